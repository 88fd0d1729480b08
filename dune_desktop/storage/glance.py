"""What a save says of itself at its beginning, read without the rest: the title shows it before all else is loaded."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dune_desktop.storage import disk
from dune_desktop.storage.disk import SUFFIX

if TYPE_CHECKING:
    from dune_desktop.storage.schema import Save

_HEAD = 64 << 10  # bytes, unpacked, within which the summary ends
_END = ',"state":'


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in a few words: who plays it, how far it is, how it stands."""

    path: Path
    saved: str  # sorts by time
    boxes: tuple[str, ...]
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    leaders: tuple[str, ...]
    points: tuple[int, ...]
    round: int
    over: bool

    @classmethod
    def of(cls, path: Path, save: Save) -> Glance:
        """The same of a save that was read whole."""
        kinds = tuple(seat.kind for seat in save.config.seats)
        said = save.summary
        when, boxes = save.saved.isoformat(), save.config.boxes
        return cls(path, when, boxes, kinds, said.names, said.leaders, said.points, said.round, said.over)


def glance(path: Path) -> Glance | None:
    """What the file says of itself, None if that cannot be told from its beginning. The file is not checked."""
    try:
        packed = disk.head(path, _HEAD)
        head = zlib.decompressobj(wbits=31).decompress(packed, _HEAD).decode("utf-8", errors="ignore")
        if _END not in head:
            return None
        plain = json.loads(head.partition(_END)[0] + "}")
        said = plain["summary"]
        found = Glance(
            path,
            str(plain["saved"]),
            tuple(map(str, plain["config"]["boxes"])),
            tuple(str(seat["kind"]) for seat in plain["config"]["seats"]),
            tuple(disk.plain(str(name)) for name in said["names"]),
            tuple(map(str, said["leaders"])),
            tuple(map(int, said["points"])),
            int(said["round"]),
            bool(said["over"]),
        )
    except (OSError, ValueError, LookupError, TypeError, ArithmeticError, RecursionError, zlib.error):
        return None
    return found if _plausible(found) else None


def _plausible(found: Glance) -> bool:
    """Whether it can be shown; whether it can be played is not known before it is read whole."""
    sizes = {len(found.kinds), len(found.names), len(found.leaders), len(found.points)}
    numbers = (found.round, *found.points)
    ids = all(not leader or disk.is_game(leader) for leader in found.leaders)
    return sizes == {len(found.kinds)} and found.kinds in _TABLES and ids and all(abs(n) < 100_000 for n in numbers)


_TABLES = (
    ("human", "rival", "rival"),
    ("human", "human", "hagal"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
)


def glances(folder: Path) -> tuple[list[Glance], int]:
    """What all saves of the folder say of themselves, the latest first, and how many files there are."""
    paths = sorted(folder.glob("*" + SUFFIX)) if folder.is_dir() else []
    found = [seen for path in paths if (seen := glance(path)) is not None]
    return sorted(found, key=lambda seen: (seen.saved, str(seen.path)), reverse=True), len(paths)
