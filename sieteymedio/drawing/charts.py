"""The book's charts. Each carries the exact table it shows, so its slider or menu works with no kernel behind it.

Every function returns a :class:`~sieteymedio.drawing.figures.Figure`. What moves is a Vega-Lite parameter that picks rows of
the embedded table; nothing is worked out in the page. Exact values become floats here, at the last step of drawing.

>>> bust_risk().caption.startswith("Exact risk of the next card")
True
"""

from __future__ import annotations

from sieteymedio.drawing._charting import (
    altair,
    as_float,
    as_points,
    hit_or_stand,
    scale,
    short_text,
    shortest_hand,
    signed,
    sized,
)
from sieteymedio.drawing.figures import COLOURS, Figure
from sieteymedio.drawing.tallies import count_hands, count_paths, deal_to, listed_share
from sieteymedio.engine import odds
from sieteymedio.engine.cards import Card, Rank, Suit, standard_pack
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import StandAt
from sieteymedio.engine.rules import BASE
from sieteymedio.engine.totals import OVER, TARGET, total_text

__all__ = [
    "bust_frequency",
    "bust_risk",
    "hands_by_total",
    "hands_of_a_total",
    "hit_minus_stand",
    "listing_against_counting",
    "next_cards",
]

_LIMITS = ("3", "3½", "4", "4½", "5", "5½", "6", "6½", "7")
_SHUFFLERS = ("Ana", "Bruno", "Carla")
_MOST_HANDS = 300


def next_cards() -> Figure:
    """Return all the cards that could follow a first card, as a grid; a menu chooses the first card."""
    alt = altair()
    marks = {"stays_in": "stays in", "seven_and_a_half": "7½ exactly", "bust": "× bust", "": "• in your hand"}
    signs_of = {"seven_and_a_half": "7½", "bust": "×", "": "•"}
    squares, counts = [], []
    table: list[tuple[object, ...]] = [("first card", "bust", "makes 7½", "stays in", "out of")]
    for rank in [card.rank for card in standard_pack()[:10]]:
        own = Card(rank, Suit.COINS)
        after = odds.next_card([own])
        outcomes = {row.kind: row.outcome for row in after.by_kind}
        for card in standard_pack():
            outcome = "" if card == own else outcomes[BASE.kinds.of(card)]
            square = {"first": rank.english, "rank": card.rank.value, "suit": card.suit.english if card.suit else ""}
            squares.append({**square, "mark": marks[outcome], "sign": signs_of.get(outcome, "")})
        counts.append({"first": rank.english, "text": f"{after.ways_bust} of the {after.out_of} cards bust"})
        table.append((rank.english, after.ways_bust, after.ways_seven_and_a_half, after.ways_stays_in, after.out_of))
    first = alt.param(
        name="first",
        value=Rank.FIVE.english,
        bind=alt.binding_select(options=[row["first"] for row in counts], name="Your first card "),
    )
    grid = alt.Chart(alt.InlineData(values=squares)).transform_filter("datum.first == first")
    place = {
        "x": alt.X("rank:N", sort=None, title=None, axis=alt.Axis(orient="top", ticks=False, domain=False)),
        "y": alt.Y("suit:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False)),
    }
    colours = alt.Scale(domain=list(marks.values()), range=[COLOURS[name] for name in ("blue", "green", "orange", "grey")])
    cells = grid.mark_square(size=480, opacity=1).encode(
        color=alt.Color("mark:N", scale=colours, title=None, legend=alt.Legend(columns=2)), **place
    )
    signs = grid.mark_text(color="white", fontSize=14, fontWeight="bold").encode(text="sign:N", **place)
    said = (
        alt.Chart(alt.InlineData(values=counts))
        .transform_filter("datum.first == first")
        .mark_text(fontSize=15, fontWeight="bold")
        .encode(text="text:N", x=alt.value(120), y=alt.value(-34))
    )
    return Figure(
        sized(alt.layer(cells, signs, said).add_params(first), height=230),
        alt="The pack as a grid of four suits by ten ranks. With a five in your hand, the threes, fours, sixes and "
        "sevens and the three other fives are marked bust; court cards, aces and twos are not.",
        caption="Every card that could come after your first card. One pack of 40, without replacement, no other card "
        "seen. S, C and R are the court cards: jack, knight and king.",
        table=table,
    )


def bust_risk() -> Figure:
    """Return the risk of one more card by total, beside the full-pack formula; a slider takes court cards out."""
    alt = altair()
    most_seen, formula_name = 10, "full-pack formula"
    rows = []
    table: list[tuple[object, ...]] = [("total", "hand", formula_name, *(f"{n} courts seen" for n in range(0, 11, 2)))]
    for total in range(1, TARGET):
        hand = shortest_hand(total)
        formula = odds.next_card(hand, replacement=True).ratio("bust")
        exact = [odds.next_card(hand, seen="F " * seen).ratio("bust") for seen in range(most_seen + 1)]
        for seen, risk in enumerate(exact):
            row = {"seen": seen, "order": total, "total": total_text(total), "hand": hand}
            rows.append({**row, "model": "exact", "risk": as_float(risk), "said": risk.percent()})
            rows.append({**row, "model": formula_name, "risk": as_float(formula), "said": formula.percent()})
        table.append((total_text(total), hand, formula.percent(), *(risk.percent() for risk in exact[::2])))
    seen_param = alt.param(
        name="seen", value=0, bind=alt.binding_range(min=0, max=most_seen, step=1, name="Court cards you have seen go ")
    )
    base = alt.Chart(alt.InlineData(values=rows)).transform_filter("datum.seen == seen")
    encoding = {
        "x": alt.X(
            "total:N",
            sort=alt.EncodingSortField("order", op="min"),
            title="your total",
            axis=alt.Axis(labelOverlap=False),
        ),
        "y": alt.Y("risk:Q", title="risk of bust", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=5)),
        "color": alt.Color("model:N", title=None, scale=scale(alt, {"exact": "blue", formula_name: "orange"})),
        "tooltip": [alt.Tooltip("hand:N"), alt.Tooltip("model:N"), alt.Tooltip("said:N", title="risk")],
    }
    marks = base.transform_filter("datum.model != 'exact'").mark_tick(thickness=3, size=18, opacity=1).encode(**encoding)
    points = base.transform_filter("datum.model == 'exact'").mark_circle(size=90, opacity=1).encode(**encoding)
    return Figure(
        sized(alt.layer(marks, points).add_params(seen_param), height=280),
        alt="Risk of bust by total. It climbs in steps of two: a total and the same total with a half more carry nearly the "
        "same risk. As court cards go, the exact risk rises for every total that can still bust; the formula stays.",
        caption="Exact risk of the next card, one pack of 40, without replacement, beside the full-pack formula, which is "
        "the risk with replacement. The hand is one number card, with a court card (F) for the half; ½ is a lone court.",
        table=table,
    )


