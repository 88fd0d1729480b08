"""What the screens around the table share: their margins, header, and lines with links."""

from __future__ import annotations

from collections.abc import Iterable

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Segment, Texts
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.ui.kit import over
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.keys import called, cap
from dune_desktop.ui.screen.commands import AT_FIRST, Hand, Keymap
from dune_desktop.ui.screen.display import Label, Rect, Region, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import SCREEN
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.type import USUAL, Type

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
    ).about(page.right, 75, page.around)
    room = made.rect.x - page.left - 40
    with b.thing("header", Rect(page.left, 36, room, 110)):
        b.text(page.left, 76, title, SCREEN, colour="cream", face="title", box=room)
        if subtitle:
            size = page.type.heading(22)
            b.text(page.left + 2, 124, subtitle, size, colour="over_dusk", box=room)
    b.drawn(made)
    return b.region("header", Rect(page.left, 36, page.right - page.left, 110), bleed=12)


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
