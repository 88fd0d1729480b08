"""Where a player's chance comes from: its own seed and what lies before it, so that nothing has to be remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import InformationState


def seed_of(info_state: InformationState, seed: int) -> int:
    """A seed for this decision: the same for the same sight, whatever was decided before or is hidden."""
    view = info_state.view
    seen = [(seat.vp, seat.solari, seat.spice, seat.water, seat.garrison, seat.conflict) for seat in view.seats]
    own = view.seats[info_state.seat]
    return crc32(repr((seed, info_state.seat, view.round, seen, own.hand, own.discard, info_state.options)).encode())
