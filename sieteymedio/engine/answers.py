"""The values the engine answers with: they hold whole numbers and show exact fractions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.totals import BUST, OVER, TARGET, TWO_SEVENS, WORTHS, Mark, points_of, read_total, total_text

if TYPE_CHECKING:
    from sympy import Rational


def html_table(caption: str, header: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a small accessible HTML table: a caption, column headings, and a row heading in each row."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in header)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _three(ratio: Ratio) -> tuple[str, str, str]:
    return str(ratio), ratio.decimal(6 if len(str(ratio.denominator)) > 6 else 4), ratio.percent()


def outcome_of(worth: int) -> str:
    """Return what a card has done to a hand of this worth: ``"bust"``, ``"seven_and_a_half"``, ``"stays_in"`` …"""
    if worth == OVER:
        return "bust"
    if worth == TWO_SEVENS:
        return "two_sevens"
    return "seven_and_a_half" if points_of(worth) == TARGET else "stays_in"


@dataclass(frozen=True)
class KindOdds:
    """What one kind of next card does to a hand."""

    kind: int
    """Index in `Rules.kinds`."""
    ways: int
    """How many such cards are left."""
    worth: int
    """What the hand is then worth: its total in half points, 16 when it busts; see `sieteymedio.engine.hands`."""

    @property
    def total(self) -> int:
        """The total it gives, in half points; 16 when it busts."""
        return points_of(self.worth)

    @property
    def outcome(self) -> str:
        """What it does to the hand; see `outcome_of`."""
        return outcome_of(self.worth)


@dataclass(frozen=True, repr=False)
class NextCard:
    """What the next card does to a hand: whole numbers of cards, by kind and by outcome."""

    by_kind: tuple[KindOdds, ...]
    out_of: int
    """How many cards may come next."""

    def ways(self, outcome: str) -> int:
        """Return how many of the next cards have the outcome ``"bust"``, ``"seven_and_a_half"`` or ``"stays_in"``."""
        return sum(row.ways for row in self.by_kind if row.outcome == outcome)

    def ratio(self, outcome: str) -> Ratio:
        """Return the probability of an outcome as a `Ratio`."""
        return Ratio.of(self.ways(outcome), self.out_of)

    @property
    def ways_bust(self) -> int:
        """How many cards bust the hand."""
        return self.ways("bust")

    @property
    def ways_seven_and_a_half(self) -> int:
        """How many cards make 7½."""
        return self.ways("seven_and_a_half")

    @property
    def ways_stays_in(self) -> int:
        """How many cards leave the hand below 7½."""
        return self.ways("stays_in")

    @property
    def bust(self) -> Rational:
        """The probability that the next card busts the hand."""
        return self.ratio("bust").rational()

    @property
    def seven_and_a_half(self) -> Rational:
        """The probability that the next card makes 7½."""
        return self.ratio("seven_and_a_half").rational()

    @property
    def stays_in(self) -> Rational:
        """The probability that the hand stays below 7½."""
        return self.ratio("stays_in").rational()

    def _rows(self) -> list[tuple[str, Ratio]]:
        return [
            (name, self.ratio(name.replace("7½", "seven_and_a_half").replace(" ", "_")))
            for name in ("bust", "7½", "stays in")
        ]

    def __repr__(self) -> str:
        bust, hit, stays = (ratio for _, ratio in self._rows())
        return f"NextCard(bust={bust}, seven_and_a_half={hit}, stays_in={stays})"

    def __str__(self) -> str:
        return "\n".join(f"{name}: {ratio.spelled()}" for name, ratio in self._rows())

    def _repr_html_(self) -> str:
        rows = [(name, *_three(ratio)) for name, ratio in self._rows()]
        return html_table(f"The next card, one of {self.out_of}", ("outcome", "fraction", "decimal", "percent"), rows)


class Distribution(Mapping[Any, Any]):
    """The exact law of a final total: a read-only mapping from totals to `sympy.Rational` probabilities.

    Keys are totals as `Rational` numbers of points, ascending, then `TWO_SEVENS` where the rules know them, then
    `BUST`; look up with any form a total takes. A total that cannot happen has probability 0 and is not iterated over.
    """

    __slots__ = ("_by_worth", "_out_of")

    def __init__(self, by_worth: Sequence[int], out_of: int) -> None:
        merged = [0] * WORTHS
        for worth, ways in enumerate(by_worth):
            merged[TWO_SEVENS if worth == TWO_SEVENS else points_of(worth)] += ways
        self._by_worth = tuple(merged)
        self._out_of = out_of

    @property
    def out_of(self) -> int:
        """The number of equally likely orders of cards behind the law."""
        return self._out_of

    def ways(self, half_points: int) -> int:
        """Return the number of those orders that end at a total in half points; 16 is a bust, 20 two sevens."""
        return self._by_worth[half_points]

    def ratio(self, half_points: int) -> Ratio:
        """Return the probability of a total in half points as a `Ratio`; 16 is a bust, 20 two sevens."""
        return Ratio.of(self._by_worth[half_points], self._out_of)

    def ratios(self) -> Iterator[tuple[int, Ratio]]:
        """Yield each possible total in half points with its probability, a bust (16) last."""
        return ((total, self.ratio(total)) for total in _ORDER if self._by_worth[total])

    def __getitem__(self, total: Any) -> Rational:
        return self.ratio(_place(total)).rational()

    def __contains__(self, total: object) -> bool:
        try:
            return self._by_worth[_place(total)] > 0
        except ValueError:
            return False

    def __iter__(self) -> Iterator[Any]:
        from sympy import Rational

        return (_MARKS[total] if total in _MARKS else Rational(total, 2) for total, _ in self.ratios())

    def __len__(self) -> int:
        return sum(1 for _ in self.ratios())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return list(self.ratios()) == list(other.ratios())

    def __hash__(self) -> int:
        return hash(tuple(self.ratios()))

    @property
    def bust(self) -> Rational:
        """The probability of a bust."""
        return self[BUST]

    def mean(self, bust: Any = 0) -> Rational:
        """Return the expected final total in points, a bust counting `bust` points and two sevens 7½."""
        from sympy import Rational, sympify

        points = sum(total * ways for total, ways in enumerate(self._by_worth[:OVER]))
        points += TARGET * self._by_worth[TWO_SEVENS]
        return Rational(points, 2 * self._out_of) + sympify(bust, rational=True) * self.bust

    def probability(self, test: Callable[[Any], bool]) -> Rational:
        """Return the probability that the final total passes `test`, which gets a `Rational` and never `BUST`
        (two sevens count 7½ here).

        `d.probability(lambda total: total >= 6)` is the probability of 6 or more without a bust.
        """
        from sympy import Rational

        ways = sum(ways for total, ways in enumerate(self._by_worth[:OVER]) if ways and test(Rational(total, 2)))
        if self._by_worth[TWO_SEVENS] and test(Rational(TARGET, 2)):
            ways += self._by_worth[TWO_SEVENS]
        return Rational(ways, self._out_of)

    def __repr__(self) -> str:
        inside = ", ".join(f"{total_text(total)}: {ratio}" for total, ratio in self.ratios())
        return f"Distribution({inside})"

    def __str__(self) -> str:
        return "\n".join(f"{total_text(total):>4}: {ratio.spelled()}" for total, ratio in self.ratios())

    def _repr_html_(self) -> str:
        rows = [(total_text(total), *_three(ratio)) for total, ratio in self.ratios()]
        return html_table("Final totals", ("total", "fraction", "decimal", "percent"), rows)


_ORDER = (*range(OVER), TWO_SEVENS, OVER)
_MARKS = {OVER: BUST, TWO_SEVENS: Mark.TWO_SEVENS}


def _place(total: Any) -> int:
    if isinstance(total, Mark):
        return OVER if total is BUST else TWO_SEVENS
    return read_total(total)


@dataclass(frozen=True)
class Outlook:
    """What an action leads to: exact probabilities (`Ratio`) of how the hand ends, and its expected value.

    `win`, `push` and `lose` add up to 1; `bust` and `seven_and_a_half` tell how the player's own hand ends. The expected
    value is the player's mean gain for each unit staked.
    """

    win: Ratio
    push: Ratio
    lose: Ratio
    bust: Ratio
    seven_and_a_half: Ratio
    expected_value: Ratio


@dataclass(frozen=True)
class Future:
    """One kind of next card and what it leads to under best play afterwards."""

    kind: int
    ways: int
    out_of: int
    worth: int
    """What the hand is then worth: its total in half points, 16 when it busts; see `sieteymedio.engine.hands`."""
    outlook: Outlook
    name: str
    """The kind in words."""

    @property
    def total(self) -> int:
        """The total it gives, in half points; 16 when it busts."""
        return points_of(self.worth)

    @property
    def outcome(self) -> str:
        """What it does to the hand; see `outcome_of`."""
        return outcome_of(self.worth)


@dataclass(frozen=True)
class Decision:
    """A hand to act: what standing and hitting lead to (after a hit, the best response goes on)."""

    stand: Outlook | None
    """None where the rules make the hand draw."""
    hit: Outlook | None
    """None where no card is left to draw."""
    exchange: Outlook | None
    """None unless the hand is a first card that the rules let the player exchange."""
    futures: tuple[Future, ...]
    finals: Distribution | None
    """The law of the final total after a hit and best play; None where no card is left."""
    declare: int = 0
    """What the wild card is best declared to count on a hit, in half points; 0 where nothing is to be said."""

    @property
    def best(self) -> Action:
        """The action of greatest expected value; equal values mean stand, then hit."""
        return max(self.values, key=lambda action: self.values[action])

    @property
    def values(self) -> dict[Action, Ratio]:
        """The expected value of every legal action, standing first."""
        ways = {Action.STAND: self.stand, Action.HIT: self.hit, Action.EXCHANGE: self.exchange}
        return {action: outlook.expected_value for action, outlook in ways.items() if outlook}

    @property
    def difference(self) -> Ratio:
        """By how much the best action beats the next best, in units staked; 0 where only one is legal."""
        values = sorted(self.values.values())
        return values[-1] - values[-2] if len(values) > 1 else Ratio(0, 1)

    def _rows(self) -> list[tuple[str, ...]]:
        looks = {Action.STAND: self.stand, Action.HIT: self.hit, Action.EXCHANGE: self.exchange}
        return [
            (str(action), *(ratio.spelled() for ratio in (look.expected_value, look.win, look.push, look.lose, look.bust)))
            for action, look in looks.items()
            if look
        ]

    def __str__(self) -> str:
        lines = [f"{row[0]}: expected value {row[1]}; win {row[2]}; lose {row[4]}; bust {row[5]}" for row in self._rows()]
        return "\n".join([*lines, f"best: {self.best}"])

    def _repr_html_(self) -> str:
        header = ("action", "expected value", "win", "push", "lose", "bust")
        return html_table(f"Best: {self.best}", header, self._rows())


@dataclass(frozen=True)
class HandRow:
    """One hand of a best-response table."""

    hand: str
    """The cards, court cards written F."""
    total: int
    """In half points."""
    size: int
    stand: Ratio | None
    """Expected value of standing, in units staked; None where the rules make the hand draw."""
    hit: Ratio | None
    """Expected value of hitting and best play afterwards; None where the hand may not hit."""
    bust_risk: Ratio
    best: Action


__all__ = [
    "Decision", "Distribution", "Future", "HandRow", "KindOdds", "NextCard", "Outlook", "html_table",
]  # fmt: skip
