"""Content module of Immortality: shorthand, export and file checks of what it adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.content.shorthand import Form, write
from dune_desktop.engine.boxes.immortality import components as k
from dune_desktop.engine.boxes.immortality import words as w


def _markers(condition: w.Markers) -> str:
    return f"markers >= {condition.n}" if condition.most == 2 else f"[markers {condition.n} to {condition.most}]"


SHORTHAND: Final[Mapping[type, Form]] = {
    w.Research: "research {n}",
    w.Tleilaxu: "tleilaxu {n}",
    w.Specimen: "specimen {n}",
    w.SpendSpecimens: "specimen {n}",
    w.CombatIcon: "combat_icon",
    w.RecallSent: "[recall the Agent you sent this turn]",
    w.CopyPartner: "[this card has the same Agent box as the other grafted card]",
    w.GraftFromRow: (
        "may([graft this to a card in the Imperium Row without acquiring it; trash that card at the end of your turn])"
    ),
    w.TrashPartner: "[trash the other grafted card]",
    w.TrashGrafted: (
        "if [you sent an Agent to a faction's board space this turn]: "
        "[trash one of the grafted cards and gain 1 additional influence with that faction]"
    ),
    w.ReturnPartner: "[at the start of your Reveal turn, return the other grafted card from play to your hand]",
    w.PartnerIcons: "agent icon on the other grafted card",
    w.Markers: _markers,
    w.Grafted: "grafted",
    w.GraftedTo: lambda x: f"[grafted to a card with the {' or '.join(x.factions)} faction tag]",
    w.MostTroops: "[you have more deployed troops than each opponent]",
}


# ------------------------------------------------------------------------------------------------ export


def _research(space: k.ResearchSpace) -> dict[str, Any]:
    return {
        "copies": 1,
        "column": space.column,
        "row": space.row,
        "effect": write(space.effects),
        "next": list(space.leads_to),
        "genetic_marker": space.marker or None,
    }


def _step(space: k.TleilaxuSpace) -> dict[str, Any]:
    return {
        "copies": 1,
        "space": space.step,
        "effect": write(space.effects),
        "first_player_bonus": write(space.first),
    }


EXPORTS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {k.ResearchSpace: _research, k.TleilaxuSpace: _step}


# ------------------------------------------------------------------------------------------------ checks

LAST_STEP: Final = 7  # I5.2
MARKERS: Final = (1, 2)  # I4.1


def _graph(track: tuple[k.ResearchSpace, ...]) -> str:
    """Return the first fault of the research track, "" if there is none.

    It has one start box; each other space is entered, and each leads to touching spaces of the next column up to the
    last one.
    """
    spaces = {space.id: space for space in track}
    if len({(space.column, space.row) for space in track}) < len(track):
        return "two spaces lie in the same place"
    entered = Counter(name for space in track for name in space.leads_to)
    last = max(space.column for space in track)
    for space in track:
        for name in space.leads_to:
            there = spaces.get(name)
            if there is None:
                return f"{space.id} leads to {name}, which is no space"
            if (there.column, abs(there.row - space.row)) not in ((space.column + 1, 0), (space.column + 1, 1)):
                return f"{space.id} leads to {name}, which does not touch it on the right"
        if not space.leads_to and space.column < last:
            return f"{space.id} leads nowhere"
        if (not entered[space.id]) != (space.column == 0):
            return f"{space.id} is {'entered' if entered[space.id] else 'never entered'}"
    return _marked(track)


def _marked(track: tuple[k.ResearchSpace, ...]) -> str:
    """Return the first fault of the genetic markers, "" if there is none.

    All spaces of a column unlock the same marker, each marker belongs to one column, and the last marker to the last.
    """
    columns: dict[int, set[int]] = {}
    for space in track:
        columns.setdefault(space.column, set()).add(space.marker)
    for column, markers in columns.items():
        if len(markers) > 1:
            return f"the spaces of column {column} unlock different markers"
    unlocked = [(*columns[column],)[0] for column in sorted(columns)]
    found = [marker for marker in unlocked if marker]
    if (*found,) != MARKERS or unlocked[-1] != MARKERS[-1]:
        return f"the columns unlock the markers {found}, not {list(MARKERS)} with the last one at the end"
    return ""


def _steps(track: tuple[k.TleilaxuSpace, ...]) -> str:
    steps = [space.step for space in track]
    wanted = list(range(LAST_STEP + 1))
    return "" if steps == wanted else f"the steps are {steps}, not 0 to {LAST_STEP} from the start box on"


CHECKS: Final[dict[str, Callable[[Any], str]]] = {"research": _graph, "tleilaxu_track": _steps}
