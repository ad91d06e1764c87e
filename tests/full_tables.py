"""Full tables for the tests: one description of a table, asked of the engine and of the slow program alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any

import sieteymedio as sm
from sieteymedio.engine.beliefs import Standing
from sieteymedio.engine.cards import pack_of, read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.setting import Setting, set_hand
from sieteymedio.engine.several import BankerDecision, Shown, banker_decision, cards_shown, seat_decision, unseen_by
from sieteymedio.engine.splitting import SplitDecision, halves_steps, may_run_out, run_steps
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack
from tests.helpers import exact
from tests.reference.full_tables import Bank, Lies, Other, Seat, Values, exchanges, wary
from tests.reference.options import Cards, Draws, Game, Held, below


@dataclass(frozen=True)
class Player:
    """A player who stands.

    `policy` is a total to stand on, ``"risk 1/2"``, ``"coins"`` for one that stands on a court card of coins
    alone and otherwise on 5, or None where nothing is assumed.
    """

    opened: str = ""
    policy: str | None = None
    stake: int = 1
    exchanged: bool = False
    declared: str | None = None

    @property
    def cards(self) -> Cards:
        return tuple(self.opened.split())


@dataclass(frozen=True)
class FullTable:
    """A seat that is to act, or the bank with `shown` hands; all other cards of the pack have been seen."""

    hand: str
    pool: str
    others: tuple[Player, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    bank: str = "5"
    up: str | None = None
    declared: str | None = None
    exchanged: bool = False
    shown: tuple[tuple[str, int, str | None], ...] = ()
    waiting: str | None = None
    stake: Fraction = Fraction(1)
    split: str = "pair"

    def __post_init__(self) -> None:
        cards = [*self.known, *(card for hand, _, _ in self.shown for card in hand.split()), self.up, self.waiting]
        named = [card for card in cards if card]
        assert len(set(named)) == len(named), f"a card lies in two places: {sorted(named)}"

    @property
    def rules(self) -> sm.Rules:
        return sm.Rules(**self.options, split=self.split)

    @property
    def game(self) -> Game:
        return Game(**self.options)

    @property
    def known(self) -> Cards:
        """The cards that have not been seen: the own hand, the pool and the open cards of those who stand."""
        return (*self.hand.split(), *self.pool.split(), *(card for other in self.others for card in other.cards))

    @property
    def seen(self) -> list[str]:
        """All that is neither in a hand nor in the pool, but for what is told in another way."""
        told = {*self.known, self.up, self.waiting, *(card for hand, _, _ in self.shown for card in hand.split())}
        return [str(card) for card in pack_of(self.rules.pack) if str(card) not in told]

    # The slow program.

    def hold(self) -> Held:
        return Held(tuple(self.hand.split()), half(self.declared), ("aside",) if self.exchanged else ())

    def players(self) -> tuple[Other, ...]:
        return tuple(
            Other(each.cards, draws(each.policy, self.known), each.stake, each.exchanged, half(each.declared))
            for each in self.others
        )

    @cached_property
    def seat(self) -> Seat:
        known = (*self.hand.split(), *self.pool.split(), *([self.up] if self.up else []))
        bank = draws(self.bank, known)
        assert bank
        return Seat(self.game, tuple(self.pool.split()), self.players(), bank, self.up, self.stake)

    @property
    def can_be(self) -> bool:
        """Whether some cards of the pool can lie under those who stand."""
        up = self.hand.split()[0] if self.options.get("bank_card") and not self.up else self.up
        return bool(Lies(self.game, tuple(self.pool.split()), self.players(), up).hands)

    def slow(self) -> Values:
        return self.seat.actions(self.hold())

    def slow_bank(self) -> Values:
        shown = tuple((Held(tuple(hand.split()), half(declared)), stake) for hand, stake, declared in self.shown)
        hand = self.hold()
        return Bank(self.game, tuple(self.pool.split()), self.players(), shown, hand.cards[0]).actions(hand)

    def slow_split(self) -> Values:
        if self.waiting:
            return self.seat.halves(self.hold(), Held((self.waiting,)))
        return self.seat.courts(self.hold(), self.split == "run")

    # The engine.

    def standing(self) -> list[Standing]:
        return [
            Standing(each.opened, policy(each.policy, self.rules), each.stake, each.exchanged, each.declared)
            for each in self.others
        ]

    def decision(self) -> sm.Decision:
        return seat_decision(
            self.hand, self.standing(), self.seen, banker=policy(self.bank, self.rules), upcard=self.up or (),
            exchanged=self.exchanged, declared=self.declared, rules=self.rules,
        )  # fmt: skip

    def fast(self) -> Values:
        return values(self.decision())

    def bank_decision(self) -> BankerDecision:
        shown = [Shown(hand, stake, declared) for hand, stake, declared in self.shown]
        return banker_decision(self.hand, self.standing(), self.seen, shown=shown, declared=self.declared, rules=self.rules)

    def fast_bank(self) -> Values:
        found = self.bank_decision()
        both = (("stand", found.stand_ratio), ("hit", found.hit_ratio))
        return {name: exact(ratio) for name, ratio in both if ratio}

    @property
    def may_run_out(self) -> bool:
        """Whether the engine takes it that two halves and the bank might find the pack empty."""
        _, _, unseen = self.set_up()
        cards = [*self.hand.split(), *([self.waiting] if self.waiting else [])]
        return may_run_out(self.rules, self.rules.kinds.counts_of(read_cards(cards)), unseen)

    def fast_split(self) -> Values:
        setting, held, unseen = self.set_up()
        kinds, stake = self.rules.kinds, Ratio.of(self.stake.numerator, self.stake.denominator)
        if self.waiting:
            second = kinds.counts_of(read_cards(self.waiting))
            steps = halves_steps(setting, held, second, unseen, stake, int(2 * (half(self.declared) or 0)))
        else:
            steps = run_steps(setting, [kinds.of(card) for card in read_cards(self.hand)], unseen, stake)
        *_, last = steps
        assert isinstance(last, SplitDecision)
        return values(last)

    def set_up(self) -> tuple[Setting, Counts, Unseen]:
        others = self.standing()
        shown = cards_shown(others)
        out = read_cards((*self.seen, *([self.waiting] if self.waiting else [])))
        setting, held, pack = set_hand(self.hand, (*out, *shown), policy(self.bank, self.rules), self.up or (), self.rules)
        known = Pack(tuple(map(int.__add__, setting.known.counts, self.rules.kinds.counts_of(shown))))
        return setting, held, unseen_by(setting, pack, others, known)


def half(text: str | None) -> Fraction | None:
    """A total as a fraction."""
    return None if text is None else sum((Fraction(1, 2) if part == "½" else Fraction(part) for part in text), Fraction(0))


def draws(text: str | None, known: Cards) -> Draws | None:
    """A policy of the slow program."""
    if text is None:
        return None
    if text == "coins":
        return lambda game, hand: hand.cards not in (("So",), ("Co",), ("Ro",)) and game.total(hand) < 5
    return wary(text.split()[1], known) if text.startswith("risk") else below(half(text) or 0)


def policy(text: str | None, rules: sm.Rules) -> Any:
    """The same policy of the engine."""
    if text is None:
        return None
    if text == "coins":
        return sm.DecisionTable({"Ro": "stand"}, otherwise=sm.StandAt("5"), rules=rules)
    return sm.BustRisk(text.split()[1]) if text.startswith("risk") else sm.StandAt(text)


def values(found: sm.Decision | SplitDecision) -> Values:
    return {str(action): exact(value) for action, value in found.values.items()}


# Tables drawn at random, each played by the rules.

CHOICES: dict[str, tuple[Any, ...]] = {
    "pack": ("48-half", "44-zero", "44-half", "36", "48-pip"), "wild": ("Ro", "7o", "Cc", "2o"),
    "wild_values": ("whole",), "wild_alone": ("free", "must-draw"), "wild_declared": ("on-hit",),
    "seven_and_a_half_pays": (2, "3/2"), "wild_seven_and_a_half_pays": (3,), "natural": ("any-suit", "same-suit"),
    "natural_wild": ("no", "only"), "natural_beats_longer": (False,), "natural_pays": (3, "3/2"),
    "suited_natural_pays": ("3/4", 4), "royal_natural_pays": (5,), "long_hand_pays": ("1/4", 2),
    "natural_over_longer": ("single",), "bank_natural_takes": (2,), "bank_seven_and_a_half_takes": (2,),
    "two_sevens": (True,), "two_sevens_pays": (5,), "ties": ("push", "banker-on-5"),
    "ties_at_seven_and_a_half": ("banker", "push"), "double_bust": ("refunded",), "bank_card": ("open",),
    "player_must": ("reach", "pass"), "exchange": ("4", "3-or-4"),
}  # fmt: skip
LIKELY = {"wild": 0.6, "natural": 0.5, "bank_card": 0.5, "player_must": 0.5, "exchange": 0.5, "wild_declared": 0.4}


def drawn_options(rng: Random) -> dict[str, Any]:
    """A mixture of options that do not contradict each other."""
    while True:
        found = {name: rng.choice(some) for name, some in CHOICES.items() if rng.random() < LIKELY.get(name, 0.25)}
        try:
            sm.Rules(**found)
        except sm.RulesError:
            continue
        return found


BANKS = ("4", "5", "5", "6", "risk 1/2")
POLICIES = (None, "4", "5", "5½", "6", "risk 1/2", "risk 1/3")


class Dealer:
    """Plays a table from a few cards: the wild card is often among them, and where they are `high` no low ones."""

    def __init__(self, rng: Random, options: dict[str, Any], high: bool = False) -> None:
        self.rng, self.game, self.options = rng, Game(**options), options
        cards = [str(card) for card in pack_of(options.get("pack", "40"))]
        rng.shuffle(cards)
        cards.sort(key=lambda card: (card == options.get("wild")) * rng.choice((0, 0, 1)), reverse=True)
        if high:
            courts = [card for card in cards if card[0] in "SCR"]
            cards = [*courts[:3], *(card for card in cards if card[0] in "34567" or card == options.get("wild"))]
            cards = list(dict.fromkeys(cards))
        self.cards = cards[:14]
        rng.shuffle(self.cards)
        self.up = self.cards.pop() if options.get("bank_card") == "open" else None

    def other(self, named: str | None, known: Cards) -> tuple[str, Player] | None:
        """Play a seat to its end; return its covered card and what is seen of it, None where it is over."""
        rng, game, rule, exchanged = self.rng, self.game, draws(named, known), False
        hand = Held((self.cards.pop(),))
        if exchanges(game, hand.cards[0]) and (rule or rng.random() < 0.5):
            hand, exchanged = Held((self.cards.pop(),)), True
        while not game.over(hand) and len(self.cards) > 4:
            if game.may_stand(hand, self.up) and not (rule(game, hand) if rule else rng.random() < 0.4):
                value = None if hand.declared is None else str(hand.declared).replace("1/2", "½")
                return hand.cards[0], Player(" ".join(hand.cards[1:]), named, rng.randint(1, 3), exchanged, value)
            ways = [after for (after,) in game.hits(hand, (self.cards[-1],))]
            self.cards.pop()
            hand = ways[0] if rule else rng.choice(ways)
        return None

    def own(self, first: str | None = None) -> Held:
        """Draw a hand that can go on."""
        hand = Held((first or self.cards.pop(),))
        while self.rng.random() < 0.4:
            after = self.rng.choice([after for (after,) in self.game.hits(hand, (self.cards[-1],))])
            if self.game.over(after):
                break
            self.cards.pop()
            hand = after
        return hand


def drawn_table(seed: int, most: int = 3, pool: int = 7, what: str = "seat") -> FullTable:
    """A table for a ``"seat"``, the ``"bank"``, a hand to ``"split"`` or a ``"half"`` of one split."""
    rng = Random(f"{what}-{seed}")
    while True:
        options = drawn_options(rng)
        if what in ("split", "half"):
            options.pop("exchange", None)
        dealer = Dealer(rng, options, high=what in ("split", "half"))
        first = dealer.up if what == "bank" else None
        hand, waiting = dealer.own(first), None
        if dealer.game.over(hand):
            continue
        courts = [card for card in dealer.cards if card[0] in "SCR" and card != options.get("wild")]
        if what == "split":
            held = courts[: rng.choice((1, 2, 2, 3))]
            if not held:
                continue
            hand, dealer.cards = Held(tuple(held)), [card for card in dealer.cards if card not in held]
        if what == "half":
            if not courts:
                continue
            waiting = courts[0]
            dealer.cards.remove(waiting)
        known = (*hand.cards, *dealer.cards)
        played = [dealer.other(rng.choice(POLICIES), known) for _ in range(rng.randint(1, most))]
        standing = [each for each in played if each]
        if not standing:
            continue
        covered = [card for card, _ in standing]
        left = dealer.cards[: max(pool - len(covered), 2)]
        unknown = sorted(covered + left)
        value = None if hand.declared is None else str(hand.declared).replace("1/2", "½")
        shown: tuple[tuple[str, int, str | None], ...] = ()
        if what == "bank" and len(dealer.cards) > len(left) + 2:
            shown = ((" ".join(dealer.cards[-2:]), 2, None),)
        stakes = {"split": ("1", "1", "3/2", "3"), "half": ("1", "1/2", "3")}.get(what, ("1",))
        table = FullTable(
            " ".join(hand.cards), " ".join(unknown), tuple(player for _, player in standing), options,
            bank=rng.choice(BANKS), up=None if what == "bank" else dealer.up, declared=value,
            exchanged="exchange" in options and rng.random() < 0.3, shown=shown, waiting=waiting,
            stake=Fraction(rng.choice(stakes)), split=rng.choice(("pair", "run")),
        )  # fmt: skip
        # Who counts cards was asked before all hands had ended, so that it may have stopped otherwise.
        if table.can_be:
            return table


def drawn_tables(number: int, **how: Any) -> Iterator[FullTable]:
    yield from (drawn_table(seed, **how) for seed in range(number))
