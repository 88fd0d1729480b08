"""Busts of the leaders of the base game, and of the rival House Hagal."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.art.faces import ear, front, locks, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def paul(p: Pen, m: Mood) -> None:
    """Young, unruly hair, stand collar, a cloak thrown back."""
    t = tones(m, hair="#2A1A14")
    hair = (
        "M68 51C66.500 49.500 66.300 48 66 46.500C63.500 46 61 47 59.500 49.500C58.500 49 58 48.500 57.500 47.500C56 51 54 52.500 53.500 56.500"
        "C53 59.500 52 62 49.500 62.500L47 59C45 62 44.800 67 43.800 70.500L41.500 69C41.500 73 39.500 77.500 35.500 80.500L35 76C32 76.500 29.500 74 29 71"
        "C26 70.500 25 66 26.500 63C23.500 61 23.500 55.500 26 53.500C23.500 50 25 45 28.500 44C28 40 32 36.500 36 37.500C36.500 33 41.500 30.500 45.500 32.500"
        "C48 28.500 54 28 57.500 31C62 28.500 67.500 31 68.500 34.500C73 35.500 74.500 40 72.500 43C74 46 72.500 50.500 68 51Z"
    )
    p.layer(*rims(m))
    p.path("M34 92C24 97 12 102 7 116L2 150H96C94 130 90 114 80 108C72 103.500 64 102 57 100Z", t.cloth)
    p.path(hair, t.dark)
    profile_m(p, t)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path("M31 86C37 94 51 98 58.500 91L63 105L82 109C92 116 96 130 98 150H2L7 116C10 106 20 100 29 97Z", t.cloth)
    p.layer(clip=True)
    p.path("M59 97L63 105C74 108.500 82 116 84 126L88 150H99V104Z", t.fold)
    p.path("M58.500 91L63 105L55 108L48 96.300Z", t.fold, o=0.5)
    locks(
        p, t.sheen, 1.4, (70, 44, 68, 37.500, 59, 38), (66, 35, 60, 31, 53, 36), (64, 45, 61, 39.500, 54, 42),
        (53, 31, 46, 33, 45, 40), (43, 35, 37.500, 37, 38, 44), (51, 41, 46, 44, 46, 53), (32, 44, 29, 49, 33, 55), (39, 48, 35, 55, 38.500, 62),
        (29, 57, 28, 62, 31, 67), (36, 64, 35, 69, 38, 73),
    )  # fmt: skip
    p.layer()
    ear(p, t)
    p.line("M31 87.500C37.500 96 51 99.500 59 93", t.trim, 1.1)
    p.path("M8 118C22 108 32 112 42 122C48 130 50 140 50 150H2Z", m.figure)
    p.line("M9 117C22 108.500 32 112 42 122C48 130 50 140 50 150", t.trim, 1.1)
    p.circle(41, 119, 3.4, t.trim)
    p.circle(41, 119, 1.6, m.figure)
    p.line("M61 99L63.500 106C66 118 68 134 68 150", t.trim, 0.9, o=0.8)


def leto(p: Pen, m: Mood) -> None:
    """A full beard, a uniform with epaulettes, square and upright."""
    t = tones(m, hair="#201612")
    hair = (
        "M34.500 62C31 48 33 34 47 31C59 28.500 70.500 36 68.500 52C68 57 67 60 65.500 62C65.500 56 63.500 49 60 46"
        "C54 43.500 46 43.500 40.500 46.500C36.500 50 34.800 56 34.500 62Z"
    )
    uniform = "M36 84L33 97C22 98.500 16 100 10 102C2 107 0 124 -2 150H102C100 124 98 107 90 102C84 100 78 98.500 67 97L64 84L50 98Z"
    beard = (
        "M33.800 60C34.200 71 35.500 79 38 85C41 91.500 45.500 95.500 50 96C54.500 95.500 59 91.500 62 85C64.500 79 65.800 71 66.200 60"
        "C65 66 63.500 70.500 61 72.500C57.500 71.500 53 72 50 74C47 72 42.500 71.500 39 72.500C36.500 70.500 35 66 33.800 60Z"
    )
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(uniform, t.cloth)
    front(p, t)
    p.path(beard, t.dark)
    p.path("M50 74C53 72 57.500 71.500 61 72.500C63.500 70.500 65 66 66 61L70 60V92L52.500 93C57 88 58 83 57.500 79.500H50Z", mix(t.dark, t.skin, 0.3))
    p.path("M60.500 75C60.500 82 57.500 89 53 93C60 91 65 84 65.500 73Z", mix(t.dark, t.glow, 0.5))
    p.path("M45.500 77.500C47.500 76.500 52.500 76.500 54.500 77.500C52.500 78.800 47.500 78.800 45.500 77.500Z", mix(t.skin, t.dark, 0.45))
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(uniform, t.cloth)
    p.path("M-3 103L25 95.500L30 103L0 112.500ZM103 103L75 95.500L70 103L100 112.500Z", t.trim)
    p.layer(clip=True)
    p.path("M63.500 62C64.500 57 63 50 59.500 46C63 46.500 67 52 68 60Z", mix(t.dark, t.glow, 0.7))
    p.path("M36.500 62C35.500 57 37 50 40.500 46C37 46.500 33 52 32 60Z", mix(t.dark, t.glow, 0.35))
    p.path("M46 35C54 33 62 37 65 45C60 40.500 53 39 45 41Z", t.sheen)
    p.path("M66 97L97 102L106 150H58L54 108Z", t.fold, o=0.8)
    p.path("M36 84L33 98L50 108L67 98L64 84L66 74H34Z", m.figure)
    p.layer()
    p.path(beard, t.dark, o=0)
    for side in (False, True):
        with p.at(100 if side else 0, 0, flip=side):
            p.path("M-3 103L25 95.500L30 103L0 112.500Z", t.trim)
            p.path("M0.500 105.500L24 99L26.500 102.700L2.500 109.800Z", t.cloth)
            p.line("M1 113.500V119M6 112V118M11 110.500V116.500M16 109V115M21 107.300V113M26 105.700V111.500", t.trim, 1.6)
    p.line("M35.800 85L33.500 98L50 107.500L66.500 98L64.200 85", t.trim, 1.3)
    p.line("M50 108V150", m.figure, 1)
    p.line("M20 116C30 130 42 134 50 134", t.trim, 1.2)
    for y in (116, 126):
        p.circle(54, y, 1.4, t.trim)


def baron(p: Pen, m: Mood) -> None:
    """A vast bald head sunk in its chins; suspensor lamps on the collar."""
    t = tones(m, 0.05)
    robe = "M50 90C70 84 88 82 99 94C108 104 110 126 112 150H-12C-10 126 -8 104 1 94C12 82 30 84 50 90Z"
    head = (
        "M50 27C63 27 70.500 35 71.500 46C73 49 73 53 72.500 56C77 63 79.500 74 76 83C73 92 62 98 50 98C38 98 27 92 24 83"
        "C20.500 74 23 63 27.500 56C27 53 27 49 28.500 46C29.500 35 37 27 50 27Z"
    )
    p.layer(*rims(m))
    p.path(robe, t.cloth)
    p.path(head, t.shade)
    p.layer(clip=True)
    p.path("M56 96C74 92 92 88 112 100V150H70C72 128 68 110 56 98Z", t.fold, o=0.75)
    p.layer(*rims(m))
    p.path(head, t.shade)
    p.layer(clip=True)
    p.path(
        "M52 24C53 36 52.500 46 53 52C52.300 56 51.600 59.500 51.500 61.500C52 64 51.500 65.500 50 67L51.500 68.500L51 72.500"
        "L52 77L51 83C54 86 53 92 51 100H90V24Z",
        t.skin,
    )
    p.path("M66 56C71 61 74 70 72 80C69 87 64 91 58 93C66 88 69 80 68 71C67.500 65 67.500 60 66 56Z", t.glow)
    p.path("M53.500 54C56.500 52 62 52 65 54.500C64 58.500 57.500 60 54 58.200Z", mix(t.skin, t.shade, 0.7))
    p.path("M46.500 54C43.500 52 38 52 35 54.500C36 58.500 42.500 60 46 58.200Z", mix(t.shade, t.dark, 0.55))
    p.path("M55 57C57 55.400 61 55.400 63.300 57C61.500 58.300 57 58.500 55 57ZM45 57C43 55.400 39 55.400 36.700 57C38.500 58.300 43 58.500 45 57Z", t.dark)
    p.path("M53 52C57 49.500 63 49.700 67 53C62 51.800 57 52.300 53 54ZM47 52C43 49.500 37 49.700 33 53C38 51.800 43 52.300 47 54Z", t.dark)
    p.circle(60, 56.6, 0.8, m.rim)
    p.circle(40.500, 56.6, 0.7, m.rim)
    p.path("M46.500 66.500C48 68.500 52 69 54.500 66.800C53 69.500 48 69.500 46.500 66.500Z", t.dark)
    p.path("M43.500 72.500C46 71 48.500 71 50 71.700C51.500 71 54 71 56.500 72.500C54 75.500 46 75.500 43.500 72.500Z", mix(t.shade, t.dark, 0.5))
    p.line("M43 72.800C47 73.200 53 73.200 57 72.800", t.dark, 0.8)
    p.line("M36 74C39 81.500 44 84 50 84C56 84 61 81.500 64 74", t.dark, 1.2, o=0.75)
    p.line("M28 78C33 88 41 91.500 50 91.500C59 91.500 67 88 72 78", t.dark, 1.4, o=0.75)
    p.line("M40 66.500C37.500 69 37 72 38 75M60 66.500C62.500 69 63 72 62 75", t.dark, 0.9, o=0.5)
    p.line("M40 43C46 41.500 54 41.500 60 43M42 39C47 37.800 53 37.800 58 39", t.dark, 0.7, o=0.35)
    p.layer()
    p.path("M20 82C24 96 36 103 50 103C64 103 76 96 80 82L85 86C82 102 67 110 50 110C33 110 18 102 15 86Z", t.dark)
    p.line("M15.500 86C18.500 101.500 33 109.500 50 109.500C67 109.500 81.500 101.500 84.500 86", t.trim, 1)
    for x, y in ((23.500, 96), (35.500, 103.500), (50, 106.300), (64.500, 103.500), (76.500, 96)):
        p.circle(x, y, 4.6, m.disc, o=0.28)
        p.circle(x, y, 2.3, m.disc)
        p.circle(x, y, 1.1, m.rim)
    p.line("M34 112C30 124 28 138 28 150M66 112C70 124 72 138 72 150M50 113V150M12 100C8 114 6 132 6 150M88 100C92 114 94 132 94 150", t.dark, 1.6, o=0.8)


RABBAN = (
    "M63 41C66.500 44 68.500 48 68.800 51.500C70.800 53 71 55.500 69.600 57.500C68.800 58.700 68.600 59.500 69.200 60.500"
    "L71.500 63.500C74 66 75 68.500 73.600 70.500C72.600 71.700 71 72 69.500 72.300C69.700 73.300 70.300 74.200 71 75"
    "C71.500 76 70.900 76.700 69.900 77C70.900 77.700 71 78.900 70 79.800C69 80.500 69 81.300 69.600 82.300"
    "C71.500 85 70.500 90 66.500 91.300C63 92.300 60 91.500 57.500 90.500L60 100L64 112H18C22 104 24 96 23.500 84"
    "C22.500 76 23 66 25 58C27.500 45 37 36.500 49 36.500C55.500 36.500 60 38 63 41Z"
)


def rabban(p: Pen, m: Mood) -> None:
    """Bull neck, shaved skull, heavy brow, spiked plate on the shoulder."""
    t = tones(m, 0.1)
    with p.place(100, 0, flip=True):
        p.layer(*rims(m))
        p.path("M22 92C10 96 0 102 -6 114V150H106V122C100 110 84 104 62 98Z", t.cloth)
        p.path(RABBAN, t.shade)
        p.layer()
        p.path(RABBAN, t.shade)
        p.layer(clip=True)
        p.path("M57 34C62 42 64 48 63.500 54L60 57C64 55.500 68 56 73 58V34Z", t.skin)
        p.path("M70 60.500C68 63 67.500 65 65.500 66.500C63 68.300 62 69.500 62 71.500C62.300 74 64.500 75 65 77.500C64 81 62.500 84 63 92.500H78V60.500Z", t.skin)
        p.path("M57 34C62 42 64 48 63.500 54L62 58L68 62L73 58V34Z", t.skin)
        p.path("M68.800 51C71 53.500 71.200 56 69.500 58L69.300 60.500L71.500 63.500C73 66 73.500 68 72 70L76 72V50Z", t.glow)
        p.path("M58.500 59.300C62 55.800 66.500 55.200 70.500 57.500L69 60.300C65.500 59 62 59.400 58.800 61.300Z", t.dark)
        p.path("M62.500 63.200C64 61.600 66.500 61.600 68 62.600C67.500 64.200 64.500 64.700 62.500 63.200Z", t.dark)
        p.line("M65.500 77.300L71 76.700", t.dark, 0.9)
        p.path("M57 90C61 92.500 64 93 67 91.500L62 106L52 98Z", t.dark, o=0.45)
        p.path("M62 42.500C57 42 52.500 45 51 50C50.500 54 50 58 47.800 60L44 57C42 64 38 74 26 80C22 66 24 56 28 48C34 36 54 32 62 42.500Z", t.dark, o=0.66)
        p.line("M55.500 66L61.500 75", t.dark, 0.9, o=0.75)
        p.line("M33 84C32.500 92 32 98 28 104M40 86C40.500 94 40 98 38 104", t.dark, 1.1, o=0.5)
        p.layer(*rims(m))
        p.path("M60 98C66 104 90 104 106 122V150H40L40 110C48 112 56 108 60 98Z", t.cloth)
        p.path("M-6 104L-13 84L6 95ZM9 94L8 72L22 91ZM25 91L33 73L39 96Z", t.dark)
        p.path("M-12 122C-10 98 8 88 24 90C40 92 50 104 52 120L50 150H-12Z", t.dark)
        p.layer(clip=True)
        p.path("M62 100C78 103 96 108 104 122V150H84C86 130 78 112 60 104Z", t.fold)
        p.path("M22 91C38 93 48 104 50 120L49 130C46 114 38 100 20 97Z", t.fold)
        p.layer()
        ear(p, t, 46, 65)
        p.line("M-8 128C-4 110 8 101 23 102C36 104 44 112 46 124", t.trim, 1.3)
        p.line("M-9 138C-4 122 8 113 23 114C34 116 41 122 43 134", t.trim, 0.9, o=0.6)
        p.circle(5, 106, 1.5, t.trim)
        p.circle(36, 108.500, 1.5, t.trim)
        p.line("M52 124C66 120 86 126 104 140", t.dark, 3)
        p.line("M52 123C66 119 86 125 104 139", t.trim, 0.8, o=0.7)


def ariana(p: Pen, m: Mood) -> None:
    """A deep hood, a diadem with a blue drop, a veil over the shoulders."""
    t = tones(m)
    p.layer(*rims(m))
    p.path(
        "M50 23C68 24 77 38 76 56C76 70 80 82 90 96C98 108 102 130 104 150H-4C-2 130 2 108 10 96C20 82 24 70 24 56"
        "C23 38 32 24 50 23Z",
        t.cloth,
    )
    p.layer()
    p.path("M50 33C62 33 68 43 67.500 57C67.500 72 63 88 50 103C37 88 32.500 72 32.500 57C32 43 38 33 50 33Z", t.dark)
    p.path("M43 80V96L50 103L57 96V80Z", mix(t.shade, t.dark, 0.4))
    front(p, t, female=True)
    p.path("M34 58C34 46 40 40 50 39C60 40 66 46 66 58C64 48 59 44.500 50 44.500C41 44.500 36 48 34 58Z", t.dark)
    p.layer()
    p.line("M36.500 51.500C40 45.500 46 44 50 47C54 44 60 45.500 63.500 51.500", t.trim, 1.3)
    p.path("M50 45.500L52.200 49.500L50 54L47.800 49.500Z", "#7CC4F4")
    p.path("M50 45.500L52.200 49.500L50 54Z", "#2E7FC0")
    p.line("M50 31.500C63.500 31.500 69.800 42 69.300 57C69.300 73 64 90 50 106C36 90 30.700 73 30.700 57C30.200 42 36.500 31.500 50 31.500Z", t.trim, 1.2)
    p.path("M62 27C71 34 73.500 45 73 57C73 72 78 86 88 98C94 108 98 130 99 150H90C88 128 82 110 75 98C68 86 71 70 71 57C71 43 68 34 62 27Z", t.fold)
    p.path("M38 27C29 34 26.500 45 27 57C27 72 22 86 12 98L16 102C26 88 29.500 72 29 57C29 43 32 34 38 27Z", mix(t.cloth, t.fold, 0.35))
    p.line("M50 106V150M36 98C32 112 28 132 27 150M64 98C68 112 72 132 73 150", t.dark, 1.2, o=0.7)
    p.circle(50, 112, 2.6, t.trim)


def memnon(p: Pen, m: Mood) -> None:
    """A coronet, a pointed beard, a great collar of fur."""
    t = tones(m, 0.05)
    fur = mix(t.fold, m.rim, 0.3)
    hair = "M61 44C56 47 53 50 52 55C51 60 50 63 48 64L46 60C44 66 45 74 44 82C43 90 40 95 34 97C27 92 24 82 24 70C22 54 28 38 44 35.500C52 34.500 59 38 61 44Z"
    beard = "M51 67C53 71.500 57 74.500 61 74C64 71.800 68 71.600 70.300 73.300L69.800 74.500C71.500 79 72 84 71.500 90C71 97 69.500 102 67 106C62.500 103 57 96 54.500 90C51.500 84 50.500 75 51 67Z"
    crown = "M27.500 45.500C36 37 53 35 66.500 43.500L70.500 33.500L64 37.500L62.500 30L56.500 35L51 26L47 34L39.500 29.500L39 37L31.500 34Z"
    collar = (
        "M62 99C66 97 71 99 72 102C76 101 81 104 81 108C85 108 89 112 88 116C92 118 94 123 91 127L84 150H16L4 128C0 124 1 118 5 116"
        "C3 110 7 105 12 105C12 100 17 96 22 97C23 92 29 89 34 92C42 96 54 100 62 99Z"
    )
    p.layer(*rims(m))
    p.path("M30 96C16 98 4 106 -2 120L-6 150H106C104 128 98 112 84 106C74 102 66 102 58 100Z", t.cloth)
    p.path(hair, t.dark)
    p.path(crown, t.trim)
    p.path(collar, fur)
    profile_m(p, t)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(beard, t.dark)
    p.path(crown, t.trim)
    p.path(collar, fur)
    p.layer(clip=True)
    p.path("M62.500 80C63 88 65.500 96 67.500 102C70.500 95 71 86 69.500 79.500C67 81 64.500 81 62.500 80Z", mix(t.dark, t.skin, 0.4))
    p.path("M30 60C30 50 35 43 42 40C37 48 37.500 60 38.500 70C39.500 80 38 90 33 95C29 86 29.500 72 30 60Z", t.sheen, o=0.8)
    p.path("M84 108C88 112 89 116 88 118C90 122 90 126 88 130L80 150H70C78 136 78 118 70 106Z", mix(fur, m.rim, 0.55))
    p.path("M2 116C10 100 24 92 36 94C28 104 18 124 18 150H2Z", mix(fur, t.dark, 0.35))
    p.layer()
    p.line("M65 77C66.800 76.500 68.500 76.800 70 77.200", mix(t.skin, t.dark, 0.4), 1.1)
    p.line("M28 45C36 36.800 53 34.600 66.300 43", t.dark, 1)
    p.circle(51, 33, 1.7, "#C2402C")
    for x, y in ((22, 106), (34, 101), (46, 107), (60, 108), (14, 118), (27, 116), (41, 119), (55, 121), (70, 116), (80, 122), (21, 130), (36, 133), (52, 136), (67, 131)):
        p.path(f"M{x} {y}l1.400 4l-1.400 3.500l-1.400 -3.500Z", t.dark)


def helena(p: Pen, m: Mood) -> None:
    """A tall pinned chignon, a swan's neck, a fan of stiff lace."""
    t = tones(m, -0.05)
    hair = (
        "M62.500 46C57 47 54 51 53 56C51.500 60 49.500 62 47 62C44.500 67 42 73 36 77C29 73 25.500 66 26 58C26 53 27.500 48 30.500 44"
        "C24 40 21 33 24 27C27 20 36 17 43 20C49 22.500 52 28 51.500 34C57 35 61.500 40 62.500 46Z"
    )
    gown = "M37.500 98C30 104 18 106 12 116L8 150H92C92 134 88 118 78 110C70 105 62 104 56 100C50 104 42 103 37.500 98Z"
    with p.place(100, 0, flip=True):
        p.layer(*rims(m))
        lace = mix(t.fold, m.rim, 0.35)
        p.path("M56 112L30 118L2 106L-4 92L8 96L2 80L15 87L13 70L25 80L28 66L36 82Z", lace)
        p.layer(*rims(m))
        p.path(gown, t.cloth)
        p.path(hair, t.dark)
        p.line("M14 19L44 33M31 11L37 33", t.trim, 1.7)
        profile_f(p, t)
        p.path("M53 88C54.500 95 55 100 58 104L54 112C48 106 47 98 49 90Z", t.skin, o=0.55)
        p.layer(*rims(m))
        p.path(hair, t.dark)
        p.path(gown, t.cloth)
        p.layer(clip=True)
        p.path("M53 102C56 106 63 106 70 108C80 112 84 124 85 150H96V102Z", mix(t.fold, m.rim, 0.12))
        p.path("M37 97C44 105 51 105 57 100.500L74 109C60 118 44 116 36 103Z", t.skin, o=0.3)
        locks(
            p, t.sheen, 1.1, (29, 31, 31, 23, 42, 24), (33, 34, 37, 27, 47, 31), (60, 43, 50, 39.500, 46, 50), (56, 38, 46, 36, 40, 47),
            (28, 51, 34, 42, 45, 38), (28, 61, 30, 52, 39, 46), (32, 70, 32, 59, 39, 53),
        )  # fmt: skip
        p.layer()
        p.line("M8 96L33 106M2 80L34 101M13 70L36 95M25 78L38 92", t.cloth, 0.9, o=0.8)
        p.circle(13, 18.500, 2.4, t.trim)
        p.circle(30.500, 9.500, 2.4, t.trim)
        ear(p, t, 46.500, 65)
        p.line("M46 70V75", t.trim, 0.9)
        p.path("M46 75L48 79L46 83.500L44 79Z", t.trim)
        p.line("M37.500 96.500C42 101 50 103 56 100", t.trim, 1.6, dash="0.1 2.6")
        p.path("M48.500 103L51.500 107L48.500 112L45.500 107Z", t.trim)


