"""Checking a typed answer: what number it means, and whether that is the right one, a known slip, or not to be told.

An answer is read as an exact number: ``3/10``, ``6/20``, ``0.3``, ``0,3``, ``30 %``, ``3 in 10``, ``½``, ``7 1/2``. A
decimal that rounds the exact value to the digits given is right when it gives at least two, or when it is rounded to a
tenth of a percent, as small chances are written: 0.8 % for 1/130. Where an answer can mean two things, or fits the right
value as well as a slip, the checker asks and never accuses.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.locale import DEFAULT_LANGUAGE, text

__all__ = ["Reading", "UnclearAnswer", "Verdict", "VerdictKind", "WrongModel", "check", "read_answer"]

LONGEST_ANSWER = 80
FEWEST_DIGITS = 2
# A tenth of a percent: places enough for one digit to do, if it misses the exact value by no more than a tenth of it.
_TENTH_OF_A_PERCENT = 3
# So many digits come from a display, which may cut off where we would round.
_DISPLAY_DIGITS = 6

_NUMBER = r"[+-]?[0-9]{1,30}"
_INTEGER = re.compile(_NUMBER)
_GROUPED = re.compile(r"([+-]?[0-9]{1,3})((?:([ ',.])[0-9]{3})(?:\3[0-9]{3})*)")
_DECIMAL = re.compile(r"([+-]?)([0-9]{0,30})[.,]([0-9]{1,30})")
_FRACTION = re.compile(rf"({_NUMBER}) ?(?:/|in|of|out of|from) ?([0-9]{{1,30}})")
_MIXED = re.compile(r"([+-]?)([0-9]{1,30}) ([0-9]{1,30}) ?/ ?([0-9]{1,30})")
_PERCENT = re.compile(r"(.+?) ?(?:%|percent|per cent)")
_OPENING = re.compile(r"(?:[=≈~]|about|p ?=) *")
_ODDS = re.compile(rf"{_NUMBER} ?(?::|to|-) ?[0-9]{{1,30}}|50 ?/ ?50")
_SIGNS = str.maketrans({"−": "-", "–": "-", "⁄": "/", "∕": "/", "÷": "/", "٫": ".", "٪": "%", "’": "'", "∶": ":"})


class UnclearAnswer(ValueError):
    """An answer that cannot be read as one number; the message, from the catalogue, says what to write."""


class VerdictKind(Enum):
    """What can be said of an answer."""

    RIGHT = "right"
    """It is the exact value, or rounds it."""
    WRONG = "wrong"
    """It is another number."""
    UNCLEAR = "unclear"
    """It cannot be read, is too coarse, or could be two things."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one answer and the sentence that goes with it."""

    kind: VerdictKind
    text: str


