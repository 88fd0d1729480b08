"""The player of films: the animations between two screens, with their clock."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from dune_desktop.ui.motion.brought import NOTHING, Brought
from dune_desktop.ui.motion.film import Film, frame, in_time, still
from dune_desktop.ui.motion.tempo import USUAL, Tempo
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.dragging import Carried, put_down
from dune_desktop.ui.screen.things import hide
from dune_desktop.ui.screen.values import changed


class Projector:
    """The scene's screen as shown, with the animation that leads to it.

    `hear` is called with every sound cue at its time. Without `tempo` nothing moves.
    """

    def __init__(self, tempo: Tempo | None, hear: Callable[[str, float], object]) -> None:
        self.tempo = tempo
        self.hear = hear
        self._screen: Screen | None = None
        self._ground: Screen | None = None  # the screen without what is moving
        self._film = Film()
        self._began = 0.0
        self._heard = 0
        self._viewer: int | None = None  # the seat that looked at the screen

    def cut(self) -> None:
        """Forget the present screen: the next one is shown without an animation."""
        self._screen, self._ground, self._film = None, None, Film()

    def resume(self, screen: Screen | None) -> None:
        """Restore a screen after a cut, so that the next one is animated from it."""
        self._screen = self._screen or screen

    def next(
        self,
        screen: Screen,
        events: tuple[tuple[object, ...], ...],
        now: float,
        more: Brought = NOTHING,
        back: tuple[tuple[object, ...], ...] = (),
        stays: float = inf,
    ) -> None:
        """Show this screen from now on, animated by these events; `back` are events that were undone.

        The animation is shortened to the time the screen `stays`, within limits. A new animation replaces the present
        one; without a new one the present one continues.
        """
        before, self._screen = self._screen, screen
        handed_over, self._viewer = self._viewer not in (None, more.viewer), more.viewer
        if before is not None and (events or self.tempo is not None):  # without motion there is still sound
            from dune_desktop.ui.motion.plan import plan  # it imports rules, so it is not loaded before the title

            film = plan(before, screen, events, self.tempo or USUAL, more, back, handed_over)
            film = in_time(film, stays) if self.tempo is not None else still(film)
            if film.moves or film.sounds:
                self._film, self._began, self._heard = film, now, 0
        self._ground = hide(screen, self._film.hidden) if self._film.moves else screen

    def let_go(self, carried: Carried) -> None:
        """Start the next animation of a dragged thing where it was dropped."""
        if self._screen is not None:
            self._screen = put_down(self._screen, carried)

    def running(self, now: float) -> bool:
        """Tell whether something is moving."""
        return now < self._began + self._film.lasts

    @property
    def waits(self) -> bool:
        """Tell whether something is moving."""
        return bool(self._film.moves)

    def finish(self) -> None:
        """End the animation at once."""
        self._film = self._film._replace(moves=())
        self._ground = self._screen

    def tick(self, now: float) -> None:
        """Play due sounds, and end a finished animation."""
        t = now - self._began
        while self._heard < len(self._film.sounds) and self._due(self._heard) <= t:
            self.hear(self._film.sounds[self._heard].name, now)
            self._heard += 1
        if self._film.moves and not self.running(now):
            self.finish()

    def _due(self, index: int) -> float:
        return self._film.sounds[index].at

    @property
    def ground(self) -> Screen:
        """Return the screen without what is moving."""
        assert self._ground is not None
        return self._ground

    def over(self, screen: Screen, now: float) -> Screen:
        """Return the screen, or a decorated one, with what is moving above it."""
        if not self._film.moves:
            return screen
        way = frame(self._film, max(0.0, now - self._began), (screen.width, screen.height))
        return changed(screen, regions=(*screen.regions, way))
