"""Busts of the persons and creatures on cards, drawn in the 100x140 box of portraits."""

from __future__ import annotations

import math

from dune_desktop.ui.art.faces import FRONT_M, ear, front, ibad_side, locks, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures.flesh import FLUID, GLOW, STEEL

GREY_SKIN = "#8F9A92"


def tleilaxu_master(p: Pen, m: Mood) -> None:
    """A Master: a round cap, grey skin, a cloth before the mouth, and eyes that count."""
    t = tones(m, -0.02)
    veil, lit_veil = mix("#E4D6C8", m.figure, 0.38), mix("#F2E6D8", m.low, 0.12)
    p.layer(*rims(m))
    p.path("M50 98C28 98 8 104 2 122L-4 150H104L98 122C92 104 72 98 50 98Z", t.cloth)
    p.path("M28 60C24 66 22 84 26 100L50 110L74 100C78 84 76 66 72 60Z", mix(t.cloth, m.accent, 0.25))
    front(p, t)
    p.layer()
    p.path("M33 52C36 57 46 59 48 62C45 65 38 66 34 64Z", t.ink, o=0.3)
    p.path("M54.500 60.300C56.500 58 60 58 61.800 60.100C60 61.900 56.500 62 54.500 60.300Z", GLOW)
    p.path("M45.500 60.300C43.500 58 40 58 38.200 60.100C40 61.900 43.500 62 45.500 60.300Z", mix(GLOW, m.figure, 0.35))
    p.circle(58.200, 60, 1.1, m.figure)
    p.circle(41.800, 60, 1.1, m.figure)
    p.layer(*rims(m))
    p.path("M31 67C38 71 44 66 50 66C56 66 62 71 69 67C69 84 63 104 50 114C37 104 31 84 31 67Z", veil)
    p.path(
        "M28 56C26 40 34 28 50 28C66 28 74 40 72 56C66 47 58 44 50 44C42 44 34 47 28 56Z", mix(t.cloth, m.accent, 0.4)
    )
    p.layer(clip=True)
    p.path("M52 66C58 66 63 71 70 67C69 84 63 104 50 114C55 98 56 80 52 66Z", lit_veil)
    p.line("M35 76C42 80 46 76 50 74M35 86C42 90 46 86 51 82M39 96C44 98 48 95 52 91", t.ink, 0.8, o=0.5)
    p.path("M52 28C67 29 74 40 72 56C67 48.500 62 45.800 56 44.500C59 39 57 32 52 28Z", mix(t.fold, m.accent, 0.55))
    p.layer()
    p.line("M28.500 55C35 46.500 42 44 50 44C58 44 65 46.500 71.500 55", BRASS, 1.4)
    p.path("M50 33L54 38L50 43L46 38Z", BRASS_LIGHT)
    p.path(
        "M26 100C34 108 42 112 50 116C58 112 66 108 74 100L78 106C68 116 60 121 50 125C40 121 32 116 22 106Z", t.fold
    )


def surgeon(p: Pen, m: Mood) -> None:
    """A surgeon: tied cap and mask, a cluster of lenses before one eye, a blade held up."""
    t = tones(m, 0.02)
    linen, lit = mix("#C9D8C4", m.figure, 0.5), mix("#DDE8D4", m.figure, 0.12)
    p.layer(*rims(m))
    p.path("M50 96C28 97 8 103 0 120L-4 150H104L100 120C92 103 72 97 50 96Z", mix(t.cloth, linen, 0.3))
    front(p, t)
    p.layer(*rims(m))
    p.path("M31 54C30 38 38 29 50 29C62 29 70 38 69 54C63 48.500 57 47 50 47C43 47 37 48.500 31 54Z", linen)
    p.path("M34 67C42 70 58 70 66 67L64.500 82C61 88 56 92 50 93C44 92 39 88 35.500 82Z", linen)
    p.path("M38 86L26 104L50 122L74 104L62 86L50 98Z", mix(linen, t.cloth, 0.35))
    p.layer(clip=True)
    p.path(
        "M52 29C63 29 70 38 69 54C65 50.500 61 48.800 56 47.500C59 41 57 34 52 29ZM52 69.200"
        "C58 69.200 62 68.500 66 67L64.500 82C61 88 56 92 50 93C54 86 54 76 52 69.200Z",
        lit,
    )
    p.path("M62 86L74 104L50 122L53 98Z", mix(lit, t.cloth, 0.35))
    p.layer()
    p.line("M33.500 71H66M34.500 80C44 83 56 83 65.500 80", mix(linen, m.figure, 0.45), 0.8)
    p.line("M30 56L70 52", BRASS_DARK, 2.4)
    p.circle(58.500, 59, 8.5, m.figure)
    p.circle(58.500, 59, 7.4, BRASS)
    p.circle(58.500, 59, 5.6, mix(FLUID, m.figure, 0.2))
    p.circle(58.500, 59, 3, GLOW)
    p.circle(60, 57.300, 1.1, "#FFFFFF")
    p.line("M66 55L76 46M66 60L79 58", BRASS_DARK, 1.6)
    for x, y, r in ((77, 45, 4.4), (80, 58, 3.6)):
        p.circle(x, y, r, BRASS)
        p.circle(x, y, r * 0.62, mix(FLUID, "#FFFFFF", 0.25))


