"""About the program: the player's folders, and the licenses of others, from the environment and from a package."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.ui.paint.fonts import missing
from dune_desktop.ui.presenters.screens import about
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.about import AboutScene
from dune_desktop.ui.system import folders, licenses
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import start


def test_the_works_of_others_are_those_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with its version and the whole text of its license, without what a package leaves out; or its own list."""
    found = {work.name: work for work in licenses.licenses()}
    for name in ("pygame-ce", "pydantic", "platformdirs", "budoux"):
        assert found[name].version == metadata.version(name)
        assert found[name].license
    needed = {"pydantic_core", "annotated-types", "typing_extensions", "typing-inspection"}
    assert needed | {"Python", "Marcellus", "IBM Plex Sans KR"} <= found.keys()
    assert all(len(work.text) > 300 for work in found.values()), "a license without its text"
    assert missing("".join({*"".join(work.name + work.text for work in found.values())})) == set()
    assert "FreeType" in found["SDL"].text
    less = {work.name: work.text for work in licenses.collect(left_out=lambda file: "freetype" in file)}
    assert "FreeType" not in less["SDL"]
    assert "HarfBuzz" in less["SDL"]
    made = (licenses.License("Somebody’s", "3", "MIT", "https://example.org", "Do with it as you like."),)
    (tmp_path / licenses.FILE).write_text(licenses.dump(made), encoding="utf-8")
    monkeypatch.setattr(licenses.assets, "folder", lambda: tmp_path)
    assert licenses.licenses.__wrapped__() == made


def test_the_way_there_every_section_and_folder(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every section is whole; a folder opens, or stands there in words; Esc leads back to the title and the menu."""
    asked: list[str] = []
    monkeypatch.setattr(folders, "show", lambda folder: asked.append(folder) or len(asked) < 3)
    places = program.places
    with Person(program) as person:
        person.press("a")
        scene = person.scene
        assert isinstance(scene, AboutScene)
        for section in range(about.OWN + len(scene.works)):
            person.do("section", section)
            for language, size in zip(LANGUAGES, ((2560.0, 1080.0), (1920.0, 1080.0), (1920.0, 1200.0)), strict=True):
                program.texts, metrics = Texts(language), fonts_of(language)
                assert problems(scene.screen(metrics, size), metrics) == []
        program.texts = Texts("en")
        person.do("section", about.FILES)
        assert str(places.saves) in person.words().replace(" ", "")
        for name in ("saves", "settings", "log"):
            person.do("open", name)
        assert asked == [str(places.saves), str(places.settings.parent), str(places.log.parent)]
        assert str(program.texts.t("about.not_opened")) in person.words()
        person.press("END", "ESCAPE")
        assert person.at == "TitleScene"
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.menu()
        person.press("a", "ESCAPE")
        assert person.at == "MenuScene"


def test_a_folder_is_shown_by_the_systems_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one the folder is made all the same, and the answer is no; it gets its own libraries back."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(folders.sys, "platform", "linux")
    assert not folders.show(str(tmp_path / "new" / "saves"))
    assert (tmp_path / "new" / "saves").is_dir()
    monkeypatch.setattr(folders.sys, "frozen", True, raising=False)
    ours = {"LD_LIBRARY_PATH": "/game", "LD_LIBRARY_PATH_ORIG": "/theirs", "HOME": "/h"}
    assert folders.outside(ours) == {"LD_LIBRARY_PATH": "/theirs", "HOME": "/h"}
