"""The three court figures and the card back: sota (standing), caballo (riding), rey (crowned)."""

from ._art_shapes import GOLD, HAIR, OUTLINE, PAPER, SKIN, SUITS, circle, line, path, placed

_GRIP = {"o": (0, -12.5, 1.02), "c": (0, -13, 1), "e": (0, -14.5, 1.04), "b": (0, -13, 1.02)}
"""Where the emblem stands above the hand that holds it, and how large."""


def _held(suit: str, emblem: str, x: float, y: float) -> str:
    shift, lift, scale = _GRIP[suit]
    return placed(emblem, x + shift, y + lift, scale)


def _face(x: float, y: float) -> str:
    """Return a plain, friendly face; hair and hat are drawn by the figure."""
    return placed(
        path("M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z", SKIN)
        + circle("-3.1", "-.6", "1", OUTLINE, "none")
        + circle("3.1", "-.6", "1", OUTLINE, "none")
        + line("M-4.9-3.6H-1.9M1.9-3.6H4.9", HAIR, "1.1")
        + line("M-.2 0 -.9 3H.5", OUTLINE, ".9")
        + line("M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8", "#a3402f", "1.2"),
        x,
        y,
    )


def _hand(x: str, y: str) -> str:
    return circle(x, y, "3.7", SKIN)


def sota(suit: str, emblem: str) -> str:
    """Return the jack: a page standing, emblem in hand."""
    style = SUITS[suit]
    legs = (
        path("M-9 84-9.5 117H-2.5L-1 86Z", style.light)
        + path("M9 84 9.5 117H2.5L1 86Z", PAPER)
        + path("M-9.6 116C-15 117-18 121-16 124.6H-2V116Z", style.ink)
        + path("M9.6 116C15 117 18 121 16 124.6H2V116Z", style.ink)
    )
    tunic = (
        path("M-12 38C-16 54-17 70-21 88C-8 92 8 92 21 88C17 70 16 54 12 38C6 35-6 35-12 38Z", style.main)
        + path("M-4 36-6 90.2C-2 90.8 2 90.8 6 90.2L4 36Z", style.light)
        + line("M-20 83C-8 87 8 87 20 83", GOLD, "3")
        + line("M-15.6 62C-6 65 6 65 15.6 62", style.ink, "4")
        + '<rect x="-3.4" y="60.6" width="6.8" height="6" rx="1" fill="#e9b93a" stroke="#2b1d13"/>'
        + "".join(circle("0", str(y), "1.2", style.ink, "none") for y in (44, 50, 56))
    )
    arms = path("M-11 38C-22 40-28 52-19 64L-14.6 60.6C-18.4 55-16.4 50-11 48.4Z", style.main) + _hand("-16.4", "62.4")
    head = (
        path("M-11 10C-13 22-12 31-9 33H9C12 31 13 22 11 10Z", HAIR)
        + path("M-4 28H4V37C2 39-2 39-4 37Z", SKIN)
        + path("M-11 37.6C-6 33.6 6 33.6 11 37.6C6 41.6-6 41.6-11 37.6Z", PAPER)
        + _face(0, 20)
        + path("M-12.6 13.6C-15 5-8-1.4 1-1C10-.8 14.6 6 12.6 13.6C5 10.6-5 10.6-12.6 13.6Z", style.main)
        + line("M-12.4 13.4C-5 10.2 5 10.2 12.4 13.4", GOLD, "2.6")
        + path("M-10 9C-18 5-20-3-15-8C-13-3-8-1-7 4Z", PAPER)
    )
    reach = path("M11 38C17 39 20 44 21 50L25.4 49 26.6 54C20 58 12 56 9 49Z", style.main)
    return placed(legs + tunic + arms + head + _held(suit, emblem, 26, 52) + reach + _hand("26", "51"), 55, 15)


