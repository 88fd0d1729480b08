"""The plate of a lesson over the table: what is explained, what is to be done, and the ways on and back.

What the step is about keeps its light; the rest of the table is darkened. The plate stands in the opening, where it
covers nothing of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.hint import BELOW_WINDOWS
from dune_desktop.ui.presenters.table.spotlight import around
from dune_desktop.ui.screen.display import Frame, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout

WIDE: Final = 600.0
STRIP_WORDS: Final = Style(size=21, line=27, color="cream", icon=1.0)
STRIP: Final = 660.0  # width while the pupil plays on freely
PAD: Final = 24.0
BUTTONS: Final = 48.0
MARGIN: Final = 20.0  # between the plate and the edges of the opening
BESIDE, ABOVE = 5.0, 9.0  # light around what the step is about
DOTS: Final = 26.0  # height of the line that counts the steps
DOT: Final = 8.0


@dataclass(frozen=True, slots=True)
class Explained:
    """What the plate says: step `number` of the `steps` of the lesson called `title`, and what is to be done, "" for
    nothing; `refused` stands in its place after something else was done, and the plate `flashes` for a moment.

    `light`: the things that are lit; `free`: those that the plate should not cover. `ends`: whether it is the last one;
    `reads`: whether the step is only read; `slim`: whether the pupil plays on freely, so that the plate is but a strip
    in the sky; `first`: whether it is the lesson after which a game is proposed.
    """

    title: str
    number: int
    steps: int
    words: Markup
    to_do: Markup
    light: tuple[str, ...]
    refused: Markup = Markup("")
    flashes: bool = False
    free: tuple[str, ...] = ()
    ends: bool = False
    reads: bool = True
    slim: bool = False
    first: bool = False

    @property
    def asked(self) -> Markup:
        """What is to be done, or that something else cannot be done yet."""
        return self.refused or self.to_do

    @property
    def begins(self) -> bool:
        """Whether it is the first step."""
        return self.number == 0


def with_lesson(screen: Screen, page: Page, opening: Rect, told: Explained) -> tuple[Region, ...]:
    """Return the regions that lie over the table's `screen`."""
    if told.slim:
        return (_strip(page, opening, told),)
    there = things(screen)
    lit = [there[name].thing.rect for name in told.light if name in there]
    wide = WIDE * _scale(page)
    free = [there[name].thing.rect for name in told.free if name in there]
    lasting = _words(page, replace(told, refused=Markup("")))
    plate = _place(opening, wide, _height(*lasting), lit, free)
    words, to_do = _words(page, told)
    high = _height(words, to_do)  # a refusal may need more: the buttons stay where they are
    top = max(opening.y, plate.bottom - high)
    regions = [_plate(page, plate._replace(y=top, h=high), told, words, to_do)]
    if lit:
        whole, rings = Rect(0, 0, screen.width, screen.height), joined([rect.inset(-BESIDE, -ABOVE) for rect in lit])
        regions.insert(0, _veil(page, whole, rings))
    return tuple(regions)


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """Return the rectangles, with those that overlap in a row or a column as one."""
    found: list[Rect] = []
    for rect in sorted(rects):
        latest = found[-1] if found else rect
        in_column = abs(latest.x - rect.x) < 1 and abs(latest.w - rect.w) < 1
        in_row = abs(latest.y - rect.y) < 1 and abs(latest.h - rect.h) < 1
        if found and (in_column or in_row) and latest.shared(rect):
            right, bottom = max(latest.right, rect.right), max(latest.bottom, rect.bottom)
            found[-1] = Rect(latest.x, latest.y, right - latest.x, bottom - latest.y)
        else:
            found.append(rect)
    return found


def _scale(page: Page) -> float:
    return min(1.25, max(1.0, page.type.scale))


def _height(words: Laid, asked: Laid) -> float:
    return PAD + DOTS + words.height + (asked.height + 12 if asked.elements else 0) + 16 + BUTTONS + PAD


def _words(page: Page, told: Explained) -> tuple[Laid, Laid]:
    scale = _scale(page)
    room = WIDE * scale - 2 * PAD
    style = Style(size=23 * scale, line=31 * scale, color="cream", icon=1.05)
    color = "ember" if told.refused else "gold"
    strong = Style(size=23 * scale, line=30 * scale, weight=700, color=color, icon=1.05)
    words = layout(str(told.words), page.metrics, room, style, spare=True)
    return words, layout(str(told.asked), page.metrics, room, strong, spare=True)


