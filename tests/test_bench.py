"""The rule bench: its numbers from other roads, laws that comparisons obey, and codes that hold them."""

from __future__ import annotations

import re
from contextlib import suppress
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.comparing import bench_codes
from sieteymedio.comparing.bench import Comparison, Side, why_the_bank_wins
from sieteymedio.comparing.bench_codes import BenchCodeError, decode, encode
from sieteymedio.comparing.pricing import APART, PRICED, SAMPLED, SEATS, STAKES, TOPICS, priced_rules, without_suits
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, payment, rank_of
from sieteymedio.engine.odds import ratio_expected_value
from sieteymedio.engine.policies import Action, BustRisk, Chase, PolicyError, StandAt
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.responses import best_response
from sieteymedio.engine.rules import CHOICES, FIELDS, PAYS, RANGES, Rules, RulesError
from sieteymedio.engine.setting import set_hand
from sieteymedio.engine.showdowns import showdown
from sieteymedio.engine.totals import OVER, TARGET, is_over, points_of

from .helpers import exact

NAMES = list(PRESETS)
SLOW_WITHOUT_REDUCING = ("leovegas-home", "course-premiums-ar")
"""Their naturals tell suits apart, which takes the engine seconds for each banker."""


def side(name: str, player: object = "best", banker: object = None) -> Side:
    rules = PRESETS[name].rules
    return Side(rules, player, banker if rules.banker == "free" else None)


def bankers(name: str) -> tuple[object, ...]:
    return (None,) if PRESETS[name].rules.banker != "free" else (StandAt("5"), Chase())


# Where the edge comes from: published in reference/numbers.md, from programs of their own


def test_the_classic_causes_of_the_edge():
    causes = {cause.name: cause for cause in why_the_bank_wins()}
    assert causes["even"].edge == 0
    assert exact(causes["bust first"].ratio_change) == Fraction(-53916389225519, 754979445019800)
    assert exact(causes["ties"].ratio_change) == Fraction(-150844598494, 1479191702625)
    assert exact(causes["best play"].ratio_edge) == Fraction(-22069914749539, 134817758039250)
    assert exact(causes["seeing"].ratio_edge) == Fraction(-25180122724328777, 86822636177277000)
    assert [cause.ratio_change.decimal() for cause in causes.values()][1:] == ["-0.0714", "-0.1020", "0.0097", "-0.1263"]
    assert sum((cause.ratio_change for cause in causes.values()), ZERO) == causes["seeing"].ratio_edge


def test_the_price_list_of_the_blind_and_the_seeing_bank():
    push = Side(Rules(ties="push"))
    assert exact(push.ratio_edge) == Fraction(-4717993354808, 67408879019625)
    assert exact(Side(banker=StandAt("4½")).ratio_edge) == Fraction(-28729484410483, 222052777947000)
    assert exact(Side(banker=StandAt("6½")).ratio_edge) > 0
    near_fair = Side(Rules(ties="push", seven_and_a_half_pays=2))
    assert exact(near_fair.ratio_edge) == Fraction(-26714257851173, 3774897225099000)
    assert [str(action) for action in (near_fair.choice("4").action, Side().choice("4").action)] == ["hit", "stand"]
    assert exact(Side(player=StandAt("4")).ratio_edge) == Fraction(-23154573701043, 139811008337000)


@pytest.mark.parametrize("limit", ["4", "5½", "7"])
def test_two_hands_drawn_alike_are_exactly_fair(limit: str):
    assert why_the_bank_wins(at=limit)[0].ratio_edge == ZERO


