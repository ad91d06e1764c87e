"""How a seat is played by a policy.

A policy says when to hit and when to stand, and nothing else. The rest is played by simple defaults, the same for every
seat: it stakes the least, never raises, never splits, exchanges a 4 and keeps a 3, asks for cards face up, and declares
the wild card its least when it hits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.engine.cards import Rank
from sieteymedio.engine.hands import rank_of
from sieteymedio.engine.policies import Action, Policy, Situation, action_of
from sieteymedio.engine.totals import OVER
from sieteymedio.rounds.events import Move, Staking

if TYPE_CHECKING:
    from sieteymedio.rounds.table import Round


def move_of(state: Round, policy: Policy) -> Move:
    """Return the move of the seat to act if it is played by ``policy``, which is asked only where it has a choice.

    >>> from sieteymedio.engine.cards import read_cards
    >>> from sieteymedio.engine.policies import StandAt
    >>> from sieteymedio.rounds.table import Opening, Rules, deal
    >>> str(move_of(deal(Rules(), Opening(), read_cards("4o 6c 2b")), StandAt("5")).action)
    'hit'
    """
    options = {option.action: option for option in state.options}
    if Staking.STAKE in options:
        return Move(state.acting, Staking.STAKE, stake=state.rules.least_stake)
    if Action.EXCHANGE in options and state.hand.cards[0].rank is Rank.FOUR:
        return Move(state.acting, Action.EXCHANGE)
    action = _hit_or_stand(state, policy)
    values = options[action].values
    return Move(state.acting, action, value=min(values, default=0))


def _hit_or_stand(state: Round, policy: Policy) -> Action:
    legal = tuple(action for action in (Action.HIT, Action.STAND) if action in state.legal)
    if len(legal) == 1:
        return legal[0]
    return action_of(policy, situation_of(state, policy, legal))


def situation_of(state: Round, policy: Policy, legal: tuple[Action, ...] = (Action.HIT, Action.STAND)) -> Situation:
    """Return what ``policy`` is told: it counts on its own cards, and only one that sees totals is told the player's."""
    counts = state.hand.counts
    left = tuple(all_ - held for all_, held in zip(state.rules.counts, counts, strict=True))
    rival = _rival(state) if policy.sees_totals and state.acting == state.opening.bank else None
    return Situation(counts, left, state.rules, legal, rival, state.hand.declared)


def _rival(state: Round) -> int | None:
    if state.opening.seats != 2:
        return None
    # Against a player who has split, the bank looks at the best hand that is not bust.
    worths = [hand.worth for hand in state.seats[state.order[0]]]
    return max(worths, key=lambda worth: -1 if worth == OVER else rank_of(worth, state.rules))
