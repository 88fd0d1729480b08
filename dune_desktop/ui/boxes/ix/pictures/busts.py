"""Busts of the leaders of Rise of Ix."""

from __future__ import annotations

from dune_desktop.ui.art.album import Bust
from dune_desktop.ui.art.faces import ear, front, locks, profile_f, profile_m, rims, tones
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def armand(p: Pen, m: Mood) -> None:
    """An old lion: mane tied back, moustache and goatee, a collar of great leaves."""
    t = tones(m, hair="#6A6A58", grey=0.34)
    mane = (
        "M63 43.500C58 45 54.500 49 53.500 54C52.500 58 51.500 61 49.500 62.500L46.500 59.500"
        "C44 64 44.500 72 42.500 79C41.500 84 39 88 35 91"
        "C33 97 27 104 18 107C20 102 20 98 19 93C13 96 9 96 6 94C14 88 17 80 19 70C19 52 27 36 45 33"
        "C54 31.500 61 37 63 43.500Z"
    )
    goatee = (
        "M61 76.500C63 73 67 72 70.800 74L69.800 75.800C68 75.500 66 76.500 65.500 78.500C66.500 81 68.500 82 69 82"
        "C70.500 87 69.500 92 65.500 96C62.500 92 61 87 61.500 83Z"
    )
    p.layer(*rims(m))
    p.path("M36 94C24 98 10 104 4 118L-2 150H100C98 130 94 116 84 110C76 105 66 104 58 101Z", t.cloth)
    p.path(mane, t.dark)
    profile_m(p, t)
    p.path(goatee, t.dark)
    p.layer(*rims(m))
    p.path(mane, t.dark)
    p.path("M57 98C66 104 86 104 92 116C96 126 98 138 100 150H-2L4 118C8 108 20 102 32 97Z", t.cloth)
    leaf = mix(t.fold, m.accent, 0.25)
    p.path("M44 112C30 112 16 104 10 88C26 88 40 96 47 108Z", leaf)
    p.path("M50 112C42 104 38 94 40 82C50 88 56 98 57 110Z", mix(leaf, m.figure, 0.2))
    p.path("M56 112C60 102 70 94 84 92C84 104 76 114 60 118Z", leaf)
    p.layer(clip=True)
    p.path("M60 100C70 104 86 104 92 116L100 150H80C82 136 78 122 66 116Z", t.fold)
    p.path(
        "M47 109C40 98 26 90 10 88L24 98ZM56 112C60 102 70 94 84 92C76 98 66 106 61 117ZM57 110C55 98 48 88 40 82"
        "C44 92 49 102 54 112Z",
        mix(leaf, m.rim, 0.4),
    )
    locks(
        p,
        t.sheen,
        1.4,
        (61, 41, 46, 36, 37, 51),
        (57, 46, 45, 43, 38, 58),
        (30, 46, 23, 66, 14, 95),
        (38, 62, 34, 84, 22, 105),
        (44, 66, 42, 80, 35, 88),
        (50, 54, 44, 58, 42, 68),
    )
    p.layer()
    p.path("M60.500 76C63 72.600 67 71.600 71 73.400C69.500 75.300 66 75.500 60.500 76Z", t.dark)
    p.path(goatee, t.dark)
    p.path("M66.500 84C68 88 67.500 91 65.500 94C64.500 91 65 87 66.500 84Z", t.sheen)
    ear(p, t)
    p.circle(52, 116, 4, t.trim)
    p.circle(52, 116, 2, m.figure)


