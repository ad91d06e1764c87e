"""The deals of the book by a second, independent program: no ``random``, no card of the package, only the description.

The generator is the Mersenne Twister MT19937 written out, seeded as Python seeds it with a text: the text's UTF-8 bytes
and their SHA-512 digest read as one big-endian number, its 32-bit words, lowest first, through ``init_by_array``. A number
takes 27 and 26 bits of two outputs. Fisher and Yates then run from the last card to the second.

``python -m tests.reference.shuffles`` writes ``tests/data/deals.json`` anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha512
from pathlib import Path

DATA = Path(__file__).parent.parent / "data" / "deals.json"

PACK = [rank + suit for suit in "oceb" for rank in "A234567SCR"]

DEALS = [
    ("opening-80", 1, 1), ("opening-115", 1, 1), ("opening-64", 1, 1), ("opening-35", 1, 1), ("opening-48", 1, 1),
    ("first-hand-9258", 1, 1), ("class-89", 1, 1), ("class-89", 2, 1), ("class-89", 1_000_000, 1),
    ("a", 1, 1), ("Z", 7, 1), ("0", 1, 1), ("-", 1, 1), ("Grandmother-1931", 12, 1), ("x" * 40, 3, 1),
    ("opening-80", 1, 2), ("opening-80", 5, 8),
]  # fmt: skip


def outputs(seed: str) -> Iterator[int]:
    """Yield the 32-bit outputs of MT19937 for a text."""
    raw = seed.encode()
    number = int.from_bytes(raw + sha512(raw).digest(), "big")
    key = []
    while number:
        key.append(number & 0xFFFFFFFF)
        number >>= 32
    state = [19650218]
    for i in range(1, 624):
        state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + i) & 0xFFFFFFFF)
    i, j = 1, 0
    for _ in range(max(624, len(key))):
        state[i] = ((state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1664525) + key[j] + j) & 0xFFFFFFFF
        i, j = i + 1, (j + 1) % len(key)
        if i == 624:
            state[0], i = state[623], 1
    for _ in range(623):
        state[i] = ((state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1566083941) - i) & 0xFFFFFFFF
        i += 1
        if i == 624:
            state[0], i = state[623], 1
    state[0] = 0x80000000
    while True:
        for i in range(624):
            word = state[i] & 0x80000000 | state[(i + 1) % 624] & 0x7FFFFFFF
            state[i] = state[(i + 397) % 624] ^ word >> 1 ^ (0x9908B0DF if word & 1 else 0)
        for word in state:
            word ^= word >> 11
            word ^= word << 7 & 0x9D2C5680
            word ^= word << 15 & 0xEFC60000
            yield word ^ word >> 18


def order_of(seed: str, number: int, packs: int) -> list[str]:
    """Return the cards of one round, the one dealt first in front."""
    cards = PACK * packs
    stream = outputs(f"{seed}/{number}")
    for last in range(len(cards) - 1, 0, -1):
        bits = (next(stream) >> 5) << 26 | next(stream) >> 6
        chosen = bits * (last + 1) >> 53
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def main() -> None:
    rows = [
        {"seed": seed, "round": number, "packs": packs, "cards": " ".join(order_of(seed, number, packs))}
        for seed, number, packs in DEALS
    ]
    DATA.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
