"""The chips of the bar, as large as they fit between words and buttons."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import CHIP_ORDER, HEIGHT, Bar, Chip, PromptProps
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


def select_chips(model: TableModel, bar: Bar) -> tuple[Chip, ...]:
    """Select the chips of the bar with their keys; several are taken with those that else take cards of the hand."""
    keyed = len(bar.chips) > 1 and not model.choices.of_hand
    return tuple(
        _with_key(model, chip, CARDS[place] if keyed and place < len(CARDS) else chip.command)
        for place, chip in enumerate(bar.chips)
    )


def _with_key(model: TableModel, chip: Chip, command: str) -> Chip:
    cap = model.cap(command) if chip.action else ""
    return replace(chip, command=command, cap=cap, source_name=model.effect_tip(chip.source))


def in_words(b: Build, props: PromptProps, right: float) -> PromptProps:
    """The same with words on its chips, where the question keeps its room beside them.

    Signs are read without words behind them, the question is not; whose an effect is is told by nothing else. Where the
    ways to choose are told on the chips, it is enough to say behind the question what asks.
    """
    wanted = [(_named(props), first_sentence(props.more))]
    if (worded := _worded(props)) is not None:
        source = props.chips[0].source_name or props.more
        wanted = [(worded, props.more), (worded._replace(said=source), source)]
    room = right - props.rect.x - BESIDE
    return next(
        (
            clearer
            for clearer, told in wanted
            if _chips_width(b, _keyless(clearer), CLEAR) <= room - max(WORDS, words_width(b.metrics, props.asked, told))
        ),
        props,
    )


def chips(b: Build, props: PromptProps, right: float) -> float:
    """Chips between text and buttons, as large as they fit; returns where they begin."""
    if not props.chips and not props.steps:
        return right
    size, rect = LARGEST, props.rect
    space = right - rect.x - BESIDE
    room = space - WORDS
    whole = words_width(b.metrics, props.asked, props.more if props.said is None else props.said, SMALLER)
    if _chips_width(b, props, CLEAR) <= (spare := space - max(WORDS, whole)):
        room = spare
    else:
        props = _keyless(props)
    while size > SMALLEST and _chips_width(b, props, size) > room:
        size -= 1
    x = right - 14 - _chips_width(b, props, size)
    start = x
    for order, chip in enumerate(props.chips):
        box = Rect(x, rect.y + (rect.h - HEIGHT) / 2, _chip_width(b, chip, size), HEIGHT)
        with b.thing(called("chip", chip.name), box):
            _chip(b, chip, box, size, CHIP_ORDER + order)
        x = box.right + 10
    if props.steps:
        steppers(b, props.steps, x, rect)
    return start


def _keyless(props: PromptProps) -> PromptProps:
    """The same without keys written on the chips."""
    return props._replace(chips=tuple(replace(chip, cap="") for chip in props.chips))


def _worded(props: PromptProps) -> PromptProps | None:
    """The same with each way to choose in words, which need no signs; None where nothing is to be chosen so."""
    if not props.chips or any(chip.name[0] != "branch" for chip in props.chips):
        return None
    return props._replace(chips=tuple(replace(chip, signs=(Words(chip.label),)) for chip in props.chips))


def _named(props: PromptProps) -> PromptProps:
    """The same, where effects of two cards are left with the names of these cards before them."""
    cards = {chip.source for chip in props.chips if chip.source.startswith("card:")}
    if len(cards) < 2:
        return props
    chips = tuple(
        replace(chip, signs=(Words(chip.source_name), Sign(" "), *chip.signs)) if chip.source in cards else chip
        for chip in props.chips
    )
    return props._replace(chips=chips)


def _chip(b: Build, chip: Chip, box: Rect, size: float, order: int) -> None:
    style = "chip.lit" if chip.action else "chip.dim"
    b.add(Plate(box, style))
    opacity = 1.0 if chip.action else 0.75
    if chip.cap:
        b.drawn(key_cap(b.metrics, box.x + 10, box.y + box.h / 2, chip.cap, style))
    x = box.x + 18 + _cap_width(chip)
    b.signs(chip.signs, x, box.y + box.h / 2, box.right - x - 12, size, style, opacity=opacity)
    if chip.optional and chip.action:
        b.text(box.right - 16, box.y + 12, "?", BODY, 600, PLATES[style].ink2, anchor="center")
    b.hit(
        box,
        action=chip.action,
        refusal=chip.refusal,
        inspect=chip.source,
        tip="\n".join(filter(None, (chip.label, chip.source_name))),
        order=order if chip.action else -1,
        command=chip.command if chip.action else "",
        radius=23,
    )


def _chip_width(b: Build, chip: Chip, size: float) -> float:
    beside = _cap_width(chip) + (12 if chip.optional else 0)
    return max(70.0, signs.measure(chip.signs, b.metrics, size) + 36 + beside)


def _cap_width(chip: Chip) -> float:
    """What a chip needs for its key, beside what stands on it."""
    return CAP if chip.cap else 0.0


def _chips_width(b: Build, props: PromptProps, size: float) -> float:
    """All that stands there, side by side."""
    total = sum(_chip_width(b, chip, size) + 10 for chip in props.chips)
    return total + (steppers_width(b, props.steps) if props.steps else -10)
