"""The information ladder: what it is worth to the banker to know more, exactly, against a player whose policy is known.

Three bankers, each playing as well as he can with what he sees: one sees nothing of the player; one sees every card but the
covered one, and weighs that by Bayes; one sees everything. Each knows the policy the player plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import lcm, perm, prod
from typing import TYPE_CHECKING

from sieteymedio.answers import html_table
from sieteymedio.beliefs import BeliefSolver, Tally, World
from sieteymedio.exact import ZERO, Ratio
from sieteymedio.hands import Game, game_of, payment
from sieteymedio.kinds import Counts
from sieteymedio.policies import Action, Policy, PolicyError, Situation, action_of, check_blind
from sieteymedio.responses import best_banker_reply
from sieteymedio.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.solving import longest_draw
from sieteymedio.totals import OVER, is_over
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
    worlds = [World(_plus(nothing, kind), left.counts[kind], ()) for kind in covered]
    worths = {world.covered: game.worth(tuple(map(int.__add__, opened, world.covered))) for world in worlds}
    chance = prod(perm(count, taken) for count, taken in zip(pack.counts, opened, strict=True))
    out_of = pack.orders(0, sum(opened) + 1)
    if set(worths.values()) == {OVER} and rules.double_bust == "lost":
        return Ratio.of(-chance * sum(world.ways for world in worlds), out_of)
    gains = {(own, other): payment(own, other, rules) for own in worths.values() for other in game.worths}
    unit = lcm(*(gain.denominator for gain in gains.values()))

    def stand(world: World, drawn: Counts, worth: int) -> Tally:
        paid = gains[worths[world.covered], worth]
        return (-world.ways * paid.numerator * (unit // paid.denominator) * solver.orders_after(sum(drawn)),)

    solver = BeliefSolver(game, nothing, left, worlds, longest_draw(game, nothing, left), stand, reserve=0, length=1)
    _, tallies = solver.best(nothing)
    return Ratio.of(-solver.weigh(nothing, tallies)[0] * chance, unit * solver.orders_after(0) * out_of)


def _plus(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
