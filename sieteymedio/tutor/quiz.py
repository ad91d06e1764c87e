"""The quiz: an endless stream of questions about the rules chosen, each worked out and explained by the engine.

The same rules, seed, number and level give the same question for ever, and each level has a stream of its own. Level 1 is
the game as everybody plays it, 2 brings in all that these rules have of their own, 3 the close decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from sieteymedio.engine.policies import Policy
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.shuffling import check_seed
from sieteymedio.tutor.asking import Question
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.quiz_bank import next_dealer
from sieteymedio.tutor.quiz_hands import paid, total, who_wins
from sieteymedio.tutor.quiz_turns import better, bust_count, may_i
from sieteymedio.tutor.rulebook import Rulebook

__all__ = ["LAST_NUMBER", "LEVELS", "TOPICS", "question", "topics"]

LEVELS = (1, 2, 3)
LAST_NUMBER = 1_000_000
TRIES = 60

_Maker = Callable[[Rulebook, Dice, int, str], Question | None]
_MAKERS: dict[str, tuple[int, _Maker]] = {
    "who-wins": (1, who_wins),
    "paid": (1, paid),
    "total": (1, total),
    "may-i": (1, may_i),
    "bust-count": (1, bust_count),
    "next-dealer": (1, next_dealer),
    "better": (2, better),
}
"""Each topic with the level it begins at."""
TOPICS = tuple(_MAKERS)


def topics(level: int = 1) -> tuple[str, ...]:
    """Return the topics of a level.

    >>> topics(1)
    ('who-wins', 'paid', 'total', 'may-i', 'bust-count', 'next-dealer')
    """
    return tuple(topic for topic, (least, _) in _MAKERS.items() if least <= level)


def question(
    book: Rulebook,
    seed: str,
    number: int,
    level: int = 1,
    *,
    banker: Policy | None = None,
    only: Sequence[str] = (),
    lang: str = DEFAULT_LANGUAGE,
) -> Question:
    """Return question ``number`` of the stream ``seed`` about the rules of ``book``.

    ``only`` keeps to some topics; ``banker`` is the one that "which is better" is about (the rules' own, else one who
    stands on 5). A level, a topic or a number that is not there raises ``ValueError``.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> first = question(book_of("gamerules-base"), "class-4b", 1)
    >>> first == question(book_of("gamerules-base"), "class-4b", 1)
    True
    """
    check_seed(seed)
    if level not in LEVELS or isinstance(level, bool):
        raise ValueError(f"a level is 1, 2 or 3, not {level!r}")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= LAST_NUMBER:
        raise ValueError(f"the number of a question is a whole number from 1 to {LAST_NUMBER}, not {number!r}")
    here = topics(level)
    wanted = tuple(only) or here
    for topic in wanted:
        if topic not in here:
            raise ValueError(f"the topics of level {level} are {', '.join(here)}, not {topic!r}")
    # The level is part of the key: with the same dice, two levels would often ask the same.
    return _question(book, f"{seed}/{level}/{number}", level, banker, wanted, lang)


@lru_cache(maxsize=64)
def _question(book: Rulebook, key: str, level: int, banker: Policy | None, wanted: tuple[str, ...], lang: str) -> Question:
    dice = Dice(key)
    topic = dice.pick(wanted)
    for _ in range(TRIES):
        found = better(book, dice, level, lang, banker) if topic == "better" else _MAKERS[topic][1](book, dice, level, lang)
        if found is not None:
            return found
    # No question of this topic comes up under these rules: another topic has one.
    others = tuple(other for other in topics(1) if other not in (topic, "next-dealer"))
    return _question(book, f"{key}/{topic}", level, banker, others, lang)
