"""`new-card` writes the skeleton of a card into a copy of the tree, says what is left, and refuses in one line."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dune_desktop.cli import main

ROOT = Path(__file__).resolve().parents[2]
MAKER = ["base", "stillsuit_maker", "--cost", "3", "--factions", "fremen", "--icons", "city"]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program and a test for cards of each box, without what a card does not touch."""
    root = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "dune_desktop", root / "dune_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets", root / "assets", ignore=shutil.ignore_patterns("icons", "sounds"))
    for box in ("base", "ix", "immortality"):
        folder = Path("tests", "cards", box)
        (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / folder / "test_prices_icons_and_tags.py", root / folder)
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the program that lies in this folder."""
    return subprocess.run(
        [sys.executable, "-m", "dune_desktop", *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def read(root: Path, path: str) -> str:
    return (root / path).read_text(encoding="utf-8")


def test_a_card_is_written_into_all_its_files_and_what_is_left_is_said(tree: Path) -> None:
    """Then `content` names what is missing, until it is there."""
    done = run(tree, "new-card", *MAKER, "--ja", "スティルスーツ職人")
    assert (done.returncode, done.stderr) == (0, "")
    cards = json.loads(read(tree, "dune_desktop/content/data/base/imperium.json"))
    assert cards[-1] == {
        "id": "stillsuit_maker",
        "copies": 1,
        "deck": "imperium",
        "cost": 3,
        "factions": ["fremen"],
        "icons": ["city"],
        "agent": [],
        "reveal": [],
    }
    names = "dune_desktop/i18n/boxes/base/locales/names/"
    keys = [list(json.loads(read(tree, f"{names}{name}.json"))) for name in ("en", "ko", "ja", "sources")]
    assert keys[0] == keys[1] == keys[2] == keys[3]
    assert json.loads(read(tree, names + "en.json"))["card:stillsuit_maker"] == "Stillsuit Maker"
    assert "\nscene dusk\n" in read(tree, "assets/pictures/base/card/stillsuit_maker.picture")
    assert '@proves("card:stillsuit_maker")' in read(tree, "tests/cards/base/test_stillsuit_maker.py")
    left = done.stdout.partition("Left to do")[2]
    steps = [line for line in left.splitlines() if line[:1].isdigit()]
    assert len(steps) == len(re.findall(r"^\*\*\d\. ", read(ROOT, "docs/adding-a-card.md"), re.MULTILINE))
    for part in (
        "dune_desktop/content/data/base/imperium.json",
        f"its name in ko, and where it comes from: {names}*.json",
        "tests/cards/base/test_stillsuit_maker.py",
        "assets/pictures/base/card/stillsuit_maker.picture",
        "tests/rules/test_setup.py",
        "tests/cards/base/test_prices_icons_and_tags.py",
        "dune_desktop/engine/boxes/base",
        "run.py record",
    ):
        assert part in left

    said = run(tree, "content")
    assert said.returncode == 1
    assert said.stderr == f"card:stillsuit_maker has no name: add it to {names}ko.json\n"
    korean = read(tree, names + "ko.json").replace(
        '"card:stillsuit_maker": ""', '"card:stillsuit_maker": "스틸슈트 장인"'
    )
    (tree / names / "ko.json").write_text(korean, encoding="utf-8")
    said = run(tree, "content")
    assert "base/imperium/stillsuit_maker x1" in said.stdout.splitlines()


def test_only_lines_are_added(tree: Path) -> None:
    """All other lines of the files stay as they are, but for a comma behind the last one."""
    run(tree, "new-card", "ix", "spice_clerk", "--cost", "2", "--icons", "city")
    run(tree, "new-card", "immortality", "vat_keeper", "--file", "tleilaxu", "--cost", "2", "--ko", "수조 지기")
    changed = [path for path in tree.rglob("*") if path.suffix in (".json", ".py")]
    for path in changed:
        before = ROOT / path.relative_to(tree)
        if before.is_file():
            new = [line.rstrip(",") for line in path.read_text(encoding="utf-8").splitlines()]
            old = [line.rstrip(",") for line in before.read_text(encoding="utf-8").splitlines()]
            rest = iter(new)
            assert all(line in rest for line in old), path
    assert "Spice Clerk" in read(tree, "assets/pictures/ix/card/spice_clerk.picture")
    assert '"card:immortality/vat_keeper": "수조 지기"' in read(
        tree, "dune_desktop/i18n/boxes/immortality/locales/names/ko.json"
    )
    said = run(tree, "content").stderr
    assert "card:ix/" not in said
    assert "card:spice_clerk has no name: add it to dune_desktop/i18n/boxes/ix/locales/names/ko.json" in said
    assert "picture" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["north", "horn"], "unknown expansion 'north'; choose from base, ix, immortality"),
        (["base", "Worm Horn"], "'Worm Horn' is not an id"),
        (["base", "scout"], "base already has a card 'scout'"),
        (["base", "horn", "--file", "tech"], "base has no cards in 'tech'; choose from imperium, reserve, starter"),
        (["base", "horn", "--icons", "moon"], "unknown icon 'moon'; choose from"),
        (["base", "horn", "--factions", "harkonnen"], "unknown Faction 'harkonnen'; choose from"),
    ],
)
def test_what_cannot_be_added_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing is written."""
    before = read(ROOT, "dune_desktop/content/data/base/imperium.json")
    assert main(["new-card", *words]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("dune-desktop: " + said)
    assert read(ROOT, "dune_desktop/content/data/base/imperium.json") == before
