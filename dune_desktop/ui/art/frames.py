"""The frames of pictures: what the first line of a picture file calls for, and what is drawn around its own lines."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.drawer import Drawer, Supply
from dune_desktop.ui.art.palette import BONE, BRASS, BRASS_DARK, INK, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.art.picture_file import Line
from dune_desktop.ui.art.pieces import SHAPES
from dune_desktop.ui.art.shelf import mood_of
from dune_desktop.ui.art.words import Fault, exactly, number
from dune_desktop.ui.screen.colors import pieces_of

FRAMES: Final = ("scene", "person", "leader", "house", "figure", "same", "pair")


def seed_of(name: str) -> int:
    """Return a small number made from a name: stars and dunes differ by picture, never from run to run."""
    return zlib.crc32(name.encode()) % 997


def scene_pen(width: int, height: int) -> Pen:
    """Return a box 100 high and as wide as the picture; squarer pictures are 125 wide and show more sky."""
    wide = 100 * width / height
    if wide >= 125:
        return Pen(0, 0, wide, 100)
    tall = 125 * height / width
    return Pen(0, 100 - tall, 125, tall)


def focus(p: Pen) -> float:
    """Return where the subject stands: right of the middle in wide pictures, for labels may lie on the upper left."""
    return p.w * (0.5 + 0.1 * min(1.0, max(0.0, (p.w - 120) / 130)))


def _mood(head: Line, supply: Supply) -> Mood:
    name = head.words[1] if len(head.words) > 1 else ""
    if name not in supply.moods:
        raise head.fault(f"there is no mood “{name}”; there are {', '.join(supply.moods)}")
    return supply.moods[name]


def scene(lines: Sequence[Line], name: str, supply: Supply, width: int, height: int) -> Pen:
    """Draw a scene, whose places count from its focus."""
    p = scene_pen(width, height)
    Drawer(p, _mood(lines[0], supply), supply, origin=focus(p), seed=seed_of(name)).draw(lines[1:])
    return p


def person(lines: Sequence[Line], name: str, supply: Supply, width: int, height: int) -> Pen:
    """Draw a person's bust to the right before a disc, and to the left what belongs to them."""
    head, m = lines[0], _mood(lines[0], supply)
    given = dict(word.partition("=")[::2] for word in head.words[2:])
    if unknown := [word for word in given if word not in ("moons", "tall", "flip", "scale")]:
        raise head.fault(f"person takes moons, tall, flip=no and scale, not “{unknown[0]}”")
    moons, tall, flip, scale = "moons" in given, "tall" in given, given.get("flip") != "no", given.get("scale", "0.9")
    try:
        size = number(scale)
    except Fault as fault:
        raise head.fault(str(fault)) from None
    p, seed = scene_pen(width, height), seed_of(name)
    x = p.w * (0.5 + 0.17 * min(1.0, max(0.0, (p.w - 110) / 140)))
    scenery.sky(p, m, 84, None if moons else (x, 40, 31), seed=seed)
    if moons:
        scenery.moon(p, m, p.w * 0.36, 26, 13)
        scenery.moon(p, m, p.w * 0.46, 14, 5)
    scenery.halo(p, m, x, 40, 36)
    scenery.dune(p, 88, mix(m.land, m.figure, 0.35), mix(m.land, m.low, 0.3), 6)
    if p.w > 130:
        p.layer(*scenery.edge(m))
        Drawer(p, m, supply, origin=p.w * 0.32, seed=seed).draw(_below("beside", lines))
    with p.place(x + 50 * size if flip else x - 50 * size, 4 - 20 * size if tall else 6 - 30 * size, size, flip):
        Drawer(p, m, supply, seed=seed).draw(_below("bust", lines))
    p.layer()
    scenery.mist(p, m.figure, 101, 16, 0.55)
    front = [line for line in lines[1:] if line.words[0] not in ("beside", "bust")]
    Drawer(p, m, supply, origin=x, seed=seed).draw(front)
    return p


def _below(word: str, lines: Sequence[Line]) -> Sequence[Line]:
    found = next((line for line in lines[1:] if line.words[0] == word), None)
    if found is None:
        raise lines[0].fault(f"a {lines[0].words[0]} has a line “{word}” with what to draw below it")
    return found.below


@dataclass(frozen=True, slots=True)
class House:
    """A Great House. `crest` is drawn in one color in a 40x40 roundel whose middle is at (0, 0)."""

    mood: Mood
    crest: Callable[[Pen, str], None]
    world: Callable[[Pen], None]
    eclipse: bool = False  # a dark disc behind its leaders


