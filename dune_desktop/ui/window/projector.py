"""Shows films: the one place that knows both a clock and what is under way between two screens."""

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
    """What the window shows of a scene: its screen, and before it comes to rest the way there.

    `hear` is told of every cue at its time. With no `tempo` nothing moves.
    """

    def __init__(self, tempo: Tempo | None, hear: Callable[[str, float], object]) -> None:
        self.tempo = tempo
        self.hear = hear
        self._screen: Screen | None = None
        self._ground: Screen | None = None  # the screen without what is under way
        self._film = Film()
        self._began = 0.0
        self._heard = 0
        self._viewer: int | None = None  # who looked at the screen

    def cut(self) -> None:
        """The next screen has nothing to do with this one."""
        self._screen, self._ground, self._film = None, None, Film()

    def resume(self, screen: Screen | None) -> None:
        """After a cut the next screen follows this one, after all."""
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
        """The scene looks like this from now on, after these events; those that led `back` from here were taken back.

        What comes to it takes no longer than what it `stays`, if it need not be too quick for that.
        What was under way arrives if something else sets off; otherwise it goes on.
        """
        before, self._screen = self._screen, screen
        handed_over, self._viewer = self._viewer not in (None, more.viewer), more.viewer
        if before is not None and (events or self.tempo is not None):  # who wants no motion hears what happens
            from dune_desktop.ui.motion.plan import plan  # it knows what happens in the rules: not before the title

            film = plan(before, screen, events, self.tempo or USUAL, more, back, handed_over)
            film = in_time(film, stays) if self.tempo is not None else still(film)
            if film.moves or film.sounds:
                self._film, self._began, self._heard = film, now, 0
        self._ground = hide(screen, self._film.hidden) if self._film.moves else screen

    def let_go(self, carried: Carried) -> None:
        """Something was dragged so far by hand: on the way to the next screen it begins there."""
        if self._screen is not None:
            self._screen = put_down(self._screen, carried)

    def running(self, now: float) -> bool:
        """Whether something is under way."""
        return now < self._began + self._film.lasts

    @property
    def waits(self) -> bool:
        """Whether something is under way."""
        return bool(self._film.moves)

    def finish(self) -> None:
        """What is under way is there."""
        self._film = self._film._replace(moves=())
        self._ground = self._screen

    def tick(self, now: float) -> None:
        """Let be heard what is due, and take what has arrived off the way."""
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
        """What rests: the screen without all that is under way."""
        assert self._ground is not None
        return self._ground

    def over(self, screen: Screen, now: float) -> Screen:
        """The screen, which may be the lit ground, with what is under way laid over it."""
        if not self._film.moves:
            return screen
        way = frame(self._film, max(0.0, now - self._began), (screen.width, screen.height))
        return changed(screen, regions=(*screen.regions, way))
