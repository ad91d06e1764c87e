"""The charts: every control moves something, and every number drawn is the engine's."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from math import isqrt
from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.drawing import charts
from sieteymedio.drawing._charting import WIDTH
from sieteymedio.drawing.figures import Figure
from sieteymedio.drawing.tallies import count_hands, count_paths, deal_to, listed_share
from sieteymedio.engine.exact import Ratio
from sieteymedio.prose import assert_numbers, printed_interval

NAMES = charts.__all__


@cache
def figure(name: str) -> Figure:
    drawn: Figure = getattr(charts, name)()
    return drawn


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """All objects inside a specification."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from parts(value)
    if isinstance(node, list):
        for value in node:
            yield from parts(value)


def rows(name: str) -> list[dict[str, Any]]:
    """All rows of data a figure carries."""
    inline = [part["values"] for part in parts(figure(name).spec) if isinstance(part.get("values"), list)]
    shared = list(figure(name).spec.get("datasets", {}).values())
    return [row for values in inline + shared for row in values if isinstance(row, dict)]


def controls(name: str) -> list[dict[str, Any]]:
    return [param for param in figure(name).spec["params"] if "bind" in param]


@pytest.mark.parametrize("name", NAMES)
def test_a_chart_carries_its_data_and_fits_a_phone(name: str) -> None:
    spec = figure(name).spec
    assert not [part["url"] for part in parts(spec) if "url" in part]
    assert spec["width"] == WIDTH == 320
    assert spec["autosize"] == {"type": "fit", "contains": "padding"}
    assert len(json.dumps(spec)) < 100_000


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_says_what_its_numbers_belong_to(name: str) -> None:
    shown = figure(name)
    assert "replacement" in shown.caption
    assert "40" in shown.caption
    assert len(shown.alt) > 60
    assert len(shown.table) > 5


@pytest.mark.parametrize("name", NAMES)
def test_every_control_has_a_name_and_moves_the_picture(name: str) -> None:
    import vl_convert

    assert controls(name)
    for place, control in enumerate(figure(name).spec["params"]):
        bind = control["bind"]
        assert bind["name"].strip()
        others = bind.get("options") or [bind["min"], bind["max"]]
        moved = copy.deepcopy(figure(name).spec)
        assert control["value"] in others or bind["min"] <= control["value"] <= bind["max"]
        moved["params"][place]["value"] = next(value for value in reversed(others) if value != control["value"])
        before = vl_convert.vegalite_to_svg(figure(name).spec, vl_version="6.4")
        assert vl_convert.vegalite_to_svg(moved, vl_version="6.4") != before


def test_every_stop_of_a_slider_has_rows() -> None:
    for name in NAMES:
        for control in controls(name):
            bind = control["bind"]
            if bind["input"] != "range" or control["name"] == "dealt":
                continue
            stops = {row[control["name"]] for row in rows(name) if control["name"] in row}
            steps = round((bind["max"] - bind["min"]) / bind["step"])
            assert stops == {bind["min"] + bind["step"] * step for step in range(steps + 1)}, name


def test_next_cards_shows_the_whole_pack_for_each_first_card() -> None:
    squares = [row for row in rows("next_cards") if row.get("first") == "five" and "suit" in row]
    assert len(squares) == 40
    assert sum(row["mark"] == "× bust" for row in squares) == sm.next_card("5").ways_bust == 19
    sevens = [row for row in rows("next_cards") if row.get("first") == "seven" and "suit" in row]
    assert sum(row["sign"] == "7½" for row in sevens) == sm.next_card("7").ways_seven_and_a_half == 12


def test_bust_risk_is_the_engines() -> None:
    by_place = {(row["seen"], row["total"], row["model"]): row["risk"] for row in rows("bust_risk")}
    assert by_place[0, "5", "exact"] == pytest.approx(19 / 39, abs=1e-6)
    assert by_place[0, "5½", "exact"] == 0.5
    assert by_place[8, "5", "exact"] == pytest.approx(19 / 31, abs=1e-6)
    assert {risk for (_, total, model), risk in by_place.items() if total == "5" and model != "exact"} == {0.5}


