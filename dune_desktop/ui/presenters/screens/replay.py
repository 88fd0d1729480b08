"""The bar under the table while somebody looks back: forward and backward, as whom, and the way on."""

from __future__ import annotations

from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option, button, button_width, segmented
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
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


@dataclass(frozen=True, slots=True)
class Back:
    """Where somebody is who looks back: after answer `number` of `last`, as seat `viewer` of the `seats` there are.

    `note` is what there is to say besides; "" for nothing.
    """

    number: int
    last: int
    round: int
    playing: bool
    seats: tuple[tuple[int, str], ...]
    viewer: int
    note: str = ""


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
    """The moves with so much room for words among them, to be played, and as whom one looks; where that ends."""
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
    if len(at.seats) == 1:
        return made.rect.right
    return _seats(page, b, made.rect.right + 2 * GAP, box.y, box.h, at)


def _moves(page: Page, b: Build, x: float, top: float, high: float, at: Back, words: float) -> float:
    """Backward, where one is, forward; where it ends."""
    for how, way, sign, command in MOVES:
        if (how, way) == ("step", 1):
            _where(page, b, Rect(x, top, words, high), at)
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
            tip=page.t(f"replay.{how}.{'back' if way < 0 else 'on'}") + page.behind(command),
        )
        b.drawn(made)
        x = made.rect.right + GAP
    return x + GAP


def _where(page: Page, b: Build, rect: Rect, at: Back) -> None:
    with b.thing("replay:where", rect):
        across, middle = rect.centre
        rounds = page.t("common.round", n=max(1, at.round))
        b.text(across, middle - 10, f"{rounds} · {at.number}/{at.last}", 22, 600, anchor="centre", box=rect.w)
        note = at.note or str(page.t("replay.note"))
        style = Style(size=20, colour="bone2")
        laid = b.markup(rect.x, middle + 14, note, rect.w, style, middle=True, lines=1, ellipsis=True, align="centre")
        if laid.overflow:
            b.hit(rect, tip=note)


def _seats(page: Page, b: Build, x: float, top: float, high: float, at: Back) -> float:
    """As whom one looks; where that ends."""
    options = [Option(name, ("seat", seat)) for seat, name in at.seats]
    chosen = next((place for place, (seat, _) in enumerate(at.seats) if seat == at.viewer), -1)
    made = segmented(page.metrics, x, top, options, chosen, height=high, kind="seat")
    b.drawn(made)
    return made.rect.right
