"""The base game as a box: it adds components and a board, but no rules beyond those of every game."""

from __future__ import annotations

from dune_desktop.engine.assembly.registry import Box

BASE = Box("base", "the base game", brings="base", plain=True)
