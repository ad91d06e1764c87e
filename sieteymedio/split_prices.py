"""What the right to split court cards is worth before the deal, split once into two hands.

Only a hand of nothing but court cards can be split. So the value of one is the best of standing, of splitting it, and of
asking: for a further court card, which leaves it such a hand, or for any other, after which the plain game goes on. The
value of a split comes from `sieteymedio.splitting`, and the game's from its first cards. Both hands are staked alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sieteymedio.cards import Cards
from sieteymedio.exact import ZERO, Ratio
from sieteymedio.kinds import Counts
from sieteymedio.patience import Progress
from sieteymedio.policies import Action, Policy
from sieteymedio.pricing import limit_cuts
from sieteymedio.responses import BestResponse, best_response
from sieteymedio.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.setting import banker_of
from sieteymedio.solving import Solver
from sieteymedio.splitting import SplitDecision, split_steps

if TYPE_CHECKING:
    from sympy import Rational

__all__ = ["SplitHand", "SplitPrice", "split_price", "split_price_steps", "why_no_split_price"]

_PARTS = 1000
"""In so many parts the progress of one hand's count is told."""

_WHY = {
    "none": 'by these rules court cards are not split: set split="pair" or split="run"',
    "chase": "a bank that goes by the player's total knows one hand, and after a split there are two",
    "open": 'splitting is priced where the bank\'s first card is covered (bank_card="covered")',
    "exchange": 'splitting is priced where no first card is exchanged (exchange="none")',
    "suits": "splitting is priced where no suit matters: natural, suited_natural_pays and royal_natural_pays see to that",
    "limit": "splitting is priced where the bank's limit cuts no payment (bank_limit)",
}


@dataclass(frozen=True)
class SplitHand:
    """What a hand of court cards is worth, in units of the first stake."""

    hand: str
    together: Ratio
    """Not split now, played as well as can be, split later if that is better."""
    split: Ratio
    """Split now into two hands."""

    @property
    def splits(self) -> bool:
        """Whether to split now; equal values mean not to."""
        return self.split > self.together


@dataclass(frozen=True)
class SplitPrice:
    """What a hand is worth in units of the first stake, split as well as can be and never split."""

    plain_ratio: Ratio
    """Never split."""
    value_ratio: Ratio
    """Split once where that is better."""
    hands: tuple[SplitHand, ...]

    @property
    def plain(self) -> Rational:
        """`plain_ratio` as a `sympy.Rational`."""
        return self.plain_ratio.rational()

    @property
    def value(self) -> Rational:
        """`value_ratio` as a `sympy.Rational`."""
        return self.value_ratio.rational()

    @property
    def gain_ratio(self) -> Ratio:
        """What splitting adds."""
        return self.value_ratio - self.plain_ratio

    @property
    def gain(self) -> Rational:
        """What splitting adds, as a `sympy.Rational`."""
        return self.gain_ratio.rational()

    def __str__(self) -> str:
        return (
            f"a hand is worth {self.plain_ratio.spelled()} stakes without splitting,"
            f" {self.value_ratio.spelled()} with one split"
        )


def why_no_split_price(rules: Rules, banker: Policy) -> str | None:
    """Return a key for why splitting has no exact price here, None where it has one.

    >>> from sieteymedio.policies import Chase
    >>> why_no_split_price(BASE, Chase()), why_no_split_price(Rules(split="pair"), Chase())
    ('none', 'chase')
    """
    reasons = {
        "none": rules.split == "none",
        "chase": banker.sees_totals,
        "open": rules.bank_card == "open",
        "exchange": rules.exchange != "none",
        "suits": rules.kinds.suited,
        "limit": limit_cuts(rules, 2 * rules.least_stake),
    }
    return next((key for key, found in reasons.items() if found), None)


def split_price(banker: Policy | None = None, seen: Cards = (), *, rules: Rules = BASE) -> SplitPrice:
    """Return what splitting once is worth; takes some seconds. `split_price_steps` does the same and tells how far it is.

    Rules under which splitting has no exact price raise `RulesError` with the reason.
    """
    for step in split_price_steps(banker, seen, rules=rules):
        if isinstance(step, SplitPrice):
            return step
    raise AssertionError("the count ends with its price")


def split_price_steps(
    banker: Policy | None = None, seen: Cards = (), *, rules: Rules = BASE
) -> Iterator[Progress | SplitPrice]:
    """Yield `Progress` while counting, and at the end the `SplitPrice`."""
    plays = banker_of(check_rules(rules), banker)
    if why := why_no_split_price(rules, plays):
        raise RulesError(_WHY[why])
    best = best_response(banker, seen, rules=rules)
    courts = _Courts(best)
    sizes, splits = list(courts.splittable()), {}
    for place, size in enumerate(sizes):
        for step in split_steps(" ".join("F" * size), seen, banker=banker, rules=rules):
            if isinstance(step, SplitDecision):
                splits[size] = step.split_ratio
            else:
                yield Progress(_PARTS * place + _PARTS * step.done // step.total, _PARTS * len(sizes))
    value, hands = courts.play(splits)
    yield SplitPrice(best.ratio_value, value, hands)


class _Courts:
    """The hands of nothing but court cards."""

    def __init__(self, best: BestResponse) -> None:
        self._rules, self._pack = best.rules, best.pack
        self._kind = next(place for place, kind in enumerate(best.rules.kinds.all) if kind.key == "court")
        self._solver: Solver = best.setting.solver(best.rules.kinds.nothing, best.pack, may_exchange=False)

    def _of(self, size: int) -> Counts:
        return tuple(size * int(place == self._kind) for place in range(len(self._pack.counts)))

    def _may_draw(self, size: int) -> bool:
        return Action.HIT in self._solver.solve(self._of(size)).tallies

    def splittable(self) -> Iterator[int]:
        """Yield how many court cards a hand that may be split can have."""
        size = 2
        while size <= self._pack.counts[self._kind] and self._may_draw(size - 1):
            if self._rules.split == "pair" and size > 2:
                return
            yield size
            size += 1

    def play(self, splits: dict[int, Ratio]) -> tuple[Ratio, tuple[SplitHand, ...]]:
        """Return the value of the game, and what each hand that may be split is worth."""
        values: dict[int, Ratio] = {}
        hands: list[SplitHand] = []
        for size in range(max(splits, default=0), 0, -1):
            together = self._together(size, values)
            values[size] = max(together, splits.get(size, together))
            if size in splits:
                hands.append(SplitHand(" ".join("F" * size), together, splits[size]))
        return self._drawn(0, values), tuple(reversed(hands))

    def _together(self, size: int, values: dict[int, Ratio]) -> Ratio:
        solved = self._solver.solve(self._of(size))
        gains = {action: self._solver.value(tally, solved.out_of) for action, tally in solved.tallies.items()}
        if Action.HIT in gains:
            gains[Action.HIT] = self._drawn(size, values)
        return max(gains.values())

    def _drawn(self, size: int, values: dict[int, Ratio]) -> Ratio:
        hand, total = self._of(size), ZERO
        left = self._pack.without(hand)
        for kind, count in enumerate(left.counts):
            if count:
                after = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
                solved = self._solver.solve(after)
                plain = self._solver.value(solved.best, solved.out_of)
                value = values.get(size + 1, plain) if kind == self._kind else plain
                total += Ratio.of(count, left.size) * value
        return total
