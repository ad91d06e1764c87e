"""Raising, against a recursion that tries every stake, and the laws that any price of it obeys."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.comparing.raising import Raised, raising_value, room_for_stakes, times_to_raise
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ONE, ZERO
from sieteymedio.engine.presets import PRESETS
from sieteymedio.rounds.table import Opening, deal
from tests.helpers import exact
from tests.reference import deals
from tests.reference import options as slow
from tests.reference.raising import raised_value
from tests.test_every_rule import BANKERS, PACKS, seen_for

FIVE = sm.StandAt("5")
RAISING = [name for name, preset in PRESETS.items() if preset.rules.raising != "none"]
PLAYED: dict[str, dict[str, Any]] = {
    "base": {},
    "pays": {"seven_and_a_half_pays": 3, "ties": "push"},
    "naturals": {"natural": "any-suit", "natural_pays": 5, "two_sevens": True},
    "declared": {"wild": "Ro", "wild_declared": "on-hit", "seven_and_a_half_pays": 3},
    "alone": {"wild": "Ro", "wild_alone": "must-draw", "ties": "push"},
    "exchange": {"exchange": "3-or-4", "ties": "push"},
    "open": {"bank_card": "open", "ties": "push"},
    "must reach": {"bank_card": "open", "player_must": "pass", "ties": "push"},
}


@pytest.mark.parametrize("banker", BANKERS)
@pytest.mark.parametrize("pack", ["sevens", "fours"])
@pytest.mark.parametrize("name", PLAYED)
def test_raising_is_worth_what_trying_every_stake_gives(name: str, pack: str, banker: str):
    options, most = PLAYED[name], 3
    left = PACKS[pack][:5] if "bank_card" in options else PACKS[pack]
    policy, slow_banker = BANKERS[banker]
    for raising in ("on-ask", "on-ask-or-stand"):
        for bet in ("before", "after"):
            rules = sm.Rules(**options, raising=raising, bet=bet, most_stake=most)
            found = raising_value(policy, seen_for("40", left), rules=rules)
            expected = raised_value(
                slow.Game(**options), tuple(left), slow_banker, most,
                at_stand=raising == "on-ask-or-stand", later=bet == "after",
            )  # fmt: skip
            assert exact(found.value_ratio) == expected, (raising, bet)


BANK = deals.blind(deals.below("5"))


@cache
def bank_ends(hand: str) -> dict[str, Fraction]:
    """The chances of the bank's final totals against a final hand, each total by one hand that has it."""
    by_score: dict[Fraction, tuple[str, Fraction]] = {}
    for end, chance in deals.hands_dealt(deals.without(deals.PACKS["fresh"][1], hand), BANK(hand)):
        known, so_far = by_score.get(deals.score(end), (end, Fraction(0)))
        by_score[deals.score(end)] = known, so_far + chance
    return dict(by_score.values())


class WholePack(deals.BestReply):
    """Every hand of the whole pack, as the recursion over deals values it against a bank that stands on 5."""

    def stand(self, hand: str) -> Fraction:
        return sum((chance * self.terms.gain(hand, end) for end, chance in bank_ends(hand).items()), Fraction(0))


@pytest.mark.parametrize(("preset", "pays"), [("acanomas", "1"), ("sete-e-meio-pt", "1"), ("set-i-mig", "2")])
def test_raising_with_the_whole_pack(preset: str, pays: str):
    rules = sm.preset(preset)
    reply = WholePack(deals.PACKS["fresh"][1], BANK, deals.Terms(pays=Fraction(pays)))
    at_stand, most, seen = rules.raising == "on-ask-or-stand", rules.most_stake, {}

    def worth(hand: str) -> Fraction:
        if deals.bust(hand) or deals.score(hand) == deals.GOAL:
            return reply.final[hand]
        if hand not in seen:
            actions = reply.worths[hand]
            stand = max(actions["stand"], most * actions["stand"] if at_stand else actions["stand"])
            seen[hand] = max(stand, most * actions["hit"], drawn(hand))
        return seen[hand]

    def drawn(hand: str) -> Fraction:
        rest = reply.rest(hand)
        cards = sum(rest.values())
        return sum((Fraction(left, cards) * worth(deals.ascending(hand + sign)) for sign, left in rest.items() if left))

    later = rules.bet == "after"
    firsts = {
        sign: max(worth(sign), most * max(reply.worths[sign].values()) if later else worth(sign)) for sign in reply.pack
    }
    expected = sum(Fraction(reply.pack[sign], 40) * value for sign, value in firsts.items())
    found = raising_value(FIVE, rules=rules)
    assert exact(found.value_ratio) == expected
    assert [exact(row.value) for row in found.first_cards] == list(firsts.values())


# Laws


