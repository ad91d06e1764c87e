"""A view holds nothing that its seat may not know: hidden cards can change places and no view changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sieteymedio.cards import Card
from sieteymedio.record import Record
from sieteymedio.rules import BASE
from sieteymedio.table import Event, EventKind, Hand, Round
from sieteymedio.totals import TARGET
from sieteymedio.views import view
from tests.rounds import HIT, STAND, laid_out, played, records

YOU, BANK = 1, 0


def _points(card: Card) -> int:
    return BASE.kinds.all[BASE.kinds.of(card)].half_points


@given(records(most_seats=5), st.data())
def test_hidden_cards_can_change_places_and_the_view_stays(record: Record, data: st.DataObject):
    state = record.replay()
    seat = data.draw(st.integers(0, record.opening.seats - 1))
    covered = [other for other, hand in enumerate(state.hands) if hand.covered and other != seat]
    hidden = [state.hands[other].cards[0] for other in covered] + list(state.stock)
    order = data.draw(st.permutations(hidden))
    other_state = rearranged(state, covered, order)
    if all(hand.total < TARGET for hand in other_state.hands if hand.covered):
        assert view(other_state, seat) == view(state, seat)


def rearranged(state: Round, covered: list[int], order: list[Card]) -> Round:
    """Return the round with ``order`` as its hidden cards: first the covered ones, then the stock."""
    under = dict(zip(covered, order, strict=False))
    hands = tuple(
        replace(hand, cards=(under.get(seat, hand.cards[0]), *hand.cards[1:])) for seat, hand in enumerate(state.hands)
    )
    events = tuple(retold(event, under, hands[event.seat], state.hands[event.seat]) for event in state.events)
    return replace(state, hands=hands, stock=tuple(order[len(covered) :]), events=events)


def retold(event: Event, under: dict[int, Card], hand: Hand, before: Hand) -> Event:
    """Return the event as it would have been with another covered card."""
    if event.seat not in under:
        return event
    change = _points(hand.cards[0]) - _points(before.cards[0])
    card = under[event.seat] if event.kind is EventKind.DEAL else event.card
    return replace(event, card=card, total=None if event.total is None else event.total + change)


def test_a_player_sees_the_own_hand_and_the_bank_only_once_it_plays():
    seen = view(laid_out("5o 6c 7e 2b"), YOU)
    assert [[str(card) if card else None for card in hand.cards] for hand in seen.hands] == [[None], ["5o"]]
    assert [hand.total for hand in seen.hands] == [None, 10]
    assert (seen.legal, seen.stock, sum(seen.left)) == ((HIT, STAND), 2, 39)
    assert seen.seen == ()
    later = view(played(laid_out("5o 6c 7e 2b"), (YOU, STAND)), YOU)
    assert [str(card) for card in later.seen] == ["6c"]
    assert (later.legal, later.hands[BANK].total) == ((), 12)


def test_the_bank_never_sees_a_covered_card():
    state = played(laid_out("4o 6c Re 2b"), (YOU, HIT), (YOU, STAND))
    seen = view(state, BANK)
    assert seen.hands[YOU].cards[0] is None
    assert str(seen.hands[YOU].cards[1]) == "Re"
    assert seen.hands[YOU].total is None
    assert [(event.card is None, event.total) for event in seen.events if event.seat == YOU] == [
        (True, None),
        (False, None),
        (True, None),
    ]


@pytest.mark.parametrize("cards", ["5o 6c 7e 2b", "7o 6c Re 2b"])
def test_a_bust_and_a_seven_and_a_half_are_shown_at_once(cards):
    seen = view(played(laid_out(cards), (YOU, HIT)), BANK)
    assert None not in seen.hands[YOU].cards
    assert seen.hands[YOU].total is not None


def test_a_settled_round_lies_open_to_all():
    state = played(laid_out("5o 6c 7e 2b"), (YOU, STAND), (BANK, STAND))
    assert {view(state, seat).hands for seat in (YOU, BANK)} == {view(state, YOU).hands}
    assert all(None not in hand.cards for hand in view(state, BANK).hands)


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="there is no seat 2: the seats are 0 to 1"):
        view(laid_out("5o 6c"), 2)
