"""What the right to split is worth: against playing every deal of a small pack out, and against sampled hands."""

from __future__ import annotations

from fractions import Fraction

import pytest

import sieteymedio as sm
from sieteymedio.patience import Progress
from sieteymedio.simulate import simulate
from sieteymedio.split_prices import SplitPrice, split_price, split_price_steps, why_no_split_price
from tests.helpers import exact
from tests.test_several import bank_law, gain, outside, points
from tests.test_splitting import first

FIVE = sm.StandAt("5")


def whole_game(hand: str, rest: str, pay: int, split: str) -> Fraction:
    """What `hand` is worth to a player who may split it; `rest` are the cards left, the banker's among them.

    The packs are large enough that nobody runs out of cards, as nobody can with the whole pack."""
    values = []
    if hand:
        law = bank_law(rest, "", 10)
        values.append(sum(p * gain(points(hand), bank, Fraction(pay)) for bank, p in law.items()))
    courts = len(hand) > 1 and set(hand) == {"F"}
    if courts and (split == "run" or len(hand) == 2):
        values.append(first(hand[:-1], rest, 1, pay))
    if points(hand) < 15 and len(rest) > 1:
        after = [whole_game(hand + card, rest[:at] + rest[at + 1 :], pay, split) for at, card in enumerate(rest)]
        values.append(sum(after, Fraction(0)) / len(after))
    return max(values)


@pytest.mark.parametrize(
    ("left", "pay", "split"),
    [
        ("FF45567", 1, "pair"),
        ("FFF4567", 2, "pair"),
        ("FFF45667", 1, "pair"),
        ("FF55667", 1, "run"),
        ("44556677", 1, "pair"),
    ],
)
def test_the_right_to_split_is_worth_what_playing_every_deal_out_gives(left: str, pay: int, split: str):
    rules = sm.Rules(split=split, seven_and_a_half_pays=pay)
    found = split_price(FIVE, outside("", left=left), rules=rules)
    assert exact(found.value_ratio) == whole_game("", left, pay, split)
    assert found.plain_ratio == sm.best_response(FIVE, outside("", left=left), rules=rules).ratio_value
    assert found.gain_ratio.numerator >= 0


def test_the_whole_game_with_one_split_and_what_sampling_says_of_it():
    rules = sm.Rules(split="pair", max_split_hands=2)
    *steps, found = split_price_steps(rules=rules)
    assert isinstance(found, SplitPrice)
    assert [step.done for step in steps if isinstance(step, Progress)] == sorted(step.done for step in steps)
    assert steps[-1] == Progress(1000, 1000)
    assert found.hands[0].splits
    sampled = simulate(sm.best_response(FIVE, rules=rules), rules=rules, splits=True, hands=1_000_000, seed="one split")
    # The sampled player splits always and plays each hand as if the other were unseen, which costs him very little.
    far = sampled.mean_gain - float(found.value)
    assert abs(far) < 4.5 * sampled.standard_error
    assert sampled.mean_gain > float(found.plain) + 4.5 * sampled.standard_error


@pytest.mark.parametrize(
    ("options", "banker", "why", "said"),
    [
        ({}, FIVE, "none", 'split="pair"'),
        ({"split": "pair"}, sm.Chase(), "chase", "one hand"),
        ({"split": "pair", "bank_card": "open"}, FIVE, "open", "covered"),
        ({"split": "run", "exchange": "4"}, FIVE, "exchange", 'exchange="none"'),
        ({"split": "run", "natural": "same-suit"}, FIVE, "suits", "natural"),
        ({"split": "pair", "bank_limit": 3, "seven_and_a_half_pays": 2}, FIVE, "limit", "bank_limit"),
    ],
)
def test_where_there_is_no_exact_price_it_is_said_why(options: dict, banker: sm.Policy, why: str, said: str):
    rules = sm.Rules(**options)
    assert why_no_split_price(rules, banker) == why
    with pytest.raises(sm.RulesError, match=said):
        split_price(banker, rules=rules)
