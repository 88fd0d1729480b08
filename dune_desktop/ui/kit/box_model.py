"""A box model: rows, columns and other boxes as plain values, and the rectangles that they come to.

A node says how much room it wants: at the least, and to be as it should. `arrange` shares a rectangle out:

    name = text(metrics, "Ilesa Ecaz", keep=2)
    level = variants(text(metrics, "Mentat"), text(metrics, "M"), NOTHING, name="level")
    at = arrange(row(fixed(30), 8, name, level, share(), gap=12), rect)
    at["level"]            # the rectangle of what is called so
    at.chosen("level")     # which of its variants there was room for
    at.draw(b)             # all that draws something, drawn

Where a row or column has too little room, what has less `keep` gives way first: it shrinks to the least it needs, then
the next of its `variants` takes its place, the last of which may be NOTHING. What has equal `keep` shrinks together and
then changes from the end. Room that becomes free on the way goes back to what shrank last.

`split` gives the rectangles of a node's own boxes in their order, for code that draws each itself. Nodes are constant:
a layout that depends on no text can be made once for a module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.values import changed, value
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Laid, Style

if TYPE_CHECKING:
    from dune_desktop.ui.screen.values import value as fields_of
else:

    def fields_of(cls: type) -> type:
        """Give a class fields that values inherit; it is no value itself, so that those can be filled in."""
        made = dataclass(slots=True, eq=False)(cls)
        del made.__init__
        return made


Side = Literal["start", "center", "end", "between"]
Sides = tuple[float, float, float, float]
Draw = Callable[[Build, Rect], object]

_OFFSET: Final = {"start": 0.0, "center": 0.5, "end": 1.0, "between": 0.0}
_TINY: Final = 1e-6  # sums of parts differ from the whole by less
_ANY: Final = -1  # no variant chosen yet


class Need(NamedTuple):
    """How much room something needs in one direction."""

    least: float
    natural: float

    def within(self, room: float) -> float:
        """Return how much of the room it takes, or how much more than that it needs."""
        return max(self.least, min(self.natural, room))


_NONE: Final = Need(0.0, 0.0)


class Cell(NamedTuple):
    """A box with its rectangle, and which variant of it is shown."""

    node: Node
    rect: Rect
    variant: int = _ANY

    def needs_height(self) -> Need:
        """Return the height that it needs at its width."""
        shown = self.node.options[self.variant] if isinstance(self.node, Variants) else self.node
        return shown.height(self.rect.w)


@fields_of
class Node:
    """Something that takes room.

    It is found by its `name`. It takes so many shares of the room that is left over, or this `part` of all of it.
    `paint` draws it, or what lies below its boxes; it belongs to a `thing` if one is named. With `stretch` it is as
    high as its row or as wide as its column.
    """

    name: str = ""
    share: float = 0
    part: float = 0
    keep: int = 0
    thing: str = ""
    stretch: bool = True
    paint: Draw | None = None

    def width(self, height: float = inf) -> Need:
        """Return the width it needs if it is so high."""
        return _NONE

    def height(self, width: float = inf) -> Need:
        """Return the height it needs if it is so wide."""
        return _NONE

    def cells(self, rect: Rect) -> Sequence[Cell]:
        """Return its boxes with their rectangles."""
        return ()

    def split(self, rect: Rect) -> list[Rect]:
        """Return the rectangles of its boxes in their order; what is left out has one without an extent."""
        return [cell.rect for cell in self.cells(rect)]

    def draw(self, b: Build, rect: Rect) -> None:
        """Draw it without its boxes."""
        if self.paint is not None:
            self.paint(b, rect)


@value
class Placed:
    """A node in its rectangle, and what lies inside."""

    node: Node
    rect: Rect
    inside: tuple[Placed, ...] = ()
    variant: int = 0

    def __iter__(self) -> Iterator[Placed]:
        """Yield it and everything inside."""
        yield self
        for each in self.inside:
            yield from each

    def find(self, name: str) -> Placed:
        """Return what is called so. Raises KeyError if nothing is."""
        for each in self:
            if each.node.name == name:
                return each
        raise KeyError(name)

    def __getitem__(self, name: str) -> Rect:
        """Return the rectangle of what is called so. Raises KeyError if nothing is."""
        return self.find(name).rect

    def chosen(self, name: str) -> int:
        """Return which of its variants is shown, counted from 0. Raises KeyError if nothing is called so."""
        return self.find(name).variant

    def draw(self, b: Build) -> None:
        """Draw it and everything inside, what comes first below."""
        if self.node.thing:
            with b.thing(self.node.thing, self.rect):
                self._draw(b)
        else:
            self._draw(b)

    def _draw(self, b: Build) -> None:
        self.node.draw(b, self.rect)
        for each in self.inside:
            each.draw(b)


def arrange(node: Node, rect: Rect, variant: int = _ANY) -> Placed:
    """Share the rectangle out among everything in the node."""
    if isinstance(node, Variants):
        variant = node.fitting(rect) if variant == _ANY else variant
        return Placed(node, rect, (arrange(node.options[variant], rect),), variant)
    return Placed(node, rect, tuple(arrange(*cell) for cell in node.cells(rect)))


def draw(b: Build, node: Node, rect: Rect, variant: int = _ANY) -> None:
    """Draw the node and everything in it in the rectangle."""
    if node.thing:
        with b.thing(node.thing, rect):
            _draw(b, node, rect, variant)
    else:
        _draw(b, node, rect, variant)


def _draw(b: Build, node: Node, rect: Rect, variant: int) -> None:
    if node.__class__ is Item or node.__class__ is Length:
        if node.paint is not None:
            node.paint(b, rect)
        return
    node.draw(b, rect)
    if isinstance(node, Variants):
        draw(b, node.options[node.fitting(rect) if variant == _ANY else variant], rect)
        return
    for cell in node.cells(rect):
        draw(b, *cell)


# ------------------------------------------------------------------------------------------------ what holds no others


@value
class Length(Node):
    """So much room along a row or column; it asks for none beside."""

    along: Need = _NONE

    def width(self, height: float = inf) -> Need:
        return self.along

    def height(self, width: float = inf) -> Need:
        return self.along


NOTHING: Final[Node] = Length()
"""The variant that is left out, with the gap before it."""


def fixed(length: float, paint: Draw | None = None, *, least: float | None = None, **more: Any) -> Node:
    """Return a box of this length along its row or column; with a `least` it may shrink to that."""
    return Length(along=Need(length if least is None else least, length), paint=paint, **more)


def share(shares: float = 1, paint: Draw | None = None, *, least: float = 0, **more: Any) -> Node:
    """Return a box that takes so many shares of the room that is left over, and at least so much."""
    return Length(share=shares, along=Need(least, least), paint=paint, **more)


def part(of_all: float, *, least: float = inf, **more: Any) -> Node:
    """Return a box that takes a part of the whole row or column; with a `least` it may shrink to that."""
    return Length(part=of_all, along=Need(least, 0), **more)


@value
class Item(Node):
    """So much room across and down."""

    across: Need = _NONE
    down: Need = _NONE

    def width(self, height: float = inf) -> Need:
        return self.across

    def height(self, width: float = inf) -> Need:
        return self.down


def item(
    width: float,
    height: float,
    paint: Draw | None = None,
    *,
    least: float | None = None,
    stretch: bool = False,
    **more: Any,
) -> Node:
    """Return a box of this size, which stays as high as it is; with a `least` it may shrink to that width."""
    across = Need(width if least is None else least, width)
    return Item(across=across, down=Need(height, height), paint=paint, stretch=stretch, **more)


def drawn(widget: Drawn, **more: Any) -> Node:
    """Return a widget as a box of its size."""
    here = widget.rect
    return item(here.w, here.h, lambda b, rect: b.drawn(widget.moved(rect.x - here.x, rect.y - here.y)), **more)


def text(metrics: Metrics, words: str, size: float = 20, weight: int = 500, color: str = "bone", **more: Any) -> Node:
    """Return a line of text, which shrinks to the smallest size where it must; what people typed may then be `cut`.

    `face`, `anchor` and `opacity` are those of a `Label`.
    """
    look = {name: more.pop(name) for name in ("face", "anchor", "opacity", "cut") if name in more}
    face, smallest = look.get("face", "text"), min(size, FLOOR)
    natural = least = metrics.width(words, size, weight, face)
    if look.get("cut") or smallest < size:
        least = metrics.width("…" if look.get("cut") else words, smallest, weight, face)
    across, down = Need(least, natural), Need(smallest * 1.2, size * 1.2)

    def paint(b: Build, rect: Rect) -> None:
        b.text_in(rect, words, size, weight, color, **look)

    return Item(across=across, down=down, paint=paint, **more)


def icon(name: str, size: float, *, color: str = "", wide: float = 0, **more: Any) -> Node:
    """Return an icon in the middle of a square of its size, or of one so `wide`."""
    side = wide or size
    return item(side, side, lambda b, rect: b.icon(*rect.center, name, size, color=color), **more)


def piece(kind: str, seat: int, size: float, *, wide: float = 0, **more: Any) -> Node:
    """Return a player's piece in the middle of a square of its size, or of one so `wide`."""
    side = wide or size
    return item(side, side, lambda b, rect: b.piece(*rect.center, kind, seat, size), **more)


