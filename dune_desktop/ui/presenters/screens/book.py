"""A book over the table: its parts to jump to at the left, the text that is read at the right.

The text is set at the usual size for a narrower or wider column, and grows or shrinks from there with everything in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.scrolling import Block, limit_of, part_in_sight, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.type import USUAL


@dataclass(frozen=True, slots=True)
class Read:
    """The text as blocks, and where each part of it begins: its name and its height from the top."""

    blocks: tuple[Block, ...]
    parts: tuple[tuple[str, float], ...]

    def grown(self, page: Page) -> Read:
        """As large as the player likes it."""
        parts = tuple((name, top * page.type.scale) for name, top in self.parts)
        return Read(tuple(grown(page, self.blocks)), parts)


def grown(page: Page, blocks: Iterable[Block]) -> list[Block]:
    """Text as large as the player likes it."""
    by = page.type.scale
    return list(blocks) if by == 1.0 else [block.grown(by) for block in blocks]


@dataclass(frozen=True, slots=True)
class Book:
    """A panel of one name; `nav` is the width of the parts' column, `pitch` the height of a part's line in it."""

    name: str
    width: float = 1400.0
    nav: float = 360.0
    pitch: float = 54.0

    @property
    def column(self) -> str:
        """The name of what scrolls."""
        return self.name + ".text"

    def frame(self, page: Page) -> Rect:
        """The panel."""
        wide = min(self.width, page.width - 120)
        return Rect((page.width - wide) / 2, 60, wide, page.height - 120)

    def area(self, page: Page) -> Rect:
        """Where the text is."""
        rect = self.frame(page)
        nav = self.nav * page.around
        return Rect(rect.x + nav + 44, rect.y + 100, rect.w - nav - 80, rect.h - 128)

    def text_width(self, page: Page) -> float:
        """How wide a line of text may be when it is set."""
        return (self.area(page).w - 40) / page.type.scale

    def limit(self, page: Page, blocks: Sequence[Block]) -> float:
        """How far the text can be scrolled."""
        return limit_of(blocks, self.area(page).h)

    def in_sight(self, page: Page, read: Read, offset: float) -> int:
        """Which part is being read."""
        return part_in_sight([top for _, top in read.parts], offset, self.limit(page, read.blocks))

    def regions(
        self,
        page: Page,
        title: str,
        parts: Sequence[str],
        chosen: int,
        blocks: Sequence[Block],
        offset: float,
        apart: int = 0,
        empty: str = "",
    ) -> list[Region]:
        """The panel with its parts, `chosen` inlaid; a rule stands before part `apart`; `empty` instead of no text."""
        rect, area = self.frame(page), self.area(page)
        b = page.build()
        with b.thing(self.name, rect):
            self._cover(page, b, title, parts, chosen, apart)
            if not blocks:
                b.markup(area.x, area.y + 8, empty, area.w, page.type.style("entry", colour="bone2"))
        return [
            veil(page, self.name),
            b.region(self.name, rect, bleed=60),
            scrolled(self.column, area, blocks, offset),
        ]

    def _cover(self, page: Page, b: Build, title: str, parts: Sequence[str], chosen: int, apart: int) -> None:
        """The panel itself, the way out, and its parts."""
        rect, area, by = self.frame(page), self.area(page), page.around
        b.plate(rect, "dialog")
        size = 38 * by
        b.text(rect.x + 36, rect.y + 54, title, size, colour="brass_light", face="title", box=rect.w - 300 * by)
        b.drawn(self.way_out(page))
        b.line(area.x - 22, area.y, area.x - 22, area.bottom, "brass/35")
        rule = 17 if apart else 0
        pitch = max(self.pitch, min(self.pitch * by, (area.h - rule) / max(1, len(parts))))
        y = area.y
        for place, part in enumerate(parts):
            if apart and place == apart:
                b.plate(Rect(rect.x + 26, y + 8, area.x - rect.x - 60, 1), "rule")
                y += rule
            box = Rect(rect.x + 26, y, area.x - rect.x - 60, pitch - 6)
            style = "chosen" if place == chosen else "option.bare"
            with b.thing(f"{self.name}:section.{place}", box):
                b.plate(box, style)
                words = min(20 * by, box.h * 0.6)
                b.text(box.x + 16, box.y + box.h / 2, part, words, 600, PLATES[style].ink, box=box.w - 24)
                b.hit(box, action=("section", place), order=10, radius=6)
            y += pitch

    def way_out(self, page: Page) -> Drawn:
        """The button that closes the book, at the right end of its head."""
        rect, cap, words, name = self.frame(page), page.cap("back"), page.t("common.close"), self.name + ":close"
        made = button(page.metrics, 0, 0, words, ("back",), command="back", cap=cap, order=99, name=name)
        whole = made.grown(page.around)
        return whole.moved(rect.right - 24 - whole.rect.w, rect.y + 54 - whole.rect.h / 2)


def heading(page: Page, width: float, title: str, beside: str = "") -> Block:
    """The name of a part over a rule, with a few words at its right end."""
    b = page.build()
    size = USUAL.style("chapter").size
    b.text(0, 22, title, size, colour="cream", face="title", box=width * 0.7 if beside else width)
    if beside:
        b.text(width, 24, beside, 20, 500, "bone2", anchor="right", box=width * 0.3)
    b.plate(Rect(0, 46, width, 1), "rule")
    return Block.of(b, 62)
