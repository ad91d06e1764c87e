"""Deal codes: a whole round as a short text for a link, the same for ever.

A code of format 1 has ten fields with dots between them, ``-`` for an empty one:

``1 . rules . banker . opening . seed . round . moves . branches . flags . check``

* rules: the values that differ from the base of this format, ``p2`` (packs), ``tp`` (ties pushed), ``dr`` (a double
  bust refunded), ``s3_2`` (a winning 7½ pays 3/2), with ``-`` between them;
* banker: ``s10`` stands on ten half points, ``r1_2`` stands at a bust risk of 1/2, ``c`` chases;
* opening: seats, bank, the reader's seat, then the stakes of the players in seat order, or one stake for all;
* moves: for each run of moves of one seat its number, then ``h`` (hit) or ``s`` (stand) for each of them;
* branches: the stock dealt on differently, moves made and branch number, ``2-1_4-3``;
* flags: ``a`` when cards were seen ahead;
* check: four letters or digits worked out from the rest, so that a code cut short or mistyped is noticed.

Nothing in a code is looked up elsewhere, and the base is part of the format: it stays when the game's defaults change.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TypeVar

from sieteymedio.exact import Ratio
from sieteymedio.policies import Action, BustRisk, Chase, Policy, StandAt
from sieteymedio.record import Branch, Record
from sieteymedio.rules import Rules
from sieteymedio.table import MOST_SEATS, Move, Opening
from sieteymedio.totals import TARGET, total_text

__all__ = ["LONGEST_CODE", "CodeError", "decode", "encode"]

_Value = TypeVar("_Value")

FORMAT = "1"
LONGEST_CODE = 900

_EMPTY = "-"
_MOST_DIGITS = 10
_BASE: dict[str, int | str] = {
    "packs": 1,
    "ties": "banker",
    "double_bust": "lost",
    "seven_and_a_half_pays": "1",
}
_SIGNS = {"packs": "p", "ties": "t", "double_bust": "d", "seven_and_a_half_pays": "s"}
_VALUES = {"ties": {"b": "banker", "p": "push"}, "double_bust": {"l": "lost", "r": "refunded"}}
_ACTIONS = {"h": Action.HIT, "s": Action.STAND}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class CodeError(ValueError):
    """A text that is not a deal code, or a round that a code cannot hold; the message says which part and why."""


def encode(record: Record) -> str:
    """Return the code of ``record``; a banker or a rule that format 1 has no sign for raises ``CodeError``.

    >>> encode(Record(seed="class-4b", moves=(Move(1, Action.STAND), Move(0, Action.HIT))))
    '1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2a'
    """
    fields = (
        FORMAT,
        _write_rules(record.rules),
        _write_banker(record.banker),
        _write_opening(record.opening),
        record.seed,
        str(record.round_number),
        "".join(_write_moves(record.moves)),
        "_".join(f"{moves}-{branch}" for moves, branch in record.branches),
        "a" if record.seen_ahead else "",
    )
    body = ".".join(field or _EMPTY for field in fields)
    return f"{body}.{_check(body)}"


def decode(code: str) -> Record:
    """Return the round that ``code`` holds, checked move by move; the inverse of ``encode``.

    Raises ``CodeError`` for a text that is no code, is damaged or is of another format, and a ``ValueError`` with the
    reason for a round that the rules do not allow.

    >>> decode("1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2a").moves
    (Move(seat=1, action=<Action.STAND: 'stand'>), Move(seat=0, action=<Action.HIT: 'hit'>))
    >>> decode("1.-.s10.2-0-1-1.class-4b.1.1h0h.-.-.3q2a")
    Traceback (most recent call last):
    sieteymedio.codes.CodeError: this code is damaged: a character is wrong or missing
    """
    if not isinstance(code, str) or not 1 <= len(code) <= LONGEST_CODE:
        raise CodeError(f"a deal code is a text of at most {LONGEST_CODE} characters")
    if not re.fullmatch(r"[A-Za-z0-9._-]+", code):
        raise CodeError("a deal code has only letters, digits, dots, hyphens and underscores")
    version, *fields = code.split(".")
    if version != FORMAT:
        raise CodeError(f"this is not a deal code of format {FORMAT}, which begins with '{FORMAT}.'")
    if len(fields) != 9:
        raise CodeError(f"a deal code has 10 parts with dots between them, and this one has {len(fields) + 1}")
    if fields[-1] != _check(code.rpartition(".")[0]):
        raise CodeError("this code is damaged: a character is wrong or missing")
    rules, banker, opening, seed, number, moves, branches, flags = (
        "" if field == _EMPTY and place != 3 else field for place, field in enumerate(fields[:-1])
    )
    record = Record(
        rules=_part("rules", _read_rules, rules),
        banker=_part("banker", _read_banker, banker),
        opening=_part("opening", _read_opening, opening),
        seed=seed,
        round_number=_part("round", _read_number, number),
        moves=_part("moves", _read_moves, moves),
        branches=_part("branches", _read_branches, branches),
        seen_ahead=_part("flags", {"": False, "a": True}.__getitem__, flags),
    )
    if encode(record) != code:
        raise CodeError("this code is not written the way codes are written, so it may be a forgery or a mistake")
    record.replay()
    return record


def _part(name: str, read: Callable[[str], _Value], text: str) -> _Value:
    try:
        return read(text)
    except (ArithmeticError, LookupError, ValueError) as wrong:
        reason = f": {wrong}" if isinstance(wrong, ValueError) and str(wrong) else ""
        raise CodeError(f"the part of this code that holds the {name} cannot be read{reason}") from None


def _check(body: str) -> str:
    rest, letters = zlib.crc32(body.encode("ascii")), ""
    for _ in range(4):
        rest, digit = divmod(rest, len(_DIGITS))
        letters += _DIGITS[digit]
    return letters


def _read_number(text: str) -> int:
    if len(text) > _MOST_DIGITS or not re.fullmatch(r"0|[1-9][0-9]*", text):
        raise ValueError("a number is missing or wrong")
    return int(text)


def _write_rules(rules: Rules) -> str:
    unknown = set(rules.to_dict()) - set(_BASE)
    if unknown:
        raise CodeError(f"a code of format {FORMAT} cannot hold the rule {min(unknown)!r}")
    signs = []
    for name, base in _BASE.items():
        value = getattr(rules, name)
        if str(value) != str(base):
            named = {meaning: sign for sign, meaning in _VALUES.get(name, {}).items()}
            signs.append(_SIGNS[name] + (_write_ratio(value) if isinstance(value, Ratio) else named.get(value, str(value))))
    return "-".join(signs)


def _read_rules(text: str) -> Rules:
    values = dict(_BASE)
    names = {sign: name for name, sign in _SIGNS.items()}
    for sign in text.split("-") if text else ():
        name, value = names[sign[:1]], sign[1:]
        if name == "packs":
            values[name] = _read_number(value)
        elif name in _VALUES:
            values[name] = _VALUES[name][value]
        else:
            values[name] = str(_read_ratio(value))
    return Rules.from_dict(values)


def _write_ratio(ratio: Ratio) -> str:
    if max(ratio.numerator, ratio.denominator) >= 10**_MOST_DIGITS:
        raise CodeError(f"a code of format {FORMAT} cannot hold a fraction with more than {_MOST_DIGITS} digits")
    return str(ratio).replace("/", "_")


def _read_ratio(text: str) -> Ratio:
    above, _, below = text.partition("_")
    return Ratio.of(_read_number(above), _read_number(below or "1"))


def _write_banker(banker: Policy) -> str:
    match banker:
        case StandAt():
            return f"s{banker.half_points}"
        case BustRisk():
            return f"r{_write_ratio(banker.limit)}"
        case Chase():
            return "c"
    raise CodeError(f"a code of format {FORMAT} cannot hold a bank that {banker.name}")


def _read_banker(text: str) -> Policy:
    sign, rest = text[:1], text[1:]
    if sign == "s":
        half_points = _read_number(rest)
        return StandAt(total_text(half_points) if 1 <= half_points <= TARGET else rest)
    if sign == "r":
        return BustRisk(_read_ratio(rest))
    return {"c": Chase()}[text]


def _write_opening(opening: Opening) -> str:
    stakes = [stake for seat, stake in enumerate(opening.stakes) if seat != opening.bank]
    if len(set(stakes)) == 1:
        stakes = stakes[:1]
    return "-".join(map(str, (opening.seats, opening.bank, opening.you, *stakes)))


def _read_opening(text: str) -> Opening:
    seats, bank, you, *stakes = map(_read_number, text.split("-"))
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"a round has 2 to {MOST_SEATS} seats, not {seats}")
    if len(stakes) == 1:
        stakes *= seats - 1
    return Opening(seats, bank, you, (*stakes[:bank], 0, *stakes[bank:]))


def _write_moves(moves: tuple[Move, ...]) -> Iterator[str]:
    for seat, run in groupby(moves, key=lambda move: move.seat):
        yield f"{seat}{''.join(move.action.value[0] for move in run)}"


def _read_moves(text: str) -> tuple[Move, ...]:
    runs = re.findall(r"([0-9]{1,2})([hs]+)", text)
    if "".join(seat + letters for seat, letters in runs) != text:
        raise ValueError("moves are a seat number and then h or s for each card asked for or refused")
    return tuple(Move(int(seat), _ACTIONS[letter]) for seat, letters in runs for letter in letters)


def _read_branches(text: str) -> tuple[Branch, ...]:
    pairs = (pair.partition("-") for pair in text.split("_")) if text else ()
    return tuple(Branch(_read_number(moves), _read_number(branch)) for moves, _, branch in pairs)
