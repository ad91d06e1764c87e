"""The replies of the table: the round as the reader's seat sees it, the odds, and the review once it is settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sieteymedio.engine.answers import Decision, Future
from sieteymedio.engine.cards import Card
from sieteymedio.engine.odds import next_card
from sieteymedio.engine.patience import StillCounting, patience
from sieteymedio.engine.policies import PolicyError
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.splitting import SplitDecision
from sieteymedio.engine.totals import total_text
from sieteymedio.locale import text
from sieteymedio.rounds.codes import CodeError, encode
from sieteymedio.rounds.judging import NotExact, judge, judge_bank, takes_long
from sieteymedio.rounds.record import LAST_ROUND, Record
from sieteymedio.rounds.stakes import StakeError
from sieteymedio.rounds.table import IllegalMove, Phase, Round
from sieteymedio.rounds.views import View, view
from sieteymedio.tutor.coach import Judged, decision_text, review, review_takes_long, review_text
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, bit_by_bit
from sieteymedio.widgets.rounds import read_code, read_record, request_of
from sieteymedio.widgets.settlements import bank_json, events_json, settlement_json, settlement_text
from sieteymedio.widgets.showing import beans_text, view_json
from sieteymedio.widgets.writing import Json, banker_text, kind_name, next_odds, number, outlook, told, total

Answer = TypeVar("Answer")

_PATIENCE = 25
"""Hands counted in one reply: some tenths of a second at a full table."""
_ANY = 10**9

__all__ = ["beans_text", "open_reply", "record_reply", "request_of", "settlement_text", "table_reply"]


def table_reply(request: Fields) -> Json:
    """Return the round after the reader's moves, with the turns of the policy seats played where they have come.

    With ``resume`` beside ``with_odds`` the odds come bit by bit: a reply with ``partial`` says how far they are, and the
    same request with its ``resume`` goes on.
    """
    record, with_odds = read_record(request), request.flag("with_odds")
    if not (with_odds and request.given("resume")):
        return record_reply(record, request.lang, with_odds=with_odds)
    return bit_by_bit(request, _PATIENCE, lambda: record_reply(record, request.lang, with_odds=True))


def open_reply(request: Fields) -> Json:
    """Return the round that a deal code holds, as `table_reply` does."""
    request.allow(*ENVELOPE, "code")
    return record_reply(read_code(request), request.lang)


def record_reply(record: Record, lang: str, *, with_odds: bool = False) -> Json:
    """Return the reply to one record.

    The odds of one player against the bank come with every reply; those of a full table, of the bank and of a hand that may
    be split, and the review of such a round, come only where they are asked for, and so does all that takes over a second.
    """
    record, state = _played_on(record)
    code = _code(record)
    you = record.opening.you
    seen = view(state, you)
    settled = state.phase is Phase.SETTLED
    # None stands for what has to be asked for.
    worked: tuple[Json | None, str | None] | None = (None, None)
    if seen.legal:
        worked = _worked_out(lambda: _odds(seen, record, lang), with_odds, lambda: takes_long(seen, record))
    reviewed: tuple[Json | None] | None = (None,)
    if settled:
        reviewed = _worked_out(lambda: (_review(state, record, lang),), with_odds, lambda: review_takes_long(record))
    odds, note = worked or (None, told("odds-on-demand", lang))
    return {
        "request": request_of(record, lang),
        "code": code,
        "view": view_json(seen, record, lang),
        "events": events_json(seen, record, lang),
        "odds": odds,
        "odds_note": note,
        "odds_on_demand": worked is None,
        "settlement": settlement_json(state, seen, record, lang) if settled else None,
        "bank": bank_json(state, seen, lang) if settled else None,
        "review": reviewed[0] if reviewed else None,
        "review_note": None if reviewed else told("review-on-demand", lang),
        "next": request_of(record.next_round(state), lang) if settled and record.round_number < LAST_ROUND else None,
    }


def _worked_out(work: Callable[[], Answer], asked: bool, takes_long: Callable[[], bool]) -> Answer | None:
    """Return what `work` gives; None where nobody has asked for it and it takes long or turns out to take over a second."""
    if asked:
        return work()
    if takes_long():
        return None
    try:
        with patience(_ANY, seconds=1):
            return work()
    except StillCounting:
        return None


def _played_on(record: Record) -> tuple[Record, Round]:
    try:
        return record.played_on()
    except IllegalMove as wrong:
        raise Fault(str(wrong), "moves") from None
    except StakeError as wrong:
        raise Fault(str(wrong), "opening.stakes") from None
    except PolicyError as wrong:
        raise Fault(str(wrong), "banker") from None
    except ValueError as wrong:
        raise Fault(str(wrong), "opening") from None


def _code(record: Record) -> str:
    try:
        return encode(record)
    except CodeError as wrong:
        raise Fault(str(wrong), "banker" if record.rules == BASE else "rules") from None


def _odds(seen: View, record: Record, lang: str) -> tuple[Json | None, str | None]:
    try:
        if seen.seat == record.opening.bank:
            return _bank_odds(seen, record, lang), None
        judged = judge(seen, record)
    except NotExact as wrong:
        return None, told(f"odds-none-{wrong.key}", lang)
    notes = [text("odds-seen-ahead", lang)] if record.seen_ahead else []
    if len(seen.seats) > 2:
        notes.append(told("odds-full-table", lang))
    if splits := isinstance(judged, SplitDecision):
        notes.append(told(_split_note(seen), lang))
    return {
        "kind": "split" if splits else "player",
        "banker": banker_text(record.banker, lang),
        "seen_ahead": record.seen_ahead,
        "note": " ".join(notes) or None,
        **_actions(judged),
        **_next(seen, judged.declare, record.rules),
        "best": judged.best.value,
        "difference": number(judged.difference),
    }, None


def _bank_odds(seen: View, record: Record, lang: str) -> Json:
    found = judge_bank(seen, record)
    stand, hit = found.stand_ratio, found.hit_ratio
    return {
        "kind": "bank",
        "banker": None,
        "seen_ahead": record.seen_ahead,
        "note": told("odds-of-bank", lang),
        "stand": None,
        "hit": None,
        "exchange": None,
        "stand_gain": number(stand) if stand else None,
        "hit_gain": number(hit) if hit else None,
        **_next(seen, found.declare, record.rules),
        "best": found.best.value,
        "difference": number(max(stand - hit, hit - stand)) if stand and hit else None,
    }


def _next(seen: View, declare: int, rules: Rules) -> Json:
    """Return what the next card does to the hand in play, its wild card counting what has been said or is best to say."""
    said = seen.hand.declared or declare
    own, counts = [card for card in seen.hand.cards if card], total_text(said) if said else None
    following = next_card(own, seen.seen, declared=counts, rules=rules)
    return {"next": next_odds(following, rules), "declare": total(declare) if declare else None}


def _split_note(seen: View) -> str:
    hands = seen.seats[seen.seat]
    if len(hands) == 1:
        return "odds-of-split"
    return "odds-of-halves" if seen.playing + 1 < len(hands) else "odds-of-last-half"


def _actions(judged: Decision | SplitDecision) -> Json:
    """Return what each action leads to; where a hand may be split or has been, only what it gains, both halves together."""
    if isinstance(judged, SplitDecision):
        gains = {f"{action}_gain": number(value) for action, value in judged.values.items()}
        return {**dict.fromkeys(("hit", "stand", "exchange")), **gains}
    looks = {"hit": judged.hit, "stand": judged.stand, "exchange": judged.exchange}
    return {name: outlook(look) if look else None for name, look in looks.items()}


def _review(state: Round, record: Record, lang: str) -> Json | None:
    if record.opening.you == record.opening.bank:
        return None
    reviewed = review(record)
    own = [found for found in state.settlements if found.seat == record.opening.you]
    gain = sum((found.gain for found in own[1:]), start=own[0].gain)
    return {
        "decisions": [_judged(judged, record, lang) for judged in reviewed.decisions],
        "cost": number(reviewed.cost),
        "graded": any(judged.graded for judged in reviewed.decisions),
        "banker": banker_text(record.banker, lang),
        "text": review_text(reviewed, gain, lang),
        "note": " ".join(told(f"odds-none-{key}", lang) for key in reviewed.not_exact) or None,
    }


def _judged(judged: Judged, record: Record, lang: str) -> Json:
    futures = judged.decision.futures if isinstance(judged.decision, Decision) else ()
    return {
        "cards": [str(card) for card in judged.cards],
        "total": total(judged.total),
        "action": judged.action.value,
        "best": judged.decision.best.value,
        "cost": number(judged.cost),
        "graded": judged.graded,
        "kind": "split" if isinstance(judged.decision, SplitDecision) else "player",
        **_actions(judged.decision),
        "text": decision_text(judged, lang),
        "futures": [_future(future, judged.unseen, record.rules, lang) for future in futures],
    }


def _future(future: Future, unseen: tuple[Card, ...], rules: Rules, lang: str) -> Json:
    kind = rules.kinds.all[future.kind]
    return {
        "kind": kind.key,
        "card": kind.letter,
        "name": kind_name(kind, lang),
        "ways": future.ways,
        "total": total(future.total),
        "outcome": future.outcome,
        "win": number(future.outlook.win),
        "expected_value": number(future.outlook.expected_value),
        "cards": [str(card) for card in unseen if rules.kinds.of(card) == future.kind],
    }
