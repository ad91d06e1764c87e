// The tutor: a first lesson, a quiz without end, the questions people ask, and a referee, for any rules.

import { createClient } from "./client.js";
import { button, h, paint } from "./dom.js";
import { listenKeys } from "./keys.js";
import { choiceOf, createRulesChooser } from "./rules_chooser.js";
import { createStatus } from "./status.js";
import { reader } from "./texts.js";
import { createAsk } from "./tutor_ask.js";
import { createGuided } from "./tutor_guided.js";
import { createQuestions } from "./tutor_questions.js";
import { createQuiz } from "./tutor_quiz.js";

const MOVE_KEYS = "hsdxp";
const PARTS = { guided: createGuided, quiz: createQuiz, questions: createQuestions, referee: createAsk };

export function tutor({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const choice = choiceOf({ preset: options.preset ?? null, rules: options.rules ?? {} });
  const names = (options.parts ?? Object.keys(PARTS)).filter((name) => Object.prototype.hasOwnProperty.call(PARTS, name));
  const state = { part: names[0], parts: {} };
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("tutor_parts") });
  const body = h("div", { class: "sym-tutor-body", "data-part": "body" });
  const chooser = createRulesChooser({
    text,
    client,
    presets: options.presets ?? [],
    choice,
    change: () => {
      state.parts = {};
      show();
    },
    name: "tutor",
  });
  const summary = h("summary", { "data-key": "panel-tutor-rules" });
  const rules = h(
    "details",
    { class: "sym-details", "data-panel": "tutor-rules" },
    summary,
    h("div", { class: "sym-details-body" }, chooser.root),
  );
  const root = h(
    "section",
    { class: "sym sym-tutor", tabindex: "-1", "aria-label": text("tutor_label"), "data-lm-suppress-shortcuts": "true" },
    rules,
    names.length > 1 ? modes : null,
    lines.status,
    lines.problem,
    body,
  );

  /** The rules as every request of the tutor names them. */
  const about = () => ({
    ...(choice.preset ? { preset: choice.preset } : {}),
    ...(Object.keys(choice.rules).length ? { rules: choice.rules } : {}),
  });

  function show() {
    summary.textContent = text(choice.changed ? "tutor_rules_changed" : "tutor_rules", { rules: chooser.title() });
    paint(
      modes,
      names.map((name) =>
        button({
          action: `part-${name}`,
          label: text(`part_${name}`),
          kind: "is-mode",
          pressed: state.part === name,
          run: () => {
            state.part = name;
            show();
          },
        }),
      ),
    );
    lines.problem.textContent = "";
    if (!state.parts[state.part]) {
      state.parts[state.part] = PARTS[state.part]({
        text,
        client,
        options,
        about,
        key: JSON.stringify(about()),
        problem: (words) => (lines.problem.textContent = words),
      });
      state.parts[state.part].begin?.();
    }
    paint(body, state.parts[state.part].root);
  }

  const keys = { n: () => state.parts[state.part].next?.() };
  for (const digit of "12345") keys[digit] = () => state.parts[state.part].choose?.(Number(digit) - 1);
  // Where a hand is played, the keys of its moves.
  for (const letter of MOVE_KEYS) keys[letter] = () => state.parts[state.part].keys?.[letter]?.();
  const stopKeys = listenKeys(root, keys);
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  show();

  return () => {
    stopKeys();
    client.dispose();
    frame.remove();
  };
}