def plate(style: str, tint: str = "") -> Draw:
    """Return what paints a plate, for `paint`."""
    return lambda b, rect: b.plate(rect, style, tint)


@value
class Paragraph(Node):
    """Rich text in lines, as many as its width makes necessary."""

    set: Callable[[float], Laid] = lambda width: Laid((), 0, 0, 0, 0)
    widest: float = 0  # of its words

    def width(self, height: float = inf) -> Need:
        natural = self.set(0).width
        return Need(min(self.widest, natural), natural)

    def height(self, width: float = inf) -> Need:
        high = self.set(0 if width == inf else width).height
        return Need(high, high)

    def draw(self, b: Build, rect: Rect) -> None:
        b.extend(self.set(rect.w).at(rect.x, rect.y))


def paragraph(metrics: Metrics, markup: str, style: Style, **more: Any) -> Node:
    """Return rich text that is broken into lines; `align`, `lines`, `shrink` and `ellipsis` are those of `layout`."""
    how = {name: more.pop(name) for name in ("align", "lines", "shrink", "ellipsis") if name in more}
    widths = [metrics.width(word, style.size, style.weight, style.face) for word in richtext.plain(markup).split()]

    def laid(width: float) -> Laid:
        return richtext.layout(markup, metrics, width, style, **how)

    return Paragraph(set=laid, widest=max(widths, default=0.0), **more)


