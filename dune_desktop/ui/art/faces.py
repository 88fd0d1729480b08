"""Heads: a few faces from the side and from the front, in the 100x140 box of a portrait.

Each face is laid down in shade and then lit in flat planes; hair, headgear and garments are the portraits' own.
"""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, Rim, mix

IBAD = "#5DB7FF"  # the blue of spice in the eyes

PROFILE_M = (
    "M60 41C64.500 43 67 47.500 67.600 52C67.900 54 68.200 55.600 67.700 57C67.300 58 67.100 58.800 67.500 59.800"
    "L72.800 68C73.400 69.300 72.700 70.400 71.300 70.800L68.800 71.500C68.900 72.700 69.100 73.500 69.700 74.300"
    "C70.500 75 70.400 75.700 69.300 76.200C70.100 76.800 70.300 77.600 69.500 78.400"
    "C68.500 79.200 68.200 79.900 68.500 80.900"
    "C69.600 82.800 69.300 86 66.800 87.400C64 88.800 60 88 56.800 86.600C55.600 90 56 95 57.500 101L58 110H33"
    "C34 102 34.500 92 33.500 84C29 78 27.500 68 28.500 58C30 46 39 37.500 49 37.500C54 37.500 57.500 39 60 41Z"
)
PROFILE_F = (
    "M59 42.500C63.500 45 65.600 49 66 53.500C66.100 55.400 65.700 57 65.400 58.600C65.300 60 66 61.200 66.800 62.600"
    "L71 68.400C71.600 69.400 71 70.200 69.800 70.400L67.600 70.900C67.600 71.800 68 72.600 68.600 73.300"
    "C69.500 74 69.400 74.800 68.400 75.400C69.300 76 69.400 76.900 68.500 77.600C67.600 78.300 67.300 79 67.500 80"
    "C68 82 67.400 84.400 65.200 85.400C62 86.400 58.500 85.400 55.500 83.600C53.800 88 53.800 94 55.500 101L56 110H37"
    "C38 103 38.500 94 37 84C31 78 29 68 29.500 59C30.500 47 39 39 48.500 39C52.500 39 56 40.300 59 42.500Z"
)
FRONT_M = (
    "M50 38C60 38 66 46 66.200 56C66.400 64 65.500 70 63.800 76C62 81.500 57 87.500 50 87.800"
    "C43 87.500 38 81.500 36.200 76"
    "C34.500 70 33.600 64 33.800 56C34 46 40 38 50 38Z"
)
FRONT_F = (
    "M50 39C59 39 64.600 46 64.800 56C65 63.500 64 69.500 62 75C60 80.500 55 86.500 50 87C45 86.500 40 80.500 38 75"
    "C36 69.500 35 63.500 35.200 56C35.400 46 41 39 50 39Z"
)


@dataclass(frozen=True, slots=True)
class Tones:
    """The flat tones of one figure."""

    ink: str  # eyes, brows, deep shadow
    dark: str  # hair
    sheen: str  # light on hair
    cloth: str  # garment
    fold: str  # garment in the light
    shade: str  # skin in the shade
    skin: str  # skin in the light
    glow: str  # the brightest plane
    trim: str  # brass, seams, jewels


def tones(m: Mood, depth: float = 0.0, hair: str = "", grey: float = 0.0) -> Tones:
    """The tones of a mood; `depth` darkens the skin, `hair` tints the hair, `grey` bleaches it."""
    skin = mix(m.skin, m.figure, depth)
    dark = mix(m.figure, hair, 0.4) if hair else m.figure
    dark = mix(dark, m.rim, grey)
    return Tones(
        ink=m.figure,
        dark=dark,
        sheen=mix(dark, mix(m.low, m.disc, 0.4), 0.3),
        cloth=mix(m.figure, m.mid, 0.5),
        fold=mix(m.figure, m.mid, 0.95),
        shade=mix(m.shade, m.figure, depth),
        skin=skin,
        glow=mix(skin, m.rim, 0.45),
        trim=mix(m.accent, m.rim, 0.3),
    )


def rims(m: Mood) -> tuple[Rim, ...]:
    """Warm light on one edge, a faint one on the other."""
    return ((0.8, 0.7, mix(m.low, m.mid, 0.3), 0.55), (-1.0, 0.9, m.rim, 0.95))


