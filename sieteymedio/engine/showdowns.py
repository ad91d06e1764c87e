"""How the two hands end together: the exact law of the player's and the bank's final hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sieteymedio.engine.counting import policy_walk, rival_of
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, payment
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import Setting
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.totals import OVER, TWO_SEVENS, WORTHS, points_of
from sieteymedio.engine.walks import Pack

__all__ = ["Showdown", "mixed", "showdown"]

Law = dict[tuple[int, int | None], Ratio]
_Ending = tuple[Counts, int, int]
"""The cards drawn, what the hand is worth, and in how many orders of those cards."""


@dataclass(frozen=True)
class Showdown:
    """The probability of every pair of final hands; the bank's is None where it has no need to play its hand.

    Hands are worths, see `sieteymedio.engine.totals`. `total_probability` is 1.
    """

    rules: Rules
    pairs: tuple[tuple[int, int | None, Ratio], ...]

    @property
    def player_bust(self) -> Ratio:
        """The probability that the player busts."""
        return self._sum(lambda own, other: own == OVER)

    @property
    def bank_plays(self) -> Ratio:
        """The probability that the bank has to play its hand."""
        return self._sum(lambda own, other: other is not None)

    @property
    def bank_bust(self) -> Ratio:
        """The probability that the bank plays its hand and busts."""
        return self._sum(lambda own, other: other == OVER)

    @property
    def total_probability(self) -> Ratio:
        """The sum of all probabilities."""
        return self._sum(lambda own, other: True)

    def result(self, sign: int) -> Ratio:
        """Return the probability that the player gains (1), gets the stake back (0) or loses (-1)."""
        return self._sum(lambda own, other: _sign(_paid(own, other, self.rules)) == sign)

    @property
    def expected_value(self) -> Ratio:
        """The player's mean gain per unit staked."""
        return sum((chance * _paid(own, other, self.rules) for own, other, chance in self.pairs), ZERO)

    def player_finals(self) -> tuple[tuple[int, Ratio], ...]:
        """Return the law of the player's final total: half points, 20 for two sevens, 16 for a bust last."""
        return _by_total((own, chance) for own, _, chance in self.pairs)

    def bank_finals(self) -> tuple[tuple[int, Ratio], ...]:
        """Return the law of the bank's final total, given that it plays its hand; empty if it never does."""
        plays = self.bank_plays
        if plays == ZERO:
            return ()
        found = _by_total((other, chance) for _, other, chance in self.pairs if other is not None)
        turned = Ratio.of(plays.denominator, plays.numerator)
        return tuple((total, chance * turned) for total, chance in found)

    def _sum(self, test: Callable[[int, int | None], bool]) -> Ratio:
        return sum((chance for own, other, chance in self.pairs if test(own, other)), ZERO)


def showdown(setting: Setting, pack: Pack, player: Policy | None) -> Showdown:
    """Return how both hands end where nothing has been drawn; `player` None plays the best response.

    `pack` are the cards nobody has seen, the bank's covered card included.
    """
    law: Law = {}
    if player is None:
        _play_best(setting, pack, True, ONE, law)
    else:
        nothing, reserve = setting.rules.kinds.nothing, 0 if setting.upcard else 1
        walk = policy_walk(player, nothing, setting.known, setting.rules, must_reach=setting.must_reach)
        found = [(ending.drawn, ending.worth, ending.ways) for ending in walk.endings(pack, reserve)]
        _meet(setting, pack, found, ONE, law)
    return _of(setting.rules, law)


def mixed(parts: Iterable[tuple[Ratio, Showdown]]) -> Showdown:
    """Return the mean of several showdowns, each with its probability."""
    law: Law = {}
    rules = None
    for share, part in parts:
        rules = part.rules
        for own, other, chance in part.pairs:
            law[own, other] = law.get((own, other), ZERO) + share * chance
    assert rules is not None
    return _of(rules, law)


