"""What `soak` finds, in small: every table is there, and what is wrong is told by name."""

from __future__ import annotations

import pytest

from dune_desktop.cli import main
from dune_desktop.company import worker
from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.players.levels import LEVELS
from dune_desktop.session import Chair, Session
from dune_desktop.storage.slots import Slots
from dune_desktop.tools import soak as soaking
from dune_desktop.tools import soak_window, two_worlds
from dune_desktop.tools.soak import Report, soak, tables
from dune_desktop.tools.soak_window import MAX_GROWTH, WARM_UP_SECONDS, Watched, watch
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene


def test_every_table_is_there() -> None:
    """Boxes alone and together, people, difficulties, and each variant with each that it goes with."""
    every = list(tables())
    assert len(set(every)) == len(every) > 100
    boxes = {config.boxes for config in every}
    assert boxes >= {(box.id,) if box.brings else registry.with_needed((box.id,)) for box in registry.boxes()}
    for each in boxes:
        here = [config for config in every if config.boxes == each]
        assert {config.difficulty for config in here} == {None, *DIFFICULTIES}
        assert {config.players for config in here} == {1, 2, 3, 4}
        known = {variant.id for box in registry.boxes() if box.id in each for variant in box.variants}
        assert {name for config in here for name in config.variants} == known


def test_games_are_spread_and_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(tables())[:2]
    monkeypatch.setattr(soaking, "tables", lambda: few)
    report = Report()
    soak(report, games=3, saved=2)
    assert (report.games, report.saved, report.faults) == (3, 2, [])
    assert report.loads > 10
    assert "3 games" in "\n".join(report.lines())


def test_a_fault_of_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the table and the seed, and the other games go on."""
    monkeypatch.setattr(soaking, "tables", lambda: list(tables())[:2])
    really, calls = Rules.play, [0]

    def play(self: Rules, *arguments: object) -> object:
        calls[0] += 1
        if calls[0] == 5:
            raise ZeroDivisionError("planted")
        return really(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Rules, "play", play)
    report = Report()
    soak(report, games=2, saved=0, seed=7)
    assert report.games == 2
    assert report.faults == ["human,rival,rival base mercenary: seed 7: ZeroDivisionError: planted"]


def test_what_tells_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the table, the seed, the position and the place."""
    monkeypatch.setattr(soaking, "tables", lambda: list(tables())[:1])
    really = two_worlds.sketch
    monkeypatch.setattr(two_worlds, "sketch", lambda rules, state: (really(rules, state), state.intrigue_deck))
    report = Report()
    soak(report, games=0, saved=0, seed=7, looked=1)
    assert report.worlds.looks == len(report.faults) > 0
    assert report.faults[0].startswith("human,rival,rival base mercenary: seed 7, answer 30, seat 0: list of saves")
    assert "checked for hidden information" in "\n".join(report.lines())


@pytest.mark.parametrize("what", ["state", "log", "story"])
def test_a_game_that_comes_back_otherwise_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(soaking, "tables", lambda: list(tables())[:1])
    really = Slots.load

    def load(self: Slots, *arguments: object) -> tuple[Session, str]:
        session, game = really(self, *arguments)  # type: ignore[arg-type]
        if what == "state":
            session.state.round += 1
        elif what == "log":
            session.log.pop()
        else:
            session.steps.pop()
        return session, game

    monkeypatch.setattr(Slots, "load", load)
    report = Report()
    soak(report, games=0, saved=1)
    assert len(report.faults) == 1
    assert ("another story" if what == "story" else "another game") in report.faults[0]


# ------------------------------------------------------------------------------------------------ with a window


class Clock:
    """Goes on while the window sleeps, and a little with every look at it: a slow machine has no less time."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def perf_counter(self) -> float:
        return self.now

    thread_time = perf_counter


class Silent(LocalRunner):
    """Never says what came of thinking."""

    def fetch(self, ticket: int) -> None:
        return None


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time of the window's own, and computers that have thought whenever they are asked."""
    monkeypatch.setattr(soak_window, "time", Clock())
    monkeypatch.setattr(worker, "Worker", LocalRunner)


