"""Forgetting suits: all that a suit ever tells is which natural a seven and a court card are.

A hand is drawn as if every seven with every court card were one and the same natural. Which natural it was is asked at the
end: whatever else has come or lies covered meanwhile, any seven of those that may be in the hand is as likely with any
such court card as any other pair is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import perm

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import NATURAL
from sieteymedio.engine.walks import Pack, Walk


@dataclass(frozen=True, eq=False)
class Suits:
    """Rules that tell suits apart, and what they are without; `suits_of` keeps one for each."""

    rules: Rules

    @cached_property
    def plain(self) -> Rules:
        """The same rules with suits forgotten: any seven with any court card is a natural, and all are worth the same."""
        return replace(self.rules, natural="any-suit", suited_natural_pays=None, royal_natural_pays=None)

    @cached_property
    def _groups(self) -> tuple[tuple[int, ...], ...]:
        places = [self.plain.kinds.of(read_cards(kind.letter)[0]) for kind in self.rules.kinds.all]
        kinds = range(len(self.plain.counts))
        return tuple(tuple(place for place, kind in enumerate(places) if kind == plain) for plain in kinds)

    def merged(self, counts: Counts) -> Counts:
        """Return a composition in the kinds of `plain`."""
        return tuple([sum([counts[place] for place in group]) for group in self._groups])

    def share(self, pool: Counts, drawn: Counts) -> tuple[int, int]:
        """Return how many of the orders in which the cards of `merged(drawn)` come from `pool` are such as `drawn` says.

        The second number is out of how many.
        """
        ways = out_of = 1
        for group in self._groups:
            if len(group) > 1 and (taken := sum(drawn[place] for place in group)):
                out_of *= perm(sum(pool[place] for place in group), taken)
                for place in group:
                    ways *= perm(pool[place], drawn[place])
        return ways, out_of

    def told_apart(self, by_worth: Sequence[int], start: Counts, pool: Counts) -> list[int]:
        """Return orders by worth with the naturals told apart, for hands that grow from `start` by cards of `pool`."""
        found, naturals = list(by_worth), by_worth[NATURAL]
        if naturals:
            pairs = list(self._pairs(start, pool))
            out_of = sum(ways for _, ways in pairs)
            found[NATURAL] = 0
            for worth, ways in pairs:
                found[worth] += naturals * ways // out_of
        return found

    def _pairs(self, start: Counts, pool: Counts) -> Iterator[tuple[int, int]]:
        game, kinds = game_of(self.rules), self.rules.kinds
        for seven in kinds.sevens:
            for court, kind in enumerate(kinds.all):
                if kind.counts_half:
                    pair = tuple(int(place in (seven, court)) for place in range(len(pool)))
                    if all(map(int.__le__, start, pair)):
                        ways = 1 if start[seven] else pool[seven]
                        yield game.worth(pair), ways * (1 if start[court] else pool[court])


@lru_cache(maxsize=64)
def suits_of(rules: Rules) -> Suits:
    """Return the suits of `rules`, which must tell some apart."""
    return Suits(rules)


@dataclass(frozen=True, eq=False)
class SuitBlindWalk:
    """How a hand is drawn by a seat that does not look at suits: a `Walk` with suits forgotten, and the suits."""

    walk: Walk
    suits: Suits
    start: Counts
    """The hand before it draws."""

    @property
    def longest(self) -> int:
        """The most cards it can draw."""
        return self.walk.longest

    def orders_by_worth(self, pack: Pack, length: int | None = None) -> tuple[list[int], int]:
        """Return what `Walk.orders_by_worth` returns."""
        plain = Pack(self.suits.merged(pack.counts), pack.replacement)
        by_worth, out_of = self.walk.orders_by_worth(plain, length)
        return self.suits.told_apart(by_worth, self.start, pack.counts), out_of


Drawing = Walk | SuitBlindWalk
"""How a hand is drawn."""