@pytest.mark.parametrize("name", RAISING)
@pytest.mark.parametrize("banker", [FIVE, sm.Chase()], ids=str)
def test_raising_never_costs(name: str, banker: sm.Policy):
    rules = sm.preset(name)
    found, best = raising_value(banker, rules=rules), sm.best_response(banker, rules=rules)
    plain = best.ratio_value if rules.bet == "before" else best.staking_value()
    assert exact(found.plain_ratio) == exact(plain)
    assert found.value_ratio >= found.plain_ratio
    assert all(row.value >= row.plain for row in found.first_cards)
    assert sum((row.probability for row in found.first_cards), ZERO) == ONE
    stand_too = sm.Rules.from_dict(rules.to_dict() | {"raising": "on-ask-or-stand"})
    assert raising_value(banker, rules=stand_too).value_ratio >= found.value_ratio


@pytest.mark.parametrize("raising", ["on-ask", "on-ask-or-stand"])
@pytest.mark.parametrize("bet", ["before", "after"])
def test_with_no_room_to_raise_it_is_the_plain_game(raising: str, bet: str):
    for limits in ({"most_stake": 1}, {"bank_limit": 1}, {"least_stake": 4, "most_stake": 4}):
        found = raising_value(rules=sm.Rules(raising=raising, bet=bet, **limits))
        assert found.value_ratio == found.plain_ratio == sm.best_response().ratio_value


def test_what_each_first_card_deserves():
    acanomas = {row.card: row for row in raising_value(rules=sm.preset("acanomas")).first_cards}
    # A lone 6 is stood on in the plain game; where the stake may follow, it asks for one more look at the least stake.
    assert sm.best_response(rules=sm.preset("acanomas")).action("6") is sm.Action.STAND
    assert (acanomas["6"].action, acanomas["6"].raises) == (sm.Action.HIT, False)
    assert (acanomas["7"].action, acanomas["7"].raises) == (sm.Action.STAND, True)
    set_i_mig = {row.card: row for row in raising_value(rules=sm.preset("set-i-mig")).first_cards}
    assert [card for card, row in set_i_mig.items() if row.raises] == ["F"]
    shown = raising_value(rules=sm.Rules(bank_card="open", raising="on-ask-or-stand")).first_cards
    assert {row.card: row.raises for row in shown}["7"] is None


def test_the_table_lets_raise_where_the_price_says_so():
    pack = read_cards("6o 6c Ro Ac 5e Rb")
    for raising, when in (("on-ask", {"hit"}), ("on-ask-or-stand", {"hit", "stand"})):
        rules = sm.Rules(raising=raising, most_stake=7, bank_limit=5)
        state = deal(rules, Opening(), pack)
        allowed = {option.action.value for option in state.options if option.most_raise}
        assert allowed == when
        assert {option.most_raise for option in state.options if option.most_raise} == {room_for_stakes(rules)[1] - 1}
        # 6 + ½ + 1 is 7½: the turn is over, and nothing is raised after it.
        done = state.play(1, sm.Action.HIT).play(1, sm.Action.HIT)
        assert done.hands[1].total == 15
        assert done.to_act != 1


@pytest.mark.parametrize(("raising", "pays"), [("on-ask", 2), ("on-ask-or-stand", 1)])
@pytest.mark.parametrize("pack", ["sevens", "fours", "low"])
def test_the_table_pays_what_the_price_says(raising: str, pays: int, pack: str):
    """Every deal of a small pack, played at the table with the raises that the price rests on."""
    rules = sm.Rules(raising=raising, most_stake=3, seven_and_a_half_pays=pays, pack_runs_out="stand")
    left = read_cards(" ".join(PACKS[pack]))
    seen = seen_for("40", PACKS[pack])
    best = sm.best_response(FIVE, seen, rules=rules)
    solver = best.setting.solver(rules.kinds.nothing, best.pack, may_exchange=False)
    hands = Raised(best.setting, solver, times_to_raise(rules), raising == "on-ask-or-stand")
    total = Fraction(0)
    for deal_order in permutations(left):
        state = deal(rules, Opening(), deal_order)
        while state.to_act == 1:
            hand = state.hand
            if hand.stake == 1:
                use = hands.use(hand.counts)
                state = state.play(1, use.action, raised=2 if use.raises else 0)
            else:
                state = state.play(1, solver.solve(hand.counts).action)
        while state.to_act == 0:
            state = state.play(0, sm.Action.HIT if state.hand.total < 10 and state.can_draw else sm.Action.STAND)
        total += exact(state.settlements[0].gain)
    assert total / factorial(len(left)) == exact(raising_value(FIVE, seen, rules=rules).value_ratio)


def test_refusals_say_what_is_allowed():
    with pytest.raises(sm.RulesError, match='raising="on-ask"'):
        raising_value()
    with pytest.raises(sm.RulesError, match="bank_limit"):
        raising_value(rules=sm.Rules(raising="on-ask", bank_limit=10, seven_and_a_half_pays=2))
    assert times_to_raise(sm.Rules(least_stake=2, most_stake=9)).decimal(1) == "4.5"
