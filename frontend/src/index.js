// The widgets of the book behind one anywidget front end.

import { answer } from "./answer.js";
import { ruleBench } from "./bench.js";
import { ensureSprite } from "./cards.js";
import { oddsDesk } from "./odds_desk.js";
import { table } from "./table.js";
import { tutor } from "./tutor.js";

const KINDS = { table, "odds-desk": oddsDesk, answer, "rule-bench": ruleBench, tutor };

/** Draw the widget that the model's kind names; returns what ends it. */
function render({ model, el }) {
  const kind = KINDS[model.get("kind")];
  if (!kind) return undefined;
  ensureSprite();
  return kind({ model, el });
}

export default { render };
