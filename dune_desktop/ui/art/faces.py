"""The tones of a person, and the light at the edges of a bust."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Color, Rim, mix


@dataclass(frozen=True, slots=True)
class Tones:
    """The flat tones of one figure."""

    ink: Color  # eyes, brows, deep shadow
    dark: Color  # hair
    sheen: Color  # light on hair
    cloth: Color  # garment
    fold: Color  # garment in the light
    shade: Color  # skin in the shade
    skin: Color  # skin in the light
    glow: Color  # the brightest plane
    trim: Color  # brass, seams, jewels


def tones(m: Mood, depth: float = 0.0, hair: Color = "", gray: float = 0.0) -> Tones:
    """The tones of a mood; `depth` darkens the skin, `hair` tints the hair, `gray` bleaches it."""
    skin = mix(m.skin, m.figure, depth)
    dark = mix(m.figure, hair, 0.4) if hair else m.figure
    dark = mix(dark, m.rim, gray)
    return Tones(
        ink=m.figure,
        dark=dark,
        sheen=mix(dark, mix(m.low, m.disc, 0.4), 0.3),
        cloth=mix(m.figure, m.mid, 0.5),
        fold=mix(m.figure, m.mid, 0.95),
        shade=mix(m.shade, m.figure, depth),
        skin=skin,
        glow=mix(skin, m.rim, 0.45),
        trim=mix(m.accent, m.rim, 0.3),
    )


def rims(m: Mood) -> tuple[Rim, ...]:
    """Warm light on one edge, a faint one on the other."""
    return ((0.8, 0.7, mix(m.low, m.mid, 0.3), 0.55), (-1.0, 0.9, m.rim, 0.95))
