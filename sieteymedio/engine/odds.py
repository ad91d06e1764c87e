"""The questions people ask of a hand, answered exactly.

Every function takes `rules=`; `hand` and `seen` are text such as ``"5 R"`` or cards. Cards, totals and policies that make no
sense raise a `ValueError` that says what is allowed. Totals inside are half points; expected values are per unit staked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.engine.answers import Distribution, KindOdds, NextCard, Outlook
from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.counting import check_card_left, policy_walk, split_pack
from sieteymedio.engine.exact import ZERO, Ratio, check_flag
from sieteymedio.engine.hands import check_can_draw, check_not_bust, game_of, payment, read_hand
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.listing import OrderedHand, hands, ordered_hands
from sieteymedio.engine.policies import Action, Policy, check_blind
from sieteymedio.engine.responses import (
    BankerReply,
    BestResponse,
    best_banker_reply,
    best_response,
    check_decidable,
    check_upcard,
    decision,
)
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.setting import Setting, set_hand
from sieteymedio.engine.totals import WORTHS, is_over, read_total, total_text
from sieteymedio.engine.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


def next_card(
    hand: Cards, seen: Cards = (), *, declared: object = None, rules: Rules = BASE, replacement: bool = False
) -> NextCard:
    """Return what the next card does to `hand`, `seen` being the other cards known to be out of the pack.

    `declared` is the total that the wild card in the hand is declared to count, one of `declarations`.

    >>> import sieteymedio as sm
    >>> sm.next_card("7")
    NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
    """
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    game = game_of(rules)
    said = 0
    if declared is None:
        check_can_draw(held, rules, written=hand)
    elif (said := read_total(declared)) not in (values := declarations(hand, rules=rules)):
        allowed = ", ".join(map(total_text, values)) or "nothing"
        raise CardError(f"a wild card in the hand {' '.join(map(str, read_cards(hand)))} may be declared to count {allowed}")
    if not any(left):
        raise CardError("no card is left to draw: the hand and the seen cards are the whole pack")
    rows = (KindOdds(kind, ways, game.worth(with_card(held, kind), said)) for kind, ways in enumerate(left) if ways)
    return NextCard(tuple(rows), sum(left))


def final_totals(
    policy: Policy, hand: Cards = (), seen: Cards = (), *, rules: Rules = BASE, replacement: bool = False
) -> Distribution:
    """Return the law of the final total of a seat that plays `policy`, from its first card or from `hand`.

    A seat that finds no card left stands. Source of the method: see `sieteymedio.engine.counting`.

    >>> import sieteymedio as sm
    >>> sm.final_totals(sm.StandAt("5")).bust
    405912956/1517119695
    """
    check_blind(policy, "policy")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_not_bust(held, rules, written=hand)
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
    check_not_bust(held, rules, written=hand)
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


def declarations(hand: Cards, *, rules: Rules = BASE) -> tuple[int, ...]:
    """Return what the wild card in `hand` may be declared to count when a card is asked for, in half points.

    None where no wild card is held, where the rules ask for no declaration, or where the turn is over.

    >>> declarations("Ro 5", rules=Rules(wild="Ro", wild_declared="on-hit"))
    (1, 2, 4)
    """
    return game_of(rules).declarations(rules.kinds.counts_of(read_cards(hand)))


def best_declaration(
    hand: Cards,
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    rules: Rules = BASE,
    replacement: bool = False,
) -> int:
    """Return what the wild card in `hand` is best declared to count on a hit, in half points; 0 where nothing is said.

    >>> best_declaration("Ro 5", rules=Rules(wild="Ro", wild_declared="on-hit"))
    1
    """
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules, replacement)
    return setting.solver(held, pack, may_exchange=True).to_declare()


def finished(
    hand: Cards,
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    declared: object = None,
    rules: Rules = BASE,
    replacement: bool = False,
) -> Outlook:
    """Return what a hand whose turn is over has to expect of the bank: one of 7½, of two sevens, or a bust one.

    `upcard` and `declared` are as in `decision`, which answers for every other hand.

    >>> finished("7 R").win
    Ratio(numerator=603321277, denominator=644636940)
    """
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules, replacement)
    check_upcard(setting)
    said = 0 if declared is None else read_total(declared)
    if said and (rules.wild_declared != "on-hit" or said not in game_of(rules).wild_values):
        raise CardError(
            "declared= is what a wild card in the hand was declared to count, by rules that have it declared on a hit"
        )
    if not is_over(game_of(rules).worth(held, said)):
        raise CardError(
            f"the turn of the hand {rules.kinds.text(held)!r} is not over: decision() says what each action leads to"
        )
    solver = setting.solver(held, pack, may_exchange=False)
    solved = solver.solve(declared=said)
    return solver.outlook(solved.best, solved.out_of)


def final_worths(
    hand: Cards,
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    exchanged: bool = False,
    declared: object = None,
    rules: Rules = BASE,
    replacement: bool = False,
) -> tuple[tuple[int, Ratio], ...]:
    """Return every worth that `hand` can end with after a hit and best play, with its probability.

    It is `Decision.finals` with special hands told apart (see `sieteymedio.engine.totals`); empty where no card can come.

    >>> from sieteymedio.engine.totals import NATURAL
    >>> dict(final_worths("7", rules=Rules(natural="any-suit")))[NATURAL]
    Ratio(numerator=4, denominator=13)
    """
    check_flag("exchanged", exchanged)
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules, replacement)
    check_upcard(setting)
    said = check_decidable(held, declared, rules, hand)
    solver = setting.solver(held, pack, may_exchange=not exchanged)
    solved = solver.solve(declared=said)
    if Action.HIT not in solved.tallies:
        return ()
    ways = solver.finals(solved.tallies[Action.HIT])
    return tuple((worth, Ratio.of(orders, solved.out_of)) for worth, orders in enumerate(ways) if orders)


__all__ = [
    "BankerReply",
    "BestResponse",
    "OrderedHand",
    "best_banker_reply",
    "best_declaration",
    "best_response",
    "decision",
    "declarations",
    "expected_value",
    "final_totals",
    "final_worths",
    "finished",
    "hands",
    "next_card",
    "ordered_hands",
]
