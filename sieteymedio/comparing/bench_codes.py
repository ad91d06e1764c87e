"""Codes of comparisons: two sides of the rule bench as a short text for a link, the same for ever.

A code of format 1 is ``b1 . rules . player . banker . rules . player . banker . check``, the left side first.

* rules: the values that differ from the base of this format, a sign of two letters and a value each, with ``-`` between
  them, or ``-`` alone for the base game. The value is the place of a choice in the lists below, a whole number, a
  fraction ``3_2``, a card ``Ro`` or ``n`` for none;
* player: ``b`` plays best, ``s10`` stands on ten half points, ``r1_2`` stands at a bust risk of 1/2;
* banker: the same, ``c`` chases, ``f`` plays as the rules force him to;
* check: four letters or digits worked out from the rest.

No preset is named in a code, since a preset may change; the values say it all.
"""

from __future__ import annotations

import re
import zlib
from typing import Any

from sieteymedio.comparing.bench import Comparison, Side
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import BustRisk, Chase, Policy, StandAt
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import read_total, total_text

__all__ = ["LONGEST_CODE", "BenchCodeError", "decode", "encode"]

FORMAT = "b1"
LONGEST_CODE = 900

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MOST_DIGITS = 10
_CHOICES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "pk": ("pack", ("40", "48-half", "48-pip", "44-zero", "44-half", "36")),
    "wv": ("wild_values", ("half-or-whole", "whole")),
    "wa": ("wild_alone", ("half", "free", "must-draw")),
    "wd": ("wild_declared", ("best", "on-hit")),
    "na": ("natural", ("none", "any-suit", "same-suit")),
    "nw": ("natural_wild", ("yes", "no", "only")),
    "nb": ("natural_beats_longer", (True, False)),
    "no": ("natural_over_longer", ("full", "single")),
    "ts": ("two_sevens", (False, True)),
    "ti": ("ties", ("banker", "push", "banker-on-5")),
    "tm": ("ties_at_seven_and_a_half", ("as-others", "banker", "push")),
    "db": ("double_bust", ("lost", "refunded")),
    "ba": ("banker", ("free", "forced", "chase")),
    "bc": ("bank_card", ("covered", "open")),
    "pm": ("player_must", ("nothing", "reach", "pass")),
    "as": ("ask", ("up", "one-down", "choose-down")),
    "sp": ("split", ("none", "pair", "run")),
    "ex": ("exchange", ("none", "4", "3-or-4")),
    "be": ("bet", ("before", "after", "either", "banker")),
    "ra": ("raising", ("none", "on-ask", "on-ask-or-stand")),
    "bp": ("bank_passes", ("seven-and-a-half", "natural", "right", "left", "never")),
    "tb": ("two_sevens_take_bank", (True, False)),
    "or": ("order", ("right", "left")),
    "sh": ("shuffle", ("every-hand", "deal-on", "after-wild")),
    "ro": ("pack_runs_out", ("reshuffle", "stand")),
}
"""Sign, field, and the values in the order that their places are counted; the first is the base. Only ever add to it."""
_WHOLE = {
    "ps": ("packs", 1),
    "mh": ("max_split_hands", 4),
    "ls": ("least_stake", 1),
    "ms": ("most_stake", 10),
    "bl": ("bank_limit", 0),
    "lp": ("least_seats", 2),
    "mp": ("most_seats", 12),
}
_PAYS = {
    "s7": ("seven_and_a_half_pays", "1"),
    "w7": ("wild_seven_and_a_half_pays", None),
    "np": ("natural_pays", "2"),
    "sn": ("suited_natural_pays", None),
    "rn": ("royal_natural_pays", None),
    "lh": ("long_hand_pays", None),
    "tp": ("two_sevens_pays", "3"),
    "nt": ("bank_natural_takes", "1"),
    "bt": ("bank_seven_and_a_half_takes", "1"),
}
_WILD, _STANDS = "wi", "bs"


class BenchCodeError(ValueError):
    """A text that is not the code of a comparison, or a comparison that a code cannot hold."""


def encode(comparison: Comparison) -> str:
    """Return the code of a comparison; a policy that has no sign, such as a table, raises `BenchCodeError`.

    >>> encode(Comparison(Side(), Side(Rules(ties="push"), player=StandAt("5"))))
    'b1.-.b.s10.ti1.s10.s10.9lf0'
    """
    sides = ((_write_rules(side.rules), _write_player(side.player), _write_banker(side)) for side in _sides(comparison))
    body = ".".join((FORMAT, *(part for side in sides for part in side)))
    return f"{body}.{_check(body)}"


