"""Every picture of the game, drawn by this program itself: `draw(name, width, height)`.

Names: `leader:<id>`, `rival:hagal`, `house:<id>`, `card:<id>`, `intrigue:<id>`, `conflict:<id>`, `tech:<id>`,
`hagal:<id>`, `space:<id>`, `figure:<id>`. A name that is not known gives a quiet motif of sand and a low sun. The same
name and size always give the same picture.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from dune_desktop.i18n.packages import own_packages
from dune_desktop.ui.art import frames, scenery, shelf
from dune_desktop.ui.art.drawer import Supply
from dune_desktop.ui.art.palette import BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen
from dune_desktop.ui.art.picture_file import Line
from dune_desktop.ui.art.shelf import pictures_of, read, supply_of

__all__ = ["draw", "file_of", "folders", "forget", "names", "supplies"]

_REGISTRY: Final = "dune_desktop.engine.assembly.registry"
_OWN: Final = "dune_desktop.ui.boxes"

_SHARED: Final = ("house", "rival", "site", "figure")
"""Kinds that are called by their bare names: what stands on the table, and what several boxes may show."""

Bringer = tuple[str, tuple[str, ...]]
"""The package of a box that brings pictures, and what the names of its components may begin with."""


def _bringers() -> tuple[Bringer, ...]:
    """Those of all boxes that bring pictures.

    The title shows a leader before the engine is imported; as long as that is so there are no boxes but the program's
    own, and which of them are called by bare ids is not known.
    """
    registry = sys.modules.get(_REGISTRY)
    if registry is None:
        own = (package.rpartition(".")[2] for package in own_packages())
        return tuple((f"{_OWN}.{name}", ("", f"{name}/")) for name in own)
    return _registered(tuple((box.id, box.home) for box in registry.boxes()))


@cache
def _registered(boxes: tuple[tuple[str, str], ...]) -> tuple[Bringer, ...]:
    """Boxes by their names and homes, as the engine knows them."""
    registry = sys.modules[_REGISTRY]
    parts = {box: part.__name__ for box, _ in boxes if (part := registry.part(box, "ui")) is not None}
    return tuple((part, (registry.key(box, ""),)) for box, part in parts.items() if pictures_of(part))


def _names(bringer: Bringer) -> dict[str, Path]:
    """The files of a box by the whole names of what they show: some kinds are called the same in every box."""
    part, begins = bringer
    return {
        f"{kind}:{begin}{key}": path
        for (kind, key), path in pictures_of(part).items()
        for begin in (("",) if kind in _SHARED else begins)
    }


@cache
def _files(bringers: tuple[Bringer, ...]) -> dict[str, tuple[Path, str]]:
    """Every picture: its file, and the package of its box. The first box that has a name draws it."""
    found: dict[str, tuple[Path, str]] = {}
    for bringer in bringers:
        found = {name: (path, bringer[0]) for name, path in _names(bringer).items()} | found
    return found


def file_of(name: str) -> Path:
    """Return the file of a picture. Raises KeyError for a name without one."""
    return _files(_bringers())[name][0]


def folders() -> tuple[Path, ...]:
    """Return the folders of picture files: what all boxes share, then each box."""
    return shelf.folders(part for part, _ in _bringers())


def supplies() -> tuple[Supply, ...]:
    """Return what the pictures of each box may use."""
    return tuple(supply_of(part) for part, _ in _bringers())


def forget() -> None:
    """Read every file again when it is wanted."""
    _files.cache_clear()
    _registered.cache_clear()
    shelf.forget()


def names() -> tuple[str, ...]:
    """Return every name that has a picture of its own."""
    return tuple(_files(_bringers()))


def _two(head: Line) -> tuple[str, str]:
    if len(head.words) != 3:
        raise head.fault("pair wants the names of two pictures, as in “pair space:foldspace space:smuggling”")
    for name in head.words[1:]:
        _other(head, (name,))
    return head.words[1], head.words[2]


def _house(name: str, head: Line) -> frames.House:
    """A House, whichever box brings it."""
    found = _files(_bringers()).get(f"house:{name}")
    if found is None:
        raise head.fault(f"there is no House “{name}”")
    return frames.house_of(read(found[0]), supply_of(found[1]))


_QUIET: Final = Mood("#120C1E", "#55233F", "#E08A48", "#FFD592", "#9A5236", "#1B0F1A", "#FFDDA2", "#C79A4B")


def _default(name: str, width: int, height: int) -> Pen:
    """Quiet dunes under a low sun."""
    p = frames.scene_pen(width, height)
    scenery.sky(p, _QUIET, 72, (p.w * 0.62, 62, 18), seed=frames.seed_of(name))
    scenery.sands(p, _QUIET, 74)
    return p


def _pair(first: str, second: str, width: int, height: int) -> pygame.Surface:
    """Two pictures side by side, parted by a slanting edge of brass."""
    lean = min(width, height) // 9
    half = width // 2 + lean
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    right = draw(second, half, height)
    whole.blit(right, (width - half, 0))
    left = draw(first, half, height)
    cut = Pen(0, 0, half, height)
    cut.path(f"M0 0H{half}L{half - 2 * lean} {height}H0Z", "#FFFFFF")
    left.blit(cut.render(half, height), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(left, (0, 0))
    edge = Pen(0, 0, width, height)
    line = max(1.5, height / 60)
    edge.line(f"M{half + 2} -2L{half - 2 * lean - 2} {height + 2}", "#1B1119", line * 2.4)
    edge.line(f"M{half + 2} -2L{half - 2 * lean - 2} {height + 2}", BRASS_LIGHT, line)
    whole.blit(edge.render(width, height), (0, 0))
    return whole


def draw(name: str, width: int, height: int, seat: int = -1) -> pygame.Surface:
    """The picture called `name`, sharp at exactly this size in pixels. Raises PictureError for a broken file.

    A figure has the colors of its `seat`.
    """
    width, height = max(1, width), max(1, height)
    found = _files(_bringers()).get(name)
    if found is None:
        return _default(name, width, height).render(width, height)
    path, part = found
    lines = read(path)
    if lines[0].words[0] == "same":
        other, part = _other(lines[0], lines[0].words[1:])
        lines = read(other)
    if lines[0].words[0] == "pair":
        return _pair(*_two(lines[0]), width, height)
    return _framed(path.stem, lines, supply_of(part), width, height, seat).render(width, height)


def _other(head: Line, name: tuple[str, ...]) -> tuple[Path, str]:
    """The file of the picture that the first line of another names, and the package of its box."""
    found = _files(_bringers()).get(name[0]) if len(name) == 1 else None
    if found is None or read(found[0])[0].words[0] in ("same", "pair"):
        raise head.fault("this line names pictures that have lines of their own, as in “same space:conspire”")
    return found


def _framed(key: str, lines: tuple[Line, ...], supply: Supply, width: int, height: int, seat: int) -> Pen:
    head = lines[0]
    match head.words[0]:
        case "scene":
            return frames.scene(lines, key, supply, width, height)
        case "piece":
            return frames.piece(lines, key, supply, width, height)
        case "person":
            return frames.person(lines, key, supply, width, height)
        case "leader" if len(head.words) == 2:
            return frames.leader(lines, _house(head.words[1], head), supply, width, height)
        case "house":
            return frames.house_alone(frames.house_of(lines, supply), width, height)
        case "figure":
            return frames.figure(lines, supply, width, height, seat)
    raise head.fault(f"a picture begins with one of {', '.join(frames.FRAMES)}, not with “{head.text}”")
