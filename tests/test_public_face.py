"""The names others rely on: forms of arguments, printing, conventions, and what bad input is told."""

from __future__ import annotations

import dataclasses
import inspect
from fractions import Fraction
from html.parser import HTMLParser

import pytest
from sympy import Rational

import sieteymedio as sm
from sieteymedio.engine import policies
from tests.helpers import exact, law

FIVE = sm.StandAt("5")
PACK = [str(card) for card in sm.Rules().cards]


# The session of the design, line by line.


def test_next_card():
    found = sm.next_card("7")
    assert (found.bust, found.seven_and_a_half, found.stays_in) == (Rational(9, 13), Rational(4, 13), 0)
    assert repr(found) == "NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)"
    assert (found.ways_bust, found.ways_seven_and_a_half, found.ways_stays_in, found.out_of) == (27, 12, 0, 39)


def test_next_card_with_cards_seen():
    found = sm.next_card("5 R", seen="7 7 C")
    assert found.out_of == 35
    assert (found.ways_bust, found.ways_seven_and_a_half, found.ways_stays_in) == (17, 4, 14)


def test_final_totals_from_a_hand():
    found = sm.final_totals(FIVE, hand="A", seen="R R 7")
    assert found.out_of > 0
    assert sum(found.values()) == 1
    assert list(found) == [5, Rational(11, 2), 6, Rational(13, 2), 7, Rational(15, 2), sm.BUST]


def test_expected_value():
    assert sm.expected_value(player=sm.StandAt("4"), banker=FIVE) == Rational(-23154573701043, 139811008337000)


def test_best_response():
    best = sm.best_response(banker=FIVE)
    assert best.value == Rational(-22069914749539, 134817758039250)
    assert best.action("4 R") is sm.Action.HIT
    assert set(best.values("4 R")) == {"stand", "hit"}
    assert {name: exact(ratio) for name, ratio in best.ratios("4 R").items()} == {
        name: exact(number) for name, number in best.values("4 R").items()
    }
    assert exact(best.ratio_value) == exact(best.value)


def test_the_banker_stands_on_5_unless_chosen_otherwise():
    assert sm.expected_value(player=sm.StandAt("4")) == sm.expected_value(player=sm.StandAt("4"), banker=FIVE)
    assert sm.best_response().value == sm.best_response(banker=FIVE).value
    assert sm.decision("5") == sm.decision("5", banker=FIVE)


def test_rules_and_presets():
    assert sm.Rules() == sm.Rules(packs=1, ties="banker", double_bust="lost", seven_and_a_half_pays=1)
    assert len(sm.presets()) == len(set(sm.presets())) >= 1
    for name in sm.presets():
        assert isinstance(sm.preset(name), sm.Rules)
        assert sm.Rules.from_dict(sm.preset(name).to_dict()) == sm.preset(name)


def test_every_function_takes_rules():
    for function in (
        sm.next_card, sm.final_totals, sm.expected_value, sm.best_response, sm.decision, sm.best_banker_reply,
        sm.ordered_hands, sm.hands,
    ):  # fmt: skip
        assert inspect.signature(function).parameters["rules"].default == sm.Rules()


def test_public_names():
    assert set(sm.__all__) >= {
        "BUST", "Action", "BustRisk", "Chase", "DecisionTable", "Rules", "StandAt", "best_response", "expected_value",
        "final_totals", "next_card", "ordered_hands", "preset", "presets",
    }  # fmt: skip
    for name in sm.__all__:
        assert (getattr(sm, name).__doc__ or "").strip(), f"{name} says nothing of itself"


def test_completion_offers_the_public_names_and_no_others():
    assert {name for name in dir(sm) if not name.startswith("__")} == set(sm.__all__)
    assert "__version__" in dir(sm)


# Forms of arguments.


@pytest.mark.parametrize(
    "hand",
    ["5 R", "R 5", "5,R", "5o Rb", ["5", "R"], ("Ro", "5c"), [sm.Card(sm.Rank.FIVE), "F"], (c for c in "5R"), "5 F"],
    ids=str,
)
def test_a_hand_in_all_its_forms(hand: object):
    assert repr(sm.next_card(hand)) == "NextCard(bust=1/2, seven_and_a_half=2/19, stays_in=15/38)"  # type: ignore[arg-type]


