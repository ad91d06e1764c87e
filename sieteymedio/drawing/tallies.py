"""Tallies of hands: the same hands counted in different ways, to show that different is not equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, prod
from typing import Any, NamedTuple

from sieteymedio.engine import odds
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.policies import Policy
from sieteymedio.engine.rules import BASE
from sieteymedio.engine.totals import OVER, TARGET
from sieteymedio.rounds.shuffling import shuffled_pack

__all__ = ["HandCount", "PathCount", "count_hands", "count_paths", "deal_to", "listed_share"]


class HandCount(NamedTuple):
    """The hands of one total, in half points, counted in three ways."""

    total: int
    kinds: int
    """By what they are made of, the court cards being one kind."""
    orders: int
    """By kinds and the order in which they come."""
    cards: int
    """By the actual cards, whatever their order."""


class PathCount(NamedTuple):
    """The ways of drawing to a stop that take `size` cards: lines of a list, and their true chance."""

    size: int
    listed: int
    """Lines: orders of kinds."""
    listed_bust: int
    probability: Ratio
    probability_bust: Ratio


def count_hands() -> tuple[HandCount, ...]:
    """Return, for each total from ½ to 7½, how many hands one pack makes of it, counted in three ways.

    >>> [row.kinds for row in count_hands()[:4]], sum(row.kinds for row in count_hands())
    ([1, 2, 2, 4], 221)
    """
    game, kinds = game_of(BASE), BASE.kinds
    rows = {total: [0, 0, 0] for total in range(1, TARGET + 1)}
    for text in odds.hands():
        hand = kinds.counts_of(read_cards(text))
        row = rows[game.worth(hand)]
        row[0] += 1
        row[1] += factorial(sum(hand)) // prod(map(factorial, hand))
        row[2] += prod(map(comb, kinds.counts, hand))
    return tuple(HandCount(total, *counts) for total, counts in rows.items())


@lru_cache
def count_paths(policy: Policy) -> tuple[PathCount, ...]:
    """Return, by the number of cards drawn, the ordered hands in which `policy` ends and what they weigh.

    >>> import sieteymedio as sm
    >>> rows = count_paths(sm.StandAt("5"))
    >>> sum(row.listed_bust for row in rows), sum(row.listed for row in rows)
    (869, 1703)
    """
    rows: dict[int, list[Any]] = {}
    for path in odds.ordered_hands(policy):
        row = rows.setdefault(len(path.cards.split()), [0, 0, Ratio.of(0), Ratio.of(0)])
        chance = Ratio.of(path.ways, path.out_of)
        bust = path.worth == OVER
        row[0] += 1
        row[1] += bust
        row[2] += chance
        row[3] += chance if bust else Ratio.of(0)
    return tuple(PathCount(size, *rows[size]) for size in sorted(rows))


def listed_share(policy: Policy) -> Ratio:
    """Return the share of the lines of the list that end in a bust: not a probability, though it looks like one.

    >>> import sieteymedio as sm
    >>> listed_share(sm.StandAt("5")).percent()
    '51.0 %'
    """
    paths = count_paths(policy)
    return Ratio.of(sum(row.listed_bust for row in paths), sum(row.listed for row in paths))


def deal_to(limit: int, seed: str, hands: int) -> Iterator[bool]:
    """Yield, for each of so many shuffled packs, whether drawing to `limit` half points ends in a bust.

    This is chance sampled, not counted: hand number n is dealt from the pack that `seed` gives for round n.

    >>> sum(deal_to(10, "Ana", hands=100))
    24
    """
    for number in range(1, hands + 1):
        total = 0
        for card in shuffled_pack(seed, number):
            if total >= limit:
                break
            total += BASE.kinds.all[BASE.kinds.of(card)].half_points
        yield total > TARGET
