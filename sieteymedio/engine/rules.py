"""The rules of the game as data: one frozen value, read by everything and changed by nothing.

The default is the base game of gamerules.com. Each field says what it means, which values it takes and which sources use
them; `CHOICES` and `RANGES` hold the values themselves. Left out, because they make another game: playing for a pot, tarot
packs with an excuse and a card of death, replacing cards of a dealt pair, and prizes for single winning cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from sieteymedio.engine.cards import PACKS, Card, CardError, Rank, pack_of
from sieteymedio.engine.exact import ONE, ZERO, Ratio, read_ratio
from sieteymedio.engine.kinds import Counts, Kinds, kinds_of
from sieteymedio.engine.totals import read_total, total_text


class RulesError(ValueError):
    """Rules that do not exist or contradict each other."""


TWO, THREE = Ratio(2, 1), Ratio(3, 1)


@dataclass(frozen=True)
class Rules:
    """The rules one hand is played by: keyword arguments, and keys of `to_dict`. A value not allowed raises `RulesError`.

    >>> Rules().ties
    'banker'
    >>> Rules(ties="push", seven_and_a_half_pays="3/2").to_dict()
    {'seven_and_a_half_pays': '3/2', 'ties': 'push'}
    """

    # The pack
    pack: str = "40"
    """Which cards are played with. ``"40"``: all main sources. ``"48-half"``: eights and nines count one half (school
    projects). ``"48-pip"``: they count eight and nine, so that they are dead cards (no source; a logical possibility).
    ``"44-zero"``: eights count nothing (French Wikipedia). ``"44-half"``: the tens of a French pack count one half.
    ``"36"``: no sotas (fantaciencia)."""
    packs: int = 1
    """How many packs are shuffled together, 1 to 8. One in all home rules; intelligiochi.it has more."""

    # The wild card
    wild: Any = None
    """The wild card (la matta), a card with its suit such as ``"Ro"``, or None. King of coins: Treccani, Sisal, Playtech;
    queen of hearts (``"Cc"``, the knight of cups): Betway, LuCas; seven of coins (``"7o"``): biska."""
    wild_values: str = "half-or-whole"
    """What the wild card may count: ``"half-or-whole"``, ½ or 1 to 7 (gamerules, Sisal); ``"whole"``, 1 to 7 only (Playtech,
    a variant in Snai)."""
    wild_alone: str = "half"
    """The wild card as the only card: ``"half"`` counts ½ (it.wikipedia copies); ``"free"`` may count 7 (not excluded by
    Treccani); ``"must-draw"`` may not stand (Playtech, LeoVegas, RNG 7 e mezzo)."""
    wild_declared: str = "best"
    """When its value is fixed: ``"best"``, never, it counts what is best for the final hand (LuCas, biska);
    ``"on-hit"``, the holder names it when he asks for another card (Sisal, PokerStars.it)."""

    # Seven and a half, naturals and two sevens
    seven_and_a_half_pays: Any = ONE
    """What a winning 7½ pays for each unit staked: above 0, at most 1000. 1: gamerules, Treccani; 2: Ludoteka, Spanish and
    Catalan sources; 3/2: a UK game."""
    wild_seven_and_a_half_pays: Any = None
    """What a winning 7½ with the wild card pays; None is as any other 7½. 3: Sisal, PokerStars.it."""
    natural: str = "none"
    """Whether 7½ on exactly two cards, a seven and a card that counts one half, is a natural: ``"none"``, it is a 7½
    like any other; ``"any-suit"`` (gamerules Italian, Treccani); ``"same-suit"``, both of one suit (LeoVegas blog)."""
    natural_wild: str = "yes"
    """Whether the wild card may stand in a natural: ``"yes"`` (LuCas), ``"no"``, ``"only"``: no other is one (Playtech)."""
    natural_beats_longer: bool = True
    """Whether a natural beats a 7½ of more cards (gamerules Italian; not everywhere)."""
    natural_pays: Any = TWO
    """What a winning natural pays: 2 (gamerules Italian, Treccani), 3/2 (Playtech)."""
    suited_natural_pays: Any = None
    """What a natural of one suit pays; None is as any other natural. 3/4: a course exercise."""
    royal_natural_pays: Any = None
    """What the king and the seven of coins pay; None is as any other natural of one suit. 1: a course exercise."""
    long_hand_pays: Any = None
    """What a winning hand of three or more cards pays; None is as shorter ones. 1/4: a course exercise."""
    natural_over_longer: str = "full"
    """What a natural is paid against a banker's longer 7½: ``"full"`` (gamerules Italian) or ``"single"`` (trapaninfo)."""
    bank_natural_takes: Any = ONE
    """How many stakes the banker's own natural takes from a player who is not bust and has none: 1 (gamerules) or 2 (two
    programs by the rules of Wikipedia)."""
    bank_seven_and_a_half_takes: Any = ONE
    """How many stakes any 7½ of the banker takes from a player who is not bust and has none: 1, or 2 (LeoVegas home
    rules)."""
    two_sevens: bool = False
    """Whether exactly two sevens beat every other hand (gamerules Italian, vincoapoker); otherwise they are a bust. The wild
    card never makes one of them: our choice, no source says."""
    two_sevens_pays: Any = THREE
    """What a player's two sevens pay: 3 (gamerules Italian, vincoapoker). The banker's take one stake."""

    # Settling
    ties: str = "banker"
    """Who takes a tie: ``"banker"`` (all home rules), ``"push"``, the stake goes back (RNG 7 e mezzo),
    ``"banker-on-5"``, the banker takes a tie on 5 and others are pushed (Playtech; the push is our choice)."""
    ties_at_seven_and_a_half: str = "as-others"
    """Who takes a tie between two hands of 7½: ``"as-others"``, ``"banker"`` or ``"push"``."""
    double_bust: str = "lost"
    """The stake of a bust player when the banker busts too: ``"lost"`` (every source) or ``"refunded"`` (no source; it shows
    what the player's busting first is worth)."""

    # Deciding
    banker: str = "free"
    """How the banker plays: ``"free"`` (home rules), ``"forced"``, he draws below `banker_stands_on` and stands from there
    (Playtech, RNG, LeoVegas), ``"chase"``, he draws until he beats or ties the one player."""
    banker_stands_on: str = "5"
    """Where a forced banker stands: ``"5"`` in every source."""
    bank_card: str = "covered"
    """The banker's first card: ``"covered"`` until his turn (home rules) or ``"open"`` from the deal (Playtech, RNG, the
    Fournier type sheet)."""
    player_must: str = "nothing"
    """What the player must do before he may stand, where the bank's card is open: ``"nothing"``; ``"reach"`` its value (RNG,
    LeoVegas); ``"pass"``: reach it, and on 5 against 5 pass it (Playtech)."""
    ask: str = "up"
    """How further cards come: ``"up"`` (gamerules base), ``"one-down"``, also face down, the covered card being turned
    up first
    (gamerules Spanish, Ludoteka), ``"choose-down"``, the player chooses each time which one stays covered (set i mig)."""
    split: str = "none"
    """Whether court cards may be split: ``"none"``; ``"pair"``, two court cards, again and again (gamerules Spanish);
    ``"run"``, an unbroken run of court cards from the first card (Catalan text)."""
    max_split_hands: int = 4
    """The most hands one player may play after splitting, 2 to 12. The sources set no limit; this one is our choice."""
    exchange: str = "none"
    """Which first card may be exchanged, once, unseen by nobody: ``"none"``, ``"4"`` (pagat fragment, Veneto), ``"3-or-4"``
    (a Snai variant)."""

    # Stakes, in beans
    bet: str = "before"
    """When the stake is placed: ``"before"`` the deal (gamerules, casinos), ``"after"`` looking at the first card (Treccani,
    Ludoteka, Snai), ``"either"`` (marcellosignore), ``"banker"``: the banker names one stake for all (Catalan text)."""
    raising: str = "none"
    """When the stake may be raised: ``"none"``; ``"on-ask"``, when asking (Portuguese text, set i mig, Sisal);
    ``"on-ask-or-stand"`` (acanomas); never after 7½."""
    least_stake: int = 1
    """The smallest stake, 1 to 1000."""
    most_stake: int = 10
    """The largest stake, 1 to 1000."""
    bank_limit: int = 0
    """The most the bank can lose in a round, 0 for no limit (antoniovalero: the stakes together may cover the bank)."""

    # The bank, the seats, the shuffle
    bank_passes: str = "seven-and-a-half"
    """To whom the bank goes: ``"seven-and-a-half"``, a player who wins with 7½ (gamerules); ``"natural"``, with a natural
    (Treccani); ``"right"`` or ``"left"``, one seat on each round (Snai; es.wikipedia); ``"never"`` (casinos)."""
    two_sevens_take_bank: bool = True
    """Whether two sevens take the bank, where they are a hand of their own (gamerules Italian)."""
    order: str = "right"
    """Where the deal and the play begin: ``"right"`` of the dealer, counter-clockwise (gamerules), ``"left"``,
    clockwise (set i mig, es.wikipedia)."""
    least_seats: int = 2
    """The fewest who sit down, banker included."""
    most_seats: int = 12
    """The most who sit down, banker included."""
    shuffle: str = "every-hand"
    """When the cards are shuffled: ``"every-hand"`` (LeoVegas; how gamerules is read here), ``"deal-on"`` until the
    pack is out (a program), ``"after-wild"``, after the hand in which the wild card came (a program)."""
    pack_runs_out: str = "reshuffle"
    """When the pack runs out in mid-hand: ``"reshuffle"`` the cards not in play and deal on (a program; our choice
    elsewhere), or ``"stand"``, who would draw stands. If no card is left to shuffle, the seat stands."""

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if (value := getattr(self, name)) not in allowed or isinstance(value, bool) is not isinstance(allowed[0], bool):
                choices = " or ".join(repr(choice) for choice in allowed)
                raise RulesError(f"{name} must be {choices}, not {value!r}{_near(value, allowed)}")
        for name, (least, most) in RANGES.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise RulesError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
        for name in PAYS:
            if (value := getattr(self, name)) is not None or name not in OPEN_PAYS:
                object.__setattr__(self, name, _read_pay(name, value))
        object.__setattr__(self, "banker_stands_on", _read_stand(self.banker_stands_on))
        object.__setattr__(self, "wild", _read_wild(self.wild, self.pack))
        for wrong, first, second, why in _conflicts(self):
            if wrong:
                raise RulesError(f"{_say(self, first)} and {_say(self, second)} contradict each other: {why}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, pack after pack, each in the order of `cards.pack_of`."""
        return pack_of(self.pack) * self.packs

    @cached_property
    def kinds(self) -> Kinds:
        """The kinds of card that counting tells apart."""
        suited = self.natural == "same-suit" or self.suited_natural_pays is not None
        suits = "royal" if self.royal_natural_pays is not None else "suited" if suited else ""
        return kinds_of(self.pack, self.packs, self.wild, suits)

    @property
    def counts(self) -> Counts:
        """How many cards of each kind the whole pack holds."""
        return self.kinds.counts

    def to_dict(self) -> dict[str, int | str | None]:
        """Return the values that differ from the base game, as plain ints, truth values and text."""
        return {
            field.name: value if isinstance(value := getattr(self, field.name), int) or value is None else str(value)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Rules:
        """Return the base game with `values` in place; the inverse of `to_dict`. An unknown name raises `RulesError`."""
        if not isinstance(values, Mapping):
            raise RulesError(f"rules are named values such as {{'ties': 'push'}}, not {values!r}")
        for name in values:
            if name not in FIELDS:
                hint = _near(name, FIELDS) or f"; the rules are such as {', '.join(FIELDS[:4])}"
                raise RulesError(f"there is no rule {name!r} among the {len(FIELDS)} fields of Rules{hint}")
        return cls(**values)  # type: ignore[arg-type]


CHOICES: dict[str, tuple[Any, ...]] = {
    "pack": PACKS,
    "wild_values": ("half-or-whole", "whole"),
    "wild_alone": ("half", "free", "must-draw"),
    "wild_declared": ("best", "on-hit"),
    "natural": ("none", "any-suit", "same-suit"),
    "natural_wild": ("yes", "no", "only"),
    "natural_beats_longer": (True, False),
    "natural_over_longer": ("full", "single"),
    "two_sevens": (False, True),
    "ties": ("banker", "push", "banker-on-5"),
    "ties_at_seven_and_a_half": ("as-others", "banker", "push"),
    "double_bust": ("lost", "refunded"),
    "banker": ("free", "forced", "chase"),
    "bank_card": ("covered", "open"),
    "player_must": ("nothing", "reach", "pass"),
    "ask": ("up", "one-down", "choose-down"),
    "split": ("none", "pair", "run"),
    "exchange": ("none", "4", "3-or-4"),
    "bet": ("before", "after", "either", "banker"),
    "raising": ("none", "on-ask", "on-ask-or-stand"),
    "bank_passes": ("seven-and-a-half", "natural", "right", "left", "never"),
    "two_sevens_take_bank": (True, False),
    "order": ("right", "left"),
    "shuffle": ("every-hand", "deal-on", "after-wild"),
    "pack_runs_out": ("reshuffle", "stand"),
}
RANGES = {
    "packs": (1, 8),
    "max_split_hands": (2, 12),
    "least_stake": (1, 1000),
    "most_stake": (1, 1000),
    "bank_limit": (0, 1000000),
    "least_seats": (2, 12),
    "most_seats": (2, 12),
}
PAYS = (
    "seven_and_a_half_pays",
    "wild_seven_and_a_half_pays",
    "natural_pays",
    "suited_natural_pays",
    "royal_natural_pays",
    "long_hand_pays",
    "two_sevens_pays",
    "bank_natural_takes",
    "bank_seven_and_a_half_takes",
)
OPEN_PAYS = ("wild_seven_and_a_half_pays", "suited_natural_pays", "royal_natural_pays", "long_hand_pays")
"""Pays that may be None: then the hand is paid as the wider class of hands it belongs to."""
FIELDS = tuple(field.name for field in fields(Rules))


def _conflicts(rules: Rules) -> list[tuple[bool, str, str, str]]:
    whole = rules.wild_values == "whole"
    no_wild = rules.wild is None
    return [
        (rules.least_stake > rules.most_stake, "least_stake", "most_stake", "no stake lies between them"),
        (rules.least_seats > rules.most_seats, "least_seats", "most_seats", "nobody could sit down"),
        (no_wild and rules.natural_wild == "only" and rules.natural != "none", "natural_wild", "wild", "no card is wild"),
        (no_wild and rules.wild_seven_and_a_half_pays is not None, "wild_seven_and_a_half_pays", "wild", "no card is wild"),
        (no_wild and rules.shuffle == "after-wild", "shuffle", "wild", "no card is wild"),
        (whole and not no_wild and rules.wild_alone == "half", "wild_values", "wild_alone", "a whole card is never ½"),
        (
            rules.bank_card == "covered" and rules.player_must != "nothing",
            "player_must",
            "bank_card",
            "nobody can reach a card that is covered",
        ),
        (rules.natural == "none" and rules.bank_passes == "natural", "bank_passes", "natural", "no hand is a natural"),
        (
            rules.suited_natural_pays is None and rules.royal_natural_pays is not None,
            "royal_natural_pays",
            "suited_natural_pays",
            "the king and the seven of coins are of one suit; say what those pay",
        ),
        (
            rules.natural != "any-suit" and rules.suited_natural_pays is not None,
            "suited_natural_pays",
            "natural",
            "only where any seven with a court card is a natural can one suit be paid apart",
        ),
        (
            (rules.natural == "same-suit" or rules.suited_natural_pays is not None) and rules.pack in ("48-half", "44-half"),
            "natural" if rules.natural == "same-suit" else "suited_natural_pays",
            "pack",
            "naturals of one suit are told apart only where no eight, nine or ten counts one half",
        ),
        (
            rules.natural == "same-suit" and rules.natural_wild == "only",
            "natural",
            "natural_wild",
            "the wild card stands for any suit, so it is always of the same one",
        ),
    ]


def _say(rules: Rules, name: str) -> str:
    value = getattr(rules, name)
    return f"{name}={str(value) if isinstance(value, (Ratio, Card)) else value!r}"


def _read_pay(name: str, value: Any) -> Ratio:
    try:
        pays = read_ratio(value, name)
    except ValueError as wrong:
        raise RulesError(str(wrong)) from None
    if not ZERO < pays <= Ratio(1000, 1):
        raise RulesError(f"{name} must be above 0 and at most 1000, not {pays}")
    return pays


def _read_stand(value: Any) -> str:
    try:
        return total_text(read_total(value))
    except ValueError as wrong:
        raise RulesError(f"banker_stands_on: {wrong}") from None


def _read_wild(value: Any, pack: str) -> Card | None:
    if value is None or value == "none":
        return None
    try:
        card = value if isinstance(value, Card) else Card.read(str(value))
    except CardError as wrong:
        raise RulesError(f"wild: {wrong}") from None
    if card.suit is None or card.rank is Rank.COURT or card not in pack_of(pack):
        raise RulesError(f"wild must be a card of the pack with its suit, such as 'Ro' or '7o', or None, not {str(value)!r}")
    return card


def _near(value: object, allowed: tuple[Any, ...]) -> str:
    near = get_close_matches(str(value)[:60], [str(choice) for choice in allowed], n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def check_rules(rules: object) -> Rules:
    """Return `rules` where they are; anything else raises `RulesError`."""
    if isinstance(rules, Rules):
        return rules
    hint = f" or preset({rules!r})" if isinstance(rules, str) else ""
    raise RulesError(f"rules= must be Rules(...){hint}, not {rules!r}")


BASE = Rules()
"""The base game."""
