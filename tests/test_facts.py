"""The facts of each preset: all of them there, and equal to what other parts of the engine say."""

from __future__ import annotations

import pytest

from sieteymedio.comparing.facts import facts_of, preset_of
from sieteymedio.comparing.pricing import TOPICS, is_dormant, price_class
from sieteymedio.comparing.split_prices import SplitPrice, TwoCourts
from sieteymedio.comparing.wording import GROUPS, choices_of, field_help, field_title, price_words, say, value_words
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import Action, Chase, StandAt
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.responses import best_response
from sieteymedio.engine.rules import BASE, CHOICES, FIELDS, Rules, RulesError
from sieteymedio.locale import section


@pytest.mark.parametrize("name", PRESETS)
def test_a_page_of_facts(name: str):
    facts = facts_of(name)
    rules = facts.preset.rules
    edges = facts.edges()
    forced = rules.banker != "free"
    assert [banker for banker, _ in edges] == ([facts.side.banker] if forced else [StandAt("5"), Chase()])
    if name not in ("leovegas-home", "course-premiums-ar"):  # Suits, which are slow to tell apart; see test_bench.
        for banker, edge in edges:
            assert edge == best_response(None if forced else banker, rules=rules).ratio_value
    assert set(facts.stated) | set(facts.our_choice) == set(FIELDS)
    assert not set(facts.stated) & set(facts.our_choice)
    text = str(facts)
    for part in (facts.preset.title, facts.preset.source, facts.preset.note, edges[0][1].spelled()):
        assert part in text
    assert len(text.splitlines()) > len(FIELDS)


def test_a_bank_that_sees_wins_more_than_one_that_is_blind():
    for name in PRESETS:
        edges = facts_of(name).edges()
        if len(edges) == 2:
            assert edges[1][1] < edges[0][1] < ZERO


def test_what_cannot_happen_is_not_told():
    assert "gets the stake back" not in str(facts_of("gamerules-base"))
    assert "gets the stake back" in str(facts_of("rng-7-e-mezzo"))
    assert "raising" not in str(facts_of("gamerules-base"))


def test_raising_and_splitting_in_words():
    acanomas = facts_of("acanomas")
    raising = acanomas.raising()
    assert raising is not None
    for part in (raising.value_ratio.spelled(), f"raising adds {raising.gain_ratio.spelled()}", "first card: seven"):
        assert part in str(acanomas)
    found = SplitPrice(Ratio(-1, 4), Ratio(-1, 6), (TwoCourts("", Ratio(-1, 2), Ratio(-1, 3), Action.SPLIT),))
    said = "\n".join(facts_of("gamerules-spanish").lines(found))
    for part in (f"is worth {Ratio(-1, 6).spelled()}", f"adds {Ratio(1, 12).spelled()}", "two court cards: split"):
        assert part in said
    assert list(facts_of("treccani").splitting_steps()) == []
    assert isinstance(next(facts_of("gamerules-spanish").splitting_steps()), Progress)


def test_an_unknown_preset_is_refused():
    with pytest.raises(RulesError, match="did you mean 'treccani'"):
        facts_of("trecani")


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_found_by_its_rules(name: str):
    found = preset_of(PRESETS[name].rules)
    assert found is not None
    assert found.rules == PRESETS[name].rules
    assert preset_of(Rules(max_split_hands=7)) is None


# In words


def test_every_field_is_in_one_group():
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_and_value_has_words(field: str):
    assert field_title(field)
    assert field_help(field).endswith(".")
    assert bool(price_words(field)) == (price_class(field) != "priced")
    words = [value_words(field, value) for value in choices_of(field)]
    assert len(set(words)) == len(words)
    for preset in PRESETS.values():
        assert value_words(field, getattr(preset.rules, field))


def test_any_card_can_be_the_wild_one_in_words():
    assert value_words("wild", Rules(wild="3e").wild) == "three of swords"


def test_the_section_holds_nothing_that_is_not_asked_for():
    keys = {f"{kind}-{name}" for name in FIELDS for kind in ("field", "help")}
    keys |= {
        f"value-{name}-{str(value).lower() if isinstance(value, bool) else value}"
        for name in CHOICES
        for value in CHOICES[name]
    }
    keys |= {f"value-wild-{card}" for card in ("none", "Ro", "Cc", "Rc", "7o")}
    keys |= {f"value-{name}-none" for name in FIELDS if name.endswith("_pays") and getattr(BASE, name) is None}
    keys |= {f"group-{name}" for name in GROUPS} | {f"topic-{name}" for name in (*TOPICS, "player")}
    keys |= {f"price-{name}" for name in ("seats", "stakes", "apart", "sampled")}
    keys |= {f"part-{name}" for name in ("edges", "step", "left", "right", "facts", "differences", "splitting")}
    keys |= {f"player-{name}" for name in ("best", "stand", "risk")} | {"side-base", "side-own"}
    keys |= {"value-to-one", "value-stakes", "value-many-stakes", "value-no-limit"}
    keys |= {"fault-player", "fault-resume", "fault-rules", "splitting-again"}
    keys |= {f"no-price-{why}" for why in ("policy", "limit", "chase", "suits")}
    assert set(section("bench")) == keys
    assert "{" not in say("fault-player").replace('{"', "")


def test_a_field_sleeps_where_another_leaves_it_nothing_to_decide():
    assert is_dormant("wild_alone", BASE)
    assert not is_dormant("wild_alone", Rules(wild="Ro"))
    assert not is_dormant("natural", BASE)
