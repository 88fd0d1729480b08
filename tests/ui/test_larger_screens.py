"""Lists of games, the title and New game are as large as the player likes text that is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import cycle, product
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.save_header import SaveHeader
from dune_desktop.storage.sketch import Sketch
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.new_game.draft import TABLES, Draft, Seating, leaders
from dune_desktop.ui.presenters.screens.new_game.screen import column_limit, new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves.listing import Heading, Listing, Notice, Search
from dune_desktop.ui.presenters.screens.saves.shown import in_sight, list_limit, load_screen
from dune_desktop.ui.presenters.screens.title import Entry, title_screen
from dune_desktop.ui.presenters.table.recap import LINES
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.text.type import SCALES, Type
from tests.ui.geometry import problems
from tests.ui.screens import LONG_NAME, SIZES
from tests.ui.tables import at_table

FOUR = SaveHeader(
    Path("Evening.dune"), "g1", LONG_NAME, "0.1.0", datetime(2026, 11, 23, 10, 4, tzinfo=UTC),
    ("base", "ix", "immortality"), ("epic", "piter_promo"), "mentat", ("human",) * 4,
    ("", "master", "expert", "adept"), tuple(LONG_NAME[:13] + str(seat) for seat in range(4)),
    ("helena_richese", "paul_atreides", "glossu_rabban", "ariana_thorvald"), (10, 11, 8, 0), 10, False,
)  # fmt: skip
SHORT = replace(FOUR, name="A", names=("Anna", "Ben", "Cleo", "Dan"), variants=(), difficulty="", onward=10)
BOARD = Sketch((0,) * 4, ((0,) * 4,) * 4, (NOBODY,) * 4, (0,) * 4, "", (("arrakeen", NOBODY),))


def page(metrics: dict[str, Fonts], language: str, scale: float, shape: str = "16:9") -> Page:
    return Page(Texts(language), metrics[language], *SIZES[shape], type=Type(scale))


def size_of(screen: Screen, words: str) -> float:
    """The size in which these words stand on the screen, where they are largest."""
    drawn = [each for region in screen.regions for each in region.elements if isinstance(each, Label)]
    return max(each.size for each in drawn if each.text == words)


def sound(screen: Screen, here: Page) -> bool:
    """Nothing is cut off or lies on other words; smaller than usual, words may be as small as they were wished."""
    found = problems(screen, here.metrics)
    assert here.type.scale < 1.0 or found == []
    return not found or here.type.scale < 1.0


def listing(many: int, seen: range, offset: float, **more: object) -> Listing:
    broken = Slot(Path("broken.dune"), None, SaveError("broken", Path("broken.dune"), "nothing"))
    slots = [Slot(FOUR.path, (FOUR, SHORT)[place % 2], sketch=BOARD) for place in range(many - 1)] + [broken]
    words = {place: ("deleted 2026-11-23 10:04", "")[place % 2] for place in seen}
    heading = Heading("bin.title", main="bin.restore")
    return Listing(heading, "A note.", slots, words, seen, offset, "", deleted=3, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_saves_are_that_large(metrics: dict[str, Fonts], language: str, scale: float) -> None:
    """Names, buttons and the distance from one to the next; with many saves, one that is given a name, and a notice."""
    search = Search("newest", TextEdit.of("evening", 40), False, 3, 12)
    notice = Notice("Evening was deleted.", "Undo", ("restore",), "undo")
    for shape, searched, renamed in product(SIZES, (None, search), (None, TextEdit.of(LONG_NAME, 40))):
        here = page(metrics, language, scale, shape)
        limit = list_limit(here, 12, searched is not None)
        for offset in (0.0, limit / 2, limit):
            seen = in_sight(here, 12, offset, searched is not None)
            more = {"search": searched, "naming": renamed, "notice": notice if renamed else None, "chosen": seen[0]}
            assert sound(load_screen(here, listing(12, seen, offset, **more)), here)
    here = page(metrics, language, scale)
    screen = load_screen(here, listing(12, range(3), 0.0))
    assert size_of(screen, "A") == 23 * scale
    assert size_of(screen, str(here.t("bin.restore"))) == pytest.approx(20 * scale, abs=4 * scale)
    tops = sorted(hit.rect.y for each in screen.regions for hit in each.hits if hit.action[:1] == ("delete",))
    assert tops[1] - tops[0] == pytest.approx(122 * scale)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_that_large_and_stays_whole(metrics: dict[str, Fonts], language: str, scale: float) -> None:
    """It is never smaller than usual; where one column has no room, the menu stands in two."""
    texts = Texts(language)
    keys = ("title.new_game", "title.load", "past.title", "title.rules", "codex.title", "title.about", "title.quit")
    entries = tuple(Entry(str(texts.t(key)), (key,), "new_game") for key in keys)
    for shape, game, few in product(SIZES, (None, FOUR, SHORT), (5, 7)):
        here = page(metrics, language, scale, shape)
        screen = title_screen(here, game, entries[:few])
        assert sound(screen, here)
        made = {region.name: region for region in screen.regions}
        assert made["menu"].rect.bottom <= made["notice"].rect.y
        assert made["menu"].rect.right <= here.width
        assert min(hit.rect.h for hit in made["menu"].hits) >= 36 * max(1.0, scale)
        assert size_of(screen, entries[3].text) == pytest.approx(28 * max(1.0, scale))
        assert len({hit.action for hit in made["menu"].hits}) == few


@pytest.mark.parametrize("scale", [scale for scale in SCALES if scale > 1.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_new_game_is_that_large_in_a_column(metrics: dict[str, Fonts], language: str, scale: float) -> None:
    """All that can be chosen at the usual size can be chosen there, somewhere in the column."""
    names = tuple(TextEdit.of(LONG_NAME if seat == 0 else "", 16) for seat in range(4))
    chosen = ("viscount_hundro_moritani", "", "", "")
    draft = Draft("solo", names, chosen, "mercenary", TextEdit.of("482913507", 9), added=("ix", "immortality"))
    for (table, shape), kind in zip(product(TABLES, SIZES), cycle(("", "expert")), strict=False):
        wished = ("row_churn", "brutal_escalation") if kind else ("epic",)
        at = replace(draft, table=table, wished=wished, seating=tuple(Seating(kind, "") for _ in range(4)))
        here, done = page(metrics, language, scale, shape), set[object]()
        limit = column_limit(here, at)
        assert limit > 0
        for step in range(6):
            screen = new_game_screen(here, at, limit * step / 5)
            assert sound(screen, here)
            done |= {hit.action for region in screen.regions for hit in region.hits}
        usual = new_game_screen(page(metrics, language, 1.0, shape), at)
        assert {hit.action for region in usual.regions for hit in region.hits} <= done
    here = page(metrics, language, scale)
    assert size_of(new_game_screen(here, draft), str(here.t("newgame.table.solo"))) == 20 * scale
    for leader in leaders():
        at = replace(draft, preview=leader, table="4", leaders=(leader, "", "", ""))
        for step in range(4):
            assert sound(new_game_screen(here, at, column_limit(here, at) * step / 3), here)


def test_new_game_at_the_usual_size_is_seen_at_once(metrics: dict[str, Fonts]) -> None:
    draft = Draft("solo", (TextEdit.of("", 16),) * 4, ("", "", "", ""), "mentat", TextEdit.of("4", 9))
    assert column_limit(page(metrics, "en", 1.0), draft) == 0.0
    assert column_limit(page(metrics, "en", 0.75), draft) == 0.0


@pytest.mark.parametrize("percent", ["75", "100", "200"])
def test_what_happened_since_ones_turn_is_that_large(percent: str) -> None:
    """It scrolls, so it has room for any size."""
    rules = Rules(catalog(("base",)), solo("mentat"))
    scene, player = at_table(Session.start(rules, 7, ("Ana", "B", "C")), reading=percent), RandomPlayer(7)
    fonts = Fonts(1.0, "en")
    for _ in range(40):
        scene.playback.settle()
        scene.shown_game.uncover()
        shown = {region.name: region for region in scene.screen(fonts, SIZES["16:9"]).regions}
        if LINES in shown and shown[LINES].elements:
            sizes = {each.size for each in shown[LINES].elements if isinstance(each, Label)}
            assert sizes == {20 * int(percent) / 100}
            return
        scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))
    raise AssertionError("nothing was told")
