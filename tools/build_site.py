"""Build the book into _build/html: the pages' scripts, Python for the page, then every chapter, run anew.

python tools/build_site.py                 build, unless nothing has changed since the last build
python tools/build_site.py --widgets-only  only the committed bundle in sieteymedio/widgets/static
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "_build"
PAGES = BUILD / "pages" / "vendor"
HTML = BUILD / "html"
WORK = BUILD / "work"
STAMP = BUILD / "site.stamp"
PACKAGE = ROOT / "sieteymedio"
PYODIDE = ROOT / "frontend" / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# A page needs neither the bundle it has already loaded nor the drawing of charts, which wants Altair.
NOT_IN_THE_PAGE = (
    "__main__.py", "drawing/", "prose.py", "sampling/", "terminal/", "widgets/notebook.py", "widgets/static/",
    "widgets/trees.py",
)  # fmt: skip
"""What a terminal, a notebook or a drawing needs, and no reply: left out of what the page loads."""


def say(text: str) -> None:
    print(f"[site] {text}", flush=True)


def environment() -> dict[str, str]:
    """The environment in which node, npm and the notebook kernels of this virtual environment come first."""
    here = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": here + os.pathsep + os.environ["PATH"], "PYTHON": sys.executable}


def bundle(script: str, *folder: str) -> None:
    """Run one of the front end's own builds, ``bundle.mjs`` or ``site.mjs``."""
    node = Path(sys.executable).parent / "node"
    subprocess.run([str(node), script, *folder], cwd=ROOT / "frontend", env=environment(), check=True)


def package_archive() -> bytes:
    """The package as a zip file that is the same, byte for byte, whenever its sources are the same."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(PACKAGE.rglob("*")):
            name = path.relative_to(PACKAGE).as_posix()
            if path.suffix in (".py", ".json") and not name.startswith(NOT_IN_THE_PAGE):
                archive.writestr(zipfile.ZipInfo(f"sieteymedio/{name}", (2026, 1, 1, 0, 0, 0)), path.read_bytes())
    return held.getvalue()


def pack_python() -> None:
    """Write Python and the package as one classic script, which no firewall takes for a program and no disk refuses."""
    contents = {name: (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    contents["lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    contents["sieteymedio.zip"] = package_archive()
    packed = {name: base64.b64encode(gzip.compress(data, 9, mtime=0)).decode() for name, data in contents.items()}
    (PAGES / "python.js").write_text(f"globalThis.sieteymedioPython={json.dumps(packed)};\n")


def sources() -> Iterator[Path]:
    for folder in ("book", "sieteymedio", "frontend/src", "frontend/site"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts:
                yield path
    for name in ("_config.yml", "_toc.yml", "requirements.txt", "frontend/package-lock.json", "frontend/site.mjs"):
        yield ROOT / name
    yield Path(__file__)


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def reason(log: str) -> str:
    """What a reader of a failed build wants: warnings, errors and the failing cell, without the tools' own stack."""
    lines = [line for line in log.splitlines() if "IPKernelApp" not in line]
    wanted = [line for line in lines if re.search(r"WARNING|ERROR|Error", line)]
    cell = next((number for number, line in enumerate(lines) if "while executing the following cell" in line), None)
    if cell is None:
        return "\n".join(wanted)
    rest = lines[cell:]
    end = next((number for number, line in enumerate(rest) if "The above exception" in line), len(rest))
    return "\n".join(rest[:end])


def build_pages() -> None:
    # A page that has not changed would keep its old scripts, and an executed notebook its old numbers: start anew.
    for left in (WORK, PAGES):
        shutil.rmtree(left, ignore_errors=True)
    PAGES.mkdir(parents=True)
    say("bundling the pages' scripts")
    bundle("site.mjs")
    say("packing Python for the page")
    pack_python()
    say("running the chapters and building the pages (a minute or two)")
    command = [str(Path(sys.executable).parent / "jupyter-book"), "build", "book"]
    options = ["--config", str(ROOT / "_config.yml"), "--toc", str(ROOT / "_toc.yml"), "--path-output", str(WORK)]
    options += ["-q", "-W", "-n", "--keep-going"]
    log = BUILD / "site.log"
    with log.open("w") as kept:
        done = subprocess.run([*command, *options], cwd=ROOT, env=environment(), stdout=kept, stderr=subprocess.STDOUT)
    if done.returncode:
        print(reason(log.read_text()), flush=True)
        raise SystemExit(f"[site] failed: the reason stands above, the whole log in {log}")
    built = WORK / "_build" / "html"
    if not (built / "index.html").is_file():
        raise SystemExit("[site] the build left no index.html")
    # Only now, so that a reader of the last site keeps it until the next one is whole.
    shutil.rmtree(HTML, ignore_errors=True)
    built.rename(HTML)


def main() -> None:
    if "--widgets-only" in sys.argv:
        say("bundling the widgets' front end")
        bundle("bundle.mjs")
        return
    started = time.monotonic()
    now = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == now and (HTML / "index.html").is_file():
        say("nothing has changed since the last build")
        return
    STAMP.unlink(missing_ok=True)
    try:
        build_pages()
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"[site] failed: {' '.join(map(str, error.cmd[:3]))} … (the reason stands above)") from None
    STAMP.write_text(now)
    say(f"built in {round(time.monotonic() - started)} s: {HTML / 'index.html'}")


if __name__ == "__main__":
    main()
