"""A new game: who sits at the table, with which leaders and boxes, how hard, and from which seed.

At the usual size of text all of it is seen at once; larger it stands in one column that scrolls, with the way on below.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import DIFFICULTIES, Variant
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import Option, button, checkbox, section, segmented
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.lens.leader import leader_panel
from dune_desktop.ui.presenters.screens.new_game.draft import TABLES, Draft, leaders, lengths, offered, offered_boxes
from dune_desktop.ui.presenters.screens.new_game.seats import seats_height, seats_region, unknown_leader
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.screen.display import Picture, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER_MIDDLE
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.type import USUAL

TOP = 206.0
SIDE = 604.0  # the right column
GUTTER = 36.0
PITCH = 8.0  # between the rows of what belongs to the game
FACES_IN_A_ROW = 10
ROW_GAP = 8.0
ABOUT = 460.0  # room for the explanation beside what is chosen
LEAST_ABOUT = 300.0  # ... where something stands beside the boxes
ROOMY = 1000.0  # the width in which explanations find room beside what they explain
PANEL = 520.0  # the height of a leader in the column
EDGE = 6.0  # room for rims at the edge of what is clipped
COLUMN: Final = "newgame"


def new_game_screen(page: Page, draft: Draft, offset: float = 0.0) -> Screen:
    """The whole screen; where it scrolls, it is scrolled so far."""
    if page.type.scale > 1.0:
        return _in_a_column(page, draft, offset)
    side = Rect(page.right - SIDE, TOP, SIDE, page.height - TOP - 56)
    wide = Rect(page.left, TOP, side.x - GUTTER - page.left, side.h)
    regions = [header(page, page.t("newgame.title"), page.t("newgame.subtitle"))]
    table = _table(page, draft, wide)
    seats = seats_region(page, draft, Rect(wide.x, table.rect.bottom + 18, wide.w, 0))
    most = max(map(len, TABLES.values()))
    game = _game(page, draft, Rect(wide.x, seats.rect.y + seats_height(page, most) + 14, wide.w, 0))
    begin = Rect(side.x, side.bottom - 68, side.w, 68)
    leader = _leader(page, draft, Rect(side.x, side.y, side.w, begin.y - 8 - side.y))
    regions += [table, seats, game, leader, _begin(page, draft, begin)]
    if draft.alone:  # nobody sits in the last place
        regions.append(_difficulty(page, draft, Rect(wide.x, seats.rect.bottom + PITCH, wide.w, 0)))
    return Screen("newgame", tuple(regions), page.width, page.height)


# ------------------------------------------------------------------------------------------------ larger


def _in_a_column(page: Page, draft: Draft, offset: float) -> Screen:
    """All of it as large as text to be read, one below the other."""
    area = _area(page)
    button = _begin(page, draft, Rect(page.right - SIDE, 0, SIDE, 68))
    by = page.around
    made = Drawn(button.elements, button.hits, button.rect, button.things).grown(by)
    made = made.moved(page.right - made.rect.right, page.height - 36 - made.rect.bottom)
    b = page.build()
    b.drawn(made)
    regions = [
        header(page, page.t("newgame.title"), page.t("newgame.subtitle")),
        scrolled(COLUMN, area, _blocks(page, draft), offset),
        b.region("begin", made.rect, bleed=40),
    ]
    return Screen("newgame", tuple(regions), page.width, page.height)


def column_limit(page: Page, draft: Draft) -> float:
    """How far the column can be scrolled; all is seen at the usual size."""
    return limit_of(_blocks(page, draft), _area(page).h) if page.type.scale > 1.0 else 0.0


def _area(page: Page) -> Rect:
    top, below = 166.0, 36 + 68 * page.around + 16
    return Rect(page.left - EDGE, top, page.right - page.left + 2 * EDGE, page.height - top - below)


def _blocks(page: Page, draft: Draft) -> list[Block]:
    """What there is to choose, in the order of the screen, set at the usual size and then grown."""
    rect = Rect(EDGE, 0, (_area(page).w - 24) / page.type.scale - 2 * EDGE, 0)
    usual = replace(page, type=USUAL)
    leader = _leader(usual, draft, Rect(rect.x, 0, rect.w, 36 + 2 * 60 + ROW_GAP + 20 + PANEL))
    parts = [_table(usual, draft, rect), seats_region(usual, draft, rect), leader]
    parts += [_difficulty(usual, draft, rect)] if draft.alone else []
    parts.append(_game(usual, draft, rect))
    blocks = [Block(part.rect.h + 22, part.elements, part.hits, part.things) for part in parts]
    return grown(page, blocks)


# ------------------------------------------------------------------------------------------------ the table


def _table(page: Page, draft: Draft, rect: Rect) -> Region:
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("newgame.table")))
    options = [Option(page.t("newgame.table." + table), ("table", table)) for table in TABLES]
    chosen = list(TABLES).index(draft.table)
    made = segmented(page.metrics, rect.x, rect.y + 36, options, chosen, width=620, height=52, order=1)
    b.drawn(made)
    if draft.table in ("solo", "2"):
        words = page.t(f"newgame.table.{draft.table}.text")
    else:
        words = page.t("newgame.table.more.text", n=int(draft.table))
    warns = draft.thoughtless and draft.with_computers
    if warns:
        words = page.t("newgame.thoughtless")
    x, beside = made.rect.right + 24, rect.w >= ROOMY
    about = Rect(x, made.rect.y, rect.right - x, 52) if beside else Rect(rect.x, made.rect.bottom + 8, rect.w, 52)
    with b.thing("about:table", about):
        style = Style(colour="gold" if warns else "bone2")
        b.markup(about.x, about.centre[1], words, about.w, style, middle=True, lines=2)
    return b.region("table", Rect(rect.x, rect.y, rect.w, about.bottom - rect.y), bleed=6)


# ------------------------------------------------------------------------------------------------ the game


def _column(page: Page, rect: Rect) -> float:
    """Where what is chosen begins, behind the words that say what it is."""
    labels = ["seed", "difficulty", "sets", "length", "variants"]
    return rect.x + max(page.metrics.width(page.t("newgame." + label), 20, 500) for label in labels) + 32


def _difficulty(page: Page, draft: Draft, rect: Rect) -> Region:
    """How hard Rivals make it; below it the explanation of whatever belongs to the game."""
    b = page.build()
    b.text(rect.x, rect.y + 24, page.t("newgame.difficulty"), 20, 500, "bone2")
    options = [Option(page.name("difficulty:" + level), ("difficulty", level)) for level in DIFFICULTIES]
    chosen, left = DIFFICULTIES.index(draft.difficulty), _column(page, rect)
    b.drawn(segmented(page.metrics, left, rect.y, options, chosen, height=48, order=24))
    room = Rect(rect.x, rect.y + 48 + PITCH, rect.w, 50)
    _explanation(page, b, draft, room)
    return b.region("difficulty", Rect(rect.x, rect.y, rect.w, room.bottom - rect.y), bleed=6)


def _game(page: Page, draft: Draft, rect: Rect) -> Region:
    """Boxes, seed, length and variants, and beside them what they mean, unless that stands under the difficulty."""
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("newgame.game")))
    column, beside = _column(page, rect), rect.w >= ROOMY
    y = top = rect.y + 36
    right = sets = _sets(page, b, draft, rect.x, column, y)
    y += 48 + PITCH
    b.text(rect.x, y + 24, page.t("newgame.seed"), 20, 500, "bone2")
    box = Rect(column, y, 200, 48)
    active = draft.editing == "seed"
    b.drawn(text_field(page.metrics, box, "seed", draft.seed, active=active, order=30))
    made = button(
        page.metrics, box.right + 12, y, page.t("newgame.reroll"), ("reroll",), order=31, tip=page.t("newgame.seed.tip")
    )
    b.drawn(made)
    seed, left = made.rect, draft.possible
    if left:
        y += 48 + PITCH
        limit = rect.right - (ABOUT if beside and not draft.alone else 0)
        right, left = _variants(page, b, draft, rect.x, column, y, limit)
    if left:  # a promo is a part of what is on the table, like the boxes
        sets, left = _checkboxes(page, b, draft, left, sets + 10, top, rect.right - LEAST_ABOUT)
    right = max(right, sets, seed.right)
    if left:
        edge, left = _checkboxes(page, b, draft, left, seed.right + 28, seed.y, rect.right)
        right = max(edge, right)
    if left:
        y += 48 + PITCH
        _checkboxes(page, b, draft, left, column, y, rect.right)
    end = y + 50
    if not draft.alone:
        below = Rect(rect.x, y + 48 + PITCH, rect.w, 75)
        room = Rect(right + 28, top + 11, rect.right - right - 34, y + 37 - top) if beside else below
        _explanation(page, b, draft, room)
        end = max(end, room.bottom)
    return b.region("game", Rect(rect.x, rect.y, rect.w, end - rect.y), bleed=6)


def _explanation(page: Page, b: Build, draft: Draft, room: Rect) -> None:
    """What is pointed at or was chosen, in as many lines as there is room for."""
    with b.thing("about:game", room):
        style = Style(colour="bone2", line=25)
        b.markup(room.x, room.y, _about(page, draft), room.w, style, lines=int(room.h / 25))


def _sets(page: Page, b: Build, draft: Draft, left: float, x: float, y: float) -> float:
    """The boxes; the base game belongs to every game. Returns the right edge."""
    b.text(left, y + 24, page.t("newgame.sets"), 20, 500, "bone2")
    first = registry.standard()
    for place, box in enumerate(offered_boxes()):
        made = checkbox(
            page.metrics,
            x,
            y,
            page.t("newgame.set." + box),
            box in draft.boxes,
            ("set", box),
            height=48,
            refusal=page.t("newgame.set.base.always") if box in first else "",
            order=25 + place if box not in first else -1,
        )
        b.drawn(made)
        x = made.rect.right + 10
    return made.rect.right


def _variants(
    page: Page, b: Build, draft: Draft, left: float, x: float, y: float, limit: float
) -> tuple[float, tuple[Variant, ...]]:
    """How long the game is to be, and the other variants; the right edge, and those that found no room."""
    names = ("standard", *lengths(page.texts, draft))
    rest = tuple(variant for variant in draft.possible if variant not in names)
    b.text(left, y + 24, page.t("newgame.length" if len(names) > 1 else "newgame.variants"), 20, 500, "bone2")
    if len(names) == 1:
        return _checkboxes(page, b, draft, rest, x, y, limit)
    options = [Option(page.t("newgame.length." + name), ("length", name)) for name in names]
    chosen = next((place for place, name in enumerate(names) if name in draft.variants), 0)
    made = segmented(page.metrics, x, y, options, chosen, height=48, order=35)
    b.drawn(made)
    right, without = _checkboxes(page, b, draft, rest, made.rect.right + 10, y, limit)
    return max(right, made.rect.right), without


def _checkboxes(
    page: Page, b: Build, draft: Draft, variants: tuple[Variant, ...], x: float, y: float, limit: float
) -> tuple[float, tuple[Variant, ...]]:
    """Variants side by side; the right edge, and those that would go beyond the limit."""
    right = x
    for place, variant in enumerate(variants):
        name, on = page.t("newgame.variant." + variant), variant in draft.variants
        made = checkbox(page.metrics, x, y, name, on, ("variant", variant), height=48, order=36 + place)
        if made.rect.right > limit:
            return right, variants[place:]
        b.drawn(made)
        right, x = made.rect.right, made.rect.right + 10
    return right, ()


def _about(page: Page, draft: Draft) -> str:
    """What rests under the pointer among boxes, variants and difficulties, otherwise the difficulty of a solo game, or
    what was chosen last: its name, and what it means.
    """
    kind, name = _explained(page, draft)
    if kind == "difficulty":
        called, means = page.name(f"difficulty:{name}"), page.t(f"difficulty.{name}.text")
    else:
        called, means = page.t(f"newgame.{kind}.{name}"), page.t(f"newgame.{kind}.{name}.text")
    return f"<b>{escape(str(called))}</b> · {means}"


def _explained(page: Page, draft: Draft) -> tuple[str, str]:
    kind, _, name = draft.pointed.partition(":")
    if kind in ("set", "variant", "length"):
        return kind, name
    if draft.alone:
        return "difficulty", name if kind == "difficulty" else draft.difficulty
    if not draft.variants:
        return "set", draft.boxes[-1]
    latest = [variant for variant in draft.wished if variant in draft.possible][-1]
    return "length" if latest in lengths(page.texts, draft) else "variant", latest


# ------------------------------------------------------------------------------------------------ the leader


def _leader(page: Page, draft: Draft, rect: Rect) -> Region:
    """The leaders on offer, and the one who is chosen or pointed at."""
    b = page.build()
    with b.thing("whose", Rect(rect.x, rect.y, rect.w, 26)):
        b.drawn(section(page.metrics, rect.x, rect.y, rect.w, _whose_leader(page, draft)))
    gallery = _gallery(page, b, draft, rect.x, rect.y + 36, rect.w)
    panel = Rect(rect.x + 6, gallery.bottom + 20, rect.w - 12, rect.bottom - gallery.bottom - 20 - 18)
    shown = draft.preview or draft.leaders[draft.seat]
    rival = draft.kinds[draft.seat] == "rival"
    if rival:
        note = b.markup(panel.x, panel.bottom - 44, page.t("leader.rival"), panel.w, Style(colour="bone2"), lines=2)
        panel = Rect(panel.x, panel.y, panel.w, panel.h - note.height - 16)
    with b.thing("panel", panel):
        if shown:
            leader_panel(replace(page, type=USUAL), b, leaders()[shown], panel)
        else:
            _chance(page, b, panel)
    return b.region("leader", rect, bleed=50)


def _whose_leader(page: Page, draft: Draft) -> str:
    """Whose leader is being chosen: one's own where one person plays, otherwise that of a seat, and who sits there."""
    computer = [bool(seating.level) for seating in draft.seating]
    persons = [seat for seat, kind in enumerate(draft.kinds) if kind == "human" and not computer[seat]]
    if persons == [draft.seat]:
        return page.t("newgame.leader.of.you")
    if draft.kinds[draft.seat] == "rival":
        return page.t("newgame.leader.of.rival", n=draft.seat + 1)
    if computer[draft.seat]:
        return page.t("newgame.leader.of.computer", n=draft.seat + 1)
    return page.t("newgame.leader.of.person", n=draft.seat + 1)


