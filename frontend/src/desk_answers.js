// The answers of the odds desk: the next card, what every action leads to, and where the hand ends.

import { bankerOptions, bankerWords } from "./bankers.js";
import { cardRow } from "./cards.js";
import { button, h, menu, paint } from "./dom.js";
import { finalsPanel } from "./finals.js";
import { byKindPanel, nextCard, outlookTable } from "./outlook.js";

const USUAL = [{ policy: "stand", at: "5" }, { policy: "chase" }];

export function createDeskAnswers({ text, state, actions, bankers: offered }) {
  const root = h("div", { class: "sym-answers", "data-part": "answers" });
  const bankers = bankerOptions(offered ?? USUAL, text);

  function show() {
    const { reply } = state;
    if (!reply) return paint(root);
    // With no card in hand there is nothing to bust: the note says what to do first.
    const held = reply.hand.cards.length > 0;
    return paint(
      root,
      reply.next && held ? following(reply) : null,
      reply.note ? h("p", { class: "sym-note", "data-part": "note" }, reply.note) : null,
      reply.hit || reply.stand ? decision(reply) : null,
      reply.finished && !isLost(reply.finished) ? ended(reply) : null,
      reply.finals?.length ? finalsPanel(reply.finals, text) : null,
    );
  }

  function following(reply) {
    const said = reply.declare?.best;
    const heading = said
      ? text("next_heading_declared", { count: reply.out_of, total: said.text })
      : text("next_heading_of", { count: reply.out_of });
    return [
      h("h3", {}, heading),
      nextCard(reply.next, text, (event) =>
        reply.next[event].n === "0"
          ? null
          : button({
              action: `count-${event}`,
              label: text("show_count"),
              kind: "is-quiet",
              pressed: state.counted?.event === event,
              describe: text("show_count_of", { outcome: text(`outcome_${event}`) }),
              run: () => actions.count(event),
            }),
      ),
      state.counted?.reply
        ? h(
            "div",
            { class: "sym-counted", "data-part": "counted" },
            h("p", {}, state.counted.reply.text),
            cardRow(state.counted.reply.cards, text),
          )
        : null,
      byKindPanel(reply.next.by_kind, text),
    ];
  }

  function decision(reply) {
    const choices = [reply.hit, reply.stand, reply.exchange].filter(Boolean).length;
    return [
      top(heading(reply, choices), reply),
      reply.must ? h("p", { class: "sym-note", "data-part": "must" }, reply.must) : null,
      outlookTable({ ...reply, best: choices > 1 ? reply.best : null }, text),
      reply.declare?.best
        ? h("p", { class: "sym-note", "data-part": "declare" }, text("declare_best", { total: reply.declare.best.text }))
        : null,
      reply.unsplit ? h("p", { class: "sym-note", "data-part": "unsplit" }, reply.unsplit) : null,
    ];
  }

  function heading(reply, choices) {
    if (choices === 1 && reply.must) return text("decision_heading_must");
    return reply.exchange ? text("decision_heading_exchange") : text("decision_heading");
  }

  function ended(reply) {
    const caption = text("finished_caption", { banker: reply.banker });
    return [top(text("finished_heading"), reply), outlookTable({ stand: reply.finished, caption }, text)];
  }

  /** A heading, and the bank it depends on: to choose, or as the rules have it. */
  function top(heading, reply) {
    return h("div", { class: "sym-topbar" }, h("h3", {}, heading), reply.banker_forced ? forced(reply) : choice(reply));
  }

  const forced = (reply) =>
    h("p", { class: "sym-note", "data-part": "forced-banker" }, text("banker_forced", { banker: reply.banker }));

  function choice(reply) {
    const key = JSON.stringify(reply.banker_policy);
    const index = bankers.findIndex((banker) => banker.key === key);
    return menu({
      label: text("banker_label"),
      name: "banker",
      value: String(index),
      options: [
        ...(index < 0 ? [{ value: "-1", label: bankerWords(reply.banker_policy, text) }] : []),
        ...bankers.map(({ label }, at) => ({ value: String(at), label })),
      ],
      change: (value) => bankers[Number(value)] && actions.chooseBanker(bankers[Number(value)].policy),
    });
  }

  return { root, show };
}

/** A hand that loses whatever happens: the words say it, and no number has to. */
const isLost = (outlook) => outlook.lose.n === outlook.lose.d;
