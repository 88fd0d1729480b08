"""`--selftest`: loads every part of the program once and plays, saves, loads and draws a game.

It shows whether a package is complete and works on a machine, without a window and without touching the user's files.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from dune_desktop import __version__

if TYPE_CHECKING:
    from dune_desktop.engine import GameConfig

MAX_DECISIONS = 5000
SIZE = (1280, 720)
MAX_WAIT_SECONDS = 300.0  # seconds to wait for a computer's answer, enough for any slow machine


def selftest() -> int:
    """Run and print every check; return 0 only if all passed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    began = time.perf_counter()
    kind = "packaged" if getattr(sys, "frozen", False) else "from files"
    print(f"Dune Desktop {__version__}, {kind}, Python {sys.version.split()[0]}, {sys.platform}")
    steps: dict[str, Callable[[], str]] = {
        "words": _words,
        "components": _components,
        "fonts": _fonts,
        "drawings": _drawings,
        "licences": _licenses,
        "games": _games,
        "lessons": _lessons,
        "computers": _computers,
        "examples": _examples,
        "screens": _screens,
    }
    wrong = 0
    for name, step in steps.items():
        try:
            print(f"ok    {name}: {step()}")
        except Exception as error:
            print(f"FAILED {name}: {type(error).__name__}: {error}")
            wrong += 1
    print(f"{'everything works' if not wrong else f'{wrong} failed'}, {time.perf_counter() - began:.1f} s")
    return 1 if wrong else 0


def _words() -> str:
    from dune_desktop.i18n import LANGUAGES, Texts

    counts = [len(Texts(language).keys()) for language in LANGUAGES]
    assert len(set(counts)) == 1, f"languages differ: {counts}"
    return f"{counts[0]} texts in {len(LANGUAGES)} languages"


def _components() -> str:
    from dune_desktop.content.catalog import catalog
    from dune_desktop.content.export import export
    from dune_desktop.engine.assembly import registry
    from dune_desktop.i18n import LANGUAGES, Texts
    from dune_desktop.i18n.component_text import describe

    told = []
    for boxes in registry.largest():
        found = catalog(boxes)
        kinds = (found.cards, found.intrigues, found.conflicts, found.leaders, found.spaces, *found.more.values())
        for texts in map(Texts, LANGUAGES):
            for component in itertools.chain(*kinds):
                describe(texts, component)
        told.append(f"{len(export(boxes))} in {', '.join(boxes)}")
    return "; ".join(told)


def _fonts() -> str:
    from dune_desktop.i18n import LANGUAGES
    from dune_desktop.ui.paint.fonts import Fonts
    from dune_desktop.ui.system import assets
    from dune_desktop.ui.window.unseen import headless

    headless.open_display(SIZE)
    files = sorted((assets.folder() / "fonts").glob("*.ttf"))
    assert len(files) >= 10, f"only {len(files)} fonts"
    for file in files:
        headless.write_with(file, "Dune")
    for code, language in LANGUAGES.items():
        for face in ("text", "title"):
            assert Fonts(1.0, code).line(language.name, 24, "bone", face=face).get_bounding_rect().width > 20
    return f"{len(files)} files"


def _drawings() -> str:
    from dune_desktop.ui.art import icons
    from dune_desktop.ui.art.gallery import names
    from dune_desktop.ui.art.pictures import Pictures
    from dune_desktop.ui.paint import svg
    from dune_desktop.ui.system import assets

    files = sorted(assets.folder().rglob("*.svg"))
    assert len(files) > 50, f"only {len(files)} drawings"
    for file in files:
        svg.draw(file.read_text(encoding="utf-8"), (64, 64))
    signs = icons.Icons()
    for name in icons.names():
        signs.icon(name, 24)
    pictures = Pictures()
    for name in names():
        pictures.get(name, 40, 30, 1.0)
    return f"{len(files)} files, {len(names())} pictures"


def _licenses() -> str:
    from dune_desktop.ui.system.licenses import licenses

    found = licenses()
    assert {"Python", "pygame-ce", "pydantic"} <= {entry.name for entry in found}
    assert all(entry.text for entry in found), "a licence without its text"
    return f"{len(found)} works of others"


def _games() -> str:
    """Play a whole solo game with each box, saving and loading on the way."""
    from dune_desktop.engine.assembly import registry
    from dune_desktop.tools.tables import table_of

    return "; ".join(
        _game(table_of("solo", ",".join(registry.with_needed((box.id,))), None, "")) for box in registry.boxes()
    )


