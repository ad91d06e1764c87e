"""The replies of the table: the round as the reader's seat sees it, the odds, and the review once it is settled."""

from __future__ import annotations

from sieteymedio.answers import Decision, Future
from sieteymedio.cards import Card
from sieteymedio.codes import CodeError, decode, encode
from sieteymedio.exact import ZERO, Ratio
from sieteymedio.locale import text
from sieteymedio.odds import next_card
from sieteymedio.policies import to_dict
from sieteymedio.record import LAST_ROUND, Record
from sieteymedio.rules import BASE, Rules
from sieteymedio.table import EventKind, IllegalMove, Phase, Round, Settlement
from sieteymedio.totals import TARGET, total_text
from sieteymedio.tutor.coach import Judged, decision_text, judge, review, review_text
from sieteymedio.views import SeenEvent, SeenHand, View, view
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming, read_record
from sieteymedio.widgets.writing import Json, banker_text, card_name, kind_name, number, outlook, total

__all__ = ["open_reply", "request_of", "table_reply"]


def table_reply(request: Fields) -> Json:
    """Return the round after the reader's moves, with the bank's turn played where it has come."""
    return record_reply(read_record(request), request.lang)


def open_reply(request: Fields) -> Json:
    """Return the round that a deal code holds, as `table_reply` does."""
    request.allow(*ENVELOPE, "code")
    # A reader may paste the whole address instead of the code after its "#hand=".
    code = request.text("code").strip().rpartition("=")[2]
    with naming("code"):
        record = decode(code)
    if record.opening.seats != 2 or record.opening.you == record.opening.bank:
        raise Fault(text("fault-seats", request.lang), "code")
    return record_reply(record, request.lang)


def record_reply(record: Record, lang: str) -> Json:
    """Return the reply to one record."""
    record, state = _played_on(record)
    code = _code(record)
    seen = view(state, record.opening.you)
    settled = state.phase is Phase.SETTLED
    return {
        "request": request_of(record, lang),
        "code": code,
        "view": _view(seen, record, lang),
        "events": [_event(event, seen, record, lang) for event in seen.events],
        "odds": _odds(seen, record, lang) if seen.legal else None,
        "settlement": _settlement(state, seen, record, lang) if settled else None,
        "review": _review(state, record, lang) if settled else None,
        "next": request_of(record.next_round(), lang) if settled and record.round_number < LAST_ROUND else None,
    }


def request_of(record: Record, lang: str) -> Json:
    """Return the complete request for ``record``, without an id: the front end adds its move to the moves in it.

    >>> request_of(Record(seed="class-4b"), "en")["opening"]
    {'seats': 2, 'bank': 0, 'you': 1, 'stakes': {'1': 1}}
    """
    opening = record.opening
    return {
        "format": 1,
        "kind": "table",
        "lang": lang,
        "rules": record.rules.to_dict(),
        "banker": to_dict(record.banker),
        "opening": {
            "seats": opening.seats,
            "bank": opening.bank,
            "you": opening.you,
            "stakes": {str(seat): stake for seat, stake in enumerate(opening.stakes) if seat != opening.bank},
        },
        "seed": record.seed,
        "round": record.round_number,
        "branches": [list(branch) for branch in record.branches],
        "moves": [[move.seat, move.action.value] for move in record.moves],
        "seen_ahead": record.seen_ahead,
    }


def _played_on(record: Record) -> tuple[Record, Round]:
    try:
        return record.played_on()
    except IllegalMove as wrong:
        raise Fault(str(wrong), "moves") from None


def _code(record: Record) -> str:
    try:
        return encode(record)
    except CodeError as wrong:
        raise Fault(str(wrong), "banker" if record.rules == BASE else "rules") from None


def _view(seen: View, record: Record, lang: str) -> Json:
    return {
        "phase": seen.phase.value,
        "to_act": seen.to_act,
        "round": record.round_number,
        "seats": [_seat(hand, seen, lang) for hand in seen.hands],
        "stock": seen.stock,
        "legal": [action.value for action in seen.legal],
        "left": list(seen.left),
    }


def _seat(hand: SeenHand, seen: View, lang: str) -> Json:
    role = _role(hand.seat, seen)
    return {
        "seat": hand.seat,
        "role": role,
        "name": text(f"seat-{role}", lang, seat=hand.seat),
        "cards": [str(card) if card else None for card in hand.cards],
        "covered": list(hand.covered),
        "total": None if hand.total is None else total(hand.total),
        "status": hand.status.value,
        "stake": None if hand.is_bank else hand.stake,
    }


def _role(seat: int, seen: View) -> str:
    return "you" if seat == seen.seat else "bank" if seen.hands[seat].is_bank else "player"


def _event(event: SeenEvent, seen: View, record: Record, lang: str) -> Json:
    return {
        "type": event.kind.value,
        "seat": event.seat,
        "card": str(event.card) if event.card else None,
        "total": None if event.total is None else total(event.total),
        "text": _event_text(event, seen, record, lang),
    }


