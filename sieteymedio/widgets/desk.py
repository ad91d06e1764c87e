"""One function between a front end and the engine: `reply` takes a request and gives an answer, plain JSON both ways.

It keeps no state and never raises: a request that cannot be answered gets a reply that says what is wrong and, where
one is to blame, which field. It runs in a Jupyter kernel and in the page alike, so nothing of Jupyter, sympy or numpy
is imported here or below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sieteymedio import __version__
from sieteymedio.exercises import WrongModel, check
from sieteymedio.locale import DEFAULT_LANGUAGE, text
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields
from sieteymedio.widgets.replies_bench import bench_open_reply, bench_reply, preset_reply
from sieteymedio.widgets.replies_odds import count_reply, odds_reply
from sieteymedio.widgets.replies_rules import rules_reply
from sieteymedio.widgets.replies_table import open_reply, table_reply
from sieteymedio.widgets.replies_tutor import guided_reply, questions_reply, quiz_reply, referee_reply, series_reply
from sieteymedio.widgets.writing import Json

__all__ = ["FORMAT", "reply"]

FORMAT = 1

MOST_MODELS = 20
LONGEST_ID = 64
LONGEST_LANGUAGE = 35
LONGEST_MESSAGE = 400


def reply(request: object) -> Json:
    """Return the answer to ``request``: ``ok`` is true and the answer's fields follow, or false and ``error`` says why.

    A request is an object with ``format`` 1, a ``kind``, and optionally an ``id``, which comes back, and a ``lang``.

    >>> reply({"format": 1, "id": "7", "kind": "count", "hand": "5", "event": "bust"})["text"]
    '19 of the 39 cards left bust this hand: 4 threes, 4 fours, 3 fives, 4 sixes and 4 sevens.'
    >>> reply({"format": 1, "id": "8", "kind": "odds", "hand": "9"})["error"]["field"]
    'hand'
    """
    envelope: Json = {"format": FORMAT, "id": "", "kind": "", "ok": False}
    lang = DEFAULT_LANGUAGE
    try:
        if not isinstance(request, Mapping):
            raise Fault(text("fault-request", lang))
        fields = Fields(request)
        envelope["id"] = fields.text("id", LONGEST_ID, default="")
        lang = fields.text("lang", LONGEST_LANGUAGE, default=DEFAULT_LANGUAGE)
        fields = Fields(request, lang)
        if fields.whole("format") != FORMAT:
            raise Fault(text("fault-format", lang, format=FORMAT), "format")
        kind = fields.text("kind")
        if kind not in _KINDS:
            raise Fault(text("fault-choice", lang, allowed=", ".join(_KINDS)), "kind")
        envelope["kind"] = kind
        return {**envelope, **_KINDS[kind](fields), "ok": True}
    except Fault as fault:
        return {**envelope, "error": {"message": _short(_sentence(str(fault))), "field": fault.name and _short(fault.name)}}
    except Exception:  # The page must get an answer whatever happens; a fault of ours is reported as one.
        return {**envelope, "error": {"message": text("fault-ours", DEFAULT_LANGUAGE), "field": None}}


def check_reply(request: Fields) -> Json:
    """Return the verdict on an answer typed into an exercise."""
    request.allow(*ENVELOPE, "expected", "wrong", "answer", "accept")
    expected = [number.allow("n", "d").ratio() for number in request.inners("expected", MOST_MODELS)]
    if not expected:
        raise Fault(text("fault-missing", request.lang, field="expected"), "expected")
    wrong = [
        WrongModel(model.allow("n", "d", "text").ratio(), model.text("text"))
        for model in request.inners("wrong", MOST_MODELS)
    ]
    accept = request.text("accept", 40, default="any")
    if accept not in ("any", "fraction"):
        raise Fault(text("fault-choice", request.lang, allowed="any, fraction"), "accept")
    verdict = check(request.text("answer"), expected, wrong, request.lang, fraction_only=accept == "fraction")
    return {"verdict": verdict.kind.value, "text": verdict.text}


def hello_reply(request: Fields) -> Json:
    """Return the version of the engine: the first thing a page asks, to see that Python is there."""
    request.allow(*ENVELOPE)
    return {"version": __version__}


_KINDS: dict[str, Callable[[Fields], Json]] = {
    "table": table_reply,
    "odds": odds_reply,
    "count": count_reply,
    "open": open_reply,
    "check": check_reply,
    "hello": hello_reply,
    "rules": rules_reply,
    "preset": preset_reply,
    "bench": bench_reply,
    "bench-open": bench_open_reply,
    "questions": questions_reply,
    "referee": referee_reply,
    "quiz": quiz_reply,
    "guided": guided_reply,
    "series": series_reply,
}


def _sentence(message: str) -> str:
    # The engine's errors are short, for a programmer; a page says the same as a sentence. A rule keeps its name as it is.
    first = message.partition(" ")[0]
    begun = message if "_" in first or "=" in first else message[:1].upper() + message[1:]
    return begun if begun.endswith((".", "?", "!", "…")) else f"{begun}."


def _short(message: str) -> str:
    # Half a surrogate pair, in a text that is quoted here, could not be sent on as UTF-8.
    message = message.encode("utf-8", "replace").decode("utf-8")
    return message if len(message) <= LONGEST_MESSAGE else message[: LONGEST_MESSAGE - 1] + "…"
