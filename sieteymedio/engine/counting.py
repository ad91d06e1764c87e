"""Unrolling policies into walks, and the walks of the seats around a hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from sieteymedio.engine.cards import CardError
from sieteymedio.engine.hands import Game, game_of
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.policies import Action, BustRisk, Chase, Policy, Situation, StandAt, action_of
from sieteymedio.engine.rules import Rules, RulesError
from sieteymedio.engine.suits import Drawing, SuitBlindWalk, suits_of
from sieteymedio.engine.totals import OVER, is_over, points_of
from sieteymedio.engine.walks import BITS, MASK, Pack, Steps, Walk, decode


def unroll(game: Game, hand: Counts, limits: Counts | None, draws_at: Callable[[Counts, int, int], bool] | int) -> Walk:
    """Return the walk of a seat that holds `hand` and draws while `draws_at(hand now, worth, declared)` is true.

    `draws_at` may be a number of half points: the seat then draws below it. An empty hand always draws; a hand whose turn
    is over never does. `limits` are the most cards of each kind that can be drawn (None with replacement). Where the wild
    card must be declared on a hit, a seat that hits declares it its least.
    """
    if limits is None and 0 in game.points:
        raise RulesError("with replacement a hand might never end where cards count nothing: leave replacement out")
    kinds, plain, least = len(hand), game.is_plain, game.points[-1]
    on_hit = game.rules.wild_declared == "on-hit" and bool(game.wild_values)
    most = (MASK,) * kinds if limits is None else limits
    rows = [(kind, 1 << BITS * kind, BITS * kind, game.points[kind], most[kind]) for kind in range(kinds)]
    # Everything about a node sits at its place in these lists: this loop is what a first question costs.
    codes, worths, declared = [0], [game.worth(hand)], [False]
    all_steps: list[tuple[Steps, ...]] = []
    all_stops: list[tuple[int, ...]] = []
    all_draws: list[tuple[int, ...]] = []
    layer, empty = [0], not any(hand)
    while layer:
        layer_steps: list[Steps] = []
        stops: list[int] = []
        draws: list[int] = []
        following: dict[int, int] = {}
        for source in layer:
            code, worth = codes[source], worths[source]
            if is_over(worth):
                stops.append(source)
                continue
            held: Counts = ()
            if isinstance(draws_at, int):
                goes_on = points_of(worth) < draws_at
            else:
                held = tuple(map(int.__add__, hand, decode(code, kinds)))
                said = 0 if plain or not declared[source] else least
                goes_on = (empty and source == 0) or draws_at(held, worth, said)
            if not goes_on and not (empty and source == 0):
                stops.append(source)
                continue
            draws.append(source)
            steps: list[tuple[int, int, int]] = []
            if plain:
                for kind, one, shift, points, limit in rows:
                    have = code >> shift & MASK
                    if have < limit:
                        after = code + one
                        node = following.get(after)
                        if node is None:
                            node = following[after] = len(codes)
                            codes.append(after)
                            now = worth + points
                            worths.append(now if now < OVER else OVER)
                        steps.append((kind, have, node))
                layer_steps.append((source, tuple(steps)))
                continue
            held = held or tuple(map(int.__add__, hand, decode(code, kinds)))
            fixed = declared[source] or (on_hit and game.holds_wild(held))
            for kind, one, shift, _, limit in rows:
                have = code >> shift & MASK
                if have < limit:
                    after = code + one
                    key = ~after if fixed else after
                    node = following.get(key)
                    if node is None:
                        node = following[key] = len(codes)
                        codes.append(after)
                        declared.append(fixed)
                        cards = with_card(held, kind)
                        worths.append(game.worth(cards, least if fixed else 0))
                    steps.append((kind, have, node))
            layer_steps.append((source, tuple(steps)))
        all_steps.append(tuple(layer_steps))
        all_stops.append(tuple(stops))
        all_draws.append(tuple(draws))
        layer = list(following.values())
    return Walk(kinds, tuple(codes), tuple(worths), tuple(all_steps), tuple(all_stops), tuple(all_draws))


@lru_cache(maxsize=1024)
def _walk_of(
    policy: Policy, hand: Counts, known: Pack | None, rules: Rules, replacement: bool, rival: int | None, must_reach: int
) -> Walk:
    game, whole = game_of(rules), known.counts if known else rules.counts
    limits = None if replacement else _limits(whole, hand)
    if isinstance(policy, StandAt) and not (game.wild_values and rules.wild_alone == "must-draw"):
        return unroll(game, hand, limits, max(policy.half_points, must_reach))

    def draws_at(held: Counts, worth: int, declared: int) -> bool:
        if points_of(worth) < must_reach or game.must_draw(held):
            return True
        # A policy that does not count cards is not told which are left.
        left = whole if replacement or known is None else tuple(map(int.__sub__, whole, held))
        return action_of(policy, Situation(held, left, rules, declared=declared, opponent_worth=rival)) is Action.HIT

    return unroll(game, hand, limits, draws_at)


def policy_walk(
    policy: Policy, hand: Counts, known: Pack, rules: Rules, rival: int | None = None, must_reach: int = 0
) -> Walk:
    """Return the walk of a seat that holds `hand` and plays `policy`.

    `known` is the pack as the seat knows it, its own hand included; `rival` is the worth of the other hand, told only to a
    policy that sees totals. Below `must_reach` half points, and with the wild card alone where the rules say so, the seat
    draws without being asked.
    """
    if isinstance(policy, (StandAt, BustRisk, Chase)):
        # They look at worths alone, so rules that pay otherwise share a walk.
        rules = game_of(rules).rules
    told = rival if policy.sees_totals else None
    looked_at = known if policy.counts_cards else None
    return _walk_of(policy, hand, looked_at, rules, known.replacement, told, must_reach)


def _limits(whole: Counts, hand: Counts) -> Counts:
    return tuple(max(count - held, 0) for count, held in zip(whole, hand, strict=True))


def split_pack(held: Counts, left: Counts, replacement: bool) -> tuple[Pack, Pack]:
    """Return the cards left, and the pack as the seat knows it: its own hand and the cards left."""
    pack = Pack(left, replacement)
    return pack, pack if replacement else Pack(tuple(have + more for have, more in zip(held, left, strict=True)))


def rival_of(
    policy: Policy, rules: Rules, known: Pack, hand: Counts | None = None, must_reach: int = 0
) -> Callable[[int], Drawing]:
    """Return how another hand is drawn, given the worth it has to meet: from nothing, or from `hand`, its open cards."""
    start, found = rules.kinds.nothing if hand is None else hand, dict[int, Drawing]()
    suits = suits_of(rules) if rules.kinds.suited and is_suit_blind(policy) else None

    def drawing(worth: int) -> Drawing:
        told = worth if policy.sees_totals else 0
        if told not in found:
            if suits is None:
                found[told] = policy_walk(policy, start, known, rules, rival=worth, must_reach=must_reach)
            else:
                plain = Pack(suits.merged(known.counts), known.replacement)
                hand_ = suits.merged(start)
                walk = policy_walk(policy, hand_, plain, suits.plain, rival=worth, must_reach=must_reach)
                found[told] = SuitBlindWalk(walk, suits, start)
        return found[told]

    return drawing


def is_suit_blind(policy: Policy) -> bool:
    """Whether a policy is known never to look at a suit."""
    return isinstance(policy, (StandAt, BustRisk, Chase))


def check_card_left(pack: Pack, needed: int, who: str) -> None:
    if pack.size < needed:
        raise CardError(f"no card is left for {who}: the hand and the seen cards are the whole pack")
