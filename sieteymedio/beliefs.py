"""What open cards and a stop tell about covered cards, and deciding under that doubt, exactly.

A *world* is a possible composition of all the covered cards at the table. What the seats are taken to play (a policy that
is known) rules worlds out; the cards in each world weigh it by the number of ways they can lie there. A decision is then
made once for all worlds together, by backward induction over the own hand, since every further card changes their weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from sieteymedio.cards import CardError, Cards, read_cards
from sieteymedio.exact import Ratio
from sieteymedio.hands import Game, game_of
from sieteymedio.kinds import Counts
from sieteymedio.patience import Progress
from sieteymedio.policies import Action, Policy, Situation, action_of, check_blind
from sieteymedio.rules import BASE, Rules
from sieteymedio.totals import is_over, points_of
from sieteymedio.walks import Pack

Tally = tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """A player who has stood: the open cards in the order they came, the stake, and how the player is taken to play.

    With `policy=None` nothing is assumed: the covered card may be any card that does not end the hand.
    """

    open_cards: Cards = ()
    policy: Policy | None = None
    stake: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "open_cards", read_cards(self.open_cards))
        if self.policy is not None:
            check_blind(self.policy, "policy")
        if isinstance(self.stake, bool) or not isinstance(self.stake, int) or self.stake < 1:
            raise ValueError(f"a stake is a whole number, 1 or more, not {self.stake!r}")

    def possible(self, known: Pack, rules: Rules) -> tuple[int, ...]:
        """Return the kinds the covered card can be: those with which the player would have drawn and stopped as seen.

        `known` is the pack as the player knows it; only policies that count cards look at it.
        """
        game = game_of(rules)
        shown = [rules.kinds.of(card) for card in read_cards(self.open_cards)]
        return tuple(kind for kind in range(len(rules.counts)) if self._fits(kind, shown, game, known))

    def _fits(self, covered: int, shown: Sequence[int], game: Game, known: Pack) -> bool:
        hand = _plus(game.kinds.nothing, covered)
        for kind in (*shown, None):
            if is_over(game.worth(hand)):
                return False
            if self.policy is not None and not (kind is not None and game.must_draw(hand)):
                left = tuple(max(count - held, 0) for count, held in zip(known.counts, hand, strict=True))
                draws = action_of(self.policy, Situation(hand, left, game.rules)) is Action.HIT
                if draws is (kind is None):
                    return False
            if kind is not None:
                hand = _plus(hand, kind)
        return not game.must_draw(hand)


def _plus(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


@dataclass(frozen=True)
class World:
    """A composition of the covered cards and in how many ways they can lie so; `seats` says what it means for each seat.

    `seats[j]` holds, for seat j, how many of those ways go with each worth of that seat's hand.
    """

    covered: Counts
    ways: int
    seats: tuple[tuple[tuple[int, int], ...], ...]


def worlds_of(standing: Sequence[Standing], pack: Pack, known: Pack, rules: Rules) -> tuple[World, ...]:
    """Return every world the covered cards of `standing` allow, `pack` being all cards whose place is not known.

    `known` is the pack as the standing players know it. If no card under one of them fits its policy, `CardError` says so.
    """
    game = game_of(rules)
    ways: dict[Counts, int] = {game.kinds.nothing: 1}
    shares: dict[Counts, list[dict[int, int]]] = {game.kinds.nothing: []}
    for place, seat in enumerate(standing):
        kinds = seat.possible(known, rules)
        shown = game.kinds.counts_of(read_cards(seat.open_cards))
        following: dict[Counts, int] = {}
        following_shares: dict[Counts, list[dict[int, int]]] = {}
        for covered, count in ways.items():
            for kind in kinds:
                times = pack.counts[kind] - covered[kind]
                if times <= 0:
                    continue
                after = _plus(covered, kind)
                following[after] = following.get(after, 0) + count * times
                told = following_shares.setdefault(after, [{} for _ in range(place + 1)])
                for seat_place, share in enumerate(shares[covered]):
                    for worth, part in share.items():
                        told[seat_place][worth] = told[seat_place].get(worth, 0) + part * times
                worth = game.worth(_plus(shown, kind))
                told[place][worth] = told[place].get(worth, 0) + count * times
        if not following:
            raise CardError(f"no card can lie under seat {place + 1} of those who stand: it would not have played so")
        ways, shares = following, following_shares
    return tuple(
        World(covered, count, tuple(tuple(share.items()) for share in shares[covered])) for covered, count in ways.items()
    )


def under(standing: Standing, seen: Cards = (), *, rules: Rules = BASE) -> dict[str, Ratio]:
    """Return the probability of each kind of covered card under a player who stood, given the policy he plays.

    `seen` are the other cards known to be out.

    >>> from sieteymedio.policies import StandAt
    >>> {card: str(chance) for card, chance in under(Standing("6", StandAt("5"))).items()}
    {'F': '3/4', 'A': '1/4'}
    """
    known = rules.kinds.counts_of(read_cards(seen))
    shown = rules.kinds.counts_of(read_cards(standing.open_cards))
    outside = Pack(tuple(map(int.__sub__, rules.counts, known)))
    pack = outside.without(shown)
    ways = {kind: pack.counts[kind] for kind in standing.possible(outside, rules) if pack.counts[kind] > 0}
    if not ways:
        raise CardError("no card can lie under these open cards: a player with that policy would not have played so")
    return {rules.kinds.all[kind].letter: Ratio.of(count, sum(ways.values())) for kind, count in ways.items()}


class BeliefSolver:
    """Solves the hands that grow from `root` when the covered cards are in doubt.

    `stand(world, drawn, worth)` gives the tally of standing in one world, out of the world's ways times
    `orders_after(size of drawn)`; its first entry is the gain that is made as large as possible, `length` the number of
    its entries. `reserve` cards stay out of reach of this hand; below `must_reach` half points it may not stand.
    """

    def __init__(
        self,
        game: Game,
        root: Counts,
        pack: Pack,
        worlds: Sequence[World],
        horizon: int,
        stand: Callable[[World, Counts, int], Tally],
        *,
        reserve: int,
        length: int,
        must_reach: int = 0,
    ) -> None:
        self.game, self.root, self.worlds, self._length = game, root, worlds, length
        self._packs = [pack.without(world.covered) for world in worlds]
        self._horizon, self._stand = min(horizon, self._packs[0].size), stand
        self._reserve, self._must_reach = reserve, must_reach
        self._solved: dict[Counts, dict[Action, list[Tally]]] = {}

    def orders_after(self, size: int) -> int:
        """Return the number of orders that a tally counts in each world after `size` cards have been drawn."""
        return self._packs[0].orders(size, self._horizon - size)

    def weigh(self, drawn: Counts, tallies: Iterable[Tally]) -> Tally:
        """Return the sum of tallies over worlds, each weighed with its ways to deal `drawn`."""
        weighed = [
            [_ways(pack.counts, drawn) * part for part in tally] for pack, tally in zip(self._packs, tallies, strict=True)
        ]
        return tuple(map(sum, zip(*weighed, strict=True)))

    def out_of(self, drawn: Counts) -> int:
        """Return what `weigh` counts out of."""
        orders = self.orders_after(sum(drawn))
        return sum(w.ways * _ways(p.counts, drawn) for w, p in zip(self.worlds, self._packs, strict=True)) * orders

    def solve(self, drawn: Counts) -> dict[Action, list[Tally]]:
        """Return, for each legal action, its tally in every world."""
        if drawn not in self._solved:
            self._solved[drawn] = self._solve(drawn)
        return self._solved[drawn]

    def steps(self) -> Iterator[Progress]:
        """Solve every hand that grows from the root, the longest first, and tell how far that is."""
        layer, hands = [self.game.kinds.nothing], list[Counts]()
        while layer:
            hands += layer
            layer = list(dict.fromkeys(after for drawn in layer for after in self._after(drawn)))
        for done, drawn in enumerate(reversed(hands), start=1):
            self.solve(drawn)
            yield Progress(done, len(hands))

    def _after(self, drawn: Counts) -> Iterator[Counts]:
        held = tuple(map(int.__add__, self.root, drawn))
        if not is_over(self.game.worth(held)) and self._packs[0].size - sum(drawn) > self._reserve:
            for kind, taken in enumerate(drawn):
                if any(pack.counts[kind] > taken for pack in self._packs):
                    yield _plus(drawn, kind)

    def best(self, drawn: Counts) -> tuple[Action, list[Tally]]:
        """Return the action that gains most over all worlds, and its tallies; equal gains mean stand."""
        found = self.solve(drawn)
        if len(found) == 1:
            return next(iter(found.items()))
        gains = {action: self.weigh(drawn, tallies)[0] for action, tallies in found.items()}
        action = max(gains, key=lambda choice: gains[choice])
        return action, found[action]

    def _solve(self, drawn: Counts) -> dict[Action, list[Tally]]:
        game, size = self.game, sum(drawn)
        held = tuple(map(int.__add__, self.root, drawn))
        worth = game.worth(held)
        may_draw = not is_over(worth) and self._packs[0].size - size > self._reserve
        found: dict[Action, list[Tally]] = {}
        if not (may_draw and (points_of(worth) < self._must_reach or game.must_draw(held))):
            found[Action.STAND] = [self._stand(world, drawn, worth) for world in self.worlds]
        if may_draw:
            sums: list[list[int]] = [[0] * self._length for _ in self.worlds]
            for kind in range(len(drawn)):
                ways = [pack.counts[kind] - drawn[kind] for pack in self._packs]
                if max(ways) > 0:
                    _, after = self.best(_plus(drawn, kind))
                    for place, times in enumerate(ways):
                        if times > 0:
                            both = zip(sums[place], after[place], strict=True)
                            sums[place] = [have + times * more for have, more in both]
            found[Action.HIT] = [tuple(sum_) for sum_ in sums]
        return found


def _ways(counts: Counts, drawn: Counts) -> int:
    """Return in how many orders of actual cards `drawn` comes, up to the order of kinds, which is alike in all worlds."""
    product = 1
    for count, taken in zip(counts, drawn, strict=True):
        for step in range(taken):
            product *= count - step
    return max(product, 0)
