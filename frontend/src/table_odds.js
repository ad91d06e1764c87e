// The odds beside the table: hidden until the reader guesses, where a chapter asks for it.

import { button, h, paint } from "./dom.js";
import { gainsTable, nextCard, outlookTable } from "./outlook.js";

/** The button that asks for what takes a while, and stops it while it is under way. */
export const workButton = (label, { text, state, actions }) =>
  state.working
    ? button({ action: "stop-work-out", label: text("work_out_stop"), kind: "is-quiet", run: actions.stopWorkOut })
    : button({ action: "work-out", label, kind: "is-quiet", run: actions.workOut });

export function createOddsPart({ text, options, state, actions, settled }) {
  const root = h("div", { class: "sym-odds", "data-part": "odds" });
  let isOpen = true;

  function show() {
    const { reply } = state;
    if (!reply || state.telling || settled() || state.firstHand) return paint(root);
    const now = reply.odds;
    if (!now) return paint(root, reply.odds_note ? onDemand(reply) : null);
    if (options.guess === "which" && !state.guess) return paint(root, guessPanel(now));
    return paint(
      root,
      state.guess ? h("p", { class: "sym-lead", "data-part": "guess-result" }, guessWords(now)) : null,
      h(
        "details",
        { class: "sym-details", "data-panel": "odds", open: isOpen, ontoggle: (event) => (isOpen = event.target.open) },
        h("summary", { "data-key": "panel-odds" }, text("odds_heading")),
        h("div", { class: "sym-details-body" }, numbers(now)),
      ),
    );
  }

  /** A full table takes its time: the odds are worked out when somebody wants them. */
  function onDemand(reply) {
    return h(
      "div",
      { class: "sym-on-demand", "data-part": "on-demand" },
      reply.with_odds || !reply.odds_on_demand ? null : workButton(text("work_out"), { text, state, actions }),
      h("p", { class: "sym-note" }, reply.odds_note),
    );
  }

  function numbers(now) {
    const best = now.difference?.n === "0" ? null : now.best;
    return [
      now.seen_ahead || state.request.seen_ahead ? h("p", { class: "sym-note" }, text("odds_seen_ahead")) : null,
      now.next ? [h("h3", {}, text("next_heading")), nextCard(now.next, text)] : null,
      now.kind === "player" ? outlookTable({ ...now, best }, text) : gainsTable({ ...now, best }, text),
      now.declare ? h("p", { class: "sym-note" }, text("declare_best", { total: now.declare.text })) : null,
      // The table's own words say that cards were seen ahead; what else there is to know follows.
      now.note && !now.seen_ahead ? h("p", { class: "sym-note" }, now.note) : null,
    ];
  }

  function guessPanel(now) {
    const open = ["hit", "stand", "exchange", "split"].filter((action) => now[action] ?? now[`${action}_gain`]);
    return h(
      "div",
      { class: "sym-guess", "data-part": "guess" },
      h("p", { class: "sym-lead" }, text("guess_ask")),
      h(
        "div",
        { class: "sym-buttons" },
        open.map((action) =>
          button({ action: `guess-${action}`, label: text(`guess_${action}`), run: () => actions.guess(action) }),
        ),
      ),
    );
  }

  function guessWords(now) {
    const values = { guess: text(`action_${state.guess}`), best: text(`action_${now.best}`) };
    if (now.difference?.n === "0") return text("guess_equal", values);
    return text(now.best === state.guess ? "guess_right" : "guess_wrong", values);
  }

  return { root, show };
}
