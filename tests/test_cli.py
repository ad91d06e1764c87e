"""The command line in a process of its own: right numbers, help, one line for bad input and never a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import sieteymedio as sm
from sieteymedio.comparing.bench import Comparison, Side
from sieteymedio.comparing.raising import raising_value
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import FIELDS
from sieteymedio.terminal.cli import main

from .helpers import exact

ROOT = Path(__file__).parent.parent


def run(*arguments: str, typed: str | None = "", **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sieteymedio", *arguments],
        cwd=ROOT, input=typed, capture_output=True, text=True, timeout=120, encoding="utf-8", **more,
    )  # fmt: skip


def values(*arguments: str) -> Any:
    found = run(*arguments, "--json")
    assert (found.returncode, found.stderr) == (0, "")
    return json.loads(found.stdout)


def fraction(value: dict[str, str]) -> Fraction:
    assert set(value) == {"exact", "decimal"}
    assert re.fullmatch(r"-?\d+/\d+", value["exact"])
    found = Fraction(value["exact"])
    assert abs(found - Fraction(value["decimal"])) <= Fraction(1, 2 * 10**6)
    return found


def test_odds():
    found = values("odds", "5 R", "--seen", "7 7")
    expected = sm.next_card("5 R", seen="7 7")
    assert fraction(found["next_card"]["bust"]) == exact(expected.bust)
    judged = sm.decision("5 R", "7 7", banker=sm.StandAt("5"))
    for action in ("stand", "hit"):
        look = getattr(judged, action)
        assert {name: fraction(value) for name, value in found["actions"][action].items()} == {
            name: exact(getattr(look, name)) for name in found["actions"][action]
        }
    assert found["best"] == judged.best.value
    text = run("odds", "5", "R", "--seen", "7 7").stdout
    assert "busts: 17/36 = 0.4722 = 47.2 %" in text
    assert "best: stand" in text


def test_odds_where_the_bank_shows_its_card_and_where_a_card_may_be_exchanged():
    found = values("odds", "3", "--rules", "rng-7-e-mezzo", "--upcard", "5")
    assert list(found["actions"]) == ["hit"]
    assert "exchange" in values("odds", "4", "--rules", "veneto-french")["actions"]


def test_ladder():
    found = values("ladder", "--stand", "2")
    assert fraction(found["blind"]) == exact(sm.best_banker_reply(sm.StandAt("2")).value)
    assert fraction(found["everything"]) == exact(sm.expected_value(player=sm.StandAt("2"), banker=sm.Chase()))
    assert fraction(found["blind"]) > fraction(found["open_cards"]) > fraction(found["everything"])


def test_totals():
    found = values("totals", "--stand", "5")
    assert {name: fraction(value) for name, value in found["totals"].items()}["bust"] == Fraction(405912956, 1517119695)
    assert values("totals", "--risk", "1/2")["policy"] == "stands at a bust risk of 1/2"


def test_best():
    found = values("best", "4 R", "--rules", "treccani")
    best = sm.best_response(banker=sm.StandAt("5"), rules=sm.preset("treccani"))
    assert found["best"] == best.action("4 R").value
    assert {name: fraction(value) for name, value in found["values"].items()} == {
        name: exact(value) for name, value in best.values("4 R").items()
    }
    table = values("best")
    assert fraction(table["value"]) == Fraction(-22069914749539, 134817758039250)
    assert {row["hand"]: row["best"] for row in table["hands"]}["4 A"] == "hit"


def test_compare():
    found = values("compare", "gamerules-base", "treccani")
    compared = Comparison(Side(sm.preset("gamerules-base")), Side(sm.preset("treccani")))
    assert fraction(found["difference"]) == exact(compared.ratio_difference)
    assert sum(fraction(step["change"]) for step in found["steps"]) == fraction(found["difference"])
    assert len(found["differences"]) == len(list(compared.differences()))
    assert values("compare", "--code", found["code"]) == found
    said = run("compare", "gamerules-base", "treccani").stdout
    assert "code: b1." in said
    assert "the right is better for the player by 0.047" in said
    assert "the right is worse for the player by 0.047" in run("compare", "treccani", "gamerules-base").stdout
    assert "both come to exactly the same" in run("compare", "snai", "gamerules-base").stdout


def test_compare_with_rules_changed():
    found = values("compare", "gamerules-base", "gamerules-base", "--set-right", "ties=push", "--banker", "chase")
    assert found["left"]["banker"] == "the bank chases your total"
    assert [step["fields"] for step in found["steps"]] == [["ties"]]


def test_raising_and_splitting_of_a_rule_set():
    found = values("preset", "acanomas")
    raising = raising_value(rules=sm.preset("acanomas"))
    told = {"without": raising.plain_ratio, "with": raising.value_ratio, "adds": raising.gain_ratio}
    assert {name: fraction(found["raising"][name]) for name in told} == {name: exact(value) for name, value in told.items()}
    assert (found["raising"]["most_at_once"], found["splitting"]) == (["7"], None)
    assert "--splitting counts" in run("preset", "gamerules-spanish").stdout
    counted = values("compare", "gamerules-base", "gamerules-base", "--set-right", "split=pair", "--splitting")
    assert counted["left"]["splitting"] is None
    split = counted["right"]["splitting"]
    assert fraction(split["without"]) + fraction(split["adds"]) == fraction(split["with"])
    assert fraction(split["adds"]) == Fraction(12 * 11, 40 * 39) * (
        fraction(split["two_courts"][0]["split"]) - fraction(split["two_courts"][0]["together"])
    )


def test_presets_and_one_of_them():
    assert [row["name"] for row in values("presets")["presets"]] == list(PRESETS)
    found = values("preset", "ludoteka")
    assert set(found["rules"]) == set(FIELDS)
    assert fraction(found["edges"][0]["edge"]) == exact(Side(sm.preset("ludoteka")).ratio_edge)
    assert "our choice, since the source does not say:" in run("preset", "ludoteka").stdout


@pytest.mark.parametrize("value", ["false", "no", "False"])
def test_rules_that_are_true_or_false(value: str):
    found = values("odds", "7", "--set", f"two-sevens={value}", "--set", "packs=2", "--set", "wild=none")
    assert found["rules"] == {"packs": 2}


def test_help_has_examples_that_work():
    text = run("--help").stdout
    examples = re.findall(r"python -m sieteymedio (.+)", text)
    assert len(examples) >= 9
    for line in examples:
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line)]
        if words[0] not in ("play", "quiz", "[-h]"):
            found = run(*words)
            assert (found.returncode, found.stderr) == (0, ""), line
    for command in ("odds", "totals", "best", "compare", "ladder", "presets", "preset", "play", "quiz", "split", "simulate"):
        assert run(command, "--help").returncode == 0


def test_split():
    seen = "F F F F F F F F F A A A 2 2 2 2 3 3 3 3 4 4 5 6"
    found = values("split", "S R", "--seen", seen, "--rules", "gamerules-spanish", "--second", "2")
    rules = sm.preset("gamerules-spanish")
    expected = sm.split_decision("S R", seen, banker=sm.StandAt("5"), second_stake=2, rules=rules)
    assert fraction(found["values"]["split"]) == exact(expected.split)
    assert found["best"] == expected.best.value


def test_simulate():
    found = values("simulate", "--stand", "4", "--hands", "40000", "--seed", "terminal")
    assert found["sampled"] is True
    truth = exact(sm.expected_value(player=sm.StandAt("4"), banker=sm.StandAt("5")))
    assert abs(Fraction(found["mean_gain"]) - truth) < 5 * Fraction(found["standard_error"])
    assert values("simulate", "--hands", "1")["standard_error"] is None
    one = run("simulate", "--hands", "1").stdout
    assert "one hand has no standard error" in one
    assert "inf" not in one
    split = run("simulate", "--hands", "1000", "--splits", "--rules", "gamerules-spanish").stdout
    assert split.startswith("sampled, not counted")


BAD = [
    (["split", "5 5", "--rules", "gamerules-spanish"], "only court cards"),
    (["split"], "--set split=pair or --set split=run"),
    (["split", "--rules", "ludoteka", "--second", "x"], "split"),
    (["split", "--second", "x", "--set", "split=pair"], "--second must be"),
    (["simulate", "--splits"], "leave --splits out, or use --set split=pair"),
    (["simulate", "--hands", "0"], "--hands must be a whole number"),
    (["simulate", "--hands", "many"], "invalid int"),
    ([], "command"),
    (["od"], "invalid choice"),
    (["odds"], "CARD"),
    (["odds", "9"], "no eights"),
    (["odds", "5R"], "did you mean 5 R"),
    (["odds", "7 7"], "bust"),
    (["odds", "7 R"], "7½"),
    (["odds", ""], "empty"),
    (["odds", "5", "--seen", "A A A A A"], "ace"),
    (["odds", "5", "--rules", "trecani"], 'the command "presets" lists the 30 there are; did you mean'),
    (["odds", "5", "--rules", "piatto"], "left out"),
    (["odds", "5", "--rules", "rng-7-e-mezzo"], "--upcard"),
    (["odds", "5", "--upcard", "5"], "leave --upcard empty, or use --set bank_card=open"),
    (["odds", "5", "--set", "ties"], "FIELD=VALUE"),
    (["odds", "5", "--set", "tie=push"], "did you mean 'ties'"),
    (["odds", "5", "--set", "packs=0"], "from 1 to 8"),
    (["odds", "5", "--set", "packs=" + "9" * 5000], "from 1 to 8"),
    (["odds", "5", "--set", "player_must=reach"], "player_must=reach and bank_card=covered contradict"),
    (["odds", "5", "--banker", "9"], "--banker"),
    (["odds", "5", "--banker", "risk 2"], "--banker"),
    (["odds", "5", "--banker", "best"], "--banker"),
    (["odds", "5", "--rules", "playtech-live", "--upcard", "5", "--banker", "chase"], "--banker"),
    (["totals", "--stand", "8"], "not a total"),
    (["ladder", "--rules", "playtech-live"], "no choice"),
    (["totals", "--stand", "5", "--risk", "1/2"], "not both"),
    (["totals", "--risk", "1/0"], "bust risk"),
    (["best", "X"], "not a card"),
    (["compare", "treccani"], "two rule sets"),
    (["compare", "treccani", "nowhere"], "no preset"),
    (["compare", "treccani", "snai", "--code", "b1"], "not both"),
    (["compare", "--code", "b1.x"], "8 parts"),
    (["compare", "snai", "snai", "--player", "chase"], "--player"),
    (["preset", "nowhere"], "no preset"),
    (["play", "--seed", "two words"], "seed"),
    (["play", "--banker", "x"], "--banker"),
    (["quiz", "--level", "9"], "level"),
]


@pytest.mark.parametrize(("arguments", "wrong"), BAD, ids=lambda part: str(part)[:50])
def test_bad_input_is_answered_in_words(arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]):
    try:
        status: object = main(arguments)
    except SystemExit as stopped:
        status = stopped.code
    said = capsys.readouterr()
    assert status == 2
    assert wrong in said.err
    # It speaks of options, not of Python's keyword arguments, calls and values.
    assert not re.search(r"\b[a-z_]+=[\"' ,;]|\w\(|\bNone\b", said.err)
    assert said.out == ""
    assert len(said.err.splitlines()) <= 2


@pytest.mark.parametrize("arguments", [["odds", "9"], ["od"], ["play", "--seed", "…"], ["preset", "\udcff"]])
def test_bad_input_in_a_process_leaves_no_traceback(arguments: list[str]):
    found = subprocess.run(
        [sys.executable, "-m", "sieteymedio", *map(os.fsencode, arguments)],
        cwd=ROOT,
        input=b"",
        capture_output=True,
        timeout=60,
    )
    assert found.returncode == 2
    assert b"Traceback" not in found.stderr
    assert found.stderr.strip()


WORDS = st.one_of(
    st.sampled_from(
        ["odds", "totals", "best", "5", "R", "7 7", "--seen", "--set", "ties=push", "wild=Ro", "--rules", "treccani",
         "--banker", "chase", "risk 1/3", "--json", "--stand", "--hand", "--upcard", "split=pair", "exchange=4", "packs=2",
         "-1", "--"]
    ),
    st.text(max_size=8),
)  # fmt: skip


@settings(max_examples=250, deadline=None)
@given(st.lists(WORDS, max_size=7))
@example(["odds", "5", "--set", "=", "--json"])
def test_no_words_make_it_fall_over(words: list[str]):
    try:
        status: object = main(words)
    except SystemExit as stopped:
        status = stopped.code
    assert status in (0, 2)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(st.sampled_from(["h", "s", "", "?", "hit down", "stake 3", "raise", "stand 5", "q"]), st.text(max_size=6))
    )
)
def test_nothing_typed_at_the_table_makes_it_fall_over(lines: list[str]):
    from sieteymedio.terminal.play import play

    answers = iter(line.replace("\n", " ") for line in lines)

    def typed(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", typed)
        with suppress(EOFError):
            assert play(sm.Rules(bet="after", raising="on-ask", exchange="4"), None, "a-1") == 0


def test_a_hand_is_played_with_its_odds_after_it():
    found = run("play", "--seed", "opening-1", typed="s\nq\n")
    assert found.returncode == 0
    assert "stand: expected value" in found.stdout
    assert "<- best" in found.stdout
    assert found.stdout.splitlines()[1:] == run("play", "--seed", "opening-1", typed="stand\nq\n").stdout.splitlines()[1:]


def test_a_full_table_is_played_on():
    found = run("play", "--seed", "a", "--seats", "4", "--rules", "gamerules-italian", typed="s\nq\n")
    assert (found.returncode, found.stderr) == (0, "")
    assert "Seat 3" in found.stdout
    assert run("play", "--seats", "99").returncode == 2


def test_a_move_with_all_that_may_go_with_it():
    played = ["3", "h raise 2", "h", "s", "q", "q", "q"]
    found = run("play", "--seed", "a", "--rules", "sisal-pokerstars-it", typed="\n".join(played))
    assert found.returncode == 0
    assert "You stake 3 beans." in found.stdout
    assert "You raise your stake by 2 beans." in found.stdout


def test_the_quiz_asks_explains_and_counts():
    found = run("quiz", "--seed", "a", typed="1\n9\n2\nq\n")
    assert (found.returncode, found.stderr) == (0, "")
    assert "1. " in found.stdout
    assert "type a number from 1 to" in found.stdout
    assert re.search(r"[012] of 2 right", found.stdout)
    again = run("quiz", "--seed", "a", typed="1\n9\n2\nq\n")
    assert again.stdout == found.stdout
    other = run("quiz", "--rules", "treccani", "--set", "ties=push", "--level", "2", typed="q\n")
    assert "Treccani, with changes" in other.stdout


@pytest.mark.parametrize("arguments", [["--seed", "a b"], ["--rules", "nowhere"]])
def test_a_quiz_that_cannot_be_asked(arguments: list[str]):
    found = run("quiz", *arguments)
    assert found.returncode == 2
    assert "Traceback" not in found.stderr


def test_a_closed_input_ends_the_game_with_one_line():
    found = run("play", "--seed", "a", typed="")
    assert found.returncode == 2
    assert "input is closed" in found.stderr
    assert "Traceback" not in found.stderr
    closed = subprocess.run(
        f"{sys.executable} -m sieteymedio play <&-", shell=True, cwd=ROOT, capture_output=True, text=True
    )
    assert (closed.returncode, "Traceback" in closed.stderr) == (2, False)


def test_a_reader_that_has_had_enough():
    line = f"{sys.executable} -m sieteymedio best | head -1"
    found = subprocess.run(line, shell=True, cwd=ROOT, capture_output=True, text=True)
    assert "best play" in found.stdout
    assert found.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_is_no_accident():
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "sieteymedio", "play", "--seed", "a"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "stopped" in said
    assert "Traceback" not in said


def test_a_terminal_without_fractions_still_gets_its_answer():
    found = run("totals", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert found.returncode == 0
    assert "5?" in found.stdout


def test_help_loads_nothing_heavy():
    program = (
        "import sys\n"
        "from sieteymedio.terminal.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print(sorted({'sympy', 'numpy', 'altair', 'anywidget', 'IPython'} & set(sys.modules)))\n"
    )
    found = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == "[]"


def test_a_missing_numpy_is_told_in_one_line():
    blocked = "import sys; sys.modules['numpy'] = None; "
    code = blocked + "from sieteymedio.terminal.cli import main; sys.exit(main(['simulate', '--hands', '10']))"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert found.returncode == 2
    assert found.stderr.count("\n") == 1
    assert "numpy" in found.stderr