@pytest.mark.parametrize("seen", ["7 7 C", ["7o", "7b", "Co"], (sm.Card.read(card) for card in ("7", "7", "C"))], ids=str)
def test_seen_cards_in_all_their_forms(seen: object):
    assert sm.next_card("5 R", seen=seen) == sm.next_card("5 R", seen="7 7 C")  # type: ignore[arg-type]


def test_the_empty_hand_is_the_whole_pack():
    assert sm.next_card("").out_of == sm.next_card([]).out_of == 40
    assert sm.final_totals(FIVE, hand="") == sm.final_totals(FIVE)


@pytest.mark.parametrize("total", ["5½", "5.5", "5,5", "11/2", 5.5, Fraction(11, 2), Rational(11, 2)], ids=repr)
def test_a_limit_and_a_key_in_all_their_forms(total: object):
    assert sm.StandAt(total) == sm.StandAt("5½")
    assert hash(sm.StandAt(total)) == hash(sm.StandAt("5½"))
    assert sm.final_totals(FIVE)[total] == Rational(15880957, 233403030)
    assert total in sm.final_totals(FIVE)
    first = next(sm.ordered_hands(FIVE, total))
    assert first.total == 11


@pytest.mark.parametrize("limit", ["1/2", "0.5", "0,5", Rational(1, 2), Fraction(1, 2)], ids=repr)
def test_a_bust_risk_in_all_its_forms(limit: object):
    assert sm.BustRisk(limit) == sm.BustRisk("1/2")


@pytest.mark.parametrize("pays", ["3/2", "1.5", "1,5", Rational(3, 2), Fraction(3, 2)], ids=repr)
def test_what_seven_and_a_half_pays_in_all_its_forms(pays: object):
    assert sm.Rules(seven_and_a_half_pays=pays) == sm.Rules(seven_and_a_half_pays="3/2")
    assert hash(sm.Rules(seven_and_a_half_pays=pays)) == hash(sm.Rules(seven_and_a_half_pays="3/2"))


# Conventions of results.


def test_a_distribution_is_a_mapping_of_totals_ascending_then_bust():
    found = sm.final_totals(FIVE)
    assert list(found) == [5, Rational(11, 2), 6, Rational(13, 2), 7, Rational(15, 2), sm.BUST]
    assert len(found) == 7
    assert all(isinstance(chance, Rational) for chance in found.values())
    assert sum(found.values()) == 1
    assert found[sm.BUST] == found.bust == Rational(405912956, 1517119695)
    assert found["4"] == 0
    assert "4" not in found
    assert sm.BUST in found
    assert "8" not in found
    assert {total: exact(ratio) for total, ratio in found.ratios()} == {
        16 if total is sm.BUST else int(2 * total): exact(chance) for total, chance in found.items()
    }
    assert Fraction(found.ways(10), found.out_of) == exact(found["5"])


def test_a_mean_counts_a_bust_as_told():
    found = sm.final_totals(FIVE)
    assert found.mean() == found.mean(bust=0) == Rational(583102757, 130504920)
    assert found.mean(bust=-2) == found.mean() - 2 * found.bust
    assert found.mean(bust="1/2") == found.mean() + found.bust / 2


def test_a_probability_never_hands_bust_to_its_test():
    asked: list[object] = []

    def at_least_6(total: object) -> bool:
        asked.append(total)
        return total >= 6  # type: ignore[operator]

    found = sm.final_totals(FIVE)
    assert found.probability(at_least_6) == found["6"] + found["6½"] + found["7"] + found["7½"]
    assert sm.BUST not in asked
    assert all(isinstance(total, Rational) for total in asked)
    assert found.probability(lambda total: True) == 1 - found.bust
    assert found.probability(lambda total: False) == 0


def test_distributions_are_equal_as_laws():
    assert sm.final_totals(FIVE) == sm.final_totals(sm.StandAt(5))
    assert hash(sm.final_totals(FIVE)) == hash(sm.final_totals(sm.StandAt(5)))
    assert sm.final_totals(FIVE) != sm.final_totals(sm.StandAt("4"))
    with_two_packs = sm.final_totals(FIVE, rules=sm.Rules(packs=2), replacement=True)
    assert with_two_packs == sm.final_totals(FIVE, replacement=True)


