"""Chapter 1 in JupyterLab and in Notebook 7: it runs from top to bottom, and its table plays through the kernel."""

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
from playwright.sync_api import Browser, Page

from .conftest import ROOT

CHAPTER = "01-play-a-hand.ipynb"
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
def chapter(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a copy of the chapter in a Jupyter with settings of its own."""
    module, app, where = APPS[request.param]
    work, settings = tmp_path / "work", tmp_path / "settings"
    work.mkdir()
    shutil.copy(ROOT / "book" / CHAPTER, work)
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
            yield f"http://127.0.0.1:{port}/{where}/{CHAPTER}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def _settle(page: Page) -> None:
    """Stand, and wait until the bank has played and the hand is settled."""
    table = page.locator(".jp-OutputArea .sym").first
    table.locator("[data-action=stand]").click()
    page.wait_for_function(
        "document.querySelector('.jp-OutputArea .sym [data-action=stand]')?.getAttribute('aria-disabled') === 'true'"
    )


def test_chapter_one_runs_and_a_hand_is_played_through_the_kernel(chromium: Browser, chapter: str) -> None:
    context = chromium.new_context(viewport={"width": 1400, "height": 1000})
    page = context.new_page()
    to_kernel: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda frame: to_kernel.append(str(frame))))
    try:
        page.goto(f"{chapter}?reset")
        page.wait_for_function("globalThis.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=90_000)
        cells = page.evaluate(RUN_ALL)
        assert len(cells) > 5
        assert [cell for cell in cells if cell["errors"] or not cell["ran"]] == []

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
