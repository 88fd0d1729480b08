"""Every screen looks as it was accepted, region by region, and is sound in one language and shape or another."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from zlib import crc32

import pytest

from dune_desktop.i18n import LANGUAGES
from dune_desktop.tools.looks import looks_of, read_looks, told, views, write_looks
from dune_desktop.tools.positions import groups
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Bar, Hit, Label, Rect, Region, Screen
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.sound import mute, wrong

HERE = Path(__file__).parent
SAVES, ACCEPTED = HERE.parents[1] / "saves" / "golden", HERE / "looks"
GROUPS = tuple(groups(SAVES, HERE))
WINDOWS = tuple(product(LANGUAGES, ((1280, 720), (1920, 1200), (2560, 1080))))
SELDOM = 8  # of so many tables everything is asked what it is
HELP = """
{lines}

Draw what differs:        python run.py looks FOLDER
And how it was before:    git stash; python run.py pictures BEFORE --only NAME; git stash pop
If you meant it, accept:  python run.py looks --accept     (and read git diff tests/ui/looks)"""


@pytest.mark.parametrize("group", GROUPS)
def test_it_looks_as_accepted_and_nothing_is_wrong_with_it(group: str, tmp_path: Path) -> None:
    """Of a table with and without a choice begun, the one with it is examined: the rest of it is the same."""
    screens: dict[str, Screen] = {}
    found: list[str] = []
    positions = list(groups(SAVES, tmp_path)[group]())
    names = {position.name for position in positions}
    for position in positions:
        screens |= {view.name: view.screen for view in views(position)}
        if position.name + "+" in names:
            continue
        number = crc32(position.name.encode())
        language, window = WINDOWS[number % len(WINDOWS)]
        scene, _ = position.scene(language)
        screen = scene.screen(fonts_of(language), canvas_for(*window))
        said = wrong(scene, screen, fonts_of(language))
        if isinstance(scene, TableScene) and scene.session.state.conflict and number % SELDOM == 0:
            said += mute(scene, screen)
        found += [f"{position.name} {language} {window}: {each}" for each in said]
    lines = told(
        read_looks(ACCEPTED / f"{group}.txt"), {name: looks_of(each) for name, each in screens.items()}, screens
    )
    assert not lines, HELP.format(lines="\n".join(lines))
    assert not found, "\n".join(found)


def test_nothing_else_is_accepted() -> None:
    """Sixty tables and more, in all languages."""
    assert {path.stem for path in ACCEPTED.iterdir()} == set(GROUPS)
    names = [name for group in GROUPS for name in read_looks(ACCEPTED / f"{group}.txt")]
    assert len({name for name in names if " " not in name}) > 200
    assert {name.split()[1] for name in names if " " in name} == set(LANGUAGES) - {"en"}


BOX = Rect(0, 0, 100, 50)
DUNE, BAR, GO = Label(10, 10, "Dune"), Bar(Rect(1, 2, 3, 4), "bone"), Hit(BOX, ("go",))
PART, OTHER = Region("part", BOX, (DUNE, BAR), (GO,)), Region("other", BOX)


def dated(words: str, x: float, path: Path) -> Region:
    return Region("part", BOX, (Label(x, 1, words),), (Hit(BOX, ("load", path, str(path / "b.dune"))),))


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ((PART,), (PART,), ""),
        ((PART,), (Region("part", BOX, (Label(11, 10, "Dune"), BAR), (GO,)),), "part: element 1 of 2: .*x=11"),
        ((PART,), (Region("part", BOX, (DUNE,), (GO,)),), "part: element 2 of 2, now 1: it is gone"),
        ((PART,), (Region("part", BOX, (DUNE, BAR), (Hit(BOX, ("stay",)),)),), "part: hit 1 of 1: .*stay"),
        ((PART,), (Region("part", Rect(0, 0, 100, 51), (DUNE, BAR), (GO,)),), "part: its place or layer"),
        ((PART,), (OTHER,), "part is gone"),
        ((PART, OTHER), (OTHER, PART), "screen: background, size or order of regions: other part"),
        ((dated("2025-07-12 14:00", 1, Path("a.dune")),), (dated("2026-01-02 03:04", 1.001, Path("c/a.dune")),), ""),
    ],
)
def test_the_first_difference_is_told(
    before: tuple[Region, ...], after: tuple[Region, ...], words: str, tmp_path: Path
) -> None:
    """By region; rounding, dates and paths do not count."""
    file, now = tmp_path / "group.txt", Screen("plain", after)
    write_looks(file, {"other": looks_of(Screen("plain", (PART, PART))), "name": looks_of(Screen("plain", before))})
    accepted = read_looks(file)
    del accepted["other"]
    lines = told(accepted, {"name": looks_of(now)}, {"name": now})
    assert bool(lines) == bool(words)
    assert any(re.search(f"^name: {words}", line) for line in lines) or not words, lines
