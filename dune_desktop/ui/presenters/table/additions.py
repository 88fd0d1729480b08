"""What boxes may add to parts of the table, as values: the parts draw them like their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.model.effects import Effects
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Parts as PartsOf
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import Great
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.signs import Line

Parts = PartsOf[TableModel]
"""Parts of the table by name, in painting order."""


class SeatMark(NamedTuple):
    """What a box shows of a seat in its panel.

    `select` gives its props for a seat, or None where there is nothing; `draw` draws them at a point, from the left or
    toward it from the right, and returns the width that they take.
    """

    select: Callable[[TableModel, int], Any]
    draw: Callable[[Build, float, float, Any], float]


Mark = tuple[Callable[[Build, float, float, Any], float], Any]
"""How the mark of a seat is drawn, and its props."""


def marks_of(marks: tuple[SeatMark, ...], model: TableModel, seat: int) -> tuple[Mark, ...]:
    """Return what there is of these marks at a seat."""
    found = ((mark.draw, mark.select(model, seat)) for mark in marks)
    return tuple((draw, props) for draw, props in found if props is not None)


class Emblem(NamedTuple):
    """What stands large in the middle of a great moment: `select` gives its props for a seat, `draw` draws them."""

    select: Callable[[TableModel, int, Great], Any]
    draw: Callable[[Build, Rect, Any], None]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that lies before the player: what it is called on the screen, what it is, and what it can do."""

    thing: str
    component: str
    style: str
    option: OptionId | None = None
    icon: str = ""  # a sign before the name
    signs: Line = ()
    faded: bool = False


class Row(NamedTuple):
    """Icon, value now, value then, whether that is better, and why; without values, what happens in words."""

    icon: str
    now: str
    then: str
    better: bool | None = None
    why: str = ""


@dataclass(frozen=True, slots=True)
class Good:
    """Something a seat has a number of, beside Solari, spice and water: its name, which is that of its sign too, how
    much a seat has of it, what clicking it in the own purse answers, if that can be answered, and the page about it.
    """

    name: str
    count: Callable[[GameState, int], int]
    option: OptionId = ()
    page: str = "purse:"


@dataclass(frozen=True, slots=True)
class TableContribution:
    """What lies on the table.

    `parts`: what comes after the sections of the board; `land`: what comes before them. `goods`: what is in the purse.
    `seat_names`: what stands at a face on the rail; `seat_ends`: what ends at the right of a seat's counts.
    `army_ends`: what stands below one another at the right edge of an army, returning how high it is; `garrisons`:
    what stands behind the units of a garrison. `lying`: what lies before the player. `seat_sheets`: kinds of the page
    about what a seat has of the box. `numbered`: variants in which the cards of the row have numbers. `seals`: signs
    that hang at a board space. `gives`: effects of board spaces that are others by now, and which. `marks`: signs on
    the Conflict card, with how bright each is. `rings`: board spaces that what is weighed up is about. `emblems`: what
    stands in the middle of a great moment, by the end of its text.
    """

    parts: tuple[Callable[[TableModel], Parts], ...] = ()
    land: tuple[Callable[[TableModel], Parts], ...] = ()
    goods: tuple[Good, ...] = ()
    seat_names: tuple[SeatMark, ...] = ()
    seat_ends: tuple[SeatMark, ...] = ()
    army_ends: tuple[SeatMark, ...] = ()
    garrisons: tuple[SeatMark, ...] = ()
    lying: tuple[Callable[[TableModel], list[Entry]], ...] = ()
    seat_sheets: tuple[str, ...] = ()
    numbered: frozenset[str] = frozenset()
    seals: tuple[Callable[[TableModel, str], tuple[str, ...]], ...] = ()
    gives: Mapping[type, Callable[[TableModel, Any], Effects]] = field(default_factory=dict)
    rings: tuple[Callable[[TableModel], frozenset[str]], ...] = ()
    marks: tuple[Callable[[TableModel], tuple[tuple[str, float], ...]], ...] = ()
    emblems: Mapping[str, Emblem] = field(default_factory=dict)
