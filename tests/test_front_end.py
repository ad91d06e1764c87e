"""The front end: the committed bundle is what its sources give, its words are in the catalogue, it reads no markup."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sieteymedio import locale
from sieteymedio.drawing import art
from sieteymedio.engine.presets import PRESETS
from sieteymedio.widgets.desk import reply

ROOT = Path(__file__).resolve().parent.parent
FRONT_END = ROOT / "frontend"
STATIC = ROOT / "sieteymedio" / "widgets" / "static"
SOURCES = sorted((FRONT_END / "src").glob("*.js"))
STYLES = sorted((FRONT_END / "src").glob("*.css"))
OUTCOMES = ("bust", "seven_and_a_half", "stays_in")
MEASURES = ("bust", "seven_and_a_half", "win", "push", "lose", "expected_value")

PUT_TOGETHER = {
    "action": ("hit", "hit_down", "stand", "exchange", "split"),
    "banker": ("chase", "table", "other"),
    "bench": (
        "left",
        "right",
        "better",
        "worse",
        "same",
        "win",
        "push",
        "lose",
        "player_bust",
        "bank_bust",
        "bank_plays",
        "two_card",
        "natural",
        "two_sevens",
        "staking",
    ),
    "bench_finals": ("player", "bank"),
    "bench_option": ("raising", "splitting"),
    # A court card of which only the suit is known and the ten of a French pack are drawn from parts.
    "card": (*art.sprite_codes(), *(f"{rank}{suit}" for rank in "FT" for suit in "oceb"), "T"),
    "card_is": ("hand", "seen", "upcard"),
    "final": ("bust", "two_sevens"),
    "gains_caption": ("bank", "split"),
    "guess": ("hit", "stand", "exchange", "split"),
    "kind": ("court", "ace", *"234567"),
    "kind_group": ("courts", "plain", "sevens", "wild"),
    "level": "123",
    "mark": ("right", "wrong"),
    "measure": MEASURES,
    "mode": ("hand", "seen", "upcard"),
    "outcome": (*OUTCOMES, "two_sevens"),
    "option": ("right", "wrong"),
    "part": ("guided", "quiz", "questions", "referee"),
    "pile": OUTCOMES,
    "price": [f"{option}_{row}" for option in ("raising", "splitting") for row in ("plain", "value", "adds", "use")],
    "questions": ("settling", "deciding", "values", "stakes", "bank"),
    "said": ("hand", "seen", "upcard"),
    "status": ("turn", "idle", "natural", "waiting", "playing", "stood", "bust", "seven_and_a_half", "two_sevens"),
    "tray": ("hand", "seen", "upcard"),
    "tray_empty": ("hand", "seen", "upcard"),
    "verdict": ("right", "wrong", "unclear"),
}
"""Keys that the code puts together from a stem and an ending."""


def node() -> str:
    own = ROOT / ".venv" / "bin" / "node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "no Node: run make test, which brings one"
    return found


def test_the_committed_bundle_is_what_the_sources_give(tmp_path: Path):
    assert (FRONT_END / "node_modules" / "esbuild").exists(), "the npm files are missing: run make test, which installs them"
    subprocess.run([node(), "bundle.mjs", str(tmp_path)], cwd=FRONT_END, check=True, timeout=120)
    for name in ("widgets.js", "widgets.css"):
        built, committed = (folder.joinpath(name).read_text(encoding="utf-8") for folder in (tmp_path, STATIC))
        assert built == committed, f"{name} is not what frontend/src gives: run make widgets and commit it"


TELL = """
import { readFileSync } from "node:fs";
const { seatsAfter } = await import(process.argv[1]);
const told = JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ view, events }) => {
  for (let shown = 0; shown < events.length; shown += 1) seatsAfter(view, events, shown);
  // One event more than there are, so that the seats are put together from the events and not taken from the view.
  return seatsAfter(view, [...events, { type: "end", seat: -1 }], events.length).map((seat) =>
    seat.hands.map(({ cards, stake, status }) => ({ cards, stake: stake ?? null, status })));
});
console.log(JSON.stringify(told));
"""


def test_a_round_told_event_by_event_ends_where_its_view_stands(tmp_path: Path):
    replies = [found for seed in range(3) for name in PRESETS for found in played(name, seed)]
    (tmp_path / "replies.json").write_text(json.dumps(replies), encoding="utf-8")
    module = (FRONT_END / "src" / "events.js").as_uri()
    run = [node(), "--input-type=module", "-e", TELL, module, str(tmp_path / "replies.json")]
    told = json.loads(subprocess.run(run, check=True, capture_output=True, timeout=120, text=True).stdout)
    for found, seats in zip(replies, told, strict=True):
        assert seats == [
            [
                # Whoever plays has not been told of yet: nothing has happened to the hand.
                {name: hand[name] for name in ("cards", "stake")}
                | {"status": "waiting" if hand["status"] == "playing" else hand["status"]}
                for hand in seat["hands"]
            ]
            for seat in found["view"]["seats"]
        ]


def played(preset: str, seed: int) -> list[dict[str, Any]]:
    """Return the replies of one round of moves chosen by chance, with two to six seats."""
    chance = random.Random(f"{preset}/{seed}")
    seats = chance.randint(2, 6)
    opening = {"seats": seats, "bank": chance.randrange(seats), "you": chance.randrange(seats)}
    found = [reply({"format": 1, "kind": "table", "preset": preset, "seed": f"told-{seed}", "opening": opening})]
    while found[-1]["view"]["phase"] == "playing":
        move = chance.choice(found[-1]["view"]["moves"])
        given = {
            "down": move["down"] and chance.random() < 0.5,
            "raise": chance.randint(0, move["raise"]["most"]) if move["raise"] else 0,
            "stake": move["stake"]["least"] if move["stake"] else 0,
            "value": chance.choice(move["values"])["half_points"] if move["values"] else 0,
        }
        with_it = {name: value for name, value in given.items() if value}
        request = found[-1]["request"]
        made = [opening["you"], move["action"], with_it]
        found.append(reply({**request, "moves": [*request["moves"], made]}))
    return [{"view": told["view"], "events": told["events"]} for told in found]


def test_every_text_of_the_front_end_is_in_the_catalogue_and_every_text_is_used():
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    plain = re.sub(r'=== "\w+"|\$\{[^}]*\}', "", source)
    asked = {key for call in re.findall(r"\btext\(([^()]*)", plain) for key in re.findall(r'"([a-z_]+)"', call)}
    asked |= set(re.findall(r'\["[A-Z?]", "([a-z_]+)"\]', source))
    stems = set(re.findall(r"\btext\((?:[^()`]*)`([a-z_]+)_\$\{", source))
    assert stems <= set(PUT_TOGETHER)
    asked |= {f"{stem}_{ending}" for stem, endings in PUT_TOGETHER.items() for ending in endings}
    texts = set(locale.section("widgets"))
    assert asked - texts == set()
    assert texts - asked == set(), "texts that nothing shows"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_nothing_from_outside_is_read_as_markup_and_no_other_host_is_named(path: Path):
    source = path.read_text(encoding="utf-8")
    for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "https://"):
        assert word not in source
    # The one name that looks like an address is the namespace of SVG.
    assert set(re.findall(r"http://[^\"]*", source)) <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_every_style_stands_under_the_root_class(path: Path):
    style = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for selectors in re.findall(r"(?:^|[};])\s*([^{};@]+)\{", style):
        for selector in re.split(r",(?![^(]*\))", selectors):
            assert ".sym" in selector or selector.strip() in ("from", "to"), selector.strip()
