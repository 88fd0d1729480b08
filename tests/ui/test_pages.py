"""What is looked at closer: the page of every component, track, list and stack."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.config import DIFFICULTIES, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.storage.places import Places
from dune_desktop.ui.boxes.ix.sheets import shipping_sheet, stacks_sheet, tiles_sheet
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.lens.inspect import Around, inspect_regions
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet, hagal_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.screen.display import Piece, Plate, Region, Screen
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Back, Go
from tests.ui.geometry import problems
from tests.ui.screens import HAGAL_TABLES, IX, LONG_NAME, SIZES, hits, labels, letters, page, shown
from tests.ui.tables import begin, go

# ------------------------------------------------------------------------------------------------ looking closer


def everything() -> dict[str, tuple[Catalog, Any]]:
    """Every component that has a page, with its catalog: those of both boxes, and those that Rise of Ix removes."""
    found: dict[str, tuple[Catalog, Any]] = {}
    for pieces in (catalog(), catalog(IX)):
        kinds = {
            "card": pieces.cards,
            "intrigue": pieces.intrigues,
            "conflict": pieces.conflicts,
            "space": pieces.spaces,
            "hagal": pieces.hagal,
            "tech": pieces.of("tech"),
        }
        found |= {f"{kind}:{item.id}": (pieces, item) for kind, items in kinds.items() for item in items}
    return found


def scrollable(regions: list[Region]) -> list[str]:
    """Regions whose contents do not fit."""
    return [
        region.name
        for region in regions
        if any(isinstance(element, Plate) and element.style == "scroll" for element in region.elements)
    ]


@pytest.mark.parametrize(("language", "shape"), [("en", "16:9"), ("ko", "16:10"), ("ja", "16:9"), ("ja", "16:10")])
def test_every_component_can_be_looked_at(metrics: dict[str, Fonts], language: str, shape: str) -> None:
    """Whole on the screen, with its rulings: nothing left out, nothing cut off."""
    here = page(metrics, language, shape)
    sheets = {leader.id: leader_sheet(here, leader) for leader in catalog(IX).leaders}
    for name, config in HAGAL_TABLES.items():
        sheets["hagal:" + name] = hagal_sheet(here, Rules(catalog(config.boxes), config))
    for key, (pieces, _) in everything().items():
        found = subject(here.texts, pieces, key)
        assert found is not None
        sheets[key] = card_sheet(here, found)
    for key, sheet in sheets.items():
        assert sheet.height <= here.height - 40, key
        regions = inspect_regions(here, sheet, Around(1, 3))
        screen = Screen("plain", tuple(regions), here.width, here.height)
        assert problems(screen, here.metrics) == [], key
        assert scrollable(regions) == [], key


@pytest.mark.parametrize("name", HAGAL_TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_house_hagal_is_told_as_it_plays_in_this_game(metrics: dict[str, Fonts], language: str, name: str) -> None:
    """Difficulty and variants in force can be looked up in play; two players read when it acts and what it takes."""
    here, config = page(metrics, language, "16:9"), HAGAL_TABLES[name]
    regions = inspect_regions(here, hagal_sheet(here, Rules(catalog(config.boxes), config)), Around())
    words = letters(shown(Screen("plain", tuple(regions))))

    def told(key: str, **args: int) -> bool:
        return letters(str(here.texts.t(key, **args))) in words

    assert told("newgame.table.2.text") is False  # "two players; it cannot win" is wrong of the Rivals
    for part in ("when", "turn", "takes", "never"):
        assert told(f"hagal.two.{part}.text") == (config.difficulty is None)
    for part in (1, 2, 3, 4):
        assert told(f"rules.solo.{part}") == (config.difficulty is not None)
    for variant in ("row_churn", "brutal_escalation"):
        assert told(f"newgame.variant.{variant}.text") == (variant in config.variants)
    assert told("hagal.ix.solo") == (name == "solo-ix")
    assert told("hagal.ix.two") == (name == "two-ix")
    level = config.difficulty
    harder = DIFFICULTIES[1:]
    for place, own in enumerate(DIFFICULTIES):
        held = level == own if place == 0 else level in harder and DIFFICULTIES.index(level) >= place
        assert told(f"hagal.level.{own}") == held, own
    if level is not None:
        rounds = {"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz_haderach": 3}
        assert told("hagal.level.third", n=rounds[level])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_at_says_everything(metrics: dict[str, Fonts], language: str) -> None:
    """The words of every part and every ruling of a component are on its sheet."""
    here = page(metrics, language, "16:9")
    for key, (pieces, item) in everything().items():
        found = subject(here.texts, pieces, key)
        assert found is not None
        parts = [part.text for part in describe(here.texts, item) if not key.startswith("tech:") or part.kind != "cost"]
        assert [box.text for box in found.boxes] == parts
        regions = inspect_regions(here, card_sheet(here, found), Around())
        words = letters(shown(Screen("plain", tuple(regions))))
        for box in found.boxes:
            if box.kind not in ("cost", "requirement"):
                assert letters(box.text) in words, (key, box.text)
        for ruling in found.rulings:
            assert letters(ruling) in words, (key, ruling)
        if key.startswith("tech:"):
            assert str(item.cost) in labels(Screen("plain", tuple(regions))), key
        if key.startswith("card:") and item.infiltrates:
            assert any(icon.startswith("infiltrate_") for icon in found.icons)


def test_what_is_long_stays_on_the_screen(metrics: dict[str, Fonts]) -> None:
    """Pictures give way to many boxes, explanations of signs to many clarifications."""
    here = page(metrics, "en", "16:9")
    found = subject(here.texts, catalog(), "card:guild_ambassador")
    assert found is not None
    long = replace(found, boxes=(*found.boxes, *found.boxes, found.boxes[0]), rulings=found.rulings * 5)
    sheet = card_sheet(here, long)
    assert sheet.height <= here.height - 40
    regions = inspect_regions(here, sheet, Around())
    assert problems(Screen("plain", tuple(regions)), here.metrics) == []
    assert scrollable(regions) == []
    assert all(region.rect.bottom <= here.height for region in regions)


def test_what_has_no_page_is_not_looked_at() -> None:
    assert subject(Texts("en"), catalog(), "card:no_such_card") is None
    assert subject(Texts("en"), catalog(), "player:2") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipping_track(metrics: dict[str, Fonts], language: str) -> None:
    """Each space is shown within the track, with the Freighters of all, and with its reward in words."""
    here = page(metrics, language, "16:9")
    rules = Rules(catalog(IX), table(4, IX))
    state = rules.new_game(1)
    state.seats[2].own["ix"].freighter = 2  # type: ignore[union-attr]
    for space in rules.catalog.of("shipping"):
        for position in (state, None):
            found = subject(here.texts, rules.catalog, "shipping:" + space.id)
            assert found is not None
            sheet = shipping_sheet(here, found, rules.catalog.of("shipping"), position)
            assert sheet.height <= here.height - 40
            regions = inspect_regions(here, sheet, Around(0, 4))
            screen = Screen("plain", tuple(regions), here.width, here.height)
            assert problems(screen, here.metrics) == []
            words = letters(shown(screen))
            for part in describe(here.texts, space):
                assert letters(part.text) in words
            pieces = [
                e for region in regions for e in region.elements if isinstance(e, Piece) and e.kind == "freighter"
            ]
            assert len(pieces) == (4 if position is not None else 0)
            assert len({piece.y for piece in pieces}) == (2 if position is not None else 0)


@pytest.mark.parametrize(("language", "shape"), [("en", "16:9"), ("ko", "16:10"), ("ja", "16:9"), ("ja", "16:10")])
def test_the_tiles_of_a_seat_and_the_stacks(metrics: dict[str, Fonts], language: str, shape: str) -> None:
    """None or many: every tile has its name, price and signs; counts and places of dreadnoughts are told."""
    here = page(metrics, language, shape)
    rules = Rules(catalog(IX), table(3, IX))
    state = rules.new_game(1)
    names = ("Jiwon", LONG_NAME, "Sora")
    tiles = tuple(tile.id for tile in rules.catalog.of("tech"))
    for owned in ((), tiles[:1], tiles[:8], tiles[8:16]):
        mine = of_seat(state, 1)
        mine.tech, mine.face_down = owned, owned[::2]
        mine.supply, mine.garrison, mine.freighter, mine.negotiators = 0, 1, len(owned) % 4, 2
        of_table(state).holds = {"imperial_basin": (1, 2)}
        sheet = tiles_sheet(here, 1, rules, state, names)
        assert sheet.height <= here.height - 40
        screen = Screen("plain", tuple(inspect_regions(here, sheet, Around(0, 3))), here.width, here.height)
        assert problems(screen, here.metrics) == []
        assert {hit.action[1] for hit in hits(screen) if hit.action[:1] == ("look",)} == {"tech:" + t for t in owned}
        assert here.name("space:imperial_basin") in shown(screen)
    of_table(state).shown = (*of_table(state).shown[:2], "")
    assert str(here.t("table.stack_next", n=5)) in shown(stack_screen(here, rules, state))
    of_table(state).stacks = (*of_table(state).stacks[:2], ())
    for removed in ((), tiles):
        of_table(state).removed = removed
        screen = stack_screen(here, rules, state)
        assert problems(screen, here.metrics) == []
        assert str(here.t("table.stack_empty")) in shown(screen)


def stack_screen(here: Page, rules: Rules, state: GameState) -> Screen:
    """The sheet of the stacks."""
    regions = inspect_regions(here, stacks_sheet(here, rules, state), Around())
    return Screen("plain", tuple(regions), here.width, here.height)


def test_tiles_are_looked_at_from_their_list(metrics: dict[str, Fonts], tmp_path: Path) -> None:
    """From a seat's list to a tile and to its neighbors in the list; lists are there only with Rise of Ix."""
    program = Program(Places.under(tmp_path), "en")
    base = begin(program, table(2), 3)
    ways = Ways(program)
    assert ways(Go("inspect", ("tiles:0",)), base) is None
    assert ways(Go("inspect", ("stacks:tech",)), base) is None
    game = begin(program, table(3, IX), 3)
    of_seat(game.session.state, 2).tech = ("flagship", "windtraps", "artillery")
    assert ways(Go("inspect", ("tiles:3",)), game) is None
    sheet = go(program, "inspect", "tiles:2", below=game)
    sheet.screen(metrics["en"], SIZES["16:9"])
    assert sheet.handle(("look", "tech:windtraps")) == Go("inspect", ("tech:windtraps",))
    tile = go(program, "inspect", "tech:windtraps", below=sheet)
    assert isinstance(tile, InspectScene)
    assert "Windtraps" in shown(tile.screen(metrics["en"], SIZES["16:9"]))
    assert tile.handle(("step", 1)) is None
    assert tile.component == "tech:artillery"
    assert sheet.handle(("inspect", "tech:flagship")) == Go("inspect", ("tech:flagship",))
    assert sheet.handle(("back",)) == Back()
    for component in ("stacks:tech", "shipping:shipping_troops"):
        assert isinstance(go(program, "inspect", component, below=game), InspectScene)


def test_leaders_of_any_box_can_be_looked_at(tmp_path: Path) -> None:
    """The gallery of a new game shows leaders that are not at the present table."""
    program = Program(Places.under(tmp_path), "en")
    for scene in (go(program, "new_game"), begin(program, table(2), 3)):
        assert isinstance(go(program, "inspect", "leader:tessia_vernius", below=scene), InspectScene)
        assert Ways(program)(Go("inspect", ("leader:nobody",)), scene) is None
