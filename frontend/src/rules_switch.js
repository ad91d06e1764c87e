// One switch of the rules: its name, its meaning, its value.

import { cardName } from "./cards.js";
import { button, h } from "./dom.js";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "S", "C", "R"];
const SUITS = ["o", "c", "e", "b"];
const OTHER = "\u0000other";

/** Values travel as text, whole numbers, true, false or null; a menu knows texts only. */
const written = (value) => JSON.stringify(value);
const read = (value) => JSON.parse(value);

export function switchView(field, { text, name, value, changed, ours, refused, set, back }) {
  const id = `${name}-value`;
  return h(
    "div",
    { class: `sym-switch${refused ? " is-refused" : ""}${changed ? " is-changed" : ""}`, "data-switch": field.name },
    h(
      "div",
      { class: "sym-switch-head" },
      h("label", { for: id }, field.title),
      ours ? h("span", { class: "sym-tag" }, text("our_choice")) : null,
      changed
        ? button({
            action: `switch-back-${field.name}`,
            label: text("switch_back"),
            kind: "is-quiet is-small",
            describe: text("switch_back_of", { title: field.title }),
            run: back,
          })
        : null,
    ),
    control(field, { text, id, value, set, refused }),
    h("p", { class: "sym-note", id: `${id}-help` }, field.help, field.priced === "sampled" ? [" ", text("priced_sampled")] : null),
  );
}

function control(field, { text, id, value, set, refused }) {
  const shared = {
    id,
    "data-input": `switch-${field.name}`,
    "data-key": id,
    "aria-describedby": `${id}-help`,
    "aria-invalid": refused ? "true" : null,
  };
  if (field.type === "whole") return wholeBox(field, { shared, value, set });
  const choices = choicesOf(field, value, text);
  const select = h(
    "select",
    {
      ...shared,
      class: "sym-select",
      onchange: (event) => {
        if (event.target.value !== OTHER) set(read(event.target.value));
        else event.target.replaceWith(payBox({ shared, value, set, text }));
      },
    },
    choices.map((choice) => h("option", { value: choice.key }, choice.text)),
  );
  select.value = written(value);
  return select;
}

function choicesOf(field, value, text) {
  const choices = (field.choices ?? []).map((choice) => ({ key: written(choice.value), text: choice.text }));
  const known = new Set(choices.map(({ key }) => key));
  if (field.type === "card") {
    for (const suit of SUITS)
      for (const rank of RANKS)
        if (!known.has(written(rank + suit))) choices.push({ key: written(rank + suit), text: cardName(rank + suit, text) });
  } else if (!known.has(written(value))) choices.push({ key: written(value), text: String(value) });
  if (field.type === "pay") choices.push({ key: OTHER, text: text("other_number") });
  return choices;
}

function wholeBox(field, { shared, value, set }) {
  return h("input", {
    ...shared,
    class: "sym-input is-short",
    type: "number",
    inputmode: "numeric",
    min: field.least,
    max: field.most,
    step: 1,
    value: String(value),
    onchange: (event) => {
      const count = Number(event.target.value.trim() || Number.NaN);
      // What is no whole number is taken back, so that the box never says other than the rules do.
      if (Number.isInteger(count)) set(count);
      else event.target.value = String(value);
    },
  });
}

/** A pay may be any exact number; Python reads it. */
function payBox({ shared, value, set, text }) {
  const box = h("input", {
    ...shared,
    class: "sym-input is-short",
    type: "text",
    maxlength: 12,
    autocomplete: "off",
    "aria-label": text("other_number"),
    value: value === null ? "" : String(value),
    onchange: (event) => event.target.value.trim() && set(event.target.value.trim()),
  });
  setTimeout(() => box.focus(), 0);
  return box;
}
