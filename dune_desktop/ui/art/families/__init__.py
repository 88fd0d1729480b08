"""What is drawn by arithmetic: each family can be called from picture files by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.families import patterns, things

FAMILIES: Final[dict[str, Callable[..., None]]] = {
    made.__name__: made
    for made in (
        scenery.sky, scenery.halo, scenery.moon, scenery.space, scenery.planet, scenery.dune, scenery.sands,
        scenery.mesa, scenery.cliff, scenery.hall, scenery.cave, scenery.table, scenery.shaft, scenery.mist,
        things.plume, things.heighliner, things.coin, things.pile, things.crate, things.spice_heap,
        things.crowd, things.locks, things.fingers, things.pinch, things.grasp, things.maw,
        patterns.legion, patterns.beams, patterns.smoke, patterns.ridge, patterns.trance, patterns.waves,
        patterns.streaks, patterns.vortex, patterns.double_strand, patterns.coin_rain, patterns.sparks, patterns.clash,
    )
}  # fmt: skip
"""By the names that picture files call them."""
