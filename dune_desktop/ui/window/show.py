"""What the window shows: a screen with what is pointed at and held there, what moves, and what is told beside it."""

from __future__ import annotations

import pygame

from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.dragging import with_carried
from dune_desktop.ui.screen.pointing import decorate, golden, held_down
from dune_desktop.ui.window.beside import resting, with_words
from dune_desktop.ui.window.easel import Easel
from dune_desktop.ui.window.hands.input import Input
from dune_desktop.ui.window.passing import Passing
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import Manner, Scene


class Show:
    """`dirty`: something must be painted; `frames` is how many pictures were shown."""

    def __init__(self, easel: Easel, projector: Projector, passing: Passing, state: Input, manner: Manner) -> None:
        self.dirty = True
        self.frames = 0
        self._easel = easel
        self._projector = projector
        self._passing = passing
        self._input = state
        self._manner = manner
        self._unfinished = False  # the next picture has something that this one came too soon for
        self._resting = False  # whether the golden button was last drawn as one that does nothing yet

    @property
    def goes_on(self) -> bool:
        """Whether another picture follows, though nothing happens."""
        return self._projector.waits or self._unfinished

    def adapt(self, manner: Manner) -> None:
        """Show in this manner from now on."""
        self._manner = manner
        self._easel.adapt(manner)

    # ------------------------------------------------------------------------------------------------ screens

    def ask(self, scene: Scene) -> Screen:
        """What the scene looks like here."""
        return scene.screen(self._easel.fonts, self._easel.canvas)

    def next(self, scene: Scene, screen: Screen, now: float) -> None:
        """The scene looks like this from now on; the way there is shown first."""
        happened, back = scene.news(), scene.taken_back()
        self._projector.next(screen, happened, now, scene.brought, back, scene.stays)

    def cut(self) -> None:
        """The next screen has nothing to do with this one."""
        self._projector.cut()

    # ------------------------------------------------------------------------------------------------ pictures

    def tick(self, now: float, due: bool) -> None:
        """What passes with time is seen in the next picture; of what moves, if one is `due`."""
        if self._passing.tick(now) or self._input.guard.asleep(now) != self._resting or (self.goes_on and due):
            self.dirty = True
        self._projector.tick(now)

    def draw(self, now: float, by_pad: bool, fresh: bool) -> list[pygame.Rect]:
        """Show a picture, and say where it is another one; one that is not `fresh` is followed by the next."""
        self.dirty = False
        self._resting = self._input.guard.asleep(now)
        dirty = self._easel.painter.paint(self._seen(now, by_pad))
        self._unfinished = not fresh or self._easel.painter.late
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _seen(self, now: float, by_pad: bool) -> Screen:
        """The screen with all that lies on it just now."""
        state = self._input
        shown = resting(self._projector.ground, state, self._resting, by_pad)
        shown = decorate(shown, state.hover, state.shown_focus)
        held = state.pressed
        if held is not None and not (self._resting and held == golden(shown)):
            shown = held_down(shown, held)
        if state.carried is not None:
            shown = with_carried(shown, state.carried)
        shown = self._projector.over(shown, now)
        return with_words(shown, self._easel.fonts, state.tip, self._passing.words, self._manner.reading)
