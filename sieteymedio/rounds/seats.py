"""What stands on the table: the opening of a round, and the hands of every seat.

Seats are numbered to the right, counter-clockwise: seat n + 1 sits at the right hand of seat n. `Rules.order` says which
way the cards and the turns go round.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.totals import is_over, points_of

MOST_SEATS = 12
LARGEST_STAKE = 1000


class Phase(Enum):
    """Where a round stands."""

    PLAYING = "playing"
    """A seat has to decide."""
    SETTLED = "settled"
    """Every card lies open and every stake is settled."""


class Status(Enum):
    """Where one hand stands."""

    WAITING = "waiting"
    """Its turn has not come, or, for a bank that nobody is left to play against, never came."""
    PLAYING = "playing"
    """Its turn is now."""
    STOOD = "stood"
    """It asked for no further card."""
    BUST = "bust"
    """It passed 7½."""
    SEVEN_AND_A_HALF = "seven_and_a_half"
    """It made 7½, which ends its turn at once."""
    TWO_SEVENS = "two_sevens"
    """It is two sevens, where the rules make them a hand of their own; that ends its turn at once."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What stands before the deal: how many seats, who holds the bank, where the reader sits, the stakes, the accounts.

    ``stakes`` has one whole number from 0 to 1000 for every seat: 0 for the bank, and 0 for a player who stakes only
    after seeing a card; what the rules allow is checked when the cards are dealt. ``chips`` are the accounts in beans, one
    for each seat, None where none are kept. ``out`` are the cards of earlier rounds that have not been shuffled back.
    Anything else raises ``ValueError``.

    >>> Opening().order
    (1, 0)
    >>> Opening(seats=4, bank=2, you=0, stakes=(1, 1, 0, 5)).order
    (3, 0, 1, 2)
    """

    seats: int = 2
    bank: int = 0
    you: int = 1
    stakes: tuple[int, ...] = (0, 1)
    chips: tuple[Ratio, ...] | None = None
    out: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        check_whole("seats", self.seats, 2, MOST_SEATS)
        check_whole("bank", self.bank, 0, self.seats - 1)
        check_whole("you", self.you, 0, self.seats - 1)
        if len(self.stakes) != self.seats:
            raise ValueError(f"stakes must hold one number for each of the {self.seats} seats, not {len(self.stakes)}")
        for seat, stake in enumerate(self.stakes):
            if seat == self.bank:
                check_whole(f"the stake of the bank (seat {seat})", stake, 0, 0)
            else:
                check_whole(f"the stake of seat {seat}", stake, 0, LARGEST_STAKE)
        if self.chips is not None:
            if len(self.chips) != self.seats:
                raise ValueError(f"chips must hold one number for each of the {self.seats} seats, not {len(self.chips)}")
            if sum(self.chips, ZERO) != ZERO:
                raise ValueError("the accounts must come to 0 together: what one seat wins another loses")

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the banker's right, counter-clockwise, the bank last."""
        return tuple((self.bank + step) % self.seats for step in range(1, self.seats + 1))

    def order_under(self, rules: Rules) -> tuple[int, ...]:
        """The seats in the order of the deal and of play under ``rules``, the bank last.

        >>> Opening(seats=4, bank=1, you=0, stakes=(1, 0, 1, 1)).order_under(Rules(order="left"))
        (0, 3, 2, 1)
        """
        return self.order if rules.order == "right" else (*reversed(self.order[:-1]), self.bank)


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand: its cards, and which of them lies face down, if any."""

    cards: tuple[Card, ...]
    face_down: int | None = 0
    """The place of the covered card; at most one card of a hand is covered."""
    status: Status = Status.WAITING
    stake: int = 0
    """In beans; 0 for the bank and for a player who has not staked yet."""
    declared: int = 0
    """What the wild card has been declared to count, in half points; 0 if nothing was said."""
    exchanged: bool = False
    """Whether its first card has been exchanged."""
    split: bool = False
    """Whether it is one half of a split."""
    gathered: bool = False
    """Whether its cards have been taken up and shuffled into the stock again, as a bust hand's may be."""
    rules: Rules = field(default=BASE, repr=False)

    @property
    def counts(self) -> Counts:
        """How many cards of each kind it holds."""
        return self.rules.kinds.counts_of(self.cards)

    @property
    def worth(self) -> int:
        """What it is worth, see `sieteymedio.engine.totals`."""
        return game_of(self.rules).worth(self.counts, self.declared)

    @property
    def total(self) -> int:
        """The total in half points, ``OVER`` (16) if it passed 7½, 28 for two sevens."""
        return points_of(self.worth)

    @property
    def is_over(self) -> bool:
        """Whether its turn is over: it is bust, 7½ or two sevens."""
        return is_over(self.worth)

    @property
    def covered(self) -> bool:
        """Whether one of its cards lies face down."""
        return self.face_down is not None

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The cards that everybody sees."""
        return tuple(card for place, card in enumerate(self.cards) if place != self.face_down)

    @property
    def all_courts(self) -> bool:
        """Whether it holds nothing but court cards; the wild card is none, whatever is drawn on it."""
        return all(card.rank.is_court and card != self.rules.wild for card in self.cards)


def check_whole(name: str, value: object, least: int, most: int) -> None:
    """Raise ``ValueError`` unless ``value`` is a whole number from ``least`` to ``most``."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        allowed = str(least) if least == most else f"a whole number from {least} to {most}"
        raise ValueError(f"{name} must be {allowed}, not {value!r}")
