"""The whole chronicle of a game: rounds to jump to at the left, the sentences at the right."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.book import Book, Read
from dune_desktop.ui.presenters.screens.page import Page, linked
from dune_desktop.ui.screen.display import Hit, Rect, Thing
from dune_desktop.ui.screen.sizes import ARROW, MARKER_SMALL
from dune_desktop.ui.text.type import USUAL

BOOK = Book("log", width=1240.0, nav=190.0, pitch=50.0)
AGAIN, NONE = 44.0, -1  # the button that shows a turn once more; no turn


def column(page: Page, lines: Sequence[LogLine], turns: Collection[int], moments: Sequence[int | None] = ()) -> Read:
    """Everything that happened, oldest first; `turns` are lines with which one begins that can be seen once more.

    With `moments` every sentence leads back to the moment in its place, if there is one.
    """
    width = BOOK.text_width(page)
    blocks: list[Block] = []
    rounds: list[tuple[str, float]] = []
    height = 0.0
    turn = NONE  # what begins here, even if with a heading
    for number, line in enumerate(lines):
        turn = number if number in turns else turn
        if line.kind == "round":
            rounds.append((str(line.markup), height))
            block = _round(page, line, width)
        elif line.kind == "heading":
            block = _phase(page, line, width)
        else:
            block = _sentence(page, line, width, turn, moments[number] if moments else None)
            turn = NONE
        blocks.append(block)
        height += block.height
    return Read(tuple(blocks), tuple(rounds)).grown(page)


def _round(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.drawn(section(page.metrics, 0, 18, width, str(line.markup)))
    return Block.of(b, 54)


def _phase(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.text(19, 20, str(line.markup), 20, 600, "brass", box=width)
    return Block.of(b, 40)


def _sentence(page: Page, line: LogLine, width: float, turn: int, moment: int | None) -> Block:
    """A sentence; at its right end the button that plays the turn, if one begins with it.

    What is neither that nor a link in it leads back to its moment.
    """
    b = page.build()
    if turn != NONE:
        again = Rect(width - AGAIN, 0, AGAIN, 32)
        with b.thing(f"again:{turn}", again):
            b.plate(again, "option.bare")
            b.icon(*again.center, "arrow", ARROW, color="brass_light")
            b.hit(again, action=("again", turn), tip=page.t("replay.turn"), order=21, radius=6)
        width -= AGAIN + 8
    if line.seat >= 0:
        b.piece(28, 16, "marker", line.seat, MARKER_SMALL)
    color = "bone3" if line.kind == "quiet" else "bone"
    laid = linked(b, line.segments, 48, 2, width - 48, USUAL.style("entry", color=color), order=20)
    if moment is not None:
        whole, name = Rect(0, 0, width, laid.height + 4), ".moment"
        tip = str(page.t("replay.line"))
        b.things.insert(0, Thing(name, whole, 0, len(b.elements)))
        b.hits.insert(0, Hit(whole, ("moment", moment), tip=tip, order=20, radius=6, thing=name))  # below the links
    return Block.of(b, laid.height + 4)
