"""The reply that prices a split: a long count, answered bit by bit so that a front end can show how far it is, or stop.

``resume`` is how many ends of the first hand have been counted. A count that is under way is remembered, which only saves
time: without it the same request starts again and comes to the same numbers.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator

from sieteymedio.locale import text
from sieteymedio.patience import Progress
from sieteymedio.setting import banker_of
from sieteymedio.splitting import SplitDecision, split_steps
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming
from sieteymedio.widgets.writing import Json, banker_text, number

__all__ = ["split_reply"]

_AT_ONCE = 12
"""Ends counted in one reply: some tenths of a second."""
_MOST_UNDER_WAY = 4

_under_way: OrderedDict[str, tuple[int, Iterator[Progress | SplitDecision]]] = OrderedDict()


def split_reply(request: Fields) -> Json:
    """Return how far the count of a split is, with ``resume`` to go on, or at the end what splitting is worth."""
    request.allow(*ENVELOPE, "preset", "rules", "banker", "hand", "seen", "resume")
    rules, hand, seen = request.rules(), request.cards("hand"), request.cards("seen")
    with naming("banker"):
        banker = banker_of(rules, request.banker() if request.given("banker") else None)
    done = request.whole("resume", 0)
    if not 0 <= done <= 100_000:
        raise Fault(text("fault-whole", request.lang), "resume")
    key = json.dumps([rules.to_dict(), str(banker), [str(card) for card in (*hand, "|", *seen)]], sort_keys=True)
    counted, steps = _under_way.pop(key, (0, None))
    if steps is None or counted != done:
        with naming("hand"):
            counted, steps = 0, split_steps(hand, seen, banker=banker, rules=rules)
    goal = done + _AT_ONCE
    with naming("hand"):
        for step in steps:
            if isinstance(step, SplitDecision):
                return {"partial": None, "resume": None, "split": _split(step), "banker": banker_text(banker, request.lang)}
            counted = step.done
            if counted >= goal:
                _under_way[key] = (counted, steps)
                while len(_under_way) > _MOST_UNDER_WAY:
                    _under_way.popitem(last=False)
                return {"partial": {"done": counted, "of": step.total}, "resume": counted}
    raise AssertionError("the count ends with its decision")


def _split(found: SplitDecision) -> Json:
    gap = found.split_ratio - found.together_ratio
    return {
        "split": number(found.split_ratio),
        "together": {"action": found.together.value, "expected_value": number(found.together_ratio)},
        "best": found.best.value,
        "difference": number(gap if gap.numerator >= 0 else -gap),
    }
