"""Chance sampled instead of counted: many hands dealt at once, with the error that sampling has.

This is the one module where cards are drawn at random by the thousand and where numbers are rounded: everything else counts.
It asks the rules, the policies and the payments of the engine, but none of its probabilities, so it is an independent check
of them, and it prices what is too large to count. numpy is needed here and nowhere else.

How hands are dealt: hands come in blocks of `BLOCK`. Block b draws from the raw stream of numpy's PCG64, which stays the
same from version to version, seeded by the SHA-256 of the text ``f"{seed}/{b}"``; so a seed gives the same hands for ever,
and more hands repeat the first ones, block by block. Every hand has a whole pack of its own, shuffled only as far as
it is dealt (Fisher–Yates); a raw number below 2**32 picks a card, which is uneven by less than one in ten million.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from math import lcm
from typing import Any

from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.exact import Ratio, check_flag
from sieteymedio.engine.hands import game_of, payment, rank_of, read_hand
from sieteymedio.engine.policies import Chase, Policy, PolicyError, check_blind
from sieteymedio.engine.responses import BestResponse
from sieteymedio.engine.rules import BASE, Rules, check_rules
from sieteymedio.engine.setting import Setting, banker_of
from sieteymedio.engine.totals import OVER, WORTHS
from sieteymedio.engine.walks import Pack
from sieteymedio.sampling.plans import Plan, best_settings, by_best_response, by_policy
from sieteymedio.sampling.simulation import Simulation

BLOCK = 20_000
"""Hands dealt together: enough that numpy works in long strides, few enough that their packs stay near at hand."""


def simulate(
    player: Policy | BestResponse,
    banker: Policy | None = None,
    rules: Rules = BASE,
    *,
    hands: int = 1_000_000,
    seed: str = "opening",
    seen: Cards = (),
    stakes: Mapping[str, int] | None = None,
    splits: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> Simulation:
    """Return what `hands` sampled hands of one player against the banker bring; the standard error falls as 1/√hands.

    `player` is a policy, or a best response, which also exchanges and declares as it pays most. `seen` cards are out of
    every pack. `stakes` maps kinds of first card, such as ``"F"``, to the stake put on them; others are staked 1. With
    `splits` the player splits court cards whenever the rules allow it, each hand with a stake of its own, up to
    `Rules.max_split_hands`; each hand is played as if the others were unseen. After every block `progress(dealt, hands)` is
    called; if it returns False, the simulation ends there. The cost is about a fifth of a microsecond a hand.

    >>> import sieteymedio as sm
    >>> from sieteymedio.sampling.simulate import simulate
    >>> found = simulate(sm.StandAt("4"), sm.StandAt("5"), hands=100_000, seed="Ana")
    >>> exact = sm.expected_value(player=sm.StandAt("4"), banker=sm.StandAt("5"))
    >>> abs(found.mean_gain - exact) < 4 * found.standard_error
    True
    """
    if isinstance(hands, bool) or not isinstance(hands, int) or hands < 1:
        raise ValueError(f"hands= must be a whole number from 1, not {hands!r}")
    table = Table(player, banker, rules, seen=seen, stakes=stakes, splits=splits)
    found: Simulation | None = None
    for block in table.blocks(seed, hands):
        found = block if found is None else found + block
        if progress and progress(found.hands, hands) is False:
            break
    assert found is not None
    return found


class Table:
    """The game of `simulate` made ready to deal; `blocks` deals."""

    def __init__(
        self,
        player: Policy | BestResponse,
        banker: Policy | None = None,
        rules: Rules = BASE,
        *,
        seen: Cards = (),
        stakes: Mapping[str, int] | None = None,
        splits: bool = False,
    ) -> None:
        try:
            import numpy
        except ImportError as missing:
            raise ImportError("the simulator needs numpy: pip install numpy") from missing
        self._np = np = numpy
        self.rules, self._game = check_rules(rules), game_of(rules)
        if isinstance(player, BestResponse):
            _check_same(player, banker, rules, seen)
            banker = player.banker
        self.player, self.banker = player, banker_of(rules, banker)
        check_flag("splits", splits)
        if splits and rules.split == "none":
            raise PolicyError('by these rules nothing is split: leave splits= out, or set split="pair" or "run"')
        if splits and self.banker.sees_totals:
            raise PolicyError(f"a bank that {self.banker.name} looks at one hand, and a player who splits has several")
        self._counts = read_hand((), seen, rules)[1]
        self._size = sum(self._counts)
        if self._size < 2:
            raise CardError("no card is left for the player and the bank: the seen cards are the whole pack")
        self._open, self._splits = rules.bank_card == "open", splits
        self._pack = np.repeat(np.arange(len(self._counts), dtype=np.uint8), self._counts)
        self._arrange_player()
        self._arrange_banker()
        worths = {*self._game.worths}
        pairs = ((own, other) for own in range(WORTHS) for other in range(WORTHS))
        pays = [payment(*pair, rules) if worths.issuperset(pair) else Ratio(0, 1) for pair in pairs]
        self.unit = lcm(*(pay.denominator for pay in pays))
        self._pays = np.array([pay.numerator * (self.unit // pay.denominator) for pay in pays], dtype=np.int64)
        self._stakes = np.array(self._stake_by_kind(stakes or {}), dtype=np.int64)
        self._staked = bool((self._stakes != 1).any())

    @property
    def player_name(self) -> str:
        """What the player does, for a sentence."""
        if isinstance(self.player, BestResponse):
            name = f"plays the best response to a bank that {self.banker.name}"
        else:
            name = self.player.name
        return f"{name} and splits court cards" if self._splits else name

    def _stake_by_kind(self, stakes: Mapping[str, int]) -> list[int]:
        found = [1] * len(self._counts)
        for card, stake in stakes.items():
            if isinstance(stake, bool) or not isinstance(stake, int) or not 1 <= stake <= 1000:
                raise ValueError(f"the stake on a first {card} must be a whole number from 1 to 1000, not {stake!r}")
            cards = read_cards(card)
            if len(cards) != 1:
                raise CardError(f"a stake is put on one first card, not on {card!r}")
            found[self.rules.kinds.of(cards[0])] = stake
        return found

    def _arrange_player(self) -> None:
        plan = Plan(self._game, self._counts, splits=self._splits)
        if isinstance(self.player, BestResponse):
            choosers = [by_best_response(*each) for each in best_settings(self.player)]
        else:
            policy = check_blind(self.player, "player")
            choosers = []
            for kind in range(len(self._counts)) if self._open else [None]:
                up = None if kind is None else tuple(int(place == kind) for place in range(len(self._counts)))
                known = Pack(self._counts) if up is None or not self._counts[kind or 0] else Pack(self._counts).without(up)
                must_reach = Setting(self.rules, self.banker, known, up).must_reach
                choosers.append(by_policy(policy, self._game, known.counts, must_reach, None))
        self._player_roots = self._np.array([plan.add(choose) for choose in choosers], dtype=self._np.int64)
        self._player_steps, self._player_worths = self._as_arrays(plan)
        pairs = self._np.zeros((len(plan.worths), 3), dtype=self._np.int64)
        for place, ways in plan.pairs.items():
            pairs[place] = ways
        self._pairs = pairs

    def _arrange_banker(self) -> None:
        plan, banker = Plan(self._game, self._counts), self.banker
        roots: dict[object, int] = {}
        by_worth = [0] * WORTHS
        for worth in sorted(set(self._game.worths)):
            # A chasing banker plays alike against hands of equal rank; a blind one against all.
            told: object = worth if banker.sees_totals else None
            if isinstance(banker, Chase):
                told = -1 if worth == OVER else rank_of(worth, self.rules)
            if told not in roots:
                roots[told] = plan.add(by_policy(banker, self._game, self._counts, 0, worth))
            by_worth[worth] = roots[told]
        self._banker_roots = self._np.array(by_worth, dtype=self._np.int64)
        self._banker_steps, self._banker_worths = self._as_arrays(plan)

    def _as_arrays(self, plan: Plan) -> tuple[Any, Any]:
        kinds = len(self._counts)
        steps = [row or [0] * kinds for row in plan.steps]
        return self._np.array(steps, dtype=self._np.int32).ravel(), self._np.array(plan.worths, dtype=self._np.int32)

    def blocks(self, seed: str, hands: int, first: int = 0) -> Iterator[Simulation]:
        """Yield the simulations of the blocks that make up `hands` hands, from block `first` on."""
        number = first
        while number * BLOCK < hands:
            yield self._deal(seed, number, min(BLOCK, hands - number * BLOCK))
            number += 1

    def _deal(self, seed: str, number: int, hands: int) -> Simulation:
        np = self._np
        digest = sha256(f"{seed}/{number}".encode()).digest()
        dealer = _Dealer(np, self._pack, hands, int.from_bytes(digest, "big"))
        rows = np.arange(hands)
        first, up = dealer.draw(rows, 0), dealer.draw(rows, 1)
        roots = self._player_roots[up] if self._open else self._player_roots[0]
        places = self._player_steps[roots * len(self._counts) + first]
        if self._splits:
            owners, finals, used = self._play_splitting(dealer, places)
        else:
            owners, (finals, used) = rows, self._play(dealer, self._player_steps, self._player_worths, rows, places, 2)
        told = finals if not self._splits else np.zeros(hands, dtype=np.int64)
        banker = self._banker_steps[self._banker_roots[told] * len(self._counts) + up]
        bank, _ = self._play(dealer, self._banker_steps, self._banker_worths, rows, banker, used)
        gains = self._pays[finals * WORTHS + (bank if owners is rows else bank[owners])]
        if self._splits:
            gains = np.bincount(owners, weights=gains, minlength=hands).astype(np.int64)
        if self._staked:
            gains = gains * self._stakes[first]
        tally = partial(np.bincount, minlength=len(self._counts))
        return Simulation(
            self.player_name,
            self.banker.name,
            self.rules,
            seed,
            hands,
            self.unit,
            _whole(tally(first, weights=gains)),
            _whole(tally(first, weights=gains * gains)),
            _whole(tally(first)),
            _whole(np.bincount(finals, minlength=WORTHS)),
            _whole(np.bincount(bank, minlength=WORTHS)),
        )

    def _play(self, dealer: Any, steps: Any, worths: Any, rows: Any, places: Any, used: Any) -> tuple[Any, Any]:
        """Play out all hands at once; return their worths, and how many cards are then out of each pack."""
        np, kinds = self._np, len(self._counts)
        finals = places.copy()
        drawn = np.zeros(len(rows), dtype=np.int64)
        active = np.flatnonzero(places >= WORTHS)
        places, out = places[active], used
        if not isinstance(used, int):
            out = used[active]
        while len(active):
            if isinstance(out, int):
                if out >= self._size:
                    finals[active] = worths[places]
                    break
            elif (spent := out >= self._size).any():
                finals[active[spent]] = worths[places[spent]]
                active, places, out = active[~spent], places[~spent], out[~spent]
                continue
            cards = dealer.draw(rows[active], out)
            places = steps[places * kinds + cards]
            finals[active] = places
            drawn[active] += 1
            on = np.flatnonzero(places >= WORTHS)
            out = out + 1 if isinstance(out, int) else out[on] + 1
            active, places = active[on], places[on]
        return finals, drawn + used

    def _play_splitting(self, dealer: Any, places: Any) -> tuple[Any, Any, Any]:
        """Play out the player's hands, splitting; return whose they are, their worths, the cards then out of each pack."""
        np, kinds, most = self._np, len(self._counts), self.rules.max_split_hands
        hands = len(places)
        used, count = np.full(hands, 2, dtype=np.int64), np.ones(hands, dtype=np.int64)
        waiting = np.zeros((hands, most), dtype=np.int64)
        waiting[:, 0] = places
        run = np.ones(hands, dtype=bool)
        breaks = np.array([not kind.key.startswith(("court", "king")) for kind in self.rules.kinds.all])
        if self.rules.split == "pair":
            breaks[:] = False
        owners, finals = [], []
        for slot in range(most):
            rows = np.flatnonzero(count > slot)
            places = waiting[rows, slot]
            ends, active = places.copy(), np.flatnonzero(places >= WORTHS)
            while len(active):
                mine, places = rows[active], ends[active]
                spent = used[mine] >= self._size
                ends[active[spent]] = self._player_worths[places[spent]]
                active, mine, places = active[~spent], mine[~spent], places[~spent]
                cards = dealer.draw(mine, used[mine])
                used[mine] += 1
                run[mine] &= ~breaks[cards]
                places = self._player_steps[places * kinds + cards].astype(np.int64)
                pair = self._pairs[places]
                is_pair = pair[:, 0] > 0
                splits = is_pair & run[mine] & (count[mine] < most)
                places = np.where(splits, pair[:, 1], np.where(is_pair, pair[:, 0], places))
                who = mine[splits]
                waiting[who, count[who]] = pair[splits, 2]
                count[who] += 1
                ends[active] = places
                active = active[places >= WORTHS]
            owners.append(rows)
            finals.append(ends)
        return np.concatenate(owners), np.concatenate(finals), used


