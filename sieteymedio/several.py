"""Several players: the odds of the seat to act, and the banker's one decision against many hands, both exact.

Of the others everything is used that may be known: their open cards, the hands shown (given as `seen`), and, where a policy
is stated for them, what their stopping tells about the covered card. Seats whose turn has not come hold cards nobody knows
anything of, so they change no odds: any unknown card may lie anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import lcm
from typing import TYPE_CHECKING

from sieteymedio.answers import Outlook, html_table
from sieteymedio.beliefs import BeliefSolver, Standing, Tally, World, worlds_of
from sieteymedio.cards import Card, CardError, Cards, read_cards
from sieteymedio.exact import Ratio
from sieteymedio.hands import check_can_draw, game_of, payment, read_hand
from sieteymedio.kinds import Counts
from sieteymedio.patience import Progress, counted
from sieteymedio.policies import Action, Policy, PolicyError
from sieteymedio.rules import BASE, Rules, RulesError
from sieteymedio.setting import Setting, set_hand
from sieteymedio.solving import longest_draw
from sieteymedio.totals import OVER, TARGET, WORTHS, points_of
from sieteymedio.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational

_GAIN, _WIN, _PUSH, _LOSE, _BUST, _SEVEN = range(6)


@dataclass(frozen=True)
class SeatDecision:
    """What standing and hitting lead to for the seat to act, best play going on after a hit."""

    stand: Outlook | None
    """None where the rules make the hand draw."""
    hit: Outlook | None
    """None where no card is left to draw."""
    worlds: int
    """How many compositions of the others' covered cards were weighed."""

    @property
    def best(self) -> Action:
        """The action of greater expected value; equal values mean stand."""
        if self.stand is None or (self.hit and self.hit.expected_value > self.stand.expected_value):
            return Action.HIT
        return Action.STAND


def seat_decision(
    hand: Cards,
    others: Sequence[Standing] = (),
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    rules: Rules = BASE,
) -> SeatDecision:
    """Return what each action leads to for `hand` at a table where `others` have stood.

    `seen` are further cards known to be out: hands that are bust or have 7½, and the open cards of seats that act later. The
    banker plays a policy that looks at his own hand; `Chase` is refused with others at the table, because it knows one hand.

    >>> alone = seat_decision("5")
    >>> str(alone.stand.expected_value)
    '-52598048/116701515'
    """
    key = ("seat", read_cards(hand), tuple(others), read_cards(seen), banker, read_cards(upcard), rules)
    return counted(key, lambda: _seat_steps(hand, others, seen, banker, upcard, rules))


def _seat_steps(
    hand: Cards, others: Sequence[Standing], seen: Cards, banker: Policy | None, upcard: Cards, rules: Rules
) -> Iterator[Progress | SeatDecision]:
    _check_exact(rules)
    shown = [card for other in others for card in _cards(other)]
    setting, held, pack = set_hand(hand, (*read_cards(seen), *shown), banker, upcard, rules)
    if others and setting.banker.sees_totals:
        raise PolicyError(
            f"a bank that {setting.banker.name} plays against one player: name another policy for a full table"
        )
    if not any(held):
        raise CardError("the hand is empty: there is nothing to decide before the first card")
    check_can_draw(held, rules)
    worlds = worlds_of(others, pack, _known_to_others(rules, seen), rules)
    if pack.size - len(others) < (0 if setting.upcard else 1):
        raise CardError("no card is left for the bank: all cards lie in the hands or were seen")
    solver, unit = _seat_solver(setting, held, pack, worlds, len(others))
    yield from solver.steps()
    found = solver.solve(rules.kinds.nothing)
    out_of = solver.out_of(rules.kinds.nothing)
    looks = {action: _outlook(solver.weigh(rules.kinds.nothing, tallies), out_of, unit) for action, tallies in found.items()}
    yield SeatDecision(looks.get(Action.STAND), looks.get(Action.HIT), len(worlds))


def _check_exact(rules: Rules) -> None:
    if rules.wild is not None and rules.wild_declared == "on-hit":
        raise RulesError("where the wild card is declared on a hit, a full table is priced by the simulator, not exactly")


def _cards(standing: Standing) -> tuple[Card, ...]:
    return read_cards(standing.open_cards)


def _known_to_others(rules: Rules, seen: Cards) -> Pack:
    # A player who counts cards is taken to have seen what everybody has seen, and no open card of those who stood later.
    gone = rules.kinds.counts_of(read_cards(seen))
    return Pack(tuple(map(int.__sub__, rules.counts, gone)))


