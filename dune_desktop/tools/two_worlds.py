"""A check that nothing visible reveals hidden information (R29), by comparing twin games on every screen.

One game is as it was played, the other its twin (`session.twin`): the open information is the same, and what is hidden
from the seat differs. Everything that can be opened at the table is opened in both, the pointer rests on everything,
and the first difference on each screen is reported.
"""

from __future__ import annotations

import io
import sys
import tempfile
import traceback
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import field, fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.company.tasks import Advise, Advised, Task
from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.players.advice.advice import Advice
from dune_desktop.players.levels import LEVELS
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.session.twin import Twins, with_chairs
from dune_desktop.storage.files import of_session
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.storage.places import Places
from dune_desktop.storage.sketch import sketch
from dune_desktop.tools.text_play import talk
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.saves.save import SaveScene
from dune_desktop.ui.scenes.seat_names import full_names
from dune_desktop.ui.scenes.table.selection import STEPS, step
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action, Hit, Icon, Screen, Thing
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import open_regions, spots
from dune_desktop.ui.screen.under import Under, under, under_thing
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.scene import Ask, Go, Scene

GAME: Final = "0" * 12
SIZE: Final = canvas_for(1920, 1080, dense=True)  # tells more than a small one
COMMON_SCREENS: Final = frozenset({"help", "keys", "rules", "codex", "settings", "about", "inspect", "look"})
"""Actions that open screens that are much the same at every table."""
OPENING_ACTIONS: Final = COMMON_SCREENS | {
    *("menu", "log", "cards", "pile", "side", "recap", "advice", "over", "save", "replay", "moment", "again"),
    *("section", "shelf", "step", "seat", "to", "move"),
}
"""Actions that open something and change nothing. Choices that answer nothing yet (`STEPS`) are made too."""
SELDOM, OFTEN = 0.1, 0.5  # shares of the `COMMON_SCREENS` pages and of all others opened, when not everything is
MAX_DEPTH: Final = 3  # screens opened over one another
TIPS_FACTOR: Final = 20  # times as many tips as other items, when not everything is looked at
OWN_SHARE: Final = 0.5  # share of the comparisons for one seat that are for the seat to answer
MAX_ACTS: Final = 4  # automatic events looked at


@dataclass(slots=True)
class Report:
    """The result of comparisons: counts of what was looked at, and the differences found."""

    faults: list[str] = field(default_factory=list)
    looks: int = 0  # positions compared
    screens: int = 0
    tips: int = 0

    def add(self, other: Report) -> None:
        self.faults += other.faults
        self.looks += other.looks
        self.screens += other.screens
        self.tips += other.tips

    def lines(self) -> Iterator[str]:
        """Yield the lines to print; none if nothing was compared."""
        if self.looks:
            yield f"{self.looks} positions checked for hidden information: {self.screens} screens, {self.tips} tooltips"
        yield from self.faults


class _ChecksumRunner(LocalRunner):
    """A runner that advises at once, using all data it is given."""

    def submit(self, task: Task) -> int:
        assert isinstance(task, Advise)
        return super().submit(_ChecksumAdvice(task.info_state, task.seed))


class _ChecksumAdvice(Advise):
    """Advice whose numbers are checksums of the whole information state, so that any difference in it shows."""

    def think(self) -> Advised:
        info_state = self.info_state
        told = repr(
            (
                info_state.view,
                info_state.options,
                info_state.memory.as_data(),
                info_state.determinize(self.seed),
                self.seed,
            )
        )
        ways = tuple(
            Advice(option, crc32(f"{told}{option}".encode()) / 2**32, (("wins", 1.0),))
            for option in info_state.options[:2]
        )
        return Advised(ways, tuple((level, info_state.options[0]) for level in LEVELS[:-3:-1]))


