"""The effect grammar in elements: the same signs on spaces, cards, tiles and in the log. No pygame.

Number before icon; a cost in a dark well; a brass arrow; gains on the surface; `/` for a choice; a
condition in an outlined chip before a colon. Persuasion is the one number inside its icon.
"""

from __future__ import annotations

import re

from dune_desktop.ui.screen.display import Element, Icon, Label, Plate, Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.values import value


@value
class Amount:
    """An icon with a number (or a range, or nothing) before it."""

    icon: str
    count: str = ""
    opacity: float = 1.0


@value
class Words:
    """Words where no icon can say it."""

    text: str
    weight: int = 500


@value
class Sign:
    """`>` the arrow from cost to gain, `/` a choice, `:` after a condition, ` ` a wider gap."""

    kind: str


@value
class Boxed:
    """Signs in a box: `well` for a cost, `chip` for a condition, `acquire` for what buying the card gives, `reveal`
    for what happens in the Reveal turn."""

    kind: str
    parts: tuple[Amount | Words | Sign, ...]


Part = Amount | Words | Sign | Boxed
Line = tuple[Part, ...]


def first_icon(line: Line) -> str:
    """The icon that stands for a line: its first one outside what is paid; "" where there is none."""
    bare = [part.icon for part in line if isinstance(part, Amount)]
    boxed = [each.icon for part in line if isinstance(part, Boxed) for each in part.parts if isinstance(each, Amount)]
    return next(iter((*bare, *boxed)), "")


SEAL, LEAST_SEAL = 30.0, 27.0  # of persuasion: around a number at least so wide, and where nothing else would fit
_TOKEN = re.compile(r'"[^"]*"|[?!-]?\([^)]*\)|\S+')
_AMOUNT = re.compile(r"([+−]?[\d–×+/]*)([a-z][a-z_0-9]*)$")


def parse(text: str) -> Line:
    """A line in shorthand: `-(2 water) > 3 draw` is written `-2water > 3draw`.

    Tokens stand apart: `3spice`, `"words"`, `>` `/` `:` `·` (a gap), `-2water` or `-(2water 1spice)` in a
    well, `?(fremen "2+")` a condition, `!(persuasion_seal > troop)` an acquisition effect.
    """
    parts: list[Part] = []
    for token in _TOKEN.findall(text):
        kind = {"-": "well", "?": "chip", "!": "acquire"}.get(token[0])
        if kind and len(token) > 1:
            inner = token[2:-1] if token[1] == "(" else token[1:]
            parts.append(Boxed(kind, tuple(p for p in parse(inner) if not isinstance(p, Boxed))))
        elif token in (">", "/", ":"):
            parts.append(Sign(token))
        elif token == "·":
            parts.append(Sign(" "))
        elif token.startswith('"'):
            parts.append(Words(token[1:-1]))
        else:
            found = _AMOUNT.match(token)
            parts.append(Amount(found.group(2), found.group(1)) if found else Words(token))
    return tuple(parts)


def measure(line: Line, metrics: Metrics, size: float, number: float = 0) -> float:
    """The width of a line of effects whose icons are `size` high."""
    return _draw(line, metrics, 0, 0, size, number, "space")[1]


def row(
    line: Line, metrics: Metrics, x: float, y: float, size: float, surface: str = "space", number: float = 0
) -> tuple[list[Element], float]:
    """The elements of a line of effects from `x` rightwards, its middle at `y`, and its width.

    `size` is the height of an icon, `number` that of the figures (by default in proportion, never under 20).
    `surface` is the plate style it stands on: on lit ones the wells and arrows change color.
    """
    return _draw(line, metrics, x, y, size, number, surface)


def fitted(
    line: Line, metrics: Metrics, x: float, y: float, width: float, size: float, surface: str = "space"
) -> tuple[list[Element], float]:
    """`row` with the largest icon size from `size` down to 20 at which the line is at most `width` wide."""
    while size > FLOOR and measure(line, metrics, size) > width:
        size -= 1
    return _draw(line, metrics, x, y, size, 0, surface)


