"""Painted scenery as SVG text: dusk skies, dunes, towns, the planet in its ring, vignettes. No pygame.

Everything is in reference pixels; `pictures` rasterises it at the window's size. Gradients are in user
space, because the renderer draws bounding-box ones flat. It goes through every row of a drawing for each shape: small
things of one color that lie apart, as windows and ticks do, are one path.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin, sqrt

# Silhouettes, baseline at y 0 (towns) or in boxes of 150 x 44 (landmarks), light from the west
TOWN = (
    "M-110 0V-10H-92V-22C-92 -34 -70 -34 -70 -22V-10H-58V-30H-50V-42L-44 -52L-38 -42V-14H-22V-26"
    "C-22 -44 14 -44 14 -26V-12H26V-36H34V-60L38 -70L42 -60V-36H48V-8H66V-20C66 -28 82 -28 82 -20V-6H112V0Z"
)
TOWN_LIT = (
    "M-92 0V-22C-92 -31 -80 -34 -76 -31C-84 -28 -86 -24 -86 -16V0ZM-50 -14V-42L-44 -52L-46 -40V-14Z"
    "M-22 0V-26C-22 -38 -6 -42 -2 -39C-12 -36 -14 -30 -14 -20V0ZM34 -8V-60L38 -70L37 -58V-8Z"
    "M66 -6V-20C66 -25 72 -27 75 -25C70 -23 70 -20 70 -14V-6Z"
)
WINDOWS = (
    (-84, -20),
    (-8, -24),
    (2, -18),
    (36.5, -48),
    (-46, -34),
    (72, -15),
    (-100, -6),
    (54, -5),
    (92, -4),
)
BADGES = {
    "emperor": "M8 5H40V24C40 34 32 40 24 45C16 40 8 34 8 24Z",
    "guild": "M24 4A20 20 0 1 1 23.9 4Z",
    "bene_gesserit": "M24 2C36 10 40 18 40 24C40 30 36 38 24 46C12 38 8 30 8 24C8 18 12 10 24 2Z",
    "fremen": "M7 6C20 3 34 4 41 9C44 26 36 38 18 45C24 36 22 30 14 24C8 19 6 13 7 6Z",
    "landsraad": "M24 3L44 17V44H4V17Z",
    "city": "M6 44V25C6 12 15 4 24 4C33 4 42 12 42 25V44Z",
    "spice_trade": "M24 4L46 43H2Z",
}


def _chance(seed: int) -> Iterator[float]:
    """A small fixed stream of numbers in [0, 1): the same sky on every machine."""
    state = seed
    while True:
        state = state * 16807 % 2147483647
        yield state / 2147483647


def svg(width: float, height: float, defs: str, body: str, x: float = 0, y: float = 0) -> str:
    """A drawing whose visible part is `width` by `height` from (x, y)."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{x} {y} {width} {height}"><defs>{defs}</defs>{body}</svg>'
    )


def linear(name: str, y1: float, y2: float, *stops: tuple[float, str, float]) -> str:
    """A gradient from top to bottom; stops are offset, color, opacity."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y1}" x2="0" y2="{y2}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(name: str, cx: float, cy: float, rx: float, ry: float, *stops: tuple[float, str, float]) -> str:
    """An elliptic gradient round (cx, cy)."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="translate({cx} {cy}) scale({rx} {ry})">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        f'<stop offset="{at}" stop-color="{color}" stop-opacity="{opacity}"/>' for at, color, opacity in stops
    )


def stars(width: float, height: float, count: int, seed: int = 7) -> str:
    """Stars of three sizes, thinning toward the horizon."""
    chance = _chance(seed)
    parts: list[str] = []
    for _ in range(count):
        x, depth = next(chance) * width, next(chance) ** 1.35
        size, light = next(chance), next(chance)
        radius = 0.55 + size * size * size * 1.5
        glow = (0.25 + light * 0.65) * (1 - 0.6 * depth)
        y = depth * height
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" fill="#FFE9C9" fill-opacity="{glow:.2f}"/>')
    return "".join(parts)


