"""Hands as links: the same hand comes back from its link, and a hostile link brings nothing but a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sieteymedio.widgets.desk import reply

from .conftest import Visit
from .playing import COUNT_WORKERS, STILL, TABLES, TEXTS, Player, ask, moved, opening, python_started

FRONT = "index.html"
CODE = opening("opening-2")["code"]
# Each is what follows "#hand=" in an address; none is the code of a hand.
HOSTILE = {
    "script": "<script>globalThis.pwned=1;alert(1)</script>",
    "encoded script": "%3Cscript%3EglobalThis.pwned%3D1%3Balert(1)%3C%2Fscript%3E",
    "image": "%3Cimg%20src%3Dx%20onerror%3D%22pwned%3D1%3Balert(1)%22%3E",
    "svg": "<svg/onload=alert(1)>",
    "quotes": "%22%27%60%22%3E%3Cb%20onmouseover%3Dalert(1)%3E",
    "script address": "javascript:alert(1)",
    "template": "${alert(1)}{{constructor.constructor('alert(1)')()}}",
    "own seed": CODE.replace("opening-115", "%3Cimg%20src=x%20onerror=alert(1)%3E"),
    "other letters": "%F0%9F%82%A1%D7%90%D7%91%E2%80%AE%E2%80%8F%00%0A",
    "half a character": "%ED%A0%80%E0%A4",
    "bad percent": "%zz%",
    "twice encoded": "%253Cscript%253E",
    "wrong checksum": CODE[:-1] + ("2" if CODE[-1] != "2" else "3"),
    "one move changed": CODE.replace(".1.", ".2.", 1),
    "cut short": CODE[: len(CODE) // 2],
    "newer format": "9." + CODE[2:],
    "prototype": "__proto__",
    "path": "../../../../etc/passwd",
    "long": "1." + "A" * 1900,
    "huge": "1." + "A" * 60_000,
    "with an and": CODE + "&x=<script>alert(1)</script>",
}
# What a page consists of, outside the words of its widget.
ELEMENTS = """() => ["script", "iframe", "object", "embed", "img", "form", "link", "style", "a", "b", "base"].map(
  name => [name, document.querySelectorAll(name).length])"""
HANDLERS = """() => [...document.querySelectorAll(".sym *")].filter(part => [...part.attributes].some(
  given => given.name.startsWith("on") || /javascript:/i.test(given.value) && given.name !== "value")).length"""


class Guard:
    """Watches a page for all that a link could have injected."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dialogs: list[str] = []
        page.on("dialog", self._note)
        self.before: Any = None

    def _note(self, dialog: Any) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def starts(self) -> None:
        self.before = self.page.evaluate(ELEMENTS)

    def finds_nothing(self) -> None:
        assert self.dialogs == []
        assert self.page.evaluate("typeof globalThis.pwned") == "undefined"
        assert self.page.evaluate(HANDLERS) == 0
        if self.before:
            assert self.page.evaluate(ELEMENTS) == self.before


def test_a_hand_comes_back_from_its_link_on_another_page_load(visit: Callable[..., Visit]) -> None:
    first = Player(visit(**STILL).open(FRONT))
    first.sees(opening("opening-1"))
    first.deals("for-a-friend")
    first.plays("hit")
    first.click("deal-on")
    first.sees(ask({**first.told["request"], "branches": [[1, 1]]}))
    while first.told["view"]["phase"] == "playing":
        first.plays("stand")
    link = first.link()

    page = visit(**STILL).page
    second = Player(page)
    page.goto(link)
    told = ask({"format": 1, "kind": "open", "code": first.told["code"]})
    assert told["view"] == first.told["view"]
    second.sees(told)
    assert second.link() == link
    second.open_panel("deal")
    expect(second.part("round")).to_contain_text("for-a-friend")
    # And a hand that is only half played goes on from where it stands.
    middle = first.told["request"]["moves"][:1]
    half = ask({**first.told["request"], "moves": middle})
    page.evaluate("link => { location.href = link }", second.link_of(half))
    second.sees(half)
    second.plays("stand")