def house_of(lines: Sequence[Line], supply: Supply) -> House:
    """Return the House that a file describes."""
    told = next((line for line in lines[1:] if line.words[0] == "mood"), None)
    if told is None:
        raise lines[0].fault("a house has a line “mood top=#... mid=#...”")
    mood = mood_of(told, told.tail)

    def crest(p: Pen, color: str) -> None:
        drawer = Drawer(p, mood, supply)
        drawer.tones["crest"] = color
        drawer.draw(_below("crest", lines))

    def world(p: Pen) -> None:
        Drawer(p, mood, supply).draw(_below("world", lines))

    return House(mood, crest, world, "eclipse" in lines[0].words)


def _roundel(p: Pen, house: House, x: float, y: float, size: float) -> None:
    """Draw the crest of a House in a roundel, `size` wide, its middle at (x, y)."""
    mood = house.mood
    with p.at(x, y, size / 40):
        p.circle(0, 0, 20, INK)
        p.circle(0, 0, 18.6, BRASS)
        p.circle(0, 0, 16.8, BRASS_DARK)
        p.circle(0, 0, 16.4, p.lin(0, -16, 0, 16, (0, mix(mood.mid, mood.low, 0.25)), (1, mood.top)))
        with p.at(0, 0.4, 0.86):
            house.crest(p, mix(mood.accent, "#FFF6E0", 0.35))


def house_alone(house: House, width: int, height: int) -> Pen:
    """Draw the roundel alone on a transparent ground."""
    side = 42.0
    box_w, box_h = (side * width / height, side) if width > height else (side, side * height / width)
    p = Pen(-box_w / 2, -box_h / 2, box_w, box_h)
    _roundel(p, house, 0, 0, 40)
    return p


def _portrait_pen(width: int, height: int) -> Pen:
    """Return what to show of a portrait: head and shoulders in a square, more sky and garment in a tall frame."""
    ratio = min(1.4, max(1.0, height / width))
    share = (ratio - 1) / 0.4
    wide = 90 + 10 * share
    tall = wide * ratio
    y = 17 + (140 - tall - 17) * share
    if height < width:
        wide = tall * width / height
    if height > width * 1.4:
        y -= wide * height / width - tall
        tall = wide * height / width
    return Pen(50 - wide / 2, y, wide, tall)


def leader(lines: Sequence[Line], house: House, supply: Supply, width: int, height: int) -> Pen:
    """Draw a leader's bust before the disc and the home world of a House, with its crest."""
    m = house.mood
    p = _portrait_pen(width, height)
    end = p.y + p.h
    p.fill(p.lin(0, p.y, 0, end, (0, m.top), (0.55, m.mid), (1, m.low)))
    p.circle(50, 66, 62, p.rad(50, 66, 62, (0, m.disc, 0.55), (0.55, m.low, 0.35), (1, m.low, 0)))
    disc = m.figure if house.eclipse else p.rad(58, 56, 48, (0, mix(m.disc, "#FFFFFF", 0.25)), (1, m.disc))
    p.circle(50, 66, 36, disc)
    if house.eclipse:
        p.circle(50, 66, 36, stroke=m.disc, sw=1.6)
    p.circle(50, 66, 41.5, stroke=m.rim, sw=0.8, dash="0.9 3.2", o=0.8)
    house.world(p)
    Drawer(p, m, supply).draw(lines[1:])
    p.layer()
    p.rect(p.x - 1, end - 26, p.w + 2, 27, p.lin(0, end - 26, 0, end, (0, m.figure, 0), (1, m.figure, 0.75)))
    size = 17
    _roundel(p, house, p.x + p.w - size * 0.66, end - size * 0.66, size)
    return p


def figure(lines: Sequence[Line], supply: Supply, width: int, height: int, seat: int) -> Pen:
    """Draw what stands on the table in the colors of a seat, on a transparent ground, and the seat's shape on it."""
    head = lines[0]
    own = pieces_of(seat)
    pale, ink = mix(own.fill, "#FFF3DC", 0.55), "#140B12"
    try:
        wide, high = (number(word) for word in head.words[1:3])
        marks = [exactly(word.removeprefix("shape="), 3, "X,Y,SIZE") for word in head.words[3:]]
        places = [tuple(number(each) for each in mark) for mark in marks]
    except (Fault, ValueError):
        raise head.fault("a figure is so wide and so high, as in “figure 26 46 shape=0,-14,6”") from None
    scale = min(width / wide, height / high)
    p = Pen(-width / scale / 2, 2 - height / scale, width / scale, height / scale)
    mood = Mood(ink, own.shade, own.fill, "#FFE9B4", own.fill, own.shade, "#FFF3DC", own.fill)
    drawer = Drawer(p, mood, supply)
    drawer.tones |= {"fill": own.fill, "dark": own.shade, "pale": pale, "ink": ink}
    drawer.draw(lines[1:])
    if own.shape:
        p.layer()
        for x, y, size in places:
            with p.at(x - size / 2, y - size / 2, size / 48):
                p.path(SHAPES[own.shape], ink, stroke=ink, sw=9)
                p.path(SHAPES[own.shape], BONE)
    return p
