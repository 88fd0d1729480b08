"""The sheets of Immortality: the board as a whole, a space of research, and the Family Atomics of a seat."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.engine.boxes.immortality.components import ResearchSpace
from dune_desktop.engine.boxes.immortality.state import BOX, of_seat
from dune_desktop.ui.boxes.immortality.board import draw_bonus
from dune_desktop.ui.boxes.immortality.layout import LATTICE, TLEILAX, hexagon, seat_at
from dune_desktop.ui.boxes.immortality.signs import MARKERS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.presenters.effect_line import Word
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, WIDTH, Sheet
from dune_desktop.ui.presenters.screens.lens.pages import Seen
from dune_desktop.ui.presenters.screens.lens.sheets import (
    HEAD,
    NOTHING_BELOW,
    PAD,
    Below,
    box_height,
    draw_box,
    draw_head,
    draw_owner,
    in_type,
)
from dune_desktop.ui.presenters.screens.lens.subject import Subject, subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import COUNT, MARKER_MIDDLE
from dune_desktop.ui.text.richtext import Style, layout

ROW = 62.0  # height of a seat's line
BELOW = 60.0  # of what a seat has, under its leader
LARGER = 2.0  # the lattice looked at closer, beside that on the table
OPEN = TLEILAX.open["tleilax"]
BROAD = LARGER * OPEN.w + 2 * PAD  # a sheet with the lattice
GENERAL = ("research", "genetic_marker", "genetic_marker_2")
COLUMNS = (("specimen", 0.46), ("tleilaxu", 0.64), ("research", 0.82))


def research_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of a space of research: where it is on the lattice, who stands where, and what it gives."""
    assert known is not None
    found = subject(page.texts, known, component)
    assert found is not None
    return research_sheet(page, found, known.of("research"), seen.view if seen is not None else None)


def board_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of the board: what every seat has there."""
    assert seen is not None
    return board_sheet(page, seen.rules, seen.view, seen.names)


def atomics_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of a seat's Family Atomics."""
    assert seen is not None
    return atomics_sheet(page, int(component.partition(":")[2]), seen.view, seen.names)


def of_the_board(name: str, seen: Seen | None) -> bool:
    """Whether there is such a board."""
    return name == "tleilax" and _played(seen)


def of_a_seat(name: str, seen: Seen | None) -> bool:
    """Whether a seat of that number has something of Immortality."""
    return _played(seen) and seen is not None and name.isdigit() and int(name) < len(seen.view.seats)


def _played(seen: Seen | None) -> bool:
    return seen is not None and BOX in seen.view.own


# ------------------------------------------------------------------------------------------------ research


def research_sheet(page: Page, subject: Subject, spaces: tuple[ResearchSpace, ...], state: GameState | None) -> Sheet:
    """A space of research: the lattice with this one ringed, and what it gives in words."""
    lattice = _lattice(page, spaces, subject.key, state)
    high = partial(box_height, wide=BROAD - 2 * PAD)

    def needs(page: Page) -> float:
        return HEAD + lattice.rect.h + 16 + sum(high(page, box) + 12 for box in subject.boxes) + 8

    page = in_type(page, needs, page.height - 2 * EDGE)

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, subject.style)
        draw_head(page, b, subject, Rect(rect.x, rect.y, rect.w, HEAD))
        b.drawn(lattice.moved(rect.x + PAD, rect.y + HEAD))
        y = rect.y + HEAD + lattice.rect.h + 16
        for box in subject.boxes:
            draw_box(page, b, subject, box, Rect(rect.x + PAD, y, rect.w - 2 * PAD, high(page, box)))
            y += high(page, box) + 12

    return Sheet(needs(page), draw, subject.rulings, tuple(dict.fromkeys((*subject.signs(), *GENERAL))), width=BROAD)


def _lattice(page: Page, spaces: tuple[ResearchSpace, ...], shown: str, state: GameState | None) -> Drawn:
    """All spaces as they lie on the board, but larger; the one that is looked at lit, with the tokens on them."""
    b, word = page.build(), Word(page.texts)
    places = {space.id: hexagon(space.column, space.row).moved(0, -LATTICE) for space in spaces}
    for space in spaces:
        place = places[space.id]
        style = "hex.lit" if shown == "research:" + space.id else "hex.held" if space.marker else "hex"
        b.plate(place, style)
        draw_bonus(b, space, word, place, style)
        b.hit(place, action=("look", "research:" + space.id), order=10, radius=16)
    for seat in range(len(state.seats)) if state is not None and BOX in state.own else ():
        here = of_seat(state, seat).research if state is not None else ""
        if here:
            x, y = seat_at(places[here].inset(6, -2), seat, 20)
            b.piece(x, y, "marker", seat, MARKER_MIDDLE)
    return b.widget(Rect(0, 0, OPEN.w, OPEN.h - LATTICE)).grown(LARGER)


# ------------------------------------------------------------------------------------------------ the board


