"""The game by plain recursion over deals: slow, exact, and knowing nothing of the engine.

A card is the sign of its kind (``"½"`` for a court card, ``"1"`` … ``"7"``), a pack a dictionary
from signs to how many are left, a hand the string of its cards in the order they came, a score a
``Fraction`` of points, and every chance a product of fractions along one deal.  No closed formula
and no multisets: whatever shortcut the engine takes, this program does not take it.

``python -m tests.reference.deals`` writes ``tests/data/reference_counts.json`` anew, in about three minutes.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

VALUES = {"½": Fraction(1, 2)} | {sign: Fraction(sign) for sign in "1234567"}
GOAL = Fraction(15, 2)

Pack = dict[str, int]
Draws = Callable[[str, Pack], bool]
"""Whether a hand (in the order it came) asks for another card, given the cards it has not seen."""

DATA = Path(__file__).parent.parent / "data" / "reference_counts.json"
COMMAND = "python -m tests.reference.deals"


def pack_of(*left: int) -> Pack:
    """The pack with so many courts, aces, twos … sevens left."""
    return dict(zip(VALUES, left, strict=True))


PACKS = {
    "fresh": (1, pack_of(12, 4, 4, 4, 4, 4, 4, 4)),
    "five seen": (1, pack_of(11, 3, 4, 4, 4, 3, 4, 2)),
    "no courts": (1, pack_of(0, 4, 4, 4, 4, 4, 4, 4)),
    "two packs": (2, pack_of(24, 8, 8, 8, 8, 8, 8, 8)),
    "ten cards": (1, pack_of(3, 1, 1, 1, 1, 1, 1, 1)),
    "nine low cards": (1, pack_of(2, 2, 2, 1, 1, 1, 0, 0)),
    "eight cards": (1, pack_of(1, 0, 2, 1, 0, 2, 1, 1)),
}
"""Packs by name: how many packs were shuffled together, and what is left of them."""


def score(hand: str) -> Fraction:
    """What the cards of *hand* add up to, in points."""
    return sum((VALUES[card] for card in hand), Fraction(0))


def bust(hand: str) -> bool:
    """Whether *hand* has passed 7½."""
    return score(hand) > GOAL


def without(pack: Pack, cards: str) -> Pack:
    """*pack* with *cards* taken out."""
    return {sign: left - cards.count(sign) for sign, left in pack.items()}


def with_cards(pack: Pack, cards: str) -> Pack:
    """*pack* with *cards* put back."""
    return {sign: left + cards.count(sign) for sign, left in pack.items()}


def below(limit: Fraction | str) -> Draws:
    """The rule that draws below *limit* points."""
    limit = Fraction(limit)
    return lambda hand, pack: score(hand) < limit


def bust_chance(hand: str, pack: Pack) -> Fraction:
    """The chance that one more card out of *pack* takes *hand* over 7½."""
    bad = sum(left for sign, left in pack.items() if bust(hand + sign))
    return Fraction(bad, sum(pack.values()))


def risking_less_than(limit: Fraction | str) -> Draws:
    """The rule that draws while the chance of a bust is below *limit*."""
    limit = Fraction(limit)
    return lambda hand, pack: bust_chance(hand, pack) < limit


def hands_dealt(
    pack: Pack, draws: Draws, hand: str = "", chance: Fraction = Fraction(1), back: bool = False
) -> Iterator[tuple[str, Fraction]]:
    """Every hand in which drawing can end, in the order its cards came, with its chance.

    With *back*, every card goes back into the pack before the next is drawn.
    """
    if hand and (score(hand) >= GOAL or not draws(hand, pack)):
        yield hand, chance
        return
    cards = sum(pack.values())
    if not cards:
        raise ValueError(f"the pack ran out while {hand or 'an empty hand'} was asking")
    for sign, left in pack.items():
        if left:
            rest = pack if back else without(pack, sign)
            yield from hands_dealt(rest, draws, hand + sign, chance * Fraction(left, cards), back)


def totals(pack: Pack, draws: Draws, hand: str = "", back: bool = False) -> dict[str, Fraction]:
    """The chance of every final score of a rule, as ``{"5": …, "11/2": …, "bust": …}``."""
    found: Counter[str] = Counter()
    for end, chance in hands_dealt(pack, draws, hand, back=back):
        found["bust" if bust(end) else str(score(end))] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


# What a showdown pays the player.


class Terms:
    """How a showdown is settled: who has the ties, the double bust, and what a winning 7½ pays."""

    def __init__(self, push: bool = False, refund: bool = False, pays: Fraction | int = 1) -> None:
        self.push, self.refund, self.pays = push, refund, Fraction(pays)

    def gain(self, player: str, banker: str) -> Fraction:
        """The player's gain per unit staked."""
        if bust(player):
            return Fraction(0 if self.refund and bust(banker) else -1)
        if bust(banker) or score(player) > score(banker):
            return self.pays if score(player) == GOAL else Fraction(1)
        if self.push and score(player) == score(banker):
            return Fraction(0)
        return Fraction(-1)


