"""The 25 questions: worked out for every preset, in agreement with what the sources state, and marked where they do not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sieteymedio.engine.presets import PRESETS, find_preset
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.tutor.questions import QUESTIONS, Ruling, answer, answers
from sieteymedio.tutor.rulebook import book_of

BASE, ITALIAN, SPANISH = "gamerules-base", "gamerules-italian", "gamerules-spanish"
FOUNDING = (BASE, ITALIAN, SPANISH)
CASINOS = ("playtech-live", "rng-7-e-mezzo", "leovegas-table")
HOME = (*FOUNDING, "ludoteka", "treccani")

STATED: dict[int, dict[str, tuple[str, ...]]] = {
    1: {"lose 1": HOME, "push": ("rng-7-e-mezzo",)},
    2: {"lose 1": tuple(PRESETS)},
    3: {"lose 1": HOME, "push": ("rng-7-e-mezzo",)},
    4: {"lose 1": (BASE, SPANISH), "win 2": (ITALIAN,), "win 1": ("trapaninfo",)},
    5: {"lose 1": (ITALIAN, "it-wikipedia-style")},
    7: {"no": FOUNDING, "any": ("leovegas-home",), "natural": ("it-wikipedia-style",)},
    8: {"up": (BASE,), "one-down": (SPANISH, "ludoteka", "acanomas", "catalan-cards"), "choose-down": ("set-i-mig",)},
    9: {"none": (BASE, ITALIAN, "treccani", "snai"), "pair": (SPANISH,), "run": ("catalan-cards",)},
    10: {"no": tuple(PRESETS)},
    11: {"lose 1": (BASE, SPANISH, "treccani", "snai", "playtech-live"), "win 3": (ITALIAN, "vincoapoker")},
    12: {"lose 1": (ITALIAN,), "win 1": (BASE, SPANISH, "ludoteka", "treccani")},
    13: {
        "half": (BASE, SPANISH, "ludoteka"),
        "wild": ("treccani", "sisal-pokerstars-it", "playtech-live", "rng-7-e-mezzo", ITALIAN),
    },
    14: {"½": ("it-wikipedia-style",), "must-draw": CASINOS},
    15: {"7": ("treccani", "sisal-pokerstars-it", "playtech-live", "rng-7-e-mezzo", ITALIAN, "it-wikipedia-style")},
    16: {
        "7½": ("sisal-pokerstars-it", "rng-7-e-mezzo"),
        "natural": ("it-wikipedia-style", ITALIAN),
        "bust": ("playtech-live",),
    },
    17: {"on-hit": ("sisal-pokerstars-it",), "best": ("lucas-fitbit", "biska")},
    18: {
        "before": (*FOUNDING, "playtech-live", "set-i-mig"),
        "after": (
            "ludoteka",
            "treccani",
            "snai",
            "acanomas",
            "sept-et-demi-fr-wiki",
            "sete-e-meio-pt",
            "sisal-pokerstars-it",
        ),
        "either": ("marcellosignore",),
        "banker": ("catalan-cards",),
    },
    19: {"none": (BASE,), "on-ask-or-stand": ("acanomas",), "on-ask": ("set-i-mig", "sete-e-meio-pt")},
    20: {
        "seven-and-a-half": (BASE, SPANISH),
        "seven-and-a-half+two sevens": (ITALIAN,),
        "natural": ("treccani", "trapaninfo"),
        "right": ("snai",),
        "left": ("es-wikipedia-rotating",),
        "never": CASINOS,
    },
    21: {"yes": tuple(PRESETS)},
    22: {"yes": HOME, "no": CASINOS},
    23: {"covered": HOME, "no": CASINOS},
    24: {"40": (BASE, "catalan-cards"), "44-zero": ("sept-et-demi-fr-wiki",), "36": ("fantaciencia",)},
    25: {"none": (BASE, SPANISH), "4": ("veneto-french", "pagat-italian-fragments")},
}
"""What the sources state: for each question, the answer and the presets whose source gives it."""

PAID: dict[str, dict[str, str]] = {
    BASE: {"long": "1", "two": "1", "suited": "1"},
    "ludoteka": {"long": "2", "two": "2"},
    "es-wikipedia-rotating": {"long": "2", "two": "2"},
    "catalan-cards": {"long": "2", "two": "2"},
    "set-i-mig": {"long": "2", "two": "2"},
    ITALIAN: {"long": "1", "two": "2"},
    "treccani": {"long": "1", "two": "2"},
    "sisal-pokerstars-it": {"long": "2", "two": "2", "wild-long": "3", "wild-two": "3"},
    "uk-7-and-a-half": {"long": "3/2", "two": "3/2"},
    "playtech-live": {"long": "1", "two": "1", "wild-long": "1", "wild-two": "3/2"},
    "rng-7-e-mezzo": {"long": "1", "two": "1", "wild-long": "1"},
    "course-premiums-ar": {"long": "1/4", "two": "1/2", "suited": "3/4", "royal": "1"},
}
"""What a winning 7½ is paid, where the source says it."""

UNSTATED = {
    1: ("playtech-live", "snai"),
    3: ("playtech-live", "snai"),
    4: ("it-wikipedia-style",),
    6: ("snai", "acanomas", "fournier-type-sheet"),
    9: ("acanomas", "playtech-live"),
    14: ("treccani", "sisal-pokerstars-it", ITALIAN),
    16: (ITALIAN, "vincoapoker"),
    17: ("treccani", ITALIAN, "rng-7-e-mezzo"),
    20: ("acanomas", "fournier-type-sheet"),
    22: ("snai", "biska"),
    24: ("snai", "biska"),
    25: ("treccani", "snai"),
}
"""Questions to which the source has no complete answer."""


def facts() -> list[tuple[int, str, str]]:
    return [(number, verdict, name) for number, by in STATED.items() for verdict, names in by.items() for name in names]


@pytest.mark.parametrize(("number", "verdict", "name"), facts())
def test_the_answer_is_the_one_the_source_states(number: int, verdict: str, name: str):
    assert answer(number, book_of(name)).verdict == verdict


@pytest.mark.parametrize("name", PAID)
def test_a_winning_seven_and_a_half_is_paid_as_the_source_states(name: str):
    paid = dict(part.split() for part in answer(6, book_of(name)).verdict.split(", "))
    assert {way: Fraction(paid[way]) for way in PAID[name]} == {way: Fraction(pays) for way, pays in PAID[name].items()}


@pytest.mark.parametrize(("number", "name"), [(number, name) for number, names in UNSTATED.items() for name in names])
def test_where_the_source_is_silent_the_answer_says_so(number: int, name: str):
    ruling = answer(number, book_of(name))
    assert ruling.stated is False
    assert "here we play that" in ruling.text or "here it does not" in ruling.text


@pytest.mark.parametrize("name", PRESETS)
def test_all_questions_are_answered_and_name_their_rules(name: str):
    found, preset = answers(book_of(name)), find_preset(name)
    assert [ruling.number for ruling in found] == list(range(1, 26))
    for ruling in found:
        assert ruling.answer
        assert ruling.verdict
        assert ruling.because
        assert ruling.question.endswith("?")
        for basis in ruling.because:
            assert basis.text
            assert basis.field is None or basis.field in FIELDS
            if basis.field in preset.our_choice:
                assert basis.stated is False
                assert basis.text.startswith("The source does not say; here we play that ") or "No source" in basis.text
        assert "{" not in ruling.text


@pytest.mark.parametrize("name", PRESETS)
def test_a_stated_rule_is_never_called_ours(name: str):
    # The two exceptions are values that a source gives in part, and the field's text says which part is ours.
    ours = set(find_preset(name).our_choice)
    for ruling in answers(book_of(name)):
        for basis in ruling.because:
            if basis.stated is False and basis.field not in ours:
                assert (basis.field, basis.value) in {("ties", "banker-on-5"), ("two_sevens", "yes")}


def test_rules_without_a_source_are_marked_in_no_way():
    for ruling in answers(book_of(Rules(wild="Ro", two_sevens=True))):
        assert ruling.stated is None
        assert "source does not say" not in ruling.text


def test_a_rule_the_reader_sets_counts_as_stated():
    assert answer(1, book_of("snai")).stated is False
    changed = answer(1, book_of("snai", {"ties": "push"}))
    assert (changed.verdict, changed.stated) == ("push", True)


def test_answers_follow_the_rules_wherever_they_go():
    def verdict(number: int, **rules: object) -> str:
        return answer(number, book_of(Rules(**rules))).verdict  # type: ignore[arg-type]

    assert verdict(2, double_bust="refunded") == "push"
    assert verdict(3, ties_at_seven_and_a_half="push") == "push"
    assert verdict(4, natural="same-suit") == "lose 1, one suit win 2"
    assert verdict(22, banker="forced", banker_stands_on="3") == "yes"
    assert verdict(22, banker="chase") == "no"
    assert verdict(23, bank_card="open") == "yes"
    assert verdict(24, pack="48-pip") == "48-pip"
    assert verdict(25, exchange="3-or-4") == "3-or-4"
    assert verdict(14, wild="Ro", wild_alone="free") == "7"


def test_packs_name_the_ranks_that_stay_out():
    assert "eights, nines and jacks" in answer(24, book_of("fantaciencia")).answer
    assert answer(24, book_of(Rules(pack="48-half"))).answer == "Eights stay in and count ½. Nines stay in and count ½."


@pytest.mark.parametrize("number", [0, 26, True, "1", None])
def test_other_numbers_are_refused(number: object):
    with pytest.raises(ValueError, match="1 to 25"):
        answer(number, book_of(Rules()))  # type: ignore[arg-type]


def test_stated_needs_every_rule_to_be_stated():
    ruling = Ruling(1, "settling", "?", "", "", book_of("snai").bases(("ties", "bet")))
    assert ruling.stated is False
    assert len(QUESTIONS) == 25
