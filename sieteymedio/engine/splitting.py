"""Splitting court cards: the exact value of playing them as two hands, one after the other.

The first half is played to its end, then the second, then the bank, once against both. When the first half ends with some
cards, what the second half and the bank draw comes from the rest in an order nobody knows. So the first half's own gain is
what it would be alone, and the second half is worth the best it can do with that rest: the two add up, and only the cards
the first half takes tie them together. That is so as long as no hand finds the pack empty; where one might, the second half
is played with an eye on both. Splitting again is not in these values; `simulate` prices it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sieteymedio.engine.answers import html_table
from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.exact import ONE, Ratio, read_ratio
from sieteymedio.engine.hands import check_can_draw, game_of
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import Action, Policy, PolicyError
from sieteymedio.engine.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.engine.setting import Setting, set_hand
from sieteymedio.engine.solving import Induction, Tally, gains_in_units, longest_draw
from sieteymedio.engine.totals import OVER, TARGET, is_over
from sieteymedio.engine.unseen import Unseen

if TYPE_CHECKING:
    from sympy import Rational


@dataclass(frozen=True)
class SplitDecision:
    """What each action is worth where a hand may be split or has been, in units of the first hand's stake."""

    values: dict[Action, Ratio]
    """The expected value of every legal action, both halves of a split together, all played as well as can be."""
    declare: int = 0
    """What the wild card is best declared to count on a hit, in half points; 0 where nothing is to be said."""

    @property
    def best(self) -> Action:
        """The best action; equal values mean stand, then hit, then split."""
        return max(self.values, key=lambda action: self.values[action])

    @property
    def difference(self) -> Ratio:
        """By how much the best action beats the next best; 0 where only one is legal."""
        ranked = sorted(self.values.values(), reverse=True)
        return ranked[0] - ranked[1] if len(ranked) > 1 else Ratio(0, 1)

    @property
    def together(self) -> Action:
        """The better action for the cards as one hand."""
        return max((action for action in self.values if action is not Action.SPLIT), key=lambda action: self.values[action])

    @property
    def together_ratio(self) -> Ratio:
        """The value of that action."""
        return self.values[self.together]

    @property
    def split_ratio(self) -> Ratio | None:
        """The value of splitting, None where the hand cannot be split."""
        return self.values.get(Action.SPLIT)

    @property
    def split(self) -> Rational | None:
        """`split_ratio` as a `Rational`."""
        return self.split_ratio.rational() if self.split_ratio else None

    def _rows(self) -> list[tuple[str, str]]:
        return [(str(action), value.spelled()) for action, value in self.values.items()]

    def __str__(self) -> str:
        return "\n".join([*(f"{action}: {value}" for action, value in self._rows()), f"best: {self.best}"])

    def _repr_html_(self) -> str:
        return html_table(f"Two hands or one: best is {self.best}", ("action", "expected value"), self._rows())


def split_decision(
    hand: Cards = "F F",
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    second_stake: object = 1,
    rules: Rules = BASE,
) -> SplitDecision:
    """Return whether to split court cards; `second_stake` is the second half's stake in units of the first, 1 or more.

    A court card alone is valued with the splits that may follow. Takes some seconds: `split_steps` does the same and tells
    how far it is. Rules that do not split raise `RulesError`.
    """
    for step in split_steps(hand, seen, banker=banker, upcard=upcard, second_stake=second_stake, rules=rules):
        if isinstance(step, SplitDecision):
            return step
    raise AssertionError("the count ends with its decision")


def split_steps(
    hand: Cards = "F F",
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    second_stake: object = 1,
    rules: Rules = BASE,
) -> Iterator[Progress | SplitDecision]:
    """Yield `Progress` while counting, and at the end the `SplitDecision`."""
    if check_rules(rules).split == "none":
        raise RulesError('by these rules court cards are not split: set split="pair" or split="run"')
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules)
    courts = [rules.kinds.of(card) for card in read_cards(hand)]
    if not courts or not set(courts) <= set(_courts(rules)):
        raise CardError(f"only court cards are split, not {rules.kinds.text(held) or 'an empty hand'}")
    check_can_draw(held, rules, written=hand)
    yield from run_steps(setting, courts, Unseen.whole(pack), second_stake)


