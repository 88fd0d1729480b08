"""What passes from one place of the table to another and stays in neither: coins, cubes, points. One writer per event.

A place is the name of a thing on the screen; where one is not there, its nearest kin stands for it, and what has no
beginning or no end does not fly.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from dune_desktop.engine.model.events import Event, Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.motion.film import NOWHERE, side
from dune_desktop.ui.motion.manner import LARGE
from dune_desktop.ui.screen.display import Element, Icon, Picture, Piece, Rect
from dune_desktop.ui.screen.things import Found, moved_all

GOODS: Final = frozenset({"solari", "spice", "water"})
EACH: Final = 4  # of one kind are seen at most: a heap is told by its number
COIN, CUBE, STAR = 30.0, 26.0, 40.0
MUCH: Final = 1.7  # times as large as it was something small is on its way at most
LEAST: Final = 0.28  # of its size: what goes into a pile is never smaller

OWN: Final = {"discard_pile": "pile:discard", "deck": "pile:deck", "intrigue": "section:intrigue"}
"""What the viewer has before it of what others only have as a number."""

PLAYED: Final = "played"
"""Of a card that a seat has played: only the viewer's lie on the table by their own names."""

When = Literal["home", "paid", "got"]
"""In this order: what goes home before anything else happens, what is paid, what is got."""


class Flight(NamedTuple):
    """Elements on their way: they stand at the end of it, and `start` is the way from there back to the beginning.

    `carries` is the thing of the first screen that travels itself, "" for what only passes. It leaves the thing
    `leaves` and lands at the thing `lands`; `event` is the number of the event that tells of it, -1 if none does. What
    travels itself fills `place` at the end of its way, and is as large as `sizes` say.
    """

    what: tuple[Element, ...]
    start: tuple[float, float]
    when: When = "got"
    carries: str = ""
    leaves: str = ""
    lands: str = ""
    event: int = -1
    place: Rect = NOWHERE
    sizes: tuple[float, float] = (0.0, 0.0)
    large: float = 0.0  # the side of a square as large as it is on its way, 0 if that is nothing special


Passing = tuple[Sequence[str], Sequence[str], Callable[[float, float], Element] | None, int, When]
"""Where from and where to, the first name of each that is on the screen; what it looks like in a place, None for the
thing itself that it comes from; and how many.
"""

Writer = Callable[[Facts], Iterable[Passing]]

Lies = Callable[[str, int, int], Iterable[str]]
"""Of a component that a seat has, for the one who looks: the names of the things on the screen, the likeliest first."""


def flights(
    events: Iterable[Event],
    was: Mapping[str, Found],
    now: Mapping[str, Found],
    more: Mapping[str, Writer] | None = None,
    viewer: int = NOBODY,
    lies: Mapping[str, Lies] = {},
) -> tuple[Flight, ...]:
    """What passes over the table in these events, in their order; `more` are the writers of the boxes in play, and
    `lies` says where components of theirs are.

    It sets off where its beginning stood and goes where its end stands now. What the `viewer` pays and gets goes from
    and to its own purse and piles.
    """
    writers = {**WRITERS, **(more or {})}
    found: list[Flight] = []
    for number, event in enumerate(events):
        told = Facts(event)
        for start, end, look, count, when in writers.get(told.kind, _nothing)(told):
            first = _found(_own(_lying(start, told.seat, viewer, lies), viewer), was, now)
            last = _found(_own(_lying(end, told.seat, viewer, lies), viewer), now, was)
            if first is not None and last is not None and first.thing.rect.center != last.thing.rect.center:
                flight = _carried(first, last) if look is None else _passing(first, last, look)
                found += [flight._replace(when=when, event=number)] * min(EACH, count)
    return tuple(found)


def landings(
    was: Mapping[str, Found], now: Mapping[str, Found], kinds: Collection[str], viewer: int
) -> tuple[Flight, ...]:
    """Return the flights of chips and signs that have left the screen, each to the thing that its name says after ">".

    Only one of them flies to each thing.
    """
    found: dict[str, Flight] = {}
    for name, first in was.items():
        if name not in now and name.partition(":")[0] in kinds:
            last = stands(name.rpartition(">")[2], viewer, now)
            if last is not None:
                found.setdefault(last.thing.id, _carried(first, last)._replace(when="home", large=0.0))
    return tuple(found.values())


