// The referee's explanation of a settled round, and the rules that an answer rests on.

import { button, h, paint } from "./dom.js";
import { fraction } from "./numbers.js";

/**
 * Return the rules an answer rests on; what the source leaves open is marked in words.
 *
 * `said` is what stands above already: a rule told there is not told twice.
 */
export function becauseList(because, text, said = "") {
  const rules = (because ?? []).filter((basis) => !said.includes(basis.text));
  if (!rules.length) return null;
  return h(
    "ul",
    { class: "sym-because", "aria-label": text("because_label") },
    rules.map((basis) =>
      h(
        "li",
        { class: basis.stated === false ? "is-ours" : null, "data-field": basis.field },
        basis.text,
        basis.stated === false ? [" ", h("span", { class: "sym-tag" }, text("our_choice"))] : null,
      ),
    ),
  );
}

/** Return who is paid what and by which rule: the reader's hands, then the others'. */
export function refereeView(reply, text) {
  const own = reply.players.filter(({ role }) => role === "you");
  const others = reply.players.filter(({ role }) => role !== "you");
  return h(
    "div",
    { class: "sym-referee", "data-part": "referee" },
    own.map((player) => ruling(player, reply, text)),
    own.length && others.length
      ? h(
          "details",
          { class: "sym-details", "data-panel": "other-rulings" },
          h("summary", {}, text("other_rulings")),
          others.map((player) => ruling(player, reply, text)),
        )
      : others.map((player) => ruling(player, reply, text)),
    h(
      "section",
      { class: "sym-ruling" },
      h("h4", {}, reply.bank.name, gain(reply.bank, text)),
      h("p", {}, reply.bank.text),
      reply.next_bank
        ? [
            h("p", { class: "sym-lead" }, text("next_bank_heading")),
            h("p", {}, reply.next_bank.text),
            becauseList(reply.next_bank.because, text, reply.next_bank.text),
          ]
        : null,
    ),
  );
}

function ruling(player, reply, text) {
  const name = several(reply.players, player)
    ? `${player.name}, ${text("hand_number", { number: player.hand + 1 })}`
    : player.name;
  return h(
    "section",
    { class: "sym-ruling", "data-seat": player.seat },
    h("h4", {}, name, gain(player, text)),
    h("p", {}, player.text),
    becauseList(player.because, text, player.text),
  );
}

const gain = (player, text) =>
  h("span", { class: "sym-gain" }, text("gain_label"), " ", fraction(player.gain));

const several = (players, player) => players.filter(({ seat }) => seat === player.seat).length > 1;

/** Return a "why?" button that asks the referee about the round on the table. */
export function createWhy({ text, client, request, preset }) {
  const answer = h("div", { "aria-live": "polite" });
  const place = h("div", { class: "sym-why", "data-part": "why" });
  let wanted = null;

  async function ask() {
    const about = request();
    wanted = about;
    const reply = await client.ask("referee", { table: about, ...preset() }, "referee");
    if (!reply || wanted !== about) return;
    if (reply.ok) paint(answer, refereeView(reply, text));
    else paint(answer, h("p", { class: "sym-problem" }, problemWords(reply, text)));
  }

  paint(place, button({ action: "why", label: text("why"), hint: "W", kind: "is-quiet", run: ask }), answer);
  return {
    root: place,
    ask,
    clear: () => {
      wanted = null;
      paint(answer);
    },
  };
}

/** Return what to say of a reply that is no answer. */
export function problemWords(reply, text) {
  if (reply.failed) return text("python_failed_here");
  return reply.error?.message ?? text("unknown_problem");
}
