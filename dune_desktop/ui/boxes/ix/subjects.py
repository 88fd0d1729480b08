"""A Tech tile and a space of the Shipping track, looked at closer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dune_desktop.engine.boxes.ix.components import ShippingSpace, TechTile
from dune_desktop.i18n import Texts
from dune_desktop.i18n.component_text import Part
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.lens.subject import Kind, Subject, boxes_of, one
from dune_desktop.ui.text.signs import Line


def _tech(texts: Texts, tile: TechTile) -> Subject:
    uses = iter(tile.uses)

    def signs(part: Part, _: int) -> tuple[Line, ...]:
        if part.kind == "acquire":
            return one(line(tile.acquire, texts))
        if part.kind == "rule":
            return one(tile_line(replace(tile, acquire=(), uses=()), texts))
        return () if part.kind in ("cost", "rival") else one(line(next(uses).effects, texts))

    flips = {str(texts.t("tech.flip"))} if any(use.flip for use in tile.uses) else set()
    boxes = boxes_of(texts, tile, signs)
    return Subject(
        key="tech:" + tile.id,
        style="large.tech",
        name=texts.name("tech:" + tile.id),
        kind=str(texts.t("kind.tech")),
        boxes=tuple(
            replace(box, icon="flip" if box.heading in flips else box.icon) for box in boxes if box.kind != "cost"
        ),
        picture="tech:" + tile.id,
        badge="tech",
        spice=tile.cost,
    )


def _shipping(texts: Texts, space: ShippingSpace) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(space.reward, texts)) if part.kind == "reward" else ()

    return Subject(
        key="shipping:" + space.id,
        style="large",
        name=texts.name("shipping:" + space.id),
        kind=str(texts.t("kind.shipping")),
        boxes=boxes_of(texts, space, signs),
        badge="freighter",
    )


SUBJECTS: Final[Mapping[str, Kind]] = {
    "tech": (lambda catalog: catalog.of("tech"), _tech),
    "shipping": (lambda catalog: catalog.of("shipping"), _shipping),
}
