"""Siete y media, solved exactly.

>>> import sieteymedio as sm
>>> sm.next_card("7")
NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sieteymedio.engine.cards import Card, CardError, Rank, Suit
from sieteymedio.engine.odds import (
    best_banker_reply,
    best_response,
    decision,
    expected_value,
    final_totals,
    hands,
    next_card,
    ordered_hands,
)
from sieteymedio.engine.policies import Action, BustRisk, Chase, DecisionTable, Policy, PolicyError, Situation, StandAt
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules, RulesError
from sieteymedio.engine.totals import BUST, Mark, TotalError

if TYPE_CHECKING:
    from sieteymedio.comparing.bench import Comparison
    from sieteymedio.comparing.sides import Side
    from sieteymedio.engine.beliefs import Standing, under
    from sieteymedio.engine.several import banker_decision, seat_decision
    from sieteymedio.engine.splitting import split_decision

TWO_SEVENS = Mark.TWO_SEVENS

__version__ = "0.1.0"

__all__ = [
    "BUST",
    "Action",
    "BustRisk",
    "Card",
    "CardError",
    "Chase",
    "DecisionTable",
    "Policy",
    "PolicyError",
    "Rank",
    "Rules",
    "RulesError",
    "Situation",
    "StandAt",
    "Suit",
    "TWO_SEVENS",
    "TotalError",
    "best_banker_reply",
    "best_response",
    "decision",
    "expected_value",
    "final_totals",
    "hands",
    "next_card",
    "ordered_hands",
    "preset",
    "presets",
    "Standing",
    "under",
    "Comparison",
    "banker_decision",
    "seat_decision",
    "Side",
    "split_decision",
]

# What a table of several, a comparison or a simulation needs is read when it is first asked for.
_LATER = {
    "Standing": "sieteymedio.engine.beliefs",
    "under": "sieteymedio.engine.beliefs",
    "Comparison": "sieteymedio.comparing.bench",
    "banker_decision": "sieteymedio.engine.several",
    "seat_decision": "sieteymedio.engine.several",
    "Side": "sieteymedio.comparing.sides",
    "split_decision": "sieteymedio.engine.splitting",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