# One side


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("player", ["best", StandAt("4½"), BustRisk("1/2")], ids=str)
def test_what_is_said_of_a_side_fits_together(name: str, player: object):
    for banker in bankers(name):
        found = side(name, player, banker)
        ends = found.showdown
        assert ends.total_probability == ONE
        assert ends.expected_value == found.ratio_edge
        assert ends.result(1) + ends.result(0) + ends.result(-1) == ONE
        assert ends.bank_bust <= ends.bank_plays <= ONE
        assert sum((chance for _, chance in ends.player_finals()), ZERO) == ONE
        assert sum((chance for _, chance in ends.bank_finals()), ZERO) == ONE
        assert dict(ends.player_finals()).get(OVER, ZERO) == ends.player_bust
        rows = found.first_cards()
        assert sum((row.probability for row in rows), ZERO) == ONE
        assert sum((row.probability * row.value for row in rows), ZERO) == found.ratio_edge


FEW = "R S A 3 5 7 4"
"""The cards that are left in a game small enough to be dealt in every order."""


@pytest.mark.parametrize("player", ["best", StandAt("4")], ids=str)
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(double_bust="refunded"),
        Rules(wild="Ro", natural="any-suit", two_sevens=True),
        Rules(bank_natural_takes=2, natural="any-suit"),
    ],
    ids=lambda rules: str(rules.to_dict()),
)
@pytest.mark.parametrize("banker", [StandAt("5"), Chase()], ids=str)
def test_how_both_hands_end_by_dealing_every_order(rules: Rules, player: Any, banker: Any):
    left = read_cards(FEW.replace("R", "Ro").replace("S", "So"))
    seen = list(rules.cards)
    for card in left:
        seen.remove(card if card in seen else next(each for each in seen if each.rank is card.rank))
    setting, _, pack = set_hand((), seen, banker, (), rules)
    found = showdown(setting, pack, None if player == "best" else player)
    game, kinds, best = game_of(rules), rules.kinds, best_response(banker, seen, rules=rules)

    def stands(hand: tuple[Any, ...], last: bool) -> bool:
        worth = game.worth(kinds.counts_of(hand))
        if last or is_over(worth):
            return True
        return points_of(worth) >= 8 if player != "best" else best.action(hand) is Action.STAND

    def bank_stands(hand: tuple[Any, ...], against: int) -> bool:
        worth = game.worth(kinds.counts_of(hand))
        if is_over(worth) or (against == OVER and banker == Chase()):
            return True
        return points_of(worth) >= 10 if banker == StandAt("5") else rank_of(worth, rules) >= rank_of(against, rules)

    pairs: dict[tuple[int, int | None], int] = {}
    # The order of a whole pack decides both hands: the player's card, the bank's, then the player's further ones.
    for order in permutations(left):
        hand, bank, stock = order[:1], order[1:2], order[2:]
        while not stands(hand, not stock):
            hand, stock = (*hand, stock[0]), stock[1:]
        own, other = game.worth(kinds.counts_of(hand)), None
        if own != OVER or rules.double_bust == "refunded":
            while stock and not bank_stands(bank, own):
                bank, stock = (*bank, stock[0]), stock[1:]
            other = game.worth(kinds.counts_of(bank))
        pairs[own, other] = pairs.get((own, other), 0) + 1
    everything = sum(pairs.values())
    assert {(own, other): exact(chance) for own, other, chance in found.pairs} == {
        pair: Fraction(ways, everything) for pair, ways in pairs.items()
    }


@pytest.mark.parametrize("name", NAMES)
def test_reduced_rules_have_the_edge_of_the_rules_themselves(name: str):
    rules = PRESETS[name].rules
    for banker in bankers(name):
        if name not in SLOW_WITHOUT_REDUCING or banker == StandAt("5"):
            assert side(name, "best", banker).ratio_edge == best_response(banker, rules=rules).ratio_value
        if name not in SLOW_WITHOUT_REDUCING:
            assert side(name, StandAt("5"), banker).ratio_edge == ratio_expected_value(StandAt("5"), banker, rules=rules)


@pytest.mark.parametrize("name", [name for name in NAMES if PRESETS[name].rules.bet in ("after", "either")])
def test_staking_well_is_worth_what_the_engine_says(name: str):
    found = side(name)
    staking = found.staking()
    assert staking is not None
    if name not in SLOW_WITHOUT_REDUCING:
        assert exact(staking.value) == exact(best_response(found.banker, rules=found.rules).staking_value())
    assert staking.value > found.ratio_edge