Banker = Callable[[str], Draws]
"""The rule a banker plays, given the player's final hand (which a blind one does not look at)."""


def blind(draws: Draws, back: bool = False) -> Banker:
    """A banker who plays by *draws* whatever the player did: the player's cards count as unseen."""

    def banker(player: str) -> Draws:
        return draws if back else lambda hand, pack: draws(hand, with_cards(pack, player))

    return banker


def chasing(player: str) -> Draws:
    """A banker who knows *player* and draws until he is level; a bust player is no hand to catch."""
    return below(Fraction(0) if bust(player) else score(player))


def standing(pack: Pack, player: str, banker: Banker, terms: Terms, back: bool = False) -> Fraction:
    """What the final hand *player* is worth; *pack* is what is left beside it."""
    rule = banker(player)
    return sum(
        (chance * terms.gain(player, end) for end, chance in hands_dealt(pack, rule, back=back)),
        Fraction(0),
    )


def game(pack: Pack, player: Draws, banker: Banker, terms: Terms, back: bool = False) -> Fraction:
    """What a game between two rules is worth to the player."""
    worth = Fraction(0)
    for end, chance in hands_dealt(pack, player, back=back):
        rest = pack if back else without(pack, end)
        worth += chance * standing(rest, end, banker, terms, back)
    return worth


class BestReply:
    """The player's best play, hand by hand, by backward induction over everything dealt.

    ``worths[hand]`` is what to stand and to hit (then playing on as well as possible) are worth,
    for a hand written in ascending order.
    """

    def __init__(self, pack: Pack, banker: Banker, terms: Terms, back: bool = False) -> None:
        self.pack, self.banker, self.terms, self.back = pack, banker, terms, back
        self.worths: dict[str, dict[str, Fraction]] = {}
        self.final: dict[str, Fraction] = {}
        self.value = self.drawing("")

    def rest(self, hand: str) -> Pack:
        return self.pack if self.back else without(self.pack, hand)

    def drawing(self, hand: str) -> Fraction:
        """What it is worth to draw to *hand*."""
        rest = self.rest(hand)
        cards = sum(rest.values())
        return sum(
            (Fraction(left, cards) * self.worth(ascending(hand + sign)) for sign, left in rest.items() if left),
            Fraction(0),
        )

    def worth(self, hand: str) -> Fraction:
        if bust(hand) or score(hand) == GOAL:
            if hand not in self.final:
                self.final[hand] = self.stand(hand)
            return self.final[hand]
        if hand not in self.worths:
            self.worths[hand] = {"stand": self.stand(hand), "hit": self.drawing(hand)}
        return max(self.worths[hand].values())

    def stand(self, hand: str) -> Fraction:
        return standing(self.rest(hand), hand, self.banker, self.terms, self.back)


