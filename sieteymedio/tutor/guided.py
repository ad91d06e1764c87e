"""The first lesson: one rule at a time, by playing, made from the rules of any preset.

The steps that every game has come first; then only what these rules have of their own. Each step says its rule, shows
real cards, and asks for a move or an answer; what follows is played at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.record import Record
from sieteymedio.tutor.asking import Question
from sieteymedio.tutor.guided_moves import MOVES, Moved
from sieteymedio.tutor.guided_questions import QUESTIONS
from sieteymedio.tutor.rulebook import Basis, Rulebook, say

__all__ = ["Step", "lesson", "step"]


@dataclass(frozen=True)
class Step:
    """One step of the lesson."""

    key: str
    title: str
    text: str
    """What the step is about, and its rules."""
    because: tuple[Basis, ...]
    question: Question
    moves: tuple[str | None, ...] = ()
    """For each option the move that it is, None where it is an answer in words."""
    after: tuple[Record | None, ...] = ()
    """For each option the round after it, None where nothing changes."""
    record: Record | None = None
    """The round at the reader's move, None for a step that asks for an answer in words."""


_Applies = Callable[[Rules], bool]


def _always(rules: Rules) -> bool:
    return True


_STEPS: tuple[tuple[str, _Applies, tuple[str, ...]], ...] = (
    ("values", _always, ("pack",)),
    ("aim", _always, ()),
    ("deal", _always, ("bank_card",)),
    ("stake", _always, ("bet",)),
    ("hit", _always, ()),
    ("bust", _always, ("double_bust",)),
    ("seven", _always, ()),
    ("must-reach", lambda rules: rules.player_must != "nothing", ("player_must",)),
    ("bank", _always, ("banker",)),
    ("bank-bound", lambda rules: rules.banker == "forced", ("banker", "banker_stands_on")),
    ("ties", _always, ("ties",)),
    ("pay", _always, ("seven_and_a_half_pays",)),
    ("wild", lambda rules: rules.wild is not None, ("wild", "wild_values")),
    ("wild-alone", lambda rules: rules.wild is not None and rules.wild_alone == "must-draw", ("wild_alone",)),
    ("declare", lambda rules: rules.wild is not None and rules.wild_declared == "on-hit", ("wild_declared",)),
    ("natural", lambda rules: rules.natural != "none", ("natural", "natural_beats_longer", "natural_pays")),
    ("two-sevens", lambda rules: rules.two_sevens, ("two_sevens", "two_sevens_pays")),
    ("split", lambda rules: rules.split != "none", ("split",)),
    ("exchange", lambda rules: rules.exchange != "none", ("exchange",)),
    ("face-down", lambda rules: rules.ask != "up", ("ask",)),
    ("raise", lambda rules: rules.raising != "none", ("raising",)),
    ("next", _always, ("bank_passes",)),
)
"""Each step, the rules that have it, and the fields it teaches."""


def lesson(rules: Rules) -> tuple[str, ...]:
    """Return the steps of the lesson for ``rules``, in order.

    >>> lesson(Rules())
    ('values', 'aim', 'deal', 'stake', 'hit', 'bust', 'seven', 'bank', 'ties', 'pay', 'next')
    """
    return tuple(key for key, applies, _ in _STEPS if applies(rules))


def step(book: Rulebook, place: int, lang: str = DEFAULT_LANGUAGE) -> Step:
    """Return step ``place`` of the lesson, 0 for the first; a step that is not there raises ``ValueError``.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> first = step(book_of("gamerules-base"), 4)
    >>> first.title, first.moves
    ('Ask for a card', ('hit', 'stand'))
    """
    keys = lesson(book.rules)
    if isinstance(place, bool) or not isinstance(place, int) or not 0 <= place < len(keys):
        raise ValueError(f"this lesson has the steps 0 to {len(keys) - 1}, not {place!r}")
    return _step(book, keys[place], lang)


@lru_cache(maxsize=128)
def _step(book: Rulebook, key: str, lang: str) -> Step:
    fields = next(fields for name, _, fields in _STEPS if name == key)
    because = book.bases(fields, lang)
    text = " ".join((say(f"guided-{key}", lang), *(basis.text for basis in because)))
    if key == "bank" and book.rules.banker == "free":
        text += " " + say("guided-bank-plays", lang, name=banker_of(book.rules, None).name)
    title = say(f"guided-title-{key}", lang)
    if key in MOVES:
        moved: Moved = MOVES[key](book, lang)
        return Step(key, title, text, because, moved.question, moved.moves, moved.after, moved.record)
    question = QUESTIONS[key](book, lang)
    return Step(key, title, text, because, question, (None,) * len(question.choices), (None,) * len(question.choices))
