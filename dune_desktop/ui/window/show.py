"""What the window shows: a screen with what is pointed at and held there, what moves, and what is told beside it."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import pygame

from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.dragging import Carried, with_carried
from dune_desktop.ui.screen.pointing import Spot, decorate, golden, held_down
from dune_desktop.ui.window.beside import resting, with_words
from dune_desktop.ui.window.hands.input import Input, Tip
from dune_desktop.ui.window.passing import Passing
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.render_target import Easel
from dune_desktop.ui.window.scene import Scene, WindowPreferences


class _Seen(NamedTuple):
    """All that a picture is made of, but for the time; `moving`: something is under way on it."""

    ground: Screen
    moving: bool
    hover: Spot | None
    focus: Spot | None
    pressed: Spot | None
    carried: Carried | None
    tip: Tip | None
    said: str
    resting: bool  # the golden button is one that does nothing yet


class Show:
    """`frames` is how many pictures were shown.

    Whether there is another picture to show follows from what the latest one was made of: nobody has to say that
    something was pointed at, said or completed. `dirty` is for what cannot be seen from here: the scene may look
    different, or the window has lost its picture.
    """

    def __init__(
        self, easel: Easel, projector: Projector, passing: Passing, state: Input, manner: WindowPreferences
    ) -> None:
        self.dirty = True
        self.frames = 0
        self._easel = easel
        self._projector = projector
        self._passing = passing
        self._input = state
        self._manner = manner
        self._unfinished = False  # the next picture has something that this one came too soon for
        self._shown: _Seen | None = None  # what the latest picture was made of
        self._last: WeakKeyDictionary[Scene, Screen] = WeakKeyDictionary()  # what scenes looked like in front

    @property
    def goes_on(self) -> bool:
        """Whether another picture follows, though nothing happens."""
        return self._projector.waits or self._unfinished

    def adapt(self, manner: WindowPreferences) -> None:
        """Show in this manner from now on."""
        self._manner = manner
        self._easel.adapt(manner)

    # ------------------------------------------------------------------------------------------------ screens

    def ask(self, scene: Scene) -> Screen:
        """What the scene looks like here."""
        return scene.screen(self._easel.fonts, self._easel.canvas)

    def next(self, scene: Scene, screen: Screen, now: float) -> None:
        """The scene looks like this from now on; the way there is shown first.

        What was answered in a question over it happened there: it sets off where it lay before the question was put.
        """
        happened, back = scene.news(), scene.taken_back()
        if happened or back:
            self._projector.resume(self._last.get(scene))
        self._last[scene] = screen
        self._projector.next(screen, happened, now, scene.brought, back, scene.stays)

    def cut(self) -> None:
        """The next screen has nothing to do with this one."""
        self._projector.cut()

    # ------------------------------------------------------------------------------------------------ pictures

    def tick(self, now: float, due: bool) -> None:
        """Time has passed: another picture is wanted if it shows something else; of what moves, if one is `due`."""
        self._passing.tick(now)
        self._projector.tick(now)
        self.dirty = self.dirty or (self.goes_on and due) or self._differs(self._made_of(now))

    def draw(self, now: float, by_pad: bool, fresh: bool) -> list[pygame.Rect]:
        """Show a picture, and say where it is another one; one that is not `fresh` is followed by the next."""
        self.dirty = False
        self._shown = seen = self._made_of(now)
        dirty = self._easel.painter.paint(self._picture(seen, now, by_pad))
        self._unfinished = not fresh or self._easel.painter.late
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _made_of(self, now: float) -> _Seen:
        """What a picture would be made of just now."""
        state, projector = self._input, self._projector
        laid = (state.hover, state.shown_focus, state.pressed, state.carried, state.tip, self._passing.words)
        return _Seen(projector.ground, projector.waits, *laid, state.guard.asleep(now))

    def _differs(self, seen: _Seen) -> bool:
        """Whether this is not what the latest picture was made of; a screen is another one if it was made anew."""
        shown = self._shown
        return shown is None or shown.ground is not seen.ground or shown[1:] != seen[1:]

    def _picture(self, seen: _Seen, now: float, by_pad: bool) -> Screen:
        """The screen with all that lies on it just now."""
        shown = resting(seen.ground, seen.focus, seen.resting, by_pad)
        shown = decorate(shown, seen.hover, seen.focus)
        if seen.pressed is not None and not (seen.resting and seen.pressed == golden(shown)):
            shown = held_down(shown, seen.pressed)
        if seen.carried is not None:
            shown = with_carried(shown, seen.carried)
        shown = self._projector.over(shown, now)
        return with_words(shown, self._easel.fonts, seen.tip, seen.said, self._manner.reading)
