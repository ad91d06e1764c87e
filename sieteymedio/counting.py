"""Exact counting: drawing from a pack until a rule says stop.

A hand is a composition, how many cards it has of each kind; in the base game only 221 stay at 7½ or less. What a
stopping rule does is unrolled once into a `Walk` over compositions. The walk is then run on any pack in one pass: a
step that draws kind k from a pack with a of that kind, h of them drawn already, has a - h ways. So each node ends up with
the number of orders in which its cards come and keep drawing to the last,

    N(p) * product over k of a_k! / (a_k - p_k)!

of the n! / (n - |p|)! orders of |p| cards: the counting formula, one factor at a time. With replacement a step has a ways.
Everything is a whole number of orders of the pack's next cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import perm

from sieteymedio.cards import CardError
from sieteymedio.hands import Game, game_of
from sieteymedio.kinds import Counts
from sieteymedio.policies import Action, Policy, Situation, StandAt, action_of
from sieteymedio.rules import Rules
from sieteymedio.totals import OVER, WORTHS, is_over, points_of


@dataclass(frozen=True)
class Pack:
    """The cards a seat may still be dealt: counts of the kinds, with the model of drawing."""

    counts: Counts
    replacement: bool = False

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.counts)

    def without(self, cards: Counts) -> Pack:
        """Return the pack after `cards` have been drawn from it."""
        if self.replacement:
            return self
        return Pack(tuple(count - gone for count, gone in zip(self.counts, cards, strict=True)))

    def orders(self, drawn: int, more: int) -> int:
        """Return in how many orders `more` cards can follow once `drawn` cards have been drawn."""
        return self.size**more if self.replacement else perm(self.size - drawn, more)


@dataclass(frozen=True)
class Ending:
    """One way for a hand to end: the cards drawn, the hand's total, and in how many orders of those cards."""

    drawn: Counts
    size: int
    worth: int
    """See `sieteymedio.totals`."""
    ways: int

    @property
    def total(self) -> int:
        """The final total in half points; 16 is a bust."""
        return points_of(self.worth)


_BITS = 6
_MASK = (1 << _BITS) - 1


def _decode(code: int, kinds: int) -> Counts:
    return tuple([code >> shift & _MASK for shift in range(0, _BITS * kinds, _BITS)])


Steps = tuple[int, tuple[tuple[int, int, int], ...]]
"""A node and the steps from it: the kind drawn, how many of that kind are drawn already, and the node it leads to."""


