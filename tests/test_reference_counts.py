"""The engine against counts that an independent program made by plain recursion over deals.

The program is ``tests/reference/deals.py``, which imports nothing of the package, and ``tests/data/reference_counts.json``
holds what it counted.
"""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from math import perm

import pytest

import sieteymedio as sm
from sieteymedio.engine.counting import policy_walk, rival_of
from sieteymedio.engine.hands import game_of, payment
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack
from tests.helpers import POINTS, as_table, counts_of, exact, law, seen_for
from tests.reference import deals

DATA = json.loads(deals.DATA.read_text(encoding="utf-8"))
PACKS = {name: (each["packs"], tuple(each["left"])) for name, each in DATA["packs"].items()}
SMALL = ["ten cards", "nine low cards", "eight cards"]
RULED = [(pack, rule) for pack, rules in DATA["drawing"].items() for rule in rules]
TERMS = {
    "base": {},
    "push": {"ties": "push"},
    "refund": {"double_bust": "refunded"},
    "push, refund, 7½ pays 2": {"ties": "push", "double_bust": "refunded", "seven_and_a_half_pays": 2},
}
BANKERS = {"stands on 5": sm.StandAt("5"), "stands on 4½": sm.StandAt("4½"), "chases": sm.Chase()}


def half_points(score: str) -> int:
    return 16 if score == "bust" else int(2 * Fraction(score))


def composition(hand: str) -> tuple[int, ...]:
    """A hand of the reference program (such as ½½4) as counts of the eight kinds."""
    return tuple(hand.count(sign) for sign in DATA["header"]["kinds"])


def policy_of(rule: str) -> sm.Policy:
    limit = rule.split()[-1]
    return sm.BustRisk(limit) if rule.startswith("risk") else sm.StandAt(limit)


def test_the_data_name_their_program():
    assert DATA["header"]["made_by"] == deals.COMMAND
    assert {name: each["left"] for name, each in DATA["packs"].items()} == {
        name: list(pack.values()) for name, (_, pack) in deals.PACKS.items()
    }


@pytest.mark.parametrize("pack", [*SMALL, "no courts"])
def test_small_counts_are_counted_again(pack: str):
    assert deals.drawing_table(pack) == DATA["drawing"][pack]
    assert deals.count_hands(deals.PACKS[pack][1]) == DATA["hands"][pack]


@pytest.mark.parametrize("key", [key for key in DATA["replies"] if key.startswith("eight")] + ["ten cards | chases | base"])
def test_small_replies_are_worked_out_again(key: str):
    assert deals.reply_table(*key.split(" | ")) == DATA["replies"][key]


@pytest.mark.parametrize("key", [key for key in DATA["bankers_replies"] if key.startswith("eight")])
def test_small_replies_of_the_banker_are_worked_out_again(key: str):
    assert deals.bankers_reply_table(*key.split(" | ")) == DATA["bankers_replies"][key]


@pytest.mark.parametrize(("pack", "rule"), RULED)
def test_no_deal_is_lost(pack: str, rule: str):
    """At every depth the deals still drawing and those that ended before make up all deals."""
    cards, counted = sum(PACKS[pack][1]), DATA["drawing"][pack][rule]
    for depth, drawing in enumerate(counted["drawing"], start=1):
        gone = sum(
            ways * perm(cards - size, depth - size)
            for ended in counted["ended"].values()
            for size, ways in enumerate(ended[:depth], start=1)
        )
        assert drawing + gone == perm(cards, depth)


@pytest.mark.parametrize(("pack", "rule"), RULED)
def test_deals_that_end(pack: str, rule: str):
    """The engine's endings, score by score and depth by depth, are the counted deals."""
    packs, left = PACKS[pack]
    counted = DATA["drawing"][pack][rule]
    whole = Pack(left)
    endings = list(policy_walk(policy_of(rule), (0,) * 8, whole, Rules(packs=packs)).endings(whole))
    found: dict[int, Counter[int]] = {}
    for ending in endings:
        found.setdefault(ending.total, Counter())[ending.size] += ending.ways
    assert found == {
        half_points(score): Counter({size: ways for size, ways in enumerate(ended, start=1) if ways})
        for score, ended in counted["ended"].items()
    }
    assert len(endings) == counted["hands"]
    assert sum(ending.total == 16 for ending in endings) == counted["bust_hands"]


