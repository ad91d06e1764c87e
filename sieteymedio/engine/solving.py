"""Backward induction over hands: the exact value of standing and of hitting, and the better of the two.

The value of a hand that has drawn m cards is held as a whole number of orders of the pack's next T - m cards, T being the
most cards both hands together can draw, for each way in which the m cards come. Then hitting is a plain sum over kinds of
the values after them, whatever lies covered before others (see `sieteymedio.engine.unseen`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import lcm

from sieteymedio.engine.answers import Outlook
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import Game, game_of, is_natural
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import Action
from sieteymedio.engine.suits import Drawing, SuitBlindWalk, Suits, suits_of
from sieteymedio.engine.totals import OVER, TARGET, WORTHS, is_over, points_of
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack

Tally = tuple[int, ...]
"""A row of orders: for a `Solver` those in which the hand wins, is pushed, loses, busts, makes 7½; then the gain; then one
entry for each final worth."""

_WIN, _PUSH, _LOSE, _BUST, _SEVEN, _GAIN, _FINALS = range(7)


@dataclass(frozen=True, slots=True)
class Solved:
    """The solution of one hand: for each legal action a tally of orders out of `out_of` orders of the next cards."""

    tallies: dict[Action, Tally]
    """Standing comes first, then hitting, then what only some rules allow."""
    out_of: int
    gain: int
    """The place of the gain in a tally."""

    @property
    def action(self) -> Action:
        """The best action; equal values mean stand, then hit."""
        return max(self.tallies, key=lambda action: self.tallies[action][self.gain])

    @property
    def best(self) -> Tally:
        """The tally of the best action."""
        return self.tallies[self.action]


def in_units(pays: Mapping[int, Sequence[Ratio]]) -> tuple[int, dict[int, list[int]]]:
    """Return rows of payments as whole numbers of one unit, and how many of those units make 1."""
    unit = lcm(*(pay.denominator for row in pays.values() for pay in row))
    return unit, {own: [pay.numerator * (unit // pay.denominator) for pay in row] for own, row in pays.items()}


def gains_in_units(game: Game, payment: Callable[[int, int], Ratio]) -> tuple[int, dict[int, list[int]]]:
    """Return what each worth gains against each other one, by `in_units`; a worth that the game does not know is a bust."""
    known = set(game.worths)
    return in_units({own: [payment(own, other if other in known else OVER) for other in range(WORTHS)] for own in known})


class Induction(ABC):
    """Solves the hands that grow from `root` by the cards of `unseen`; what standing is worth a subclass says.

    `gone` has been drawn before and is in no hand. `reserve` cards stay out of reach of this hand (the first card of the
    other hand, dealt before this one draws). Below `must_reach` half points this hand may not stand while it can draw.
    Tallies count orders of cards out of `horizon` that are drawn in all; each has `length` entries, and the one at `gain`
    is made as large as possible.
    """

    gain = 0
    lost: Tally | None = None
    """The tally of one order in which the hand is bust, None where that depends on more."""

    def __init__(
        self,
        game: Game,
        root: Counts,
        unseen: Unseen,
        *,
        horizon: int,
        length: int,
        gone: Counts | None = None,
        reserve: int = 0,
        must_reach: int = 0,
    ) -> None:
        self.game, self.root, self.unseen = game, root, unseen
        self.horizon = horizon if unseen.pack.replacement else min(horizon, unseen.size)
        self.gone = gone or game.kinds.nothing
        self._size = sum(self.gone)
        self._length, self._reserve, self._must_reach = length, reserve, must_reach
        self._on_hit = game.rules.wild_declared == "on-hit"
        self._solved: dict[tuple[Counts, int], Solved] = {}
        self._orders: dict[int, int] = {}

    @abstractmethod
    def stand(self, drawn: Counts, worth: int) -> Tally:
        """Return the tally of standing on a hand of this worth after `drawn`."""

    def others(self, drawn: Counts) -> dict[Action, Tally]:
        """Return the tallies of what else may be done after `drawn`."""
        return {}

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
        game = self.game
        held = tuple(map(int.__add__, self.root, drawn))
        worth = game.worth(held, declared)
        may_draw = self._may_draw(drawn) and not is_over(worth)
        bound = may_draw and (points_of(worth) < self._must_reach or game.must_draw(held))
        tallies: dict[Action, Tally] = {}
        if any(held) and not bound:
            tallies[Action.STAND] = self.stand(drawn, worth)
        if may_draw:
            tallies[Action.HIT] = self._hit(drawn, held, declared)
            tallies |= self.others(drawn)
        return Solved(tallies, self.out_of(drawn), self.gain)

    def _may_draw(self, drawn: Counts) -> bool:
        unseen = self.unseen
        return unseen.pack.replacement or unseen.size - self._size - sum(drawn) > self._reserve

    def _hit(self, drawn: Counts, held: Counts, declared: int) -> Tally:
        if self._on_hit and not declared and self.game.holds_wild(held):
            found = [self._hit(drawn, held, value) for value in self.game.declarations(held)]
            return max(found, key=lambda tally: tally[self.gain])
        sums, lost = [0] * self._length, self.lost
        rest = self.out_of(drawn) if lost else 0
        for after in self._after(drawn):
            if lost and self._worth(after, declared) == OVER:
                continue
            solved = self.solve(after, declared)
            rest -= solved.out_of
            for place, orders in enumerate(solved.best):
                if orders:
                    sums[place] += orders
        if lost:
            # Every order that is not counted yet is a bust.
            sums = [orders + rest * each for orders, each in zip(sums, lost, strict=True)]
        return tuple(sums)

    def to_declare(self, drawn: Counts | None = None) -> int:
        """Return what the wild card in the hand is best declared to count on a hit, in half points; 0 if nothing is said."""
        cards = self.game.kinds.nothing if drawn is None else drawn
        held = tuple(map(int.__add__, self.root, cards))
        values = self.game.declarations(held) if self._may_draw(cards) else ()
        return max(values, key=lambda value: self._hit(cards, held, value)[self.gain], default=0)

    def _after(self, drawn: Counts) -> Iterator[Counts]:
        whole = self.unseen.pack
        for kind, (count, gone, taken) in enumerate(zip(whole.counts, self.gone, drawn, strict=True)):
            if count > (0 if whole.replacement else gone + taken):
                yield (*drawn[:kind], taken + 1, *drawn[kind + 1 :])

    def all_drawn(self, drawn: Counts) -> Counts:
        """Return all cards that have been drawn when this hand has drawn `drawn`."""
        return tuple(map(int.__add__, self.gone, drawn)) if self._size else drawn

    def out_of(self, drawn: Counts) -> int:
        """Return what the tallies after `drawn` count out of."""
        return self.unseen.weight(self.all_drawn(drawn)) * self.orders_after(drawn)

    def orders_after(self, drawn: Counts) -> int:
        """Return in how many orders the cards to come can follow `drawn`."""
        size = self._size + sum(drawn)
        if size not in self._orders:
            self._orders[size] = self.unseen.orders(size, self.horizon - size)
        return self._orders[size]

    def hands(self) -> Iterator[Counts]:
        """Yield what may have been drawn, the shortest first."""
        layer = [self.game.kinds.nothing]
        while layer:
            yield from layer
            growing = (drawn for drawn in layer if self._may_draw(drawn) and not is_over(self._worth(drawn)))
            layer = list(dict.fromkeys(after for drawn in growing for after in self._after(drawn)))

    def steps(self) -> Iterator[Progress]:
        """Solve every hand that grows from the root, the longest first, and tell how far that is."""
        hands = [drawn for drawn in self.hands() if not (self.lost and self._worth(drawn) == OVER)]
        for done, drawn in enumerate(reversed(hands), start=1):
            self.solve(drawn)
            yield Progress(done, len(hands))

    def _worth(self, drawn: Counts, declared: int = 0) -> int:
        return self.game.worth(tuple(map(int.__add__, self.root, drawn)), declared)


class Solver(Induction):
    """Solves the hands that grow from `root` against another hand that is drawn from the same pack.

    `unseen` is what is left for both, `drawing(worth)` how the other hand is drawn once this one stands with that worth,
    `payment(own, other)` the gain for one unit staked, given both worths. `exchange(drawn)` tells for which hands the first
    card may be exchanged, and gives the solver of the hands that then begin anew.
    """

    gain = _GAIN

    def __init__(
        self,
        game: Game,
        root: Counts,
        unseen: Unseen,
        drawing: Callable[[int], Drawing],
        payment: Callable[[int, int], Ratio],
        *,
        reserve: int,
        must_reach: int = 0,
        gone: Counts | None = None,
        horizon: int | None = None,
        exchange: Callable[[Solver, Counts], Solver | None] | None = None,
    ) -> None:
        worths = set(game.worths)
        self._worths = max(worths) + 1
        self.unit, self._gains = gains_in_units(game, payment)
        self._drawing, self._payment, self._exchange = drawing, payment, exchange
        if min(self._gains[OVER]) == max(self._gains[OVER]):
            finals = [int(worth == OVER) for worth in range(self._worths)]
            self.lost = (0, 0, 1, 1, 0, self._gains[OVER][0], *finals)
        pack = unseen.pack
        if horizon is None:
            horizon = longest_draw(game, root, pack) + max(drawing(own).longest for own in worths)
            # The hand after an exchange begins anew, and can draw more cards than the one it replaces.
            horizon += 1 + longest_draw(game, game.kinds.nothing, pack) if exchange else 0
        length = _FINALS + self._worths
        super().__init__(
            game, root, unseen, horizon=horizon, length=length, gone=gone, reserve=reserve, must_reach=must_reach
        )

    @property
    def pack(self) -> Pack:
        """The cards whose place is not known when the root has drawn nothing."""
        return self.unseen.pack

    def others(self, drawn: Counts) -> dict[Action, Tally]:
        fresh = self._exchange(self, drawn) if self._exchange else None
        return {Action.EXCHANGE: fresh.solve().best} if fresh else {}

    def stand(self, drawn: Counts, worth: int) -> Tally:
        gains, out_of = self._gains[worth], self.out_of(drawn)
        if min(gains) == max(gains):
            # The other hand no longer matters, as after a bust: no need to draw it.
            by_worth, times = [out_of], 1
        else:
            cards = self.all_drawn(drawn)
            by_worth, times = self.unseen.law(self._drawing(worth), cards, self.horizon - sum(cards))
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
        return (win * times, push * times, lose * times, finals[OVER], made, gain * times, *finals)

    def _solve(self, drawn: Counts, declared: int) -> Solved:
        plain = self._plain
        if plain is None or sum(self.root) + sum(drawn) < 2:
            return super()._solve(drawn, declared)
        suits, cards = self._suits, self.all_drawn(drawn)
        merged = suits.merged(drawn)
        if is_natural(plain.game.worth(tuple(map(int.__add__, plain.root, merged)), declared)):
            return super()._solve(drawn, declared)
        # With two cards that are no natural in hand, suits are done with: they only say which of alike hands this one is.
        share, out_of = suits.share(self.unseen.pack.counts, cards)
        found = plain.solve(merged, declared)
        tallies = {act: tuple([orders * share // out_of for orders in tally]) for act, tally in found.tallies.items()}
        return Solved(tallies, found.out_of * share // out_of, self.gain)

    @cached_property
    def _plain(self) -> Solver | None:
        """The solver with suits forgotten, None where a hand of two cards or more may still ask for one."""
        unseen, game = self.unseen, self.game
        drawings = ((worth, self._drawing(worth)) for worth in game.worths if game.kinds.suited)
        walks = {worth: drawing.walk for worth, drawing in drawings if isinstance(drawing, SuitBlindWalk)}
        if len(walks) < len(game.worths):
            return None
        if unseen.suits is None and any(any(covered) for covered, _ in unseen.worlds):
            return None
        naturals = {worth for worth in game.worths if is_natural(worth)}
        alike = naturals | {TARGET} if game.rules.natural == "same-suit" else naturals
        if any(len({row[other] for other in alike}) > 1 for row in self._gains.values()):
            return None
        suits = self._suits
        plain = Unseen(
            Pack(suits.merged(unseen.pack.counts), unseen.pack.replacement),
            unseen.worlds if unseen.suits else (((0,) * len(suits.plain.counts), 1),),
        )
        return Solver(
            game_of(suits.plain), suits.merged(self.root), plain, walks.__getitem__, self._payment,
            reserve=self._reserve, must_reach=self._must_reach, gone=suits.merged(self.gone), horizon=self.horizon,
        )  # fmt: skip

    @property
    def _suits(self) -> Suits:
        return suits_of(self.game.rules)

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