@dataclass(frozen=True)
class Walk:
    """A stopping rule unrolled over compositions, layer by layer: layer d holds the hands that have drawn d cards."""

    kinds: int
    """How many kinds of card there are."""
    codes: tuple[int, ...]
    """The cards drawn at each node, `_BITS` bits for each kind; node 0 has drawn none."""
    worths: tuple[int, ...]
    """What the hand is worth at each node."""
    steps: tuple[tuple[Steps, ...], ...]
    """For each layer, the steps from each of its nodes."""
    stops: tuple[tuple[int, ...], ...]
    """For each layer the nodes where the hand ends of itself."""
    draws: tuple[tuple[int, ...], ...]
    """For each layer the nodes that ask for one card more."""

    @property
    def longest(self) -> int:
        """The most cards the rule can draw."""
        return len(self.stops) - 1

    def _run(self, pack: Pack, reserve: int) -> tuple[list[int], int]:
        """Return the ways at each node, and the number of cards at which the pack runs out."""
        ways = [0] * len(self.codes)
        ways[0] = 1
        counts = pack.counts
        last = self.longest if pack.replacement else min(self.longest, max(pack.size - reserve, 0))
        if pack.replacement:
            for layer in self.steps[:last]:
                for source, steps in layer:
                    here = ways[source]
                    for kind, _, target in steps:
                        ways[target] += here * counts[kind]
        else:
            for layer in self.steps[:last]:
                for source, steps in layer:
                    if here := ways[source]:
                        for kind, held, target in steps:
                            ways[target] += here * (counts[kind] - held)
        return ways, last

    def endings(self, pack: Pack, reserve: int = 0) -> Iterator[Ending]:
        """Yield every ending with at least one way; a hand that finds only `reserve` cards left stands."""
        ways, last = self._run(pack, reserve)
        for size in range(last + 1):
            for node in self._ends(size, last):
                if ways[node]:
                    yield Ending(_decode(self.codes[node], self.kinds), size, self.worths[node], ways[node])

    def _ends(self, size: int, last: int) -> tuple[int, ...]:
        return self.stops[size] + self.draws[size] if size == last else self.stops[size]

    def orders_by_worth(self, pack: Pack, length: int | None = None, reserve: int = 0) -> tuple[list[int], int]:
        """Return, for each worth, in how many orders of the pack's next `length` cards the hand ends with it.

        The list has `WORTHS` entries (see `sieteymedio.hands`). The second value is the number of orders in all. Without
        `length` it is the longest the rule can draw.
        """
        ways, last = self._run(pack, reserve)
        if length is None:
            length = last
        found = [0] * WORTHS
        for size, groups in enumerate(self._stops_by_worth[: last + 1]):
            if size == last:
                groups = self._by_worth(self._ends(size, last))
            rest = 0
            for worth, nodes in groups:
                if here := sum([ways[node] for node in nodes]):
                    rest = rest or pack.orders(size, length - size)
                    found[worth] += here * rest
        return found, pack.orders(0, length)

    @cached_property
    def _stops_by_worth(self) -> tuple[tuple[tuple[int, list[int]], ...], ...]:
        return tuple(self._by_worth(nodes) for nodes in self.stops)

    def _by_worth(self, nodes: tuple[int, ...]) -> tuple[tuple[int, list[int]], ...]:
        groups: dict[int, list[int]] = {}
        for node in nodes:
            groups.setdefault(self.worths[node], []).append(node)
        return tuple(groups.items())


def unroll(game: Game, hand: Counts, limits: Counts | None, draws_at: Callable[[Counts, int, int], bool] | int) -> Walk:
    """Return the walk of a seat that holds `hand` and draws while `draws_at(hand now, worth, declared)` is true.

    `draws_at` may be a number of half points: the seat then draws below it. An empty hand always draws; a hand whose turn
    is over never does. `limits` are the most cards of each kind that can be drawn (None with replacement). Where the wild
    card must be declared on a hit, a seat that hits declares it its least.
    """
    kinds, plain, least = len(hand), game.is_plain, game.points[-1]
    on_hit = game.rules.wild_declared == "on-hit" and bool(game.wild_values)
    most = (_MASK,) * kinds if limits is None else limits
    rows = [(kind, 1 << _BITS * kind, _BITS * kind, game.points[kind], most[kind]) for kind in range(kinds)]
    # Everything about a node sits at its place in these lists: this loop is what a first question costs.
    codes, worths, declared = [0], [game.worth(hand)], [False]
    all_steps: list[tuple[Steps, ...]] = []
    all_stops: list[tuple[int, ...]] = []
    all_draws: list[tuple[int, ...]] = []
    layer, empty = [0], not any(hand)
    while layer:
        layer_steps: list[Steps] = []
        stops: list[int] = []
        draws: list[int] = []
        following: dict[int, int] = {}
        for source in layer:
            code, worth = codes[source], worths[source]
            if is_over(worth):
                stops.append(source)
                continue
            held: Counts = ()
            if isinstance(draws_at, int):
                goes_on = points_of(worth) < draws_at
            else:
                held = tuple(map(int.__add__, hand, _decode(code, kinds)))
                said = 0 if plain or not declared[source] else least
                goes_on = (empty and source == 0) or draws_at(held, worth, said)
            if not goes_on and not (empty and source == 0):
                stops.append(source)
                continue
            draws.append(source)
            steps: list[tuple[int, int, int]] = []
            if plain:
                for kind, one, shift, points, limit in rows:
                    have = code >> shift & _MASK
                    if have < limit:
                        after = code + one
                        node = following.get(after)
                        if node is None:
                            node = following[after] = len(codes)
                            codes.append(after)
                            now = worth + points
                            worths.append(now if now < OVER else OVER)
                        steps.append((kind, have, node))
                layer_steps.append((source, tuple(steps)))
                continue
            held = held or tuple(map(int.__add__, hand, _decode(code, kinds)))
            fixed = declared[source] or (on_hit and game.holds_wild(held))
            for kind, one, shift, _, limit in rows:
                have = code >> shift & _MASK
                if have < limit:
                    after = code + one
                    key = ~after if fixed else after
                    node = following.get(key)
                    if node is None:
                        node = following[key] = len(codes)
                        codes.append(after)
                        declared.append(fixed)
                        cards = (*held[:kind], held[kind] + 1, *held[kind + 1 :])
                        worths.append(game.worth(cards, least if fixed else 0))
                    steps.append((kind, have, node))
            layer_steps.append((source, tuple(steps)))
        all_steps.append(tuple(layer_steps))
        all_stops.append(tuple(stops))
        all_draws.append(tuple(draws))
        layer = list(following.values())
    return Walk(kinds, tuple(codes), tuple(worths), tuple(all_steps), tuple(all_stops), tuple(all_draws))


