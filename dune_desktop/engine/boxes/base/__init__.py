"""The base game as a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.registry import Box

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting


def _install(fitting: Fitting) -> None:
    """Its rules are those of `engine.rules`, which every game has."""


BASE = Box("base", "the base game", _install, brings="base", plain=True)
