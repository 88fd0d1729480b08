"""The preview: what a click would bring, beside what would be clicked, before anything is committed."""

from __future__ import annotations

from dune_desktop.engine.model.options import part
from dune_desktop.i18n.prompts import Prompt, cards_played
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Parts, Row, unselected
from dune_desktop.ui.presenters.table.changes import bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, grown, layout
from dune_desktop.ui.text.signs import Line
from dune_desktop.ui.text.type import Type

WIDTH = 402.0
HEAD, ROW = 44.0, 32.0  # a title in one line; a change
TITLE = Style(size=24, colour="ink", face="title")
HAPPENS = Style(size=22, weight=600, colour="ink", line=24)
DOES = Style(size=20, weight=500, colour="ink2", line=25)
GAP = 14.0
TOP = 112.0  # nothing lies higher: the seats stay uncovered


def bubble(model: TableModel) -> Parts:
    """The bubble beside what the pointer is on; none where a click would change nothing that can be told."""
    act = model.weighed
    if act.at is None or act.after is None or not (changes(model) or waiting(model)):
        return {}
    return {"bubble": unselected(_bubble)}


def _bubble(model: TableModel) -> Region:
    at = model.weighed.at
    assert at is not None
    rows, then = changes(model), waiting(model)
    room = model.places["prompt"].y - TOP - 2 * GAP
    larger = model.settings.reading.fitting(lambda type: _high(type, *_laid(model, type), rows, then), room)
    title, text = _laid(model, larger)
    rect = _place(model, at, larger.of(WIDTH), _high(larger, title, text, rows, then))
    b = Build(model.metrics)
    with b.thing("preview", rect):
        _told(model, b, rect, larger, title, text, rows, then)
    return b.region("bubble", rect, bleed=60, layer=Layer.BUBBLE)


def _laid(model: TableModel, larger: Type) -> tuple[Laid, Laid | None]:
    """The title of a bubble of that size, and what is bought in words: nobody buys what they cannot read."""
    width, name = larger.of(WIDTH - 36), bought(model)
    title = layout(_title(model), model.metrics, width, grown(TITLE, larger.scale), shrink=True)
    return title, layout(does(model, name), model.metrics, width, grown(DOES, larger.scale)) if name else None


def _head(larger: Type, title: Laid) -> float:
    return max(larger.of(HEAD), title.height + larger.of(14))


def _high(larger: Type, title: Laid, text: Laid | None, rows: list[Row], then: Line) -> float:
    """The height of the bubble."""
    told = text.height + larger.of(22) if text is not None else 0.0
    return _head(larger, title) + told + larger.of(20 + ROW * len(rows) + (44 if then else 0))


def _title(model: TableModel) -> str:
    """What the click would do, in words."""
    if name := bought(model):
        return str(model.t("button.acquire_tile", name=model.name(name)))
    option = model.weighed.ways[0][0]
    if option[0] == "send":
        card, *partners = (f"card:{name}" for name in cards_played(option))
        space = f"space:{part(option, 'space')}"
        if partners:
            return model.t("preview.title.pair", card=card, partner=partners[0], space=space)
        return model.t("preview.title", card=card, space=space)
    assert model.decision is not None
    prompt = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    return escape(prompt.label(option))


def _told(
    model: TableModel,
    b: Build,
    rect: Rect,
    larger: Type,
    title: Laid,
    text: Laid | None,
    rows: list[Row],
    waiting: Line,
) -> None:
    of, head = larger.of, _head(larger, title)
    b.plate(rect, "bubble")
    b.extend(title.at(rect.x + of(18), rect.y + head / 2 + 3 - title.height / 2))
    b.line(rect.x + of(18), rect.y + head, rect.right - of(18), rect.y + head, "brass/70")
    y = rect.y + head + of(18)
    if text is not None:
        b.extend(text.at(rect.x + of(18), y - of(6)))
        y += text.height + of(22)
        b.line(rect.x + of(18), y - of(22), rect.right - of(18), y - of(22), "brass/50")
    for row in rows:
        b.icon(rect.x + of(32), y, row.icon, of(28))
        line = Rect(rect.x + of(58), y - of(ROW) / 2, rect.w - of(74), of(ROW))
        if row.then:
            _number(b, line, row, larger)
        else:
            b.markup(line.x, y, row.why, line.w, grown(HAPPENS, larger.scale), middle=True, lines=1, shrink=True)
        y += of(ROW)
    if waiting:
        b.line(rect.x + of(18), y - of(10), rect.right - of(18), y - of(10), "brass/50")
        label = model.t("preview.then")
        used = b.text(rect.x + of(18), y + of(12), label, of(BODY), 500, PLATES["bubble"].ink2)
        left, room = rect.x + of(28) + used, rect.w - of(46) - used
        elements, _ = signs.fitted(waiting, model.metrics, left, y + of(12), room, of(26), "bubble")
        b.extend(elements)


def _number(b: Build, line: Rect, row: Row, larger: Type) -> None:
    """What is now, what would be, and why."""
    of, x, y = larger.of, line.x, line.y + line.h / 2
    if row.now:
        x += b.text(x, y, row.now, of(24), 600, PLATES["bubble"].ink2) + of(14)
        b.icon(x - 1, y, "arrow", of(13), colour="#7B3F16")
        x += of(12)
    colour = "ink" if row.better is None else "good" if row.better else "bad"
    x += b.text(x, y, row.then, of(COUNT), 700, colour)
    if row.why:
        left = max(x + of(14), line.x + of(110))
        b.text(left, y, row.why, of(BODY), 500, PLATES["bubble"].ink2, box=line.right - left)


def _place(model: TableModel, plate: Rect, width: float, height: float) -> Rect:
    """Beside, under or over the plate, where it covers the fewest lit spaces; never over prompt or purse."""
    bottom, right = model.places["prompt"].y, model.places["market"].x
    low = bottom - GAP - height
    level = max(118.0, min(plate.y + plate.h / 2 - 60, low))
    across = min(max(model.places["conflict.arena"].x, plate.x + plate.w / 2 - width / 2), right - 12 - width)
    spots = [
        Rect(plate.right + GAP, level, width, height),
        Rect(plate.x - GAP - width, level, width, height),
        Rect(across, plate.bottom + GAP, width, height),
        Rect(across, min(plate.y, bottom) - GAP - height, width, height),
    ]
    fitting = [s for s in spots if s.x >= 8 and s.right <= right - 8 and s.y >= TOP and s.bottom <= bottom - 10]
    lit = [model.place_of(space) for space in model.choices.spaces_of(model.selection.played)]

    def covered(spot: Rect) -> float:
        return sum(_overlap(spot, other) for other in lit if other != plate)

    return min(fitting or [Rect(across, level, width, height)], key=covered)


def _overlap(a: Rect, b: Rect) -> float:
    return max(0.0, min(a.right, b.right) - max(a.x, b.x)) * max(0.0, min(a.bottom, b.bottom) - max(a.y, b.y))
