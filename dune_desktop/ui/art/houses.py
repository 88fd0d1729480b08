"""The crests of the Great Houses: emblems of our own invention, drawn in a 40x40 roundel."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, HOUSES, INK
from dune_desktop.ui.art.pen import Pen, mix


def _atreides(p: Pen, c: str) -> None:
    """A wing rising out of two waves."""
    p.path(
        "M-10 3.5C-9 -5 -3 -10.5 11 -12C8.500 -9.600 8 -8.600 7.500 -6.800C9 -7.300 9.700 -7.400 10.500 -7.400"
        "C8 -5.200 7 -4.200 6 -2.400C7 -2.800 8 -3 8.800 -3C6.500 0.600 3 3.500 -1 3.500Z",
        c,
    )
    p.line("M-11.500 7.500C-8 5 -4.500 5 -1 7.500C2.500 10 7 10 11.500 7.500", c, 2)
    p.line("M-7 12C-4.500 10.400 -2.200 10.400 0 12C2.200 13.400 4.500 13.400 7 12", c, 1.8)


def _harkonnen(p: Pen, c: str) -> None:
    """Three fangs under a bar."""
    p.path("M-12 -9.500H12L10.500 -5.500H-10.500Z", c)
    p.path("M-10 -3.500H-4.200C-4 2 -5 6 -8 10C-9.200 5.500 -10 1 -10 -3.500Z", c)
    p.path("M10 -3.500H4.200C4 2 5 6 8 10C9.200 5.500 10 1 10 -3.500Z", c)
    p.path("M-2.800 -3.500H2.800C2.800 3 2 8 0 13C-2 8 -2.800 3 -2.800 -3.500Z", c)


def _thorvald(p: Pen, c: str) -> None:
    """Two peaks under a star."""
    p.path("M-13 9L-4.500 -5L0.500 3L3.500 -1.500L13 9Z", c)
    p.path("M-4.500 -5L-1.500 0L-4 2.500L-6.500 0Z", INK, o=0.55)
    p.path("M6 -13L7.400 -9.400L11 -8L7.400 -6.600L6 -3L4.600 -6.600L1 -8L4.600 -9.400Z", c)


def _richese(p: Pen, c: str) -> None:
    """A lens that gathers three rays."""
    p.path("M0 -12C6.500 -6 6.500 6 0 12C-6.500 6 -6.500 -6 0 -12Z", c)
    p.path("M0 -7.500C2.600 -4 2.600 4 0 7.500C-2.600 4 -2.600 -4 0 -7.500Z", INK, o=0.6)
    p.line("M-13 -6.500L-6 -2.500M-13 0H-6.500M-13 6.500L-6 2.500M6 0H13", c, 2)


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


def _hagal(p: Pen, c: str) -> None:
    """A cut jewel, dark at heart."""
    p.path("M-7 -10H7L13 -3L0 13L-13 -3Z", c)
    p.path("M-4.500 -6.500H4.500L8 -2.500L0 8L-8 -2.500Z", INK, o=0.85)
    p.line("M-13 -3H13M-7 -10L-4 -3L0 13L4 -3L7 -10", INK, 1.1)


CRESTS: dict[str, Callable[[Pen, str], None]] = {
    "atreides": _atreides, "harkonnen": _harkonnen, "thorvald": _thorvald, "richese": _richese, "ecaz": _ecaz,
    "vernius": _vernius, "moritani": _moritani, "hagal": _hagal,
}  # fmt: skip


def crest(p: Pen, house: str, x: float, y: float, size: float) -> None:
    """The roundel of a House, `size` wide, its middle at (x, y)."""
    mood = HOUSES[house]
    with p.at(x, y, size / 40):
        p.circle(0, 0, 20, INK)
        p.circle(0, 0, 18.6, BRASS)
        p.circle(0, 0, 16.8, BRASS_DARK)
        p.circle(0, 0, 16.4, p.lin(0, -16, 0, 16, (0, mix(mood.mid, mood.low, 0.25)), (1, mood.top)))
        with p.at(0, 0.4, 0.86):
            CRESTS[house](p, mix(mood.accent, "#FFF6E0", 0.35))


def draw_house(house: str, width: int, height: int) -> Pen:
    """`house:<id>`: the crest alone on a transparent ground."""
    side = 42.0
    box_w, box_h = (side * width / height, side) if width > height else (side, side * height / width)
    p = Pen(-box_w / 2, -box_h / 2, box_w, box_h)
    crest(p, house, 0, 0, 40)
    return p