class BankersReply:
    """The banker's best play by his own cards alone, against a player's rule he does not see."""

    def __init__(self, pack: Pack, player: Draws, terms: Terms) -> None:
        self.pack, self.player, self.terms = pack, player, terms
        self.worths: dict[str, dict[str, Fraction]] = {}
        self.value = self.drawing("")

    def stand(self, hand: str) -> Fraction:
        """What the player gains if the banker stops on *hand* (or has gone bust with it)."""
        rest = without(self.pack, hand)
        return sum(
            (chance * self.terms.gain(end, hand) for end, chance in hands_dealt(rest, partial(self.ignorant, hand))),
            Fraction(0),
        )

    def ignorant(self, banker: str, hand: str, pack: Pack) -> bool:
        """The player's rule asked with the pack as the player knows it, the banker's cards in it."""
        return self.player(hand, with_cards(pack, banker))

    def drawing(self, hand: str) -> Fraction:
        rest = without(self.pack, hand)
        cards = sum(rest.values())
        return sum(
            (Fraction(left, cards) * self.worth(ascending(hand + sign)) for sign, left in rest.items() if left),
            Fraction(0),
        )

    def worth(self, hand: str) -> Fraction:
        if bust(hand):
            return self.stand(hand)
        if hand not in self.worths:
            self.worths[hand] = {"stand": self.stand(hand)}
            if score(hand) < GOAL:
                self.worths[hand]["hit"] = self.drawing(hand)
        return min(self.worths[hand].values())


def ascending(hand: str) -> str:
    """The same cards, lowest first: courts, aces, twos …"""
    return "".join(sorted(hand, key=lambda card: VALUES[card]))


# The counts that are kept as data.


def count_deals(pack: Pack, draws: Draws) -> dict[str, Any]:
    """Ordered deals of actual cards, depth by depth: still drawing, and ended at each score.

    ``drawing[d]`` counts the deals of d + 1 cards after which the rule asks for another;
    ``ended[score][d]`` those that end there.  ``sequences`` counts endings with cards of a kind
    taken as one card, ``hands`` the same without regard to order.
    """
    drawing: Counter[int] = Counter()
    ended: dict[str, Counter[int]] = {}
    ends: list[str] = []

    def deal(hand: str, rest: Pack, ways: int) -> None:
        if hand and (score(hand) >= GOAL or not draws(hand, rest)):
            ends.append(hand)
            name = "bust" if bust(hand) else str(score(hand))
            ended.setdefault(name, Counter())[len(hand)] += ways
            return
        drawing[len(hand)] += ways
        for sign, left in rest.items():
            if left:
                deal(hand + sign, without(rest, sign), ways * left)

    deal("", dict(pack), 1)
    deepest = max(map(len, ends))
    del drawing[0]

    def by_depth(counts: Counter[int]) -> list[int]:
        return [counts[depth] for depth in range(1, deepest + 1)]

    return {
        "drawing": by_depth(drawing),
        "ended": {name: by_depth(ended[name]) for name in sorted(ended)},
        "sequences": len(ends),
        "bust_sequences": sum(map(bust, ends)),
        "hands": len({ascending(end) for end in ends}),
        "bust_hands": len({ascending(end) for end in ends if bust(end)}),
    }


def count_hands(pack: Pack) -> dict[str, Any]:
    """Hands of 7½ or less: multisets of kinds, sequences of kinds, sets of actual cards."""
    by_total: Counter[str] = Counter()
    by_size: Counter[int] = Counter()
    sequences: Counter[str] = Counter()
    sets: Counter[str] = Counter()
    for numbers in product(*(range(min(left, int(GOAL / VALUES[sign])) + 1) for sign, left in pack.items())):
        hand = "".join(sign * number for sign, number in zip(pack, numbers, strict=True))
        if hand and not bust(hand):
            name = str(score(hand))
            by_total[name] += 1
            by_size[len(hand)] += 1
            orders = factorial(len(hand)) // prod(map(factorial, numbers))
            sequences[name] += orders
            sets[name] += prod(choose(left, number) for left, number in zip(pack.values(), numbers, strict=True))
    names = sorted(by_total, key=Fraction)
    return {
        "by_total": {name: by_total[name] for name in names},
        "by_size": [by_size[size] for size in range(1, max(by_size) + 1)],
        "sequences_by_total": {name: sequences[name] for name in names},
        "card_sets_by_total": {name: sets[name] for name in names},
    }


def factorial(number: int) -> int:
    return prod(range(1, number + 1))


def choose(left: int, number: int) -> int:
    return factorial(left) // factorial(number) // factorial(left - number) if left >= number else 0


