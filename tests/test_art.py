"""The cards as pictures: every card is drawn, named and told apart from every other."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sieteymedio import locale
from sieteymedio.drawing import art
from sieteymedio.engine.cards import standard_pack

PACK = [str(card) for card in standard_pack()]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("code", art.sprite_codes())
def test_a_card_is_a_picture_with_its_text(code: str, small: bool):
    root = ElementTree.fromstring(art.card_svg(code, small))
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == art.alt_text(code)
    assert root.get("viewBox") == "0 0 100 150"


@pytest.mark.parametrize("small", [False, True])
def test_no_two_cards_look_or_read_alike(small: bool):
    codes = art.sprite_codes()
    assert len({art.card_svg(code, small) for code in codes}) == len(codes)
    assert len({art.alt_text(code) for code in codes}) == len(codes)


def test_cards_and_their_texts_draw_the_same():
    assert [art.card_svg(card) for card in standard_pack()] == [art.card_svg(code) for code in PACK]


def test_suits_differ_in_shape_even_where_rank_and_colour_are_taken_away():
    """Nobody needs to tell colours apart: the frame is broken 0, 1, 2 or 3 times, and the emblems are other shapes."""
    assert [art._frame(suit, "black").count("M") for suit in art.SUIT_LETTERS] == [4, 6, 8, 10]
    shapes = {
        tuple(element.get("d") for element in ElementTree.fromstring(art.card_svg(f"7{suit}")).iter()) for suit in "oceb"
    }
    assert len(shapes) == 4


def test_the_sprite_holds_every_face_once():
    sprite = ElementTree.fromstring(art.sprite())
    names = [symbol.get("id") for symbol in sprite.iter(f"{SVG}symbol")]
    faces = [f"sym-{small}{code}" for code in art.sprite_codes() for small in ("", "small-")]
    assert names == [f"sym-pip-{suit}" for suit in "oceb"] + faces
    assert {use.get("href") for use in sprite.iter(f"{SVG}use")} == {f"#sym-pip-{suit}" for suit in "oceb"}
    assert art.sprite() == art.sprite()


def test_the_catalogue_names_the_cards_as_the_drawings_do():
    texts = locale.section("widgets")
    assert {code: texts[f"card_{code}"] for code in art.sprite_codes()} == {
        code: art.alt_text(code) for code in art.sprite_codes()
    }


@pytest.mark.parametrize("text", ["", "10o", "5x", "Fo", "5oo", "back "])
def test_what_is_no_card_is_refused(text: str):
    with pytest.raises(ValueError, match="is not a card: write a rank of A 2 3 4 5 6 7 8 9 S C R"):
        art.card_svg(text)
