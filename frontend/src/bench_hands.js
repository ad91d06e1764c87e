// The hands that are played otherwise under the other rules, grouped by the bank's open card.

import { card } from "./cards.js";
import { button, h, paint } from "./dom.js";
import { exact } from "./numbers.js";

const FIRST = 12;
const ACTIONS = ["stand", "hit", "exchange"];

export function differencesView({ left, right, differences = [] }, text, complete) {
  if (!differences.length)
    return h("p", { class: "sym-note" }, text(complete ? "bench_no_differences" : "bench_steps_coming"));
  const groups = new Map();
  for (const row of differences) groups.set(row.upcard ?? "", [...(groups.get(row.upcard ?? "") ?? []), row]);
  if (groups.size === 1 && groups.has("")) return handTable(differences, text, left, right);
  return [...groups].map(([upcard, rows]) => {
    const body = h("div", { class: "sym-details-body" });
    const fill = (event) => event.target.open && !body.firstChild && paint(body, handTable(rows, text, left, right));
    return h(
      "details",
      { class: "sym-details sym-group", "data-upcard": upcard, ontoggle: fill },
      h(
        "summary",
        {},
        upcard ? h("span", { class: "sym-row-card" }, card(upcard, text, { small: true }), text("bank_shows")) : text("bank_covered"),
        " ",
        h("span", { class: "sym-group-count" }, text("hands_count", { count: rows.length })),
      ),
      body,
    );
  });
}

function handTable(rows, text, left, right) {
  const body = h("tbody", {});
  const more = h("div", { class: "sym-buttons" });

  function fill(count) {
    paint(
      body,
      rows.slice(0, count).map((row) =>
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            h(
              "span",
              { class: "sym-mini-hand" },
              row.hand.split(" ").map((code) => card(code, text, { small: true })),
            ),
          ),
          [row.left, row.right].map((choice) => choiceCell(choice, text)),
        ),
      ),
    );
    paint(
      more,
      count < rows.length
        ? button({
            action: "all-hands",
            label: text("all_hands", { count: rows.length }),
            kind: "is-quiet",
            run: () => fill(rows.length),
          })
        : null,
    );
  }

  fill(FIRST);
  return h(
    "div",
    {},
    h(
      "div",
      { class: "sym-scroll", tabindex: "0", role: "region", "aria-label": text("bench_hands_caption") },
      h(
        "table",
        { class: "sym-outlook is-hands" },
        h("caption", {}, text("bench_hands_caption")),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, text("hand_label")),
            h("th", { scope: "col" }, left.title),
            h("th", { scope: "col" }, right.title),
          ),
        ),
        body,
      ),
    ),
    more,
  );
}

function choiceCell(choice, text) {
  const total = typeof choice.total === "string" ? text(`final_${choice.total}`) : choice.total.text;
  return h(
    "td",
    {},
    h("p", {}, h("strong", {}, text(`action_${choice.best}`)), " ", h("span", { class: "sym-note" }, text("on_total", { total }))),
    h(
      "details",
      { class: "sym-exact" },
      h("summary", {}, text("compare_values")),
      h(
        "dl",
        { class: "sym-pairs" },
        ACTIONS.filter((action) => choice[action]).map((action) => [
          h("dt", {}, text(`action_${action}`)),
          h("dd", {}, exact(choice[action], text, { percent: false })),
        ]),
      ),
    ),
  );
}
