"""`looks`: the display lists of all positions, compared with those that were accepted, without drawing anything.

Each group of positions has a file with a line for each region of each screen: its name, a hash of all it shows, and one
character for each of its elements, hits and things. So a difference names the position, the region and the element.
Regions that look as in an earlier position of the file are left out. Text is measured without fonts (`Plain`), so the
files are the same on every machine.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from hashlib import sha256
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zlib import crc32

from dune_desktop import __version__
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.storage.disk import SUFFIX, SaveError
from dune_desktop.tools.played import Position
from dune_desktop.tools.positions import groups
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import decorate, spots
from dune_desktop.ui.window.canvas import canvas_for

USUAL: Final = (DEFAULT, (1280, 720))
OTHERS: Final = tuple(zip((name for name in LANGUAGES if name != DEFAULT), ((1920, 1200), (2560, 1080)), strict=False))
EVERY: Final = 10
"""Of so many positions, by a number made of their name, one is also looked at in each of two other languages, in other
shapes of window.
"""

TOLD: Final = 12
"""Differences that are told of one group; the rest is counted."""

NUDGE: Final = 1e-6
"""Added before rounding: halves of a hundredth are frequent, and the last digit of a sum differs between versions of
Python.
"""

PARTS: Final = ("element", "hit", "thing")
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d( \d\d:\d\d)?")


class Look(NamedTuple):
    """What a region looks like: a hash of all of it, and a character for each element, hit and thing."""

    digest: str
    marks: str  # of elements, hits and things, with a bar between them

    @classmethod
    def of(cls, region: Region) -> Look:
        kinds = _items(region)
        own = " ".join(_text(getattr(region, name)) for name in ("rect", "bleed", "layer", "modal", "clip"))
        texts = [own, *("\n".join(map(_text, items)) for items in kinds)]
        marks = "|".join("".join(map(_mark, items)) for items in kinds)
        return cls(sha256("\n\n".join(texts).encode()).hexdigest()[:10], marks)


Looks = dict[str, Look]
"""Region -> its look, in painting order. The screen itself is the first of them."""

SCREEN: Final = "screen"


def looks_of(screen: Screen) -> Looks:
    """Return the looks of all regions of a screen; two of one name are told apart by a number."""
    whole = _text((screen.background, screen.width, screen.height, screen.wants_key))
    order = " ".join(region.name for region in screen.regions)
    found = {SCREEN: Look(sha256(f"{whole} {order}".encode()).hexdigest()[:10], "")}
    for region in screen.regions:
        found[region.name] = Look.of(region)
    return found


# ---------------------------------------------------------------------------------------------------- the command


def looks(folder: Path | None, saves: Path, kept: Path, only: str = "", accept: bool = False) -> Iterator[str]:
    """Yield what differs from the looks in `kept`; draw the positions that differ into `folder`, if there is one.

    With `accept` the present looks are kept instead. Raises SaveError if there is nothing to compare.
    """
    with TemporaryDirectory() as data:
        found = groups(saves, Path(data))
        if not found:
            raise SaveError("missing", saves, "no saves")
        if accept:
            kept.mkdir(parents=True, exist_ok=True)
            for stale in set(kept.glob("*.txt")) - {kept / f"{name}.txt" for name in found}:
                stale.unlink()
        for name, group in found.items():
            shown = {}
            for position in group():
                for view in views(position):
                    if only in view.name:
                        shown[view.name] = view
            path = kept / f"{name}.txt"
            present = {each.name: looks_of(each.screen) for each in shown.values()}
            former = read_looks(path)
            if accept:
                if only:
                    present = {key: present.get(key, look) for key, look in former.items()} | present
                write_looks(path, present)
                continue
            if only:
                former = {key: look for key, look in former.items() if only in key}
            yield from told(former, present, {each.name: each.screen for each in shown.values()})
            if folder is not None:
                _draw(folder, [shown[key] for key, look in present.items() if former.get(key) != look])


class View(NamedTuple):
    """A position in one language and window size, and its screen."""

    name: str
    position: Position
    language: str
    size: tuple[int, int]
    screen: Screen


def views(position: Position) -> Iterator[View]:
    """Yield the position in English, and some positions in other languages and shapes too."""
    yield _view(position, position.name, *USUAL)
    for place, (language, size) in enumerate(OTHERS):
        if crc32(position.name.encode()) % EVERY == place:
            yield _view(position, f"{position.name} {language} {size[0]}x{size[1]}", language, size)


def _view(position: Position, name: str, language: str, size: tuple[int, int]) -> View:
    scene, pointed = position.scene(language)
    screen = scene.screen(Plain(language), canvas_for(*size, dense=scene.dense))
    under = next((spot for spot in spots(screen) if spot.hit.action == pointed), None) if pointed else None
    return View(name, position, language, size, decorate(screen, under, None))


def _draw(folder: Path, differing: Sequence[View]) -> None:
    """Draw these positions."""
    from dune_desktop.ui.window.unseen import headless

    folder.mkdir(parents=True, exist_ok=True)
    for view in differing:
        scene, pointed = view.position.scene(view.language)
        drawn = headless.draw(scene, view.size, view.language, pointed)
        headless.save(drawn, folder / f"{view.name.replace(' ', '-')}.png")


# ---------------------------------------------------------------------------------------------------- differences


def told(former: Mapping[str, Looks], present: Mapping[str, Looks], screens: Mapping[str, Screen]) -> list[str]:
    """Return what differs, a line for each region; what has no room is counted."""
    lines = [f"{name}: it is not drawn any more" for name in former if name not in present]
    for name, look in present.items():
        if name not in former:
            lines.append(f"{name}: it is new")
        elif former[name] != look:
            lines += [f"{name}: {line}" for line in _regions(former[name], look, screens[name])]
    more = [f"... and {len(lines) - TOLD} more regions"] if len(lines) > TOLD else []
    return lines[:TOLD] + more


def _regions(former: Looks, present: Looks, screen: Screen) -> Iterator[str]:
    regions = {region.name: region for region in screen.regions}
    yield from (f"{name} is gone" for name in former if name not in present)
    for name, look in present.items():
        if name not in former:
            yield f"{name} is new"
        elif former[name] != look:
            yield f"{name}: {_first(former[name], look, regions[name]) if name in regions else _whole(screen)}"


def _whole(screen: Screen) -> str:
    return f"background, size or order of regions: {' '.join(region.name for region in screen.regions)}"


def _first(former: Look, present: Look, region: Region) -> str:
    """Return the first difference of two looks of a region."""
    for kind, before, after, items in zip(
        PARTS, former.marks.split("|"), present.marks.split("|"), _items(region), strict=True
    ):
        if before != after:
            same = next((at for at, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), None)
            at = min(len(before), len(after)) if same is None else same
            count = f"{len(before)}, now {len(after)}" if len(before) != len(after) else f"{len(after)}"
            return f"{kind} {at + 1} of {count}: {_text(items[at]) if at < len(items) else 'it is gone'}"
    return f"its place or layer is now {region.rect} {region.layer}, or something differs whose mark is the same"


# ---------------------------------------------------------------------------------------------------- files


def read_looks(path: Path) -> dict[str, Looks]:
    """Return the looks kept in a file, by position; {} if there is none."""
    found: dict[str, Looks] = {}
    order: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if line.startswith("  "):
            name, digest, *marks = line.split(" ")[2:]
            if digest == "-":
                del found[order[-1]][name]
            else:
                found[order[-1]][name] = Look(digest, marks[0] if marks else "")
        elif line:
            name, _, like = line.partition(" = ")
            order.append(name)
            found[name] = dict(found[like]) if like else {}
    return found


def write_looks(path: Path, present: Mapping[str, Looks]) -> None:
    """Keep the looks of positions in a file; of each only what differs from an earlier one that is mostly the same."""
    lines: list[str] = []
    whole: list[str] = []
    for name, look in present.items():
        alike = (each for each in whole if sum(present[each].get(k) == v for k, v in look.items()) * 2 > len(look))
        like = next(alike, "")
        if not like:
            whole.append(name)
        base = present[like] if like else {}
        lines += ["", f"{name} = {like}" if like else name]
        lines += [f"  {region} -" for region in sorted(base) if region not in look]
        differing = ((key, each) for key, each in sorted(look.items()) if base.get(key) != each)
        lines += [f"  {key} {each.digest} {each.marks}".rstrip() for key, each in differing]
    path.write_text("\n".join(lines[1:]) + "\n", encoding="utf-8", newline="\n")


# ---------------------------------------------------------------------------------------------------- in text


def _items(region: Region) -> tuple[Sequence[object], ...]:
    return region.elements, region.hits, region.things


def _mark(item: object) -> str:
    return urlsafe_b64encode(sha256(_text(item).encode()).digest())[:1].decode()


@lru_cache(maxsize=1 << 15)
def _text(value: object) -> str:
    """Return a value in text that depends on nothing but the looks: numbers rounded, no paths, dates or versions."""
    match value:
        case None:
            return "-"
        case str() if value.endswith(SUFFIX):
            return f"path {PurePath(value).name}"
        case str():
            return repr(_DATE.sub("DATE", value).replace(__version__, "VERSION").replace("\\", "/"))
        case bool() | int() | float():
            return f"{round(value + NUDGE, 2) + 0:g}" if abs(value) < 10_000 else f"{value:.0f}"
        case PurePath():
            return f"path {value.name}"
        case tuple():
            return f"{_kind(value)}({' '.join(map(_text, value))})"
        case _:
            parts = ((field.name, getattr(value, field.name), field.default) for field in fields(value))  # type: ignore[arg-type]  # mypy does not know a value as a dataclass
            said = (f"{name}={_text(each)}" for name, each, default in parts if each != default)
            return f"{type(value).__name__}({' '.join(said)})"


def _kind(value: tuple[object, ...]) -> str:
    return "" if type(value) is tuple else type(value).__name__