def profile_m(p: Pen, t: Tones, path: str = PROFILE_M) -> None:
    """A man's head from the side, looking right: own layers."""
    p.layer()
    p.path(path, t.shade)
    p.layer(clip=True)
    p.path(
        "M56.500 36C60 42 61.800 48 61.600 54.500L59.800 57.800C63 57 65.300 57.400 67 58.600"
        "C66.600 60.500 65.500 63 63.500 64.800"
        "C61.500 66.500 60 68 60 70.200C60.300 72.500 62.600 73.700 63.200 76C62.800 78.800 61 80.500 60.600 83.500"
        "C60.500 85.500 61 87.800 62.200 90"
        "H78V36Z",
        t.skin,
    )
    p.path(
        "M67.600 52C67.900 54 68.200 55.600 67.700 57C67.300 58 67.100 58.800 67.500 59.800L71 66.300L69.600 69"
        "L74 72V50Z",
        t.glow,
    )
    p.path(
        "M66.800 80.500L69.500 80L70 85.500C69 88 67 88 65.500 87.500C67.300 85.500 67.500 83 66.800 80.500Z",
        t.glow,
        o=0.6,
    )
    p.path(
        "M60.200 58.700C62.500 56.700 65.200 56.500 67.400 57.300L67 58.900C64.800 58.200 62.500 58.500 60.300 59.900Z",
        t.ink,
    )
    p.path(
        "M62 62.200C63.300 60.600 65.300 60.500 66.600 61.500C66.300 62.900 65.500 63.500 64.300 63.400"
        "C63.300 63.300 62.600 62.900 62 62.200Z",
        t.ink,
    )
    p.path("M65 74.900C66.800 74.500 68.600 75.100 71 75.900L65 76.700Z", mix(t.shade, t.ink, 0.3))
    p.path("M68.500 70.900L66.600 70.300C66.300 69 67 68.300 68 68.500Z", t.shade)
    p.path("M55 86C59.500 88.400 63 89 66.500 88L58 106L52 96Z", t.ink, o=0.4)


def profile_f(p: Pen, t: Tones, path: str = PROFILE_F) -> None:
    """A woman's head from the side, looking right: own layers."""
    p.layer()
    p.path(path, t.shade)
    p.layer(clip=True)
    p.path(
        "M55 37C59 43.500 60.600 49.500 60.200 56L58.800 58.500C61.500 57.500 63.500 57.800 65 59"
        "C64.800 61 63.800 63.200 62 65"
        "C60 66.800 58.800 68.500 59 70.500C59.500 72.800 61.500 73.800 62.200 76C61.800 78.500 60 80 59.600 82.500"
        "C59.500 84.200 60 86 61 88"
        "H78V37Z",
        t.skin,
    )
    p.path("M65.800 53.500C66 57 65.400 59 65.600 60.500L69.300 66.900L68 69L74 71V50Z", t.glow)
    p.path(
        "M64 74.200C66 73.500 67.500 73.600 70 74.300V77.200C67.500 77.900 65.500 77.200 64 75.700Z",
        mix(t.shade, "#A03A38", 0.45),
    )
    p.path("M64 75.300L69.500 75.400", stroke=t.ink, sw=0.5)
    p.path(
        "M58.600 58.600C60.800 56.500 63.300 56.200 65.400 57.300L65.100 58.100C63 57.400 61 57.700 58.800 59.200Z",
        t.ink,
    )
    p.path(
        "M60.200 62.800C61.500 60.900 63.600 60.600 65 61.800C64.800 63 64 63.700 62.800 63.600"
        "C61.700 63.600 60.800 63.400 60.200 62.800Z",
        t.ink,
    )
    p.line("M59.600 62.800C61.500 60.500 63.800 60.300 65.400 61.700", t.ink, 0.8)
    p.path("M54 83.500C57.500 85.800 61 86.800 65 86L56 104L51 94Z", t.ink, o=0.4)


def ear(p: Pen, t: Tones, x: float = 46.5, y: float = 64.5) -> None:
    """An ear seen from the side."""
    with p.at(x, y):
        p.path(
            "M-2.600 -3.500C-1.500 -6 2.600 -6.200 3.300 -3C3.700 -0.500 2 1.200 1.700 3"
            "C1.300 5.500 -1 6 -1.700 4.200Z",
            mix(t.shade, t.skin, 0.22),
        )
        p.path("M-1 -3C0 -4.500 1.800 -4.200 2 -2.500C2.200 -0.800 0.600 0.200 0.500 2", stroke=t.ink, sw=0.8)