def rey(suit: str, emblem: str) -> str:
    """Return the king: crowned and bearded, in a long robe."""
    style = SUITS[suit]
    ticks = "".join(
        line(f"M{x} {y}v3.4", OUTLINE, "1.3")
        for x, y in ((-1, 58), (3, 68), (-3, 76), (2, 86), (-4, 95), (4, 104), (-1, 112))
    )
    robe = (
        path("M-13 40C-24 58-27 96-29 124.6H29C27 96 24 58 13 40Z", style.main)
        + path("M-5 40-9 124.6H9L5 40Z", PAPER)
        + ticks
        + line("M-27.8 118.6H-9.6M27.8 118.6H9.6", GOLD, "4")
        + line("M-17 62C-19 80-20 96-20.6 112M17 72C19 84 20 98 20.6 112", style.ink, "1.3")
    )
    collar = path("M-15 42C-9 34 9 34 15 42C16 52 9 57 0 57S-16 52-15 42Z", PAPER) + "".join(
        line(f"M{x} {y}v3", OUTLINE, "1.3") for x, y in ((-10, 45), (-4, 50), (4, 50), (10, 45))
    )
    left = path("M-14 46C-22 54-24 68-14 76L-9.4 71.6C-14 68-13 62-9 57Z", style.main) + _hand("-10.8", "74.4")
    head = (
        path("M-10.6 12C-13 22-12 32-10 35H10C12 32 13 22 10.6 12Z", HAIR)
        + _face(0, 22)
        + path("M-8.4 21C-9.6 33-6 44 0 48C6 44 9.6 33 8.4 21C6 26 3.4 27.4 0 27S-6 26-8.4 21Z", HAIR)
        + line("M-2.4 31.4C-1 32.4 1 32.4 2.4 31.4", "#e8a48f", "1.7")
        + path("M-11.6 15.6-13.6-2-6.6 5 0-5 6.6 5 13.6-2 11.6 15.6C5 12.8-5 12.8-11.6 15.6Z", GOLD)
        + line("M-11.4 13.4C-5 10.6 5 10.6 11.4 13.4", OUTLINE, "1")
        + circle("0", "8", "2.2", style.main)
        + circle("-7.4", "9.4", "1.5", PAPER, OUTLINE, "1")
        + circle("7.4", "9.4", "1.5", PAPER, OUTLINE, "1")
        + "".join(circle(x, y, "1.9", GOLD, OUTLINE, "1.1") for x, y in (("-13.6", "-3"), ("0", "-6"), ("13.6", "-3")))
    )
    reach = path("M13 44C19 46 22 50 23 54L27 53 28 58C22 63 13 60 10 55Z", style.main)
    return placed(robe + left + collar + head + _held(suit, emblem, 26, 56) + reach + _hand("26.4", "55.4"), 55, 15)


def _limb(data: str, fill: str) -> str:
    return line(data, OUTLINE, "9") + line(data, fill, "6.2")


