"""How many times faster the engine is than a plain recursion over deals with fractions.

``python -m benchmarks.engine`` prints the table; it takes about half a minute. Every ratio compares two times of the same
run on the same machine, and every answer is compared too: a fast wrong answer stops the run. "cold" is the first time
an answer is asked for (everything the engine remembers is dropped before), "again" the same for another pack.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from fractions import Fraction
from functools import _lru_cache_wrapper, cache, partial
from itertools import cycle
from time import perf_counter
from typing import Any

from sieteymedio import Chase, Rules, StandAt, best_response, final_totals
from sieteymedio.engine import patience
from sieteymedio.engine.beliefs import Standing
from sieteymedio.engine.policies import Policy
from sieteymedio.engine.several import seat_decision

POINTS = (1, 2, 4, 6, 8, 10, 12, 14)
TARGET = 15
BUST = 16
Pack = tuple[int, ...]
Law = dict[int, Fraction]

# The plain recursion: one call for each way the cards can come, a fraction multiplied along the way.


def plain_totals(pack: Pack, limit: int) -> Law:
    """The law of the final total of a hand that draws below `limit` half points."""
    law: Law = {}

    def deal(left: Pack, size: int, total: int, chance: Fraction) -> None:
        if total >= limit:
            total = min(total, BUST)
            law[total] = law.get(total, Fraction(0)) + chance
            return
        for kind, count in enumerate(left):
            if count:
                rest = (*left[:kind], count - 1, *left[kind + 1 :])
                deal(rest, size - 1, total + POINTS[kind], chance * Fraction(count, size))

    deal(pack, sum(pack), 0, Fraction(1))
    return law


def plain_best_response(pack: Pack, chases: bool, limit: int) -> dict[Pack, tuple[Fraction, Fraction | None]]:
    """What to stand and to hit are worth for every hand of 7½ or less (ties to the banker, all paid 1:1).

    The banker draws below `limit`, or with `chases` below the player's total. Each hand is worked out once.
    """
    worths: dict[Pack, tuple[Fraction, Fraction | None]] = {}

    def stand(left: Pack, total: int) -> Fraction:
        law = plain_totals(left, total if chases else limit)
        return sum((chance if end == BUST or end < total else -chance for end, chance in law.items()), Fraction(0))

    @cache
    def worth(hand: Pack) -> Fraction:
        total = sum(held * points for held, points in zip(hand, POINTS, strict=True))
        if total > TARGET:
            return Fraction(-1)
        left = tuple(count - held for count, held in zip(pack, hand, strict=True))
        if total == TARGET:
            worths[hand] = (stand(left, total), None)
            return worths[hand][0]
        size, hit = sum(left), Fraction(0)
        for kind, count in enumerate(left):
            if count:
                hit += Fraction(count, size) * worth((*hand[:kind], hand[kind] + 1, *hand[kind + 1 :]))
        if not total:
            return hit
        stood = stand(left, total)
        worths[hand] = (stood, hit)
        return max(stood, hit)

    worth((0,) * len(POINTS))
    return worths


def plain_full_table(pack: Pack, hand: Pack, opened: tuple[str, ...], limit: int) -> tuple[Fraction, Fraction]:
    """What to stand and to hit are worth while others, who draw below `limit`, stand with these open cards.

    `pack` is what lies neither in the hand nor open. A world says how many cards of each kind lie covered.
    """
    worlds: dict[Pack, int] = {(0,) * len(POINTS): 1}
    for cards in opened:
        following: dict[Pack, int] = {}
        for world, ways in worlds.items():
            for kind in could_lie_under(cards, limit):
                covered = (*world[:kind], world[kind] + 1, *world[kind + 1 :])
                following[covered] = following.get(covered, 0) + ways * (pack[kind] - world[kind])
        worlds = following
    held = sum(count * points for count, points in zip(hand, POINTS, strict=True))

    def stand(rests: dict[Pack, int], total: int) -> Fraction:
        laws = ((ways, plain_totals(rest, limit)) for rest, ways in rests.items() if ways)
        worth = sum((ways * (law[BUST] + sum(law[end] for end in law if end < total)) for ways, law in laws), Fraction(0))
        return 2 * worth / sum(rests.values()) - 1

    def hit(rests: dict[Pack, int], total: int) -> Fraction:
        worth, all_ways = Fraction(0), sum(ways * sum(rest) for rest, ways in rests.items())
        for kind, points in enumerate(POINTS):
            left = {(*rest[:kind], rest[kind] - 1, *rest[kind + 1 :]): ways * rest[kind] for rest, ways in rests.items()}
            left = {rest: ways for rest, ways in left.items() if ways}
            if left:
                worth += Fraction(sum(left.values()), all_ways) * best(left, total + points)
        return worth

    def best(rests: dict[Pack, int], total: int) -> Fraction:
        if total > TARGET:
            return Fraction(-1)
        return max(stand(rests, total), hit(rests, total)) if total < TARGET else stand(rests, total)

    rests = {tuple(have - gone for have, gone in zip(pack, world, strict=True)): ways for world, ways in worlds.items()}
    return stand(rests, held), hit(rests, held)


def could_lie_under(opened: str, limit: int) -> list[int]:
    """The kinds that can lie covered before a player who drew below `limit` until these cards lay open."""
    drawn = [POINTS["FA234567".index(card)] for card in opened.split()]
    sums = [sum(drawn[:size]) for size in range(len(drawn) + 1)]
    return [
        kind
        for kind, points in enumerate(POINTS)
        if all(points + total < limit for total in sums[:-1]) and limit <= points + sums[-1] < TARGET
    ]


# The engine, asked the same.


def forget() -> None:
    """Empty everything that the package remembers between questions."""
    patience.forget()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith("sieteymedio."):
            thing.cache_clear()


def engine_totals(limit: int, seen: str, rules: Rules) -> Law:
    found = final_totals(StandAt(Fraction(limit, 2)), seen=seen, rules=rules)
    return {total: Fraction(ratio.numerator, ratio.denominator) for total, ratio in found.ratios()}


def engine_table(banker: Policy, seen: str, rules: Rules) -> list[Any]:
    return list(best_response(banker=banker, seen=seen, rules=rules).table())


def best_time(ask: Callable[[], object], before: Callable[[], None] | None = None, runs: int = 5) -> float:
    """The seconds of the quickest of some runs."""
    quickest = float("inf")
    for _ in range(runs):
        if before:
            before()
        gc.collect()
        start = perf_counter()
        ask()
        quickest = min(quickest, perf_counter() - start)
    return quickest


def pack_without(seen: str, packs: int = 1) -> Pack:
    counts = [12 * packs] + [4 * packs] * 7
    for card in seen.split():
        counts["FA234567".index(card)] -= 1
    return tuple(counts)


def same(claim: bool, what: str) -> None:
    if not claim:
        raise SystemExit(f"the engine and the plain recursion differ: {what}")


def row(*cells: str) -> None:
    print(f"{cells[0]:<44}" + "".join(f"{cell:>14}" for cell in cells[1:]), flush=True)


def in_words(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def compare_totals() -> None:
    row("final totals", "plain", "cold", "ratio", "again", "ratio")
    rules, packs = Rules(), ("", "F F A 5 7 7")
    sums = [0.0, 0.0, 0.0]
    for limit in range(1, TARGET + 1):
        policy = StandAt(Fraction(limit, 2))
        for seen in packs:
            pack = pack_without(seen)
            same(engine_totals(limit, seen, rules) == plain_totals(pack, limit), f"limit {limit}, seen {seen}")
            times = [
                best_time(partial(plain_totals, pack, limit), runs=2),
                best_time(partial(final_totals, policy, seen=seen), forget),
                best_time(another_pack(policy, seen)),
            ]
            sums = [whole + part for whole, part in zip(sums, times, strict=True)]
            if limit in (7, 8, 10, 13, 15):
                compare(f"  {policy.name}, seen: {seen or 'nothing'}", *times)
    compare("  all fifteen limits on both packs", *sums)


def another_pack(policy: Policy, seen: str) -> Callable[[], object]:
    """The question asked each time with another card seen besides."""
    others = cycle("F2346")
    return lambda: final_totals(policy, seen=f"{seen} {next(others)}")


def compare(name: str, plain: float, cold: float, again: float) -> None:
    ratios = [f"{plain / time:.0f}x" for time in (cold, again)]
    row(name, in_words(plain), in_words(cold), ratios[0], in_words(again), ratios[1])


def compare_tables() -> None:
    print()
    row("best-response table, 221 hands", "plain", "cold", "ratio", "again", "ratio")
    bankers: list[tuple[Policy, bool, int]] = [(StandAt("4½"), False, 9), (StandAt("5"), False, 10), (Chase(), True, 0)]
    for banker, chases, limit in bankers:
        rules = Rules()
        start = perf_counter()
        expected = plain_best_response(pack_without(""), chases, limit)
        plain = perf_counter() - start
        found = {
            pack_of(each.hand): (fraction(each.stand), None if each.hit is None else fraction(each.hit))
            for each in engine_table(banker, "", rules)
        }
        same(len(found) == 221 and found == expected, banker.name)

        cold = best_time(partial(engine_table, banker, "", rules), forget)
        engine_table(banker, "", rules)
        others = iter(("7", "6", "5", "4"))
        again = best_time(lambda banker=banker, others=others: engine_table(banker, next(others), Rules()), runs=4)
        compare(f"  the bank {banker.name}", plain, cold, again)


def compare_full_tables() -> None:
    print()
    row("odds of 5 at a full table", "plain", "cold", "ratio", "again", "ratio")
    for opened in (("6",), ("6", "A", ""), ("6", "A", "", "F 4", "5", "3 2")):
        seen = " ".join(("5", *opened))
        others = [Standing(cards, StandAt("5")) for cards in opened]
        start = perf_counter()
        expected = plain_full_table(pack_without(seen), pack_of("5"), opened, 10)
        plain = perf_counter() - start
        found = seat_decision("5", others, banker=StandAt("5"))
        name = f"{len(opened) + 1} players, {len(opened)} of whom stand"
        same(expected == (fraction(found.stand.expected_value), fraction(found.hit.expected_value)), name)
        ask = partial(seat_decision, "5", others, banker=StandAt("5"))
        cold = best_time(ask, forget)
        more = iter("FA237" * 2)
        again = best_time(lambda others=others, more=more: seat_decision("5", others, next(more), banker=StandAt("5")))
        compare(f"  {name}", plain, cold, again)


def pack_of(cards: str) -> Pack:
    return tuple(cards.split().count(letter) for letter in "FA234567")


def fraction(ratio: Any) -> Fraction:
    return Fraction(ratio.numerator, ratio.denominator)


def measure_memory() -> None:
    print()
    row("memory, cold", "peak", "kept after")
    questions: list[tuple[str, Callable[[], object]]] = [
        ("final totals, stands on 5", lambda: final_totals(StandAt("5"))),
        ("final totals, stands on 7½", lambda: final_totals(StandAt("7½"))),
        ("best-response table, the bank stands on 5", lambda: engine_table(StandAt("5"), "", Rules())),
        ("best-response table, the bank chases", lambda: engine_table(Chase(), "", Rules())),
    ]
    for name, ask in questions:
        forget()
        gc.collect()
        tracemalloc.start()
        ask()
        peak = tracemalloc.get_traced_memory()[1]
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        row(f"  {name}", f"{peak / 1e6:.2f} MB", f"{kept / 1e6:.2f} MB")


def measure_growth() -> None:
    print()
    row("growth, cold", *(f"{packs} pack{'s' * (packs > 1)}" for packs in (1, 2, 4, 8)))
    questions: list[tuple[str, Callable[[Rules], object]]] = [
        ("final totals, stands on 5", lambda rules: final_totals(StandAt("5"), rules=rules)),
        ("best-response table, the bank stands on 5", lambda rules: engine_table(StandAt("5"), "", rules)),
        ("best-response table, the bank chases", lambda rules: engine_table(Chase(), "", rules)),
    ]
    for name, ask in questions:
        times = [best_time(partial(ask, Rules(packs=packs)), forget, runs=3) for packs in (1, 2, 4, 8)]
        row(f"  {name}", *(f"{in_words(each)} {each / times[0]:.1f}x" for each in times))


if __name__ == "__main__":
    compare_totals()
    compare_tables()
    compare_full_tables()
    measure_memory()
    measure_growth()