def decode(code: str) -> Comparison:
    """Return the comparison that `code` holds; the inverse of `encode`. Anything else raises a `ValueError`.

    >>> decode("b1.-.b.s10.ti1.s10.s10.9lf0").right.rules.ties
    'push'
    """
    if not isinstance(code, str) or not 1 <= len(code) <= LONGEST_CODE:
        raise BenchCodeError(f"the code of a comparison is a text of at most {LONGEST_CODE} characters")
    if not re.fullmatch(r"[A-Za-z0-9._-]+", code):
        raise BenchCodeError("the code of a comparison has only letters, digits, dots, hyphens and underscores")
    version, *fields = code.split(".")
    if version != FORMAT:
        raise BenchCodeError(f"this is not the code of a comparison, which begins with '{FORMAT}.'")
    if len(fields) != 7:
        raise BenchCodeError(f"the code of a comparison has 8 parts with dots between them, not {len(fields) + 1}")
    if fields[-1] != _check(code.rpartition(".")[0]):
        raise BenchCodeError("this code is damaged: a character is wrong or missing")
    try:
        comparison = Comparison(_read_side(*fields[:3]), _read_side(*fields[3:6]))
    except LookupError:
        raise BenchCodeError("this code holds a sign that format 1 does not know") from None
    if encode(comparison) != code:
        raise BenchCodeError("this code is not written the way codes are written, so it may be a forgery or a mistake")
    return comparison


def _sides(comparison: Comparison) -> tuple[Side, Side]:
    return comparison.left, comparison.right


def _write_rules(rules: Rules) -> str:
    signs = []
    for sign, (name, values) in _CHOICES.items():
        if (value := getattr(rules, name)) != values[0]:
            signs.append(f"{sign}{values.index(value)}")
    for sign, (name, base) in _WHOLE.items():
        if (value := getattr(rules, name)) != base:
            signs.append(f"{sign}{value}")
    for sign, (name, pays) in _PAYS.items():
        value = getattr(rules, name)
        if (None if value is None else str(value)) != pays:
            signs.append(sign + ("n" if value is None else _write_ratio(value)))
    if rules.wild:
        signs.append(f"{_WILD}{rules.wild}")
    if rules.banker_stands_on != "5":
        signs.append(f"{_STANDS}{read_total(rules.banker_stands_on)}")
    return "-".join(signs) or "-"


def _read_rules(text: str) -> Rules:
    # The base is part of the format: it stays when the game's defaults change.
    values: dict[str, Any] = {name: choices[0] for name, choices in _CHOICES.values()}
    values |= dict(_WHOLE.values()) | dict(_PAYS.values()) | {"wild": None, "banker_stands_on": "5"}
    for part in [] if text == "-" else text.split("-"):
        sign, value = part[:2], part[2:]
        if sign in _CHOICES:
            name, choices = _CHOICES[sign]
            values[name] = choices[_read_number(value)]
        elif sign in _WHOLE:
            values[_WHOLE[sign][0]] = _read_number(value)
        elif sign in _PAYS:
            values[_PAYS[sign][0]] = None if value == "n" else _read_ratio(value)
        else:
            values[{_WILD: "wild", _STANDS: "banker_stands_on"}[sign]] = value if sign == _WILD else _read_half_points(value)
    return Rules(**values)


def _read_side(rules: str, player: str, banker: str) -> Side:
    return Side(_read_rules(rules), "best" if player == "b" else _read_policy(player), _read_banker(banker))


def _read_banker(text: str) -> Policy | None:
    return None if text == "f" else Chase() if text == "c" else _read_policy(text)


def _read_policy(text: str) -> Policy:
    if text[:1] == "s":
        return StandAt(_read_half_points(text[1:]))
    return {"r": BustRisk}[text[:1]](_read_ratio(text[1:]))


def _write_player(player: object) -> str:
    return "b" if player == "best" else _write_policy(player)


def _write_banker(side: Side) -> str:
    return "f" if side.rules.banker != "free" else "c" if isinstance(side.banker, Chase) else _write_policy(side.banker)


def _write_policy(policy: object) -> str:
    if isinstance(policy, StandAt):
        return f"s{policy.half_points}"
    if isinstance(policy, BustRisk):
        return f"r{_write_ratio(policy.limit)}"
    raise BenchCodeError(f"a code of format {FORMAT} cannot hold the policy {policy!r}")


def _write_ratio(ratio: Ratio) -> str:
    if max(ratio.numerator, ratio.denominator) >= 10**_MOST_DIGITS:
        raise BenchCodeError(f"a code of format {FORMAT} cannot hold a fraction with more than {_MOST_DIGITS} digits")
    return str(ratio).replace("/", "_")


def _read_ratio(text: str) -> Ratio:
    above, _, below = text.partition("_")
    if below == "0":
        raise BenchCodeError("a fraction in this code has nothing below its line")
    return Ratio.of(_read_number(above), _read_number(below or "1"))


def _read_half_points(text: str) -> str:
    half_points = _read_number(text)
    if not 1 <= half_points <= 15:
        raise BenchCodeError("a total in this code is none that a hand can have")
    return total_text(half_points)


def _read_number(text: str) -> int:
    if len(text) > _MOST_DIGITS or not re.fullmatch(r"0|[1-9][0-9]*", text):
        raise BenchCodeError("a number in this code is missing or wrong")
    return int(text)


def _check(body: str) -> str:
    rest, letters = zlib.crc32(body.encode("ascii")), ""
    for _ in range(4):
        rest, digit = divmod(rest, len(_DIGITS))
        letters += _DIGITS[digit]
    return letters
