"""Two hands against each other: what each is worth, who wins, what is paid, and by which rules, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sieteymedio.engine.cards import Card, Cards, read_cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, is_natural, payment
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.totals import OVER, TWO_SEVENS, points_of, total_text
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.events import Reason
from sieteymedio.rounds.settling import verdict
from sieteymedio.tutor.rulebook import Basis, Rulebook, amount_text, deciding_fields, principle, say, sentence_of

__all__ = ["Held", "Verdict", "beans", "hand_text", "listed", "settle", "values_text"]


@dataclass(frozen=True)
class Held:
    """A final hand: its cards, and what its wild card was declared to count, in half points (0: nothing was said)."""

    cards: tuple[Card, ...]
    declared: int = 0

    @classmethod
    def of(cls, cards: Cards, declared: int = 0) -> Held:
        """Return the hand of ``cards``, text or cards."""
        return cls(read_cards(cards), declared)

    def worth(self, rules: Rules) -> int:
        """Return what the hand is worth; see `sieteymedio.engine.totals`.

        >>> Held.of("Ro 6c").worth(Rules(wild="Ro")), Held.of("Ro 6c", declared=1).worth(Rules(wild="Ro"))
        (14, 13)
        """
        game, counts = game_of(rules), rules.kinds.counts_of(self.cards)
        if self.declared and game.holds_wild(counts):
            return game.worth(counts, self.declared)
        return game.worth(counts)

    def values(self, rules: Rules) -> tuple[int, ...]:
        """Return what each card counts, in half points; the wild card what makes the total, its least in a bust.

        >>> Held.of("Ro 6c").values(Rules(wild="Ro")), Held.of("Ro 6c").values(Rules())
        ((2, 12), (1, 12))
        """
        game, kinds = game_of(rules), rules.kinds
        places = [kinds.of(card) for card in self.cards]
        values = [game.points[place] for place in places]
        if kinds.wild not in places or self.worth(rules) in (OVER, TWO_SEVENS):
            return tuple(values)
        # Several wild cards, of several packs, share what is missing as it fits.
        missing = points_of(self.worth(rules)) - sum(values)
        for at, place in enumerate(places):
            if place == kinds.wild:
                grown = max(value for value in game.wild_values if value <= values[at] + missing)
                missing -= grown - values[at]
                values[at] = grown
        return tuple(values)

    def sum(self, rules: Rules) -> int:
        """Return the sum of the cards in half points, also beyond 7½."""
        return sum(self.values(rules))


@dataclass(frozen=True)
class Verdict:
    """How one hand was settled against the bank's."""

    gain: Ratio
    """In beans: the stake times what is paid for each bean."""
    stake: Ratio
    reason: Reason
    worths: tuple[str, ...]
    """What each hand is worth, a sentence each, and whatever else the rules alone do not tell."""
    because: tuple[Basis, ...]
    result: str
    """What it comes to, as a sentence."""

    @property
    def text(self) -> str:
        """The result and its reasons."""
        return " ".join((self.result, *self.worths, *(basis.text for basis in self.because)))


def settle(
    book: Rulebook,
    own: Held,
    bank: Held,
    *,
    stake: Ratio = ONE,
    role: str = "you",
    seat: int = 1,
    lang: str = DEFAULT_LANGUAGE,
    play_on: bool = True,
) -> Verdict:
    """Return how ``own`` is settled against ``bank``, with the rules that decide; ``role`` is "you" or "player".

    The rules are those of which another value would have paid otherwise. ``play_on`` false leaves the bank's hand out:
    it did not play, because nobody was left to play against.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> settle(book_of("gamerules-base"), Held.of("6c"), Held.of("4o 2e")).text
    'You lose one bean. You have 6. The bank has 6: 4 and 2. The bank wins a tie.'
    """
    rules = book.rules

    def paid(others: Rules) -> Ratio:
        return payment(own.worth(others), bank.worth(others), others)

    gain = paid(rules)
    reason = verdict(own.worth(rules), bank.worth(rules), rules).reason
    names = deciding_fields(rules, paid)
    bases = tuple(
        book.basis(name, lang, half_stated=name == "ties" and half_stated_tie(rules, own.worth(rules))) for name in names
    )
    because = (*_principles(reason, gain, names, own.worth(rules), lang), *bases)
    worths = [hand_text(rules, own, role, seat, lang)]
    if play_on:
        worths.append(hand_text(rules, bank, "bank", 0, lang))
    result = result_text(gain * stake, stake, role, seat, lang)
    return Verdict(gain * stake, stake, reason, tuple(worths), because, result)


