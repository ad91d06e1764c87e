"""Named rule sets, as their sources state them. What a source leaves open is filled by us and marked as our choice."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from sieteymedio.engine.rules import FIELDS, Rules, RulesError

LEFT_OUT = {
    "piatto": "the banker plays the others one by one for a pot, which is another game",
    "hubpages-pot": "two cards are dealt, cards are replaced and everybody plays for a pot, which is another game",
    "sept-et-demi-drinks": "it is played with a tarot pack, an excuse and a card of death, which is another game",
    "snai-variants": "it is a list of options to choose from, not one rule set; each of them is a rule of its own",
}
"""Rule sets that we know and do not offer, with the reason."""


@dataclass(frozen=True)
class Preset:
    """One named rule set."""

    name: str
    title: str
    source: str
    stated: tuple[tuple[str, Any], ...]
    """What the source states, as fields of `Rules` and their values."""
    filled: tuple[tuple[str, Any], ...] = ()
    """What the source leaves open and we do not fill with the base game's value."""
    note: str = ""

    @cached_property
    def rules(self) -> Rules:
        """The rules to play by."""
        return Rules(**dict(self.stated), **dict(self.filled))

    @property
    def our_choice(self) -> tuple[str, ...]:
        """The fields whose value the source does not state, so that the value is our choice."""
        stated = {name for name, _ in self.stated}
        return tuple(name for name in FIELDS if name not in stated)


_BASE: dict[str, Any] = {
    "pack": "40", "packs": 1, "wild": None, "seven_and_a_half_pays": 1, "natural": "none", "two_sevens": False,
    "bank_natural_takes": 1, "bank_seven_and_a_half_takes": 1, "ties": "banker", "double_bust": "lost", "banker": "free",
    "bank_card": "covered", "player_must": "nothing", "ask": "up", "split": "none", "bet": "before", "raising": "none",
    "bank_passes": "seven-and-a-half", "order": "right", "least_seats": 4, "most_seats": 6, "exchange": "none",
}  # fmt: skip
_ITALIAN = {
    "natural": "any-suit", "natural_beats_longer": True, "natural_pays": 2, "natural_over_longer": "full",
    "two_sevens": True, "two_sevens_pays": 3, "two_sevens_take_bank": True, "wild": "Ro", "wild_values": "half-or-whole",
}  # fmt: skip
_HOME: dict[str, Any] = {"bank_card": "covered", "banker": "free", "player_must": "nothing", "packs": 1}
_DEPOSIT = "what the wild card is worth alone and when its value is fixed is not stated"


def _preset(
    name: str, title: str, source: str, stated: dict[str, Any], filled: dict[str, Any] | None = None, note: str = ""
) -> Preset:
    return Preset(name, title, source, tuple(stated.items()), tuple((filled or {}).items()), note)


