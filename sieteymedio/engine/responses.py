"""The better action, by backward induction: for one hand, for all hands, and for the banker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sieteymedio.engine.answers import Decision, Distribution, Future, HandRow, Outlook, html_table
from sieteymedio.engine.cards import CardError, Cards, read_cards
from sieteymedio.engine.counting import check_card_left, rival_of
from sieteymedio.engine.exact import ZERO, Ratio, check_flag
from sieteymedio.engine.hands import check_can_draw, game_of, payment, read_hand
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.listing import hands_within
from sieteymedio.engine.patience import Progress, counted, is_limited
from sieteymedio.engine.policies import (
    Action,
    DecisionTable,
    Policy,
    PolicyError,
    Situation,
    check_blind,
)
from sieteymedio.engine.rules import BASE, Rules, RulesError, check_rules
from sieteymedio.engine.setting import Setting, banker_of, set_hand
from sieteymedio.engine.solving import Solved, Solver, Tally
from sieteymedio.engine.totals import is_over, points_of, read_total, total_text
from sieteymedio.engine.unseen import Unseen
from sieteymedio.engine.walks import Pack

if TYPE_CHECKING:
    from sympy import Rational


def decision(
    hand: Cards,
    seen: Cards = (),
    *,
    banker: Policy | None = None,
    upcard: Cards = (),
    exchanged: bool = False,
    declared: object = None,
    rules: Rules = BASE,
    replacement: bool = False,
) -> Decision:
    """Return what each action leads to for `hand`; after a hit the player goes on by the best response.

    `upcard` is the banker's open first card, `exchanged` tells that the first card has been exchanged already, `declared`
    is the total that the wild card in the hand has been declared to count, where the rules have it declared on a hit.

    >>> import sieteymedio as sm
    >>> sm.decision("5").best
    <Action.STAND: 'stand'>
    """
    check_flag("exchanged", exchanged)
    setting, held, pack = set_hand(hand, seen, banker, upcard, rules, replacement)
    check_upcard(setting)
    said = check_decidable(held, declared, rules, hand)
    solver = setting.solver(held, pack, may_exchange=not exchanged)
    if is_limited():
        counted(("hand", setting, held, pack, exchanged), lambda: _solved(solver))
    return decided(solver, said)


def _solved(solver: Solver) -> Iterator[Progress | bool]:
    yield from solver.steps()
    yield True


def check_upcard(setting: Setting) -> None:
    """Raise `CardError` where the bank shows its first card and that card is not told."""
    if setting.rules.bank_card == "open" and setting.upcard is None:
        raise CardError("by these rules the bank shows its first card: name it with upcard=")


def check_decidable(held: Counts, declared: object, rules: Rules, written: Cards | None = None) -> int:
    """Return what the wild card in `held` has been declared to count, in half points, 0 if nothing was said.

    A hand with nothing to decide raises `CardError`, a declaration that the rules do not know `RulesError`.
    """
    if not any(held):
        raise CardError("the hand is empty: there is nothing to decide before the first card")
    if declared is None:
        check_can_draw(held, rules, written=written)
        return 0
    if rules.wild is None or rules.wild_declared != "on-hit":
        raise RulesError('declared= is for rules whose wild card is declared on a hit: wild_declared="on-hit"')
    game, value = game_of(rules), read_total(declared)
    if not game.holds_wild(held):
        raise CardError(f"the wild card is not in the hand {rules.kinds.text(held)}: leave declared= out")
    if value not in game.wild_values or sum(held) == 1:
        allowed = ", ".join(total_text(each) for each in game.wild_values)
        raise CardError(f"a wild card is declared when another card is asked for, to count one of {allowed}")
    check_can_draw(held, rules, value, written=written)
    return value


def decided(solver: Solver, declared: int = 0) -> Decision:
    """Return what each action leads to for the root of `solver`."""
    root = solver.solve(declared=declared)
    looks: dict[Action, Outlook] = {act: solver.outlook(tally, root.out_of) for act, tally in root.tallies.items()}
    hit = root.tallies.get(Action.HIT)
    return Decision(
        looks.get(Action.STAND),
        looks.get(Action.HIT),
        looks.get(Action.EXCHANGE),
        tuple(_futures(solver, declared)) if hit else (),
        Distribution(solver.finals(hit), root.out_of) if hit else None,
        0 if declared else solver.to_declare(),
    )


def _futures(solver: Solver, declared: int) -> Iterator[Future]:
    game, held, pack = solver.game, solver.root, solver.pack
    to_declare = game.rules.wild_declared == "on-hit" and game.holds_wild(held) and not declared
    # Nobody can tell the cards apart that may come next and those that lie covered, nor a hit before its declaration.
    if to_declare or solver.unseen.size < pack.size:
        return
    for place, count in enumerate(pack.counts):
        if count:
            drawn = tuple(int(at == place) for at in range(len(held)))
            after, worth = solver.solve(drawn, declared), game.worth(tuple(map(int.__add__, held, drawn)), declared)
            look = solver.outlook(after.best, after.out_of)
            yield Future(place, count, pack.size, worth, look, game.kinds.all[place].name)


@dataclass(frozen=True, repr=False)
class FirstCard:
    """What one kind of first card is worth to a player who plays it best."""

    card: str
    probability: Ratio
    value: Ratio
    """Expected value, in units staked."""
    action: Action


@dataclass(frozen=True, repr=False)
class BestResponse:
    """The player's best play against a stated banker: `value`, and for each hand the better action."""

    setting: Setting
    pack: Pack

    @property
    def _solver(self) -> Solver:
        return self.setting.solver(self.setting.rules.kinds.nothing, self.pack, may_exchange=True)

    @property
    def banker(self) -> Policy:
        """The banker it is the best response to."""
        return self.setting.banker

    @property
    def rules(self) -> Rules:
        """The rules it belongs to."""
        return self.setting.rules

    @property
    def ratio_value(self) -> Ratio:
        """The expected value of best play, in units staked, as a `Ratio`: the mean over the bank's open cards, if any."""
        if self.rules.bank_card == "open" and self.setting.upcard is None:
            return sum((probability * best.ratio_value for probability, best in self.by_upcard()), ZERO)
        root = self._solver.solve()
        return self._solver.value(root.best, root.out_of)

    @property
    def value(self) -> Rational:
        """The player's expected gain per unit staked under best play."""
        return self.ratio_value.rational()

    def against(self, upcard: Cards) -> BestResponse:
        """Return the best response to one open card of the bank."""
        shown = read_cards(upcard)
        if self.rules.bank_card == "covered" or len(shown) != 1:
            raise CardError("name the one card that the bank shows, by rules whose bank_card is open")
        kind = self.rules.kinds.of(shown[0])
        if not self.pack.counts[kind]:
            raise CardError(f"the bank cannot show {shown[0]}: no such card is left in the pack")
        return self._against(kind)

    def _against(self, kind: int) -> BestResponse:
        one = tuple(int(place == kind) for place in range(len(self.pack.counts)))
        left = self.pack.without(one)
        return BestResponse(Setting(self.rules, self.banker, left, one), left)

    def by_upcard(self) -> Iterator[tuple[Ratio, BestResponse]]:
        """Yield the probability of each open card of the bank and the best response to it."""
        for kind, count in enumerate(self.pack.counts):
            if count:
                yield Ratio.of(count, self.pack.size), self._against(kind)

    def _check_upcard(self) -> None:
        if self.rules.bank_card == "open" and self.setting.upcard is None:
            raise CardError("by these rules the bank shows its first card: name it with .against(upcard)")

    def _find(self, hand: Cards) -> Solved:
        self._check_upcard()
        replacement = self.pack.replacement
        held, _ = read_hand(hand, (), self.rules, replacement=replacement)
        if not any(held):
            raise CardError("the hand is empty: there is nothing to decide before the first card")
        check_can_draw(held, self.rules, written=hand)
        if not replacement and any(have > left for have, left in zip(held, self.pack.counts, strict=True)):
            raise CardError(f"the hand {self.rules.kinds.text(held)} needs cards that are seen to be out of the pack")
        return self._solver.solve(held)

    def action(self, hand: Cards) -> Action:
        """Return the best action for `hand`; equal values mean stand.

        >>> import sieteymedio as sm
        >>> sm.best_response(banker=sm.StandAt("5")).action("4 R")
        <Action.HIT: 'hit'>
        """
        return self._find(hand).action

    def ratios(self, hand: Cards) -> dict[str, Ratio]:
        """Return the expected value of each legal action for `hand` as `Ratio`s."""
        found, solver = self._find(hand), self._solver
        return {action.value: solver.value(tally, found.out_of) for action, tally in found.tallies.items()}

    def values(self, hand: Cards) -> dict[str, Rational]:
        """Return the expected values of ``"stand"`` and ``"hit"`` for `hand`, the best response going on after a hit."""
        return {name: ratio.rational() for name, ratio in self.ratios(hand).items()}

    def first_cards(self) -> tuple[FirstCard, ...]:
        """Return what each kind of first card is worth, its probability, and the best action on it."""
        self._check_upcard()
        rows, solver = [], self._solver
        for place, (kind, count) in enumerate(zip(self.rules.kinds.all, self.pack.counts, strict=True)):
            if count:
                solved = solver.solve(tuple(int(at == place) for at in range(len(self.pack.counts))))
                value = solver.value(solved.best, solved.out_of)
                rows.append(FirstCard(kind.letter, Ratio.of(count, self.pack.size), value, solved.action))
        return tuple(rows)

    def staking_value(self, most: Any = None) -> Rational:
        """Return the expected gain of a player who sees his first card and then stakes least or most, as it deserves.

        In units of the least stake; `most` is the largest stake in the same units, by default that of the rules. Source
        of the option: Treccani, Ludoteka, Snai.
        """
        times = Ratio.of(self.rules.most_stake, self.rules.least_stake) if most is None else Ratio.of(int(most))
        if self.rules.bank_card == "open" and self.setting.upcard is None:
            total = ZERO
            for probability, best in self.by_upcard():
                total += probability * best._staked(times)
            return total.rational()
        return self._staked(times).rational()

    def _staked(self, times: Ratio) -> Ratio:
        parts = (row.probability * row.value * (times if row.value > ZERO else Ratio(1, 1)) for row in self.first_cards())
        return sum(parts, ZERO)

    def table(self) -> tuple[HandRow, ...]:
        """Return every hand of 7½ or less, by total, then by size: its values and the better action."""
        self._check_upcard()
        rows, game, solver = [], game_of(self.rules), self._solver
        for hand in hands_within(game, self.pack):
            found, left = solver.solve(hand), self.pack.without(hand)
            values = {action: solver.value(tally, found.out_of) for action, tally in found.tallies.items()}
            risk = Situation(hand, left.counts, self.rules).bust_risk
            total = points_of(game.worth(hand))
            text = self.rules.kinds.text(hand)
            stand, hit = values.get(Action.STAND), values.get(Action.HIT)
            rows.append(HandRow(text, total, sum(hand), stand, hit, risk, found.action))
        return tuple(sorted(rows, key=lambda row: (row.total, row.size, row.hand)))

    @property
    def policy(self) -> DecisionTable:
        """The best response as a table that plays: use it as `player=`. Exchanges are not in it."""
        self._check_upcard()
        hands = _decided(self.rules, self.pack)
        decisions = ((hand, _hit_or_stand(self._solver.solve(hand))) for hand in hands)
        label = f"plays the best response to a bank that {self.banker.name}"
        return DecisionTable(tuple(decisions), label=label, rules=self.rules)

    def __repr__(self) -> str:
        return f"BestResponse(banker={self.banker!r}, value={self.ratio_value})"

    def __str__(self) -> str:
        return f"best response to a bank that {self.banker.name}: value {self.ratio_value.spelled()}"

    def _repr_html_(self) -> str:
        rows = [
            (
                row.hand,
                total_text(row.total),
                row.bust_risk.decimal(),
                row.stand.decimal() if row.stand else "–",
                row.hit.decimal(),
                str(row.best),
            )
            for row in self.table()
            if row.hit is not None
        ]
        return html_table(str(self), ("hand", "total", "bust risk", "stand", "hit", "best"), rows)


