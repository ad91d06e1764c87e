"""What the right to split court cards is worth before the deal, split once into two hands.

Only a hand of nothing but court cards can be split, so the right matters to those alone who hold two of them. What two
court cards are worth, split at once, or later if the rules allow it, or never, comes from `sieteymedio.engine.splitting`;
what the game is worth follows from it by its first two cards. Both hands are staked alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sieteymedio.comparing.gains import OptionValue
from sieteymedio.engine.cards import Cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import limit_cuts
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.responses import BestResponse, best_response
from sieteymedio.engine.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.splitting import SplitDecision, run_steps
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack

__all__ = ["SplitPrice", "TwoCourts", "split_price", "split_price_steps", "why_no_split_price"]

_PARTS = 1000
"""In so many parts the progress of one count of two court cards is told."""

_WHY = {
    "none": 'by these rules court cards are not split: set split="pair" or split="run"',
    "chase": "a bank that goes by the player's total knows one hand, and after a split there are two",
    "suits": "splitting is priced where no suit matters: natural, suited_natural_pays and royal_natural_pays see to that",
    "limit": "splitting is priced where the bank's limit cuts no payment (bank_limit)",
}


@dataclass(frozen=True)
class TwoCourts:
    """What two court cards are worth, in units of the first stake."""

    upcard: str
    """The bank's open card; empty where it is covered."""
    together: Ratio
    """Not split now, played as well as can be, split later where the rules allow it and it is better."""
    split: Ratio
    """Split now into two hands."""
    best: Action
    """The best action; equal values mean not to split."""


@dataclass(frozen=True)
class SplitPrice(OptionValue):
    """What a hand is worth in units of the first stake, split once where that is better, and never split."""

    two_courts: tuple[TwoCourts, ...]
    """What two court cards are worth, for each open card of the bank; one entry where it is covered."""

    @property
    def action(self) -> Action | None:
        """What is best with two court cards; None where it depends on the bank's open card, or there are never two."""
        actions = {row.best for row in self.two_courts}
        return actions.pop() if len(actions) == 1 else None

    def __str__(self) -> str:
        return (
            f"a hand is worth {self.plain_ratio.spelled()} stakes without splitting,"
            f" {self.value_ratio.spelled()} with one split"
        )


def why_no_split_price(rules: Rules, banker: Policy) -> str | None:
    """Return a key for why splitting has no exact price here, None where it has one.

    >>> from sieteymedio.engine.policies import Chase
    >>> why_no_split_price(BASE, Chase()), why_no_split_price(Rules(split="pair"), Chase())
    ('none', 'chase')
    """
    reasons = {
        "none": rules.split == "none",
        "chase": banker.sees_totals,
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
    if why := why_no_split_price(check_rules(rules), banker_of(rules, banker)):
        raise RulesError(_WHY[why])
    best = best_response(banker, seen, rules=rules)
    views = [(ONE, best)] if rules.bank_card == "covered" else list(best.by_upcard())
    games = [(share, _Game(view)) for share, view in views]
    jobs = [deal for _, game in games for deal in game.deals if deal.has_two_courts]
    for place, deal in enumerate(jobs):
        for step in deal.count():
            yield Progress(_PARTS * place + _PARTS * step.done // step.total, _PARTS * len(jobs))
    value = sum((share * game.value() for share, game in games), ZERO)
    yield SplitPrice(best.ratio_value, value, tuple(row for _, game in games for row in game.two_courts()))


class _Game:
    """The game against one open card of the bank, or a covered one: the first deal, and one for each exchanged card."""

    def __init__(self, best: BestResponse) -> None:
        self._best, nothing = best, best.rules.kinds.nothing
        self._first = _Deal(best, best.pack, best.setting.solver(nothing, best.pack, may_exchange=True))
        self._fresh: dict[int, _Deal] = {}
        for kind, hand in self._first.first_cards():
            if Action.EXCHANGE in self._first.gains(hand):
                rest = best.pack.without(hand)
                self._fresh[kind] = _Deal(best, rest, best.setting.solver(nothing, rest, may_exchange=False))

    @property
    def deals(self) -> tuple[_Deal, ...]:
        return self._first, *self._fresh.values()

    def value(self) -> Ratio:
        return self._first.value({kind: deal.value({}) for kind, deal in self._fresh.items()})

    def two_courts(self) -> Iterator[TwoCourts]:
        found, upcard = self._first.found, self._best.setting.upcard
        if found and found.split_ratio is not None:
            shown = self._best.rules.kinds.text(upcard) if upcard else ""
            yield TwoCourts(shown, found.together_ratio, found.split_ratio, found.best)


class _Deal:
    """The hands that are dealt from one pack, with what two court cards are worth once that has been counted."""

    def __init__(self, best: BestResponse, pack: Pack, solver: Solver) -> None:
        self._best, self._pack, self._solver = best, pack, solver
        rules = best.rules
        # No suit matters here, so there is one kind of them.
        (self._court,) = {rules.kinds.of(card) for card in rules.cards if card.rank.is_court and card != rules.wild}
        self.found: SplitDecision | None = None

    def _of(self, courts: int) -> Counts:
        return tuple(courts * int(place == self._court) for place in range(len(self._pack.counts)))

    @property
    def has_two_courts(self) -> bool:
        """Whether two court cards can come, and the first of them is one that may draw."""
        return self._pack.counts[self._court] > 1 and Action.HIT in self.gains(self._of(1))

    def first_cards(self) -> Iterator[tuple[int, Counts]]:
        for kind, count in enumerate(self._pack.counts):
            if count:
                yield kind, with_card(self._best.rules.kinds.nothing, kind)

    def gains(self, hand: Counts) -> dict[Action, Ratio]:
        """Return what each action with a hand is worth where nothing is split."""
        solved = self._solver.solve(hand)
        return {action: self._solver.value(tally, solved.out_of) for action, tally in solved.tallies.items()}

    def count(self) -> Iterator[Progress]:
        """Count what two court cards are worth."""
        unseen = Unseen.whole(self._pack.without(self._of(2)))
        for step in run_steps(self._best.setting, (self._court,) * 2, unseen):
            if isinstance(step, Progress):
                yield step
            else:
                self.found = step

    def value(self, exchanged: dict[int, Ratio]) -> Ratio:
        """Return the value of the game; `exchanged` is what a first card is worth that is set aside, by its kind."""
        return self._drawn(self._best.rules.kinds.nothing, exchanged)

    def _drawn(self, hand: Counts, exchanged: dict[int, Ratio]) -> Ratio:
        left, total = self._pack.without(hand), ZERO
        for kind, count in enumerate(left.counts):
            if count:
                total += Ratio.of(count, left.size) * self._worth(with_card(hand, kind), exchanged.get(kind))
        return total

    def _worth(self, hand: Counts, exchanged: Ratio | None) -> Ratio:
        if self.found and hand == self._of(2):
            return self.found.values[self.found.best]
        gains = self.gains(hand)
        if exchanged is not None:
            gains[Action.EXCHANGE] = exchanged
        if self.found and hand == self._of(1):
            gains[Action.HIT] = self._drawn(hand, {})
        return max(gains.values())