def test_nothing_is_staked_after_a_card_where_the_stake_comes_before():
    assert Side().staking() is None


@pytest.mark.parametrize("name", PRESETS)
def test_two_cards_by_dealing_all_of_them(name: str):
    rules = PRESETS[name].rules
    game, made = game_of(rules), 0
    for pair in permutations(rules.cards, 2):
        made += points_of(game.worth(rules.kinds.counts_of(pair))) == TARGET
    size = len(rules.cards)
    assert exact(Side(rules).two_cards().seven_and_a_half) == Fraction(made, size * (size - 1))


def test_two_cards_of_the_base_game():
    pairs = Side(Rules(natural="any-suit", two_sevens=True)).two_cards()
    assert [str(value) for value in (pairs.seven_and_a_half, pairs.natural, pairs.two_sevens)] == ["4/65", "4/65", "1/130"]
    assert str(Side(Rules(natural="same-suit")).two_cards().natural) == "1/65"


@pytest.mark.parametrize("player", ["worst", Chase()], ids=str)
def test_a_player_that_is_none_is_refused(player: object):
    with pytest.raises(PolicyError):
        Side(player=player)


def test_a_forced_bank_is_not_asked():
    with pytest.raises(PolicyError, match="stands on 5"):
        Side(PRESETS["leovegas-table"].rules, banker=Chase())


# Comparisons

PAIRS = [(left, right) for left in NAMES[::3] for right in NAMES[1::5]]


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_steps_add_up_and_turning_round_changes_the_sign(left: str, right: str):
    there, back = Comparison(side(left), side(right)), Comparison(side(right), side(left))
    assert sum((step.ratio_change for step in there.steps()), ZERO) == there.ratio_difference
    assert sum((step.ratio_change for step in back.steps()), ZERO) == back.ratio_difference
    assert there.ratio_difference == -back.ratio_difference
    assert {name for change in there.changes for name in change.fields} == {
        name for name in PRICED if getattr(there.left.rules, name) != getattr(there.right.rules, name)
    }
    assert {row.field for row in there.unpriced} == {row.field for row in back.unpriced}
    if there.changes:
        assert there.changes[-1].after.ratio_edge == there.right.ratio_edge
        assert there.changes[0].before.ratio_edge == there.left.ratio_edge


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_set_does_not_differ_from_itself(name: str):
    same = Comparison(side(name), side(name))
    assert (same.ratio_difference, same.changes, same.unpriced, list(same.differences())) == (ZERO, (), (), [])


def test_the_order_of_the_steps_is_that_of_the_topics():
    changes = Comparison(side("gamerules-base"), side("playtech-live", StandAt("5"))).changes
    assert [change.key for change in changes] == [
        "wild", "naturals", "ties", "open-card", "player-must", "banker", "player",
    ]  # fmt: skip


def test_rules_that_would_contradict_each_other_change_together():
    back = Comparison(side("playtech-live"), side("gamerules-base"))
    together = [change.topics for change in back.changes if len(change.topics) > 1]
    assert together == [("open-card", "player-must"), ("wild", "naturals")]


def test_two_bankers_under_the_same_rules():
    compared = Comparison(Side(), Side(banker=Chase()))
    (step,) = compared.steps()
    assert (step.key, step.change.fields) == ("banker", ())
    assert step.ratio_change.decimal() == "-0.1263"


def test_hands_that_are_played_otherwise():
    rows = {row.hand: row for row in Comparison(Side(), Side(Rules(ties="push"))).differences()}
    assert set(rows) == {"4", "4 A", "F F F F F F F F"}
    push = best_response(StandAt("5"), rules=Rules(ties="push"))
    for hand, row in rows.items():
        assert row.left.action is sm.best_response(banker=StandAt("5")).action(hand)
        assert row.right.action is push.action(hand) is not row.left.action
        assert {str(action): value for action, value in row.right.values} == push.ratios(hand)


