"""`replay`: the log of a saved game up to any position, printed as lines or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.log import log_lines
from dune_desktop.session import Replay, Session
from dune_desktop.storage.files import read, rules_for


def replay_of(path: Path) -> tuple[Replay, Session]:
    """Return the replay of a save's log, and a session at the game's beginning. Raises `SaveError`."""
    save = read(path)
    rules = rules_for(save, path)
    replay = Replay(rules, save.seed, save.log)
    return replay, Session.start(rules, save.seed, save.names, save.chairs)


def tell(path: Path, number: int | None, language: str) -> Iterator[str]:
    """Yield the chronicle up to answer `number`, or as far as the log leads, as lines. Raises `SaveError`.

    In an unfinished game it contains only what the one person may know, or with several people, what all may know.
    """
    replay, session = replay_of(path)
    texts, names = Texts(language).of(session.rules.config), dict(enumerate(session.names))
    reader = session.people[0] if len(session.people) == 1 else NOBODY
    over = not replay.state.stack
    last = len(replay) if number is None else min(number, len(replay))
    for place, step in enumerate(replay.steps[: last + 1]):
        seen = step.events if over else tuple(seen_by(event, reader) for event in step.events)
        for line in log_lines(texts, seen, names):
            yield f"{place:4}  {texts.plain(line.segments)}"
    yield from _ends(texts, replay, number)


def told(path: Path, number: int | None) -> dict[str, Any]:
    """Return a summary of the position after answer `number`, or after the last. Raises `SaveError`."""
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
    """Yield a line that says why the log ends before the wanted answer, if it does."""
    divergence = replay.divergence
    if divergence is not None and (number is None or number >= divergence.number):
        option, why = " ".join(map(str, divergence.entry.option)), texts.t("terminal.ends." + divergence.why)
        yield texts.t("terminal.ends.at", n=divergence.number, seat=divergence.entry.seat, option=option, why=why)
    elif number is not None and number > len(replay):
        yield texts.t("terminal.ends.all", n=len(replay))


def show(path: Path, number: int | None, language: str, as_json: bool) -> Iterator[str]:
    """Yield the lines to print. Raises `SaveError`."""
    if as_json:
        yield json.dumps(told(path, number), ensure_ascii=False)
    else:
        yield from tell(path, number, language)