@lru_cache(maxsize=1024)
def _walk_of(
    policy: Policy, hand: Counts, known: Pack | None, rules: Rules, replacement: bool, rival: int | None, must_reach: int
) -> Walk:
    game, whole = game_of(rules), known.counts if known else rules.counts
    limits = None if replacement else _limits(whole, hand)
    if isinstance(policy, StandAt) and not (game.wild_values and rules.wild_alone == "must-draw"):
        return unroll(game, hand, limits, max(policy.half_points, must_reach))

    def draws_at(held: Counts, worth: int, declared: int) -> bool:
        if points_of(worth) < must_reach or game.must_draw(held):
            return True
        # A policy that does not count cards is not told which are left.
        left = whole if replacement or known is None else tuple(map(int.__sub__, whole, held))
        return action_of(policy, Situation(held, left, rules, declared=declared, opponent_worth=rival)) is Action.HIT

    return unroll(game, hand, limits, draws_at)


def policy_walk(
    policy: Policy, hand: Counts, known: Pack, rules: Rules, rival: int | None = None, must_reach: int = 0
) -> Walk:
    """Return the walk of a seat that holds `hand` and plays `policy`.

    `known` is the pack as the seat knows it, its own hand included; `rival` is the worth of the other hand, told only to a
    policy that sees totals. Below `must_reach` half points, and with the wild card alone where the rules say so, the seat
    draws without being asked.
    """
    told = rival if policy.sees_totals else None
    looked_at = known if policy.counts_cards else None
    return _walk_of(policy, hand, looked_at, rules, known.replacement, told, must_reach)


def _limits(whole: Counts, hand: Counts) -> Counts:
    return tuple(max(count - held, 0) for count, held in zip(whole, hand, strict=True))


def split_pack(held: Counts, left: Counts, replacement: bool) -> tuple[Pack, Pack]:
    """Return the cards left, and the pack as the seat knows it: its own hand and the cards left."""
    pack = Pack(left, replacement)
    return pack, pack if replacement else Pack(tuple(have + more for have, more in zip(held, left, strict=True)))


def rival_of(
    policy: Policy, rules: Rules, known: Pack, hand: Counts | None = None, must_reach: int = 0
) -> Callable[[int], Walk]:
    """Return how another hand is drawn, given the worth it has to meet: from nothing, or from `hand`, its open cards."""
    start, found = rules.kinds.nothing if hand is None else hand, dict[int, Walk]()

    def walk(worth: int) -> Walk:
        told = worth if policy.sees_totals else 0
        if told not in found:
            found[told] = policy_walk(policy, start, known, rules, rival=worth, must_reach=must_reach)
        return found[told]

    return walk


def check_card_left(pack: Pack, needed: int, who: str) -> None:
    if pack.size < needed:
        raise CardError(f"no card is left for {who}: the hand and the seen cards are the whole pack")
