"""Run the chapters and keep them in the form they are committed in.

    python tools/notebooks.py            run every chapter in book/ and write it back
    python tools/notebooks.py 02 09      run the chapters whose names begin so
    python tools/notebooks.py --clean    only bring the files into form, run nothing

A chapter is committed with the text of its outputs: what a widget or a figure draws is left out (the site draws it
anew), as are widget state, execution times and the name of the kernel that happened to run it. Cell ids stay, and
cells are numbered in their order. The first code cell says what the cells are for that only the book's tests need.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

BOOK = Path(__file__).resolve().parent.parent / "book"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
DRAWN = "# NBVAL_IGNORE_OUTPUT"
"""First line of a cell whose output is drawn by a front end: a widget or a figure."""

NOTE = """\
# For the book's own tests: assert_numbers proves the numbers in the text beside it, and NBVAL_IGNORE_OUTPUT marks a
# cell that is drawn anew each time. Neither asks anything of you.
"""
"""What somebody who opens a chapter in JupyterLab reads before meeting such cells."""


def chapters(prefixes: list[str]) -> list[Path]:
    """The notebooks of the book, all of them or those whose names begin with one of *prefixes*."""
    found = [path for path in sorted(BOOK.glob("*.ipynb")) if not prefixes or path.name.startswith(tuple(prefixes))]
    if not found:
        raise SystemExit(f"no chapter in {BOOK} begins with {' or '.join(prefixes)}")
    return found


def run(notebook: Any) -> None:
    """Execute *notebook* in place, from the folder it lies in; an error in a cell is an error here."""
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(BOOK)}}).execute()


def bring_into_form(notebook: Any) -> None:
    """Strip from *notebook* all that changes from run to run or that only a front end can show."""
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": {"name": "python"}})
    number = 0
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type != "code":
            continue
        number += 1
        if number == 1 and not cell.source.startswith(NOTE):
            cell.source = NOTE + cell.source
        cell.execution_count = number
        cell.outputs = [output for output in cell.outputs if output.output_type != "stream" or output.name == "stdout"]
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = number
            if "data" in output and cell.source.startswith(DRAWN):
                output.data = nbformat.from_dict({"text/plain": plain_text(output.data)})
                output.metadata = nbformat.from_dict({})


def plain_text(data: Any) -> str:
    """What is left of a drawn output: the words of a figure; for a widget, what to do to see it."""
    if "application/vnd.jupyter.widget-view+json" in data:
        return "Run this cell to see it here, or open the chapter on the book's site."
    text: str = data["text/plain"]
    return text


def main(arguments: list[str]) -> None:
    """Run and rewrite the chapters named on the command line."""
    clean_only = "--clean" in arguments
    for path in chapters([argument for argument in arguments if not argument.startswith("-")]):
        notebook = nbformat.read(path, as_version=4)
        print(path.name, flush=True)
        if not clean_only:
            run(notebook)
        bring_into_form(notebook)
        nbformat.validate(notebook)
        nbformat.write(notebook, path)


if __name__ == "__main__":
    main(sys.argv[1:])