@pytest.mark.parametrize(("pack", "rule"), RULED)
def test_final_totals(pack: str, rule: str):
    packs, left = PACKS[pack]
    cards = sum(left)
    expected = {
        half_points(score): sum(Fraction(ways, perm(cards, size)) for size, ways in enumerate(ended, start=1))
        for score, ended in DATA["drawing"][pack][rule]["ended"].items()
    }
    found = sm.final_totals(policy_of(rule), seen=seen_for(left, packs), rules=sm.Rules(packs=packs))
    assert law(found) == expected


@pytest.mark.parametrize(("pack", "rule"), RULED)
def test_ordered_hands(pack: str, rule: str):
    packs, left = PACKS[pack]
    counted = DATA["drawing"][pack][rule]
    rules, seen = sm.Rules(packs=packs), seen_for(left, packs)
    found = list(sm.ordered_hands(policy_of(rule), seen=seen, rules=rules))
    assert len(found) == len({each.cards for each in found}) == counted["sequences"]
    assert sum(each.total == 16 for each in found) == counted["bust_sequences"]
    deals_by_end: dict[int, Counter[int]] = {}
    for each in found:
        size = len(each.cards.split())
        assert each.out_of == perm(sum(left), size)
        deals_by_end.setdefault(each.total, Counter())[size] += each.ways
    assert deals_by_end == {
        half_points(score): Counter({size: ways for size, ways in enumerate(ended, start=1) if ways})
        for score, ended in counted["ended"].items()
    }


@pytest.mark.parametrize("pack", PACKS)
def test_hands(pack: str):
    packs, left = PACKS[pack]
    counted = DATA["hands"][pack]
    rows = sm.best_response(seen=seen_for(left, packs), rules=sm.Rules(packs=packs)).table()
    assert Counter(row.total for row in rows) == {
        half_points(score): number for score, number in counted["by_total"].items()
    }
    assert Counter(row.size for row in rows) == dict(enumerate(counted["by_size"], start=1))


@pytest.mark.parametrize("key", DATA["replies"])
def test_best_response(key: str):
    pack, banker, terms = key.split(" | ")
    packs, left = PACKS[pack]
    rules = sm.Rules(packs=packs, **TERMS[terms])
    best = sm.best_response(banker=BANKERS[banker], seen=seen_for(left, packs), rules=rules)
    expected = DATA["replies"][key]
    assert exact(best.value) == Fraction(expected["value"])
    table = {hand: worth for hand, worth in as_table(best).items() if worth[1] is not None}
    assert table == {composition(hand): (Fraction(stand), Fraction(hit)) for hand, (stand, hit) in expected["hands"].items()}
    for row in best.table():
        worth = table.get(counts_of(row.hand))
        hits = worth is not None and worth[1] > worth[0]
        assert row.best is (sm.Action.HIT if hits else sm.Action.STAND)
        assert row.total == sum(n * points for n, points in zip(counts_of(row.hand), POINTS, strict=True))


@pytest.mark.parametrize("key", DATA["bankers_replies"])
def test_best_banker_reply(key: str):
    pack, limit, terms = key.split(" | ")
    left = PACKS[pack][1]
    rules = sm.Rules(**TERMS[terms])

    def gain(own: int, other: int):
        return -payment(other, own, rules)

    rival = rival_of(sm.StandAt(limit), rules, Pack(left))
    solver = Solver(game_of(rules), (0,) * 8, Unseen.whole(Pack(left)), rival, gain, reserve=0)
    expected = DATA["bankers_replies"][key]
    root = solver.solve()
    assert -exact(solver.value(root.best, root.out_of)) == Fraction(expected["value"])
    for hand, worths in expected["hands"].items():
        found = solver.solve(composition(hand))
        values = [-exact(solver.value(tally, found.out_of)) for tally in found.tallies.values()]
        assert values == [Fraction(worth) for worth in worths]
    if pack == "fresh":
        reply = sm.best_banker_reply(sm.StandAt(limit), rules=rules)
        assert exact(reply.value) == Fraction(expected["value"])