def researcher(p: Pen, m: Mood) -> None:
    """Somebody bent over an eyepiece: shaven skull, a high collar, a mark on the temple."""
    t = tones(m, 0.05)
    p.layer(*rims(m))
    p.path("M34 92C22 98 8 104 2 120L-4 150H96C94 132 90 116 80 110C72 104 64 103 57 101Z", t.cloth)
    profile_m(p, t)
    p.path("M44 46L49 50L44 58L39 50Z", mix(FLUID, m.figure, 0.2), o=0.85)
    p.layer(*rims(m))
    p.path("M30 78C34 92 48 100 62 94L70 112C54 124 30 118 18 104C20 94 24 84 30 78Z", mix(t.cloth, m.accent, 0.3))
    p.path(
        "M26 66C22 54 26 38 40 33C54 29 64 36 66.500 46C58 41 48 42 42 49C37 55 38 64 34 72Z",
        mix(t.cloth, m.accent, 0.2),
    )
    p.layer(clip=True)
    p.path("M62 94L70 112L57 118L51 99Z", mix(t.fold, m.accent, 0.35))
    p.path(
        "M44 32.500C56 30 64 37 66.500 46C61 42.500 55 42 50 43.500C52 40 50 35 44 32.500Z", mix(t.fold, m.accent, 0.3)
    )
    p.layer()
    ear(p, t, 45, 66)
    p.line("M18 104C30 118 54 124 70 112", BRASS, 1.2)


def smuggler(p: Pen, m: Mood) -> None:
    """A smuggler who can be bought: a patch, a gold tooth, a ring in the ear."""
    t = tones(m, 0.1, hair="#5A2A14")
    hair = (
        "M33 64C27 48 31 33 44 31C56 26 70 33 69.500 48C69.500 54 68 60 67 64C66.500 54 64 49 60 47"
        "C54 49 46 45 42 49C37 51 35 57 33 64Z"
    )
    p.layer(*rims(m))
    p.path("M50 96C26 98 6 104 -2 120L-6 150H106L102 120C94 104 74 98 50 96Z", t.cloth)
    p.path("M38 80V98L50 106L62 98V80Z", mix(t.shade, m.figure, 0.4))
    front(p, t)
    p.layer()
    p.path("M35 70C35 84 42 92 50 92C58 92 65 84 65 70C62 78 57 73.500 50 74C43 73.500 38 78 35 70Z", t.dark, o=0.8)
    p.path("M43 76.500C48 79.500 54 79 58 75.500C56 82 46 83 43 76.500Z", "#F3EAD6")
    p.rect(52.500, 77.200, 2.4, 3, BRASS_LIGHT)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M36 55L64 50L66.500 53L60 58L61.500 65C58 68 53 67 52.500 62L50 57.500L35 58Z", m.figure)
    p.path("M36 88C26 94 18 100 20 112C36 122 64 122 80 112C82 100 74 94 64 88L50 104Z", mix(t.cloth, m.accent, 0.55))
    p.layer(clip=True)
    locks(p, t.sheen, 1.3, (44, 33, 57, 28, 67, 42), (40, 40, 52, 32, 64, 45), (34, 52, 34, 40, 46, 35))
    p.path("M64 88C74 94 82 100 80 112C72 118 62 120 54 119L51 104Z", mix(t.fold, m.accent, 0.65))
    p.line("M24 108C40 116 58 116 76 106M28 100C40 108 56 108 70 98", t.ink, 1, o=0.4)
    p.layer()
    p.line("M33 58.500L70 49", m.figure, 1.6)
    p.circle(67.500, 73, 3.2, stroke=BRASS_LIGHT, sw=1.4)


