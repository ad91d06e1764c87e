"""The questions people ask of a hand, answered exactly.

Every function takes `rules=`; `hand` and `seen` are text such as ``"5 R"`` or cards. Cards, totals and policies that make no
sense raise a `ValueError` that says what is allowed. Totals inside are half points; expected values are per unit staked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from sieteymedio.answers import Decision, Distribution, Future, HandRow, KindOdds, NextCard, html_table
from sieteymedio.cards import HALF_POINTS, KIND_LETTERS, CardError, Cards, Counts, cards_text
from sieteymedio.counting import NOTHING, Pack, Walk, policy_walk
from sieteymedio.exact import Ratio
from sieteymedio.hands import OVER, TARGET, Bust, check_can_draw, payment, read_hand, read_total, total_of, total_text
from sieteymedio.policies import (
    Action,
    DecisionTable,
    Policy,
    PolicyError,
    Situation,
    StandAt,
    check_blind,
    check_policy,
)
from sieteymedio.rules import Rules
from sieteymedio.solving import Solved, Solver

if TYPE_CHECKING:
    from sympy import Rational

BASE = Rules()
BANKER = StandAt("5")
"""The banker of every panel and example where no other is named."""


def next_card(hand: Cards, seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False) -> NextCard:
    """Return what the next card does to `hand`, `seen` being the other cards known to be out of the pack.

    >>> next_card("7")
    NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
    """
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_can_draw(held)
    if not any(left):
        raise CardError("no card is left to draw: the hand and the seen cards are the whole pack")
    total = total_of(held)
    rows = (KindOdds(kind, ways, min(total + HALF_POINTS[kind], OVER)) for kind, ways in enumerate(left) if ways)
    return NextCard(tuple(rows), sum(left))


def final_totals(
    policy: Policy, hand: Cards = (), seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False
) -> Distribution:
    """Return the law of the final total of a seat that plays `policy`, from its first card or from `hand`.

    A seat that finds no card left stands. Source of the method: see `sieteymedio.counting`.

    >>> final_totals(StandAt("5")).bust
    405912956/1517119695
    """
    check_blind(policy, "policy")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    _check_not_bust(held)
    pack, known = _packs(held, left, replacement)
    _check_card_left(pack, 0 if any(held) else 1, "the hand")
    by_total, out_of = policy_walk(policy, held, known, rules).orders_by_total(pack)
    return Distribution(tuple(by_total), out_of)


def expected_value(
    player: Policy,
    banker: Policy = BANKER,
    hand: Cards = (),
    seen: Cards = (),
    *,
    rules: Rules = BASE,
    replacement: bool = False,
) -> Rational:
    """Return the player's expected gain per unit staked, one player against the banker.

    >>> expected_value(player=StandAt("4"), banker=StandAt("5"))
    -23154573701043/139811008337000
    """
    return ratio_expected_value(player, banker, hand, seen, rules, replacement).rational()


def ratio_expected_value(
    player: Policy, banker: Policy, hand: Cards, seen: Cards, rules: Rules, replacement: bool = False
) -> Ratio:
    """Return `expected_value` as a `Ratio`."""
    check_blind(player, "player")
    check_policy(banker, "banker")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    _check_not_bust(held)
    pack, known = _packs(held, left, replacement)
    _check_card_left(pack, 1 if any(held) else 2, "the bank")
    rival = _rival(banker, rules, known.counts, replacement)
    value = Ratio(0, 1)
    for ending in policy_walk(player, held, known, rules).endings(pack, reserve=1):
        gains = [payment(ending.total, other, rules) for other in range(OVER + 1)]
        reached = pack.orders(0, ending.size)
        if min(gains) == max(gains):
            value += Ratio.of(ending.ways, reached) * gains[0]
            continue
        by_total, out_of = rival(ending.total).orders_by_total(pack.without(ending.drawn))
        for gain, ways in zip(gains, by_total, strict=True):
            if ways:
                value += Ratio.of(ending.ways * ways, reached * out_of) * gain
    return value


def _packs(held: Counts, left: Counts, replacement: bool) -> tuple[Pack, Pack]:
    """Return the cards left, and the pack as the seat knows it: its own hand and the cards left."""
    pack = Pack(left, replacement)
    return pack, pack if replacement else Pack(tuple(have + more for have, more in zip(held, left, strict=True)))


def _rival(policy: Policy, rules: Rules, left: Counts, replacement: bool) -> Callable[[int], Walk]:
    """Return how a hand that nobody else sees is drawn, given the total it has to meet."""
    known = Pack(left, replacement)
    return lambda total: policy_walk(policy, NOTHING, known, rules, rival=total)


def _check_not_bust(held: Counts) -> None:
    if total_of(held) > TARGET:
        raise CardError(f"the hand {cards_text(held)} is bust: there is nothing left to decide")


def _check_card_left(pack: Pack, needed: int, who: str) -> None:
    if pack.size < needed:
        raise CardError(f"no card is left for {who}: the hand and the seen cards are the whole pack")


@lru_cache(maxsize=64)
def _solver(root: Counts, left: Counts, banker: Policy, rules: Rules, replacement: bool) -> Solver:
    pack, known = _packs(root, left, replacement)
    # The banker does not see the player's hand: what he knows to be out is what everybody has seen.
    rival = _rival(banker, rules, known.counts, replacement)
    return Solver(root, pack, rival, partial(payment, rules=rules), reserve=1)


def decision(
    hand: Cards, seen: Cards = (), *, banker: Policy = BANKER, rules: Rules = BASE, replacement: bool = False
) -> Decision:
    """Return what standing and hitting lead to for `hand`; after the hit the player goes on by the best response.

    >>> decision("5").best
    <Action.STAND: 'stand'>
    """
    check_policy(banker, "banker")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    if not any(held):
        raise CardError("the hand is empty: there is nothing to decide before the first card")
    check_can_draw(held)
    pack = Pack(left, replacement)
    _check_card_left(pack, 1, "the bank")
    solver = _solver(held, left, banker, rules, replacement)
    root = solver.solve()
    futures: list[Future] = []
    if root.hit:
        for kind, count in enumerate(left):
            if count:
                after = solver.solve(tuple(int(place == kind) for place in range(len(left))))
                total = min(total_of(held) + HALF_POINTS[kind], OVER)
                outlook = solver.outlook(after.best, after.out_of)
                futures.append(Future(kind, count, pack.size, total, outlook))
    return Decision(
        solver.outlook(root.stand, root.out_of),
        solver.outlook(root.hit, root.out_of) if root.hit else None,
        tuple(futures),
        Distribution(solver.finals(root.hit), root.out_of) if root.hit else None,
    )


@dataclass(frozen=True, repr=False)
class BestResponse:
    """The player's best play against a stated banker: `value`, and for each hand the better action."""

    banker: Policy
    rules: Rules
    seen: Counts
    replacement: bool
    _solver: Solver

    @property
    def ratio_value(self) -> Ratio:
        """The expected value of best play, in units staked, as a `Ratio`."""
        root = self._solver.solve()
        return self._solver.value(root.best, root.out_of) if not root.hit else self._solver.value(root.hit, root.out_of)

    @property
    def value(self) -> Rational:
        """The player's expected gain per unit staked under best play."""
        return self.ratio_value.rational()

    def _find(self, hand: Cards) -> Solved:
        held, _ = read_hand(hand, (), self.rules, replacement=self.replacement)
        if not any(held):
            raise CardError("the hand is empty: there is nothing to decide before the first card")
        check_can_draw(held)
        if not self.replacement and any(have > left for have, left in zip(held, self._solver.pack.counts, strict=True)):
            raise CardError(f"the hand {cards_text(held)} needs cards that are seen to be out of the pack")
        return self._solver.solve(held)

    def action(self, hand: Cards) -> Action:
        """Return the better action for `hand`; equal values mean stand.

        >>> best_response(banker=StandAt("5")).action("4 R")
        <Action.HIT: 'hit'>
        """
        return Action.HIT if self._find(hand).hits else Action.STAND

    def ratios(self, hand: Cards) -> dict[str, Ratio]:
        """Return the expected values of ``"stand"`` and ``"hit"`` for `hand` as `Ratio`s; "hit" only where it is legal."""
        found = self._find(hand)
        values = {"stand": self._solver.value(found.stand, found.out_of)}
        if found.hit:
            values["hit"] = self._solver.value(found.hit, found.out_of)
        return values

    def values(self, hand: Cards) -> dict[str, Rational]:
        """Return the expected values of ``"stand"`` and ``"hit"`` for `hand`, the best response going on after a hit."""
        return {name: ratio.rational() for name, ratio in self.ratios(hand).items()}

    def table(self) -> tuple[HandRow, ...]:
        """Return every hand of 7½ or less, by total, then by size: its values and the better action (221 in a fresh pack)."""
        rows = []
        for hand in _hands_within(self._solver.pack):
            found, left = self._solver.solve(hand), self._solver.pack.without(hand)
            total = total_of(hand)
            stand = self._solver.value(found.stand, found.out_of)
            hit = self._solver.value(found.hit, found.out_of) if found.hit else None
            risk = Situation(hand, left.counts, self.rules).bust_risk
            best = Action.HIT if found.hits else Action.STAND
            rows.append(HandRow(cards_text(hand), total, sum(hand), stand, hit, risk, best))
        return tuple(sorted(rows, key=lambda row: (row.total, row.size, row.hand)))

    @property
    def policy(self) -> DecisionTable:
        """The best response as a table that plays: use it as `player=`."""
        decisions = ((hand, Action.HIT if self._solver.solve(hand).hits else Action.STAND) for hand in self._decided())
        return DecisionTable(tuple(decisions), label=f"plays the best response to a bank that {self.banker.name}")

    def _decided(self) -> Iterator[Counts]:
        return (hand for hand in _hands_within(self._solver.pack) if total_of(hand) < TARGET)

    def __repr__(self) -> str:
        return f"BestResponse(banker={self.banker!r}, value={self.ratio_value})"

    def __str__(self) -> str:
        return f"best response to a bank that {self.banker.name}: value {self.ratio_value.spelled()}"

    def _repr_html_(self) -> str:
        rows = [
            (
                row.hand,
                total_text(row.total),
                row.bust_risk.decimal(),
                row.stand.decimal(),
                row.hit.decimal(),
                str(row.best),
            )
            for row in self.table()
            if row.hit is not None
        ]
        return html_table(str(self), ("hand", "total", "bust risk", "stand", "hit", "best"), rows)


