"""Bringing older saves up to the present version, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dune_desktop.storage.schema import VERSION

STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Version -> what turns a save of that version into one of the next."""


class TooNew(ValueError):
    """The save was made by a newer version of the program."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The save as the present version would have written it; raises `TooNew` for one from the future."""
    version = data.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise TooNew(str(version))
    while version < VERSION:
        data = {**STEPS[version](data), "version": version + 1}
        version += 1
    return data
