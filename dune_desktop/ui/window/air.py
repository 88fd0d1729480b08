"""What the place on the screen sounds like."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.scene import Scene


class Air:
    """The air of the scenes that lie over one another, and the motif of one that is entered, once."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self._greeted: tuple[Scene | None, str] = None, ""  # the scene whose motif was heard last, and which it was

    def follow(self, stack: Sequence[Scene]) -> None:
        """Sound like the scene on top, or what it lies over."""
        self.mixer.air(next((scene.air for scene in reversed(stack) if scene.air), ""))
        scene, before = next((scene for scene in reversed(stack) if scene.alone), None), self._greeted
        if scene is None or (scene, scene.motif) == before:
            return
        self._greeted = scene, scene.motif
        if scene is not before[0] or scene.motif:
            self.mixer.motif(scene.motif)
