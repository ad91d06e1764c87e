"""Questions about a turn: what is allowed, which action is better and by how much, how many cards bust."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sieteymedio.engine.answers import Decision
from sieteymedio.engine.cards import Card, Cards, read_cards
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.kinds import with_card
from sieteymedio.engine.odds import decision, next_card
from sieteymedio.engine.policies import Action, Policy
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.totals import OVER, TARGET, is_over
from sieteymedio.locale import DEFAULT_LANGUAGE
from sieteymedio.rounds.events import Staking
from sieteymedio.rounds.legal import EXCHANGED
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import IllegalMove, Round, deal
from sieteymedio.tutor.asking import Question, Shown, Situation, Wrong, ask
from sieteymedio.tutor.dice import Dice, hands_by_worth, laid_in_order, real_cards
from sieteymedio.tutor.rulebook import Rulebook, deciding_fields, principle, say
from sieteymedio.tutor.settling import Held, hand_text, listed

__all__ = ["Ask", "allowed", "better", "bust_count", "may_i", "turn_of"]

YOU, BANK = 1, 0


class Ask(NamedTuple):
    """One thing that a player may want to do: "may I …?" """

    key: str
    action: Action
    down: bool = False
    raised: bool = False


def turn_of(rules: Rules, cards: Cards, bank: Cards) -> Round:
    """Return the round in which the player holds ``cards`` and is to act; ``bank`` is the bank's first card.

    Cards that cannot be drawn so raise ``ValueError``.

    >>> turn_of(Rules(), "4o 2c", "5c").hands[1].total
    12
    """
    held, first = read_cards(cards), read_cards(bank)
    rest = list(rules.cards)
    for card in (*held, *first):
        rest.remove(card)
    state = deal(rules, opening_for(rules), (held[0], *first, *held[1:], *rest))
    if state.options and state.options[0].action is Staking.STAKE:
        state = state.play(YOU, Staking.STAKE, stake=rules.least_stake)
    for _ in held[1:]:
        if state.to_act != YOU:
            raise IllegalMove("the turn is over before the last card")
        values = next((option.values for option in state.options if option.action is Action.HIT), ())
        state = state.play(YOU, Action.HIT, value=min(values, default=0))
    return state


def allowed(rules: Rules, cards: Cards, bank: Cards, what: Ask) -> bool:
    """Return whether a player may do ``what`` with ``cards``, the bank's first card being ``bank``: asked of the table.

    >>> allowed(Rules(split="pair"), "Rc Re", "5c", Ask("split", Action.SPLIT))
    True
    """
    state = turn_of(rules, cards, bank)
    if state.to_act != YOU:
        return False
    return any(
        option.action is what.action and (not what.down or option.down) and (not what.raised or option.most_raise > 0)
        for option in state.options
    )


_HIT, _STAND = Ask("hit", Action.HIT), Ask("stand", Action.STAND)
_DOWN, _RAISE = Ask("down", Action.HIT, down=True), Ask("raise", Action.HIT, raised=True)
_RAISE_STANDING = Ask("raise-standing", Action.STAND, raised=True)
_SPLIT, _EXCHANGE = Ask("split", Action.SPLIT), Ask("exchange", Action.EXCHANGE)
_SITUATIONS: tuple[tuple[int, str, Ask, str], ...] = (
    (1, "low", _STAND, "stand-is-free"),
    (1, "high", _HIT, "high-hands-stand"),
    (1, "seven", _HIT, "high-hands-stand"),
    (1, "two-courts", _SPLIT, "other-table"),
    (1, "four", _EXCHANGE, "other-table"),
    (1, "high", _DOWN, "other-table"),
    (2, "high", _RAISE, "other-table"),
    (2, "high", _RAISE_STANDING, "other-table"),
    (2, "pair", _SPLIT, "any-pair-splits"),
    (2, "court-and-four", _SPLIT, "any-pair-splits"),
    (2, "three", _EXCHANGE, "three-like-four"),
    (2, "five", _EXCHANGE, "any-card-exchanges"),
    (2, "four-later", _EXCHANGE, "exchange-late"),
    (2, "wild", _STAND, "wild-may-stand"),
    (3, "three-courts", _SPLIT, "other-table"),
)
"""Level, which cards, what is asked, and the mistake behind the wrong answer."""

_RANKS = {
    "low": ("A23",), "high": ("56",), "seven": ("7",), "two-courts": ("SCR", "SCR"), "four": ("4",), "pair": ("2", "2"),
    "court-and-four": ("SCR", "4"), "three": ("3",), "five": ("5",), "four-later": ("4", "A2"),
    "three-courts": ("SCR", "SCR", "SCR"), "wild": (),
}  # fmt: skip


def may_i(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question whether something is allowed; None if the cards drawn make none.

    >>> from sieteymedio.tutor.rulebook import book_of
    >>> question = may_i(book_of("gamerules-spanish"), Dice("doc/1"), 1)
    >>> question is None or len(question.choices)
    2
    """
    rules = book.rules
    least, which, what, slip = dice.pick([row for row in _SITUATIONS if row[0] <= level])
    cards = _of_ranks(which, rules, dice)
    if cards is None:
        return None
    bank = next(card for card in dice.shuffled(rules.cards) if card not in cards)
    try:
        right = allowed(rules, cards, (bank,), what)
    except ValueError:
        return None

    def answer(others: Rules) -> bool:
        return allowed(others, cards, (bank,), what)

    fields = deciding_fields(rules, answer)
    because = book.bases(fields, lang) or (principle(f"may-{what.key}", lang),)
    why = " ".join(basis.text for basis in because)
    yes, no = say("yes", lang), say("no", lang)
    wrong = Wrong(no if right else yes, slip, _otherwise(rules, cards, bank, what, not right, why, lang))
    open_card = rules.bank_card == "open"
    shown = Shown("bank", (bank if open_card else None,), 0)
    own = Shown("you", cards, YOU)
    text = say(f"ask-may-{what.key}", lang)
    said = (yes if right else no, why)
    return ask(dice, "may-i", text, Situation((own, shown)), said, [wrong], because, in_order=True)