@pytest.mark.parametrize("name", TABLES)
def test_the_link_of_every_table_restores_its_hand(visit: Callable[..., Visit], name: str) -> None:
    page = visit(**STILL).open(name)
    first = Player(page)
    first.arrive(opening(TABLES[name]))
    first.click("hit")
    first.arrive(moved(first.told, "hit"))
    other = visit(**STILL).page
    other.goto(first.link())
    second = Player(other)
    second.arrive(first.told)
    read = "root => [...root.querySelectorAll('[data-seat] [data-card]')].map(card => card.dataset.card)"
    assert second.root.evaluate(read) == first.root.evaluate(read)


def test_a_link_to_a_named_deal_needs_no_python(visit: Callable[..., Visit]) -> None:
    opened = visit(before=COUNT_WORKERS, **STILL)
    told = opening("opening-4")
    opened.page.goto(f"{opened.home}/{FRONT}#hand={told['code']}")
    page, table = opened.page, Player(opened.page)
    table.sees(told)
    table.plays("hit", "stand")
    assert not python_started(page)


def test_codes_are_copied_pasted_and_opened(visit: Callable[..., Visit]) -> None:
    opened = visit(**STILL)
    opened.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = opened.open(FRONT)
    table = Player(page)
    table.sees(opening("opening-1"))
    table.plays("stand")
    table.open_panel("deal")
    table.click("copy-link")
    expect(table.part("said")).to_have_text(TEXTS["copied"])
    assert page.evaluate("navigator.clipboard.readText()") == table.link()
    settled, link = table.told, table.link()
    table.click("new")
    table.sees(opening("opening-2"))
    # A whole link, the code alone by Enter, and one with blanks around it.
    for pasted, key in ((link, False), (settled["code"], True), (f"  {settled['code']} ", False)):
        table.field("code").fill(pasted)
        if key:
            table.field("code").press("Enter")
        else:
            table.click("open-code")
        table.sees(settled)
        table.click("new")
        expect(table.field("link")).not_to_have_value(link)


def test_hostile_links_inject_nothing_and_are_told_what_is_wrong(visit: Callable[..., Visit]) -> None:
    page = visit(**STILL).open(FRONT)
    guard = Guard(page)
    table = Player(page)
    table.sees(opening("opening-1"))
    # Python is there before the counting of elements begins.
    table.deals("before-all-this")
    told = table.told
    guard.starts()
    silent = []
    for name, code in HOSTILE.items():
        table.part("problem").evaluate("part => { part.textContent = '' }")
        page.evaluate("code => { location.hash = 'hand=' + code }", code)
        try:
            expect(table.part("problem")).not_to_be_empty(timeout=3_000)
        except AssertionError:
            silent.append(name)
        guard.finds_nothing()
        words = table.part("problem").inner_text()
        assert len(words) < 600, name
        # The hand on the table is still there, and it plays.
        assert table.link() == table.link_of(told), name
    # In the box beside the seed they are refused in the engine's words.
    table.open_panel("deal")
    for code in ("<script>alert(1)</script>", "\"'`><img src=x onerror=alert(1)>", CODE[:-1], "\U0001f0a1" * 30, "1.x"):
        table.field("code").fill(code)
        table.click("open-code")
        answer = reply({"format": 1, "kind": "open", "lang": "en", "code": code})
        assert not answer["ok"]
        expect(table.part("problem")).to_have_text(answer["error"]["message"])
        guard.finds_nothing()
    # A seed that is none is refused as well, and the hand stays.
    for seed in ("<img src=x onerror=alert(1)>", "a b", "ñ"):
        table.field("seed").fill(seed)
        table.click("set-seed")
        request = {**told["request"], "seed": seed, "moves": [], "branches": [], "round": 1}
        expect(table.part("problem")).to_have_text(reply(request)["error"]["message"])
        assert table.link() == table.link_of(told)
        guard.finds_nothing()
    table.plays("stand")
    guard.finds_nothing()
    assert silent == []


@pytest.mark.parametrize("name", ["script", "huge"])
def test_a_page_opened_by_a_hostile_link_deals_its_hand_and_says_why(visit: Callable[..., Visit], name: str) -> None:
    opened = visit(**STILL)
    guard = Guard(opened.page)
    opened.page.goto(f"{opened.home}/{FRONT}#hand={HOSTILE[name]}")
    table = Player(opened.page)
    expect(table.field("link")).to_have_value(table.link_of(opening("opening-1")), timeout=30_000)
    expect(table.part("problem")).not_to_be_empty()
    guard.finds_nothing()
    table.click("stand")
    table.sees(moved(opening("opening-1"), "stand"))
    guard.finds_nothing()
