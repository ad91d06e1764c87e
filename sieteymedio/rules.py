"""The rules of the game as data: one frozen value, read by everything and changed by nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any

from sieteymedio.cards import Card, Counts, counts_of, standard_pack
from sieteymedio.exact import ONE, Ratio, read_ratio


class RulesError(ValueError):
    """Rules that do not exist or contradict each other."""


@dataclass(frozen=True)
class Rules:
    """The rules one hand is played by. The default is the base game of gamerules.com.

    The values are keyword arguments of `Rules` and keys of `to_dict`. A value that is not allowed raises `RulesError`.

    >>> Rules().ties
    'banker'
    >>> Rules(ties="push", seven_and_a_half_pays="3/2").to_dict()
    {'ties': 'push', 'seven_and_a_half_pays': '3/2'}
    """

    packs: int = 1
    """How many packs of 40 are shuffled together, 1 to 8. Sources: one in home rules; intelligiochi.it has more."""

    ties: str = "banker"
    """Who takes a tie: ``"banker"`` (all home rules) or ``"push"``, the stake goes back (some casino games)."""

    double_bust: str = "lost"
    """What happens to the stake of a player who is bust when the banker busts too: ``"lost"`` (every source) or
    ``"refunded"`` (no source; it shows what the player's busting first is worth)."""

    seven_and_a_half_pays: Any = ONE
    """What a winning 7½ pays for each unit staked: above 0, at most 1000. 1 in the base game, 2 in Spanish
    and Catalan sources, 3/2 in some programs. Held as a `Ratio`."""

    def __post_init__(self) -> None:
        if isinstance(self.packs, bool) or not isinstance(self.packs, int) or not 1 <= self.packs <= 8:
            raise RulesError(f"packs must be a whole number from 1 to 8, not {self.packs!r}")
        _one_of("ties", self.ties, ("banker", "push"))
        _one_of("double_bust", self.double_bust, ("lost", "refunded"))
        try:
            pays = read_ratio(self.seven_and_a_half_pays, "seven_and_a_half_pays")
        except ValueError as wrong:
            raise RulesError(str(wrong)) from None
        if not Ratio(0, 1) < pays <= Ratio(1000, 1):
            raise RulesError(f"seven_and_a_half_pays must be above 0 and at most 1000, not {pays}")
        object.__setattr__(self, "seven_and_a_half_pays", pays)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards, pack after pack, each in the order of `standard_pack`."""
        return standard_pack() * self.packs

    @property
    def counts(self) -> Counts:
        """How many cards of each of the eight kinds the whole pack holds."""
        return counts_of(self.pack)

    def to_dict(self) -> dict[str, int | str]:
        """Return the values that differ from the base game, as plain ints and text."""
        return {
            field.name: value if isinstance(value := getattr(self, field.name), int) else str(value)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Rules:
        """Return the base game with `values` in place; the inverse of `to_dict`. An unknown name raises `RulesError`."""
        known = [field.name for field in fields(cls)]
        for name in values:
            if name not in known:
                raise RulesError(f"there is no rule {name!r}; the rules are {', '.join(known)}{_near(name, known)}")
        return cls(**values)  # type: ignore[arg-type]


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        choices = " or ".join(repr(choice) for choice in allowed)
        raise RulesError(f"{name} must be {choices}, not {value!r}{_near(value, allowed)}")


def _near(value: object, allowed: list[str] | tuple[str, ...]) -> str:
    near = get_close_matches(str(value)[:60], allowed, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


BASE = Rules()
"""The base game."""

_PRESETS = {"gamerules-base": BASE}


def presets() -> tuple[str, ...]:
    """Return the names of the rule sets that `preset` knows."""
    return tuple(_PRESETS)


def preset(name: str) -> Rules:
    """Return the rule set called `name`; an unknown name raises `RulesError`.

    >>> preset("gamerules-base") == Rules()
    True
    """
    if name in _PRESETS:
        return _PRESETS[name]
    raise RulesError(f"there is no preset {name!r}; there are {', '.join(_PRESETS)}{_near(name, presets())}")
