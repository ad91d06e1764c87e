"""The cards as pictures: our own SVG drawings, one source for the widgets, the book and print.

A card is named by its text: a rank ``A 2 3 4 5 6 7 S C R``, in larger packs ``8 9`` too, and
a suit ``o c e b`` (``"Ro"`` is the king of coins). A rank without a suit gives a plain face, for hands that
are counted by kind. Anything whose ``str`` is such a text is accepted, so card objects are too.

The frame carries the old *pinta*: its top and bottom lines are broken never for coins,
once for cups, twice for swords and three times for clubs, so a suit is told by colour, by
shape and by its edge.
"""

from collections.abc import Callable

from ._art_figures import FIGURES, back, crown
from ._art_shapes import OUTLINE, PAPER, SUITS, emblem, glyph, line, placed

WIDTH, HEIGHT = 100, 150
RANKS = "A23456789SCR"
ANY_COURT = "F"
SUIT_LETTERS = "oceb"

_RANK_NAMES = dict(
    zip(
        RANKS,
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "jack", "knight", "king"),
        strict=True,
    )
)
_RANK_NAMES[ANY_COURT] = "court card"
_SUIT_NAMES = {"o": "coins", "c": "cups", "e": "swords", "b": "clubs"}
_VALUE_NAMES = {"A": "one", "S": "one half", "C": "one half", "R": "one half", ANY_COURT: "one half"}

_Pip = Callable[[str], str]

_LEFT, _MIDDLE, _RIGHT = 45, 61, 77
_ROUND_PLACES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "A": ((57, 82, 68),),
    "2": ((60, 43, 40), (60, 108, 40)),
    "3": ((60, 34, 34), (60, 76, 34), (60, 118, 34)),
    "4": tuple((x, y, 30) for y in (46, 108) for x in (_LEFT, _RIGHT)),
    "5": tuple((x, y, 29) for y in (37, 117) for x in (_LEFT, _RIGHT)) + ((_MIDDLE, 77, 29),),
    "6": tuple((x, y, 28) for y in (34, 77, 120) for x in (_LEFT, _RIGHT)),
    "7": tuple((x, y, 26) for y in (29, 81, 122) for x in (_LEFT, _RIGHT)) + ((_MIDDLE, 55, 26),),
    "8": tuple((x, y, 25) for y in (28, 77, 126) for x in (_LEFT, _RIGHT)) + tuple((_MIDDLE, y, 25) for y in (52, 102)),
    "9": tuple((x, y, 22) for y in (25, 60, 94, 128) for x in (_LEFT, _RIGHT)) + ((_MIDDLE, 77, 22),),
}
_LONG_PLACES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "A": ((58, 77, 120),),
    "2": ((45, 77, 88), (77, 77, 88)),
    "3": ((42, 106, 62), (61, 44, 62), (80, 106, 62)),
    "4": tuple((x, y, 58) for y in (44, 109) for x in (46, 76)),
    "5": tuple((x, y, 54) for y in (43, 110) for x in (42, 80)) + ((_MIDDLE, 77, 54),),
    "6": tuple((x, y, 54) for y in (44, 109) for x in (40, 61, 82)),
    "7": tuple((x, y, 42) for y in (53, 101) for x in (42, 80)) + tuple((_MIDDLE, y, 42) for y in (32, 77, 122)),
    "8": tuple((x, y, 40) for y in (32, 122) for x in (40, 61, 82)) + tuple((x, 77, 40) for x in (50, 72)),
    "9": tuple((x, y, 40) for y in (32, 77, 122) for x in (40, 61, 82)),
}


def _split(card: object) -> tuple[str, str]:
    text = str(card)
    suits = ("",) if text[:1] == ANY_COURT else ("", *SUIT_LETTERS)
    if not text or text[0] not in RANKS + ANY_COURT or text[1:] not in suits:
        raise ValueError(
            f"{text!r} is not a card: write a rank of A 2 3 4 5 6 7 8 9 S C R (F: any court card), then a suit of o c e b"
        )
    return text[0], text[1:]


def alt_text(card: object) -> str:
    """Return the words that stand for a card: its name, then its value where the name does not say it.

    >>> alt_text("Ro")
    'king of coins, one half'
    >>> alt_text("5c"), alt_text("A"), alt_text("back")
    ('five of cups', 'ace, one', 'covered card')
    """
    if str(card) == "back":
        return "covered card"
    rank, suit = _split(card)
    name = _RANK_NAMES[rank] + (f" of {_SUIT_NAMES[suit]}" if suit else "")
    return f"{name}, {_VALUE_NAMES[rank]}" if rank in _VALUE_NAMES else name


