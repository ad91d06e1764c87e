"""Raising: what a hand is worth to a player who may add to the stake while it is played.

A player may raise when he asks for a card, by some rules also when he stands, and never after 7½, since his turn is over
then (`sieteymedio.rounds.legal`). He may raise as far as the largest stake, at once or bit by bit. What each further bean
is worth depends on the cards alone, so a raise is either wrong or should be as large as it may be: a hand is staked the
least, or the most from some moment on. A hand at the least stake is thus worth the best of standing, of asking and
playing on at the least stake, and of asking for the card, or standing, at the most. What it is worth at the most stake is
the value of the plain game, so many times over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from sieteymedio.comparing.gains import OptionValue
from sieteymedio.engine.cards import Cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, limit_cuts
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.responses import best_response
from sieteymedio.engine.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.engine.setting import Setting
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.totals import is_over

Found = TypeVar("Found")

__all__ = ["Raised", "RaisedCard", "Use", "Raising", "raising_value", "room_for_stakes", "times_to_raise"]


@dataclass(frozen=True)
class RaisedCard:
    """What one kind of first card is worth in least stakes, the bank's open card, if any, not seen yet."""

    card: str
    name: str
    probability: Ratio
    plain: Ratio
    """With no raise."""
    value: Ratio
    """Raising as well as can be."""
    action: Action | None
    """What is best on this card when the stake may still grow; None where the bank's open card decides."""
    raises: bool | None
    """Whether the stake should be the most at once, on this very card; None where the bank's open card decides."""

    @property
    def gain(self) -> Ratio:
        """What raising adds."""
        return self.value - self.plain


@dataclass(frozen=True)
class Raising(OptionValue):
    """What a hand is worth in least stakes, raised as well as can be and not raised at all.

    Not raised means, where the stake follows the first card, staked least or most as that card deserves.
    """

    times: Ratio
    """The most stake, in least stakes."""
    first_cards: tuple[RaisedCard, ...]

    def __str__(self) -> str:
        return (
            f"a hand is worth {self.plain_ratio.spelled()} least stakes without raising,"
            f" {self.value_ratio.spelled()} with it"
        )


def raising_value(banker: Policy | None = None, seen: Cards = (), *, rules: Rules = BASE) -> Raising:
    """Return what raising is worth to a player who plays and raises as well as can be; rules without it raise `RulesError`.

    The stake is the least at first. Where it follows the first card (`Rules.bet`), it is what that card deserves. `seen`
    cards are out of the pack.

    >>> raising_value(rules=Rules(raising="on-ask-or-stand", most_stake=3)).gain_ratio.decimal()
    '0.2699'
    """
    if check_rules(rules).raising == "none":
        raise RulesError('by these rules no stake is raised: set raising="on-ask" or raising="on-ask-or-stand"')
    if limit_cuts(rules, room_for_stakes(rules)[1]):
        raise RulesError("raising is priced where the bank's limit cuts no payment (bank_limit)")
    times, at_stand, later = times_to_raise(rules), rules.raising == "on-ask-or-stand", rules.bet in ("after", "either")
    best = best_response(banker, seen, rules=rules)
    views = [(ONE, best)] if rules.bank_card == "covered" else list(best.by_upcard())
    rows: dict[int, list[_FirstCard]] = {}
    for share, view in views:
        solver = view.setting.solver(rules.kinds.nothing, view.pack, may_exchange=True)
        hands = Raised(view.setting, solver, times, at_stand)
        for kind, count in enumerate(view.pack.counts):
            if count:
                chance = share * Ratio.of(count, view.pack.size)
                rows.setdefault(kind, []).append(hands.first(kind, chance, later))
    cards = tuple(_card(rules, kind, found) for kind, found in sorted(rows.items()))
    plain = sum((row.probability * row.plain for row in cards), ZERO)
    value = sum((row.probability * row.value for row in cards), ZERO)
    return Raising(plain, value, times, cards)


def times_to_raise(rules: Rules) -> Ratio:
    """Return the most stake in least stakes.

    >>> times_to_raise(Rules(least_stake=2, most_stake=9)), times_to_raise(Rules(bank_limit=4))
    (Ratio(numerator=9, denominator=2), Ratio(numerator=4, denominator=1))
    """
    least, most = room_for_stakes(rules)
    return Ratio.of(most, least)