class _World:
    """One of the two games, with its stack of open screens."""

    def __init__(self, folder: Path) -> None:
        self.program = Program(Places.under(folder), DEFAULT)
        self.program.runner = _ChecksumRunner()
        self.ways = Ways(self.program)
        self.open: list[Scene] = []

    def sit_down(self, session: Session) -> None:
        """Open the table with this session."""
        program = self.program
        session.names = full_names(program.texts, session)
        program.game = OpenGame(program.slots, session, GAME)
        session.listeners = []  # nothing is saved
        program.shown_game = ShownGame(session, "normal")
        self.open = [GameScene(program, program.game, program.shown_game)]

    @property
    def table(self) -> GameScene:
        scene = self.open[0]
        assert isinstance(scene, GameScene)
        return scene

    @property
    def top(self) -> Scene:
        return self.open[-1]

    def screen(self) -> Screen:
        return self.top.screen(Plain(), SIZE)

    def do(self, action: Action) -> bool:
        """Do the action and open the screen it leads to; tell whether there is one."""
        request = self.top.handle(action)
        if not isinstance(request, Go | Ask):
            return False
        found = self.ways(request, self.top)
        if isinstance(found, Scene):
            self.open.append(found)
        return isinstance(found, Scene)

    def put_away(self) -> None:
        """Close everything over the table and undo all choices begun."""
        table = self.table
        del self.open[1:]
        table.shown_game.settle()
        table.advisor.leave()
        table.panels.over_market = False
        table.context.remember(recap="open")
        table.begin()


