"""The middle of the board, as spaces: the Great Houses, trade, the cities and the desert."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.space import SpaceProps, draw_space, space_props
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region


def board(model: TableModel) -> Parts:
    """The places in the opening; in Combat the battle stands before cities and desert."""
    parts: Parts = {name: Part(partial(_strip_props, group=name), _strip) for name in model.places.sections}
    if not model.covered:
        parts |= {name: Part(partial(_strip_props, group=name), _strip) for name in ("city", "desert")}
    return parts


def land_of_boxes(model: TableModel) -> Parts:
    """What boxes set into the land behind the places of the board."""
    return {
        name: part for more in contributed(TableContribution, model.boxes).land for name, part in more(model).items()
    }


def of_boxes(model: TableModel) -> Parts:
    """What boxes bring beside the places of the board."""
    return {
        name: part for more in contributed(TableContribution, model.boxes).parts for name, part in more(model).items()
    }


def _spaces(model: TableModel, group: str) -> tuple[SpaceProps, ...]:
    return tuple(space_props(model, space) for space in model.rules.catalog.board.in_section(group))


class _StripProps(NamedTuple):
    """Places that are described together."""

    group: str
    spaces: tuple[SpaceProps, ...]


def _strip_props(model: TableModel, group: str) -> _StripProps:
    return _StripProps(group, _spaces(model, group))


def _strip(b: Build, props: _StripProps) -> Region:
    group, spaces = props
    for space in spaces:
        draw_space(b, space)
    left, top = min(space.rect.x for space in spaces), min(space.rect.y for space in spaces)
    right, bottom = max(space.rect.right for space in spaces), max(space.rect.bottom for space in spaces)
    return b.region(group, Rect(left, top, right - left, bottom - top), bleed=60)
