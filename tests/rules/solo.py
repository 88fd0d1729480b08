"""Solo tables, for the tests of House Hagal."""

from __future__ import annotations

from typing import Any

from tests.kit.table import Table, solo_table

LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"
ARIANA = "countess_ariana_thorvald"
MEMNON = "earl_memnon_thorvald"
ILBAN = "count_ilban_richese"
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def resting(difficulty: str = "mercenary", **facts: Any) -> Table:
    """A solo table whose Rivals have no Agent left, so that only the Conflict of the round is to come."""
    return solo_table(difficulty, **facts).setup(1, agents_left=0).setup(2, agents_left=0)


def fought(card: str, *strengths: int, rivals: tuple[dict[str, Any], dict[str, Any]] = ({}, {})) -> Table:
    """The Conflict was fought with these strengths and no combat bonus; facts about the Rivals.

    The human has the first turn of the next round, so the Rivals own what the Conflict gave and no more.
    """
    t = resting().conflict(card).first_player(2)
    for seat, facts in enumerate(rivals, start=1):
        t.setup(seat, **{"water": 0, **facts})
    return t.hagal_deck("hagal_carthag", "hagal_carthag").fight(*strengths)


def verdicts(t: Table) -> list[tuple[object, ...]]:
    """The cards the Rival revealed in the last move, and what became of each."""
    return [(event[2], event[4]) for event in t.event("hagal")]


def round_start_events(t: Table) -> list[tuple[object, ...]]:
    """What happened in the last move from the new Conflict card to the first turn."""
    kinds = [event[0] for event in t.events]
    start = kinds.index("conflict")
    return t.events[start : kinds.index("turn", start)]
