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
from time import process_time_ns
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
_until: ContextVar[int | None] = ContextVar("nanoseconds of the processor", default=None)
_under_way: OrderedDict[Hashable, Iterator[Any]] = OrderedDict()
_results: OrderedDict[Hashable, Any] = OrderedDict()


@contextmanager
def patience(steps: int, seconds: int | None = None) -> Iterator[None]:
    """Within this context all counts together take at most so many steps; then `StillCounting` is raised.

    With `seconds` it is raised as soon as the processor has worked for so long.
    """
    left = _left.set(steps)
    until = _until.set(None if seconds is None else process_time_ns() + seconds * 10**9)
    try:
        yield
    finally:
        _until.reset(until)
        _left.reset(left)


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
        left, until = _left.get(), _until.get()
        if left is not None:
            _left.set(left - 1)
            if left <= 1 or (until is not None and process_time_ns() > until):
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
