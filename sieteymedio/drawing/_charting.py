"""What the charts have in common: how a hand is written on an axis, how a number is shown, sizes and colours."""

from __future__ import annotations

from typing import Any

from sieteymedio.drawing.figures import COLOURS
from sieteymedio.engine.exact import Ratio

WIDTH = 320
"""Pixels a chart may take with its axes: the width of a small phone's column."""


def shortest_hand(total: int) -> str:
    """Return the hand of fewest cards with a total in half points: a number card, with a court card for the half.

    >>> shortest_hand(10), shortest_hand(11), shortest_hand(1)
    ('5', '5 F', 'F')
    """
    whole, half = divmod(total, 2)
    number = {0: "", 1: "A"}.get(whole, str(whole))
    return f"{number} F".strip() if half else number


def short_text(hand: str) -> str:
    """Return the text of a hand with a run of court cards written as a number of them.

    >>> short_text("3 F F F F"), short_text("4 F")
    ('3 4×F', '4 F')
    """
    courts = hand.count("F")
    return hand if courts < 3 else " ".join([*hand.replace("F", "").split(), f"{courts}×F"])


def as_float(ratio: Ratio) -> float:
    """Return a `Ratio` as a float for drawing, short enough to keep the specification small."""
    return round(ratio.numerator / ratio.denominator, 6)


def as_points(total: str) -> float:
    """Return a total such as ``"4½"`` as the number a slider stands at."""
    return float(total.replace("½", ".5"))


def signed(ratio: Ratio, places: int = 3) -> str:
    """Return a difference with its sign.

    >>> signed(Ratio.of(-1, 32)), signed(Ratio.of(3, 50))
    ('−0.031', '+0.060')
    """
    text = ratio.decimal(places)
    return text.replace("-", "−") if text.startswith("-") else f"+{text}"


def scale(alt: Any, colours: dict[str, str]) -> Any:
    """Return a colour scale from names of things to names of the book's colours."""
    return alt.Scale(domain=list(colours), range=[COLOURS[name] for name in colours.values()])


def hit_or_stand(alt: Any, base: Any, size: int) -> Any:
    """Return points that tell hit from stand by their shape as well as by their colour."""
    colours = {"hit": "green", "stand": "orange"}
    return base.mark_point(filled=True, size=size, opacity=1).encode(
        color=alt.Color("better:N", title=None, scale=scale(alt, colours)),
        shape=alt.Shape(
            "better:N", title=None, scale=alt.Scale(domain=list(colours), range=["triangle-up", "triangle-down"])
        ),
        tooltip=[alt.Tooltip("hand:N"), alt.Tooltip("said:N", title="hit minus stand")],
    )


def sized(chart: Any, height: int) -> Any:
    """Return the chart `WIDTH` wide and so high, axes, legend and padding included."""
    alt = altair()

    fit = alt.AutoSizeParams(type="fit", contains="padding")
    return chart.properties(width=WIDTH, height=height, autosize=fit)


def altair() -> Any:
    """Return Altair, imported only when a chart is drawn; the engine must not wait for it."""
    import altair as found

    return found
