"""The table within the program: the game is kept on disk, and trouble with that is told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dune_desktop.players.models import can_think
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.presenters.keys import called
from dune_desktop.ui.scenes.lessons.progress import FIRST_GAME, progress
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action, Hit, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Ask, Go, Question, Quit, Request, Say, Stay

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


_NOWHERE: Final = Rect(0, 0, 0, 0)
_KEYS: Final = Region(
    "game.keys",
    _NOWHERE,
    hits=tuple(Hit(_NOWHERE, (name,), command=name, thing=name) for name in ("quick_save", "quick_load", "codex")),
)
"""What can be done by key alone."""


class GameScene(TableScene):
    """A game of the player's own."""

    def __init__(self, program: Program, game: OpenGame, shown_game: ShownGame) -> None:
        super().__init__(shown_game, program)
        self.program = program
        self.game = game
        self.hints.guided = progress(program.settings, FIRST_GAME) == game.id
        self._chance_told = False

    def tick(self, now: float) -> bool:
        self.program.reviews.tick()
        return super().tick(now)

    def arrive(self) -> Request | None:
        return self.program.rescued() or self._told_back()

    def handle(self, action: Action) -> Request | None:
        request = super().handle(action)
        if request is not None and not isinstance(request, Stay):
            return request
        if self.session.over and not self.shown_game.watching and not self.shown_game.ranked:
            return Go("ranking")  # the end was shown by itself, without a click that would have led there
        self.game.look_after()
        error = self.game.tell()
        t = self.context.texts.t
        if error is None:
            if self.playback.computer_seats.by_chance and not self._chance_told:
                self._chance_told = True
                why = t("computer.stumbled" if can_think() else "computer.by_chance")
                return Ask(Question.notice(t("computer.thoughtless"), why, t("common.continue")))
            return request
        body = self.program.words_for(error) + "\n" + t("errors.goes_on")
        return Ask(Question.notice(t("errors.not_saved"), body, t("common.continue")))

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        screen = super().screen(metrics, size)
        return replace(screen, regions=(*screen.regions, _KEYS))

    def _told_back(self) -> Request | None:
        """That this is the quick save, once."""
        if not self.game.back:
            return None
        self.game.back = False
        return Say(self.context.texts.t("save.quick.back", n=self.session.state.round))

    # ------------------------------------------------------------------------------------------------ the actions

    def do_quick_save(self) -> Request | None:
        """Save to where the other key leads back to."""
        t = self.context.texts.t
        try:
            self.program.slots.save_quickly(self.session, self.game.id, t("save.quick"))
        except SaveError as error:
            return Ask(Question.notice(t("errors.not_saved"), self.program.words_for(error), t("common.close")))
        return Say(t("save.quick.done", press=self._key("quick_load")))

    def do_quick_load(self) -> Request | None:
        path = self.program.slots.quick(self.game.id) or self.game.quick
        if path is None:
            return Say(self.context.texts.t("save.quick.none", press=self._key("quick_save")))
        return self.program.unless_lost(Go("saved", (path,)))

    def do_codex(self) -> Request | None:
        return Go("codex")

    def _key(self, command: str) -> str:
        return called(self.context.texts, self.context.keys, command, self.context.hand)

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