@value
class Scaled(Node):
    """A box with all that is in it so many times as large."""

    by: float = 1
    box: Node = NOTHING

    def width(self, height: float = inf) -> Need:
        return Need(*(each * self.by for each in self.box.width(height / self.by)))

    def height(self, width: float = inf) -> Need:
        return Need(*(each * self.by for each in self.box.height(width / self.by)))

    def draw(self, b: Build, rect: Rect) -> None:
        made, inner = Build(b.metrics), Rect(0, 0, rect.w / self.by, rect.h / self.by)
        draw(made, self.box, inner)
        b.drawn(made.widget(inner).grown(self.by).moved(rect.x, rect.y))


def scaled(by: float, box: Node, **more: Any) -> Node:
    """Return a box that is set at the usual size and drawn so many times as large."""
    if by == 1:
        return changed(box, **more) if more else box
    return Scaled(by=by, box=box, **{"stretch": box.stretch, **more})


# ------------------------------------------------------------------------------------------------ too little room


@value
class Variants(Node):
    """The same in several ways, the best first."""

    options: tuple[Node, ...] = ()

    def width(self, height: float = inf) -> Need:
        return _either(option.width(height) for option in self.options)

    def height(self, width: float = inf) -> Need:
        return _either(option.height(width) for option in self.options)

    def fitting(self, rect: Rect) -> int:
        """Return which is the first that the rectangle has room for, or the last."""
        for at, option in enumerate(self.options[:-1]):
            if option.width(rect.h).least <= rect.w + _TINY and option.height(rect.w).least <= rect.h + _TINY:
                return at
        return len(self.options) - 1


