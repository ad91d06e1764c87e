"""What a hand is worth, who beats whom, and what is paid."""

from __future__ import annotations

from enum import Enum
from typing import Any

from sieteymedio.cards import (
    HALF_POINTS,
    CardError,
    Cards,
    Counts,
    cards_text,
    check_in_pack,
    counts_of,
    read_cards,
)
from sieteymedio.exact import Ratio
from sieteymedio.rules import Rules

TARGET = 15
"""Seven and a half, in half points."""

OVER = TARGET + 1
"""The total that stands for every bust hand, in half points."""


class Bust(Enum):
    """The total of a hand that passed 7½; it has this one value, `BUST`."""

    BUST = "bust"

    def __repr__(self) -> str:
        return "BUST"

    def __str__(self) -> str:
        return "bust"


BUST = Bust.BUST


class TotalError(ValueError):
    """A total that no hand can have."""


def total_of(hand: Counts) -> int:
    """Return the total of a composition in half points; `OVER` for a bust hand."""
    return min(sum(count * points for count, points in zip(hand, HALF_POINTS, strict=True)), OVER)


def total_text(half_points: int) -> str:
    """Return a total in half points as it is spoken of.

    >>> total_text(11), total_text(1), total_text(16)
    ('5½', '½', 'bust')
    """
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
            doubled = int(doubled) if doubled == int(doubled) else None
        except (TypeError, ValueError, OverflowError, AttributeError):
            doubled = None
    if doubled is None or not 1 <= doubled <= TARGET:
        raise TotalError(f'{total!r} is not a total: totals go in halves from ½ to 7½, such as "5" or "5½"')
    return int(doubled)


def payment(player: int, banker: int, rules: Rules) -> Ratio:
    """Return what the player gains for each unit staked, given both final totals in half points.

    The player's bust counts first; then the banker's; then the higher total wins and `Rules.ties` settles a tie.
    Source: gamerules.com; the other values of `Rules.ties` and `Rules.double_bust` as documented there.

    >>> payment(11, 11, Rules()), payment(15, 14, Rules(seven_and_a_half_pays=2))
    (Ratio(numerator=-1, denominator=1), Ratio(numerator=2, denominator=1))
    """
    if player > TARGET:
        return Ratio(0, 1) if banker > TARGET and rules.double_bust == "refunded" else Ratio(-1, 1)
    if banker > TARGET or player > banker:
        pays: Ratio = rules.seven_and_a_half_pays
        return pays if player == TARGET else Ratio(1, 1)
    return Ratio(0, 1) if player == banker and rules.ties == "push" else Ratio(-1, 1)


def read_hand(hand: Cards, seen: Cards, rules: Rules, *, replacement: bool = False) -> tuple[Counts, Counts]:
    """Return the composition of `hand` and of the pack without `hand` and `seen`.

    With `replacement` the pack stays whole, a hand may hold any number of a kind and `seen` must be empty. Cards that cannot
    lie together in the pack raise `CardError`.
    """
    held, out = read_cards(hand), read_cards(seen)
    if replacement:
        if out:
            raise CardError("with replacement every card goes back before the next is drawn: leave seen= empty")
        return counts_of(held), rules.counts
    if len(held) + len(out) > 40 * rules.packs:
        raise CardError(f"{len(held) + len(out)} cards in the hand and seen: the pack has only {40 * rules.packs}")
    check_in_pack((*held, *out), rules.packs)
    pack, gone = rules.counts, counts_of((*held, *out))
    return counts_of(held), tuple(all_ - some for all_, some in zip(pack, gone, strict=True))


def check_can_draw(hand: Counts) -> None:
    """Raise `CardError` where `hand` may not draw: it is bust or has 7½ already."""
    if total_of(hand) > TARGET:
        raise CardError(f"the hand {cards_text(hand)} is bust: a bust hand draws no more cards")
    if total_of(hand) == TARGET:
        raise CardError(f"the hand {cards_text(hand)} has 7½: its turn is over and it draws no more cards")


def check_not_bust(held: Counts) -> None:
    if total_of(held) > TARGET:
        raise CardError(f"the hand {cards_text(held)} is bust: there is nothing left to decide")
