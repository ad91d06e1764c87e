// The seats at the table, as they stand while the round is told.

import { bankerWords } from "./bankers.js";
import { card } from "./cards.js";
import { h, paint } from "./dom.js";
import { handsOf, seatsAfter } from "./events.js";
import { fraction } from "./numbers.js";

/** Show the seats on the felt as they stand after the events `shown` so far: the others, the reader, the stock. */
export function paintFelt(felt, reply, text, { shown, telling, plain, full }) {
  const seats = seatsAfter(reply.view, reply.events, shown);
  const { you, seats: count } = reply.request.opening;
  const draw = (seat) => seatView(seat, reply, text, { telling, plain, full });
  const others = inOrder(seats, reply.view).filter((seat) => seat.seat !== you);
  felt.classList.toggle("is-crowded", count > 2);
  paint(
    felt,
    count > 2 ? h("div", { class: "sym-crowd", "data-others": others.length }, others.map(draw)) : others.map(draw),
    draw(seats.find((seat) => seat.seat === you)),
    stockView(reply, text),
  );
}

/** The bank first, then the players as they play. */
function inOrder(seats, view) {
  const order = view.order ?? seats.map(({ seat }) => seat);
  const bank = order[order.length - 1];
  return [bank, ...order.filter((seat) => seat !== bank)].map((number) => seats.find(({ seat }) => seat === number));
}

/** Return what the reader is told of events, each sentence a part of its own, so that a screen reader hears what is new. */
export function toldOf(events) {
  // The settlement has a place of its own, which is announced too.
  return events.filter((event) => event.type !== "settle" && event.text).map((event) => h("span", {}, `${event.text} `));
}

/** Return one seat: who it is, its hands, their totals and what it is doing. */
function seatView(seat, reply, text, { telling, plain, full }) {
  const own = seat.seat === reply.request.opening.you;
  const turn = !telling && reply.view.to_act === seat.seat;
  const hands = handsOf(seat);
  const over = reply.view.phase === "settled" && !telling;
  const playing = turn ? (reply.view.hand ?? 0) : -1;
  const classes = ["sym-seat", `is-${seat.role}`, `is-${seat.status}`];
  if (own) classes.push("is-own");
  if (turn) classes.push("is-turn");
  if (telling && seat.speaking) classes.push("is-speaking");
  return h(
    "div",
    { class: classes.join(" "), "data-seat": seat.seat, "data-role": seat.role, "data-status": seat.status },
    h(
      "div",
      { class: "sym-seat-head" },
      h("strong", { class: "sym-name" }, own && seat.bank ? text("seat_you_bank") : seat.name),
      played(seat, reply, text, own),
      hands.length === 1 && seat.stake && !plain && (own || full) ? stakeView(seat.stake, text) : null,
      accountOf(seat, reply, over, text),
    ),
    hands.map((hand, place) =>
      handView(hand, seat, text, {
        label: hands.length > 1 ? text("hand_number", { number: place + 1 }) : null,
        turn: playing === place,
        stake: hands.length > 1 ? hand.stake : null,
        over,
        marked: full && own && !over,
      }),
    ),
  );
}

/** The bank's policy stands beside its name; so do the policies of the other players. */
function played(seat, reply, text, own) {
  if (own) return null;
  if (seat.role === "bank")
    return h("span", { class: "sym-banker", "data-part": "banker" }, bankerWords(reply.request.banker, text));
  return seat.policy ? h("span", { class: "sym-banker" }, seat.policy) : null;
}

function stakeView(stake, text) {
  return h(
    "span",
    { class: "sym-stake" },
    h("span", { class: "sym-bean", "aria-hidden": "true" }),
    text(stake === 1 ? "stake_one" : "stake_many", { count: stake }),
  );
}

/** Once a round is settled and told, the accounts are those that the next round begins with. */
function accountOf(seat, reply, over, text) {
  const chips = (over ? reply.next?.opening.chips?.[seat.seat] : null) ?? seat.chips;
  if (chips === null || chips === undefined) return null;
  const [n, d = "1"] = chips.split("/");
  return h("span", { class: "sym-account", "data-part": "account" }, text("account"), " ", fraction({ n, d }));
}

function handView(hand, seat, text, { label, turn, stake, over, marked }) {
  const name = label ? `${seat.name}, ${label}` : seat.name;
  return [
    h(
      "div",
      { class: "sym-hand-box" },
      label
        ? h("div", { class: "sym-hand-label" }, label, stake ? [" ", stakeView(stake, text)] : null)
        : null,
      h(
        "ul",
        { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name }) },
        hand.cards.map((code, index) => {
          const covered = marked && code !== null && hand.covered?.[index];
          return h(
            "li",
            { class: covered ? "is-covered" : null },
            card(code, text, { fresh: index === hand.fresh, turned: index === hand.turned }),
            covered ? h("span", { class: "sym-covered" }, text("covered")) : null,
          );
        }),
      ),
    ),
    h(
      "div",
      { class: "sym-seat-total" },
      hand.total
        ? h(
            "span",
            { class: `sym-total${hand.total.text.length > 4 ? " is-words" : ""}`, "data-part": "total" },
            h("span", { class: "sym-hidden" }, text("total_label")),
            " ",
            hand.total.text,
          )
        : null,
      statusWords(hand, turn, over, text),
    ),
  ];
}

function statusWords(hand, turn, over, text) {
  // "Bust" and "two sevens" stand where the total stood; they are not said twice.
  if (hand.total?.text && (hand.status === "bust" || hand.status === "two_sevens")) return null;
  const idle = over && (hand.status === "waiting" || hand.status === "playing");
  const natural = hand.special === "natural" || hand.special === "wild_natural";
  const key = turn ? "turn" : idle ? "idle" : natural ? "natural" : hand.status;
  return [
    h("span", { class: "sym-seat-status" }, text(`status_${key}`)),
    hand.declared ? h("span", { class: "sym-seat-status" }, text("declared_as", { total: hand.declared.text })) : null,
  ];
}

/** Return the stock, how many cards it holds, and how many lie out. */
function stockView(reply, text) {
  const { stock, out, aside } = reply.view;
  return h(
    "div",
    { class: "sym-stock" },
    card(null, text),
    h(
      "span",
      { class: "sym-stock-count" },
      text("stock_count", { count: stock }),
      out ? [", ", text("out_count", { count: out })] : null,
      aside?.length ? [", ", text("aside_count", { count: aside.length })] : null,
    ),
  );
}
