"""The bar under the table while somebody looks back: forward and backward, as whom, and the way on."""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.box_model import Node, arrange, column, draw, fixed, item, piece, row, share, text
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option, button_width, segmented
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
_WHERE = column(fixed(24), share(), pad=(GAP / 2, 0))
_TOLD = column(fixed(24), fixed(22), justify="center")
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
        high = rect.h - 12
        words, note = page.t("replay.play_on"), page.t("replay.play_on.note")
        on = page.button(words, ("play_on",), height=high, tip=note)
        back = page.button(page.t("common.back"), ("back",), kind="button.primary", height=high, command="back")
        draw(b, row(12, *_ways(page, at, high), 2 * GAP, on, GAP, back, 10, pad=(0, 6)), rect)
    return b.region(BAR, rect, bleed=60)


def _ways(page: Page, at: Back, high: float) -> list[Node | float]:
    """The moves with the words among them, to be played, and as whom one looks, unless the words are about somebody's
    answer. The words take the room that is left over.
    """
    told = partial(_where, page, at) if at.weighed is None else partial(_weighed, page, at.weighed)
    stop, play = page.t("replay.stop"), page.t("replay.play")
    wide = max(button_width(page.metrics, text, "button", page.cap("primary")) for text in (stop, play))
    end = "" if at.number < at.last or at.playing else page.t("replay.end")
    run = page.button(stop if at.playing else play, ("play",), width=wide, height=high, command="primary", refusal=end)
    found: list[Node | float] = []
    for how, way, sign, command in MOVES:
        if (how, way) == ("step", 1):
            found += [share(1, told, least=WORDS), GAP]
        off = at.number == (0 if way < 0 else at.last)
        move = page.button(
            sign,
            ("move", how, way),
            height=high,
            command=command,
            cap="",
            refusal=page.t("replay.beginning" if way < 0 else "replay.end") if off else "",
            tip=page.with_key(page.t(f"replay.{how}.{'back' if way < 0 else 'on'}"), command),
        )
        found += [move, GAP]
    found += [GAP, run]
    if len(at.seats) > 1 and at.weighed is None:  # whose hand it was decided by is what one came to see
        found += [2 * GAP, _seats(page, at, high)]
    return found


def _where(page: Page, at: Back, b: Build, rect: Rect) -> None:
    """Round and answer in words, what is being shown, and both on the rail of all turns."""
    with b.thing("replay:where", rect):
        words, rail = _WHERE.split(rect)
        rounds = page.t("common.round", n=max(1, at.round))
        used = b.text_in(words, f"{rounds} · {at.number}/{at.last}", 22, 600)
        note, style = at.note or str(page.t("replay.note")), Style(color="bone2")
        room = row(used + 14, share()).split(words)[0]
        middle = room.center[1]
        laid = b.markup(room.x, middle, note, room.w, style, middle=True, lines=1, ellipsis=True, align="right")
        if laid.overflow:
            b.hit(room._replace(h=26), tip=note)
        _rail(page, b, rail, at)


def _weighed(page: Page, turn: Turn, b: Build, rect: Rect) -> None:
    """What a review says of the answer given here, in the place of both: why somebody came to look."""
    with b.thing("replay:weighed", rect):
        played = page.t("review.played", what=turn.played)
        size, color = 25, "good_dark" if turn.worth > 0 else "bad_dark"
        worth = text(page.metrics, page.t("review.worth", n=round(100 * turn.worth)), size, 700, color, anchor="right")
        marked = row(GAP, piece("marker", turn.seat, MARKER, wide=20), 14, share(name="told"), 2 * GAP, worth, GAP)
        at = arrange(marked, rect)
        at.draw(b)
        upper, lower = _TOLD.split(at["told"])
        better = instead(page, turn, upper.w)
        laid = [
            b.markup(line.x, line.center[1], words, line.w, style, middle=True, lines=1, shrink=True, ellipsis=True)
            for line, words, style in ((upper, played, Style(weight=600)), (lower, better, BELOW))
        ]
        if any(each.overflow for each in laid) or turn.why:
            b.hit(rect, tip=Markup(f"{played}\n{instead(page, turn)}"))


def _rail(page: Page, b: Build, rect: Rect, at: Back) -> None:
    """All turns in the colors of their seats, bright as far as one is; a click leads to where one begins."""
    turns = at.turns
    if not turns:
        return
    apart = [APART if one.round != other.round else 0.0 for one, other in pairwise(turns)]
    boxes: list[Node | float] = [share()]
    for gap in apart:
        boxes += [gap, share()]
    here = max(0, bisect_right([turn.first for turn in turns], at.number) - 1)
    ends = [*(turn.first for turn in turns[1:]), at.last]
    for place, (turn, end, box) in enumerate(zip(turns, ends, row(*boxes).split(rect), strict=True)):
        line = box.inset(0, (rect.h - RAIL) / 2)
        shown = line._replace(w=box.w - 1 if box.w >= ROOMY else box.w)
        b.bar(shown, f"seat{turn.seat}/40", radius=2)
        done = min(max(0.0, (at.number - turn.first) / (end - turn.first)), 1.0)
        if done:
            b.bar(shown._replace(w=shown.w * done), f"seat{turn.seat}", radius=2)
        if place == here:
            b.bar(Rect(box.x + box.w * done - 2, line.y - 5, 4, RAIL + 10), "bone", radius=2)
        tip = f"{page.t('common.round', n=max(1, turn.round))} · {turn.name}"
        b.hit(box, action=("to", turn.first), tip=tip, radius=3, thing=f"replay:turn.{place}", clear=rect)


def _seats(page: Page, at: Back, high: float) -> Node:
    """As whom one looks; where there is too little room for all names, the longest are cut."""
    options = [Option(name, ("seat", seat)) for seat, name in at.seats]
    chosen = next((place for place, (seat, _) in enumerate(at.seats) if seat == at.viewer), -1)
    made = partial(segmented, page.metrics, options=options, chosen=chosen, height=high, kind="seat")
    wide = made(0, 0).rect.w
    return item(wide, high, lambda b, rect: b.drawn(made(rect.x, rect.y, room=rect.w)), least=0)
