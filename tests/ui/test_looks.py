"""Every screen looks as it was accepted: the display lists of some 200 positions, region by region."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dune_desktop.i18n import LANGUAGES
from dune_desktop.tools.looks import looks_of, read_looks, told, views, write_looks
from dune_desktop.tools.positions import groups
from dune_desktop.ui.screen.display import Bar, Hit, Label, Rect, Region, Screen

HERE = Path(__file__).parent
SAVES, ACCEPTED = HERE.parents[1] / "saves" / "golden", HERE / "looks"
GROUPS = tuple(groups(SAVES, HERE))
HELP = """
{lines}

Draw what differs:        python run.py looks FOLDER
And how it was before:    git stash; python run.py pictures BEFORE --only NAME; git stash pop
If you meant it, accept:  python run.py looks --accept     (and read git diff tests/ui/looks)"""


@pytest.mark.parametrize("group", GROUPS)
def test_it_looks_as_accepted(group: str, tmp_path: Path) -> None:
    positions = groups(SAVES, tmp_path)[group]()
    screens = {view.name: view.screen for position in positions for view in views(position)}
    present = {name: looks_of(screen) for name, screen in screens.items()}
    lines = told(read_looks(ACCEPTED / f"{group}.txt"), present, screens)
    assert not lines, HELP.format(lines="\n".join(lines))


def test_nothing_else_is_accepted() -> None:
    """Sixty tables and more, in all languages."""
    assert {path.stem for path in ACCEPTED.iterdir()} == set(GROUPS)
    names = [name for group in GROUPS for name in read_looks(ACCEPTED / f"{group}.txt")]
    assert len({name for name in names if " " not in name}) > 200
    assert {name.split()[1] for name in names if " " in name} == set(LANGUAGES) - {"en"}


# ---------------------------------------------------------------------------------------------------- what is told

BOX = Rect(0, 0, 100, 50)
PART = Region("part", BOX, (Label(10, 10, "Dune"), Bar(Rect(1, 2, 3, 4), "bone")), (Hit(BOX, ("go",)),))


def screen(*regions: Region) -> Screen:
    return Screen("plain", regions)


def difference(before: Screen, after: Screen, tmp_path: Path) -> list[str]:
    """What is told, once the first one was accepted."""
    file = tmp_path / "group.txt"
    write_looks(file, {"other": looks_of(screen(PART, PART)), "name": looks_of(before)})
    accepted = read_looks(file)
    del accepted["other"]
    return told(accepted, {"name": looks_of(after)}, {"name": after})


@pytest.mark.parametrize(
    ("after", "words"),
    [
        (PART, ""),
        (Region("part", BOX, (Label(11, 10, "Dune"), PART.elements[1]), PART.hits), "part: element 1 of 2: .*x=11"),
        (
            Region("part", BOX, (PART.elements[0], Bar(Rect(1, 2, 3, 4), "bone2")), PART.hits),
            "part: element 2 of 2: .*bone2",
        ),
        (Region("part", BOX, PART.elements[:1], PART.hits), "part: element 2 of 2, now 1: it is gone"),
        (Region("part", BOX, (*PART.elements, Label(1, 1, "a")), PART.hits), "part: element 3 of 2, now 3: Label"),
        (Region("part", BOX, PART.elements, (Hit(BOX, ("stay",)),)), "part: hit 1 of 1: .*stay"),
        (Region("part", Rect(0, 0, 100, 51), PART.elements, PART.hits), "part: its place or layer"),
        (Region("else", BOX, PART.elements, PART.hits), "part is gone"),
    ],
)
def test_the_region_and_its_first_difference_are_told(after: Region, words: str, tmp_path: Path) -> None:
    lines = difference(screen(PART), screen(after), tmp_path)
    assert bool(lines) == bool(words)
    assert any(re.search(f"^name: {words}", line) for line in lines) or not words, lines


def test_the_order_of_regions_counts(tmp_path: Path) -> None:
    other = Region("other", BOX)
    assert difference(screen(PART, other), screen(other, PART), tmp_path) == [
        "name: screen: background, size or order of regions: other part"
    ]


def test_rounding_dates_and_paths_do_not_count(tmp_path: Path) -> None:
    def dated(words: str, x: float, path: Path) -> Screen:
        return screen(Region("part", BOX, (Label(x, 1, words),), (Hit(BOX, ("load", path, str(path / "b.dune"))),)))

    before = dated("2025-07-12 14:00", 1, tmp_path / "a.dune")
    after = dated("2026-01-02 03:04", 1.001, Path("other/a.dune"))
    assert difference(before, after, tmp_path) == []
