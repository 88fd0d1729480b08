"""The results of finished games, which stay when the saves of those games are deleted.

One small file beside the folder of saves, one line per game, replaced in one step (`disk.write`). Lines, and fields of
lines, that this program does not understand stay unchanged. Lost results are restored from the saves that are left
(`Slots.recall`). It holds the names of people and never leaves the computer; problem reports contain nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import AwareDatetime, Field, TypeAdapter, ValidationError

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.ids import SeatKind
from dune_desktop.engine.validation.field_kinds import MAX_COUNT
from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError, plain, read, stat_of, write
from dune_desktop.storage.settings import STRENGTHS

if TYPE_CHECKING:
    from dune_desktop.engine import GameState, Rules
    from dune_desktop.session import Chair

VERSION: Final = 1
MAX_BYTES: Final = 16 << 20  # bytes of the file, more than a player ever needs
MAX_LINES: Final = 20_000  # lines in it, sound or not, because parsing each takes time
MAX_LINE_BYTES: Final = 8192  # bytes of a line; a game needs a tenth of that
KEPT_DAYS: Final = 30  # days that a deletion can be undone


Text = Annotated[str, Field(max_length=disk.MAX_NAME_LENGTH, pattern=r"^[^\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$")]
Id = Annotated[str, Field(max_length=disk.MAX_NAME_LENGTH, pattern=r"^[0-9A-Za-z_-]+(/[0-9A-Za-z_-]+)*$")]
Moment = Annotated[
    AwareDatetime,  # within what every system can convert to local time
    Field(ge=datetime(1971, 1, 1, tzinfo=UTC), le=datetime(9000, 1, 1, tzinfo=UTC)),
]
Points = Annotated[int, Field(ge=-MAX_COUNT, le=MAX_COUNT)]


Table = Literal["solo", "computers", "people", "watched"]
Version = Annotated[int, Field(ge=1, le=VERSION)]


@dataclass(frozen=True, slots=True)
class PastSeat:
    """One seat of a finished game and its result. A person has no `level`; `place` is 0 for a seat that cannot win.

    `sources`: kind of source -> the points from it.
    """

    kind: SeatKind
    name: Text
    points: Points
    place: Annotated[int, Field(ge=0, le=9)]
    level: Text = ""
    leader: Id | Literal[""] = ""
    sources: dict[Text, Points] = field(default_factory=dict)

    @property
    def person(self) -> bool:
        """Tell whether a person sat there."""
        return self.kind == "human" and not self.level


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game: its setup and its result."""

    game: Id
    ended: Moment
    boxes: tuple[Id, ...]
    rounds: Annotated[int, Field(ge=0, le=99)]
    seats: Annotated[tuple[PastSeat, ...], Field(min_length=3, max_length=9)]
    variants: tuple[Id, ...] = ()
    difficulty: Id | Literal[""] = ""
    version: Version = VERSION


def table_of(game: PastGame) -> Table:
    """Return against whom people played: Rivals, computers, each other; or nobody did."""
    if not any(seat.person for seat in game.seats):
        return "watched"
    if sum(seat.kind == "human" for seat in game.seats) == 1:
        return "solo"
    return "computers" if any(seat.level for seat in game.seats) else "people"


def strongest(game: PastGame) -> str:
    """Return the highest level among the computers at the table; an unknown one is below all others."""
    levels = [seat.level for seat in game.seats if seat.level]
    return max(levels, key=lambda level: STRENGTHS.index(level) if level in STRENGTHS else -1, default="")


@dataclass(frozen=True, slots=True)
class _Forgotten:
    """A mark that a game was deleted. It outlives the game's own line, because the game's save may still exist."""

    game: Id
    forgotten: Moment
    version: Version = VERSION


_PAST, _GONE = TypeAdapter(PastGame), TypeAdapter(_Forgotten)


def past_game(
    game: str,
    ended: datetime,
    rules: Rules,
    state: GameState,
    names: Sequence[str],
    chairs: Sequence[Chair],
) -> PastGame:
    """Return the record of a finished game."""
    ranking = rules.ranking(state)
    seats = []
    for seat, (place, name, chair) in enumerate(zip(rules.config.seats, names, chairs, strict=True)):
        player = state.seats[seat]
        sources: dict[str, int] = {}
        for source, n, _ in player.points:
            kind = source.partition(":")[0]
            sources[kind] = sources.get(kind, 0) + n
        seats.append(
            PastSeat(
                kind=place.kind,
                name=plain(name),
                level=chair.level,
                leader=player.leader,
                points=player.vp,
                place=ranking.index(seat) + 1 if seat in ranking else 0,
                sources=sources,
            )
        )
    config = rules.config
    return PastGame(
        game=game,
        ended=ended,
        boxes=config.boxes,
        variants=config.variants,
        difficulty=config.difficulty or "",
        rounds=state.round,
        seats=tuple(seats),
    )


