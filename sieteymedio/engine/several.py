"""Several players: the odds of the seat to act, and the banker's one decision against many hands, both exact.

Of the others everything is used that may be known: their open cards, the hands shown (given as `seen`), and, where a policy
is stated for them, what their stopping tells about the covered card. Seats whose turn has not come hold cards nobody knows
anything of, so they change no odds: any unknown card may lie anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sieteymedio.engine.answers import Decision, html_table
from sieteymedio.engine.beliefs import Standing, World, worlds_of
from sieteymedio.engine.cards import Card, CardError, Cards, read_cards
from sieteymedio.engine.counting import is_suit_blind
from sieteymedio.engine.exact import Ratio, check_flag
from sieteymedio.engine.hands import game_of, payment
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.patience import Progress, counted
from sieteymedio.engine.policies import Action, Policy, PolicyError
from sieteymedio.engine.responses import check_decidable, check_upcard, decided
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.setting import Setting, set_hand
from sieteymedio.engine.solving import Induction, Tally, in_units, longest_draw
from sieteymedio.engine.suits import suits_of
from sieteymedio.engine.totals import read_total
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


def seat_decision(
    hand: Cards,
    others: Sequence[Standing] = (),
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    exchanged: bool = False,
    declared: object = None,
    rules: Rules = BASE,
) -> Decision:
    """Return what each action leads to for `hand` at a table where `others` have stood; `decision` says what the rest is.

    `seen` are further cards known to be out: hands that are bust or have 7½, and the open cards of seats that act later. The
    banker plays a policy that looks at his own hand; `Chase` is refused with others at the table, because it knows one hand.

    >>> alone = seat_decision("5")
    >>> str(alone.stand.expected_value)
    '-52598048/116701515'
    """
    check_flag("exchanged", exchanged)
    shown = cards_shown(others)
    setting, held, pack = set_hand(hand, (*read_cards(seen), *shown), banker, upcard, rules)
    check_upcard(setting)
    said = check_decidable(held, declared, rules, hand)
    # Who counts cards is taken to have seen what everybody has seen, and no open card of those who stood later.
    known = Pack(tuple(map(int.__add__, setting.known.counts, rules.kinds.counts_of(shown))))
    return weighed(setting, held, pack, others, known, may_exchange=not exchanged, declared=said)


def weighed(
    setting: Setting,
    held: Counts,
    pack: Pack,
    others: Sequence[Standing],
    known: Pack,
    *,
    may_exchange: bool,
    declared: int = 0,
) -> Decision:
    """Return what each action leads to for a hand in its setting; `known` is the pack as the others know it."""

    def count() -> Iterator[Progress | Decision]:
        solver = setting.solver(held, unseen_by(setting, pack, others, known), may_exchange=may_exchange)
        yield from solver.steps()
        yield decided(solver, declared)

    return counted(("seat", setting, held, pack, tuple(others), known, may_exchange, declared), count)


def cards_shown(others: Sequence[Standing]) -> tuple[Card, ...]:
    """Return the open cards of those who stand."""
    return tuple(card for other in others for card in read_cards(other.open_cards))


def unseen_by(setting: Setting, pack: Pack, others: Sequence[Standing], known: Pack) -> Unseen:
    """Return the cards of `pack` with what the others' stopping tells about those that lie covered before them."""
    if others and setting.banker.sees_totals:
        raise PolicyError(
            f"a bank that {setting.banker.name} plays against one player: name another policy for a full table"
        )
    if pack.size - len(others) < (0 if setting.upcard else 1):
        raise CardError("no card is left for the bank: all cards lie in the hands or were seen")
    unseen, _ = _worlds(setting.rules, pack, others, known, setting.must_reach, is_suit_blind(setting.banker))
    return unseen


