"""The rules as an illustrated book: what its pages show, the examples that are played, and what leads to a page."""

from __future__ import annotations

import re

import pytest

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.rules_text import rules
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.settings import Settings
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.presenters.screens.rule_pages import boards, explains, missing, pages_of, rule_page
from dune_desktop.ui.presenters.screens.rules import AFTER, BOOK, SHAPE
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.examples import CANVAS, play, shots
from dune_desktop.ui.scenes.overlay import Blank
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.screen.display import Element, Hit, Picture, Rect, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.under import Under, under_thing
from dune_desktop.ui.window.scene import Go
from tests.ui import examples
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.moving import SAVES
from tests.ui.person import Person
from tests.ui.tables import begin, go

pytestmark = pytest.mark.usefixtures("queue")

ALL = [(board, section.id) for board in boards() for section in rules(Texts("en", board))]

ONLY_NOW = {"asked_first", "not_offered", "nothing", "taken"}
"""Reasons that say nothing of rules: what is pointed at has a page itself."""


@pytest.mark.parametrize(("board", "section"), ALL)
def test_every_page_has_pictures_and_an_example(board: str, section: str) -> None:
    page = rule_page(board, section)
    assert page.pictures
    assert not missing(board, page)
    assert page.example is not None
    assert play(page.example) == len(page.example.moves) > 0


def test_nothing_is_told_of_sections_that_do_not_exist() -> None:
    told = {(box.id, section) for box in registry.boxes() for section in pages_of(box.id)}
    general = {section for _, section in ALL}
    assert {section for _, section in told} == general
    saves = {path.relative_to(examples.FOLDER).with_suffix("").as_posix() for path in examples.FOLDER.rglob("*.dune")}
    assert saves == {f"{box}/{section}" for box, section in told} == examples.POSITIONS.keys()


@pytest.mark.parametrize("name", list(examples.POSITIONS))
def test_saves_hold_the_positions_that_are_told(name: str) -> None:
    """Where the facts were changed, `python -m tests.ui.examples` writes the saves anew."""
    kept = read(examples.FOLDER / f"{name}.dune")
    t = examples.POSITIONS[name]()
    assert kept.config == t.rules.config
    assert pack(kept.model_copy(update={"state": t.state})) == pack(kept)


