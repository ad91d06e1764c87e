"""The replies of the odds desk: the odds of a hand put together by hand, and the cards behind a number."""

from __future__ import annotations

from itertools import groupby

from sieteymedio.answers import Decision, NextCard
from sieteymedio.cards import Card, check_in_pack
from sieteymedio.exact import Ratio
from sieteymedio.hands import game_of, read_hand
from sieteymedio.kinds import Counts, Kinds
from sieteymedio.locale import text
from sieteymedio.odds import decision, next_card
from sieteymedio.rules import Rules
from sieteymedio.totals import OVER, TARGET, points_of, total_text
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming
from sieteymedio.widgets.writing import Json, banker_text, cards_left, kind_name, number, outlook, total

__all__ = ["count_reply", "odds_reply"]

OUTCOMES = ("bust", "seven_and_a_half", "stays_in")


def odds_reply(request: Fields) -> Json:
    """Return the exact odds of a hand: the next card, hitting, standing, and the final totals after a hit."""
    request.allow(*ENVELOPE, "rules", "banker", "hand", "seen", "replacement")
    rules, banker, replacement = request.rules(), request.banker(), request.flag("replacement")
    hand, seen, left = _read_cards(request, rules, replacement)
    following = judged = None
    half_points = points_of(game_of(rules).worth(rules.kinds.counts_of(hand)))
    if half_points < TARGET and sum(left) > (1 if hand else 0):
        with naming("hand"):
            following = next_card(hand, seen, rules=rules, replacement=replacement)
            if hand:
                judged = decision(hand, seen, banker=banker, rules=rules, replacement=replacement)
    return {
        "hand": {
            "cards": [str(card) for card in hand],
            "total": total(half_points) if hand else None,
            "text": total_text(half_points) if hand else "",
        },
        "left": [
            {"kind": kind.key, "name": kind_name(kind, request.lang), "left": count, "of": kind.count}
            for kind, count in zip(rules.kinds.all, left, strict=True)
        ],
        "out_of": sum(left),
        "banker": banker_text(banker, request.lang),
        "note": _note(half_points, sum(left), request),
        "next": _next(following, rules.kinds) if following else None,
        **_decision(judged),
    }


def count_reply(request: Fields) -> Json:
    """Return the cards behind a number of the next card: how many of those left have an outcome, and which."""
    request.allow(*ENVELOPE, "rules", "hand", "seen", "event")
    rules = request.rules()
    hand, seen, left = _read_cards(request, rules, replacement=False)
    event = request.text("event", 40)
    if event not in OUTCOMES:
        raise Fault(text("fault-choice", request.lang, allowed=", ".join(OUTCOMES)), "event")
    with naming("hand"):
        following = next_card(hand, seen, rules=rules)
    kinds = {row.kind for row in following.by_kind if row.outcome == event}
    cards = [card for card in cards_left(rules.cards, (*hand, *seen)) if rules.kinds.of(card) in kinds]
    cards.sort(key=rules.kinds.of)
    listing = [
        text("count-kind", request.lang, count=left[kind], name=kind_name(rules.kinds.all[kind], request.lang, left[kind]))
        for kind, _ in groupby(cards, key=rules.kinds.of)
    ]
    key = f"count-{event}" if cards else f"count-{event}-none"
    listed = text("list-and", request.lang, first=", ".join(listing[:-1]), last=listing[-1]) if listing[1:] else None
    return {
        "ways": len(cards),
        "out_of": following.out_of,
        "probability": number(Ratio.of(len(cards), following.out_of)),
        "cards": [str(card) for card in cards],
        "text": text(key, request.lang, count=len(cards), out_of=following.out_of, listing=listed or "".join(listing)),
    }


def _read_cards(request: Fields, rules: Rules, replacement: bool) -> tuple[tuple[Card, ...], tuple[Card, ...], Counts]:
    hand, seen = request.cards("hand"), request.cards("seen")
    with naming("hand"):
        if not replacement:
            check_in_pack(hand, rules.pack, rules.packs)
    with naming("seen"):
        _, left = read_hand(hand, seen, rules, replacement=replacement)
    return hand, seen, left


def _next(following: NextCard, kinds: Kinds) -> Json:
    return {
        **{name: number(following.ratio(name)) for name in OUTCOMES},
        "by_kind": [
            {"kind": kinds.all[row.kind].key, "ways": row.ways, "total": total(row.total), "outcome": row.outcome}
            for row in following.by_kind
        ],
    }


def _decision(judged: Decision | None) -> Json:
    if judged is None:
        return {"hit": None, "stand": None, "best": None, "difference": None, "finals": []}
    finals = judged.finals.ratios() if judged.finals else ()
    return {
        "hit": outlook(judged.hit) if judged.hit else None,
        "stand": outlook(judged.stand) if judged.stand else None,
        "best": judged.best.value,
        "difference": number(judged.difference),
        "finals": [
            {"total": "bust" if points == OVER else total(points), "probability": number(ratio)} for points, ratio in finals
        ],
    }


def _note(half_points: int, left: int, request: Fields) -> str | None:
    if half_points > TARGET:
        return text("odds-bust", request.lang)
    if half_points == TARGET:
        return text("odds-seven-and-a-half", request.lang)
    if not half_points:
        return text("odds-empty", request.lang)
    return text("odds-no-card-left", request.lang) if left < 2 else None
