"""What scenes find wherever they are: the words and the settings of the player."""

from __future__ import annotations

from dataclasses import field, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Texts
from dune_desktop.storage.settings import Settings
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.commands import Hand, Keymap
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.type import Type
from dune_desktop.ui.window.scene import Request

if TYPE_CHECKING:
    from dune_desktop.company.task_runner import TaskRunner


@dataclass
class UiContext:
    """The words of the present language, the settings, what the gamepads that are there are called, and what was used
    last: they or the keys.

    At a table the words are those of its board. Nothing is kept longer than this.
    """

    texts: Texts
    settings: Settings = field(default_factory=Settings)
    pads: tuple[str, ...] = ()
    hand: Hand = "keys"

    def remember(self, **changes: Any) -> None:
        """Change settings."""
        self.settings = replace(self.settings, **changes)

    def change(self, name: str, value: object) -> Request | None:
        """A setting counts from now on; what the window must do for it."""
        self.remember(**{name: value})
        return None

    def hints_at(self, what: str) -> bool:
        """Tell whether hints are wanted, and this was not done or explained yet.

        That is "inspect" (looking closer), "look_up" (the rules about it), "help", or the name of what comes up for the
        first time.
        """
        return self.settings.hints and what not in self.settings.learned

    def learn(self, what: str) -> None:
        """Remember that this has been done or explained: it is hinted at no more."""
        if self.hints_at(what):
            self.remember(learned=(*self.settings.learned, what))

    @cached_property
    def runner(self) -> TaskRunner:
        """Where computers think."""
        from dune_desktop.company.task_runner import LocalRunner

        return LocalRunner()

    @property
    def keys(self) -> Keymap:
        """Which key is which command."""
        return _keymap(self.settings.keys)

    @property
    def screens(self) -> tuple[tuple[int, int], ...]:
        """The sizes of the screens of the system, as far as they are known."""
        return ()

    def page(self, metrics: Metrics, size: tuple[float, float]) -> Page:
        """An empty page of a screen, to be set in the present language."""
        return Page(self.texts, metrics, *size, self.keys, self.type, self.screens, bool(self.pads), self.hand)

    @property
    def type(self) -> Type:
        """How large text to be read is set."""
        return Type(int(self.settings.reading) / 100)


@cache
def _keymap(changed: tuple[tuple[str, str], ...]) -> Keymap:
    return Keymap.of(changed)
