// What the table shows while the events of a hand are told one by one.

const DRAWS = new Set(["deal", "hit"]);
const STATUS = { stand: "stood", bust: "bust", seven_and_a_half: "seven_and_a_half" };

const last = (list) => list[list.length - 1];

/** Return the seats of a view as they stand after the first `shown` events. */
export function seatsAfter(view, events, shown) {
  const told = events.slice(0, shown);
  const everything = shown >= events.length;
  return view.seats.map((seat) => {
    const mine = told.filter((event) => event.seat === seat.seat);
    const draws = mine.filter((event) => DRAWS.has(event.type));
    const open = everything || mine.some((event) => event.type === "reveal");
    const newest = last(told);
    return {
      ...seat,
      cards: everything
        ? seat.cards
        : draws.map((event, index) => (open ? (seat.cards[index] ?? event.card) : event.card)),
      total: everything ? seat.total : (last(mine.filter((event) => event.total))?.total ?? null),
      status: everything ? seat.status : (last(mine.map((event) => STATUS[event.type]).filter(Boolean)) ?? "waiting"),
      fresh: newest && newest.seat === seat.seat && DRAWS.has(newest.type) ? draws.length - 1 : -1,
      turned: newest?.type === "reveal" && newest.seat === seat.seat,
      speaking: newest?.seat === seat.seat,
    };
  });
}

/** Return how many events two tellings of a hand share from the start. */
export function sharedEvents(before, after) {
  let count = 0;
  while (count < before.length && count < after.length && sameEvent(before[count], after[count])) count += 1;
  return count;
}

function sameEvent(one, other) {
  return one.type === other.type && one.seat === other.seat && one.card === other.card;
}

/** A teller shows events at a walking pace; skip() shows the rest at once. */
export function createTeller({ pace, step, done }) {
  let timer = null;
  let shown = 0;
  let total = 0;

  function next() {
    timer = null;
    if (shown < total) {
      shown += 1;
      step(shown);
    }
    if (shown < total) timer = setTimeout(next, pace());
    else done();
  }

  return {
    tell(from, upTo) {
      clearTimeout(timer);
      shown = Math.min(from, upTo);
      total = upTo;
      if (pace() === 0 || shown === total) {
        shown = total;
        step(shown);
        done();
      } else next();
    },
    skip() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      shown = total;
      step(shown);
      done();
    },
    telling: () => timer !== null,
    shown: () => shown,
    stop: () => clearTimeout(timer),
  };
}
