"""A round on paper: everything that makes it what it is, and nothing that can be worked out from that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from sieteymedio.engine.policies import BANKER, Policy, check_policy
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.rounds.autoplay import move_of
from sieteymedio.rounds.passing import next_opening
from sieteymedio.rounds.shuffling import check_seed, shuffled_pack
from sieteymedio.rounds.table import IllegalMove, Move, Opening, Phase, Round, deal

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

    ``banker`` names the policy that the odds are for and that plays the bank on where the moves end, unless the reader
    holds it; ``players`` are the policies of the other seats, those not named stand on 5. Moves that stand here are never
    played again by a policy. ``seen_ahead`` marks a round whose player has seen cards that are still to come. A branch
    beyond the last move waits until the round gets there. A value that is not allowed raises ``RecordError``.

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
    players: tuple[tuple[int, Policy], ...] = ()

    def __post_init__(self) -> None:
        try:
            check_seed(self.seed)
        except ValueError as wrong:
            raise RecordError(str(wrong)) from None
        banker_of(self.rules, self.banker)
        # Seats that stand on 5 need no naming, so each table is written in one way only.
        named = sorted((pair for pair in self.players if pair[1] != BANKER), key=lambda pair: pair[0])
        object.__setattr__(self, "players", tuple(named))
        for seat, policy in self.players:
            _check("the seat of a policy", seat, 0, self.opening.seats - 1)
            check_policy(policy, "players")
            if policy.sees_totals or seat in (self.opening.bank, self.opening.you):
                raise RecordError(f"seat {seat} cannot be played by a policy that {policy.name}")
        if len(dict(self.players)) != len(self.players):
            raise RecordError("a seat is played by one policy")
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

        >>> from sieteymedio.engine.policies import Action
        >>> Record(moves=(Move(0, Action.HIT),)).replay()
        Traceback (most recent call last):
        sieteymedio.rounds.table.IllegalMove: move 1: it is the turn of seat 1, not of seat 0
        """
        *_, state = self.states()
        return state

    def states(self) -> Iterator[Round]:
        """Yield the round before the first move, after it, and so on to its present state; as strict as ``replay``.

        >>> len(list(Record().states()))
        1
        """
        rules, opening = self.rules, self.opening
        pack = shuffled_pack(self.seed, self.round_number, rules.packs, rules.pack, opening.out)
        state = self._branched(deal(rules, opening, pack, f"{self.seed}/{self.round_number}"), 0)
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.play(*move)
            except IllegalMove as wrong:
                raise IllegalMove(f"move {number}: {wrong}") from None
            state = self._branched(state, number)
            yield state

    def played_on(self) -> tuple[Record, Round]:
        """Return the record with the moves of the policy seats added until it is the reader's turn, and its round.

        >>> from sieteymedio.engine.policies import Action
        >>> record, settled = Record(moves=(Move(1, Action.STAND),)).played_on()
        >>> settled.phase, record.moves[1].seat
        (<Phase.SETTLED: 'settled'>, 0)
        """
        state, moves = self.replay(), list(self.moves)
        while state.to_act is not None and state.to_act != self.opening.you:
            moves.append(move_of(state, self.policy_of(state.to_act)))
            state = self._branched(state.play(*moves[-1]), len(moves))
        return replace(self, moves=tuple(moves)), state

    def policy_of(self, seat: int) -> Policy:
        """Return the policy that plays ``seat`` where its moves are not told."""
        return self.banker if seat == self.opening.bank else dict(self.players).get(seat, BANKER)

    def next_round(self, settled: Round | None = None) -> Record:
        """Return the opening of the round after this one: the same seed, nothing played yet.

        Where accounts are kept, ``settled`` is this round at its end, and the bank, the accounts and the cards pass on;
        otherwise every round opens alike.

        >>> Record(seed="class-4b", round_number=3).next_round().round_number
        4
        """
        opening = self.opening if settled is None or self.opening.chips is None else next_opening(settled)
        taken = {opening.bank, opening.you}
        players = tuple((seat, policy) for seat, policy in self.players if seat not in taken)
        number = self.round_number + 1
        return replace(self, opening=opening, round_number=number, moves=(), branches=(), seen_ahead=False, players=players)

    def _branched(self, state: Round, moves: int) -> Round:
        for branch in self.branches:
            if branch.moves == moves and state.phase is Phase.PLAYING:
                state = state.deal_on_differently(f"{self.seed}/{self.round_number}/{branch.branch}")
        return state


def _check(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise RecordError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
