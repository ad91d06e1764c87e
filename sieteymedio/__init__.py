"""Siete y media, solved exactly.

>>> import sieteymedio as sm
>>> sm.next_card("7")
NextCard(bust=9/13, seven_and_a_half=4/13, stays_in=0)
"""

from sieteymedio.cards import Card, CardError, Rank, Suit
from sieteymedio.odds import (
    best_banker_reply,
    best_response,
    decision,
    expected_value,
    final_totals,
    hands,
    next_card,
    ordered_hands,
)
from sieteymedio.policies import Action, BustRisk, Chase, DecisionTable, Policy, PolicyError, Situation, StandAt
from sieteymedio.presets import preset, presets
from sieteymedio.rules import Rules, RulesError
from sieteymedio.totals import BUST, Mark, TotalError

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
]
