"""The rules in words, and which of them a source states: what every explanation of the tutor rests on.

An explanation names the fields of `Rules` that it rests on. They are not written down case by case but found: a field
counts if another value of it would give another answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ONE, Ratio
from sieteymedio.engine.presets import find_preset
from sieteymedio.engine.rules import CHOICES, FIELDS, PAYS, Rules
from sieteymedio.locale import DEFAULT_LANGUAGE, text_in

__all__ = ["Basis", "Rulebook", "book_of", "deciding_fields", "rule_text", "say"]


def say(key: str, lang: str = DEFAULT_LANGUAGE, *, count: int | None = None, **values: object) -> str:
    """Return the message ``key`` of the section "tutor"."""
    return text_in("tutor", key, lang, count=count, **values)


class Basis(NamedTuple):
    """One rule that an answer rests on: a field of the rules with its value, or a principle of the game."""

    text: str
    """The rule as a sentence; where the source does not state it, the sentence says so."""
    field: str | None = None
    """None for what every version of the game has in common."""
    value: str | None = None
    stated: bool | None = None
    """Whether the source states it; None where there is no source to ask."""


@dataclass(frozen=True)
class Rulebook:
    """Rules with the knowledge of where they come from: a preset, perhaps with changes, or the reader's own."""

    rules: Rules = Rules()
    preset: str | None = None
    our_choice: frozenset[str] = frozenset()
    """The fields whose value the source does not state."""

    @property
    def title(self) -> str:
        """The name of the rule set; empty for rules that are no preset's."""
        return find_preset(self.preset).title if self.preset else ""

    @property
    def source(self) -> str | None:
        """Where the rule set was read."""
        return find_preset(self.preset).source if self.preset else None

    @property
    def note(self) -> str:
        """What there is to say of the rule set as a whole; empty if nothing."""
        return find_preset(self.preset).note if self.preset else ""

    def stated(self, field: str, *, half_stated: bool = False) -> bool | None:
        """Return whether the source states the value of ``field``; None where there is no source.

        With ``half_stated`` the part of the value that the answer rests on is our reading of a value the source gives
        in part.

        >>> book_of("treccani").stated("ties"), book_of("snai").stated("ties"), book_of(Rules()).stated("ties")
        (True, False, None)
        """
        if self.preset is None:
            return None
        return field not in self.our_choice and not half_stated

    def basis(self, field: str, lang: str = DEFAULT_LANGUAGE, *, half_stated: bool = False) -> Basis:
        """Return what ``field`` says, as one rule that an answer rests on.

        >>> book_of("snai").basis("ties").text
        'The source does not say; here we play that the bank wins a tie.'
        """
        stated = self.stated(field, half_stated=half_stated)
        clause = rule_text(self.rules, field, lang)
        if half_stated and self.preset and field not in self.our_choice:
            sentence = say(f"half-stated-{field}", lang)
        else:
            sentence = say("not-stated", lang, rule=clause) if stated is False else sentence_of(clause)
        value = getattr(self.rules, field)
        return Basis(sentence, field, None if value is None else _word(value), stated)

    def bases(self, names: Iterable[str], lang: str = DEFAULT_LANGUAGE) -> tuple[Basis, ...]:
        """Return what each of the fields ``names`` says, in the order of the fields of `Rules`."""
        wanted = set(names)
        return tuple(self.basis(name, lang) for name in FIELDS if name in wanted)


def book_of(rules: Rules | str, changes: Mapping[str, object] | None = None) -> Rulebook:
    """Return the rulebook of a preset's name, or of rules; ``changes`` are fields set otherwise by the reader.

    >>> book_of("snai", {"ties": "push"}).stated("ties")
    True
    """
    if isinstance(rules, Rules):
        return Rulebook(_changed(rules, changes or {}))
    found = find_preset(rules)
    return Rulebook(_changed(found.rules, changes or {}), found.name, frozenset(found.our_choice) - set(changes or {}))


def principle(key: str, lang: str = DEFAULT_LANGUAGE) -> Basis:
    """Return a rule that every version of the game has, as something an answer rests on."""
    return Basis(say(f"principle-{key}", lang))


