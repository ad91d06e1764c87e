"""Reading a request: every value is checked before the engine sees it, and every refusal names its field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sieteymedio.engine.cards import Card, read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.patience import StillCounting, patience
from sieteymedio.engine.policies import BANKER, Policy, from_dict
from sieteymedio.engine.presets import find_preset
from sieteymedio.engine.rules import FIELDS, OPEN_PAYS, Rules
from sieteymedio.locale import DEFAULT_LANGUAGE, text

__all__ = ["Fault", "Fields", "bit_by_bit", "naming"]

ENVELOPE = ("format", "id", "kind", "lang")
MOST_CARDS = 320
LONGEST_TEXT = 1000
LARGEST_NUMBER = 10**9
MOST_DIGITS = 300

_MISSING = object()
_MAY_BE_NONE = ("wild", *OPEN_PAYS)


class Fault(ValueError):
    """A request that cannot be answered: what is wrong and allowed, and in which field (None for the whole)."""

    def __init__(self, message: str, name: str | None = None) -> None:
        super().__init__(message)
        self.name = name


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Turn a ``ValueError`` of the engine into a ``Fault`` that names the field.

    >>> with naming("hand"):
    ...     read_cards("K")
    Traceback (most recent call last):
    sieteymedio.widgets.reading.Fault: 'K' is not a card: write A 2 3 4 5 6 7 S C R (F for any court card), with a suit
    o c e b after it if you like, blanks between cards; did you mean R?
    """
    try:
        yield
    except Fault:
        raise
    except ValueError as wrong:
        raise Fault(str(wrong), name) from None


