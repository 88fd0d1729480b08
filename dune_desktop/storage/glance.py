"""What a save says of itself at its beginning, read without the rest: the title shows it before all else is loaded."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dune_desktop.dataclass import dataclass
from dune_desktop.storage import disk
from dune_desktop.storage.folder import automatic, last_written, saves_in

if TYPE_CHECKING:
    from dune_desktop.storage.schema import Save

_HEADS = (1 << 10, 64 << 10)  # bytes within which the summary nearly always ends, and always
_END = ',"state":'


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in a few words: who plays it, how far it is, how it stands."""

    path: Path
    game: str
    name: str  # given by the player; empty for what the program saved by itself
    app: str
    saved: datetime
    boxes: tuple[str, ...]
    variants: tuple[str, ...]
    difficulty: str  # "" for a game that has none
    kinds: tuple[str, ...]
    levels: tuple[str, ...]  # of the computers, "" for everybody else
    names: tuple[str, ...]
    leaders: tuple[str, ...]
    points: tuple[int, ...]
    round: int
    over: bool
    onward: int = 0  # the round in which it was played on from another game

    @classmethod
    def of(cls, path: Path, save: Save) -> Glance:
        """The same of a save that was read whole."""
        kinds = tuple(seat.kind for seat in save.config.seats)
        said = save.summary
        when, config = _in_utc(save.saved), save.config
        told = (said.names, said.leaders, said.points, said.round, said.over)
        return cls(
            path,
            save.game,
            save.name,
            save.app,
            when,
            config.boxes,
            config.variants,
            config.difficulty or "",
            kinds,
            tuple(chair.level for chair in save.chairs),
            *told,
            save.onward,
        )

    @property
    def automatic(self) -> bool:
        """Whether the program keeps this file by itself; a copy that the player made of it is the player's own."""
        return not self.name and self.path == automatic(self.path.parent, self.game)


def in_order(found: Iterable[Glance], last: Path | None) -> list[Glance]:
    """The one written last first, the others by the time they were saved at, the latest first."""
    return sorted(found, key=lambda seen: (seen.path == last, seen.saved, str(seen.path)), reverse=True)


def glance(path: Path) -> Glance | None:
    """What the file says of itself, None if that cannot be told from its beginning. The file is not checked."""
    try:
        plain = json.loads(_head(path) + "}")
        said = plain["summary"]
        found = Glance(
            path,
            str(plain["game"]),
            disk.plain(str(plain["name"])),
            disk.plain(str(plain["app"])),
            _in_utc(datetime.fromisoformat(plain["saved"])),
            tuple(map(str, plain["config"]["boxes"])),
            tuple(map(str, plain["config"].get("variants", ()))),
            str(plain["config"].get("difficulty") or ""),
            tuple(str(seat["kind"]) for seat in plain["config"]["seats"]),
            _levels(plain),
            tuple(disk.plain(str(name)) for name in said["names"]),
            tuple(map(str, said["leaders"])),
            tuple(map(int, said["points"])),
            int(said["round"]),
            bool(said["over"]),
            int(plain.get("onward", 0)),
        )
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, zlib.error):
        return None
    return found if _plausible(found) else None


def _levels(plain: dict[str, Any]) -> tuple[str, ...]:
    """The levels of the computers at the table; people sat everywhere before there were any."""
    chairs = plain.get("chairs") or [{}] * len(plain["config"]["seats"])
    return tuple(disk.plain(str(chair.get("level", ""))) for chair in chairs)


def _plausible(found: Glance) -> bool:
    """Whether it can be shown; whether it can be played is not known before it is read whole."""
    sizes = {len(found.kinds), len(found.levels), len(found.names), len(found.leaders), len(found.points)}
    numbers = (found.round, found.onward, *found.points)
    names = [part for leader in found.leaders if leader for part in leader.split("/")]  # of a box: BOX/ID
    ids = all(map(disk.is_game, (found.game, *names)))
    return sizes == {len(found.kinds)} and found.kinds in _TABLES and ids and all(abs(n) < 100_000 for n in numbers)


_TABLES = (
    ("human", "rival", "rival"),
    ("human", "human", "hagal"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
)


def _head(path: Path) -> str:
    """What stands before the position; raises ValueError if there is none. No more of the file is read than needed."""
    for size in _HEADS:
        packed = disk.head(path, size)
        head = zlib.decompressobj(wbits=31).decompress(packed, 2 * size).decode("utf-8", errors="ignore")
        if _END in head:
            return head.partition(_END)[0]
    raise ValueError("no position")


def _in_utc(when: datetime) -> datetime:
    """The time so that all can be compared."""
    return when.astimezone(UTC)


def glances(folder: Path) -> tuple[list[Glance], int]:
    """What all saves of the folder say of themselves, in order, and how many files there are."""
    paths = saves_in(folder)
    found = [seen for path in paths if (seen := glance(path)) is not None]
    return in_order(found, last_written(folder)), len(paths)
