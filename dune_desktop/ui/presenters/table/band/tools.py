"""The tools at the right end: a small button for undo, and for each page that can be opened."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.prompts import undo_label
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import escape

TOOL_GAP, PITCH, SIDE = 5.0, 55.0, 50.0  # between the buttons, from one to the next at most, their height


TOOLS = (("log", "log"), ("cards", "hand"), ("icons", "icons"), ("help", "help"), ("menu", "menu"))
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
    idle = model.showing.watch or model.thinking != NOBODY or model.awaited != NOBODY
    undo = None if idle else model.undo
    closed = "turn" if model.awaited != NOBODY else model.undo_closed
    rect, advice = model.places["tools"], model.settings.advice
    return _Props(rect, model.texts, undo, closed, advice, model.choices.mine)


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    tools = (("undo", "undo"), *((("advice", "mentat"),) if props.advice else ()), *TOOLS)
    pitch = min(PITCH, (rect.w + TOOL_GAP) / len(tools))
    left = rect.right - pitch * len(tools) + TOOL_GAP
    for index, (tool, icon) in enumerate(tools):
        place = Rect(left + pitch * index, rect.y + (rect.h - SIDE) / 2, pitch - TOOL_GAP, SIDE)
        if tool == "undo":
            with b.thing("button:undo", place):
                _undo(b, props, place)
        else:
            refusal = props.texts.t("whynot.advice") if tool == "advice" and not props.asked else ""
            _tool(b, tool, icon, place, 91 + index, refusal)
    return b.region("tools", rect, bleed=6)


def _tool(b: Build, tool: str, icon: str, rect: Rect, order: int, refusal: str) -> None:
    """A small button with a sign."""
    with b.thing("button:" + tool, rect):
        b.plate(rect, "button.off" if refusal else "button")
        b.icon(*rect.center, icon, 25, 0.5 if refusal else 1.0)
        b.hit(rect, action=() if refusal else (tool,), refusal=refusal, order=order, command=tool, radius=9)


def _undo(b: Build, props: _Props, box: Rect) -> None:
    """The tip says what it takes back, or why it takes back nothing."""
    option, texts = props.undo, props.texts
    b.plate(box, "button" if option is not None else "button.off")
    b.icon(*box.center, "undo", 25, color="bone" if option is not None else "off_text")
    refusal = "" if option is not None else texts.t("whynot.undo." + props.closed)
    tip = "" if option is None else escape(undo_label(texts, option))
    action = ("undo",) if option is not None else ()
    b.hit(box, action=action, refusal=refusal, tip=tip, order=91, command="undo")


TOOL_BAR = Part(_select, _draw)