def _gallery(page: Page, b: Build, draft: Draft, left: float, top: float, width: float) -> Rect:
    """The leaders on offer as small portraits, in two rows if there are many; the first place draws one by chance."""
    known = ["", *offered(draft)]
    rows = 1 if len(known) <= FACES_IN_A_ROW else 2
    across = -(-len(known) // rows)
    side = 60.0 if rows == 1 else 54.0
    step = min((width - side) / (across - 1), side + 26)
    for place, leader in enumerate(known):
        box = Rect(left + place % across * step, top + place // across * (side + ROW_GAP), side, side)
        with b.thing("leader:" + leader, box):
            _face(page, b, draft, leader, box)
    return Rect(left, top, width, rows * side + (rows - 1) * ROW_GAP)


def _face(page: Page, b: Build, draft: Draft, leader: str, box: Rect) -> None:
    """A leader on offer ("": one by chance): whether it is chosen, whose it is, and why it cannot be had."""
    refusal = why_not(page, draft, draft.seat, leader)
    chosen = leader == draft.leaders[draft.seat]
    if leader:
        b.add(Picture(box, "leader:" + leader, radius=8, opacity=0.35 if refusal else 1.0))
    else:
        unknown_leader(b, box)
    if chosen:
        b.frame(box.inset(-2), "brass_light", 4, 10)
    seat = draft.leaders.index(leader) if leader in draft.leaders else -1
    if leader and refusal and 0 <= seat < len(draft.kinds):
        b.piece(box.right - 9, box.bottom - 9, "marker", seat, MARKER_MIDDLE)
    b.hit(
        box,
        action=() if refusal else ("leader", leader),
        refusal=refusal,
        inspect="leader:" + leader if leader else "",
        order=50,
        radius=8,
    )


def why_not(page: Page, draft: Draft, seat: int, leader: str) -> str:
    """Why a leader cannot sit in a seat, "" if it can."""
    if not leader:
        return ""
    if draft.kinds[seat] == "rival" and not leaders()[leader].rival:
        return page.t("newgame.leader.no_rival", who=page.name("leader:" + leader))
    others = [other for place, other in enumerate(draft.leaders[: len(draft.kinds)]) if place != seat]
    if leader in others:
        return page.t("newgame.leader.elsewhere", who=page.name("leader:" + leader))
    return ""


def _chance(page: Page, b: Build, rect: Rect) -> None:
    """The panel while the leader is left to chance."""
    b.plate(rect, "large")
    across, middle = rect.centre
    b.text(across, middle - 60, "?", 150, colour="brass", face="title", anchor="centre")
    b.text(
        across,
        middle + 50,
        page.t("newgame.leader.random"),
        32,
        colour="name",
        face="title",
        anchor="centre",
        box=rect.w - 40,
    )
    b.text(
        across, middle + 92, page.t("newgame.leader.random.text"), 20, colour="bone2", anchor="centre", box=rect.w - 40
    )


def _begin(page: Page, draft: Draft, rect: Rect) -> Region:
    b = page.build()
    refusal = "" if draft.seed.value else page.t("newgame.seed.empty")
    made = button(
        page.metrics,
        rect.x,
        rect.y,
        page.t("newgame.begin"),
        ("begin",),
        kind="button.primary",
        width=rect.w,
        height=rect.h,
        command="confirm",
        cap=page.cap("confirm"),
        refusal=refusal,
        order=60,
    )
    b.drawn(made)
    return b.region("begin", rect, bleed=40)
