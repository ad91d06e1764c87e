"""The exact odds of the seat to act at the table, or the reason why there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sieteymedio.answers import Decision
from sieteymedio.cards import Card, read_cards
from sieteymedio.hands import game_of
from sieteymedio.odds import decision
from sieteymedio.record import Record
from sieteymedio.rules import PAYS, Rules
from sieteymedio.seats import Status
from sieteymedio.totals import TARGET
from sieteymedio.views import View

if TYPE_CHECKING:
    from sieteymedio.beliefs import Standing
    from sieteymedio.several import BankerDecision

_WHY = {
    "bank": "these odds are counted for a player, not for the bank",
    "bank-forced": "by these rules the bank has no choice",
    "bank-alone": "nobody is left in: the bank has nothing to decide",
    "bank-shown": "the bank's choice is not counted where a player shows 7½ or an open hand",
    "chase": "a bank that chases plays against one player",
    "split": "these odds are not counted where a hand is split or may still be",
    "declared": "these odds are not counted once a wild card is declared, and at a full table where it must be",
    "exchange": "at a full table these odds are not counted where cards may be exchanged",
    "reach": "at a full table these odds are not counted where players must reach the bank's card",
    "runs-out": "these odds are not counted where the stock may run out",
    "many": "these odds take too long where more than six players stand, or where suits matter at a full table",
    "bank-limit": "these odds are not counted where the limit of the bank may cut what is paid",
}


MOST_STANDING = 6
MOST_KINDS = 10


class NotExact(ValueError):
    """A decision for which no exact odds are counted; ``key`` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(_WHY[key])
        self.key = key


def judge(seen: View, record: Record) -> Decision:
    """Return what each action is worth to the player who has the view ``seen`` and is to act, or raise `NotExact`.

    Values are for each bean staked and not raised later; after a hit the hand is played on as well as can be. At a table
    with several players those who stand are taken to have played by their stated policies, and what only the last cards of
    the pack could change, when the stock runs out, is left out of account.

    >>> record = Record(seed="opening-1")
    >>> from sieteymedio.views import view
    >>> str(judge(view(record.replay(), 1), record).best)
    'hit'
    """
    rules, hand = record.rules, seen.hand
    if seen.seat == record.opening.bank:
        raise NotExact("bank")
    _check(seen, rules)
    own = [card for card in hand.cards if card]
    upcard = _upcard(seen, record)
    cards = list(seen.seen)
    for card in upcard:
        cards.remove(card)
    if len(seen.seats) == 2:
        done = hand.exchanged or len(own) > 1
        return decision(own, cards, banker=record.banker, upcard=upcard, exchanged=done, rules=rules)
    from sieteymedio.several import seat_decision

    if record.banker.sees_totals:
        raise NotExact("chase")
    others = _standing(seen, record)
    for other in others:
        for card in read_cards(other.open_cards):
            cards.remove(card)
    found = seat_decision(own, others, cards, banker=record.banker, upcard=upcard, rules=rules)
    return Decision(found.stand, found.hit, None, (), None)


def judge_bank(seen: View, record: Record) -> BankerDecision:
    """Return what standing and hitting gain the bank, in beans over all stakes, to a reader who holds it."""
    from sieteymedio.several import banker_decision

    if record.rules.banker != "free":
        raise NotExact("bank-forced")
    _check(seen, record.rules)
    ended = (Status.SEVEN_AND_A_HALF, Status.TWO_SEVENS)
    players = [hand for hands in seen.seats for hand in hands if not hand.is_bank and hand.status is not Status.BUST]
    if not players:
        raise NotExact("bank-alone")
    if any(hand.status in ended or not any(hand.covered) for hand in players):
        raise NotExact("bank-shown")
    others, cards = _standing(seen, record), list(seen.seen)
    for other in others:
        for card in read_cards(other.open_cards):
            cards.remove(card)
    own = [card for card in seen.hand.cards if card]
    return banker_decision(own, others, cards, rules=record.rules)


def _upcard(seen: View, record: Record) -> list[Card]:
    bank = seen.seats[record.opening.bank][0]
    return [card for card in bank.cards if card] if record.rules.bank_card == "open" else []


def _standing(seen: View, record: Record) -> list[Standing]:
    """Return the hands of others that stand with a covered card, as they are taken to have been played."""
    from sieteymedio.beliefs import Standing

    found = []
    for seat in record.opening.order_under(record.rules)[:-1]:
        for hand in seen.seats[seat] if seat != seen.seat else ():
            if hand.status is Status.STOOD and any(hand.covered):
                # A policy seat never asks face down, so such a hand was played by somebody: nothing is assumed of it.
                policy = record.policy_of(seat) if hand.covered[0] and seat != record.opening.you else None
                found.append(Standing([card for card in hand.cards if card], policy, hand.stake))
    return found


def _check(seen: View, rules: Rules) -> None:
    hand, alone = seen.hand, len(seen.seats) == 2
    courts = all(card is not None and card.rank.is_court and card != rules.wild for card in hand.cards)
    may_split = rules.split == "run" or len(hand.cards) <= 2
    if not hand.is_bank and rules.split != "none" and courts and may_split:
        raise NotExact("split")
    if any(len(hands) > 1 for hands in seen.seats):
        raise NotExact("split")
    full = not alone or hand.is_bank
    if any(each.declared for hands in seen.seats for each in hands):
        raise NotExact("declared")
    if full and rules.wild is not None and rules.wild_declared == "on-hit":
        raise NotExact("declared")
    if full and rules.exchange != "none":
        raise NotExact("exchange")
    if full and rules.player_must != "nothing":
        raise NotExact("reach")
    stands = sum(any(each.covered) and each.status is Status.STOOD for hands in seen.seats for each in hands)
    if full and (stands > MOST_STANDING or len(rules.counts) > MOST_KINDS):
        raise NotExact("many")
    if alone and seen.stock < most_draws(rules) and rules.pack_runs_out == "reshuffle" and (seen.out or seen.aside):
        raise NotExact("runs-out")
    most = max(pays for name in PAYS if (pays := getattr(rules, name)) is not None)
    if rules.bank_limit and most.numerator * rules.most_stake > rules.bank_limit * most.denominator:
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
