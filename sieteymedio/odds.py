"""The questions people ask of a hand, answered exactly.

Every function takes `rules=`; `hand` and `seen` are text such as ``"5 R"`` or cards. Cards, totals and policies that make no
sense raise a `ValueError` that says what is allowed. Totals inside are half points; expected values are per unit staked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.answers import Distribution, KindOdds, NextCard
from sieteymedio.cards import CardError, Cards
from sieteymedio.counting import check_card_left, policy_walk, split_pack
from sieteymedio.exact import ZERO, Ratio
from sieteymedio.hands import check_can_draw, check_not_bust, game_of, payment, read_hand
from sieteymedio.kinds import Counts
from sieteymedio.listing import OrderedHand, hands, ordered_hands
from sieteymedio.policies import Policy, check_blind
from sieteymedio.responses import BankerReply, BestResponse, best_banker_reply, best_response, decision
from sieteymedio.rules import BASE, Rules
from sieteymedio.setting import Setting, set_hand
from sieteymedio.totals import WORTHS
from sieteymedio.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


def next_card(hand: Cards, seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False) -> NextCard:
    """Return what the next card does to `hand`, `seen` being the other cards known to be out of the pack.

    >>> import sieteymedio as sm
    >>> sm.next_card("7")
    NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
    """
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_can_draw(held, rules)
    if not any(left):
        raise CardError("no card is left to draw: the hand and the seen cards are the whole pack")
    game = game_of(rules)
    rows = (
        KindOdds(kind, ways, game.worth((*held[:kind], held[kind] + 1, *held[kind + 1 :])))
        for kind, ways in enumerate(left)
        if ways
    )
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
    check_not_bust(held, rules)
    pack, known = split_pack(held, left, replacement)
    check_card_left(pack, 0 if any(held) else 1, "the hand")
    by_worth, out_of = policy_walk(policy, held, known, rules).orders_by_worth(pack)
    return Distribution(by_worth, out_of)


def expected_value(
    player: Policy,
    banker: Policy | None = None,
    hand: Cards = (),
    seen: Cards = (),
    *,
    upcard: Cards = (),
    rules: Rules = BASE,
    replacement: bool = False,
) -> Rational:
    """Return the player's expected gain per unit staked, one player against the banker (who stands on 5 if not named).

    Where the bank shows its first card, `upcard` is that card; without it the answer is the mean over all of them.

    >>> import sieteymedio as sm
    >>> sm.expected_value(player=sm.StandAt("4"), banker=sm.StandAt("5"))
    -23154573701043/139811008337000
    """
    value = ratio_expected_value(player, banker, hand, seen, upcard=upcard, rules=rules, replacement=replacement)
    return value.rational()


def ratio_expected_value(
    player: Policy,
    banker: Policy | None = None,
    hand: Cards = (),
    seen: Cards = (),
    *,
    upcard: Cards = (),
    rules: Rules = BASE,
    replacement: bool = False,
) -> Ratio:
    """Return `expected_value` as a `Ratio`."""
    check_blind(player, "player")
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules, replacement)
    check_not_bust(held, rules)
    check_card_left(pack, (0 if setting.upcard else 1) + (0 if any(held) else 1), "the bank")
    if rules.bank_card == "covered" or setting.upcard is not None:
        return _value(setting, player, held, pack)
    value = ZERO
    for kind, count in enumerate(pack.counts):
        if count:
            one = tuple(int(place == kind) for place in range(len(held)))
            shown = Setting(rules, setting.banker, setting.known.without(one), one)
            value += Ratio.of(count, pack.size) * _value(shown, player, held, pack.without(one))
    return value


def _value(setting: Setting, player: Policy, held: Counts, pack: Pack) -> Ratio:
    rules, rival = setting.rules, setting.rival
    reserve = 0 if setting.upcard else 1
    value = ZERO
    for ending in policy_walk(player, held, setting.known, rules, must_reach=setting.must_reach).endings(pack, reserve):
        gains = [payment(ending.worth, other, rules) for other in range(WORTHS)]
        reached = pack.orders(0, ending.size)
        if min(gains) == max(gains):
            value += Ratio.of(ending.ways, reached) * gains[0]
            continue
        by_worth, out_of = rival(ending.worth).orders_by_worth(pack.without(ending.drawn))
        for gain, ways in zip(gains, by_worth, strict=True):
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
