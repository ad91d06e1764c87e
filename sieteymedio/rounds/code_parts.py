"""The small parts that deal codes are made of: numbers, fractions, policies, and the check at the end."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import TypeVar

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import BustRisk, Chase, Policy, StandAt
from sieteymedio.engine.totals import TARGET, total_text

_Value = TypeVar("_Value")

FAULTS = ("empty", "long", "letters", "comparison", "start", "parts", "damaged", "forged")
"""What can be wrong with a code: the last for one that is whole and yet no code of ours."""
MOST_DIGITS = 10
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class CodeError(ValueError):
    """A text that is not a deal code, or a round that a code cannot hold; the message says which part and why.

    ``fault`` says the same in a word, one of `FAULTS`, so that a page can say it in a reader's language.
    """

    def __init__(self, message: str, fault: str = "forged") -> None:
        super().__init__(message)
        self.fault = fault


def read_part(name: str, read: Callable[[str], _Value], text: str) -> _Value:
    """Return ``read(text)``; what goes wrong there becomes a `CodeError` that names the part."""
    try:
        return read(text)
    except (ArithmeticError, LookupError, ValueError) as wrong:
        reason = f": {wrong}" if isinstance(wrong, ValueError) and str(wrong) else ""
        raise CodeError(f"the part of this code that holds the {name} cannot be read{reason}") from None


def check_letters(body: str) -> str:
    """Return the four letters and digits that end the code with this body."""
    rest, letters = zlib.crc32(body.encode("ascii")), ""
    for _ in range(4):
        rest, digit = divmod(rest, len(_DIGITS))
        letters += _DIGITS[digit]
    return letters


def read_number(text: str) -> int:
    """Return a whole number of at most ten digits."""
    if len(text) > MOST_DIGITS or not re.fullmatch(r"0|[1-9][0-9]*", text):
        raise ValueError("a number is missing or wrong")
    return int(text)


def write_ratio(ratio: Ratio) -> str:
    """Return a fraction as ``3_2``, with ``m`` before a negative one."""
    if max(abs(ratio.numerator), ratio.denominator) >= 10**MOST_DIGITS:
        raise CodeError(f"a code cannot hold a fraction with more than {MOST_DIGITS} digits")
    return str(ratio).replace("/", "_").replace("-", "m")


def read_ratio_part(text: str) -> Ratio:
    """Return the fraction that `write_ratio` wrote."""
    above, _, below = text.removeprefix("m").partition("_")
    ratio = Ratio.of(read_number(above), read_number(below or "1"))
    return -ratio if text.startswith("m") else ratio


def write_policy(policy: Policy) -> str:
    """Return a policy as ``s10`` (stands on ten half points), ``r1_2`` (stands at a bust risk of 1/2) or ``c`` (chases)."""
    match policy:
        case StandAt():
            return f"s{policy.half_points}"
        case BustRisk():
            return f"r{write_ratio(policy.limit)}"
        case Chase():
            return "c"
    raise CodeError(f"a code cannot hold a bank that {policy.name}")


def read_policy(text: str) -> Policy:
    """Return the policy that `write_policy` wrote."""
    sign, rest = text[:1], text[1:]
    if sign == "s":
        half_points = read_number(rest)
        return StandAt(total_text(half_points) if 1 <= half_points <= TARGET else rest)
    if sign == "r":
        return BustRisk(read_ratio_part(rest))
    return {"c": Chase()}[text]