def best_response(
    banker: Policy = BANKER, seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False
) -> BestResponse:
    """Return the player's best play against `banker`, by backward induction over all hands of 7½ or less.

    >>> best_response(banker=StandAt("5")).value
    -22069914749539/134817758039250
    """
    check_policy(banker, "banker")
    out, left = read_hand(seen, (), rules) if not replacement else read_hand((), seen, rules, replacement=True)
    _check_card_left(Pack(left, replacement), 2, "the bank")
    solver = _solver(NOTHING, left, banker, rules, replacement)
    return BestResponse(banker, rules, out, replacement, solver)


@dataclass(frozen=True, repr=False)
class BankerReply:
    """The banker's best play, by composition, against a player policy he does not see at work."""

    player: Policy
    _solver: Solver

    @property
    def value(self) -> Rational:
        """The *player's* expected gain per unit staked when the banker replies best."""
        root = self._solver.solve()
        assert root.hit is not None
        return (-self._solver.value(root.hit, root.out_of)).rational()

    @property
    def policy(self) -> DecisionTable:
        """The reply as a table that plays: use it as `banker=`."""
        hands = (hand for hand in _hands_within(self._solver.pack) if total_of(hand) < TARGET)
        decisions = ((hand, Action.HIT if self._solver.solve(hand).hits else Action.STAND) for hand in hands)
        return DecisionTable(tuple(decisions), label=f"replies best to a player who {self.player.name}")

    def action(self, hand: Cards) -> Action:
        """Return the banker's better action for his `hand`; equal values mean stand."""
        return self.policy.action(hand)

    def __repr__(self) -> str:
        return f"BankerReply(player={self.player!r}, value={self.value})"


