"""Who answers: a player maps what its seat may know to one of the legal options, nothing more.

It gets a `InformationState` and never a position: there is no way from the one to the other.
"""

from __future__ import annotations

from typing import Protocol

from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState


class Player(Protocol):
    """Something that can sit at the table in a human's place."""

    def choose(self, info_state: InformationState) -> OptionId:
        """One of `info_state.options`."""
        ...