def test_equal_values_mean_stand():
    """A court card, four sevens left, a bank that draws to 7½ and so must bust: to stand and to hit win alike."""
    left = ["7o", "7c", "7e", "7b"]
    seen = [card for card in PACK if card not in [*left, "Ro"]]
    best = sm.best_response(banker=sm.StandAt("7½"), seen=seen)
    found = sm.decision("Ro", seen=seen, banker=sm.StandAt("7½"))
    assert exact(found.stand.expected_value) == 1
    assert found.hit is not None
    assert found.hit.expected_value == found.stand.expected_value
    assert found.best is sm.Action.STAND
    assert best.action("R") is sm.Action.STAND


def test_expected_value_is_per_unit_of_the_stake():
    for pays in (1, 2, "7/3"):
        rules = sm.Rules(seven_and_a_half_pays=pays)
        found = sm.expected_value(player=FIVE, banker=sm.StandAt("7½"), hand="7 R", rules=rules)
        win = 1 - sm.final_totals(sm.StandAt("7½"), seen="7 R")["7½"]
        assert found == win * (rules.seven_and_a_half_pays.rational() + 1) - 1


def test_the_best_policy_is_a_plain_table_that_plays():
    best = sm.best_response(banker=FIVE)
    assert isinstance(best.policy, sm.DecisionTable)
    assert best.policy.action("A 4") is sm.Action.HIT
    assert best.policy.action("5") is sm.Action.STAND
    assert law(sm.final_totals(best.policy))[16] == exact(sm.final_totals(best.policy).bust)


def test_the_best_policy_plays_where_a_kind_is_out():
    best = sm.best_response(banker=FIVE, seen="7 7 7 7")
    assert sm.expected_value(player=best.policy, banker=FIVE, seen="7 7 7 7") == best.value


def test_the_rows_of_a_table():
    rows = sm.best_response(banker=FIVE).table()
    assert [(row.total, row.size) for row in rows] == sorted((row.total, row.size) for row in rows)
    assert [row.hand for row in rows] == list(dict.fromkeys(row.hand for row in rows))
    assert {row.hand for row in rows} == set(sm.hands())
    for row in rows:
        assert (row.hit is None) == (row.total == 15)
        if row.hit is not None:
            assert exact(row.bust_risk) == exact(sm.next_card(row.hand).bust)


def test_ordered_hands_are_lazy_and_limited():
    found = sm.ordered_hands(sm.StandAt("7½"), sm.BUST)
    assert iter(found) is iter(found)
    assert next(found).total == 16
    assert [draw.cards for draw in sm.ordered_hands(FIVE, "5½", limit=2)] == [
        "F F F F F F F F F A",
        "F F F F F F F A A",
    ]
    assert list(sm.ordered_hands(FIVE, limit=0)) == []
    assert len(list(sm.ordered_hands(FIVE, "6", limit=10**9))) == len(list(sm.ordered_hands(FIVE, "6")))


@pytest.mark.parametrize("event", ["5", "5½", "7½", sm.BUST], ids=str)
def test_ordered_hands_add_up_to_their_event(event: object):
    found = sum(Fraction(each.ways, each.out_of) for each in sm.ordered_hands(FIVE, event, hand="2", seen="R 7"))
    assert found == exact(sm.final_totals(FIVE, hand="2", seen="R 7")[event])


# Policies.


def test_policies_say_what_they_do():
    assert sm.StandAt("4½").name == "stands on 4½"
    assert sm.BustRisk("1/2").name == "stands at a bust risk of 1/2"
    assert "chases" in sm.Chase().name


def test_a_bust_risk_stands_at_the_limit_exactly():
    half = sm.BustRisk("1/2")
    law_of_five = law(sm.final_totals(half, hand="5 R"))
    assert law_of_five == {11: 1}
    assert law(sm.final_totals(half, hand="5")).get(10) is None
    assert law(sm.final_totals(sm.BustRisk("19/39"), hand="5")) == {10: 1}


def test_chase_stands_at_a_push_and_on_a_bust_hand():
    chase = sm.Chase()
    left = sm.Rules().counts

    def at(hand: tuple[int, ...], other: int) -> sm.Action:
        return chase.decide(sm.Situation(hand, left, sm.Rules(ties="push"), opponent_worth=other))

    five = (0, 0, 0, 0, 0, 1, 0, 0)
    assert at(five, 10) is sm.Action.STAND
    assert at(five, 11) is sm.Action.HIT
    assert at(five, 15) is sm.Action.HIT
    assert at(five, 9) is sm.Action.STAND
    assert at(five, 16) is sm.Action.STAND


