"""The prompt bar: who is asked what, effects still to resolve as chips, and the one big button."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import button, button_width
from dune_desktop.ui.presenters.table.conflict.verdict import announced
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_choice, pace_keys, pace_options
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.prompt.bar import DECLINE_ORDER, Button, PromptProps
from dune_desktop.ui.presenters.table.prompt.chips import chips, in_words, select_chips
from dune_desktop.ui.presenters.table.prompt.contents import contents
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.prompt.steppers import select_steppers
from dune_desktop.ui.presenters.table.prompt.words import bar_words
from dune_desktop.ui.screen.display import Rect, Region

PRIMARY = Rect(290, 5, 282, 48)  # within the bar, from its right end


def _select(model: TableModel) -> PromptProps:
    bar = contents(model)
    seat = next((each for each in (announced(model), model.active) if each != NOBODY), model.viewer)
    asked, more = question(model)
    hidden = model.rules.hagal_deck or model.recap_open  # the choice of the pace is somewhere else
    options, pace = pace_options(model) if bar.pace or not hidden else ([], 0)

    def capped(one: Button) -> Button:
        return replace(one, cap=model.cap(one.command))

    return PromptProps(
        model.places["prompt"],
        seat,
        leader_of(model.view.seats[seat]) if seat >= 0 else "",
        asked,
        more,
        model.settings.reading.at_table,
        select_chips(model, bar),
        tuple(map(capped, bar.others)),
        capped(bar.primary) if bar.primary is not None else None,
        select_steppers(model) if bar.stepper else None,
        bar.said,
        tuple(options),
        pace,
        bar.pace,
    )


def _draw(b: Build, props: PromptProps) -> Region:
    rect = props.rect
    with b.thing("prompt", rect):
        b.plate(rect, "prompt", f"seat{max(0, props.seat)}")
        x = rect.x + 16
        if props.seat >= 0:
            who = Rect(rect.x + 4, rect.y + rect.h / 2 - FACE / 2, FACE, FACE)
            with b.thing("prompt:who", who):
                face(b, props.leader, who, props.seat)
            x = who.right + 10
        right = _buttons(b, props)
        props = in_words(b, props, right) if props.chips else props
        paces = props.paces
        left = pace_choice(b, paces, props.pace, right - 14, rect) if props.pace_shown else chips(b, props, right)
        width = max(160.0, left - x - 14)
        words = Rect(x, rect.y, width, rect.h)
        with b.thing("prompt:words", words):
            bar_words(b, words, props)
        if not props.pace_shown:
            pace_keys(b, paces, rect)
    return b.region("prompt", rect, bleed=60)


PROMPT: Final = Part(_select, _draw)


def _buttons(b: Build, props: PromptProps) -> float:
    """Buttons from the right; returns where they begin. The primary place stays free when there is none."""
    rect, primary = props.rect, props.primary
    box = Rect(rect.right - PRIMARY.x, rect.y + PRIMARY.y, PRIMARY.w, PRIMARY.h)
    x = box.x
    if primary is not None:
        width = max(box.w, button_width(b.metrics, primary.text, "button.primary", primary.cap))
        x = box.right - width
        b.drawn(
            button(
                b.metrics, x, box.y, primary.text, primary.action, kind="button.primary", width=width, height=box.h,
                command=primary.command, cap=primary.cap, refusal=primary.refusal, order=0, golden=True,
                name="prompt:primary",
            )
        )  # fmt: skip
    for other in props.others:
        width = max(136.0, button_width(b.metrics, other.text, "button", other.cap))
        x -= width + 12
        order = DECLINE_ORDER if other.command == "decline" else 1
        b.drawn(
            button(
                b.metrics, x, box.y, other.text, other.action, width=width, height=box.h, command=other.command,
                cap=other.cap, refusal=other.refusal, order=order,
            )
        )  # fmt: skip
    return x
