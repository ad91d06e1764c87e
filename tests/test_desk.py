"""The desk: the protocol, exact odds on the wire, errors that name their field, and nothing that makes it raise."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.engine.cards import read_cards, standard_pack
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.kinds import KINDS
from sieteymedio.engine.odds import decision, next_card
from sieteymedio.engine.policies import to_dict
from sieteymedio.engine.rules import BASE
from sieteymedio.rounds.code_parts import check_letters
from sieteymedio.rounds.codes import encode
from sieteymedio.rounds.record import Branch, Record
from sieteymedio.rounds.table import Opening
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.replies_table import beans_text, request_of
from sieteymedio.widgets.trees import DEALS, embedded, embedded_tree, named_deals, request_key
from tests.rounds import bankers, records, seeds
from tests.rounds import rules as any_rules

TABLE = request_of(Record(seed="class-89"), "en")
ODDS = {"format": 1, "id": "o", "kind": "odds", "hand": ["5"]}
WIRE = ("seat", "role", "name", "cards", "covered", "total", "status", "stake")
NUMBER = {"n", "d", "decimal", "percent"}


def ask(request: dict[str, Any], **changes: Any) -> dict[str, Any]:
    answer = reply({**request, **changes})
    json.dumps(answer, allow_nan=False)
    return answer


def ratio(number: dict[str, str]) -> Ratio:
    assert set(number) == NUMBER
    found = Ratio.of(int(number["n"]), int(number["d"]))
    assert (number["decimal"], number["percent"]) == (found.decimal(4), found.percent())
    return found


def same_outlook(wire: dict[str, Any], outlook: Any) -> bool:
    return {name: ratio(value) for name, value in wire.items()} == {name: getattr(outlook, name) for name in wire}


# The table


def test_the_opening_reply_has_all_that_the_front_end_draws():
    answer = ask(TABLE, id="x1")
    assert (answer["format"], answer["id"], answer["kind"], answer["ok"]) == (1, "x1", "table", True)
    assert answer["request"] == TABLE
    assert answer["code"] == encode(Record(seed="class-89"))
    bank, you = answer["view"]["seats"]
    assert {name: bank[name] for name in WIRE} == {
        "seat": 0, "role": "bank", "name": "The bank", "cards": [None], "covered": [True], "total": None,
        "status": "waiting", "stake": None,
    }  # fmt: skip
    assert {name: you[name] for name in WIRE} == {
        "seat": 1, "role": "you", "name": "You", "cards": ["Ab"], "covered": [True],
        "total": {"half_points": 2, "text": "1"}, "status": "playing", "stake": 1,
    }  # fmt: skip
    assert {name: answer["view"][name] for name in ("phase", "to_act", "round", "stock", "legal", "left")} == {
        "phase": "playing", "to_act": 1, "round": 1, "stock": 38, "legal": ["hit", "stand"],
        "left": [12, 3, 4, 4, 4, 4, 4, 4],
    }  # fmt: skip
    assert [event["text"] for event in answer["events"]] == [
        "You are dealt the ace of clubs: 1.",
        "The bank is dealt a covered card.",
    ]
    assert (answer["settlement"], answer["review"], answer["next"]) == (None, None, None)
    assert "class-89" not in json.dumps([answer["view"], answer["events"], answer["odds"]])


def test_a_hand_is_played_to_its_review():
    answer = ask(TABLE, moves=[[1, "hit"]])
    answer = ask(answer["request"], moves=[*answer["request"]["moves"], [1, "stand"]])
    assert answer["request"]["moves"] == [[1, "hit"], [1, "stand"], [0, "hit"], [0, "hit"], [0, "stand"]]
    assert answer["view"]["phase"] == "settled"
    assert answer["settlement"]["text"] == "You lose one bean: the bank’s 5½ beats your 5."
    assert ratio(answer["settlement"]["gain"]) == Ratio.of(-1)
    first, second = answer["review"]["decisions"]
    assert (first["cards"], second["cards"]) == (["Ab"], ["Ab", "4c"])
    assert (second["action"], second["best"], second["graded"]) == ("stand", "hit", True)
    assert ratio(answer["review"]["cost"]) == ratio(second["cost"]) > ZERO
    assert sum(future["ways"] for future in first["futures"]) == 39
    assert sum(len(future["cards"]) for future in first["futures"]) == 39
    assert answer["next"] == {**TABLE, "round": 2}


def test_the_bank_is_played_by_its_policy_only_where_the_moves_end():
    settled = ask(TABLE, moves=[[1, "stand"], [0, "stand"]])
    assert settled["request"]["moves"] == [[1, "stand"], [0, "stand"]]
    assert ask(TABLE, moves=[[1, "stand"]])["request"]["moves"] != settled["request"]["moves"]


@given(records(most_seats=2), st.sampled_from(["en", "es-MX", "xx"]))
@settings(max_examples=40)
def test_a_table_reply_equals_the_engine(record: Record, lang: str):
    answer = ask(request_of(record, lang))
    assert answer["ok"], answer
    played, state = record.played_on()
    assert answer["request"] == request_of(played, lang)
    assert ask(answer["request"]) == answer
    opened = ask({"format": 1, "kind": "open", "lang": lang, "code": answer["code"]})
    assert opened == {**answer, "kind": "open"}
    hand = state.hands[record.opening.you].cards
    if record.opening.you == record.opening.bank:
        assert answer["odds"] is None or answer["odds"]["kind"] == "bank"
    elif state.to_act == record.opening.you:
        judged = decision(hand, banker=record.banker, rules=record.rules)
        following = next_card(hand, rules=record.rules)
        odds = answer["odds"]
        assert same_outlook(odds["stand"], judged.stand)
        assert same_outlook(odds["hit"], judged.hit)
        assert odds["best"] == judged.best.value
        assert ratio(odds["difference"]) == judged.difference
        assert ratio(odds["next"]["bust"]) == following.ratio("bust")
        assert (odds["seen_ahead"], odds["note"] is not None) == (record.seen_ahead, record.seen_ahead)
    else:
        (found,) = state.settlements
        assert ratio(answer["settlement"]["gain"]) == found.gain
        assert answer["settlement"]["text"] == answer["events"][-1]["text"]


def test_dealing_on_differently_is_another_future_of_the_same_hand():
    plain = ask(TABLE, moves=[[1, "hit"]])
    other = ask(TABLE, branches=[[0, 1]], moves=[[1, "hit"]])
    assert other["view"]["seats"][1]["cards"][0] == plain["view"]["seats"][1]["cards"][0]
    assert other["view"]["seats"][1]["cards"] != plain["view"]["seats"][1]["cards"]
    assert other["code"] != plain["code"]
    again = ask(TABLE, branches=[[0, 1], [0, 2]])
    assert again["request"]["branches"] == [[0, 2]]


def test_another_banker_replays_the_readers_decisions():
    answer = ask(TABLE, banker={"policy": "chase"}, moves=[[1, "stand"]])
    assert answer["review"]["banker"] == "the bank chases your total"
    assert answer["request"]["banker"] == {"policy": "chase"}


def test_amounts_in_words():
    assert beans_text(Ratio.of(2), "en") == "2 beans"
    assert beans_text(Ratio.of(1, 2), "en") == "½ beans"
    assert beans_text(Ratio.of(4, 3), "en") == "4/3 beans"


# The odds desk


@given(
    st.lists(st.sampled_from([str(card) for card in standard_pack()]), min_size=0, max_size=9, unique=True),
    st.integers(0, 9),
    any_rules,
    bankers,
    st.booleans(),
)
@settings(max_examples=60)
def test_odds_equal_the_engine(cards, size, rules, banker, replacement):
    hand, seen = cards[:size], cards[size:]
    answer = ask(ODDS, hand=hand, seen=seen, rules=rules.to_dict(), banker=to_dict(banker), replacement=replacement)
    if replacement and seen:
        assert answer["error"]["field"] == "seen"
        return
    assert answer["ok"], answer
    assert answer["out_of"] == sum(row["left"] for row in answer["left"])
    points = sum(BASE.kinds.all[BASE.kinds.of(card)].half_points for card in read_cards(hand))
    if points >= 15:
        assert (answer["next"], answer["hit"], answer["stand"]) == (None, None, None)
        assert answer["note"]
        return
    following = next_card(hand, seen, rules=rules, replacement=replacement)
    assert {row["kind"]: row["ways"] for row in answer["next"]["by_kind"]} == {
        KINDS[row.kind]: row.ways for row in following.by_kind
    }
    if hand:
        judged = decision(hand, seen, banker=banker, rules=rules, replacement=replacement)
        assert same_outlook(answer["stand"], judged.stand)
        assert same_outlook(answer["hit"], judged.hit)
        chances = [ratio(row["probability"]) for row in answer["finals"]]
        assert sum(chances, start=ZERO) == Ratio.of(1)
        assert answer["best"] == judged.best.value


def test_the_odds_of_a_lone_five():
    answer = ask(ODDS)
    assert answer["hand"] == {"cards": ["5"], "total": {"half_points": 10, "text": "5"}, "text": "5"}
    assert answer["left"][5] == {"kind": "5", "name": "five", "left": 3, "of": 4, "card": "5", "group": "plain"}
    assert answer["next"]["bust"] == {"n": "19", "d": "39", "decimal": "0.4872", "percent": "48.7 %"}
    assert answer["stand"]["expected_value"]["n"] == "-52598048"
    assert answer["finals"][-1]["total"] == "bust"
    assert ask(ODDS, hand="5") == answer


@pytest.mark.parametrize(
    ("hand", "seen", "event", "ways", "text"),
    [
        ("5", "", "bust", 19, "19 of the 39 cards left bust this hand: 4 threes, 4 fours, 3 fives, 4 sixes and 4 sevens."),
        ("5", "", "seven_and_a_half", 0, "None of the 39 cards left makes 7½."),
        ("7", "", "seven_and_a_half", 12, "12 of the 39 cards left make 7½: 12 court cards."),
        ("7", "S S S S C C C C R R R", "seven_and_a_half", 1, "1 of the 28 cards left makes 7½: 1 court card."),
        ("6 F", "", "stays_in", 11, "11 of the 38 cards left leave this hand below 7½: 11 court cards."),
    ],
)  # fmt: skip
def test_the_count_behind_a_number(hand, seen, event, ways, text):
    answer = ask({"format": 1, "kind": "count", "hand": hand, "seen": seen, "event": event})
    assert (answer["ways"], len(answer["cards"]), answer["text"]) == (ways, ways, text)


def test_the_count_names_actual_cards_and_no_more_than_is_known():
    named = ask({"format": 1, "kind": "count", "hand": "5o", "seen": "3c", "event": "bust"})
    assert named["cards"][:3] == ["3o", "3e", "3b"]
    vague = ask({"format": 1, "kind": "count", "hand": "7", "seen": "F Ro", "event": "seven_and_a_half"})
    assert vague["cards"] == ["F"] * 10
    mixed = ask({"format": 1, "kind": "count", "hand": "7", "seen": "Fo S S S S Re", "event": "seven_and_a_half"})
    assert mixed["cards"] == ["F"] * 6
    assert ask({"format": 1, "kind": "count", "hand": "5", "event": "bust"})["cards"][8:11] == ["5", "5", "5"]


# Checks and hello


def test_checking_an_answer():
    asked = {"format": 1, "kind": "check", "expected": {"n": "19", "d": "39"}, "answer": "19/39"}
    assert ask(asked)["verdict"] == "right"
    wrong = [{"n": "1", "d": "2", "text": "You counted your own five."}]
    assert ask(asked, answer="20/40", wrong=wrong)["text"] == "You counted your own five."
    assert ask(asked, expected=[{"n": "1", "d": "2"}, {"n": "19", "d": "39"}])["verdict"] == "right"
    assert ask(asked, answer="0.487", accept="fraction")["verdict"] == "unclear"


def test_hello_tells_the_version():
    assert ask({"format": 1, "id": "h", "kind": "hello"}) == {
        "format": 1, "id": "h", "kind": "hello", "ok": True, "version": sm.__version__,
    }  # fmt: skip


# Refusals


@pytest.mark.parametrize(
    ("request_", "field", "message"),
    [
        (None, None, "A request is an object"),
        ([], None, "A request is an object"),
        ({}, "format", "“format” is missing"),
        ({"format": 2, "kind": "hello"}, "format", "format 1"),
        ({"format": True, "kind": "hello"}, "format", "whole number"),
        ({"format": 1}, "kind", "“kind” is missing"),
        ({"format": 1, "kind": "shuffle"}, "kind", "table, odds, count, open, check, hello"),
        ({"format": 1, "kind": "hello", "id": 7}, "id", "at most 64 characters"),
        ({"format": 1, "kind": "hello", "lang": "x" * 36}, "lang", "at most 35 characters"),
        (
            {"format": 1, "kind": "hello", "extra": 1},
            "extra",
            "no field “extra” here; the fields are format, id, kind, lang",
        ),
        ({**TABLE, "seed": "a b"}, "seed", "1 to 40 letters"),
        ({**TABLE, "seed": None}, "seed", "“seed” is missing"),
        ({**TABLE, "round": 0}, "round", "from 1 to 1000000, not 0"),
        ({**TABLE, "round": 10**30}, "round", "not huge"),
        ({**TABLE, "round": 1.5}, "round", "whole number"),
        ({**TABLE, "moves": [[0, "hit"]]}, "moves", "Move 1: it is the turn of seat 1, not of seat 0"),
        ({**TABLE, "moves": [[1, "fold"]]}, "moves", "A move is a seat"),
        ({**TABLE, "moves": [[1]]}, "moves", "list of pairs"),
        ({**TABLE, "moves": [[1, "hit"]] * 201}, "moves", "at most 200"),
        ({**TABLE, "moves": "hit"}, "moves", "must be a list"),
        ({**TABLE, "branches": [[0, 0]]}, "branches", "from 1 to 10000, not 0"),
        ({**TABLE, "seen_ahead": "yes"}, "seen_ahead", "true or false"),
        ({**TABLE, "rules": {"tie": "push"}}, "rules", "There is no rule 'tie'.*did you mean 'ties'"),
        ({**TABLE, "rules": {"packs": 9}}, "rules", "from 1 to 8, not 9"),
        ({**TABLE, "rules": {"packs": None}}, "rules.packs", "missing|whole"),
        ({**TABLE, "rules": {"seven_and_a_half_pays": "1/1000000000001"}}, "rules", "more than 10 digits"),
        ({**TABLE, "rules": 7}, "rules", "object"),
        ({**TABLE, "banker": {"policy": "risk", "at": "1/99999999999"}}, "banker", "more than 10 digits"),
        ({**TABLE, "lang": "\ud800"}, "lang", "text"),
        ({**TABLE, "banker": {"policy": "stand", "at": "8"}}, "banker", "'8' is not a total"),
        ({**TABLE, "banker": {"policy": "dance"}}, "banker", "A policy is"),
        ({**TABLE, "banker": {"policy": "stand", "at": 5}}, "banker.at", "text"),
        ({**TABLE, "opening": {**TABLE["opening"], "seats": 13}}, "opening.seats", "2 to 12 seats"),
        ({**TABLE, "opening": {**TABLE["opening"], "you": 2}}, "opening.you", "a seat from 0 to 1"),
        ({**TABLE, "opening": {**TABLE["opening"], "stakes": {"0": 1}}}, "opening.stakes", "seats of players"),
        ({**TABLE, "opening": {**TABLE["opening"], "stakes": {"1": 0}}}, "opening.stakes", "staked nothing"),
        ({**TABLE, "opening": {**TABLE["opening"], "stakes": {"1": 11}}}, "opening.stakes", "from 1 to 10"),
        ({**TABLE, "opening": {**TABLE["opening"], "chips": {"0": "1"}}}, "opening", "must come to 0"),
        ({**TABLE, "opening": {**TABLE["opening"], "chips": {"2": "1"}}}, "opening.chips", "Accounts name seats"),
        ({**TABLE, "opening": {**TABLE["opening"], "chips": {"1": "x"}}}, "opening.chips", "An account must be"),
        ({**TABLE, "opening": {**TABLE["opening"], "out": ["9o"]}}, "opening.out", "cards of this pack"),
        ({**TABLE, "players": {"1": {"policy": "chase"}}}, "players", "not for the bank or your own"),
        ({**TABLE, "moves": [[1, "hit", {"up": True}]]}, "moves.up", "no field “up”"),
        ({**TABLE, "moves": [[1, "hit", {"down": True}]]}, "moves", "no card comes face down here"),
        ({**TABLE, "moves": [[1, "split"]]}, "moves", "split='none'"),
        ({**TABLE, "preset": "treccany"}, "preset", "did you mean 'treccani'"),
        ({**TABLE, "rules": {"banker": "chase"}}, "banker", "By these rules the bank chases"),
        ({**TABLE, "opening": {"beans": 5}}, "opening.beans", "no field “beans” here; the fields are seats, bank"),
        ({**ODDS, "hand": "9"}, "hand", "no eights and nines"),
        ({**ODDS, "hand": "5 5 5 5 5"}, "hand", "the pack has only 4"),
        ({**ODDS, "hand": "5o", "seen": "5o"}, "seen", "five of coins"),
        ({**ODDS, "hand": [5]}, "hand", "list of cards"),
        ({**ODDS, "hand": ["A"] * 321}, "hand", "at most 320"),
        ({**ODDS, "hand": "A " * 700}, "hand", "at most 320"),
        ({**ODDS, "seen": "7", "replacement": True}, "seen", "leave seen= empty"),
        (
            {"format": 1, "kind": "count", "hand": "5", "event": "win"},
            "event",
            "bust, seven_and_a_half, two_sevens, stays_in",
        ),
        ({"format": 1, "kind": "count", "hand": "7 7", "event": "bust"}, "hand", "bust hand draws no more"),
        ({"format": 1, "kind": "open", "code": "1.nonsense"}, "code", "^A part of this code is missing"),
        ({"format": 1, "kind": "open"}, "code", "“code” is missing"),
        ({"format": 1, "kind": "check", "answer": "1"}, "expected", "missing"),
        ({"format": 1, "kind": "check", "answer": "1", "expected": {"n": "1", "d": "0"}}, "expected", "d above 0"),
        ({"format": 1, "kind": "check", "answer": "1", "expected": {"n": "1", "d": "x"}}, "expected", "decimal digits"),
        ({"format": 1, "kind": "check", "answer": 1, "expected": {"n": "1", "d": "1"}}, "answer", "text"),
        (
            {"format": 1, "kind": "check", "answer": "1", "accept": "all", "expected": {"n": "1", "d": "1"}},
            "accept",
            "any, fraction",
        ),
    ],
)
def test_a_refusal_names_its_field_and_what_is_allowed(request_, field, message):
    answer = reply(request_)
    assert answer["ok"] is False
    assert set(answer) == {"format", "id", "kind", "ok", "error"}
    assert answer["error"]["field"] == field
    assert re.search(message, answer["error"]["message"]), answer["error"]["message"]


GIVEN = encode(Record(seed="class-89"))


def forged(body: str) -> str:
    return f"{body}.{check_letters(body)}"


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (" ", "^Paste the code of a hand here first"),
        ("1" * 1801, "^This is too long to be the code of a hand"),
        ("<script>alert(1)</script>", "^This is not the code of a hand, which has only letters"),
        ("b1.tp.-.-.-.-.-.abcd", "^This is the code of a comparison of rules, not of a hand"),
        ("hello", "^This is not the code of a hand, which begins with “1.” or “2.”"),
        ("1.nonsense", "^A part of this code is missing, or something has been added to it"),
        (GIVEN + ".x", "^A part of this code is missing, or something has been added to it"),
        (GIVEN[:-1], "^This code has been damaged on its way: a character of it is wrong or missing"),
        # Whole, by its last four letters, and yet no round.
        (forged("1.p9.s10.2-0-1-1.a.1.-.-.-"), "^This code is whole, but the hand in it cannot be dealt"),
        (forged("1.-.s10.2-0-1-1.a.1.0h.-.-"), "^This code is whole, but the hand in it cannot be dealt"),
        (forged("1.p1.s10.2-0-1-1.a.1.-.-.-"), "^This code is whole, but the hand in it cannot be dealt"),
    ],
)
@pytest.mark.parametrize("kind", ["open", "referee"])
def test_a_code_that_does_not_open_is_answered_in_sentences_that_say_what_to_do(kind, code, says):
    error = reply({"format": 1, "kind": kind, "code": code})["error"]
    assert error["field"] == "code"
    assert re.search(says, error["message"]), error["message"]
    assert error["message"].endswith(".")


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({**ODDS, "hand": "5 5 5 5 5"}, "5 fives (5): the pack has only 4."),
        ({**ODDS, "hand": "K"}, "'K' is not a card: write A 2 3 4 5 6 7 S C R (F for any court card), with a suit o c e b "
         "after it if you like, blanks between cards; did you mean R?"),
        ({**TABLE, "seed": "a b"}, "A seed has 1 to 40 letters (a to z, A to Z), digits and hyphens, and this one has ' '."),
        ({**TABLE, "rules": {"most_stake": 0}}, "most_stake must be a whole number from 1 to 1000, not 0."),
    ],
)  # fmt: skip
def test_a_refusal_of_the_engine_is_a_sentence_on_the_page(request_, says):
    assert reply(request_)["error"]["message"] == says


def test_the_longest_codes_open_too():
    amount = Ratio.of(1234567891, 987654321)
    record = Record(
        rules=sm.Rules(packs=8, most_stake=1000),
        seed="a" * 40,
        opening=Opening(12, 0, 1, (0, *range(989, 1000)), tuple(amount if seat % 2 else -amount for seat in range(12))),
        players=tuple((seat, sm.BustRisk(f"{10**9 - seat}/1000000001")) for seat in range(2, 12)),
        branches=tuple(Branch(100 + number, 9000 + number) for number in range(20)),
    )
    code = encode(record)
    assert len(code) > 750
    answer = reply({"format": 1, "kind": "open", "code": "https://example.org/" + "book/" * 40 + "#hand=" + code})
    assert answer["ok"], answer
    assert answer["code"] == code


def test_a_code_may_come_with_its_address():
    code = encode(Record(seed="class-89"))
    plain = ask({"format": 1, "kind": "open", "code": code})
    assert ask({"format": 1, "kind": "open", "code": f" https://example.org/a=b/#hand={code}\n"}) == plain


def test_a_fault_of_ours_is_a_reply_as_well(monkeypatch):
    monkeypatch.setitem(reply.__globals__["_KINDS"], "hello", lambda _: 1 // 0)
    answer = ask({"format": 1, "id": "h", "kind": "hello"})
    assert (answer["id"], answer["ok"], answer["error"]["field"]) == ("h", False, None)


# Hostile and malformed requests

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 50),
    st.sampled_from([10**4000, -(10**4000), float("nan"), float("inf"), 0.5]),
    st.text(max_size=40),
    st.sampled_from(
        ["5", "R", "Ro", "hit", "stand", "chase", "bust", "<img src=x onerror=alert(1)>", "\ud800", "x" * 10**5]
    ),
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12) | st.integers(), inner, max_size=5),
    max_leaves=12,
)
FIELDS = [
    "format", "id", "kind", "lang", "rules", "banker", "opening", "seed", "round", "branches", "moves", "seen_ahead",
    "hand", "seen", "replacement", "event", "code", "expected", "wrong", "answer", "accept", "players", "preset",
]  # fmt: skip


def fine(answer: dict[str, Any]) -> None:
    json.dumps(answer, allow_nan=False, ensure_ascii=False).encode("utf-8")
    assert {"format", "id", "kind", "ok"} <= set(answer)
    if not answer["ok"]:
        assert 0 < len(answer["error"]["message"]) <= 400
        assert answer["error"]["message"] != reply_to_our_fault()


def reply_to_our_fault() -> str:
    from sieteymedio.locale import text

    return text("fault-ours")


@given(anything)
def test_anything_gets_a_reply(request_: object):
    fine(reply(request_))


@given(
    st.sampled_from(["table", "odds", "count", "open", "check", "hello"]),
    st.dictionaries(st.sampled_from(FIELDS), anything, max_size=6),
)
@settings(max_examples=300)
def test_any_fields_get_a_reply(kind: str, fields: dict[str, Any]):
    fine(reply({"format": 1, "kind": kind, **fields}))


@given(st.sampled_from([TABLE, ODDS, {"format": 1, "kind": "count", "hand": "5", "event": "bust"}]), st.data())
@settings(max_examples=300)
def test_one_wrong_field_gets_a_reply(request_: dict[str, Any], data: st.DataObject):
    name = data.draw(st.sampled_from(sorted(request_)))
    fine(reply({**request_, name: data.draw(anything)}))
    fine(reply({key: value for key, value in request_.items() if key != name}))


@given(seeds, st.lists(st.tuples(st.integers(-1, 3), st.sampled_from(["hit", "stand"])), max_size=12))
def test_any_moves_get_a_reply(seed: str, moves: list[tuple[int, str]]):
    fine(reply({**TABLE, "seed": seed, "moves": [list(move) for move in moves]}))


def test_deep_requests_get_a_reply():
    deep: Any = "x"
    for _ in range(10_000):
        deep = [deep]
    fine(reply({**TABLE, "moves": deep}))
    fine(reply({**TABLE, "rules": {"ties": deep}}))
    fine(reply(deep))


def test_huge_numbers_get_a_reply():
    for huge in (10**5000, -(10**5000)):
        fine(reply({**TABLE, "round": huge, "moves": [[huge, "hit"]]}))
        fine(reply({**TABLE, "rules": {"packs": huge}}))
        fine(reply({"format": huge}))


def test_hostile_text_is_not_carried_along():
    answer = ask({"format": 1, "kind": "odds", "hand": "<script>alert(1)</script>" * 20})
    assert len(answer["error"]["message"]) <= 400
    answer = ask({"format": 1, "id": "<b>", "kind": "<b>"})
    assert (answer["id"], answer["kind"]) == ("<b>", "")


# Without Python


@pytest.mark.parametrize("name", DEALS)
def test_a_tree_answers_all_that_play_can_ask(name: str):
    (deal,) = named_deals([name])
    tree = embedded_tree(deal["request"])
    seen = set()

    def walk(request: dict[str, Any]) -> None:
        key = request_key(request)
        if key in seen:
            return
        seen.add(key)
        answer = tree[key]
        assert answer == reply(request)
        asked = answer["request"]
        own = [place for place, (seat, _) in enumerate(asked["moves"]) if seat == 1]
        if own:
            walk({**asked, "moves": asked["moves"][: own[-1]], "seen_ahead": True})
        for action in answer["view"]["legal"]:
            walk({**asked, "moves": [*asked["moves"], [1, action]]})

    walk(deal["request"])
    assert set(tree) - seen <= {request_key({**deal["request"], "seen_ahead": True})}


def test_the_scripted_first_hand_parts_choice_from_outcome():
    request = named_deals(["first-hand"])[0]["request"]
    opening = ask(request)
    assert opening["view"]["seats"][1]["total"]["text"] == "5"
    assert len(opening["view"]["seats"][1]["cards"]) == 1
    assert opening["odds"]["best"] == "stand"
    stood = ask(request, moves=[[1, "stand"]])
    assert stood["settlement"]["reason"] == "tie_to_bank"
    hit = ask(request, moves=[[1, "hit"], [1, "stand"]])
    assert hit["settlement"]["reason"] == "higher"
    assert ask(request, moves=[[1, "hit"], [1, "hit"]])["settlement"]["reason"] == "bust"


def test_the_class_deal_is_the_five_that_should_be_hit():
    answer = ask(named_deals(["class"])[0]["request"], moves=[[1, "hit"]])
    assert (answer["view"]["seats"][1]["total"]["text"], answer["odds"]["best"]) == ("5", "hit")


def test_a_request_that_cannot_be_answered_is_not_embedded():
    with pytest.raises(ValueError, match="one of"):
        embedded([{"format": 1, "kind": "nothing"}])


def test_the_desk_imports_nothing_of_jupyter():
    program = (
        "import sys, sieteymedio.widgets.desk, sieteymedio.widgets.trees;"
        "print({'anywidget', 'ipywidgets', 'traitlets', 'IPython', 'sympy', 'numpy', 'altair'} & set(sys.modules))"
    )
    root = Path(__file__).parent.parent
    found = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"