def moon(name: str, x: float, y: float, radius: float, light: float = -0.34) -> tuple[str, str]:
    """A moon lit from one side: its gradient and its body with a faint halo."""
    defs = radial(
        name,
        x + light * radius,
        y - 0.36 * radius,
        1.55 * radius,
        1.55 * radius,
        (0, "#FFF3D8", 1),
        (0.42, "#E3BC8C", 1),
        (0.75, "#9A6A5A", 1),
        (1, "#4E2F40", 1),
    )
    body = (
        f'<circle cx="{x}" cy="{y}" r="{radius * 1.22:.1f}" fill="#FFCF8A" fill-opacity=".07"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 1.1:.1f}" fill="#FFCF8A" fill-opacity=".09"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#{name})"/>'
    )
    return defs, body


def town(x: float, y: float, scale: float, fill: str, lit: str) -> str:
    """A walled town on the horizon with its windows, lit edges toward the west."""
    windows = "".join(f"M{wx} {wy}h2.6v4.2h-2.6Z" for wx, wy in WINDOWS)
    return (
        f'<g transform="translate({x} {y}) scale({scale})"><path d="{TOWN}" fill="{fill}"/>'
        f'<path d="{TOWN_LIT}" fill="{lit}" fill-opacity=".55"/><path d="{windows}" fill="#FFC56B"/></g>'
    )


def mesas(x: float, y: float, scale: float, fill: str, lit: str) -> str:
    """Table mountains: a body and the faces that catch the last light."""
    return (
        f'<g transform="translate({x} {y}) scale({scale})">'
        f'<path d="M-320 6C-220 2 -180 -16 -140 -22L-116 -40L-100 -38L-88 -21L-40 -15L2 -34L20 -34L36 -11'
        f'C80 -5 110 0 140 2V12H-320Z" fill="{fill}"/>'
        '<path d="M-100 -38L-88 -21L-72 -19L-84 -30ZM20 -34L36 -11L60 -6L40 -18ZM-140 -22L-116 -40L-112 -30Z"'
        f' fill="{lit}" fill-opacity=".5"/></g>'
    )


def ripples(width: float, top: float, bottom: float, rows: int, seed: int, color: str, strength: float) -> str:
    """Wind ripples: long lines that follow each other, closer together toward the horizon."""
    chance = _chance(seed)
    phases = [next(chance) * 2 * pi for _ in range(3)]
    parts: list[str] = []
    for row in range(rows):
        share = row / rows
        y = top + (bottom - top) * share**1.7
        swing = 3 + 16 * share
        points = []
        for step in range(25):
            x = width * (step - 1) / 22
            wave = (sin(x / 210 + phases[0] + share * 2.2) + 0.5 * sin(x / 97 + phases[1] - share * 3)) * swing
            points.append((x, y + wave + sin(x / 500 + phases[2]) * 14 * share))
        start = f"M{points[0][0]:.0f} {points[0][1]:.1f}"
        curve = "".join(
            f"Q{a[0]:.0f} {a[1]:.1f} {(a[0] + b[0]) / 2:.0f} {(a[1] + b[1]) / 2:.1f}" for a, b in pairwise(points[1:])
        )
        fade = strength * (0.35 + 0.65 * next(chance))
        parts.append(
            f'<path d="{start}{curve}" fill="none" stroke="{color}" stroke-opacity="{fade:.2f}" '
            f'stroke-width="{0.8 + share:.2f}"/>'
        )
    return "".join(parts)


