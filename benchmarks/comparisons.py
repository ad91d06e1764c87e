"""What a whole comparison of two presets costs, cold: `python -m benchmarks.comparisons [all]`.

Both edges, the price of each step, all facts of both sides, raising among them, and every hand that is played otherwise.
What a split is worth is not in it: that count comes last, told bit by bit. The bar is 2 seconds of the processor, so that
a busy machine does not count.
"Ratio" is to a plain recursion that values the 221 hands of the base game with `fractions`, in the same run.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from time import process_time

from benchmarks.engine import forget, in_words, pack_without, plain_best_response
from sieteymedio.comparing.apart import raising_of
from sieteymedio.comparing.bench import Comparison, Side
from sieteymedio.engine.policies import Chase, Policy, StandAt
from sieteymedio.engine.presets import PRESETS

BAR = 2
PAIRS = (
    ("gamerules-base", "treccani"),
    ("gamerules-base", "gamerules-italian"),
    ("gamerules-base", "playtech-live"),
    ("playtech-live", "rng-7-e-mezzo"),
    ("sept-et-demi-fr-wiki", "playtech-live"),
    ("leovegas-home", "course-premiums-ar"),
    ("fournier-type-sheet", "leovegas-table"),
    ("playtech-live", "sept-et-demi-fr-wiki"),
    ("pagat-italian-fragments", "playtech-live"),
    ("acanomas", "sisal-pokerstars-it"),
)


def pairs() -> Iterator[tuple[str, str]]:
    if "all" in sys.argv[1:]:
        yield from ((left, right) for left in PRESETS for right in PRESETS if left != right)
    else:
        yield from PAIRS


def compare(left: str, right: str, banker: Policy) -> tuple[float, float, int]:
    """The seconds of a whole comparison and of its longest part, and how many parts it has."""
    sides = (PRESETS[name].rules for name in (left, right))
    forget()
    gc.collect()
    start = process_time()
    found = Comparison(*(Side(rules, banker=banker if rules.banker == "free" else None) for rules in sides))
    longest = 0.0
    stages = [stage for stage in found.stages if stage.kind != "splitting"]
    for stage in stages:
        before = process_time()
        if stage.kind == "edges":
            _ = found.ratio_difference
        elif stage.kind == "step":
            found.step(stage.place)
        elif stage.kind == "differences":
            list(found.differences(found.upcards[stage.place]))
        else:
            side = found.left if stage.kind == "left" else found.right
            _ = side.showdown, side.first_cards(), side.two_cards(), side.staking(), raising_of(side)
        longest = max(longest, process_time() - before)
    return process_time() - start, longest, len(stages)


def main() -> None:
    start = process_time()
    plain_best_response(pack_without(""), False, 10)
    plain = process_time() - start
    print(f"the plain recursion over the 221 hands of the base game: {in_words(plain)}")
    print(f"{'comparison':<44}{'banker':>20}{'whole':>12}{'longest part':>14}{'parts':>7}{'ratio':>8}")
    worst = 0.0
    for left, right in pairs():
        for banker in (StandAt("5"), Chase()):
            whole, longest, parts = compare(left, right, banker)
            worst = max(worst, whole)
            name = f"{left} / {right}"
            cells = f"{banker.name:>20}{in_words(whole):>12}{in_words(longest):>14}{parts:>7}{plain / whole:>7.1f}x"
            print(f"{name:<44}{cells}", flush=True)
    print(f"longest comparison: {in_words(worst)}; the bar is {BAR} s")


if __name__ == "__main__":
    main()
