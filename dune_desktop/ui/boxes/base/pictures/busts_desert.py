"""Busts of the people of the desert on cards, drawn in the same 100x140 box as the leaders."""

from __future__ import annotations

from dune_desktop.ui.art.faces import front, ibad_front, ibad_side, locks, mantle, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix


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
