"""Rounds for the tests: packs laid out by hand, and records drawn by hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from sieteymedio.cards import read_cards
from sieteymedio.policies import Action, BustRisk, Chase, StandAt
from sieteymedio.record import Branch, Record
from sieteymedio.rules import Rules
from sieteymedio.table import Move, Opening, Phase, Round, deal

HIT, STAND = Action.HIT, Action.STAND
SEED_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"

seeds = st.text(SEED_LETTERS, min_size=1, max_size=40)
rules = st.builds(
    Rules,
    packs=st.integers(1, 8),
    ties=st.sampled_from(["banker", "push"]),
    double_bust=st.sampled_from(["lost", "refunded"]),
    seven_and_a_half_pays=st.sampled_from(["1", "2", "3/2", "1733848/472571"]),
)
bankers = st.one_of(
    st.builds(StandAt, st.sampled_from(["½", "3", "4½", "5", "5½", "7", "7½"])),
    st.builds(BustRisk, st.sampled_from(["0", "1/3", "1/2", "1"])),
    st.just(Chase()),
)


@st.composite
def openings(draw: st.DrawFn, most: int = 12) -> Opening:
    seats = draw(st.integers(2, most))
    bank = draw(st.integers(0, seats - 1))
    you = draw(st.integers(0, seats - 1))
    stakes = draw(st.lists(st.integers(1, 1000), min_size=seats, max_size=seats))
    stakes[bank] = 0
    return Opening(seats, bank, you, tuple(stakes))


@st.composite
def records(draw: st.DrawFn, most_seats: int = 12, **fixed: object) -> Record:
    """Draw a record whose moves are legal: hit or stand by the fall of a coin, up to any moment of the round."""
    record = Record(
        rules=fixed.get("rules") or draw(rules),  # type: ignore[arg-type]
        banker=draw(bankers),
        opening=fixed.get("opening") or draw(openings(most_seats)),  # type: ignore[arg-type]
        seed=draw(seeds),
        round_number=draw(st.integers(1, 1_000_000)),
        branches=tuple(Branch(*pair) for pair in sorted(draw(_branches).items())),
        seen_ahead=draw(st.booleans()),
    )
    moves: list[Move] = []
    for hits in draw(st.lists(st.booleans(), max_size=40)):
        state = Record(
            record.rules, record.banker, record.opening, record.seed, record.round_number, tuple(moves), record.branches
        ).replay()
        if state.to_act is None:
            break
        moves.append(Move(state.to_act, HIT if hits and HIT in state.legal else STAND))
    return Record(
        record.rules,
        record.banker,
        record.opening,
        record.seed,
        record.round_number,
        tuple(moves),
        record.branches,
        record.seen_ahead,
    )


_branches = st.dictionaries(st.integers(0, 8), st.integers(1, 10_000), max_size=3)


def laid_out(cards: str, rules: Rules | None = None, opening: Opening | None = None) -> Round:
    """Return the round after the deal from a pack laid out by hand, the card dealt first in front."""
    return deal(rules or Rules(), opening or Opening(), read_cards(cards))


def played(state: Round, *moves: tuple[int, Action]) -> Round:
    for seat, action in moves:
        state = state.play(seat, action)
    return state


def settled(cards: str, *moves: tuple[int, Action], rules: Rules | None = None) -> Round:
    state = played(laid_out(cards, rules), *moves)
    assert state.phase is Phase.SETTLED
    return state
