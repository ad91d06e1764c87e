"""The engine counts with whole numbers, and asks nothing of the heavy libraries until it is asked for them.

Every module of the package must be pure in this sense, a new one as well, but for those that draw or read files.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "sieteymedio"
NOT_EXACT = ("drawing", "sampling", "locale")
PURE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in NOT_EXACT)
READS_A_TOTAL = ("engine/totals.py", "read_total")
WHOLE_NUMBER_MATHS = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"}
FORBIDDEN_MODULES = {"fractions", "decimal", "statistics", "cmath", "numpy", "mpmath"}
HEAVY = {"sympy", "mpmath", "numpy", "altair", "pandas", "traitlets", "anywidget", "ipywidgets", "IPython"}


def impurities(source: str, spare: str | None = None) -> list[str]:
    """What in *source* could bring in an inexact number, outside the function called *spare*."""
    found: list[str] = []

    def look(node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == spare:
            return
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=float() | complex()):
                found.append(f"{line}: the literal {node.value!r}")
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                found.append(f"{line}: true division")
            case ast.BinOp(op=ast.Pow(), right=ast.UnaryOp(op=ast.USub())):
                found.append(f"{line}: a negative power")
            case ast.Call(func=ast.Name(id="float" | "complex" | "round" as name)):
                found.append(f"{line}: {name}()")
            case ast.Attribute(attr="evalf" | "truediv" | "Float" | "fromhex" as name):
                found.append(f"{line}: {name}")
            case ast.Import(names=names):
                found.extend(f"{line}: import {each.name}" for each in names if each.name.split(".")[0] in FORBIDDEN_MODULES)
                found.extend(f"{line}: import math as a whole" for each in names if each.name == "math")
            case ast.ImportFrom(module="math", names=names):
                found.extend(f"{line}: math.{each.name}" for each in names if each.name not in WHOLE_NUMBER_MATHS)
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FORBIDDEN_MODULES:
                found.append(f"{line}: from {module} import")
        for child in ast.iter_child_nodes(node):
            look(child)

    look(ast.parse(source))
    return found


def test_all_engine_modules_are_looked_at():
    assert {path.parent.name for path in PURE} >= {"engine", "rounds", "comparing", "tutor", "widgets"}


FOLDERS = ("engine", "locale", "rounds", "sampling", "comparing", "tutor", "drawing", "widgets", "terminal")
"""The package's folders, from the ground up."""


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_layers_look_down_only(path: Path):
    folder = path.relative_to(PACKAGE).parts[0]
    if folder not in FOLDERS:
        return
    named = set(re.findall(r"(?:from|import) sieteymedio\.(\w+)", path.read_text(encoding="utf-8")))
    assert {name for name in named if name in FOLDERS and FOLDERS.index(name) > FOLDERS.index(folder)} == set()


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_module_counts_with_whole_numbers(path: Path):
    where = path.relative_to(PACKAGE).as_posix()
    spare = READS_A_TOTAL[1] if where == READS_A_TOTAL[0] else None
    assert impurities(path.read_text(encoding="utf-8"), spare) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 0.5",
        "x = 1 / 2",
        "x /= 2",
        "x = 2 ** -1",
        "x = float('1')",
        "x = round(y)",
        "import math",
        "from math import sqrt",
        "from fractions import Fraction",
        "def f():\n    import decimal",
        "import numpy as np",
        "x = y.evalf()",
        "x = 1j",
    ],
)
def test_the_look_finds_what_it_looks_for(source: str):
    assert len(impurities(source)) == 1


def test_only_the_named_function_is_spared():
    source = "def read_total(x):\n    return x * 2.0\ndef other(x):\n    return x * 2.0\n"
    assert impurities(source, "read_total") == ["4: the literal 2.0"]


def loaded_by(statement: str) -> tuple[set[str], float]:
    """The top-level modules that *statement* loads in a fresh Python, and the seconds it takes, at best of five."""
    program = (
        "import sys, time, json\n"
        "before = set(sys.modules); start = time.perf_counter()\n"
        f"{statement}\n"
        "spent = time.perf_counter() - start\n"
        "print(json.dumps([sorted(set(sys.modules) - before), spent]))\n"
    )
    runs = [
        json.loads(
            subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        )
        for _ in range(5)
    ]
    return {name.split(".")[0] for name in runs[0][0]}, min(spent for _, spent in runs)


def test_import_loads_nothing_heavy_and_is_quick():
    modules, seconds = loaded_by("import sieteymedio")
    assert "sieteymedio" in modules
    assert {name for name in modules if name in HEAVY or "jupyter" in name.lower()} == set()
    assert seconds < 0.3


def test_counting_needs_nothing_heavy_either():
    modules, _ = loaded_by(
        "import sieteymedio as sm\n"
        "sm.next_card('5').ways_bust\n"
        "sm.final_totals(sm.StandAt('5')).ways(10)\n"
        "str(sm.best_response(banker=sm.StandAt('5'), seen='R R R').ratio_value)"
    )
    assert {name for name in modules if name in HEAVY or "jupyter" in name.lower()} == set()
