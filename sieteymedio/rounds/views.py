"""What one seat may know at this moment, and nothing else.

A seat knows its own cards, every card that lies face up, the whole hand of whoever passed 7½ or made it, who stood, the
cards dealt in earlier rounds and not shuffled back, and, if it exchanged a card or holds the bank, the card set aside. It
does not know a covered card of another seat, nor the order of the stock. A view is made from that alone: it is the same for
every arrangement of the hidden cards that the seat cannot tell apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from sieteymedio.engine.cards import Card
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.policies import Action
from sieteymedio.rounds.events import Event, EventKind, Settlement, Staking
from sieteymedio.rounds.legal import Option, Refusal
from sieteymedio.rounds.table import Hand, Phase, Round, Status

__all__ = ["SeenEvent", "SeenHand", "View", "view"]


@dataclass(frozen=True, slots=True)
class SeenHand:
    """One hand as the viewer sees it: None stands for a card and for a total that the viewer cannot know."""

    seat: int
    is_bank: bool
    cards: tuple[Card | None, ...]
    covered: tuple[bool, ...]
    total: int | None
    """In half points, 16 for a bust hand, 28 for two sevens."""
    status: Status
    stake: int
    """The stake of a player; 0 for the bank and for a player who has not staked yet."""
    worth: int | None = None
    declared: int = 0
    exchanged: bool = False
    split: bool = False
    gathered: bool = False


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """One event as the viewer saw it happen: None stands for what the viewer did not see."""

    kind: EventKind
    seat: int
    card: Card | None
    total: int | None
    settlement: Settlement | None
    hand: int = 0
    down: bool = False
    amount: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` knows of a round."""

    seat: int
    phase: Phase
    to_act: int | None
    playing: int
    """Which hand of the seat to act is played."""
    seats: tuple[tuple[SeenHand, ...], ...]
    """The hands of every seat."""
    stock: int
    """How many cards are still in the stock."""
    options: tuple[Option, ...]
    """What the seat may do now; empty when it is not its turn."""
    refusals: tuple[Refusal, ...]
    """What it may not do now, and why; empty when it is not its turn."""
    left: Counts
    """How many cards of each kind the seat has not seen: the stock and the covered cards of the others."""
    events: tuple[SeenEvent, ...]
    out: tuple[Card, ...] = ()
    """The cards of earlier rounds that have not been shuffled back."""
    aside: tuple[Card | None, ...] = ()
    """The exchanged cards that have not been shuffled back."""

    @property
    def hands(self) -> tuple[SeenHand, ...]:
        """One hand of every seat: the one in play, else its first."""
        return tuple(hands[self.playing if seat == self.to_act else 0] for seat, hands in enumerate(self.seats))

    @property
    def hand(self) -> SeenHand:
        """The viewer's hand in play, else the first."""
        return self.hands[self.seat]

    @property
    def legal(self) -> tuple[Action | Staking, ...]:
        """The actions open to the seat now; empty when it is not its turn."""
        return tuple(option.action for option in self.options)

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards that the seat knows not to come again, but for those of its own hand in play."""
        own = self.playing if self.seat == self.to_act else 0
        hands = (
            hand
            for seat, held in enumerate(self.seats)
            for place, hand in enumerate(held)
            if (seat, place) != (self.seat, own) and not hand.gathered
        )
        cards = tuple(card for hand in hands for card in hand.cards if card)
        return (*cards, *(card for card in self.aside if card), *self.out)


def view(state: Round, seat: int) -> View:
    """Return what ``seat`` may know of ``state``; a seat that is not there raises ``ValueError``.

    >>> from sieteymedio.rounds.record import Record
    >>> seen = view(Record(seed="opening-1").replay(), 1)
    >>> seen.hands[0].cards, sum(seen.left), seen.stock
    ((None,), 39, 38)
    """
    if not 0 <= seat < state.opening.seats:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to {state.opening.seats - 1}")
    hands = tuple(
        tuple(_seen_hand(hand, other, state.opening.bank, seat) for hand in held) for other, held in enumerate(state.seats)
    )
    aside = tuple(card if seat in (owner, state.opening.bank) else None for owner, card in state.aside)
    on_table = (card for held in hands for hand in held if not hand.gathered for card in hand.cards)
    known = state.rules.kinds.counts_of(card for card in (*on_table, *aside, *state.out) if card)
    acts = state.to_act == seat
    return View(
        seat=seat,
        phase=state.phase,
        to_act=state.to_act,
        playing=state.playing,
        seats=hands,
        stock=len(state.stock),
        options=state.options if acts else (),
        refusals=state.refusals if acts else (),
        left=tuple(all_ - here for all_, here in zip(state.rules.counts, known, strict=True)),
        events=tuple(_seen_event(event, state, seat) for event in state.events),
        out=state.out,
        aside=aside,
    )


def _seen_hand(hand: Hand, seat: int, bank: int, viewer: int) -> SeenHand:
    known = seat == viewer or not hand.covered
    return SeenHand(
        seat=seat,
        is_bank=seat == bank,
        cards=tuple(card if known or place != hand.face_down else None for place, card in enumerate(hand.cards)),
        covered=tuple(place == hand.face_down for place in range(len(hand.cards))),
        total=hand.total if known else None,
        status=hand.status,
        stake=hand.stake,
        worth=hand.worth if known else None,
        declared=hand.declared,
        exchanged=hand.exchanged,
        split=hand.split,
        gathered=hand.gathered,
    )


def _seen_event(event: Event, state: Round, viewer: int) -> SeenEvent:
    sees_card = not event.hidden or event.seat == viewer or (event.to_bank and viewer == state.opening.bank)
    return SeenEvent(
        event.kind,
        event.seat,
        event.card if sees_card else None,
        event.total if event.open or event.seat == viewer else None,
        event.settlement,
        event.hand,
        event.hidden and event.kind is EventKind.HIT,
        event.amount,
    )
