// What the table shows while the events of a round are told one by one.

const ENDS = {
  stand: "stood",
  bust: "bust",
  seven_and_a_half: "seven_and_a_half",
  two_sevens: "two_sevens",
};
const SHOWN = new Set(["bust", "seven_and_a_half", "two_sevens"]);

const last = (list) => list[list.length - 1];

/** Return the hands of a seat; older replies tell of one hand only. */
export function handsOf(seat) {
  if (seat.hands) return seat.hands;
  const { cards, covered, total, status, stake } = seat;
  return [{ cards, covered, total, status, stake, special: null, declared: null }];
}

/** Return the seats of a view as they stand after the first `shown` events. */
export function seatsAfter(view, events, shown) {
  const told = events.slice(0, shown);
  const newest = last(told);
  const everything = shown >= events.length;
  return view.seats.map((seat) => {
    const final = handsOf(seat);
    const hands = everything ? final.map((hand) => ({ ...hand })) : foldHands(seat, final, events, shown);
    for (const hand of hands) Object.assign(hand, { fresh: -1, turned: -1 });
    if (newest?.seat === seat.seat) markNewest(hands, newest);
    const now = everything ? null : last(hands.filter((hand) => hand.status !== "waiting"));
    const shownHand = hands.find((hand) => hand.status === "playing") ?? now ?? hands[0];
    return {
      ...seat,
      hands,
      total: everything ? seat.total : shownHand.total,
      status: everything ? seat.status : shownHand.status,
      speaking: newest?.seat === seat.seat,
    };
  });
}

function foldHands(seat, final, events, shown) {
  const hands = [newHand(final[0], firstStake(seat, final, events))];
  for (const event of events.slice(0, shown)) {
    if (event.seat !== seat.seat) continue;
    const place = Math.min(event.hand ?? 0, hands.length - 1);
    const hand = hands[place];
    if (event.type === "deal" || event.type === "hit") {
      hand.cards.push(event.card);
      hand.covered.push(event.type === "deal" ? event.card === null || (final[0].covered[0] ?? false) : event.down);
    } else if (event.type === "exchange") {
      hand.cards = [];
      hand.covered = [];
    } else if (event.type === "split") {
      const moved = hand.cards.pop();
      hand.covered.pop();
      hands.splice(place + 1, 0, { ...newHand(final[place + 1], event.stake), cards: [event.card ?? moved], covered: [false] });
    } else if (event.type === "stake") hand.stake = event.stake;
    else if (event.type === "raise") hand.stake += event.stake;
    else if (event.type === "declare") hand.declared = event.value;
    else if (event.type === "reveal") turnUp(hand, final[place], event);
    if (event.total) hand.total = event.total;
    if (ENDS[event.type]) hand.status = ENDS[event.type];
    if (SHOWN.has(event.type)) turnUp(hand, final[place], event);
  }
  return hands;
}

function newHand(final, stake) {
  return { ...(final ?? {}), cards: [], covered: [], total: null, status: "waiting", stake, declared: null, special: null };
}

/** What a later event places or raises was not there at the deal. */
function firstStake(seat, final, events) {
  const own = events.filter((event) => event.seat === seat.seat && (event.hand ?? 0) === 0);
  if (final[0].stake === null || own.some((event) => event.type === "stake")) return null;
  return own.filter((event) => event.type === "raise").reduce((stake, event) => stake - event.stake, final[0].stake);
}

function turnUp(hand, final, event) {
  const covered = hand.cards.indexOf(null);
  hand.cards = hand.cards.map((code, index) => code ?? final?.cards[index] ?? (index === covered ? event.card : null));
  hand.covered = hand.cards.map(() => false);
}

function markNewest(hands, newest) {
  const hand = hands[Math.min(newest.hand ?? 0, hands.length - 1)];
  if (newest.type === "deal" || newest.type === "hit") hand.fresh = hand.cards.length - 1;
  if (newest.type === "reveal") hand.turned = Math.max(hand.cards.indexOf(newest.card), 0);
}

/** Return how many events two tellings of a hand share from the start. */
export function sharedEvents(before, after) {
  let count = 0;
  while (count < before.length && count < after.length && sameEvent(before[count], after[count])) count += 1;
  return count;
}

function sameEvent(one, other) {
  return ["type", "seat", "hand", "card", "stake"].every((name) => one[name] === other[name]);
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