def caballo(suit: str, emblem: str) -> str:
    """Return the knight: a rider on a horse that trots to the right."""
    style = SUITS[suit]
    coat, shade = "#e9ddc8", "#cdbb9c"
    body = (
        "M27 97C27 86 38 83 50 85C61 86 66 80 69 71C71 63 76 59 81 58L82 52.6 86 58C90 62 93 69 94.4 75"
        "C95.2 79.6 91 82.4 88 80C86 78.4 83.4 78.4 82 81C81 88 82 95 79 102C76 109 68 111 60 109"
        "C52 108 46 110 40 110C31 110 27 105 27 97Z"
    )
    horse = (
        path("M30 93C19 93 14 104 15 122C19 128 22 120 22 114C23 107 27 103 33 102Z", HAIR)
        + _limb("M44 106 48 120 43 135", shade)
        + _limb("M70 106 68 122 70 135", shade)
        + path(body, coat)
        + path("M69 72C64 72 62 78 64 84C67 80 70 77 72 74C75 67 78 62 83 59L81 56C75 57 70 62 69 72Z", HAIR)
        + circle("85", "66", "1.4", OUTLINE, "none")
        + circle("91.6", "76.4", ".9", OUTLINE, "none")
        + line("M80.6 74.6C84 74 87.4 71.4 89.4 67.4M82.6 76C76 82 70 86 62 86", style.ink, "1.7")
        + _limb("M34 105 30 120 35 135", coat)
        + _limb("M76 103 88 110 85 122", coat)
        + path("M31 134H39L41 141H31Z", OUTLINE)
        + path("M39 134H47L49 141H39Z", OUTLINE)
        + path("M66 134H74L76 141H66Z", OUTLINE)
        + path("M81 121 89 121.6 88.6 127 82 128Z", OUTLINE)
    )
    cloth = path("M37 84H62L64 103C56 106 44 106 36 103Z", style.light) + line(
        "M37 99.6C45 102.4 55 102.4 63 99.6", GOLD, "2.8"
    )
    rider = (
        path("M45 80C41 88 44 98 51 105L47 111 50 114 60 113C61 109 58 108 56.4 107C59 98 60 88 58 80Z", style.ink)
        + path("M37 51C33 62 36 76 38 88C46 91 56 91 62 88C63 76 61 62 58 51C52 47 43 47 37 51Z", style.main)
        + path("M37 52C26 58 20 72 20 88C28 86 34 84 38 80Z", style.ink)
        + line("M38.4 74C46 77 54 77 61.8 74", style.ink, "3.4")
        + line("M38.6 84.6C46 87 55 87 61.8 84.6", GOLD, "2.6")
        + path("M44 44H52V50C50 53 46 53 44 50Z", SKIN)
        + path("M37 51.6C42 47.6 53 47.6 58 51.6C54 56 42 56 37 51.6Z", PAPER)
        + path("M37.6 28C36 38 37 45 40 47H55C58 45 59 38 58 28Z", HAIR)
        + _face(48.4, 35)
        + path("M34 29.4C42 25.4 55 25.4 63 29.4C61 32.4 36 32.4 34 29.4Z", style.ink)
        + path("M39 27.6C38 17 43 13.4 48.4 13.4S59 17 58 27.6C52 25.6 45 25.6 39 27.6Z", style.main)
        + path("M41 20C33 20 29 14 31 8C36 9 42 11 44 16Z", PAPER)
    )
    reach = path("M57 51C64 53 68 52 72 49L76 53.6C70 62 62 64 56 61Z", style.main)
    return horse + cloth + rider + _held(suit, emblem, 75, 51) + reach + _hand("75", "50.6")


def crown() -> str:
    """Return the crown that stands for a court card of no matter which rank, centred on the origin."""
    return (
        path("M-25 14-29-16-14-3 0-24 14-3 29-16 25 14C11 9-11 9-25 14Z", GOLD, OUTLINE, "2.4")
        + path("M-25 14C-11 9 11 9 25 14V23C11 18-11 18-25 23Z", PAPER, OUTLINE, "2.4")
        + "".join(circle(x, y, "3.8", GOLD, OUTLINE, "2.2") for x, y in (("-29", "-18"), ("0", "-26"), ("29", "-18")))
    )


FIGURES = {"S": sota, "C": caballo, "R": rey}


def back() -> str:
    """Return the drawing of the card back: a lattice of lozenges around a sun."""
    ground, thread, pale = "#7d2f3a", "#e8c07a", "#f7e6c4"
    lattice = "".join(f"M{x} 12 {x + 126} 138M{x + 126} 12 {x} 138" for x in range(-112, 100, 14))
    rays = "".join(
        f'<path d="M0-23 3.2-12H-3.2Z" fill="{thread}" transform="rotate({turn})"/>' for turn in range(0, 360, 30)
    )
    return (
        f'<rect x="6" y="6" width="88" height="138" rx="6" fill="{ground}"/>'
        f'<svg x="11" y="11" width="78" height="128" viewBox="11 11 78 128">{line(lattice, thread, ".9")}</svg>'
        f'<rect x="11" y="11" width="78" height="128" rx="4" fill="none" stroke="{pale}" stroke-width="1.6"/>'
        + placed(
            f'<circle r="27" fill="{ground}" stroke="{pale}" stroke-width="1.6"/>{rays}'
            f'<circle r="11" fill="{pale}"/><circle r="7.6" fill="{ground}"/><circle r="3" fill="{thread}"/>',
            50,
            75,
        )
    )
