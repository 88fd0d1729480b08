"""The battlefield outside of Combat: an army a seat side by side."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.conflict.army import HIGH, MOST, ArmyProps, army_props, draw_army, field_of
from dune_desktop.ui.presenters.table.conflict.figures import common_height
from dune_desktop.ui.presenters.table.conflict.strength import all_strengths
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region

DEPLOYING = 1.5  # how much wider the army is that units are being deployed to


class _Props(NamedTuple):
    """The armies of all seats."""

    rect: Rect
    armies: tuple[ArmyProps, ...]


def _select(model: TableModel) -> _Props | None:
    if model.covered:
        return None
    rect, strengths = model.places["conflict.lanes"], all_strengths(model)
    places = model.then(model.rules.conflict_places)
    own = model.viewer if model.choices.of("deploy") else -1
    shares = [DEPLOYING if strength.seat == own else 1.0 for strength in strengths]
    unit, left, armies = rect.w / max(3.0, sum(shares)), rect.x, []
    for strength, place, share in zip(strengths, places, shares, strict=True):
        armies.append(army_props(model, Rect(left, rect.y, unit * share - 6, rect.h - 2), strength, place))
        left += unit * share
    high = common_height(((field_of(army.inner), army.fighting) for army in armies), HIGH, MOST)
    return _Props(rect, tuple(army._replace(high=high) for army in armies))


def _draw(b: Build, props: _Props) -> Region:
    with b.thing("lanes", props.rect):
        for army in props.armies:
            with b.thing(name := f"lane:{army.strength.seat}", army.rect):
                b.part(name, draw_army, army)
    return b.region("conflict.lanes", props.rect, bleed=12)


LANES = Part(_select, _draw)
