"""The rule bench: two rule sets side by side, the price of every difference, and the hands that are played otherwise.

All numbers are exact and belong to one player against the bank, one unit staked before the first card, a fresh pack.
Rules that touch nobody's hand there are named as such and not priced; see `sieteymedio.comparing.pricing`. What raising and
splitting are worth is told of each side, see `sieteymedio.comparing.apart`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sieteymedio.comparing.apart import why_no_price
from sieteymedio.comparing.pricing import BANK_TOPICS, PRICED, TOPICS, price_class
from sieteymedio.comparing.sides import BEST, Choice, Side
from sieteymedio.engine.cards import CardError, read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.listing import hands_within
from sieteymedio.engine.policies import Chase, Policy, StandAt
from sieteymedio.engine.rules import BASE, FIELDS, Rules, RulesError
from sieteymedio.engine.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational

__all__ = ["Comparison", "Difference", "Side", "Step", "Stage", "Unpriced", "why_the_bank_wins"]


@dataclass(frozen=True)
class Change:
    """What one step of a comparison changes: fields of `Rules`, or how the player or the banker plays."""

    key: str
    """The topic of `pricing.TOPICS` it is called by, or ``"player"``."""
    topics: tuple[str, ...]
    """All topics that change with it; more than one where they would contradict each other in between."""
    fields: tuple[str, ...]
    """The fields of `Rules` that change; none where only the play does."""
    before: Side
    after: Side


@dataclass(frozen=True)
class Step:
    """One step with its price."""

    change: Change
    ratio_edge: Ratio
    """The player's expected value per unit staked after the step."""
    ratio_change: Ratio
    """What the step has added to it."""

    @property
    def key(self) -> str:
        """The topic the step is called by, or ``"player"``."""
        return self.change.key

    @property
    def edge(self) -> Rational:
        """The player's expected value per unit staked after the step."""
        return self.ratio_edge.rational()

    @property
    def gain(self) -> Rational:
        """What the step adds to the player's expected value."""
        return self.ratio_change.rational()


@dataclass(frozen=True)
class Unpriced:
    """A rule that differs and has no part in the prices."""

    field: str
    left: Any
    right: Any
    why: str
    """``"seats"``, ``"stakes"``, ``"apart"`` or ``"sampled"``; see `sieteymedio.comparing.pricing.price_class`."""


@dataclass(frozen=True)
class Difference:
    """A hand that the two sides play differently."""

    hand: str
    """The cards, court cards written F where any of them will do."""
    upcard: str
    """The bank's open card, empty where both sides' banks cover theirs."""
    left: Choice
    right: Choice


@dataclass(frozen=True)
class Stage:
    """One part of a comparison, so that a front end can show it, go on, or stop."""

    kind: str
    """``"edges"``, ``"step"``, ``"left"``, ``"right"``, ``"differences"`` or ``"splitting"``."""
    place: int = 0
    """Which step; for differences, which of the bank's open cards; for splitting, 0 on the left and 1 on the right."""


