"""Listing: all the hands there are, and the ordered draws behind any probability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sieteymedio.engine.cards import Cards
from sieteymedio.engine.counting import policy_walk, split_pack
from sieteymedio.engine.exact import check_flag
from sieteymedio.engine.hands import Game, check_not_bust, game_of, read_hand
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.policies import Policy, check_blind
from sieteymedio.engine.rules import BASE, Rules, check_rules
from sieteymedio.engine.totals import OVER, TWO_SEVENS, Mark, is_over, points_of, read_total
from sieteymedio.engine.walks import Pack, Walk


def hands_within(game: Game, pack: Pack) -> Iterator[Counts]:
    """Yield every non-empty composition that is not bust and that the pack can deal and play to, smaller hands first.

    A hand whose turn is over (7½, two sevens) grows no further.
    """
    layer = [game.kinds.nothing]
    while layer:
        following: dict[Counts, None] = {}
        for hand in layer:
            if any(hand):
                yield hand
            if is_over(game.worth(hand)):
                continue
            for kind, count in enumerate(pack.counts):
                if count and (pack.replacement or hand[kind] < count):
                    after = with_card(hand, kind)
                    if after not in following and game.worth(after) != OVER:
                        following[after] = None
        layer = list(following)


def hands(*, rules: Rules = BASE, replacement: bool = False) -> tuple[str, ...]:
    """Return every hand of 7½ or less as text, by total, then by size; court cards are written F.

    >>> len(hands())
    221
    """
    check_flag("replacement", replacement)
    game = game_of(check_rules(rules))
    found = sorted(
        hands_within(game, Pack(rules.counts, replacement)), key=lambda hand: (points_of(game.worth(hand)), sum(hand))
    )
    return tuple(game.kinds.text(hand) for hand in found)


@dataclass(frozen=True)
class OrderedHand:
    """One order of kinds in which a hand can be drawn and end."""

    cards: str
    """The cards drawn, in their order, court cards written F."""
    worth: int
    """What it ends with: the total in half points, 16 for a bust; see `sieteymedio.engine.hands`."""
    ways: int
    """In how many ways actual cards can come so."""
    out_of: int
    """Out of how many orders of that many cards."""

    @property
    def total(self) -> int:
        """The final total in half points; 16 is a bust."""
        return points_of(self.worth)


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
    wanted = None if event is None else _wanted(event)
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
        raise ValueError(f"limit must be a whole number, 0 or more, or None, not {limit!r}")
    held, left = read_hand(hand, seen, rules, replacement=replacement)
    check_not_bust(held, rules, written=hand)
    pack, known = split_pack(held, left, replacement)
    found = _orders(policy_walk(policy, held, known, rules), pack, wanted, [kind.letter for kind in rules.kinds.all])
    return found if limit is None else (draw for _, draw in zip(range(limit), found, strict=False))


def _wanted(event: Any) -> int:
    if isinstance(event, Mark):
        return OVER if event is Mark.BUST else TWO_SEVENS
    return read_total(event)


def _orders(walk: Walk, pack: Pack, wanted: int | None, letters: list[str]) -> Iterator[OrderedHand]:
    leads = {source: steps for layer in walk.steps for source, steps in layer}

    def follow(node: int, cards: str, size: int, ways: int) -> Iterator[OrderedHand]:
        out_of_cards = not pack.replacement and size == pack.size
        if node not in leads or out_of_cards:
            worth = walk.worths[node]
            if wanted is None or wanted in (worth, points_of(worth)):
                yield OrderedHand(cards.strip(), worth, ways, pack.orders(0, size))
            return
        for kind, held, target in leads[node]:
            here = pack.counts[kind] - (0 if pack.replacement else held)
            if here > 0:
                yield from follow(target, f"{cards} {letters[kind]}", size + 1, ways * here)

    return follow(0, "", 0, 1)
