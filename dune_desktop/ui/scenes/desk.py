"""What scenes find wherever they are: the words and the settings of the player."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from dune_desktop.i18n import Texts
from dune_desktop.storage.settings import Settings
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.metrics import Metrics


@dataclass
class Desk:
    """The words of the present language, and the settings; nothing is kept longer than the desk."""

    texts: Texts
    settings: Settings = field(default_factory=Settings)

    def remember(self, **changes: Any) -> None:
        """Change settings."""
        self.settings = replace(self.settings, **changes)

    def page(self, metrics: Metrics, size: tuple[float, float]) -> Page:
        """An empty page of a screen, to be set in the present language."""
        return Page(self.texts, metrics, *size)
