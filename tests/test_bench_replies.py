"""The desk's answers about rules and comparisons: shapes, parts that make the whole, and nothing that makes it raise."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.comparing.apart import raising_of
from sieteymedio.comparing.bench import Comparison, Side
from sieteymedio.comparing.bench_codes import decode, encode
from sieteymedio.comparing.wording import say
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.patience import forget
from sieteymedio.engine.policies import Action, Chase, StandAt
from sieteymedio.engine.presets import LEFT_OUT, PRESETS
from sieteymedio.engine.rules import CHOICES, FIELDS, Rules
from sieteymedio.widgets.desk import reply

NUMBER = {"n", "d", "decimal", "percent"}
PAIRS = [
    ("gamerules-base", "treccani"),
    ("gamerules-base", "playtech-live"),
    ("rng-7-e-mezzo", "ludoteka"),
    ("uk-7-and-a-half", "gamerules-spanish"),
]


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    answer = reply({"format": 1, "id": "7", "kind": kind, **fields})
    json.dumps(answer, allow_nan=False)
    assert (answer["format"], answer["id"]) == (1, "7")
    return answer


def right(kind: str, **fields: Any) -> dict[str, Any]:
    answer = ask(kind, **fields)
    assert answer["ok"], answer
    return answer


def fault(kind: str, **fields: Any) -> tuple[str | None, str]:
    answer = ask(kind, **fields)
    assert not answer["ok"]
    return answer["error"]["field"], answer["error"]["message"]


def ratio(number: dict[str, str]) -> Ratio:
    assert set(number) == NUMBER
    found = Ratio.of(int(number["n"]), int(number["d"]))
    assert (number["decimal"], number["percent"]) == (found.decimal(4), found.percent())
    return found


def numbers(value: Any) -> Any:
    if isinstance(value, dict):
        if set(value) == NUMBER:
            yield value
        for part in value.values():
            yield from numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)


def merged(kind: str, rising: tuple[str, ...], **fields: Any) -> tuple[dict[str, Any], int]:
    """What a front end has in the end, and in how many parts it came."""
    whole: dict[str, Any] = {}
    resume: int | None = 0
    parts = 0
    counted = 0
    while resume is not None:
        answer = right(kind, **fields, **({"resume": resume} if parts else {}))
        if "counted" in answer["progress"]:
            # A long count is broken off, and goes on when the same part is asked for again.
            told = answer["progress"]["counted"]
            assert counted <= told["done"] < told["of"]
            assert (answer["partial"], answer["resume"], answer["progress"]["done"]) == ({}, resume, parts)
            assert answer["progress"]["text"] == "What splitting is worth"
            counted = told["done"]
            continue
        parts, counted = parts + 1, 0
        assert answer["progress"]["done"] == parts <= answer["progress"]["of"]
        for key, value in answer["partial"].items():
            if key in rising:
                whole.setdefault(key, []).extend(value)
            elif key in ("left", "right"):
                whole.setdefault(key, {}).update(value)
            else:
                whole[key] = value
        resume = answer["resume"]
    assert parts == answer["progress"]["of"]
    return whole, parts


# Rules


def test_all_there_is_to_choose_from():
    answer = right("rules")
    assert [name for group in answer["groups"] for name in group["fields"]] == list(answer["fields"])
    assert sorted(answer["fields"]) == sorted(FIELDS)
    for name, field in answer["fields"].items():
        assert field["title"]
        assert field["help"]
        if field["type"] == "choice":
            assert [choice["value"] for choice in field["choices"]] == list(CHOICES[name])
        if field["type"] == "whole":
            assert field["least"] <= field["base"] <= field["most"]
        else:
            assert field["base"] in [choice["value"] for choice in field["choices"]]
    assert [preset["name"] for preset in answer["presets"]] == list(PRESETS)
    assert {row["name"] for row in answer["left_out"]} == set(LEFT_OUT)
    assert answer["chosen"] is None


def test_every_choice_can_be_sent_back():
    fields = right("rules")["fields"]
    for name, field in fields.items():
        for choice in field.get("choices", []):
            answer = ask("rules", rules={name: choice["value"]})
            if answer["ok"]:
                assert answer["chosen"]["values"][name] == choice["value"]
            else:
                assert "contradict" in answer["error"]["message"] or "wild" in answer["error"]["message"]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_comes_back_by_name_and_by_value(name: str):
    by_name = right("rules", preset=name)["chosen"]
    assert by_name["preset"] == name
    assert by_name["our_choice"] == list(PRESETS[name].our_choice)
    assert Rules.from_dict(by_name["values"]) == Rules.from_dict(by_name["non_base"]) == PRESETS[name].rules
    by_value = right("rules", rules=by_name["non_base"])["chosen"]
    assert PRESETS[by_value["preset"]].rules == PRESETS[name].rules


def test_a_preset_with_a_rule_changed():
    chosen = right("rules", preset="treccani", rules={"ties": "push", "wild": None})["chosen"]
    assert (chosen["preset"], chosen["values"]["ties"], chosen["values"]["wild"]) == (None, "push", None)


@pytest.mark.parametrize(
    ("fields", "name", "message"),
    [
        ({"preset": "trecani"}, "preset", "did you mean 'treccani'"),
        ({"preset": 7}, "preset", ""),
        ({"preset": "piatto"}, "preset", "left out"),
        ({"rules": {"player_must": "reach"}}, "rules", "bank_card"),
        ({"rules": {"ties": ["push"]}}, "rules", "60 fields"),
        ({"rules": {"tie": "push"}}, "rules", "did you mean 'ties'"),
        ({"rules": {"packs": True}}, "rules", "from 1 to 8"),
        ({"rules": {"packs": 1.5}}, "rules", "60 fields"),
        ({"rules": []}, "rules", ""),
        ({"rules": {str(place): 1 for place in range(70)}}, "rules", "60 fields"),
        ({"other": 1}, "other", ""),
    ],
)
def test_rules_that_are_none_name_their_field(fields: dict[str, Any], name: str, message: str):
    found, said = fault("rules", **fields)
    assert found == name
    assert message in said


# Comparisons


@pytest.mark.parametrize(("left", "right_"), PAIRS)
def test_the_parts_are_the_whole_and_the_engine_agrees(left: str, right_: str):
    fields = {"left": {"preset": left}, "right": {"preset": right_}}
    parts, count = merged("bench", ("steps", "differences"), **fields)
    assert parts == right("bench", **fields, whole=True)["comparison"]
    compared = Comparison(Side(sm.preset(left)), Side(sm.preset(right_)))
    assert count == len(compared.stages)
    assert ratio(parts["difference"]) == compared.ratio_difference
    assert [ratio(step["change"]) for step in parts["steps"]] == [step.ratio_change for step in compared.steps()]
    assert sum((ratio(step["change"]) for step in parts["steps"]), ZERO) == ratio(parts["difference"])
    assert [(row["hand"], row["upcard"] or "") for row in parts["differences"]] == [
        (row.hand, row.upcard) for row in compared.differences()
    ]
    for row, expected in zip(parts["differences"], compared.differences(), strict=True):
        for name, choice in (("left", expected.left), ("right", expected.right)):
            assert row[name]["best"] == choice.action.value
            for action in (Action.STAND, Action.HIT, Action.EXCHANGE):
                value, sent = choice.value(action), row[name][action.value]
                assert (None if sent is None else ratio(sent)) == value
    for name, side in (("left", compared.left), ("right", compared.right)):
        assert ratio(parts[name]["edge"]) == side.ratio_edge
        assert ratio(parts[name]["bust"]["bank"]) == side.showdown.bank_bust
        assert sum((ratio(row["probability"]) for row in parts[name]["first_cards"]), ZERO) == Ratio(1, 1)
    assert parts["left"]["preset"] == left
    for number in numbers(parts):
        ratio(number)


def test_raising_and_splitting_are_told_of_each_side():
    left, right_ = ({"preset": name} for name in ("acanomas", "gamerules-spanish"))
    whole = right("bench", left=left, right=right_, whole=True)["comparison"]
    raising, splitting = whole["left"]["raising"], whole["right"]["splitting"]
    expected = raising_of(Side(sm.preset("acanomas")))
    assert expected is not None
    assert [ratio(raising[name]) for name in ("plain", "value", "adds")] == [
        expected.plain_ratio, expected.value_ratio, expected.gain_ratio,
    ]  # fmt: skip
    assert [row["card"] for row in raising["first_cards"] if row["raises"]] == ["7"]
    assert raising["most"]["n"] == "10"
    assert ratio(splitting["plain"]) + ratio(splitting["adds"]) == ratio(splitting["value"])
    assert [(row["upcard"], row["best"]) for row in splitting["two_courts"]] == [(None, "split")]
    assert "up to 12" in splitting["note"]
    assert (whole["left"]["splitting"], whole["right"]["raising"]) == (None, None)


def test_what_takes_seconds_comes_after_all_that_does_not():
    fields = {"left": {"preset": "gamerules-base"}, "right": {"rules": {"split": "pair", "ties": "push"}}}
    forget()
    resume, known = 0, {}
    while not known.get("complete"):
        answer = right("bench", **fields, resume=resume)
        known, resume = answer["partial"], answer["resume"]
    detail = right("bench", **fields, resume=resume - 2)["partial"]["right"]
    assert detail["splitting"] == {"pending": True}
    answer = right("bench", **fields, resume=resume)
    assert answer["resume"] == resume
    assert answer["progress"]["counted"]["done"] < 200


@pytest.mark.parametrize(
    ("side", "option", "why"),
    [
        ({"rules": {"raising": "on-ask"}, "player": {"policy": "stand", "at": "5"}}, "raising", "policy"),
        ({"rules": {"raising": "on-ask", "bank_limit": 10, "natural": "any-suit"}}, "raising", "limit"),
        ({"rules": {"split": "pair"}, "banker": {"policy": "chase"}}, "splitting", "chase"),
        ({"rules": {"split": "pair", "natural": "same-suit"}}, "splitting", "suits"),
        ({"rules": {"split": "run", "bank_limit": 1}}, "splitting", "limit"),
    ],
)
def test_where_there_is_no_price_it_is_said_why(side: dict[str, Any], option: str, why: str):
    whole = right("bench", left=side, right={}, whole=True)["comparison"]
    assert whole["left"][option] == {"why": say(f"no-price-{why}")}
    assert whole["right"][option] is None


def test_a_push_that_cannot_be_is_not_told():
    whole = right("bench", left={}, right={"rules": {"ties": "push"}}, whole=True)["comparison"]
    assert whole["left"]["push"] is None
    assert ratio(whole["right"]["push"]) > ZERO


def test_a_comparison_is_a_link():
    fields = {
        "left": {"preset": "treccani", "rules": {"ties": "push"}, "player": {"policy": "stand", "at": "4½"}},
        "right": {"rules": {}, "banker": {"policy": "chase"}},
    }
    code = right("bench", **fields)["partial"]["code"]
    opened = right("bench-open", code=code)
    assert opened["code"] == code
    again = right(**{**opened["request"], "kind": "bench"})
    assert again["partial"]["code"] == code
    assert again["partial"]["left"]["edge"] == right("bench", **fields)["partial"]["left"]["edge"]
    assert decode(code) == Comparison(
        Side(Rules.from_dict(sm.preset("treccani").to_dict() | {"ties": "push"}), StandAt("4½")), Side(banker=Chase())
    )


def test_a_forced_bank_in_a_link():
    code = encode(Comparison(Side(sm.preset("leovegas-table")), Side()))
    opened = right("bench-open", code=code)["request"]
    assert opened["left"]["banker"] is None
    assert right(**opened)["partial"]["left"]["title"] == "LeoVegas table"


def test_nothing_compared_is_nothing():
    whole = right("bench", left={}, right={}, whole=True)["comparison"]
    assert (whole["steps"], whole["differences"], whole["unpriced"], whole["difference"]["n"]) == ([], [], [], "0")


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"left": {"preset": "x"}}, "left.preset"),
        ({"right": {"rules": {"ties": "x"}}}, "right.rules"),
        ({"left": {"player": "worst"}}, "left.player"),
        ({"left": {"player": {"policy": "chase"}}}, "left.player"),
        ({"left": {"player": {"policy": "stand", "at": "9"}}}, "left.player"),
        ({"right": {"banker": {"policy": "stand"}}}, "right.banker"),
        ({"right": {"preset": "playtech-live", "banker": {"policy": "chase"}}}, "right.banker"),
        ({"left": {"seed": "x"}}, "left.seed"),
        ({"left": 7}, "left"),
        ({"resume": 99}, "resume"),
        ({"resume": -1}, "resume"),
        ({"resume": "1"}, "resume"),
        ({"whole": 1}, "whole"),
        ({"middle": {}}, "middle"),
    ],
)
def test_a_comparison_that_is_none_names_its_field(fields: dict[str, Any], name: str):
    assert fault("bench", **fields)[0] == name


@pytest.mark.parametrize("code", ["", "b1.x", 7, "x" * 1000, "1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2a"])
def test_a_code_that_is_none_is_refused(code: object):
    assert fault("bench-open", code=code)[0] == "code"


# Presets


@pytest.mark.parametrize("name", ["gamerules-italian", "ludoteka", "playtech-live"])
def test_the_facts_of_a_preset(name: str):
    facts, parts = merged("preset", ("edges",), preset=name)
    assert facts == right("preset", preset=name, whole=True)["facts"]
    forced = PRESETS[name].rules.banker != "free"
    assert parts == 2 if forced else 3
    assert [ratio(row["edge"]) for row in facts["edges"]] == [edge for _, edge in Side(PRESETS[name].rules).edges()]
    assert {row["field"] for row in facts["stated"]} | {row["field"] for row in facts["our_choice"]} == set(FIELDS)
    assert [row["field"] for row in facts["our_choice"]] == list(PRESETS[name].our_choice)
    assert (facts["staking"] is None) == (PRESETS[name].rules.bet == "before")
    for number in numbers(facts):
        ratio(number)


def test_the_facts_of_own_rules():
    facts = right("preset", rules={"ties": "push"}, whole=True)["facts"]
    assert (facts["name"], [row["field"] for row in facts["stated"]]) == (None, ["ties"])


# Nothing makes it raise

JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=10)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)
SIDES = st.one_of(
    JUNK,
    st.fixed_dictionaries(
        {},
        optional={
            "preset": st.one_of(st.sampled_from(["treccani", "biska", "x"]), JUNK),
            "rules": st.one_of(st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=3), JUNK),
            "player": st.one_of(st.sampled_from(["best", {"policy": "stand", "at": "5"}]), JUNK),
            "banker": st.one_of(st.sampled_from([{"policy": "chase"}, {"policy": "risk", "at": "1/2"}]), JUNK),
        },
    ),
)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["rules", "preset", "bench", "bench-open"]),
    st.dictionaries(st.sampled_from(["left", "right"]), SIDES, max_size=2),
    st.dictionaries(st.sampled_from(["resume", "whole", "code", "preset", "rules"]), JUNK, max_size=2),
)
def test_no_request_makes_the_desk_raise(kind: str, sides: dict[str, Any], others: dict[str, Any]):
    answer = reply({"format": 1, "id": "7", "kind": kind, **sides, **others})
    json.dumps(answer, allow_nan=False)
    if not answer["ok"]:
        assert answer["error"]["message"] != "Something went wrong here"
        assert answer["error"]["field"] is not None, answer
