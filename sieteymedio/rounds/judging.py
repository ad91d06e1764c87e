"""The exact odds of the seat to act at the table, or the reason why there are none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from sieteymedio.engine.answers import Decision
from sieteymedio.engine.cards import Card, read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of, limit_cuts
from sieteymedio.engine.kinds import Counts
from sieteymedio.engine.patience import Progress, counted
from sieteymedio.engine.policies import Action
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import Setting, set_hand
from sieteymedio.engine.splitting import SplitDecision, halves_steps, may_be_split, may_run_out, run_steps
from sieteymedio.engine.totals import TARGET, total_text
from sieteymedio.engine.walks import Pack
from sieteymedio.rounds.events import EventKind
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.seats import Status
from sieteymedio.rounds.views import SeenHand, View

if TYPE_CHECKING:
    from sieteymedio.engine.beliefs import Standing
    from sieteymedio.engine.several import BankerDecision, Shown

_WHY = {
    "bank": "these odds are counted for a player, not for the bank",
    "bank-forced": "by these rules the bank has no choice",
    "bank-alone": "nobody is left in: the bank has nothing to decide",
    "chase": "a bank that chases plays against one hand",
    "split-again": "where three hands of a split or more may be to play nothing is counted exactly",
    "runs-out": "these odds are not counted where the stock has run out or may do so",
    "many": "these odds take too long where more than six players stand",
    "bank-limit": "these odds are not counted where the limit of the bank may cut what is paid",
}


MOST_STANDING = 6


class NotExact(ValueError):
    """A decision for which no exact odds are counted; ``key`` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(_WHY[key])
        self.key = key


def judge(seen: View, record: Record) -> Decision | SplitDecision:
    """Return what each action is worth to the player who has the view ``seen`` and is to act, or raise `NotExact`.

    Values are for each bean staked and not raised later; after a hit the hand is played on as well as can be. Those who
    stand are taken to have played by their stated policies, which count on their own cards alone, and what only the last
    cards of the pack could change, when the stock runs out, is left out of account. Where the hand may be split, or its
    second half waits, the values are those of both hands together, a new hand having the same stake.

    >>> record = Record(seed="opening-1")
    >>> from sieteymedio.rounds.views import view
    >>> str(judge(view(record.replay(), 1), record).best)
    'hit'
    """
    rules, hand = record.rules, seen.hand
    if seen.seat == record.opening.bank:
        raise NotExact("bank")
    _check(seen, rules)
    waiting = _waiting(seen)
    if len(waiting) > 1 or (waiting and Action.SPLIT in seen.legal):
        raise NotExact("split-again")
    others = _standing(seen, record)
    several = len(seen.seats) > 2 or len(seen.seats[seen.seat]) > 1
    if record.banker.sees_totals and (several or splits_ahead(seen, rules)):
        raise NotExact("chase")
    setting, held, pack = _set(seen, record, others)
    if not (waiting or splits_ahead(seen, rules)):
        from sieteymedio.engine.several import weighed

        done = hand.exchanged or hand.split or len(hand.cards) > 1
        known = Pack(rules.counts)
        return weighed(setting, held, pack, others, known, may_exchange=not done, declared=hand.declared)
    return _both_halves(seen, setting, held, pack, others, waiting)


def takes_long(seen: View, record: Record) -> bool:
    """Whether the odds of the seat to act take more than a moment, so that a front end asks for them bit by bit."""
    if seen.seat == record.opening.bank:
        return record.rules.banker == "free"
    return len(seen.seats) > 2 or bool(_waiting(seen)) or splits_ahead(seen, record.rules)


def splits_ahead(seen: View, rules: Rules) -> bool:
    """Whether the hand in play is nothing but court cards and may be split now or after some more of them."""
    hand, hands = seen.hand, seen.seats[seen.seat]
    if hand.is_bank or len(hands) >= rules.max_split_hands:
        return False
    # The run of court cards ends for all hands of a seat when it ends in one of them.
    asked = hands if rules.split == "run" else (hand,)
    return all(may_be_split(rules, [card for card in each.cards if card]) for each in asked)


def _waiting(seen: View) -> tuple[SeenHand, ...]:
    """Return the halves of a split that the seat plays after the hand in play."""
    return seen.seats[seen.seat][seen.playing + 1 :] if seen.seat == seen.to_act else ()


def _set(seen: View, record: Record, others: tuple[Standing, ...]) -> tuple[Setting, Counts, Pack]:
    from sieteymedio.engine.several import cards_shown

    rules, hand = record.rules, seen.hand
    upcard = _upcard(seen, record)
    cards = _seen(seen, [*upcard, *cards_shown(others)])
    own = [card for card in hand.cards if card]
    setting, held, pack = set_hand(own, (*cards, *cards_shown(others)), record.banker, upcard, rules)
    # The policies of the table count on their own cards alone; see `sieteymedio.rounds.autoplay`.
    known = Pack(rules.counts).without(rules.kinds.counts_of(upcard))
    cut = Ratio.of(rules.bank_limit, hand.stake) if limit_cuts(rules, hand.stake) else None
    return replace(setting, known=known, most_gain=cut), held, pack


