"""Cards, the 40-card Spanish pack, and how they are read and written.

A card is written by its rank, ``A 2 3 4 5 6 7 S C R`` (S sota, C caballo, R rey), and, where it matters, its suit
``o c e b`` (oros, copas, espadas, bastos: coins, cups, swords, clubs): ``"Ro"`` is the king of coins. ``F`` stands for a
court card of any rank. Longer packs add ``8``, ``9`` and, from a French pack, ``T`` for the ten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache

Cards = str | Iterable["Card | str"]
Counts = tuple[int, ...]


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
    EIGHT = "8"
    """Only in packs of 48 and 44."""
    NINE = "9"
    """Only in packs of 48."""
    TEN = "T"
    """Only in the French pack of 44 whose tens count one half."""
    SOTA = "S"
    CABALLO = "C"
    REY = "R"
    COURT = "F"
    """A court card whose rank is not told; no pack holds it as a card of its own."""

    @property
    def is_court(self) -> bool:
        """Whether it is the rank of a court card."""
        return self.value in "SCRF"

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
    "8": "eight", "9": "nine", "T": "ten",
    "S": "jack", "C": "knight", "R": "king", "F": "court card",
}  # fmt: skip
_MEANT = {
    "1": "A", "K": "R", "Q": "C", "J": "S", "10": "S", "11": "C", "12": "R", "H": "C", "P": "F",
    "a": "A", "s": "S", "r": "R", "f": "F", "k": "R", "q": "C", "j": "S", "c": "C",
}  # fmt: skip
_READING = "A 2 3 4 5 6 7 S C R (F for any court card), with a suit o c e b after it if you like, blanks between cards"


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
        if len(text) == 2 and text[0] in _RANKS and (text[1].lower() in _SUITS or text[1] in _RANKS):
            hint = f"; did you mean {text[0]}{text[1].lower() if text[1].lower() in _SUITS else ' ' + text[1]}?"
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


_FORTY = "A234567SCR"
_PACKS = {
    "40": _FORTY,
    "48-half": "A23456789SCR",
    "48-pip": "A23456789SCR",
    "44-zero": "A2345678SCR",
    "44-half": "A234567TSCR",
    "36": "A234567CR",
}
PACKS = tuple(_PACKS)
"""The packs that the sources know; `Rules.pack` says what the added cards count."""


@cache
def pack_of(pack: str = "40") -> tuple[Card, ...]:
    """Return the cards of one pack in their documented order: coins, cups, swords, clubs, ace to king in each.

    >>> " ".join(str(card) for card in pack_of()[:10])
    'Ao 2o 3o 4o 5o 6o 7o So Co Ro'
    >>> [len(pack_of(name)) for name in PACKS]
    [40, 48, 48, 44, 44, 36]
    """
    return tuple(Card(Rank(rank), suit) for suit in Suit for rank in _PACKS[pack])


def standard_pack() -> tuple[Card, ...]:
    """Return the 40 cards of the base game, in the order of `pack_of`."""
    return pack_of()


def check_in_pack(cards: Iterable[Card], pack: str, packs: int) -> None:
    """Raise `CardError` unless `cards` can lie together in `packs` packs of the kind `pack`."""
    held, ranks = tuple(cards), _PACKS[pack]
    for card in held:
        if card.rank is not Rank.COURT and card.rank.value not in ranks:
            lacks = "; the pack of 40 has no eights and nines" if pack == "40" and card.rank.value in "89" else ""
            raise CardError(f"{str(card)!r} is not a card of this pack: its ranks are {' '.join(ranks)}{lacks}")
    for card, times in Counter(held).items():
        if card.suit and times > packs and card.rank is not Rank.COURT:
            raise CardError(f"the {card.english} ({card}) is named {_times(times)}: {_packs(packs)} {packs}")
    for rank, times in Counter(card.rank for card in held).items():
        if rank is not Rank.COURT and times > 4 * packs:
            name = rank.english + ("es" if rank is Rank.SIX else "s")
            raise CardError(f"{times} {name} ({rank.value}): {_packs(packs)} {4 * packs}")
    courts = Counter(card.suit for card in held if card.rank.value in "SCRF")
    if courts.total() > 4 * packs * len(_courts(ranks)):
        raise CardError(f"{courts.total()} court cards: {_packs(packs)} {4 * packs * len(_courts(ranks))}")
    for suit, times in courts.items():
        if suit and times > packs * len(_courts(ranks)):
            raise CardError(f"{times} court cards of {suit.english}: {_packs(packs)} {packs * len(_courts(ranks))}")


def _courts(ranks: str) -> str:
    return "".join(rank for rank in ranks if rank in "SCR")


def _times(times: int) -> str:
    return "twice" if times == 2 else f"{times} times"


def _packs(packs: int) -> str:
    return "the pack has only" if packs == 1 else f"{packs} packs have only"
