""" "
"Technology tiles: line drawings on a drafting ground, as if out of an Ixian handbook. Each fits a circle of radius "
"44."""

from __future__ import annotations

import math
from collections.abc import Callable

from dune_desktop.ui.art.motif import scene_pen
from dune_desktop.ui.art.palette import BRASS_LIGHT
from dune_desktop.ui.art.pen import Pen

LINE = "#A9EFD6"
DIM = "#4FA58A"
HOT = "#FFB060"
FILL = "#17453A"


def _l(p: Pen, d: str, sw: float = 1.3, colour: str = LINE) -> None:
    p.line(d, colour, sw)


def _f(p: Pen, d: str, sw: float = 1.3, fill: str = FILL) -> None:
    p.path(d, fill, stroke=LINE, sw=sw)


def artillery(p: Pen) -> None:
    """A field gun, its arc of fire."""
    _f(p, "M-30 22L-8 6L34 -22L38 -16L-2 14L-22 28Z")
    _f(p, "M34 -22L40 -28L46 -19L38 -16Z")
    p.circle(-12, 22, 12, FILL, stroke=LINE, sw=1.4)
    p.circle(-12, 22, 4, "#0E2A24", stroke=LINE)
    _l(p, "M-20 30L-44 36M-40 31L-46 40")
    p.line("M44 -26C62 -44 92 -46 110 -20", HOT, 1.2, dash="4 4")


def chaumurky(p: Pen) -> None:
    """Poison in drink: a goblet, a molecule."""
    _f(p, "M-34 -28H-4C-4 -8 -10 0 -16 2V22H-6V27H-32V22H-22V2C-28 0 -34 -8 -34 -28Z")
    _f(p, "M-31 -16C-24 -20 -14 -12 -7 -16C-8 -6 -12 -1 -19 0C-26 -1 -30 -6 -31 -16Z", 0.9, "#7A5A1A")
    for x, y, r in ((18, -14, 6), (34, -24, 4.4), (36, 0, 7), (18, 14, 4.4), (46, 16, 4)):
        _l(p, f"M30 -4L{x} {y}", 1)
        p.circle(x, y, r, HOT if r > 6 else FILL, stroke=LINE)


def detonation(p: Pen) -> None:
    """A charge with its clockwork, wave fronts around."""
    for r in (26, 35, 44):
        p.circle(0, 0, r, stroke=DIM if r > 30 else LINE, sw=1, dash="5 5")
    _f(p, "M-16 -12H16V14H-16Z")
    _l(p, "M-16 -3H16M-16 6H16M-7 -12V14M7 -12V14", 0.8, DIM)
    p.circle(0, 1, 8, "#0E2A24", stroke=LINE)
    _l(p, "M0 1V-5M0 1L4 4", 1.3, HOT)
    _l(p, "M-8 -12C-8 -24 6 -18 6 -30M8 -12C10 -18 16 -18 18 -24")
    p.path("M6 -30l-4 -6l5 1l3 -5l2 5.500l5 0l-4 4Z", HOT)


def disposal(p: Pen) -> None:
    """A crushing chamber with its arrows."""
    _f(p, "M-34 -24H34V-14H-34ZM-34 16H34V26H-34Z")
    _l(p, "M-26 -24V-36M0 -24V-36M26 -24V-36M-26 26V36M0 26V36M26 26V36")
    _f(p, "M-14 -6L-4 -10L6 -5L14 -9L12 4L2 8L-8 5L-14 8Z", 1.1, "#0E2A24")
    p.line("M-52 -6L-40 0L-52 6M52 -6L40 0L52 6", HOT, 1.6)
    _l(p, "M-62 0H-42M62 0H42", 1, DIM)


def flagship(p: Pen) -> None:
    """The command ship in elevation."""
    _f(p, "M-60 4L-30 -6L-22 -16H-8L-4 -26H8L12 -16H26L44 -8L56 -12L52 6L34 14L0 18L-36 14Z")
    _l(p, "M-60 4L52 6M-30 -6L26 -16M-22 -16L34 14M-8 -16V-6M26 -16V-8", 0.8, DIM)
    for k in range(8):
        p.rect(-34 + k * 10, 0, 4.5, 2.4, HOT)
    _l(p, "M2 -26V-40M-4 -34H8")
    _l(p, "M-60 26H56M-60 23V29M56 23V29M-2 24V28", 0.8, DIM)