def without_landings(
    passing: Iterable[Flight], was: Mapping[str, Found], now: Mapping[str, Found], kinds: Collection[str], viewer: int
) -> tuple[Flight, ...]:
    """Leave out the flights that repeat what a chip or sign on the second screen will do itself when it leaves.

    If its name says no origin, it replaces all flights to its end; otherwise those between its origin and its end.
    """
    ends: set[str] = set()
    ways: list[set[str]] = []
    for name in now:
        if name.partition(":")[0] in kinds:
            origin, bar, _ = name.partition(":")[2].partition("|")
            end = stands(name.rpartition(">")[2], viewer, now, was)
            start = stands(origin, viewer, was, now) if bar else None
            if end is not None and start is not None:
                ways.append({start.thing.id, end.thing.id})
            elif end is not None and not bar:
                ends.add(end.thing.id)
    return tuple(
        flight
        for flight in passing
        if flight.when != "got" or not (flight.lands in ends or {flight.leaves, flight.lands} in ways)
    )


def stands(names: str, viewer: int, *screens: Mapping[str, Found]) -> Found | None:
    """The first of several names with commas between them that is on one of the screens."""
    return _found(_own(names.split(","), viewer), *screens)


def way(event: Event, more: Mapping[str, Writer] | None = None) -> tuple[str, str]:
    """Where what is got by an event comes from, and where it goes: names with commas between them; "" if nowhere.

    A seat in a space, and a token that travels itself, are got there.
    """
    told = Facts(event)
    writer = (more or {}).get(told.kind) or WRITERS.get(told.kind)
    for start, end, _, count, _ in reversed(list(writer(told)) if writer is not None else []):
        ends = ",".join(start), ",".join(end)
        return (ends[1], ends[0]) if not count or end[0].startswith("space:") else ends
    return "", ""


def _own(names: Iterable[str], viewer: int) -> Iterable[str]:
    """These names, before each the one by which the viewer has the same before it; the seat has what is not counted."""
    for name in names:
        kind, _, place = name.partition(":")
        seat, _, what = place.partition(".")
        if seat == str(viewer) and kind == "purse":
            yield f"purse:{what}"
        elif seat == str(viewer) and kind == "count" and what in OWN:
            yield OWN[what]
        elif seat == str(viewer) and kind == PLAYED:
            yield from (f"{what}#{copy}" for copy in range(4))
        yield name
        if kind == "count" and (what == "supply" or seat != str(viewer)):
            yield f"seat:{seat}"


def _lying(names: Iterable[str], seat: int, viewer: int, lies: Mapping[str, Lies]) -> Iterable[str]:
    """These names, and after the name of a component those of the things by which it lies there."""
    for name in names:
        yield name
        kind, _, component = name.partition(":")
        if kind in lies:
            yield from lies[kind](component, seat, viewer)


def _passing(first: Found, last: Found, look: Callable[[float, float], Element]) -> Flight:
    (left, top), (x, y) = first.thing.rect.center, last.thing.rect.center
    return Flight((look(x, y),), (left - x, top - y), leaves=first.thing.id, lands=last.thing.id)


def _carried(first: Found, last: Found) -> Flight:
    """The thing itself, which becomes as small as where it goes, but is still to be seen then."""
    (left, top), (x, y) = first.thing.rect.center, last.thing.rect.center
    name, rect = first.thing.id, first.thing.rect
    what = moved_all(first.elements, x - left, y - top)
    place, sizes = rect.moved(x - left, y - top), (side(rect), shrunk(rect, last.thing.rect))
    return Flight(
        what,
        (left - x, top - y),
        "got",
        name,
        name,
        last.thing.id,
        place=place,
        sizes=sizes,
        large=min(LARGE, MUCH * sizes[0]),
    )


def shrunk(rect: Rect, into: Rect) -> float:
    """How large what goes into a place is seen there: no larger than it is, and not too small to be told."""
    return min(side(rect), max(LEAST * side(rect), side(into)))


def _nothing(told: Facts) -> Iterable[Passing]:
    return ()


def _found(names: Iterable[str], *screens: Mapping[str, Found]) -> Found | None:
    """The first of the names that is on one of the screens."""
    return next((known[name] for name in names for known in screens if name in known), None)


def about(event: Event, more: Mapping[str, Writer] | None = None) -> tuple[tuple[str, ...], ...]:
    """The things an event is about: of each tuple of names the first one that is on the screen."""
    told = Facts(event)
    writer = (more or {}).get(told.kind) or WRITERS.get(told.kind)
    shown = SHOWN.get(told.kind)
    ends = [end for start, end, *_ in writer(told) for end in (start, end)] if writer is not None else []
    if shown is not None:
        ends.append(shown(told))
    seat = (f"seat:{told.seat}",) if told.seat != NOBODY else ()
    return tuple(tuple(_own(end, NOBODY)) for end in ends if end) or ((seat,) if seat else ())


