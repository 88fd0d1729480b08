"""The Bene Tleilax board where it is folded: what each seat has there, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dune_desktop.engine import GameState
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.immortality.own import column, people, playing, specimens, station
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import ASIDE, Rect, Region
from dune_desktop.ui.screen.sizes import BODY

STRIP_ORDER = ASIDE + 2
TOKEN = 14.0
ENTRY, LEDGER_ICON = 15.0, 22.0  # before a number; before the numbers of a kind


def strip(model: TableModel) -> Region:
    """Specimens, Tleilaxu track and research of all seats in their order, each as a number."""
    is_open = "strip.tleilax" in model.places
    rect = model.places["strip.tleilax" if is_open else "side.tleilax"]
    b = Build(model.metrics)
    with b.thing("strip:tleilax", rect):
        b.plate(rect, "strip.open" if is_open else "strip")
        ledgers: tuple[tuple[str, str, Callable[[GameState, int], int]], ...] = (
            ("tanks", "specimen", specimens),
            ("tleilaxu", "tleilaxu", station),
            ("research", "research", partial(column, model)),
        )
        seats = [playing(model) if name == "tleilaxu" else people(model) for name, _, _ in ledgers]
        numbers = [
            [_both(model, count, seat) for seat in each] for each, (_, _, count) in zip(seats, ledgers, strict=True)
        ]
        wide = [[ENTRY + model.metrics.width(str(then), BODY, 700) for _, then in row] for row in numbers]
        room = rect.w - 26 - len(ledgers) * (LEDGER_ICON + 6) - sum(map(sum, wide))
        gap = max(0.0, min(9.0, room / sum(map(len, wide))))
        between = max(0.0, room - gap * sum(map(len, wide))) / len(ledgers)
        x, y = rect.x + 4, rect.y + rect.h / 2
        for (name, icon, _), each, row, widths in zip(ledgers, seats, numbers, wide, strict=True):
            if x > rect.x + 4:
                b.line(x, rect.y + 9, x, rect.bottom - 9, "plate_rim", 1)
                x += 4
            b.icon(x + LEDGER_ICON / 2, y, icon, 23)
            x += LEDGER_ICON + 1
            for seat, (now, then), width in zip(each, row, widths, strict=True):
                _entry(b, f"folded.{name}:{seat}", seat, now, then, Rect(x, y - 13, width, 26))
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


def _both(model: TableModel, count: Callable[[GameState, int], int], seat: int) -> tuple[int, int]:
    """A seat's number now, and after what is weighed up."""
    return count(model.view, seat), model.then(lambda state: count(state, seat))


def _entry(b: Build, name: str, seat: int, now: int, then: int, place: Rect) -> None:
    """A seat's token and number in a ledger of the strip."""
    with b.thing(name, place):
        b.piece(place.x + TOKEN / 2, place.y + 13, "marker", seat, TOKEN)
        colour = "bone" if then == now else "good_dark" if then > now else "bad_dark"
        b.text(place.x + ENTRY, place.y + 13, str(then), BODY, 700, colour)
