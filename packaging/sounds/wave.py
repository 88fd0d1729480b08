"""Waves as lists of floats, and the operations from which all sounds are built.

A wave holds samples from -1 to 1, `RATE` per second. Nothing here keeps state; randomness comes from the `Random`
passed in, so that the same script makes the same files.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random

RATE = 32_000
"""Samples per second: enough for 16 kHz, more than a laptop's speakers give."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Mix waves, each starting at its second; the result lasts until the last one ends."""
    length = max(round(at * RATE) + len(wave) for at, wave in parts)
    out = [0.0] * length
    for at, wave in parts:
        start = round(at * RATE)
        for index, sample in enumerate(wave, start):
            out[index] += sample
    return out


def gained(wave: Wave, gain: float) -> Wave:
    return [sample * gain for sample in wave]


def shaped(wave: Wave, shape: Callable[[float], float]) -> Wave:
    """Multiply the wave by a curve over its seconds."""
    return [sample * shape(index / RATE) for index, sample in enumerate(wave)]


def edged(wave: Wave, fade_in: float = 0.002, fade_out: float = 0.02) -> Wave:
    """Fade the wave in and out, so that it neither begins nor stops with a click."""
    up, down, length = max(1, round(fade_in * RATE)), max(1, round(fade_out * RATE)), len(wave)
    return [sample * min(1.0, index / up) * min(1.0, (length - 1 - index) / down) for index, sample in enumerate(wave)]


def struck(modes: Iterable[tuple[float, float, float]], seconds: float) -> Wave:
    """Return a struck body: each mode is (Hz, gain, seconds until it has fallen to a third)."""
    length = round(seconds * RATE)
    out = [0.0] * length
    for hertz, gain, decay in modes:
        if hertz >= RATE / 2:
            continue
        # Each sample is the previous one, turned and shrunk: one complex product instead of a sine and a power
        turn = complex(math.cos(math.tau * hertz / RATE), math.sin(math.tau * hertz / RATE)) * math.exp(
            -1 / (decay * RATE)
        )
        now = complex(gain, 0)
        for index in range(length):
            out[index] += now.imag
            now *= turn
    return out


def noise(seconds: float, random: Random) -> Wave:
    return [random.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def band(wave: Sequence[float], hertz: float | Callable[[float], float], width: float = 1.0) -> Wave:
    """Keep the frequencies around a pitch, which may glide; `width` of 1 is broad, 0.05 nearly a tone."""
    low = held = 0.0
    out = []
    for index, sample in enumerate(wave):
        center = hertz(index / RATE) if callable(hertz) else hertz
        step = 2 * math.sin(math.pi * min(center, RATE / 6) / RATE)
        high = sample - low - width * held
        held += step * high
        low += step * held
        out.append(held)
    return out


def below(wave: Sequence[float], hertz: float) -> Wave:
    """Remove the frequencies above a pitch."""
    share = 1 - math.exp(-math.tau * hertz / RATE)
    now = 0.0
    out = []
    for sample in wave:
        now += share * (sample - now)
        out.append(now)
    return out


def above(wave: Sequence[float], hertz: float) -> Wave:
    """Remove the frequencies below a pitch; 20 Hz only removes an offset."""
    return [sample - low for sample, low in zip(wave, below(wave, hertz), strict=True)]


def grains(count: int, seconds: float, random: Random, low: float, high: float, thinning: float = 1.0) -> Wave:
    """Return sand: many grains, each a tick of its own pitch; `thinning` above 1 puts most of them early."""
    parts = []
    for _ in range(count):
        at = seconds * random.random() ** thinning
        hertz = math.exp(random.uniform(math.log(low), math.log(high)))
        grain = struck([(hertz, random.uniform(0.2, 1), random.uniform(0.001, 0.004))], 0.02)
        parts.append((at, grain))
    return mixed(*parts)


def plucked(hertz: float, seconds: float, random: Random, dull: float = 0.5) -> Wave:
    """Return a plucked string: a burst of noise in a loop that loses its brightness."""
    loop = below(noise(1 / hertz, random), 6000 * (1 - dull) + 800)
    length, size = round(seconds * RATE), len(loop)
    keep = math.exp(-2.2 / (seconds * hertz))
    out = []
    for index in range(length):
        at = index % size
        out.append(loop[at])
        loop[at] = keep * 0.5 * (loop[at] + loop[(at + 1) % size])
    return edged(above(out, 40), 0.001, seconds * 0.2)


def leveled(wave: Wave, peak: float) -> Wave:
    """Scale the wave so that its loudest sample has this value."""
    loudest = max(map(abs, wave)) or 1.0
    return gained(wave, peak / loudest)


def looped(wave: Wave, seconds: float) -> Wave:
    """Make a loop: the last seconds are blended over the first ones."""
    over = round(seconds * RATE)
    head, body, tail = wave[:over], wave[over:-over], wave[-over:]
    seam = [
        new * math.sqrt(index / over) + old * math.sqrt(1 - index / over)
        for index, (new, old) in enumerate(zip(head, tail, strict=True))
    ]
    return seam + body
