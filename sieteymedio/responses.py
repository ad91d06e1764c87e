"""The better action, by backward induction: for one hand, for all hands, and for the banker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from sieteymedio.answers import Decision, Distribution, Future, HandRow, html_table
from sieteymedio.cards import HALF_POINTS, CardError, Cards, Counts, cards_text
from sieteymedio.counting import NOTHING, Pack, check_card_left, rival_of, split_pack
from sieteymedio.exact import Ratio
from sieteymedio.hands import (
    OVER,
    TARGET,
    check_can_draw,
    payment,
    read_hand,
    total_of,
    total_text,
)
from sieteymedio.listing import hands_within
from sieteymedio.policies import BANKER, Action, DecisionTable, Policy, Situation, check_blind, check_policy
from sieteymedio.rules import BASE, Rules
from sieteymedio.solving import Solved, Solver

if TYPE_CHECKING:
    from sympy import Rational


@lru_cache(maxsize=64)
def _solver(root: Counts, left: Counts, banker: Policy, rules: Rules, replacement: bool) -> Solver:
    pack, known = split_pack(root, left, replacement)
    # The banker does not see the player's hand: what he knows to be out is what everybody has seen.
    rival = rival_of(banker, rules, known.counts, replacement)
    return Solver(root, pack, rival, partial(payment, rules=rules), reserve=1)


def decision(
    hand: Cards, seen: Cards = (), *, banker: Policy = BANKER, rules: Rules = BASE, replacement: bool = False
) -> Decision:
    """Return what standing and hitting lead to for `hand`; after the hit the player goes on by the best response.

    >>> import sieteymedio as sm
    >>> sm.decision("5").best
    <Action.STAND: 'stand'>
    """
    check_policy(banker, "banker")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    if not any(held):
        raise CardError("the hand is empty: there is nothing to decide before the first card")
    check_can_draw(held)
    pack = Pack(left, replacement)
    check_card_left(pack, 1, "the bank")
    solver = _solver(held, left, banker, rules, replacement)
    root = solver.solve()
    futures: list[Future] = []
    if root.hit:
        for kind, count in enumerate(left):
            if count:
                after = solver.solve(tuple(int(place == kind) for place in range(len(left))))
                total = min(total_of(held) + HALF_POINTS[kind], OVER)
                outlook = solver.outlook(after.best, after.out_of)
                futures.append(Future(kind, count, pack.size, total, outlook))
    return Decision(
        solver.outlook(root.stand, root.out_of),
        solver.outlook(root.hit, root.out_of) if root.hit else None,
        tuple(futures),
        Distribution(solver.finals(root.hit), root.out_of) if root.hit else None,
    )


@dataclass(frozen=True, repr=False)
class BestResponse:
    """The player's best play against a stated banker: `value`, and for each hand the better action."""

    banker: Policy
    rules: Rules
    seen: Counts
    replacement: bool
    _solver: Solver

    @property
    def ratio_value(self) -> Ratio:
        """The expected value of best play, in units staked, as a `Ratio`."""
        root = self._solver.solve()
        return self._solver.value(root.best, root.out_of) if not root.hit else self._solver.value(root.hit, root.out_of)

    @property
    def value(self) -> Rational:
        """The player's expected gain per unit staked under best play."""
        return self.ratio_value.rational()

    def _find(self, hand: Cards) -> Solved:
        held, _ = read_hand(hand, (), self.rules, replacement=self.replacement)
        if not any(held):
            raise CardError("the hand is empty: there is nothing to decide before the first card")
        check_can_draw(held)
        if not self.replacement and any(have > left for have, left in zip(held, self._solver.pack.counts, strict=True)):
            raise CardError(f"the hand {cards_text(held)} needs cards that are seen to be out of the pack")
        return self._solver.solve(held)

    def action(self, hand: Cards) -> Action:
        """Return the better action for `hand`; equal values mean stand.

        >>> import sieteymedio as sm
        >>> sm.best_response(banker=sm.StandAt("5")).action("4 R")
        <Action.HIT: 'hit'>
        """
        return Action.HIT if self._find(hand).hits else Action.STAND

    def ratios(self, hand: Cards) -> dict[str, Ratio]:
        """Return the expected values of ``"stand"`` and ``"hit"`` for `hand` as `Ratio`s; "hit" only where it is legal."""
        found = self._find(hand)
        values = {"stand": self._solver.value(found.stand, found.out_of)}
        if found.hit:
            values["hit"] = self._solver.value(found.hit, found.out_of)
        return values

    def values(self, hand: Cards) -> dict[str, Rational]:
        """Return the expected values of ``"stand"`` and ``"hit"`` for `hand`, the best response going on after a hit."""
        return {name: ratio.rational() for name, ratio in self.ratios(hand).items()}

    def table(self) -> tuple[HandRow, ...]:
        """Return every hand of 7½ or less, by total, then by size: its values and the better action."""
        rows = []
        for hand in hands_within(self._solver.pack):
            found, left = self._solver.solve(hand), self._solver.pack.without(hand)
            total = total_of(hand)
            stand = self._solver.value(found.stand, found.out_of)
            hit = self._solver.value(found.hit, found.out_of) if found.hit else None
            risk = Situation(hand, left.counts, self.rules).bust_risk
            best = Action.HIT if found.hits else Action.STAND
            rows.append(HandRow(cards_text(hand), total, sum(hand), stand, hit, risk, best))
        return tuple(sorted(rows, key=lambda row: (row.total, row.size, row.hand)))

    @property
    def policy(self) -> DecisionTable:
        """The best response as a table that plays: use it as `player=`."""
        decisions = ((hand, Action.HIT if self._solver.solve(hand).hits else Action.STAND) for hand in self._decided())
        return DecisionTable(tuple(decisions), label=f"plays the best response to a bank that {self.banker.name}")

    def _decided(self) -> Iterator[Counts]:
        return (hand for hand in hands_within(self._solver.pack) if total_of(hand) < TARGET)

    def __repr__(self) -> str:
        return f"BestResponse(banker={self.banker!r}, value={self.ratio_value})"

    def __str__(self) -> str:
        return f"best response to a bank that {self.banker.name}: value {self.ratio_value.spelled()}"

    def _repr_html_(self) -> str:
        rows = [
            (
                row.hand,
                total_text(row.total),
                row.bust_risk.decimal(),
                row.stand.decimal(),
                row.hit.decimal(),
                str(row.best),
            )
            for row in self.table()
            if row.hit is not None
        ]
        return html_table(str(self), ("hand", "total", "bust risk", "stand", "hit", "best"), rows)


