"""Colors by name, and what can be worked out of them. No pygame."""

from __future__ import annotations

from functools import lru_cache

from dune_desktop.dataclass import dataclass

RGBA = tuple[int, int, int, int]


PALETTE: dict[str, str] = {  # what the names mean at present: `screen.schemes` changes that
    # lacquer: everything that is not to be touched now
    "lac0": "#110C14",
    "lac1": "#19121D",
    "lac2": "#231A28",
    "lac3": "#362A38",
    "ground": "#0E0910",
    "keyline": "#1B1119",
    "plate_rim": "#54424A",
    "plate_low": "#261C2A",
    "rim_row": "#45363F",
    "rim_panel": "#3D2F33",
    "rim_seat": "#463740",
    "rim_dim": "#3E3138",
    "rim_off": "#4D3F44",
    "dim0": "#292028",  # plates of what cannot be used
    "dim1": "#1F1720",
    "line": "#5A4848",  # stations of a track
    "line_low": "#4A3A40",  # what joins them
    "rim_button": "#6C5757",
    "rim_intrigue": "#5A4580",
    # text on lacquer
    "bone": "#F3EAD6",
    "bone2": "#D2C6B1",
    "bone3": "#AEA08A",
    "dim_text": "#BFB29E",
    "off_text": "#AEA18C",
    "cream": "#FFF0CE",  # titles
    "name": "#FFF3DA",  # names of cards and leaders in the title face
    "over_dusk": "#F0DDBF",  # headers standing on the painting
    # light: what may be touched now
    "lit0": "#FFF4D6",
    "lit1": "#F0CE8A",
    "lit_rim": "#FFF6DD",
    "lit_edge": "#B4782A",
    "open_edge": "#B4782A",
    "ink": "#23150D",  # text on light
    "ink2": "#55391B",
    "ink3": "#7B5A2E",
    "hover0": "#FFFFFF",
    "hover1": "#FFE3A4",
    "hover_ring": "#D9772B",
    "focus": "#58A8F2",
    # brass and accents
    "brass": "#C79A4B",
    "brass_light": "#E8C987",
    "brass_dark": "#7A5A2C",
    "chosen0": "#8A632D",
    "chosen1": "#6B4B22",
    "chosen_text": "#FFF3D9",
    "gold": "#FFD04A",
    "ember": "#FF9B54",
    "persuasion": "#2F62D6",
    "reveal_edge": "#4C7BEA",
    "good": "#1F6B33",  # gains and losses on bone
    "bad": "#A32F14",
    "good_dark": "#8FD694",  # the same on lacquer
    "bad_dark": "#F4A58A",
    "spice_text": "#FFC277",  # bonus spice on lacquer, and on light below
    "spice_ink": "#7A3A0A",
    # the painting
    "dusk0": "#0E0A17",
    "dusk1": "#1D1230",
    "dusk2": "#4A2038",
    "dusk3": "#A2492F",
    "dusk4": "#F0A24E",
    "dune1": "#B5633A",
    "dune2": "#8A4A33",
    "dune3": "#63342C",
    "dune4": "#42262A",
    # factions and kinds of space, with their shade
    "emperor": "#A9B2C4",
    "guild": "#D8583C",
    "bene_gesserit": "#A274DC",
    "fremen": "#2FA6C9",
    "landsraad": "#62B35C",
    "city": "#7183EA",
    "spice_trade": "#F1BC3C",
    "emperor_dark": "#5F6A80",
    "guild_dark": "#8C2C1C",
    "bene_gesserit_dark": "#5F3A94",
    "fremen_dark": "#15647F",
    "landsraad_dark": "#2F6E31",
    "city_dark": "#3846A3",
    "spice_trade_dark": "#A8741A",
    # ranks of a conflict
    "rank1": "#FFD04A",
    "rank2": "#DDE2EA",
    "rank3": "#E2AC77",
    # research, and what grows in the tanks
    "research": "#B9CB4E",
    "tleilaxu": "#CF7A90",
    "specimen": "#58A566",
    # the seats' colors: fill, shade and pale tint, always together with a shape
    "seat0": "#DB4A38",
    "seat1": "#58A8F2",
    "seat2": "#2E9E68",
    "seat3": "#F4CB45",
    "seat0_dark": "#8A2418",
    "seat1_dark": "#1F5FA6",
    "seat2_dark": "#125C3A",
    "seat3_dark": "#A07A12",
    "seat0_pale": "#FF9A86",
    "seat1_pale": "#A9D3FA",
    "seat2_pale": "#7CCBA2",
    "seat3_pale": "#FAE49A",
    "white": "#FFFFFF",
    "black": "#000000",
}


SEAT_SHAPES = ("triangle", "disc", "square", "diamond")


FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


@dataclass(frozen=True, slots=True)
class Pieces:
    """Colors of the wooden pieces of one seat."""

    fill: str
    shade: str
    shape: str


NEUTRAL = Pieces("#E9E2D2", "#9C8C72", "")


def pieces_of(seat: int) -> Pieces:
    """The colors of a seat's pieces at present; a negative one is nobody's."""
    if seat < 0:
        return NEUTRAL
    return Pieces(PALETTE[f"seat{seat}"], PALETTE[f"seat{seat}_dark"], SEAT_SHAPES[seat])


@lru_cache(maxsize=4096)
def rgba(color: str, tint: str = "") -> RGBA:
    """The four channels of a color: a palette name, `#RRGGBB`, `#RRGGBBAA`, `tint`, each with `/percent`.

    Raises KeyError for an unknown name, so that a misspelt color cannot pass for black.
    """
    base, *percents = color.split("/")
    opacity = 1.0
    for percent in percents:
        opacity *= float(percent) / 100
    if base == "tint":
        base = tint or "bone"
    code = base if base.startswith("#") else PALETTE[base]
    red, green, blue = (int(code[i : i + 2], 16) for i in (1, 3, 5))
    alpha = int(code[7:9], 16) if len(code) == 9 else 255
    return red, green, blue, round(alpha * opacity)


def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0 to 1) of `second` in it, as `#RRGGBB`."""
    a, b = rgba(first), rgba(second)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a[:3], b[:3], strict=True))


def contrast(first: str, second: str) -> float:
    """The WCAG contrast ratio of two opaque colors."""

    def luminance(color: str) -> float:
        parts = [c / 255 for c in rgba(color)[:3]]
        red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
