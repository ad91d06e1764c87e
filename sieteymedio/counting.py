"""Exact counting: drawing from a pack until a rule says stop.

A hand is a composition, how many cards it has of each of the eight kinds; only 221 compositions stay at 7½ or less. What
a stopping rule does is unrolled once into a `Walk` over compositions. The walk is then run on any pack in one pass: a
step that draws kind k from a pack with a of that kind, h of them drawn already, has a - h ways. So each node ends up with
the number of orders in which its cards come and keep drawing to the last,

    N(p) * product over k of a_k! / (a_k - p_k)!

of the n! / (n - |p|)! orders of |p| cards: the counting formula, one factor at a time. With replacement a step has a ways.
Everything is a whole number of orders of the pack's next cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import perm

from sieteymedio.cards import HALF_POINTS, CardError, Counts
from sieteymedio.hands import OVER, TARGET, total_of
from sieteymedio.policies import Action, Policy, Situation, action_of
from sieteymedio.rules import Rules

NOTHING: Counts = (0,) * len(HALF_POINTS)


@dataclass(frozen=True)
class Pack:
    """The cards a seat may still be dealt: counts of the eight kinds, with the model of drawing."""

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
    total: int
    ways: int


@dataclass(frozen=True)
class Walk:
    """A stopping rule unrolled over compositions, layer by layer: layer d holds the hands that have drawn d cards."""

    nodes: tuple[Counts, ...]
    """The cards drawn at each node; node 0 has drawn none."""
    totals: tuple[int, ...]
    steps: tuple[tuple[tuple[int, int, int, int], ...], ...]
    """For each layer its steps: from node, kind drawn, how many of that kind are drawn already, to node."""
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
        ways = [0] * len(self.nodes)
        ways[0] = 1
        counts = pack.counts
        last = self.longest if pack.replacement else min(self.longest, max(pack.size - reserve, 0))
        if pack.replacement:
            for layer in self.steps[:last]:
                for source, kind, _, target in layer:
                    ways[target] += ways[source] * counts[kind]
        else:
            for layer in self.steps[:last]:
                for source, kind, held, target in layer:
                    if here := ways[source]:
                        ways[target] += here * (counts[kind] - held)
        return ways, last

    def endings(self, pack: Pack, reserve: int = 0) -> Iterator[Ending]:
        """Yield every ending with at least one way; a hand that finds only `reserve` cards left stands."""
        ways, last = self._run(pack, reserve)
        for size in range(last + 1):
            for node in self._ends(size, last):
                if ways[node]:
                    yield Ending(self.nodes[node], size, self.totals[node], ways[node])

    def _ends(self, size: int, last: int) -> tuple[int, ...]:
        return self.stops[size] + self.draws[size] if size == last else self.stops[size]

    def orders_by_total(self, pack: Pack, length: int | None = None, reserve: int = 0) -> tuple[list[int], int]:
        """Return, for each total, in how many orders of the pack's next `length` cards the hand ends there.

        The list has an entry for each number of half points from 0 to 15 and one, `OVER`, for a bust. The second value is
        the number of orders in all. Without `length` it is the longest the rule can draw.
        """
        ways, last = self._run(pack, reserve)
        if length is None:
            length = last
        found = [0] * (OVER + 1)
        totals = self.totals
        for size in range(last + 1):
            ends = self._ends(size, last)
            if ends:
                here = [0] * (OVER + 1)
                for node in ends:
                    here[totals[node]] += ways[node]
                if any(here):
                    rest = pack.orders(size, length - size)
                    for total, count in enumerate(here):
                        if count:
                            found[total] += count * rest
        return found, pack.orders(0, length)


def unroll(hand: Counts, limits: Counts | None, draws_at: Callable[[Counts, int], bool]) -> Walk:
    """Return the walk of a seat that holds `hand` and draws while `draws_at(hand now, total)` is true.

    An empty hand always draws; a hand at 7½ or bust never does. `limits` are the most cards of each kind that can be
    drawn (None with replacement).
    """
    nodes: list[Counts] = [NOTHING]
    totals: list[int] = [total_of(hand)]
    all_steps: list[tuple[tuple[int, int, int, int], ...]] = []
    all_stops: list[tuple[int, ...]] = []
    all_draws: list[tuple[int, ...]] = []
    layer = [0]
    while layer:
        steps: list[tuple[int, int, int, int]] = []
        stops: list[int] = []
        draws: list[int] = []
        following: dict[Counts, int] = {}
        for source in layer:
            drawn, total = nodes[source], totals[source]
            held = tuple(have + new for have, new in zip(hand, drawn, strict=True))
            if total >= TARGET or (total > 0 and not draws_at(held, total)):
                stops.append(source)
                continue
            draws.append(source)
            for kind, points in enumerate(HALF_POINTS):
                if limits is None or drawn[kind] < limits[kind]:
                    after = (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])
                    if after not in following:
                        following[after] = len(nodes)
                        nodes.append(after)
                        totals.append(min(total + points, OVER))
                    steps.append((source, kind, drawn[kind], following[after]))
        all_steps.append(tuple(steps))
        all_stops.append(tuple(stops))
        all_draws.append(tuple(draws))
        layer = list(following.values())
    return Walk(tuple(nodes), tuple(totals), tuple(all_steps), tuple(all_stops), tuple(all_draws))


@lru_cache(maxsize=512)
def walk_of(policy: Policy, hand: Counts, known: Pack | None, rules: Rules, replacement: bool, rival: int | None) -> Walk:
    """Return the walk of `policy` from `hand`. Use `policy_walk`, which fills in what the policy does not look at."""
    whole = known.counts if known else rules.counts

    def draws_at(held: Counts, total: int) -> bool:
        gone = NOTHING if replacement else held
        left = tuple(count - taken for count, taken in zip(whole, gone, strict=True))
        return action_of(policy, Situation(held, left, rules, opponent_total=rival)) is Action.HIT

    return unroll(hand, None if replacement else _limits(whole, hand), draws_at)


def policy_walk(policy: Policy, hand: Counts, known: Pack, rules: Rules, rival: int | None = None) -> Walk:
    """Return the walk of a seat that holds `hand` and plays `policy`.

    `known` is the pack as the seat knows it, its own hand included; `rival` is the other hand's total in half points, told
    only to a policy that sees totals.
    """
    told = rival if policy.sees_totals else None
    if not policy.counts_cards:
        return walk_of(policy, hand, None, rules, known.replacement, told)
    return walk_of(policy, hand, known, rules, known.replacement, told)


def _limits(whole: Counts, hand: Counts) -> Counts:
    return tuple(max(count - held, 0) for count, held in zip(whole, hand, strict=True))


def split_pack(held: Counts, left: Counts, replacement: bool) -> tuple[Pack, Pack]:
    """Return the cards left, and the pack as the seat knows it: its own hand and the cards left."""
    pack = Pack(left, replacement)
    return pack, pack if replacement else Pack(tuple(have + more for have, more in zip(held, left, strict=True)))


def rival_of(policy: Policy, rules: Rules, left: Counts, replacement: bool) -> Callable[[int], Walk]:
    """Return how a hand that nobody else sees is drawn, given the total it has to meet."""
    known = Pack(left, replacement)
    return lambda total: policy_walk(policy, NOTHING, known, rules, rival=total)


def check_card_left(pack: Pack, needed: int, who: str) -> None:
    if pack.size < needed:
        raise CardError(f"no card is left for {who}: the hand and the seen cards are the whole pack")
