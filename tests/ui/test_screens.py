"""Every screen around the table, in every language and shape of window: nothing cut off, small or on something else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.config import DIFFICULTIES, solo, table
from dune_desktop.engine.ids import Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.places import Places
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.boxes.ix.sheets import shipping_sheet, stacks_sheet, tiles_sheet
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.presenters.screens import game_over
from dune_desktop.ui.presenters.screens.inspect import Around, inspect_regions
from dune_desktop.ui.presenters.screens.new_game import TABLES, Draft, leaders, new_game_screen, why_not
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.sheets import card_sheet, faction_sheet, hagal_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.subject import subject
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.saves import SaveScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Hit, Icon, Label, Piece, Plate, Region, Screen
from dune_desktop.ui.text import richtext
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Ask, Back, Go, Scene
from tests.ui.geometry import problems
from tests.ui.tables import begin, go

SIZES = {"16:9": (1920.0, 1080.0), "21:9": (2560.0, 1080.0), "16:10": (1920.0, 1200.0)}
LONG_NAME = "WWWWWWWWWWWWWWWW"
IX: tuple[Box, ...] = ("base", "ix")
HAGAL_TABLES = {
    "two": table(2),
    "two-ix": table(2, IX),
    **{level: solo(level) for level in DIFFICULTIES},
    "solo-ix": solo("kwisatz_haderach", "", IX, ("row_churn", "brutal_escalation")),
}


@pytest.fixture(scope="module")
def metrics() -> dict[str, Fonts]:
    """The real fonts of each language. Layout is the same at every scale, 1280x720 included."""
    return {language: Fonts(1.0, language) for language in LANGUAGES}


def page(metrics: dict[str, Fonts], language: str, shape: str) -> Page:
    return Page(Texts(language), metrics[language], *SIZES[shape])


def play(scene: GameScene, seed: int, rounds: int = 99) -> GameScene:
    """Answer by chance up to a round, and on to a decision of a turn."""
    session, chance = scene.session, Random(seed)
    while not session.over:
        if session.state.round >= rounds and session.decision().kind == "turn":  # type: ignore[union-attr]
            break
        session.answer(chance.choice(session.rules.legal(session.state)))
    scene.sitting.settle()
    scene.sitting.viewer = scene.sitting.people[0]
    return scene


def labels(screen: Screen, prefix: str = "") -> list[str]:
    return [
        element.text
        for region in screen.regions
        if region.name.startswith(prefix)
        for element in region.elements
        if isinstance(element, Label)
    ]


def shown(screen: Screen, prefix: str = "") -> str:
    return " ".join(labels(screen, prefix))


def sit_at(program: Program, scene: GameScene) -> None:
    """This game is the one that is played."""
    program.game, program.sitting = scene.game, scene.sitting


def ranking(program: Program, scene: GameScene) -> Scene:
    """How the game ended."""
    sit_at(program, scene)
    return go(program, "ranking", below=scene)


def own(screen: Screen, *prefixes: str) -> Screen:
    """The screen without what it stands over."""
    return replace(screen, regions=tuple(r for r in screen.regions if r.name.startswith(prefixes)))


# ------------------------------------------------------------------------------------------------ every screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_of_a_game(metrics: dict[str, Fonts], tmp_path: Path, language: str) -> None:
    """Title, load, menu, save, chronicle, rules, messages, ranking: with long names and long games; and painted."""
    program = Program(Places.under(tmp_path), language)
    fonts = metrics[language]
    painter = Painter(pygame.Surface((1280, 720)), Fonts(2 / 3, language), Pictures(), Icons())
    parts = {}
    parts["first title"] = go(program, "title"), ("",)
    over = play(begin(program, table(4), 11, (LONG_NAME, LONG_NAME[1:], "", "가나다라마바사아자차카타파하각갂")), 11)
    parts["ranking of four"] = ranking(program, over), ("",)
    lost = play(begin(program, solo("mentat"), 7), 7)
    parts["ranking solo"] = ranking(program, lost), ("",)
    parts["menu when it is over"] = MenuScene(program, lost, lost.game), ("menu",)
    two = play(begin(program, table(2), 3), 3)
    parts["ranking of two"] = ranking(program, two), ("",)
    game = play(begin(program, table(3), 5, (LONG_NAME, "Minho")), 5, 6)
    program.slots.save_as(game.session, game.game.id, LONG_NAME * 2)
    (program.places.saves / "broken.dune").write_bytes(b"nothing")
    parts["title"] = go(program, "title"), ("",)
    parts["load"] = go(program, "load"), ("",)
    sit_at(program, game)
    parts["menu"] = MenuScene(program, game, game.game), ("menu",)
    parts["save"] = SaveScene(program, game, game.game, game.sitting), ("save",)
    parts["log"] = LogScene(program, game, game.modeller.chronicle.all_lines(0)), ("log",)
    parts["rules"] = RulesScene(program, game), ("rules",)
    broken = SaveError("broken", Path("a-rather-long-name-of-a-file.dune"), "state.seats.0.vp: Input should be valid")
    asked = Ask(program.complaint(broken))
    parts["complaint"] = Message(program, TitleScene(program), asked), ("message",)
    apology = program.apologise(RuntimeError())
    assert isinstance(apology, Go)
    (said,) = apology.args
    assert isinstance(said, Ask)
    parts["apology"] = Message(program, game, said), ("message",)
    for what, (scene, names) in parts.items():
        for shape, size in SIZES.items():
            screen = own(scene.screen(fonts, size), *names)
            assert screen.regions, what
            assert problems(screen, fonts) == [], (what, shape)
    others = [go(program, place, below=game) for place in ("about", "new_game")]
    others.append(go(program, "inspect", "card:dagger", below=game))
    for scene in (*(scene for scene, _ in parts.values()), *others):
        painter.paint(scene.screen(fonts, SIZES["16:9"]))


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_new_game_in_every_state(metrics: dict[str, Fonts], language: str, shape: str) -> None:
    """All tables, all leaders in the panel, all difficulties, a field being edited with text too long for it."""
    here = page(metrics, language, shape)
    names = tuple(TextEdit.of(LONG_NAME if seat == 0 else "", 16) for seat in range(4))
    draft = Draft("solo", names, ("", "", "", ""), "mercenary", TextEdit.of("482913507", 9))
    found: list[str] = []
    for name in TABLES:
        at = replace(draft, table=name, leaders=("helena_richese", "", "", ""), editing="name0")
        found += problems(new_game_screen(here, at), here.metrics)
    for leader in leaders():
        for seat in (0, 1):
            at = replace(draft, seat=seat, preview=leader, added=("ix",))
            found += problems(new_game_screen(here, at), here.metrics)
    for level in DIFFICULTIES:
        found += problems(new_game_screen(here, replace(draft, difficulty=level)), here.metrics)
    for name in TABLES:
        for wished in ((), ("epic", "row_churn", "brutal_escalation")):
            at = replace(
                draft, table=name, added=("ix",), wished=wished, leaders=("viscount_hundro_moritani", "", "", "")
            )
            for pointed in POINTED if name in ("solo", "4") else ("",):
                found += problems(new_game_screen(here, replace(at, pointed=pointed)), here.metrics)
    assert found == []


POINTED = (
    "",
    "set:base",
    "set:ix",
    "length:standard",
    "length:epic",
    "variant:row_churn",
    "variant:brutal_escalation",
    "difficulty:kwisatz_haderach",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pointed_at_is_explained(metrics: dict[str, Fonts], language: str) -> None:
    """The sentence of a box, length, variant or difficulty, whole; otherwise that of what was chosen last."""
    here = page(metrics, language, "16:9")
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft(
        "solo",
        names,
        ("", "", "", ""),
        "mercenary",
        TextEdit.of("1"),
        ix=True,
        wished=("epic", "row_churn", "brutal_escalation"),
    )

    def said(at: Draft) -> str:
        return _letters(shown(new_game_screen(here, at), "game"))

    for pointed in POINTED[1:]:
        kind, _, name = pointed.partition(":")
        key = f"difficulty.{name}.text" if kind == "difficulty" else f"newgame.{kind}.{name}.text"
        assert _letters(here.t(key)) in said(replace(draft, pointed=pointed)), pointed
    assert _letters(here.t("newgame.variant.brutal_escalation.text")) in said(draft)
    assert _letters(here.t("newgame.length.epic.text")) in said(replace(draft, table="3"))
    assert _letters(here.t("newgame.set.ix.text")) in said(replace(draft, table="2"))
    assert _letters(here.t("newgame.set.base.text")) in said(replace(draft, added=()))


def offers(draft: Draft) -> set[object]:
    """What can be clicked in the game's part of the screen."""
    screen = new_game_screen(Page(Texts("en"), Fonts(), 1920, 1080), draft)
    found = [hit.action for region in screen.regions if region.name == "game" for hit in region.hits]
    return {action for action in found if action and action[0] in ("set", "variant", "length")}


