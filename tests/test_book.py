"""The chapters: every number in the prose is asserted by a cell beside it, and every chapter has the book's rhythm."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import notebooks  # noqa: E402

BOOK = ROOT / "book"
PAGES = sorted(BOOK.glob("*.ipynb"))
CHAPTERS = [page for page in PAGES if page.name[0].isdigit()]
RHYTHM = ("predict", "play", "count", "compute", "see", "say", "try")
DRAWN = "# NBVAL_IGNORE_OUTPUT"

NUMBER = re.compile(
    r"[−-]?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:½|\s?%|/\d+)?|½"  # 1,703  −0.45  7½  48.7 %  19/39
)
NOT_RESULTS = {
    *(str(number) for number in range(1, 8)),  # ranks, and totals without a half
    *(f"{number}½" for number in range(1, 8)),
    "½",
    "40",  # the pack
}
"""Numbers that are part of the rules: they name cards and totals, and no engine has to find them."""

NUMBER_WORDS = re.compile(
    r"\b(?:thir|four|fif|six|seven|eigh|nine)teen\b|\b(?:twen|thir|fif|six|seven|eigh|nine)ty\b|\b(?:thousand|million)s?\b",
    re.IGNORECASE,
)
"""A result in words would slip past the check; numbers of this size are written in figures."""


def read(page: Path) -> Any:
    return nbformat.read(page, as_version=4)


def tags(cell: Any) -> list[str]:
    return list(cell.metadata.get("tags", []))


def prose_of(markdown: str) -> str:
    """The words of a Markdown cell: no code, no link targets, no exercise numbers."""
    plain = re.sub(r"```.*?```", " ", markdown, flags=re.DOTALL)
    plain = re.sub(r"`[^`]*`", " ", plain)
    plain = re.sub(r"\]\([^)]*\)", "]", plain)
    return re.sub(r"^\*\*\d\.\*\*|^\d\. |\bexercise \d|\bchapter \d+", " ", plain, flags=re.MULTILINE | re.IGNORECASE)


def reader_texts(source: str) -> Iterator[str]:
    """The sentences a code cell shows: labels, hints and what a checker says to a wrong answer."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg in {"label", "hint", "alt", "caption"} and isinstance(keyword.value, ast.Constant):
                    yield keyword.value.value
                if keyword.arg == "wrong" and isinstance(keyword.value, ast.Dict):
                    yield from (text.value for text in keyword.value.values if isinstance(text, ast.Constant))


def asserted(source: str) -> list[str]:
    """The printed numbers that an assert cell checks."""
    return [
        key.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]


def plain_number(token: str) -> str:
    return "".join(token.split()).replace("-", "−")


