"""The board's middle: Landsraad, CHOAM, the cities and the desert, as plates."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.contribution import pieces_of
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.plate import space_plate
from dune_desktop.ui.screen.display import Rect, Region


def board(model: TableModel) -> Parts:
    """The parts of the middle column above the Conflict; in Combat the arena stands over cities and desert."""
    parts: Parts = {name: unselected(partial(headed, group=name)) for name in model.places.sections}
    for box in pieces_of(model):
        parts |= box.parts(model) if box.parts is not None else {}
    if not model.covered:
        parts |= {name: unselected(partial(_strip, group=name)) for name in ("city", "desert")}
    return parts


def headed(
    model: TableModel,
    group: str,
    beside: Callable[[TableModel, Build, Rect], float] | None = None,
    inspect: str = "",
) -> Region:
    """A section of the board under its header. What `beside` draws at the right of the title leaves it so much room;
    `inspect` tells more of the section.
    """
    rect = model.places[group]
    b = Build(model.metrics)
    width = beside(model, b, rect) if beside is not None else rect.w
    title = Rect(rect.x, rect.y, width, 26)
    with b.thing("section:" + group, title):
        b.drawn(section(model.metrics, rect.x, rect.y, width, model.t("table." + group)))
        if inspect:
            b.hit(title, inspect=inspect, radius=5)
    for space in model.rules.catalog.board.in_section(group):
        space_plate(model, b, space, model.place_of(space))
    return b.region(group, rect, bleed=60)


def _strip(model: TableModel, group: str) -> Region:
    """A row of plates without a header."""
    b = Build(model.metrics)
    spaces = model.rules.catalog.board.in_section(group)
    rects = [model.place_of(space) for space in spaces]
    for space, rect in zip(spaces, rects, strict=True):
        space_plate(model, b, space, rect)
    left, right = min(rect.x for rect in rects), max(rect.right for rect in rects)
    return b.region(group, Rect(left, rects[0].y, right - left, rects[0].h), bleed=60)
