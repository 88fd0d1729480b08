"""The one place that plays sounds. A machine without a sound device, or one that loses it, is silent and nothing else.

Effects come in variants, `NAME-1.ogg` and so on, which take turns; the same effect is not begun twice within a blink.
Under them lies the air of the place, a loop that fades into the next one. Files are read when they are first heard.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

_VOICES = 10
"""Effects that may sound together; the air and a motif have a channel each beside them."""

_AIR, _MOTIF = 0, 1
_RESERVED = 2
_CROWD = 0.4  # so much quieter is an effect for each that sounds already: all together stay below full scale
_APART = 0.045  # seconds between two beginnings of one effect
_FADE = 1800  # milliseconds from one air to the next
_HUSH = 250

log = logging.getLogger(__name__)


class Mixer:
    """Plays effects, one air and one motif; volumes go from 0 to 1 and hold at once.

    Nothing is opened before the first sound is wanted: opening a sound device takes longer than a first picture may.
    """

    def __init__(self, folder: Path, effects: float = 0.7, ambience: float = 0.4) -> None:
        self._folder = folder
        self._effects, self._ambience = effects, ambience
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._turn: dict[str, int] = {}
        self._begun: dict[str, float] = {}
        self._air = ""
        self._hushed = False
        self._ready: bool | None = None  # None: nobody wanted to hear anything yet

    @property
    def audible(self) -> bool:
        """Whether something would be heard now."""
        return not self._hushed and (self._effects > 0 or self._ambience > 0) and self._ready is not False

    def play(self, name: str, now: float) -> bool:
        """Let an effect sound, at `now` seconds of any clock; whether it does."""
        if self._hushed or self._effects <= 0 or now - self._begun.get(name, -1.0) < _APART or not self._open():
            return False
        variants = self._variants(name)
        if not variants:
            return False
        voices = self._voices()  # the first free channel of all may be that of the air, even if it is reserved
        channel = next((voice for voice in voices if not voice.get_busy()), None)
        if channel is None:
            return False
        turn = self._turn.get(name, 0)
        self._turn[name] = turn + 1
        self._begun[name] = now
        others = sum(voice.get_busy() for voice in voices)
        channel.set_volume(self._effects / (1 + _CROWD * others))
        channel.play(variants[turn % len(variants)])
        return True

    def motif(self, name: str) -> None:
        """Let a motif sound from its beginning; one that sounds gives way, and fades for "". It follows the air."""
        if not name and self._ready:
            pygame.mixer.Channel(_MOTIF).fadeout(_FADE)
        if not name or self._hushed or self._ambience <= 0 or not self._open():
            return
        for sound in self._variants(name)[:1]:
            channel = pygame.mixer.Channel(_MOTIF)
            channel.set_volume(min(1.0, 1.4 * self._ambience))
            channel.play(sound)

    def air(self, name: str) -> None:
        """Let the place sound like this from now on; "" is silence."""
        if name == self._air:
            return
        self._air = name
        self._breathe()

    def levels(self, effects: float, ambience: float) -> None:
        """Change the volumes."""
        self._effects, self._ambience = effects, ambience
        if not self._ready:
            self._breathe()
            return
        for voice in self._voices():
            voice.set_volume(effects)
        channel = pygame.mixer.Channel(_AIR)
        if ambience <= 0:
            channel.fadeout(_HUSH)
            pygame.mixer.Channel(_MOTIF).fadeout(_HUSH)
        elif channel.get_busy():
            channel.set_volume(ambience)
        else:
            self._breathe()

    def hush(self, quiet: bool) -> None:
        """Fall silent, or go on with the air of the place: the window has gone behind others or come back."""
        if quiet == self._hushed:
            return
        self._hushed = quiet
        if quiet and self._ready:
            pygame.mixer.fadeout(_HUSH)
        elif not quiet:
            self._breathe()

    def close(self) -> None:
        """Give the device back; what sounds stops."""
        if self._ready:
            pygame.mixer.quit()
        self._ready = None
        self._sounds.clear()

    # ---------------------------------------------------------------------------------------------- inside

    @staticmethod
    def _voices() -> list[pygame.mixer.Channel]:
        """The channels of effects."""
        return [pygame.mixer.Channel(index) for index in range(_RESERVED, _RESERVED + _VOICES)]

    def _breathe(self) -> None:
        """Fade from the air that sounds to the one that should."""
        if self._hushed or not self._air or self._ambience <= 0:
            if self._ready:
                pygame.mixer.Channel(_AIR).fadeout(_FADE)
            return
        if not self._open():
            return
        for sound in self._variants(self._air)[:1]:
            channel = pygame.mixer.Channel(_AIR)
            channel.set_volume(self._ambience)
            channel.play(sound, loops=-1, fade_ms=_FADE)

    def _open(self) -> bool:
        """Open the sound device, once; whether there is one."""
        if self._ready is None:
            try:
                pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=1024)
                pygame.mixer.set_num_channels(_RESERVED + _VOICES)
                self._ready = True
            except pygame.error as error:
                log.info("no sound: %s", error)
                self._ready = False
        return self._ready

    def _variants(self, name: str) -> list[pygame.mixer.Sound]:
        """The files of a sound. One that is missing or broken is silent, and the log says so once."""
        if name not in self._sounds:
            files = sorted(self._folder.glob(f"{name}-*.ogg")) or [self._folder / f"{name}.ogg"]
            found = []
            for file in files:
                try:
                    found.append(pygame.mixer.Sound(file))
                except (OSError, pygame.error) as error:
                    log.warning("cannot play %s: %s", file.name, error)
            self._sounds[name] = found
        return self._sounds[name]
