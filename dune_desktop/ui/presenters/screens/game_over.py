"""The end of a game: who won and what decided it, points by round, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise, zip_longest

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.template import Markup
from dune_desktop.session import Chair
from dune_desktop.ui.kit.box_model import column, draw, fixed, item, part, row, scaled, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.sources import ScoreContribution, Tie, sign_of_source
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.presenters.table.told import Said
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Line, Picture, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER, MARKER_LEAST, POINTS, SIGN
from dune_desktop.ui.text.richtext import Style, layout

COLUMN = "over.points"
TIEBREAKS = ("spice", "solari", "water", "garrison", "reveal")
"""What decides between equal points, in order: the last parts of `Rules.standing`, after the points."""

TOP, HEADING, BUTTONS = 190.0, 40.0, 96.0
PROPOSED, BESIDE = 760.0, 30.0  # the width of the proposed game, and what is free beside it
FACE = 92.0  # of its leader
RANK, GAP = 92.0, 10.0  # from one place to the next, and what of it is free
GOOD = 64.0  # what a number that may decide needs with its sign

_HALVES = row(part(0.57), 50, share())
_SECTION = column(fixed(30), 8, share())
_WINNER = row(item(148, 148), 30, share(), pad=(0, 4, 0, 8))
_WORDS = column(fixed(80), -8, fixed(28), 6, share())
_TWO_LINES = column(11, fixed(30), 3, fixed(30))
_MARKED = row(fixed(24), 10, share())
_TIE = row(fixed(26), 6, share())
_VP = row(fixed(50), 9, fixed(34), 7)


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    rules: Rules
    state: GameState
    names: tuple[str, ...]
    chairs: tuple[Chair, ...] = ()
    hints: tuple[int, ...] = ()  # for how many decisions each seat asked for advice
    said: Said | None = None  # to the winner

    @property
    def ranking(self) -> tuple[int, ...]:
        return self.rules.ranking(self.state)

    def standing(self, seat: int) -> tuple[int, ...]:
        return self.rules.standing(self.rules, self.state, seat)

    @property
    def before(self) -> tuple[Tie, ...]:
        """What decides before everything else that may: the latest box wraps the standing of those before it."""
        return contributed(ScoreContribution, self.rules.config.boxes).ties[::-1]

    @property
    def ties(self) -> tuple[str, ...]:
        """What decides between equal points in this game, in order."""
        return (*(tie.id for tie in self.before), *TIEBREAKS)

    @property
    def columns(self) -> tuple[str, ...]:
        """The ties that are shown: goods with numbers, and before them components that somebody has."""
        standings = [self.standing(seat) for seat in range(len(self.state.seats))]
        had = (tie.id for at, tie in enumerate(self.before, 1) if any(standing[at] for standing in standings))
        return (*had, *TIEBREAKS[:-1])

    @property
    def rounds(self) -> int:
        return max(1, self.state.round)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A game that is proposed, as markup: what is new in it, and what that is; `look`: the component that is shown."""

    words: str
    more: str = ""
    look: str = ""


def decided_by(result: Result, place: int) -> str:
    """What put the seat at this place before the next one: "points" or one of the `ties`."""
    first, second = (result.standing(seat) for seat in result.ranking[place : place + 2])
    causes = ("points", *result.ties)
    return next((cause for cause, a, b in zip(causes, first, second, strict=True) if a != b), causes[-1])


def over_screen(page: Page, result: Result, offset: float, proposal: Proposal | None = None) -> tuple[Screen, float]:
    """The whole screen, and how far the list of points can be scrolled."""
    high = HEADING + page.type.heading(RANK) * len(result.ranking)
    upper, area, low = column(TOP, fixed(high), 24, share(), 20, fixed(BUTTONS)).split(page.content)
    ranked, chart = _HALVES.split(upper)
    heading, listed = _SECTION.split(area)
    by = _scale_of_points(page, result, area.w)
    rows = int((listed.h - HEAD * by) / (LINE * by))  # none is shown in part
    points = listed._replace(h=(HEAD + rows * LINE) * by)
    blocks = [block.grown(by) for block in _points(page, result, points.w / by)]
    regions = [
        _header(page, result, PROPOSED + BESIDE if proposal is not None else 0.0),
        *([_proposal(page, proposal)] if proposal is not None else []),
        _ranking(page, result, ranked),
        _chart(page, result, chart),
        _heading(page, heading),
        scrolled(COLUMN, points, blocks, offset),
        _buttons(page, low),
    ]
    return Screen("newgame", tuple(regions), page.width, page.height), limit_of(blocks, points.h)


