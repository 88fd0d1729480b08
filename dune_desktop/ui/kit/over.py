"""What lies over a screen: tips, refusals, what is told in passing, dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.kit.drawn import after, called
from dune_desktop.ui.kit.widgets import button, button_width
from dune_desktop.ui.screen.display import Action, Element, Hit, Plate, Rect, Region, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.values import value
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Laid, Style
from dune_desktop.ui.text.type import USUAL, Type

LONG, WIDER = 9, 1.4  # lines of a tip from which on it is so many times as wide
MARGIN, APART = 8.0, 10.0  # between a tip and the edge of the canvas; and what it is about


def why_not(
    metrics: Metrics, text: str, x: float, y: float, canvas: tuple[float, float], reading: float = 1.0
) -> Region:
    """One line at the pointer saying why something cannot be done now: bone with a red rim."""
    style = Type(reading).style("tip", color="ink", icon=1.0)
    laid = richtext.layout(text, metrics, min(900.0, canvas[0] - 60), style)
    width, height = laid.width + 28, laid.height + 18
    rect = _beside(x, y, width, height, canvas)
    elements = (Plate(rect, "whynot"), *laid.at(rect.x + 14, rect.y + 9))
    return Region("tip", rect, elements, bleed=24, layer=Layer.TIP, things=(Thing("tip", rect, 0, len(elements)),))


def toast(metrics: Metrics, text: str, canvas: tuple[float, float], free: Rect | None = None) -> Region:
    """A line at the lower edge that tells something in passing; it ends before what is to stay `free`."""
    laid = richtext.layout(text, metrics, min(900.0, canvas[0] - 60), Style(color="ink", icon=1.0))
    width, height = laid.width + 40, laid.height + 22
    rect = Rect((canvas[0] - width) / 2, canvas[1] - height - 28, width, height)
    if free is not None and rect.shared(free):
        rect = rect._replace(x=max(MARGIN, free.x - width - APART))
    elements = (Plate(rect, "tip"), *laid.at(rect.x + 20, rect.y + 11))
    return Region("toast", rect, elements, bleed=28, layer=Layer.TIP, things=(Thing("toast", rect, 0, len(elements)),))


def tip(
    metrics: Metrics,
    text: str,
    x: float,
    y: float,
    canvas: tuple[float, float],
    *,
    about: Rect | None = None,
    told: Rect | None = None,
    beside: Sequence[Rect] = (),
    lit: Sequence[Rect] = (),
    more: str = "",
    width: float = 430,
    reading: float = 1.0,
) -> Region:
    """What something is, in a small bubble near the pointer that leaves what it is about in sight.

    So it leaves what is `told` beside it already, as far as there is room clear of both. It covers as little as can be
    of what is `lit`, and of its like that lie `beside` it. `more` stands quietly below: how to see more of it.
    """
    style, room = Type(reading).style("tip", color="ink"), canvas[0] - 60
    width = min(width * reading, room)
    laid = richtext.layout(text, metrics, width - 32, style)
    if laid.lines > LONG:
        width = min(width * WIDER, room)
        laid = richtext.layout(text, metrics, width - 32, style)
    foot = richtext.layout(more, metrics, width - 32, Type(reading).style("hint", color="ink3"))
    gap = foot.height + 8 if more else 0
    wide, high = max(laid.width, foot.width if more else 0) + 32, laid.height + gap + 22
    rect = _beside(x, y, wide, high, canvas)
    if about is not None:
        rect = _clear_of(about, told, (lit, beside), x, y, wide, high, canvas)
    elements: list[Element] = [Plate(rect, "tip"), *laid.at(rect.x + 16, rect.y + 11)]
    if more:
        elements += foot.at(rect.x + 16, rect.y + 11 + laid.height + 8)
    whole = Thing("tip", rect, 0, len(elements))
    return Region("tip", rect, tuple(elements), bleed=28, layer=Layer.TIP, things=(whole,))


def _clear_of(
    about: Rect,
    told: Rect | None,
    others: Sequence[Sequence[Rect]],
    x: float,
    y: float,
    width: float,
    height: float,
    canvas: tuple[float, float],
) -> Rect:
    """A rectangle next to another one; right below the pointer if no side has room.

    It is pushed along a side, or goes to another, where it would lie on what is `told` already, or on the first group
    of the `others`. Of the sides left it has the one where it covers least of the `others`, those of the first group
    before the rest; then the nearest to the pointer.
    """
    across, down = [x - width / 2, about.x, about.right - width], [y - height / 2, about.y, about.bottom - height]
    if told is not None:
        across += [told.right + APART, told.x - APART - width]
        down += [told.bottom + APART, told.y - APART - height]
    tops = (about.bottom + APART, about.y - APART - height)
    near = (about, *_next_to(about, others[0]))
    lefts = [start for each in near for start in (each.right + APART, each.x - APART - width)]
    sides = [Rect(_within(left, width, canvas[0]), top, width, height) for left in across for top in tops]
    sides += [Rect(left, _within(top, height, canvas[1]), width, height) for top in down for left in lefts]

    def best() -> Rect:
        free = [side for side in sides if _on(side, canvas) and not _meet(side, about)]
        clear = [side for side in free if told is None or not _meet(side, told)]
        return min(
            clear or free,
            key=lambda side: (*(sum(side.shared(other) for other in each) for each in others), _far(side, x, y)),
            default=_beside(x, y, width, height, canvas),
        )

    found = best()
    hidden = [each for each in others[0] if _meet(found, each)]
    if not hidden:
        return found
    down = [top for each in hidden for top in (each.bottom + APART, each.y - APART - height)]
    sides += [Rect(left, top, width, height) for top in down for left in lefts]
    return best()


def _next_to(about: Rect, others: Sequence[Rect]) -> list[Rect]:
    """Those that lie close to it, left or right."""
    return [each for each in others if _meet(each, about.inset(-2 * APART, 0))]


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _within(start: float, length: float, whole: float) -> float:
    return min(max(MARGIN, start), max(MARGIN, whole - MARGIN - length))


def _on(rect: Rect, canvas: tuple[float, float]) -> bool:
    """Whether the rectangle lies on the canvas, with a margin."""
    return (
        rect.x >= MARGIN and rect.y >= MARGIN and rect.right <= canvas[0] - MARGIN and rect.bottom <= canvas[1] - MARGIN
    )


def _far(rect: Rect, x: float, y: float) -> float:
    """How far a point is from a rectangle."""
    return max(rect.x - x, x - rect.right, 0) + max(rect.y - y, y - rect.bottom, 0)


def _beside(x: float, y: float, width: float, height: float, canvas: tuple[float, float]) -> Rect:
    """A rectangle right below the pointer, or where the canvas still has room for it."""
    left = x + 14 if x + 14 + width <= canvas[0] - MARGIN else x - 10 - width
    top = y + 20 if y + 20 + height <= canvas[1] - MARGIN else y - 14 - height
    return Rect(_within(left, width, canvas[0]), _within(top, height, canvas[1]), width, height)


@value
class Answer:
    """A button of a dialog."""

    text: str
    action: Action
    primary: bool = False
    command: str = ""
    cap: str = ""


def dialog(
    metrics: Metrics,
    canvas: tuple[float, float],
    title: str,
    body: str,
    answers: Sequence[Answer],
    *,
    width: float = 560,
    name: str = "dialog",
    reading: Type = USUAL,
    above: Rect | None = None,
) -> tuple[Region, ...]:
    """A question in the middle over a dark veil, or right `above` something, over a thin one.

    Nothing below can be reached while it stands. It grows with the `reading` as far as there is room for it.
    """
    sizes = [button_width(metrics, a.text, "button.primary" if a.primary else "button", a.cap) for a in answers]
    least = sum(sizes) + 12 * (len(sizes) - 1) + 48
    usual = width

    def wide(type: Type) -> float:
        return max(min(type.of(usual), canvas[0] - 120), usual, least)

    def told(type: Type) -> tuple[Laid, Laid]:
        """The words so large: the heading and what is below it."""
        room = wide(type) - 48
        heading = type.style("question", color="brass_light", face="title")
        return (
            richtext.layout(title, metrics, room, heading),
            richtext.layout(body, metrics, room, type.style("entry", color="#EFE3CC")),
        )

    fitting = reading.fitting(lambda type: sum(part.height for part in told(type)) + 128, canvas[1] - 80)
    width, (heading, text) = wide(fitting), told(fitting)
    height = 24 + heading.height + 10 + text.height + 24 + 48 + 22
    rect = Rect((canvas[0] - width) / 2, (canvas[1] - height) / 2, width, height)
    if above is not None:
        left, top = above.right - width, above.y - height - APART
        rect = Rect(_within(left, width, canvas[0]), _within(top, height, canvas[1]), width, height)
    elements: list[Element] = [
        Plate(rect, "dialog" if above is None else "dialog.over"),
        *heading.at(rect.x + 24, rect.y + 22),
    ]
    elements += text.at(rect.x + 24, rect.y + 24 + heading.height + 10)
    hits: list[Hit] = []
    things: list[Thing] = []
    at = rect.x + 24
    for order, (answer, size) in enumerate(zip(answers, sizes, strict=True)):
        made = button(
            metrics,
            at,
            rect.bottom - 22 - 48,
            answer.text,
            answer.action,
            kind="button.primary" if answer.primary else "button",
            command=answer.command,
            cap=answer.cap,
            order=order,
            name=called(name, answer.action),
        )
        things += after(len(elements), made.things)
        elements += made.elements
        hits += made.hits
        at += size + 12
    things.insert(0, Thing(name, rect, 0, len(elements)))
    return (
        veil(name, canvas, Layer.DIALOG, "veil" if above is None else "veil.thin"),
        Region(name, rect, tuple(elements), tuple(hits), 60, Layer.DIALOG, things=tuple(things)),
    )


def veil(name: str, canvas: tuple[float, float], layer: Layer, style: str = "veil") -> Region:
    """What darkens and shuts off everything below the region of this name."""
    whole = Rect(0, 0, *canvas)
    thing = Thing(f"veil:{name}", whole, 0, 1)
    return Region(f"{name}.veil", whole, (Plate(whole, style),), layer=layer, modal=True, things=(thing,))