def mapes(p: Pen, m: Mood) -> None:
    """The housekeeper of Arrakeen, Fremen to the bone: a lean old face, a hood, blue eyes."""
    t = tones(m, 0.14)
    hood = (
        "M65 48C60 38 52 30 42 30C28 31 20 42 21 58C22 74 22 90 10 106L4 150H94C94 134 90 118 78 111"
        "C68 106 60 105 56 100"
        "C46 98 40 88 41 74C42 62 50 52 58 48Z"
    )
    p.layer(*rims(m))
    p.path(hood, mix(t.cloth, m.land, 0.2))
    profile_f(p, t)
    ibad_side(p)
    p.line(
        "M62 68C60 71 60 74 60.800 77M57 64.500C56 66.500 56 68.500 56.800 71M62.500 79.500"
        "C61.500 81 61.500 83 62 84.500"
        "M59 48C61 47.600 63 48 64.500 49M58.500 51.500C61 50.600 63 51 65 52M55 70C54.500 74 55.500 78 57.500 81",
        t.ink,
        0.8,
        o=0.7,
    )
    p.layer(*rims(m))
    p.path(hood, mix(t.cloth, m.land, 0.32))
    p.layer(clip=True)
    locks(
        p,
        mix(t.fold, m.land, 0.5),
        2,
        (60, 44, 44, 30, 28, 46),
        (54, 48, 36, 44, 24, 70),
        (44, 62, 34, 84, 18, 110),
        (42, 82, 42, 104, 24, 140),
        (56, 101, 56, 124, 44, 150),
    )
    p.path("M58 102C66 106 72 108 78 111C88 118 92 132 94 150H78C78 134 72 118 56 108Z", mix(t.fold, m.land, 0.4))
    p.layer()
    p.line("M64.500 48C56 47 49 54 45 62C41 72 41 88 48 96C51 99 54 100 56 100", mix(m.land, m.rim, 0.4), 1.1)


def face_dancer(p: Pen, m: Mood) -> None:
    """One head, two persons: an officer's half running over into a lady's."""
    t, u = tones(m, 0.06), tones(m, -0.12, hair="#B06A34", grey=0.1)
    p.layer(*rims(m))
    p.path("M50 94C28 97 8 104 0 122L-4 150H104L100 122C92 104 72 97 50 94Z", t.cloth)
    p.path("M50 30C68 30 76 44 75 60C75 78 82 90 84 104L62 112L50 92Z", u.dark)
    front(p, u, female=True)
    p.layer()
    p.path(
        "M50 38C41 38 34.800 46 34.600 56C34.400 64 35 71 37 77C39.500 83 44 88 49 88C52 84 47 79 49.500 75"
        "C52 70 47.500 66 50 61C52.500 56 48 51 50.500 46C51.500 43 50 40 50 38Z",
        t.shade,
    )
    p.path("M48 56.500C45 54.600 39.500 54.800 36.500 57C37.500 62 43 63.600 47 61.300Z", t.ink, o=0.55)
    p.path("M45.800 60.300C44 58.300 40.500 58.300 38.500 60.100C40.500 61.800 43.800 62 45.800 60.300Z", GLOW)
    p.circle(42, 60, 1.1, t.ink)
    p.path("M36 55.500C39 52.500 44 53 47.500 55.500L47.400 57C44 55 40 55 36.500 56.800Z", t.ink)
    p.path("M36.500 72C38 84 43 91 50 92C49 88 48 84 49 80.500C45 81 40 79 36.500 72Z", t.dark, o=0.85)
    p.layer(*rims(m))
    p.path("M49.500 30C38 28 30 36 31 54C33 48 36 46 40 45C44 45 48 42 50 38C50.500 35 50 32 49.500 30Z", t.dark)
    p.path(
        "M51 29C66 29 76 42 75 60C75 78 84 92 84 108L74 112C74 96 68 84 67 68C66.500 56 62 48 54 45C51 42 50 34 51 29Z",
        u.dark,
    )
    p.path("M50 98L36 86C30 92 26 100 28 112L50 124L72 112C73 104 70 98 64 92Z", mix(t.cloth, m.accent, 0.3))
    p.layer(clip=True)
    locks(p, u.sheen, 1.6, (53, 33, 70, 38, 71, 60), (56, 40, 70, 52, 72, 80), (68, 66, 74, 88, 79, 108))
    p.path("M50 98L64 92C70 98 73 104 72 112L50 124Z", mix(t.fold, m.accent, 0.5))
    p.layer()
    p.line(
        "M50.300 37C50 41 52 43 50.500 46C48 51 52.500 56 50 61C47.500 66 52 70 49.500 75C47 79 52 84 49 89", m.rim, 1.5
    )
    p.line("M50.500 46L56 44M50 61L56.500 62M49.500 75L55 77", m.rim, 0.8, o=0.8)


