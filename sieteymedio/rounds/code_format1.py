"""Deal codes of format 1: the base game with a few rules changed, and nothing asked but hit and stand.

``1 . rules . banker . opening . seed . round . moves . branches . flags . check``

* rules: the values that differ from the base of this format, ``p2`` (packs), ``tp`` (ties pushed), ``dr`` (a double
  bust refunded), ``s3_2`` (a winning 7½ pays 3/2), with ``-`` between them;
* banker: ``s10`` stands on ten half points, ``r1_2`` stands at a bust risk of 1/2, ``c`` chases;
* opening: seats, bank, the reader's seat, then the stakes of the players in seat order, or one stake for all;
* moves: for each run of moves of one seat its number, then ``h`` (hit) or ``s`` (stand) for each of them;
* branches: the stock dealt on differently, moves made and branch number, ``2-1_4-3``;
* flags: ``a`` when cards were seen ahead.

This format knew no limit of stakes but 1000: where a stake is over 10, the rules have that limit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.rules import Rules
from sieteymedio.rounds.code_parts import (
    CodeError,
    read_number,
    read_part,
    read_policy,
    read_ratio_part,
    write_policy,
    write_ratio,
)
from sieteymedio.rounds.events import Move
from sieteymedio.rounds.record import Branch, Record
from sieteymedio.rounds.seats import LARGEST_STAKE, MOST_SEATS, Opening, check_whole

BASE: dict[str, int | str] = {
    "packs": 1,
    "ties": "banker",
    "double_bust": "lost",
    "seven_and_a_half_pays": "1",
}
_SIGNS = {"packs": "p", "ties": "t", "double_bust": "d", "seven_and_a_half_pays": "s"}
_VALUES = {"ties": {"b": "banker", "p": "push"}, "double_bust": {"l": "lost", "r": "refunded"}}
_ACTIONS = {"h": Action.HIT, "s": Action.STAND}
_MOST_WITHOUT_LIMIT = 10


def holds(record: Record) -> bool:
    """Return whether format 1 can hold ``record``."""
    opening = record.opening
    wide = max(opening.stakes) > _MOST_WITHOUT_LIMIT
    changed = set(record.rules.to_dict()) - set(BASE)
    plain = all(type(move.action) is Action and move[1] in (Action.HIT, Action.STAND) for move in record.moves)
    return (
        (changed == {"most_stake"} and record.rules.most_stake == LARGEST_STAKE if wide else not changed)
        and not opening.out
        and opening.chips is None
        and not record.players
        and plain
        and not any(move.down or move.raised or move.value or move.stake for move in record.moves)
    )


def write(record: Record) -> tuple[str, ...]:
    """Return the fields of the code of ``record``, without the version and the check."""
    return (
        _write_rules(record.rules),
        write_policy(record.banker),
        write_opening(record.opening),
        record.seed,
        str(record.round_number),
        "".join(_write_moves(record.moves)),
        write_branches(record.branches),
        "a" if record.seen_ahead else "",
    )


def read(fields: list[str]) -> Record:
    """Return the record with these fields."""
    rules, banker, opening, seed, number, moves, branches, flags = fields
    record = Record(
        rules=read_part("rules", _read_rules, rules),
        banker=read_part("banker", read_policy, banker),
        opening=read_part("opening", _read_opening, opening),
        seed=seed,
        round_number=read_part("round", read_number, number),
        moves=read_part("moves", _read_moves, moves),
        branches=read_part("branches", read_branches, branches),
        seen_ahead=read_part("flags", {"": False, "a": True}.__getitem__, flags),
    )
    if max(record.opening.stakes) > _MOST_WITHOUT_LIMIT:
        return replace(record, rules=replace(record.rules, most_stake=LARGEST_STAKE))
    return record


def _write_rules(rules: Rules) -> str:
    signs = []
    for name, base in BASE.items():
        value = getattr(rules, name)
        if str(value) != str(base):
            named = {meaning: sign for sign, meaning in _VALUES.get(name, {}).items()}
            signs.append(_SIGNS[name] + (write_ratio(value) if isinstance(value, Ratio) else named.get(value, str(value))))
    return "-".join(signs)


def _read_rules(text: str) -> Rules:
    values = dict(BASE)
    names = {sign: name for name, sign in _SIGNS.items()}
    for sign in text.split("-") if text else ():
        name, value = names[sign[:1]], sign[1:]
        if name == "packs":
            values[name] = read_number(value)
        elif name in _VALUES:
            values[name] = _VALUES[name][value]
        else:
            values[name] = str(read_ratio_part(value))
    return Rules.from_dict(values)


def write_opening(opening: Opening) -> str:
    """Return seats, bank, the reader's seat and the stakes."""
    stakes = [stake for seat, stake in enumerate(opening.stakes) if seat != opening.bank]
    if len(set(stakes)) == 1:
        stakes = stakes[:1]
    return "-".join(map(str, (opening.seats, opening.bank, opening.you, *stakes)))


def read_opening(text: str) -> Opening:
    """Return the opening that `write_opening` wrote."""
    seats, bank, you, *stakes = map(read_number, text.split("-"))
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"a round has 2 to {MOST_SEATS} seats, not {seats}")
    if len(stakes) == 1:
        stakes *= seats - 1
    return Opening(seats, bank, you, (*stakes[:bank], 0, *stakes[bank:]))


def _read_opening(text: str) -> Opening:
    opening = read_opening(text)
    for seat in opening.order[:-1]:
        check_whole(f"the stake of seat {seat}", opening.stakes[seat], 1, LARGEST_STAKE)
    return opening


def _write_moves(moves: tuple[Move, ...]) -> Iterator[str]:
    for seat, run in groupby(moves, key=lambda move: move.seat):
        yield f"{seat}{''.join(move.action.value[0] for move in run)}"


def _read_moves(text: str) -> tuple[Move, ...]:
    runs = re.findall(r"([0-9]{1,2})([hs]+)", text)
    if "".join(seat + letters for seat, letters in runs) != text:
        raise ValueError("moves are a seat number and then h or s for each card asked for or refused")
    return tuple(Move(int(seat), _ACTIONS[letter]) for seat, letters in runs for letter in letters)


def write_branches(branches: tuple[Branch, ...]) -> str:
    """Return the branches as ``2-1_4-3``."""
    return "_".join(f"{moves}-{branch}" for moves, branch in branches)


def read_branches(text: str) -> tuple[Branch, ...]:
    """Return the branches that `write_branches` wrote."""
    pairs = (pair.partition("-") for pair in text.split("_")) if text else ()
    return tuple(Branch(read_number(moves), read_number(branch)) for moves, _, branch in pairs)


__all__ = ["BASE", "CodeError", "holds", "read", "write"]
