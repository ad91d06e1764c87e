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

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import perm

from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.totals import WORTHS, points_of


@dataclass(frozen=True)
class Pack:
    """The cards a seat may still be dealt: counts of the kinds, with the model of drawing."""

    counts: Counts
    replacement: bool = False

    @cached_property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.counts)

    def without(self, cards: Counts) -> Pack:
        """Return the pack after `cards` have been drawn from it."""
        if self.replacement:
            return self
        return Pack(tuple(map(int.__sub__, self.counts, cards)))

    def orders(self, drawn: int, more: int) -> int:
        """Return in how many orders `more` cards can follow once `drawn` cards have been drawn."""
        return self.size**more if self.replacement else perm(self.size - drawn, more)


@dataclass(frozen=True)
class Ending:
    """One way for a hand to end: the cards drawn, the hand's total, and in how many orders of those cards."""

    drawn: Counts
    size: int
    worth: int
    """See `sieteymedio.engine.totals`."""
    ways: int

    @property
    def total(self) -> int:
        """The final total in half points; 16 is a bust."""
        return points_of(self.worth)


BITS = 6
"""How many bits of a code count the cards of one kind."""
MASK = (1 << BITS) - 1


def decode(code: int, kinds: int) -> Counts:
    """Return the composition that a code of `Walk.codes` stands for."""
    return tuple([code >> shift & MASK for shift in range(0, BITS * kinds, BITS)])


Steps = tuple[int, tuple[tuple[int, int, int], ...]]
"""A node and the steps from it: the kind drawn, how many of that kind are drawn already, and the node it leads to."""


_MOST_LAWS = 4096
"""How many packs a walk remembers its law for: one hand's decisions ask for the same packs again and again."""


@dataclass(frozen=True, eq=False)
class Walk:
    """A stopping rule unrolled over compositions, layer by layer: layer d holds the hands that have drawn d cards."""

    kinds: int
    """How many kinds of card there are."""
    codes: tuple[int, ...]
    """The cards drawn at each node, `BITS` bits for each kind; node 0 has drawn none."""
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
                    yield Ending(decode(self.codes[node], self.kinds), size, self.worths[node], ways[node])

    def _ends(self, size: int, last: int) -> tuple[int, ...]:
        return self.stops[size] + self.draws[size] if size == last else self.stops[size]

    def orders_by_worth(self, pack: Pack, length: int | None = None, reserve: int = 0) -> tuple[list[int], int]:
        """Return, for each worth, in how many orders of the pack's next `length` cards the hand ends with it.

        The list has `WORTHS` entries (see `sieteymedio.engine.totals`). The second value is the number of orders in all.
        `length` is at least what the rule can draw from this pack; without it, just that.
        """
        key = (pack, reserve)
        found = self._laws.get(key)
        if found is None:
            if len(self._laws) >= _MOST_LAWS:
                self._laws.clear()
            found = self._laws[key] = self._law(pack, reserve)
        by_worth, last = found
        if length is None or length == last:
            return by_worth, pack.orders(0, last)
        rest = pack.orders(last, length - last)
        return [orders * rest for orders in by_worth], pack.orders(0, length)

    @cached_property
    def _laws(self) -> dict[tuple[Pack, int], tuple[list[int], int]]:
        return {}

    def _law(self, pack: Pack, reserve: int) -> tuple[list[int], int]:
        ways, last = self._run(pack, reserve)
        found = [0] * WORTHS
        rest = 1
        for size in range(last, -1, -1):
            for worth, nodes in self._by_worth(self._ends(size, last)) if size == last else self._stops_by_worth[size]:
                if here := sum([ways[node] for node in nodes]):
                    found[worth] += here * rest
            # How often each ending counts: once for every order of the cards that a longer hand would have drawn.
            rest *= pack.size if pack.replacement else pack.size - size + 1
        return found, last

    @cached_property
    def _stops_by_worth(self) -> tuple[tuple[tuple[int, list[int]], ...], ...]:
        return tuple(self._by_worth(nodes) for nodes in self.stops)

    def _by_worth(self, nodes: tuple[int, ...]) -> tuple[tuple[int, list[int]], ...]:
        groups: dict[int, list[int]] = {}
        for node in nodes:
            groups.setdefault(self.worths[node], []).append(node)
        return tuple(groups.items())
