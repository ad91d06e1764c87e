"""The replies of the odds desk: the odds of a hand put together by hand, by any rules, and the cards behind a number."""

from __future__ import annotations

from itertools import groupby

from sieteymedio.comparing.wording import field_title, value_words
from sieteymedio.engine.answers import Decision, NextCard
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of, read_hand
from sieteymedio.engine.kinds import Kind
from sieteymedio.engine.odds import best_declaration, decision, declarations, final_worths, finished, next_card
from sieteymedio.engine.policies import to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of, set_hand
from sieteymedio.engine.totals import OVER, TWO_SEVENS, is_over, points_of, total_text
from sieteymedio.locale import text
from sieteymedio.widgets.desk_hands import DeskHand, put_back_text, read_desk_hand
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, bit_by_bit, naming
from sieteymedio.widgets.showing import worth_name
from sieteymedio.widgets.writing import (
    OUTCOMES,
    Json,
    banker_text,
    card_name,
    cards_left,
    kind_name,
    next_odds,
    number,
    outlook,
    told,
    total,
)

__all__ = ["count_reply", "odds_reply"]

_PATIENCE = 40
"""Hands counted in one reply: some tenths of a second where a hand can have many cards."""


def odds_reply(request: Fields) -> Json:
    """Return the exact odds of a hand; with ``resume`` bit by bit, so that a front end can show how far they are, or stop.

    A reply with ``partial`` says how many hands are counted, and the same request with its ``resume`` goes on.
    """
    if not request.given("resume"):
        return _odds(request)
    return bit_by_bit(request, _PATIENCE, lambda: _odds(request))


def _odds(request: Fields) -> Json:
    """Return the exact odds of a hand: the next card, what every action leads to, and the hands it may end as.

    The bank's open card, an exchange that was made and what the wild card was declared to count are taken where the rules
    know them. With ``fit`` what cannot stay under the rules is put back into the pack, and the reply says what that was.
    """
    request.allow(
        *ENVELOPE, "rules", "preset", "banker", "hand", "seen", "upcard", "exchanged", "declared", "fit", "replacement",
        "resume",
    )  # fmt: skip
    desk, back = read_desk_hand(request)
    lang, rules = request.lang, desk.rules
    game = game_of(rules)
    held = rules.kinds.counts_of(desk.hand)
    with naming("seen"):
        _, left = read_hand(desk.hand, desk.out, rules, replacement=desk.replacement)
    worth = game.worth(held, desk.declared)
    over = is_over(worth)
    # The bank's covered card comes from the cards nobody has seen.
    reserve = 1 if rules.bank_card == "covered" else 0
    playable = sum(left) >= reserve
    following = judged = ended = None
    with naming("hand"):
        if playable and desk.hand and not desk.lacks_upcard:
            if over:
                ended = finished(desk.hand, desk.seen, **desk.around)
            else:
                judged = decision(desk.hand, desk.seen, exchanged=desk.exchanged, **desk.around)
        values = declarations(desk.hand, rules=rules)
        best = 0
        if values and judged and judged.hit and not desk.declared:
            around = {name: value for name, value in desk.around.items() if name != "declared"}
            best = best_declaration(desk.hand, desk.seen, **around)
        said = desk.declared or best
        if not over and sum(left) > (reserve if desk.hand else 0) and (said or not values):
            counted = total_text(said) if said else None
            following = next_card(desk.hand, desk.out, declared=counted, rules=rules, replacement=desk.replacement)
    return {
        "hand": {
            "cards": [str(card) for card in desk.hand],
            "total": _total(worth) if desk.hand else None,
            "text": worth_name(worth, rules, lang) if desk.hand else "",
        },
        "left": [_kind(kind, count, desk, lang) for kind, count in zip(rules.kinds.all, left, strict=True)],
        "out_of": sum(left),
        "pack": _pack(rules, lang),
        "banker": banker_text(banker_of(rules, desk.banker), lang),
        "banker_policy": to_dict(banker_of(rules, desk.banker)),
        "banker_forced": rules.banker != "free",
        "upcard": _upcard(desk, lang),
        "exchangeable": rules.exchange != "none" and len(desk.hand) == 1,
        "declare": _declare(desk, values, best),
        "note": _note(desk, worth, following is not None, lang),
        "unsplit": told("odds-unsplit", lang) if rules.split != "none" else None,
        "must": _must(desk, judged, worth, lang),
        "next": _next(following, rules, lang) if following else None,
        "finished": outlook(ended) if ended else None,
        **_decision(judged),
        "finals": _finals(desk, judged, lang),
        "fitted": {**desk.written(), "text": put_back_text(back, lang)} if request.flag("fit") else None,
    }


