"""Published and twice-computed values of the base game: each came from programs that share nothing with the engine.

Unless a test says otherwise: 40 cards, no replacement, one player, ties to the banker, everything paid 1:1, and the
player's own cards are all he knows.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb, factorial, prod

import pytest
from sympy import Rational

import sieteymedio as sm
from tests.helpers import FRESH, POINTS, counts_of, exact, law

FIVE = sm.StandAt("5")
BLIND_VALUE = Rational(-22069914749539, 134817758039250)


def total(counts: tuple[int, ...]) -> int:
    return sum(number * points for number, points in zip(counts, POINTS, strict=True))


class TwoCards(sm.Policy):
    """Takes two cards and no more."""

    counts_cards = False

    def decide(self, situation: sm.Situation) -> sm.Action:
        return sm.Action.HIT if sum(situation.hand) < 2 else sm.Action.STAND


# Counting the hands.


@cache
def all_hands() -> tuple[tuple[int, ...], ...]:
    return tuple(counts_of(hand) for hand in sm.hands())


def orders(hand: tuple[int, ...]) -> int:
    return factorial(sum(hand)) // prod(map(factorial, hand))


def card_sets(hand: tuple[int, ...]) -> int:
    return prod(map(comb, FRESH, hand))


def test_number_of_hands():
    assert len(all_hands()) == len(set(all_hands())) == 221
    by_total = Counter(map(total, all_hands()))
    assert [by_total[points] for points in range(1, 16)] == [1, 2, 2, 4, 4, 7, 7, 12, 12, 18, 18, 28, 27, 40, 39]
    by_size = Counter(map(sum, all_hands()))
    assert [by_size[size] for size in range(1, 14)] == [8, 20, 30, 34, 32, 26, 20, 16, 12, 9, 7, 5, 2]
    assert max(by_size) == 13


@pytest.mark.parametrize("packs", range(2, 9))
def test_number_of_hands_with_several_packs(packs: int):
    assert len(sm.hands(rules=sm.Rules(packs=packs))) == 239


def test_number_of_hands_with_replacement():
    assert len(sm.hands(replacement=True)) == 239
    assert len(sm.best_response(replacement=True).table()) == 239


def test_number_of_ordered_hands():
    assert sum(map(orders, all_hands())) == 7709
    assert sum(orders(hand) for hand in all_hands() if total(hand) < 15) == 4389
    made = [hand for hand in all_hands() if total(hand) == 15]
    assert len(made) == 39
    assert sum(map(orders, made)) == 3320
    assert len(list(sm.ordered_hands(sm.StandAt("7½"), "7½"))) == 3320


def test_number_of_sets_of_actual_cards():
    assert sum(card_sets(hand) for hand in all_hands() if total(hand) == 15) == 170920
    assert sum(map(card_sets, all_hands())) == 546121


def test_number_of_hands_with_the_courts_kept_apart():
    def ways_to_split(courts: int) -> int:
        """In how many ways so many courts are some sotas, caballos and reyes, four of each at most."""
        return sum(0 <= courts - sotas - caballos <= 4 for sotas in range(5) for caballos in range(5))

    assert sum(ways_to_split(hand[0]) for hand in all_hands()) == 1862


def test_the_longest_hands():
    assert {hand for hand in sm.hands() if len(hand.split()) == 13} == {"A A" + " F" * 11, "A" + " F" * 12}
    assert {total(counts_of("A A" + " F" * 11)), total(counts_of("A" + " F" * 12))} == {15, 14}


def test_number_of_packs_that_may_remain():
    """As many packs can remain after d cards as there are compositions of d cards."""
    remaining = [1]
    for count in sm.Rules().counts:
        longer = [0] * (len(remaining) + count)
        for cards, ways in enumerate(remaining):
            for more in range(count + 1):
                longer[cards + more] += ways
        remaining = longer
    assert remaining[1:6] == [8, 36, 120, 330, 785]
    assert max(remaining) == remaining[20] == 71765
    assert sum(remaining) == 1015625


# First cards.


@pytest.mark.parametrize(
    ("hand", "bust"),
    [
        ("A", "4/39"),
        ("2", "8/39"),
        ("3", "12/39"),
        ("4", "15/39"),
        ("5", "19/39"),
        ("6", "23/39"),
        ("7", "27/39"),
        ("S C R F F F F F", "1/2"),
        ("F F F F F F F F F F", "2/3"),
        ("5 R", "1/2"),
        ("A F F F F F F F F F F F F", "1"),
    ],
)
def test_risk_of_the_next_card(hand: str, bust: str):
    assert sm.next_card(hand).bust == Rational(bust)


def test_a_seven_makes_seven_and_a_half():
    assert sm.next_card("7").seven_and_a_half == Rational(12, 39)
    assert sm.next_card("7").stays_in == 0


@cache
def two_cards() -> dict[str, Fraction]:
    return {each.cards: Fraction(each.ways, each.out_of) for each in sm.ordered_hands(TwoCards())}


def chance_of_two(*kinds: str) -> Fraction:
    return sum((chance for cards, chance in two_cards().items() if sorted(cards.split()) == sorted(kinds)), Fraction(0))


def two_card_totals() -> dict[int, Fraction]:
    found: Counter[int] = Counter()
    for cards, chance in two_cards().items():
        found[total(counts_of(cards))] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def test_two_cards():
    assert chance_of_two("7", "F") == Fraction(96, 1560) == Fraction(4, 65)
    assert chance_of_two("7", "7") == Fraction(12, 1560)
    assert chance_of_two("F", "F") == Fraction(132, 1560)
    totals = two_card_totals()
    assert totals[15] == Fraction(4, 65)
    assert totals[4] == Fraction(1, 130)
    assert totals[2] == Fraction(11, 130)
    assert sm.final_totals(TwoCards())["7½"] == Rational(4, 65)
    assert sm.final_totals(TwoCards())[1] == Rational(11, 130)


def test_the_commonest_totals_of_two_cards():
    totals = two_card_totals()
    for court_and_number in range(3, 16, 2):
        assert totals[court_and_number] == Fraction(4, 65)
    in_order = sorted(totals, key=lambda points: -totals[points])
    assert in_order[:2] == [2, 16]
    assert totals[16] == Fraction(9, 130)
    assert sum(chance for points, chance in totals.items() if points > 15) == Fraction(18, 65)
    assert sm.final_totals(TwoCards()).bust == Rational(18, 65)


def test_two_cards_with_replacement():
    assert sm.final_totals(TwoCards(), replacement=True)["7½"] == Rational(3, 50)
    sevens = [each for each in sm.ordered_hands(TwoCards(), replacement=True) if each.cards == "7 7"]
    assert [Fraction(each.ways, each.out_of) for each in sevens] == [Fraction(1, 100)]


def test_the_running_total():
    """A pack is turned over card by card: a rule that stops at a total meets it exactly as often as the pack does."""
    assert sm.final_totals(sm.StandAt("5"))["5"] == Rational(23387249, 118989780)
    assert sm.final_totals(sm.StandAt("7½"))["7½"] == Rational(5021624269, 29330980770)


@cache
def chance_of_no_natural(hands: int, sevens: int = 0, courts: int = 0, others: int = 0) -> Fraction:
    """The chance that none of so many more two-card hands is a natural, after these cards have been dealt."""
    if not hands:
        return Fraction(1)
    seen = ["7"] * sevens + ["F"] * courts + [rank for rank in "A23456" for _ in range(4)][:others]
    found = Fraction(0)
    for each in sm.ordered_hands(TwoCards(), seen=seen):
        if (cards := each.cards.split()) and sorted(cards) != ["7", "F"]:
            new_sevens, new_courts = cards.count("7"), cards.count("F")
            found += Fraction(each.ways, each.out_of) * chance_of_no_natural(
                hands - 1, sevens + new_sevens, courts + new_courts, others + 2 - new_sevens - new_courts
            )
    return found


def test_at_least_one_natural():
    assert 1 - chance_of_no_natural(6) == Fraction(5346004, 16313115)
    assert 1 - chance_of_no_natural(7) == Fraction(869872, 2330445)
    assert 6 * sm.final_totals(TwoCards())["7½"] == Rational(24, 65)


# Drawing to a limit.


def test_final_totals_of_standing_on_5():
    found = sm.final_totals(FIVE)
    assert dict(found) == {
        Rational(5): Rational(23387249, 118989780),
        Rational(11, 2): Rational(15880957, 233403030),
        Rational(6): Rational(9208853, 55930680),
        Rational(13, 2): Rational(68217589, 1011413130),
        Rational(7): Rational(65315303, 391514760),
        Rational(15, 2): Rational(69719849, 1011413130),
        sm.BUST: Rational(405912956, 1517119695),
    }


@pytest.mark.parametrize(
    ("limit", "mean"),
    [("3½", "15463190/3262623"), ("4", "232009259/48939345"), ("5", "583102757/130504920")],
)
def test_mean_score(limit: str, mean: str):
    assert sm.final_totals(sm.StandAt(limit)).mean(bust=0) == Rational(mean)


def test_the_best_limit_for_the_mean_score_is_4():
    means = {limit: sm.final_totals(sm.StandAt(Rational(limit, 2))).mean(bust=0) for limit in range(1, 16)}
    assert max(means, key=means.__getitem__) == 8
    assert round(exact(means[8] - means[7]), 7) == Fraction("0.0012548")


@pytest.mark.parametrize(("limit", "least", "most"), [("3½", "0.00213", "0.00214"), ("4", "0.00227", "0.00228")])
def test_a_million_hands_cannot_tell_limits_of_3_and_a_half_and_4(limit: str, least: str, most: str):
    """The standard error of the mean of a million hands, about .0022, is larger than the difference of the two means."""
    found = law(sm.final_totals(sm.StandAt(limit)))
    scores = {Fraction(points, 2) if points <= 15 else Fraction(0): chance for points, chance in found.items()}
    mean = sum(score * chance for score, chance in scores.items())
    variance_of_the_mean = (sum(score * score * chance for score, chance in scores.items()) - mean * mean) / 10**6
    assert Fraction(least) ** 2 < variance_of_the_mean < Fraction(most) ** 2
    assert Fraction("0.0012548") < Fraction(least)


def test_different_is_not_equally_likely():
    sequences = list(sm.ordered_hands(FIVE))
    assert len(sequences) == 1703
    assert sum(each.total == 16 for each in sequences) == 869
    assert len(list(sm.ordered_hands(FIVE, sm.BUST))) == 869
    assert round(Fraction(869, 1703), 3) == Fraction("0.510")
    assert round(exact(sm.final_totals(FIVE).bust), 4) == Fraction("0.2676")


# Against a banker who cannot see and stands on 5.


def test_best_response_to_the_blind_banker():
    best = sm.best_response(banker=FIVE)
    assert best.value == BLIND_VALUE
    assert round(exact(best.value), 6) == Fraction("-0.163702")
    for row in best.table():
        hits = row.total < 8 or row.total == 9 or row.hand == "4 A"
        assert row.best is (sm.Action.HIT if hits else sm.Action.STAND), row.hand


def test_best_fixed_limit_against_the_blind_banker():
    values = {limit: sm.expected_value(player=sm.StandAt(Rational(limit, 2)), banker=FIVE) for limit in range(1, 16)}
    assert max(values, key=values.__getitem__) == 8
    assert values[8] == Rational(-23154573701043, 139811008337000)
    assert round(exact(values[8]), 6) == Fraction("-0.165613")


def test_best_response_with_pushes():
    best = sm.best_response(banker=FIVE, rules=sm.Rules(ties="push"))
    assert best.value == Rational(-4717993354808, 67408879019625)


def test_best_response_to_a_banker_who_stands_on_4_and_a_half():
    assert sm.best_response(banker=sm.StandAt("4½")).value == Rational(-28729484410483, 222052777947000)


def test_the_best_response_plays_to_its_value():
    best = sm.best_response(banker=FIVE)
    assert sm.expected_value(player=best.policy, banker=FIVE) == BLIND_VALUE


# Against a banker who sees the player's total and chases it.


@pytest.mark.parametrize(
    ("replacement", "value"),
    [
        (False, "-25180122724328777/86822636177277000"),
        (True, "-1487868977943383922661861/5000000000000000000000000"),
    ],
)
def test_best_response_to_chasing(replacement: bool, value: str):
    best = sm.best_response(banker=sm.Chase(), replacement=replacement)
    assert best.value == Rational(value)
    for row in best.table():
        assert row.best is (sm.Action.HIT if row.total < 10 else sm.Action.STAND), row.hand


@pytest.mark.parametrize("replacement", [False, True])
def test_standing_against_chasing_wins_if_and_only_if_the_chase_busts(replacement: bool):
    best = sm.best_response(banker=sm.Chase(), replacement=replacement)
    for row in best.table():
        chase = sm.StandAt(Rational(row.total, 2))
        seen = "" if replacement else row.hand
        assert row.stand.rational() == 2 * sm.final_totals(chase, seen=seen, replacement=replacement).bust - 1


# Another published game: the dealer draws below 5½, ties push, a player's bust loses.


@pytest.mark.parametrize(
    ("replacement", "value"),
    [(True, Rational(-4448568185102693, 10**17)), (False, Rational(-3767115550889, 94372430627475))],
)
def test_the_dealer_who_draws_below_5_and_a_half(replacement: bool, value: Rational):
    rules = sm.Rules(ties="push")
    assert sm.best_response(banker=sm.StandAt("5½"), rules=rules, replacement=replacement).value == value


# Facts worth a page.


def test_the_blind_game_is_a_saddle_point():
    best = sm.best_response(banker=FIVE)
    reply = sm.best_banker_reply(best.policy)
    assert reply.value == best.value == BLIND_VALUE
    for hand in sm.hands():
        if total(counts_of(hand)) < 15:
            assert reply.action(hand) is (sm.Action.HIT if total(counts_of(hand)) < 10 else sm.Action.STAND), hand


def test_where_the_edge_comes_from():
    def both_draw_to_5(**rules: str) -> Rational:
        return sm.expected_value(player=FIVE, banker=FIVE, rules=sm.Rules(**rules))  # type: ignore[arg-type]

    fair = both_draw_to_5(ties="push", double_bust="refunded")
    busts_first = both_draw_to_5(ties="push")
    base = both_draw_to_5()
    assert fair == 0
    assert fair - busts_first == Rational(53916389225519, 754979445019800)
    assert busts_first - base == Rational(150844598494, 1479191702625)
    assert round(exact(base), 4) == Fraction("-0.1734")
    assert round(exact(BLIND_VALUE - base), 4) == Fraction("0.0097")
    chased = sm.best_response(banker=sm.Chase()).value
    assert round(exact(BLIND_VALUE - chased), 4) == Fraction("0.1263")


def test_a_blind_banker_can_be_too_greedy():
    assert sm.best_response(banker=sm.StandAt("6½")).value == Rational(4549879231, 25140840660)


def test_the_riskier_five():
    best = sm.best_response(banker=FIVE)
    assert sm.next_card("5").bust == Rational(19, 39) < Rational(1, 2) == sm.next_card("A 4").bust
    assert best.values("5") == {
        "stand": Rational(-52598048, 116701515),
        "hit": Rational(-222491740754, 483961182705),
    }
    assert best.values("A 4") == {
        "hit": Rational(-93288585367, 198548177520),
        "stand": Rational(-242410135, 515709552),
    }
    assert best.action("5") is sm.Action.STAND
    assert best.action("A 4") is sm.Action.HIT
    assert round(exact(best.values("5")["hit"]), 6) == Fraction("-0.459731")
    assert round(exact(best.values("5")["stand"]), 6) == Fraction("-0.450706")


def test_why_stand_on_4_and_hit_4_and_a_half():
    for hand in ("4", "4 R"):
        assert sm.decision(hand, banker=FIVE).stand.win.rational() == sm.final_totals(FIVE, seen=hand).bust
    assert sm.next_card("4").bust == Rational(15, 39)
    assert sm.next_card("4 R").bust == Rational(15, 38)

    def kinds_that_bust(hand: str) -> set[int]:
        return {row.kind for row in sm.next_card(hand).by_kind if row.outcome == "bust"}

    assert kinds_that_bust("4") == kinds_that_bust("4 R")


def covered_cards(asked: str) -> dict[str, Fraction]:
    """What the covered first card of a stopped hand can be, given the cards that came open, if the player stands on 5."""
    found: Counter[str] = Counter()
    for each in sm.ordered_hands(FIVE):
        first, *later = each.cards.split()
        if later == asked.split() and each.total < 15:
            found[first] += Fraction(each.ways, each.out_of)  # type: ignore[assignment]
    everything = sum(found.values())
    return {card: chance / everything for card, chance in found.items()}  # type: ignore[operator]


def test_what_a_stop_tells():
    assert covered_cards("6") == {"F": Fraction(3, 4), "A": Fraction(1, 4)}
    assert covered_cards("A") == {"4": 1}
    assert covered_cards("F") == {}
    assert covered_cards("") == {card: Fraction(1, 3) for card in "567"}
    six_open = sm.next_card("6").by_kind
    assert {row.kind: row.ways for row in six_open if row.kind in (0, 1)} == {0: 12, 1: 4}
    assert sm.next_card("6").out_of == 39


@pytest.mark.parametrize(
    ("hands", "ahead", "level"), [(20, "0.1662", "0.1343"), (100, "0.0399", None), (300, "0.0018", None)]
)
def test_who_is_ahead(hands: int, ahead: str, level: str | None):
    """With ties to the banker a hand is won or lost, so the hands won follow the binomial law."""
    win = (1 + exact(sm.best_response(banker=FIVE).value)) / 2
    up, down, out_of = win.numerator, win.denominator - win.numerator, win.denominator**hands

    def chance(won: int) -> int:
        return comb(hands, won) * up**won * down ** (hands - won)

    more_won = sum(map(chance, range(hands // 2 + 1, hands + 1)))
    assert round(Fraction(more_won, out_of), 4) == Fraction(ahead)
    if level is not None:
        assert round(Fraction(chance(hands // 2), out_of), 4) == Fraction(level)


FAIR = [
    ("banker", "1733848635434255/472570482210453", "3.669"),
    ("push", "512449634404017/242867688276422", "2.110"),
]


@pytest.mark.parametrize(("ties", "pays", "in_short"), FAIR)
def test_the_price_of_seven_and_a_half_that_makes_the_game_fair(ties: str, pays: str, in_short: str):
    best = sm.best_response(banker=FIVE, rules=sm.Rules(ties=ties, seven_and_a_half_pays=pays))
    assert best.value == 0
    assert round(Fraction(pays), 3) == Fraction(in_short)
    assert best.action("4") is sm.Action.HIT


def test_pushes_alone_are_enough_to_hit_a_lone_4():
    assert sm.best_response(banker=FIVE).action("4") is sm.Action.STAND
    pushing = sm.best_response(banker=FIVE, rules=sm.Rules(ties="push"))
    assert pushing.values("4") == {
        "stand": Rational(-1418977411, 3034239390),
        "hit": Rational(-203969468674, 483961182705),
    }


def test_a_nearly_fair_game_for_a_classroom():
    rules = sm.Rules(ties="push", seven_and_a_half_pays=2)
    assert sm.best_response(banker=FIVE, rules=rules).value == Rational(-26714257851173, 3774897225099000)


def test_how_long_the_bank_lasts_where_a_winning_seven_and_a_half_takes_it():
    """A hand's value grows by the chance of a winning 7½ when that pays one more; the bank is lost with that chance."""
    price = Rational(FAIR[0][1])
    best = sm.best_response(banker=FIVE, rules=sm.Rules(seven_and_a_half_pays=price))
    one_more = sm.Rules(seven_and_a_half_pays=price + 1)
    taken = sm.expected_value(player=best.policy, banker=FIVE, rules=one_more)
    assert round(1 / exact(taken), 2) == Fraction("15.98")
    assert round(exact(price - 1), 3) == Fraction("2.669")
