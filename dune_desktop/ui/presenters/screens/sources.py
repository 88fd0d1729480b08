"""The signs of what points come from, and of what decides between equal ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.ui.presenters.ui_registry import contributed


@dataclass(frozen=True, slots=True)
class Tie:
    """Something of a box that decides between equal points at the end: a component, and the sign for it."""

    id: str
    icon: str
    component: str


@dataclass(frozen=True, slots=True)
class ScoreContribution:
    """Points in a game with a box.

    `ties`: what decides between equal points before anything else does, the last one first. `sources`: the sign of a
    component of that kind before a point that came from it. `signs`: kinds of which each point has its own sign, and
    the name of its kind (texts `source.KIND`). `tiles`: the kinds that are tiles and no cards. `deeds`: kinds of events
    that are counted at the end, to tell who did most of it (texts `over.best.KIND`).
    """

    ties: tuple[Tie, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, Callable[[Rules, str], str]] = field(default_factory=dict)
    tiles: frozenset[str] = frozenset()
    deeds: tuple[str, ...] = ()


_SIGNS: Final[Mapping[str, str]] = {
    "track": "influence_any",
    "alliance": "alliance",
    "conflict": "combat",
    "intrigue": "intrigue",
    "card": "hand",
    "space": "space",
    "leader": "signet",
}


def sign_of(kind: str, otherwise: str = "vp") -> str:
    """The sign of a kind of source; boxes bring those of theirs (`ScoreContribution.sources`)."""
    return _SIGNS.get(kind) or contributed(ScoreContribution).sources.get(kind, otherwise)


def sign_of_source(rules: Rules, source: str) -> str:
    """The sign of what a point came from: of its own, or that of its kind."""
    kind, _, name = source.partition(":")
    own = contributed(ScoreContribution).signs.get(kind)
    return own(rules, name) if own is not None else sign_of(kind, "hand")
