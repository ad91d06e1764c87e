"""Splitting two court cards, against playing both halves out card by card on small packs."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

import sieteymedio as sm
from sieteymedio.patience import Progress
from sieteymedio.splitting import SplitDecision, split_decision, split_steps
from tests.helpers import exact
from tests.test_several import bank_law, gain, outside, points

RULES = sm.Rules(split="pair")


@cache
def second(first: str, hand: str, rest: str, stake: int, pay: int) -> Fraction:
    """Return the value of both halves when the first has ended as `first` and the second holds `hand`."""
    values = []
    law = bank_law(rest, "", 10)
    both = sum(
        p * (gain(points(first), b, Fraction(pay)) + stake * gain(points(hand), b, Fraction(pay))) for b, p in law.items()
    )
    values.append(both)
    if points(hand) < 15 and len(rest) > 1:
        after = [second(first, hand + card, rest[:at] + rest[at + 1 :], stake, pay) for at, card in enumerate(rest)]
        values.append(sum(after, Fraction(0)) / len(after))
    return max(values)


def first(hand: str, rest: str, stake: int, pay: int) -> Fraction:
    values = [second(hand, "F", rest, stake, pay)]
    if points(hand) < 15 and len(rest) > 1:
        after = [first(hand + card, rest[:at] + rest[at + 1 :], stake, pay) for at, card in enumerate(rest)]
        values.append(sum(after, Fraction(0)) / len(after))
    return max(values)


@pytest.mark.parametrize(("left", "stake", "pay"), [("F4556677", 1, 1), ("4455677", 2, 1), ("A567767", 1, 2)])
def test_two_halves_are_worth_what_playing_them_out_gives(left: str, stake: int, pay: int):
    rules = sm.Rules(split="pair", seven_and_a_half_pays=pay)
    found = split_decision("F F", outside("FF", left=left), banker=sm.StandAt("5"), second_stake=stake, rules=rules)
    assert exact(found.split) == first("F", left, stake, pay)
    together = sm.decision("F F", outside("FF", left=left), banker=sm.StandAt("5"), rules=rules)
    assert found.together is together.best
    assert found.together_ratio == together.values[together.best]


def test_the_count_tells_how_far_it_is():
    *steps, last = split_steps("F F", outside("FF", left="F4556677"), rules=RULES)
    assert isinstance(last, SplitDecision)
    assert [step.done for step in steps if isinstance(step, Progress)] == list(range(1, len(steps) + 1))
    assert {step.total for step in steps if isinstance(step, Progress)} == {len(steps)}


def test_refusals_say_what_is_allowed():
    with pytest.raises(sm.RulesError, match='split="pair"'):
        split_decision("F F")
    with pytest.raises(sm.CardError, match="only court cards"):
        split_decision("5 5", rules=RULES)
    with pytest.raises(sm.PolicyError, match="two"):
        split_decision("F F", banker=sm.Chase(), rules=RULES)
    with pytest.raises(ValueError, match="at least the first"):
        split_decision("F F", second_stake="1/2", rules=RULES)
