"""Looking back: the rail of all turns where half of the hand was, and in the corner where one is and the way on."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.box_model import Node, draw, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option, button_width, segmented
from dune_desktop.ui.layouts.arrange import Places
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.review import Turn, instead
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style

CORNER: Final = "prompt"
"""The region of the table in whose place it stands where one is, and the way on."""

MOVES: Final = (
    ("round", -1, "‹‹‹", "top"),
    ("turn", -1, "‹‹", "page_up"),
    ("step", -1, "‹", "fewer"),
    ("step", 1, "›", "more"),
    ("turn", 1, "››", "page_down"),
    ("round", 1, "›››", "bottom"),
)
"""How far, which way, the sign on the button (the farther, the more of them), and the command that does the same."""

GAP: Final = 6.0
BUTTON: Final = 40.0  # height of a button
MOVE: Final = 44.0  # width of one that moves
APART: Final = 5.0  # between the rounds on the rail
TOKEN: Final = 15.0  # of whose turn it was, where a turn has so much room
LABEL: Final = 16.0  # above the points: the numbers of the rounds
ASKED: Final = Style(size=25, line=28, face="title", color="#FFE9C0")
MORE: Final = Style(size=20, color="bone2", line=23)


class Taken(NamedTuple):
    """A turn of the game: after how many answers it began, whose it was, in which round, all points at its end."""

    first: int
    seat: int
    name: str
    round: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """Where somebody is who looks back: after answer `number` of `last`, as seat `viewer` of the `seats` there are.

    `note` is what there is to say besides; "" for nothing. `turns` are all there are, in their order. `weighed` is what
    a review says of the answer to this position, if one came from there to look at it.
    """

    number: int
    last: int
    round: int
    playing: bool
    seats: tuple[tuple[int, str], ...]
    viewer: int
    turns: tuple[Taken, ...]
    note: str = ""
    weighed: Turn | None = None

    @property
    def here(self) -> int:
        """Which turn it is."""
        return max(0, bisect_right([turn.first for turn in self.turns], self.number) - 1)


def looking_back(page: Page, table: Screen, places: Places, at: Back) -> Screen:
    """The table as it was, in another light: it can be looked at and not touched."""
    regions = [changed(region, hits=_seen(region)) for region in table.regions if region.name != CORNER]
    regions += [_light(page, places["opening"]), _past(page, places["past"], at), _corner(page, places, at)]
    return Screen(table.background, tuple(regions), table.width, table.height)


def _seen(region: Region) -> tuple[Hit, ...]:
    return tuple(
        changed(hit, action=(), refusal="", command="", order=-1, golden=False)
        for hit in region.hits
        if hit.inspect or hit.tip
    )


def _light(page: Page, opening: Rect) -> Region:
    b = page.build()
    b.bar(opening, "#2E55C8", opacity=0.14)
    b.frame(opening.inset(2), "#7FB2FF", 4, 3)
    return b.region("past.light", opening)


# ------------------------------------------------------------------------------------------------ the rail


def _past(page: Page, rect: Rect, at: Back) -> Region:
    """The moves and as whom one looks; below them the points of all seats, and all turns."""
    b = page.build()
    with b.thing("replay", rect):
        draw(b, row(*_moves(page, at)), rect._replace(h=BUTTON))
        _rail(page, b, Rect(rect.x, rect.y + BUTTON + GAP, rect.w, rect.h - BUTTON - GAP), at)
    return b.region("past", rect, bleed=10)


def _moves(page: Page, at: Back) -> list[Node | float]:
    """The moves, to be played, and as whom one looks, unless that was somebody's answer."""
    stop, play = page.t("replay.stop"), page.t("replay.play")
    wide = max(button_width(page.metrics, text, "button", page.cap("primary")) for text in (stop, play))
    end = "" if at.number < at.last or at.playing else page.t("replay.end")
    run = page.button(
        stop if at.playing else play, ("play",), width=wide, height=BUTTON, command="primary", refusal=end
    )
    found: list[Node | float] = []
    for how, way, sign, command in MOVES:
        if (how, way) == ("step", 1):
            found += [run, GAP]
        off = at.number == (0 if way < 0 else at.last)
        move = page.button(
            sign,
            ("move", how, way),
            width=MOVE,
            height=BUTTON,
            command=command,
            cap="",
            refusal=page.t("replay.beginning" if way < 0 else "replay.end") if off else "",
            tip=page.with_key(page.t(f"replay.{how}.{'back' if way < 0 else 'on'}"), command),
        )
        found += [move, GAP]
    if len(at.seats) > 1 and at.weighed is None:  # whose hand it was decided by is what one came to see
        found += [GAP, _seats(page, at)]
    return [*found, share()]