def test_only_what_is_possible_is_offered() -> None:
    """Epic Game Mode for three and four players, the solo variants for one, both only with Rise of Ix."""
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("solo", names, ("", "", "", ""), "mercenary", TextEdit.of("1"))
    with_ix = replace(draft, added=("ix",), wished=("brutal_escalation", "epic"))
    for table_name in TABLES:
        assert offers(replace(draft, table=table_name)) == {("set", "ix")}
    assert offers(with_ix) == {("set", "ix"), ("variant", "row_churn"), ("variant", "brutal_escalation")}
    assert offers(replace(with_ix, table="2")) == {("set", "ix")}
    assert offers(replace(with_ix, table="3")) == {("set", "ix"), ("length", "standard")}
    assert offers(replace(with_ix, table="4", wished=())) == {("set", "ix"), ("length", "epic")}
    assert with_ix.variants == ("brutal_escalation",)
    assert replace(with_ix, table="2").variants == ()
    assert replace(with_ix, table="4").variants == ("epic",)
    assert replace(with_ix, added=()).variants == ()


def test_boxes_variants_and_leaders_are_chosen(tmp_path: Path) -> None:
    """A game of Epic Game Mode with a leader of Rise of Ix begins, and the choices are remembered."""
    program = Program(Places.under(tmp_path), "en")
    scene = go(program, "new_game")
    for action in (
        ("set", "ix"),
        ("table", "3"),
        ("length", "epic"),
        ("seat", 1),
        ("leader", "tessia_vernius"),
        ("hover", "length", "epic"),
    ):
        assert scene.handle(action) is None
    assert scene.draft.pointed == "length:epic"
    request = scene.handle(("begin",))
    assert isinstance(request, Go)
    game = go(program, request.place, *request.args)
    assert isinstance(game, GameScene)
    assert game.session.config.boxes == ("base", "ix")
    assert game.session.config.variants == ("epic",)
    assert game.session.state.seats[1].leader == "tessia_vernius"
    again = go(Program(program.places, "en"), "new_game").draft
    assert (again.table, again.boxes, again.variants) == ("3", ("base", "ix"), ("epic",))


