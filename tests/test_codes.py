"""Deal codes: what is written reads back the same, old codes stay readable, and nothing hostile gets through."""

from __future__ import annotations

import re
import zlib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sieteymedio.engine.policies import BustRisk, Chase, DecisionTable, StandAt
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import CHOICES, FIELDS, Rules
from sieteymedio.rounds import code_format1, code_format2, codes
from sieteymedio.rounds.codes import LONGEST_CODE, CodeError, decode, encode
from sieteymedio.rounds.record import Branch, Record
from sieteymedio.rounds.table import IllegalMove, Move, Opening
from tests.rounds import HIT, STAND, mixed_records, records

# Codes once given out: they must open as the same round for ever.
GIVEN_OUT = {
    "1.-.s10.2-0-1-1.opening-80.1.-.-.-.5esi": Record(seed="opening-80"),
    "1.tp-dr-s3_2.c.2-1-0-5.class-89.12.0hs1s.-.a.pohr": Record(
        rules=Rules(ties="push", double_bust="refunded", seven_and_a_half_pays="3/2"),
        banker=Chase(),
        opening=Opening(bank=1, you=0, stakes=(5, 0)),
        seed="class-89",
        round_number=12,
        moves=(Move(0, HIT), Move(0, STAND), Move(1, STAND)),
        seen_ahead=True,
    ),
    "1.p8.r1_2.3-0-2-1-4.Grandmother-1931.1.-.0-1_4-3.-.jovo": Record(
        rules=Rules(packs=8),
        banker=BustRisk("1/2"),
        opening=Opening(seats=3, bank=0, you=2, stakes=(0, 1, 4)),
        seed="Grandmother-1931",
        branches=(Branch(0, 1), Branch(4, 3)),
    ),
}


# Codes of format 2 once given out, and what the players gained in the order of play.
GIVEN_OUT_2 = {
    "2.as1-sp1-le4-mt6.s10.4-0-1-1.0.-.-.grandmother.3.1s-2s-3s-0s.-.-.bpbr": "1 1 -1",
    "2.wiRo-wd1-sa2-ws3-be1-ra1-mt2.s10.2-0-1-0.0.-.-.matta-1.3.1b1hr1.-.-.9xdt": "-2",
    "2.as1-be1-ra2.s10.3-0-1-0.0.-.-.Buenos-Aires.3.1b10hhd-2b3dr5sr1-0s.-.-.uch2": "-10 9",
    "2.wiRo-wa2-ti1-ba1-bc1-pm1-bp4.s10.2-0-1-1.-.-.-.casino-7.3.1hhh.-.-.mae4": "-1",
    "2.sa2-as2-ra1-or1.s10.3-0-1-1.0.-.-.mig.3.2s-1dr9s-0s.-.-.os5w": "-1 -10",
    "2.wi7o-na1-as1-sp2-ex2-be2-ra1-or1.s10.3-0-1-0.0.-.-.split-13.1.2b5xdr4p9hr1p10hsshr1hhs-1b4xhhr6hs-0hs.-.-.ui0i": (
        "10 -10 10 10"
    ),
    "2.pa1-sh1.s10.3-0-1-1.m3_2-3_2-0.111110000000000000000000000000000000000000000000.2s12.on.1.-.-.-.fal7": "",
}
FROZEN = 4234534379
"""The check of the tables of format 2 as first given out."""


@pytest.mark.parametrize("code", GIVEN_OUT)
def test_codes_given_out_once_stay_readable(code: str):
    assert encode(GIVEN_OUT[code]) == code
    assert decode(code) == GIVEN_OUT[code]


@pytest.mark.parametrize("code", GIVEN_OUT_2)
def test_codes_of_format_2_given_out_once_stay_readable(code: str):
    record = decode(code)
    assert encode(record) == code
    assert " ".join(str(found.gain) for found in record.replay().settlements) == GIVEN_OUT_2[code]


@given(records())
def test_what_is_written_reads_back_the_same(record: Record):
    code = encode(record)
    assert decode(code) == record
    assert len(code) <= LONGEST_CODE
    assert re.fullmatch(r"[A-Za-z0-9._-]+", code)
    assert not code.endswith((".", "-", "_"))


