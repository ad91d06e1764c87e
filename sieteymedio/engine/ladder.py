"""The information ladder: what it is worth to the banker to know more, exactly, against a player whose policy is known.

Three bankers, each playing as well as he can with what he sees: one sees nothing of the player; one sees every card but the
covered one, and weighs that by Bayes; one sees everything. Each knows the policy the player plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import perm, prod
from typing import TYPE_CHECKING

from sieteymedio.engine.answers import html_table
from sieteymedio.engine.counting import rival_of
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, payment
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import BANKER, Action, Policy, PolicyError, Situation, action_of, check_blind
from sieteymedio.engine.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.engine.setting import Setting
from sieteymedio.engine.solving import Induction, Solver, Tally, in_units, longest_draw
from sieteymedio.engine.totals import OVER, is_over, points_of
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack

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

    Where the bank's first card is open, the player's duties hang on it, and the values are means over what it may be.

    >>> from sieteymedio.engine.policies import StandAt
    >>> rungs = ladder(StandAt("5"))
    >>> rungs.blind_ratio.decimal(4), rungs.open_cards_ratio.decimal(4), rungs.everything_ratio.decimal(4)
    ('-0.1743', '-0.2248', '-0.2900')
    """
    for step in ladder_steps(player, rules=rules):
        if isinstance(step, Ladder):
            return step
    raise AssertionError("the count ends with its values")


def ladder_steps(player: Policy, *, rules: Rules = BASE) -> Iterator[Progress | Ladder]:
    """Yield `Progress` while counting, some seconds long, and at the end the `Ladder`."""
    check_blind(player, "player")
    if check_rules(rules).banker != "free":
        raise PolicyError("by these rules the bank has no choice, so nothing it sees is worth anything")
    if rules.kinds.suited:
        raise RulesError("where suits matter the bank sees too many different hands: this ladder is for rules without them")
    settings = list(_settings(rules))
    turns: list[tuple[int, Ratio, Setting, _Seen, int]] = []
    for share, setting in settings:
        groups, alone = _groups(setting, player), Counter[_Seen]()
        for seen, times in groups.items():
            for kind in seen.covered:
                alone[replace(seen, covered=(kind,))] += times
        turns += ((1, share, setting, seen, times) for seen, times in groups.items())
        turns += ((2, share, setting, seen, times) for seen, times in alone.items())
    values = [sum((share * _blind(setting, player) for share, setting in settings), ZERO), ZERO, ZERO]
    for done, (rung, share, setting, seen, times) in enumerate(turns, start=1):
        values[rung] += share * _value(setting, seen, times)
        yield Progress(done, len(turns))
    yield Ladder(player, rules, *values)


def _settings(rules: Rules) -> Iterator[tuple[Ratio, Setting]]:
    """Yield what may lie open before the player plays, with its probability."""
    whole = Pack(rules.counts)
    if rules.bank_card == "covered":
        yield ONE, Setting(rules, BANKER, whole)
        return
    for kind, count in enumerate(whole.counts):
        if count:
            card = with_card(rules.kinds.nothing, kind)
            yield Ratio.of(count, whole.size), Setting(rules, BANKER, whole.without(card), card)


def _blind(setting: Setting, player: Policy) -> Ratio:
    """Return the player's gain when the bank replies best to the policy and sees no card of the player's."""
    rules, known = setting.rules, setting.known
    drawing = rival_of(player, rules, known, must_reach=setting.must_reach)
    start = setting.upcard or rules.kinds.nothing

    def gain(own: int, other: int) -> Ratio:
        return -payment(other, own, rules)

    solver = Solver(game_of(rules), start, Unseen.whole(known), drawing, gain, reserve=0)
    root = solver.solve()
    return -solver.value(root.best, root.out_of)


@dataclass(frozen=True)
class _Seen:
    """What the bank sees of a turn that has ended, and the covered kinds that fit it."""

    opened: Counts
    declared: int
    covered: tuple[int, ...]


def _groups(setting: Setting, player: Policy) -> Counter[_Seen]:
    """Return each way in which a turn can end as the bank sees it, with the orders of open cards that lead there.

    A hand that is bust or has 7½ is shown, so just its own covered card fits.
    """
    game, counts, rules = game_of(setting.rules), setting.known.counts, setting.rules
    least = min(game.wild_values, default=0) if rules.wild_declared == "on-hit" else 0
    found: Counter[_Seen] = Counter()
    layer: Counter[_Seen] = Counter()
    layer[_Seen(game.kinds.nothing, 0, tuple(kind for kind, count in enumerate(counts) if count))] = 1
    while layer:
        following: Counter[_Seen] = Counter()
        for seen, times in layer.items():
            stands: list[int] = []
            draws: dict[int, list[int]] = {}
            for kind in seen.covered:
                hand = with_card(seen.opened, kind)
                worth = game.worth(hand, seen.declared)
                if is_over(worth):
                    found[replace(seen, covered=(kind,))] += times
                    continue
                left = tuple(map(int.__sub__, counts, hand))
                situation = Situation(hand, left, rules, declared=seen.declared)
                bound = points_of(worth) < setting.must_reach or game.must_draw(hand)
                if bound or action_of(player, situation) is Action.HIT:
                    # Who asks with the wild card in hand names its value, and the bank hears it.
                    said = seen.declared or (least if game.holds_wild(hand) else 0)
                    draws.setdefault(said, []).append(kind)
                else:
                    stands.append(kind)
            if stands:
                found[replace(seen, covered=tuple(stands))] += times
            for declared, kinds in draws.items():
                for kind, count in enumerate(counts):
                    fitting = tuple(one for one in kinds if count > seen.opened[kind] + (one == kind))
                    if fitting:
                        following[_Seen(with_card(seen.opened, kind), declared, fitting)] += times
        layer = following
    return found


def _value(setting: Setting, seen: _Seen, times: int) -> Ratio:
    """Return the player's gain, times the probability of so many orders of open cards, when the bank replies best."""
    rules, pack, nothing = setting.rules, setting.known, setting.rules.kinds.nothing
    left = pack.without(seen.opened)
    worths = [game_of(rules).worth(with_card(seen.opened, kind), seen.declared) for kind in seen.covered]
    ways = [left.counts[kind] for kind in seen.covered]
    chance = times * prod(perm(count, taken) for count, taken in zip(pack.counts, seen.opened, strict=True))
    out_of = pack.orders(0, sum(seen.opened) + 1)
    if set(worths) == {OVER} and rules.double_bust == "lost":
        return Ratio.of(-chance * sum(ways), out_of)
    unseen = Unseen(left, tuple((with_card(nothing, kind), count) for kind, count in zip(seen.covered, ways, strict=True)))
    solver = _Reply(rules, setting.upcard or nothing, unseen, worths)
    found = solver.solve()
    return Ratio.of(-found.best[0] * chance, solver.unit * solver.orders_after(nothing) * out_of)


class _Reply(Induction):
    """The bank's hand against one player whose hand has each of `worths` in a world of its own; a tally is its gain."""

    def __init__(self, rules: Rules, root: Counts, unseen: Unseen, worths: Sequence[int]) -> None:
        game = game_of(rules)
        super().__init__(game, root, unseen, horizon=longest_draw(game, root, unseen.pack), length=1)
        self.unit, self._gains = in_units({own: [-payment(other, own, rules) for other in worths] for own in game.worths})

    def stand(self, drawn: Counts, worth: int) -> Tally:
        gain = sum(map(int.__mul__, self.unseen.ways(drawn), self._gains[worth]))
        return (gain * self.orders_after(drawn),)