def _place(opening: Rect, wide: float, high: float, lit: Sequence[Rect], free: Sequence[Rect]) -> Rect:
    """Where the plate covers least of what is lit, and then of what is better left free."""
    left, right = opening.x + MARGIN, opening.right - MARGIN - wide
    top, bottom = opening.y + MARGIN, opening.bottom - MARGIN - high
    spots = [
        Rect(x, y, wide, high)
        for y in (top + (bottom - top) * 0.35, top, bottom)
        for x in ((left + right) / 2, left, right)
    ]

    def covered(spot: Rect, rects: Sequence[Rect]) -> float:
        return sum(spot.shared(rect.inset(-ABOVE - 6)) for rect in rects)

    return min(spots, key=lambda spot: (covered(spot, lit), covered(spot, free)))


def _veil(page: Page, whole: Rect, lit: Sequence[Rect]) -> Region:
    """Darken all but what is lit, and ring that."""
    b = page.build()
    with b.thing("veil:lesson", whole):
        for bar in around(whole, lit):
            b.plate(bar, "lesson.veil")
    b.add(*(Frame(rect, "gold", 3, 12) for rect in lit))
    return b.region("lesson.veil", whole, layer=Layer.RING)


def _plate(page: Page, rect: Rect, told: Explained, words: Laid, to_do: Laid) -> Region:
    b = page.build()
    with b.thing("lesson", rect):
        b.plate(rect, "lesson.refused" if told.flashes else "lesson")
        if told.refused:
            b.add(Frame(rect, "ember", 3, 12))
        b.hit(rect, ground=True, radius=12)
        _count(page, b, told, Rect(rect.x + PAD, rect.y + PAD - 8, rect.w - 2 * PAD, DOTS))
        y = rect.y + PAD + DOTS
        b.extend(words.at(rect.x + PAD, y))
        if told.asked:
            b.extend(to_do.at(rect.x + PAD, y + words.height + 12))
        _buttons(page, b, told, Rect(rect.x + PAD, rect.bottom - PAD - BUTTONS, rect.w - 2 * PAD, BUTTONS))
    return b.region("lesson", rect, bleed=30, layer=Layer.RING)


def _strip(page: Page, opening: Rect, told: Explained) -> Region:
    """What helps on the way, and the ways back and away, in the sky where nothing is clicked."""
    style, wide = grown(STRIP_WORDS, _scale(page)), STRIP * _scale(page)
    words = layout(str(told.words), page.metrics, wide - 2 * PAD, style, spare=True)
    room = max(words.height, 2 * style.pitch)  # so that the buttons stay where they are
    high = 12 + room + 8 + BUTTONS + 12
    rect = Rect(opening.center[0] - wide / 2, opening.y + BELOW_WINDOWS, wide, high)
    b = page.build()
    with b.thing("lesson", rect):
        b.plate(rect, "lesson")
        b.hit(rect, ground=True, radius=12)
        b.extend(words.at(rect.x + PAD, rect.y + 12))
        _buttons(page, b, told, Rect(rect.x + PAD, rect.bottom - 12 - BUTTONS, wide - 2 * PAD, BUTTONS))
    return b.region("lesson", rect, bleed=30, layer=Layer.RING)


def _count(page: Page, b: Build, told: Explained, line: Rect) -> None:
    """The lesson's name, and a dot for each step: those behind are filled."""
    b.text_in(Rect(line.x, line.y, line.w * 0.6, line.h), told.title, 18, 600, "brass_light")
    apart = min(16.0, line.w * 0.4 / told.steps)
    start = line.right - apart * told.steps
    for step in range(told.steps):
        at = Rect(start + apart * step + (apart - DOT) / 2, line.center[1] - DOT / 2, DOT, DOT)
        b.bar(at, "gold" if step == told.number else "brass_light" if step < told.number else "#5E4632", radius=DOT / 2)


def onward(reads: bool, freely: bool) -> str:
    """Return the text key of what leads to the next step from one that is read, played freely, or done."""
    return "lesson.next" if reads else "lesson.skip_rest" if freely else "lesson.skip"


def _buttons(page: Page, b: Build, told: Explained, line: Rect) -> None:
    t, at = page.t, line.x
    if not told.begins:
        at = b.drawn(button(page.metrics, at, line.y, t("lesson.back"), ("lesson_back",), order=900)).right + 12
    if not told.ends or told.first:
        b.drawn(button(page.metrics, at, line.y, t("lesson.leave"), ("lessons",), order=902))
    words, action = t(onward(told.reads, told.slim)), ("lesson_next",)
    if told.ends:
        words, action = t("lesson.first_game" if told.first else "lesson.end"), ("lesson_end",)
    elif not told.reads:
        b.drawn(button(page.metrics, line.right, line.y, words, ("lesson_skip",), anchor="right", order=901))
        return
    made = button(
        page.metrics,
        line.right,
        line.y,
        words,
        action,
        kind="button.primary",
        anchor="right",
        command="primary confirm",
        cap=page.cap("primary"),
        order=899,
    )
    b.drawn(made)
