"""Long counts that can be broken off: whoever has asked gets an answer after so many steps, and may ask again to go on.

A count is an iterator of `Progress` that ends with its result. Counts under way and their results are remembered, which
only saves time: a count that was forgotten starts again and comes to the same result.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

Result = TypeVar("Result")

_MOST_UNDER_WAY = 8
_MOST_RESULTS = 128


@dataclass(frozen=True)
class Progress:
    """How far a long count has come."""

    done: int
    total: int


class StillCounting(Exception):
    """A count is not at its end, and the patience of whoever asked is."""

    def __init__(self, progress: Progress) -> None:
        super().__init__(f"{progress.done} of {progress.total} are counted")
        self.progress = progress


_left: ContextVar[int | None] = ContextVar("steps left", default=None)
_under_way: OrderedDict[Hashable, Iterator[Any]] = OrderedDict()
_results: OrderedDict[Hashable, Any] = OrderedDict()


@contextmanager
def patience(steps: int) -> Iterator[None]:
    """Within this context all counts together take at most so many steps; then `StillCounting` is raised."""
    token = _left.set(steps)
    try:
        yield
    finally:
        _left.reset(token)


def is_limited() -> bool:
    """Whether somebody waits who wants an answer after so many steps."""
    return _left.get() is not None


def counted(key: Hashable, count: Callable[[], Iterator[Progress | Result]]) -> Result:
    """Return the result of `count`, going on where it was broken off the last time; `key` says what is counted.

    >>> def three():
    ...     yield Progress(1, 2)
    ...     yield Progress(2, 2)
    ...     yield "three"
    >>> with patience(1):
    ...     counted("example", three)
    Traceback (most recent call last):
    sieteymedio.engine.patience.StillCounting: 1 of 2 are counted
    >>> counted("example", three)
    'three'
    """
    if key in _results:
        _results.move_to_end(key)
        known: Result = _results[key]
        return known
    steps = _under_way.pop(key, None) or count()
    for step in steps:
        if not isinstance(step, Progress):
            _keep(_results, key, step, _MOST_RESULTS)
            return step
        left = _left.get()
        if left is not None:
            _left.set(left - 1)
            if left <= 1:
                _keep(_under_way, key, steps, _MOST_UNDER_WAY)
                raise StillCounting(step)
    raise AssertionError("a count ends with its result")


def forget() -> None:
    """Forget every count and every result."""
    _under_way.clear()
    _results.clear()


def _keep(store: OrderedDict[Hashable, Any], key: Hashable, value: object, most: int) -> None:
    store[key] = value
    while len(store) > most:
        store.popitem(last=False)