def _event_text(event: SeenEvent, seen: View, record: Record, lang: str) -> str:
    role = _role(event.seat, seen)
    if event.settlement:
        return settlement_text(event.settlement, seen, record, lang)
    key = f"event-{event.kind.value}-{role}"
    busts = event.kind is EventKind.HIT and event.total is not None and event.total > TARGET
    hides = event.total is None and event.kind is not EventKind.DEAL
    return text(
        f"{key}-bust" if busts else f"{key}-hidden" if hides else key,
        lang,
        card=card_name(event.card, lang) if event.card else "",
        total="" if event.total is None else total_text(event.total),
        seat=event.seat,
    )


def _odds(seen: View, record: Record, lang: str) -> Json:
    judged = judge(seen, record)
    own = [card for card in seen.hands[seen.seat].cards if card]
    following = next_card(own, seen.seen, rules=record.rules)
    return {
        "banker": banker_text(record.banker, lang),
        "seen_ahead": record.seen_ahead,
        "note": text("odds-seen-ahead", lang) if record.seen_ahead else None,
        **_both(judged),
        "next": {name: number(following.ratio(name)) for name in ("bust", "seven_and_a_half", "stays_in")},
        "best": judged.best.value,
        "difference": number(judged.difference),
    }


def _both(judged: Decision) -> Json:
    return {
        "hit": outlook(judged.hit) if judged.hit else None,
        "stand": outlook(judged.stand) if judged.stand else None,
    }


def _settlement(state: Round, seen: View, record: Record, lang: str) -> Json:
    settled = _own(state, record)
    return {
        "gain": number(settled.gain),
        "reason": settled.reason.value,
        "text": settlement_text(settled, seen, record, lang),
    }


def _own(state: Round, record: Record) -> Settlement:
    return next(settled for settled in state.settlements if settled.seat == record.opening.you)


def settlement_text(settled: Settlement, seen: View, record: Record, lang: str) -> str:
    """Return what one player wins or loses, and why, in one or two sentences."""
    player, bank = seen.hands[settled.seat].total, seen.hands[record.opening.bank].total
    assert player is not None
    assert bank is not None
    role = _role(settled.seat, seen)
    reason = text(f"reason-{settled.reason.value}-{role}", lang, total=total_text(player), bank=total_text(bank))
    result = "win" if settled.gain > ZERO else "lose" if settled.gain < ZERO else "push"
    sentence = text(
        f"settle-{result}-{role}",
        lang,
        beans=beans_text(settled.gain if result == "win" else Ratio.of(settled.stake), lang),
        reason=reason,
        seat=settled.seat,
    )
    pays = record.rules.seven_and_a_half_pays
    if result == "win" and player == TARGET and pays != Ratio.of(1):
        sentence += " " + text("settle-seven-and-a-half-pays", lang, pays=pays)
    return sentence


def beans_text(amount: Ratio, lang: str) -> str:
    """Return an amount of beans in words.

    >>> beans_text(Ratio.of(1), "en"), beans_text(Ratio.of(3, 2), "en")
    ('one bean', '1½ beans')
    """
    whole, half = divmod(amount.numerator, amount.denominator)
    if not half:
        return text("beans", lang, count=whole)
    shown = f"{whole or ''}½" if amount.denominator == 2 else str(amount)
    return text("beans-broken", lang, amount=shown)


def _review(state: Round, record: Record, lang: str) -> Json:
    reviewed = review(record)
    return {
        "decisions": [_judged(judged, record, lang) for judged in reviewed.decisions],
        "cost": number(reviewed.cost),
        "graded": any(judged.graded for judged in reviewed.decisions),
        "banker": banker_text(record.banker, lang),
        "text": review_text(reviewed, _own(state, record).gain, lang),
    }


def _judged(judged: Judged, record: Record, lang: str) -> Json:
    return {
        "cards": [str(card) for card in judged.cards],
        "total": total(judged.total),
        "action": judged.action.value,
        "best": judged.decision.best.value,
        "cost": number(judged.cost),
        "graded": judged.graded,
        **_both(judged.decision),
        "text": decision_text(judged, lang),
        "futures": [_future(future, judged.unseen, record.rules, lang) for future in judged.decision.futures],
    }


def _future(future: Future, unseen: tuple[Card, ...], rules: Rules, lang: str) -> Json:
    kind = rules.kinds.all[future.kind]
    return {
        "kind": kind.key,
        "name": kind_name(kind, lang),
        "ways": future.ways,
        "total": total(future.total),
        "outcome": future.outcome,
        "win": number(future.outlook.win),
        "expected_value": number(future.outlook.expected_value),
        "cards": [str(card) for card in unseen if rules.kinds.of(card) == future.kind],
    }
