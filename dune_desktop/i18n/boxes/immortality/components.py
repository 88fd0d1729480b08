"""The spaces of the research track and of the Tleilaxu track in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.i18n.component_text import Part, part
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.i18n.texts import Texts


def _research(texts: Texts, space: ResearchSpace) -> list[Part]:
    bonus = sentences(texts, space.effects) if space.effects else str(texts.t("research.start"))
    marker = str(texts.t(f"research.marker.{space.marker}")) if space.marker else ""
    return [
        part(texts, "effect", "research.bonus", bonus),
        part(texts, "note", "research.marker", marker),
    ]


def _tleilaxu(texts: Texts, space: TleilaxuSpace) -> list[Part]:
    bonus = sentences(texts, space.effects)
    nothing = str(texts.t("tleilaxu_track.none" if space.step else "tleilaxu_track.start"))
    return [
        part(texts, "effect", "tleilaxu_track.bonus", bonus or nothing),
        part(texts, "first", "tleilaxu_track.first", sentences(texts, space.first)),
    ]


DESCRIBERS: Final[dict[type, Callable[[Texts, Any], list[Part]]]] = {
    ResearchSpace: _research,
    TleilaxuSpace: _tleilaxu,
}
