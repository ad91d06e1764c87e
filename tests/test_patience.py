"""Long counts broken off and gone on with, and the odds of a full table that come bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sieteymedio.engine import patience
from sieteymedio.engine.patience import Progress, StillCounting, counted
from sieteymedio.locale import text_in
from sieteymedio.widgets.desk import reply

FULL: dict[str, Any] = {
    "format": 1, "id": "", "kind": "table", "lang": "en", "opening": {"seats": 5, "bank": 0, "you": 4},
    "seed": "full-3", "round": 1, "branches": [], "moves": [], "seen_ahead": False,
}  # fmt: skip


def ten(started: list[int]) -> Iterator[Progress | str]:
    started.append(1)
    for done in range(1, 11):
        yield Progress(done, 10)
    yield "ten"


def test_a_count_goes_on_where_it_was_broken_off():
    patience.forget()
    started: list[int] = []
    seen = []
    while True:
        try:
            with patience.patience(3):
                assert counted("ten", lambda: ten(started)) == "ten"
            break
        except StillCounting as more:
            seen.append(more.progress)
    assert seen == [Progress(3, 10), Progress(6, 10), Progress(9, 10)]
    assert started == [1]
    assert counted("ten", lambda: ten(started)) == "ten"
    assert started == [1]


def test_a_forgotten_count_starts_again_and_patience_is_spent_across_counts():
    patience.forget()
    started: list[int] = []
    with pytest.raises(StillCounting), patience.patience(4):
        counted("ten", lambda: ten(started))
    patience.forget()
    assert counted("ten", lambda: ten(started)) == "ten"
    assert started == [1, 1]
    with patience.patience(12):
        assert counted("another", lambda: ten(started)) == "ten"
        with pytest.raises(StillCounting, match="2 of 10"):
            counted("a third", lambda: ten(started))


def test_the_odds_of_a_full_table_come_bit_by_bit_and_are_the_same():
    patience.forget()
    opened = {**reply(FULL)["request"], "format": 1, "id": "", "lang": "en", "with_odds": True}
    parts, resume = [], 0
    while resume is not None:
        answer = reply({**opened, "resume": resume})
        assert answer["ok"], answer
        if answer["partial"]:
            parts.append(answer["partial"])
            assert set(answer["partial"]) == {"done", "of"}
        resume = answer["resume"]
    assert parts
    assert [part["done"] for part in parts] == sorted(part["done"] for part in parts)
    patience.forget()
    whole = reply(opened)
    assert answer["odds"]
    assert {name: answer[name] for name in whole if name != "id"} == {name: whole[name] for name in whole if name != "id"}


@pytest.mark.parametrize("resume", [-1, "x", 2.5, 10**30])
def test_a_resume_that_is_none_is_refused_or_starts_over(resume: object):
    opened = {**reply(FULL)["request"], "format": 1, "id": "", "lang": "en", "with_odds": True}
    answer = reply({**opened, "resume": resume})
    assert answer["ok"] or answer["error"]["field"] == "resume"


def test_the_last_of_seven_players_gets_exact_odds():
    for number in range(1, 30):
        deal = {**FULL, "opening": {"seats": 8, "bank": 0, "you": 7}, "seed": f"seven-{number}", "with_odds": True}
        answer = reply(deal)
        stood = sum(seat["status"] == "stood" for seat in answer["view"]["seats"])
        if answer["view"]["to_act"] == 7 and stood >= 5:
            break
    assert stood >= 5
    assert answer["odds"], answer["odds_note"]


def test_a_second_of_the_processor_ends_the_patience_too(monkeypatch):
    patience.forget()
    clock = iter(range(0, 10**10, 4 * 10**8))
    monkeypatch.setattr(patience, "process_time_ns", lambda: next(clock))
    with pytest.raises(StillCounting, match="3 of 10"), patience.patience(1000, seconds=1):
        counted("by the clock", lambda: ten([]))
    assert counted("by the clock", lambda: ten([])) == "ten"


def test_a_hand_of_very_many_cards_has_its_odds_on_demand_at_the_table(monkeypatch):
    patience.forget()
    clock = iter(range(0, 10**12, 6 * 10**8))
    monkeypatch.setattr(patience, "process_time_ns", lambda: next(clock))
    seats = {"seats": 2, "bank": 0, "you": 1}
    opened = {**FULL, "opening": seats, "rules": {"pack": "48-half"}, "banker": {"policy": "chase"}}
    answer = reply(opened)
    assert (answer["odds"], answer["odds_note"]) == (None, text_in("table", "odds-on-demand"))
    monkeypatch.setattr(patience, "process_time_ns", lambda: 0)
    assert reply(opened)["odds"] == reply({**opened, "with_odds": True})["odds"] is not None
