"""The replies of the rule bench: two sides compared part by part, the facts of a preset, a comparison opened from its code.

A comparison is answered in parts, so that a front end shows what is there, goes on, or stops: ``resume`` is the number of
the next part. What takes long, the price of a split, is counted a while and its part asked for again. Nothing is kept in
between but what the engine remembers of itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sieteymedio.comparing.apart import why_no_price
from sieteymedio.comparing.bench import Comparison, Difference, Side, Stage, Step
from sieteymedio.comparing.bench_codes import LONGEST_CODE, decode, encode
from sieteymedio.comparing.facts import PresetFacts
from sieteymedio.comparing.pricing import TOPICS, is_dormant
from sieteymedio.comparing.sides import Choice, FirstCardFacts
from sieteymedio.comparing.wording import banker_words, field_title, plain_value, player_words, price_words, say, value_words
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.patience import StillCounting, patience
from sieteymedio.engine.policies import Action, Policy, from_dict, to_dict
from sieteymedio.engine.presets import Preset
from sieteymedio.engine.rules import FIELDS, Rules
from sieteymedio.engine.totals import OVER, TWO_SEVENS
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming
from sieteymedio.widgets.replies_apart import raising_json, splitting_json
from sieteymedio.widgets.replies_rules import named_preset, read_rules, title_of
from sieteymedio.widgets.writing import Json, number, total

__all__ = ["bench_open_reply", "bench_reply", "preset_reply"]

SIDE = ("preset", "rules", "player", "banker")
_AT_ONCE = 40
"""Steps of a long count in one reply: some tenths of a second."""


def bench_reply(request: Fields) -> Json:
    """Return one part of the comparison of two sides, or with ``whole`` all of it."""
    request.allow(*ENVELOPE, "left", "right", "resume", "whole")
    comparison = Comparison(_read_side(request, "left"), _read_side(request, "right"))
    code = encode(comparison)
    stages = comparison.stages
    splits = sum(stage.kind == "splitting" for stage in stages)
    heads = [_head(request.inner("left"), comparison.left), _head(request.inner("right"), comparison.right)]

    def part(place: int) -> Json:
        found = _stage(comparison, stages[place], heads, request.lang)
        # All but the long counts is there: a front end may say so.
        complete = {"complete": True} if place == len(stages) - splits - 1 else {}
        return found | ({"code": code} if not place else {}) | complete

    return _in_parts(request, "comparison", part, [say(f"part-{stage.kind}", request.lang) for stage in stages])


def preset_reply(request: Fields) -> Json:
    """Return one part of the facts of a preset, or with ``whole`` all of them."""
    request.allow(*ENVELOPE, "preset", "rules", "resume", "whole")
    rules = read_rules(request)
    preset = named_preset(request, rules)
    if preset is None:
        stated = tuple(rules.to_dict().items())
        preset = Preset("", title_of(rules, None, request.lang), "", stated)
    facts, lang = PresetFacts(preset), request.lang
    edges = [{"banker": banker_words(banker, lang), "policy": to_dict(banker)} for banker in _bankers(facts.side)]

    def part(place: int) -> Json:
        if place < len(edges):
            edge = Side(rules, banker=_bankers(facts.side)[place]).ratio_edge
            found: Json = {"edges": [edges[place] | {"edge": number(edge)}]}
            return found if place else _about(preset, rules, facts, lang) | found
        if place == len(edges):
            return _side(facts.side, lang)
        return {"splitting": splitting_json(facts.side, lang)}

    texts = [say("part-edges", lang)] * len(edges) + [say("part-facts", lang)]
    if why_no_price("splitting", facts.side) is None:
        texts.append(say("part-splitting", lang))
    return _in_parts(request, "facts", part, texts, rising=("edges",))


def bench_open_reply(request: Fields) -> Json:
    """Return the request that a code stands for."""
    request.allow(*ENVELOPE, "code")
    code = request.text("code", LONGEST_CODE)
    with naming("code"):
        comparison = decode(code)
    sides = {"left": _request_of(comparison.left), "right": _request_of(comparison.right)}
    return {"code": code, "request": {"kind": "bench", **sides}}


def _in_parts(
    request: Fields,
    name: str,
    part: Callable[[int], Json],
    texts: list[str],
    rising: tuple[str, ...] = ("steps", "differences"),
) -> Json:
    last = len(texts) - 1
    if request.flag("whole"):
        whole: Json = {}
        for place in range(last + 1):
            _merge(whole, part(place), rising)
        return {name: whole}
    place = request.whole("resume", 0)
    if not 0 <= place <= last:
        raise Fault(say("fault-resume", request.lang), "resume")
    try:
        with patience(_AT_ONCE):
            partial = part(place)
    except StillCounting as still:
        counted = {"done": still.progress.done, "of": still.progress.total}
        progress = {"done": place, "of": last + 1, "text": texts[place], "counted": counted}
        return {"progress": progress, "partial": {}, "resume": place}
    return {
        "progress": {"done": place + 1, "of": last + 1, "text": texts[place + 1] if place < last else ""},
        "partial": partial,
        "resume": place + 1 if place < last else None,
    }


def _merge(whole: Json, part: Json, rising: tuple[str, ...]) -> None:
    # As the front end does it: some lists grow, objects are merged, all else is set.
    for key, value in part.items():
        if key in rising:
            whole.setdefault(key, []).extend(value)
        elif isinstance(value, dict) and key in ("left", "right"):
            whole.setdefault(key, {}).update(value)
        else:
            whole[key] = value


def _read_side(request: Fields, name: str) -> Side:
    side = request.inner(name).allow(*SIDE)
    rules = read_rules(side)
    player = _read_player(side, f"{name}.player")
    banker: Policy | None = None
    if side.given("banker"):
        banker = side.banker()
    with naming(f"{name}.banker"):
        return Side(rules, player, banker)


def _read_player(side: Fields, name: str) -> str | Policy:
    value = side.values.get("player")
    if value is None or value == "best":
        return "best"
    if isinstance(value, str):
        raise Fault(say("fault-player", side.lang), name)
    inner = side.inner("player").allow("policy", "at")
    values = {str(key): inner.text(str(key), 20) for key in inner.values}
    with naming(name):
        player = from_dict(values)
        if player.sees_totals:
            raise Fault(say("fault-player", side.lang), name)
    return player


def _head(request: Fields, side: Side) -> Json:
    preset = named_preset(request, side.rules)
    return {
        "title": title_of(side.rules, preset, request.lang),
        "preset": preset.name if preset else None,
        "rules": side.rules.to_dict(),
        "player": player_words(side.player, request.lang),
        "banker": banker_words(side.banker, request.lang),
    }


def _request_of(side: Side) -> Json:
    free = side.rules.banker == "free"
    return {
        "rules": side.rules.to_dict(),
        "player": "best" if side.plays_best else to_dict(side.player),
        "banker": to_dict(side.banker) if free else None,
    }


def _bankers(side: Side) -> list[Policy]:
    return (
        [from_dict({"policy": "stand", "at": "5"}), from_dict({"policy": "chase"})]
        if side.rules.banker == "free"
        else [side.banker]
    )


def _stage(comparison: Comparison, stage: Stage, heads: list[Json], lang: str) -> Json:
    match stage.kind:
        case "edges":
            sides = zip(("left", "right"), heads, (comparison.left, comparison.right), strict=True)
            unpriced = [
                {
                    "field": row.field,
                    "title": field_title(row.field, lang),
                    "from": value_words(row.field, row.left, lang),
                    "to": value_words(row.field, row.right, lang),
                    "priced": row.why,
                    "text": price_words(row.field, lang),
                }
                for row in comparison.unpriced
            ]
            return {
                **{name: head | {"edge": number(side.ratio_edge)} for name, head, side in sides},
                "difference": number(comparison.ratio_difference),
                "order": [{"key": key, "title": say(f"topic-{key}", lang)} for key in (*TOPICS, "player")],
                "unpriced": unpriced,
                "steps": [],
                "differences": [],
            }
        case "step":
            return {"steps": [_step(comparison.step(stage.place), lang)]}
        case "differences":
            rows = comparison.differences(comparison.upcards[stage.place])
            return {"differences": [_difference(row) for row in rows]}
        case "splitting":
            name = ("left", "right")[stage.place]
            return {name: {"splitting": splitting_json(getattr(comparison, name), lang)}}
    return {stage.kind: _side(comparison.left if stage.kind == "left" else comparison.right, lang)}


def _step(step: Step, lang: str) -> Json:
    change = step.change
    before, after = change.before, change.after
    words = [
        [
            f"{field_title(name, lang)}: {value_words(name, getattr(side.rules, name), lang)}"
            for name in change.fields
            if not is_dormant(name, side.rules)
        ]
        for side in (before, after)
    ]
    if before.banker != after.banker:
        for side, said in zip((before, after), words, strict=True):
            said.append(banker_words(side.banker, lang))
    if step.key == "player":
        for side, said in zip((before, after), words, strict=True):
            said.append(player_words(side.player, lang))
    return {
        "key": step.key,
        "title": "; ".join(say(f"topic-{topic}", lang) for topic in change.topics),
        "fields": list(change.fields),
        "from": "; ".join(words[0]),
        "to": "; ".join(words[1]),
        "edge": number(step.ratio_edge),
        "change": number(step.ratio_change),
    }


def _difference(row: Difference) -> Json:
    return {"hand": row.hand, "upcard": row.upcard or None, "left": _choice(row.left), "right": _choice(row.right)}


def _choice(choice: Choice) -> Json:
    values = {action: choice.value(action) for action in (Action.STAND, Action.HIT, Action.EXCHANGE)}
    return {
        "total": total(choice.total),
        **{action.value: number(value) if value else None for action, value in values.items()},
        "best": choice.action.value,
    }


def _about(preset: Preset, rules: Rules, facts: PresetFacts, lang: str) -> Json:
    def clause(name: str) -> Json:
        value = getattr(rules, name)
        return {
            "field": name,
            "title": field_title(name, lang),
            "value": plain_value(value),
            "text": value_words(name, value, lang),
        }

    return {
        "name": preset.name or None,
        "title": preset.title,
        "source": preset.source,
        "note": preset.note,
        "stated": [clause(name) for name in facts.stated],
        "our_choice": [clause(name) for name in (facts.our_choice if preset.name else FIELDS) if name not in facts.stated],
    }


def _side(side: Side, lang: str) -> Json:
    ends, pairs, staking = side.showdown, side.two_cards(), side.staking()
    return {
        "player": player_words(side.player, lang),
        "banker": banker_words(side.banker, lang),
        "edge": number(side.ratio_edge),
        "bust": {"player": number(ends.player_bust), "bank": number(ends.bank_bust), "bank_plays": number(ends.bank_plays)},
        "win": number(ends.result(1)),
        "push": _or_null(ends.result(0) if ends.result(0) > ZERO else None),
        "lose": number(ends.result(-1)),
        "naturals": {
            "two_card": number(pairs.seven_and_a_half),
            "natural": _or_null(pairs.natural),
            "two_sevens": _or_null(pairs.two_sevens),
        },
        "finals": {"player": _finals(ends.player_finals()), "bank": _finals(ends.bank_finals())},
        "first_cards": [_first_card(row) for row in side.first_cards()],
        "staking": {"value": number(staking.value), "least": staking.least, "most": staking.most} if staking else None,
        "raising": raising_json(side, lang),
        "splitting": splitting_json(side, lang, counts=False),
    }


def _or_null(value: Ratio | None) -> Json | None:
    return None if value is None else number(value)


def _finals(rows: tuple[tuple[int, Ratio], ...]) -> list[Json]:
    marks: dict[int, Any] = {OVER: "bust", TWO_SEVENS: "two_sevens"}
    return [{"total": marks.get(worth) or total(worth), "probability": number(chance)} for worth, chance in rows]


def _first_card(row: FirstCardFacts) -> Json:
    return {
        "card": row.card,
        "name": row.name,
        "probability": number(row.probability),
        "value": number(row.value),
        "action": row.action.value if row.action else None,
        "by_upcard": [
            {"upcard": upcard, "action": action.value, "value": number(value)} for upcard, action, value in row.by_upcard
        ],
    }
