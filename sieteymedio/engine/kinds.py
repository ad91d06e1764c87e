"""Kinds of card: what counting needs to know of a pack.

Cards that count the same and do the same are one kind. The base game has eight: court card, ace, 2 to 7. A hand is then a
composition, one count for each kind, and a pack is one too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from sieteymedio.engine.cards import Card, CardError, Rank, Suit, pack_of

Counts = tuple[int, ...]

KINDS = ("court", "ace", "2", "3", "4", "5", "6", "7")
"""The eight kinds of the base game; every pack has them at the same places."""

_NAMES = {"F": "court card", "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven"}
_ADDED = {
    "48-half": (("8", 1), ("9", 1)),
    "48-pip": (("8", 16), ("9", 18)),
    "44-zero": (("8", 0),),
    "44-half": (("T", 1),),
}


def with_card(counts: Counts, kind: int) -> Counts:
    """Return a composition with one card more of a kind.

    >>> with_card((0, 1), 1)
    (0, 2)
    """
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


@dataclass(frozen=True)
class Kind:
    """One kind of card."""

    key: str
    """A short name: ``"court"``, ``"ace"``, ``"2"`` …, ``"wild"``."""
    letter: str
    """How a card of the kind is written in a hand: ``"F"`` for a court card, the card itself for the wild one."""
    name: str
    """The English name."""
    half_points: int
    """What it counts, in half points; for the wild card the least it can count."""
    count: int
    """How many of them the whole pack holds."""
    wild: bool = False
    suit: Suit | None = None
    """The suit, where the rules tell suits apart for this kind."""
    royal: bool = False
    """Whether it is the king of coins, told apart from the other court cards."""
    seven: bool = False
    also: str = ""
    """How the next card of the kind is written where `letter` is one card and the kind has another."""

    @property
    def counts_half(self) -> bool:
        """Whether it is a card that always counts one half, such as a court card."""
        return self.half_points == 1 and not self.wild


@dataclass(frozen=True, eq=False)
class Kinds:
    """The kinds of one pack, in order; compositions are tuples with one count for each."""

    all: tuple[Kind, ...]
    wild_card: Card | None

    @cached_property
    def counts(self) -> Counts:
        """The composition of the whole pack."""
        return tuple(kind.count for kind in self.all)

    @cached_property
    def nothing(self) -> Counts:
        """The composition of no cards."""
        return (0,) * len(self.all)

    @property
    def wild(self) -> int | None:
        """The index of the wild kind, None where no card is wild."""
        return len(self.all) - 1 if self.wild_card else None

    def of(self, card: Card) -> int:
        """Return the index of the kind of `card`. A card without a suit is never the wild one.

        A card that is in no kind, and one without a suit where the suit decides, raise `CardError`.
        """
        found = self._found.get(card)
        if found is None:
            found = self._found[card] = self._find(card)
        return found

    @cached_property
    def _found(self) -> dict[Card, int]:
        return {}

    def _find(self, card: Card) -> int:
        if self.wild_card and card == self.wild_card:
            return len(self.all) - 1
        place = self._places.get((_class(card.rank), card.suit if self.suited else None))
        if place is None:
            place = self._places.get((_class(card.rank), None))
        if self.royal is not None and card.rank is Rank.REY and card.suit is Suit.COINS:
            return self.royal
        if place is None:
            if card.suit is None and self.suited and (_class(card.rank), Suit.COINS) in self._places:
                raise CardError(
                    f"by these rules the suit of {card.english} ({card}) matters: write it after the rank, as in {card}o"
                )
            raise CardError(f"{card.english} ({card}) is not a card of this pack")
        if self.royal is not None and card.rank is Rank.COURT and card.suit is Suit.COINS:
            raise CardError("by these rules the king of coins is a card of its own: write So, Co or Ro instead of Fo")
        return place

    @cached_property
    def _places(self) -> dict[tuple[str, Suit | None], int]:
        return {
            (kind.key.split("-")[0], kind.suit): place
            for place, kind in enumerate(self.all)
            if not kind.wild and not kind.royal
        }

    @cached_property
    def suited(self) -> bool:
        """Whether the kinds tell the suits of sevens and court cards apart."""
        return any(kind.suit for kind in self.all)

    @cached_property
    def royal(self) -> int | None:
        """The index of the king of coins, where it is a kind of its own."""
        return next((place for place, kind in enumerate(self.all) if kind.royal), None)

    @cached_property
    def sevens(self) -> tuple[int, ...]:
        """The indices of the kinds of seven."""
        return tuple(place for place, kind in enumerate(self.all) if kind.seven)

    def counts_of(self, cards: Iterable[Card]) -> Counts:
        """Return the composition of `cards`."""
        counts = [0] * len(self.all)
        for card in cards:
            counts[self.of(card)] += 1
        return tuple(counts)

    def text(self, counts: Counts) -> str:
        """Return a composition as text, court cards (F) last; it reads back to the same composition.

        >>> kinds_of("40", 1, None).text((2, 1, 0, 0, 1, 0, 0, 0))
        '4 A F F'
        """
        return " ".join(reversed(self.cards(counts)))

    def cards(self, counts: Counts) -> list[str]:
        """Return the cards of a composition as they are written, in the order of the kinds."""
        found = []
        for kind, count in zip(self.all, counts, strict=True):
            written = (kind.letter, kind.also or kind.letter)
            found += [written[place % 2] for place in range(count)]
        return found


def _class(rank: Rank) -> str:
    if rank.value in "SCRF":
        return "court"
    return {"A": "ace", "8": "eight", "9": "nine", "T": "ten"}.get(rank.value, rank.value)


@lru_cache(maxsize=256)
def kinds_of(pack: str, packs: int, wild: Card | None, suits: str = "") -> Kinds:
    """Return the kinds of `packs` packs of the kind `pack` in which the card `wild`, if any, is wild.

    `suits` is ``"suited"`` where the suits of sevens and court cards matter, ``"royal"`` where the king of coins does too.

    >>> kinds_of("40", 1, None).counts
    (12, 4, 4, 4, 4, 4, 4, 4)
    >>> kinds_of("48-half", 1, Card.read("Ro")).counts
    (11, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1)
    """
    courts = sum(card.rank.value in "SCR" for card in pack_of(pack)) * packs
    kinds = [Kind("court", "F", "court card", 1, courts), Kind("ace", "A", "ace", 2, 4 * packs)]
    kinds += [Kind(rank, rank, _NAMES[rank], 2 * int(rank), 4 * packs, seven=rank == "7") for rank in KINDS[2:]]
    kinds += [Kind(_class(Rank(rank)), rank, _class(Rank(rank)), worth, 4 * packs) for rank, worth in _ADDED.get(pack, ())]
    if suits:
        few = courts // 4 // packs
        told = (_by_suit(kind, suits, few) if kind.seven or kind.key == "court" else [kind] for kind in kinds)
        kinds = [part for parts in told for part in parts]
    found = Kinds(tuple(kinds), None)
    if wild is None:
        return found
    replaced = found.of(wild)
    old = kinds[replaced]
    kinds[replaced] = replace(old, count=old.count - packs, royal=False)
    kinds.append(Kind("wild", str(wild), f"{wild.english} (wild)", 1, packs, wild=True))
    return Kinds(tuple(kinds), wild)


def _by_suit(kind: Kind, suits: str, courts: int) -> list[Kind]:
    parts = []
    for suit in Suit:
        part = replace(
            kind,
            key=f"{kind.key}-{suit.english}",
            letter=kind.letter + suit.value,
            name=f"{kind.name} of {suit.english}",
            count=kind.count // 4,
            suit=suit,
        )
        if suits == "royal" and suit is Suit.COINS and kind.key == "court":
            packs = part.count // courts
            few = part.count == 2 * packs
            letter, also, name = ("Co", "", "knight of coins") if few else ("So", "Co", "jack or knight of coins")
            others = replace(part, letter=letter, also=also, name=name, count=part.count - packs)
            parts += [others, replace(part, key="king-coins", letter="Ro", name="king of coins", count=packs, royal=True)]
        else:
            parts.append(part)
    return parts
