"""The catalog of the boxes in play, built once and shared."""

from __future__ import annotations

from functools import cache
from typing import Any

from dune_desktop.content.load import check_catalog, load_box, remove
from dune_desktop.engine import registry
from dune_desktop.engine.components import Catalog
from dune_desktop.engine.ids import Box


@cache
def catalog(boxes: tuple[Box, ...] = ("base",)) -> Catalog:
    """All components of these boxes together, in the order of the files, without what a later box removes."""
    loaded: list[dict[str, tuple[Any, ...]]] = []
    for box in boxes:
        remove(box, loaded)
        loaded.append(load_box(box))

    def of(*kinds: str) -> tuple[Any, ...]:
        return tuple(item for box in loaded for kind in kinds for item in box[kind])

    found = Catalog(
        boxes=boxes,
        cards=of("imperium", "reserve", "starter"),
        intrigues=of("intrigue"),
        conflicts=of("conflicts"),
        leaders=of("leaders"),
        spaces=of("spaces"),
        hagal=of("hagal"),
        more={kind: of(kind) for kind in registry.kinds()},
    )
    check_catalog(found)
    return found