def rule_text(rules: Rules, field: str, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a field says, as a clause without a capital letter and without a full stop.

    >>> rule_text(Rules(), "ties"), rule_text(Rules(seven_and_a_half_pays="3/2"), "seven_and_a_half_pays")
    ('the bank wins a tie', 'a winning 7½ pays 1½ for each bean staked')
    """
    value = getattr(rules, field)
    key = f"rule-{field}"
    if field in CHOICES:
        return say(f"{key}-{_word(value)}", lang)
    if value is None or (field == "bank_limit" and value == 0):
        return say(f"{key}-none", lang)
    if field in ("bank_natural_takes", "bank_seven_and_a_half_takes") and value == ONE:
        return say(f"{key}-one", lang)
    if isinstance(value, Card):
        return say(key, lang, value=card_text(value, lang))
    if isinstance(value, Ratio):
        return say(key, lang, value=amount_text(value))
    return say(key, lang, count=value, value=value) if isinstance(value, int) else say(key, lang, value=value)


def sentence_of(clause: str) -> str:
    """Return a clause as a sentence.

    >>> sentence_of("the bank wins a tie")
    'The bank wins a tie.'
    """
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith((".", "?", "!")) else ".")


def card_text(card: Card, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return the name of a card in words.

    >>> card_text(Card.read("Ro"))
    'king of coins'
    """
    rank = say(f"rank-{card.rank.value}", lang)
    return say("card", lang, rank=rank, suit=say(f"suit-{card.suit.value}", lang)) if card.suit else rank


def amount_text(amount: Ratio) -> str:
    """Return an amount with its halves and quarters as they are spoken of.

    >>> amount_text(Ratio.of(3, 2)), amount_text(Ratio.of(1, 4)), amount_text(Ratio.of(5, 7))
    ('1½', '¼', '5/7')
    """
    whole, rest = divmod(abs(amount.numerator), amount.denominator)
    parts = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾"}
    sign = "−" if amount.numerator < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    part = parts.get((rest, amount.denominator))
    return f"{sign}{whole or ''}{part}" if part else f"{sign}{abs(amount.numerator)}/{amount.denominator}"


SILENT = {
    "ties_at_seven_and_a_half": "as-others",
    "wild_seven_and_a_half_pays": None,
    "suited_natural_pays": None,
    "royal_natural_pays": None,
    "long_hand_pays": None,
    "bank_limit": 0,
}
"""Fields that, at this value, only say that another field holds, or set no bound: such a field decides nothing by itself."""

_OTHER_WHOLES = {"packs": (2,), "max_split_hands": (3,), "bank_limit": (1,)}


def deciding_fields(rules: Rules, answer: Callable[[Rules], object]) -> tuple[str, ...]:
    """Return the fields that ``answer(rules)`` rests on: those of which another value would give another answer.

    Values that contradict the rest of the rules, or that ``answer`` refuses, are passed over.

    >>> from sieteymedio.engine.hands import payment
    >>> deciding_fields(Rules(), lambda rules: payment(12, 12, rules))
    ('ties',)
    """
    given = answer(rules)
    return tuple(
        name
        for name in FIELDS
        if not (name in SILENT and getattr(rules, name) == SILENT[name])
        and any(_differs(rules, name, value, given, answer) for value in _others(rules, name))
    )


def _differs(rules: Rules, name: str, value: Any, given: object, answer: Callable[[Rules], object]) -> bool:
    try:
        return answer(replace(rules, **{name: value})) != given
    except ValueError:
        return False


def _others(rules: Rules, name: str) -> tuple[Any, ...]:
    here = getattr(rules, name)
    if name == "natural_wild":
        # "only" would take every other natural away as well, which is another matter.
        return ("no",) if here == "yes" else ("yes",)
    if name in CHOICES:
        return tuple(value for value in CHOICES[name] if value != here)
    if name == "wild":
        return (None,) if here else ("Ro",)
    if name in PAYS:
        return (Ratio.of(7, 5), Ratio.of(1))
    if name == "banker_stands_on":
        return ("2", "7½")
    return _OTHER_WHOLES.get(name, ())


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _changed(rules: Rules, changes: Mapping[str, object]) -> Rules:
    if not changes:
        return rules
    kept = {field.name: getattr(rules, field.name) for field in fields(rules)}
    for name in changes:
        if name not in kept:
            Rules.from_dict({name: changes[name]})
    return Rules(**{**kept, **changes})