def _header(page: Page, result: Result, taken: float) -> Region:
    """Who won; so much of the width is taken at its right."""
    b = page.build()
    winner, title = result.ranking[0], headline(page, result)
    rect = page.band(18, 160)
    rect = rect._replace(w=rect.w - taken)
    face, words = _WINNER.split(rect)
    first, name, why = _WORDS.split(words)
    leader = result.state.seats[winner].leader
    with b.thing("winner", rect):
        seat_face(b, "leader:" + leader, face, winner)
        b.hit(face, action=("winner",), inspect="leader:" + leader, tip=page.t("over.winner.tip"), order=8, radius=74)
        of = page.type.heading
        b.text_in(first.moved(-2, 0), title, 64, color="cream", face="title")
        b.text_in(name, page.name("leader:" + leader), of(24), 600, "over_dusk")
        style = Style(size=of(22), color="over_dusk")
        b.markup(why.x, why.y, cause(page, result, 0), why.w, style, lines=1)
    return b.region("header", rect, bleed=12)


def _proposal(page: Page, proposal: Proposal) -> Region:
    """What to play next: set up by one click, and declined by another."""
    b = page.build()
    band = page.band(24, 140)
    rect = band._replace(x=band.right - PROPOSED, w=PROPOSED)
    begin = page.button(page.t("over.next.set"), ("propose",), height=48, order=6)
    decline = page.button(page.t("over.next.decline"), ("decline",), height=48, order=7)
    wide = max(begin.width().natural, decline.width().natural)
    face, words, ways = row(22, fixed(FACE if proposal.look else 0), 16, share(), 20, fixed(wide), 18).split(rect)
    with b.thing("proposal", rect):
        b.plate(rect, "ledger", "brass")
        if proposal.look:
            picture = face._replace(y=rect.center[1] - FACE / 2, h=FACE)
            b.add(Picture(picture, "medallion:" + proposal.look))
            b.hit(picture, inspect=proposal.look, radius=FACE / 2)
        style = Style(size=20, line=24, color="bone2")
        said = layout(proposal.words, page.metrics, words.w, Style(size=22, line=27, weight=600), lines=2, shrink=True)
        left = int((rect.h - 28 - 26 - said.height) / style.line)
        more = layout(proposal.more if left > 0 else "", page.metrics, words.w, style, lines=left, ellipsis=True)
        high = 26 + said.height + (more.height if more.width else 0.0)
        label = words._replace(y=rect.center[1] - high / 2, h=26)
        b.text_in(label, page.t("over.next"), 20, 600, "brass_light")
        b.extend(said.at(words.x, label.bottom))
        b.extend(more.at(words.x, label.bottom + said.height))
        upper, lower = column(16, fixed(48), 10, fixed(48)).split(ways)
        draw(b, begin, upper)
        draw(b, decline, lower)
    return b.region("proposal", rect, bleed=16)


def headline(page: Page, result: Result) -> Markup:
    """Who wins."""
    winner = result.ranking[0]
    key = "over.wins" if result.rules.is_player[winner] else "over.rival_wins"
    return page.t(key, who=result.names[winner])


def cause(page: Page, result: Result, place: int) -> str:
    """What put a place before the next, in words."""
    cause = decided_by(result, place)
    first, second = result.ranking[place : place + 2]
    if cause == "points":
        a, b = (result.state.seats[seat].vp for seat in (first, second))
        return str(page.t("over.decided", n=a, who=result.names[second], other=b))
    return str(page.t("over.tie." + cause))


# ------------------------------------------------------------------------------------------------ ranking


def _ranking(page: Page, result: Result, rect: Rect) -> Region:
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("over.ranking")))
    by = page.type.heading(1)
    places = [
        scaled(by, item(rect.w / by, RANK - GAP, partial(_place, page, result, place), thing=f"rank:{seat}"))
        for place, seat in enumerate(result.ranking)
    ]
    draw(b, column(HEADING, *places, gap=GAP * by), rect)
    return b.region("ranking", rect, bleed=40)


