"""The anywidget classes: what they tell the front end, and that every message goes through `reply`."""

from __future__ import annotations

import json

import pytest

from sieteymedio import widgets
from sieteymedio.engine.policies import Chase, StandAt
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import Rules
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.trees import DEALS, request_key


def sent_by(widget, message):
    sent = []
    widget.send = lambda content, buffers=None: sent.append(content)
    widget._handle_custom_msg(message, [])
    return sent


def test_a_table_brings_its_deals_and_its_opening():
    table = widgets.Table(guess="first-hand", from_link=True)
    assert table.kind == "table"
    assert [deal["request"]["seed"] for deal in table.options["deals"]] == list(DEALS.values())
    assert table.options["opening_request"] == table.options["deals"][0]["request"]
    assert table.options["bankers"] == [{"policy": "stand", "at": "5"}, {"policy": "chase"}]
    opening = table.embedded[request_key(table.options["opening_request"])]
    assert opening == reply(table.options["opening_request"])
    by_link = table.embedded[request_key({"format": 1, "kind": "open", "lang": "en", "code": opening["code"]})]
    assert by_link["view"] == opening["view"]
    assert table.texts
    json.dumps(table.get_state(["options", "embedded", "texts", "kind", "lang"]))


def test_a_table_of_ones_own():
    table = widgets.Table("grandmother", rules=Rules(ties="push"), banker=Chase(), deals=(), stakes=False)
    request = table.options["opening_request"]
    assert (request["seed"], request["rules"], request["banker"]) == (
        "grandmother",
        {"ties": "push"},
        {"policy": "chase"},
    )
    assert list(table.embedded) == [request_key(request)]


def test_a_full_table_by_a_preset():
    table = widgets.Table("four", rules="snai", seats=4, bank=3, you=0, players={1: StandAt("6")}, accounts=True)
    request = table.options["opening_request"]
    assert request["rules"] == {"bet": "after", "bank_passes": "right"}
    assert request["opening"] == {
        "seats": 4, "bank": 3, "you": 0, "stakes": {}, "chips": {"0": "0", "1": "0", "2": "0", "3": "0"},
    }  # fmt: skip
    assert request["players"] == {"1": {"policy": "stand", "at": "6"}}
    assert (table.options["deals"], table.options["preset"]) == ([], "snai")
    assert "rules" not in table.options
    assert list(table.embedded) == [request_key(request)]


def test_a_table_whose_rules_the_reader_chooses():
    table = widgets.Table(choose_rules=True)
    assert table.options["rules"] is True
    assert [preset["name"] for preset in table.options["presets"]] == list(PRESETS)
    assert [deal["request"]["seed"] for deal in table.options["deals"]] == list(DEALS.values())


def test_the_rule_bench_brings_its_comparison():
    bench = widgets.RuleBench("snai", Rules(ties="push"), left_player=StandAt("6"), right_banker=Chase())
    sides = {name: bench.options[name] for name in ("left", "right")}
    assert sides == {
        "left": {"preset": "snai", "player": {"policy": "stand", "at": "6"}, "banker": None},
        "right": {"rules": {"ties": "push"}, "player": "best", "banker": {"policy": "chase"}},
    }
    asked = {"format": 1, "kind": "bench", "lang": "en", **sides, "whole": True}
    assert bench.embedded == {request_key(asked): reply(asked)}


def test_the_tutor_brings_its_first_steps_and_questions():
    tutor = widgets.Tutor("treccani", seed="class-4b", level=2)
    asked = [json.loads(key) for key in tutor.embedded]
    assert {request["kind"] for request in asked} == {"guided", "quiz", "questions"}
    assert {request["preset"] for request in asked} == {"treccani"}
    assert {(request["seed"], request["level"]) for request in asked if request["kind"] == "quiz"} == {("class-4b", 2)}
    assert all(tutor.embedded[request_key(request)] == reply(request) for request in asked[::7])
    own = widgets.Tutor(Rules(ties="push"), parts=["questions"])
    assert [json.loads(key) for key in own.embedded] == [
        {"format": 1, "kind": "questions", "lang": "en", "rules": {"ties": "push"}}
    ]


def test_the_odds_desk_opens_with_its_odds():
    desk = widgets.OddsDesk("5 R", seen="7", bankers=(StandAt("5"), StandAt("6")))
    asked = {
        "format": 1, "kind": "odds", "lang": "en", "rules": {}, "banker": {"policy": "stand", "at": "6"},
        "hand": ["5", "R"], "seen": ["7"], "replacement": False,
    }  # fmt: skip
    assert desk.embedded[request_key(asked)] == reply(asked)