def half_steps(
    hand: Cards,
    waiting: Cards,
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    second_stake: object = 1,
    rules: Rules = BASE,
) -> Iterator[Progress | SplitDecision]:
    """Yield `Progress` and at the end what standing and hitting are worth for the first half of a split, both together.

    `waiting` is the card that the second half begins with, `second_stake` its stake in units of the first half's.
    """
    setting, held, pack = set_hand(hand, (*read_cards(seen), *read_cards(waiting)), banker, upcard, check_rules(rules))
    second = rules.kinds.counts_of(read_cards(waiting))
    if sum(second) != 1:
        raise CardError(f"the second half of a split begins with one card, not {sum(second)}")
    check_can_draw(held, rules, written=hand)
    yield from halves_steps(setting, held, second, Unseen.whole(pack), second_stake)


def run_steps(
    setting: Setting, courts: Sequence[int], unseen: Unseen, second_stake: object = 1
) -> Iterator[Progress | SplitDecision]:
    """Yield `Progress` and at the end the decision for a hand of nothing but court cards, their kinds in their order."""
    held = tuple(courts.count(kind) for kind in range(len(setting.rules.counts)))
    count = _Run(_Bank(setting, held, unseen), courts, _stake(second_stake))
    yield from count.steps()
    yield count.decision()


def halves_steps(
    setting: Setting, first: Counts, second: Counts, unseen: Unseen, second_stake: object = 1, declared: int = 0
) -> Iterator[Progress | SplitDecision]:
    """Yield `Progress` and at the end the decision for the first half of a split while the second one waits."""
    held = tuple(map(int.__add__, first, second))
    half = _First(_Bank(setting, held, unseen), first, second, setting.rules.kinds.nothing, _stake(second_stake))
    hands = list(half.hands())
    for done, drawn in enumerate(hands, start=1):
        half.count(drawn)
        yield Progress(done, len(hands))
    found = half.solve(declared=declared)
    unit = found.out_of * half.unit
    values = {action: Ratio.of(tally[0], unit) for action, tally in found.tallies.items()}
    yield SplitDecision(values, 0 if declared else half.to_declare())


def _stake(second_stake: object) -> Ratio:
    stake = read_ratio(second_stake, "second_stake")
    if stake <= Ratio(0, 1):
        raise ValueError(f"a stake is above 0: second_stake cannot be {stake}")
    return stake


def _courts(rules: Rules) -> tuple[int, ...]:
    return tuple(place for place, kind in enumerate(rules.kinds.all) if kind.key.split("-")[0] in ("court", "king"))


def may_be_split(rules: Rules, hand: Cards) -> bool:
    """Whether a hand may be split, now or after further court cards.

    >>> may_be_split(Rules(split="pair"), "S R"), may_be_split(Rules(split="pair"), "5 R"), may_be_split(BASE, "S R")
    (True, False, False)
    """
    kinds = [rules.kinds.of(card) for card in read_cards(hand)]
    most = {"none": 0, "pair": 2, "run": len(kinds)}[rules.split]
    return 0 < len(kinds) <= most and set(kinds) <= set(_courts(rules))


