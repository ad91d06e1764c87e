// After the hand: what each decision cost, and how the other next cards would have gone.

import { cardRow, card } from "./cards.js";
import { h } from "./dom.js";
import { exact } from "./numbers.js";
import { gainsTable, outlookTable } from "./outlook.js";

/** Return the coach's review of a settled hand. */
export function reviewPanel(review, text, banker) {
  if (!review.decisions.length) return h("p", { class: "sym-note" }, review.text);
  const last = review.decisions.length - 1;
  return h(
    "div",
    { class: "sym-review", "data-part": "review" },
    h("p", { class: "sym-lead" }, review.text),
    h(
      "ol",
      { class: "sym-decisions", role: "list" },
      review.decisions.map((decision, index) =>
        h(
          "li",
          { class: "sym-decision", "data-decision": index },
          decisionBody(decision, text, banker, index === last),
        ),
      ),
    ),
  );
}

function decisionBody(decision, text, banker, open) {
  return [
    h(
      "div",
      { class: "sym-decision-head" },
      h(
        "span",
        { class: "sym-mini-hand" },
        decision.cards.map((code) => card(code, text, { small: true })),
      ),
      h(
        "div",
        { class: "sym-decision-words" },
        h("p", {}, decision.text),
        decision.graded
          ? h(
              "p",
              { class: "sym-cost", "data-part": "cost" },
              h("span", {}, text("cost")),
              exact(decision.cost, text, { percent: false }),
            )
          : null,
      ),
    ),
    h(
      "details",
      { class: "sym-details", "data-panel": "compare" },
      h("summary", {}, text("compare_decision")),
      decision.kind === "split" ? gainsTable({ ...decision, banker }, text) : outlookTable({ ...decision, banker }, text),
    ),
    decision.futures?.length
      ? h(
          "details",
          { class: "sym-details", "data-panel": "futures", open },
          h(
            "summary",
            {},
            text("futures_heading", { count: decision.futures.reduce((sum, kind) => sum + kind.ways, 0) }),
          ),
          futuresPanel(decision.futures, text),
        )
      : null,
  ];
}

/** Return the possible next cards grouped by kind; each opens to its exact numbers. */
export function futuresPanel(futures, text) {
  return h(
    "ul",
    { class: "sym-futures", role: "list", "data-part": "futures" },
    futures.map((future) =>
      h(
        "li",
        { class: `sym-future is-${future.outcome}`, "data-kind": future.kind },
        h(
          "details",
          {},
          h(
            "summary",
            {},
            card(future.card, text, { small: true }),
            h(
              "span",
              { class: "sym-future-words" },
              h("strong", {}, text("future_kind", { ways: future.ways, name: future.name })),
              h(
                "span",
                {},
                future.outcome === "bust" ? text("outcome_bust") : text("future_total", { total: future.total.text }),
              ),
            ),
            h(
              "span",
              { class: "sym-future-win" },
              h("span", { class: "sym-percent" }, future.win.percent),
              h("small", {}, text("measure_win")),
            ),
          ),
          h(
            "div",
            { class: "sym-future-body" },
            cardRow(future.cards, text),
            h(
              "dl",
              { class: "sym-pairs" },
              h("dt", {}, text("measure_win")),
              h("dd", {}, exact(future.win, text)),
              h("dt", {}, text("measure_expected_value")),
              h("dd", {}, exact(future.expected_value, text, { percent: false })),
            ),
          ),
        ),
      ),
    ),
  );
}
