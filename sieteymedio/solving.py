"""Backward induction over hands: the exact value of standing and of hitting, and the better of the two.

The value of a hand that has drawn m cards is held as a whole number of orders of the pack's next T - m cards, T being the
most cards both hands together can draw. Then hitting is a plain sum, over kinds, of the cards left times the value after
them, and every value of one layer has the same denominator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import lcm

from sieteymedio.answers import Outlook
from sieteymedio.exact import Ratio
from sieteymedio.hands import Game
from sieteymedio.kinds import Counts
from sieteymedio.policies import Action
from sieteymedio.totals import OVER, TARGET, WORTHS, is_over, points_of
from sieteymedio.walks import Pack, Walk

Tally = tuple[int, ...]
"""Orders in which the hand wins, is pushed, loses, busts, makes 7½; then the gain; then one entry for each final worth."""

_WIN, _PUSH, _LOSE, _BUST, _SEVEN, _GAIN, _FINALS = range(7)


@dataclass(frozen=True, slots=True)
class Solved:
    """The solution of one hand: for each legal action a tally of orders out of `out_of` orders of the next cards."""

    tallies: dict[Action, Tally]
    """Standing comes first, then hitting, then what only some rules allow."""
    out_of: int

    @property
    def action(self) -> Action:
        """The best action; equal values mean stand, then hit."""
        return max(self.tallies, key=lambda action: self.tallies[action][_GAIN])

    @property
    def best(self) -> Tally:
        """The tally of the best action."""
        return self.tallies[self.action]


class Solver:
    """Solves the hands that grow from `root` against another hand that is drawn from the same pack.

    `pack` is what is left for both, `rival_walk(worth)` how the other hand draws once this one stands with that worth,
    `payment(own, other)` the gain for one unit staked, given both worths. `reserve` cards stay out of reach of this hand
    (the first card of the other hand, dealt before this one draws). Below `must_reach` half points this hand may not stand
    while it can draw. `others(hand)` gives further actions, each solved, with the same unit; `more_draws` is how many
    cards they can draw beyond this hand's.
    """

    def __init__(
        self,
        game: Game,
        root: Counts,
        pack: Pack,
        rival_walk: Callable[[int], Walk],
        payment: Callable[[int, int], Ratio],
        *,
        reserve: int,
        must_reach: int = 0,
        others: Callable[[Counts], dict[Action, Solved]] | None = None,
        more_draws: int = 0,
    ) -> None:
        self.game, self.root, self.pack = game, root, pack
        self._reserve, self._must_reach = reserve, must_reach
        self._rival_walk = rival_walk
        self._on_hit = game.rules.wild_declared == "on-hit"
        worths = set(game.worths)
        self._worths = max(worths) + 1
        gains = {own: [payment(own, other if other in worths else OVER) for other in range(WORTHS)] for own in worths}
        self.unit = lcm(*(gain.denominator for row in gains.values() for gain in row))
        self._gains = {own: [g.numerator * (self.unit // g.denominator) for g in row] for own, row in gains.items()}
        longest = longest_draw(game, root, pack) + max(rival_walk(own).longest for own in worths)
        longest += more_draws
        self._others = others
        self._horizon = longest if pack.replacement else min(longest, pack.size)
        self._solved: dict[tuple[Counts, int], Solved] = {}

    def solve(self, drawn: Counts | None = None, declared: int = 0) -> Solved:
        """Return the solution of the hand `root` + `drawn`; an empty hand has only a hit.

        `declared` is what the wild card in the hand has been declared to count, in half points; 0 if nothing was said.
        """
        key = (self.game.kinds.nothing if drawn is None else drawn, declared)
        found = self._solved.get(key)
        if found is None:
            found = self._solved[key] = self._solve(*key)
        return found

    def _solve(self, drawn: Counts, declared: int) -> Solved:
        game, size = self.game, sum(drawn)
        held = tuple(map(int.__add__, self.root, drawn))
        worth = game.worth(held, declared)
        more = self.pack.replacement or self.pack.size - size > self._reserve
        may_draw = more and not is_over(worth)
        bound = may_draw and (points_of(worth) < self._must_reach or game.must_draw(held))
        tallies: dict[Action, Tally] = {}
        if any(held) and not bound:
            tallies[Action.STAND] = self._stand(drawn, size, worth)
        if may_draw:
            tallies[Action.HIT] = self._hit(drawn, held, declared)
            if self._others:
                for action, solved in self._others(held).items():
                    tallies[action] = self._scaled(solved, size)
        return Solved(tallies, self.orders_after(size))

    def _scaled(self, solved: Solved, size: int) -> Tally:
        times, rest = divmod(self.orders_after(size), solved.out_of)
        assert rest == 0
        return tuple(times * orders for orders in solved.best)

    def orders_after(self, size: int) -> int:
        """Return the number of orders that a tally counts after `size` cards have been drawn."""
        return self.pack.orders(size, self._horizon - size)

    def _stand(self, drawn: Counts, size: int, worth: int) -> Tally:
        gains = self._gains[worth]
        if min(gains) == max(gains):
            # The other hand no longer matters, as after a bust: no need to draw it.
            out_of = self.orders_after(size)
            by_worth = [out_of]
        else:
            by_worth, out_of = self._rival_walk(worth).orders_by_worth(self.pack.without(drawn), self._horizon - size)
        win = push = lose = gain = 0
        for ways, paid in zip(by_worth, gains, strict=False):
            if ways:
                gain += ways * paid
                if paid > 0:
                    win += ways
                elif paid < 0:
                    lose += ways
                else:
                    push += ways
        finals = [0] * self._worths
        finals[worth] = out_of
        made = out_of if points_of(worth) == TARGET else 0
        return (win, push, lose, finals[OVER], made, gain, *finals)

    def _hit(self, drawn: Counts, held: Counts, declared: int) -> Tally:
        if self._on_hit and not declared and self.game.holds_wild(held):
            worths = {value: self.game.worth(held, value) for value in self.game.wild_values}
            found = [self._hit(drawn, held, value) for value, worth in worths.items() if points_of(worth) < TARGET]
            return max(found, key=lambda tally: tally[_GAIN])
        sums = [0] * (_FINALS + self._worths)
        for kind, count in enumerate(self.pack.counts):
            ways = count if self.pack.replacement else count - drawn[kind]
            if ways > 0:
                after = self.solve((*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :]), declared).best
                for place, orders in enumerate(after):
                    if orders:
                        sums[place] += ways * orders
        return tuple(sums)

    def outlook(self, tally: Tally, out_of: int) -> Outlook:
        """Return a tally as exact probabilities and an expected value."""
        return Outlook(
            Ratio.of(tally[_WIN], out_of),
            Ratio.of(tally[_PUSH], out_of),
            Ratio.of(tally[_LOSE], out_of),
            Ratio.of(tally[_BUST], out_of),
            Ratio.of(tally[_SEVEN], out_of),
            self.value(tally, out_of),
        )

    def value(self, tally: Tally, out_of: int) -> Ratio:
        """Return the expected value of a tally, in units staked."""
        return Ratio.of(tally[_GAIN], out_of * self.unit)

    @staticmethod
    def finals(tally: Tally) -> Tally:
        """Return the part of a tally that counts orders by final worth."""
        return tally[_FINALS:]


def longest_draw(game: Game, root: Counts, pack: Pack) -> int:
    """Return a bound for the cards a hand can draw from `root`: the smallest first, each wild card at its least."""
    total = sum(count * points for count, points in zip(root, game.points, strict=True))
    cards = 0
    for points, count in sorted(zip(game.points, pack.counts, strict=True)):
        for _ in range(OVER if pack.replacement and count else count):
            if total >= TARGET:
                return cards
            total, cards = total + points, cards + 1
    return cards
