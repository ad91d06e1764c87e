// What raising and splitting are worth on either side: two prices in least stakes, apart from the steps.

import { card } from "./cards.js";
import { h } from "./dom.js";
import { exact } from "./numbers.js";

const OPTIONS = ["raising", "splitting"];
const PRICES = ["plain", "value", "adds"];

/** Return whether a side has anything to tell of raising or splitting. */
export const hasOptions = ({ left, right }) => OPTIONS.some((option) => left[option] || right[option]);

/**
 * Return a table for each option that either side has. `sideTable` makes a table with a column for each side, `section`
 * a part that folds.
 */
export function optionsView({ left, right }, text, { sideTable, section }) {
  return [
    h("p", { class: "sym-note" }, text("bench_options_words")),
    OPTIONS.filter((option) => left[option] || right[option]).map((option) => {
      const found = [left[option], right[option]];
      const rows = PRICES.map((price) => row(option, price, found, (given) => exact(given[price], text, { percent: false })));
      if (option === "raising") rows.push(row(option, "use", found, (given) => raisedCards(given)));
      else rows.push(row(option, "use", found, (given) => splitCourts(given)));
      const notes = [...new Set(found.map((given) => given?.note).filter(Boolean))];
      return h(
        "div",
        { "data-option-of": option },
        sideTable(text(`bench_option_${option}`), rows)(left, right),
        option === "raising" ? firstCards(found) : null,
        notes.map((note) => h("p", { class: "sym-note" }, note)),
      );
    }),
  ];

  /** What to do with each first card while the stake may still grow. */
  function firstCards(found) {
    const cards = new Map(found.flatMap((given) => given?.first_cards ?? []).map((each) => [each.card, each.name]));
    const rows = [...cards].map(([code, name]) =>
      h(
        "tr",
        { "data-raised-card": code },
        h("th", { scope: "row" }, h("span", { class: "sym-row-card" }, card(code, text, { small: true }), h("span", {}, name))),
        found.map((given) => h("td", {}, cardUse(given?.first_cards?.find((each) => each.card === code)))),
      ),
    );
    const table = sideTable(text("bench_raised_cards_caption"), rows)(left, right);
    return section("raised-cards", text("bench_raised_cards"), table);
  }

  function cardUse(each) {
    if (!each) return text("not_in_these_rules");
    const value = exact(each.value, text, { percent: false });
    if (!each.action) return [value, " ", h("span", { class: "sym-note" }, text("depends_on_upcard"))];
    return [
      value,
      " ",
      h("span", { class: "sym-tag" }, text(`action_${each.action}`)),
      each.raises ? [" ", h("span", { class: "sym-tag" }, text("with_the_most"))] : null,
    ];
  }

  function row(option, price, found, value) {
    const first = price === PRICES[0];
    return h(
      "tr",
      { "data-price": price },
      h("th", { scope: "row" }, text(`price_${option}_${price}`)),
      found.map((given) => h("td", {}, given?.value ? value(given) : first ? without(given) : "–")),
    );
  }

  /** Why a side has no price: it has no such rule, none can be counted, or it is being counted. */
  function without(given) {
    if (!given) return text("not_in_these_rules");
    return h("span", { class: "sym-note" }, given.why ?? text("price_pending"));
  }

  function raisedCards(given) {
    const cards = given.first_cards.filter((row) => row.raises);
    const open = given.first_cards.some((row) => row.raises === null);
    return [
      cards.length ? hand(cards.map((row) => row.card)) : open ? null : text("on_no_card"),
      open ? h("span", { class: "sym-note" }, text("depends_on_upcard")) : null,
    ];
  }

  function splitCourts(given) {
    return [...new Set(given.two_courts.map((row) => row.best))].map((best) => {
      const shown = given.two_courts.filter((row) => row.best === best && row.upcard).map((row) => row.upcard);
      const against = shown.length ? [h("span", { class: "sym-note" }, text("against_cards")), hand(shown)] : null;
      return h("p", {}, h("span", { class: "sym-tag" }, text(`action_${best}`)), " ", against);
    });
  }

  function hand(codes) {
    return h("span", { class: "sym-mini-hand" }, codes.map((code) => card(code, text, { small: true })));
  }
}
