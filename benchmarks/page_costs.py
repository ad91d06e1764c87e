"""Measure what a page costs its reader, on the machine at hand, in headless Chromium.

    make site && .venv/bin/python -m benchmarks.page_costs

The table visible after navigation, the first answer from Python (cold: loading, starting and computing), later answers
(median), and the bytes as a compressing server would send them, before Python is wanted and with it.

Then what heavier rules cost: a dealt hand with its odds, one player against the bank, Python being there already (the
first of each preset by itself, since it works out what the later ones remember); and whole comparisons at the rule bench of
chapter 11, with the longest answer one waits for and how long the page itself was ever busy meanwhile.
"""

from __future__ import annotations

import functools
import gzip
import json
import statistics
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser  # noqa: E402

from sieteymedio.comparing import bench_codes  # noqa: E402
from sieteymedio.comparing.bench import Comparison, Side  # noqa: E402
from sieteymedio.engine.presets import preset  # noqa: E402

HTML = ROOT / "_build" / "html"
PAGE = "index.html"
RUNS = 3
ANSWERS = 30
HANDS = 15
PRESETS = (
    "gamerules-base",
    "gamerules-italian",
    "playtech-live",
    "sisal-pokerstars-it",
    "leovegas-home",
    "course-premiums-ar",
    "pagat-italian-fragments",
)
BENCH_PAGE = "11-house-rules.html"
COMPARISONS = (("treccani", "gamerules-base"), ("playtech-live", "sept-et-demi-fr-wiki"))
"""None of them is the one that the page brings along."""

# Asks by the same way as the widgets do; the hands differ so that no answer is a repeated one.
ASK = """
([hands, policy]) => new Promise((resolve, reject) => {
  const times = [];
  let asked = performance.now();
  const request = (n) => ({format: 1, id: `cost-${n}`, kind: "odds", lang: "en", rules: {}, banker: policy,
                           hand: hands[n], seen: [], replacement: false});
  const answer = (reply) => {
    if (!reply.ok) return reject(new Error(JSON.stringify(reply)));
    times.push(performance.now() - asked);
    if (times.length === hands.length) return resolve(times);
    asked = performance.now();
    globalThis.sieteymedioHost.ask(request(times.length), answer, progress);
  };
  const progress = (word) => word === "failed" && reject(new Error("Python could not start"));
  globalThis.sieteymedioHost.ask(request(0), answer, progress);
})
"""
# A dealt hand of each seed with its odds, the stake placed first where it follows the card: the answer with odds is timed.
DEAL = """
async ([preset, hands]) => {
  const ask = (body) => new Promise((resolve, reject) => {
    const request = {format: 1, id: "cost", kind: "table", lang: "en", preset, moves: [], ...body};
    const asked = performance.now();
    const hear = (reply) => {
      if (reply.ok) resolve([performance.now() - asked, reply]);
      else reject(new Error(JSON.stringify(reply)));
    };
    globalThis.sieteymedioHost.ask(request, hear, (word) => word === "failed" && reject(new Error(word)));
  });
  const found = [];
  for (let n = 0; n < hands; n += 1) {
    const seed = `cost-${n}`;
    let [time, reply] = await ask({seed});
    const stake = reply.view.moves.find((move) => move.action === "stake");
    if (stake) [time, reply] = await ask({seed, moves: [[1, "stake", {stake: stake.stake.least}]]});
    found.push([time, reply.odds !== null]);
  }
  return found;
}
"""
# Every answer of a comparison, and every time that the page's own thread could not be reached for longer than a frame.
WATCH = """
() => {
  const ask = globalThis.sieteymedioHost.ask;
  globalThis.costs = {answers: [], busy: []};
  globalThis.sieteymedioHost.ask = function (request, answer, progress) {
    const asked = performance.now();
    ask.call(this, request, (reply) => {
      if (request.kind === "bench") globalThis.costs.answers.push(performance.now() - asked);
      answer(reply);
    }, progress);
  };
  new PerformanceObserver((list) => globalThis.costs.busy.push(...list.getEntries().map((task) => task.duration)))
    .observe({entryTypes: ["longtask"]});
}
"""
RANKS = ["A", "2", "3", "4", "5", "6", "C", "R"]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def compressed(addresses: list[str]) -> int:
    """The bytes of these files of the site when each is gzipped, as a server would, unless it is packed already."""
    total = 0
    for address in dict.fromkeys(addresses):
        path = HTML / urlsplit(address).path.lstrip("/")
        data = path.read_bytes()
        total += len(data) if path.suffix in (".woff2", ".png") else len(gzip.compress(data, 6))
    return total


