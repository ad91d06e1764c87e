"""Small tools of the engine's tests: packs as the cards seen to be out of them, results as fractions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

LETTERS = "FA234567"
"""One letter for each kind: F for a court card."""
POINTS = (1, 2, 4, 6, 8, 10, 12, 14)
TARGET = 15
FRESH = (12, 4, 4, 4, 4, 4, 4, 4)


def text_of(counts: Sequence[int]) -> str:
    """The cards of a composition as text, in the order of the kinds."""
    return " ".join(letter for letter, count in zip(LETTERS, counts, strict=True) for _ in range(count))


def seen_for(left: Sequence[int], packs: int = 1) -> str:
    """The cards that must have been seen for *left* to be what is left."""
    return text_of([packs * whole - count for whole, count in zip(FRESH, left, strict=True)])


def counts_of(text: str) -> tuple[int, ...]:
    """The composition written as *text* by rank letters without suits."""
    cards = text.replace("S", "F").replace("C", "F").replace("R", "F").split()
    return tuple(cards.count(letter) for letter in LETTERS)


def exact(number: Any) -> Fraction:
    """A sympy number or a ratio of the engine as a fraction."""
    return Fraction(int(number.numerator), int(number.denominator))


def law(distribution: Any) -> dict[int, Fraction]:
    """A distribution as probabilities by half points, 16 for a bust."""
    return {total: exact(ratio) for total, ratio in distribution.ratios()}


def as_table(best: Any) -> dict[tuple[int, ...], tuple[Fraction, Fraction | None]]:
    """What to stand and to hit are worth, by composition."""
    return {counts_of(row.hand): (exact(row.stand), None if row.hit is None else exact(row.hit)) for row in best.table()}
