"""Pictures are files: each can be drawn, each is used, and what is wrong with one is said with its line."""

from __future__ import annotations

import logging
import random
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
HER_FILE = f"assets/pictures/{CHANI}"
HER_TEXT = (ROOT / HER_FILE).read_text(encoding="utf-8")


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


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """What files say instead of what stands in them, by their paths; `shelf.read` keeps what it has read."""
    texts: dict[str, str] = {}
    monkeypatch.setattr(shelf, "parse", lambda text, where: parse(texts.get(where, text), where))
    shelf.read.cache_clear()
    yield texts
    shelf.read.cache_clear()


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The files that are read from now on."""
    seen: set[str] = set()

    def noted(text: str, where: str) -> tuple[Line, ...]:
        seen.add(where)
        return parse(text, where)

    monkeypatch.setattr(shelf, "parse", noted)
    gallery.forget()
    yield seen
    gallery.forget()


def pixels(name: str, width: int = 160, height: int = 90) -> bytes:
    return pygame.image.tobytes(gallery.draw(name, width, height), "RGBA")


def words(lines: tuple[Line, ...]) -> Iterator[str]:
    """The first words of all lines, but of those that go on a line above them."""
    for line in lines:
        yield line.words[0]
        if line.words[0] not in ("path", "line", "shape", "tones", "mood", "locks", "glow", "fingers"):
            yield from words(line.below)


def test_every_file_is_drawn_and_none_is_for_nobody(parsed: set[str]) -> None:
    """Whatever no picture calls, and no family of code, is not read."""
    for name in gallery.names():
        gallery.draw(name, 192, 60)
    assert parsed == {path.relative_to(ROOT).as_posix() for path in FILES}


def test_no_line_calls_what_is_not_there() -> None:
    """Not even where nobody asks for it, as in `when staff`."""
    supplies = gallery.supplies()
    called = {name for supply in supplies for name in (*supply.shared, *supply.families)}
    known = {*STATEMENTS, *FRAMES, *called, "part", "ground", "mood", "beside", "bust", "crest", "world"}
    for path in FILES:
        assert set(words(shelf.read(path))) <= known, path
    assert len(FILES) > 350


def test_every_file_says_first_what_is_to_be_seen() -> None:
    """But those that only name others."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        first = text.splitlines()[0]
        assert first.startswith("# ") or len(text.splitlines()) <= 2, path
        assert all(len(line) <= 120 and line == line.rstrip() for line in text.splitlines()), path


def test_lists_read_no_file(parsed: set[str]) -> None:
    """Nothing is read before it is drawn: three hundred files would make the start slow."""
    assert len(gallery.names()) > 300
    assert not parsed
    gallery.draw("leader:paul_atreides", 60, 60)
    assert 1 < len(parsed) < 10


BROKEN = {
    "pth dark M0 0H4": "“pth” is no statement, no part and no family; do you mean “path”?",
    "hoodded 0 90 40 figure": "do you mean “hooded”?",
    "path drak M0 0H4": "there is no tone called “drak”",
    "path figure M0 0C1 2 3 4": "C in path data takes 6 numbers each time, not 4",
    "path figure M0 0Lx 4": "takes 2 numbers each time",
    "path figure": "path data is missing",
    "path": "path wants a tone",
    "path mix(figure,land) M0 0H4": "mix(figure,mid,0.4)",
    "path down(0,100,figure) M0 0H4": "down takes 2 numbers and at least two steps",
    "path figure width=3 M0 0H4": "path has no option “width”",
    "circle figure 4 5": "circle wants 3 numbers at its end, not 2",
    "circle figure 4 5 x": "“x” is no number",
    "circle figure bottom 5 4": "“bottom” is no place here; the edges are left and right",
    "circle figure nan 5 4": "“nan” is too large",
    "circle #12345 4 5 4": "“#12345” is no color such as #F08122",
    "hooded 4 5": "hooded also wants color",
    "hooded 4 5 30 figure 7 8": "“8” is one too many",
    "hooded 4 5 30 figure hat=rim": "hooded takes no “hat”",
    "mesa 4 5": "mesa also wants w and h and color",
    "sky moon=4": "sky takes no “moon”",
    "sky sun=4": "“4” is not written X,Y,RADIUS",
    "beams 4,5,6": "beams cannot be drawn like this",
    "row many 4": "“many” is no whole number up to 999",
    "layer edge,4": "X,Y,TONE,STRENGTH",
    "when staff": "this part is handed no “staff”",
    "complexion hat=4": "complexion takes no “hat”",
    "profile_woman tones=third": "complexion third",
    "at 4": "at also wants y",
}


