"""Which rules have a price, and rules reduced to those: what only matters to more seats, to stakes or to nobody is left out.

Two rule sets with the same reduced rules play the same hand of one player against the bank, so they are solved once.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.hands import game_of, is_natural, payment, rank_of
from sieteymedio.engine.rules import BASE, FIELDS, Rules
from sieteymedio.engine.totals import NATURAL, OVER, ROYAL_NATURAL, SUITED_NATURAL, TARGET, WILD_NATURAL, WILD_SEVEN

__all__ = [
    "APART",
    "BANK_TOPICS",
    "PRICED",
    "SAMPLED",
    "SEATS",
    "STAKES",
    "TOPICS",
    "is_dormant",
    "price_class",
    "priced_rules",
    "without_suits",
]

TOPICS: dict[str, tuple[str, ...]] = {
    "pack": ("pack", "packs"),
    "wild": ("wild", "wild_alone", "wild_values", "wild_declared"),
    "open-card": ("bank_card",),
    "player-must": ("player_must",),
    "banker": ("banker", "banker_stands_on"),
    "exchange": ("exchange",),
    "naturals": (
        "natural", "natural_wild", "natural_beats_longer", "natural_pays", "suited_natural_pays", "royal_natural_pays",
        "natural_over_longer", "bank_natural_takes",
    ),
    "two-sevens": ("two_sevens", "two_sevens_pays"),
    "pays": (
        "seven_and_a_half_pays", "wild_seven_and_a_half_pays", "long_hand_pays", "bank_seven_and_a_half_takes",
    ),
    "ties": ("ties", "ties_at_seven_and_a_half"),
    "double-bust": ("double_bust",),
}  # fmt: skip
"""Rules that touch the value of a hand, by topic, in the order in which a comparison switches them."""
BANK_TOPICS = ("open-card", "player-must", "banker")
"""The topics that hang on the bank's open card."""
PRICED = tuple(name for names in TOPICS.values() for name in names)
"""All of them."""
_OF_WILD = {"wild_alone", "wild_values", "wild_declared", "wild_seven_and_a_half_pays"}
_OF_NATURALS = {name for name in TOPICS["naturals"] if name != "natural"}
STAKES = ("bet", "least_stake", "most_stake", "bank_limit")
"""Rules of how much is staked and when: they leave the value of one unit staked as it is."""
SEATS = (
    "ask", "order", "bank_passes", "two_sevens_take_bank", "least_seats", "most_seats", "shuffle", "pack_runs_out",
)  # fmt: skip
"""Rules that change nothing for one player against the bank in one hand from a whole pack."""
APART = ("split", "raising")
"""Rules by which a player may put more at stake: they have a price of their own, see `sieteymedio.comparing.apart`."""
SAMPLED = ("max_split_hands",)
"""Splitting again is not counted: `sieteymedio.sampling.simulate` samples it. Counted is one split into two hands."""


def price_class(field: str) -> str:
    """Return whether a field of `Rules` is ``"priced"``, ``"stakes"``, ``"seats"``, ``"apart"`` or ``"sampled"``.

    >>> price_class("ties"), price_class("bank_passes"), price_class("split")
    ('priced', 'seats', 'apart')
    """
    named = {"priced": PRICED, "stakes": STAKES, "seats": SEATS, "apart": APART, "sampled": SAMPLED}
    return next(name for name, group in named.items() if field in group)


@lru_cache(maxsize=512)
def priced_rules(rules: Rules) -> Rules:
    """Return the simplest rules under which each hand is played and paid as under `rules`.

    >>> priced_rules(Rules(bank_passes="never", natural_pays=3)) == BASE
    True
    """
    idle = {name for name in FIELDS if name not in PRICED or is_dormant(name, rules)}
    if natural_is_idle(rules):
        idle |= _OF_NATURALS | {"natural"}
    return replace(rules, **{name: getattr(BASE, name) for name in idle})


@lru_cache(maxsize=256)
def without_suits(rules: Rules) -> tuple[Rules, Rules, Rules] | None:
    """Return rules in which every natural is paid alike: the mean pay, the least and the most. None where that is no help.

    Where only the pay of a natural turns on suits, a player who does not look at them is paid the mean: every seven with
    every court card is equally likely, whatever else is out. So the mean is exact for a policy, and for best play too
    where the best action on one card is the same for the least and the most pay, standing on one card being no natural.

    >>> means = without_suits(Rules(natural="any-suit", suited_natural_pays=3, royal_natural_pays=5))
    >>> [str(rules.natural_pays) for rules in means]
    ['55/24', '2', '5']
    """
    if rules.suited_natural_pays is None or rules.wild is not None:
        return None
    game, kinds = game_of(rules), rules.kinds
    out_of = 0
    paid: list[tuple[int, Ratio]] = []
    for seven in kinds.sevens:
        for place, kind in enumerate(kinds.all):
            if kind.counts_half:
                hand = tuple(int(at in (seven, place)) for at in range(len(kinds.all)))
                ways = kinds.all[seven].count * kind.count
                out_of += ways
                paid.append((ways, payment(game.worth(hand), OVER, rules)))
    mean = sum((Ratio.of(ways, out_of) * pay for ways, pay in paid), ZERO)
    plain = replace(rules, suited_natural_pays=None, royal_natural_pays=None)
    pays = [pay for _, pay in paid]
    return tuple(replace(plain, natural_pays=pay) for pay in (mean, min(pays), max(pays)))  # type: ignore[return-value]


def is_dormant(field: str, rules: Rules) -> bool:
    """Whether a field has nothing to decide, since another one leaves no room for it.

    >>> is_dormant("natural_pays", BASE), is_dormant("ties", BASE)
    (True, False)
    """
    asleep = {
        "wild": (rules.wild is None, _OF_WILD),
        "natural": (rules.natural == "none", _OF_NATURALS),
        "two_sevens": (not rules.two_sevens, {"two_sevens_pays", "two_sevens_take_bank"}),
        "banker": (rules.banker != "forced", {"banker_stands_on"}),
        "split": (rules.split == "none", {"max_split_hands"}),
    }
    return any(idle and field in names for idle, names in asleep.values())


def natural_is_idle(rules: Rules) -> bool:
    """Whether a natural wins, loses and is paid just as any other 7½ of the same cards would be.

    >>> natural_is_idle(Rules(natural="same-suit", natural_pays=1, natural_beats_longer=False))
    True
    """
    if rules.long_hand_pays is not None:
        return False  # Then two cards and more are told apart anyway.
    worths = game_of(rules).worths
    for natural in (NATURAL, WILD_NATURAL, SUITED_NATURAL, ROYAL_NATURAL):
        wild = natural == WILD_NATURAL and rules.wild_seven_and_a_half_pays is not None
        plain = WILD_SEVEN if wild else TARGET
        if rank_of(natural, rules) != rank_of(plain, rules):
            return False
        for other in worths:
            same = other if not is_natural(other) else TARGET
            if payment(natural, other, rules) != payment(plain, same, rules):
                return False
            if payment(other, natural, rules) != payment(same, plain, rules):
                return False
    return True
