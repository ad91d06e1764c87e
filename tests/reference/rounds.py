"""Reference counts of rounds: how many ways there are to play a few fixed deals on, under every preset.

Written apart from the package's table, from the rules alone: cards are texts, hands are dictionaries, every state is copied
whole, and what a hand is worth is found by trying every value of the wild card. Only the values of the rules come from the
package. In the manner of a perft of chess: for each depth the number of sequences of legal moves, how many of them end the
round, what all those rounds together pay the players, and in how many the bank passes.

``python -m tests.reference.rounds`` writes ``tests/data/reference_rounds.json`` anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data" / "reference_rounds.json"

RANKS = {
    "40": "A234567SCR", "48-half": "A23456789SCR", "48-pip": "A23456789SCR", "44-zero": "A2345678SCR",
    "44-half": "A234567TSCR", "36": "A234567CR",
}  # fmt: skip
DEALS = {
    "a four": (2, 0, "4o 5c Ro 7c"),
    "court cards": (2, 0, "Ro 5c So Co 2c"),
    "three at the table": (3, 1, "So 7o 6c Cc Ro 7e"),
    "sevens": (3, 0, "7o 7c 4e 7e Co"),
    "small cards": (2, 1, "Ao 2c 2o Ac 3c Re Sb Ae"),
    "a late wild card": (2, 0, "3o 3c Ro Ac Cb 2e"),
    "four at the table": (4, 2, "6o 3c 4e 5b Ro Cb 7b"),
}
"""Seats, the bank, and the cards in front of the pack."""
MOST_NODES = 900
DEEPEST = 9

Rules = dict[str, Any]
State = dict[str, Any]


def pack_order(rules: Rules, front: str) -> list[str]:
    """Return the pack of a deal: the named cards that it holds, then every seventeenth of the others."""
    whole = [rank + suit for suit in "oceb" for rank in RANKS[rules["pack"]]] * int(rules["packs"])
    first = [card for card in front.split() if card in whole]
    rest = list(whole)
    for card in first:
        rest.remove(card)
    place, order = 0, []
    while rest:
        place = (place + 16) % len(rest)
        order.append(rest.pop(place))
    return first + order


def points(card: str, rules: Rules) -> int:
    rank = card[0]
    if rank in "SCR":
        return 1
    special = {("8", "48-half"): 1, ("9", "48-half"): 1, ("8", "48-pip"): 16, ("9", "48-pip"): 18, ("8", "44-zero"): 0}
    if (rank, rules["pack"]) in special:
        return special[rank, rules["pack"]]
    return {"A": 2, "T": 1}.get(rank) or 2 * int(rank)


def look(hand: dict[str, Any], rules: Rules) -> tuple[str, int]:
    """Return what a hand is (bust, two sevens, natural of some sort, wild seven, long, plain) and its half points."""
    cards, wild = hand["cards"], rules["wild"]
    wilds = [card for card in cards if card == wild]
    fixed = sum(points(card, rules) for card in cards if card != wild)
    if rules["two_sevens"] and len(cards) == 2 and not wilds and all(card[0] == "7" for card in cards):
        return "two sevens", 28
    values = [2 * number for number in range(1, 8)] + ([1] if rules["wild_values"] == "half-or-whole" else [])
    if not wilds:
        totals = [fixed]
    elif hand["declared"]:
        others = [min(values)] * (len(wilds) - 1)
        totals = [fixed + hand["declared"] + sum(others)]
    elif len(cards) == 1:
        totals = [{"half": 1, "free": 14, "must-draw": min(values)}[rules["wild_alone"]]]
    else:
        totals = [fixed + sum(chosen) for chosen in product(values, repeat=len(wilds))]
    total = max((each for each in totals if each <= 15), default=16)
    if total > 15:
        return "bust", 16
    if total == 15 and len(cards) == 2 and rules["natural"] != "none":
        seven = next((card for card in cards if card[0] == "7" and card != wild), None)
        if wilds and rules["natural_wild"] != "no":
            return "wild natural", 15
        if not wilds and rules["natural_wild"] != "only" and seven is not None:
            (other,) = [card for card in cards if card != seven]
            same = seven[1] == other[1]
            if rules["natural"] == "any-suit" and not same:
                return "natural", 15
            if same and other + seven == "Ro7o" and rules["royal_natural_pays"] is not None:
                return "royal natural", 15
            if same:
                return ("suited natural" if rules["suited_natural_pays"] is not None else "natural"), 15
    if total == 15 and wilds and rules["wild_seven_and_a_half_pays"] is not None:
        return "wild seven", 15
    return ("long" if len(cards) > 2 and rules["long_hand_pays"] is not None else "plain"), total


def is_over(hand: dict[str, Any], rules: Rules) -> bool:
    return look(hand, rules)[1] >= 15


def new_hand(card: str, stake: int, **more: Any) -> dict[str, Any]:
    return {"cards": [card], "stake": stake, "declared": 0, "exchanged": False, "split": False, **more}


def opening(rules: Rules, seats: int, bank: int, front: str) -> State:
    step = 1 if rules["order"] == "right" else -1
    order = [(bank + step * turn) % seats for turn in range(1, seats + 1)]
    deck = pack_order(rules, front)
    stake = rules["least_stake"] if rules["bet"] in ("before", "banker") else 0
    hands = {seat: [new_hand(deck.pop(0), 0 if seat == bank else stake)] for seat in order}
    return {"order": order, "bank": bank, "deck": deck, "hands": hands, "turn": 0, "hand": 0, "over": False}


def moves(state: State, rules: Rules) -> Iterator[tuple[Any, ...]]:
    """Yield the legal moves: name, face down, raise, value, stake."""
    if state["over"]:
        return
    seat = state["order"][state["turn"]]
    bank = seat == state["bank"]
    hand = state["hands"][seat][state["hand"]]
    if not bank and hand["stake"] == 0:
        for stake in range(rules["least_stake"], rules["most_stake"] + 1):
            yield "stake", False, 0, 0, stake
        return
    total = look(hand, rules)[1]
    may_hit = may_stand = True
    alone = hand["cards"] == [rules["wild"]] and rules["wild_alone"] == "must-draw"
    if alone:
        may_stand = False
    elif bank and rules["banker"] == "forced":
        limit = round(2 * float(str(rules["banker_stands_on"]).replace("½", ".5")))
        may_hit, may_stand = total < limit, total >= limit
    elif not bank and rules["bank_card"] == "open" and rules["player_must"] != "nothing":
        may_stand = total >= bound(state, rules)
    room = 0 if bank or rules["raising"] == "none" else rules["most_stake"] - hand["stake"]
    declares = rules["wild_declared"] == "on-hit" and rules["wild"] in hand["cards"] and not hand["declared"]
    if may_hit:
        values = [0]
        if declares:
            every = [2 * number for number in range(1, 8)] + ([1] if rules["wild_values"] == "half-or-whole" else [])
            values = [value for value in every if look({**hand, "declared": value}, rules)[1] < 15]
        for down in (False, True) if rules["ask"] != "up" and not bank else (False,):
            for raised, value in product(range(room + 1), values):
                yield "hit", down, raised, value, 0
    if may_stand:
        for raised in range((room if rules["raising"] == "on-ask-or-stand" else 0) + 1):
            yield "stand", False, raised, 0, 0
    if bank:
        return
    first = hand["cards"][0]
    ranks = {"none": "", "4": "4", "3-or-4": "34"}[rules["exchange"]]
    untouched = len(hand["cards"]) == 1 and not hand["exchanged"] and not hand["split"]
    if untouched and first[0] in ranks and first != rules["wild"]:
        yield "exchange", False, 0, 0, 0
    if rules["split"] != "none" and courts(hand, rules) and len(hand["cards"]) >= 2:
        others = state["hands"][seat]
        fits = len(hand["cards"]) == 2 if rules["split"] == "pair" else all(courts(other, rules) for other in others)
        if fits and len(others) < rules["max_split_hands"]:
            for stake in range(hand["stake"], rules["most_stake"] + 1):
                yield "split", False, 0, 0, stake


def courts(hand: dict[str, Any], rules: Rules) -> bool:
    return all(card[0] in "SCR" and card != rules["wild"] for card in hand["cards"])


def bound(state: State, rules: Rules) -> int:
    """Return what a player must have to stand against the bank's open card."""
    upcard = state["hands"][state["bank"]][0]
    if upcard["cards"] == [rules["wild"]] and rules["player_must"] == "pass":
        return 14
    shown = look(upcard, rules)[1]
    return 11 if rules["player_must"] == "pass" and shown == 10 else shown


