"""What the window tells the program it belongs to, and asks what is to be done about it."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.window.scene import Request


class Owner:
    """Somebody to whom all that makes no difference; subclasses override what they care about."""

    def opened(self, file: Path) -> Request | None:
        """A file was dropped onto the window, or the system gives it to the program to open."""
        return None

    def filled(self, on: bool) -> None:
        """The window fills the screen now, or does no longer."""

    def muted(self) -> Request | None:
        """Somebody pressed the key that turns sound off and on."""
        return None

    def plugged(self, names: tuple[str, ...]) -> Request | None:
        """These gamepads are there now, one more or one less than before."""
        return None

    def handed(self, hand: Hand) -> None:
        """Commands are given with this from now on."""