def test_hands_by_total_are_the_reference_counts() -> None:
    counted = count_hands()
    assert [row.kinds for row in counted] == [1, 2, 2, 4, 4, 7, 7, 12, 12, 18, 18, 28, 27, 40, 39]
    assert [sum(row[place] for row in counted) for place in (1, 2, 3)] == [221, 7709, 546121]
    assert counted[-1][1:] == (39, 3320, 170920)
    assert figure("hands_by_total").table[-1] == ("all", "221", "7,709", "546,121")


def test_paths_weigh_what_the_engine_counts() -> None:
    rule = sm.StandAt("5")
    paths = count_paths(rule)
    assert (sum(row.listed for row in paths), sum(row.listed_bust for row in paths)) == (1703, 869)
    total, bust = Ratio.of(0), Ratio.of(0)
    for row in paths:
        total, bust = total + row.probability, bust + row.probability_bust
    assert total == Ratio.of(1)
    assert bust.rational() == sm.final_totals(rule).bust
    assert listed_share(rule) == Ratio.of(869, 1703)


@pytest.mark.parametrize("shuffler", ["Ana", "Bruno", "Carla"])
def test_the_simulated_share_lies_within_three_standard_errors(shuffler: str) -> None:
    busts, hands = sum(deal_to(10, shuffler, 300)), 300
    risk = sm.final_totals(sm.StandAt("5")).bust
    # Squared on both sides, so that the comparison is exact.
    assert (busts - hands * risk) ** 2 <= 9 * hands * risk * (1 - risk)


def test_the_standard_errors_in_the_caption_are_right() -> None:
    risk = sm.final_totals(sm.StandAt("5")).bust
    for hands, said in ((100, "4.4"), (300, "2.6")):
        square = 10**10 * risk * (1 - risk) / hands
        assert_numbers({said: Ratio.of(isqrt(square.p // square.q), 1000)})
        assert f"{hands}" in figure("bust_frequency").caption
        assert said in figure("bust_frequency").caption


def test_hit_minus_stand_is_the_engines_and_shows_the_zigzag() -> None:
    on_five = {row["total"]: row for row in rows("hit_minus_stand") if row.get("bank") == 5}
    assert [on_five[total]["better"] for total in ("3½", "4", "4½", "5", "5½")] == ["hit", "stand", "hit", "stand", "stand"]
    values = sm.best_response(banker=sm.StandAt("5")).values("4 R")
    assert on_five["4½"]["gain"] == pytest.approx(float(values["hit"] - values["stand"]), abs=1e-6)


def test_the_line_of_a_pair_falls_just_when_the_bank_may_stop_on_its_lower_hand() -> None:
    gains = {(row["bank"], row["order"]): row["gain"] for row in rows("hit_minus_stand") if "bank" in row}
    for bank in {bank for bank, _ in gains}:
        for lower in (6, 8, 10):
            rises = gains[bank, lower + 1] > gains[bank, lower]
            assert rises == (2 * bank > lower)


def test_ace_and_four_is_the_only_five_to_hit() -> None:
    fives = [row for row in rows("hands_of_a_total") if row.get("total") == "5"]
    assert len(fives) == 18
    assert [row["hand"] for row in fives if row["better"] == "hit"] == ["4 A"]


def test_a_printed_number_must_be_a_right_reading_of_its_value() -> None:
    risk = sm.next_card("5").bust
    assert_numbers({"19/39": risk, "38/78": risk, "0.487": risk, "48.7 %": risk, "49 %": risk, "−0.49": -risk})
    for wrong in ("19/38", "0.488", "48.8 %", "0.4871", "−0.487", "19"):
        with pytest.raises(AssertionError, match="is printed, but the value is 19/39"):
            assert_numbers({wrong: risk})
    with pytest.raises(TypeError, match="float"):
        assert_numbers({"0.5": 0.5})
    for nonsense in ("", "half", "1/2 %", "½/3", "1.5½"):
        with pytest.raises(ValueError, match="number"):
            printed_interval(nonsense)