def best_response(
    banker: Policy = BANKER, seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False
) -> BestResponse:
    """Return the player's best play against `banker`, by backward induction over all hands of 7½ or less.

    >>> import sieteymedio as sm
    >>> sm.best_response(banker=sm.StandAt("5")).value
    -22069914749539/134817758039250
    """
    check_policy(banker, "banker")
    out, left = read_hand(seen, (), rules) if not replacement else read_hand((), seen, rules, replacement=True)
    check_card_left(Pack(left, replacement), 2, "the bank")
    solver = _solver(NOTHING, left, banker, rules, replacement)
    return BestResponse(banker, rules, out, replacement, solver)


@dataclass(frozen=True, repr=False)
class BankerReply:
    """The banker's best play, by composition, against a player policy he does not see at work."""

    player: Policy
    _solver: Solver

    @property
    def value(self) -> Rational:
        """The *player's* expected gain per unit staked when the banker replies best."""
        root = self._solver.solve()
        assert root.hit is not None
        return (-self._solver.value(root.hit, root.out_of)).rational()

    @property
    def policy(self) -> DecisionTable:
        """The reply as a table that plays: use it as `banker=`."""
        hands = (hand for hand in hands_within(self._solver.pack) if total_of(hand) < TARGET)
        decisions = ((hand, Action.HIT if self._solver.solve(hand).hits else Action.STAND) for hand in hands)
        return DecisionTable(tuple(decisions), label=f"replies best to a player who {self.player.name}")

    def action(self, hand: Cards) -> Action:
        """Return the banker's better action for his `hand`; equal values mean stand."""
        return self.policy.action(hand)

    def __repr__(self) -> str:
        return f"BankerReply(player={self.player!r}, value={self.value})"


def best_banker_reply(player: Policy, *, rules: Rules = BASE, replacement: bool = False) -> BankerReply:
    """Return the banker's best reply, hand by hand, to a player who plays `player` and whose cards he never sees.

    >>> import sieteymedio as sm
    >>> sm.best_banker_reply(sm.best_response(banker=sm.StandAt("5")).policy).value
    -22069914749539/134817758039250
    """
    check_blind(player, "player")
    pack = Pack(rules.counts, replacement)
    rival = rival_of(player, rules, rules.counts, replacement)

    def gain(own: int, other: int) -> Ratio:
        return -payment(other, own, rules)

    return BankerReply(player, Solver(NOTHING, pack, rival, gain, reserve=0))