@dataclass(frozen=True, slots=True)
class Found:
    """The content of the file: games, the latest first, and deleted games, the last deletion first.

    `known` are the ids of all of them, permanently deleted ones included; `unread` is the number of lines that this
    program does not understand.
    """

    games: tuple[PastGame, ...] = ()
    deleted: tuple[PastGame, ...] = ()
    known: frozenset[str] = frozenset()
    unread: int = 0


class PastGames:
    """The file of past games. Two windows that write at once may lose a line, which the next start restores."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: tuple[object, Found] = (None, Found())
        self._waiting: dict[str, PastGame] = {}

    # ------------------------------------------------------------------------------------------------ reading

    def found(self) -> Found:
        """Return the content of the file, read again only if it has changed; raises `SaveError` if unreadable."""
        stamp = self._stamp()
        if stamp is None or self._found[0] != stamp:
            self._found = (stamp, _found(self._lines()))
        return self._found[1]

    def _stamp(self) -> object:
        with suppress(OSError):
            seen = stat_of(self.path)
            return seen.st_mtime_ns, seen.st_size, seen.st_ino
        return None

    def _lines(self) -> list[bytes]:
        try:
            data = read(self.path, MAX_BYTES)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError("unreadable", self.path, error.strerror or str(error)) from None
        if data.count(b"\n") > MAX_LINES:
            raise SaveError("too_large", self.path, f"> {MAX_LINES}")
        return [line for line in data.split(b"\n") if line.strip()]

    # ------------------------------------------------------------------------------------------------ writing

    def note(self, game: PastGame) -> None:
        """Mark this game to be written by the next `keep`, which may run in another thread."""
        self._waiting[game.game] = game

    def keep(self) -> None:
        """Write the noted games; raises `SaveError`, and then they stay noted."""
        noted = dict(self._waiting)
        self.add(noted.values())
        for name, game in noted.items():
            if self._waiting.get(name) is game:
                del self._waiting[name]

    def add(self, games: Iterable[PastGame]) -> None:
        """Add these games, replacing older lines about them; raises `SaveError`.

        So a game that ended again after an undo has one line.
        """
        old = {game.game: game for game in self.found().games}
        fresh = {game.game: game for game in games if not _same(game, old.get(game.game))}
        if fresh:
            self._write(fresh, map(_PAST.dump_json, fresh.values()))

    def delete(self, game: str) -> None:
        """Hide the game; it can be restored for `KEPT_DAYS` days. Raises `SaveError`."""
        self._write((), [_GONE.dump_json(_Forgotten(game, datetime.now(UTC)))])

    def restore(self, game: str) -> None:
        """Restore a deleted game; raises `SaveError`."""
        lines = [line for line in self._lines() if (gone := _forgotten(line)) is None or gone.game != game]
        write(self.path, _joined(lines))

    def _write(self, instead: Iterable[str], more: Iterable[bytes]) -> None:
        """Append lines, dropping those about the games `instead` and those of games deleted long ago."""
        lines = self._lines()
        gone = [known for line in lines if (known := _forgotten(line)) is not None]
        limit = datetime.now(UTC) - timedelta(days=KEPT_DAYS)
        old = {known.game for known in gone if known.forgotten < limit}
        kept = []
        for line in lines:
            known = _forgotten(line)
            if known is not None:
                drop = known.game in instead
            else:
                about = _game(line)
                drop = about is not None and (about.game in instead or about.game in old)
            if not drop:
                kept.append(line)
        write(self.path, _joined([*kept, *more]))


def _joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _same(game: PastGame, known: PastGame | None) -> bool:
    """Tell whether both records agree in all but the time the game ended."""
    return known is not None and replace(game, ended=known.ended) == known


def _game(line: bytes) -> PastGame | None:
    """Parse a line as a game; None if it is none."""
    if len(line) > MAX_LINE_BYTES:
        return None
    try:
        return _PAST.validate_json(line)
    except (ValidationError, RecursionError):
        return None


def _forgotten(line: bytes) -> _Forgotten | None:
    """Parse a line as a mark of deletion; None if it is none."""
    if b'"forgotten"' not in line or len(line) > MAX_LINE_BYTES:
        return None
    try:
        return _GONE.validate_json(line)
    except (ValidationError, RecursionError):
        return None


def _found(lines: Sequence[bytes]) -> Found:
    games: dict[str, PastGame] = {}
    gone: dict[str, datetime] = {}
    unread = 0
    for line in lines:
        if (known := _forgotten(line)) is not None:
            gone[known.game] = known.forgotten
        elif (game := _game(line)) is not None:
            games[game.game] = game
        else:
            unread += 1
    there = sorted((game for game in games.values() if game.game not in gone), key=_when, reverse=True)
    deleted = sorted((game for game in games.values() if game.game in gone), key=lambda game: gone[game.game])
    return Found(tuple(there), tuple(reversed(deleted)), frozenset(games.keys() | gone.keys()), unread)


def _when(game: PastGame) -> tuple[datetime, str]:
    return game.ended, game.game