def hands_by_total() -> Figure:
    """Return the share of each total among the hands of 7½ or less; a menu chooses what counts as different."""
    alt = altair()
    counted = count_hands()
    ways = {"sorts of card": "kinds", "sorts and their order": "orders", "actual cards": "cards"}
    rows = []
    for name, field in ways.items():
        numbers = [getattr(row, field) for row in counted]
        for row, number in zip(counted, numbers, strict=True):
            share = Ratio.of(number, sum(numbers))
            said = {"hands": f"{number:,}", "share": as_float(share), "said": share.percent()}
            rows.append({"way": name, "order": row.total, "total": total_text(row.total), **said})
    way = alt.param(name="way", value="sorts of card", bind=alt.binding_select(options=list(ways), name="Count by "))
    bars = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.way == way")
        .mark_bar()
        .encode(
            x=alt.X(
                "total:N",
                sort=alt.EncodingSortField("order", op="min"),
                title="total of the hand",
                axis=alt.Axis(labelOverlap=False),
            ),
            y=alt.Y(
                "share:Q",
                title="share of all hands",
                scale=alt.Scale(domain=[0, 0.5]),
                axis=alt.Axis(format="%", tickCount=5),
            ),
            tooltip=[alt.Tooltip("hands:N"), alt.Tooltip("said:N", title="share")],
        )
    )
    table = [("total", *ways), *((total_text(row.total), *(f"{number:,}" for number in row[1:])) for row in counted)]
    table.append(("all", *(f"{sum(row[place] for row in counted):,}" for place in (1, 2, 3))))
    return Figure(
        sized(bars.add_params(way), height=240),
        alt="The hands by total, as shares. Counted by sorts of card the bars rise gently; by order, the top total holds "
        "more than two fifths of all; by actual cards, nearly a third.",
        caption="All hands of 7½ or less that one pack of 40 can make, without replacement, counted in three ways. "
        "These are numbers of hands, not chances.",
        table=table,
    )


