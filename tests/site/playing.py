"""A reader at a widget of the built site, and what the page must show for a reply of `sieteymedio` itself."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from sieteymedio.locale import section
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.trees import named_deals

from .conftest import PAGES, SITE

Json = dict[str, Any]

TEXTS = section("widgets", "en")
# Pages whose table opens with a named deal, and every page that has a table at all.
TABLES = {"index.html": "opening-1", "01-play-a-hand.html": "first-hand", "09-the-best-reply.html": "class"}
WITH_TABLE = [name for name in PAGES if re.search(r'"kind": ?"table"', (SITE / name).read_text(encoding="utf-8"))]
DESK = "02-will-i-bust.html"
STILL = {"reduced_motion": "reduce"}
MEASURES = ("bust", "seven_and_a_half", "win", "push", "lose", "expected_value")
OUTCOMES = ("bust", "seven_and_a_half", "stays_in")

# What encodeURIComponent leaves as it is.
UNTOUCHED = "-_.!~*'()"

# Reading numbers off a page: the exact value stands in the text for screen readers, or behind "exact value".
NUMBERS = """
const plain = (part) => part ? part.textContent.replace(/\\s+/g, " ").trim() : null;
const digits = (part) => part ? plain(part).replace(/\\u2212/g, "-") : null;
const number = (part) => part && {
  exact: digits(part.querySelector(".sym-long, .sym-fraction > .sym-hidden, .sym-whole")),
  decimal: digits(part.querySelector(".sym-decimal")),
  percent: digits(part.querySelector(".sym-percent")),
};
const outlook = (table) => table && Object.fromEntries([...table.querySelectorAll("td[data-measure]")].map(
  (cell) => [`${cell.dataset.of} ${cell.dataset.measure}`, number(cell.querySelector(".sym-number"))]));
const tiles = (part) => part && Object.fromEntries([...part.querySelectorAll("[data-outcome]")].map(
  (tile) => [tile.dataset.outcome, number(tile.querySelector(".sym-number"))]));
