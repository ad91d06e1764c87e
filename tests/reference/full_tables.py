"""A full table by plain recursion: every way in which actual cards can lie covered, and one decision for all of them.

Nothing of the engine is used: what hands are worth and how they are played comes from ``options``, and this program adds
those who stand with a covered card. A *lie* is a way to put cards of the pool under them, one under each; it counts where
the turn of each could have gone as it was seen. All lies are as likely as each other. Whoever decides sees only the own
cards as they come, so a decision is one for all lies that these cards leave open, and its value is their mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import permutations

from tests.reference.options import Cards, Draws, Game, Held

Values = dict[str, Fraction]


@dataclass(frozen=True)
class Other:
    """A player who stands: the open cards in the order they came, and how he draws; None where nobody knows."""

    opened: Cards = ()
    draws: Draws | None = None
    stake: int = 1
    exchanged: bool = False
    declared: Fraction | None = None

    def hand(self, game: Game, covered: str, up: str | None) -> Held | None:
        """The hand with *covered* under it, None where it would not have been played so."""
        if self.draws and not self.exchanged and exchanges(game, covered):
            return None
        ways = [Held((covered,))]
        for card in self.opened:
            asking = [
                hand for hand in ways if not game.over(hand) and not (game.may_stand(hand, up) and self.stops(game, hand))
            ]
            ways = [after for hand in asking for after in self.asks(game, hand, card)]
        ways = [hand for hand in ways if hand.declared == self.declared and not game.over(hand) and game.may_stand(hand, up)]
        return next((hand for hand in ways if self.draws is None or not self.draws(game, hand)), None)

    def stops(self, game: Game, hand: Held) -> bool:
        return self.draws is not None and not self.draws(game, hand)

    def asks(self, game: Game, hand: Held, card: str) -> Iterator[Held]:
        """The hands that *card* can make; a policy declares the wild card the least it can be."""
        for after in game.hits(hand, (card,)):
            yield from after
            if self.draws:
                return


def exchanges(game: Game, card: str) -> bool:
    """Whether a policy exchanges this first card: a 4 where that is allowed, and never a 3."""
    return game.o["exchange"] != "none" and card[0] == "4" and not game.wild(card)


def wary(risk: Fraction | str, pack: Cards) -> Draws:
    """The rule that draws while the chance to bust is below *risk*, counting on all of *pack* but the own hand."""
    most = Fraction(risk)

    def draws(game: Game, hand: Held) -> bool:
        left = [card for card in pack if card not in hand.cards]
        over = sum(game.bust(hand.plus(card)) for card in left)
        return Fraction(over, len(left) or 1) < most

    return draws


class Lies:
    """The ways in which the cards of *pool* can lie: the hands of *others*, and what is left."""

    def __init__(self, game: Game, pool: Cards, others: tuple[Other, ...], up: str | None) -> None:
        assert len(set(pool)) == len(pool)
        self.pool = frozenset(pool)
        self.hands: dict[Cards, tuple[Held, ...]] = {}
        for covered in permutations(pool, len(others)):
            hands = [other.hand(game, card, up) for other, card in zip(others, covered, strict=True)]
            if None not in hands:
                self.hands[covered] = tuple(hand for hand in hands if hand)
        self.known: dict[frozenset[str], Counter[frozenset[str]]] = {}

    @cached_property
    def covers(self) -> Counter[frozenset[str]]:
        """What can lie covered, and in how many lies."""
        return Counter(map(frozenset, self.hands))

    def rests(self, taken: frozenset[str]) -> Counter[frozenset[str]]:
        """What is left once *taken* have been drawn, and in how many lies."""
        if taken not in self.known:
            found = Counter({self.pool - cover - taken: lies for cover, lies in self.covers.items() if not cover & taken})
            self.known[taken] = found
        return self.known[taken]

    def left(self, taken: frozenset[str]) -> int:
        """How many cards can still be drawn."""
        return len(next(iter(self.rests(taken))))

    def likely(self, taken: frozenset[str]) -> dict[str, Fraction]:
        """The cards that may come next, each with its probability."""
        lies = {card: sum(self.rests(taken | {card}).values()) for card in sorted(self.pool - taken)}
        return {card: Fraction(times, sum(lies.values())) for card, times in lies.items() if times}


class Seat:
    """A player who is to act while *others* stand; the banker draws by a rule that looks at his own hand alone."""

    def __init__(
        self,
        game: Game,
        pool: Cards,
        others: tuple[Other, ...],
        banker: Draws,
        up: str | None = None,
        stake: Fraction | int = 1,
    ) -> None:
        self.game, self.banker, self.up, self.stake = game, banker, up, Fraction(stake)
        self.lies = Lies(game, pool, others, up)
        self.ends: dict[frozenset[str], list[tuple[Held, Fraction]]] = {}
        self.known: dict[object, Values] = {}
        self.ran_out = False
        """Whether the banker has wanted a card where none was left."""

    def taken(self, *hands: Held) -> frozenset[str]:
        return self.lies.pool.intersection(*[[card for hand in hands for card in (*hand.cards, *hand.exchanged)]])

    def may_draw(self, *hands: Held) -> bool:
        return self.lies.left(self.taken(*hands)) > (self.up is None)

    # What a final hand gains.

    def bank_ends(self, rest: frozenset[str]) -> list[tuple[Held, Fraction]]:
        """The banker's final hands, those that do the same taken together."""
        if rest not in self.ends:
            game, start = self.game, Held(() if self.up is None else (self.up,))
            chances: dict[object, Fraction] = {}
            hands: dict[object, Held] = {}
            for end, left, chance in game.deals(tuple(sorted(rest)), self.banker, start):
                self.ran_out |= not left and not game.over(end) and (game.must_draw(end) or self.banker(game, end))
                key = (game.bust(end), game.rank(end), game.total(end), game.natural(end), game.two_sevens(end))
                chances[key] = chances.get(key, Fraction(0)) + chance
                hands[key] = end
            self.ends[rest] = [(hands[key], chance) for key, chance in chances.items()]
        return self.ends[rest]

    def outcomes(self, *hands: Held) -> dict[tuple[Fraction, ...], Fraction]:
        """What the final hands gain against the one hand of the banker, with the probability of each."""
        found: dict[tuple[Fraction, ...], Fraction] = {}
        rests = self.lies.rests(self.taken(*hands))
        for rest, times in rests.items():
            for end, chance in self.bank_ends(rest):
                gains = tuple(self.game.gain(hand, end) for hand in hands)
                found[gains] = found.get(gains, Fraction(0)) + chance * times
        return {gains: chance / sum(rests.values()) for gains, chance in found.items()}

    def stands(self, *hands: Held) -> Fraction:
        """What one final hand is worth, or two halves together, the second with its own stake."""
        stakes = (Fraction(1), self.stake)
        return sum(
            (
                chance * sum((stake * gain for stake, gain in zip(stakes, gains, strict=False)), Fraction(0))
                for gains, chance in self.outcomes(*hands).items()
            ),
            Fraction(0),
        )

    # One hand.

    def best(self, hand: Held) -> Fraction:
        return max(self.actions(hand).values())

    def actions(self, hand: Held) -> Values:
        """What every allowed action is worth, the best play following."""
        key = ("one", frozenset(hand.cards), hand.declared, hand.exchanged)
        if key not in self.known:
            self.known[key] = self.find(hand)
        return self.known[key]

    def find(self, hand: Held) -> Values:
        game, draws, found = self.game, not self.game.over(hand) and self.may_draw(hand), {}
        if not draws or game.may_stand(hand, self.up):
            found["stand"] = self.stands(hand)
        if draws:
            likely = self.lies.likely(self.taken(hand))
            found["hit"] = max(
                sum((chance * self.best(after) for after, chance in zip(afters, likely.values(), strict=True)), Fraction(0))
                for afters in game.hits(hand, tuple(likely))
            )
            if self.may_exchange(hand):
                fresh = {card: Held((card,), None, hand.cards) for card in likely}
                found["exchange"] = sum((likely[card] * self.best(after) for card, after in fresh.items()), Fraction(0))
        return found

    def may_exchange(self, hand: Held) -> bool:
        allowed = {"none": "", "4": "4", "3-or-4": "34"}[self.game.o["exchange"]]
        (card, *more) = hand.cards
        return not more and not hand.exchanged and card[0] in allowed and not self.game.wild(card)

    # Two halves, and hands that may be split.

    def halves(self, first: Held, waiting: Held, over: bool = False) -> Values:
        """What the halves of a split are worth together; *over* says that the first has ended."""
        key = ("halves", frozenset(first.cards), first.declared, frozenset(waiting.cards), waiting.declared, over)
        if key not in self.known:
            self.known[key] = self.find_halves(first, waiting, over)
        return self.known[key]

    def find_halves(self, first: Held, waiting: Held, over: bool) -> Values:
        game, found = self.game, {}
        hand = waiting if over else first
        draws = not game.over(hand) and self.may_draw(first, waiting)
        if not draws or game.may_stand(hand, self.up):
            found["stand"] = self.stands(first, waiting) if over else max(self.halves(first, waiting, True).values())
        if draws:
            likely = self.lies.likely(self.taken(first, waiting))
            found["hit"] = max(
                sum(
                    (
                        chance * max((self.halves(first, after, True) if over else self.halves(after, waiting)).values())
                        for after, chance in zip(afters, likely.values(), strict=True)
                    ),
                    Fraction(0),
                )
                for afters in game.hits(hand, tuple(likely))
            )
        return found

    def courts(self, hand: Held, run: bool) -> Values:
        """What a hand of court cards in their order is worth, where two of them, or with *run* more, may be split."""
        game, found = self.game, dict(self.actions(hand))
        if "hit" in found:
            found["hit"] = Fraction(0)
            for card, chance in self.lies.likely(self.taken(hand)).items():
                after = hand.plus(card)
                unbroken = card[0] in "SCR" and not game.wild(card) and not game.over(after)
                found["hit"] += chance * (max(self.courts(after, run).values()) if unbroken else self.best(after))
        if len(hand.cards) == 2 or (run and len(hand.cards) > 2):
            found["split"] = max(self.halves(Held(hand.cards[:-1]), Held(hand.cards[-1:])).values())
        return found