def test_the_odds_desk_opens_by_house_rules():
    live = widgets.OddsDesk("4 F", rules="playtech-live", upcard="6")
    assert (live.options["preset"], live.options["upcard"], live.options["banker"]) == ("playtech-live", ["6"], None)
    (asked,) = map(json.loads, live.embedded)
    assert asked == {
        "format": 1, "kind": "odds", "lang": "en", "preset": "playtech-live", "hand": ["4", "F"], "seen": [],
        "upcard": ["6"], "replacement": False,
    }  # fmt: skip
    assert live.embedded[request_key(asked)] == reply(asked)
    assert len(live.options["presets"]) == len(PRESETS)
    own = widgets.OddsDesk("7o", rules=Rules(natural="same-suit"), choose_rules=False)
    assert own.options["rules"] == {"natural": "same-suit"}
    assert "presets" not in own.options
    assert own.options["banker"] == {"policy": "stand", "at": "5"}


def test_an_answer_box_knows_the_usual_spellings():
    box = widgets.Answer("How many?", "19/39", {"1/2": "You counted your own five."}, hint="Count the cards.")
    assert box.options["wrong"] == [{"n": "1", "d": "2", "text": "You counted your own five."}]
    verdicts = {json.loads(key)["answer"]: answer["verdict"] for key, answer in box.embedded.items()}
    assert verdicts["48.7 %"] == verdicts["0.49"] == "right"
    assert verdicts["1/2"] == verdicts["50%"] == "wrong"
    assert box.options["chance"] is True
    assert "chance" not in widgets.Answer("How many?", 19).options
    assert "chance" not in widgets.Answer("What is it worth?", "-0.45").options
    several = widgets.Answer("Which?", [1, 2], accept="fraction")
    assert several.options["expected"] == [{"n": "1", "d": "1"}, {"n": "2", "d": "1"}]
    assert all(json.loads(key)["accept"] == "fraction" for key in several.embedded)


def test_every_message_goes_through_reply():
    request = {"format": 1, "id": "q", "kind": "odds", "hand": "7"}
    assert sent_by(widgets.OddsDesk(), request) == [reply(request)]
    assert sent_by(widgets.Table(deals=()), "nonsense")[0]["ok"] is False


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: widgets.Table(guess="maybe"), "guess must be one of 'none', 'which', 'first-hand', not 'maybe'"),
        (lambda: widgets.Table(deals=["second-hand"]), "there is no deal 'second-hand'; the deals are first-hand"),
        (lambda: widgets.Table("a b"), "a seed has 1 to 40"),
        (lambda: widgets.Table(rules="trecani"), "did you mean 'treccani'"),
        (lambda: widgets.Table(seats=3, you=1, players={0: StandAt("5½")}), "seat 0 cannot be played"),
        (lambda: widgets.Table(choose_rules="no"), "choose_rules= must be True or False, not 'no'"),
        (lambda: widgets.OddsDesk("5", choose_rules=1), "choose_rules= must be True or False, not 1"),
        (lambda: widgets.RuleBench(from_link=0), "from_link= must be True or False, not 0"),
        (lambda: widgets.Tutor(parts=["exam"]), "the parts of the tutor are guided, quiz, questions, referee"),
        (lambda: widgets.Tutor(parts=[]), "the parts of the tutor are"),
        (lambda: widgets.OddsDesk("9"), "no eights and nines"),
        (lambda: widgets.OddsDesk("5 5 5 5 5"), "the pack has only 4"),
        (lambda: widgets.OddsDesk("5", rules="trecani"), "did you mean 'treccani'"),
        (lambda: widgets.OddsDesk("5", upcard="6"), "first card is covered"),
        (lambda: widgets.OddsDesk("7", rules="leovegas-home"), "the suit of seven"),
        (lambda: widgets.OddsDesk("5", rules="playtech-live", banker=Chase()), "the bank stands on 5"),
        (lambda: widgets.Answer("?", 0.5), "expected must be an exact number"),
        (lambda: widgets.Answer("?", 1, accept="all"), "accept must be"),
    ],
)
def test_what_a_widget_refuses(build, message):
    with pytest.raises(ValueError, match=message):
        build()


def test_other_names_are_not_there():
    with pytest.raises(AttributeError, match="no attribute 'Dice'"):
        _ = widgets.Dice