def bust_frequency() -> Figure:
    """Return the running share of busts when drawing to 5, for three shufflers; a slider deals the hands."""
    alt = altair()
    rule = StandAt("5")
    true, listed = odds.final_totals(rule).ratio(OVER), listed_share(rule)
    rows, busts = [], {}
    for name in _SHUFFLERS:
        busts[name] = [0]
        for number, bust in enumerate(deal_to(10, name, _MOST_HANDS), start=1):
            busts[name].append(busts[name][-1] + bust)
            rows.append({"who": name, "hands": number, "share": round(busts[name][-1] / number, 4)})
    hands = alt.param(name="dealt", value=20, bind=alt.binding_range(min=1, max=_MOST_HANDS, step=1, name="Hands dealt "))
    who = alt.param(name="who", value=_SHUFFLERS[0], bind=alt.binding_select(options=list(_SHUFFLERS), name="Shuffler "))
    dealt = alt.Chart(alt.InlineData(values=rows)).transform_filter("datum.who == who && datum.hands <= dealt")
    x = alt.X("hands:Q", title="hands dealt", scale=alt.Scale(domain=[0, _MOST_HANDS]), axis=alt.Axis(tickCount=4))
    y = alt.Y(
        "share:Q", title="share that went bust", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=5)
    )
    line = dealt.mark_line(strokeWidth=2.5).encode(x=x, y=y)
    last = dealt.transform_filter("datum.hands == dealt").mark_point(filled=True, size=70, opacity=1).encode(x=x, y=y)
    guides = [
        {"share": as_float(value), "said": said, "at": _MOST_HANDS}
        for value, said in ((true, f"counted: {true.percent()}"), (listed, f"the list: {listed.percent()}"))
    ]
    guide = alt.Chart(alt.InlineData(values=guides))
    lines = guide.mark_rule(strokeDash=[5, 4]).encode(y=y)
    names = guide.mark_text(align="right", dy=-9).encode(y=y, x=alt.X("at:Q"), text="said:N")
    table: list[tuple[object, ...]] = [("hands dealt", *(f"{name}: busts" for name in _SHUFFLERS))]
    table += [(count, *(busts[name][count] for name in _SHUFFLERS)) for count in (10, 20, 50, 100, 200, 300)]
    return Figure(
        sized(alt.layer(lines, names, line, last).add_params(who, hands), height=260),
        alt="The share of busts jumps about over the first hands and then settles near the lower of two dashed lines, the "
        "counted chance, far below the upper one, the share of busts on the list.",
        caption="Simulated hands of one player who draws to 5: one pack of 40, without replacement, shuffled anew for every "
        f"hand. Seeds {', '.join(_SHUFFLERS)}. Standard error of the share after 100 hands: 4.4 points, after 300: 2.6.",
        table=table,
    )


def listing_against_counting() -> Figure:
    """Return the hands by the number of cards drawn, as lines of the list or as true chances; a slider moves the stop."""
    alt = altair()
    views = ("lines of the list", "true chances")
    rows, notes = [], []
    table: list[tuple[object, ...]] = [("stop at", "lines", "bust lines", "share of the list", "true chance of bust")]
    for limit in _LIMITS:
        rule = StandAt(limit)
        paths, true, listed = count_paths(rule), odds.final_totals(rule).ratio(OVER), listed_share(rule)
        total = sum(row.listed for row in paths)
        for row in paths:
            line = (Ratio.of(row.listed_bust, total), Ratio.of(row.listed, total))
            chance = (row.probability_bust, row.probability)
            for view, (bust, both) in zip(views, (line, chance), strict=True):
                for end, share in (("bust", bust), ("not bust", both - bust)):
                    said = {"share": as_float(share), "said": share.percent(2)}
                    rows.append({"stop": as_points(limit), "view": view, "cards": row.size, "end": end, **said})
        for view, share in zip(views, (listed, true), strict=True):
            notes.append({"stop": as_points(limit), "view": view, "text": f"stop at {limit}: {share.percent()} bust"})
        table.append((limit, f"{total:,}", f"{sum(row.listed_bust for row in paths):,}", listed.percent(), true.percent()))
    shown = alt.param(name="view", value=views[0], bind=alt.binding_select(options=list(views), name="Show "))
    stop = alt.param(name="stop", value=5, bind=alt.binding_range(min=3, max=7, step=0.5, name="Stop at "))
    chosen = "datum.view == view && datum.stop == stop"
    bars = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter(chosen)
        .mark_bar()
        .encode(
            x=alt.X("cards:O", title="cards drawn", scale=alt.Scale(domain=list(range(1, 14)))),
            y=alt.Y("share:Q", title="share", scale=alt.Scale(domain=[0, 0.5]), axis=alt.Axis(format="%", tickCount=5)),
            color=alt.Color("end:N", title=None, scale=scale(alt, {"bust": "orange", "not bust": "blue"})),
            order=alt.Order("end:O"),
            tooltip=[alt.Tooltip("cards:O"), alt.Tooltip("end:N"), alt.Tooltip("said:N", title="share")],
        )
    )
    note = (
        alt.Chart(alt.InlineData(values=notes))
        .transform_filter(chosen)
        .mark_text(align="right", fontWeight="bold", fontSize=14)
    )
    said = note.encode(text="text:N", x=alt.value("width"), y=alt.value(8))
    return Figure(
        sized(alt.layer(bars, said).add_params(shown, stop), height=250),
        alt="On the list most lines are five to eight cards long, and about half of them end in a bust. By true chances "
        "most hands take one to three cards, and about a quarter end in a bust.",
        caption="One player who stops at the chosen total: one pack of 40, without replacement. A line of the list is an "
        "order of sorts of card, the court cards being one sort.",
        table=table,
    )


