"""Small repairs of the theme's finished pages, where it offers no setting: each names the fault it takes away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

REPAIRS: tuple[tuple[str, str, str], ...] = (
    ("the name of the book, said twice on its front page", r"<title>([^<]+) &#8212; \1</title>", r"<title>\1</title>"),
    (
        "the settings of a live-code service that the book does not use",
        r'<script type="text/x-thebe-config">.*?</script>\s*<script>kernelName = [^<]*</script>',
        "",
    ),
    ("a second viewport", r'(<meta name="viewport"[^>]*>)\s*<meta name="viewport"[^>]*>', r"\1"),
    (
        "a name that contradicts the text on the search button",
        r'(<button class="btn search-button-field[^>]*?) aria-label="Search"',
        r"\1",
    ),
    ("a name that contradicts the text of a toggle", r'<summary aria-label="Toggle hidden content">', "<summary>"),
    (
        "hidden words inside the button for light and dark",
        r'(<i class="theme-switch[^>]*?) title="[^"]*"',
        r'\1 aria-hidden="true"',
    ),
    (
        "a search form without a button",
        r'(<dialog id="pst-search-dialog">.*?)(</form>)',
        r'\1<button type="submit" class="sym-search-button">Search</button>\2',
    ),
)


def repair(page: str) -> str:
    for _, fault, right in REPAIRS:
        page = re.sub(fault, right, page, flags=re.DOTALL)
    return page


def repair_pages(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.format != "html":
        return
    for path in Path(app.outdir).glob("*.html"):
        path.write_text(repair(path.read_text(encoding="utf-8")), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("build-finished", repair_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
