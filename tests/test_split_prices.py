"""What the right to split is worth: against playing every deal of a small pack out, and against sampled hands."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

import sieteymedio as sm
from sieteymedio.comparing.split_prices import SplitPrice, split_price, split_price_steps, why_no_split_price
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.patience import Progress
from sieteymedio.sampling.simulate import simulate
from tests.helpers import exact
from tests.test_several import bank_law, gain, outside, points

FIVE = sm.StandAt("5")


@cache
def halves(done: str, hand: str, waiting: str, rest: str, up: str, pay: int) -> Fraction:
    """What two halves are worth, `hand` in play; `waiting` comes after it, or if it is empty `done` came before it."""
    rests = len(rest) > (not up) and points(hand) < 15
    hits = [halves(done, hand + card, waiting, rest[:at] + rest[at + 1 :], up, pay) for at, card in enumerate(rest) if rests]
    values = [sum(hits, Fraction(0)) / len(hits)] if hits else []
    if waiting:
        return max([halves(hand, waiting, "", rest, up, pay), *values])
    gains = (
        chance * (gain(points(done), bank, Fraction(pay)) + gain(points(hand), bank, Fraction(pay)))
        for bank, chance in bank_law(rest, up, 10).items()
    )
    return max([sum(gains, Fraction(0)), *values])


@cache
def whole_game(hand: str, rest: str, pay: int, split: str, up: str = "", exchange: str = "") -> Fraction:
    """What `hand` is worth to a player who may split it; `rest` are the cards left, the banker's among them.

    `up` is the banker's open card, `exchange` the first card that may be set aside.

    The packs are large enough that nobody runs out of cards, as nobody can with the whole pack."""
    values = []
    if hand:
        law = bank_law(rest, up, 10)
        values.append(sum(p * gain(points(hand), bank, Fraction(pay)) for bank, p in law.items()))
    courts = len(hand) > 1 and set(hand) == {"F"}
    if courts and (split == "run" or len(hand) == 2):
        values.append(halves("", hand[:-1], hand[-1], rest, up, pay))
    left = [(card, rest[:at] + rest[at + 1 :]) for at, card in enumerate(rest)]
    if points(hand) < 15 and len(rest) > (not up):
        after = [whole_game(hand + card, others, pay, split, up, "" if hand else exchange) for card, others in left]
        values.append(sum(after, Fraction(0)) / len(after))
        if exchange and hand == exchange:
            values.append(whole_game("", rest, pay, split, up))
    return max(values)


@pytest.mark.parametrize(
    ("left", "pay", "split"),
    [
        ("FF45567", 1, "pair"),
        ("FFF4567", 2, "pair"),
        ("FFF45667", 1, "pair"),
        ("FF55667", 1, "run"),
        ("FFFF56677", 2, "run"),
        ("FFF456677", 1, "run"),
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
    assert found.action is sm.Action.SPLIT
    # The right matters to those alone who are dealt two court cards first.
    (courts,) = found.two_courts
    saved = (courts.split - courts.together) * Ratio.of(12 * 11, 40 * 39)
    assert found.gain_ratio == saved
    sampled = simulate(sm.best_response(FIVE, rules=rules), rules=rules, splits=True, hands=1_000_000, seed="one split")
    # The sampled player splits always and plays each hand as if the other were unseen, which costs him very little.
    far = sampled.mean_gain - float(found.value)
    assert abs(far) < 4.5 * sampled.standard_error
    assert sampled.mean_gain > float(found.plain) + 4.5 * sampled.standard_error


def test_with_an_open_card_and_with_an_exchange():
    left = "FFF45567"
    rules = sm.Rules(split="run", bank_card="open", ties="banker")
    found = split_price(FIVE, outside("", left=left), rules=rules)
    shown = [whole_game("", left[:at] + left[at + 1 :], 1, "run", up) for at, up in enumerate(left)]
    assert exact(found.value_ratio) == sum(shown, Fraction(0)) / len(left)
    assert [row.upcard for row in found.two_courts] == list("F4567")
    left = "FFF446677"
    found = split_price(FIVE, outside("", left=left), rules=sm.Rules(split="pair", exchange="4"))
    assert exact(found.value_ratio) == whole_game("", left, 1, "pair", exchange="4")


@pytest.mark.parametrize(
    ("options", "banker", "why", "said"),
    [
        ({}, FIVE, "none", 'split="pair"'),
        ({"split": "pair"}, sm.Chase(), "chase", "one hand"),
        ({"split": "run", "natural": "same-suit"}, FIVE, "suits", "natural"),
        ({"split": "pair", "bank_limit": 3, "seven_and_a_half_pays": 2}, FIVE, "limit", "bank_limit"),
    ],
)
def test_where_there_is_no_exact_price_it_is_said_why(options: dict, banker: sm.Policy, why: str, said: str):
    rules = sm.Rules(**options)
    assert why_no_split_price(rules, banker) == why
    with pytest.raises(sm.RulesError, match=said):
        split_price(banker, rules=rules)