def _decided(rules: Rules, pack: Pack) -> Iterator[Counts]:
    game = game_of(rules)
    return (hand for hand in hands_within(game, pack) if not is_over(game.worth(hand)))


def _hit_or_stand(solved: Solved) -> Action:
    plain: dict[Action, Tally] = {act: tally for act, tally in solved.tallies.items() if act is not Action.EXCHANGE}
    return replace(solved, tallies=plain).action


def best_response(
    banker: Policy | None = None,
    seen: Cards = (),
    *,
    upcard: Cards = (),
    rules: Rules = BASE,
    replacement: bool = False,
) -> BestResponse:
    """Return the player's best play against `banker`, by backward induction over all hands of 7½ or less.

    >>> import sieteymedio as sm
    >>> sm.best_response(banker=sm.StandAt("5")).value
    -22069914749539/134817758039250
    """
    setting, _, pack = set_hand((), seen, banker, upcard, rules, replacement)
    check_card_left(pack, 1 if setting.upcard else 2, "the bank")
    return BestResponse(setting, pack)


@dataclass(frozen=True, repr=False)
class BankerReply:
    """The banker's best play, by composition, against a player policy he does not see at work."""

    player: Policy
    rules: Rules
    _solver: Solver

    @property
    def value(self) -> Rational:
        """The *player's* expected gain per unit staked when the banker replies best."""
        return self.ratio_value.rational()

    @property
    def ratio_value(self) -> Ratio:
        """`value` as a `Ratio`."""
        root = self._solver.solve()
        return -self._solver.value(root.best, root.out_of)

    @property
    def policy(self) -> DecisionTable:
        """The reply as a table that plays: use it as `banker=`."""
        hands = _decided(self.rules, self._solver.pack)
        decisions = ((hand, self._solver.solve(hand).action) for hand in hands)
        label = f"replies best to a player who {self.player.name}"
        return DecisionTable(tuple(decisions), label=label, rules=self.rules)

    def action(self, hand: Cards) -> Action:
        """Return the banker's better action for his `hand`; equal values mean stand."""
        held, _ = read_hand(hand, (), self.rules)
        check_can_draw(held, self.rules, written=hand)
        return self.policy.action(hand)

    def __str__(self) -> str:
        return (
            f"a bank that replies best to a player who {self.player.name}: the player's value {self.ratio_value.spelled()}"
        )

    def _repr_html_(self) -> str:
        rows = [(self.rules.kinds.text(hand), str(action)) for hand, action in self.policy.decisions]
        return html_table(str(self), ("the bank's hand", "best"), rows)

    def __repr__(self) -> str:
        return f"BankerReply(player={self.player!r}, value={self.value})"


def best_banker_reply(player: Policy, *, rules: Rules = BASE, replacement: bool = False) -> BankerReply:
    """Return the banker's best reply, hand by hand, to a player who plays `player` and whose cards he never sees.

    >>> import sieteymedio as sm
    >>> sm.best_banker_reply(sm.best_response(banker=sm.StandAt("5")).policy).value
    -22069914749539/134817758039250
    """
    check_blind(player, "player")
    check_flag("replacement", replacement)
    if check_rules(rules).banker != "free":
        raise PolicyError(f"by these rules the bank {banker_of(rules, None).name}: it has no choice")
    pack, game = Pack(rules.counts, replacement), game_of(rules)

    def gain(own: int, other: int) -> Ratio:
        return -payment(other, own, rules)

    unseen, drawing = Unseen.whole(pack), rival_of(player, rules, pack)
    return BankerReply(player, rules, Solver(game, game.kinds.nothing, unseen, drawing, gain, reserve=0))