def _place(page: Page, result: Result, place: int, b: Build, rect: Rect) -> None:
    seat = result.ranking[place]
    player = result.state.seats[seat]
    b.plate(rect, "ledger.active" if place == 0 else "ledger", f"seat{seat}")
    b.hit(rect, inspect="leader:" + player.leader, radius=12)
    ties = share(least=GOOD * len(result.columns))
    whole = row(23, fixed(38), 11, item(76, 76), 18, part(0.36, least=0), 20, ties, 10, fixed(100), 10)
    number, face, words, decides, points = whole.split(rect)
    rank(b, *number.center, place + 1, 38)
    seat_face(b, "leader:" + player.leader, face, seat)
    above, below = _TWO_LINES.split(words)
    b.text_in(above, result.names[seat], 24, 600)
    b.text_in(below, played(page, result, seat, words.w), 20, 500, "bone2")
    tied = _tied(result, place)
    values = dict(zip(result.ties, result.standing(seat)[1:], strict=True))
    boxes = row(*[share()] * len(result.columns), 4, gap=4).split(decides.inset(0, 25))
    for cause, box in zip(result.columns, boxes, strict=True):
        strong = tied and result.ties.index(cause) <= result.ties.index(tied)
        opacity = 1.0 if strong else 0.55
        component = next((tie for tie in result.before if tie.id == cause), None)
        icon, n = _TIE.split(box)
        with b.thing(f"tie:{seat}.{cause}", box):
            if component is None:
                b.icon(*icon.center, cause, 26, opacity)
                b.text(n.x, n.center[1], str(values[cause]), 22, 600, "bone" if strong else "bone3")
                b.hit(box, tip=page.t("icontip." + cause), radius=5)
            elif values[cause]:
                b.icon(*icon.center, component.icon, 26, opacity)
                b.hit(box, tip=page.t("over.tie." + cause), inspect=component.component, radius=5)
    with b.thing(f"vp:{seat}", points):
        n, icon = _VP.split(points)
        b.text_in(n, str(player.vp), POINTS, 700, "gold", anchor="right")
        b.icon(*icon.center, "vp", 34)


def played(page: Page, result: Result, seat: int, room: float) -> str:
    """The leader; how strong a computer was, or for how many decisions a person asked for advice.

    Where there is no room for the whole name of the leader it is the short one.
    """
    leader, more = result.state.seats[seat].leader, ""
    if result.chairs and result.chairs[seat].computer:
        more = " · " + page.t("computer.level." + result.chairs[seat].level)
    elif result.hints and result.hints[seat]:
        more = " · " + page.t("over.hints", n=result.hints[seat])
    whole = page.name("leader:" + leader) + more
    return whole if page.metrics.width(whole, 20, 500) <= room else page.name("leader_short:" + leader) + more


def _tied(result: Result, place: int) -> str:
    """The tiebreak that decided between this place and one beside it, "" if points did."""
    for at in (place, place - 1):
        if 0 <= at < len(result.ranking) - 1 and decided_by(result, at) != "points":
            return decided_by(result, at)
    return ""


# ------------------------------------------------------------------------------------------------ points by round


def by_round(result: Result, seat: int) -> list[int]:
    """Points after set-up and after each round."""
    points = result.state.seats[seat].points
    return [sum(change for _, change, made in points if made <= number) for number in range(result.rounds + 1)]


def _chart(page: Page, result: Result, rect: Rect) -> Region:
    b = page.build()
    with b.thing("chart", rect):
        _curves(page, b, result, rect)
    return b.region("chart", rect, bleed=12)


def _curves(page: Page, b: Build, result: Result, rect: Rect) -> None:
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("over.by_round")))
    plot = Rect(rect.x + 44, rect.y + 56, rect.w - 70, rect.h - 96)
    curves = {seat: by_round(result, seat) for seat in result.ranking}
    top = max(result.rules.points_to_end, *(max(curve) for curve in curves.values()))
    across, up = plot.w / result.rounds, plot.h / top
    step = 2 if top <= 14 else 5
    for n in range(0, top + 1, step):
        y = plot.bottom - n * up
        b.line(plot.x, y, plot.right, y, "brass/45" if n == result.rules.points_to_end else "line/60", 1)
        b.text(plot.x - 14, y, str(n), 20, 500, "bone3", anchor="right")
    for number in range(result.rounds + 1):
        b.text(
            plot.x + number * across, plot.bottom + 22, str(number) if number else "", 20, 500, "bone3", anchor="center"
        )
    for place, (seat, curve) in reversed(list(enumerate(curves.items()))):
        shift = (place - (len(curves) - 1) / 2) * 4  # curves that run together stay apart
        points = [(plot.x + i * across, plot.bottom - n * up + shift) for i, n in enumerate(curve)]
        for (x1, y1), (x2, y2) in pairwise(points):
            b.add(Line(x1, y1, x2, y2, f"seat{seat}", 4))
        for x, y in points[1:]:
            b.piece(x, y, "marker", seat, MARKER_LEAST)


# ------------------------------------------------------------------------------------------------ every point


def _heading(page: Page, rect: Rect) -> Region:
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("over.sources")))
    return b.region("sources", rect)


def _scale_of_points(page: Page, result: Result, width: float) -> float:
    """How much larger than usual the points are told: as large as text to be read, if all of it fits beside one another
    so.
    """
    gains = [
        gain_of(page, result.rules, point, True) for seat in result.ranking for point in result.state.seats[seat].points
    ]
    longest = max((page.metrics.width(gain.text, 20, 500) for gain in gains), default=0.0)
    columns = max(3, len(result.ranking))
    return page.type.fitting(lambda type_: 40 + columns * type_.of(longest + TEXT), width).scale


