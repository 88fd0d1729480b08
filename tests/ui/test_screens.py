"""Every screen around the table, in every language and shape of window: nothing cut off, small or on something else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import DIFFICULTIES, solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.places import Places
from dune_desktop.ui import richtext
from dune_desktop.ui.display import Hit, Label, Plate, Region, Screen
from dune_desktop.ui.fonts import Fonts
from dune_desktop.ui.presenters.screens import game_over
from dune_desktop.ui.presenters.screens.inspect import Around, inspect_regions
from dune_desktop.ui.presenters.screens.new_game import TABLES, Draft, leaders, new_game_screen, why_not
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.sheets import card_sheet, faction_sheet, hagal_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.subject import subject
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.saves import SaveScene
from dune_desktop.ui.stage import Scene
from dune_desktop.ui.textedit import TextEdit
from tests.ui.geometry import problems

SIZES = {"16:9": (1920.0, 1080.0), "21:9": (2560.0, 1080.0), "16:10": (1920.0, 1200.0)}
LONG_NAME = "WWWWWWWWWWWWWWWW"


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
    scene.beats = []
    scene.viewer = scene.people[0]
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


def own(screen: Screen, *prefixes: str) -> Screen:
    """The screen without what it stands over."""
    return replace(screen, regions=tuple(r for r in screen.regions if r.name.startswith(prefixes)))


# ------------------------------------------------------------------------------------------------ every screen


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_of_a_game(metrics: dict[str, Fonts], tmp_path: Path, language: str, shape: str) -> None:
    """Title, load, menu, save, chronicle, rules, messages, ranking: with long names and long games."""
    program = Program(Places.under(tmp_path), language)
    fonts, size = metrics[language], SIZES[shape]
    parts = {}
    parts["first title"] = program.title(), ("",)
    over = play(program.begin(table(4), 11, (LONG_NAME, LONG_NAME[1:], "", "가나다라마바사아자차카타파하각갂")), 11)
    parts["ranking of four"] = over.first_scene(), ("",)
    lost = play(program.begin(solo("mentat"), 7), 7)
    parts["ranking solo"] = lost.first_scene(), ("",)
    parts["menu when it is over"] = MenuScene(program, lost), ("menu",)
    two = play(program.begin(table(2), 3), 3)
    parts["ranking of two"] = two.first_scene(), ("",)
    game = play(program.begin(table(3), 5, (LONG_NAME, "Minho")), 5, 6)
    program.slots.save_as(game.session, game.game, LONG_NAME * 2)
    (program.places.saves / "broken.dune").write_bytes(b"nothing")
    parts["title"] = program.title(), ("",)
    parts["load"] = program.load_list(), ("",)
    program.table = game
    parts["menu"] = MenuScene(program, game), ("menu",)
    parts["save"] = SaveScene(program, game, game), ("save",)
    parts["log"] = LogScene(program, game), ("log",)
    parts["rules"] = RulesScene(program, game), ("rules",)
    broken = SaveError("broken", Path("a-rather-long-name-of-a-file.dune"), "state.seats.0.vp: Input should be valid")
    parts["complaint"] = program.complaint(program.title(), broken), ("message",)
    apology = program.apologise(RuntimeError())
    assert apology is not None
    parts["apology"] = apology, ("message",)
    for what, (scene, names) in parts.items():
        screen = own(scene.screen(fonts, size), *names)
        assert screen.regions, what
        assert problems(screen, fonts) == [], what


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
            at = replace(draft, seat=seat, preview=leader)
            found += problems(new_game_screen(here, at), here.metrics)
    for level in DIFFICULTIES:
        found += problems(new_game_screen(here, replace(draft, difficulty=level)), here.metrics)
    assert found == []


# ------------------------------------------------------------------------------------------------ looking closer


def keys() -> list[str]:
    pieces = catalog()
    kinds = {
        "card": pieces.cards,
        "intrigue": pieces.intrigues,
        "conflict": pieces.conflicts,
        "space": pieces.spaces,
        "hagal": pieces.hagal,
    }
    return [f"{kind}:{item.id}" for kind, items in kinds.items() for item in items]


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
    sheets = {leader.id: leader_sheet(here, leader) for leader in catalog().leaders}
    sheets["hagal"] = hagal_sheet(here)
    for key in keys():
        found = subject(here.texts, catalog(), key)
        assert found is not None
        sheets[key] = card_sheet(here, found)
    for key, sheet in sheets.items():
        assert sheet.height <= here.height - 40, key
        regions = inspect_regions(here, sheet, Around(1, 3))
        screen = Screen("plain", tuple(regions), here.width, here.height)
        assert problems(screen, here.metrics) == [], key
        assert scrollable(regions) == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_at_says_everything(metrics: dict[str, Fonts], language: str) -> None:
    """The words of every part and every ruling of a component are on its sheet."""
    here = page(metrics, language, "16:9")
    for key in keys():
        found = subject(here.texts, catalog(), key)
        assert found is not None
        item = next(i for i in _all() if i.id == key.partition(":")[2] and _kind(i) == key.partition(":")[0])
        assert [box.text for box in found.boxes] == [part.text for part in describe(here.texts, item)]
        regions = inspect_regions(here, card_sheet(here, found), Around())
        words = _letters(shown(Screen("plain", tuple(regions))))
        for box in found.boxes:
            if box.kind not in ("cost", "requirement"):
                assert _letters(box.text) in words, (key, box.text)
        for ruling in found.rulings:
            assert _letters(ruling) in words, (key, ruling)


def _all() -> list:  # type: ignore[type-arg]
    pieces = catalog()
    return [*pieces.cards, *pieces.intrigues, *pieces.conflicts, *pieces.spaces, *pieces.hagal]


def _kind(item: object) -> str:
    return {"Card": "card", "IntrigueCard": "intrigue", "ConflictCard": "conflict", "Space": "space"}.get(
        type(item).__name__, "hagal"
    )


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
    assert refusals(alone, 1) == {"count_ilban_richese", "paul_atreides", "helena_richese"}


def test_a_refused_leader_says_why_and_cannot_be_chosen(metrics: dict[str, Fonts]) -> None:
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("solo", names, ("duke_leto_atreides", "", "", ""), "mercenary", TextEdit.of("1"), seat=1)
    screen = new_game_screen(page(metrics, "en", "16:9"), draft)
    gallery = {hit.inspect: hit for region in screen.regions if region.name == "leader" for hit in region.hits}
    assert gallery["leader:paul_atreides"].action == ()
    assert "cannot lead a Rival" in gallery["leader:paul_atreides"].refusal
    assert "already" in gallery["leader:duke_leto_atreides"].refusal
    assert gallery["leader:glossu_the_beast_rabban"].action == ("leader", "glossu_the_beast_rabban")


# ------------------------------------------------------------------------------------------------ the end


def finished(points: tuple[int, ...], **goods: tuple[int, ...]) -> game_over.Result:
    """A game that ended with these points and goods."""
    rules = Rules(catalog(), table(len(points)))
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


# ------------------------------------------------------------------------------------------------ the keyboard


@pytest.mark.parametrize("name", ["title", "new", "load", "menu", "log", "rules", "over"])
def test_everything_that_can_be_clicked_can_be_reached_by_keyboard(
    metrics: dict[str, Fonts], tmp_path: Path, name: str
) -> None:
    """Each action has a place in the Tab order or a key."""
    program = Program(Places.under(tmp_path), "en")
    game = play(program.begin(solo(), 5), 5, 3)
    program.slots.save_as(game.session, game.game, "one")
    over = play(program.begin(solo(), 6), 6)
    program.table = game
    made: dict[str, Scene] = {
        "title": program.title(),
        "new": program.new_game(),
        "load": program.load_list(),
        "menu": MenuScene(program, game),
        "log": LogScene(program, game),
        "rules": RulesScene(program, game),
        "over": over.first_scene(),
    }
    screen = made[name].screen(metrics["en"], SIZES["16:9"])
    if name in ("menu", "log", "rules"):
        screen = own(screen, name)
    reachable = {hit.action for hit in hits(screen) if hit.order >= 0 or hit.key}
    clicked = {hit.action for hit in hits(screen) if hit.action and hit.action[0] != "scroll"}
    assert clicked <= reachable
