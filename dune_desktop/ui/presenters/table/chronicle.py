"""The latest sentences of the log, below the market where a wide window has room for them."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import ChronicleLine
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout
from dune_desktop.ui.text.type import Type

CLOSE = 1.06  # lines of a long sentence of the chronicle, in sizes


class _Props(NamedTuple):
    """The latest sentences of the log."""

    rect: Rect
    texts: Texts
    lines: tuple[ChronicleLine, ...]
    reading: Type


def _select(model: TableModel) -> _Props | None:
    """None where there is no room for it."""
    if "chronicle" not in model.places:
        return None
    return _Props(model.places["chronicle"], model.texts, model.chronicle, model.settings.reading)


def _draw(b: Build, props: _Props) -> Region:
    """The latest sentences of the log, oldest first."""
    with b.thing("chronicle", props.rect):
        _sentences(b, props)
        b.hit(props.rect, action=("log",), radius=6)
    return b.region("chronicle", props.rect, bleed=4)


CHRONICLE: Final = Part(_select, _draw)


def _sentences(b: Build, props: _Props) -> None:
    """Under their heading."""
    rect, lines = props.rect, props.lines
    b.section(rect, props.texts.t("table.chronicle"))
    width, y = rect.w - 30, rect.y + 40.0
    latest = lines[0].text if lines else ""
    room = rect.bottom - y + 12

    def needs(larger: Type) -> float:
        laid = _sentence(b.metrics, latest, grown(Style(), larger.scale), width, room)
        return room + 1 if laid.overflow else laid.height

    larger = props.reading.fitting(needs, room).scale
    told: list[tuple[ChronicleLine, Laid]] = []
    for entry in lines:
        style = grown(Style(color="bone2" if told else "bone"), larger)
        laid = _sentence(b.metrics, entry.text, style, width, room)
        if told and (laid.overflow or laid.height > room):
            break  # a sentence is told whole or not at all
        told.append((entry, laid))
        room -= laid.height + 1
    for entry, laid in reversed(told):
        if entry.seat >= 0:
            b.piece(rect.x + 10, y, "marker", entry.seat, 16)
        b.extend(laid.at(rect.x + 26, y - 12))
        y += laid.height + 1


def _sentence(metrics: Metrics, text: str, style: Style, width: float, room: float) -> Laid:
    """A sentence of the chronicle; its lines move together where that brings all of it into the room."""
    for pitch in (style.pitch, style.size * CLOSE):
        lines = max(1, int(room // pitch))
        laid = layout(text, metrics, width, changed(style, line=pitch), lines=lines, ellipsis=True)
        if not laid.overflow:
            break
    return laid
