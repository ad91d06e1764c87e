"""The simulator: the same hands from the same seed, errors as large as they say, and nothing dealt twice."""

from __future__ import annotations

import re

import pytest

import sieteymedio as sm
from sieteymedio.engine.cards import CardError
from sieteymedio.engine.policies import PolicyError
from sieteymedio.sampling.simulate import BLOCK, Table, simulate
from sieteymedio.sampling.simulation import Simulation
from tests.reference import options as slow

FIVE = sm.StandAt("5")


def distance(found: Simulation, exact: object) -> float:
    """How many standard errors lie between the sampled and the exact value."""
    return abs(found.mean_gain - float(exact)) / found.standard_error  # type: ignore[arg-type]


def test_a_seed_gives_the_same_hands_for_ever():
    found = simulate(FIVE, FIVE, hands=50_000, seed="Ana")
    assert found == simulate(FIVE, FIVE, hands=50_000, seed="Ana")
    assert found != simulate(FIVE, FIVE, hands=50_000, seed="Eva")
    assert (sum(found.gains), sum(found.player_worths), found.player_worths[16]) == (-8900, 50_000, 13405)


def test_more_hands_repeat_the_first_ones_block_by_block():
    table = Table(FIVE, FIVE)
    blocks = list(table.blocks("Ana", 3 * BLOCK))
    assert blocks[0] + blocks[1] + blocks[2] == simulate(FIVE, FIVE, hands=3 * BLOCK, seed="Ana")
    assert list(table.blocks("Ana", 3 * BLOCK, first=1)) == blocks[1:]


def test_progress_is_told_and_can_stop():
    told: list[tuple[int, int]] = []
    simulate(FIVE, FIVE, hands=2 * BLOCK + 5, progress=lambda *now: told.append(now))
    assert told == [(BLOCK, 2 * BLOCK + 5), (2 * BLOCK, 2 * BLOCK + 5), (2 * BLOCK + 5, 2 * BLOCK + 5)]
    assert simulate(FIVE, FIVE, hands=10 * BLOCK, progress=lambda dealt, _: dealt < 3 * BLOCK).hands == 3 * BLOCK


def test_the_standard_error_is_as_large_as_it_says():
    exact = sm.expected_value(FIVE, FIVE)
    distances = [distance(simulate(FIVE, FIVE, hands=5_000, seed=f"error-{number}"), exact) for number in range(200)]
    assert 0.55 < sum(far < 1 for far in distances) / 200 < 0.8
    assert sum(far < 2 for far in distances) / 200 > 0.9
    assert max(distances) < 4.5


@pytest.mark.parametrize(
    ("player", "banker"),
    [
        (FIVE, sm.Chase()),
        (sm.BustRisk("1/2"), FIVE),
        (FIVE, sm.BustRisk("2/5")),
        (sm.DecisionTable({"A": "hit", "F": "hit"}, otherwise=sm.StandAt("4")), sm.StandAt("6")),
        (sm.best_response(sm.Chase()), None),
        (sm.best_response(FIVE).policy, FIVE),
    ],
    ids=str,
)
def test_every_policy_gains_what_is_counted(player, banker):
    found = simulate(player, banker, hands=200_000, seed="policies")
    exact = player.value if banker is None else sm.expected_value(player, banker)
    assert distance(found, exact) < 4.5


@pytest.mark.parametrize("packs", [2, 8])
def test_several_packs(packs):
    rules = sm.Rules(packs=packs, wild="Ro", natural="any-suit")
    found = simulate(FIVE, FIVE, rules, hands=200_000, seed="packs")
    assert distance(found, sm.expected_value(FIVE, FIVE, rules=rules)) < 4.5


def test_rates_are_those_that_are_counted():
    rules = sm.Rules(natural="any-suit", two_sevens=True)
    found = simulate(sm.StandAt("7½"), FIVE, rules, hands=200_000, seed="rates")
    totals = sm.final_totals(sm.StandAt("7½"), rules=rules)
    assert found.bust_rate == pytest.approx(float(totals.bust), abs=0.005)
    assert found.banker_bust_rate == pytest.approx(float(sm.final_totals(FIVE, rules=rules).bust), abs=0.005)
    assert found.natural_rate == pytest.approx(0.0615, abs=0.002)
    assert found.totals[28] == pytest.approx(0.0077, abs=0.001)
    assert set(found.totals) == {15, 16, 28}
    assert sum(found.totals.values()) == pytest.approx(1)


def test_first_cards_bring_what_is_counted():
    best = sm.best_response(FIVE)
    sampled = simulate(best, hands=400_000, seed="first cards").first_cards
    for row, exact in zip(sampled, best.first_cards(), strict=True):
        assert row.card == exact.card
        assert abs(row.gain - float(exact.value.rational())) < 4.5 * row.standard_error


