"""What open cards and a stop tell about covered cards.

A *world* is a possible composition of all the covered cards at the table. What the seats are taken to play (a policy that
is known) and what the rules made them do rule worlds out; the cards in each world weigh it by the number of ways they can
lie there. See `sieteymedio.engine.unseen` for how a hand is counted over all worlds at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import Counts, with_card
from sieteymedio.engine.policies import Action, Policy, Situation, action_of, check_blind
from sieteymedio.engine.rules import BASE, Rules, RulesError
from sieteymedio.engine.setting import set_hand
from sieteymedio.engine.totals import TARGET, is_over, points_of, read_total, total_text
from sieteymedio.engine.walks import Pack


@dataclass(frozen=True)
class Standing:
    """A player who has stood: the open cards in the order they came, the stake, and how the player is taken to play.

    With `policy=None` nothing is assumed: the covered card may be any card that does not end the hand and with which the
    rules let it stand. A policy exchanges a 4 and keeps a 3 where the rules allow an exchange, and declares the wild card
    its least.
    """

    open_cards: Cards = ()
    policy: Policy | None = None
    stake: int = 1
    exchanged: bool = False
    """Whether the first card has been exchanged; what was set aside is a seen card to whoever knows it."""
    declared: object = None
    """The total that a wild card in the hand has been declared to count, None where nothing was said."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "open_cards", read_cards(self.open_cards))
        if self.policy is not None:
            check_blind(self.policy, "policy")
        if isinstance(self.stake, bool) or not isinstance(self.stake, int) or self.stake < 1:
            raise ValueError(f"a stake is a whole number, 1 or more, not {self.stake!r}")
        if self.declared is not None:
            object.__setattr__(self, "declared", total_text(read_total(self.declared)))

    @property
    def declared_half_points(self) -> int:
        """What the wild card has been declared to count, in half points; 0 where nothing was said."""
        return 0 if self.declared is None else read_total(self.declared)

    def possible(self, known: Pack, rules: Rules, must_reach: int = 0) -> tuple[int, ...]:
        """Return the kinds the covered card can be: those with which the player would have drawn and stopped as seen.

        `known` is the pack as the player knows it; only policies that count cards look at it. Below `must_reach` half
        points nobody may stand.
        """
        if self.declared is not None and (rules.wild is None or rules.wild_declared != "on-hit"):
            raise RulesError('a wild card is declared only by rules with wild_declared="on-hit"')
        shown = [rules.kinds.of(card) for card in read_cards(self.open_cards)]
        turn = _Turn(self, rules, known, must_reach)
        return tuple(kind for kind in range(len(rules.counts)) if turn.fits(kind, shown))


@dataclass(frozen=True)
class _Turn:
    """The turn of a player who stood, as it went card by card."""

    player: Standing
    rules: Rules
    known: Pack
    must_reach: int

    def fits(self, covered: int, shown: Sequence[int]) -> bool:
        """Whether the player would have drawn `shown` on top of `covered` and then stopped."""
        game, player = game_of(self.rules), self.player
        hand, declared = with_card(game.kinds.nothing, covered), 0
        if player.policy and not player.exchanged and self.rules.exchange != "none" and game.kinds.all[covered].key == "4":
            return False
        for kind in (*shown, None):
            worth = game.worth(hand, declared)
            if is_over(worth):
                return False
            must = points_of(worth) < self.must_reach or game.must_draw(hand)
            if kind is None:
                return not must and declared == player.declared_half_points and not self._hits(hand, declared, default=False)
            if not (must or self._hits(hand, declared, default=True)):
                return False
            if self.rules.wild_declared == "on-hit" and not declared and game.holds_wild(hand):
                declared = player.declared_half_points
                least = min(game.wild_values)
                if declared not in game.wild_values or (player.policy and declared != least):
                    return False
                if points_of(game.worth(hand, declared)) >= TARGET:
                    return False
            hand = with_card(hand, kind)
        raise AssertionError("a turn ends with a stop")

    def _hits(self, hand: Counts, declared: int, default: bool) -> bool:
        if self.player.policy is None:
            return default
        left = tuple(max(count - held, 0) for count, held in zip(self.known.counts, hand, strict=True))
        return action_of(self.player.policy, Situation(hand, left, self.rules, declared=declared)) is Action.HIT


@dataclass(frozen=True)
class World:
    """A composition of the covered cards and in how many ways they can lie so; `seats` says what it means for each seat.

    `seats[j]` holds, for seat j, how many of those ways go with each worth of that seat's hand.
    """

    covered: Counts
    ways: int
    seats: tuple[tuple[tuple[int, int], ...], ...]


def worlds_of(standing: Sequence[Standing], pack: Pack, known: Pack, rules: Rules, must_reach: int = 0) -> tuple[World, ...]:
    """Return every world the covered cards of `standing` allow, `pack` being all cards whose place is not known.

    `known` is the pack as the standing players know it. If no card under one of them fits its policy, `CardError` says so.
    """
    game = game_of(rules)
    ways: dict[Counts, int] = {game.kinds.nothing: 1}
    shares: dict[Counts, list[dict[int, int]]] = {game.kinds.nothing: []}
    for place, seat in enumerate(standing):
        kinds = seat.possible(known, rules, must_reach)
        shown, declared = game.kinds.counts_of(read_cards(seat.open_cards)), seat.declared_half_points
        following: dict[Counts, int] = {}
        following_shares: dict[Counts, list[dict[int, int]]] = {}
        for covered, count in ways.items():
            for kind in kinds:
                times = pack.counts[kind] - covered[kind]
                if times <= 0:
                    continue
                after = with_card(covered, kind)
                following[after] = following.get(after, 0) + count * times
                told = following_shares.setdefault(after, [{} for _ in range(place + 1)])
                for seat_place, share in enumerate(shares[covered]):
                    for worth, part in share.items():
                        told[seat_place][worth] = told[seat_place].get(worth, 0) + part * times
                worth = game.worth(with_card(shown, kind), declared)
                told[place][worth] = told[place].get(worth, 0) + count * times
        if not following:
            raise CardError(f"no card can lie under seat {place + 1} of those who stand: it would not have played so")
        ways, shares = following, following_shares
    return tuple(
        World(covered, count, tuple(tuple(share.items()) for share in shares[covered])) for covered, count in ways.items()
    )


def under(standing: Standing, seen: Cards = (), *, upcard: Cards = (), rules: Rules = BASE) -> dict[str, Ratio]:
    """Return the probability of each kind of covered card under a player who stood, given the policy he plays.

    `seen` are the other cards known to be out, `upcard` is the bank's open first card, empty where it is covered.

    >>> from sieteymedio.engine.policies import StandAt
    >>> {card: str(chance) for card, chance in under(Standing("6", StandAt("5"))).items()}
    {'F': '3/4', 'A': '1/4'}
    """
    setting, _, pack = set_hand(standing.open_cards, seen, None, upcard, rules)
    possible = standing.possible(setting.known, rules, setting.must_reach)
    ways = {kind: pack.counts[kind] for kind in possible if pack.counts[kind] > 0}
    if not ways:
        raise CardError("no card can lie under these open cards: a player with that policy would not have played so")
    return {rules.kinds.all[kind].letter: Ratio.of(count, sum(ways.values())) for kind, count in ways.items()}
