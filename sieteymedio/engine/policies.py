"""When to draw another card: a policy answers `decide(situation)` with an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from sieteymedio.engine.cards import Cards, read_cards
from sieteymedio.engine.exact import Ratio, read_ratio
from sieteymedio.engine.hands import check_can_draw, game_of, rank_of
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.totals import OVER, points_of, read_total, total_text


class PolicyError(ValueError):
    """A policy that does not exist or cannot be asked here."""


class Action(Enum):
    """What a seat may do at its turn."""

    HIT = "hit"
    """Take another card."""
    STAND = "stand"
    """Take no more cards."""
    EXCHANGE = "exchange"
    """Set the first card aside and take another, where the rules allow it."""
    SPLIT = "split"
    """Play two court cards as two hands, where the rules allow it."""

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Situation:
    """What a seat knows when it decides. Totals are in half points, cards are counts of the kinds of `rules.kinds`."""

    hand: Counts
    """The seat's own cards."""
    left: Counts
    """The cards the seat has not seen: the whole pack without its hand and the cards it saw."""
    rules: Rules
    legal: tuple[Action, ...] = (Action.HIT, Action.STAND)
    """The actions allowed now; a policy is asked only among these."""
    opponent_worth: int | None = None
    """The worth of the one other hand (see `sieteymedio.engine.hands`), told only to a policy with `sees_totals`."""
    declared: int = 0
    """What the wild card in the hand has been declared to count, in half points; 0 where nothing was said."""

    @property
    def worth(self) -> int:
        """What the hand is worth now; see `sieteymedio.engine.totals`."""
        return game_of(self.rules).worth(self.hand, self.declared)

    @property
    def total(self) -> int:
        """The total of the hand, in half points, an undeclared wild card counting what is best."""
        return points_of(self.worth)

    @property
    def bust_risk(self) -> Ratio:
        """The probability that the next card busts the hand, as a `Ratio`; 0 when no card is left."""
        game, hand, over = game_of(self.rules), self.hand, 0
        for kind, ways in enumerate(self.left):
            if ways and game.worth(with_card(hand, kind), self.declared) == OVER:
                over += ways
        return Ratio.of(over, sum(self.left) or 1)


class Policy:
    """The base of all policies. Write your own by giving `decide`; it must be a function of the situation alone."""

    sees_totals: bool = False
    """True for a banker who knows the player's total."""
    counts_cards: bool = True
    """False when the decision rests on the own hand (and the opponent's total) alone; then less is computed."""

    @property
    def name(self) -> str:
        """What the policy does, to follow "the bank": "stands on 5"."""
        return "follows its own rule"

    def decide(self, situation: Situation) -> Action:
        """Return the action to take."""
        raise PolicyError(f"{type(self).__name__} must define decide(situation) and return Action.HIT or Action.STAND")


def action_of(policy: Policy, situation: Situation) -> Action:
    """Return what `policy` decides; an answer that is not a legal action raises `PolicyError`."""
    action = policy.decide(situation)
    if action not in situation.legal:
        allowed = " or ".join(f"Action.{legal.name}" for legal in situation.legal)
        raise PolicyError(f"the policy that {policy.name} answered {action!r}; allowed is {allowed}")
    return action


@dataclass(frozen=True)
class StandAt(Policy):
    """Stands on `total` or more and hits below. `total` takes every form a total takes.

    >>> StandAt("5").name
    'stands on 5'
    """

    total: Any
    counts_cards = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", total_text(read_total(self.total)))

    @cached_property
    def half_points(self) -> int:
        """The total in half points."""
        return read_total(self.total)

    @property
    def name(self) -> str:
        return f"stands on {self.total}"

    def decide(self, situation: Situation) -> Action:
        return Action.STAND if situation.total >= self.half_points else Action.HIT


BANKER = StandAt("5")
"""The banker of every panel and example where no other is named."""


@dataclass(frozen=True)
class BustRisk(Policy):
    """Stands when the probability of busting with the next card is at least `limit`, a number from 0 to 1.

    >>> BustRisk("1/2").name
    'stands at a bust risk of 1/2'
    """

    limit: Any

    def __post_init__(self) -> None:
        limit = read_ratio(self.limit, "the bust risk")
        if not Ratio(0, 1) <= limit <= Ratio(1, 1):
            raise PolicyError(f"a bust risk lies between 0 and 1, not {limit}")
        object.__setattr__(self, "limit", limit)

    @property
    def name(self) -> str:
        return f"stands at a bust risk of {self.limit}"

    def decide(self, situation: Situation) -> Action:
        return Action.STAND if situation.bust_risk >= self.limit else Action.HIT


@dataclass(frozen=True)
class Chase(Policy):
    """A banker who knows the one player's total, draws while standing would lose to it, and stands at a push."""

    sees_totals = True
    counts_cards = False

    @property
    def name(self) -> str:
        return "chases your total"

    def decide(self, situation: Situation) -> Action:
        rival = situation.opponent_worth
        if rival is None:
            raise PolicyError("Chase() needs to know the other hand's total: use it as the banker against one player")
        if rival == OVER:
            return Action.STAND
        return Action.HIT if rank_of(situation.worth, situation.rules) < rank_of(rival, situation.rules) else Action.STAND


