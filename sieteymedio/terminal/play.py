"""Playing and being asked at a terminal: the same requests that the page sends, typed and printed.

What a move may be, what happened and what it was worth all come from `widgets.desk.reply`; nothing is decided here.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from sieteymedio.engine.policies import Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.widgets.desk import reply
from sieteymedio.widgets.writing import Json

__all__ = ["play", "quiz", "read_move"]

QUIT = ("q", "quit", "exit")
_SHORT = {"h": "hit", "s": "stand", "x": "exchange", "p": "split", "bet": "stake"}


def play(rules: Rules, banker: Policy | None, seed: str | None, seats: int = 2) -> int:
    """Play hands at the terminal until the player has had enough; return the exit status.

    The player sits next to the bank, the others at the table stand on 5.
    """
    opening = {"seats": seats, "bank": 0, "you": 1}
    request: Json = {
        "kind": "table",
        "opening": opening,
        "rules": rules.to_dict(),
        "seed": seed or _new_seed(),
        "round": 1,
        "moves": [],
    }
    if banker is not None:
        request["banker"] = to_dict(banker)
    told, answer = 0, _ask(request)
    print(f"seed {answer['request']['seed']}; type h to hit, s to stand, ? for help, q to leave")
    while True:
        told = _tell(answer, told)
        if answer["settlement"]:
            _look_back(answer)
            if _read("Enter for the next hand, q to leave: ").lower() in QUIT:
                return 0
            told, answer = 0, _ask(answer["next"])
            continue
        line = _read(f"{_held(answer)} – {', '.join(_offers(answer))}: ")
        if line.lower() in QUIT:
            return 0
        try:
            move = read_move(line, answer)
            request = answer["request"]
            answer = _ask({**request, "moves": [*request["moves"], move]})
        except ValueError as wrong:
            print(f"  {wrong}")


def read_move(line: str, answer: Json) -> list[Any]:
    """Return the move that a typed line means, as it goes on the wire; `ValueError` says what may be typed.

    >>> hit = {"action": "hit", "down": True, "raise": None, "stake": None, "values": []}
    >>> answer = {"view": {"to_act": 1, "moves": [hit]}}
    >>> read_move("h", answer), read_move("hit down", answer)
    ([1, 'hit'], [1, 'hit', {'down': True}])
    """
    words = line.lower().split()
    allowed = {move["action"]: move for move in answer["view"]["moves"]}
    if not words or words[0] == "?":
        raise ValueError(_help(answer))
    action, words = _SHORT.get(words[0], words[0]), words[1:]
    if action.isascii() and action.isdigit() and list(allowed) == ["stake"]:
        action, words = "stake", [action]
    if action not in allowed:
        refused = [row["text"] for row in answer["view"].get("refused", []) if row["action"] == action]
        raise ValueError(refused[0] if refused else f"there is no move {line!r} here; {_help(answer)}")
    values: Json = {}
    while words:
        word = words.pop(0)
        if word == "down":
            values["down"] = True
        elif word in ("raise", "value") and words:
            values[word] = _half_points(words.pop(0)) if word == "value" else _whole(words.pop(0))
        elif action in ("stake", "split"):
            values["stake"] = _whole(word)
        else:
            raise ValueError(f"{word!r} does not belong to a move here; {_help(answer)}")
    if action == "stake" and not values:
        raise ValueError(_help(answer))
    return [answer["view"]["to_act"], action, *([values] if values else [])]


def quiz(name: str | None, rules: Rules, changes: dict[str, Any], seed: str | None, level: int) -> int:
    """Ask questions about the rules until the player has had enough; return the exit status."""
    request: Json = {"kind": "quiz", "seed": seed or _new_seed(), "number": 1, "level": level}
    if name is not None:
        request |= {"preset": name, "rules": {field: rules.to_dict().get(field, value) for field, value in changes.items()}}
    else:
        request["rules"] = rules.to_dict()
    right = asked = 0
    answer = _ask(request)
    print(f"{answer['rules_title']}; seed {answer['seed']}; type the number of your answer, q to leave")
    while True:
        print(f"\n{answer['number']}. {answer['text']}")
        if answer["situation"]:
            print(f"   {answer['situation']['text']}")
        for place, option in enumerate(answer["options"], start=1):
            print(f"   {place}) {option['text']}")
        chosen = _choose(len(answer["options"]))
        if chosen is None:
            break
        verdict = _ask({**answer["request"], "answer": chosen})["verdict"]
        right, asked = right + bool(verdict["right"]), asked + 1
        print(f"   {verdict['text']}")
        answer = _ask(answer["next"])
    print(f"{right} of {asked} right")
    return 0


def _choose(count: int) -> int | None:
    while True:
        line = _read("your answer: ").lower()
        if line in QUIT:
            return None
        if line.isascii() and line.isdigit() and len(line) < 3 and 1 <= int(line) <= count:
            return int(line) - 1
        print(f"  type a number from 1 to {count}, or q to leave")


def _ask(request: Json) -> Json:
    answer = reply({"format": 1, "id": "", "lang": "en", **request})
    if not answer["ok"]:
        raise ValueError(answer["error"]["message"])
    return answer


def _read(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(prompt).strip()


def _new_seed() -> str:
    return f"evening-{random.SystemRandom().randrange(1_000_000)}"


def _tell(answer: Json, told: int) -> int:
    for event in answer["events"][told:]:
        print(f"  {event['text']}")
    return len(answer["events"])


def _held(answer: Json) -> str:
    seat = answer["view"]["seats"][answer["view"]["to_act"]]
    total = seat["total"]
    return f"{' '.join(card or '–' for card in seat['cards'])} = {total['text']}" if total else seat["name"]


def _offers(answer: Json) -> list[str]:
    letters = {word: letter for letter, word in _SHORT.items() if len(letter) == 1}
    return [
        f"{letters[move['action']]} {move['action']}" if move["action"] in letters else move["action"]
        for move in _moves(answer)
    ]


def _moves(answer: Json) -> list[Json]:
    moves: list[Json] = answer["view"]["moves"]
    return moves


def _help(answer: Json) -> str:
    said = []
    for move in _moves(answer):
        action = move["action"]
        more = []
        if move["down"]:
            more.append("down (face down)")
        if move["raise"]:
            more.append(f"raise {move['raise']['least']} to {move['raise']['most']}")
        if move["values"]:
            more.append("value " + " or ".join(value["text"] for value in move["values"]) + " (what the wild card counts)")
        if move["stake"]:
            more.append(f"{move['stake']['least']} to {move['stake']['most']}")
        said.append(action + (f" [{', '.join(more)}]" if more else ""))
    return "you may type: " + "; ".join(said) + "; q to leave"


def _look_back(answer: Json) -> None:
    review = answer["review"]
    if review is None:
        note = answer.get("review_note") or answer.get("odds_note")
        print(f"  {note}" if note else "", end="\n" if note else "")
        return
    for decision in review["decisions"]:
        held = f"  with {' '.join(decision['cards'])} = {decision['total']['text']}, {decision['action']}:"
        print(held, "you had seen cards to come" if not decision["graded"] else f"cost {decision['cost']['decimal']}")
        for action in ("stand", "hit", "exchange"):
            look = decision.get(action)
            if look:
                value = look["expected_value"]
                best = "  <- best" if action == decision["best"] else ""
                chances = f"win {look['win']['percent']}, push {look['push']['percent']}, bust {look['bust']['percent']}"
                print(f"    {action}: expected value {value['n']}/{value['d']} = {value['decimal']}; {chances}{best}")
    print(f"  {review['text']}")


def _whole(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 7:
        return int(text)
    raise ValueError(f"{text!r} is not a whole number of beans")


def _half_points(text: str) -> int:
    from sieteymedio.engine.totals import read_total

    return read_total(text)
