"""Questions about the bank: who deals next after a round at a full table."""

from __future__ import annotations

from collections.abc import Iterator

from sieteymedio.engine.exact import ZERO
from sieteymedio.engine.policies import StandAt
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.totals import TARGET, points_of
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.autoplay import move_of
from sieteymedio.rounds.passing import Passing, Why, next_bank
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Round, deal
from sieteymedio.tutor.asking import Question, Shown, Situation, Wrong, ask
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.rulebook import Basis, Rulebook, rule_text, say, sentence_of

__all__ = ["next_dealer", "next_dealer_because", "next_dealer_text", "role_of", "seat_name"]

_PLAYERS = ("3", "4", "5", "6")
"""Where the other seats stand, so that hands differ."""


def next_dealer(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question who deals the next hand; None if the round played makes none.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> question = next_dealer(book_of("snai"), Dice("doc/1"), 1)
    >>> question.choices[question.right].explanation
    'The bank moves one seat to the right after every round. You take the bank.'
    """
    rules = book.rules
    state = _round(rules, dice, level)
    passing = next_bank(state)
    because = next_dealer_because(book, passing, lang)
    right = (seat_name(state, passing.seat, lang), next_dealer_text(book, state, passing, lang))
    hands = tuple(Shown(role_of(state, seat), hand.cards, seat) for seat in (*state.order,) for hand in state.seats[seat])
    wrongs = [Wrong(seat_name(state, seat, lang), slip, why) for seat, slip, why in _slips(rules, state, lang)]
    text = say("ask-next-dealer", lang, bank=seat_name(state, state.opening.bank, lang))
    return ask(dice, "next-dealer", text, Situation(hands), right, wrongs, because)


def next_dealer_because(book: Rulebook, passing: Passing, lang: str = DEFAULT_LANGUAGE) -> tuple[Basis, ...]:
    """Return the rules that say who holds the bank next."""
    return book.bases(passing.because, lang)


def next_dealer_text(book: Rulebook, state: Round, passing: Passing, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return who holds the bank next and why, in words."""
    stays = passing.seat == state.opening.bank
    said = say("bank-stays" if stays else f"bank-goes-{role_of(state, passing.seat)}", lang, seat=passing.seat)
    claims = say("bank-claims", lang) if len(passing.claimants) > 1 else ""
    kept = say("bank-unclaimed", lang) if passing.reason is Why.KEEPS else ""
    rules = " ".join(basis.text for basis in next_dealer_because(book, passing, lang))
    return " ".join(part for part in (rules, kept, claims, said) if part)


def seat_name(state: Round, seat: int, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a seat is called at this table."""
    return say(f"seat-{role_of(state, seat)}", lang, seat=seat)


def role_of(state: Round, seat: int) -> str:
    """Return whether a seat is the reader's (``"you"``), the bank's, or another player's."""
    if seat == state.opening.you:
        return "you"
    return "bank" if seat == state.opening.bank else "player"


def _round(rules: Rules, dice: Dice, level: int) -> Round:
    seats = 2 if rules.banker == "chase" else min(max(3 + dice.below(level + 1), rules.least_seats), rules.most_seats)
    limits = [StandAt(dice.pick(_PLAYERS)) for _ in range(seats)]
    state = deal(rules, opening_for(rules, seats), tuple(dice.shuffled(rules.cards)), "quiz")
    bank = banker_of(rules, None)
    while state.to_act is not None:
        policy = bank if state.to_act == state.opening.bank else limits[state.to_act]
        state = state.play(*move_of(state, policy))
    return state


def _slips(rules: Rules, state: Round, lang: str) -> Iterator[tuple[int, str, str]]:
    bank, seats = state.opening.bank, state.opening.seats
    here = sentence_of(rule_text(rules, "bank_passes", lang))
    sevens = [found for found in state.settlements if points_of(found.worth) == TARGET]
    for found in sevens:
        yield found.seat, "any-seven-takes-bank" if found.gain > ZERO else "losing-seven-takes-bank", here
    winners = sorted(state.settlements, key=lambda found: found.gain, reverse=True)
    if winners and winners[0].gain > ZERO:
        yield winners[0].seat, "winner-deals", here
    yield bank, "bank-for-ever", here
    yield (bank + 1) % seats, "bank-goes-round", here
    yield (bank - 1) % seats, "bank-goes-round", here
