"""The reply about rules: every field with its choices and meaning, and the presets with what is our choice in them."""

from __future__ import annotations

from typing import Any

from sieteymedio.comparing.facts import preset_of
from sieteymedio.comparing.pricing import price_class
from sieteymedio.comparing.wording import GROUPS, choices_of, field_help, field_title, plain_value, say, value_words
from sieteymedio.engine.exact import Ratio
from sieteymedio.engine.presets import LEFT_OUT, PRESETS, Preset, find_preset
from sieteymedio.engine.rules import BASE, CHOICES, FIELDS, OPEN_PAYS, PAYS, RANGES, Rules
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming
from sieteymedio.widgets.writing import Json

__all__ = ["named_preset", "read_rules", "rules_reply", "title_of"]

MOST_FIELDS = 60
LONGEST_NAME = 60


def rules_reply(request: Fields) -> Json:
    """Return all there is to choose from, and what the chosen rules are, if any are given."""
    request.allow(*ENVELOPE, "preset", "rules")
    lang = request.lang
    chosen = request.given("preset") or request.given("rules")
    return {
        "groups": [{"key": key, "title": say(f"group-{key}", lang), "fields": list(names)} for key, names in GROUPS.items()],
        "fields": {name: _field(key, name, lang) for key, names in GROUPS.items() for name in names},
        "presets": [_preset(preset) for preset in PRESETS.values()],
        "left_out": [{"name": name, "why": why} for name, why in LEFT_OUT.items()],
        "chosen": _chosen(request) if chosen else None,
    }


def read_rules(request: Fields) -> Rules:
    """Return the rules of a request: a preset, the base game, or either with values changed by ``rules``."""
    base = BASE
    if request.given("preset"):
        with naming(_place(request, "preset")):
            base = find_preset(request.text("preset", LONGEST_NAME)).rules
    if not request.given("rules"):
        return base
    inner = request.inner("rules")
    if len(inner.values) > MOST_FIELDS:
        raise Fault(say("fault-rules", request.lang), _place(request, "rules"))
    values: dict[str, Any] = {name: getattr(base, name) for name in FIELDS}
    for name, value in inner.values.items():
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not _is_plain(value):
            raise Fault(say("fault-rules", request.lang), _place(request, "rules"))
        values[name] = value
    with naming(_place(request, "rules")):
        return Rules.from_dict(values)


def named_preset(request: Fields, rules: Rules) -> Preset | None:
    """Return the preset that a request names, if its rules are left as they are, else one with the same rules, or None."""
    if request.given("preset"):
        named = find_preset(request.text("preset", LONGEST_NAME))
        if named.rules == rules:
            return named
    return preset_of(rules)


def title_of(rules: Rules, preset: Preset | None, lang: str) -> str:
    """Return what rules are called on the page."""
    if preset is not None:
        return preset.title
    return say("side-base" if rules == BASE else "side-own", lang)


def _is_plain(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_NAME
    return value is None or (isinstance(value, int) and abs(value) < 10**9)


def _place(request: Fields, name: str) -> str:
    return f"{request.path}.{name}" if request.path else name


def _field(group: str, name: str, lang: str) -> Json:
    kind = "choice" if name in CHOICES else "whole" if name in RANGES else "pay" if name in PAYS else "total"
    found: Json = {
        "name": name,
        "group": group,
        "title": field_title(name, lang),
        "help": field_help(name, lang),
        "type": "card" if name == "wild" else kind,
        "base": plain_value(getattr(BASE, name)),
        "priced": price_class(name),
    }
    if name in RANGES:
        found["least"], found["most"] = RANGES[name]
        return found
    offered = choices_of(name)
    if name in PAYS:
        found["optional"] = name in OPEN_PAYS
        pays = (Ratio(1, 2), Ratio(1, 1), Ratio(3, 2), Ratio(2, 1), Ratio(3, 1))
        offered = (None, *pays) if name in OPEN_PAYS else pays
    found["choices"] = [{"value": plain_value(value), "text": value_words(name, value, lang)} for value in offered]
    return found


def _preset(preset: Preset) -> Json:
    return {
        "name": preset.name,
        "title": preset.title,
        "source": preset.source,
        "note": preset.note,
        "values": preset.rules.to_dict(),
        "stated": [name for name, _ in preset.stated],
        "our_choice": list(preset.our_choice),
    }


def _chosen(request: Fields) -> Json:
    rules = read_rules(request)
    preset = named_preset(request, rules)
    return {
        "values": {name: plain_value(getattr(rules, name)) for name in FIELDS},
        "non_base": rules.to_dict(),
        "preset": preset.name if preset else None,
        "our_choice": list(preset.our_choice) if preset else [],
    }
