"""Listing: all the hands there are, and the ordered draws behind any probability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sieteymedio.cards import HALF_POINTS, KIND_LETTERS, Cards, Counts, cards_text
from sieteymedio.counting import Pack, Walk, policy_walk, split_pack
from sieteymedio.hands import (
    OVER,
    TARGET,
    Bust,
    check_not_bust,
    read_hand,
    read_total,
    total_of,
)
from sieteymedio.policies import Policy, check_blind
from sieteymedio.rules import BASE, Rules


def hands_within(pack: Pack) -> Iterator[Counts]:
    """Yield every non-empty composition of 7½ or less that the pack can deal."""

    def grow(kind: int, room: int, so_far: Counts) -> Iterator[Counts]:
        if kind == len(HALF_POINTS):
            yield so_far
            return
        most = room // HALF_POINTS[kind]
        if not pack.replacement or not pack.counts[kind]:
            most = min(most, pack.counts[kind])
        for count in range(most + 1):
            yield from grow(kind + 1, room - count * HALF_POINTS[kind], (*so_far, count))

    return (hand for hand in grow(0, TARGET, ()) if any(hand))


def hands(*, rules: Rules = BASE, replacement: bool = False) -> tuple[str, ...]:
    """Return every hand of 7½ or less as text, by total, then by size; court cards are written F.

    >>> import sieteymedio as sm
    >>> len(sm.hands())
    221
    """
    found = sorted(hands_within(Pack(rules.counts, replacement)), key=lambda hand: (total_of(hand), sum(hand)))
    return tuple(cards_text(hand) for hand in found)


@dataclass(frozen=True)
class OrderedHand:
    """One order of kinds in which a hand can be drawn and end."""

    cards: str
    """The cards drawn, in their order, court cards written F."""
    total: int
    """The final total in half points; 16 is a bust."""
    ways: int
    """In how many ways actual cards can come so."""
    out_of: int
    """Out of how many orders of that many cards."""


def ordered_hands(
    policy: Policy,
    event: Any = None,
    hand: Cards = (),
    seen: Cards = (),
    *,
    rules: Rules = BASE,
    replacement: bool = False,
    limit: int | None = None,
) -> Iterator[OrderedHand]:
    """Yield, one by one, the ordered hands behind an event: the draws by which `policy` ends there.

    `event` is a total, `BUST`, or None for every ending. Smaller kinds come first. `limit` is the most to yield. The
    probabilities ways / out_of of all of them add up to that of the event.

    >>> import sieteymedio as sm
    >>> [draw.cards for draw in sm.ordered_hands(sm.StandAt("5"), "5½", limit=2)]
    ['F F F F F F F F F A', 'F F F F F F F A A']
    """
    check_blind(policy, "policy")
    wanted = None if event is None else OVER if isinstance(event, Bust) else read_total(event)
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
        raise ValueError(f"limit must be a whole number, 0 or more, or None, not {limit!r}")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_not_bust(held)
    pack, known = split_pack(held, left, replacement)
    found = _orders(policy_walk(policy, held, known, rules), pack, wanted)
    return found if limit is None else (draw for _, draw in zip(range(limit), found, strict=False))


def _orders(walk: Walk, pack: Pack, wanted: int | None) -> Iterator[OrderedHand]:
    leads: dict[int, list[tuple[int, int, int]]] = {}
    for layer in walk.steps:
        for source, kind, held, target in layer:
            leads.setdefault(source, []).append((kind, held, target))

    def follow(node: int, cards: str, size: int, ways: int) -> Iterator[OrderedHand]:
        out_of_cards = not pack.replacement and size == pack.size
        if node not in leads or out_of_cards:
            if wanted is None or walk.totals[node] == wanted:
                yield OrderedHand(cards.strip(), walk.totals[node], ways, pack.orders(0, size))
            return
        for kind, held, target in leads[node]:
            here = pack.counts[kind] - (0 if pack.replacement else held)
            if here > 0:
                yield from follow(target, f"{cards} {KIND_LETTERS[kind]}", size + 1, ways * here)

    return follow(0, "", 0, 1)
