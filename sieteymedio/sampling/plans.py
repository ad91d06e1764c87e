"""A way of playing as a table: from each hand, by the kind of the next card, to the next hand or to the end.

The simulator deals from such tables. A place below `WORTHS` is an end, and its number is the worth of the final hand; from
a place at or above it one more card is drawn. So a policy is asked once for each hand, not once for each hand dealt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sieteymedio.engine.hands import Game, game_of
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.policies import Action, Policy, Situation, action_of
from sieteymedio.engine.responses import BestResponse
from sieteymedio.engine.setting import Setting
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.totals import WORTHS, is_over, points_of
from sieteymedio.engine.walks import Pack


@dataclass(frozen=True)
class State:
    """A hand that may still draw, with what else decides how it is played."""

    hand: Counts
    declared: int = 0
    """What the wild card has been declared to count, in half points; 0 if nothing was said."""
    exchanged: int | None = None
    """The kind of the first card set aside, if one was."""


Choice = tuple[Action, int]
"""An action, and what the wild card is declared to count with it; 0 if nothing is said."""


@dataclass
class Plan:
    """Ways of playing unrolled into one table, each with a root of its own."""

    game: Game
    whole: Counts
    splits: bool = False
    """Whether two court cards are a place of their own, where the hand may be split."""
    steps: list[list[int]] = field(default_factory=lambda: [[] for _ in range(WORTHS)])
    """For each place, the next place by the kind of the card drawn."""
    worths: list[int] = field(default_factory=lambda: list(range(WORTHS)))
    """For each place, the worth of its hand if no card is left to draw."""
    pairs: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """For each place of two court cards: the place unsplit, and the places of both halves."""

    def add(self, choose: Callable[[State], Choice]) -> int:
        """Unroll one way of playing from no cards; return its root."""
        places: dict[State, int] = {}
        waiting: list[tuple[State, int, Choice]] = []

        def place_of(state: State) -> int:
            found = places.get(state)
            if found is None:
                found = places[state] = self._enter(state, choose, waiting)
                if self.splits and self._is_pair(state.hand):
                    found = places[state] = self._pair(state, found, place_of)
            return found

        root = self._new(0)
        waiting.append((State(self.game.kinds.nothing), root, (Action.HIT, 0)))
        while waiting:
            state, place, choice = waiting.pop()
            self.steps[place] = [
                place_of(after) if after else 0
                for after in (self._after(state, choice, kind) for kind in range(len(self.whole)))
            ]
        return root

    def _enter(self, state: State, choose: Callable[[State], Choice], waiting: list[tuple[State, int, Choice]]) -> int:
        worth = worth_of(self.game, state)
        if is_over(worth):
            return worth
        choice = choose(state)
        if choice[0] is Action.STAND:
            return worth
        place = self._new(worth)
        waiting.append((state, place, choice))
        return place

    def _new(self, worth: int) -> int:
        self.steps.append([])
        self.worths.append(worth)
        return len(self.steps) - 1

    def _after(self, state: State, choice: Choice, kind: int) -> State | None:
        gone = state.hand[kind] + (state.exchanged == kind)
        if gone >= self.whole[kind]:
            return None
        action, declared = choice
        if action is Action.EXCHANGE:
            out = state.hand.index(1)
            single = tuple(int(place == kind) for place in range(len(self.whole)))
            return State(single, exchanged=out) if kind != out or self.whole[kind] > 1 else None
        hand = (*state.hand[:kind], state.hand[kind] + 1, *state.hand[kind + 1 :])
        return replace(state, hand=hand, declared=declared or state.declared)

    def _is_pair(self, hand: Counts) -> bool:
        return sum(hand) == 2 and all(self._court(kind) for kind, count in enumerate(hand) if count)

    def _court(self, kind: int) -> bool:
        found = self.game.kinds.all[kind]
        return found.counts_half and found.key.split("-")[0] in ("court", "king")

    def _pair(self, state: State, unsplit: int, place_of: Callable[[State], int]) -> int:
        halves = [kind for kind, count in enumerate(state.hand) for _ in range(count)]
        first, second = (
            place_of(replace(state, hand=tuple(int(place == kind) for place in range(len(self.whole))))) for kind in halves
        )
        place = self._new(worth_of(self.game, state))
        self.pairs[place] = (unsplit, first, second)
        return place


def worth_of(game: Game, state: State) -> int:
    """Return what the hand of `state` is worth."""
    return game.worth(state.hand, state.declared)


def by_policy(policy: Policy, game: Game, known: Counts, must_reach: int, rival: int | None) -> Callable[[State], Choice]:
    """Return how `policy` plays, where `known` is the pack as it knows it, its own hand included.

    A policy that hits with a wild card to be declared declares it its least.
    """
    least = game.points[-1]

    def choose(state: State) -> Choice:
        held = state.hand
        declare = least if must_declare(game, state) else 0
        if points_of(worth_of(game, state)) < must_reach or game.must_draw(held):
            return Action.HIT, declare
        left = tuple(map(int.__sub__, known, held))
        told = rival if policy.sees_totals else None
        situation = Situation(held, left, game.rules, opponent_worth=told, declared=state.declared)
        return action_of(policy, situation), declare

    return choose


def must_declare(game: Game, state: State) -> bool:
    """Whether a hit with the hand of `state` makes its holder say what the wild card counts."""
    return game.rules.wild_declared == "on-hit" and not state.declared and game.holds_wild(state.hand)


def by_best_response(setting: Setting, pack: Pack) -> Callable[[State], Choice]:
    """Return how the best response to a setting plays, exchanging and declaring as it pays most."""
    game = game_of(setting.rules)
    nothing = game.kinds.nothing
    solvers: dict[int | None, Solver] = {None: setting.solver(nothing, pack, may_exchange=True)}

    def choose(state: State) -> Choice:
        out = state.exchanged
        if out not in solvers:
            single = tuple(int(place == out) for place in range(len(nothing)))
            solvers[out] = setting.solver(nothing, pack.without(single), may_exchange=False)
        solver = solvers[out]
        action = solver.solve(state.hand, state.declared).action
        if action is not Action.HIT or not must_declare(game, state):
            return action, 0
        values = [value for value in game.wild_values if not is_over(game.worth(state.hand, value))]
        gains = {value: solver.value(solver.solve(state.hand, value).tallies[action], 1) for value in values}
        return action, max(gains, key=lambda value: gains[value])

    return choose


def best_settings(best: BestResponse) -> list[tuple[Setting, Pack]]:
    """Return the setting and the pack of a best response for each kind of open card, or the one there is."""
    if best.rules.bank_card == "covered" or best.setting.upcard is not None:
        return [(best.setting, best.pack)]
    found = []
    for kind, count in enumerate(best.pack.counts):
        up = tuple(int(place == kind) for place in range(len(best.pack.counts)))
        left = best.pack.without(up) if count else best.pack
        found.append((Setting(best.rules, best.banker, left, up), left))
    return found
