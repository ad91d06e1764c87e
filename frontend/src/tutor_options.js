// The options of a question as buttons, and what there is to say once one is chosen.

import { h } from "./dom.js";

/** Return the options; `verdict` marks them in words and signs, never by colour alone. */
export function optionList(options, { text, chosen, right, choose }) {
  return h(
    "ol",
    { class: "sym-options", role: "list" },
    options.map((option, index) => {
      const mark = chosen === null ? null : index === right ? "right" : index === chosen ? "wrong" : null;
      return h(
        "li",
        { class: mark ? `is-${mark}` : null },
        h(
          "button",
          {
            type: "button",
            class: "sym-button sym-option",
            "data-action": "option",
            "data-option": index,
            "data-key": `option-${index}`,
            "aria-pressed": String(chosen === index),
            onclick: () => choose(index),
          },
          h("kbd", { class: "sym-key", "aria-hidden": "true" }, String(index + 1)),
          h("span", { class: "sym-option-words" }, option.text),
          mark ? h("span", { class: "sym-option-mark" }, text(`option_${mark}`)) : null,
        ),
      );
    }),
  );
}

/** Return a verdict in Python's words, which say themselves whether the answer was right. */
export function verdictLine(right, words) {
  return h(
    "p",
    { class: "sym-verdict is-marked", "data-verdict": right ? "right" : "wrong", "data-part": "verdict" },
    words,
  );
}
