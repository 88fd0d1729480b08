"""What is looked at closer: the page of every component, track, list and stack."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Catalog, Rules
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.config import DIFFICULTIES, solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.component_text import describe
from dune_desktop.ui.boxes.ix.sheets import shipping_sheet, stacks_sheet, tiles_sheet
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.lens.inspect import Around, Sheet, inspect_regions
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet, hagal_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.screen.display import Piece, Plate, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Back, Go
from tests.ui.geometry import problems
from tests.ui.screens import HAGAL_TABLES, IX, LONG_NAME, SIZES, hits, labels, letters, page, shown
from tests.ui.tables import begin, go

UPRISING: tuple[Box, ...] = ("uprising",)


def everything() -> dict[str, tuple[Catalog, Any]]:
    """Every component that has a page, with its catalog: those of both boxes, and those that Rise of Ix removes."""
    found: dict[str, tuple[Catalog, Any]] = {}
    for pieces in (catalog(), catalog(IX)):
        kinds = {"card": pieces.cards, "intrigue": pieces.intrigues, "conflict": pieces.conflicts}
        kinds |= {"space": pieces.spaces, "hagal": pieces.hagal, "tech": pieces.of("tech")}
        found |= {f"{kind}:{item.id}": (pieces, item) for kind, items in kinds.items() for item in items}
    return found


def whole(here: Page, sheet: Sheet) -> Screen:
    """The sheet on the screen: nothing left out, nothing cut off, nothing to scroll to."""
    assert sheet.height <= here.height - 40
    screen = Screen("plain", tuple(inspect_regions(here, sheet, Around(1, 3))), here.width, here.height)
    assert problems(screen, here.metrics) == []
    plates = [each for region in screen.regions for each in region.elements if isinstance(each, Plate)]
    assert not any(each.style == "scroll" for each in plates)
    return screen


def test_every_component_is_told_whole(metrics: dict[str, Fonts]) -> None:
    """The words of every part and every ruling are on its page, in one language or another."""
    pages = cycle([page(metrics, *way) for way in (("en", "16:9"), ("ko", "16:10"), ("ja", "16:9"))])
    for leader, here in zip(catalog(IX).leaders, pages, strict=False):
        whole(here, leader_sheet(here, leader))
    for (key, (pieces, item)), here in zip(everything().items(), pages, strict=False):
        found = subject(here.texts, pieces, key)
        assert found is not None
        parts = [part.text for part in describe(here.texts, item) if not key.startswith("tech:") or part.kind != "cost"]
        assert [box.text for box in found.boxes] == parts
        screen = whole(here, card_sheet(here, found))
        words = letters(shown(screen))
        for told in (*(box.text for box in found.boxes if box.kind not in ("cost", "requirement")), *found.rulings):
            assert letters(told) in words, (key, told)
        assert not key.startswith("tech:") or str(item.cost) in labels(screen), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rivals_of_another_board_are_told_in_its_words(metrics: dict[str, Fonts], language: str) -> None:
    """Two people read of a Rival and its rules, which are those of the solo game; other variants are left out."""
    here = page(metrics, language, "16:9")
    here = replace(here, texts=here.texts.on("uprising"))
    for config, told, left in (
        (table(2, UPRISING, ("choam",)), ("hagal.two.when.text", "rules.solo.5"), ("newgame.variant.choam.text",)),
        (
            table(2, UPRISING, ("streamlined",)),
            ("newgame.variant.streamlined.text", "rules.solo.1"),
            ("hagal.two.takes.text",),
        ),
        (solo("mentat", "", UPRISING), ("hagal.level.sardaukar", "hagal.level.mentat"), ("hagal.level.mercenary",)),
    ):
        screen = whole(here, hagal_sheet(here, Rules(catalog(config.boxes), config)))
        words = letters(shown(screen))
        for key in told:
            assert letters(here.texts.t(key)) in words, key
        for key in (*left, "hagal.two.never.text"):
            assert letters(here.texts.t(key)) not in words, key
        assert str(here.t("table.hagal")) in labels(screen)
        assert not problems(screen, here.metrics)


def test_house_hagal_is_told_as_it_plays_in_this_game(metrics: dict[str, Fonts]) -> None:
    """Difficulty and variants in force can be looked up in play; two players read when it acts and what it takes."""
    here = page(metrics, "ko", "16:9")
    for name, config in HAGAL_TABLES.items():
        words = letters(shown(whole(here, hagal_sheet(here, Rules(catalog(config.boxes), config)))))
        at = -1 if config.difficulty is None else DIFFICULTIES.index(config.difficulty)
        for key, told in (
            *((f"hagal.two.{part}.text", at < 0) for part in ("when", "turn", "takes", "never")),
            *((f"newgame.variant.{each}.text", each in config.variants) for each in ("row_churn", "brutal_escalation")),
            *((f"hagal.ix.{kind}", name == kind + "-ix") for kind in ("solo", "two")),
            *((f"hagal.level.{own}", at >= place if place else at == 0) for place, own in enumerate(DIFFICULTIES)),
        ):
            assert (letters(here.texts.t(key)) in words) == told, (name, key)


def test_the_shipping_track_the_tiles_of_a_seat_and_the_stacks(metrics: dict[str, Fonts]) -> None:
    """The Freighters of all are shown within the track; every tile has its page, and empty stacks are told."""
    here = page(metrics, "ja", "16:10")
    rules = Rules(catalog(IX), table(4, IX))
    state = rules.new_game(1)
    of_seat(state, 2).freighter = 2
    for space in rules.catalog.of("shipping"):
        found = subject(here.texts, rules.catalog, "shipping:" + space.id)
        assert found is not None
        screen = whole(here, shipping_sheet(here, found, rules.catalog.of("shipping"), state))
        assert all(letters(part.text) in letters(shown(screen)) for part in describe(here.texts, space))
        pieces = [each for region in screen.regions for each in region.elements if isinstance(each, Piece)]
        freighters = [each.y for each in pieces if each.kind == "freighter"]
        assert (len(freighters), len(set(freighters))) == (4, 2)
    tiles = tuple(tile.id for tile in rules.catalog.of("tech"))
    mine = of_seat(state, 1)
    for owned in ((), tiles[:8]):
        mine.tech, mine.face_down = owned, owned[::2]
        of_table(state).holds = {"imperial_basin": (1, 2)}
        screen = whole(here, tiles_sheet(here, 1, rules, state, ("Jiwon", LONG_NAME, "Sora", "Minho")))
        assert {hit.action[1] for hit in hits(screen) if hit.action[:1] == ("look",)} == {"tech:" + t for t in owned}
        assert here.name("space:imperial_basin") in shown(screen)
    of_table(state).shown = (*of_table(state).shown[:2], "")
    of_table(state).stacks, of_table(state).removed = (*of_table(state).stacks[:2], ()), tiles
    assert str(here.t("table.stack_empty")) in shown(whole(here, stacks_sheet(here, rules, state)))


def test_tiles_and_leaders_are_looked_at_from_lists(program: Program) -> None:
    """From a seat's list to a tile and to its neighbors in the list; lists are there only with Rise of Ix. The gallery
    of leaders shows those of any box.
    """
    base, ways = begin(program, table(2), 3), Ways(program)
    assert isinstance(go(program, "inspect", "leader:tessia_vernius", below=go(program, "new_game")), InspectScene)
    for component in ("tiles:0", "stacks:tech", "card:no_such_card", "leader:nobody"):
        assert ways(Go("inspect", (component,)), base) is None
    game = begin(program, table(3, IX), 3)
    of_seat(game.session.state, 2).tech = ("flagship", "windtraps", "artillery")
    assert ways(Go("inspect", ("tiles:3",)), game) is None
    sheet = go(program, "inspect", "tiles:2", below=game)
    sheet.screen(Plain(), SIZES["16:9"])
    assert sheet.handle(("look", "tech:windtraps")) == Go("inspect", ("tech:windtraps",))
    tile = go(program, "inspect", "tech:windtraps", below=sheet)
    assert "Windtraps" in shown(tile.screen(Plain(), SIZES["16:9"]))
    tile.handle(("step", 1))
    assert tile.component == "tech:artillery"  # type: ignore[attr-defined]
    assert sheet.handle(("back",)) == Back()
