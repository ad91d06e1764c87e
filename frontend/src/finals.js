// Where a hand ends: one bar for each final total, with its number.

import { h } from "./dom.js";
import { bar, exact } from "./numbers.js";

/** Return the final totals of "hit, then play on by the odds" behind a disclosure. */
export function finalsPanel(finals, text) {
  return h(
    "details",
    { class: "sym-details", "data-panel": "finals" },
    h("summary", { "data-key": "panel-finals" }, text("finals_heading")),
    h(
      "table",
      { class: "sym-finals" },
      h("caption", {}, text("finals_caption")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, text("total_label")),
          h("th", { scope: "col" }, text("probability_label")),
        ),
      ),
      h(
        "tbody",
        {},
        finals.map(({ total, probability }) =>
          h(
            "tr",
            { class: total === "bust" ? "is-bust" : "" },
            h("th", { scope: "row" }, nameOf(total, text)),
            h("td", {}, bar(probability), exact(probability, text)),
          ),
        ),
      ),
    ),
  );
}

/** A hand that the rules know by name has it after its total. */
function nameOf(total, text) {
  if (total === "bust" || total === "two_sevens") return text(`outcome_${total}`);
  return total.name && total.name !== total.text ? total.name : total.text;
}
