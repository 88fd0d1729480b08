"""Busts of the persons of courts and Houses on cards, drawn in the same 100x140 box as the leaders."""

from __future__ import annotations

from dune_desktop.ui.art.faces import (
    ear,
    front,
    ibad_front,
    locks,
    mantle,
    profile_f,
    profile_m,
    rims,
    tones,
)
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix


def jessica(p: Pen, m: Mood) -> None:
    """Bronze hair drawn up, a tall dark collar."""
    t = tones(m, -0.06, hair="#9A5020")
    hair = (
        "M62.500 47C58 46.500 55 49 53.500 54C52.500 59 51 62 48.500 63.500C46 70 43 76 37 79C29 76 24.500 68 24 59"
        "C22 52 24 44 29 39C29 31 38 25 46 27C55 27 62 35 62.500 47Z"
    )
    p.layer(*rims(m))
    p.path("M34 112L16 66C28 72 42 88 48 112Z", t.cloth)
    p.path("M37 96C26 104 14 110 10 124L6 150H90C90 134 86 118 76 111C68 106 61 105 56 100Z", t.cloth)
    p.path(hair, t.dark)
    profile_f(p, t)
    p.path("M53 86C54.500 94 55 100 58 104L54 112C48 106 47 98 49 90Z", t.skin, o=0.5)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(
        "M38 99C46 108 54 108 57 101C62 106 68 107 76 111C86 118 90 134 90 150H6L10 124C14 112 28 106 38 99Z", t.cloth
    )
    p.layer(clip=True)
    p.path("M57 101C62 106 68 107 76 111C86 118 90 134 90 150H72C74 134 68 118 54 110Z", t.fold)
    locks(
        p,
        t.sheen,
        1.5,
        (60, 43, 46, 38, 32, 50),
        (56, 36, 42, 30, 31, 42),
        (52, 55, 40, 54, 30, 68),
        (48, 63, 40, 64, 34, 76),
    )
    p.layer()
    ear(p, t, 46.500, 65)
    p.line("M46.500 70V74", BRASS_LIGHT, 0.9)
    p.circle(46.500, 76, 2, "#6FC8A8")
    p.line("M38 100C46 109 54 109 57.500 102", BRASS, 1.2)


def duncan(p: Pen, m: Mood) -> None:
    """A swordmaster: dark curls, round strong jaw, a plain leather collar."""
    t = tones(m, 0.12)
    hair = (
        "M65 50C63.500 47 60 46 57.500 48C56 52 54 53 53 57C52 61 50.500 63 48 63L46 59C44 63 43.500 69 42 73"
        "C40 78 37 82 33 84C28 80 26 75 25.500 70"
        "C22 67 22 61 24 57C22 52 24 46 28 43.500C29 38.500 34 35.500 38.500 36.500C41 32.500 47 31.500 50.500 34"
        "C55 31.500 61 33.500 62.500 37.500C66.500 39 68 46 65 50Z"
    )
    p.layer(*rims(m))
    mantle(p, t)
    p.path(hair, t.dark)
    profile_m(p, t)
    p.path(
        "M50 76C53 82 57 86 60.500 87.500L66 88C68 86.500 69 84 68.800 81.500C66 83.500 61.500 83 58 80"
        "C55 77.500 52 76.500 50 76Z",
        t.dark,
        o=0.35,
    )
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M30 90C38 98 52 98 59 93L64 106C52 114 34 112 24 104Z", t.cloth)
    p.layer(clip=True)
    locks(
        p,
        t.sheen,
        1.3,
        (63, 44, 58, 37, 50, 40),
        (57, 37, 50, 34, 45, 42),
        (45, 37, 38, 38, 37, 47),
        (34, 44, 28, 50, 32, 59),
        (46, 48, 40, 52, 41, 63),
        (29, 62, 29, 70, 34, 78),
    )
    p.path("M59 93L64 106L54 110L50 98Z", t.fold)
    p.layer()
    ear(p, t)
    p.line("M24 104C34 112 52 114 64 106", BRASS, 1.3)
    p.line("M64 106L94 146", m.figure, 4)
    p.line("M64 105L94 145", BRASS, 1)


