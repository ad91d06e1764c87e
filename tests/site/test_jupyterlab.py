"""Jupyter: chapter 1 runs from top to bottom and its table plays through the kernel; so do the tutor and the rule bench."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from nbformat import v4
from nbformat import write as write_notebook
from playwright.sync_api import Browser, Locator, Page, expect

from sieteymedio.widgets.desk import reply

from .conftest import ROOT

CHAPTER = "01-play-a-hand.ipynb"
WIDGETS = "widgets.ipynb"
LESSON = "gamerules-spanish"
CELLS = (
    "from sieteymedio.widgets import RuleBench, Tutor",
    f'Tutor("{LESSON}")',
    'RuleBench("gamerules-base", "treccani")',
)
APPS = {
    # The program, the name its options go by, and where it opens a notebook.
    "JupyterLab": ("jupyterlab", "LabApp", "lab/tree"),
    "Notebook 7": ("notebook", "JupyterNotebookApp", "notebooks"),
}
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # Every cell drawn, also those below the window.
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
RUN_ALL = """
async () => {
  const app = globalThis.jupyterapp;
  const panel = app.shell.currentWidget;
  await panel.sessionContext.ready;
  await app.commands.execute("notebook:run-all-cells");
  return panel.content.widgets.filter(cell => cell.model.type === "code").map(cell => ({
    source: cell.model.sharedModel.getSource(),
    ran: cell.model.executionCount !== null,
    errors: cell.model.outputs.toJSON().filter(output => output.output_type === "error").map(output => output.evalue),
  }));
}
"""


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(240):
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.25)
    pytest.fail(f"Jupyter did not start: {log.read_text()[-1500:]}")


@pytest.fixture(params=APPS)
def jupyter(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of two notebooks in a Jupyter with settings of its own: the chapter, and one with the other widgets."""
    module, app, where = APPS[request.param]
    work, settings = tmp_path / "work", tmp_path / "settings"
    work.mkdir()
    shutil.copy(ROOT / "book" / CHAPTER, work)
    # Without the name of a kernel, Jupyter would ask for one.
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    cells = [v4.new_code_cell(source) for source in CELLS]
    write_notebook(v4.new_notebook(cells=cells, metadata=metadata), work / WIDGETS)
    for name, values in SETTINGS.items():
        path = settings / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = [
        "--no-browser",
        "--allow-root",
        f"--port={port}",
        "--IdentityProvider.token=",
        f"--ServerApp.root_dir={work}",
        f"--{app}.expose_app_in_browser=True",
        f"--{app}.user_settings_dir={settings}",
        f"--{app}.workspaces_dir={tmp_path / 'workspaces'}",
    ]
    log = tmp_path / "lab.log"
    home = {**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path / "config"), "JUPYTER_DATA_DIR": str(tmp_path / "data")}
    with log.open("wb") as kept:
        process = subprocess.Popen([sys.executable, "-m", module, *options], env=home, stdout=kept, stderr=kept)
        try:
            _wait_for(f"http://127.0.0.1:{port}/api", process, log)
            yield f"http://127.0.0.1:{port}/{where}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def _run_all(page: Page, address: str) -> list[dict[str, object]]:
    """Open a notebook, run all its cells, and return what became of each."""
    page.goto(f"{address}?reset")
    page.wait_for_function("globalThis.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=90_000)
    cells: list[dict[str, object]] = page.evaluate(RUN_ALL)
    assert [cell for cell in cells if cell["errors"] or not cell["ran"]] == []
    return cells


def _settle(page: Page) -> None:
    """Stand, and wait until the bank has played and the hand is settled."""
    table = page.locator(".jp-OutputArea .sym").first
    table.locator("[data-action=stand]").click()
    page.wait_for_function(
        "document.querySelector('.jp-OutputArea .sym [data-action=stand]')?.getAttribute('aria-disabled') === 'true'"
    )


def test_chapter_one_runs_and_a_hand_is_played_through_the_kernel(chromium: Browser, jupyter: str) -> None:
    context = chromium.new_context(viewport={"width": 1400, "height": 1000})
    page = context.new_page()
    to_kernel: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda frame: to_kernel.append(str(frame))))
    try:
        assert len(_run_all(page, f"{jupyter}/{CHAPTER}")) > 5

        table = page.locator(".jp-OutputArea .sym").first
        table.scroll_into_view_if_needed()
        _settle(page)
        played_before = len(to_kernel)
        # Dealt on from here, the hand is none of the embedded ones: only the kernel can know it.
        table.locator("[data-action=deal-on]").click()
        page.wait_for_function(
            "document.querySelector('.jp-OutputArea .sym [data-action=stand]').getAttribute('aria-disabled') !== 'true'"
        )
        _settle(page)
        assert any("comm_msg" in frame for frame in to_kernel[played_before:])
    finally:
        context.close()