def _worlds(
    rules: Rules, pack: Pack, others: Sequence[Standing], known: Pack, must_reach: int, suit_blind: bool
) -> tuple[Unseen, tuple[World, ...]]:
    blind = suit_blind and all(other.policy is None or is_suit_blind(other.policy) for other in others)
    if not rules.kinds.suited or not blind:
        worlds = worlds_of(others, pack, known, rules, must_reach)
        return Unseen(pack, tuple((world.covered, world.ways) for world in worlds)), worlds
    # Nobody looks at a suit, so no covered card is told by its own.
    suits = suits_of(rules)
    plain, plain_known = Pack(suits.merged(pack.counts)), Pack(suits.merged(known.counts))
    worlds = worlds_of(others, plain, plain_known, suits.plain, must_reach)
    return Unseen(pack, tuple((world.covered, world.ways) for world in worlds), suits), worlds


@dataclass(frozen=True)
class Shown:
    """A player's hand that lies open: 7½, two sevens, a hand without a covered card, or a bust one."""

    cards: Cards
    stake: int = 1
    declared: object = None
    """The total that a wild card in the hand has been declared to count, None where nothing was said."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", read_cards(self.cards))

    def worth(self, rules: Rules) -> int:
        """Return what the hand is worth; see `sieteymedio.engine.totals`."""
        declared = 0 if self.declared is None else read_total(self.declared)
        return game_of(rules).worth(rules.kinds.counts_of(read_cards(self.cards)), declared)


@dataclass(frozen=True)
class BankerDecision:
    """The banker's choice against several standing hands: his expected gain in beans, over all stakes together."""

    stand_ratio: Ratio | None
    hit_ratio: Ratio | None
    """None where he may not hit."""
    players: tuple[tuple[tuple[int, Ratio], ...], ...]
    """For each standing player the probability of each worth of the hand, as the banker may think."""
    declare: int = 0
    """What the wild card is best declared to count on a hit, in half points; 0 where nothing is to be said."""

    @property
    def best(self) -> Action:
        """The action that gains more; equal gains mean stand."""
        if self.stand_ratio is None or (self.hit_ratio is not None and self.hit_ratio > self.stand_ratio):
            return Action.HIT
        return Action.STAND

    @property
    def stand(self) -> Rational | None:
        """The banker's expected gain in beans if he stands."""
        return self.stand_ratio.rational() if self.stand_ratio else None

    @property
    def hit(self) -> Rational | None:
        """The banker's expected gain in beans if he hits and plays on as well as can be."""
        return self.hit_ratio.rational() if self.hit_ratio else None

    def _rows(self) -> list[tuple[str, str]]:
        both = (("stand", self.stand_ratio), ("hit", self.hit_ratio))
        return [(name, ratio.spelled()) for name, ratio in both if ratio]

    def __str__(self) -> str:
        return "\n".join([*(f"{name}: {value}" for name, value in self._rows()), f"best: {self.best}"])

    def _repr_html_(self) -> str:
        return html_table(f"The bank: best is {self.best}", ("action", "expected gain in beans"), self._rows())


def banker_decision(
    hand: Cards,
    players: Sequence[Standing],
    seen: Cards = (),
    *,
    shown: Sequence[Shown] = (),
    declared: object = None,
    rules: Rules = BASE,
) -> BankerDecision:
    """Return the banker's exact best decision against `players` who have stood, one decision for all their stakes.

    `shown` are hands that lie open and are still to be settled, `seen` are other cards known to be out, `declared` is what
    the bank's wild card has been declared to count. Where the bank's first card is open, it is the first of `hand`, and the
    players had to reach it if the rules say so. The covered cards are weighed by their joint distribution, given the
    policy stated for each player. By rules that force the banker he has no choice; `PolicyError` says so.

    >>> from sieteymedio.engine.policies import StandAt
    >>> banker_decision("5", [Standing("6", StandAt("5"), stake=1), Standing("A", StandAt("5"), stake=3)]).best
    <Action.STAND: 'stand'>
    """
    open_ = [card for each in shown for card in read_cards(each.cards)]
    known = Pack(tuple(map(int.__sub__, rules.counts, rules.kinds.counts_of((*read_cards(seen), *open_)))))
    return bank_weighed(hand, players, seen, shown=shown, declared=declared, known=known, rules=rules)


