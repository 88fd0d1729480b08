"""A column that scrolls: pieces one under another, of which only those in sight are painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import after
from dune_desktop.ui.screen.display import Element, Hit, Plate, Rect, Region, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import grown, moved
from dune_desktop.ui.screen.values import changed

WHEEL = 72.0  # reference pixels for one notch of the wheel
LINE = 48.0  # ... and for one press of an arrow key


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

    def grown(self, by: float) -> Block:
        """The block with all that is in it so many times as large."""
        return Block(
            self.height * by,
            tuple(grown(element, by) for element in self.elements),
            tuple(changed(hit, rect=hit.rect.grown(by), radius=hit.radius * by) for hit in self.hits),
            tuple(thing._replace(rect=thing.rect.grown(by)) for thing in self.things),
        )


def limit_of(blocks: Iterable[Block], height: float) -> float:
    """How far a column can be scrolled."""
    return max(0.0, sum(block.height for block in blocks) - height)


def scrolled(
    name: str, rect: Rect, blocks: Sequence[Block], offset: float, *, layer: Layer = Layer.TABLE, keys: bool = True
) -> Region:
    """Blocks one under another, as far as they are in sight, and a bar when they are higher than `rect`.

    Clicks beside the thumb and, with `keys`, the arrow keys, PageUp, PageDown, Home and End reach the scene as
    `("scroll", reference pixels)`; the wheel over it as `("wheel", name, steps)`. The scene keeps the offset, from 0 to
    `limit_of`.
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
            for name_in, place_in, first, last in after(len(elements), (whole, *block.things)):
                things.append(Thing(_in(whole, name_in), place_in.moved(rect.x, y), first, last))
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
        hits += _keys(name, rect, limit) if keys else []
    return Region(name, rect, tuple(elements), tuple(hits), layer=layer, clip=True, things=tuple(things))


def shown_in(name: str, seen: Rect, rect: Rect, block: Block) -> Region:
    """A block that lies at a rectangle in a column of which no more than `seen` is in sight."""
    return Region(
        name,
        seen,
        tuple(moved(element, rect.x, rect.y) for element in block.elements),
        tuple(changed(hit, rect=hit.rect.moved(rect.x, rect.y)) for hit in block.hits),
        clip=True,
        things=tuple(thing._replace(rect=thing.rect.moved(rect.x, rect.y)) for thing in block.things),
    )


def _in(block: Thing, name: str) -> str:
    return block.id + name if name.startswith(".") else name


def _thumb(rect: Rect, limit: float, offset: float) -> Rect:
    size = max(48.0, rect.h * rect.h / (rect.h + limit))
    return Rect(rect.right - 10, rect.y + (rect.h - size) * offset / limit, 8, size)


def _bar(rect: Rect, limit: float, offset: float) -> list[Element]:
    track = Rect(rect.right - 10, rect.y, 8, rect.h)
    return [Plate(track, "scroll"), Plate(_thumb(rect, limit, offset), "scroll.thumb")]


def _bar_hits(name: str, rect: Rect, limit: float, offset: float) -> list[Hit]:
    """The bar above and below the thumb."""
    thumb = _thumb(rect, limit, offset)
    page = rect.h - 2 * LINE
    over = Rect(rect.right - 18, rect.y, 18, thumb.y - rect.y)
    under = Rect(rect.right - 18, thumb.bottom, 18, rect.bottom - thumb.bottom)
    ways = {"up": (over, -page), "down": (under, page)}
    return [
        Hit(part, ("scroll", step), thing=f"scroll:{name}.{way}") for way, (part, step) in ways.items() if part.h > 0
    ]


def _keys(name: str, rect: Rect, limit: float) -> list[Hit]:
    """The keys have places of their own, of no size, so that none is clicked."""
    page = rect.h - 2 * LINE
    commands = {
        "up": -LINE,
        "down": LINE,
        "page_up": -page,
        "page_down": page,
        "top": -limit - rect.h,
        "bottom": limit + rect.h,
    }
    found: list[Hit] = []
    for place, (command, step) in enumerate(commands.items()):
        spot = Rect(rect.right - 1, rect.y + 1 + place, 0, 0)
        found.append(Hit(spot, ("scroll", step), command=command, thing=f"scroll:{name}.key_{command}"))
    return found


def part_in_sight(tops: Sequence[float], offset: float, limit: float) -> int:
    """Which of the parts that begin at these heights is being read."""
    if limit and offset >= limit - 1:
        return len(tops) - 1
    return max((place for place, top in enumerate(tops) if top <= offset + 60), default=0)
