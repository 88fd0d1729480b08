"""What a named picture is made of: a motif family, a mood and a variation."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

from dune_desktop.ui.art.palette import MOODS, Mood
from dune_desktop.ui.art.pen import Pen

Family = Callable[..., None]
Motif = tuple[Family, Mood, dict[str, Any]]


def motif(family: Family, mood: str | Mood, **variation: Any) -> Motif:
    """One entry of an album; a mood of `MOODS` by its name."""
    return family, MOODS[mood] if isinstance(mood, str) else mood, variation


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


def compose(name: str, made: Motif, width: int, height: int) -> Pen:
    """The picture of a motif, ready to be rendered; what is called otherwise has other stars and dunes."""
    family, mood, variation = made
    p = scene_pen(width, height)
    family(p, mood, seed=seed_of(name), **variation)
    return p
