"""A round on the wire: the request that a record is read from, and the one that it is written to."""

from __future__ import annotations

from collections import Counter

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio, read_ratio
from sieteymedio.engine.policies import Action, Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.locale import text
from sieteymedio.rounds.codes import CodeError, decode
from sieteymedio.rounds.events import Staking
from sieteymedio.rounds.record import MOST_BRANCHES, MOST_MOVES, Branch, Record
from sieteymedio.rounds.shuffling import check_seed, in_pack_order
from sieteymedio.rounds.stakes import first_stakes
from sieteymedio.rounds.table import MOST_SEATS, Move, Opening
from sieteymedio.widgets.reading import ENVELOPE, MOST_CARDS, Fault, Fields, naming
from sieteymedio.widgets.writing import Json

__all__ = ["read_code", "read_record", "request_of"]

_ACTIONS: dict[str, Action | Staking] = {action.value: action for action in (*Action, *Staking)}
LONGEST_AMOUNT = 24
LONGEST_PASTED = 5000


def read_record(request: Fields) -> Record:
    """Return the round that a table request describes.

    >>> read_record(Fields({"seed": "class-4b"})).seed
    'class-4b'
    """
    request.allow(
        *ENVELOPE,
        "rules",
        "preset",
        "banker",
        "players",
        "opening",
        "seed",
        "round",
        "branches",
        "moves",
        "seen_ahead",
        "with_odds",
        "resume",
    )
    seed = request.text("seed")
    with naming("seed"):
        check_seed(seed)
    rules = request.rules()
    banker = request.banker() if request.given("banker") else None
    with naming("banker"):
        banker = banker_of(rules, banker)
    opening = _read_opening(request.inner("opening"), rules)
    moves = tuple(_read_move(request, item) for item in request.items("moves", MOST_MOVES))
    branches = tuple(
        Branch(request.as_whole(after, "branches"), request.as_whole(branch, "branches"))
        for after, branch in request.pairs("branches", MOST_BRANCHES)
    )
    number, seen_ahead = request.whole("round", 1), request.flag("seen_ahead")
    # Dealing on differently twice after the same move leaves the last shuffle standing.
    last_of_each = tuple(Branch(*pair) for pair in sorted(dict(branches).items()))
    with naming("branches"):
        Record(branches=last_of_each)
    players = tuple(_read_players(request.inner("players"), opening))
    with naming("players"):
        Record(opening=opening, players=players, rules=rules, banker=banker)
    with naming("round"):
        return Record(rules, banker, opening, seed, number, moves, last_of_each, seen_ahead, players)


def read_code(request: Fields) -> Record:
    """Return the round of the deal code in the field ``code``; the whole link may stand there as well.

    >>> read_code(Fields({"code": "https://example.org/#hand=1.-.s10.2-0-1-1.class-4b.1.1s0h.-.-.3q2"}))
    Traceback (most recent call last):
    sieteymedio.widgets.reading.Fault: This code has been damaged on its way: a character of it is wrong or missing. Copy the
    whole link once more, and nothing around it.
    """
    pasted = request.text("code", LONGEST_PASTED).strip()
    try:
        return decode(pasted.rpartition("=")[2])
    except CodeError as wrong:
        raise Fault(text(f"code-{wrong.fault}", request.lang), "code") from None
    except ValueError:
        # A code that is whole, of a round that the rules do not allow: nobody was given it.
        raise Fault(text("code-forged", request.lang), "code") from None


def _read_opening(fields: Fields, rules: Rules) -> Opening:
    fields.allow("seats", "bank", "you", "stakes", "chips", "out")
    seats, bank, you = fields.whole("seats", 2), fields.whole("bank", 0), fields.whole("you", 1)
    with naming("opening.seats"):
        if not 2 <= seats <= MOST_SEATS:
            raise ValueError(text("fault-seats", fields.lang, most=MOST_SEATS))
    for place, seat in (("bank", bank), ("you", you)):
        if not 0 <= seat < seats:
            raise Fault(text("fault-seat", fields.lang, last=seats - 1), f"opening.{place}")
    stakes = list(first_stakes(rules, seats, bank))
    inner = fields.inner("stakes")
    for name in inner.values:
        if name not in {str(seat) for seat in range(seats) if seat != bank}:
            raise Fault(text("fault-stakes", fields.lang), "opening.stakes")
        stakes[int(str(name))] = inner.whole(str(name))
    chips = _read_chips(fields.inner("chips"), seats) if fields.given("chips") else None
    with naming("opening"):
        return Opening(seats, bank, you, tuple(stakes), chips, _read_out(fields, rules))


