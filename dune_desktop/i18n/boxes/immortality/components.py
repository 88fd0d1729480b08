"""The spaces of the research track and of the Tleilaxu track in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.i18n.component_text import Part, part
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.i18n.texts import Texts


def _research(texts: Texts, space: ResearchSpace) -> list[Part]:
    bonus = sentences(texts, space.effects) if space.effects else str(texts.t("research.begin"))
    parts = [part(texts, "effect", "research.bonus", bonus)]
    if space.marker:
        unlocked = str(texts.t(f"research.marker.{space.marker}"))
        parts.append(Part("note", str(texts.t("research.marker", n=space.marker)), unlocked))
    return parts


def _tleilaxu(texts: Texts, space: TleilaxuSpace) -> list[Part]:
    nothing = str(texts.t("research.nothing" if space.step else "research.begin.tleilaxu"))
    return [
        part(texts, "effect", "research.bonus", sentences(texts, space.effects) or nothing),
        part(texts, "first", "research.first", sentences(texts, space.first)),
    ]


DESCRIBERS: Final[dict[type, Callable[[Texts, Any], list[Part]]]] = {
    ResearchSpace: _research,
    TleilaxuSpace: _tleilaxu,
}