def test_without_the_box_its_leaders_go() -> None:
    """A leader of Rise of Ix is left to chance again when the box is taken out, or the seat becomes a Rival's."""
    program = Program(Places.under(Path("nowhere")), "en")
    scene = go(program, "new_game")
    for action in (("table", "3"), ("set", "ix"), ("leader", "ilesa_ecaz"), ("seat", 1), ("leader", "tessia_vernius")):
        scene.handle(action)
    assert scene.draft.leaders[:2] == ("ilesa_ecaz", "tessia_vernius")
    scene.handle(("table", "solo"))
    assert scene.draft.leaders[:2] == ("ilesa_ecaz", "")
    scene.handle(("set", "ix"))
    assert scene.draft.leaders[:2] == ("", "")


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


@pytest.mark.parametrize("shape", ["16:9", "16:10"])
@pytest.mark.parametrize("language", LANGUAGES)
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
    words = _letters(shown(Screen("plain", tuple(regions))))

    def told(key: str, **args: int) -> bool:
        return _letters(str(here.texts.t(key, **args))) in words

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
        words = _letters(shown(Screen("plain", tuple(regions))))
        for box in found.boxes:
            if box.kind not in ("cost", "requirement"):
                assert _letters(box.text) in words, (key, box.text)
        for ruling in found.rulings:
            assert _letters(ruling) in words, (key, ruling)
        if key.startswith("tech:"):
            assert str(item.cost) in labels(Screen("plain", tuple(regions))), key
        if key.startswith("card:") and item.infiltrates:
            assert any(icon.startswith("infiltrate_") for icon in found.icons)


