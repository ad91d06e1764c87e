"""What a hand is worth with an option of the rules, such as raising, and without it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sieteymedio.engine.exact import Ratio

if TYPE_CHECKING:
    from sympy import Rational


@dataclass(frozen=True)
class OptionValue:
    """The value of a hand where an option is never used, and where it is used as well as can be."""

    plain_ratio: Ratio
    """Never used."""
    value_ratio: Ratio
    """Used as well as can be."""

    @property
    def plain(self) -> Rational:
        """`plain_ratio` as a `sympy.Rational`."""
        return self.plain_ratio.rational()

    @property
    def value(self) -> Rational:
        """`value_ratio` as a `sympy.Rational`."""
        return self.value_ratio.rational()

    @property
    def gain_ratio(self) -> Ratio:
        """What the option adds."""
        return self.value_ratio - self.plain_ratio

    @property
    def gain(self) -> Rational:
        """What the option adds, as a `sympy.Rational`."""
        return self.gain_ratio.rational()
