"""The schema of the content files: pydantic reads them straight into the engine's frozen dataclasses.

All of these (components, effects, conditions, amounts, traits) reject unknown keys, and an error is reported with its
path, for example `imperium.3.agent.0.pay.cost.1.n`.
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


_NOUNS: Final = {"conflicts": "conflict", "spaces": "space"}


def kinds() -> dict[str, type[Any]]:
    """Return the component class of each kind of content file, by file name without .json, those of boxes included."""
    return {**BASIC, **registry.kinds()}


def card_kinds() -> tuple[str, ...]:
    """Return the kinds of file with cards for players' decks; such kinds of boxes are decks of their own."""
    return tuple(kind for kind, component in kinds().items() if component is components.Card)


def leader_kinds() -> tuple[str, ...]:
    """Return the kinds of file with leaders: those of players, and those that boxes bring for Rivals alone."""
    return tuple(kind for kind, component in kinds().items() if issubclass(component, components.Leader))


def noun(kind: str) -> str:
    """Return the word for a component of this kind of file in text keys, such as "card", "leader" or "space"."""
    return "card" if kind in card_kinds() else "leader" if kind in leader_kinds() else _NOUNS.get(kind, kind)


def _parts(component: type[Any]) -> Iterator[type[Any]]:
    """Yield the dataclasses among the fields of a component, such as the uses of a card."""
    for hint in get_type_hints(component).values():
        for part in (hint, *get_args(hint)):
            if is_dataclass(part) and isinstance(part, type):
                yield part


Removes = dict[Literal["hagal"], tuple[str, ...]]
"""Ids, by kind, of components of earlier boxes that a box removes from the game."""


@dataclass(frozen=True)
class BoxFile:
    """The content of `box.json`: changes that a box makes to other boxes."""

    removes: Removes = field(default_factory=dict)
    overlays: tuple[board.Overlay, ...] = ()


_TABLE: Final = (BoxFile, board.Board, board.Overlay, *_parts(board.Board))
"""Dataclasses of content files that are not components: the board and its parts."""


def vocabulary() -> tuple[type, ...]:
    """Return all dataclasses that an entry of a content file can contain."""
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
    """Return the checker of content files, cached.

    Its result has an attribute with the entries for each kind of file, and the attributes `board` and `box`. One
    checker serves all files, because building the vocabulary takes most of the time.
    """
    for word in (*vocabulary(), *_TABLE):
        word.__pydantic_config__ = ConfigDict(extra="forbid", strict=False)  # type: ignore[attr-defined]  # read by pydantic
    files: list[tuple[str, Any, Any]] = [
        (kind, tuple[component, ...], field(default=()))  # type: ignore[valid-type]  # made at run time
        for kind, component in kinds().items()
    ]
    files += [("board", board.Board | None, field(default=None)), ("box", BoxFile, field(default=BoxFile()))]
    return TypeAdapter(make_dataclass("Files", files, frozen=True))