def count_reply(request: Fields) -> Json:
    """Return the cards behind a number of the next card: how many of those left have an outcome, and which."""
    request.allow(*ENVELOPE, "rules", "preset", "hand", "seen", "upcard", "declared", "event")
    desk, _ = read_desk_hand(request)
    rules, lang = desk.rules, request.lang
    event = request.text("event", 40)
    if event not in OUTCOMES:
        raise Fault(text("fault-choice", lang, allowed=", ".join(OUTCOMES)), "event")
    said = request.whole("declared", 0)
    with naming("hand"):
        _, left = read_hand(desk.hand, desk.out, rules)
        # Here the card is being asked for, so that the wild card alone is declared as well.
        following = next_card(desk.hand, desk.out, declared=total_text(said) if said else None, rules=rules)
    kinds = {row.kind for row in following.by_kind if row.outcome == event}
    gone = (*desk.hand, *desk.out)
    unseen = cards_left(rules.cards, gone, rules.wild, suited=rules.kinds.suited)
    cards = [card for card in unseen if rules.kinds.of(card) in kinds]
    cards.sort(key=rules.kinds.of)
    listing = [
        text("count-kind", lang, count=left[kind], name=kind_name(rules.kinds.all[kind], lang, left[kind]))
        for kind, _ in groupby(cards, key=rules.kinds.of)
    ]
    key = f"count-{event}" if cards else f"count-{event}-none"
    listed = text("list-and", lang, first=", ".join(listing[:-1]), last=listing[-1]) if listing[1:] else None
    return {
        "ways": len(cards),
        "out_of": following.out_of,
        "probability": number(Ratio.of(len(cards), following.out_of)),
        "cards": [str(card) for card in cards],
        "text": text(key, lang, count=len(cards), out_of=following.out_of, listing=listed or "".join(listing)),
    }


def _kind(kind: Kind, left: int, desk: DeskHand, lang: str) -> Json:
    lying = [str(card) for card in (*desk.hand, *desk.out)]
    # The next card of a kind that has two cards is the one that does not lie there yet.
    card = kind.also if kind.also and lying.count(kind.letter) > lying.count(kind.also) else kind.letter
    assert desk.rules.wild is not None or not kind.wild
    return {
        "kind": kind.key,
        "name": told("kind-wild-card", lang, card=card_name(desk.rules.wild, lang)) if kind.wild else kind_name(kind, lang),
        "left": left,
        "of": kind.count,
        "card": card,
        "group": "wild" if kind.wild else ("sevens" if kind.seven else "courts") if kind.suit else "plain",
    }


def _pack(rules: Rules, lang: str) -> Json:
    ranks = list(dict.fromkeys(card.rank.value for card in rules.cards))
    return {
        "ranks": ranks,
        "packs": rules.packs,
        "size": len(rules.cards),
        "wild": str(rules.wild) if rules.wild else None,
        "wild_name": told("kind-wild-card", lang, card=card_name(rules.wild, lang)) if rules.wild else None,
    }


def _upcard(desk: DeskHand, lang: str) -> Json | None:
    if desk.rules.bank_card == "covered":
        return None
    shown = desk.rules.kinds.counts_of(desk.upcard)
    return {
        "cards": [str(card) for card in desk.upcard],
        "total": total(game_of(desk.rules).worth(shown)) if desk.upcard else None,
    }


def _declare(desk: DeskHand, values: tuple[int, ...], best: int) -> Json | None:
    """Return what the wild card may be said to count, once a card has been asked for with it; None where it is not said."""
    if not values and not desk.declared:
        return None
    offered = sorted({*values, desk.declared} - {0})
    return {
        "value": desk.declared,
        "values": [total(value) for value in offered],
        "best": total(best) if best else None,
        # The wild card alone has not been asked with yet.
        "settled": len(desk.hand) > 1,
    }


