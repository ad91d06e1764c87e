"""What sampled hands brought: whole counts, and the rates, means and errors that are rounded from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from sieteymedio.engine.hands import is_natural
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, points_of


@dataclass(frozen=True)
class FirstCardSample:
    """What one kind of first card brought."""

    card: str
    hands: int
    gain: float
    """Mean gain for each unit of the first stake."""
    standard_error: float


@dataclass(frozen=True)
class Simulation:
    """What so many dealt hands brought. The counts are whole; rates, means and errors are rounded."""

    player: str
    banker: str
    rules: Rules
    seed: str
    hands: int = 0
    """Hands dealt: fewer than asked for if the simulation was stopped."""
    unit: int = 1
    """Gains are counted in parts of the stake: so many make one."""
    gains: tuple[int, ...] = ()
    """The sum of all gains, by kind of first card."""
    squares: tuple[int, ...] = ()
    """The sum of their squares, by kind of first card."""
    firsts: tuple[int, ...] = ()
    """How often each kind came first."""
    player_worths: tuple[int, ...] = ()
    """How often the player ended with each worth; after a split, once for each hand."""
    banker_worths: tuple[int, ...] = ()
    """How often the banker ended with each worth; he plays every hand out, also after the player's bust."""

    @property
    def mean_gain(self) -> float:
        """The mean gain for each unit of the first stake."""
        return sum(self.gains) / (self.hands * self.unit)

    @property
    def standard_error(self) -> float:
        """The standard error of `mean_gain`; infinite for a single hand, which tells nothing of how far others stray."""
        return _error(sum(self.gains), sum(self.squares), self.hands, self.unit)

    @property
    def bust_rate(self) -> float:
        """How often a hand of the player is bust."""
        return self.player_worths[OVER] / sum(self.player_worths)

    @property
    def banker_bust_rate(self) -> float:
        """How often the banker is bust, playing every hand out."""
        return self.banker_worths[OVER] / self.hands

    @property
    def natural_rate(self) -> float:
        """How often a hand of the player is a natural, where the rules know naturals."""
        return sum(count for worth, count in enumerate(self.player_worths) if is_natural(worth)) / sum(self.player_worths)

    @property
    def totals(self) -> dict[int, float]:
        """How often the player's hands end on each total, in half points; 16 is a bust, 28 two sevens."""
        found: dict[int, float] = {}
        for worth, count in enumerate(self.player_worths):
            if count:
                found[points_of(worth)] = found.get(points_of(worth), 0.0) + count / sum(self.player_worths)
        return dict(sorted(found.items()))

    @property
    def first_cards(self) -> tuple[FirstCardSample, ...]:
        """What each kind of first card that came brought."""
        kinds = zip(self.rules.kinds.all, self.firsts, self.gains, self.squares, strict=True)
        return tuple(
            FirstCardSample(kind.letter, hands, gain / (hands * self.unit), _error(gain, square, hands, self.unit))
            for kind, hands, gain, square in kinds
            if hands
        )

    def __add__(self, other: Simulation) -> Simulation:
        """Return both together: hands of the same game dealt from other blocks or another seed."""
        mine, theirs = replace(self, hands=0, seed="", **_NO_COUNTS), replace(other, hands=0, seed="", **_NO_COUNTS)
        if mine != theirs:
            raise ValueError("only simulations of the same game, played in the same way, add up")
        sums: dict[str, Any] = {name: _added(getattr(self, name), getattr(other, name)) for name in _NO_COUNTS}
        return replace(self, hands=self.hands + other.hands, **sums)

    def __str__(self) -> str:
        dealt = "one hand" if self.hands == 1 else f"{self.hands} hands"
        if self.hands > 1:
            gain = f"{self.mean_gain:+.5f} ± {self.standard_error:.5f} of a stake on average"
        else:
            gain = f"{self.mean_gain:+.5f} of a stake; one hand has no standard error: sample more of them"
        return (
            f"sampled, not counted: {dealt} from the seed {self.seed!r}: a player who {self.player} against a"
            f" bank that {self.banker} gains {gain}"
        )


_NO_COUNTS: dict[str, Any] = dict.fromkeys(("gains", "squares", "firsts", "player_worths", "banker_worths"), ())


def _added(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__add__, mine, theirs))


def _error(gain: int, square: int, hands: int, unit: int) -> float:
    if hands < 2:
        return float("inf")
    # In whole numbers up to the root: sums of squares of a million hands leave nothing to cancel.
    return sqrt((square * hands - gain * gain) / (hands * (hands - 1) * hands)) / unit
