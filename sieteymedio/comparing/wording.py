"""Rules in words: the title of every field, what each value means, who plays how. For the bench, its page and terminals."""

from __future__ import annotations

from typing import Any

from sieteymedio.comparing.pricing import price_class
from sieteymedio.engine.cards import Card
from sieteymedio.engine.policies import Policy, to_dict
from sieteymedio.engine.rules import CHOICES, PAYS
from sieteymedio.locale import DEFAULT_LANGUAGE, text, text_in

__all__ = [
    "GROUPS",
    "banker_words",
    "choices_of",
    "field_help",
    "field_title",
    "plain_value",
    "player_words",
    "price_words",
    "say",
    "value_words",
]

GROUPS: dict[str, tuple[str, ...]] = {
    "pack": ("pack", "packs"),
    "wild": ("wild", "wild_values", "wild_alone", "wild_declared"),
    "hands": (
        "seven_and_a_half_pays", "wild_seven_and_a_half_pays", "natural", "natural_wild", "natural_beats_longer",
        "natural_pays", "suited_natural_pays", "royal_natural_pays", "natural_over_longer", "bank_natural_takes",
        "bank_seven_and_a_half_takes", "two_sevens", "two_sevens_pays", "long_hand_pays",
    ),
    "settling": ("ties", "ties_at_seven_and_a_half", "double_bust"),
    "deciding": (
        "banker", "banker_stands_on", "bank_card", "player_must", "ask", "exchange", "split", "max_split_hands",
    ),
    "stakes": ("bet", "raising", "least_stake", "most_stake", "bank_limit"),
    "seats": (
        "bank_passes", "two_sevens_take_bank", "order", "least_seats", "most_seats", "shuffle", "pack_runs_out",
    ),
}  # fmt: skip
"""Every field of `Rules`, once, in the order in which a reader meets them."""

_WILD_CARDS = (None, "Ro", "Cc", "Rc", "7o")


def say(key: str, lang: str = DEFAULT_LANGUAGE, *, count: int | None = None, **values: object) -> str:
    """Return the message ``key`` of the section "bench"."""
    return text_in("bench", key, lang, count=count, **values)


def field_title(field: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a field of `Rules` is called.

    >>> field_title("double_bust")
    'Both bust'
    """
    return say(f"field-{field}", lang)


def field_help(field: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a field of `Rules` decides, in a sentence."""
    return say(f"help-{field}", lang)


def value_words(field: str, value: Any, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a value of a field means.

    >>> from sieteymedio.engine.exact import Ratio
    >>> value_words("ties", "push"), value_words("natural_pays", Ratio(3, 2)), value_words("wild", None)
    ('nobody, the stake goes back', '3/2 to 1', 'no card is wild')
    """
    if field in CHOICES or value is None:
        return say(f"value-{field}-{_sign(value)}", lang)
    if field == "wild":
        return say(f"value-wild-{value}", lang) if str(value) in _WILD_CARDS else card_words(str(value), lang)
    if field in PAYS:
        if not field.endswith("takes"):
            return say("value-to-one", lang, value=value)
        whole = value.denominator == 1
        return say("value-stakes", lang, count=value.numerator) if whole else say("value-many-stakes", lang, value=value)
    if field == "bank_limit" and not value:
        return say("value-no-limit", lang)
    return str(value)


def plain_value(value: Any) -> Any:
    """Return a value of a field for the wire: text, a whole number, true, false or null.

    >>> from sieteymedio.engine.exact import Ratio
    >>> plain_value(Ratio(3, 2)), plain_value(None), plain_value(True)
    ('3/2', None, True)
    """
    return value if value is None or isinstance(value, (bool, int)) else str(value)


def choices_of(field: str) -> tuple[Any, ...]:
    """Return the values that are offered for a field: all of them, or the usual ones where there are many."""
    if field in CHOICES:
        return CHOICES[field]
    if field == "wild":
        return _WILD_CARDS
    if field == "banker_stands_on":
        halves = range(1, 16)
        return tuple(f"{half // 2 or ''}{'½' if half % 2 else ''}" for half in halves)
    return ()


def card_words(card: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return the name of a card with its suit."""
    found = Card.read(card)
    assert found.suit is not None
    rank, suit = text(f"rank-{found.rank.value}", lang), text(f"suit-{found.suit.value}", lang)
    return text("card", lang, rank=rank, suit=suit)


def price_words(field: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return why a field has no part in the prices of the bench; empty where it has one."""
    kind = price_class(field)
    return "" if kind == "priced" else say(f"price-{kind}", lang)


def player_words(player: Any, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return how the player plays: "plays best", "stands on 5"."""
    if isinstance(player, str):
        return say("player-best", lang)
    values = to_dict(player)
    return say(f"player-{values['policy']}", lang, at=values["at"])


def banker_words(banker: Policy, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return how the bank plays: "the bank stands on 5"."""
    values = to_dict(banker)
    return text(f"banker-{values['policy']}", lang, at=values.get("at", ""))


def _sign(value: object) -> str:
    return {None: "none", True: "true", False: "false"}.get(value, str(value))  # type: ignore[call-overload,no-any-return]
