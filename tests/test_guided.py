"""The first lesson: every step of every preset, on real cards that a seed deals, with one right option."""

from __future__ import annotations

import re

import pytest

from sieteymedio.engine.presets import PRESETS, preset
from sieteymedio.engine.rules import Rules
from sieteymedio.tutor.guided import Step, lesson, step
from sieteymedio.tutor.rulebook import book_of
from sieteymedio.tutor.scenes import YOU, scene, seen

OWN = {
    "gamerules-italian": {"wild", "natural", "two-sevens"},
    "gamerules-spanish": {"split", "face-down"},
    "playtech-live": {"must-reach", "bank-bound", "wild", "wild-alone", "natural"},
    "sisal-pokerstars-it": {"wild", "declare", "raise"},
    "veneto-french": {"two-sevens", "exchange", "face-down"},
    "acanomas": {"face-down", "raise"},
}
"""What these rules have of their own, as steps."""
COMMON = ("values", "aim", "deal", "stake", "hit", "bust", "seven", "bank", "ties", "pay", "next")


def steps(name: str) -> list[Step]:
    book = book_of(name)
    return [step(book, place) for place in range(len(lesson(book.rules)))]


@pytest.mark.parametrize("name", PRESETS)
def test_every_step_teaches_with_one_right_option(name: str):
    for found in steps(name):
        assert found.title
        assert found.text
        assert sum(choice.right for choice in found.question.choices) == 1
        assert len({choice.text for choice in found.question.choices}) == len(found.question.choices) >= 2
        assert len(found.moves) == len(found.after) == len(found.question.choices)
        said = [found.text, found.question.text, *(choice.explanation for choice in found.question.choices)]
        assert all(said)
        assert not re.search(r"[{}]|\bNone\b", " ".join(said))


@pytest.mark.parametrize("name", PRESETS)
def test_the_cards_are_those_that_the_seed_deals(name: str):
    rules = preset(name)
    for found in steps(name):
        if found.record is None:
            continue
        assert found.question.situation is not None
        assert found.question.situation == seen(found.record.replay())
        assert found.record.rules == rules
        assert found.record.replay().to_act == YOU
        after = found.after[found.question.right]
        assert after is not None
        # The round goes on from the same deal by the move that the step asks for, to its end or the reader's next turn.
        assert after.moves[: len(found.record.moves)] == found.record.moves
        own = after.moves[len(found.record.moves)]
        assert f"{own.action}{'-down' if own.down else ''}" == found.moves[found.question.right]
        assert after.replay().to_act in (None, YOU)


@pytest.mark.parametrize("name", PRESETS)
def test_common_steps_come_first_and_own_ones_only_where_they_belong(name: str):
    keys = lesson(preset(name))
    assert [key for key in keys if key in COMMON] == list(COMMON)
    assert keys[-1] == "next"
    if name in OWN:
        assert set(keys) - set(COMMON) == OWN[name]


def test_what_happens_is_what_the_step_is_about():
    by_key = {found.key: found for found in steps("gamerules-italian")}
    assert "bust" in by_key["bust"].question.choices[by_key["bust"].question.right].explanation
    assert "You have 7½" in by_key["seven"].question.choices[by_key["seven"].question.right].explanation
    assert "exactly two sevens" in by_key["two-sevens"].question.choices[by_key["two-sevens"].question.right].explanation
    assert "The bank wins a tie." in by_key["ties"].question.choices[by_key["ties"].question.right].explanation


def test_a_move_that_is_refused_names_its_rule():
    (found,) = [found for found in steps("rng-7-e-mezzo") if found.key == "must-reach"]
    (refused,) = [choice for choice in found.question.choices if not choice.right]
    assert refused.explanation == "A player may stand only on a total that reaches the bank’s open card."


def test_the_lesson_is_always_the_same():
    assert steps("treccani") == steps("treccani")


@pytest.mark.parametrize("place", [-1, 11, True, "1"])
def test_steps_that_are_not_there_are_refused(place: object):
    with pytest.raises(ValueError, match="steps 0 to 10"):
        step(book_of(Rules()), place)  # type: ignore[arg-type]


def test_a_scene_that_never_happens_is_none():
    assert scene(Rules(), lambda state: None, tries=5) is None


@pytest.mark.parametrize("name", PRESETS)
def test_no_answer_says_a_sentence_twice(name: str):
    for found in steps(name):
        if found.record is not None:
            continue
        for answer in range(len(found.question.choices)):
            words = found.question.verdict(answer)
            said = re.split(r"(?<=[.!?]) ", words)
            assert len(said) == len(set(said)), words
            assert ".”." not in words
