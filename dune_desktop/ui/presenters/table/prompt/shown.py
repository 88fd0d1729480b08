"""The prompt bar: who is asked what, effects still to resolve as chips, and the one big button."""

from __future__ import annotations

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, button_width
from dune_desktop.ui.presenters.table.conflict.verdict import announced
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_choice, pace_keys
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.prompt.bar import DECLINE_ORDER, Bar
from dune_desktop.ui.presenters.table.prompt.chips import chips, in_words
from dune_desktop.ui.presenters.table.prompt.contents import contents
from dune_desktop.ui.presenters.table.prompt.words import bar_words
from dune_desktop.ui.screen.display import Rect, Region

PRIMARY = Rect(290, 5, 282, 48)  # within the bar, from its right end


def prompt(model: TableModel) -> Region:
    """The prompt bar."""
    rect = model.places["prompt"]
    bar = contents(model)
    b = Build(model.metrics)
    seat = next((each for each in (announced(model), model.active) if each != NOBODY), model.viewer)
    with b.thing("prompt", rect):
        b.plate(rect, "prompt", f"seat{max(0, seat)}")
        x = rect.x + 16
        if seat >= 0:
            who = Rect(rect.x + 4, rect.y + rect.h / 2 - FACE / 2, FACE, FACE)
            with b.thing("prompt:who", who):
                face(b, leader_of(model.view.seats[seat]), who, seat)
            x = who.right + 10
        right = _buttons(model, b, bar, rect)
        bar = in_words(model, bar, right, rect) if bar.chips else bar
        left = pace_choice(model, b, right - 14, rect) if bar.pace else chips(model, b, bar, right, rect)
        width = max(160.0, left - x - 14)
        with b.thing("prompt:words", Rect(x, rect.y, width, rect.h)):
            bar_words(model, b, Rect(x, rect.y, width, rect.h), bar.said)
        if not (bar.pace or model.rules.hagal_deck or model.recap_open):
            pace_keys(model, b, rect)
    return b.region("prompt", rect, bleed=60)


def _buttons(model: TableModel, b: Build, bar: Bar, rect: Rect) -> float:
    """Buttons from the right; returns where they begin. The primary place stays free when there is none."""
    box = Rect(rect.right - PRIMARY.x, rect.y + PRIMARY.y, PRIMARY.w, PRIMARY.h)
    x = box.x
    if bar.primary is not None:
        need = button_width(model.metrics, bar.primary.text, "button.primary", model.cap(bar.primary.command))
        width = max(box.w, need)
        x = box.right - width
        b.drawn(
            button(
                model.metrics,
                x,
                box.y,
                bar.primary.text,
                bar.primary.action,
                kind="button.primary",
                width=width,
                height=box.h,
                command=bar.primary.command,
                cap=model.cap(bar.primary.command),
                refusal=bar.primary.refusal,
                order=0,
                golden=True,
                name="prompt:primary",
            )
        )
    for other in bar.others:
        width = max(136.0, button_width(model.metrics, other.text, "button", model.cap(other.command)))
        x -= width + 12
        b.drawn(
            button(
                model.metrics,
                x,
                box.y,
                other.text,
                other.action,
                width=width,
                height=box.h,
                command=other.command,
                cap=model.cap(other.command),
                refusal=other.refusal,
                order=DECLINE_ORDER if other.command == "decline" else 1,
            )
        )
    return x
