"""The seats of a new game: who sits there, and with which leader."""

from __future__ import annotations

from functools import partial

from dune_desktop.players.levels import LEVELS
from dune_desktop.ui.kit.box_model import column, draw, fixed, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.new_game.draft import Draft, leaders
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Style, escape

HEAD, ROW, GAP = 38.0, 108.0, 10.0
BESIDE = 48.0  # what stands on a button beside its words
NARROW = 1000.0  # narrower than this, a row has no room for a button beside the leader
PERSON = 325.0  # the least width of who sits there
FACE = 100.0
SMALL = 42.0  # height of what stands in two lines of a row
_RIVAL = column(fixed(36), fixed(32), justify="center")
_LEADER = column(fixed(44), fixed(36), justify="center")
ORDER = 8  # of the first seat's buttons for the Tab key; each seat has four


def seats_region(page: Page, draft: Draft, rect: Rect) -> Region:
    """The seats one below the other, in as much room as they need."""
    b = page.build()
    b.section(rect, page.t("newgame.seats"))
    rect = rect._replace(h=seats_height(page, len(draft.kinds)))
    rows = [share(1, partial(_seat, page, draft, seat), thing=f"seat:{seat}") for seat in range(len(draft.kinds))]
    draw(b, column(HEAD, *rows, gap=GAP), rect)
    return b.region("seats", rect, bleed=40)


def seats_height(page: Page, many: int) -> float:
    """How high so many seats are with their heading."""
    return HEAD + many * (ROW + page.tall / 8 + GAP) - GAP


def _seat(page: Page, draft: Draft, seat: int, b: Build, rect: Rect) -> None:
    kind, leader, narrow = draft.kinds[seat], draft.leaders[seat], rect.w < NARROW
    b.plate(rect, "ledger.active" if seat == draft.seat else "ledger", f"seat{seat}")
    face, who, led = row(18, item(FACE, FACE), 20, fixed(max(rect.w * 0.29, PERSON)), 30, share()).split(rect)
    seat_face(b, "rival:hagal" if kind == "hagal" else leader and "leader:" + leader, face, seat)
    if kind != "hagal":
        order = ORDER + 4 * seat + 3 if narrow else -1  # a narrow row has no button that leads to the leaders
        b.hit(rect, action=("seat", seat), inspect="leader:" + leader if leader else "", order=order, radius=12)
    if kind == "human":
        _player(page, b, draft, seat, *column(fixed(SMALL), 6, fixed(SMALL)).split(who.inset(0, who.h / 2 - SMALL - 3)))
    else:
        what, note = _RIVAL.split(who)
        b.text_in(what, page.t("newgame.seat." + kind), 20, 600, "bone2")
        b.markup(note.x, note.y, page.t(f"newgame.{kind}.note"), note.w, Style(color="bone3"), lines=2)
    _leader_of_seat(page, b, draft, seat, led, narrow)


def _player(page: Page, b: Build, draft: Draft, seat: int, upper: Rect, lower: Rect) -> None:
    """Person or computer; below it the person's name, or level and temperament of the computer."""
    computer = bool(draft.seating[seat].level)
    alone = page.t("newgame.seat.computer.alone") if draft.kinds.count("human") == 1 else ""
    kinds = [
        Option(page.t("newgame.seat." + kind), ("sit", seat, kind), tip=alone if kind == "computer" else "")
        for kind in ("person", "computer")
    ]
    order = ORDER + 4 * seat
    b.drawn(segmented(page.metrics, upper.x, upper.y, kinds, computer, width=upper.w, height=upper.h, order=order))
    if computer:
        _computer(page, b, draft, seat, lower)
        return
    leader, field = draft.leaders[seat], f"name{seat}"
    hint = page.name("leader_short:" + leader) if leader else page.t("newgame.name.hint")
    active = draft.editing == field
    b.drawn(text_field(page.metrics, lower, field, draft.names[seat], active=active, hint=hint, order=order + 1))


def _computer(page: Page, b: Build, draft: Draft, seat: int, rect: Rect) -> None:
    """Level and temperament: a click takes the next one, as the sign at the right end says."""
    seating = draft.seating[seat]
    most = max(page.metrics.width(page.t("computer.level." + level), 20, 600) for level in LEVELS)
    temper = seating.temperament or "random"
    rank = page.t("newgame.level", n=1 + LEVELS.index(seating.level), most=len(LEVELS))
    level = "computer.level." + seating.level
    choices = {
        "level": (page.t(level), f"{rank}\n{page.t(level + '.text')}"),
        "temperament": (page.t("computer.temperament." + temper), page.t(f"computer.temperament.{temper}.text")),
    }
    if draft.plain:
        del choices["temperament"]
    boxes = row(fixed(min((rect.w - 8) / 2, most + BESIDE)), 8, share()).split(rect)[: len(choices)]
    for place, ((what, (words, about)), box) in enumerate(zip(choices.items(), boxes, strict=True)):
        tip, order = f"{about}\n{page.t('newgame.another')}", ORDER + 4 * seat + 1 + place
        draw(b, page.button("", (what, seat), width=box.w, tip=tip, order=order), box)
        with b.thing(f"{what}:{seat}", box):
            inner = box.inset(14, 0)
            b.text_in(inner._replace(w=box.w - BESIDE), words, 20, 600)
            b.text_in(inner, "›", 26, 700, "brass_light", anchor="right")


def _leader_of_seat(page: Page, b: Build, draft: Draft, seat: int, rect: Rect, narrow: bool) -> None:
    """Name and Signet Ring of the seat's leader, and the way to another."""
    leader, hagal = draft.leaders[seat], draft.kinds[seat] == "hagal"
    order = ORDER + 4 * seat + 3
    other = page.button(page.t("newgame.leader"), ("seat", seat), width=120, order=order, name=f"button:leader.{seat}")
    if hagal or narrow:
        told = row(share(), 22).split(rect)[0]
    else:
        told, place = row(share(), 20, other, 22).split(rect)
        draw(b, other, place)
    name, signet = _LEADER.split(told)
    if hagal:
        b.text_in(told, page.t("table.hagal"), 27, color="name", face="title")
    elif not leader:
        b.text_in(name, page.t("newgame.leader.random"), 27, color="bone2", face="title")
        b.text_in(signet.moved(0, -2), page.t("newgame.leader.random.text"), color="bone3")
    else:
        words, style = escape(page.name("leader:" + leader)), Style(size=27, face="title", color="name")
        b.markup(name.x, name.center[1], words, name.w, style, middle=True, lines=1, shrink=True)
        shown: signs.Line = (signs.Amount("signet"), *line(leaders()[leader].signet, page.texts))
        b.extend(signs.fitted(shown, page.metrics, signet.x, signet.center[1], signet.w, 28)[0])
