"""The preview: what a click would bring, beside what would be clicked, before anything is committed."""

from __future__ import annotations

from dune_desktop.engine.options import part
from dune_desktop.i18n.prompts import Prompt, cards_played
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Parts, Row
from dune_desktop.ui.presenters.table.changes import changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout
from dune_desktop.ui.text.signs import Line

WIDTH = 402.0
HEAD, ROW = 44.0, 32.0  # a title in one line; a change
TITLE = Style(size=24, colour="ink", face="title")
HAPPENS = Style(size=22, weight=600, colour="ink", line=24)
GAP = 14.0


def bubble(model: TableModel) -> Parts:
    """The bubble beside what the pointer is on; none where a click would change nothing that can be told."""
    act = model.weighed
    if act.at is None or act.after is None or not (changes(model) or waiting(model)):
        return {}
    return {"bubble": _bubble}


def _bubble(model: TableModel) -> Region:
    at = model.weighed.ask(lambda act: act.at)
    assert at is not None
    rows, then = changes(model), waiting(model)
    title = layout(_title(model), model.metrics, WIDTH - 36, TITLE, shrink=True)
    head = max(HEAD, title.height + 14)
    height = head + 12 + ROW * len(rows) + (44 if then else 0) + 8
    rect = _place(model, at, height)
    b = Build(model.metrics)
    with b.thing("preview", rect):
        _told(model, b, rect, title, head, rows, then)
    return b.region("bubble", rect, bleed=60, layer=Layer.BUBBLE)


def _title(model: TableModel) -> str:
    """What the click would do, in words."""
    option = model.weighed.ask(lambda act: act.ways[0][0])
    if option[0] == "send":
        card, *partners = (f"card:{name}" for name in cards_played(option))
        space = f"space:{part(option, 'space')}"
        if partners:
            return model.t("preview.title.pair", card=card, partner=partners[0], space=space)
        return model.t("preview.title", card=card, space=space)
    assert model.decision is not None
    prompt = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    return escape(prompt.label(option))


def _told(model: TableModel, b: Build, rect: Rect, title: Laid, head: float, rows: list[Row], waiting: Line) -> None:
    b.plate(rect, "bubble")
    b.extend(title.at(rect.x + 18, rect.y + head / 2 + 3 - title.height / 2))
    b.line(rect.x + 18, rect.y + head, rect.right - 18, rect.y + head, "brass/70")
    y = rect.y + head + 18
    for row in rows:
        b.icon(rect.x + 32, y, row.icon, 28)
        line = Rect(rect.x + 58, y - ROW / 2, rect.w - 74, ROW)
        if row.then:
            _number(b, line, row)
        else:
            b.markup(line.x, y, row.why, line.w, HAPPENS, middle=True, lines=1, shrink=True)
        y += ROW
    if waiting:
        b.line(rect.x + 18, y - 10, rect.right - 18, y - 10, "brass/50")
        label = model.t("preview.then")
        used = b.text(rect.x + 18, y + 12, label, BODY, 500, PLATES["bubble"].ink2)
        elements, _ = signs.fitted(waiting, model.metrics, rect.x + 28 + used, y + 12, rect.w - 46 - used, 26, "bubble")
        b.extend(elements)


def _number(b: Build, line: Rect, row: Row) -> None:
    """What is now, what would be, and why."""
    x, y = line.x, line.y + line.h / 2
    if row.now:
        x += b.text(x, y, row.now, 24, 600, PLATES["bubble"].ink2) + 14
        b.icon(x - 1, y, "arrow", 13, colour="#7B3F16")
        x += 12
    colour = "ink" if row.better is None else "good" if row.better else "bad"
    x += b.text(x, y, row.then, COUNT, 700, colour)
    if row.why:
        left = max(x + 14, line.x + 110)
        b.text(left, y, row.why, BODY, 500, PLATES["bubble"].ink2, box=line.right - left)


def _place(model: TableModel, plate: Rect, height: float) -> Rect:
    """Beside, under or over the plate, where it covers the fewest lit spaces; never over prompt or purse."""
    bottom, right = model.places["prompt"].y, model.places["market"].x
    low = bottom - GAP - height
    level = max(118.0, min(plate.y + plate.h / 2 - 60, low))
    across = min(max(model.places["conflict.arena"].x, plate.x + plate.w / 2 - WIDTH / 2), right - 12 - WIDTH)
    spots = [
        Rect(plate.right + GAP, level, WIDTH, height),
        Rect(plate.x - GAP - WIDTH, level, WIDTH, height),
        Rect(across, plate.bottom + GAP, WIDTH, height),
        Rect(across, min(plate.y, bottom) - GAP - height, WIDTH, height),
    ]
    fitting = [s for s in spots if s.x >= 8 and s.right <= right - 8 and s.y >= 112 and s.bottom <= bottom - 10]
    lit = [model.place_of(space) for space in model.choices.spaces_of(model.selection.played)]

    def covered(spot: Rect) -> float:
        return sum(_overlap(spot, other) for other in lit if other != plate)

    return min(fitting or [Rect(across, level, WIDTH, height)], key=covered)


def _overlap(a: Rect, b: Rect) -> float:
    return max(0.0, min(a.right, b.right) - max(a.x, b.x)) * max(0.0, min(a.bottom, b.bottom) - max(a.y, b.y))
