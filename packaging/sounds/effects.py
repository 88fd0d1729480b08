"""Sound effects of moves at the table: wood, metal, paper, sand, water.

Every effect has two or three variants, so that a repeated move does not sound the same twice. `EFFECTS` gives the
generator, the number of variants, and the loudness of each.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from sounds.wave import (
    Wave,
    band,
    below,
    edged,
    gained,
    grains,
    mixed,
    noise,
    shaped,
    struck,
)


class Effect(NamedTuple):
    """The generator of a sound; `peak` is the loudest sample of each variant, 1 at most."""

    make: Callable[[Random], Wave]
    variants: int
    peak: float


def _near(value: float, random: Random, by: float = 0.04) -> float:
    return value * random.uniform(1 - by, 1 + by)


def _wood(hertz: float, decay: float, random: Random, seconds: float = 0.35) -> Wave:
    """Return the sound of a small wooden body set down on a lacquered board."""
    base = _near(hertz, random)
    modes = [
        (base * ratio, gain, decay / (1 + 0.8 * n))
        for n, (ratio, gain) in enumerate(((1, 1.0), (2.57, 0.55), (4.31, 0.28), (6.9, 0.12)))
    ]
    board = [(_near(118, random), 0.7, 0.045)]
    knock = shaped(below(noise(0.02, random), 3200), lambda t: math.exp(-t / 0.0025))
    return edged(mixed((0, struck(modes + board, seconds)), (0, gained(knock, 0.8))), 0.0005)


def _metal(hertz: float, decay: float, random: Random, seconds: float) -> Wave:
    """Return the sound of a thin metal disc; each mode has a close twin, which makes it shimmer."""
    base = _near(hertz, random, 0.02)
    modes = []
    for n, (ratio, gain) in enumerate(((1, 0.8), (2.32, 1.0), (3.88, 0.6), (5.91, 0.4), (8.1, 0.2))):
        modes += [
            (base * ratio, gain, decay / (1 + 0.5 * n)),
            (base * ratio * 1.004, gain * 0.6, decay / (1 + 0.6 * n)),
        ]
    return edged(struck(modes, seconds), 0.0005, seconds * 0.3)


def bell(hertz: float, decay: float, seconds: float) -> Wave:
    """Return the sound of a cast bell: hum, prime, tierce, quint, nominal."""
    partials = ((0.5, 0.35, 1.2), (1, 1.0, 1.0), (1.19, 0.35, 0.7), (1.5, 0.25, 0.6), (2, 0.5, 0.5), (3.01, 0.2, 0.3))
    modes = [(hertz * ratio, gain, decay * length) for ratio, gain, length in partials]
    return edged(struck(modes, seconds), 0.002, seconds * 0.4)


def _swish(seconds: float, start: float, end: float, random: Random, width: float = 0.7) -> Wave:
    """Return the sound of paper or cloth in the air: noise that glides from one pitch to another."""

    def glide(t: float) -> float:
        return start * math.pow(end / start, min(1.0, t / seconds))

    return shaped(band(noise(seconds, random), glide, width), lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2)


def tick(random: Random) -> Wave:
    return _wood(1250, 0.012, random, 0.08)


def refuse(random: Random) -> Wave:
    return mixed((0, _wood(150, 0.05, random, 0.2)), (0.09, gained(_wood(138, 0.05, random, 0.2), 0.7)))


def card_lift(random: Random) -> Wave:
    return _swish(_near(0.11, random, 0.15), 2200, 4200, random)


def card_down(random: Random) -> Wave:
    slap = shaped(below(noise(0.06, random), 1500), lambda t: math.exp(-t / 0.012))
    return mixed((0, gained(_swish(0.1, 3800, 1900, random), 0.6)), (0.085, gained(slap, 2.2)))


def card_turn(random: Random) -> Wave:
    flick = shaped(band(noise(0.03, random), 3000, 0.5), lambda t: math.exp(-t / 0.006))
    return mixed((0, gained(_swish(0.12, 1500, 3600, random), 0.7)), (0.1, flick))


def shuffle(random: Random) -> Wave:
    flicks = [
        (
            n * 0.028 + random.uniform(0, 0.01),
            gained(
                shaped(band(noise(0.03, random), random.uniform(2200, 3600), 0.6), lambda t: math.exp(-t / 0.007)),
                0.4 + 0.6 * math.sin(math.pi * n / 20),
            ),
        )
        for n in range(20)
    ]
    return edged(mixed(*flicks), 0.002, 0.05)


def agent(random: Random) -> Wave:
    return _wood(265, 0.075, random, 0.4)


def cube(random: Random) -> Wave:
    return gained(_wood(690, 0.03, random, 0.16), 1)


def march(random: Random) -> Wave:
    """Return the sound of troops going to the Conflict: a few cubes, one after the other."""
    return mixed(*((n * 0.07 + random.uniform(0, 0.015), _wood(560 - 40 * n, 0.03, random, 0.16)) for n in range(3)))


def solari(random: Random) -> Wave:
    first, second = _metal(1480, 0.09, random, 0.5), _metal(1830, 0.11, random, 0.5)
    return mixed((0, first), (random.uniform(0.05, 0.07), gained(second, 0.7)))


def spice(random: Random) -> Wave:
    return edged(
        mixed((0, grains(170, 0.45, random, 2500, 7500, 1.7)), (0, gained(_swish(0.4, 5200, 3000, random), 0.25)))
    )


def water(random: Random) -> Wave:
    """Return the sound of a drop: a small bubble whose pitch rises as it closes."""

    def drop(start: float) -> Wave:
        out, phase = [], 0.0
        for index in range(round(0.16 * 32_000)):
            t = index / 32_000
            phase += math.tau * start * (1 + 5.5 * t) / 32_000
            out.append(math.sin(phase) * math.exp(-t / 0.035))
        return edged(out, 0.001)

    first = _near(640, random, 0.08)
    return mixed((0, drop(first)), (random.uniform(0.09, 0.12), gained(drop(first * 1.35), 0.6)))


def influence(random: Random) -> Wave:
    return mixed((0, _wood(420, 0.05, random, 0.3)), (0.02, gained(bell(_near(523, random, 0.002), 0.25, 0.8), 0.35)))


def alliance(random: Random) -> Wave:
    notes = enumerate((392.0, 523.25, 587.33))
    return mixed(
        *((n * 0.11 + random.uniform(0, 0.02), bell(_near(note, random, 0.004), 0.5, 1.5)) for n, note in notes)
    )


def point(random: Random) -> Wave:
    """Return the sound of a victory point: two bells, the second a fifth higher."""
    return mixed(
        (0, bell(587.33, 0.55, 1.6)), (0.13, bell(880.0, 0.6, 1.6)), (0, gained(_metal(2350, 0.1, random, 0.6), 0.15))
    )


def swords(random: Random) -> Wave:
    edge = shaped(band(noise(0.25, random), lambda t: 3200 + 9000 * t, 0.12), lambda t: math.exp(-t / 0.09))
    return mixed(
        (0, _metal(980, 0.16, random, 0.7)),
        (0.01, gained(edge, 0.5)),
        (0.03, gained(_metal(1310, 0.2, random, 0.7), 0.6)),
    )


def intrigue(random: Random) -> Wave:
    """Return the sound of a whisper: breath in three syllables."""

    def breath(hertz: float, seconds: float) -> Wave:
        return shaped(band(noise(seconds, random), hertz, 0.35), lambda t: math.sin(math.pi * min(1, t / seconds)) ** 2)

    return mixed(
        (0, breath(_near(1800, random), 0.14)),
        (0.11, breath(_near(2700, random), 0.12)),
        (0.21, breath(_near(2100, random), 0.18)),
    )


def flag(random: Random) -> Wave:
    flutter = [(n * 0.055, gained(_swish(0.09, 700, 1500, random), 0.9**n)) for n in range(5)]
    return mixed(*flutter, (0.0, gained(_wood(330, 0.05, random, 0.3), 0.5)))


def dreadnought(random: Random) -> Wave:
    hum = struck([(_near(55, random), 1, 0.5), (_near(82.5, random), 0.6, 0.4), (_near(110.7, random), 0.4, 0.35)], 1.2)
    dust = shaped(below(noise(1.2, random), 420), lambda t: min(1, t / 0.06) * math.exp(-t / 0.35))
    return edged(mixed((0, hum), (0, gained(dust, 1.4)), (0.02, gained(_wood(180, 0.07, random), 0.8))), 0.004, 0.3)


def freighter(random: Random) -> Wave:
    return mixed((0, _swish(0.7, 260, 900, random, 0.4)), (0.1, gained(_wood(240, 0.06, random), 0.4)))


def tile(random: Random) -> Wave:
    """Return the sound of a Tech tile clicking into place."""
    return mixed((0, _metal(620, 0.04, random, 0.3)), (0.05, _wood(880, 0.02, random, 0.12)))


def dice(random: Random) -> Wave:
    rattle = [
        (at, gained(_wood(random.uniform(800, 1300), 0.015, random, 0.1), 1 - at))
        for at in (0, 0.06, 0.11, 0.19, 0.24, 0.36, 0.45)
    ]
    return mixed(*rattle)


def maker(random: Random) -> Wave:
    """Return the sound of spice gathering on the sand, with something large passing far below."""
    deep = shaped(band(noise(1.4, random), lambda t: 60 + 30 * t, 0.3), lambda t: math.sin(math.pi * min(1, t / 1.4)))
    return mixed((0, gained(deep, 2.0)), (0.35, gained(grains(120, 0.8, random, 2200, 6000), 0.5)))


def spy(random: Random) -> Wave:
    """Return the sound of somebody who goes unseen: a cloak, and two soft steps in sand."""

    def step(hertz: float) -> Wave:
        thud = shaped(below(noise(0.09, random), hertz), lambda t: math.exp(-t / 0.022))
        return mixed((0, gained(thud, 3.0)), (0.01, gained(grains(16, 0.09, random, 1800, 4600, 1.4), 0.35)))

    return edged(
        mixed(
            (0, gained(_swish(0.34, 500, 1300, random, 0.6), 0.8)),
            (0.12, step(_near(420, random))),
            (0.3, gained(step(_near(360, random)), 0.8)),
        ),
        0.002,
        0.04,
    )


def sandworm(random: Random) -> Wave:
    """Return the sound of a sandworm that comes up: the ground trembles, sand pours off it, and it draws breath."""
    seconds = 1.9

    def swell(t: float) -> float:
        return min(1.0, t / 0.75) ** 2 * math.exp(-max(0.0, t - 0.95) / 0.38)

    low = _near(41, random, 0.03)
    deep = shaped(band(noise(seconds, random), lambda t: low + 26 * min(1.0, t / 0.9), 0.22), swell)
    body = shaped(band(noise(seconds, random), lambda t: 110 + 70 * math.sin(5 * t), 0.4), swell)
    beats = [(0.08 + 0.115 * n, gained(drum(random, 46 + n, 0.4), 0.18 + 0.09 * n)) for n in range(7)]
    breath = shaped(
        band(noise(0.9, random), lambda t: 420 + 500 * t, 0.3), lambda t: math.sin(math.pi * min(1, t / 0.9))
    )
    sand = grains(420, 1.2, random, 1600, 6000, 0.8)
    return edged(
        mixed(
            (0, gained(deep, 3.2)), (0, gained(body, 1.1)), *beats, (0.7, gained(breath, 0.5)), (0.5, gained(sand, 0.3))
        ),
        0.02,
        0.3,
    )


def wall_falls(random: Random) -> Wave:
    """Return the sound of the Shield Wall that breaks: a blast, rock that cracks, blocks that come to rest."""
    blast = shaped(below(noise(1.5, random), 300), lambda t: min(1, t / 0.01) * math.exp(-t / 0.3))
    cracks = [
        (
            at + random.uniform(0, 0.03),
            gained(
                shaped(band(noise(0.1, random), random.uniform(700, 1900), 0.5), lambda t: math.exp(-t / 0.018)), 0.9
            ),
        )
        for at in (0.0, 0.09, 0.17, 0.3)
    ]
    blocks = [
        (
            0.35 + 0.13 * n + random.uniform(0, 0.08),
            gained(_wood(random.uniform(90, 190), 0.06, random), 0.7 - 0.07 * n),
        )
        for n in range(7)
    ]
    rubble = grains(220, 1.3, random, 500, 2600, 1.5)
    return edged(
        mixed(
            (0, gained(blast, 3.4)),
            (0, gained(drum(random, 50, 1.2), 0.9)),
            *cracks,
            *blocks,
            (0.2, gained(rubble, 0.5)),
        ),
        0.001,
        0.3,
    )


def stamp(random: Random) -> Wave:
    """Return the sound of a seal on a contract: paper, the blow on the desk, the ring of its handle."""
    blow = shaped(below(noise(0.12, random), 700), lambda t: math.exp(-t / 0.02))
    return mixed(
        (0, gained(_swish(0.1, 2600, 1500, random), 0.4)),
        (0.1, gained(blow, 2.4)),
        (0.1, gained(_wood(170, 0.06, random, 0.35), 0.9)),
        (0.105, gained(_metal(1180, 0.05, random, 0.3), 0.16)),
    )


def drum(random: Random, hertz: float = 74.0, seconds: float = 0.9) -> Wave:
    """Return the sound of a frame drum, whose pitch falls as it comes to rest."""
    out, phase = [], 0.0
    for index in range(round(seconds * 32_000)):
        t = index / 32_000
        phase += math.tau * hertz * (1 + 0.5 * math.exp(-t / 0.04)) / 32_000
        out.append(math.sin(phase) * math.exp(-t / 0.22))
    skin = shaped(below(noise(0.12, random), 900), lambda t: math.exp(-t / 0.02))
    return edged(mixed((0, out), (0, gained(skin, 1.2))), 0.001, 0.1)


def fight(random: Random) -> Wave:
    """Return the sound of a decided Conflict: drum and blades."""
    return mixed((0, drum(random)), (0.24, gained(drum(random, 66), 0.8)), (0.3, gained(swords(random), 0.45)))


def gong(random: Random) -> Wave:
    """Return the sound of a new round: a gong."""
    modes = [
        (_near(98, random, 0.01) * r, g, d)
        for r, g, d in (
            (1, 1, 1.1),
            (1.48, 0.7, 0.9),
            (2.02, 0.6, 0.8),
            (2.71, 0.5, 0.6),
            (3.36, 0.4, 0.5),
            (4.9, 0.3, 0.3),
            (6.7, 0.2, 0.2),
        )
    ]
    return shaped(edged(struck(modes, 2.2), 0.004, 1.0), lambda t: min(1, 0.35 + t / 0.12))


def _horn(hertz: float, seconds: float, random: Random) -> Wave:
    """Return a note of a deep horn: it opens slowly, and its upper part is gone first."""
    modes = [(_near(hertz, random, 0.002) * n, 1 / n**1.3, seconds / (1 + 0.35 * n)) for n in range(1, 8)]
    return shaped(edged(struck(modes, 1.2 * seconds), 0.05, 0.4), lambda t: min(1.0, t / 0.09))


def fanfare(random: Random) -> Wave:
    """Return the sound of a great moment: a drum, horns that rise to a fifth, a bell over them."""
    return mixed(
        (0, gained(drum(random), 0.7)),
        (0.02, _horn(196.0, 0.6, random)),
        (0.2, _horn(293.66, 0.9, random)),
        (0.2, gained(_horn(392.0, 0.9, random), 0.7)),
        (0.34, gained(bell(_near(783.99, random, 0.003), 0.5, 1.2), 0.35)),
    )


def loss(random: Random) -> Wave:
    """Return the sound of a great thing lost: horns that fall by a minor third, and a drum below."""
    return mixed(
        (0, _horn(233.08, 0.5, random)),
        (0.24, _horn(196.0, 0.8, random)),
        (0.24, gained(drum(random, 58), 0.6)),
    )


def curtain(random: Random) -> Wave:
    return mixed((0, _swish(0.45, 420, 1400, random, 0.6)), (0.12, gained(_swish(0.4, 1400, 500, random, 0.6), 0.7)))


EFFECTS = {
    "tick": Effect(tick, 3, 0.20),
    "refuse": Effect(refuse, 2, 0.30),
    "card_lift": Effect(card_lift, 3, 0.20),
    "card_down": Effect(card_down, 3, 0.34),
    "card_turn": Effect(card_turn, 3, 0.30),
    "shuffle": Effect(shuffle, 2, 0.30),
    "agent": Effect(agent, 3, 0.50),
    "cube": Effect(cube, 3, 0.34),
    "march": Effect(march, 3, 0.42),
    "solari": Effect(solari, 3, 0.26),
    "spice": Effect(spice, 3, 0.30),
    "water": Effect(water, 3, 0.34),
    "influence": Effect(influence, 3, 0.40),
    "alliance": Effect(alliance, 2, 0.42),
    "point": Effect(point, 2, 0.42),
    "swords": Effect(swords, 3, 0.30),
    "intrigue": Effect(intrigue, 3, 0.26),
    "flag": Effect(flag, 2, 0.32),
    "dreadnought": Effect(dreadnought, 2, 0.55),
    "freighter": Effect(freighter, 2, 0.32),
    "tile": Effect(tile, 3, 0.34),
    "dice": Effect(dice, 2, 0.36),
    "maker": Effect(maker, 2, 0.45),
    "spy": Effect(spy, 3, 0.34),
    "sandworm": Effect(sandworm, 2, 0.48),
    "wall_falls": Effect(wall_falls, 2, 0.60),
    "stamp": Effect(stamp, 2, 0.40),
    "fight": Effect(fight, 2, 0.60),
    "gong": Effect(gong, 2, 0.45),
    "curtain": Effect(curtain, 2, 0.26),
    "fanfare": Effect(fanfare, 2, 0.38),
    "loss": Effect(loss, 2, 0.34),
}
"""Name of a cue -> its sound."""
