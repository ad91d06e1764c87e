"""Totals and the other things a final hand can be worth.

A final hand has one *worth*: its total in half points, 0 to 15, or one of the special hands below. Only the rules decide
which special hands there are; in the base game there is just `OVER`, a bust.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

TARGET = 15
"""Seven and a half, in half points."""

OVER = 16
"""Worth of every bust hand."""
NATURAL = 17
"""Worth of 7½ on two cards without the wild card, where the rules know naturals."""
WILD_NATURAL = 18
"""Worth of a natural with the wild card."""
WILD_SEVEN = 19
"""Worth of a longer 7½ with the wild card, where it is paid apart."""
TWO_SEVENS = 20
"""Worth of exactly two sevens, where the rules know them."""
SUITED_NATURAL = 21
"""Worth of a natural whose two cards are of one suit, where it is paid apart."""
ROYAL_NATURAL = 22
"""Worth of the king and the seven of coins, where they are paid apart."""
LONG = 24
"""Added to the total of a hand of three or more cards, where such hands are paid apart."""
WORTHS = LONG + TARGET + 1
"""How many worths there are: the length of every list by worth."""


class Mark(Enum):
    """What stands in place of a total where a hand has none."""

    BUST = "bust"
    """The hand passed 7½."""
    TWO_SEVENS = "two sevens"
    """The hand is exactly two sevens, where the rules make that a hand of its own."""

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.value


BUST = Mark.BUST


class TotalError(ValueError):
    """A total that no hand can have."""


def points_of(worth: int) -> int:
    """Return the total behind a worth, in half points: 15 for every 7½, `OVER` for a bust, 28 for two sevens."""
    if worth >= LONG:
        return worth - LONG
    return worth if worth <= OVER else 28 if worth == TWO_SEVENS else TARGET


def is_over(worth: int) -> bool:
    """Whether a turn with a hand of this worth is over: 7½ in any form, a bust, two sevens."""
    return TARGET <= worth < LONG or worth == LONG + TARGET


def total_text(half_points: int) -> str:
    """Return a total in half points, or a worth, as it is spoken of.

    >>> total_text(11), total_text(1), total_text(16)
    ('5½', '½', 'bust')
    """
    if half_points == TWO_SEVENS:
        return "two sevens"
    half_points = points_of(half_points)
    if half_points > TARGET:
        return "bust"
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def read_total(total: Any) -> int:
    """Return a total as half points, 1 to 15.

    Accepted: ``"5½"``, ``"5.5"``, ``"5,5"``, ``"11/2"``, ``5.5``, ``5``, ``Rational(11, 2)``. Others raise `TotalError`.

    >>> read_total("5½"), read_total(5.5), read_total("7")
    (11, 11, 14)
    """
    doubled: Any = None
    if isinstance(total, str):
        text = total.strip().replace(",", ".").replace("½", ".5")
        if text.endswith("/2"):
            doubled = int(text[:-2]) if text[:-2].isascii() and text[:-2].isdigit() and len(text) < 8 else None
        else:
            whole, dot, rest = text.partition(".")
            plain = (whole + rest).isascii() and (whole + rest).isdigit() and len(text) < 20
            if plain and rest.rstrip("0") in ("", "5") and bool(rest) == bool(dot):
                doubled = 2 * int(whole or 0) + (rest[:1] == "5")
    elif not isinstance(total, bool) and total is not None:
        try:
            doubled = total * 2
            doubled = None if doubled - int(doubled) else int(doubled)
        except (TypeError, ValueError, OverflowError, AttributeError):
            doubled = None
    if doubled is None or not 1 <= doubled <= TARGET:
        raise TotalError(f'{total!r} is not a total: totals go in halves from ½ to 7½, such as "5" or "5½"')
    return int(doubled)
