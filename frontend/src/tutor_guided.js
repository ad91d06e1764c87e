// The first lesson: one rule at a time, each tried on real cards; where a rule is about a move, by playing it at a table.

import { button, h, paint } from "./dom.js";
import { becauseList, problemWords } from "./referee.js";
import { bare } from "./requests.js";
import { situationView } from "./situation.js";
import { keep, kept } from "./store.js";
import { optionList, verdictLine } from "./tutor_options.js";
import { createLessonTable } from "./tutor_table.js";

const CHANNEL = "guided";

export function createGuided({ text, client, about, key, problem }) {
  const root = h("div", { class: "sym-guided", "data-part": "guided" });
  const head = h("div", { class: "sym-step-head" });
  const body = h("div", { class: "sym-question-box" });
  const verdict = h("div", { "aria-live": "polite" });
  const tools = h("div", { class: "sym-buttons" });
  root.append(head, body, verdict, tools);
  // `round` is the hand as it was played on from the step's own, once the move of the step is made.
  const state = { step: 0, reply: null, feedback: null, round: null };
  const name = `guided ${key}`;
  let furthest = kept(name, { step: 0 }).step;
  const table = createLessonTable({ text, act: move, done: told, waiting: () => client.waiting(CHANNEL) });

  async function ask(step, { focus = false } = {}) {
    const reply = await client.ask("guided", { ...about(), step }, CHANNEL);
    if (!taken(reply)) return;
    Object.assign(state, { step: reply.step, reply, feedback: null, round: null });
    furthest = Math.max(furthest, reply.step);
    keep(name, { step: furthest });
    table.lay(reply.table, reply.ask.options.map((option) => option.move));
    showStep();
    if (focus) head.querySelector("h3").focus({ preventScroll: true });
  }

  function taken(reply) {
    if (reply) problem(reply.ok ? "" : problemWords(reply, text));
    return Boolean(reply?.ok);
  }

  /** An option of a question, by its button or its number; at a table the moves have keys of their own. */
  function choose(option) {
    if (!state.reply?.table) answer(option);
  }

  async function answer(option) {
    if (!state.reply?.ask?.options[option]) return;
    const asked = state.reply;
    const waiting = client.ask("guided", { ...about(), step: state.step, answer: option }, CHANNEL);
    table.again();
    const reply = await waiting;
    if (state.reply !== asked) return;
    table.again();
    if (!taken(reply)) return;
    state.feedback = { ...reply.feedback, answer: option };
    if (reply.feedback.table) goOn(reply.feedback.table);
    else if (asked.table) showFeedback();
    else {
      showStep();
      if (reply.feedback.right) toTheWayOn();
    }
  }

  /** A move at the table: the one that the step is about, another that it has a word on, or a later one of the hand. */
  async function move(action, given, request) {
    if (!state.round) {
      const wanted = given.down ? `${action}-down` : action;
      await answer(state.reply.ask.options.findIndex((option) => option.move === wanted));
      return;
    }
    const asked = state.reply;
    const waiting = client.ask("table", bare(request), CHANNEL);
    table.again();
    const reply = await waiting;
    if (state.reply !== asked) return;
    table.again();
    if (!taken(reply)) return;
    state.feedback = { right: true, text: reply.settlement?.text ?? "" };
    goOn(reply);
  }

  function goOn(round) {
    state.round = round;
    paint(verdict);
    table.tell(round);
  }

  /** All that follows from a move has been told. */
  function told() {
    showFeedback();
    if (state.round?.view.phase === "settled") toTheWayOn();
  }

  // The way on is at hand after a right answer; a wrong one may be answered again.
  const toTheWayOn = () => tools.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  const next = () => state.reply?.next && ask(state.step + 1, { focus: true });

  function showStep() {
    const { reply, feedback } = state;
    paint(
      head,
      h(
        "div",
        { class: "sym-step-line" },
        h("progress", { max: reply.of, value: reply.step + 1, "aria-label": text("guided_progress") }),
        h("span", { class: "sym-note" }, text("guided_step", { step: reply.step + 1, of: reply.of, rules: reply.rules_title })),
      ),
      h("h3", { tabindex: "-1", "data-part": "title" }, reply.title),
    );
    const lead = reply.ask ? h("p", { class: "sym-lead", "data-part": "question" }, reply.ask.text) : null;
    paint(
      body,
      h("p", { "data-part": "rule" }, reply.text),
      becauseList(reply.because, text, reply.text),
      reply.table
        ? [lead, table.root]
        : [
            situationView(reply.situation, text),
            lead,
            optionList(reply.ask.options, {
              text,
              chosen: feedback ? feedback.answer : null,
              right: feedback?.right ? feedback.answer : null,
              choose,
            }),
          ],
    );
    showFeedback();
  }

  function showFeedback() {
    const { reply, feedback } = state;
    paint(verdict, feedback?.text ? feedbackView(feedback, Boolean(reply.table)) : null);
    paint(
      tools,
      reply.previous
        ? button({ action: "previous", label: text("guided_back"), kind: "is-quiet", run: () => ask(state.step - 1, { focus: true }) })
        : null,
      reply.next
        ? button({ action: "next", label: text("guided_next"), hint: "N", kind: feedback ? "is-primary" : "", run: next })
        : h("p", { class: "sym-lead" }, text("guided_end")),
      furthest > reply.step + 1
        ? button({ action: "resume", label: text("guided_resume", { step: furthest + 1 }), kind: "is-quiet", run: () => ask(furthest, { focus: true }) })
        : null,
    );
  }

  function feedbackView(feedback, isMove) {
    return [
      // A move is no right or wrong answer: what comes of it is told.
      isMove
        ? h("p", { class: "sym-verdict", "data-part": "verdict" }, feedback.text)
        : verdictLine(feedback.right, feedback.text),
      feedback.misconception
        ? h("p", {}, h("span", { class: "sym-tag" }, feedback.misconception.name))
        : null,
    ];
  }

  return { root, begin: () => ask(0), choose, next, keys: table.keys };
}
