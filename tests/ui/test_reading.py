"""Text that is there to be read is as large as the player likes it; the table stays as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Texts
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
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, Around, inspect_regions
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.settings import Listening
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.program import Program
from dune_desktop.ui.screen.display import Element, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.system.licenses import licenses
from dune_desktop.ui.text.richtext import layout
from dune_desktop.ui.text.type import SCALES, Type
from tests.ui.fonts import fonts_of
from tests.ui.geometry import box_of, problems

CANVAS = (1920.0, 1080.0)
WAYS = pytest.mark.parametrize(("language", "scale"), [("en", 2.0), ("ko", 1.5), ("ja", 0.75), ("ja", 2.0)])


def sizes(elements: Sequence[Element]) -> set[float]:
    return {element.size for element in elements if isinstance(element, Label)}


def page(language: str = "en", scale: float = 1.0) -> Page:
    return Page(Texts(language), fonts_of(language), *CANVAS, type=Type(scale))


def on_canvas(rect: Rect) -> bool:
    return 0 <= rect.x <= rect.right <= CANVAS[0] and 0 <= rect.y <= rect.bottom <= CANVAS[1]


def test_every_value_of_the_setting_is_a_scale(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), "en")
    for value in SIZES:
        program.change("reading", value)
        assert program.page(Plain(), CANVAS).type == Type(program.manner.reading)
        assert program.manner.reading in SCALES


@pytest.mark.parametrize("scale", SCALES)
def test_tips_and_questions_are_that_large_as_far_as_there_is_room(scale: float) -> None:
    """They stay on the canvas, and the buttons of a question in it."""
    for make in (tip, why_not):
        assert sizes(make(Plain(), "A few words", 100, 100, CANVAS, reading=scale).elements) == {20 * scale}
        assert on_canvas(
            make(Plain(), "Many words that say a great deal. " * 9, 1800, 1000, CANVAS, reading=scale).rect
        )
    answers = [Answer("Go on", ("answer", "on"), True), Answer("Back", ("answer", "back"), False)]
    for body in ("Short.", "A sentence that is long. " * 60):
        _, asked = dialog(Plain("en"), CANVAS, "Really?", body, answers, reading=Type(scale))
        assert on_canvas(asked.rect)
        assert all(asked.rect.contains(*hit.rect.center) for hit in asked.hits)
        assert body != "Short." or 21 * scale in sizes(asked.elements)


@WAYS
def test_what_is_looked_at_closer_stays_on_the_canvas(language: str, scale: float) -> None:
    """The text grows as far as there is room; where there is none for the usual size, it is no smaller than that."""
    known, usual, here = catalog(("base", "ix")), page(language), page(language, scale)
    keys = [f"card:{one.id}" for one in known.cards] + [f"intrigue:{one.id}" for one in known.intrigues]
    found = [each for key in keys[::3] if (each := subject(here.texts, known, key)) is not None]
    sheets = [(card_sheet(here, each), card_sheet(usual, each)) for each in found]
    sheets += [(leader_sheet(here, one), leader_sheet(usual, one)) for one in known.leaders]
    for sheet, before in sheets:
        assert sheet.height <= max(here.height - 2 * EDGE, before.height)
        regions, unscaled = (
            {region.name: region for region in inspect_regions(a, b, Around())}
            for a, b in ((here, sheet), (usual, before))
        )
        if "inspect.side" in regions:
            whole = unscaled.get("inspect.side", regions["inspect.side"]).rect.bottom
            assert regions["inspect.side"].rect.bottom <= max(here.height - EDGE, whole) + 1
    dagger = inspect_regions(here, card_sheet(here, found[0]), Around())
    assert {21 * scale, here.type.style("rule").size} <= {size for region in dagger for size in sizes(region.elements)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_its_column(language: str) -> None:
    """Measured as it is drawn: a space is as wide as in the script it stands in."""
    here = page(language)
    for words in (words for part in rules_of(here.texts) for words in part.paragraphs):
        for width in (470.0, 900.0):
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


@WAYS
def test_everything_in_a_book_is_larger_and_stays_in_its_column(language: str, scale: float) -> None:
    """Headings, controls and buttons too; what has no room beside something stands below it."""
    here = page(language, scale)
    for (name, width, blocks), (_, _, usual) in zip(columns(here), columns(page(language)), strict=True):
        elements = [element for block in blocks for element in block.elements]
        for label in (element for element in elements if isinstance(element, Label)):
            box = box_of(label, here.metrics)
            assert box.x >= -1, (name, label.text)
            assert box.right <= width + 1 + here.metrics.width(" ", label.size), (name, label.text)
        assert all(hit.rect.right <= width + 1 for block in blocks for hit in block.hits), name
        assert min(sizes(elements)) >= min(size for each in usual for size in sizes(each.elements)) * min(scale, 1.25)
        assert name != "rules" or 22 * scale in sizes(elements)
    read = rules.text(here)
    drawn = rules.BOOK.regions(here, "Rules", [name for name, _ in read.parts], 0, read.blocks, 0)
    around = next(region for region in drawn if region.name == "rules")
    assert max(sizes(around.elements)) == 38 * min(scale, 1.3)


@WAYS
def test_the_menu_is_larger_and_stays_on_the_canvas(language: str, scale: float) -> None:
    here = page(language, scale)
    entries = [Entry(str(here.t("settings.title")), ("settings",), "settings")]
    for rows in (3, 11):
        news = "Saved." if rows > 3 else ""
        _, made = menu(here, Entry("Go on", ("back",), "back"), (entries * rows,), "A note.\nAnother.", news)
        assert problems(Screen("", (made,), *CANVAS), here.metrics) == [] or scale < 1
        assert on_canvas(made.rect)
        (large,) = {label.size for label in made.elements if isinstance(label, Label) and label.text == entries[0].text}
        assert large >= 24 * min(1.0, scale)
        assert rows > 3 or large == 24 * min(scale, 1.3)


@WAYS
def test_the_ranking_of_a_game_is_larger_and_nothing_lies_on_anything(language: str, scale: float) -> None:
    """Rows, points and buttons, with numbers of two figures and long names of leaders."""
    rules_ = Rules(catalog(("base", "ix")), table(4, ("base", "ix")))
    state = rules_.new_game(1)
    state.round = 9
    for seat, (player, leader) in enumerate(zip(state.seats, sorted(rules_.leaders, key=len)[-4:], strict=True)):
        player.leader, player.vp = leader, 9
        player.spice, player.solari, player.water, player.garrison = 10 + seat, 38, 12, 11
        player.points = tuple(("conflict:battle_for_imperial_basin", 1, made) for made in range(9))
    chairs = (Chair(), *(Chair("master", guest=guest) for guest in GUESTS[:3]))
    result = game_over.Result(rules_, state, ("Maximiliana", "Bo", "Chi", "Dai"), chairs)
    here = page(language, scale)
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == [] or scale < 1
    made: dict[str, Region] = {region.name: region for region in screen.regions}
    assert 24 * min(scale, 1.3) in sizes(made["ranking"].elements)
    assert made["buttons"].rect.y >= made[game_over.COLUMN].rect.bottom
    assert made[game_over.COLUMN].rect.h > 100
