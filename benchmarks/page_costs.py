"""Measure what a page costs its reader, on the machine at hand, in headless Chromium.

    make site && .venv/bin/python benchmarks/page_costs.py

The table visible after navigation, the first answer from Python (cold: loading, starting and computing), later answers
(median), and the bytes as a compressing server would send them, before Python is wanted and with it.
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

HTML = ROOT / "_build" / "html"
PAGE = "index.html"
RUNS = 3
ANSWERS = 30

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


if __name__ == "__main__":
    main()
