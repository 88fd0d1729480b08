"""About the program: the player's folders, and the licenses of others, from the environment and from a package."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.ui.paint import fonts as fonts_of
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens import about
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.about import AboutScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.system import folders, licenses
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import start

pytestmark = pytest.mark.usefixtures("queue")


def test_the_works_of_others_are_those_installed() -> None:
    """Every package the game needs, with the version that is there and the whole text of its license."""
    found = {work.name: work for work in licenses.licenses()}
    for name in ("pygame-ce", "pydantic", "platformdirs", "budoux"):
        assert found[name].version == metadata.version(name)
        assert found[name].license
    needed = {"pydantic_core", "annotated-types", "typing_extensions", "typing-inspection"}
    assert needed | {"Python", "Marcellus", "IBM Plex Sans KR"} <= found.keys()
    assert all(len(work.text) > 300 for work in found.values()), "a licence without its text"
    assert "FreeType" in found["SDL"].text


def test_a_package_brings_its_own_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the build wrote is shown; nothing is looked for."""
    made = (licenses.License("Somebody’s", "3", "MIT", "https://example.org", "Do with it as you like."),)
    (tmp_path / licenses.FILE).write_text(licenses.dump(made), encoding="utf-8")
    monkeypatch.setattr(licenses.assets, "folder", lambda: tmp_path)
    assert licenses.licenses.__wrapped__() == made


def test_what_a_package_leaves_out_is_not_named() -> None:
    found = {work.name: work for work in licenses.collect(left_out=lambda file: "freetype" in file)}
    assert "FreeType" not in found["SDL"].text
    assert "HarfBuzz" in found["SDL"].text


def test_every_license_can_be_drawn() -> None:
    text = "".join(work.name + work.text for work in licenses.licenses())
    assert fonts_of.missing(text) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_there_and_every_section(program: Program, language: str) -> None:
    """From the title and from the menu; every section is whole, and Esc leads back."""
    program.texts = Texts(language)
    metrics = Fonts(1.0, language)
    with Person(program) as person:
        person.press("a")
        scene = person.scene
        assert isinstance(scene, AboutScene)
        for section in range(about.OWN + len(scene.works)):
            person.do("section", section)
            for size in ((1920.0, 1080.0), (2560.0, 1080.0), (1920.0, 1200.0)):
                assert problems(scene.screen(metrics, size), metrics) == []
        person.press("END", "ESCAPE")
        assert isinstance(person.scene, TitleScene)
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.menu()
        person.press("a", "ESCAPE")
        assert isinstance(person.scene, MenuScene)


def test_the_players_folders(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each opens, and stands there in words for systems that cannot open it."""
    asked: list[str] = []

    def show(folder: str) -> bool:
        asked.append(folder)
        return len(asked) < 3

    monkeypatch.setattr(folders, "show", show)
    places = program.places
    with Person(program) as person:
        person.do("about")
        person.do("section", about.FILES)
        assert str(places.saves) in person.words().replace(" ", "") or str(places.saves) in person.words()
        for name in ("saves", "settings", "log"):
            person.do("open", name)
        assert asked == [str(places.saves), str(places.settings.parent), str(places.log.parent)]
        assert str(program.texts.t("about.not_opened")) in person.words()


def test_a_system_without_a_file_manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is made all the same, and the answer is no."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(folders.sys, "platform", "linux")
    assert not folders.show(str(tmp_path / "new" / "saves"))
    assert (tmp_path / "new" / "saves").is_dir()


def test_the_systems_programs_get_their_own_libraries_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders.sys, "frozen", True, raising=False)
    ours = {"LD_LIBRARY_PATH": "/game", "LD_LIBRARY_PATH_ORIG": "/theirs", "HOME": "/h"}
    assert folders.outside(dict(ours)) == {"LD_LIBRARY_PATH": "/theirs", "HOME": "/h"}
    assert folders.outside({"LD_LIBRARY_PATH": "/game"}) == {}