def _letters(text: str) -> str:
    """Without spaces: lines are broken where they fit."""
    return "".join(richtext.plain(text).split())


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
def test_the_track_of_a_faction(metrics: dict[str, Fonts], language: str) -> None:
    """It shows everybody's influence and who holds the Alliance."""
    here = page(metrics, language, "16:9")
    rules = Rules(catalog(), table(4))
    state = rules.new_game(1)
    state.alliances = (2, -1, -1, -1)
    names = ("Jiwon", "Minho", "Sora", "Aya")
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        sheet = faction_sheet(here, faction, rules, state, names)
        screen = Screen("plain", tuple(inspect_regions(here, sheet, Around(0, 4))), here.width, here.height)
        assert problems(screen, here.metrics) == []
        assert ("Sora" in shown(screen)) == (faction == "emperor")


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
            words = _letters(shown(screen))
            for part in describe(here.texts, space):
                assert _letters(part.text) in words
            pieces = [
                e for region in regions for e in region.elements if isinstance(e, Piece) and e.kind == "freighter"
            ]
            assert len(pieces) == (4 if position is not None else 0)
            assert len({piece.y for piece in pieces}) == (2 if position is not None else 0)


@pytest.mark.parametrize("shape", ["16:9", "16:10"])
@pytest.mark.parametrize("language", LANGUAGES)
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
    """From a seat's list to a tile and to its neighbours in the list; lists are there only with Rise of Ix."""
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


# ------------------------------------------------------------------------------------------------ leaders


def refusals(draft: Draft, seat: int) -> set[str]:
    here = Page(Texts("en"), Fonts(), 1920, 1080)
    return {leader for leader in leaders() if why_not(here, draft, seat, leader)}


def test_a_leader_sits_only_once_and_some_lead_no_rival() -> None:
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("4", names, ("paul_atreides", "", "helena_richese", ""), "mercenary", TextEdit.of("1"))
    assert refusals(draft, 0) == {"helena_richese"}
    assert refusals(draft, 1) == {"paul_atreides", "helena_richese"}
    alone = replace(draft, table="solo", leaders=("count_ilban_richese", "", "", ""))
    assert refusals(alone, 0) == set()
    not_for_rivals = {leader.id for leader in leaders().values() if not leader.rival}
    assert refusals(alone, 1) == {"count_ilban_richese"} | not_for_rivals


def gallery(metrics: dict[str, Fonts], draft: Draft) -> dict[str, Hit]:
    screen = new_game_screen(page(metrics, "en", "16:9"), draft)
    region = next(region for region in screen.regions if region.name == "leader")
    return {hit.inspect: hit for hit in region.hits if hit.inspect}


def test_the_gallery_shows_who_can_be_chosen(metrics: dict[str, Fonts]) -> None:
    """8 leaders or 14; for a Rival only those that can lead one; who sits elsewhere says so."""
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("solo", names, ("duke_leto_atreides", "", "", ""), "mercenary", TextEdit.of("1"))
    assert len(gallery(metrics, draft)) == 8
    assert len(gallery(metrics, replace(draft, added=("ix",)))) == 14
    rivals = gallery(metrics, replace(draft, seat=1))
    assert "leader:paul_atreides" not in rivals
    assert rivals["leader:duke_leto_atreides"].action == ()
    assert "already" in rivals["leader:duke_leto_atreides"].refusal
    assert rivals["leader:glossu_the_beast_rabban"].action == ("leader", "glossu_the_beast_rabban")
    more = gallery(metrics, replace(draft, seat=1, added=("ix",)))
    assert set(more) - set(rivals) == {"leader:prince_rhombur_vernius", "leader:viscount_hundro_moritani"}


# ------------------------------------------------------------------------------------------------ the end


def finished(points: tuple[int, ...], boxes: tuple[Box, ...] = ("base",), **goods: tuple[int, ...]) -> game_over.Result:
    """A game that ended with these points and goods."""
    rules = Rules(catalog(boxes), table(len(points), boxes))
    state = rules.new_game(1)
    state.round = 8
    for seat, n in enumerate(points):
        player = state.seats[seat]
        player.vp, player.points = n, (("conflict:desert_power", n, 3),)
        player.spice = player.solari = player.water = player.garrison = 0
        for what, amounts in goods.items():
            setattr(player, what, amounts[seat])
    return game_over.Result(rules, state, ("Jiwon", "Minho", "Sora", "Aya")[: len(points)])


