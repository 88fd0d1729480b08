"""The top scene: its screen, its actions, and the requests that follow from them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator

from dune_desktop.ui.screen.display import Action, Element, Region, Screen
from dune_desktop.ui.window.hands.input import Input
from dune_desktop.ui.window.hands.text_input import TextInput
from dune_desktop.ui.window.scene import Ask, Back, Go, Request, Scene, Stay, Ways
from dune_desktop.ui.window.show import Show
from dune_desktop.ui.window.stack import Stack

_ECHOES = 2  # screens in a row that may be caused only by the resting pointer

log = logging.getLogger(__name__)


class Front:
    """The stack's top scene and its latest screen, which is `stale` if it may be different now.

    `number` counts screens: an action meant for an earlier one is refused. A scene's requests are passed to `follow`,
    which may close the window: then nothing more is done.
    """

    def __init__(
        self,
        first: Scene,
        ways: Ways,
        state: Input,
        typing: TextInput,
        show: Show,
        follow: Callable[[Request | None], None],
        is_open: Callable[[], bool],
    ) -> None:
        self.stack = Stack(first, ways, self._entered)
        self.screen: Screen | None = None
        self.number = 0
        self.stale = True
        self._input = state
        self._typing = typing
        self._show = show
        self._follow = follow
        self._is_open = is_open
        self._echoes = 0  # screens in a row caused only by the resting pointer
        self._soon: Iterator[Element | Region] | None = None

    @property
    def scene(self) -> Scene:
        return self.stack.top

    @property
    def soon(self) -> Iterator[Element | Region]:
        """Return what may be needed soon and was not drawn yet."""
        if self._soon is None:
            self._soon = self.scene.soon()
        return self._soon

    def renew(self) -> None:
        """Mark the screen as stale: the scene is asked again before the next picture or action."""
        self.stale = self._show.dirty = True

    # ------------------------------------------------------------------------------------------------ asking

    def catch_up(self, now: float) -> None:
        """Ask the scene for its screen if that may have changed."""
        if self.stale or self.screen is None:
            self.ask(now)

    def ask(self, now: float) -> None:
        """Ask the scene for its screen.

        The resting pointer may be over something else in it. What the scene changes when told so is in the next
        picture, and in the one after; a screen that still changes then is left as it is. If it leads to another scene,
        that one is asked at once.
        """
        scene, answered = None, False
        while scene is not self.scene:
            scene, answered = self.scene, False
            self.stale, self._soon = False, None
            self.screen = self._show.ask(scene)
            self.number += 1
            for action in self._input.see(self.screen, now):
                answered |= self._take(action)
                if not self._is_open():
                    return
        self._echoes = self._echoes + 1 if answered else 0
        if self._echoes > _ECHOES:
            self._echoes, self.stale = 0, False
        assert self.screen is not None
        self._show.next(self.scene, self.screen, now)
        self._typing.place(self.screen)

    # ------------------------------------------------------------------------------------------------ doing

    def send(self, actions: Iterable[Action], number: int) -> None:
        """Send the scene actions meant for the screen of this number; on another screen they are refused."""
        for action in actions:
            if self._is_open() and number == self.number:
                self._take(action)
            elif self._is_open():
                log.info("refused: %r was meant for screen %d, and this is %d", action, number, self.number)

    def _take(self, action: Action) -> bool:
        """Send the scene an action; tell whether its screen may have changed."""
        request = self.scene.handle(action)
        if action[0] == "hover" and isinstance(request, Stay):
            return False
        self.renew()
        self._follow(request)
        return True

    def go(self, way: Go | Ask | Back) -> None:
        """Change to another scene."""
        for then in self.stack.back(way) if isinstance(way, Back) else (self.stack.go(way),):
            self._follow(then)

    def _entered(self) -> None:
        """Reset input for another scene on top: nothing begun in the last one continues."""
        self._show.cut()
        self.number += 1
        field = self.scene.first_field
        self._input.enter(field)
        if field or self._typing.field:
            self._typing.into(field, self.screen)
        if field:
            self._take(("edit", field, "begin"))
