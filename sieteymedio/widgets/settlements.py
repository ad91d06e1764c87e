"""How a round was settled, on the wire and in words: what each hand gains, by which rules, and who holds the bank next."""

from __future__ import annotations

from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import points_of, total_text
from sieteymedio.locale import text
from sieteymedio.rounds.passing import next_bank
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.table import EventKind, Reason, Round, Settlement
from sieteymedio.rounds.views import View
from sieteymedio.widgets.showing import beans_text, event_json, hand_name, role_of
from sieteymedio.widgets.writing import Json, number, told

__all__ = ["bank_json", "events_json", "settlement_json", "settlement_text"]

_PAID_APART = (
    "wild_seven_and_a_half_pays", "natural_pays", "suited_natural_pays", "royal_natural_pays", "long_hand_pays",
    "two_sevens_pays", "bank_natural_takes", "bank_seven_and_a_half_takes",
)  # fmt: skip


def events_json(seen: View, record: Record, lang: str) -> list[Json]:
    """Return all that has happened in a round, as the reader's seat saw it."""
    return [
        {**_settle_event(settled, seen, record, lang), "seat": event.seat, "hand": event.hand}
        if (settled := event.settlement)
        else event_json(event, seen, record, lang)
        for event in seen.events
    ]


def _settle_event(settled: Settlement, seen: View, record: Record, lang: str) -> Json:
    said = settlement_text(settled, seen, record, lang)
    empty = dict.fromkeys(("card", "total", "stake", "value"))
    return {"type": EventKind.SETTLE.value, **empty, "down": False, "text": said}


def settlement_json(state: Round, seen: View, record: Record, lang: str) -> Json:
    """Return the settlement of a settled round as the reader's seat meets it, and of every hand."""
    every = [_settled(found, seen, record, lang) for found in state.settlements]
    own = [found for found in state.settlements if found.seat == seen.seat]
    if record.opening.bank == seen.seat:
        gain, reason, said = state.bank_gain, "bank", _bank_text(state, seen, record, lang)
    else:
        gain, reason = sum((found.gain for found in own), ZERO), own[0].reason.value
        said = " ".join(_own_text(found, len(own), seen, record, lang) for found in own)
    return {
        "gain": number(gain),
        "reason": reason,
        "text": said,
        "hands": [row for row in every if row["seat"] == seen.seat],
        "all": every,
    }


def _settled(found: Settlement, seen: View, record: Record, lang: str) -> Json:
    return {
        "seat": found.seat,
        "hand": found.hand,
        "stake": found.stake,
        "gain": number(found.gain),
        "multiple": number(found.multiple),
        "cut": number(found.cut) if found.cut != ZERO else None,
        "reason": found.reason.value,
        "because": list(found.because),
        "worth": hand_name(found.worth, record.rules, lang),
        "bank_worth": hand_name(found.bank_worth, record.rules, lang),
        "text": settlement_text(found, seen, record, lang),
    }


def _own_text(found: Settlement, hands: int, seen: View, record: Record, lang: str) -> str:
    said = settlement_text(found, seen, record, lang)
    return f"{told('of-hand', lang, number=found.hand + 1)} {said}" if hands > 1 else said


def _bank_text(state: Round, seen: View, record: Record, lang: str) -> str:
    parts = [settlement_text(found, seen, record, lang) for found in state.settlements]
    gain = state.bank_gain
    how = "win" if gain > ZERO else "lose" if gain < ZERO else "even"
    return " ".join((*parts, told(f"as-bank-{how}", lang, beans=beans_text(max(gain, -gain), lang))))


def settlement_text(found: Settlement, seen: View, record: Record, lang: str) -> str:
    """Return what one hand wins or loses, and why, in a few sentences."""
    role, rules = role_of(found.seat, seen), record.rules
    tied = found.reason in (Reason.TIE_PUSHED, Reason.TIE_TO_BANK)
    reason = text(
        f"reason-{found.reason.value}-{role}",
        lang,
        total=total_text(points_of(found.worth)) if tied else hand_name(found.worth, rules, lang),
        bank=hand_name(found.bank_worth, rules, lang),
    )
    result = "win" if found.gain > ZERO else "lose" if found.gain < ZERO else "push"
    amount = Ratio.of(found.stake) if result == "push" else max(found.gain, -found.gain)
    sentence = text(f"settle-{result}-{role}", lang, beans=beans_text(amount, lang), reason=reason, seat=found.seat)
    return " ".join((sentence, *_paid_apart(found, rules, lang)))


def _paid_apart(found: Settlement, rules: Rules, lang: str) -> list[str]:
    said = []
    for name in found.because:
        if name == "seven_and_a_half_pays" and found.multiple != ONE:
            said.append(text("settle-seven-and-a-half-pays", lang, pays=found.multiple))
        elif name == "natural_over_longer" or (name in _PAID_APART and found.multiple not in (ONE, -ONE)):
            said.append(told(f"paid-{name}", lang, pays=max(found.multiple, -found.multiple)))
        elif name == "bank_limit":
            said.append(told("paid-bank_limit", lang, limit=beans_text(Ratio.of(rules.bank_limit), lang)))
    return said


def bank_json(state: Round, seen: View, lang: str) -> Json:
    """Return who holds the bank in the next round, and why."""
    passing = next_bank(state)
    role = "you" if passing.seat == seen.seat else "player"
    stays = passing.seat == state.opening.bank
    key = f"next-bank-{passing.reason.value}-{role}"
    if stays and role == "player":
        key = f"next-bank-{passing.reason.value}-bank"
    several = [told("next-bank-several", lang)] if len(passing.claimants) > 1 else []
    return {
        "seat": passing.seat,
        "reason": passing.reason.value,
        "hand": passing.hand,
        "because": list(passing.because),
        "claimants": list(passing.claimants),
        "text": " ".join((told(key, lang, seat=passing.seat), *several)),
    }
