"""Migration of older saves to the present version, one version at a time.

Steps for data of one box alone are defined by the box (`registry.Box.history`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dune_desktop.engine.assembly import registry
from dune_desktop.storage.schema import VERSION


def _forget_acquired(data: dict[str, Any]) -> dict[str, Any]:
    """Drop the list of acquired cards from the turn."""
    state = data.get("state")
    turn = state.get("turn") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(turn, dict):
        return data
    turn = {name: value for name, value in turn.items() if name != "acquired"}
    return {**data, "state": {**state, "turn": turn}}


def _keep_by_name(data: dict[str, Any]) -> dict[str, Any]:
    """Add the empty `own` tables for box data to the state, seats and turn."""
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
    """Add chairs of people and no hints: there were no computer players yet."""
    names = data.get("names")
    seats = len(names) if isinstance(names, list) else 0
    return {**data, "chairs": [{}] * seats, "hints": [0] * seats}


def _begin_streams(data: dict[str, Any]) -> dict[str, Any]:
    """Add an empty table of random streams: all of them start from the old single number."""
    state = data.get("state")
    return {**data, "state": {**state, "streams": {}}} if isinstance(state, dict) else data


STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _forget_acquired,
    2: _keep_by_name,
    3: _only_people,
    5: _begin_streams,
}
"""Version -> the step from a save of that version to the next.

A step leaves data alone that it does not understand: the validation that follows reports it. Versions that changed only
box data have no step here. Nor has version 4: since then an answer in the log is a row, and one with named parts is
still read.
"""


class NoVersion(ValueError):
    """The version is none that a save of this program ever had."""


class TooNew(ValueError):
    """The save was made by a newer version of the program."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """Return the save's data in the present version.

    Raises `TooNew` for a version later than ours, `NoVersion` for an invalid one.
    """
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
