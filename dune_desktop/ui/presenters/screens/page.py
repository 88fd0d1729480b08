"""What the screens around the table share: their margins, header, scrolled columns, and lines with links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dune_desktop.i18n import Segment, Texts
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.ui.kit import widgets
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import after, button
from dune_desktop.ui.presenters.keys import cap
from dune_desktop.ui.screen.commands import AT_FIRST, Keymap
from dune_desktop.ui.screen.display import Element, Hit, Label, Plate, Rect, Region, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.theme import SIZE
from dune_desktop.ui.screen.things import moved
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Style

MARGIN = 60.0
WIDEST = 1800.0  # content is no wider; on a wide screen it stands in the middle
WHEEL = 72.0  # reference pixels for one notch of the wheel
LINE = 48.0  # ... and for one press of an arrow key


@dataclass(frozen=True, slots=True)
class Page:
    """The canvas of a screen, and the words and measures it is set with."""

    texts: Texts
    metrics: Metrics
    width: float
    height: float
    keys: Keymap = AT_FIRST

    @property
    def canvas(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def left(self) -> float:
        return max(MARGIN, (self.width - WIDEST) / 2)

    @property
    def right(self) -> float:
        return self.width - self.left

    @property
    def tall(self) -> float:
        """Height beyond 16:9."""
        return max(0.0, self.height - 1080)

    def build(self) -> Build:
        return Build(self.metrics)

    def t(self, key: str, **args: Value) -> Markup:
        return self.texts.t(key, **args)

    def name(self, component: str) -> str:
        return self.texts.name(component)

    def cap(self, commands: str) -> str:
        """What is written on the key of the first of these commands; "" for none."""
        return cap(self.texts, self.keys, commands)


def header(page: Page, title: str, subtitle: str = "") -> Region:
    """The title of a whole screen, with the way back at the right."""
    b = page.build()
    made = button(
        page.metrics,
        page.right,
        50,
        page.t("common.back"),
        ("back",),
        anchor="right",
        width=160,
        height=50,
        command="back",
        cap=page.cap("back"),
        order=99,
    )
    room = made.rect.x - page.left - 40
    with b.thing("header", Rect(page.left, 36, room, 110)):
        b.text(page.left, 76, title, SIZE["screen"], colour="cream", face="title", box=room)
        if subtitle:
            b.text(page.left + 2, 124, subtitle, 22, colour="over_dusk", box=room)
    b.drawn(made)
    return b.region("header", Rect(page.left, 36, page.right - page.left, 110), bleed=12)


def veil(page: Page, name: str, style: str = "veil") -> Region:
    """What shuts off everything below an overlay."""
    return widgets.veil(name, (page.width, page.height), Layer.OVERLAY, style)


# ------------------------------------------------------------------------------------------------ scrolling


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a scrolled column, its top left corner at (0, 0).

    It is a thing, called after the column and its place in it; one in it whose name begins with a dot goes by both.
    """

    height: float
    elements: tuple[Element, ...] = ()
    hits: tuple[Hit, ...] = ()
    things: tuple[Thing, ...] = ()

    @classmethod
    def of(cls, b: Build, height: float) -> Block:
        return cls(height, tuple(b.elements), tuple(b.hits), tuple(b.things))


def limit_of(blocks: Iterable[Block], height: float) -> float:
    """How far a column can be scrolled."""
    return max(0.0, sum(block.height for block in blocks) - height)


def scrolled(name: str, rect: Rect, blocks: Sequence[Block], offset: float) -> Region:
    """Blocks one under another, as far as they are in sight, and a bar when they are higher than `rect`.

    The arrow keys, PageUp, PageDown, Home and End reach the scene as `("scroll", reference pixels)`.
    """
    limit = limit_of(blocks, rect.h)
    offset = min(max(0.0, offset), limit)
    elements: list[Element] = []
    hits: list[Hit] = []
    things: list[Thing] = []
    y = rect.y - offset
    for place, block in enumerate(blocks):
        if y + block.height > rect.y and y < rect.bottom:
            whole = Thing(f"{name}:{place}", Rect(0, 0, rect.w, block.height), 0, len(block.elements))
            for thing in after(len(elements), (whole, *block.things)):
                things.append(thing._replace(id=_in(whole, thing.id), rect=thing.rect.moved(rect.x, y)))
            elements += [moved(element, rect.x, y) for element in block.elements]
            hits += [
                changed(hit, rect=hit.rect.moved(rect.x, y), thing=_in(whole, hit.thing or whole.id))
                for hit in block.hits
            ]
        y += block.height
    if limit:
        things.append(Thing("scroll:" + name, rect, len(elements), len(elements) + 2))
        elements += _bar(rect, limit, offset)
        hits += _bar_hits(name, rect, limit, offset)
    return Region(name, rect, tuple(elements), tuple(hits), clip=True, things=tuple(things))


