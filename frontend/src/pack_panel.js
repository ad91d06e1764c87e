// The pack of the odds desk: eight kinds with counters, and the forty cards behind a toggle.

import { card, cardButton, cardName } from "./cards.js";
import { disclosure, h, paint } from "./dom.js";

/** How a card of each kind is written when its suit does not matter. */
export const LETTER_OF_KIND = { court: "F", ace: "A", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7" };

const SUITS = ["o", "c", "e", "b"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "S", "C", "R"];
const NOTHING_YET = ["court", "ace", "2", "3", "4", "5", "6", "7"].map((kind) => ({
  kind,
  name: null,
  left: null,
  of: null,
}));

export function createPackPanel({ text, state, put }) {
  const kinds = h("div", { class: "sym-kinds", role: "group", "aria-label": text("kinds_label") });
  const forty = disclosure({ name: "forty", label: text("forty_label") });
  const root = h("div", {}, kinds, forty.details);
  forty.details.addEventListener("toggle", showForty);

  function showKinds() {
    const rows = state.reply?.left ?? NOTHING_YET;
    paint(
      kinds,
      rows.map((row) => {
        const letter = LETTER_OF_KIND[row.kind];
        const name = row.name ?? text(`kind_${row.kind}`);
        return h(
          "button",
          {
            type: "button",
            class: "sym-kind",
            "data-action": "kind",
            "data-kind": row.kind,
            "data-key": `kind-${row.kind}`,
            "aria-disabled": row.left === 0 ? "true" : null,
            onclick: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && put(letter),
          },
          h("span", { class: "sym-kind-cards", "aria-hidden": "true" }, card(letter ?? null, text, { small: true })),
          h("span", { class: "sym-kind-name" }, name),
          row.left === null
            ? null
            : [
                h("span", { class: "sym-kind-count", "aria-hidden": "true" }, `×${row.left}`),
                h("span", { class: "sym-hidden" }, text("kind_left", { left: row.left, of: row.of })),
              ],
        );
      }),
    );
  }

  function showForty() {
    if (!forty.details.open) return paint(forty.body);
    const mine = new Set(state.hand);
    const out = new Set(state.seen);
    return paint(
      forty.body,
      h(
        "div",
        { class: "sym-card-grid is-forty", role: "group", "aria-label": text("forty_label") },
        SUITS.flatMap((suit) =>
          RANKS.map((rank) => {
            const code = rank + suit;
            const place = mine.has(code) ? "hand" : out.has(code) ? "seen" : null;
            return cardButton(code, text, {
              action: "card",
              disabled: place !== null,
              mark: place,
              describe: place ? text(`card_is_${place}`, { card: cardName(code, text) }) : undefined,
              run: put,
            });
          }),
        ),
      ),
    );
  }

  return {
    root,
    show() {
      showKinds();
      showForty();
    },
  };
}
