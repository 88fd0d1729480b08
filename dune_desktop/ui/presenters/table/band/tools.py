"""The tools at the right end: undo, and a small button for each page that can be opened."""

from __future__ import annotations

from dune_desktop.i18n.prompts import undo_in_short, undo_label
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

TOOL_GAP = 4.0


TOOLS = (("log", "log"), ("cards", "hand"), ("help", "help"), ("menu", "menu"))
"""What each of the small buttons is for, and its sign."""


def tools(model: TableModel) -> Region:
    rect = model.places["tools"]
    b = Build(model.metrics)
    box = Rect(rect.x, rect.y, 180, 47)
    with b.thing("button:undo", box):
        _undo(model, b, box)
    tools = (*((("advice", "mentat"),) if model.settings.advice else ()), *TOOLS)
    pitch = (180 + TOOL_GAP) / len(tools)
    for index, (tool, icon) in enumerate(tools):
        _tool(model, b, tool, icon, Rect(rect.x + pitch * index, rect.y + 50, pitch - TOOL_GAP, 47), 92 + index)
    return b.region("tools", rect, bleed=6)


def _tool(model: TableModel, b: Build, tool: str, icon: str, rect: Rect, order: int) -> None:
    """A small button with a sign."""
    possible = tool != "advice" or model.choices.mine
    with b.thing("button:" + tool, rect):
        b.plate(rect, "button" if possible else "button.off")
        b.icon(*rect.centre, icon, 25, 1.0 if possible else 0.5)
        refusal = "" if possible else model.t("whynot.advice")
        b.hit(rect, action=(tool,) if possible else (), refusal=refusal, order=order, command=tool, radius=9)


def _undo(model: TableModel, b: Build, box: Rect) -> None:
    """What it takes back, or why it takes back nothing; a card whose name leaves no room is named by the tip."""
    option = model.undo if not model.showing.watch and model.thinking < 0 else None
    b.plate(box, "button" if option is not None else "button.off")
    ink = "bone" if option is not None else "off_text"
    b.icon(box.x + 17, box.y + 23, "undo", 24, colour=ink)
    text = model.t("table.undo_closed." + model.undo_closed) if option is None else undo_label(model.texts, option)
    style = Style(colour=ink, weight=600, line=20)
    room = box.w - 33

    def set_in_two(words: str) -> Laid:
        return layout(escape(words), model.metrics, room, style, lines=2, shrink=True, ellipsis=True)

    laid = set_in_two(text)
    short = undo_in_short(model.texts, option) if laid.overflow and option is not None else ""
    laid = set_in_two(short) if short else laid
    b.extend(laid.at(box.x + 31, box.y + 23 - laid.height / 2))
    refusal = "" if option is not None else model.t("whynot.undo." + model.undo_closed)
    action = ("undo",) if option is not None else ()
    b.hit(box, action=action, refusal=refusal, tip=text if short else "", order=91, command="undo")
