"""A book over the table: its parts to jump to at the left, the text that is read at the right.

The text is set at the usual size for a narrower or wider column, and grows or shrinks from there with everything in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, row, scaled, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, limit_of, part_in_sight, scrolled
from dune_desktop.ui.presenters.screens.page import Page, title_picture, veil
from dune_desktop.ui.screen.display import Hit, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.type import USUAL

_PART = row(16, share(), 8)
SUN = 170.0  # from the title to the middle of the sun
LEAST_PITCH = 33.0  # height of the line of a part where there are many


@dataclass(frozen=True, slots=True)
class Read:
    """The text as blocks, and where each part of it begins: its name and its height from the top.

    `sections` says which part tells of what, `films` where there is room for a moving picture of it, and `pictures`
    for others.
    """

    blocks: tuple[Block, ...]
    parts: tuple[tuple[str, float], ...]
    sections: Mapping[str, int] = field(default_factory=dict)
    films: Mapping[str, Rect] = field(default_factory=dict)
    pictures: Mapping[str, Rect] = field(default_factory=dict)

    def grown(self, page: Page) -> Read:
        """As large as the player likes it."""
        by = page.type.scale
        parts = tuple((name, top * by) for name, top in self.parts)
        films, pictures = (
            {section: rect.grown(by) for section, rect in rects.items()} for rects in (self.films, self.pictures)
        )
        return Read(tuple(grown(page, self.blocks)), parts, self.sections, films, pictures)


def grown(page: Page, blocks: Iterable[Block]) -> list[Block]:
    """Text as large as the player likes it."""
    by = page.type.scale
    return list(blocks) if by == 1.0 else [block.grown(by) for block in blocks]


@dataclass(frozen=True, slots=True)
class Book:
    """A panel of one name; `nav` is the width of the parts' column, `pitch` the height of a part's line in it.

    `margin` is free above and below the panel.
    """

    name: str
    width: float = 1400.0
    nav: float = 360.0
    pitch: float = 54.0
    margin: float = 60.0

    @property
    def column(self) -> str:
        """The name of what scrolls."""
        return self.name + ".text"

    def frame(self, page: Page) -> Rect:
        """The panel."""
        wide = min(self.width, page.width - 120)
        return Rect((page.width - wide) / 2, self.margin, wide, page.height - 2 * self.margin)

    def area(self, page: Page) -> Rect:
        """Where the text is."""
        return self._columns(page).split(self.frame(page))[1]

    def _columns(self, page: Page) -> Node:
        """The parts at the left and the text, below the head."""
        return row(26, fixed(self.nav * page.around - 16), 34, share(), 36, pad=(0, 122, 0, 28))

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
                b.markup(area.x, area.y + 8, empty, area.w, page.type.style("entry", color="bone2"))
        return [
            veil(page, self.name),
            b.region(self.name, rect, bleed=60),
            scrolled(self.column, area, blocks, offset),
        ]

    def _cover(self, page: Page, b: Build, title: str, parts: Sequence[str], chosen: int, apart: int) -> None:
        """The panel itself, the way out, and its parts."""
        rect, by = self.frame(page), page.around
        nav, area = self._columns(page).split(rect)
        b.plate(rect, "dialog")
        head, size = self.head(page), 42 * by
        taken = 36 + page.metrics.width(title, size, 500, "title")
        title_picture(b, head, sun=max(36, round(100 * (taken + SUN) / rect.w)))
        b.text_in(row(36, share(), 300 * by).split(head)[0], title, size, 500, "cream", face="title")
        draw(b, self.way_out(page), self.way_out_at(page))
        b.line(area.x - 22, area.y, area.x - 22, area.bottom, "brass/35")
        rule = 17 if apart else 0
        pitch = max(LEAST_PITCH, min(self.pitch * by, (area.h - rule) / max(1, len(parts))))
        lines: list[Node | float] = [fixed(pitch - 6)] * len(parts)
        if apart:
            lines[apart:apart] = [14, fixed(1), 8]
        places = column(*lines, gap=6).split(nav)
        if apart:
            b.plate(places.pop(apart), "rule")
        for place, (words, box) in enumerate(zip(parts, places, strict=True)):
            self._part(b, box, place, words, place == chosen, 20 * by)

    def _part(self, b: Build, box: Rect, place: int, words: str, chosen: bool, size: float) -> None:
        style = "chosen" if chosen else "option.bare"
        with b.thing(f"{self.name}:section.{place}", box):
            b.plate(box, style)
            b.text_in(_PART.split(box)[0], words, min(size, box.h * 0.72), 600, PLATES[style].ink)
            b.hit(box, action=("section", place), order=10, radius=6)

    def head(self, page: Page) -> Rect:
        """The head of the panel."""
        return self.frame(page)._replace(h=108)

    def way_out(self, page: Page) -> Node:
        """The button that closes the book."""
        words, name = page.t("common.close"), self.name + ":close"
        return scaled(page.around, page.button(words, ("back",), command="back", order=99, name=name))

    def way_out_at(self, page: Page) -> Rect:
        """Where that is: at the right end of the head."""
        return row(share(), self.way_out(page), 24).split(self.head(page))[1]

    def with_arrows(self, regions: Sequence[Region], chosen: int, count: int) -> list[Region]:
        """Let the arrow keys to the left and right turn the pages; they have no place that is clicked."""
        ways = (("left", chosen - 1), ("right", chosen + 1))

        def turned(region: Region) -> Region:
            spot = Rect(region.rect.x, region.rect.y, 0, 0)
            thing = self.name + ":"
            arrows = (Hit(spot, ("section", to % count), command=key, thing=thing + key) for key, to in ways)
            return changed(region, hits=(*region.hits, *arrows))

        return [turned(region) if region.name == self.name else region for region in regions]


def heading(page: Page, width: float, title: str, beside: str = "") -> Block:
    """The name of a part over a rule, with a few words at its right end."""
    b = page.build()
    size = USUAL.style("chapter").size
    b.text(0, 22, title, size, color="cream", face="title", box=width * 0.7 if beside else width)
    if beside:
        b.text(width, 24, beside, color="bone2", anchor="right", box=width * 0.3)
    b.plate(Rect(0, 46, width, 1), "rule")
    return Block.of(b, 62)