def hit_minus_stand() -> Figure:
    """Return how much better it is to hit than to stand, by total; a slider chooses where the bank stops."""
    alt = altair()
    hands = [shortest_hand(total) for total in range(6, 12)]
    rows = []
    table: list[tuple[object, ...]] = [("bank stands on", *hands)]
    for limit in _LIMITS[:-1]:
        best = odds.best_response(banker=StandAt(limit))
        shown = []
        for total, hand in enumerate(hands, start=6):
            values = best.ratios(hand)
            gain = values["hit"] - values["stand"]
            shown.append(signed(gain))
            better = "hit" if gain.numerator > 0 else "stand"
            place = {"bank": as_points(limit), "order": total, "total": total_text(total), "pair": total // 2}
            rows.append({**place, "gain": as_float(gain), "said": shown[-1], "better": better, "hand": hand})
        table.append((limit, *shown))
    bank = alt.param(name="bank", value=5, bind=alt.binding_range(min=3, max=6.5, step=0.5, name="The bank stands on "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.bank == bank")
        .encode(
            x=alt.X("total:N", sort=alt.EncodingSortField("order", op="min"), title="your total"),
            y=alt.Y("gain:Q", title="hit minus stand, in beans", scale=alt.Scale(domain=[-0.6, 0.6])),
        )
    )
    points = hit_or_stand(alt, base, size=130)
    pairs = base.mark_line(color=COLOURS["grey"], strokeWidth=2).encode(detail="pair:N")
    zero = alt.Chart(alt.InlineData(values=[{"gain": 0}])).mark_rule(strokeWidth=1.5).encode(y="gain:Q")
    above = base.transform_filter("datum.gain > 0").mark_text(dy=-15, fontSize=12).encode(text="said:N")
    below = base.transform_filter("datum.gain <= 0").mark_text(dy=17, fontSize=12).encode(text="said:N")
    return Figure(
        sized(alt.layer(zero, pairs, points, above, below).add_params(bank), height=320),
        alt="Hit minus stand for six hands from 3 to 5½. With the bank on 5: 3 and 3½ above the line, 4 below it, 4½ above "
        "it again, 5 just below, 5½ far below.",
        caption="Your hand is one number card, with a court card (F) for the half. One pack of 40, without replacement; one "
        "player, who plays on as well as possible after a hit, against a bank that stands on the chosen total, sees "
        "nothing, wins ties and pays one to one.",
        table=table,
    )


def hands_of_a_total() -> Figure:
    """Return, for all hands of a chosen total, how much better it is to hit than to stand against a bank on 5."""
    alt = altair()
    rows = []
    table: list[tuple[object, ...]] = [("hand", "total", "hit minus stand", "better")]
    for row in odds.best_response(banker=StandAt("5")).table():
        if row.hit is None or row.stand is None or not 6 <= row.total <= 11:
            continue
        gain = row.hit - row.stand
        hand = short_text(row.hand)
        rows.append(
            {
                "hand": hand,
                "total": total_text(row.total),
                "gain": as_float(gain),
                "said": signed(gain, 4),
                "better": row.best.value,
            }
        )
        table.append((row.hand, total_text(row.total), signed(gain, 4), row.best.value))
    totals = list(dict.fromkeys(row["total"] for row in rows))
    total = alt.param(name="total", value="5", bind=alt.binding_select(options=totals, name="Hands that make "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.total == total")
        .encode(
            y=alt.Y(
                "hand:N",
                sort=alt.EncodingSortField("gain", order="descending"),
                title=None,
                axis=alt.Axis(labelOverlap=False),
            ),
            x=alt.X("gain:Q", title="hit minus stand, in beans", axis=alt.Axis(tickCount=4)),
        )
    )
    points = hit_or_stand(alt, base, size=90)
    zero = alt.Chart(alt.InlineData(values=[{"gain": 0}])).mark_rule(strokeWidth=1.5).encode(x="gain:Q")
    return Figure(
        sized(alt.layer(zero, points).add_params(total), height=380),
        alt="The hands that make 5, sorted by hit minus stand. Ace and 4 is the only one to the right of the line; a lone 5 "
        "lies a little to its left, and five made of ten court cards is furthest away.",
        caption="Court cards are written F. One pack of 40, without replacement; one player, who plays on as well as "
        "possible after a hit, against a bank that stands on 5, sees nothing, wins ties and pays one to one.",
        table=table,
    )
