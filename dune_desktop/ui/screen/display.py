"""The display list: what a screen shows, as plain values without pygame.

A presenter turns a view of the game into a `Screen`: a tuple of `Region`s, each a tuple of elements and a
tuple of `Hit`s. Everything is measured in reference pixels of a canvas that is 1080 high (1920 wide at 16:9);
the painter (`paint.painter`) scales it to the window. Elements are frozen and compare by value, so the painter
redraws only what changed, and a test can ask where everything is without opening a window.

Elements of a region are painted in order, later ones on top; regions likewise. An element may lie outside its
region's rectangle only as far as the region's `bleed` says (glows and shadows do).

A color is a name of `colors.PALETTE`, `#RRGGBB` or `#RRGGBBAA`, optionally followed by `/` and an opacity
in percent: `brass/40`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.values import value

ASIDE: Final = 81
"""From this place on, the Tab order has what does not answer what is asked: piles, tools, pages."""

Action = tuple[object, ...]
"""What is done when something is chosen: a verb of the scene and what it is about."""


class Rect(NamedTuple):
    """A rectangle in reference pixels, origin top left."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        left, top, width, height = self
        return left <= x < left + width and top <= y < top + height

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float) -> Rect:
        """So many times as large, and as far from the origin."""
        return Rect(self.x * by, self.y * by, self.w * by, self.h * by)

    def shared(self, other: Rect) -> float:
        """The area that lies in both."""
        across = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        if across <= 0.0:
            return 0.0
        return across * max(0.0, min(self.y + self.h, other.y + other.h) - max(self.y, other.y))


@value
class Plate:
    """A baked surface: its `style` names the fill, rim, radius and shadow (see `plates.PLATES`)."""

    rect: Rect
    style: str
    tint: str = ""  # a color flooding the plate (active seat, faction panel), "" for none
    opacity: float = 1.0


@value
class Label:
    """One line of text. `anchor` is the point of the text box that stands at (x, y)."""

    x: float
    y: float
    text: str
    size: float = 20
    weight: int = 500  # 500, 600 or 700; ignored by the title face
    color: str = "bone"
    face: str = "text"  # "text" or "title"
    anchor: str = "left"  # left, center, right; y is always the vertical middle of the line
    box: float = 0  # the width it must stay within, for the geometry test; 0: as the presenter measured
    tracking: float = 0  # letter spacing in em: of capitals wider, of names without room closer
    strike: bool = False
    underline: bool = False  # a link
    opacity: float = 1.0


@value
class Icon:
    """An SVG icon `name` in a square of `size`, its middle at (x, y).

    `color` repaints a line icon (undo, menu, phases, arrows); icons drawn in colors ignore it.
    """

    x: float
    y: float
    name: str
    size: float
    opacity: float = 1.0
    color: str = ""


@value
class Piece:
    """A player's own wooden piece in a square of `size`, its middle at (x, y).

    `kind` is agent, agent_ghost, agent_small, agent_used, troop, dreadnought, dreadnought_ghost, freighter, marker,
    flag, council or snooper. `seat` chooses color and shape (0 red, 1 blue, 2 green, 3 yellow); -1 is neutral bone.
    """

    x: float
    y: float
    kind: str
    seat: int
    size: float
    opacity: float = 1.0


@value
class Bar:
    """A filled rectangle. `texture`: solid, raised, striped."""

    rect: Rect
    color: str
    texture: str = "solid"
    radius: float = 0
    opacity: float = 1.0


@value
class Line:
    """A straight line; `dash` of 0 is solid."""

    x1: float
    y1: float
    x2: float
    y2: float
    color: str
    width: float = 1
    dash: float = 0
    opacity: float = 1.0


@value
class Frame:
    """An outline without a fill: focus rings, the ring round a rival's space."""

    rect: Rect
    color: str
    width: float = 2
    radius: float = 9
    dash: float = 0


@value
class Picture:
    """A drawing made by `art.pictures` (landscape, portrait, strip of a card's art) filling `rect`."""

    rect: Rect
    name: str
    opacity: float = 1.0
    radius: float = 0


