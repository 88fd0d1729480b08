"""Busts of the people of the desert on cards, drawn in the same 100x140 box as the leaders."""

from __future__ import annotations

from dune_desktop.ui.art.faces import Tones, ear, front, locks, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix

IBAD = "#5DB7FF"  # the blue of spice in the eyes


def ibad_side(p: Pen) -> None:
    p.path(
        "M62.600 62.200C63.600 61.200 65.200 61.100 66.200 61.800C65.900 62.700 65.200 63 64.300 63"
        "C63.600 62.900 63 62.600 62.600 62.200Z",
        IBAD,
    )


def ibad_front(p: Pen) -> None:
    p.path("M55 60.200C56.600 58.700 59.500 58.700 61.200 60.100C59.500 61.400 56.600 61.500 55 60.200Z", IBAD)
    p.path(
        "M45 60.200C43.400 58.700 40.500 58.700 38.800 60.100C40.500 61.400 43.400 61.500 45 60.200Z",
        mix(IBAD, "#103058", 0.35),
    )


def mantle(p: Pen, t: Tones, wide: float = 1.0) -> None:
    """A cloak falling from both shoulders."""
    a, b = 50 - 44 * wide, 50 + 44 * wide
    p.path(f"M38 94C26 99 {a + 6} 104 {a} 120L{a - 6} 150H{b + 6}L{b} 120C{b - 6} 104 74 99 60 94L50 104Z", t.cloth)


def stilgar(p: Pen, m: Mood) -> None:
    """A naib: wrapped head, dark beard, the tube of a stillsuit."""
    t = tones(m, 0.16)
    wrap = (
        "M67 50C60 46 52 48 45 53C40 58 38 66 39 74C40 82 37 90 30 96C26 104 20 108 12 110C18 100 22 92 22 82"
        "C19 66 22 48 32 40C42 32 58 33 65 40C68 43 68.500 47 67 50Z"
    )
    p.layer(*rims(m))
    mantle(p, t)
    p.path(wrap, t.cloth)
    profile_m(p, t)
    ibad_side(p)
    p.path(
        "M46 64C48 71 52 77 57 79.500C60 79 62 76 63 73.500C66 71.800 68.500 72 70.500 73.300L69.600 75"
        "C67.500 75 66.200 76 65.600 78.200L69 81C71 87 70.500 94 67 100C60 98 52 92 48 84C45 77 44.500 70 46 64Z",
        t.dark,
    )
    p.path(
        "M64 82C64.500 88 65.500 94 66.500 98C69.500 93 69.500 86 68.500 81.500C67 82.500 65.500 82.700 64 82Z",
        mix(t.dark, t.skin, 0.35),
    )
    p.line("M69 71.500C66.500 73 62 70.500 59 72C54 74.500 50 82 48 96", mix(t.dark, m.rim, 0.35), 1.3)
    p.layer(*rims(m))
    p.path(wrap, mix(t.cloth, m.land, 0.3))
    p.path("M33 92C42 104 56 104 66 99L72 112C60 120 40 120 26 108Z", mix(t.cloth, m.land, 0.18))
    p.layer(clip=True)
    locks(
        p,
        mix(t.fold, m.land, 0.55),
        1.8,
        (66, 46, 48, 42, 33, 62),
        (64, 40, 44, 36, 27, 56),
        (38, 66, 36, 84, 22, 104),
        (30, 62, 28, 84, 16, 106),
        (66, 101, 50, 112, 32, 104),
    )


def chani(p: Pen, m: Mood) -> None:
    """Young Fremen: loose hair, a scarf round the neck, water rings at the ear."""
    t = tones(m, 0.1, hair="#5A2A18")
    hair = (
        "M63 46C58 46 55 49 54.500 54C53.500 58 52 61 50 62.500C47 67 47 76 44 84C41 92 35 97 26 98"
        "C30 92 27 86 24 80C19 68 22 50 32 41C42 32.500 56 34.500 63 46Z"
    )
    p.layer(*rims(m))
    mantle(p, t)
    p.path(hair, t.dark)
    profile_f(p, t)
    ibad_side(p)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(
        "M28 92C38 86 50 92 60 87C66 91 70 98 68 106C56 116 36 116 22 108C20 100 23 95 28 92Z",
        mix(t.cloth, m.land, 0.4),
    )
    p.layer(clip=True)
    locks(
        p,
        t.sheen,
        1.3,
        (60, 43, 44, 40, 34, 60),
        (52, 52, 42, 58, 36, 88),
        (30, 54, 25, 70, 31, 90),
        (44, 62, 42, 78, 36, 92),
    )
    locks(p, mix(t.fold, m.land, 0.65), 2, (62, 90, 50, 100, 28, 96), (67, 100, 50, 110, 26, 106))
    p.layer()
    for y in (72, 77, 82):
        p.circle(48.500, y, 2.1, stroke=BRASS_LIGHT, sw=1)


