"""The winner of a game that has just ended: a portrait before the planet, and every point that led there.

On the ring round the planet a star is set for every point, in the order in which they came; beside it stands where it
came from.
"""

from __future__ import annotations

from math import cos, radians, sin

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.game_over import Gain, Result, gain_of, played, words
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect, Region, Screen
from dune_desktop.ui.text.richtext import Style

RING = 457.0  # how far from the middle of the planet the brass ring lies, as it is painted
RIGHT, LOW = 610.0, 580.0  # how far that middle is from the right and the lower edge
FACE = 520.0
FIRST, ALL = 150.0, 240.0  # degrees: where the first star is set, and how far round the ring they go, by way of its top
STAR, LAST = 44.0, 62.0  # those of the last round are larger
WIDEST = 560.0  # of a row: its number stays near its words
ROW, MOST = 36.0, 17  # height of a row, and how many there are room for: of more the last ones are told
FOOT = 118.0


def winner_screen(page: Page, result: Result, shown: int) -> Screen:
    """The scene with so many of the winner's changes of points told."""
    left = 112 + max(0.0, page.width - 1920) * 0.16
    words_in = Rect(left, 96 + page.tall * 0.4, page.width - RIGHT - RING - 50 - left, 300)
    middle = (page.width - RIGHT, page.height - LOW)
    regions = (
        _ground(page),
        _portrait(page, result, middle, shown),
        _stars(page, result, middle, shown),
        _headline(page, result, words_in),
        _told(page, result, Rect(left, words_in.bottom + 14, min(WIDEST, words_in.w), page.height), shown),
        _others(page, result, left),
        _onward(page),
    )
    return Screen("title", regions, page.width, page.height)


def changes(result: Result) -> tuple[tuple[str, int, int], ...]:
    """Every change of the winner's points, in order: source, how many, round."""
    return tuple(result.state.seats[result.ranking[0]].points)


def _points(result: Result, shown: int) -> int:
    return sum(n for _, n, _ in changes(result)[:shown])


def _ground(page: Page) -> Region:
    """A click anywhere tells the rest at once."""
    b = page.build()
    b.hit(page.canvas, action=("all",), ground=True)
    return b.region("ground", page.canvas)


def _portrait(page: Page, result: Result, middle: tuple[float, float], shown: int) -> Region:
    b = page.build()
    seat, (x, y) = result.ranking[0], middle
    leader = "leader:" + result.state.seats[seat].leader
    face = Rect(x - FACE / 2, y - FACE / 2, FACE, FACE)
    with b.thing("winner", face):
        b.add(Picture(face, "medallion:" + leader))
        b.hit(face, inspect=leader, radius=FACE / 2)
    plate = Rect(x - 140, face.bottom - 44, 280, 96)
    b.plate(plate, "ledger.active", f"seat{seat}")
    middle_of_it = plate.y + plate.h / 2
    b.piece(plate.x + 50, middle_of_it, "marker", seat, 54)
    with b.thing(f"vp:{seat}", Rect(plate.x + 90, plate.y + 6, plate.w - 100, plate.h - 12)):
        b.text(plate.right - 94, middle_of_it, str(_points(result, shown)), 74, 700, "gold", anchor="right")
        b.icon(plate.right - 52, middle_of_it, "vp", 66)
    return b.region("portrait", Rect(face.x, face.y, FACE, plate.bottom - face.y), bleed=40)


def _stars(page: Page, result: Result, middle: tuple[float, float], shown: int) -> Region:
    """A star for every point so far, each where it stays when all have come."""
    b = page.build()
    most = max(_points(result, at) for at in range(len(changes(result)) + 1))
    before = _points(result, sum(made < result.state.round for _, _, made in changes(result)))
    for place in range(_points(result, shown)):
        angle = radians(FIRST + ALL * (place + 0.5) / most)
        x, y = middle[0] + RING * cos(angle), middle[1] + RING * sin(angle)
        size = LAST if place >= before else STAR
        with b.thing(f"won:{place}", Rect(x - size / 2, y - size / 2, size, size)):
            b.icon(x, y, "vp", size)
    x, y = middle
    return b.region("stars", Rect(x - RING, y - RING, 2 * RING, 2 * RING), bleed=STAR)


