"""Suit emblems and index letters from which the cards are drawn, as SVG fragments.

Every drawing is centred on the origin in its natural size, so that a caller places it
with one ``translate`` and one ``scale``. Outlines are drawn, not set in a font: a card
looks the same on every device.
"""

from typing import NamedTuple


class SuitStyle(NamedTuple):
    """Colours of one suit and the natural size of its emblem."""

    ink: str
    """Dark outline and index colour; at least 7 : 1 on the paper."""
    main: str
    light: str
    width: int
    height: int


PAPER = "#fffaf0"
OUTLINE = "#2b1d13"
GOLD = "#e9b93a"
SKIN = "#f3cda6"
HAIR = "#5a3820"

SUITS: dict[str, SuitStyle] = {
    "o": SuitStyle("#6b4300", "#f2bf33", "#ffe296", 24, 24),
    "c": SuitStyle("#8c1620", "#d3363c", "#f6b3a6", 24, 28),
    "e": SuitStyle("#173a6b", "#3f7fc4", "#bcd8f5", 16, 46),
    "b": SuitStyle("#1c4a22", "#4c9a46", "#b9dd9c", 16, 46),
}

GLYPHS: dict[str, str] = {
    "A": "M1 28 10 1 19 28M4.6 18.5H15.4",
    "2": "M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5",
    "3": "M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23",
    "4": "M14 28V1.5L1.5 19.5H19.5",
    "5": "M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24",
    "6": "M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17",
    "7": "M1.5 1.5H18C12 9 8.5 18 7.5 28",
    "8": "M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2",
    "9": "M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5",
    "S": "M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5",
    "C": "M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22",
    "F": "M3.5 28V1.5H18M3.5 14H15",
    "R": "M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28",
}
"""Index letters as strokes in a box 20 wide and 28 high."""


def path(data: str, fill: str, stroke: str = OUTLINE, width: str = "1.4") -> str:
    """Return one outlined path."""
    return f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"/>'


def line(data: str, stroke: str = OUTLINE, width: str = "1.4") -> str:
    """Return one open stroke with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def circle(x: str, y: str, radius: str, fill: str, stroke: str = OUTLINE, width: str = "1.4") -> str:
    """Return one outlined circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def placed(fragment: str, x: float, y: float, scale: float = 1, turn: int = 0) -> str:
    """Return the fragment moved to a place, scaled and turned clockwise by degrees.

    >>> placed("<g/>", 60, 75, 1.5)
    '<g transform="translate(60 75) scale(1.5)"><g/></g>'
    """
    rotation = f" rotate({turn})" if turn else ""
    size = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){rotation}{size}">{fragment}</g>'


def glyph(rank: str, x: float, y: float, scale: float, ink: str, weight: str = "4.8") -> str:
    """Return an index letter whose top left corner stands at ``x, y``."""
    return placed(line(GLYPHS[rank], ink, weight), x, y, scale)


def _coin() -> str:
    style = SUITS["o"]
    star = (
        "M0-7.4 1.7-2.9 5.2-5.2 2.9-1.7 7.4 0 2.9 1.7 5.2 5.2 1.7 2.9"
        " 0 7.4-1.7 2.9-5.2 5.2-2.9 1.7-7.4 0-2.9-1.7-5.2-5.2-1.7-2.9Z"
    )
    return (
        circle("0", "0", "11.3", style.main, style.ink)
        + circle("0", "0", "8.7", style.light, style.ink, ".8")
        + path(star, style.ink, style.ink, ".3")
        + circle("0", "0", "1.7", style.light, style.ink, ".5")
    )


def _cup() -> str:
    style = SUITS["c"]
    bowl = "M-11-12H11C11-2.5 7 2.2 2.6 4V7.6C2.6 9.6 8.2 10 8.2 13.4H-8.2C-8.2 10-2.6 9.6-2.6 7.6V4C-7 2.2-11-2.5-11-12Z"
    band = "M-10.7-8.6H10.7C10.3-6.8 9.8-5.3 9-3.9H-9C-9.8-5.3-10.3-6.8-10.7-8.6Z"
    return (
        path(bowl, style.main, style.ink)
        + path(band, GOLD, style.ink, ".9")
        + f'<ellipse cy="-12" rx="11" ry="1.9" fill="{style.light}" stroke="{style.ink}" stroke-width="1.2"/>'
        + f'<ellipse cy="5.8" rx="4.4" ry="1.9" fill="{GOLD}" stroke="{style.ink}"/>'
        + line("M-6-1.6C-5 .2-3.6 1.4-2.2 2.2", style.light, "1.2")
    )


def _sword() -> str:
    style = SUITS["e"]
    return (
        path("M0-22.4 3.4-17V8.4H-3.4V-17Z", style.light, style.ink)
        + path("M0-22.4 3.4-17V8.4H0Z", style.main, style.ink, ".6")
        + path(
            "M-7.4 6.6C-7.4 9-5 8.2-3 8.2H3C5 8.2 7.4 9 7.4 6.6V10.6C7.4 12.4 4 12 2 12H-2C-4 12-7.4 12.4-7.4 10.6Z",
            GOLD,
            style.ink,
            "1.2",
        )
        + path("M-1.9 12H1.9L1.6 18.4H-1.6Z", style.main, style.ink, "1.2")
        + circle("0", "20", "2.5", GOLD, style.ink, "1.2")
    )


def _club() -> str:
    style = SUITS["b"]
    wood = "M-6.8-19.6C-6.4-11-4.4 2-3.4 19C-3.2 22.8 3.2 22.8 3.4 19C4.4 2 6.4-11 6.8-19.6Z"
    stubs = "M3.6-2.6 8.6-7.4 6-10.8 4-8.8ZM-4.6-8.2-9.4-12.8-6.8-16.2-4.6-14.2ZM-3 6-7.2 2.4-5-.8-2.6 1.4Z"
    sawn = (
        ("0", "-19.8", "6.8", "2.7", "0"),
        ("7.5", "-9.2", "2.3", "1.4", "53"),
        ("-8.3", "-14.6", "2.3", "1.4", "-53"),
        ("-6.3", ".7", "2.2", "1.3", "-55"),
    )
    bark = "M-3.4-14C-2.8-8-2.2-2-1.6 3M0-10C.2-4 .2 4 0 9M3.6-15C3.2-9 2.4 2 2 7"
    return (
        path(stubs, style.main, style.ink)
        + path(wood, style.main, style.ink)
        + line(bark, style.ink, ".9")
        + "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({turn} {x} {y})" '
            f'fill="#f0c98c" stroke="{style.ink}" stroke-width="1.1"/>'
            for x, y, rx, ry, turn in sawn
        )
        + f'<ellipse cy="-19.8" rx="3" ry="1.1" fill="none" stroke="{style.ink}" stroke-width=".8"/>'
        + path("M-3.1 14.6H3.1L3.3 18H-3.3Z", GOLD, style.ink, ".9")
    )


def emblem(suit: str) -> str:
    """Return the emblem of a suit, centred on the origin in its natural size."""
    return {"o": _coin, "c": _cup, "e": _sword, "b": _club}[suit]()
