"""Icons say what they mean: the list of those in sight, and each where the pointer rests on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.presenters.icons import GROUPS, group_of, icons_in_sight
from dune_desktop.ui.presenters.meaning import icon_words, with_name
from dune_desktop.ui.presenters.screens.icon_list import TEXT, icon_list
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.icons import IconsScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.screen.display import Icon, Label, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.pointing import open_regions
from dune_desktop.ui.screen.under import ALIASES, under
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.person import Person
from tests.ui.screens import labels, play
from tests.ui.tables import begin, start

SAVES = Path("saves/golden")
TABLES = ("four-combat", "all-three-promised", "uprising-three-taking-a-contract", "solo-mentat-deploying")
SIZES = ((1280, 720), (1920, 1080))


def icons(screen: Screen) -> set[str]:
    """Every icon that was drawn, under the name of its meaning."""
    drawn = (element for part in open_regions(screen) for element in part.elements if isinstance(element, Icon))
    return {ALIASES.get(icon.name, icon.name) for icon in drawn}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_that_means_something_has_a_name_and_a_group(language: str) -> None:
    texts = Texts(language)
    drawn = {path.stem for path in Path("assets/icons").glob("*.svg")} - ALIASES.keys()
    meaning = [icon for icon in drawn if icon_words(texts, icon)]
    assert len(meaning) > 80
    for icon in meaning:
        assert group_of(icon) in GROUPS
        assert with_name(icon_words(texts, icon)).startswith("<b>"), icon
    named = [with_name(icon_words(texts, icon)).partition("</b>")[0] for icon in meaning]
    infiltrations = sum(icon.startswith("infiltrate_") for icon in meaning)
    assert len(named) - len(set(named)) < infiltrations, "no two others have one name"


@pytest.mark.parametrize("save", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_the_icons_on_the_table_and_no_others(save: str, language: str) -> None:
    """Each is drawn there, and the list shows all of them; few that are drawn are covered by something."""
    for size in SIZES:
        scene, texts = table_scene(SAVES / f"{save}.dune", language), Texts(language)
        canvas = canvas_for(*size, dense=True)
        screen = scene.screen(fonts_of(language), canvas)
        listed = icons_in_sight(texts, screen)
        drawn = icons(screen)
        assert len(listed) > 25
        assert {"solari", "spice", "water", "emperor", "intrigue"} <= set(listed)
        pieces = {"agent", "troop", "control", "dreadnought", "freighter", "spy"}
        assert set(listed) <= drawn | pieces
        assert len({icon for icon in drawn if icon_words(texts, icon)} - set(listed)) < 8
        panel = IconsScene(scene.context, scene, listed)  # type: ignore[attr-defined]
        over = panel.screen(fonts_of(language), canvas)
        shown: set[str] = set()
        while True:
            text = next(part for part in over.regions if part.name == TEXT)
            shown |= {element.name for element in text.elements if isinstance(element, Icon)}
            if panel.offset >= panel.limit:
                break
            panel.do_scroll(300.0)
            over = panel.screen(fonts_of(language), canvas)
        assert shown == set(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_group_stands_in_the_column_of_its_first_icon(language: str) -> None:
    """Whatever icons there are: no column ends with a name."""
    texts = Texts(language)
    meaning = (path.stem for path in sorted(Path("assets/icons").glob("*.svg")) if icon_words(texts, path.stem))
    ordered = sorted(meaning, key=lambda icon: GROUPS.index(group_of(icon)))
    for size in SIZES:
        page = Page(texts, fonts_of(language), *canvas_for(*size, dense=True))
        for many in range(6, len(ordered)):
            text = next(part for part in icon_list(page, ordered[:many]) if part.name == TEXT)
            for at, each in enumerate(text.elements):
                if isinstance(each, Label) and each.face == "title":
                    first = next(one for one in text.elements[at:] if isinstance(one, Icon))
                    assert first.y > each.y, (size, many, each.text)


def test_what_lies_under_something_else_is_not_listed() -> None:
    texts = Texts("en")
    spice = Region(
        "a", Rect(0, 0, 99, 99), (Icon(50, 50, "spice", 20),), things=(Thing("x", Rect(0, 0, 99, 99), 0, 1),)
    )
    sheet = Region(
        "b", Rect(0, 0, 99, 99), (Plate(Rect(0, 0, 99, 99), "dialog"),), things=(Thing("y", Rect(0, 0, 99, 99), 0, 1),)
    )
    assert icons_in_sight(texts, Screen("", (spice,))) == ("spice",)
    assert icons_in_sight(texts, Screen("", (spice, sheet))) == ()


@pytest.mark.parametrize("size", SIZES)
def test_a_key_and_a_button_beside_help_open_the_list_and_close_it(program: Program, size: tuple[int, int]) -> None:
    with Person(program, start(program, new="4p", seed=5), size) as person:
        person.press("SPACE")
        person.press("g")
        assert person.at == "IconsScene"
        title = program.texts.t("icons.title")
        assert str(title) in labels(person.screen)
        assert plain(str(program.texts.t("icontip.solari"))).partition(":")[2].strip()[:12] in " ".join(
            labels(person.screen)
        )
        person.press("g")
        assert person.at == "GameScene"
        person.do("icons")
        assert person.at == "IconsScene"
        person.press("ESCAPE")
        assert person.at == "GameScene"


def test_an_icon_tells_of_itself_also_where_a_game_is_looked_back_at(program: Program) -> None:
    """The table of a replay says as much as the table itself; so does every icon of its spaces."""
    with Person(program, play(begin(program, table(3), 3), 3, 2)) as person:
        scene = ReplayScene(program, person.table.shown_game, 8)
        screen = scene.screen(fonts_of("en"), canvas_for(1280, 720, dense=True))
        said = 0
        for part in open_regions(screen):
            for element in part.elements:
                if isinstance(element, Icon) and element.name in ("solari", "spice", "water", "emperor", "troop"):
                    told = scene.explain(under(screen, element.x, element.y))
                    assert told is not None, (part.name, element)
                    said += told.text == icon_words(program.texts, element.name)
        assert said > 10