@given(records(most_seats=3), st.data())
def test_one_wrong_character_is_noticed(record: Record, data: st.DataObject):
    code = encode(record)
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdefghijklmnopqrstuvwxyzABC.-_").filter(lambda c: c != code[place]))
    with pytest.raises(CodeError):
        decode(code[:place] + letter + code[place + 1 :])
    with pytest.raises(CodeError):
        decode(code[:place])


@given(st.one_of(st.text(max_size=2000), st.text("0123456789.-_hsprtdca", max_size=120)))
def test_any_text_is_a_round_or_a_clear_refusal(text: str):
    with pytest.raises(ValueError, match=r"\w") as caught:
        decode(text)
    assert len(str(caught.value)) < 300


@given(st.lists(st.text("0123456789-_hsprtdcalb", max_size=20), min_size=8, max_size=8))
def test_a_forged_code_with_a_right_check_is_a_round_or_a_refusal(fields: list[str]):
    code = signed(".".join(["1", *fields]))
    with suppress(ValueError):
        assert encode(decode(code)) == code


def signed(body: str) -> str:
    return f"{body}.{codes._check(body)}"


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "a deal code is a text of at most 1800 characters"),
        ("1" * 1801, "a deal code is a text of at most 1800 characters"),
        (7, "a deal code is a text"),
        ("1.<script>", "only letters, digits, dots, hyphens and underscores"),
        ("3.-.s10.2-0-1-1.a.1.-.-.-.aaaa", "not a deal code of format 1 or 2, which begins with '1.' or '2.'"),
        ("2.-.s10.2-0-1-1.a.1.-.-.-.aaaa", "a deal code has 13 parts with dots between them, and this one has 10"),
        ("1.-.s10", "a deal code has 10 parts with dots between them, and this one has 3"),
        ("1.-.s10.2-0-1-1.a.1.-.-.-.aaaa", "this code is damaged"),
        (signed("1.x9.s10.2-0-1-1.a.1.-.-.-"), "the part of this code that holds the rules cannot be read"),
        (signed("1.p9.s10.2-0-1-1.a.1.-.-.-"), "holds the rules cannot be read: packs must be a whole number"),
        (signed("1.s1_0.s10.2-0-1-1.a.1.-.-.-"), "holds the rules cannot be read"),
        (signed("1.p99999999999.s10.2-0-1-1.a.1.-.-.-"), "holds the rules cannot be read: a number is missing"),
        (signed("1.-.s16.2-0-1-1.a.1.-.-.-"), "holds the banker cannot be read"),
        (signed("1.-.q.2-0-1-1.a.1.-.-.-"), "holds the banker cannot be read"),
        (signed("1.-.s10.9999999999-0-1-1.a.1.-.-.-"), "the opening cannot be read: a round has 2 to 12 seats"),
        (signed("1.-.s10.2-0-1-0.a.1.-.-.-"), "the opening cannot be read: the stake of seat 1"),
        (signed("1.-.s10.2-0.a.1.-.-.-"), "the opening cannot be read"),
        (signed("1.-.s10.2-0-1-1.a.0.-.-.-"), "the round number must be a whole number from 1"),
        (signed("1.-.s10.2-0-1-1.a.-.-.-.-"), "the part of this code that holds the round cannot be read"),
        (signed("1.-.s10.2-0-1-1.a.1.1x.-.-"), "moves are a seat number and then h or s"),
        (signed("1.-.s10.2-0-1-1.a.1.-.1.-"), "holds the branches cannot be read"),
        (signed("1.-.s10.2-0-1-1.a.1.-.-.b"), "holds the flags cannot be read"),
        (signed("1.-.s10.2-0-1-1.a_b.1.-.-.-"), "a seed has 1 to 40"),
        (signed("1.-.s10.2-0-1-1-1.a.1.-.-.-"), "stakes must hold one number for each of the 2 seats"),
        (signed("1.-.s10.3-0-1-1-1.a.1.-.-.-"), "not written the way codes are written"),
        (signed("1.p1.s10.2-0-1-1.a.1.-.-.-"), "not written the way codes are written"),
    ],
)
def test_each_refusal_says_what_is_wrong(code, message):
    with pytest.raises(ValueError, match=message):
        decode(code)