@dataclass(frozen=True)
class Fields:
    """The fields of a request, or of an object inside it, read one by one with their type and size checked."""

    values: Mapping[object, object]
    lang: str = DEFAULT_LANGUAGE
    path: str = field(default="")

    def allow(self, *names: str) -> Fields:
        """Return these fields if there are no others than ``names``; any other is refused."""
        for name in self.values:
            if name not in names:
                shown = name if isinstance(name, str) and len(name) <= 40 else "…"
                message = text("fault-unknown-field", self.lang, field=shown, allowed=", ".join(names))
                raise Fault(message, self._name(shown))
        return self

    def given(self, name: str) -> bool:
        """Return whether the field is there and not null."""
        return self.values.get(name) is not None

    def text(self, name: str, longest: int = LONGEST_TEXT, default: str | None = None) -> str:
        """Return a text of at most ``longest`` characters."""
        value = self._value(name, default)
        if not isinstance(value, str) or len(value) > longest or not _is_sendable(value):
            raise self._fault(name, text("fault-text", self.lang, most=longest))
        return value

    def whole(self, name: str, default: int | None = None) -> int:
        """Return a whole number that is not huge; its own limits are for the caller to check."""
        return self.as_whole(self._value(name, default), name)

    def flag(self, name: str, default: bool = False) -> bool:
        """Return true or false."""
        value = self._value(name, default)
        if not isinstance(value, bool):
            raise self._fault(name, text("fault-flag", self.lang))
        return value

    def items(self, name: str, most: int) -> Sequence[object]:
        """Return a list of at most ``most`` items; an empty one if the field is missing."""
        value = self._value(name, [])
        if not isinstance(value, (list, tuple)) or len(value) > most:
            raise self._fault(name, text("fault-list", self.lang, most=most))
        return value

    def inner(self, name: str) -> Fields:
        """Return the fields of an object inside; none if it is missing."""
        return self.as_fields(self._value(name, {}), name)

    def inners(self, name: str, most: int) -> list[Fields]:
        """Return the fields of each object in a list; a single object counts as a list of one."""
        value = self._value(name, [])
        items = [value] if isinstance(value, Mapping) else self.items(name, most)
        return [self.as_fields(item, name) for item in items]

    def pairs(self, name: str, most: int) -> Iterator[tuple[object, object]]:
        """Yield the pairs in a list of pairs."""
        for item in self.items(name, most):
            if not isinstance(item, (list, tuple)) or len(item) != 2:
                raise self._fault(name, text("fault-pairs", self.lang))
            yield item[0], item[1]

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return cards from text such as ``"5 Ro"`` or from a list of card texts."""
        value = self._value(name, [])
        if not isinstance(value, str):
            value = self.items(name, MOST_CARDS)
            if not all(isinstance(card, str) and len(card) <= 8 for card in value):
                raise self._fault(name, text("fault-cards", self.lang))
        elif len(value) > 4 * MOST_CARDS:
            raise self._fault(name, text("fault-list", self.lang, most=MOST_CARDS))
        with naming(self._name(name)):
            cards = read_cards(value)  # type: ignore[arg-type]
        if len(cards) > MOST_CARDS:
            raise self._fault(name, text("fault-list", self.lang, most=MOST_CARDS))
        return cards

    def ratio(self) -> Ratio:
        """Return the exact number ``{"n": …, "d": …}``, both in decimal digits."""
        parts = [self.text(name, MOST_DIGITS) for name in ("n", "d")]
        if not all(part.removeprefix("-").isascii() and part.removeprefix("-").isdigit() for part in parts):
            raise Fault(text("fault-ratio", self.lang), self.path)
        numerator, denominator = map(int, parts)
        if denominator <= 0:
            raise Fault(text("fault-ratio", self.lang), self.path)
        return Ratio.of(numerator, denominator)

    def rules(self) -> Rules:
        """Return the rules: the base game, or the named preset, with the given values in place."""
        inner = self.inner("rules")
        values: dict[str, object] = {}
        if self.given("preset"):
            with naming(self._name("preset")):
                values.update(find_preset(self.text("preset", 40)).rules.to_dict())
        for name, value in inner.values.items():
            if not isinstance(name, str) or len(name) > 40 or len(values) > len(FIELDS):
                raise self._fault("rules", text("fault-rules", self.lang))
            values[name] = _rule_value(inner, name, value)
        with naming("rules"):
            return Rules.from_dict(values)

    def banker(self) -> Policy:
        """Return the banker's policy, the one of the book if none is given."""
        return self.inner("banker").policy() if self.given("banker") else BANKER

    def policy(self) -> Policy:
        """Return the policy that these fields name."""
        self.allow("policy", "at")
        values = {str(name): self.text(str(name), 20) for name in self.values}
        with naming(self.path):
            return from_dict(values)

    def _value(self, name: str, default: object) -> object:
        value = self.values.get(name, default)
        if value is None:
            raise self._fault(name, text("fault-missing", self.lang, field=name))
        return value

    def as_fields(self, value: object, name: str) -> Fields:
        """Return ``value``, which stands in the field ``name``, if it is an object with named values."""
        if not isinstance(value, Mapping):
            raise self._fault(name, text("fault-object", self.lang))
        return Fields(value, self.lang, self._name(name))

    def as_whole(self, value: object, name: str) -> int:
        """Return ``value``, which stands in the field ``name``, if it is a whole number that is not huge."""
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST_NUMBER:
            raise self._fault(name, text("fault-whole", self.lang))
        return value

    def _name(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _fault(self, name: str, message: str) -> Fault:
        return Fault(message, self._name(name))


def bit_by_bit(request: Fields, steps: int, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Return the reply that `work` gives, or how far it is after so many steps; the same request with ``resume`` goes on."""
    asked = request.whole("resume")
    try:
        with patience(steps):
            return {**work(), "partial": None, "resume": None}
    except StillCounting as more:
        return {"partial": {"done": more.progress.done, "of": more.progress.total}, "resume": asked + 1}


def _rule_value(inner: Fields, name: str, value: object) -> object:
    if isinstance(value, bool) or (value is None and name in _MAY_BE_NONE):
        return value
    return inner.text(name, 40) if isinstance(value, str) else inner.whole(name)


def _is_sendable(value: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in value)
