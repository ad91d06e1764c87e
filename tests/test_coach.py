"""The coach: exact costs against the named bank, judged by what could be known, never by the card that came."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings

import sieteymedio as sm
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.odds import decision
from sieteymedio.engine.policies import Action, Chase, action_of
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.rounds.autoplay import situation_of
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.table import Move, Opening, Round, deal
from sieteymedio.rounds.views import view
from sieteymedio.tutor.coach import NotExact, decision_text, habit_text, judge, review, review_text, signed, unseen_cards
from tests.rounds import HIT, STAND, laid_out, played, records

YOU, BANK = 1, 0


@pytest.fixture
def lay(monkeypatch):
    """Lay the pack of every record out by hand."""
    return lambda cards: monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: read_cards(cards))


def test_the_lone_five_costs_what_the_reference_says(lay):
    lay("5o 3b 2b 3c 4b")
    (judged,) = review(Record(moves=(Move(YOU, HIT),))).decisions
    stand, hit = Ratio.of(-52598048, 116701515), Ratio.of(-222491740754, 483961182705)
    assert (judged.decision.stand.expected_value, judged.decision.hit.expected_value) == (stand, hit)
    assert judged.cost == stand - hit
    assert [str(card) for card in judged.cards] == ["5o"]


def test_ace_and_four_should_be_hit(lay):
    lay("Ab 2c 4c Sc 3e")
    _, judged = review(Record(moves=(Move(YOU, HIT), Move(YOU, STAND)))).decisions
    assert judged.cost == Ratio.of(-93288585367, 198548177520) - Ratio.of(-242410135, 515709552)


def test_the_cards_that_came_do_not_matter(lay):
    lay("5o 3b 2b 3c 4b")
    kind = review(Record(moves=(Move(YOU, HIT),))).decisions[0]
    lay("5o 3b 7b 3c 4b")
    cruel = review(Record(moves=(Move(YOU, HIT),))).decisions[0]
    assert kind.cost == cruel.cost


def test_the_futures_are_the_39_cards_and_average_to_the_hit(lay):
    lay("5o 3b 2b 3c 4b")
    (judged,) = review(Record(moves=(Move(YOU, STAND),))).decisions
    assert len(judged.unseen) == 39
    futures = judged.decision.futures
    for future in futures:
        assert future.ways == sum(BASE.kinds.of(card) == future.kind for card in judged.unseen)
    total = sum((Ratio.of(f.ways, f.out_of) * f.outlook.expected_value for f in futures), start=ZERO)
    assert total == judged.decision.hit.expected_value


@given(records(most_seats=2, opening=Opening()))
@settings(max_examples=30)
def test_costs_are_never_negative_and_the_better_action_costs_nothing(record: Record):
    reviewed = review(record)
    assert len(reviewed.decisions) == sum(move.seat == YOU for move in record.moves)
    for judged in reviewed.decisions:
        assert not judged.cost < ZERO
        assert (judged.cost == ZERO) or judged.action is not judged.decision.best
    if record.seen_ahead:
        assert reviewed.cost == ZERO


def test_costs_of_a_line_of_play_add_up_to_what_a_policy_loses():
    # Best play is worth as much as "stand on 6" and all that its decisions give away on the way.
    best = sm.best_response()
    given_away = sum((_given_away(best, row.hand, row.total) for row in best.table()), start=ZERO)
    plain = sm.expected_value(player=sm.StandAt("6"), banker=sm.StandAt("5"))
    assert best.value - plain == given_away.rational()


def _given_away(best, hand: str, total: int) -> Ratio:
    """Return the cost of "stand on 6" at one hand, times the probability that the policy comes to decide there."""
    if total >= 15:
        return ZERO
    action = "stand" if total >= 12 else "hit"
    values = best.ratios(hand)
    cost = values[best.action(hand).value] - values[action]
    counts = [0] * 8
    for card in read_cards(hand):
        counts[BASE.kinds.of(card)] += 1
    orders = _orders(tuple(counts), total)
    return Ratio.of(orders, _falling(40, sum(counts))) * cost


def _orders(counts: tuple[int, ...], total: int) -> int:
    """Return in how many orders of actual cards the policy comes to hold ``counts``: every prefix stays below 6."""
    points = (1, 2, 4, 6, 8, 10, 12, 14)
    if sum(counts) == 0:
        return 1
    found = 0
    for kind, count in enumerate(counts):
        if count and total - points[kind] < 12:
            before = (*counts[:kind], count - 1, *counts[kind + 1 :])
            left = (12 if kind == 0 else 4) - (count - 1)
            found += left * _orders(before, total - points[kind])
    return found


def _falling(cards: int, drawn: int) -> int:
    product = 1
    for number in range(drawn):
        product *= cards - number
    return product


def test_the_named_banker_counts(lay):
    lay("4o 3b Rb 2e 4b")
    blind = review(Record(moves=(Move(YOU, STAND),))).decisions[0]
    chased = review(Record(banker=Chase(), moves=(Move(YOU, STAND),))).decisions[0]
    assert blind.cost == ZERO
    assert chased.cost > ZERO


@pytest.mark.parametrize("banker", [sm.StandAt("5"), sm.BustRisk("1/2"), sm.Chase()])
@pytest.mark.parametrize("rules", [sm.Rules(), sm.Rules(ties="push", seven_and_a_half_pays=2)])
def test_the_odds_are_those_of_the_bank_that_plays(banker, rules):
    # Every way the bank can be dealt and draw, played move by move at the table, against the one counted number.
    stood = decision("4o A", banker=banker, rules=rules).stand
    pack = tuple(card for card in rules.cards if str(card) not in ("4o", "Ac"))
    record = Record(rules=rules, banker=banker)

    def value(state: Round) -> Fraction:
        if state.to_act is None:
            gain = state.settlements[0].gain
            return Fraction(gain.numerator, gain.denominator)
        action = action_of(banker, situation_of(state, banker))
        if action is STAND:
            return value(state.play(BANK, STAND))
        return over(state.stock, lambda first: value(replace(state, stock=first).play(BANK, HIT)))

    def over(cards, follow) -> Fraction:
        total = Fraction(0)
        for kind in {BASE.kinds.of(card) for card in cards}:
            alike = [card for card in cards if BASE.kinds.of(card) == kind]
            first = (alike[0], *(card for card in cards if card is not alike[0]))
            total += Fraction(len(alike), len(cards)) * follow(first)
        return total

    def dealt(order) -> Fraction:
        you, ace = read_cards("4o Ac")
        state = deal(record.rules, record.opening, (you, order[0], ace, *order[1:]))
        return value(played(state, (YOU, HIT), (YOU, STAND)))

    assert over(pack, dealt) == Fraction(stood.expected_value.numerator, stood.expected_value.denominator)


def test_a_hand_seen_ahead_is_not_graded(lay):
    lay("5o 3b 2b 3c 4b")
    reviewed = review(Record(moves=(Move(YOU, HIT),), seen_ahead=True))
    assert not reviewed.decisions[0].graded
    assert reviewed.cost == ZERO
    assert "not graded" in decision_text(reviewed.decisions[0])
    assert "not graded" in review_text(reviewed, ZERO)


def test_a_full_table_is_judged_by_what_the_others_may_hold():
    record = Record(opening=Opening(seats=3, stakes=(0, 1, 1)), seed="three")
    judged = judge(view(record.replay(), 1), record)
    alone = decision(record.replay().hands[1].cards)
    # Nobody has acted yet, so a further covered card changes nothing.
    assert judged.stand == alone.stand
    assert judged.hit.expected_value == alone.hit.expected_value


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (Record(opening=Opening(seats=3, stakes=(0, 1, 1)), banker=Chase()), "chase"),
        (Record(opening=Opening(you=0)), "bank"),
    ],
)
def test_what_cannot_be_judged_is_named(record, key):
    with pytest.raises(NotExact) as caught:
        judge(view(record.replay(), record.opening.you), record)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            STAND,
            "You stood on 5. On average, for each bean staked, standing brings −0.4507 and hitting −0.4597. "
            "That was the better choice: both lose on average, and this one loses less.",
        ),
        (
            HIT,
            "You hit on 5. On average, for each bean staked, standing brings −0.4507 and hitting −0.4597. "
            "Standing was better. As a habit, at one bean a hand, that gives away about one bean in 111 hands "
            "like this one.",
        ),
    ],
)
def test_what_the_coach_says_of_the_lone_five(lay, action, text):
    lay("5o 3b 2b 3c 4b")
    assert decision_text(review(Record(moves=(Move(YOU, action),))).decisions[0]) == text


def test_what_the_coach_says_when_standing_is_all_there_is(monkeypatch):
    state = laid_out("5o 3b")
    record = Record(moves=(Move(YOU, STAND),))
    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: read_cards("5o 3b"))
    assert state.legal == (STAND,)
    assert review(record).decisions[0].action is STAND


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (Ratio.of(1, 3), "about 33 beans in 100 hands"),
        (Ratio.of(3, 200), "about 2 beans in 100 hands"),
        (Ratio.of(1, 100), "about one bean in 100 hands"),
        (Ratio.of(1, 100000), "about one bean in 100000 hands"),
        (Ratio.of(5, 2), "about 250 beans in 100 hands"),
    ],
)
def test_habits_are_told_with_their_units(cost, words):
    assert words in habit_text(cost)


@pytest.mark.parametrize(
    ("moves", "gain", "text"),
    [
        ((STAND,), 1, "You chose well, and you won."),
        ((STAND,), -1, "You chose well, and you lost: that is bad luck, not a bad choice."),
        ((STAND,), 0, "You chose well, and got your stake back."),
        ((HIT,), 1, "You won, and luck had a hand in it: your choices gave away 0.0090 beans"),
        ((HIT,), -1, "You lost. Your choices gave away 0.0090 beans"),
        ((HIT,), 0, "You got your stake back. Your choices gave away 0.0090 beans"),
    ],
)
def test_the_outcome_is_parted_from_the_choice(lay, moves, gain, text):
    lay("5o 3b 2b 3c 4b")
    reviewed = review(Record(moves=tuple(Move(YOU, action) for action in moves)))
    assert review_text(reviewed, Ratio.of(gain)).startswith(text)


def test_small_numbers_are_not_rounded_to_nothing():
    assert signed(Ratio.of(1, 10**7)) == "0.0000001"
    assert signed(ZERO) == "0"


def test_unseen_cards_keep_the_order_of_the_pack():
    state = played(laid_out("5o 6c 7e 2b"), (YOU, STAND))
    assert [str(card) for card in unseen_cards(view(state, YOU), read_cards("5o 6c 7e 2b"))] == ["7e", "2b"]


def test_a_round_without_a_judged_decision_says_which_of_the_reasons_it_is(lay):
    lay("8o 6c 2b")
    bust = review(Record(Rules(pack="48-pip")))
    assert (bust.decisions, review_text(bust, Ratio.of(-1))) == ((), "In this hand you had nothing to decide.")
    lay("5o 4c 6c 2b")
    table = Record(banker=Chase(), opening=Opening(seats=3, you=1, stakes=(0, 1, 1)), moves=(Move(YOU, STAND),))
    chased = review(table)
    assert (chased.decisions, chased.not_exact) == ((), ("chase",))
    assert review_text(chased, Ratio.of(1)) == "None of your choices in this hand is judged."


def test_the_limit_of_the_bank_cuts_what_one_player_may_win():
    rules = Rules(seven_and_a_half_pays=2, bank_limit=5)
    record = Record(rules, opening=Opening(stakes=(0, 4)))
    judged = judge(view(record.replay(), 1), record)
    # Of the 8 beans that 7½ would bring the bank can pay 5, which is 5/4 for each bean staked.
    alike = decision(record.replay().hands[1].cards, rules=Rules(seven_and_a_half_pays="5/4"))
    assert judged.values == alike.values
    table = Record(rules, opening=Opening(seats=3, stakes=(0, 1, 4)))
    with pytest.raises(NotExact) as caught:
        judge(view(table.replay(), 1), table)
    assert caught.value.key == "bank-limit"


def test_what_a_later_half_gives_away_counts_by_its_own_stake():
    rules, few = Rules(split="pair", max_split_hands=2, shuffle="deal-on", pack_runs_out="stand"), "So 5c Co 7o 7c 6e 6b 4b"
    out = tuple(card for card in rules.cards if str(card) not in few.split())
    record = Record(rules, opening=Opening(out=out))
    moves = (Move(1, HIT), Move(1, Action.SPLIT, stake=3), Move(1, HIT), Move(1, STAND))
    front = read_cards(few)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: front)
        judged = review(replace(record, moves=moves)).decisions
    assert [each.staked for each in judged] == [Ratio.of(1), Ratio.of(1), Ratio.of(1), Ratio.of(3)]
    last = judged[-1]
    assert last.cost == Ratio.of(3) * (max(last.decision.values.values()) - last.decision.values[STAND]) > ZERO
