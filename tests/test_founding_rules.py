"""The founding rules, clause by clause: what each says in other words, and a hand that shows it.

The base game, the Italian and the Spanish variations are those of gamerules.com. Where a clause can be read in two ways the
comment says which reading is played.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.presets import preset
from sieteymedio.engine.totals import OVER, TARGET
from sieteymedio.rounds.events import EventKind, Reason
from sieteymedio.rounds.passing import Why, next_bank
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.seats import Hand
from sieteymedio.rounds.stakes import StakeError, opening_for
from sieteymedio.rounds.table import IllegalMove, Opening, Round, Status, deal
from sieteymedio.rounds.views import view
from sieteymedio.widgets.desk import reply

HIT, STAND, SPLIT = Action.HIT, Action.STAND, Action.SPLIT
BASE, ITALIAN, SPANISH = (preset(f"gamerules-{name}") for name in ("base", "italian", "spanish"))
BANK = 0


def dealt(cards: str, rules=BASE, seats: int = 4, stakes: tuple[int, ...] | None = None) -> Round:
    """Return a round of four: cards to seats 1, 2, 3 and the bank, then the stock in order."""
    opening = Opening(seats, BANK, 1, stakes or (0, *(1,) * (seats - 1)))
    return deal(rules, opening, read_cards(cards))


def total(cards: str, rules=BASE) -> int:
    return Hand(read_cards(cards), rules=rules).total


def play(state: Round, *actions: Action) -> Round:
    for action in actions:
        state = state.play(state.acting, action)
    return state


def gains(state: Round) -> list[str]:
    return [str(found.gain) for found in state.settlements]


# The aim, the players, the cards


def test_the_aim_is_seven_and_a_half_or_as_near_below_as_may_be():
    # 7 beats 6½; 8 is worth nothing at all.
    state = play(dealt("7o 6o 6c 6e 5c Re"), STAND, HIT, STAND, HIT, STAND)
    assert state.seats[2][0].total == OVER
    assert gains(state) == ["1", "-1", "-1"]


def test_four_to_six_sit_down():
    assert (BASE.least_seats, BASE.most_seats) == (4, 6)
    request = {"format": 1, "kind": "table", "preset": "gamerules-base", "seed": "six"}
    for seats in range(2, 9):
        note = reply({**request, "opening": {"seats": seats}})["view"]["seats_note"]
        assert (note is None) == (4 <= seats <= 6)


def test_the_pack_has_forty_cards_of_four_suits_without_eights_nines_and_tens():
    assert len(BASE.cards) == len(set(BASE.cards)) == 40
    assert {card.suit.english for card in BASE.cards} == {"coins", "clubs", "cups", "swords"}
    assert {card.rank.value for card in BASE.cards} == set("A234567SCR")


@pytest.mark.parametrize(("card", "half_points"), [("A", 2), ("2", 4), ("3", 6), ("4", 8), ("5", 10), ("6", 12), ("7", 14)])
def test_aces_count_one_and_number_cards_their_number(card, half_points):
    assert {total(f"{card}{suit}") for suit in "oceb"} == {half_points}


def test_the_three_court_cards_count_one_half():
    assert {total(f"{rank}{suit}") for rank in "SCR" for suit in "oceb"} == {1}


def test_the_players_play_against_the_bank_and_not_against_one_another():
    # Seats 1 and 2 both beat the bank with different totals: both are paid alike.
    assert gains(play(dealt("7o 6o 3c 5e"), STAND, STAND, STAND, STAND)) == ["1", "1", "-1"]


# Stakes and the deal


def test_the_least_and_the_largest_stake_are_agreed_before():
    rules = replace(BASE, least_stake=2, most_stake=5)
    assert dealt("7o 6o 3c 5e", rules, stakes=(0, 2, 5, 3)).to_act == 1
    for stake in (1, 6):
        with pytest.raises(StakeError, match="from 2 to 5"):
            dealt("7o 6o 3c 5e", rules, stakes=(0, stake, 2, 2))


def test_the_banker_deals_and_may_be_anybody():
    for bank in range(4):
        opening = opening_for(BASE, 4, bank)
        assert deal(BASE, opening, read_cards("7o 6o 3c 5e")).order[-1] == bank


def test_the_same_bank_deals_on_until_a_player_makes_exactly_seven_and_a_half():
    assert next_bank(play(dealt("7o 6o 3c 5e"), STAND, STAND, STAND, STAND)).reason is Why.KEEPS
    made = play(dealt("7o 6o 3c 5e Re"), HIT, STAND, STAND, STAND)
    assert (next_bank(made).seat, next_bank(made).reason) == (1, Why.SEVEN_AND_A_HALF)


def test_the_cards_are_shuffled_and_cut_before_each_deal():
    # Shuffled every hand is how the clause is read here; a shuffle that is fair needs no cut.
    assert BASE.shuffle == "every-hand"
    first, second = (Record(BASE, opening=opening_for(BASE, 4), seed="cut", round_number=number) for number in (1, 2))
    assert first.replay().stock != second.replay().stock
    state = play(first.replay(), STAND, STAND, STAND, STAND)
    assert first.next_round(state).opening.out == ()


def test_everybody_but_the_banker_stakes_before_seeing_a_card():
    with pytest.raises(StakeError, match="seat 2 has staked nothing"):
        dealt("7o 6o 3c 5e", stakes=(0, 1, 0, 1))
    with pytest.raises(ValueError, match="the stake of the bank"):
        dealt("7o 6o 3c 5e", stakes=(1, 1, 1, 1))


def test_each_gets_one_card_face_down_from_the_dealers_right_counter_clockwise_and_the_dealer_last():
    opening = opening_for(BASE, 5, bank=2)
    state = deal(BASE, opening, read_cards("Ao 2o 3o 4o 5o 6o"))
    # Seat n + 1 sits at the right of seat n.
    assert state.order == (3, 4, 0, 1, 2)
    assert [str(state.seats[seat][0].cards[0]) for seat in state.order] == ["Ao", "2o", "3o", "4o", "5o"]
    assert all(hand.covered and len(hand.cards) == 1 for (hand,) in state.seats)


def test_the_cards_are_kept_secret():
    state = dealt("7o 6o 3c 5e")
    for seat in range(4):
        seen = view(state, seat)
        assert [hand.cards[0] is None for hand in seen.hands] == [other != seat for other in range(4)]


# The play


def test_from_the_dealers_right_each_may_ask_for_cards_in_turn():
    state = dealt("Ao Ac Ae Ab 2o 2c 2e 2b")
    turns = []
    while state.to_act is not None:
        turns.append(state.to_act)
        assert state.legal == (HIT, STAND)
        state = play(state, HIT, STAND)
    assert turns == [1, 2, 3, 0]


def test_who_is_content_stands_gets_no_card_and_the_next_plays():
    state = play(dealt("7o 6o 3c 5e Re"), STAND)
    assert (len(state.seats[1][0].cards), state.seats[1][0].status, state.to_act) == (1, Status.STOOD, 2)


def test_who_wants_more_asks_the_dealer_for_a_card():
    state = play(dealt("2o 6o 3c 5e 4e"), HIT)
    assert ([str(card) for card in state.seats[1][0].cards], state.to_act) == (["2o", "4e"], 1)


def test_who_passes_seven_and_a_half_is_bust_shows_the_cards_and_loses_the_stake():
    state = play(dealt("5o 6o 3c 5e 4e 7b"), HIT)
    assert (state.seats[1][0].status, state.seats[1][0].covered, state.to_act) == (Status.BUST, False, 2)
    # Even if the bank busts after that.
    state = play(state, STAND, STAND, HIT)
    assert state.seats[BANK][0].status is Status.BUST
    assert (gains(state)[0], state.settlements[0].reason) == ("-1", Reason.BUST)


def test_exactly_seven_and_a_half_is_shown_and_ends_the_turn():
    state = play(dealt("7o 6o 3c 5e Re"), HIT)
    hand = state.seats[1][0]
    assert (hand.total, hand.covered, hand.status, state.to_act) == (TARGET, False, Status.SEVEN_AND_A_HALF, 2)


def test_seven_and_a_half_wins_unless_the_dealer_has_as_much():
    # No hand of the base game is better than 7½, so the dealer's better hand is the tie that goes to him.
    assert gains(play(dealt("7o 6o 3c 7e Re Rb"), HIT, STAND, STAND, STAND))[0] == "1"
    assert gains(play(dealt("7o 6o 3c 7e Re Rb"), HIT, STAND, STAND, HIT))[0] == "-1"


def test_below_seven_and_a_half_one_may_ask_for_as_many_cards_as_one_likes():
    state = dealt("Ro 6o 3c 7e Rc Re Rb Co Cc Ce Cb So Sc Se Sb Ao")
    for count in range(2, 13):
        state = play(state, HIT)
        assert (len(state.seats[1][0].cards), state.to_act) == (count, 1)


def test_further_cards_come_face_up_and_the_first_stays_face_down():
    state = play(dealt("Ao 6o 3c 7e 2c 3e Rb"), HIT, HIT)
    assert [str(card) for card in state.seats[1][0].open_cards] == ["2c", "3e"]
    with pytest.raises(IllegalMove, match="no card comes face down here"):
        state.play(1, HIT, down=True)


def test_after_the_players_the_dealer_turns_up_the_card_and_may_take_more():
    state = play(dealt("6o 6c 3c 2e Ae 3b"), STAND, STAND, STAND)
    assert (state.to_act, state.seats[BANK][0].covered) == (BANK, False)
    assert state.events[-1].kind is EventKind.REVEAL
    state = play(state, HIT, HIT)
    assert state.seats[BANK][0].total == 12
    # He may stand on anything.
    assert STAND in play(dealt("6o 6c 3c Ae 3b"), STAND, STAND, STAND).legal


def test_the_dealer_cannot_see_the_covered_cards_of_the_others():
    state = play(dealt("2o 6c 3c 2e Ae 3b"), HIT, STAND, STAND, STAND)
    seen = view(state, BANK)
    assert [[str(card) for card in seen.hands[seat].cards] for seat in (1, 2, 3)] == [["None", "Ae"], ["None"], ["None"]]


# Settling


def test_a_bust_dealer_gives_everybody_who_is_not_bust_the_stake_and_as_much_again():
    state = play(dealt("5o Ro 2c 5e 4e 6b", stakes=(0, 3, 4, 5)), HIT, STAND, STAND, HIT)
    assert gains(state) == ["-3", "4", "5"]
    assert [found.reason for found in state.settlements] == [Reason.BUST, Reason.BANK_BUST, Reason.BANK_BUST]


def test_a_dealer_at_seven_and_a_half_or_less_takes_equal_and_lower_hands_and_pays_higher_ones_as_much_as_staked():
    state = play(dealt("5o 6o 7c 6e", stakes=(0, 3, 4, 5)), STAND, STAND, STAND, STAND)
    assert gains(state) == ["-3", "-4", "5"]
    assert state.bank_gain == Ratio.of(2)


@pytest.mark.parametrize("rank", "A234567")
def test_the_dealer_wins_all_ties(rank):
    assert gains(play(dealt(f"{rank}o {rank}c {rank}e {rank}b"), STAND, STAND, STAND, STAND)) == ["-1", "-1", "-1"]


def test_one_player_with_seven_and_a_half_wins_and_has_the_bank_in_the_next_round():
    state = play(dealt("5o 7o 3c 5e Re"), STAND, HIT, STAND, STAND)
    assert (gains(state)[1], next_bank(state).seat) == ("1", 2)
    # A 7½ that ties with the dealer's does not win, so it takes no bank: the end of the text, not its beginning.
    tied = play(dealt("5o 7o 3c 7e Re Rb"), STAND, HIT, STAND, HIT)
    assert next_bank(tied).seat == BANK


def test_of_several_with_seven_and_a_half_the_one_nearest_the_dealers_right_has_the_bank():
    state = play(dealt("5o 7o 7c 5e Re Rb"), STAND, HIT, HIT, STAND)
    assert (next_bank(state).seat, next_bank(state).claimants) == (2, (2, 3))


# The Italian variation


def test_a_seven_and_a_court_card_beat_a_longer_seven_and_a_half_and_are_paid_double():
    # The bank makes 7½ with three cards.
    state = play(dealt("7o 5o 3c 5e Rb 2e Cb", ITALIAN), HIT, STAND, STAND, HIT, HIT)
    assert state.seats[BANK][0].total == TARGET
    assert (gains(state)[0], state.settlements[0].reason) == ("2", Reason.HIGHER)
    assert gains(play(dealt("7o 5o 3c 5e Rb 2e Cb"), HIT, STAND, STAND, HIT, HIT))[0] == "-1"


def test_the_dealers_seven_and_a_half_on_two_cards_takes_single_stakes():
    state = play(dealt("6o 5o 3c 7e Rb", ITALIAN, stakes=(0, 3, 4, 5)), STAND, STAND, STAND, HIT)
    assert gains(state) == ["-3", "-4", "-5"]


def test_the_wild_card_is_a_court_card_that_counts_one_to_seven_or_one_half():
    assert ITALIAN.wild.rank.is_court
    for card, best in [("Ae", 14), ("2e", 14), ("3e", 14), ("6e", 14), ("7e", 15), ("Re", 15)]:
        assert total(f"Ro {card}", ITALIAN) == best
    assert total("Ro 6e Re", ITALIAN) == 15
    assert total("Ro 7e Re", ITALIAN) == OVER


def test_two_sevens_beat_all_other_hands_and_are_shown_as_soon_as_they_are_made():
    state = play(dealt("7o 5o 3c 7e 7b Rb", ITALIAN), HIT)
    assert (state.seats[1][0].status, state.seats[1][0].covered, state.to_act) == (Status.TWO_SEVENS, False, 2)
    # Even against the dealer's 7½ on two cards; and they are paid three times the stake.
    state = play(state, STAND, STAND, HIT)
    assert (gains(state)[0], state.settlements[0].reason) == ("3", Reason.HIGHER)
    # Two sevens and nothing else: a third card cannot come, and three sevens are a bust.
    assert total("7o 7b 7e", ITALIAN) == OVER


def test_a_dealer_with_two_sevens_takes_the_stakes_and_no_more():
    state = play(dealt("7o 5o 3c 7e Rb 7b", ITALIAN, stakes=(0, 3, 4, 5)), HIT, STAND, STAND, HIT)
    assert gains(state) == ["-3", "-4", "-5"]


def test_who_has_two_sevens_has_the_bank_in_the_next_deal():
    state = play(dealt("5o 7o 3c 5e 7b", ITALIAN), STAND, HIT, STAND, STAND)
    assert (next_bank(state).seat, next_bank(state).reason) == (2, Why.TWO_SEVENS)


# The Spanish variation


def test_a_card_may_be_asked_face_down():
    state = dealt("Ao 6o 3c 7e 2c 3e", SPANISH).play(1, HIT, down=True)
    hand = state.seats[1][0]
    assert (str(hand.cards[hand.face_down]), [str(card) for card in hand.open_cards]) == ("2c", ["Ao"])


def test_one_card_at_most_lies_face_down_and_the_old_one_is_turned_up_before_the_new_one_comes():
    state = dealt("Ao 6o 3c 7e 2c 3e", SPANISH).play(1, HIT, down=True).play(1, HIT, down=True)
    assert [str(card) for card in state.seats[1][0].open_cards] == ["Ao", "2c"]
    kinds = [event.kind for event in state.events if event.kind is not EventKind.DEAL]
    assert kinds == [EventKind.REVEAL, EventKind.HIT, EventKind.REVEAL, EventKind.HIT]


def test_two_court_cards_may_be_parted_and_played_as_two_hands():
    state = play(dealt("Ro 6o 3c 5e Sc 7c 2e", SPANISH), HIT, SPLIT, HIT, HIT, STAND, STAND, STAND, STAND)
    first, second = state.seats[1]
    assert [[str(card) for card in hand.cards] for hand in (first, second)] == [["Ro", "7c"], ["Sc", "2e"]]
    assert gains(state)[:2] == ["1", "-1"]
    for cards in ("5o 6o 3c 5e 2c 7c", "2o 6o 3c 5e 2c 7c", "Ro 6o 3c 5e 7c Sc"):
        other = dealt(cards, SPANISH).play(1, HIT)
        assert SPLIT not in other.legal


def test_the_second_hand_has_a_stake_of_its_own_at_least_as_large():
    state = play(dealt("Ro 6o 3c 5e Sc 7c 2e", SPANISH, stakes=(0, 4, 1, 1)), HIT)
    with pytest.raises(IllegalMove, match="from 4 to 10, not 3"):
        state.play(1, SPLIT, stake=3)
    assert [hand.stake for hand in state.play(1, SPLIT, stake=6).seats[1]] == [4, 6]


def test_hands_may_be_split_again_and_again():
    # Twelve court cards are all there are, so twelve hands are no limit.
    rules = replace(SPANISH, max_split_hands=12)
    state = dealt("Ro 6o 3c 5e Rc Re Rb Co Cc Ce Cb So Sc Se Sb", rules)
    for hands in range(2, 13):
        state = play(state, HIT, SPLIT)
        assert len(state.seats[1]) == hands