def _game(config: GameConfig) -> str:
    from dune_desktop.content.catalog import catalog
    from dune_desktop.engine import Rules
    from dune_desktop.engine.validation.invariants import problems
    from dune_desktop.players.player import RandomPlayer
    from dune_desktop.session import Session
    from dune_desktop.storage.slots import Slots

    rules = Rules(catalog(config.boxes), config)
    with tempfile.TemporaryDirectory() as folder:
        slots = Slots(Path(folder) / "saves")
        session = Session.start(rules, 7, ("A", "B", "C"))
        player = RandomPlayer(7)
        answers = 0
        while not session.over and answers < MAX_DECISIONS:
            session.answer(player.pick(rules.legal(session.state)))
            answers += 1
            if answers % 50 == 0:
                slots.keep(session, "selftest")
                session, _ = slots.load(slots.list()[0].path)
        assert session.over, "the game does not end"
        assert not problems(rules, session.state)
        path = slots.save_as(session, "selftest", "the end")
        assert slots.load(path)[0].state == session.state
        slots.locks.close()
    winner = session.state.seats[rules.ranking(session.state)[0]]
    return f"{', '.join(config.boxes)}: {answers} answers, {session.state.round} rounds, {winner.vp} points"


def _lessons() -> str:
    """Play every lesson by its own answers, and look for what each step says."""
    from dune_desktop.i18n import LANGUAGES, Texts
    from dune_desktop.lessons.lesson import lesson, lesson_ids
    from dune_desktop.lessons.lesson_session import LessonSession

    told = []
    for name in lesson_ids():
        steps = lesson(name).steps
        assert LessonSession.at(name, len(steps) - 1).last
        for texts in map(Texts, LANGUAGES):
            for step in steps:
                assert texts.has(f"lesson.{name}.{step.id}"), f"{name}: {step.id} says nothing in {texts.language}"
        told.append(f"{name} {len(steps)}")
    return f"{', '.join(told)} steps"


def _computers() -> str:
    """Check one answer of each level from the worker process against the answer of this process."""
    from dune_desktop.company.pickling import rules_of
    from dune_desktop.company.tasks import choice
    from dune_desktop.company.worker import Worker
    from dune_desktop.engine.model.config import table
    from dune_desktop.players.levels import LEVELS
    from dune_desktop.players.search import search
    from dune_desktop.session import Session, chairs_for

    config, worker = table(4), Worker()
    session = Session.start(rules_of(config), 7, tuple("ABCD"), chairs_for(((level, "") for level in LEVELS), 7))
    told: dict[str, str] = {}
    try:
        while len(told) < len(LEVELS):
            task = choice(session)
            assert task is not None
            if task.chair.level in told:
                session.answer(task.info_state.options[-1])
                continue
            began = time.perf_counter()
            ticket = worker.submit(task)
            while (thought := worker.fetch(ticket)) is None:
                assert time.perf_counter() - began < MAX_WAIT_SECONDS, "no answer"
                time.sleep(0.005)
            there = time.perf_counter()
            here = task.think()
            in_time = (
                max(there - began, time.perf_counter() - there) < search.MAX_SECONDS
            )  # else the search was cut short
            assert thought.result in task.info_state.options, "no answer at all"
            assert not in_time or thought.result == here, "another answer than here"
            told[task.chair.level] = f"{there - began:.1f} s"
            session.answer(thought.result)
    finally:
        worker.close()
    return ", ".join(f"{level} {taken}" for level, taken in told.items())


def _examples() -> str:
    """Play the example of every section of the rules, and look for what their pages show."""
    from dune_desktop.i18n import Texts
    from dune_desktop.i18n.languages import DEFAULT
    from dune_desktop.i18n.rules_text import rules
    from dune_desktop.ui.presenters.screens.rule_pages import boards, missing, rule_page
    from dune_desktop.ui.scenes.examples import play

    played = answers = 0
    for board in boards():
        for section in rules(Texts(DEFAULT, board)):
            page = rule_page(board, section.id)
            assert page.example is not None, f"no example of {section.id} on the board {board}"
            assert not (gone := missing(board, page)), f"{section.id} shows {gone}, which is not there"
            answers += play(page.example)
            played += 1
    return f"{played} examples with {answers} answers"


def _screens() -> str:
    """Draw title, new game, table, rules and about in each language."""
    from dune_desktop.engine.model.config import solo
    from dune_desktop.i18n import LANGUAGES
    from dune_desktop.storage.places import Places
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.ways import Ways
    from dune_desktop.ui.window.scene import Go, Scene
    from dune_desktop.ui.window.unseen.headless import draw

    drawn = 0
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            program = Program(Places.under(Path(folder) / language), language)
            ways = Ways(program)
            title = ways.first()
            ways_on = [Go("new_game"), Go("rules"), Go("about"), Go("new", (solo(), 7, ()))]
            scenes = [title, *(ways(way, title) for way in ways_on)]
            for scene in scenes:
                assert isinstance(scene, Scene)
                surface = draw(scene, SIZE, language)
                colors = {tuple(surface.get_at((x, 300))) for x in range(0, SIZE[0], 8)}
                assert len(colors) > 8, f"nothing on {type(scene).__name__}"
                drawn += 1
            program.close()
            program.slots.locks.close()
    return f"{drawn} pictures"