def test_illegal_moves_in_a_code_are_refused():
    with pytest.raises(IllegalMove, match="move 1: it is the turn of seat 1"):
        decode(signed("1.-.s10.2-0-1-1.a.1.0h.-.-"))


def test_a_seed_of_a_single_hyphen_survives():
    assert decode(encode(Record(seed="-"))).seed == "-"


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record(banker=DecisionTable({}, otherwise=StandAt("5"))), "cannot hold a bank that plays by a table"),
        (Record(rules=Rules(seven_and_a_half_pays="100000000001/99999999999")), "more than 10 digits"),
    ],
)
def test_what_a_code_cannot_hold_is_said(record, message):
    with pytest.raises(CodeError, match=message):
        encode(record)


def test_the_base_of_format_1_is_frozen():
    # A later change of the game's defaults must not reach codes: every rule of the base is written out here.
    assert code_format1.BASE == {"packs": 1, "ties": "banker", "double_bust": "lost", "seven_and_a_half_pays": "1"}
    assert set(Rules(packs=2, ties="push", double_bust="refunded", seven_and_a_half_pays=2).to_dict()) == set(
        code_format1.BASE
    )


def test_format_2_knows_every_rule_and_every_choice_in_the_order_frozen_here():
    told = {**code_format2.CHOICES, **code_format2.NUMBERS, **code_format2.PAYS}
    assert set(told) | {"wild", "banker_stands_on"} == set(FIELDS)
    signs = [sign for sign, _ in told.values()]
    assert len(set(signs)) == len(signs)
    for name, choices in CHOICES.items():
        assert set(code_format2.CHOICES[name][1]) == set(choices), name
    # Options may be added at the end, and never move.
    frozen = "|".join(f"{name}:{sign}:{base}" for name, (sign, base) in told.items())
    assert zlib.crc32(frozen.encode()) == FROZEN


@pytest.mark.parametrize("name", presets())
def test_the_rules_of_every_preset_read_back(name: str):
    rules = preset(name)
    assert code_format2.read_rules(code_format2.write_rules(rules)) == rules


@given(mixed_records())
def test_any_round_under_any_rules_reads_back_the_same(record: Record):
    code = encode(record)
    assert decode(code) == record
    assert len(code) <= LONGEST_CODE
    assert re.fullmatch(r"[A-Za-z0-9._-]+", code)


@given(mixed_records(most_seats=3, most_moves=8), st.data())
def test_one_wrong_character_of_format_2_is_noticed(record: Record, data: st.DataObject):
    code = encode(record)
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdefghijklmnopqrstuvwxyzABC.-_").filter(lambda c: c != code[place]))
    with pytest.raises(CodeError):
        decode(code[:place] + letter + code[place + 1 :])


@given(st.lists(st.text("0123456789-_hsdxpbvrmtcalRow", max_size=20), min_size=11, max_size=11))
def test_a_forged_code_of_format_2_is_a_round_or_a_refusal(fields: list[str]):
    code = signed(".".join(["2", *fields]))
    with suppress(ValueError):
        assert encode(decode(code)) == code


@given(mixed_records(most_seats=4, most_moves=6), st.integers(0, 10), st.text("0123456789-_hsdxpbvrm", max_size=12))
def test_one_forged_field_of_format_2_is_a_round_or_a_refusal(record: Record, place: int, text: str):
    version, *fields, _ = encode(record).split(".")
    if version == "2":
        fields[place] = text
        with suppress(ValueError):
            assert encode(decode(signed(".".join(["2", *fields])))) == signed(".".join(["2", *fields]))


def test_a_stake_beyond_ten_of_a_code_of_format_1_still_opens():
    record = decode(signed("1.-.s10.2-0-1-500.a.1.-.-.-"))
    assert (record.opening.stakes, record.rules.most_stake) == ((0, 500), 1000)
