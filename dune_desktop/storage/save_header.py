"""The summary at the beginning of a save, read without the rest, so that the title screen shows at once."""

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

_HEADS = (1 << 10, 64 << 10)  # bytes that hold the summary nearly always, and bytes that always do
_END = ',"state":'


@dataclass(frozen=True, slots=True)
class SaveHeader:
    """The summary of a saved game: players, progress and points."""

    path: Path
    game: str
    name: str  # given by the player; empty for an automatic save
    app: str
    saved: datetime
    boxes: tuple[str, ...]
    variants: tuple[str, ...]
    difficulty: str  # "" for a game that has none
    kinds: tuple[str, ...]
    levels: tuple[str, ...]  # of computers; "" for other seats
    names: tuple[str, ...]
    leaders: tuple[str, ...]
    points: tuple[int, ...]
    round: int
    over: bool
    onward: int = 0  # the round in which it branched from another game; 0 if it did not
    guests: tuple[str, ...] = ()  # which computer sits where, by its id; "" for other seats

    @classmethod
    def of(cls, path: Path, save: Save) -> SaveHeader:
        """Return the summary of a save that was read whole."""
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
            tuple(chair.guest for chair in save.chairs),
        )

    @property
    def automatic(self) -> bool:
        """Tell whether this is an automatic save; a copy that the player made of one is not."""
        return not self.name and self.path == automatic(self.path.parent, self.game)


def in_order(found: Iterable[SaveHeader], last: Path | None) -> list[SaveHeader]:
    """Sort summaries: the file written last first, then by time, the latest first."""
    return sorted(found, key=lambda seen: (seen.path == last, seen.saved, str(seen.path)), reverse=True)


def read_header(path: Path) -> SaveHeader | None:
    """Read the summary at the beginning of a save; None if there is none. The rest is not checked."""
    try:
        plain = json.loads(_head(path) + "}")
        said = plain["summary"]
        found = SaveHeader(
            path,
            str(plain["game"]),
            disk.plain(str(plain["name"])),
            disk.plain(str(plain["app"])),
            _in_utc(datetime.fromisoformat(plain["saved"])),
            tuple(map(str, plain["config"]["boxes"])),
            tuple(map(str, plain["config"].get("variants", ()))),
            str(plain["config"].get("difficulty") or ""),
            tuple(str(seat["kind"]) for seat in plain["config"]["seats"]),
            _of_chairs(plain, "level"),
            tuple(disk.plain(str(name)) for name in said["names"]),
            tuple(map(str, said["leaders"])),
            tuple(map(int, said["points"])),
            int(said["round"]),
            bool(said["over"]),
            int(plain.get("onward", 0)),
            _of_chairs(plain, "guest"),
        )
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, zlib.error):
        return None
    return found if _plausible(found) else None


def _of_chairs(plain: dict[str, Any], what: str) -> tuple[str, ...]:
    """Return a field of the computers seat by seat; saves older than computer players have none."""
    chairs = plain.get("chairs") or [{}] * len(plain["config"]["seats"])
    return tuple(disk.plain(str(chair.get(what, ""))) for chair in chairs)


def _plausible(found: SaveHeader) -> bool:
    """Tell whether the summary can be shown. Only reading the whole file tells whether the game can be played."""
    sizes = {len(found.kinds), len(found.levels), len(found.names), len(found.leaders), len(found.points)}
    numbers = (found.round, found.onward, *found.points)
    names = [part for leader in found.leaders if leader for part in leader.split("/")]  # an id from a box is BOX/ID
    ids = all(map(disk.is_game, (found.game, *names)))
    return sizes == {len(found.kinds)} and found.kinds in _TABLES and ids and all(abs(n) < 100_000 for n in numbers)


_TABLES = (
    ("human", "rival", "rival"),
    ("human", "human", "hagal"),
    ("human", "human", "rival"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
)


def _head(path: Path) -> str:
    """Return the JSON before the position, reading no more than needed; raises ValueError if there is none."""
    for size in _HEADS:
        packed = disk.head(path, size)
        head = zlib.decompressobj(wbits=31).decompress(packed, 2 * size).decode("utf-8", errors="ignore")
        if _END in head:
            return head.partition(_END)[0]
    raise ValueError("no position")


def _in_utc(when: datetime) -> datetime:
    """Return the time in UTC, so that times compare."""
    return when.astimezone(UTC)


def read_headers(folder: Path) -> tuple[list[SaveHeader], int]:
    """Return the summaries of all saves in the folder, sorted, and the number of files."""
    paths = saves_in(folder)
    found = [seen for path in paths if (seen := read_header(path)) is not None]
    return in_order(found, last_written(folder)), len(paths)
