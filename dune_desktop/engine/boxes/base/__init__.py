"""The base game as a box: its components and its board. It is played by the rules that every game has."""

from __future__ import annotations

from dune_desktop.engine.assembly.registry import Box

BASE = Box("base", "the base game", brings="base", plain=True)
