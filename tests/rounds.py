"""Rounds for the tests: packs laid out by hand, and records drawn by hypothesis."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import Action, BustRisk, Chase, StandAt
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.rounds.record import Branch, Record
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Move, Opening, Phase, Round, deal

HIT, STAND, EXCHANGE, SPLIT = Action.HIT, Action.STAND, Action.EXCHANGE, Action.SPLIT
SEED_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"

seeds = st.text(SEED_LETTERS, min_size=1, max_size=40)
rules = st.builds(
    Rules,
    most_stake=st.just(1000),
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


mixed_rules = st.one_of(
    st.sampled_from(presets()).map(preset),
    st.builds(
        Rules,
        wild=st.sampled_from([None, "Ro", "7o"]),
        wild_alone=st.sampled_from(["half", "free", "must-draw"]),
        wild_declared=st.sampled_from(["best", "on-hit"]),
        natural=st.sampled_from(["none", "any-suit"]),
        natural_beats_longer=st.booleans(),
        two_sevens=st.booleans(),
        bank_natural_takes=st.sampled_from(["1", "2"]),
        ties_at_seven_and_a_half=st.sampled_from(["as-others", "push"]),
        bank_card=st.just("open"),
        player_must=st.sampled_from(["nothing", "reach", "pass"]),
        banker=st.sampled_from(["free", "forced"]),
        ask=st.sampled_from(["up", "one-down", "choose-down"]),
        split=st.sampled_from(["pair", "run"]),
        exchange=st.sampled_from(["4", "3-or-4"]),
        bet=st.sampled_from(["after", "either", "banker"]),
        raising=st.sampled_from(["on-ask", "on-ask-or-stand"]),
        most_stake=st.just(4),
        bank_limit=st.sampled_from([0, 48]),
        bank_passes=st.sampled_from(["seven-and-a-half", "right", "left", "never"]),
        order=st.sampled_from(["right", "left"]),
        shuffle=st.sampled_from(["every-hand", "deal-on"]),
        pack_runs_out=st.sampled_from(["reshuffle", "stand"]),
    ),
)
"""Every preset, and mixtures of all options."""


@st.composite
def mixed_records(draw: st.DrawFn, most_seats: int = 7, most_moves: int = 60) -> Record:
    """Draw a record under any rules whose moves are any that are legal, up to any moment of the round."""
    rules = draw(mixed_rules)
    seats = draw(st.integers(2, most_seats))
    bank, you = draw(st.integers(0, seats - 1)), draw(st.integers(0, seats - 1))
    opening = opening_for(rules, seats, bank, you, session=draw(st.booleans()))
    if opening.chips is not None and draw(st.booleans()):
        beans = Ratio.of(draw(st.integers(-9, 9)), draw(st.integers(1, 4)))
        opening = replace(opening, chips=(beans, -beans, *(ZERO,) * (seats - 2)))
    if rules.shuffle != "every-hand" and draw(st.booleans()):
        opening = replace(opening, out=rules.cards[: draw(st.integers(0, len(rules.cards) - seats))])
    others = [seat for seat in range(seats) if seat not in (bank, you) and draw(st.booleans())]
    record = Record(
        rules, banker_of(rules, None), opening, draw(seeds), draw(st.integers(1, 99)),
        players=tuple((seat, StandAt("4")) for seat in others),
    )  # fmt: skip
    state, moves = record.replay(), []
    for number in draw(st.lists(st.integers(0, 10**6), max_size=most_moves)):
        legal = list(state.moves())
        if not legal:
            break
        moves.append(legal[number % len(legal)])
        state = state.play(*moves[-1])
    return replace(record, moves=tuple(moves))


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