def may_run_out(rules: Rules, held: Counts, unseen: Unseen) -> bool:
    """Whether two halves that grow from `held` and the bank might want more cards than there are.

    >>> from sieteymedio.engine.walks import Pack
    >>> two, few = (2, 0, 0, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 1, 1, 1)
    >>> may_run_out(BASE, two, Unseen.whole(Pack(BASE.counts).without(two))), may_run_out(BASE, two, Unseen.whole(Pack(few)))
    (False, True)
    """
    points_of_kinds = game_of(rules).points
    # But for its last card each of the three hands stays below 7½.
    left, cards = 3 * (TARGET - 1) - sum(map(int.__mul__, points_of_kinds, held)), 3
    for points, count in sorted(zip(points_of_kinds, unseen.pack.counts, strict=True)):
        fit = min(count, left // points) if points else count
        left, cards = left - fit * points, cards + fit
    return cards > unseen.size


class _Bank:
    """What a hand gains against the bank, for any cards that have been drawn."""

    def __init__(self, setting: Setting, held: Counts, unseen: Unseen) -> None:
        if setting.banker.sees_totals:
            raise PolicyError(f"a bank that {setting.banker.name} knows one hand, and after a split there are two")
        rules = setting.rules
        self.setting, self.unseen, self.game, self._rival = setting, unseen, game_of(rules), setting.rival
        longest = max(self._rival(worth).longest for worth in self.game.worths)
        self.horizon = min(2 * longest_draw(self.game, rules.kinds.nothing, unseen.pack) + longest, unseen.size)
        self.reserve, self.may_run_out = 0 if setting.upcard else 1, may_run_out(rules, held, unseen)
        self.unit, self._pays = gains_in_units(self.game, setting.payment)
        self.lost = (self._pays[OVER][0],) if len(set(self._pays[OVER])) == 1 else None
        self._gains: dict[tuple[int, Counts], int] = {}

    def gain(self, worth: int, cards: Counts) -> int:
        """Return the gain of a hand of this worth when `cards` have been drawn, over all orders of those to come."""
        found = self._gains.get((worth, cards))
        if found is None:
            pays = self._pays[worth]
            if min(pays) == max(pays):
                found = pays[0] * self.unseen.weight(cards) * self.unseen.orders(sum(cards), self.horizon - sum(cards))
            else:
                by_worth, times = self.unseen.law(self._rival(worth), cards, self.horizon - sum(cards))
                found = sum(map(int.__mul__, by_worth, pays)) * times
            self._gains[worth, cards] = found
        return found


class _Hand(Induction):
    """A hand against the bank of which only the gain is counted."""

    def __init__(self, bank: _Bank, root: Counts, gone: Counts) -> None:
        must_reach = bank.setting.must_reach
        super().__init__(
            bank.game, root, bank.unseen, horizon=bank.horizon, length=1, gone=gone, reserve=bank.reserve,
            must_reach=must_reach,
        )  # fmt: skip
        self.bank, self.unit, self.lost = bank, bank.unit, bank.lost

    def stand(self, drawn: Counts, worth: int) -> Tally:
        return (self.bank.gain(worth, self.all_drawn(drawn)),)


class _First(_Hand):
    """The first half of a split: when it ends, the second half is played as well as can be with what is left."""

    def __init__(self, bank: _Bank, root: Counts, second: Counts, gone: Counts, stake: Ratio) -> None:
        super().__init__(bank, root, gone)
        self._second, self._stake = second, stake
        self.unit *= stake.denominator
        self.lost = None
        self._ends: dict[tuple[Counts, int], Tally] = {}

    def stand(self, drawn: Counts, worth: int) -> Tally:
        key = (drawn, worth)
        if key not in self._ends:
            self._ends[key] = (self._end(drawn, worth),)
        return self._ends[key]

    def _end(self, drawn: Counts, worth: int) -> int:
        gone, stake = self.all_drawn(drawn), self._stake
        if self.bank.may_run_out:
            return _Second(self.bank, self._second, gone, worth, stake).solve().best[0]
        second = _Hand(self.bank, self._second, gone).solve().best[0]
        return self.bank.gain(worth, gone) * stake.denominator + second * stake.numerator

    def count(self, drawn: Counts) -> None:
        """Work out the end of the first half that has drawn `drawn`."""
        self.stand(drawn, self._worth(drawn))


class _Second(_Hand):
    """The second half where the pack may run out: what it takes can then make the bank stand on less against the first."""

    def __init__(self, bank: _Bank, root: Counts, gone: Counts, first: int, stake: Ratio) -> None:
        super().__init__(bank, root, gone)
        self._first, self._stake, self.lost = first, stake, None

    def stand(self, drawn: Counts, worth: int) -> Tally:
        cards = self.all_drawn(drawn)
        first = self.bank.gain(self._first, cards) * self._stake.denominator
        return (first + self.bank.gain(worth, cards) * self._stake.numerator,)


class _Run:
    """A hand of nothing but court cards, which may be split at once or after some more of them."""

    def __init__(self, bank: _Bank, courts: Sequence[int], stake: Ratio) -> None:
        if stake < ONE:
            raise ValueError(f"the second stake is at least the first: second_stake must be 1 or more, not {stake}")
        rules = bank.setting.rules
        self._bank, self._stake, self._kinds = bank, stake, _courts(rules)
        self._held = tuple(courts.count(kind) for kind in range(len(rules.counts)))
        self._whole = _Hand(bank, self._held, rules.kinds.nothing)
        self._root = (rules.kinds.nothing, courts[-1])
        self._splits: dict[tuple[Counts, int], _First] = {}
        self._found: dict[tuple[Counts, int], dict[Action, int]] = {}

    def _runs(self) -> Iterator[tuple[Counts, int]]:
        """Yield what may have been drawn while all cards are court cards, with the kind of the last one."""
        layer = [self._root]
        while layer:
            yield from layer
            layer = list(dict.fromkeys(after for drawn, _ in layer for after in self._longer(drawn)))

    def _longer(self, drawn: Counts) -> Iterator[tuple[Counts, int]]:
        if self._bank.unseen.size - sum(drawn) > self._bank.reserve:
            for kind in self._kinds:
                after = with_card(drawn, kind)
                held = tuple(map(int.__add__, self._held, after))
                if after[kind] <= self._bank.unseen.pack.counts[kind] and not is_over(self._bank.game.worth(held)):
                    yield after, kind

    def _first(self, drawn: Counts, last: int) -> _First | None:
        """Return the first half after a split of all cards held, None where they are not split."""
        hand = tuple(map(int.__add__, self._held, drawn))
        cards = sum(hand)
        if cards < 2 or (cards > 2 and self._bank.setting.rules.split == "pair"):
            return None
        if (drawn, last) not in self._splits:
            second = tuple(int(kind == last) for kind in range(len(hand)))
            first = tuple(map(int.__sub__, hand, second))
            self._splits[drawn, last] = _First(self._bank, first, second, drawn, self._stake)
        return self._splits[drawn, last]

    def steps(self) -> Iterator[Progress]:
        """Work out what the second half is worth after every end of the first, for all splits that may come."""
        firsts = [first for run in self._runs() if (first := self._first(*run))]
        ends = [(first, drawn) for first in firsts for drawn in first.hands()]
        for done, (first, drawn) in enumerate(ends, start=1):
            first.count(drawn)
            yield Progress(done, len(ends))

    def decision(self) -> SplitDecision:
        unit = self._whole.out_of(self._root[0]) * self._whole.unit * self._stake.denominator
        return SplitDecision({action: Ratio.of(gain, unit) for action, gain in self._values(*self._root).items()})

    def _values(self, drawn: Counts, last: int) -> dict[Action, int]:
        """Return what each action gains, in the orders and the unit of the first half of a split."""
        if (drawn, last) not in self._found:
            times = self._stake.denominator
            whole = self._whole.solve(drawn)
            found = {action: tally[0] * times for action, tally in whole.tallies.items()}
            if Action.HIT in found:
                for after, kind in self._longer(drawn):
                    found[Action.HIT] += max(self._values(after, kind).values()) - self._whole.solve(after).best[0] * times
            if first := self._first(drawn, last):
                found[Action.SPLIT] = first.solve().best[0]
            self._found[drawn, last] = found
        return self._found[drawn, last]
