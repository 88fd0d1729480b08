"""What the screens around the table share: their margins, header, and lines with links."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Segment, Texts
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.ui.kit import over
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, item, row, scaled, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, button_width, key_cap
from dune_desktop.ui.presenters.keys import called, cap
from dune_desktop.ui.screen.commands import AT_FIRST, Hand, Keymap
from dune_desktop.ui.screen.display import Action, Hit, Label, Picture, Rect, Region, Thing
from dune_desktop.ui.screen.land import PAGE
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import RADIUS_PANEL, SCREEN
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.type import USUAL, Type

BEHIND: Final = Picture(Rect(0, 0, 0, 0), PAGE)
"""What lies behind pages, to be drawn ahead."""

BESIDE_SUN = 0.36  # the share of a header's width that has no sun behind it
RIM = 4.0  # of a panel around its picture
MARGIN = 60.0
WIDEST = 1800.0  # content is no wider; on a wide screen it stands in the middle


@dataclass(frozen=True, slots=True)
class Page:
    """The canvas of a screen, and the words and measures it is set with.

    Of the system: the sizes of its `screens`, whether a gamepad (`pad`) is there, and what is in the `hand`.
    """

    texts: Texts
    metrics: Metrics
    width: float
    height: float
    keys: Keymap = AT_FIRST
    type: Type = USUAL
    screens: tuple[tuple[int, int], ...] = ()
    pad: bool = False
    hand: Hand = "keys"

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
    def content(self) -> Rect:
        """The canvas between the margins."""
        return self.band(0, self.height)

    def band(self, top: float, height: float) -> Rect:
        """What lies between the margins, so far from the upper edge and so high."""
        return Rect(self.left, top, self.right - self.left, height)

    @property
    def tall(self) -> float:
        """Height beyond 16:9."""
        return max(0.0, self.height - 1080)

    @property
    def around(self) -> float:
        """How many times as large what stands around a list or a text is: it grows as far as there is room."""
        return self.type.heading(1)

    def build(self) -> Build:
        return Build(self.metrics)

    def t(self, key: str, **args: Value) -> Markup:
        return self.texts.t(key, **args)

    def name(self, component: str) -> str:
        return self.texts.name(component)

    def cap(self, commands: str) -> str:
        """What is written on the key or button of the first of these commands; "" for none."""
        return cap(self.texts, self.keys, commands, self.hand)

    def called(self, command: str) -> str:
        """What a sentence calls the key or button of a command."""
        return called(self.texts, self.keys, command, self.hand)

    def with_key(self, words: Markup, command: str) -> str:
        """Words that are told of what a command does, and its key or button behind them in brackets."""
        key = self.cap(command)
        return str(self.t("common.brackets", words=words, more=key) if key else words)

    def button(
        self,
        words: str,
        action: Action,
        *,
        kind: str = "button",
        width: float = 0,
        height: float = 48,
        command: str = "",
        cap: str | None = None,
        icon: str = "",
        **more: Any,
    ) -> Node:
        """A button as a box: at least so wide, and with the key of its command on it unless another `cap` is given."""
        cap = self.cap(command) if cap is None else cap
        made = partial(button, self.metrics, text=words, action=action, kind=kind, command=command, cap=cap, icon=icon)

        def paint(b: Build, rect: Rect) -> None:
            b.drawn(made(rect.x, rect.y, width=rect.w, height=rect.h, **more))

        return item(max(width, button_width(self.metrics, words, kind, cap, icon)), height, paint)


def key(b: Build, words: str, surface: str) -> Node:
    """A key as a box, or one without a width for no words."""
    if not words:
        return fixed(0)
    wide = key_cap(b.metrics, 0, 0, words, surface).rect.w
    return fixed(wide, lambda b, rect: b.drawn(key_cap(b.metrics, rect.x, rect.center[1], words, surface)))


def title_picture(b: Build, rect: Rect, sun: int = 36) -> None:
    """The horizon behind the title of a panel whose upper part `rect` is; so far right stands the sun."""
    b.add(Picture(rect.inset(RIM, RIM), f"horizon:{sun}", radius=RADIUS_PANEL - RIM))


_TITLES = column(fixed(80), fixed(16))


def header(page: Page, title: str, subtitle: str = "") -> Region:
    """The title of a whole screen, with the way back at the right."""
    b = page.build()
    back = page.button(page.t("common.back"), ("back",), width=160, height=50, command="back", order=99)
    whole, back = page.band(36, 110), scaled(page.around, back)
    words, place = row(share(), 40, back).split(page.band(36, 78))
    with b.thing("header", words._replace(h=whole.h)):
        above, below = _TITLES.split(words)
        b.text_in(above, title, SCREEN, color="cream", face="title")
        if subtitle:
            size = page.type.heading(22)
            wide = page.metrics.width(subtitle, size)
            if wide > words.w * BESIDE_SUN:
                b.plate(
                    Rect(below.x - 8, below.center[1] - size * 0.7, min(wide + 20, below.w + 8), size * 1.4), "caption"
                )
            b.text_in(below.moved(2, 0), subtitle, size, color="over_dusk")
    draw(b, back, place)
    return b.region("header", whole, bleed=12)


def walk_keys(name: str, rect: Rect, leaf: int, count: int) -> list[Hit]:
    """The keys that choose another line of a list, `leaf` lines a page: they have places of no size, so that none is
    clicked.
    """
    steps = {"up": -1, "down": 1, "page_up": -leaf, "page_down": leaf, "top": -count, "bottom": count}
    return [
        Hit(Rect(rect.right - 1, rect.y + 1 + at, 0, 0), ("walk", step), command=key, thing=f"{name}.key_{key}")
        for at, (key, step) in enumerate(steps.items())
    ]


def veil(page: Page, name: str, style: str = "veil") -> Region:
    """What shuts off everything below an overlay."""
    return over.veil(name, (page.width, page.height), Layer.OVERLAY, style)


# ------------------------------------------------------------------------------------------------ lines with links

_LINK = "brass_light"


def linked(
    b: Build, line: Iterable[Segment], x: float, y: float, width: float, style: Style, order: int = -1
) -> richtext.Laid:
    """A line whose links can be clicked: `("look", component)`. Its top left corner is at (x, y)."""
    words: list[str] = []
    for segment in line:
        if segment.kind == "link":
            words.append(f"<a={segment.target}><c={_LINK}>{segment.markup}</c></a>")
        elif segment.kind == "player":
            words.append(f"<b>{segment.markup}</b>")
        else:
            words.append(segment.markup)
    first = len(b.elements)
    laid = b.markup(x, y, "".join(words), width, style)
    for place, target in laid.links:
        element = b.elements[first + place]
        assert isinstance(element, Label)
        name = f".link{first + place}"
        size = b.metrics.width(element.text, element.size, element.weight)
        box = Rect(element.x - 2, element.y - style.pitch / 2, size + 4, style.pitch)
        b.things.append(Thing(name, box, first + place, first + place + 1))
        b.hit(box, action=("look", target), inspect=target, order=order, radius=5, thing=name)
    return laid
