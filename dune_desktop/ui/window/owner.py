"""The program's side of the window: notices of window events, and requests in answer."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.window.scene import Request


class Owner:
    """An owner that ignores everything; subclasses override what they need."""

    def opened(self, file: Path) -> Request | None:
        """Handle a file dropped onto the window, or given to the program by the system."""
        return None

    def filled(self, on: bool) -> None:
        """Note whether the window is fullscreen now."""

    def muted(self) -> Request | None:
        """Handle the key that turns sound off and on."""
        return None

    def plugged(self, names: tuple[str, ...]) -> Request | None:
        """Handle a change of the connected gamepads to these."""
        return None

    def handed(self, hand: Hand) -> None:
        """Note the input device in use from now on."""
