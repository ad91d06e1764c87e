"""A round on paper: everything that makes it what it is, and nothing that can be worked out from that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from sieteymedio.policies import BANKER, Policy, Situation, action_of, check_policy
from sieteymedio.rules import BASE, Rules
from sieteymedio.shuffling import check_seed, shuffled_pack
from sieteymedio.table import IllegalMove, Move, Opening, Phase, Round, deal

__all__ = ["Branch", "Record", "RecordError"]

LAST_ROUND = 1_000_000
MOST_MOVES = 200
MOST_BRANCHES = 20
LAST_BRANCH = 10_000


class RecordError(ValueError):
    """A record that cannot be one, with what is allowed as its message."""


class Branch(NamedTuple):
    """The stock is shuffled anew, as number ``branch``, once ``moves`` moves have been made in all."""

    moves: int
    branch: int


@dataclass(frozen=True, slots=True)
class Record:
    """A round as rules, opening, seed, round number, branches and every move of every seat.

    ``banker`` names the policy that the odds are for and that plays on where the moves end; moves that stand here are
    never played again by a policy. ``seen_ahead`` marks a round whose player has seen cards that are still to come. A
    branch beyond the last move waits until the round gets there. A value that is not allowed raises ``RecordError``.

    >>> record = Record(seed="opening-1")
    >>> record.replay().to_act
    1
    """

    rules: Rules = BASE
    banker: Policy = BANKER
    opening: Opening = Opening()
    seed: str = "opening-1"
    round_number: int = 1
    moves: tuple[Move, ...] = ()
    branches: tuple[Branch, ...] = ()
    seen_ahead: bool = False

    def __post_init__(self) -> None:
        try:
            check_seed(self.seed)
        except ValueError as wrong:
            raise RecordError(str(wrong)) from None
        check_policy(self.banker, "banker")
        _check("the round number", self.round_number, 1, LAST_ROUND)
        if len(self.moves) > MOST_MOVES:
            raise RecordError(f"a round has at most {MOST_MOVES} moves, not {len(self.moves)}")
        if len(self.branches) > MOST_BRANCHES:
            raise RecordError(f"a round has at most {MOST_BRANCHES} branches, not {len(self.branches)}")
        earlier = -1
        for after, branch in self.branches:
            _check("the number of moves before a branch", after, 0, MOST_MOVES)
            _check("the number of a branch", branch, 1, LAST_BRANCH)
            if after <= earlier:
                raise RecordError("branches stand in the order of their moves, one for each number of moves")
            earlier = after

    def replay(self) -> Round:
        """Return the round after all its moves; a move that is not legal raises ``IllegalMove``.

        >>> from sieteymedio.policies import Action
        >>> Record(moves=(Move(0, Action.HIT),)).replay()
        Traceback (most recent call last):
        sieteymedio.table.IllegalMove: move 1: it is the turn of seat 1, not of seat 0
        """
        *_, state = self.states()
        return state

    def states(self) -> Iterator[Round]:
        """Yield the round before the first move, after it, and so on to its present state; as strict as ``replay``.

        >>> len(list(Record().states()))
        1
        """
        pack = shuffled_pack(self.seed, self.round_number, self.rules.packs)
        state = self._branched(deal(self.rules, self.opening, pack), 0)
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.play(*move)
            except IllegalMove as wrong:
                raise IllegalMove(f"move {number}: {wrong}") from None
            state = self._branched(state, number)
            yield state

    def played_on(self) -> tuple[Record, Round]:
        """Return the record with the bank's moves added for as long as it is the bank's turn, and its round.

        >>> from sieteymedio.policies import Action
        >>> record, settled = Record(moves=(Move(1, Action.STAND),)).played_on()
        >>> settled.phase, record.moves[1].seat
        (<Phase.SETTLED: 'settled'>, 0)
        """
        state, moves = self.replay(), list(self.moves)
        while state.to_act == self.opening.bank:
            action = action_of(self.banker, _situation(state, self.banker))
            moves.append(Move(self.opening.bank, action))
            state = self._branched(state.play(*moves[-1]), len(moves))
        return replace(self, moves=tuple(moves)), state

    def next_round(self) -> Record:
        """Return the opening of the round after this one: the same seed, nothing played yet.

        >>> Record(seed="class-4b", round_number=3).next_round().round_number
        4
        """
        return replace(self, round_number=self.round_number + 1, moves=(), branches=(), seen_ahead=False)

    def _branched(self, state: Round, moves: int) -> Round:
        for branch in self.branches:
            if branch.moves == moves and state.phase is Phase.PLAYING:
                state = state.deal_on_differently(f"{self.seed}/{self.round_number}/{branch.branch}")
        return state


def _situation(state: Round, banker: Policy) -> Situation:
    # The bank plays as the odds take it to: it counts on its own cards, and only a policy that sees totals is told one.
    hand = state.hands[state.opening.bank]
    counts = state.rules.kinds.counts_of(hand.cards)
    left = tuple(all_ - held for all_, held in zip(state.rules.counts, counts, strict=True))
    rival = state.hands[state.opening.order[0]].total if banker.sees_totals and state.opening.seats == 2 else None
    return Situation(counts, left, state.rules, state.legal, rival)


def _check(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise RecordError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
