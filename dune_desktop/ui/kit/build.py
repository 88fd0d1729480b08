"""A small builder for regions: collects elements and hits, and sets text so that it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.ui.kit.drawn import Drawn, after
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.screen.display import (
    Bar,
    Element,
    Frame,
    Hit,
    Icon,
    Label,
    Line,
    Piece,
    Plate,
    Rect,
    Region,
    Thing,
)
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.things import faded
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text import richtext, signs
from dune_desktop.ui.text.names import syllables
from dune_desktop.ui.text.rows import closed_up, halves, is_colon, middle, thirds, unboxed
from dune_desktop.ui.text.signs import Line as Signs

Props = TypeVar("Props")
Made = TypeVar("Made")

_SIGNS: dict[tuple[object, ...], tuple[tuple[Element, ...], float]] = {}
"""Rows of signs laid out before: a screen is made anew after every step, and most of it stays where it was."""

_NAME = richtext.Style(weight=600)
_NAMES: dict[tuple[object, ...], richtext.Laid] = {}
"""Names laid out before."""

_MOST_KNOWN = 4096


LEADING = 2.0  # between rows of effects
IN_WORDS = signs.Amount("log")  # stands for effects that have no room: what is inspected tells them
CLOSER = -0.033  # letter spacing in em of a name that has no room otherwise

_UNMADE = Thing("", Rect(0, 0, 0, 0), 0, 0)


@lru_cache(maxsize=_MOST_KNOWN)
def _unbroken(language: str, name: str) -> tuple[str, ...]:
    """Return the parts of a name between which a line may end: its words, or the syllables of those that have them."""
    rules = LANGUAGES[language]
    words = rules.hyphenate(name).split()
    return tuple(part for word in words for each in rules.apart(word) for part in syllables(each))


def _fewer(line: Signs) -> Signs:
    """The line with one thing less: its longest words, or else the last of it."""
    shorter = _without_longest_words(line)
    return shorter if shorter is not line else (*line[: -2 if line[-1] == IN_WORDS else -1], IN_WORDS)


def _without_longest_words(line: Signs) -> Signs:
    """The line with a sign in place of its longest words; the line itself if it has none."""
    long = max((part for part in line if isinstance(part, signs.Words)), key=lambda part: len(part.text), default=None)
    return line if long is None else tuple(IN_WORDS if part is long else part for part in line)


class KeptDrawings(Protocol):
    """What keeps drawings by their names while their props stay equal: `Drawings` of `kit/part.py`."""

    def made(self, name: str, make: Callable[[Build, Props], Made], props: Props, metrics: Metrics) -> Made:
        """Return what is made of the props: the same as before while it is asked for by this name with equal props."""


class Build:
    """The elements, hits and things of one region in the making."""

    def __init__(self, metrics: Metrics, drawings: KeptDrawings | None = None) -> None:
        self.metrics = metrics
        self.drawings = drawings
        self.elements: list[Element] = []
        self.hits: list[Hit] = []
        self.things: list[Thing] = []
        self._making: list[tuple[str, Rect, int, int]] = []  # things being made, the innermost last: where they begin

    def region(
        self, name: str, rect: Rect, *, bleed: float = 0, layer: Layer = Layer.TABLE, modal: bool = False
    ) -> Region:
        return Region(
            name, rect, tuple(self.elements), tuple(self.hits), bleed, layer, modal, things=tuple(self.things)
        )

    def thing(self, name: str, rect: Rect) -> Build:
        """What is added in this context, hits included, belongs to the thing of this name (see `display.Thing`)."""
        self._making.append((name, rect, len(self.things), len(self.elements)))
        self.things.append(_UNMADE)
        return self

    def __enter__(self) -> None:
        """The thing named last is being made."""

    def __exit__(self, *_: object) -> None:
        name, rect, at, first = self._making.pop()
        self.things[at] = Thing(name, rect, first, len(self.elements))

    def part(self, name: str, draw: Callable[[Build, Props], object], props: Props) -> None:
        """Add what `draw` makes of the props: the drawing kept under this name while they stay equal (see `part`)."""
        if self.drawings is None:
            draw(self, props)
        else:
            self.drawings.made(name, _drawing, (draw, props), self.metrics).add_to(self)

    def add(self, *elements: Element) -> None:
        self.elements += elements

    def hit(self, rect: Rect, **fields: Any) -> None:
        """Something that can be pointed at: the thing that is being made, unless another `thing` is named."""
        if "thing" not in fields and self._making:
            fields["thing"] = self._making[-1][0]
        self.hits.append(Hit(rect, **fields))

    def drawn(self, drawn: Drawn) -> Rect:
        self.things += after(len(self.elements), drawn.things)
        self.elements += drawn.elements
        self.hits += drawn.hits
        return drawn.rect

    def section(self, rect: Rect, words: str) -> None:
        """The header of a section at the upper edge of the rectangle."""
        self.drawn(section(self.metrics, rect.x, rect.y, rect.w, words))

    def widget(self, rect: Rect) -> Drawn:
        """Everything collected so far as one widget, which can be moved and grown."""
        return Drawn(tuple(self.elements), tuple(self.hits), rect, tuple(self.things))

    def plate(self, rect: Rect, style: str, tint: str = "") -> None:
        self.elements.append(Plate(rect, style, tint))

    def icon(
        self, x: float, y: float, name: str, size: float, opacity: float = 1.0, color: str = "", thing: str = ""
    ) -> None:
        """An icon, a `thing` of its own if it is named."""
        self.elements.append(Icon(x, y, name, size, opacity, color))
        if thing:
            self._last_is(thing, Rect(x - size / 2, y - size / 2, size, size))

    def piece(
        self, x: float, y: float, kind: str, seat: int, size: float, opacity: float = 1.0, thing: str = ""
    ) -> None:
        """A wooden piece, a `thing` of its own if it is named."""
        self.elements.append(Piece(x, y, kind, seat, size, opacity))
        if thing:
            self._last_is(thing, Rect(x - size / 2, y - size / 2, size, size))

    def _last_is(self, thing: str, rect: Rect) -> None:
        self.things.append(Thing(thing, rect, len(self.elements) - 1, len(self.elements)))

    def bar(self, rect: Rect, color: str, texture: str = "solid", radius: float = 0, opacity: float = 1.0) -> None:
        self.elements.append(Bar(rect, color, texture, radius, opacity))

    def frame(self, rect: Rect, color: str, width: float = 2, radius: float = 9, dash: float = 0) -> None:
        self.elements.append(Frame(rect, color, width, radius, dash))

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1) -> None:
        self.elements.append(Line(x1, y1, x2, y2, color, width))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 20,
        weight: int = 500,
        color: str = "bone",
        *,
        face: str = "text",
        anchor: str = "left",
        box: float = 0,
        opacity: float = 1.0,
        cut: bool = False,
        thing: str = "",
    ) -> float:
        """One line with its middle at `y`, a `thing` of its own if it is named; returns its width.

        With a `box` it shrinks to it, down to the floor; what people typed may then be `cut`.
        """
        if box:
            while size > FLOOR and self.metrics.width(text, size, weight, face) > box:
                size = max(FLOOR, size - 1)
            if cut:
                text = self.cut(text, box, size, weight, face)
        self.elements.append(Label(x, y, text, size, weight, color, face, anchor, box, opacity=opacity))
        width = self.metrics.width(text, size, weight, face)
        if thing:
            left = x - {"left": 0.0, "center": width / 2, "right": width}[anchor]
            self._last_is(thing, Rect(left, y - size / 2, width, size))
        return width

    def text_in(
        self,
        rect: Rect,
        text: str,
        size: float = 20,
        weight: int = 500,
        color: str = "bone",
        *,
        face: str = "text",
        anchor: str = "left",
        opacity: float = 1.0,
        cut: bool = False,
    ) -> float:
        """One line in the middle of the rectangle's height, at its left or right edge or in its middle; see `text`."""
        x, y, wide, high = rect
        x += wide if anchor == "right" else wide / 2 if anchor == "center" else 0
        return self.text(
            x, y + high / 2, text, size, weight, color, face=face, anchor=anchor, box=wide, opacity=opacity, cut=cut
        )

    def cut(self, text: str, width: float, size: float = 20, weight: int = 600, face: str = "text") -> str:
        """The text as far as it fits in one line."""
        if self.metrics.width(text, size, weight, face) <= width:
            return text
        while text and self.metrics.width(text + "…", size, weight, face) > width:
            text = text[:-1].rstrip()
        return text + "…"

    def cut_in_rows(self, name: str, width: float, lines: int, size: float = 20, weight: int = 600) -> str:
        """The words a name shows in so many lines."""
        laid = self._name(name, width, lines, richtext.Style(size=size, weight=weight))
        return "\n".join(part.text for part in laid.elements if isinstance(part, Label))

    def _name(self, text: str, width: float, lines: int, style: richtext.Style, align: str = "left") -> richtext.Laid:
        """A name laid out: with its letters closer where it has no room otherwise, and only then cut."""
        laid = self._laid_name(text, width, lines, style, align)
        if laid.overflow:
            closer = self._laid_name(text, width, lines, changed(style, tracking=CLOSER), align)
            return laid if closer.overflow else closer
        return laid

    def _laid_name(self, text: str, width: float, lines: int, style: richtext.Style, align: str) -> richtext.Laid:
        """A name laid out; a word is broken only where the language says so, or the name stays in one line."""
        key = (type(self.metrics), self.metrics.language, text, width, lines, style, align)
        known = _NAMES.get(key)
        if known is None:
            if len(_NAMES) >= _MOST_KNOWN:
                _NAMES.clear()
            lines = lines if self._breaks_well(text, width, style) else 1
            rows = self._rows_of_words(text, width, lines, style)
            words = "\n".join(map(richtext.escape, rows))
            if len(rows) > 1:
                style = self._as_large(rows, width, style)
            known = _NAMES[key] = richtext.layout(
                self._hyphenated(words),
                self.metrics,
                width,
                style,
                align=align,
                lines=lines,
                shrink=len(rows) == 1,
                ellipsis=True,
            )
        return known

    def _rows_of_words(self, text: str, width: float, lines: int, style: richtext.Style) -> list[str]:
        """A name written without spaces, broken between its phrases; the whole of any other."""
        if self._wide(text, style) <= width or not any(map(richtext.is_wide, text)):
            return [text]
        rows = richtext.name_rows(text, self.metrics, width, changed(style, size=FLOOR), lines)
        return rows if not lines or len(rows) <= lines else [text]

    def _as_large(self, rows: Sequence[str], width: float, style: richtext.Style) -> richtext.Style:
        """The style at the largest size in which each of these rows fits."""
        size = style.size
        while size > FLOOR and any(self._wide(row, style, size) > width for row in rows):
            size = max(FLOOR, size - 1)
        return changed(style, size=size)

    def _wide(self, text: str, style: richtext.Style, size: float = FLOOR) -> float:
        return self.metrics.width(text, size, style.weight, style.face, style.tracking)

    def markup(
        self,
        x: float,
        y: float,
        markup: str,
        width: float = 0,
        style: richtext.Style | None = None,
        *,
        middle: bool = False,
        align: str = "left",
        lines: int = 0,
        shrink: bool = False,
        ellipsis: bool = False,
    ) -> richtext.Laid:
        """Rich text with its top at `y` (with `middle`: its middle)."""
        laid = richtext.layout(
            markup,
            self.metrics,
            width,
            style or richtext.Style(),
            align=align,
            lines=lines,
            shrink=shrink,
            ellipsis=ellipsis,
        )
        top = y - laid.height / 2 if middle else y
        self.elements += laid.at(x, top)
        return laid

    def title_of(
        self,
        x: float,
        middle: float,
        text: str,
        width: float,
        size: float,
        color: str,
        weight: int = 600,
        lines: int = 2,
        close: bool = False,
        face: str = "text",
        align: str = "left",
    ) -> richtext.Laid:
        """A name: it shrinks to the floor, then takes more lines; in the little that other cards leave it is cut.

        Its lines stand `close` where there is no more room for them.
        """
        pitch = round(size * (1 if close or lines > 2 else 1.08))
        style = richtext.Style(size=size, weight=weight, color=color, line=pitch, face=face)
        laid = self._name(text, width, lines, style, align)
        self.elements += laid.at(x, middle - laid.height / 2)
        return laid

    def _breaks_well(self, text: str, width: float, style: richtext.Style) -> bool:
        """Whether no word, or syllable of one that has them, is wider than the line."""
        if any(richtext.is_eastern(char) for char in text):
            return True
        return self.widest_word(text, style) <= width

    def widest_word(self, name: str, style: richtext.Style = _NAME) -> float:
        """How wide at the least a line must be that breaks no word of the name, or no syllable of one that has them."""
        return max((self._wide(part, style) for part in _unbroken(self.metrics.language, name)), default=0.0)

    def _hyphenated(self, name: str) -> str:
        return LANGUAGES[self.metrics.language].hyphenate(name)

    def whole(
        self, text: str, width: float, lines: int, size: float = FLOOR, weight: int = 600, face: str = "text"
    ) -> bool:
        """Whether a name has room in so many lines, its words broken only where the language says so."""
        return not self._name(text, width, lines, richtext.Style(size=size, weight=weight, face=face)).overflow

    def fits(self, text: str, width: float, lines: int, size: float = 20, weight: int = 600) -> bool:
        """Whether a name fits in so many lines without a word being cut."""
        if any(self.metrics.width(word, size, weight) > width for word in text.split()):
            return False
        return self.lines(text, width, size, weight) <= lines

    def lines(self, text: str, width: float, size: float = 20, weight: int = 600) -> int:
        """How many lines a name takes."""
        return self._name(text, width, 0, richtext.Style(size=size, weight=weight)).lines

    def signs(
        self,
        line: Signs,
        x: float,
        y: float,
        width: float,
        size: float,
        surface: str,
        *,
        center: bool = False,
        opacity: float = 1.0,
        height: float = 0,
    ) -> float:
        """Effects in icons within `width`: one row if it fits, else two or three; returns the width used.

        Rows that need more than a `height` that is given are as small as can be read.
        """
        key = (type(self.metrics), self.metrics.language, line, x, y, width, size, surface, center, opacity, height)
        known = _SIGNS.get(key)
        if known is None:
            if len(_SIGNS) >= _MOST_KNOWN:
                _SIGNS.clear()
            elements, used = self._signs(line, x, y, width, size, surface, center, height)
            known = _SIGNS[key] = (tuple(faded(element, opacity) for element in elements), used)
        self.elements += known[0]
        return known[1]

    def _signs(
        self, line: Signs, x: float, y: float, width: float, size: float, surface: str, center: bool, height: float
    ) -> tuple[list[Element], float]:
        rows = self._rows_within(line, width, size, height)
        while height and len(line) > 1 and not self._have_room(rows, width, height):
            line = _fewer(line)
            rows = self._rows_within(line, width, FLOOR, height)
        found: list[Element] = []
        used = 0.0
        for index, (part, icon) in enumerate(rows):
            step = (index - (len(rows) - 1) / 2) * (icon + LEADING)
            part = self._shortened(part, width, icon)
            own = signs.measure(part, self.metrics, icon)
            left = x + max(0.0, width - own) / 2 if center else x  # what has no room goes on to the right
            elements, drawn = signs.row(part, self.metrics, left, y + step, icon, surface)
            found += elements
            used = max(used, drawn)
        return found, used

    def have_room(self, line: Signs, width: float, height: float, size: float) -> bool:
        """Whether `signs` shows all of these effects within that height."""
        return not line or self._have_room(self._rows_within(line, width, size, height), width, height)

    def _rows_within(self, line: Signs, width: float, size: float, height: float) -> list[tuple[Signs, float]]:
        """The rows of a line, as small as can be read if they need more than the height, and two rather than three."""
        rows = self._rows(line, width, size)
        if not height or sum(icon + LEADING for _, icon in rows) <= height:
            return rows
        rows = [(part, float(FLOOR)) for part, _ in rows]
        if not self._have_room(rows, width, height):
            forms = (line, close := closed_up(line), unboxed(close))
            two = next(filter(None, (halves(form, self.metrics, width) for form in forms)), ())
            rows = [(part, float(FLOOR)) for part in two] or rows
        return rows

    def _have_room(self, rows: Sequence[tuple[Signs, float]], width: float, height: float) -> bool:
        wide = (signs.measure(part, self.metrics, icon) for part, icon in rows)
        return sum(icon for _, icon in rows) + LEADING * (len(rows) - 2) <= height and max(wide) <= width + 0.5

    def _shortened(self, line: Signs, width: float, icon: float) -> Signs:
        """The line with a sign for its longest words until it fits; these are a matter for the inspection."""
        while signs.measure(line, self.metrics, icon) > width:
            shorter = _without_longest_words(line)
            if shorter is line:
                return line
            line = shorter
        return line

    def rows(self, line: Signs, width: float, size: float) -> int:
        """How many rows `signs` takes for these effects."""
        return len(self._rows(line, width, size))

    def needs(self, line: Signs, size: float) -> float:
        """The width of effects whose icons are `size` high."""
        return signs.measure(line, self.metrics, size)

    def one_row(
        self, line: Signs, x: float, y: float, width: float, size: float, surface: str, opacity: float = 1.0
    ) -> None:
        """Effects in one row; what does not fit even at the smallest size is left to the inspection."""
        if signs.measure(line, self.metrics, FLOOR) > width:
            line = closed_up(line)
        shown = line
        while len(shown) > 1 and signs.measure(shown, self.metrics, FLOOR) > width:
            shown = (*line[: len(shown) - (1 if shown is line else 2)], IN_WORDS)
        elements, _ = signs.fitted(shown, self.metrics, x, y, width, size, surface)
        self.elements += [faded(element, opacity) for element in elements]

    def _rows(self, line: Signs, width: float, size: float) -> list[tuple[Signs, float]]:
        if signs.measure(line, self.metrics, size) <= width:
            return [(line, size)]
        for icon in range(int(size), FLOOR - 1, -1):
            if signs.measure(line, self.metrics, icon) <= width:
                if icon >= min(size, 23):
                    return [(line, float(icon))]
                break
        cut = middle(line, self.metrics, width)
        if cut is None:
            return [(line, float(FLOOR))]
        side = min(size, 25.0)
        parts: tuple[Signs, ...] = (line[:cut], line[cut:])
        if any(signs.measure(part, self.metrics, FLOOR) > width for part in parts):
            close = tuple(map(closed_up, parts))
            parts = parts if any(signs.measure(part, self.metrics, FLOOR) > width for part in close) else close
        if any(signs.measure(part, self.metrics, FLOOR) > width for part in parts):
            parts = thirds(line, self.metrics, width) or parts
            if any(is_colon(part[-1]) for part in parts):  # two rows do it too, if one of them ends there anyway
                parts = halves(line, self.metrics, width) or parts
        while side > FLOOR and any(signs.measure(part, self.metrics, side) > width for part in parts):
            side -= 1
        return [(part, side) for part in parts]

    def extend(self, elements: Iterable[Element]) -> None:
        self.elements += elements


class Drawing:
    """What a builder has collected, to be added to others: mostly behind as many elements as the last time."""

    def __init__(self, b: Build) -> None:
        self._elements, self._hits, self._things = tuple(b.elements), tuple(b.hits), tuple(b.things)
        self._behind = 0, self._things  # so many elements, and its things as they are then

    def add_to(self, b: Build) -> None:
        """Add everything to another builder."""
        count = len(b.elements)
        if self._behind[0] != count:
            self._behind = count, after(count, self._things)
        b.things += self._behind[1]
        b.elements += self._elements
        b.hits += self._hits


def _drawing(b: Build, drawn: tuple[Callable[[Build, Props], object], Props]) -> Drawing:
    draw, props = drawn
    draw(b, props)
    return Drawing(b)