@value
class Snapshot:
    """What lies in the rectangle `of`, drawn as one picture that fills `rect`: smaller, larger or narrower.

    Glows reach out of it as far as `bleed`, in the size of what is drawn.
    """

    rect: Rect
    of: Rect
    elements: tuple[Element, ...]
    bleed: float = 0
    opacity: float = 1.0


Element = Plate | Label | Icon | Piece | Bar | Line | Frame | Picture | Snapshot


class Drop(NamedTuple):
    """Where something dragged may be put: onto the thing of this name, and the action that does it."""

    thing: str
    action: tuple[object, ...]


@value
class Drag:
    """How something is dragged.

    The `thing` follows the pointer, or `shown` in its place, elements of it as they lie there. `picked` is done when it
    is picked up, `back` when it is put down where nothing takes it; () does nothing.
    """

    thing: str
    drops: tuple[Drop, ...]
    picked: tuple[object, ...] = ()
    back: tuple[object, ...] = ()
    shown: tuple[Element, ...] = ()


_OPENING: Final = frozenset({"cards", "pile"})
"""The first words of actions that open what lies hidden under a thing, and do nothing in the game."""


@value
class Hit:
    """Something the pointer and the keyboard can find.

    `action` is what a left click does (empty: nothing), `refusal` the line shown instead when it cannot be
    done now, `tip` what is shown after resting on it, `inspect` the component that a right click shows. Both
    lines are markup of `ui.richtext`. `order` places it in the Tab order; negative leaves it out. `golden` is the one
    big button of a screen or dialog: it stands for what most will want next, lit or not. `clear` is what the tip leaves
    in sight, if that is more than the hit.
    """

    rect: Rect
    action: tuple[object, ...] = ()
    refusal: str = ""
    inspect: str = ""
    tip: str = ""
    order: int = -1
    command: str = ""  # the commands whose keys do the same, with a space between them
    radius: float = 9
    ground: bool = False  # what lies behind everything: it looks the same when pointed at
    golden: bool = False
    thing: str = ""  # the name of the thing it belongs to, by which it is known from one screen to the next
    drag: Drag | None = None  # how it is dragged, if it can be
    clear: Rect | None = None

    @property
    def closer(self) -> Action:
        """What a right click does: it shows the component, or opens what a left click would only open."""
        if self.inspect:
            return ("inspect", self.inspect)
        return self.action if self.action and self.action[0] in _OPENING else ()

    @property
    def about(self) -> Rect:
        """What its tip must not lie on."""
        return self.clear or self.rect


class Thing(NamedTuple):
    """Something on a screen that has a name, the same on every screen on which it is.

    A name is a kind, a colon, and what tells it from others of its kind: "agent:2.0" the first Agent of the third seat,
    wherever it stands; "troops:1.conflict", "card:dagger#1", "space:arrakeen", "button:undo". It is nobody's but its
    own on a screen. Elements `first` to `last` (that one not) of its region belong to it; a thing in it has some of
    them.
    """

    id: str
    rect: Rect
    first: int
    last: int


@value
class Region:
    """A part of the screen that is painted, cached and redrawn as a whole."""

    name: str
    rect: Rect
    elements: tuple[Element, ...] = ()
    hits: tuple[Hit, ...] = ()
    bleed: float = 0  # how far glows may reach outside `rect`
    layer: Layer = Layer.TABLE  # higher layers are painted over lower ones
    modal: bool = False  # nothing painted below this region can be pointed at or focused
    clip: bool = False  # nothing is painted, and no hit counts, outside `rect` (scrolled lists)
    things: tuple[Thing, ...] = ()  # those that lie in others after them


@value
class Screen:
    """Everything one frame shows: a background picture and regions in painting order.

    `moment` counts the questions answered so far: the same button to another question is not the same button. A screen
    that `wants_key` is told the next key, whatever it stands for.
    """

    background: str
    regions: tuple[Region, ...]
    width: float = 1920
    height: float = 1080
    moment: int = 0
    wants_key: bool = False
