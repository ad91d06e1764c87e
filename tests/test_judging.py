"""The odds of the seat to act, at tables that are really played: always an answer, or words that say why there is none."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio import locale
from sieteymedio.engine.answers import Decision
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.policies import BustRisk, StandAt
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.several import BankerDecision
from sieteymedio.engine.splitting import SplitDecision
from sieteymedio.engine.totals import total_text
from sieteymedio.engine.walks import Pack
from sieteymedio.rounds.events import EventKind, Staking
from sieteymedio.rounds.judging import NotExact, _standing, judge, judge_bank, splits_ahead
from sieteymedio.rounds.legal import must_reach
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.seats import Hand, Status
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Move, Opening, Round
from sieteymedio.rounds.views import View, view
from tests.full_tables import FullTable, Player, values
from tests.reference.full_tables import Other, Seat, wary
from tests.reference.options import Game, Held, below
from tests.rounds import EXCHANGE, HIT, SPLIT, STAND, laid_out

PRESETS = (
    "gamerules-base", "pagat-italian-fragments", "veneto-french", "playtech-live", "leovegas-table", "rng-7-e-mezzo",
    "leovegas-home", "course-premiums-ar", "gamerules-spanish", "catalan-cards", "sisal-pokerstars-it", "treccani",
    "vincoapoker", "sept-et-demi-fr-wiki", "set-i-mig", "fournier-type-sheet",
)  # fmt: skip
OPEN, SAID = {"bank_card": "open"}, {"wild_declared": "on-hit"}
MIXTURES = (
    Rules(**OPEN, **SAID, player_must="reach", wild="Ro", wild_alone="must-draw", exchange="3-or-4"),
    Rules(**OPEN, player_must="pass", natural="same-suit", double_bust="refunded", two_sevens=True, ask="choose-down"),
    Rules(**SAID, wild="7o", wild_values="whole", wild_alone="free", exchange="4", raising="on-ask", ties="push"),
    Rules(pack="48-pip", exchange="4", double_bust="refunded"),
    Rules(natural="any-suit", suited_natural_pays=3, royal_natural_pays=4, wild="2o", exchange="4", long_hand_pays=2),
)
policies = st.sampled_from([StandAt("4"), StandAt("5"), StandAt("5½"), StandAt("6"), BustRisk("1/3"), BustRisk("1/2")])


@st.composite
def tables(draw: st.DrawFn, most_seats: int = 5) -> Record:
    """A table before the first move, the reader in any seat and the others played by any policies."""
    rules = draw(st.one_of(st.sampled_from(PRESETS).map(sm.preset), st.sampled_from(MIXTURES)))
    seats = draw(st.integers(2, most_seats))
    bank, you = draw(st.integers(0, seats - 1)), draw(st.integers(0, seats - 1))
    opening = opening_for(rules, seats, bank, you)
    if draw(st.booleans()):
        rules = replace(rules, shuffle="deal-on", pack_runs_out=draw(st.sampled_from(["reshuffle", "stand"])))
        turned, left = draw(st.integers(0, 39)), draw(st.integers(seats, 30))
        opening = replace(opening, out=(rules.cards[turned:] + rules.cards[:turned])[left:])
    others = [seat for seat in range(seats) if seat not in (bank, you)]
    return Record(
        rules, banker_of(rules, None), opening, draw(st.sampled_from("abcdefghij")),
        draw(st.integers(1, 10_000)), players=tuple((seat, draw(policies)) for seat in others),
    )  # fmt: skip


choices = st.lists(st.integers(0, 10**6), max_size=8)


def turns(record: Record, chosen: list[int]) -> Iterator[tuple[Record, Round]]:
    """Play the round, the others by their policies, and yield each moment at which the reader is to act."""
    for number in [*chosen, 0]:
        record, state = record.played_on()
        if state.to_act is None:
            return
        yield record, state
        legal = list(state.moves())
        record = replace(record, moves=(*record.moves, legal[number % len(legal)]))


def answer(seen: View, record: Record) -> Decision | SplitDecision | BankerDecision | str | None:
    """What is judged, or the key of why not; None for a hand that may be split where that takes too long here."""
    if sum(seen.left) > 12 and (splits_ahead(seen, record.rules) or len(seen.seats[seen.seat]) > 1):
        return None
    try:
        return judge_bank(seen, record) if seen.seat == record.opening.bank else judge(seen, record)
    except NotExact as wrong:
        return wrong.key


def hidden_otherwise(state: Round, record: Record, turned: int) -> Round:
    """The round with every card dealt otherwise that the reader does not see, as far as the others would have played so."""
    rules, you = state.rules, record.opening.you
    seats, stock = list(state.seats), deque(state.stock)
    stock.rotate(turned)
    for seat, (hand, *_) in enumerate(state.seats):
        if seat == you or hand.face_down is None or hand.status not in (Status.WAITING, Status.STOOD):
            continue
        fits = set(range(len(rules.counts)))
        if hand.status is Status.STOOD:
            (stood,) = _standing(view(replace(state, seats=_alone(state, seat)), you), record)
            fits = set(stood.possible(Pack(rules.counts), rules, must_reach(state)))
        other = next((card for card in stock if rules.kinds.of(card) in fits), None)
        if other:
            stock[stock.index(other)] = hand.cards[hand.face_down]
            cards = (*hand.cards[: hand.face_down], other, *hand.cards[hand.face_down + 1 :])
            seats[seat] = (replace(hand, cards=cards),)
    return replace(state, stock=tuple(stock), seats=tuple(seats))


def _alone(state: Round, seat: int) -> tuple[tuple[Hand, ...], ...]:
    """The hands at the table with those of others than *seat* not yet standing."""
    return tuple(
        hands if place == seat else tuple(replace(hand, status=Status.WAITING) for hand in hands)
        for place, hands in enumerate(state.seats)
    )


@given(tables(), choices, st.integers(1, 39))
@settings(max_examples=60, deadline=None)
def test_wherever_the_reader_is_to_act_there_are_odds_or_words(record: Record, chosen: list[int], turned: int):
    you = record.opening.you
    for played, state in turns(record, chosen):
        seen = view(state, you)
        found = answer(seen, played)
        if isinstance(found, str):
            assert locale.text_in("table", f"odds-none-{found}")
        else:
            assert answer(view(hidden_otherwise(state, played, turned), you), played) == found
        if isinstance(found, Decision | SplitDecision):
            legal = {action.value for action in seen.legal} - {"stake"}
            assert not legal or {action.value for action in found.values} == legal
        if isinstance(found, BankerDecision):
            both = (("stand", found.stand_ratio), ("hit", found.hit_ratio))
            assert {name for name, ratio in both if ratio} == {action.value for action in seen.legal}


@given(tables(), choices)
@settings(max_examples=60, deadline=None)
def test_what_really_lies_covered_is_among_what_may_lie_so(record: Record, chosen: list[int]):
    rules, you = record.rules, record.opening.you
    for played, state in turns(record, chosen):
        if not state.stock or state.gathered:
            # Who found no card left had to stand, and of that no odds are given.
            continue
        hands = [hand for seat in state.order[:-1] if seat != you for hand in state.seats[seat]]
        stood = [hand for hand in hands if hand.status is Status.STOOD and hand.covered]
        taken = _standing(view(state, you), played)
        assert len(taken) == len(stood)
        for hand, standing in zip(stood, taken, strict=True):
            covered = rules.kinds.of(hand.cards[hand.face_down or 0])
            assert covered in standing.possible(Pack(rules.counts), rules, must_reach(state))


@given(tables(), choices)
@settings(max_examples=40, deadline=None)
def test_where_nobody_stands_the_odds_are_those_of_one_player(record: Record, chosen: list[int]):
    you, bank, rules = record.opening.you, record.opening.bank, record.rules
    for played, state in turns(record, chosen):
        seen = view(state, you)
        found = None if _standing(seen, played) else answer(seen, played)
        if isinstance(found, Decision):
            up = [card for card in seen.seats[bank][0].cards if card]
            out = [card for card in seen.seen if card not in up] + ["4"] * seen.aside.count(None)
            said = total_text(seen.hand.declared) if seen.hand.declared else None
            plain = sm.decision(
                [card for card in seen.hand.cards if card], out, banker=record.banker, upcard=up,
                exchanged=seen.hand.exchanged, declared=said, rules=rules,
            )  # fmt: skip
            assert found == plain


SPLITTING = Rules(split="pair", max_split_hands=2, shuffle="deal-on", pack_runs_out="stand")
FRONT = "6c So 5e Cc 7o 7c 6b 4b 6e 5c"
"""Seat 1 stands on 6, the reader has So, the bank 5e; then come these cards, and all others are out."""
AT_5 = (Player("", "5"),)
SPLIT_PAIR = (Move(2, HIT), Move(2, SPLIT, stake=3))


def few_cards(
    monkeypatch: pytest.MonkeyPatch, *moves: Move, front: str = FRONT, rules: Rules = SPLITTING, **values: Any
) -> tuple[View, Record]:
    """The reader's view and the record after `moves`, seat 1 standing at once if they are the reader's."""
    cards = read_cards(front)
    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: cards)
    out = tuple(card for card in rules.cards if card not in cards)
    opening = Opening(seats=3, bank=0, you=2, stakes=(0, 1, 1), out=out)
    if not moves or moves[0].seat == 2:
        moves = (Move(1, STAND), *moves)
    record = Record(rules, opening=opening, moves=moves, **values)
    return view(record.replay(), 2), record


@pytest.mark.parametrize(
    ("moves", "table"),
    [
        ((), FullTable("So", "6c 5e Cc 7o 7c 6b 4b 6e 5c", AT_5)),
        ((Move(2, HIT),), FullTable("So Cc", "6c 5e 7o 7c 6b 4b 6e 5c", AT_5)),
        (SPLIT_PAIR, FullTable("So", "6c 5e 7o 7c 6b 4b 6e 5c", AT_5, waiting="Cc", stake=Fraction(3))),
    ],
)
def test_a_hand_that_may_be_split_and_its_half_at_a_full_table(monkeypatch, moves, table):
    found = judge(*few_cards(monkeypatch, *moves))
    assert isinstance(found, SplitDecision)
    assert values(found) == table.slow_split()
    assert not table.seat.ran_out


def test_the_second_half_of_a_split_is_a_hand_like_any_other(monkeypatch):
    seen, record = few_cards(monkeypatch, *SPLIT_PAIR, Move(2, HIT))
    assert seen.playing == 1
    assert values(judge(seen, record)) == FullTable("Cc", "6c 5e 7c 6b 4b 6e 5c", AT_5).slow()


FEW = Rules(shuffle="deal-on", pack_runs_out="stand")


def test_a_bank_that_counts_cards_counts_on_its_own_alone(monkeypatch):
    seen, record = few_cards(monkeypatch, front="6c 4o 5e 7o 7c 6b 4b 6e Ac", rules=FEW, banker=BustRisk("1/2"))
    pool, others = ("6c", "5e", "7o", "7c", "6b", "4b", "6e", "Ac"), (Other((), below("5")),)
    pack = tuple(str(card) for card in FEW.cards)
    hand = Held(("4o",))
    assert values(judge(seen, record)) == Seat(Game(), pool, others, wary("1/2", pack)).actions(hand)
    assert values(judge(seen, record)) != Seat(Game(), pool, others, wary("1/2", (*pool, "4o"))).actions(hand)


def test_nothing_is_assumed_of_one_who_has_asked_face_down(monkeypatch):
    moves, played_by = (Move(1, HIT, down=True), Move(1, STAND)), ((1, StandAt("6½")),)
    rules = replace(FEW, ask="choose-down")
    front = "5c 4o 5e Ae 7c 6b 4b 2e Ac"
    seen, record = few_cards(monkeypatch, *moves, front=front, rules=rules, players=played_by)
    known, unknown = (FullTable("4o", "5e Ae 7c 6b 4b 2e Ac", (Player("5c", policy),)) for policy in ("6½", None))
    assert values(judge(seen, record)) == unknown.slow()
    assert unknown.slow() != known.slow()


def test_what_another_has_exchanged_is_known_to_be_a_four(monkeypatch):
    moves, rules = (Move(1, EXCHANGE), Move(1, STAND)), replace(FEW, exchange="4")
    seen, record = few_cards(monkeypatch, *moves, front="4o 3c 5e 6b 7c 4b Ac 2e", rules=rules)
    assert seen.aside == (None,)
    table = FullTable("3c", "5e 6b 7c 4b Ac 2e", (Player("", "5", exchanged=True),), {"exchange": "4"})
    assert values(judge(seen, record)) == table.slow()


def test_once_the_stock_has_been_shuffled_anew_there_are_no_odds(monkeypatch):
    cards, rules = read_cards("Ao 5c Se"), Rules(shuffle="deal-on")
    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: cards)
    opening = Opening(out=tuple(card for card in rules.cards if card not in cards))
    record = Record(rules, opening=opening, moves=(Move(1, HIT), Move(1, HIT)))
    state = record.replay()
    assert (state.to_act, state.gathered, len(state.stock)) == (1, 1, 36)
    with pytest.raises(NotExact) as caught:
        judge(view(state, 1), record)
    assert caught.value.key == "runs-out"


PIPS = Rules(pack="48-pip")


@pytest.mark.parametrize(
    ("rules", "cards", "moves", "statuses"),
    [
        (PIPS, "8o 5c 6e 2b", (), ("waiting", "bust", "playing")),
        (PIPS, "5o 9c 6e 2b", (Move(1, STAND),), ("playing", "stood", "bust")),
        (PIPS, "5o 6c 9e 2b", (Move(1, STAND), Move(2, STAND)), ("bust", "stood", "stood")),
        (PIPS, "8o 9c 6e 2b", (), ("waiting", "bust", "bust")),
        (replace(PIPS, bet="after"), "8o 5c 6e 2b", (), ("waiting", "playing", "waiting")),
        (replace(PIPS, bet="after"), "8o 5c 6e 2b", (Move(1, Staking.STAKE, stake=2),), ("waiting", "bust", "playing")),
        (replace(PIPS, exchange="4"), "4o 5c 6e 9b", (Move(1, EXCHANGE),), ("waiting", "bust", "playing")),
    ],
)
def test_a_first_card_that_counts_more_than_seven_and_a_half_is_bust_at_once(rules, cards, moves, statuses):
    state = laid_out(cards, rules, opening_for(rules, 3, 0, 1))
    for move in moves:
        state = state.play(*move)
    assert tuple(hand.status.value for (hand,) in state.seats) == statuses
    busts = [event.seat for event in state.events if event.kind is EventKind.BUST]
    assert len(busts) == statuses.count("bust")
