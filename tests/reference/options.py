"""The game under every rule option by plain recursion over deals: slow, exact, and knowing nothing of the engine.

A card is its text, rank and suit (``"7o"``, ``"Ro"``), a pack a tuple of such cards, a hand the tuple of its cards in the
order they came, a score a ``Fraction`` of points. Options are a dictionary with the names that the sources' options have
in the program under test and plain values; what is missing is as in the base game. A hand that has drawn is valued by
trying every value that the wild card may take; nothing is counted by kinds, and every chance is a fraction along one deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

HALF, GOAL = Fraction(1, 2), Fraction(15, 2)
Cards = tuple[str, ...]

BASE: dict[str, Any] = {
    "pack": "40", "wild": None, "wild_values": "half-or-whole", "wild_alone": "half", "wild_declared": "best",
    "seven_and_a_half_pays": 1, "wild_seven_and_a_half_pays": None, "natural": "none", "natural_wild": "yes",
    "natural_beats_longer": True, "natural_pays": 2, "suited_natural_pays": None, "royal_natural_pays": None,
    "long_hand_pays": None, "natural_over_longer": "full", "bank_natural_takes": 1, "bank_seven_and_a_half_takes": 1,
    "two_sevens": False, "two_sevens_pays": 3, "ties": "banker", "ties_at_seven_and_a_half": "as-others",
    "double_bust": "lost", "bank_card": "covered", "player_must": "nothing", "exchange": "none",
}  # fmt: skip
HALVES = {"40": "SCR", "36": "CR", "48-half": "89SCR", "48-pip": "SCR", "44-zero": "SCR", "44-half": "TSCR"}
"""The ranks that count one half, by pack."""


@dataclass(frozen=True)
class Held:
    """A hand: its cards in the order they came, and what the wild card among them was declared to count."""

    cards: Cards
    declared: Fraction | None = None
    exchanged: Cards = ()

    def plus(self, card: str, declared: Fraction | None = None) -> Held:
        return Held((*self.cards, card), self.declared if self.declared is not None else declared, self.exchanged)


class Game:
    """One set of options."""

    def __init__(self, **options: Any) -> None:
        assert set(options) <= set(BASE), set(options) - set(BASE)
        self.o = BASE | options
        whole = [Fraction(number) for number in range(1, 8)]
        self.wild_values = whole if self.o["wild_values"] == "whole" else [HALF, *whole]
        self.paid = {name: None if (pay := self.o[name]) is None else Fraction(pay) for name in BASE if "pays" in name}
        self.totals: dict[tuple[Cards, Fraction | None], Fraction] = {}
        self.takes = {name: Fraction(self.o[name]) for name in BASE if name.endswith("_takes")}

    # What a hand is worth.

    def wild(self, card: str) -> bool:
        return card == self.o["wild"]

    def counts_half(self, card: str) -> bool:
        return card[0] in HALVES[self.o["pack"]] and not self.wild(card)

    def is_seven(self, card: str) -> bool:
        return card[0] == "7" and not self.wild(card)

    def value(self, card: str) -> Fraction:
        if self.counts_half(card):
            return HALF
        if card[0] == "8" and self.o["pack"] == "44-zero":
            return Fraction(0)
        return Fraction(1) if card[0] == "A" else Fraction(card[0])

    def sums(self, cards: Cards) -> set[Fraction]:
        """Every total that the cards can make."""
        found = {Fraction(0)}
        for card in cards:
            values = self.wild_values if self.wild(card) else [self.value(card)]
            found = {total + value for total in found for value in values}
        return found

    def total(self, hand: Held) -> Fraction:
        """What the hand adds up to, as well as it can; over 7½ is a bust."""
        key = (hand.cards, hand.declared)
        if key not in self.totals:
            self.totals[key] = self.find_total(hand)
        return self.totals[key]

    def find_total(self, hand: Held) -> Fraction:
        wilds = [card for card in hand.cards if self.wild(card)]
        if wilds and hand.declared is not None:
            (rest,) = self.sums(tuple(card for card in hand.cards if not self.wild(card)))
            return rest + hand.declared
        if wilds and len(hand.cards) == 1:
            lone = {"half": HALF, "free": Fraction(7), "must-draw": min(self.wild_values)}
            return lone[self.o["wild_alone"]]
        sums = self.sums(hand.cards)
        return max((total for total in sums if total <= GOAL), default=min(sums))

    def two_sevens(self, hand: Held) -> bool:
        return bool(self.o["two_sevens"]) and len(hand.cards) == 2 and all(map(self.is_seven, hand.cards))

    def bust(self, hand: Held) -> bool:
        return self.total(hand) > GOAL and not self.two_sevens(hand)

    def has_wild(self, hand: Held) -> bool:
        return any(map(self.wild, hand.cards))

    def natural(self, hand: Held) -> bool:
        """7½ on exactly two cards: a seven and a card that counts one half, the wild card for either where it may."""
        if self.o["natural"] == "none" or len(hand.cards) != 2 or self.total(hand) != GOAL:
            return False
        if self.has_wild(hand):
            return bool(self.o["natural_wild"] != "no")
        if self.o["natural_wild"] == "only":
            return False
        return self.o["natural"] == "any-suit" or hand.cards[0][1] == hand.cards[1][1]

    def over(self, hand: Held) -> bool:
        """Whether no card may be asked for any more."""
        return self.total(hand) >= GOAL

    # Who beats whom, and what is paid.

    def rank(self, hand: Held) -> tuple[int, Fraction]:
        if self.two_sevens(hand):
            return 2, Fraction(0)
        return int(self.natural(hand) and self.o["natural_beats_longer"]), self.total(hand)

    def gain(self, player: Held, banker: Held) -> Fraction:
        if self.bust(player):
            return Fraction(0 if self.bust(banker) and self.o["double_bust"] == "refunded" else -1)
        if self.bust(banker) or self.rank(player) > self.rank(banker):
            return self.pay(player, banker)
        if self.rank(player) == self.rank(banker) and self.is_push(player):
            return Fraction(0)
        return -self.take(player, banker)

    def is_push(self, player: Held) -> bool:
        if self.total(player) == GOAL and self.o["ties_at_seven_and_a_half"] != "as-others":
            return bool(self.o["ties_at_seven_and_a_half"] == "push")
        if self.o["ties"] == "banker-on-5":
            return self.total(player) != 5
        return bool(self.o["ties"] == "push")

    def pay(self, player: Held, banker: Held) -> Fraction:
        """What a winning hand is paid for one unit."""

        def first(*names: str) -> Fraction:
            return next((pay for name in names if (pay := self.paid[name]) is not None), Fraction(1))

        if self.two_sevens(player):
            return first("two_sevens_pays")
        if self.natural(player):
            if self.o["natural_over_longer"] == "single" and self.total(banker) == GOAL and not self.bust(banker):
                return Fraction(1)
            suited = not self.has_wild(player) and player.cards[0][1] == player.cards[1][1]
            if suited and {"Ro", "7o"} == set(player.cards):
                return first("royal_natural_pays", "suited_natural_pays", "natural_pays")
            return first("suited_natural_pays", "natural_pays") if suited else first("natural_pays")
        if self.total(player) == GOAL and self.has_wild(player) and self.paid["wild_seven_and_a_half_pays"] is not None:
            return first("wild_seven_and_a_half_pays")
        if len(player.cards) > 2 and self.paid["long_hand_pays"] is not None:
            return first("long_hand_pays")
        return first("seven_and_a_half_pays") if self.total(player) == GOAL else Fraction(1)

    def take(self, player: Held, banker: Held) -> Fraction:
        """How many stakes the banker takes from a hand that he beats."""
        takes = Fraction(1)
        if not self.two_sevens(banker) and self.total(banker) == GOAL and self.total(player) != GOAL:
            takes = self.takes["bank_seven_and_a_half_takes"]
        if self.natural(banker) and not self.natural(player):
            takes = max(takes, self.takes["bank_natural_takes"])
        return takes

    # Deciding and drawing.

    def least(self, up: str | None) -> Fraction:
        """The least a player may stand on, given the banker's open card."""
        if up is None or self.o["player_must"] == "nothing":
            return Fraction(0)
        shown = self.total(Held((up,)))
        if self.o["player_must"] == "pass":
            if self.wild(up):
                return Fraction(7)
            return shown + HALF if shown == 5 else shown
        return shown

    def must_draw(self, hand: Held) -> bool:
        return len(hand.cards) == 1 and self.wild(hand.cards[0]) and self.o["wild_alone"] == "must-draw"

    def may_stand(self, hand: Held, up: str | None = None) -> bool:
        return bool(hand.cards) and self.total(hand) >= self.least(up) and not self.must_draw(hand)

    def hits(self, hand: Held, rest: Cards) -> Iterator[list[Held]]:
        """The ways of asking for a card, each with the hands that the cards of *rest* make of it."""
        declares = self.o["wild_declared"] == "on-hit" and self.has_wild(hand) and hand.declared is None
        if not declares:
            yield [hand.plus(card) for card in rest]
            return
        others = self.total(Held(tuple(card for card in hand.cards if not self.wild(card)))) if len(hand.cards) > 1 else 0
        for value in self.wild_values:
            if others + value < GOAL:
                yield [hand.plus(card, value) for card in rest]

    def deals(
        self, rest: Cards, draws: Draws, hand: Held, least: Fraction = Fraction(0)
    ) -> Iterator[tuple[Held, Cards, Fraction]]:
        """Every way in which drawing by a rule can end: the hand, what is then left, and the chance.

        A rule that asks with a wild card to be declared declares it the least it can be.
        """
        free = bool(hand.cards) and self.total(hand) >= least and not self.must_draw(hand)
        if not rest or (hand.cards and self.over(hand)) or (free and not draws(self, hand)):
            yield hand, rest, Fraction(1)
            return
        for place, after in enumerate(next(self.hits(hand, rest))):
            left = rest[:place] + rest[place + 1 :]
            for end, end_left, chance in self.deals(left, draws, after, least):
                yield end, end_left, chance / len(rest)


