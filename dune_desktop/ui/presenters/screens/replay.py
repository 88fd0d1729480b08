"""The bar under the table while somebody looks back: forward and backward, as whom, and the way on."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option, button, button_width, segmented
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.review import BELOW, Turn, instead
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style

BAR: Final = "prompt"
"""The region of the table in whose place it stands."""

MOVES: Final = (
    ("round", -1, "‹‹‹", "top"),
    ("turn", -1, "‹‹", "page_up"),
    ("step", -1, "‹", "fewer"),
    ("step", 1, "›", "more"),
    ("turn", 1, "››", "page_down"),
    ("round", 1, "›››", "bottom"),
)
"""How far, which way, the sign on the button (the farther, the more of them), and the command that does the same."""

WORDS: Final = 270.0  # at least
GAP: Final = 8.0
RAIL: Final = 10.0
APART: Final = 5.0  # between the rounds on it
ROOMY: Final = 6.0  # a turn as wide as this stands apart from the next


class Taken(NamedTuple):
    """A turn of the game: after how many answers it began, whose it was, and in which round."""

    first: int
    seat: int
    name: str
    round: int


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


def looking_back(page: Page, table: Screen, at: Back) -> Screen:
    """The table as it was: it can be looked at and not touched, but for the bar."""
    regions = tuple(
        _bar(page, region.rect, at) if region.name == BAR else changed(region, hits=_seen(region))
        for region in table.regions
    )
    return Screen(table.background, regions, table.width, table.height)


def _seen(region: Region) -> tuple[Hit, ...]:
    return tuple(
        changed(hit, action=(), refusal="", command="", order=-1, golden=False)
        for hit in region.hits
        if hit.inspect or hit.tip
    )


def _bar(page: Page, rect: Rect, at: Back) -> Region:
    b = page.build()
    with b.thing("prompt", rect):
        b.plate(rect, "prompt", f"seat{max(0, at.viewer)}")
        top, high = rect.y + 6, rect.h - 12
        made = button(
            page.metrics,
            rect.right - 10,
            top,
            page.t("common.back"),
            ("back",),
            kind="button.primary",
            anchor="right",
            height=high,
            command="back",
            cap=page.cap("back"),
        )
        b.drawn(made)
        made = button(
            page.metrics,
            made.rect.x - GAP,
            top,
            page.t("replay.play_on"),
            ("play_on",),
            anchor="right",
            height=high,
            tip=page.t("replay.play_on.note"),
        )
        b.drawn(made)
        box = Rect(rect.x + 12, top, made.rect.x - 2 * GAP - rect.x - 12, high)
        free = box.right - _ways(page, page.build(), box, at, WORDS)
        _ways(page, b, box, at, WORDS + max(0.0, free))
    return b.region(BAR, rect, bleed=60)


def _ways(page: Page, b: Build, box: Rect, at: Back, words: float) -> float:
    """The moves with so much room for words among them, to be played, and as whom one looks, unless the words are about
    somebody's answer; where that ends.
    """
    x = _moves(page, b, box.x, box.y, box.h, at, words)
    stop, play = page.t("replay.stop"), page.t("replay.play")
    made = button(
        page.metrics,
        x,
        box.y,
        stop if at.playing else play,
        ("play",),
        width=max(button_width(page.metrics, text, "button", page.cap("primary")) for text in (stop, play)),
        height=box.h,
        command="primary",
        cap=page.cap("primary"),
        refusal="" if at.number < at.last or at.playing else page.t("replay.end"),
    )
    b.drawn(made)
    if len(at.seats) == 1 or at.weighed is not None:  # whose hand it was decided by is what one came to see
        return made.rect.right
    left = made.rect.right + 2 * GAP
    return _seats(page, b, Rect(left, box.y, box.right - left, box.h), at)


def _moves(page: Page, b: Build, x: float, top: float, high: float, at: Back, words: float) -> float:
    """Backward, where one is, forward; where it ends."""
    for how, way, sign, command in MOVES:
        if (how, way) == ("step", 1):
            place = Rect(x, top, words, high)
            if at.weighed is None:
                _where(page, b, place, at)
            else:
                _weighed(page, b, place, at.weighed)
            x += words + GAP
        off = at.number == (0 if way < 0 else at.last)
        made = button(
            page.metrics,
            x,
            top,
            sign,
            ("move", how, way),
            height=high,
            command=command,
            refusal=page.t("replay.beginning" if way < 0 else "replay.end") if off else "",
            tip=page.with_key(page.t(f"replay.{how}.{'back' if way < 0 else 'on'}"), command),
        )
        b.drawn(made)
        x = made.rect.right + GAP
    return x + GAP


def _where(page: Page, b: Build, rect: Rect, at: Back) -> None:
    """Round and answer in words, what is being shown, and both on the rail of all turns."""
    with b.thing("replay:where", rect):
        rect = Rect(rect.x + GAP / 2, rect.y, rect.w - GAP, rect.h)
        top = rect.y + 12
        rounds = page.t("common.round", n=max(1, at.round))
        used = b.text(rect.x, top, f"{rounds} · {at.number}/{at.last}", 22, 600, box=rect.w) + 14
        note = at.note or str(page.t("replay.note"))
        style = Style(size=20, colour="bone2")
        room = Rect(rect.x + used, rect.y, rect.w - used, 26)
        laid = b.markup(room.x, top, note, room.w, style, middle=True, lines=1, ellipsis=True, align="right")
        if laid.overflow:
            b.hit(room, tip=note)
        _rail(page, b, Rect(rect.x, rect.y + 24, rect.w, rect.h - 24), at)


def _weighed(page: Page, b: Build, rect: Rect, turn: Turn) -> None:
    """What a review says of the answer given here, in the place of both: why somebody came to look."""
    with b.thing("replay:weighed", rect):
        played = page.t("review.played", what=turn.played)
        worth = page.t("review.worth", n=round(100 * turn.worth))
        b.piece(rect.x + GAP + 10, rect.centre[1], "marker", turn.seat, MARKER)
        colour = "good_dark" if turn.worth > 0 else "bad_dark"
        used = b.text(rect.right - GAP, rect.centre[1], worth, 25, 700, colour, anchor="right")
        left = rect.x + GAP + 34
        room, upper = rect.right - used - 3 * GAP - left, rect.centre[1] - 11
        better = instead(page, turn, room)
        lines = ((upper, played, Style(weight=600)), (upper + 23, better, BELOW))
        laid = [
            b.markup(left, y, words, room, style, middle=True, lines=1, shrink=True, ellipsis=True)
            for y, words, style in lines
        ]
        if any(each.overflow for each in laid) or turn.why:
            b.hit(rect, tip=Markup(f"{played}\n{instead(page, turn)}"))


def _rail(page: Page, b: Build, rect: Rect, at: Back) -> None:
    """All turns in the colours of their seats, bright as far as one is; a click leads to where one begins."""
    turns = at.turns
    if not turns:
        return
    breaks = sum(one.round != other.round for one, other in pairwise(turns))
    wide, x, y = (rect.w - breaks * APART) / len(turns), rect.x, rect.centre[1] - RAIL / 2
    here = max(0, bisect_right([turn.first for turn in turns], at.number) - 1)
    ends = [*(turn.first for turn in turns[1:]), at.last]
    for place, (turn, end) in enumerate(zip(turns, ends, strict=True)):
        if place and turn.round != turns[place - 1].round:
            x += APART
        shown = Rect(x, y, wide - 1 if wide >= ROOMY else wide, RAIL)
        b.bar(shown, f"seat{turn.seat}/40", radius=2)
        done = min(max(0.0, (at.number - turn.first) / (end - turn.first)), 1.0)
        if done:
            b.bar(Rect(x, y, shown.w * done, RAIL), f"seat{turn.seat}", radius=2)
        if place == here:
            b.bar(Rect(x + wide * done - 2, y - 5, 4, RAIL + 10), "bone", radius=2)
        tip = f"{page.t('common.round', n=max(1, turn.round))} · {turn.name}"
        name = f"replay:turn.{place}"
        b.hit(Rect(x, rect.y, wide, rect.h), action=("to", turn.first), tip=tip, radius=3, thing=name, clear=rect)
        x += wide


def _seats(page: Page, b: Build, box: Rect, at: Back) -> float:
    """As whom one looks, no wider than the box; where that ends."""
    options = [Option(name, ("seat", seat)) for seat, name in at.seats]
    chosen = next((place for place, (seat, _) in enumerate(at.seats) if seat == at.viewer), -1)
    made = segmented(page.metrics, box.x, box.y, options, chosen, room=box.w, height=box.h, kind="seat")
    b.drawn(made)
    return made.rect.right
