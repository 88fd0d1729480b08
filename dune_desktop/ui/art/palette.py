"""Colors: what is used everywhere, and one mood per faction and per place."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.pen import mix

BONE = "#F3EAD6"
BRASS = "#C79A4B"
BRASS_LIGHT = "#E8C987"
BRASS_DARK = "#7A5A2C"
INK = "#140C14"
SPICE = "#F08122"


@dataclass(frozen=True, slots=True)
class Mood:
    """The few colors a picture is made of."""

    top: str  # the sky above
    mid: str  # the sky in the middle
    low: str  # the sky at the horizon
    disc: str  # sun, moon or lamp
    land: str  # the nearest ground in the light
    figure: str  # the darkest silhouette
    rim: str  # the bright edge
    accent: str  # the faction's own color

    @property
    def shade(self) -> str:
        """Faces turned away from the light."""
        return mix(self.figure, mix(mix(self.low, self.disc, 0.35), "#B8603A", 0.62), 0.38)

    @property
    def skin(self) -> str:
        """Faces in the light."""
        return mix(mix(self.figure, self.disc, 0.74), "#E0905A", 0.4)

    @property
    def far(self) -> str:
        """Ground and buildings far away."""
        return mix(self.land, self.mid, 0.55)
