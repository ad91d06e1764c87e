"""Everything around a hand before it is played: the rules, the banker, his open card, what is known to be out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.counting import check_card_left, rival_of, split_pack
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of, payment, read_hand
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.policies import BANKER, Chase, Policy, PolicyError, StandAt, check_policy
from sieteymedio.engine.rules import Rules, check_rules
from sieteymedio.engine.solving import Solver
from sieteymedio.engine.suits import Drawing
from sieteymedio.engine.totals import points_of
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack


def banker_of(rules: Rules, banker: Policy | None) -> Policy:
    """Return the banker's policy: the one the rules force, else `banker`, else one who stands on 5.

    A policy that the rules do not allow the banker raises `PolicyError`.
    """
    forced = {"forced": StandAt(rules.banker_stands_on), "chase": Chase(), "free": None}[rules.banker]
    if banker is None:
        return forced or BANKER
    check_policy(banker, "banker")
    if forced and banker != forced:
        raise PolicyError(f"by these rules the bank {forced.name}; leave banker= out, or give {forced!r}")
    return banker


@dataclass(frozen=True)
class Setting:
    """What stands around one hand before it is played: the rules, the banker, his open card, the cards already out."""

    rules: Rules
    banker: Policy
    known: Pack
    """The cards nobody has seen, the player's own hand included, the banker's open card not."""
    upcard: Counts | None = None
    most_gain: Ratio | None = None
    """The most a hand can gain for each unit staked, where the limit of the bank cuts what the rules would pay."""

    def payment(self, player: int, banker: int) -> Ratio:
        """Return what the player gains for each unit staked; see `sieteymedio.engine.hands.payment`."""
        paid = payment(player, banker, self.rules)
        return paid if self.most_gain is None else min(paid, self.most_gain)

    @property
    def must_reach(self) -> int:
        """The fewest half points the player may stand on; 0 where he may stand on anything."""
        if self.rules.player_must == "nothing" or self.upcard is None:
            return 0
        if self.upcard == self.rules.kinds.nothing:
            return 0
        game = game_of(self.rules)
        if game.holds_wild(self.upcard) and self.rules.player_must == "pass":
            return 14
        shown = points_of(game.worth(self.upcard))
        return shown + 1 if self.rules.player_must == "pass" and shown == 10 else shown

    @property
    def known_to_bank(self) -> Pack:
        """The pack as the banker knows it: the cards nobody has seen, and his own open card."""
        if self.upcard is None or self.known.replacement:
            return self.known
        return Pack(tuple(map(int.__add__, self.known.counts, self.upcard)))

    @property
    def rival(self) -> Callable[[int], Drawing]:
        """How the bank's hand is drawn, given the worth it has to meet.

        The banker does not see the player's hand: what he knows to be out is what everybody has seen.
        """
        return rival_of(self.banker, self.rules, self.known_to_bank, self.upcard)

    def solver(self, root: Counts, left: Pack | Unseen, *, may_exchange: bool) -> Solver:
        """Return the solver of the hands that grow from `root` when `left` are the cards left."""
        return solver_of(self, root, left if isinstance(left, Unseen) else Unseen.whole(left), may_exchange)


@lru_cache(maxsize=256)
def solver_of(setting: Setting, root: Counts, unseen: Unseen, may_exchange: bool) -> Solver:
    rules, game = setting.rules, game_of(setting.rules)
    allowed = _exchangeable(rules) if may_exchange else ()
    reserve = 0 if setting.upcard else 1

    def exchange(solver: Solver, drawn: Counts) -> Solver | None:
        hand = tuple(map(int.__add__, root, drawn))
        if sum(hand) != 1 or hand.index(1) not in allowed:
            return None
        return Solver(
            game, game.kinds.nothing, unseen, setting.rival, setting.payment, reserve=reserve, must_reach=setting.must_reach,
            gone=drawn, horizon=solver.horizon,
        )  # fmt: skip

    return Solver(
        game, root, unseen, setting.rival, setting.payment, reserve=reserve, must_reach=setting.must_reach,
        exchange=exchange if allowed else None,
    )  # fmt: skip


def _exchangeable(rules: Rules) -> tuple[int, ...]:
    keys = {"none": (), "4": ("4",), "3-or-4": ("3", "4")}[rules.exchange]
    return tuple(place for place, kind in enumerate(rules.kinds.all) if kind.key in keys)


def set_hand(
    hand: Cards,
    seen: Cards,
    banker: Policy | None,
    upcard: Cards,
    rules: Rules,
    replacement: bool = False,
    *,
    reserve: int = 1,
) -> tuple[Setting, Counts, Pack]:
    """Return the setting of a hand, the hand's composition and the cards left.

    `upcard` is the banker's open first card, empty where it is covered; it must be empty unless `Rules.bank_card` is "open".
    `reserve` cards at least must be left for the other hand where nothing of it is open.
    """
    check_rules(rules)
    shown = read_cards(upcard)
    if shown and rules.bank_card == "covered":
        raise CardError('by these rules the bank\'s first card is covered: leave upcard= empty, or set bank_card="open"')
    if len(shown) > 1:
        raise CardError(f"the bank shows one card, not {len(shown)}")
    held, left = read_hand(hand, (*read_cards(seen), *shown) if shown else seen, rules, replacement=replacement)
    pack, known = split_pack(held, left, replacement)
    check_card_left(pack, 0 if shown else reserve, "the bank")
    up = rules.kinds.counts_of(shown) if shown else None
    return Setting(rules, banker_of(rules, banker), known, up), held, pack
