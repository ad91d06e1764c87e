// Where a difference comes from: rule after rule, each with its price, from one edge to the other.

import { h } from "./dom.js";
import { exact } from "./numbers.js";

const minus = (decimal) => decimal.replace(/^-/, "\u2212");
const signed = (number) => (number.n.startsWith("-") || number.n === "0" ? minus(number.decimal) : `+${number.decimal}`);

/** Return the steps as a list with bars; `complete` says that no further step comes. */
export function stepsView({ left, right, steps }, text, complete) {
  // Rounded decimals place the bars; every number beside them is Python's own.
  const ends = [left.edge, ...steps.map((step) => step.edge), right.edge].map((number) => Number(number.decimal));
  const low = Math.min(...ends);
  const span = Math.max(...ends) - low || 1;
  const at = (number) => `${((Number(number.decimal) - low) / span) * 100}%`;
  let before = left.edge;
  const rows = steps.map((step) => {
    const from = before;
    before = step.edge;
    const down = step.change.n.startsWith("-");
    const [start, end] = down ? [step.edge, from] : [from, step.edge];
    return h(
      "li",
      { class: `sym-step${down ? " is-down" : ""}`, "data-step": step.key },
      h(
        "div",
        { class: "sym-step-words" },
        h("strong", {}, step.title),
        h("span", { class: "sym-note" }, text("from_to", { from: step.from, to: step.to })),
      ),
      h(
        "div",
        { class: "sym-step-bar", "aria-hidden": "true", style: { "--from": at(start), "--to": at(end) } },
        h("span", {}),
      ),
      h(
        "div",
        { class: "sym-step-numbers" },
        h("span", { class: "sym-step-change" }, signed(step.change)),
        h(
          "details",
          { class: "sym-exact" },
          h("summary", { "aria-label": text("step_exact_of", { title: step.title }) }, text("exact_value")),
          h(
            "dl",
            { class: "sym-pairs" },
            h("dt", {}, text("step_change")),
            h("dd", {}, exact(step.change, text)),
            h("dt", {}, text("step_edge")),
            h("dd", {}, exact(step.edge, text)),
          ),
        ),
      ),
    );
  });
  return h(
    "div",
    { class: "sym-steps", "data-part": "steps" },
    h("p", { class: "sym-note" }, text("bench_steps_words")),
    h(
      "ol",
      { class: "sym-step-list", role: "list" },
      endRow(left, at, text("bench_start", { title: left.title })),
      rows,
      complete ? endRow(right, at, text("bench_end", { title: right.title })) : null,
    ),
    complete ? null : h("p", { class: "sym-note" }, text("bench_steps_coming")),
  );
}

function endRow(side, at, label) {
  return h(
    "li",
    { class: "sym-step is-end" },
    h("div", { class: "sym-step-words" }, h("strong", {}, label)),
    h("div", { class: "sym-step-bar", "aria-hidden": "true", style: { "--from": at(side.edge), "--to": at(side.edge) } }, h("span", {})),
    h("div", { class: "sym-step-numbers" }, h("span", { class: "sym-step-change" }, minus(side.edge.decimal))),
  );
}
