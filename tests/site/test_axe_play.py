"""The widgets in use are open to everybody: axe during and after a hand, sizes on a phone, and both colour schemes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import DESK, STILL, TABLES, WITH_TABLE, Player, moved, opening
from .test_desk_widget import Asker

OPEN_ALL = "for (const part of document.querySelectorAll('.sym details')) part.open = true"
SMALLEST = 24
# Controls that are too small, off the window, or under something else.
UNREACHABLE = """(smallest) => {
  const wrong = [];
  for (const part of document.querySelectorAll(".sym :is(button, input, select, summary, a[href])")) {
    if (!part.checkVisibility()) continue;
    part.scrollIntoView({block: "center", behavior: "instant"});
    // A box to tick is as large as the words that tick it.
    const target = /^(checkbox|radio)$/.test(part.type) ? part.closest("label") ?? part : part;
    const box = target.getBoundingClientRect();
    const name = `${part.closest(".sym").className} ${part.dataset.action ?? part.dataset.input ?? part.textContent}`;
    if (box.width < smallest || box.height < smallest) wrong.push(`${name}: ${box.width} x ${box.height}`);
    if (box.left < 0 || box.right > innerWidth + 0.5) wrong.push(`${name}: from ${box.left} to ${box.right}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!target.contains(top) && !top?.contains(target)) wrong.push(`${name}: under ${top?.outerHTML.slice(0, 90)}`);
  }
  return wrong;
}"""
COME_TO_REST = """() => new Promise((resolve) => {
  let timer = setTimeout(resolve, 250);
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 250);
  });
  for (const root of document.querySelectorAll(".sym")) watch.observe(root, {subtree: true, childList: true});
})"""
# Colours do not depend on the width: each scheme once, one of them on a phone.
SIZES = [("light", 1280), ("dark", 390)]


def _look(opened: Visit, width: int) -> None:
    """Everything that axe and, on a phone, a finger has to say about the page as it stands."""
    # What is drawn when a part opens is drawn a moment later, and may hold more to open.
    for _ in range(2):
        opened.page.evaluate(OPEN_ALL)
        opened.page.evaluate(COME_TO_REST)
    assert opened.violations() == []
    if width == 390:
        wrong = opened.page.evaluate(UNREACHABLE, SMALLEST)
        assert not wrong, wrong
        assert opened.page.evaluate("document.documentElement.scrollWidth") <= 390


def _arrive(page: Page, name: str) -> Player:
    table = Player(page)
    table.arrive(opening(TABLES[name]))
    return table


@pytest.mark.parametrize(("theme", "width"), SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_a_hand_is_open_to_everybody_from_start_to_end(
    visit: Callable[..., Visit], name: str, theme: str, width: int
) -> None:
    opened = visit(dark=theme == "dark", width=width, **STILL)
    page = opened.open(name)
    table = _arrive(page, name)
    _look(opened, width)
    # During a hand, with the odds where they show, after a hit or a guess.
    if name == "09-the-best-reply.html":
        table.click("guess-stand")
        _look(opened, width)
    table.click("hit")
    told = moved(table.told, "hit")
    table.arrive(told)
    if told["view"]["phase"] == "playing":
        _look(opened, width)
        table.click("stand")
        table.arrive(moved(told, "stand"))
    expect(table.root).to_have_attribute("data-phase", "settled")
    _look(opened, width)
    if name == "01-play-a-hand.html":
        cards = table.control("mark-card")
        for place in (0, 5, 20, 38):
            cards.nth(place).click()
        table.click("check-marked")
        _look(opened, width)
        table.click("play-all")
        _look(opened, width)
    else:
        table.click("undo")
        _look(opened, width)


@pytest.mark.parametrize(("theme", "width"), SIZES)
@pytest.mark.parametrize("name", [name for name in WITH_TABLE if name not in TABLES])
def test_a_table_of_other_rules_is_open_to_everybody(visit: Callable[..., Visit], name: str, theme: str, width: int) -> None:
    opened = visit(dark=theme == "dark", width=width, **STILL)
    page = opened.open(name)
    table = page.locator(".sym-table").filter(has=page.locator("[data-input=link]")).first
    expect(table.locator("[data-input=link]")).not_to_have_value("")
    _look(opened, width)
    # Whatever the rules let a reader do, until the hand is settled: place a stake, stand, or hit where one must.
    for _ in range(12):
        if table.get_attribute("data-phase") == "settled":
            break
        moves = [table.locator(f"[data-action={name}]:not([aria-disabled=true])") for name in ("stake", "stand", "hit")]
        before = table.locator("[data-input=link]").input_value()
        next(move for move in moves if move.count()).first.click()
        expect(table.locator("[data-input=link]")).not_to_have_value(before, timeout=30_000)
        expect(table).not_to_have_attribute("data-phase", "telling")
    expect(table).to_have_attribute("data-phase", "settled")
    _look(opened, width)


@pytest.mark.parametrize(("theme", "width"), SIZES)
def test_the_desk_and_the_answers_in_use_are_open_to_everybody(visit: Callable[..., Visit], theme: str, width: int) -> None:
    opened = visit(dark=theme == "dark", width=width, **STILL)
    page = opened.open(DESK)
    desk = Asker(page)
    desk.sees()
    page.locator("[data-panel=forty] summary").click()
    desk.tap("ace")
    desk.control("mode-seen").click()
    desk.tap("7", "7")
    desk.hand, desk.seen = ["5", "A"], ["7", "7"]
    desk.sees()
    desk.control("count-bust").click()
    expect(desk.part("counted")).to_be_visible()
    box = page.locator(".sym-answer")
    for place, answer in ((0, "23/39"), (1, "23/38")):
        box.nth(place).locator("[data-input=answer]").fill(answer)
        box.nth(place).locator("[data-action=check]").click()
    _look(opened, width)
    # A refusal on show, and the keyboard's outline.
    for _ in range(3):
        desk.root.focus()
        page.keyboard.press("7")
    expect(desk.part("problem")).not_to_be_empty()
    _look(opened, width)
