"""Films: what is under way between two screens, and how it looks at any moment. Pure values.

A film is made once (`plan.plan`) and asked for its frames. It knows no clock: whoever has one asks for the frame at so
many seconds, or for none, which is the second screen itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, pi, sin, sqrt
from typing import Final, Literal, NamedTuple

from dune_desktop.ui.screen.display import Element, Label, Rect, Region, Snapshot
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import faded, moved_all
from dune_desktop.ui.screen.values import changed

Path = Literal["line", "arc", "throw", "rise"]
Look = Literal["go", "fade", "count", "burst", "rise", "sink", "shake", "fall"]

LIFT: Final = {"arc": 0.16, "throw": 0.8}  # how high a way rises, as a share of its length
HIGHEST: Final = 110.0
TREMBLES: Final = 7.0  # how far to the left and right what trembles is seen at most
TREMORS: Final = 9  # how often it is seen there
CRACKS: Final = 0.55  # of its time: so long what falls trembles before it goes
TURNED: Final = 0.6  # from here on what arrives looks as it will
STEPS: Final = 5  # of light when something fades: each is drawn anew
SEEN: Final = 0.8  # of its time: from here on what settles is there for the eye
QUICKEST: Final = 2.0  # times as fast as usual, something can still be followed
AT_REST: Final = 0.85  # of the time that a picture stays: by then all has come
GROWN, SHRINKS, ARRIVES = (
    0.35,
    0.65,
    0.95,
)  # of its time: when what is shown large is so, no longer, and looks otherwise
RAISED: Final = 180.0  # how high it is held on its way
GLOW: Final = 30.0  # how far what is scaled may shine out of its place
BETWEEN: Final = 0.08  # seconds: sounds nearer to each other are one noise
SAME: Final = 0.02  # of its size: a smaller change is none

NOWHERE: Final = Rect(0, 0, 0, 0)


class Move(NamedTuple):
    """One thing under way.

    `what` are its elements as they stand at the end, `was` as they stood at the beginning, moved to the end's place;
    empty if they looked the same. `start` is the way from the end back to the beginning. `hides` is the thing of the
    second screen that it stands for, "" for what only passes, such as a coin. `before`: whether it is seen before it
    sets off, `after`: whether once it is there. `numbers` is what a number counts from and to.

    What comes up out of the ground stands at the lower edge of its `place`, and what sinks goes down there; both
    tremble, and so does what shakes. What falls trembles before it fades.

    `place` is what `what` fills, and `placed` what `was` does. What grows or shrinks on its way is as large as `sizes`
    say at the beginning and the end: sides of a square of the same area, and `large` in between if that is not 0. What
    `turns` is turned over like a card, and what bursts fades while it grows.
    """

    what: tuple[Element, ...]
    start: tuple[float, float] = (0.0, 0.0)
    at: float = 0.0
    lasts: float = 0.3
    path: Path = "line"
    look: Look = "go"
    hides: str = ""
    before: bool = True
    after: bool = True
    was: tuple[Element, ...] = ()
    numbers: tuple[int, int] = (0, 0)
    place: Rect = NOWHERE
    placed: Rect = NOWHERE
    sizes: tuple[float, float] = (0.0, 0.0)
    turns: bool = False
    large: float = 0.0

    @property
    def end(self) -> float:
        return self.at + self.lasts

    @property
    def seen(self) -> float:
        """When it is there for the eye."""
        return self.at + SEEN * self.lasts


class Sound(NamedTuple):
    """A cue, so many seconds after the film began."""

    at: float
    name: str


class Film(NamedTuple):
    """Everything under way between two screens; seconds count from its beginning."""

    moves: tuple[Move, ...] = ()
    sounds: tuple[Sound, ...] = ()

    @property
    def lasts(self) -> float:
        return max((move.end for move in self.moves), default=0.0)

    @property
    def hidden(self) -> frozenset[str]:
        """The things of the second screen that are not to be seen in their places while the film runs."""
        return frozenset(move.hides for move in self.moves if move.hides)


def faster(film: Film, speed: float) -> Film:
    """The same film in another time; 2 is twice as fast."""
    if speed == 1:
        return film
    return Film(
        tuple(move._replace(at=move.at / speed, lasts=move.lasts / speed) for move in film.moves),
        tuple(sound._replace(at=sound.at / speed) for sound in film.sounds),
    )


def in_time(film: Film, stays: float) -> Film:
    """The film for a picture that stays no longer than this: over before it goes, if that can still be followed."""
    room = AT_REST * stays
    if film.lasts <= room:
        return film
    return faster(film, QUICKEST if film.lasts >= QUICKEST * room else film.lasts / room)


def still(film: Film) -> Film:
    """The same film for who wants nothing to move: all is there at once, and what is heard follows closely."""
    return Film(sounds=tuple(Sound(BETWEEN * place, sound.name) for place, sound in enumerate(film.sounds)))


def frame(film: Film, t: float, size: tuple[float, float]) -> Region:
    """All that is under way `t` seconds after the beginning, as a region over the table."""
    elements = [element for move in film.moves for element in _seen(move, t)]
    return Region("motion", Rect(0, 0, *size), tuple(elements), layer=Layer.MOTION)


def eased(share: float) -> float:
    """How far something has come after a share of its time: quick at first, then it settles."""
    return 1 - (1 - share) ** 3


def _soft(share: float) -> float:
    """How far something has come that sets off gently and settles gently."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def _seen(move: Move, t: float) -> Sequence[Element]:
    share = min(1.0, max(0.0, (t - move.at) / move.lasts)) if move.lasts > 0 else float(t >= move.at)
    if (t < move.at and not move.before) or (t >= move.end and not move.after):
        return ()
    if move.look == "count":
        return _counted(move, share)
    if move.look == "fade":
        light = round(STEPS * (share if move.after else 1 - share)) / STEPS
        return [faded(element, light) for element in move.what] if light else ()
    if move.look == "burst":
        by, light = _scale(move, move.place, share)[0], round(STEPS * (1 - share)) / STEPS
        return (Snapshot(scaled(move.place, by, by), move.place, move.what, opacity=light),) if light else ()
    if move.look in ("rise", "sink"):
        return _in_ground(move, _soft(share) if move.look == "rise" else 1 - _soft(share), share)
    if move.look in ("shake", "fall"):
        return _shaken(move, share)
    way = 1 - (_soft(share) if move.large else eased(share))
    dx, dy = move.start[0] * way, move.start[1] * way
    if move.path in LIFT:
        dy -= 4 * (RAISED if move.large else min(HIGHEST, LIFT[move.path] * hypot(*move.start))) * way * (1 - way)
    earlier = bool(move.was) and share < (0.5 if move.turns else ARRIVES if move.large else TURNED)
    look, place = (move.was, move.placed) if earlier else (move.what, move.place)
    across, down = _scale(move, place, share)
    dx, dy = round(dx, 1), round(dy, 1)
    if abs(across - 1) < SAME and abs(down - 1) < SAME:
        return moved_all(look, dx, dy)
    return (Snapshot(scaled(place, across, down).moved(dx, dy), place, look, GLOW),)


