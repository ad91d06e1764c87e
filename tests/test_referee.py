"""The referee: every settled round of every preset explained, in agreement with what the table paid."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.policies import Action
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.rounds.events import EventKind
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Opening, Phase, Round, deal
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.referee import explain, explain_hands
from sieteymedio.tutor.rulebook import book_of, deciding_fields
from sieteymedio.tutor.settling import Held

HIT, STAND = Action.HIT, Action.STAND
ROUNDS = 12


def at_random(rules: Rules, key: str, you: int | None = None) -> Round:
    """A round played by the fall of dice among all legal moves."""
    dice = Dice(key)
    least, most = rules.least_seats, min(rules.most_seats, 5)
    seats = 2 if rules.banker == "chase" else max(least, 2) + dice.below(max(most - least, 0) + 1)
    opening = opening_for(rules, seats)
    opening = replace(opening, you=dice.below(seats) if you is None else you)
    state = deal(rules, opening, tuple(dice.shuffled(rules.cards)), key)
    while state.phase is Phase.PLAYING:
        state = state.play(*dice.pick(tuple(state.moves())))
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_every_round_of_every_preset_is_explained_as_it_was_paid(name: str):
    book = book_of(name)
    for number in range(ROUNDS):
        state = at_random(book.rules, f"{name}/{number}")
        told = explain(book, state)
        assert [(hand.seat, hand.hand, hand.verdict.gain) for hand in told.hands] == [
            (found.seat, found.hand, found.gain) for found in state.settlements
        ]
        assert told.bank_gain == -sum((hand.verdict.gain for hand in told.hands), start=ZERO)
        for hand, found in zip(told.hands, state.settlements, strict=True):
            assert hand.verdict.reason is found.reason
            named = {basis.field for basis in hand.because}
            assert named <= {None, *FIELDS}
            assert hand.because
            # What the table itself says decided is always among the rules named, or is what every game has in common.
            assert set(found.because) - named <= {"natural_beats_longer", "natural", "natural_wild", "double_bust"}
        assert not re.search(r"[{}]|\bNone\b", told.text)
        assert told.text.count("\n") == len(told.hands) + 1
        assert told.next_because


TOLD = {
    ("gamerules-base", "6c", "4o 2e"): "You lose one bean. You have 6. The bank has 6: 4 and 2. The bank wins a tie.",
    ("rng-7-e-mezzo", "6c", "4o 2e"): (
        "You get your stake back: one bean. You have 6. The bank has 6: 4 and 2. A tie gives the stake back."
    ),
    ("snai", "6c", "4o 2e"): (
        "You lose one bean. You have 6. The bank has 6: 4 and 2. The source does not say; here we play "
        "that the bank wins a tie."
    ),
    ("gamerules-base", "6c 5e", "4o 2e"): (
        "You lose one bean. You are bust with 11: 6 and 5. The bank has 6: 4 and 2. A hand over 7½ is bust and loses "
        "at once, whatever the bank has."
    ),
    ("gamerules-italian", "7c 7e", "7o Re"): (
        "You win 3 beans. You have exactly two sevens. The bank has 7½ on two cards, a natural: 7 and ½. Exactly two sevens "
        "beat every other hand. Two sevens pay 3 for each bean staked."
    ),
    ("ludoteka", "4c 3e Rb", "5o"): (
        "You win 2 beans. You have 7½: 4, 3 and ½. The bank has 5. The higher hand wins. A winning 7½ pays 2 for each bean "
        "staked."
    ),
}


@pytest.mark.parametrize(("name", "own", "bank", "text"), [(*hands, text) for hands, text in TOLD.items()])
def test_the_referee_in_words(name: str, own: str, bank: str, text: str):
    assert explain_hands(book_of(name), own, bank).text == text


def test_the_bank_need_not_play_when_nobody_is_left():
    book = book_of("gamerules-base")
    state = deal(book.rules, Opening(), read_cards("6o 4c 5e 2e")).play(1, HIT)
    told = explain(book, state)
    assert told.bank_text == "The bank need not play: nobody is left in. The bank wins one bean in all."
    assert "The bank has" not in told.hands[0].text


def test_the_reader_may_hold_the_bank():
    book = book_of("gamerules-base")
    opening = Opening(seats=2, bank=0, you=0, stakes=(0, 1))
    state = deal(book.rules, opening, read_cards("6o 7c 5e 2e")).play(1, STAND).play(0, STAND)
    told = explain(book, state)
    assert told.bank_text == "You have 7. As the bank you win one bean in all."
    assert told.hands[0].text.startswith("Seat 1 loses one bean. Seat 1 has 6.")


def test_what_happened_on_the_way_names_its_rule():
    book = book_of("gamerules-spanish")
    state = (
        deal(book.rules, opening_for(book.rules), read_cards("Ro 7c Re 6e 5b 2c 3c 4c")).play(1, HIT).play(1, Action.SPLIT)
    )
    while state.phase is Phase.PLAYING:
        state = state.play(*next(move for move in state.moves() if move.action in (STAND, HIT)))
    told = explain(book, state)
    assert len(told.hands) == 2
    assert all("split" in {basis.field for basis in hand.course} for hand in told.hands)
    assert EventKind.SPLIT in {event.kind for event in state.events}


def test_a_bank_with_a_limit_says_so():
    rules = Rules(seven_and_a_half_pays=2, bank_limit=1)
    state = deal(rules, Opening(), read_cards("7o 6c Re 2b")).play(1, HIT).play(0, STAND)
    (hand,) = explain(book_of(rules), state).hands
    assert hand.verdict.gain == Ratio.of(1)
    assert "The rules would pay 2 beans, more than the bank has left." in hand.text


def test_a_round_still_played_and_other_rules_are_refused():
    state = deal(Rules(), Opening(), read_cards("6o 7c 5e 2e"))
    with pytest.raises(ValueError, match="still being played"):
        explain(book_of(Rules()), state)
    with pytest.raises(ValueError, match="not those the round was played by"):
        explain(book_of(Rules(ties="push")), state.play(1, HIT))


def test_the_fields_that_decide_are_found_by_changing_them():
    def paid(own: str, bank: str, **rules: object) -> set[str]:
        from sieteymedio.engine.hands import payment

        mine, theirs = Held.of(own), Held.of(bank)
        given = Rules(**rules)  # type: ignore[arg-type]
        return set(deciding_fields(given, lambda each: payment(mine.worth(each), theirs.worth(each), each)))

    assert paid("6c", "5o") == set()
    assert paid("6c", "4o 2e") == {"ties"}
    assert paid("6c 5e", "5o 4c") == {"double_bust"}
    assert paid("7c Re", "6o", natural="any-suit") == {"natural", "natural_pays"}
    assert paid("5c", "7c Re") == {"bank_seven_and_a_half_takes"}
    assert paid("5c", "7c 7e") == {"two_sevens"}