def after(state: State, move: tuple[Any, ...], rules: Rules) -> State:
    """Return a copy of the state in which the move has been made."""
    name, _, raised, value, stake = move
    state = deepcopy(state)
    seat = state["order"][state["turn"]]
    hands = state["hands"][seat]
    hand = hands[state["hand"]]
    hand["stake"] += raised
    if value:
        hand["declared"] = value
    if name == "stake":
        hand["stake"] = stake
    elif name == "exchange":
        hand["cards"], hand["exchanged"] = [state["deck"].pop(0)], True
    elif name == "split":
        second = new_hand(hand["cards"].pop(), stake, split=True, exchanged=hand["exchanged"])
        hand["split"] = True
        hands.insert(state["hand"] + 1, second)
    elif name == "hit":
        hand["cards"].append(state["deck"].pop(0))
        if is_over(hand, rules):
            go_on(state, rules)
    else:
        go_on(state, rules)
    return state


def go_on(state: State, rules: Rules) -> None:
    seat = state["order"][state["turn"]]
    state["hand"] += 1
    if state["hand"] == len(state["hands"][seat]):
        state["hand"], state["turn"] = 0, state["turn"] + 1
    if state["turn"] == len(state["order"]):
        state["over"] = True
    elif state["order"][state["turn"]] == state["bank"] and rules["double_bust"] == "lost":
        players = [hand for seat in state["order"][:-1] for hand in state["hands"][seat]]
        state["over"] = all(look(hand, rules)[0] == "bust" for hand in players)