def holoprojectors(p: Pen) -> None:
    """A projector and the figure of light above it."""
    _f(p, "M-20 30H20L14 20H-14Z")
    p.ellipse(0, 20, 14, 3.6, HOT)
    p.line("M-12 19L-32 -34M12 19L32 -34", DIM, 1)
    for y, w in ((10, 15), (0, 19), (-10, 23), (-20, 27), (-30, 30)):
        p.line(f"M{-w} {y}H{w}", DIM, 0.7)
    _f(p, "M-11 16C-11 0 -9 -10 -5 -13C-7 -20 -4 -27 0 -27C4 -27 7 -20 5 -13C9 -10 11 0 11 16Z", 1.3, "#205A4A")


def holtzman(p: Pen) -> None:
    """The Holtzman engine: nested rings about a core."""
    for k in range(3):
        with p.group(f"rotate({k * 60}) scale(1 0.36)"):
            p.circle(0, 0, 42, stroke=LINE, sw=1.6)
    p.circle(0, 0, 16, FILL, stroke=LINE, sw=1.4)
    p.circle(0, 0, 9, HOT)
    p.circle(0, 0, 4, "#FFF2D0")
    for k in range(6):
        a = k * math.pi / 3 + 0.4
        p.circle(math.cos(a) * 40, math.sin(a) * 15, 2.2, BRASS_LIGHT)


def invasion(p: Pen) -> None:
    """Three drop ships in plan, nose down."""
    for dx, s in ((-44, 0.75), (44, 0.75), (0, 1.15)):
        with p.at(dx, -4, s):
            _f(p, "M0 36L-9 14L-24 -8L-22 -14L-9 -10L-6 -28H6L9 -10L22 -14L24 -8L9 14Z")
            _l(p, "M0 36V-28M-9 14H9M-9 -10H9", 0.8, DIM)
            p.path("M-4 -28H-1V-35ZM4 -28H1V-35Z", HOT)


def memocorders(p: Pen) -> None:
    """A head in outline, a reel of memory within."""
    _f(
        p,
        "M-14 36V26C-26 22 -30 12 -28 0C-28 -22 -12 -34 6 -33C24 -32 34 -18 32 -2L37 8L31 10V20C31 25 26 26 19 25V36Z",
    )
    p.circle(-2, -6, 15, "#0E2A24", stroke=LINE)
    p.circle(-2, -6, 4.5, HOT)
    for k in range(3):
        a = k * math.tau / 3 - 0.5
        p.circle(-2 + math.cos(a) * 9.5, -6 + math.sin(a) * 9.5, 3, FILL, stroke=LINE, sw=0.9)
    _l(p, "M13 -6H52M52 -12V0M-17 -6H-50", 0.9, DIM)


def minimic(p: Pen) -> None:
    """A strip of minimic film under a loupe."""
    with p.group("rotate(-14)"):
        _f(p, "M-58 -13H58V13H-58Z")
        for k in range(12):
            p.rect(-55 + k * 9.6, -11, 4, 3, "#0E2A24", stroke=DIM, sw=0.6)
            p.rect(-55 + k * 9.6, 8, 4, 3, "#0E2A24", stroke=DIM, sw=0.6)
        for k in range(4):
            p.rect(-54 + k * 28, -6, 23, 12, "#0E2A24", stroke=LINE, sw=0.8)
    p.circle(8, -2, 22, "#205A4A", o=0.85, stroke=LINE, sw=1.8)
    p.path("M-2 -6H18M-2 0H18M-2 6H12", stroke=HOT, sw=1.6)
    _l(p, "M24 14L42 34", 3)


def ordnance(p: Pen) -> None:
    """Sealed shells in a rack."""
    for k in range(4):
        with p.at(-36 + k * 24, 4):
            _f(p, "M-8 28V-14C-8 -24 -3 -32 0 -36C3 -32 8 -24 8 -14V28Z")
            _l(p, "M-8 -14H8M-8 18H8", 0.9, DIM)
            p.path("M-3 -2L0 -6L3 -2L0 8Z", HOT)
    _l(p, "M-52 34H52M-52 14H52", 1.6)
    p.path("M-52 10V38M52 10V38", stroke=LINE, sw=2.4)


