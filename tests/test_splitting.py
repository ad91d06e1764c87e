"""Splitting court cards, against playing both halves out card by card on small packs."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.splitting import SplitDecision, half_steps, split_decision, split_steps
from tests.full_tables import FullTable, values
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


ALONE = {
    "a pair": FullTable("So Cc", "7o 6b 6e 6c 5c 5e 4b"),
    "a lone court card": FullTable("So", "Cc 7c 6b 6e 5c 5e 7b"),
    "a lone court card by the rule of the run": FullTable("So", "Cc Re 7c 6b 6e 5e 7b 7e 6o", split="run"),
    "three court cards by the rule of the run": FullTable("So Cc Re", "7o 7c 6b 6e 5c 5e", split="run"),
    "three court cards by the rule of the pair": FullTable("So Cc Re", "7o 7c 6b 6e 5c 5e"),
    "another stake": FullTable("So Cc", "7o 6b 6e 6c 5c 5e 4b", stake=Fraction(5, 2)),
    "an open card of the bank": FullTable("So Cc", "7o 7c 6b 6e 6c 4c 5e", options={"bank_card": "open"}, up="5o"),
    "an open card that must be reached": FullTable(
        "So Cc", "7o 7c 7b 6b 6e 4c 3e", options={"bank_card": "open", "player_must": "reach"}, up="5o"
    ),
    "naturals on a half": FullTable("So Cc", "7o 7c 6b 6e 5e 7b", options={"natural": "any-suit", "natural_pays": 3}),
}


def asked(table: FullTable) -> dict[str, Any]:
    return {
        "banker": sm.StandAt("5"), "upcard": table.up or (), "second_stake": str(table.stake), "rules": table.rules,
    }  # fmt: skip


@pytest.mark.parametrize("name", ALONE)
def test_splits_that_may_come_and_open_cards_are_counted(name: str):
    table = ALONE[name]
    found = split_decision(
        table.hand,
        table.seen,
        banker=sm.StandAt("5"),
        upcard=table.up or (),
        second_stake=str(table.stake),
        rules=table.rules,
    )
    assert values(found) == table.slow_split()
    assert not table.seat.ran_out
    assert found.best.value == max(values(found), key=values(found).__getitem__)


HALVES = {
    "court cards": FullTable("So", "7o 7c 6b 6e 5c 5e", waiting="Cc"),
    "a first half that has drawn": FullTable("So 4c", "7o 7c 6b 6e 5c 5e 3b", waiting="Cc", stake=Fraction(2)),
    "a lower stake": FullTable("So 4c", "7o 7c 6b 6e 5c 5e 3b", waiting="Cc", stake=Fraction(1, 3)),
    "an open card that must be passed": FullTable(
        "So 4c", "7o 7c 7b 6b 6e 4b 3b", options={"bank_card": "open", "player_must": "pass"}, up="5o", waiting="Cc"
    ),
}


@pytest.mark.parametrize("name", HALVES)
def test_the_first_half_is_played_with_its_second_waiting(name: str):
    table = HALVES[name]
    *_, found = half_steps(table.hand, "Cc", table.seen, **asked(table))
    assert isinstance(found, SplitDecision)
    assert values(found) == table.slow_split()
    assert not table.seat.ran_out


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
    with pytest.raises(sm.CardError, match="begins with one card"):
        list(half_steps("F", "F F", rules=RULES))
    with pytest.raises(ValueError, match="above 0"):
        list(half_steps("F", "F", second_stake=0, rules=RULES))
    with pytest.raises(ValueError, match="at least the first"):
        split_decision("F F", second_stake="1/2", rules=RULES)