class Pair:
    """The two games side by side.

    On each screen `max_items` items of each kind are opened or pointed at, all of them if None. Of the pages over the
    table some are opened, drawn by `seed`, or only `pages` if given.
    """

    def __init__(
        self, folder: Path, report: Report, max_items: int | None = None, seed: int = 0, pages: Collection[str] = ()
    ) -> None:
        self.worlds = _World(folder), _World(folder)
        self.report = report
        self.max_items = max_items
        self.pages = pages
        self.chance = Random(seed)
        self.texts = Texts(DEFAULT)
        self.where = ""
        self.screen = Screen("", ())

    def compare(self, session: Session, twin: Session, where: str) -> None:
        """Compare everything in a session and its twin."""
        self.where = where
        self.report.looks += 1
        for world, game in zip(self.worlds, (session, twin), strict=True):
            world.sit_down(game)
        try:
            self._told_elsewhere(session, twin)
            self._what_happened()
            self._table()
        except Exception as error:  # a failing position must not hide the others
            at = traceback.extract_tb(error.__traceback__)[-1]
            self._fault("", f"{type(error).__name__}: {error} ({Path(at.filename).name}:{at.lineno})")

    # ------------------------------------------------------------------------------------------------ what there is

    def _told_elsewhere(self, session: Session, twin: Session) -> None:
        """Compare the data for lists of saves, advice, questions and the game in a terminal."""
        both = (session, twin)
        self._same("list of saves", *(_listed(each) for each in both))
        (seat,) = session.people if len(session.people) == 1 else (NOBODY,)
        if session.asked() != seat:
            return
        self._same("sight", *(_known(each) for each in both))
        self._same("question", *(each.decision() for each in both))
        self._same("what is answered by itself", *(each.rules.auto_answer(each.state) for each in both))
        for option in self._some(session.rules.legal(session.state)):
            self._same(f"loss by {option}", *(each.rules.unused_gains(each.state, option) for each in both))
            self._same(f"outlook of {option}", *(each.foresee((option,)) for each in both))
            self._same(f"undo of {option}", *(each.is_final(option) for each in both))
        self._same("terminal", *(_in_terminal(each, self.texts) for each in both))

    def _what_happened(self) -> None:
        """Compare what happened, one act after another, as the window shows it."""
        for number in range(MAX_ACTS):
            one, other = (world.table.shown_game for world in self.worlds)
            if not self._same(f"acts {number}", len(one.acts), len(other.acts)) or not one.acts:
                break
            if self._look(f"act {number}"):
                self._rest(f"act {number}")
            for world in self.worlds:
                world.table.shown_game.go_on()
        self._put_away()

    def _table(self) -> None:
        """Compare the table, and all that can be opened over it or begun on it."""
        if not self._look("table"):
            return
        self._rest("table")
        reached = _reached(self.screen)
        self._open("table", 1, reached)
        self._point("table", reached)
        for action in self._some(dict.fromkeys(filter(self._only_begins, (hit.action for hit in reached)))):
            self._do(action)
            if self._look(f"begun {action}"):
                self._rest(f"begun {action}")
                self._point(f"begun {action}", _reached(self.screen))
            self._put_away()

    def _point(self, where: str, reached: Sequence[Hit]) -> None:
        """Compare the screens with the pointer on each possible action."""
        for action in self._some(dict.fromkeys(hit.action for hit in reached if hit.action)):
            self._do(("hover", *action))
            self._look(f"{where}: pointing at {action}")
        self._do(("hover",))

    def _open(self, where: str, depth: int, reached: Sequence[Hit]) -> None:
        """Open and compare everything reachable from the top screen; nothing is saved on a save screen."""
        if isinstance(self.worlds[0].top, SaveScene):
            return
        found = [hit.action for hit in reached if hit.action and hit.action[0] in OPENING_ACTIONS]
        found += [hit.closer for hit in reached if hit.inspect]
        pages: dict[Action, list[Action]] = {}
        for action in dict.fromkeys(found):
            pages.setdefault(action[: 2 if action[0] == "cards" else 1], []).append(action)
        chosen = [action for page, ways in pages.items() if self._wanted(page[0], depth) for action in self._some(ways)]
        for action in chosen if depth == 1 else self._some(chosen):
            opened = [world.do(action) for world in self.worlds]
            told = f"{where} > {' '.join(map(str, action))}"[:200]
            if self._same(told, *opened) and self._look(told):
                self._rest(told)
                if depth < MAX_DEPTH and opened[0]:
                    self._open(told, depth + 1, _reached(self.screen))
            for world in self.worlds:
                if opened[0]:
                    world.open.pop()
            if depth == 1:
                self._put_away()

    def _wanted(self, page: object, depth: int) -> bool:
        """Tell whether to open pages of this name now."""
        if self.pages:
            return page in self.pages
        often = OFTEN if depth == 1 else 1.0  # deeper screens are sampled already
        return self.max_items is None or self.chance.random() < (SELDOM if page in COMMON_SCREENS else often)

    def _only_begins(self, action: Action) -> bool:
        """Tell whether the action only begins a choice and answers nothing."""
        table = self.worlds[0].table
        if not action or action[0] not in STEPS or table.renderer.position.choices.decision is None:
            return False
        return isinstance(step(table.selection, action, table.renderer.position.choices), Selection)

    # ------------------------------------------------------------------------------------------------ looking

    def _look(self, where: str) -> bool:
        """Compare the top screens; tell whether they are the same."""
        for world in self.worlds:
            if isinstance(world.top, GameScene):
                world.top.advisor.look()
        self.report.screens += 1
        one, other = (world.screen() for world in self.worlds)
        self.screen = one
        return self._same(where, one, other) and self._same(where + " (motion)", *(w.top.news() for w in self.worlds))

    def _rest(self, where: str) -> None:
        """Compare the tips of everything on the screen."""
        for at in self._some(_places(self.screen), TIPS_FACTOR):
            self.report.tips += 1
            there = _under(self.screen, at)
            self._same(f"{where}: tip of {_called(there)}", *(world.top.explain(there) for world in self.worlds))

    def _do(self, action: Action) -> None:
        for world in self.worlds:
            world.do(action)

    def _put_away(self) -> None:
        for world in self.worlds:
            world.put_away()

    def _some(self, things: Iterable[Any], times: int = 1) -> list[Any]:
        found = list(things)
        if self.max_items is None or len(found) <= self.max_items * times:
            return found
        return self.chance.sample(found, self.max_items * times)

    def _same(self, where: str, one: object, other: object) -> bool:
        if one == other:
            return True
        self._fault(where, next(differences(one, other), "only what does not show"))
        return False

    def _fault(self, where: str, what: str) -> None:
        self.report.faults.append(f"{self.where}: {where}: {what}"[:600])


