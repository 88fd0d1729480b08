"""The content shorthand for the words of The Caves."""

from __future__ import annotations

from typing import Any

from tests.kit.caves import words as w

SHORTHAND: dict[type, Any] = {w.HasWorm: "worm >= {n}"}