@pytest.mark.usefixtures("clock")
def test_an_error_in_the_window_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error ends the game and not the run."""
    really, drawn = GameScene.screen, [0]

    def screen(self: GameScene, *arguments: object) -> object:
        drawn[0] += 1
        if drawn[0] == 1:
            raise ZeroDivisionError("planted")
        return really(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(GameScene, "screen", screen)
    watched = Watched()
    list(watch(watched, minutes=0.02, seed=3))
    assert drawn[0] > 1
    assert len(watched.faults) == 1
    assert "planted" in watched.faults[0]
    assert watched.faults[0] in watched.lines()


@pytest.mark.usefixtures("clock")
def test_a_game_in_which_nobody_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "Worker", Silent)
    monkeypatch.setattr(soak_window, "MAX_SILENCE_SECONDS", 0.0)
    watched = Watched()
    list(watch(watched, minutes=0.001, seed=3))
    assert any("nobody answers" in fault for fault in watched.faults)


@pytest.mark.usefixtures("clock")
def test_the_window_hurries_only_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards things move, and are counted as somebody sees them."""
    really, changed = Program.change, []

    def change(self: Program, name: str, value: object) -> object:
        changed.append((name, value, self.settings.motion))
        return really(self, name, value)

    monkeypatch.setattr(Program, "change", change)
    monkeypatch.setattr(soak_window, "HURRIED_SHARE", 0.0)
    list(watch(Watched(), minutes=0.02, seed=3))
    assert ("motion", "fast", "off") in changed
    assert {name for name, _, _ in changed} == {"motion", "rival_pace"}


@pytest.mark.usefixtures("clock")
def test_what_moves_is_there_before_memory_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or what it takes would be called growth."""
    really, samples = Program.change, []
    watched = Watched()

    def change(self: Program, name: str, value: object) -> object:
        samples.append(len(watched.memory))
        return really(self, name, value)

    monkeypatch.setattr(Program, "change", change)
    monkeypatch.setattr(soak_window, "WARM_UP_SECONDS", 3.0)
    monkeypatch.setattr(soak_window, "HURRIED_SHARE", 1.0)
    monkeypatch.setattr(soak_window, "SAMPLE_SECONDS", 0.0)
    list(watch(watched, minutes=0.05, seed=3))
    assert samples
    assert watched.memory[samples[0] - 1][0] < 3.0


@pytest.mark.usefixtures("clock")
def test_those_who_think_most_play_first_when_it_no_longer_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they take is there before memory counts, too."""
    really, levels = Program.begin, []

    def begin(self: Program, config: GameConfig, seed: int, names: tuple[str, ...], chairs: tuple[Chair, ...]) -> None:
        levels.append(max((chair.level for chair in chairs if chair.computer), key=LEVELS.index))
        really(self, config, seed, names, chairs)

    monkeypatch.setattr(Program, "begin", begin)
    monkeypatch.setattr(soak_window, "HURRIED_SHARE", 0.0)
    monkeypatch.setattr(worker, "Worker", Silent)
    monkeypatch.setattr(soak_window, "MAX_SILENCE_SECONDS", 0.0)
    list(watch(Watched(), minutes=0.001, seed=3))
    assert levels[1:3] == [LEVELS[-1], LEVELS[-2]]


def test_pauses_and_memory_are_judged() -> None:
    """What was taken while it was new does not count; growth beyond the bound does."""
    fine = Watched(
        longest=0.1,
        memory=[
            (1.0, 90.0),
            (WARM_UP_SECONDS - 1, 100.0),
            (WARM_UP_SECONDS, 100.0),
            (2 * WARM_UP_SECONDS, 100 + 99 * MAX_GROWTH),
        ],
    )
    fine.judge()
    assert fine.faults == []
    bad = Watched(longest=9.0, memory=[(WARM_UP_SECONDS - 1, 100.0), (WARM_UP_SECONDS + 1, 100 + 101 * MAX_GROWTH)])
    bad.judge()
    assert len(bad.faults) == 2
    assert Watched(memory=[(WARM_UP_SECONDS - 1, 100.0)]).growth == 0.0


def test_the_command_fails_where_something_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soaking, "tables", lambda: list(tables())[:1])
    line = ["soak", "--games", "1", "--saved", "0", "--looked", "0", "--minutes", "0"]
    assert main(line) == 0
    monkeypatch.setattr(Rules, "play", lambda *_: 1 / 0)
    assert main(line) == 1
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_what_is_stopped_tells_what_it_has_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After hours nobody wants to begin again."""
    first, second, *_ = tables()
    monkeypatch.setattr(soaking, "tables", lambda: [first, second])
    really = soaking.run_games

    def run(config: GameConfig, *arguments: int, **named: bool) -> object:
        if config == second:
            raise KeyboardInterrupt
        return really(config, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(soaking, "run_games", run)
    assert main(["soak", "--games", "2", "--saved", "2", "--looked", "0", "--minutes", "0"]) == 0
    assert capsys.readouterr().out.startswith("1 games")
