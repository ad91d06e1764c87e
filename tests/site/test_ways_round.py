"""Finding one's way: the search, from a server and from a disk, and the page that is shown where there is none."""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import ROOT, Visit

sys.path.insert(0, str(ROOT / "tools"))

import serve  # noqa: E402


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_the_search_finds_pages_without_an_error(visit: Callable[..., Visit], scheme: str) -> None:
    page = visit(scheme=scheme).open("search.html?q=bust")
    results = page.locator("#search-results ul.search > li")
    expect(results.locator("a").first).to_be_visible()
    expect(page.locator("#search-results .search-summary")).to_contain_text("found")
    assert results.count() >= 2
    # From a server each result has a few words of its page; from a disk no page may read another.
    summaries = page.locator("#search-results p.context")
    if scheme == "http":
        expect(summaries.first).to_be_visible()
    else:
        page.wait_for_timeout(500)
        expect(summaries).to_have_count(0)
    results.locator("a").first.click()
    expect(page.locator("article h1")).to_be_visible()


@pytest.fixture(params=["", "a-class/siete-y-media/"])
def hosted(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the book at a host that shows its 404.html for what is not there, in a folder or in none."""
    root = site
    if request.param:
        folder = tmp_path / request.param
        folder.parent.mkdir(parents=True)
        folder.symlink_to(site)
        root = tmp_path

    class Handler(serve.QuietHandler):
        not_found = site / "404.html"

    listening = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(root)))
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_port}/{request.param}"
    listening.shutdown()


@pytest.mark.parametrize("missing", ["no-such-page.html", "chapters/one/no-such-page.html", "_static/old/"])
def test_a_page_that_is_not_there_leads_home_from_any_depth(chromium: Browser, hosted: str, missing: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    answer = page.goto(hosted + missing)
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("Bust: there is no such page")
    # Once its mark is found, so is the book.
    expect(page.locator("#mark img")).to_be_visible()
    expect(page.locator("a.home")).to_have_attribute("href", hosted + "index.html")
    page.locator("a.home").click()
    expect(page.locator("article h1")).to_be_visible()
    assert page.url == hosted + "index.html"
    context.close()


def test_other_errors_of_the_server_are_its_own(hosted: str, chromium: Browser) -> None:
    context = chromium.new_context()
    answer = context.request.fetch(hosted + "index.html", method="DELETE")
    assert answer.status == 501
    missing = context.request.fetch(hosted + "nowhere", method="HEAD")
    assert (missing.status, missing.body()) == (404, b"")
    context.close()
