"""The quiz: for ever the same, one right option in each question, worked out here a second time by other programs."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from sieteymedio.engine.odds import best_response
from sieteymedio.engine.policies import Action, Chase
from sieteymedio.engine.presets import PRESETS, preset
from sieteymedio.engine.rules import Rules
from sieteymedio.locale import section
from sieteymedio.tutor.asking import Question, Shown, Wrong, ask
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.quiz import LEVELS, TOPICS, question, topics
from sieteymedio.tutor.quiz_turns import Ask, allowed
from sieteymedio.tutor.rulebook import book_of
from tests.reference.options import BASE, HALVES, Game, Held

KEPT = Path(__file__).parent / "data" / "quiz.json"
SEVEN_AND_A_HALF = Fraction(15, 2)
NUMBERS = range(1, 7)


@cache
def game(name: str) -> Game:
    values = preset(name)
    given = {field: getattr(values, field) for field in BASE}
    return Game(**{field: _plain(value) for field, value in given.items()})


def _plain(value: object) -> object:
    if hasattr(value, "numerator") and not isinstance(value, (int, bool)):
        return Fraction(value.numerator, value.denominator)  # type: ignore[attr-defined]
    return value if value is None or isinstance(value, (int, bool, str)) else str(value)


def held(shown: Shown) -> Held:
    return Held(tuple(map(str, shown.cards)))


def right(asked: Question) -> str:
    return asked.choices[asked.right].text


def asked_of(name: str, level: int, only: str) -> list[Question]:
    return [question(book_of(name), "second", number, level, only=(only,)) for number in NUMBERS]


def half_points(text: str) -> Fraction:
    return Fraction(text.replace("½", "") or "0") + (Fraction(1, 2) if "½" in text else 0)


@pytest.mark.parametrize("name", PRESETS)
def test_one_option_is_right_and_each_wrong_one_has_a_name(name: str):
    names = section("tutor")
    for level in LEVELS:
        for number in NUMBERS:
            asked = question(book_of(name), "laws", number, level)
            texts = [choice.text for choice in asked.choices]
            assert len(set(texts)) == len(texts)
            assert 2 <= len(texts) <= 5
            assert sum(choice.right for choice in asked.choices) == 1
            for place, choice in enumerate(asked.choices):
                assert choice.right is (choice.slip is None)
                assert choice.explanation
                assert choice.right or f"slip-{choice.slip}" in names
                assert asked.verdict(place).startswith("Right." if choice.right else "Not so: the right answer is “")
                assert not re.search(r"[{}]|\bNone\b", asked.verdict(place) + asked.text + choice.text)
            assert asked.text.endswith("?")
            assert asked.situation is not None
            assert asked.situation.text()


@pytest.mark.parametrize("name", PRESETS)
def test_every_topic_comes_up(name: str):
    for level in LEVELS:
        for topic in topics(level):
            assert question(book_of(name), "all", 1, level, only=(topic,)).topic == topic


def test_a_stream_comes_to_every_topic():
    assert {question(book_of("treccani"), "all", number, 2).topic for number in range(1, 40)} == set(TOPICS)


def test_the_same_seed_and_number_ask_the_same_for_ever():
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for key, expected in kept.items():
        name, seed, number, level = key.split(" ")
        asked = question(book_of(name), seed, int(number), int(level))
        assert asked.situation is not None
        assert expected == [asked.topic, asked.text, asked.situation.text(), *(choice.text for choice in asked.choices)]


@pytest.mark.parametrize("only", [(), *((topic,) for topic in topics(1))])
@pytest.mark.parametrize("name", ["gamerules-base", "treccani", "gamerules-italian"])
def test_two_levels_seldom_ask_the_same(name: str, only: tuple[str, ...]):
    numbers = range(1, 31)
    asked = {
        (level, number): question(book_of(name), "class-4b", number, level, only=only)
        for level in LEVELS
        for number in numbers
    }
    for one, other in combinations(LEVELS, 2):
        alike = sum(_looks(asked[one, number]) == _looks(asked[other, number]) for number in numbers)
        assert 4 * alike <= len(numbers), (one, other)


def _looks(asked: Question) -> tuple[str, str]:
    assert asked.situation is not None
    return asked.text, asked.situation.text()


@pytest.mark.parametrize("name", PRESETS)
def test_who_wins_and_what_is_paid_by_a_second_program(name: str):
    for level in LEVELS:
        for topic in ("who-wins", "paid"):
            for asked in asked_of(name, level, topic):
                assert asked.situation is not None
                own, bank = map(held, asked.situation.hands)
                gain = game(name).gain(own, bank)
                if topic == "who-wins":
                    by_sign = "You win" if gain > 0 else "The bank wins" if gain < 0 else "Nobody: the stake goes back"
                    assert right(asked) == by_sign
                else:
                    assert _beans(right(asked)) == gain * _beans(asked.text)


def _beans(text: str) -> Fraction:
    if "stake back" in text:
        return Fraction(0)
    found = re.search(r"(one|[\d½¼¾/]+) (?:of a )?beans?", text)
    assert found
    size = Fraction(1) if found[1] == "one" else _mixed(found[1])
    return -size if text.startswith("You lose") else size


def _mixed(text: str) -> Fraction:
    parts = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
    part = next((value for sign, value in parts.items() if sign in text), Fraction(0))
    return Fraction(text.rstrip("½¼¾") or "0") + part


@pytest.mark.parametrize("name", PRESETS)
def test_totals_by_a_second_program(name: str):
    for level in LEVELS:
        for asked in asked_of(name, level, "total"):
            assert asked.situation is not None
            own = held(asked.situation.hands[0])
            if game(name).two_sevens(own):
                assert right(asked) == "two sevens"
            elif game(name).bust(own):
                assert right(asked) == "bust"
            else:
                assert half_points(right(asked)) == game(name).total(own)


@pytest.mark.parametrize("name", PRESETS)
def test_busting_cards_counted_one_by_one(name: str):
    pack = [str(card) for card in preset(name).cards]
    for level in LEVELS:
        for asked in asked_of(name, level, "bust-count"):
            assert asked.situation is not None
            own = held(asked.situation.hands[0])
            known = {str(card) for hand in asked.situation.hands for card in hand.cards if card}
            known |= {str(card) for card in asked.situation.seen}
            left = [card for card in pack if card not in known]
            assert str(len(left)) in asked.text
            assert right(asked) == str(sum(game(name).bust(own.plus(card)) for card in left))


# A table of more kinds, where suits matter, takes long.
@pytest.mark.parametrize("name", [name for name in PRESETS if len(preset(name).kinds.all) <= 11])
def test_the_better_action_by_the_table_of_the_best_response(name: str):
    rules = preset(name)
    for asked in asked_of(name, 2, "better")[:4]:
        assert asked.situation is not None
        own, bank = asked.situation.hands
        upcard = [card for card in bank.cards if card]
        best = best_response(asked.situation.banker, upcard=upcard, rules=rules)
        values = best.ratios([card for card in own.cards if card])
        difference = values["stand"] + -values["hit"]
        action = "Stand" if difference.numerator > 0 else "Hit"
        size = difference if difference.numerator > 0 else -difference
        assert right(asked) == f"{action}, by {size.decimal(3)}"


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_allowed_by_the_words_of_the_rules(name: str):
    rules = preset(name)
    for level in LEVELS:
        for asked in asked_of(name, level, "may-i"):
            assert asked.situation is not None
            own, bank = asked.situation.hands
            assert (right(asked) == "Yes") is _may(
                asked.text, rules, game(name), held(own), [str(c) for c in bank.cards if c]
            )


def _may(text: str, rules: Rules, reference: Game, own: Held, bank: list[str]) -> bool:
    courts = [card[0] in HALVES[rules.pack] and card[0] in "SCR" and card != str(rules.wild) for card in own.cards]
    may_stand = reference.may_stand(own, bank[0] if bank else None)
    if "split" in text:
        return all(courts) and len(courts) >= 2 and (len(courts) == 2 or rules.split == "run") and rules.split != "none"
    if "exchange" in text:
        return len(own.cards) == 1 and own.cards[0][0] in {"none": "", "4": "4", "3-or-4": "34"}[rules.exchange]
    if "face down" in text:
        return rules.ask != "up"
    if "raise your stake with it" in text:
        return rules.raising != "none"
    if "raise your stake as you do" in text:
        return rules.raising == "on-ask-or-stand" and may_stand
    return may_stand if "stand" in text else True


@pytest.mark.parametrize("name", PRESETS)
def test_who_deals_next_by_a_second_program(name: str):
    rules = preset(name)
    for level in LEVELS:
        for asked in asked_of(name, level, "next-dealer"):
            assert asked.situation is not None
            assert right(asked) == _next(rules, game(name), asked.situation.hands)


def _next(rules: Rules, reference: Game, hands: tuple[Shown, ...]) -> str:
    *players, bank = hands
    seats = len(hands)
    names = {hand.seat: {"you": "You", "bank": "The bank", "player": f"Seat {hand.seat}"}[hand.role] for hand in hands}
    if rules.bank_passes == "never":
        return names[bank.seat]
    best: tuple[tuple[int, Fraction], int] | None = None
    for hand in players:
        own = held(hand)
        if reference.gain(own, held(bank)) <= 0:
            continue
        takes = reference.two_sevens(own) and rules.two_sevens_take_bank
        takes = takes or (rules.bank_passes == "natural" and reference.natural(own))
        takes = takes or (rules.bank_passes == "seven-and-a-half" and reference.total(own) == SEVEN_AND_A_HALF)
        if takes and (best is None or reference.rank(own) > best[0]):
            best = (reference.rank(own), hand.seat)
    if best:
        return names[best[1]]
    step = {"right": 1, "left": -1}.get(rules.bank_passes, 0)
    return names[(bank.seat + step) % seats]


def test_the_banker_can_be_chosen():
    asked = question(book_of(Rules()), "chased", 1, 2, banker=Chase(), only=("better",))
    assert "a bank that chases your total" in asked.text


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"level": 4}, "a level is 1, 2 or 3"),
        ({"number": 0}, "whole number from 1"),
        ({"number": True}, "whole number from 1"),
        ({"only": ("better",)}, "the topics of level 1"),
        ({"seed": "é"}, "a seed has"),
    ],
)
def test_wrong_requests_are_refused(values: dict[str, object], message: str):
    given: dict[str, object] = {"seed": "a", "number": 1, **values}
    with pytest.raises(ValueError, match=message):
        question(book_of(Rules()), **given)  # type: ignore[arg-type]


def test_a_question_without_a_wrong_answer_is_none():
    assert ask(Dice("x"), "total", "?", None, ("7", "because"), [Wrong("7", "nearest", "no")]) is None


def test_what_the_table_would_not_deal_is_refused():
    with pytest.raises(ValueError, match="turn is over"):
        allowed(Rules(), "7c 5e 2b", "4o", Ask("hit", Action.HIT))


def keep() -> None:
    """Write down what a few streams ask; to be run only when the quiz itself is meant to change."""
    names = ("gamerules-base", "gamerules-italian", "playtech-live", "set-i-mig")
    streams = product(names, ("opening-1", "class-4b"), (1, 2, 3), LEVELS)
    keys = [f"{name} {seed} {number} {level}" for name, seed, number, level in streams]
    kept = {}
    for key in keys:
        name, seed, number, level = key.split(" ")
        asked = question(book_of(name), seed, int(number), int(level))
        assert asked.situation is not None
        kept[key] = [asked.topic, asked.text, asked.situation.text(), *(choice.text for choice in asked.choices)]
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep()


def test_whether_a_hand_may_be_split_rests_on_no_rule_of_what_the_bank_owes():
    asked = [question(book_of("gamerules-spanish"), "a", number, 1, only=("may-i",)) for number in range(1, 60)]
    splits = [each for each in asked if "split" in each.text]
    assert splits
    for each in splits:
        assert "bank_limit" not in {basis.field for basis in each.because}
        assert "split" in {basis.field for basis in each.because}
        assert "owes" not in each.choices[each.right].explanation
