"""Raising by plain recursion over deals: any whole raise at any time it is allowed, every stake tried.

Hands, packs and payments are those of `tests.reference.options`; what is added is the stake. Nothing is known here of
raises that are all or nothing.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tests.reference.options import Banker, BestReply, Cards, Game, Held, standing


class Raiser:
    """A player who may raise when he asks for a card, and when he stands if `at_stand`; the most stake is `most`, the
    first one 1, or any from 1 to `most` when the first card is seen, if `later`."""

    def __init__(
        self,
        game: Game,
        pack: Cards,
        banker: Banker,
        most: int,
        *,
        at_stand: bool,
        later: bool = False,
        up: str | None = None,
    ) -> None:
        self.game, self.banker, self.most, self.at_stand, self.later, self.up = game, banker, most, at_stand, later, up
        self.table = BestReply(game, pack, banker, up)
        self.best = cache(self.find)
        self.stood = cache(self.stand)

    @property
    def value(self) -> Fraction:
        return BestReply.mean([self.first(card) for card in self.table.pack])

    def first(self, card: str) -> Fraction:
        """What a first card is worth."""
        return max(self.best(Held((card,)), stake) for stake in range(1, (self.most if self.later else 1) + 1))

    def stand(self, hand: Held) -> Fraction:
        return standing(self.game, self.table.rest(hand), hand, self.banker, self.up)

    def find(self, hand: Held, stake: int) -> Fraction:
        game, rest = self.game, self.table.rest(hand)
        draws = not game.over(hand) and len(rest) > (self.up is None)
        stakes, worths = range(stake, self.most + 1), []
        if not draws or game.may_stand(hand, self.up):
            # Who has 7½ is not asked any more, and has no say about the stake either.
            free = stakes if self.at_stand and not game.over(hand) else [stake]
            worths += [staked * self.stood(hand) for staked in free]
        if draws:
            for afters in game.hits(hand, rest):
                worths += [BestReply.mean([self.best(after, staked) for after in afters]) for staked in stakes]
            if self.table.may_exchange(hand):
                worths.append(BestReply.mean([self.best(Held((card,), None, hand.cards), stake) for card in rest]))
        return max(worths)


def raised_value(game: Game, pack: Cards, banker: Banker, most: int, *, at_stand: bool, later: bool = False) -> Fraction:
    """What raising well is worth, over all open cards of the banker where he shows one."""
    shown = [None] if game.o["bank_card"] == "covered" else list(pack)
    return BestReply.mean([Raiser(game, pack, banker, most, at_stand=at_stand, later=later, up=up).value for up in shown])
