"""One side of the rule bench: rules and how both play by them, with everything that can be said of one hand exactly.

One player against the bank, a pack shuffled anew, one unit staked before the first card, nothing split or raised; what
those two are worth is in `sieteymedio.comparing.apart`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Any

from sieteymedio.comparing.pricing import priced_rules, without_suits
from sieteymedio.comparing.raising import room_for_stakes
from sieteymedio.engine.cards import Cards, read_cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, is_natural, limit_cuts
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.listing import hands_within
from sieteymedio.engine.odds import ratio_expected_value
from sieteymedio.engine.policies import Action, BustRisk, Chase, Policy, PolicyError, Situation, StandAt, check_blind
from sieteymedio.engine.responses import BestResponse, FirstCard, best_response
from sieteymedio.engine.rules import BASE, Rules, check_rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.showdowns import Showdown, mixed, showdown
from sieteymedio.engine.totals import TARGET, TWO_SEVENS, is_over, points_of

if TYPE_CHECKING:
    from sympy import Rational

__all__ = ["Choice", "FirstCardFacts", "Side", "Staking", "TwoCards"]

BEST = "best"


@dataclass(frozen=True)
class Choice:
    """What one side does with a hand, and what each legal action is worth when the best play follows it."""

    total: int
    """In half points."""
    values: tuple[tuple[Action, Ratio], ...]
    action: Action

    def value(self, action: Action) -> Ratio | None:
        """Return the expected value of an action, in units staked; None where it is not legal."""
        return dict(self.values).get(action)


@dataclass(frozen=True)
class FirstCardFacts:
    """What one kind of first card is worth."""

    card: str
    name: str
    probability: Ratio
    value: Ratio
    """Expected value, in units staked."""
    action: Action | None
    """What the side does with it; None where that depends on the bank's open card."""
    by_upcard: tuple[tuple[str, Action, Ratio], ...] = ()
    """For each open card of the bank what the side does and what that is worth; empty where the card is covered."""


@dataclass(frozen=True)
class TwoCards:
    """How often the first two cards are 7½, a natural, two sevens; None where the rules have no such hand."""

    seven_and_a_half: Ratio
    natural: Ratio | None
    two_sevens: Ratio | None


@dataclass(frozen=True)
class Staking:
    """What it is worth to see the first card before staking the least or the most that the rules allow."""

    value: Ratio
    """Expected gain of a hand, in least stakes."""
    least: int
    most: int


