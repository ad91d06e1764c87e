"""A page with nothing but widgets on it, answered by `reply` itself: for what no chapter need hold in all its forms."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

from sieteymedio.widgets.desk import reply

from .conftest import AXE, ROOT, WCAG

Json = dict[str, Any]

STATIC = ROOT / "sieteymedio" / "widgets" / "static"
HOME = "http://widgets.test/"
TRAITS = ("kind", "lang", "texts", "options", "embedded")
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widgets</title><link rel="stylesheet" href="widgets.css">
<style>
body { margin: 0; padding: 8px; background: #fffdf8 } @media (prefers-color-scheme: dark) { body { background: #181411 } }
</style></head>
<body><main id="place"></main><script type="module">
import front from "./widgets.js";
class Model {
  constructor(state) { this.state = state; this.listeners = new Set(); }
  get(name) { return this.state[name]; }
  set() {}
  save_changes() {}
  on(_name, listener) { this.listeners.add(listener); }
  off(_name, listener) { this.listeners.delete(listener); }
  async send(request) {
    const told = await askDesk(JSON.stringify(request));
    const message = told ? JSON.parse(told) : { host: "failed" };
    for (const listener of this.listeners) listener(message);
  }
}
for (const state of await (await fetch("state.json")).json()) {
  const el = document.createElement("div");
  document.querySelector("#place").append(el);
  front.render({ model: new Model(state), el });
}
document.body.dataset.ready = "yes";
</script></body></html>"""


@dataclass
class Stage:
    """One such page, with what it asked and what went wrong."""

    context: BrowserContext
    page: Page
    asked: list[Json] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def control(self, action: str) -> Locator:
        return self.page.locator(f"[data-action='{action}']")

    def click(self, *actions: str) -> None:
        for action in actions:
            self.control(action).first.click()

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-input='{name}']")

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-part='{name}']")

    def open_panel(self, *names: str) -> None:
        for name in names:
            self.page.locator(f"[data-panel='{name}'] > summary").first.click()

    def kinds(self) -> list[str]:
        return [request["kind"] for request in self.asked]

    def violations(self) -> list[str]:
        """What axe finds against WCAG 2.1 A and AA."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.wait_for_timeout(300)
        run = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"
        found = self.page.evaluate(run, WCAG)
        return [f"{rule['id']}: {node['html'][:150]}" for rule in found["violations"] for node in rule["nodes"]]


@pytest.fixture(name="stage")
def stage_fixture(chromium: Browser) -> Iterator[Callable[..., Stage]]:
    """Open a page with widgets: ``stage(widget, …, width=390, dark=True, address="#bench=…", python=False)``."""
    stages: list[Stage] = []

    def open_stage(
        *widgets: Any, width: int = 1280, dark: bool = False, address: str = "", python: bool = True, before: str = ""
    ) -> Stage:
        context = chromium.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        if before:
            context.add_init_script(before)
        opened = Stage(context, context.new_page())
        stages.append(opened)
        states = [{**{name: widget.get_state()[name] for name in TRAITS}, "host": "page"} for widget in widgets]

        def answer(text: str) -> str | None:
            request = json.loads(text)
            opened.asked.append(request)
            return json.dumps(reply(request)) if python else None

        context.expose_function("askDesk", answer)
        context.route(f"{HOME}**", lambda route: _serve(route, states))
        page = opened.page
        page.on("console", lambda message: opened.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: opened.errors.append(str(error)))
        page.goto(HOME + address)
        page.locator("body[data-ready]").wait_for()
        return opened

    yield open_stage
    for opened in stages:
        opened.context.close()
    for opened in stages:
        assert not opened.errors, f"errors in the browser: {opened.errors}"


def _serve(route: Route, states: list[Json]) -> None:
    name = route.request.url.removeprefix(HOME).partition("#")[0]
    if name in ("widgets.js", "widgets.css"):
        route.fulfill(path=Path(STATIC, name))
    elif name == "state.json":
        route.fulfill(body=json.dumps(states), content_type="application/json")
    elif not name:
        route.fulfill(body=PAGE, content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=204)
