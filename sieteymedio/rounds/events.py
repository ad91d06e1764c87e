"""What can happen in a round: moves, events, and settlements with their reasons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ONE, Ratio
from sieteymedio.engine.policies import Action


class Staking(Enum):
    """The one move that is no decision about cards."""

    STAKE = "stake"
    """Place the stake, where the rules take it after the first card."""

    def __str__(self) -> str:
        return self.value


class Move(NamedTuple):
    """One decision: who, what, and what goes with it where the rules know it."""

    seat: int
    action: Action | Staking
    down: bool = False
    """A hit: the new card comes face down, and a covered one is turned up first."""
    raised: int = 0
    """A hit or a stand: what is added to the stake of the hand first."""
    value: int = 0
    """A hit: what the wild card is declared to count from now on, in half points."""
    stake: int = 0
    """A stake: how much; a split: the stake of the second hand, 0 for as much as the first."""


class EventKind(Enum):
    """What can happen in a round."""

    DEAL = "deal"
    """A seat gets its first card."""
    STAKE = "stake"
    """A seat places its stake after seeing its card."""
    RAISE = "raise"
    """A seat raises the stake of a hand."""
    DECLARE = "declare"
    """A seat says what its wild card counts."""
    EXCHANGE = "exchange"
    """A seat shows its first card to the bank and sets it aside; a deal of another follows."""
    SPLIT = "split"
    """A seat makes two hands of one."""
    GATHER = "gather"
    """The stock is out: the cards not in play are shuffled to be the stock."""
    HIT = "hit"
    """A hand gets a card."""
    STAND = "stand"
    """A hand asks for no further card."""
    BUST = "bust"
    """A hand passes 7½ and is shown."""
    SEVEN_AND_A_HALF = "seven_and_a_half"
    """A hand makes 7½ and is shown."""
    TWO_SEVENS = "two_sevens"
    """A hand is two sevens, which the rules know, and is shown."""
    REVEAL = "reveal"
    """A covered card is turned up."""
    SETTLE = "settle"
    """The stake of one hand is settled."""


class Reason(Enum):
    """Why a stake was settled as it was."""

    BUST = "bust"
    """The player passed 7½; the stake was lost at once, whatever the bank does."""
    BOTH_BUST = "both_bust"
    """Player and bank passed 7½ and the rules give the stake back."""
    BANK_BUST = "bank_bust"
    """The bank passed 7½ and the player did not."""
    HIGHER = "higher"
    """The player's hand beats the bank's."""
    LOWER = "lower"
    """The bank's hand beats the player's."""
    TIE_TO_BANK = "tie_to_bank"
    """The hands are equal and the rules give a tie to the bank."""
    TIE_PUSHED = "tie_pushed"
    """The hands are equal and the rules give the stake back."""


class Settlement(NamedTuple):
    """What one hand gains, in beans, and why."""

    seat: int
    stake: int
    gain: Ratio
    reason: Reason
    hand: int = 0
    """Which of the seat's hands, 0 where it did not split."""
    multiple: Ratio = ONE
    """What the rules give for each bean staked, before the bank's limit cuts it."""
    because: tuple[str, ...] = ()
    """The fields of `Rules` that decided it, the one about who wins first."""
    worth: int = 0
    bank_worth: int = 0

    @property
    def cut(self) -> Ratio:
        """What the bank's limit took from the gain; 0 but in rare rounds."""
        return self.multiple * Ratio.of(self.stake) - self.gain


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: to whom, with which card, and the hand's total after it in half points.

    ``open`` says whether the whole hand lies open then; as long as it does not, the total is for the seat alone.
    ``hidden`` says that the card is for the seat alone, ``to_bank`` that the bank sees it too.
    """

    kind: EventKind
    seat: int
    card: Card | None = None
    total: int | None = None
    open: bool = False
    settlement: Settlement | None = None
    hand: int = 0
    hidden: bool = False
    to_bank: bool = False
    amount: int = 0
    """The beans of a stake or a raise, the half points of a declaration, the cards of a gathered stock."""
