"""Reading a request: every value is checked before the engine sees it, and every refusal names its field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from sieteymedio.cards import Card, read_cards
from sieteymedio.exact import Ratio
from sieteymedio.locale import DEFAULT_LANGUAGE, text
from sieteymedio.policies import BANKER, Action, Policy, from_dict
from sieteymedio.record import MOST_BRANCHES, MOST_MOVES, Branch, Record
from sieteymedio.rules import Rules
from sieteymedio.shuffling import check_seed
from sieteymedio.table import Move, Opening

__all__ = ["Fault", "Fields", "read_record"]

ENVELOPE = ("format", "id", "kind", "lang")
MOST_CARDS = 320
LONGEST_TEXT = 1000
LARGEST_NUMBER = 10**9
MOST_DIGITS = 300

_MISSING = object()


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
        return self._whole(self._value(name, default), name)

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
        return self._inner(self._value(name, {}), name)

    def inners(self, name: str, most: int) -> list[Fields]:
        """Return the fields of each object in a list; a single object counts as a list of one."""
        value = self._value(name, [])
        items = [value] if isinstance(value, Mapping) else self.items(name, most)
        return [self._inner(item, name) for item in items]

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
        """Return the rules: the base game with the given values in place."""
        inner = self.inner("rules")
        values: dict[str, object] = {}
        for name, value in inner.values.items():
            if not isinstance(name, str) or len(name) > 40 or len(values) >= 40:
                raise self._fault("rules", text("fault-rules", self.lang))
            values[name] = inner.text(name, 40) if isinstance(value, str) else inner.whole(name)
        with naming("rules"):
            return Rules.from_dict(values)

    def banker(self) -> Policy:
        """Return the banker's policy, the one of the book if none is given."""
        if not self.given("banker"):
            return BANKER
        inner = self.inner("banker").allow("policy", "at")
        values = {str(name): inner.text(str(name), 20) for name in inner.values}
        with naming("banker"):
            return from_dict(values)

    def _value(self, name: str, default: object) -> object:
        value = self.values.get(name, default)
        if value is None:
            raise self._fault(name, text("fault-missing", self.lang, field=name))
        return value

    def _inner(self, value: object, name: str) -> Fields:
        if not isinstance(value, Mapping):
            raise self._fault(name, text("fault-object", self.lang))
        return Fields(value, self.lang, self._name(name))

    def _whole(self, value: object, name: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST_NUMBER:
            raise self._fault(name, text("fault-whole", self.lang))
        return value

    def _name(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _fault(self, name: str, message: str) -> Fault:
        return Fault(message, self._name(name))


def _is_sendable(value: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in value)


def read_record(request: Fields) -> Record:
    """Return the round that a table request describes.

    >>> read_record(Fields({"seed": "class-4b"})).seed
    'class-4b'
    """
    request.allow(*ENVELOPE, "rules", "banker", "opening", "seed", "round", "branches", "moves", "seen_ahead")
    seed = request.text("seed")
    with naming("seed"):
        check_seed(seed)
    opening = _read_opening(request.inner("opening"))
    moves = tuple(_read_move(request, seat, action) for seat, action in request.pairs("moves", MOST_MOVES))
    branches = tuple(
        Branch(request._whole(after, "branches"), request._whole(branch, "branches"))
        for after, branch in request.pairs("branches", MOST_BRANCHES)
    )
    rules, banker, number = request.rules(), request.banker(), request.whole("round", 1)
    seen_ahead = request.flag("seen_ahead")
    # Dealing on differently twice after the same move leaves the last shuffle standing.
    last_of_each = tuple(Branch(*pair) for pair in sorted(dict(branches).items()))
    with naming("branches"):
        Record(branches=last_of_each)
    with naming("round"):
        return Record(rules, banker, opening, seed, number, moves, last_of_each, seen_ahead)


def _read_opening(opening: Fields) -> Opening:
    opening.allow("seats", "bank", "you", "stakes")
    seats, bank, you = opening.whole("seats", 2), opening.whole("bank", 0), opening.whole("you", 1)
    if seats != 2:
        raise Fault(text("fault-seats", opening.lang), "opening.seats")
    if you == bank:
        raise Fault(text("fault-you-bank", opening.lang), "opening.you")
    stakes = [0 if seat == bank else 1 for seat in range(seats)]
    inner = opening.inner("stakes")
    for name in inner.values:
        if name not in {str(seat) for seat in range(seats) if seat != bank}:
            raise Fault(text("fault-stakes", opening.lang), "opening.stakes")
        stakes[int(str(name))] = inner.whole(str(name))
    with naming("opening"):
        return Opening(seats, bank, you, tuple(stakes))


def _read_move(request: Fields, seat: object, action: object) -> Move:
    if action not in ("hit", "stand") or not isinstance(action, str):
        raise Fault(text("fault-move", request.lang), "moves")
    return Move(request._whole(seat, "moves"), Action(action))