def strength(what: tuple[str, int], rules: Rules) -> Fraction:
    name, total = what
    if name == "two sevens":
        return Fraction(100)
    return total + (Fraction(1, 2) if "natural" in name and rules["natural_beats_longer"] else 0)


def paid(own: tuple[str, int], bank: tuple[str, int], rules: Rules) -> Fraction:
    """Return what one bean gains."""
    if own[0] == "bust":
        return Fraction(0) if bank[0] == "bust" and rules["double_bust"] == "refunded" else Fraction(-1)
    mine, other = strength(own, rules), strength(bank, rules)
    if bank[0] == "bust" or mine > other:
        return prize(own, bank, rules)
    if mine == other:
        at_top = rules["ties_at_seven_and_a_half"] if own[1] == 15 else "as-others"
        rule = rules["ties"] if at_top == "as-others" else at_top
        if rule == "banker-on-5":
            rule = "banker" if own[1] == 10 else "push"
        if rule == "push":
            return Fraction(0)
    times = Fraction(1)
    if bank[1] == 15 and own[1] != 15:
        times = Fraction(str(rules["bank_seven_and_a_half_takes"]))
    if "natural" in bank[0] and "natural" not in own[0]:
        times = max(times, Fraction(str(rules["bank_natural_takes"])))
    return -times


def prize(own: tuple[str, int], bank: tuple[str, int], rules: Rules) -> Fraction:
    name, total = own
    if "natural" in name and bank[1] == 15 and rules["natural_over_longer"] == "single":
        return Fraction(1)
    field = {
        "two sevens": "two_sevens_pays", "natural": "natural_pays", "wild natural": "natural_pays",
        "suited natural": "suited_natural_pays", "royal natural": "royal_natural_pays",
        "wild seven": "wild_seven_and_a_half_pays", "long": "long_hand_pays",
    }.get(name, "seven_and_a_half_pays" if total == 15 else "")  # fmt: skip
    return Fraction(str(rules[field])) if field else Fraction(1)


def passes(state: State, rules: Rules) -> bool:
    """Return whether the bank changes hands after the round."""
    if rules["bank_passes"] == "never":
        return False
    if rules["bank_passes"] in ("right", "left"):
        return True
    bank = look(state["hands"][state["bank"]][0], rules)
    for seat in state["order"][:-1]:
        for hand in state["hands"][seat]:
            own = look(hand, rules)
            if paid(own, bank, rules) <= 0:
                continue
            if own[0] == "two sevens" and rules["two_sevens_take_bank"]:
                return True
            if own[1] == 15 and (rules["bank_passes"] == "seven-and-a-half" or "natural" in own[0]):
                return True
    return False


def count(rules: Rules, seats: int, bank: int, front: str) -> dict[str, Any]:
    """Return the counts of one deal, depth by depth, for as long as no depth has too many sequences."""
    layer, rows = [opening(rules, seats, bank, front)], []
    settled, gain, passed = 0, Fraction(0), 0
    while layer and len(rows) < DEEPEST:
        following = [after(state, move, rules) for state in layer for move in moves(state, rules)]
        if len(following) > MOST_NODES:
            break
        rows.append(len(following))
        for state in following:
            if state["over"]:
                settled += 1
                passed += passes(state, rules)
                dealer = look(state["hands"][bank][0], rules)
                for seat in state["order"][:-1]:
                    gain += sum(hand["stake"] * paid(look(hand, rules), dealer, rules) for hand in state["hands"][seat])
        layer = [state for state in following if not state["over"]]
    return {"sequences": rows, "settled": settled, "gain": str(gain), "passed": passed}


def small(rules: Any) -> Rules:
    """Return the values of rules of the package, with stakes of one or two beans, which keeps the counts small."""
    values = {each.name: getattr(rules, each.name) for each in fields(rules)}
    values = {
        name: value if isinstance(value, (int, str, bool)) or value is None else str(value) for name, value in values.items()
    }
    return {**values, "least_stake": 1, "most_stake": 2}


def main() -> None:
    from sieteymedio.engine.presets import preset, presets

    table = {name: {deal: count(small(preset(name)), *how) for deal, how in DEALS.items()} for name in presets()}
    lines = [f"{json.dumps(name)}: {json.dumps(rows)}" for name, rows in table.items()]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
