"""Plans a film from two screens and what happened between them.

Whatever bears the same name on both screens and stands elsewhere travels; a number that has changed counts; what has
come or gone does so by where its kind comes from and goes to. Everything follows the order in which one would do it by
hand: first the Agent and the cards, then what is paid, then what is got, then the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dune_desktop.engine.events import Event, Facts
from dune_desktop.ui.motion import cues
from dune_desktop.ui.motion.brought import NOTHING, Brought
from dune_desktop.ui.motion.film import Film, Move, Sound, faster, number
from dune_desktop.ui.motion.flights import Flight, flights
from dune_desktop.ui.motion.manner import ALTERS, FIRST, GOT, MANNERS, PAID, TOLD, Alters, Manner
from dune_desktop.ui.motion.tempo import USUAL, Tempo
from dune_desktop.ui.screen.display import Bar, Label, Piece, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import Found, moved_all
from dune_desktop.ui.screen.values import changed

NEAR: Final = 1.5  # what has moved less than this has not moved
FLIES, COUNTS, GROWS, FADES = 0.32, 0.24, 0.28, 0.2
STAGGER: Final = 0.06
MOST: Final = 24  # flights in one film: more is a swarm


WIDEST: Final = 4  # elements of a thing that is hardly more than its number
GROWING: Final = "bar"


def plan(
    before: Screen,
    after: Screen,
    events: Sequence[Event] = (),
    tempo: Tempo = USUAL,
    more: Brought = NOTHING,
) -> Film:
    """The film from one screen to the next; one without moves when nothing of the table has changed its place.

    `events` are what happened in between, as the one who looks may know it; `more` is what the boxes in play bring.
    Between screens of other sizes and under a curtain nothing moves, but what happened sounds.
    """
    if not _alike(before, after):
        return Film(sounds=_sounds(events, 0.0, more.cues))
    was, now = _of_table(before), _of_table(after)
    passing = (
        (*flights(events, was, now, more.flights, more.viewer), *_homeward(was, now, events))[:MOST]
        if tempo.travel
        else ()
    )
    carried = frozenset(flight.carries for flight in passing)
    manners, alters = {**MANNERS, **more.manners}, {**ALTERS, **more.alters}
    moves = [*_travelled(was, now, manners, tempo.travel, carried), *_counted(was, now, alters), *_grown(was, now)]
    moves = _outermost([*moves, *_refilled(was, now, alters)], now)
    moves += [_flight(flight, index) for index, flight in enumerate(passing)]
    begins = min((move.at for move in moves), default=0.0)
    moves = [move._replace(at=move.at - begins) for move in moves]
    return faster(Film(tuple(moves), _sounds(events, begins, more.cues)), tempo.speed)


def _outermost(moves: Sequence[Move], now: Mapping[str, Found]) -> list[Move]:
    """The moves without those of things that are part of others under way: they come along."""
    ranges = {m.hides: (f.region.name, f.thing.first, f.thing.last) for m in moves if m.hides for f in [now[m.hides]]}

    def within(name: str) -> bool:
        region, first, last = ranges[name]
        return any(
            other != name and where == region and start <= first and last <= end and (start, end) != (first, last)
            for other, (where, start, end) in ranges.items()
        )

    return [move for move in moves if not move.hides or not within(move.hides)]


def _alike(before: Screen, after: Screen) -> bool:
    """Whether both are the open table in the same window."""
    same = (before.width, before.height, before.background) == (after.width, after.height, after.background)
    return same and not any(region.layer >= Layer.CURTAIN for screen in (before, after) for region in screen.regions)


def _of_table(screen: Screen) -> dict[str, Found]:
    """The things that lie on the table, and the cards that are turned over it."""
    return {
        thing.id: Found(region, thing)
        for region in screen.regions
        if region.layer <= Layer.RIVAL
        for thing in region.things
    }


def kind_of(name: str) -> str:
    """What a thing is: "agent" of "agent:2.0"."""
    return name.partition(":")[0]


# ------------------------------------------------------------------------------------------------ from place to place


def _travelled(
    was: Mapping[str, Found],
    now: Mapping[str, Found],
    manners: Mapping[str, Manner],
    travel: bool,
    carried: frozenset[str],
) -> Iterable[Move]:
    """What stands elsewhere, has come or has gone; what is `carried` away travels otherwise."""
    for name, found in now.items():
        manner = manners.get(kind_of(name))
        if manner is None or found.thing.first == found.thing.last:
            continue
        old = was.get(name)
        if old is not None:
            if old.thing.first != old.thing.last and _apart(old, found):
                yield _moved(name, old, found, manner) if travel else _appeared(name, found, manner)
        elif travel and manner.comes in was:
            yield _moved(name, was[manner.comes], found, manner, known=False)
        else:
            yield _appeared(name, found, manner)
    for name, old in was.items():
        manner = manners.get(kind_of(name))
        if manner is None or name in now or name in carried or not old.elements:
            continue
        if manner.goes in now:
            yield _gone(old, now[manner.goes] if travel else None, manner)
        elif manner.leaves is not None:
            yield _gone(old, None, manner)


def _way(start: Found, end: Found) -> tuple[float, float]:
    (x, y), (left, top) = start.thing.rect.centre, end.thing.rect.centre
    return x - left, y - top


def _apart(old: Found, new: Found) -> bool:
    dx, dy = _way(old, new)
    return abs(dx) > NEAR or abs(dy) > NEAR


def _moved(name: str, old: Found, new: Found, manner: Manner, known: bool = True) -> Move:
    """From where it stood; what was not `known` before comes out of the place in which it lay."""
    dx, dy = _way(old, new)
    alike = not known or old.thing.rect[2:] == new.thing.rect[2:]
    was = () if alike else moved_all(old.elements, -dx, -dy)
    return Move(new.elements, (dx, dy), manner.at, manner.lasts, manner.path, hides=name, before=known, was=was)


def _appeared(name: str, new: Found, manner: Manner) -> Move:
    return Move(new.elements, at=manner.at, lasts=FADES, look="fade", hides=name, before=False)


def _gone(old: Found, end: Found | None, manner: Manner) -> Move:
    if end is None:
        return Move(old.elements, at=manner.leaves or FIRST, lasts=FADES, look="fade", after=False)
    dx, dy = _way(old, end)
    return Move(moved_all(old.elements, -dx, -dy), (dx, dy), manner.at, manner.lasts, manner.path, after=False)


# ------------------------------------------------------------------------------------------------ numbers and bars


def _value(found: Found) -> int | None:
    """The number a thing shows, None if it shows none or more than that."""
    if not 0 < len(found.elements) <= WIDEST:
        return None
    values = [number(element.text) for element in found.elements if isinstance(element, Label)]
    return values[0] if len(values) == 1 else None


def _counted(was: Mapping[str, Found], now: Mapping[str, Found], alters: Mapping[str, Alters]) -> Iterable[Move]:
    for name, found in now.items():
        if alters.get(kind_of(name)) != "count" or name not in was:
            continue
        first, last = _value(was[name]), _value(found)
        if first is not None and last is not None and first != last:
            yield Move(found.elements, at=TOLD, lasts=COUNTS, look="count", hides=name, numbers=(first, last))


def _grown(was: Mapping[str, Found], now: Mapping[str, Found]) -> Iterable[Move]:
    """Bars of strength, each part after the other; one that stands elsewhere than before grows from nothing."""
    for name, found in now.items():
        old = was.get(name)
        if kind_of(name) != GROWING or old is None:
            continue
        left = found.thing.rect.x
        edge = left if _apart(old, found) else _edge(old)
        parts = [e for e in found.elements if isinstance(e, Bar) and e.rect.right > edge]
        if parts:
            lasts = GROWS * max(1.0, 0.7 * len(parts))
            yield Move(found.elements, at=TOLD, lasts=lasts, look="grow", hides=name, edge=edge)


def _edge(found: Found) -> float:
    """How far the bars of a thing reach."""
    return max((e.rect.right for e in found.elements if isinstance(e, Bar)), default=found.thing.rect.x)


def _refilled(was: Mapping[str, Found], now: Mapping[str, Found], alters: Mapping[str, Alters]) -> Iterable[Move]:
    for name, found in now.items():
        old = was.get(name)
        fills = alters.get(kind_of(name)) == "fill"
        if fills and old is not None and old.elements != found.elements and not _apart(old, found):
            yield Move(found.elements, at=GOT, lasts=FLIES, hides=name, was=old.elements)


# ------------------------------------------------------------------------------------------------ what passes


def _flight(flight: Flight, index: int) -> Move:
    at = (PAID if flight.when == "paid" else GOT) + STAGGER * min(index, 8)
    return Move(flight.what, flight.start, at, FLIES, "arc", before=bool(flight.carries), after=False)


def _homeward(was: Mapping[str, Found], now: Mapping[str, Found], events: Sequence[Event]) -> Iterable[Flight]:
    """Troops that fought go home when the Conflict is over; no event says so."""
    if not any(event[0] == "phase" and Facts(event).phase == "makers" for event in events):
        return
    for name, old in was.items():
        kind, _, place = name.partition(":")
        seat, _, where = place.partition(".")
        home = now.get(f"count:{seat}.supply")
        cubes = [e for e in old.elements if isinstance(e, Piece)]
        if (kind, where) == ("troops", "conflict") and cubes and home is not None:
            (left, top), (x, y) = old.thing.rect.centre, home.thing.rect.centre
            yield Flight((changed(cubes[0], x=x, y=y),), (left - x, top - y))


# ------------------------------------------------------------------------------------------------ sounds


EARLY: Final = frozenset({"agent", "card_turn", "card_down", "card_lift", "fight", "gong"})
"""Cues of what comes first; points are heard last, and all else when it is got."""


def _sounds(events: Sequence[Event], begins: float, more: Mapping[str, cues.CueOf] | None) -> tuple[Sound, ...]:
    """Each cue when what it belongs to is seen; those at one moment follow each other closely."""
    found: list[Sound] = []
    for name in cues.of(events, more):
        at = TOLD if name in ("point", "alliance") else FIRST if name in EARLY else GOT
        same = sum(sound.at == at for sound in found)
        found.append(Sound(at, name) if not same else Sound(at + 0.09 * same, name))
    return tuple(sorted(sound._replace(at=max(0.0, sound.at - begins)) for sound in found))
