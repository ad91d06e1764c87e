"""A round as a state machine: an opening and a shuffled pack in, moves applied one by one, states and events out.

The course of a round (gamerules.com): everybody but the banker stakes; each seat gets one covered card, the seat to
the banker's right first and the banker last; the seats decide in that order, further cards come face up; who passes
7½ or reaches it shows the hand at once; then the banker turns up the covered card and plays openly; then all settle.
Seats are numbered the way the cards go round, so the seat after the bank's number is the one to the banker's right.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from sieteymedio.cards import Card
from sieteymedio.exact import Ratio
from sieteymedio.hands import game_of, payment
from sieteymedio.policies import Action
from sieteymedio.rules import BASE, Rules
from sieteymedio.shuffling import shuffled
from sieteymedio.totals import OVER, TARGET

__all__ = [
    "Event", "EventKind", "Hand", "IllegalMove", "Move", "Opening", "Phase", "Reason", "Round", "Settlement", "Status",
    "deal",
]  # fmt: skip

MOST_SEATS = 12
LARGEST_STAKE = 1000


class IllegalMove(ValueError):
    """A move that the rules do not allow at this moment, with the reason as its message."""


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


class EventKind(Enum):
    """What can happen in a round."""

    DEAL = "deal"
    """A seat gets its covered card."""
    HIT = "hit"
    """A seat gets a card face up."""
    STAND = "stand"
    """A seat asks for no further card."""
    BUST = "bust"
    """A seat passes 7½ and shows its hand."""
    SEVEN_AND_A_HALF = "seven_and_a_half"
    """A seat makes 7½ and shows its hand."""
    REVEAL = "reveal"
    """A covered card is turned up."""
    SETTLE = "settle"
    """The stake of one player is settled."""


class Reason(Enum):
    """Why a stake was settled as it was."""

    BUST = "bust"
    """The player passed 7½; the stake was lost at once, whatever the bank does."""
    BOTH_BUST = "both_bust"
    """Player and bank passed 7½ and the rules give the stake back."""
    BANK_BUST = "bank_bust"
    """The bank passed 7½ and the player did not."""
    HIGHER = "higher"
    """The player's total beats the bank's."""
    LOWER = "lower"
    """The bank's total beats the player's."""
    TIE_TO_BANK = "tie_to_bank"
    """The totals are equal and the rules give a tie to the bank."""
    TIE_PUSHED = "tie_pushed"
    """The totals are equal and the rules give the stake back."""


class Move(NamedTuple):
    """One decision: who, and what."""

    seat: int
    action: Action


class Settlement(NamedTuple):
    """What one player gains, in the units of the stake, and why."""

    seat: int
    stake: int
    gain: Ratio
    reason: Reason


@dataclass(frozen=True, slots=True)
class Opening:
    """What stands before the deal: how many seats, who holds the bank, where the reader sits, and the stakes.

    ``stakes`` has one whole number from 1 to 1000 for every seat, and 0 for the bank. Anything else raises
    ``ValueError``.

    >>> Opening().order
    (1, 0)
    >>> Opening(seats=4, bank=2, you=0, stakes=(1, 1, 0, 5)).order
    (3, 0, 1, 2)
    """

    seats: int = 2
    bank: int = 0
    you: int = 1
    stakes: tuple[int, ...] = (0, 1)

    def __post_init__(self) -> None:
        _check_whole("seats", self.seats, 2, MOST_SEATS)
        _check_whole("bank", self.bank, 0, self.seats - 1)
        _check_whole("you", self.you, 0, self.seats - 1)
        if len(self.stakes) != self.seats:
            raise ValueError(f"stakes must hold one number for each of the {self.seats} seats, not {len(self.stakes)}")
        for seat, stake in enumerate(self.stakes):
            if seat == self.bank:
                _check_whole(f"the stake of the bank (seat {seat})", stake, 0, 0)
            else:
                _check_whole(f"the stake of seat {seat}", stake, 1, LARGEST_STAKE)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of the deal and of play, the bank last."""
        return tuple((self.bank + step) % self.seats for step in range(1, self.seats + 1))


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one seat; while ``covered``, the first of them lies face down."""

    cards: tuple[Card, ...]
    covered: bool = True
    status: Status = Status.WAITING

    @property
    def total(self) -> int:
        """The total in half points, ``OVER`` (16) if it passed 7½."""
        return game_of(BASE).worth(BASE.kinds.counts_of(self.cards))

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The cards that everybody sees."""
        return self.cards[1:] if self.covered else self.cards


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: to whom, with which card, and the hand's total after it in half points.

    ``open`` says whether the whole hand lies open then; as long as it does not, the total (and for a deal the card)
    is for the seat alone. Only a settlement has ``settlement``.
    """

    kind: EventKind
    seat: int
    card: Card | None = None
    total: int | None = None
    open: bool = False
    settlement: Settlement | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One moment of a round. ``stock`` holds the cards still to come, the next one in front."""

    rules: Rules
    opening: Opening
    stock: tuple[Card, ...] = field(repr=False)
    hands: tuple[Hand, ...]
    to_act: int | None
    """The seat that has to decide; None when the round is settled."""
    events: tuple[Event, ...] = field(repr=False)
    """All that happened since the deal, in order."""

    @property
    def phase(self) -> Phase:
        """Whether somebody has to decide or all is settled."""
        return Phase.SETTLED if self.to_act is None else Phase.PLAYING

    @property
    def settlements(self) -> tuple[Settlement, ...]:
        """The settlements in seat order of play; empty while the round is played."""
        return tuple(event.settlement for event in self.events if event.settlement)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The actions open to the seat that has to decide: none when all is settled, no hit from an empty stock."""
        if self.to_act is None:
            return ()
        return (Action.HIT, Action.STAND) if self.stock else (Action.STAND,)

    def play(self, seat: int, action: Action) -> Round:
        """Return the round after ``seat`` does ``action``; ``IllegalMove`` says why it cannot.

        >>> from sieteymedio.cards import read_cards
        >>> start = deal(Rules(), Opening(), read_cards("5o Rc 3e 4o 2c"))
        >>> start.play(1, Action.HIT).hands[1].total
        16
        >>> start.play(0, Action.STAND)
        Traceback (most recent call last):
        sieteymedio.table.IllegalMove: it is the turn of seat 1, not of seat 0
        """
        if self.to_act is None:
            raise IllegalMove("the round is settled: nobody has a move left")
        if seat != self.to_act:
            raise IllegalMove(f"it is the turn of seat {self.to_act}, not of seat {seat}")
        if action not in self.legal:
            raise IllegalMove(f"no card is left in the stock: seat {seat} can only stand")
        return self._stand() if action is Action.STAND else self._hit()

    def deal_on_differently(self, key: str) -> Round:
        """Return the round with the stock shuffled anew by ``key``; every dealt card stays where it is.

        The stock is put into pack order first, so the new order depends on the cards in it and on ``key`` alone.
        """
        place = {card: position for position, card in enumerate(self.rules.cards)}
        return replace(self, stock=shuffled(sorted(self.stock, key=place.__getitem__), key))

    def _stand(self) -> Round:
        seat = self._acting
        hand = replace(self.hands[seat], status=Status.STOOD)
        event = Event(EventKind.STAND, seat, total=hand.total, open=not hand.covered)
        return self._after(hand, event)._next_turn()

    def _hit(self) -> Round:
        seat, card = self._acting, self.stock[0]
        hand = replace(self.hands[seat], cards=(*self.hands[seat].cards, card))
        drawn = Event(EventKind.HIT, seat, card, hand.total, open=not hand.covered)
        state = replace(self, stock=self.stock[1:])
        if hand.total < TARGET:
            return state._after(hand, drawn)
        status, kind = (
            (Status.SEVEN_AND_A_HALF, EventKind.SEVEN_AND_A_HALF) if hand.total == TARGET else (Status.BUST, EventKind.BUST)
        )
        ended = Event(kind, seat, total=hand.total, open=True)
        return state._after(replace(hand, covered=False, status=status), drawn, ended)._next_turn()

    @property
    def _acting(self) -> int:
        assert self.to_act is not None
        return self.to_act

    def _after(self, hand: Hand, *events: Event) -> Round:
        return self._with_hand(self._acting, hand, *events)

    def _with_hand(self, seat: int, hand: Hand, *events: Event) -> Round:
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        return replace(self, hands=hands, events=self.events + events)

    def _next_turn(self) -> Round:
        order = self.opening.order
        place = order.index(self._acting) + 1
        if place == len(order):
            return self._settle()
        seat = order[place]
        state = replace(self, to_act=seat)
        if seat != self.opening.bank:
            return state._with_hand(seat, replace(self.hands[seat], status=Status.PLAYING))
        if not self._bank_is_needed():
            return state._settle()
        return state._turn_up(seat, Status.PLAYING)

    def _bank_is_needed(self) -> bool:
        # A bust player has lost already, unless the rules give the stake back when the bank is bust too.
        return self.rules.double_bust == "refunded" or any(
            self.hands[seat].status is not Status.BUST for seat in self.opening.order[:-1]
        )

    def _turn_up(self, seat: int, status: Status) -> Round:
        hand = self.hands[seat]
        event = Event(EventKind.REVEAL, seat, hand.cards[0], hand.total, open=True)
        return self._with_hand(seat, replace(hand, covered=False, status=status), event)

    def _settle(self) -> Round:
        state = replace(self, to_act=None)
        for seat in self.opening.order:
            if state.hands[seat].covered:
                state = state._turn_up(seat, state.hands[seat].status)
        bank = state.hands[self.opening.bank].total
        settled = tuple(
            Event(EventKind.SETTLE, seat, settlement=_settlement(state, seat, bank), open=True)
            for seat in self.opening.order[:-1]
        )
        return replace(state, events=state.events + settled)


def deal(rules: Rules, opening: Opening, pack: tuple[Card, ...]) -> Round:
    """Return the round after everybody got a covered card from the front of ``pack``, the bank last.

    >>> from sieteymedio.shuffling import shuffled_pack
    >>> start = deal(Rules(), Opening(), shuffled_pack("opening-1", 1))
    >>> start.phase, start.to_act, len(start.stock)
    (<Phase.PLAYING: 'playing'>, 1, 38)
    """
    if len(pack) < opening.seats:
        raise ValueError(f"{opening.seats} seats need at least {opening.seats} cards, and the pack has {len(pack)}")
    order = opening.order
    first = dict(zip(order, pack, strict=False))
    hands = tuple(
        Hand((first[seat],), status=Status.PLAYING if seat == order[0] else Status.WAITING) for seat in range(opening.seats)
    )
    events = tuple(Event(EventKind.DEAL, seat, first[seat], hands[seat].total) for seat in order)
    return Round(rules, opening, pack[opening.seats :], hands, order[0], events)


def _settlement(state: Round, seat: int, bank: int) -> Settlement:
    player, stake = state.hands[seat].total, state.opening.stakes[seat]
    gain = payment(player, bank, state.rules) * Ratio.of(stake)
    return Settlement(seat, stake, gain, _reason(player, bank, gain))


def _reason(player: int, bank: int, gain: Ratio) -> Reason:
    pushed = gain.numerator == 0
    if player == OVER:
        return Reason.BOTH_BUST if pushed else Reason.BUST
    if bank == OVER:
        return Reason.BANK_BUST
    if player == bank:
        return Reason.TIE_PUSHED if pushed else Reason.TIE_TO_BANK
    return Reason.HIGHER if player > bank else Reason.LOWER


def _check_whole(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        allowed = str(least) if least == most else f"a whole number from {least} to {most}"
        raise ValueError(f"{name} must be {allowed}, not {value!r}")