def _rail(page: Page, b: Build, rect: Rect, at: Back) -> None:
    """The points of all seats from turn to turn, and below them whose turn it was; a click leads to where one begins.

    What is still to come is dark.
    """
    turns = at.turns
    if not turns:
        return
    boxes: list[Node | float] = [share()]
    for one, other in pairwise(turns):
        boxes += [APART if one.round != other.round else 0.0, share()]
    cells = row(*boxes).split(rect)
    _points(b, Rect(rect.x, rect.y + LABEL, rect.w, rect.h - LABEL - TOKEN - 4), at, cells)
    ends = [*(turn.first for turn in turns[1:]), at.last]
    before = 0
    for place, (turn, end, box) in enumerate(zip(turns, ends, cells, strict=True)):
        if turn.round != before:
            b.line(box.x, rect.y, box.x, rect.bottom, "brass/40")
            b.text(box.x + 4, rect.y + LABEL / 2, str(max(1, turn.round)), 18, 500, "brass_light")
            before = turn.round
        middle, ahead = rect.bottom - TOKEN / 2, place > at.here
        if box.w >= TOKEN:
            b.piece(box.center[0], middle, "marker", turn.seat, TOKEN)
            if ahead:
                b.bar(Rect(box.x, middle - TOKEN / 2, box.w, TOKEN), "#160E17", opacity=0.6)
        else:
            b.bar(Rect(box.x, middle - 4, box.w, 8), f"seat{turn.seat}" + "/40" * ahead, radius=2)
        if place == at.here:
            done = min(max(0.0, (at.number - turn.first) / (end - turn.first)), 1.0)
            b.bar(Rect(box.x + box.w * done - 2, rect.y, 4, rect.h), "bone", radius=2)
        tip = f"{page.t('common.round', n=max(1, turn.round))} · {turn.name}"
        b.hit(box, action=("to", turn.first), tip=tip, radius=3, thing=f"replay:turn.{place}", clear=rect)


def _points(b: Build, rect: Rect, at: Back, cells: Sequence[Rect]) -> None:
    most = max(1, *(max(turn.points) for turn in at.turns))
    for seat in range(len(at.turns[0].points)):
        levels = [turn.points[seat] for turn in at.turns]
        ys = [rect.bottom - 2 - (rect.h - 8) * level / most - 1.5 * seat for level in levels]
        start = 0
        for place in range(1, len(cells) + 1):
            if place < len(cells) and ys[place] == ys[start] and place != at.here + 1:
                continue
            color = f"seat{seat}" + "/40" * (start > at.here)
            b.line(cells[start].x, ys[start], cells[place - 1].right, ys[start], color, 2)
            if place < len(cells) and ys[place] != ys[start]:
                b.line(cells[place - 1].right, ys[start], cells[place - 1].right, ys[place], color, 2)
            start = place


def _seats(page: Page, at: Back) -> Node:
    """As whom one looks; where there is too little room for all names, the longest are cut."""
    options = [Option(name, ("seat", seat)) for seat, name in at.seats]
    chosen = next((place for place, (seat, _) in enumerate(at.seats) if seat == at.viewer), -1)
    made = partial(segmented, page.metrics, options=options, chosen=chosen, height=BUTTON, kind="seat")
    wide = made(0, 0).rect.w
    return item(wide, BUTTON, lambda b, rect: b.drawn(made(rect.x, rect.y, room=rect.w)), least=0)


# ------------------------------------------------------------------------------------------------ the corner


def _corner(page: Page, places: Places, at: Back) -> Region:
    """Where one is and what is being shown, or what a review says of the answer given here; and the ways on."""
    rect, gold, b = places["prompt"], places["primary"], page.build()
    with b.thing("prompt", rect):
        back = page.button(
            page.t("common.back"), ("back",), kind="button.primary", width=gold.w, height=gold.h, command="back"
        )
        other = Rect(gold.x, gold.y - GAP - BUTTON, gold.w, BUTTON)
        note = page.t("replay.play_on.note")
        on = page.button(page.t("replay.play_on"), ("play_on",), width=other.w, height=BUTTON, tip=note)
        draw(b, back, gold)
        draw(b, on, other)
        words = Rect(rect.x + 10, rect.y + 6, rect.w - 20, other.y - GAP - rect.y - 6)
        with b.thing("replay:where" if at.weighed is None else "replay:weighed", words):
            title, more = _told(page, at)
            left = words.x
            if at.weighed is not None:
                b.piece(left + MARKER / 2, words.y + ASKED.line / 2, "marker", at.weighed.seat, MARKER)
                left += MARKER + 10
            asked = b.markup(left, words.y, title, words.right - left, ASKED, lines=2, shrink=True)
            top, lines = words.y + asked.height + 4, int((words.h - asked.height - 4) // MORE.line)
            laid = b.markup(words.x, top, more, words.w, MORE, lines=lines, shrink=True, ellipsis=True)
            if laid.overflow or (at.weighed is not None and at.weighed.why):
                b.hit(words, tip=more)
    return b.region(CORNER, rect, bleed=60)


def _told(page: Page, at: Back) -> tuple[str, Markup]:
    """A headline and what follows it."""
    if at.weighed is None:
        title = f"{page.t('common.round', n=max(1, at.round))} · {at.number}/{at.last}"
        return title, Markup(at.note or page.t("replay.note"))
    color = "good_dark" if at.weighed.worth > 0 else "bad_dark"
    title = f"<c={color}>{page.t('review.worth', n=round(100 * at.weighed.worth))}</c>"
    return title, Markup(f"{page.t('review.played', what=at.weighed.played)}\n{instead(page, at.weighed)}")