def arcs(x: float, y: float, radii: tuple[float, ...], color: str = "#D8A95B", opacity: float = 0.26) -> str:
    """Engraved circles of an astrolabe."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{color}" stroke-opacity="{opacity}" stroke-width="1"/>'
        for r in radii
    )


Box = tuple[float, float, float, float]  # x, y, width, height

DUSK_SKY = ((0.0, "#0E0A17"), (0.38, "#1D1230"), (0.66, "#4A2038"), (0.86, "#A2492F"), (1.0, "#F0A24E"))


def dusk_glow(part: Box, horizon: float, sun: float) -> str:
    """The light of the sun that has just set: soft enough to be drawn small and enlarged."""
    x, y, w, h = part
    defs = radial("sun", sun, horizon, 660, 170, (0, "#FFE3A0", 0.92), (0.25, "#FFC069", 0.56), (1, "#FF9040", 0))
    return svg(w, h, defs, f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#sun)"/>', x, y)


def dusk(part: Box, width: float, horizon: float, sun: float, left: float, right: float) -> str:
    """The table's landscape without its sky: stars, moons, mesas, towns and dunes.

    Only `part` is drawn. What is worth seeing lies between `left` and `right`; the skyline is at `horizon`.
    """
    hz, w = horizon, width
    middle = (left + right) / 2
    big, big_body = moon("m1", middle - 6, hz + 2, 46)
    small, small_body = moon("m2", middle + 97, hz - 22, 9)
    defs = (
        linear("d1", hz, hz + 120, (0, "#C47043", 1), (1, "#6A352B", 1))
        + linear("d2", hz + 60, hz + 260, (0, "#935038", 1), (1, "#3B2024", 1))
        + linear("d3", hz + 140, hz + 420, (0, "#66362E", 1), (1, "#24161D", 1))
        + linear("d4", hz + 240, hz + 560, (0, "#42262A", 1), (1, "#150E16", 1))
        + linear("haze", hz - 26, hz + 30, (0, "#FFB668", 0), (0.6, "#FFB668", 0.34), (1, "#FFB668", 0))
        + big
        + small
    )
    x = w / 1920

    def across(*v: float) -> str:
        """A line over the whole width: pairs of reference x and depth below the skyline."""
        points = [f"{v[i] * x:.0f} {hz + v[i + 1]:.0f}" for i in range(0, len(v), 2)]
        joined = "".join(f"C{' '.join(points[i : i + 3])}" for i in range(1, len(points), 3))
        return f"M{points[0]}{joined}"

    one = across(0, 22, 260, -4, 520, 26, 760, 16, 980, 6, 1180, -10, 1400, 12, 1600, 30, 1780, 4, 1920, 14)
    two = across(0, 80, 200, 60, 420, 100, 640, 84, 880, 66, 1020, 110, 1240, 92, 1460, 72, 1700, 120, 1920, 80)
    three = across(
        0, 180, 240, 140, 520, 210, 800, 176, 1080, 142, 1300, 210, 1560, 180, 1700, 164, 1820, 190, 1920, 170
    )
    four = across(0, 300, 300, 240, 620, 330, 960, 280, 1240, 240, 1500, 320, 1920, 270)
    slope = across(640, 84, 700, 110, 760, 150, 900, 170, 1000, 184, 1120, 130, 1240, 92)
    slope += across(1240, 92, 1020, 110, 880, 66, 640, 84).replace("M", "L", 1)
    crest = 'fill="none" stroke="#FFC98A" stroke-opacity=".38" stroke-width="1.4"'
    bottom = part[1] + part[3]

    def dune(line: str, fill: str, depth: float) -> str:
        return f'<path d="{line}V{min(bottom, hz + depth)}H0Z" fill="url(#{fill})"/>'

    body = (
        stars(w, hz * 0.62, round(110 * x))
        + arcs(sun, hz + 20, (322, 378, 434, 438, 560))
        + big_body
        + small_body
        + mesas(left + 130, hz + 2, 0.62, "#6E2F3A", "#C8643A")
        + mesas(right - 250, hz + 3, 0.5, "#7A3840", "#D07A4A")
        + mesas(left + 253, hz + 1, 1.0, "#3B1D29", "#8A3B33")
        + f'<rect x="{part[0]}" y="{hz - 30}" width="{part[2]}" height="64" fill="url(#haze)"/>'
        + f'<rect x="{part[0]}" y="{hz + 2}" width="{part[2]}" height="58" fill="#3B1D29"/>'
        + town(right - 251, hz + 8, 1.0, "#2B1522", "#7C3A34")
        + town(right - 60, hz + 5, 0.42, "#2B1522", "#7C3A34")
        + town(left + 60, hz + 5, 0.36, "#341925", "#7C3A34")
        + dune(one, "d1", 130)
        + ripples(w, hz + 24, hz + 96, 9, 11, "#FFD9A0", 0.20)
        + dune(two, "d2", 230)
        + f'<path d="{slope}Z" fill="#B8683F" fill-opacity=".4"/><path d="{two}" {crest}/>'
        + ripples(w, hz + 104, hz + 190, 9, 29, "#2A1018", 0.30)
        + dune(three, "d3", 360)
        + f'<path d="{three}" {crest}/>'
        + ripples(w, hz + 200, hz + 300, 9, 43, "#E0A06A", 0.16)
        + dune(four, "d4", 2000)
        + ripples(w, hz + 310, hz + 520, 12, 71, "#C08050", 0.12)
    )
    return svg(part[2], part[3], defs, body, part[0], part[1])


# ------------------------------------------------------------------------------------------------- the title


TITLE_SKY = (
    (0.0, "#0B0814"),
    (0.34, "#1C1030"),
    (0.60, "#48203F"),
    (0.78, "#8E3D3A"),
    (0.90, "#D98045"),
    (1.0, "#F3B45F"),
)


def title_air(radius: float) -> str:
    """The light round the planet, in a box of 3 x radius: soft, to be drawn small and enlarged."""
    side = 3 * radius
    defs = radial(
        "air",
        side / 2,
        side / 2,
        radius * 1.42,
        radius * 1.42,
        (0, "#FFC27A", 0.5),
        (0.69, "#FFC27A", 0.42),
        (0.78, "#FFB468", 0.16),
        (1, "#FFB468", 0),
    )
    return svg(side, side, defs, f'<rect width="{side}" height="{side}" fill="url(#air)"/>')


def title_stars(width: float, height: float, cx: float, cy: float, radius: float) -> str:
    """Stars, a constellation and engraved orbits."""
    joints = ((668, 322), (724, 268), (800, 312), (792, 402), (716, 446), (744, 520))
    path = "L".join(f"{x} {y}" for x, y in joints)
    lights = "".join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="#FFE9C8"/>' for x, y in joints)
    body = (
        stars(width, height * 0.86, 260, 4242)
        + f'<path d="M{path}" fill="none" stroke="#E7C184" stroke-opacity=".3" stroke-width="1.2"/>{lights}'
        + arcs(cx, cy, (radius * 1.42, radius * 1.72, radius * 2.1), "#E7C184", 0.2)
    )
    return svg(width, height, "", body)


def planet_light(radius: float) -> str:
    """The planet's day and night in a box of 2 x radius: soft, to be drawn small and enlarged."""
    r = radius
    defs = radial(
        "night",
        0.58 * r,
        0.5 * r,
        1.78 * r,
        1.78 * r,
        (0, "#FFE2A6", 0.5),
        (0.32, "#FFC37A", 0.12),
        (0.56, "#1C0B26", 0.40),
        (0.80, "#12081C", 0.86),
        (1, "#0B0514", 0.97),
    )
    return svg(2 * r, 2 * r, defs, f'<rect width="{2 * r}" height="{2 * r}" fill="url(#night)"/>')


