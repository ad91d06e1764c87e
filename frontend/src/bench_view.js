// A comparison as it looks: two edges, the way from one to the other, and what else differs.

import { card } from "./cards.js";
import { differencesView } from "./bench_hands.js";
import { hasOptions, optionsView } from "./bench_options.js";
import { h, paint } from "./dom.js";
import { exact, size } from "./numbers.js";
import { stepsView } from "./bench_steps.js";

const SIDES = ["left", "right"];

export function createBenchView(text) {
  const root = h("div", { class: "sym-bench-found", "data-part": "comparison" });
  // What somebody has opened stays open while further parts arrive.
  const opened = new Map([["steps", true], ["options", true]]);

  function section(name, label, ...children) {
    return h(
      "details",
      {
        class: "sym-details",
        "data-panel": name,
        open: opened.get(name) ?? false,
        ontoggle: (event) => opened.set(name, event.target.open),
      },
      h("summary", { "data-key": `panel-${name}` }, label),
      h("div", { class: "sym-details-body" }, ...children),
    );
  }

  function show(found, complete) {
    root.removeAttribute("data-stale");
    const { left, right } = found;
    paint(
      root,
      edges(found),
      found.steps?.length || !complete
        ? section("steps", text("bench_steps"), stepsView(found, text, complete))
        : null,
      left.bust && right.bust && hasOptions(found)
        ? section("options", text("bench_options"), optionsView(found, text, { sideTable, section }))
        : null,
      left.bust && right.bust ? section("measures", text("bench_measures"), measures(left, right)) : null,
      left.first_cards && right.first_cards
        ? section("first-cards", text("bench_first_cards"), firstCards(left, right))
        : null,
      left.finals && right.finals ? section("finals", text("bench_finals"), finals(left, right)) : null,
      complete || found.differences?.length
        ? section(
            "differences",
            text("bench_differences", { count: found.differences?.length ?? 0 }),
            differencesView(found, text, complete),
          )
        : null,
      found.unpriced?.length ? section("unpriced", text("bench_unpriced"), unpriced(found.unpriced)) : null,
    );
  }

  function edges({ left, right, difference }) {
    const sign = difference.n === "0" ? "same" : difference.n.startsWith("-") ? "worse" : "better";
    return [
      h(
        "div",
        { class: "sym-edges" },
        SIDES.map((side) => {
          const found = side === "left" ? left : right;
          return h(
            "div",
            { class: "sym-edge", "data-side": side },
            h("p", { class: "sym-edge-title" }, found.title),
            h("p", { class: "sym-note" }, text("bench_who", { player: found.player, banker: found.banker })),
            h("p", { class: "sym-edge-value", "data-part": "edge" }, exact(found.edge, text)),
          );
        }),
      ),
      h("p", { class: "sym-note" }, text("edge_words")),
      h(
        "p",
        { class: "sym-lead", "data-part": "difference" },
        text(`bench_${sign}`, { left: left.title, right: right.title }),
        " ",
        sign === "same" ? null : exact(size(difference), text),
      ),
    ];
  }

  function sideTable(caption, rows, { wide = false } = {}) {
    return (left, right) =>
      h(
        "div",
        { class: "sym-scroll", tabindex: "0", role: "region", "aria-label": caption },
        h(
          "table",
          { class: `sym-outlook${wide ? " is-wide" : ""}` },
          h("caption", {}, caption),
          h(
            "thead",
            {},
            h("tr", {}, h("td", {}), h("th", { scope: "col" }, left.title), h("th", { scope: "col" }, right.title)),
          ),
          h("tbody", {}, rows),
        ),
      );
  }

  function measures(left, right) {
    const row = (name, pick) => {
      const numbers = [pick(left), pick(right)];
      if (numbers.every((number) => !number)) return null;
      return h(
        "tr",
        { "data-measure": name },
        h("th", { scope: "row" }, text(`bench_${name}`)),
        numbers.map((number) => h("td", {}, number ? exact(number, text) : text("not_in_these_rules"))),
      );
    };
    const rows = [
      row("win", (side) => side.win),
      row("push", (side) => side.push),
      row("lose", (side) => side.lose),
      row("player_bust", (side) => side.bust.player),
      row("bank_bust", (side) => side.bust.bank),
      row("bank_plays", (side) => side.bust.bank_plays),
      row("two_card", (side) => side.naturals.two_card),
      row("natural", (side) => side.naturals.natural),
      row("two_sevens", (side) => side.naturals.two_sevens),
      row("staking", (side) => side.staking?.value),
    ].filter(Boolean);
    return sideTable(text("bench_measures_caption"), rows)(left, right);
  }

  function firstCards(left, right) {
    const cards = new Map();
    for (const [place, side] of [left, right].entries())
      for (const row of side.first_cards) {
        const known = cards.get(row.card) ?? { card: row.card, name: row.name, of: [null, null] };
        known.of[place] = row;
        cards.set(row.card, known);
      }
    const rows = [...cards.values()].map((entry) =>
      h(
        "tr",
        { "data-card-row": entry.card },
        h(
          "th",
          { scope: "row" },
          h("span", { class: "sym-row-card" }, card(entry.card, text, { small: true }), h("span", {}, entry.name)),
        ),
        entry.of.map((row) => h("td", {}, row ? [exact(row.value, text), " ", actionOf(row)] : text("not_in_these_rules"))),
      ),
    );
    return sideTable(text("bench_first_cards_caption"), rows)(left, right);
  }

  function actionOf(row) {
    if (row.action) return h("span", { class: "sym-tag" }, text(`action_${row.action}`));
    return h("span", { class: "sym-note" }, text("depends_on_upcard"));
  }

  function finals(left, right) {
    const named = (total) => (typeof total === "string" ? text(`final_${total}`) : total.text);
    return ["player", "bank"].map((who) => {
      const totals = new Map();
      for (const [place, side] of [left, right].entries())
        for (const row of side.finals[who]) {
          const key = typeof row.total === "string" ? row.total : String(row.total.half_points);
          const known = totals.get(key) ?? { total: row.total, of: [null, null] };
          known.of[place] = row.probability;
          totals.set(key, known);
        }
      const order = (total) => (typeof total === "string" ? (total === "bust" ? 1000 : 999) : total.half_points);
      const rows = [...totals.values()]
        .sort((one, other) => order(one.total) - order(other.total))
        .map((entry) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, named(entry.total)),
            entry.of.map((number) => h("td", {}, number ? exact(number, text) : "–")),
          ),
        );
      return sideTable(text(`bench_finals_${who}`), rows)(left, right);
    });
  }

  function unpriced(rows) {
    return h(
      "ul",
      { class: "sym-log" },
      rows.map((row) =>
        h("li", {}, h("strong", {}, row.title), ": ", text("from_to", { from: row.from, to: row.to }), ". ", h("span", { class: "sym-note" }, row.text)),
      ),
    );
  }

  return { root, show, stale: () => root.toggleAttribute("data-stale", true) };
}
