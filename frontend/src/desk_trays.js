// What lies on the odds desk: the hand, the bank's open card, the cards seen, and where the next card goes.

import { cardButton } from "./cards.js";
import { button, h, menu, paint, tick } from "./dom.js";

export function createDeskTrays({ text, state, actions, waiting }) {
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("mode_label") });
  const hand = h("div", { class: "sym-tray is-hand", "data-part": "hand" });
  const upcard = h("div", { class: "sym-tray is-upcard", "data-part": "upcard" });
  const seen = h("div", { class: "sym-tray is-seen", "data-part": "seen" });
  const told = h("div", { class: "sym-line" });
  const tools = h("div", { class: "sym-buttons" });
  const root = h("div", {}, hand, told, upcard, seen, tools);

  /** The places a card can go to: the bank's only where it shows one. */
  const modesNow = () => ["hand", ...(state.reply?.upcard ? ["upcard"] : []), "seen"];

  function tray(place, total, nameOf) {
    const wild = state.reply?.pack.wild;
    return [
      h(
        "h3",
        {},
        text(`tray_${place}`),
        total && !waiting() ? h("span", { class: "sym-total", "data-part": "total" }, total.text) : null,
      ),
      state[place].length
        ? h(
            "ul",
            { class: "sym-card-row", role: "list" },
            state[place].map((code, index) =>
              h(
                "li",
                { class: code === wild ? "is-wild" : null },
                cardButton(code, text, {
                  small: place !== "hand",
                  action: `back-${place}-${index}`,
                  describe: text("take_back", { card: nameOf(code) }),
                  run: () => actions.takeBack(place, index),
                }),
                code === wild ? h("span", { class: "sym-tag", "aria-hidden": "true" }, text("wild_tag")) : null,
              ),
            ),
          )
        : h("p", { class: "sym-note" }, text(`tray_empty_${place}`)),
    ];
  }

  /** What no card tells: that the first card was exchanged, and what the wild card was said to count. */
  function toldOfHand() {
    const { exchangeable, declare } = state.reply ?? {};
    return [
      exchangeable
        ? tick({
            label: text("desk_exchanged"),
            name: "exchanged",
            checked: state.exchanged,
            change: (on) => actions.change({ exchanged: on }),
          })
        : null,
      declare?.settled
        ? menu({
            label: text("wild_counts"),
            name: "declared",
            value: String(declare.value),
            options: [
              { value: "0", label: text("wild_not_said") },
              ...declare.values.map(({ half_points: value, text: label }) => ({ value: String(value), label })),
            ],
            change: (value) => actions.change({ declared: Number(value) }),
          })
        : null,
    ];
  }

  function show(nameOf) {
    const { reply } = state;
    paint(
      modes,
      modesNow().map((mode) =>
        button({
          action: `mode-${mode}`,
          label: text(`mode_${mode}`),
          kind: "is-mode",
          pressed: state.mode === mode,
          run: () => actions.setMode(mode),
        }),
      ),
    );
    paint(hand, tray("hand", reply?.hand.total, nameOf));
    paint(told, toldOfHand());
    paint(upcard, reply?.upcard ? tray("upcard", reply.upcard.total, nameOf) : null);
    upcard.hidden = !reply?.upcard;
    paint(seen, tray("seen", null, nameOf));
    paint(
      tools,
      button({
        action: "undo",
        label: text("action_undo"),
        kind: "is-quiet",
        disabled: !state.past.length,
        run: actions.undo,
      }),
      button({
        action: "clear",
        label: text("clear"),
        kind: "is-quiet",
        disabled: !state.hand.length && !state.seen.length && !state.upcard.length,
        run: actions.clear,
      }),
    );
  }

  return { modes, root, modesNow, show };
}
