"""Exact numbers: a pair of whole numbers inside, a `sympy.Rational` at the edge."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import total_ordering
from math import gcd
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sympy import Rational

_FRACTION = re.compile(r"([+-]?\d{1,400})(?:/(\d{1,400}))?", re.ASCII)
_DECIMAL = re.compile(r"([+-]?)(\d{0,400})[.,](\d{1,400})", re.ASCII)


@total_ordering
@dataclass(frozen=True, slots=True)
class Ratio:
    """A reduced fraction of two ints; the denominator is positive.

    It only holds, compares, adds and prints: the counting itself works on bare ints.

    >>> Ratio.of(19, 39).percent()
    '48.7 %'
    >>> Ratio.of(6, 4)
    Ratio(numerator=3, denominator=2)
    """

    numerator: int
    denominator: int

    @classmethod
    def of(cls, numerator: int, denominator: int = 1) -> Ratio:
        """Return numerator / denominator in lowest terms; a zero denominator raises `ZeroDivisionError`."""
        if denominator == 0:
            raise ZeroDivisionError("a ratio needs a denominator other than 0")
        shared = gcd(numerator, denominator)
        if denominator < 0:
            shared = -shared
        return cls(numerator // shared, denominator // shared)

    def __lt__(self, other: Ratio) -> bool:
        return self.numerator * other.denominator < other.numerator * self.denominator

    def __add__(self, other: Ratio) -> Ratio:
        return Ratio.of(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )

    def __neg__(self) -> Ratio:
        return Ratio(-self.numerator, self.denominator)

    def __sub__(self, other: Ratio) -> Ratio:
        return self + -other

    def __mul__(self, other: Ratio) -> Ratio:
        return Ratio.of(self.numerator * other.numerator, self.denominator * other.denominator)

    def __str__(self) -> str:
        return str(self.numerator) if self.denominator == 1 else f"{self.numerator}/{self.denominator}"

    def rational(self) -> Rational:
        """Return the same number as a `sympy.Rational`."""
        from sympy import Rational

        return Rational(self.numerator, self.denominator)

    def decimal(self, places: int = 4) -> str:
        """Return the number rounded half away from zero to `places` decimals, as text.

        >>> Ratio.of(-22069914749539, 134817758039250).decimal(6)
        '-0.163702'
        >>> Ratio.of(-1, 100000).decimal(2)
        '0.00'
        """
        scaled = abs(self.numerator) * 10**places
        whole = (2 * scaled + self.denominator) // (2 * self.denominator)
        digits = str(whole).rjust(places + 1, "0")
        sign = "-" if self.numerator < 0 and whole else ""
        return sign + (f"{digits[:-places]}.{digits[-places:]}" if places else digits)

    def percent(self, places: int = 1) -> str:
        """Return the number as a percentage, rounded half away from zero to `places` decimals."""
        return Ratio.of(100 * self.numerator, self.denominator).decimal(places) + " %"

    def spelled(self) -> str:
        """Return fraction, decimal and percent together; a long fraction comes after its decimal, never cut.

        >>> Ratio.of(19, 39).spelled()
        '19/39 = 0.4872 = 48.7 %'
        >>> Ratio.of(0).spelled()
        '0 = 0 %'
        """
        if self.denominator == 1:
            return f"{self.numerator} = {100 * self.numerator} %"
        if len(str(self.denominator)) > 6:
            return f"{self.decimal(6)} = {self.percent(2)} = {self}"
        return f"{self} = {self.decimal()} = {self.percent()}"


ZERO = Ratio(0, 1)
ONE = Ratio(1, 1)


def read_ratio(value: Any, what: str) -> Ratio:
    """Return `value` as a `Ratio`.

    Accepted: an int, a `Ratio`, text such as ``"3/2"``, ``"1.5"`` or ``"1,5"``, a `sympy.Rational` (anything with whole
    `numerator` and `denominator`). Other values raise `ValueError`; `what` names the value in the message. A binary float
    is refused: 0.1 is not one tenth.

    >>> read_ratio("1.5", "the pay")
    Ratio(numerator=3, denominator=2)
    """
    if isinstance(value, Ratio):
        return value
    if isinstance(value, str):
        text = value.strip()
        if match := _FRACTION.fullmatch(text):
            below = int(match[2] or 1)
            if below:
                return Ratio.of(int(match[1]), below)
        elif match := _DECIMAL.fullmatch(text):
            size = Ratio.of(int((match[2] or "0") + match[3]), 10 ** len(match[3]))
            return -size if match[1] == "-" else size
    elif not isinstance(value, (bool, float)):
        numerator, denominator = getattr(value, "numerator", None), getattr(value, "denominator", None)
        if callable(numerator) or callable(denominator):
            numerator, denominator = getattr(value, "p", None), getattr(value, "q", None)
        if numerator is not None and denominator is not None:
            try:
                return Ratio.of(int(numerator), int(denominator))
            except (TypeError, ValueError):
                pass
    hint = f' (write it as text, for example "{value}")' if isinstance(value, float) else ""
    raise ValueError(f'{what} must be an exact number such as 2, "3/2" or "1.5", not {value!r}{hint}')


def check_flag(name: str, value: object) -> None:
    """Raise `ValueError` unless `value` is True or False; a text such as ``"no"`` would count as True.

    >>> check_flag("replacement", "no")
    Traceback (most recent call last):
    ValueError: replacement= must be True or False, not 'no'
    """
    if not isinstance(value, bool):
        raise ValueError(f"{name}= must be True or False, not {value!r}")
