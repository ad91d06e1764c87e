// Cards on the page. The drawings are one sprite, put into the document once.

import sprite from "virtual:sprite";
import { h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const HOME = "sym-sprite";

/** Put the sprite into the document if it is not there yet. */
export function ensureSprite() {
  if (document.getElementById(HOME)) return;
  const drawing = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  const symbols = document.importNode(drawing, true);
  symbols.id = HOME;
  symbols.setAttribute("aria-hidden", "true");
  symbols.setAttribute("focusable", "false");
  // Not display: none, which would blank the drawings in some engines.
  symbols.setAttribute("style", "position:absolute;inline-size:0;block-size:0;overflow:hidden");
  document.body.append(symbols);
}

const KNOWN = /^([A2-9SCR][oceb]?|F)$/;
const MADE = /^(F[oceb]|T[oceb]?)$/;

/** Return the words for a card; null is a covered card. */
export function cardName(code, text) {
  return code === null ? text("card_back") : text(`card_${code}`);
}

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A court card of which only the suit is known, and the ten of a French pack: no face of the sprite, but made of its parts. */
function madeOf(code, small) {
  const [rank, suit] = code;
  const parts =
    rank === "F"
      ? [shape("use", { href: `#sym-${small ? "small-" : ""}F` })]
      : [shape("rect", { x: 2, y: 2, width: 96, height: 146, rx: 9, fill: "#fffaf0", stroke: "#8b7a63" }), ten()];
  if (suit) parts.push(shape("use", { href: `#sym-pip-${suit}`, transform: "translate(28 32) scale(1.15)" }));
  return parts;
}

function ten() {
  const words = shape("text", { x: 50, y: 105, "text-anchor": "middle", "font-size": 62, "font-weight": 700, fill: "#2b1d13" });
  words.textContent = "10";
  return words;
}

function drawing(code, small) {
  const svg = shape("svg", { viewBox: "0 0 100 150", "aria-hidden": "true", focusable: "false" });
  const name = code === null || !KNOWN.test(code) ? "back" : code;
  if (code !== null && MADE.test(code)) svg.append(...madeOf(code, small));
  else svg.append(shape("use", { href: `#sym-${small ? "small-" : ""}${name}` }));
  return svg;
}

/** Return a card as a picture with its text alternative. */
export function card(code, text, { small = false, fresh = false, turned = false } = {}) {
  const classes = ["sym-card", small && "is-small", fresh && "is-fresh", turned && "is-turned"].filter(Boolean);
  return h(
    "span",
    { class: classes.join(" "), role: "img", "aria-label": cardName(code, text), "data-card": code ?? "back" },
    drawing(code, small),
  );
}

/** Return a card one can tap. */
export function cardButton(code, text, { small = true, action, pressed, describe, disabled = false, mark, run }) {
  return h(
    "button",
    {
      type: "button",
      class: `sym-card is-button ${small ? "is-small" : ""} ${mark ? `is-${mark}` : ""}`.trim(),
      "data-action": action,
      "data-card": code,
      "data-key": `${action}-${code}`,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      "aria-disabled": disabled ? "true" : null,
      "aria-label": describe ?? cardName(code, text),
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") run(code);
      },
    },
    drawing(code, small),
    h("span", { class: "sym-mark", "aria-hidden": "true" }),
  );
}

/** Return small cards in a row, as a list. */
export function cardRow(codes, text) {
  return h(
    "ul",
    { class: "sym-card-row", role: "list" },
    codes.map((code) => h("li", {}, card(code, text, { small: true }))),
  );
}
