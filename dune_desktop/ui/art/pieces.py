"""The players' wooden pieces as SVG text. No pygame.

All stand on a 48 grid with the dark keyline of the icons. A piece of a player has the player's fill, a bone
rim or mark, and the player's shape; a neutral one (seat -1) is plain bone.
"""

from __future__ import annotations

from dune_desktop.ui.screen.colors import PALETTE, Pieces, mix, pieces_of

BONE = PALETTE["bone"]
KEYLINE = PALETTE["keyline"]
_STROKE = f'stroke="{KEYLINE}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'

SHAPES = {
    "triangle": "M24 4L45 41H3Z",
    "disc": "M24 4A20 20 0 1 1 23.9 4Z",
    "square": "M6 6H42V42H6Z",
    "diamond": "M24 1L47 24L24 47L1 24Z",
}
PAWN = (
    "M24 1.5C30 4 34.5 9 34.5 15.5C34.5 18.6 33.4 21.2 31.4 23.2C36.4 27 39.6 35 41 45.5H7"
    "C8.4 35 11.6 27 16.6 23.2C14.6 21.2 13.5 18.6 13.5 15.5C13.5 9 18 4 24 1.5Z"
)
_PAWN_HALF = "M24 1.5C30 4 34.5 9 34.5 15.5C34.5 18.6 33.4 21.2 31.4 23.2C36.4 27 39.6 35 41 45.5H24Z"
_HOOD = (
    "M24 8.5C27.6 10.5 29.6 13 29.6 16.2C29.6 19.4 27 21.6 24 21.6C21 21.6 18.4 19.4 18.4 16.2"
    "C18.4 13 20.4 10.5 24 8.5Z"
)
_DREADNOUGHT = "M19 3H29L33 14L46 25V35L39 40V45H9V40L2 35V25L15 14Z"
_FREIGHTER = "M3 24C3 19 8 15 17 14H36C42 15 46 20 46 24C46 28 42 33 36 34H17C8 33 3 29 3 24Z"
_WORM = "M5 46C2 26 10 4 29 4C39 4 46 11 46 20C46 28 40 33 33 32C27 31 24 33 23 37C22 40 22 43 23 46Z"
_RINGS = "M9 33L22 36M8 23L21 29M13 13L24 23M22 6.5L28 14"
_HOOK = "M12 46V13C12 3 28 1 30 10C31 16 24 19 22 14"
_HOOK_BEHIND = "M29 46V27C29 17 44 17 44 25C44 30 38 31 37 27"
_SPY = "M12 43V17C12 8 17 2.5 24 2.5C31 2.5 36 8 36 17V43C36 46.4 12 46.4 12 43Z"
_EYE = "M14.5 17C18 11.5 30 11.5 33.5 17C30 22.5 18 22.5 14.5 17Z"
_CHAIR = "M9 45V20C9 9 16 3 24 3C32 3 39 9 39 20V45H31V31H17V45Z"

View = tuple[float, float, float, float]


def _mark(shape: str, x: float, y: float, scale: float, keyline: float = 0) -> str:
    """The player's shape in bone, its grid's middle moved to (x, y)."""
    if not shape:
        return ""
    edge = f' stroke="{KEYLINE}" stroke-width="{keyline}"' if keyline else ""
    left, top = x - 24 * scale, y - 24 * scale
    return (
        f'<g transform="translate({left:.2f} {top:.2f}) scale({scale})">'
        f'<path d="{SHAPES[shape]}" fill="{BONE}"{edge}/></g>'
    )


def _marker(piece: Pieces) -> str:
    path = SHAPES[piece.shape or "disc"]
    middle = 28 if piece.shape == "triangle" else 24
    return (
        f'<path d="{path}" fill="{BONE}" stroke="{KEYLINE}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="{piece.fill}" '
        f'transform="translate(24 {middle}) scale(.70) translate(-24 -{middle})"/>'
    )


def _token(piece: Pieces) -> str:
    """A marker that is nearly all color, to be told by it where it is small."""
    path = SHAPES[piece.shape or "disc"]
    return f'<path d="{path}" fill="{piece.fill}" stroke="{BONE}" stroke-width="5" stroke-linejoin="round"/>' + (
        f'<path d="{path}" fill="none" stroke="{KEYLINE}" stroke-width="2" stroke-linejoin="round" '
        'transform="translate(24 24) scale(1.12) translate(-24 -24)"/>'
    )


