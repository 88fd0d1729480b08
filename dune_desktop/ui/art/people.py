"""Busts of the persons on cards, drawn in the same 100x140 box as the leaders."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.art.faces import Tones, ear, front, locks, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix

IBAD = "#5DB7FF"  # the blue of spice in the eyes


def _ibad_side(p: Pen) -> None:
    p.path("M62.600 62.200C63.600 61.200 65.200 61.100 66.200 61.800C65.900 62.700 65.200 63 64.300 63C63.600 62.900 63 62.600 62.600 62.200Z", IBAD)


def _ibad_front(p: Pen) -> None:
    p.path("M55 60.200C56.600 58.700 59.500 58.700 61.200 60.100C59.500 61.400 56.600 61.500 55 60.200Z", IBAD)
    p.path("M45 60.200C43.400 58.700 40.500 58.700 38.800 60.100C40.500 61.400 43.400 61.500 45 60.200Z", mix(IBAD, "#103058", 0.35))


def _mantle(p: Pen, t: Tones, wide: float = 1.0) -> None:
    """A cloak falling from both shoulders."""
    a, b = 50 - 44 * wide, 50 + 44 * wide
    p.path(f"M38 94C26 99 {a + 6} 104 {a} 120L{a - 6} 150H{b + 6}L{b} 120C{b - 6} 104 74 99 60 94L50 104Z", t.cloth)


def stilgar(p: Pen, m: Mood) -> None:
    """A naib: wrapped head, dark beard, the tube of a stillsuit."""
    t = tones(m, 0.16)
    wrap = "M67 50C60 46 52 48 45 53C40 58 38 66 39 74C40 82 37 90 30 96C26 104 20 108 12 110C18 100 22 92 22 82C19 66 22 48 32 40C42 32 58 33 65 40C68 43 68.500 47 67 50Z"
    p.layer(*rims(m))
    _mantle(p, t)
    p.path(wrap, t.cloth)
    profile_m(p, t)
    _ibad_side(p)
    p.path("M46 64C48 71 52 77 57 79.500C60 79 62 76 63 73.500C66 71.800 68.500 72 70.500 73.300L69.600 75C67.500 75 66.200 76 65.600 78.200L69 81C71 87 70.500 94 67 100C60 98 52 92 48 84C45 77 44.500 70 46 64Z", t.dark)
    p.path("M64 82C64.500 88 65.500 94 66.500 98C69.500 93 69.500 86 68.500 81.500C67 82.500 65.500 82.700 64 82Z", mix(t.dark, t.skin, 0.35))
    p.line("M69 71.500C66.500 73 62 70.500 59 72C54 74.500 50 82 48 96", mix(t.dark, m.rim, 0.35), 1.3)
    p.layer(*rims(m))
    p.path(wrap, mix(t.cloth, m.land, 0.3))
    p.path("M33 92C42 104 56 104 66 99L72 112C60 120 40 120 26 108Z", mix(t.cloth, m.land, 0.18))
    p.layer(clip=True)
    locks(p, mix(t.fold, m.land, 0.55), 1.8, (66, 46, 48, 42, 33, 62), (64, 40, 44, 36, 27, 56), (38, 66, 36, 84, 22, 104), (30, 62, 28, 84, 16, 106), (66, 101, 50, 112, 32, 104))


def chani(p: Pen, m: Mood) -> None:
    """Young Fremen: loose hair, a scarf round the neck, water rings at the ear."""
    t = tones(m, 0.1, hair="#5A2A18")
    hair = "M63 46C58 46 55 49 54.500 54C53.500 58 52 61 50 62.500C47 67 47 76 44 84C41 92 35 97 26 98C30 92 27 86 24 80C19 68 22 50 32 41C42 32.500 56 34.500 63 46Z"
    p.layer(*rims(m))
    _mantle(p, t)
    p.path(hair, t.dark)
    profile_f(p, t)
    _ibad_side(p)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M28 92C38 86 50 92 60 87C66 91 70 98 68 106C56 116 36 116 22 108C20 100 23 95 28 92Z", mix(t.cloth, m.land, 0.4))
    p.layer(clip=True)
    locks(p, t.sheen, 1.3, (60, 43, 44, 40, 34, 60), (52, 52, 42, 58, 36, 88), (30, 54, 25, 70, 31, 90), (44, 62, 42, 78, 36, 92))
    locks(p, mix(t.fold, m.land, 0.65), 2, (62, 90, 50, 100, 28, 96), (67, 100, 50, 110, 26, 106))
    p.layer()
    for y in (72, 77, 82):
        p.circle(48.500, y, 2.1, stroke=BRASS_LIGHT, sw=1)


def liet(p: Pen, m: Mood) -> None:
    """The planetologist: hood, sandy beard, eyes of the Ibad."""
    t = tones(m, 0.08, hair="#C08A50", grey=0.12)
    p.layer(*rims(m))
    p.path("M50 24C68 25 76 40 74 58C73 72 80 84 90 94C98 104 102 128 104 150H-4C-2 128 2 104 10 94C20 84 27 72 26 58C24 40 32 25 50 24Z", mix(t.cloth, m.land, 0.25))
    p.layer()
    p.path("M50 33C63 34 69 46 68 60C67 76 62 92 50 104C38 92 33 76 32 60C31 46 37 34 50 33Z", m.figure)
    front(p, t)
    _ibad_front(p)
    p.path("M33.500 56C34 46 40 39.500 50 39C60 39.500 66 46 66.500 56C63 49 58 46.500 50 46.500C42 46.500 37 49 33.500 56Z", t.dark)
    p.layer()
    p.path("M34.500 66C35 76 36 84 39 91C42 98 46 103 50 105C54 103 58 98 61 91C64 84 65 76 65.500 66C64 71 62 73 59 73.500C56 72.500 53 73 50 74.500C47 73 44 72.500 41 73.500C38 73 36 71 34.500 66Z", t.dark)
    p.path("M50 74.500C53 73 56 72.500 59 73.500C62 73 64 71 65.500 66C65 76 64 84 61 91C58 98 54 103 50 105Z", t.sheen)
    p.path("M46 78.300C48 77.200 52 77.200 54 78.300C52 79.500 48 79.500 46 78.300Z", mix(t.skin, m.figure, 0.5))
    p.layer()
    p.path("M62 28C71 35 74 46 73 58C72 74 79 86 89 97C95 106 98 130 99 150H88C86 128 80 108 73 98C66 88 69 72 69 58C69 44 67 35 62 28Z", mix(t.fold, m.land, 0.5))
    p.line("M50 105V150M36 98C32 112 28 132 27 150M64 98C68 112 72 132 73 150", m.figure, 1.2, o=0.7)
    p.line("M40 97C44 102 48 106 50 112C52 106 56 102 60 97", BRASS, 1.4)


def jessica(p: Pen, m: Mood) -> None:
    """Bronze hair drawn up, a tall dark collar."""
    t = tones(m, -0.06, hair="#9A5020")
    hair = "M62.500 47C58 46.500 55 49 53.500 54C52.500 59 51 62 48.500 63.500C46 70 43 76 37 79C29 76 24.500 68 24 59C22 52 24 44 29 39C29 31 38 25 46 27C55 27 62 35 62.500 47Z"
    p.layer(*rims(m))
    p.path("M34 112L16 66C28 72 42 88 48 112Z", t.cloth)
    p.path("M37 96C26 104 14 110 10 124L6 150H90C90 134 86 118 76 111C68 106 61 105 56 100Z", t.cloth)
    p.path(hair, t.dark)
    profile_f(p, t)
    p.path("M53 86C54.500 94 55 100 58 104L54 112C48 106 47 98 49 90Z", t.skin, o=0.5)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M38 99C46 108 54 108 57 101C62 106 68 107 76 111C86 118 90 134 90 150H6L10 124C14 112 28 106 38 99Z", t.cloth)
    p.layer(clip=True)
    p.path("M57 101C62 106 68 107 76 111C86 118 90 134 90 150H72C74 134 68 118 54 110Z", t.fold)
    locks(p, t.sheen, 1.5, (60, 43, 46, 38, 32, 50), (56, 36, 42, 30, 31, 42), (52, 55, 40, 54, 30, 68), (48, 63, 40, 64, 34, 76))
    p.layer()
    ear(p, t, 46.500, 65)
    p.line("M46.500 70V74", BRASS_LIGHT, 0.9)
    p.circle(46.500, 76, 2, "#6FC8A8")
    p.line("M38 100C46 109 54 109 57.500 102", BRASS, 1.2)


def duncan(p: Pen, m: Mood) -> None:
    """A swordmaster: dark curls, round strong jaw, a plain leather collar."""
    t = tones(m, 0.12)
    hair = (
        "M65 50C63.500 47 60 46 57.500 48C56 52 54 53 53 57C52 61 50.500 63 48 63L46 59C44 63 43.500 69 42 73C40 78 37 82 33 84C28 80 26 75 25.500 70"
        "C22 67 22 61 24 57C22 52 24 46 28 43.500C29 38.500 34 35.500 38.500 36.500C41 32.500 47 31.500 50.500 34C55 31.500 61 33.500 62.500 37.500C66.500 39 68 46 65 50Z"
    )
    p.layer(*rims(m))
    _mantle(p, t)
    p.path(hair, t.dark)
    profile_m(p, t)
    p.path("M50 76C53 82 57 86 60.500 87.500L66 88C68 86.500 69 84 68.800 81.500C66 83.500 61.500 83 58 80C55 77.500 52 76.500 50 76Z", t.dark, o=0.35)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M30 90C38 98 52 98 59 93L64 106C52 114 34 112 24 104Z", t.cloth)
    p.layer(clip=True)
    locks(p, t.sheen, 1.3, (63, 44, 58, 37, 50, 40), (57, 37, 50, 34, 45, 42), (45, 37, 38, 38, 37, 47), (34, 44, 28, 50, 32, 59), (46, 48, 40, 52, 41, 63), (29, 62, 29, 70, 34, 78))
    p.path("M59 93L64 106L54 110L50 98Z", t.fold)
    p.layer()
    ear(p, t)
    p.line("M24 104C34 112 52 114 64 106", BRASS, 1.3)
    p.line("M64 106L94 146", m.figure, 4)
    p.line("M64 105L94 145", BRASS, 1)


def gurney(p: Pen, m: Mood) -> None:
    """A rough minstrel-soldier: thin fair hair, the inkvine scar along the jaw."""
    t = tones(m, 0.04, hair="#A87A48", grey=0.05)
    face = "M50 38C61 38 67.500 46 68 57C69 65 68 72 66 78C63 85 57 89.500 50 89.500C43 89.500 37 85 34 78C32 72 31 65 32 57C32.500 46 39 38 50 38Z"
    p.layer(*rims(m))
    p.path("M50 94C32 94 10 98 0 112L-4 150H104L100 112C90 98 68 94 50 94Z", t.cloth)
    p.path("M36 82L34 100L50 108L66 100L64 82Z", mix(t.shade, m.figure, 0.4))
    p.path(face, t.shade)
    p.path("M32 62C28 52 32 38 42 35.500C52 32 66 36 68.500 48C69.500 54 69 58 68 62C67.500 55 66 50 63 47C57 43 44 43 38 46.500C34.500 50 32.500 56 32 62Z", t.dark)
    front(p, t, path=face)
    p.line("M62 66C60 72 58 78 57.500 86", "#8A2A3A", 1.8)
    p.path("M37 76C38 84 43 91 50 91C57 91 62 84 63 76C60 80 56 82.500 50 82.500C44 82.500 40 80 37 76Z", t.dark, o=0.5)
    p.layer(*rims(m))
    p.path("M32 62C28 52 32 38 42 35.500C52 32 66 36 68.500 48C69.500 54 69 58 68 62C67.500 56 66 52 63 50C57 47.500 50 44 42 46C36 48.500 32.500 56 32 62Z", t.dark)
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
    p.path("M50 60C47 58 45 60 44 64C42.500 70 41 76 36 82C30 80 26.500 74 25.500 67C25 60 26.500 55 30 51C30.500 57 33 60 38 60C43 59 47 57 50 60Z", t.dark)
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
    face = "M50 37C59 37 64.500 45 64.500 56C64.700 66 62.500 74 58.500 81C56 85.500 53 89 50 89.500C47 89 44 85.500 41.500 81C37.500 74 35.300 66 35.500 56C35.500 45 41 37 50 37Z"
    hair = "M34.500 66C31 50 34 34 50 33C66 34 69 50 65.500 66C65.500 58 63.500 52 59.500 47C56.500 43.500 53.500 43 50 50C46.500 43 43.500 43.500 40.500 47C36.500 52 34.500 58 34.500 66Z"
    p.layer(*rims(m))
    p.path("M50 96C38 98 22 102 14 112C6 122 2 138 0 150H100C98 138 94 122 86 112C78 102 62 98 50 96Z", t.cloth)
    p.path("M44 82V98L50 104L56 98V82Z", mix(t.shade, m.figure, 0.4))
    p.path(hair, t.dark)
    front(p, t, path=face)
    _ibad_front(p)
    p.path("M44.500 76.500C47 75.800 53 75.800 55.500 76.500C53 79 47 79 44.500 76.500Z", "#B02048")
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M43 90L30 78C28 88 32 100 42 110L50 116L58 110C68 100 72 88 70 78L57 90L50 102Z", mix(t.cloth, m.accent, 0.3))
    p.layer(clip=True)
    locks(p, t.sheen, 1.1, (62, 47, 58, 37, 51, 40), (38, 47, 42, 37, 49, 40))
    p.path("M57 90L70 78C72 88 68 100 58 110L50 116L53 100Z", mix(t.fold, m.accent, 0.45))
    p.layer()
    p.circle(50, 117, 3, BRASS_LIGHT)


def yueh(p: Pen, m: Mood) -> None:
    """The Suk doctor: a diamond on the brow, long hair held in a silver ring."""
    t = tones(m, 0.04)
    hair = "M61 44C56 44.500 53 48 52.500 53C51.500 58 50 61 47.500 63C45 70 43 78 39 84L37 88C37 98 36 112 30 124C24 116 24 100 27 88C22 74 22 54 32 42C42 34 55 35 61 44Z"
    p.layer(*rims(m))
    p.path("M36 94C26 100 14 106 10 120L4 150H94C92 132 88 116 78 110C70 104 63 103 57 101Z", t.cloth)
    p.path(hair, t.dark)
    profile_m(p, t)
    p.path("M62.500 47.500L64.700 51L62.500 54.500L60.300 51Z", m.figure)
    p.path("M71 73C68 71.800 65 73 63.500 76.500C62.500 81 62.500 86 61 91C64.500 88 65.800 83 66 79C66.500 76.500 69 75.300 70.500 75.200Z", t.dark)
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
    p.path("M63.500 47C60 44 58 34 50 20C42 10 26 12 22 26C18 42 22 62 26 78C28 92 20 104 12 112L6 150H94C94 132 90 118 78 111C68 106 60 106 56 101C46 98 42 84 44 70C46 62 52 56 56 52Z", t.dark)
    profile_f(p, t)
    p.line("M61 68.500C60 71 59.800 74 60.500 77M57.500 64.500C56.500 66.500 56.300 68.500 57 70.500M62.500 79C61.500 80.500 61.300 82 61.800 83.500M60 47.500C62 47.500 63.500 48.500 64.500 50", t.shade, 0.9)
    p.layer(*rims(m))
    p.path(
        "M64.500 50C60 46 58 34 50 20C42 10 26 12 22 26C18 42 22 62 26 78C28 92 20 104 12 112L6 150H94C94 132 90 118 78 111C68 106 60 106 56 101"
        "C47 96 44 86 46 74C47 64 52 58 56.500 54C59 52 62 51 64.500 50Z",
        t.dark,
    )
    p.layer(clip=True)
    locks(p, mix(t.dark, m.mid, 0.75), 2.2, (58, 44, 44, 24, 30, 16), (54, 50, 36, 40, 24, 26), (50, 58, 36, 60, 25, 48), (46, 72, 38, 78, 27, 70), (46, 84, 40, 104, 20, 130), (54, 100, 56, 124, 44, 150))
    p.path("M58 102C64 106 70 107 78 111C88 118 92 132 94 150H80C80 132 74 118 56 108Z", mix(t.dark, m.mid, 0.55))
    p.layer()
    p.line("M64.500 50C62 51 58.500 52.500 56 54.500C51 58.500 47 64.500 46 74C44.500 86 47 96 56 101", BRASS, 1.2)
    for x, y in ((62, 51.500), (57, 54.500), (52, 59), (48, 65.500), (46, 74), (45.500, 83)):
        p.circle(x, y, 1.2, BRASS_LIGHT)


def jamis(p: Pen, m: Mood) -> None:
    """A proud fighter: bare head, cropped curls and beard, hood thrown back."""
    t = tones(m, 0.2)
    hair = "M65.500 49C63 46.500 60 46.500 57 48.500C55.500 52 54 56 52 60C51 62 49.500 62.500 48 61.500C46 66 45 71 42.500 75C37 76 30 72 28 64C25 54 28 44 36 39C46 33.500 62 36 65.500 49Z"
    p.layer(*rims(m))
    p.path("M30 84C18 88 8 98 2 112C10 108 20 110 28 116L58 112C62 106 60 102 57 100Z", mix(t.cloth, m.land, 0.45))
    _mantle(p, t)
    p.path(hair, t.dark)
    profile_m(p, t)
    _ibad_side(p)
    p.path("M49 66C50 73 54 79 58 80.500C61 79 62.500 76 63.500 74.200C66 72.300 68.500 72.200 70.500 73.200L69.800 74.800C67.500 75 66 76 65.600 78.300L69 81C70 84.500 69.500 88 66.500 89.500C60 91 53 86 50 79C48.500 74 48.500 70 49 66Z", t.dark, o=0.85)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M26 88C34 98 50 100 60 94C68 98 72 106 70 112C54 122 30 118 16 106C14 98 20 90 26 88Z", mix(t.cloth, m.land, 0.35))
    p.layer(clip=True)
    locks(p, mix(t.fold, m.land, 0.6), 2, (62, 97, 46, 106, 26, 94), (69, 106, 48, 116, 22, 102))
    locks(p, t.sheen, 1, (62, 45, 50, 38, 38, 46), (54, 50, 44, 46, 36, 56))
    p.layer()
    ear(p, t)
    p.line("M60 84L54 90M62 86L57 93", "#B23A2A", 1)


def esmar(p: Pen, m: Mood) -> None:
    """A smuggler lord: scarf wound as a turban, goggles pushed up, a scar."""
    t = tones(m, 0.08, hair="#4A2A1A")
    p.layer(*rims(m))
    p.path("M50 94C32 96 12 100 4 114L-2 150H102L96 114C88 100 68 96 50 94Z", t.cloth)
    p.path("M40 80V99L50 106L60 99V80Z", mix(t.shade, m.figure, 0.4))
    turban = "M31 52C26 40 34 27 50 26C66 26 76 36 71 50C69 55 66 57 66 57C62 48 56 45 48 46C40 46.500 35 50 33.500 58C32 56 31.500 54 31 52Z"
    p.path(turban, mix(t.cloth, m.accent, 0.4))
    front(p, t)
    p.path("M34.500 68C36 78 40 88 50 90C60 88 64 78 65.500 68C64 72 61 74 58 73.500C55 72 53 73 50 74C47 73 45 72 42 73.500C39 74 36 72 34.500 68Z", t.dark, o=0.75)
    p.path("M45 77.500C47.500 76.500 52.500 76.500 55 77.500C52.500 79.500 47.500 79.500 45 77.500Z", mix(t.skin, m.figure, 0.45))
    p.line("M57 50L61.500 69", "#8A3A3A", 1.2)
    p.layer(*rims(m))
    p.path(turban, mix(t.cloth, m.accent, 0.4))
    p.path("M32 92C38 86 44 98 50 98C56 98 62 86 68 92C74 98 70 108 62 112C54 116 46 116 38 112C30 108 26 98 32 92Z", mix(t.cloth, m.accent, 0.32))
    p.path("M68 44C78 50 82 64 78 82L72 76C74 66 72 56 66 52Z", mix(t.cloth, m.accent, 0.4))
    p.layer(clip=True)
    locks(p, mix(t.fold, m.accent, 0.5), 1.7, (69, 46, 54, 32, 36, 42), (64, 36, 50, 26, 36, 36), (66, 94, 54, 110, 36, 104), (76, 78, 76, 60, 70, 48))
    p.layer()
    p.line("M32 48C42 42.500 58 42.500 69 48", m.figure, 2.2)
    for x in (43, 57):
        p.circle(x, 44.5, 5.2, m.figure)
        p.circle(x, 44.5, 3.9, m.accent)
        p.circle(x + 1.2, 43.3, 1.3, m.rim)


def bashar(p: Pen, m: Mood) -> None:
    """An Imperial officer: crested helmet, hard jaw, a heavy gorget."""
    t = tones(m, 0.05)
    helmet = "M30 66C26 44 34 29 50 28C66 29 74 44 70 66L64 72L65 55C60 50 54 50.500 50 56C46 50.500 40 50 35 55L36 72Z"
    p.layer(*rims(m))
    p.path("M47 30L46 6C50 2 56 4 58 10L55 30Z", m.accent)
    p.path("M50 92C30 94 8 96 -2 110L-6 150H106L102 110C92 96 70 94 50 92Z", t.cloth)
    p.path(helmet, t.cloth)
    front(p, t)
    p.layer(*rims(m))
    p.path(helmet, mix(t.cloth, m.accent, 0.25))
    p.path("M34 80L28 100L50 114L72 100L66 80L50 94Z", mix(t.cloth, m.accent, 0.2))
    p.path("M-6 112L22 96L32 104L28 118L-2 128ZM106 112L78 96L68 104L72 118L102 128Z", mix(t.cloth, m.accent, 0.2))
    p.layer(clip=True)
    p.path("M52 28C66 29 74 44 70 66L64 72L65 55C62 51 58 50 54 52C58 44 58 36 52 28ZM66 80L72 100L50 114L54 94ZM78 96L106 112L102 128L84 120Z", mix(t.fold, m.accent, 0.45))
    p.layer()
    p.line("M30.500 64C27.500 44 35 30 50 29C65 30 72.500 44 69.500 64", BRASS, 1.1)
    p.path("M47 30H53L52 52L50 56L48 52Z", BRASS)
    p.path("M50 99L53 104L50 109L47 104Z", BRASS_LIGHT)


def hunter(p: Pen, m: Mood) -> None:
    """A bounty hunter: hood, breathing mask, one red lens."""
    t = tones(m)
    p.layer(*rims(m))
    p.path("M50 22C70 24 78 40 76 58C75 72 84 80 94 90C102 100 104 128 106 150H-6C-4 128 -2 100 6 90C16 80 25 72 24 58C22 40 30 24 50 22Z", t.cloth)
    p.layer()
    p.path("M50 34C62 35 68 46 67 60C66 74 60 88 50 96C40 88 34 74 33 60C32 46 38 35 50 34Z", "#050307")
    p.path("M34 62C40 58 60 58 66 62L63 80C60 88 55 93 50 95C45 93 40 88 37 80Z", mix(m.figure, m.mid, 0.45))
    p.path("M51 59.500C58 59.500 63 60.500 66 62L63 80C60 88 55 93 50 95Z", mix(m.figure, m.mid, 0.85))
    for k in range(4):
        p.line(f"M44 {74 + k * 3.6}H56", "#050307", 1.2)
    p.circle(58, 55, 6, m.figure)
    p.circle(58, 55, 4.6, m.accent)
    p.circle(59.500, 53.500, 1.6, m.rim)
    p.circle(41, 55, 4, mix(m.figure, m.mid, 0.6))
    p.line("M36 76C28 82 26 92 28 104", mix(m.figure, m.mid, 0.7), 3)
    p.path("M62 27C71 34 74 46 73 58C73 72 80 82 90 92C96 102 98 130 99 150H90C88 128 82 106 75 97C67 87 69 72 69 59C69 45 67 35 62 27Z", t.fold)


def engineer(p: Pen, m: Mood) -> None:
    """An engineer of Ix: cap, loupe before the eye, a riveted collar."""
    t = tones(m, 0.02)
    cap = "M68 49C60 44 48 44 38 48C32 51 28 56 26 62C22 50 26 38 38 33C50 29 64 34 68 44L76 47L75 51Z"
    p.layer(*rims(m))
    p.path("M34 92C20 98 8 106 4 120L0 150H98C96 132 92 114 82 108C74 102 64 102 57 100Z", t.cloth)
    p.path(cap, t.cloth)
    profile_m(p, t)
    p.layer(*rims(m))
    p.path(cap, mix(t.cloth, m.accent, 0.25))
    p.path("M29 86C38 96 52 97 60 90L68 108C54 118 34 116 20 106Z", mix(t.cloth, m.accent, 0.2))
    p.layer(clip=True)
    p.path("M66 40C56 34 44 34 36 40C44 38 56 38 68 45Z", mix(t.fold, m.accent, 0.5))
    p.path("M60 90L68 108L56 113L50 97Z", mix(t.fold, m.accent, 0.45))
    p.layer()
    ear(p, t)
    p.line("M30 56C42 58 52 60 60 61", m.figure, 1.8)
    p.path("M59 57H70V66H59Z", BRASS)
    p.path("M70 55.500H75V67.500H70Z", BRASS_LIGHT)
    p.circle(76, 61.500, 3, m.accent)
    for x, y in ((27, 104), (36, 109), (46, 111), (56, 109.500), (63, 106)):
        p.circle(x, y, 1.3, BRASS_LIGHT)


def sayyadina(p: Pen, m: Mood) -> None:
    """A Fremen priestess: deep hood, a veil across the mouth, blue eyes."""
    t = tones(m, 0.1)
    p.layer(*rims(m))
    p.path("M50 22C67 24 76 40 74 58C74 72 80 84 90 96C98 108 102 130 104 150H-4C-2 130 2 108 10 96C20 84 26 72 26 58C24 40 33 24 50 22Z", t.cloth)
    p.layer()
    p.path("M50 34C62 34 68 44 67.500 58C67 74 62 90 50 104C38 90 33 74 32.500 58C32 44 38 34 50 34Z", m.figure)
    front(p, t, female=True)
    _ibad_front(p)
    p.path("M34.500 64C40 68 46 69 50 69C54 69 60 68 65.500 64C66 78 60 94 50 104C40 94 34 78 34.500 64Z", mix(t.cloth, m.land, 0.5))
    p.path("M50 69C54 69 60 68 65.500 64C66 78 60 94 50 104C51 92 51 80 50 69Z", mix(t.fold, m.land, 0.65))
    p.path("M34 58C34 46 40 40 50 39C60 40 66 46 66 58C64 49 59 45.500 50 45.500C41 45.500 36 49 34 58Z", t.dark)
    p.layer()
    p.line("M50 32.500C63 32.500 69.500 43 69 58C69 75 63 92 50 107C37 92 31 75 31 58C30.500 43 37 32.500 50 32.500Z", BRASS, 1.1)
    for x in (38, 44, 50, 56, 62):
        p.circle(x, 47.500 - abs(x - 50) * -0.18, 1.1, BRASS_LIGHT)
    p.path("M62 27C71 34 73.500 45 73 58C73 73 78 86 88 98C94 108 98 130 99 150H90C88 128 82 110 75 98C68 86 71 71 71 58C71 44 68 34 62 27Z", t.fold)
    p.line("M50 107V150M36 98C32 112 28 132 27 150M64 98C68 112 72 132 73 150", m.figure, 1.2, o=0.7)


PEOPLE: dict[str, Callable[[Pen, Mood], None]] = {
    "stilgar": stilgar, "chani": chani, "liet": liet, "jessica": jessica, "duncan": duncan, "gurney": gurney, "thufir": thufir,
    "piter": piter, "yueh": yueh, "mohiam": mohiam, "jamis": jamis, "esmar": esmar, "bashar": bashar, "hunter": hunter,
    "engineer": engineer, "sayyadina": sayyadina,
}  # fmt: skip
