"""The engine at a full table, under every option, against a slow program that lays actual cards under everybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.engine.beliefs import under
from sieteymedio.engine.cards import Card
from sieteymedio.engine.several import banker_decision
from sieteymedio.engine.totals import points_of
from tests.full_tables import FullTable, Player, drawn_table, draws
from tests.helpers import exact
from tests.reference.full_tables import Lies

ONE, AT_5, TWO = (Player("6o", "5"),), (Player("", "5"),), (Player("6o", "5"), Player("Cc"))
POOL = "Sb Ac 2e 3b 4c 5e 7b"


OPEN = {"bank_card": "open"}
REACH, PASS = OPEN | {"player_must": "reach"}, OPEN | {"player_must": "pass"}
MATTA = {"wild": "Ro"}
DRAWS = MATTA | {"wild_alone": "must-draw"}
SAID = {"wild": "Ro", "wild_declared": "on-hit"}
ANY = {"natural": "any-suit"}
SUITED = ANY | {"suited_natural_pays": "3/4", "natural_pays": 3}
COURTS_AND_SEVENS = "So 7o 7b Cb 6e Ae 4c"

SEATS = {
    "nothing assumed": FullTable("4o", POOL, (Player("6o"),)),
    "one who stands on 5": FullTable("4o", POOL, ONE),
    "two": FullTable("3o", POOL, TWO),
    "three": FullTable("5o", POOL, (*TWO, Player("", "6"))),
    "one who counts cards": FullTable("4o", POOL, (Player("2o", "risk 1/2"), Player("Ae", "risk 1/3"))),
    "a bank that counts cards": FullTable("5o 2b", POOL, ONE, bank="risk 1/2"),
    "a 4 to exchange": FullTable("4o", POOL, TWO, {"exchange": "4"}),
    "a 3 to exchange": FullTable("3o", POOL, TWO, {"exchange": "3-or-4"}),
    "a 4 after an exchange": FullTable("4o", POOL, TWO, {"exchange": "4"}, exchanged=True),
    "one who would have exchanged a 4": FullTable("5o", POOL, (Player("2o", "5"), Player("", "4")), {"exchange": "3-or-4"}),
    "one who has exchanged": FullTable("5o", POOL, (Player("2o", "5", exchanged=True), Player("", "4")), {"exchange": "4"}),
    "an open card": FullTable("4o", POOL, TWO, OPEN, up="6c"),
    "an open card to be reached": FullTable("4o", POOL, (Player("", "4"), Player("Ce")), REACH, up="5c"),
    "5 to be passed": FullTable("5o", POOL, (Player("", "5"), Player("Ce")), PASS, up="5c"),
    "the matta to be reached": FullTable("Ao", "Sb 6c 6e 7b 7e 3b", (Player(),), MATTA | REACH, up="Ro"),
    "the matta to be passed": FullTable("Ao", "Sb 6c 6e 7b 7e 3b", (Player(),), MATTA | PASS, up="Ro"),
    "the matta in hand": FullTable("Ro", POOL, TWO, MATTA),
    "the matta alone is free": FullTable("Ro", POOL, TWO, MATTA | {"wild_alone": "free"}),
    "the matta alone must draw": FullTable("Ro", POOL, TWO, MATTA | {"wild_alone": "must-draw", "wild_values": "whole"}),
    "the matta to be declared": FullTable("Ro", POOL, TWO, SAID),
    "the matta to be declared as a whole card": FullTable(
        "Ro 2c", "Sb Ac 2e 3b 5e 7b", ONE, SAID | {"wild_values": "whole", "wild_alone": "free"}
    ),
    "the matta declared": FullTable("2c Ro Sb", "Ac 2e 3b 4c 5e 7b", TWO, SAID, declared="2"),
    "the matta may lie covered": FullTable("5o", "Ro Ac 2e 3b 4c 7b", (Player("6o"), Player("", "5")), MATTA),
    "the matta may lie covered but not alone": FullTable("5o", "Ro Ac 5e 6b 4c 7b", (Player(), Player("", "4")), DRAWS),
    "a covered matta must have drawn": FullTable("5o", "Ro Ac 5e 2b 4c 7b", (Player("6o", "½"), Player("", "4")), DRAWS),
    "a covered matta declared": FullTable("5o", "Ro Ac 2e 3b 4c 7b", (Player("5b", declared="1"), Player("Cc")), SAID),
    "a covered matta declared its least": FullTable(
        "5o", "Ro Ac 2e 3b 4c 7b", (Player("6o", "1", declared="½"), Player("Cc")), SAID
    ),
    "an open matta": FullTable("5o", POOL, (Player("Ro", "5"), Player("Cc")), MATTA),
    "an open matta that came last": FullTable("5o", POOL, (Player("Ao Ro", "6"), Player("Cc")), SAID),
    "an open matta declared": FullTable("5o", POOL, (Player("Ro 2b", declared="3"), Player("Cc")), SAID),
    "an open matta declared its least": FullTable("5o", POOL, (Player("Ro 2o", "risk 1/3", declared="½"),), SAID),
    "the matta pays": FullTable("3o", "Ro Ac 2e 3b 4c 7b", ONE, MATTA | {"wild_seven_and_a_half_pays": 3}),
    "any natural": FullTable("7c", COURTS_AND_SEVENS, ONE, ANY),
    "a natural with the matta alone": FullTable("7c", "Ro 7o Cb 6e Ae", ONE, ANY | MATTA | {"natural_wild": "only"}),
    "no natural with the matta": FullTable("7c", "Ro 7o Cb 6e Ae", ONE, ANY | MATTA | {"natural_wild": "no"}),
    "a natural of one suit": FullTable(
        "7o",
        COURTS_AND_SEVENS.replace("7o", "2o"),
        (Player("6o"), Player("", "5")),
        {"natural": "same-suit", "bank_natural_takes": 2},
    ),
    "suits pay apart": FullTable("So", "7o 7b Ro Cb 6e 4c", (Player("", "5"), Player()), SUITED),
    "the royal natural": FullTable(
        "7o", "Ro So Cb 6e 4c 7b", (Player("", "5"), Player()), SUITED | {"royal_natural_pays": 5}
    ),
    "suits in a longer hand": FullTable(
        "2o 3c",
        "Ro So 7o 6e 4c 7b",
        (Player("", "5"), Player("Cb")),
        SUITED | {"royal_natural_pays": 5, "natural_over_longer": "single"},
    ),
    "one who looks at suits": FullTable("Se", "7o 7b Ro 4c Co 5c", (Player("", "coins"), Player("Ae", "coins")), SUITED),
    "a bank that looks at suits": FullTable("4o", "7o 7b Ro 6e Cc", AT_5, {"natural": "same-suit"}, bank="coins"),
    "a natural over a longer 7½": FullTable("7c", COURTS_AND_SEVENS, ONE, ANY | {"natural_over_longer": "single"}),
    "a natural that beats nothing more": FullTable(
        "7c", COURTS_AND_SEVENS, ONE, ANY | {"natural_beats_longer": False, "ties": "push"}
    ),
    "two sevens": FullTable("7c", "7o 7b 6e Ae Sc 4c", (Player("", "5"), Player("Ce")), {"two_sevens": True}),
    "long hands": FullTable("Ao 2c", POOL, ONE, {"long_hand_pays": "1/4"}),
    "both bust": FullTable("5o Ao", POOL, TWO, {"double_bust": "refunded"}),
    "pushes": FullTable("5o", POOL, TWO, {"ties": "push"}),
    "ties on 5": FullTable("5o", POOL, TWO, {"ties": "banker-on-5", "ties_at_seven_and_a_half": "push"}),
    "the bank's 7½ takes two": FullTable("5o", POOL, TWO, {"bank_seven_and_a_half_takes": 2}),
    "7½ pays two": FullTable("4o", POOL, TWO, {"seven_and_a_half_pays": 2}),
    "eights that count nothing": FullTable(
        "4o", "8o 8c 2e 3b 5e 7b", (Player("8b 5c", "5"), Player("8e")), {"pack": "44-zero"}
    ),
    "eights and nines that count one half": FullTable(
        "6o", "8o 9c 2e 3b 5e 7b", (Player("9b"), Player("8e 8b", "4")), {"pack": "48-half"} | ANY
    ),
    "eights and nines that bust": FullTable("4o", "8o 9c Ae 3b 5e 7b", TWO, {"pack": "48-pip"}),
}


@pytest.mark.parametrize("name", SEATS)
def test_the_odds_of_a_seat(name: str):
    seat_is_right(SEATS[name])


@pytest.mark.parametrize("seed", range(80))
def test_the_odds_of_a_seat_under_mixtures_of_options(seed: int):
    seat_is_right(drawn_table(seed))


def seat_is_right(table: FullTable) -> None:
    found = table.decision()
    assert table.fast() == table.slow()
    if found.stand:
        outcomes = table.seat.outcomes(table.hold()).items()
        for name, sign in (("win", 1), ("push", 0), ("lose", -1)):
            chance = sum((chance for (gain,), chance in outcomes if (gain > 0) - (gain < 0) == sign), Fraction(0))
            assert exact(getattr(found.stand, name)) == chance
    for look in (found.stand, found.hit, found.exchange):
        assert look is None or exact(look.win) + exact(look.push) + exact(look.lose) == 1


BANKS = {
    "one": FullTable("3o", POOL, ONE),
    "unequal stakes": FullTable("5o", POOL, (Player("6o", "5", 2), Player("Cc", None, 5))),
    "three": FullTable("4o Sc", POOL, (*TWO, Player("", "4", 3))),
    "one who counts cards": FullTable("4o", POOL, (Player("2o", "risk 1/2"), Player("Ae", "risk 1/3", 2))),
    "shown hands": FullTable("5o", POOL, ONE, shown=(("7o Sc", 3, None), ("5b 6b", 1, None))),
    "nobody stands covered": FullTable("5o", POOL, shown=(("7o Sc", 3, None), ("5b Ae", 1, None))),
    "a bust hand that both may lose": FullTable("5o", POOL, ONE, {"double_bust": "refunded"}, shown=(("5b 6b", 4, None),)),
    "an open card to be reached": FullTable("5o", POOL, (Player("", "4"), Player("Ce")), REACH),
    "the first card was open": FullTable("5o Sc", POOL, (Player("", "4"), Player("Ce")), REACH),
    "the first card was open, in the other order": FullTable("Sc 5o", POOL, (Player("", "4"), Player("Ce")), REACH),
    "5 to be passed": FullTable("5o", POOL, (Player("", "5"), Player("Ce")), PASS),
    "exchanges": FullTable("5o", POOL, (Player("2o", "5", exchanged=True), Player("", "4", 2)), {"exchange": "4"}),
    "the matta in hand": FullTable("Ro", POOL, TWO, MATTA),
    "the matta alone must draw": FullTable("Ro", POOL, TWO, DRAWS),
    "the matta to be declared": FullTable("Ro 2c", POOL, TWO, SAID),
    "the matta declared": FullTable("Ro Sc", POOL, TWO, SAID, declared="3"),
    "a shown matta declared": FullTable(
        "4o", POOL, ONE, SAID | {"wild_seven_and_a_half_pays": 3}, shown=(("6b Ro Ce", 2, "1"),)
    ),
    "a covered matta declared": FullTable(
        "5o", "Ro Ac 2e 3b 4c 7b", (Player("5b", declared="1"), Player("Cc", None, 2)), SAID
    ),
    "naturals of one suit": FullTable(
        "7o",
        "So Cb 7b 6e 5c",
        (Player("", "5"), Player("Ce", None, 2)),
        {"natural": "same-suit", "bank_natural_takes": 2},
        shown=(("7c Sc", 1, None),),
    ),
    "suits pay apart": FullTable(
        "4o",
        POOL,
        AT_5,
        SUITED | {"royal_natural_pays": 5},
        shown=(("7o Ro", 1, None), ("7c Cc", 2, None), ("7e So", 1, None)),
    ),
    "two sevens": FullTable("7o", "7b Sb 6e 5c Ae", AT_5, {"two_sevens": True}, shown=(("7c 7e", 1, None),)),
    "long hands": FullTable(
        "4o", POOL, (Player("Ao 2o", None, 3),), {"long_hand_pays": "1/4"}, shown=(("2b Co 5o", 1, None),)
    ),
    "eights that count nothing": FullTable(
        "4o", "8o 8c 2e 3b 5e 7b", (Player("8b 5c", "5"), Player("8e")), {"pack": "44-zero"}
    ),
    "eights and nines that count one half": FullTable(
        "6o", "8o 9c 2e 3b 5e 7b", (Player("9b"), Player("8e 8b", "4")), {"pack": "48-half"} | ANY
    ),
}


@pytest.mark.parametrize("name", BANKS)
def test_the_odds_of_the_bank(name: str):
    bank_is_right(BANKS[name])


@pytest.mark.parametrize("seed", range(60))
def test_the_odds_of_the_bank_under_mixtures_of_options(seed: int):
    bank_is_right(drawn_table(seed, what="bank"))


def bank_is_right(table: FullTable) -> None:
    found = table.bank_decision()
    assert table.fast_bank() == table.slow_bank()
    up = table.hand.split()[0] if table.options.get("bank_card") else None
    hands = Lies(table.game, tuple(table.pool.split()), table.players(), up).hands.values()
    assert len(found.players) == len(table.others)
    for place, law in enumerate(found.players):
        totals = Counter(int(2 * table.game.total(held[place])) for held in hands)
        shares: Counter[int] = Counter()
        for worth, chance in law:
            shares[points_of(worth)] += int(exact(chance) * len(hands))
        assert shares == totals


@pytest.mark.parametrize("seed", range(40))
def test_what_a_stop_tells_of_the_covered_card(seed: int):
    table = drawn_table(seed, most=1)
    (player,), rules, pool = table.others, table.rules, tuple(table.pool.split())
    out = [*table.seen, *table.hand.split()]
    other = replace(table.players()[0], draws=draws(player.policy, (*pool, *player.cards)))
    lies = Lies(table.game, pool, (other,), table.up).hands
    letters = Counter(rules.kinds.all[rules.kinds.of(Card.read(card))].letter for (card,) in lies)
    if not lies:
        with pytest.raises(sm.CardError, match="would not have played so"):
            under(table.standing()[0], out, upcard=table.up or (), rules=rules)
    else:
        found = under(table.standing()[0], out, upcard=table.up or (), rules=rules)
        assert {letter: exact(chance) for letter, chance in found.items()} == {
            letter: Fraction(ways, len(lies)) for letter, ways in letters.items()
        }


HIGH = "7o 7c 6b 6e 5c 5e 5b 4b"
SPLITS = {
    "a pair": FullTable("So Cc", HIGH, AT_5),
    "a pair, the second stake higher": FullTable("So Cc", HIGH, AT_5, stake=Fraction(3, 2)),
    "a lone court card": FullTable("So", "Cc 7c 7e 6b 6e 6o 5c 5e 5b", AT_5),
    "a lone court card by the rule of the run": FullTable("So", "Cc 7c 7e 6b 6e 6o 5c 5e 5b", AT_5, split="run"),
    "three court cards by the rule of the run": FullTable("So Cc Re", HIGH, AT_5, split="run"),
    "three court cards by the rule of the pair": FullTable("So Cc Re", HIGH, AT_5),
    "an open card of the bank to be passed": FullTable("So Cc", f"{HIGH} 4e", AT_5, PASS, up="5o"),
    "naturals of one suit": FullTable("So Cc", HIGH, AT_5, {"natural": "same-suit", "bank_natural_takes": 2}),
    "suits pay apart": FullTable("Ro Cc", HIGH, AT_5, SUITED | {"royal_natural_pays": 5}),
    "the matta may come": FullTable("So Cc", "Ro 7o 7c 6b 6e 6c 5c 5e 5b", AT_5, SAID),
    "long hands and both bust": FullTable("So Cc", HIGH, AT_5, {"long_hand_pays": 2, "double_bust": "refunded"}),
    "the first half, its second waiting": FullTable("So 4c", HIGH, AT_5, waiting="Cc"),
    "the first half with another stake": FullTable("So", HIGH, AT_5, waiting="Cc", stake=Fraction(1, 3)),
    "two court cards and a third that waits": FullTable("So Re", HIGH, AT_5, waiting="Cc", stake=Fraction(2), split="run"),
    "a half with the matta declared": FullTable("So Ro 2b", HIGH, AT_5, SAID, waiting="Cc", declared="3"),
    "a half with the matta to be declared": FullTable("So Ro", HIGH, AT_5, SAID, waiting="Cc"),
    "two who stand": FullTable("So Cc", f"{HIGH} 7b", (Player("", "5"), Player("", "6"))),
}


@pytest.mark.parametrize("name", SPLITS)
def test_splits_and_their_halves(name: str):
    split_is_right(SPLITS[name])


@pytest.mark.parametrize("what", ["split", "half"])
@pytest.mark.parametrize(("number", "pool", "most"), [(30, 6, 2), (12, 9, 1)])
def test_splits_and_their_halves_under_mixtures_of_options(what: str, number: int, pool: int, most: int):
    for seed in range(number):
        split_is_right(drawn_table(seed, most=most, pool=pool, what=what))


def split_is_right(table: FullTable) -> None:
    assert table.fast_split() == table.slow_split()
    # Only where a hand might find the pack empty are both halves counted together.
    assert table.may_run_out or not table.seat.ran_out


def test_where_a_hand_finds_the_pack_empty_the_second_half_is_played_with_an_eye_on_both():
    table = FullTable("So Cc", "Ab Ac 2e 2b 5c", AT_5)
    split_is_right(table)
    assert table.seat.ran_out
    assert not FullTable("So Cc", f"{HIGH} 7b 7e", AT_5).may_run_out


def test_the_slow_program_on_paper():
    """Under a player who stands on 6 with nothing open lies the 7, so the bank has the 5; if nothing is known, either."""
    known, unknown = (FullTable("6o", "5b 7e", (Player("", policy),)) for policy in ("6", None))
    assert known.slow() == known.fast() == {"stand": 1}
    assert unknown.slow() == unknown.fast() == {"stand": 0}
    # With 3b too: 7 covered, the bank draws 5, or 3 and then 5, and busts; a hit on 6 busts with either card.
    more = FullTable("6o", "3b 5b 7e", (Player("", "6"),))
    assert more.slow() == more.fast() == {"stand": 1, "hit": -1}


@pytest.mark.parametrize(
    ("rules", "pool", "players"),
    [
        ({}, POOL, (Player(), Player("", "4"), Player("", "5"))),
        ({"exchange": "4"}, POOL, (Player("", "4"), Player("", "4", exchanged=True), Player("Ce"))),
        (SAID, "Ro Ac 2e 3b 4c 7b", (Player("2o"), Player("2o", declared="2"))),
    ],
)
def test_what_is_known_of_another_makes_a_difference(rules: dict[str, Any], pool: str, players: tuple[Player, ...]):
    found = [FullTable("5o", pool, (player,), rules).fast() for player in players]
    assert len({tuple(values.items()) for values in found}) == len(players)


def test_a_policy_declares_the_least():
    table = FullTable("5o", "Ro Ac 2e 3b 4c 7b", (Player("2b", declared="3"),), SAID)
    assert table.fast() == table.slow()
    played = replace(table, others=(Player("2b", "1", declared="3"),))
    assert not played.can_be
    with pytest.raises(sm.CardError, match="would not have played so"):
        played.fast()


def test_which_card_of_the_bank_was_open_makes_a_difference():
    one, other = "the first card was open", "the first card was open, in the other order"
    assert BANKS[one].fast_bank() != BANKS[other].fast_bank()


def test_the_order_of_those_who_stand_does_not_matter():
    table = FullTable("5o", POOL, (*TWO, Player("", "4", 3)), SUITED)
    turned = FullTable("5o", POOL, tuple(reversed(table.others)), SUITED)
    assert table.fast() == turned.fast()
    assert table.fast_bank() == turned.fast_bank()


def test_a_forced_bank_has_no_choice_at_an_open_card_either():
    with pytest.raises(sm.PolicyError, match="no choice"):
        banker_decision("5o", BANKS["one"].standing(), rules=sm.Rules(banker="forced", bank_card="open"))