def test_a_hand_of_cards_is_read_by_each_sides_rules():
    rows = {row.hand: row for row in Comparison(side("gamerules-base"), side("treccani")).differences()}
    row = rows["Ro A"]
    assert (row.left.total, row.right.total) == (3, 14)
    assert (row.left.action, row.right.action) == (Action.HIT, Action.STAND)


def test_differences_come_open_card_by_open_card():
    compared = Comparison(side("gamerules-base"), side("rng-7-e-mezzo"))
    assert compared.upcards == ("F", "A", "2", "3", "4", "5", "6", "7", "Ro")
    shown = best_response(rules=PRESETS["rng-7-e-mezzo"].rules, upcard="6")
    for row in compared.differences("6"):
        assert row.right.action is shown.action(row.hand)


def test_parts_make_the_whole():
    compared = Comparison(side("gamerules-base"), side("treccani"))
    kinds = [stage.kind for stage in compared.stages]
    assert kinds == ["edges", *["step"] * len(compared.changes), "left", "right", "differences"]


# What is priced


def test_every_field_has_one_class_and_one_topic_at_most():
    assert sorted([*PRICED, *STAKES, *SEATS, *APART, *SAMPLED]) == sorted(FIELDS)
    assert sorted(name for names in TOPICS.values() for name in names) == sorted(PRICED)


@pytest.mark.parametrize("name", [*STAKES, *SEATS])
def test_a_rule_without_a_price_changes_no_edge(name: str):
    values = CHOICES[name] if name in CHOICES else RANGES[name]
    for value in values:
        try:
            rules = Rules(natural="any-suit", wild="Ro", **{name: value})
        except RulesError:
            continue
        assert (
            best_response(rules=rules).ratio_value == best_response(rules=Rules(natural="any-suit", wild="Ro")).ratio_value
        )


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_reduced_rules_pay_alike(data: st.DataObject):
    rules = data.draw(any_rules())
    reduced = priced_rules(rules)
    game, plain = game_of(rules), game_of(reduced)
    cards = data.draw(st.lists(st.sampled_from(rules.cards), min_size=4, max_size=7, unique=True))
    cut = data.draw(st.integers(1, len(cards) - 1))
    worths = [[each.worth(each.kinds.counts_of(hand)) for hand in (cards[:cut], cards[cut:])] for each in (game, plain)]
    assert payment(*worths[0], rules) == payment(*worths[1], reduced)


def test_suits_count_where_best_play_looks_at_them():
    """A natural of one suit paid so much that a lone card of a suit plays by it: then the mean pay would be wrong."""
    rules = Rules(pack="36", natural="any-suit", suited_natural_pays=30, royal_natural_pays=500)
    looks = Side(rules)
    assert len(looks.priced.rules.counts) > 8
    assert looks.ratio_edge == best_response(rules=rules).ratio_value
    blind = Side(rules, StandAt("5"))
    assert len(blind.priced.rules.counts) == 8
    assert blind.ratio_edge == ratio_expected_value(StandAt("5"), rules=rules)


@pytest.mark.parametrize("pack", ["40", "36"])
def test_the_mean_pay_of_a_natural_by_dealing_all_of_them(pack: str):
    rules = Rules(pack=pack, natural="any-suit", natural_pays=2, suited_natural_pays=3, royal_natural_pays=7)
    game = game_of(rules)
    paid = [
        payment(game.worth(rules.kinds.counts_of(pair)), OVER, rules)
        for pair in permutations(rules.cards, 2)
        if points_of(game.worth(rules.kinds.counts_of(pair))) == TARGET
    ]
    means = without_suits(rules)
    assert means is not None
    assert exact(means[0].natural_pays) == sum(map(exact, paid), Fraction(0)) / len(paid)
    assert [str(each.natural_pays) for each in means[1:]] == ["2", "7"]


