"""Save files on disk: gzipped JSON, written so that a crash never leaves half a file."""

from __future__ import annotations

import gzip
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.session import Session
from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.migrate import NoVersion, TooNew, migrate
from dune_desktop.storage.schema import FORMAT, VERSION, Save, Summary, save_checker, save_model

MAX_UNPACKED_BYTES = 4 << 20  # bytes of an unpacked save at most; a long game has a fiftieth of that
MAX_VALUES = 100_000  # values, lists and objects at most, because each takes more memory than its text
COMPRESSION = 4  # half the time of the default for a few percent of size


_MAGIC = b"\x1f\x8b"  # a gzip file begins so
_GZIP = 31  # window bits of zlib for a gzip file


def pack(save: Save) -> bytes:
    """Return the bytes of a save file."""
    return gzip.compress(save.model_dump_json(by_alias=True).encode(), COMPRESSION, mtime=0)


def unpack(data: bytes, path: Path | None = None) -> Save:
    """Parse a save file; raises `SaveError` with a clear message for any other bytes."""
    unpacked = _inflate(data, path)
    if sum(map(unpacked.count, b",[{")) > MAX_VALUES:
        raise SaveError("too_large", path, f"> {MAX_VALUES}")
    try:
        plain: Any = from_json(unpacked)
    except (ValueError, RecursionError) as error:
        raise SaveError("broken", path, _line(error)) from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise SaveError("foreign", path)
    try:
        plain = migrate(plain)
        if missing := _not_installed(plain):
            raise SaveError("no_box", path, ", ".join(missing))
        save: Save = save_checker().validate_python(plain)
        return save
    except NoVersion:
        raise SaveError("foreign", path) from None
    except TooNew as error:
        raise SaveError("too_new", path, str(error)) from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SaveError("broken", path, _line(f"{where}: {first['msg']}")) from None
    except RecursionError as error:
        raise SaveError("broken", path, _line(error)) from None


def _not_installed(plain: dict[str, Any]) -> list[str]:
    """Return the game's boxes that are not installed, as words made from their ids."""
    config = plain.get("config")
    boxes = config.get("boxes") if isinstance(config, dict) else None
    named = [box for box in boxes if isinstance(box, str) and disk.is_game(box)] if isinstance(boxes, list) else []
    known = {box.id for box in registry.boxes()}
    return [box.replace("_", " ").title() for box in dict.fromkeys(named) if box not in known]


def _inflate(data: bytes, path: Path | None) -> bytes:
    """Unpack the bytes, never more than `MAX_UNPACKED_BYTES` of them; raises `SaveError`."""
    if data and not data.startswith(_MAGIC):
        raise SaveError("foreign", path)
    stream = zlib.decompressobj(wbits=_GZIP)
    try:
        found = stream.decompress(data, MAX_UNPACKED_BYTES + 1)
    except zlib.error as error:
        raise SaveError("broken", path, _line(error)) from None
    if len(found) > MAX_UNPACKED_BYTES:
        raise SaveError("too_large", path, f"> {MAX_UNPACKED_BYTES >> 20} MB")
    if not stream.eof:
        raise SaveError("broken", path, "its end is missing")
    return found


def _line(error: object) -> str:
    """Return the error's text as one line for a message."""
    return disk.plain(str(error).partition("\n")[0])


def read(path: Path) -> Save:
    """Read a save file; raises `SaveError`."""
    try:
        data = disk.read(path)
    except FileNotFoundError:
        raise SaveError("missing", path) from None
    except OSError as error:
        raise SaveError("unreadable", path, _line(error.strerror or error)) from None
    return unpack(data, path)


def of_session(session: Session, game: str, name: str = "") -> Save:
    """Return the save of a running game at its current position."""
    state = session.state
    return save_model().model_construct(
        format=FORMAT,
        version=VERSION,
        app=Save.model_fields["app"].default,
        game=game,
        name=name,
        saved=Save.model_fields["saved"].get_default(call_default_factory=True, validated_data={}),
        seed=session.seed,
        config=session.config,
        names=session.names,
        chairs=session.chairs,
        hints=session.hints,
        onward=session.onward,
        summary=Summary(
            round=state.round,
            phase=state.phase,
            names=session.names,
            leaders=tuple(seat.leader for seat in state.seats),
            points=tuple(seat.vp for seat in state.seats),
            over=session.over,
        ),
        state=state,
        log=tuple(session.log),
    )


def to_session(save: Save, path: Path | None = None) -> Session:
    """Return a running game from a save, at the decision it was saved at.

    A position that cannot arise in play is refused with `SaveError` instead of failing later.
    """
    rules = rules_for(save, path)
    log, told = list(save.log), (save.chairs, save.hints, save.onward)
    return Session.resume(rules, save.state, save.seed, save.names, log, *told)


@registry.until_boxes_change
@lru_cache(maxsize=4)
def rules_of(config: GameConfig) -> Rules:
    """Return the rules for a configuration, cached: games at the table and saves share them.

    Rules never change, and one player's games mostly share a configuration.
    """
    return Rules(catalog(config.boxes), config)


def rules_for(save: Save, path: Path | None = None) -> Rules:
    """Return the rules to play the save on with; raises `SaveError` if its position is unsound."""
    rules = rules_of(save.config)
    if len(save.names) != len(save.config.seats):
        raise SaveError("broken", path, f"{len(save.names)} names for {len(save.config.seats)} seats")
    try:
        wrong = first_problem(rules, save.state)
    except (LookupError, AssertionError, TypeError, ValueError, ArithmeticError, RecursionError) as error:
        wrong = f"{type(error).__name__}: {error}"
    if wrong:
        raise SaveError("broken", path, _line(wrong))
    return rules
