"""The registry of boxes: a description of each, in the order in which their rules are installed.

No other layer names a box: it asks here which boxes, variants, kinds of component, events or options there are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field, replace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import vocabulary
from dune_desktop.engine.model.events import FIELDS, NEWS, PRIVATE
from dune_desktop.engine.model.ids import SET_MARK, SeatKind
from dune_desktop.engine.model.options import ACTIONS

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

PROGRAM: Final = "dune_desktop"
"""The name of the package that contains the layers."""


class BoxCollision(ValueError):
    """An error: two boxes, or two parts of one, claim the same thing; the message names both."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of play that comes with a box: the numbers of people it is for, and its rule number for messages.

    `excludes`: the variants, of any box, that cannot be combined with it. Several boxes may bring the same variant.
    """

    id: str
    players: frozenset[int]
    rule: str
    excludes: frozenset[str] = frozenset()


def nothing_more(builder: RulesBuilder) -> None:
    """Install nothing: the `install` of a box without rules of its own."""


@dataclass(frozen=True, slots=True)
class Box:
    """The description of a box: its name, rules, components and words.

    `title` is for messages to developers; players read a translated one. `install` adds its rules to a game. `needs`:
    the boxes it cannot be played without. `brings`: its board; `modules`: the earlier boxes that may be played on that
    board; `third`: what sits there in the third seat of two people. `boards`: the boards of earlier boxes that it may
    be played on. `vocabulary`: the modules with the words it adds (`vocabulary.Word`). `kinds`: files of components
    only this box has, with the class of their entries. `home`: the package with the folder `data` of its files and with
    its modules for other layers (`part`), if that is not the program. `plain`: its components go by the ids of its
    files alone, as saves know them; those of other boxes go by BOX/ID (`key`). `options` and `events`: the actions and
    event kinds that its rules add; `private`: the positions in its events that only the event's own seat may see;
    `news`: those of its events that show a seat something new. `history`: for each save version, the function that
    converts a save of that version, as plain values, into one of the next as far as this box is concerned; it leaves
    alone what it does not understand.
    """

    id: str
    title: str
    install: Callable[[RulesBuilder], None] = nothing_more
    needs: tuple[str, ...] = ()
    brings: str = ""
    modules: tuple[str, ...] = ()
    third: SeatKind = "hagal"
    boards: tuple[str, ...] = ()
    vocabulary: tuple[ModuleType, ...] = ()
    variants: tuple[Variant, ...] = ()
    kinds: Mapping[str, type[Any]] = field(default_factory=dict)
    home: str = ""
    plain: bool = False
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    private: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    news: frozenset[str] = frozenset()
    history: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)


_BOXES: dict[str, Box] = {}
_KEPT: list[Any] = []

Kept = TypeVar("Kept")


def until_boxes_change(function: Kept) -> Kept:
    """Clear the cache of a `functools.cache` function when a box is registered or forgotten; a decorator."""
    _KEPT.append(function)
    return function


def _changed() -> None:
    for function in _KEPT:
        function.cache_clear()


def register(box: Box) -> None:
    """Add a box after those already known; raise `BoxCollision` if it uses a name that is taken."""
    taken = {known.id for known in boxes()} & {box.id}
    taken |= {known.brings for known in boxes() if known.brings} & {box.brings}
    taken |= kinds().keys() & box.kinds.keys()
    taken |= ACTIONS.keys() & box.options.keys()
    taken |= FIELDS.keys() & box.events.keys()
    if taken:
        raise BoxCollision(f"{box.id} brings what is there already: {', '.join(sorted(taken))}")
    _BOXES[box.id] = box
    ACTIONS.update(box.options)
    FIELDS.update(box.events)
    PRIVATE.update(box.private)
    NEWS.update(box.news)
    vocabulary.know(box.vocabulary)
    _changed()


def unregister(name: str) -> None:
    """Undo `register`; no game with the box may be used afterwards."""
    box = _BOXES.pop(name)
    for table, used in ((ACTIONS, box.options), (FIELDS, box.events), (PRIVATE, box.private)):
        for word in used:
            del table[word]
    NEWS.difference_update(box.news)
    vocabulary.unregister(box.vocabulary)
    _changed()


def boxes() -> tuple[Box, ...]:
    """Return all boxes in the order of registration, in which their rules are installed."""
    return tuple(_BOXES.values())


def box(name: str) -> Box:
    """Return the box of that name; raise KeyError if there is none."""
    return _BOXES[name]


def part(name: str, layer: str) -> ModuleType | None:
    """Return the module that the box brings to a layer ("content", "i18n", "ui"), None if it brings none.

    It is the module `boxes.<name>` of the layer, or, for a box with a home of its own, the module there with the name
    of the layer.
    """
    home = _BOXES[name].home
    module = f"{home}.{layer}" if home else f"{PROGRAM}.{layer}.boxes.{name}"
    return import_module(module) if find_spec(module) is not None else None


def folder(name: str, layer: str) -> str:
    """Return the path, without an ending, of what a box brings to a layer; for messages to developers."""
    home = _BOXES[name].home
    return f"{home.replace('.', '/')}/{layer}" if home else f"{PROGRAM}/{layer}/boxes/{name}"


def parts(layer: str) -> Iterable[ModuleType]:
    """Yield the modules that the boxes bring to a layer, in the order of the boxes."""
    return (found for name in _BOXES if (found := part(name, layer)) is not None)


def standard() -> tuple[str, ...]:
    """Return the boxes of a game for which none were chosen: the first box that can be played alone."""
    return next((box.id,) for box in boxes() if box.brings)


def largest() -> tuple[tuple[str, ...], ...]:
    """Return for each board all boxes that can be played on it together."""
    boards = [box for box in boxes() if box.brings]
    found = [tuple(box.id for box in boxes() if box is board or board.brings in box.boards) for board in boards]
    return tuple(together for together in found if not playable(together))


def combinations() -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return for each box with a board what is played on it: the box alone, with each other box, and with all."""
    return {
        board: tuple(dict.fromkeys(((board,), *(with_needed((board, box)) for box in more), (board, *more))))
        for board, *more in largest()
    }


