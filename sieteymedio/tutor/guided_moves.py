"""The steps of the first lesson in which the reader makes a move, and sees what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from sieteymedio.engine.policies import Action
from sieteymedio.engine.totals import is_over
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.events import Move
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.seats import Status
from sieteymedio.rounds.table import Phase, Round
from sieteymedio.tutor.asking import Choice, Question
from sieteymedio.tutor.referee import explain
from sieteymedio.tutor.rulebook import Rulebook, say
from sieteymedio.tutor.scenes import BANK, YOU, acted, actions, has_action, least_value, on_paper, played_out, scene, seen
from sieteymedio.tutor.settling import Held, hand_text

__all__ = ["MOVES", "Moved"]


class Moved(NamedTuple):
    """A question whose options are moves, with what each leads to."""

    question: Question
    moves: tuple[str | None, ...]
    after: tuple[Record | None, ...]
    record: Record


_Happens = Callable[[Round], Round | None]
_HIT, _STAND = Action.HIT, Action.STAND


def _stays_in(state: Round) -> Round | None:
    if not has_action(state, _STAND):
        return None
    after = acted(state, _HIT)
    return state if after.to_act == YOU and state.hand.total <= 8 and not _special(state) else None


def _busts(state: Round) -> Round | None:
    if not has_action(state, _STAND):
        return None
    after = acted(state, _HIT)
    return state if after.seats[YOU][0].status is Status.BUST and state.hand.total >= 8 and not _special(state) else None


def _makes_it(state: Round) -> Round | None:
    if not has_action(state, _STAND):
        return None
    after = acted(state, _HIT)
    return state if after.seats[YOU][0].status is Status.SEVEN_AND_A_HALF and not _special(state) else None


def _bank_draws(state: Round) -> Round | None:
    if state.hand.total < 10 or not has_action(state, _STAND) or _special(state):
        return None
    return state if len(played_out(state).seats[BANK][0].cards) > 1 else None


def _must_reach(state: Round) -> Round | None:
    low = not has_action(state, _STAND) and has_action(state, _HIT) and not _special(state)
    return state if low else None


def _wild_alone(state: Round) -> Round | None:
    return state if state.hand.cards == (state.rules.wild,) else None


def _seven_to_seven(state: Round) -> Round | None:
    return state if acted(state, _HIT).seats[YOU][0].status is Status.TWO_SEVENS else None


def _may_split(state: Round) -> Round | None:
    return state if has_action(state, Action.SPLIT) and not _special(state) else None


def _may_exchange(state: Round) -> Round | None:
    return state if has_action(state, Action.EXCHANGE) else None


def _may_ask_down(state: Round) -> Round | None:
    if state.hand.total > 8 or _special(state) or not has_action(state, _HIT, down=True):
        return None
    return state if not is_over(acted(state, _HIT, down=True).seats[YOU][0].worth) else None


def _special(state: Round) -> bool:
    # The wild card, and a card that may be exchanged, are for steps of their own.
    return state.rules.wild in state.hand.cards or has_action(state, Action.EXCHANGE)


_BEFORE = {"split": (_HIT,)}
"""What the reader has done before the moment that a step is about."""
_SCENES: dict[str, tuple[_Happens, Action, bool]] = {
    "hit": (_stays_in, _HIT, False),
    "bust": (_busts, _HIT, False),
    "seven": (_makes_it, _HIT, False),
    "must-reach": (_must_reach, _HIT, False),
    "bank": (_bank_draws, _STAND, False),
    "wild-alone": (_wild_alone, _HIT, False),
    "two-sevens": (_seven_to_seven, _HIT, False),
    "split": (_may_split, Action.SPLIT, False),
    "exchange": (_may_exchange, Action.EXCHANGE, False),
    "face-down": (_may_ask_down, _HIT, True),
}
"""For each step: which deals it happens in, the move to make, and whether the card is asked face down."""

_FORBIDDEN = {"must-reach": _STAND, "wild-alone": _STAND}
"""Steps about what may not be done: the move that is refused."""


def _moved(key: str) -> Callable[[Rulebook, str], Moved]:
    happens, wanted, down = _SCENES[key]
    before = _BEFORE.get(key, ())

    def moment(state: Round) -> Round:
        for action in before:
            state = acted(state, action)
        return state

    def make(book: Rulebook, lang: str = DEFAULT_LANGUAGE) -> Moved:
        # Where no deal shows all of it, as with a bank that never draws, one that allows the move must do.
        found = scene(book.rules, lambda state: happens(moment(state))) or scene(
            book.rules, lambda state: then if has_action(then := moment(state), wanted) else None
        )
        assert found is not None, f"no deal for the step {key}"
        state, record = found.state, on_paper(book.rules, found.seed, *before)
        choices: list[Choice] = []
        moves: list[str | None] = []
        after: list[Record | None] = []
        options = [(action, False) for action in actions(state)] + ([(wanted, True)] if down else [])
        if key in _FORBIDDEN:
            options.append((_FORBIDDEN[key], False))
        for action, face_down in options:
            right = (action, face_down) == (wanted, down)
            name = f"{action}-down" if face_down else str(action)
            legal = has_action(state, action)
            then = done = None
            if right and legal:
                move = Move(YOU, action, face_down, value=least_value(state, action))
                done, then = replace(record, moves=(*record.moves, move)).played_on()
            choices.append(
                Choice(
                    say(f"move-{name}", lang),
                    right,
                    _told(book, state, then, lang) if then else _not_now(book, state, action, legal, key, lang),
                    None if right else "another-move",
                )
            )
            moves.append(name)
            after.append(done)
        text = say("guided-do", lang, move=say(f"do-{wanted}-down" if down else f"do-{wanted}", lang))
        if key in _FORBIDDEN:
            text = say("guided-what-may", lang)
        question = Question(f"guided-{key}", text, seen(state), tuple(choices))
        return Moved(question, tuple(moves), tuple(after), record)

    return make


def _told(book: Rulebook, before: Round, then: Round, lang: str) -> str:
    """Return what has come of a move: the new card, what the hand is worth, and, once all is settled, who is paid what."""
    own = then.seats[YOU]
    parts = []
    if len(own) > 1:
        parts.append(say("now-two-hands", lang, count=len(own)))
    if then.phase is Phase.SETTLED:
        told = explain(book, then, lang)
        parts += [hand.text for hand in told.hands]
        if then.seats[BANK][0].status is Status.WAITING:
            parts.append(told.bank_text)
    else:
        parts += [hand_text(book.rules, Held(hand.cards, hand.declared), lang=lang) for hand in own]
        if before.hand.status is Status.PLAYING:
            parts.append(say("still-your-turn", lang))
    return " ".join(parts)


def _not_now(book: Rulebook, state: Round, action: Action, legal: bool, key: str, lang: str) -> str:
    if legal:
        return say("allowed-but", lang)
    refused = next((refusal.rule for refusal in state.refusals if refusal.action is action), "")
    return book.basis(refused, lang).text if refused else say("not-allowed", lang)


MOVES: dict[str, Callable[[Rulebook, str], Moved]] = {key: _moved(key) for key in _SCENES}
"""How each of these steps is made."""