def _tremor(share: float) -> float:
    """How far aside something trembles after a share of its time: less and less."""
    return round(TREMBLES * sin(pi * TREMORS * share) * (1 - share), 1)


def _in_ground(move: Move, out: float, share: float) -> Sequence[Element]:
    """So much of a thing as is `out` of the ground, at its lower edge."""
    rect, dx = move.place, _tremor(share)
    high = round(rect.h * out)
    if high < 2:
        return ()
    if high > rect.h - 2:
        return moved_all(move.what, dx, 0.0)
    upper = Rect(rect.x, rect.y, rect.w, high)
    return (Snapshot(upper.moved(dx, rect.h - high), upper, move.what),)


def _shaken(move: Move, share: float) -> Sequence[Element]:
    """A thing that trembles in its place; one that falls is gone after that."""
    if move.look == "shake":
        return moved_all(move.what, _tremor(share) * 0.5, 0.0)
    if share < CRACKS:
        return moved_all(move.what, _tremor(0.4 * share / CRACKS) * 0.7, 0.0)
    light = round(STEPS * (1 - (share - CRACKS) / (1 - CRACKS))) / STEPS
    return [faded(element, light) for element in move.what] if light else ()


def _scale(move: Move, place: Rect, share: float) -> tuple[float, float]:
    """How many times as wide and as high as it is drawn a thing is seen after a share of its time."""
    by = 1.0
    if move.sizes != (0.0, 0.0) and place.w and place.h:
        first, last = move.sizes
        if move.large:
            grown, shrunk = _soft(share / GROWN), _soft((share - SHRINKS) / (1 - SHRINKS))
            by = (first + (move.large - first) * grown + (last - move.large) * shrunk) / side(place)
        else:
            by = (last + (first - last) * (1 - eased(share))) / side(place)
    return by * max(0.04, abs(1 - 2 * share)) if move.turns else by, by


def side(rect: Rect) -> float:
    """The side of a square as large as a rectangle."""
    return sqrt(rect.w * rect.h)


def scaled(rect: Rect, across: float, down: float) -> Rect:
    """A rectangle with the same middle, so many times as wide and as high."""
    (x, y), w, h = rect.center, rect.w * across, rect.h * down
    return Rect(x - w / 2, y - h / 2, w, h)


def _counted(move: Move, share: float) -> Sequence[Element]:
    """The thing with its number on the way; a sign before it stays."""
    first, last = move.numbers
    now = round(first + (last - first) * eased(share))

    def said(element: Element) -> Element:
        if not isinstance(element, Label) or number(element.text) != last:
            return element
        return changed(element, text=("+" if element.text.startswith("+") else "") + str(now).replace("-", "−"))

    return [said(element) for element in move.what]


def number(text: str) -> int | None:
    """The number a label says, None if it says something else."""
    digits = text.replace("−", "-").removeprefix("+")
    return int(digits) if digits.removeprefix("-").isdecimal() else None