def planet_net(radius: float) -> str:
    """Meridians and parallels in a box of 2 x radius."""
    r = radius
    net = ""
    for k in range(-3, 4):
        y = k * r / 4
        rx = sqrt(r * r - y * y)
        net += f'<ellipse cx="{r}" cy="{r + y:.1f}" rx="{rx:.1f}" ry="{rx * 0.16:.1f}"/>'
    for k in range(1, 5):
        net += f'<ellipse cx="{r}" cy="{r}" rx="{r * k / 4.6:.1f}" ry="{r}"/>'
    lines = f'<g fill="none" stroke="#FFE3B0" stroke-opacity=".17" stroke-width="1.1">{net}</g>'
    return svg(2 * r, 2 * r, "", lines)


def title_front(width: float, height: float, cx: float, cy: float, radius: float) -> str:
    """What stands before the planet: brass ring, moons, a heighliner, dunes, a town and two travelers."""
    w, h, r = width, height, radius
    ring = r * 1.155
    long, short = "", ""
    for k in range(180):
        angle = k * 2 * pi / 180
        length = 20 if k % 15 == 0 else 13 if k % 5 == 0 else 7
        outer = ring - 8
        x1, y1 = cx + cos(angle) * outer, cy + sin(angle) * outer
        x2, y2 = cx + cos(angle) * (outer - length), cy + sin(angle) * (outer - length)
        tick = f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
        long, short = (long + tick, short) if k % 15 == 0 else (long, short + tick)
    first, first_body = moon("m1", cx + r * 1.27, cy - r * 0.5, 36)
    second, second_body = moon("m2", cx - r * 0.98, cy - r * 1.0, 20)
    hz = h - 232
    defs = (
        first
        + second
        + linear("t1", hz, hz + 130, (0, "#D98A4E", 1), (1, "#7E3F2E", 1))
        + linear("t2", hz + 60, hz + 220, (0, "#94503A", 1), (1, "#40222A", 1))
        + linear("t3", hz + 130, h, (0, "#56302F", 1), (1, "#130B14", 1))
        + linear("hull", -8, 60, (0, "#5A4260", 1), (0.36, "#3A2846", 1), (0.42, "#1D1229", 1), (1, "#120B1C", 1))
        + linear("mist", hz - 70, hz + 24, (0, "#FFB668", 0), (0.8, "#FFB668", 0.30), (1, "#FFB668", 0))
    )
    windows = "".join(f"M{34 + i * 18} 32h6v4h-6Z" for i in range(15))
    ship = (
        f'<g transform="translate({cx - r * 1.06:.0f} {cy - r * 0.62:.0f}) rotate(-11) scale(1.06)">'
        '<rect width="330" height="58" rx="29" fill="url(#hull)"/>'
        '<path d="M29 1.2H318" stroke="#FFD9A0" stroke-opacity=".55" stroke-width="1.6"/>'
        f'<ellipse cx="326" cy="29" rx="13" ry="29" fill="#0B0712"/><path d="{windows}" fill="#FFD08A"/>'
        '<g stroke="#0B0712" stroke-opacity=".6" stroke-width="1.4">'
        '<path d="M80 3V55M150 1V57M220 1V57M286 1V57"/></g></g>'
        f'<g fill="#FFE6BC" transform="translate({cx - r * 0.62:.0f} {cy - r * 0.3:.0f})">'
        '<path d="M0 0l20 -5l-7 9z"/><path d="M34 22l15 -4l-5 7z"/><path d="M-28 28l13 -3l-4 6z"/></g>'
    )
    far = (
        mesas(430, hz + 4, 1.5, "#5A2836", "#D07A4A")
        + mesas(160, hz + 2, 0.9, "#74363E", "#E08A50")
        + mesas(w - 120, hz + 2, 1.1, "#6A303A", "#D07A4A")
        + f'<rect y="{hz - 70}" width="{w}" height="94" fill="url(#mist)"/>'
        + town(760, hz + 10, 1.5, "#3A1A2A", "#E08A50")
        + town(930, hz + 8, 0.7, "#4A2232", "#E08A50")
    )
    x = w / 1920

    def c(*v: float) -> str:
        """A smooth path: pairs of reference x and offset from the skyline."""
        points = [f"{v[i] * x:.0f} {hz + v[i + 1]:.0f}" for i in range(0, len(v), 2)]
        path = f"M{points[0]}"
        for i in range(1, len(points), 3):
            path += f"C{points[i]} {points[i + 1]} {points[i + 2]}"
        return path

    one = c(0, 26, 260, -22, 520, 44, 820, 22, 1080, 2, 1280, -26, 1500, 8, 1680, 36, 1800, -2, 1920, 12)
    two = c(0, 112, 300, 60, 560, 128, 840, 96, 1100, 66, 1320, 140, 1560, 104, 1720, 80, 1820, 104, 1920, 84)
    three = c(0, 176, 400, 128, 760, 206, 1100, 164, 1400, 128, 1640, 200, 1920, 150)
    slip = c(820, 22, 920, 62, 1040, 104, 1260, 118, 1170, 70, 1150, 10, 1290, -8, 1140, -6, 980, 6, 820, 22)
    crest = 'fill="none" stroke="#FFE0A8" stroke-opacity=".55" stroke-width="1.6"'
    walkers = (
        f'<g transform="translate({1034 * x:.0f} {hz + 56})" fill="#24111B">'
        '<path d="M0 36C2 18 5 8 9 6C8 3 10 0 13 0C16 0 18 3 17 6C21 8 24 18 26 36Z"/>'
        '<path d="M40 42C42 27 44 19 47 17C46 14 48 12 50.5 12C53 12 55 14 54 17C57 19 59 27 61 42Z"/>'
        '<path d="M2 36L-96 92H-66L24 37ZM42 42L-40 98H-18L60 43Z" fill-opacity=".42"/>'
        '<path d="M13 0C16 0 18 3 17 6C21 8 24 18 26 36H21C20 20 17 10 14 6ZM50.5 12C53 12 55 14 54 17'
        'C57 19 59 27 61 42H57C56 29 54 22 51 17Z" fill="#E08A50" fill-opacity=".8"/></g>'
    )
    body = (
        f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="#FFDCA0" stroke-opacity=".8" '
        'stroke-width="2.2"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{ring}" fill="none" stroke="#120B0F" stroke-width="8"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{ring}" fill="none" stroke="#D9AD5F" stroke-width="3.4"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{ring + 2.6:.1f}" fill="none" stroke="#FFE7B4" stroke-opacity=".5" '
        'stroke-width="1"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{r * 1.085}" fill="none" stroke="#A47C45" stroke-width="1.4"/>'
        '<g stroke="#D9AD5F" stroke-opacity=".9">'
        f'<path d="{long}" stroke-width="2.2"/><path d="{short}" stroke-width="1.1"/></g>'
        + first_body
        + second_body
        + ship
        + far
        + f'<path d="{one}V{hz + 150}H0Z" fill="url(#t1)"/><path d="{one}" {crest}/>'
        + ripples(w, hz + 40, hz + 120, 9, 5, "#FFE0B0", 0.22)
        + f'<path d="{slip}Z" fill="#FFC070" fill-opacity=".30"/>'
        + f'<path d="{two}V{hz + 215}H0Z" fill="url(#t2)"/><path d="{two}" {crest.replace(".55", ".35")}/>'
        + walkers
        + ripples(w, hz + 124, hz + 190, 8, 17, "#1E0D16", 0.30)
        + f'<path d="{three}V{h}H0Z" fill="url(#t3)"/><path d="{three}" {crest.replace(".55", ".22")}/>'
    )
    return svg(w, h, defs, body)