def shuttles(p: Pen) -> None:
    """Shuttles rising from a world's edge."""
    p.circle(0, 110, 90, "#123A30", stroke=LINE, sw=1.4)
    for dx, y, s, turn in ((-40, 4, 0.9, -28), (0, -12, 1.25, 0), (40, 4, 0.9, 28)):
        with p.at(dx, y, s, turn=turn):
            _f(p, "M0 -24C6 -16 7 -6 7 4L16 14V18L6 13H-6L-16 18V14L-7 4C-7 -6 -6 -16 0 -24Z")
            p.circle(0, -6, 2.6, HOT)
            p.line("M-3 16V26M3 16V26", DIM, 1)


def snoopers(p: Pen) -> None:
    """A listening horn and the sound it hears."""
    _f(p, "M-46 -6H-26L6 -30V30L-26 6H-46Z")
    _l(p, "M-26 -6V6M-10 -18V18M6 -30C12 -12 12 12 6 30", 1)
    for k in range(4):
        r = 12 + k * 11
        _l(
            p,
            f"M{14 + k * 3} {-r}C{20 + k * 9} {-r * 0.4} {20 + k * 9} {r * 0.4} {14 + k * 3} {r}",
            1.5 - 0.2 * k,
            HOT if k % 2 == 0 else DIM,
        )
    _l(p, "M-36 6V34M-46 34H-26")


def spaceport(p: Pen) -> None:
    """A landing field in plan: pads joined by ways to a tower."""
    for x, y in ((-46, -14), (-20, 22), (24, 22), (48, -12)):
        _l(p, f"M0 -12L{x} {y}", 1.6, DIM)
        p.circle(x, y, 15, FILL, stroke=LINE, sw=1.4)
        p.circle(x, y, 9, stroke=DIM, sw=0.9, dash="2 2")
        p.path(f"M{x} {y - 5}L{x + 4} {y + 4}L{x} {y + 2}L{x - 4} {y + 4}Z", HOT)
    p.circle(0, -14, 11, "#0E2A24", stroke=LINE, sw=1.6)
    _l(p, "M0 -14V-40M-7 -34H7M-4 -28H4")


def satellites(p: Pen) -> None:
    """Satellites on their orbits, cones of sight on a world."""
    p.circle(0, 4, 21, "#123A30", stroke=LINE, sw=1.4)
    for k, turn in enumerate((-24, 34)):
        with p.group(f"rotate({turn} 0 4) translate(0 4) scale(1 0.36)"):
            p.circle(0, 0, 46 + 6 * k, stroke=DIM, sw=1.6)
    for x, y, turn in ((-41, -14, 24), (40, -24, -30), (38, 34, 40)):
        p.path(
            f"M{x} {y}L{x * 0.35 - 6:.1f} {4 + (y - 4) * 0.35 + 5:.1f}"
            f"L{x * 0.35 + 6:.1f} {4 + (y - 4) * 0.35 - 5:.1f}Z",
            HOT,
            o=0.3,
        )
        with p.at(x, y, turn=turn):
            _f(p, "M-16 -4H-6V4H-16ZM6 -4H16V4H6Z", 0.9)
            p.path("M-4 -5H4V5H-4Z", HOT)


def drones(p: Pen) -> None:
    """A training drone with its ring of blades."""
    p.circle(0, 0, 40, stroke=DIM, sw=0.9, dash="2 4")
    for k in range(8):
        with p.at(0, 0, turn=k * 45):
            _f(p, "M-4 -20L0 -40L4 -20Z", 1.1, FILL if k % 2 else "#205A4A")
    p.circle(0, 0, 20, FILL, stroke=LINE, sw=1.6)
    p.circle(0, 0, 12, "#0E2A24", stroke=LINE)
    p.circle(0, 0, 5.5, HOT)
    _l(p, "M-56 0H-42M42 0H56", 1, DIM)


def transports(p: Pen) -> None:
    """A transport opened up: ranks within its hull."""
    _f(p, "M-58 6C-54 -14 -30 -22 4 -22C34 -22 50 -14 58 -4L54 12C40 22 20 24 -6 24C-34 24 -54 18 -58 6Z")
    p.path("M-36 -10H38V14H-36Z", "#0E2A24", stroke=DIM, sw=1)
    for k in range(9):
        x = -31 + k * 8
        p.path(f"M{x - 2.6} 12V0C{x - 2.6} -3 {x + 2.6} -3 {x + 2.6} 0V12Z", HOT if k % 3 == 0 else LINE)
        p.circle(x, -5.5, 2.1, HOT if k % 3 == 0 else LINE)
    _l(p, "M38 14L52 30H26L20 24", 1.2)
    _l(p, "M-20 -22L-10 -32H14L20 -22", 1.2)