def test_seen_cards_are_out_of_every_pack():
    seen = "7 7 7 7 6 6 R R"
    found = simulate(FIVE, FIVE, seen=seen, hands=200_000, seed="seen")
    assert distance(found, sm.expected_value(FIVE, FIVE, seen=seen)) < 4.5
    short = [card for card in sm.Rules().cards if str(card) not in {"Ro", "7c", "Ao", "2e"}]
    found = simulate(sm.StandAt("7½"), sm.StandAt("7½"), seen=short, hands=100_000, seed="short")
    assert distance(found, sm.expected_value(sm.StandAt("7½"), sm.StandAt("7½"), seen=short)) < 4.5
    with pytest.raises(CardError, match="no card is left"):
        simulate(FIVE, FIVE, seen=sm.Rules().cards, hands=10)


def test_stakes_by_first_card():
    rules = sm.Rules(bet="after", most_stake=10)
    best = sm.best_response(FIVE, rules=rules)
    stakes = {row.card: 10 for row in best.first_cards() if row.value.numerator > 0}
    found = simulate(best, rules=rules, stakes=stakes, hands=400_000, seed="stakes")
    assert distance(found, best.staking_value()) < 4.5


def test_an_exchange_is_not_exchanged_again():
    rules = sm.Rules(exchange="3-or-4", wild="Ro")
    best = sm.best_response(FIVE, rules=rules)
    found = simulate(best, rules=rules, hands=400_000, seed="exchange")
    assert distance(found, best.value) < 4.5


def test_splitting_is_priced_up_to_the_most_hands():
    gains = {}
    for most in (2, 4):
        rules = sm.Rules(split="pair", max_split_hands=most)
        found = simulate(sm.StandAt("4½"), FIVE, rules, splits=True, hands=200_000, seed="splits")
        hands = sum(found.player_worths)
        assert found.hands < hands < found.hands * 1.2
        assert max(found.totals) == 16
        gains[most] = found.mean_gain
    assert gains[2] != gains[4]
    run = simulate(sm.StandAt("4½"), FIVE, sm.Rules(split="run"), splits=True, hands=200_000, seed="splits")
    pair = simulate(sm.StandAt("4½"), FIVE, sm.Rules(split="pair"), splits=True, hands=200_000, seed="splits")
    assert sum(run.player_worths) < sum(pair.player_worths)


def test_the_first_split_comes_as_often_as_two_court_cards():
    rules = sm.Rules(split="pair", max_split_hands=2)
    found = simulate(FIVE, FIVE, rules, splits=True, hands=400_000, seed="two courts")
    # Two court cards among the first two of forty: 12/40 * 11/39.
    assert sum(found.player_worths) / found.hands - 1 == pytest.approx(12 * 11 / (40 * 39), abs=0.002)


@pytest.mark.parametrize(
    ("wrong", "parts"),
    [
        (lambda: simulate(FIVE, FIVE, hands=0), ["hands=", "1", "0"]),
        (lambda: simulate(sm.Chase(), FIVE), ["Chase", "chases"]),
        (lambda: simulate(FIVE, FIVE, splits=True), ["splits", "split="]),
        (lambda: simulate(FIVE, FIVE, splits="no"), ["splits= must be True or False, not 'no'"]),
        (lambda: simulate(FIVE, sm.Chase(), sm.Rules(split="pair"), splits=True), ["chases", "several"]),
        (lambda: simulate(sm.best_response(FIVE), sm.Chase()), ["stands on 5", "banker="]),
        (lambda: simulate(sm.best_response(FIVE), rules=sm.Rules(ties="push")), ["rules"]),
        (lambda: simulate(sm.best_response(FIVE, "7 7")), ["seen="]),
        (lambda: simulate(FIVE, FIVE, stakes={"F": 0}), ["F", "1 to 1000"]),
        (lambda: simulate(FIVE, FIVE, "base"), ["rules="]),
        (lambda: simulate(FIVE, FIVE, hands=BLOCK) + simulate(FIVE, sm.Chase(), hands=BLOCK), ["same game"]),
    ],
)
def test_what_makes_no_sense_is_refused(wrong, parts):
    with pytest.raises((ValueError, PolicyError)) as refused:
        wrong()
    assert any(part in str(refused.value) for part in parts), refused.value


def test_it_says_that_it_is_sampled():
    text = str(simulate(FIVE, FIVE, hands=1000, seed="Ana"))
    assert re.match(r"sampled, not counted: 1000 hands from the seed 'Ana': .* ± 0\.0\d+ of a stake", text)


@pytest.mark.parametrize("split", ["pair", "run"])
@pytest.mark.parametrize("most", [2, 3])
@pytest.mark.parametrize("natural", ["none", "any-suit"])
def test_splitting_gains_what_the_recursion_over_deals_says(split: str, most: int, natural: str):
    options = {"natural": natural}
    left = ("So", "Co", "Rb", "Ac", "5e", "7b", "7c")
    rules = sm.Rules(split=split, max_split_hands=most, **options)
    seen = [card for card in rules.cards if str(card) not in left]
    exact = slow.Split(split == "run", most).value(slow.Game(**options), left, slow.below("9/2"), slow.blind("5"))
    found = simulate(sm.StandAt("4½"), FIVE, rules, seen=seen, splits=True, hands=200_000, seed="small pack")
    assert distance(found, exact) < 4.5
