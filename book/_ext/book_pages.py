"""What the book's pages need beyond Jupyter Book: local scripts, no second front end, and a theme without faults."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html._assets import _CascadingStyleSheet, _JavaScript

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "_build" / "pages"
NOT_FOUND = ROOT / "frontend" / "site" / "404.html"
STATE = "application/vnd.jupyter.widget-state+json"
VIEW = "application/vnd.jupyter.widget-view+json"
NOSCRIPT = (
    '<noscript><p class="sym-noscript">The table and the charts of this page move by JavaScript, which is off in '
    "this browser. The text, the pictures and the tables can be read without it.</p></noscript>"
)


def use_local_files(app: Sphinx, config: Any) -> None:
    # Named here and not in _config.yml: Jupyter Book puts every script it finds under a path named there on every page.
    config.html_static_path.append(str(PAGES))
    config.html_extra_path.append(str(NOT_FOUND))
    config.html_favicon = str(PAGES / "vendor" / "icon.svg")


def add_noscript(app: Sphinx, doctree: nodes.document) -> None:
    """Say, where the first widget or chart would be, what is missing without JavaScript."""
    for raw in doctree.findall(nodes.raw):
        if VIEW in raw.rawsource + raw.astext() or "sym-figure" in raw.astext():
            raw.parent.insert(raw.parent.index(raw), nodes.raw("", NOSCRIPT, format="html"))
            return


def light_state(body: str) -> str:
    """Leave out of a page's widget state what its host brings: the front end, which every widget would repeat."""
    state = json.loads(body)
    kept = {key: model for key, model in state["state"].items() if "_esm" in model["state"]}
    for model in kept.values():
        model["state"] = {key: value for key, value in model["state"].items() if not key.startswith("_")}
    return json.dumps({**state, "state": kept}, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def tidy_scripts(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Drop the scripts of a live-code service this book does not use, and lighten the state of the widgets."""
    scripts, has_widgets = [], False
    for script in context.get("script_files", []):
        attributes = getattr(script, "attributes", {})
        body = attributes.get("body") or ""
        if "thebe" in str(getattr(script, "filename", script)).lower() or "THEBE" in body:
            continue
        if attributes.get("type") == STATE:
            has_widgets = True
            script = _JavaScript(None, priority=script.priority, type=STATE, body=light_state(body))
        scripts.append(script)
    context["script_files"] = scripts
    styles = [
        style for style in context.get("css_files", []) if "thebe" not in str(getattr(style, "filename", style)).lower()
    ]
    if has_widgets:
        # Before the book's own style sheet, which comes last.
        styles.append(_CascadingStyleSheet("_static/vendor/widgets.css", priority=850))
    context["css_files"] = styles


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_css_file("vendor/book.css", priority=900)
    app.add_js_file("vendor/page.js", loading_method="defer")
    app.connect("config-inited", use_local_files, priority=900)
    app.connect("doctree-read", add_noscript)
    app.connect("html-page-context", tidy_scripts, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