def windtraps(p: Pen) -> None:
    """A windtrap in section: vanes above, a cistern below."""
    _f(p, "M-30 -36H30L22 -12H-22Z")
    for k in range(4):
        _l(p, f"M{-27 + k * 2} {-31 + k * 5.6}H{27 - k * 2}", 1, DIM)
    _f(p, "M-12 -12H12L14 18H-14Z")
    _f(p, "M-34 18H34V36H-34Z")
    p.path("M-33 26C-22 23 -12 29 0 26C12 23 22 29 33 26V35H-33Z", "#3C8FC0")
    p.path("M0 -6C3.500 -1 5 1 5 4C5 7 3 9 0 9C-3 9 -5 7 -5 4C-5 1 -3.500 -1 0 -6Z", "#7CC4F4")
    p.line(
        "M-62 -30C-50 -36 -46 -24 -36 -28M-62 -18C-50 -24 -46 -12 -34 -17M62 -30C50 -36 46 -24 36 -28M62 -18"
        "C50 -24 46 -12 34 -17",
        HOT,
        1.2,
    )


TECH: dict[str, Callable[[Pen], None]] = {
    "artillery": artillery, "chaumurky": chaumurky, "detonation_devices": detonation, "disposal_facility": disposal,
    "flagship": flagship, "holoprojectors": holoprojectors, "holtzman_engine": holtzman, "invasion_ships": invasion,
    "memocorders": memocorders, "minimic_film": minimic, "restricted_ordnance": ordnance, "shuttle_fleet": shuttles,
    "sonic_snoopers": snoopers, "spaceport": spaceport, "spy_satellites": satellites, "training_drones": drones,
    "troop_transports": transports, "windtraps": windtraps,
}  # fmt: skip


def draw_tech(drawing: Callable[[Pen], None], width: int, height: int) -> Pen:
    """The drawing of a tile on its drafting ground."""
    p = scene_pen(width, height)
    x, y = p.x + p.w / 2, p.y + p.h / 2
    p.fill(p.lin(0, p.y, 0, p.y + p.h, (0, "#0B231E"), (1, "#1A5142")))
    p.circle(x, y, 92, p.rad(x, y, 92, (0, "#2E8A6C", 0.55), (1, "#2E8A6C", 0)))
    for k in range(int(p.w / 20) + 2):
        for s in (-1, 1):
            p.line(f"M{x + s * k * 10:.1f} {p.y}V{p.y + p.h}", DIM, 0.4 if k % 5 else 0.8, o=0.22)
    for k in range(int(p.h / 20) + 2):
        for s in (-1, 1):
            p.line(f"M{p.x} {y + s * k * 10:.1f}H{p.x + p.w}", DIM, 0.4 if k % 5 else 0.8, o=0.22)
    p.circle(x, y, 47, stroke=DIM, sw=0.8, o=0.9)
    p.circle(x, y, 49.5, stroke=DIM, sw=2.2, dash="0.5 3.82", o=0.9)
    for sx in (-1, 1):
        p.line(f"M{x + sx * 52:.1f} {y}H{x + sx * (p.w / 2 + 2):.1f}", DIM, 0.8, o=0.8)
        for k in range(int(p.w / 2 - 52) // 6):
            tall = 3.4 if k % 5 == 0 else 1.6
            p.line(f"M{x + sx * (58 + k * 6):.1f} {y - tall}V{y + tall}", DIM, 0.7, o=0.8)
        for r in (74, 104):
            a = math.radians(34)
            p.line(
                f"M{x + sx * r * math.cos(a):.1f} {y - r * math.sin(a):.1f}"
                f"A{r} {r} 0 0 {1 if sx > 0 else 0} {x + sx * r * math.cos(a):.1f} {y + r * math.sin(a):.1f}",
                DIM,
                0.7,
                o=0.55,
            )
            p.circle(x + sx * r * math.cos(a), y - r * math.sin(a), 1.6, HOT if r == 74 else LINE, o=0.9)
    with p.at(x, y, 0.92):
        drawing(p)
    return p
