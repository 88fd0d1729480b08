"""What is hinted at until somebody has done it once."""

from __future__ import annotations

from typing import Final

from dune_desktop.ui.scenes.desk import Desk

LOOKED: Final = "inspect"
"""Somebody has looked closer at something."""
HELPED: Final = "help"
"""Somebody has seen what keys and clicks do."""


class Hints:
    """What has been learned is remembered with the settings."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def wanted(self, what: str) -> bool:
        """Whether hints are wanted, and this was not done yet."""
        return self.desk.settings.hints and what not in self.desk.settings.learned

    def learn(self, what: str) -> None:
        """This has been done: it is hinted at no more."""
        if self.wanted(what):
            self.desk.remember(learned=(*self.desk.settings.learned, what))
