"""The referee: why a settled round was settled so, from its rules and its events.

Nothing is written case by case. What each hand is worth, who is paid what and who holds the bank next comes from the round;
the rules named are those of which another value would have changed it; and what happened on the way (a stake raised, a card
exchanged, a hand split) names the rule that allowed it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sieteymedio.engine.cards import Card, Cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.events import EventKind
from sieteymedio.rounds.passing import next_bank
from sieteymedio.rounds.seats import Hand, Status
from sieteymedio.rounds.table import Phase, Round
from sieteymedio.tutor.quiz_bank import next_dealer_because, next_dealer_text, role_of
from sieteymedio.tutor.rulebook import Basis, Rulebook, say
from sieteymedio.tutor.settling import Held, Verdict, beans, hand_text, result_text, settle

__all__ = ["Explained", "HandExplained", "explain", "explain_hands"]


@dataclass(frozen=True)
class HandExplained:
    """Why one player's hand was settled as it was."""

    seat: int
    hand: int
    """Which of the seat's hands, 0 where it did not split."""
    role: str
    cards: tuple[Card, ...]
    worth: int
    """See `sieteymedio.engine.totals`."""
    stake: int
    verdict: Verdict
    course: tuple[Basis, ...] = ()
    """The rules behind what happened on the way."""

    @property
    def text(self) -> str:
        """The result with its reasons."""
        return " ".join((self.verdict.text, *(basis.text for basis in self.course)))

    @property
    def because(self) -> tuple[Basis, ...]:
        """Every rule named: those that decide, then those behind what happened on the way."""
        return (*self.verdict.because, *self.course)


@dataclass(frozen=True)
class Explained:
    """A settled round in words."""

    hands: tuple[HandExplained, ...]
    """Every player's hand, in the order of play."""
    bank_seat: int
    bank_cards: tuple[Card, ...]
    bank_worth: int
    bank_gain: Ratio
    bank_text: str
    next_seat: int
    next_text: str
    next_because: tuple[Basis, ...]

    @property
    def text(self) -> str:
        """The whole explanation: the bank, each hand, and who deals next."""
        return "\n".join((self.bank_text, *(hand.text for hand in self.hands), self.next_text))


def explain(book: Rulebook, state: Round, lang: str = DEFAULT_LANGUAGE) -> Explained:
    """Return who was paid what in a settled round and by which rules; one that is still played raises ``ValueError``.

    The rules of ``book`` must be those of the round: it adds where they come from.

    >>> from sieteymedio.engine.cards import read_cards
    >>> from sieteymedio.engine.policies import Action
    >>> from sieteymedio.rounds.table import Opening, deal
    >>> from sieteymedio.tutor.rulebook import book_of
    >>> state = deal(book_of("gamerules-base").rules, Opening(), read_cards("6o 4c 2e")).play(1, Action.STAND)
    >>> print(explain(book_of("gamerules-base"), state.play(0, Action.HIT).play(0, Action.STAND)).hands[0].text)
    You lose one bean. You have 6. The bank has 6: 4 and 2. The bank wins a tie.
    """
    if state.phase is not Phase.SETTLED:
        raise ValueError("the round is still being played: it can be explained once it is settled")
    if book.rules != state.rules:
        raise ValueError("the rules of the book are not those the round was played by")
    bank_seat = state.opening.bank
    bank = state.seats[bank_seat][0]
    played = bank.status is not Status.WAITING
    hands = tuple(_hands(book, state, bank, played, lang))
    passing = next_bank(state)
    role = role_of(state, bank_seat)
    # A reader who holds the bank is spoken to as "you"; the hand that everybody plays against stays "the bank".
    text = hand_text(book.rules, _held(bank), role, bank_seat, lang) if played else say(f"bank-idle-{role}", lang)
    return Explained(
        hands,
        bank_seat,
        bank.cards,
        bank.worth,
        state.bank_gain,
        f"{text} {_bank_result(state.bank_gain, role, lang)}",
        passing.seat,
        next_dealer_text(book, state, passing, lang),
        next_dealer_because(book, passing, lang),
    )


def explain_hands(book: Rulebook, own: Cards, bank: Cards, stake: int = 1, lang: str = DEFAULT_LANGUAGE) -> HandExplained:
    """Return why one player's final hand is settled as it is against the bank's, without a round around them.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> explain_hands(book_of("rng-7-e-mezzo"), "6c", "4o 2e").verdict.result
    'You get your stake back: one bean.'
    """
    mine, theirs = Held.of(own), Held.of(bank)
    found = settle(book, mine, theirs, stake=Ratio.of(stake), lang=lang)
    return HandExplained(1, 0, "you", mine.cards, mine.worth(book.rules), stake, found)


def _hands(book: Rulebook, state: Round, bank: Hand, played: bool, lang: str) -> Iterator[HandExplained]:
    for found in state.settlements:
        hand, role = state.seats[found.seat][found.hand], role_of(state, found.seat)
        stake = Ratio.of(found.stake)
        verdict = settle(book, _held(hand), _held(bank), stake=stake, role=role, seat=found.seat, lang=lang, play_on=played)
        if found.gain != verdict.gain:
            verdict = _cut(book, verdict, found.gain, role, found.seat, lang)
        course = tuple(_course(book, state, found.seat, found.hand, lang))
        yield HandExplained(found.seat, found.hand, role, hand.cards, hand.worth, found.stake, verdict, course)


def _cut(book: Rulebook, verdict: Verdict, gain: Ratio, role: str, seat: int, lang: str) -> Verdict:
    limit = book.basis("bank_limit", lang)
    because = (*verdict.because, limit)
    worths = (*verdict.worths, say("cut-by-the-bank", lang, owed=beans(verdict.gain, lang)))
    return Verdict(gain, verdict.stake, verdict.reason, worths, because, result_text(gain, verdict.stake, role, seat, lang))


def _bank_result(gain: Ratio, role: str, lang: str) -> str:
    how = "win" if gain > ZERO else "lose" if gain < ZERO else "even"
    return say(f"bank-result-{how}-{role}", lang, beans=beans(gain if gain > ZERO else -gain, lang))


_FIELDS = {
    EventKind.STAKE: "bet",
    EventKind.RAISE: "raising",
    EventKind.DECLARE: "wild_declared",
    EventKind.EXCHANGE: "exchange",
    EventKind.SPLIT: "split",
    EventKind.GATHER: "pack_runs_out",
}
"""The rule behind each thing that only some rules let happen."""


def _course(book: Rulebook, state: Round, seat: int, hand: int, lang: str) -> Iterator[Basis]:
    named = set()
    for event in state.events:
        field = _FIELDS.get(event.kind)
        if event.seat != seat or field is None or field in named:
            continue
        if event.kind in (EventKind.RAISE, EventKind.DECLARE) and event.hand != hand:
            continue
        named.add(field)
        yield book.basis(field, lang)
    if any(
        event.kind is EventKind.HIT and event.seat == seat and event.hand == hand and event.hidden for event in state.events
    ):
        yield book.basis("ask", lang)


def _held(hand: Hand) -> Held:
    return Held(hand.cards, hand.declared)