def _in(block: Thing, name: str) -> str:
    return block.id + name if name.startswith(".") else name


def _thumb(rect: Rect, limit: float, offset: float) -> Rect:
    size = max(48.0, rect.h * rect.h / (rect.h + limit))
    return Rect(rect.right - 10, rect.y + (rect.h - size) * offset / limit, 8, size)


def _bar(rect: Rect, limit: float, offset: float) -> list[Element]:
    track = Rect(rect.right - 10, rect.y, 8, rect.h)
    return [Plate(track, "scroll"), Plate(_thumb(rect, limit, offset), "scroll.thumb")]


def _bar_hits(name: str, rect: Rect, limit: float, offset: float) -> list[Hit]:
    """The bar beside the thumb, and the keys; those have places of their own, of no size, so that none is clicked."""
    thumb = _thumb(rect, limit, offset)
    page = rect.h - 2 * LINE
    over = Rect(rect.right - 18, rect.y, 18, thumb.y - rect.y)
    under = Rect(rect.right - 18, thumb.bottom, 18, rect.bottom - thumb.bottom)
    ways = {"up": (over, -page), "down": (under, page)}
    found = [
        Hit(part, ("scroll", step), thing=f"scroll:{name}.{way}") for way, (part, step) in ways.items() if part.h > 0
    ]
    commands = {
        "up": -LINE,
        "down": LINE,
        "page_up": -page,
        "page_down": page,
        "top": -limit - rect.h,
        "bottom": limit + rect.h,
    }
    for place, (command, step) in enumerate(commands.items()):
        spot = Rect(rect.right - 1, rect.y + 1 + place, 0, 0)
        found.append(Hit(spot, ("scroll", step), command=command, thing=f"scroll:{name}.key_{command}"))
    return found


def part_in_sight(tops: Sequence[float], offset: float, limit: float) -> int:
    """Which of the parts that begin at these heights is being read."""
    if limit and offset >= limit - 1:
        return len(tops) - 1
    return max((place for place, top in enumerate(tops) if top <= offset + 60), default=0)


# ------------------------------------------------------------------------------------------------ lines with links

_LINK = "brass_light"


def linked(
    b: Build, line: Iterable[Segment], x: float, y: float, width: float, style: Style, order: int = -1
) -> richtext.Laid:
    """A line whose links can be clicked: `("look", component)`. Its top left corner is at (x, y).

    Every link is set in a name of its own for the same colour, by which its pieces are found again after the line
    was broken.
    """
    targets: dict[str, str] = {}
    words: list[str] = []
    for segment in line:
        if segment.kind == "link":
            colour = _LINK + "/100" * (len(targets) + 1)
            targets[colour] = segment.target
            words.append(f"<c={colour}>{segment.markup}</c>")
        elif segment.kind == "player":
            words.append(f"<b>{segment.markup}</b>")
        else:
            words.append(segment.markup)
    first = len(b.elements)
    laid = b.markup(x, y, "".join(words), width, style)
    for place, element in enumerate(b.elements[first:], first):
        if isinstance(element, Label) and element.colour in targets:
            target, name = targets[element.colour], f".link{place}"
            size = b.metrics.width(element.text, element.size, element.weight)
            box = Rect(element.x - 2, element.y - style.pitch / 2, size + 4, style.pitch)
            b.things.append(Thing(name, box, place, place + 1))
            b.hit(box, action=("look", target), inspect=target, order=order, radius=5, thing=name)
    return laid