def sections(notebook: Any) -> Iterator[list[Any]]:
    """The cells of a page, parted before each heading of the second level and before each exercise."""
    section: list[Any] = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and re.match(r"## |\*\*\d\.\*\*", cell.source) and section:
            yield section
            section = []
        section.append(cell)
    yield section


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_number_in_the_prose_is_asserted_beside_it(page: Path) -> None:
    loose = []
    for section in sections(read(page)):
        proved = {plain_number(key) for cell in section if "assert" in tags(cell) for key in asserted(cell.source)}
        for cell in section:
            texts = [prose_of(cell.source)] if cell.cell_type == "markdown" else list(reader_texts(cell.source))
            for text in texts:
                found = {plain_number(token) for token in NUMBER.findall(text)}
                loose += [(cell.id, token) for token in sorted(found - proved - NOT_RESULTS)]
    assert not loose


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_asserted_number_is_in_the_prose_beside_it(page: Path) -> None:
    idle = []
    for section in sections(read(page)):
        said: set[str] = set()
        for cell in section:
            texts = [prose_of(cell.source)] if cell.cell_type == "markdown" else list(reader_texts(cell.source))
            said |= {plain_number(token) for text in texts for token in NUMBER.findall(text)}
        for cell in section:
            if "assert" in tags(cell):
                idle += [(cell.id, key) for key in asserted(cell.source) if plain_number(key) not in said]
    assert not idle


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_large_numbers_are_not_hidden_in_words(page: Path) -> None:
    words = []
    for cell in read(page).cells:
        if cell.cell_type == "markdown":
            words += NUMBER_WORDS.findall(re.sub(r"\d(?:\.\d+)? million", "", prose_of(cell.source)))
    assert not words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_file_is_in_the_form_it_is_committed_in(page: Path) -> None:
    notebook = read(page)
    assert notebook.metadata.kernelspec.name == "python3"
    assert "widgets" not in notebook.metadata
    ids = [cell.id for cell in notebook.cells]
    assert len(ids) == len(set(ids))
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert output.output_type != "error", cell.id
            if "data" in output and cell.source.startswith(DRAWN):
                assert set(output.data) == {"text/plain"}, cell.id


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_page_names_another_host(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.findall(r"(?:https?:)?//[\w.-]*(?:cdn|unpkg|jsdelivr|googleapis)[\w.-]*", text)


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.stem)
def test_a_chapter_has_every_part_of_the_rhythm(page: Path) -> None:
    found = [tag for cell in read(page).cells for tag in tags(cell) if tag in RHYTHM]
    assert set(found) == set(RHYTHM)
    # Predict before you are told, and the sentence to take home comes before the exercises that close the page.
    assert found[0] == "predict"
    assert found[-1] == "try"
    assert found.index("count") < found.index("say") < found.index("try")


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.stem)
def test_a_chapter_closes_with_a_word_for_the_classroom(page: Path) -> None:
    last = [cell for cell in read(page).cells if cell.cell_type == "markdown"][-1]
    assert last.source.startswith("## For the classroom")


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.stem)
def test_a_chapter_opens_with_a_question(page: Path) -> None:
    first = read(page).cells[0].source.splitlines()
    assert first[0].startswith("# ")
    assert "?" in first[2]


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.stem)
def test_a_chapter_has_charts_and_exercises(page: Path) -> None:
    sources = [cell.source for cell in read(page).cells if cell.cell_type == "code"]
    assert any("charts." in source for source in sources if source.startswith(DRAWN))
    exercises = [source for source in sources if "Answer(" in source and source.startswith(DRAWN)]
    assert 2 <= len(exercises) <= 5
    for source in exercises:
        assert "hint=" in source
        assert "wrong={" in source
        assert "wrong={}" not in source


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.stem)
def test_no_wrong_answer_is_the_right_one(page: Path) -> None:
    import sympy

    names: dict[str, Any] = {}
    exercises: list[dict[str, Any]] = []
    for cell in read(page).cells:
        if cell.cell_type != "code" or "charts." in cell.source:
            continue
        source = re.sub(r"from sieteymedio.widgets import .*", "", cell.source)
        names.update(dict.fromkeys(("OddsDesk", "RuleBench", "Table", "Tutor"), lambda *_, **__: None))
        names.update(Answer=lambda **given: exercises.append(given))
        exec(compile(source, f"{page.name}:{cell.id}", "exec"), names)
    assert exercises
    for exercise in exercises:
        right = sympy.Rational(str(exercise["expected"]))
        wrong = [sympy.Rational(str(value)) for value in exercise["wrong"]]
        assert right not in wrong, exercise["label"]
        assert len(wrong) == len(set(wrong)), exercise["label"]


def test_the_first_cell_says_once_what_the_hidden_checks_are_for() -> None:
    notebook = read(BOOK / "index.ipynb")
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    told = first.source
    assert told.startswith("# For the book's own tests: assert_numbers proves")
    assert "NBVAL_IGNORE_OUTPUT" in told.split("import", maxsplit=1)[0]
    notebooks.bring_into_form(notebook)
    assert first.source == told
    # A chapter that lacks it is given it when it is brought into form.
    first.source = "import sieteymedio as sm"
    notebooks.bring_into_form(notebook)
    assert first.source == f"{notebooks.NOTE}import sieteymedio as sm"


def test_nothing_is_asked_before_the_first_decision() -> None:
    """Chapter 1: no fraction, no percentage, no typing before the reader has played the first hand."""
    before = []
    for cell in read(BOOK / "01-play-a-hand.ipynb").cells:
        if "Table(" in cell.source:
            break
        if cell.cell_type == "markdown":
            before.append(cell.source)
    assert not re.search(r"\d/\d|%|chance|probab|stake", " ".join(before))
    assert len(" ".join(before)) < 400


def test_the_first_hand_goes_as_chapter_one_tells_it() -> None:
    from sieteymedio.widgets.desk import reply
    from sieteymedio.widgets.trees import named_deals

    (deal,) = named_deals(["first-hand"])
    stood = reply({**deal["request"], "moves": [[1, "stand"]]})
    assert stood["settlement"]["reason"] == "tie_to_bank"
    assert stood["view"]["seats"][0]["total"]["text"] == "5"
    hit = reply({**deal["request"], "moves": [[1, "hit"]]})
    assert hit["view"]["seats"][1]["total"]["text"] == "7"
    hit = reply({**deal["request"], "moves": [*hit["request"]["moves"], [1, "stand"]]})
    assert hit["settlement"]["reason"] == "higher"
    assert hit["view"]["seats"][0]["total"]["text"] == "6"
