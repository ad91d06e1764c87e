"""Figures that everybody can read: a picture, its caption, its text alternative and its table in one value.

A notebook shows a :class:`Figure` as an HTML ``<figure>``. Inside stands a finished SVG, so the picture is there on
paper, without a network and without a script. Beside it lies the Vega-Lite specification: on a page of the book one
local script draws the chart again from it, and then its sliders and menus move, with no kernel behind them.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

__all__ = ["COLOURS", "Figure"]

COLOURS: Mapping[str, str] = {
    "blue": "#2f7fc1",
    "orange": "#c8661a",
    "green": "#35885a",
    "purple": "#8f66b8",
    "red": "#cf4a4a",
    "grey": "#7d7d7d",
}
"""Mark colours with a contrast of at least 3 to 1 on the light page and on the dark one alike."""

_TABLE_TITLE = "The numbers behind this chart"
_VEGALITE_VERSION = "6.4"

# "currentColor" makes ink follow the page's theme in the drawn picture and in the live one; nothing is redrawn.
_INK: dict[str, Any] = {
    "labelColor": "currentColor",
    "titleColor": "currentColor",
    "labelFontSize": 13,
    "titleFontSize": 13,
    "titleFontWeight": "normal",
}
_THEME: dict[str, Any] = {
    "aria": False,
    "background": "transparent",
    "font": "sans-serif",
    "padding": 4,
    "view": {"stroke": None},
    "axis": {
        **_INK,
        "domainColor": "currentColor",
        "tickColor": "currentColor",
        "gridColor": "currentColor",
        "gridOpacity": 0.15,
        "labelOverlap": True,
    },
    "axisX": {"labelAngle": 0},
    "legend": {**_INK, "orient": "bottom", "symbolStrokeColor": "transparent"},
    "header": _INK,
    "title": {"color": "currentColor", "fontSize": 14, "anchor": "start"},
    "text": {"color": "currentColor", "fontSize": 13},
    "rule": {"color": "currentColor"},
    "mark": {"color": COLOURS["blue"], "aria": False},
    "range": {"category": list(COLOURS.values())},
}


@dataclass(frozen=True)
class Figure:
    """A chart with its text alternative, its caption and the table of the numbers it shows.

    ``chart`` is an Altair chart or a Vega-Lite specification as a ``dict``. ``alt`` says in a sentence or two what
    there is to see. ``caption`` names the rules and the policies the numbers belong to. ``table`` is a sequence of
    rows, the header row first; every cell is shown as ``str(cell)``. A figure without any of these is refused.

    >>> bars = {"data": {"values": [{"hand": "7", "ways": 27}]}, "mark": "bar",
    ...         "encoding": {"x": {"field": "hand"}, "y": {"field": "ways", "type": "quantitative"}}}
    >>> Figure(bars, alt="27 of the 39 cards bust a lone 7.", caption="One 40-card pack, without replacement.",
    ...        table=[("hand", "cards that bust"), ("7", 27)])
    Figure: One 40-card pack, without replacement.
    27 of the 39 cards bust a lone 7.
    hand  cards that bust
    7     27
    """

    chart: Any
    alt: str
    caption: str
    table: Sequence[Sequence[object]]

    def __post_init__(self) -> None:
        for name in ("alt", "caption"):
            if not str(getattr(self, name)).strip():
                raise ValueError(f"a figure needs {name}=, a sentence for readers; it was empty")
        if len(self.table) < 2:
            raise ValueError("a figure needs table=, a header row and at least one row of numbers")
        widths = {len(row) for row in self.table}
        if len(widths) > 1:
            raise ValueError(f"every row of table= must be as long as its header; the lengths are {sorted(widths)}")

    @cached_property
    def spec(self) -> dict[str, Any]:
        """The Vega-Lite specification in the book's colours; what the chart itself configures wins."""
        source: dict[str, Any] = self.chart if isinstance(self.chart, dict) else self.chart.to_dict()
        # The schema's address is of no use to the page, and a page should name no other host.
        spec = {key: value for key, value in source.items() if key not in ("$schema", "config")}
        return {**spec, "config": _merge(_THEME, source.get("config") or {})}

    @cached_property
    def svg(self) -> str:
        """The finished picture, with every slider where it stands at first."""
        import vl_convert  # 40 MB, wanted only where a picture is drawn

        drawn: str = vl_convert.vegalite_to_svg(self.spec, vl_version=_VEGALITE_VERSION)
        return _for_page(drawn, self.alt)

    def _repr_html_(self) -> str:
        spec = json.dumps(self.spec, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return (
            '<figure class="sym-figure">'
            f'<div class="sym-chart">{self.svg}</div>'
            f'<script type="application/json" class="sym-spec">{spec}</script>'
            f"<figcaption>{html.escape(self.caption)}</figcaption>"
            f"<details><summary>{_TABLE_TITLE}</summary>{_html_table(self.table)}</details>"
            "</figure>"
        )

    def __repr__(self) -> str:
        return f"Figure: {self.caption}\n{self.alt}\n{_text_table(self.table)}"

    __str__ = __repr__


def _merge(base: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in above.items():
        below = merged.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            value = _merge(below, value)
        merged[key] = value
    return merged


def _for_page(svg: str, alt: str) -> str:
    """Return the SVG labelled, scaling with the reader's letters, and with ids that no other figure uses."""
    width, height = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg).groups()  # type: ignore[union-attr]
    mark = hashlib.sha256((svg + alt).encode()).hexdigest()[:8]
    # The picture is one image with one name; roles inside it would be names without words.
    svg = re.sub(r' (role|aria-roledescription)="graphics[^"]*"| aria-roledescription="[^"]*"', "", svg)
    svg = re.sub(r'\bid="', f'id="{mark}-', svg)
    svg = re.sub(r"url\(#", f"url(#{mark}-", svg)
    svg = re.sub(r'href="#', f'href="#{mark}-', svg)
    # Sixteen pixels are one rem, so that a projector's larger letters come with a larger picture.
    label = html.escape(alt, quote=True)
    size = f'role="img" aria-label="{label}" style="--chart-width:{width};--chart-height:{height}" '
    return svg.replace("<svg ", f"<svg {size}", 1)


def _html_table(rows: Sequence[Sequence[object]]) -> str:
    def cells(row: Sequence[object], tag: str) -> str:
        return "".join(f"<{tag}>{html.escape(str(cell))}</{tag}>" for cell in row)

    head = "".join(f'<th scope="col">{html.escape(str(cell))}</th>' for cell in rows[0])
    body = "".join(f'<tr><th scope="row">{html.escape(str(row[0]))}</th>{cells(row[1:], "td")}</tr>' for row in rows[1:])
    table = f'<table class="sym-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    # On a phone a wide table scrolls in a box of its own, which the keyboard must reach.
    return f'<div class="sym-scroll" tabindex="0" role="region" aria-label="{_TABLE_TITLE}">{table}</div>'


def _text_table(rows: Sequence[Sequence[object]]) -> str:
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in texts)
    return "\n".join(line.rstrip() for line in lines)