_ALL = (
    _preset("gamerules-base", "The base game", "gamerules.com", _BASE,
            note="that every hand is shuffled anew is our reading; a pack of 48 is allowed, but its values are not given"),
    _preset("gamerules-italian", "Italian options", "gamerules.com", _BASE | _ITALIAN,
            note=f"which picture card is wild is agreed at the table: the king of coins is our choice; {_DEPOSIT}"),
    _preset("gamerules-spanish", "Spanish options", "gamerules.com", _BASE | {"ask": "one-down", "split": "pair", "max_split_hands": 12},
            note="hands may be split without limit; twelve is the most the table plays"),
    _preset("pagat-basic-via-gambiter", "Basic game of gambiter", "gambiter.com",
            {"pack": "40", "bet": "before", "bank_passes": "seven-and-a-half", "order": "right"},
            note="the copy breaks off at the player's turn"),
    _preset("pagat-italian-fragments", "Fragments of an Italian text", "a copy of a rules page", {"exchange": "4", "wild": "Ro"},
            note="some players exchange a first 4; some name the queen of hearts instead of the king of coins"),
    _preset("ludoteka", "Ludoteka", "ludoteka.com",
            _HOME | {"pack": "40", "bet": "after", "ask": "one-down", "double_bust": "lost", "ties": "banker", "most_seats": 8,
                     "seven_and_a_half_pays": 2, "bank_passes": "seven-and-a-half", "split": "none", "wild": None,
                     "natural": "none", "two_sevens": False, "exchange": "none"}),
    _preset("fournier-type-sheet", "A card maker's sheet", "manualzz.com",
            {"pack": "40", "bank_card": "open", "bet": "after", "ask": "one-down", "ties": "banker", "most_seats": 8},
            note="the Spanish texts of the same family keep the bank's card covered"),
    _preset("acanomas", "Acanomas", "acanomas.com",
            {"bet": "after", "raising": "on-ask-or-stand", "ask": "one-down", "shuffle": "every-hand", "order": "right"}),
    _preset("es-wikipedia-rotating", "The bank goes round", "es.wikipedia.org",
            {"order": "left", "bet": "after", "ties": "banker", "seven_and_a_half_pays": 2, "bank_passes": "left"}),
    _preset("catalan-cards", "Catalan rules", "cartescatalanes.com",
            _HOME | {"pack": "40", "bet": "banker", "ask": "one-down", "split": "run", "ties": "banker",
                     "seven_and_a_half_pays": 2, "bank_passes": "seven-and-a-half"}),
    _preset("set-i-mig", "Set i mig", "cartescatalanes.com",
            _HOME | {"order": "left", "bet": "before", "raising": "on-ask", "ask": "choose-down", "seven_and_a_half_pays": 2,
                     "bank_passes": "seven-and-a-half"}),
    _preset("fantaciencia", "Without sotas", "fantaciencia.com",
            {"pack": "36", "ask": "one-down", "ties": "banker", "bank_passes": "seven-and-a-half"},
            note="the source also knows the pack of 40"),
    _preset("treccani", "Treccani", "treccani.it",
            _HOME | {"pack": "40", "bet": "after", "ask": "up", "wild": "Ro", "wild_values": "half-or-whole", "ties": "banker",
                     "seven_and_a_half_pays": 1, "natural": "any-suit", "natural_pays": 2, "bank_passes": "natural"},
            note=_DEPOSIT),
    _preset("trapaninfo", "Trapani", "trapaninfo.it",
            _HOME | {"pack": "40", "bet": "after", "ask": "up", "wild": "Ro", "wild_values": "half-or-whole", "ties": "banker",
                     "seven_and_a_half_pays": 1, "natural": "any-suit", "natural_pays": 2, "natural_over_longer": "single",
                     "natural_beats_longer": True, "bank_passes": "natural"},
            note="the queen of hearts may be wild instead of the king of coins"),
    _preset("it-wikipedia-style", "Italian Wikipedia and its copies", "it.wikipedia.org",
            {"pack": "40", "wild": "Ro", "wild_values": "half-or-whole", "wild_alone": "half", "ties": "banker", "least_seats": 2,
             "most_seats": 12, "seven_and_a_half_pays": 1, "natural": "any-suit", "natural_pays": 2, "bank_natural_takes": 2}),
    _preset("snai", "Snai", "snai.it", {"bet": "after", "ask": "up", "double_bust": "lost", "bank_passes": "right"}),
    _preset("sisal-pokerstars-it", "Sisal and PokerStars.it", "sisal.it",
            {"pack": "40", "least_seats": 2, "most_seats": 2, "raising": "on-ask", "wild": "Ro", "wild_values": "half-or-whole",
             "wild_declared": "on-hit", "seven_and_a_half_pays": 2, "wild_seven_and_a_half_pays": 3, "bet": "after"}),
    _preset("leovegas-table", "LeoVegas table", "leovegas.it",
            {"shuffle": "every-hand", "banker": "forced", "banker_stands_on": "5", "bank_card": "open", "player_must": "reach",
             "wild": "Ro", "wild_alone": "must-draw", "double_bust": "lost"},
            {"bank_passes": "never"}),
    _preset("leovegas-home", "LeoVegas home rules", "leovegas.it",
            {"least_seats": 2, "most_seats": 12, "bet": "after", "ties": "banker", "bank_seven_and_a_half_takes": 2,
             "natural": "same-suit"},
            {"natural_pays": 1, "natural_beats_longer": False},
            note="a natural is named, but the text breaks off before it says what it is paid"),
    _preset("playtech-live", "Playtech live", "playtech",
            {"pack": "40", "bet": "before", "bank_card": "open", "wild": "Ro", "wild_values": "whole", "wild_alone": "must-draw",
             "player_must": "pass", "banker": "forced", "banker_stands_on": "5", "ties": "banker-on-5",
             "seven_and_a_half_pays": 1, "natural": "any-suit", "natural_wild": "only", "natural_pays": "3/2",
             "bank_passes": "never"},
            {"natural_beats_longer": True},
            note="only a tie on 5 is said to lose; that other ties are pushed is our choice; the published return of 99.31 % is "
                 "met to the digit if the wild card may also count ½"),
    _preset("rng-7-e-mezzo", "7 e Mezzo by computer", "growthagents.org",
            {"pack": "40", "bank_card": "open", "wild": "Ro", "wild_values": "half-or-whole", "wild_alone": "must-draw",
             "player_must": "reach", "banker": "forced", "banker_stands_on": "5", "ties": "push", "seven_and_a_half_pays": 1,
             "bank_passes": "never"}),
    _preset("uk-7-and-a-half", "7 and a Half online", "homeagainfilm.com",
            {"bet": "before", "raising": "on-ask", "bank_card": "covered", "ask": "one-down", "seven_and_a_half_pays": "3/2"},
            {"bank_passes": "never"}, note="one raise, after the first card; the dealer's rule and the ties are cut off"),
    _preset("marcellosignore", "Marcello Signore", "marcellosignore.com",
            {"least_seats": 3, "most_seats": 12, "wild": "Ro", "wild_values": "half-or-whole", "bet": "either", "ask": "one-down",
             "natural": "any-suit"},
            note="a natural is announced; what it is paid is cut off"),
    _preset("vincoapoker", "Vinco a poker", "vincoapoker.com",
            {"wild": "Ro", "wild_values": "half-or-whole", "seven_and_a_half_pays": 1, "natural": "any-suit", "natural_pays": 2,
             "two_sevens": True, "two_sevens_pays": 3}),
    _preset("veneto-french", "Veneto", "a newspaper piece", {"exchange": "4", "two_sevens": True, "ask": "one-down"},
            note="a pot after each round is left out"),
    _preset("biska", "Biska", "biska.com", {"wild": "7o", "ties": "banker", "wild_declared": "best"}),
    _preset("lucas-fitbit", "LuCas", "gallery.fitbit.com",
            {"wild": "Cc", "wild_values": "half-or-whole", "wild_declared": "best", "ties": "banker", "natural": "any-suit",
             "natural_wild": "yes", "natural_beats_longer": True},
            note="the queen of hearts is the knight of cups in a Spanish pack"),
    _preset("sete-e-meio-pt", "Sete e meio", "semanaacademicaportugal.blogspot.com",
            {"pack": "40", "least_seats": 2, "most_seats": 10, "bet": "after", "raising": "on-ask", "ask": "up"},
            note="own card opened and all further ones hidden is left out: it changes no odds of the player"),
    _preset("sept-et-demi-fr-wiki", "Sept et demi", "fr.wikipedia.org",
            {"pack": "44-zero", "least_seats": 2, "most_seats": 10, "bet": "after", "ask": "one-down"}),
    _preset("course-premiums-ar", "A course exercise", "a course in Argentina",
            {"ties": "banker", "natural": "any-suit", "natural_pays": "1/2", "suited_natural_pays": "3/4",
             "royal_natural_pays": 1, "long_hand_pays": "1/4"},
            {"natural_beats_longer": False},
            note="an exercise, not a tradition; hands of one or two cards that are no natural are paid 1:1 by our choice"),
)  # fmt: skip
PRESETS = {preset.name: preset for preset in _ALL}


def presets() -> tuple[str, ...]:
    """Return the names of the rule sets that `preset` knows.

    >>> len(presets())
    30
    """
    return tuple(PRESETS)


def preset(name: str) -> Rules:
    """Return the rule set called `name`; an unknown name raises `RulesError`.

    >>> preset("gamerules-base").ties
    'banker'
    """
    return find_preset(name).rules


def find_preset(name: str) -> Preset:
    """Return all that is known of the rule set called `name`; an unknown name raises `RulesError`."""
    if isinstance(name, str):
        if name in PRESETS:
            return PRESETS[name]
        if name in LEFT_OUT:
            raise RulesError(f"the preset {name!r} is left out: {LEFT_OUT[name]}")
    near = get_close_matches(str(name)[:60].replace("_", "-").lower(), PRESETS, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f", such as {', '.join(tuple(PRESETS)[:3])}"
    raise RulesError(f"there is no preset {name!r}: presets() names the {len(PRESETS)} there are{hint}")
