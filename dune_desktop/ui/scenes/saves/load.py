"""The list of saved games to load from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.folder import game_of
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves.listing import (
    FIELD,
    LIST,
    MANY,
    SEARCH,
    Heading,
    Listing,
    Notice,
    Order,
    Search,
)
from dune_desktop.ui.presenters.screens.saves.row import people_words
from dune_desktop.ui.presenters.screens.saves.shown import in_sight, list_limit, load_screen, offset_for
from dune_desktop.ui.presenters.screens.title import set_words, table_words
from dune_desktop.ui.scenes.overlay import Scrolling
from dune_desktop.ui.scenes.saves.save import NAME_LIMIT
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.system import folders
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Ask, Back, Copy, Go, Request

if TYPE_CHECKING:
    from dune_desktop.storage.bin import Deleted
    from dune_desktop.storage.slots import Slot
    from dune_desktop.ui.program import Program


class LoadScene(Scrolling):
    """All saves, the latest first; what cannot be used says why. Only what comes into sight is read whole.

    One of them is chosen: keys are for that one. `slots` are those listed, `everything` those that there are. Where
    `recalls` holds, there is a way to what was deleted, and undo brings back also what was deleted at another time.
    """

    column = LIST
    heading = Heading("load.title")
    renames = True
    recalls = True
    anything = False  # whether something can be done with what cannot be used

    def __init__(self, program: Program) -> None:
        self.program = program
        self.chosen = 0
        self.order: Order = "newest"
        self.wanted = TextEdit.of("", NAME_LIMIT)
        self.searching = False
        self.naming: TextEdit | None = None
        self.gone: list[tuple[str, Deleted]] = []  # what was deleted here and what it was called, the latest last
        self.notice: Notice | None = None
        self._left: tuple[int, str] | None = None  # a new name that was typed and neither kept nor dropped yet
        self._follow = False  # whether the chosen one shall come into sight
        self._page: Page | None = None
        self._told: dict[tuple[object, ...], str] = {}
        self.look_again()

    def found(self) -> Sequence[Slot]:
        """What there is to list."""
        return self.program.slots.list()

    def look_again(self) -> None:
        """Look into the folder: a save may have come or gone."""
        self.everything = list(self.found())
        self.deleted = self.program.slots.deleted() if self.recalls else []
        self.refused = self.program.slots.refusal()
        self._choose()

    def _choose(self) -> None:
        """List what is looked for, in order."""
        words = self.wanted.value.casefold().split()
        listed = [slot for slot in self.everything if all(word in self._text(slot) for word in words)]
        if self.order == "name":
            listed.sort(key=lambda slot: (slot.seen is None, self._title(slot).casefold()))
        elif self.order == "round":
            listed.sort(key=lambda slot: (slot.seen is None, slot.seen is not None and -slot.seen.round))
        self.slots = listed
        self.chosen = max(0, min(self.chosen, len(listed) - 1))

    def _title(self, slot: Slot) -> str:
        """What a save is called in the list."""
        if slot.seen is None:
            return slot.path.name
        return slot.seen.name or people_words(self.program.texts, slot.seen)

    def _text(self, slot: Slot) -> str:
        """All that is told of a save, to be searched."""
        seen = slot.seen
        if seen is None or self._page is None:
            return slot.path.name.casefold()
        key = (slot.path, seen.saved, seen.name, seen.round, self._page.texts.language)
        if key not in self._told:
            page = self._page
            leaders = [
                page.name("leader:" + leader)
                for leader in seen.leaders
                if leader and page.texts.has_name("leader:" + leader)
            ]
            difficulty = [page.name("difficulty:" + seen.difficulty)] if seen.difficulty else []
            over = [str(page.t("load.over"))] if seen.over else []
            said = [
                seen.name,
                people_words(page.texts, seen),
                table_words(page, seen.kinds),
                *leaders,
                *difficulty,
                *over,
            ]
            said += [
                set_words(page, seen.boxes, seen.variants, float("inf")),
                str(page.t("common.round", n=seen.round)),
            ]
            said += [f"{seen.saved.astimezone():%Y-%m-%d %H:%M}"]
            self._told[key] = " ".join(said).casefold()
        return self._told[key]

    def told(self, answer: object) -> Request | None:
        """Back from elsewhere, where what was deleted here may have been brought back."""
        self.look_again()
        there = {gone.deletion_folder for gone, _ in self.deleted}
        self.gone = [(title, gone) for title, gone in self.gone if not self.recalls or gone.deletion_folder in there]
        self._tell_of_gone()
        return None

    def _is_played(self, slot: Slot) -> bool:
        """Whether a game, here or in another window, saves itself to this file."""
        if slot.seen is None or not slot.seen.automatic:
            return False
        game = self.program.game
        here = game is not None and game.id == slot.seen.game
        return here or not self.program.slots.locks.free(slot.seen.game)

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def searched(self) -> bool:
        """Whether there are so many that they can be sorted and searched."""
        return len(self.everything) > MANY

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self._page = page = self.program.page(metrics, size)
        count, searched = len(self.slots), self.searched
        self.limit = list_limit(page, count, searched)
        if self._follow:
            self.offset, self._follow = offset_for(page, self.chosen, self.offset, searched), False
        self.offset = max(0.0, min(self.offset, self.limit))
        seen = in_sight(page, count, self.offset, searched)
        for place in seen:
            self.slots[place] = self.program.slots.check(self.slots[place])
        empty = self.program.words_for(self.refused) if self.refused is not None else page.t(self.heading.empty)
        if self.everything and not count:
            empty = page.t("load.search.none")
        listing = Listing(
            self.heading,
            self._note(),
            self.slots,
            {place: self._words(self.slots[place]) for place in seen},
            seen,
            self.offset,
            empty,
            self.chosen,
            {self.slots[place].path for place in seen if self._is_played(self.slots[place])},
            {place for place in seen if self._earlier(self.slots[place])},
            self.naming,
            self.naming is not None and self._taken(self.naming.value),
            self.notice,
            Search(self.order, self.wanted, self.searching, count, len(self.everything)) if searched else None,
            self.renames,
            len(self.deleted),
            bool(self.deleted) and not self.gone,
            self.anything,
        )
        return load_screen(page, listing)

    def _note(self) -> str:
        """The line below the title."""
        return str(self.program.texts.t(self.heading.note)) if self.heading.note else ""

    def _earlier(self, slot: Slot) -> bool:
        """Whether the file cannot be used, but earlier positions of its game are there."""
        game = game_of(slot.path) if slot.seen is None else ""
        return bool(game and self.program.slots.earlier(game))

    def _words(self, slot: Slot) -> str:
        """What there is to say of a file: what is wrong with it, or where it comes from."""
        t = self.program.texts.t
        if slot.error is not None:
            return self.program.words_for(slot.error)
        return str(t("load.older")) if slot.older else "" if slot.seen and slot.seen.name else str(t("load.automatic"))

    # ------------------------------------------------------------------------------------------------ the actions

    def do_back(self) -> Request | None:
        return Back()

    def do_load(self, place: int) -> Request | None:
        return Go("saved", (self.slots[place].path,))

    def do_earlier(self, place: int) -> Request | None:
        return Go("earlier", (game_of(self.slots[place].path),))

    def do_walk(self, step: int) -> None:
        """Choose another one, so many further on."""
        self.chosen = max(0, min(self.chosen + step, len(self.slots) - 1))
        self._follow = True

    def do_sort(self, order: Order) -> None:
        self.order = order
        self.chosen, self.offset = 0, 0.0
        self._choose()

    def do_clear(self) -> None:
        """Everything is listed again."""
        self.wanted = TextEdit.of("", NAME_LIMIT)
        self._choose()

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        if field == SEARCH:
            return self._search(verb, *arguments)
        place = int(field.removeprefix(FIELD + "."))
        if verb == "begin":
            self.chosen, self._left = place, None
            self.naming = TextEdit.of(self._title(self.slots[place]), NAME_LIMIT).apply("all")
            return None
        if verb == "enter":
            return self.do_rename(place)
        if self.naming is None:
            return None
        if verb == "done":
            self._left, self.naming = (place, self.naming.value), None
            return None
        copied = self.naming.selected if verb in ("copy", "cut") else ""
        self.naming = self.naming.apply(verb, *arguments)
        return Copy(copied) if copied else None

    def _search(self, verb: str, *arguments: object) -> Request | None:
        self.searching = verb not in ("done", "enter")
        copied = self.wanted.selected if verb in ("copy", "cut") else ""
        before, self.wanted = self.wanted.value, self.wanted.apply(verb, *arguments)
        if self.wanted.value != before:
            self.chosen, self.offset = 0, 0.0
            self._choose()
        return Copy(copied) if copied else None

    def _taken(self, name: str) -> bool:
        """Whether another save has this name."""
        slots = self.program.slots
        return bool(name.strip()) and slots.path_for(name) != self.slots[self.chosen].path and slots.taken(name)

    def do_rename(self, place: int) -> Request | None:
        """The save has the name that was typed for it, if it is one and no other save has it."""
        typed, self._left = self._left, None
        if typed is None or typed[0] != place or not typed[1].strip() or self._taken(typed[1]):
            return None
        if typed[1].strip() == self._title(self.slots[place]):
            return None
        try:
            path = self.program.slots.rename(self.slots[place].path, typed[1])
        except SaveError as error:
            return Ask(self.program.complaint(error))
        self.look_again()
        self._choose_file(path)
        return None

    def _choose_file(self, path: Path) -> None:
        """Choose the save in this file, and have it come into sight."""
        self.chosen = next((place for place, slot in enumerate(self.slots) if slot.path == path), self.chosen)
        self._follow = True

    def do_export(self, place: int) -> Request | None:
        """A copy where the player can take it from; its folder is opened, if the system knows how to."""
        slot = self.slots[place]
        t = self.program.texts.t
        assert slot.seen is not None
        rounds = str(t("common.round", n=max(1, slot.seen.round)))
        name = slot.seen.name or f"{slot.seen.names[0]} {rounds}"
        try:
            copy = self.program.slots.export(slot.path, self.program.places.exports, name)
        except SaveError as error:
            return Ask(self.program.complaint(error))
        self.notice = Notice(str(t("load.exported", file=str(copy))), str(t("about.open")), ("open",))
        self.do_open()
        return None

    def do_open(self) -> None:
        """Show the folder of copies in the system's own file manager."""
        folders.show(str(self.program.places.exports))

    def do_delete(self, file: str) -> Request | None:
        """Put a save aside, from where it can be brought back; one that a game saves itself to stays.

        It goes by the name of its file: whoever clicks twice does not mean the one that comes into its place.
        """
        slot = self._in(file)
        if slot is None or self._is_played(slot):
            return None
        try:
            self.gone.append((self._title(slot), self.program.slots.delete(slot.path)))
        except SaveError as error:
            self.look_again()
            return Ask(self.program.complaint(error))
        self.look_again()
        self._tell_of_gone()
        return None

    def _in(self, file: str) -> Slot | None:
        """The save in this file, if it is listed."""
        return next((slot for slot in self.slots if str(slot.path) == file), None)

    def _tell_of_gone(self) -> None:
        """What was deleted here last, and the way back."""
        t = self.program.texts.t
        self.notice = None
        if self.gone:
            words = str(t("load.deleted", name=self.gone[-1][0]))
            self.notice = Notice(words, str(t("command.undo")), ("restore",), "undo")

    def do_restore(self) -> Request | None:
        """Bring back what was deleted last, then what was before it, here and at other times."""
        if self.gone:
            return self._restore(*self.gone[-1])
        if self.deleted:
            gone, slot = self.deleted[0]
            return self._restore(self._title(slot), gone)
        return None

    def _restore(self, title: str, gone: Deleted) -> Request | None:
        """Bring this back, and say so unless there is more to be said."""
        self.gone = [each for each in self.gone if each[1].deletion_folder != gone.deletion_folder]
        try:
            path = self.program.slots.restore(gone)
        except SaveError as error:
            self.look_again()
            return Ask(self.program.complaint(error))
        self._tell_of_gone()
        self.notice = self.notice or Notice(str(self.program.texts.t("load.back", name=title)))
        self.look_again()
        self._choose_file(path)
        return None

    def do_bin(self) -> Request | None:
        return Go("bin")
