"""Text that is there to be read is as large as the player likes it; the table stays as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.log import LogLine
from dune_desktop.i18n.rules_text import rules as rules_of
from dune_desktop.i18n.template import Segment
from dune_desktop.session import GUESTS, Chair
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import SIZES, Settings
from dune_desktop.ui.kit.over import Answer, dialog, tip, why_not
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens import about, game_over, rules, settings
from dune_desktop.ui.presenters.screens import log as chronicle
from dune_desktop.ui.presenters.screens.book import Book
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, Around, Sheet, inspect_regions
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.settings import Listening
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.program import Program
from dune_desktop.ui.screen.display import Label, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.system.licenses import licenses
from dune_desktop.ui.text.richtext import layout
from dune_desktop.ui.text.type import SCALES, Type
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems

CANVAS = (1920.0, 1080.0)


def sizes(region: Region) -> set[float]:
    return {element.size for element in region.elements if isinstance(element, Label)}


def page(language: str = "en", scale: float = 1.0) -> Page:
    return Page(Texts(language), fonts_of(language), *CANVAS, type=Type(scale))


def test_there_is_a_scale_for_every_value_of_the_setting(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), "en")
    for value in SIZES:
        program.change("reading", value)
        assert program.page(Plain(), CANVAS).type == Type(program.manner.reading)
        assert program.manner.reading in SCALES


@pytest.mark.parametrize("scale", SCALES)
def test_rules_and_tips_are_that_large(scale: float) -> None:
    read = [element for block in rules.text(page(scale=scale)).blocks for element in block.elements]
    prose = {element.size for element in read if isinstance(element, Label)}
    assert 22 * scale in prose
    for make in (tip, why_not):
        assert sizes(make(Plain(), "A few words", 100, 100, CANVAS, reading=scale)) == {20 * scale}


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("make", [tip, why_not])
def test_a_tip_stays_on_the_canvas(make, scale: float) -> None:
    shown = make(Plain(), "Many words that say a great deal. " * 9, 1800, 1000, CANVAS, reading=scale).rect
    assert shown.x >= 0
    assert shown.y >= 0
    assert shown.right <= CANVAS[0]
    assert shown.bottom <= CANVAS[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.75, 1.5, 2.0])
def test_what_is_looked_at_closer_stays_on_the_canvas(language: str, scale: float) -> None:
    """The text grows as far as there is room; where there is none for the usual size, it is no smaller than that."""
    known, usual, here = catalog(("base", "ix")), page(language), page(language, scale)
    keys = [f"card:{one.id}" for one in known.cards] + [f"intrigue:{one.id}" for one in known.intrigues]
    pairs = [(subject(here.texts, known, key), key) for key in keys]
    sheets = [(card_sheet(here, found), card_sheet(usual, found), key) for found, key in pairs if found is not None]
    sheets += [(leader_sheet(here, one), leader_sheet(usual, one), one.id) for one in known.leaders]
    for sheet, before, key in sheets:
        assert sheet.height <= max(here.height - 2 * EDGE, before.height), key
        regions, unscaled = (inspect_regions(a, b, Around()) for a, b in ((here, sheet), (usual, before)))
        side = next((each.rect for each in regions if each.name == "inspect.side"), None)
        if side is not None:
            whole = next((each.rect for each in unscaled if each.name == "inspect.side"), side)
            assert side.bottom <= max(here.height - EDGE, whole.bottom) + 1, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_what_a_box_is_about_grows_with_its_words(language: str, scale: float) -> None:
    """On a card and a leader: as much larger or smaller as the text below, if that is no wider than the box."""
    known, here = catalog(("base", "ix")), page(language, scale)
    found = subject(here.texts, known, "card:dagger")
    assert found is not None
    rule = here.type.style("rule").size
    leader = known.leaders[0]
    card, person = (card_sheet(here, found), found.boxes[-1].heading), leader_sheet(here, leader)
    for sheet, heading in (card, (person, describe(here.texts, leader)[0].heading)):
        shown = [each for each in lens(here, sheet).elements if isinstance(each, Label)]
        assert {each.size for each in shown if each.text == heading} == {21 * scale}, "the words have room at any scale"
        assert any(each.size == rule for each in shown)


def lens(here: Page, sheet: Sheet) -> Region:
    return next(region for region in inspect_regions(here, sheet, Around()) if region.name == "inspect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_around_the_text_of_a_book_is_smaller_with_it(language: str) -> None:
    """Its title, its parts and the way out; grown, they stop where they have no room."""
    frames = {}
    for scale in SCALES:
        here = page(language, scale)
        read = rules.text(here)
        drawn = rules.BOOK.regions(here, "Rules", [name for name, _ in read.parts], 0, read.blocks, 0)
        frames[scale] = next(region for region in drawn if region.name == "rules")
    heights = {scale: max(sizes(region)) for scale, region in frames.items()}
    assert heights == {scale: 38 * min(scale, 1.3) for scale in SCALES}
    close = {scale: next(hit.rect for hit in each.hits if hit.action == ("back",)) for scale, each in frames.items()}
    assert close[0.75].w == pytest.approx(0.75 * close[1.0].w)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [470.0, 700.0, 900.0, 960.0])
def test_no_line_is_wider_than_its_column(language: str, width: float) -> None:
    """Measured as it is drawn: a space is as wide as in the script it stands in."""
    here = page(language)
    for part in rules_of(here.texts):
        for words in part.paragraphs:
            laid = layout(str(words), here.metrics, width, here.type.style("prose"))
            assert laid.width <= width + 1, words  # a line is as wide as its pieces, each rounded


def columns(here: Page) -> Iterator[tuple[str, float, Sequence[Block]]]:
    """Everything that scrolls in a book: what it is, how much there is before the scroll bar, and its blocks."""
    log = [LogLine(-1, kind, (Segment("text", "Round 3"),)) for kind in ("round", "heading", "line")]
    books: list[tuple[str, Book, Sequence[Block]]] = [
        ("rules", rules.BOOK, rules.text(here).blocks),
        ("log", chronicle.BOOK, chronicle.column(here, log, {2: 0}).blocks),
        ("keys", settings.BOOK, settings.keys(here, Listening())),
        ("program", about.BOOK, about.program_text(here, licenses())),
        *((name, settings.BOOK, settings.choices(here, at, Settings())) for at, name in enumerate(settings.PAGES)),
    ]
    return ((name, book.area(here).w - 24, blocks) for name, book, blocks in books)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_everything_in_a_column_is_larger_and_stays_in_it(language: str, scale: float) -> None:
    """Headings, controls, caps and buttons too; what has no room beside something stands below it."""
    here = page(language, scale)
    for name, width, blocks in columns(here):
        for block in blocks:
            for element in block.elements:
                if isinstance(element, Label):
                    wide = here.metrics.width(element.text.rstrip(), element.size, element.weight, element.face)
                    left = element.x - {"left": 0.0, "center": wide / 2, "right": wide}[element.anchor]
                    assert left >= -1, (name, element.text)
                    assert left + wide <= width + 1, (name, element.text)
            assert all(hit.rect.right <= width + 1 for hit in block.hits), name
    usual = {name: blocks for name, _, blocks in columns(page(language))}
    for name, _, blocks in columns(here):
        assert smallest(blocks) >= smallest(usual[name]) * min(scale, 1.25), name


def smallest(blocks: Sequence[Block]) -> float:
    return min(element.size for block in blocks for element in block.elements if isinstance(element, Label))


def test_a_page_is_the_usual_one_unless_something_else_is_chosen() -> None:
    assert rules.text(page()) == rules.text(replace(page(), type=Type(1.0)))


@pytest.mark.parametrize("scale", SCALES)
def test_a_question_grows_as_far_as_there_is_room(scale: float) -> None:
    """Its buttons stay reachable: a long one is set smaller than it was wished."""
    answers = [Answer("Go on", ("answer", "on"), True), Answer("Back", ("answer", "back"), False)]
    for body in ("Short.", "A sentence that is long. " * 60):
        _, asked = dialog(Plain("en"), CANVAS, "Really?", body, answers, reading=Type(scale))
        assert asked.rect.y >= 0
        assert asked.rect.bottom <= CANVAS[1]
        assert all(asked.rect.contains(*hit.rect.center) for hit in asked.hits)
        if body == "Short.":
            assert 21 * scale in sizes(asked)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_is_larger_and_stays_on_the_canvas(language: str, scale: float) -> None:
    here = page(language, scale)
    entries = [Entry(str(here.t("settings.title")), ("settings",), "settings")]
    for rows in (3, 11):
        news = "Saved." if rows > 3 else ""
        _, made = menu(here, Entry("Go on", ("back",), "back"), (entries * rows,), "A note.\nAnother.", news)
        assert problems(Screen("", (made,), *CANVAS), here.metrics) == [] or scale < 1
        assert made.rect.y >= 0
        assert made.rect.bottom <= CANVAS[1]
        (large,) = {label.size for label in made.elements if isinstance(label, Label) and label.text == entries[0].text}
        assert large >= 24 * min(1.0, scale)
        assert rows > 3 or large == 24 * min(scale, 1.3)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_of_a_game_is_larger_and_nothing_lies_on_anything(language: str, scale: float) -> None:
    """Rows, points and buttons, with numbers of two figures and long names of leaders."""
    rules_ = Rules(catalog(("base", "ix")), table(4, ("base", "ix")))
    state = rules_.new_game(1)
    state.round = 9
    for seat, (player, leader) in enumerate(zip(state.seats, sorted(rules_.leaders, key=len)[-4:], strict=True)):
        player.leader, player.vp = leader, 9
        player.spice, player.solari, player.water, player.garrison = 10 + seat, 38, 12, 11
        player.points = tuple(("conflict:battle_for_imperial_basin", 1, made) for made in range(9))
    names = ("Maximiliana", "Bo", "Chi", "Dai")
    chairs = (Chair(), *(Chair("master", guest=guest) for guest in GUESTS[:3]))
    here = page(language, scale)
    screen, _ = game_over.over_screen(here, game_over.Result(rules_, state, names, chairs), 0)
    assert problems(screen, here.metrics) == [] or scale < 1
    by = min(scale, 1.3)
    made = {region.name: region for region in screen.regions}
    assert 24 * by in sizes(made["ranking"])
    (golden,) = (hit for hit in made["buttons"].hits if hit.golden)
    assert abs(golden.rect.h - 64 * by) < 12
    assert made["buttons"].rect.y >= made[game_over.COLUMN].rect.bottom
    assert made[game_over.COLUMN].rect.h > 100
