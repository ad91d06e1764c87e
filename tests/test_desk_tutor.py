"""The tutor on the wire: plain JSON, canonical requests that ask the same again, errors that name their field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.presets import PRESETS
from sieteymedio.rounds.record import Record
from sieteymedio.tutor.quiz import TOPICS
from sieteymedio.tutor.rulebook import book_of
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.rounds import request_of

BASIS = {"field", "value", "text", "stated"}


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    answer = reply({"format": 1, "id": "t", "kind": kind, **fields})
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer
    return answer


def again(answer: dict[str, Any]) -> dict[str, Any]:
    return reply({**answer["request"], "id": "t"})


def without_verdict(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name not in ("verdict", "feedback")}


@pytest.mark.parametrize("name", PRESETS)
def test_the_questions_of_every_preset(name: str):
    answer = ask("questions", preset=name)
    assert answer["ok"]
    assert [each["number"] for each in answer["questions"]] == list(range(1, 26))
    assert answer["source"] == PRESETS[name].source
    assert all(set(basis) == BASIS for each in answer["questions"] for basis in each["because"])
    assert again(answer) == answer


def test_a_changed_preset_is_named_so_and_its_change_counts_as_stated():
    answer = ask("questions", preset="snai", rules={"ties": "push"})
    assert answer["rules_title"] == "Snai, with changes"
    assert answer["request"]["rules"] == {"ties": "push"}
    assert (answer["questions"][0]["verdict"], answer["questions"][0]["stated"]) == ("push", True)
    assert ask("questions")["rules_title"] == "The base game"
    assert ask("questions", rules={"ties": "push"})["rules_title"] == "Your own rules"
    assert all(each["stated"] is None for each in ask("questions")["questions"])


def test_a_rule_of_the_preset_sent_again_is_no_change():
    # The front end may send the rules of a table beside the preset's name.
    answer = ask("questions", preset="treccani", rules=PRESETS["treccani"].rules.to_dict())
    assert answer == ask("questions", preset="treccani")


def test_the_referee_of_a_round():
    played = reply(request_of(Record(seed="class-89"), "en") | {"moves": [[1, "hit"], [1, "stand"]]})
    answer = ask("referee", table=played["request"], preset="gamerules-base")
    assert answer["ok"]
    (player,) = answer["players"]
    assert player["gain"] == played["settlement"]["gain"]
    assert player["result"] == "You lose one bean."
    assert player["steps"] == ["You have 5: 1 and 4.", "The bank has 5½: 2, ½ and 3."]
    assert player["because"] == [{"field": None, "value": None, "text": "The higher hand wins.", "stated": None}]
    assert answer["next_bank"]["seat"] == played["bank"]["seat"] == 0
    assert answer["request"]["table"] == played["request"]
    assert again(answer) == answer
    by_code = ask("referee", code=played["code"], preset="gamerules-base")
    assert by_code == answer


def test_the_referee_of_two_hands():
    answer = ask("referee", you="7c Ro", bank="4o 3c Se", stake=2, preset="gamerules-italian")
    (player,) = answer["players"]
    assert (player["gain"]["n"], player["total"]) == ("4", {"half_points": 15, "text": "7½"})
    assert answer["next_bank"] is None
    assert again(answer) == answer


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "table"),
        ({"table": {"seed": "x"}}, "table"),
        ({"code": "9.x"}, "code"),
        ({"table": {"seed": "x", "moves": [[1, "stand"]]}, "rules": {"ties": "push"}}, "rules"),
        ({"table": {"seed": "x", "moves": [[0, "stand"]]}}, "table"),
        ({"you": "7c 7e 2b", "bank": "5o"}, "you"),
        ({"you": "7c", "bank": []}, "bank"),
        ({"you": "7c", "bank": "7c"}, "bank"),
        ({"you": "9", "bank": "7c"}, "you"),
        ({"you": "7c", "bank": "6c", "stake": 0}, "stake"),
    ],
)
def test_what_the_referee_cannot_explain_is_refused_with_its_field(fields: dict[str, Any], field: str):
    answer = ask("referee", **fields)
    assert not answer["ok"]
    assert answer["error"]["field"].split(".")[0] == field


def test_a_quiz_question_its_verdict_and_the_next():
    answer = ask("quiz", preset="treccani", seed="class-4b", number=4, level=2)
    assert answer["verdict"] is None
    assert "right" not in json.dumps([answer["options"], answer["situation"]])
    assert again(answer) == answer
    places = range(len(answer["options"]))
    told = [ask("quiz", preset="treccani", seed="class-4b", number=4, level=2, answer=place) for place in places]
    assert sum(each["verdict"]["right"] for each in told) == 1
    for place, each in zip(places, told, strict=True):
        assert without_verdict(each) == without_verdict(answer)
        verdict = each["verdict"]
        assert verdict["right"] is (verdict["right_answer"] == place)
        for option in verdict["options"]:
            assert option["right"] is (option["misconception"] is None)
            assert option["explanation"]
    assert reply(answer["next"])["number"] == 5


def test_a_quiz_keeps_to_its_topics_and_its_banker():
    answer = ask("quiz", seed="x", level=2, only=["better"], banker={"policy": "chase"})
    assert answer["topic"] == "better"
    assert answer["situation"]["banker"] == "the bank chases your total"
    assert again(answer) == answer
    assert {topic["key"] for topic in ask("quiz", seed="x", level=3)["topics"]} == set(TOPICS)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "seed"),
        ({"seed": "é"}, "seed"),
        ({"seed": "x", "level": 4}, "level"),
        ({"seed": "x", "number": 0}, "number"),
        ({"seed": "x", "only": ["better"]}, "only"),
        ({"seed": "x", "only": [[]]}, "only"),
        ({"seed": "x", "answer": 9}, "answer"),
        ({"seed": "x", "preset": "piatto"}, "preset"),
        ({"seed": "x", "preset": "playtech-live", "banker": {"policy": "chase"}}, "banker"),
        ({"seed": "x", "rules": {"ties": "maybe"}}, "rules"),
        ({"seed": "x", "more": 1}, "more"),
    ],
)
def test_quiz_requests_that_cannot_be_answered_name_their_field(fields: dict[str, Any], field: str):
    answer = ask("quiz", **fields)
    assert not answer["ok"]
    assert answer["error"]["field"].split(".")[0] == field


def untold(event: dict[str, Any]) -> dict[str, Any]:
    return {**event, "text": ""}


@pytest.mark.parametrize("name", PRESETS)
def test_the_lesson_of_every_preset_is_walked_from_end_to_end(name: str):
    answer = ask("guided", preset=name)
    walked = []
    while True:
        walked.append(answer["key"])
        assert again(answer) == answer
        told = [reply({**answer["request"], "answer": place}) for place in range(len(answer["ask"]["options"]))]
        assert sum(each["feedback"]["right"] for each in told) == 1
        assert all(each["feedback"]["text"] for each in told)
        if answer["ask"]["type"] == "move":
            (right,) = [each for each in told if each["feedback"]["right"]]
            table, after = answer["table"], right["feedback"]["table"]
            # What is played here is a round of the table: asked for there, it is the same.
            asked = reply({**table["request"], "id": "t"})
            assert {**table["view"], "moves": None} == {**asked["view"], "moves": None}
            assert table["events"] == asked["events"]
            # A split gives its first hand a number, in what is told of it too.
            assert list(map(untold, after["events"]))[: len(asked["events"])] == list(map(untold, asked["events"]))
            later = reply({**after["request"], "id": "t"})
            assert (after["view"], after["events"]) == (later["view"], later["events"])
            # Every move that the table offers is one that the step has a word on.
            known = [option["move"] for option in answer["ask"]["options"]]
            for move in table["view"]["moves"]:
                assert move["action"] in known
                assert move["down"] is (f"{move['action']}-down" in known)
        else:
            assert answer["table"] is None
        if answer["next"] is None:
            break
        answer = reply({**answer["next"], "id": "t"})
    assert walked == [step["key"] for step in answer["steps"]]
    assert reply(answer["previous"])["step"] == answer["of"] - 2


@pytest.mark.parametrize(("fields", "field"), [({"step": 11}, "step"), ({"step": -1}, "step"), ({"answer": "x"}, "answer")])
def test_steps_that_are_not_there_name_their_field(fields: dict[str, Any], field: str):
    answer = ask("guided", **fields)
    assert (answer["ok"], answer["error"]["field"]) == (False, field)


scraps = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.text(max_size=6) | st.sampled_from(["treccani", "7o Ro", "x", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
names = ["preset", "rules", "seed", "number", "level", "only", "answer", "step", "you", "bank", "stake", "table", "code"]


@given(
    st.sampled_from(["questions", "referee", "quiz", "guided"]), st.dictionaries(st.sampled_from(names), scraps, max_size=4)
)
@settings(max_examples=150, deadline=None)
def test_the_tutor_never_raises(kind: str, fields: dict[str, Any]):
    answer = ask(kind, **fields)
    if not answer["ok"]:
        assert answer["error"]["message"]
        assert "fault of ours" not in answer["error"]["message"]


def test_numbers_are_exact():
    answer = ask("referee", you="7c Re", bank="6o", rules={"seven_and_a_half_pays": "3/2"})
    gain = answer["players"][0]["gain"]
    assert Ratio.of(int(gain["n"]), int(gain["d"])) == Ratio.of(3, 2)
    assert book_of(Record().rules).rules == Record().rules