Draws = Callable[[Game, Held], bool]
Banker = Callable[[Held], Draws]


def below(limit: Fraction | str) -> Draws:
    """The rule that draws below a limit."""
    least = Fraction(limit)
    return lambda game, hand: game.total(hand) < least


def blind(limit: Fraction | str) -> Banker:
    """A banker who draws below a limit, whatever the player has."""
    return lambda player: below(limit)


def chasing(player: Held) -> Draws:
    """A banker who draws while standing would lose to the player's hand, which he knows."""

    def draws(game: Game, hand: Held) -> bool:
        return not game.bust(player) and game.rank(hand) < game.rank(player)

    return draws


def standing(game: Game, rest: Cards, player: Held, banker: Banker, up: str | None) -> Fraction:
    """What the final hand *player* is worth; *rest* is what lies neither in it nor, as *up*, before the banker."""
    hands = game.deals(rest, banker(player), Held(() if up is None else (up,)))
    return sum((chance * game.gain(player, end) for end, _, chance in hands), Fraction(0))


def value_of(game: Game, pack: Cards, player: Draws, banker: Banker) -> Fraction:
    """What a game between two rules is worth, dealt as at the table: player, banker, the player's others, the banker's."""
    worth, chance = Fraction(0), Fraction(1, len(pack) * (len(pack) - 1))
    for first, card in enumerate(pack):
        for second, up in enumerate(pack):
            if first == second:
                continue
            rest = tuple(other for place, other in enumerate(pack) if place not in (first, second))
            least = game.least(up) if game.o["bank_card"] == "open" else Fraction(0)
            for end, left, likely in game.deals(rest, player, Held((card,)), least):
                worth += chance * likely * standing(game, left, end, banker, up)
    return worth


