"""Reference counts: the table plays exactly as many rounds as a second, slow program counts, under every preset."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules
from sieteymedio.rounds.passing import next_bank
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import deal
from tests.reference import rounds

COUNTS = json.loads(rounds.DATA.read_text(encoding="utf-8"))


def counted(rules: Rules, seats: int, bank: int, front: str, depths: int) -> dict[str, object]:
    """Count as the reference does, by the table."""
    pack = read_cards(rounds.pack_order(rounds.small(rules), front))
    layer, rows = [deal(rules, opening_for(rules, seats, bank, (bank + 1) % seats), pack)], []
    settled, gain, passed = 0, ZERO, 0
    for _ in range(depths):
        following = [state.play(*move) for state in layer for move in state.moves()]
        rows.append(len(following))
        for state in following:
            if state.to_act is None:
                settled += 1
                gain -= state.bank_gain
                passed += next_bank(state).seat != bank
        layer = [state for state in following if state.to_act is not None]
    return {"sequences": rows, "settled": settled, "gain": str(gain), "passed": passed}


def test_every_preset_has_its_counts():
    assert set(COUNTS) == set(presets())
    assert all(set(rows) == set(rounds.DEALS) for rows in COUNTS.values())
    assert all(row["settled"] for rows in COUNTS.values() for row in rows.values() if len(row["sequences"]) > 6)


@pytest.mark.parametrize("name", presets())
def test_the_table_counts_as_the_reference_does(name: str):
    rules = replace(preset(name), least_stake=1, most_stake=2)
    for title, how in rounds.DEALS.items():
        expected = COUNTS[name][title]
        assert counted(rules, *how, len(expected["sequences"])) == expected, title


def test_the_committed_counts_are_what_the_program_gives():
    rules = rounds.small(preset("treccani"))
    assert rounds.count(rules, *rounds.DEALS["a four"]) == COUNTS["treccani"]["a four"]


EVERYTHING = Rules(
    wild="Ro", wild_declared="on-hit", natural="any-suit", two_sevens=True, split="run", exchange="3-or-4", bet="either",
    raising="on-ask-or-stand", ask="choose-down", order="left", ties="push", bank_card="open", player_must="reach",
    most_stake=2,
)  # fmt: skip


@pytest.mark.parametrize(
    "rules", [EVERYTHING, replace(EVERYTHING, split="pair", bank_passes="left", double_bust="refunded")]
)
def test_mixtures_of_all_options_count_alike(rules: Rules):
    for how in rounds.DEALS.values():
        expected = rounds.count(rounds.small(rules), *how)
        assert counted(rules, *how, len(expected["sequences"])) == expected
