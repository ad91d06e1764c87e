"""The table on the wire as the reader's seat sees it: hands, legal moves with their arguments, and all that happened."""

from __future__ import annotations

from typing import Any

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import is_natural
from sieteymedio.engine.policies import Action, Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import (
    NATURAL,
    OVER,
    ROYAL_NATURAL,
    SUITED_NATURAL,
    TWO_SEVENS,
    WILD_NATURAL,
    WILD_SEVEN,
    total_text,
)
from sieteymedio.locale import text
from sieteymedio.rounds.events import Staking
from sieteymedio.rounds.legal import Option, Refusal
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.table import EventKind
from sieteymedio.rounds.views import SeenEvent, SeenHand, View
from sieteymedio.widgets.writing import Json, card_name, told, total

__all__ = ["beans_text", "event_json", "hand_name", "role_of", "view_json", "worth_name"]


def view_json(seen: View, record: Record, lang: str) -> Json:
    """Return the view of the reader's seat."""
    rules, opening = record.rules, record.opening
    outside = not rules.least_seats <= opening.seats <= rules.most_seats
    return {
        "phase": seen.phase.value,
        "to_act": seen.to_act,
        "hand": None if seen.to_act is None else seen.playing,
        "order": list(opening.order_under(rules)),
        "round": record.round_number,
        "seats": [_seat(seat, seen, record, lang) for seat in range(opening.seats)],
        "seats_note": told("seats-outside", lang, least=rules.least_seats, most=rules.most_seats) if outside else None,
        "stock": seen.stock,
        "out": len(seen.out),
        "aside": [str(card) if card else None for card in seen.aside],
        "legal": [option.action.value for option in seen.options],
        "moves": [_option(option, lang) for option in seen.options],
        "refused": [
            {
                "action": refusal.action.value,
                "rule": refusal.rule or None,
                "text": _refused(refusal, lang),
            }
            for refusal in seen.refusals
        ],
        "left": list(seen.left),
    }


def _refused(refusal: Refusal, lang: str) -> str:
    values: dict[str, Any] = dict(refusal.values)
    return told(f"refused-{refusal.why}", lang, **values)


def _option(option: Option, lang: str) -> Json:
    splits = option.action in (Action.SPLIT, Staking.STAKE)
    least, most = option.stakes or (0, 0)
    return {
        "action": option.action.value,
        "name": told(f"action-{option.action.value}", lang),
        "down": option.down,
        "raise": {"least": 1, "most": option.most_raise} if option.most_raise else None,
        "stake": {"least": least, "most": most} if splits else None,
        "values": [total(value) for value in option.values],
    }


def _seat(seat: int, seen: View, record: Record, lang: str) -> Json:
    hands = seen.seats[seat]
    in_play, role, opening = seen.hands[seat], role_of(seat, seen), record.opening
    played_by = None if seat == opening.you else record.policy_of(seat)
    return {
        "seat": seat,
        "role": role,
        "bank": seat == opening.bank,
        "name": text(f"seat-{role}", lang, seat=seat),
        **_cards(in_play),
        "hands": [_hand(hand, record.rules, lang) for hand in hands],
        "chips": None if opening.chips is None else str(opening.chips[seat]),
        "policy": _policy_text(played_by, lang) if played_by else None,
    }


def _policy_text(policy: Policy, lang: str) -> str:
    values = to_dict(policy)
    return told(f"policy-{values['policy']}", lang, at=values.get("at", ""))


def _cards(hand: SeenHand) -> Json:
    return {
        "cards": [str(card) if card else None for card in hand.cards],
        "covered": list(hand.covered),
        "total": None if hand.total is None else total(hand.total),
        "status": hand.status.value,
        "stake": None if hand.is_bank else hand.stake,
    }


def _hand(hand: SeenHand, rules: Rules, lang: str) -> Json:
    return {
        **_cards(hand),
        "special": _special(hand.worth, rules),
        "name": None if hand.worth is None else hand_name(hand.worth, rules, lang),
        "declared": total(hand.declared) if hand.declared else None,
        "exchanged": hand.exchanged,
        "split": hand.split,
        "gathered": hand.gathered,
    }


