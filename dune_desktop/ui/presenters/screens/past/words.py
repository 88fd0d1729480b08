"""Past games in words."""

from __future__ import annotations

from dune_desktop.engine.assembly import registry
from dune_desktop.storage.past import PastGame, strongest, table_of
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.past.tally import Evening
from dune_desktop.ui.presenters.screens.title import set_words, table_words
from dune_desktop.ui.text.richtext import escape


def day(game: PastGame) -> str:
    """When the game ended, where the player is."""
    return f"{game.ended.astimezone():%Y-%m-%d}"


def leader_name(page: Page, leader: str, kind: str = "leader") -> str:
    """The leader's name, or the short one; the id of one whose box is not here any more, as words."""
    key = f"{kind}:{leader}"
    return page.name(key) if page.texts.has_name(key) else leader.rpartition("/")[2].replace("_", " ").title()


def table_line(page: Page, game: PastGame) -> str:
    """What kind of table it was, against whom, and with which boxes."""
    words = [table_words(page, [seat.kind for seat in game.seats])]
    level = strongest(game)
    if table_of(game) == "solo":
        key = "difficulty:" + game.difficulty
        words.append(page.name(key) if page.texts.has_name(key) else game.difficulty)
    elif page.texts.has("computer.level." + level):
        words.append(str(page.t("computer.level." + level)))
    if game.boxes != registry.standard() and all(page.texts.has("newgame.set." + box) for box in game.boxes):
        words.append(set_words(page, game.boxes, (), float("inf")))
    return " · ".join(filter(None, words))


def told(page: Page, evening: Evening) -> str:
    """A game in a few lines, as markup."""
    seat = evening.seat
    result = page.t("past.result", n=seat.points, place=seat.place)
    who = escape(leader_name(page, seat.leader))
    return f"<b>{escape(day(evening.game))}</b>\n{escape(table_line(page, evening.game))}\n{who}\n{result}"
