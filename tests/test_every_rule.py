"""Every rule option against plain recursion over deals (`tests.reference.options`), exactly, on small packs.

The engine is told that all other cards have been seen. Each row of `OPTIONS` is played on packs that bring its rule to bear.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.engine.cards import Card, pack_of
from tests.helpers import exact
from tests.reference import options as slow

BANKERS: dict[str, tuple[sm.Policy, slow.Banker]] = {
    "stands on 5": (sm.StandAt("5"), slow.blind("5")),
    "stands on 6½": (sm.StandAt("6½"), slow.blind("13/2")),
    "chases": (sm.Chase(), slow.chasing),
}
LIMITS = ("½", "4", "7½")


def seen_for(pack: str, left: list[str]) -> list[Card]:
    """All cards of the whole pack but those *left*."""
    cards = [card for card in pack_of(pack) if str(card) not in left]
    assert len(cards) + len(left) == len(pack_of(pack)), left
    return cards


def compare(options: dict[str, Any], left: list[str], bankers: tuple[str, ...] = tuple(BANKERS)) -> None:
    """Hold expected values of stated policies, the best response and its hands against the recursion."""
    rules, game = sm.Rules(**options), slow.Game(**options)
    seen = seen_for(rules.pack, left)
    for name in bankers:
        banker, slow_banker = BANKERS[name]
        for limit in LIMITS:
            found = sm.expected_value(sm.StandAt(limit), banker, seen=seen, rules=rules)
            expected = slow.value_of(game, tuple(left), slow.below(exact_limit(limit)), slow_banker)
            assert exact(found) == expected, f"player stands on {limit}, bank {name}"
        compare_best(game, rules, left, seen, banker, slow_banker, name)


def compare_best(
    game: slow.Game,
    rules: sm.Rules,
    left: list[str],
    seen: list[Card],
    banker: sm.Policy,
    slow_banker: slow.Banker,
    name: str,
) -> None:
    best = sm.best_response(banker, seen, rules=rules)
    assert exact(best.value) == slow.best_value(game, tuple(left), slow_banker), f"best response, bank {name}"
    open_card = rules.bank_card == "open"
    for up in left if open_card else [None]:
        reply = slow.BestReply(game, tuple(left), slow_banker, up)
        shown = best if up is None else best.against(up)
        assert exact(shown.value) == reply.value, f"best response to {up}, bank {name}"
        for (cards, declared, exchanged), actions in reply.known.items():
            if declared is None and not exchanged and set(actions) != {"stand"}:
                found = {action: exact(value) for action, value in shown.values(" ".join(sorted(cards))).items()}
                assert found == actions, f"hand {sorted(cards)}, open card {up}, bank {name}"


def exact_limit(limit: str) -> Fraction:
    return Fraction(limit.replace("½", "") or 0) + (Fraction(1, 2) if "½" in limit else 0)


PACKS = {
    "sevens": ["7o", "7c", "Ro", "So", "Ao", "3e"],
    "low": ["Ro", "Ao", "2c", "4b", "6c", "Rb"],
    "fours": ["4o", "3b", "7b", "Ro", "So", "5c"],
    "three sevens": ["7o", "7c", "7b", "Ro", "So", "5e"],
}

WILD = {"wild": "Ro"}
NATURAL = {"natural": "any-suit"}
OPTIONS: dict[str, dict[str, Any]] = {
    "base": {},
    "ties pushed": {"ties": "push"},
    "banker takes ties on 5": {"ties": "banker-on-5"},
    "pushed at 7½ alone": {"ties_at_seven_and_a_half": "push"},
    "banker has 7½ alone": {"ties": "push", "ties_at_seven_and_a_half": "banker"},
    "double bust refunded": {"double_bust": "refunded"},
    "7½ pays 2": {"seven_and_a_half_pays": 2},
    "wild": WILD,
    "wild, free alone": WILD | {"wild_alone": "free"},
    "wild, must draw": WILD | {"wild_alone": "must-draw"},
    "whole, free alone": WILD | {"wild_values": "whole", "wild_alone": "free"},
    "whole, must draw": WILD | {"wild_values": "whole", "wild_alone": "must-draw"},
    "declared": WILD | {"wild_declared": "on-hit"},
    "declared, free alone": WILD | {"wild_declared": "on-hit", "wild_alone": "free"},
    "declared, whole": WILD | {"wild_declared": "on-hit", "wild_values": "whole", "wild_alone": "must-draw"},
    "declared, natural": WILD | NATURAL | {"wild_declared": "on-hit"},
    "declared, wild 7½ pays 3": WILD | {"wild_declared": "on-hit", "wild_seven_and_a_half_pays": 3},
    "declared, long hands pay": WILD | {"wild_declared": "on-hit", "long_hand_pays": "1/4"},
    "wild 7½ pays 3": WILD | {"wild_seven_and_a_half_pays": 3, "seven_and_a_half_pays": 2},
    "wild seven of coins": {"wild": "7o", "two_sevens": True} | NATURAL,
    "natural": NATURAL,
    "natural beats nothing": NATURAL | {"natural_beats_longer": False},
    "natural single over longer": NATURAL | {"natural_over_longer": "single"},
    "natural, ties pushed": NATURAL | {"ties": "push"},
    "natural, bank's takes 2": NATURAL | {"bank_natural_takes": 2},
    "natural beats nothing, bank's takes 2": NATURAL | {"natural_beats_longer": False, "bank_natural_takes": 2},
    "natural with wild": NATURAL | WILD,
    "natural without wild": NATURAL | WILD | {"natural_wild": "no"},
    "natural without wild, wild 7½ pays 3": NATURAL | WILD | {"natural_wild": "no", "wild_seven_and_a_half_pays": 3},
    "natural only with wild": NATURAL | WILD | {"natural_wild": "only", "natural_pays": "3/2"},
    "same suit": {"natural": "same-suit"},
    "same suit, wild": {"natural": "same-suit"} | WILD,
    "same suit, without wild": {"natural": "same-suit", "natural_wild": "no"} | WILD,
    "suited pays": NATURAL | {"natural_pays": "1/2", "suited_natural_pays": "3/4"},
    "royal pays": NATURAL | {"natural_pays": "1/2", "suited_natural_pays": "3/4", "royal_natural_pays": 5},
    "long hands pay": {"long_hand_pays": "1/4"},
    "bank's 7½ takes 2": {"bank_seven_and_a_half_takes": 2},
    "two sevens": {"two_sevens": True},
    "two sevens, ties pushed": {"two_sevens": True, "ties": "push", "two_sevens_pays": "7/2"},
    "everything Italian": NATURAL | WILD | {"two_sevens": True, "bank_natural_takes": 2},
    "exchange 4": {"exchange": "4"},
    "exchange 3 or 4": {"exchange": "3-or-4"},
    "exchange, wild, natural": {"exchange": "3-or-4"} | WILD | NATURAL,
    "open": {"bank_card": "open"},
    "open, reach": {"bank_card": "open", "player_must": "reach"},
    "open, pass": {"bank_card": "open", "player_must": "pass"},
    "open, exchange": {"bank_card": "open", "exchange": "3-or-4"},
    "computer": {"bank_card": "open", "player_must": "reach", "wild_alone": "must-draw", "ties": "push"} | WILD,
    "live": {"bank_card": "open", "player_must": "pass", "wild_alone": "must-draw", "wild_values": "whole",
             "ties": "banker-on-5", "natural_wild": "only", "natural_pays": "3/2"} | WILD | NATURAL,
}  # fmt: skip


SUITED = ("same suit", "same suit, wild", "same suit, without wild", "suited pays", "royal pays")
"""Options by which suits matter: the engine takes longer over them, and they need a seven and a court card of one suit."""


@pytest.mark.parametrize(
    ("option", "pack"), [(option, pack) for option in OPTIONS for pack in PACKS if option not in SUITED or pack == "sevens"]
)
def test_option_is_played_as_the_recursion_plays_it(option: str, pack: str):
    shown = OPTIONS[option].get("bank_card") == "open"
    left = PACKS[pack][:5] if shown else PACKS[pack]
    compare(OPTIONS[option], left, ("stands on 5", "chases") if shown else tuple(BANKERS))


OTHER_PACKS: dict[str, list[tuple[dict[str, Any], str]]] = {
    "48-half": [({}, "8o 9c 7b Ro 3o 6e"), (NATURAL | WILD, "8o 7o 9c Ro 6e Ac"), ({"long_hand_pays": 3}, "8o 9o 9c Rb 6e")],
    "48-pip": [({}, "8o 9c 7b Ro Ao 6e"), (NATURAL | WILD | {"two_sevens": True}, "8o 7c 7b Ro So 9e")],
    "44-zero": [({}, "8o 8c 7b Ro Ao 6e"), (NATURAL | WILD, "8o 8c 7b Ro So 6e"),
                
                (WILD | {"wild_alone": "free"}, "8o 8b 7b Ro So"),
                ({"bank_card": "open", "player_must": "pass"}, "8o 8b 5b 4o So")],
    "44-half": [({}, "To Tc 7b Ro Ao 6e"), (NATURAL | WILD, "To Tc 7b Ro 7o 6e")],
    "36": [({}, "Co Rc 7b Ro Ao 6e"), (NATURAL | WILD | {"two_sevens": True}, "Co 7c 7b Ro 7o 6e")],
}  # fmt: skip


@pytest.mark.parametrize(("pack", "options", "left"), [(pack, *each) for pack, rows in OTHER_PACKS.items() for each in rows])
def test_other_packs_are_played_as_the_recursion_plays_them(pack: str, options: dict[str, Any], left: str):
    compare(options | {"pack": pack}, left.split())


@pytest.mark.parametrize("most", [1, 3, 10])
@pytest.mark.parametrize("options", [{}, WILD | NATURAL, {"bank_card": "open", "player_must": "reach"}, {"exchange": "4"}])
def test_staking_after_the_first_card_is_worth_what_the_recursion_says(options: dict[str, Any], most: int):
    left = ["4o", "7c", "Ro", "Ao", "3e", "Se"]
    best = sm.best_response(sm.StandAt("5"), seen_for("40", left), rules=sm.Rules(**options, bet="after"))
    expected = slow.staking_value(slow.Game(**options), tuple(left), slow.blind("5"), most)
    assert exact(best.staking_value(most)) == expected


pays = st.sampled_from(["1/4", "1", "3/2", "2", "3"])
open_pays = st.none() | pays
CHOSEN = {
    "pack": st.sampled_from(["40"] * 4 + ["48-half", "48-pip", "44-zero", "44-half", "36"]),
    "wild": st.sampled_from([None, "Ro", "Ro", "Cc", "7o"]),
    "wild_values": st.sampled_from(["half-or-whole", "whole"]),
    "wild_alone": st.sampled_from(["half", "free", "must-draw"]),
    "wild_declared": st.sampled_from(["best", "on-hit"]),
    "seven_and_a_half_pays": pays,
    "wild_seven_and_a_half_pays": open_pays,
    "natural": st.sampled_from(["none", "any-suit", "any-suit", "any-suit", "same-suit"]),
    "natural_wild": st.sampled_from(["yes", "no", "only"]),
    "natural_beats_longer": st.booleans(),
    "natural_pays": pays,
    "suited_natural_pays": st.sampled_from([None, None, "3/4", "3"]),
    "royal_natural_pays": st.sampled_from([None, "1", "4"]),
    "long_hand_pays": open_pays,
    "natural_over_longer": st.sampled_from(["full", "single"]),
    "bank_natural_takes": st.sampled_from(["1", "2"]),
    "bank_seven_and_a_half_takes": st.sampled_from(["1", "2", "3"]),
    "two_sevens": st.booleans(),
    "two_sevens_pays": pays,
    "ties": st.sampled_from(["banker", "push", "banker-on-5"]),
    "ties_at_seven_and_a_half": st.sampled_from(["as-others", "banker", "push"]),
    "double_bust": st.sampled_from(["lost", "refunded"]),
    "bank_card": st.sampled_from(["covered", "open"]),
    "player_must": st.sampled_from(["nothing", "reach", "pass"]),
    "exchange": st.sampled_from(["none", "4", "3-or-4"]),
}


@st.composite
def tables(draw: st.DrawFn) -> tuple[dict[str, Any], list[str]]:
    """Rules drawn field by field, contradictions taken back, and what is left of the pack: five or six cards of interest."""
    options = draw(st.fixed_dictionaries({}, optional=CHOSEN))
    while True:
        try:
            rules = sm.Rules(**options)
            break
        except sm.RulesError as refused:
            if "contradict" not in str(refused):
                raise
            del options[max(name for name in options if name in str(refused))]
    if rules.kinds.suited and rules.pack == "44-zero":
        # Zeros and suits together make very many hands, all unrolled over the whole pack: half a minute each.
        del options["pack"]
        rules = sm.Rules(**options)
    cards = [str(card) for card in rules.cards]
    telling = [card for card in cards if card[0] in "78R" or card == str(rules.wild)]
    some = draw(st.lists(st.sampled_from(telling), min_size=2, max_size=3, unique=True))
    more = draw(st.lists(st.sampled_from([card for card in cards if card not in some]), min_size=3, max_size=3, unique=True))
    return options, some + more


@given(tables())
@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # an example is small as it is, and shrinking it is slow
)
def test_any_mixture_of_rules_is_played_as_the_recursion_plays_it(table: tuple[dict[str, Any], list[str]]):
    options, left = table
    compare(options, left, ("stands on 5", "chases"))
