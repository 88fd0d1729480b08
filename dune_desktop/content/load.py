"""Loading of the content files of a box, and the checks that the schema cannot make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from pydantic import ValidationError

from dune_desktop.content.schema import BoxFile, card_kinds, checker, kinds
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.board import Board
from dune_desktop.engine.model.components import Card, Catalog
from dune_desktop.engine.model.ids import Box


class ContentError(ValueError):
    """An error in a content file; the message names the file, the path in it and the problem."""


def load_box(box: Box) -> dict[str, tuple[Any, ...]]:
    """Return all components of a box by kind of file, checked, with ids as the game uses them (`registry.key`).

    A kind without a file in the box is empty. Raise `ContentError` if a file is wrong.
    """
    found: dict[str, tuple[Any, ...]] = {kind: _read(box, kind) or () for kind in kinds()}
    _check(box, found)
    if (brought := registry.part(box, "content")) is not None:
        for kind, check in getattr(brought, "CHECKS", {}).items():
            if wrong := check(found[kind]):
                raise ContentError(f"{box}/{kind}.json: {wrong}")
    if registry.box(box).plain:
        return found
    return {kind: tuple(replace(item, id=registry.key(box, item.id)) for item in found[kind]) for kind in found}


def load_changes(box: Box) -> BoxFile:
    """Return the box's removals from earlier boxes and its overlays for boards."""
    found: BoxFile = _read(box, "box") or BoxFile()
    return found


def load_board(box: Box) -> Board:
    """Return the board of the box as in its file; raise `ContentError` if it is missing."""
    found: Board | None = _read(box, "board")
    brings = registry.box(box).brings
    if found is None or found.id != brings:
        raise ContentError(f"{box}/board.json: the board is {found.id if found else 'missing'}, not {brings}")
    return found


def _read(box: str, name: str) -> Any:
    """Return the checked content of a file of the box, None if there is no such file."""
    path = path_of(box, name)
    if not path.is_file():
        return None
    return getattr(_parsed(b'{"%b": %b}' % (name.encode(), path.read_bytes()), f"{box}/{name}.json"), name)


def path_of(box: str, name: str) -> Traversable:
    """Where the content file of this name lies, whether or not the box has it."""
    package = registry.box(box).home or f"{registry.PROGRAM}.content"
    return files(package).joinpath("data", box, name + ".json")


def _parsed(data: bytes, name: str) -> Any:
    try:
        return checker().validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = first["loc"]
        if name.endswith(f"{path[0]}.json"):
            path = path[1:]
        where = ".".join(str(part) for part in path)
        raise ContentError(f"{name}: {where}: {first['msg']}") from error


def _check(box: str, found: dict[str, tuple[Any, ...]]) -> None:
    """Raise `ContentError` for duplicate ids in a file, unknown decks, cards without copies, or duplicate icons."""
    for kind, items in found.items():
        _unique(f"{box}/{kind}.json", items)
    cards: tuple[Card, ...] = tuple(card for kind in card_kinds() for card in found[kind])
    for card in cards:
        if card.deck not in card_kinds():
            raise ContentError(f"{box}: {card.id} is of a deck {card.deck}, which there is not")
        if card.copies < 1:
            raise ContentError(f"{box}: {card.id} has no copies")
        icons = card.icons + card.infiltrates
        if len(set(icons)) < len(icons):
            raise ContentError(f"{box}: {card.id} has an icon twice")


def _unique(where: str, items: Iterable[Any]) -> None:
    seen = set()
    for item in items:
        if item.id in seen:
            raise ContentError(f"{where}: {item.id} stands there twice")
        seen.add(item.id)


def remove(box: Box, earlier: list[dict[str, tuple[Any, ...]]]) -> None:
    """Remove from the loaded earlier boxes the components that this box removes.

    Raise `ContentError` if one of them is in no earlier box, in play or not.
    """
    for kind, names in load_changes(box).removes.items():
        unknown = set(names) - {item.id for parts in earlier for item in parts[kind]}
        if unknown:  # not in play, or removed by another box
            unknown -= {item.id for other in _before(box) for item in load_box(other)[kind]}
        if unknown:
            raise ContentError(f"{box}/box.json: removes.{kind}: no earlier box has {', '.join(sorted(unknown))}")
        for parts in earlier:
            parts[kind] = tuple(item for item in parts[kind] if item.id not in names)


def _before(box: Box) -> tuple[Box, ...]:
    known = tuple(each.id for each in registry.boxes())
    return known[: known.index(box)]


def check_catalog(found: Catalog) -> None:
    """Raise `ContentError` if the components of the boxes in play do not fit together.

    Ids must be unique, the Conflict deck must have enough cards, and every space that a Conflict or House Hagal card
    names must be on the board. Boxes that are not `plain` cannot clash, because their ids get a prefix.
    """
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
    for pile in found.board.conflicts:
        there = sum(conflict.copies for conflict in found.conflicts if conflict.level == pile.level)
        if there < pile.count:
            raise ContentError(
                f"the board {found.board.id} wants {pile.count} Conflict cards of level {pile.level}, there are {there}"
            )
    for conflict in found.conflicts:
        if conflict.controls is not None and conflict.controls not in names:
            raise ContentError(f"{conflict.id} is fought for {conflict.controls}, which is no space")
    for card in found.hagal:
        if card.instead is not None and card.when is None:
            raise ContentError(f"{card.id} has another half, but no condition to choose it by")
        for space in (*card.spaces, *((card.instead.space,) if card.instead else ())):
            if space not in names:
                raise ContentError(f"{card.id} names {space}, which is no space")