def _headline(page: Page, result: Result, rect: Rect) -> Region:
    """Who has won, with whom, and what decided it."""
    b = page.build()
    seat = result.ranking[0]
    with b.thing("headline", rect):
        b.text(rect.x, rect.y + 14, page.t("over.after", n=result.state.round), 24, 600, "brass_light", box=rect.w)
        style = Style(size=104, line=108, face="title", colour="cream")
        title = page.t("over.wins", who=result.names[seat])
        b.markup(rect.x, rect.y + 118, title, rect.w, style, middle=True, lines=1, shrink=True)
        b.text(rect.x, rect.y + 232, played(page, result, seat, rect.w), 28, 600, "bone", box=rect.w)
        style = Style(size=23, line=28, colour="over_dusk")
        b.markup(rect.x, rect.y + 258, words(page, result, 0), rect.w, style, lines=2, shrink=True)
    return b.region("headline", rect, bleed=12)


def _told(page: Page, result: Result, rect: Rect, shown: int) -> Region:
    """Where the points came from, one below the other; those of the last round are golden."""
    b = page.build()
    all_of_them = changes(result)
    skipped = max(0, len(all_of_them) - MOST)
    room = page.height - FOOT - 40 - rect.y
    pitch = min(ROW, room / max(1, len(all_of_them) - skipped))
    for place, change in enumerate(all_of_them):
        y = rect.y + (place - skipped) * pitch
        row = Rect(rect.x, y, rect.w, pitch)
        if skipped <= place < shown:
            with b.thing(f"point:{place}", row):
                _row(page, b, gain_of(page, change), row, change[2] == result.state.round)
        elif place == shown:
            with b.thing("next", Rect(row.x, max(rect.y, y), STAR, pitch)):
                pass
    return b.region("told", Rect(rect.x, rect.y, rect.w, room), bleed=12)


def _row(page: Page, b: Build, gain: Gain, rect: Rect, last: bool) -> None:
    middle = rect.y + rect.h / 2
    if gain.round:
        b.text(rect.x + 26, middle, str(gain.round), 21, 500, "bone3", anchor="right")
    b.icon(rect.x + 60, middle, gain.icon, 27)
    number = f"{gain.n:+d}".replace("-", "−")
    colour = "bad_dark" if gain.n < 0 else "gold" if last else "bone"
    b.text(rect.x + 86, middle, gain.text, 22, 600 if last else 500, colour, box=rect.w - 190)
    b.text(rect.x + rect.w - 60, middle, number, 22, 700, "bad_dark" if gain.n < 0 else "gold", anchor="right")
    if gain.look:
        b.hit(rect, action=("look", gain.look), inspect=gain.look, order=40, radius=6)


def _others(page: Page, result: Result, left: float) -> Region:
    """Those who did not win, in their order."""
    b = page.build()
    others = result.ranking[1:]
    y, x = page.height - FOOT, left
    for place, seat in enumerate(others, 2):
        player = result.state.seats[seat]
        room = min(200.0, page.metrics.width(result.names[seat], 22, 600))
        rect = Rect(x, y, 118 + room + 84, 64)
        b.plate(rect, "ledger", f"seat{seat}")
        with b.thing(f"rank:{seat}", rect):
            rank(b, rect.x + 30, y + 32, place, 32)
            b.add(Picture(Rect(rect.x + 52, y + 8, 48, 48), "leader:" + player.leader, radius=8))
            b.text(rect.x + 112, y + 32, result.names[seat], 22, 600, box=room, cut=True)
            b.text(rect.right - 46, y + 32, str(player.vp), 28, 700, "gold", anchor="right")
            b.icon(rect.right - 26, y + 32, "vp", 27)
            b.hit(rect, inspect="leader:" + player.leader, radius=12)
        x = rect.right + 14
    return b.region("others", Rect(left, y, x - left, 64), bleed=40)


def _onward(page: Page) -> Region:
    b = page.build()
    made = button(
        page.metrics,
        page.right,
        page.height - FOOT,
        page.t("over.whole"),
        ("next",),
        kind="button.primary",
        height=64,
        anchor="right",
        width=300,
        command="primary confirm back",
        cap=page.cap("confirm"),
        order=1,
    )
    b.drawn(made)
    return b.region("buttons", made.rect, bleed=44)