def board_sheet(page: Page, rules: Rules, state: GameState, names: tuple[str, ...]) -> Sheet:
    """The lattice; every seat's specimens, station on the Tleilaxu track and how far its research is; and the rules."""
    head = Subject("", "large", str(page.t("table.tleilax")), str(page.t("tleilax.kind")), (), badge="specimen")
    room = BROAD - 4 * PAD
    lattice = _lattice(page, rules.catalog.of("research"), "", state)
    texts = [
        (icon, layout(page.t("tleilax." + icon), page.metrics, room - 44, Style(color="#EFE3CC", line=26)))
        for icon, _ in COLUMNS
    ]
    seats = range(len(state.seats))
    height = HEAD + lattice.rect.h + 44 + ROW * len(seats) + sum(laid.height + 14 for _, laid in texts) + 24

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        draw_head(page, b, head, Rect(rect.x, rect.y, rect.w, HEAD))
        b.drawn(lattice.moved(rect.x + PAD, rect.y + HEAD))
        y = rect.y + HEAD + lattice.rect.h + 20
        for icon, share in COLUMNS:
            b.icon(rect.x + rect.w * share, y, icon, 30)
        y += 28
        for seat in seats:
            mine = of_seat(state, seat)
            box = Rect(rect.x + PAD, y, rect.w - 2 * PAD, ROW - 8)
            b.plate(box, "large.sent")
            middle = box.y + box.h / 2
            b.piece(box.x + 24, middle, "marker", seat, 28)
            b.text(box.x + 48, middle, names[seat], 22, 600, box=rect.w * 0.42 - 64, cut=True)
            for (icon, share), n in zip(COLUMNS, _numbers(rules, state, seat), strict=True):
                has = rules.is_player[seat] or (icon == "tleilaxu" and rules.seat_kinds[seat] != "hagal")
                b.text(rect.x + rect.w * share, middle, str(n) if has else "–", 26, 700, anchor="center")
            if rules.seat_kinds[seat] == "human":
                b.icon(box.right - 24, middle, "family_atomics", 30, 1.0 if mine.atomics else 0.25)
            y += ROW
        y += 10
        for icon, laid in texts:
            b.icon(rect.x + 2 * PAD + 14, y + 13, icon, 28)
            b.extend(laid.at(rect.x + 2 * PAD + 44, y))
            y += laid.height + 14

    signs = ("specimen", "tleilaxu", "research", "genetic_marker", "genetic_marker_2")
    return Sheet(height, draw, (), signs, width=BROAD)


def seat_below(page: Page, seat: int, rules: Rules, state: GameState) -> Below:
    """What a seat has on the board, and whether it still has its Family Atomics, in one row of signs."""
    mine = of_seat(state, seat)
    *_, column = _numbers(rules, state, seat)
    unlocked = {space.marker for space in rules.catalog.of("research") if space.marker and space.column <= column}

    def draw(b: Build, rect: Rect) -> None:
        box = Rect(rect.x, rect.y, rect.w, rect.h - 8)
        b.plate(box, "large.sent")
        x, y = box.x + 18, box.y + box.h / 2
        for icon, n in zip(("specimen", "tleilaxu", "research"), _numbers(rules, state, seat), strict=True):
            b.icon(x + 14, y, icon, 28)
            x += 36 + b.text(x + 34, y, str(n), COUNT, 700) + 26
        for marker in sorted(unlocked):
            b.icon(x + 12, y, MARKERS[marker], 26)
            x += 34
        b.icon(box.right - 30, y, "family_atomics", 28, 1.0 if mine.atomics else 0.25)

    return Below(BELOW, draw) if rules.is_player[seat] else NOTHING_BELOW


def _numbers(rules: Rules, state: GameState, seat: int) -> tuple[int, int, int]:
    """Specimens, station on the Tleilaxu track, column of research."""
    mine = of_seat(state, seat)
    columns = {space.id: space.column for space in rules.catalog.of("research")}
    return mine.tanks, mine.tleilaxu, columns.get(mine.research, 0)


# ------------------------------------------------------------------------------------------------ Family Atomics


def atomics_sheet(page: Page, seat: int, state: GameState, names: tuple[str, ...]) -> Sheet:
    """What Family Atomics do, and whether the seat still has them."""
    there = of_seat(state, seat).atomics
    head = Subject("", "large", str(page.t("atomics.title")), names[seat], (), badge="family_atomics")
    words = page.t("atomics.text")
    note = page.t("atomics.there" if there else "atomics.spent")
    style = Style(color="#EFE3CC", line=27, size=21)
    laid = layout(words, page.metrics, WIDTH - 4 * PAD, style)
    below = layout(note, page.metrics, WIDTH - 4 * PAD, Style(color="bone2", line=26))

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        above = Rect(rect.x, rect.y, rect.w, HEAD)
        draw_head(page, b, head, above)
        draw_owner(b, seat, above)
        b.plate(Rect(rect.x + PAD, rect.y + HEAD, rect.w - 2 * PAD, laid.height + 28), "large.sent")
        b.extend(laid.at(rect.x + 2 * PAD, rect.y + HEAD + 14))
        b.extend(below.at(rect.x + 2 * PAD, rect.y + HEAD + laid.height + 42))

    return Sheet(HEAD + laid.height + below.height + 62, draw, (), ())