def test_a_table_of_decisions():
    table = sm.DecisionTable({"A 4": "hit", "5": sm.Action.STAND}, otherwise=FIVE)
    assert (table.action("4 A"), table.action("5"), table.action("4")) == (
        sm.Action.HIT,
        sm.Action.STAND,
        sm.Action.HIT,
    )
    assert table == sm.DecisionTable({"5o": "stand", "4 A": "hit"}, otherwise=FIVE)
    assert hash(table) == hash(sm.DecisionTable({"5": "stand", "4 A": "hit"}, otherwise=FIVE))


class Curious(sm.Policy):
    """Stands on 5 and keeps what it was told."""

    def __init__(self, sees_totals: bool) -> None:
        self.sees_totals = sees_totals
        self.told: list[sm.Situation] = []

    def decide(self, situation: sm.Situation) -> sm.Action:
        self.told.append(situation)
        return FIVE.decide(situation)


def test_a_policy_is_told_what_it_may_know_and_no_more():
    player, banker = Curious(sees_totals=False), Curious(sees_totals=True)
    rules = sm.Rules(ties="push")
    found = sm.expected_value(player=player, banker=banker, seen="7 R", rules=rules)
    assert found == sm.expected_value(player=FIVE, banker=FIVE, seen="7 R", rules=rules)
    unseen = [11, 4, 4, 4, 4, 4, 4, 3]
    for policy in (player, banker):
        assert policy.told
        for situation in policy.told:
            assert 0 < situation.total < 15
            assert list(situation.left) == [count - held for count, held in zip(unseen, situation.hand, strict=True)]
            assert situation.rules == rules
            assert set(situation.legal) == {sm.Action.HIT, sm.Action.STAND}
    assert {situation.opponent_worth for situation in player.told} == {None}
    others = {situation.opponent_worth for situation in banker.told}
    assert None not in others
    assert others <= set(range(1, 17))
    blind = Curious(sees_totals=False)
    assert sm.expected_value(player=FIVE, banker=blind, seen="7 R", rules=rules) == found
    assert {situation.opponent_worth for situation in blind.told} == {None}


def test_policies_written_in_a_few_words():
    for policy in (sm.StandAt("5½"), sm.BustRisk("19/39"), sm.Chase()):
        assert policies.from_dict(policies.to_dict(policy)) == policy
    assert policies.to_dict(sm.Chase()) == {"policy": "chase"}
    assert policies.from_dict({"policy": "stand", "at": "5"}) == FIVE


@pytest.mark.parametrize(
    "values",
    [
        {}, {"policy": "stand"}, {"policy": "stand", "at": "9"}, {"policy": "chase", "at": "5"}, {"policy": ["stand"]},
        {"policy": "risk", "at": "2"}, {"policy": "table"}, {"policy": None}, {"policy": "stand", "at": {}, "x": 1},
    ],
    ids=str,
)  # fmt: skip
def test_policies_that_cannot_be_read_are_refused(values: dict[str, object]):
    with pytest.raises(ValueError, match=r"policy|total|risk"):
        policies.from_dict(values)


# Values are frozen.


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (sm.Rules(), "packs"),
        (FIVE, "total"),
        (sm.BustRisk("1/2"), "limit"),
        (sm.DecisionTable({"5": "hit"}), "decisions"),
        (sm.Card.read("Ro"), "suit"),
        (sm.next_card("5"), "out_of"),
        (sm.decision("5"), "stand"),
        (sm.best_response(), "banker"),
        (next(sm.ordered_hands(FIVE)), "ways"),
        (sm.best_response().table()[0], "hand"),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else value,
)
def test_values_are_frozen(value: object, field: str):
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, field, None)


def test_a_distribution_cannot_be_changed():
    found = sm.final_totals(FIVE)
    with pytest.raises(TypeError, match="item assignment"):
        found["5"] = 1  # type: ignore[index]