def _points(page: Page, result: Result, width: float) -> list[Block]:
    """One column per seat, first place left: round, source, change."""
    many = max(3, len(result.ranking))
    seats = row(*[share()] * many, 80, gap=40).split(Rect(0, 0, width, LINE))
    narrow = seats[0].w + 40 - TEXT
    short = any(page.metrics.width(_of_faction(page, kind, faction), 20) > narrow for kind, faction in _TRACKS)
    columns = [
        [gain_of(page, result.rules, point, short) for point in result.state.seats[seat].points]
        for seat in result.ranking
    ]
    head = page.build()
    for seat, box in zip(result.ranking, seats, strict=False):
        with head.thing(f".{seat}", box.moved(0, 6)):
            marker, name = _MARKED.split(box.moved(0, 5))
            head.piece(*marker.center, "marker", seat, MARKER)
            head.text_in(name, result.names[seat], 21, 600)
    blocks = [Block.of(head, HEAD)]
    for row_of_gains in zip_longest(*columns):
        b = page.build()
        for place, (gain, box) in enumerate(zip(row_of_gains, seats, strict=False)):
            if gain is not None:
                with b.thing(f".{place}", box):
                    _entry(b, gain, box)
        blocks.append(Block.of(b, LINE))
    return blocks


HEAD, LINE = 40.0, 26.0  # heights of the names over the columns, and of a point
TEXT = 150.0  # what an entry needs besides its words
_TRACKS = [(kind, faction) for kind in ("track", "alliance") for faction in FACTIONS]


@dataclass(frozen=True, slots=True)
class Gain:
    """A point won or lost: when, by what (an icon and words), and how many."""

    round: int
    icon: str
    text: str
    n: int
    look: str = ""  # the component it came from


_GAIN = row(fixed(22), 12, fixed(24), 8, share(), 4, fixed(40))


def _entry(b: Build, gain: Gain, rect: Rect) -> None:
    number, icon, words, change = _GAIN.split(rect)
    if gain.round:
        b.text_in(number, str(gain.round), 20, 500, "bone3", anchor="right")
    b.icon(*icon.center, gain.icon, SIGN)
    b.text_in(words, gain.text, 20, 500, "bone" if gain.n > 0 else "bad_dark", cut=True)
    n = f"{gain.n:+d}".replace("-", "−")
    b.text_in(change, n, 20, 700, "gold" if gain.n > 0 else "bad_dark", anchor="right")
    if gain.look:
        b.hit(rect, action=("look", gain.look), inspect=gain.look, order=40, radius=5)


def _of_faction(page: Page, kind: str, faction: str) -> str:
    """A point of a track or an Alliance, in words."""
    key = "over.source.alliance.of" if kind == "alliance" else "over.source.track"
    return str(page.t(key, faction=page.name("faction:" + faction)))


def gain_of(page: Page, rules: Rules, point: tuple[str, int, int], short: bool = False) -> Gain:
    """Where a point came from. In `short` the sign says whether it was Influence or an Alliance."""
    source, n, made = point
    kind, _, name = source.partition(":")
    if kind in ("track", "alliance"):
        text = page.name("faction:" + name) if short else _of_faction(page, kind, name)
        return Gain(made, "alliance" if kind == "alliance" else name, text, n)
    if kind == "convert":
        return Gain(made, name, page.t("over.source.converted"), n)
    if kind in contributed(ScoreContribution).signs:
        return Gain(made, sign_of_source(rules, source), page.t("source." + kind), n)
    if page.texts.has_name(source):
        return Gain(made, sign_of_source(rules, source), page.name(source), n, source)
    return Gain(made, "vp", page.t("over.source.start" if kind == "start" else "over.source.other"), n)


# ------------------------------------------------------------------------------------------------ what next


def _buttons(page: Page, rect: Rect) -> Region:
    """As large as text to be read, as far as they have room beside one another."""
    rest: Sequence[tuple[str, tuple[object, ...], str]] = (
        ("over.table", ("table",), "back"),
        ("over.review", ("review",), ""),
        ("past.title", ("past",), "past"),
        ("over.again", ("again", "same"), ""),
        ("over.title_screen", ("title",), "title"),
    )
    others = [
        page.button(page.t(key), action, width=200, height=56, command=command, order=order)
        for order, (key, action, command) in enumerate(rest, 2)
    ]
    words, kind = page.t("over.again_new"), "button.primary"
    primary = page.button(words, ("again", "new"), kind=kind, width=360, height=64, command="confirm", order=1)
    bar = row(*others, 16, share(), 0, primary, gap=16)
    by = min(page.around, rect.w / bar.width().natural)
    high = 64 * by  # what is larger grows upwards
    rect = page.band(rect.y + min(0.0, 64 - high), high)
    b = page.build()
    draw(b, scaled(by, bar), rect)
    return b.region("buttons", rect, bleed=44)
