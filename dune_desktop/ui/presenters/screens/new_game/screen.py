"""A new game: who sits at the table, with which leaders and boxes, how hard, and from which seed.

At the usual size of text all of it is seen at once; larger it stands in one column that scrolls, with the way on below.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from dune_desktop.engine.model.ids import DIFFICULTIES, Variant
from dune_desktop.ui.kit.box_model import Node, arrange, column, draw, fixed, row, scaled, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import Option, checkbox, segmented
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.lens.leader import leader_panel
from dune_desktop.ui.presenters.screens.new_game.draft import (
    TABLES,
    Draft,
    boards,
    leaders,
    lengths,
    offered,
    offered_boxes,
)
from dune_desktop.ui.presenters.screens.new_game.seats import seats_height, seats_region
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.screen.display import Picture, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER_LARGE, SECTION
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.type import USUAL

TOP = 206.0
BOARDS = 122.0  # where boards are chosen: under the title
SIDE = 660.0  # the right column
UPPER = 112.0  # where it begins: higher, in the light of the sky
GUTTER, BEGIN = 36.0, 68.0
FEW = 4  # variants that leave room for an explanation beside them
PITCH = 8.0  # between the rows of what belongs to the game
FACES_IN_A_ROW, LINES = 8, 2
FACE = 125.0  # the largest
ROW_GAP = 8.0
ACROSS = 3  # faces beside one another where the leader is left to chance
ABOUT = 460.0  # room for the explanation beside what is chosen
LEAST_ABOUT = 300.0  # ... where something stands beside the boxes
ROOMY = 1000.0  # the width in which explanations find room beside what they explain
PANEL = 520.0  # the height of a leader in the column
EDGE = 6.0  # room for rims at the edge of what is clipped
COLUMN: Final = "newgame"

_COLUMNS = row(share(), GUTTER, fixed(SIDE))
_TABLE = column(36, fixed(52), 8, fixed(52))
_DIFFICULTY = column(fixed(48), PITCH, fixed(50))
_LAST_PLACE = column(12, fixed(75))
_LINES = column(36, *[fixed(48)] * 4, gap=PITCH)


def new_game_screen(page: Page, draft: Draft, offset: float = 0.0) -> Screen:
    """The whole screen; where it scrolls, it is scrolled so far."""
    if page.type.scale > 1.0:
        return _in_a_column(page, draft, offset)
    wide, side = _COLUMNS.split(page.band(TOP, page.height - TOP - 56))
    regions = [header(page, page.t("newgame.title")), _board(page, draft, wide._replace(y=BOARDS))]
    table = _table(page, draft, wide)
    most = seats_height(page, max(map(len, TABLES.values())))
    _, places, rest = column(fixed(table.rect.h), 18, fixed(most), 14, share()).split(wide)
    seats = seats_region(page, draft, places)
    side = side._replace(y=UPPER, h=side.bottom - UPPER)
    leader, low = column(share(), 8, fixed(BEGIN)).split(side)
    begin = page.build()
    draw(begin, _begin(page, draft), low)
    regions += [table, seats, _game(page, draft, rest), _leader(page, draft, leader)]
    regions.append(begin.region("begin", low, bleed=40))
    if not _beside(draft):  # nobody sits in the last place
        regions.append(_told(page, draft, wide._replace(y=seats.rect.bottom + PITCH)))
    return Screen("newgame", tuple(regions), page.width, page.height)


# ------------------------------------------------------------------------------------------------ larger


def _in_a_column(page: Page, draft: Draft, offset: float) -> Screen:
    """All of it as large as text to be read, one below the other."""
    begin = scaled(page.around, _begin(page, draft), name="begin")
    at = arrange(column(share(), row(share(), begin), 36), page.content)
    b = page.build()
    at.draw(b)
    regions = [
        header(page, page.t("newgame.title")),
        scrolled(COLUMN, _area(page), _blocks(page, draft), offset),
        b.region("begin", at["begin"], bleed=40),
    ]
    return Screen("newgame", tuple(regions), page.width, page.height)


def column_limit(page: Page, draft: Draft) -> float:
    """How far the column can be scrolled; all is seen at the usual size."""
    return limit_of(_blocks(page, draft), _area(page).h) if page.type.scale > 1.0 else 0.0


def _area(page: Page) -> Rect:
    return column(166, share(), 52 + BEGIN * page.around).split(page.content.inset(-EDGE, 0))[0]


def _blocks(page: Page, draft: Draft) -> list[Block]:
    """What there is to choose, in the order of the screen, set at the usual size and then grown."""
    rect = Rect(EDGE, 0, (_area(page).w - 24) / page.type.scale - 2 * EDGE, 0)
    usual = replace(page, type=USUAL)
    leader = _leader(usual, draft, Rect(rect.x, 0, rect.w, 36 + LINES * (FACE + ROW_GAP) + 20 + PANEL))
    parts = [_board(usual, draft, rect), _table(usual, draft, rect), seats_region(usual, draft, rect), leader]
    parts += [] if _beside(draft) else [_told(usual, draft, rect)]
    parts.append(_game(usual, draft, rect))
    blocks = [Block(part.rect.h + 22, part.elements, part.hits, part.things) for part in parts]
    return grown(page, blocks)


# ------------------------------------------------------------------------------------------------ the table


def _board(page: Page, draft: Draft, rect: Rect) -> Region:
    """Which game it is: the boards there are."""
    b = page.build()
    options = [Option(page.t("newgame.board." + box), ("board", box)) for box in boards()]
    chosen = boards().index(draft.boxes[0])
    made = b.drawn(segmented(page.metrics, rect.x, rect.y, options, chosen, width=620, height=52, order=1))
    return b.region("board", rect._replace(h=made.h), bleed=6)


def _table(page: Page, draft: Draft, rect: Rect) -> Region:
    b = page.build()
    b.section(rect, page.t("newgame.table"))
    line, below = _TABLE.split(rect)
    options = [Option(page.t("newgame.table." + table), ("table", table)) for table in TABLES]
    chosen = list(TABLES).index(draft.table)
    made = b.drawn(segmented(page.metrics, line.x, line.y, options, chosen, width=620, height=line.h, order=3))
    if draft.table in ("solo", "2"):
        words = page.t(f"newgame.table.{draft.table}.text")
    else:
        words = page.t("newgame.table.more.text", n=int(draft.table))
    warns = draft.thoughtless and draft.with_computers
    if warns:
        words = page.t("newgame.thoughtless")
    about = row(fixed(made.w), 24, share()).split(line)[1] if rect.w >= ROOMY else below
    with b.thing("about:table", about):
        style = Style(color="gold" if warns else "bone2")
        b.markup(about.x, about.center[1], words, about.w, style, middle=True, lines=2)
    return b.region("table", rect._replace(h=about.bottom - rect.y), bleed=6)


# ------------------------------------------------------------------------------------------------ the game


def _labelled(page: Page) -> Node:
    """A line: the words that say what is chosen, and where that is."""
    labels = ["seed", "difficulty", "sets", "length", "variants"]
    return row(fixed(max(page.metrics.width(page.t("newgame." + label)) for label in labels)), 32, share())


def _beside(draft: Draft) -> bool:
    """Whether the explanation stands beside what belongs to the game: all places are taken, or little is offered."""
    return len(draft.kinds) == max(map(len, TABLES.values())) or (len(draft.possible) <= FEW and not draft.alone)


def _told(page: Page, draft: Draft, rect: Rect) -> Region:
    """How hard Rivals make it, for one player; below it the explanation of whatever belongs to the game."""
    b = page.build()
    if draft.alone:
        line, about = _DIFFICULTY.split(rect)
        label, room = _labelled(page).split(line)
        b.text_in(label, page.t("newgame.difficulty"), color="bone2")
        options = [Option(page.name("difficulty:" + level), ("difficulty", level)) for level in DIFFICULTIES]
        chosen = DIFFICULTIES.index(draft.difficulty)
        b.drawn(segmented(page.metrics, room.x, room.y, options, chosen, height=room.h, order=24))
    else:
        (about,) = _LAST_PLACE.split(rect)
    _explanation(page, b, draft, about)
    return b.region("told", rect._replace(h=about.bottom - rect.y), bleed=6)


def _game(page: Page, draft: Draft, rect: Rect) -> Region:
    """Boxes, seed, length and variants, and beside them what they mean, unless that stands below the seats."""
    b = page.build()
    b.section(rect, page.t("newgame.game"))
    lines = _LINES.split(rect)
    labelled = _labelled(page)
    labels, rooms = zip(*(labelled.split(line) for line in lines), strict=True)
    beside, used, left = rect.w >= ROOMY, 2, () if draft.plain else draft.possible
    limit = rect.right - (ABOUT if beside and _beside(draft) else 0)
    right = seed = (_more if draft.plain else _seed)(page, b, draft, labels[1], rooms[1])
    if offered_boxes(draft.board)[1:]:
        sets = _sets(page, b, draft, labels[0], rooms[0])
        if left:
            used = 3
            right, left = _variants(page, b, draft, labels[2], _between(rooms[2], rooms[2].x, limit))
        if left:  # a promo is a part of what is on the table, like the boxes
            sets, left = _checkboxes(page, b, draft, left, _between(rooms[0], sets + 10, rect.right - LEAST_ABOUT))
    elif draft.plain:
        sets = labels[0].right
    else:  # nothing goes with this board: its variants stand where that would
        sets, left = _variants(page, b, draft, labels[0], _between(rooms[0], rooms[0].x, limit))
    right = max(right, sets, seed)
    if left:
        edge, left = _checkboxes(page, b, draft, left, _between(rooms[1], seed + 28, rect.right))
        right = max(edge, right)
    if left:
        _checkboxes(page, b, draft, left, rooms[used])
        used += 1
    last = lines[used - 1]
    end = last.bottom + 2
    if _beside(draft):
        room = Rect(rect.x, last.bottom + PITCH, rect.w, 75)
        if beside:
            room = Rect(right + 28, lines[0].y + 11, rect.right - right - 34, last.bottom - 11 - lines[0].y)
        _explanation(page, b, draft, room)
        end = max(end, room.bottom)
    return b.region("game", rect._replace(h=end - rect.y), bleed=6)


def _between(line: Rect, left: float, right: float) -> Rect:
    return Rect(left, line.y, right - left, line.h)


def _seed(page: Page, b: Build, draft: Draft, label: Rect, room: Rect) -> float:
    """The seed, and the way to another one. Returns the right edge."""
    b.text_in(label, page.t("newgame.seed"), color="bone2")
    again = page.button(page.t("newgame.reroll"), ("reroll",), order=31, tip=page.t("newgame.seed.tip"))
    box, place = row(fixed(200), 12, again).split(room)
    b.drawn(text_field(page.metrics, box, "seed", draft.seed, active=draft.editing == "seed", order=30))
    draw(b, again, place)
    return place.right


def _more(page: Page, b: Build, draft: Draft, label: Rect, room: Rect) -> float:
    """The way to what a newcomer need not know of. Returns the right edge."""
    more = page.button(page.t("newgame.more"), ("more",), order=30, tip=page.t("newgame.more.tip"))
    (place,) = row(more).split(room)
    draw(b, more, place)
    return place.right


def _explanation(page: Page, b: Build, draft: Draft, room: Rect) -> None:
    """What is pointed at or was chosen, in as many lines as there is room for."""
    with b.thing("about:game", room):
        style = Style(color="bone2", line=25)
        b.markup(room.x, room.y, _about(page, draft), room.w, style, lines=int(room.h / 25))


def _sets(page: Page, b: Build, draft: Draft, label: Rect, room: Rect) -> float:
    """The boxes that go with the board. Returns the right edge."""
    b.text_in(label, page.t("newgame.sets"), color="bone2")
    x = room.x
    for place, box in enumerate(offered_boxes(draft.board)[1:]):
        name, on = page.t("newgame.set." + box), box in draft.boxes
        made = checkbox(page.metrics, x, room.y, name, on, ("set", box), height=room.h, order=25 + place)
        x = b.drawn(made).right + 10
    return made.rect.right


def _variants(page: Page, b: Build, draft: Draft, label: Rect, room: Rect) -> tuple[float, tuple[Variant, ...]]:
    """How long the game is to be, and the other variants; the right edge, and those that found no room."""
    names = ("standard", *lengths(page.texts, draft))
    rest = tuple(variant for variant in draft.possible if variant not in names)
    b.text_in(label, page.t("newgame.length" if len(names) > 1 else "newgame.variants"), color="bone2")
    if len(names) == 1:
        return _checkboxes(page, b, draft, rest, room)
    options = [Option(page.t("newgame.length." + name), ("length", name)) for name in names]
    chosen = next((place for place, name in enumerate(names) if name in draft.variants), 0)
    made = b.drawn(segmented(page.metrics, room.x, room.y, options, chosen, height=room.h, order=35))
    right, without = _checkboxes(page, b, draft, rest, row(fixed(made.w), 10, share()).split(room)[1])
    return max(right, made.right), without


def _checkboxes(
    page: Page, b: Build, draft: Draft, variants: tuple[Variant, ...], room: Rect
) -> tuple[float, tuple[Variant, ...]]:
    """Variants side by side; the right edge, and those for which there is no room."""
    right = x = room.x
    for place, variant in enumerate(variants):
        name, on = page.t("newgame.variant." + variant), variant in draft.variants
        made = checkbox(page.metrics, x, room.y, name, on, ("variant", variant), height=room.h, order=36 + place)
        if made.rect.right > room.right:
            return right, variants[place:]
        right = b.drawn(made).right
        x = right + 10
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
    if kind == "board":
        return "set", name
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
    with b.thing("whose", rect._replace(h=26)):
        words = _whose_leader(page, draft)
        wide = page.metrics.width(words, SECTION, 500, "title") * 1.2 + 60
        b.plate(Rect(rect.x - 8, rect.y - 3, wide, 34), "caption")
        b.section(rect, words)
    low = _gallery(page, b, draft, column(36, share()).split(rect)[0])
    panel = column(low - rect.y + 20, share(), 18, pad=(6, 0)).split(rect)[0]
    shown = draft.preview or draft.leaders[draft.seat]
    rival = draft.kinds[draft.seat] == "rival"
    if rival:
        note = b.markup(panel.x, panel.bottom - 44, page.t("leader.rival"), panel.w, Style(color="bone2"), lines=2)
        panel = panel._replace(h=panel.h - note.height - 16)
    with b.thing("panel", panel):
        if shown:
            leader_panel(replace(page, type=USUAL), b, leaders()[shown], panel)
        else:
            _chance(page, b, draft, panel)
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


def _gallery(page: Page, b: Build, draft: Draft, rect: Rect) -> float:
    """The leaders on offer as portraits, as large as so many can be; the first place draws one by chance.

    Returns the lower edge.
    """
    known = ["", *offered(draft, draft.seat)]
    rows = min(LINES, len(known) // FACES_IN_A_ROW + 1)
    across = -(-len(known) // rows)
    face = fixed(min(FACE, (rect.w - ROW_GAP * (across - 1)) / across))
    faces = row(*[face] * across, gap=ROW_GAP)
    lines = column(*[face] * rows, gap=ROW_GAP).split(rect)
    for leader, box in zip(known, (box for line in lines for box in faces.split(line)), strict=False):
        with b.thing("leader:" + leader, box):
            _face(page, b, draft, leader, box)
    return lines[-1].bottom


def _face(page: Page, b: Build, draft: Draft, leader: str, box: Rect) -> None:
    """A leader on offer ("": one by chance): whether it is chosen, whose it is, and why it cannot be had."""
    refusal = why_not(page, draft, draft.seat, leader)
    chosen = leader == draft.leaders[draft.seat]
    seat = draft.leaders.index(leader) if leader in draft.leaders[: len(draft.kinds)] else -1
    if leader:
        b.add(Picture(box, "leader:" + leader, radius=10, opacity=0.35 if refusal else 1.0))
    else:
        unknown_leader(b, box)
    if chosen:
        b.frame(box.inset(-2), f"seat{draft.seat}", 5, 12)
    if leader and seat >= 0:
        b.piece(box.x + 12, box.bottom - 12, "marker", seat, MARKER_LARGE)
    b.hit(
        box,
        action=() if refusal else ("leader", leader),
        refusal=refusal,
        inspect="leader:" + leader if leader else "",
        order=50,
        radius=10,
    )


def unknown_leader(b: Build, rect: Rect) -> None:
    """A leader nobody knows yet."""
    b.plate(rect, "note")
    b.text(*rect.center, "?", rect.w * 0.5, color="brass", face="title", anchor="center")


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


def _chance(page: Page, b: Build, draft: Draft, rect: Rect) -> None:
    """The panel while the leader is left to chance: all who may come, faint, behind the words."""
    b.plate(rect, "large")
    known = offered(draft, draft.seat)
    lines = -(-len(known) // ACROSS)
    wide, high = (rect.w - 2 * ROW_GAP) / ACROSS, (rect.h - 2 * ROW_GAP) / lines
    for place, leader in enumerate(known):
        x, y = rect.x + ROW_GAP + wide * (place % ACROSS), rect.y + ROW_GAP + high * (place // ACROSS)
        b.add(Picture(Rect(x, y, wide, high).inset(3), "leader:" + leader, radius=10, opacity=0.16))
    across, middle = rect.center
    b.text(across, middle - 60, "?", 150, color="brass", face="title", anchor="center")
    name, about = page.t("newgame.leader.random"), page.t("newgame.leader.random.text")
    named, told = column(fixed(100), -16, fixed(16)).split(rect.inset(20, 0)._replace(y=middle))
    b.text_in(named, name, 32, color="name", face="title", anchor="center")
    b.text_in(told, about, color="bone2", anchor="center")


def _begin(page: Page, draft: Draft) -> Node:
    refusal = "" if draft.seed.value else page.t("newgame.seed.empty")
    begin = partial(page.button, page.t("newgame.begin"), ("begin",), kind="button.primary", width=SIDE, height=BEGIN)
    return begin(command="confirm", refusal=refusal, order=60)
