"""Hands that play without Python: the complete trees of replies for a few named deals, made by `reply` itself.

A front end looks for its request among the embedded replies before it asks. The key of a reply is the request as JSON
with sorted keys and no blanks.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.policies import BANKER, Policy
from sieteymedio.engine.presets import PRESETS
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.locale import DEFAULT_LANGUAGE, text
from sieteymedio.rounds.record import Record
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.replies_table import request_of
from sieteymedio.widgets.writing import Json

__all__ = [
    "DEALS", "answer_replies", "embedded", "embedded_tree", "lesson_replies", "named_deals", "open_request",
    "preset_list", "quiz_replies", "request_key",
]  # fmt: skip

DEALS: Mapping[str, str] = {
    # A lone five: standing, the better choice, meets a tie that the bank wins; hitting, the worse one, brings a 7.
    "first-hand": "first-hand-9258",
    "opening-1": "opening-80",
    "opening-2": "opening-115",
    "opening-3": "opening-64",
    "opening-4": "opening-35",
    "opening-5": "opening-48",
    # Ace and four: the five that should be hit.
    "class": "class-89",
}
"""The named deals and their seeds; each is played in round 1."""


def request_key(request: Mapping[str, object]) -> str:
    """Return the key under which a reply to ``request`` is embedded.

    >>> request_key({"kind": "hello", "format": 1})
    '{"format":1,"kind":"hello"}'
    """
    return json.dumps(request, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def named_deals(
    names: Iterable[str] = DEALS, *, rules: Rules = BASE, banker: Policy = BANKER, lang: str = DEFAULT_LANGUAGE
) -> list[Json]:
    """Return the named deals as ``{"name": …, "request": …}``, ready for the options of a table.

    >>> named_deals(["class"])[0]["request"]["seed"]
    'class-89'
    """
    return [
        {
            "name": text(f"deal-{name.partition('-')[0]}", lang, number=name.rpartition("-")[2]),
            "request": request_of(Record(rules=rules, banker=banker, seed=DEALS[name]), lang),
        }
        for name in names
    ]


def embedded_tree(request: Mapping[str, object]) -> dict[str, Json]:
    """Return every reply that play from ``request`` can meet, by key: each decision both ways, and undo after each.

    After an undo the hand is marked as seen ahead, so every position but the first look at it stands there twice.

    >>> len(embedded_tree(named_deals(["first-hand"])[0]["request"]))
    10
    """
    found: dict[str, Json] = {}
    for seen_ahead in (False, True):
        waiting: list[Mapping[str, object]] = [{**request, "seen_ahead": seen_ahead}]
        while waiting:
            asked = waiting.pop()
            answer = embedded([asked])
            found.update(answer)
            (told,) = answer.values()
            you = told["request"]["opening"]["you"]
            waiting += [
                {**told["request"], "moves": [*told["request"]["moves"], [you, action]]} for action in told["view"]["legal"]
            ]
    return found


def open_request(request: Mapping[str, object]) -> Json:
    """Return the request that opens the round of a table request by its deal code, as a link does.

    >>> open_request(named_deals(["class"])[0]["request"])["kind"]
    'open'
    """
    return {"format": 1, "kind": "open", "lang": request["lang"], "code": reply(request)["code"]}


def embedded(requests: Iterable[Mapping[str, object]]) -> dict[str, Json]:
    """Return the replies to ``requests`` by key; a request that cannot be answered raises ``ValueError``."""
    found = {}
    for request in requests:
        answer = reply(request)
        if not answer["ok"]:
            raise ValueError(answer["error"]["message"])
        found[request_key(request)] = answer
    return found


def preset_list() -> list[Json]:
    """Return the presets as a menu lists them: name, title, source, note, and the values that differ from the base game.

    >>> preset_list()[0]["name"]
    'gamerules-base'
    """
    return [
        {
            "name": preset.name,
            "title": preset.title,
            "source": preset.source,
            "note": preset.note,
            "values": preset.rules.to_dict(),
        }
        for preset in PRESETS.values()
    ]


def lesson_replies(about: Mapping[str, object], steps: int, lang: str = DEFAULT_LANGUAGE) -> dict[str, Json]:
    """Return the first ``steps`` steps of the first lesson with every answer to them, by key.

    ``about`` names the rules as a request does.

    >>> len(lesson_replies({"preset": "gamerules-base"}, 1)) > 2
    True
    """
    found: dict[str, Json] = {}
    for step in range(steps):
        asked = {"format": 1, "kind": "guided", "lang": lang, **about, "step": step}
        answer = embedded([asked])
        found.update(answer)
        (told,) = answer.values()
        found.update(embedded({**asked, "answer": chosen} for chosen in range(len(told["ask"]["options"]))))
        if told["next"] is None:
            break
    return found


def quiz_replies(
    about: Mapping[str, object], seed: str, level: int, questions: int, lang: str = DEFAULT_LANGUAGE
) -> dict[str, Json]:
    """Return the first ``questions`` questions of a quiz with every answer to them, by key.

    >>> len(quiz_replies({"preset": "gamerules-base"}, "book", 1, 1)) > 2
    True
    """
    found: dict[str, Json] = {}
    for number in range(1, questions + 1):
        asked = {"format": 1, "kind": "quiz", "lang": lang, **about, "seed": seed, "number": number, "level": level}
        answer = embedded([asked])
        found.update(answer)
        (told,) = answer.values()
        found.update(embedded({**asked, "answer": chosen} for chosen in range(len(told["options"]))))
    return found


def answer_replies(
    expected: Sequence[Json], wrong: Sequence[Json], lang: str = DEFAULT_LANGUAGE, extra: Mapping[str, object] | None = None
) -> dict[str, Json]:
    """Return the verdicts on the usual spellings of the right answer and of the named slips, by key.

    >>> numbers = [{"n": "19", "d": "39"}]
    >>> [json.loads(key)["answer"] for key in answer_replies(numbers, [])][:4]
    ['19/39', '0.49', '0.487', '0.4872']
    """
    spellings = dict.fromkeys(
        spelling for number in (*expected, *wrong) for spelling in _spellings(Ratio.of(int(number["n"]), int(number["d"])))
    )
    envelope = {"format": 1, "kind": "check", "lang": lang, "expected": expected, "wrong": wrong, **(extra or {})}
    return embedded({**envelope, "answer": spelling} for spelling in spellings)


def _spellings(value: Ratio) -> Iterable[str]:
    yield str(value)
    if value.denominator > 1:
        yield from (value.decimal(places) for places in (2, 3, 4))
        for percent in (value.percent(0), value.percent(1)):
            yield percent
            yield percent.replace(" ", "")