def front(p: Pen, t: Tones, female: bool = False, path: str = "") -> None:
    """A face from the front, its right half in the light: own layers."""
    lip = mix(t.shade, "#A03A38", 0.5) if female else mix(t.shade, t.ink, 0.35)
    p.layer()
    p.path(path or (FRONT_F if female else FRONT_M), t.shade)
    p.layer(clip=True)
    p.path(
        "M51.500 34C52.500 44 52.300 50 52.600 55.500C51.800 58 51.400 62 51.300 65"
        "C51.600 67.500 51.500 69.500 49.800 71.300"
        "L51.500 72.600C51 74 51 75 51.300 76.500C51 79 50.800 80 51 83L50.500 99H80V34Z",
        t.skin,
    )
    p.path(
        "M37.500 66C40 63.800 43.500 64.200 45.500 66.800C44.500 70.500 41.500 72.500 39 71.500Z",
        mix(t.shade, t.skin, 0.22),
    )
    p.path("M62.500 58C64 66 62 76 55.500 85L72 80V52Z", t.glow, o=0.6)
    p.path("M52.300 57C55 54.800 60.500 54.800 63.200 57.600C62.400 62 57 63.600 53 61.300Z", mix(t.skin, t.shade, 0.6))
    p.path("M47.600 57C45 54.800 39.500 54.800 36.800 57.600C37.600 62 43 63.600 47 61.300Z", mix(t.shade, t.ink, 0.4))
    p.path("M54 60.300C56 57.900 60 57.900 62 60.100C60 62.100 56.200 62.300 54 60.300Z", t.ink)
    p.path("M46 60.300C44 57.900 40 57.900 38 60.100C40 62.100 43.800 62.300 46 60.300Z", t.ink)
    p.circle(58.600, 59.500, 0.7, t.glow)
    p.circle(41.900, 59.500, 0.55, t.skin)
    rise = 0.75 if female else 1.0
    for s in (1, -1):
        brow = [50 + s * v for v in (3, 6, 10.5, 14)]
        p.path(
            f"M{brow[0]} 56.500C{brow[1]} {55 - rise * 1.6:.1f} {brow[2]} {54.6 - rise:.1f} {brow[3]} 56.500"
            f"C{brow[2]} 55.600 {brow[1]} 56 {brow[0]} 57.700Z",
            t.ink,
        )
    p.path(
        "M47.300 70.500C48.500 72.300 51.500 72.600 53.300 70.700C52.300 72.700 48.300 73 47.300 70.500Z", t.ink, o=0.8
    )
    if female:
        p.path(
            "M44.700 76.800C47 75 48.800 74.800 50 75.500C51.200 74.800 53 75 55.300 76.800"
            "C53 79.700 47 79.700 44.700 76.800Z",
            lip,
        )
    else:
        p.path("M44.300 76.800C47 75.700 53 75.700 55.700 76.800C53 78.600 47 78.600 44.300 76.800Z", lip)
    p.line("M44.700 76.800C48 77.300 52 77.300 55.300 76.800", t.ink, 0.7)
    p.path(
        "M46.800 81.600C48.500 80.700 51.500 80.700 53.200 81.600C51.500 82.500 48.500 82.500 46.800 81.600Z",
        t.ink,
        o=0.3,
    )


def locks(p: Pen, colour: str, width: float, *curves: tuple[float, float, float, float, float, float]) -> None:
    """Strands of hair in the light: slim crescents from (x1, y1) past (cx, cy) to (x2, y2)."""
    for x1, y1, cx, cy, x2, y2 in curves:
        length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
        nx, ny = (y1 - y2) / length * width, (x2 - x1) / length * width
        p.path(f"M{x1} {y1}Q{cx - nx:.2f} {cy - ny:.2f} {x2} {y2}Q{cx + nx:.2f} {cy + ny:.2f} {x1} {y1}Z", colour)


def mantle(p: Pen, t: Tones, wide: float = 1.0) -> None:
    """A cloak falling from both shoulders."""
    a, b = 50 - 44 * wide, 50 + 44 * wide
    p.path(f"M38 94C26 99 {a + 6} 104 {a} 120L{a - 6} 150H{b + 6}L{b} 120C{b - 6} 104 74 99 60 94L50 104Z", t.cloth)


def ibad_side(p: Pen) -> None:
    """The blue of spice in an eye seen from the side."""
    p.path(
        "M62.600 62.200C63.600 61.200 65.200 61.100 66.200 61.800C65.900 62.700 65.200 63 64.300 63"
        "C63.600 62.900 63 62.600 62.600 62.200Z",
        IBAD,
    )


def ibad_front(p: Pen) -> None:
    """The same in both eyes, seen from the front."""
    p.path("M55 60.200C56.600 58.700 59.500 58.700 61.200 60.100C59.500 61.400 56.600 61.500 55 60.200Z", IBAD)
    p.path(
        "M45 60.200C43.400 58.700 40.500 58.700 38.800 60.100C40.500 61.400 43.400 61.500 45 60.200Z",
        mix(IBAD, "#103058", 0.35),
    )