def _otherwise(rules: Rules, cards: tuple[Card, ...], bank: Card, what: Ask, answer: bool, why: str, lang: str) -> str:
    """Return where the other answer would be right, if anywhere: a rule of another table is the likeliest mistake."""
    titles: list[str] = []
    for preset in PRESETS.values():
        try:
            if allowed(preset.rules, cards, (bank,), what) is answer and len(titles) < 2:
                titles.append(preset.title)
        except ValueError:
            continue
    if not titles:
        return say("so-nowhere", lang)
    return say(
        "so-elsewhere",
        lang,
        tables=say("list-and", lang, first=titles[0], last=titles[-1]) if len(titles) > 1 else titles[0],
    )


def _of_ranks(which: str, rules: Rules, dice: Dice) -> tuple[Card, ...] | None:
    pack = dice.shuffled(rules.cards)
    if which == "wild":
        return (rules.wild,) if rules.wild is not None else None
    found: list[Card] = []
    for ranks in _RANKS[which]:
        here = [card for card in pack if card.rank.value in ranks and card != rules.wild and card not in found]
        if not here:
            return None
        found.append(here[0])
    return tuple(found)


def bust_count(book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE) -> Question | None:
    """Return a question how many of the unseen cards bust a hand; None if the cards drawn make none."""
    rules = book.rules
    hand = _hand(rules, dice, level)
    if hand is None:
        return None
    seen = tuple(card for card in dice.shuffled(rules.cards) if card not in hand)[: (0, 0, 3, 6)[level]]
    upcard = seen[:1] if rules.bank_card == "open" else ()
    if rules.bank_card == "open" and not seen:
        upcard = (next(card for card in dice.shuffled(rules.cards) if card not in hand),)
        seen = upcard
    odds = next_card(hand, seen, rules=rules)
    right, out_of = odds.ways_bust, odds.out_of
    whole = _whole_pack_busts(rules, hand)
    has = hand_text(rules, Held(hand), lang=lang)
    why = say("why-bust-count", lang, count=right, out_of=out_of, has=has) if right else say("why-none-busts", lang, has=has)
    if right:
        why += " " + kinds_listed(rules, ((row.kind, row.ways) for row in odds.by_kind if row.worth == OVER), lang)

    def wrongs() -> Iterator[Wrong]:
        unseen = next_card(hand, rules=rules).ways_bust
        yield Wrong(str(unseen), "seen-forgotten", say("why-seen-forgotten", lang))
        yield Wrong(str(whole), "own-cards-forgotten", say("why-own-cards-forgotten", lang))
        yield Wrong(
            str(right + odds.ways_seven_and_a_half), "seven-and-a-half-busts", say("why-seven-and-a-half-busts", lang)
        )
        courts = sum(row.ways for row in odds.by_kind if rules.kinds.all[row.kind].counts_half and row.worth != OVER)
        yield Wrong(str(right + courts), "court-ten", say("why-court-ten", lang))
        yield Wrong(str(out_of - right), "counts-the-safe", say("why-counts-the-safe", lang))

    rest = tuple(card for card in seen if card not in upcard)
    bank = Shown("bank", upcard or (None,), 0)
    situation = Situation((Shown("you", hand, YOU), bank), rest)
    text = say("ask-bust-count", lang, out_of=out_of)
    return ask(dice, "bust-count", text, situation, (str(right), why), wrongs(), ())


