"""Text input of the system: on only while a field is edited, or an input method would swallow the shortcut keys.

And while Shift is held: what a key writes is said only then, and ? lies on another key in every country.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from dune_desktop.ui.screen.display import Rect, Screen


class TextInput:
    """`field` is what text goes into, "" while it is off; `to_pixels` says where in the window something lies."""

    def __init__(self, to_pixels: Callable[[Rect], pygame.Rect]) -> None:
        self.field = ""
        self._to_pixels = to_pixels
        self.off()

    def off(self) -> None:
        """Nothing is edited."""
        self.field = ""
        pygame.key.stop_text_input()

    def into(self, field: str, screen: Screen | None) -> None:
        """This field of the screen is edited from now on, or none ("")."""
        if not field:
            self.off()
            return
        self.field = field
        self.place(screen)
        pygame.key.start_text_input()

    def notice(self, event: pygame.event.Event) -> None:
        """Shift may have been pressed or let go."""
        if self.field or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return
        if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT):
            if event.type == pygame.KEYDOWN:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def place(self, screen: Screen | None) -> None:
        """Tell the input method where the field is, so that its list of candidates does not cover it."""
        if not self.field or screen is None:
            return
        hits = (hit for region in screen.regions for hit in region.hits)
        field = next((hit.rect for hit in hits if hit.action == ("edit", self.field, "begin")), None)
        if field is not None:
            pygame.key.set_text_input_rect(self._to_pixels(field))
