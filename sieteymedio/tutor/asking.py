"""What a question of the tutor is: a situation, options of which exactly one is right, and a reason for each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.policies import Policy
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, total_text
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.rulebook import Basis, card_text, say
from sieteymedio.tutor.settling import listed

__all__ = ["Choice", "Question", "Shown", "Situation", "Wrong", "ask"]


class Shown(NamedTuple):
    """One hand on the table, as the reader sees it; None stands for a card face down that the reader cannot see."""

    role: str
    """``"you"``, ``"bank"`` or ``"player"``."""
    cards: tuple[Card | None, ...]
    seat: int = 1
    covered: tuple[bool, ...] = ()
    """Which cards lie face down; empty where all are open."""

    def worth(self, rules: Rules) -> int | None:
        """Return what the hand is worth; None where the reader cannot know."""
        known = [card for card in self.cards if card]
        if len(known) < len(self.cards) or not known:
            return None
        return game_of(rules).worth(rules.kinds.counts_of(known))


class Situation(NamedTuple):
    """What lies on the table."""

    hands: tuple[Shown, ...]
    seen: tuple[Card, ...] = ()
    """Cards seen elsewhere."""
    banker: Policy | None = None
    """How the bank plays, where that matters."""

    def text(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return the situation in words.

        >>> Situation((Shown("you", (Card.read("5o"),)), Shown("bank", (None,), 0))).text()
        'You hold the five of coins. The bank holds a covered card.'
        """
        parts = [_hand_in_words(hand, lang) for hand in self.hands]
        if self.seen:
            parts.append(say("situation-seen", lang, cards=cards_text(self.seen, lang)))
        return " ".join(parts)


@dataclass(frozen=True)
class Choice:
    """One option of a question."""

    text: str
    right: bool
    explanation: str
    """Why it is right, or why it is not."""
    slip: str | None = None
    """The misconception that leads to it, None for the right one; its name is the message ``slip-<slip>``."""

    def slip_name(self, lang: str = DEFAULT_LANGUAGE) -> str | None:
        """Return the name of the misconception."""
        return say(f"slip-{self.slip}", lang) if self.slip else None


@dataclass(frozen=True)
class Question:
    """One question, always the same for the same rules, seed, number and level."""

    topic: str
    text: str
    situation: Situation | None
    choices: tuple[Choice, ...]
    because: tuple[Basis, ...] = ()

    @property
    def right(self) -> int:
        """The place of the right option."""
        return next(place for place, choice in enumerate(self.choices) if choice.right)

    def verdict(self, answer: int, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return what there is to say of an answer: right or not, why, and what is right instead."""
        chosen, right = self.choices[answer], self.choices[self.right]
        if chosen.right:
            return f"{say('verdict-right', lang)} {chosen.explanation}"
        wrong = say("verdict-wrong", lang, right=right.text.removesuffix("."))
        # An answer that is a rule as a sentence needs no other words as its reason.
        return _once(wrong, chosen.explanation, right.explanation if right.explanation != right.text else "")


class Wrong(NamedTuple):
    """A wrong answer, the misconception behind it, and what is to be said to it."""

    text: str
    slip: str
    why: str


def ask(
    dice: Dice,
    topic: str,
    text: str,
    situation: Situation | None,
    right: tuple[str, str],
    wrongs: Iterable[Wrong],
    because: tuple[Basis, ...] = (),
    *,
    most: int = 4,
    in_order: bool = False,
) -> Question | None:
    """Return a question with the right answer (text and reason) among wrong ones; None if no wrong one differs from it.

    Of wrong answers with the same text the first counts. The options are shuffled unless they are to stand ``in_order``.
    """
    found: dict[str, Choice] = {right[0]: Choice(right[0], True, right[1])}
    for wrong in wrongs:
        if wrong.text not in found and len(found) < most:
            found[wrong.text] = Choice(wrong.text, False, wrong.why, wrong.slip)
    if len(found) < 2:
        return None
    choices = list(found.values())
    placed = sorted(choices, key=lambda choice: choice.text, reverse=True) if in_order else dice.shuffled(choices)
    return Question(topic, text, situation, tuple(placed), because)


def _once(*parts: str) -> str:
    """Return all that is said, each sentence once: a wrong option and the right one often rest on the same rule."""
    return " ".join(dict.fromkeys(sentence for part in parts if part for sentence in re.split(r"(?<=[.!?]) ", part)))


def cards_text(cards: Iterable[Card | None], lang: str = DEFAULT_LANGUAGE, covered: tuple[bool, ...] = ()) -> str:
    """Return cards in words; those that lie face down before the reader's eyes alone are marked.

    >>> cards_text([Card.read("5o"), None]), cards_text([Card.read("5o")], covered=(True,))
    ('the five of coins and a covered card', 'the five of coins (face down)')
    """
    held = tuple(cards)
    down = covered or (False,) * len(held)
    return listed([_card(card, covered, lang) for card, covered in zip(held, down, strict=True)], lang)


def _card(card: Card | None, covered: bool, lang: str) -> str:
    if card is None:
        return say("covered", lang)
    return say("the-card-down" if covered else "the-card", lang, card=card_text(card, lang))


def total_words(worth: int, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return a total as an answer: ``"7½"``, ``"bust"``, ``"two sevens"``."""
    return say("bust", lang) if worth == OVER else total_text(worth)


def _hand_in_words(hand: Shown, lang: str) -> str:
    return say(f"holds-{hand.role}", lang, cards=cards_text(hand.cards, lang, hand.covered), seat=hand.seat)
