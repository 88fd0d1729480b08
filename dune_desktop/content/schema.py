"""How the content files are checked: pydantic reads them straight into the engine's frozen dataclasses.

Every word of the vocabulary (components, effects, conditions, amounts, traits) refuses keys it does not know, and a
mistake is reported with its path, for example `imperium.3.agent.0.pay.cost.1.n`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, is_dataclass, make_dataclass
from functools import cache
from typing import Any, Final, Literal, get_args, get_type_hints

from pydantic import ConfigDict, TypeAdapter

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model import amounts, board, components, conditions, effects
from dune_desktop.engine.model.vocabulary import Word

BASIC: Final[dict[str, type[Any]]] = {
    "imperium": components.Card,
    "reserve": components.Card,
    "starter": components.Card,
    "intrigue": components.IntrigueCard,
    "conflicts": components.ConflictCard,
    "leaders": components.Leader,
    "spaces": components.Space,
    "hagal": components.HagalCard,
}


_NOUNS: Final = {"conflicts": "conflict", "leaders": "leader", "spaces": "space"}


def kinds() -> dict[str, type[Any]]:
    """File name (without .json) -> the component each of its entries describes; boxes bring further ones."""
    return {**BASIC, **registry.kinds()}


def card_kinds() -> tuple[str, ...]:
    """The files of cards that come into players' decks; those that boxes bring are decks of their own."""
    return tuple(kind for kind, component in kinds().items() if component is components.Card)


def noun(kind: str) -> str:
    """Return what a component of this file is called in keys: "card" for each deck of cards, "conflict", "space"."""
    return "card" if kind in card_kinds() else _NOUNS.get(kind, kind)


def _parts(component: type[Any]) -> Iterator[type[Any]]:
    """The dataclasses a component is made of, such as the uses of a card."""
    for hint in get_type_hints(component).values():
        for part in (hint, *get_args(hint)):
            if is_dataclass(part) and isinstance(part, type):
                yield part


Removes = dict[Literal["hagal"], tuple[str, ...]]
"""Ids, by kind, of components of earlier boxes that are out of the game when this box is in it."""


@dataclass(frozen=True)
class BoxFile:
    """What `box.json` says, for a box that changes others."""

    removes: Removes = field(default_factory=dict)
    overlays: tuple[board.Overlay, ...] = ()


_TABLE: Final = (BoxFile, board.Board, board.Overlay, *_parts(board.Board))
"""What no component is: the board and what lies on it."""


def vocabulary() -> tuple[type, ...]:
    """Every dataclass a content file can spell."""
    vocabularies: tuple[type[Word], ...] = (
        effects.Effect,
        effects.Cost,
        conditions.Condition,
        amounts.Amount,
        components.Trait,
    )
    found = [word for vocabulary in vocabularies for word in vocabulary.words.values()]
    for component in kinds().values():
        found += [component, *_parts(component)]
    return tuple(dict.fromkeys(found))


@registry.until_boxes_change
@cache
def checker() -> TypeAdapter[Any]:
    """The checker of content files: an object whose attributes are the kinds, each of them the file's entries.

    Besides the kinds it has `board` and `box`. One for all of them, because the vocabulary is most of the work.
    """
    for word in (*vocabulary(), *_TABLE):
        word.__pydantic_config__ = ConfigDict(extra="forbid", strict=False)  # type: ignore[attr-defined]  # read by pydantic
    files: list[tuple[str, Any, Any]] = [
        (kind, tuple[component, ...], field(default=()))  # type: ignore[valid-type]  # made at run time
        for kind, component in kinds().items()
    ]
    files += [("board", board.Board | None, field(default=None)), ("box", BoxFile, field(default=BoxFile()))]
    return TypeAdapter(make_dataclass("Files", files, frozen=True))
