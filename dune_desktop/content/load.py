"""Reading the content files of a box, and the checks that a schema cannot make."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from dune_desktop.content.schema import BOX_FILE, Removes, checker, kinds
from dune_desktop.engine import registry
from dune_desktop.engine.components import Card, Catalog
from dune_desktop.engine.ids import Box

T = TypeVar("T")


class ContentError(ValueError):
    """A content file is wrong; the message names file, path and problem."""


def load_box(box: Box) -> dict[str, tuple[Any, ...]]:
    """All components of one box by kind of file, checked. A kind without a file in the box is empty."""
    found = {kind: _read(box, kind) for kind in kinds()}
    _check(box, found)
    return found


def load_removes(box: Box) -> Removes:
    """What this box takes out of the boxes before it."""
    path = _file(box, "box")
    if not path.is_file():
        return {}
    return _parsed(BOX_FILE, path.read_bytes(), f"{box}/box.json").get("removes", {})


def _read(box: str, kind: str) -> tuple[Any, ...]:
    path = _file(box, kind)
    if not path.is_file():
        return ()
    whole = b'{"%b": %b}' % (kind.encode(), path.read_bytes())
    found: tuple[Any, ...] = getattr(_parsed(checker(), whole, f"{box}/{kind}.json"), kind)
    return found


def _file(box: str, name: str) -> Traversable:
    package = registry.box(box).content or "dune_desktop.content"
    return files(package).joinpath("data", box, name + ".json")


def _parsed(adapter: TypeAdapter[T], data: bytes, name: str) -> T:
    try:
        return adapter.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = first["loc"]
        if name.endswith(f"{path[0]}.json"):
            path = path[1:]
        where = ".".join(str(part) for part in path)
        raise ContentError(f"{name}: {where}: {first['msg']}") from error


def _check(box: str, found: dict[str, tuple[Any, ...]]) -> None:
    """Ids are unique within a file; copies, icons and steps are possible ones."""
    for kind, items in found.items():
        _unique(f"{box}/{kind}.json", items)
    cards: tuple[Card, ...] = (*found["imperium"], *found["reserve"], *found["starter"])
    for card in cards:
        if card.copies < 1:
            raise ContentError(f"{box}: {card.id} has no copies")
        icons = card.icons + card.infiltrates
        if len(set(icons)) < len(icons):
            raise ContentError(f"{box}: {card.id} has an icon twice")
    steps = [space.step for space in found["shipping"]]
    if steps and steps != [0, 1, 2, 3]:
        raise ContentError(f"{box}/shipping.json: the steps are {steps}, not 0 to 3 from the bottom up")


def _unique(where: str, items: Iterable[Any]) -> None:
    seen = set()
    for item in items:
        if item.id in seen:
            raise ContentError(f"{where}: {item.id} stands there twice")
        seen.add(item.id)


def remove(box: Box, earlier: list[dict[str, tuple[Any, ...]]]) -> None:
    """Take out of the earlier boxes what this box removes; each of it must be there."""
    for kind, names in load_removes(box).items():
        known = {item.id for parts in earlier for item in parts[kind]}
        for name in names:
            if name not in known:
                raise ContentError(f"{box}/box.json: removes.{kind}: no earlier box has {name}")
        for parts in earlier:
            parts[kind] = tuple(item for item in parts[kind] if item.id not in names)


def check_catalog(found: Catalog) -> None:
    """No id is in two boxes, and every space that a Conflict or House Hagal card names is on the board."""
    parts = (
        found.cards,
        found.intrigues,
        found.conflicts,
        found.leaders,
        found.spaces,
        found.hagal,
        *found.more.values(),
    )
    for items in parts:
        _unique(" and ".join(found.boxes), items)
    names = {space.id for space in found.spaces}
    for conflict in found.conflicts:
        if conflict.controls is not None and conflict.controls not in names:
            raise ContentError(f"{conflict.id} is fought for {conflict.controls}, which is no space")
    for card in found.hagal:
        if card.instead is not None and card.when is None:
            raise ContentError(f"{card.id} has another half, but no condition to choose it by")
        for space in (*card.spaces, *((card.instead.space,) if card.instead else ())):
            if space not in names:
                raise ContentError(f"{card.id} names {space}, which is no space")
