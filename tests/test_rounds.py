"""Rounds under every rule: the laws of the table in random play of every preset, and each rule where it decides."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import Action, Chase, PolicyError, StandAt
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.totals import OVER, TARGET
from sieteymedio.rounds.events import EventKind, Reason, Staking
from sieteymedio.rounds.passing import Why, accounts, next_bank, next_opening
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.stakes import StakeError, opening_for
from sieteymedio.rounds.table import IllegalMove, Move, Opening, Phase, Round, Status, deal
from tests.rounds import EXCHANGE, HIT, SPLIT, STAND, laid_out, mixed_records, played

STAKE = Staking.STAKE
THREE = Opening(seats=3, stakes=(0, 1, 1))


def check_laws(state: Round) -> None:
    """Assert what holds at every moment of every round."""
    rules, opening = state.rules, state.opening
    on_table = [card for hands in state.seats for hand in hands if not hand.gathered for card in hand.cards]
    aside = [card for _, card in state.aside]
    assert Counter((*on_table, *aside, *state.out, *state.stock)) == Counter(rules.cards)
    for seat, hands in enumerate(state.seats):
        assert 1 <= len(hands) <= (rules.max_split_hands if rules.split != "none" else 1)
        for hand in hands:
            assert hand.face_down is None or 0 <= hand.face_down < len(hand.cards)
            assert len(hand.open_cards) >= len(hand.cards) - 1
            if hand.status in (Status.BUST, Status.SEVEN_AND_A_HALF, Status.TWO_SEVENS):
                assert hand.is_over
                assert not hand.covered
            if seat != opening.bank:
                assert hand.stake <= rules.most_stake
    staked = sum(hand.stake for hands in state.seats for hand in hands)
    assert not rules.bank_limit or staked <= rules.bank_limit
    if state.to_act is None:
        return
    assert state.hand.status is Status.PLAYING
    assert state.hand.total < TARGET
    assert state.options
    actions = {option.action for option in state.options}
    refused = {refusal.action for refusal in state.refusals}
    assert not actions & refused
    assert actions | refused >= set(Action)


def check_settled(state: Round) -> None:
    """Assert what holds once all is settled."""
    rules, opening = state.rules, state.opening
    hands = [(seat, place) for seat in state.order[:-1] for place in range(len(state.seats[seat]))]
    assert [(found.seat, found.hand) for found in state.settlements] == hands
    assert not any(hand.covered for held in state.seats for hand in held)
    for found in state.settlements:
        hand = state.seats[found.seat][found.hand]
        assert (found.worth, found.stake) == (hand.worth, hand.stake)
        assert found.stake >= rules.least_stake
        if hand.worth == OVER:
            assert not found.gain > ZERO
        assert all(hasattr(rules, name) for name in found.because)
        if found.gain != found.multiple * Ratio.of(found.stake):
            assert found.because[-1] == "bank_limit"
    if rules.bank_limit:
        assert -state.bank_gain <= Ratio.of(rules.bank_limit)
    if opening.chips is not None:
        assert sum(accounts(state), ZERO) == ZERO
    passing, following = next_bank(state), next_opening(state)
    assert (following.bank, following.seats, following.you) == (passing.seat, opening.seats, opening.you)
    assert Counter(following.out) <= Counter(rules.cards)
    deal(rules, following, tuple(rules.cards[: len(rules.cards) - len(following.out)]))


@given(mixed_records(), st.data())
@settings(max_examples=200)
def test_laws_of_random_play_under_any_rules(record: Record, data: st.DataObject):
    for state in record.states():
        check_laws(state)
    while state.to_act is not None:
        moves = list(state.moves())
        state = state.play(*moves[data.draw(st.integers(0, len(moves) - 1))])
        check_laws(state)
    check_settled(state)


@pytest.mark.parametrize("name", presets())
def test_every_preset_is_played_by_policies_for_many_rounds(name: str):
    rules = preset(name)
    record = Record(rules, banker_of(rules, None), opening_for(rules, 5, you=2, session=True), f"policies-{name}"[:40])
    banks = set()
    for _ in range(30):
        banks.add(record.opening.bank)
        record, state = record.played_on()
        while state.phase is Phase.PLAYING:
            # The reader's seat hits below 4.
            options = {option.action: option for option in state.options}
            low = state.hand.total < 8 and HIT in options
            action = STAKE if STAKE in options else HIT if low or STAND not in options else STAND
            stake = rules.least_stake if action is STAKE else 0
            move = Move(state.acting, action, value=min(options[action].values, default=0), stake=stake)
            record = Record(
                record.rules, record.banker, record.opening, record.seed, record.round_number, (*record.moves, move)
            )
            record, state = record.played_on()
        check_laws(state)
        check_settled(state)
        record = record.next_round(state)
    assert sum(record.opening.chips or (), ZERO) == ZERO
    assert (len(banks) > 1) == (rules.bank_passes not in ("never",) and banks != {0})


# Stakes


def test_a_stake_after_the_first_card_is_the_first_act_of_a_turn():
    state = laid_out("5o 6c 7e 2b", Rules(bet="after"), Opening(stakes=(0, 0)))
    assert state.legal == (STAKE,)
    with pytest.raises(IllegalMove, match="has not staked yet: by these rules .bet='after'."):
        state.play(1, HIT)
    with pytest.raises(IllegalMove, match="from 1 to 10, not 11"):
        state.play(1, STAKE, stake=11)
    state = state.play(1, STAKE, stake=7)
    assert (state.hands[1].stake, state.legal) == (7, (HIT, STAND))
    with pytest.raises(IllegalMove, match="has staked 7 already"):
        state.play(1, STAKE, stake=7)


@pytest.mark.parametrize(
    ("rules", "stakes", "message"),
    [
        (Rules(), (0, 0), "seat 1 has staked nothing: by these rules .bet='before'."),
        (Rules(), (0, 11), "seat 1 stakes 11: by these rules a stake is from 1 to 10"),
        (Rules(least_stake=3), (0, 2), "from 3 to 10"),
        (Rules(bet="after"), (0, 1), "the stake follows the first card"),
        (Rules(bank_limit=4), (0, 5), "the stakes come to 5 at least: by these rules .bank_limit. the bank is 4"),
    ],
)
def test_stakes_that_cannot_be(rules, stakes, message):
    with pytest.raises(StakeError, match=message):
        laid_out("5o 6c 7e 2b", rules, Opening(stakes=stakes))


def test_the_banker_names_one_stake_for_all():
    with pytest.raises(StakeError, match="the banker names one stake for all"):
        laid_out("5o 6c 7e 2b", Rules(bet="banker"), Opening(seats=3, stakes=(0, 1, 2)))
    assert laid_out("5o 6c 7e 2b", Rules(bet="banker"), Opening(seats=3, stakes=(0, 4, 4))).to_act == 1


def test_either_way_of_staking_may_be_mixed():
    state = laid_out("5o 6c 7e 2b", Rules(bet="either"), Opening(seats=3, stakes=(0, 2, 0)))
    assert state.legal == (HIT, STAND)
    assert state.play(1, STAND).legal == (STAKE,)


def test_the_stake_is_raised_when_asking_or_standing_as_the_rules_say():
    asking = laid_out("2o 6c Ae 2b", Rules(raising="on-ask"))
    state = asking.play(1, HIT, raised=9)
    assert state.hands[1].stake == 10
    with pytest.raises(IllegalMove, match="may not be raised here .raising='on-ask', most_stake=10"):
        state.play(1, HIT, raised=1)
    with pytest.raises(IllegalMove, match="may be raised by 1 to 9, not 10"):
        asking.play(1, HIT, raised=10)
    with pytest.raises(IllegalMove, match="may not be raised here"):
        asking.play(1, STAND, raised=1)
    standing = laid_out("2o 6c Ae 2b", Rules(raising="on-ask-or-stand")).play(1, STAND, raised=2)
    assert standing.hands[1].stake == 3
    with pytest.raises(IllegalMove, match="may not be raised here .raising='none'"):
        laid_out("2o 6c Ae 2b").play(1, HIT, raised=1)


def test_the_banks_limit_holds_for_all_stakes_and_leaves_the_others_the_least():
    state = laid_out("5o 6c 7e 2b", Rules(bet="after", bank_limit=8), Opening(seats=4, stakes=(0, 0, 0, 0)))
    with pytest.raises(IllegalMove, match="from 1 to 6, not 7"):
        state.play(1, STAKE, stake=7)
    state = state.play(1, STAKE, stake=6).play(1, STAND)
    assert state.options[0].stakes == (1, 1)


def test_a_bank_with_a_limit_pays_the_first_in_the_order_of_play():
    rules = Rules(bank_limit=5, seven_and_a_half_pays=2)
    state = laid_out("7o 7c 2o Rc Re 3c", rules, Opening(seats=3, stakes=(0, 2, 2)))
    state = played(state, (1, HIT), (2, HIT), (0, STAND))
    assert [str(found.gain) for found in state.settlements] == ["4", "1"]
    assert [found.because for found in state.settlements] == [
        ("seven_and_a_half_pays",),
        ("seven_and_a_half_pays", "bank_limit"),
    ]
    assert [str(found.cut) for found in state.settlements] == ["0", "3"]
    assert str(state.bank_gain) == "-5"


# Covered and open cards


def test_a_card_asked_face_down_turns_the_covered_one_up_first():
    state = laid_out("4o 6c Ae 2b", Rules(ask="one-down")).play(1, HIT, down=True)
    assert [event.kind for event in state.events[-2:]] == [EventKind.REVEAL, EventKind.HIT]
    assert [str(card) for card in state.hands[1].open_cards] == ["4o"]
    state = state.play(1, HIT)
    assert [str(card) for card in state.hands[1].open_cards] == ["4o", "2b"]
    with pytest.raises(IllegalMove, match="no card comes face down here .ask='up'"):
        laid_out("4o 6c Ae 2b").play(1, HIT, down=True)


def test_the_bank_never_asks_face_down():
    state = laid_out("4o 3c Ae 2b", Rules(ask="choose-down")).play(1, STAND)
    with pytest.raises(IllegalMove, match="only a player's hit"):
        state.play(0, HIT, down=True)


@pytest.mark.parametrize("cards", ["4o 6c 4e", "7o 6c Re"])
def test_a_bust_and_a_seven_and_a_half_with_a_card_face_down_are_shown_at_once(cards):
    state = laid_out(cards, Rules(ask="one-down")).play(1, HIT, down=True)
    assert not state.hands[1].covered


def test_the_banks_open_card_lies_open_from_the_deal():
    state = laid_out("4o 6c Ae 2b", Rules(bank_card="open"))
    assert (state.hands[0].covered, state.hands[1].covered) == (False, True)
    state = state.play(1, STAND)
    assert EventKind.REVEAL not in [event.kind for event in state.events]


# Splitting and exchanging


def test_two_court_cards_are_split_and_played_one_after_the_other():
    state = laid_out("Ro 6c Se 2b 7c 4c Ae", Rules(split="pair")).play(1, HIT)
    assert state.legal == (HIT, STAND, SPLIT)
    with pytest.raises(IllegalMove, match="from 1 to 10, not 11"):
        state.play(1, SPLIT, stake=11)
    state = state.play(1, SPLIT, stake=3)
    assert [[str(card) for card in hand.cards] for hand in state.seats[1]] == [["Ro"], ["Se"]]
    assert [hand.stake for hand in state.seats[1]] == [1, 3]
    assert not any(hand.covered for hand in state.seats[1])
    state = played(state, (1, HIT), (1, STAND))
    assert (state.to_act, state.playing) == (1, 1)
    state = played(state, (1, HIT))
    assert (state.to_act, state.seats[1][1].status) == (0, Status.SEVEN_AND_A_HALF)
    state = state.play(0, STAND)
    assert [(found.hand, str(found.gain)) for found in state.settlements] == [(0, "-1"), (1, "3")]


def test_the_second_stake_is_at_least_the_first():
    state = laid_out("Ro 6c Se 2b", Rules(split="pair"), Opening(stakes=(0, 5))).play(1, HIT)
    with pytest.raises(IllegalMove, match="from 5 to 10, not 4"):
        state.play(1, SPLIT, stake=4)
    assert [hand.stake for hand in state.play(1, SPLIT).seats[1]] == [5, 5]


def test_pairs_are_split_again_up_to_the_agreed_number_of_hands():
    state = laid_out("Ro 6c Se Co Rc Sc Cb", Rules(split="pair", max_split_hands=3))
    state = played(state, (1, HIT), (1, SPLIT), (1, HIT), (1, SPLIT), (1, HIT))
    assert len(state.seats[1]) == 3
    with pytest.raises(IllegalMove, match="plays at most 3 hands"):
        state.play(1, SPLIT)


@pytest.mark.parametrize(
    ("cards", "rules", "hits", "message"),
    [
        ("Ro 6c Se Co", Rules(), 1, "split='none'"),
        ("5o 6c 2e Co", Rules(split="pair"), 1, "only exactly two court cards"),
        ("2o 6c 2e Co", Rules(split="pair"), 1, "only exactly two court cards"),
        ("Ro 6c Se Co", Rules(split="pair"), 2, "only exactly two court cards"),
        ("Ro 6c 2e Co", Rules(split="run"), 2, "nothing but court cards"),
    ],
)
def test_what_cannot_be_split(cards, rules, hits, message):
    state = played(laid_out(cards, rules), *[(1, HIT)] * hits)
    with pytest.raises(IllegalMove, match=message):
        state.play(1, SPLIT)


def test_a_run_of_court_cards_is_split_card_by_card_until_another_card_comes():
    state = played(laid_out("Ro 6c Se Co 2c Sc", Rules(split="run")), (1, HIT), (1, HIT))
    state = state.play(1, SPLIT).play(1, SPLIT)
    assert [[str(card) for card in hand.cards] for hand in state.seats[1]] == [["Ro"], ["Se"], ["Co"]]
    state = played(state, (1, HIT), (1, STAND), (1, HIT))
    assert [str(card) for card in state.hand.cards] == ["Se", "Sc"]
    with pytest.raises(IllegalMove, match="the run of court cards from the first card has ended"):
        state.play(1, SPLIT)


def test_a_half_with_a_seven_is_a_natural_where_naturals_are_known():
    rules = Rules(split="pair", natural="any-suit")
    state = played(laid_out("Ro 6c Se 7b 2b", rules), (1, HIT), (1, SPLIT), (1, HIT), (1, STAND), (0, STAND))
    assert [str(found.gain) for found in state.settlements] == ["2", "-1"]


def test_a_first_four_is_exchanged_once_and_a_three_where_the_rules_say_so():
    state = laid_out("4o 6c 4e 2b Ro", Rules(exchange="4")).play(1, EXCHANGE)
    assert ([str(card) for card in state.hands[1].cards], str(state.aside[0].card)) == (["4e"], "4o")
    with pytest.raises(IllegalMove, match="once is all"):
        state.play(1, EXCHANGE)
    with pytest.raises(IllegalMove, match="a three cannot be exchanged"):
        laid_out("3o 6c 4e 2b", Rules(exchange="4")).play(1, EXCHANGE)
    assert laid_out("3o 6c 4e 2b", Rules(exchange="3-or-4")).play(1, EXCHANGE).hands[1].exchanged
    with pytest.raises(IllegalMove, match="still alone"):
        laid_out("4o 6c 2e 2b", Rules(exchange="4")).play(1, HIT).play(1, EXCHANGE)
    with pytest.raises(IllegalMove, match="only players exchange"):
        laid_out("5o 4c 2e 2b", Rules(exchange="4")).play(1, STAND).play(0, EXCHANGE)
    with pytest.raises(IllegalMove, match="exchange='none'"):
        laid_out("4o 4c 2e 2b").play(1, EXCHANGE)


# The wild card


def test_the_wild_card_is_declared_with_the_first_hit_and_stays_so():
    rules = Rules(wild="Ro", wild_declared="on-hit", wild_seven_and_a_half_pays=3)
    state = laid_out("Ro 6c 4e 2b Sc", rules)
    with pytest.raises(IllegalMove, match="say first what the wild card counts .*: ½, 1, 2, 3, 4, 5, 6, 7"):
        state.play(1, HIT)
    with pytest.raises(IllegalMove, match="no wild card to declare"):
        laid_out("5o 6c 4e", rules).play(1, HIT, value=2)
    state = state.play(1, HIT, value=2)
    assert state.hands[1].total == 10
    state = state.play(1, HIT)
    assert state.hands[1].total == 14
    state = played(state, (1, HIT), (0, STAND))
    assert str(state.settlements[0].gain) == "3"


def test_an_undeclared_wild_card_counts_best():
    state = laid_out("6o 6c Ro 2b", Rules(wild="Ro")).play(1, HIT)
    assert state.hands[1].total == 14
    assert laid_out("7o 6c Ro 2b", Rules(wild="Ro")).play(1, HIT).hands[1].status is Status.SEVEN_AND_A_HALF


def test_nobody_stands_on_the_wild_card_alone_where_it_must_draw():
    rules = Rules(wild="Ro", wild_alone="must-draw")
    with pytest.raises(IllegalMove, match="nobody may stand on the wild card alone"):
        laid_out("Ro 6c 2e", rules).play(1, STAND)
    bank = laid_out("6c Ro 2e", rules).play(1, STAND)
    assert bank.legal == (HIT,)
    assert laid_out("Ro 6c 2e", Rules(wild="Ro")).hands[1].total == 1
    assert laid_out("Ro 6c 2e", Rules(wild="Ro", wild_alone="free")).hands[1].total == 14


# Forced draws


@pytest.mark.parametrize(
    ("cards", "must", "legal"),
    [
        ("3o 5c 2e", "nothing", (HIT, STAND)),
        ("3o 5c 2e", "reach", (HIT,)),
        ("5o 5c 2e", "reach", (HIT, STAND)),
        ("5o 5c 2e", "pass", (HIT,)),
        ("6o 6c 2e", "pass", (HIT, STAND)),
    ],
)
def test_a_player_must_reach_or_pass_the_banks_card(cards, must, legal):
    state = laid_out(cards, Rules(bank_card="open", player_must=must))
    assert state.legal == legal
    if STAND not in legal:
        with pytest.raises(IllegalMove, match=f"player_must='{must}'.*while the bank shows 5"):
            state.play(1, STAND)


def test_a_forced_bank_draws_below_its_number_and_stands_from_there():
    state = laid_out("3o 4c Ae 2b", Rules(banker="forced")).play(1, STAND)
    assert state.legal == (HIT,)
    with pytest.raises(IllegalMove, match="the bank must take a card on 4"):
        state.play(0, STAND)
    state = state.play(0, HIT)
    assert state.legal == (STAND,)
    with pytest.raises(IllegalMove, match="the bank must stand on 5"):
        state.play(0, HIT)


def test_a_chasing_bank_draws_until_it_ties_the_one_player():
    state = laid_out("6o 4c Ae Ab Rc", Rules(banker="chase")).play(1, STAND)
    assert state.legal == (HIT,)
    state = played(state, (0, HIT), (0, HIT))
    assert state.legal == (STAND,)
    with pytest.raises(ValueError, match="there must be 2 seats"):
        laid_out("6o 4c Ae Ab Rc", Rules(banker="chase"), THREE)
    with pytest.raises(PolicyError):
        Record(banker=Chase(), opening=THREE, moves=(Move(1, STAND), Move(2, STAND))).played_on()


# Two sevens and naturals


def test_two_sevens_end_the_turn_beat_everything_and_pay_three():
    rules = Rules(two_sevens=True, natural="any-suit")
    state = laid_out("7o 7c 7e Rb", rules).play(1, HIT)
    assert (state.hands[1].status, state.hands[1].covered, state.to_act) == (Status.TWO_SEVENS, False, 0)
    state = state.play(0, HIT)
    (found,) = state.settlements
    assert (str(found.gain), found.reason, found.because) == ("3", Reason.HIGHER, ("two_sevens", "two_sevens_pays"))
    bank = played(laid_out("7o 7c Re 7b", rules), (1, HIT), (0, HIT))
    assert (str(bank.settlements[0].gain), bank.settlements[0].reason) == ("-1", Reason.LOWER)
    assert laid_out("7o 7c 7e Rb").play(1, HIT).hands[1].status is Status.BUST


@pytest.mark.parametrize(
    ("rules", "gain", "reason", "because"),
    [
        (Rules(), "-1", Reason.TIE_TO_BANK, ("ties",)),
        (Rules(ties="push"), "0", Reason.TIE_PUSHED, ("ties",)),
        (Rules(ties="push", ties_at_seven_and_a_half="banker"), "-1", Reason.TIE_TO_BANK, ("ties_at_seven_and_a_half",)),
        (Rules(natural="any-suit"), "2", Reason.HIGHER, ("natural", "natural_beats_longer", "natural_pays")),
        (
            Rules(natural="any-suit", natural_over_longer="single"),
            "1",
            Reason.HIGHER,
            ("natural", "natural_beats_longer", "natural_over_longer"),
        ),
        (
            Rules(natural="any-suit", natural_beats_longer=False),
            "-1",
            Reason.TIE_TO_BANK,
            ("natural_beats_longer", "ties"),
        ),
    ],
)
def test_a_natural_against_a_longer_seven_and_a_half(rules, gain, reason, because):
    # You have 7 and a king, the bank 6, an ace and a knight.
    state = played(laid_out("7o 6c Re Ab Cb", rules), (1, HIT), (0, HIT), (0, HIT))
    (found,) = state.settlements
    assert (str(found.gain), found.reason, found.because) == (gain, reason, because)


@pytest.mark.parametrize(
    ("rules", "gain", "because"),
    [
        (Rules(natural="any-suit"), "-1", ("natural", "natural_beats_longer")),
        (Rules(bank_seven_and_a_half_takes=2), "-2", ("bank_seven_and_a_half_takes",)),
        (Rules(natural="any-suit", bank_natural_takes=2), "-2", ("bank_natural_takes",)),
    ],
)
def test_what_the_banks_own_seven_and_a_half_takes(rules, gain, because):
    longer = because == ("natural", "natural_beats_longer")
    cards, moves = ("6o 7c Ae Rb Cb", [(1, HIT), (1, HIT), (0, HIT)]) if longer else ("6o 7c Rb", [(1, STAND), (0, HIT)])
    (found,) = played(laid_out(cards, rules), *moves).settlements
    assert (str(found.gain), found.because) == (gain, because)


# The bank


def at_seven_and_a_half(rules: Rules, bank: int = 0, cards: str = "7o 7c 2o Rc Re 3c") -> Round:
    """Return a round of three seats in which both players have 7½ on two cards and the bank 2."""
    stakes = tuple(0 if seat == bank else 1 for seat in range(3))
    state = laid_out(cards, rules, Opening(3, bank, 1, stakes))
    while state.to_act != bank:
        state = state.play(state.acting, HIT)
    return state.play(bank, STAND)


@pytest.mark.parametrize(
    ("rules", "bank", "seat", "reason", "claimants"),
    [
        (Rules(), 0, 1, Why.SEVEN_AND_A_HALF, (1, 2)),
        (Rules(), 1, 2, Why.SEVEN_AND_A_HALF, (2, 0)),
        (Rules(order="left"), 0, 2, Why.SEVEN_AND_A_HALF, (2, 1)),
        (Rules(natural="any-suit", bank_passes="natural"), 0, 1, Why.NATURAL, (1, 2)),
        (Rules(bank_passes="right"), 2, 0, Why.ROTATION, ()),
        (Rules(bank_passes="left"), 0, 2, Why.ROTATION, ()),
        (Rules(bank_passes="never"), 0, 0, Why.NEVER, ()),
    ],
)
def test_where_the_bank_goes(rules, bank, seat, reason, claimants):
    found = next_bank(at_seven_and_a_half(rules, bank))
    assert (found.seat, found.reason, found.claimants) == (seat, reason, claimants)


def test_the_higher_hand_takes_the_bank_first():
    rules = Rules(two_sevens=True)
    # The first player has 7½, the second two sevens.
    state = played(laid_out("7o 7c 2o Rc 7e 3c", rules, THREE), (1, HIT), (2, HIT), (0, STAND))
    found = next_bank(state)
    assert (found.seat, found.reason, found.claimants) == (2, Why.TWO_SEVENS, (1, 2))
    natural = Rules(natural="any-suit")
    state = played(laid_out("6o 7c 2o Ac Re Se", natural, THREE), (1, HIT), (1, HIT), (2, HIT), (0, STAND))
    assert next_bank(state).seat == 2
    plain = played(laid_out("6o 7c 2o Ac Re Se", Rules(), THREE), (1, HIT), (1, HIT), (2, HIT), (0, STAND))
    assert next_bank(plain).seat == 1


def test_a_seven_and_a_half_that_ties_or_is_pushed_does_not_take_the_bank():
    for rules in (Rules(), Rules(ties="push")):
        state = played(laid_out("7o 7c Re Rb", rules), (1, HIT), (0, HIT))
        assert (next_bank(state).seat, next_bank(state).reason) == (0, Why.KEEPS)


def test_two_sevens_take_the_bank_unless_the_rules_say_otherwise():
    for rules, seat in (
        (Rules(two_sevens=True, bank_passes="left"), 1),
        (Rules(two_sevens=True, natural="any-suit", bank_passes="natural"), 1),
        (Rules(two_sevens=True, two_sevens_take_bank=False), 0),
        (Rules(two_sevens=True, bank_passes="never"), 0),
    ):
        state = played(laid_out("7o 6c 7e Rb", rules), (1, HIT), (0, STAND))
        assert next_bank(state).seat == seat, rules


def test_the_next_round_passes_bank_stakes_and_accounts_on():
    opening = Opening(3, 0, 1, (0, 4, 2), (ZERO,) * 3)
    state = played(laid_out("7o 6c 5e Rb", Rules(seven_and_a_half_pays="3/2"), opening), (1, HIT), (2, STAND), (0, STAND))
    following = next_opening(state)
    assert (following.bank, following.stakes) == (1, (1, 0, 2))
    assert [str(beans) for beans in following.chips] == ["-8", "6", "2"]
    with pytest.raises(ValueError, match="the round is still being played"):
        next_bank(laid_out("7o 6c"))


def test_without_accounts_every_round_opens_alike():
    record, state = Record(seed="alike", moves=(Move(1, STAND),)).played_on()
    assert record.next_round(state).opening == record.opening


# The cards


def test_dealing_on_keeps_the_cards_out_until_too_few_are_left():
    rules = Rules(shuffle="deal-on")
    record = Record(rules, opening=opening_for(rules, 3, session=True), seed="on")
    seen: list[str] = []
    for _ in range(12):
        record, state = record.played_on()
        while state.phase is Phase.PLAYING:
            record = Record(rules, record.banker, record.opening, "on", record.round_number, (*record.moves, Move(1, STAND)))
            record, state = record.played_on()
        dealt = [str(card) for hands in state.seats for hand in hands for card in hand.cards]
        before = len(record.opening.out)
        record = record.next_round(state)
        if not state.gathered and record.opening.out:
            assert len(record.opening.out) == before + len(dealt)
            assert not set(dealt) & set(seen)
            seen += dealt
        else:
            seen = []
            assert record.opening.out == () or state.gathered


def test_after_the_wild_card_all_is_shuffled():
    rules = Rules(wild="Ro", shuffle="after-wild")
    pack = tuple(card for card in rules.cards if str(card) not in ("5o", "6c", "Ro"))
    came = deal(rules, Opening(), (*read_cards("5o Ro 6c"), *pack)).play(1, STAND).play(0, STAND)
    assert next_opening(came).out == ()
    stayed = deal(rules, Opening(), (*read_cards("5o 6c Ro"), *pack)).play(1, STAND).play(0, STAND)
    assert [str(card) for card in next_opening(stayed).out] == ["5o", "6c"]


def test_a_pack_that_runs_out_is_shuffled_without_the_cards_in_play():
    state = played(laid_out("5o 2o 6c 7e", Rules(), THREE), (1, HIT), (2, HIT))
    assert state.gathered == 1
    assert EventKind.GATHER in [event.kind for event in state.events]
    assert str(state.seats[2][0].cards[1]) in ("5o", "7e")
    standing = laid_out("5o 2o 6c 7e", Rules(pack_runs_out="stand"), THREE).play(1, HIT)
    assert standing.legal == (STAND,)
    with pytest.raises(IllegalMove, match="no card is left in the stock"):
        standing.play(2, HIT)


def test_a_seat_stands_if_no_card_can_be_had_even_where_it_must_draw():
    rules = Rules(bank_card="open", player_must="reach", banker="forced")
    state = laid_out("3o 4c", rules)
    assert state.legal == (STAND,)
    assert state.play(1, STAND).legal == (STAND,)


# Policies play the other seats


def test_policy_seats_play_by_stated_defaults_and_are_written_down():
    rules = Rules(
        bet="after", exchange="3-or-4", split="pair", raising="on-ask", ask="one-down", wild="Ro", wild_declared="on-hit"
    )
    record = Record(rules, opening=opening_for(rules, 4, you=0, bank=0), seed="defaults", players=((2, StandAt("6")),))
    played_on, state = record.played_on()
    assert state.to_act == 0
    assert {move.seat for move in played_on.moves} == {1, 2, 3}
    assert not any(move.down or move.raised for move in played_on.moves)
    assert all(move.stake == 1 for move in played_on.moves if move.action is STAKE)
    assert all(move.action is not SPLIT for move in played_on.moves)
    # What is written is not played again, whatever the policies are then.
    other = Record(rules, opening=record.opening, seed="defaults", moves=played_on.moves, players=((2, StandAt("1")),))
    assert other.replay().seats == state.seats


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (((0, StandAt("4")),), "seat 0 cannot be played by a policy"),
        (((1, StandAt("4")),), "seat 1 cannot be played by a policy"),
        (((2, Chase()),), "seat 2 cannot be played by a policy that chases"),
        (((5, StandAt("4")),), "the seat of a policy must be"),
        (((2, StandAt("4")), (2, StandAt("6"))), "a seat is played by one policy"),
    ],
)
def test_policies_that_cannot_play_a_seat(players, message):
    with pytest.raises(ValueError, match=message):
        Record(opening=THREE, players=players)


def test_a_forced_bank_refuses_another_policy():
    with pytest.raises(PolicyError, match="by these rules the bank stands on 5"):
        Record(Rules(banker="forced"), banker=StandAt("6"))


def test_every_refusal_names_a_field_of_the_rules():
    for name in presets():
        rules = preset(name)
        state = Record(rules, banker_of(rules, None), opening_for(rules), "refusals").replay()
        for refusal in state.refusals:
            assert refusal.rule == "" or hasattr(rules, refusal.rule)
            assert re.search(r"\w", refusal.text)
