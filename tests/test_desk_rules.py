"""The odds desk by every rule set: its numbers are the engine's and those of a plain recursion, and nothing is lost."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import sieteymedio as sm
from sieteymedio.engine.cards import CardError, pack_of, read_cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.odds import (
    best_declaration,
    decision,
    declarations,
    final_worths,
    finished,
    next_card,
    ratio_expected_value,
)
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.totals import NATURAL, TWO_SEVENS, WILD_SEVEN, total_text
from sieteymedio.widgets.desk import reply
from tests.helpers import exact
from tests.reference import options as slow
from tests.test_every_rule import OPTIONS, PACKS, SUITED, seen_for

ACTIONS = ("stand", "hit", "exchange")
ODDS = {"format": 1, "id": "o", "kind": "odds"}


def ask(**request: Any) -> dict[str, Any]:
    answer = reply({**ODDS, **request})
    json.dumps(answer, allow_nan=False)
    return answer


def ratio(number: dict[str, str]) -> Ratio:
    return Ratio.of(int(number["n"]), int(number["d"]))


def outlook(wire: dict[str, Any] | None) -> dict[str, Ratio] | None:
    return wire and {name: ratio(value) for name, value in wire.items()}


def same(wire: dict[str, Any] | None, found: Any) -> bool:
    return outlook(wire) == (found and {name: getattr(found, name) for name in wire or ()})


def hands_of(rules: sm.Rules) -> list[str]:
    """A few hands of each kind: low, high, 7½, bust, two sevens, with the wild card where there is one."""
    court, seven = ("Co", "7c") if rules.kinds.suited else ("F", "7")
    hands = ["A", "4", f"2 {court}", f"5 {court}", seven, f"{seven} {court}", f"{seven} 4", f"{seven} 7b", f"2 4 A {court}"]
    return hands + ([f"{rules.wild}", f"{rules.wild} 3", f"{rules.wild} 2 4"] if rules.wild else [])


@pytest.mark.parametrize("name", PRESETS)
def test_the_desk_says_what_the_engine_says_by_every_preset(name: str):
    rules = sm.preset(name)
    game = game_of(rules)
    around: dict[str, Any] = {"rules": rules} | ({"upcard": "6"} if rules.bank_card == "open" else {})
    seen = "3 A"
    bankers: list[dict[str, str] | None] = (
        [None] if rules.banker != "free" or rules.kinds.suited else [None, {"policy": "chase"}]
    )
    for hand in hands_of(rules):
        for policy in bankers:
            banker = sm.Chase() if policy else None
            asked = {"preset": name, "hand": hand, "seen": seen} | ({"banker": policy} if policy else {})
            told = ask(**asked, **({"upcard": "6"} if "upcard" in around else {}))
            assert told["ok"], told
            assert sum(row["left"] for row in told["left"]) == told["out_of"]
            assert [row["of"] for row in told["left"]] == list(rules.counts)
            held = rules.kinds.counts_of(read_cards(hand))
            if game.worth(held) in range(15) or game.worth(held) in range(24, 39):
                judged = decision(hand, seen, banker=banker, **around)
                for action in ACTIONS:
                    assert same(told[action], getattr(judged, action)), (hand, action)
                assert told["best"] == judged.best.value
                assert told["finished"] is None
                assert (told["must"] is None) == (judged.stand is not None)
                chances = [ratio(row["probability"]) for row in told["finals"]]
                assert sum(chances, start=ZERO) == ONE
            else:
                assert same(told["finished"], finished(hand, seen, banker=banker, **around)), hand
                assert told["next"] is told["hit"] is told["stand"] is None
                assert told["note"]
            if told["next"]:
                said = best_declaration(hand, seen, banker=banker, **around)
                counted = total_text(said) if said else None
                following = next_card(hand, f"{seen} 6" if "upcard" in around else seen, declared=counted, rules=rules)
                shown = {row["kind"]: (row["ways"], row["outcome"]) for row in told["next"]["by_kind"]}
                assert shown == {rules.kinds.all[row.kind].key: (row.ways, row.outcome) for row in following.by_kind}
                outcomes = [value for key, value in told["next"].items() if key != "by_kind"]
                assert sum(map(ratio, outcomes), start=ZERO) == ONE
                lying = {name: value for name, value in asked.items() if name != "banker"} | {"kind": "count"}
                lying |= ({"upcard": "6"} if "upcard" in around else {}) | ({"declared": said} if said else {})
                for event in ("bust", "seven_and_a_half", "stays_in", "two_sevens"):
                    counted = ask(**lying, event=event)
                    assert len(counted["cards"]) == counted["ways"] == following.ways(event), (hand, event)


def recursion(option: str, pack: str) -> list[tuple[str | None, slow.BestReply, list[str]]]:
    """The plain recursion over what is left of a pack, for each open card of the bank where there is one."""
    options = OPTIONS[option]
    game = slow.Game(**options)
    shows = options.get("bank_card") == "open"
    left = PACKS[pack][:5] if shows else PACKS[pack]
    found = []
    for up in left[:3] if shows else [None]:
        best = slow.BestReply(game, tuple(left), slow.blind("5"), up)
        assert best.value is not None
        found.append((up, best, left))
    return found


@pytest.mark.parametrize("option", OPTIONS)
def test_the_desk_says_what_the_recursion_says(option: str):
    """Every hand that best play meets on a small pack, finished ones and declared ones too."""
    pack = "fours" if "exchange" in option else "sevens"
    rules = sm.Rules(**OPTIONS[option])
    kinds_of_hand = set()
    for up, best, left in recursion(option, pack):
        for place, ((cards, declared, exchanged), actions) in enumerate(sorted(best.known.items(), key=str)):
            if option in SUITED and place % 4 and len(cards) > 1:
                continue
            told = ask(
                rules=OPTIONS[option],
                hand=sorted(cards),
                seen=[*map(str, seen_for(rules.pack, left)), *exchanged],
                **({"upcard": [up]} if up else {}),
                **({"exchanged": True} if exchanged else {}),
                **({"declared": int(declared * 2)} if declared else {}),
            )
            assert told["ok"], (told["error"], sorted(cards), declared)
            shown = {action: told[action] for action in ACTIONS if told[action]} or {"stand": told["finished"]}
            found = {action: Fraction(exact(ratio(value["expected_value"]))) for action, value in shown.items()}
            assert found == actions, (sorted(cards), declared, exchanged, up)
            kinds_of_hand.add((told["finished"] is not None, declared is not None, bool(exchanged)))
    assert (True, False, False) in kinds_of_hand
    assert any(declared for _, declared, _ in kinds_of_hand) == (OPTIONS[option].get("wild_declared") == "on-hit")
    assert any(exchanged for *_, exchanged in kinds_of_hand) == (OPTIONS[option].get("exchange", "none") != "none")


@pytest.mark.parametrize("banker", [sm.StandAt("5"), sm.StandAt("7½"), sm.Chase()])
def test_a_finished_hand_is_worth_what_any_policy_makes_of_it(banker: sm.Policy):
    """Nothing is left to decide, so whoever plays it gets the same."""
    for options in ({}, {"natural": "any-suit", "wild": "Ro"}, {"ties": "push"}, {"seven_and_a_half_pays": 2}):
        rules = sm.Rules(**options)
        for hand in ("7 S", "4 3 S", "6 A S"):
            found = finished(hand, "5 5", banker=banker, rules=rules)
            assert found.expected_value == ratio_expected_value(sm.StandAt("½"), banker, hand, "5 5", rules=rules)
            assert found.win + found.push + found.lose == ONE
            assert (found.bust, found.seven_and_a_half) == (ZERO, ONE)


def test_a_bust_hand_is_lost_or_refunded_by_the_chance_that_the_bank_busts_too():
    lost = finished("7 2")
    assert (lost.lose, lost.expected_value) == (ONE, -ONE)
    refunded = finished("7 2", rules=sm.Rules(double_bust="refunded"))
    bank_bust = sm.final_totals(sm.StandAt("5"), seen="7 2").ratio(16)
    assert (refunded.push, refunded.lose, refunded.win) == (bank_bust, ONE - bank_bust, ZERO)
    told = ask(rules={"double_bust": "refunded"}, hand="7 2")
    assert ratio(told["finished"]["push"]) == bank_bust
    assert "unless the bank goes bust too" in told["note"]
    assert "whatever the bank does" in ask(hand="7 2")["note"]


def test_a_hand_that_is_not_over_is_not_finished():
    with pytest.raises(CardError, match="the turn of the hand '5' is not over: decision"):
        finished("5")
    with pytest.raises(CardError, match="name it with upcard="):
        finished("7 F", rules=sm.preset("rng-7-e-mezzo"))
    with pytest.raises(CardError, match="declared= is what a wild card in the hand"):
        finished("7 F", declared="3")
    with pytest.raises(
        CardError,
        match="the hand 4 Ro may be declared to count ½, 1, 2, 3|the hand Ro 4 may be declared to count ½, 1, 2, 3",
    ):
        next_card("Ro 4", declared="4", rules=sm.preset("sisal-pokerstars-it"))
    with pytest.raises(CardError, match="may be declared to count nothing"):
        next_card("5", declared="4")


def test_special_hands_are_told_by_name():
    italian = ask(preset="gamerules-italian", hand="7")
    makes = {row["kind"]: (row["outcome"], row["makes"]) for row in italian["next"]["by_kind"]}
    assert makes["7"] == ("two_sevens", "two sevens")
    assert makes["court"] == ("seven_and_a_half", "7½ on two cards")
    assert makes["wild"] == ("seven_and_a_half", "7½ on two cards with the wild card")
    assert makes["2"] == ("bust", "a bust hand")
    assert ratio(italian["next"]["two_sevens"]) == Ratio.of(3, 39)
    finals = {str(row["total"] if isinstance(row["total"], str) else row["total"]["name"]): row for row in italian["finals"]}
    assert ratio(finals["7½ on two cards"]["probability"]) == Ratio.of(11, 39)
    assert list(finals)[-2:] == ["two_sevens", "bust"]
    sisal = ask(preset="sisal-pokerstars-it", hand="3", seen="Rb")
    assert "7½ with the wild card" in [row["total"]["name"] for row in sisal["finals"] if row["total"] != "bust"]
    royal = ask(preset="course-premiums-ar", hand="7o")
    named = {row["kind"]: row["makes"] for row in royal["next"]["by_kind"]}
    assert named["king-coins"] == "the king and the seven of coins"
    assert named["court-coins"] == "7½ on two cards of one suit"
    assert named["court-cups"] == "7½ on two cards"
    both = ask(preset="gamerules-italian", hand="7 7")
    assert both["hand"]["total"]["text"] == both["hand"]["text"] == "two sevens"
    assert "two sevens" in both["note"]


def test_the_hands_at_the_end_are_those_of_the_law_told_apart():
    rules = sm.preset("gamerules-italian")
    worths = dict(final_worths("7", rules=rules))
    law = decision("7", rules=rules).finals
    assert worths[TWO_SEVENS] == law.ratio(TWO_SEVENS)
    assert sum((chance for worth, chance in worths.items() if worth in range(15, 20) and worth != 16), ZERO) == law.ratio(15)
    assert NATURAL in worths
    assert WILD_SEVEN not in worths
    assert final_worths("6", seen=[str(card) for card in pack_of() if str(card) not in ("6o", "5o")]) == ()


def test_a_rule_that_makes_the_hand_draw_is_named():
    live = ask(preset="playtech-live", hand="5", upcard="5")
    assert (live["stand"], live["best"]) == (None, "hit")
    rule = "The rule: “The player must”: reach the bank's open card"
    told = f"Nobody may stand on 5 while the bank shows 5: its card must be passed. {rule}, and pass it where it is a 5."
    assert live["must"] == told
    reach = ask(preset="rng-7-e-mezzo", hand="4", upcard="6")["must"]
    assert reach == f"Nobody may stand on 4 while the bank shows 6. {rule}."
    wild = ask(preset="playtech-live", hand="6", upcard="Ro")["must"]
    assert wild.startswith("Nobody may stand below 7 while the bank shows the wild card.")
    assert ask(preset="rng-7-e-mezzo", hand="6", upcard="6")["must"] is None
    assert ask(preset="rng-7-e-mezzo", hand="Ro", upcard="6")["must"].endswith(
        "“The wild card alone”: the holder must take a card."
    )
    assert live["banker_forced"]
    assert live["banker"] == "the bank stands on 5"


def test_the_open_card_is_asked_for_and_the_next_card_told_meanwhile():
    told = ask(preset="rng-7-e-mezzo", hand="5")
    assert told["hit"] is told["finished"] is None
    assert told["upcard"] == {"cards": [], "total": None}
    assert "shows its first card" in told["note"]
    assert ratio(told["next"]["bust"]) == next_card("5", rules=sm.preset("rng-7-e-mezzo")).ratio("bust")
    shown = ask(preset="rng-7-e-mezzo", hand="5", upcard="Ro")
    assert shown["upcard"] == {"cards": ["Ro"], "total": {"half_points": 1, "text": "½"}}
    assert shown["out_of"] == 38
    assert ask(hand="5")["upcard"] is None


def test_an_exchange_is_a_third_action_until_it_is_made():
    first = ask(preset="veneto-french", hand="4")
    assert first["exchangeable"]
    assert (
        ratio(first["exchange"]["expected_value"]) == decision("4", rules=sm.preset("veneto-french")).exchange.expected_value
    )
    again = ask(preset="veneto-french", hand="4", seen="4", exchanged=True)
    assert again["exchange"] is None
    assert ask(preset="veneto-french", hand="4 A")["exchangeable"] is False


def test_a_wild_card_is_declared_on_a_hit():
    rules = sm.preset("sisal-pokerstars-it")
    told = ask(preset="sisal-pokerstars-it", hand="Ro 4")
    assert told["declare"]["value"] == 0
    assert (
        [value["half_points"] for value in told["declare"]["values"]]
        == [1, 2, 4, 6]
        == list(declarations("Ro 4", rules=rules))
    )
    best = told["declare"]["best"]["half_points"]
    worth = {value: decision("Ro 4", declared=total_text(value), rules=rules).hit.expected_value for value in (1, 2, 4, 6)}
    assert worth[best] == max(worth.values()) == ratio(told["hit"]["expected_value"])
    said = ask(preset="sisal-pokerstars-it", hand="Ro 4", declared=6)
    assert said["declare"] | {"values": None} == {"value": 6, "values": None, "best": None, "settled": True}
    assert said["hand"]["total"]["text"] == "7"
    assert ratio(said["stand"]["expected_value"]) == decision("Ro 4", declared="3", rules=rules).stand.expected_value
    # 3 and 4 are 7, and only a court card fits; the wild card no longer gives way.
    assert ratio(said["next"]["seven_and_a_half"]) == Ratio.of(11, 38)
    bust = ask(preset="sisal-pokerstars-it", hand="Ro 4 3", declared=6)
    assert bust["hand"]["total"]["text"] == "bust"
    assert [value["half_points"] for value in bust["declare"]["values"]] == [6]
    counted = reply(
        {**ODDS, "kind": "count", "preset": "sisal-pokerstars-it", "hand": "Ro 4", "declared": 6, "event": "bust"}
    )
    assert counted["ways"] == 27
    lone = reply({**ODDS, "kind": "count", "preset": "sisal-pokerstars-it", "hand": "Ro", "declared": 14, "event": "bust"})
    assert lone["ways"] == 28
    alone = ask(preset="sisal-pokerstars-it", hand="Ro", declared=6)
    assert (alone["declare"]["value"], alone["declare"]["settled"]) == (0, False)
    assert ask(preset="treccani", hand="Ro 4", declared=6)["declare"] is None


@pytest.mark.parametrize(
    ("request_", "kept", "back"),
    [
        ({"hand": "5 F", "seen": "7"}, ("5 F", "", "7"), None),
        ({"preset": "fantaciencia", "hand": "5 So", "seen": "Sb 7"}, ("5", "", "7"), "jack of coins and jack of clubs"),
        ({"preset": "sept-et-demi-fr-wiki", "hand": "8o 5"}, ("8o 5", "", ""), None),
        ({"hand": "8o 5", "seen": "9"}, ("5", "", ""), "eight of coins and nine"),
        ({"preset": "leovegas-home", "hand": "5 7", "seen": "F 6"}, ("5", "", "6"), "seven and court card"),
        ({"preset": "treccani", "hand": "F " * 12 + "5"}, ("F " * 11 + "5", "", ""), "court card"),
        ({"preset": "rng-7-e-mezzo", "hand": "5", "upcard": "6"}, ("5", "6", ""), None),
        ({"preset": "treccani", "hand": "5", "upcard": "6"}, ("5", "", ""), "six"),
        ({"rules": {"packs": 1}, "hand": "Ro Ro", "seen": "Ro"}, ("Ro", "", ""), "king of coins and king of coins"),
    ],
)
def test_what_can_stay_under_other_rules_stays_and_the_rest_is_told(
    request_: dict[str, Any], kept: tuple[str, str, str], back: str | None
):
    told = ask(**request_, fit=True)
    assert told["ok"], told
    fitted = told["fitted"]
    assert tuple(" ".join(fitted[place]) for place in ("hand", "upcard", "seen")) == tuple(map(str.strip, kept))
    assert told["hand"]["cards"] == fitted["hand"]
    assert (fitted["text"] is None) == (back is None)
    if back:
        assert fitted["text"].endswith(f"back in the pack: {back}.")
    # What is left is what the same request brings without the cards that went back.
    plain = {name: value for name, value in request_.items() if name in ("preset", "rules")}
    again = ask(
        **plain, hand=fitted["hand"], seen=fitted["seen"], **({"upcard": fitted["upcard"]} if fitted["upcard"] else {})
    )
    assert {**again, "fitted": None} == {**told, "fitted": None}


def test_rules_that_bind_the_bank_take_the_place_of_the_banker_that_was_chosen():
    told = ask(preset="leovegas-table", hand="5", upcard="6", banker={"policy": "chase"}, fit=True)
    assert told["fitted"]["banker"] is None
    assert told["banker_policy"] == {"policy": "stand", "at": "5"}
    refused = ask(preset="leovegas-table", hand="5", upcard="6", banker={"policy": "chase"})
    assert refused["error"]["field"] == "banker"
    free = ask(preset="treccani", hand="5", banker={"policy": "chase"}, fit=True)
    assert free["fitted"]["banker"] == {"policy": "chase"}


@pytest.mark.parametrize(
    ("request_", "field", "message"),
    [
        ({"hand": "5", "upcard": "6"}, "upcard", "the bank’s first card is covered"),
        ({"preset": "rng-7-e-mezzo", "hand": "5", "upcard": "6 7"}, "upcard", "shows one card"),
        ({"preset": "rng-7-e-mezzo", "hand": "5o", "upcard": "5o"}, "upcard", "named twice"),
        ({"preset": "leovegas-home", "hand": "7"}, "hand", "suit of seven"),
        ({"preset": "leovegas-home", "hand": "7o", "seen": "F"}, "seen", "suit of court card"),
        ({"preset": "trecani", "hand": "7"}, "preset", "did you mean 'treccani'"),
        ({"preset": "sisal-pokerstars-it", "hand": "Ro 4", "declared": 3}, "declared", "may count ½, 1, 2, 3, 4, 5, 6, 7"),
        ({"hand": "5", "declared": "6"}, "declared", "whole number"),
        ({"hand": "5", "fit": "yes"}, "fit", "true or false"),
        ({"preset": "sept-et-demi-fr-wiki", "hand": "5", "replacement": True}, "replacement", "counts nothing"),
        ({"hand": "5", "open": "6"}, "open", "upcard"),
    ],
)
def test_a_refusal_names_its_field_and_what_is_allowed(request_: dict[str, Any], field: str, message: str):
    answer = ask(**request_)
    assert not answer["ok"]
    assert answer["error"]["field"] == field
    assert message in answer["error"]["message"]


def test_the_next_card_of_a_kind_is_one_that_does_not_lie_there():
    rows = {row["kind"]: row for row in ask(preset="course-premiums-ar", hand="5")["left"]}
    assert (rows["court-coins"]["card"], rows["court-coins"]["group"]) == ("So", "courts")
    rows = {row["kind"]: row for row in ask(preset="course-premiums-ar", hand="5", seen="So")["left"]}
    assert rows["court-coins"]["card"] == "Co"
    for name in PRESETS:
        rules = sm.preset(name)
        told = ask(preset=name)
        for row, kind in zip(told["left"], range(len(rules.counts)), strict=True):
            assert rules.kinds.of(sm.Card.read(row["card"])) == kind


def test_the_count_leaves_the_wild_card_apart():
    """A king that is not told from another is never the wild one."""
    asked = {**ODDS, "kind": "count", "preset": "treccani", "hand": "7", "seen": "R", "event": "seven_and_a_half"}
    counted = reply(asked)
    assert counted["ways"] == 11
    assert counted["cards"].count("Ro") == 1
    assert counted["text"].endswith("10 court cards and 1 wild card.")
    suited = {**ODDS, "kind": "count", "preset": "leovegas-home", "hand": "Fo", "seen": "Rc", "event": "stays_in"}
    counted = reply(suited)
    assert counted["ways"] == 38 - 4  # the four sevens make 7½
    assert [card for card in counted["cards"] if card[0] in "FSCR"] == [
        "Fo",
        "Fo",
        "Sc",
        "Cc",
        "Se",
        "Ce",
        "Re",
        "Sb",
        "Cb",
        "Rb",
    ]
    sevens = reply({**ODDS, "kind": "count", "preset": "gamerules-italian", "hand": "7o", "event": "two_sevens"})
    assert sevens["text"] == "3 of the 39 cards left make two sevens: 3 sevens."


def test_rules_with_many_hands_are_answered_bit_by_bit():
    asked = {"rules": {"pack": "48-half"}, "banker": {"policy": "chase"}, "hand": "F", "seen": "F F F F F F F F 8 8 8 8 9"}
    answer, partials = ask(**asked, resume=0), []
    while answer["resume"] is not None:
        partials.append(answer["partial"])
        answer = ask(**asked, resume=answer["resume"])
    assert len(partials) > 2
    assert [part["done"] for part in partials] == sorted({part["done"] for part in partials})
    assert len({part["of"] for part in partials}) == 1
    assert answer == {**ask(**asked), "partial": None, "resume": None}
