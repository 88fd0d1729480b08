"""How a person's answers reach the game: asked about first where they would give up something, and then given."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.engine import OptionId, UnusedGain
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import ACTIONS, DECLINE
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.losses import Losses, asked, meant, only_units
from dune_desktop.ui.scenes.table.playback import Playback
from dune_desktop.ui.scenes.table.selection import Answers
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.window.scene import Ask, Request

_TAKES_UP: Final = frozenset({"take", "branch"})
_NUMBERS: Final = frozenset({"troops", "n"})

log = logging.getLogger(__name__)


class Answering:
    """`losses` are what whoever answers has kept back on purpose."""

    def __init__(self, shown_game: ShownGame, context: UiContext, playback: Playback) -> None:
        self.shown_game = shown_game
        self.session = shown_game.session
        self.context = context
        self.playback = playback
        self.losses = Losses()

    def give(self, answers: Answers) -> Request | None:
        """Give the answers, but ask first if that would give up what could still be used."""
        if not answers.sure:
            return self._make_sure(answers)
        if answers.may_lose and self.context.settings.ask_before_losses:
            (option,) = answers.options
            losses = self.session.rules.unused_gains(self.session.state, option)
            if self.losses.new(losses):
                return self._ask(option, losses)
        for option in answers.options:
            self.answer(option)
        latest = answers.options[-1]
        while not self.shown_game.watching and (only := self._said_by(latest)):
            self.answer(only)
            latest = only
        return self.playback.end

    def _said_by(self, option: OptionId) -> OptionId:
        """What whoever takes up an effect or chooses it has said with that; () where there is anything to choose.

        Of several ways the only one that is open, and how many where that can but be one number.
        """
        if option[0] not in _TAKES_UP:
            return ()
        ways = [way for way in self.session.rules.legal(self.session.state) if way != DECLINE]
        return ways[0] if len(ways) == 1 and (ways[0][0] == "branch" or _says_how_many(ways[0])) else ()

    def _make_sure(self, answers: Answers) -> Request:
        """Ask whether the answer is really meant."""
        (option,) = answers.options

        def then(answer: str) -> Request | None:
            return self.give(replace(answers, sure=True)) if answer == "on" else None

        return Ask(meant(self.context.texts, option), then)

    def _ask(self, option: OptionId, losses: Sequence[UnusedGain]) -> Request:
        """Whether the option is really meant, or rather what it would leave behind."""
        choices = Choices(self.session.decision())
        most = choices.all_units
        meant = {"on": option, "deploy": choices.units[most] if most else option}

        def then(answer: str) -> Request | None:
            request = self.give(Answers((meant[answer],))) if answer in meant else None
            if request is not None or answer != "deploy" or not only_units(losses) or self.shown_game.watching:
                return request
            can = option in self.session.rules.legal(self.session.state)
            return self.give(Answers((option,), may_lose=True)) if can else None

        return Ask(asked(self.context.texts, option, losses, most), then)

    def answer(self, option: OptionId) -> None:
        """Give an answer; one that is not legal, or not this person's to give, is ignored."""
        shown_game, session = self.shown_game, self.session
        others = shown_game.watching or shown_game.curtain != NOBODY or shown_game.thinking != NOBODY
        if others or option not in session.rules.legal(session.state):
            log.warning("ignored: %r is not to be answered now", option)
            return
        self.playback.play(option)
        self.losses.answered(option, lambda: session.rules.undeployed(session.state))
        self.playback.unasked(session.steps[-1].events)

    def undo(self) -> bool:
        """Take the latest answer back, if that can be done; whether so. What was said by another goes with that."""
        latest = self.session.undoable()
        if self.shown_game.curtain != NOBODY or not self.shown_game.undo():
            return False
        while (before := self.session.undoable()) is not None and self._said_by(before) == latest:
            self.shown_game.undo()
            latest = before
        self.losses.forget()
        self.playback.left = []
        return True


def _says_how_many(option: OptionId) -> bool:
    """Whether the answer is nothing but a number of pieces."""
    parts = ACTIONS[str(option[0])]
    return bool(parts) and parts[0] in _NUMBERS
