"""What a named picture is made of: a motif family, a mood and a variation."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any

from dune_desktop.ui.art.palette import MOODS, Mood
from dune_desktop.ui.art.pen import Pen

Family = Callable[..., None]
Motif = tuple[Family, str, dict[str, Any]]


def motif(family: Family, mood: str, **variation: Any) -> Motif:
    """One entry of a catalogue."""
    return family, mood, variation


def seed_of(name: str) -> int:
    """A small number that belongs to a name: stars and dunes differ from card to card, but never from run to run."""
    return zlib.crc32(name.encode()) % 997


def scene_pen(width: int, height: int) -> Pen:
    """A box 100 high and as wide as the picture; squarer pictures are 125 wide and show more sky."""
    wide = 100 * width / height
    if wide >= 125:
        return Pen(0, 0, wide, 100)
    tall = 125 * height / width
    return Pen(0, 100 - tall, 125, tall)


def compose(
    catalogue: Mapping[str, Motif], key: str, width: int, height: int, moods: Mapping[str, Mood] = MOODS
) -> Pen:
    """The picture of a catalogue's entry, ready to be rendered."""
    family, mood, variation = catalogue[key]
    p = scene_pen(width, height)
    family(p, moods[mood], seed=seed_of(key), **variation)
    return p