def _frame(suit: str, ink: str) -> str:
    """Return the inner frame, its horizontal lines broken as the suit demands."""
    breaks = SUIT_LETTERS.find(suit) if suit else 0
    gap, start, end = 5, 10, 90
    step = (end - start - gap * breaks) / (breaks + 1)
    strokes = "".join(f"M{start + index * (step + gap):.4g} {y}h{step:.4g}" for y in (5, 145) for index in range(breaks + 1))
    sides = "M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145"
    return line(strokes + sides, ink, "1.2")


def _index_pip(suit: str, drawing: str, x: float, y: float, size: float) -> str:
    """Return the emblem under the index; the long ones lie aslant to fill the square."""
    style = SUITS[suit]
    if style.height > 30:
        turned = f'<g transform="scale(1.35 .92)">{drawing}</g>'
        return placed(turned, x, y, size / 34, 38 if suit == "e" else -38)
    return placed(drawing, x, y, size / max(style.width, style.height))


def _face(rank: str, suit: str, pip: _Pip) -> str:
    if rank == ANY_COURT:
        return _frame("", OUTLINE) + placed(crown(), 50, 77, 1.15)
    if not suit:
        return _frame("", OUTLINE) + glyph(rank, 27, 43, 2.3, OUTLINE, "4.2")
    style = SUITS[suit]
    drawing = pip(suit)
    if rank in FIGURES:
        picture = FIGURES[rank](suit, drawing)
    else:
        places = (_LONG_PLACES if style.height > 30 else _ROUND_PLACES)[rank]
        picture = "".join(placed(drawing, x, y, size / style.height) for x, y, size in places)
    index = glyph(rank, 10.5, 12, 0.92, style.ink, "5.2") + _index_pip(suit, drawing, 19.5, 54, 23)
    return _frame(suit, style.ink) + picture + index


def _small_face(rank: str, suit: str, pip: _Pip) -> str:
    """Return the face for small sizes: rank above, suit below, nothing else."""
    if rank == ANY_COURT:
        return placed(crown(), 50, 78, 1.35)
    if not suit:
        return glyph(rank, 18, 32, 3.2, OUTLINE, "4.6")
    return glyph(rank, 24, 12, 2.6, SUITS[suit].ink, "5.2") + _index_pip(suit, pip(suit), 50, 116, 50)


def _paper(edge: int = 2, stroke: str = "1.5") -> str:
    """Return the card itself, with a little air around it: browsers cut a symbol at its box."""
    size = f'x="{edge}" y="{edge}" width="{WIDTH - 2 * edge}" height="{HEIGHT - 2 * edge}"'
    return f'<rect {size} rx="9" fill="{PAPER}" stroke="#8b7a63" stroke-width="{stroke}"/>'


def _drawing(card: object, small: bool, pip: _Pip) -> str:
    if str(card) == "back":
        return _paper() + back()
    rank, suit = _split(card)
    return _paper(4, "3") + _small_face(rank, suit, pip) if small else _paper() + _face(rank, suit, pip)


def card_svg(card: object, small: bool = False) -> str:
    """Return one card as a complete SVG document with its text alternative.

    ``card`` is a card, its text, or ``"back"``. ``small`` gives the face meant for 32 px
    and less than 60 px of height: one large rank over one large suit.

    >>> card_svg("Ro")[:74]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 150" role="img" a'
    """
    text = alt_text(card)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{text}">'
        f"<title>{text}</title>{_drawing(card, small, emblem)}</svg>"
    )


def sprite_codes() -> tuple[str, ...]:
    """Return the codes of every face in the sprite: 48 cards, 13 without a suit and the back.

    >>> len(sprite_codes())
    62
    """
    cards = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANKS)
    return (*cards, *RANKS, ANY_COURT, "back")


def sprite() -> str:
    """Return one hidden SVG holding every face as a symbol, ``sym-<code>`` and ``sym-small-<code>``.

    >>> sprite().count("<symbol")
    128
    """
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    symbols = [f'<symbol id="sym-pip-{suit}" overflow="visible">{emblem(suit)}</symbol>' for suit in SUIT_LETTERS]

    def pip(suit: str) -> str:
        return f'<use href="#sym-pip-{suit}"/>'

    for code in sprite_codes():
        symbols.append(f'<symbol id="sym-{code}" {box}>{_drawing(code, False, pip)}</symbol>')
        symbols.append(f'<symbol id="sym-small-{code}" {box}>{_drawing(code, True, pip)}</symbol>')
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


if __name__ == "__main__":
    print(sprite(), end="")
