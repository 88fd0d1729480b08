"""An example of the rules on the screen: shot after shot, over and over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.i18n import Texts
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rule_pages import Example
from dune_desktop.ui.scenes.examples import Shot, shots
from dune_desktop.ui.screen.display import Element, Rect

RATE: Final = 24.0  # pictures a second while something moves
AFTER: Final = 0.4  # seconds in sight before the first shot is made
LONGEST: Final = 0.3  # seconds between two ticks that count: after a pause of the program nothing is passed over


class Running:
    """An example that plays. Each shot is made once, when its time comes; afterwards all begins again.

    It has a clock of its own, which stands while it is `paused`. Nothing is made before it has been in sight for a
    moment, so that turning pages stays quick.
    """

    def __init__(self, example: Example, page: Page, texts: Texts, tempo: Tempo | None, shape: float) -> None:
        self.page = page
        self.paused = False
        self._shots: list[Shot] = []
        self._more: Iterator[Shot] = shots(example, texts, page.metrics, tempo, shape)
        self._at = -1  # the shot that is seen
        self._t = 0.0  # seconds since it began
        self._now: float | None = None
        self._drawn = 0  # how many pictures of it were due

    @property
    def moving(self) -> bool:
        """Whether something is under way."""
        return self._at >= 0 and not self.paused and self._t < self._shots[self._at].film.lasts

    def tick(self, now: float) -> bool:
        """Let the time pass; return whether it looks otherwise than before."""
        passed = now - self._now if self._now is not None else 0.0
        self._now = now
        if self._at < 0:
            self._t += min(passed, LONGEST)
            return self._t >= AFTER and self._go_on()
        if self.paused:
            return False
        was_moving = self.moving
        self._t += min(passed, LONGEST)
        if self._t >= self._shots[self._at].stays:
            return self._go_on()
        due = int(self._t * RATE)
        if (was_moving or self.moving) and due != self._drawn:
            self._drawn = due
            return True
        return was_moving and not self.moving

    def _go_on(self) -> bool:
        """The next shot; behind the last one the first."""
        if self._at + 1 == len(self._shots):
            made = next(self._more, None)
            if made is not None:
                self._shots.append(made)
        self._at = (self._at + 1) % len(self._shots) if self._shots else -1
        self._t, self._drawn = 0.0, 0
        return self._at >= 0

    def elements(self, rect: Rect) -> tuple[Element, ...]:
        """What is seen of it now, filling the rectangle; nothing before the first tick."""
        return self._shots[self._at].elements(self._t, rect) if self._at >= 0 else ()
