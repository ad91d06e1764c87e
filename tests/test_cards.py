"""Cards, packs and the reading of hands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.engine.cards import read_cards, standard_pack
from sieteymedio.engine.rules import BASE
from tests.helpers import FRESH, LETTERS, POINTS


def test_the_pack():
    pack = standard_pack()
    assert len(pack) == len(set(pack)) == 40
    assert " ".join(map(str, pack[:10])) == "Ao 2o 3o 4o 5o 6o 7o So Co Ro"
    assert [card.suit for card in pack[::10]] == list(sm.Suit)
    assert BASE.kinds.counts_of(pack) == FRESH
    assert sum(POINTS[BASE.kinds.of(card)] for card in pack) == 12 * 1 + 4 * (2 + 4 + 6 + 8 + 10 + 12 + 14)


@pytest.mark.parametrize("packs", range(1, 9))
def test_several_packs(packs: int):
    rules = sm.Rules(packs=packs)
    assert Counter(rules.cards) == dict.fromkeys(standard_pack(), packs)
    assert rules.counts == tuple(packs * count for count in FRESH)


@pytest.mark.parametrize("card", standard_pack(), ids=str)
def test_a_card_prints_as_it_is_read(card: sm.Card):
    assert sm.Card.read(str(card)) == card
    assert sm.Card.read(str(sm.Card(card.rank))) == sm.Card(card.rank)
    kind = BASE.kinds.of(card)
    assert kind == LETTERS.index("F" if card.rank.value in "SCR" else card.rank.value)
    assert BASE.kinds.all[kind].half_points == POINTS[kind]
    assert hash(card) == hash(sm.Card.read(str(card)))


def test_a_card_says_its_name():
    assert sm.Card.read("Ro").english == "king of coins"
    assert [sm.Card.read(rank).english for rank in "ASC7"] == ["ace", "jack", "knight", "seven"]
    assert {card.english for card in standard_pack()} == {
        f"{rank} of {suit}"
        for rank in ("ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king")
        for suit in ("coins", "cups", "swords", "clubs")
    }


@given(st.tuples(*(st.integers(0, count) for count in FRESH)))
def test_a_composition_reads_back_from_its_text(counts: tuple[int, ...]):
    assert BASE.kinds.counts_of(read_cards(BASE.kinds.text(counts))) == counts


FIVE_AND_KING = (sm.Card(sm.Rank.FIVE), sm.Card(sm.Rank.REY, sm.Suit.COINS))


@pytest.mark.parametrize(
    "given",
    [
        "5 Ro",
        " 5   Ro ",
        "5,Ro",
        "5, Ro",
        ["5", "Ro"],
        ("5", " Ro "),
        FIVE_AND_KING,
        [FIVE_AND_KING[0], "Ro"],
        (str(card) for card in FIVE_AND_KING),
    ],
    ids=str,
)
def test_cards_in_all_their_forms(given: object):
    assert read_cards(given) == FIVE_AND_KING  # type: ignore[arg-type]


def test_cards_alone_and_none():
    assert read_cards(FIVE_AND_KING[0]) == FIVE_AND_KING[:1]  # type: ignore[arg-type]
    assert read_cards("") == read_cards([]) == read_cards(()) == ()


@given(st.text(max_size=12))
def test_text_is_read_as_cards_or_refused(text: str):
    try:
        cards = read_cards(text)
    except sm.CardError:
        return
    assert [str(card) for card in cards] == text.replace(",", " ").split()
