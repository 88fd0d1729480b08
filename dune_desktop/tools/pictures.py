"""`pictures`: saved games and screens in every language and shape of window, compared pixel by pixel with earlier ones.

Whoever changes the window's code draws them before and after. Nothing in them depends on clock or machine: the same
program always draws the same pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from dune_desktop.engine import registry
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.places import Places
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.program import Program
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import tab_order
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Ask, Go, Scene

SHAPES = ((1280, 720), (1920, 1080), (1920, 1017), (1600, 1200))
"""16:9 small and large, a maximised window a little wider than that, and one higher than 16:10."""

BEGINS = ("card", "group", "after", "space", "intrigue", "troops")
"""Actions that choose something and answer nothing yet."""

CANVAS = (1920.0, 1080.0)


@dataclass(frozen=True, slots=True)
class Position:
    """Something to draw: `scene` makes it in a language, `pointed` is the action of what the pointer rests on."""

    name: str
    scene: Callable[[str], tuple[Scene, Action]]


def pictures(folder: Path, saves: Path, against: Path | None = None, only: str = "") -> Iterator[str]:
    """Draw all positions whose name has `only` in it; a line for each picture that is not the one in `against`.

    Without `against` every picture is written to the folder, with it only those that differ. Raises SaveError for a
    save that cannot be used, for a place that cannot be written to and where there is nothing to draw.
    """
    from dune_desktop.ui.window import headless

    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        chosen = [position for position in _positions(saves, Path(data)) if only in position.name]
        if not chosen:
            raise SaveError("missing", saves, f"nothing called {only!r}")
        for position in chosen:
            for language in LANGUAGES:
                for size in SHAPES:
                    scene, pointed = position.scene(language)
                    drawn = headless.draw(scene, size, language, pointed)
                    name = f"{position.name}-{language}-{size[0]}x{size[1]}.png"
                    said = headless.difference(drawn, against / name) if against is not None else ""
                    if against is None or said:
                        headless.save(drawn, folder / name)
                    if said:
                        yield f"{name}: {said}"


def _positions(saves: Path, data: Path) -> Iterator[Position]:
    """Each save as it is and with something begun; then the screens around one with each box, and those before a game.

    Saves with a box are called after it, `BOX_...`.
    """
    boxes = [box.id for box in registry.boxes() if (box.id,) != registry.standard()]
    files = sorted(saves.glob("*.dune"))
    for path in files:
        yield Position(path.stem, partial(_as_saved, path))
        yield Position(path.stem + "+", partial(_begun, path))
    with_box = (next((file for file in files if file.stem.startswith(box)), None) for box in boxes)
    for path in (*files[:1], *filter(None, with_box)):
        yield from _around(path, data)
    yield Position("title", lambda language: (Ways(_program(data, language)).first(), ()))
    seed: list[Action] = [("edit", "seed", *step) for step in (("begin",), ("clear",), ("type", "7"), ("done",))]
    with_boxes = ((f"new-game-{box}", [*seed, ("table", "4"), ("set", box)]) for box in boxes)
    for name, chosen in (("new-game", seed), *with_boxes):
        yield Position(name, partial(_new_game, data, chosen))


def _new_game(data: Path, chosen: Sequence[Action], language: str) -> tuple[Scene, Action]:
    """The screen of a new game with these choices."""
    return _acted(Ways(_program(data, language)), Go("new_game"), *chosen), ()


def _as_saved(path: Path, language: str) -> tuple[Scene, Action]:
    """The table, with nothing begun."""
    return table_scene(path, language), ()


def _begun(path: Path, language: str) -> tuple[Scene, Action]:
    """The table with the first thing chosen that can be, and the pointer on the first answer that leaves."""
    scene = table_scene(path, language)
    first = next((action for action in _actions(scene) if action[0] in BEGINS), None)
    if first is not None:
        scene.handle(first)
    pointed = next((action for action in _actions(scene) if action[0] in ("space", "option", "options")), ())
    scene.handle(("hover", *pointed))
    return scene, pointed


def _actions(scene: Scene) -> list[Action]:
    """What can be done on a screen, in the order of the Tab key."""
    return [spot.hit.action for spot in tab_order(scene.screen(Plain(), CANVAS)) if spot.hit.action]


def _around(path: Path, data: Path) -> Iterator[Position]:
    """The curtain; over the open table menu, chronicle, rules, a pile, and the first component of every kind, large."""

    def over(*actions: Action) -> Callable[[str], tuple[Scene, Action]]:
        def open_game(language: str) -> tuple[Scene, Action]:
            program = _program(data, language)
            scene = _acted(Ways(program), Go("saved", (path,)), *actions)
            program.slots.flush()
            program.slots.locks.close()  # each would be watched over by a thread
            return scene, ()

        return open_game

    yield Position(path.stem + ".curtain", over())
    for action in (("menu",), ("log",), ("help",), ("pile", "deck")):
        yield Position(f"{path.stem}.{action[0]}", over(("uncover",), action))
    screen = table_scene(path, DEFAULT).screen(Plain(), CANVAS)
    kinds: dict[str, str] = {}
    for region in screen.regions:
        for hit in region.hits:
            if hit.inspect:
                kinds.setdefault(hit.inspect.partition(":")[0], hit.inspect)
    for kind, component in kinds.items():
        yield Position(f"{path.stem}.{kind}", over(("uncover",), ("inspect", component)))


def _program(data: Path, language: str) -> Program:
    """A program without saves of its own."""
    program = Program(Places.under(data), language)
    for _ in program.prepare():
        pass
    return program


def _acted(ways: Ways, way: Go, *actions: Action) -> Scene:
    """What is on the screen after this way, gone from the title, and these actions."""
    scene = _gone(ways, way, ways.first())
    for action in actions:
        scene.screen(Plain(), CANVAS)
        request = scene.handle(action)
        scene = _gone(ways, request, scene) if isinstance(request, Go | Ask) else scene
    return scene


def _gone(ways: Ways, way: Go | Ask, below: Scene) -> Scene:
    """Where the way leads."""
    found = ways(way, below)
    return found if isinstance(found, Scene) else below
