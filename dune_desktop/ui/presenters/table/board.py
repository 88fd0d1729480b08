"""The board's middle: Landsraad, CHOAM, the cities and the desert, as plates."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.plate import PlateProps, draw_plate, plate_props
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region


def board(model: TableModel) -> Parts:
    """The parts of the middle column above the Conflict; in Combat the arena stands over cities and desert."""
    parts: Parts = {name: Part(partial(section_props, group=name), _section) for name in model.places.sections}
    for more in contributed(TableContribution, model.boxes).parts:
        parts |= more(model)
    if not model.covered:
        parts |= {name: Part(partial(_strip_props, group=name), _strip) for name in ("city", "desert")}
    return parts


class SectionProps(NamedTuple):
    """A section of the board: its place, its header, and its plates."""

    group: str
    rect: Rect
    texts: Texts
    plates: tuple[PlateProps, ...]


def section_props(model: TableModel, group: str) -> SectionProps:
    """Select what a section of the board shows."""
    return SectionProps(group, model.places[group], model.texts, _plates(model, group))


def _plates(model: TableModel, group: str) -> tuple[PlateProps, ...]:
    return tuple(plate_props(model, space) for space in model.rules.catalog.board.in_section(group))


def draw_section(b: Build, props: SectionProps, width: float, inspect: str = "") -> Region:
    """Draw a section under a header so wide; `inspect` tells more of it."""
    rect, group = props.rect, props.group
    title = Rect(rect.x, rect.y, width, 26)
    with b.thing("section:" + group, title):
        b.drawn(section(b.metrics, rect.x, rect.y, width, props.texts.t("table." + group)))
        if inspect:
            b.hit(title, inspect=inspect, radius=5)
    for plate in props.plates:
        draw_plate(b, plate)
    return b.region(group, rect, bleed=60)


def _section(b: Build, props: SectionProps) -> Region:
    return draw_section(b, props, props.rect.w)


class _StripProps(NamedTuple):
    """A row of plates without a header."""

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