def visit(page: Page, home: str) -> tuple[int, int, int, list[float]]:
    """One reading: milliseconds to the table, bytes before Python, bytes with it, milliseconds of each answer."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.startswith(home) else None)
    page.goto(f"{home}/{PAGE}", wait_until="commit")
    page.wait_for_selector("[data-action=hit]", state="visible")
    visible = page.evaluate("Math.round(performance.now())")
    page.wait_for_load_state("networkidle")
    before = compressed(asked)
    hands = [first if not second else f"{first} {second}" for second in ("", "A", "R", "2") for first in RANKS]
    hands = [hand for hand in hands if hand != "6 2"][: ANSWERS + 1]
    times = page.evaluate(ASK, [hands, {"policy": "stand", "at": "5"}])
    return visible, before, compressed(asked), times


def hands_of_presets(page: Page, home: str) -> list[tuple[str, float, list[float], int]]:
    """For each preset: milliseconds of the first hand dealt with its odds, of the later ones, and how many had odds."""
    page.goto(f"{home}/{PAGE}")
    page.wait_for_selector("[data-action=hit]", state="visible")
    page.evaluate(ASK, [["5"], {"policy": "stand", "at": "5"}])
    found = []
    for name in PRESETS:
        answers = page.evaluate(DEAL, [name, HANDS])
        times = [time for time, _ in answers]
        found.append((name, times[0], times[1:], sum(has_odds for _, has_odds in answers)))
    return found


def comparison(page: Page, home: str, left: str, right: str) -> tuple[float, list[float], list[float]]:
    """Milliseconds of a whole comparison, of each of its answers, and of each long task of the page's own thread."""
    page.goto(f"{home}/{BENCH_PAGE}")
    bench = page.locator(".sym-bench")
    bench.locator("[data-part=edge]").first.wait_for()
    page.evaluate(ASK, [["5"], {"policy": "stand", "at": "5"}])
    page.evaluate(WATCH)
    # By a link, as a reader comes to it, so that nothing of either side has been asked before.
    code = bench_codes.encode(Comparison(*(Side(preset(name)) for name in (left, right))))
    started = page.evaluate("code => { location.hash = `bench=${code}`; return performance.now(); }", code)
    done = bench.locator("[data-part=said]", has_text="The comparison is complete.")
    page.wait_for_function("costs.answers.length > 0", timeout=120_000)
    done.wait_for(state="attached", timeout=120_000)
    ended = page.evaluate("performance.now()")
    # The last long task is told of after it has ended.
    page.wait_for_timeout(300)
    costs = page.evaluate("costs")
    return ended - started, costs["answers"], costs["busy"]


def main() -> None:
    path = browser.find_browser()
    if path is None:
        raise SystemExit(browser.MISSING)
    if not (HTML / PAGE).is_file():
        raise SystemExit("there is no built site: make site")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(HTML)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}"
    readings = []
    with sync_playwright() as driver:
        for _ in range(RUNS):
            opened = driver.chromium.launch(executable_path=path, args=list(browser.FLAGS))
            readings.append(visit(opened.new_page(), home))
            opened.close()
        opened = driver.chromium.launch(executable_path=path, args=list(browser.FLAGS))
        dealt = hands_of_presets(opened.new_page(), home)
        compared = [(left, right, *comparison(opened.new_page(), home, left, right)) for left, right in COMPARISONS]
        opened.close()
    _, before, together, _ = readings[0]
    later = [time for reading in readings for time in reading[3][1:]]
    rows = {
        "table visible": f"{statistics.median(reading[0] for reading in readings):.0f} ms",
        "first answer from Python, cold": f"{statistics.median(reading[3][0] for reading in readings) / 1000:.1f} s",
        "later answers, median": f"{statistics.median(later):.0f} ms (slowest {max(later):.0f} ms)",
        "bytes before Python is wanted": f"{before / 1e6:.2f} MB",
        "bytes with Python": f"{together / 1e6:.2f} MB",
    }
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=2))
        return
    print(f"{PAGE}, medians of {RUNS} fresh browsers; sizes as gzip makes them")
    for name, value in rows.items():
        print(f"  {name:32}{value}")
    print(f"\na hand dealt with its odds, in ms: {HANDS} hands of each preset in one browser")
    print(f"  {'preset':26}{'first':>8}{'median':>8}{'slowest':>9}{'with odds':>11}")
    for name, first, others, with_odds in dealt:
        print(f"  {name:26}{first:8.0f}{statistics.median(others):8.0f}{max(others):9.0f}{with_odds:11d}")
    print("\na whole comparison at the rule bench, in ms")
    print(f"  {'presets':42}{'whole':>8}{'longest answer':>16}{'page busy at most':>19}")
    for left, right, whole, answers, busy in compared:
        print(f"  {left + ' / ' + right:42}{whole:8.0f}{max(answers):16.0f}{max(busy, default=0):19.0f}")


if __name__ == "__main__":
    main()
