"""The signs of what points come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dune_desktop.ui.presenters.brought import added

_SIGNS: Final[Mapping[str, str]] = {
    "track": "influence_any",
    "alliance": "alliance",
    "conflict": "combat",
    "intrigue": "intrigue",
    "card": "hand",
    "space": "space",
    "leader": "signet",
}


def sign_of(kind: str, otherwise: str = "vp") -> str:
    """The sign of a kind of source; boxes bring those of theirs (`Pieces.sources`)."""
    return _SIGNS.get(kind) or str(added("sources").get(kind, otherwise))
