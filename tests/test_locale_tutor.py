"""The tutor's messages: each is asked for, each that is asked for is there, and every rule has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import Formatter

import pytest

from sieteymedio import locale
from sieteymedio.engine.rules import CHOICES, FIELDS, OPEN_PAYS, PAYS, RANGES, Rules, RulesError
from sieteymedio.tutor.rulebook import rule_text
from sieteymedio.tutor.slips import OTHER_RULES, SUMS

PACKAGE = Path(locale.__file__).parent.parent
TUTOR = locale.section("tutor")
SOURCES = (*sorted((PACKAGE / "tutor").glob("*.py")), *sorted((PACKAGE / "widgets").glob("*tutor*.py")))


def keys_in(source: str) -> Iterator[str]:
    """Yield, as patterns, the keys that ``say`` is asked for, with anything in the gaps of a key that is put together."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            yield from patterns(node.args[0])
    # A key kept in a name on its way to `say`, and slips, which name their messages.
    yield from (rf"{key}.*" for key in re.findall(r'key = f"([a-z-]+)', source))


def patterns(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
        case ast.IfExp(body=body, orelse=other):
            yield from patterns(body)
            yield from patterns(other)


ASKED = {pattern for path in SOURCES for pattern in keys_in(path.read_text(encoding="utf-8"))}


def test_what_is_asked_for_word_by_word_is_there():
    words = {re.sub(r"\\(.)", r"\1", pattern) for pattern in ASKED if ".+" not in pattern and ".*" not in pattern}
    assert words <= set(TUTOR)


def test_every_message_is_asked_for():
    everything = re.compile("|".join(sorted(ASKED)))
    assert [key for key in TUTOR if not everything.fullmatch(key)] == []


@pytest.mark.parametrize("key", TUTOR)
def test_every_message_is_text_with_plain_gaps(key: str):
    message = TUTOR[key]
    forms = [message] if isinstance(message, str) else list(message.values())
    assert isinstance(message, str) or set(message) == {"one", "other"}
    for form in forms:
        assert form
        assert form == form.rstrip()
        gaps = [gap for _, gap, _, _ in Formatter().parse(form) if gap is not None]
        assert all(re.fullmatch("[a-z_]+", gap) for gap in gaps)


def values_of(field: str) -> tuple[object, ...]:
    if field in CHOICES:
        return CHOICES[field]
    if field in RANGES:
        return RANGES[field]
    if field in PAYS:
        return ("1", "3/2", *([None] if field in OPEN_PAYS else []))
    return {"wild": (None, "Ro", "7o"), "banker_stands_on": ("5", "7½")}[field]


@pytest.mark.parametrize("field", FIELDS)
def test_every_value_of_every_rule_has_its_words(field: str):
    said = set()
    for value in values_of(field):
        for base in (Rules(), Rules(wild="Ro", natural="any-suit", bank_card="open", suited_natural_pays=1)):
            try:
                rules = replace(base, **{field: value})
            except RulesError:
                continue
            clause = rule_text(rules, field)
            assert clause == clause.strip(". ")
            assert "{" not in clause
            said.add((getattr(rules, field), clause))
    assert len({clause for _, clause in said}) == len({value for value, _ in said})


def test_every_mistake_has_a_name():
    named = {slip for slip, _ in OTHER_RULES} | set(SUMS)
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named |= set(re.findall(r'Wrong\([^"]*"[^"]*",? *"([a-z-]+)"', source))
    assert all(f"slip-{slip}" in TUTOR for slip in named)
    unused = [key for key in TUTOR if key.startswith("slip-") and f'"{key.removeprefix("slip-")}"' not in source]
    assert unused == []