def ilesa(p: Pen, m: Mood) -> None:
    """Young, long falling hair, a wreath of leaves."""
    t = tones(m, hair="#6A3A18", grey=0.06)
    hair = (
        "M62.500 47C58 46.500 55 49 54.500 54C54.500 61 52 66 49 70C48 80 50 88 49 98C48 110 44 122 46 134L40 150H6"
        "C12 140 12 128 15 116C18 102 22 92 23 78C20 58 25 36 46 34C55 34 61.500 40 62.500 47Z"
    )
    with p.place(100, 0, flip=True):
        p.layer(*rims(m))
        p.path("M37 96C28 104 18 110 14 124L10 150H88C88 132 84 118 74 111C66 106 60 105 56 100Z", t.cloth)
        p.path(hair, t.dark)
        profile_f(p, t)
        p.path("M53 86C54.500 94 55 100 58 104L54 112C48 106 47 98 49 90Z", t.skin, o=0.5)
        p.layer(*rims(m))
        p.path("M40 103C48 109 55 106 57 100C61 105 67 107 74 111C84 118 88 132 90 150H10L14 124Z", t.cloth)
        p.path(hair, t.dark)
        p.layer(clip=True)
        p.path("M57 100C61 105 67 107 74 111C84 118 88 132 90 150H70C72 132 66 118 54 110Z", t.fold)
        locks(
            p,
            t.sheen,
            1.7,
            (59, 44, 34, 44, 25, 104),
            (54, 51, 34, 56, 25, 148),
            (46, 72, 46, 104, 35, 146),
            (27, 60, 26, 84, 18, 112),
            (40, 80, 38, 110, 28, 140),
        )
        p.layer()
        leaf = mix(t.trim, m.mid, 0.15)
        for k, (x, y) in enumerate(
            ((24.500, 58), (26.500, 49.500), (31.500, 42.500), (38.500, 38), (46.500, 36.500), (54, 38), (60, 42.500))
        ):
            for side in (-1, 1):
                with p.at(x, y, 0.9, turn=-12 + k * 22 + side * 26):
                    p.path("M0 2C-3.400 -1 -3.400 -6 -0.500 -11C3 -7 3.200 -1.500 0 2Z", leaf if side > 0 else t.trim)
        p.layer()
        p.line("M26 60C28 48 38 38.500 48 38.500C55 39 60 42.500 62 47", t.trim, 1.2)
        p.line("M44 106.500C50 110 55 108 58 103", t.trim, 1)
        p.path("M72 110C66 118 58 128 56 150H70C72 134 76 122 82 118Z", mix(t.fold, m.accent, 0.35))


def rhombur(p: Pen, m: Mood) -> None:
    """Half flesh, half brass: a lens for an eye, cables at the neck, a jointed shoulder."""
    t = tones(m, hair="#5A2418")
    hair = (
        "M34 56C31 44 34 34 44 32C52 28.500 64 31.500 67 41C68.500 46.500 67.500 52 66.500 57"
        "C65.500 51 63.500 47.500 60.500 46"
        "C57 48 53.500 46 51.500 44C47 47.500 39 46.500 36.500 50C35.500 52 34.500 54 34 56Z"
    )
    coat = (
        "M38 84L34 98C22 100 12 103 6 110C0 118 -4 134 -4 150H104C104 134 100 118 94 110C88 103 78 100 66 98L62 84"
        "L50 96Z"
    )
    p.layer(*rims(m))
    p.path("M38 78V98L50 106L62 98V78Z", mix(t.shade, t.dark, 0.4))
    p.path(coat, t.cloth)
    p.path(hair, t.dark)
    front(p, t)
    brass = mix(m.accent, m.figure, 0.3)
    p.path("M30 44L47 46L48.500 60L46 68L44.500 79L46 92L28 80Z", brass)
    p.path("M47 46L48.500 60L46 68L44.500 79L46 92L42 89L41.500 78L43.500 67L43 50Z", mix(brass, m.rim, 0.3))
    p.line("M33 69C37 70.500 40 70.500 44 68.500M35 79C38 80 41 80 44.500 79", m.figure, 0.9)
    p.circle(41, 59.5, 7, m.figure)
    p.circle(41, 59.5, 5.6, mix(brass, m.rim, 0.35))
    p.circle(41, 59.5, 4, m.figure)
    p.circle(41, 59.5, 2.7, "#6FD8FF")
    p.circle(40.2, 58.7, 1, "#E8FBFF")
    for x, y in ((35, 51), (38, 75), (37.500, 84)):
        p.circle(x, y, 0.9, m.figure)
    p.layer(*rims(m))
    p.path(hair, t.dark)
    p.path(coat, t.cloth)
    p.path("M-8 118C-8 100 8 92 22 98C34 103 36 118 28 128C18 138 -8 140 -8 118Z", brass)
    p.layer(clip=True)
    p.path("M66 97C84 99 94 106 98 116L104 150H56L52 108Z", t.fold, o=0.85)
    p.path("M38 84L34 98L50 110L66 98L62 84L50 94Z", m.figure)
    locks(p, t.sheen, 1.3, (44, 34, 57, 29, 65, 42), (41, 40, 51, 33, 60, 43), (36, 46, 37, 36, 47, 35))
    p.path(
        "M22 98C34 103 36 118 28 128C22 134 12 137 4 136C18 132 26 122 24 110C23 104 20 100 16 97Z",
        mix(brass, m.rim, 0.35),
    )
    p.layer()
    p.circle(11, 116, 11, m.figure)
    p.circle(11, 116, 9, mix(brass, m.rim, 0.2))
    p.circle(11, 116, 5.5, m.figure)
    p.circle(11, 116, 3, m.accent)
    p.line("M39 86C36 92 32 95 27 99M42 90C39 97 35 101 30 105", brass, 2.2)
    p.line("M39 86C36 92 32 95 27 99M42 90C39 97 35 101 30 105", m.figure, 2.2, dash="0.7 2.2", join="miter")
    p.line("M34.500 97L50 110L65.500 97M50 110V150", t.trim, 1.2)
    p.path("M61 118H79V122H61ZM61 125H73V128H61Z", t.trim)


