"""The desk prices a split bit by bit, and from any bit on."""

from __future__ import annotations

from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.exact import Ratio
from sieteymedio.widgets import replies_split
from sieteymedio.widgets.desk import reply

SEEN = "F F F F F F F F F A A A 2 2 2 2 3 3 3 3 4 4 5 6"
ASK: dict[str, Any] = {"format": 1, "id": "1", "kind": "split", "preset": "gamerules-spanish", "hand": "So Ro", "seen": SEEN}


def through(**more: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    parts, resume = [], 0
    while True:
        answer = reply({**ASK, **more, "resume": resume})
        assert answer["ok"], answer
        if answer["resume"] is None:
            return parts, answer
        parts.append(answer["partial"])
        resume = answer["resume"]


def ratio(value: dict[str, str]) -> Ratio:
    return Ratio.of(int(value["n"]), int(value["d"]))


def test_it_tells_how_far_it_is_and_ends_with_the_engines_value():
    parts, last = through()
    assert [part["done"] for part in parts] == sorted({part["done"] for part in parts})
    assert len({part["of"] for part in parts}) == 1
    expected = sm.split_decision("So Ro", SEEN, banker=sm.StandAt("5"), rules=sm.preset("gamerules-spanish"))
    assert ratio(last["split"]["split"]) == expected.split_ratio
    assert ratio(last["split"]["together"]["expected_value"]) == expected.together_ratio
    assert last["split"]["best"] == expected.best.value


def test_a_count_that_was_forgotten_starts_again_and_agrees():
    first = reply({**ASK, "resume": 0})
    replies_split._under_way.clear()
    second = reply({**ASK, "resume": first["resume"]})
    assert second["ok"]
    _, last = through()
    while second["resume"] is not None:
        if second["resume"] % 24 == 0:
            replies_split._under_way.clear()
        second = reply({**ASK, "resume": second["resume"]})
    assert second["split"] == last["split"]


@pytest.mark.parametrize(
    ("more", "field", "part"),
    [
        ({"preset": "ludoteka"}, "hand", "split"),
        ({"hand": "5 5"}, "hand", "only two court cards"),
        ({"banker": {"policy": "chase"}}, "hand", "one hand"),
        ({"resume": -1}, "resume", "whole"),
        ({"resume": "x"}, "resume", "whole"),
        ({"surplus": 1}, "surplus", "surplus"),
        ({"seen": "So"}, "hand", "jack of coins"),
    ],
)
def test_a_refusal_names_its_field(more: dict[str, Any], field: str, part: str):
    answer = reply({**ASK, **more})
    assert not answer["ok"]
    assert answer["error"]["field"] == field
    assert part in answer["error"]["message"]
