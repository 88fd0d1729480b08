"""The content shorthand for the words of The Caves."""

from __future__ import annotations

from typing import Any

from tests.kit.caves import words as w

SHORTHAND: dict[type, Any] = {
    w.Thump: lambda x: "thump",
    w.EnterCave: lambda x: "[enter the caves]",
    w.HasWorm: lambda x: f"worm >= {x.n}",
    w.Thumpers: lambda x: "of your Thumpers",
}