def tessia(p: Pen, m: Mood) -> None:
    """A sharp bob under a band, a long earring, a tall plain collar."""
    t = tones(m, hair="#3A1420")
    hair = (
        "M65.500 55.500C62.500 53.500 59.500 53 57 54C55.500 58 55.500 63 55 68C56 73 58 78 61 82.500L44 89"
        "C36 90 28 86 23 80"
        "C22.500 70 22 60 24 52C27 40 37 33.500 47 34C57 34 65 41 65.500 55.500Z"
    )
    robe = "M30 84C36 96 50 100 58 90L63 104C76 106 86 112 90 124L94 150H6L10 124C13 112 20 104 28 102Z"
    p.layer(*rims(m))
    p.path(robe, t.cloth)
    p.path(hair, t.dark)
    profile_f(p, t)
    p.layer(*rims(m))
    p.path(robe, t.cloth)
    p.path(hair, t.dark)
    p.layer(clip=True)
    p.path("M58 90L63 104C76 106 86 112 90 124L94 150H76C78 132 72 116 58 110L52 98Z", t.fold)
    locks(
        p,
        t.sheen,
        1.3,
        (62, 47, 50, 34, 35, 45),
        (30, 60, 28, 72, 31, 83),
        (38, 60, 36, 74, 41, 88),
        (46, 60, 45, 73, 51, 85),
        (52.500, 59, 52, 70, 58, 82),
    )
    p.layer()
    p.path("M23.500 55C33 57 49 54.500 65.700 52L65 48.500C50 51 34 53 24 51Z", t.trim)
    p.path("M63.300 50.300L66.500 52.200L63.600 54.500L61 52.500Z", "#6FD8FF")
    p.line("M52.500 76V82", t.trim, 1)
    p.path("M52.500 82L55.500 88L52.500 96L49.500 88Z", t.trim)
    p.path("M52.500 84L54 88L52.500 93Z", m.figure)
    p.line("M31 87C37.500 98 50 101.500 58.600 93", t.trim, 1.2)
    p.line("M62 104C66 118 66 134 66 150", t.trim, 1)
    p.line("M40 112C34 124 30 136 30 150", m.figure, 1.3, o=0.7)


def hundro(p: Pen, m: Mood) -> None:
    """Lean and watchful: hair swept back to points, a trimmed beard, a collar like two blades."""
    t = tones(m, 0.03)
    hair = (
        "M63.500 47.500C60 46 57 47.500 55 51C53 54 52 57 51 61C50 62.500 49 63 47.500 62.500C45 65 44 70 42 75"
        "C38 78 35 82 32 88"
        "C31 84 30 82 28 80L18 84C21 80 22.500 76 22.500 72L12 70C18 67 21 62 22 56C23 43 34 34 46 34"
        "C55 34 62 39 63.500 47.500Z"
    )
    with p.place(100, 0, flip=True):
        blade = mix(t.cloth, t.fold, 0.35)
        p.layer(*rims(m))
        p.path("M32 112L2 50C22 60 38 82 48 108Z", blade)
        p.path("M34 92C22 100 12 110 8 124L4 150H92C90 132 84 116 74 110C68 106 62 104 58 101Z", t.cloth)
        p.path(hair, t.dark)
        profile_m(p, t)
        p.path(
            "M49 68C51 74 54 78 58 80C61 78.500 62.500 76 63.500 74.500C66 72.500 68.500 72.200 70.500 73.200"
            "L69.800 75C67.500 75 66 76 65.600 78.500L69 81.500C70.500 86 70.500 92 69 98C64 95 58 90 54.500 84"
            "C51.500 79 49.500 74 49 68Z",
            t.dark,
        )
        p.path(
            "M64 82C64.500 88 66.500 93 68.500 97C70 91 70 86 68.800 82C67.500 83 65.500 83 64 82Z",
            mix(t.dark, t.skin, 0.4),
        )
        p.layer(*rims(m))
        p.path(hair, t.dark)
        p.path("M56 98C62 104 78 106 86 118C90 128 92 138 94 150H4L8 124C12 110 22 102 33 95Z", t.cloth)
        p.path("M50 124C52 104 64 84 90 64C92 88 82 112 60 128Z", blade)
        p.layer(clip=True)
        p.path("M90 64C92 88 82 112 60 128L52 124C70 112 82 92 90 64Z", mix(t.fold, m.rim, 0.2))
        p.path("M76 110C86 116 92 134 94 150H80C82 136 78 124 70 118Z", t.fold)
        locks(
            p,
            t.sheen,
            1.2,
            (62, 46, 44, 38, 18, 69),
            (56, 50, 40, 46, 21, 82),
            (50, 60, 40, 62, 32, 84),
            (52, 38, 34, 38, 26, 58),
        )
        p.layer()
        ear(p, t)
        p.line("M8 124C22 116 40 118 52 126", t.trim, 1.1)
        p.circle(55, 126, 3.4, t.trim)
        p.circle(55, 126, 1.5, m.figure)


