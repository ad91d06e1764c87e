"""The widgets as anywidget classes: the same front end and the same `reply` in every Jupyter and on the built page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sieteymedio.cards import Cards, read_cards
from sieteymedio.exact import Ratio, read_ratio
from sieteymedio.locale import DEFAULT_LANGUAGE, section
from sieteymedio.policies import BANKER, Chase, Policy, to_dict
from sieteymedio.record import Record
from sieteymedio.rules import BASE, Rules
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.replies_table import request_of
from sieteymedio.widgets.trees import DEALS, answer_replies, embedded, embedded_tree, named_deals, open_request
from sieteymedio.widgets.writing import Json

__all__ = ["Answer", "OddsDesk", "Table"]

_STATIC = Path(__file__).with_name("static")
_GUESSES = ("none", "which", "first-hand")


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
    """A table: the reader plays one hand after another against the bank, and sees what each decision is worth.

    ``seed`` opens a deal of your own, with no ``seed`` the first of ``deals`` opens; ``deals`` are names of `DEALS`,
    whose hands play at once, without Python. ``guess`` says when the odds show: ``"none"`` always, ``"which"`` once
    the reader has said which action is better, ``"first-hand"`` for the scripted first hand. ``bankers`` are the
    policies to choose from. ``from_link`` opens the hand that stands in the page's address.

    >>> Table("grandmother", deals=()).options["opening_request"]["seed"]
    'grandmother'
    """

    def __init__(
        self,
        seed: str | None = None,
        *,
        rules: Rules = BASE,
        banker: Policy = BANKER,
        bankers: Sequence[Policy] = (BANKER, Chase()),
        deals: Iterable[str] = DEALS,
        guess: str = "none",
        stakes: bool = True,
        from_link: bool = False,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        if guess not in _GUESSES:
            raise ValueError(f"guess must be one of {', '.join(map(repr, _GUESSES))}, not {guess!r}")
        names = list(deals)
        unknown = [name for name in names if name not in DEALS]
        if unknown:
            raise ValueError(f"there is no deal {unknown[0]!r}; the deals are {', '.join(DEALS)}")
        named = named_deals(names, rules=rules, banker=banker, lang=lang)
        own = request_of(Record(rules=rules, banker=banker, seed=seed), lang) if seed is not None else None
        opening = own or (named[0]["request"] if named else request_of(Record(rules=rules, banker=banker), lang))
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
        super().__init__("table", lang, options, replies)


class OddsDesk(_Widget):
    """The odds desk: cards tapped into a hand or out of the pack, and the exact odds that follow.

    ``hand`` and ``seen`` are the cards it begins with, in any form that cards take.

    >>> OddsDesk("5 R", seen="7").options["seen"]
    ['7']
    """

    def __init__(
        self,
        hand: Cards = (),
        seen: Cards = (),
        *,
        rules: Rules = BASE,
        banker: Policy = BANKER,
        bankers: Sequence[Policy] = (BANKER, Chase()),
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        options: Json = {
            "hand": [str(card) for card in read_cards(hand)],
            "seen": [str(card) for card in read_cards(seen)],
            "rules": rules.to_dict(),
            "banker": to_dict(banker),
            "bankers": [to_dict(policy) for policy in bankers],
        }
        asked = {"format": 1, "kind": "odds", "lang": lang, "replacement": False}
        openings = [
            {**asked, "rules": options["rules"], "banker": policy, "hand": options["hand"], "seen": options["seen"]}
            for policy in (options["banker"], *options["bankers"])
        ]
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
        options: Json = {
            "label": label,
            "expected": [_exact(read_ratio(value, "expected")) for value in values],
            "wrong": [
                {**_exact(read_ratio(value, "a value in wrong")), "text": sentence}
                for value, sentence in (wrong or {}).items()
            ],
        }
        if accept not in ("any", "fraction"):
            raise ValueError(f"accept must be 'any' or 'fraction', not {accept!r}")
        extra = {} if accept == "any" else {"accept": accept}
        options |= extra if hint is None else {**extra, "hint": hint}
        super().__init__("answer", lang, options, answer_replies(options["expected"], options["wrong"], lang, extra))


def _exact(value: Ratio) -> Json:
    return {"n": str(value.numerator), "d": str(value.denominator)}


def _answer(widget: _Widget, request: object, _buffers: object) -> None:
    widget.send(reply(request))
