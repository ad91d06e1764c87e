"""The part of a reply that tells what raising and splitting are worth: two prices in least stakes, or why there are none."""

from __future__ import annotations

from sieteymedio.comparing.apart import raising_of, splitting_of, why_no_price
from sieteymedio.comparing.raising import Raising
from sieteymedio.comparing.sides import Side
from sieteymedio.comparing.split_prices import SplitPrice
from sieteymedio.comparing.wording import say
from sieteymedio.widgets.writing import Json, number

__all__ = ["raising_json", "splitting_json"]


def raising_json(side: Side, lang: str) -> Json | None:
    """Return what raising is worth on a side; None where its rules know no raise."""
    if (why := why_no_price("raising", side)) is not None:
        return _no_price(why, lang)
    found = raising_of(side)
    assert found is not None
    cards = [
        {
            "card": row.card,
            "name": row.name,
            "value": number(row.value),
            "action": row.action and row.action.value,
            "raises": row.raises,
        }
        for row in found.first_cards
    ]
    return _price(found) | {"most": number(found.times), "first_cards": cards}


def splitting_json(side: Side, lang: str, *, counts: bool = True) -> Json | None:
    """Return what splitting is worth on a side; None where its rules know no split. It is only counted if `counts`."""
    if (why := why_no_price("splitting", side)) is not None:
        return _no_price(why, lang)
    if not counts:
        return {"pending": True}
    found = splitting_of(side)
    assert found is not None
    courts = [
        {
            "upcard": row.upcard or None,
            "together": number(row.together),
            "split": number(row.split),
            "best": row.best.value,
        }
        for row in found.two_courts
    ]
    again = side.rules.max_split_hands
    return _price(found) | {"two_courts": courts, "note": say("splitting-again", lang, most=again) if again > 2 else None}


def _no_price(why: str, lang: str) -> Json | None:
    return None if why == "none" else {"why": say(f"no-price-{why}", lang)}


def _price(found: Raising | SplitPrice) -> Json:
    return {"plain": number(found.plain_ratio), "value": number(found.value_ratio), "adds": number(found.gain_ratio)}
