"""Habits: what the same decision, made again and again over a series of hands, gives away.

A spot is a hand by its kinds of card, the bank's open card where there is one, and the named banker. What was done in it is
a habit of its own unit: so much of a stake *each time*, however rare the spot is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.rules import Rules
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.record import Record
from sieteymedio.tutor.coach import Judged, Review, review, signed
from sieteymedio.tutor.rulebook import say
from sieteymedio.tutor.settling import listed

__all__ = ["Habit", "Series", "habit_sentence", "hand_words", "reviewed", "series", "series_text"]


@dataclass(frozen=True)
class Habit:
    """One action in one spot, as often as it was taken."""

    rules: Rules
    banker: Policy
    hand: Counts
    upcard: Card | None
    """The bank's open card, None where it is covered."""
    action: Action
    best: Action
    times: int
    cost: Ratio
    """What it gave away together, in units of the stake."""

    @property
    def each(self) -> Ratio:
        """What it gives away each time, on average, in units of the stake."""
        return self.cost * Ratio.of(1, self.times)

    @property
    def is_best(self) -> bool:
        """Whether it is the best action, so that it gives nothing away."""
        return self.cost == ZERO


@dataclass(frozen=True)
class Series:
    """A series of hands: its decisions by spot and action, the dearest habits first."""

    hands: int
    decisions: int
    """How many decisions were graded."""
    habits: tuple[Habit, ...]

    @property
    def cost(self) -> Ratio:
        """What all graded decisions gave away together, in units of the stake."""
        return sum((habit.cost for habit in self.habits), start=ZERO)

    @property
    def best(self) -> int:
        """How many decisions were the best ones."""
        return sum(habit.times for habit in self.habits if habit.is_best)


def series(records: Iterable[Record]) -> Series:
    """Return the reader's decisions in ``records`` summed up by spot and action; those not graded are left out.

    >>> from sieteymedio.rounds.table import Move
    >>> hand = Record(seed="opening-1", moves=(Move(1, Action.STAND),))
    >>> found = series([hand, hand])
    >>> found.hands, found.decisions, found.habits[0].times
    (2, 2, 2)
    """
    hands = 0
    found: dict[tuple[object, ...], list[tuple[Record, Card | None, Judged]]] = {}
    for record in records:
        hands += 1
        upcard = _upcard(record)
        for judged in reviewed(record).decisions:
            if judged.graded:
                counts = record.rules.kinds.counts_of(judged.cards)
                kind = None if upcard is None else record.rules.kinds.of(upcard)
                key = (record.rules, record.banker, counts, kind, judged.action, judged.decision.best)
                found.setdefault(key, []).append((record, upcard, judged))
    habits = [_habit(rows) for rows in found.values()]
    habits.sort(key=lambda habit: (-habit.cost, -habit.times))
    return Series(hands, sum(habit.times for habit in habits), tuple(habits))


@lru_cache(maxsize=512)
def reviewed(record: Record) -> Review:
    """Return the review of one hand, kept for the next time: a series is asked for again with every hand added to it."""
    return review(record)


def habit_sentence(habit: Habit, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return one habit in words: what it costs each time, what would be best, and how often it came.

    >>> lone = Habit(Rules(), Record().banker, Rules().kinds.counts_of([Card.read("5o")]), None, Action.HIT, Action.STAND, 2,
    ...     Ratio.of(18, 1000))
    >>> habit_sentence(lone)
    'Each time you hit a lone five it costs 0.0090 of a stake: better to stand. You did so twice.'
    """
    hand = hand_words(habit.rules, habit.hand, lang)
    against = say("against-upcard", lang, card=_kind_words(habit.rules, habit.upcard, lang)) if habit.upcard else ""
    times = say("did-so-twice", lang) if habit.times == 2 else say("did-so", lang, count=habit.times)
    if habit.is_best:
        said = say(f"habit-good-{habit.action}", lang, hand=hand, against=against)
    else:
        best = say(f"better-to-{habit.best}", lang)
        said = say(f"habit-{habit.action}", lang, hand=hand, against=against, cost=stakes_words(habit.each, lang), best=best)
    return f"{said} {times}"


def series_text(found: Series, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a series comes to: how many decisions were best, and what all of them gave away for each hand.

    >>> series_text(Series(0, 0, ()))
    'No decision could be graded yet.'
    """
    if not found.decisions:
        return say("series-none", lang)
    best = say("series-best", lang, best=found.best, decisions=found.decisions)
    if found.cost == ZERO:
        return f"{best} {say('series-free', lang)}"
    each = stakes_words(found.cost * Ratio.of(1, found.hands), lang)
    cost = say("series-cost", lang, count=found.hands, cost=stakes_words(found.cost, lang), each=each)
    return f"{best} {cost}"


def stakes_words(amount: Ratio, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return an amount in stakes in words.

    >>> stakes_words(Ratio.of(9, 1000)), stakes_words(Ratio.of(3, 2))
    ('0.0090 of a stake', '1.5000 stakes')
    """
    return say("stakes" if amount > ONE else "of-a-stake", lang, amount=signed(amount))


def hand_words(rules: Rules, hand: Counts, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return a hand by its kinds of card in words.

    >>> base = Rules()
    >>> hand_words(base, base.kinds.counts_of([Card.read("5o")])), hand_words(base, (2, 0, 0, 0, 1, 0, 0, 0))
    ('a lone five', '2 court cards and 1 four')
    """
    counts: dict[str, int] = {}
    for kind, count in zip(rules.kinds.all, hand, strict=True):
        if count:
            key = kind.key.split("-")[0]
            counts[key] = counts.get(key, 0) + count
    if sum(counts.values()) == 1:
        return say("lone", lang, kind=say(f"name-{next(iter(counts))}", lang))
    return listed([say(f"kind-{key}", lang, count=count) for key, count in counts.items()], lang)


def _kind_words(rules: Rules, card: Card, lang: str) -> str:
    return say(f"name-{rules.kinds.all[rules.kinds.of(card)].key.split('-')[0]}", lang)


def _habit(rows: list[tuple[Record, Card | None, Judged]]) -> Habit:
    record, upcard, judged = rows[0]
    return Habit(
        record.rules,
        record.banker,
        record.rules.kinds.counts_of(judged.cards),
        upcard,
        judged.action,
        judged.decision.best,
        len(rows),
        sum((each.cost for _, _, each in rows), start=ZERO),
    )


def _upcard(record: Record) -> Card | None:
    if record.rules.bank_card == "covered":
        return None
    return next(iter(record.states())).seats[record.opening.bank][0].cards[0]
