"""Bringing older saves up to the present version, one version at a time.

What concerns one box alone is told by the box (`registry.Box.history`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dune_desktop.engine.assembly import registry
from dune_desktop.storage.schema import VERSION


def _forget_acquired(data: dict[str, Any]) -> dict[str, Any]:
    """A turn no longer lists the cards acquired in it."""
    state = data.get("state")
    turn = state.get("turn") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(turn, dict):
        return data
    turn = {name: value for name, value in turn.items() if name != "acquired"}
    return {**data, "state": {**state, "turn": turn}}


def _keep_by_name(data: dict[str, Any]) -> dict[str, Any]:
    """What boxes keep of the table, of seats and of turns lies there under their names."""
    state = data.get("state")
    if not isinstance(state, dict):
        return data
    state = {**state, "own": {}}
    if isinstance(state.get("seats"), list):
        state["seats"] = [{**seat, "own": {}} if isinstance(seat, dict) else seat for seat in state["seats"]]
    if isinstance(state.get("turn"), dict):
        state["turn"] = {**state["turn"], "own": {}}
    return {**data, "state": state}


def _only_people(data: dict[str, Any]) -> dict[str, Any]:
    """There were people in all chairs, and nobody to ask for advice."""
    names = data.get("names")
    seats = len(names) if isinstance(names, list) else 0
    return {**data, "chairs": [{}] * seats, "hints": [0] * seats}


def _begin_streams(data: dict[str, Any]) -> dict[str, Any]:
    """There was one number for all chance: the streams of all purposes begin from what it had become."""
    state = data.get("state")
    return {**data, "state": {**state, "streams": {}}} if isinstance(state, dict) else data


STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _forget_acquired,
    2: _keep_by_name,
    3: _only_people,
    5: _begin_streams,
}
"""Version -> what turns a save of that version into one of the next. A step leaves alone what it does not understand:
the check that follows says what is wrong. Where a version changed only what boxes keep there is none. Nor is there one
from version 4: since then an answer in the log is a row, and one that gives its parts by name is read as well.
"""


class NoVersion(ValueError):
    """Not a number that a save of this program ever had."""


class TooNew(ValueError):
    """The save was made by a newer version of the program."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The save as the present version would have written it; raises `TooNew` for one from the future, `NoVersion`."""
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < min(STEPS):
        raise NoVersion
    if version > VERSION:
        raise TooNew(str(version) if version < 1000 else "?")
    while version < VERSION:
        for steps in (STEPS, *(box.history for box in registry.boxes())):
            if version in steps:
                data = steps[version](data)
        data = {**data, "version": version + 1}
        version += 1
    return data
