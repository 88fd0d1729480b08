"""What a box brings to the gallery."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.houses import House
from dune_desktop.ui.art.motif import Motif
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen

Bust = Callable[[Pen, Mood], None]
Drawing = Callable[[int, int], Pen]
"""Draws itself for a width and a height."""


@dataclass(frozen=True, slots=True)
class Album:
    """The pictures of a box, by the ids that its files give to components.

    `motifs`: kind of component -> id -> motif. `houses`: the Great Houses it brings; `leaders`: the House of each, of
    whichever box, and how it looks. `drawn`: whole names, as the game calls them, of what is drawn in a way of its own.
    `pairs`: House Hagal cards of two spaces, which are shown side by side; these spaces too are called as the game
    does.
    """

    motifs: Mapping[str, Mapping[str, Motif]] = field(default_factory=dict)
    houses: Mapping[str, House] = field(default_factory=dict)
    leaders: Mapping[str, tuple[str, Bust]] = field(default_factory=dict)
    drawn: Mapping[str, Drawing] = field(default_factory=dict)
    pairs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
