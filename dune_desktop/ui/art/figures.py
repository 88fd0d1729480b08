"""Small figures: silhouettes that stand on (x, y) and are `h` units tall."""

from __future__ import annotations

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def hooded(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False) -> None:
    """A figure in a hooded cloak."""
    with p.at(x, y, h / 30, flip):
        p.path(
            "M-7 0C-6.600 -9 -5.600 -17 -3.800 -22C-3.200 -23.600 -2.500 -24.600 -1.700 -25.200"
            "C-2.400 -28 -1.200 -30 0.600 -30.400"
            "C2.600 -30.200 3.400 -28 2.700 -25.600C3.600 -24.800 4.400 -23.600 4.800 -22C6.200 -16 7 -9 7.200 0Z",
            colour,
        )


def fremen(
    p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False, staff: bool = False, knife: str = ""
) -> None:
    """A desert walker: wrapped head, blowing cloak, perhaps a staff or a raised knife."""
    with p.at(x, y, h / 30, flip):
        p.path(
            "M2.400 -25.400C4 -24.600 4.800 -23 4.800 -20.500L4.200 -14.500L4.600 -8L5.600 0H3L1.600 -8.500"
            "L0.600 -11L-1.400 0H-4L-2.800 -9"
            "C-4.800 -7.400 -7.400 -5.600 -10.500 -4.800C-8.800 -9.600 -6.400 -16 -4.200 -21.800"
            "C-3.600 -23.600 -2.600 -24.800 -1.400 -25.400"
            "C-2.200 -27.800 -1.200 -30.200 1 -30.200C3 -30.200 3.800 -27.600 2.400 -25.400Z",
            colour,
        )
        if staff:
            p.line("M8 0.500L6.400 -33M3.500 -20L7 -17", colour, 1)
        if knife:
            p.path("M2.500 -24L8.200 -27.500L9.600 -32.500L11.200 -32L10.200 -26.300L5 -20.500Z", colour)
            p.path("M9.500 -32.300C9.300 -35 10.400 -38 13.200 -40.200C12.800 -37 12.200 -34 11.200 -31.900Z", knife)


def veiled(p: Pen, x: float, y: float, h: float, colour: str, lining: str, face: str = "") -> None:
    """A sister of the Bene Gesserit: a tall pointed veil and a bell of black cloth."""
    with p.at(x, y, h / 30):
        p.path(
            "M-10 0C-9.600 -9 -8 -15 -5.400 -18.500C-6.600 -23 -4.600 -28 0 -31.500"
            "C4.600 -28 6.600 -23 5.400 -18.500C8 -15 9.600 -9 10 0Z",
            colour,
        )
        p.path(
            "M0 -31.500C4.600 -28 6.600 -23 5.400 -18.500C8 -15 9.600 -9 10 0H6.500C6.500 -8 5.600 -14 3.300 -18"
            "C4.200 -23 3 -27.500 0 -31.500Z",
            lining,
        )
        p.path(
            "M0 -27C2.700 -25 3.500 -21.500 2.700 -18.500C2 -16 1 -15 0 -14.400C-1 -15 -2 -16 -2.700 -18.500"
            "C-3.500 -21.500 -2.700 -25 0 -27Z",
            mix(colour, "#000000", 0.5),
        )
        if face:
            p.path(
                "M0 -24.600C1.900 -24 2.300 -21.800 2 -20C1.700 -18.200 0.900 -17.200 0 -16.900"
                "C-0.900 -17.200 -1.700 -18.200 -2 -20C-2.300 -21.800 -1.900 -24 0 -24.600Z",
                face,
            )
            p.path(
                "M0 -24.600C-1.900 -24 -2.300 -21.800 -2 -20C-1.700 -18.200 -0.900 -17.200 0 -16.900Z",
                mix(face, colour, 0.5),
            )


def soldier(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False, lance: bool = True) -> None:
    """A house trooper: helmet, square shoulders, a long weapon at the side."""
    with p.at(x, y, h / 30, flip):
        p.path(
            "M-4.400 0L-3.200 -12L-5 -13L-5.400 -22L-1.600 -24.400C-2.400 -27 -1.800 -30 0.400 -30"
            "C2.800 -30 3.400 -28 3.400 -26.400L1.900 -24.400"
            "L5.600 -22L5.200 -13L3.600 -12L4.800 0H2L0.300 -10L-1.600 0Z",
            colour,
        )
        if lance:
            p.line("M7.400 0V-35", colour, 0.9)


