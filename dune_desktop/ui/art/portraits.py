"""The portraits of leaders: a bust before a disc, in the colours of the House, with its crest."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.art.album import Bust
from dune_desktop.ui.art.houses import crest
from dune_desktop.ui.art.palette import HOUSES, Mood
from dune_desktop.ui.art.pen import Pen, mix


def _box(width: int, height: int) -> Pen:
    """A square shows head and shoulders, a tall frame more sky and more of the garment."""
    ratio = min(1.4, max(1.0, height / width))
    share = (ratio - 1) / 0.4
    wide = 90 + 10 * share
    tall = wide * ratio
    y = 17 + (140 - tall - 17) * share
    if height < width:
        wide = tall * width / height
    if height > width * 1.4:
        y -= wide * height / width - tall
        tall = wide * height / width
    return Pen(50 - wide / 2, y, wide, tall)


def _ground(p: Pen, m: Mood, house: str) -> None:
    """Sky, disc, halo and a far silhouette of the home world."""
    end = p.y + p.h
    p.fill(p.lin(0, p.y, 0, end, (0, m.top), (0.55, m.mid), (1, m.low)))
    p.circle(50, 66, 62, p.rad(50, 66, 62, (0, m.disc, 0.55), (0.55, m.low, 0.35), (1, m.low, 0)))
    eclipse = house == "hagal"
    p.circle(50, 66, 36, m.figure if eclipse else p.rad(58, 56, 48, (0, mix(m.disc, "#FFFFFF", 0.25)), (1, m.disc)))
    if eclipse:
        p.circle(50, 66, 36, stroke=m.disc, sw=1.6)
    p.circle(50, 66, 41.5, stroke=m.rim, sw=0.8, dash="0.9 3.2", o=0.8)
    _WORLDS[house](p, m)


def _waves(p: Pen, m: Mood) -> None:
    for y, o in ((104, 0.5), (112, 0.75), (120, 1)):
        d = f"M-40 {y}" + "".join("q10 -5 20 0t20 0" for _ in range(5)) + "V150H-40Z"
        p.path(d, mix(m.mid, m.land, o))


def _stacks(p: Pen, m: Mood) -> None:
    p.path("M-40 150V96H-6V80H2V96H10V70H15V100H20V88H27V108H75V84H80V104H86V64H92V92H100V78H108V100H140V150Z", m.land)
    p.path("M12.500 70C10 60 16 56 11 47M89 64C86 54 93 50 88 40", stroke=m.land, sw=2.4, o=0.6)


def _peaks(p: Pen, m: Mood) -> None:
    p.path("M-40 150V110L-16 86L-6 96L10 72L24 98L36 110H66L78 92L90 74L104 96L116 84L140 108V150Z", m.land)
    p.path("M10 72L24 98L14 90L10 96L4 84ZM90 74L104 96L94 90L88 96L82 88Z", m.low, o=0.7)


def _towers(p: Pen, m: Mood) -> None:
    p.path(
        "M-40 150V104H-4V84L2 76L8 84V104H14V66L17 54L20 66V104H82V74L86 62L90 74V104H96V88L101 80L106 88V104H140V150Z",
        m.land,
    )
    p.circle(17, 60, 2, m.disc)
    p.circle(86, 68, 2, m.disc)


def _trees(p: Pen, m: Mood) -> None:
    for x, y, s in ((-4, 92, 1.1), (12, 84, 1.5), (88, 82, 1.5), (104, 92, 1.1), (24, 100, 0.8), (76, 100, 0.8)):
        with p.at(x, y, s):
            p.path("M0 -22C7 -16 9 -6 6 2H1.500V40H-1.500V2H-6C-9 -6 -7 -16 0 -22Z", m.land)
    p.rect(-40, 112, 180, 40, m.land)


def _cavern(p: Pen, m: Mood) -> None:
    top = p.y - 2
    spikes = (
        (-30, 26),
        (-8, 34),
        (4, 22),
        (13, 44),
        (24, 20),
        (36, 12),
        (50, 7),
        (64, 12),
        (76, 20),
        (87, 44),
        (96, 22),
        (108, 34),
        (130, 26),
    )
    d = (
        f"M-40 {top}"
        + "".join(f"L{x - 5} {top + 3}L{x} {top + deep * 0.75:.1f}L{x + 5} {top + 3}" for x, deep in spikes)
        + f"L140 {top}Z"
    )
    p.path(d, m.figure, o=0.75)
    p.path("M-40 150V112C0 104 30 110 50 108C75 105 100 110 140 104V150Z", m.land)


def _thorns(p: Pen, m: Mood) -> None:
    p.path(
        "M-40 150V108L-10 100L-4 78L2 102L10 96L14 62L19 100L30 108H70L80 100L85 66L89 98L98 102L103 80L110 100"
        "L140 108V150Z",
        m.land,
    )


def _crystals(p: Pen, m: Mood) -> None:
    p.path(
        "M-40 150V104L-14 100L-6 84L4 82L10 98L18 76L26 100L44 108H62L74 102L80 80L88 72L92 96L102 86L110 100"
        "L140 104V150Z",
        m.land,
    )
    p.path("M-6 84L4 82L0 100ZM18 76L26 100L18 96ZM80 80L88 72L86 98Z", m.mid)


_WORLDS: dict[str, Callable[[Pen, Mood], None]] = {
    "atreides": _waves, "harkonnen": _stacks, "thorvald": _peaks, "richese": _towers, "ecaz": _trees,
    "vernius": _cavern, "moritani": _thorns, "hagal": _crystals,
}  # fmt: skip


def draw_leader(house: str, bust: Bust, width: int, height: int) -> Pen:
    """The portrait of a leader of that House."""
    mood = HOUSES[house]
    p = _box(width, height)
    _ground(p, mood, house)
    bust(p, mood)
    p.layer()
    end = p.y + p.h
    p.rect(p.x - 1, end - 26, p.w + 2, 27, p.lin(0, end - 26, 0, end, (0, mood.figure, 0), (1, mood.figure, 0.75)))
    size = 17
    crest(p, house, p.x + p.w - size * 0.66, end - size * 0.66, size)
    return p
