"""The built site, a server for it, and a browser in which nothing may go wrong unseen."""

from __future__ import annotations

import functools
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import browser as machine  # noqa: E402

SITE = Path(os.environ.get("SITE", ROOT / "_build" / "html")).resolve()
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.glob("*.html"))
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@dataclass
class Visit:
    """One page in a browser context of its own, with all that went wrong in it."""

    context: BrowserContext
    page: Page
    home: str
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    def open(self, name: str = "index.html") -> Page:
        """Open a page of the site and wait until it and its charts and widgets stand."""
        self.page.goto(f"{self.home}/{name}", wait_until="load")
        # A locator's waiting, unlike a function's, also works under a policy that forbids evaluating text.
        expect(self.page.locator("figure.sym-figure:not(.sym-live)")).to_have_count(0, timeout=30_000)
        return self.page

    def violations(self) -> list[str]:
        """What axe finds against WCAG 2.1 A and AA, one line for each element."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # Colours that are still fading are no colours to judge.
        self.page.wait_for_timeout(350)
        # Without preload: over file:// a page may not read its own style sheets again.
        run = "tags => axe.run(document, {preload: false, runOnly: {type: 'tag', values: tags}})"
        found = self.page.evaluate(run, WCAG)
        return [
            f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['html'][:150]} ({node['failureSummary'][:250]})"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    if not (SITE / "index.html").is_file():
        pytest.fail(f"there is no built site in {SITE}: run make site first")
    return SITE


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[str]:
    """The address of a server of the built site."""
    handler = functools.partial(_Quiet, directory=str(site))
    listening = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_port}"
    listening.shutdown()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """Headless Chromium as this machine has it; without one these tests fail, they are not skipped."""
    path = machine.find_browser()
    if path is None:
        pytest.fail(machine.MISSING)
    opened = driver.chromium.launch(executable_path=path, headless=True, args=list(machine.FLAGS))
    yield opened
    opened.close()


@pytest.fixture
def visit(chromium: Browser, server: str, site: Path) -> Iterator[Callable[..., Visit]]:
    """Open visits: ``visit(scheme="file", width=390, dark=True, before="script")``.

    At the end of the test, any console error, uncaught exception or request to another host fails it.
    """
    visits: list[Visit] = []

    def open_visit(
        scheme: str = "http", width: int = 1280, height: int = 900, dark: bool = False, before: str = "", **options: Any
    ) -> Visit:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light", **options
        )
        if before:
            context.add_init_script(before)
        page = context.new_page()
        opened = Visit(context, page, server if scheme == "http" else site.as_uri())
        page.on("console", lambda message: opened.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: opened.errors.append(str(error)))
        page.on("requestfailed", lambda request: opened.errors.append(f"{request.url}: {request.failure}"))
        page.on("request", lambda request: _note_foreign(opened, request.url, server))
        page.on(
            "response",
            lambda response: opened.errors.append(f"{response.url}: {response.status}") if response.status >= 400 else 0,
        )
        visits.append(opened)
        return opened

    yield open_visit
    for opened in visits:
        opened.context.close()
    for opened in visits:
        assert not opened.errors, f"errors in the browser: {opened.errors}"
        assert not opened.foreign, f"requests to other hosts: {opened.foreign}"


def _note_foreign(opened: Visit, address: str, server: str) -> None:
    if not address.startswith((server + "/", "file:///", "data:", "blob:", "about:")):
        opened.foreign.append(address)
