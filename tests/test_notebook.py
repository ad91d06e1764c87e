"""The anywidget classes: what they tell the front end, and that every message goes through `reply`."""

from __future__ import annotations

import json

import pytest

from sieteymedio import widgets
from sieteymedio.policies import Chase, StandAt
from sieteymedio.rules import Rules
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


def test_the_odds_desk_opens_with_its_odds():
    desk = widgets.OddsDesk("5 R", seen="7", bankers=(StandAt("5"), StandAt("6")))
    asked = {
        "format": 1, "kind": "odds", "lang": "en", "rules": {}, "banker": {"policy": "stand", "at": "6"},
        "hand": ["5", "R"], "seen": ["7"], "replacement": False,
    }  # fmt: skip
    assert desk.embedded[request_key(asked)] == reply(asked)


def test_an_answer_box_knows_the_usual_spellings():
    box = widgets.Answer("How many?", "19/39", {"1/2": "You counted your own five."}, hint="Count the cards.")
    assert box.options["wrong"] == [{"n": "1", "d": "2", "text": "You counted your own five."}]
    verdicts = {json.loads(key)["answer"]: answer["verdict"] for key, answer in box.embedded.items()}
    assert verdicts["48.7 %"] == verdicts["0.49"] == "right"
    assert verdicts["1/2"] == verdicts["50%"] == "wrong"
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
        (lambda: widgets.OddsDesk("9"), "no eights and nines"),
        (lambda: widgets.OddsDesk("5 5 5 5 5"), "the pack has only 4"),
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
