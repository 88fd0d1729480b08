"""Armies as figures: a trooper a troop, or a standard with their number; above or behind them other units, and who
would come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.conflict.strength import THOUGHT
from dune_desktop.ui.presenters.table.conflict.units import UNITS_ORDER, Force
from dune_desktop.ui.presenters.table.drags import home_drag, units_drag
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Drag, Line, Picture, Rect
from dune_desktop.ui.screen.sizes import COUNT_SMALL, FLOOR

POSES = ("soldier", "soldier_on_guard", "soldier_ready")
SHADE = "light:shade:#1A0C10"  # of whoever stands in the sand, and behind what is written there
_WIDE, _HIGH = 30.0, 48.0  # the box of a trooper in its picture file
_STANDARD = 40 / 60  # width of a standard, by its height
_SHIP = 104 / 40  # the same of a unit that flies
_ASTERN = 0.62  # from one of them to the next, by its width
_SHIP_LEAST = 0.85  # how wide one is at least, by the height of a trooper
_OVERLAP = 0.44  # how far from the pole of a standard troopers begin, by its height
_UNDER = 0.86  # how much of the height troops may take with something above them
MOST_TAKEN = 120.0  # width of what takes a unit back that is about to come
_HEADS = 0.66  # how high a trooper is without its spear
_LEAST = 0.75  # how much smaller troopers may stand so that all of them have room
_CLOTH = (0.55, 0.62)  # the middle of a standard's cloth, from its left edge and from the ground
_APART, _CLOSEST = 0.4, 0.2  # from one trooper to the next, by their height
_RISING, _RISEN = 58 / 68, 1.25  # of a unit that rises from the sand: its width by its height, and that by a trooper's
_COILED = 0.55  # from one of them to the next, by its width
_SHARE = 0.78  # of the width of an army they may take
_OVER = 1.12  # how far it reaches over the figures of an army, by their height
_BESIDE = 0.72  # how much of what they take troopers leave free
_BEHIND, _SMALLER = 0.1, 0.92  # how far back every second one stands, and how large that one looks


class FiguresProps(NamedTuple):
    """All that the figures of an army show.

    A trooper is as `high` as that; of more troops than `most` a standard tells the number. `back` takes one home of
    those put forward, and its kind.
    """

    rect: Rect
    force: Force
    high: float
    most: int
    back: tuple[Action, str] = ((), "")


def common_height(armies: Iterable[tuple[Rect, Force]], high: float, most: int) -> float:
    """Return how high the troopers of all armies are, at most so `high`: no army looks larger than another."""
    found = [high]
    for rect, force in armies:
        troops, *others = (now + max(0, more) for now, more in zip(force.now, force.more, strict=True))
        flying = [n for kind, n in zip(force.others, others, strict=True) if kind not in force.rising]
        found.append(rect.h * (_UNDER if any(flying) else 1.0))
        if 0 < troops <= most:
            room = rect.w - _BESIDE * _risen(force, others, high, rect)[0]
            found.append(max(high * _LEAST, _Room(high, most).highest(troops, room)))
    return min(found)


def draw_figures(b: Build, props: FiguresProps) -> None:
    """Draw troops with their feet on the lower edge, other units above them, and right of a line who would come."""
    rect, force = props.rect, props.force
    staying = [now + min(0, more) for now, more in zip(force.now, force.more, strict=True)]
    high = min(props.high, rect.h)
    room = _Room(high, props.most)
    wide = rect.w
    if force.coming:
        coming = max(0, force.more[0])
        share = room.needs(coming) / max(1.0, room.needs(coming) + room.needs(staying[0])) if coming else 0.4
        wide = rect.w * min(0.75, max(0.3, 1 - share)) if staying[0] or any(staying[1:]) else rect.w * 0.12
        b.add(Line(rect.x + wide, rect.y, rect.x + wide, rect.bottom, "bone/80", 2, dash=7))
        ahead = Rect(rect.x + wide + 4, rect.y, rect.right - rect.x - wide - 4, rect.h)
        _coming(b, ahead, props, room)
    air = rect.h - high * _HEADS
    _flying(b, Rect(rect.x, rect.y, wide, air), force, staying[1:], high * _SHIP_LEAST)
    taken = _BESIDE * _rising(b, rect._replace(w=wide), force, staying, high)
    _standing(b, Rect(rect.x + taken, rect.bottom - high, wide - taken, high), force, staying[0], room)


class _Room(NamedTuple):
    """How many troopers of a height stand side by side, and when they are too many."""

    high: float
    most: int

    @property
    def wide(self) -> float:
        return self.high * _WIDE / _HIGH

    def needs(self, n: int) -> float:
        """The width that so many take, or as many of them as are shown."""
        return self.wide + (min(n, self.most) - 1) * self.high * _APART if n else 0.0

    def fit(self, width: float) -> int:
        return min(self.most, max(1, 1 + int((width - self.wide) / (self.high * _CLOSEST) + 0.01)))

    def highest(self, n: int, width: float) -> float:
        """How high troopers are of which so many just have room."""
        return width / (_WIDE / _HIGH + (n - 1) * _CLOSEST)

    def for_all(self, n: int, width: float) -> _Room:
        """Smaller troopers, if so many have room then and would not at this size."""
        high = self.highest(n, width) if n else self.high
        return self._replace(high=high) if n <= self.most and self.high * _LEAST <= high < self.high else self

    def places(self, rect: Rect, n: int, seat: int, ghost: bool = False) -> Iterator[Picture]:
        """So many troopers in the middle of the rectangle, those behind first."""
        step = min(self.high * _APART, (rect.w - self.wide) / max(1, n - 1))
        left = rect.x + (rect.w - self.wide - (n - 1) * step) / 2
        for index in sorted(range(n), key=lambda index: index % 2 == 0):
            size = _SMALLER if index % 2 else 1.0
            foot = rect.bottom - (self.high * _BEHIND if index % 2 else 0)
            box = Rect(left + index * step, foot - self.high * size, self.wide * size, self.high * size)
            pose = "soldier_ghost" if ghost else POSES[(seat + index * 2 + index // 3) % len(POSES)]
            yield Picture(box, f"figure:{seat}:{pose}")


def _standing(b: Build, rect: Rect, force: Force, troops: int, room: _Room) -> None:
    """Draw the troops that stay; all of them are picked as one thing."""
    seat, name, action = force.seat, f"troops:{force.seat}.{force.place}", force.clicks[0]
    room = room.for_all(troops, rect.w)
    rect = Rect(rect.x, rect.bottom - room.high, rect.w, room.high)
    fit = room.fit(rect.w)
    whole = troops <= fit
    beside = 0.0 if whole else room.high * _OVERLAP
    shown = troops if whole else min(room.fit(rect.w - beside), room.most - 2)
    wide = min(rect.w, room.needs(shown) + beside)
    left = rect.center[0] - wide / 2
    box = Rect(left - 3, rect.y, wide + 6, rect.h) if troops > 0 else rect
    with b.thing(name, box):
        if troops <= 0:
            return
        _pick(b, box, action, units_drag(action, name, "troop", seat, force.place, box))
        edge = min(room.high * 0.3, left - rect.x)  # of the shade, which stays within what is the seat's
        under = Rect(left - edge, rect.bottom - room.high * 0.14, wide + 2 * edge, room.high * 0.24)
        b.add(Picture(under, SHADE))
        b.add(*room.places(Rect(left + beside, rect.y, wide - beside, rect.h), shown, seat))
        if not whole:
            standard(b, left, rect.bottom, room.high, seat, str(troops))


def standard(b: Build, x: float, foot: float, high: float, seat: int, number: str) -> None:
    """A banner in the color of a seat, with a number on its cloth."""
    wide = high * _STANDARD
    b.add(Picture(Rect(x, foot - high, wide, high), f"figure:{seat}:standard"))
    size = max(FLOOR, min(high * 0.3, 40))
    b.text(x + wide * _CLOTH[0], foot - high * _CLOTH[1], number, size, 700, "white", anchor="center")


def _flying(b: Build, rect: Rect, force: Force, numbers: list[int], least: float) -> None:
    """Draw units that are no troops, side by side above them."""
    seat = force.seat
    every = zip(force.others, numbers, force.pieces, force.clicks[1:], strict=True)
    kinds = [each for each in every if each[0] not in force.rising]
    total = sum(n for _, n, *_ in kinds)
    place = _ships(rect, total, least)
    for kind, n, pieces, action in kinds:
        if n <= 0:
            continue
        boxes = [next(place) for _ in range(n)]
        first, last = boxes[0], boxes[-1]
        name = f"{kind}s:{seat}.{force.place}"
        box = Rect(first.x, min(first.y, last.y), last.right - first.x, max(first.bottom, last.bottom) - first.y)
        with b.thing(name, box):
            _pick(b, box, action, units_drag(action, name, kind, seat, force.place, box))
            for piece, own in zip(pieces, boxes, strict=False):
                with b.thing(piece, own):
                    b.add(Picture(own, f"figure:{seat}:{kind}"))


def _risen(force: Force, numbers: Sequence[int], high: float, rect: Rect) -> tuple[float, float, float]:
    """The width that units take which rise from the sand, the height of one, and how far apart they stand."""
    total = sum(n for kind, n in zip(force.others, numbers, strict=True) if kind in force.rising)
    wide = min(high * _RISEN, rect.h * _OVER) * _RISING
    if total > 1:  # several are smaller before they hide one another
        wide = max(wide * _LEAST, min(wide, rect.w * _SHARE / (1 + _COILED * (total - 1))))
    step = min(wide * _COILED, max(wide * 0.2, (rect.w * _SHARE - wide) / max(1, total - 1)))
    return wide + step * (total - 1) if total else 0.0, wide / _RISING, step


def _rising(b: Build, rect: Rect, force: Force, numbers: Sequence[int], high: float) -> float:
    """Draw units that rise from the sand at the left, or in the middle where no troops stand; returns their width."""
    troops, *others = numbers
    taken, tall, step = _risen(force, others, high, rect)
    left = rect.x if troops > 0 else rect.center[0] - taken / 2
    wide, foot = tall * _RISING, rect.bottom + tall * 0.04
    every = zip(force.others, others, force.pieces, force.clicks[1:], strict=True)
    for kind, n, pieces, action in every:
        if kind not in force.rising or n <= 0:
            continue
        name = f"{kind}s:{force.seat}.{force.place}"
        box = Rect(left, foot - tall, wide + step * (n - 1), tall)
        with b.thing(name, box):
            _pick(b, box, action, units_drag(action, name, kind, force.seat, force.place, box))
            places = [Rect(left + step * at, foot - tall, wide, tall) for at in range(n)]
            for at in sorted(range(n), key=lambda at: at % 2 == 0):  # every second one stands behind
                back = tall * 0.08 if at % 2 else 0.0
                own = Rect(places[at].x, places[at].y - back, wide, tall)
                with b.thing(pieces[at] if at < len(pieces) else f"{name}.{at}", own):
                    b.add(Picture(own, f"figure:{force.seat}:{kind}"))
        left += step * n
    return taken


def _ships(rect: Rect, total: int, least: float) -> Iterator[Rect]:
    """Places for so many ships, each a little behind the one before; `least` as wide they reach over the rectangle."""
    wide = max(least, rect.h * _SHIP * (0.92 if total == 1 else 0.75))
    wide = min(wide, rect.w / (1 + _ASTERN * max(0, total - 1)))
    high, step = wide / _SHIP, wide * _ASTERN
    left = rect.center[0] - (wide + step * (total - 1)) / 2
    top = min(rect.center[1], rect.bottom - high / 2) - high / 2
    for index in range(total):
        lower = (index % 2 - 0.5) * high * 0.4 if total > 1 else 0.0
        yield Rect(left + index * step, top + lower, wide, high)


def _coming(b: Build, rect: Rect, props: FiguresProps, room: _Room) -> None:
    """Draw who would come as outlines, and how many; a click takes one home."""
    force, (action, kind) = props.force, props.back
    seat, name = force.seat, f"{THEN}troops:{force.seat}.{force.place}"
    troops, others = max(0, force.more[0]), [max(0, more) for more in force.more[1:]]
    air = rect.h - room.high * _HEADS
    flying = sum(n for other, n in zip(force.others, others, strict=True) if other not in force.rising)
    place = _ships(Rect(rect.x, rect.y, rect.w, air), flying, room.high * _SHIP_LEAST)
    _, tall, step = _risen(force, others, room.high, rect)
    left = rect.x
    for other, n in zip(force.others, others, strict=True):
        for _ in range(n):
            where = Rect(left, rect.bottom - tall, tall * _RISING, tall) if other in force.rising else next(place)
            left += step if other in force.rising else 0.0
            b.add(Picture(where, f"figure:{seat}:{other}_ghost"))
    room = room.for_all(troops, rect.w)
    wide = max(64.0, min(rect.w, room.needs(troops) + 8))
    foot = Rect(rect.center[0] - wide / 2, rect.bottom - room.high, wide, room.high)
    with b.thing(name, foot):
        b.add(*room.places(foot, min(troops, room.fit(foot.w)), seat, ghost=True))
        width = b.metrics.width(f"+{force.coming}", COUNT_SMALL, 700)
        b.plate(Rect(rect.center[0] - width / 2 - 6, rect.bottom - 25, width + 12, 26), "army.sign")
        b.text(rect.center[0], rect.bottom - 12, f"+{force.coming}", COUNT_SMALL, 700, THOUGHT, anchor="center")
        if action:
            drag = home_drag(seat, name, action, kind, *foot.center)
            least = foot.inset(max(0.0, (foot.w - MOST_TAKEN) / 2), 0)  # around it a click sends one more
            b.hit(least, action=action, radius=8, drag=drag)


def _pick(b: Build, rect: Rect, action: Action, drag: Drag | None) -> None:
    """Light the ground below what can be picked."""
    if action:
        b.plate(rect, "army.lit")
        b.hit(rect, action=action, order=UNITS_ORDER, radius=8, drag=drag)
