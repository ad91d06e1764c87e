// The moves of the rules as buttons, and what goes with a move: a stake, a raise, the value of the wild card.

import { button, h, menu, numberBox, paint } from "./dom.js";

let areas = 0;

/** Moves beyond hit and stand, with the field of the rules that knows them. */
const OTHERS = [
  ["hit-down", "ask", "D"],
  ["exchange", "exchange", "X"],
  ["split", "split", "P"],
];

export function createMoves({ text, state, actions, settled, waiting }, say) {
  const name = `sym-moves-${(areas += 1)}`;
  const fields = h("div", { class: "sym-with", "data-part": "with" });
  const buttons = h("div", { class: "sym-actions", role: "group", "aria-label": text("actions_label") });
  const reasons = h("ul", { class: "sym-refused", role: "list", "data-part": "refused" });

  const isPlayer = () => state.request && state.request.opening.you !== state.request.opening.bank;
  /** A lesson names the moves it has come to; there are no others then. */
  const taught = (move) => !state.only || state.only.includes(move);
  const actionOf = (move) => (move === "hit-down" ? "hit" : move);

  function option(action) {
    const view = state.reply?.view;
    if (!view || settled() || waiting()) return null;
    return view.moves?.find((found) => found.action === action) ?? (view.legal.includes(action) ? { action } : null);
  }

  const open = (move) => {
    const found = option(actionOf(move));
    return Boolean(found && (move !== "hit-down" || found.down));
  };

  /** What the reader chose to go with a move; null while something is still to be chosen. */
  function given(move) {
    const found = option(actionOf(move));
    const chosen = state.given;
    if (!found) return null;
    if (move === "stake") return { stake: chosen.stake ?? found.stake.least };
    if (move === "split") return { stake: chosen.split ?? 0 };
    const raise = found.raise ? (chosen.raise ?? 0) : 0;
    if (!found.values?.length || move === "stand") return { down: move === "hit-down", raise };
    return chosen.value ? { down: move === "hit-down", raise, value: chosen.value } : null;
  }

  function run(move) {
    if (!taught(move)) return;
    if (!open(move)) {
      const why = refusal(move);
      if (why) say(why.text);
      return;
    }
    const extra = given(move);
    if (extra) actions.act(actionOf(move), extra);
    else {
      say(text("value_first"));
      fields.querySelector('[data-input="wild-value"]')?.focus();
    }
  }

  function refusal(move) {
    if (settled() || waiting()) return null;
    return state.reply?.view.refused?.find(({ action }) => action === actionOf(move)) ?? null;
  }

  function knownMoves() {
    const rules = state.request?.rules ?? {};
    const others = isPlayer() ? OTHERS.filter(([, field]) => rules[field] !== undefined) : [];
    return ["hit", "stand", ...others.map(([move]) => move)].filter(taught);
  }

  function showFields() {
    if (settled() || state.telling) return paint(fields);
    const stake = option("stake");
    const split = option("split");
    const raise = option("hit")?.raise ?? option("stand")?.raise;
    const values = option("hit")?.values ?? [];
    const chosen = state.given;
    return paint(
      fields,
      stake
        ? h(
            "div",
            { class: "sym-line" },
            numberBox({
              label: text("stake_now"),
              name: "stake-now",
              ...stake.stake,
              value: chosen.stake ?? stake.stake.least,
              change: (value) => (chosen.stake = value),
              submit: () => run("stake"),
            }),
            button({
              action: "stake",
              label: text("action_stake"),
              hint: "T",
              kind: "is-primary",
              run: () => run("stake"),
            }),
          )
        : null,
      raise
        ? numberBox({
            label: text("raise_first"),
            name: "raise",
            least: 0,
            most: raise.most,
            value: chosen.raise ?? 0,
            change: (value) => (chosen.raise = value),
          })
        : null,
      values.length
        ? menu({
            label: text("wild_counts"),
            name: "wild-value",
            value: String(chosen.value ?? ""),
            options: [
              { value: "", label: text("choose") },
              ...values.map((total) => ({ value: String(total.half_points), label: total.text })),
            ],
            change: (value) => (chosen.value = Number(value) || null),
          })
        : null,
      split && split.stake && split.stake.most > split.stake.least
        ? numberBox({
            label: text("split_stake"),
            name: "split-stake",
            ...split.stake,
            value: chosen.split ?? split.stake.least,
            change: (value) => (chosen.split = value),
          })
        : null,
    );
  }

  function moveButton(move) {
    const can = open(move);
    const why = can ? null : refusal(move);
    const hint = move === "hit" ? "H" : move === "stand" ? "S" : OTHERS.find(([known]) => known === move)[2];
    return button({
      action: move,
      label: text(`action_${move.replace("-", "_")}`),
      hint,
      kind: can && (move === "hit" || move === "stand") ? "is-primary" : "",
      disabled: !can,
      because: why ? `${name}-${reasonsNow().indexOf(why.text)}` : null,
      run: () => run(move),
    });
  }

  /** Each reason once, in the order of the buttons. */
  function reasonsNow() {
    if (state.telling) return [];
    return [...new Set(knownMoves().filter((move) => !open(move)).map((move) => refusal(move)?.text).filter(Boolean))];
  }

  function show(...rest) {
    showFields();
    paint(buttons, knownMoves().map(moveButton), ...rest);
    paint(
      reasons,
      reasonsNow().map((words, place) => {
        const moves = knownMoves().filter((move) => !open(move) && refusal(move)?.text === words);
        const names = [...new Set(moves)].map((move) => text(`action_${move.replace("-", "_")}`));
        return h("li", { id: `${name}-${place}` }, h("strong", {}, names.join(", ")), ": ", words);
      }),
    );
  }

  const keys = { h: "hit", s: "stand", t: "stake" };
  for (const [move, , key] of OTHERS) keys[key.toLowerCase()] = move;
  return {
    parts: [fields, buttons, reasons],
    show,
    run,
    known: (move) => knownMoves().includes(move),
    keys: Object.fromEntries(Object.entries(keys).map(([key, move]) => [key, () => run(move)])),
  };
}
