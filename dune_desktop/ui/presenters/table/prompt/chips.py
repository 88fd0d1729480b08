"""The chips of the bar, as large as they fit between words and buttons."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import CHIP_ORDER, HEIGHT, Bar, Chip
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.prompt.steppers import steppers, steppers_width
from dune_desktop.ui.presenters.table.prompt.words import SMALLER, first_sentence, words_width
from dune_desktop.ui.screen.commands import CARDS
from dune_desktop.ui.screen.display import Plate, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Sign, Words

WORDS = 294.0  # room that is left for the question
LARGEST, CLEAR, SMALLEST = 27.0, 22.0, 20.0  # signs on a chip
BESIDE = 104.0  # the face before the words, and what is free around them
CAP = 24.0  # more for a chip with a key on it


def in_words(model: TableModel, bar: Bar, right: float, rect: Rect) -> Bar:
    """The same bar with words on its chips, where the question keeps its room beside them.

    Signs are read without words behind them, the question is not; whose an effect is is told by nothing else. Where the
    ways to choose are told on the chips, it is enough to say behind the question what asks.
    """
    asked, more = question(model)
    wanted = [(_named(model, bar), first_sentence(more))]
    if (worded := _worded(model, bar)) is not None:
        source = str(model.name(bar.chips[0].source)) if bar.chips[0].source else more
        wanted = [(worded, more), (replace(worded, said=source), source)]
    room = right - rect.x - BESIDE
    return next(
        (
            clearer
            for clearer, told in wanted
            if _chips_width(model, clearer, CLEAR) <= room - max(WORDS, words_width(model.metrics, asked, told))
        ),
        bar,
    )


def chips(model: TableModel, b: Build, bar: Bar, right: float, rect: Rect) -> float:
    """Chips between text and buttons, as large as they fit; returns where they begin."""
    if not bar.chips and not bar.stepper:
        return right
    size = LARGEST
    asked, more = question(model)
    space = right - rect.x - BESIDE
    room = space - WORDS
    whole = words_width(model.metrics, asked, more if bar.said is None else bar.said, SMALLER)
    bar = _keyed(model, bar)
    if _chips_width(model, capped := _capped(model, bar), CLEAR) <= (spare := space - max(WORDS, whole)):
        bar, room = capped, spare
    while size > SMALLEST and _chips_width(model, bar, size) > room:
        size -= 1
    x = right - 14 - _chips_width(model, bar, size)
    start = x
    for order, chip in enumerate(bar.chips):
        box = Rect(x, rect.y + (rect.h - HEIGHT) / 2, _chip_width(model, chip, size), HEIGHT)
        with b.thing(called("chip", chip.name), box):
            _chip(model, b, chip, box, size, CHIP_ORDER + order)
        x = box.right + 10
    if bar.stepper:
        steppers(model, b, x, rect)
    return start


def _keyed(model: TableModel, bar: Bar) -> Bar:
    """The same bar, where several chips are taken with the keys that else take cards of the hand."""
    if model.choices.of_hand or len(bar.chips) < 2:
        return bar
    chips = [replace(chip, command=name) for chip, name in zip(bar.chips, CARDS, strict=False)]
    return replace(bar, chips=chips + bar.chips[len(CARDS) :])


def _capped(model: TableModel, bar: Bar) -> Bar:
    """The same bar, where chips that can be taken show their keys."""
    chips = [replace(chip, cap=model.cap(chip.command)) if chip.action else chip for chip in bar.chips]
    return replace(bar, chips=chips)


def _worded(model: TableModel, bar: Bar) -> Bar | None:
    """The same bar with each way to choose in words, which need no signs; None where nothing is to be chosen so."""
    if not bar.chips or any(chip.name[0] != "branch" for chip in bar.chips):
        return None
    chips = [replace(chip, signs=(Words(chip.label),)) for chip in bar.chips]
    return replace(bar, chips=chips)


def _named(model: TableModel, bar: Bar) -> Bar:
    """The same bar, where effects of two cards are left with the names of these cards before them."""
    cards = {chip.source for chip in bar.chips if chip.source.startswith("card:")}
    if len(cards) < 2:
        return bar
    chips = [
        replace(chip, signs=(Words(model.name(chip.source)), Sign(" "), *chip.signs)) if chip.source in cards else chip
        for chip in bar.chips
    ]
    return replace(bar, chips=chips)


def _chip(model: TableModel, b: Build, chip: Chip, box: Rect, size: float, order: int) -> None:
    style = "chip.lit" if chip.action else "chip.dim"
    b.add(Plate(box, style))
    opacity = 1.0 if chip.action else 0.75
    if chip.cap:
        b.drawn(key_cap(model.metrics, box.x + 10, box.y + box.h / 2, chip.cap, style))
    x = box.x + 18 + _cap_width(chip)
    b.signs(chip.signs, x, box.y + box.h / 2, box.right - x - 12, size, style, opacity=opacity)
    if chip.optional and chip.action:
        b.text(box.right - 16, box.y + 12, "?", BODY, 600, PLATES[style].ink2, anchor="centre")
    b.hit(
        box,
        action=chip.action,
        refusal=chip.refusal,
        inspect=chip.source,
        tip="\n".join(filter(None, (chip.label, model.effect_tip(chip.source)))),
        order=order if chip.action else -1,
        command=chip.command if chip.action else "",
        radius=23,
    )


def _chip_width(model: TableModel, chip: Chip, size: float) -> float:
    beside = _cap_width(chip) + (12 if chip.optional else 0)
    return max(70.0, signs.measure(chip.signs, model.metrics, size) + 36 + beside)


def _cap_width(chip: Chip) -> float:
    """What a chip needs for its key, beside what stands on it."""
    return CAP if chip.cap else 0.0


def _chips_width(model: TableModel, bar: Bar, size: float) -> float:
    """All that stands there, side by side."""
    total = sum(_chip_width(model, chip, size) + 10 for chip in bar.chips)
    return total + (steppers_width(model) if bar.stepper else -10)
