"""What is priced apart from the steps of a comparison, since it changes the stake: raising, and splitting court cards.

Both are worth so many least stakes a hand to a player who plays best. A side that has no such price says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

from sieteymedio.comparing.pricing import priced_rules
from sieteymedio.comparing.raising import Raising, raising_value, room_for_stakes
from sieteymedio.comparing.sides import Side
from sieteymedio.comparing.split_prices import SplitPrice, split_price_steps, why_no_split_price
from sieteymedio.engine.hands import limit_cuts
from sieteymedio.engine.patience import Progress, counted
from sieteymedio.engine.policies import BustRisk, Chase, Policy, StandAt
from sieteymedio.engine.rules import Rules

__all__ = ["OPTIONS", "raising_of", "splitting_of", "splitting_steps", "why_no_price"]

OPTIONS = ("raising", "splitting")
_STAKING = ("raising", "bet", "least_stake", "most_stake", "bank_limit")
_SPLITTING = ("split", "least_stake", "bank_limit")


def why_no_price(option: str, side: Side) -> str | None:
    """Return a key for why ``"raising"`` or ``"splitting"`` has no price on a side, None where it has one.

    >>> from sieteymedio.engine.rules import BASE
    >>> why_no_price("raising", Side()), why_no_price("splitting", Side(Rules(split="pair")))
    ('none', None)
    """
    rules = side.rules
    if (rules.raising if option == "raising" else rules.split) == "none":
        return "none"
    if not side.plays_best:
        return "policy"
    if option == "raising":
        return "limit" if limit_cuts(rules, room_for_stakes(rules)[1]) else None
    return why_no_split_price(*_question(side, _SPLITTING))


def raising_of(side: Side) -> Raising | None:
    """Return what raising is worth on a side; None where it has no price.

    >>> raising_of(Side(Rules(raising="on-ask"))).gain_ratio.decimal()
    '0.0000'
    """
    return None if why_no_price("raising", side) else _raising(*_question(side, _STAKING))


def splitting_of(side: Side) -> SplitPrice | None:
    """Return what splitting once is worth on a side; None where it has no price.

    Takes seconds. Within `sieteymedio.engine.patience.patience` it may raise `StillCounting`, and goes on when asked again.
    """
    if why_no_price("splitting", side):
        return None
    rules, banker = question = _question(side, _SPLITTING)
    found: SplitPrice = counted(("splitting", *question), partial(split_price_steps, _unforced(rules, banker), rules=rules))
    return found


def splitting_steps(side: Side) -> Iterator[Progress | SplitPrice]:
    """Yield `Progress` while counting what splitting once is worth, at the end the price; nothing if there is none."""
    if not why_no_price("splitting", side):
        rules, banker = _question(side, _SPLITTING)
        yield from split_price_steps(_unforced(rules, banker), rules=rules)


def _question(side: Side, fields: tuple[str, ...]) -> tuple[Rules, Policy]:
    # Sides that play the same game ask the same question. A policy of one's own may look at every rule.
    rules = side.rules
    if isinstance(side.banker, (StandAt, BustRisk, Chase)):
        kept = {name: getattr(rules, name) for name in fields}
        rules = replace(priced_rules(rules), banker="free", banker_stands_on="5", **kept)
    return rules, side.banker


def _unforced(rules: Rules, banker: Policy) -> Policy | None:
    return banker if rules.banker == "free" else None


@lru_cache(maxsize=64)
def _raising(rules: Rules, banker: Policy) -> Raising:
    return raising_value(_unforced(rules, banker), rules=rules)
