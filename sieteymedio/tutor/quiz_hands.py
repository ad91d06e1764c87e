"""Questions about final hands: who wins, what is paid, what is the total."""

from __future__ import annotations

from collections.abc import Iterator

from sieteymedio.engine.cards import Card
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import game_of, is_natural, rank_of
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import Setting, banker_of
from sieteymedio.engine.totals import OVER, TARGET, TWO_SEVENS, points_of, read_total
from sieteymedio.engine.walks import Pack
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.tutor.asking import Question, Shown, Situation, Wrong, ask, total_words
from sieteymedio.tutor.dice import Dice, hands_by_worth, laid_in_order, real_cards
from sieteymedio.tutor.rulebook import Rulebook, deciding_fields, say
from sieteymedio.tutor.settling import Held, beans, hand_text, settle
from sieteymedio.tutor.slips import SUMS, payments, sums

__all__ = ["asked_paid", "asked_total", "asked_winner", "paid", "total", "who_wins"]

MOST_CARDS = (0, 3, 4, 4)
"""The most cards of a hand, by level."""


def who_wins(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question who wins one hand against the bank's; None if the cards drawn make none.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> question = who_wins(book_of("gamerules-base"), Dice("doc/1"), 1)
    >>> question is None or sum(choice.right for choice in question.choices)
    1
    """
    hands = _matchup(book.rules, dice, level)
    if hands is None:
        return None
    return asked_winner(book, dice, *hands, lang)


def asked_winner(book: Rulebook, dice: Dice, own: Held, bank: Held, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return the question who wins with these two hands."""
    found = settle(book, own, bank, lang=lang)
    wrongs = [Wrong(_winner(slip.gain, lang), slip.slip, slip.why) for slip in payments(book.rules, own, bank, lang)]
    situation = _table(own, bank)
    text = say("ask-who-wins", lang)
    return ask(dice, "who-wins", text, situation, (_winner(found.gain, lang), found.text), wrongs, found.because, most=3)


def paid(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question what one player wins or loses; None if the cards drawn make none."""
    hands = _matchup(book.rules, dice, level)
    if hands is None:
        return None
    most = book.rules.most_stake
    stake = Ratio.of(min(most, book.rules.least_stake + (dice.below(5) if level > 1 else 0)))
    return asked_paid(book, dice, *hands, stake, lang)


def asked_paid(
    book: Rulebook, dice: Dice, own: Held, bank: Held, stake: Ratio, lang: str = DEFAULT_LANGUAGE
) -> Question | None:
    """Return the question what these two hands win or lose."""
    found = settle(book, own, bank, stake=stake, lang=lang)

    def wrongs() -> Iterator[Wrong]:
        for slip in payments(book.rules, own, bank, lang):
            yield Wrong(_gain_text(slip.gain * stake, stake, lang), slip.slip, slip.why)
        if found.gain > ZERO:
            # The stake is the player's own: what comes back of it is not won.
            yield Wrong(_gain_text(found.gain + stake, stake, lang), "stake-as-win", say("why-stake-as-win", lang))
        yield Wrong(_gain_text(ZERO, stake, lang), "no-winner", say("why-no-winner", lang))

    text = say("ask-paid", lang, beans=beans(stake, lang))
    right = (_gain_text(found.gain, stake, lang), found.text)
    return ask(dice, "paid", text, _table(own, bank), right, wrongs(), found.because)


def total(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question what a hand is worth, with the wild card in it where there is one; None if there is no doubt."""
    rules = book.rules
    wild = rules.kinds.wild
    worths = hands_by_worth(rules, MOST_CARDS[level])
    hands = [hand for of_worth in worths.values() for hand in of_worth if sum(hand) > 1]
    if wild is not None and (level > 1 or dice.below(2)):
        hands = [hand for hand in hands if hand[wild] and (game_of(rules).worth(hand) != OVER or not dice.below(4))]
    cards = _dealt(dice.pick(hands), rules, dice, ())
    return None if cards is None else asked_total(book, dice, cards, lang)


def asked_total(book: Rulebook, dice: Dice, cards: tuple[Card, ...], lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return the question what these cards are worth together."""
    rules, held = book.rules, Held(cards)
    names = deciding_fields(rules, held.worth)
    because = book.bases(names, lang)
    says = hand_text(rules, held, lang=lang)
    right = (total_words(held.worth(rules), lang), " ".join((says, *(basis.text for basis in because))))

    def wrongs() -> Iterator[Wrong]:
        if held.worth(rules) == TWO_SEVENS:
            yield Wrong(total_words(OVER, lang), "two-sevens-bust", because[0].text)
        if rules.wild in cards:
            yield from _wild_slips(book, held, lang)
        for slip in SUMS:
            added = sums(slip, rules, cards)
            if added is not None:
                yield Wrong(total_words(min(added, OVER), lang), slip, say(f"why-{slip}", lang))
        if held.worth(rules) == OVER:
            yield Wrong(total_words(TARGET, lang), "stops-at-the-top", say("why-stops-at-the-top", lang))
        yield Wrong(total_words(_one_less(held.sum(rules)), lang), "half-for-nothing", say("why-half-for-nothing", lang))

    situation = Situation((Shown("you", cards),))
    return ask(dice, "total", say("ask-total", lang), situation, right, wrongs(), because)


def _wild_slips(book: Rulebook, held: Held, lang: str) -> Iterator[Wrong]:
    rules, game = book.rules, game_of(book.rules)
    counts = rules.kinds.counts_of(held.cards)
    worth = held.worth(rules)
    values = book.basis("wild_values", lang).text
    if worth not in (OVER, TWO_SEVENS) and points_of(worth) != TARGET:
        yield Wrong(total_words(TARGET, lang), "wild-makes-anything", values)
    for value, slip in ((1, "wild-only-half"), (14, "wild-only-seven"), (2, "wild-only-one")):
        taken = game.worth(counts, value)
        yield Wrong(total_words(taken, lang), slip, values)


def _one_less(half_points: int) -> int:
    return half_points - 1 if half_points - 1 <= TARGET else OVER


def _matchup(rules: Rules, dice: Dice, level: int) -> tuple[Held, Held] | None:
    """Return a player's final hand and a bank's, as the rules let them come about; None if the cards do not allow it."""
    worths = hands_by_worth(rules, MOST_CARDS[level])
    plain = [worth for worth in worths if 6 <= points_of(worth) < TARGET]
    seven = [worth for worth in worths if points_of(worth) == TARGET]
    special = [worth for worth in worths if worth == TWO_SEVENS or is_natural(worth)] or seven
    groups = {"plain": plain, "seven": seven, "over": [OVER], "special": special}
    pairs = [
        ("plain", "tie"),
        ("plain", "plain"),
        ("plain", "over"),
        ("over", "plain"),
        ("seven", "plain"),
        ("seven", "tie"),
    ]
    if level > 1:
        pairs += [
            ("over", "over"), ("plain", "seven"), ("special", "seven"), ("special", "special"), ("special", "plain"),
            ("plain", "special"), ("seven", "special"),
        ]  # fmt: skip
    mine, theirs = dice.pick(pairs)
    own = dice.pick(groups[mine])
    if theirs == "tie":
        bank = dice.pick([worth for worth in worths if worth != OVER and rank_of(worth, rules) == rank_of(own, rules)])
    else:
        bank = dice.pick(groups[theirs])
    first = _dealt(dice.pick(worths[own]), rules, dice, ())
    if first is None:
        return None
    stands = read_total(rules.banker_stands_on) if rules.banker == "forced" else None
    second = _dealt(dice.pick(worths[bank]), rules, dice, first, stands)
    if second is None or not _could_end(rules, own, bank, first, second):
        return None
    return Held(first), Held(second)


def _could_end(rules: Rules, own: int, bank: int, first: tuple[Card, ...], second: tuple[Card, ...]) -> bool:
    if rules.banker == "chase" and OVER not in (own, bank) and rank_of(bank, rules) < rank_of(own, rules):
        return False
    if rules.bank_card == "open" and own != OVER:
        upcard = rules.kinds.counts_of(second[:1])
        reach = Setting(rules, banker_of(rules, None), Pack(rules.counts), upcard).must_reach
        if points_of(own) < reach:
            return False
    return not game_of(rules).must_draw(rules.kinds.counts_of(first))


def _dealt(
    hand: tuple[int, ...], rules: Rules, dice: Dice, used: tuple[Card, ...], stands: int | None = None
) -> tuple[Card, ...] | None:
    cards = real_cards(hand, dice.shuffled(rules.cards), rules, used)
    return laid_in_order(cards, rules, dice, stands) if cards else None


def _table(own: Held, bank: Held) -> Situation:
    return Situation((Shown("you", own.cards), Shown("bank", bank.cards, 0)))


def _winner(gain: Ratio, lang: str) -> str:
    return say("answer-you-win" if gain > ZERO else "answer-bank-wins" if gain < ZERO else "answer-stake-back", lang)


def _gain_text(gain: Ratio, stake: Ratio, lang: str) -> str:
    if gain == ZERO:
        return say("answer-get-back", lang)
    amount = gain if gain > ZERO else -gain
    return say("answer-win-beans" if gain > ZERO else "answer-lose-beans", lang, beans=beans(amount, lang))