@dataclass(frozen=True)
class Comparison:
    """Two sides and everything that tells them apart.

    >>> compared = Comparison(Side(), Side(Rules(ties="push")))
    >>> compared.difference
    4211309346641/44939252679750
    >>> [(step.key, step.ratio_change == compared.ratio_difference) for step in compared.steps()]
    [('ties', True)]
    >>> [row.hand for row in compared.differences()]
    ['4', 'F F F F F F F F', '4 A']
    """

    left: Side
    right: Side

    @property
    def difference(self) -> Rational:
        """The player's expected value on the right minus that on the left."""
        return self.ratio_difference.rational()

    @property
    def ratio_difference(self) -> Ratio:
        """`difference` as a `Ratio`."""
        return self.right.ratio_edge - self.left.ratio_edge

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """What changes from left to right, one after the other in the order of `pricing.TOPICS`.

        The bank's card and its duties come last, or first where the card is closed; a wild card goes before cards come that
        count nothing; the player's play comes after all.
        """
        return tuple(_changes(self.left, self.right))

    def step(self, place: int) -> Step:
        """Return one of the changes with its price."""
        change = self.changes[place]
        edge = change.after.ratio_edge
        return Step(change, edge, edge - change.before.ratio_edge)

    def steps(self) -> Iterator[Step]:
        """Yield each change with its price, worked out as it is asked for; the prices add up to `difference`.

        What a rule costs depends on those that were switched before it: the order is stated, not derived.
        """
        return (self.step(place) for place in range(len(self.changes)))

    @property
    def unpriced(self) -> tuple[Unpriced, ...]:
        """The rules that differ and have no part in the prices, with the reason."""
        found = []
        for name in FIELDS:
            left, right = getattr(self.left.rules, name), getattr(self.right.rules, name)
            if name not in PRICED and left != right:
                found.append(Unpriced(name, left, right, price_class(name)))
        return tuple(found)

    @property
    def upcards(self) -> tuple[str, ...]:
        """The bank's open cards that the differences are listed for; one empty text where no side opens it."""
        shown = [side.priced.rules for side in (self.left, self.right) if side.rules.bank_card == "open"]
        if not shown:
            return ("",)
        met: dict[tuple[int, ...], str] = {}
        for rules in sorted(shown, key=lambda rules: -len(rules.kinds.all)):
            for kind in rules.kinds.all:
                try:
                    card = read_cards(kind.letter)[0]
                    place = tuple(each.kinds.of(card) for each in shown)
                except CardError:
                    continue
                if all(each.counts[at] for each, at in zip(shown, place, strict=True)):
                    met.setdefault(place, kind.letter)
        return tuple(met.values())

    def differences(self, upcard: str | None = None) -> Iterator[Difference]:
        """Yield the hands whose action differs, by total and size; `upcard` None goes through all of `upcards`.

        A hand is a hand of cards: ``"Ro 6"`` is 7 where the king of coins is wild and 6½ where he is not.
        """
        for shown in self.upcards if upcard is None else (upcard,):
            yield from self._differences(shown)

    def _differences(self, upcard: str) -> Iterator[Difference]:
        left, right, found = self.left.choices(upcard), self.right.choices(upcard), []
        for hand, on_left, on_right in self._hands:
            one, other = left.get(on_left), right.get(on_right)
            if one and other and one.action is not other.action:
                found.append(Difference(hand, upcard, one, other))
        yield from sorted(found, key=lambda row: (row.left.total, len(row.hand), row.hand))

    @cached_property
    def _hands(self) -> tuple[tuple[str, Counts, Counts], ...]:
        # The same cards are one composition on the left and one on the right. The side that tells more kinds of card
        # apart goes first; a hand of the other one may lack a suit that matters here, or hold a card unknown here.
        sides = [self.left.priced.rules, self.right.priced.rules]
        met: dict[tuple[Counts, Counts], str] = {}
        for rules in sorted(sides, key=lambda rules: -len(rules.kinds.all)):
            for hand in hands_within(game_of(rules), Pack(rules.counts)):
                text = rules.kinds.text(hand)
                try:
                    left, right = (each.kinds.counts_of(read_cards(text)) for each in sides)
                except CardError:
                    continue
                met.setdefault((left, right), text)
        return tuple((text, left, right) for (left, right), text in met.items())

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The parts of the whole comparison, the quickest and most wanted first, and what takes seconds last."""
        steps = tuple(Stage("step", place) for place in range(len(self.changes)))
        hands = tuple(Stage("differences", place) for place in range(len(self.upcards)))
        sides = enumerate((self.left, self.right))
        splits = tuple(Stage("splitting", place) for place, side in sides if why_no_price("splitting", side) is None)
        return (Stage("edges"), *steps, Stage("left"), Stage("right"), *hands, *splits)


def _changes(left: Side, right: Side) -> Iterator[Change]:
    pending = [topic for topic in _order(left, right) if _differs(topic, left, right)]
    side = replace(left, rules=_only_priced(left.rules))
    while pending:
        taken = _possible(pending, side, right)
        pending = [topic for topic in pending if topic not in taken]
        after = _switched(side, right, taken)
        changed = tuple(name for name in PRICED if getattr(side.rules, name) != getattr(after.rules, name))
        yield Change(taken[0], taken, changed, side, after)
        side = after
    if left.player != right.player:
        yield Change("player", ("player",), (), side, replace(side, player=right.player))


def _order(left: Side, right: Side) -> list[str]:
    # An open card multiplies the work by all the cards it can be: it is closed first, or opened last.
    of_the_bank = [topic for topic in TOPICS if topic in BANK_TOPICS]
    others = [topic for topic in TOPICS if topic not in BANK_TOPICS]
    if right.rules.pack == "44-zero" and right.rules.wild is None:
        # Cards that count nothing make hands long and a wild one makes them many: it goes before they come.
        others = sorted(others, key=lambda topic: topic != "wild")
    closes = left.rules.bank_card == "open" and right.rules.bank_card == "covered"
    return of_the_bank + others if closes else others + of_the_bank


def _possible(pending: Sequence[str], side: Side, right: Side) -> tuple[str, ...]:
    # Rules that would contradict others as those still stand are switched together with them.
    first, others = pending[0], pending[1:]
    tries = [(first,), *((first, other) for other in others)]
    tries += [(first, *others[:more]) for more in range(2, len(others) + 1)]
    for topics in tries:
        try:
            _switched(side, right, topics)
        except RulesError:
            continue
        return topics
    raise AssertionError("the right side's own rules do not contradict each other")


def _switched(side: Side, right: Side, topics: Sequence[str]) -> Side:
    values = {name: getattr(right.rules, name) for topic in topics for name in TOPICS[topic]}
    # Where the rules force the banker or set him free, he plays as the right side's does.
    banker = right.banker if "banker" in topics else side.banker
    return replace(side, rules=replace(side.rules, **values), banker=banker)


def _differs(topic: str, left: Side, right: Side) -> bool:
    if topic == "banker" and left.banker != right.banker:
        return True
    return any(getattr(left.rules, name) != getattr(right.rules, name) for name in TOPICS[topic])


def _only_priced(rules: Rules) -> Rules:
    return replace(rules, **{name: getattr(BASE, name) for name in FIELDS if name not in PRICED})


@dataclass(frozen=True)
class Cause:
    """One reason why the bank wins: what is changed, and what that costs the player."""

    name: str
    side: Side
    ratio_edge: Ratio
    ratio_change: Ratio

    @property
    def edge(self) -> Rational:
        """The player's expected value per unit staked with this and all earlier causes at work."""
        return self.ratio_edge.rational()

    @property
    def change(self) -> Rational:
        """What this cause adds to it."""
        return self.ratio_change.rational()


