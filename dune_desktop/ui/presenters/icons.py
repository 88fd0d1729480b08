"""Which icons are in sight on a screen, and in which groups they are listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.meaning import icon_words
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Icon, Picture, Piece, Plate, Region, Screen
from dune_desktop.ui.screen.pointing import open_regions
from dune_desktop.ui.screen.under import ALIASES

GROUPS: Final = ("goods", "spaces", "influence", "agents", "conflict", "cards", "other")
"""The groups, in the order in which they are listed."""

_OF_BASE: Final[Mapping[str, tuple[str, ...]]] = {
    "goods": ("solari", "spice", "water", "persuasion", "vp"),
    "spaces": (
        *("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"),
        *("barred", "pass_enemies", "space"),
    ),
    "influence": ("influence_any", "loss_any", "alliance"),
    "agents": ("agent", "swordmaster", "mentat", "council", "recall", "first_player", "signet"),
    "conflict": ("combat", "troop", "sword", "garrison", "supply", "deploy", "retreat", "control"),
    "cards": (
        *("draw", "discard", "trash", "hand", "deck", "discard_pile", "top", "foldspace", "spice_must_flow"),
        *("intrigue", "plot", "endgame", "fremen_bond", "flip", "unload"),
    ),
    "other": ("opponents", "foe", "free", "changed", "phase_start"),
}

_FAMILIES: Final[Mapping[str, str]] = {
    "influence_": "influence",
    "loss_": "influence",
    "infiltrate_": "spaces",
    "in_play_": "cards",
}
"""The group of all icons that begin so."""


@dataclass(frozen=True, slots=True)
class IconContribution:
    """Icons of a box: the group in which each is listed, and of pieces on the table the icon that stands for them."""

    groups: Mapping[str, str] = field(default_factory=dict)
    pieces: Mapping[str, str] = field(default_factory=dict)


_PIECES: Final[Mapping[str, str]] = {"agent": "agent", "agent_small": "agent", "troop": "troop", "flag": "control"}


def group_of(icon: str) -> str:
    """The group in which an icon is listed."""
    known = contributed(IconContribution).groups
    found = next((group for group, icons in _OF_BASE.items() if icon in icons), known.get(icon, ""))
    return found or next((group for start, group in _FAMILIES.items() if icon.startswith(start)), "other")


def icons_in_sight(texts: Texts, screen: Screen) -> tuple[str, ...]:
    """The icons with a meaning that can be seen on a screen, each once, as they are listed."""
    pieces = {**_PIECES, **contributed(IconContribution).pieces}
    painted = open_regions(screen)
    found: set[str] = set()
    for number, region in enumerate(painted):
        for element in region.elements:
            if isinstance(element, Icon):
                name = ALIASES.get(element.name, element.name)
            elif isinstance(element, Piece):
                name = pieces.get(element.kind, "")
            else:
                continue
            if name in found or not icon_words(texts, name):
                continue
            if _shows(screen, region, element) and not _covered(painted[number + 1 :], element.x, element.y):
                found.add(name)
    return tuple(sorted(found, key=_place))


def _shows(screen: Screen, region: Region, element: Icon | Piece) -> bool:
    """Whether the middle of an element lies on the screen, and in its region if that is cut off at its edges."""
    x, y = element.x, element.y
    on_screen = 0 <= x < screen.width and 0 <= y < screen.height
    return on_screen and element.opacity > 0 and (not region.clip or region.rect.contains(x, y))


def _covered(above: Sequence[Region], x: float, y: float) -> bool:
    """Whether something that is painted later lies over a point."""
    return any(
        isinstance(element, Plate | Picture) and element.rect.contains(x, y)
        for region in above
        if not region.clip or region.rect.contains(x, y)
        for element in region.elements
    )


def _place(icon: str) -> tuple[int, int, str]:
    group = group_of(icon)
    known = _OF_BASE[group]
    return GROUPS.index(group), known.index(icon) if icon in known else len(known), icon
