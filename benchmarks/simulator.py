"""How many hands a second the simulator deals, and how many times as many as a plain loop in Python.

``python -m benchmarks.simulator`` prints the table in a quarter of a minute, all on one core. Both deal the same games in
the same run, and the means are compared: a fast wrong answer stops the run.
"""

from __future__ import annotations

import os
import sys
from math import sqrt
from random import Random
from time import perf_counter

for _library in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_library] = "1"

from sieteymedio import Chase, Rules, StandAt, best_response, preset  # noqa: E402
from sieteymedio.engine.policies import Policy  # noqa: E402
from sieteymedio.engine.responses import BestResponse  # noqa: E402
from sieteymedio.sampling.simulate import Table, simulate  # noqa: E402

PACK = [1] * 12 + [half_points for half_points in range(2, 15, 2) for _ in range(4)]


def plain_loop(hands: int, limit: int, chases: bool) -> tuple[float, float]:
    """The mean gain of a player who draws below `limit` half points, and its standard error; one hand after the other."""
    chance, gained = Random("benchmark"), 0
    for _ in range(hands):
        cards = iter(chance.sample(PACK, 20))
        own = 0
        while own < limit:
            own += next(cards)
        bank = 0
        if own > 15:
            gained -= 1
            continue
        while bank < (own if chases else 10):
            bank += next(cards)
        gained += 1 if bank > 15 or bank < own else -1
    mean = gained / hands
    return mean, sqrt((1 - mean * mean) / hands)


def best_rate(table: Table, hands: int, runs: int = 3) -> float:
    """Hands a second, at best of some runs."""
    quickest = float("inf")
    for run in range(runs):
        start = perf_counter()
        for _ in table.blocks(f"benchmark-{run}", hands):
            pass
        quickest = min(quickest, perf_counter() - start)
    return hands / quickest


def compare(name: str, limit: str, banker: Policy, hands: int = 200_000) -> None:
    start = perf_counter()
    mean, error = plain_loop(hands, StandAt(limit).half_points, banker == Chase())
    plain = hands / (perf_counter() - start)
    found = simulate(StandAt(limit), banker, hands=1_000_000, seed="benchmark")
    if abs(found.mean_gain - mean) > 5 * sqrt(error**2 + found.standard_error**2):
        sys.exit(f"the simulator and the plain loop differ: {name}")
    rate = best_rate(Table(StandAt(limit), banker), 1_000_000)
    print(f"{name:<52}{plain:>14,.0f}{rate:>14,.0f}{rate / plain:>9.0f}x", flush=True)


def measure(name: str, player: Policy | BestResponse, banker: Policy | None, rules: Rules, splits: bool = False) -> None:
    start = perf_counter()
    table = Table(player, banker, rules, splits=splits)
    ready = perf_counter() - start
    print(f"{name:<52}{ready:>12.2f} s{best_rate(table, 1_000_000):>14,.0f}", flush=True)


if __name__ == "__main__":
    print(f"{'hands a second':<52}{'plain loop':>14}{'simulator':>14}{'ratio':>10}")
    compare("base game, stands on 5, the bank stands on 5", "5", StandAt("5"))
    compare("base game, stands on 4, the bank chases", "4", Chase())
    print(f"\n{'other games':<52}{'made ready':>14}{'a second':>14}")
    measure("base game, best response", best_response(StandAt("5")), None, Rules())
    measure(
        "Italian options, best response", best_response(rules=preset("gamerules-italian")), None, preset("gamerules-italian")
    )
    live = preset("playtech-live")
    measure("open card and duties, best response", best_response(rules=live), None, live)
    measure("naturals of one suit, stands on 5", StandAt("5"), None, preset("leovegas-home"))
    measure("splitting up to four hands, stands on 4½", StandAt("4½"), None, preset("gamerules-spanish"), splits=True)
    measure("eight packs, stands on 5", StandAt("5"), None, Rules(packs=8))
