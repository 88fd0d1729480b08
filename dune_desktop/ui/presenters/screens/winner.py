"""The winner of a game that has just ended: a portrait before the planet, and every point that led there.

On the ring round the planet a star is set for every point, in the order in which they came; beside it stands where it
came from. In the end one of those who did not win gets a plate of its own, chosen among their seats below it.
"""

from __future__ import annotations

from math import cos, radians, sin

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.screens.game_over import Gain, Result, cause, gain_of, played
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.seat_account import SeatAccount, account, height
from dune_desktop.ui.presenters.table.caption import WORDS, speech
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.screen.display import Rect, Region, Screen
from dune_desktop.ui.screen.sizes import RADIUS_LARGE
from dune_desktop.ui.text.richtext import Style, layout

RING = 457.0  # how far from the middle of the planet the brass ring lies, as it is painted
RIGHT, LOW = 610.0, 580.0  # how far that middle is from the right and the lower edge
FACE = 520.0
FIRST, ALL = 150.0, 240.0  # degrees: where the first star is set, and how far round the ring they go, by way of its top
STAR, LAST = 44.0, 62.0  # those of the last round are larger
WIDEST = 560.0  # of a row: its number stays near its words
ROW, MOST = 36.0, 15  # height of a row, and how many there are room for: of more the last ones are told
CLOSE = 28.0  # rows that are no higher have smaller words
FOOT = 118.0
ABOVE = 60.0  # from what is told of a seat to the seats, with room for what one of them says
INSIDE = 44.0  # how far that reaches to the ring, which bends away below
FACES = 68.0  # of the others
SAID = 22.0  # from the words of a leader to its seat below them

_PORTRAIT = column(fixed(FACE), -44, item(220, 96))
_PLATE = row(10, share(), 14)
_VP = row(fixed(96), 9, fixed(66))
_HEADLINE = column(fixed(28), 16, fixed(108), 24, fixed(28), 10, share())
_GAIN = row(fixed(26), 20, fixed(28), 12, share(), 4, fixed(40), 60)


