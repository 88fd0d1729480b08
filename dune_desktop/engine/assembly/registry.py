"""What the program knows of the boxes: a description of each, in the order in which their rules are put together.

No other layer names a box. Whoever needs to know which boxes, variants, kinds of component, events or options there are
asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import vocabulary
from dune_desktop.engine.model.events import FIELDS, NEWS, PRIVATE
from dune_desktop.engine.model.ids import SET_MARK
from dune_desktop.engine.model.options import ACTIONS

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

PROGRAM: Final = "dune_desktop"
"""The package that the layers are in."""


class BoxCollision(ValueError):
    """Two boxes, or two parts of one, lay claim to the same thing; the message names both."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play that comes with a box, and the numbers of people it is for (its rule number for the message).

    `excludes`: the variants, of whichever box, that it is not played together with.
    """

    id: str
    players: frozenset[int]
    rule: str
    excludes: frozenset[str] = frozenset()


def nothing_more(builder: RulesBuilder) -> None:
    """The `install` of a box that is played by the rules that every game has."""


@dataclass(frozen=True, slots=True)
class Box:
    """The description of a box.

    `title` is for messages to developers; what players read is translated. `install` puts its rules into those of a
    game. `needs`: the boxes it cannot be played without. `brings`: the board in it; `modules`: the boxes before it that
    may be played on that board. `boards`: those of earlier boxes that it may be played on. `vocabulary`: the modules
    with what it adds to the vocabularies (`vocabulary.Word`). `kinds`: the files of components only this box has, with
    the class of their entries. `home`: the package with the folder `data` of its files and with what it brings to other
    layers (`part`), where that is not the program. `plain`: its components are called by the ids of its files alone, as
    saves know them; those of other boxes are called BOX/ID (`key`). `options` and `events`: the words its rules answer
    and tell with; `private`: the parts of its events that only their own seat may know; `news`: those of its events
    that show somebody something new. `history`: what turns a save of that version, as plain values, into one of the
    next as far as this box is concerned; it leaves alone what it does not understand.
    """

    id: str
    title: str
    install: Callable[[RulesBuilder], None] = nothing_more
    needs: tuple[str, ...] = ()
    brings: str = ""
    modules: tuple[str, ...] = ()
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
    """Decorator of a function that remembers its answers (`functools.cache`): they are forgotten when the boxes that
    there are change.
    """
    _KEPT.append(function)
    return function


def _changed() -> None:
    for function in _KEPT:
        function.cache_clear()


def register(box: Box) -> None:
    """Make a box known, after those already known. Raises `BoxCollision` if something of it is taken."""
    taken = {known.id for known in boxes()} & {box.id}
    taken |= {known.brings for known in boxes() if known.brings} & {box.brings}
    taken |= {variant.id for known in boxes() for variant in known.variants} & {each.id for each in box.variants}
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


def forget(name: str) -> None:
    """Undo `register`; nothing of a game with the box must be used any more."""
    box = _BOXES.pop(name)
    for table, used in ((ACTIONS, box.options), (FIELDS, box.events), (PRIVATE, box.private)):
        for word in used:
            del table[word]
    NEWS.difference_update(box.news)
    vocabulary.forget(box.vocabulary)
    _changed()


def boxes() -> tuple[Box, ...]:
    """All boxes, in the order in which their rules are put together."""
    return tuple(_BOXES.values())


def box(name: str) -> Box:
    """The box of that name; raises KeyError if there is none."""
    return _BOXES[name]


def part(name: str, layer: str) -> ModuleType | None:
    """What the box brings to a layer ("content", "i18n", "ui"), or None: the module `boxes.<name>` of the layer, or,
    for a box with a home of its own, the module there that is called like the layer.
    """
    home = _BOXES[name].home
    module = f"{home}.{layer}" if home else f"{PROGRAM}.{layer}.boxes.{name}"
    return import_module(module) if find_spec(module) is not None else None


def folder(name: str, layer: str) -> str:
    """Where a box keeps what it brings to a layer, as a path without an ending: for messages to developers."""
    home = _BOXES[name].home
    return f"{home.replace('.', '/')}/{layer}" if home else f"{PROGRAM}/{layer}/boxes/{name}"


def parts(layer: str) -> Iterable[ModuleType]:
    """What all boxes bring to a layer, in their order."""
    return (found for name in _BOXES if (found := part(name, layer)) is not None)


def standard() -> tuple[str, ...]:
    """The boxes that are played with where nobody chose any: the first one that can be played alone."""
    return next((box.id,) for box in boxes() if box.brings)


def owner(word: type) -> Box | None:
    """The box that brings this word; None for one of the game itself."""
    return next((each for each in boxes() if word.__module__ in {module.__name__ for module in each.vocabulary}), None)


def key(name: str, component: str) -> str:
    """What the game calls a component of this box, by the id that the files of the box give it.

    No two components of a kind are called alike, whatever boxes there are, and saves, texts and pictures use this name.
    """
    return component if _BOXES[name].plain else f"{name}{SET_MARK}{component}"


def board_of(names: Iterable[str]) -> Box | None:
    """The box whose board is played on with these boxes: the last one that brings any; None if none does."""
    return next((box for box in reversed(boxes()) if box.brings and box.id in names), None)


def with_needed(names: Collection[str]) -> tuple[str, ...]:
    """These boxes and those they cannot be played without, the box of a board among them."""
    chosen = set(names or standard())
    chosen |= {needed for name in chosen for needed in _BOXES[name].needs}
    if board_of(chosen) is None:
        possible = [board for name in chosen for board in _BOXES[name].boards]
        chosen |= {box.id for box in boxes() if box.brings in possible[:1]}
    return tuple(name for name in _BOXES if name in chosen)


def variants(names: Collection[str] | None = None) -> tuple[Variant, ...]:
    """The variants that come with these boxes; with all there are, if none are named."""
    return tuple(variant for each in boxes() if names is None or each.id in names for variant in each.variants)


def kinds() -> dict[str, type[Any]]:
    """File name -> component, of all kinds that only some boxes have."""
    return {kind: component for each in boxes() for kind, component in each.kinds.items()}


def playable(names: Iterable[str]) -> str:
    """What is wrong with playing with these boxes and no others; "" if nothing is."""
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
