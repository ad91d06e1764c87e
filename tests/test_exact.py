"""Ratios against fractions, and the reading of numbers and totals."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Integer, Rational

from sieteymedio.engine.exact import Ratio, read_ratio
from sieteymedio.engine.totals import TotalError, read_total, total_text
from tests.helpers import exact

whole = st.integers(-(10**30), 10**30)
ratios = st.builds(Ratio.of, whole, whole.filter(bool))


@given(whole, whole.filter(bool))
def test_a_ratio_is_in_lowest_terms_with_a_positive_denominator(numerator: int, denominator: int):
    found, plain = Ratio.of(numerator, denominator), Fraction(numerator, denominator)
    assert (found.numerator, found.denominator) == (plain.numerator, plain.denominator)


@given(ratios, ratios)
def test_arithmetic_and_order_are_those_of_fractions(a: Ratio, b: Ratio):
    assert exact(a + b) == exact(a) + exact(b)
    assert exact(a - b) == exact(a) - exact(b)
    assert exact(a * b) == exact(a) * exact(b)
    assert exact(-a) == -exact(a)
    assert (a < b, a <= b, a > b, a >= b, a == b) == (
        exact(a) < exact(b),
        exact(a) <= exact(b),
        exact(a) > exact(b),
        exact(a) >= exact(b),
        exact(a) == exact(b),
    )
    assert a.rational() == Rational(a.numerator, a.denominator)


@given(
    ratios | st.builds(Ratio.of, st.integers(-2000, 2000), st.sampled_from([1, 2, 8, 200, 400, 2000])),
    st.integers(0, 8),
)
def test_decimals_are_rounded_half_away_from_zero(ratio: Ratio, places: int):
    text = ratio.decimal(places)
    sign, digits = text.startswith("-"), text.removeprefix("-")
    shown = Fraction(digits)
    distance = abs(shown - abs(exact(ratio)))
    half = Fraction(1, 2 * 10**places)
    assert distance < half or (distance == half and shown > abs(exact(ratio)))
    assert sign == (ratio.numerator < 0 and shown > 0)
    assert len(digits.partition(".")[2]) == places
    assert ratio.percent(places) == Ratio.of(100 * ratio.numerator, ratio.denominator).decimal(places) + " %"


def test_a_ratio_with_denominator_0_is_refused():
    with pytest.raises(ZeroDivisionError, match="denominator other than 0"):
        Ratio.of(1, 0)


@given(ratios)
def test_a_ratio_reads_back_from_its_text(ratio: Ratio):
    assert read_ratio(str(ratio), "x") == ratio
    assert read_ratio(ratio.rational(), "x") == ratio
    assert read_ratio(exact(ratio), "x") == ratio


@pytest.mark.parametrize(
    ("given", "value"),
    [("1.5", "3/2"), ("1,5", "3/2"), (" 3/2 ", "3/2"), ("-0.25", "-1/4"), (".5", "1/2"), ("6/4", "3/2"), (3, "3")],
)
def test_exact_numbers_are_read(given: object, value: str):
    assert exact(read_ratio(given, "x")) == Fraction(value)


@pytest.mark.parametrize("given", [0.5, True, None, "", "1/0", "1e3", "half", "1/2/3", [1], float("nan"), 1j])
def test_inexact_numbers_are_refused(given: object):
    with pytest.raises(ValueError, match="^the pay must be an exact number such as 2"):
        read_ratio(given, "the pay")


def test_a_float_is_refused_with_what_was_probably_meant():
    with pytest.raises(ValueError, match='write it as text, for example "0.5"'):
        read_ratio(0.5, "the pay")


@pytest.mark.parametrize("half_points", range(1, 16))
def test_a_total_in_all_its_forms(half_points: int):
    points = Fraction(half_points, 2)
    whole_points, half = divmod(half_points, 2)
    forms: list[object] = [
        total_text(half_points),
        f"{half_points}/2",
        f"{whole_points}.{5 * half}",
        f"{whole_points},{5 * half}0",
        f" {total_text(half_points)} ",
        half_points / 2,
        points,
        Rational(half_points, 2),
    ]
    if not half:
        forms += [whole_points, str(whole_points), Integer(whole_points), float(whole_points)]
    assert [read_total(form) for form in forms] == [half_points] * len(forms)


@pytest.mark.parametrize(
    "total",
    [
        "8", "0", "16", "15.5", "-1", "-½", "5.25", "5.05", "5½½", "½5", "5 ½", "", " ", ".", "6.", "five", "5/3", "7.5.0",
        "16/2", "0/2", "1e0", "٣", "²", "9" * 5000,
        0, 8, -1, 5.25, 0.1, True, False, None, [], [5], {}, 1j, float("nan"), float("inf"), Fraction(1, 3), Rational(1, 3),
        b"5",
    ],
    ids=lambda total: repr(total)[:20],
)  # fmt: skip
def test_what_is_no_total_is_refused(total: object):
    with pytest.raises(TotalError, match=r"is not a total: totals go in halves from ½ to 7½"):
        read_total(total)


@given(st.text(max_size=8) | st.floats() | st.integers() | st.fractions() | st.none() | st.binary(max_size=3))
def test_a_total_is_read_or_refused_and_never_guessed(total: object):
    try:
        half_points = read_total(total)
    except TotalError:
        return
    assert 1 <= half_points <= 15
    if not isinstance(total, str):
        assert total * 2 == half_points  # type: ignore[operator]