def liet(p: Pen, m: Mood) -> None:
    """The planetologist: hood, sandy beard, eyes of the Ibad."""
    t = tones(m, 0.02, hair="#8A5A30")
    p.layer(*rims(m))
    p.path(
        "M50 24C68 25 76 40 74 58C73 72 80 84 90 94C98 104 102 128 104 150H-4C-2 128 2 104 10 94C20 84 27 72 26 58"
        "C24 40 32 25 50 24Z",
        mix(t.cloth, m.land, 0.25),
    )
    p.layer()
    p.path("M50 33C63 34 69 46 68 60C67 76 62 92 50 104C38 92 33 76 32 60C31 46 37 34 50 33Z", m.figure)
    front(p, t)
    ibad_front(p)
    p.path(
        "M33.500 56C34 46 40 39.500 50 39C60 39.500 66 46 66.500 56C63 49 58 46.500 50 46.500"
        "C42 46.500 37 49 33.500 56Z",
        t.dark,
    )
    p.layer()
    p.path(
        "M34.500 66C35 76 36 84 39 91C42 98 46 103 50 105C54 103 58 98 61 91C64 84 65 76 65.500 66"
        "C64 71 62 73 59 73.500C56 72.500 53 73 50 74.500C47 73 44 72.500 41 73.500C38 73 36 71 34.500 66Z",
        t.dark,
    )
    p.path("M50 74.500C53 73 56 72.500 59 73.500C62 73 64 71 65.500 66C65 76 64 84 61 91C58 98 54 103 50 105Z", t.sheen)
    p.path("M46 78.300C48 77.200 52 77.200 54 78.300C52 79.500 48 79.500 46 78.300Z", mix(t.skin, m.figure, 0.5))
    p.layer()
    p.path(
        "M62 28C71 35 74 46 73 58C72 74 79 86 89 97C95 106 98 130 99 150H88C86 128 80 108 73 98C66 88 69 72 69 58"
        "C69 44 67 35 62 28Z",
        mix(t.fold, m.land, 0.5),
    )
    p.line("M50 105V150M36 98C32 112 28 132 27 150M64 98C68 112 72 132 73 150", m.figure, 1.2, o=0.7)
    p.line("M40 97C44 102 48 106 50 112C52 106 56 102 60 97", BRASS, 1.4)


def jamis(p: Pen, m: Mood) -> None:
    """A proud fighter: bare head, cropped curls and beard, hood thrown back."""
    t = tones(m, 0.2)
    hair = (
        "M65.500 49C63 46.500 60 46.500 57 48.500C55.500 52 54 56 52 60C51 62 49.500 62.500 48 61.500"
        "C46 66 45 71 42.500 75C37 76 30 72 28 64C25 54 28 44 36 39C46 33.500 62 36 65.500 49Z"
    )
    p.layer(*rims(m))
    p.path("M30 84C18 88 8 98 2 112C10 108 20 110 28 116L58 112C62 106 60 102 57 100Z", mix(t.cloth, m.land, 0.45))
    mantle(p, t)
    p.path(hair, t.dark)
    profile_m(p, t)
    ibad_side(p)
    p.path(
        "M49 66C50 73 54 79 58 80.500C61 79 62.500 76 63.500 74.200C66 72.300 68.500 72.200 70.500 73.200"
        "L69.800 74.800C67.500 75 66 76 65.600 78.300L69 81C70 84.500 69.500 88 66.500 89.500C60 91 53 86 50 79"
        "C48.500 74 48.500 70 49 66Z",
        t.dark,
        o=0.85,
    )
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(
        "M26 88C34 98 50 100 60 94C68 98 72 106 70 112C54 122 30 118 16 106C14 98 20 90 26 88Z",
        mix(t.cloth, m.land, 0.35),
    )
    p.layer(clip=True)
    locks(p, mix(t.fold, m.land, 0.6), 2, (62, 97, 46, 106, 26, 94), (69, 106, 48, 116, 22, 102))
    locks(p, t.sheen, 1, (62, 45, 50, 38, 38, 46), (54, 50, 44, 46, 36, 56))
    p.layer()
    ear(p, t)
    p.line("M60 84L54 90M62 86L57 93", "#B23A2A", 1)


