"""Habits over a series of hands: the unit is one decision in one spot, and the costs are those of the single reviews."""

from __future__ import annotations

import json

import pytest

from sieteymedio.engine.cards import Card, read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import BANKER, Action
from sieteymedio.engine.presets import preset
from sieteymedio.engine.rules import Rules
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Move
from sieteymedio.tutor.coach import decision_text, review
from sieteymedio.tutor.habits import Habit, habit_sentence, hand_words, series, series_text
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.rounds import request_of

HIT, STAND = Action.HIT, Action.STAND
LONE_FIVE = Ratio.of(-52598048, 116701515) - Ratio.of(-222491740754, 483961182705)


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch):
    """Lay the pack of every record out by hand, by its round."""
    packs: dict[int, str] = {}

    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda _seed, number, *_: read_cards(packs[number]))
    return packs


def test_hitting_a_lone_five_costs_so_much_each_time(lay):
    lay |= {1: "5o 3b 2b 3c 4b", 2: "5c Rb 7b 3c 4b", 3: "5e 2b Ab 3c 4b"}
    hands = [Record(round_number=number, moves=(Move(1, HIT),)) for number in (1, 2)]
    hands.append(Record(round_number=3, moves=(Move(1, STAND),)))
    found = series(hands)
    assert (found.hands, found.decisions, found.best) == (3, 3, 1)
    dear, right = found.habits
    assert (dear.action, dear.best, dear.times, dear.each) == (HIT, STAND, 2, LONE_FIVE)
    assert dear.cost == found.cost == LONE_FIVE + LONE_FIVE
    assert (
        habit_sentence(dear)
        == "Each time you hit a lone five it costs 0.0090 of a stake: better to stand. You did so twice."
    )
    assert habit_sentence(right) == "To stand on a lone five is best: it gives nothing away. You did so once."
    assert series_text(found) == (
        "Best decisions: 1 of 3. In 3 hands your decisions gave away 0.0180 of a stake together, 0.0060 of a "
        "stake for each hand."
    )


def test_costs_are_those_of_the_single_reviews():
    hands = [Record(seed="sum", round_number=number, moves=(Move(1, STAND),)) for number in range(1, 9)]
    assert series(hands).cost == sum((review(hand).cost for hand in hands), start=ZERO)


def test_hands_seen_ahead_are_left_out():
    found = series([Record(moves=(Move(1, STAND),), seen_ahead=True)])
    assert (found.hands, found.decisions, series_text(found)) == (1, 0, "No decision could be graded yet.")


def test_an_open_card_parts_one_spot_from_another():
    rules = preset("rng-7-e-mezzo")
    hands = [
        Record(rules, opening=opening_for(rules), seed=f"open-{number}", moves=(Move(1, HIT),)) for number in range(1, 30)
    ]
    found = series(hands)
    assert all(habit.upcard is not None for habit in found.habits)
    dear = next(habit for habit in found.habits if not habit.is_best)
    assert " against an open " in habit_sentence(dear)


def test_hands_in_words():
    rules = Rules(wild="Ro", natural="same-suit", wild_alone="free")
    assert hand_words(rules, rules.kinds.counts_of(read_cards("Ro"))) == "a lone wild card"
    assert hand_words(rules, rules.kinds.counts_of(read_cards("So Cc 4b"))) == "2 court cards and 1 four"


def test_an_exchange_is_told_by_coach_and_habit():
    rules = preset("veneto-french")
    base = Record(rules, opening=opening_for(rules))
    record = next(
        found
        for number in range(1, 200)
        if (found := Record(rules, BANKER, base.opening, f"four-{number}", 1, (Move(1, STAND),)))
        and found.replay().seats[1][0].cards[0].rank.value == "4"
    )
    (judged,) = review(record).decisions
    assert "exchanging " in decision_text(judged)
    exchanged = Record(rules, BANKER, base.opening, record.seed, 1, (Move(1, Action.EXCHANGE),))
    assert decision_text(review(exchanged).decisions[0]).startswith("You exchanged a first card of 4.")
    best = Habit(rules, BANKER, rules.kinds.counts_of([Card.read("4")]), None, STAND, Action.EXCHANGE, 1, Ratio.of(1, 20))
    assert habit_sentence(best).startswith(
        "Each time you stand on a lone four it costs 0.0500 of a stake: better to exchange it."
    )


def test_the_series_on_the_wire():
    tables = [request_of(Record(seed="sum", round_number=number, moves=(Move(1, STAND),)), "en") for number in range(1, 4)]
    answer = reply({"format": 1, "id": "s", "kind": "series", "tables": tables})
    assert json.loads(json.dumps(answer)) == answer
    assert (answer["ok"], answer["hands"], answer["decisions"]) == (True, 3, 3)
    assert [habit["times"] for habit in answer["habits"]]
    wrong = reply({"format": 1, "id": "s", "kind": "series", "tables": [{"seed": "é"}]})
    assert wrong["error"]["field"] == "seed"


def test_a_long_series_comes_part_by_part():
    tables = [request_of(Record(seed="sum", round_number=number, moves=(Move(1, STAND),)), "en") for number in range(1, 11)]
    request = {"format": 1, "id": "s", "kind": "series", "tables": tables}
    answer, parts = reply({**request, "resume": 0}), 0
    while answer["resume"] is not None:
        assert answer["partial"] == {"done": answer["resume"], "of": 10}
        answer, parts = reply({**request, "resume": answer["resume"]}), parts + 1
    assert parts == 2
    assert answer == reply(request)
    assert reply({**request, "resume": 11})["error"]["field"] == "resume"
