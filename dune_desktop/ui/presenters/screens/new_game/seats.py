"""The seats of a new game: who sits there, and with which leader."""

from __future__ import annotations

from dune_desktop.engine.model.ids import SeatKind
from dune_desktop.players.levels import LEVELS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.widgets import Option, button, section, segmented
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.new_game.draft import Draft, leaders
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Style, escape

HEAD, ROW, GAP = 38.0, 108.0, 10.0
BESIDE = 48.0  # what stands on a button beside its words
NARROW = 1000.0  # narrower than this, a row has no room for a button beside the leader
PERSON = 325.0  # the least width of who sits there
SMALL = 42.0  # height of what stands in two lines of a row
ORDER = 8  # of the first seat's buttons for the Tab key; each seat has four


def seats_region(page: Page, draft: Draft, rect: Rect) -> Region:
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("newgame.seats")))
    y = rect.y + HEAD
    high = _row(page)
    for seat, kind in enumerate(draft.kinds):
        row = Rect(rect.x, y, rect.w, high)
        with b.thing(f"seat:{seat}", row):
            _seat(page, b, draft, seat, kind, row)
        y += high + GAP
    return b.region("seats", Rect(rect.x, rect.y, rect.w, y - GAP - rect.y), bleed=40)


def seats_height(page: Page, many: int) -> float:
    """How high so many seats are with their heading."""
    return HEAD + many * (_row(page) + GAP) - GAP


def _row(page: Page) -> float:
    return ROW + page.tall / 8


def _seat(page: Page, b: Build, draft: Draft, seat: int, kind: SeatKind, rect: Rect) -> None:
    chosen = seat == draft.seat
    b.plate(rect, "ledger.active" if chosen else "ledger", f"seat{seat}")
    middle = rect.y + rect.h / 2
    b.piece(rect.x + 62, middle, "agent", seat, 84)
    x, wide = rect.x + 124, max(rect.w * 0.29, PERSON)
    leader, narrow = draft.leaders[seat], rect.w < NARROW
    if kind != "hagal":
        order = ORDER + 4 * seat + 3 if narrow else -1  # a narrow row has no button that leads to the leaders
        b.hit(rect, action=("seat", seat), inspect="leader:" + leader if leader else "", order=order, radius=12)
    if kind == "human":
        _player(page, b, draft, seat, Rect(x, middle - SMALL - 3, wide, SMALL))
    else:
        b.text(x, middle - 16, page.t("newgame.seat." + kind), 20, 600, "bone2", box=wide)
        b.markup(x, middle + 2, page.t(f"newgame.{kind}.note"), wide, Style(colour="bone3"), lines=2)
    room = Rect(x + wide + 32, rect.y, rect.right - x - wide - 32, rect.h)
    _leader_of_seat(page, b, draft, seat, kind, room, narrow)


def _player(page: Page, b: Build, draft: Draft, seat: int, rect: Rect) -> None:
    """Person or computer; below it the person's name, or level and temperament of the computer."""
    computer = bool(draft.seating[seat].level)
    alone = page.t("newgame.seat.computer.alone") if draft.kinds.count("human") == 1 else ""
    kinds = [
        Option(page.t("newgame.seat." + kind), ("sit", seat, kind), tip=alone if kind == "computer" else "")
        for kind in ("person", "computer")
    ]
    order = ORDER + 4 * seat
    b.drawn(segmented(page.metrics, rect.x, rect.y, kinds, computer, width=rect.w, height=rect.h, order=order))
    below = Rect(rect.x, rect.bottom + 6, rect.w, SMALL)
    if computer:
        _computer(page, b, draft, seat, below)
        return
    leader, field = draft.leaders[seat], f"name{seat}"
    hint = page.name("leader_short:" + leader) if leader else page.t("newgame.name.hint")
    active = draft.editing == field
    b.drawn(text_field(page.metrics, below, field, draft.names[seat], active=active, hint=hint, order=order + 1))


def _computer(page: Page, b: Build, draft: Draft, seat: int, rect: Rect) -> None:
    """Level and temperament: a click takes the next one, as the sign at the right end says."""
    seating = draft.seating[seat]
    most = max(page.metrics.width(page.t("computer.level." + level), 20, 600) for level in LEVELS)
    first = min((rect.w - 8) / 2, most + BESIDE)
    widths, x = (first, rect.w - 8 - first), rect.x
    temper = seating.temperament or "random"
    rank = page.t("newgame.level", n=1 + LEVELS.index(seating.level), most=len(LEVELS))
    choices = (
        (
            "level",
            page.t("computer.level." + seating.level),
            f"{rank}\n{page.t(f'computer.level.{seating.level}.text')}",
        ),
        ("temperament", page.t("computer.temperament." + temper), page.t(f"computer.temperament.{temper}.text")),
    )
    for place, ((what, words, about), wide) in enumerate(zip(choices, widths, strict=True)):
        made = button(
            page.metrics,
            x,
            rect.y,
            "",
            (what, seat),
            width=wide,
            height=rect.h,
            tip=f"{about}\n{page.t('newgame.another')}",
            order=ORDER + 4 * seat + 1 + place,
        )
        b.drawn(made)
        with b.thing(f"{what}:{seat}", made.rect):
            middle, end = rect.y + rect.h / 2, made.rect.right - 14
            b.text(made.rect.x + 14, middle, words, 20, 600, box=wide - BESIDE)
            b.text(end, middle, "›", 26, 700, "brass_light", anchor="right")
        x = made.rect.right + 8


def _leader_of_seat(page: Page, b: Build, draft: Draft, seat: int, kind: SeatKind, rect: Rect, narrow: bool) -> None:
    """Portrait, name and Signet Ring of the seat's leader, and the way to another."""
    middle = rect.y + rect.h / 2
    face = Rect(rect.x, middle - 46, 92, 92)
    x = face.right + 22
    right = rect.right - 22
    if kind != "hagal" and not narrow:
        made = button(
            page.metrics,
            right,
            middle - 24,
            page.t("newgame.leader"),
            ("seat", seat),
            anchor="right",
            width=120,
            order=ORDER + 4 * seat + 3,
            name=f"button:leader.{seat}",
        )
        b.drawn(made)
        right = made.rect.x - 20
    leader = draft.leaders[seat]
    if kind == "hagal":
        b.add(Picture(face, "rival:hagal", radius=10))
        b.text(x, middle, page.t("table.hagal"), 27, colour="name", face="title", box=right - x)
    elif not leader:
        unknown_leader(b, face)
        b.text(x, middle - 18, page.t("newgame.leader.random"), 27, colour="bone2", face="title", box=right - x)
        b.text(x, middle + 20, page.t("newgame.leader.random.text"), 20, colour="bone3", box=right - x)
    else:
        b.add(Picture(face, "leader:" + leader, radius=10))
        name, style = escape(page.name("leader:" + leader)), Style(size=27, face="title", colour="name")
        b.markup(x, middle - 18, name, right - x, style, middle=True, lines=1, shrink=True)
        shown: signs.Line = (signs.Amount("signet"), *line(leaders()[leader].signet, page.texts))
        b.extend(signs.fitted(shown, page.metrics, x, middle + 22, right - x, 28)[0])
    b.frame(face, "#8A6532", 1.5, 10)


def unknown_leader(b: Build, rect: Rect) -> None:
    """A leader nobody knows yet."""
    b.plate(rect, "segments")
    b.text(*rect.centre, "?", rect.w * 0.5, colour="brass", face="title", anchor="centre")
