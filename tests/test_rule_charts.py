"""The charts of the special rules and of prices: every control moves something, and every number drawn is the engine's."""

from __future__ import annotations

import copy
import json
from functools import cache
from math import comb
from types import ModuleType
from typing import Any

import pytest
from sympy import Rational

import sieteymedio as sm
from sieteymedio.comparing.sides import Side
from sieteymedio.drawing import price_charts, rule_charts
from sieteymedio.drawing._charting import WIDTH
from sieteymedio.drawing.figures import Figure
from sieteymedio.engine.presets import PRESETS
from tests.test_charts import parts

CHARTS: dict[str, ModuleType] = {
    name: module for module in (rule_charts, price_charts) for name in module.__all__ if not name.isupper()
}


@cache
def figure(name: str) -> Figure:
    drawn: Figure = getattr(CHARTS[name], name)()
    return drawn


def rows(name: str) -> list[dict[str, Any]]:
    found = [part["values"] for part in parts(figure(name).spec) if isinstance(part.get("values"), list)]
    found += list(figure(name).spec.get("datasets", {}).values())
    return [row for values in found for row in values if isinstance(row, dict)]


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_carries_its_data_fits_a_phone_and_says_what_it_shows(name: str) -> None:
    shown = figure(name)
    assert not [part["url"] for part in parts(shown.spec) if "url" in part]
    assert shown.spec["width"] == WIDTH
    assert len(json.dumps(shown.spec)) < 100_000
    assert "replacement" in shown.caption
    assert "40" in shown.caption
    assert len(shown.alt) > 60
    assert len(shown.table) > 5


@pytest.mark.parametrize("name", CHARTS)
def test_every_control_has_a_name_and_every_place_of_it_another_picture(name: str) -> None:
    import vl_convert

    for place, control in enumerate(figure(name).spec["params"]):
        bind = control["bind"]
        assert bind["name"].strip()
        places = bind.get("options") or [bind["min"], bind["max"]]
        assert control["value"] in places
        pictures = set()
        for value in places[:4]:
            moved = copy.deepcopy(figure(name).spec)
            moved["params"][place]["value"] = value
            pictures.add(vl_convert.vegalite_to_svg(moved, vl_version="6.4"))
        assert len(pictures) == len(places[:4])


def test_the_wild_card_makes_7_or_7_and_a_half_of_every_total() -> None:
    free = {row["total"]: row["text"] for row in rows("wild_card") if row.get("rule") == "½ or 1 to 7"}
    assert free == {sm_total: "7" if "½" not in sm_total and sm_total != "7" else "7½" for sm_total in free}
    assert len(free) == 14
    whole = {row["total"]: row["text"] for row in rows("wild_card") if row.get("rule") == "1 to 7 only"}
    assert {total for total in free if free[total] != whole[total]} == {"7"}
    assert whole["7"] == "bust"


def test_special_hands_are_counted() -> None:
    shown = {row["hand"]: row["share"] for row in rows("special_hands") if row.get("pack") == "40 cards"}
    pairs = comb(40, 2)
    counted = {
        "a first card of 4": Rational(4, 40),
        "two court cards": Rational(comb(12, 2), pairs),
        "7½": Rational(4 * 12, pairs),
        "7½ of one suit": Rational(4 * 3, pairs),
        "two sevens": Rational(comb(4, 2), pairs),
    }
    assert shown == {hand: pytest.approx(float(chance), abs=1e-6) for hand, chance in counted.items()}
    wild = {row["hand"]: row["share"] for row in rows("special_hands") if row.get("pack") == "40, king of coins wild"}
    # Eleven courts with a 7, and the king with any of them or with a 7.
    assert wild["7½"] == pytest.approx((4 * 11 + 11 + 4) / pairs, abs=1e-6)


@pytest.mark.parametrize(("bank", "banker"), [("stands on 5", sm.StandAt("5")), ("chases you", sm.Chase())])
def test_a_price_is_the_difference_of_two_best_responses(bank: str, banker: sm.Policy) -> None:
    shown = {row["rule"]: row["price"] for row in rows("rule_prices") if row.get("bank") == bank}
    assert shown.keys() == price_charts.PRICED_RULES.keys()
    base = sm.best_response(banker=banker).value
    for name in ("ties: the stake goes back", "any 7½ pays 2 to 1", "two sevens pay 3 to 1", "no jacks (36)"):
        changed = sm.best_response(banker=banker, rules=sm.Rules(**price_charts.PRICED_RULES[name])).value
        assert shown[name] == pytest.approx(float(changed - base), abs=2e-6)


def test_who_plays_a_rule_is_what_the_sources_state() -> None:
    who = {row["rule"]: row["who"] for row in rows("rule_prices") if "who" in row}
    assert who["natural pays 2 to 1"].split(", ")[:2] == ["Italian options", "Treccani"]
    assert "LuCas" not in who["natural pays 2 to 1"]  # It has naturals, but does not say what they are paid.
    assert who["both bust: stake back"] == "no rule set of this book"


def test_every_preset_stands_on_the_line() -> None:
    on_five = {row["set"]: row for row in rows("presets_on_a_line") if row.get("bank") == "the bank stands on 5"}
    assert len(on_five) == len(PRESETS)
    for name in ("gamerules-base", "treccani", "rng-7-e-mezzo"):
        row = on_five[PRESETS[name].title]
        assert row["edge"] == pytest.approx(float(Side(PRESETS[name].rules).edge), abs=1e-6)
    assert "a wild card" in on_five["Treccani"]["plays"]
    assert on_five["The base game"]["plays"] == ["all rule sets"]


def test_the_fair_pay_lies_where_the_line_crosses_zero() -> None:
    for ties, fair in (("the bank takes ties", 3.669), ("ties: the stake goes back", 2.110)):
        line = sorted((row["pays"], row["edge"]) for row in rows("fair_pay") if row.get("ties") == ties)
        assert [pays for pays, _ in line] == [quarter / 4 for quarter in range(4, 21)]
        assert all((edge > 0) == (pays > fair) for pays, edge in line)


def test_the_label_beside_the_line_says_who_gains_and_how_much_without_a_sign() -> None:
    texts = {(row["ties"], row["pays"]): row["text"] for row in rows("fair_pay") if "text" in row}
    assert texts["the bank takes ties", 1] == "you lose 0.1637"
    assert texts["ties: the stake goes back", 2] == "you lose 0.0071"
    assert texts["the bank takes ties", 5] == "you gain 0.1259"
    assert not [text for text in texts.values() if set(text) & set("-−+")]


def test_first_card_values_are_the_engines() -> None:
    shown = {(row["rules"], row["bank"], row["card"]): row for row in rows("first_card_values") if "rules" in row}
    best = sm.best_response(banker=sm.Chase())
    for card in "4567":
        row = shown["the base game", "chases you", card]
        assert row["value"] == pytest.approx(float(max(best.values(card).values())), abs=1e-6)
        assert row["better"] == best.action(card).value
    assert shown["exchange a first 3 or 4", "stands on 5", "4"]["better"] == "exchange"
    assert shown["king of coins wild", "stands on 5", "wild"]["value"] > 0.6
