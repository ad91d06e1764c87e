"""Forgetting suits: where only two cards of one suit are told apart, most of a walk need not know any."""

from __future__ import annotations

from sieteymedio.kinds import Kinds
from sieteymedio.walks import Steps, Walk, decode


def merge_suits(walk: Walk, held: int, kinds: Kinds) -> Walk:
    """Return a walk with the same law, for a hand of `held` cards, that tells suits apart in its first two cards only.

    After them no suit matters to what a hand is worth, so hands that differ in suits alone become one node, and a step
    from it draws any card of a group of kinds. It cannot list its endings' cards.
    """
    classes: dict[tuple[int, bool], list[int]] = {}
    for place, each in enumerate(kinds.all):
        if each.suit:
            classes.setdefault((each.half_points, each.seven), []).append(place)
    groups = tuple(tuple(places) for places in classes.values())
    group_of = {place: number for number, group in enumerate(groups) for place in group}

    def alike(code: int) -> tuple[int, ...]:
        counts = list(decode(code, walk.kinds))
        sums = [sum(counts[place] for place in group) for group in groups]
        return (*(0 if place in group_of else count for place, count in enumerate(counts)), *sums)

    new_node = {0: 0}
    codes, worths = [walk.codes[0]], [walk.worths[0]]
    all_steps, all_stops, all_draws = [], [], []
    for size, (layer, stops, draws) in enumerate(zip(walk.steps, walk.stops, walk.draws, strict=True)):
        merged = held + size >= 2
        names: dict[tuple[object, int], int] = {}
        steps_here: dict[int, Steps] = {}
        for source, steps in layer:
            kept: dict[tuple[int, int], tuple[int, int, int]] = {}
            sums = alike(walk.codes[source])[walk.kinds :]
            for kind, have, target in steps:
                code, worth = walk.codes[target], walk.worths[target]
                # The next layer's nodes are one where nothing but suits, early ones aside, tells them apart.
                name = (alike(code) if held + size + 1 >= 2 else code, worth)
                if target not in new_node:
                    if name not in names:
                        names[name] = len(codes)
                        codes.append(code)
                        worths.append(worth)
                    new_node[target] = names[name]
                group = group_of.get(kind) if merged else None
                step = (kind, have) if group is None else (walk.kinds + group, sums[group])
                kept.setdefault(step, (*step, new_node[target]))
            steps_here.setdefault(new_node[source], (new_node[source], tuple(kept.values())))
        all_steps.append(tuple(steps_here.values()))
        all_stops.append(tuple(dict.fromkeys(new_node[node] for node in stops)))
        all_draws.append(tuple(dict.fromkeys(new_node[node] for node in draws)))
    return Walk(walk.kinds, tuple(codes), tuple(worths), tuple(all_steps), tuple(all_stops), tuple(all_draws), groups)
