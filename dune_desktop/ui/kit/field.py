"""The field in which text is edited."""

from __future__ import annotations

from dune_desktop.ui.kit.drawn import Drawn, one
from dune_desktop.ui.screen.display import Bar, Element, Hit, Label, Plate, Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import LINE
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Laid, Style
from dune_desktop.ui.text.textedit import TextEdit


def text_field(
    metrics: Metrics,
    rect: Rect,
    field: str,
    edit: TextEdit,
    *,
    active: bool = False,
    hint: str = "",
    order: int = 0,
) -> Drawn:
    """A line of text to be edited; the action of its hit is `("edit", field, "begin")`.

    While active it shows the caret, what is selected and, underlined, what an input method is composing. Text too long
    for the field scrolls so that the caret stays visible.
    """
    middle = rect.y + rect.h / 2
    left, room = rect.x + 12, rect.w - 24
    elements: list[Element] = [Plate(rect, "field.active" if active else "field")]
    if not active:
        shown = edit.value or hint
        ink = "bone" if edit.value else "bone3"
        laid = richtext.layout(
            richtext.escape(shown), metrics, room, Style(weight=600, color=ink), lines=1, ellipsis=True
        )
        first = [e for e in laid.elements if e.y <= LINE]
        elements += Laid(tuple(first), laid.width, LINE, 1, 20).at(left, middle - LINE / 2)
    else:
        elements += _edited(metrics, edit, left, middle, room)
    return one(elements, Hit(rect, ("edit", field, "begin"), order=order, radius=7), "field:" + field)


def _edited(metrics: Metrics, edit: TextEdit, left: float, middle: float, room: float) -> list[Element]:
    """As much of the text as there is room for, the caret, and a brass ground behind what is selected."""
    before, after = edit.value[: edit.caret], edit.value[edit.caret :]
    while before and metrics.width(before + edit.composing, 20, 600) > room - 4:
        before = before[1:]
    while after and metrics.width(before + edit.composing + after, 20, 600) > room - 4:
        after = after[:-1]
    elements: list[Element] = []
    x = left
    for part, ink in ((before, "bone"), (edit.composing, "gold")):
        if part:
            elements.append(Label(x, middle, part, 20, 600, ink, underline=ink == "gold"))
            x += metrics.width(part, 20, 600)
    elements.append(Bar(Rect(x, middle - 12, 2, 24), "brass_light"))
    if after:
        elements.append(Label(x + 3, middle, after, 20, 600))
    start, end = edit.selection
    if start == end:
        return elements
    if end == edit.caret:
        kept = before[: max(0, len(before) - (end - start))]
        first, last = left + metrics.width(kept, 20, 600), x
    else:
        first, last = x + 3, x + 3 + metrics.width(after[: end - start], 20, 600)
    return [Bar(Rect(first, middle - 14, last - first, 28), "chosen0", radius=3), *elements]
