"""Run every check, all of them even when one fails, and say at the end which failed.

The unit tests take one processor for minutes, so the other checks run beside them. What a check prints is shown at its end.
"""

from __future__ import annotations

import filecmp
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import browser
import build_site

ROOT = build_site.ROOT
PYTHON = sys.executable
OTHER_PYTHONS = ("3.12", "3.13")
STATIC = ROOT / "sieteymedio" / "widgets" / "static"


class _Beside(threading.local):
    """Where the check of this thread prints to."""

    log: IO[bytes] | None = None


BESIDE = _Beside()
TALKING = threading.Lock()


def run(*command: str) -> str:
    """Run a command; return "" if it passed, otherwise what to say about it."""
    code = subprocess.run(
        command, cwd=ROOT, env=build_site.environment(), stdout=BESIDE.log, stderr=subprocess.STDOUT
    ).returncode
    return "" if code == 0 else "see above"


def lint() -> str:
    return run(PYTHON, "-m", "ruff", "check", "--quiet", ".")


def types() -> str:
    return run(PYTHON, "-m", "mypy", "--strict", "sieteymedio")


def units() -> str:
    doctests = ("--doctest-modules", "--doctest-glob=README.md")
    return run(PYTHON, "-m", "pytest", "-q", *doctests, "README.md", "sieteymedio", "tests", "--ignore=tests/site")


def same_bundle() -> str:
    with tempfile.TemporaryDirectory() as folder:
        try:
            build_site.bundle("bundle.mjs", folder)
        except subprocess.CalledProcessError:
            return "see above"
        names = sorted(path.name for path in Path(folder).iterdir())
        _, different, missing = filecmp.cmpfiles(folder, STATIC, names, shallow=False)
    stale = sorted(different + missing)
    return f"{', '.join(stale)} in {STATIC.relative_to(ROOT)} is not what frontend/src gives: make widgets" if stale else ""


def notebooks() -> str:
    chapters = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "book").glob("*.ipynb"))
    options = ("-q", "--nbval", "--nbval-sanitize-with", "tests/data/nbval.cfg", "-p", "no:cacheprovider")
    return run(PYTHON, "-m", "pytest", *options, *chapters)


def pins() -> str:
    """Resolve every pin to wheels for the Python versions that no check here runs on; nothing is installed."""
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder, "pins.txt")
        lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
        pinned.write_text("\n".join(line for line in lines if not line.startswith("-e")), encoding="utf-8")
        wheels = ("--only-binary=:all:", "--target", f"{folder}/nowhere", "-r", str(pinned))
        for version in OTHER_PYTHONS:
            dry = (PYTHON, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed")
            if problem := run(*dry, "--python-version", version, *wheels):
                return f"the pins do not resolve for Python {version}: {problem}"
    return ""


def site() -> str:
    return run(PYTHON, "tools/build_site.py")


def pages() -> str:
    if not build_site.STAMP.is_file():
        return "there is no built site to open"
    if not browser.find_browser():
        return browser.MISSING
    return run(PYTHON, "-m", "pytest", "-q", "tests/site")


CHECKS: dict[str, Callable[[], str]] = {
    "code style (ruff)": lint,
    "types (mypy --strict)": types,
    "unit tests and doctests": units,
    f"the pins resolve to wheels for Python {' and '.join(OTHER_PYTHONS)}": pins,
    "the committed bundle is what its sources give": same_bundle,
    "chapters run to their committed outputs (nbval)": notebooks,
    "the site builds without a warning": site,
    "the site in a browser": pages,
}


FIRST = "unit tests and doctests"
"""The one check that runs beside all others."""


def tell(line: str) -> None:
    with TALKING:
        print(line, flush=True)


def run_checks(names: Iterable[str]) -> dict[str, str]:
    """Run checks one after the other and return what is wrong with those that failed."""
    failed: dict[str, str] = {}
    for name in names:
        number = f"[test {list(CHECKS).index(name) + 1}/{len(CHECKS)}]"
        tell(f"{number} {name}")
        started = time.monotonic()
        with tempfile.TemporaryFile() as log:
            BESIDE.log = log
            problem = CHECKS[name]()
            log.seek(0)
            with TALKING:
                sys.stdout.write(log.read().decode(errors="replace"))
        tell(f"{number} {f'FAILED: {problem}' if problem else 'passed'} ({round(time.monotonic() - started)} s): {name}")
        if problem:
            failed[name] = problem
    return failed


def main() -> int:
    # Anything a check starts finds the project's own Python and Node first.
    os.environ["PATH"] = build_site.environment()["PATH"]
    with ThreadPoolExecutor(2) as lanes:
        found = list(lanes.map(run_checks, ([FIRST], [name for name in CHECKS if name != FIRST])))
    failed = found[0] | found[1]
    if failed:
        print(f"\n{len(failed)} of {len(CHECKS)} checks failed:", flush=True)
        for name, problem in failed.items():
            print(f"  {name}: {problem}", flush=True)
        return 1
    print(f"\nAll {len(CHECKS)} checks passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