def variants(*options: Node, **more: Any) -> Node:
    """Return the same told in several ways, the best first; the last may be NOTHING.

    Each has a `keep` of its own: how long it stays what is shown where there is too little room.
    """
    return Variants(options=options, **more)


def _either(needs: Iterable[Need]) -> Need:
    """Return what the first wants, and the least that any does with."""
    first, *others = needs
    return Need(min(first.least, *(need.least for need in others)) if others else first.least, first.natural)


def _most(needs: Iterable[Need]) -> Need:
    """Return what all of them need in the same room."""
    least = natural = 0.0
    for need in needs:
        least, natural = max(least, need.least), max(natural, need.natural)
    return Need(least, natural)


class _Sharing:
    """The boxes of a row or column while they share its room: the option that each shows, and its length."""

    def __init__(
        self, boxes: Sequence[Node], gaps: Sequence[float], need: Callable[[Node], Need], room: float, ends: float = 0
    ) -> None:
        self.boxes, self.gaps, self.need, self.room = boxes, gaps, need, room
        self.shown = [box.options[0] if isinstance(box, Variants) else box for box in boxes]
        self.variants = [0] * len(boxes)
        self.wants = [self._want(node) for node in self.shown]
        self.lengths = [want.natural for want in self.wants]
        self.free = room - ends - sum(self.lengths) - sum(gaps)
        if self.free < -_TINY:
            self._give_way()
        whole = sum(node.share for node in self.shown)
        if whole and self.free > 0:
            for at, node in enumerate(self.shown):
                self.lengths[at] += self.free * node.share / whole
            self.free = 0.0

    def _want(self, node: Node) -> Need:
        want = self.need(node)
        return Need(min(want.least, node.part * self.room), node.part * self.room) if node.part else want

    def _give_way(self) -> None:
        """Shrink and change what is kept least until all fits or nothing can give way."""
        shrunk: list[int] = []
        while self.free < -_TINY:
            shrinks = [at for at, want in enumerate(self.wants) if want.least < self.lengths[at] - _TINY]
            changes = [
                at
                for at, box in enumerate(self.boxes)
                if isinstance(box, Variants) and box.options[self.variants[at] + 1 :]
            ]
            keeps = {at: self.shown[at].keep for at in (*shrinks, *changes)}
            first = [at for at, keep in keeps.items() if keep == min(keeps.values())]
            if not first:
                break
            if now := [at for at in first if at in shrinks]:
                shrunk += now
                for at in now:
                    self._set(at, self.wants[at].least)
            else:
                shrunk = [at for at in shrunk if at != max(first)]
                self._change(max(first))
        for keep in sorted({self.shown[at].keep for at in shrunk}, reverse=True):
            self._give_back([at for at in shrunk if self.shown[at].keep == keep])

    def _set(self, at: int, length: float) -> None:
        self.free += self.lengths[at] - length
        self.lengths[at] = length

    def _change(self, at: int) -> None:
        """Show the next variant."""
        box = self.boxes[at]
        assert isinstance(box, Variants)
        self.variants[at] += 1
        self.shown[at] = box.options[self.variants[at]]
        self.wants[at] = self._want(self.shown[at])
        self._set(at, self.wants[at].natural)
        if self.shown[at] is NOTHING:
            self.free += self.gaps[at]

    def _give_back(self, places: Sequence[int]) -> None:
        """Let what shrank together have the room that is free, each as much of what it lacks."""
        lacks = {at: self.wants[at].natural - self.lengths[at] for at in places}
        back = min(1.0, max(0.0, self.free) / sum(lacks.values()))
        for at, lack in lacks.items():
            self._set(at, self.lengths[at] + lack * back)