@pytest.mark.parametrize(
    ("goods", "cause"),
    [
        ({"spice": (1, 2, 0)}, "spice"),
        ({"spice": (2, 2, 0), "solari": (1, 3, 0)}, "solari"),
        ({"water": (1, 3, 0)}, "water"),
        ({"garrison": (1, 3, 0)}, "garrison"),
        ({"last_reveal": (4, 9, 0)}, "reveal"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_are_told_in_words(
    metrics: dict[str, Fonts], goods: dict[str, tuple[int, ...]], cause: str, language: str
) -> None:
    """What decided between equal points stands under the winner's name."""
    result = finished((9, 9, 4), **goods)
    assert result.ranking == (1, 0, 2)
    assert game_over.decided_by(result, 0) == cause
    assert game_over.decided_by(result, 1) == "points"
    here = page(metrics, language, "16:9")
    screen, _ = game_over.over_screen(here, result, 0)
    assert str(here.t("over.tie." + cause)) in shown(screen, "header")
    assert "Minho" in shown(screen, "header")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chaumurky_wins_ties(metrics: dict[str, Fonts], language: str) -> None:
    """It decides before goods and says so; where nobody has it the goods decide as ever."""
    here = page(metrics, language, "16:9")
    result = finished((9, 9, 4), IX, spice=(5, 1, 9), solari=(1, 0, 0))
    assert result.ranking == (0, 1, 2)
    assert game_over.decided_by(result, 0) == "spice"
    before, _ = game_over.over_screen(here, result, 0)
    assert str(here.t("over.tie.spice")) in shown(before, "header")
    of_seat(result.state, 1).tech = ("windtraps", "chaumurky")
    assert result.ranking == (1, 0, 2)
    assert game_over.decided_by(result, 0) == "chaumurky"
    assert game_over.decided_by(result, 1) == "points"
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == []
    assert _letters(here.t("over.tie.chaumurky")) in _letters(shown(screen, "header"))
    looked = [hit.inspect for region in screen.regions if region.name == "ranking" for hit in region.hits]
    assert looked.count("tech:chaumurky") == 1
    of_seat(result.state, 1).tech = ("windtraps",)
    assert {hit.inspect for hit in hits(before)} == {
        hit.inspect for hit in hits(game_over.over_screen(here, result, 0)[0])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_rise_of_ix(metrics: dict[str, Fonts], language: str) -> None:
    """Tiles, shipping, leaders and cards: words, a sign of their own, and a page to look at."""
    here = page(metrics, language, "16:9")
    result = finished((6, 4, 3, 2), IX)
    sources = {
        "tech:flagship": "tech",
        "shipping:shipping_troops": "freighter",
        "leader:tessia_vernius": "signet",
        "card:control_the_spice": "hand",
        "conflict:economic_supremacy": "combat",
        "intrigue:war_chest": "intrigue",
    }
    result.state.seats[0].points = tuple((source, 1, 3) for source in sources)
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == []
    region = next(region for region in screen.regions if region.name == game_over.COLUMN)
    icons = [element.name for element in region.elements if isinstance(element, Icon)]
    for source, icon in sources.items():
        assert here.name(source) in shown(screen, game_over.COLUMN)
        assert icon in icons
    assert {hit.inspect for hit in region.hits} >= set(sources)


def test_without_a_tie_the_points_are_told(metrics: dict[str, Fonts]) -> None:
    here = page(metrics, "en", "16:9")
    screen, _ = game_over.over_screen(here, finished((11, 9, 4)), 0)
    assert "11 points; Minho comes second with 9." in shown(screen, "header")


def test_points_by_round_add_up() -> None:
    result = finished((9, 9, 4))
    result.state.seats[0].points = (("start", 1, 0), ("track:fremen", 1, 2), ("track:fremen", -1, 5))
    assert game_over.by_round(result, 0) == [1, 1, 2, 2, 2, 1, 1, 1, 1]


def test_every_point_says_where_it_came_from(metrics: dict[str, Fonts]) -> None:
    """All kinds of sources, gains and losses, with the round; components can be looked at."""
    here = page(metrics, "en", "16:9")
    result = finished((5, 9, 4))
    result.state.seats[0].points = (
        ("start", 1, 0),
        ("track:fremen", 1, 2),
        ("alliance:guild", 1, 3),
        ("alliance:guild", -1, 4),
        ("convert:spice", 1, 4),
        ("conflict:terrible_purpose", 1, 5),
        ("intrigue:staged_incident", 1, 6),
        ("card:the_spice_must_flow", 1, 7),
    )
    screen, limit = game_over.over_screen(here, result, 0)
    assert limit == 0
    words = shown(screen, game_over.COLUMN)
    for part in (
        "Start",
        "Influence: Fremen",
        "Alliance: Spacing Guild",
        "−1",
        "Turned into a point",
        "Terrible Purpose",
        "Staged Incident",
        "The Spice Must Flow",
    ):
        assert part in words
    looked = {hit.inspect for hit in hits(screen) if hit.action[:1] == ("look",)}
    assert looked >= {"conflict:terrible_purpose", "intrigue:staged_incident", "card:the_spice_must_flow"}


def hits(screen: Screen) -> list[Hit]:
    return [hit for region in screen.regions for hit in region.hits]


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_of_rise_of_ix(metrics: dict[str, Fonts], tmp_path: Path, language: str) -> None:
    """Title, load list, ranking, log and rules of games with both boxes; what is played is told."""
    program = Program(Places.under(tmp_path), language)
    fonts, t = metrics[language], Texts(language).t
    parts: dict[str, tuple[Scene, tuple[str, ...]]] = {}
    over = play(begin(program, table(4, IX, ("epic",)), 11, (LONG_NAME, "", "", "")), 11)
    parts["ranking of four"] = ranking(program, over), ("",)
    parts["log"] = LogScene(program, over, over.modeller.chronicle.all_lines(0)), ("log",)
    parts["rules"] = RulesScene(program, over), ("rules",)
    lost = play(begin(program, solo("mentat", boxes=IX, variants=("row_churn", "brutal_escalation")), 7), 7)
    parts["ranking solo"] = ranking(program, lost), ("",)
    two = play(begin(program, table(2, IX), 3), 3)
    parts["ranking of two"] = ranking(program, two), ("",)
    begin(program, solo(boxes=IX, variants=("brutal_escalation",)), 8)
    begin(program, table(2), 8)
    parts["load"] = go(program, "load"), ("",)
    begin(program, table(4, IX, ("epic",)), 5, (LONG_NAME, LONG_NAME[1:], "", ""))
    parts["title"] = go(program, "title"), ("",)
    for shape, size in SIZES.items():
        screens = {what: own(scene.screen(fonts, size), *names) for what, (scene, names) in parts.items()}
        for what, screen in screens.items():
            assert screen.regions, what
            assert problems(screen, fonts) == [], (what, shape)
        assert str(t("title.with_ix")) in shown(screens["title"], "continue")
        listed = labels(screens["load"])
        ix, base = t("newgame.set.ix"), t("newgame.set.base")
        assert f"{ix} · {t('load.epic')}" in listed
        assert ix in listed
        assert base in listed
        assert str(t("rules.ix.title")) in shown(screens["rules"])


# ------------------------------------------------------------------------------------------------ the keyboard


@pytest.mark.parametrize("name", ["title", "new", "new with ix", "load", "menu", "log", "rules", "over", "tiles"])
def test_everything_that_can_be_clicked_can_be_reached_by_keyboard(
    metrics: dict[str, Fonts], tmp_path: Path, name: str
) -> None:
    """Each action has a place in the Tab order or a key."""
    program = Program(Places.under(tmp_path), "en")
    game = play(begin(program, solo(), 5), 5, 3)
    program.slots.save_as(game.session, game.game.id, "one")
    over = play(begin(program, solo(boxes=IX), 6), 6)
    of_seat(over.session.state, 0).tech = ("flagship", "windtraps")
    tiles = InspectScene(program, over, "tiles:0")
    tiles.screen(metrics["en"], SIZES["16:9"])
    sit_at(program, game)
    with_ix = go(program, "new_game")
    with_ix.draft = replace(with_ix.draft, added=("ix",))
    made: dict[str, Scene] = {
        "title": go(program, "title"),
        "new": go(program, "new_game"),
        "new with ix": with_ix,
        "tiles": tiles,
        "load": go(program, "load"),
        "menu": MenuScene(program, game, game.game),
        "log": LogScene(program, game, game.modeller.chronicle.all_lines(0)),
        "rules": RulesScene(program, game),
        "over": ranking(program, over),
    }
    sit_at(program, over if name == "tiles" else game)
    screen = made[name].screen(metrics["en"], SIZES["16:9"])
    if name == "tiles":
        screen = own(screen, "inspect.", "inspect")
    if name in ("menu", "log", "rules"):
        screen = own(screen, name)
    reachable = {hit.action for hit in hits(screen) if hit.order >= 0 or hit.command}
    if name == "tiles":
        reachable.add(("back",))  # Esc
    clicked = {hit.action for hit in hits(screen) if hit.action and hit.action[0] != "scroll"}
    assert clicked <= reachable
