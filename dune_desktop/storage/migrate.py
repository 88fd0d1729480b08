"""Migration of older saves to the present version, one version at a time.

Steps for data of one box alone are defined by the box (`registry.Box.history`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.amounts import SwordCards
from dune_desktop.engine.model.components import Snoopers
from dune_desktop.engine.model.effects import DriveBack, OnWin, SetAsideCard
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


_RARE_SEAT: Final = {"on_win": [], "turns": 0, "aside": "", "returned": "", "snooped": [], "kind": "rare_seat"}
_RARE_TURN: Final = {"driven": 0, "revealed": [], "swords": [], "kind": "rare_turn"}
"""The fields of the records `rare` that `_split_rare` divides, with their defaults."""


def _split_rare(data: dict[str, Any]) -> dict[str, Any]:
    """Divide the records `rare` of seats and turn into one record for each word that the components in play use."""
    words = _words_in_play(data)
    state = data.get("state")
    seats = state.get("seats") if isinstance(state, dict) else None
    if not words or not isinstance(state, dict) or not isinstance(seats, list):
        return data
    if not isinstance(state.get("own"), dict):
        return data
    kept = [_rare_of(seat, _RARE_SEAT) for seat in seats]
    if not kept or any(rare is None for rare in kept):
        return data
    rares = [rare for rare in kept if rare is not None]
    table = {
        OnWin: ("promises", {"made": _by_seat(rares, "on_win"), "kind": "promises"}),
        Snoopers: ("snoopers", {"reached": _by_seat(rares, "snooped"), "kind": "reached_snoopers"}),
    }
    asides = [
        {"card": rare["aside"], "turns": rare["turns"], "returned": rare["returned"], "kind": "set_aside"}
        for rare in rares
    ]
    split = {
        **_with_records(state, table, words),
        "seats": [
            _with_records(seat, {SetAsideCard: ("set_aside", aside)}, words)
            for seat, aside in zip(seats, asides, strict=True)
        ],
    }
    turn = state.get("turn")
    done = _rare_of(turn, _RARE_TURN)
    if isinstance(turn, dict) and done is not None:
        swords = {"revealed": done["revealed"], "swords": done["swords"], "kind": "revealed_swords"}
        driven = {"n": done["driven"], "kind": "driven_back"}
        split["turn"] = _with_records(
            turn, {SwordCards: ("sword_cards", swords), DriveBack: ("driven_back", driven)}, words
        )
    return {**data, "state": split}


def _words_in_play(data: dict[str, Any]) -> frozenset[type]:
    """Return the words that the components of the game use, none if its boxes cannot be played together."""
    config = data.get("config")
    boxes = config.get("boxes") if isinstance(config, dict) else None
    if not isinstance(boxes, list) or not all(isinstance(box, str) for box in boxes) or registry.playable(boxes):
        return frozenset()
    return frozenset(catalog(tuple(boxes)).words)


def _rare_of(owner: Any, fields: dict[str, Any]) -> dict[str, Any] | None:
    """Return the record `rare` of a seat or turn with all its fields, None if there is none of that form."""
    own = owner.get("own") if isinstance(owner, dict) else None
    rare = own.get("rare") if isinstance(own, dict) else None
    if not isinstance(rare, dict) or rare.keys() - fields.keys() or rare.get("kind") != fields["kind"]:
        return None
    full = {**fields, **rare}
    lists = (name for name, default in fields.items() if isinstance(default, list))
    return full if all(isinstance(full[name], list) for name in lists) else None


def _by_seat(rares: list[dict[str, Any]], field: str) -> list[list[Any]]:
    """Return the items of a field of all seats, each behind the number of its seat."""
    return [[seat, item] for seat, rare in enumerate(rares) for item in rare[field]]


def _with_records(
    owner: dict[str, Any], records: dict[type, tuple[str, dict[str, Any]]], words: frozenset[type]
) -> dict[str, Any]:
    """Return a state, seat or turn with the records of those words that are in play, and without `rare`."""
    own = {name: record for name, record in owner["own"].items() if name != "rare"}
    return {**owner, "own": own | {name: record for word, (name, record) in records.items() if word in words}}


STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _forget_acquired,
    2: _keep_by_name,
    3: _only_people,
    5: _begin_streams,
    6: _split_rare,
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
