"""The Bene Tleilax board where it is folded: what each seat has there, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.immortality.own import column, people, playing, specimens, station
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import ASIDE, Rect, Region
from dune_desktop.ui.screen.sizes import BODY

STRIP_ORDER = ASIDE + 2
TOKEN = 14.0
ENTRY, LEDGER_ICON = 15.0, 22.0  # before a number; before the numbers of a kind


class _Ledger(NamedTuple):
    """A number of each seat: what it is called, its sign, and for each seat the number now and then."""

    name: str
    icon: str
    numbers: tuple[tuple[int, int, int], ...]


class _Props(NamedTuple):
    """The strip: whether its board lies open, and what it tells in numbers."""

    rect: Rect
    open: bool
    ledgers: tuple[_Ledger, ...]


def _select(model: TableModel) -> _Props:
    """Specimens, Tleilaxu track and research of all seats in their order."""
    is_open = "strip.tleilax" in model.places
    counts: tuple[tuple[str, str, list[int], Callable[[GameState, int], int]], ...] = (
        ("tanks", "specimen", people(model), specimens),
        ("tleilaxu", "tleilaxu", playing(model), station),
        ("research", "research", people(model), partial(column, model)),
    )
    ledgers = tuple(
        _Ledger(name, icon, tuple((seat, *_both(model, count, seat)) for seat in seats))
        for name, icon, seats, count in counts
    )
    return _Props(model.places["strip.tleilax" if is_open else "side.tleilax"], is_open, ledgers)


def _both(model: TableModel, count: Callable[[GameState, int], int], seat: int) -> tuple[int, int]:
    """A seat's number now, and after what is weighed up."""
    return count(model.view, seat), model.then(lambda state: count(state, seat))


def _draw(b: Build, props: _Props) -> Region:
    """Each ledger as its sign and the numbers of the seats."""
    rect, is_open, ledgers = props
    with b.thing("strip:tleilax", rect):
        b.plate(rect, "strip.open" if is_open else "strip")
        wide = [[ENTRY + b.metrics.width(str(then), BODY, 700) for _, _, then in row.numbers] for row in ledgers]
        room = rect.w - 26 - len(ledgers) * (LEDGER_ICON + 6) - sum(map(sum, wide))
        gap = max(0.0, min(9.0, room / sum(map(len, wide))))
        between = max(0.0, room - gap * sum(map(len, wide))) / len(ledgers)
        x, y = rect.x + 4, rect.y + rect.h / 2
        for ledger, widths in zip(ledgers, wide, strict=True):
            if x > rect.x + 4:
                b.line(x, rect.y + 9, x, rect.bottom - 9, "plate_rim", 1)
                x += 4
            b.icon(x + LEDGER_ICON / 2, y, ledger.icon, 23)
            x += LEDGER_ICON + 1
            for (seat, now, then), width in zip(ledger.numbers, widths, strict=True):
                _entry(b, f"folded.{ledger.name}:{seat}", seat, now, then, Rect(x, y - 13, width, 26))
                x += width + gap
            x += between
        _chevron(b, rect.right - 12, rect.y + rect.h / 2, is_open)
        b.hit(rect, action=("side", TLEILAX.id), inspect="tanks:tleilax", order=STRIP_ORDER, radius=9)
    return b.region("tleilax.strip", rect, bleed=6)


def _chevron(b: Build, x: float, y: float, up: bool) -> None:
    """The sign of something that opens, or is open."""
    tip, ends = (y - 3, y + 3) if up else (y + 3, y - 3)
    b.line(x - 6, ends, x, tip, "brass_light", 2)
    b.line(x, tip, x + 6, ends, "brass_light", 2)


def _entry(b: Build, name: str, seat: int, now: int, then: int, place: Rect) -> None:
    """A seat's token and number in a ledger of the strip."""
    with b.thing(name, place):
        b.piece(place.x + TOKEN / 2, place.y + 13, "marker", seat, TOKEN)
        color = "bone" if then == now else "good_dark" if then > now else "bad_dark"
        b.text(place.x + ENTRY, place.y + 13, str(then), BODY, 700, color)


STRIP: Final = Part(_select, _draw)
