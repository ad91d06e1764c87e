"""The widgets as anywidget classes: the same front end and the same `reply` in every Jupyter and on the built page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sieteymedio.engine.cards import Cards, read_cards
from sieteymedio.engine.exact import ONE, ZERO, Ratio, check_flag, read_ratio
from sieteymedio.engine.policies import BANKER, Chase, Policy, to_dict
from sieteymedio.engine.presets import find_preset
from sieteymedio.engine.rules import BASE, Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.locale import DEFAULT_LANGUAGE, section
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.shuffling import check_seed
from sieteymedio.rounds.stakes import first_stakes
from sieteymedio.rounds.table import Opening
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.replies_table import request_of
from sieteymedio.widgets.trees import (
    DEALS,
    answer_replies,
    embedded,
    embedded_tree,
    lesson_replies,
    named_deals,
    open_request,
    preset_list,
    quiz_replies,
)  # fmt: skip
from sieteymedio.widgets.writing import Json

__all__ = ["Answer", "OddsDesk", "RuleBench", "Table", "Tutor"]

_STATIC = Path(__file__).with_name("static")
_GUESSES = ("none", "which", "first-hand")
_PARTS = ("guided", "quiz", "questions", "referee")
_LESSON_STEPS = 5
_QUIZ_QUESTIONS = 6
_QUIZ_SEED = "book"


class _Widget(anywidget.AnyWidget):
    """A front end that asks `reply`: it holds no game of its own, only what the front end needs to begin."""

    _esm = _STATIC.joinpath("widgets.js")
    _css = _STATIC.joinpath("widgets.css")

    kind = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    options = traitlets.Dict().tag(sync=True)
    embedded = traitlets.Dict().tag(sync=True)

    def __init__(self, kind: str, lang: str, options: Json, replies: dict[str, Json]) -> None:
        texts = section("widgets", lang)
        super().__init__(kind=kind, lang=lang, texts=texts, options=options, embedded=replies)
        self.on_msg(_answer)


class Table(_Widget):
    """A table: the reader plays one round after another, and sees what each decision is worth.

    ``rules`` are `Rules` or the name of a preset. ``seed`` opens a deal of your own, with no ``seed`` the first of
    ``deals`` opens; ``deals`` are names of `DEALS`, whose hands play at once, without Python; they belong to one player
    against the bank by the base rules, so other tables have none unless you name some. ``guess`` says when the odds show:
    ``"none"`` always, ``"which"`` once the reader has said which action is better, ``"first-hand"`` for the scripted
    first hand. ``bankers`` are the policies to choose from. ``from_link`` opens the hand in the page's address.

    ``seats`` counts the bank; ``bank`` and ``you`` are seats, the same one where the reader holds the bank; ``players``
    gives the policies of other seats, which stand on 5 otherwise. ``accounts`` plays a session: beans are kept from round
    to round and the bank passes as the rules say. ``choose_rules`` lets the reader change rules and seats.

    >>> Table("grandmother", deals=()).options["opening_request"]["seed"]
    'grandmother'
    >>> Table("four", rules="snai", seats=4, choose_rules=True).options["preset"]
    'snai'
    """

    def __init__(
        self,
        seed: str | None = None,
        *,
        rules: Rules | str = BASE,
        banker: Policy | None = None,
        bankers: Sequence[Policy] = (BANKER, Chase()),
        deals: Iterable[str] | None = None,
        guess: str = "none",
        stakes: bool = True,
        from_link: bool = True,
        seats: int = 2,
        bank: int = 0,
        you: int = 1,
        players: Mapping[int, Policy] | None = None,
        accounts: bool = False,
        choose_rules: bool = False,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        if guess not in _GUESSES:
            raise ValueError(f"guess must be one of {', '.join(map(repr, _GUESSES))}, not {guess!r}")
        flags = {"stakes": stakes, "from_link": from_link, "accounts": accounts, "choose_rules": choose_rules}
        for name, flag in flags.items():
            check_flag(name, flag)
        preset, played = _rules(rules)
        banker = banker_of(played, banker)
        record = Record(
            rules=played,
            banker=banker,
            opening=Opening(
                seats, bank, you, first_stakes(played, seats, bank), (ZERO,) * seats if accounts else None
            ),
            players=tuple((players or {}).items()),
        )  # fmt: skip
        plain = played == BASE and record.opening == Opening()
        names = list((DEALS if plain else ()) if deals is None else deals)
        unknown = [name for name in names if name not in DEALS]
        if unknown:
            raise ValueError(f"there is no deal {unknown[0]!r}; the deals are {', '.join(DEALS)}")
        named = named_deals(names, rules=played, banker=banker, lang=lang)
        own = request_of(replace(record, seed=seed), lang) if seed is not None else None
        opening = own or (named[0]["request"] if named else request_of(record, lang))
        replies = embedded([opening])
        for deal in named:
            replies.update(embedded_tree(deal["request"]))
            # A link to a named deal opens without Python as well.
            replies.update(embedded([open_request(deal["request"])]))
        options: Json = {
            "opening_request": opening,
            "deals": named,
            "guess": guess,
            "bankers": [to_dict(policy) for policy in bankers],
            "stakes": stakes,
            "from_link": from_link,
        }
        if preset:
            options["preset"] = preset
        if choose_rules:
            options |= {"rules": True, "presets": preset_list()}
        super().__init__("table", lang, options, replies)


class OddsDesk(_Widget):
    """The odds desk: cards tapped into a hand or out of the pack, and the exact odds that follow, by any rules.

    ``hand`` and ``seen`` are the cards it begins with, in any form that cards take; ``upcard`` is the bank's open card
    where ``rules`` (`Rules` or the name of a preset) have one. ``banker`` may be left out, and is where the rules say how
    the bank plays. ``choose_rules=False`` leaves the reader no choice of rules. What it opens with is worked out here and
    shows at once, without Python.

    >>> OddsDesk("5 R", seen="7").options["seen"]
    ['7']
    >>> OddsDesk("5", rules="playtech-live", upcard="4").options["preset"]
    'playtech-live'
    """

    def __init__(
        self,
        hand: Cards = (),
        seen: Cards = (),
        *,
        upcard: Cards = (),
        rules: Rules | str = BASE,
        banker: Policy | None = None,
        bankers: Sequence[Policy] = (BANKER, Chase()),
        choose_rules: bool = True,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        check_flag("choose_rules", choose_rules)
        preset, played = _rules(rules)
        policy = banker_of(played, banker)
        free = played.banker == "free"
        named: Json = {"preset": preset} if preset else {"rules": played.to_dict()}
        shown = {"upcard": [str(card) for card in read_cards(upcard)]} if read_cards(upcard) else {}
        options: Json = {
            **named,
            "hand": [str(card) for card in read_cards(hand)],
            "seen": [str(card) for card in read_cards(seen)],
            **shown,
            "banker": to_dict(policy) if free else None,
            "bankers": [to_dict(policy) for policy in bankers],
        }
        asked = {"format": 1, "kind": "odds", "lang": lang, "replacement": False, **named, **shown}
        asked |= {"hand": options["hand"], "seen": options["seen"]}
        offered = [options["banker"], *options["bankers"]] if free else []
        openings = [{**asked, "banker": policy} for policy in offered] or [asked]
        if choose_rules:
            options["presets"] = preset_list()
        super().__init__("odds-desk", lang, options, embedded(openings))


class Answer(_Widget):
    """A box for one answer, checked when it is typed.

    ``expected`` is the exact value, or several; ``wrong`` maps the values of known slips to the sentence that names the
    slip. Values are exact: whole numbers, texts such as ``"19/39"``, or `sympy.Rational`. With ``accept="fraction"`` a
    rounded decimal is not enough.

    >>> Answer("How many of the cards left bust a lone five?", 19).options["expected"]
    [{'n': '19', 'd': '1'}]
    """

    def __init__(
        self,
        label: str,
        expected: Any,
        wrong: Mapping[Any, str] | None = None,
        *,
        hint: str | None = None,
        accept: str = "any",
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        values = expected if isinstance(expected, (list, tuple)) else [expected]
        exact_values = [read_ratio(value, "expected") for value in values]
        options: Json = {
            "label": label,
            "expected": [_exact(value) for value in exact_values],
            "wrong": [
                {**_exact(read_ratio(value, "a value in wrong")), "text": sentence}
                for value, sentence in (wrong or {}).items()
            ],
        }
        if accept not in ("any", "fraction"):
            raise ValueError(f"accept must be 'any' or 'fraction', not {accept!r}")
        extra = {} if accept == "any" else {"accept": accept}
        # A number that is asked for may be a count, a total or a chance; only a chance is written as a percentage.
        if all(ZERO < value < ONE for value in exact_values):
            options["chance"] = True
        options |= extra if hint is None else {**extra, "hint": hint}
        super().__init__("answer", lang, options, answer_replies(options["expected"], options["wrong"], lang, extra))


class RuleBench(_Widget):
    """Two rule sets side by side: both edges, the price of each rule that differs, and the hands played otherwise.

    ``left`` and ``right`` are the names of presets or `Rules`; the players play best unless a policy is given, the
    bankers stand on 5 unless the rules force them or a policy is given. The comparison it opens with is worked out here
    and shows at once, without Python. ``from_link`` opens the comparison in the page's address.

    >>> RuleBench("gamerules-base", Rules(ties="push")).options["right"]["rules"]
    {'ties': 'push'}
    """

    def __init__(
        self,
        left: Rules | str = "gamerules-base",
        right: Rules | str = "treccani",
        *,
        left_player: Policy | None = None,
        right_player: Policy | None = None,
        left_banker: Policy | None = None,
        right_banker: Policy | None = None,
        from_link: bool = True,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        check_flag("from_link", from_link)
        sides = {
            "left": _side(left, left_player, left_banker),
            "right": _side(right, right_player, right_banker),
        }
        options: Json = {**sides, "presets": preset_list(), "from_link": from_link}
        asked = {"format": 1, "kind": "bench", "lang": lang, **sides, "whole": True}
        super().__init__("rule-bench", lang, options, embedded([asked]))


class Tutor(_Widget):
    """The tutor: a first lesson, a quiz without end, the questions people ask, and a referee, for any rules.

    ``rules`` are the name of a preset or `Rules`; with a preset it is said what its source leaves open. ``parts`` are
    those of ``"guided"``, ``"quiz"``, ``"questions"`` and ``"referee"`` to show, in this order. The first steps, the
    first questions of the quiz ``seed`` and the questions people ask are worked out here and need no Python.

    >>> Tutor(parts=["quiz"], seed="class-4b").options["quiz"]
    {'seed': 'class-4b', 'level': 1}
    """

    def __init__(
        self,
        rules: Rules | str = "gamerules-base",
        *,
        parts: Iterable[str] = _PARTS,
        seed: str = _QUIZ_SEED,
        level: int = 1,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        shown = list(parts)
        unknown = [part for part in shown if part not in _PARTS]
        if unknown or not shown:
            raise ValueError(f"the parts of the tutor are {', '.join(_PARTS)}, not {unknown[0] if unknown else 'none'!r}")
        check_seed(seed)
        preset, chosen = _rules(rules)
        about: Json = {"preset": preset} if preset else {"rules": chosen.to_dict()} if chosen != BASE else {}
        replies: dict[str, Json] = {}
        if "guided" in shown:
            replies.update(lesson_replies(about, _LESSON_STEPS, lang))
        if "quiz" in shown:
            replies.update(quiz_replies(about, seed, level, _QUIZ_QUESTIONS, lang))
        if "questions" in shown:
            replies.update(embedded([{"format": 1, "kind": "questions", "lang": lang, **about}]))
        options: Json = {**about, "presets": preset_list(), "parts": shown, "quiz": {"seed": seed, "level": level}}
        super().__init__("tutor", lang, options, replies)


def _rules(rules: Rules | str) -> tuple[str | None, Rules]:
    """Return the name of the preset, if one is meant, and the rules."""
    if isinstance(rules, Rules):
        return None, rules
    preset = find_preset(rules)
    return preset.name, preset.rules


def _side(rules: Rules | str, player: Policy | None, banker: Policy | None) -> Json:
    """Return one side of a comparison as the front end asks for it."""
    preset, chosen = _rules(rules)
    named: Json = {"preset": preset} if preset else {"rules": chosen.to_dict()}
    return {
        **named,
        "player": to_dict(player) if player else "best",
        "banker": to_dict(banker) if banker else None,
    }


def _exact(value: Ratio) -> Json:
    return {"n": str(value.numerator), "d": str(value.denominator)}


def _answer(widget: _Widget, request: object, _buffers: object) -> None:
    widget.send(reply(request))
