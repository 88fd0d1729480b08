"""The tones of a person, and the light at the edges of a bust."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Colour, Rim, mix


@dataclass(frozen=True, slots=True)
class Tones:
    """The flat tones of one figure."""

    ink: Colour  # eyes, brows, deep shadow
    dark: Colour  # hair
    sheen: Colour  # light on hair
    cloth: Colour  # garment
    fold: Colour  # garment in the light
    shade: Colour  # skin in the shade
    skin: Colour  # skin in the light
    glow: Colour  # the brightest plane
    trim: Colour  # brass, seams, jewels


def tones(m: Mood, depth: float = 0.0, hair: Colour = "", grey: float = 0.0) -> Tones:
    """The tones of a mood; `depth` darkens the skin, `hair` tints the hair, `grey` bleaches it."""
    skin = mix(m.skin, m.figure, depth)
    dark = mix(m.figure, hair, 0.4) if hair else m.figure
    dark = mix(dark, m.rim, grey)
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