def horror(p: Pen, m: Mood) -> None:
    """Sewn together of several: a huge jaw, two sorts of skin, eyes of different sizes."""
    t = tones(m, 0.04)
    green = mix("#7E9A6A", m.figure, 0.28)
    head = (
        "M50 30C66 29 73 40 72 54C75 60 75 68 71 76C70 88 62 97 50 97C37 97 29 89 28.500 77C25 69 25 60 28 54"
        "C27 40 36 31 50 30Z"
    )
    p.layer(*rims(m))
    p.path("M50 92C24 88 -4 96 -16 120L-20 150H120L116 118C104 98 76 88 50 92Z", mix(t.shade, m.figure, 0.35))
    p.layer(clip=True)
    p.path("M64 88C90 92 108 104 116 122L120 150H70C76 128 72 104 64 88Z", green)
    p.layer(*rims(m))
    p.path(head, t.shade)
    p.layer(clip=True)
    p.path("M54 29C66 30 73 40 72 54C75 60 75 68 71 76C70 88 62 97 52 97C58 86 50 76 55 64C58 52 52 42 54 29Z", green)
    p.path(
        "M62 32C70 37 73 46 72 54C75 60 75 68 71 76C69 84 66 90 61 93C68 80 66 68 66 58C67 48 66 40 62 32Z",
        mix(green, m.rim, 0.4),
    )
    p.path("M30 52C36 49 44 50 48 55L46 60C41 57 35 57 31 59Z", m.figure)
    p.path("M53 53C58 48 66 48 71 52L70 58C65 55 59 56 54 60Z", m.figure)
    p.layer()
    p.circle(41, 62, 4.6, m.figure)
    p.circle(41, 62, 3, "#F2E6B0")
    p.circle(41.500, 62, 1.2, m.figure)
    p.circle(61.500, 61, 6.6, m.figure)
    p.circle(61.500, 61, 5.2, GLOW)
    p.circle(62, 61, 2, m.figure)
    p.path("M46 69L50 66L54 70L51 73Z", m.figure, o=0.75)
    p.path("M35 81C44 77 58 78 67 84C58 86 44 87 35 81Z", m.figure)
    for x, y in ((40.0, 81.5), (46, 81.8), (52, 82.2), (58, 82.8), (63, 83.4)):
        p.line(f"M{x} {y - 5}L{x + 0.8} {y + 5}", m.rim, 1.1)
    seam = m.rim
    p.line(
        "M53.500 30C51 42 58 50 54.500 62M55 73C52 80 55 90 52 97M72 88C60 84 52 96 70 112C78 120 72 136 74 150",
        seam,
        1.1,
    )
    for x, y, a in (
        (53.0, 35, 0),
        (53.500, 41, 20),
        (55.500, 47, 10),
        (56, 53, -10),
        (55.500, 59, -15),
        (53.500, 92, 8),
    ):
        with p.at(x, y, turn=a):
            p.line("M-3.500 0H3.500", seam, 1.1)
    for x, y, a in ((62, 90, -60), (61, 98, -20), (66, 107, 40), (73, 116, 60), (75, 126, 0), (74, 138, 0)):
        with p.at(x, y, turn=a):
            p.line("M-4.500 0H4.500", seam, 1.3)
    p.path("M24 60L30 58V66L24 67Z", STEEL)
    p.path("M76 58L71 57V66L76 66Z", STEEL)