def opened(board: str, language: str, size: tuple[float, float], section: str = "") -> tuple[RulesScene, Screen]:
    """The book of a board at a section, on a canvas of this size."""
    scene = RulesScene(UiContext(Texts(language)), Blank(Go("title")), section)
    scene.board = board
    return scene, scene.screen(fonts_of(language), size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", boards())
def test_every_page_fits(board: str, language: str) -> None:
    """A section is seen at once with all its pictures, in every window of 16:9, and no word leaves its place."""
    for section, _ in ((each.id, each) for each in rules(Texts("en", board))):
        scene, screen = opened(board, language, CANVAS, section)
        assert not problems(screen, fonts_of(language)), section
        made = scene.made
        assert made is not None
        part = made.sections[section]
        tops = [top for _, top in made.parts]
        high = tops[part + 1] - tops[part] - AFTER
        assert high <= BOOK.area(scene.context.page(fonts_of(language), CANVAS)).h, section
        assert scene.chosen == part
        names = {region.name for region in screen.regions}
        assert {"rules.film", f"rules.pictures.{section}"} <= names


@pytest.mark.parametrize("size", [(1920.0, 1440.0), (2560.0, 1080.0)])
@pytest.mark.parametrize("reading", ["150", "200"])
def test_other_sizes_have_all_of_it(size: tuple[float, float], reading: str) -> None:
    scene = RulesScene(UiContext(Texts("en"), Settings(reading=reading)), Blank(Go("title")))
    for section in ("agent", "ix", "immortality_graft"):
        screen = scene.screen(fonts_of("en"), size)
        assert scene.made is not None
        scene.do_section(scene.made.sections[section])
        screen = scene.screen(fonts_of("en"), size)
        assert not problems(screen, fonts_of("en")), section


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_example_in_sight_plays_over_and_over(language: str) -> None:
    """Nothing of it is made before the first picture of the page; it can be stopped, and scrolls with the page.

    Until then, which is not long, there is a picture in its place.
    """
    scene, first = opened("base", language, CANVAS, "spaces")
    seen = [elements(first)]
    assert seen == [()]
    place = next(region for region in first.regions if region.name == "rules.film").rect
    page = next(region for region in first.regions if region.name == BOOK.column)
    assert any(
        isinstance(each, Picture) and each.rect.shared(place) > 0.9 * place.w * place.h for each in page.elements
    )
    assert any(scene.tick(tick / 30) for tick in range(6))
    seen.append(elements(scene.screen(fonts_of(language), CANVAS)))
    for tick in range(6, 2000):
        if scene.tick(tick / 30):
            seen.append(elements(scene.screen(fonts_of(language), CANVAS)))
    begins = [number for number, each in enumerate(seen) if each == seen[1]]
    assert len(begins) > 2
    assert len({*map(len, seen)} | {len(seen)}) > 2
    scene.handle(("film",))
    assert not any(scene.tick(70 + tick / 30) for tick in range(300))
    scene.handle(("film",))
    assert any(scene.tick(80 + tick / 30) for tick in range(300))
    scene.handle(("scroll", 300))
    lower = next(r for r in scene.screen(fonts_of(language), CANVAS).regions if r.name == "rules.film")
    upper = next(region for region in first.regions if region.name == "rules.film")
    assert lower.rect.h < upper.rect.h


def elements(screen: Screen) -> tuple[Element, ...]:
    return next(region.elements for region in screen.regions if region.name == "rules.film")


def test_without_motion_there_are_only_still_pictures() -> None:
    scene = RulesScene(UiContext(Texts("en"), Settings(motion="off")), Blank(Go("title")), "spaces")
    scene.screen(fonts_of("en"), CANVAS)
    changes = sum(scene.tick(tick / 30) for tick in range(900))
    assert 3 < changes < 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("board", "section"), ALL[:: len(ALL) // 6])
def test_examples_are_seen(board: str, section: str, language: str) -> None:
    """Each shot looks at a part of the table of the shape of the page, and what is answered changes something there."""
    example = rule_page(board, section).example
    assert example is not None
    made = list(shots(example, Texts(language), Plain(language), None, SHAPE))
    assert len(made) >= len(example.moves)
    frame = Rect(0, 0, 700, 700 / SHAPE)
    for shot in made:
        assert shot.look.w / shot.look.h == pytest.approx(SHAPE, abs=0.1)
        assert Rect(0, 0, *CANVAS).contains(*shot.look.center)
        assert shot.stays > 0
    assert made[0].elements(0.0, frame) != made[-1].elements(0.0, frame)


@pytest.mark.parametrize("board", boards())
def test_every_reason_leads_to_a_page(board: str) -> None:
    texts = Texts("en", board)
    boxes = tuple(box.id for box in registry.boxes() if board in (box.brings, *box.boards))
    keys = {match[1] for key in texts.keys("reason.") if (match := re.fullmatch(r"reason\.(\w+)", key))}
    here = {key for key in keys if key not in _of_other_boxes(boxes)} - ONLY_NOW
    lost = {key for key in here if not explains(board, boxes, "reasons", key, key.partition("_")[0])}
    assert not lost


def _of_other_boxes(boxes: tuple[str, ...]) -> set[str]:
    """Reasons that only pages of boxes explain which are not in play."""
    others = [box.id for box in registry.boxes() if box.id not in boxes]
    return {reason for box in others for page in pages_of(box).values() for reason in page.reasons}


@pytest.mark.parametrize(
    ("save", "thing", "section"),
    [
        ("three-mid-reveal", "faction:emperor", "influence"),
        ("three-mid-reveal", "offer:power_play@0", "reveal"),
        ("three-mid-reveal", "intrigue:plans_within_plans#0", "intrigue"),
        ("all-three-in-combat", "tech:restricted_ordnance", "ix_tech"),
        ("all-three-in-combat", "arena", "conflict"),
        ("all-three-in-combat", "atomics:0", "immortality"),
        ("uprising-three-infiltrating", "post:emperor", "uprising_spies"),
        ("uprising-three-infiltrating", "faction:emperor", "influence"),
        ("uprising-three-infiltrating", "wall", "uprising_worms"),
    ],
)
def test_one_key_leads_from_a_thing_to_its_page(save: str, thing: str, section: str) -> None:
    scene = table_scene(SAVES / f"{save}.dune", "en")
    screen = scene.screen(Plain(), CANVAS)
    hit = next(hit for region in screen.regions for hit in region.hits if hit.thing == thing)
    found = scene.page_about(under_thing(screen, hit))
    assert found == section
    assert scene.handle(("look_up", found)) == Go("rules", (section,))


def test_the_key_at_the_window(program: Program) -> None:
    """What cannot be done leads to the page with the reason; Esc leads back, and is hinted at no more."""
    with Person(program, begin(program, solo(), 7)) as person:
        table_ = person.table
        program.learn("inspect")
        hit = next(spot.hit for spot in spots(person.screen) if spot.hit.inspect == "space:sietch_tabr")
        person.move(hit)
        there = under_thing(person.screen, hit)
        told = table_.explain(there)
        assert told is not None
        assert "B" in told.more
        person.press("b")
        assert isinstance(person.scene, RulesScene)
        read = person.scene.made
        assert read is not None
        assert person.scene.chosen == read.sections[table_.page_about(there)]
        person.press("ESCAPE")
        assert person.scene is table_
        after = table_.explain(there)
        assert after is not None
        assert after.more != told.more
        person.press("c")
        assert person.at == "CardsScene"
        person.move(next(spot.hit for spot in spots(person.screen) if spot.hit.inspect.startswith("card:")))
        person.press("b")
        assert person.at == "RulesScene", "cards lead there wherever they are shown"


@pytest.mark.parametrize(
    ("component", "page"),
    [
        ("card:dagger", "base/agent"),
        ("leader:paul_atreides", "base/leaders"),
        ("intrigue:ambush", "base/intrigue"),
        ("tech:windtraps", "base/ix_tech"),
        ("space:uprising/fremkit", "uprising/spaces"),
        ("contract:uprising/harvest_3", "uprising/uprising_contracts"),
        ("objective:uprising/objective_crysknife", "uprising/uprising_icons"),
    ],
)
@pytest.mark.usefixtures("queue")
def test_the_key_leads_from_a_component_to_its_page_away_from_the_table(
    program: Program, component: str, page: str
) -> None:
    """From its own page and from the Codex, into the rules of its board."""
    for scene, there in (
        (go(program, "inspect", component), Under()),
        (go(program, "codex"), Under(hit=Hit(Rect(0, 0, 9, 9), inspect=component))),
        (go(program, "new_game"), Under(hit=Hit(Rect(0, 0, 9, 9), inspect=component))),
    ):
        assert scene.page_about(there) == page
        where = scene.handle(("look_up", page))
        assert where == Go("rules", (page,))
    book = go(program, "rules", page)
    assert isinstance(book, RulesScene)
    book.screen(fonts_of("en"), CANVAS)
    read, (box, _, section) = book.made, page.partition("/")
    assert read is not None
    assert (book.board, book.chosen) == (registry.box(box).brings, read.sections[section])