def test_rules_as_plain_values():
    rules = sm.Rules(packs=2, ties="push", double_bust="refunded", seven_and_a_half_pays="3/2")
    assert rules.to_dict() == {
        "packs": 2, "ties": "push", "double_bust": "refunded", "seven_and_a_half_pays": "3/2"
    }  # fmt: skip
    assert sm.Rules.from_dict(rules.to_dict()) == rules
    assert sm.Rules().to_dict() == {}
    assert len({sm.Rules(), sm.Rules(ties="banker"), rules}) == 2


# Printing.


class Table(HTMLParser):
    """The parts of one small table."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.scopes: list[str | None] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "th":
            self.scopes.append(dict(attrs).get("scope"))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


SHOWN = {
    "next card": sm.next_card("5"),
    "distribution": sm.final_totals(FIVE),
    "decision": sm.decision("5"),
    "best response": sm.best_response(banker=FIVE),
    "banker's reply": sm.best_banker_reply(FIVE),
}


@pytest.mark.parametrize("name", SHOWN)
def test_results_show_as_an_accessible_table(name: str):
    table = Table(SHOWN[name]._repr_html_())  # type: ignore[attr-defined]
    assert table.tags.count("table") == table.tags.count("caption") == 1
    assert table.tags.count("tr") >= 3
    assert set(table.scopes) == {"col", "row"}
    assert None not in table.scopes
    assert table.scopes.count("row") == table.tags.count("tr") - 1


@pytest.mark.parametrize("name", SHOWN)
def test_results_print_as_text_for_people(name: str):
    text = str(SHOWN[name])
    assert "Ratio(" not in text
    assert "%" in text


def test_printing_holds_fraction_decimal_and_percent():
    assert str(sm.next_card("5")) == ("bust: 19/39 = 0.4872 = 48.7 %\n7½: 0 = 0 %\nstays in: 20/39 = 0.5128 = 51.3 %")
    for part in ("19/39", "0.4872", "48.7 %"):
        assert part in sm.next_card("5")._repr_html_()


def test_long_fractions_come_after_their_decimal_and_are_never_cut():
    lines = str(sm.final_totals(FIVE)).splitlines()
    assert len(lines) == 7
    assert lines[0].split() == ["5:", "0.196548", "=", "19.65", "%", "=", "23387249/118989780"]
    assert "405912956/1517119695" in sm.final_totals(FIVE)._repr_html_()
    assert "-22069914749539/134817758039250" in str(sm.best_response(banker=FIVE))


def test_the_banker_is_named_beside_the_number():
    for banker in (FIVE, sm.StandAt("4½"), sm.Chase()):
        best = sm.best_response(banker=banker)
        assert banker.name in str(best)
        assert banker.name in best._repr_html_()


# Bad input: what was wrong, what is allowed and, where one is near, what was probably meant.


class Undecided(sm.Policy):
    def decide(self, situation: sm.Situation) -> sm.Action:
        return "hit"  # type: ignore[return-value]


BAD = {
    # cards
    "fifth ace": (lambda: sm.next_card("A A A A A"), sm.CardError, ["5 aces", "only 4"]),
    "fifth ace, one seen": (lambda: sm.next_card("A A", seen="A A A"), sm.CardError, ["5 aces", "only 4"]),
    "ninth ace of two packs": (
        lambda: sm.next_card("A A", seen="A A A A A A A", rules=sm.Rules(packs=2)), sm.CardError, ["9 aces", "only 8"]
    ),
    "fifth king": (lambda: sm.next_card("R R R R R"), sm.CardError, ["5 kings", "only 4"]),
    "thirteenth court card": (lambda: sm.next_card("", seen="F " * 13), sm.CardError, ["13 court cards", "only 12"]),
    "fourth court card of a suit": (lambda: sm.next_card("Fo Fo Fo Fo"), sm.CardError, ["court cards of coins", "3"]),
    "the same card twice": (lambda: sm.next_card("Ro", seen="Ro"), sm.CardError, ["king of coins", "Ro", "only 1"]),
    "an eight": (lambda: sm.next_card("8"), sm.CardError, ["'8'", "A 2 3 4 5 6 7 S C R", "no eights and nines"]),
    "a nine of coins": (lambda: sm.next_card("9o"), sm.CardError, ["'9o'", "no eights and nines"]),
    "a letter that is no card": (lambda: sm.next_card("X"), sm.CardError, ["'X'", "A 2 3 4 5 6 7 S C R", "o c e b"]),
    "an English king": (lambda: sm.next_card("K"), sm.CardError, ["'K'", "did you mean R?"]),
    "an English queen of coins": (lambda: sm.next_card("Qo"), sm.CardError, ["'Qo'", "did you mean Co?"]),
    "a one": (lambda: sm.next_card("1"), sm.CardError, ["'1'", "did you mean A?"]),
    "a twelve of cups": (lambda: sm.next_card("12c"), sm.CardError, ["'12c'", "did you mean Rc?"]),
    "a small letter": (lambda: sm.next_card("ro"), sm.CardError, ["'ro'", "did you mean Ro?"]),
    "a capital suit": (lambda: sm.next_card("RO"), sm.CardError, ["'RO'", "did you mean Ro?"]),
    "a blank forgotten": (lambda: sm.next_card("5R"), sm.CardError, ["'5R'", "did you mean 5 R?"]),
    "a number for a hand": (lambda: sm.next_card(5), sm.CardError, ["5", "'5 R'"]),  # type: ignore[arg-type]
    "numbers in a hand": (lambda: sm.next_card([5]), sm.CardError, ["5 is not a card"]),  # type: ignore[list-item]
    "None for a hand": (lambda: sm.next_card(None), sm.CardError, ["None", "'5 R'"]),  # type: ignore[arg-type]
    "more cards than the pack holds": (lambda: sm.next_card("5", seen="2 " * 45), sm.CardError, ["46 cards", "only 40"]),
    "more cards than two packs hold": (
        lambda: sm.next_card("5", seen="2 " * 85, rules=sm.Rules(packs=2)), sm.CardError, ["86 cards", "only 80"]
    ),
    "no card left": (lambda: sm.next_card("5o", seen=PACK[:4] + PACK[5:]), sm.CardError, ["no card is left"]),
    "no card left for a hand": (lambda: sm.final_totals(FIVE, seen=PACK), sm.CardError, ["no card is left"]),
    "no card left for the bank": (lambda: sm.expected_value(FIVE, seen=PACK[1:]), sm.CardError, ["no card", "bank"]),
    **{
        f"a text for a flag of {name}": (ask, ValueError, ["replacement= must be True or False, not 'yes'"])
        for name, ask in {
            "next_card": lambda: sm.next_card("5", replacement="yes"),
            "final_totals": lambda: sm.final_totals(FIVE, replacement="yes"),
            "expected_value": lambda: sm.expected_value(FIVE, replacement="yes"),
            "decision": lambda: sm.decision("5", replacement="yes"),
            "best_response": lambda: sm.best_response(replacement="yes"),
            "best_banker_reply": lambda: sm.best_banker_reply(FIVE, replacement="yes"),
            "hands": lambda: sm.hands(replacement="yes"),
            "ordered_hands": lambda: sm.ordered_hands(FIVE, replacement="yes"),
        }.items()
    },
    "a number for a flag": (lambda: sm.next_card("5", replacement=1), ValueError, ["must be True or False, not 1"]),
    "a text for exchanged": (lambda: sm.decision("5", exchanged="no"), ValueError, ["exchanged= must be True or False"]),
    "seen with replacement": (
        lambda: sm.next_card("5", seen="7", replacement=True), sm.CardError, ["replacement", "leave seen= empty"]
    ),
    "totals seen with replacement": (
        lambda: sm.final_totals(FIVE, seen="7", replacement=True), sm.CardError, ["replacement", "leave seen= empty"]
    ),
    "a best response seen with replacement": (
        lambda: sm.best_response(seen="7", replacement=True), sm.CardError, ["replacement", "leave seen= empty"]
    ),
    # hands
    "a hand named by its cards": (lambda: sm.next_card("7o R"), sm.CardError, ["the hand 7o R has 7½", "draws no more"]),
    "a hand named by card objects": (
        lambda: sm.final_totals(FIVE, hand=[sm.Card.read("Cb"), "7o", "7c"]), sm.CardError, ["the hand Cb 7o 7c is bust"]
    ),
    "a decided hand named by its cards": (lambda: sm.decision("7, R"), sm.CardError, ["the hand 7 R has 7½"]),
    "a hand looked up by its cards": (lambda: sm.best_response().action("S 7"), sm.CardError, ["the hand S 7 has 7½"]),
    "a hand that cannot be read twice": (
        lambda: sm.next_card(card for card in ("7", "R")), sm.CardError, ["the hand 7 F has 7½"]
    ),
    "a hand of a table by its cards": (lambda: sm.DecisionTable({"7 R": "hit"}), sm.CardError, ["the hand 7 R has 7½"]),
    "a card named twice": (lambda: sm.next_card("5o 5o"), sm.CardError, ["five of coins (5o) is named twice"]),
    "a bust hand asked to draw": (lambda: sm.next_card("7 7"), sm.CardError, ["7 7", "bust", "no more cards"]),
    "a bust hand asked for totals": (lambda: sm.final_totals(FIVE, hand="7 7"), sm.CardError, ["7 7", "bust"]),
    "a bust hand asked for its value": (lambda: sm.expected_value(FIVE, hand="7 A"), sm.CardError, ["7 A", "bust"]),
    "a bust hand asked to decide": (lambda: sm.decision("7 2"), sm.CardError, ["7 2", "bust"]),
    "a bust hand looked up": (lambda: sm.best_response().action("7 7"), sm.CardError, ["7 7", "bust"]),
    "seven and a half asked to draw": (lambda: sm.next_card("7 R"), sm.CardError, ["7½", "turn is over"]),
    "seven and a half asked to decide": (lambda: sm.decision("7 R"), sm.CardError, ["7½", "turn is over"]),
    "the bank's bust hand looked up": (
        lambda: sm.best_banker_reply(FIVE).action("7 7"), sm.CardError, ["7 7", "bust"]
    ),
    "the bank's seven and a half looked up": (
        lambda: sm.best_banker_reply(FIVE).action("7 R"), sm.CardError, ["7½", "turn is over"]
    ),
    "nothing to decide": (lambda: sm.decision(""), sm.CardError, ["empty", "before the first card"]),
    "nothing to look up": (lambda: sm.best_response().action(""), sm.CardError, ["empty", "before the first card"]),
    "a hand of cards that are out": (
        lambda: sm.best_response(seen="7 7 7 7").action("7"), sm.CardError, ["7", "out of the pack"]
    ),
    # totals
    "a total that does not exist": (lambda: sm.StandAt("8"), sm.TotalError, ["'8'", "from ½ to 7½"]),
    "a quarter": (lambda: sm.StandAt("5.25"), sm.TotalError, ["'5.25'", "halves"]),
    "a key that is no total": (lambda: sm.final_totals(FIVE)["9"], sm.TotalError, ["'9'", "from ½ to 7½"]),
    "an event that is no total": (lambda: sm.ordered_hands(FIVE, "0"), sm.TotalError, ["'0'", "from ½ to 7½"]),
    "a limit below 0": (lambda: sm.ordered_hands(FIVE, limit=-1), ValueError, ["limit", "whole number", "-1"]),
    "a limit that is no number": (lambda: sm.ordered_hands(FIVE, limit="3"), ValueError, ["limit", "'3'"]),  # type: ignore[arg-type]
    # rules
    "an unknown preset": (lambda: sm.preset("poker"), sm.RulesError, ["'poker'", "presets()", "30"]),
    "a preset nearly right": (
        lambda: sm.preset("gamerules-bace"), sm.RulesError, ["'gamerules-bace'", "did you mean 'gamerules-base'?"]
    ),
    "an unknown rule": (lambda: sm.Rules.from_dict({"xyzzy": 1}), sm.RulesError, ["'xyzzy'", "fields of Rules"]),
    "a rule nearly right": (lambda: sm.Rules.from_dict({"tie": "push"}), sm.RulesError, ["'tie'", "did you mean 'ties'?"]),
    "a tie that goes nowhere": (lambda: sm.Rules(ties="player"), sm.RulesError, ["'player'", "'banker' or 'push'"]),
    "ties nearly right": (lambda: sm.Rules(ties="bank"), sm.RulesError, ["'bank'", "did you mean 'banker'?"]),
    "a double bust nearly right": (
        lambda: sm.Rules(double_bust="refund"), sm.RulesError, ["'refund'", "'lost'", "did you mean 'refunded'?"]
    ),
    "no pack": (lambda: sm.Rules(packs=0), sm.RulesError, ["packs", "1 to 8", "0"]),
    "nine packs": (lambda: sm.Rules(packs=9), sm.RulesError, ["packs", "1 to 8", "9"]),
    "packs as text": (lambda: sm.Rules(packs="2"), sm.RulesError, ["packs", "1 to 8", "'2'"]),  # type: ignore[arg-type]
    "a true pack": (lambda: sm.Rules(packs=True), sm.RulesError, ["packs", "1 to 8", "True"]),
    "seven and a half that pays nothing": (
        lambda: sm.Rules(seven_and_a_half_pays=0), sm.RulesError, ["seven_and_a_half_pays", "above 0", "at most 1000"]
    ),
    "seven and a half that pays a float": (
        lambda: sm.Rules(seven_and_a_half_pays=1.5), sm.RulesError, ["exact number", '"1.5"']
    ),
    "rules by name": (lambda: sm.next_card("5", rules="gamerules-base"), sm.RulesError, ["'gamerules-base'", "Rules"]),  # type: ignore[arg-type]
    "no rules": (lambda: sm.final_totals(FIVE, rules=None), sm.RulesError, ["None", "Rules"]),  # type: ignore[arg-type]
    # policies
    "a policy as text": (lambda: sm.final_totals("5"), sm.PolicyError, ["policy=", "'5'", 'StandAt("5")']),  # type: ignore[arg-type]
    "a player as text": (lambda: sm.expected_value("5"), sm.PolicyError, ["player=", "'5'"]),  # type: ignore[arg-type]
    "a banker as text": (lambda: sm.best_response("5"), sm.PolicyError, ["banker=", "'5'"]),  # type: ignore[arg-type]
    "a class for a policy": (lambda: sm.final_totals(sm.Chase), sm.PolicyError, ["policy=", "Chase"]),  # type: ignore[arg-type]
    "chasing nobody": (lambda: sm.final_totals(sm.Chase()), sm.PolicyError, ["chases", "only a banker"]),
    "a player who chases": (lambda: sm.expected_value(sm.Chase()), sm.PolicyError, ["chases", "only a banker"]),
    "a reply to one who chases": (lambda: sm.best_banker_reply(sm.Chase()), sm.PolicyError, ["chases", "only a banker"]),
    "a risk above 1": (lambda: sm.BustRisk("3/2"), sm.PolicyError, ["between 0 and 1", "3/2"]),
    "a risk below 0": (lambda: sm.BustRisk("-1/2"), sm.PolicyError, ["between 0 and 1", "-1/2"]),
    "a risk as a float": (lambda: sm.BustRisk(0.5), ValueError, ["exact number", '"0.5"']),
    "a decision that is none": (lambda: sm.DecisionTable({"5": "twist"}), sm.PolicyError, ['"hit" or "stand"', "'twist'"]),
    "two decisions for one hand": (
        lambda: sm.DecisionTable({"A 4": "hit", "4 A": "stand"}), sm.PolicyError, ["4 A", "two"]
    ),
    "a table that is none": (lambda: sm.DecisionTable(5), sm.PolicyError, ["5"]),
    "a hand that the table lacks": (
        lambda: sm.final_totals(sm.DecisionTable({"A 4": "hit"})), sm.PolicyError, ["no decision", "give otherwise="]
    ),
    "an answer that is no action": (lambda: sm.final_totals(Undecided()), sm.PolicyError, ["'hit'", "Action.HIT"]),
    "a policy without decide": (lambda: sm.final_totals(sm.Policy()), sm.PolicyError, ["must define decide"]),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name: str):
    ask, error, parts = BAD[name]
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (the message is looked at below, part by part)
        ask()  # type: ignore[operator]
    assert type(caught.value) is error
    message = str(caught.value)
    assert [part for part in parts if part not in message] == []
    assert len(message) < 300


def test_long_nonsense_is_not_repeated_in_full():
    with pytest.raises(sm.CardError) as caught:
        sm.next_card("x" * 10000)
    assert len(str(caught.value)) < 300


def test_what_is_read_later_is_there_when_asked_for_twice():
    for name in ("Comparison", "Side", "Standing", "banker_decision", "seat_decision", "split_decision", "under"):
        assert callable(getattr(sm, name))
        assert getattr(sm, name) is getattr(sm, name)
    with pytest.raises(AttributeError, match="no attribute 'ladders'"):
        _ = sm.ladders