def bank_weighed(
    hand: Cards,
    players: Sequence[Standing],
    seen: Cards,
    *,
    shown: Sequence[Shown],
    declared: object,
    known: Pack,
    rules: Rules,
) -> BankerDecision:
    """Return what `banker_decision` does; `known` is the pack as the players know it."""
    if rules.banker == "forced":
        raise PolicyError(f"by these rules the bank stands on {rules.banker_stands_on}: it has no choice")
    if not players and not shown:
        raise ValueError("name at least one player who stands: against nobody the bank need not play")
    open_ = [card for each in shown for card in read_cards(each.cards)]
    setting, held, pack = set_hand(hand, (*read_cards(seen), *open_, *cards_shown(players)), None, (), rules, reserve=0)
    if rules.bank_card == "open":
        # What the bank showed first the players had to reach.
        setting = replace(setting, upcard=rules.kinds.counts_of(read_cards(hand)[:1]))
    said = check_decidable(held, declared, rules, hand)

    def count() -> Iterator[Progress | BankerDecision]:
        unseen, worlds = _worlds(rules, pack, players, known, setting.must_reach, suit_blind=True)
        solver = _Bank(rules, held, unseen, worlds, players, shown)
        yield from solver.steps()
        found = solver.solve(declared=said)
        values = {action: Ratio.of(tally[0], found.out_of * solver.unit) for action, tally in found.tallies.items()}
        laws, declare = _marginals(worlds, len(players)), 0 if said else solver.to_declare()
        yield BankerDecision(values.get(Action.STAND), values.get(Action.HIT), laws, declare)

    return counted(("bank", held, pack, tuple(players), tuple(shown), known, setting.must_reach, said, rules), count)


class _Bank(Induction):
    """The bank's hand against all players at once; a tally is its gain in beans."""

    def __init__(
        self,
        rules: Rules,
        held: Counts,
        unseen: Unseen,
        worlds: Sequence[World],
        players: Sequence[Standing],
        shown: Sequence[Shown],
    ) -> None:
        game = game_of(rules)
        super().__init__(game, held, unseen, horizon=longest_draw(game, held, unseen.pack), length=1)
        self._worlds, self._players = worlds, players
        self._shown = [(each.stake, each.worth(rules)) for each in shown]
        met = {worth for world in worlds for shares in world.seats for worth, _ in shares}
        theirs = sorted(met | {worth for _, worth in self._shown})
        self.unit, pays = in_units({own: [payment(other, own, rules) for other in theirs] for own in game.worths})
        self._pays = {own: dict(zip(theirs, row, strict=True)) for own, row in pays.items()}
        self._gains: dict[int, list[int]] = {}

    def _gain_by_world(self, worth: int) -> list[int]:
        """Return what the bank gains with a hand of this worth, once for each way in which a world lies."""
        if worth not in self._gains:
            pays = self._pays[worth]
            open_ = sum(stake * pays[theirs] for stake, theirs in self._shown)
            self._gains[worth] = [
                -open_ * world.ways
                - sum(
                    player.stake * ways * pays[theirs]
                    for player, shares in zip(self._players, world.seats, strict=True)
                    for theirs, ways in shares
                )
                for world in self._worlds
            ]
        return self._gains[worth]

    def stand(self, drawn: Counts, worth: int) -> Tally:
        comes = self.unseen.ways(drawn)
        gains = zip(comes, self._gain_by_world(worth), self._worlds, strict=True)
        gain = sum(ways // world.ways * gain for ways, gain, world in gains)
        return (self.unseen.told(gain, drawn) * self.orders_after(drawn),)


def _marginals(worlds: Sequence[World], players: int) -> tuple[tuple[tuple[int, Ratio], ...], ...]:
    whole = sum(world.ways for world in worlds)
    found: list[dict[int, int]] = [{} for _ in range(players)]
    for world in worlds:
        for place, shares in enumerate(world.seats):
            for worth, ways in shares:
                found[place][worth] = found[place].get(worth, 0) + ways
    return tuple(tuple((worth, Ratio.of(ways, whole)) for worth, ways in sorted(seat.items())) for seat in found)
