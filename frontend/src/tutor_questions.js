// The questions people ask at the table, answered for the rules chosen.

import { h, paint } from "./dom.js";
import { becauseList, problemWords } from "./referee.js";

export function createQuestions({ text, client, about, problem }) {
  const root = h("div", { class: "sym-questions", "data-part": "questions" });

  async function begin() {
    const reply = await client.ask("questions", about(), "questions");
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    show(reply);
  }

  function show(reply) {
    const topics = new Map();
    for (const question of reply.questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question]);
    const open = reply.questions.filter((question) => question.stated === false).length;
    paint(
      root,
      h("p", { class: "sym-note" }, text("questions_for", { rules: reply.rules_title })),
      reply.source
        ? h("p", { class: "sym-note" }, text("questions_source", { source: reply.source, open, all: reply.questions.length }))
        : null,
      reply.note ? h("p", { class: "sym-note" }, text("rules_note", { note: reply.note })) : null,
      [...topics].map(([topic, questions]) => [
        h("h3", {}, text(`questions_${topic}`)),
        h("ul", { class: "sym-asked", role: "list" }, questions.map(questionView)),
      ]),
    );
  }

  function questionView(question) {
    return h(
      "li",
      {},
      h(
        "details",
        { class: "sym-details", "data-question": question.number },
        h(
          "summary",
          {},
          question.question,
          question.stated === false ? [" ", h("span", { class: "sym-tag" }, text("our_choice"))] : null,
        ),
        h(
          "div",
          { class: "sym-details-body" },
          h("p", { class: "sym-lead" }, question.answer),
          becauseList(question.because, text, question.answer),
        ),
      ),
    );
  }

  return { root, begin };
}