# Codes


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Rules with a few fields changed, among those that contradict nothing."""
    values: dict[str, object] = {}
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=8, unique=True)):
        if name in CHOICES:
            value: object = draw(st.sampled_from(CHOICES[name]))
        elif name in RANGES:
            value = draw(st.integers(*RANGES[name]))
        elif name in PAYS:
            value = Ratio.of(draw(st.integers(1, 40)), draw(st.integers(1, 9)))
        else:
            value = draw(st.sampled_from(["Ro", "Cc", "7o"])) if name == "wild" else draw(st.sampled_from(["4½", "5", "6"]))
        try:
            Rules(**{**values, name: value})
        except RulesError:
            continue
        values[name] = value
    return Rules(**values)


@st.composite
def sides(draw: st.DrawFn) -> Side:
    rules = draw(any_rules())
    totals = st.sampled_from(["½", "4", "5½", "7½"]).map(StandAt)
    risks = st.sampled_from(["0", "1/3", "1"]).map(BustRisk)
    player = draw(st.one_of(st.just("best"), totals, risks))
    return Side(rules, player, draw(st.one_of(totals, risks, st.just(Chase()))) if rules.banker == "free" else None)


@settings(max_examples=150, deadline=None)
@given(sides(), sides())
def test_a_code_reads_back_to_the_same_comparison(left: Side, right: Side):
    code = encode(Comparison(left, right))
    assert re.fullmatch(r"[A-Za-z0-9._-]+", code)
    assert decode(code) == Comparison(left, right)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_code(name: str):
    assert decode(encode(Comparison(side(name), Side()))).left.rules == PRESETS[name].rules


def test_the_code_of_a_field_is_for_ever():
    """The lists of values in the format only ever grow, and today's rules are all in them."""
    signs = [*bench_codes._CHOICES, *bench_codes._WHOLE, *bench_codes._PAYS, bench_codes._WILD, bench_codes._STANDS]
    assert len(set(signs)) == len(signs) == len(FIELDS)
    for name, values in bench_codes._CHOICES.values():
        assert set(values) == set(CHOICES[name])
    assert decode("b1.-.b.s10.ti1.s10.s10.9lf0") == Comparison(Side(), Side(Rules(ties="push"), StandAt("5"), StandAt("5")))


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("", "at most 900"),
        ("b1." + "x" * 900, "at most 900"),
        ("b1 .-", "only letters"),
        ("1.-.b.s10.-.b.s10.0000", "begins with 'b1.'"),
        ("b1.-.b.s10", "8 parts"),
        ("b1.-.b.s10.ti1.s10.s10.9lf1", "damaged"),
    ],
)
def test_what_is_no_code_is_refused(code: str, wrong: str):
    with pytest.raises(BenchCodeError, match=re.escape(wrong)):
        decode(code)


@pytest.mark.parametrize(
    "sides_",
    [
        "zz1.b.s10.-.b.s10", "ti9.b.s10.-.b.s10", "ti0.b.s10.-.b.s10", "ti1-ti1.b.s10.-.b.s10", "-.b.s99.-.b.s10",
        "-.q.s10.-.b.s10", "-.b.f.-.b.s10", "s71_0.b.s10.-.b.s10", "pm1.b.s10.-.b.s10", "wiXx.b.s10.-.b.s10",
        "-.c.s10.-.b.s10",         "ba1.b.c.-.b.s10", "ps01.b.s10.-.b.s10", ".b.s10.-.b.s10",
    ],
)  # fmt: skip
def test_a_code_with_a_right_check_may_still_be_none(sides_: str):
    body = f"b1.{sides_}"
    with pytest.raises(ValueError, match="."):
        decode(f"{body}.{bench_codes._check(body)}")


@settings(max_examples=200, deadline=None)
@given(st.text(st.sampled_from("b1.-sr_0ticf9z"), max_size=40))
def test_no_text_makes_reading_a_code_fall_over(text: str):
    body = f"b1.{text}"
    for code in (text, body, f"{body}.{bench_codes._check(body)}"):
        with suppress(ValueError):
            assert encode(decode(code)) == code
