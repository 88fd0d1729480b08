"""Buttons, headers and choices as elements and hits. No pygame, no words.

A widget is a function of its measures and its state. It returns a `Drawn`: what to paint, what can be
pointed at and the rectangle it takes, so that the caller can go on beside or below it. What the pointer
does to its look is not decided here: `pointing` replaces the plate under the pointer by its hover style.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import inf

from dune_desktop.ui.kit.drawn import Drawn, called, one
from dune_desktop.ui.screen.display import Action, Element, Hit, Icon, Label, Plate, Rect, Thing
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BUTTON, PRIMARY, SECTION, SECTION_TRACKING
from dune_desktop.ui.screen.values import value
from dune_desktop.ui.text import richtext


def key_cap(metrics: Metrics, x: float, y: float, key: str, surface: str = "button") -> Drawn:
    """A keyboard key drawn as a cap with its left edge at `x`, its middle at `y`."""
    style = PLATES[surface]
    name = "key.lit" if style.lit else "key.off" if surface == "button.off" else "key"
    width = max(26.0, metrics.width(key, 20, 600) + 12)
    rect = Rect(x, y - 13, width, 26)
    label = Label(x + width / 2, y - 1, key, 20, 600, PLATES[name].ink, anchor="center")
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
    return (PRIMARY, 700) if kind == "button.primary" else (BUTTON, 600)


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
        elements.append(Icon(at + side / 2, middle, icon, side, color=style.ink))
        at += side + 8
    if text:
        elements.append(Label(at, middle, text, size, weight, style.ink, box=width))
        at += metrics.width(text, size, weight) + 9
    if cap:
        elements += key_cap(metrics, at, middle, cap, kind).elements
    name = name or called("button", action)
    action = () if refusal else action
    hit = Hit(rect, action, refusal, tip=tip, order=order, command=command, golden=golden, thing=name)
    return Drawn(tuple(elements), (hit,), rect, (Thing(name, rect, 0, len(elements)),))


def section(metrics: Metrics, x: float, y: float, width: float, text: str, *, trail: float = 0) -> Drawn:
    """A section header: ornament, spaced capitals in the title face, a brass rule to the end of `width`.

    Korean and Japanese stand plain. The last `trail` pixels are left free for figures.
    """
    spacing = richtext.tracking(text, SECTION_TRACKING)
    shown = text.upper() if spacing else text
    size = SECTION
    middle = y + 13
    elements: list[Element] = [
        Icon(x + 5, middle, "ornament", 12, color="brass_light"),
        Label(x + 19, middle, shown, size, color="brass_light", face="title", tracking=spacing),
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
    room: float = inf,
    height: float = 48,
    order: int = 0,
    kind: str = "choice",
) -> Drawn:
    """A row of answers in one sunken frame, the chosen one inlaid in brass. At least `width` wide; all cells are alike
    where each has room so. Where `room` is too little for all, the longest are cut, and say all when pointed at.

    Each answer is a thing, called after its `kind` and what it does, in one called after what they have in common.
    """
    whole = [metrics.width(option.text, 20, 600) + 24 for option in options]
    most = _most(whole, room - 8)
    needs = [min(need, most) for need in whole]
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
        across, middle = cell.center
        elements.append(Label(across, middle, option.text, 20, 600, ink, anchor="center", box=cell.w))
        action = () if option.refusal or on else option.action
        tip = option.tip or (richtext.escape(option.text) if whole[place] > most else "")
        hits.append(Hit(cell, action, option.refusal, "", tip, order, option.command, radius=6, thing=thing))
        things.append(Thing(thing, cell, first, len(elements)))
        at += cell.w
    common = takewhile(
        lambda words: len(set(words)) == 1, zip(*(option.action[:-1] for option in options), strict=True)
    )
    all_of_it = Thing(called(kind + "s", tuple(words[0] for words in common)), rect, 0, len(elements))
    return Drawn(tuple(elements), tuple(hits), rect, (all_of_it, *things))


def _most(needs: Sequence[float], room: float) -> float:
    """How wide the widest of them may be, so that all together fit into the room."""
    left = room
    for number, need in enumerate(sorted(needs)):
        fair = left / (len(needs) - number)
        if need > fair:
            return fair
        left -= need
    return inf


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
        Icon(x + 23, middle, "check_on" if on else "check_off", 18, color=ink),
        Label(x + 40, middle, text, 20, 600, ink, box=width),
    )
    hit = Hit(rect, () if refusal else action, refusal, tip=tip, order=order, radius=6)
    return one(elements, hit, called("check", action))