def _seat_solver(
    setting: Setting, held: Counts, pack: Pack, worlds: Sequence[World], others: int
) -> tuple[BeliefSolver, int]:
    rules, game = setting.rules, game_of(setting.rules)
    rival = setting.rival
    gains = {own: [payment(own, other, rules) for other in range(WORTHS)] for own in game.worths}
    unit = lcm(*(gain.denominator for row in gains.values() for gain in row))
    longest = max(rival(own).longest for own in game.worths)
    horizon = min(longest_draw(game, held, pack) + longest, pack.size - others)

    def stand(world: World, drawn: Counts, worth: int) -> Tally:
        size = sum(drawn)
        left = Pack(tuple(count - gone - mine for count, gone, mine in zip(pack.counts, world.covered, drawn, strict=True)))
        if min(left.counts) < 0:
            return (0,) * 6
        by_worth, out_of = rival(worth).orders_by_worth(left, horizon - size)
        gain = win = push = lose = 0
        for ways, paid in zip(by_worth, gains[worth], strict=True):
            if ways:
                gain += ways * paid.numerator * (unit // paid.denominator)
                win += ways if paid.numerator > 0 else 0
                lose += ways if paid.numerator < 0 else 0
                push += ways if paid.numerator == 0 else 0
        bust, seven = (out_of if worth == OVER else 0), (out_of if points_of(worth) == TARGET else 0)
        return tuple(world.ways * part for part in (gain, win, push, lose, bust, seven))

    reserve = 0 if setting.upcard else 1
    return (
        BeliefSolver(game, held, pack, worlds, horizon, stand, reserve=reserve, length=6, must_reach=setting.must_reach),
        unit,
    )


def _outlook(tally: Tally, out_of: int, unit: int) -> Outlook:
    win, push, lose, bust, seven = (Ratio.of(tally[place], out_of) for place in (_WIN, _PUSH, _LOSE, _BUST, _SEVEN))
    return Outlook(win, push, lose, bust, seven, Ratio.of(tally[_GAIN], out_of * unit))


@dataclass(frozen=True)
class BankerDecision:
    """The banker's choice against several standing hands: his expected gain in beans, over all stakes together."""

    stand_ratio: Ratio | None
    hit_ratio: Ratio | None
    """None where he may not hit."""
    players: tuple[tuple[tuple[int, Ratio], ...], ...]
    """For each standing player the probability of each worth of the hand, as the banker may think."""

    @property
    def best(self) -> Action:
        """The action that gains more; equal gains mean stand."""
        if self.stand_ratio is None or (self.hit_ratio is not None and self.hit_ratio > self.stand_ratio):
            return Action.HIT
        return Action.STAND

    @property
    def stand(self) -> Rational | None:
        """The banker's expected gain in beans if he stands."""
        return self.stand_ratio.rational() if self.stand_ratio else None

    @property
    def hit(self) -> Rational | None:
        """The banker's expected gain in beans if he hits and plays on as well as can be."""
        return self.hit_ratio.rational() if self.hit_ratio else None

    def _rows(self) -> list[tuple[str, str]]:
        both = (("stand", self.stand_ratio), ("hit", self.hit_ratio))
        return [(name, ratio.spelled()) for name, ratio in both if ratio]

    def __str__(self) -> str:
        return "\n".join([*(f"{name}: {value}" for name, value in self._rows()), f"best: {self.best}"])

    def _repr_html_(self) -> str:
        return html_table(f"The bank: best is {self.best}", ("action", "expected gain in beans"), self._rows())


def banker_decision(hand: Cards, players: Sequence[Standing], seen: Cards = (), *, rules: Rules = BASE) -> BankerDecision:
    """Return the banker's exact best decision against `players` who have stood, one decision for all their stakes.

    `seen` are the cards of hands that were shown. The players' covered cards are weighed by their joint distribution, given
    the policy stated for each. By rules that force the banker he has no choice; `PolicyError` says so.

    >>> from sieteymedio.policies import StandAt
    >>> banker_decision("5", [Standing("6", StandAt("5"), stake=1), Standing("A", StandAt("5"), stake=3)]).best
    <Action.STAND: 'stand'>
    """
    if rules.banker == "forced":
        raise PolicyError(f"by these rules the bank stands on {rules.banker_stands_on}: it has no choice")
    _check_exact(rules)
    if not players:
        raise ValueError("name at least one player who stands: against nobody the bank need not play")
    key = ("bank", read_cards(hand), tuple(players), read_cards(seen), rules)
    return counted(key, lambda: _banker_steps(hand, players, seen, rules))


def _banker_steps(
    hand: Cards, players: Sequence[Standing], seen: Cards, rules: Rules
) -> Iterator[Progress | BankerDecision]:
    shown = [card for player in players for card in _cards(player)]
    held, left = read_hand(hand, (*read_cards(seen), *shown), rules)
    if not any(held):
        raise CardError("the bank's hand is empty: there is nothing to decide before its first card")
    check_can_draw(held, rules)
    pack, game = Pack(left), game_of(rules)
    worlds = worlds_of(players, pack, _known_to_others(rules, seen), rules)
    pays = {own: {other: payment(other, own, rules) for other in game.worths} for own in game.worths}
    unit = lcm(*(pay.denominator for row in pays.values() for pay in row.values()))
    horizon = longest_draw(game, held, pack)

    def stand(world: World, drawn: Counts, worth: int) -> Tally:
        gain = 0
        for player, shares in zip(players, world.seats, strict=True):
            for theirs, ways in shares:
                paid = pays[worth][theirs]
                gain -= player.stake * ways * paid.numerator * (unit // paid.denominator)
        return (gain * solver.orders_after(sum(drawn)),)

    solver = BeliefSolver(game, held, pack, worlds, horizon, stand, reserve=0, length=1)
    nothing = game.kinds.nothing
    yield from solver.steps()
    found, out_of = solver.solve(nothing), solver.out_of(nothing)
    values = {act: Ratio.of(solver.weigh(nothing, tallies)[0], out_of * unit) for act, tallies in found.items()}
    yield BankerDecision(values.get(Action.STAND), values.get(Action.HIT), _marginals(worlds, len(players)))


def _marginals(worlds: Sequence[World], players: int) -> tuple[tuple[tuple[int, Ratio], ...], ...]:
    whole = sum(world.ways for world in worlds)
    found: list[dict[int, int]] = [{} for _ in range(players)]
    for world in worlds:
        for place, shares in enumerate(world.seats):
            for worth, ways in shares:
                found[place][worth] = found[place].get(worth, 0) + ways
    return tuple(tuple((worth, Ratio.of(ways, whole)) for worth, ways in sorted(seat.items())) for seat in found)
