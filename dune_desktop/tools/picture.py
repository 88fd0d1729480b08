"""`picture`: shows a picture of the game in its sizes, and draws it again whenever its file changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from dune_desktop.engine.assembly import registry
from dune_desktop.ui.art import gallery
from dune_desktop.ui.art.drawer import STATEMENTS, taken_by
from dune_desktop.ui.art.picture_file import ENDING, Line, PictureError
from dune_desktop.ui.art.shelf import read

Size = tuple[int, int]
_SHAPES: Final = ((480, 192), (288, 192), (192, 192), (150, 210))
_PORTRAITS: Final = ((240, 240), (180, 252), (320, 240))
_LOOK: Final = 0.25  # seconds between two looks at the files


def picture(word: str, size: Size | None, out: Path | None, watch: bool) -> Iterator[str]:
    """Show the pictures that `word` names in a window, or write them to a file; yield what is to be said.

    With `watch`, draw them again when a file changes, until the window is closed; what is wrong with a file is said
    and looking goes on. Raises PictureError for an unknown name, and without `watch` for a file that is wrong.
    """
    from dune_desktop.ui.art.sheet import sheet
    from dune_desktop.ui.window.picture_window import PictureWindow
    from dune_desktop.ui.window.unseen import headless

    assert registry.boxes()  # names are those of a game
    named(word)
    if out is not None:
        headless.open_display()
    window = PictureWindow() if out is None else None
    files = Files()
    while True:
        if files.changed():
            gallery.forget()
            try:
                made = sheet([(name, (size,) if size else _sizes(name)) for name in named(word)])
            except PictureError as error:
                if not watch:
                    raise
                if window is not None:
                    window.say(str(error))
                yield str(error)
            else:
                if window is not None:
                    window.show(made, f"{word}: {', '.join(_paths(named(word)))}")
                if out is not None:
                    headless.save(made, out)
                    yield f"wrote {out}"
        if window is None and not watch:
            return
        if window is not None and not window.is_open():
            return
        time.sleep(_LOOK)


class Files:
    """Notices changes of picture files."""

    def __init__(self) -> None:
        self._seen: dict[Path, tuple[int, int]] = {}

    def changed(self) -> bool:
        """Return whether a file is new, gone or another than at the last look; the first time it is so."""
        paths = (path for folder in gallery.folders() for path in folder.rglob("*" + ENDING))
        found = {path: (stat.st_mtime_ns, stat.st_size) for path in paths for stat in (path.stat(),)}
        before, self._seen = self._seen, found
        return found != before


def named(word: str) -> tuple[str, ...]:
    """Return the pictures that a word names: a whole name, an id, a file, or a part or ground that they use."""
    names = gallery.names()
    if word in names:
        return (word,)
    by_id = tuple(name for name in names if word in (_id(name), _id(name).rpartition("/")[2]))
    path = Path(word).resolve()
    by_file = tuple(name for name in names if gallery.file_of(name) == path)
    found = by_id or by_file or tuple(name for name in names if _uses(gallery.file_of(name), path.stem))[:4]
    if not found:
        ids = [_id(name) for name in names]
        near = " or ".join(dict.fromkeys(get_close_matches(word, ids, 2)))
        raise PictureError(word, 0, "no picture is called so" + (f"; do you mean {near}?" if near else ""))
    return found


def _id(name: str) -> str:
    return name.partition(":")[2]


def _uses(file: Path, word: str) -> bool:
    """Whether a picture uses a part or ground, itself or in what it uses."""
    shared = {name: path for supply in gallery.supplies() for name, path in supply.shared.items()}
    if word not in shared:
        return False
    try:
        words = _words(read(file))
    except PictureError:
        return False
    return word in words or any(_uses(shared[other], word) for other in words if other in shared)


def _words(lines: Sequence[Line]) -> set[str]:
    return {line.words[0] for line in lines}.union(*(_words(line.below) for line in lines))


def _sizes(name: str) -> Sequence[Size]:
    return _PORTRAITS if name.startswith(("leader:", "rival:", "house:")) else _SHAPES


def _paths(names: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(read(gallery.file_of(name))[0].where for name in names))


def _takes(family: Callable[..., None]) -> tuple[str, ...]:
    taken = taken_by(family)
    return (*taken.takes, *(("...",) if taken.rest else ()))


def vocabulary() -> Iterator[str]:
    """Yield every word that files of pictures may use: statements, parts, grounds, families, moods and tones."""
    yield "statements: " + ", ".join(STATEMENTS)
    supplies = gallery.supplies()
    for kind in ("parts", "grounds"):
        yield f"{kind}:"
        files = {name: path for each in supplies for name, path in each.shared.items() if path.parent.name == kind}
        for name, path in sorted(files.items()):
            takes = " ".join(read(path)[0].words[1:])
            comment = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
            yield f"  {name}{' ' + takes if takes else ''}: {comment}"
    yield "families of code:"
    families = {name: family for each in supplies for name, family in each.families.items()}
    for name, family in sorted(families.items()):
        yield f"  {name} ({', '.join(_takes(family))}): {(family.__doc__ or '').partition(chr(10))[0]}"
    yield "moods: " + ", ".join(dict.fromkeys(mood for each in supplies for mood in each.moods))
    yield "tones of every picture: " + ", ".join(dict.fromkeys(tone for each in supplies for tone in each.tones))
