"""The answer box: what it reads, what it calls right, which slips it names, and when it asks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sieteymedio.engine.exact import Ratio
from sieteymedio.exercises import UnclearAnswer, VerdictKind, WrongModel, check, read_answer

RIGHT, WRONG, UNCLEAR = VerdictKind.RIGHT, VerdictKind.WRONG, VerdictKind.UNCLEAR
FIVE = [Ratio.of(19, 39)]
TENTHS = [Ratio.of(3, 10)]


@pytest.mark.parametrize(
    "answer",
    [
        "3/10", "6/20", " 3 / 10 ", "0.3", "0,3", ".3", "0.30", "30 %", "30%", "30.0 %", "30 percent", "30 per cent",
        "3 in 10", "3 of 10", "3 out of 10", "3 from 10", "3 IN 10", "= 3/10", "≈ 0.3", "about 30 %", "P = 3/10", "3/10.",
        "³⁄₁₀", "３/１０", "٣/١٠", "٠٫٣", "٣٠٪", "3÷10", "3∕10", "+3/10", "30\u00a0%",
    ],
)  # fmt: skip
def test_three_tenths_in_many_spellings(answer):
    assert check(answer, TENTHS).kind is RIGHT


@pytest.mark.parametrize(
    ("answer", "value"),
    [
        ("½", Ratio.of(1, 2)), ("7½", Ratio.of(15, 2)), ("7 1/2", Ratio.of(15, 2)), ("-1/3", Ratio.of(-1, 3)),
        ("−0.45", Ratio.of(-9, 20)), ("-2 1/2", Ratio.of(-5, 2)), ("221", Ratio.of(221)), ("0", Ratio.of(0)),
        ("⅓", Ratio.of(1, 3)), ("00.5", Ratio.of(1, 2)),
    ],
)  # fmt: skip
def test_other_numbers(answer, value):
    assert read_answer(answer)[0].value == value


@pytest.mark.parametrize("answer", ["7709", "7,709", "7.709", "7 709", "7'709", "7’709", "7\u202f709"])
def test_thousands_in_many_spellings(answer):
    assert check(answer, [Ratio.of(7709)]).kind is RIGHT


def test_a_comma_may_also_be_a_decimal_comma():
    assert check("7,709", [Ratio.of(7709, 1000)]).kind is RIGHT
    assert check("546.121", [Ratio.of(546121)]).kind is RIGHT


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("0.49", RIGHT), ("0.487", RIGHT), ("0.4872", RIGHT), ("49 %", RIGHT), ("48.7 %", RIGHT),
        ("0.48717948", RIGHT), ("0.48717949", RIGHT),
        ("0.5", UNCLEAR), ("0.4", UNCLEAR), ("0.48", UNCLEAR), ("48 %", UNCLEAR), ("48.7", UNCLEAR), ("0.487 %", UNCLEAR),
        ("0.50", WRONG), ("0.486", WRONG), ("0.485", WRONG), ("19/40", WRONG), ("1", WRONG), ("0", WRONG), ("-0.49", WRONG),
    ],
)  # fmt: skip
def test_rounding_and_what_is_too_coarse(answer, kind):
    assert check(answer, FIVE).kind is kind


@pytest.mark.parametrize("answer", ["0.06", "6 %"])
def test_leading_zeros_are_no_digits(answer):
    assert check(answer, [Ratio.of(4, 65)]).kind is UNCLEAR
    assert check("0.062", [Ratio.of(4, 65)]).kind is RIGHT


@pytest.mark.parametrize(
    ("answer", "exact", "kind"),
    [
        ("0.8 %", (1, 130), RIGHT), ("0.8%", (1, 130), RIGHT), ("0.008", (1, 130), RIGHT), ("0.77 %", (1, 130), RIGHT),
        ("0.7 %", (1, 130), UNCLEAR), ("1 %", (1, 130), UNCLEAR), ("0.01", (1, 130), UNCLEAR), ("0.9 %", (1, 130), WRONG),
        ("0.1 %", (52, 100000), UNCLEAR), ("0.1 %", (95, 100000), RIGHT), ("0.0 %", (1, 3000), WRONG),
        ("-0.008", (-1, 130), RIGHT), ("0.8", (1, 130), UNCLEAR),
    ],
)  # fmt: skip
def test_a_small_chance_may_be_rounded_to_a_tenth_of_a_percent(answer, exact, kind):
    assert check(answer, [Ratio.of(*exact)]).kind is kind


@pytest.mark.parametrize("answer", ["1.00", "100 %", "1"])
def test_almost_certain_is_not_certain(answer):
    assert check(answer, [Ratio.of(999, 1000)]).kind is not RIGHT


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("", "Type a number first"),
        ("   ", "Type a number first"),
        ("nineteen", "cannot read that as one number"),
        ("1/0", "cannot read that as one number"),
        ("19/39 = 0.487", "cannot read that as one number"),
        ("1e-3", "cannot read that as one number"),
        ("<b>1</b>", "cannot read that as one number"),
        ("3:7", "can be read in two ways"),
        ("3 to 7", "can be read in two ways"),
        ("50/50", "can be read in two ways"),
        ("50-50", "can be read in two ways"),
        ("9" * 81, "longer than any answer"),
        ("9" * 60, "cannot read that as one number"),
    ],
)
def test_what_cannot_be_read_is_asked_for_again(answer, words):
    verdict = check(answer, FIVE)
    assert verdict.kind is UNCLEAR
    assert words in verdict.text
    with pytest.raises(UnclearAnswer):
        read_answer(answer)


def test_a_slip_is_named():
    slips = [
        WrongModel(Ratio.of(1, 2), "With 20 of 40 you still count your own five."),
        WrongModel(Ratio.of(20, 39), "That is the chance to stay in."),
    ]
    assert check("20/40", FIVE, slips).text == "With 20 of 40 you still count your own five."
    assert check("51.3 %", FIVE, slips).text == "That is the chance to stay in."
    assert check("19/39", FIVE, slips).kind is RIGHT


def test_when_two_slips_fit_nobody_is_accused():
    slips = [WrongModel(Ratio.of(1, 3), "A third?"), WrongModel(Ratio.of(333, 1000), "Per mille?")]
    verdict = check("0.333", FIVE, slips)
    assert verdict.kind is WRONG
    assert "more than one road" in verdict.text.casefold()
    assert "A third? / Per mille?" in verdict.text


def test_a_rounded_answer_that_fits_right_and_wrong_is_asked_about():
    slips = [WrongModel(Ratio.of(1, 2), "Your own five."), WrongModel(Ratio.of(12, 25), "Another slip.")]
    assert check("0.5", FIVE, slips).kind is UNCLEAR
    assert check("0.49", FIVE, [WrongModel(Ratio.of(49, 100), "A slip.")]).kind is UNCLEAR
    assert check("0.487", FIVE, [WrongModel(Ratio.of(49, 100), "A slip.")]).kind is RIGHT


def test_several_right_values():
    assert check("1/2", [Ratio.of(1, 3), Ratio.of(1, 2)]).kind is RIGHT


def test_only_the_fraction():
    assert check("0.487", FIVE, fraction_only=True).kind is UNCLEAR
    assert check("19/39", FIVE, fraction_only=True).kind is RIGHT


def test_a_number_outside_0_and_1_is_no_probability():
    assert "between 0 and 1" in check("39/19", FIVE).text
    assert "between 0 and 1" not in check("220", [Ratio.of(221)]).text


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**6), st.integers(2, 12))
def test_every_exact_value_and_every_honest_rounding_is_right(numerator: int, denominator: int, places: int):
    value = Ratio.of(numerator, denominator)
    assert check(str(value), [value]).kind is RIGHT
    rounded = value.decimal(places)
    if len(rounded.lstrip("-0.").replace(".", "")) >= 2 and rounded.strip("-0.") not in ("", "1"):
        assert check(rounded, [value]).kind is RIGHT


@given(st.integers(0, 10**4), st.integers(1, 10**4), st.integers(0, 10**4), st.integers(1, 10**4))
def test_another_fraction_is_never_right(a: int, b: int, c: int, d: int):
    value, other = Ratio.of(a, b), Ratio.of(c, d)
    if value != other:
        assert check(f"{c}/{d}", [value]).kind is not RIGHT


@given(st.text(max_size=200))
def test_any_text_gets_a_verdict(text: str):
    assert check(text, FIVE).text


def test_a_whole_number_is_no_rounding_of_the_next():
    slip = WrongModel(Ratio.of(16), "That counts one card twice.")
    assert check("16", [Ratio.of(15)], [slip], "en").kind is VerdictKind.WRONG
    assert "twice" in check("16", [Ratio.of(15)], [slip], "en").text
    assert check("14", [Ratio.of(15)], [slip], "en").kind is VerdictKind.WRONG
    assert check("15", [Ratio.of(15)], [slip], "en").kind is VerdictKind.RIGHT
