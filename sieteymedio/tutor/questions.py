"""Twenty-five questions that people really ask at the table, each answered for any rules by working it out.

The answers come from the engine (worth, payment, what must be reached) and from the fields of `Rules`; the rules that an
answer rests on are found by asking which other value of a field would change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sieteymedio.engine.cards import Rank, Suit, pack_of
from sieteymedio.engine.exact import ONE, ZERO, Ratio
from sieteymedio.engine.hands import game_of, is_natural
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import Setting, banker_of
from sieteymedio.engine.totals import OVER, TWO_SEVENS, read_total, total_text
from sieteymedio.engine.walks import Pack
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.tutor.rulebook import (
    Basis,
    Rulebook,
    amount_text,
    deciding_fields,
    principle,
    say,
    sentence_of,
)
from sieteymedio.tutor.settling import Held, Verdict, hand_text, listed, points_text, settle

__all__ = ["QUESTIONS", "Ruling", "answer", "answers"]


@dataclass(frozen=True)
class Ruling:
    """One question with its answer, the rules it rests on, and whether the source states them."""

    number: int
    topic: str
    """One of ``"settling"``, ``"values"``, ``"deciding"``, ``"stakes"``, ``"bank"``."""
    question: str
    answer: str
    verdict: str
    """The answer in a word or two that a program can compare: ``"lose 1"``, ``"yes"``, ``"on-hit"``."""
    because: tuple[Basis, ...]

    @property
    def stated(self) -> bool | None:
        """Whether the source states every rule the answer rests on; None where there is no source to ask."""
        known = [basis.stated for basis in self.because if basis.stated is not None]
        return all(known) if known else None

    @property
    def text(self) -> str:
        """The answer, then every rule it rests on that it does not say itself."""
        more = (basis.text for basis in self.because if basis.text.lower() not in self.answer.lower())
        return " ".join((self.answer, *more))


_Answer = tuple[str, str, tuple[Basis, ...]]
_SIX, _LONG, _NATURAL = Held.of("6c"), Held.of("4o 3c Rb"), Held.of("7b Rb")
_SUITED = Held.of("7c Rc")


def answers(book: Rulebook, lang: str = DEFAULT_LANGUAGE) -> tuple[Ruling, ...]:
    """Return all 25 questions, answered for the rules of ``book``.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> [ruling.verdict for ruling in answers(book_of("rng-7-e-mezzo"))][:3]
    ['push', 'lose 1', 'push']
    """
    return tuple(answer(number, book, lang) for number in range(1, len(QUESTIONS) + 1))


def answer(number: int, book: Rulebook, lang: str = DEFAULT_LANGUAGE) -> Ruling:
    """Return question ``number``, 1 to 25, answered for the rules of ``book``.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> print(answer(22, book_of("playtech-live")).answer)
    No. It draws below 5 and stands from there.
    """
    if isinstance(number, bool) or number not in range(1, len(QUESTIONS) + 1):
        raise ValueError(f"the questions have the numbers 1 to {len(QUESTIONS)}, not {number!r}")
    topic, find = QUESTIONS[number - 1]
    said, verdict, because = find(book, lang)
    return Ruling(number, topic, say(f"question-{number}", lang), said, verdict, because)


def _settled(own: Held, bank: Held) -> Callable[[Rulebook, str], _Answer]:
    def find(book: Rulebook, lang: str) -> _Answer:
        found = settle(book, own, bank, lang=lang)
        return found.text, _outcome(found), found.because

    return find


def _outcome(found: Verdict) -> str:
    if found.gain == ZERO:
        return "push"
    return f"win {found.gain}" if found.gain > ZERO else f"lose {-found.gain}"


def _natural_against_longer(book: Rulebook, lang: str) -> _Answer:
    mixed, suited = (settle(book, Held.of(cards), _LONG, lang=lang) for cards in ("7c Re", "7c Rc"))
    if mixed.gain == suited.gain:
        return mixed.text, _outcome(mixed), mixed.because
    said = f"{mixed.text} {say('answer-one-suit', lang, result=suited.result)}"
    fields = _fields(mixed.because) | _fields(suited.because)
    return said, f"{_outcome(mixed)}, one suit {_outcome(suited)}", book.bases(fields, lang)


def _fields(because: Iterable[Basis]) -> set[str]:
    return {basis.field for basis in because if basis.field}


def ways_to_seven_and_a_half(rules: Rules) -> dict[str, Held]:
    """Return one hand for each way of making 7½ that some rules pay apart, and that these rules have.

    >>> sorted(ways_to_seven_and_a_half(Rules()))
    ['long', 'royal', 'suited', 'two']
    """
    hands = {"long": "2o 2c 3e Rb", "two": "7c Re", "suited": "7c Rc"}
    wild = rules.wild
    if wild is None or str(wild) not in ("Ro", "7o"):
        hands["royal"] = "7o Ro"
    if wild is not None:
        hands |= {"wild-long": f"{wild} 6c Re", "wild-two": f"{wild} Re"}
    return {way: Held.of(cards) for way, cards in hands.items()}


def _what_seven_and_a_half_pays(book: Rulebook, lang: str) -> _Answer:
    rules, ways = book.rules, ways_to_seven_and_a_half(book.rules)
    found = {way: settle(book, hand, _SIX, lang=lang) for way, hand in ways.items()}
    pays = {way: verdict.gain for way, verdict in found.items()}
    fields = set().union(*(_fields(verdict.because) for verdict in found.values()))
    if len(set(pays.values())) == 1:
        said = say("answer-pays-always", lang, pays=_to_one(pays["long"], lang))
    else:
        grouped: dict[Ratio, list[str]] = {}
        for way, gain in pays.items():
            grouped.setdefault(gain, []).append(say(f"way-{way}", lang))
        parts = (
            say("answer-pays", lang, pays=_to_one(gain, lang), ways=listed(names, lang)) for gain, names in grouped.items()
        )
        said = " ".join(map(sentence_of, parts))
    verdict = ", ".join(f"{way} {gain}" for way, gain in pays.items())
    return said, verdict, book.bases(_without_wild(fields, rules), lang)


def _without_wild(fields: set[str], rules: Rules) -> set[str]:
    return fields if rules.wild is not None else fields - {"wild"}


def _to_one(pays: Ratio, lang: str) -> str:
    return say("to-one", lang, pays=amount_text(pays))


def _bank_makes_seven_and_a_half(book: Rulebook, lang: str) -> _Answer:
    long, natural = settle(book, _SIX, _LONG, lang=lang), settle(book, _SIX, _NATURAL, lang=lang)
    safe = settle(book, Held.of("2o 2c 3e Re"), _LONG, lang=lang)
    fields = {"bank_seven_and_a_half_takes"}
    if book.rules.natural != "none":
        fields.add("bank_natural_takes")
    verdict = "no" if natural.gain == -ONE else "any" if long.gain != -ONE else "natural"
    said = say(f"answer-bank-{verdict}", lang, takes=amount_text(-natural.gain))
    if long.gain != safe.gain:
        said += " " + say("answer-bank-safe", lang, result=safe.result)
    return said, verdict, book.bases(fields, lang)


def _field(name: str, *more: str) -> Callable[[Rulebook, str], _Answer]:
    def find(book: Rulebook, lang: str) -> _Answer:
        value = getattr(book.rules, name)
        word = say(f"answer-{name}-{value}", lang)
        because = book.bases((name, *more), lang)
        return " ".join((word, *(basis.text for basis in because))), str(value), because

    return find


def _split(book: Rulebook, lang: str) -> _Answer:
    said, verdict, because = _field("split")(book, lang)
    if verdict == "none":
        return said, verdict, because
    more = say("answer-split-stake", lang)
    limit = book.basis("max_split_hands", lang)
    return f"{said} {more} {limit.text}", verdict, (*because, limit)


def _two_fives(book: Rulebook, lang: str) -> _Answer:
    because = principle("split-courts", lang)
    return say("answer-two-fives", lang), "no", (because,)


def _two_sevens(book: Rulebook, lang: str) -> _Answer:
    found = settle(book, Held.of("7c 7e"), _LONG, lang=lang)
    said, because = found.text, found.because
    if book.rules.two_sevens:
        more = book.bases(("two_sevens_take_bank",), lang)
        said += f" {say('answer-show-at-once', lang)} {more[0].text}"
        because = (*because, *more)
    return said, _outcome(found), because


def _king_of_coins(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    if str(rules.wild) == "Ro":
        values = [points_text(value) for value in game_of(rules).wild_values]
        said = say("answer-king-wild", lang, values=say("list-or", lang, first=", ".join(values[:-1]), last=values[-1]))
        return said, "wild", book.bases(("wild", "wild_values"), lang)
    return say("answer-king-half", lang), "half", book.bases(("wild",), lang)


def _alone(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    king = rules.kinds.counts_of(Held.of("Ro").cards)

    def standing(others: Rules) -> object:
        game, hand = game_of(others), others.kinds.counts_of(Held.of("Ro").cards)
        return game.must_draw(hand) or game.worth(hand)

    fields = set(deciding_fields(rules, standing)) | {"wild"}
    if game_of(rules).must_draw(king):
        return say("answer-alone-must-draw", lang), "must-draw", book.bases(fields, lang)
    worth = game_of(rules).worth(king)
    return hand_text(rules, Held.of("Ro"), lang=lang), total_text(worth), book.bases(fields, lang)


def _king_and(cards: str) -> Callable[[Rulebook, str], _Answer]:
    def find(book: Rulebook, lang: str) -> _Answer:
        rules, hand = book.rules, Held.of(cards)
        worth = hand.worth(rules)
        said = hand_text(rules, hand, lang=lang)
        fields = set(deciding_fields(rules, hand.worth)) | {"wild"}
        because = book.bases(fields, lang)
        if str(rules.wild) == "Ro" and worth != OVER and total_text(worth) != "7½":
            said += " " + say("answer-no-one-and-a-half", lang)
        if str(rules.wild) == "Ro" and rules.two_sevens and cards == "Ro 7c":
            ours = Basis(say("answer-wild-no-seven", lang), "two_sevens", "yes", False if book.preset else None)
            said, because = f"{said} {ours.text}", (*because, ours)
        verdict = "natural" if is_natural(worth) else "two sevens" if worth == TWO_SEVENS else total_text(worth)
        return said, verdict, because

    return find


def _unsaid(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    if rules.wild is None:
        return say("answer-no-wild", lang), "none", book.bases(("wild",), lang)
    said = say(f"answer-unsaid-{rules.wild_declared}", lang)
    return said, rules.wild_declared, book.bases(("wild_declared",), lang)


def _next_dealer(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    fields = ["bank_passes"]
    verdict = rules.bank_passes
    if rules.two_sevens and verdict != "never":
        fields.append("two_sevens_take_bank")
        verdict += "+two sevens" if rules.two_sevens_take_bank else ""
    said = [basis.text for basis in book.bases(fields, lang)]
    if rules.bank_passes in ("seven-and-a-half", "natural") or "+" in verdict:
        said += [say("answer-else-same", lang), say(f"answer-nearest-{rules.order}", lang)]
        fields.append("order")
    return " ".join(said), verdict, book.bases(fields, lang)


def _show_a_bust(book: Rulebook, lang: str) -> _Answer:
    because = principle("show-at-once", lang)
    return say("answer-show-bust", lang), "yes", (because,)


def _bank_on_three(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    if rules.banker == "free":
        return say("answer-bank-free", lang), "yes", book.bases(("banker",), lang)
    if rules.banker == "chase":
        return say("answer-bank-chases", lang), "no", book.bases(("banker",), lang)
    allowed = read_total(rules.banker_stands_on) <= 6
    said = say("answer-bank-forced-yes" if allowed else "answer-bank-forced", lang, at=rules.banker_stands_on)
    return said, "yes" if allowed else "no", book.bases(("banker", "banker_stands_on"), lang)


def _three_against_five(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    if rules.bank_card == "covered":
        return say("answer-three-covered", lang), "covered", book.bases(("bank_card", "player_must"), lang)
    upcard = rules.kinds.counts_of(Held.of("5c").cards)
    reach = Setting(rules, banker_of(rules, None), Pack(rules.counts), upcard).must_reach
    verdict = "no" if reach > 6 else "yes"
    said = say(f"answer-three-{verdict}", lang, reach=total_text(reach) if reach else "")
    return said, verdict, book.bases(("bank_card", "player_must"), lang)


def _forty_eight(book: Rulebook, lang: str) -> _Answer:
    rules = book.rules
    ranks = {card.rank for card in pack_of(rules.pack)}
    out = [rank for rank in dict.fromkeys(card.rank for card in pack_of("48-half")) if rank not in ranks]
    kept = [rank for rank in (Rank.EIGHT, Rank.NINE) if rank in ranks]
    parts = []
    if out:
        parts.append(say("answer-take-out", lang, ranks=listed([say(f"ranks-{rank.value}", lang) for rank in out], lang)))
    for rank in kept:
        place = rules.kinds.of(next(card for card in rules.cards if card.rank is rank and card.suit is Suit.CUPS))
        value = points_text(rules.kinds.all[place].half_points)
        parts.append(say("answer-rank-counts", lang, ranks=sentence_of(say(f"ranks-{rank.value}", lang))[:-1], value=value))
    if len(out) > 1 and not kept:
        parts.append(say("answer-no-value", lang))
    return " ".join(parts), rules.pack, book.bases(("pack",), lang)


QUESTIONS: tuple[tuple[str, Callable[[Rulebook, str], _Answer]], ...] = (
    ("settling", _settled(_SIX, Held.of("4o 2e"))),
    ("settling", _settled(Held.of("4c 5e"), Held.of("5o 4b"))),
    ("settling", _settled(Held.of("2o 2c 3e Re"), _LONG)),
    ("settling", _natural_against_longer),
    ("settling", _settled(_SUITED, _NATURAL)),
    ("settling", _what_seven_and_a_half_pays),
    ("settling", _bank_makes_seven_and_a_half),
    ("deciding", _field("ask")),
    ("deciding", _split),
    ("deciding", _two_fives),
    ("values", _two_sevens),
    ("values", _settled(_SIX, Held.of("7c 7e"))),
    ("values", _king_of_coins),
    ("values", _alone),
    ("values", _king_and("Ro 6c")),
    ("values", _king_and("Ro 7c")),
    ("values", _unsaid),
    ("stakes", _field("bet")),
    ("stakes", _field("raising")),
    ("bank", _next_dealer),
    ("deciding", _show_a_bust),
    ("bank", _bank_on_three),
    ("deciding", _three_against_five),
    ("values", _forty_eight),
    ("deciding", _field("exchange")),
)
"""The topic of each question and how it is answered, in the order of their numbers."""
