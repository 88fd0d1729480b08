"""What icons mean, which of them are in sight on a screen, and in which groups they are listed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Icon, Piece, Screen
from dune_desktop.ui.screen.pointing import open_regions
from dune_desktop.ui.screen.under import ALIASES, Told, Under, hits_tip, under

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
    "other": ("opponents", "foe", "dividends", "free", "changed", "phase_start"),
}

_FAMILIES: Final[Mapping[str, str]] = {
    "influence_": "influence",
    "loss_": "influence",
    "infiltrate_": "spaces",
    "in_play_": "cards",
}
"""The group of all icons that begin so."""

_NAMED: Final = re.compile(r"([^:：.。]+[:：])(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class IconContribution:
    """Icons of a box: the group in which each is listed, and of pieces on the table the icon that stands for them."""

    groups: Mapping[str, str] = field(default_factory=dict)
    pieces: Mapping[str, str] = field(default_factory=dict)


_PIECES: Final[Mapping[str, str]] = {"agent": "agent", "agent_small": "agent", "troop": "troop", "flag": "control"}


def icon_words(texts: Texts, icon: str) -> str:
    """What an icon means; "" for one that means nothing by itself."""
    key = "icontip." + ALIASES.get(icon, icon)
    return str(texts.t(key)) if texts.has(key) else ""


def told_of_icon(texts: Texts, there: Under) -> Told | None:
    """What the hit says that is pointed at, or else what the icon there means."""
    told = hits_tip(there)
    if told is None and there.icon and there.things and (words := icon_words(texts, there.icon)):
        return Told(words, there.things[0].rect)
    return told


def with_name(words: str) -> str:
    """What an icon means, its name in bold where it begins with one."""
    found = _NAMED.fullmatch(words)
    return f"<b>{found[1]}</b>{found[2]}" if found else words


def group_of(icon: str) -> str:
    """The group in which an icon is listed."""
    known = contributed(IconContribution).groups
    found = next((group for group, icons in _OF_BASE.items() if icon in icons), known.get(icon, ""))
    return found or next((group for start, group in _FAMILIES.items() if icon.startswith(start)), "other")


def icons_in_sight(texts: Texts, screen: Screen) -> tuple[str, ...]:
    """The icons with a meaning that can be pointed at on a screen, each once, as they are listed."""
    found: set[str] = set()
    for name, x, y in _drawn(screen):
        if name not in found and icon_words(texts, name) and _in_sight(screen, name, x, y):
            found.add(name)
    return tuple(sorted(found, key=_place))


def _drawn(screen: Screen) -> Iterator[tuple[str, float, float]]:
    """Every icon on the screen, and every piece that stands for one, with its middle."""
    pieces = {**_PIECES, **contributed(IconContribution).pieces}
    for region in open_regions(screen):
        for element in region.elements:
            if isinstance(element, Icon):
                yield ALIASES.get(element.name, element.name), element.x, element.y
            elif isinstance(element, Piece) and element.kind in pieces:
                yield pieces[element.kind], element.x, element.y


def _in_sight(screen: Screen, name: str, x: float, y: float) -> bool:
    """Whether the pointer would find the icon there, or a piece without one."""
    if not (0 <= x < screen.width and 0 <= y < screen.height):
        return False
    there = under(screen, x, y).icon
    return ALIASES.get(there, there) in (name, "")


def _place(icon: str) -> tuple[int, int, str]:
    group = group_of(icon)
    known = _OF_BASE[group]
    return GROUPS.index(group), known.index(icon) if icon in known else len(known), icon
