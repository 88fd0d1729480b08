"""Positions of real games in which a level erred: a search of 1500 simulations is certain that its answer is worse.

Each costs at least 15 of 100 chances to win. `tests/players/finding.py` found them; why an answer is wrong was written
down by people who looked at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from dune_desktop.storage.files import read, to_session
from tests.kit import Table
from tests.players.positions.case import Case, Pattern

SAVES: Final = Path(__file__).parent / "games"

FOUND: Final[tuple[tuple[str, str, Pattern], ...]] = (
    (
        "base-ix-four-20-361",
        "the free step goes where it takes an Alliance from somebody, not where it changes nothing",
        ("faction", "guild"),
    ),
    (
        "base-ix-immortality-four-600-507",
        "the last Agent goes where the garrison can follow it into a Conflict for points, not to Foldspace",
        ("send", "ix_guild_compact", "foldspace"),
    ),
    (
        "base-ix-sardaukar-306-132",
        "one step from the second Influence, which is a point, it is no time for shipping",
        ("send", "dune_the_desert_planet", "interstellar_shipping"),
    ),
    (
        "base-kwisatz_haderach-915-90",
        "a spice more makes the game certain, an Intrigue card and a troop do not",
        ("send", "signet_ring", "carthag"),
    ),
    (
        "base-ix-sardaukar-308-162",
        "nobody is in the Conflict that brings two points yet: the first Agent goes where troops are",
        ("send", "signet_ring", "interstellar_shipping"),
    ),
    (
        "base-mentat-227-66",
        "Stilgar brings water and goes; Liet Kynes, who counts the Fremen that were played, is for the Reveal turn",
        ("send", "liet_kynes", "stillsuits"),
    ),
    (
        "base-ix-sardaukar-330-112",
        "one strength behind in a Conflict for two points, the last Agent goes where four troops can follow",
        ("send", "signet_ring", "interstellar_shipping"),
    ),
    (
        "base-mentat-239-114",
        "two steps go where they take an Alliance from somebody, not where one's own is safe",
        ("faction", "fremen"),
    ),
)
"""The save, what is wrong there and why, and how the wrong answer begins."""


def cases() -> Iterable[Case]:
    """All of them."""
    for save, why, wrong in FOUND:
        yield Case(f"{save}: {why}", partial(_position, save), wrong=(wrong,), thought=True, erred=True)


def _position(save: str) -> Table:
    session = to_session(read(SAVES / f"{save}.dune"))
    return Table(session.rules, session.state)