def owner(word: type) -> Box | None:
    """Return the box that brings this word, None for a word of every game."""
    return next((each for each in boxes() if word.__module__ in {module.__name__ for module in each.vocabulary}), None)


def key(name: str, component: str) -> str:
    """Return the name in the game of a component of this box, given its id in the content files.

    No two components of a kind have the same name, whatever boxes there are; saves, texts and pictures use it.
    """
    return component if _BOXES[name].plain else f"{name}{SET_MARK}{component}"


def board_of(names: Iterable[str]) -> Box | None:
    """Return the box whose board is used with these boxes: the last one that brings any; None if none does."""
    return next((box for box in reversed(boxes()) if box.brings and box.id in names), None)


def with_needed(names: Collection[str]) -> tuple[str, ...]:
    """Return these boxes and those they cannot be played without, a box with a board among them."""
    chosen = set(names or standard())
    chosen |= {needed for name in chosen for needed in _BOXES[name].needs}
    if board_of(chosen) is None:
        possible = [board for name in chosen for board in _BOXES[name].boards]
        chosen |= {box.id for box in boxes() if box.brings in possible[:1]}
    return tuple(name for name in _BOXES if name in chosen)


def variants(names: Collection[str] | None = None) -> tuple[Variant, ...]:
    """Return the variants that come with these boxes, or with all boxes if `names` is None.

    What several of the boxes bring is there once, for the numbers of people of any of them.
    """
    found: dict[str, Variant] = {}
    for variant in (one for each in boxes() if names is None or each.id in names for one in each.variants):
        first = found.get(variant.id, variant)
        found[variant.id] = replace(first, players=first.players | variant.players)
    return tuple(found.values())


def kinds() -> dict[str, type[Any]]:
    """Return file name -> component class, for all kinds that only some boxes have."""
    return {kind: component for each in boxes() for kind, component in each.kinds.items()}


def playable(names: Iterable[str]) -> str:
    """Return why a game cannot be played with exactly these boxes, "" if it can."""
    chosen = tuple(names)
    unknown = [name for name in chosen if name not in _BOXES]
    if unknown:
        return f"no such boxes: {', '.join(unknown)}; there are {', '.join(_BOXES)}"
    if not chosen:
        return f"no boxes at all; there are {', '.join(_BOXES)}"
    if chosen != tuple(name for name in _BOXES if name in chosen):
        return f"{', '.join(chosen)} stand in another order: {', '.join(name for name in _BOXES if name in chosen)}"
    for name in chosen:
        missing = [needed for needed in _BOXES[name].needs if needed not in chosen]
        if missing:
            return f"{name} is played with {', '.join(missing)}"
    return _on_one_board(chosen)


def _on_one_board(chosen: tuple[str, ...]) -> str:
    board = board_of(chosen)
    if board is None:
        bring = ", ".join(box.id for box in boxes() if box.brings)
        return f"{', '.join(chosen)}: there is no board among them; one is in {bring}"
    for name in chosen:
        if name != board.id and name not in board.modules and board.brings not in _BOXES[name].boards:
            return f"{name} is not played on the board of {board.id}"
    return ""
