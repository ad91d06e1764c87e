"""The widgets of the book: `Table`, `OddsDesk`, `RuleBench`, `Tutor` and `Answer`, and `desk.reply`, which answers them all.

The classes need anywidget and are imported when first asked for, so that `sieteymedio.widgets.desk` also runs
where there is no Jupyter: in the page itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sieteymedio.widgets.notebook import Answer, OddsDesk, RuleBench, Table, Tutor

__all__ = ["Answer", "OddsDesk", "RuleBench", "Table", "Tutor"]


def __getattr__(name: str) -> object:
    if name in __all__:
        from sieteymedio.widgets import notebook

        return getattr(notebook, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