@dataclass(frozen=True, slots=True)
class WrongModel:
    """A number that a known slip leads to, and the sentence that names the slip."""

    value: Ratio
    text: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One number an answer can mean: ``places`` decimals (None for a fraction), ``digits`` of them that tell."""

    value: Ratio
    places: int | None = None
    digits: int = 0
    is_percent: bool = False

    def rounds(self, exact: Ratio) -> bool:
        """Return whether the reading is ``exact``, or rounds it to two telling digits or, closely, to a tenth of a percent.

        >>> read_answer("48.7 %")[0].rounds(Ratio.of(19, 39)), read_answer("0.5")[0].rounds(Ratio.of(19, 39))
        (True, False)
        >>> read_answer("0.8 %")[0].rounds(Ratio.of(1, 130))
        True
        """
        if self.value == exact:
            return True
        # Rounding up to "certain" or down to "impossible" says something else than the exact value does.
        if not self.places or self.value in (ZERO, ONE) or not (self.digits >= FEWEST_DIGITS or self._is_close(exact)):
            return False
        return self._within(exact, halves=2 if self.digits >= _DISPLAY_DIGITS else 1)

    def _is_close(self, exact: Ratio) -> bool:
        distance = self.value - exact
        near = abs(distance.numerator) * 10 * exact.denominator <= abs(exact.numerator) * distance.denominator
        return near and (self.places or 0) >= _TENTH_OF_A_PERCENT

    def resembles(self, exact: Ratio) -> bool:
        """Return whether ``exact``, rounded or cut off at the digits given, looks like the reading.

        A whole number is not a rounding of another one: 16 looks like 16 alone.
        """
        if self.places == 0 and exact.denominator == 1:
            return self.value == exact
        return self.places is not None and self.value not in (ZERO, ONE) and self._within(exact, halves=2)

    def _within(self, exact: Ratio, halves: int) -> bool:
        distance = self.value - exact
        scale: int = 10 ** (self.places or 0)
        return abs(distance.numerator) * 2 * scale <= halves * distance.denominator


def read_answer(answer: str, lang: str = DEFAULT_LANGUAGE) -> tuple[Reading, ...]:
    """Return the numbers that ``answer`` can mean: one, or two for a number such as ``7,709``.

    Raises ``UnclearAnswer`` for anything else.

    >>> read_answer("6/20")[0].value, read_answer("2½")[0].value
    (Ratio(numerator=3, denominator=10), Ratio(numerator=5, denominator=2))
    >>> [str(reading.value) for reading in read_answer("7,709")]
    ['7709/1000', '7709']
    """
    if len(answer) > LONGEST_ANSWER:
        raise UnclearAnswer(text("check-too-long", lang, most=LONGEST_ANSWER))
    plain = _plain(answer)
    if not plain:
        raise UnclearAnswer(text("check-empty", lang))
    if _ODDS.fullmatch(plain):
        raise UnclearAnswer(text("check-odds", lang))
    percent = _PERCENT.fullmatch(plain)
    found = tuple(_readings(percent[1] if percent else plain))
    if not found:
        raise UnclearAnswer(text("check-unreadable", lang))
    return tuple(_as_percent(reading) for reading in found) if percent else found


def check(
    answer: str,
    expected: Sequence[Ratio],
    wrong: Sequence[WrongModel] = (),
    lang: str = DEFAULT_LANGUAGE,
    *,
    fraction_only: bool = False,
) -> Verdict:
    """Return the verdict on ``answer`` where each of ``expected`` is right and ``wrong`` names the slips to expect.

    With ``fraction_only`` a right decimal is not enough: the exact fraction is asked for.

    >>> check("19 in 39", [Ratio.of(19, 39)]).text
    'Right: 19/39 = 0.4872 = 48.7 %.'
    >>> check("20/40", [Ratio.of(19, 39)], [WrongModel(Ratio.of(1, 2), "Your own five is not in the pack.")]).text
    'Your own five is not in the pack.'
    """
    try:
        readings = read_answer(answer, lang)
    except UnclearAnswer as unclear:
        return Verdict(VerdictKind.UNCLEAR, str(unclear))
    exact = next((value for value in expected for reading in readings if reading.value == value), None)
    close = next((value for value in expected for reading in readings if reading.rounds(value)), None)
    slips = [model.text for model in wrong if any(reading.rounds(model.value) for reading in readings)]
    slips = list(dict.fromkeys(slips))
    if fraction_only and close is not None and all(reading.places for reading in readings):
        return Verdict(VerdictKind.UNCLEAR, text("check-fraction-wanted", lang))
    if exact is not None:
        return Verdict(VerdictKind.RIGHT, text("check-right", lang, value=number_text(exact)))
    if slips and any(reading.resembles(value) for value in expected for reading in readings):
        return Verdict(VerdictKind.UNCLEAR, text("check-two-things", lang))
    if close is not None:
        return Verdict(VerdictKind.RIGHT, text("check-right-rounded", lang, value=number_text(close)))
    if len(slips) == 1:
        return Verdict(VerdictKind.WRONG, slips[0])
    if slips:
        return Verdict(VerdictKind.WRONG, text("check-several-slips", lang, slips=" / ".join(slips)))
    return _near_miss(readings, expected, lang)


def number_text(value: Ratio) -> str:
    """Return an exact number for a sentence: fraction, decimal and, for a probability, percent.

    >>> number_text(Ratio.of(221)), number_text(Ratio.of(3, 10)), number_text(Ratio.of(-1, 3))
    ('221', '3/10 = 0.3000 = 30.0 %', '−1/3 = −0.3333')
    """
    if value.denominator == 1:
        shown = str(value)
    else:
        shown = value.spelled() if ZERO < value < ONE else f"{value} = {value.decimal()}"
    return shown.replace("-", "−")


def _near_miss(readings: Sequence[Reading], expected: Sequence[Ratio], lang: str) -> Verdict:
    pairs = [(reading, value) for reading in readings for value in expected]
    if any(reading.resembles(value) for reading, value in pairs):
        coarse = all(reading.digits < FEWEST_DIGITS or not reading.places for reading in readings)
        key = "check-too-coarse" if coarse else "check-cut-off"
        return Verdict(VerdictKind.UNCLEAR, text(key, lang, least=FEWEST_DIGITS))
    probability = all(ZERO <= value <= ONE for value in expected)
    if probability and any(_with_percent_slip(reading).rounds(value) for reading, value in pairs):
        return Verdict(VerdictKind.UNCLEAR, text("check-percent-sign", lang))
    if probability and not any(ZERO <= reading.value <= ONE for reading in readings):
        return Verdict(VerdictKind.WRONG, text("check-no-probability", lang))
    return Verdict(VerdictKind.WRONG, text("check-wrong", lang))


def _with_percent_slip(reading: Reading) -> Reading:
    if not reading.is_percent:
        return _as_percent(reading)
    places = None if reading.places is None else reading.places - 2
    return Reading(reading.value * Ratio.of(100), places, reading.digits)


def _plain(answer: str) -> str:
    spelled = "".join(map(_plain_character, answer)).translate(_SIGNS)
    plain = " ".join(spelled.casefold().split())
    plain = _OPENING.sub("", plain, count=1) if _OPENING.match(plain) else plain
    return plain.removesuffix(".").strip()


def _plain_character(character: str) -> str:
    digit = unicodedata.digit(character, None)
    if digit is not None:
        return str(digit)
    if unicodedata.numeric(character, None) is not None and unicodedata.category(character) == "No":
        # A sign such as ½ stands for its own fraction; the blank parts it from a whole number before it.
        return " " + unicodedata.normalize("NFKC", character) + " "
    return character


def _readings(plain: str) -> Iterator[Reading]:
    if _INTEGER.fullmatch(plain):
        yield Reading(Ratio.of(int(plain)), 0, _telling(plain))
    if match := _DECIMAL.fullmatch(plain):
        sign, whole, rest = match.groups()
        size = Ratio.of(int(whole + rest), 10 ** len(rest))
        yield Reading(-size if sign == "-" else size, len(rest), _telling(whole + rest))
    if (match := _GROUPED.fullmatch(plain)) and not match[1].lstrip("+-").startswith("0"):
        yield Reading(Ratio.of(int(re.sub(r"[ ',.]", "", plain))), 0, _telling(plain))
    if (match := _FRACTION.fullmatch(plain)) and int(match[2]):
        yield Reading(Ratio.of(int(match[1]), int(match[2])))
    if (match := _MIXED.fullmatch(plain)) and int(match[4]):
        sign, whole, above, below = match.groups()
        size = Ratio.of(int(whole) * int(below) + int(above), int(below))
        yield Reading(-size if sign == "-" else size)


def _telling(number: str) -> int:
    return len("".join(filter(str.isdigit, number)).lstrip("0"))


def _as_percent(reading: Reading) -> Reading:
    places = None if reading.places is None else reading.places + 2
    return Reading(reading.value * Ratio.of(1, 100), places, reading.digits, is_percent=True)
