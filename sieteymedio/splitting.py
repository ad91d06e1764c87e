"""Splitting two court cards: the exact value of playing them as two hands, one after the other.

The first half is played to its end, then the second, then the bank, once against both. When the first half ends with some
cards, what the second half and the bank draw comes from the rest of the pack in an order nobody knows. So the first half's
own gain is what it would be alone, and the second half is worth the best it can do with that rest: the two add up, and
only the cards the first half takes tie them together. Splitting again is not in these values; `simulate` prices it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import lcm
from typing import TYPE_CHECKING

from sieteymedio.answers import html_table
from sieteymedio.cards import CardError, Cards
from sieteymedio.exact import ONE, ZERO, Ratio, read_ratio
from sieteymedio.hands import game_of, payment
from sieteymedio.kinds import Counts
from sieteymedio.listing import hands_within
from sieteymedio.patience import Progress
from sieteymedio.policies import Action, Policy, PolicyError
from sieteymedio.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.setting import Setting, set_hand
from sieteymedio.solving import Solver
from sieteymedio.totals import OVER, WORTHS, is_over
from sieteymedio.unseen import Unseen
from sieteymedio.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


@dataclass(frozen=True)
class SplitDecision:
    """What two court cards are worth, in units of the first stake: as one hand played best, and split into two."""

    together_ratio: Ratio
    """Played as one hand, by the best response."""
    together: Action
    """The better action for the one hand."""
    split_ratio: Ratio
    """Split, both halves together, each played as well as can be."""

    @property
    def split(self) -> Rational:
        """The expected value of splitting, in units of the first stake."""
        return self.split_ratio.rational()

    @property
    def best(self) -> Action:
        """The best action; equal values mean not to split."""
        return Action.SPLIT if self.split_ratio > self.together_ratio else self.together

    def __str__(self) -> str:
        return f"{self.together}: {self.together_ratio.spelled()}\nsplit: {self.split_ratio.spelled()}\nbest: {self.best}"

    def _repr_html_(self) -> str:
        rows = [(str(self.together), self.together_ratio.spelled()), ("split", self.split_ratio.spelled())]
        return html_table(f"Two court cards: best is {self.best}", ("action", "expected value"), rows)


def split_decision(
    hand: Cards = "F F",
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    second_stake: object = 1,
    rules: Rules = BASE,
) -> SplitDecision:
    """Return whether to split two court cards; `second_stake` is the second half's stake in units of the first, 1 or more.

    Takes some seconds: `split_steps` does the same and tells how far it is. Rules that do not split raise `RulesError`.
    """
    for step in split_steps(hand, seen, banker=banker, second_stake=second_stake, rules=rules):
        if isinstance(step, SplitDecision):
            return step
    raise AssertionError("the count ends with its decision")


def split_steps(
    hand: Cards = "F F",
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    second_stake: object = 1,
    rules: Rules = BASE,
) -> Iterator[Progress | SplitDecision]:
    """Yield `Progress` while counting, and at the end the `SplitDecision`."""
    if check_rules(rules).split == "none":
        raise RulesError('by these rules court cards are not split: set split="pair" or split="run"')
    stake = read_ratio(second_stake, "second_stake")
    if stake < ONE:
        raise ValueError(f"the second stake is at least the first: second_stake must be 1 or more, not {stake}")
    setting, held, pack = set_hand(hand, seen, banker, (), rules)
    if setting.banker.sees_totals:
        raise PolicyError(f"a bank that {setting.banker.name} knows one hand, and after a split there are two")
    courts = [place for place, kind in enumerate(rules.kinds.all) if kind.key.split("-")[0] in ("court", "king")]
    if sum(held) != 2 or sum(held[place] for place in courts) != 2:
        raise CardError(f"only two court cards are split, not {rules.kinds.text(held) or 'an empty hand'}")
    solver = setting.solver(held, pack, may_exchange=False)
    whole = solver.solve()
    one_court = next(place for place in courts if held[place])
    other = next(place for place in courts if held[place] - (place == one_court))
    count = _Halves(setting, pack, _single(held, one_court), _single(held, other), stake)
    yield from count.seconds()
    yield SplitDecision(solver.value(whole.best, whole.out_of), whole.action, count.first(count.nothing))


def _single(held: Counts, kind: int) -> Counts:
    return tuple(int(place == kind) for place in range(len(held)))


class _Halves:
    def __init__(self, setting: Setting, pack: Pack, first: Counts, second: Counts, stake: Ratio) -> None:
        self._setting, self._pack, self._first, self._second, self._stake = setting, pack, first, second, stake
        self._game, self._rival = game_of(setting.rules), setting.rival
        self._pay = partial(payment, rules=setting.rules)
        self._values: dict[Counts, Ratio] = {}
        self._found: dict[Counts, Ratio] = {}
        self.nothing = self._game.kinds.nothing

    def _ends(self) -> list[Counts]:
        """Return everything the first half can have drawn when it ends, the cards of a bust included."""
        ends = {self.nothing}
        for hand in hands_within(self._game, self._pack):
            held = tuple(map(int.__add__, self._first, hand))
            if self._game.worth(held) != OVER:
                ends.add(hand)
        for drawn in list(ends):
            if not is_over(self._game.worth(tuple(map(int.__add__, self._first, drawn)))):
                ends.update(self._after(drawn))
        return sorted(ends, key=lambda drawn: (sum(drawn), drawn))

    def _after(self, drawn: Counts) -> Iterator[Counts]:
        for kind, count in enumerate(self._pack.counts):
            if drawn[kind] < count:
                yield (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])

    def seconds(self) -> Iterator[Progress]:
        """Work out what the second half is worth after every end of the first."""
        ends = self._ends()
        for done, drawn in enumerate(ends, start=1):
            left = self._pack.without(drawn)
            solver = Solver(self._game, self._second, Unseen.whole(left), self._rival, self._pay, reserve=1)
            root = solver.solve()
            self._values[drawn] = solver.value(root.best, root.out_of) * self._stake
            yield Progress(done, len(ends))

    def first(self, drawn: Counts) -> Ratio:
        """Return the value of both halves when the first has drawn these cards."""
        if drawn not in self._found:
            self._found[drawn] = self._first_value(drawn)
        return self._found[drawn]

    def _first_value(self, drawn: Counts) -> Ratio:
        held = tuple(map(int.__add__, self._first, drawn))
        worth, left = self._game.worth(held), self._pack.without(drawn)
        stand = self._gain(worth, left) + self._values[drawn]
        if is_over(worth) or left.size <= 1:
            return stand
        hit = ZERO
        for kind, count in enumerate(left.counts):
            if count:
                after = (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])
                hit += Ratio.of(count, left.size) * self.first(after)
        return max(stand, hit)

    def _gain(self, worth: int, left: Pack) -> Ratio:
        gains = [self._pay(worth, other) for other in range(WORTHS)]
        unit = lcm(*(gain.denominator for gain in gains))
        by_worth, out_of = self._rival(worth).orders_by_worth(left)
        total = sum(n * gain.numerator * (unit // gain.denominator) for n, gain in zip(by_worth, gains, strict=True))
        return Ratio.of(total, unit * out_of)
