"""Writing a reply: exact numbers as decimal strings with their roundings, cards as short texts, totals with their text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sieteymedio.engine.answers import NextCard, Outlook
from sieteymedio.engine.cards import Card, Rank
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.kinds import KINDS, Kind
from sieteymedio.engine.policies import Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import total_text
from sieteymedio.locale import text, text_in

__all__ = [
    "OUTCOMES", "Json", "banker_text", "card_name", "cards_left", "kind_name", "next_odds", "number", "outlook", "told",
    "total",
]  # fmt: skip

Json = dict[str, Any]

DECIMALS = 4
OUTCOMES = ("bust", "seven_and_a_half", "two_sevens", "stays_in")
"""What the next card can do to a hand; two sevens where the rules know them."""


def told(key: str, lang: str, *, count: int | None = None, **values: object) -> str:
    """Return the message ``key`` of the section "table" of the catalogue.

    >>> told("hand-two_sevens", "en")
    'two sevens'
    """
    return text_in("table", key, lang, count=count, **values)


def number(value: Ratio) -> Json:
    """Return an exact number for the wire: JSON numbers would lose the digits of long integers.

    >>> number(Ratio.of(19, 39))
    {'n': '19', 'd': '39', 'decimal': '0.4872', 'percent': '48.7 %'}
    """
    return {
        "n": str(value.numerator),
        "d": str(value.denominator),
        "decimal": value.decimal(DECIMALS),
        "percent": value.percent(),
    }


def next_odds(following: NextCard, rules: Rules) -> Json:
    """Return the probability of everything that the next card can do to the hand; they add up to 1."""
    known = (name for name in OUTCOMES if name != "two_sevens" or rules.two_sevens)
    return {name: number(following.ratio(name)) for name in known}


def outlook(value: Outlook) -> Json:
    """Return an outlook as its six numbers."""
    return {
        "win": number(value.win),
        "push": number(value.push),
        "lose": number(value.lose),
        "bust": number(value.bust),
        "seven_and_a_half": number(value.seven_and_a_half),
        "expected_value": number(value.expected_value),
    }


def total(half_points: int) -> Json:
    """Return a total in half points with its text.

    >>> total(11)
    {'half_points': 11, 'text': '5½'}
    """
    return {"half_points": half_points, "text": total_text(half_points)}


def kind_name(kind: Kind, lang: str, count: int = 1) -> str:
    """Return the name of a kind of card, in the plural where there are several.

    >>> from sieteymedio.engine.rules import BASE
    >>> kind_name(BASE.kinds.all[0], "en"), kind_name(BASE.kinds.all[6], "en", 4)
    ('court card', 'sixes')
    """
    if kind.key in KINDS:
        return text(f"kind-{kind.key}", lang, count=count)
    if kind.suit:
        key = "kind-king" if kind.royal else "kind-other-court" if kind.letter == "So" else f"kind-{kind.key.split('-')[0]}"
        name = (text if key in ("kind-court", "kind-7") else told)(key, lang, count=count)
        return text("card", lang, rank=name, suit=text(f"suit-{kind.suit.value}", lang))
    return told(f"kind-{kind.key}", lang, count=count)


def card_name(card: Card, lang: str) -> str:
    """Return the name of a card in words.

    >>> card_name(Card.read("Ro"), "en"), card_name(Card.read("F"), "en")
    ('king of coins', 'court card')
    """
    rank = (told if card.rank.value in "89T" else text)(f"rank-{card.rank.value}", lang)
    return text("card", lang, rank=rank, suit=text(f"suit-{card.suit.value}", lang)) if card.suit else rank


def banker_text(banker: Policy, lang: str) -> str:
    """Return the banker's policy in words.

    >>> from sieteymedio.engine.policies import Chase, StandAt
    >>> banker_text(StandAt("5"), "en"), banker_text(Chase(), "en")
    ('the bank stands on 5', 'the bank chases your total')
    """
    values = to_dict(banker)
    return text(f"banker-{values['policy']}", lang, at=values.get("at", ""))


def cards_left(
    pack: tuple[Card, ...], gone: tuple[Card, ...], wild: Card | None = None, *, suited: bool = False
) -> list[Card]:
    """Return the cards of ``pack`` without those ``gone``; ranks whose suits are not told come without suits.

    A card without a suit is never the ``wild`` one, which keeps its own. Where the rules are ``suited``, every court card
    has its suit, and one whose rank is not told hides the rank of that suit alone.

    >>> from sieteymedio.engine.cards import read_cards
    >>> fives = read_cards("5o 5c 5e 5b")
    >>> " ".join(str(card) for card in cards_left(fives, (Card(Rank.FIVE),)))
    '5 5 5'
    """
    vague = {card.rank for card in gone if card.suit is None or (card.rank is Rank.COURT and not suited)}
    suits = {card.suit for card in gone if card.rank is Rank.COURT} if suited else set()

    def told(card: Card) -> Card:
        if card == wild:
            return card
        if card.rank.is_court and Rank.COURT in vague:
            return Card(Rank.COURT)
        if card.rank.is_court and card.suit in suits:
            return Card(Rank.COURT, card.suit)
        return Card(card.rank) if card.rank in vague else card

    missing = Counter(map(told, gone))
    left = []
    for card in map(told, pack):
        if missing[card]:
            missing[card] -= 1
        else:
            left.append(card)
    return left