def kinds_listed(rules: Rules, counts: Iterable[tuple[int, int]], lang: str = DEFAULT_LANGUAGE) -> str:
    """Return how many cards of which kinds, as a sentence; suits are put together.

    >>> kinds_listed(Rules(), [(0, 11), (7, 1)])
    'They are 11 court cards and 1 seven.'
    """
    found: dict[str, int] = {}
    for kind, ways in counts:
        key = rules.kinds.all[kind].key.split("-")[0]
        found[key] = found.get(key, 0) + ways
    parts = [say(f"kind-{key}", lang, count=count) for key, count in found.items()]
    return say("kinds-are", lang, count=sum(found.values()), kinds=listed(parts, lang))


def _whole_pack_busts(rules: Rules, hand: tuple[Card, ...]) -> int:
    game, held = game_of(rules), rules.kinds.counts_of(hand)
    return sum(count for kind, count in enumerate(rules.counts) if game.worth(with_card(held, kind)) == OVER)


def _hand(rules: Rules, dice: Dice, level: int) -> tuple[Card, ...] | None:
    worths = hands_by_worth(rules, level)
    hands = [hand for worth, of in worths.items() if 6 <= worth < TARGET and not is_over(worth) for hand in of]
    cards = real_cards(dice.pick(hands), dice.shuffled(rules.cards), rules, ())
    return laid_in_order(cards, rules, dice) if cards else None


def better(
    book: Rulebook, dice: Dice, level: int, lang: str = DEFAULT_LANGUAGE, banker: Policy | None = None
) -> Question | None:
    """Return a question which action is better and by how much against the named banker; None where there is no choice."""
    rules = book.rules
    policy = banker_of(rules, banker)
    hand = _hand(rules, dice, min(level, 2) if level < 3 else 3)
    if hand is None or (rules.split != "none" and len(hand) > 1 and all(card.rank.is_court for card in hand)):
        return None
    if len(hand) == 1 and hand[0].rank.value in EXCHANGED[rules.exchange]:
        return None
    upcard = tuple(card for card in dice.shuffled(rules.cards) if card not in hand)[:1] if rules.bank_card == "open" else ()
    found = decision(hand, upcard=upcard, banker=policy, rules=rules)
    if found.stand is None or found.hit is None:
        return None
    # A close decision is the harder one.
    close = found.difference < Ratio.of(1, 20)
    if found.difference == ZERO or (level == 2 and close) or (level == 3 and not close and dice.below(3)):
        return None
    situation = Situation((Shown("you", hand, YOU), Shown("bank", upcard or (None,), 0)), (), policy)
    name = _banker_name(policy, lang)
    right = (_action_by(found.best, found.difference, lang), _why_better(found, name, lang))
    risk = next_card(hand, upcard, rules=rules).ratio("bust")
    wrongs = _worse(found, risk, lang)
    text = say("ask-better", lang, banker=name)
    return ask(dice, "better", text, situation, right, wrongs, ())


def _worse(found: Decision, risk: Ratio, lang: str) -> Iterator[Wrong]:
    half = Ratio.of(1, 2)
    other = Action.STAND if found.best is Action.HIT else Action.HIT
    by_risk = Action.HIT if risk < half else Action.STAND
    why = say("why-ask-below-half", lang, risk=risk.spelled())
    assert found.stand is not None
    assert found.hit is not None
    both_lose = max(found.stand.expected_value, found.hit.expected_value) < ZERO
    slip, text = ("ask-below-half", why) if by_risk is other else ("gut-feeling", say("why-gut-feeling", lang))
    if slip == "gut-feeling" and both_lose:
        slip, text = "losing-is-wrong", say("why-losing-is-wrong", lang)
    yield Wrong(_action_by(other, found.difference, lang), slip, text)
    yield Wrong(_action_by(found.best, risk, lang), "risk-for-value", say("why-risk-for-value", lang, risk=risk.spelled()))
    yield Wrong(say("answer-no-difference", lang), "all-luck", say("why-all-luck", lang))


def _action_by(action: Action, difference: Ratio, lang: str) -> str:
    return say(f"answer-better-{action}", lang, by=difference.decimal(4 if difference < Ratio.of(1, 100) else 3))


def _why_better(found: Decision, banker: str, lang: str) -> str:
    assert found.stand is not None
    assert found.hit is not None
    stand, hit = (look.expected_value.decimal(4).replace("-", "−") for look in (found.stand, found.hit))
    return say("why-better", lang, stand=stand, hit=hit, banker=banker)


def _banker_name(policy: Policy, lang: str) -> str:
    return say("bank-that", lang, name=policy.name)
