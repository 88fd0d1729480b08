"""Buttons, headers, choices, fields, tips, dialogs and lists as elements and hits. No pygame, no words.

A widget is a function of its measures and its state. It returns a `Drawn`: what to paint, what can be
pointed at and the rectangle it takes, so that the caller can go on beside or below it. What the pointer
does to its look is not decided here: `pointing` replaces the plate under the pointer by its hover style.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from dune_desktop.ui.screen.display import Action, Bar, Element, Hit, Icon, Label, Plate, Rect, Region, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.theme import LINE, PLATES, SECTION_TRACKING, SIZE
from dune_desktop.ui.screen.things import grown, moved_all
from dune_desktop.ui.screen.values import changed, value
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Laid, Style
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.text.type import USUAL, Type

MARGIN, APART = 8.0, 10.0  # between a tip and the edge of the canvas; and what it is about


@value
class Drawn:
    """What a widget paints, what can be pointed at, the rectangle it takes, and the things it consists of."""

    elements: tuple[Element, ...]
    hits: tuple[Hit, ...]
    rect: Rect
    things: tuple[Thing, ...] = ()

    def moved(self, dx: float, dy: float) -> Drawn:
        """The same elsewhere."""
        hits = tuple(changed(hit, rect=hit.rect.moved(dx, dy)) for hit in self.hits)
        things = tuple(thing._replace(rect=thing.rect.moved(dx, dy)) for thing in self.things)
        return Drawn(moved_all(self.elements, dx, dy), hits, self.rect.moved(dx, dy), things)

    def grown(self, by: float) -> Drawn:
        """The same so many times as large, and as far from the origin."""
        hits = tuple(changed(hit, rect=hit.rect.grown(by), radius=hit.radius * by) for hit in self.hits)
        things = tuple(thing._replace(rect=thing.rect.grown(by)) for thing in self.things)
        return Drawn(tuple(grown(each, by) for each in self.elements), hits, self.rect.grown(by), things)


def called(kind: str, action: Action) -> str:
    """What a thing of this kind is called after what it does: `button:pace.fast`."""
    return f"{kind}:{'.'.join(_words(action))}"


def _words(action: Action) -> list[str]:
    return [word for part in action for word in (_words(part) if isinstance(part, tuple) else [str(part)])]


def _one(elements: Sequence[Element], hit: Hit, name: str) -> Drawn:
    """A widget that is one thing with one hit."""
    thing = Thing(name, hit.rect, 0, len(elements))
    return Drawn(tuple(elements), (changed(hit, thing=name),), hit.rect, (thing,))


def after(count: int, things: Iterable[Thing]) -> tuple[Thing, ...]:
    """The things as they are where so many elements come before theirs."""
    return tuple(thing._replace(first=thing.first + count, last=thing.last + count) for thing in things)


def key_cap(metrics: Metrics, x: float, y: float, key: str, surface: str = "button") -> Drawn:
    """A keyboard key drawn as an outlined cap with its left edge at `x`, its middle at `y`."""
    style = PLATES[surface]
    name = "key.lit" if style.lit else "key.off" if surface == "button.off" else "key"
    width = max(26.0, metrics.width(key, 20, 600) + 12)
    rect = Rect(x, y - 13, width, 26)
    label = Label(x + width / 2, y, key, 20, 600, PLATES[name].ink, anchor="centre")
    return Drawn((Plate(rect, name), label), (), rect)


def button_width(metrics: Metrics, text: str, kind: str = "button", key: str = "", icon: str = "") -> float:
    """The width a button needs for what is on it."""
    size, weight = _button_type(kind)
    width = _margin(text) + metrics.width(text, size, weight)
    if key:
        width += 9 + max(26.0, metrics.width(key, 20, 600) + 12)
    return width + ((size * 1.2 + (8 if text else -4)) if icon else 0)


def _margin(text: str) -> float:
    """What is free left and right on a button; one with nothing but a sign on it needs less."""
    return 36.0 if text else 20.0


def _button_type(kind: str) -> tuple[float, int]:
    return (SIZE["number"], 700) if kind == "button.primary" else (SIZE["button"], 600)


def button(
    metrics: Metrics,
    x: float,
    y: float,
    text: str,
    action: Action,
    *,
    kind: str = "button",
    width: float = 0,
    height: float = 48,
    anchor: str = "left",
    command: str = "",
    cap: str = "",
    icon: str = "",
    refusal: str = "",
    tip: str = "",
    order: int = 0,
    golden: bool = False,
    name: str = "",
) -> Drawn:
    """A button as wide as its content and at least `width`, its left (or right) edge at `x`, its top at `y`.

    It is called `name`, otherwise after its action. `kind` is `button.primary`, `button` or `button.off`; one with a
    `refusal` is off whatever its kind. `command` does the same by a key, whose name is on the `cap`; "" for no cap. A
    primary button is the golden one, and so is a quieter one that stands in its place (`golden`).
    """
    golden = golden or kind == "button.primary"
    if refusal:
        kind = "button.off"
    size, weight = _button_type(kind)
    need = button_width(metrics, text, kind, cap, icon)
    width = max(width, need)
    left = x - width if anchor == "right" else x
    rect = Rect(left, y, width, height)
    style = PLATES[kind]
    middle = y + height / 2
    at = left + (width - (need - _margin(text))) / 2
    elements: list[Element] = [Plate(rect, kind)]
    if icon:
        side = size * 1.2
        elements.append(Icon(at + side / 2, middle, icon, side, colour=style.ink))
        at += side + 8
    if text:
        elements.append(Label(at, middle, text, size, weight, style.ink, box=width))
        at += metrics.width(text, size, weight) + 9
    if cap:
        elements += key_cap(metrics, at, middle, cap, kind).elements
    hit = Hit(rect, () if refusal else action, refusal, tip=tip, order=order, command=command, golden=golden)
    return _one(elements, hit, name or called("button", action))


def section(metrics: Metrics, x: float, y: float, width: float, text: str, *, trail: float = 0) -> Drawn:
    """A section header: ornament, spaced capitals in the title face, a brass rule to the end of `width`.

    Korean and Japanese stand plain. The last `trail` pixels are left free for figures.
    """
    spacing = richtext.tracking(text, SECTION_TRACKING)
    shown = text.upper() if spacing else text
    size = SIZE["section"]
    middle = y + 13
    elements: list[Element] = [
        Icon(x + 5, middle, "ornament", 12, colour="brass_light"),
        Label(x + 19, middle, shown, size, colour="brass_light", face="title", tracking=spacing),
    ]
    used = metrics.width(shown, size, 500, "title", spacing)
    start, end = x + 19 + used + 10, x + width - trail
    if end > start + 4:
        elements.append(Plate(Rect(start, middle, end - start, 1), "rule"))
    return Drawn(tuple(elements), (), Rect(x, y, width, 26))


@value
class Option:
    """One answer of a segmented choice."""

    text: str
    action: Action
    refusal: str = ""
    tip: str = ""
    command: str = ""  # whose keys choose it


def segmented(
    metrics: Metrics,
    x: float,
    y: float,
    options: Sequence[Option],
    chosen: int,
    *,
    width: float = 0,
    height: float = 48,
    order: int = 0,
    kind: str = "choice",
) -> Drawn:
    """A row of answers in one sunken frame, the chosen one inlaid in brass. At least `width` wide; all cells are alike
    where each has room so.

    Each answer is a thing, called after its `kind` and what it does, in one called after what they have in common.
    """
    needs = [metrics.width(option.text, 20, 600) + 24 for option in options]
    spare = max(0.0, width - 8 - sum(needs)) / max(1, len(options))
    rect = Rect(x, y, max(width, 8 + sum(needs)), height)
    even = (rect.w - 8) / max(1, len(options))
    cells = [even if max(needs) <= even else need + spare for need in needs]
    elements: list[Element] = [Plate(rect, "segments")]
    hits: list[Hit] = []
    things: list[Thing] = []
    at = x + 4
    for place, (option, wide) in enumerate(zip(options, cells, strict=True)):
        cell = Rect(at, y + 4, wide, height - 8)
        on = place == chosen
        name = "chosen" if on else "option.bare"
        ink = "#75695F" if option.refusal else PLATES[name].ink
        first, thing = len(elements), called(kind, option.action)
        if not option.refusal:
            elements.append(Plate(cell, name))
        across, middle = cell.centre
        elements.append(Label(across, middle, option.text, 20, 600, ink, anchor="centre", box=cell.w))
        action = () if option.refusal or on else option.action
        hits.append(Hit(cell, action, option.refusal, "", option.tip, order, option.command, radius=6, thing=thing))
        things.append(Thing(thing, cell, first, len(elements)))
        at += cell.w
    common = takewhile(
        lambda words: len(set(words)) == 1, zip(*(option.action[:-1] for option in options), strict=True)
    )
    whole = Thing(called(kind + "s", tuple(words[0] for words in common)), rect, 0, len(elements))
    return Drawn(tuple(elements), tuple(hits), rect, (whole, *things))


def checkbox(
    metrics: Metrics,
    x: float,
    y: float,
    text: str,
    on: bool,
    action: Action,
    *,
    height: float = 40,
    width: float = 0,
    refusal: str = "",
    tip: str = "",
    order: int = 0,
) -> Drawn:
    """A choice that is on or off: a brass inlay with a tick, or an outline."""
    name = "chosen" if on else "option.off" if refusal else "option"
    width = max(width, metrics.width(text, 20, 600) + 54)
    rect = Rect(x, y, width, height)
    middle = y + height / 2
    ink = PLATES[name].ink
    elements: tuple[Element, ...] = (
        Plate(rect, name),
        Icon(x + 23, middle, "check_on" if on else "check_off", 18, colour=ink),
        Label(x + 40, middle, text, 20, 600, ink, box=width),
    )
    hit = Hit(rect, () if refusal else action, refusal, tip=tip, order=order, radius=6)
    return _one(elements, hit, called("check", action))


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
            richtext.escape(shown), metrics, room, Style(weight=600, colour=ink), lines=1, ellipsis=True
        )
        first = [e for e in laid.elements if e.y <= LINE]
        elements += Laid(tuple(first), laid.width, LINE, 1, 20).at(left, middle - LINE / 2)
    else:
        elements += _edited(metrics, edit, left, middle, room)
    return _one(elements, Hit(rect, ("edit", field, "begin"), order=order, radius=7), "field:" + field)


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


def why_not(
    metrics: Metrics, text: str, x: float, y: float, canvas: tuple[float, float], reading: float = 1.0
) -> Region:
    """One line at the pointer saying why something cannot be done now: bone with a red rim."""
    style = Type(reading).style("tip", colour="ink", icon=1.0)
    laid = richtext.layout(text, metrics, min(900.0, canvas[0] - 60), style)
    width, height = laid.width + 28, laid.height + 18
    rect = _beside(x, y, width, height, canvas)
    elements = (Plate(rect, "whynot"), *laid.at(rect.x + 14, rect.y + 9))
    return Region("tip", rect, elements, bleed=24, layer=Layer.TIP, things=(Thing("tip", rect, 0, len(elements)),))


def toast(metrics: Metrics, text: str, canvas: tuple[float, float]) -> Region:
    """A line at the lower edge that tells something in passing."""
    laid = richtext.layout(text, metrics, min(900.0, canvas[0] - 60), Style(colour="ink", icon=1.0))
    width, height = laid.width + 40, laid.height + 22
    rect = Rect((canvas[0] - width) / 2, canvas[1] - height - 28, width, height)
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
    more: str = "",
    width: float = 430,
    reading: float = 1.0,
) -> Region:
    """What something is, in a small bubble near the pointer that leaves what it is about in sight.

    `more` stands quietly below: how to see more of it.
    """
    width = min(width * reading, canvas[0] - 60)
    laid = richtext.layout(text, metrics, width - 32, Type(reading).style("tip", colour="ink"))
    foot = richtext.layout(more, metrics, width - 32, Type(reading).style("hint", colour="ink3"))
    gap = foot.height + 8 if more else 0
    wide, high = max(laid.width, foot.width if more else 0) + 32, laid.height + gap + 22
    rect = _beside(x, y, wide, high, canvas) if about is None else _clear_of(about, x, y, wide, high, canvas)
    elements: list[Element] = [Plate(rect, "tip"), *laid.at(rect.x + 16, rect.y + 11)]
    if more:
        elements += foot.at(rect.x + 16, rect.y + 11 + laid.height + 8)
    whole = Thing("tip", rect, 0, len(elements))
    return Region("tip", rect, tuple(elements), bleed=28, layer=Layer.TIP, things=(whole,))


def _clear_of(about: Rect, x: float, y: float, width: float, height: float, canvas: tuple[float, float]) -> Rect:
    """A rectangle beside another one, on the side nearest to the pointer; right below the pointer if none has room."""
    across, down = _within(x - width / 2, width, canvas[0]), _within(y - height / 2, height, canvas[1])
    sides = (
        Rect(across, about.bottom + APART, width, height),
        Rect(across, about.y - APART - height, width, height),
        Rect(about.right + APART, down, width, height),
        Rect(about.x - APART - width, down, width, height),
    )
    free = [side for side in sides if _on(side, canvas)]
    return min(free, key=lambda side: _far(side, x, y), default=_beside(x, y, width, height, canvas))


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
) -> tuple[Region, ...]:
    """A question in the middle over a dark veil. Nothing below can be reached while it stands.

    It grows with the `reading` as far as there is room for it.
    """
    sizes = [button_width(metrics, a.text, "button.primary" if a.primary else "button", a.cap) for a in answers]
    least = sum(sizes) + 12 * (len(sizes) - 1) + 48
    usual = width

    def wide(type: Type) -> float:
        return max(min(type.of(usual), canvas[0] - 120), usual, least)

    def told(type: Type) -> tuple[Laid, Laid]:
        """The words so large: the heading and what is below it."""
        room = wide(type) - 48
        heading = type.style("question", colour="brass_light", face="title")
        return (
            richtext.layout(title, metrics, room, heading),
            richtext.layout(body, metrics, room, type.style("entry", colour="#EFE3CC")),
        )

    fitting = reading.fitting(lambda type: sum(part.height for part in told(type)) + 128, canvas[1] - 80)
    width, (heading, text) = wide(fitting), told(fitting)
    height = 24 + heading.height + 10 + text.height + 24 + 48 + 22
    rect = Rect((canvas[0] - width) / 2, (canvas[1] - height) / 2, width, height)
    elements: list[Element] = [Plate(rect, "dialog"), *heading.at(rect.x + 24, rect.y + 22)]
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
        veil(name, canvas, Layer.DIALOG),
        Region(name, rect, tuple(elements), tuple(hits), 60, Layer.DIALOG, things=tuple(things)),
    )


def veil(name: str, canvas: tuple[float, float], layer: Layer, style: str = "veil") -> Region:
    """What darkens and shuts off everything below the region of this name."""
    whole = Rect(0, 0, *canvas)
    thing = Thing(f"veil:{name}", whole, 0, 1)
    return Region(f"{name}.veil", whole, (Plate(whole, style),), layer=layer, modal=True, things=(thing,))
