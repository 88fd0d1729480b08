"""The latest sentences of the chronicle below the market."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.table.model import SHORT, TableModel
from dune_desktop.ui.presenters.table.recap import strip_width
from dune_desktop.ui.presenters.table.told import ChronicleLine
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout
from dune_desktop.ui.text.type import Type

CLOSE = 1.06  # lines of a long sentence of the chronicle, in sizes


def most_told(height: float) -> int:
    """More sentences than this do not stand in a place of that height."""
    return int(height // (Style().size * CLOSE))


def chronicle(model: TableModel) -> Region:
    """The latest sentences of the log, oldest first; nothing under the panel of what has happened."""
    rect = model.places["chronicle"]
    b = Build(model.metrics)
    with b.thing("chronicle", rect):
        if not model.recapped:
            _sentences(model, b, rect)
            b.hit(rect, action=("log",), radius=6)
    return b.region("chronicle", rect, bleed=4)


def _sentences(model: TableModel, b: Build, rect: Rect) -> None:
    """Under their heading; where there is room for two lines only they go without, beside the recap's button."""
    short = rect.h < SHORT
    if not short:
        b.drawn(section(model.metrics, rect.x, rect.y - 4, rect.w, model.t("table.chronicle")))
    width = rect.w - 30 - (strip_width(model) + 10 if short else 0)
    y = rect.y + (11.0 if short else 36.0)
    latest = model.chronicle[0].text if model.chronicle else ""
    room = rect.bottom - y + 12

    def needs(larger: Type) -> float:
        laid = _sentence(model, latest, grown(Style(), larger.scale), width, room)
        return room + 1 if laid.overflow else laid.height

    larger = model.settings.reading.fitting(needs, room).scale
    told: list[tuple[ChronicleLine, Laid]] = []
    for entry in model.chronicle:
        style = grown(Style(colour="bone2" if told else "bone"), larger)
        laid = _sentence(model, entry.text, style, width, room)
        if told and (laid.overflow or laid.height > room):
            break  # a sentence is told whole or not at all
        told.append((entry, laid))
        room -= laid.height + 1
    for entry, laid in reversed(told):
        if entry.seat >= 0:
            b.piece(rect.x + 10, y, "marker", entry.seat, 16)
        b.extend(laid.at(rect.x + 26, y - 12))
        y += laid.height + 1


def _sentence(model: TableModel, text: str, style: Style, width: float, room: float) -> Laid:
    """A sentence of the chronicle; its lines move together where that brings all of it into the room."""
    for pitch in (style.pitch, style.size * CLOSE):
        lines = max(1, int(room // pitch))
        laid = layout(text, model.metrics, width, changed(style, line=pitch), lines=lines, ellipsis=True)
        if not laid.overflow:
            break
    return laid
