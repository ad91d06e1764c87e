"""Parts of the tutor's replies: which rules a request is about, and hands, rules and situations on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sieteymedio.engine.presets import find_preset
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.engine.totals import points_of, total_text
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.views import view
from sieteymedio.tutor.asking import Shown, Situation
from sieteymedio.tutor.rulebook import Basis, Rulebook, say
from sieteymedio.widgets.reading import Fields
from sieteymedio.widgets.rounds import request_of
from sieteymedio.widgets.settlements import events_json
from sieteymedio.widgets.showing import view_json
from sieteymedio.widgets.writing import Json, banker_text

__all__ = ["bases", "cards_json", "head", "lesson_table", "preset_book", "read_book", "situation_json", "worth_json"]

LONGEST_NAME = 40


def read_book(request: Fields) -> Rulebook:
    """Return the rules of a request with what is known of their source.

    >>> read_book(Fields({"preset": "snai", "rules": {"ties": "push"}})).stated("ties")
    True
    """
    rules = request.rules()
    return preset_book(request.text("preset", LONGEST_NAME), rules) if request.given("preset") else Rulebook(rules)


def preset_book(name: str, rules: Rules) -> Rulebook:
    """Return the rulebook of the preset ``name`` played by ``rules``."""
    preset = find_preset(name)
    # What the reader has changed is the reader's rule, and no gap of the source any more.
    changed = {field for field in FIELDS if getattr(rules, field) != getattr(preset.rules, field)}
    return Rulebook(rules, preset.name, frozenset(preset.our_choice) - changed)


def head(kind: str, book: Rulebook, lang: str, *, with_rules: bool = True, **more: Any) -> Json:
    """Return the canonical request and the name of its rules; without ``with_rules`` a round in it holds the rules."""
    base = find_preset(book.preset).rules if book.preset else Rules()
    changed = {name: value for name, value in _plain(book.rules).items() if getattr(book.rules, name) != getattr(base, name)}
    request: Json = {"format": 1, "kind": kind, "lang": lang, **more}
    request |= {"preset": book.preset} if book.preset else {}
    request |= {"rules": changed} if changed and with_rules else {}
    title = book.title or say("rules-base" if not changed else "rules-own", lang)
    return {"request": request, "rules_title": say("rules-changed", lang, title=title) if book.preset and changed else title}


def _plain(rules: Rules) -> Json:
    return {
        name: value if value is None or isinstance(value, (int, str)) else str(value)
        for name in FIELDS
        for value in (getattr(rules, name),)
    }


def bases(found: Sequence[Basis]) -> list[Json]:
    """Return the rules that an answer rests on."""
    return [{"field": b.field, "value": b.value, "text": b.text, "stated": b.stated} for b in found]


def situation_json(situation: Situation | None, lang: str) -> Json | None:
    """Return what lies on the table."""
    if situation is None:
        return None
    return {
        "hands": [_shown(hand, lang) for hand in situation.hands],
        "seen": cards_json(situation.seen),
        "banker": banker_text(situation.banker, lang) if situation.banker else None,
        "text": situation.text(lang),
    }


def _shown(hand: Shown, lang: str) -> Json:
    return {
        "role": hand.role,
        "seat": hand.seat,
        "name": say(f"seat-{hand.role}", lang, seat=hand.seat),
        "cards": [str(card) if card else None for card in hand.cards],
        "covered": list(hand.covered) or [card is None for card in hand.cards],
        # A total beside the cards would answer the question.
        "total": None,
    }


def lesson_table(record: Record, lang: str, moves: Sequence[str | None] = ()) -> Json:
    """Return a round of the first lesson as a table shows it.

    With ``moves``, those that a step of the lesson knows, the table offers no others, and nothing that goes with them: a
    raise or the value of the wild card is for a step of its own.
    """
    seen = view(record.replay(), record.opening.you)
    shown = view_json(seen, record, lang)
    if moves:
        plain: Json = {"raise": None, "values": []}
        shown["moves"] = [{**move, **plain, "down": f"{move['action']}-down" in moves} for move in shown["moves"]]
    return {"request": request_of(record, lang), "view": shown, "events": events_json(seen, record, lang)}


def cards_json(cards: Iterable[object]) -> list[str]:
    """Return cards as their short texts."""
    return [str(card) for card in cards]


def worth_json(worth: int) -> Json:
    """Return what a hand is worth as a total.

    >>> from sieteymedio.engine.totals import NATURAL, TWO_SEVENS
    >>> worth_json(NATURAL), worth_json(TWO_SEVENS)
    ({'half_points': 15, 'text': '7½'}, {'half_points': 28, 'text': 'two sevens'})
    """
    return {"half_points": points_of(worth), "text": total_text(worth)}
