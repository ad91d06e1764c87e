"""Scenes for the first lesson: real deals, found by searching seeds until the thing to be learnt happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from sieteymedio.engine.policies import Action
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.rounds.autoplay import move_of
from sieteymedio.rounds.events import Move, Staking
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.shuffling import shuffled
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import IllegalMove, Phase, Round, deal
from sieteymedio.tutor.asking import Shown, Situation

__all__ = ["BANK", "YOU", "Scene", "acted", "least_value", "on_paper", "opened", "played_out", "scene", "seen"]

YOU, BANK = 1, 0
LAST_SEED = 6_000


@dataclass(frozen=True)
class Scene:
    """A moment of a round: the seed it was dealt by, and the round."""

    seed: str
    state: Round


def opened(rules: Rules, seed: str) -> Round:
    """Return the first round of ``seed`` for one player and the bank, with the stake placed if it follows the card.

    >>> opened(Rules(), "lesson-1").to_act
    1
    """
    state = deal(rules, opening_for(rules), shuffled(rules.cards, f"{seed}/1"), f"{seed}/1")
    if Staking.STAKE in state.legal:
        state = state.play(YOU, Staking.STAKE, stake=rules.least_stake)
    return state


def on_paper(rules: Rules, seed: str, *actions: Action) -> Record:
    """Return the same round as a record, after the player's ``actions``, so that it can be played on at a table.

    >>> on_paper(Rules(bet="after"), "lesson-1").replay() == opened(Rules(bet="after"), "lesson-1")
    True
    """
    record = Record(rules=rules, banker=banker_of(rules, None), opening=opening_for(rules), seed=seed)
    staked = (Move(YOU, Staking.STAKE, stake=rules.least_stake),) if Staking.STAKE in record.replay().legal else ()
    return replace(record, moves=(*staked, *(Move(YOU, action) for action in actions)))


def scene(rules: Rules, happens: Callable[[Round], Round | None], tries: int = LAST_SEED) -> Scene | None:
    """Return the first deal of which ``happens`` makes a round, and that round; None if none of ``tries`` seeds has one.

    >>> found = scene(Rules(), lambda state: state if state.hand.total == 10 else None)
    >>> found.seed
    'lesson-5'
    """
    for number in range(1, tries + 1):
        seed = f"lesson-{number}"
        try:
            state = happens(opened(rules, seed))
        except IllegalMove:
            continue
        if state is not None:
            return Scene(seed, state)
    return None


def acted(state: Round, action: Action, *, down: bool = False) -> Round:
    """Return the round after the player has done ``action``; a wild card that must be named is named its least."""
    return state.play(YOU, action, down=down, value=least_value(state, action))


def least_value(state: Round, action: Action) -> int:
    """Return the least that a wild card can be named with ``action``, 0 where none has to be named."""
    values = next((option.values for option in state.options if option.action is action), ())
    return min(values, default=0)


def played_out(state: Round) -> Round:
    """Return the round after the player has stood, where it is his turn, and the bank has played."""
    bank = banker_of(state.rules, None)
    while state.phase is Phase.PLAYING:
        state = acted(state, Action.STAND) if state.to_act == YOU else state.play(*move_of(state, bank))
    return state


def seen(state: Round) -> Situation:
    """Return what the player sees of a round."""
    settled = state.phase is Phase.SETTLED
    own = (
        Shown("you", hand.cards, YOU, tuple(place == hand.face_down and not settled for place in range(len(hand.cards))))
        for hand in state.seats[YOU]
    )
    bank = state.seats[BANK][0]
    cards = tuple(None if place == bank.face_down and not settled else card for place, card in enumerate(bank.cards))
    return Situation((*own, Shown("bank", cards, BANK, tuple(card is None for card in cards))))


def has_action(state: Round, action: Action, *, down: bool = False) -> bool:
    """Whether the player may do ``action`` now."""
    return state.to_act == YOU and any(option.action is action and (option.down or not down) for option in state.options)


def actions(state: Round) -> Iterable[Action]:
    """Return what the player may do about cards now, hitting first."""
    order = (Action.HIT, Action.STAND, Action.SPLIT, Action.EXCHANGE)
    return (action for action in order if has_action(state, action))
