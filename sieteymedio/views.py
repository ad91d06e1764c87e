"""What one seat may know at this moment, and nothing else.

A seat knows its own cards, every card that lies face up, the whole hand of whoever passed 7½ or made it, and who
stood. It does not know a covered card of another seat, nor the order of the stock. A view is made from that alone: it
is the same for every arrangement of the hidden cards that the seat cannot tell apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from sieteymedio.cards import Card
from sieteymedio.kinds import Counts
from sieteymedio.policies import Action
from sieteymedio.table import Event, EventKind, Hand, Phase, Round, Settlement, Status

__all__ = ["SeenEvent", "SeenHand", "View", "view"]


@dataclass(frozen=True, slots=True)
class SeenHand:
    """One hand as the viewer sees it: None stands for a card and for a total that the viewer cannot know."""

    seat: int
    is_bank: bool
    cards: tuple[Card | None, ...]
    covered: tuple[bool, ...]
    total: int | None
    """In half points, 16 for a bust hand."""
    status: Status
    stake: int
    """The stake of a player; 0 for the bank."""


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """One event as the viewer saw it happen: None stands for what the viewer did not see."""

    kind: EventKind
    seat: int
    card: Card | None
    total: int | None
    settlement: Settlement | None


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` knows of a round."""

    seat: int
    phase: Phase
    to_act: int | None
    hands: tuple[SeenHand, ...]
    stock: int
    """How many cards are still in the stock."""
    legal: tuple[Action, ...]
    """What the seat may do now; empty when it is not its turn."""
    left: Counts
    """How many cards of each kind the seat has not seen: the stock and the covered cards of the others."""
    events: tuple[SeenEvent, ...]

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards of the other hands that the seat can see."""
        return tuple(card for hand in self.hands if hand.seat != self.seat for card in hand.cards if card)


def view(state: Round, seat: int) -> View:
    """Return what ``seat`` may know of ``state``; a seat that is not there raises ``ValueError``.

    >>> from sieteymedio.record import Record
    >>> seen = view(Record(seed="opening-1").replay(), 1)
    >>> seen.hands[0].cards, sum(seen.left), seen.stock
    ((None,), 39, 38)
    """
    if not 0 <= seat < state.opening.seats:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to {state.opening.seats - 1}")
    hands = tuple(_seen_hand(state, other, seat) for other in range(state.opening.seats))
    known = state.rules.kinds.counts_of(card for hand in hands for card in hand.cards if card)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=state.to_act,
        hands=hands,
        stock=len(state.stock),
        legal=state.legal if state.to_act == seat else (),
        left=tuple(all_ - here for all_, here in zip(state.rules.counts, known, strict=True)),
        events=tuple(_seen_event(event, seat) for event in state.events),
    )


def _seen_hand(state: Round, seat: int, viewer: int) -> SeenHand:
    hand: Hand = state.hands[seat]
    known = seat == viewer or not hand.covered
    return SeenHand(
        seat=seat,
        is_bank=seat == state.opening.bank,
        cards=hand.cards if known else (None, *hand.open_cards),
        covered=tuple(hand.covered and place == 0 for place in range(len(hand.cards))),
        total=hand.total if known else None,
        status=hand.status,
        stake=state.opening.stakes[seat],
    )


def _seen_event(event: Event, viewer: int) -> SeenEvent:
    known = event.open or event.seat == viewer
    card = event.card if known or event.kind is not EventKind.DEAL else None
    return SeenEvent(event.kind, event.seat, card, event.total if known else None, event.settlement)
