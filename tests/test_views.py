"""A view holds nothing that its seat may not know: hidden cards can change places and no view changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sieteymedio.engine.cards import Card, read_cards
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.shuffling import shuffled_pack
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import IllegalMove, Move, Opening, Round, deal
from sieteymedio.rounds.views import view
from tests.rounds import EXCHANGE, HIT, STAND, laid_out, mixed_records, played

YOU, BANK = 1, 0


@given(mixed_records(most_seats=5), st.data())
@settings(max_examples=150)
def test_hidden_cards_can_change_places_and_the_view_stays(record: Record, data: st.DataObject):
    rules, opening = record.rules, record.opening
    pack = shuffled_pack(record.seed, record.round_number, rules.packs, rules.pack, opening.out)
    courses = course(record, pack)
    state = courses[-1]
    if state.gathered:
        return
    seat = data.draw(st.integers(0, opening.seats - 1))
    told = view(state, seat)
    known = {card for hands in told.seats for hand in hands for card in hand.cards} | set(told.seen)
    hidden = [place for place, card in enumerate(pack) if card not in known]
    for _ in range(4):
        if len(hidden) < 2:
            break
        # A covered card lies early in the pack, so one of the two is drawn from the front.
        first = data.draw(st.sampled_from(hidden[:8]))
        second = data.draw(st.sampled_from(hidden))
        cards = list(pack)
        cards[first], cards[second] = cards[second], cards[first]
        try:
            others = course(record, tuple(cards))
        except IllegalMove:
            continue
        if [facts(one) for one in others] == [facts(one) for one in courses]:
            assert view(others[-1], seat) == told


def course(record: Record, pack: tuple[Card, ...]) -> list[Round]:
    """Return every state of the record's round as played from another pack."""
    # By its own key: where the stock runs out, the cards gathered come as they did in the record.
    states = [deal(record.rules, record.opening, pack, f"{record.seed}/{record.round_number}")]
    for move in record.moves:
        states.append(states[-1].play(*move))
    return states


def facts(state: Round) -> tuple[object, ...]:
    """Return what everybody sees happen without looking at a covered card: whose turn it is, and how hands ended."""
    hands = [[(hand.status, len(hand.cards), hand.covered) for hand in held] for held in state.seats]
    return state.to_act, state.playing, hands


@pytest.mark.parametrize("name", presets())
def test_every_covered_card_of_a_small_deal_can_be_any_that_fits(name: str):
    # All arrangements: each hidden card of a finished player turn takes the covered place in turn.
    rules = preset(name)
    opening = opening_for(rules, 3)
    record = Record(rules, banker_of(rules, None), opening, "views")
    pack = shuffled_pack("views", 1, rules.packs, rules.pack)
    first, viewer, _ = opening.order_under(rules)
    while record.replay().to_act == first:
        options = record.replay().options
        chosen = next((option for option in options if str(option.action) == "stand"), options[0])
        stake, value = (chosen.stakes or (0,))[0], min(chosen.values, default=0)
        record = replace(record, moves=(*record.moves, Move(first, chosen.action, stake=stake, value=value)))
    courses = course(record, pack)
    told = view(courses[-1], viewer)
    if not courses[-1].seats[first][0].covered:
        return
    compared = 0
    for place in range(3, len(pack)):
        cards = list(pack)
        cards[0], cards[place] = cards[place], cards[0]
        if pack[place] in told.seen:
            continue
        try:
            others = course(record, tuple(cards))
        except IllegalMove:
            continue
        if [facts(one) for one in others] == [facts(one) for one in courses]:
            compared += 1
            assert view(others[-1], viewer) == told
    assert compared > 5


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


def test_an_exchanged_card_is_shown_to_the_bank_alone():
    rules, opening = Rules(exchange="4"), Opening(seats=3, stakes=(0, 1, 1))
    state = played(laid_out("4o 6c 7e 2b Rb", rules, opening), (1, EXCHANGE))
    seen = [view(state, seat) for seat in (0, 1, 2)]
    assert [each.aside for each in seen] == [tuple(read_cards("4o"))] * 2 + [(None,)]
    assert [sum(each.left) for each in seen] == [38, 38, 39]
    assert [[str(event.card) for event in each.events if event.kind.value == "exchange"] for each in seen] == [
        ["4o"], ["4o"], ["None"],
    ]  # fmt: skip
    # What came instead lies face down.
    assert [each.seats[1][0].cards[0] is None for each in seen] == [True, False, True]


def test_a_card_asked_face_down_is_seen_by_its_seat_alone():
    state = laid_out("4o 6c Ae 2b", Rules(ask="one-down")).play(1, HIT, down=True)
    bank, you = view(state, 0).seats[1][0], view(state, 1).seats[1][0]
    assert [str(card) for card in bank.cards] == ["4o", "None"]
    assert [str(card) for card in you.cards] == ["4o", "Ae"]
    assert (bank.covered, bank.total, you.total) == ((False, True), None, 10)
    assert view(state, 0).events[-1].down
    assert (view(state, 0).events[-1].card, view(state, 0).events[-1].total) == (None, None)


def test_the_banks_open_card_is_seen_by_all():
    seen = view(laid_out("4o 6c Ae", Rules(bank_card="open")), 1)
    assert (seen.seats[0][0].total, seen.seats[0][0].covered) == (12, (False,))
    assert sum(seen.left) == 38


def test_cards_of_a_bust_hand_that_are_shuffled_back_may_come_again():
    rules, opening = Rules(), Opening(seats=3, stakes=(0, 1, 1))
    state = played(laid_out("5o 2o 6c 7e", rules, opening), (1, HIT), (2, HIT))
    assert [hand.gathered for (hand,) in state.seats] == [False, True, False]
    assert sorted(map(str, (*state.stock, state.seats[2][0].cards[1]))) == ["5o", "7e"]
    seen = view(state, 2)
    assert len(seen.seen) == 0
    assert sum(seen.left) == 38
