"""The tools at the right end: undo, and a small button for each page that can be opened."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import OptionId
from dune_desktop.i18n import Texts
from dune_desktop.i18n.prompts import undo_in_short, undo_label
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

TOOL_GAP = 4.0


TOOLS = (("log", "log"), ("cards", "hand"), ("help", "help"), ("menu", "menu"))
"""What each of the small buttons is for, and its sign."""


class _Props(NamedTuple):
    """The tools: undo, and which others there are."""

    rect: Rect
    texts: Texts
    undo: OptionId | None  # what it would take back
    closed: str  # or why it would take back nothing
    advice: bool  # whether it can be asked for in this game
    asked: bool  # and now


def _select(model: TableModel) -> _Props:
    undo = model.undo if not model.showing.watch and model.thinking < 0 else None
    rect, advice = model.places["tools"], model.settings.advice
    return _Props(rect, model.texts, undo, model.undo_closed, advice, model.choices.mine)


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    box = Rect(rect.x, rect.y, 180, 47)
    with b.thing("button:undo", box):
        _undo(b, props, box)
    tools = (*((("advice", "mentat"),) if props.advice else ()), *TOOLS)
    pitch = (180 + TOOL_GAP) / len(tools)
    for index, (tool, icon) in enumerate(tools):
        place = Rect(rect.x + pitch * index, rect.y + 50, pitch - TOOL_GAP, 47)
        refusal = props.texts.t("whynot.advice") if tool == "advice" and not props.asked else ""
        _tool(b, tool, icon, place, 92 + index, refusal)
    return b.region("tools", rect, bleed=6)


def _tool(b: Build, tool: str, icon: str, rect: Rect, order: int, refusal: str) -> None:
    """A small button with a sign."""
    with b.thing("button:" + tool, rect):
        b.plate(rect, "button.off" if refusal else "button")
        b.icon(*rect.center, icon, 25, 0.5 if refusal else 1.0)
        b.hit(rect, action=() if refusal else (tool,), refusal=refusal, order=order, command=tool, radius=9)


def _undo(b: Build, props: _Props, box: Rect) -> None:
    """What it takes back, or why it takes back nothing; a card whose name leaves no room is named by the tip."""
    option, texts = props.undo, props.texts
    b.plate(box, "button" if option is not None else "button.off")
    ink = "bone" if option is not None else "off_text"
    b.icon(box.x + 17, box.y + 23, "undo", 24, color=ink)
    text = texts.t("table.undo_closed." + props.closed) if option is None else undo_label(texts, option)
    style = Style(color=ink, weight=600, line=20)
    room = box.w - 33

    def set_in_two(words: str) -> Laid:
        return layout(escape(words), b.metrics, room, style, lines=2, shrink=True, ellipsis=True)

    laid = set_in_two(text)
    short = undo_in_short(texts, option) if laid.overflow and option is not None else ""
    laid = set_in_two(short) if short else laid
    b.extend(laid.at(box.x + 31, box.y + 23 - laid.height / 2))
    refusal = "" if option is not None else texts.t("whynot.undo." + props.closed)
    action = ("undo",) if option is not None else ()
    b.hit(box, action=action, refusal=refusal, tip=text if short else "", order=91, command="undo")


TOOL_BAR = Part(_select, _draw)