def best_banker_reply(player: Policy, *, rules: Rules = BASE, replacement: bool = False) -> BankerReply:
    """Return the banker's best reply, hand by hand, to a player who plays `player` and whose cards he never sees.

    >>> best_banker_reply(best_response(banker=StandAt("5")).policy).value
    -22069914749539/134817758039250
    """
    check_blind(player, "player")
    pack = Pack(rules.counts, replacement)
    rival = _rival(player, rules, rules.counts, replacement)

    def gain(own: int, other: int) -> Ratio:
        return -payment(other, own, rules)

    return BankerReply(player, Solver(NOTHING, pack, rival, gain, reserve=0))


def _hands_within(pack: Pack) -> Iterator[Counts]:
    """Yield every non-empty composition of 7½ or less that the pack can deal."""

    def grow(kind: int, room: int, so_far: Counts) -> Iterator[Counts]:
        if kind == len(HALF_POINTS):
            yield so_far
            return
        most = room // HALF_POINTS[kind]
        if not pack.replacement or not pack.counts[kind]:
            most = min(most, pack.counts[kind])
        for count in range(most + 1):
            yield from grow(kind + 1, room - count * HALF_POINTS[kind], (*so_far, count))

    return (hand for hand in grow(0, TARGET, ()) if any(hand))


