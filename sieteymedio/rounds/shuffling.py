"""The shuffle: the same seed gives the same order of the cards, in every Python and for ever.

Python guarantees the sequence of ``random.Random(text).random()`` (and promises nothing for ``shuffle`` or
``randrange``), so the shuffle is written out here on that sequence alone. The reference file of deals in the tests
comes from a second program and holds this module to its promise.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable

from sieteymedio.engine.cards import Card, pack_of, standard_pack

__all__ = ["LONGEST_SEED", "check_seed", "in_pack_order", "pack_in_order", "shuffled", "shuffled_pack"]

LONGEST_SEED = 40

_SEED = re.compile(r"[A-Za-z0-9-]+")


def check_seed(seed: str) -> str:
    """Return ``seed`` if it can be one: 1 to 40 letters without accents, digits and hyphens.

    >>> check_seed("class-4b")
    'class-4b'
    >>> check_seed("four b")
    Traceback (most recent call last):
    ValueError: a seed has 1 to 40 letters (a to z, A to Z), digits and hyphens, and this one has ' '
    """
    allowed = f"a seed has 1 to {LONGEST_SEED} letters (a to z, A to Z), digits and hyphens"
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise ValueError(f"{allowed}, and this one has {len(seed)} characters")
    if not _SEED.fullmatch(seed):
        stranger = next(character for character in seed if not _SEED.fullmatch(character))
        raise ValueError(f"{allowed}, and this one has {stranger!r}")
    return seed


def pack_in_order(packs: int = 1) -> tuple[Card, ...]:
    """Return the cards of ``packs`` packs in the documented order: coins, cups, swords, clubs, ace to king in each.

    Several packs follow one another.

    >>> [str(card) for card in pack_in_order()[:11]]
    ['Ao', '2o', '3o', '4o', '5o', '6o', '7o', 'So', 'Co', 'Ro', 'Ac']
    """
    return tuple(standard_pack()) * packs


def shuffled(cards: Iterable[Card], key: str) -> tuple[Card, ...]:
    """Return ``cards`` in the order that ``key`` gives them, the card dealt first in front.

    Fisher and Yates: from the last place to the second, the card there changes places with one of those up to and
    including itself, ``int(number * places)`` with the next number of ``random.Random(key).random()``.

    >>> [str(card) for card in shuffled(pack_in_order()[:4], "again")] == [
    ...     str(card) for card in shuffled(pack_in_order()[:4], "again")]
    True
    """
    numbers = random.Random(key).random
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        # The number is below 1 by at least 2**-53, so for so few places the product never rounds up to last + 1.
        chosen = int(numbers() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def shuffled_pack(
    seed: str, round_number: int, packs: int = 1, pack: str = "40", out: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """Return the shuffled pack of one round: the key of the shuffle is ``"<seed>/<round>"``.

    ``pack`` is one of `sieteymedio.engine.cards.PACKS`; the cards in ``out`` are left out of it, and ``ValueError`` is
    raised where they are not in it.

    >>> len(set(shuffled_pack("opening-1", 1)))
    40
    """
    cards = pack_of(pack) * packs
    missing = Counter(out)
    if missing:
        if missing - Counter(cards):
            raise ValueError(f"the cards out are more than the pack holds: {next(iter(missing - Counter(cards)))}")
        cards = in_pack_order((Counter(cards) - missing).elements(), cards)
    return shuffled(cards, f"{check_seed(seed)}/{round_number}")


def in_pack_order(cards: Iterable[Card], pack: Iterable[Card]) -> tuple[Card, ...]:
    """Return ``cards`` in the order in which ``pack`` holds them, equal cards of several packs side by side.

    >>> [str(card) for card in in_pack_order(pack_in_order()[2::-1], pack_in_order())]
    ['Ao', '2o', '3o']
    """
    place = {card: position for position, card in enumerate(pack)}
    return tuple(sorted(cards, key=place.__getitem__))
