"""The steps of the first lesson in which the reader answers a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import is_natural
from sieteymedio.engine.policies import Action
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, TARGET, points_of, read_total
from sieteymedio.rounds.table import Phase, Round
from sieteymedio.tutor.asking import Question, Shown, Situation, Wrong, ask
from sieteymedio.tutor.dice import Dice
from sieteymedio.tutor.quiz_bank import next_dealer
from sieteymedio.tutor.quiz_hands import asked_paid, asked_total, asked_winner
from sieteymedio.tutor.rulebook import Rulebook, rule_text, say, sentence_of
from sieteymedio.tutor.scenes import BANK, YOU, acted, has_action, opened, played_out, scene, seen
from sieteymedio.tutor.settling import Held, hand_text
from sieteymedio.tutor.slips import other_values

__all__ = ["QUESTIONS"]


def _dice(key: str) -> Dice:
    return Dice(f"lesson/{key}")


def _must(question: Question | None) -> Question:
    assert question is not None, "a step of the lesson has no question"
    return question


def _of_field(field: str) -> Callable[[Rulebook, str], Question]:
    """Return a step that asks which of the values a field can have holds here."""

    def make(book: Rulebook, lang: str) -> Question:
        rules = book.rules
        here = sentence_of(rule_text(rules, field, lang))
        wrongs = [
            Wrong(sentence_of(rule_text(other, field, lang)), "other-table", say("guided-elsewhere", lang))
            for other in other_values(rules, field)
        ]
        text = say(f"guided-ask-{field}", lang)
        return _must(ask(_dice(field), field, text, None, (here, book.basis(field, lang).text), wrongs))

    return make


def _values(book: Rulebook, lang: str) -> Question:
    def happens(state: Round) -> Round | None:
        after = acted(state, Action.HIT)
        cards = after.seats[YOU][0].cards
        plain = cards[0].rank.is_court != cards[1].rank.is_court and book.rules.wild not in cards
        return after if plain and after.seats[YOU][0].worth < TARGET and after.to_act == YOU else None

    return _must(asked_total(book, _dice("values"), _cards(book.rules, happens), lang))


def _aim(book: Rulebook, lang: str) -> Question:
    def wrongs() -> Iterator[Wrong]:
        yield Wrong("8", "nearest", say("why-nearest", lang))
        yield Wrong("7", "higher-is-worse", say("guided-why-seven", lang))

    right = ("7½", say("guided-why-aim", lang))
    return _must(ask(_dice("aim"), "aim", say("guided-ask-aim", lang), None, right, wrongs()))


def _deal(book: Rulebook, lang: str) -> Question:
    state = opened(book.rules, "lesson-1")
    right = (say("guided-only-you", lang), say("guided-why-only-you", lang))
    wrongs = [
        Wrong(say(f"guided-{who}", lang), "covered-is-open", say("guided-why-only-you", lang))
        for who in ("everybody", "bank-too")
    ]
    return _must(ask(_dice("deal"), "deal", say("guided-ask-deal", lang), seen(state), right, wrongs))


def _ties(book: Rulebook, lang: str) -> Question:
    def happens(state: Round) -> Round | None:
        after = _settled_at(state, 8)
        if after is None:
            return None
        own, bank = (after.seats[seat][0].worth for seat in (YOU, BANK))
        return after if own == bank != OVER else None

    return _must(asked_winner(book, _dice("ties"), *_two_hands(book.rules, happens), lang))


def _pay(book: Rulebook, lang: str) -> Question:
    def happens(state: Round) -> Round | None:
        after = played_out(acted(state, Action.HIT)) if has_action(state, Action.HIT) else None
        if after is None or book.rules.wild in after.seats[YOU][0].cards:
            return None
        own = after.seats[YOU][0].worth
        return after if points_of(own) == TARGET and not is_natural(own) and after.settlements[0].gain > ZERO else None

    # A 7½ that is no natural needs a third card under most rules.
    def longer(state: Round) -> Round | None:
        if not has_action(state, Action.HIT):
            return None
        after = acted(state, Action.HIT)
        return happens(after) if after.to_act == YOU else None

    own, bank = _two_hands(book.rules, longer)
    return _must(asked_paid(book, _dice("pay"), own, bank, Ratio.of(book.rules.least_stake), lang))


def _wild(book: Rulebook, lang: str) -> Question:
    def happens(state: Round) -> Round | None:
        if not has_action(state, Action.HIT):
            return None
        after = acted(state, Action.HIT)
        hand = after.seats[YOU][0]
        return after if book.rules.wild in hand.cards and points_of(Held(hand.cards).worth(book.rules)) < TARGET else None

    return _must(asked_total(book, _dice("wild"), _cards(book.rules, happens), lang))


def _natural(book: Rulebook, lang: str) -> Question:
    def happens(state: Round) -> Round | None:
        after = played_out(acted(state, Action.HIT)) if has_action(state, Action.HIT) else None
        won = after and is_natural(after.seats[YOU][0].worth) and after.settlements[0].gain > ZERO
        return after if won else None

    own, bank = _two_hands(book.rules, happens)
    return _must(asked_paid(book, _dice("natural"), own, bank, Ratio.of(book.rules.least_stake), lang))


def _bank_bound(book: Rulebook, lang: str) -> Question:
    """Return the question what a bank without a choice does with the hand it has."""
    rules = book.rules
    stands = read_total(rules.banker_stands_on)

    def happens(state: Round) -> Round | None:
        bank = state.seats[BANK][0]
        return state if len(bank.cards) == 1 and 6 <= bank.total < stands and rules.wild not in bank.cards else None

    found = scene(rules, happens, tries=300) or scene(rules, lambda state: state)
    assert found is not None
    cards = found.state.seats[BANK][0].cards
    draws = Held(cards).worth(rules) < stands
    why = " ".join((hand_text(rules, Held(cards), "bank", BANK, lang), book.basis("banker_stands_on", lang).text))
    right = (say("guided-bank-draws" if draws else "guided-bank-stands", lang), why)
    wrongs = [
        Wrong(say("guided-bank-stands" if draws else "guided-bank-draws", lang), "bank-chooses", why),
        Wrong(say("guided-bank-chooses", lang), "bank-chooses", why),
    ]
    situation = Situation((Shown("bank", cards, BANK),))
    return _must(ask(_dice("bank-bound"), "bank-bound", say("guided-ask-bank-bound", lang), situation, right, wrongs))


def _next(book: Rulebook, lang: str) -> Question:
    for number in range(1, 200):
        found = _must(next_dealer(book, Dice(f"lesson/next/{number}"), 1, lang))
        # A round in which somebody takes the bank shows more, where it ever passes.
        if book.rules.bank_passes == "never" or found.choices[found.right].text != say("seat-bank", lang):
            return found
    return found


def _settled_at(state: Round, least: int) -> Round | None:
    if _too_low(state, least) or not has_action(state, Action.STAND):
        return None
    after = played_out(state)
    return after if after.phase is Phase.SETTLED else None


def _too_low(state: Round, least: int) -> bool:
    # A hand to stand on should be one that a sensible player stands on; the wild card is for a step of its own.
    return state.hand.total < least or state.rules.wild in state.hand.cards


def _two_hands(rules: Rules, happens: Callable[[Round], Round | None]) -> tuple[Held, Held]:
    found = scene(rules, happens)
    assert found is not None, "no deal for a step of the lesson"
    own, bank = (found.state.seats[seat][0] for seat in (YOU, BANK))
    return Held(own.cards, own.declared), Held(bank.cards, bank.declared)


def _cards(rules: Rules, happens: Callable[[Round], Round | None]) -> tuple[Card, ...]:
    found = scene(rules, happens)
    assert found is not None, "no deal for a step of the lesson"
    return found.state.seats[YOU][0].cards


QUESTIONS: dict[str, Callable[[Rulebook, str], Question]] = {
    "values": _values,
    "aim": _aim,
    "deal": _deal,
    "stake": _of_field("bet"),
    "bank-bound": _bank_bound,
    "ties": _ties,
    "pay": _pay,
    "wild": _wild,
    "declare": _of_field("wild_declared"),
    "natural": _natural,
    "raise": _of_field("raising"),
    "next": _next,
}
"""How each of these steps is made."""
