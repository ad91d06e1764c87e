// A situation of the tutor: hands on the table, with the whole in words.

import { card } from "./cards.js";
import { h } from "./dom.js";

export function situationView(situation, text) {
  if (!situation) return null;
  return h(
    "div",
    { class: "sym-situation", "data-part": "situation" },
    h(
      "div",
      { class: "sym-felt is-still" },
      situation.hands.map((hand) =>
        h(
          "div",
          { class: `sym-seat is-${hand.role}`, "data-role": hand.role },
          h("div", { class: "sym-seat-head" }, h("strong", { class: "sym-name" }, hand.name)),
          h(
            "div",
            { class: "sym-hand-box" },
            h(
              "ul",
              { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name: hand.name }) },
              hand.cards.map((code, index) => {
                const covered = code !== null && hand.covered?.[index];
                return h(
                  "li",
                  { class: covered ? "is-covered" : null },
                  card(code, text),
                  covered ? h("span", { class: "sym-covered" }, text("covered")) : null,
                );
              }),
            ),
          ),
          h("div", { class: "sym-seat-total" }, hand.total ? h("span", { class: "sym-total" }, hand.total.text) : null),
        ),
      ),
      situation.seen?.length
        ? h(
            "div",
            { class: "sym-seen-else" },
            h("span", { class: "sym-note" }, text("seen_elsewhere")),
            h(
              "ul",
              { class: "sym-card-row", role: "list" },
              situation.seen.map((code) => h("li", {}, card(code, text, { small: true }))),
            ),
          )
        : null,
    ),
    h("p", { class: "sym-note" }, situation.text),
  );
}