def half_stated_tie(rules: Rules, worth: int) -> bool:
    """Whether a tie is settled by the part of ``ties="banker-on-5"`` that no source states."""
    return rules.ties == "banker-on-5" and points_of(worth) != 10


def result_text(gain: Ratio, stake: Ratio, role: str, seat: int, lang: str) -> str:
    """Return what a hand comes to, as a sentence."""
    how = "win" if gain > ZERO else "lose" if gain < ZERO else "push"
    amount = stake if how == "push" else gain if gain > ZERO else -gain
    return say(f"result-{how}-{role}", lang, beans=beans(amount, lang), seat=seat)


def beans(amount: Ratio, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return an amount of beans in words.

    >>> beans(Ratio.of(1)), beans(Ratio.of(3, 2)), beans(Ratio.of(3, 4))
    ('one bean', '1½ beans', '¾ of a bean')
    """
    if amount.denominator == 1:
        return say("beans", lang, count=amount.numerator)
    return say("beans-broken" if amount > ONE else "beans-part", lang, amount=amount_text(amount))


def hand_text(rules: Rules, hand: Held, role: str = "you", seat: int = 1, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what a hand is worth and how its cards make it, as a sentence.

    >>> hand_text(Rules(wild="Ro", natural="any-suit"), Held.of("7c Ro"))
    'You have 7½ on two cards, a natural: 7 and ½.'
    >>> hand_text(Rules(), Held.of("4c 4e"), "bank")
    'The bank is bust with 8: 4 and 4.'
    """
    worth = hand.worth(rules)
    kind = (
        "bust" if worth == OVER
        else "two-sevens" if worth == TWO_SEVENS
        else "natural" if is_natural(worth)
        else "total"
    )  # fmt: skip
    total = points_text(hand.sum(rules)) if worth == OVER else total_text(worth)
    sentence = say(f"has-{kind}-{role}", lang, total=total, seat=seat)
    wild = rules.kinds.wild is not None and any(rules.kinds.of(card) == rules.kinds.wild for card in hand.cards)
    if kind == "two-sevens" or (len(hand.cards) == 1 and not wild):
        return sentence_of(sentence)
    return say("has-values", lang, has=sentence, values=values_text(rules, hand, lang))


def values_text(rules: Rules, hand: Held, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return what the cards of a hand count, in words.

    >>> values_text(Rules(wild="Ro"), Held.of("6c Ro"))
    '6 and the wild card as 1'
    """
    wild = rules.kinds.wild
    parts = [
        say("wild-as", lang, value=points_text(value))
        if wild is not None and rules.kinds.of(card) == wild and not is_natural(hand.worth(rules))
        else points_text(value)
        for card, value in zip(hand.cards, hand.values(rules), strict=True)
    ]
    return listed(parts, lang)


def points_text(half_points: int) -> str:
    """Return half points in words, beyond 7½ as well, and 0 for a card that counts nothing.

    >>> points_text(17), points_text(1), points_text(0)
    ('8½', '½', '0')
    """
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def listed(parts: Iterable[str], lang: str = DEFAULT_LANGUAGE) -> str:
    """Return a list in words.

    >>> listed(["4", "2", "½"])
    '4, 2 and ½'
    """
    *first, last = parts
    return say("list-and", lang, first=", ".join(first), last=last) if first else last


def _principles(reason: Reason, gain: Ratio, names: tuple[str, ...], own: int, lang: str) -> tuple[Basis, ...]:
    found = []
    if reason is Reason.BUST:
        found.append("bust-loses")
    elif reason is Reason.BANK_BUST:
        found.append("bank-bust")
    elif reason in (Reason.HIGHER, Reason.LOWER) and not set(names) & _RANKING:
        found.append("higher-wins")
    if gain == ONE and not any("pays" in name or name.startswith("natural") for name in names):
        found.append("even-pay")
    return tuple(principle(key, lang) for key in found)


_RANKING = {"ties", "ties_at_seven_and_a_half", "natural_beats_longer", "two_sevens"}
