"""What lies open over the table: a pile, a side board, the panel of what has happened, and how far they scroll."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from dune_desktop.engine import Event, OptionId
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.presenters.table.boards import BoardContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.shown_game import ShownGame


class OpenPanels:
    """The `pile` and the side `board` that are open ("" for none), and the panel: `over_market` is whether it is open
    where it is in the way of the market, `lit` the line of it that the pointer rests on, its turn and its thing.
    """

    def __init__(self) -> None:
        self.pile = ""
        self.scrolled = 0.0
        self.board = ""
        self.over_market = False
        self.told_to = inf  # how far the panel or advice is scrolled: to what happened last
        self.lit: tuple[int, ...] = ()

    def put_away(self, pile: str, board: str) -> None:
        """Something else is asked now: only what it is about is open, and the panel tells of what happened last."""
        self.pile, self.board, self.lit = pile, board, ()
        self.scrolled, self.told_to = 0.0, inf

    def turn_over(self, pile: str) -> None:
        """Open this pile, or close it."""
        self.pile = "" if self.pile == pile else pile
        self.scrolled = 0.0

    def unscroll(self) -> None:
        """The panel, or what is told in its place, is seen again from where it begins."""
        self.told_to = inf

    def turn_board(self, board: str) -> None:
        """Lay a folded side board open, or fold it again."""
        self.board = "" if self.board == board else board

    def scroll(self, by: float, limit: float) -> None:
        """Scroll the pile."""
        self.scrolled = min(max(0.0, self.scrolled + by), limit)

    def scroll_told(self, by: float, newest: float, limit: float) -> None:
        """Scroll what is told from where what happened last is shown."""
        now = newest if self.told_to == inf else self.told_to
        self.told_to = min(max(0.0, now + by), limit)


def boards_over(model: TableModel | None) -> dict[str, frozenset[str]]:
    """The side boards that lie over the market in a picture, with the events that are seen on them."""
    if model is None:
        return {}
    over = (board for board in model.wanted_boards if f"strip.{board}" in model.places)
    walks = contributed(BoardContribution, model.boxes).walks
    return {board: walks.get(board, frozenset()) for board in over}


def seen_on(boards: Mapping[str, frozenset[str]], events: tuple[Event, ...]) -> str:
    """The first of these boards on which something is to be seen of the events; "" for none."""
    happened = {event[0] for event in events}
    return next((board for board, walks in boards.items() if walks & happened), "")


def pile_to_open(shown_game: ShownGame) -> str:
    """A pile that must be picked from, and from nowhere else, opens by itself."""
    session = shown_game.session
    if shown_game.watching or session.over or shown_game.curtain != NOBODY or shown_game.thinking != NOBODY:
        return ""
    legal = [option for option in session.rules.legal(session.state) if option[0] != "decline"]
    return "discard" if legal and all(map(_from_the_discard_pile, legal)) else ""


def cards_of(pile: str, shown_game: ShownGame) -> tuple[str, ...]:
    """The cards of a pile. Its owner knows every card of a deck, if not their order."""
    if pile == "discard":
        return tuple(shown_game.view().seats[max(0, shown_game.viewer)].discard)
    return tuple(shown_game.session.own_deck(shown_game.viewer)) if shown_game.viewer != NOBODY else ()


def _from_the_discard_pile(option: OptionId) -> bool:
    """Whether it picks a card of the own discard pile."""
    match option:
        case ("fetch", _) | ("trash", "discard", _):
            return True
        case _:
            return False
