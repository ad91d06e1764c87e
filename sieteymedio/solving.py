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
from sieteymedio.cards import HALF_POINTS, Counts
from sieteymedio.counting import NOTHING, Pack, Walk
from sieteymedio.exact import Ratio
from sieteymedio.hands import OVER, TARGET, total_of

Tally = tuple[int, ...]
"""Orders in which the hand wins, is pushed, loses, busts, makes 7½; then the gain; then one entry for each final total."""

_WIN, _PUSH, _LOSE, _BUST, _SEVEN, _GAIN, _FINALS = range(7)


@dataclass(frozen=True)
class Solved:
    """The solution of one hand: tallies of orders out of `out_of` orders of the next cards."""

    stand: Tally
    hit: Tally | None
    out_of: int

    @property
    def hits(self) -> bool:
        """Whether hitting is better than standing; equal values mean stand."""
        return self.hit is not None and self.hit[_GAIN] > self.stand[_GAIN]

    @property
    def best(self) -> Tally:
        """The tally of the better action."""
        return self.hit if self.hits and self.hit is not None else self.stand


class Solver:
    """Solves the hands that grow from `root` against another hand that is drawn from the same pack.

    `pack` is what is left for both, `rival_walk(total)` how the other hand draws once this one stands at `total` (half
    points), `payment(own, other)` the gain for one unit staked. `reserve` cards stay out of reach of this hand (the first
    card of the other hand, which is dealt before this one draws).
    """

    def __init__(
        self,
        root: Counts,
        pack: Pack,
        rival_walk: Callable[[int], Walk],
        payment: Callable[[int, int], Ratio],
        reserve: int,
    ) -> None:
        self.root, self.pack, self.reserve = root, pack, reserve
        self._rival_walk = rival_walk
        self._start = total_of(root)
        totals = range(max(self._start, 1), OVER + 1)
        gains = {own: [payment(own, other) for other in range(OVER + 1)] for own in totals}
        self.unit = lcm(*(gain.denominator for row in gains.values() for gain in row))
        self._gains = {own: [gain.numerator * (self.unit // gain.denominator) for gain in row] for own, row in gains.items()}
        longest = _longest_draw(self._start, pack) + max(rival_walk(own).longest for own in totals)
        self._horizon = longest if pack.replacement else min(longest, pack.size)
        self._solved: dict[Counts, Solved] = {}

    def solve(self, drawn: Counts = NOTHING) -> Solved:
        """Return the solution of the hand `root` + `drawn`; an empty hand has only a hit."""
        found = self._solved.get(drawn)
        if found is None:
            found = self._solved[drawn] = self._solve(drawn)
        return found

    def _solve(self, drawn: Counts) -> Solved:
        size = sum(drawn)
        total = min(self._start + sum(n * points for n, points in zip(drawn, HALF_POINTS, strict=True)), OVER)
        stand = self._stand(drawn, size, total) if total else _nothing()
        may_draw = total < TARGET and (self.pack.replacement or self.pack.size - size > self.reserve)
        return Solved(stand, self._hit(drawn) if may_draw else None, self.pack.orders(size, self._horizon - size))

    def _stand(self, drawn: Counts, size: int, total: int) -> Tally:
        gains = self._gains[total]
        if min(gains) == max(gains):
            # The other hand no longer matters, as after a bust: no need to draw it.
            by_total, out_of = (
                [self.pack.orders(size, self._horizon - size)],
                self.pack.orders(size, self._horizon - size),
            )
        else:
            by_total, out_of = self._rival_walk(total).orders_by_total(self.pack.without(drawn), self._horizon - size)
        win = push = lose = gain = 0
        for ways, worth in zip(by_total, gains, strict=False):
            if ways:
                gain += ways * worth
                if worth > 0:
                    win += ways
                elif worth < 0:
                    lose += ways
                else:
                    push += ways
        finals = [0] * (OVER + 1)
        finals[total] = out_of
        return (win, push, lose, finals[OVER], finals[TARGET], gain, *finals)

    def _hit(self, drawn: Counts) -> Tally:
        sums = list(_nothing())
        for kind, count in enumerate(self.pack.counts):
            ways = count if self.pack.replacement else count - drawn[kind]
            if ways > 0:
                after = self.solve((*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])).best
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
        """Return the part of a tally that counts orders by final total."""
        return tally[_FINALS:]


def _nothing() -> Tally:
    return (0,) * (_FINALS + OVER + 1)


def _longest_draw(start: int, pack: Pack) -> int:
    """Return the most cards a hand at `start` half points can draw: the smallest first, until it is bust."""
    if start >= TARGET:
        return 0
    total, cards = start, 0
    for points, count in zip(HALF_POINTS, pack.counts, strict=True):
        for _ in range(OVER if pack.replacement and count else count):
            total, cards = total + points, cards + 1
            if total >= TARGET:
                return cards
    return cards