def twisted_mentat(p: Pen, m: Mood) -> None:
    """A Mentat bent to a purpose: sapho lips, one eye too wide, leads in the skull."""
    t = tones(m, -0.06)
    p.layer(*rims(m))
    p.path("M50 94C30 96 10 104 2 120L-4 150H104L98 120C92 104 70 96 50 94Z", t.cloth)
    p.path("M40 82V98L50 106L60 98V82Z", mix(t.shade, m.figure, 0.4))
    front(p, t)
    p.layer()
    p.path("M52 52.500C56 49 63 50 66 54L65 66C60 68 54 66 52.500 62Z", mix(t.shade, t.ink, 0.5))
    p.circle(59, 59, 4.6, "#F6F0E0")
    p.circle(59, 59, 2.2, "#9A1E48")
    p.circle(59, 59, 0.9, m.figure)
    p.path("M52.500 52C57 46.500 63 47.500 66.500 51.500L66 54C61 50 57 50.500 53 54.500Z", t.ink)
    p.path("M38 61L46.500 59.600L46 61.800L38.500 62.800Z", t.ink)
    p.path("M43 77C47 74.500 50 75.500 52 75C55 74 58 74.500 60 72.500C59 79 48 82 43 77Z", "#B02048")
    p.line("M52 81C52 84 51 86 51.500 89M55 80C56 82.500 55.500 84.500 56.500 86", "#B02048", 1)
    p.line("M47 71C44 73 42 76 42 79M54 71C58 70 61 71 62 73", t.ink, 0.9, o=0.6)
    p.layer(*rims(m))
    p.path("M34 56C31 42 36 31 50 31C64 31 69 42 66 56C64 49 60 45 55 44L50 48L45 44C40 45 36 49 34 56Z", t.dark)
    p.path(
        "M42 88L28 82C26 96 32 108 42 116L50 121L58 116C68 108 74 96 72 82L58 88L50 102Z", mix(t.cloth, m.accent, 0.3)
    )
    p.layer(clip=True)
    p.path("M58 88L72 82C74 96 68 108 58 116L50 121L53 102Z", mix(t.fold, m.accent, 0.5))
    p.layer()
    for x, y, cx, ex in ((38, 37, 22, 10), (44, 32, 34, 24), (56, 32, 66, 76), (62, 37, 80, 90)):
        p.line(f"M{x} {y}C{x} {y - 14} {cx} {y - 2} {ex} {y - 26}", m.figure, 2.6)
        p.line(f"M{x} {y}C{x} {y - 14} {cx} {y - 2} {ex} {y - 26}", BRASS, 1.3)
        p.circle(x, y, 2.2, BRASS_LIGHT)


def ghola(p: Pen, m: Mood) -> None:
    """A man grown again: dark curls, a strong jaw, and eyes of metal."""
    t = tones(m, 0.02)
    p.layer(*rims(m))
    p.path("M50 92C32 93 12 96 2 112L-6 150H106L98 112C88 96 68 93 50 92Z", mix(t.shade, m.figure, 0.2))
    p.path("M37 78V98L50 110L63 98V78Z", mix(t.shade, m.figure, 0.45))
    p.layer(clip=True)
    p.path("M63 94C80 96 92 102 98 112L106 150H60C64 132 60 112 54 104Z", mix(t.skin, m.figure, 0.12))
    p.line("M50 110V150M20 128C32 134 44 132 50 126C56 132 68 134 80 128", t.ink, 1.2, o=0.5)
    front(p, t)
    p.layer()
    for x, shade in ((58.300, 0.0), (41.700, 0.35)):
        p.path(
            f"M{x - 4.600} 60.200C{x - 2} 57 {x + 2} 57 {x + 4.600} 60C{x + 2} 62.800 {x - 2} 62.900 {x - 4.600}"
            " 60.200Z",
            mix(STEEL, m.figure, shade),
        )
        p.circle(x, 59.900, 1.9, mix("#6A747C", m.figure, shade))
        p.circle(x, 59.900, 0.8, "#07090C")
    p.circle(59.300, 58.800, 0.9, "#FFFFFF")
    p.layer(*rims(m))
    p.path(
        "M33 60C29 50 30 38 40 33C46 28 58 28 62 33C70 37 71 50 67 60C66.500 54 65 50 62 48C58 50 55 46 52 48"
        "C48 45 44 50 40 48C36 50 34 54 33 60Z",
        t.dark,
    )
    p.layer(clip=True)
    locks(p, t.sheen, 1.3, (44, 32, 56, 28, 64, 40), (36, 44, 38, 34, 48, 33), (52, 44, 58, 36, 66, 46))


