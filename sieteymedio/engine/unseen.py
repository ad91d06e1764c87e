"""The cards whose place nobody at the table knows for sure, some of which may lie covered before others.

What those who stand have shown tells something about their covered cards. Each composition that these can have is a
*world*, with the number of ways in which cards can lie so. A hand that is drawn from the rest is counted over all worlds at
once: a composition comes in the sum, over worlds, of ways times falling factorials, and all orders of it are alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import perm

from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.suits import Drawing, SuitBlindWalk, Suits
from sieteymedio.engine.totals import WORTHS
from sieteymedio.engine.walks import Pack


@dataclass(frozen=True)
class Unseen:
    """The cards of `pack`, less those that lie covered before others in each of `worlds`: a composition and its ways.

    Where `suits` is given, the worlds are compositions with suits forgotten: no covered card is told by its suit.
    """

    pack: Pack
    worlds: tuple[tuple[Counts, int], ...]
    suits: Suits | None = None

    @classmethod
    def whole(cls, pack: Pack) -> Unseen:
        """Return a pack of which nothing lies covered."""
        return cls(pack, (((0,) * len(pack.counts), 1),))

    @cached_property
    def size(self) -> int:
        """How many cards can still be drawn."""
        return self.pack.size - sum(self.worlds[0][0])

    @cached_property
    def _packs(self) -> list[Pack]:
        plain = Pack(self._merged(self.pack.counts), self.pack.replacement)
        return [plain.without(covered) for covered, _ in self.worlds]

    def orders(self, drawn: int, more: int) -> int:
        """Return in how many orders `more` cards can follow once `drawn` cards have been drawn."""
        return self.pack.size**more if self.pack.replacement else perm(self.size - drawn, more)

    def ways(self, drawn: Counts) -> list[int]:
        """Return for each world the ways in which it lies so and the cards of `drawn` come, in one order of their kinds.

        Where `suits` is given they are counted with suits forgotten; `told` makes a sum of them right for suits.
        """
        return self._ways(self._merged(drawn))

    def weight(self, drawn: Counts) -> int:
        """Return the ways of all worlds together in which the cards of `drawn` come, in one order of their kinds."""
        found = self._weights.get(drawn)
        if found is None:
            found = self._weights[drawn] = self.told(sum(self.ways(drawn)), drawn)
        return found

    @cached_property
    def _weights(self) -> dict[Counts, int]:
        return {}

    def _merged(self, cards: Counts) -> Counts:
        return self.suits.merged(cards) if self.suits else cards

    def _ways(self, cards: Counts) -> list[int]:
        taken = [(kind, count) for kind, count in enumerate(cards) if count]
        found = []
        for pack, (_, ways) in zip(self._packs, self.worlds, strict=True):
            for kind, count in taken:
                have = pack.counts[kind]
                ways *= have**count if pack.replacement else perm(have, count) if have > 0 else 0
            found.append(ways)
        return found

    def told(self, ways: int, drawn: Counts) -> int:
        """Return a number of ways counted with suits forgotten for the suits that `drawn` has."""
        if self.suits is None:
            return ways
        share, out_of = self.suits.share(self.pack.counts, drawn)
        return ways * share // out_of

    def law(self, drawing: Drawing, drawn: Counts, length: int) -> tuple[list[int], int]:
        """Return, for each worth of a hand drawn by `drawing` after `drawn`, the orders of the next `length` cards.

        The second number is how often each of them counts: they count once for each way in which the worlds lie and the
        cards of `drawn` come, out of ``weight(drawn) * orders(size of drawn, length)``. `length` is at least what the hand
        can draw.
        """
        found = self._laws.get((drawing, drawn))
        if found is None:
            found = self._laws[drawing, drawn] = self._law(drawing, drawn)
        by_worth, times, last = found
        return by_worth, times * self.orders(sum(drawn) + last, length - last)

    @cached_property
    def _laws(self) -> dict[tuple[Drawing, Counts], tuple[list[int], int, int]]:
        return {}

    def _law(self, drawing: Drawing, drawn: Counts) -> tuple[list[int], int, int]:
        last = drawing.longest if self.pack.replacement else min(drawing.longest, self.size - sum(drawn))
        if len(self.worlds) == 1 and self.suits is None:
            by_worth, _ = drawing.orders_by_worth(self._packs[0].without(drawn))
            return by_worth, self.weight(drawn), last
        if self.suits is None:
            return self._sum(drawing, drawn), 1, last
        assert isinstance(drawing, SuitBlindWalk)
        key = (drawing, self.suits.merged(drawn))
        plain = self._plain_laws.get(key)
        if plain is None:
            plain = self._plain_laws[key] = self._sum(drawing.walk, key[1])
        share, out_of = self.suits.share(self.pack.counts, drawn)
        suited = [orders * share // out_of for orders in plain]
        return self.suits.told_apart(suited, drawing.start, self.pack.without(drawn).counts), 1, last

    @cached_property
    def _plain_laws(self) -> dict[tuple[Drawing, Counts], list[int]]:
        return {}

    def _sum(self, drawing: Drawing, cards: Counts) -> list[int]:
        sums = [0] * WORTHS
        for pack, ways in zip(self._packs, self._ways(cards), strict=True):
            if ways:
                by_worth, _ = drawing.orders_by_worth(pack.without(cards))
                for worth, orders in enumerate(by_worth):
                    if orders:
                        sums[worth] += ways * orders
        return sums
