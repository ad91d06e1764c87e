"""The charts of prices: what each rule is worth, where the rule sets stand, what makes the game fair.

Like those of `sieteymedio.drawing.charts`, each carries the exact table it shows, so its sliders and menus work with no
kernel behind them, and exact values become floats only at the last step of drawing.

>>> fair_pay().table[5]
('2 to 1', '−0.1042', '−0.0071')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sieteymedio.comparing.sides import Side
from sieteymedio.drawing._charting import altair, as_float, scale, signed, sized
from sieteymedio.drawing.figures import COLOURS, Figure
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import Action, Chase, Policy, StandAt
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import BASE, Rules

__all__ = ["BANKS", "PRICED_RULES", "fair_pay", "first_card_values", "presets_on_a_line", "rule_prices"]

BANKS: Mapping[str, Policy] = {"stands on 5": StandAt("5"), "chases you": Chase()}
"""The two bankers that prices are quoted against."""

PRICED_RULES: Mapping[str, Mapping[str, Any]] = {
    "bank’s first card open": {"bank_card": "open"},
    "ties: the stake goes back": {"ties": "push"},
    "both bust: stake back": {"double_bust": "refunded"},
    "8s and 9s always bust (48)": {"pack": "48-pip"},
    "ties: bank only on 5": {"ties": "banker-on-5"},
    "exchange a first 3 or 4": {"exchange": "3-or-4"},
    "any 7½ pays 2 to 1": {"seven_and_a_half_pays": 2},
    "natural pays 2 to 1": {"natural": "any-suit", "natural_pays": 2},
    "exchange a first 4": {"exchange": "4"},
    "any 7½ pays 3 to 2": {"seven_and_a_half_pays": "3/2"},
    "8s and 9s count ½ (48)": {"pack": "48-half"},
    "seven of coins wild": {"wild": "7o"},
    "king of coins wild": {"wild": "Ro"},
    "two sevens pay 3 to 1": {"two_sevens": True},
    "8s count nothing (44)": {"pack": "44-zero"},
    "cards asked face down": {"ask": "one-down"},
    "two packs": {"packs": 2},
    "no jacks (36)": {"pack": "36"},
    "bank’s 7½ takes double": {"bank_seven_and_a_half_takes": 2},
}
"""The rules that `rule_prices` changes, one at a time, in the base game: a name and the fields of `Rules`."""

_FIRST_CARDS: Mapping[str, Rules] = {
    "the base game": BASE,
    "any 7½ pays 2 to 1": Rules(seven_and_a_half_pays=2),
    "ties: the stake goes back": Rules(ties="push"),
    "exchange a first 3 or 4": Rules(exchange="3-or-4"),
    "king of coins wild": Rules(wild="Ro"),
}
_PLAYED: Mapping[str, Callable[[Rules], bool]] = {
    "all rule sets": lambda rules: True,
    "more than 1 to 1 for a 7½": lambda rules: rules.seven_and_a_half_pays != BASE.seven_and_a_half_pays,
    "a wild card": lambda rules: rules.wild is not None,
    "naturals": lambda rules: rules.natural != "none",
    "two sevens": lambda rules: rules.two_sevens,
    "the bank’s first card open": lambda rules: rules.bank_card == "open",
    "stakes after the first card": lambda rules: rules.bet in ("after", "either"),
    "cards asked face down": lambda rules: rules.ask != "up",
    "splitting": lambda rules: rules.split != "none",
    "an exchange": lambda rules: rules.exchange != "none",
}
_FIRST_ACTIONS = {Action.HIT: "green", Action.STAND: "orange", Action.EXCHANGE: "purple"}
_TIES: Mapping[str, str] = {"the bank takes ties": "banker", "ties: the stake goes back": "push"}
_QUARTERS = range(4, 21)
"""What a 7½ pays on the slider of `fair_pay`, in quarters of a stake."""


def rule_prices() -> Figure:
    """Return what each rule is worth to the player, changed alone in the base game; a menu chooses the banker."""
    alt = altair()
    priced = {name: [_price(values, banker) for banker in BANKS.values()] for name, values in PRICED_RULES.items()}
    # Always in the order of the first bank's prices, so that another bank is seen to change them.
    names = sorted(priced, key=lambda name: -as_float(priced[name][0]))
    rows = []
    table: list[tuple[object, ...]] = [("one rule changed", *(f"the bank {bank}" for bank in BANKS), "who plays it")]
    for name in names:
        who = _who_plays(PRICED_RULES[name])
        for bank, price in zip(BANKS, priced[name], strict=True):
            gains = "no change" if not price.numerator else "you gain" if price.numerator > 0 else "you lose"
            side = 0 if price.numerator < 0 else 1
            said = {"price": as_float(price), "said": signed(price, 4) if price.numerator else "0"}
            rows.append({"rule": name, "bank": bank, "gains": gains, "who": who, "side": side, **said})
        table.append((name, *(signed(price, 5) if price.numerator else "0" for price in priced[name]), who))
    bank = alt.param(name="bank", value="stands on 5", bind=alt.binding_select(options=list(BANKS), name="The bank "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.bank == bank")
        .encode(
            y=alt.Y(
                "rule:N",
                sort=names,
                title=None,
                axis=alt.Axis(labelLimit=170, labelOverlap=False, labelFontSize=12),
            ),
            x=alt.X(
                "price:Q",
                title="change, in beans a hand",
                scale=alt.Scale(domain=[-0.18, 0.26]),
                axis=alt.Axis(tickCount=4),
            ),
            tooltip=[alt.Tooltip("rule:N"), alt.Tooltip("said:N", title="beans a hand"), alt.Tooltip("who:N", title="in")],
        )
    )
    colours = {"you gain": "green", "no change": "grey", "you lose": "orange"}
    bars = base.mark_bar().encode(color=alt.Color("gains:N", legend=None, scale=scale(alt, colours)))
    right = base.transform_filter("datum.side == 1").mark_text(align="left", dx=4, fontSize=11).encode(text="said:N")
    left = base.transform_filter("datum.side == 0").mark_text(align="right", dx=-4, fontSize=11).encode(text="said:N")
    return Figure(
        sized(alt.layer(bars, right, left).add_params(bank), height=440),
        alt="Against a bank that stands on 5 the open card of the bank is worth most, then ties that give the stake back; "
        "a wild king hardly matters, two sevens and cards asked face down change nothing, and a bank that takes double "
        "with its 7½ costs most.",
        caption="One rule changed in the base game (one pack of 40, without replacement, the bank takes ties, all paid one "
        "to one); one player, who plays as well as the changed rules allow, against the bank chosen. Exact.",
        table=table,
    )


def _price(values: Mapping[str, Any], banker: Policy) -> Ratio:
    return Side(Rules(**values), banker=banker).ratio_edge - Side(banker=banker).ratio_edge


def _who_plays(values: Mapping[str, Any]) -> str:
    asked = Rules(**values)
    names = [
        preset.title
        for preset in PRESETS.values()
        if all(getattr(preset.rules, field) == getattr(asked, field) for field in values)
        and set(values) <= {field for field, _ in preset.stated}
    ]
    return ", ".join(names) if names else "no rule set of this book"


def presets_on_a_line() -> Figure:
    """Return where every preset stands against both banks; a menu marks those that play a rule."""
    alt = altair()
    found = []
    for preset in PRESETS.values():
        by_bank = dict(zip(BANKS, (edge for _, edge in Side(preset.rules).edges()), strict=False))
        found.append((preset, by_bank))
    found.sort(key=lambda pair: -as_float(pair[1]["stands on 5"]))
    rows = []
    table: list[tuple[object, ...]] = [("rule set", *(f"the bank {bank}" for bank in BANKS), "rules of note")]
    for preset, by_bank in found:
        plays = [name for name, played in _PLAYED.items() if played(preset.rules)]
        for bank, edge in by_bank.items():
            told = {"edge": as_float(edge), "said": signed(edge, 4), "bank": f"the bank {bank}"}
            rows.append({"set": preset.title, "plays": plays, **told})
        edges = [signed(by_bank[bank], 5) if bank in by_bank else "the rules bind it to 5" for bank in BANKS]
        table.append((preset.title, *edges, ", ".join(plays[1:]) or "none"))
    rule = alt.param(
        name="rule", value="all rule sets", bind=alt.binding_select(options=list(_PLAYED), name="Mark those with ")
    )
    names = [preset.title for preset, _ in found]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("set:N", sort=names, title=None, axis=alt.Axis(labelLimit=160, labelOverlap=False, labelFontSize=11)),
        x=alt.X(
            "edge:Q", title="your gain, in beans a hand", scale=alt.Scale(domain=[-0.4, 0.02]), axis=alt.Axis(tickCount=4)
        ),
        opacity=alt.condition("indexof(datum.plays, rule) >= 0", alt.value(1), alt.value(0.15)),
        tooltip=[alt.Tooltip("set:N"), alt.Tooltip("bank:N"), alt.Tooltip("said:N", title="beans a hand")],
    )
    lines = base.mark_line(color=COLOURS["grey"], strokeWidth=1.5).encode(detail="set:N")
    banks = [f"the bank {bank}" for bank in BANKS]
    colour = alt.Scale(domain=banks, range=[COLOURS["blue"], COLOURS["orange"]])
    legend = alt.Legend(columns=1, labelLimit=280)
    points = base.mark_point(filled=True, size=60).encode(
        color=alt.Color("bank:N", title=None, scale=colour, legend=legend),
        shape=alt.Shape("bank:N", title=None, scale=alt.Scale(domain=banks, range=["circle", "triangle-left"])),
    )
    return Figure(
        sized(alt.layer(lines, points).add_params(rule), height=600),
        alt="Thirty rule sets, best for the player at the top. The two casino games with an open card stand almost at zero; "
        "most home rules lie between a tenth and a sixth of a bean below, and against a bank that chases between a fifth "
        "and a third.",
        caption="Each rule set as its source states it, gaps filled by us: its own pack (mostly of 40), without "
        "replacement, one player at his best, one bean before the first card, no splitting, no raising. A bank that the "
        "rules bind has one mark.",
        table=table,
    )


def fair_pay() -> Figure:
    """Return the player's gain by what a winning 7½ pays, with a slider for the pay and a menu for the ties."""
    alt = altair()
    rows = []
    table: list[tuple[object, ...]] = [("7½ pays", *_TIES)]
    for quarter in _QUARTERS:
        pays, said = Ratio.of(quarter, 4), []
        for name, ties in _TIES.items():
            edge = Side(Rules(ties=ties, seven_and_a_half_pays=pays)).ratio_edge
            said.append(signed(edge, 4))
            # The word says which way the beans go, so the amount goes without a sign.
            gained = "you gain" if edge.numerator > 0 else "you lose"
            amount = Ratio.of(abs(edge.numerator), edge.denominator).decimal(4)
            told = {"edge": as_float(edge), "text": f"{gained} {amount}"}
            rows.append({"ties": name, "pays": as_float(pays), **told})
        table.append((f"{pays} to 1", *said))
    pays_param = alt.param(name="pays", value=1, bind=alt.binding_range(min=1, max=5, step=0.25, name="A winning 7½ pays "))
    ties_param = alt.param(name="ties", value=next(iter(_TIES)), bind=alt.binding_select(options=list(_TIES), name="Ties "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.ties == ties")
        .encode(
            x=alt.X(
                "pays:Q", title="what a winning 7½ pays, to 1", scale=alt.Scale(domain=[1, 5]), axis=alt.Axis(tickCount=5)
            ),
            y=alt.Y(
                "edge:Q",
                title="your gain, in beans a hand",
                scale=alt.Scale(domain=[-0.2, 0.2]),
                axis=alt.Axis(tickCount=5),
            ),
        )
    )
    zero = alt.Chart(alt.InlineData(values=[{"edge": 0}])).mark_rule(strokeWidth=1.5).encode(y="edge:Q")
    here = base.transform_filter("datum.pays == pays")
    point = here.mark_point(filled=True, size=130, opacity=1, color=COLOURS["orange"])
    said_here = here.mark_text(align="left", fontWeight="bold", fontSize=14).encode(
        text="text:N", x=alt.value(8), y=alt.value(8)
    )
    return Figure(
        sized(
            alt.layer(zero, base.mark_line(strokeWidth=2.5), point, said_here).add_params(ties_param, pays_param), height=260
        ),
        alt="The player's gain rises with the pay of a winning 7½, almost in a straight line. With ties to the bank it "
        "crosses zero a little above three and a half; with ties pushed, just above two.",
        caption="Base game but for the two rules chosen: one pack of 40, without replacement; one player at his best for "
        "those rules, against a bank that stands on 5 and sees nothing.",
        table=table,
    )


def first_card_values() -> Figure:
    """Return what each first card is worth; menus choose the rules and the banker."""
    alt = altair()
    rows = []
    table: list[tuple[object, ...]] = [("rules", "the bank", "first card", "worth", "best")]
    order: list[str] = []
    for name, rules in _FIRST_CARDS.items():
        for bank, banker in BANKS.items():
            for row in Side(rules, banker=banker).first_cards():
                card = {"F": "court", "A": "ace", "Ro": "wild"}.get(row.card, row.card)
                better = row.action.value if row.action else ""
                order += [card] if card not in order else []
                place = {"rules": name, "bank": bank, "card": card, "better": better, "hand": row.name}
                rows.append({**place, "value": as_float(row.value), "said": signed(row.value, 2)})
                table.append((name, bank, row.name, signed(row.value, 4), better))
    rules_param = alt.param(
        name="rules", value="the base game", bind=alt.binding_select(options=list(_FIRST_CARDS), name="Rules ")
    )
    bank_param = alt.param(name="bank", value="stands on 5", bind=alt.binding_select(options=list(BANKS), name="The bank "))
    base = (
        alt.Chart(alt.InlineData(values=rows))
        .transform_filter("datum.rules == rules && datum.bank == bank")
        .encode(
            x=alt.X("card:N", sort=order, title="your first card", axis=alt.Axis(labelOverlap=False)),
            y=alt.Y(
                "value:Q",
                title="its worth, in beans",
                scale=alt.Scale(domain=[-0.8, 0.8]),
                axis=alt.Axis(tickCount=5),
            ),
        )
    )
    colours = {action.value: colour for action, colour in _FIRST_ACTIONS.items()}
    bars = base.mark_bar().encode(
        color=alt.Color("better:N", title=None, scale=scale(alt, colours)),
        tooltip=[alt.Tooltip("hand:N"), alt.Tooltip("better:N", title="best"), alt.Tooltip("said:N", title="beans")],
    )
    zero = alt.Chart(alt.InlineData(values=[{"value": 0}])).mark_rule(strokeWidth=1.5).encode(y="value:Q")
    above = base.transform_filter("datum.value > 0").mark_text(dy=-9, fontSize=11).encode(text="said:N")
    below = base.transform_filter("datum.value <= 0").mark_text(dy=10, fontSize=11).encode(text="said:N")
    return Figure(
        sized(alt.layer(bars, zero, above, below).add_params(rules_param, bank_param), height=290),
        alt="In the base game against a bank that stands on 5 only the 6 and the 7 are worth more than nothing, the 7 more "
        "than half a bean; from ace to 5 a first card costs a quarter to half a bean.",
        caption="What a first card is worth to a player who goes on as well as possible: the base game, or one rule of it "
        "changed; one pack of 40, without replacement, against the bank chosen.",
        table=table,
    )
