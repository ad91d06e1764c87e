"""Every page of the site: quiet, at home on one host, wide enough for a phone, and open to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import PAGES, Visit

OPEN_ALL = "for (const part of document.querySelectorAll('main details, article details')) part.open = true"


def test_the_site_has_its_pages() -> None:
    assert "index.html" in PAGES
    assert len(PAGES) >= 5


@pytest.mark.parametrize("scheme", ["http", "file"])
@pytest.mark.parametrize("name", PAGES)
def test_page_opens_without_error_or_request_to_another_host(visit: Callable[..., Visit], name: str, scheme: str) -> None:
    page = visit(scheme=scheme).open(name)
    page.wait_for_timeout(300)  # what is loaded late is to be seen, too
    assert page.title()


@pytest.mark.parametrize("name", PAGES)
def test_page_fits_a_phone(visit: Callable[..., Visit], name: str) -> None:
    page = visit(width=390, height=844).open(name)
    wide = page.evaluate(
        """[...document.querySelectorAll("body *")]
             .filter(e => e.getBoundingClientRect().right > innerWidth + 1
                          && !e.closest('.sr-only, .visually-hidden, mjx-assistive-mml')
                          && getComputedStyle(e).position !== 'fixed')
             .map(e => e.outerHTML.slice(0, 120)).slice(0, 5)"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, wide


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 1280), ("light", 390), ("dark", 390)])
@pytest.mark.parametrize("name", PAGES)
def test_page_has_no_accessibility_violation(visit: Callable[..., Visit], name: str, theme: str, width: int) -> None:
    opened = visit(dark=theme == "dark", width=width)
    opened.open(name).evaluate(OPEN_ALL)
    assert opened.violations() == []


@pytest.mark.parametrize("name", PAGES)
def test_formulas_and_charts_are_drawn(visit: Callable[..., Visit], name: str) -> None:
    page = visit().open(name)
    if page.locator(".math").count():
        page.wait_for_selector("mjx-container", state="attached")
    for figure in page.locator("figure.sym-figure").all():
        assert figure.locator("svg[role=img]").first.get_attribute("aria-label")


@pytest.mark.parametrize("name", ["03-the-rules-one-at-a-time.html", "04-forty-cards.html"])
def test_on_paper_a_chart_says_what_was_chosen_below_it(visit: Callable[..., Visit], name: str) -> None:
    page = visit(reduced_motion="reduce").open(name)
    menus, sliders = page.locator(".vega-bind select"), page.locator(".vega-bind input[type=range]")
    assert menus.count() > 0
    page.emulate_media(media="print")
    for menu in menus.all():
        assert menu.is_visible()
        assert menu.evaluate("box => [getComputedStyle(box).appearance, getComputedStyle(box).borderTopWidth]") == [
            "none",
            "0px",
        ]
    for slider in sliders.all():
        assert not slider.is_visible()
        # Its value stands beside it.
        assert slider.locator("xpath=following-sibling::*").first.is_visible()


@pytest.mark.parametrize("name", PAGES)
def test_page_names_no_other_host_in_what_it_loads(site, name: str) -> None:  # type: ignore[no-untyped-def]
    text = (site / name).read_text(encoding="utf-8")
    for host in ("cdnjs", "jsdelivr", "unpkg", "thebe", "require.min.js"):
        assert host not in text.lower()