def _read_chips(fields: Fields, seats: int) -> tuple[Ratio, ...]:
    chips = [ZERO] * seats
    for name in fields.values:
        if name not in {str(seat) for seat in range(seats)}:
            raise Fault(text("fault-chips", fields.lang), fields.path)
        with naming(fields.path):
            chips[int(str(name))] = read_ratio(fields.text(str(name), LONGEST_AMOUNT), "an account")
    return tuple(chips)


def _read_out(fields: Fields, rules: Rules) -> tuple[Card, ...]:
    out = fields.cards("out")
    if len(out) > MOST_CARDS or Counter(out) - Counter(rules.cards):
        raise Fault(text("fault-out", fields.lang), "opening.out")
    return in_pack_order(out, rules.cards)


def _read_players(fields: Fields, opening: Opening) -> list[tuple[int, Policy]]:
    allowed = {str(seat): seat for seat in range(opening.seats) if seat not in (opening.bank, opening.you)}
    if not set(fields.values) <= set(allowed):
        raise Fault(text("fault-players", fields.lang), "players")
    return [(seat, fields.inner(name).policy()) for name, seat in allowed.items() if fields.given(name)]


def _read_move(request: Fields, item: object) -> Move:
    if not isinstance(item, (list, tuple)) or len(item) not in (2, 3):
        raise Fault(text("fault-pairs", request.lang), "moves")
    seat, action = request.as_whole(item[0], "moves"), item[1]
    if not isinstance(action, str) or action not in _ACTIONS:
        raise Fault(text("fault-move", request.lang), "moves")
    with_it = request.as_fields(item[2] if len(item) == 3 else {}, "moves")
    with_it.allow("down", "raise", "value", "stake")
    return Move(
        seat,
        _ACTIONS[action],
        with_it.flag("down"),
        with_it.whole("raise", 0),
        with_it.whole("value", 0),
        with_it.whole("stake", 0),
    )


def request_of(record: Record, lang: str) -> Json:
    """Return the complete request for ``record``, without an id: the front end adds its move to the moves in it.

    >>> request_of(Record(seed="class-4b"), "en")["opening"]
    {'seats': 2, 'bank': 0, 'you': 1, 'stakes': {'1': 1}}
    """
    request: Json = {
        "format": 1,
        "kind": "table",
        "lang": lang,
        "rules": record.rules.to_dict(),
        "banker": to_dict(record.banker),
        "opening": _opening(record.opening),
        "seed": record.seed,
        "round": record.round_number,
        "branches": [list(branch) for branch in record.branches],
        "moves": [_move(move) for move in record.moves],
        "seen_ahead": record.seen_ahead,
    }
    if record.players:
        request["players"] = {str(seat): to_dict(policy) for seat, policy in record.players}
    return request


def _opening(opening: Opening) -> Json:
    written: Json = {
        "seats": opening.seats,
        "bank": opening.bank,
        "you": opening.you,
        "stakes": {str(seat): stake for seat, stake in enumerate(opening.stakes) if stake},
    }
    if opening.chips is not None:
        written["chips"] = {str(seat): str(beans) for seat, beans in enumerate(opening.chips)}
    if opening.out:
        written["out"] = [str(card) for card in opening.out]
    return written


def _move(move: Move) -> list[object]:
    with_it = {"down": move.down, "raise": move.raised, "value": move.value, "stake": move.stake}
    given = {name: value for name, value in with_it.items() if value}
    return [move.seat, move.action.value, given] if given else [move.seat, move.action.value]