class BestReply:
    """The player's best play by trying everything, hand by hand, against a banker with or without an open card."""

    def __init__(self, game: Game, pack: Cards, banker: Banker, up: str | None = None) -> None:
        self.game, self.banker, self.up = game, banker, up
        self.pack = tuple(card for card in pack if card != up)
        self.known: dict[tuple[frozenset[str], Fraction | None, Cards], dict[str, Fraction]] = {}

    @property
    def value(self) -> Fraction:
        return self.mean([self.best(Held((card,))) for card in self.pack])

    @staticmethod
    def mean(values: list[Fraction]) -> Fraction:
        return sum(values, Fraction(0)) / len(values)

    def rest(self, hand: Held) -> Cards:
        return tuple(card for card in self.pack if card not in hand.cards and card not in hand.exchanged)

    def best(self, hand: Held) -> Fraction:
        return max(self.actions(hand).values())

    def actions(self, hand: Held) -> dict[str, Fraction]:
        """What every allowed action is worth, the best play following."""
        key = (frozenset(hand.cards), hand.declared, hand.exchanged)
        if key not in self.known:
            self.known[key] = self.find(hand)
        return self.known[key]

    def find(self, hand: Held) -> dict[str, Fraction]:
        game, rest = self.game, self.rest(hand)
        draws = not game.over(hand) and len(rest) > (self.up is None)
        found = {}
        if not draws or game.may_stand(hand, self.up):
            found["stand"] = standing(game, rest, hand, self.banker, self.up)
        if draws:
            found["hit"] = max(self.mean([self.best(after) for after in afters]) for afters in game.hits(hand, rest))
            if self.may_exchange(hand):
                found["exchange"] = self.mean([self.best(Held((card,), None, hand.cards)) for card in rest])
        return found

    def may_exchange(self, hand: Held) -> bool:
        allowed = {"none": "", "4": "4", "3-or-4": "34"}[self.game.o["exchange"]]
        (card, *more) = hand.cards
        return not more and not hand.exchanged and card[0] in allowed and not self.game.wild(card)


