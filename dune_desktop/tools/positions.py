"""The positions drawn by `pictures`: saved tables and every other screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import table
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.lessons.lesson import lesson_ids
from dune_desktop.storage.files import read
from dune_desktop.storage.places import Places
from dune_desktop.tools.played import Position, begun, played
from dune_desktop.tools.sample_players import CANVAS, SamplePlayer, Step, ended, with_files
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.presenters.screens.about import FILES, OWN
from dune_desktop.ui.presenters.screens.settings import KEYS, PAGES
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.about import AboutScene
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.system.licenses import License
from dune_desktop.ui.window.scene import Go, Scene


def positions(saves: Path, data: Path) -> Iterator[Position]:
    """Yield all positions to draw, in a fixed order (see `groups`)."""
    for group in groups(saves, data).values():
        yield from group()


def groups(saves: Path, data: Path) -> dict[str, Callable[[], Iterator[Position]]]:
    """Return the groups of positions by name, each of them made only when it is called.

    First each save's table, plain and with a choice begun, and games played on from the saves, then the screens around
    one save with each box, then all other screens. Saves with a box are called after it, `BOX_...`. Players' folders
    are made in `data`, one for each group that needs it.
    """
    boxes = [box.id for box in registry.boxes() if (box.id,) != registry.standard()]
    files = sorted(saves.glob("*.dune"))
    by_box: dict[str, list[Path]] = {name: [] for name in ("plain", *boxes, "all")}
    for path in files:
        first = path.stem.partition("-")[0]
        by_box[first if first in by_box else "plain"].append(path)
    found: dict[str, Callable[[], Iterator[Position]]] = {
        f"saved-{name}": partial(_saved, paths) for name, paths in by_box.items() if paths
    }
    found["played"] = partial(played, [path for paths in by_box.values() for path in paths], data / "played")
    with_box = (next((file for file in files if file.stem.startswith(box)), None) for box in boxes)
    for path in (*files[:1], *filter(None, with_box)):
        found[f"around-{path.stem}"] = partial(_around, path, SamplePlayer(data / path.stem))
        found[f"ended-{path.stem}"] = partial(_after, path, SamplePlayer(data / f"{path.stem}.ended"))
    found["newcomer"] = partial(_before, data, boxes)
    if files:
        found["files"] = lambda: _of_files(with_files(data / "player", files), read(files[0]).game)
    return found


def _saved(paths: Sequence[Path]) -> Iterator[Position]:
    """Yield each save's table, plain and with a choice begun."""
    for path in paths:
        yield Position(path.stem, partial(_as_saved, path))
        yield Position(path.stem + "+", partial(begun, path))


def _position(home: SamplePlayer, name: str, *steps: Step) -> Position:
    """Return the position reached by these steps from the title."""
    return Position(name, lambda language: (home.scene(language, *steps), ()))


# ---------------------------------------------------------------------------------------------------- at the table


def _as_saved(path: Path, language: str) -> tuple[Scene, Action]:
    """Return the save's table with nothing begun."""
    return table_scene(path, language), ()


def _typed(field: str, words: str) -> tuple[Step, ...]:
    """Return the steps of typing words into a field."""
    return ("edit", field, "begin"), ("edit", field, "clear"), ("edit", field, "type", words)


def _large(program: Program) -> None:
    """Set text to be read twice as large as usual."""
    program.remember(reading="200")


def _playing(box: str, program: Program) -> None:
    """Let the latest game have been one with this box."""
    program.remember(boxes=(box,))


SEARCHED: Final = "3"
"""The search text, which occurs in every language."""


def _around(path: Path, home: SamplePlayer) -> Iterator[Position]:
    """Yield the curtain, all that opens over the table, and the first component of every kind, large."""

    def over(name: str, *steps: Step) -> Position:
        return _position(home, f"{path.stem}.{name}", Go("saved", (path,)), *steps)

    yield over("curtain")
    for name in ("menu", "log", "help", "cards", "icons"):
        yield over(name, ("uncover",), (name,))
    yield over("pile", ("uncover",), ("pile", "deck"))
    yield over("log-search", ("uncover",), ("log",), *_typed("find", SEARCHED))
    yield over("save", ("uncover",), ("menu",), ("save",))
    yield over("save-named", ("uncover",), ("menu",), ("save",), *_typed("name", "Kim"))
    yield over("replay", Go("replay", (0,)))
    yield over("replay-later", Go("replay", (20,)), ("seat", 0))
    yield over("play-on", Go("replay", (20,)), ("play_on",))
    yield over("branch", Go("replay", (20,)), ("play_on",), ("answer", "on"))
    screen = table_scene(path, DEFAULT).screen(Plain(), CANVAS)
    kinds: dict[str, str] = {}
    for region in screen.regions:
        for hit in region.hits:
            if hit.inspect:
                kinds.setdefault(hit.inspect.partition(":")[0], hit.inspect)
    for kind, component in kinds.items():
        yield over(kind, ("uncover",), ("inspect", component))
    yield _position(home, f"{path.stem}.large", _large, Go("saved", (path,)), ("uncover",))  # it is remembered


