"""What passes from one place of the table to another and stays in neither: coins, cubes, points. One writer per event.

A place is the name of a thing on the screen; where one is not there, its nearest kin stands for it, and what has no
beginning or no end does not fly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from dune_desktop.engine.events import Event
from dune_desktop.ui.screen.display import Element, Icon, Piece
from dune_desktop.ui.screen.things import Found

GOODS: Final = frozenset({"solari", "spice", "water"})
EACH: Final = 4  # of one kind are seen at most: a heap is told by its number
COIN, CUBE, STAR = 30.0, 26.0, 40.0

When = Literal["paid", "got"]


class Flight(NamedTuple):
    """An element on its way from one thing to another, by their names; it stands in the middle of the end."""

    start: str
    end: str
    element: Element
    when: When = "got"


Way = tuple[tuple[str, ...], tuple[str, ...]]
"""Where from and where to: the first name of each that is on the screen."""


def flights(events: Iterable[Event], now: Mapping[str, Found]) -> tuple[Flight, ...]:
    """What passes over the screen in these events, in their order."""
    found: list[Flight] = []
    for event in events:
        writer = WRITERS.get(str(event[0]))
        for start, end, look, count, when in writer(event) if writer is not None else ():
            first = next((name for name in start if name in now), "")
            last = next((name for name in end if name in now), "")
            if first and last and first != last:
                x, y = now[last].thing.rect.centre
                found += [Flight(first, last, look(x, y), when)] * min(EACH, count)
    return tuple(found)


Passing = tuple[Sequence[str], Sequence[str], Callable[[float, float], Element], int, When]


def place_of(source: str) -> tuple[str, ...]:
    """Where on the table something comes from, by the source of an event: `space:arrakeen`, `card:dagger`."""
    kind, _, name = source.partition(":")
    if kind == "card":
        return (*(f"card:{name}#{copy}" for copy in range(4)), "card:" + name)
    if kind == "track":
        return ("faction:" + name,)
    if kind in ("conflict", "reward"):
        return ("conflict:",)
    if kind == "intrigue":
        return ("section:intrigue",)
    return (source,) if kind in ("space", "tech") else ()


def _icon(name: str, size: float) -> Callable[[float, float], Element]:
    return lambda x, y: Icon(x, y, name, size)


def _cube(seat: object) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, "troop", _int(seat), CUBE)


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _seat(event: Event) -> tuple[str, ...]:
    return (f"seat:{event[1]}",)


def _gain(event: Event) -> list[Passing]:
    what = str(event[2])
    if what not in GOODS:
        return []
    purse = (f"purse:{event[1]}.{what}",)
    return [(place_of(str(event[4])), purse, _icon(what, COIN), _int(event[3]), "got")]


def _spend(event: Event) -> list[Passing]:
    what = str(event[2])
    if what not in GOODS:
        return []
    purse = (f"purse:{event[1]}.{what}",)
    return [(purse, place_of(str(event[4])), _icon(what, COIN), _int(event[3]), "paid")]


def _vp(event: Event) -> list[Passing]:
    return [(place_of(str(event[3])), (f"vp:{event[1]}",), _icon("vp", STAR), _int(event[2]), "got")]


def _recruit(event: Event) -> list[Passing]:
    home = (f"count:{event[1]}.supply",)
    return [(home, (f"troops:{event[1]}.garrison",), _cube(event[1]), _int(event[2]), "got")]


def _deploy(event: Event) -> list[Passing]:
    seat = event[1]
    start = (f"count:{seat}.supply",) if event[3] == "supply" else (f"troops:{seat}.garrison",)
    return [(start, (f"troops:{seat}.conflict",), _cube(seat), _int(event[2]), "got")]


def _retreat(event: Event) -> list[Passing]:
    seat = event[1]
    return [((f"troops:{seat}.conflict",), (f"troops:{seat}.garrison",), _cube(seat), _int(event[2]), "got")]


def _lose(event: Event) -> list[Passing]:
    seat = event[1]
    return [((f"troops:{seat}.{event[3]}",), (f"count:{seat}.supply",), _cube(seat), _int(event[2]), "got")]


def _draw_intrigue(event: Event) -> list[Passing]:
    cards = event[2] if isinstance(event[2], tuple) else ()
    end = (f"count:{event[1]}.intrigue", *_seat(event))
    return [(("deck:intrigue",), end, _icon("intrigue", COIN), len(cards), "got")]


def _steal(event: Event) -> list[Passing]:
    start, end = (f"count:{event[2]}.intrigue",), (f"count:{event[1]}.intrigue",)
    return [(start, end, _icon("intrigue", COIN), 1, "got")]


def _acquire(event: Event) -> list[Passing]:
    start = (f"offer:{event[2]}@{event[3]}", f"row:{event[3]}", f"reserve:{event[2]}")
    return [(start, (f"count:{event[1]}.discard_pile", *_seat(event)), _icon("deck", COIN), 1, "got")]


def _alliance(event: Event) -> list[Passing]:
    faction, before = event[2], _int(event[3])
    start = (f"seat:{before}",) if before >= 0 else (f"alliance:{faction}",)
    end = _seat(event) if _int(event[1]) >= 0 else (f"alliance:{faction}",)
    return [(start, end, _icon("alliance", STAR), 1, "got")]


def _control(event: Event) -> list[Passing]:
    seat = _int(event[1])
    return [(_seat(event), (f"flag:{event[2]}",), lambda x, y: Piece(x, y, "flag", seat, COIN), 1, "got")]


def _council(event: Event) -> list[Passing]:
    return [(_seat(event), ("space:high_council",), _icon("council", STAR), 1, "got")]


WRITERS: Final[dict[str, Callable[[Event], Iterable[Passing]]]] = {
    "gain": _gain,
    "spend": _spend,
    "vp": _vp,
    "recruit": _recruit,
    "deploy": _deploy,
    "retreat": _retreat,
    "lose_troop": _lose,
    "draw_intrigue": _draw_intrigue,
    "steal_intrigue": _steal,
    "acquire": _acquire,
    "alliance": _alliance,
    "control": _control,
    "council": _council,
}
"""Kind of event -> what passes over the table when it happens."""
