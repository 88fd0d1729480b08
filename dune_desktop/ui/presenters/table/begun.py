"""What a person has begun, as a value."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.ui.presenters.table.choices import Played, together

ALL: Final = 99
"""As many as there are."""

Answered = tuple[OptionId, ...]
"""Answers given one after another."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What the person has begun and not yet committed."""

    card: str = ""  # chosen to send an Agent
    slot: int = -1  # which of several equal cards of the hand was clicked
    partner: str = ""  # a second card chosen to go with it: of the hand, or "row:CARD" of the Imperium Row
    partner_slot: int = -1  # which of several equal ones
    space: str = ""  # chosen to send an Agent to
    units: tuple[int, ...] = ()  # chosen to deploy or retreat: troops first, the other kinds as the rules list them
    taken_back: int = ALL  # pieces to pay less: they are for nothing else, and what one else pays with is
    group: tuple[OptionId, ...] = ()  # one act: waiting for which of its ways, or for a second click on what it costs
    first: Answered = ()  # given before one of these ways: what leads to the effect that allows them
    several: OptionId = ()  # answered as often as is still to be said
    hover: tuple[object, ...] = ()  # the action under the pointer; presenters ask what is weighed up instead

    @property
    def begun(self) -> bool:
        """Whether anything is picked out, and not merely pointed at."""
        return replace(self, hover=()) != Selection()

    @property
    def troops(self) -> int:
        """How many troops are chosen to deploy or retreat."""
        return self.units[0] if self.units else 0

    @property
    def played(self) -> Played:
        """The cards chosen to send an Agent with."""
        return together(self.card, self.partner)
