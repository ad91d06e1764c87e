"""Who holds the bank next, and what the next round opens with.

Only a winning hand takes the bank: a 7½ that ties with the banker's does not (gamerules words it two ways; gambiter and
the Catalan texts say so). Of several claimants the highest hand comes first, then the seat nearest in the order of play,
which is the dealer's right in the base game. Two sevens, where the rules know them and let them, take the bank however it
passes otherwise, unless it never does: our choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import is_natural, rank_of
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import TARGET, TWO_SEVENS, points_of
from sieteymedio.rounds.events import Settlement
from sieteymedio.rounds.seats import Opening
from sieteymedio.rounds.shuffling import in_pack_order

if TYPE_CHECKING:
    from sieteymedio.rounds.table import Round


class Why(Enum):
    """Why the bank passes or stays."""

    KEEPS = "keeps"
    """Nobody has won with a hand that takes the bank."""
    SEVEN_AND_A_HALF = "seven_and_a_half"
    """A player has won with 7½."""
    NATURAL = "natural"
    """A player has won with a natural."""
    TWO_SEVENS = "two_sevens"
    """A player has won with two sevens."""
    ROTATION = "rotation"
    """It moves one seat on after every round."""
    NEVER = "never"
    """It never passes."""


class Passing(NamedTuple):
    """Who holds the bank in the next round, and why."""

    seat: int
    reason: Why
    because: tuple[str, ...]
    """The fields of `Rules` that decided it."""
    hand: int | None = None
    """Which of the seat's hands took the bank."""
    claimants: tuple[int, ...] = ()
    """The seats with a hand that takes the bank, in the order of play."""


def next_bank(state: Round) -> Passing:
    """Return who holds the bank after a settled round; one that is still played raises ``ValueError``.

    >>> from sieteymedio.engine.cards import read_cards
    >>> from sieteymedio.engine.policies import Action
    >>> from sieteymedio.rounds.table import deal
    >>> state = deal(Rules(), Opening(), read_cards("7o 6c Re 2b")).play(1, Action.HIT).play(0, Action.STAND)
    >>> next_bank(state).seat, next_bank(state).because
    (1, ('bank_passes',))
    """
    if state.to_act is not None:
        raise ValueError("the round is still being played: who holds the bank next is known once it is settled")
    rules, bank, seats = state.rules, state.opening.bank, state.opening.seats
    if rules.bank_passes == "never":
        return Passing(bank, Why.NEVER, ("bank_passes",))
    claims = [(found, why) for found in state.settlements for why in _claims(found, rules)]
    if claims:
        # max keeps the first of equals, and settlements stand in the order of play.
        best, why = max(claims, key=lambda claim: rank_of(claim[0].worth, rules))
        fields = ["two_sevens_take_bank"] if why is Why.TWO_SEVENS else ["bank_passes"]
        claimants = tuple(dict.fromkeys(found.seat for found, _ in claims))
        if len(claimants) > 1:
            fields.append("order")
        return Passing(best.seat, why, tuple(fields), best.hand, claimants)
    if rules.bank_passes in ("right", "left"):
        step = 1 if rules.bank_passes == "right" else -1
        return Passing((bank + step) % seats, Why.ROTATION, ("bank_passes",))
    return Passing(bank, Why.KEEPS, ("bank_passes",))


def _claims(found: Settlement, rules: Rules) -> Iterator[Why]:
    if not found.multiple > ZERO:
        return
    if found.worth == TWO_SEVENS and rules.two_sevens_take_bank:
        yield Why.TWO_SEVENS
    elif rules.bank_passes == "natural" and is_natural(found.worth):
        yield Why.NATURAL
    elif rules.bank_passes == "seven-and-a-half" and points_of(found.worth) == TARGET:
        yield Why.SEVEN_AND_A_HALF


def next_opening(state: Round) -> Opening:
    """Return the opening of the round after a settled one: the bank passed, accounts settled, cards dealt on or not.

    Everybody stakes as before; who held the bank stakes the least. Without accounts nothing else changes either.
    """
    opening, rules = state.opening, state.rules
    bank = next_bank(state).seat
    least = rules.least_stake if rules.bet in ("before", "banker") else 0
    if rules.bet == "banker":
        least = max(opening.stakes)
    stakes = tuple(
        0 if seat == bank else stake or (least if seat == opening.bank else 0) for seat, stake in enumerate(opening.stakes)
    )
    return replace(opening, bank=bank, stakes=stakes, chips=accounts(state), out=cards_out(state))


def accounts(state: Round) -> tuple[Ratio, ...] | None:
    """Return the accounts after a settled round, in beans; None where none are kept."""
    if state.opening.chips is None:
        return None
    chips = list(state.opening.chips)
    for found in state.settlements:
        chips[found.seat] += found.gain
    chips[state.opening.bank] += state.bank_gain
    return tuple(chips)


def cards_out(state: Round) -> tuple[Card, ...]:
    """Return the cards that are not shuffled back for the round after this one, in pack order.

    The rest is shuffled anew: to everybody at the table that is the same as dealing on. Where too few cards are left to
    give everybody one, all are shuffled.
    """
    rules = state.rules
    if rules.shuffle == "every-hand":
        return ()
    out = Counter(rules.cards) - Counter(state.stock)
    wild_came = rules.wild is not None and out[rules.wild] > 0
    if (rules.shuffle == "after-wild" and wild_came) or len(state.stock) < state.opening.seats:
        return ()
    return in_pack_order(out.elements(), rules.cards)
