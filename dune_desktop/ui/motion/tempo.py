"""How motion is wished for."""

from __future__ import annotations

from typing import Final, NamedTuple


class Tempo(NamedTuple):
    """How fast, 2 is twice as fast, and whether things travel or only fade."""

    speed: float = 1.0
    travel: bool = True


USUAL: Final = Tempo()