def best_value(game: Game, pack: Cards, banker: Banker) -> Fraction:
    """What best play is worth, over all open cards of the banker where he shows one."""
    if game.o["bank_card"] == "covered":
        return BestReply(game, pack, banker).value
    return BestReply.mean([BestReply(game, pack, banker, up).value for up in pack])


def staking_value(game: Game, pack: Cards, banker: Banker, most: int) -> Fraction:
    """What best play is worth to one who stakes *most* on a first card that pays, and 1 on any other."""

    def staked(reply: BestReply) -> Fraction:
        values = [reply.best(Held((card,))) for card in reply.pack]
        return BestReply.mean([value * (most if value > 0 else 1) for value in values])

    if game.o["bank_card"] == "covered":
        return staked(BestReply(game, pack, banker))
    return BestReply.mean([staked(BestReply(game, pack, banker, up)) for up in pack])


# Splitting, by a player who splits whenever he may.


@dataclass(frozen=True)
class Split:
    """How court cards are split: any two of them, or only while all cards drawn have been court cards; the most hands."""

    run: bool
    most: int

    def played(
        self,
        game: Game,
        draws: Draws,
        rest: Cards,
        waiting: tuple[Held, ...],
        done: tuple[Held, ...] = (),
        unbroken: bool = True,
    ) -> Iterator[tuple[tuple[Held, ...], Cards, Fraction]]:
        """Every way in which the hands *waiting* can end, one after the other: all hands, what is then left, the chance."""
        if not waiting:
            yield done, rest, Fraction(1)
            return
        hand, *others = waiting
        pair = len(hand.cards) == 2 and all(card[0] in "SCR" and not game.wild(card) for card in hand.cards)
        if pair and len(waiting) + len(done) < self.most and (unbroken or not self.run):
            halves = tuple(Held((card,)) for card in hand.cards)
            yield from self.played(game, draws, rest, (halves[0], *others, halves[1]), done, unbroken)
        elif not rest or game.over(hand) or (not game.must_draw(hand) and not draws(game, hand)):
            yield from self.played(game, draws, rest, tuple(others), (*done, hand), unbroken)
        else:
            for place, card in enumerate(rest):
                left = rest[:place] + rest[place + 1 :]
                still = unbroken and card[0] in "SCR" and not game.wild(card)
                for hands, end_left, chance in self.played(game, draws, left, (hand.plus(card), *others), done, still):
                    yield hands, end_left, chance / len(rest)

    def value(self, game: Game, pack: Cards, draws: Draws, banker: Banker) -> Fraction:
        """What the game is worth in units of the first stake, every hand being staked alike; the banker is blind."""
        worth, chance = Fraction(0), Fraction(1, len(pack) * (len(pack) - 1))
        for first, card in enumerate(pack):
            for second, up in enumerate(pack):
                if first != second:
                    rest = tuple(other for place, other in enumerate(pack) if place not in (first, second))
                    for hands, left, likely in self.played(game, draws, rest, (Held((card,)),)):
                        gains = (standing(game, left, hand, banker, up) for hand in hands)
                        worth += chance * likely * sum(gains, Fraction(0))
        return worth