def room_for_stakes(rules: Rules) -> tuple[int, int]:
    """Return the least and the most that one player may stake: a bank with a limit takes no larger stake than that."""
    return rules.least_stake, min(rules.most_stake, rules.bank_limit or rules.most_stake)


class Use(NamedTuple):
    """One way to use a hand at the least stake."""

    value: Ratio
    action: Action
    raises: bool


class _FirstCard(NamedTuple):
    """What a first card is worth against one open card, with the probability of both."""

    share: Ratio
    plain: Ratio
    use: Use


def _card(rules: Rules, kind: int, found: list[_FirstCard]) -> RaisedCard:
    chance = sum((row.share for row in found), ZERO)
    per_hand = Ratio.of(chance.denominator, chance.numerator)
    plain = sum((row.share * row.plain for row in found), ZERO) * per_hand
    value = sum((row.share * row.use.value for row in found), ZERO) * per_hand
    actions, raises = {row.use.action for row in found}, {row.use.raises for row in found}
    about = rules.kinds.all[kind]
    return RaisedCard(about.letter, about.name, chance, plain, value, _only(actions), _only(raises))


def _only(found: set[Found]) -> Found | None:
    return next(iter(found)) if len(found) == 1 else None


class Raised:
    """The hands of one setting, valued at the least stake while they may still be raised."""

    def __init__(self, setting: Setting, solver: Solver, times: Ratio, at_stand: bool) -> None:
        self._setting, self._solver, self._times, self._at_stand = setting, solver, times, at_stand
        self._game = game_of(setting.rules)
        self._found: dict[tuple[Counts, int], Use] = {}

    def first(self, kind: int, share: Ratio, later: bool) -> _FirstCard:
        """Return what a first card is worth; `later` tells that the stake itself follows it."""
        hand = with_card(self._game.kinds.nothing, kind)
        solved = self._solver.solve(hand)
        plain, use = self._solver.value(solved.best, solved.out_of), self.use(hand)
        if not later:
            return _FirstCard(share, plain, use)
        most = Use(plain * self._times, solved.action, True)
        return _FirstCard(share, max(plain, most.value), use if use.value > most.value else most)

    def use(self, hand: Counts, declared: int = 0) -> Use:
        """Return the best use of a hand at the least stake; equal values mean not to raise."""
        key = (hand, declared)
        if key not in self._found:
            self._found[key] = max(self._uses(hand, declared), key=lambda use: use.value)
        return self._found[key]

    def _uses(self, hand: Counts, declared: int) -> Iterator[Use]:
        # The first of equals is taken: no raise without need.
        solved, over = self._solver.solve(hand, declared), is_over(self._game.worth(hand, declared))
        gains = {action: self._solver.value(tally, solved.out_of) for action, tally in solved.tallies.items()}
        if Action.STAND in gains:
            yield Use(gains[Action.STAND], Action.STAND, False)
        if Action.HIT in gains:
            yield Use(self._asked(hand, declared), Action.HIT, False)
        if Action.EXCHANGE in gains:
            yield Use(self._exchanged(hand), Action.EXCHANGE, False)
        if Action.STAND in gains and self._at_stand and not over:
            yield Use(gains[Action.STAND] * self._times, Action.STAND, True)
        if Action.HIT in gains:
            yield Use(gains[Action.HIT] * self._times, Action.HIT, True)

    def _asked(self, hand: Counts, declared: int) -> Ratio:
        game = self._game
        if game.rules.wild_declared == "on-hit" and not declared and game.holds_wild(hand):
            return max(self._asked(hand, value) for value in game.declarations(hand))
        return self._drawn(hand, declared)

    def _exchanged(self, hand: Counts) -> Ratio:
        rest = self._solver.pack.without(hand)
        nothing = self._game.kinds.nothing
        solver = self._setting.solver(nothing, rest, may_exchange=False)
        return Raised(self._setting, solver, self._times, self._at_stand)._drawn(nothing, 0)

    def _drawn(self, hand: Counts, declared: int) -> Ratio:
        left = self._solver.pack.without(hand)
        cards = [(kind, count) for kind, count in enumerate(left.counts) if count]
        values = (Ratio.of(count) * self.use(with_card(hand, kind), declared).value for kind, count in cards)
        return sum(values, ZERO) * Ratio.of(1, left.size)
