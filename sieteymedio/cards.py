"""Cards, the 40-card Spanish pack, and how they are read and written.

A card is written by its rank, ``A 2 3 4 5 6 7 S C R`` (S sota, C caballo, R rey), and, where it matters, its suit
``o c e b`` (oros, copas, espadas, bastos: coins, cups, swords, clubs): ``"Ro"`` is the king of coins. ``F`` stands for a
court card of any rank.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache

Cards = str | Iterable["Card | str"]
Counts = tuple[int, ...]

KINDS = ("court", "ace", "2", "3", "4", "5", "6", "7")
KIND_NAMES = ("court card", "ace", "two", "three", "four", "five", "six", "seven")
KIND_LETTERS = "FA234567"
HALF_POINTS: Counts = (1, 2, 4, 6, 8, 10, 12, 14)
"""Half points of each kind: a court card counts one half, an ace one, the others their number."""


class CardError(ValueError):
    """Cards that cannot be read or that this pack does not hold."""


class Rank(Enum):
    """The rank of a card; the value is the letter it is written with."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    SOTA = "S"
    CABALLO = "C"
    REY = "R"
    COURT = "F"
    """A court card whose rank is not told; no pack holds it as a card of its own."""

    @property
    def kind(self) -> int:
        """The index of the rank in `KINDS`: 0 for every court card, 1 for an ace, 2 to 7 for the others."""
        return 0 if self.value in "SCRF" else 1 if self is Rank.ACE else int(self.value)

    @property
    def half_points(self) -> int:
        """What the rank counts, in half points."""
        return HALF_POINTS[self.kind]

    @property
    def english(self) -> str:
        """The English name of the rank."""
        return _RANK_NAMES[self.value]


class Suit(Enum):
    """The suit of a card; the value is the letter it is written with."""

    COINS = "o"
    CUPS = "c"
    SWORDS = "e"
    CLUBS = "b"

    @property
    def english(self) -> str:
        """The English name of the suit."""
        return self.name.lower()


_RANK_NAMES = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "S": "jack", "C": "knight", "R": "king", "F": "court card",
}  # fmt: skip
_MEANT = {
    "1": "A", "K": "R", "Q": "C", "J": "S", "10": "S", "11": "C", "12": "R", "H": "C", "P": "F",
    "8": "7", "9": "7", "a": "A", "s": "S", "r": "R", "f": "F", "k": "R", "q": "C", "j": "S", "c": "C",
}  # fmt: skip
_READING = "A 2 3 4 5 6 7 S C R (F for any court card), with a suit o c e b after it if you like"


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `suit` is None where it is not told.

    >>> str(Card(Rank.REY, Suit.COINS))
    'Ro'
    >>> Card.read("Ro").english
    'king of coins'
    """

    rank: Rank
    suit: Suit | None = None

    def __str__(self) -> str:
        return self.rank.value + (self.suit.value if self.suit else "")

    @property
    def kind(self) -> int:
        """The index of the card in `KINDS`."""
        return self.rank.kind

    @property
    def english(self) -> str:
        """The English name of the card."""
        return f"{self.rank.english} of {self.suit.english}" if self.suit else self.rank.english

    @classmethod
    def read(cls, text: str) -> Card:
        """Return the card written as `text`; anything else raises `CardError`."""
        if 1 <= len(text) <= 2 and text[0] in _RANKS and (len(text) == 1 or text[1] in _SUITS):
            return cls(_RANKS[text[0]], _SUITS[text[1]] if len(text) == 2 else None)
        rank, suit = (text[:-1], text[-1]) if len(text) > 1 and text[-1] in _SUITS else (text, "")
        meant = _MEANT.get(rank)
        hint = f"; did you mean {meant + suit}?" if meant else ""
        if rank in ("8", "9"):
            hint = "; the pack of 40 has no eights and nines"
        raise CardError(f"{_shorten(text)!r} is not a card: write {_READING}{hint}")


_RANKS = {rank.value: rank for rank in Rank}
_SUITS = {suit.value: suit for suit in Suit}


def _shorten(text: str) -> str:
    return text if len(text) <= 20 else text[:20] + "…"


def read_cards(cards: Cards) -> tuple[Card, ...]:
    """Return the cards in `cards`: text with blanks or commas between cards, or an iterable of cards and card texts.

    >>> [str(card) for card in read_cards("5 Ro, 7")]
    ['5', 'Ro', '7']
    """
    if isinstance(cards, str):
        return tuple(Card.read(text) for text in cards.replace(",", " ").split())
    if isinstance(cards, Card):
        return (cards,)
    if not isinstance(cards, Iterable):
        raise CardError(f"cards are text such as '5 R' or a list of cards, not {cards!r}")
    found: list[Card] = []
    for card in cards:
        if isinstance(card, Card):
            found.append(card)
        elif isinstance(card, str):
            found.append(Card.read(card.strip()))
        else:
            raise CardError(f"{card!r} is not a card: write {_READING}")
    return tuple(found)


@cache
def standard_pack() -> tuple[Card, ...]:
    """Return the 40 cards in their documented order: coins, cups, swords, clubs; in each A 2 3 4 5 6 7 S C R.

    >>> " ".join(str(card) for card in standard_pack()[:10])
    'Ao 2o 3o 4o 5o 6o 7o So Co Ro'
    """
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.COURT)


def counts_of(cards: Iterable[Card]) -> Counts:
    """Return how many cards of each of the eight kinds there are."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card.kind] += 1
    return tuple(counts)


def cards_text(counts: Counts) -> str:
    """Return a composition as text, highest kind first, court cards (F) last; it reads back to the same counts.

    >>> cards_text((2, 1, 0, 0, 1, 0, 0, 0))
    '4 A F F'
    """
    return " ".join(KIND_LETTERS[kind] for kind in range(len(KINDS) - 1, -1, -1) for _ in range(counts[kind]))


def check_in_pack(cards: Iterable[Card], packs: int) -> None:
    """Raise `CardError` unless `cards` can lie together in `packs` packs of 40."""
    held = tuple(cards)
    by_name = Counter(held)
    for card, times in by_name.items():
        if card.suit and card.rank is not Rank.COURT and times > packs:
            raise CardError(f"the {card.english} ({card}) is there {times} times: {_packs(packs)} {packs}")
    for rank, times in Counter(card.rank for card in held).items():
        if rank is not Rank.COURT and times > 4 * packs:
            name = rank.english + ("es" if rank is Rank.SIX else "s")
            raise CardError(f"{times} {name} ({rank.value}): {_packs(packs)} {4 * packs}")
    counts = counts_of(held)
    if counts[0] > 12 * packs:
        raise CardError(f"{counts[0]} court cards: {_packs(packs)} {12 * packs}")


def _packs(packs: int) -> str:
    return "the pack has only" if packs == 1 else f"{packs} packs have only"
