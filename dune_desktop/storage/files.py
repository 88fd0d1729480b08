"""Save files on disk: gzipped JSON, written so that a crash never leaves half a file."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.invariants import problems
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.migrate import TooNew, migrate
from dune_desktop.storage.schema import FORMAT, VERSION, Save, Summary

COMPRESSION = 4  # half the time of the default for a few percent of size


def pack(save: Save) -> bytes:
    """The bytes of a save file."""
    return gzip.compress(save.model_dump_json(by_alias=True).encode(), COMPRESSION, mtime=0)


def unpack(data: bytes, path: Path | None = None) -> Save:
    """The save in these bytes; raises `SaveError` with a clear message if they are anything else."""
    try:
        plain: Any = from_json(gzip.decompress(data))
    except (OSError, EOFError, zlib.error):
        raise SaveError("foreign", path) from None
    except ValueError as error:
        raise SaveError("broken", path, str(error).splitlines()[0]) from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise SaveError("foreign", path)
    try:
        return Save.model_validate(migrate(plain))
    except TooNew as error:
        raise SaveError("too_new", path, str(error)) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SaveError("broken", path, f"{where}: {first['msg']}") from None


def read(path: Path) -> Save:
    """Read a save file; raises `SaveError`."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise SaveError("missing", path) from None
    except OSError as error:
        raise SaveError("unreadable", path, error.strerror or str(error)) from None
    return unpack(data, path)


def of_session(session: Session, game: str, name: str = "") -> Save:
    """The save of a running game as it stands."""
    state = session.state
    return Save.model_construct(
        format=FORMAT,
        version=VERSION,
        app=Save.model_fields["app"].default,
        game=game,
        name=name,
        saved=Save.model_fields["saved"].get_default(call_default_factory=True, validated_data={}),
        seed=session.seed,
        config=session.config,
        names=session.names,
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
    """A running game from a save, at the very decision it was saved at.

    A position that could not arise in play is refused with `SaveError` instead of failing later.
    """
    rules = Rules(catalog(save.config.boxes), save.config)
    if len(save.names) != len(save.config.seats):
        raise SaveError("broken", path, f"{len(save.names)} names for {len(save.config.seats)} seats")
    try:
        wrong = problems(rules, save.state)
        rules.legal(save.state)
    except (LookupError, AssertionError, TypeError, ValueError) as error:
        wrong = [f"{type(error).__name__}: {error}"]
    if wrong:
        raise SaveError("broken", path, wrong[0])
    return Session.resume(rules, save.state, save.seed, save.names, list(save.log))
