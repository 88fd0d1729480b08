"""Whatever stands behind a flag: what makes no sense is refused in one sentence, and nothing else is done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.cli import main
from dune_desktop.storage.schema import MAX_SEED

SAVE = str(Path(__file__).resolve().parents[2] / "saves" / "golden" / "four-endgame.dune")
MANY = "9" * 5000

REFUSED = {
    "a picture without end": ["shot", SAVE, "x.png", "--size", "100000x100000"],
    "a picture a little too large": ["shot", SAVE, "x.png", "--size", "8193x360"],
    "a size in other digits": ["shot", SAVE, "x.png", "--size", "\u00b2x\u00b2"],
    "a window without end": ["--window", "99999999x99999999"],
    "a picture of no name": ["shot", SAVE, ""],
    "no save": ["shot", "", "x.png"],
    "an answer without end": ["shot", SAVE, "x.png", "--at", MANY],
    "no save to check": ["check", ""],
    "no save to tell of": ["replay", " "],
    "no save to load": ["--load", ""],
    "no save to play": ["play", "--load", ""],
    "no folder of data": ["--data-dir", ""],
    "a folder that is a file": ["--data-dir", SAVE],
    "no folder for strips": ["strip", ""],
    "frames without end": ["strip", "x", "--frames", "9999999"],
    "no folder of saves": ["showcase", "x", "--saves", ""],
    "no pictures to compare": ["pictures", "x", "--against", ""],
    "no results": ["arena", "novice:novice", "--results", ""],
    "a seed that no save holds": ["--new", "solo", "--seed", "9" * 101],
    "a seed without end": ["simulate", "--seed", MANY],
    "processes without end": ["simulate", "--games", "1", "--jobs", "100000"],
    "games without end": ["simulate", "--games", MANY],
    "a number below nothing": ["fuzz", "--tries", "1", "--first", "-5"],
    "a box twice": ["content", "--sets", "base,base"],
    "a box twice in a game": ["--new", "solo", "--sets", "base,ix,base"],
    "a variant twice": ["simulate", "--games", "1", "--sets", "base,ix", "--variants", "epic,epic"],
    "seats without end": ["simulate", "--games", "1", "--seats", "random," * 5000],
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_makes_no_sense_is_refused(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(*_: object, **__: object) -> int:
        pytest.fail("it was done")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("dune_desktop.ui.main.open_window", never)
    monkeypatch.setattr("dune_desktop.tools.shot.shot", never)
    monkeypatch.setattr("dune_desktop.tools.simulate.simulate", never)
    monkeypatch.setattr("dune_desktop.tools.strip.strips", never)
    try:
        status = main(REFUSED[what])
    except SystemExit as stopped:
        status = stopped.code
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert status in (1, 2)
    assert said.startswith("dune-desktop")
    assert len(said) < 300
    assert list(tmp_path.iterdir()) == []


def test_the_largest_seed_can_be_saved() -> None:
    """What is taken for a seed is what a save can hold."""
    assert 10**cli.DIGITS <= MAX_SEED


@pytest.mark.parametrize("text", ["[" * 200_000, "{}", "[]", '{"key":1,"won":"x"}', "eggs"])
def test_results_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    results = tmp_path / "results"
    results.write_text(text + "\n")
    assert main(["arena", "novice:novice", "--games", "1", "--results", str(results)]) == 1
    assert "is not a results file" in capsys.readouterr().err
    assert results.read_text() == text + "\n"


@pytest.mark.parametrize("text", ["[" * 200_000, "[]", json.dumps({"policy": {"situation": [], "rows": []}})])
def test_numbers_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    pytest.importorskip("numpy")
    for kind in ("alone", "extended", "together"):
        for what in ("policy", "evaluation"):
            (tmp_path / f"{what}-{kind}.json").write_text(text)
    assert main(["train", "--minutes", "1", "--data", str(tmp_path)]) == 1
    assert "has no training data" in capsys.readouterr().err