def yuna(p: Pen, m: Mood) -> None:
    """Hair dressed like a crescent, a thorned diadem, a half mask on a stick."""
    t = tones(m, -0.05)
    gown = "M42 88L36 100C24 104 14 110 9 122L4 150H96L91 122C86 110 76 104 64 100L58 88L50 104Z"
    crescent = (
        "M12 14C11 36 20 52 34 56L36 70C36.500 60 37 54 40.500 50C46 52 54 52 59.500 50C63 54 63.500 60 64 70L66 56"
        "C80 52 89 36 88 14"
        "C82 26 70 33 60 35C54 36 46 36 40 35C30 33 18 26 12 14Z"
    )
    p.layer(*rims(m))
    p.path(crescent, t.dark)
    p.path("M34 54C31 66 31 80 35 94H65C69 80 69 66 66 54Z", t.dark)
    p.path("M44 82V98L50 104L56 98V82Z", mix(t.shade, t.dark, 0.4))
    p.path(gown, t.cloth)
    front(p, t, female=True)
    p.layer(*rims(m))
    p.path(crescent, t.dark)
    p.path(gown, t.cloth)
    p.layer(clip=True)
    p.path("M58 88L64 100C76 104 86 110 91 122L96 150H66C66 132 60 116 50 106Z", t.fold)
    locks(
        p,
        t.sheen,
        1.6,
        (86, 22, 80, 40, 58, 43),
        (84, 32, 76, 46, 64, 49),
        (14, 22, 20, 40, 42, 43),
        (16, 33, 24, 46, 36, 49),
        (44, 37.500, 52, 35, 60, 38),
    )
    p.layer(*rims(m))
    p.path(
        "M35 49.500C44 46 56 46 65 49.500L64 45.500L60.500 40L58.500 44.500L54.500 37L52.500 44L50 31L47.500 44"
        "L45.500 37L41.500 44.500L39.500 40L36 45.500Z",
        t.trim,
    )
    p.layer()
    p.circle(50, 46.300, 1.5, "#C43A5A")
    p.line("M42.500 89L50 104L70 150M57.500 89L50 104", t.trim, 1.2)
    p.path("M46.500 99L50 94.500L53.500 99L50 106Z", t.trim)
    # the mask
    p.layer(*rims(m))
    with p.at(23, 94, 1.15, turn=-14):
        p.line("M0 8L3 54", t.trim, 1.8)
        p.path(
            "M-17 -9C-10 -5 -5 -5 0 -2.500C5 -5 10 -5 17 -9C18.500 1 14 10 7 9.500C3 9 1.500 6 0 4.500"
            "C-1.500 6 -3 9 -7 9.500C-14 10 -18.500 1 -17 -9Z",
            mix(m.disc, m.accent, 0.18),
        )
        p.path(
            "M-12 0C-9.500 -2.500 -5.500 -2 -3.500 1C-6 3.500 -10 3.500 -12 0ZM12 0C9.500 -2.500 5.500 -2 3.500 1"
            "C6 3.500 10 3.500 12 0Z",
            m.figure,
        )
        p.line("M-13.500 -4.500C-10 -2 -5 -2 0 0.500C5 -2 10 -2 13.500 -4.500", mix(m.accent, m.mid, 0.4), 0.8)
    p.layer()
    p.path("M19 126C23 120 32 120 36 125L40 136C36 144 27 146 20 142Z", t.skin)
    p.path("M19 126C22 122 27 121.500 29 123L28 145C25 145.500 22 144 20 142Z", t.shade)
    p.path("M16 138C24 144 36 142 44 134L56 150H6Z", t.fold)
    p.line("M16 138C24 144 36 142 44 134", t.trim, 1.2)


BUSTS: dict[str, tuple[str, Bust]] = {
    "archduke_armand_ecaz": ("ecaz", armand),
    "ilesa_ecaz": ("ecaz", ilesa),
    "prince_rhombur_vernius": ("vernius", rhombur),
    "tessia_vernius": ("vernius", tessia),
    "viscount_hundro_moritani": ("moritani", hundro),
    "princess_yuna_moritani": ("moritani", yuna),
}
