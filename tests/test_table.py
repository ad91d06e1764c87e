"""The round: every way it can go, its laws, what it refuses, and deals that stay the same for ever."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sieteymedio.engine.cards import PACKS, read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import BustRisk, Chase, StandAt
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import TARGET
from sieteymedio.rounds.record import Branch, Record, RecordError
from sieteymedio.rounds.shuffling import check_seed, pack_in_order, shuffled, shuffled_pack
from sieteymedio.rounds.table import EventKind, IllegalMove, Move, Opening, Phase, Reason, Status, deal
from tests.reference import shuffles
from tests.rounds import HIT, STAND, laid_out, played, records, seeds, settled

YOU, BANK = 1, 0


@pytest.mark.parametrize(
    ("cards", "moves", "rules", "reason", "gain"),
    [
        # First your card, then the bank's, then the stock in order.
        ("5o 6c 7e 2b", [(YOU, HIT)], Rules(), Reason.BUST, -1),
        ("5o 6c 7e 2b", [(YOU, STAND), (BANK, HIT)], Rules(), Reason.BANK_BUST, 1),
        ("7o 6c Re 2b", [(YOU, STAND), (BANK, STAND)], Rules(), Reason.HIGHER, 1),
        ("5o 6c 7e 2b", [(YOU, STAND), (BANK, STAND)], Rules(), Reason.LOWER, -1),
        ("6o 6c 7e 2b", [(YOU, STAND), (BANK, STAND)], Rules(), Reason.TIE_TO_BANK, -1),
        ("6o 6c 7e 2b", [(YOU, STAND), (BANK, STAND)], Rules(ties="push"), Reason.TIE_PUSHED, 0),
        ("7o 7c Re Rb", [(YOU, HIT), (BANK, HIT)], Rules(), Reason.TIE_TO_BANK, -1),
        ("7o 7c Re Rb", [(YOU, HIT), (BANK, HIT)], Rules(ties="push"), Reason.TIE_PUSHED, 0),
        ("7o 6c Re 2b", [(YOU, HIT), (BANK, STAND)], Rules(), Reason.HIGHER, 1),
        ("7o 6c Re 2b", [(YOU, HIT), (BANK, STAND)], Rules(seven_and_a_half_pays="3/2"), Reason.HIGHER, "3/2"),
        ("7o 6c Re 2b", [(YOU, HIT), (BANK, HIT)], Rules(seven_and_a_half_pays=2), Reason.BANK_BUST, 2),
        ("5o 6c 7e 2b", [(YOU, HIT), (BANK, HIT)], Rules(double_bust="refunded"), Reason.BOTH_BUST, 0),
        ("5o 6c 7e 2b", [(YOU, HIT), (BANK, STAND)], Rules(double_bust="refunded"), Reason.BUST, -1),
    ],
)
def test_settlements(cards, moves, rules, reason, gain):
    (found,) = settled(cards, *moves, rules=rules).settlements
    assert found.reason is reason
    assert str(found.gain) == str(gain)


def test_the_stake_multiplies_the_gain():
    opening = Opening(stakes=(0, 7))
    state = played(laid_out("7o 6c Re 2b", Rules(seven_and_a_half_pays="3/2"), opening), (YOU, HIT), (BANK, STAND))
    assert state.settlements[0].gain == Ratio.of(21, 2)


def test_events_tell_the_round_in_order():
    kinds = [(event.kind, event.seat) for event in settled("7o 6c Re 2b", (YOU, HIT), (BANK, HIT)).events]
    assert kinds == [
        (EventKind.DEAL, YOU),
        (EventKind.DEAL, BANK),
        (EventKind.HIT, YOU),
        (EventKind.SEVEN_AND_A_HALF, YOU),
        (EventKind.REVEAL, BANK),
        (EventKind.HIT, BANK),
        (EventKind.BUST, BANK),
        (EventKind.SETTLE, YOU),
    ]


def test_a_bank_that_nobody_plays_against_only_shows_its_card():
    state = settled("5o 6c 7e 2b", (YOU, HIT))
    assert state.hands[BANK].status is Status.WAITING
    assert [event.kind for event in state.events[-2:]] == [EventKind.REVEAL, EventKind.SETTLE]


def test_seven_and_a_half_ends_the_turn_at_once():
    state = played(laid_out("7o 6c Re 2b"), (YOU, HIT))
    assert state.to_act == BANK
    assert state.hands[YOU].status is Status.SEVEN_AND_A_HALF
    assert not state.hands[YOU].covered


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ([], (BANK, HIT), "it is the turn of seat 1, not of seat 0"),
        ([(YOU, STAND)], (YOU, HIT), "it is the turn of seat 0, not of seat 1"),
        ([], (5, HIT), "it is the turn of seat 1, not of seat 5"),
        ([(YOU, STAND), (BANK, STAND)], (YOU, HIT), "the round is settled: nobody has a move left"),
    ],
)
def test_illegal_moves_are_refused_with_the_reason(moves, move, reason):
    state = played(laid_out("5o 6c 7e 2b"), *moves)
    with pytest.raises(IllegalMove, match=reason):
        state.play(*move)


def test_an_empty_stock_leaves_only_standing():
    state = laid_out("5o 6c")
    assert state.legal == (STAND,)
    with pytest.raises(IllegalMove, match="no card is left in the stock: seat 1 can only stand"):
        state.play(YOU, HIT)
    assert played(state, (YOU, STAND), (BANK, STAND)).phase is Phase.SETTLED


def test_seats_are_dealt_and_play_from_the_bankers_right_and_the_bank_is_last():
    opening = Opening(seats=4, bank=1, you=2, stakes=(2, 0, 3, 4))
    state = laid_out("4o 5o 6o 7o Rc", opening=opening)
    assert [str(state.hands[seat].cards[0]) for seat in (2, 3, 0, 1)] == ["4o", "5o", "6o", "7o"]
    state = played(state, (2, STAND), (3, STAND), (0, STAND), (1, STAND))
    assert {found.seat: str(found.gain) for found in state.settlements} == {2: "-3", 3: "-4", 0: "-2"}


@given(records(), st.data())
def test_laws_of_every_round(record: Record, data: st.DataObject):
    for state in record.states():
        table = Counter(card for hand in state.hands for card in hand.cards) + Counter(state.stock)
        assert table == Counter(record.rules.cards)
        if state.to_act is not None:
            acting = state.hands[state.to_act]
            assert acting.status is Status.PLAYING
            assert acting.total < TARGET
            assert not state.settlements
    # Play it to the end.
    while state.to_act is not None:
        state = state.play(state.to_act, data.draw(st.sampled_from(state.legal)))
    assert not any(hand.covered for hand in state.hands)
    assert sorted(found.seat for found in state.settlements) == sorted(
        set(range(record.opening.seats)) - {record.opening.bank}
    )
    for found in state.settlements:
        hand = state.hands[found.seat]
        assert found.stake == record.opening.stakes[found.seat]
        assert -Ratio.of(found.stake) < found.gain or found.gain == -Ratio.of(found.stake)
        if hand.total > TARGET:
            assert not found.gain > ZERO
        if found.gain > ZERO:
            pays = record.rules.seven_and_a_half_pays if hand.total == TARGET else Ratio.of(1)
            assert found.gain == pays * Ratio.of(found.stake)


@given(records(), st.integers(1, 10_000))
def test_dealing_on_differently_keeps_what_is_dealt(record: Record, branch: int):
    state = record.replay()
    other = state.deal_on_differently(f"{record.seed}/{record.round_number}/{branch}")
    assert Counter(other.stock) == Counter(state.stock)
    assert (other.hands, other.to_act, other.events) == (state.hands, state.to_act, state.events)


def test_a_branch_waits_until_the_round_gets_there():
    plain = Record(seed="class-89")
    branched = Record(seed="class-89", branches=(Branch(1, 1),))
    assert branched.replay() == plain.replay()
    after = Record(seed="class-89", branches=(Branch(1, 1),), moves=(Move(YOU, HIT),)).replay()
    assert after.hands == Record(seed="class-89", moves=(Move(YOU, HIT),)).replay().hands
    assert after.stock != Record(seed="class-89", moves=(Move(YOU, HIT),)).replay().stock


@pytest.mark.parametrize(
    ("banker", "cards", "player_moves", "bank_total"),
    [
        (StandAt("5"), "6o 3c 2e 7b", [STAND], 10),
        (StandAt("5½"), "6o 3c 2e Rb 7b", [STAND], 11),
        (Chase(), "6o 3c 2e Ab 7b", [STAND], 12),
        (Chase(), "2o 3c 2e Ab 7b", [STAND], 6),
        (BustRisk("1/2"), "6o 3c 2e Rb 7b", [STAND], 10),
    ],
)
def test_the_bank_plays_by_its_policy(monkeypatch, banker, cards, player_moves, bank_total):
    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: read_cards(cards))
    record, state = Record(banker=banker, moves=tuple(Move(YOU, action) for action in player_moves)).played_on()
    assert state.phase is Phase.SETTLED
    assert state.hands[BANK].total == bank_total
    assert record.replay() == state


def test_moves_that_stand_in_a_record_are_not_played_again():
    # The bank of this record stood on 3, which its policy would not do: what is written is what happened.
    record = Record(seed="class-89", moves=(Move(YOU, STAND), Move(BANK, STAND)))
    assert record.replay().hands[BANK].total == 4
    assert record.played_on()[0] == record


@pytest.mark.parametrize("row", json.loads(shuffles.DATA.read_text(encoding="utf-8")), ids=lambda row: row["seed"][:12])
def test_the_same_code_gives_the_same_cards_for_ever(row):
    cards = shuffled_pack(row["seed"], row["round"], row["packs"])
    assert " ".join(map(str, cards)) == row["cards"]


def test_the_reference_deals_are_what_the_independent_program_gives():
    row = json.loads(Path(shuffles.DATA).read_text(encoding="utf-8"))[0]
    assert " ".join(shuffles.order_of(row["seed"], row["round"], row["packs"])) == row["cards"]


@given(seeds, st.integers(1, 10**6))
def test_every_shuffle_agrees_with_the_independent_program(seed: str, number: int):
    assert list(map(str, shuffled_pack(seed, number))) == shuffles.order_of(seed, number, 1)


def test_a_shuffle_is_a_permutation_and_takes_every_place_alike():
    first = Counter(str(shuffled_pack("fair", number)[0]) for number in range(1, 4001))
    assert len(first) == 40
    # 100 expected for each card; five standard errors are about 49.
    assert all(51 <= count <= 149 for count in first.values())
    assert shuffled((), "any") == ()
    assert pack_in_order(2) == pack_in_order() * 2


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: check_seed(""), "1 to 40 letters .* this one has 0 characters"),
        (lambda: check_seed("x" * 41), "this one has 41 characters"),
        (lambda: check_seed("año"), "this one has 'ñ'"),
        (lambda: Opening(seats=1), "seats must be a whole number from 2 to 12, not 1"),
        (lambda: Opening(seats=13), "seats must be a whole number from 2 to 12, not 13"),
        (lambda: Opening(bank=2), "bank must be a whole number from 0 to 1, not 2"),
        (lambda: Opening(you=-1), "you must be a whole number from 0 to 1, not -1"),
        (lambda: Opening(stakes=(0, 1001)), "the stake of seat 1 must be a whole number from 0 to 1000, not 1001"),
        (lambda: Opening(chips=(ZERO,)), "chips must hold one number for each of the 2 seats, not 1"),
        (lambda: Opening(chips=(ZERO, Ratio.of(1))), "the accounts must come to 0 together"),
        (lambda: Opening(stakes=(1, 1)), r"the stake of the bank \(seat 0\) must be 0, not 1"),
        (lambda: Opening(stakes=(0, 1, 1)), "stakes must hold one number for each of the 2 seats, not 3"),
        (lambda: Opening(seats=True), "seats must be a whole number"),
        (lambda: deal(Rules(), Opening(), read_cards("5")), "2 seats need at least 2 cards, and the pack has 1"),
    ],
)
def test_openings_and_seeds_that_cannot_be(build, message):
    with pytest.raises(ValueError, match=message):
        build()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"seed": "a b"}, "a seed has 1 to 40"),
        ({"round_number": 0}, "the round number must be a whole number from 1 to 1000000, not 0"),
        ({"moves": (Move(1, HIT),) * 201}, "a round has at most 200 moves, not 201"),
        ({"branches": (Branch(0, 1),) * 21}, "a round has at most 20 branches, not 21"),
        ({"branches": (Branch(0, 0),)}, "the number of a branch must be a whole number from 1"),
        ({"branches": (Branch(-1, 1),)}, "the number of moves before a branch must be"),
        ({"branches": (Branch(2, 1), Branch(1, 1))}, "branches stand in the order of their moves"),
        ({"banker": "5"}, "banker= must be a policy"),
    ],
)
def test_records_that_cannot_be(values, message):
    with pytest.raises(ValueError, match=message) as caught:
        Record(**values)
    assert isinstance(caught.value, ValueError)
    if "banker" not in values:
        assert isinstance(caught.value, RecordError)


def test_a_record_names_the_move_that_is_illegal():
    with pytest.raises(IllegalMove, match="move 2: it is the turn of seat 0, not of seat 1"):
        Record(seed="class-89", moves=(Move(YOU, STAND), Move(YOU, HIT))).replay()


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_is_shuffled_whole_but_for_the_cards_out(pack: str):
    cards = Rules(pack=pack, packs=2).cards
    assert Counter(shuffled_pack("packs", 1, 2, pack)) == Counter(cards)
    out = cards[3:20]
    assert Counter(shuffled_pack("packs", 1, 2, pack, out)) == Counter(cards) - Counter(out)
    with pytest.raises(ValueError, match="more than the pack holds: Ao"):
        shuffled_pack("packs", 1, 2, pack, cards[:1] * 3)
