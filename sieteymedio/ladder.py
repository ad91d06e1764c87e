"""The information ladder: what it is worth to the banker to know more, exactly, against a player whose policy is known.

Three bankers, each playing as well as he can with what he sees: one sees nothing of the player; one sees every card but the
covered one, and weighs that by Bayes; one sees everything. Each knows the policy the player plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import lcm, perm, prod
from typing import TYPE_CHECKING

from sieteymedio.answers import html_table
from sieteymedio.exact import ZERO, Ratio
from sieteymedio.hands import Game, game_of, payment
from sieteymedio.kinds import Counts
from sieteymedio.policies import Action, Policy, PolicyError, Situation, action_of, check_blind
from sieteymedio.responses import best_banker_reply
from sieteymedio.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.solving import Induction, Tally, longest_draw
from sieteymedio.totals import OVER, is_over
from sieteymedio.unseen import Unseen
from sieteymedio.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


@dataclass(frozen=True)
class Ladder:
    """The player's expected gain per unit staked against a banker who knows less or more."""

    player: Policy
    rules: Rules
    blind_ratio: Ratio
    open_cards_ratio: Ratio
    everything_ratio: Ratio

    @property
    def blind(self) -> Rational:
        """Against the best banker who sees nothing."""
        return self.blind_ratio.rational()

    @property
    def open_cards(self) -> Rational:
        """Against the best banker who sees all but the covered card."""
        return self.open_cards_ratio.rational()

    @property
    def everything(self) -> Rational:
        """Against the best banker who sees every card."""
        return self.everything_ratio.rational()

    def _rows(self) -> list[tuple[str, str]]:
        return [
            ("sees nothing", self.blind_ratio.spelled()),
            ("sees all but the covered card", self.open_cards_ratio.spelled()),
            ("sees everything", self.everything_ratio.spelled()),
        ]

    def __str__(self) -> str:
        return "\n".join(f"the bank {who}: {value}" for who, value in self._rows())

    def _repr_html_(self) -> str:
        title = f"What the bank's knowledge costs a player who {self.player.name}"
        return html_table(title, ("the bank", "the player's expected value"), self._rows())


def ladder(player: Policy, *, rules: Rules = BASE) -> Ladder:
    """Return the three values for a player who plays `player`, a policy that every banker knows.

    >>> from sieteymedio.policies import StandAt
    >>> rungs = ladder(StandAt("5"))
    >>> rungs.blind_ratio.decimal(4), rungs.open_cards_ratio.decimal(4), rungs.everything_ratio.decimal(4)
    ('-0.1743', '-0.2248', '-0.2900')
    """
    check_blind(player, "player")
    if check_rules(rules).banker != "free":
        raise PolicyError("by these rules the bank has no choice, so nothing it sees is worth anything")
    if rules.wild is not None and rules.wild_declared == "on-hit":
        raise RulesError("where the wild card is declared on a hit, what the bank sees is more than cards: no ladder for it")
    if rules.bank_card == "open":
        raise PolicyError('the ladder is for a covered bank: with bank_card="open" the player knows something too')
    groups: Counter[tuple[Counts, tuple[int, ...]]] = Counter(_courses(game_of(rules), player))
    alone: Counter[tuple[Counts, tuple[int, ...]]] = Counter()
    for (opened, covered), times in groups.items():
        for kind in covered:
            alone[opened, (kind,)] += times
    blind = best_banker_reply(player, rules=rules).ratio_value
    return Ladder(player, rules, blind, _value(groups, rules), _value(alone, rules))


def _value(groups: Counter[tuple[Counts, tuple[int, ...]]], rules: Rules) -> Ratio:
    return sum((Ratio.of(times) * _group_value(rules, *group) for group, times in groups.items()), ZERO)


def _courses(game: Game, player: Policy) -> Iterator[tuple[Counts, tuple[int, ...]]]:
    """Yield each order of open cards in which a turn can end as the banker sees it, with the covered kinds that fit.

    A hand that is bust or has 7½ is shown, so just its own covered card fits.
    """
    counts, nothing = game.kinds.counts, game.kinds.nothing
    layer = [(tuple(kind for kind, count in enumerate(counts) if count), nothing)]
    while layer:
        following = []
        for covered, opened in layer:
            stands: list[int] = []
            draws: list[int] = []
            for kind in covered:
                hand = _plus(opened, kind)
                if is_over(game.worth(hand)):
                    yield opened, (kind,)
                    continue
                left = tuple(map(int.__sub__, counts, hand))
                hits = game.must_draw(hand) or action_of(player, Situation(hand, left, game.rules)) is Action.HIT
                (draws if hits else stands).append(kind)
            if stands:
                yield opened, tuple(stands)
            for kind, count in enumerate(counts):
                fitting = tuple(one for one in draws if count > opened[kind] + (one == kind))
                if fitting:
                    following.append((fitting, _plus(opened, kind)))
        layer = following


def _group_value(rules: Rules, opened: Counts, covered: tuple[int, ...]) -> Ratio:
    """Return the player's gain, times the probability of one order of open cards, when the banker replies best to it."""
    game, pack = game_of(rules), Pack(rules.counts)
    nothing, left = game.kinds.nothing, pack.without(opened)
    worths = [game.worth(_plus(opened, kind)) for kind in covered]
    ways = [left.counts[kind] for kind in covered]
    chance = prod(perm(count, taken) for count, taken in zip(pack.counts, opened, strict=True))
    out_of = pack.orders(0, sum(opened) + 1)
    if set(worths) == {OVER} and rules.double_bust == "lost":
        return Ratio.of(-chance * sum(ways), out_of)
    unseen = Unseen(left, tuple((_plus(nothing, kind), times) for kind, times in zip(covered, ways, strict=True)))
    solver = _Reply(rules, unseen, worths)
    found = solver.solve()
    return Ratio.of(-found.best[0] * chance, solver.unit * solver.orders_after(nothing) * out_of)


class _Reply(Induction):
    """The bank's hand against one player whose hand has each of `worths` in a world of its own; a tally is its gain."""

    def __init__(self, rules: Rules, unseen: Unseen, worths: Sequence[int]) -> None:
        game = game_of(rules)
        nothing = game.kinds.nothing
        super().__init__(game, nothing, unseen, horizon=longest_draw(game, nothing, unseen.pack), length=1)
        gains = {own: [payment(other, own, rules) for other in worths] for own in game.worths}
        self.unit = lcm(*(gain.denominator for row in gains.values() for gain in row))
        self._gains = {own: [-g.numerator * (self.unit // g.denominator) for g in row] for own, row in gains.items()}

    def stand(self, drawn: Counts, worth: int) -> Tally:
        gain = sum(map(int.__mul__, self.unseen.ways(drawn), self._gains[worth]))
        return (gain * self.orders_after(drawn),)


def _plus(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
