"""The Great Houses of Rise of Ix: their colours, crests and home worlds. The emblems are our own invention."""

from __future__ import annotations

from dune_desktop.ui.art.houses import House
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen


def _ecaz(p: Pen, c: str) -> None:
    """A leaf of three blades."""
    p.path("M0 -13C4.500 -7.500 4.500 -2 0 4.500C-4.500 -2 -4.500 -7.500 0 -13Z", c)
    p.path("M-12.500 -3C-6 -4.500 -2 -1 -1 6.500C-8 6.500 -12 3 -12.500 -3Z", c)
    p.path("M12.500 -3C6 -4.500 2 -1 1 6.500C8 6.500 12 3 12.500 -3Z", c)
    p.line("M0 5V13", c, 2.2)


def _vernius(p: Pen, c: str) -> None:
    """A vault of chevrons hanging over a spark."""
    p.path("M-12.500 -10.500L0 -4L12.500 -10.500L9 -3.500L0 1.500L-9 -3.500Z", c)
    p.path("M-7.500 -0.500L0 4L7.500 -0.500L5 5L0 8.200L-5 5Z", c)
    p.circle(0, 11.500, 2.2, c)


def _moritani(p: Pen, c: str) -> None:
    """A thorned coil around a drop."""
    p.line(
        "M7.500 -11C-6 -13.500 -13 -3 -9.500 5C-6.500 12 5.500 13 9.500 5.500C11 2.500 10 -1.500 7.500 -3.500", c, 2.8
    )
    p.path("M-9 -8.500L-14 -11L-11.500 -5.500ZM-10.500 3L-15 5L-9 7ZM3 10L4.500 14.800L8 9Z", c)
    p.path(
        "M1 -7C4 -2.500 5 -0.500 5 1.500C5 4 3.200 5.800 1 5.800C-1.200 5.800 -3 4 -3 1.500C-3 -0.500 -2 -2.500 1 -7Z",
        c,
    )


# ------------------------------------------------------------------------------------------------ home worlds


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


HOUSES: dict[str, House] = {
    "ecaz": House(
        Mood("#0B1A12", "#26502F", "#93A04C", "#F6E6A0", "#1C3A24", "#08130D", "#FFF3B8", "#9CC85A"), _ecaz, _trees
    ),
    "vernius": House(
        Mood("#0F1238", "#44306A", "#DB7F4A", "#FFCB7E", "#33204A", "#0F0C20", "#FFE2AC", "#E69A4E"), _vernius, _cavern
    ),
    "moritani": House(
        Mood("#14081E", "#4A1C5C", "#B4588E", "#F6D9EC", "#321440", "#10071A", "#FFE4F2", "#D978C8"), _moritani, _thorns
    ),
}
