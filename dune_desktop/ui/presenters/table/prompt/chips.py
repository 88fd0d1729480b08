"""Chips, with which effects are resolved and ways are chosen: in the corner, or in a drawer beside it."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import CHIP_ORDER, Bar, Chip
from dune_desktop.ui.screen.commands import CARDS
from dune_desktop.ui.screen.display import Plate, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Words

HEIGHT, PITCH = 40.0, 45.0  # of a chip in the corner, and from one line of them to the next
SIGNS, SMALLEST = 25.0, 20.0  # size of the signs on it
GAP, MARGIN = 6.0, 14.0  # between two chips of a line; left and right of what stands on one
CAP = 36.0  # more for a chip with a key on it, which stands apart from what it does
LINE, LEAST, MOST = 54.0, 46.0, 90.0  # from one line in the drawer to the next; at least, at most
THREE = 64.0  # the same where the words of one need three lines
EDGE = 10.0  # of the drawer
SIGNS_SHARE = 0.42  # of a line in the drawer that signs may have beside words


def select_chips(model: TableModel, bar: Bar) -> tuple[Chip, ...]:
    """Select the chips with their keys; several are taken with those that else take cards of the hand."""
    keyed = len(bar.chips) > 1 and not model.choices.of_hand
    return tuple(
        _with_key(model, chip, CARDS[place] if keyed and place < len(CARDS) else chip.command)
        for place, chip in enumerate(bar.chips)
    )


def _with_key(model: TableModel, chip: Chip, command: str) -> Chip:
    cap = model.cap(command) if chip.action else ""
    return replace(chip, command=command, cap=cap, source_name=model.effect_tip(chip.source))


# ------------------------------------------------------------------------------------------------ in the corner


def needs_drawer(b: Build, chips: tuple[Chip, ...], width: float) -> bool:
    """Whether some of these are too wide for the corner, or ways to choose that are told in words."""
    told = any(chip.name[0] == "branch" and chip.label for chip in chips)
    return told or not all(_has_room(b, chip, width) for chip in chips)


def _has_room(b: Build, chip: Chip, width: float) -> bool:
    """Whether a line so wide has room for its words in two lines, or for its signs."""
    if not _in_words(chip):
        return _need(b, chip, SMALLEST) <= width
    return b.whole(_words(chip, chip.label), width - 2 * MARGIN - (CAP if chip.cap else 0), 2)


def _in_words(chip: Chip) -> bool:
    """Whether it is told in words, with its signs behind them: there are words, and none among the signs."""
    return bool(chip.label) and not any(isinstance(part, Words) for part in chip.signs)


def grid_height(b: Build, chips: tuple[Chip, ...], width: float) -> float:
    """How high these are in lines of two; one that needs more has a line of its own."""
    return PITCH * len(_lines(b, chips, width)) - (PITCH - HEIGHT)


def draw_chips(b: Build, chips: tuple[Chip, ...], rect: Rect) -> None:
    """Chips in lines of two; one that is told in words has a line of its own."""
    half, order = (rect.w - GAP) / 2, CHIP_ORDER
    for row, line in enumerate(_lines(b, chips, rect.w)):
        for column, chip in enumerate(line):
            width = rect.w if len(line) == 1 else half
            box = Rect(rect.x + (half + GAP) * column, rect.y + PITCH * row, width, HEIGHT)
            with b.thing(called("chip", chip.name), box):
                _chip(b, chip, box, order)
            order += 1


def _lines(b: Build, chips: tuple[Chip, ...], width: float) -> list[list[Chip]]:
    half = (width - GAP) / 2
    lines: list[list[Chip]] = []
    for chip in chips:
        narrow = not _in_words(chip) and _need(b, chip, SIGNS) <= half
        last = lines[-1] if lines else []
        if narrow and len(last) == 1 and not _in_words(last[0]) and _need(b, last[0], SIGNS) <= half:
            lines[-1].append(chip)
        else:
            lines.append([chip])
    return lines


def _need(b: Build, chip: Chip, size: float) -> float:
    return signs.measure(chip.signs, b.metrics, size) + 2 * MARGIN + (CAP if chip.cap else 0) + 12 * chip.optional


def _chip(b: Build, chip: Chip, box: Rect, order: int) -> None:
    if _in_words(chip):
        _row(b, chip, box, order, "chip", 20)
        return
    style = "chip.lit" if chip.action else "chip.dim"
    size = SIGNS
    while size > SMALLEST and _need(b, chip, size) > box.w:
        size -= 1
    b.add(Plate(box, style))
    x, y = box.x + MARGIN - 2, box.y + box.h / 2
    if chip.cap:
        b.drawn(key_cap(b.metrics, box.x + 9, y, chip.cap, style))
        x += CAP
    b.signs(chip.signs, x, y, box.right - x - 10, size, style, opacity=1.0 if chip.action else 0.75)
    if chip.optional and chip.action:
        b.text(box.right - 13, box.y + 12, "?", BODY, 600, PLATES[style].ink2, anchor="center")
    _hit(b, chip, box, order, 20)


def _hit(b: Build, chip: Chip, box: Rect, order: int, radius: float) -> None:
    b.hit(
        box,
        action=chip.action,
        refusal=chip.refusal,
        inspect=chip.source,
        tip="\n".join(filter(None, (chip.label, chip.source_name))),
        order=order if chip.action else -1,
        command=chip.command if chip.action else "",
        radius=radius,
    )


# ------------------------------------------------------------------------------------------------ in the drawer


def draw_drawer(b: Build, chips: tuple[Chip, ...], place: Rect, covered: float) -> Rect:
    """A line for each answer, what it does at its end; many stand in two columns. Returns what the drawer covers.

    It is so high that what has a height of `covered` behind it does not look out.
    """
    columns = 1 if len(chips) * LEAST + 2 * EDGE <= place.h else 2
    rows = -(-len(chips) // columns)
    width = (place.w - 2 * EDGE - 8 * (columns - 1)) / columns
    least = LINE if all(_has_room(b, chip, width) for chip in chips) else THREE
    pitch = max(least, min(MOST, (covered - 2 * EDGE + 6) / rows))
    pitch = min(pitch, (place.h - 2 * EDGE + 6) / rows)
    high = pitch * rows - 6 + 2 * EDGE
    drawer = Rect(place.x, place.bottom - high, place.w, high)
    with b.thing("drawer", drawer):
        b.plate(drawer, "drawer")
        b.hit(drawer, ground=True)
    for index, chip in enumerate(chips):
        column, row = divmod(index, rows)
        box = Rect(drawer.x + EDGE + (width + 8) * column, drawer.y + EDGE + pitch * row, width, pitch - 6)
        with b.thing(called("chip", chip.name), box):
            _row(b, chip, box, CHIP_ORDER + index)
    return drawer


def _words(chip: Chip, told: str) -> str:
    return told + ("?" if told and chip.optional and chip.action else "")


def _row(b: Build, chip: Chip, box: Rect, order: int, kind: str = "way", radius: float = 9) -> None:
    """A line of words, with its signs at the end where there is room for them."""
    style = f"{kind}.lit" if chip.action else f"{kind}.dim"
    surface, opacity = PLATES[style], 1.0 if chip.action else 0.75
    b.add(Plate(box, style))
    x, y, right = box.x + MARGIN, box.y + box.h / 2, box.right - MARGIN
    if chip.cap:
        b.drawn(key_cap(b.metrics, box.x + 10, y, chip.cap, style))
        x += CAP
    size, lines = BODY if box.h > 44 else FLOOR, 3 if box.h > 3 * FLOOR else 2
    told = chip.label or chip.source_name
    if _in_words(chip) and not b.whole(_words(chip, told), right - x, lines, size):
        told = ""  # the signs tell it alone
    words = _words(chip, told)
    if told and not any(isinstance(part, Words) for part in chip.signs):
        needs, most = b.needs(chip.signs, 23), (right - x) * SIGNS_SHARE
        need, low = min(needs, most), box.h <= 44  # a low line has no room for signs below each other
        if not (low and needs > most) and b.whole(words, right - x - need - 10, 2, size):  # else the words stand alone
            b.signs(chip.signs, right - need, y, need, 23, style, opacity=opacity)
            right -= need + 10
    elif not told:
        b.signs(chip.signs, x, y, right - x, SIGNS, style, opacity=opacity)
    if told:
        b.title_of(x, y, words, right - x, size, surface.ink, 600, lines, close=True)
    _hit(b, chip, box, order, radius)
