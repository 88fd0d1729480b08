"""Conversion of the Immortality records in older saves to the present format (`registry.Box.history`)."""

from __future__ import annotations

from typing import Any


def share_words(data: dict[str, Any]) -> dict[str, Any]:
    """Move what is kept for words that other boxes use too to records of their own; return the new data.

    These are the Intrigue cards that were trashed, and whether spice was gained this turn.
    """
    state = data.get("state")
    if not isinstance(state, dict):
        return data
    state = _moved(state, "trashed", "trashed_intrigue", "trashed_intrigue", "cards", [])
    if isinstance(state.get("turn"), dict):
        state["turn"] = _moved(state["turn"], "spice", "spice_gained", "gained_spice", "yes", False)
    return {**data, "state": state}


def _moved(owner: dict[str, Any], field: str, name: str, kind: str, to: str, none: Any) -> dict[str, Any]:
    """Return the state or turn with a field of its Immortality record as a record of its own."""
    own = owner.get("own")
    record = own.get("immortality") if isinstance(own, dict) else None
    if not isinstance(own, dict) or not isinstance(record, dict):
        return dict(owner)
    kept = {each: value for each, value in record.items() if each != field}
    moved = {to: record.get(field, none), "kind": kind}
    return {**owner, "own": {**own, "immortality": kept, name: moved}}
