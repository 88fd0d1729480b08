"""Past games: what they come to, and the way back to each of them whose save is still there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.past import Found, PastGame, PastSeat
from dune_desktop.ui.kit.scrolling import Block, limit_of
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.past.shown import (
    COLUMN,
    Past,
    Tab,
    area,
    in_sight,
    list_limit,
    made,
    offset_for,
    past_screen,
)
from dune_desktop.ui.presenters.screens.past.tally import Evening, names, tally
from dune_desktop.ui.presenters.screens.past.words import day
from dune_desktop.ui.presenters.screens.saves.listing import Notice
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.scenes.overlay import Scrolling
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Ask, Back, Go, Request

if TYPE_CHECKING:
    from pathlib import Path

    from dune_desktop.ui.program import Program


class PastScene(Explaining, Scrolling):
    """Everything counted at first, and one click away the games themselves. One of them is chosen: keys are for it."""

    column = COLUMN

    def __init__(self, program: Program) -> None:
        self.program = self.context = program
        self.tab: Tab = "overview"
        self.who = ""  # whose games are counted, without regard to capitals; "" for everybody's
        self.chosen = 0
        self.notice: Notice | None = None
        self._follow = False  # whether the chosen one shall come into sight
        self._made: tuple[object, list[Block]] | None = None
        self.look_again()

    def look_again(self) -> None:
        """Look into the file and the folder: a game may have come or gone."""
        slots = self.program.slots
        self.saves: dict[str, Path] = {}
        for slot in slots.list():  # which waits until everything is written
            if slot.seen is not None and slot.seen.over:
                self.saves.setdefault(slot.seen.game, slot.path)
        self.refused: SaveError | None = None
        try:
            self.found = slots.past.found()
        except SaveError as error:
            self.found, self.refused = Found(), error
        self.persons = names(self.found.games, called)
        self._count()

    def _count(self) -> None:
        """Count the games of whoever is chosen."""
        if self.who not in self.persons:
            self.who = ""
        self.tally = tally(self.found.games, called, self.who)
        self.evenings: Sequence[Evening] = self.tally.evenings[::-1]
        self.chosen = max(0, min(self.chosen, len(self.evenings) - 1))
        self._made = None

    def told(self, answer: object) -> Request | None:
        self.look_again()
        return None

    # ------------------------------------------------------------------------------------------------ showing

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        page = self.program.page(metrics, size)
        past = self._past(page)
        if self.tab == "games":
            self.limit = list_limit(page, past)
            if self._follow:
                self.offset, self._follow = offset_for(page, self.chosen, self.offset), False
            self.scroll_to(self.offset)
            past = self._past(page)
        blocks = self._blocks(page, past)
        if self.tab == "overview":
            self.limit = limit_of(blocks, area(page).h)
            self.scroll_to(self.offset)
            past = self._past(page)
        return past_screen(page, past, blocks)

    def _blocks(self, page: Page, past: Past) -> list[Block]:
        """What scrolls, made anew only when it looks different: the overview while one scrolls does not."""
        seen = in_sight(page, len(self.evenings), self.offset) if self.tab == "games" else None
        key = (page, self.tab, self.who, seen, self.chosen if seen is not None else None)
        if self._made is None or self._made[0] != key:
            self._made = (key, made(page, past) if self.evenings else [])
        return self._made[1]

    def _past(self, page: Page) -> Past:
        t, found = page.t, self.found
        empty = self.program.words_for(self.refused) if self.refused is not None else str(t("past.empty"))
        note = t("past.unread", n=found.unread) if found.unread else t("past.note") if self.evenings else ""
        return Past(
            self.tally,
            self.evenings,
            lambda evening: self._people(page, evening),
            self.persons,
            self.who,
            self.tab,
            self.offset,
            self.chosen,
            frozenset(self.saves),
            str(note),
            self.notice,
            bool(found.deleted),
            empty,
        )

    def _people(self, page: Page, evening: Evening) -> str:
        """Who sat at the table, whoever is told of first; "" where that goes without saying, or nobody gave a name."""
        people = sorted((seat for seat in evening.game.seats if seat.person), key=lambda seat: seat is not evening.seat)
        found = list(filter(None, map(called, people)))
        alone = len(found) == 1 and (self.who or len(self.persons) == 1)
        return "" if alone else page.texts.grammar.listed(found)

    # ------------------------------------------------------------------------------------------------ the actions

    def do_back(self) -> Request | None:
        return Back()

    def do_tab(self, tab: Tab) -> None:
        self.tab, self.offset, self._follow = tab, 0.0, tab == "games"

    def do_who(self, who: str) -> None:
        self.who, self.offset = who, 0.0
        self._count()

    def do_walk(self, step: int) -> None:
        """Choose another game, so many further on."""
        self.chosen = max(0, min(self.chosen + step, len(self.evenings) - 1))
        self._follow = True

    def do_choose(self, place: int) -> None:
        self.chosen, self._follow = place, True

    def do_game(self, game: str) -> None:
        """Show a game in the list."""
        place = next((at for at, evening in enumerate(self.evenings) if evening.game.game == game), None)
        if place is not None:
            self.tab, self.chosen, self._follow = "games", place, True

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_open(self, game: str) -> Request | None:
        """The end of the game, from where one can review it and look back."""
        path = self.saves.get(game)
        return self.program.unless_lost(Go("saved", (path,))) if path is not None else None

    def do_delete(self, game: str) -> Request | None:
        """Take a game off the list. It goes by its id: whoever clicks twice does not mean the one in its place."""
        gone = next((evening.game for evening in self.evenings if evening.game.game == game), None)
        if gone is None:
            return None
        try:
            self.program.slots.past.delete(game)
        except SaveError as error:
            return Ask(self.program.complaint(error))
        self._tell("past.deleted", gone, str(self.program.texts.t("command.undo")))
        self.look_again()
        return None

    def do_restore(self) -> Request | None:
        """Bring back what was deleted last, here or at another time; then what was before it."""
        if not self.found.deleted:
            return None
        back = self.found.deleted[0]
        try:
            self.program.slots.past.restore(back.game)
        except SaveError as error:
            return Ask(self.program.complaint(error))
        self._tell("past.back", back)
        self.look_again()
        self.do_game(back.game)
        return None

    def _tell(self, key: str, game: PastGame, undo: str = "") -> None:
        words = str(self.program.texts.t(key, date=day(game)))
        self.notice = Notice(words, undo, ("restore",), "undo") if undo else Notice(words)


def called(seat: PastSeat) -> str:
    """What a person called themselves; "" for one who is called after the leader in whatever language."""
    return "" if seat.name in _after_leader(seat.leader) else seat.name


@cache
def _after_leader(leader: str) -> frozenset[str]:
    key = "leader_short:" + leader
    known = [texts for texts in map(Texts, LANGUAGES) if texts.has_name(key)]
    return frozenset({"", *(texts.name(key) for texts in known)})