def _agent(piece: Pieces) -> str:
    spots = {"triangle": (34, 0.30), "disc": (33, 0.28), "square": (33, 0.28), "diamond": (33, 0.32)}
    y, scale = spots.get(piece.shape, (33, 0.28))
    return (
        '<ellipse cx="24" cy="45.5" rx="21" ry="4" fill="#000" opacity=".45"/>'
        f'<path d="{PAWN}" fill="{piece.fill}" {_STROKE}/>'
        f'<path d="{_PAWN_HALF}" fill="{piece.shade}" opacity=".6"/>'
        f'<path d="{_HOOD}" fill="{KEYLINE}"/>'
        f'<path d="{PAWN}" fill="none" stroke="{BONE}" stroke-width="1.6" '
        'transform="translate(24 24) scale(.9) translate(-24 -24)" opacity=".75"/>'
        + _mark(piece.shape, 24, y, scale, 5)
    )


def _agent_small(piece: Pieces) -> str:
    return f'<path d="{PAWN}" fill="{piece.fill}" {_STROKE}/><path d="{_HOOD}" fill="{KEYLINE}"/>'


def _agent_used(piece: Pieces) -> str:
    return f'<path d="{PAWN}" fill="none" stroke="#8D7D70" stroke-width="2.6" stroke-dasharray="5 4"/>'


def _agent_ghost(piece: Pieces) -> str:
    return (
        f'<path d="{PAWN}" fill="{piece.fill}" opacity=".5"/>'
        f'<path d="{PAWN}" fill="none" stroke="{KEYLINE}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{PAWN}" fill="none" stroke="{BONE}" stroke-width="2.8" stroke-dasharray="5 3.4"/>'
        + _mark(piece.shape, 24, 33, 0.3, 5)
    )


def _troop(piece: Pieces) -> str:
    top = mix(piece.fill, "#FFFFFF", 0.35) if piece.shape else "#FBF3E0"
    front = piece.fill if piece.shape else "#CDBFA4"
    return (
        f'<path d="M4 16L15 5H44V33L33 44H4Z" fill="{front}" {_STROKE}/>'
        f'<path d="M4 16L15 5H44L33 16Z" fill="{top}"/><path d="M33 16L44 5V33L33 44Z" fill="{piece.shade}"/>'
        f'<path d="M4 16L15 5H44V33L33 44H4ZM4 16H33L44 5M33 16V44" fill="none" stroke="{KEYLINE}" '
        'stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _dreadnought(piece: Pieces) -> str:
    fill = piece.fill if piece.shape else "#CDBFA4"
    return (
        f'<path d="{_DREADNOUGHT}" fill="{fill}" {_STROKE}/>'
        f'<path d="M24 3H29L33 14L46 25V35L39 40V45H24Z" fill="{piece.shade}"/>'
        f'<path d="{_DREADNOUGHT}" fill="none" {_STROKE}/>'
        f'<path d="M3 26H45" stroke="{KEYLINE}" stroke-width="1.6"/>' + _mark(piece.shape, 24.2, 32.2, 0.32)
    )


def _dreadnought_ghost(piece: Pieces) -> str:
    return (
        f'<path d="{_DREADNOUGHT}" fill="none" stroke="{piece.fill}" stroke-width="2.6" '
        'stroke-dasharray="4 3" stroke-linejoin="round"/>'
    )


def _freighter(piece: Pieces) -> str:
    fill = piece.fill if piece.shape else "#B9C4CF"
    return (
        f'<path d="{_FREIGHTER}" fill="{fill}" {_STROKE}/>'
        f'<path d="M46 24C46 28 42 33 36 34H17C8 33 3 29 3 24Z" fill="{piece.shade}"/>'
        f'<path d="M30 14L38 5H42L40 15M30 34L38 43H42L40 33" fill="{piece.shade}" {_STROKE}/>'
        f'<path d="{_FREIGHTER}" fill="none" {_STROKE}/>' + _mark(piece.shape, 23.6, 23.6, 0.36, 4)
    )


def _flag(piece: Pieces) -> str:
    return (
        f'<path d="M8 2V47" stroke="{KEYLINE}" stroke-width="7" stroke-linecap="round"/>'
        '<path d="M8 2V47" stroke="#E8D7AE" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="M10 4H45L38 17L45 30H10Z" fill="{piece.fill}" {_STROKE}/>' + _mark(piece.shape, 24.6, 17.1, 0.38, 4)
    )


def _council(piece: Pieces) -> str:
    return (
        f'<path d="{_CHAIR}" fill="{piece.fill}" {_STROKE}/>'
        f'<path d="M16 27V19C16 13 20 10 24 10C28 10 32 13 32 19V27Z" fill="{piece.shade}"/>'
        + _mark(piece.shape, 24, 19.4, 0.26, 5)
    )


def _snooper(piece: Pieces) -> str:
    return (
        f'<path d="M24 3L42 13.5V34.5L24 45L6 34.5V13.5Z" fill="{KEYLINE}" stroke="{BONE}" stroke-width="3"/>'
        f'<path d="M8 24C14 15 34 15 40 24C34 33 14 33 8 24Z" fill="{piece.fill}"/>'
        f'<circle cx="24" cy="24" r="5" fill="{KEYLINE}"/>'
    )


def _spy(piece: Pieces) -> str:
    return (
        f'<path d="{_SPY}" fill="{piece.fill}" {_STROKE}/>'
        f'<path d="M24 3V45.4C30 45.4 36 44.8 36 43V17C36 8 31 2.5 24 2.5Z" fill="{piece.shade}" opacity=".6"/>'
        f'<path d="{_SPY}" fill="none" stroke="{BONE}" stroke-width="1.8" '
        'transform="translate(24 24) scale(.86) translate(-24 -24)" opacity=".75"/>'
        f'<path d="{_EYE}" fill="{KEYLINE}"/><circle cx="24" cy="17" r="3.6" fill="{BONE}"/>'
        + _mark(piece.shape, 24, 34, 0.34)
    )


def _sandworm(piece: Pieces) -> str:
    teeth = "M29.5 13L36 17L32 11ZM42.5 13L36 17L40 11ZM29.5 24L36 20L32 26ZM42.5 24L36 20L40 26Z"
    return (
        f'<path d="{_WORM}" fill="{piece.fill}" {_STROKE}/>'
        f'<path d="{_RINGS}" fill="none" stroke="{piece.shade}" stroke-width="3" stroke-linecap="round"/>'
        f'<circle cx="36" cy="18.5" r="8.6" fill="#2A141A" {_STROKE}/>'
        f'<path d="{teeth}" fill="{BONE}" stroke="{BONE}" stroke-width="1.4" stroke-linejoin="round"/>'
        + _mark(piece.shape, 14, 36, 0.26)
    )


def _hooks(piece: Pieces) -> str:
    """A medal with two Maker Hooks."""
    hooks = ((_HOOK, "#B8C0CC", 9, 4.8), (_HOOK_BEHIND, "#D7B06A", 8.4, 4.2))
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        for path, metal, edge, core in hooks
        for color, width in ((KEYLINE, edge), (metal, core))
    )
    return (
        f'<circle cx="24" cy="24" r="21.5" fill="{mix(piece.fill, KEYLINE, 0.4)}" stroke="{KEYLINE}" stroke-width="5"/>'
        f'<circle cx="24" cy="24" r="21" fill="none" stroke="{BONE}" stroke-width="2.4"/>'
        f'<g transform="translate(5.5 5.5) scale(.76)">{drawn}</g>'
    )


