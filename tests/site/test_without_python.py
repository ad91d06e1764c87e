"""Pages on which Python, workers or scripts cannot run: they stay readable, play what they hold, and say one sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import PAGES, Visit
from .playing import DESK, STILL, TABLES, TEXTS, Player, ask, moved, opening
from .test_desk_widget import Asker
from .test_host import WITHOUT_A_WORKER

CHAPTERS = [name for name in PAGES if name not in ("search.html", "genindex.html", "404.html")]
COUNT_SENTENCE = "words => document.body.innerText.split(words).length - 1"


@pytest.mark.parametrize("before", WITHOUT_A_WORKER.values(), ids=WITHOUT_A_WORKER)
@pytest.mark.parametrize("scheme", ["http", "file"])
def test_named_deals_play_and_one_sentence_is_said_once(visit: Callable[..., Visit], scheme: str, before: str) -> None:
    page = visit(scheme=scheme, before=before, **STILL).open("index.html")
    table = Player(page)
    table.sees(opening("opening-1"))
    table.plays("stand")
    table.click("new")
    table.sees(opening("opening-2"))
    table.plays("hit", "hit")
    assert page.evaluate(COUNT_SENTENCE, TEXTS["python_failed"]) == 0
    told = table.told
    # Beyond the named deals: the sentence, once, however often it is tried; the hand stays.
    table.open_panel("deal")
    for action in ("deal-on", "set-seed", "deal-on"):
        if action == "set-seed":
            table.field("seed").fill("another")
        table.click(action)
        expect(table.part("problem")).to_have_text(TEXTS["python_failed"])
        expect(table.part("status")).to_be_empty()
        assert page.evaluate(COUNT_SENTENCE, TEXTS["python_failed"]) == 1
        assert table.link() == table.link_of(told)
    # The named deals still play, undo included, and the sentence goes when they do.
    table.plays("stand")
    table.click("undo")
    table.sees(ask({**told["request"], "seen_ahead": True}))
    table.click("stand")
    table.arrive(moved(table.told, "stand"))
    table.field("deal").select_option("0")
    table.sees(opening("opening-1"))


@pytest.mark.parametrize("name", [name for name in TABLES if name != "index.html"])
def test_each_chapter_plays_its_hands_without_a_worker(visit: Callable[..., Visit], name: str) -> None:
    page = visit(before=WITHOUT_A_WORKER["Worker is blocked"], **STILL).open(name)
    table = Player(page, opening(TABLES[name]))
    table.arrive(table.told)
    table.click("hit", "stand")
    told = moved(opening(TABLES[name]), "hit")
    table.arrive(moved(told, "stand"))
    expect(table.part("result")).to_have_text(table.told["settlement"]["text"])


def test_a_link_to_another_hand_says_the_sentence_and_deals_the_page_s_own(visit: Callable[..., Visit]) -> None:
    opened = visit(before=WITHOUT_A_WORKER["Worker is blocked"], **STILL)
    elsewhere = ask({**opening("opening-1")["request"], "seed": "elsewhere"})
    opened.page.goto(f"{opened.home}/index.html#hand={elsewhere['code']}")
    table = Player(opened.page)
    expect(table.field("link")).to_have_value(table.link_of(opening("opening-1")))
    expect(table.part("problem")).to_have_text(TEXTS["python_failed"])
    table.click("stand")
    table.sees(moved(opening("opening-1"), "stand"))


@pytest.mark.parametrize("before", WITHOUT_A_WORKER.values(), ids=WITHOUT_A_WORKER)
def test_desk_and_answers_say_so_and_keep_what_they_have(visit: Callable[..., Visit], before: str) -> None:
    page = visit(before=before, **STILL).open(DESK)
    desk = Asker(page)
    desk.sees()
    desk.tap("court")
    expect(desk.part("problem")).to_have_text(TEXTS["python_failed_here"])
    # No number of another hand stands beside this one.
    assert desk.part("hand").locator("[data-card]").count() == 2
    assert desk.part("answers").locator(".sym-number").count() == 0
    assert page.evaluate(COUNT_SENTENCE, TEXTS["python_failed_here"]) == 1
    # Back to the hand that is known.
    desk.control("undo").click()
    desk.sees()
    box = page.locator(".sym-answer").first
    box.locator("[data-input=answer]").fill("0.123456")
    box.locator("[data-action=check]").click()
    expect(box.locator("[data-part=verdict]")).to_contain_text(TEXTS["python_failed_here"])
    expect(box.locator("[data-part=status]")).to_be_empty()
    box.locator("[data-input=answer]").fill("23/39")
    box.locator("[data-action=check]").click()
    assert box.locator("[data-part=verdict]").get_attribute("data-verdict") == "right"
    # The page around it is all there: text, formulas, charts that move.
    assert page.locator("article h1").first.is_visible()
    assert page.locator("figure.sym-figure svg").first.is_visible()


@pytest.mark.parametrize("name", CHAPTERS)
def test_without_scripts_a_page_is_readable_and_says_what_is_missing(visit: Callable[..., Visit], name: str) -> None:
    opened = visit(java_script_enabled=False)
    page = opened.page
    page.goto(f"{opened.home}/{name}")
    assert page.locator("article h1").first.is_visible()
    paragraphs = page.locator("article p:visible")
    assert paragraphs.count() > 5
    # Where a widget would stand, or where formulas and charts would move, a sentence says why it does not.
    missing = page.locator(".sym-noscript")
    assert missing.count() >= 1
    for place in missing.all():
        assert place.is_visible()
        assert len(place.inner_text()) > 30
    # Nothing pretends to be a control that cannot work.
    assert page.locator(".sym-table:visible, .sym-desk:visible, .sym-answer:visible").count() == 0
    opened.errors.clear()