def _guided(step: int, **more: object) -> dict[str, object]:
    answer: dict[str, object] = reply({"format": 1, "kind": "guided", "preset": LESSON, "step": step, **more})
    return answer


@pytest.mark.parametrize("jupyter", ["JupyterLab"], indirect=True)
def test_the_tutor_and_the_rule_bench_answer_through_the_kernel(chromium: Browser, jupyter: str) -> None:
    context = chromium.new_context(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    page = context.new_page()
    try:
        _run_all(page, f"{jupyter}/{WIDGETS}")
        tutor, bench = page.locator(".jp-OutputArea .sym-tutor"), page.locator(".jp-OutputArea .sym-bench")

        # The lesson: its first question, and the first hand, played by a key that the notebook would take for its own.
        first = _guided(0, answer=0)
        tutor.locator("[data-option='0']").click()
        expect(tutor.locator("[data-part=verdict]")).to_have_text(first["feedback"]["text"])  # type: ignore[index]
        for step in range(1, 5):
            tutor.locator("[data-action=next]").click()
            expect(tutor.locator("[data-part=title]")).to_have_text(str(_guided(step)["title"]))
        tutor.locator("[data-action=hit]").focus()
        page.keyboard.press("h")
        hit = _guided(4, answer=0)["feedback"]
        expect(tutor.locator("[data-part=verdict]")).to_have_text(hit["text"])  # type: ignore[index]
        # To stand then is no step of the lesson: only the kernel knows what comes of it.
        page.keyboard.press("s")
        moves = [*hit["table"]["request"]["moves"], [1, "stand"]]  # type: ignore[index]
        settled = reply({**hit["table"]["request"], "moves": moves})["settlement"]  # type: ignore[index]
        expect(tutor.locator("[data-part=verdict]")).to_have_text(settled["text"])

        # A quiz of a fresh seed, which nobody can have worked out before.
        tutor.locator("[data-action=part-quiz]").click()
        tutor.locator("[data-action=anew]").click()
        expect(tutor.locator("[data-part=score]")).to_have_text("0 right of 0")
        tutor.locator("[data-option='0']").click()
        expect(tutor.locator("[data-part=verdict]")).to_contain_text("Right." if _was_right(tutor) else "Not so")
        expect(tutor.locator("[data-part=score]")).to_have_text(f"{int(_was_right(tutor))} right of 1")

        # Two presets compared, to the last part.
        bench.locator("[data-input=right-preset]").select_option("playtech-live")
        asked = {"left": {"preset": "gamerules-base"}, "right": {"preset": "playtech-live"}, "whole": True}
        found = reply({"format": 1, "kind": "bench", **asked})["comparison"]
        expect(bench.locator("[data-part=said]")).to_have_text("The comparison is complete.", timeout=60_000)
        for place, side in enumerate(("left", "right")):
            edge = bench.locator("[data-part=edge]").nth(place)
            expect(edge).to_contain_text(found[side]["edge"]["decimal"].lstrip("-"))
    finally:
        context.close()


def _was_right(tutor: Locator) -> bool:
    return tutor.locator("[data-part=verdict]").get_attribute("data-verdict") == "right"
