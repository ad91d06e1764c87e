"""The charts of the special rules: what a wild card makes of a hand, and how often the special hands come.

Like those of `sieteymedio.drawing.charts`, each carries the exact table it shows, so its menu works with no kernel behind
it, and exact values become floats only at the last step of drawing.

>>> wild_card().table[1]
('½', '7½, as 7', '7½, as 7', '1')
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from sieteymedio.drawing._charting import altair, as_float, shortest_hand, sized
from sieteymedio.drawing.figures import COLOURS, Figure
from sieteymedio.engine.cards import Card, Rank, read_cards
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.hands import game_of
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.totals import OVER, TARGET, points_of, total_text

__all__ = ["special_hands", "wild_card"]

_HOW_WILD: Mapping[str, Rules] = {
    "½ or 1 to 7": Rules(wild="Ro"),
    "1 to 7 only": Rules(wild="Ro", wild_values="whole", wild_alone="must-draw"),
    "½, it is not wild": BASE,
}
_PACKS: Mapping[str, Rules] = {
    "40 cards": BASE,
    "40, king of coins wild": Rules(wild="Ro"),
    "36, no jacks": Rules(pack="36"),
    "44, eights count nothing": Rules(pack="44-zero"),
    "48, eights and nines count ½": Rules(pack="48-half"),
}


def wild_card() -> Figure:
    """Return what the wild card makes of every total; a menu chooses what it may count."""
    alt = altair()
    rows = []
    cells: dict[int, list[str]] = {total: [] for total in range(1, TARGET + 1)}
    for name, rules in _HOW_WILD.items():
        for total, said in cells.items():
            worth = game_of(rules).worth(rules.kinds.counts_of(read_cards(f"Ro {shortest_hand(total).replace('F', 'Rc')}")))
            place = {"rule": name, "order": total, "total": total_text(total)}
            if worth == OVER:
                said.append("bust")
                if total < TARGET:
                    rows.append({**place, "made": 8, "text": "bust", "counts": "1", "end": "bust"})
                continue
            made = points_of(worth)
            as_value = f"{total_text(made)}, as {total_text(made - total)}"
            said.append(as_value if rules.wild else total_text(made))
            rows.append(
                {**place, "made": made / 2, "text": total_text(made), "counts": total_text(made - total), "end": "in"}
            )
    rule = alt.param(
        name="rule",
        value=next(iter(_HOW_WILD)),
        bind=alt.binding_select(options=list(_HOW_WILD), name="The king may count "),
    )
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.rule == rule")
        .encode(
            x=alt.X(
                "total:N",
                sort=alt.EncodingSortField("order", op="min"),
                title="total of the other cards",
                scale=alt.Scale(domain=[total_text(total) for total in range(1, TARGET)]),
                axis=alt.Axis(labelOverlap=False),
            ),
            y=alt.Y(
                "made:Q", title="total with the king", scale=alt.Scale(domain=[0, 9]), axis=alt.Axis(values=list(range(8)))
            ),
            tooltip=[alt.Tooltip("total:N"), alt.Tooltip("counts:N", title="the king counts"), alt.Tooltip("text:N")],
        )
    )
    ends = alt.Scale(domain=["in", "bust"], range=[COLOURS["blue"], COLOURS["orange"]])
    points = base.mark_point(filled=True, size=110, opacity=1).encode(color=alt.Color("end:N", legend=None, scale=ends))
    names = base.mark_text(dy=-14, fontSize=12).encode(text="text:N")
    return Figure(
        sized(alt.layer(points, names).add_params(rule), height=250),
        alt="With a wild card that may count a half or 1 to 7, every total with a half and the 7 become 7½, and every "
        "other whole total becomes 7. With whole values only, a 7 cannot be helped.",
        caption="The king of coins beside other cards that make the total below, at his best. Rules: one pack of 40, the "
        "king wild or not as chosen. Nothing is drawn here, so with or without replacement it is the same.",
        table=[("other cards", *_HOW_WILD), *((total_text(total), *said) for total, said in cells.items())],
    )


def special_hands() -> Figure:
    """Return how often two cards are a hand with a rule of its own; a menu chooses the pack."""
    alt = altair()
    rows = []
    by_hand: dict[str, list[str]] = {}
    for pack, rules in _PACKS.items():
        for hand, chance in _two_cards(rules).items():
            rows.append({"pack": pack, "hand": hand, "share": as_float(chance), "said": chance.percent(2)})
            by_hand.setdefault(hand, []).append(f"{chance} = {chance.percent(2)}")
    pack = alt.param(name="pack", value="40 cards", bind=alt.binding_select(options=list(_PACKS), name="Pack "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.pack == pack")
        .encode(
            y=alt.Y("hand:N", sort=list(by_hand), title=None, axis=alt.Axis(labelLimit=200, labelOverlap=False)),
            x=alt.X(
                "share:Q",
                title="chance in the first two cards",
                scale=alt.Scale(domain=[0, 0.24]),
                axis=alt.Axis(format="%", tickCount=4),
            ),
        )
    )
    said = base.mark_text(align="left", dx=4, fontSize=12).encode(text="said:N")
    return Figure(
        sized(alt.layer(base.mark_bar(), said).add_params(pack), height=230),
        alt="In a pack of 40 a first 4 is the commonest of the special cases, then two court cards, then 7½ in two cards; "
        "two sevens are rarest, under one hand in a hundred.",
        caption="Your first two cards from a whole pack, without replacement: the pack of 40 or another one, no card wild "
        "unless said. No policy is needed: these are the cards, not what anyone does with them.",
        table=[("hand", *_PACKS), *((hand, *chances) for hand, chances in by_hand.items())],
    )


def _two_cards(rules: Rules) -> dict[str, Ratio]:
    cards, game = rules.cards, game_of(rules)
    pairs = comb(len(cards), 2)
    found = dict.fromkeys(("two court cards", "7½", "7½ of one suit", "two sevens"), 0)
    for place, first in enumerate(cards):
        for second in cards[:place]:
            made = points_of(game.worth(rules.kinds.counts_of((first, second)))) == TARGET
            found["two court cards"] += _is_court(first) and _is_court(second) and rules.wild not in (first, second)
            found["7½"] += made
            found["7½ of one suit"] += made and first.suit is second.suit
            found["two sevens"] += first.rank is second.rank is Rank.SEVEN
    fours = sum(card.rank is Rank.FOUR for card in cards)
    return {
        "a first card of 4": Ratio.of(fours, len(cards)),
        **{hand: Ratio.of(ways, pairs) for hand, ways in found.items()},
    }


def _is_court(card: Card) -> bool:
    return card.rank in (Rank.SOTA, Rank.CABALLO, Rank.REY)
