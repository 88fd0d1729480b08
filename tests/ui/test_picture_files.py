"""Pictures are files: each can be drawn, each is used, and what is wrong with one is said with its line."""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from dune_desktop.cli import main
from dune_desktop.tools import picture as tool
from dune_desktop.ui.art import gallery, shelf
from dune_desktop.ui.art.drawer import STATEMENTS
from dune_desktop.ui.art.frames import FRAMES
from dune_desktop.ui.art.picture_file import Line, PictureError, parse
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.system import assets
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "assets" / "pictures").rglob("*.picture"))
GUIDE = (ROOT / "docs" / "adding-a-picture.md").read_text(encoding="utf-8")
CHANI = "base/card/chani.picture"
HER_TEXT = (ROOT / "assets" / "pictures" / CHANI).read_text(encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all picture files, which are drawn instead of those of the program."""
    folder = tmp_path / "assets"
    shutil.copytree(ROOT / "assets" / "pictures", folder / "pictures")
    (folder / "fonts").symlink_to(ROOT / "assets" / "fonts")
    monkeypatch.setattr(assets, "folder", lambda: folder)
    gallery.forget()
    yield folder / "pictures"
    monkeypatch.undo()
    gallery.forget()


def drawn(name: str, width: int = 60, height: int = 24) -> bytes:
    """The pixels of a picture by what stands in the files now."""
    shelf.read.cache_clear()
    return pygame.image.tobytes(gallery.draw(name, width, height), "RGBA")


def words(lines: tuple[Line, ...]) -> Iterator[str]:
    """The first words of all lines, but of those that go on a line above them."""
    for line in lines:
        yield line.words[0]
        if line.words[0] not in ("path", "line", "shape", "tones", "mood", "locks", "glow", "fingers"):
            yield from words(line.below)


def test_every_file_is_read_when_it_is_drawn_and_none_is_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line calls what is not there, not even where nobody asks for it; each file says first what is to be seen."""
    read: set[str] = set()
    monkeypatch.setattr(shelf, "parse", lambda text, where: read.add(where) or parse(text, where))
    gallery.forget()
    names = gallery.names()
    assert len(names) > 300
    assert not read, "to read all files would make the start slow"
    for name in names:
        gallery.draw(name, 20, 8)
    assert read == {path.relative_to(ROOT).as_posix() for path in FILES}
    called = {name for supply in gallery.supplies() for name in (*supply.shared, *supply.families)}
    known = {*STATEMENTS, *FRAMES, *called, "part", "ground", "mood", "beside", "bust", "crest", "world"}
    for path in FILES:
        assert set(words(shelf.read(path))) <= known, path
        lines = path.read_text(encoding="utf-8").splitlines()
        assert lines[0].startswith("# ") or len(lines) <= 2, path


BROKEN = {
    "pth dark M0 0H4": "“pth” is no statement, no part and no family; do you mean “path”?",
    "path drak M0 0H4": "there is no tone called “drak”",
    "path": "path wants a tone",
    "path figure width=3 M0 0H4": "path has no option “width”",
    "circle figure 4 5 x": "“x” is no number",
    "circle figure bottom 5 4": "“bottom” is no place here; the edges are left and right",
    "circle #12345 4 5 4": "“#12345” is no color such as #F08122",
    "hooded 4 5": "hooded also wants color",
    "hooded 4 5 30 figure hat=rim": "hooded takes no “hat”",
    "when staff": "this part is handed no “staff”",
}
WRONG = {
    "": ": the file says nothing",
    "scene dsuk\n": ", line 1: there is no mood “dsuk”; there are dusk",
    "person dusk\nbust\n  ear 0 0\n": ", line 1: a person has a line “beside”",
    "pair card:stilgar card:chani\n": ", line 1: this line names pictures that have lines of their own",
    "scene dusk\nlayer\n    ear 0 0\n  ear 0 0\n": ", line 4: this line is indented like no line above it",
    "scene dusk\n\tear 0 0\n": ", line 2: a tab indents this line",
}


def test_what_is_wrong_is_said_with_its_line(copy: Path) -> None:
    number = HER_TEXT.split("\nbust\n")[0].count("\n") + 3
    lines = {HER_TEXT.replace("\nbust\n", f"\nbust\n  {line}\n"): BROKEN[line] for line in BROKEN}
    for text, fault in [*WRONG.items(), *lines.items()]:
        (copy / CHANI).write_text(text, encoding="utf-8")
        with pytest.raises(PictureError) as told:
            drawn("card:chani")
        assert str(told.value).startswith(f"assets/pictures/{CHANI}" + (f", line {number}: " if text in lines else ""))
        assert fault in str(told.value)
    (copy / "parts" / "hooded.picture").write_text("part color\nhooded 0 0 1 color\n", encoding="utf-8")
    with pytest.raises(PictureError, match="parts call each other without end"):
        drawn("card:water_peddler")


def test_a_broken_picture_costs_no_more_than_itself(copy: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In the window: it is a plain dusk, the log says why, and all others are drawn."""
    (copy / CHANI).write_text("scene dusk\nwhat\n", encoding="utf-8")
    with caplog.at_level(logging.ERROR):
        for card in ("chani", "stilgar"):
            assert Pictures().get(f"card:{card}", 80, 50, 1.0).get_size() == (80, 50)
    (record,) = caplog.records
    assert f"{CHANI}, line 2: “what” is no statement" in record.getMessage()
    (copy / "moods.picture").write_text("mood dusk top=#12\n", encoding="utf-8")
    gallery.forget()
    assert Pictures().get("card:stilgar", 80, 50, 1.0).get_size() == (80, 50)


def test_the_guide_names_every_statement_and_its_example_can_be_drawn(copy: Path) -> None:
    assert set(re.findall(r"`([a-z]+)\b", GUIDE)) >= {*STATEMENTS, *FRAMES, "part", "ground"}
    (example,) = re.findall(r"```picture\n(.*?)```", GUIDE, re.DOTALL)
    (copy / "base" / "card" / "scout.picture").write_text(example, encoding="utf-8")
    assert len({drawn("card:scout", *size) for size in ((160, 90), (90, 90), (60, 90))}) == 3


def test_the_command_writes_a_picture_or_lists_all_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A part is shown in pictures that use it."""
    assert main(["picture", "chani", "--out", str(tmp_path / "one.png"), "--size", "320x200"]) == 0
    one = pygame.image.load(tmp_path / "one.png").get_width()
    assert main(["picture", "card:chani", "--out", str(tmp_path / "all.png")]) == 0
    assert pygame.image.load(tmp_path / "all.png").get_width() > 2 * one >= 640
    assert main(["picture", "chany", "--out", str(tmp_path / "none.png")]) == 1
    assert "no picture is called so; do you mean chani?" in capsys.readouterr().err
    assert not (tmp_path / "none.png").exists()
    assert 1 < len(tool.named("hooded")) <= 4
    assert tool.named(str(ROOT / "assets" / "pictures" / CHANI)) == ("card:chani",)
    assert main(["picture"]) == 0
    told = capsys.readouterr().out
    assert "  hooded high=30 color: A figure in a hooded cloak.\n" in told
    assert "  halo (x, y, ...): Engraved rings around a disc" in told
    names = {name for each in gallery.supplies() for name in (*each.shared, *each.families, *each.moods)}
    assert not [name for name in names if name not in told]


def test_watching_draws_again_and_survives_a_broken_file(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A broken file is told in one sentence, in a window also in its title, and the latest good picture stays."""
    monkeypatch.setattr(tool, "_LOOK", 0)
    out = tmp_path / "chani.png"
    said = tool.picture("chani", (160, 90), out, watch=True)
    assert next(said) == f"wrote {out}"
    first = out.read_bytes()
    (copy / CHANI).write_text(HER_TEXT.replace("layer clip\n", "layer clop\n"), encoding="utf-8")
    assert next(said).startswith(f"assets/pictures/{CHANI}, line 20: “clop” is not written")
    assert out.read_bytes() == first
    assert "line 20" in next(shown := tool.picture("chani", None, None, watch=True))
    assert "line 20" in pygame.display.get_caption()[0]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert next(shown, "closed") == "closed"
    (copy / CHANI).write_text(HER_TEXT.replace("moons", "tall"), encoding="utf-8")
    assert next(said) == f"wrote {out}"
    assert out.read_bytes() != first


def test_a_box_outside_the_program_brings_its_own(make_box: Make, tmp_path: Path) -> None:
    """Files, parts, moods and families lie in its own package."""
    folder = tmp_path / "made_up_north" / "ui" / "pictures"
    tones = ("top", "mid", "low", "disc", "land", "figure", "rim", "accent")
    for name, text in {
        "../__init__.py": "",
        "moods.picture": "mood frost " + " ".join(f"{tone}=#2030{k}0" for k, tone in enumerate(tones)),
        "parts/floe.picture": "part\nrect #FFFFFF -9 -9 18 18\n",
        "card/seal.picture": "scene frost\nfill mid\nfloe 0 50\nsnow\n",
        "families.py": "def snow(p):\n    p.circle(3, 3, 2, '#FF0000')\nFAMILIES = {'snow': snow}\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    make_box("north", {})
    gallery.forget()
    assert "card:north/seal" in gallery.names()
    picture = gallery.draw("card:north/seal", 200, 100)
    colors = [picture.get_at(at)[:3] for at in ((110, 50), (3, 3), (180, 20))]
    assert colors == [(255, 255, 255), (255, 0, 0), (0x20, 0x30, 0x10)]
