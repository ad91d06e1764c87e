"""What a hand is worth, who beats whom, and what is paid. See `sieteymedio.engine.totals` for what a worth is."""

from __future__ import annotations

from functools import lru_cache

from sieteymedio.engine.cards import CardError, Cards, check_in_pack, read_cards
from sieteymedio.engine.exact import ONE, Ratio, check_flag
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.rules import OPEN_PAYS, Rules, check_rules
from sieteymedio.engine.totals import (
    LONG,
    NATURAL,
    OVER,
    ROYAL_NATURAL,
    SUITED_NATURAL,
    TARGET,
    TWO_SEVENS,
    WILD_NATURAL,
    WILD_SEVEN,
    WORTHS,
    is_over,
    points_of,
    total_text,
)


class Game:
    """The worth of hands under one set of rules; `game_of` keeps one for each."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.kinds = rules, rules.kinds
        self.points = tuple(kind.half_points for kind in self.kinds.all)
        self._wild = self.kinds.wild
        wild = self.kinds.wild
        if wild is not None:
            least = 2 if rules.wild_values == "whole" else 1
            self.points = (*self.points[:wild], least)
        self._worth: dict[Counts, int] = {}
        self.is_plain = (
            rules.wild is None and rules.natural == "none" and not rules.two_sevens and rules.long_hand_pays is None
        )

    def worth(self, hand: Counts, declared: int = 0) -> int:
        """Return the worth of a composition; 0 for no cards.

        `declared` is what the wild card has been declared to count, in half points; 0 where nothing was said.
        """
        if declared:
            return self._class_of(hand, self._declared_total(hand, declared))
        if self.is_plain:
            total = sum(map(int.__mul__, hand, self.points))
            return total if total < OVER else OVER
        found = self._worth.get(hand)
        if found is None:
            found = self._worth[hand] = self._class_of(hand, self.best_total(hand))
        return found

    def _class_of(self, hand: Counts, total: int) -> int:
        rules, size = self.rules, sum(hand)
        sevens = [place for place in self.kinds.sevens if hand[place]]
        if rules.two_sevens and size == 2 and sum(hand[place] for place in sevens) == 2:
            return TWO_SEVENS
        wilds = hand[self._wild] if self._wild is not None else 0
        if total == TARGET and size == 2 and rules.natural != "none" and rules.natural_wild != ("no" if wilds else "only"):
            return WILD_NATURAL if wilds else self._natural(hand, sevens[0])
        if total == TARGET and wilds and rules.wild_seven_and_a_half_pays is not None:
            return WILD_SEVEN
        return total + LONG if size > 2 and rules.long_hand_pays is not None and total <= TARGET else total

    def _natural(self, hand: Counts, seven: int) -> int:
        other = self.kinds.all[next(place for place, count in enumerate(hand) if count and place != seven)]
        suit = self.kinds.all[seven].suit
        same = suit is not None and other.suit is suit
        if self.rules.natural == "same-suit":
            return NATURAL if same else TARGET
        if same and other.royal and self.rules.royal_natural_pays is not None:
            return ROYAL_NATURAL
        return SUITED_NATURAL if same and self.rules.suited_natural_pays is not None else NATURAL

    @property
    def worths(self) -> tuple[int, ...]:
        """Every worth that a hand can have under these rules, and perhaps a few more."""
        special = [TWO_SEVENS] if self.rules.two_sevens else []
        if self.rules.natural != "none":
            special += [NATURAL, WILD_NATURAL, SUITED_NATURAL, ROYAL_NATURAL]
        if self.rules.wild_seven_and_a_half_pays is not None:
            special.append(WILD_SEVEN)
        if self.rules.long_hand_pays is not None:
            special += range(LONG, WORTHS)
        return (*range(OVER + 1), *special)

    def best_total(self, hand: Counts) -> int:
        """Return the best total of a composition in half points, the wild card counting what is best; `OVER` for a bust."""
        wilds = hand[self._wild] if self._wild is not None else 0
        total = sum(count * points for count, points in zip(hand, self.points, strict=True))
        if wilds == 0:
            return min(total, OVER)
        if sum(hand) == 1:
            return {"half": 1, "free": 14, "must-draw": self.points[-1]}[self.rules.wild_alone]
        if total > TARGET:
            return OVER
        # The wild cards stand at their least here; `growth` is what they can add to that.
        return total + max(growth for growth in self._growths(wilds) if growth <= TARGET - total)

    def _growths(self, wilds: int) -> set[int]:
        one = range(0, 13, 2) if self.rules.wild_values == "whole" else (0, *range(1, 14, 2))
        sums = {0}
        for _ in range(wilds):
            sums = {have + more for have in sums for more in one}
        return sums

    @property
    def wild_values(self) -> tuple[int, ...]:
        """What the wild card may count, in half points; empty where no card is wild."""
        if self._wild is None:
            return ()
        return tuple(self.points[-1] + growth for growth in sorted(self._growths(1)))

    def declarations(self, hand: Counts) -> tuple[int, ...]:
        """Return what the wild card in the hand may be declared to count when a card is asked for, in half points.

        Empty where no wild card is held, where the rules ask for no declaration, or where the turn is over.
        """
        if self.rules.wild_declared != "on-hit" or not self.holds_wild(hand):
            return ()
        return tuple(value for value in self.wild_values if points_of(self.worth(hand, value)) < TARGET)

    def holds_wild(self, hand: Counts) -> bool:
        """Whether the wild card is in the hand."""
        return self._wild is not None and hand[self._wild] > 0

    def _declared_total(self, hand: Counts, value: int) -> int:
        total = sum(count * points for count, points in zip(hand, self.points, strict=True))
        return min(total - self.points[-1] + value, OVER)

    def must_draw(self, hand: Counts) -> bool:
        """Whether a hand may not stand because its only card is the wild one."""
        return self._wild is not None and self.rules.wild_alone == "must-draw" and hand[self._wild] == 1 and sum(hand) == 1


_WORTH_FIELDS = (
    "pack", "packs", "wild", "wild_values", "wild_alone", "wild_declared", "natural", "natural_wild", "natural_beats_longer",
    "two_sevens",
)  # fmt: skip


@lru_cache(maxsize=256)
def _game_like(worths: tuple[object, ...], told_apart: tuple[str, ...]) -> Game:
    return Game(Rules(**dict(zip(_WORTH_FIELDS, worths, strict=True)), **dict.fromkeys(told_apart, 1)))  # type: ignore[arg-type]


@lru_cache(maxsize=512)
def game_of(rules: Rules) -> Game:
    """Return the worth of hands under `rules`; rules that agree on it share one game.

    >>> game = game_of(Rules(wild="Ro", natural="any-suit", two_sevens=True))
    >>> worth = lambda text: game.worth(game.kinds.counts_of(read_cards(text)))
    >>> worth("Ro 6"), worth("Ro 7") == WILD_NATURAL, worth("7 7") == TWO_SEVENS, worth("7 R") == NATURAL
    (14, True, True, True)
    """
    told_apart = tuple(name for name in OPEN_PAYS if getattr(rules, name) is not None)
    return _game_like(tuple(getattr(rules, name) for name in _WORTH_FIELDS), told_apart)


def rank_of(worth: int, rules: Rules) -> int:
    """Return a number that orders final hands that are not bust: the higher wins, equal ones tie."""
    if worth == TWO_SEVENS:
        return 100
    if is_natural(worth):
        return 2 * TARGET + rules.natural_beats_longer
    return 2 * points_of(worth)


def is_natural(worth: int) -> bool:
    """Whether a worth is that of a natural, with or without the wild card, of one suit or not."""
    return worth in (NATURAL, WILD_NATURAL, SUITED_NATURAL, ROYAL_NATURAL)


def payment(player: int, banker: int, rules: Rules) -> Ratio:
    """Return what the player gains for each unit staked, given the worth of both final hands.

    The player's bust counts first; then the banker's; then the better hand wins and `Rules.ties` settles a tie. Source:
    gamerules.com, and for every option the sources named at its field of `Rules`.

    >>> payment(11, 11, Rules()), payment(15, 14, Rules(seven_and_a_half_pays=2))
    (Ratio(numerator=-1, denominator=1), Ratio(numerator=2, denominator=1))
    """
    if player == OVER:
        return Ratio(0, 1) if banker == OVER and rules.double_bust == "refunded" else Ratio(-1, 1)
    own, other = rank_of(player, rules), rank_of(banker, rules)
    if banker == OVER or own > other:
        return _wins(player, banker, rules)
    if own == other and tie_goes_to(player, rules) == "push":
        return Ratio(0, 1)
    return -_takes(player, banker, rules)


@lru_cache(maxsize=256)
def _most_paid(rules: Rules) -> Ratio:
    worths = game_of(rules).worths
    return max(payment(own, other, rules) for own in worths for other in worths)


def limit_cuts(rules: Rules, staked: int) -> bool:
    """Whether a bank with a limit may have to pay less than the rules say where so many beans are staked in all.

    >>> limit_cuts(Rules(bank_limit=4), 4), limit_cuts(Rules(bank_limit=4, seven_and_a_half_pays=2), 4)
    (False, True)
    """
    return bool(rules.bank_limit) and Ratio.of(staked) * _most_paid(rules) > Ratio.of(rules.bank_limit)


def tie_goes_to(worth: int, rules: Rules) -> str:
    """Return who takes a tie of two hands of this worth: ``"banker"`` or ``"push"``."""
    if points_of(worth) == TARGET and rules.ties_at_seven_and_a_half != "as-others":
        return rules.ties_at_seven_and_a_half
    if rules.ties == "banker-on-5":
        return "banker" if points_of(worth) == 10 else "push"
    return rules.ties


def _wins(player: int, banker: int, rules: Rules) -> Ratio:
    if is_natural(player) and banker != OVER and points_of(banker) == TARGET and rules.natural_over_longer == "single":
        return ONE
    pays: dict[int, Ratio | None] = {
        TWO_SEVENS: rules.two_sevens_pays,
        NATURAL: rules.natural_pays,
        WILD_NATURAL: rules.natural_pays,
        SUITED_NATURAL: rules.suited_natural_pays,
        ROYAL_NATURAL: rules.royal_natural_pays,
        WILD_SEVEN: rules.wild_seven_and_a_half_pays,
        TARGET: rules.seven_and_a_half_pays,
    }
    return (rules.long_hand_pays if player >= LONG else pays.get(player)) or ONE


def _takes(player: int, banker: int, rules: Rules) -> Ratio:
    takes: Ratio = ONE
    if points_of(banker) == TARGET and points_of(player) != TARGET:
        takes = rules.bank_seven_and_a_half_takes
    if is_natural(banker) and not is_natural(player):
        takes = max(takes, rules.bank_natural_takes)
    return takes


def read_hand(hand: Cards, seen: Cards, rules: Rules, *, replacement: bool = False) -> tuple[Counts, Counts]:
    """Return the composition of `hand` and of the pack without `hand` and `seen`.

    With `replacement` the pack stays whole, a hand may hold any number of a kind and `seen` must be empty. Cards that cannot
    lie together in the pack raise `CardError`.
    """
    check_rules(rules)
    check_flag("replacement", replacement)
    held, out = read_cards(hand), read_cards(seen)
    kinds = rules.kinds
    if replacement:
        if out:
            raise CardError("with replacement every card goes back before the next is drawn: leave seen= empty")
        return kinds.counts_of(held), rules.counts
    size = len(rules.cards)
    if len(held) + len(out) > size:
        raise CardError(f"{len(held) + len(out)} cards in the hand and seen: the pack has only {size}")
    check_in_pack((*held, *out), rules.pack, rules.packs)
    pack, gone = rules.counts, kinds.counts_of((*held, *out))
    for kind, have, taken in zip(kinds.all, pack, gone, strict=True):
        if taken > have:
            raise CardError(
                f"{taken} of the kind {kind.name}: the pack has only {have}; the wild card is written {rules.wild}"
            )
    return kinds.counts_of(held), tuple(all_ - some for all_, some in zip(pack, gone, strict=True))


def check_can_draw(hand: Counts, rules: Rules, declared: int = 0, *, written: Cards | None = None) -> None:
    """Raise `CardError` where `hand`, `written` so by whoever asks, may not draw: it is bust or has 7½ already."""
    worth = game_of(rules).worth(hand, declared)
    if worth == OVER:
        raise CardError(f"the hand {_named(hand, rules, written)} is bust: a bust hand draws no more cards")
    if is_over(worth):
        told = f"{_named(hand, rules, written)} has {total_text(worth)}"
        raise CardError(f"the hand {told}: its turn is over and it draws no more cards")


def check_not_bust(hand: Counts, rules: Rules, *, written: Cards | None = None) -> None:
    """Raise `CardError` where `hand`, `written` so by whoever asks, is bust."""
    if game_of(rules).worth(hand) == OVER:
        raise CardError(f"the hand {_named(hand, rules, written)} is bust: there is nothing left to decide")


def _named(hand: Counts, rules: Rules, written: Cards | None) -> str:
    # Kinds alone would call a king F, which is not what was asked about.
    told = "" if written is None else " ".join(map(str, read_cards(written)))
    return told or rules.kinds.text(hand)
