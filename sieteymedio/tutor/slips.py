"""Mistakes that people really make at the table, each as a way of working out an answer: it gives the wrong options.

A mistake is either a rule of another table, so that the engine itself works out the wrong answer under the other rule, or
a wrong way of adding up or of comparing hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from sieteymedio.engine.cards import Card, CardError
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import payment
from sieteymedio.engine.rules import CHOICES, Rules, RulesError
from sieteymedio.engine.totals import TARGET
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.tutor.rulebook import rule_text, say, sentence_of
from sieteymedio.tutor.settling import Held

__all__ = ["OTHER_RULES", "SUMS", "Paid", "other_rules", "other_values", "payments", "sums"]


class Paid(NamedTuple):
    """What a mistake takes the payment for one bean to be."""

    gain: Ratio
    slip: str
    why: str


OTHER_RULES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tie-is-nothing", {"ties": "push", "ties_at_seven_and_a_half": "as-others"}),
    ("tie-to-the-bank", {"ties": "banker", "ties_at_seven_and_a_half": "as-others"}),
    ("bust-comes-back", {"double_bust": "refunded"}),
    ("seven-and-a-half-double", {"seven_and_a_half_pays": 2}),
    ("seven-and-a-half-even", {"seven_and_a_half_pays": 1}),
    ("wild-is-plain", {"wild": None, "wild_seven_and_a_half_pays": None, "natural_wild": "yes", "shuffle": "every-hand"}),
    ("king-is-wild", {"wild": "Ro", "wild_values": "half-or-whole"}),
    ("natural-is-special", {"natural": "any-suit", "natural_beats_longer": True, "natural_pays": 2}),
    ("natural-is-plain", {"natural": "none"}),
    ("natural-never-ties", {"natural_beats_longer": True}),
    ("longer-ranks-alike", {"natural_beats_longer": False}),
    ("two-sevens-best", {"two_sevens": True}),
    ("two-sevens-bust", {"two_sevens": False}),
    ("bank-takes-double", {"bank_seven_and_a_half_takes": 2, "bank_natural_takes": 2}),
    ("bank-takes-single", {"bank_seven_and_a_half_takes": 1, "bank_natural_takes": 1}),
)
"""Rules of other tables that are taken for the rules of this one: the name of the mistake, and the fields it changes."""


def other_rules(rules: Rules) -> Iterator[tuple[str, Rules, str]]:
    """Yield each mistake of `OTHER_RULES` that changes ``rules``: its name, the rules it takes to hold, a field it changes.

    >>> next(other_rules(Rules()))[0]
    'tie-is-nothing'
    """
    for slip, changes in OTHER_RULES:
        try:
            taken = replace(rules, **changes)
        except RulesError:
            continue
        if taken != rules:
            yield slip, taken, next(name for name in changes if getattr(taken, name) != getattr(rules, name))


def other_rule_text(rules: Rules, taken: Rules, field: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what is to be said to a reader who takes a rule of another table for the rule here.

    >>> other_rule_text(Rules(), Rules(ties="push"), "ties")
    'That would be so where a tie gives the stake back; here the bank wins a tie.'
    """
    return say("other-rule", lang, other=rule_text(taken, field, lang), here=rule_text(rules, field, lang))


def payments(rules: Rules, own: Held, bank: Held, lang: str = DEFAULT_LANGUAGE) -> Iterator[Paid]:
    """Yield what mistakes take the payment for one bean to be, the likeliest mistakes first.

    >>> [paid.slip for paid in payments(Rules(), Held.of("6c"), Held.of("4o 2e"))][:2]
    ['tie-is-nothing', 'tie-to-you']
    """
    right = payment(own.worth(rules), bank.worth(rules), rules)
    for slip, taken, field in other_rules(rules):
        try:
            gain = payment(own.worth(taken), bank.worth(taken), taken)
        except CardError:
            continue
        if gain != right:
            yield Paid(gain, slip, other_rule_text(rules, taken, field, lang))
        if slip == "tie-is-nothing" and gain == ZERO:
            yield Paid(ONE, "tie-to-you", sentence_of(rule_text(rules, "ties", lang)))
    for slip in SUMS:
        mine, theirs = sums(slip, rules, own.cards), sums(slip, rules, bank.cards)
        if mine is not None and theirs is not None:
            yield Paid(_compared(mine, theirs), slip, say(f"why-{slip}", lang))
    if own.sum(rules) != bank.sum(rules):
        nearer = abs(own.sum(rules) - TARGET) < abs(bank.sum(rules) - TARGET)
        yield Paid(ONE if nearer else -ONE, "nearest", say("why-nearest", lang))
    highest = [max(hand.values(rules)) for hand in (own, bank)]
    if highest[0] != highest[1]:
        yield Paid(ONE if highest[0] > highest[1] else -ONE, "highest-card", say("why-highest-card", lang))
    yield Paid(-ONE, "bank-always", say("why-bank-always", lang))
    yield Paid(ONE, "still-in", say("why-still-in", lang))


SUMS = ("ace-eleven", "court-ten", "court-one", "covered-forgotten")
"""Wrong ways of adding up a hand."""


def sums(slip: str, rules: Rules, cards: tuple[Card, ...]) -> int | None:
    """Return the sum in half points that a mistake of `SUMS` comes to; None where it comes to the right one.

    >>> from sieteymedio.engine.cards import read_cards
    >>> sums("ace-eleven", Rules(), read_cards("Ao 5c")), sums("court-ten", Rules(), read_cards("5c 2o"))
    (32, None)
    """
    values = list(Held(cards).values(rules))
    wild = [rules.kinds.of(card) == rules.kinds.wild for card in cards]
    right = sum(values)
    for place, card in enumerate(cards):
        if slip == "ace-eleven" and card.rank.value == "A":
            values[place] = 22
        elif slip == "court-ten" and card.rank.is_court and not wild[place]:
            values[place] = 20
        elif slip == "court-one" and card.rank.is_court and not wild[place]:
            values[place] = 2
    if slip == "covered-forgotten" and len(values) > 1:
        values = values[1:]
    return None if sum(values) == right else sum(values)


def _compared(own: int, bank: int) -> Ratio:
    if own > TARGET:
        return -ONE
    return ONE if bank > TARGET or own > bank else -ONE


def other_values(rules: Rules, field: str) -> tuple[Rules, ...]:
    """Return the rules with every other value of a choice, where the rest of the rules allows it.

    >>> [rules.ties for rules in other_values(Rules(), "ties")]
    ['push', 'banker-on-5']
    """
    found = []
    for value in CHOICES[field]:
        if value != getattr(rules, field):
            try:
                found.append(replace(rules, **{field: value}))
            except RulesError:
                continue
    return tuple(found)
