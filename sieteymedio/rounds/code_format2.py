"""Deal codes of format 2: every rule, every move, accounts, cards out, and a policy for every seat.

``2 . rules . banker . opening . chips . out . players . seed . round . moves . branches . flags . check``

* rules: the values that differ from the base of this format, two letters and the value each, with ``-`` between them: for
  a choice its place in `CHOICES`, a whole number, a fraction ``3_2``, ``n`` for none, a card, half points;
* banker and opening: as in format 1, a stake being 0 where it is placed later;
* chips: the accounts in seat order, ``0`` where all stand at 0, ``m3_2`` for minus three halves, with ``-`` between them;
* out: how many of each card of the pack are out, a digit for each in pack order;
* players: the policies of seats that do not stand on 5, ``2s8-3r1_2``;
* moves: for each run of moves of one seat its number, then ``h`` (hit), ``d`` (hit face down), ``s`` (stand), ``x``
  (exchange), ``p2`` (split, the second hand staking 2), ``b3`` (stake 3); after a hit ``v14`` (the wild card declared
  to count fourteen half points) and ``r2`` (raised by 2 first); with ``-`` between runs;
* branches, flags: as in format 1.

The base and the choices are part of the format: they stay when the game's defaults change. Options that the rules gain
later are added at the end of their choices, and rules at the end of the tables, with the value that changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from sieteymedio.engine.cards import Card, pack_of
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import BANKER, Action, Policy
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.engine.totals import TARGET, read_total, total_text
from sieteymedio.rounds.code_format1 import read_branches, read_opening, write_branches, write_opening
from sieteymedio.rounds.code_parts import (
    CodeError,
    read_number,
    read_part,
    read_policy,
    read_ratio_part,
    write_policy,
    write_ratio,
)
from sieteymedio.rounds.events import Move, Staking
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.seats import Opening

CHOICES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "pack": ("pa", ("40", "48-half", "48-pip", "44-zero", "44-half", "36")),
    "wild_values": ("wv", ("half-or-whole", "whole")),
    "wild_alone": ("wa", ("half", "free", "must-draw")),
    "wild_declared": ("wd", ("best", "on-hit")),
    "natural": ("na", ("none", "any-suit", "same-suit")),
    "natural_wild": ("nw", ("yes", "no", "only")),
    "natural_beats_longer": ("nb", (True, False)),
    "natural_over_longer": ("no", ("full", "single")),
    "two_sevens": ("ts", (False, True)),
    "ties": ("ti", ("banker", "push", "banker-on-5")),
    "ties_at_seven_and_a_half": ("ta", ("as-others", "banker", "push")),
    "double_bust": ("db", ("lost", "refunded")),
    "banker": ("ba", ("free", "forced", "chase")),
    "bank_card": ("bc", ("covered", "open")),
    "player_must": ("pm", ("nothing", "reach", "pass")),
    "ask": ("as", ("up", "one-down", "choose-down")),
    "split": ("sp", ("none", "pair", "run")),
    "exchange": ("ex", ("none", "4", "3-or-4")),
    "bet": ("be", ("before", "after", "either", "banker")),
    "raising": ("ra", ("none", "on-ask", "on-ask-or-stand")),
    "bank_passes": ("bp", ("seven-and-a-half", "natural", "right", "left", "never")),
    "two_sevens_take_bank": ("to", (True, False)),
    "order": ("or", ("right", "left")),
    "shuffle": ("sh", ("every-hand", "deal-on", "after-wild")),
    "pack_runs_out": ("pr", ("reshuffle", "stand")),
}  # fmt: skip
"""Two letters, and the choices with the base in front."""
NUMBERS: dict[str, tuple[str, int]] = {
    "packs": ("pc", 1),
    "max_split_hands": ("ms", 4),
    "least_stake": ("ls", 1),
    "most_stake": ("mo", 10),
    "bank_limit": ("bl", 0),
    "least_seats": ("le", 2),
    "most_seats": ("mt", 12),
}
PAYS: dict[str, tuple[str, str | None]] = {
    "seven_and_a_half_pays": ("sa", "1"),
    "wild_seven_and_a_half_pays": ("ws", None),
    "natural_pays": ("np", "2"),
    "suited_natural_pays": ("sn", None),
    "royal_natural_pays": ("rn", None),
    "long_hand_pays": ("lh", None),
    "bank_natural_takes": ("bn", "1"),
    "bank_seven_and_a_half_takes": ("bs", "1"),
    "two_sevens_pays": ("tw", "3"),
}
_STANDS_ON, _STANDS_ON_BASE = "bk", 10
_WILD = "wi"
_NONE = "n"
_LETTERS: dict[str, Action | Staking] = {
    "h": Action.HIT, "d": Action.HIT, "s": Action.STAND,
    "x": Action.EXCHANGE, "p": Action.SPLIT, "b": Staking.STAKE,
}  # fmt: skip


def write(record: Record) -> tuple[str, ...]:
    """Return the fields of the code of ``record``, without the version and the check."""
    return (
        write_rules(record.rules),
        write_policy(record.banker),
        write_opening(record.opening),
        _write_chips(record.opening.chips),
        _write_out(record.opening.out, record.rules),
        "-".join(f"{seat}{write_policy(policy)}" for seat, policy in sorted(record.players, key=lambda pair: pair[0])),
        record.seed,
        str(record.round_number),
        "-".join(_write_moves(record.moves)),
        write_branches(record.branches),
        "a" if record.seen_ahead else "",
    )


def read(fields: list[str]) -> Record:
    """Return the record with these fields."""
    rules_text, banker, opening_text, chips, out, players, seed, number, moves, branches, flags = fields
    rules = read_part("rules", read_rules, rules_text)
    plain = read_part("opening", read_opening, opening_text)
    return Record(
        rules=rules,
        banker=read_part("banker", read_policy, banker),
        opening=Opening(
            plain.seats,
            plain.bank,
            plain.you,
            plain.stakes,
            read_part("chips", lambda text: _read_chips(text, plain.seats), chips),
            read_part("cards out", lambda text: _read_out(text, rules), out),
        ),
        seed=seed,
        round_number=read_part("round", read_number, number),
        moves=read_part("moves", _read_moves, moves),
        branches=read_part("branches", read_branches, branches),
        seen_ahead=read_part("flags", {"": False, "a": True}.__getitem__, flags),
        players=read_part("players", _read_players, players),
    )


def write_rules(rules: Rules) -> str:
    """Return the values that differ from the base, such as ``"ti1-sa3_2"``.

    >>> write_rules(Rules(ties="push", seven_and_a_half_pays="3/2")), write_rules(Rules())
    ('sa3_2-ti1', '')
    """
    unknown = set(rules.to_dict()) - set(CHOICES) - set(NUMBERS) - set(PAYS) - {"wild", "banker_stands_on"}
    if unknown:
        raise CodeError(f"a code of format 2 cannot hold the rule {min(unknown)!r}")
    return "-".join(sign for name in FIELDS for sign in _write_rule(name, getattr(rules, name)))


def _write_rule(name: str, value: Any) -> Iterator[str]:
    if name in CHOICES:
        sign, choices = CHOICES[name]
        if value not in choices:
            raise CodeError(f"a code of format 2 cannot hold {name}={value!r}")
        if value != choices[0]:
            yield f"{sign}{choices.index(value)}"
    elif name in NUMBERS:
        if value != NUMBERS[name][1]:
            yield f"{NUMBERS[name][0]}{value}"
    elif name in PAYS:
        sign, base = PAYS[name]
        if (None if value is None else str(value)) != base:
            yield sign + (_NONE if value is None else write_ratio(value))
    elif name == "wild":
        if value is not None:
            yield f"{_WILD}{value}"
    elif name == "banker_stands_on" and read_total(value) != _STANDS_ON_BASE:
        yield f"{_STANDS_ON}{read_total(value)}"


def read_rules(text: str) -> Rules:
    """Return the rules that `write_rules` wrote."""
    values: dict[str, Any] = {name: choices[0] for name, (_, choices) in CHOICES.items()}
    values |= {name: base for name, (_, base) in (*NUMBERS.items(), *PAYS.items())}
    values |= {"wild": None, "banker_stands_on": total_text(_STANDS_ON_BASE)}
    for part in text.split("-") if text else ():
        sign, value = part[:2], part[2:]
        name = _NAMES[sign]
        if name in CHOICES:
            values[name] = CHOICES[name][1][read_number(value)]
        elif name in NUMBERS:
            values[name] = read_number(value)
        elif name in PAYS:
            values[name] = None if value == _NONE else str(read_ratio_part(value))
        elif name == "wild":
            values[name] = value
        else:
            half_points = read_number(value)
            values[name] = total_text(half_points) if 1 <= half_points <= TARGET else value
    return Rules.from_dict(values)


_NAMES = {
    **{sign: name for name, (sign, _) in (*CHOICES.items(), *NUMBERS.items(), *PAYS.items())},
    _WILD: "wild",
    _STANDS_ON: "banker_stands_on",
}


def _write_chips(chips: tuple[Ratio, ...] | None) -> str:
    if chips is None:
        return ""
    return "-".join(map(write_ratio, chips)) if any(beans != ZERO for beans in chips) else "0"


def _read_chips(text: str, seats: int) -> tuple[Ratio, ...] | None:
    if not text:
        return None
    return (ZERO,) * seats if text == "0" else tuple(map(read_ratio_part, text.split("-")))


def _write_out(out: tuple[Card, ...], rules: Rules) -> str:
    return "".join(str(out.count(card)) for card in pack_of(rules.pack)) if out else ""


def _read_out(text: str, rules: Rules) -> tuple[Card, ...]:
    if not text:
        return ()
    counts = {card: read_number(digit) for card, digit in zip(pack_of(rules.pack), text, strict=True)}
    if max(counts.values()) > rules.packs:
        raise ValueError(f"{rules.packs} of each card is all there is")
    # In the order of the whole pack, as the round after this one lists them.
    return tuple(card for card in pack_of(rules.pack) for _ in range(counts[card]))


def _read_players(text: str) -> tuple[tuple[int, Policy], ...]:
    pairs = [re.fullmatch(r"([0-9]{1,2})([src].*)", part) for part in text.split("-")] if text else []
    if not all(pairs):
        raise ValueError("the policy of a seat is its number, then s, r or c")
    found = tuple((int(pair[1]), read_policy(pair[2])) for pair in pairs if pair)
    if any(policy == BANKER for _, policy in found):
        raise ValueError("a seat that stands on 5 is not named")
    return found


def _write_moves(moves: tuple[Move, ...]) -> Iterator[str]:
    for seat, run in groupby(moves, key=lambda move: move.seat):
        yield f"{seat}{''.join(map(_write_move, run))}"


def _write_move(move: Move) -> str:
    if move.action is Action.HIT:
        letter = "d" if move.down else "h"
    else:
        letter = {Action.STAND: "s", Action.EXCHANGE: "x", Action.SPLIT: "p", Staking.STAKE: "b"}[move.action]
    value = f"v{move.value}" if move.value else ""
    raised = f"r{move.raised}" if move.raised else ""
    return f"{letter}{move.stake or ''}{value}{raised}"


_MOVE = re.compile(r"([hdsxpb])([0-9]{0,4})(?:v([0-9]{1,2}))?(?:r([0-9]{1,4}))?")
_RUN = re.compile(rf"([0-9]{{1,2}})((?:{_MOVE.pattern.replace('(', '(?:').replace('(?:?:', '(?:')})+)")


def _read_moves(text: str) -> tuple[Move, ...]:
    moves = []
    for run in text.split("-") if text else ():
        parts = _RUN.fullmatch(run)
        if not parts:
            raise ValueError("moves are a seat number and then a letter for each move, with its numbers")
        for letter, stake, value, raised in _MOVE.findall(parts[2]):
            numbers = (int(raised or 0), int(value or 0), int(stake or 0))
            moves.append(Move(int(parts[1]), _LETTERS[letter], letter == "d", *numbers))
    return tuple(moves)
