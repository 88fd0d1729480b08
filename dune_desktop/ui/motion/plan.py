"""Plans a film from two screens and what happened between them.

Whatever bears the same name on both screens and stands elsewhere travels; a number that has changed counts; what has
come or gone does so by where its kind comes from and goes to. Everything follows the order in which one would do it by
hand: first the Agent and the cards, then what is paid, then what is got. A number counts and a sound is heard when
what it tells of sets off or arrives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import cycle, islice
from typing import Final, NamedTuple

from dune_desktop.engine.model.events import Event, Facts
from dune_desktop.ui.motion import cues
from dune_desktop.ui.motion.brought import NOTHING, Brought
from dune_desktop.ui.motion.film import BETWEEN, GLOW, SEEN, Film, Move, Sound, faster, number, scaled, side, still
from dune_desktop.ui.motion.flights import (
    EACH,
    OWN,
    Flight,
    When,
    flights,
    landings,
    marching,
    shrunk,
    stands,
    without_landings,
)
from dune_desktop.ui.motion.manner import ALTERS, FIRST, GOT, MANNERS, PAID, SLOWER, TOLD, USED, Alters, MotionStyle
from dune_desktop.ui.motion.tempo import USUAL, Tempo
from dune_desktop.ui.screen.display import Icon, Label, Picture, Piece, Plate, Rect, Screen, Snapshot
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import Found, moved_all

NEAR: Final = 1.5  # what has moved less than this has not moved
FLIES, COUNTS, FADES, BURSTS, TURNS = 0.32, 0.24, 0.2, 0.5, 0.45
BURST: Final = 2.8  # times as large as it was is what flashes up
STAGGER: Final = 0.06
AFTER_PAYING: Final = 0.08  # between the last of what is paid and the first of what is got
LATEST: Final = 8  # staggers: a crowd does not take longer
LARGER: Final = 1.5  # so many times as large is what is being used
BACK: Final = 1.5  # so many times as fast as what happens is what is taken back
GROUND: Final = frozenset({"rise", "sink", "fall"})
"""How what moves looks that makes others tremble and throws up sand."""
DUST: Final = "dust"
PUFFS, STONES = 3, 7  # of dust and stones that it throws up
SPREADS: Final = 1.0, 2.4  # how many times as large as it is dust is at first and at last
MOST: Final = 24  # flights in one film: more is a swarm

WIDEST: Final = 4  # elements of a thing that is hardly more than its number
POINTS: Final = "vp"

Manners = Mapping[str, MotionStyle]
"""Kind of thing -> how it travels."""

LIE_OPEN: Final = {"intrigue": "intrigue", "hand": "card"}
"""Of what the viewer has before it: the kinds of things of which a number tells elsewhere."""


class Times(NamedTuple):
    """When something leaves what a number tells of (`account`) and when something lands there: first and last.

    What nothing is seen to change is `told` once all has come, numbers without waiting for a crowd.
    """

    leaves: Mapping[str, tuple[float, float]]
    lands: Mapping[str, tuple[float, float]]
    viewer: int
    told: float

    @property
    def seen(self) -> float:
        """When all has been seen to come and go."""
        return max([self.told, *(last for _, last in self.lands.values())])

    def of(self, name: str) -> tuple[float, float] | None:
        """Between when and when what a thing tells of changes; None if nothing is seen to leave or to land there."""
        spans = [span for each in (self.leaves, self.lands) if (span := each.get(account(name, self.viewer)))]
        return (min(first for first, _ in spans), max(last for _, last in spans)) if spans else None


def account(name: str, viewer: int) -> str:
    """What a thing tells of, under the name that all things have in common that tell of it.

    The purse and piles before the `viewer` tell of the same as numbers on its seat; units in the Conflict show as
    figures, as strength and as its parts.
    """
    kind, _, place = name.partition(":")
    if kind == "purse" and "." not in place:
        return f"{viewer}.{place}"
    if kind == "pile" or name in OWN.values():
        return f"{viewer}." + next((pile for pile, own in OWN.items() if own == name), place)
    if kind in ("strength", "lane", "bar", "standing"):
        return f"{place}.conflict"
    return place if place.partition(".")[0].isdecimal() and "." in place else name


def plan(
    before: Screen,
    after: Screen,
    events: Sequence[Event] = (),
    tempo: Tempo = USUAL,
    more: Brought = NOTHING,
    back: Sequence[Event] = (),
    handed_over: bool = False,
) -> Film:
    """The film from one screen to the next; one without moves when nothing of the table has changed its place.

    `events` are what happened in between, as the one who looks may know it; `more` is what the boxes in play bring.
    What led from the second screen to the first, and was taken back, goes `back` the way it came.
    If the screen was `handed_over`, what lies before the viewer just lies there: it was another's before.
    Between screens of other sizes and under a dialog nothing moves, but what happened sounds.
    """
    if not _alike(before, after):
        return still(Film(sounds=_sounds(events, {}, 0.0, more.cues)))
    others = more.own if handed_over else ()
    was, now = _of_table(before, others), _of_table(after, others)
    regions = frozenset(region.name for region in before.regions)
    passing = flights(events, was, now, more.flights, more.viewer, more.lies) if tempo.travel else ()
    if back and tempo.travel:
        passing += tuple(_backwards(flights(back, now, was, more.flights, more.viewer, more.lies)))
    manners, alters = {**MANNERS, **more.manners}, {**ALTERS, **more.alters}
    landing = frozenset(kind for kind, manner in manners.items() if manner.lands)
    passing = without_landings(passing, was, now, landing, more.viewer)
    passing = (*(landings(was, now, landing, more.viewer) if tempo.travel else ()), *passing)
    carried = frozenset(flight.carries for flight in passing)
    still_there = frozenset(region.name for region in after.regions)
    trips = [*_trips(was, now, manners, tempo.travel, carried, regions, still_there, events, more.viewer)]
    if tempo.travel:
        passing = tuple(flight for flight in passing if not _shown(flight, trips, more.viewer))
        passing = (*_homeward(was, now, events), *passing)[:MOST]
    timed = _timed(passing)
    changes = [*_changed(was, now, alters)]
    turning = [*_turned(changes)] if tempo.travel else []
    times = _times(timed, trips, turning, more.viewer)
    falling = [*_fallen(changes, manners)] if tempo.travel and events else []
    moves = [*(trip.move for trip in (*trips, *falling)), *turning]
    moves += _counted(was, now, alters, times)
    moves = _outermost([*moves, *_refilled(changes, times)], now)
    felt = [trip for trip in (*trips, *falling) if trip.move.look in GROUND]
    moves += _shaken(felt, moves, now, manners)
    moves += [move for trip in felt for move in _thrown(trip, manners[kind_of(trip.name)])]
    # the later ones are drawn over the earlier: what is shown over the table is not to lie below what moves on it, nor
    # what flies below what changes in its place
    moves.sort(key=lambda m: (bool(m.hides) and now[m.hides].region.layer == Layer.STAGE, m.start != (0.0, 0.0)))
    moves += [_flight(flight, at) for flight, at in timed]
    points = [(flight, at) for flight, at in timed if kind_of(flight.lands) == POINTS and len(flight.what) == 1]
    moves += [_burst(flight, at + FLIES) for flight, at in points]
    begins = min((move.at for move in moves), default=0.0)
    moves = [move._replace(at=move.at - begins) for move in moves]
    heard: dict[int, float] = {}
    for flight, at in timed:
        heard.setdefault(flight.event, at if flight.when == "paid" else at + SEEN * FLIES)
    comes = {manner.heard: manner.at for name in now if name not in was and (manner := manners.get(kind_of(name)))}
    film = Film(tuple(moves), _sounds(events, heard, begins, more.cues, comes))
    ended = not back and any(kind in manners and manners[kind].fades for kind in {*map(kind_of, was.keys() - now)})
    return faster(film, tempo.speed if events or ended else BACK * tempo.speed) if moves else still(film)


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
    return same and not any(region.layer >= Layer.DIALOG for screen in (before, after) for region in screen.regions)


def _of_table(screen: Screen, but: Collection[str] = ()) -> dict[str, Found]:
    """The things that lie on the table, and the cards that are turned over it; without those in some regions."""
    return {
        thing.id: Found(region, thing)
        for region in screen.regions
        if region.layer <= Layer.STAGE and region.name not in but
        for thing in region.things
    }


def kind_of(name: str) -> str:
    """What a thing is: "agent" of "agent:2.0"."""
    return name.partition(":")[0]


def _same(name: str) -> str:
    """What copies have in common: "dagger" of "card:dagger#1"."""
    return name.partition(":")[2].partition("#")[0]


# ------------------------------------------------------------------------------------------------ from place to place


class Trip(NamedTuple):
    """A thing on its way: its `name`, and the things it leaves and lands at, "" where it neither comes nor goes."""

    move: Move
    name: str
    leaves: str = ""
    lands: str = ""


def _trips(
    was: Mapping[str, Found],
    now: Mapping[str, Found],
    manners: Manners,
    travel: bool,
    carried: frozenset[str],
    regions: frozenset[str],
    still_there: frozenset[str],
    events: Sequence[Event],
    viewer: int,
) -> Iterable[Trip]:
    """What stands elsewhere, has come or has gone; what is `carried` away travels otherwise.

    What comes together with all around it, in a region that was not there, just lies there; what goes with all around
    it is gone at once, unless it was played: the cards of somebody who hands the screen over are not left to be seen.
    Where nothing happened, as when something is taken back, nothing comes out of a deck or goes into a pile.
    """
    gone = {name for name, old in was.items() if name not in now and name not in carried and old.elements}
    others = {str(event[0]) for event in events}
    turns: Counter[str] = Counter()  # how many of a kind have set off one after another
    over = {kind for kind, manner in manners.items() if manner.over}
    replaced = all(not over.isdisjoint(map(kind_of, names)) for names in (gone, now.keys() - was.keys()))
    change = FADES / 2 if replaced else 0.0  # how long what goes takes before what comes
    for name, found in now.items():
        manner = manners.get(kind_of(name))
        if manner is None or found.thing.first == found.thing.last:
            continue
        old = was.get(name)
        if old is not None:
            if old.thing.first != old.thing.last and _apart(old, found):
                late = manner.apart * turns[kind_of(name)] if manner.path == "arc" else 0.0
                late += USED if manner.used_by in others and travel else 0.0
                turns[kind_of(name)] += 1
                turned = manner.turned_by in others
                move = _moved(name, old, found, manner, turned) if travel else _appeared(name, found, manner)
                yield Trip(move._replace(at=move.at + late), name)
            continue
        late = manner.apart * turns[kind_of(name)]
        turns[kind_of(name)] += 1
        earlier = next((each for each in sorted(gone) if _was(each, name, manner)), "") if manner.after else ""
        comes = manner.comes.format(seat=_seat_in(name), origin=name.partition(":")[2].partition("|")[0])
        start = stands(comes, viewer, was, now) if comes else None
        if earlier:
            gone.remove(earlier)
        if travel and earlier:
            yield Trip(_moved(name, was[earlier], found, manner), name)
        elif travel and events and manner.path == "rise":
            yield Trip(_risen(name, found, manner)._replace(at=manner.at + late), name, lands=name)
        elif travel and events and start is not None:
            move = _come(name, start, found, manner)
            yield Trip(move._replace(at=move.at + late), name, leaves=start.thing.id, lands=name)
        elif found.region.name in regions or manner.fades:
            move = _appeared(name, found, manner)
            yield Trip(move._replace(at=move.at + (change if manner.over else 0.0)), name)
    named = {str(part) for event in events for part in event}
    trashed = Counter(str(Facts(event).card) for event in events if event[0] == "trash")
    fading = [was[name] for name in gone if kind_of(name) in manners and manners[kind_of(name)].fades]
    for name in [name for name in was if name in gone]:
        manner = manners.get(kind_of(name))
        left = was[name].region.name not in still_there and _same(name) not in named
        stays = manner is not None and (manner.fades or manner.path == "rise")
        if manner is None or (left and not stays) or any(_part(was[name], whole) for whole in fading):
            continue
        if kind_of(name) == "card" and trashed[_same(name)]:
            trashed[_same(name)] -= 1
            yield Trip(_faded(was[name], FIRST), name)
        elif travel and any(event[0] == manner.used_by and _same(name) in event for event in events):
            yield from (Trip(move, name, leaves=name) for move in _used(was[name]))
        elif manner.path == "rise" and travel and events:
            yield Trip(_sunk(was[name], manner), name, leaves=name)
        elif travel and events and (end := _end(name, manner, viewer, now)) is not None:
            yield Trip(_gone(was[name], end, manner), name, leaves=name, lands=end.thing.id)
        elif manner.back and manner.leaves is not None and travel and events:
            yield Trip(_turned_away(was[name], manner), name)
        elif manner.goes in now or manner.leaves is not None or manner.fades:
            move = _faded(was[name], manner.leaves or FIRST)
            yield Trip(move._replace(lasts=change) if manner.over and change else move, name)


def _seat_in(name: str) -> str:
    """The seat that the name of a thing begins with."""
    return _same(name).partition(".")[0]


def _end(name: str, manner: MotionStyle, viewer: int, now: Mapping[str, Found]) -> Found | None:
    """Where a thing goes that has gone."""
    return stands(manner.goes.format(seat=_seat_in(name)), viewer, now) if manner.goes else None


def _part(found: Found, whole: Found) -> bool:
    """Whether a thing lies in a larger one, and goes with it."""
    (first, last), (start, end) = found.thing[-2:], whole.thing[-2:]
    return found.region is whole.region and start <= first and last <= end and (start, end) != (first, last)


def _was(name: str, other: str, manner: MotionStyle) -> bool:
    """Whether what had this name may be what has the `other` one now."""
    return kind_of(name) == manner.after and _same(name) == _same(other)


def _way(start: Found, end: Found) -> tuple[float, float]:
    (x, y), (left, top) = start.thing.rect.center, end.thing.rect.center
    return x - left, y - top


def _apart(old: Found, new: Found) -> bool:
    dx, dy = _way(old, new)
    return abs(dx) > NEAR or abs(dy) > NEAR


def _moved(name: str, old: Found, new: Found, manner: MotionStyle, turned: bool = False) -> Move:
    """From where it stood; as large as it was at first, if it was larger or smaller."""
    (dx, dy), rect = _way(old, new), new.thing.rect
    large = manner.large if old.region.name != new.region.name else 0.0
    lasts = SLOWER if large else manner.lasts
    path = "arc" if large else manner.path
    move = Move(new.elements, (dx, dy), manner.at, lasts, path, hides=name, turns=turned, large=large)
    if not turned and old.thing.rect[2:] == rect[2:]:
        return move
    was, placed = moved_all(old.elements, -dx, -dy), old.thing.rect.moved(-dx, -dy)
    return move._replace(was=was, place=rect, placed=placed, sizes=(side(placed), side(rect)))


def _come(name: str, out: Found, new: Found, manner: MotionStyle) -> Move:
    """Out of the place in which it lay."""
    at = manner.at if manner.comes_at is None else manner.comes_at
    rect = new.thing.rect
    sizes = (shrunk(rect, out.thing.rect), side(rect))
    move = Move(
        new.elements, _way(out, new), at, manner.lasts, manner.path, hides=name, before=False, place=rect, sizes=sizes
    )
    return move._replace(was=(Plate(rect, manner.back),), placed=rect, turns=True) if manner.back else move


def _risen(name: str, new: Found, manner: MotionStyle) -> Move:
    """Up out of the ground."""
    rect = new.thing.rect
    return Move(new.elements, at=manner.at, lasts=manner.lasts, look="rise", hides=name, before=False, place=rect)


def _sunk(old: Found, manner: MotionStyle) -> Move:
    """Down into the ground."""
    return Move(old.elements, at=FIRST, lasts=manner.lasts, look="sink", after=False, place=old.thing.rect)


def _appeared(name: str, new: Found, manner: MotionStyle) -> Move:
    return Move(new.elements, at=manner.at, lasts=FADES, look="fade", hides=name, before=False)


def _faded(old: Found, at: float) -> Move:
    return Move(old.elements, at=at, lasts=FADES, look="fade", after=False)


def _turned_away(old: Found, manner: MotionStyle) -> Move:
    """Turned over where it lies, and gone."""
    rect, at = old.thing.rect, manner.leaves or FIRST
    move = Move((Plate(rect, manner.back),), at=at, lasts=TURNS, after=False, was=old.elements, turns=True)
    return move._replace(place=rect, placed=rect)


def _used(old: Found) -> tuple[Move, Move]:
    """It stands out of its place while it does what it does, and fades there."""
    rect = old.thing.rect
    larger = Snapshot(scaled(rect, LARGER, LARGER), rect, old.elements, GLOW)
    does = Move(old.elements, at=FIRST, lasts=USED, after=False, place=rect, sizes=(side(rect), LARGER * side(rect)))
    return does, Move((larger,), at=USED, lasts=FADES, look="fade", before=False, after=False)


def _gone(old: Found, end: Found, manner: MotionStyle) -> Move:
    """Into the place in which it lies now."""
    (dx, dy), rect = _way(old, end), old.thing.rect
    what, place, sizes = (
        moved_all(old.elements, -dx, -dy),
        rect.moved(-dx, -dy),
        (side(rect), shrunk(rect, end.thing.rect)),
    )
    return Move(what, (dx, dy), manner.at, manner.lasts, manner.path, after=False, place=place, sizes=sizes)


# ------------------------------------------------------------------------------------------------ numbers


def _value(found: Found) -> int | None:
    """The number a thing shows, None if it shows none or more than that."""
    if not 0 < len(found.elements) <= WIDEST:
        return None
    values = [number(element.text) for element in found.elements if isinstance(element, Label)]
    return values[0] if len(values) == 1 else None


def _counted(
    was: Mapping[str, Found], now: Mapping[str, Found], alters: Mapping[str, Alters], times: Times
) -> Iterable[Move]:
    """Numbers count while what they tell of goes or comes; others once all is done."""
    for name, found in now.items():
        if alters.get(kind_of(name)) != "count" or name not in was:
            continue
        first, last = _value(was[name]), _value(found)
        if first is not None and last is not None and first != last:
            at, end = times.of(name) or (times.told, times.told)
            lasts = max(COUNTS, end - at + COUNTS / 2)
            yield Move(found.elements, at=at, lasts=lasts, look="count", hides=name, numbers=(first, last))


Change = tuple[str, Found, Found, Alters]


def _changed(was: Mapping[str, Found], now: Mapping[str, Found], alters: Mapping[str, Alters]) -> Iterable[Change]:
    """What looks otherwise in a way that is told of its kind: its name, as it was and as it is, and how it changes."""
    for name, found in now.items():
        old, altered = was.get(name), alters.get(kind_of(name))
        if old is not None and altered is not None and old.elements != found.elements:
            yield name, old, found, altered


def _turned(changes: Iterable[Change]) -> Iterable[Move]:
    """What is turned over in its place."""
    for name, old, found, altered in changes:
        if altered == "turn" and not _apart(old, found):
            rect, placed = found.thing.rect, old.thing.rect
            move = Move(found.elements, at=FIRST, lasts=FLIES, hides=name, was=old.elements, turns=True)
            yield move._replace(place=rect, placed=placed)


def _fallen(changes: Iterable[Change], manners: Manners) -> Iterable[Trip]:
    """What falls in its place, as far as it lies in the rectangle of its thing, before what is left of it."""
    for name, old, found, altered in changes:
        manner = manners.get(kind_of(name))
        if altered == "fall" and manner is not None and old.region.name == found.region.name:
            rect = old.thing.rect
            part = (Snapshot(rect, rect, old.elements),)
            yield Trip(Move(part, (0, 0), manner.at, manner.lasts, look="fall", after=False, place=rect), name)


def _shaken(felt: Sequence[Trip], moved: Sequence[Move], now: Mapping[str, Found], manners: Manners) -> Iterable[Move]:
    """What trembles while something rises or falls, if it is not under way itself."""
    away = {move.hides for move in moved}
    for name, found in now.items():
        by = next((trip.move for trip in felt if kind_of(name) in manners[kind_of(trip.name)].shakes), None)
        if by is not None and found.elements and name not in away:
            yield Move(found.elements, at=by.at, lasts=by.lasts, look="shake", hides=name)


def _thrown(trip: Trip, manner: MotionStyle) -> Iterable[Move]:
    """The dust that spreads at the foot of what rises, sinks or falls, and what it throws to both sides."""
    rect, at = trip.move.place, trip.move.at
    for index in range(PUFFS):
        share = (index + 0.5) / PUFFS
        size = side(rect) * (0.5 + 0.16 * (index % 2))
        box = Rect(rect.x + rect.w * share - size / 2, rect.bottom - size * 0.62, size, size * 0.6)
        dust = (Picture(box, f"figure:-1:{DUST}"),)
        late = trip.move.lasts * (0.1 + 0.16 * (index * 2 % 3))
        sizes = SPREADS[0] * side(box), SPREADS[1] * side(box)
        yield Move(dust, at=at + late, lasts=BURSTS, look="burst", before=False, after=False, place=box, sizes=sizes)
    for index in range(STONES if manner.throws else 0):
        side_of, far = (-1) ** index, 0.3 + 0.5 * (index * 3 % STONES) / STONES
        size = side(rect) * (0.05 + 0.03 * (index % 3))
        x, y = rect.center[0] + side_of * far * max(rect.w, rect.h), rect.bottom - rect.h * 0.06 * (index % 4)
        stone = (Picture(Rect(x - size, y - size, 2 * size, 2 * size), f"figure:-1:{manner.throws}"),)
        start = (-side_of * far * 0.8 * max(rect.w, rect.h), -rect.h * 0.1)
        late = trip.move.lasts * (0.12 + 0.06 * (index % 5))
        yield Move(stone, start, at + late, FLIES + 0.06 * (index % 4), "throw", before=False, after=False)


def _refilled(changes: Iterable[Change], times: Times) -> Iterable[Move]:
    """What stays in its place and looks as it did until something has left it or lands there, or all has been seen.

    Words that go, or stand in another place now, may have something else there: they do not stay.
    """
    for name, old, found, altered in changes:
        at = FIRST
        if altered == "fill":
            at, _ = times.of(name) or (FIRST, FIRST)
        elif altered == "tell" and found.elements and old.thing.rect == found.thing.rect:
            at = times.seen
        if at > FIRST and old.region.name == found.region.name:
            yield Move(found.elements, at=at, lasts=0.0, hides=name, was=old.elements)


# ------------------------------------------------------------------------------------------------ what passes


def _shown(flight: Flight, trips: Iterable[Trip], viewer: int) -> bool:
    """Whether what passes is seen anyway: a piece of its kind and seat is under way itself, or a card of the viewer."""
    if flight.carries:
        return any(trip.leaves == flight.carries for trip in trips)
    (element,) = flight.what
    kinds = {f"{viewer}.{where}": kind for where, kind in LIE_OPEN.items()}
    leaves, lands = (kinds.get(account(name, viewer)) for name in (flight.leaves, flight.lands))
    for trip in trips:
        if isinstance(element, Piece) and trip.name.startswith(f"{element.kind}:{element.seat}."):
            return True
        if (trip.leaves and kind_of(trip.name) == leaves) or (trip.lands and kind_of(trip.name) == lands):
            return True
    return False


def _timed(passing: Sequence[Flight]) -> list[tuple[Flight, float]]:
    """Each with when it sets off: what goes home at once, then what is paid, then what is got, one after another."""
    many = Counter(flight.when for flight in passing)
    paying = PAID + STAGGER * min(many["paid"], LATEST) + AFTER_PAYING if many["paid"] else 0.0
    starts = {"home": FIRST, "paid": PAID, "got": max(GOT, paying)}
    turns: Counter[str] = Counter()
    found: list[tuple[Flight, float]] = []
    for flight in passing:
        found.append((flight, starts[flight.when] + STAGGER * min(turns[flight.when], LATEST)))
        turns[flight.when] += 1
    return found


def _times(timed: Iterable[tuple[Flight, float]], trips: Iterable[Trip], turning: Iterable[Move], viewer: int) -> Times:
    """When something leaves and lands."""
    leaves: dict[str, tuple[float, float]] = {}
    lands: dict[str, tuple[float, float]] = {}

    def note(found: dict[str, tuple[float, float]], name: str, at: float) -> None:
        if name:
            key = account(name, viewer)
            first, last = found.get(key, (at, at))
            found[key] = (min(first, at), max(last, at))

    told = max([FIRST, *(move.seen for move in turning)])
    for flight, at in timed:
        told = max(told, at + SEEN * FLIES)
        note(leaves, flight.leaves, at)
        note(lands, flight.lands, at + SEEN * FLIES)
    for trip in trips:
        told = max(told, trip.move.seen)
        note(leaves, trip.leaves, trip.move.at)
        note(lands, trip.lands, trip.move.seen)
    return Times(leaves, lands, viewer, min(TOLD, told))


def _flight(flight: Flight, at: float) -> Move:
    before = bool(flight.carries) or flight.when == "home"
    move = Move(flight.what, flight.start, at, SLOWER if flight.large else FLIES, "arc", before=before, after=False)
    return move._replace(place=flight.place, sizes=flight.sizes, large=flight.large)


def _burst(flight: Flight, at: float) -> Move:
    """What has just landed flashes up: nobody is to miss a point."""
    (icon,) = flight.what
    assert isinstance(icon, Icon)
    place = Rect(icon.x - icon.size / 2, icon.y - icon.size / 2, icon.size, icon.size)
    first = flight.sizes[1] or icon.size
    sizes = (first, BURST * first)
    return Move(flight.what, at=at, lasts=BURSTS, look="burst", before=False, after=False, place=place, sizes=sizes)


def _backwards(passed: Sequence[Flight]) -> Iterable[Flight]:
    """What passed, the other way round and the latest first; what traveled itself lies where it came from again."""
    for flight in reversed(passed):
        if not flight.carries:
            dx, dy = flight.start
            when: When = "got" if flight.when == "paid" else "paid"
            what = moved_all(flight.what, dx, dy)
            yield Flight(what, (-dx, -dy), when, leaves=flight.lands, lands=flight.leaves)


def _homeward(was: Mapping[str, Found], now: Mapping[str, Found], events: Sequence[Event]) -> Iterable[Flight]:
    """Troops that fought go home when the Conflict is over, each on its own way; no event says so."""
    if not any(event[0] == "phase" and Facts(event).phase == "makers" for event in events):
        return
    for name, old in was.items():
        kind, _, place = name.partition(":")
        seat, _, where = place.partition(".")
        home = now.get(f"seat:{seat}")
        figures = [e.rect.center for e in old.elements if isinstance(e, Picture)]
        if (kind, where) == ("troops", "conflict") and home is not None and figures:
            x, y = home.thing.rect.center
            many = [n for e in old.elements if isinstance(e, Label) and (n := number(e.text))]  # a standard for so many
            for left, top in islice(cycle(figures), min(EACH, *(many or [len(figures)]))):
                way = (left - x, top - y)
                yield Flight((marching(int(seat))(x, y),), way, "home", leaves=name, lands=home.thing.id)


# ------------------------------------------------------------------------------------------------ sounds


OPENS: Final = frozenset({"card_turn", "card_lift", "fight", "gong", "shuffle"})
"""Cues of what begins."""

SETTLES: Final = {
    "agent": SEEN * 0.42,
    "card_down": SEEN * 0.3,
    "swords": GOT + SEEN * FLIES,
    "point": TOLD,
    "alliance": TOLD,
}
"""When cues of what is put down are heard, and of what is told last, unless something is seen to bring it."""


def _sounds(
    events: Sequence[Event],
    heard: Mapping[int, float],
    begins: float,
    more: Mapping[str, cues.CueOf] | None,
    comes: Mapping[str, float] = {},
) -> tuple[Sound, ...]:
    """Each cue once, when what it belongs to is seen: what passes is `heard` by the number of its event.

    Those at one moment follow each other closely. Of what `comes` and is heard the cues are given, with their times.
    """
    found = {name: max(0.0, at - begins) for name, at in comes.items() if name}
    for index, event in enumerate(events):
        name = cues.cue(event, more)
        if name:
            usual = SETTLES.get(name, GOT)
            at = max(0.0, (FIRST if name in OPENS else heard.get(index, usual)) - begins)
            found[name] = min(at, found.get(name, at))
    sounds: list[Sound] = []
    for name, at in sorted(found.items(), key=lambda each: each[1]):
        sounds.append(Sound(max(at, sounds[-1].at + BETWEEN) if sounds else at, name))
    return tuple(sounds)
