"""Settling a round: what every hand gains, and which rules decided it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import is_natural, payment, rank_of
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import (
    LONG,
    OVER,
    ROYAL_NATURAL,
    SUITED_NATURAL,
    TARGET,
    TWO_SEVENS,
    WILD_NATURAL,
    WILD_SEVEN,
    points_of,
)
from sieteymedio.rounds.events import Reason, Settlement

if TYPE_CHECKING:
    from sieteymedio.rounds.table import Round


@dataclass(frozen=True)
class Verdict:
    """How one hand stands against the bank's, for each bean staked."""

    reason: Reason
    multiple: Ratio
    because: tuple[str, ...]
    """The fields of `Rules` that decided it: first those about who wins, then those about what is paid."""


def verdict(player: int, bank: int, rules: Rules) -> Verdict:
    """Return who wins, what for each bean staked, and by which rules, given the worth of both final hands.

    >>> verdict(11, 11, Rules()).because, verdict(15, 12, Rules(seven_and_a_half_pays=2)).because
    (('ties',), ('seven_and_a_half_pays',))
    """
    multiple = payment(player, bank, rules)
    if player == OVER:
        refunded = bank == OVER and rules.double_bust == "refunded"
        return Verdict(Reason.BOTH_BUST if refunded else Reason.BUST, multiple, ("double_bust",) if bank == OVER else ())
    if bank == OVER:
        return Verdict(Reason.BANK_BUST, multiple, tuple(_paid_by(player, bank, rules)))
    own, other = rank_of(player, rules), rank_of(bank, rules)
    if own > other:
        return Verdict(Reason.HIGHER, multiple, (*_ranked_by(player, bank, rules), *_paid_by(player, bank, rules)))
    if own < other:
        return Verdict(Reason.LOWER, multiple, (*_ranked_by(bank, player, rules), *_taken_by(player, bank, rules)))
    split = points_of(player) == TARGET and rules.ties_at_seven_and_a_half != "as-others"
    tied_by = ("natural_beats_longer",) if is_natural(player) != is_natural(bank) else ()
    by = (*tied_by, "ties_at_seven_and_a_half" if split else "ties")
    pushed = multiple == ZERO
    return Verdict(Reason.TIE_PUSHED if pushed else Reason.TIE_TO_BANK, multiple, by)


def settled(state: Round) -> Iterator[Settlement]:
    """Yield the settlement of every player's hand in the order of play.

    Where the bank has a limit and would lose more, the hands last in the order of play get what is left.
    """
    bank = state.seats[state.opening.bank][0].worth
    rows = [
        (seat, place, hand.stake, hand.worth, verdict(hand.worth, bank, state.rules))
        for seat in state.order[:-1]
        for place, hand in enumerate(state.seats[seat])
    ]
    gains = [found.multiple * Ratio.of(stake) for _, _, stake, _, found in rows]
    cut = _cut_to(gains, state.rules.bank_limit)
    for (seat, place, stake, worth, found), whole, gain in zip(rows, gains, cut, strict=True):
        because = found.because if gain == whole else (*found.because, "bank_limit")
        yield Settlement(seat, stake, gain, found.reason, place, found.multiple, because, worth, bank)


def _cut_to(gains: list[Ratio], limit: int) -> list[Ratio]:
    over = sum(gains, -Ratio.of(limit))
    if not limit or not over > ZERO:
        return gains
    kept = list(gains)
    for place in range(len(kept) - 1, -1, -1):
        less = min(over, max(kept[place], ZERO))
        kept[place], over = kept[place] - less, over - less
    return kept


_NATURALS_PAID = {SUITED_NATURAL: "suited_natural_pays", ROYAL_NATURAL: "royal_natural_pays"}


def _ranked_by(winner: int, loser: int, rules: Rules) -> Iterator[str]:
    if winner == TWO_SEVENS:
        yield "two_sevens"
    elif points_of(winner) == points_of(loser):
        yield "natural"
        yield "natural_beats_longer"


def _paid_by(player: int, bank: int, rules: Rules) -> Iterator[str]:
    if player == TWO_SEVENS:
        yield "two_sevens_pays"
    elif is_natural(player):
        if bank != OVER and points_of(bank) == TARGET and rules.natural_over_longer == "single":
            yield "natural_over_longer"
        elif player == WILD_NATURAL:
            yield "natural_wild"
            yield "natural_pays"
        else:
            yield _NATURALS_PAID.get(player, "natural_pays")
    elif player == WILD_SEVEN:
        yield "wild_seven_and_a_half_pays"
    elif player >= LONG:
        yield "long_hand_pays"
    elif player == TARGET:
        yield "seven_and_a_half_pays"


def _taken_by(player: int, bank: int, rules: Rules) -> Iterator[str]:
    if is_natural(bank) and not is_natural(player) and rules.bank_natural_takes > Ratio.of(1):
        yield "bank_natural_takes"
    elif points_of(bank) == TARGET and points_of(player) != TARGET and rules.bank_seven_and_a_half_takes > Ratio.of(1):
        yield "bank_seven_and_a_half_takes"