def hands(*, rules: Rules = BASE, replacement: bool = False) -> tuple[str, ...]:
    """Return every hand of 7½ or less as text, by total, then by size; court cards are written F.

    >>> len(hands())
    221
    """
    found = sorted(_hands_within(Pack(rules.counts, replacement)), key=lambda hand: (total_of(hand), sum(hand)))
    return tuple(cards_text(hand) for hand in found)


@dataclass(frozen=True)
class OrderedHand:
    """One order of kinds in which a hand can be drawn and end."""

    cards: str
    """The cards drawn, in their order, court cards written F."""
    total: int
    """The final total in half points; 16 is a bust."""
    ways: int
    """In how many ways actual cards can come so."""
    out_of: int
    """Out of how many orders of that many cards."""


def ordered_hands(
    policy: Policy,
    event: Any = None,
    hand: Cards = (),
    seen: Cards = (),
    *,
    rules: Rules = BASE,
    replacement: bool = False,
    limit: int | None = None,
) -> Iterator[OrderedHand]:
    """Yield, one by one, the ordered hands behind an event: the draws by which `policy` ends there.

    `event` is a total, `BUST`, or None for every ending. Smaller kinds come first. `limit` is the most to yield. The
    probabilities ways / out_of of all of them add up to that of the event.

    >>> [draw.cards for draw in ordered_hands(StandAt("5"), "5½", limit=2)]
    ['F F F F F F F F F A', 'F F F F F F F F A F']
    """
    check_blind(policy, "policy")
    wanted = None if event is None else OVER if isinstance(event, Bust) else read_total(event)
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
        raise ValueError(f"limit must be a whole number, 0 or more, or None, not {limit!r}")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    _check_not_bust(held)
    pack, known = _packs(held, left, replacement)
    found = _orders(policy_walk(policy, held, known, rules), pack, wanted)
    return found if limit is None else (draw for _, draw in zip(range(limit), found, strict=False))


def _orders(walk: Walk, pack: Pack, wanted: int | None) -> Iterator[OrderedHand]:
    leads: dict[int, list[tuple[int, int, int]]] = {}
    for layer in walk.steps:
        for source, kind, held, target in layer:
            leads.setdefault(source, []).append((kind, held, target))

    def follow(node: int, cards: str, size: int, ways: int) -> Iterator[OrderedHand]:
        out_of_cards = not pack.replacement and size == pack.size
        if node not in leads or out_of_cards:
            if wanted is None or walk.totals[node] == wanted:
                yield OrderedHand(cards.strip(), walk.totals[node], ways, pack.orders(0, size))
            return
        for kind, held, target in leads[node]:
            here = pack.counts[kind] - (0 if pack.replacement else held)
            if here > 0:
                yield from follow(target, f"{cards} {KIND_LETTERS[kind]}", size + 1, ways * here)

    return follow(0, "", 0, 1)


__all__ = [
    "BestResponse", "BankerReply", "OrderedHand", "best_banker_reply", "best_response", "decision", "expected_value",
    "final_totals", "hands", "next_card", "ordered_hands", "PolicyError",
]  # fmt: skip
