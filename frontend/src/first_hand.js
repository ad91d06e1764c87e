// The first hand: good choice, or luck? The possible next cards lie open; the reader taps
// those that bust, then plays them all.

import { card, cardButton, cardName } from "./cards.js";
import { button, h, paint } from "./dom.js";
import { outlookTable } from "./outlook.js";

const OUTCOMES = ["bust", "seven_and_a_half", "stays_in"];

/** Return the exercise for the first decision of a settled hand. */
export function firstHandPanel(decision, text, banker) {
  const futures = decision.futures;
  const cards = futures.flatMap((future) => future.cards.map((code) => ({ code, outcome: future.outcome })));
  const marked = new Set();
  let checked = false;
  let played = false;
  let shown = false;
  const ask = h("p", {});
  const area = h("div", {});
  const said = h("p", { class: "sym-verdict", role: "status", "data-part": "verdict" });
  const buttons = h("div", { class: "sym-buttons" });
  const ending = h("div", {});
  const body = h(
    "div",
    { class: "sym-first-hand", "data-part": "first-hand" },
    h("h3", {}, text("first_heading")),
    ask,
    area,
    said,
    buttons,
    ending,
  );

  function toggle(code) {
    if (marked.has(code)) marked.delete(code);
    else marked.add(code);
    checked = false;
    show();
  }

  function verdict() {
    const busting = cards.filter(({ outcome }) => outcome === "bust");
    const found = busting.filter(({ code }) => marked.has(code)).length;
    const wrong = marked.size - found;
    const values = { found, of: busting.length, wrong, all: cards.length };
    if (found === busting.length && wrong === 0) return text("first_right", values);
    if (wrong === 0) return text("first_missed", values);
    return text(found === busting.length ? "first_wrong" : "first_both", values);
  }

  function check() {
    checked = true;
    show();
  }

  function play() {
    played = true;
    checked = true;
    draw();
    shown = true;
    focusOn("lie-open");
  }

  const buttonOf = new Map(
    cards.map((entry) => [entry, cardButton(entry.code, text, { action: "mark-card", pressed: false, run: toggle })]),
  );
  const grid = h("div", { class: "sym-card-grid", role: "group", "aria-label": text("first_heading") }, [
    ...buttonOf.values(),
  ]);

  /** The cards stay where they are; only their state changes. */
  function show() {
    said.textContent = words();
    for (const [entry, element] of buttonOf) {
      const state = mark(entry);
      element.setAttribute("aria-pressed", String(marked.has(entry.code)));
      element.setAttribute(
        "aria-label",
        state ? `${cardName(entry.code, text)}: ${text(`mark_${state}`)}` : cardName(entry.code, text),
      );
      for (const name of ["right", "wrong"]) element.classList.toggle(`is-${name}`, state === name);
    }
  }

  /** Only what the reader tapped is judged: the others are still theirs to find. */
  function mark({ code, outcome }) {
    if (!checked || !marked.has(code)) return null;
    return outcome === "bust" ? "right" : "wrong";
  }

  function words() {
    if (played) return text("first_played", { all: cards.length });
    return checked ? verdict() : text("first_marked", { count: marked.size });
  }

  function draw() {
    ask.textContent = text(played ? "first_piles" : "first_ask", { all: cards.length, total: decision.total.text });
    paint(area, played ? piles() : grid);
    show();
    paint(
      buttons,
      played
        ? button({ action: "lie-open", label: text("first_again"), run: layOpen })
        : [
            button({ action: "check-marked", label: text("check"), kind: "is-primary", run: check }),
            button({ action: "play-all", label: text("first_play_all", { all: cards.length }), run: play }),
          ],
    );
    paint(
      ending,
      played ? [h("p", { class: "sym-lead" }, decision.text), outlookTable({ ...decision, banker }, text)] : null,
    );
  }

  function layOpen() {
    played = false;
    draw();
    focusOn("check-marked");
  }

  function focusOn(action) {
    buttons.querySelector(`[data-action="${action}"]`).focus({ preventScroll: true });
  }

  function piles() {
    return h(
      "div",
      { class: "sym-piles" },
      OUTCOMES.map((outcome) => {
        const pile = cards.filter((entry) => entry.outcome === outcome);
        return h(
          "section",
          { class: `sym-pile is-${outcome}`, "data-outcome": outcome },
          h("h4", {}, h("span", { class: "sym-pile-count" }, String(pile.length)), " ", text(`pile_${outcome}`)),
          h(
            "ul",
            { class: "sym-card-row", role: "list" },
            pile.map(({ code }, order) =>
              h("li", { style: { "--order": order } }, card(code, text, { small: true, fresh: !shown })),
            ),
          ),
        );
      }),
    );
  }

  draw();
  return body;
}