# ----------------------------------------------------------------------------------------------- small pieces


def watermark(badge: str, color: str, width: float, height: float) -> str:
    """A large faint badge, twice outlined, for a faction panel; a fifth higher than the panel."""
    path = BADGES[badge]
    side = height * 1.21
    scale = side / 48
    return svg(
        width,
        height,
        "",
        f'<g transform="translate({(width - side) / 2:.1f} {(height - side) / 2:.1f}) scale({scale:.3f})">'
        f'<path d="{path}" fill="none" stroke="{color}" stroke-opacity=".24" stroke-width=".5"/>'
        f'<path d="{path}" fill="{color}" fill-opacity=".05" stroke="{color}" stroke-opacity=".17" '
        'stroke-width=".4" transform="translate(24 24) scale(.86) translate(-24 -24)"/></g>',
    )


def dial(now: int, total: int) -> str:
    """The round dial, 100 by 100: a tick for each round, those played in brass, this one bright."""
    ticks = ""
    for i in range(total):
        angle = (-220 + i * (260 / max(1, total - 1))) * pi / 180
        played, current = i < now, i == now - 1
        end = 48 if current else 45.5
        color = "#FFE3A4" if current else "#C79A4B" if played else "#55443F"
        ticks += (
            f'<path d="M{50 + cos(angle) * 37:.2f} {50 + sin(angle) * 37:.2f}'
            f'L{50 + cos(angle) * end:.2f} {50 + sin(angle) * end:.2f}" stroke="{color}" '
            f'stroke-width="{5 if current else 3.4}" stroke-linecap="round"/>'
        )
    body = (
        '<circle cx="50" cy="50" r="48.6" fill="#1B141F" stroke="#6E5229" stroke-width="1.6"/>'
        f'<circle cx="50" cy="50" r="33" fill="none" stroke="#6E5229" stroke-width="1"/>{ticks}'
    )
    return svg(100, 100, "", body)


def harvest(width: float, height: float) -> str:
    """A little desert for rival cards."""
    w, h = width, height
    return svg(
        w,
        h,
        "",
        f'<rect width="{w}" height="{h}" fill="#5A2A22"/>'
        f'<path d="M0 {h * 0.8}C{w * 0.24} {h * 0.64} {w * 0.43} {h * 0.9} {w * 0.6} {h * 0.76}'
        f'C{w * 0.76} {h * 0.65} {w * 0.88} {h * 0.73} {w} {h * 0.68}V{h}H0Z" fill="#C9763A"/>'
        f'<path d="M0 {h * 0.92}C{w * 0.3} {h * 0.78} {w * 0.59} {h * 0.97} {w} {h * 0.8}V{h}H0Z" '
        'fill="#8A4526"/>',
    )
