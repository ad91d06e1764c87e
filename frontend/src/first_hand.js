// The first hand: good choice, or luck? The possible next cards lie open; the reader taps
// those that bust, then plays them all.

import { card, cardButton, cardName } from "./cards.js";
import { button, h, paint } from "./dom.js";
import { outlookTable } from "./outlook.js";

const OUTCOMES = ["bust", "seven_and_a_half", "stays_in"];

/** Return the exercise for the first decision of a settled hand. */
export function firstHandPanel(decision, text, { banker, say }) {
  const futures = decision.futures;
  const cards = futures.flatMap((future) => future.cards.map((code) => ({ code, outcome: future.outcome })));
  const marked = new Set();
  let checked = false;
  let played = false;
  const body = h("div", { class: "sym-first-hand", "data-part": "first-hand" });

  function toggle(code) {
    if (marked.has(code)) marked.delete(code);
    else marked.add(code);
    checked = false;
    draw();
  }

  function verdict() {
    const busting = cards.filter(({ outcome }) => outcome === "bust");
    const found = busting.filter(({ code }) => marked.has(code)).length;
    const wrong = marked.size - found;
    const values = { found, of: busting.length, wrong, missed: busting.length - found, all: cards.length };
    if (found === busting.length && wrong === 0) return text("first_right", values);
    if (wrong === 0) return text("first_missed", values);
    return text(found === busting.length ? "first_wrong" : "first_both", values);
  }

  function check() {
    checked = true;
    draw();
    say(verdict());
  }

  function play() {
    played = true;
    checked = true;
    draw();
    say(text("first_played", { all: cards.length }));
  }

  const mark = ({ code, outcome }) => {
    if (!checked) return null;
    if (outcome === "bust") return marked.has(code) ? "right" : "missed";
    return marked.has(code) ? "wrong" : null;
  };

  function draw() {
    paint(
      body,
      h("h3", {}, text("first_heading")),
      h("p", {}, text("first_ask", { all: cards.length, total: decision.total.text })),
      played ? piles() : grid(),
      h("p", { class: "sym-verdict" }, checked && !played ? verdict() : text("first_marked", { count: marked.size })),
      h(
        "div",
        { class: "sym-buttons" },
        played ? null : button({ action: "check-marked", label: text("check"), kind: "is-primary", run: check }),
        played
          ? button({ action: "lie-open", label: text("first_again"), run: () => ((played = false), draw()) })
          : button({ action: "play-all", label: text("first_play_all", { all: cards.length }), run: play }),
      ),
      played
        ? outlookTable({ hit: decision.hit, stand: decision.stand, best: decision.best, banker }, text)
        : null,
      played ? h("p", { class: "sym-lead" }, decision.text) : null,
    );
  }

  function grid() {
    return h(
      "div",
      { class: "sym-card-grid", role: "group", "aria-label": text("first_heading") },
      cards.map((entry) => {
        const state = mark(entry);
        return cardButton(entry.code, text, {
          action: "mark-card",
          pressed: marked.has(entry.code),
          mark: state,
          describe: state ? `${cardName(entry.code, text)}: ${text(`mark_${state}`)}` : undefined,
          run: toggle,
        });
      }),
    );
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
          h("ul", { class: "sym-card-row", role: "list" }, pile.map(({ code }) => h("li", {}, card(code, text, { small: true })))),
        );
      }),
    );
  }

  draw();
  return body;
}
