"""The question corner: who is asked what, effects still to resolve as chips, and the one big button.

From its foot upwards stand the big button and the pace, which never move, the other buttons, what is counted, and the
chips; the question has what they leave. Answers that leave it too little to be read whole, or are told in words, lie in
a drawer beside it: at the foot of the right wall, over nothing that one plays with.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import Option
from dune_desktop.ui.presenters.table.conflict.verdict import announced
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_keys, pace_options
from dune_desktop.ui.presenters.table.pictured import leader_of
from dune_desktop.ui.presenters.table.prompt.bar import DECLINE_ORDER, Button, PromptProps
from dune_desktop.ui.presenters.table.prompt.buttons import labeled, need
from dune_desktop.ui.presenters.table.prompt.chips import (
    draw_chips,
    draw_drawer,
    grid_height,
    needs_drawer,
    select_chips,
)
from dune_desktop.ui.presenters.table.prompt.contents import contents
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.prompt.steppers import select_steppers, steppers, steppers_height
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout

OTHER, GAP = 40.0, 6.0  # height of the other buttons, and what is free between all that stands there
PAD = 8.0  # around what stands there
DRAWER_EDGE = 8.0  # of the drawer around what it covers
SAID = 24.0  # size of what is to be done on the table, where there is nothing to press
SIZES = (1.0, 0.88, 0.8, 0.72)  # how many times its usual size the question may have
MORE_SIZES = (1.0, 0.9)
MOST = 3  # lines of the question
APART = 4.0  # between the question and what is said below it
QUESTION = Style(size=25, line=28, face="title", color="#FFE9C0")
MORE = Style(size=20, color="bone2", line=23)


def _select(model: TableModel) -> PromptProps:
    bar = contents(model)
    seat = next((each for each in (announced(model), model.active) if each != NOBODY), model.viewer)
    asked, more = question(model)
    chosen = model.selection
    options, pace = pace_options(model)

    def capped(one: Button) -> Button:
        return replace(one, cap=model.cap(one.command))

    return PromptProps(
        model.places["prompt"],
        model.places["primary"],
        model.places["drawer"],
        model.places["owned"].h + DRAWER_EDGE if "owned" in model.places else 0.0,
        seat if seat != model.viewer and model.awaited == NOBODY else NOBODY,
        leader_of(model.view.seats[seat]) if seat >= 0 else "",
        asked,
        more,
        question(model, brief=True)[1],
        model.choices.mine and model.choices.kind == "agent" and not (chosen.card or chosen.group or chosen.several),
        model.settings.reading.at_table,
        select_chips(model, bar),
        tuple(map(capped, bar.others)),
        capped(bar.primary) if bar.primary is not None else None,
        select_steppers(model) if bar.stepper else None,
        tuple(options),
        pace,
        bar.pace and not (model.help or model.look),  # hints on the card of the first round are told whole
        (*question(model, resting=True), question(model, brief=True, resting=True)[1]),
    )


def _draw(b: Build, props: PromptProps) -> tuple[Region, ...]:
    """The corner, and the drawer over what lies beside it if the answers need that."""
    rect, drawer = props.rect, Build(b.metrics)
    opened: Rect | None = None
    with b.thing("prompt", rect):
        b.plate(rect, "corner" if props.seat == NOBODY else "corner.rival", f"seat{max(0, props.seat)}")
        top = props.primary_place.y - GAP
        if props.pace_shown:
            top = _paces(b, props, top)
        top = _buttons(b, props, top)
        if not props.pace_shown:
            pace_keys(b, props.paces, rect)
        inside = rect.inset(PAD, 0)
        if props.steps is not None:
            high = steppers_height(props.steps)
            steppers(b, props.steps, Rect(inside.x, top - high, inside.w, high))
            top -= high + GAP
        words = Rect(inside.x + 2, rect.y + PAD / 2, inside.w - 4, top - rect.y - PAD / 2)
        if props.chips:
            high = grid_height(b, props.chips, inside.w)
            above = words._replace(h=words.h - high - GAP)
            asked, more, brief = props.resting  # answers lie where they are while one is pointed at
            resting = props._replace(asked=asked, more=more, brief=brief)
            if needs_drawer(b, props.chips, inside.w) or _whole(b, above, resting) is None:
                opened = draw_drawer(drawer, props.chips, props.drawer, props.covered)
            else:
                draw_chips(b, props.chips, Rect(inside.x, top - high, inside.w, high))
                words = above
        with b.thing("prompt:words", words):
            _words(b, words, props)
    corner = b.region("prompt", rect, bleed=60)
    return (corner,) if opened is None else (corner, drawer.region("drawer", opened, bleed=40, layer=Layer.OPENED))


PROMPT: Final = Part(_select, _draw)


def _whole(b: Build, rect: Rect, props: PromptProps) -> tuple[tuple[Laid, ...], bool] | None:
    """The question and what is said below it, as large as there is room for both, and whether that is all; else None.

    Where there is too little, what is said below is brief, or a question that only says where the turn is gives way.
    """
    larger = props.larger
    for said in dict.fromkeys((props.more, props.brief)):
        sizes = dict.fromkeys((larger, *MORE_SIZES)) if said else ()
        below: list[tuple[Laid, ...]] = [(layout(said, b.metrics, rect.w, grown(MORE, size)),) for size in sizes]
        below = below or [()]
        for more, size in product(below, sorted({larger, *SIZES}, reverse=True)):
            asked = layout(props.asked, b.metrics, rect.w, grown(QUESTION, size))
            if asked.lines <= MOST and _high(asked, *more) <= rect.h:
                return (asked, *more), said == props.more
        if props.where and below[-1] and _high(*below[-1]) <= rect.h:
            return below[-1], False
    return None


def _cut(b: Build, rect: Rect, props: PromptProps) -> tuple[Laid, ...]:
    """As much of it as there is room for."""
    asked = layout(props.asked, b.metrics, rect.w, grown(QUESTION, SIZES[-1]), lines=2, shrink=True, ellipsis=True)
    style = grown(MORE, MORE_SIZES[-1])
    lines = int((rect.h - asked.height - APART) // style.pitch)
    return (asked, *(layout(props.more, b.metrics, rect.w, style, lines=lines, ellipsis=True),) * (lines > 0))


def _high(*texts: Laid) -> float:
    return sum(text.height for text in texts) + APART * (len(texts) - 1)


def _words(b: Build, rect: Rect, props: PromptProps) -> None:
    """The question and what is said below it; the tip has what is left out."""
    texts, said = _whole(b, rect, props) or (_cut(b, rect, props), False)
    if not said:
        b.hit(rect, tip="\n".join(filter(None, (props.asked, props.more))), radius=7)
    y = rect.y
    for text in texts:
        b.extend(text.at(rect.x, y))
        y += text.height + APART


def _buttons(b: Build, props: PromptProps, top: float) -> float:
    """The big button at its place, and the others above `top`; returns where they begin."""
    box, primary = props.primary_place, props.primary
    if primary is not None:
        _button(b, box, primary, "button.primary", 0, "prompt:primary")
    others = props.others
    needs = [need(b, other) for other in others]
    spare = box.w - sum(needs) - GAP
    if len(others) == 2 and spare >= 0:
        left = min(max((box.w - GAP) / 2, needs[0]), box.w - GAP - needs[1])
        _other(b, Rect(box.x, top - OTHER, left, OTHER), others[0])
        _other(b, Rect(box.x + left + GAP, top - OTHER, box.w - GAP - left, OTHER), others[1])
        return top - OTHER - GAP
    for other in others:
        _other(b, Rect(box.x, top - OTHER, box.w, OTHER), other)
        top -= OTHER + GAP
    return top


def _other(b: Build, rect: Rect, one: Button) -> None:
    order = DECLINE_ORDER if one.command == "decline" else 1
    _button(b, rect, one, "button", order, called("button", one.action))


def _button(b: Build, rect: Rect, one: Button, kind: str, order: int, name: str) -> None:
    """A button with its words and its key; or, where there is nothing to press, what is to be done on the table."""
    golden = kind == "button.primary"
    style = "button.cold" if golden and one.refusal else "button.off" if one.refusal else kind
    with b.thing(name, rect):
        if one.says:
            b.title_of(rect.x + 8, rect.center[1], one.text, rect.w - 16, SAID, "bone2", 600, 2, align="center")
            b.hit(rect, refusal=one.refusal, order=-1, golden=golden, tip=one.refusal)
            return
        b.plate(rect, style)
        labeled(b, rect, one, style, golden)
        action = () if one.refusal else one.action
        b.hit(rect, action=action, refusal=one.refusal, order=order, command=one.command, golden=golden)


def _paces(b: Build, props: PromptProps, bottom: float) -> float:
    """How fast what happens by itself is shown, two and two; returns where that begins."""
    box, rows = props.primary_place, -(-len(props.paces) // 2)
    top = bottom - rows * OTHER
    ground = Rect(box.x, top, box.w, rows * OTHER)
    with b.thing("choices:set.rival_pace", ground):
        b.plate(ground, "segments")
        for place, option in enumerate(props.paces):
            cell = Rect(box.x + box.w / 2 * (place % 2), top + OTHER * (place // 2), box.w / 2, OTHER).inset(4)
            _pace(b, cell, option, place == props.pace)
    return top - GAP


def _pace(b: Build, cell: Rect, option: Option, chosen: bool) -> None:
    style = "chosen" if chosen else "option.bare"
    with b.thing(called("choice", option.action), cell):
        b.plate(cell, style)
        b.text_in(cell, option.text, 20, 600, PLATES[style].ink, anchor="center")
        b.hit(cell, action=() if chosen else option.action, order=90, command=option.command, radius=6)