def gurney(p: Pen, m: Mood) -> None:
    """A rough minstrel-soldier: thin fair hair, the inkvine scar along the jaw."""
    t = tones(m, 0.04, hair="#A87A48", grey=0.05)
    face = (
        "M50 38C61 38 67.500 46 68 57C69 65 68 72 66 78C63 85 57 89.500 50 89.500C43 89.500 37 85 34 78"
        "C32 72 31 65 32 57C32.500 46 39 38 50 38Z"
    )
    p.layer(*rims(m))
    p.path("M50 94C32 94 10 98 0 112L-4 150H104L100 112C90 98 68 94 50 94Z", t.cloth)
    p.path("M36 82L34 100L50 108L66 100L64 82Z", mix(t.shade, m.figure, 0.4))
    p.path(face, t.shade)
    p.path(
        "M32 62C28 52 32 38 42 35.500C52 32 66 36 68.500 48C69.500 54 69 58 68 62C67.500 55 66 50 63 47"
        "C57 43 44 43 38 46.500C34.500 50 32.500 56 32 62Z",
        t.dark,
    )
    front(p, t, path=face)
    p.line("M62 66C60 72 58 78 57.500 86", "#8A2A3A", 1.8)
    p.path("M37 76C38 84 43 91 50 91C57 91 62 84 63 76C60 80 56 82.500 50 82.500C44 82.500 40 80 37 76Z", t.dark, o=0.5)
    p.layer(*rims(m))
    p.path(
        "M32 62C28 52 32 38 42 35.500C52 32 66 36 68.500 48C69.500 54 69 58 68 62C67.500 56 66 52 63 50"
        "C57 47.500 50 44 42 46C36 48.500 32.500 56 32 62Z",
        t.dark,
    )
    p.path("M36 88L33 97C18 99 8 104 0 112L-4 150H104L100 112C92 104 82 99 67 97L64 88L50 102Z", t.cloth)
    p.layer(clip=True)
    p.path("M66 97C82 99 92 104 100 112L104 150H58L54 106Z", t.fold)
    locks(p, t.sheen, 1.2, (65, 48, 54, 38, 40, 42), (62, 42, 50, 35, 38, 46))
    p.layer()
    p.line("M36 90L50 104L64 90M50 104V150", BRASS, 1.3)


def thufir(p: Pen, m: Mood) -> None:
    """The old Mentat: bald dome, white fringe, stained lips."""
    t = tones(m, 0.06, hair="#E8E0D0", grey=0.45)
    p.layer(*rims(m))
    p.path("M34 94C22 100 10 106 6 120L0 150H96C94 132 90 116 80 110C72 104 64 103 57 101Z", t.cloth)
    profile_m(p, t)
    p.line("M60 46C62 45.600 64 46 65.500 47M59.500 49.500C62 49 64.500 49.500 66.500 50.500", t.shade, 0.8)
    p.path("M59.500 58.300C62.500 54.800 66 54.800 68.600 56.800L67 59.200C65 58 62.500 58 60 60.200Z", t.dark)
    p.path("M65 74.400C67 74 69 74.700 71 75.900L70 78C68 78.600 66 78 65 76.500Z", "#B02048")
    p.line("M62 68C60.500 70.500 60 74 60.500 77M58 63C57 65 56.500 67 56.500 69", t.shade, 0.9)
    p.layer(*rims(m))
    p.path(
        "M50 60C47 58 45 60 44 64C42.500 70 41 76 36 82C30 80 26.500 74 25.500 67C25 60 26.500 55 30 51"
        "C30.500 57 33 60 38 60C43 59 47 57 50 60Z",
        t.dark,
    )
    p.path("M30 88C38 97 52 98 60 92L68 108C56 118 36 116 22 106Z", t.cloth)
    p.layer(clip=True)
    locks(p, t.sheen, 1.2, (47, 61, 40, 66, 34, 79), (40, 61, 33, 66, 30, 75))
    p.path("M60 92L68 108L56 113L51 98Z", t.fold)
    p.layer()
    ear(p, t, 47, 66)
    p.line("M22 106C36 116 56 118 68 108", BRASS, 1.2)
    p.path("M44 122L50 114L56 122L50 130Z", stroke=BRASS_LIGHT, sw=1.3)


def piter(p: Pen, m: Mood) -> None:
    """The twisted Mentat: a narrow face, slick hair in a peak, eyes of too much spice."""
    t = tones(m, -0.05)
    face = (
        "M50 37C59 37 64.500 45 64.500 56C64.700 66 62.500 74 58.500 81C56 85.500 53 89 50 89.500"
        "C47 89 44 85.500 41.500 81C37.500 74 35.300 66 35.500 56C35.500 45 41 37 50 37Z"
    )
    hair = (
        "M34.500 66C31 50 34 34 50 33C66 34 69 50 65.500 66C65.500 58 63.500 52 59.500 47"
        "C56.500 43.500 53.500 43 50 50C46.500 43 43.500 43.500 40.500 47C36.500 52 34.500 58 34.500 66Z"
    )
    p.layer(*rims(m))
    p.path("M50 96C38 98 22 102 14 112C6 122 2 138 0 150H100C98 138 94 122 86 112C78 102 62 98 50 96Z", t.cloth)
    p.path("M44 82V98L50 104L56 98V82Z", mix(t.shade, m.figure, 0.4))
    p.path(hair, t.dark)
    front(p, t, path=face)
    ibad_front(p)
    p.path("M44.500 76.500C47 75.800 53 75.800 55.500 76.500C53 79 47 79 44.500 76.500Z", "#B02048")
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(
        "M43 90L30 78C28 88 32 100 42 110L50 116L58 110C68 100 72 88 70 78L57 90L50 102Z", mix(t.cloth, m.accent, 0.3)
    )
    p.layer(clip=True)
    locks(p, t.sheen, 1.1, (62, 47, 58, 37, 51, 40), (38, 47, 42, 37, 49, 40))
    p.path("M57 90L70 78C72 88 68 100 58 110L50 116L53 100Z", mix(t.fold, m.accent, 0.45))
    p.layer()
    p.circle(50, 117, 3, BRASS_LIGHT)