@pytest.mark.parametrize("line", BROKEN)
def test_what_is_wrong_is_said_with_its_line(instead: dict[str, str], line: str) -> None:
    instead[HER_FILE] = HER_TEXT.replace("\nbust\n", f"\nbust\n  {line}\n")
    number = HER_TEXT.split("\nbust\n")[0].count("\n") + 3
    with pytest.raises(PictureError) as told:
        gallery.draw("card:chani", 160, 90)
    assert str(told.value).startswith(f"{HER_FILE}, line {number}: ")
    assert BROKEN[line] in str(told.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "chani.picture: the file says nothing"),
        ("scene\n", "line 1: there is no mood “”"),
        ("scene dsuk\n", "line 1: there is no mood “dsuk”; there are dusk"),
        ("picture dusk\n", "line 1: a picture begins with one of scene, person"),
        ("person dusk\nbust\n  ear 0 0\n", "line 1: a person has a line “beside”"),
        ("person dusk big\n", "line 1: person takes moons, tall, flip=no and scale, not “big”"),
        ("leader nobody\n", "line 1: there is no House “nobody”"),
        ("same card:chani\n", "line 1: this line names pictures that have lines of their own"),
        ("pair card:stilgar card:chani\n", "line 1: this line names pictures that have lines of their own"),
        ("scene dusk\nlayer\n    ear 0 0\n  ear 0 0\n", "line 4: this line is indented like no line above it"),
        ("scene dusk\n\tear 0 0\n", "line 2: a tab indents this line"),
    ],
)
def test_a_file_that_is_wrong_as_a_whole(instead: dict[str, str], text: str, fault: str) -> None:
    instead[HER_FILE] = text
    with pytest.raises(PictureError, match=re.escape(fault)):
        gallery.draw("card:chani", 160, 90)


def test_parts_that_call_each_other_are_noticed(instead: dict[str, str]) -> None:
    instead["assets/pictures/parts/hooded.picture"] = "part color\nhooded 0 0 1 color\n"
    with pytest.raises(PictureError, match="parts call each other without end"):
        gallery.draw("card:water_peddler", 160, 90)


def test_every_number_of_a_picture_is_seen(instead: dict[str, str]) -> None:
    """One number is changed at a time, in the bust and in what stands beside it."""
    before = pixels("card:chani")
    lines = HER_TEXT.splitlines()
    shown = [k for k, line in enumerate(lines) if line.split()[0] in ("path", "shape", "ring", "fremen")]
    shown = [k for k in shown if re.search(r"\d \d", lines[k])]
    assert len(shown) > 6
    for k in shown:
        changed = re.sub(r"(?<=[ M])(-?\d+)(?=[ .])", lambda found: str(int(found[1]) + 9), lines[k], count=1)
        instead[HER_FILE] = "\n".join([*lines[:k], changed, *lines[k + 1 :]])
        shelf.read.cache_clear()
        assert pixels("card:chani") != before, lines[k]


def test_whatever_stands_in_a_file_is_drawn_or_told(instead: dict[str, str]) -> None:
    """Three hundred damaged files: words lost, swapped and made up, lines moved."""
    chance = random.Random(7)
    odd = ("flip", "none", "-5", "nan", "x=3", "seed=4", "mix()", "rad(0,0)", "left", "24%", "{left}", "turn=a", "-")
    names = sorted(gallery.names())
    told: list[tuple[str, str]] = []
    for name in chance.choices(names, k=300):
        where = gallery.file_of(name).relative_to(ROOT).as_posix()
        lines = gallery.file_of(name).read_text(encoding="utf-8").splitlines()
        k = chance.randrange(len(lines))
        words = lines[k].split(" ")
        at, other = chance.randrange(len(words)), chance.randrange(len(words))
        match chance.randrange(5):
            case 0:
                words[at] = chance.choice(odd)
            case 1:
                words.insert(at, chance.choice(odd))
            case 2:
                words[at], words[other] = words[other], words[at]
            case 3:
                words.pop(at)
            case _:
                words = chance.choice(lines).split(" ")
        instead.clear()
        instead[where] = "\n".join([*lines[:k], " ".join(words), *lines[k + 1 :]])
        shelf.read.cache_clear()
        try:
            gallery.draw(name, 60, 24)
        except PictureError as error:
            told.append((where, str(error)))
    assert 60 < len(told) < 270
    assert all(fault.startswith(where) for where, fault in told)


