"""Find and read the picture files of a box, and what they may use: parts, grounds, families, moods and named tones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from dune_desktop.ui.art.drawer import Supply
from dune_desktop.ui.art.families import FAMILIES
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.picture_file import ENDING, Line, PictureError, parse
from dune_desktop.ui.art.words import Fault, color
from dune_desktop.ui.system import assets

_OWN: Final = "dune_desktop.ui.boxes."
_SHARED: Final = ("parts", "grounds")
_MOODS: Final = "moods"


@cache
def pictures_of(part: str) -> dict[tuple[str, str], Path]:
    """Return the picture files of a box, given its package for the window, by kind and id: `("card", "stilgar")`."""
    files = _files(_folder(part), "*")
    return {(path.parent.name, path.stem): path for path in files if path.parent.name not in _SHARED}


@cache
def supply_of(part: str) -> Supply:
    """Return what the pictures of a box may use. Raises PictureError for moods that cannot be read."""
    folders = (_folder(""), _folder(part))
    shared = {path.stem: path for kind in _SHARED for folder in folders for path in _files(folder, kind)}
    moods: dict[str, Mood] = {}
    tones: dict[str, str] = {}
    for folder in folders:
        if (file := folder / (_MOODS + ENDING)).is_file():
            _read_moods(file, moods, tones)
    return Supply(shared, read, FAMILIES | _own_families(part), moods, tones)


def _own_families(part: str) -> dict[str, Callable[..., None]]:
    """Return the families of code that a box brings."""
    module = f"{part}.pictures.families"
    with suppress(ModuleNotFoundError):  # a box whose window is a module has no module below it
        if find_spec(f"{part}.pictures") is not None and find_spec(module) is not None:
            families: dict[str, Callable[..., None]] = import_module(module).FAMILIES
            return families
    return {}


def _folder(part: str) -> Path:
    """Return the folder of a box: in `assets` for one of the program, else in its own package."""
    if not part or part.startswith(_OWN):
        return assets.folder() / "pictures" / part.removeprefix(_OWN)
    found = find_spec(part)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pictures"


def folders(parts: Iterable[str]) -> tuple[Path, ...]:
    """Return the folder of what all boxes share, and those of these boxes."""
    return tuple(_folder(part) for part in ("", *parts))


def _files(folder: Path, kind: str) -> Iterator[Path]:
    yield from sorted(folder.glob(f"{kind}/*{ENDING}"))


@lru_cache(maxsize=1024)
def read(path: Path) -> tuple[Line, ...]:
    """Return the statements of a file; raise PictureError for one that cannot be read."""
    home = assets.folder().parent
    name = (path.relative_to(home) if path.is_relative_to(home) else path).as_posix()
    try:
        lines = parse(path.read_text(encoding="utf-8"), name)
    except (OSError, UnicodeDecodeError) as error:
        raise PictureError(name, 0, f"the file cannot be read ({error})") from error
    if not lines:
        raise PictureError(name, 0, "the file says nothing; it begins with a line such as “scene dusk”")
    return lines


def forget() -> None:
    """Read every file again when it is wanted."""
    for kept in (read, pictures_of, supply_of):
        kept.cache_clear()


def mood_of(line: Line, words: tuple[str, ...]) -> Mood:
    """Return the mood that such words describe: one color for each of its tones."""
    try:
        return Mood(**_colors(line, words))
    except TypeError:
        wanted = "top, mid, low, disc, land, figure, rim and accent"
        raise line.fault(f"a mood has a color for {wanted}, and for nothing else") from None


def _colors(line: Line, words: tuple[str, ...]) -> dict[str, str]:
    try:
        return {name: color(value) for name, _, value in (word.partition("=") for word in words)}
    except Fault as fault:
        raise line.fault(str(fault)) from None


def _read_moods(file: Path, moods: dict[str, Mood], tones: dict[str, str]) -> None:
    for line in read(file):
        words = (line.words[0], *line.tail)
        if words[0] == "mood" and len(words) > 2:
            moods[words[1]] = mood_of(line, words[2:])
        elif words[0] == "tones":
            tones |= _colors(line, words[1:])
        else:
            raise line.fault("a file of moods has lines “mood NAME ...” and “tones ...”")