def _listed(session: Session) -> object:
    """Return all that lists of saves show of the game."""
    return sketch(session.rules, session.state), of_session(session, GAME).summary


def _known(session: Session) -> object:
    """Return all that advice and computers are given: the information state and a determinization."""
    info_state = session.info_state()
    return info_state.view, info_state.options, info_state.memory.as_data(), info_state.determinize(1)


def _in_terminal(session: Session, texts: Texts) -> str:
    """Return the output of the game in a terminal: events, the question, and the table."""
    said, heard = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO("t\nq\n")
    try:
        with redirect_stdout(said):
            talk(session, texts)
    finally:
        sys.stdin = heard
    return said.getvalue()


def _reached(screen: Screen) -> list[Hit]:
    return [spot.hit for spot in spots(screen)]


def _places(screen: Screen) -> list[Thing | Icon | Hit]:
    """Return everything on which the pointer can rest."""
    regions = open_regions(screen)
    things = (thing for region in regions for thing in region.things)
    icons = (element for region in regions for element in region.elements if isinstance(element, Icon))
    return [*things, *icons, *_reached(screen)]


def _under(screen: Screen, at: Thing | Icon | Hit) -> Under:
    match at:
        case Thing():
            return Under((at,))
        case Icon():
            return under(screen, at.x, at.y)
    return under_thing(screen, at)


def _called(there: Under) -> str:
    return " ".join(
        filter(None, (there.things[0].id if there.things else "", there.icon, str(there.hit and there.hit.action)))
    )


def differences(one: object, other: object, at: str = "") -> Iterator[str]:
    """Yield the differences of two values, part by part."""
    if one == other:
        return
    if type(one) is type(other) and is_dataclass(one) and not isinstance(one, type):
        for each in fields(one):
            yield from differences(getattr(one, each.name), getattr(other, each.name), f"{at}.{each.name}")
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            name = getattr(left, "name", place) if isinstance(getattr(left, "name", None), str) else place
            yield from differences(left, right, f"{at}[{name}]")
    else:
        yield f"{at}: {str(one)[:200]} / {str(other)[:200]}"


# ------------------------------------------------------------------------------------------------ games


def walk(pair: Pair, session: Session, seats: Sequence[int], seed: int, every: int, told: str) -> None:
    """Play a random game to the end, comparing every `every` answers for one seat after another.

    NOBODY stands for what is open while a curtain hides the rest.
    """
    player, human = RandomPlayer(seed), session.rules.is_player
    chairs = {
        seat: tuple(
            PERSON if at in (seat, NOBODY) or seat == NOBODY or not human[at] else Chair(LEVELS[0], guest=GUESTS[at])
            for at in range(len(human))
        )
        for seat in seats
    }
    twins = {seat: Twins(session.rules, seat, seed + 1) for seat in seats}
    turn = seed
    while True:
        if session.answered % every == every // 2 and not session.over:
            asked, seat = session.asked(), seats[turn % len(seats)]
            turn += 1
            if seat != NOBODY and pair.chance.random() < OWN_SHARE and asked is not None:
                seat = asked
            seen = with_chairs(session, chairs[seat])
            where = f"{told}: seed {seed}, answer {session.answered}, seat {seat}"
            pair.compare(seen, twins[seat].of(seen), where)
        if session.over:
            return
        session.answer(player.pick(session.rules.legal(session.state)))


def look(config: GameConfig, seed: int, every: int, max_items: int | None, told: str) -> Report:
    """Play and compare one random game with this configuration; `max_items` is explained in `Pair`."""
    report = Report()
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, seed, ("",) * len(config.seats))
    people = [seat for seat, human in enumerate(rules.is_player) if human]
    seats = (*people, NOBODY) if len(people) > 1 else tuple(people)
    with tempfile.TemporaryDirectory() as folder:
        walk(Pair(Path(folder), report, max_items, seed), session, seats, seed, every, told)
    return report