def ilban(p: Pen, m: Mood) -> None:
    """A broad slanting beret with a plume, curled moustache, chain of office."""
    t = tones(m)
    face = "M50 42C62 42 68 50 68.500 60C70 67 69.500 75 67 81C64 89 57 92 50 92C43 92 36 89 33 81C30.500 75 30 67 31.500 60C32 50 38 42 50 42Z"
    robe = "M34 84L31 97C16 99 8 104 2 112C-4 122 -6 136 -6 150H106C106 136 104 122 98 112C92 104 84 99 69 97L66 84L50 96Z"
    beret = "M29 55C20 56 8 52 8 42C9 29 32 21 54 22C74 23 94 30 93 40C92 47 82 51 71 53C66 46.500 56 44.500 48 45.500C40 46.500 33 50 29 55Z"
    plume = "M70 32C76 22 80 11 90 9C98 8.500 101 17 97 25C92 33.500 80 39 70 37Z"
    p.layer(*rims(m))
    p.path(robe, t.cloth)
    p.path(face, t.shade)
    p.path("M31 70C26 68 25 60 28 54L36 50L34 64ZM69 70C74 68 75 60 72 54L64 50L66 64Z", t.dark)
    p.path(beret, t.cloth)
    front(p, t, path=face)
    p.path("M60 68C64 68 67 71 67.500 76C65 80 61 80 58.500 77C57.500 73 58 69.500 60 68Z", t.glow, o=0.5)
    p.line("M38 86C44 90 56 90 62 86", t.dark, 1, o=0.5)
    p.path("M29 60C40 49 60 47 71 58C66 46.500 56 42 48 42C40 43 33 49 29 55Z", t.dark, o=0.75)
    p.layer(*rims(m))
    p.path(robe, t.cloth)
    p.path(beret, t.cloth)
    p.path(plume, mix(t.fold, m.rim, 0.5))
    p.layer(clip=True)
    p.path("M56 22C74 22 95 31 93 41C91 47 82 50 71 53C78 47 81 40 77 34C72 28 64 25 56 22Z", t.fold)
    p.path("M68 97C82 99 94 104 98 114L106 150H58L54 108Z", t.fold, o=0.85)
    p.path("M34 82L31 97L50 107L69 97L66 82L50 90Z", m.figure)
    p.path(plume, mix(t.fold, m.rim, 0.5))
    p.layer()
    p.line("M29 54.500C33 50 40 46.500 48 45.500C56 44.500 66 46.500 71 52.500", t.trim, 1.4)
    p.path("M50 73.500C47 71.500 42 72.500 38.500 75.500C35.500 77.800 32.500 77 32 73.500C29.500 78.500 33 82 37.500 80.500C42 79.500 47 77.500 50 76.500C53 77.500 58 79.500 62.500 80.500C67 82 70.500 78.500 68 73.500C67.500 77 64.500 77.800 61.500 75.500C58 72.500 53 71.500 50 73.500Z", t.dark)
    p.path("M47.500 82H52.500L50 88Z", t.dark)
    p.line("M73 35.500C81 30 88 21 92 14M80 31.500L77.500 27M86 26L82 21.500M90.500 20L88 16", t.cloth, 0.9)
    p.circle(71, 37, 2.6, t.trim)
    for x, y in ((24, 105), (30, 113), (37.500, 119.500), (45.500, 123.500), (54.500, 123.500), (62.500, 119.500), (70, 113), (76, 105)):
        p.circle(x, y, 3, stroke=t.trim, sw=1.5)
    p.circle(50, 132, 6, t.trim)
    p.circle(50, 132, 3.6, m.figure)