def test_a_broken_picture_costs_no_more_than_itself(copy: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In the window: it is a plain dusk, the log says why, and all others are drawn."""
    (copy / CHANI).write_text("scene dusk\nwhat\n", encoding="utf-8")
    with caplog.at_level(logging.ERROR):
        plain = Pictures().get("card:chani", 80, 50, 1.0)
        drawn = Pictures().get("card:stilgar", 80, 50, 1.0)
    assert plain.get_size() == drawn.get_size() == (80, 50)
    assert f"{CHANI}, line 2: “what” is no statement" in caplog.text
    assert len(caplog.records) == 1
    (copy / "moods.picture").write_text("mood dusk top=#12\n", encoding="utf-8")
    gallery.forget()
    assert Pictures().get("card:stilgar", 80, 50, 1.0).get_size() == (80, 50)


# ------------------------------------------------------------------------------------------------ the guide


def test_the_example_of_the_guide_can_be_drawn(copy: Path) -> None:
    example = re.findall(r"```picture\n(.*?)```", GUIDE, re.DOTALL)
    assert len(example) == 1
    (copy / "base" / "card" / "scout.picture").write_text(example[0], encoding="utf-8")
    shapes = {pixels("card:scout", *size) for size in ((160, 90), (90, 90), (60, 90))}
    assert len(shapes) == 3


def test_the_guide_names_every_statement_and_frame() -> None:
    told = set(re.findall(r"`([a-z]+)\b", GUIDE))
    assert told >= {*STATEMENTS, *FRAMES, "part", "ground"}


# ------------------------------------------------------------------------------------------------ the command


def test_the_command_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", "chani", "--out", str(tmp_path / "one.png"), "--size", "320x200"]) == 0
    one = pygame.image.load(tmp_path / "one.png")
    assert one.get_width() >= 320
    assert main(["picture", "card:chani", "--out", str(tmp_path / "all.png")]) == 0
    assert pygame.image.load(tmp_path / "all.png").get_width() > 2 * one.get_width()
    assert main(["picture", "chany", "--out", str(tmp_path / "none.png")]) == 1
    assert "no picture is called so; do you mean chani?" in capsys.readouterr().err
    assert not (tmp_path / "none.png").exists()


def test_a_part_is_shown_in_pictures_that_use_it() -> None:
    assert 1 < len(tool.named("hooded")) <= 4
    assert "card:diplomacy" in tool.named("meeting_treaty")
    assert tool.named(str(ROOT / "assets" / "pictures" / CHANI)) == ("card:chani",)


def test_without_a_name_the_command_lists_all_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture"]) == 0
    told = capsys.readouterr().out
    assert "  hooded high=30 color: A figure in a hooded cloak.\n" in told
    assert "  halo (x, y, ...): Engraved rings around a disc" in told
    for supply in gallery.supplies():
        for name in (*supply.shared, *supply.families, *supply.moods):
            assert name in told


def test_watching_draws_again_and_survives_a_broken_file(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A broken file is told in one sentence, and the latest good picture stays."""
    monkeypatch.setattr(tool, "_LOOK", 0)
    out = tmp_path / "chani.png"
    text = (copy / CHANI).read_text(encoding="utf-8")
    said = tool.picture("chani", (160, 90), out, watch=True)
    assert next(said) == f"wrote {out}"
    first = out.read_bytes()
    (copy / CHANI).write_text(text.replace("layer clip\n", "layer clop\n"), encoding="utf-8")
    assert next(said).startswith(f"assets/pictures/{CHANI}, line 20: “clop” is not written")
    assert out.read_bytes() == first
    (copy / CHANI).write_text(text.replace("moons", "tall"), encoding="utf-8")
    assert next(said) == f"wrote {out}"
    assert out.read_bytes() != first


def test_a_window_shows_the_picture_until_it_is_closed(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "_LOOK", 0)
    (copy / CHANI).write_text("scene dusk\nwhat\n", encoding="utf-8")
    said = tool.picture("chani", None, None, watch=True)
    assert "line 2" in next(said)
    assert "line 2" in pygame.display.get_caption()[0]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert next(said, "closed") == "closed"


# ------------------------------------------------------------------------------------------------ other boxes


def test_a_box_outside_the_program_brings_its_own(make_box: Make, tmp_path: Path) -> None:
    """Files, parts, moods and families lie in its own package."""
    folder = tmp_path / "made_up_north" / "ui" / "pictures"
    (folder / "card").mkdir(parents=True)
    (folder / "parts").mkdir()
    (folder.parent / "__init__.py").touch()
    tones = ("top", "mid", "low", "disc", "land", "figure", "rim", "accent")
    mood = " ".join(f"{tone}=#2030{k}0" for k, tone in enumerate(tones))
    (folder / "moods.picture").write_text(f"mood frost {mood}\n", encoding="utf-8")
    (folder / "parts" / "floe.picture").write_text("part\nrect #FFFFFF -9 -9 18 18\n", encoding="utf-8")
    (folder / "card" / "seal.picture").write_text("scene frost\nfill mid\nfloe 0 50\nsnow\n", encoding="utf-8")
    (folder / "families.py").write_text(
        "def snow(p):\n    p.circle(3, 3, 2, '#FF0000')\nFAMILIES = {'snow': snow}\n", encoding="utf-8"
    )
    make_box("north", {})
    gallery.forget()
    assert "card:north/seal" in gallery.names()
    drawn = gallery.draw("card:north/seal", 200, 100)
    assert drawn.get_at((110, 50))[:3] == (255, 255, 255)
    assert drawn.get_at((3, 3))[:3] == (255, 0, 0)
    assert drawn.get_at((180, 20))[:3] == (0x20, 0x30, 0x10)
