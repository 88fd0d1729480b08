"""`showcase`: draws the pictures of the README without a display: two tables and an animated turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.tools.shot import shot, table_scene
from dune_desktop.ui.window.unseen import apng
from dune_desktop.ui.window.unseen.recorder import RATE, Recorder, Step

TABLES: Final = {"table.png": "solo.dune", "table_four.png": "four.dune"}
"""Picture of a table -> the save it shows."""

TURN, PLAYED = "turn.png", "solo.dune"
STILL = (1600, 900)
STEPS: Final[tuple[Step, ...]] = (
    0.6,
    ("card", "dune_the_desert_planet"),
    0.4,
    ("space", "hagga_basin"),
    1.6,
    ("troops", 1),
    0.3,
    "primary",
    0.8,
    "primary",
    1.6,
)
"""The steps of a turn: a card, a space, troops, and then the Rivals' turns; numbers are pauses in seconds."""


def showcase(folder: Path, saves: Path) -> Iterator[str]:
    """Draw all pictures into the folder; yield a line for each. Raises SaveError for an unusable save or folder."""
    for picture, save in TABLES.items():
        shot(saves / save, folder / picture, STILL, DEFAULT)
        yield picture
    frames = Recorder(table_scene(saves / PLAYED, DEFAULT)).record(STEPS, saves / PLAYED)
    apng.save(frames, folder / TURN)
    yield f"{TURN}: {len(frames) / RATE:.1f} s, {(folder / TURN).stat().st_size / 1e6:.2f} MB"
