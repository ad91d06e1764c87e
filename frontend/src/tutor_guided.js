// The first lesson: one rule at a time, each tried on real cards.

import { button, h, paint } from "./dom.js";
import { becauseList, problemWords } from "./referee.js";
import { situationView } from "./situation.js";
import { keep, kept } from "./store.js";
import { optionList, verdictLine } from "./tutor_options.js";

const CHANNEL = "guided";

export function createGuided({ text, client, about, key, problem }) {
  const root = h("div", { class: "sym-guided", "data-part": "guided" });
  const head = h("div", { class: "sym-step-head" });
  const body = h("div", { class: "sym-question-box" });
  const verdict = h("div", { "aria-live": "polite" });
  const tools = h("div", { class: "sym-buttons" });
  root.append(head, body, verdict, tools);
  const state = { step: 0, reply: null, feedback: null };
  const name = `guided ${key}`;
  let furthest = kept(name, { step: 0 }).step;

  async function ask(step, { focus = false } = {}) {
    const reply = await client.ask("guided", { ...about(), step }, CHANNEL);
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    problem("");
    Object.assign(state, { step: reply.step, reply, feedback: null });
    furthest = Math.max(furthest, reply.step);
    keep(name, { step: furthest });
    show();
    if (focus) head.querySelector("h3").focus({ preventScroll: true });
  }

  async function choose(answer) {
    if (!state.reply?.ask?.options[answer]) return;
    const asked = state.reply;
    const reply = await client.ask("guided", { ...about(), step: state.step, answer }, CHANNEL);
    if (!reply || state.reply !== asked) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    state.feedback = { ...reply.feedback, answer };
    show();
    // The way on is at hand after a right answer; a wrong one may be answered again.
    if (reply.feedback.right) tools.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  }

  const next = () => state.reply?.next && ask(state.step + 1, { focus: true });

  function show() {
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
    const isMove = reply.ask?.type === "move";
    paint(
      body,
      h("p", { "data-part": "rule" }, reply.text),
      becauseList(reply.because, text, reply.text),
      situationView(feedback?.situation ?? reply.situation, text),
      reply.ask
        ? [
            h("p", { class: "sym-lead", "data-part": "question" }, reply.ask.text),
            optionList(reply.ask.options, {
              text,
              chosen: feedback ? feedback.answer : null,
              // A move is no right or wrong answer: what comes of it is told.
              right: feedback && feedback.right && !isMove ? feedback.answer : null,
              choose,
            }),
          ]
        : null,
    );
    paint(verdict, feedback ? feedbackView(feedback, isMove) : null);
    paint(
      tools,
      reply.previous
        ? button({ action: "previous", label: text("guided_back"), kind: "is-quiet", run: () => ask(state.step - 1, { focus: true }) })
        : null,
      reply.next
        ? button({ action: "next", label: text("guided_next"), hint: "N", kind: feedback || !reply.ask ? "is-primary" : "", run: next })
        : h("p", { class: "sym-lead" }, text("guided_end")),
      furthest > reply.step + 1
        ? button({ action: "resume", label: text("guided_resume", { step: furthest + 1 }), kind: "is-quiet", run: () => ask(furthest, { focus: true }) })
        : null,
    );
  }

  function feedbackView(feedback, isMove) {
    return [
      isMove
        ? h("p", { class: "sym-verdict", "data-part": "verdict" }, feedback.text)
        : verdictLine(feedback.right, feedback.text),
      feedback.misconception
        ? h("p", {}, h("span", { class: "sym-tag" }, feedback.misconception.name))
        : null,
    ];
  }

  return { root, begin: () => ask(0), choose, next };
}