def sayyadina(p: Pen, m: Mood) -> None:
    """A Fremen priestess: deep hood, a veil across the mouth, blue eyes."""
    t = tones(m, 0.1)
    p.layer(*rims(m))
    p.path(
        "M50 22C67 24 76 40 74 58C74 72 80 84 90 96C98 108 102 130 104 150H-4C-2 130 2 108 10 96C20 84 26 72 26 58"
        "C24 40 33 24 50 22Z",
        t.cloth,
    )
    p.layer()
    p.path("M50 34C62 34 68 44 67.500 58C67 74 62 90 50 104C38 90 33 74 32.500 58C32 44 38 34 50 34Z", m.figure)
    front(p, t, female=True)
    ibad_front(p)
    p.path(
        "M34.500 64C40 68 46 69 50 69C54 69 60 68 65.500 64C66 78 60 94 50 104C40 94 34 78 34.500 64Z",
        mix(t.cloth, m.land, 0.5),
    )
    p.path("M50 69C54 69 60 68 65.500 64C66 78 60 94 50 104C51 92 51 80 50 69Z", mix(t.fold, m.land, 0.65))
    p.path("M34 58C34 46 40 40 50 39C60 40 66 46 66 58C64 49 59 45.500 50 45.500C41 45.500 36 49 34 58Z", t.dark)
    p.layer()
    p.line(
        "M50 32.500C63 32.500 69.500 43 69 58C69 75 63 92 50 107C37 92 31 75 31 58C30.500 43 37 32.500 50 32.500Z",
        BRASS,
        1.1,
    )
    for x in (38, 44, 50, 56, 62):
        p.circle(x, 47.500 - abs(x - 50) * -0.18, 1.1, BRASS_LIGHT)
    p.path(
        "M62 27C71 34 73.500 45 73 58C73 73 78 86 88 98C94 108 98 130 99 150H90C88 128 82 110 75 98"
        "C68 86 71 71 71 58C71 44 68 34 62 27Z",
        t.fold,
    )
    p.line("M50 107V150M36 98C32 112 28 132 27 150M64 98C68 112 72 132 73 150", m.figure, 1.2, o=0.7)


def esmar(p: Pen, m: Mood) -> None:
    """A smuggler lord: scarf wound as a turban, goggles pushed up, a scar."""
    t = tones(m, 0.08, hair="#4A2A1A")
    p.layer(*rims(m))
    p.path("M50 94C32 96 12 100 4 114L-2 150H102L96 114C88 100 68 96 50 94Z", t.cloth)
    p.path("M40 80V99L50 106L60 99V80Z", mix(t.shade, m.figure, 0.4))
    turban = (
        "M31 52C26 40 34 27 50 26C66 26 76 36 71 50C69 55 66 57 66 57C62 48 56 45 48 46C40 46.500 35 50 33.500 58"
        "C32 56 31.500 54 31 52Z"
    )
    p.path(turban, mix(t.cloth, m.accent, 0.4))
    front(p, t)
    p.path(
        "M34.500 68C36 78 40 88 50 90C60 88 64 78 65.500 68C64 72 61 74 58 73.500C55 72 53 73 50 74"
        "C47 73 45 72 42 73.500C39 74 36 72 34.500 68Z",
        t.dark,
        o=0.75,
    )
    p.path(
        "M45 77.500C47.500 76.500 52.500 76.500 55 77.500C52.500 79.500 47.500 79.500 45 77.500Z",
        mix(t.skin, m.figure, 0.45),
    )
    p.line("M57 50L61.500 69", "#8A3A3A", 1.2)
    p.layer(*rims(m))
    p.path(turban, mix(t.cloth, m.accent, 0.4))
    p.path(
        "M32 92C38 86 44 98 50 98C56 98 62 86 68 92C74 98 70 108 62 112C54 116 46 116 38 112C30 108 26 98 32 92Z",
        mix(t.cloth, m.accent, 0.32),
    )
    p.path("M68 44C78 50 82 64 78 82L72 76C74 66 72 56 66 52Z", mix(t.cloth, m.accent, 0.4))
    p.layer(clip=True)
    locks(
        p,
        mix(t.fold, m.accent, 0.5),
        1.7,
        (69, 46, 54, 32, 36, 42),
        (64, 36, 50, 26, 36, 36),
        (66, 94, 54, 110, 36, 104),
        (76, 78, 76, 60, 70, 48),
    )
    p.layer()
    p.line("M32 48C42 42.500 58 42.500 69 48", m.figure, 2.2)
    for x in (43, 57):
        p.circle(x, 44.5, 5.2, m.figure)
        p.circle(x, 44.5, 3.9, m.accent)
        p.circle(x + 1.2, 43.3, 1.3, m.rim)
