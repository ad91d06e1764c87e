"""The questions people ask of a hand, answered exactly.

Every function takes `rules=`; `hand` and `seen` are text such as ``"5 R"`` or cards. Cards, totals and policies that make no
sense raise a `ValueError` that says what is allowed. Totals inside are half points; expected values are per unit staked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.answers import Distribution, KindOdds, NextCard
from sieteymedio.cards import HALF_POINTS, CardError, Cards
from sieteymedio.counting import check_card_left, policy_walk, rival_of, split_pack
from sieteymedio.exact import Ratio
from sieteymedio.hands import (
    OVER,
    check_can_draw,
    check_not_bust,
    payment,
    read_hand,
    total_of,
)
from sieteymedio.listing import OrderedHand, hands, ordered_hands
from sieteymedio.policies import BANKER, Policy, check_blind, check_policy
from sieteymedio.responses import BankerReply, BestResponse, best_banker_reply, best_response, decision
from sieteymedio.rules import BASE, Rules

if TYPE_CHECKING:
    from sympy import Rational


def next_card(hand: Cards, seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False) -> NextCard:
    """Return what the next card does to `hand`, `seen` being the other cards known to be out of the pack.

    >>> import sieteymedio as sm
    >>> sm.next_card("7")
    NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
    """
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_can_draw(held)
    if not any(left):
        raise CardError("no card is left to draw: the hand and the seen cards are the whole pack")
    total = total_of(held)
    rows = (KindOdds(kind, ways, min(total + HALF_POINTS[kind], OVER)) for kind, ways in enumerate(left) if ways)
    return NextCard(tuple(rows), sum(left))


def final_totals(
    policy: Policy, hand: Cards = (), seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False
) -> Distribution:
    """Return the law of the final total of a seat that plays `policy`, from its first card or from `hand`.

    A seat that finds no card left stands. Source of the method: see `sieteymedio.counting`.

    >>> import sieteymedio as sm
    >>> sm.final_totals(sm.StandAt("5")).bust
    405912956/1517119695
    """
    check_blind(policy, "policy")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_not_bust(held)
    pack, known = split_pack(held, left, replacement)
    check_card_left(pack, 0 if any(held) else 1, "the hand")
    by_total, out_of = policy_walk(policy, held, known, rules).orders_by_total(pack)
    return Distribution(tuple(by_total), out_of)


def expected_value(
    player: Policy,
    banker: Policy = BANKER,
    hand: Cards = (),
    seen: Cards = (),
    *,
    rules: Rules = BASE,
    replacement: bool = False,
) -> Rational:
    """Return the player's expected gain per unit staked, one player against the banker.

    >>> import sieteymedio as sm
    >>> sm.expected_value(player=sm.StandAt("4"), banker=sm.StandAt("5"))
    -23154573701043/139811008337000
    """
    return ratio_expected_value(player, banker, hand, seen, rules, replacement).rational()


def ratio_expected_value(
    player: Policy, banker: Policy, hand: Cards, seen: Cards, rules: Rules, replacement: bool = False
) -> Ratio:
    """Return `expected_value` as a `Ratio`."""
    check_blind(player, "player")
    check_policy(banker, "banker")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_not_bust(held)
    pack, known = split_pack(held, left, replacement)
    check_card_left(pack, 1 if any(held) else 2, "the bank")
    rival = rival_of(banker, rules, known.counts, replacement)
    value = Ratio(0, 1)
    for ending in policy_walk(player, held, known, rules).endings(pack, reserve=1):
        gains = [payment(ending.total, other, rules) for other in range(OVER + 1)]
        reached = pack.orders(0, ending.size)
        if min(gains) == max(gains):
            value += Ratio.of(ending.ways, reached) * gains[0]
            continue
        by_total, out_of = rival(ending.total).orders_by_total(pack.without(ending.drawn))
        for gain, ways in zip(gains, by_total, strict=True):
            if ways:
                value += Ratio.of(ending.ways * ways, reached * out_of) * gain
    return value


__all__ = [
    "BankerReply",
    "BestResponse",
    "OrderedHand",
    "best_banker_reply",
    "best_response",
    "decision",
    "expected_value",
    "final_totals",
    "hands",
    "next_card",
    "ordered_hands",
]
