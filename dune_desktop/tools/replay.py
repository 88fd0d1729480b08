"""`replay`: any position of a saved game by its log, told in lines or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.log import chronicle
from dune_desktop.session import Replay, Session
from dune_desktop.storage.files import read, rules_for


def replay_of(path: Path) -> tuple[Replay, Session]:
    """All that the log of a save leads to, and the game from its beginning. Raises `SaveError`."""
    save = read(path)
    rules = rules_for(save, path)
    replay = Replay(rules, save.seed, save.log)
    return replay, Session.start(rules, save.seed, save.names, save.chairs)


def tell(path: Path, number: int | None, language: str) -> Iterator[str]:
    """What happened up to that answer, or as far as the log leads, line by line. Raises `SaveError`.

    As long as the game goes on it is told as the one person who plays may know it, or as several all may.
    """
    replay, session = replay_of(path)
    texts, names = Texts(language), dict(enumerate(session.names))
    reader = session.people[0] if len(session.people) == 1 else NOBODY
    over = not replay.state.stack
    last = len(replay) if number is None else min(number, len(replay))
    for place, step in enumerate(replay.steps[: last + 1]):
        seen = step.events if over else tuple(seen_by(event, reader) for event in step.events)
        for line in chronicle(texts, seen, names):
            yield f"{place:4}  {texts.plain(line.segments)}"
    yield from _ends(texts, replay, number)


def told(path: Path, number: int | None) -> dict[str, Any]:
    """The position after that answer, or after the last one, in a few words. Raises `SaveError`."""
    replay, session = replay_of(path)
    last = len(replay) if number is None else min(number, len(replay))
    state = replay.at(last)
    return {
        "answer": last,
        "answers": len(replay),
        "round": state.round,
        "phase": state.phase,
        "asked": replay.rules.asked(state),
        "options": len(replay.rules.legal(state)),
        "seats": [
            {"name": name, "leader": seat.leader, "points": seat.vp}
            for name, seat in zip(session.names, state.seats, strict=True)
        ],
        "ends": list(_ends(Texts(DEFAULT), replay, number)),
    }


def _ends(texts: Texts, replay: Replay, number: int | None) -> Iterator[str]:
    """Why there is no more, if more was asked for."""
    parting = replay.parting
    if parting is not None and (number is None or number >= parting.number):
        option, why = " ".join(map(str, parting.entry.option)), texts.t("terminal.ends." + parting.why)
        yield texts.t("terminal.ends.at", n=parting.number, seat=parting.entry.seat, option=option, why=why)
    elif number is not None and number > len(replay):
        yield texts.t("terminal.ends.all", n=len(replay))


def show(path: Path, number: int | None, language: str, as_json: bool) -> Iterator[str]:
    """The lines to print. Raises `SaveError`."""
    if as_json:
        yield json.dumps(told(path, number), ensure_ascii=False)
    else:
        yield from tell(path, number, language)
