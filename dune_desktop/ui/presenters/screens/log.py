"""The whole chronicle of a game: rounds to jump to at the left, the sentences at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.display import Rect, Region
from dune_desktop.ui.presenters.screens.page import Block, Page, limit_of, linked, part_in_sight, scrolled, veil
from dune_desktop.ui.richtext import Style
from dune_desktop.ui.theme import PLATES
from dune_desktop.ui.widgets import button, section

COLUMN = "log.lines"
WIDTH, NAV = 1240.0, 190.0


@dataclass(frozen=True, slots=True)
class Column:
    """The sentences as blocks, and which of them begin a round."""

    blocks: tuple[Block, ...]
    rounds: tuple[tuple[int, float], ...]  # number and height from the top

    def limit(self, height: float) -> float:
        return limit_of(self.blocks, height)


def frame(page: Page) -> Rect:
    """The panel."""
    wide = min(WIDTH, page.width - 120)
    return Rect((page.width - wide) / 2, 60, wide, page.height - 120)


def lines_rect(page: Page) -> Rect:
    """Where the sentences are."""
    rect = frame(page)
    return Rect(rect.x + NAV + 40, rect.y + 92, rect.w - NAV - 72, rect.h - 92 - 28)


def column(page: Page, lines: Sequence[LogLine]) -> Column:
    """Everything that happened, oldest first."""
    width = lines_rect(page).w - 30
    blocks: list[Block] = []
    rounds: list[tuple[int, float]] = []
    height = 0.0
    for place, line in enumerate(lines):
        if _is_round(lines, place):
            rounds.append((len(rounds) + 1, height))
            block = _round(page, line, width)
        elif line.kind == "heading":
            block = _phase(page, line, width)
        else:
            block = _sentence(page, line, width)
        blocks.append(block)
        height += block.height
    return Column(tuple(blocks), tuple(rounds))


def _is_round(lines: Sequence[LogLine], place: int) -> bool:
    """A round's heading is followed by the heading of its first phase."""
    after = lines[place + 1] if place + 1 < len(lines) else None
    return lines[place].kind == "heading" and after is not None and after.kind == "heading"


def _round(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.drawn(section(page.metrics, 0, 18, width, str(line.markup)))
    return Block.of(b, 54)


def _phase(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.text(19, 20, str(line.markup), 20, 600, "brass", box=width)
    return Block.of(b, 40)


def _sentence(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    if line.seat >= 0:
        b.piece(28, 16, "marker", line.seat, 18)
    colour = "bone3" if line.kind == "quiet" else "bone"
    laid = linked(b, line.segments, 48, 2, width - 48, Style(size=21, colour=colour, line=28), order=20)
    return Block.of(b, laid.height + 4)


def log_regions(page: Page, made: Column, offset: float, chosen: int | None) -> list[Region]:
    """The panel; `chosen` is the round that was jumped to, until somebody scrolls."""
    rect = frame(page)
    b = page.build()
    b.plate(rect, "dialog")
    b.text(
        rect.x + 32, rect.y + 50, page.t("table.chronicle"), 34, colour="brass_light", face="title", box=rect.w - 300
    )
    b.drawn(
        button(
            page.metrics,
            rect.right - 24,
            rect.y + 26,
            page.t("common.close"),
            ("back",),
            anchor="right",
            key="Esc",
            show_key="Esc",
            order=99,
        )
    )
    area = lines_rect(page)
    b.line(area.x - 20, area.y, area.x - 20, area.bottom, "brass/35")
    if not made.blocks:
        b.text(area.x, area.y + 20, page.t("log.lost"), 21, 500, "bone2", box=area.w)
    seen = part_in_sight([top for _, top in made.rounds], offset, made.limit(area.h))
    now = seen if chosen is None else chosen
    x, y = rect.x + 28, area.y
    for place, (number, _) in enumerate(made.rounds):
        box = Rect(x, y, NAV - 20, 44)
        style = "chosen" if place == now else "option.bare"
        b.plate(box, style)
        b.text(box.x + 14, box.y + 22, page.t("common.round", n=number), 20, 600, PLATES[style].ink, box=box.w - 20)
        b.hit(box, action=("round", place), order=10, radius=6)
        y += 50
    return [
        veil(page, "log"),
        b.region("log", rect, bleed=60),
        scrolled(COLUMN, area, made.blocks, offset),
    ]
