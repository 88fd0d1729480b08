"""How the window behaves by the settings of the player."""

from __future__ import annotations

from typing import Final

from dune_desktop.storage.settings import Settings
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.screen.commands import Keymap
from dune_desktop.ui.window.scene import WindowPreferences

TIP_AFTER: Final = {"instant": 0.0, "short": 0.4, "long": 0.8, "never": float("inf")}
"""Seconds the pointer rests before a tip comes, by the setting."""

TEMPOS: Final = {"off": None, "fades": Tempo(travel=False), "slow": Tempo(0.5), "normal": Tempo(), "fast": Tempo(2.0)}
"""How things move, by the setting."""

VOLUMES: Final = {"off": 0.0, "quiet": 0.25, "normal": 0.55, "loud": 1.0}


def manner(settings: Settings, language: str, keys: Keymap, reading: float) -> WindowPreferences:
    """What these settings ask of the window; `reading`: how much larger than usual words are."""
    effects, ambience = (VOLUMES[level] if settings.sound else 0.0 for level in (settings.effects, settings.ambience))
    return WindowPreferences(
        language,
        keys,
        TIP_AFTER[settings.tips],
        TEMPOS[settings.motion],
        effects,
        ambience,
        reading,
        hush=settings.hush,
        palette=settings.palette,
        contrast=settings.contrast,
        screen=settings.screen,
        frames=float(settings.frames),
    )
