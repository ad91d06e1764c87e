"""The page's own machinery: Python in a worker, live charts, and what is said when they cannot run."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from sieteymedio.widgets.desk import reply

from .conftest import PAGES, Visit

QUESTION = {"format": 1, "id": "q", "kind": "odds", "lang": "en", "rules": {}, "hand": ["5", "R"], "seen": ["7"]}
QUESTION |= {"banker": {"policy": "stand", "at": "5"}, "replacement": False}
ASK = """
(question) => new Promise((resolve) => {
  const progress = [];
  const heard = (word) => {
    progress.push(word);
    if (word === "failed") resolve({progress});
  };
  globalThis.sieteymedioHost.ask(question, (reply) => resolve({reply, progress}), heard);
})
"""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'; worker-src blob:; "
    "connect-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
)
# A chapter that has both a table and charts.
CHAPTER = "01-play-a-hand.html"
WITHOUT_A_WORKER = {
    "there is no Worker": "delete globalThis.Worker",
    "Worker is blocked": "globalThis.Worker = function () { throw new DOMException('blocked', 'SecurityError') }",
    "a worker never runs": """
      globalThis.Worker = class extends EventTarget {
        constructor() { super(); setTimeout(() => this.onerror?.(new Event("error", {cancelable: true})), 50); }
        postMessage() {}
        terminate() {}
      }""",
}


def _ask(page: Page, question: object = QUESTION) -> dict[str, object]:
    answer: dict[str, object] = page.evaluate(ASK, question)
    return answer


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_python_in_the_page_gives_the_reply_of_python_here(visit: Callable[..., Visit], scheme: str) -> None:
    page = visit(scheme=scheme).open(CHAPTER)
    first = _ask(page)
    assert first["reply"] == reply(QUESTION)
    assert first["progress"] == ["loading", "ready"]
    assert _ask(page, {**QUESTION, "id": "r"}) == {"reply": {**reply(QUESTION), "id": "r"}, "progress": []}


def test_questions_asked_at_once_are_each_answered(visit: Callable[..., Visit]) -> None:
    page = visit().open(CHAPTER)
    hands = [["A"], ["2"], ["3"]]
    questions = [{**QUESTION, "id": str(number), "hand": hand, "seen": []} for number, hand in enumerate(hands)]
    answers = page.evaluate(f"questions => Promise.all(questions.map({ASK}))", questions)
    assert [answer["reply"] for answer in answers] == [reply(question) for question in questions]


@pytest.mark.parametrize("before", WITHOUT_A_WORKER.values(), ids=WITHOUT_A_WORKER)
def test_without_a_worker_the_page_hears_so_and_stays_quiet(visit: Callable[..., Visit], before: str) -> None:
    page = visit(scheme="file", before=before).open(CHAPTER)
    assert _ask(page) == {"progress": ["loading", "failed"]}
    assert _ask(page) == {"progress": ["failed"]}


def test_page_runs_under_a_policy_that_names_no_other_host(visit: Callable[..., Visit]) -> None:
    opened = visit()

    def guarded(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-security-policy": POLICY})

    opened.page.route("**/*.html", guarded)
    page = opened.open(CHAPTER)
    assert _ask(page)["reply"] == reply(QUESTION)


@pytest.mark.parametrize("scheme", ["http", "file"])
@pytest.mark.parametrize("name", [name for name in PAGES if name[:2].isdigit() and name[2] == "-"])
def test_a_control_of_each_chapter_moves_its_chart(visit: Callable[..., Visit], name: str, scheme: str) -> None:
    page = visit(scheme=scheme).open(name)
    control = page.locator(".sym-chart .vega-bind").locator("input, select").first
    figure = page.locator("figure.sym-figure").filter(has=page.locator(".vega-bind")).first
    before = figure.locator("svg").first.inner_html()
    if control.evaluate("control => control.tagName") == "SELECT":
        control.select_option(index=control.evaluate("c => (c.selectedIndex + 1) % c.options.length"))
    elif control.get_attribute("type") == "range":
        control.focus()
        page.keyboard.press("ArrowRight" if control.evaluate("c => +c.value < +c.max") else "ArrowLeft")
    else:
        page.locator(".sym-chart .vega-bind input:not(:checked)").first.check()
    page.wait_for_function(
        "([figure, before]) => figure.querySelector('svg').innerHTML !== before", arg=[figure.element_handle(), before]
    )


def test_a_chart_without_scripts_is_still_a_picture_with_a_table(visit: Callable[..., Visit]) -> None:
    opened = visit(java_script_enabled=False)
    page = opened.page
    page.goto(f"{opened.home}/{CHAPTER}")
    figure = page.locator("figure.sym-figure").first
    assert figure.locator("svg[role=img]").is_visible()
    assert figure.locator("table").count() == 1
    assert page.locator(".sym-noscript").first.is_visible()
    # Scripts that a reader has switched off are no fault of the page.
    opened.errors.clear()
