"""The title screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dune_desktop.storage.bin import Bin
from dune_desktop.storage.disk import exists
from dune_desktop.storage.folder import past_games
from dune_desktop.storage.save_header import SaveHeader, read_headers
from dune_desktop.ui.presenters.screens.page import BEHIND
from dune_desktop.ui.presenters.screens.title import Entry, title_screen
from dune_desktop.ui.scenes.lessons.progress import DONE, FIRST, MINUTES, OFFERED, noted, progress
from dune_desktop.ui.screen.display import Hit, Picture, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Go, Quit, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


_NOWHERE: Final = Rect(0, 0, 0, 0)
_KEYS: Final = Region("title.keys", _NOWHERE, hits=(Hit(_NOWHERE, ("help",), command="help", thing="help"),))
"""What can be done by key alone."""


class TitleScene(Scene):
    """Where the program begins: go on with the latest game, or anything else."""

    alone = True
    air = "wind"
    motif = "title"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.checked = False  # whether what is offered was read whole
        self.waiting: SaveHeader | None = None
        self.files = 0  # saves there are, and saves that can be brought back
        self.past = False  # whether a game was ever finished
        if program.ready:
            self.look_again()
        else:
            found, files = read_headers(program.places.saves)
            self.files = files + len(Bin(program.places.saves).all())
            latest = next((seen for seen in found if self._known(seen)), None)
            self.waiting = None if latest is None or latest.over else latest
            self.past = exists(past_games(program.places.saves)) or any(seen.over for seen in found)

    def look_again(self) -> None:
        """Look into the folder of saves: something may have come or gone."""
        slots = self.program.slots
        latest = slots.latest()
        self.waiting = latest.seen if latest is not None else None
        self.checked, self.files = True, slots.count() + len(slots.bin.all())
        self.past = exists(slots.past.path)

    def _known(self, seen: SaveHeader) -> bool:
        """Whether the leaders it names are leaders: what was only glanced at may say anything."""
        return all(not leader or self.program.texts.has_name("leader:" + leader) for leader in seen.leaders)

    def tick(self, now: float) -> bool:
        """As soon as saves can be read whole, only what is sound is offered."""
        if self.checked or not self.program.ready:
            return False
        before = self._shown
        self.look_again()
        return self._shown != before

    def soon(self) -> Iterator[Picture]:
        return iter((BEHIND,))

    @property
    def _shown(self) -> tuple[object, bool, bool]:
        return self.waiting.path if self.waiting is not None else None, self.files > 0, self.past

    def entries(self) -> tuple[Entry, ...]:
        """The menu: only what works is in it."""
        t = self.program.texts.t
        if self._newcomer:
            learn = Entry(t("lesson.newcomer", n=MINUTES), ("lessons", FIRST), "confirm")
            found = [learn, Entry(t("lesson.known"), ("known",), "new_game")]
        else:
            left = progress(self.program.settings, FIRST) not in ("", DONE, OFFERED)
            first = "new_game" if self.waiting is not None or left else "new_game confirm"
            found = [Entry(t("title.new_game"), ("new",), first), Entry(t("lesson.title"), ("lessons",), "lessons")]
            if left:
                go_on = Entry(t("lesson.continue"), ("lessons", FIRST), "" if self.waiting is not None else "confirm")
                found.insert(0 if self.waiting is None else 1, go_on)
        if self.files:
            found.append(Entry(t("title.load"), ("load",), "load"))
        if self.past:
            found.append(Entry(t("past.title"), ("past",), "past"))
        found += [
            Entry(t("title.rules"), ("rules",), "rules"),
            Entry(t("codex.title"), ("codex",), "codex"),
            Entry(t("settings.title"), ("settings",), "settings"),
            Entry(t("title.about"), ("about",), "about"),
            Entry(t("title.quit"), ("leave",), "quit"),
        ]
        return tuple(found)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        screen = title_screen(self.program.page(metrics, size), self.waiting, self.entries())
        return replace(screen, regions=(*screen.regions, _KEYS))

    def arrive(self) -> Request | None:
        return self.program.greeting()

    def told(self, answer: object) -> Request | None:
        self.look_again()
        return None

    def do_continue(self) -> Request | None:
        return Go("saved", (self.waiting.path,)) if self.waiting is not None else None

    def do_new(self) -> Request | None:
        return Go("new_game")

    @property
    def _newcomer(self) -> bool:
        """Whether nothing was ever played here, and the first lesson was neither begun nor declined."""
        return not (self.files or self.past or progress(self.program.settings, FIRST))

    def do_lessons(self, lesson: str = "") -> Request | None:
        """The lessons, or at once that one."""
        return Go("lesson", (lesson, progress(self.program.settings, lesson))) if lesson else Go("lessons")

    def do_known(self) -> Request | None:
        """Whoever knows the game is not asked again."""
        self.program.remember(lessons=noted(self.program.settings, FIRST, OFFERED))
        return Go("new_game")

    def do_load(self) -> Request | None:
        return Go("load")

    def do_past(self) -> Request | None:
        return Go("past")

    def do_help(self) -> Request | None:
        """What a first turn is, in pictures; from there one comes to the rules."""
        return Go("keys")

    def do_rules(self) -> Request | None:
        return Go("rules")

    def do_codex(self) -> Request | None:
        return Go("codex")

    def do_about(self) -> Request | None:
        return Go("about")

    def do_settings(self) -> Request | None:
        return Go("settings")

    def do_set(self, name: str, value: object) -> Request | None:
        return self.program.change(name, value)

    def do_leave(self) -> Request | None:
        return Quit()
