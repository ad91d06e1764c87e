// Odds as tables: what one more card does, and hit against stand.

import { h } from "./dom.js";
import { bar, exact } from "./numbers.js";

const OUTCOMES = ["bust", "seven_and_a_half", "two_sevens", "stays_in"];

/** Return the strip and the numbers for the next card: three, and a fourth where the rules know two sevens. */
export function nextCard(next, text, extra = () => null) {
  const outcomes = OUTCOMES.filter((outcome) => next[outcome]);
  return h(
    "div",
    { class: "sym-next", "data-part": "next" },
    h(
      "div",
      { class: "sym-strip", "aria-hidden": "true" },
      outcomes.map((outcome) => h("span", { class: `is-${outcome}`, style: { "flex-grow": next[outcome].decimal } })),
    ),
    h(
      "dl",
      { class: "sym-tiles" },
      outcomes.map((outcome) =>
        h(
          "div",
          { class: `sym-tile is-${outcome}`, "data-outcome": outcome },
          h("dt", {}, text(`outcome_${outcome}`)),
          h("dd", {}, exact(next[outcome], text), extra(outcome)),
        ),
      ),
    ),
  );
}

/** Return what each kind of next card makes of the hand, behind a disclosure. */
export function byKindPanel(rows, text) {
  return h(
    "details",
    { class: "sym-details", "data-panel": "by-kind" },
    h("summary", { "data-key": "panel-by-kind" }, text("by_kind_heading")),
    h(
      "table",
      { class: "sym-by-kind" },
      h("caption", {}, text("by_kind_caption")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          [text("by_kind_ways"), text("by_kind_card"), text("by_kind_makes")].map((words) => h("th", { scope: "col" }, words)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            { class: `is-${row.outcome}`, "data-kind-row": row.kind },
            h("td", {}, String(row.ways)),
            h("th", { scope: "row" }, row.name),
            h("td", {}, row.makes),
          ),
        ),
      ),
    ),
  );
}

const isNothing = (number) => number.n === "0";

/** Return hit against stand, and exchange where it is open; the better action carries a mark in words. */
export function outlookTable({ hit, stand, exchange, best, banker, caption }, text) {
  // On 7½ there is nothing to hit for, and one column is left.
  const columns = [
    ["hit", hit],
    ["stand", stand],
    ["exchange", exchange],
  ].filter(([, outlook]) => outlook);
  const rows = ["bust", "seven_and_a_half", "win", "push", "lose", "expected_value"].filter(
    (row) => row !== "push" || columns.some(([, outlook]) => !isNothing(outlook.push)),
  );
  const head = (action) =>
    h(
      "th",
      { scope: "col", class: best === action ? "is-best" : "" },
      text(`action_${action}`),
      best === action ? h("span", { class: "sym-best" }, text("better")) : null,
    );
  const cell = (outlook, row, action) =>
    h(
      "td",
      { "data-measure": row, "data-of": action, class: best === action ? "is-best" : "" },
      exact(outlook[row], text, { percent: row !== "expected_value" }),
      row === "win" ? bar(outlook[row], `is-${action}`) : null,
    );
  return h(
    "table",
    { class: "sym-outlook", "data-part": "outlook" },
    h("caption", {}, caption ?? text("outlook_caption", { banker })),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        columns.map(([action]) => head(action)),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, text(`measure_${row}`)),
          columns.map(([action, outlook]) => cell(outlook, row, action)),
        ),
      ),
    ),
  );
}

/** Return what each action gains: the bank's over all the stakes, or those of a hand that may be split or has been. */
export function gainsTable({ kind, best, banker, ...gains }, text) {
  const rows = ["hit", "stand", "split"].map((action) => [action, gains[`${action}_gain`]]).filter(([, gain]) => gain);
  return h(
    "table",
    { class: "sym-finals is-gains", "data-part": "gains" },
    h("caption", {}, text(`gains_caption_${kind}`, { banker })),
    h(
      "tbody",
      {},
      rows.map(([action, gain]) =>
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            text(`action_${action}`),
            best === action ? h("span", { class: "sym-best" }, text("better")) : null,
          ),
          h("td", { "data-of": action }, exact(gain, text, { percent: false })),
        ),
      ),
    ),
  );
}
