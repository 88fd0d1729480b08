"""The Great Houses of the base game: their colours, crests and home worlds. The emblems are our own invention."""

from __future__ import annotations

from dune_desktop.ui.art.houses import House
from dune_desktop.ui.art.palette import INK, Mood
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


def _hagal(p: Pen, c: str) -> None:
    """A cut jewel, dark at heart."""
    p.path("M-7 -10H7L13 -3L0 13L-13 -3Z", c)
    p.path("M-4.500 -6.500H4.500L8 -2.500L0 8L-8 -2.500Z", INK, o=0.85)
    p.line("M-13 -3H13M-7 -10L-4 -3L0 13L4 -3L7 -10", INK, 1.1)


# ------------------------------------------------------------------------------------------------ home worlds


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


def _crystals(p: Pen, m: Mood) -> None:
    p.path(
        "M-40 150V104L-14 100L-6 84L4 82L10 98L18 76L26 100L44 108H62L74 102L80 80L88 72L92 96L102 86L110 100"
        "L140 104V150Z",
        m.land,
    )
    p.path("M-6 84L4 82L0 100ZM18 76L26 100L18 96ZM80 80L88 72L86 98Z", m.mid)


HOUSES: dict[str, House] = {
    "atreides": House(
        Mood("#081A24", "#17505A", "#6FA58F", "#F3DCA2", "#123A40", "#07141A", "#FFE9B8", "#4FC0A6"), _atreides, _waves
    ),
    "harkonnen": House(
        Mood("#0E0507", "#47101A", "#A82A1F", "#F2603A", "#2A0A10", "#0C0508", "#FF9A6A", "#F2603A"),
        _harkonnen,
        _stacks,
    ),
    "thorvald": House(
        Mood("#1C1220", "#6B4426", "#DDA544", "#FFE6A0", "#4A2E20", "#170E12", "#FFF0C4", "#F0BE54"), _thorvald, _peaks
    ),
    "richese": House(
        Mood("#10131B", "#3C4453", "#9C9A94", "#F2EBDA", "#2C323E", "#0D0E14", "#FFFFFF", "#C9CED8"), _richese, _towers
    ),
    "hagal": House(
        Mood("#0C090C", "#2E2420", "#8A6532", "#E8C987", "#1E1714", "#080608", "#FFE6B0", "#E8C987"),
        _hagal,
        _crystals,
        eclipse=True,
    ),
}
