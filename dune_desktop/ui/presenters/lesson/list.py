"""The list of lessons: what each teaches, how long it takes, and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.screen.display import Rect, Region, Screen
from dune_desktop.ui.screen.land import PAGE
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.richtext import Style

ROW: Final = 108.0
GAP: Final = 14.0
TOP: Final = 170.0
WIDEST: Final = 1180.0
PAD: Final = 28.0
STATE: Final = 300.0  # room for how long it takes and how far one has come


@dataclass(frozen=True, slots=True)
class Offered:
    """A lesson of the list. `step` and `steps`: how far the player has come in it, step 0 if it was not begun."""

    id: str
    minutes: int
    step: int
    steps: int
    done: bool


def lessons_screen(page: Page, offered: Sequence[Offered]) -> Screen:
    """The first lesson that is not done is the golden one."""
    golden = next((each.id for each in offered if not each.done), "")
    regions = [header(page, page.t("lesson.title"), page.t("lesson.subtitle")), _list(page, offered, golden)]
    return Screen(PAGE, tuple(regions), page.width, page.height)


def _list(page: Page, offered: Sequence[Offered], golden: str) -> Region:
    b, by = page.build(), page.around
    wide = min(WIDEST * by, page.right - page.left)
    free = page.height - TOP - 60
    pitch = min((ROW + GAP) * by, free / max(1, len(offered)))
    whole = Rect(page.left, TOP, wide, pitch * len(offered))
    for order, each in enumerate(offered):
        rect = Rect(whole.x, whole.y + pitch * order, wide, pitch - GAP)
        with b.thing(f"lesson:{each.id}", rect):
            _row(page, b, each, rect, each.id == golden, by)
            command = "confirm" if each.id == golden else ""
            b.hit(rect, action=("begin", each.id), order=order, command=command, golden=bool(command))
    return b.region("lessons", whole, bleed=40)


def _row(page: Page, b: Build, each: Offered, rect: Rect, golden: bool, by: float) -> None:
    style = PLATES["button.primary" if golden else "panel"]
    ink = style.ink if golden else "cream"
    second = style.ink2 if golden else "bone2"
    b.plate(rect, "button.primary" if golden else "panel")
    words = Rect(rect.x + PAD, rect.y + rect.h * 0.1, rect.w - 2 * PAD - STATE * by, rect.h * 0.4)
    b.text_in(words, page.t(f"lesson.{each.id}.title"), 30 * by, 700, ink)
    about = Style(size=21 * by, weight=500, color=second, line=25 * by)
    room = Rect(words.x, rect.y + rect.h * 0.5, words.w, rect.h * 0.42)
    b.markup(
        room.x, room.center[1], page.t(f"lesson.{each.id}.about"), room.w, about, middle=True, lines=2, shrink=True
    )
    state = Rect(rect.right - PAD - STATE * by, rect.y, STATE * by, rect.h)
    b.text_in(state, _state(page, each), 22 * by, 600, second, anchor="right")


def _state(page: Page, each: Offered) -> str:
    if each.done:
        return str(page.t("lesson.state.done"))
    if each.step:
        return str(page.t("lesson.state.begun", n=each.step + 1, of=each.steps))
    return str(page.t("lesson.state.new", n=each.minutes))