def hagal(p: Pen, m: Mood) -> None:
    """The absent house: a hood, and in it a cut stone instead of a face."""
    t = tones(m)
    p.layer((1.0, 0.8, m.low, 0.8), (-1.1, 0.9, m.rim, 1))
    p.path("M50 24C66 27 73 42 72.500 60C72 72 78 80 88 90C96 100 100 128 101 150H-1C0 128 4 100 12 90C22 80 28 72 27.500 60C27 42 34 27 50 24Z", t.dark)
    p.layer()
    p.path("M50 36C60 38 64.500 48 64 60C63.500 72 59 82 50 90C41 82 36.500 72 36 60C35.500 48 40 38 50 36Z", "#000000")
    p.path("M43 51H57L62 59.500L50 81L38 59.500Z", mix(m.low, m.figure, 0.35))
    p.path("M57 51L62 59.500H54.500Z", m.rim)
    p.path("M62 59.500L50 81L54.500 59.500Z", m.disc)
    p.path("M43 51H57L54.500 59.500H45.500Z", mix(m.disc, m.low, 0.35))
    p.path("M45.500 59.500H54.500L50 81Z", mix(m.disc, m.low, 0.75))
    p.line("M50 34C61.500 36 66.500 47 66 60C65.500 73 60.500 84 50 93C39.500 84 34.500 73 34 60C33.500 47 38.500 36 50 34Z", t.trim, 1)
    p.path("M62 31C69 38 70.500 50 70 61C70 74 76 84 85 94C92 104 95 130 96 150H86C84 128 79 110 73 99C66 88 68 74 68 61C68 49 66.500 38 62 31Z", t.cloth)
    p.line("M50 93V150M34 96C30 112 27 132 26 150M66 96C70 112 73 132 74 150", "#000000", 1.4, o=0.7)


BUSTS: dict[str, tuple[str, Callable[[Pen, Mood], None]]] = {
    "paul_atreides": ("atreides", paul),
    "duke_leto_atreides": ("atreides", leto),
    "baron_vladimir_harkonnen": ("harkonnen", baron),
    "glossu_the_beast_rabban": ("harkonnen", rabban),
    "countess_ariana_thorvald": ("thorvald", ariana),
    "earl_memnon_thorvald": ("thorvald", memnon),
    "helena_richese": ("richese", helena),
    "count_ilban_richese": ("richese", ilban),
    "hagal": ("hagal", hagal),
}
