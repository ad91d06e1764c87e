"""Stakes: when they are placed, between which limits, and how much room for more there is.

The bank's limit, where there is one, holds for all stakes together. Who stakes or raises must leave the least stake to
each player who has not staked yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.rules import Rules
from sieteymedio.rounds.seats import Hand, Opening

if TYPE_CHECKING:
    from sieteymedio.rounds.table import Round


class StakeError(ValueError):
    """Stakes that the rules do not allow before the deal."""


def check_stakes(rules: Rules, opening: Opening) -> None:
    """Raise ``StakeError`` unless the stakes of ``opening`` are those that ``rules`` want before the deal.

    >>> check_stakes(Rules(bet="after"), Opening())
    Traceback (most recent call last):
    sieteymedio.rounds.stakes.StakeError: seat 1 has staked 1 before the deal: by these rules (bet='after') the stake follows
    the first card, so it must be 0 here
    """
    staked = {seat: opening.stakes[seat] for seat in opening.order_under(rules)[:-1]}
    for seat, stake in staked.items():
        if rules.bet == "after" and stake:
            raise StakeError(
                f"seat {seat} has staked {stake} before the deal: by these rules (bet='after') the stake follows the first "
                "card, so it must be 0 here"
            )
        if rules.bet in ("before", "banker") and not stake:
            raise StakeError(f"seat {seat} has staked nothing: by these rules (bet={rules.bet!r}) it stakes before the deal")
        if stake and not rules.least_stake <= stake <= rules.most_stake:
            raise StakeError(f"seat {seat} stakes {stake}: by these rules a stake is {_limits(rules)}")
    if rules.bet == "banker" and len(set(staked.values())) > 1:
        raise StakeError("by these rules (bet='banker') the banker names one stake for all: the stakes must be equal")
    least = sum(stake or rules.least_stake for stake in staked.values())
    if rules.bank_limit and least > rules.bank_limit:
        raise StakeError(f"the stakes come to {least} at least: by these rules (bank_limit) the bank is {rules.bank_limit}")


def opening_for(rules: Rules, seats: int = 2, bank: int = 0, you: int = 1, *, session: bool = False) -> Opening:
    """Return an opening that ``rules`` allow: everybody stakes the least, or nothing where the stake follows the card.

    >>> opening_for(Rules(least_stake=2), seats=3).stakes, opening_for(Rules(bet="after")).stakes
    ((0, 2, 2), (0, 0))
    """
    return Opening(seats, bank, you, first_stakes(rules, seats, bank), None if not session else no_chips(seats))


def first_stakes(rules: Rules, seats: int, bank: int) -> tuple[int, ...]:
    """Return the stakes of `opening_for`."""
    stake = rules.least_stake if rules.bet in ("before", "banker") else 0
    return tuple(0 if seat == bank else stake for seat in range(seats))


def room_to_stake(state: Round) -> tuple[int, int]:
    """Return the least and the most that the seat to act may stake now."""
    rules = state.rules
    waiting = sum(not hand.stake for seat, hand in _players(state) if seat != state.to_act)
    return rules.least_stake, _within_bank(state, rules.most_stake, waiting)


def room_to_raise(state: Round) -> int:
    """Return how much the hand in play may be raised by, whatever the rules say about raising."""
    return _within_bank(state, state.rules.most_stake - state.hand.stake, _waiting(state))


def room_to_split(state: Round) -> tuple[int, int]:
    """Return the least and the most that the second hand of a split may stake; there is no room if they cross."""
    return state.hand.stake, _within_bank(state, state.rules.most_stake, _waiting(state))


def _waiting(state: Round) -> int:
    return sum(not hand.stake for _, hand in _players(state))


def _players(state: Round) -> list[tuple[int, Hand]]:
    return [(seat, hand) for seat in state.order[:-1] for hand in state.seats[seat]]


def _within_bank(state: Round, most: int, waiting: int) -> int:
    rules = state.rules
    if not rules.bank_limit:
        return most
    placed = sum(hand.stake for _, hand in _players(state))
    return min(most, rules.bank_limit - placed - waiting * rules.least_stake)


def no_chips(seats: int) -> tuple[Ratio, ...]:
    """Return accounts that all stand at 0."""
    return (ZERO,) * seats


def _limits(rules: Rules) -> str:
    return f"from {rules.least_stake} to {rules.most_stake} (least_stake, most_stake)"
