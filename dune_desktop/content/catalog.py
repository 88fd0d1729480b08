"""The catalog of the boxes in play, built once and shared."""

from __future__ import annotations

from functools import cache

from dune_desktop.content.load import check_references, load_box
from dune_desktop.engine.components import Catalog
from dune_desktop.engine.ids import Box


@cache
def catalog(boxes: tuple[Box, ...] = ("base",)) -> Catalog:
    """All components of these boxes together, in the order of the files."""
    loaded = [load_box(box) for box in boxes]

    def of(*kinds: str) -> tuple:  # type: ignore[type-arg]
        return tuple(item for box in loaded for kind in kinds for item in box[kind])

    found = Catalog(
        boxes=boxes,
        cards=of("imperium", "reserve", "starter"),
        intrigues=of("intrigue"),
        conflicts=of("conflicts"),
        leaders=of("leaders"),
        spaces=of("spaces"),
        hagal=of("hagal"),
    )
    check_references(found.spaces, found.conflicts, found.hagal)
    return found
