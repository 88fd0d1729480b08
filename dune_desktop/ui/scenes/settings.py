"""The settings over whatever was there: each choice counts at once."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.keys import command_words, key_words
from dune_desktop.ui.presenters.screens import settings as shown
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.settings import Listening
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.commands import Keymap, usable
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.type import Type
from dune_desktop.ui.window.scene import Request, Scene


class SettingsScene(Scrolling, Overlay):
    """Pages of settings, and one of keys: there a click on a key waits for the one that is wanted instead."""

    column = shown.BOOK.column

    def __init__(self, context: UiContext, below: Scene) -> None:
        super().__init__(context, below)
        self.chosen = 0
        self.listening = Listening()
        self._latest = ""  # the setting of this page that was changed last
        self._type: Type | None = None  # how large all this was shown last

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return replace(super().screen(metrics, size), wants_key=bool(self.listening.command))

    def regions(self, page: Page) -> list[Region]:
        blocks = self._blocks(page)
        self.limit = shown.BOOK.limit(page, blocks)
        resized, self._type = self._type not in (None, page.type), page.type
        stays = resized and self._latest  # what made everything larger, or smaller, is not lost sight of
        self.scroll_to(shown.in_the_middle(page, blocks, self._latest) if stays else self.offset)
        return shown.settings_regions(page, self.chosen, blocks, self.offset)

    def _blocks(self, page: Page) -> list[Block]:
        if self.chosen == shown.KEYS:
            return shown.keys(page, self.listening)
        return shown.choices(page, self.chosen, self.context.settings)

    # ------------------------------------------------------------------------------------------------ the actions

    def do_section(self, section: int) -> None:
        self.chosen, self.listening, self._latest = section, Listening(), ""
        self.scroll_to(0)

    def do_set(self, name: str, value: object) -> Request | None:
        self.under = None  # what lies below may show it too
        self._latest = name
        return self.context.change(name, value)

    def do_forget(self) -> Request | None:
        """All hints come again."""
        self.under = None
        return self.context.change("learned", ())

    def do_listen(self, command: str) -> None:
        self.listening = Listening(command)

    def do_pressed(self, key: str) -> Request | None:
        """The key that was waited for. Esc leaves all as it was."""
        command, self.listening = self.listening.command, Listening()
        if not command or key == "Esc":
            return None
        before = self.context.keys
        after = before.with_key(command, key) if usable(key) else None
        self.listening = Listening(said=self._verdict(command, key, before, after))
        return self.context.change("keys", after.changed) if after is not None else None

    def _verdict(self, command: str, key: str, before: Keymap, after: Keymap | None) -> str:
        """What came of the wish for this key."""
        texts = self.context.texts
        words = {
            "command": command_words(texts, command),
            "cap": key_words(texts, key),
            "old": key_words(texts, before.keys(command)[0]),
            "other": command_words(texts, next(iter(before.rivals(command, key)), command)),
        }
        if not usable(key):
            said = "fixed"
        elif after is None:
            said = "taken"
        else:
            said = "exchanged" if before.rivals(command, key) else "changed"
        text = "settings.keys." + said
        return texts.t(text, **{name: words[name] for name in texts.fields(text)})

    def do_reset(self) -> Request | None:
        self.listening = Listening(said=self.context.texts.t("settings.keys.as_at_first"))
        return self.context.change("keys", ())