BANKERS: dict[str, Banker] = {
    "stands on 5": blind(below("5")),
    "stands on 4½": blind(below("9/2")),
    "chases": chasing,
}
TERMS = {
    "base": Terms(),
    "push": Terms(push=True),
    "refund": Terms(refund=True),
    "push, refund, 7½ pays 2": Terms(push=True, refund=True, pays=2),
}
LIMITS = [str(Fraction(half_points, 2)) for half_points in range(1, 16)]


def rules_of(pack_name: str) -> dict[str, Draws]:
    """The rules whose deals are counted: all limits for the fresh pack, some for the others."""
    limits = LIMITS if pack_name == "fresh" else ["1", "7/2", "5", "13/2", "15/2"]
    rules = {f"stand on {limit}": below(limit) for limit in limits}
    for risk in ["1/4", "1/2", "2/3"]:
        rules[f"risk {risk}"] = risking_less_than(risk)
    return rules


def drawing_table(pack_name: str) -> dict[str, Any]:
    """The counted deals of every rule that this pack is not too small for."""
    pack = PACKS[pack_name][1]
    table = {}
    for name, rule in rules_of(pack_name).items():
        try:
            table[name] = count_deals(pack, rule)
        except ZeroDivisionError:  # a risk asked of an empty pack
            continue
    return table


def reply_table(pack_name: str, banker: str, terms: str) -> dict[str, Any]:
    """The best reply to a banker: its value, and what to stand and to hit are worth per hand."""
    reply = BestReply(PACKS[pack_name][1], BANKERS[banker], TERMS[terms])
    return {
        "value": str(reply.value),
        "hands": {hand: [str(worth["stand"]), str(worth["hit"])] for hand, worth in sorted(reply.worths.items())},
    }


def bankers_reply_table(pack_name: str, limit: str, terms: str) -> dict[str, Any]:
    """The banker's best reply to a player who draws below a limit: the player's gains, hand by hand."""
    reply = BankersReply(PACKS[pack_name][1], below(limit), TERMS[terms])
    return {
        "value": str(reply.value),
        "hands": {
            hand: [str(worth[action]) for action in ("stand", "hit") if action in worth]
            for hand, worth in sorted(reply.worths.items())
        },
    }


BANKERS_REPLIES = [
    *product(["ten cards", "nine low cards", "eight cards"], ["4", "5"], ["base", "push", "refund"]),
    ("fresh", "5", "base"),
]
REPLIES = [
    *product(["ten cards", "nine low cards", "eight cards"], BANKERS, TERMS),
    ("fresh", "stands on 5", "base"),
    ("fresh", "chases", "base"),
    ("five seen", "stands on 5", "push, refund, 7½ pays 2"),
    ("two packs", "stands on 5", "base"),
]


def reference_counts() -> dict[str, Any]:
    """Everything that is kept in ``reference_counts.json``."""
    return {
        "header": {
            "what": "Exact counts and values made by plain recursion over deals.",
            "made_by": COMMAND,
            "kinds": list(VALUES),
            "scores": "points as fractions; deals count ordered actual cards",
        },
        "packs": {name: {"packs": packs, "left": list(pack.values())} for name, (packs, pack) in PACKS.items()},
        "hands": {name: count_hands(pack) for name, (_, pack) in PACKS.items()},
        "drawing": {name: drawing_table(name) for name in PACKS},
        "replies": {" | ".join(key): reply_table(*key) for key in REPLIES},
        "bankers_replies": {" | ".join(key): bankers_reply_table(*key) for key in BANKERS_REPLIES},
    }


def as_text(data: dict[str, Any]) -> str:
    """The data as it stands in the file: one short list to a line."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    lines: list[str] = []
    open_list = False
    for line in text.splitlines():
        if open_list:
            lines[-1] += line.strip() if line.strip().startswith("]") else line.strip() + " "
            open_list = not line.strip().startswith("]")
            if not open_list:
                lines[-1] = lines[-1].replace(" ]", "]")
        else:
            lines.append(line)
            open_list = line.endswith("[")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DATA.parent.mkdir(exist_ok=True)
    DATA.write_text(as_text(reference_counts()), encoding="utf-8")
    print(f"wrote {DATA}")