@dataclass(frozen=True)
class Side:
    """Rules, a player and a banker. The player is ``"best"`` or a policy; the banker the forced one, or stands on 5.

    >>> Side().edge
    -22069914749539/134817758039250
    >>> Side(player=StandAt("5"), banker=StandAt("5")).ratio_edge.decimal()
    '-0.1734'
    """

    rules: Rules = BASE
    player: Any = BEST
    banker: Any = None

    def __post_init__(self) -> None:
        check_rules(self.rules)
        object.__setattr__(self, "banker", banker_of(self.rules, self.banker))
        if isinstance(self.player, str):
            if self.player != BEST:
                raise PolicyError(f'player= is "best" or a policy such as StandAt("5"), not {self.player!r}')
        else:
            check_blind(self.player, "player")

    @property
    def plays_best(self) -> bool:
        """Whether the player plays the best response to the banker."""
        return isinstance(self.player, str)

    @cached_property
    def priced(self) -> Side:
        """The same side under rules reduced to what has a price here, so that equal questions are asked once."""
        for policy in (self.player, self.banker):
            if not isinstance(policy, (str, StandAt, BustRisk, Chase)):
                return self
        # The banker's policy stands beside the rules here, so whether they force it no longer matters.
        side = replace(self, rules=replace(priced_rules(self.rules), banker="free", banker_stands_on="5"))
        if (plain := without_suits(side.rules)) is None:
            return side
        mean, *ends = (replace(side, rules=rules) for rules in plain)
        return mean if not self.plays_best or _first_actions(ends[0]) == _first_actions(ends[1]) else side

    @property
    def edge(self) -> Rational:
        """The player's expected gain per unit staked; below 0 it is the bank's edge."""
        return self.ratio_edge.rational()

    @property
    def ratio_edge(self) -> Ratio:
        """`edge` as a `Ratio`."""
        return _edge(self.priced)

    def edges(self) -> tuple[tuple[Policy, Ratio], ...]:
        """Return the edge against a bank that stands on 5 and against one that chases, or against the forced bank."""
        if self.rules.banker != "free":
            return ((self.banker, self.ratio_edge),)
        return tuple((banker, replace(self, banker=banker).ratio_edge) for banker in (StandAt("5"), Chase()))

    def views(self) -> Iterator[tuple[Ratio, str, BestResponse]]:
        """Yield what the player may see before he plays: its probability, the bank's open card ("" if covered), and the
        best response to it."""
        rules = self.rules
        best = _best(self.banker, "", rules)
        if rules.bank_card == "covered":
            yield ONE, "", best
            return
        for kind in rules.kinds.all:
            if kind.count:
                yield Ratio.of(kind.count, best.pack.size), kind.letter, _best(self.banker, kind.letter, rules)

    @property
    def showdown(self) -> Showdown:
        """How both hands end, as an exact law: see `sieteymedio.engine.showdowns.Showdown`.

        >>> Side(player=StandAt("5"), banker=StandAt("5")).showdown.player_bust
        Ratio(numerator=405912956, denominator=1517119695)
        """
        return _showdown(self.priced)

    def first_cards(self) -> tuple[FirstCardFacts, ...]:
        """Return what each first card is worth, its probability and what the side does with it.

        >>> [(row.card, row.value.decimal(), str(row.action)) for row in Side().first_cards()][-2:]
        [('6', '0.0970', 'stand'), ('7', '0.5708', 'stand')]
        """
        return _first_cards(self.priced)

    def two_cards(self) -> TwoCards:
        """Return how often the first two cards are 7½, a natural or two sevens.

        >>> Side().two_cards().seven_and_a_half
        Ratio(numerator=4, denominator=65)
        """
        game, size = game_of(self.rules), sum(self.rules.counts)
        made = natural = sevens = 0
        for first, second in combinations_with_replacement(range(len(self.rules.counts)), 2):
            have = self.rules.counts
            ways = comb(have[first], 2) if first == second else have[first] * have[second]
            hand = tuple(int(first == place) + int(second == place) for place in range(len(have)))
            if ways:
                worth = game.worth(hand)
                made += ways * (points_of(worth) == TARGET)
                natural += ways * is_natural(worth)
                sevens += ways * (worth == TWO_SEVENS)
        pairs = comb(size, 2)
        return TwoCards(
            Ratio.of(made, pairs),
            Ratio.of(natural, pairs) if self.rules.natural != "none" else None,
            Ratio.of(sevens, pairs) if self.rules.two_sevens else None,
        )

    def staking(self) -> Staking | None:
        """Return what staking well is worth, where the stake comes after the first card; None where it does not, and where
        the bank's limit may cut what is paid.

        >>> Side().staking() is None, Side(Rules(bet="after")).staking().value.decimal()
        (True, '0.4373')
        """
        rules = self.rules
        least, most = room_for_stakes(rules)
        if rules.bet not in ("after", "either") or limit_cuts(rules, most):
            return None
        times, value = Ratio.of(most, least), ZERO
        for share, _, rows in _by_view(self.priced):
            for row in rows:
                value += share * row.probability * row.value * (times if row.value > ZERO else ONE)
        return Staking(value, least, most)

    def choice(self, hand: Cards, upcard: str = "") -> Choice | None:
        """Return what the side does with `hand`; None where the turn is over, or such a hand cannot be.

        `upcard` is the bank's open first card; a side whose bank covers its card does the same whatever it is.

        >>> Side().choice("4 R").action, Side(player=StandAt("4")).choice("4 R").action
        (<Action.HIT: 'hit'>, <Action.STAND: 'stand'>)
        """
        return self.choices(upcard).get(self.priced.rules.kinds.counts_of(read_cards(hand)))

    def choices(self, upcard: str = "") -> Mapping[Counts, Choice]:
        """Return what the side does with every hand that can still draw, by composition in the kinds of `priced`."""
        return _choices(self.priced, upcard if self.priced.rules.bank_card == "open" else "")


