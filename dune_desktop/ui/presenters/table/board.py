"""The board's middle: Landsraad, CHOAM, the cities and the desert, as plates."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.plate import PlateProps, draw_plate, plate_props
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region


def board(model: TableModel) -> Parts:
    """The places in the opening, and what else is there; in Combat the battle stands before cities and desert."""
    parts: Parts = {name: Part(partial(_strip_props, group=name), _strip) for name in model.places.sections}
    if not model.covered:
        parts |= {name: Part(partial(_strip_props, group=name), _strip) for name in ("city", "desert")}
    for more in contributed(TableContribution, model.boxes).parts:
        parts |= more(model)
    return parts


def _plates(model: TableModel, group: str) -> tuple[PlateProps, ...]:
    return tuple(plate_props(model, space) for space in model.rules.catalog.board.in_section(group))


class _StripProps(NamedTuple):
    """Places that are described together."""

    group: str
    plates: tuple[PlateProps, ...]


def _strip_props(model: TableModel, group: str) -> _StripProps:
    return _StripProps(group, _plates(model, group))


def _strip(b: Build, props: _StripProps) -> Region:
    group, plates = props
    for plate in plates:
        draw_plate(b, plate)
    left, right = min(plate.rect.x for plate in plates), max(plate.rect.right for plate in plates)
    return b.region(group, Rect(left, plates[0].rect.y, right - left, plates[0].rect.h), bleed=60)