const codes = (part) => [...part.querySelectorAll("[data-card]")].map((card) => card.dataset.card);
"""
READ_TABLE = (
    "root => {"
    + NUMBERS
    + """
  const odds = root.querySelector("[data-part=odds]");
  const review = root.querySelector("[data-part=review]");
  return {
    phase: root.dataset.phase,
    seats: [...root.querySelectorAll("[data-seat]")].map((seat) => ({
      seat: Number(seat.dataset.seat),
      cards: codes(seat),
      total: seat.querySelector("[data-part=total]")?.lastChild.textContent ?? null,
      status: seat.dataset.status,
    })),
    result: plain(root.querySelector("[data-part=result] p")),
    seen_ahead: root.querySelector("[data-part=seen-ahead]") !== null,
    next: tiles(odds.querySelector("[data-part=next]")),
    outlook: outlook(odds.querySelector("[data-part=outlook]")),
    review: review && {
      text: plain(review.querySelector(".sym-lead")),
      decisions: [...review.querySelectorAll("[data-decision]")].map((decision) => ({
        cards: codes(decision.querySelector(".sym-mini-hand")),
        text: plain(decision.querySelector(".sym-decision-words p")),
        cost: number(decision.querySelector("[data-part=cost] .sym-number")),
        outlook: outlook(decision.querySelector("[data-part=outlook]")),
        futures: [...decision.querySelectorAll("[data-kind]")].map((kind) => ({
          kind: kind.dataset.kind,
          cards: codes(kind.querySelector(".sym-card-row")),
          win: number(kind.querySelectorAll(".sym-pairs .sym-number")[0]),
          expected_value: number(kind.querySelectorAll(".sym-pairs .sym-number")[1]),
        })),
      })),
    },
  };
}"""
)
# Which control has the focus, if it is one inside the widget and on show.
FOCUS = """root => {
  const active = document.activeElement;
  if (!active || !root.contains(active) || !active.getClientRects().length) return null;
  return active.dataset.action ?? active.dataset.input ?? active.dataset.key ?? active.tagName;
}"""
# Tells of every worker that the page starts; workers are counted before any script of the page runs.
COUNT_WORKERS = """
globalThis.workersStarted = 0;
globalThis.Worker = class extends globalThis.Worker {
  constructor(...options) { super(...options); globalThis.workersStarted += 1; }
};
"""


# What a page holds for its widgets.
STATES = "() => JSON.parse(document.querySelector('script[type=\"application/vnd.jupyter.widget-state+json\"]').textContent)"


def shown(number: Mapping[str, str], percent: bool = True) -> Json:
    """What the page writes for an exact number of a reply."""
    n, d = number["n"], number["d"]
    if n == "0":
        return {"exact": "0", "decimal": None, "percent": None}
    share = number["percent"] if percent else None
    if d == "1":
        return {"exact": n, "decimal": None, "percent": share}
    return {"exact": f"{n} / {d}", "decimal": number["decimal"], "percent": share}


def shown_outlook(hit: Json | None, stand: Json | None, exchange: Json | None = None) -> Json:
    """What the page writes for hit against stand; a column or a row of pushes that is not there is not written."""
    actions = (("hit", hit), ("stand", stand), ("exchange", exchange))
    columns = {name: outlook for name, outlook in actions if outlook}
    pushed = any(outlook["push"]["n"] != "0" for outlook in columns.values())
    return {
        f"{name} {measure}": shown(outlook[measure], percent=measure != "expected_value")
        for measure in MEASURES
        if measure != "push" or pushed
        for name, outlook in columns.items()
    }


def shown_table(told: Json, *, odds: bool = True, review: bool = True) -> Json:
    """What a table shows for a reply, once all of it is told."""
    seats = sorted(told["view"]["seats"], key=lambda seat: seat["role"] == "you")
    now = told["odds"] if odds and told["view"]["phase"] == "playing" else None
    past = told["review"] if review else None
    return {
        "phase": told["view"]["phase"],
        "seats": [
            {
                "seat": seat["seat"],
                "cards": [card or "back" for card in seat["cards"]],
                "total": seat["total"] and seat["total"]["text"],
                "status": seat["status"],
            }
            for seat in seats
        ],
        "result": told["settlement"] and told["settlement"]["text"],
        "seen_ahead": told["request"]["seen_ahead"],
        "next": now and {outcome: shown(now["next"][outcome]) for outcome in OUTCOMES},
        "outlook": now and shown_outlook(now["hit"], now["stand"]),
        "review": past and past["decisions"] and _shown_review(past),
    }


def _shown_review(past: Json) -> Json:
    return {
        "text": past["text"],
        "decisions": [
            {
                "cards": decision["cards"],
                "text": decision["text"],
                "cost": shown(decision["cost"], percent=False) if decision["graded"] else None,
                "outlook": shown_outlook(decision["hit"], decision["stand"]),
                "futures": [
                    {
                        "kind": future["kind"],
                        "cards": future["cards"],
                        "win": shown(future["win"]),
                        "expected_value": shown(future["expected_value"], percent=False),
                    }
                    for future in decision["futures"] or ()
                ],
            }
            for decision in past["decisions"]
        ],
    }


def differences(seen: Any, expected: Any, where: str = "") -> list[str]:
    """Say where what a page shows is not what it should show."""
    if isinstance(seen, dict) and isinstance(expected, dict) and seen.keys() == expected.keys():
        return [found for key in seen for found in differences(seen[key], expected[key], f"{where}.{key}")]
    if isinstance(seen, list) and isinstance(expected, list) and len(seen) == len(expected):
        pairs = enumerate(zip(seen, expected, strict=True))
        return [found for at, (one, other) in pairs for found in differences(one, other, f"{where}[{at}]")]
    return [] if seen == expected else [f"{where}: {seen!r}, not {expected!r}"]


def ask(request: Mapping[str, Any]) -> Json:
    """The reply that `sieteymedio` gives here to what the page asks."""
    answer = reply(request)
    assert answer["ok"], answer
    return answer


def opening(name: str) -> Json:
    """The reply to the named deal, before the first move."""
    return ask(named_deals([name])[0]["request"])


def moved(told: Json, action: str) -> Json:
    """The reply after one more move of the reader."""
    request = told["request"]
    return ask({**request, "moves": [*request["moves"], [request["opening"]["you"], action]]})


class Player:
    """Somebody at a table of the page, with the reply that the table must be showing."""

    def __init__(self, page: Page, told: Json | None = None) -> None:
        self.page = page
        self.root = page.locator(".sym-table").first
        self.told = told or {}

    def control(self, action: str) -> Locator:
        return self.root.locator(f"[data-action={action}]")

    def field(self, name: str) -> Locator:
        return self.root.locator(f"[data-input={name}]")

    def click(self, *actions: str) -> None:
        for action in actions:
            self.control(action).click()

    def part(self, name: str) -> Locator:
        return self.root.locator(f"[data-part={name}]")

    def link(self) -> str:
        return self.field("link").input_value()

    def link_of(self, told: Json) -> str:
        return f"{self.page.url.partition('#')[0]}#hand={quote(told['code'], safe=UNTOUCHED)}"

    def arrive(self, told: Json) -> None:
        """Wait until the table shows the record of this reply, and all of it is told."""
        self.told = told
        expect(self.field("link")).to_have_value(self.link_of(told), timeout=30_000)
        expect(self.root).to_have_attribute("data-phase", told["view"]["phase"], timeout=15_000)
        expect(self.part("problem")).to_be_empty()

    def sees(self, told: Json, **hidden: bool) -> Json:
        """Wait for the record of this reply, and compare all that the table shows with it."""
        self.arrive(told)
        seen: Json = self.root.evaluate(READ_TABLE)
        wrong = differences(seen, shown_table(told, **hidden))
        assert not wrong, wrong
        return told

    def plays(self, *actions: str, **hidden: bool) -> Json:
        """Play moves by mouse from the reply now on the table, and compare after each."""
        for action in actions:
            self.click(action)
            self.sees(moved(self.told, action), **hidden)
        return self.told

    def open_panel(self, name: str) -> None:
        panel = self.root.locator(f"[data-panel={name}]").first
        if panel.get_attribute("open") is None:
            panel.locator("summary").first.click()

    def deals(self, seed: str) -> Json:
        """Type a seed and deal it."""
        self.open_panel("deal")
        self.field("seed").fill(seed)
        self.click("set-seed")
        changes = {"seed": seed, "round": 1, "moves": [], "branches": [], "seen_ahead": False}
        return self.sees(ask({**self.told["request"], **changes}))

    def focus(self) -> str | None:
        """The control that has the focus, if it is in the table."""
        held: str | None = self.root.evaluate(FOCUS)
        return held


def paths(told: Json, moves: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """Every way to play a deal to its end."""
    if told["view"]["phase"] == "settled":
        return [tuple(moves)]
    return [path for action in told["view"]["legal"] for path in paths(moved(told, action), (*moves, action))]


def python_started(page: Page) -> bool:
    """Whether the page has started Python, or begun to fetch it."""
    fetched = "performance.getEntriesByType('resource').some(entry => entry.name.includes('/python.js'))"
    marked = "document.querySelector('script[src*=\"vendor/python.js\"]') !== null"
    return bool(page.workers) or page.evaluate(f"{fetched} || {marked} || Boolean(globalThis.workersStarted)")
