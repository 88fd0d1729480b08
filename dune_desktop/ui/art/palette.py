"""Colours: what is used everywhere, and one mood per faction and per place."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.pen import mix

BONE = "#F3EAD6"
BRASS = "#C79A4B"
BRASS_LIGHT = "#E8C987"
BRASS_DARK = "#7A5A2C"
INK = "#140C14"
SPICE = "#F08122"
WATER = "#48B4EE"


@dataclass(frozen=True, slots=True)
class Mood:
    """The few colours a picture is made of."""

    top: str  # the sky above
    mid: str  # the sky in the middle
    low: str  # the sky at the horizon
    disc: str  # sun, moon or lamp
    land: str  # the nearest ground in the light
    figure: str  # the darkest silhouette
    rim: str  # the bright edge
    accent: str  # the faction's own colour

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


MOODS: dict[str, Mood] = {
    "dusk": Mood("#120C1E", "#55233F", "#E08A48", "#FFD592", "#9A5236", "#1B0F1A", "#FFDDA2", "#C79A4B"),
    "emperor": Mood("#0F1220", "#3A3F5C", "#B59A86", "#F0E6D2", "#555468", "#10111C", "#FFF4DC", "#A9B2C4"),
    "guild": Mood("#140A16", "#5E2032", "#DD7438", "#FFC274", "#7C3428", "#190B12", "#FFD9A0", "#E0623F"),
    "bene_gesserit": Mood("#110A20", "#3E2266", "#B8709A", "#F4DFEA", "#3A2150", "#130B20", "#F6DFFF", "#A274DC"),
    "fremen": Mood("#07182A", "#1A5468", "#E3A862", "#FFE7B4", "#A86A40", "#0C141E", "#FFEBC0", "#2FA6C9"),
    "night": Mood("#080A18", "#1B2348", "#5A4A78", "#E9E4EE", "#2C2A4C", "#090914", "#DCE4FF", "#7183EA"),
    "city": Mood("#14102A", "#4A2E5E", "#E58E58", "#FFDDA6", "#5A3050", "#150E1E", "#FFE4B4", "#7183EA"),
    "landsraad": Mood("#0E1618", "#2F4A44", "#C9A25C", "#FBE9B6", "#34443A", "#0C1212", "#FFF0C8", "#62B35C"),
    "trade": Mood("#1A0F18", "#6A3426", "#EDA648", "#FFE39E", "#8A4A2C", "#1C0F14", "#FFE9B4", "#F1BC3C"),
    "blood": Mood("#16070C", "#5E1420", "#D2502E", "#FF9C5E", "#571820", "#12060A", "#FFB98A", "#DB4A38"),
    "intrigue": Mood("#120B24", "#38235E", "#8A4E86", "#EBD2A6", "#2A1846", "#0F0820", "#FFE6B8", "#D6AE5B"),
    "dawn": Mood("#1A2038", "#7A4A62", "#F2B078", "#FFF0CC", "#A06A52", "#1C1420", "#FFF0D0", "#E8C987"),
}
