"""The message catalogue: every key that the code asks for is there, every message is asked for, every gap is filled."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from string import Formatter

import pytest

from sieteymedio import locale
from sieteymedio.engine.kinds import KINDS
from sieteymedio.rounds.code_parts import FAULTS
from sieteymedio.rounds.table import EventKind, Reason

PACKAGE = Path(locale.__file__).parent.parent
DESK = locale.section("desk")
ROLES = ("you", "bank", "player")


def asked_for() -> set[str]:
    """Return the keys written out in the code, and those the code puts together."""
    keys = {"points"}
    for path in PACKAGE.rglob("*.py"):
        keys |= set(re.findall(r"""(?<![.\w])text\(\s*["']([\w-]+)["']""", path.read_text(encoding="utf-8")))
    keys |= {f"seat-{role}" for role in ROLES}
    keys |= {f"kind-{kind}" for kind in KINDS} | {f"rank-{rank}" for rank in "A234567SCRF"} | {f"suit-{s}" for s in "oceb"}
    keys |= {f"banker-{policy}" for policy in ("stand", "risk", "chase")}
    keys |= {f"code-{fault}" for fault in FAULTS}
    keys |= {f"deal-{name}" for name in ("first", "opening", "class")}
    kinds = [kind.value for kind in EventKind if kind is not EventKind.SETTLE]
    keys |= {f"event-{kind}-{role}" for kind, role in product(kinds, ROLES)}
    keys |= {f"event-{kind}-{role}" for kind, role in product(("hit",), [f"{role}-down" for role in ROLES])}
    keys |= {f"event-seven_and_a_half-{role}-natural" for role in ROLES}
    keys |= {"event-deal-bank-open", "event-deal-player-open", "event-exchange-player-shown"}
    keys |= {f"event-hit-{role}-bust" for role in ROLES} | {f"event-{kind}-player-hidden" for kind in ("hit", "stand")}
    keys |= {f"settle-{result}-{role}" for result, role in product(("win", "lose", "push"), ("you", "player"))}
    keys |= {f"reason-{reason.value}-{role}" for reason, role in product(Reason, ("you", "player"))}
    keys |= {f"coach-did-{action}" for action in ("hit", "stand")}
    keys |= {"coach-better", "coach-better-of-two-losing", "check-too-coarse", "check-cut-off"}
    keys |= {f"coach-{action}-was-better" for action in ("hit", "stand")}
    keys |= {f"coach-round-{how}-{end}" for how, end in product(("well", "cost"), ("won", "lost", "even"))}
    outcomes = ("bust", "seven_and_a_half", "stays_in", "two_sevens")
    keys |= {f"count-{event}{none}" for event, none in product(outcomes, ("", "-none"))}
    return keys


def test_the_catalogue_holds_what_the_code_asks_for_and_nothing_else():
    assert set(DESK) == asked_for()


@pytest.mark.parametrize("key", DESK)
def test_every_message_is_text_with_plain_gaps(key: str):
    message = DESK[key]
    forms = [message] if isinstance(message, str) else list(message.values())
    if not isinstance(message, str):
        assert set(message) == {"one", "other"}
    for form in forms:
        assert form
        gaps = [gap for _, gap, spec, conversion in Formatter().parse(form) if gap is not None]
        assert all(re.fullmatch("[a-z_]+", gap) for gap in gaps)
        assert form == form.strip()


def test_plural_forms_and_fallbacks():
    assert locale.text("beans", count=1) == "one bean"
    assert locale.text("beans", "en-GB", count=5) == "5 beans"
    assert locale.text("beans", "xx-YY", count=0) == "0 beans"
    assert locale.text("seat-you", "<script>") == "You"
    assert "en" in locale.languages()
    with pytest.raises(KeyError, match="no message 'nonsense'"):
        locale.text("nonsense")


def test_values_are_put_in_as_they_are():
    assert locale.text("fault-choice", allowed="{field}<b>") == "This must be one of: {field}<b>."