def _special(worth: int | None, rules: Rules) -> str | None:
    if worth == TWO_SEVENS:
        return "two_sevens"
    if worth is None or not is_natural(worth) or rules.natural == "none":
        return None
    return "wild_natural" if worth == WILD_NATURAL else "natural"


def hand_name(worth: int, rules: Rules, lang: str) -> str:
    """Return what a hand of this worth is called under ``rules``.

    >>> from sieteymedio.engine.totals import NATURAL
    >>> hand_name(NATURAL, Rules(natural="any-suit"), "en"), hand_name(11, Rules(), "en")
    ('7½ on two cards', '5½')
    """
    special = _special(worth, rules)
    return told(f"hand-{special}", lang) if special else told("hand-bust", lang) if worth == OVER else total_text(worth)


def worth_name(worth: int, rules: Rules, lang: str) -> str:
    """Return `hand_name`, with every hand that ``rules`` pay apart told apart.

    >>> from sieteymedio.engine.totals import WILD_SEVEN
    >>> worth_name(WILD_SEVEN, Rules(wild="Ro", wild_seven_and_a_half_pays=3), "en")
    '7½ with the wild card'
    """
    apart = {WILD_SEVEN: "wild_seven", SUITED_NATURAL: "suited_natural", ROYAL_NATURAL: "royal_natural"}
    if worth == NATURAL and rules.natural == "same-suit":
        worth = SUITED_NATURAL
    return told(f"hand-{apart[worth]}", lang) if worth in apart else hand_name(worth, rules, lang)


def role_of(seat: int, seen: View) -> str:
    """Return what a seat is to the reader: "you", "bank" or "player"."""
    return "you" if seat == seen.seat else "bank" if seen.hands[seat].is_bank else "player"


def event_json(event: SeenEvent, seen: View, record: Record, lang: str) -> Json:
    """Return one event; its settlement, if it is one, has its text from elsewhere."""
    staked = event.kind in (EventKind.STAKE, EventKind.RAISE, EventKind.SPLIT)
    return {
        "type": event.kind.value,
        "seat": event.seat,
        "hand": event.hand,
        "card": str(event.card) if event.card else None,
        "down": event.down,
        "total": None if event.total is None else total(event.total),
        "stake": event.amount if staked else None,
        "value": total(event.amount) if event.kind is EventKind.DECLARE else None,
        "text": _event_text(event, seen, record, lang),
    }


def _event_text(event: SeenEvent, seen: View, record: Record, lang: str) -> str:
    role = role_of(event.seat, seen)
    said = text(
        f"event-{event.kind.value}-{role}{_form(event, role, seen, record)}",
        lang,
        card=card_name(event.card, lang) if event.card else "",
        total="" if event.total is None else total_text(event.total),
        seat=event.seat,
        beans=beans_text(Ratio.of(event.amount), lang),
        value=total_text(event.amount) if event.kind is EventKind.DECLARE else "",
        cards=event.amount,
    )
    if len(seen.seats[event.seat]) > 1 and event.kind in _OF_A_HAND:
        return f"{told('of-hand', lang, number=event.hand + 1)} {said}"
    return said


_OF_A_HAND = (
    EventKind.RAISE, EventKind.DECLARE, EventKind.HIT, EventKind.STAND, EventKind.BUST, EventKind.SEVEN_AND_A_HALF,
    EventKind.REVEAL,
)  # fmt: skip


def _form(event: SeenEvent, role: str, seen: View, record: Record) -> str:
    """Return the ending of an event's key: how much of it the reader saw, and where it is told in another way."""
    if event.kind is EventKind.HIT:
        if event.down:
            return "-down"
        if event.total == OVER:
            return "-bust"
        return "-hidden" if event.total is None and role == "player" else ""
    if event.kind is EventKind.DEAL:
        return "-open" if event.card and role != "you" else ""
    if event.kind is EventKind.EXCHANGE:
        return "-shown" if event.card and role == "player" else ""
    if event.kind is EventKind.SEVEN_AND_A_HALF:
        worth = seen.seats[event.seat][event.hand].worth
        return "-natural" if _special(worth, record.rules) else ""
    return "-hidden" if event.kind is EventKind.STAND and event.total is None and role == "player" else ""


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