_DRAWN = {
    "agent": (_agent, (-1.0, 0.0, 50.0, 50.0)),
    "agent_ghost": (_agent_ghost, (-1.0, 0.0, 50.0, 50.0)),
    "agent_small": (_agent_small, (0.0, 0.0, 48.0, 48.0)),
    "agent_used": (_agent_used, (0.0, 0.0, 48.0, 48.0)),
    "troop": (_troop, (0.0, 0.0, 48.0, 48.0)),
    "dreadnought": (_dreadnought, (0.0, 0.0, 48.0, 48.0)),
    "dreadnought_ghost": (_dreadnought_ghost, (0.0, 0.0, 48.0, 48.0)),
    "freighter": (_freighter, (0.0, -1.0, 50.0, 50.0)),
    "marker": (_marker, (-3.0, -3.0, 54.0, 54.0)),
    "token": (_token, (-3.0, -3.0, 54.0, 54.0)),
    "flag": (_flag, (0.0, 0.0, 48.0, 48.0)),
    "council": (_council, (0.0, 0.0, 48.0, 48.0)),
    "sandworm": (_sandworm, (0.0, 0.0, 48.0, 48.0)),
    "hooks": (_hooks, (0.0, 0.0, 48.0, 48.0)),
    "spy": (_spy, (0.0, 0.0, 48.0, 48.0)),
    "snooper": (_snooper, (0.0, 0.0, 48.0, 48.0)),
}
KINDS = tuple(_DRAWN)


def piece(kind: str, seat: int) -> tuple[str, View]:
    """The SVG body of a piece and the part of its grid to show. Raises KeyError for an unknown kind."""
    drawing, view = _DRAWN[kind]
    return drawing(pieces_of(seat)), view