def why_the_bank_wins(rules: Rules = BASE, at: Any = "5") -> tuple[Cause, ...]:
    """Return the causes of the bank's edge under `rules`, one put upon the other, both hands first drawn to `at`.

    The first is a game without them: ties pushed, the stake of two bust hands given back. With everything paid 1:1 that
    game is exactly fair, since the two hands are exchangeable.

    >>> [(cause.name, cause.ratio_change.decimal()) for cause in why_the_bank_wins()]
    [('even', '0.0000'), ('bust first', '-0.0714'), ('ties', '-0.1020'), ('best play', '0.0097'), ('seeing', '-0.1263')]
    """
    draws = StandAt(at)
    even = replace(rules, ties="push", ties_at_seven_and_a_half="as-others", double_bust="refunded")
    first = replace(even, double_bust=rules.double_bust)
    parts: list[tuple[str, Rules, Any, Policy | None]] = [
        ("even", even, draws, draws),
        ("bust first", first, draws, draws),
        ("ties", rules, draws, draws),
        ("best play", rules, BEST, draws),
        ("seeing", rules, BEST, Chase()),
    ]
    causes: list[Cause] = []
    before = ZERO
    for name, changed, player, banker in parts:
        side = Side(changed, player, banker)
        edge = side.ratio_edge
        causes.append(Cause(name, side, edge, edge - before))
        before = edge
    return tuple(causes)
