"""The language of the command line: what its options say, and the engine's messages in the same words.

The engine speaks of keyword arguments; at a terminal they are options, and a rule is ``--set FIELD=VALUE``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sieteymedio.engine.policies import Policy

__all__ = ["POLICIES", "as_options", "read_changes", "read_policy"]

POLICIES = 'a total to stand on, such as 5; a bust risk to stand at, such as "risk 1/2"'

_OPTIONS = {"seen": "seen", "upcard": "upcard", "banker": "banker", "player": "player", "rules": "rules", "hands": "hands",
            "splits": "splits", "second_stake": "second"}  # fmt: skip


def as_options(message: str) -> str:
    """Return a message of the engine as the command line says it.

    >>> as_options('by these rules court cards are not split: set split="pair" or split="run"')
    'by these rules court cards are not split: use --set split=pair or --set split=run'
    >>> as_options("by these rules the bank stands on 5; leave banker= out, or give StandAt(total='5')")
    'by these rules the bank stands on 5; leave --banker out'
    """
    from sieteymedio.engine.rules import FIELDS

    message = re.sub(r", or give [A-Z]\w*\([^()]*\)", "", message)
    message = message.replace("presets() names", 'the command "presets" lists').replace("fields of Rules", "there are")
    message = re.sub(r"\.against\((upcard)\)", r"--\1", message)
    for name, option in _OPTIONS.items():
        message = re.sub(rf"\b{name}=(?=[\s,;.)]|$)", f"--{option}", message)
    message = message.replace("second_stake must", "--second must").replace(", or None, not", ", or none, not")
    fields = "|".join(FIELDS)
    # What is to be done is an option; what merely is so, is named.
    message = re.sub(rf"\bset ((?:{fields})=)", r"use \1", message)
    message = re.sub(rf"(use |or )({fields})=([\"'])([\w-]*)\3", r"\1--set \2=\4", message)
    message = re.sub(r"(--set (\w+)=[\w-]+) or \"([\w-]+)\"", r"\1 or --set \2=\3", message)
    return re.sub(rf"\b({fields})=([\"'])([\w½-]*)\2", r"\1=\3", message)


def read_changes(changes: Sequence[str]) -> dict[str, Any]:
    """Return the rules that texts such as ``ties=push`` change, by field."""
    found: dict[str, Any] = {}
    for change in changes:
        field, equals, value = change.partition("=")
        if not equals:
            raise ValueError(f"--set takes FIELD=VALUE, such as ties=push, not {change!r}")
        found[field.strip().replace("-", "_")] = _value(value.strip(), field.strip().replace("-", "_"))
    return found


def _value(text: str, field: str) -> Any:
    from sieteymedio.engine.rules import CHOICES, RANGES

    truths = {"true": True, "yes": True, "false": False, "no": False}
    if isinstance(CHOICES.get(field, ("",))[0], bool):
        return truths.get(text.lower(), text)
    if field in RANGES and text.isascii() and text.isdigit() and len(text) < 12:
        return int(text)
    return None if text.lower() == "none" and field not in CHOICES else text


def read_policy(text: str | None, option: str) -> Policy | None:
    """Return the policy that the text of an option such as ``--banker`` names; None for None."""
    from sieteymedio.engine.policies import BustRisk, Chase, StandAt

    if text is None:
        return None
    words = text.replace("=", " ").replace(":", " ").split()
    try:
        match words:
            case ["chase"] if option == "--banker":
                return Chase()
            case ["risk", limit]:
                return BustRisk(limit)
            case [total] | ["stand", total]:
                return StandAt(total)
    except ValueError as wrong:
        raise ValueError(f"{option}: {wrong}") from None
    raise ValueError(f"{option} takes {POLICIES}{'; or chase' if option == '--banker' else ''}; not {text!r}")
