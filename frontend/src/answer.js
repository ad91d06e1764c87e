// A checked answer box: the reader types a number in any usual form; Python judges it.

import { createClient } from "./client.js";
import { button, h } from "./dom.js";
import { reader } from "./texts.js";

let boxes = 0;

export function answer({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, setStatus);
  const name = `sym-answer-${(boxes += 1)}`;
  const input = h("input", {
    class: "sym-input",
    id: name,
    type: "text",
    maxlength: 60,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "answer",
    "aria-describedby": `${name}-form`,
    oninput: forget,
    onkeydown: (event) => event.key === "Enter" && check(),
  });
  const verdict = h("p", { class: "sym-verdict", role: "status", "data-part": "verdict" });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  let hostWords = "";

  async function check() {
    const typed = input.value.trim();
    if (!typed) {
      tell("unclear", text("answer_empty"));
      return;
    }
    // A verdict belongs to the answer it was asked for: none stands there while the next is worked out.
    forget();
    const reply = await client.ask("check", { expected: options.expected, wrong: options.wrong ?? [], answer: typed });
    if (!reply) return;
    if (reply.ok) tell(reply.verdict, reply.text);
    else tell("unclear", reply.failed ? text("python_failed_here") : (reply.error?.message ?? text("unknown_problem")));
  }

  function forget() {
    client.cancel("check");
    delete verdict.dataset.verdict;
    verdict.replaceChildren();
    input.removeAttribute("aria-invalid");
  }

  function tell(outcome, words) {
    verdict.dataset.verdict = outcome;
    verdict.replaceChildren(...spoken(text(`verdict_${outcome}`), words));
    input.setAttribute("aria-invalid", outcome === "wrong" ? "true" : "false");
  }

  function setStatus(news) {
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== undefined) status.textContent = news.thinking ? hostWords || text("thinking") : "";
    else if (status.textContent) status.textContent = hostWords || text("thinking");
  }

  const root = h(
    "section",
    { class: "sym sym-answer", "aria-label": text("answer_label"), "data-lm-suppress-shortcuts": "true" },
    h("label", { class: "sym-question", for: name }, options.label ?? text("answer_label")),
    h(
      "div",
      { class: "sym-line" },
      input,
      button({ action: "check", label: text("check"), kind: "is-primary", run: check }),
    ),
    h("p", { class: "sym-note", id: `${name}-form` }, howToWrite(options, text)),
    options.hint
      ? h("details", { class: "sym-details sym-hint", "data-panel": "hint" }, h("summary", {}, text("hint")), h("p", {}, options.hint))
      : null,
    status,
    verdict,
  );
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  return () => {
    client.dispose();
    frame.remove();
  };
}

/** Return how to write an answer: a count has no percentage. */
function howToWrite({ accept, chance }, text) {
  if (accept === "fraction") return text("answer_hint_fraction");
  return chance ? text("answer_hint") : text("answer_hint_number");
}

/** Return the verdict's word and its sentence; a sentence that opens with the word does not say it twice. */
function spoken(word, words) {
  const stem = word.replace(/[.!]$/, "");
  return words.startsWith(stem) && !/^\p{L}/u.test(words.slice(stem.length))
    ? [h("strong", {}, stem), words.slice(stem.length)]
    : [h("strong", {}, word), " ", words];
}
