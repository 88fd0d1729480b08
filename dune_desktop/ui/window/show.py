"""The window's picture: a screen with hover, focus and dragging, animation, tips and messages."""

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
    """All inputs of a picture except time; `moving`: an animation is running."""

    ground: Screen
    moving: bool
    hover: Spot | None
    focus: Spot | None
    pressed: Spot | None
    carried: Carried | None
    tip: Tip | None
    said: str
    resting: bool  # the golden button does nothing yet


class Show:
    """The composer of pictures; `frames` counts pictures shown.

    Whether a new picture is needed follows from the inputs of the latest one: nobody has to report hover, messages or
    ended animations. `dirty` is for what cannot be seen from here: the scene may look different, or the window has lost
    its picture.
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
        self._unfinished = False  # the latest picture lacks something that the next one will have
        self._shown: _Seen | None = None  # the inputs of the latest picture
        self._last: WeakKeyDictionary[Scene, Screen] = WeakKeyDictionary()  # the latest screen of each scene

    @property
    def goes_on(self) -> bool:
        """Tell whether another picture follows without any input."""
        return self._projector.waits or self._unfinished

    def adapt(self, manner: WindowPreferences) -> None:
        """Apply other preferences."""
        self._manner = manner
        self._easel.adapt(manner)

    # ------------------------------------------------------------------------------------------------ screens

    def ask(self, scene: Scene) -> Screen:
        """Return the scene's screen for this canvas."""
        return scene.screen(self._easel.fonts, self._easel.canvas_of(scene))

    def next(self, scene: Scene, screen: Screen, now: float) -> None:
        """Show this screen of the scene from now on, after an animation.

        If a question over the scene was answered, the animation starts from the scene's screen before the question.
        """
        happened, back = scene.news(), scene.taken_back()
        if happened or back:
            self._projector.resume(self._last.get(scene))
        self._last[scene] = screen
        self._projector.next(screen, happened, now, scene.brought, back, scene.stays)

    def cut(self) -> None:
        """Forget the present screen: the next one is shown without an animation."""
        self._projector.cut()

    # ------------------------------------------------------------------------------------------------ pictures

    def tick(self, now: float, due: bool) -> None:
        """Advance time, and mark the picture dirty if it would differ, or if a moving one is `due`."""
        self._passing.tick(now)
        self._projector.tick(now)
        self.dirty = self.dirty or (self.goes_on and due) or self._differs(self._made_of(now))

    def draw(self, now: float, by_pad: bool, fresh: bool) -> list[pygame.Rect]:
        """Draw a picture and return the changed rectangles; one that is not `fresh` is followed by the next."""
        self.dirty = False
        self._shown = seen = self._made_of(now)
        dirty = self._easel.painter.paint(self._picture(seen, now, by_pad))
        self._unfinished = not fresh or self._easel.painter.late
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _made_of(self, now: float) -> _Seen:
        """Return the inputs of a picture at this moment."""
        state, projector = self._input, self._projector
        laid = (state.hover, state.shown_focus, state.pressed, state.carried, state.tip, self._passing.words)
        return _Seen(projector.ground, projector.waits, *laid, state.guard.asleep(now))

    def _differs(self, seen: _Seen) -> bool:
        """Tell whether the inputs differ from those of the latest picture; a new screen object counts as different."""
        shown = self._shown
        return shown is None or shown.ground is not seen.ground or shown[1:] != seen[1:]

    def _picture(self, seen: _Seen, now: float, by_pad: bool) -> Screen:
        """Return the screen with all additions of this moment."""
        shown = resting(seen.ground, seen.focus, seen.resting, by_pad)
        shown = decorate(shown, seen.hover, seen.focus)
        if seen.pressed is not None and not (seen.resting and seen.pressed == golden(shown)):
            shown = held_down(shown, seen.pressed)
        if seen.carried is not None:
            shown = with_carried(shown, seen.carried)
        shown = self._projector.over(shown, now)
        return with_words(shown, self._easel.fonts, seen.tip, seen.said, self._manner.reading)
