// A round or a comparison as a link: on a page its address, elsewhere its bare code.

import { button, h } from "./dom.js";

/** No code is as long; a longer text is refused, and need not be sent whole. */
const LONGEST = 5000;

/** Return a labelled box in a line with its button. */
export function line(label, input, control, submit) {
  if (submit) {
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") submit();
    });
  }
  return h("div", { class: "sym-line" }, h("label", { class: "sym-field" }, h("span", {}, label), input), control);
}

/** Return a box that shows a link, with a button that copies it. */
export function createLink({ text, inPage, mark, label, name = "link" }, say) {
  const box = h("input", { class: "sym-input", type: "text", readonly: true, "data-input": name, "data-key": name });

  async function copy() {
    try {
      await navigator.clipboard.writeText(box.value);
      say(text("copied"));
    } catch {
      box.focus();
      box.select();
      say(text("copy_by_hand"));
    }
  }

  return {
    root: line(label, box, button({ action: `copy-${name}`, label: text("copy"), run: copy })),
    set: (code) => {
      box.value = inPage && code ? `${window.location.href.split("#")[0]}#${mark}=${encodeURIComponent(code)}` : code;
    },
  };
}

/** Return the code in what somebody pasted: a code, or a whole link. */
export function codeIn(pasted, mark) {
  const start = `#${mark}=`;
  const words = pasted.trim();
  return decoded(words.includes(start) ? words.slice(words.indexOf(start) + start.length) : words);
}

/** Return the code after `#mark=` in the page's address, or null. */
export function codeInAddress(mark) {
  const start = `#${mark}=`;
  // Whatever stands there goes to Python, which says what is wrong with it.
  const { hash } = window.location;
  return hash.startsWith(start) && hash.length > start.length ? decoded(hash.slice(start.length)) : null;
}

function decoded(code) {
  try {
    return decodeURIComponent(code).slice(0, LONGEST);
  } catch {
    return code.slice(0, LONGEST);
  }
}