@lru_cache(maxsize=128)
def _choices(side: Side, upcard: str) -> Mapping[Counts, Choice]:
    rules, best = side.rules, _best(side.banker, upcard, side.rules)
    game, found = game_of(rules), {}
    solver = best.setting.solver(rules.kinds.nothing, best.pack, may_exchange=True)
    for hand in hands_within(game, best.pack):
        worth = game.worth(hand)
        if not is_over(worth):
            solved = solver.solve(hand)
            values = {action: solver.value(tally, solved.out_of) for action, tally in solved.tallies.items()}
            found[hand] = Choice(points_of(worth), tuple(values.items()), _does(side, hand, values, best))
    return found


def _first_actions(side: Side) -> list[list[Action]]:
    return [[row.action for row in rows] for _, _, rows in _by_view(side)]


def _does(side: Side, held: Counts, values: Mapping[Action, Ratio], best: BestResponse) -> Action:
    if side.plays_best:
        return max(values, key=lambda action: values[action])
    if Action.STAND not in values:
        return Action.HIT
    left = tuple(map(int.__sub__, best.setting.known.counts, held))
    action: Action = side.player.decide(Situation(held, left, side.rules))
    return action


@lru_cache(maxsize=256)
def _best(banker: Policy, upcard: str, rules: Rules) -> BestResponse:
    return best_response(banker, upcard=upcard, rules=rules)


@lru_cache(maxsize=512)
def _edge(side: Side) -> Ratio:
    if not side.plays_best:
        return ratio_expected_value(side.player, side.banker, rules=side.rules)
    return sum((share * best.ratio_value for share, _, best in side.views()), ZERO)


@lru_cache(maxsize=128)
def _showdown(side: Side) -> Showdown:
    player = None if side.plays_best else side.player
    return mixed((share, showdown(best.setting, best.pack, player)) for share, _, best in side.views())


@lru_cache(maxsize=128)
def _by_view(side: Side) -> tuple[tuple[Ratio, str, tuple[FirstCard, ...]], ...]:
    """What each first card is worth, for each open card of the bank."""
    views = []
    for share, upcard, best in side.views():
        rows = best.first_cards()
        if not side.plays_best:
            rows = tuple(_played(side, row, upcard, best) for row in rows)
        views.append((share, upcard, rows))
    return tuple(views)


def _played(side: Side, row: FirstCard, upcard: str, best: BestResponse) -> FirstCard:
    value = ratio_expected_value(side.player, side.banker, row.card, upcard=upcard, rules=side.rules)
    held = side.rules.kinds.counts_of(read_cards(row.card))
    values = {Action(name): worth for name, worth in best.ratios(row.card).items()}
    return replace(row, value=value, action=_does(side, held, values, best))


def _first_cards(side: Side) -> tuple[FirstCardFacts, ...]:
    views, facts = _by_view(side), []
    for kind in side.rules.kinds.all:
        found = [
            (share * row.probability, upcard, row)
            for share, upcard, rows in views
            for row in rows
            if row.card == kind.letter
        ]
        if not found:
            continue
        probability = sum((chance for chance, _, _ in found), ZERO)
        value = sum((chance * row.value for chance, _, row in found), ZERO)
        mean = value * Ratio.of(probability.denominator, probability.numerator)
        actions = {row.action for _, _, row in found}
        by_upcard = tuple((upcard, row.action, row.value) for _, upcard, row in found if upcard)
        action = actions.pop() if len(actions) == 1 else None
        facts.append(FirstCardFacts(kind.letter, kind.name, probability, mean, action, by_upcard))
    return tuple(facts)