def place_of(source: str, seat: int) -> tuple[str, ...]:
    """Where on the table something comes from for a seat, by the source of an event: `space:arrakeen`."""
    kind, _, name = source.partition(":")
    if kind == "card":
        return (f"{PLAYED}:{seat}.{source}", f"count:{seat}.hand")
    if kind == "track":
        return ("faction:" + name,)
    if kind in ("conflict", "reward", "battle"):
        return (f"earned:{seat}", "conflict")
    if kind == "intrigue":
        return (f"{PLAYED}:{seat}.{source}", f"count:{seat}.intrigue")
    if kind == "hagal":
        return (source, "deck:hagal")
    return (source,)  # a space, a leader, a tile: it lies there by that name, or nothing flies


def _icon(name: str, size: float) -> Callable[[float, float], Element]:
    return lambda x, y: Icon(x, y, name, size)


def _cube(seat: int) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, "troop", seat, CUBE)


def marching(seat: int) -> Callable[[float, float], Element]:
    """Return what draws a troop on its way into the Conflict or out of it."""
    return lambda x, y: Picture(Rect(x - 20, y - 32, 40, 64), f"figure:{seat}:soldier")


def _seat(seat: int) -> tuple[str, ...]:
    return (f"seat:{seat}",)


def _gain(told: Facts) -> list[Passing]:
    if told.what not in GOODS:
        return []
    purse = (f"purse:{told.seat}.{told.what}",)
    return [(place_of(told.source, told.seat), purse, _icon(told.what, COIN), told.n, "got")]


def _spend(told: Facts) -> list[Passing]:
    if told.what not in GOODS:
        return []
    purse = (f"purse:{told.seat}.{told.what}",)
    return [(purse, place_of(told.source, told.seat), _icon(told.what, COIN), told.n, "paid")]


def _vp(told: Facts) -> list[Passing]:
    return [(place_of(told.source, told.seat), (f"vp:{told.seat}",), _icon("vp", STAR), told.n, "got")]


def _recruit(told: Facts) -> list[Passing]:
    home = (f"count:{told.seat}.supply",)
    return [(home, (f"troops:{told.seat}.garrison",), _cube(told.seat), told.n, "got")]


def _deploy(told: Facts) -> list[Passing]:
    """Those that are seen to march from the place that was visited do so themselves."""
    seat, march = told.seat, f"march:{told.seat}"
    start = f"count:{seat}.supply" if told.origin == "supply" else f"troops:{seat}.garrison"
    return [((march, start), (march, f"troops:{seat}.conflict"), marching(seat), told.n, "got")]


def _retreat(told: Facts) -> list[Passing]:
    seat = told.seat
    return [((f"troops:{seat}.conflict",), (f"troops:{seat}.garrison",), marching(seat), told.n, "got")]


def _lose(told: Facts) -> list[Passing]:
    seat = told.seat
    return [((f"troops:{seat}.{told.where}",), (f"count:{seat}.supply",), marching(seat), told.n, "got")]


def _draw_intrigue(told: Facts) -> list[Passing]:
    end = (f"count:{told.seat}.intrigue", *_seat(told.seat))
    return [(("deck:intrigue",), end, _icon("intrigue", COIN), len(told.cards), "got")]


def _steal(told: Facts) -> list[Passing]:
    """The card itself, where it lies open."""
    start, end = (f"count:{told.victim}.intrigue",), (f"count:{told.seat}.intrigue",)
    card = tuple(f"intrigue:{told.card}#{copy}" for copy in range(4))
    return [(card, end, None, 1, "got"), (start, end, _icon("intrigue", COIN), 1, "got")]


def _acquire(told: Facts) -> list[Passing]:
    start = (f"offer:{told.card}@{told.slot}", f"row:{told.slot}", f"reserve:{told.card}", f"market:{told.slot}")
    end = (f"count:{told.seat}.discard_pile", *_seat(told.seat))
    return [(start, end, None, 1, "got")]


def _alliance(told: Facts) -> list[Passing]:
    board = (f"alliance:{told.faction}",)
    start = _seat(told.before) if told.before != NOBODY else board
    end = _seat(told.seat) if told.seat != NOBODY else board
    return [(start, end, _icon("alliance", STAR), 1, "got")]


def _control(told: Facts) -> list[Passing]:
    seat = told.seat
    rises: Passing = (_seat(seat), (f"flag:{told.space}.{seat}", *_flag(told)), _piece("flag", seat), 1, "got")
    return [rises] if told.before == NOBODY else [_falls(told, told.before), rises]