def yueh(p: Pen, m: Mood) -> None:
    """The Suk doctor: a diamond on the brow, long hair held in a silver ring."""
    t = tones(m, 0.04)
    hair = (
        "M61 44C56 44.500 53 48 52.500 53C51.500 58 50 61 47.500 63C45 70 43 78 39 84L37 88C37 98 36 112 30 124"
        "C24 116 24 100 27 88C22 74 22 54 32 42C42 34 55 35 61 44Z"
    )
    p.layer(*rims(m))
    p.path("M36 94C26 100 14 106 10 120L4 150H94C92 132 88 116 78 110C70 104 63 103 57 101Z", t.cloth)
    p.path(hair, t.dark)
    profile_m(p, t)
    p.path("M62.500 47.500L64.700 51L62.500 54.500L60.300 51Z", m.figure)
    p.path(
        "M71 73C68 71.800 65 73 63.500 76.500C62.500 81 62.500 86 61 91C64.500 88 65.800 83 66 79"
        "C66.500 76.500 69 75.300 70.500 75.200Z",
        t.dark,
    )
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M32 92C40 100 52 100 60 94L66 108C54 114 36 114 26 106Z", t.cloth)
    p.path(hair, t.dark)
    p.layer(clip=True)
    locks(p, t.sheen, 1.2, (58, 42, 44, 40, 35, 62), (52, 50, 40, 54, 34, 82), (33, 92, 31, 106, 29, 118))
    p.path("M60 94L66 108L56 112L51 99Z", t.fold)
    p.layer()
    ear(p, t)
    p.path("M27 86C30 89 34 90 38 88.500L37.500 93C33.500 94.500 29.500 93.500 26.500 90.500Z", "#D7DBE2")
    p.line("M26 106C36 114 54 114 66 108", BRASS, 1)


def mohiam(p: Pen, m: Mood) -> None:
    """The Emperor's Truthsayer: a tall black headdress, an old sharp face, a net of jet."""
    t = tones(m, -0.02)
    p.layer(*rims(m))
    p.path(
        "M63.500 47C60 44 58 34 50 20C42 10 26 12 22 26C18 42 22 62 26 78C28 92 20 104 12 112L6 150H94"
        "C94 132 90 118 78 111C68 106 60 106 56 101C46 98 42 84 44 70C46 62 52 56 56 52Z",
        t.dark,
    )
    profile_f(p, t)
    p.line(
        "M61 68.500C60 71 59.800 74 60.500 77M57.500 64.500C56.500 66.500 56.300 68.500 57 70.500M62.500 79"
        "C61.500 80.500 61.300 82 61.800 83.500M60 47.500C62 47.500 63.500 48.500 64.500 50",
        t.shade,
        0.9,
    )
    p.layer(*rims(m))
    p.path(
        "M64.500 50C60 46 58 34 50 20C42 10 26 12 22 26C18 42 22 62 26 78C28 92 20 104 12 112L6 150H94"
        "C94 132 90 118 78 111C68 106 60 106 56 101"
        "C47 96 44 86 46 74C47 64 52 58 56.500 54C59 52 62 51 64.500 50Z",
        t.dark,
    )
    p.layer(clip=True)
    locks(
        p,
        mix(t.dark, m.mid, 0.75),
        2.2,
        (58, 44, 44, 24, 30, 16),
        (54, 50, 36, 40, 24, 26),
        (50, 58, 36, 60, 25, 48),
        (46, 72, 38, 78, 27, 70),
        (46, 84, 40, 104, 20, 130),
        (54, 100, 56, 124, 44, 150),
    )
    p.path("M58 102C64 106 70 107 78 111C88 118 92 132 94 150H80C80 132 74 118 56 108Z", mix(t.dark, m.mid, 0.55))
    p.layer()
    p.line("M64.500 50C62 51 58.500 52.500 56 54.500C51 58.500 47 64.500 46 74C44.500 86 47 96 56 101", BRASS, 1.2)
    for x, y in ((62, 51.500), (57, 54.500), (52, 59), (48, 65.500), (46, 74), (45.500, 83)):
        p.circle(x, y, 1.2, BRASS_LIGHT)
