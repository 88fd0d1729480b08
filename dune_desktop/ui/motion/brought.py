"""What else there is to know of what is seen and heard: what boxes bring, and who looks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.dataclass import dataclass

if TYPE_CHECKING:  # scenes have it, and the title is one: what it is made of takes long to import
    from dune_desktop.ui.motion.cues import CueOf
    from dune_desktop.ui.motion.flights import Lies, Writer
    from dune_desktop.ui.motion.manner import Alters, MotionStyle


@dataclass(frozen=True, slots=True)
class MotionContribution:
    """How what boxes bring sounds and moves.

    By the kind of event: `cues`, what it sounds like ("" for those one does not hear), and `flights`, what passes over
    the table. By the kind of thing: `manners`, how it travels from one screen to the next, and `alters`, how it changes
    in its place. By the kind of component: `lies`, the things by which what a seat has of it lies on the table.
    """

    cues: Mapping[str, CueOf] = field(default_factory=dict)
    flights: Mapping[str, Writer] = field(default_factory=dict)
    manners: Mapping[str, MotionStyle] = field(default_factory=dict)
    alters: Mapping[str, Alters] = field(default_factory=dict)
    lies: Mapping[str, Lies] = field(default_factory=dict)


class Brought(NamedTuple):
    """By the kind of event: what it sounds like, and what passes over the table; and whose cards lie open.

    By the kind of thing: how it travels, and how it changes in its place; by the kind of component, how it lies on the
    table. `own` are the regions of what lies before the viewer: what lies there is another's once somebody else looks.
    """

    cues: Mapping[str, CueOf] = {}
    flights: Mapping[str, Writer] = {}
    viewer: int = -1
    manners: Mapping[str, MotionStyle] = {}
    alters: Mapping[str, Alters] = {}
    own: Collection[str] = ()
    lies: Mapping[str, Lies] = {}


NOTHING: Final = Brought()
