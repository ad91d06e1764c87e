// Ask the referee: two hands as somebody types them, or a whole round by its code.

import { button, h, paint } from "./dom.js";
import { codeIn } from "./link.js";
import { problemWords, refereeView } from "./referee.js";

export function createAsk({ text, client, options, about, problem }) {
  const answer = h("div", { "aria-live": "polite" });
  const start = options.referee ?? {};
  const you = box("referee-you", start.you ?? "6");
  const bank = box("referee-bank", start.bank ?? "2 4");
  const code = box("referee-code", "");
  const root = h(
    "div",
    { class: "sym-ask", "data-part": "ask" },
    h("p", { class: "sym-note" }, text("referee_words")),
    h(
      "div",
      { class: "sym-line" },
      h("label", { class: "sym-field" }, h("span", {}, text("referee_you")), you),
      h("label", { class: "sym-field" }, h("span", {}, text("referee_bank")), bank),
      button({ action: "settle", label: text("referee_settle"), kind: "is-primary", run: settle }),
    ),
    h(
      "div",
      { class: "sym-line" },
      h("label", { class: "sym-field" }, h("span", {}, text("referee_code")), code),
      button({ action: "settle-code", label: text("referee_settle_code"), run: settleCode }),
    ),
    answer,
  );

  function box(name, value) {
    return h("input", {
      class: "sym-input",
      type: "text",
      maxlength: 2000,
      autocomplete: "off",
      spellcheck: "false",
      "data-input": name,
      "data-key": name,
      value,
      onkeydown: (event) => event.key === "Enter" && (name === "referee-code" ? settleCode() : settle()),
    });
  }

  async function ask(body) {
    const reply = await client.ask("referee", body, "referee");
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      paint(answer);
      return;
    }
    problem("");
    paint(answer, h("p", { class: "sym-note" }, text("questions_for", { rules: reply.rules_title })), refereeView(reply, text));
  }

  function settle() {
    ask({ ...about(), you: you.value.trim(), bank: bank.value.trim() });
  }

  function settleCode() {
    const known = codeIn(code.value, "hand");
    // A round brings its own rules.
    if (known) ask({ code: known });
  }

  return { root };
}