def _next(following: NextCard, rules: Rules, lang: str) -> Json:
    kinds = rules.kinds
    return {
        **next_odds(following, rules),
        "by_kind": [
            {
                "kind": kinds.all[row.kind].key,
                "name": kind_name(kinds.all[row.kind], lang, row.ways),
                "ways": row.ways,
                "total": _total(row.worth),
                "outcome": row.outcome,
                "makes": worth_name(row.worth, rules, lang),
            }
            for row in following.by_kind
        ],
    }


def _total(worth: int) -> Json:
    """Return the total of a worth; two sevens have a name in place of one."""
    return {**total(points_of(worth)), "text": total_text(worth)}


def _decision(judged: Decision | None) -> Json:
    if judged is None:
        return {"hit": None, "stand": None, "exchange": None, "best": None, "difference": None}
    return {
        "hit": outlook(judged.hit) if judged.hit else None,
        "stand": outlook(judged.stand) if judged.stand else None,
        "exchange": outlook(judged.exchange) if judged.exchange else None,
        "best": judged.best.value,
        "difference": number(judged.difference),
    }


def _finals(desk: DeskHand, judged: Decision | None, lang: str) -> list[Json]:
    """Return how the hand ends after a hit and best play, by total, hands that the rules know by name after their total."""
    if judged is None or judged.hit is None:
        return []
    worths = final_worths(desk.hand, desk.seen, exchanged=desk.exchanged, **desk.around)
    found: dict[tuple[int, str], Ratio] = {}
    for worth, ratio in worths:
        points = OVER + 1 if worth == OVER else TWO_SEVENS if worth == TWO_SEVENS else points_of(worth)
        # A bust comes last, two sevens before it, as in a distribution.
        place = (OVER if worth == TWO_SEVENS else points, worth_name(worth, desk.rules, lang))
        found[place] = found[place] + ratio if place in found else ratio
    return [
        {
            "total": "bust" if points > OVER else "two_sevens" if points == OVER else {**total(points), "name": name},
            "probability": number(ratio),
        }
        for (points, name), ratio in sorted(
            found.items(), key=lambda item: (item[0][0], item[0][1] != total_text(item[0][0]))
        )
    ]


def _must(desk: DeskHand, judged: Decision | None, worth: int, lang: str) -> str | None:
    """Return why the hand has to draw, where it has to, with the rule that says so."""
    if judged is None or judged.stand:
        return None
    rules, game = desk.rules, game_of(desk.rules)
    if game.must_draw(rules.kinds.counts_of(desk.hand)):
        return _by_rule(told("refused-wild-alone", lang), "wild_alone", rules, lang)
    setting, _, _ = set_hand(desk.hand, desk.seen, desk.banker, desk.upcard, rules, desk.replacement)
    shown = rules.kinds.counts_of(desk.upcard)
    points = points_of(game.worth(shown))
    key = "refused-must-reach"
    if setting.must_reach > points:
        key = "refused-must-wild" if game.holds_wild(shown) else "refused-must-pass"
    total_now, least = total_text(points_of(worth)), total_text(setting.must_reach)
    sentence = told(key, lang, total=total_now, upcard=total_text(points), least=least)
    return _by_rule(sentence, "player_must", rules, lang)


def _by_rule(sentence: str, field: str, rules: Rules, lang: str) -> str:
    value = value_words(field, getattr(rules, field), lang)
    return told("by-rule", lang, sentence=sentence, title=field_title(field, lang), value=value)


def _note(desk: DeskHand, worth: int, may_draw: bool, lang: str) -> str | None:
    if worth == OVER:
        refunded = desk.rules.double_bust == "refunded"
        return text("odds-bust-refunded", lang) if refunded else text("odds-bust", lang)
    if not desk.hand:
        return text("odds-empty", lang)
    if worth == TWO_SEVENS:
        return text("odds-two-sevens", lang)
    if is_over(worth):
        return text("odds-seven-and-a-half", lang)
    if desk.lacks_upcard:
        return told("odds-upcard-wanted", lang)
    return None if may_draw else text("odds-no-card-left", lang)
