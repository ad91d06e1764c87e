"""Deal codes: a whole round as a short text for a link, the same for ever.

A code is a version and then fields with dots between them, ``-`` for an empty one, and at the end four letters or digits
worked out from the rest, so that a code cut short or mistyped is noticed. Format 1 (`sieteymedio.rounds.code_format1`) holds
rounds of the base game, format 2 (`sieteymedio.rounds.code_format2`) everything; a round is written in the first that can
hold it.

Nothing in a code is looked up elsewhere, and the base that its rules differ from is part of the format: it stays when the
game's defaults change.
"""

from __future__ import annotations

import re

from sieteymedio.rounds import code_format1, code_format2
from sieteymedio.rounds.code_parts import CodeError
from sieteymedio.rounds.code_parts import check_letters as _check
from sieteymedio.rounds.record import Record

__all__ = ["LONGEST_CODE", "CodeError", "decode", "encode"]

FORMATS = ("1", "2")
LONGEST_CODE = 1800

_EMPTY = "-"
_FIELDS = {"1": 8, "2": 11}
_SEED_AT = {"1": 3, "2": 6}


def encode(record: Record) -> str:
    """Return the code of ``record``; a banker or a number that no format has a sign for raises ``CodeError``.

    >>> from sieteymedio.engine.policies import Action
    >>> from sieteymedio.rounds.table import Move
    >>> encode(Record(seed="class-4b", moves=(Move(1, Action.STAND), Move(0, Action.HIT))))
    '1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2a'
    """
    simple = code_format1.holds(record)
    fields = ("1", *code_format1.write(record)) if simple else ("2", *code_format2.write(record))
    body = ".".join(field or _EMPTY for field in fields)
    if len(body) + 5 > LONGEST_CODE:
        raise CodeError(f"the code of this round would be longer than {LONGEST_CODE} characters")
    return f"{body}.{_check(body)}"


def decode(code: str) -> Record:
    """Return the round that ``code`` holds, checked move by move; the inverse of ``encode``.

    Raises ``CodeError`` for a text that is no code, is damaged or is of another format, and a ``ValueError`` with the
    reason for a round that the rules do not allow.

    >>> decode("1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2a").moves[0].action
    <Action.STAND: 'stand'>
    >>> decode("1.-.s10.2-0-1-1.class-4b.1.1h0h.-.-.3q2a")
    Traceback (most recent call last):
    sieteymedio.rounds.code_parts.CodeError: this code is damaged: a character is wrong or missing
    """
    if not isinstance(code, str) or not 1 <= len(code) <= LONGEST_CODE:
        raise CodeError(f"a deal code is a text of at most {LONGEST_CODE} characters", "long" if code else "empty")
    if not re.fullmatch(r"[A-Za-z0-9._-]+", code):
        raise CodeError("a deal code has only letters, digits, dots, hyphens and underscores", "letters")
    version, *fields = code.split(".")
    if version not in FORMATS:
        fault = "comparison" if re.fullmatch("b[0-9]", version) else "start"
        raise CodeError("this is not a deal code of format 1 or 2, which begins with '1.' or '2.'", fault)
    if len(fields) != _FIELDS[version] + 1:
        told = f"{_FIELDS[version] + 2} parts with dots between them, and this one has {len(fields) + 1}"
        raise CodeError(f"a deal code has {told}", "parts")
    if fields[-1] != _check(code.rpartition(".")[0]):
        raise CodeError("this code is damaged: a character is wrong or missing", "damaged")
    plain = ["" if field == _EMPTY and place != _SEED_AT[version] else field for place, field in enumerate(fields[:-1])]
    record = code_format1.read(plain) if version == "1" else code_format2.read(plain)
    if encode(record) != code:
        raise CodeError("this code is not written the way codes are written, so it may be a forgery or a mistake")
    record.replay()
    return record
