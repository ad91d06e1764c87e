"""What lies on the odds desk: read from a request, and fitted to the rules where they have changed under it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sieteymedio.engine.cards import Card, CardError, check_in_pack
from sieteymedio.engine.hands import game_of, read_hand
from sieteymedio.engine.policies import Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.totals import total_text
from sieteymedio.locale import text
from sieteymedio.widgets.reading import Fault, Fields, naming
from sieteymedio.widgets.writing import Json, card_name, told

__all__ = ["DeskHand", "put_back_text", "read_desk_hand"]


@dataclass(frozen=True)
class DeskHand:
    """One hand on the desk, with everything around it that its odds depend on."""

    rules: Rules
    banker: Policy | None
    """None where the rules say how the bank plays."""
    hand: tuple[Card, ...]
    seen: tuple[Card, ...] = ()
    upcard: tuple[Card, ...] = ()
    exchanged: bool = False
    declared: int = 0
    """What the wild card was declared to count, in half points; 0 where nothing was said."""
    replacement: bool = False

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards outside the hand that are known."""
        return (*self.seen, *self.upcard)

    @property
    def lacks_upcard(self) -> bool:
        """Whether the bank shows a card by these rules, and it has not been named yet."""
        return self.rules.bank_card == "open" and not self.upcard

    @property
    def around(self) -> dict[str, Any]:
        """What the questions of `sieteymedio.engine.odds` take besides the hand and the seen cards."""
        return {
            "banker": self.banker,
            "upcard": self.upcard,
            "declared": total_text(self.declared) if self.declared else None,
            "rules": self.rules,
            "replacement": self.replacement,
        }

    def written(self) -> Json:
        """Return it as the front end keeps it."""
        return {
            "banker": to_dict(self.banker) if self.banker else None,
            "hand": [str(card) for card in self.hand],
            "seen": [str(card) for card in self.seen],
            "upcard": [str(card) for card in self.upcard],
            "exchanged": self.exchanged,
            "declared": self.declared,
        }


def read_desk_hand(request: Fields) -> tuple[DeskHand, tuple[Card, ...]]:
    """Return what lies on the desk, and with ``fit`` the cards that had to be put back because the rules lack them.

    An exchange or a declaration that the rules do not know of is not there.

    >>> desk, back = read_desk_hand(Fields({"preset": "fantaciencia", "hand": "5 So", "fit": True}))
    >>> [str(card) for card in desk.hand], [str(card) for card in back]
    (['5'], ['So'])
    """
    rules, fit, replacement = request.rules(), request.flag("fit"), request.flag("replacement")
    if replacement and not all(kind.half_points for kind in rules.kinds.all):
        # A card that counts nothing could come again and again, and no hand would be sure to end.
        raise Fault(told("fault-replacement", request.lang), "replacement")
    hand, seen, upcard = (request.cards(name) for name in ("hand", "seen", "upcard"))
    back: tuple[Card, ...] = ()
    if fit:
        hand, upcard, seen, back = _fitted(hand, upcard, seen, rules)
    else:
        _check(hand, upcard, seen, rules, replacement, request.lang)
    banker = request.banker() if request.given("banker") and not (fit and rules.banker != "free") else None
    with naming("banker"):
        known = banker_of(rules, banker)
    declared = request.whole("declared", 0)
    game, held = game_of(rules), rules.kinds.counts_of(hand)
    if rules.wild_declared != "on-hit" or not game.holds_wild(held) or len(hand) < 2:
        declared = 0
    elif declared and declared not in game.wild_values:
        if not fit:
            allowed = ", ".join(map(total_text, game.wild_values))
            raise Fault(told("fault-declared", request.lang, allowed=allowed), "declared")
        declared = 0
    exchanged = request.flag("exchanged") and rules.exchange != "none" and len(hand) == 1
    free = rules.banker == "free"
    return DeskHand(rules, known if free else None, hand, seen, upcard, exchanged, declared, replacement), back


def put_back_text(back: Iterable[Card], lang: str) -> str | None:
    """Return a sentence on the cards that were put back into the pack; None where there were none."""
    names = [card_name(card, lang) for card in back]
    if not names:
        return None
    listed = text("list-and", lang, first=", ".join(names[:-1]), last=names[-1]) if names[1:] else names[0]
    return told("desk-put-back", lang, count=len(names), cards=listed)


def _check(
    hand: tuple[Card, ...], upcard: tuple[Card, ...], seen: tuple[Card, ...], rules: Rules, replacement: bool, lang: str
) -> None:
    """Refuse cards that cannot lie together in the pack, naming the place they lie in."""
    with naming("hand"):
        if not replacement:
            check_in_pack(hand, rules.pack, rules.packs)
        rules.kinds.counts_of(hand)
    with naming("upcard"):
        if upcard and rules.bank_card == "covered":
            raise Fault(told("fault-upcard-covered", lang), "upcard")
        if len(upcard) > 1:
            raise Fault(told("fault-upcard-one", lang), "upcard")
        if upcard:
            read_hand(hand, upcard, rules, replacement=replacement)
    with naming("seen"):
        read_hand(hand, (*seen, *upcard), rules, replacement=replacement)


def _fitted(
    hand: tuple[Card, ...], upcard: tuple[Card, ...], seen: tuple[Card, ...], rules: Rules
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards that can lie where they lie, the hand's own first, and those that cannot."""
    kept: dict[str, list[Card]] = {"hand": [], "upcard": [], "seen": []}
    back: list[Card] = []
    for place, cards in (("hand", hand), ("upcard", upcard), ("seen", seen)):
        for card in cards:
            lying = [card for cards in kept.values() for card in cards]
            if place == "upcard" and (rules.bank_card == "covered" or kept["upcard"]):
                back.append(card)
                continue
            try:
                read_hand((*lying, card), (), rules)
            except CardError:
                back.append(card)
            else:
                kept[place].append(card)
    return tuple(kept["hand"]), tuple(kept["upcard"]), tuple(kept["seen"]), tuple(back)
