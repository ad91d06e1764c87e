// Exact numbers on the page: stacked fraction, decimal and percent, all made by Python.

import { h } from "./dom.js";

const LONGEST = 5;

const minus = (text) => String(text).replace(/^-/, "\u2212");

/** Return a stacked fraction; a screen reader hears "19 / 39". */
export function fraction(number) {
  const numerator = minus(number.n);
  if (number.d === "1") return h("span", { class: "sym-whole" }, numerator);
  const negative = numerator.startsWith("\u2212");
  return h(
    "span",
    { class: "sym-fraction" },
    h("span", { class: "sym-hidden" }, `${numerator} / ${number.d}`),
    negative ? h("span", { "aria-hidden": "true" }, "\u2212") : null,
    h(
      "span",
      { class: "sym-stack", "aria-hidden": "true" },
      h("span", { class: "sym-over" }, negative ? numerator.slice(1) : numerator),
      h("span", { class: "sym-under" }, number.d),
    ),
  );
}

const isLong = (number) => number.n.length > LONGEST || number.d.length > LONGEST;

/** Return a number without its sign, for a sentence that says already which way it goes. */
export const size = (number) =>
  Object.fromEntries(Object.entries(number).map(([name, digits]) => [name, digits.replace(/^-/, "")]));

/** Return fraction, decimal and percent; a long fraction waits behind the decimal. */
export function exact(number, text, { percent = true } = {}) {
  if (number.n === "0") return h("span", { class: "sym-number" }, fraction(number));
  const decimal = h("span", { class: "sym-decimal" }, minus(number.decimal));
  const share = percent ? h("span", { class: "sym-percent" }, minus(number.percent)) : null;
  if (number.d === "1") return h("span", { class: "sym-number" }, fraction(number), share);
  if (!isLong(number)) return h("span", { class: "sym-number" }, fraction(number), decimal, share);
  return h(
    "span",
    { class: "sym-number is-long" },
    decimal,
    share,
    h(
      "details",
      { class: "sym-exact" },
      h("summary", {}, text("exact_value")),
      h("span", { class: "sym-long" }, `${minus(number.n)} / ${number.d}`),
    ),
  );
}

/** Return a bar as long as the number; the number itself stands beside it. */
export function bar(number, kind = "") {
  return h(
    "span",
    { class: `sym-bar ${kind}`.trim(), "aria-hidden": "true" },
    h("span", { style: { "--share": number.decimal } }),
  );
}
