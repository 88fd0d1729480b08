"""Reading the content files of a box, and the checks that a schema cannot make."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from pydantic import ValidationError

from dune_desktop.content.schema import KINDS, adapter
from dune_desktop.engine.components import Card, ConflictCard, HagalCard, Space
from dune_desktop.engine.ids import Box


class ContentError(ValueError):
    """A content file is wrong; the message names file, path and problem."""


def load_box(box: Box) -> dict[str, tuple[Any, ...]]:
    """All components of one box by kind of file, checked. A kind without a file in the box is empty."""
    found = {kind: _read(box, kind) for kind in KINDS}
    _check(box, found)
    return found


def _read(box: str, kind: str) -> tuple[Any, ...]:
    path = files("dune_desktop.content").joinpath("data", box, kind + ".json")
    if not path.is_file():
        return ()
    try:
        return adapter(kind).validate_json(path.read_bytes())
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ContentError(f"{box}/{kind}.json: {where}: {first['msg']}") from error


def _check(box: str, found: dict[str, tuple[Any, ...]]) -> None:
    """Ids are unique within a file, and every component named by another one exists."""
    for kind, items in found.items():
        ids = [item.id for item in items]
        for name in ids:
            if ids.count(name) > 1:
                raise ContentError(f"{box}/{kind}.json: {name} stands there twice")
    cards: tuple[Card, ...] = (*found["imperium"], *found["reserve"], *found["starter"])
    for card in cards:
        if card.copies < 1:
            raise ContentError(f"{box}: {card.id} has no copies")


def check_references(
    spaces: tuple[Space, ...], conflicts: tuple[ConflictCard, ...], hagal: tuple[HagalCard, ...]
) -> None:
    """Every space that a Conflict or House Hagal card names is on the board."""
    names = {space.id for space in spaces}
    for conflict in conflicts:
        if conflict.controls is not None and conflict.controls not in names:
            raise ContentError(f"{conflict.id} is fought for {conflict.controls}, which is no space")
    for card in hagal:
        for space in card.spaces:
            if space not in names:
                raise ContentError(f"{card.id} names {space}, which is no space")
