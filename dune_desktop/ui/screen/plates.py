"""Every surface as data: `PLATES` holds those that `display.Plate.style` may name. No pygame.

Measures are reference pixels (a canvas 1080 high).
"""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.sizes import RADIUS_BOX, RADIUS_CARD, RADIUS_LARGE, RADIUS_PANEL, RADIUS_PLATE


@dataclass(frozen=True, slots=True)
class Stop:
    """A color of a two- or three-stop gradient. `tint` is the share of the plate's tint mixed into it."""

    at: float
    color: str
    tint: float = 0.0


@dataclass(frozen=True, slots=True)
class Rim:
    """A ring outside the edge; rims follow each other outwards."""

    width: float
    color: str


@dataclass(frozen=True, slots=True)
class Inner:
    """A band inside the edge: on one `side` (top, bottom, left, right), or a ring all round (`all`).

    It follows round corners, but for `edge`: a bar at the left that is cut straight.
    """

    side: str
    width: float
    color: str


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shape behind the plate, blurred when it is baked: CSS box-shadow numbers."""

    blur: float
    color: str
    dy: float = 0.0
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class PlateStyle:
    """One surface.

    `fill` runs `along` down or right; no stops means an open frame. `corners` says which corners are round:
    all, top, bottom, left, right, none. A style with `points` is a hexagon instead: its left and right ends taper to a
    point over a share of its width. `hover` names the style that replaces this one under pointer or key focus, `rest`
    the one for the moment in which a press does nothing yet.
    `ink`, `ink2`, `arrow`, `well` and `chip` tell presenters what to write on it with.
    """

    fill: tuple[Stop, ...] = ()
    along: str = "down"
    radius: float = RADIUS_PLATE
    corners: str = "all"
    points: float = 0.0
    rims: tuple[Rim, ...] = ()
    inner: tuple[Inner, ...] = ()
    shadows: tuple[Shadow, ...] = ()
    dash: float = 0.0
    hover: str = ""
    rest: str = ""
    lit: bool = False
    ink: str = "bone"
    ink2: str = "bone2"
    arrow: str = "brass_light"
    well: str = "well"
    chip: str = "condition"

    @property
    def reach(self) -> float:
        """How far the style paints outside its rectangle, in reference pixels."""
        rims = sum(rim.width for rim in self.rims)
        soft = max((s.blur + s.spread + abs(s.dy) for s in self.shadows), default=0.0)
        return max(rims, soft)


def _down(first: str, second: str, tint1: float = 0.0, tint2: float = 0.0) -> tuple[Stop, ...]:
    return Stop(0, first, tint1), Stop(1, second, tint2)


def _flat(color: str, tint: float = 0.0) -> tuple[Stop, ...]:
    return (Stop(0, color, tint),)


_TOP_LIGHT = Inner("top", 1, "#FFF0D219")
_SHADOW = Shadow(9, "black/42", dy=4)
_LIT_RIMS = (Rim(2, "lit_rim"), Rim(2, "lit_edge"))
_HOVER_RIMS = (Rim(3, "white"), Rim(4, "hover_ring"))
_GLOW = (Shadow(10, "black/50", dy=5), Shadow(26, "#FFBE5A/50", spread=5))
_HOVER_GLOW = (Shadow(16, "black/60", dy=8), Shadow(40, "#FFCD78/75", spread=12))

_REACHED_GLOW = Shadow(16, "#FFBE5A/45", spread=3)

_QUIET = PlateStyle(_down("lac3", "plate_low"), rims=(Rim(1.5, "plate_rim"),), inner=(_TOP_LIGHT,), shadows=(_SHADOW,))
_LIT = PlateStyle(
    _down("lit0", "lit1"),
    rims=_LIT_RIMS,
    shadows=_GLOW,
    lit=True,
    ink="ink",
    ink2="ink2",
    arrow="#7B3F16",
    well="well.lit",
    chip="condition.lit",
)
_HOVER = replace(_LIT, fill=_down("hover0", "hover1"), rims=_HOVER_RIMS, shadows=_HOVER_GLOW)
_DIM = PlateStyle(
    _down("dim0", "dim1"),
    rims=(Rim(1.5, "rim_dim"),),
    ink="dim_text",
    ink2="dim_text",
    arrow="dim_text",
)


def _family(
    name: str, quiet: PlateStyle, *, glow: tuple[Shadow, ...] = (), hover_glow: tuple[Shadow, ...] = ()
) -> dict[str, PlateStyle]:
    """The states of one kind of surface: quiet, lit, hover and dim share radius and corners."""
    radius = quiet.radius
    return {
        name: quiet,
        f"{name}.lit": replace(_LIT, radius=radius, shadows=glow or _GLOW, hover=f"{name}.hover"),
        f"{name}.hover": replace(_HOVER, radius=radius, shadows=hover_glow or _HOVER_GLOW),
        f"{name}.dim": replace(_DIM, radius=radius),
    }


_SIGN = PlateStyle(
    _down("#201722F0", "#150E18F2"), radius=7, rims=(Rim(1, "plate_rim"),), shadows=(Shadow(8, "black/40", dy=3),)
)
_CARD = PlateStyle(
    _down("#2C2231", "#1E1622"),
    radius=RADIUS_CARD,
    rims=(Rim(1.5, "plate_rim"),),
    shadows=(Shadow(12, "black/50", dy=5),),
)
_CARD_GLOW = (Shadow(12, "black/50", dy=6), Shadow(22, "#FFBE5A/38", spread=4))
_CARD_HOVER_GLOW = (Shadow(20, "black/60", dy=10), Shadow(28, "#FFCD78/50", spread=5))
_ROW = PlateStyle(_down("#2C2231", "#211925"), radius=8, rims=(Rim(1, "rim_row"),))
_ROW_GLOW = (Shadow(18, "#FFBE5A/40", spread=2),)
_ROW_HOVER_GLOW = (Shadow(26, "#FFCD78/60", spread=6),)
_INTRIGUE = PlateStyle(_down("#33254A", "#241A35"), radius=8, rims=(Rim(1, "rim_intrigue"),))
_CHIP = PlateStyle(_flat("#2A202D"), radius=27, rims=(Rim(1.5, "plate_rim"),), ink="off_text", ink2="off_text")
_TECH = PlateStyle((Stop(0, "#17362F"), Stop(0.6, "#1C1A22")), along="right", radius=7, rims=(Rim(1, "#2E5A4C"),))
_TLEILAXU = PlateStyle(_down("#3A2731", "#241922"), radius=8, rims=(Rim(1, "#6E4454"),))
_HEX = PlateStyle(_flat("#2A2029"), radius=0, points=0.207, rims=(Rim(1.5, "#6B5648"),))
_BAND = PlateStyle(_down("research/12", "research/5"), radius=RADIUS_CARD, inner=(Inner("all", 1.5, "research/30"),))
_STRIP = PlateStyle(_down("#2E2531", "#1F1822"), rims=(Rim(1.5, "#5A4650"),), inner=(_TOP_LIGHT,), hover="strip.hover")
_BUTTON = PlateStyle(
    _down("#3A2D3B", "#2A202D"),
    rims=(Rim(1.5, "rim_button"),),
    inner=(Inner("top", 1, "#FFF0D21F"),),
    hover="button.hover",
)
_PRIMARY_GLOW = (Shadow(24, "#FFBE5A/45", spread=4),)
_LARGE = PlateStyle(
    _down("#2E2233", "#17101B"),
    radius=RADIUS_LARGE,
    rims=(Rim(1.5, "#8A6532"),),
    shadows=(Shadow(34, "black/60", dy=16),),
)
_DIALOG = PlateStyle(
    _down("#261B29", "#17101A"),
    radius=RADIUS_PANEL,
    rims=(Rim(1.5, "#8A6532"),),
    shadows=(Shadow(34, "black/62", dy=16, spread=6),),
    ink="#EFE3CC",
    ink2="bone2",
)
_BUBBLE = PlateStyle(
    _down("#FFF9E8", "#F7E6BF"),
    radius=RADIUS_PANEL,
    rims=(Rim(2, "#7A4A18"), Rim(2, "#FFF0CD/75")),
    shadows=(Shadow(34, "black/62", dy=16, spread=6),),
    ink="ink",
    ink2="#6B4E30",
    arrow="#7B3F16",
    well="well.lit",
    chip="condition.lit",
)
_SENT = PlateStyle(_flat("#FFEBC8/8"), radius=RADIUS_BOX)
_REVEAL = PlateStyle(_flat("#426EDC/22"), radius=RADIUS_BOX, inner=(Inner("top", 3, "reveal_edge"),))
_WELL = PlateStyle(
    _flat("#0A060A/62"),
    radius=RADIUS_BOX,
    inner=(Inner("top", 1.5, "black/55"), Inner("bottom", 1, "#FFE6B4/13")),
    ink="#FFE9C4",
)
_CONDITION = PlateStyle(radius=RADIUS_BOX, inner=(Inner("all", 1.5, "brass_dark"),), ink="brass_light")
_KEY = PlateStyle(
    _flat("#2C2430"), radius=6, inner=(Inner("all", 1.5, "bone/80"), Inner("bottom", 4, "bone/50")), ink="bone"
)
_CHOSEN = PlateStyle(
    _down("chosen0", "chosen1"), radius=6, inner=(Inner("all", 1.5, "brass_light"),), ink="chosen_text"
)
_OPTION = PlateStyle(radius=6, inner=(Inner("all", 1.5, "plate_rim"),), ink="#CFC0AA", hover="option.hover")
_SUNKEN = PlateStyle(_flat("#0C070EE0"), radius=8, inner=(Inner("all", 1.5, "plate_rim"),))
_SEAT = PlateStyle(
    _down("#2A2030", "#1B141F"),
    radius=RADIUS_CARD,
    rims=(Rim(1.5, "rim_seat"),),
    inner=(Inner("top", 1, "#FFF0D214"), Inner("edge", 9, "tint")),
)

PLATES: dict[str, PlateStyle] = {
    # entries of lists
    **_family("space", _QUIET),
    # the signs of places, and windows with their light
    "sign": _SIGN,
    "sign.lit": replace(
        _LIT, radius=7, rims=(Rim(1.5, "lit_rim"),), shadows=(Shadow(8, "black/40", dy=3),), hover="sign.hover"
    ),
    "sign.hover": replace(_HOVER, radius=7, rims=(Rim(2.5, "hover_ring"),), shadows=(Shadow(8, "black/40", dy=3),)),
    "sign.dim": replace(_SIGN, fill=_flat("#17111AE8"), ink="dim_text", ink2="dim_text", arrow="dim_text"),
    "sign.open": replace(_SIGN, rims=(Rim(2, "open_edge"),)),
    "sign.reached": replace(_SIGN, rims=(Rim(2.5, "brass_light"),)),
    "sign.rival": replace(_SIGN, rims=(Rim(2, "#FFE9D6"), Rim(2, "tint"))),
    # lamps between the board spaces that are watched from them
    "post": PlateStyle(_down("#3A2A3A", "#221726"), radius=21, rims=(Rim(2, "#E8C987"), Rim(2, "#140B12"))),
    "post.lit": replace(
        _LIT,
        radius=21,
        rims=(Rim(2, "lit_rim"), Rim(2, "#140B12")),
        shadows=(Shadow(22, "#FFD98A/80", spread=8),),
        hover="post.hover",
    ),
    "post.hover": replace(_HOVER, radius=21, shadows=(Shadow(24, "#FFE9B4/80", spread=9),)),
    "post.watches": PlateStyle(
        _down("#5A4326", "#3A2A1C"),
        radius=21,
        rims=(Rim(2.5, "#FFF3DC"), Rim(2, "#140B12")),
        shadows=(Shadow(22, "#FFD98A/70", spread=8),),
    ),
    "post.used": PlateStyle(
        _flat("#3A1A10"),
        radius=21,
        rims=(Rim(3, "#FFF3DC"), Rim(3, "hover_ring")),
        shadows=(Shadow(22, "#FF9B54/70", spread=8),),
    ),
    "post.badge": PlateStyle(_flat("#1B1119"), radius=12, rims=(Rim(1.5, "#FFF3DC"),)),
    "post.end": PlateStyle(_down("#C79A4B", "#8A6A33"), radius=7, rims=(Rim(2, "#140B12"),)),
    "contract": PlateStyle(_down("#3A3226", "#241E1C"), radius=8, rims=(Rim(1.5, "#8A7048"),), shadows=(_SHADOW,)),
    "contract.lit": replace(_LIT, radius=8, shadows=_ROW_GLOW, hover="contract.hover"),
    "contract.hover": replace(_HOVER, radius=8, shadows=_ROW_HOVER_GLOW),
    "contract.due": replace(_LIT, radius=8, shadows=_ROW_GLOW),
    "contract.dim": replace(_DIM, radius=8),
    "battle": PlateStyle(_flat("#17101AD8"), radius=14, rims=(Rim(1.5, "#8A7048"),)),
    "battle.match": PlateStyle(
        _flat("#17101AE8"), radius=14, rims=(Rim(3, "gold"),), shadows=(Shadow(12, "#FFBE5A/70", spread=2),)
    ),
    "battle.twice": PlateStyle(_down("#E08A44", "#C8692A"), radius=9, rims=(Rim(2, "#140B12"),)),
    "battle.lit": replace(_LIT, radius=14, shadows=(Shadow(12, "#FFBE5A/60", spread=2),), hover="battle.hover"),
    "battle.hover": replace(_HOVER, radius=14, shadows=(Shadow(14, "#FFCD78/70", spread=3),)),
    "corner": PlateStyle(),
    "corner.rival": PlateStyle(_down("#1B141F", "#1B141F", 0.42, 0.16), radius=RADIUS_PANEL, rims=(Rim(2, "tint/80"),)),
    "drawer": PlateStyle(
        _down("#241A26FA", "#17101AFA"),
        radius=RADIUS_PANEL,
        rims=(Rim(2, "brass"),),
        shadows=(Shadow(30, "black/60", dy=10),),
    ),
    "way.lit": replace(_LIT, radius=9, shadows=(Shadow(8, "black/40", dy=3),), hover="way.hover"),
    "way.hover": replace(_HOVER, radius=9, shadows=_ROW_HOVER_GLOW),
    "way.dim": replace(_DIM, radius=9),
    "button.cold": PlateStyle(_down("#2A202C", "#1C141F"), rims=(Rim(1.5, "#8A6532"),), ink="#D8C49A", ink2="#D8C49A"),
    "change.more": PlateStyle(_flat("#DDF3D0"), radius=6, rims=(Rim(1.5, "#4F9A45"),), ink="#245A1E"),
    "change.less": PlateStyle(_flat("#F9DAD2"), radius=6, rims=(Rim(1.5, "#B5402C"),), ink="#8C2414"),
    "told": PlateStyle(_flat("#1B1228E8"), radius=RADIUS_BOX),
    "told.lit": PlateStyle(_flat("#FFF2D8E8"), radius=RADIUS_BOX, lit=True),
    "round.ground": PlateStyle(_flat("#0E0910"), radius=0, hover="round.ground"),
    "round.side": PlateStyle(
        (Stop(0, "#0E0910E8"), Stop(0.55, "#0E091090"), Stop(1, "#0E091000")), along="right", radius=0
    ),
    "round.foot": PlateStyle(_down("#0E091000", "#0E0910"), radius=0),
    **{
        f"round.reward.{place}": PlateStyle(
            (Stop(0, "#150D16D8"), Stop(0.9, "#150D16D0"), Stop(1, "#150D1600")),  # dark as far as words reach
            along="right",
            radius=4,
            inner=(Inner("left", 6, f"rank{place}"),),
        )
        for place in (1, 2, 3)
    },
    "price": PlateStyle(_flat("#17111A"), radius=15, rims=(Rim(1.5, "#57C59B"),)),
    "ribbon": PlateStyle(
        (Stop(0, "#2A1F30", 0.9), Stop(0.8, "#2A1F30", 0.7), Stop(1, "#2A1F3000")), along="right", radius=4
    ),
    "stair": PlateStyle(_down("#2A2030", "#1E1622", 0.45, 0.22), radius=1, inner=(Inner("top", 2, "brass_light/60"),)),
    "stair.key": PlateStyle(_down("#DDB768", "#A67D3F"), radius=1, inner=(Inner("top", 2, "#FFE9B4"),)),
    "window": PlateStyle(radius=12, rims=(Rim(1.5, "#7A5A34"),), shadows=(Shadow(12, "black/45", dy=4),)),
    "window.shade": PlateStyle((Stop(0, "#0C070E/0"), Stop(0.4, "#0C070E/84"), Stop(1, "#0C070E/94")), radius=0),
    "window.lit": PlateStyle(radius=12, rims=(Rim(3, "gold"),), shadows=(Shadow(22, "#FFBE5A/50", spread=3),)),
    "window.hover": PlateStyle(
        radius=12, rims=(Rim(3.5, "hover_ring"),), shadows=(Shadow(26, "#FFCD78/70", spread=5),)
    ),
    "window.open": PlateStyle(radius=12, rims=(Rim(2.5, "open_edge"),)),
    "window.reached": PlateStyle(radius=12, rims=(Rim(3, "brass_light"),), shadows=(_REACHED_GLOW,)),
    "window.rival": PlateStyle(
        radius=12, rims=(Rim(3, "#FFE9D6"), Rim(3, "tint")), shadows=(Shadow(30, "tint/60", spread=6),)
    ),
    "glow.lit": PlateStyle(radius=60, shadows=(Shadow(40, "#FFC864/55", spread=-10),)),
    "glow.hover": PlateStyle(radius=60, shadows=(Shadow(44, "#FFDC9A/70", spread=-6),)),
    "glow.open": PlateStyle(radius=60, shadows=(Shadow(36, "#FFC864/20", spread=-10),)),
    "glow.reached": PlateStyle(radius=60, shadows=(Shadow(36, "#FFC864/35", spread=-10),)),
    "glow.rival": PlateStyle(radius=60, shadows=(Shadow(40, "tint/50", spread=-6),)),
    # cards in the hand, rows of the market, intrigue, technology, effect chips
    **_family("card", _CARD, glow=_CARD_GLOW, hover_glow=_CARD_HOVER_GLOW),
    "card.header": PlateStyle(_flat("#FFEBC8/9"), radius=RADIUS_CARD, corners="top"),
    "card.header.lit": PlateStyle(_flat("#784614/14"), radius=RADIUS_CARD, corners="top"),
    **_family("row", _ROW, glow=_ROW_GLOW, hover_glow=_ROW_HOVER_GLOW),
    **_family("intrigue", _INTRIGUE, glow=_ROW_GLOW, hover_glow=_ROW_HOVER_GLOW),
    **_family("tech", _TECH, glow=_ROW_GLOW, hover_glow=_ROW_HOVER_GLOW),
    **_family("chip", _CHIP, glow=(Shadow(18, "#FFBE5A/40", spread=2),), hover_glow=_ROW_HOVER_GLOW),
    **_family("tleilaxu", _TLEILAXU, glow=_ROW_GLOW, hover_glow=_ROW_HOVER_GLOW),
    # two cards played as one, and what holds them together
    "card.pair": PlateStyle(
        _flat("#6B2A3E"),
        radius=16,
        rims=(Rim(4, "hover_ring"),),
        shadows=(Shadow(34, "#FFCD78/55", spread=8),),
    ),
    "joined.lit": replace(_LIT, radius=RADIUS_CARD, rims=(), shadows=()),
    "clasp": PlateStyle(
        _down("#FFE3A0", "#D9A24E"), radius=6, rims=(Rim(2, "#4A2413"),), lit=True, ink="ink", ink2="ink2"
    ),
    "badge.lit": replace(_LIT, radius=21, shadows=(Shadow(14, "#FFBE5A/50", spread=3),)),
    # boxes on them
    "sent": _SENT,
    "sent.lit": PlateStyle(_down("#33262F", "#241A25"), radius=RADIUS_BOX),  # dark on a lit card too: its name is lit
    "reveal": _REVEAL,
    "reveal.lit": replace(_REVEAL, fill=_down("#263778", "#1C2A60")),
    "reveal.side": replace(_REVEAL, fill=_flat("#426EDC/20"), radius=6, inner=(Inner("left", 3, "reveal_edge"),)),
    "reveal.side.lit": replace(_REVEAL, fill=_flat("#2F62D6/20"), radius=6, inner=(Inner("left", 3, "persuasion"),)),
    "well": _WELL,
    "well.lit": replace(_WELL, fill=_flat("#5B2C1A"), inner=(Inner("top", 1.5, "black/40"),), ink="#FFEFD2"),
    "condition": _CONDITION,
    "condition.lit": replace(_CONDITION, inner=(Inner("all", 1.5, "#9A6A2C"),), ink="#4A2A0E"),
    "acquire": replace(_CONDITION, inner=(Inner("all", 1.5, "#6487D8"),)),
    "acquire.lit": replace(_CONDITION, inner=(Inner("all", 1.5, "persuasion"),), ink="#1D3F92"),
    "key": _KEY,
    "key.lit": replace(
        _KEY,
        fill=_flat("#FFF8E4"),
        lit=True,
        inner=(Inner("all", 1.5, "ink/75"), Inner("bottom", 4, "ink/55")),
        ink="ink",
    ),
    "key.off": replace(
        _KEY, inner=(Inner("all", 1.5, "off_text/70"), Inner("bottom", 4, "off_text/50")), ink="#C6BAA6"
    ),
    # panels
    "panel": PlateStyle(
        _down("#1B131FF5", "#110C14F7"),
        radius=RADIUS_PANEL,
        rims=(Rim(1, "rim_panel"),),
        inner=(Inner("top", 1, "#FFEBC812"),),
    ),
    "note": PlateStyle(_flat("#140C12CC"), radius=RADIUS_CARD, rims=(Rim(1, "#5B3A34"),)),
    "faction": PlateStyle(
        (Stop(0, "lac1", 0.30), Stop(0.48, "lac1", 0.12), Stop(1, "#1B141F")),
        along="right",
        radius=RADIUS_PANEL,
        rims=(Rim(1, "rim_panel"),),
        inner=(Inner("top", 1, "#FFEBC814"),),
    ),
    "seat": PlateStyle(radius=RADIUS_BOX, hover="wash"),
    "seat.active": PlateStyle((Stop(0, "tint/70"), Stop(1, "tint/0")), along="right", radius=38),
    "seat.other": replace(_SEAT, fill=_down("#33201F", "#1E1416"), rims=(Rim(1.5, "#6B3A30"),), inner=()),
    "ledger": replace(
        _SEAT,
        fill=(Stop(0, "#19111CF4", 0.28), Stop(0.45, "#1A1220F0"), Stop(1, "#1A1220E0")),
        along="right",
        radius=RADIUS_PANEL,
        rims=(),
        inner=(Inner("edge", 6, "tint"),),
    ),
    "ledger.active": replace(
        _SEAT,
        fill=(Stop(0, "#19111CF4", 0.28), Stop(0.45, "#1A1220F0"), Stop(1, "#1A1220E0")),
        along="right",
        radius=RADIUS_PANEL,
        rims=(Rim(2, "brass_light"),),
        inner=(Inner("edge", 6, "tint"),),
    ),
    "won": PlateStyle(_down("#1E1420E8", "#130C15F0"), radius=RADIUS_LARGE, rims=(Rim(1.5, "#8A6532"),)),
    "prompt": PlateStyle(
        (Stop(0, "lac1", 0.34), Stop(0.45, "lac1", 0.08), Stop(1, "#19131D")),
        along="right",
        radius=RADIUS_PANEL,
        rims=(Rim(1.5, "tint/55"),),
    ),
    "conflict": PlateStyle(
        _down("#5A1F1A", "#2B1117"),
        radius=RADIUS_PANEL,
        rims=(Rim(2, "#A8503A"),),
        inner=(Inner("all", 4, "black/25"),),
        shadows=(Shadow(18, "black/50", dy=8),),
    ),
    "arena": PlateStyle(_down("#1E0F14", "#100A10"), radius=0),
    "arena.head": PlateStyle(
        _down("#140A10F0", "#1C0B10B0"),
        radius=0,
        inner=(Inner("top", 2.5, "#C79A4B"), Inner("bottom", 1, "#C79A4B/45")),
    ),
    "arena.foot": PlateStyle((Stop(0, "#110A1200"), Stop(0.16, "#110A12C8"), Stop(1, "#110A12EC")), radius=0),
    "army.sign": PlateStyle(_flat("#110A12D0"), radius=8),
    "army.medal": PlateStyle(_flat("#110A12"), radius=14),
    "army.lit": PlateStyle(
        (Stop(0, "#F0CE8A00"), Stop(1, "#FFE2A0A8")), radius=8, inner=(Inner("bottom", 3, "lit_rim"),)
    ),
    "army.shade": PlateStyle(
        (Stop(0, "#110A12D8"), Stop(0.6, "#110A12C0"), Stop(1, "#110A1200")), along="right", radius=8
    ),
    "army.rewards": PlateStyle(
        (Stop(0, "#1C0B1000"), Stop(0.2, "#1C0B10D4"), Stop(1, "#1C0B10E4")),
        along="right",
        radius=RADIUS_PANEL,
        corners="bottom",
    ),
    "army.banner": PlateStyle(_flat("#1C0B10C8"), radius=RADIUS_PANEL, corners="top"),
    "army.parts": PlateStyle(_flat("#110A12D0"), radius=8, rims=(Rim(1.5, "tint"),)),
    "army.won": PlateStyle(
        (Stop(0, "#FFD04A14"), Stop(1, "#FFD04A70")),
        radius=10,
        rims=(Rim(3, "gold"),),
        shadows=(Shadow(26, "gold/38"),),
    ),
    "rival": PlateStyle(
        _down("#3A1F24", "#211419"),
        radius=RADIUS_PANEL,
        rims=(Rim(2, "tint"),),
        shadows=(Shadow(24, "tint/35", spread=2),),
    ),
    "rival.card": PlateStyle(
        _down("#F4E7CC", "#D9BE8E"),
        radius=RADIUS_CARD,
        rims=(Rim(2, "#3A1F24"),),
        shadows=(Shadow(10, "black/50", dy=4),),
        ink="ink",
        ink2="#6B4420",
        chip=_LIT.chip,
    ),
    "rival.back": PlateStyle(_down("#6B2E2C", "#3A1720"), radius=RADIUS_BOX, rims=(Rim(1.5, "brass/60"),)),
    # large cards
    "large": _LARGE,
    "large.tech": replace(
        _LARGE,
        fill=_down("#1C3F35", "#121E1C"),
        radius=14,
        rims=(Rim(1.5, "#3F8A70"),),
    ),
    "large.intrigue": replace(
        _LARGE,
        fill=_down("#3B2858", "#1C1430"),
        radius=14,
        rims=(Rim(1.5, "#7A5BB4"),),
    ),
    "large.hagal": replace(
        _LARGE,
        fill=_down("#F4E7CC", "#D9BE8E"),
        radius=14,
        rims=(Rim(1.5, "#7A4A18"),),
        ink="ink",
        ink2="#6B4420",
        chip=_LIT.chip,
    ),
    "large.header": PlateStyle(
        (Stop(0, "#1A121A", 0.58), Stop(1, "#2A1E2E")), along="right", radius=RADIUS_LARGE, corners="top"
    ),
    "large.sent": replace(_SENT, fill=_flat("#FFEBC8/9"), radius=9),
    "large.hagal.sent": replace(_SENT, fill=_flat("#6E4114/12")),
    "large.reveal": replace(_REVEAL, radius=9, inner=(Inner("top", 4, "reveal_edge"),)),
    "large.signet": PlateStyle(_flat("#D6AE5B/18"), radius=9),
    "ring": PlateStyle(_flat("#140C16/80"), radius=13, inner=(Inner("all", 2, "brass_light"),)),
    "short": PlateStyle(_flat("#5A1A18E8"), radius=6, rims=(Rim(1.5, "#B5402C"),), ink="#FFE3D8"),
    "caption": PlateStyle(_flat("#110A12/78"), radius=6),
    "caption.solid": PlateStyle(_flat("#17111AF0"), radius=6, rims=(Rim(1, "#5E4632"),)),
    "large.label": PlateStyle(_flat("#110A12/78"), radius=10),
    # buttons and settings
    "button": _BUTTON,
    "button.hover": replace(_BUTTON, fill=_down("#55434F", "#3B2C38"), rims=(Rim(2, "brass_light"),), hover=""),
    "listed": replace(_BUTTON, fill=_down("#21172AF0", "#170F1CF0"), rims=(Rim(1, "rim_seat"),)),
    "button.primary": replace(_LIT, shadows=_PRIMARY_GLOW, hover="button.primary.hover", rest="button.primary.rest"),
    "button.primary.rest": replace(_LIT, fill=_down("#D9C7A0", "#C4A468"), rims=(Rim(2, "lit_edge"),), shadows=()),
    "button.primary.hover": replace(_HOVER, shadows=(Shadow(34, "#FFCD78/70", spread=8),)),
    "button.off": PlateStyle(_flat("#140D16C0"), rims=(Rim(1.5, "rim_off"),), ink="off_text", ink2="off_text"),
    "chosen": _CHOSEN,
    "option": _OPTION,
    "option.bare": PlateStyle(radius=6, ink="#CFC0AA", hover="option.hover"),
    "option.hover": replace(_OPTION, fill=_flat("#FFE8BE/12"), inner=(Inner("all", 1.5, "brass"),), hover=""),
    "option.off": replace(_OPTION, inner=(Inner("all", 1.5, "plate_rim/60"),), ink="#75695F", hover=""),
    "segments": _SUNKEN,
    "unknown": PlateStyle(_flat("#120C14D8"), radius=60),
    "field": replace(_SUNKEN, radius=RADIUS_BOX, hover="field.hover"),
    "field.hover": replace(_SUNKEN, radius=RADIUS_BOX, inner=(Inner("all", 1.5, "brass"),)),
    "field.active": replace(
        _SUNKEN, fill=_flat("black/50"), radius=RADIUS_BOX, inner=(Inner("all", 2, "brass_light"),)
    ),
    "menu": PlateStyle(ink="#FBEFD6", hover="menu.hover"),
    "menu.hover": PlateStyle(
        (Stop(0, "#FFE8BE/18"), Stop(1, "#FFE8BE/4")),
        along="right",
        inner=(Inner("left", 4, "brass_light"),),
    ),
    "step": PlateStyle(_flat("#EBD3A0"), rims=(Rim(1.5, "#A87C3B"),), ink="ink", ink2="ink2", hover="step.hover"),
    "step.hover": PlateStyle(_flat("#FFFFFF"), rims=(Rim(2.5, "hover_ring"),), ink="ink", ink2="ink2"),
    "step.off": PlateStyle(_flat("#EBD3A0/12"), rims=(Rim(1.5, "#A87C3B/45"),), ink="#EBD3A0/60"),
    "station.lit": replace(_LIT, radius=17, shadows=(Shadow(18, "#FFBE5A/60", spread=4),), hover="station.hover"),
    "station.hover": replace(_HOVER, radius=17, shadows=(Shadow(26, "#FFCD78/70", spread=6),)),
    "track": PlateStyle(radius=6),
    "track.odd": PlateStyle(_flat("#FFE1AA/6"), radius=6),
    # hexagons of a lattice, the bands behind some of them, cells of a row
    "hex": _HEX,
    "hex.held": replace(_HEX, fill=_flat("#3B3036"), rims=(Rim(1.5, "#8F7358"),)),
    "hex.lit": replace(_LIT, radius=0, points=0.207, shadows=(Shadow(18, "#FFBE5A/60", spread=3),), hover="hex.hover"),
    "hex.hover": replace(_HOVER, radius=0, points=0.207, shadows=(Shadow(26, "#FFCD78/70", spread=6),)),
    "band": _BAND,
    "band.reached": replace(_BAND, fill=_down("research/42", "research/20"), inner=(Inner("all", 1.5, "research/80"),)),
    "cell": PlateStyle(_flat("#241A26"), radius=RADIUS_BOX, inner=(Inner("all", 1.5, "#4A3840"),)),
    "cell.point": PlateStyle(_flat("#3A2430"), radius=RADIUS_BOX, inner=(Inner("all", 1.5, "#8A3E55"),)),
    # a side board, folded and laid over the market
    "strip": _STRIP,
    "strip.open": replace(_STRIP, rims=(Rim(2, "brass"),)),
    "strip.hover": replace(_STRIP, fill=_down("#453545", "#2E2331"), rims=(Rim(2, "brass_light"),), hover=""),
    "opened": PlateStyle(
        _down("#1B131F", "#110C14"),
        radius=RADIUS_PANEL,
        rims=(Rim(2, "brass"),),
        shadows=(Shadow(34, "black/62", dy=16, spread=6),),
    ),
    "scroll": PlateStyle(_flat("black/35"), radius=4),
    "scroll.thumb": PlateStyle(_flat("brass/70"), radius=4, hover="scroll.thumb.hover"),
    "scroll.thumb.hover": PlateStyle(_flat("brass_light"), radius=4),
    # what comes on top
    "bubble": _BUBBLE,
    "spotlight.veil": PlateStyle(_flat("#08050A/55"), radius=0, hover="spotlight.veil"),
    "lesson": PlateStyle(
        _down("#2A1D22F8", "#191116F8"),
        radius=14,
        rims=(Rim(2, "brass_light"), Rim(2, "#140B12")),
        shadows=(Shadow(34, "black/70", dy=8),),
        ink="cream",
        hover="lesson",
    ),
    "lesson.refused": PlateStyle(
        _down("#6A3420F8", "#4A2218F8"), radius=14, rims=(Rim(2, "ember"), Rim(2, "#140B12")), ink="cream"
    ),
    "lesson.veil": PlateStyle(_flat("#08050A/45"), radius=0, hover="lesson.veil"),
    "spotlight.words": PlateStyle(_flat("#130C15E6"), radius=RADIUS_BOX, rims=(Rim(1.5, "tint/70"),)),
    "spotlight.chip": PlateStyle(
        _down("#FFF9E8", "#F0DFBA"),
        radius=19,
        rims=(Rim(1.5, "#7A4A18"),),
        shadows=(Shadow(10, "black/50", dy=3),),
        ink="ink",
    ),
    "spotlight.harm": PlateStyle(
        _flat("#F9DAD2"), radius=19, rims=(Rim(2, "#B5402C"),), shadows=(Shadow(12, "black/60", dy=3),), ink="#8C2414"
    ),
    "fanfare.veil": PlateStyle(_flat("#08050A/78"), radius=0, hover="fanfare.veil"),
    "fanfare": PlateStyle(
        (Stop(0, "#2A1408/0"), Stop(0.5, "#2A1408/96"), Stop(1, "#2A1408/0")), along="right", radius=0
    ),
    "fanfare.rule": PlateStyle(
        (Stop(0, "brass_light/0"), Stop(0.5, "brass_light"), Stop(1, "brass_light/0")), along="right", radius=0
    ),
    "fanfare.ring": PlateStyle(
        _down("#5A2E22", "#170E16"),
        radius=118,
        rims=(Rim(5, "#140B12"), Rim(3, "brass_light")),
        shadows=(Shadow(30, "#FFC864/60", spread=3),),
    ),
    "fanfare.icon": PlateStyle(
        _down("#C9A55F", "#9C7A3C"),
        radius=54,
        rims=(Rim(3, "#140B12"), Rim(3, "gold")),
        shadows=(Shadow(18, "#FFBE5A/70", spread=2),),
    ),
    "fanfare.small": PlateStyle(
        _down("#2E1C18", "#1B1118", 0.4, 0.2),
        radius=RADIUS_PANEL,
        rims=(Rim(2, "tint"),),
        shadows=(Shadow(26, "tint/50", spread=2),),
    ),
    "said": PlateStyle(
        _flat("#140C12F0"), radius=RADIUS_CARD, rims=(Rim(2, "tint"),), shadows=(Shadow(16, "black/60", dy=6),)
    ),
    "first": PlateStyle(_flat("#140C12EB"), radius=RADIUS_CARD, rims=(Rim(1.5, "brass/70"),)),
    "whynot": replace(
        _BUBBLE,
        fill=_flat("#FFF3D9"),
        radius=8,
        rims=(Rim(2, "bad"),),
        shadows=(Shadow(18, "black/60", dy=8),),
    ),
    "tip": replace(_BUBBLE, radius=RADIUS_CARD, rims=(Rim(2, "#7A4A18"),), shadows=(Shadow(22, "black/50", dy=10),)),
    "dialog": _DIALOG,
    "dialog.over": replace(_DIALOG, fill=_down("#3A2418", "#1C1210"), rims=(Rim(2.5, "ember"),)),
    "veil": PlateStyle(_flat("#0B0611/76"), radius=0, hover="veil"),  # pointed at, it stays as it is
    "veil.thin": PlateStyle(_flat("#08050A/50"), radius=0, hover="veil.thin"),
    "cloth": PlateStyle(_down("#16101C", "#0C0810", 0.42, 0.26), radius=0),
    "cloth.fold": PlateStyle(
        (Stop(0, "black/45"), Stop(0.45, "#FFFFFF/5"), Stop(1, "black/45")), along="right", radius=0, hover="cloth.fold"
    ),
    # rules
    "rule": PlateStyle((Stop(0, "brass"), Stop(1, "brass/12")), along="right", radius=0),
    "rule.both": PlateStyle((Stop(0, "brass/0"), Stop(0.5, "brass"), Stop(1, "brass/0")), along="right", radius=0),
    "rule.out": PlateStyle((Stop(0, "brass_light/0"), Stop(1, "brass_light")), along="right", radius=0),
    "rule.in": PlateStyle((Stop(0, "brass_light"), Stop(1, "brass_light/0")), along="right", radius=0),
    # pointer over something that is no plate
    "wash": PlateStyle(_flat("#FFE8BE/12"), radius=RADIUS_BOX),
}