@dataclass(frozen=True)
class DecisionTable(Policy):
    """Decides by the composition of the hand: `decisions` maps hands, such as ``"4 R"``, to "hit" or "stand".

    A hand that is not in the table goes to `otherwise`; without it, `PolicyError`. `rules` are those the hands are read by.

    >>> table = DecisionTable({"A 4": "hit"}, otherwise=StandAt("5"))
    >>> table.action("4 A"), table.action("5")
    (<Action.HIT: 'hit'>, <Action.STAND: 'stand'>)
    """

    decisions: Any
    otherwise: Policy | None = None
    label: str = "plays by a table of hands"
    rules: Rules = BASE

    def __post_init__(self) -> None:
        given = self.decisions.items() if isinstance(self.decisions, Mapping) else self.decisions
        if not isinstance(self.decisions, (Mapping, tuple)):
            raise PolicyError(f'a table maps hands to decisions, such as {{"A 4": "hit"}}, and {self.decisions!r} is none')
        table: dict[Counts, Action] = {}
        for hand, action in given:
            cards = _composition(hand, self.rules)
            check_can_draw(cards, self.rules, written=None if cards is hand else hand)
            if table.setdefault(cards, _read_action(action)) is not _read_action(action):
                raise PolicyError(f"the hand {self.rules.kinds.text(cards)} is in the table with two decisions")
        object.__setattr__(self, "decisions", tuple(sorted(table.items(), key=lambda row: row[0])))
        object.__setattr__(self, "sees_totals", self.otherwise.sees_totals if self.otherwise else False)

    @cached_property
    def _table(self) -> dict[Counts, Action]:
        return dict(self.decisions)

    @property
    def name(self) -> str:
        return self.label

    def action(self, hand: Cards) -> Action:
        """Return what the table itself says for `hand`; a hand in neither table nor `otherwise` raises `PolicyError`."""
        return self.decide(Situation(_composition(hand, self.rules), self.rules.counts, self.rules))

    def decide(self, situation: Situation) -> Action:
        found = self._table.get(situation.hand)
        if found is not None:
            return found
        if self.otherwise is None:
            hand = situation.rules.kinds.text(situation.hand)
            raise PolicyError(f"the table has no decision for the hand {hand}; give otherwise=")
        return self.otherwise.decide(situation)


def _composition(hand: Any, rules: Rules) -> Counts:
    if isinstance(hand, tuple) and len(hand) == len(rules.counts) and all(type(count) is int for count in hand):
        return hand
    return rules.kinds.counts_of(read_cards(hand))


def _read_action(action: object) -> Action:
    if isinstance(action, Action):
        return action
    if action in ("hit", "stand"):
        return Action(action)
    raise PolicyError(f'a decision is "hit" or "stand", not {action!r}')


def to_dict(policy: Policy) -> dict[str, str]:
    """Return a policy with a short name as plain text values; the inverse of `from_dict`.

    >>> to_dict(StandAt("5½"))
    {'policy': 'stand', 'at': '5½'}
    """
    match policy:
        case StandAt():
            return {"policy": "stand", "at": policy.total}
        case BustRisk():
            return {"policy": "risk", "at": str(policy.limit)}
        case Chase():
            return {"policy": "chase"}
    raise PolicyError(f"the policy that {policy.name} cannot be written in a few words")


def from_dict(values: Mapping[str, object]) -> Policy:
    """Return the policy that `to_dict` wrote; anything else raises `PolicyError` or `ValueError`."""
    known = {"stand": {"policy", "at"}, "risk": {"policy", "at"}, "chase": {"policy"}}
    kind = values.get("policy")
    if not isinstance(kind, str) or kind not in known:
        raise PolicyError(f'a policy is "stand", "risk" or "chase", not {kind!r}')
    if set(values) != known[kind]:
        raise PolicyError(f"the policy {kind!r} takes exactly {', '.join(sorted(known[kind]))}")
    if kind == "chase":
        return Chase()
    return StandAt(values["at"]) if kind == "stand" else BustRisk(values["at"])


def check_policy(policy: object, who: str) -> Policy:
    """Return `policy` where it is one; anything else raises `PolicyError` naming `who`."""
    if isinstance(policy, Policy):
        return policy
    raise PolicyError(f'{who}= must be a policy such as StandAt("5"), BustRisk("1/2") or Chase(), not {policy!r}')


def check_blind(policy: object, who: str) -> Policy:
    """Return `policy` where it decides without another hand's total; `Chase` and its like raise `PolicyError`."""
    found = check_policy(policy, who)
    if found.sees_totals:
        raise PolicyError(f"a policy that {found.name} needs a total to look at: only a banker against one player has one")
    return found
