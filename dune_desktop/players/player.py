"""The interface of a computer player, the random player, and the seed of a player's own chance.

A player gets an `InformationState` and never a position: it cannot look at hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol
from zlib import crc32

from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.engine.model.chance import Chance, stream


class Player(Protocol):
    """Anything that answers a seat's decisions in place of a human."""

    def choose(self, info_state: InformationState) -> OptionId:
        """Return one of `info_state.options`."""
        ...


class RandomPlayer(Player):
    """A player that takes every legal option with equal chance, from a stream of its own."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(stream(seed))

    def choose(self, info_state: InformationState) -> OptionId:
        return self.pick(info_state.options)

    def pick(self, options: Sequence[OptionId]) -> OptionId:
        """Return a random one of the options; needs no information state, so it is fast."""
        return options[self.chance.below(len(options))]


def seed_of(info_state: InformationState, seed: int) -> int:
    """Return a seed for this decision, made of the player's `seed` and what its seat can see now.

    The same information state gives the same seed, whatever is hidden or was decided before: players keep nothing
    between decisions.
    """
    view = info_state.view
    seen = [(seat.vp, seat.solari, seat.spice, seat.water, seat.garrison, seat.conflict) for seat in view.seats]
    own = view.seats[info_state.seat]
    return crc32(repr((seed, info_state.seat, view.round, seen, own.hand, own.discard, info_state.options)).encode())
