// The seats at the table, as they stand while the hand is told.

import { bankerWords } from "./bankers.js";
import { card } from "./cards.js";
import { h } from "./dom.js";

/** Return one seat: who it is, its cards, its total and what it is doing. */
export function seatView(seat, reply, text, { telling, plain }) {
  const own = seat.seat === reply.request.opening.you;
  const turn = !telling && reply.view.to_act === seat.seat;
  const total = seat.total;
  return h(
    "div",
    {
      class: `sym-seat is-${seat.role} is-${seat.status}${turn ? " is-turn" : ""}${telling && seat.speaking ? " is-speaking" : ""}`,
      "data-seat": seat.seat,
      "data-role": seat.role,
      "data-status": seat.status,
    },
    h(
      "div",
      { class: "sym-seat-head" },
      h("strong", { class: "sym-name" }, seat.name),
      seat.role === "bank"
        ? h("span", { class: "sym-banker", "data-part": "banker" }, bankerWords(reply.request.banker, text))
        : null,
      own && seat.stake && !plain
        ? h(
            "span",
            { class: "sym-stake" },
            h("span", { class: "sym-bean", "aria-hidden": "true" }),
            text(seat.stake === 1 ? "stake_one" : "stake_many", { count: seat.stake }),
          )
        : null,
    ),
    h(
      "ul",
      { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name: seat.name }) },
      seat.cards.map((code, index) =>
        h("li", {}, card(code, text, { fresh: index === seat.fresh, turned: seat.turned && seat.covered[index] })),
      ),
    ),
    h(
      "div",
      { class: "sym-seat-total" },
      total
        ? h(
            "span",
            { class: "sym-total", "data-part": "total" },
            h("span", { class: "sym-hidden" }, text("total_label")),
            " ",
            total.text,
          )
        : null,
      statusWords(seat, turn, reply.view.phase === "settled" && !telling, text),
    ),
  );
}

function statusWords(seat, turn, over, text) {
  // "Bust" stands where the total stood; it is not said twice.
  if (seat.total?.text && seat.status === "bust") return null;
  const idle = over && (seat.status === "waiting" || seat.status === "playing");
  return h(
    "span",
    { class: "sym-seat-status" },
    text(turn ? "status_turn" : idle ? "status_idle" : `status_${seat.status}`),
  );
}

/** Return the stock and how many cards it holds. */
export function stockView(reply, text) {
  return h(
    "div",
    { class: "sym-stock" },
    card(null, text),
    h("span", { class: "sym-stock-count" }, text("stock_count", { count: reply.view.stock })),
  );
}