def _of(rules: Rules, law: Law) -> Showdown:
    order = sorted(law, key=lambda pair: (pair[0], -1 if pair[1] is None else pair[1]))
    return Showdown(rules, tuple((*pair, law[pair]) for pair in order))


def _play_best(setting: Setting, pack: Pack, may_exchange: bool, share: Ratio, law: Law) -> None:
    solver = setting.solver(setting.rules.kinds.nothing, pack, may_exchange=may_exchange)
    found, exchanged = _best_endings(solver, pack)
    _meet(setting, pack, found, share, law)
    for card, ways in exchanged:
        _play_best(setting, pack.without(card), False, share * Ratio.of(ways, pack.size), law)


def _best_endings(solver: Solver, pack: Pack) -> tuple[list[_Ending], list[tuple[Counts, int]]]:
    game = solver.game
    layer: dict[tuple[Counts, int], int] = {(game.kinds.nothing, 0): 1}
    found: list[_Ending] = []
    exchanged: list[tuple[Counts, int]] = []
    while layer:
        following: dict[tuple[Counts, int], int] = {}
        for (drawn, declared), ways in layer.items():
            action = solver.solve(drawn, declared).action
            if action is Action.STAND:
                found.append((drawn, game.worth(drawn, declared), ways))
            elif action is Action.EXCHANGE:
                exchanged.append((drawn, ways))
            else:
                said = declared or solver.to_declare(drawn)
                for kind, left in _left(pack, drawn):
                    after = with_card(drawn, kind)
                    following[after, said] = following.get((after, said), 0) + ways * left
        layer = following
    return found, exchanged


def _left(pack: Pack, drawn: Counts) -> Iterator[tuple[int, int]]:
    for kind, (count, gone) in enumerate(zip(pack.counts, drawn, strict=True)):
        if count > gone:
            yield kind, count - gone


def _meet(setting: Setting, pack: Pack, found: list[_Ending], share: Ratio, law: Law) -> None:
    rules = setting.rules
    rival = rival_of(setting.banker, rules, setting.known_to_bank, setting.upcard)
    indifferent = {worth for _, worth, _ in found if _bank_may_wait(worth, rules)}
    longest = max((rival(worth).longest for _, worth, _ in found), default=0)
    horizon = min(max((sum(drawn) for drawn, _, _ in found), default=0) + longest, pack.size)
    sums: dict[tuple[int, int | None], int] = {}
    for drawn, worth, ways in found:
        rest = horizon - sum(drawn)
        if worth in indifferent:
            sums[worth, None] = sums.get((worth, None), 0) + ways * pack.orders(sum(drawn), rest)
            continue
        by_worth, _ = rival(worth).orders_by_worth(pack.without(drawn), rest)
        for other, orders in enumerate(by_worth):
            if orders:
                sums[worth, other] = sums.get((worth, other), 0) + ways * orders
    out_of = pack.orders(0, horizon)
    for pair, orders in sums.items():
        law[pair] = law.get(pair, ZERO) + share * Ratio.of(orders, out_of)


def _bank_may_wait(worth: int, rules: Rules) -> bool:
    known = set(game_of(rules).worths)
    gains = {payment(worth, other, rules) for other in range(WORTHS) if other in known}
    return len(gains) == 1


def _paid(own: int, other: int | None, rules: Rules) -> Ratio:
    return payment(own, OVER if other is None else other, rules)


def _sign(gain: Ratio) -> int:
    return (gain.numerator > 0) - (gain.numerator < 0)


def _by_total(parts: Iterable[tuple[int, Ratio]]) -> tuple[tuple[int, Ratio], ...]:
    found: dict[int, Ratio] = {}
    for worth, chance in parts:
        total = TWO_SEVENS if worth == TWO_SEVENS else points_of(worth)
        found[total] = found.get(total, ZERO) + chance
    return tuple((total, found[total]) for total in (*range(OVER), TWO_SEVENS, OVER) if total in found)