def sardaukar(p: Pen, x: float, y: float, h: float, colour: str, trim: str = "", flip: bool = False) -> None:
    """The Emperor's terror: a tall crested helmet, a long coat, a blade held upright."""
    with p.at(x, y, h / 34, flip):
        p.path(
            "M-6.800 0L-4.800 -14L-7 -15.400L-6.600 -23.400L-2.200 -25.600C-2.800 -28 -2.200 -30 -0.600 -30.600"
            "L-1.200 -35L1.200 -30.800"
            "C2.900 -30.200 3.200 -28 2.400 -25.600L6.800 -23.400L7.200 -15.400L5 -14L7 0Z",
            colour,
        )
        p.path("M8.200 -12L7.600 -36L8.800 -40L9.800 -36L9.200 -12L11 -11.500V-10.300H6.600V-11.500Z", colour)
        if trim:
            p.line("M-1.600 -28H2M0 -24.500V-3M-5.500 -22L0 -19L5.500 -22", trim, 0.7)


def noble(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False) -> None:
    """A person of rank in a wide cloak with a standing collar."""
    with p.at(x, y, h / 30, flip):
        p.path(
            "M-8 0C-7.600 -9 -6.600 -17 -5.400 -22.500L-4.600 -26.400L-1.600 -24.600"
            "C-2.400 -27.400 -1.400 -30 0.300 -30C2 -30 3 -27.400 2.200 -24.600"
            "L5 -26.400L5.600 -22.500C6.800 -17 7.800 -9 8 0Z",
            colour,
        )


def guildsman(p: Pen, x: float, y: float, h: float, colour: str, lit: str, glow: str) -> None:
    """A Guild official: a long skull over a rigid bell-shaped robe with a breathing ring."""
    with p.at(x, y, h / 32):
        p.path("M-11 0C-10.500 -10 -9 -16 -6 -19L-7.500 -22.500H7.500L6 -19C9 -16 10.500 -10 11 0Z", colour)
        p.path(
            "M0 -33C3.600 -33 4.600 -29.500 4.200 -26.500C3.900 -24.400 3 -22.700 2.200 -21.500H-2.200"
            "C-3 -22.700 -3.900 -24.400 -4.200 -26.500C-4.600 -29.500 -3.600 -33 0 -33Z",
            colour,
        )
        p.path("M7.500 -22.500L6 -19C9 -16 10.500 -10 11 0H7C6.800 -9 5.500 -16 2.500 -20.500Z", lit)
        p.path(
            "M0.500 -33C3.800 -32.800 4.600 -29.500 4.200 -26.500C3.900 -24.400 3 -22.700 2.200 -21.500H0.800"
            "C2.400 -25 2.600 -29.500 0.500 -33Z",
            lit,
        )
        p.line("M-6.500 -21.500C-3 -19.500 3 -19.500 6.500 -21.500", glow, 1)
        p.circle(0, -15, 1.5, glow)


def sitter(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False) -> None:
    """Someone seated behind a table: head and shoulders."""
    with p.at(x, y, h / 16, flip):
        p.path(
            "M-9 0C-9 -5.500 -6.400 -8.400 -2.200 -9.600C-3.400 -12.600 -2.400 -16 0.200 -16"
            "C2.800 -16 3.600 -12.600 2.400 -9.600C6.600 -8.400 9 -5.500 9 0Z",
            colour,
        )


def rider(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False) -> None:
    """A worm rider leaning back on the maker hooks."""
    with p.at(x, y, h / 24, flip):
        p.path(
            "M-6 0L-3.500 -8L-6.500 -13.500C-6.600 -16.500 -5.500 -18.500 -3.600 -19"
            "C-4.300 -21.500 -3 -24 -0.800 -24C1.500 -24 2.300 -21.500 1.200 -19.400L8.500 -14.500L7.900 -13.400"
            "L0.500 -15L1.400 -9L4.500 0H2L-1 -7.500L-3.500 0Z",
            colour,
        )
        p.line("M8 -17L10.500 2", colour, 0.8)


def kneeler(p: Pen, x: float, y: float, h: float, colour: str, flip: bool = False) -> None:
    """A kneeling, hooded figure, bent forward."""
    with p.at(x, y, h / 16, flip):
        p.path(
            "M-9 0C-8.400 -4 -6.600 -8 -3.400 -10.400C-2.600 -11.200 -1.800 -11.700 -0.800 -12"
            "C-1.200 -14.400 0.200 -16 2 -15.600C4 -15.200 4.400 -13.200 3.400 -11.600"
            "C5 -9.800 5.600 -7.600 5.800 -5.200L10.400 -3.600C11 -2 10.200 0 8 0Z",
            colour,
        )


def crowd(p: Pen, m: Mood, x: float, y: float, w: float, count: int, h: float = 7) -> None:
    """A row of heads and shoulders seen from behind."""
    for k in range(count):
        cx = x + w * (k + 0.5) / count
        sitter(p, cx, y + (k % 3) * 0.9, h * (0.92 + 0.08 * ((k * 7) % 3)), m.figure)
