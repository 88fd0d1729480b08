"""The ambience and motifs of scenes."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.scene import Scene


class Air:
    """The ambience of the scenes on the stack, and the motif of an entered scene, played once."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self._greeted: tuple[Scene | None, str] = None, ""  # the scene whose motif was played last, and that motif

    def follow(self, stack: Sequence[Scene]) -> None:
        """Play the ambience of the top scene, or of one below, and a new motif."""
        self.mixer.air(next((scene.air for scene in reversed(stack) if scene.air), ""))
        scene, before = next((scene for scene in reversed(stack) if scene.alone), None), self._greeted
        if scene is None or (scene, scene.motif) == before:
            return
        self._greeted = scene, scene.motif
        if scene is not before[0] or scene.motif:
            self.mixer.motif(scene.motif)
