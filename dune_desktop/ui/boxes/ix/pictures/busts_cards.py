"""Busts of the persons on cards of Rise of Ix, drawn in the same 100x140 box as the leaders."""

from __future__ import annotations

from dune_desktop.ui.art.faces import ear, front, ibad_front, ibad_side, locks, mantle, profile_m, rims, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix


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
    p.path(
        "M52 28C66 29 74 44 70 66L64 72L65 55C62 51 58 50 54 52C58 44 58 36 52 28ZM66 80L72 100L50 114L54 94ZM78 96"
        "L106 112L102 128L84 120Z",
        mix(t.fold, m.accent, 0.45),
    )
    p.layer()
    p.line("M30.500 64C27.500 44 35 30 50 29C65 30 72.500 44 69.500 64", BRASS, 1.1)
    p.path("M47 30H53L52 52L50 56L48 52Z", BRASS)
    p.path("M50 99L53 104L50 109L47 104Z", BRASS_LIGHT)


def hunter(p: Pen, m: Mood) -> None:
    """A bounty hunter: hood, breathing mask, one red lens."""
    t = tones(m)
    p.layer(*rims(m))
    p.path(
        "M50 22C70 24 78 40 76 58C75 72 84 80 94 90C102 100 104 128 106 150H-6C-4 128 -2 100 6 90C16 80 25 72 24 58"
        "C22 40 30 24 50 22Z",
        t.cloth,
    )
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
    p.path(
        "M62 27C71 34 74 46 73 58C73 72 80 82 90 92C96 102 98 130 99 150H90C88 128 82 106 75 97C67 87 69 72 69 59"
        "C69 45 67 35 62 27Z",
        t.fold,
    )


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