class _Dealer:
    """As many packs as there are hands, each shuffled as far as it is dealt."""

    def __init__(self, np: Any, pack: Any, hands: int, seed: int) -> None:
        self._packs, self._size = np.tile(pack, hands), len(pack)
        self._starts = np.arange(hands, dtype=np.int64) * self._size
        self._bits, self._np = np.random.PCG64(seed), np

    def draw(self, rows: Any, used: Any) -> Any:
        """Return the kind of the next card of each pack in `rows`, out of which `used` cards have been dealt."""
        raw = (self._bits.random_raw(len(rows)) >> 32).astype(self._np.int64)
        tops = self._starts[rows] + used
        places = tops + (raw * (self._size - used) >> 32)
        cards = self._packs[places]
        self._packs[places] = self._packs[tops]
        return cards


def _whole(counts: Any) -> tuple[int, ...]:
    return tuple(int(count) for count in counts)


def _check_same(player: BestResponse, banker: Policy | None, rules: Rules, seen: Cards) -> None:
    if player.rules != rules:
        raise PolicyError("the best response belongs to other rules: give the same rules= to both")
    if banker is not None and banker != player.banker:
        raise PolicyError(f"the best response is to a bank that {player.banker.name}: leave banker= out")
    if player.setting.upcard is not None or player.pack.replacement:
        raise PolicyError("a best response to one open card, or with replacement, plays no whole game")
    if player.pack.counts != read_hand((), seen, rules)[1]:
        raise PolicyError("the best response belongs to another pack: give the same seen= to both")
