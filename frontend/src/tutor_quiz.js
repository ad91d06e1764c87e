// The quiz: one question after another for the rules chosen; how far one came stays on the device.

import { button, h, menu, paint } from "./dom.js";
import { becauseList, problemWords } from "./referee.js";
import { freshSeed } from "./requests.js";
import { situationView } from "./situation.js";
import { keep, kept } from "./store.js";
import { optionList, verdictLine } from "./tutor_options.js";

const CHANNEL = "quiz";
const LEVELS = [1, 2, 3];

export function createQuiz({ text, client, options, about, key, problem }) {
  const root = h("div", { class: "sym-quiz", "data-part": "quiz" });
  const top = h("div", { class: "sym-topbar" });
  const question = h("div", { class: "sym-question-box" });
  const verdict = h("div", { "aria-live": "polite" });
  const tools = h("div", { class: "sym-buttons" });
  root.append(top, question, verdict, tools);
  const opening = options.quiz ?? {};
  const state = { level: opening.level ?? 1, only: "", reply: null, answered: null, score: null };

  const name = () => `quiz ${key} ${state.level} ${state.only}`;
  const start = () => ({ seed: opening.seed ?? freshSeed(), number: 1, right: 0, asked: 0 });

  function begin() {
    state.score = kept(name(), start());
    ask();
  }

  const request = () => ({
    ...about(),
    seed: state.score.seed,
    number: state.score.number,
    level: state.level,
    ...(state.only ? { only: [state.only] } : {}),
  });

  async function ask() {
    const reply = await client.ask("quiz", request(), CHANNEL);
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    problem("");
    Object.assign(state, { reply, answered: null });
    show();
  }

  async function choose(answer) {
    if (!state.reply || state.answered || !state.reply.options[answer]) return;
    const asked = state.reply;
    const reply = await client.ask("quiz", { ...request(), answer }, CHANNEL);
    if (!reply || state.reply !== asked || state.answered) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    state.answered = reply.verdict;
    state.score = {
      ...state.score,
      right: state.score.right + (reply.verdict.right ? 1 : 0),
      asked: state.score.asked + 1,
    };
    // A page opened anew goes on with the next question.
    keep(name(), { ...state.score, number: state.score.number + 1 });
    show();
    tools.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  }

  function next() {
    if (!state.reply) return;
    if (!state.answered) return;
    state.score = { ...state.score, number: state.score.number + 1 };
    ask().then(() => root.querySelector('[data-key="quiz-question"]')?.focus({ preventScroll: true }));
  }

  function anew() {
    state.score = { seed: freshSeed(), number: 1, right: 0, asked: 0 };
    keep(name(), state.score);
    ask();
  }

  function show() {
    const { reply, answered, score } = state;
    paint(
      top,
      menu({
        label: text("quiz_level"),
        name: "quiz-level",
        value: String(state.level),
        options: LEVELS.map((level) => ({ value: String(level), label: text(`level_${level}`) })),
        change: (value) => {
          state.level = Number(value);
          state.only = "";
          begin();
        },
      }),
      menu({
        label: text("quiz_topic"),
        name: "quiz-topic",
        value: state.only,
        options: [
          { value: "", label: text("all_topics") },
          ...reply.topics.map((topic) => ({ value: topic.key, label: topic.name })),
        ],
        change: (value) => {
          state.only = value;
          begin();
        },
      }),
      h("span", { class: "sym-score", "data-part": "score" }, text("score", { right: score.right, asked: score.asked })),
    );
    paint(
      question,
      h(
        "p",
        { class: "sym-note" },
        text("question_number", { number: reply.number, topic: reply.topic_name, rules: reply.rules_title }),
      ),
      situationView(reply.situation, text),
      h("p", { class: "sym-lead", tabindex: "-1", "data-key": "quiz-question", "data-part": "question" }, reply.text),
      optionList(reply.options, {
        text,
        chosen: answered ? answered.answer : null,
        right: answered ? answered.right_answer : null,
        choose,
      }),
    );
    paint(verdict, answered ? verdictView(answered) : null);
    paint(
      tools,
      answered
        ? button({ action: "next", label: text("next_question"), hint: "N", kind: "is-primary", run: next })
        : null,
      button({ action: "anew", label: text("quiz_anew"), kind: "is-quiet", run: anew }),
    );
  }

  function verdictView(found) {
    return [
      verdictLine(found.right, found.text),
      becauseList(found.because, text, found.text),
      h(
        "details",
        { class: "sym-details", "data-panel": "explained" },
        h("summary", { "data-key": "panel-explained" }, text("all_options")),
        h(
          "ul",
          { class: "sym-explained", role: "list" },
          found.options.map((option) =>
            h(
              "li",
              {},
              h("strong", {}, option.text),
              option.misconception ? [" ", h("span", { class: "sym-tag" }, option.misconception.name)] : null,
              h("p", {}, option.explanation),
            ),
          ),
        ),
      ),
      h("p", { class: "sym-note" }, text("kept_here")),
    ];
  }

  return { root, begin, choose, next };
}