# ------------------------------------------------------------------------------------------------ what holds others


@fields_of
class Boxes(Node):
    """What holds other boxes, with free room around them."""

    boxes: tuple[Node, ...] = ()
    gap: tuple[float, float] = (0, 0)
    pad: Sides = (0, 0, 0, 0)
    align: Side = "center"
    justify: Side = "start"

    def width(self, height: float = inf) -> Need:
        left, top, right, bottom = self.pad
        need = self.across(height - top - bottom)
        return Need(need.least + left + right, need.natural + left + right)

    def height(self, width: float = inf) -> Need:
        left, top, right, bottom = self.pad
        need = self.down(width - left - right)
        return Need(need.least + top + bottom, need.natural + top + bottom)

    def cells(self, rect: Rect) -> Sequence[Cell]:
        left, top, right, bottom = self.pad
        return self.inner(Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - bottom))

    def across(self, height: float) -> Need:
        """Return the width that its boxes need if they are so high."""
        return _most(box.width(height) for box in self.boxes if not isinstance(box, Length))

    def down(self, width: float) -> Need:
        """Return the height that its boxes need if they are so wide."""
        return _most(box.height(width) for box in self.boxes if not isinstance(box, Length))

    def inner(self, rect: Rect) -> Sequence[Cell]:
        """Return its boxes in the room inside."""
        return [Cell(box, self.beside(box, rect)) for box in self.boxes]

    def beside(self, box: Node, rect: Rect) -> Rect:
        """Return where the box stands in room that it does not share."""
        if box.stretch:
            return rect
        wide = box.width(rect.h).within(rect.w)
        high = box.height(wide).within(rect.h)
        x, y = (rect.w - wide) * _OFFSET[self.justify], (rect.h - high) * _OFFSET[self.align]
        return Rect(rect.x + x, rect.y + y, wide, high)


def _measured(more: dict[str, Any]) -> dict[str, Any]:
    """Write out paddings and gaps that are the same on several sides."""
    pad, gap = more.get("pad"), more.get("gap")
    if pad is not None:
        pad = pad if isinstance(pad, tuple) else (pad, pad)
        more["pad"] = pad if len(pad) == 4 else (*pad, *pad)
    if gap is not None and not isinstance(gap, tuple):
        more["gap"] = (gap, gap)
    return more


@value
class Stack(Boxes):
    """Boxes on one another."""

    justify: Side = "center"


def stack(*boxes: Node, **more: Any) -> Node:
    """Return boxes on one another; what is smaller stands where `justify` (across) and `align` (down) say."""
    return Stack(boxes=boxes, **_measured(more))


_Parts = tuple[list[tuple[Node, float, float, "Need | None"]], float, float, bool]
"""Boxes, each with the room before it, its length and what it wants beside; all their room; shares; what shrinks."""


