"""Several players, covered cards in doubt, and what knowing is worth, against plain enumeration with cards in hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import sieteymedio as sm
from sieteymedio.engine.beliefs import Standing, under
from sieteymedio.engine.ladder import ladder
from sieteymedio.engine.several import banker_decision, seat_decision
from tests.helpers import exact

POINTS = {"F": 1, "A": 2, "2": 4, "3": 6, "4": 8, "5": 10, "6": 12, "7": 14}
FULL = Counter({"F": 12} | dict.fromkeys("A234567", 4))


def points(cards: str) -> int:
    return sum(POINTS[card] for card in cards)


def stood_so(covered: str, opened: str, limit: int | None) -> bool:
    """Whether a player who draws below `limit` half points gets `opened` on top of `covered` and then stops."""
    totals = [points(covered + opened[:size]) for size in range(len(opened) + 1)]
    if max(totals) >= 15:
        return False
    return limit is None or (all(total < limit for total in totals[:-1]) and totals[-1] >= limit)


def outside(*hands: str, left: str) -> str:
    """Return the cards to be given as seen, so that just `left` remains besides `hands`."""
    rest = FULL - Counter("".join(hands)) - Counter(left)
    return " ".join(rest.elements())


def gain(player: int, banker: int, pay: Fraction = Fraction(1), push: bool = False) -> Fraction:
    if player > 15:
        return Fraction(-1)
    if banker > 15 or player > banker:
        return pay if player == 15 else Fraction(1)
    return Fraction(0 if player == banker and push else -1)


def assignments(pack: str, others: list[tuple[str, int | None]]) -> list[tuple[str, str]]:
    """Return every way to lay a card of `pack` under each of `others` that fits, with the cards that then remain."""
    found = [("", pack)]
    for opened, limit in others:
        found = [
            (covered + card, rest[:place] + rest[place + 1 :])
            for covered, rest in found
            for place, card in enumerate(rest)
            if stood_so(card, opened, limit)
        ]
    return found


def bank_law(rest: str, hand: str, limit: int) -> dict[int, Fraction]:
    """Return the law of the final points of a bank that draws below `limit` from `rest`."""
    if hand and (points(hand) >= limit or not rest):
        return {min(points(hand), 16): Fraction(1)}
    law: dict[int, Fraction] = {}
    for place, card in enumerate(rest):
        for total, chance in bank_law(rest[:place] + rest[place + 1 :], hand + card, limit).items():
            law[total] = law.get(total, Fraction(0)) + chance / len(rest)
    return law


def seat_value(hand: str, worlds: list[str], limit: int, act: str) -> Fraction:
    """Return the value of `act` when each of `worlds`, equally likely, is what remains for this hand and the bank."""
    if act == "stand":
        each = (
            sum(chance * gain(points(hand), total) for total, chance in bank_law(rest, "", limit).items()) for rest in worlds
        )
        return sum(each, Fraction(0)) / len(worlds)
    after: dict[str, list[str]] = {}
    for rest in worlds:
        for place, card in enumerate(rest):
            after.setdefault(card, []).append(rest[:place] + rest[place + 1 :])
    total = sum(len(rests) for rests in after.values())
    return sum(
        (Fraction(len(rests), total) * best_value(hand + card, rests, limit) for card, rests in after.items()), Fraction(0)
    )


def best_value(hand: str, worlds: list[str], limit: int) -> Fraction:
    if points(hand) > 15:
        return Fraction(-1)
    if points(hand) == 15 or len(worlds[0]) < 2:
        return seat_value(hand, worlds, limit, "stand")
    return max(seat_value(hand, worlds, limit, act) for act in ("stand", "hit"))


SEATS = {
    "one known to stand on 5": ("4", [("6", 10)], "FA33457"),
    "one of whom nothing is assumed": ("4", [("6", None)], "FA33457"),
    "two": ("3A", [("5", 10), ("F", None)], "FFA2467"),
    "three with nothing open": ("5", [("", 10), ("", 8), ("", None)], "FA45667"),
}


@pytest.mark.parametrize("name", SEATS)
def test_the_seat_to_act_weighs_what_the_others_show(name: str):
    hand, others, left = SEATS[name]
    standing = [Standing(" ".join(opened), limit and sm.StandAt(limit // 2)) for opened, limit in others]
    seen = outside(hand, *(opened for opened, _ in others), left=left)
    found = seat_decision(" ".join(hand), standing, seen=seen, banker=sm.StandAt("5"))
    worlds = [rest for _, rest in assignments(left, others)]
    assert found.stand is not None
    assert found.hit is not None
    assert exact(found.stand.expected_value.rational()) == seat_value(hand, worlds, 10, "stand")
    assert exact(found.hit.expected_value.rational()) == seat_value(hand, worlds, 10, "hit")


def test_alone_at_the_table_it_is_the_plain_decision():
    for hand in ("5", "A 4", "F F", "2 2 F"):
        alone, plain = seat_decision(hand, seen="7 7"), sm.decision(hand, seen="7 7")
        assert (alone.stand, alone.hit) == (plain.stand, plain.hit)


def test_nothing_known_of_a_covered_card_changes_nothing():
    """A seat that may hold any card at all is a burnt card: the mean over what it may hold is the plain answer."""
    plain = sm.decision("4")
    total = Fraction(0)
    for card, count in (FULL - Counter("4")).items():
        total += Fraction(count, 39) * exact(sm.decision("4", seen=card).stand.expected_value.rational())
    assert total == exact(plain.stand.expected_value.rational())


def bank_values(hand: str, worlds: list[tuple[str, str]], others: list[tuple[str, int | None]], stakes: list[int], act: str):
    """Return the bank's mean gain in beans for `act`, best play afterwards, over equally likely worlds."""
    if act == "stand":
        beans = Fraction(0)
        for covered, _ in worlds:
            for card, (opened, _), stake in zip(covered, others, stakes, strict=True):
                beans -= stake * gain(points(card + opened), points(hand))
        return beans / len(worlds)
    after: dict[str, list[tuple[str, str]]] = {}
    for covered, rest in worlds:
        for place, card in enumerate(rest):
            after.setdefault(card, []).append((covered, rest[:place] + rest[place + 1 :]))
    total = sum(map(len, after.values()))
    mean = Fraction(0)
    for card, rests in after.items():
        acts = ["stand"] if points(hand + card) >= 15 or not rests[0][1] else ["stand", "hit"]
        mean += Fraction(len(rests), total) * max(bank_values(hand + card, rests, others, stakes, each) for each in acts)
    return mean