def winner_screen(page: Page, result: Result, shown: int, seat: SeatAccount | None = None) -> Screen:
    """The scene with so many of the winner's changes of points told; once all are, with the plate of a `seat`."""
    left, top = 112 + max(0.0, page.width - 1920) * 0.16, 64 + page.tall * 0.4
    plate = fixed(height(person=True))
    lines = column(
        top, fixed(262), 10, share(), 10, plate, ABOVE, fixed(64), FOOT - 64, pad=(left, 0, RIGHT + RING - INSIDE, 0)
    )
    middle = (page.width - RIGHT, page.height - LOW)
    headline, told, below, foot = lines.split(page.canvas)
    if seat is not None and shown < len(changes(result)):
        seat = None
    regions = (
        _ground(page),
        _portrait(page, result, middle, shown),
        _stars(page, result, middle, shown),
        _headline(page, result, headline),
        _told(page, result, told._replace(w=min(WIDEST, told.w)), shown),
        *([_account(page, seat, below)] if seat is not None else []),
        _others(page, result, foot, shown, seat.seat if seat is not None else NOBODY),
        _onward(page, foot),
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
    whole = Rect(x - FACE / 2, y - FACE / 2, FACE, FACE + 52)
    face, base = _PORTRAIT.split(whole)
    with b.thing("winner", face):
        seat_face(b, leader, face, seat)
        b.hit(face, inspect=leader, radius=FACE / 2)
    b.plate(base, "won")
    points = _PLATE.split(base)[0]
    with b.thing(f"vp:{seat}", points.inset(0, 6)):
        n, icon = _VP.split(points)
        b.text_in(n, str(_points(result, shown)), 74, 700, "gold", anchor="right")
        b.icon(*icon.center, "vp", 66)
    return b.region("portrait", whole, bleed=40)


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
    when, who, how, why = _HEADLINE.split(rect)
    with b.thing("headline", rect):
        b.text_in(when, page.t("over.after", n=result.state.round), 24, 600, "brass_light")
        style = Style(size=104, line=108, face="title", color="cream")
        title = page.t("over.wins", who=result.names[seat])
        b.markup(who.x, who.center[1], title, who.w, style, middle=True, lines=1, shrink=True)
        b.text_in(how, played(page, result, seat, rect.w), 28, 600)
        style = Style(size=23, line=28, color="over_dusk")
        b.markup(why.x, why.y, cause(page, result, 0), why.w, style, lines=2, shrink=True)
    return b.region("headline", rect, bleed=12)


def _told(page: Page, result: Result, rect: Rect, shown: int) -> Region:
    """Where the points came from, one below the other; those of the last round are golden."""
    b = page.build()
    all_of_them = changes(result)
    skipped = max(0, len(all_of_them) - MOST)
    pitch = min(ROW, rect.h / max(1, len(all_of_them) - skipped))
    rows = column(-skipped * pitch, *[fixed(pitch)] * len(all_of_them)).split(rect)
    for place, (change, line) in enumerate(zip(all_of_them, rows, strict=True)):
        if skipped <= place < shown:
            with b.thing(f"point:{place}", line):
                size = 22 if pitch > CLOSE else 20
                _row(b, gain_of(page, result.rules, change), line, change[2] == result.state.round, size)
        elif place == shown:
            with b.thing("next", Rect(line.x, max(rect.y, line.y), STAR, pitch)):
                pass
    return b.region("told", rect, bleed=12)


def _row(b: Build, gain: Gain, rect: Rect, last: bool, size: float) -> None:
    number, icon, words, change = _GAIN.split(rect)
    if gain.round:
        b.text_in(number, str(gain.round), size - 1 if size > 20 else size, 500, "bone3", anchor="right")
    b.icon(*icon.center, gain.icon, min(27, rect.h))
    n = f"{gain.n:+d}".replace("-", "−")
    color = "bad_dark" if gain.n < 0 else "gold" if last else "bone"
    b.text_in(words, gain.text, size, 600 if last else 500, color)
    b.text_in(change, n, size, 700, "bad_dark" if gain.n < 0 else "gold", anchor="right")
    if gain.look:
        b.hit(rect, action=("look", gain.look), inspect=gain.look, order=40, radius=6)


def _account(page: Page, seat: SeatAccount, rect: Rect) -> Region:
    """What one of them did."""
    b = page.build()
    account(b, page, seat, rect)
    return b.region("account", rect, bleed=12)


def _others(page: Page, result: Result, rect: Rect, shown: int, chosen: int) -> Region:
    """Those who did not win, in their order; in the end what one of them says, above its seat."""
    b = page.build()
    others = row(*(_other(page, result, place, chosen) for place in range(1, len(result.ranking))), gap=14)
    draw(b, others, rect)
    if result.said is not None and shown == len(changes(result)):
        at = others.split(rect)[result.ranking.index(result.said.seat) - 1]
        words = layout(page.t(result.said.key), page.metrics, rect.right - at.x, WORDS, lines=1, shrink=True)
        speech(b, result.said.seat, words, at.x, at.y - words.height - SAID)
    whole = rect._replace(y=rect.y - ABOVE, w=max(rect.w, others.width().natural + 14), h=rect.h + ABOVE)
    return b.region("others", whole, bleed=40)


def _other(page: Page, result: Result, place: int, chosen: int) -> Node:
    """One of them; a click chooses of whom more is told."""
    seat = result.ranking[place]
    player, name = result.state.seats[seat], result.names[seat]
    room = min(200.0, page.metrics.width(name, 22, 600))
    boxes = row(14, fixed(32), 8, item(FACES, FACES), 12, fixed(room), 6, fixed(38), 6, fixed(28))

    def paint(b: Build, rect: Rect) -> None:
        number, face, words, n, icon = boxes.split(rect)
        b.plate(rect, "won")
        with b.thing(f"rank:{seat}", rect):
            rank(b, *number.center, place + 1, 32)
            seat_face(b, "leader:" + player.leader, face, seat)
            b.text_in(words, name, 22, 600, cut=True)
            b.text_in(n, str(player.vp), 28, 700, "gold", anchor="right")
            b.icon(*icon.center, "vp", 27)
            if seat == chosen:
                b.frame(rect, "brass_light", 2, RADIUS_LARGE)
            tip = page.t("over.seat.tip", who=name)
            choose = () if seat == chosen or chosen == NOBODY else ("seat", seat)
            b.hit(rect, action=choose, tip=tip if choose else "", inspect="leader:" + player.leader, radius=12)

    return item(224 + room, 76, paint)


def _onward(page: Page, rect: Rect) -> Region:
    b = page.build()
    go_on = page.button(
        page.t("over.whole"),
        ("next",),
        kind="button.primary",
        width=300,
        height=64,
        command="primary confirm back",
        cap=page.cap("confirm"),
        order=1,
    )
    place = row(share(), go_on).split(page.band(rect.y, 64))[1]
    draw(b, go_on, place)
    return b.region("buttons", place, bleed=44)