def seal(
    metrics: Metrics,
    x: float,
    y: float,
    number: str,
    size: float,
    opacity: float = 1.0,
    icon: str = "persuasion_seal",
) -> list[Element]:
    """The persuasion seal, or that of another currency, with its number inside, its middle at (x, y)."""
    return [
        Icon(x, y, icon, size, opacity),
        Label(x, y, number, max(FLOOR, size * 0.62), 700, "white", anchor="center", opacity=opacity),
    ]


def _draw(
    line: Line, metrics: Metrics, x: float, y: float, size: float, number: float, surface: str
) -> tuple[list[Element], float]:
    number = max(FLOOR, number or round(size * 0.82))
    style = PLATES[surface]
    elements: list[Element] = []
    at = x
    for index, part in enumerate(line):
        if index:
            at += 5
        if isinstance(part, Boxed):
            drawn, width = _boxed(part, metrics, at, y, size, number, surface)
        else:
            drawn, width = _plain(part, metrics, at, y, size, number, style.ink, style.arrow, style.ink2)
        elements += drawn
        at += width
    return elements, at - x


def _plain(
    part: Amount | Words | Sign,
    metrics: Metrics,
    x: float,
    y: float,
    size: float,
    number: float,
    ink: str,
    arrow: str,
    quiet: str,
) -> tuple[list[Element], float]:
    if isinstance(part, Words):
        label = Label(x, y, part.text, FLOOR, part.weight, ink)
        return [label], metrics.width(part.text, FLOOR, part.weight)
    if isinstance(part, Sign):
        if part.kind == ">":
            side = size * 0.62
            return [Icon(x + side / 2, y, "arrow", side, color=arrow)], side
        if part.kind == " ":
            return [], 6
        heavy = 700 if part.kind == ":" else 600
        label = Label(x, y, part.kind, 24, heavy, quiet)
        return [label], metrics.width(part.kind, 24, heavy)
    if part.icon == "persuasion":
        side = max(LEAST_SEAL if size <= FLOOR else SEAL, size * 1.14)
        return seal(metrics, x + side / 2, y, part.count or "1", side, part.opacity), side
    elements: list[Element] = []
    at = x
    if part.count:
        elements.append(Label(at, y, part.count, number, 700, ink, opacity=part.opacity))
        at += metrics.width(part.count, number, 700) + 2
    elements.append(Icon(at + size / 2, y, part.icon, size, part.opacity, ink))
    return elements, at + size - x


def _boxed(
    part: Boxed, metrics: Metrics, x: float, y: float, size: float, number: float, surface: str
) -> tuple[list[Element], float]:
    style = PLATES[surface]
    lit = ".lit" if style.lit else ""
    name = {
        "well": style.well,
        "chip": style.chip,
        "acquire": "acquire" + lit,
        "reveal": "reveal.side" + lit,
    }[part.kind]
    box = PLATES[name]
    roomy = part.kind in ("well", "reveal")
    ink = style.ink if part.kind == "reveal" else box.ink
    inner = size if roomy else size * 0.8
    figures = number if roomy else max(FLOOR, number * 0.92)
    left, right = {"well": (5, 6), "reveal": (9, 6)}.get(part.kind, (4, 6))
    gap = 5 if roomy else 1
    height = max(size, figures) + 2 if roomy else min(30, size + 3)
    elements: list[Element] = []
    at = x + left
    for index, piece in enumerate(part.parts):
        if index:
            at += gap
        sized = size * 0.95 if part.kind == "acquire" else inner
        drawn, width = _plain(piece, metrics, at, y, sized, figures, ink, style.arrow, ink)
        if isinstance(piece, Words) and part.kind == "chip":
            drawn = [Label(at, y, piece.text, figures, 700 if piece.text[:1].isdigit() else 500, box.ink)]
            width = metrics.width(piece.text, figures, 700 if piece.text[:1].isdigit() else 500)
        elements += drawn
        at += width
    width = at + right - x
    return [Plate(Rect(x, y - height / 2, width, height), name), *elements], width
