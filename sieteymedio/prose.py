"""Numbers in prose: proof that what a sentence prints is what the engine counts.

A chapter is written in plain text, so that it reads the same on the site, on GitHub and in Colab.
Its numbers are typed by hand, and each of them is asserted by a cell beside it:

>>> import sieteymedio as sm
>>> risk = sm.next_card("5").bust
>>> assert_numbers({"19/39": risk, "0.487": risk, "48.7 %": risk})
>>> assert_numbers({"48.8 %": risk})
Traceback (most recent call last):
    ...
AssertionError: '48.8 %' is printed, but the value is 19/39 = 0.487179…
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol

__all__ = ["assert_numbers", "printed_interval"]

_PRINTED = re.compile(
    r"(?P<sign>-?)(?P<whole>\d+)?(?:\.(?P<places>\d+))?(?P<half>½?)(?:/(?P<denominator>\d+))?(?P<percent>%?)"
)


class _Exact(Protocol):
    """An int, a sympy ``Rational`` or a ``Ratio``: whatever is a whole number over a whole number."""

    @property
    def numerator(self) -> int: ...

    @property
    def denominator(self) -> int: ...


class Interval(NamedTuple):
    """All values that a printed number may stand for: ``(low … high) / denominator``, both ends included."""

    low: int
    high: int
    denominator: int


def printed_interval(text: str) -> Interval:
    """The values that *text* is a right way to print.

    A fraction, an integer or a half-point total stands for itself alone; a decimal or a percentage
    with *d* places for everything at most half a unit of its last place away.

    >>> printed_interval("19/39")
    Interval(low=19, high=19, denominator=39)
    >>> printed_interval("5½")
    Interval(low=11, high=11, denominator=2)
    >>> printed_interval("48.7 %")
    Interval(low=973, high=975, denominator=2000)

    Thousands are parted by commas, and the minus may be the typographic one:

    >>> printed_interval("−1,703")
    Interval(low=-1703, high=-1703, denominator=1)
    """
    plain = text.replace("−", "-").replace("–", "-").replace(",", "")
    match = _PRINTED.fullmatch("".join(plain.split()))
    if match is None or not (match["whole"] or match["half"]):
        raise ValueError(f"{text!r} is not a number as the book prints them: 19/39, 0.487, 48.7 %, 1,703 or 5½")
    sign = -1 if match["sign"] else 1
    whole = int(match["whole"] or 0)
    places = match["places"] or ""
    if match["half"] or match["denominator"]:
        if places or match["percent"] or (match["half"] and match["denominator"]):
            raise ValueError(f"{text!r} mixes two ways to print a number")
        if match["half"]:
            return Interval(sign * (2 * whole + 1), sign * (2 * whole + 1), 2)
        return Interval(sign * whole, sign * whole, int(match["denominator"]))
    scale = 10 ** len(places) * (100 if match["percent"] else 1)
    digits = sign * int(f"{whole}{places}")
    if scale == 1:
        return Interval(digits, digits, 1)
    # Half a unit of the last place each way, hence the doubled denominator.
    return Interval(2 * digits - 1, 2 * digits + 1, 2 * scale)


def assert_numbers(values: Mapping[str, _Exact]) -> None:
    """Raise ``AssertionError`` unless every printed number (the key) is a right reading of its exact value.

    Values are ints, sympy ``Rational`` or ``Ratio``; a float is refused, since it is no exact value.
    All wrong numbers are named at once.

    >>> assert_numbers({"1,703": 1703, "0": 0})
    """
    wrong = []
    for text, value in values.items():
        if isinstance(value, float):
            raise TypeError(f"the value for {text!r} is a float; give the exact value")
        top, bottom = int(value.numerator), int(value.denominator)
        low, high, scale = printed_interval(text)
        if not low * bottom <= top * scale <= high * bottom:
            wrong.append(f"{text!r} is printed, but the value is {_show(top, bottom)}")
    if wrong:
        raise AssertionError("; ".join(wrong))


def _show(top: int, bottom: int) -> str:
    if bottom == 1:
        return str(top)
    whole, rest = divmod(abs(top) * 10**6, bottom)
    decimal = f"{'-' if top < 0 else ''}{whole // 10**6}.{whole % 10**6:06d}"
    return f"{top}/{bottom} = {decimal}{'…' if rest else ''}"
