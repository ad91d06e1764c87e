"""Chance for the tutor's questions: the same key gives the same cards and choices, in every Python and for ever.

Only ``random.Random(key).random()`` is used, the sequence that Python guarantees; see `sieteymedio.rounds.shuffling`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from sieteymedio.engine.cards import Card
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, is_over

__all__ = ["Dice", "hands_by_worth", "laid_in_order", "real_cards"]

Thing = TypeVar("Thing")


class Dice:
    """A stream of chances, one for each key.

    >>> Dice("class-4b/1").pick("abc") == Dice("class-4b/1").pick("abc")
    True
    """

    def __init__(self, key: str) -> None:
        self._next = random.Random(key).random

    def below(self, number: int) -> int:
        """Return a whole number from 0 to ``number`` − 1, each as likely as the others."""
        return int(self._next() * number)

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Return one of ``things``."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """Return ``things`` in another order, every order as likely as the others."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return order


@lru_cache(maxsize=64)
def hands_by_worth(rules: Rules, most: int) -> dict[int, tuple[Counts, ...]]:
    """Return the compositions of at most ``most`` cards that a turn can end with, by what they are worth.

    >>> found = hands_by_worth(Rules(), 2)
    >>> found[15], len(found[1])
    (((1, 0, 0, 0, 0, 0, 0, 1),), 1)
    """
    game, counts = game_of(rules), rules.counts
    found: dict[int, dict[Counts, None]] = {}
    layer: dict[Counts, None] = {rules.kinds.nothing: None}
    for _ in range(most):
        following: dict[Counts, None] = {}
        for hand in layer:
            for kind, count in enumerate(counts):
                if hand[kind] < count:
                    after = with_card(hand, kind)
                    worth = game.worth(after)
                    found.setdefault(worth, {})[after] = None
                    if not is_over(worth):
                        following[after] = None
        layer = following
    return {worth: tuple(hands) for worth, hands in sorted(found.items())}


def real_cards(hand: Counts, pack: Sequence[Card], rules: Rules, used: Sequence[Card]) -> tuple[Card, ...] | None:
    """Return cards for a composition, the first of each kind in ``pack`` that is not ``used``; None if there are too few."""
    left = list(pack)
    for card in used:
        left.remove(card)
    cards: list[Card] = []
    for kind, count in enumerate(hand):
        here = [card for card in left if rules.kinds.of(card) == kind][:count]
        if len(here) < count:
            return None
        cards += here
    return tuple(cards)


def laid_in_order(cards: Sequence[Card], rules: Rules, dice: Dice, stands: int | None = None) -> tuple[Card, ...] | None:
    """Return ``cards`` in an order in which they can be drawn: no turn is over before the last; None if there is none.

    With ``stands`` the hand draws below that many half points and stands from there, as a bank without a choice does.
    """
    game, kinds = game_of(rules), rules.kinds
    for _ in range(24):
        order = tuple(dice.shuffled(cards))
        worths = [game.worth(kinds.counts_of(order[:size])) for size in range(1, len(order) + 1)]
        early = any(is_over(worth) for worth in worths[:-1])
        if stands is not None:
            early = early or any(worth >= stands for worth in worths[:-1]) or (worths[-1] < stands and worths[-1] != OVER)
        if not early:
            return order
    return None
