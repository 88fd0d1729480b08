"""The end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.ui.presenters.screens.game_over import COLUMN, Result, over_screen
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.scenes.next_game import decline, proposed
from dune_desktop.ui.scenes.overlay import Scrolling
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Go, Quit, Request

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


def result_of(shown_game: ShownGame) -> Result:
    """How the game at this table ended."""
    session = shown_game.session
    return Result(session.rules, shown_game.view(), session.names, session.chairs, session.hints)


class GameOverScene(Explaining, Scrolling):
    """Ranking, points, and what next. It stands in the place of the table, which can still be looked at."""

    alone = True
    air = "wind"
    motif = "end"
    column = COLUMN

    def __init__(self, program: Program, shown_game: ShownGame, ended: bool = False) -> None:
        self.program = self.context = program
        self.shown_game = shown_game
        self._ended = ended  # just now: the winner comes first
        self.proposed = proposed(program)

    def arrive(self) -> Request | None:
        return self.program.rescued() or (Go("winner") if self._ended else None)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        page, proposal = self.program.page(metrics, size), self.proposed[1] if self.proposed is not None else None
        screen, self.limit = over_screen(page, result_of(self.shown_game), self.offset, proposal)
        self.offset = min(self.offset, self.limit)
        return screen

    def tick(self, now: float) -> bool:
        self.program.reviews.tick()
        return False

    def do_winner(self) -> Request | None:
        return Go("winner")

    def do_review(self) -> Request | None:
        return Go("review")

    def do_past(self) -> Request | None:
        return Go("past")

    def do_propose(self) -> Request | None:
        """Set the proposed game up, as far as its beginning."""
        return self.program.unless_lost(Go("new_game", (self.proposed[0],))) if self.proposed is not None else None

    def do_decline(self) -> None:
        """The proposed game is not wanted."""
        if self.proposed is not None:
            decline(self.program, self.proposed[0])
            self.proposed = None

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_back(self) -> Request | None:
        return Go("table")

    def do_table(self) -> Request | None:
        return Go("table")

    def do_again(self, which: str) -> Request | None:
        return self.program.unless_lost(Go("again", (which == "same",)))

    def do_title(self) -> Request | None:
        return self.program.unless_lost(Go("title"))

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