def _both_halves(
    seen: View,
    setting: Setting,
    held: Counts,
    pack: Pack,
    others: tuple[Standing, ...],
    waiting: tuple[SeenHand, ...],
) -> SplitDecision:
    from sieteymedio.engine.several import unseen_by

    rules, hand = setting.rules, seen.hand
    courts = tuple(rules.kinds.of(card) for card in hand.cards if card)
    second = rules.kinds.counts_of(card for each in waiting for card in each.cards if card)
    stakes = (hand.stake, sum(each.stake for each in waiting))

    unseen = unseen_by(setting, pack, others, Pack(rules.counts))
    if rules.pack_runs_out == "reshuffle" and may_run_out(rules, tuple(map(int.__add__, held, second)), unseen):
        raise NotExact("runs-out")

    def count() -> Iterator[Progress | SplitDecision]:
        if waiting:
            yield from halves_steps(setting, held, second, unseen, Ratio.of(stakes[1], stakes[0]), hand.declared)
        else:
            yield from run_steps(setting, courts, unseen)

    return counted(("split", setting, courts, held, second, pack, others, stakes, hand.declared), count)


def judge_bank(seen: View, record: Record) -> BankerDecision:
    """Return what standing and hitting gain the bank, in beans over all stakes, to a reader who holds it."""
    from sieteymedio.engine.several import bank_weighed, cards_shown

    rules = record.rules
    if rules.banker != "free":
        raise NotExact("bank-forced")
    _check(seen, rules)
    players, shown = _standing(seen, record), _shown(seen, rules)
    if not any(hand.status is not Status.BUST for hands in seen.seats for hand in hands if not hand.is_bank):
        raise NotExact("bank-alone")
    cards = _seen(seen, [*cards_shown(players), *(card for each in shown for card in read_cards(each.cards))])
    own = [card for card in seen.hand.cards if card]
    known, said = Pack(rules.counts), _said(seen.hand)
    return bank_weighed(own, players, cards, shown=shown, declared=said, known=known, rules=rules)


def _seen(seen: View, without: list[Card]) -> list[Card]:
    """Return the cards known not to come again, but for those that are told in another way."""
    cards = list(seen.seen)
    for card in without:
        cards.remove(card)
    # What a policy has exchanged nobody else but the bank has seen, and yet it is known: a policy exchanges only a 4.
    return cards + [Card.read("4")] * sum(card is None for card in seen.aside)


def _upcard(seen: View, record: Record) -> list[Card]:
    bank = seen.seats[record.opening.bank][0]
    return [card for card in bank.cards if card] if record.rules.bank_card == "open" else []


def _standing(seen: View, record: Record) -> tuple[Standing, ...]:
    """Return the hands of others that stand with a covered card, as they are taken to have been played."""
    from sieteymedio.engine.beliefs import Standing

    found = []
    for seat in record.opening.order_under(record.rules)[:-1]:
        for hand in seen.seats[seat] if seat != seen.seat else ():
            if hand.status is Status.STOOD and any(hand.covered):
                # A policy seat never asks face down, so such a hand was played by somebody: nothing is assumed of it.
                policy = record.policy_of(seat) if hand.covered[0] and seat != record.opening.you else None
                cards = [card for card in hand.cards if card]
                found.append(Standing(cards, policy, hand.stake, hand.exchanged, _said(hand)))
    return tuple(found)


def _shown(seen: View, rules: Rules) -> tuple[Shown, ...]:
    """Return the hands of players that lie open and are still to be settled against the bank's."""
    from sieteymedio.engine.several import Shown

    found = []
    for hand in (hand for hands in seen.seats for hand in hands if not hand.is_bank and not any(hand.covered)):
        if hand.status is not Status.BUST or rules.double_bust == "refunded":
            found.append(Shown([card for card in hand.cards if card], hand.stake, _said(hand)))
    return tuple(found)


def _said(hand: SeenHand) -> str | None:
    return total_text(hand.declared) if hand.declared else None


def _check(seen: View, rules: Rules) -> None:
    alone = len(seen.seats) == 2 and not seen.hand.is_bank
    stands = sum(any(each.covered) and each.status is Status.STOOD for hands in seen.seats for each in hands)
    if not alone and stands > MOST_STANDING:
        raise NotExact("many")
    few = alone and seen.stock < most_draws(rules) and rules.pack_runs_out == "reshuffle" and (seen.out or seen.aside)
    # Once cards have been shuffled back, those that lie covered are no longer like those that may come.
    if few or not (alone or seen.stock) or any(event.kind is EventKind.GATHER for event in seen.events):
        raise NotExact("runs-out")
    hands = [hand for hands in seen.seats for hand in hands if not hand.is_bank]
    # With one hand on the table the cut is known; with more it hangs on what the others are paid.
    several = len(hands) > 1 or seen.hand.is_bank or splits_ahead(seen, rules)
    if several and limit_cuts(rules, sum(hand.stake or rules.most_stake for hand in hands)):
        raise NotExact("bank-limit")


def most_draws(rules: Rules) -> int:
    """Return a bound for the cards that one player and the bank can draw together: the smallest cards first.

    >>> most_draws(Rules())
    21
    """
    total = cards = 0
    for points, count in sorted(zip(game_of(rules).points, rules.counts, strict=True)):
        for _ in range(count):
            if total >= 2 * TARGET:
                return cards + 2
            total, cards = total + points, cards + 1
    return cards


def unseen_cards(seen: View, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of ``pack`` that the seat has not seen, in the order of the pack."""
    gone = [*seen.seen, *(card for card in seen.hand.cards if card)]
    unseen = []
    for card in pack:
        if card in gone:
            gone.remove(card)
        else:
            unseen.append(card)
    return tuple(unseen)
