"""Three short motifs and the ambience: wind, and distant machines that come nearer in tense moments.

The motifs share one scale, D with a lowered second and a raised third (D E♭ F♯ G A B♭ C), and one rising figure:
the title asks, the Conflict breaks it off, the end answers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from sounds.effects import bell, drum
from sounds.wave import RATE, Wave, band, below, edged, gained, looped, mixed, noise, plucked, shaped

D = 146.83
STEP = 2 ** (1 / 12)
SCALE = {"D": 0, "Eb": 1, "F#": 4, "G": 5, "A": 7, "Bb": 8, "C": 10, "d": 12, "eb": 13, "f#": 16, "a": 19}


def pitch(name: str, octave: int = 0) -> float:
    """Return the frequency of a note of the scale in Hz."""
    return D * STEP ** SCALE[name] * 2.0**octave


def drone(hertz: float, seconds: float, swell: float) -> Wave:
    """Return a bowed low string: a few partials that swell independently."""
    out = [0.0] * round(seconds * RATE)
    for partial, gain in ((1, 1.0), (2, 0.5), (3, 0.28), (4, 0.12), (5, 0.08)):
        beat = 0.19 + 0.07 * partial
        for index in range(len(out)):
            t = index / RATE
            breath = 0.75 + 0.25 * math.sin(math.tau * beat * t + partial)
            out[index] += gain * breath * math.sin(math.tau * hertz * partial * (1 + 0.0006 * math.sin(t)) * t)
    return shaped(out, lambda t: min(1, t / swell) * min(1, (seconds - t) / (seconds * 0.35)))


def horn(hertz: float, seconds: float) -> Wave:
    """Return a low distant call that opens as it swells and closes as it dies."""
    out = []
    for index in range(round(seconds * RATE)):
        t = index / RATE
        open_ = math.sin(math.pi * t / seconds)
        out.append(sum(open_ ** (1 + 0.6 * n) / n * math.sin(math.tau * hertz * n * t) for n in range(1, 7)))
    return edged(out, 0.05, 0.2)


def _melody(notes: str, random: Random, beat: float, octave: int = 1) -> list[tuple[float, Wave]]:
    """Return plucked notes from names with a number of beats, as in "D.2 Eb.1"."""
    parts, at = [], 0.0
    for word in notes.split():
        name, beats = word.rsplit(".", 1)
        if name != "-":
            parts.append((at, gained(plucked(pitch(name, octave), 1.8, random, 0.55), 0.8)))
        at += float(beats) * beat
    return parts


def title(random: Random) -> Wave:
    """Return the title motif: a drone, and a figure that climbs and stops on the raised third."""
    parts = _melody("D.2 Eb.1 F#.1 G.2 F#.1 Eb.1 F#.3 -.1 A.1 Bb.1 A.1 G.1 F#.4", random, 0.36)
    low = gained(drone(D / 2, 9.5, 1.8), 0.45)
    call = gained(horn(pitch("A", -1), 3.2), 0.12)
    return edged(mixed((0, low), *((0.9 + at, wave) for at, wave in parts), (5.2, call)), 0.01, 1.5)


def conflict(random: Random) -> Wave:
    """Return the Conflict's motif: drums, and the figure broken off on the lowered second."""
    beats = [
        (at, gained(drum(random, hertz), gain))
        for at, hertz, gain in (
            (0, 70, 1.0),
            (0.42, 92, 0.5),
            (0.63, 92, 0.6),
            (0.84, 70, 1.0),
            (1.26, 92, 0.5),
            (1.47, 78, 0.7),
            (1.68, 66, 1.1),
        )
    ]
    parts = _melody("D.1 F#.1 G.1 Eb.4", random, 0.42)
    return edged(mixed(*beats, *parts, (0, gained(horn(pitch("D", -1), 2.6), 0.3))), 0.002, 0.6)


def end(random: Random) -> Wave:
    """Return the final motif: the figure goes on to the octave, with bells above it."""
    parts = _melody("D.1 Eb.1 F#.1 G.1 A.2 Bb.1 A.1 d.5", random, 0.34)
    bells = [(4.1, gained(bell(pitch("d", 1), 0.9, 3.0), 0.35)), (4.35, gained(bell(pitch("a", 1), 0.9, 2.8), 0.25))]
    return edged(
        mixed(
            (0, gained(drone(D / 2, 7.5, 1.0), 0.45)), *parts, *bells, (2.6, gained(horn(pitch("A", -1), 2.4), 0.14))
        ),
        0.01,
        1.5,
    )


def _wandering(random: Random, low: float, high: float, seconds: float) -> Callable[[float], float]:
    """Return a function that wanders between two bounds and ends where it started."""
    waves = [(n, random.uniform(0, math.tau), 1 / n) for n in range(1, 7)]
    most = sum(weight for _, _, weight in waves)

    def at(t: float) -> float:
        turn = sum(w * math.sin(math.tau * n * t / seconds + phase) for n, phase, w in waves) / most
        return low + (high - low) * (0.5 + 0.5 * turn)

    return at


def wind(random: Random) -> Wave:
    """Return a loop of wind over dunes: a broad breath and a thin whistle that come and go."""
    seconds, over = 18.0, 2.0
    whole = seconds + over
    air = noise(whole, random)
    low = band(air, _wandering(random, 180, 420, seconds), 0.5)
    thin = shaped(band(air, _wandering(random, 900, 1700, seconds), 0.06), _wandering(random, 0.0, 0.5, seconds))
    return looped(shaped(mixed((0, low), (0, gained(thin, 0.5))), _wandering(random, 0.35, 1.0, seconds)), over)


def machines(random: Random) -> Wave:
    """Return a loop of distant harvesters: a low beat, and metal under strain."""
    seconds, over = 16.0, 2.0
    whole = seconds + over
    rumble = below(band(noise(whole, random), _wandering(random, 48, 75, seconds), 0.25), 300)
    beat = [(n * 1.0, gained(drum(random, 46, 0.8), 0.16)) for n in range(int(whole))]
    strain = shaped(
        band(noise(whole, random), _wandering(random, 320, 480, seconds), 0.03), _wandering(random, 0, 0.8, seconds)
    )
    return looped(mixed((0, rumble), *beat, (0, gained(strain, 0.5)))[: round(whole * RATE)], over)


MOTIFS = {"title": (title, 0.45), "conflict": (conflict, 0.5), "end": (end, 0.45)}
AMBIENCE = {"wind": (wind, 0.30), "machines": (machines, 0.34)}
"""Name -> its generator and its loudest sample."""
