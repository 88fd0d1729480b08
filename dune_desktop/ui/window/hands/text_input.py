"""The system's text input, on only while a field is edited, or input methods would swallow shortcut keys.

It is also on while Shift is held: only then do events say what a key writes, and ? is on a different key in every
country.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from dune_desktop.ui.screen.display import Rect, Screen


class TextInput:
    """The switch of text input; `field` is the edited field, "" if off; `to_pixels` converts places to the window."""

    def __init__(self, to_pixels: Callable[[Rect], pygame.Rect]) -> None:
        self.field = ""
        self._to_pixels = to_pixels
        self.off()

    def off(self) -> None:
        """Turn text input off."""
        self.field = ""
        pygame.key.stop_text_input()

    def into(self, field: str, screen: Screen | None) -> None:
        """Edit this field of the screen from now on, or none ("")."""
        if not field:
            self.off()
            return
        self.field = field
        self.place(screen)
        pygame.key.start_text_input()

    def notice(self, event: pygame.event.Event) -> None:
        """Turn text input on while Shift is held."""
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
