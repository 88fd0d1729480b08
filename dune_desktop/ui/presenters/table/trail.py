"""The dotted path over the land from the card that would send an Agent to where it would go."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Picture, Rect, Region

SINKS: Final = 30.0  # how far below the upper edge of the card it begins, under it


class _Props(NamedTuple):
    """Where it begins and ends."""

    card: Rect
    space: Rect


def _select(model: TableModel) -> _Props | None:
    act = model.weighed
    return _Props(act.sent_from, model.place_of(act.space)) if act.space and act.sent_from is not None else None


def _draw(b: Build, props: _Props) -> Region:
    card, space = props
    x, y = card.center[0], card.y + SINKS
    end_x = min(max(space.x + 24, x), space.right - 24)
    if space.right < x - space.w:  # a court in the wall is reached from its side
        end_x, end_y = space.right + 8, space.center[1]
    else:
        end_y = space.bottom + 10
    left, top = min(x, end_x) - 40, min(y, end_y) - 40
    rect = Rect(left, top, abs(x - end_x) + 80, abs(y - end_y) + 80)
    way = ",".join(f"{n:.0f}" for n in (x - left, y - top, end_x - left, end_y - top))
    b.add(Picture(rect, f"trail:{way}"))
    return b.region("trail", rect)


TRAIL: Final = Part(_select, _draw)
