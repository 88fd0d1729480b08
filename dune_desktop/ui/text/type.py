"""How large text is set that is there to be read: a few roles, and one scale for all of them, the player's choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.text.richtext import Style

Role = Literal["tip", "hint", "question", "chapter", "prose", "note", "entry", "rule", "ruling", "name"]

ROLES: Final[dict[Role, tuple[float, float]]] = {
    "tip": (20, 25),  # at the pointer
    "hint": (20, 24),  # below it: how to see more
    "question": (24, 29),  # that a dialog asks
    "chapter": (28, 34),  # the name of a part that is read
    "name": (24, 30),  # of what a note is about
    "prose": (22, 31),  # rules, and what the program says of itself
    "note": (20, 28),  # a sentence below a name
    "entry": (21, 28),  # of the chronicle, of a list of keys
    "rule": (20, 25),  # on what is looked at closer
    "ruling": (20, 26),  # beside it
}
"""Role -> size, and pitch of the lines, at the usual scale."""

MOST_AT_TABLE: Final = 1.15
SCALES: Final = (0.75, 1.0, 1.25, 1.5, 2.0)


@dataclass(frozen=True, slots=True)
class Type:
    """The sizes of text to be read, `scale` times the usual ones."""

    scale: float = 1.0

    def style(self, role: Role, **more: Any) -> Style:
        """How text of this role is set; `more` are other fields of a `Style`."""
        size, line = ROLES[role]
        return Style(size=size * self.scale, line=line * self.scale, **more)

    def of(self, measure: float) -> float:
        """A measure that grows and shrinks with the text."""
        return measure * self.scale

    @property
    def at_table(self) -> float:
        """How many times as large sentences on the table may be set, where there is room: it has little."""
        return min(max(1.0, self.scale), MOST_AT_TABLE)

    def heading(self, size: float) -> float:
        """The size of what stands over such text in a place of its own: it shrinks along, and grows as far as there is
        room.
        """
        return size * min(self.scale, 1.3)

    def fitting(self, needs: Callable[[Type], float], room: float) -> Type:
        """The largest up to this one that needs no more than the room; where even the usual one does, that one."""
        smaller = [Type(scale) for scale in reversed(SCALES) if 1.0 < scale < self.scale]
        return next((each for each in (self, *smaller) if needs(each) <= room), Type(min(1.0, self.scale)))


USUAL: Final = Type()
