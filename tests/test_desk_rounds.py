"""The desk at any table: every preset, any number of seats, the reader anywhere, and words for all that can happen."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from hypothesis import given, settings

from sieteymedio import locale
from sieteymedio.engine.cards import read_cards
from sieteymedio.engine.exact import ZERO, Ratio, read_ratio
from sieteymedio.engine.odds import best_declaration, decision, next_card
from sieteymedio.engine.policies import Chase, StandAt
from sieteymedio.engine.presets import preset, presets
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.several import banker_decision
from sieteymedio.engine.splitting import split_decision
from sieteymedio.rounds.codes import encode
from sieteymedio.rounds.events import Staking
from sieteymedio.rounds.judging import judge
from sieteymedio.rounds.legal import _WHY as REFUSALS
from sieteymedio.rounds.passing import next_bank
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.stakes import opening_for
from sieteymedio.rounds.table import Move, Opening
from sieteymedio.rounds.views import view
from sieteymedio.tutor.coach import review
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.replies_table import record_reply, request_of
from tests.rounds import EXCHANGE, HIT, SPLIT, STAND, mixed_records

TABLE: dict[str, Any] = {"format": 1, "kind": "table", "lang": "en", "seed": "rounds"}


def ask(request: dict[str, Any], **changes: Any) -> dict[str, Any]:
    answer = reply({**request, **changes})
    json.dumps(answer, allow_nan=False)
    assert answer["ok"], answer
    return answer


def ratio(number: dict[str, str]) -> Ratio:
    return Ratio.of(int(number["n"]), int(number["d"]))


def lay(monkeypatch, cards: str, rules: Rules, *moves: Move, opening: Opening | None = None, **values: Any) -> Any:
    """Return the reply to a round whose first cards are laid out by hand."""
    opening, front = opening or opening_for(rules), read_cards(cards)
    rest = tuple(card for card in rules.cards if card not in front and card not in opening.out)
    monkeypatch.setattr("sieteymedio.rounds.record.shuffled_pack", lambda *_: (*front, *rest))
    record = Record(rules, opening=opening, moves=moves, **values)
    return record_reply(record, "en", with_odds=True)


FEW = {"shuffle": "deal-on", "pack_runs_out": "stand"}
"""Rules by which the cards of earlier rounds stay out, so that little is left to count."""


def few_left(cards: str) -> Opening:
    """Return an opening for two in which all other cards are out."""
    return Opening(out=tuple(card for card in Rules().cards if card not in read_cards(cards)))


@given(mixed_records(most_seats=4, most_moves=25))
@settings(max_examples=30, deadline=None)
def test_a_reply_to_any_round_equals_the_engine(record: Record):
    answer = ask(request_of(record, "en"))
    played, state = record.played_on()
    assert answer["request"] == request_of(played, "en")
    assert answer["code"] == encode(played)
    assert ask(answer["request"]) == answer
    assert ask({"format": 1, "kind": "open", "lang": "en", "code": answer["code"]}) == {**answer, "kind": "open"}
    assert [len(seat["hands"]) for seat in answer["view"]["seats"]] == [len(hands) for hands in state.seats]
    assert (answer["odds"] is None) == (answer["odds_note"] is not None or not answer["view"]["legal"])
    if state.to_act is not None:
        assert [move["action"] for move in answer["view"]["moves"]] == answer["view"]["legal"]
        assert {row["action"] for row in answer["view"]["refused"]}.isdisjoint(answer["view"]["legal"])
        return
    assert [ratio(row["gain"]) for row in answer["settlement"]["all"]] == [found.gain for found in state.settlements]
    own = state.bank_gain if record.opening.you == record.opening.bank else sum(
        (found.gain for found in state.settlements if found.seat == record.opening.you), ZERO
    )  # fmt: skip
    assert ratio(answer["settlement"]["gain"]) == own
    assert answer["bank"]["seat"] == next_bank(state).seat
    if record.opening.chips is None:
        assert answer["next"]["opening"] == answer["request"]["opening"]
    else:
        assert answer["next"]["opening"]["bank"] == answer["bank"]["seat"]
        accounts = [read_ratio(beans, "beans") for beans in answer["next"]["opening"]["chips"].values()]
        assert sum(accounts, ZERO) == ZERO


@pytest.mark.parametrize("name", presets())
@pytest.mark.parametrize("you", [1, 0])
def test_every_preset_is_played_on_the_wire_for_some_rounds(name: str, you: int):
    request = {**TABLE, "preset": name, "opening": {"seats": 4, "bank": 0, "you": you, "chips": {}}}
    for _ in range(3):
        answer = ask(request)
        while answer["settlement"] is None:
            moves = answer["view"]["moves"]
            chosen = next((move for move in moves if move["action"] == "stand"), moves[0])
            stake = {"stake": chosen["stake"]["least"]} if chosen["stake"] else {}
            value = {"value": chosen["values"][0]["half_points"]} if chosen["values"] else {}
            asked = answer["request"]
            answer = ask(asked, moves=[*asked["moves"], [you, chosen["action"], {**stake, **value}]])
        assert "preset" not in answer["request"]
        assert Rules.from_dict(answer["request"]["rules"]) == preset(name)
        request = answer["next"]


def test_a_preset_may_be_changed_by_single_rules():
    answer = ask(TABLE, preset="treccani", rules={"wild": None, "ties": "push", "natural_beats_longer": False})
    rules = Rules.from_dict(answer["request"]["rules"])
    assert rules == replace(preset("treccani"), wild=None, ties="push", natural_beats_longer=False)


def test_what_a_reader_of_a_split_hand_is_told(monkeypatch):
    rules = Rules(split="pair", natural="any-suit", **FEW)
    moves = (Move(1, HIT), Move(1, SPLIT, stake=3), Move(1, HIT), Move(1, STAND), Move(1, HIT))
    answer = lay(monkeypatch, "Ro 6c Se 2b 7c 4c Ae", rules, *moves, opening=few_left("Ro 6c Se 2b 7c 4c Ae 5c 5e 6e 6b 7e"))
    you = answer["view"]["seats"][1]
    assert [hand["special"] for hand in you["hands"]] == [None, "natural"]
    assert [hand["stake"] for hand in you["hands"]] == [1, 3]
    texts = [event["text"] for event in answer["events"]]
    assert "You split: the jack of swords begins a second hand, with a stake of 3 beans." in texts
    assert "Hand 2: You have 7½ on two cards." in texts
    assert answer["settlement"]["text"] == (
        "Hand 1: You lose one bean: the bank’s 6 beats your 2½. "
        "Hand 2: You win 6 beans: your 7½ on two cards beats the bank’s 6. "
        "Under these rules 7½ on two cards pays 2 for each bean staked."
    )
    assert ratio(answer["settlement"]["gain"]) == Ratio.of(5)
    assert [row["because"] for row in answer["settlement"]["hands"]] == [[], ["natural_pays"]]
    assert answer["bank"]["text"] == "You hold the bank next: you have won with 7½."
    reviewed = answer["review"]["decisions"]
    assert [(row["action"], row["kind"]) for row in reviewed] == [
        ("hit", "split"), ("split", "split"), ("hit", "split"), ("stand", "split"), ("hit", "split"),
    ]  # fmt: skip
    assert "You split your court cards. On average, for each bean staked: standing brings " in reviewed[1]["text"]
    assert answer["review"]["note"] is None


def test_a_review_says_which_decisions_of_a_split_are_not_judged(monkeypatch):
    """The pair came again, so that with the split, and the stand after it, three hands were to be played."""
    rules = Rules(split="pair", **FEW)
    moves = (Move(1, HIT), Move(1, SPLIT), Move(1, HIT), Move(1, SPLIT), Move(1, STAND), Move(1, STAND), Move(1, STAND))
    cards = "Ro 6c Se Sb 7c 4c Ae 5c 5e 6e 6b 7e"
    answer = lay(monkeypatch, cards, rules, *moves, opening=few_left(cards))
    assert [row["action"] for row in answer["review"]["decisions"]] == ["hit", "split", "hit", "stand", "stand"]
    assert answer["review"]["note"] == locale.text_in("table", "odds-none-split-again")


def test_what_may_go_with_a_move_is_told(monkeypatch):
    rules = Rules(ask="one-down", raising="on-ask-or-stand", most_stake=3, wild="2o", wild_declared="on-hit", exchange="4")
    hit, stand = lay(monkeypatch, "2o 6c Se 2b", rules)["view"]["moves"]
    assert (hit["down"], hit["raise"], [value["text"] for value in hit["values"]]) == (
        True, {"least": 1, "most": 2}, ["½", "1", "2", "3", "4", "5", "6", "7"],
    )  # fmt: skip
    assert (stand["raise"], stand["values"], stand["stake"]) == ({"least": 1, "most": 2}, [], None)
    answer = lay(monkeypatch, "2o 6c Se 2b", rules, Move(1, HIT, True, 1, 2))
    assert answer["request"]["moves"] == [[1, "hit", {"down": True, "raise": 1, "value": 2}]]
    assert [event["text"] for event in answer["events"]][-4:] == [
        "You raise your stake by one bean.",
        "You say that your wild card counts 1.",
        "You turn up the two of coins: 1.",
        "You draw the jack of swords, face down: 1½.",
    ]
    refused = {row["action"]: (row["rule"], row["text"]) for row in answer["view"]["refused"]}
    assert refused["exchange"] == ("exchange", "Only a first card that is still alone can be exchanged.")
    assert refused["split"] == ("split", "Under these rules no hand is split.")


def test_an_exchange_is_judged_and_told(monkeypatch):
    rules = Rules(exchange="4")
    answer = lay(monkeypatch, "4o 6c 7e 2b", rules)
    best = decision("4o", rules=rules)
    assert ratio(answer["odds"]["exchange"]["expected_value"]) == best.exchange.expected_value
    assert answer["odds"]["best"] == best.best.value
    after = lay(monkeypatch, "4o 6c 7e 2b", rules, Move(1, EXCHANGE))
    assert after["view"]["aside"] == ["4o"]
    assert after["events"][2]["text"] == "You show the four of coins to the bank and set it aside."
    assert after["events"][3]["text"] == "You are dealt the seven of swords: 7."
    fresh = decision("7e", "4o", exchanged=True, rules=rules)
    assert ratio(after["odds"]["stand"]["expected_value"]) == fresh.stand.expected_value
    settled = lay(monkeypatch, "4o 6c 7e 2b", rules, Move(1, EXCHANGE), Move(1, STAND))
    assert [row["action"] for row in settled["review"]["decisions"]] == ["exchange", "stand"]
    assert ratio(settled["review"]["decisions"][0]["cost"]) == best.values[best.best] - best.exchange.expected_value


def test_the_banks_open_card_is_in_the_odds(monkeypatch):
    rules = preset("rng-7-e-mezzo")
    answer = lay(monkeypatch, "3o 5c 2e Rb", rules)
    assert (answer["view"]["legal"], answer["odds"]["stand"]) == (["hit"], None)
    assert answer["view"]["refused"][1] == {
        "action": "stand", "rule": "player_must", "text": "Nobody may stand on 3 while the bank shows 5.",
    }  # fmt: skip
    best = decision("3o", upcard="5c", rules=rules)
    assert ratio(answer["odds"]["hit"]["expected_value"]) == best.hit.expected_value


def test_the_reader_may_hold_the_bank(monkeypatch):
    opening = Opening(seats=3, bank=0, you=0, stakes=(0, 2, 3))
    answer = lay(monkeypatch, "5o 6c 5e 2b 7c", Rules(), opening=opening)
    assert (answer["view"]["to_act"], answer["view"]["legal"]) == (0, ["hit", "stand"])
    assert [seat["role"] for seat in answer["view"]["seats"]] == ["you", "player", "player"]
    assert [seat["policy"] for seat in answer["view"]["seats"]] == [None, "stands on 5", "stands on 5"]
    from sieteymedio.engine.beliefs import Standing

    found = banker_decision("5e", [Standing((), StandAt("5"), 2), Standing((), StandAt("5"), 3)])
    odds = answer["odds"]
    assert (odds["kind"], odds["best"]) == ("bank", found.best.value)
    assert (ratio(odds["stand_gain"]), ratio(odds["hit_gain"])) == (found.stand_ratio, found.hit_ratio)
    settled = lay(monkeypatch, "5o 6c 5e 2b 7c", Rules(), Move(1, STAND), Move(2, STAND), Move(0, STAND), opening=opening)
    assert settled["settlement"]["text"] == (
        "Seat 1 loses 2 beans: both have 5, and the bank wins a tie. "
        "Seat 2 wins 3 beans: its 6 beats the bank’s 5. As the bank you lose one bean in all."
    )
    assert (settled["settlement"]["reason"], settled["settlement"]["hands"], settled["review"]) == ("bank", [], None)


def test_the_others_at_a_full_table_are_weighed_and_the_assumption_is_said(monkeypatch):
    opening = Opening(seats=3, bank=0, you=2, stakes=(0, 1, 1))
    answer = lay(monkeypatch, "5o 4c 5e 2b 7c", Rules(), opening=opening)
    assert answer["request"]["moves"] == [[1, "stand"]]
    assert "stated policies" in answer["odds"]["note"]
    assert sum(ratio(answer["odds"]["stand"][name]).numerator != 0 for name in ("win", "lose")) == 2
    record = Record(opening=opening, moves=(Move(1, STAND),))
    assert ratio(answer["odds"]["difference"]) == judge(view(record.replay(), 2), record).difference


LAST = {"seats": 3, "bank": 0, "you": 2, "stakes": (0, 1, 1)}
"""An opening in which another has stood before the reader."""
AGAIN = (Move(1, HIT), Move(1, SPLIT), Move(1, HIT), Move(1, SPLIT))


@pytest.mark.parametrize(
    ("rules", "opening", "cards", "values", "key"),
    [
        (Rules(bank_limit=3, seven_and_a_half_pays=2), Opening(**LAST), "5o 4c 5e", {}, "bank-limit"),
        (Rules(), Opening(**LAST), "5o 4c 5e", {"banker": Chase()}, "chase"),
        (Rules(split="pair"), Opening(), "So 4c 5e", {"banker": Chase()}, "chase"),
        (Rules(shuffle="deal-on"), Opening(out=Rules().cards[:30]), "Sb 4b", {}, "runs-out"),
        (Rules(), Opening(9, 0, 8, (0, *(1,) * 8)), "5o 5c 5e 5b 6o 6c 6e 4o 2b", {}, "many"),
        (Rules(split="pair"), Opening(), "So 4c Ce Rb 7c", {"moves": AGAIN}, "split-again"),
    ],
)
def test_where_no_odds_are_exact_the_reply_says_why(monkeypatch, rules, opening, cards, values, key):
    moves = values.pop("moves", ())
    answer = lay(monkeypatch, cards, rules, *moves, opening=opening, **values)
    assert answer["view"]["to_act"] == opening.you
    assert (answer["odds"], answer["odds_note"]) == (None, locale.text_in("table", f"odds-none-{key}"))


@pytest.mark.parametrize(
    ("rules", "cards", "actions"),
    [
        (Rules(exchange="4"), "5o 4c 5e 2b 7c", {"hit", "stand", "exchange"}),
        (Rules(bank_card="open", player_must="reach"), "5o 4c 5e 2b 7c", {"hit"}),
        (Rules(wild="Ro", wild_declared="on-hit"), "5o Ro 5e 2b 7c", {"hit", "stand"}),
        (Rules(natural="same-suit"), "5o 7c 5e 2b 7c", {"hit", "stand"}),
    ],
)
def test_every_rule_has_odds_at_a_full_table(monkeypatch, rules, cards, actions):
    opening = Opening(**LAST)
    answer = lay(monkeypatch, cards, rules, opening=opening)
    record = Record(rules, opening=opening, moves=(Move(1, STAND),))
    judged = judge(view(record.replay(), 2), record)
    odds = answer["odds"]
    assert {action for action in ("hit", "stand", "exchange") if odds[action]} == actions
    for action, value in judged.values.items():
        assert ratio(odds[action.value]["expected_value"]) == value
    assert (odds["best"], ratio(odds["difference"])) == (judged.best.value, judged.difference)


def test_a_hand_that_may_be_split_has_the_values_of_both_halves(monkeypatch):
    cards = "So 4c Ce 7c 6c 6e 5c 5e 4b"
    answer = lay(monkeypatch, cards, Rules(split="pair", **FEW), Move(1, HIT), opening=few_left(cards))
    found = split_decision(
        "So Ce", [card for card in Rules().cards if card not in read_cards(cards)], rules=Rules(split="pair")
    )
    odds = answer["odds"]
    assert odds["kind"] == "split"
    assert {action: ratio(odds[f"{action}_gain"]) for action in ("hit", "stand", "split")} == {
        action.value: value for action, value in found.values.items()
    }
    assert odds["note"] == locale.text_in("table", "odds-of-split")


def test_a_full_table_has_odds_and_a_review_when_asked_for():
    request = {**TABLE, "opening": {"seats": 3}}
    plain, asked = ask(request), ask(request, with_odds=True)
    assert (plain["odds"], plain["odds_note"]) == (None, locale.text_in("table", "odds-on-demand"))
    assert (plain["odds_on_demand"], asked["odds_on_demand"]) == (True, False)
    assert asked["odds"]["kind"] == "player"
    assert plain["request"] == asked["request"]


def test_a_declared_wild_card_is_judged_by_what_was_said(monkeypatch):
    rules = Rules(wild="Ro", wild_declared="on-hit")
    moves = (Move(1, HIT, value=2), Move(1, STAND))
    answer = lay(monkeypatch, "Ro 4c 5e 2b 7c", rules, *moves[:1])
    found = decision("Ro 5e", declared="1", rules=rules)
    assert ratio(answer["odds"]["hit"]["expected_value"]) == found.hit.expected_value
    assert ratio(answer["odds"]["stand"]["expected_value"]) == found.stand.expected_value
    reviewed = review(Record(rules, moves=moves))
    assert (reviewed.not_exact, [judged.action for judged in reviewed.decisions]) == ((), [HIT, STAND])
    assert reviewed.decisions[1].decision == found


def test_a_session_passes_the_bank_and_keeps_accounts(monkeypatch):
    rules = Rules()
    opening = opening_for(rules, 3, session=True)
    moves = (Move(1, HIT), Move(2, STAND), Move(0, STAND))
    answer = lay(monkeypatch, "7o 5c 6e Rb 7c", rules, *moves, opening=opening)
    assert answer["next"]["opening"] == {
        "seats": 3, "bank": 1, "you": 1, "stakes": {"0": 1, "2": 1}, "chips": {"0": "0", "1": "1", "2": "-1"},
    }  # fmt: skip
    assert answer["bank"] == {
        "seat": 1, "reason": "seven_and_a_half", "hand": 0, "because": ["bank_passes"], "claimants": [1],
        "text": "You hold the bank next: you have won with 7½.",
    }  # fmt: skip


def test_a_view_on_the_wire_holds_no_covered_card_of_another(monkeypatch):
    opening = Opening(seats=3, bank=0, you=2, stakes=(0, 1, 1))
    answer = lay(monkeypatch, "5o 4c 5e 2b 7c", Rules(), opening=opening, seed="secret-seed")
    shown = json.dumps([answer[name] for name in ("view", "events", "odds")])
    assert "secret-seed" not in shown
    assert not re.search('"5o"|"5e"|"7c"', shown)


# The catalogue


TABLE_TEXTS = locale.section("table")
PACKAGE = Path(locale.__file__).parent.parent


def test_every_text_of_the_table_is_asked_for_and_there():
    keys = set()
    for path in PACKAGE.rglob("*.py"):
        keys |= set(re.findall(r"""told\(\s*["']([\w-]+)["']""", path.read_text(encoding="utf-8")))
    keys |= {f"refused-{why}" for why in REFUSALS}
    keys |= {f"action-{action}" for action in ("hit", "stand", "exchange", "split", "stake")}
    specials = ("two_sevens", "natural", "wild_natural", "wild_seven", "suited_natural", "royal_natural")
    keys |= {f"hand-{special}" for special in specials} | {f"refused-must-{why}" for why in ("wild", "pass", "reach")}
    keys |= {f"kind-{kind}" for kind in ("wild", "eight", "nine", "ten", "king", "other-court")}
    keys |= {f"rank-{rank}" for rank in "89T"}
    keys |= {"hand-bust"} | {f"policy-{policy}" for policy in ("stand", "risk", "chase")}
    keys |= {key for key in TABLE_TEXTS if re.match("paid-|next-bank-|odds-none-|odds-of-|as-bank-", key)}
    assert set(TABLE_TEXTS) == keys


@pytest.mark.parametrize("key", TABLE_TEXTS)
def test_every_text_of_the_table_has_plain_gaps(key: str):
    message = TABLE_TEXTS[key]
    for form in [message] if isinstance(message, str) else list(message.values()):
        gaps = [gap for _, gap, spec, conversion in Formatter().parse(form) if gap is not None]
        assert all(re.fullmatch("[a-z_]+", gap) for gap in gaps)
        assert form == form.strip() != ""


def test_the_next_card_counts_the_wild_card_as_it_is_best_declared(monkeypatch):
    rules = preset("sisal-pokerstars-it")
    answer = lay(monkeypatch, "Ro 5c Ae 2b", rules, Move(1, Staking.STAKE, stake=1))
    odds = answer["odds"]
    assert odds["declare"]["half_points"] == best_declaration("Ro", rules=rules)
    told = next_card("Ro", declared=odds["declare"]["text"], rules=rules)
    assert ratio(odds["next"]["bust"]) == told.ratio("bust")
    # Nobody ends on 7½ more often than at the next card and later together, and here the next card is the first of them.
    assert ratio(odds["hit"]["seven_and_a_half"]) >= ratio(odds["next"]["seven_and_a_half"])


def test_a_bank_without_a_choice_is_told_so_at_once():
    answer = ask(TABLE, preset="rng-7-e-mezzo", opening={"you": 0, "bank": 0})
    assert answer["view"]["to_act"] == 0
    assert answer["odds_note"] == locale.text_in("table", "odds-none-bank-forced")
    assert not answer["odds_on_demand"]


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ((HIT,), "odds-of-split"),
        ((HIT, SPLIT), "odds-of-halves"),
        ((HIT, SPLIT, STAND), "odds-of-last-half"),
    ],
)
def test_what_the_odds_of_a_split_count_is_said(monkeypatch, moves, key):
    answer = lay(monkeypatch, "So 4c Ce 7b 7c", Rules(split="pair"), *(Move(1, move) for move in moves))
    assert answer["odds"]["kind"] == "split"
    assert answer["odds"]["note"] == locale.text_in("table", key)