class Bank:
    """The banker against *others* who stand and *shown* hands with their stakes: one decision for all of them."""

    def __init__(
        self, game: Game, pool: Cards, others: tuple[Other, ...], shown: tuple[tuple[Held, int], ...], first: str
    ) -> None:
        up = first if game.o["bank_card"] == "open" else None
        self.game, self.others, self.shown = game, others, shown
        self.lies = Lies(game, pool, others, up)

    def stands(self, hand: Held) -> Fraction:
        """What standing gains, in beans."""
        gains = []
        for covered, hands in self.lies.hands.items():
            if not set(covered) & set(hand.cards):
                standing = [(player, other.stake) for player, other in zip(hands, self.others, strict=True)]
                gains.append(
                    -sum((self.game.gain(player, hand) * stake for player, stake in (*standing, *self.shown)), Fraction(0))
                )
        return sum(gains, Fraction(0)) / len(gains)

    def actions(self, hand: Held) -> Values:
        game, found = self.game, {}
        taken = self.lies.pool & set(hand.cards)
        draws = not game.over(hand) and self.lies.left(taken) > 0
        if not draws or not game.must_draw(hand):
            found["stand"] = self.stands(hand)
        if draws:
            likely = self.lies.likely(taken)
            found["hit"] = max(
                sum(
                    (
                        chance * max(self.actions(after).values())
                        for after, chance in zip(afters, likely.values(), strict=True)
                    ),
                    Fraction(0),
                )
                for afters in game.hits(hand, tuple(likely))
            )
        return found