class _Plan:
    """What a row or column found out of its boxes, which nothing can change."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: _Parts | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Plan)

    def __hash__(self) -> int:
        return 0


_NO_PLAN: Final = _Plan()


@value
class Line(Boxes):
    """Boxes beside one another or, `vertical`, one below another; a number among them is so much room."""

    boxes: tuple[Node | float, ...] = ()  # type: ignore[assignment]  # only here numbers are among them
    vertical: bool = False
    plan: _Plan = _NO_PLAN

    def _spaced(self) -> tuple[list[Node], list[float], float]:
        """The boxes, the room before each, and that behind the last."""
        nodes: list[Node] = []
        spaces: list[float] = []
        space = 0.0
        for box in self.boxes:
            if isinstance(box, Node):
                nodes.append(box)
                spaces.append(space)
                space = inf
            else:
                space = box if space == inf else space + box
        spaces = [self.gap[0] if each == inf else each for each in spaces]
        return nodes, spaces, 0.0 if space == inf else space

    def _needs(self, beside: float) -> Need:
        least = natural = space = 0.0
        numbered, vertical = True, self.vertical
        for box in self.boxes:
            if not isinstance(box, Node):
                space, numbered = space + box, True
                continue
            need = box.height(beside) if vertical else box.width(beside)
            space = space if numbered else self.gap[0]
            if 0 < need.least < inf:
                least += need.least + space
            natural += need.natural + space
            space, numbered = 0.0, False
        return Need(least + space, natural + space)

    def across(self, height: float) -> Need:
        if not self.vertical:
            return self._needs(height)
        return _most(box.width() for box in self.boxes if isinstance(box, Node) and not isinstance(box, Length))

    def down(self, width: float) -> Need:
        if self.vertical:
            return self._needs(width)
        if width == inf or all(isinstance(box, Item | Length | float | int) for box in self.boxes):
            return _most(box.height() for box in self.boxes if isinstance(box, Node) and not isinstance(box, Length))
        cells = self.inner(Rect(0, 0, width, inf))
        return _most(cell.needs_height() for cell in cells if not isinstance(cell.node, Length))

    def inner(self, rect: Rect) -> list[Cell]:
        plan = self.plan.parts or self._planned(rect.w, rect.h)
        if plan is None or (places := self._placed(plan, *rect)) is None:
            return self._shared(*rect)
        return [Cell(part[0], place) for part, place in zip(plan[0], places, strict=True)]

    def split(self, rect: Rect) -> list[Rect]:
        left, top, right, bottom = self.pad
        x, y, across, down = rect
        x, y, across, down = x + left, y + top, across - left - right, down - top - bottom
        plan = self.plan.parts or self._planned(across, down)
        places = self._placed(plan, x, y, across, down) if plan is not None else None
        return places if places is not None else [cell.rect for cell in self._shared(x, y, across, down)]

    def _placed(self, plan: _Parts, x: float, y: float, across: float, down: float) -> list[Rect] | None:
        """Place boxes that have room enough; None if they have too little and can shrink."""
        parts, taken, shares, shrinks = plan
        vertical, new = self.vertical, tuple.__new__  # a rectangle is made several times faster so
        free = (down if vertical else across) - taken
        if shrinks and free < -_TINY:
            return None
        each = free / shares if shares and free > 0 else 0.0
        at = y if vertical else x
        if not shares and self.justify != "start":
            at += free * _OFFSET[self.justify]
        found: list[Rect] = []
        for box, space, length, need in parts:
            at += space
            if each:
                length += each * box.share
            if need is None:
                place = (x, at, across, length) if vertical else (at, y, length, down)
            else:
                beside = across if vertical else down
                own = need.within(beside)
                aside = (beside - own) * _OFFSET[self.align]
                place = (x + aside, at, own, length) if vertical else (at, y + aside, length, own)
            found.append(new(Rect, place))
            at += length
        return found

    def _planned(self, across: float, down: float) -> _Parts | None:
        """Return the boxes with what they want, unless some have variants; kept if that depends on nothing else."""
        vertical, gap = self.vertical, self.gap[0]
        parts: list[tuple[Node, float, float, Need | None]] = []
        taken = shares = space = 0.0
        shrinks, numbered, kept = False, True, True
        boxes: tuple[Any, ...] = self.boxes
        for box in boxes:
            kind = box.__class__
            if kind is Length:
                (least, length), beside = box.along, None
            elif kind is Item:
                (least, length), beside = (box.down, box.across) if vertical else (box.across, box.down)
            elif kind is int or kind is float:
                space, numbered = space + box, True
                continue
            elif kind is Variants:
                return None
            else:
                kept = False
                least, length = box.height(across) if vertical else box.width(down)
                beside = None if box.stretch else box.width(length) if vertical else box.height(length)
            if box.part or box is NOTHING:
                return None
            space = space if numbered else gap
            parts.append((box, space, length, None if box.stretch else beside))
            taken += space + length
            shares += box.share
            shrinks = shrinks or least < length
            space, numbered = 0.0, False
        if self.justify == "between":
            return None
        made = parts, taken + space, shares, shrinks
        if kept:
            self.plan.parts = made
        return made

    def _shared(self, x: float, y: float, across: float, down: float) -> list[Cell]:
        """Place any boxes, in as little room as there may be."""
        vertical, offset, begun = self.vertical, _OFFSET[self.align], False
        nodes, spaces, end = self._spaced()
        lead, spaces[:1] = sum(spaces[:1]), [0.0] * len(spaces[:1])
        room, beside = (down, across) if vertical else (across, down)
        made = _Sharing(
            nodes, spaces, lambda node: node.height(across) if vertical else node.width(down), room, lead + end
        )
        between = max(0.0, made.free) / max(1, len(nodes) - 1) if self.justify == "between" else 0.0
        at = (y if vertical else x) + lead + made.free * _OFFSET[self.justify]
        found: list[Cell] = []
        for box, node, space, length, variant in zip(
            nodes, made.shown, spaces, made.lengths, made.variants, strict=True
        ):
            if node is not NOTHING:
                at += space + between if begun else 0.0
                begun = True
            own = beside if node.stretch else (node.width(length) if vertical else node.height(length)).within(beside)
            aside = 0.0 if node.stretch else (beside - own) * offset
            place = Rect(x + aside, at, own, length) if vertical else Rect(at, y + aside, length, own)
            found.append(Cell(box, place, variant))
            at += length
        return found


def row(*boxes: Node | float, **more: Any) -> Node:
    """Return boxes beside one another, `gap` apart; a number in place of a box is so much room in place of the gap.

    `pad` is free room on all sides, or left and right, above and below, or left, above, right, below. `align` says
    where what is lower than the row stands, `justify` where all of it stands if nothing takes the room left over.
    """
    return Line(boxes=boxes, plan=_Plan(), **_measured(more))


def column(*boxes: Node | float, **more: Any) -> Node:
    """Return boxes one below another, otherwise as in a `row`."""
    return Line(boxes=boxes, vertical=True, plan=_Plan(), **_measured(more))


def dock(
    center: Node,
    *,
    top: Node = NOTHING,
    bottom: Node = NOTHING,
    left: Node = NOTHING,
    right: Node = NOTHING,
    **more: Any,
) -> Node:
    """Return boxes at the edges, and in the middle the one that takes the rest; its `share` should be 1."""
    gap = more.get("gap", 0)
    across = row(*(node for node in (left, center, right) if node is not NOTHING), gap=gap, share=1)
    return column(*(node for node in (top, across, bottom) if node is not NOTHING), **more)


@value
class Wrap(Boxes):
    """Boxes beside one another, in as many rows as they need."""

    def _rows(self, width: float) -> list[Line]:
        rows: list[list[Node]] = [[]]
        used = 0.0
        for box in self.boxes:
            wide = box.width().natural
            if rows[-1] and used + wide > width + _TINY:
                rows.append([])
                used = 0.0
            rows[-1].append(box)
            used += wide + self.gap[0]
        gap, align, justify = self.gap, self.align, self.justify
        return [Line(boxes=tuple(boxes), gap=gap, align=align, justify=justify, plan=_Plan()) for boxes in rows]

    def across(self, height: float) -> Need:
        return Need(Boxes.across(self, inf).least, row(*self.boxes, gap=self.gap[0]).width().natural)

    def down(self, width: float) -> Need:
        return column(*self._rows(width), gap=self.gap[1]).height(width)

    def inner(self, rect: Rect) -> list[Cell]:
        rows = column(*self._rows(rect.w), gap=self.gap[1]).cells(rect)
        return [cell for each in rows for cell in each.node.cells(each.rect)]


def wrap(*boxes: Node, **more: Any) -> Node:
    """Return boxes beside one another that go on in a new row where one is full; gaps across and down."""
    return Wrap(boxes=boxes, **_measured(more))


@value
class Grid(Boxes):
    """Boxes in equal cells, row by row."""

    justify: Side = "center"
    columns: int = 0
    least: float = 0

    def many(self, width: float) -> int:
        """Return how many cells stand beside one another in so much room."""
        if self.columns or width == inf or not self.least:
            return max(1, self.columns or len(self.boxes))
        return max(1, int((width + self.gap[0] + _TINY) // (self.least + self.gap[0])))

    def across(self, height: float) -> Need:
        many, need = self.columns or 1, Boxes.across(self, inf)
        cells, gaps = self.many(inf), self.gap[0]
        least, natural = max(need.least, self.least), max(need.natural, self.least)
        return Need(least * many + gaps * (many - 1), natural * cells + gaps * (cells - 1))

    def down(self, width: float) -> Need:
        many = self.many(width)
        rows = -(-len(self.boxes) // many)
        need = Boxes.down(self, (width + self.gap[0]) / many - self.gap[0])
        return Need(*(each * rows + self.gap[1] * (rows - 1) for each in need))

    def inner(self, rect: Rect) -> list[Cell]:
        many = self.many(rect.w)
        rows = max(1, -(-len(self.boxes) // many))
        wide, high = (rect.w + self.gap[0]) / many, (rect.h + self.gap[1]) / rows  # with the gap behind
        size = wide - self.gap[0], high - self.gap[1]
        places = [divmod(at, many) for at in range(len(self.boxes))]
        cells = [Rect(rect.x + wide * x, rect.y + high * y, *size) for y, x in places]
        return [Cell(box, self.beside(box, cell)) for box, cell in zip(self.boxes, cells, strict=True)]


def grid(*boxes: Node, **more: Any) -> Node:
    """Return boxes in equal cells: so many `columns`, or as many as leave each at least the width `least`."""
    return Grid(boxes=boxes, **_measured(more))


@value
class Overlap(Boxes):
    """Boxes beside one another of which each may lie partly on the one before it, as cards in a hand do."""

    justify: Side = "center"
    least: float = 0

    def _steps(self, height: float) -> tuple[list[Node], float]:
        """Return what is seen of each box but the last, and the width of that one."""
        wide = [box.width(height).natural for box in self.boxes] or [0.0]
        steps = [fixed(each + self.gap[0], least=min(self.least, each + self.gap[0])) for each in wide[:-1]]
        return steps, wide[-1]

    def across(self, height: float) -> Need:
        steps, last = self._steps(height)
        need = row(*steps).width()
        return Need(need.least + last, need.natural + last)

    def inner(self, rect: Rect) -> list[Cell]:
        steps, last = self._steps(rect.h)
        places = row(*steps, fixed(last), justify=self.justify).split(rect)
        cells = (place._replace(w=box.width(rect.h).natural) for box, place in zip(self.boxes, places, strict=False))
        return [Cell(box, self.beside(box, cell)) for box, cell in zip(self.boxes, cells, strict=False)]


def overlap(*boxes: Node, **more: Any) -> Node:
    """Return boxes `gap` apart that lie on one another where there is too little room, `least` of each in sight."""
    return Overlap(boxes=boxes, **_measured(more))


@value
class Aspect(Boxes):
    """Boxes on one another that are always so many times as wide as high."""

    justify: Side = "center"
    ratio: float = 1
    high: float = 0
    least: float = 0

    def across(self, height: float) -> Need:
        high = self.high if height == inf else height
        return Need(min(self.least, high) * self.ratio, high * self.ratio)

    def down(self, width: float) -> Need:
        high = self.high if width == inf else width / self.ratio
        return Need(min(self.least, high), high)

    def inner(self, rect: Rect) -> list[Cell]:
        wide = min(rect.w, rect.h * self.ratio)
        frame = item(wide, wide / self.ratio)
        return [Cell(box, self.beside(frame, rect)) for box in self.boxes]


def aspect(ratio: float, *boxes: Node, **more: Any) -> Node:
    """Return boxes on one another that are always `ratio` times as wide as high: as large as there is room for.

    Where nothing else says how high they are, they are so `high`; they may shrink to the `least` height.
    """
    return Aspect(boxes=boxes, ratio=ratio, **_measured(more))