def advisor(p: Pen, m: Mood) -> None:
    """Piter at work: the narrow profile, slick hair, lips and chin stained with sapho."""
    t = tones(m, -0.06)
    hair = (
        "M66 46C58 43 53 47 51 54C48 58 48 62 45 64C44 72 42 80 34 84C26 78 22 66 24 54C26 40 36 32 48 33"
        "C57 33 64 38 66 46Z"
    )
    p.layer(*rims(m))
    p.path("M36 94C24 100 10 106 4 120L-2 150H96C94 132 90 116 80 110C72 104 64 103 57 101Z", t.cloth)
    profile_m(p, t)
    ibad_side(p)
    p.path("M64.800 74.600C67 73.800 69 74.600 71 75.800L70 78C68 78.800 66 78 64.800 76.700Z", "#B02048")
    p.path("M67.500 78.500C68 82 67 85 67.500 88", stroke="#B02048", sw=0.9)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(
        "M30 78C26 92 34 104 48 104C56 104 62 100 64 92L74 112C58 126 28 120 16 104C18 92 24 84 30 78Z",
        mix(t.cloth, m.accent, 0.3),
    )
    p.layer(clip=True)
    locks(p, t.sheen, 1.2, (64, 43, 50, 38, 36, 46), (58, 46, 44, 48, 30, 62), (46, 64, 40, 74, 34, 82))
    p.path("M64 92L74 112L60 118L53 102Z", mix(t.fold, m.accent, 0.5))
    p.layer()
    ear(p, t, 46, 66)
    p.circle(62, 108, 2.6, BRASS_LIGHT)


def blank(p: Pen, m: Mood) -> None:
    """A body before anybody: a smooth face without features."""
    pale = mix("#EFE4D2", m.figure, 0.42)
    lit = mix("#FBF3E2", m.low, 0.08)
    p.layer(*rims(m))
    p.path("M50 94C32 95 14 98 4 114L-4 150H104L96 114C86 98 68 95 50 94Z", mix(pale, m.figure, 0.25))
    p.path("M40 78V96L50 106L60 96V78Z", mix(pale, m.figure, 0.45))
    p.layer(clip=True)
    p.path("M62 95C80 97 90 102 96 114L104 150H62C66 130 62 110 54 102Z", mix(lit, m.figure, 0.25))
    p.layer(*rims(m))
    p.path(FRONT_M.replace("M50 38C60 38", "M50 32C61 32").replace("34 46 40 38 50 38", "34 44 39 32 50 32"), pale)
    p.layer(clip=True)
    p.path("M53 30C56 44 53 52 53 60C52 70 56 80 52 92H80V30Z", lit)
    p.path("M36 56C40 53 45 54 48 58C45 62 40 62 37 60ZM52 58C55 54 60 53 64 56C63 60 60 62 55 62Z", pale, o=0.5)
    p.path("M46 76C49 75 52 75 55 76C52 77.500 49 77.500 46 76Z", pale, o=0.6)
    p.layer()
    p.line("M50 33V86", mix(pale, m.figure, 0.3), 0.6, o=0.6)
    for k in range(5):
        a = math.radians(200 + k * 35)
        p.circle(50 + math.cos(a) * 17, 52 + math.sin(a) * 19, 0.9, mix(FLUID, m.figure, 0.1))
