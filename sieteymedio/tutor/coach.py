"""The coach: what each decision of a round was worth, exactly, against the named bank.

A decision is judged by what could be known when it was made, never by the card that came. Its cost is the expected
value of the better action less that of the action taken, in units of the stake; after a hit the better action goes on
being played, so the costs of a round's decisions add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sieteymedio.engine.answers import Decision
from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.splitting import SplitDecision
from sieteymedio.engine.totals import total_text
from sieteymedio.locale import DEFAULT_LANGUAGE, text
from sieteymedio.rounds.judging import NotExact, judge, takes_long, unseen_cards
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.table import Round
from sieteymedio.rounds.views import view
from sieteymedio.tutor.rulebook import say
from sieteymedio.tutor.settling import listed

__all__ = [
    "Judged", "NotExact", "Review", "decision_text", "decisions", "habit_text", "judge", "review", "review_takes_long",
    "review_text", "signed", "unseen_cards",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision of the reader: the hand as it was, what was done, and both actions' exact outlook."""

    cards: tuple[Card, ...]
    total: int
    """In half points."""
    action: Action
    decision: Decision | SplitDecision
    graded: bool
    """False when the player had seen cards that were still to come."""
    unseen: tuple[Card, ...]
    """The cards that could have come next, in pack order."""
    staked: Ratio = ONE
    """The stake of the hand, in units of the stake of the seat's first hand; 1 but for later halves of a split."""

    @property
    def cost(self) -> Ratio:
        """What the action gives away on average, in units of the first hand's stake; 0 for the better action."""
        values = self.decision.values
        return self.staked * (values[self.decision.best] - values[self.action])


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions of the reader in one round."""

    decisions: tuple[Judged, ...]
    not_exact: tuple[str, ...] = ()
    """Why other decisions of the round are not judged, as keys of `NotExact`, each once."""

    @property
    def cost(self) -> Ratio:
        """What the graded decisions gave away together, in units of the stake."""
        return sum((judged.cost for judged in self.decisions if judged.graded), start=ZERO)


def review(record: Record) -> Review:
    """Return every decision of the reader's seat in ``record`` that has exact odds, judged against the record's banker.

    Stakes and raises are not judged.

    >>> from sieteymedio.rounds.table import Move
    >>> [judged.graded for judged in review(Record(moves=(Move(1, Action.STAND),))).decisions]
    [True]
    """
    judged, reasons = [], []
    for state, action in decisions(record):
        try:
            judged.append(_judged(state, action, record))
        except NotExact as wrong:
            reasons.append(wrong.key)
    return Review(tuple(judged), tuple(dict.fromkeys(reasons)))


def decisions(record: Record) -> Iterator[tuple[Round, Action]]:
    """Yield each moment of ``record`` at which the reader's seat decided, and what it did; stakes are left out."""
    for state, move in zip(record.states(), record.moves, strict=False):
        if move.seat == record.opening.you and isinstance(move.action, Action):
            yield state, move.action


def review_takes_long(record: Record) -> bool:
    """Whether to judge all decisions of a round takes more than a moment."""
    return any(takes_long(view(state, record.opening.you), record) for state, _ in decisions(record))


def decision_text(judged: Judged, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what is to be said of one decision: what was better, by how much, and what that is as a habit."""
    total, values = total_text(judged.total), judged.decision.values
    rare = judged.action in (Action.EXCHANGE, Action.SPLIT)
    did = (say if rare else text)(f"did-{judged.action}" if rare else f"coach-did-{judged.action}", lang, total=total)
    if len(values) == 1:
        return f"{did} {text('coach-forced', lang) if Action.STAND in values else say('had-to-draw', lang)}"
    worth = _worth_text(values, lang)
    if not judged.graded:
        return " ".join((did, worth, text("coach-seen-ahead", lang)))
    if len(set(values.values())) == 1:
        verdict = text("coach-equal", lang)
    elif judged.cost == ZERO:
        verdict = text("coach-better-of-two-losing" if max(values.values()) < ZERO else "coach-better", lang)
    else:
        best = judged.decision.best
        rare = best in (Action.EXCHANGE, Action.SPLIT)
        better = say(f"{best}-was-better", lang) if rare else text(f"coach-{best}-was-better", lang)
        verdict = f"{better} {habit_text(judged.cost, lang)}"
    return f"{did} {worth} {verdict}"


def _worth_text(values: dict[Action, Ratio], lang: str) -> str:
    if set(values) == {Action.STAND, Action.HIT}:
        return text("coach-worth", lang, stand=signed(values[Action.STAND]), hit=signed(values[Action.HIT]))
    parts = [say(f"worth-{action}", lang, value=signed(value)) for action, value in values.items()]
    return say("worth-of-all", lang, values=listed(parts, lang))


def habit_text(cost: Ratio, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return a cost above 0 as what it comes to when it is a habit, at one bean a hand.

    >>> habit_text(Ratio.of(1, 111))
    'As a habit, at one bean a hand, that gives away about one bean in 111 hands like this one.'
    >>> habit_text(Ratio.of(1, 4))
    'As a habit, at one bean a hand, that gives away about 25 beans in 100 hands like this one.'
    """
    beans = _rounded(Ratio.of(100) * cost)
    if beans > 1:
        return text("coach-habit-often", lang, count=beans)
    hands = _rounded(Ratio.of(cost.denominator, cost.numerator))
    return text("coach-habit-seldom", lang, count=hands)


def review_text(reviewed: Review, gain: Ratio, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return the sentence that parts the decisions from the outcome; ``gain`` is what the round paid."""
    if not reviewed.decisions:
        return text("coach-round-not-judged", lang) if reviewed.not_exact else text("coach-round-no-decision", lang)
    if not any(judged.graded for judged in reviewed.decisions):
        return text("coach-round-not-graded", lang)
    outcome = "won" if gain > ZERO else "lost" if gain < ZERO else "even"
    if reviewed.cost == ZERO:
        return text(f"coach-round-well-{outcome}", lang)
    return text(f"coach-round-cost-{outcome}", lang, cost=signed(reviewed.cost))


def signed(value: Ratio, places: int = 4) -> str:
    """Return a value rounded for a sentence, with a true minus sign; one that rounds to nothing gets more places.

    >>> signed(Ratio.of(-450706, 1000000)), signed(Ratio.of(1, 30000))
    ('−0.4507', '0.00003')
    """
    if value == ZERO:
        return "0"
    while places < 40 and not value.decimal(places).strip("-0."):
        places += 1
    return value.decimal(places).replace("-", "−")


def _judged(state: Round, action: Action, record: Record) -> Judged:
    seen = view(state, record.opening.you)
    hand = state.hand
    unseen = unseen_cards(seen, record.rules.cards)
    staked = Ratio.of(hand.stake, state.seats[state.acting][0].stake)
    return Judged(hand.cards, hand.total, action, judge(seen, record), not record.seen_ahead, unseen, staked)


def _rounded(value: Ratio) -> int:
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
