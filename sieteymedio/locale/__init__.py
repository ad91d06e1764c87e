"""The message catalogues: every text that a reader of a widget meets, by language, section and key.

A catalogue is a JSON file for each language, ``en.json`` first, and beside it a file for each large section, such as
``en.tutor.json``. A message is a text with named gaps in braces, or, where the text turns on a number, an object with a
text for each plural form (``one``, ``other``).
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources

__all__ = ["DEFAULT_LANGUAGE", "languages", "section", "text", "text_in"]

DEFAULT_LANGUAGE = "en"

_Message = str | dict[str, str]
_Catalogue = dict[str, dict[str, _Message]]


def text(key: str, lang: str = DEFAULT_LANGUAGE, *, count: int | None = None, **values: object) -> str:
    """Return the message ``key`` of the section "desk"; see `text_in`.

    >>> text("points", count=1), text("points", "en-GB", count=3)
    ('1 point', '3 points')
    """
    return text_in("desk", key, lang, count=count, **values)


def text_in(part: str, key: str, lang: str = DEFAULT_LANGUAGE, *, count: int | None = None, **values: object) -> str:
    """Return the message ``key`` of the section ``part`` in language ``lang``, its gaps filled with ``values``.

    ``count`` chooses the plural form and fills the gap ``{count}``. A language or a message that is missing falls
    back to the language without its region and then to English. Values are put in as they are: the front end shows
    texts as text, never as markup. Raises ``KeyError`` for a key that English lacks as well.

    >>> text_in("desk", "points", count=2)
    '2 points'
    """
    for language in _fallbacks(lang):
        message = _catalogue(language).get(part, {}).get(key)
        if message is None:
            continue
        if count is not None:
            values["count"] = count
        if isinstance(message, str):
            return message.format(**values)
        form = _plural_form(language, 1 if count is None else count)
        return message.get(form, message["other"]).format(**values)
    raise KeyError(f"no message {key!r} in the catalogue of {DEFAULT_LANGUAGE!r}")


def section(name: str, lang: str = DEFAULT_LANGUAGE) -> dict[str, _Message]:
    """Return all messages of one section as a new dictionary, English filling what ``lang`` lacks.

    >>> "points" in section("desk")
    True
    """
    messages: dict[str, _Message] = {}
    for language in reversed(_fallbacks(lang)):
        messages.update(_catalogue(language).get(name, {}))
    return messages


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue, in alphabetical order.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(name.removesuffix(".json") for name in _files() if name.count(".") == 1))


def _fallbacks(lang: str) -> tuple[str, ...]:
    wanted = dict.fromkeys((lang, lang.partition("-")[0], DEFAULT_LANGUAGE))
    return tuple(language for language in wanted if language in languages())


@lru_cache(maxsize=1)
def _files() -> tuple[str, ...]:
    names = (entry.name for entry in resources.files(__package__).iterdir())
    return tuple(sorted(name for name in names if name.endswith(".json")))


@lru_cache(maxsize=32)
def _catalogue(language: str) -> _Catalogue:
    catalogue: _Catalogue = {}
    for name in _files():
        if name.partition(".")[0] == language:
            content = (resources.files(__package__) / name).read_text(encoding="utf-8")
            for part, messages in json.loads(content).items():
                catalogue.setdefault(part, {}).update(messages)
    return catalogue


def _plural_form(language: str, count: int) -> str:
    # English and its neighbours part one from many; a language that parts them otherwise gets its line here.
    return "one" if count in (1, -1) else "other"
