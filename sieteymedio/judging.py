"""The exact odds of the seat to act at the table, or the reason why there are none."""

from __future__ import annotations

from sieteymedio.answers import Decision
from sieteymedio.cards import Card
from sieteymedio.hands import game_of
from sieteymedio.odds import decision
from sieteymedio.record import Record
from sieteymedio.rules import PAYS, Rules
from sieteymedio.totals import TARGET
from sieteymedio.views import View

_WHY = {
    "several": "these odds are counted for one player against the bank, not for a table with more seats",
    "bank": "these odds are counted for a player, not for the bank",
    "split": "these odds are not counted where the hand is split or may still be",
    "declared": "these odds are not counted once the wild card has been declared",
    "runs-out": "these odds are not counted where the stock may run out",
    "bank-limit": "these odds are not counted where the limit of the bank may cut what is paid",
}


class NotExact(ValueError):
    """A decision for which no exact odds are counted; ``key`` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(_WHY[key])
        self.key = key


def judge(seen: View, record: Record) -> Decision:
    """Return what each action is worth to the seat that has the view ``seen`` and is to act, or raise `NotExact`.

    Values are for each bean staked and not raised later; after a hit the hand is played on as well as can be.

    >>> record = Record(seed="opening-1")
    >>> from sieteymedio.views import view
    >>> str(judge(view(record.replay(), 1), record).best)
    'hit'
    """
    key = _why_not(seen, record)
    if key:
        raise NotExact(key)
    hand, bank = seen.hand, seen.seats[record.opening.bank][0]
    upcard = [card for card in bank.cards if card] if record.rules.bank_card == "open" else []
    cards = list(seen.seen)
    for card in upcard:
        cards.remove(card)
    own = [card for card in hand.cards if card]
    return decision(
        own, cards, banker=record.banker, upcard=upcard, exchanged=hand.exchanged or len(own) > 1, rules=record.rules
    )


def _why_not(seen: View, record: Record) -> str | None:
    rules, hand = record.rules, seen.hand
    if len(seen.seats) != 2:
        return "several"
    if seen.seat == record.opening.bank:
        return "bank"
    courts = all(card is not None and card.rank.is_court and card != rules.wild for card in hand.cards)
    may_split = rules.split == "run" or len(hand.cards) <= 2
    if hand.split or (rules.split != "none" and courts and may_split):
        return "split"
    if hand.declared:
        return "declared"
    if seen.stock < most_draws(rules) and (rules.pack_runs_out == "reshuffle" and (seen.out or seen.aside)):
        return "runs-out"
    most = max((pays for name in PAYS if (pays := getattr(rules, name)) is not None), default=None)
    if rules.bank_limit and most is not None and most.numerator * rules.most_stake > rules.bank_limit * most.denominator:
        return "bank-limit"
    return None


def most_draws(rules: Rules) -> int:
    """Return a bound for the cards that one player and the bank can draw together: the smallest cards first.

    >>> most_draws(Rules())
    22
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
