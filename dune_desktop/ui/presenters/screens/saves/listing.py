"""What there is to show of a list of saved games, as values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.text.textedit import TextEdit

LIST: Final = "saves"

MANY: Final = 8
"""Saves beyond which the list can be sorted and searched."""

FIELD: Final = "rename"
"""The field in which a save is given another name."""

SEARCH: Final = "search"
"""The field that says what the saves in the list have in common."""

Order = Literal["newest", "name", "round"]

ORDERS: Final[tuple[Order, ...]] = ("newest", "name", "round")


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list of saves says of itself: its title, a line below it, and what stands in place of an empty one.

    `main` is what the wide button of a save says, `delete` what the one does that removes it.
    """

    title: str
    note: str = ""
    empty: str = "load.empty"
    main: str = "load.load"
    delete: str = "load.delete"


@dataclass(frozen=True, slots=True)
class Notice:
    """What was just done, and the way back or on, if there is one: words and a button with its action and command."""

    words: str
    button: str = ""
    action: tuple[object, ...] = ()
    command: str = ""


@dataclass(frozen=True, slots=True)
class Search:
    """How the list is sorted, what is looked for, and how many of all saves that leaves."""

    order: Order
    wanted: TextEdit
    editing: bool
    found: int
    all: int


@dataclass(frozen=True, slots=True)
class Listing:
    """All there is to show of a list of saves, of which only what is `seen` is made.

    `words` say more of a save, or why it cannot be used; `empty` is said when there is nothing to list; `played` are
    the files that a game saves itself to just now, `rescued` those that cannot be used, while earlier positions of
    their game can. `chosen` is the one that keys are for; `naming` is its new name while it is given one, which may
    be `taken`. `note` is the line below the title. With `deleted` saves that can be brought back there is a way to
    them, and `undo` brings back the latest; where `anything` holds, files that cannot be used have a wide button too.
    """

    heading: Heading
    note: str
    slots: Sequence[Slot]
    words: Mapping[int, str]
    seen: range
    offset: float
    empty: str
    chosen: int = 0
    played: Collection[Path] = ()
    rescued: Collection[int] = ()
    naming: TextEdit | None = None
    taken: bool = False
    notice: Notice | None = None
    search: Search | None = None
    renames: bool = True  # whether they can be given names
    deleted: int = 0
    undo: bool = False
    anything: bool = False