def _control_lost(told: Facts) -> list[Passing]:
    return [_falls(told, told.seat)]


def _falls(told: Facts, seat: int) -> Passing:
    """The flag of who controlled a space goes home."""
    return (f"flag:{told.space}.{seat}", *_flag(told)), _seat(seat), _piece("flag", seat), 1, "home"


def _flag(told: Facts) -> tuple[str, ...]:
    """Where a flag stands; while the arena covers the space, the card that names it stands for it."""
    return (f"flag:{told.space}", f"control:{told.space}", f"space:{told.space}", "conflict")


def _piece(kind: str, seat: int) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, kind, seat, COIN)


def _bonus_spice(told: Facts) -> list[Passing]:
    end = (f"bonus:{told.space}", f"space:{told.space}")
    return [(("phase",), end, _icon("spice", COIN), 1, "got")] if told.n else []


def _hagal_bonus(told: Facts) -> list[Passing]:
    """From the card that was turned for it, the last one of the lane."""
    card = (*(f"turned:{told.seat}.{place}" for place in (3, 2, 1, 0)), "deck:hagal")
    return [(card, (f"bar:{told.seat}", f"lane:{told.seat}"), _icon("sword", COIN), told.swords, "got")]


def _swordmaster(told: Facts) -> list[Passing]:
    return [(("space:swordmaster",), (f"swordmaster:{told.seat}", *_seat(told.seat)), _icon(told.kind, STAR), 1, "got")]


def _voice(told: Facts) -> list[Passing]:
    return [(_seat(told.seat), (f"space:{told.space}",), _piece("flag", told.seat), 1, "got")]


def _convert(told: Facts) -> list[Passing]:
    purse = (f"purse:{told.seat}.{told.what}", *_seat(told.seat))
    return [(purse, (f"vp:{told.seat}",), _icon("vp", STAR), 1, "got")]


def _shuffle(told: Facts) -> list[Passing]:
    if told.seat == NOBODY:
        return []
    pile, deck = ((f"count:{told.seat}.{what}", *_seat(told.seat)) for what in ("discard_pile", "deck"))
    return [(pile, deck, _icon("deck", COIN), EACH, "got")]


def _intrigue(told: Facts) -> list[Passing]:
    return [((f"count:{told.seat}.intrigue", *_seat(told.seat)), ("deck:intrigue",), _icon("intrigue", COIN), 1, "got")]


def _intrigues_back(told: Facts) -> list[Passing]:
    n = told.n if told.kind == "under" else 1
    return [((f"count:{told.seat}.intrigue", *_seat(told.seat)), ("deck:intrigue",), _icon("intrigue", COIN), n, "got")]


def _council(told: Facts) -> list[Passing]:
    return [(_seat(told.seat), ("space:high_council",), _icon("council", STAR), 1, "got")]


WRITERS: Final[dict[str, Callable[[Facts], Iterable[Passing]]]] = {
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
    "control_lost": _control_lost,
    "bonus_spice": _bonus_spice,
    "hagal_bonus": _hagal_bonus,
    "swordmaster": _swordmaster,
    "voice": _voice,
    "convert": _convert,
    "shuffle": _shuffle,
    "intrigue": _intrigue,
    "under": _intrigues_back,
    "put_back": _intrigues_back,
}
"""Kind of event -> what passes over the table when it happens."""

SHOWN: Final[dict[str, Callable[[Facts], tuple[str, ...]]]] = {
    "send": lambda told: (f"space:{told.space}",),
    "recall_agent": lambda told: (f"space:{told.space}",),
    "conflict": lambda told: ("conflict",),
    "influence": lambda told: (f"influence:{told.seat}.{told.faction}", f"faction:{told.faction}"),
    "snooper": lambda told: (f"snooper:{told.seat}.{told.faction}", f"faction:{told.faction}"),
    "mentat": lambda told: ("mentat", "space:mentat"),
    "row": lambda told: (f"row:{told.slot}",),
    "row_trash": lambda told: (f"row:{told.slot}",),
    "set_aside": lambda told: (f"row:{told.slot}",),
    "strength": lambda told: (f"strength:{told.seat}", f"lane:{told.seat}"),
    "reward": lambda told: (f"earned:{told.seat}", "conflict"),
    "winner": lambda told: (f"lane:{told.seat}", "conflict"),
    "recall": lambda told: ("first_player",),
}
"""Kind of event -> the thing that shows it, where nothing flies or more is to be seen than that."""
