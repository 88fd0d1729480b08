"""A space of the research track and one of the Tleilaxu track, looked at closer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.engine.model.effects import Effects
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.ui.boxes.immortality.signs import MARKERS
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.lens.subject import Box, Kind, Subject, one


def _box(texts: Texts, key: str, effects: Effects, icon: str) -> Box:
    """What a space gives, under a heading that says to whom."""
    words = str(sentences(texts, effects) if effects else texts.t("research.nothing"))
    return Box("bonus", str(texts.t(key)), words, one(line(effects, texts)), icon)


def _research(texts: Texts, space: ResearchSpace) -> Subject:
    boxes = [_box(texts, "research.bonus", space.effects, "ornament")]
    if space.marker:
        words = str(texts.t(f"research.marker.{space.marker}"))
        heading = str(texts.t("research.marker", n=space.marker))
        boxes.append(Box("marker", heading, words, (), MARKERS[space.marker]))
    key = "research:" + space.id
    return Subject(
        key=key,
        style="large",
        name=texts.name(key),
        kind=str(texts.t("table.tleilax")),
        boxes=tuple(boxes),
        badge="research",
    )


def _tleilaxu(texts: Texts, space: TleilaxuSpace) -> Subject:
    boxes = [_box(texts, "research.bonus", space.effects, "ornament")]
    if space.first:
        boxes.append(_box(texts, "research.first", space.first, "ornament"))
    key = "tleilaxu_track:" + space.id
    return Subject(
        key=key,
        style="large",
        name=texts.name(key),
        kind=str(texts.t("table.tleilax")),
        boxes=tuple(boxes),
        badge="tleilaxu",
    )


SUBJECTS: Final[Mapping[str, Kind]] = {
    "research": (lambda catalog: catalog.of("research"), _research),
    "tleilaxu_track": (lambda catalog: catalog.of("tleilaxu_track"), _tleilaxu),
}
