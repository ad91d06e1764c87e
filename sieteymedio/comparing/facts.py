"""A page's worth of facts about a preset: what its source states, what is our choice, and what a hand is worth by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sieteymedio.comparing.apart import raising_of, splitting_steps
from sieteymedio.comparing.raising import Raising
from sieteymedio.comparing.sides import FirstCardFacts, Side, Staking, TwoCards
from sieteymedio.comparing.split_prices import SplitPrice
from sieteymedio.comparing.wording import banker_words, field_title, value_words
from sieteymedio.engine.exact import ZERO, Ratio
from sieteymedio.engine.patience import Progress
from sieteymedio.engine.policies import Policy
from sieteymedio.engine.presets import PRESETS, Preset, find_preset
from sieteymedio.engine.rules import FIELDS, Rules

__all__ = ["PresetFacts", "facts_of", "preset_of", "raising_lines", "splitting_lines"]


@dataclass(frozen=True)
class PresetFacts:
    """The facts of one preset, worked out as they are asked for, all against `side.banker` but `edges`.

    >>> facts_of("rng-7-e-mezzo").side.ratio_edge.percent()
    '-0.2 %'
    """

    preset: Preset

    @cached_property
    def side(self) -> Side:
        """Best play by these rules against the forced banker, or one who stands on 5."""
        return Side(self.preset.rules)

    def edges(self) -> tuple[tuple[Policy, Ratio], ...]:
        """Return the player's expected value against a bank that stands on 5 and one that chases, or the forced bank."""
        return self.side.edges()

    def two_cards(self) -> TwoCards:
        """Return how often the first two cards are 7½, a natural, two sevens."""
        return self.side.two_cards()

    def first_cards(self) -> tuple[FirstCardFacts, ...]:
        """Return what each first card is worth."""
        return self.side.first_cards()

    def staking(self) -> Staking | None:
        """Return what staking well after the first card is worth; None where the stake comes before it."""
        return self.side.staking()

    def raising(self) -> Raising | None:
        """Return what raising is worth; None where nothing is raised."""
        return raising_of(self.side)

    def splitting_steps(self) -> Iterator[Progress | SplitPrice]:
        """Yield `Progress` while counting what splitting is worth, at the end the price; nothing where it has none."""
        return splitting_steps(self.side)

    @property
    def stated(self) -> tuple[str, ...]:
        """The fields that the source states, in the order of `Rules`."""
        stated = {name for name, _ in self.preset.stated}
        return tuple(name for name in FIELDS if name in stated)

    @property
    def our_choice(self) -> tuple[str, ...]:
        """The fields that the source leaves open, so that their values are our choice."""
        return self.preset.our_choice

    def lines(self, splitting: SplitPrice | None = None) -> Iterator[str]:
        """Yield the facts as lines of text, with what `splitting` is worth where it has been counted."""
        preset, side = self.preset, self.side
        yield f"{preset.title} ({preset.name}), as {preset.source} has it"
        if preset.note:
            yield f"note: {preset.note}"
        yield "the player's expected value for each unit staked, best play:"
        for banker, edge in self.edges():
            yield f"  against a bank that {banker.name}: {edge.spelled()}"
        ends = side.showdown
        yield f"if {banker_words(side.banker)}:"
        yield f"  the player busts {ends.player_bust.percent()}, the bank {ends.bank_bust.percent()}"
        pushed = f", gets the stake back {ends.result(0).percent()}" if ends.result(0) > ZERO else ""
        yield f"  the player wins {ends.result(1).percent()}{pushed}, loses {ends.result(-1).percent()}"
        pairs = self.two_cards()
        yield f"7½ on the first two cards: {pairs.seven_and_a_half.spelled()}"
        if pairs.natural is not None:
            yield f"a natural: {pairs.natural.spelled()}"
        if pairs.two_sevens is not None:
            yield f"two sevens: {pairs.two_sevens.spelled()}"
        if staking := self.staking():
            yield f"staking {staking.least} or {staking.most} as the first card deserves: {staking.value.spelled()} a hand"
        if raising := self.raising():
            yield from raising_lines(raising)
        if splitting:
            yield from splitting_lines(splitting)
        yield "first cards:"
        for row in self.first_cards():
            action = row.action or "by the bank's open card"
            yield f"  {row.name}: {row.value.decimal()} ({action}), comes {row.probability.percent()}"
        yield "the source states:"
        yield from (self._clause(name) for name in self.stated)
        yield "our choice, since the source does not say:"
        yield from (self._clause(name) for name in self.our_choice)

    def _clause(self, name: str) -> str:
        return f"  {field_title(name)}: {value_words(name, getattr(self.preset.rules, name))}"

    def __str__(self) -> str:
        return "\n".join(self.lines())


def raising_lines(found: Raising) -> Iterator[str]:
    """Yield what raising is worth as lines of text."""
    yield f"raised as well as can be, a hand is worth {found.value_ratio.spelled()} least stakes"
    yield f"  raising adds {found.gain_ratio.spelled()}"
    at_once = [row.name for row in found.first_cards if row.raises]
    yield f"  the most at once on a first card: {', '.join(at_once) or 'none'}"


def splitting_lines(found: SplitPrice) -> Iterator[str]:
    """Yield what splitting is worth as lines of text."""
    yield f"split once where that is better, a hand is worth {found.value_ratio.spelled()} least stakes"
    yield f"  splitting adds {found.gain_ratio.spelled()}; splitting again is not in it"
    for row in found.two_courts:
        shown = f" against {row.upcard}" if row.upcard else ""
        yield f"  two court cards{shown}: {row.best}; split {row.split.decimal()}, as one hand {row.together.decimal()}"


def facts_of(name: str) -> PresetFacts:
    """Return the facts of the preset called `name`; an unknown name raises `RulesError`."""
    return PresetFacts(find_preset(name))


def preset_of(rules: Rules) -> Preset | None:
    """Return the first preset with exactly these rules, None where there is none.

    >>> preset_of(Rules(bank_passes="never")) is None
    True
    """
    return next((preset for preset in PRESETS.values() if preset.rules == rules), None)
