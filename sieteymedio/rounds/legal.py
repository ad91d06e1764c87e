"""What the seat to act may do, and for what it may not do the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from sieteymedio.engine.cards import Card
from sieteymedio.engine.hands import game_of, rank_of
from sieteymedio.engine.policies import BANKER, Action
from sieteymedio.engine.setting import Setting
from sieteymedio.engine.totals import OVER, read_total, total_text
from sieteymedio.engine.walks import Pack
from sieteymedio.rounds.events import Move, Staking
from sieteymedio.rounds.stakes import room_to_raise, room_to_split, room_to_stake

if TYPE_CHECKING:
    from sieteymedio.rounds.table import Round

EXCHANGED = {"none": "", "4": "4", "3-or-4": "34"}
"""The ranks of a first card that may be exchanged, by `Rules.exchange`."""


class Option(NamedTuple):
    """One action open to the seat to act, with what may go with it."""

    action: Action | Staking
    down: bool = False
    """Whether the card may be asked face down."""
    most_raise: int = 0
    """The most that may be added to the stake; 0 where nothing may."""
    stakes: tuple[int, int] | None = None
    """The least and the most that may be staked, for a stake and for a split."""
    values: tuple[int, ...] = ()
    """What the wild card may be declared to count, in half points; one of them must be named."""


class Refusal(NamedTuple):
    """One action that is not open, and why."""

    action: Action | Staking
    rule: str
    """The field of `Rules` that forbids it; empty where no card is left or it makes no sense at all."""
    why: str
    """The key of the reason."""
    text: str
    """The reason in English."""
    values: tuple[tuple[str, object], ...] = ()
    """What fills the gaps of the reason, by name."""


_WHY = {
    "stake-first": "seat {seat} has not staked yet: by these rules (bet={bet!r}) the stake is placed first",
    "staked": "seat {seat} has staked {stake} already",
    "staked-before": "by these rules (bet={bet!r}) stakes are placed before the deal",
    "bank-stakes": "the bank stakes nothing",
    "no-card": "no card is left in the stock: seat {seat} can only stand",
    "bank-must-stand": "by these rules (banker={banker!r}) the bank must stand on {total}",
    "bank-must-hit": "by these rules (banker={banker!r}) the bank must take a card on {total}",
    "must-reach": "by these rules (player_must={player_must!r}) nobody may stand on {total} while the bank shows {upcard}",
    "wild-alone": "by these rules (wild_alone='must-draw') nobody may stand on the wild card alone",
    "no-exchange": "by these rules (exchange='none') no card is exchanged",
    "exchange-bank": "only players exchange a card, not the bank",
    "exchange-twice": "the first card has been exchanged already: once is all (exchange={exchange!r})",
    "exchange-late": "only a first card that is still alone can be exchanged (exchange={exchange!r})",
    "exchange-card": "by these rules (exchange={exchange!r}) a {card} cannot be exchanged",
    "no-split": "by these rules (split='none') no hand is split",
    "split-bank": "only players split, not the bank",
    "split-cards-pair": "by these rules (split='pair') only exactly two court cards can be split",
    "split-cards-run": "by these rules (split='run') only a hand of nothing but court cards, two or more, can be split",
    "split-run": "by these rules (split='run') the run of court cards from the first card has ended",
    "split-hands": "by these rules (max_split_hands) a seat plays at most {most} hands",
    "split-stake": "there is no room for a second stake of at least {stake} (most_stake, bank_limit)",
}  # fmt: skip


def options_of(state: Round) -> tuple[Option, ...]:
    """Return every action open to the seat to act; none when all is settled."""
    if state.to_act is None:
        return ()
    is_bank, rules, hand = state.to_act == state.opening.bank, state.rules, state.hand
    if not is_bank and not hand.stake:
        return (Option(Staking.STAKE, stakes=room_to_stake(state)),)
    refused = {refusal.action for refusal in refusals_of(state)}
    found = []
    raise_ = 0 if is_bank or rules.raising == "none" else max(0, room_to_raise(state))
    if Action.HIT not in refused:
        down = rules.ask != "up" and not is_bank
        found.append(Option(Action.HIT, down, raise_, values=values_to_declare(state)))
    if Action.STAND not in refused:
        found.append(Option(Action.STAND, most_raise=raise_ if rules.raising == "on-ask-or-stand" else 0))
    if Action.EXCHANGE not in refused:
        found.append(Option(Action.EXCHANGE))
    if Action.SPLIT not in refused:
        found.append(Option(Action.SPLIT, stakes=room_to_split(state)))
    return tuple(found)


def moves_of(state: Round) -> Iterator[Move]:
    """Yield every legal move, with every stake, raise and declaration that the rules allow.

    >>> from sieteymedio.engine.cards import read_cards
    >>> from sieteymedio.rounds.table import Opening, Rules, deal
    >>> len(list(moves_of(deal(Rules(raising="on-ask", most_stake=3), Opening(), read_cards("5o 6c 2e")))))
    4
    """
    for option in options_of(state):
        seat, action = state.acting, option.action
        for down in (False, True) if option.down else (False,):
            for raised in range(option.most_raise + 1):
                for value in option.values or (0,):
                    for stake in range(option.stakes[0], option.stakes[1] + 1) if option.stakes else (0,):
                        yield Move(seat, action, down, raised, value, stake)


def refusals_of(state: Round) -> tuple[Refusal, ...]:
    """Return the actions that are not open to the seat to act, each with the rule that forbids it."""
    if state.to_act is None:
        return ()
    return tuple(_refusals(state, state.to_act))


def _refusals(state: Round, seat: int) -> Iterator[Refusal]:
    rules, hand, is_bank = state.rules, state.hand, seat == state.opening.bank

    def no(action: Action | Staking, rule: str, why: str, **values: object) -> Refusal:
        return Refusal(action, rule, why, _WHY[why].format(seat=seat, **values), tuple(values.items()))

    if not is_bank and not hand.stake:
        for action in Action:
            yield no(action, "bet", "stake-first", bet=rules.bet)
        return
    if is_bank:
        yield no(Staking.STAKE, "", "bank-stakes")
    elif rules.bet in ("before", "banker"):
        yield no(Staking.STAKE, "bet", "staked-before", bet=rules.bet)
    else:
        yield no(Staking.STAKE, "bet", "staked", stake=hand.stake)
    total = total_text(hand.worth)
    wants = forced_action(state) if is_bank else None
    if not state.can_draw:
        yield no(Action.HIT, "", "no-card")
    elif wants is Action.STAND:
        yield no(Action.HIT, "banker", "bank-must-stand", banker=rules.banker, total=total)
    if state.can_draw:
        if game_of(rules).must_draw(hand.counts):
            yield no(Action.STAND, "wild_alone", "wild-alone")
        elif wants is Action.HIT:
            yield no(Action.STAND, "banker", "bank-must-hit", banker=rules.banker, total=total)
        elif not is_bank and hand.total < (reach := must_reach(state)):
            shown = total_text(game_of(rules).worth(rules.kinds.counts_of(upcard_of(state))))
            assert reach
            yield no(Action.STAND, "player_must", "must-reach", player_must=rules.player_must, total=total, upcard=shown)
    yield from (no(Action.EXCHANGE, rule, why, **values) for rule, why, values in _no_exchange(state, is_bank))
    yield from (no(Action.SPLIT, rule, why, **values) for rule, why, values in _no_split(state, is_bank, seat))


def _no_exchange(state: Round, is_bank: bool) -> Iterator[tuple[str, str, dict[str, object]]]:
    rules, hand = state.rules, state.hand
    values: dict[str, object] = {"exchange": rules.exchange}
    if rules.exchange == "none":
        yield "exchange", "no-exchange", {}
    elif is_bank:
        yield "exchange", "exchange-bank", {}
    elif hand.exchanged:
        yield "exchange", "exchange-twice", values
    elif len(hand.cards) > 1 or hand.split:
        yield "exchange", "exchange-late", values
    elif hand.cards[0].rank.value not in EXCHANGED[rules.exchange] or hand.cards[0] == rules.wild:
        yield "exchange", "exchange-card", {**values, "card": hand.cards[0].rank.english}
    elif not state.can_draw:
        yield "", "no-card", {}


def _no_split(state: Round, is_bank: bool, seat: int) -> Iterator[tuple[str, str, dict[str, object]]]:
    rules, hand, hands = state.rules, state.hand, state.seats[seat]
    least, most = room_to_split(state)
    if rules.split == "none":
        yield "split", "no-split", {}
    elif is_bank:
        yield "split", "split-bank", {}
    elif not hand.all_courts or len(hand.cards) < 2 or (rules.split == "pair" and len(hand.cards) > 2):
        yield "split", f"split-cards-{rules.split}", {}
    elif rules.split == "run" and not all(other.all_courts for other in hands):
        yield "split", "split-run", {}
    elif len(hands) >= rules.max_split_hands:
        yield "max_split_hands", "split-hands", {"most": rules.max_split_hands}
    elif least > most:
        yield "most_stake", "split-stake", {"stake": least}


def forced_action(state: Round) -> Action | None:
    """Return what the rules make the bank do now, None where it is free."""
    rules, hand = state.rules, state.hand
    if rules.banker == "free" or not state.can_draw:
        return None
    if game_of(rules).must_draw(hand.counts):
        return Action.HIT
    if rules.banker == "forced":
        return Action.HIT if hand.total < read_total(rules.banker_stands_on) else Action.STAND
    worths = [other.worth for other in state.seats[state.order[0]] if other.worth != OVER]
    if not worths:
        return Action.STAND
    best = max(rank_of(worth, rules) for worth in worths)
    return Action.HIT if rank_of(hand.worth, rules) < best else Action.STAND


def upcard_of(state: Round) -> tuple[Card, ...]:
    """Return the bank's open first card while players decide; empty where it is covered."""
    bank = state.seats[state.opening.bank][0]
    return () if state.rules.bank_card == "covered" or bank.covered else bank.cards[:1]


def must_reach(state: Round) -> int:
    """Return the fewest half points a player may stand on while a card is left to draw."""
    shown = upcard_of(state)
    if not shown or state.rules.player_must == "nothing":
        return 0
    counts = state.rules.kinds.counts_of(shown)
    return Setting(state.rules, BANKER, Pack(state.rules.counts), counts).must_reach


def values_to_declare(state: Round) -> tuple[int, ...]:
    """Return what the wild card may be declared to count by a hand that asks for a card, in half points; () if nothing."""
    return () if state.hand.declared else game_of(state.rules).declarations(state.hand.counts)
