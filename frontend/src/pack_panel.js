// The pack of the odds desk: its kinds with counters, and every card of it behind a toggle.

import { card, cardButton, cardName } from "./cards.js";
import { disclosure, h, paint } from "./dom.js";

/** How a card of each kind is written when its suit does not matter. */
export const LETTER_OF_KIND = { court: "F", ace: "A", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7" };
const SUITS = ["o", "c", "e", "b"];
const COURTS = "CSRF";

export function createPackPanel({ text, state, put }) {
  const kinds = h("div", { class: "sym-kinds", role: "group", "aria-label": text("kinds_label") });
  const forty = disclosure({ name: "forty", label: "" });
  const label = forty.details.querySelector("summary");
  const root = h("div", {}, kinds, forty.details);
  const nothingYet = Object.entries(LETTER_OF_KIND).map(([kind, letter]) => ({
    kind,
    name: text(`kind_${kind}`),
    left: null,
    card: letter,
    group: "plain",
  }));
  forty.details.addEventListener("toggle", showForty);

  /** Before the first answer only the base game's kinds are known. */
  function rows() {
    if (state.reply) return state.reply.left;
    const { preset, rules } = state.choice;
    return preset || Object.keys(rules).length ? [] : nothingYet;
  }

  function nameOf(code) {
    const wild = state.reply?.pack;
    return wild && code === wild.wild ? wild.wild_name : cardName(code, text);
  }

  function showKinds() {
    const groups = grouped(rows());
    const apart = groups.has("courts") || groups.has("sevens");
    kinds.classList.toggle("is-grouped", apart);
    kinds.classList.toggle("is-many", !apart && rows().length > 8);
    paint(
      kinds,
      apart
        ? [...groups].map(([group, members]) =>
            h(
              "div",
              { class: `sym-kind-group is-${group}`, role: "group", "aria-label": text(`kind_group_${group}`) },
              h("span", { class: "sym-kind-group-name", "aria-hidden": "true" }, text(`kind_group_${group}`)),
              h("div", { class: "sym-kind-row" }, members.map(kindButton)),
            ),
          )
        : rows().map(kindButton),
    );
  }

  function kindButton(row) {
    return h(
      "button",
      {
        type: "button",
        class: "sym-kind",
        "data-action": "kind",
        "data-kind": row.kind,
        "data-key": `kind-${row.kind}`,
        "aria-disabled": row.left === 0 ? "true" : null,
        onclick: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && put(row.card),
      },
      h("span", { class: "sym-kind-cards", "aria-hidden": "true" }, card(row.card, text, { small: true })),
      h("span", { class: "sym-kind-name" }, row.name),
      row.left === null
        ? null
        : [
            h("span", { class: "sym-kind-count", "aria-hidden": "true" }, `×${row.left}`),
            h("span", { class: "sym-hidden" }, text("kind_left", { left: row.left, of: row.of })),
          ],
    );
  }

  function showForty() {
    const pack = state.reply?.pack;
    forty.details.hidden = !pack;
    if (!pack) return;
    label.textContent = text("cards_label", { count: pack.size });
    if (!forty.details.open) {
      paint(forty.body);
      return;
    }
    const lying = { hand: state.hand, upcard: state.upcard, seen: state.seen };
    const columns = `repeat(${pack.ranks.length}, minmax(0, max-content))`;
    paint(
      forty.body,
      h(
        "div",
        {
          class: "sym-card-grid is-forty",
          role: "group",
          "aria-label": text("cards_label", { count: pack.size }),
          style: { "grid-template-columns": columns },
        },
        SUITS.flatMap((suit) => pack.ranks.map((rank) => oneCard(rank + suit, lying, pack))),
      ),
    );
  }

  /** With several packs a card is out only when each of its copies is. */
  function oneCard(code, lying, { packs }) {
    const places = Object.entries(lying).flatMap(([place, cards]) => cards.filter((one) => one === code).map(() => place));
    const place = places.length >= packs ? places[0] : null;
    return cardButton(code, text, {
      action: "card",
      disabled: place !== null,
      mark: place,
      describe: place ? text(`card_is_${place}`, { card: nameOf(code) }) : nameOf(code),
      run: put,
    });
  }

  return {
    root,
    nameOf,
    /** The kinds that a letter on the keyboard names; W is the wild card, wherever it stands. */
    named: (letter) =>
      rows().filter(({ card: code, group }) =>
        group === "wild"
          ? letter === "W"
          : code[0] === letter || (COURTS.includes(letter) && COURTS.includes(code[0])),
      ),
    focus: (found) =>
      kinds.querySelector(`[data-key="kind-${(found.find(({ left }) => left !== 0) ?? found[0]).kind}"]`)?.focus(),
    show() {
      showKinds();
      showForty();
    },
  };
}

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return groups;
}