BANKS = {
    "a low hand against two": ("3", [("6", 10), ("A", None)], [1, 1], "FFA4456"),
    "unequal stakes": ("5", [("5", 10), ("F2", None), ("", 8)], [1, 5, 2], "FA23456"),
    "one covered card": ("4F", [("", 10)], [1], "AF24567"),
}


@pytest.mark.parametrize("name", BANKS)
def test_the_banker_weighs_all_covered_cards_together(name: str):
    hand, others, stakes, left = BANKS[name]
    players = [
        Standing(" ".join(opened), limit and sm.StandAt(limit // 2), stake)
        for (opened, limit), stake in zip(others, stakes, strict=True)
    ]
    found = banker_decision(" ".join(hand), players, seen=outside(hand, *(opened for opened, _ in others), left=left))
    worlds = assignments(left, others)
    assert exact(found.stand) == bank_values(hand, worlds, others, stakes, "stand")
    assert exact(found.hit) == bank_values(hand, worlds, others, stakes, "hit")
    for law in found.players:
        assert sum((exact(chance.rational()) for _, chance in law), Fraction(0)) == 1


def test_what_a_stop_tells():
    """The facts of the covered card, for a player known to stand on 5."""
    five = sm.StandAt("5")
    assert {card: str(chance) for card, chance in under(Standing("6", five)).items()} == {"F": "3/4", "A": "1/4"}
    assert {card: str(chance) for card, chance in under(Standing("A", five)).items()} == {"4": "1"}
    assert {card: str(chance) for card, chance in under(Standing("", five)).items()} == dict.fromkeys("567", "1/3")
    with pytest.raises(sm.CardError, match="would not have played so"):
        under(Standing("R", five))


def test_the_ladder_has_its_rungs_in_order_and_its_ends_are_known():
    five = sm.StandAt("5")
    rungs = ladder(five)
    assert rungs.blind > rungs.open_cards > rungs.everything
    assert rungs.blind == sm.best_banker_reply(five).value
    assert rungs.everything == sm.expected_value(player=five, banker=sm.Chase())
    assert str(rungs).count("the bank sees") == 3


def test_a_ladder_with_an_open_card_or_a_declared_wild_card():
    early = sm.StandAt("2")
    must = sm.Rules(pack="36", bank_card="open", player_must="reach")
    reach = ladder(early, rules=must)
    assert reach.everything == sm.expected_value(player=early, banker=sm.Chase(), rules=must)
    assert reach.blind > reach.open_cards > reach.everything
    rules = sm.Rules(pack="36", wild="Ro", wild_declared="on-hit", seven_and_a_half_pays=2)
    said = ladder(early, rules=rules)
    assert said.blind == sm.best_banker_reply(early, rules=rules).value
    # A bank that chases declares its wild card the least, and may do better than that.
    assert said.open_cards > sm.expected_value(player=early, banker=sm.Chase(), rules=rules) >= said.everything


def test_refusals_say_what_is_allowed():
    with pytest.raises(sm.RulesError, match="suits"):
        ladder(sm.StandAt("5"), rules=sm.preset("leovegas-home"))
    with pytest.raises(sm.PolicyError, match="one player"):
        seat_decision("5", [Standing("6")], banker=sm.Chase())
    with pytest.raises(sm.PolicyError, match="no choice"):
        banker_decision("5", [Standing("6")], rules=sm.preset("leovegas-table"))
    with pytest.raises(ValueError, match="at least one player"):
        banker_decision("5", [])
    with pytest.raises(ValueError, match="a stake is a whole number"):
        Standing("6", stake=0)
    with pytest.raises(sm.PolicyError, match="no choice"):
        ladder(sm.StandAt("5"), rules=sm.preset("rng-7-e-mezzo"))