def _after(path: Path, home: SamplePlayer) -> Iterator[Position]:
    """Yield the screens after the end of a save's game."""

    def over(name: str, *steps: Step) -> Position:
        return _position(home, f"{path.stem}.{name}", lambda program: Go("saved", (ended(home, path),)), *steps)

    yield over("ranking", Go("ranking"))
    yield over("winner", Go("winner"))
    yield over("winner-told", Go("winner"), ("all",))
    yield over("end", Go("table"))
    yield over("end-menu", Go("table"), ("menu",))
    yield over("review", Go("review"))
    yield over("again", ("again", "same"))


# ---------------------------------------------------------------------------------------------------- elsewhere


def _before(data: Path, boxes: Sequence[str]) -> Iterator[Position]:
    """Yield the screens outside a game, and the opening of one, for a player who has not played yet."""
    home = SamplePlayer(data / "newcomer")
    yield _position(home, "title", Go("title"))
    seed = (*_typed("seed", "7"), ("edit", "seed", "done"))
    yield _position(home, "new-game", Go("new_game"), *seed)
    for box in boxes:
        chosen = "board" if registry.box(box).brings else "set"
        yield _position(home, f"new-game-{box}", Go("new_game"), *seed, ("table", "4"), (chosen, box))
        if registry.box(box).brings:
            player = SamplePlayer(data / box)
            yield _position(player, f"rules-{box}", partial(_playing, box), Go("rules"))
            yield _position(player, f"new-game-{box}-two", Go("new_game"), *seed, ("table", "2"))
            yield _position(player, f"new-game-{box}-solo", Go("new_game"), *seed, ("table", "solo"))
    yield _position(home, "lessons", Go("lessons"))
    for lesson in lesson_ids():
        yield _position(home, f"lesson-{lesson}", Go("lesson", (lesson,)))
    yield _position(home, "lesson-menu", Go("lesson", (lesson_ids()[0],)), ("menu",))
    yield _position(SamplePlayer(data / "taught"), "first-game", Go("first_game", (7,)))
    for place in ("load", "bin", "past", "rules", "codex"):
        yield _position(home, place, Go(place))
    yield _position(home, "rules-search", Go("rules"), *_typed("find", SEARCHED))
    yield _position(home, "rules-later", Go("rules"), ("section", 3))
    yield _position(home, "codex-search", Go("codex"), *_typed("find", SEARCHED))
    yield _position(home, "codex-spaces", Go("codex"), ("section", 7))
    yield Position("about", partial(_about, home))
    yield Position("about-files", partial(_about, home, section=FILES))
    yield Position("about-licence", partial(_about, home, section=OWN))
    for section, name in enumerate((*PAGES, "keys")):
        yield _position(home, f"settings-{name}", Go("settings"), ("section", section))
    yield _position(home, "settings-key", Go("settings"), ("section", KEYS), ("listen", "undo"))
    large = SamplePlayer(data / "large")
    for place in ("title", "rules", "codex", "settings"):
        yield _position(large, f"large-{place}", _large, Go(place))
    yield _position(large, "large-new-game", _large, Go("new_game"), *seed)
    yield _position(home, "apology", lambda program: program.apologize(ValueError()))
    yield _position(SamplePlayer(data / "beginner"), "opening", Go("new", (table(2), 7, ("Kim", "Lee"))))


WORKS: Final = (
    License(
        "A library", "2.10.4", "BSD-3-Clause", "https://example.org", "Use it as you like.\n\nThere is no warranty."
    ),
    License("A font with a long name", "", "OFL-1.1", "", "Do not sell it by itself. " * 40),
)
"""Works of others; the real ones differ from machine to machine."""


def _about(home: SamplePlayer, language: str, section: int = 0) -> tuple[Scene, Action]:
    """Return a section of what is told about the program, with nothing of this machine in it."""
    scene = home.scene(language, Go("about"))
    assert isinstance(scene, AboutScene)
    scene.works, scene.program.places = WORKS, Places.under(Path("player"))
    scene.handle(("section", section))
    return scene, ()


def _of_files(home: SamplePlayer, game: str) -> Iterator[Position]:
    """Yield the lists of saves and past games of a player who has many."""
    yield _position(home, "title-again", Go("title"))
    yield _position(home, "saves", Go("load"))
    yield _position(home, "saves-search", Go("load"), *_typed("search", "Chi"))
    yield _position(home, "saves-rename", Go("load"), ("edit", "rename.1", "begin"))
    yield _position(home, "saves-damaged", Go("load"), ("walk", 99))
    yield _position(home, "earlier", Go("earlier", (game,)))
    yield _position(home, "deleted", Go("bin"))
    yield _position(home, "past-games", Go("past"))
    yield _position(home, "past-games-list", Go("past"), ("tab", "games"))
    yield _position(home, "past-games-person", Go("past"), ("who", "kim"))
    yield _position(home, "large-saves", _large, Go("load"))  # from here on it is remembered
    yield _position(home, "large-past-games", _large, Go("past"))
