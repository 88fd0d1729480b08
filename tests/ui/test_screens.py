"""Every screen around the table, in every language and shape of window: nothing cut off, small or on something else."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import DIFFICULTIES, solo
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.levels import LEVELS, PLAY_STYLES
from dune_desktop.storage.places import Places
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.new_game.draft import TABLES, Draft, Seating, leaders
from dune_desktop.ui.presenters.screens.new_game.screen import new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Go, Scene
from tests.ui.geometry import problems
from tests.ui.screens import IX, LONG_NAME, SIZES, hits, letters, own, page, play, ranking, shown, sit_at
from tests.ui.tables import begin, go

# ------------------------------------------------------------------------------------------------ every screen


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
    for temperament in ("", *PLAY_STYLES):
        for name in TABLES:
            at = replace(draft, table=name, seating=tuple(Seating(level, temperament) for level in LEVELS))
            found += problems(new_game_screen(here, at), here.metrics)
    for leader in leaders():
        for seat in (0, 1):
            at = replace(draft, seat=seat, preview=leader, added=("ix",))
            found += problems(new_game_screen(here, at), here.metrics)
    for level in DIFFICULTIES:
        found += problems(new_game_screen(here, replace(draft, difficulty=level)), here.metrics)
    everything = ("epic", "row_churn", "brutal_escalation")
    for name, added, wished in product(TABLES, (("ix",), ("ix", "immortality")), ((), everything, ("to_eleven",))):
        at = replace(draft, table=name, added=added, wished=wished, leaders=("viscount_hundro_moritani", "", "", ""))
        for pointed in POINTED if name in ("solo", "4") else ("",):
            if "immortality" in added or pointed not in OF_IMMORTALITY:
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
    "set:immortality",
    "length:to_eleven",
    "variant:piter_promo",
)
OF_IMMORTALITY = POINTED[-3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pointed_at_is_explained(metrics: dict[str, Fonts], language: str) -> None:
    """The sentence of a box, length, variant or difficulty, whole; otherwise that of the difficulty in a solo game, and
    of what was chosen last at other tables.
    """
    here = page(metrics, language, "16:9")
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft(
        "solo",
        names,
        ("", "", "", ""),
        "mercenary",
        TextEdit.of("1"),
        added=("ix", "immortality"),
        wished=("epic", "row_churn", "brutal_escalation"),
    )

    def said(at: Draft) -> str:
        screen = new_game_screen(here, at)
        return letters(shown(screen, "difficulty" if at.table == "solo" else "game"))

    for pointed in POINTED[1:]:
        kind, _, name = pointed.partition(":")
        key = f"difficulty.{name}.text" if kind == "difficulty" else f"newgame.{kind}.{name}.text"
        assert letters(here.t(key)) in said(replace(draft, pointed=pointed)), pointed
    assert letters(here.t("difficulty.mercenary.text")) in said(draft)
    assert letters(here.t("newgame.length.epic.text")) in said(replace(draft, table="3"))
    assert letters(here.t("newgame.set.ix.text")) in said(replace(draft, table="2", added=("ix",)))
    assert letters(here.t("newgame.set.base.text")) in said(replace(draft, table="2", added=()))


@pytest.mark.parametrize("added", [(), ("ix",), ("ix", "immortality")])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SIZES)
def test_rows_of_a_new_game_stay_where_they_are_at_every_table(
    metrics: dict[str, Fonts], language: str, shape: str, added: tuple[Box, ...]
) -> None:
    """Whatever is chosen by the same click lies in the same place, however many sit there."""
    here = page(metrics, language, shape)
    draft = Draft("4", (TextEdit.of(""),) * 4, ("",) * 4, "mercenary", TextEdit.of("1"), added=added)
    rows: dict[object, set[Rect]] = {}
    for number in TABLES:
        screen = new_game_screen(here, replace(draft, table=number))
        assert problems(screen, here.metrics) == []
        for region in screen.regions:
            for hit in region.hits:
                if hit.action and hit.action[0] in ("set", "reroll", "edit", "table", "begin"):
                    rows.setdefault(hit.action, set()).add(hit.rect)
    assert all(len(places) == 1 for places in rows.values())


def offers(draft: Draft) -> set[object]:
    """What can be clicked in the game's part of the screen."""
    screen = new_game_screen(Page(Texts("en"), Fonts(), 1920, 1080), draft)
    found = [hit.action for region in screen.regions if region.name == "game" for hit in region.hits]
    return {action for action in found if action and action[0] in ("set", "variant", "length")} - {
        ("set", "immortality")
    }


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
    both = replace(with_ix, added=("ix", "immortality"))
    lengths, promo = {("length", "epic"), ("length", "to_eleven"), ("length", "standard")}, ("variant", "piter_promo")
    solo_variants = {("variant", "row_churn"), ("variant", "brutal_escalation")}
    assert offers(both) == {("set", "ix"), ("length", "to_eleven"), *solo_variants, promo}
    assert offers(replace(both, table="2")) == {("set", "ix"), ("length", "to_eleven"), promo}
    for many in ("3", "4"):
        assert offers(replace(both, table=many)) == {("set", "ix"), *lengths - {("length", "epic")}, promo}
    chosen = replace(both, table="4", wished=("to_eleven", "piter_promo", "epic"))
    assert chosen.variants == ("epic", "piter_promo"), "chosen in a solo game, and then another length"
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
        "log": LogScene(program, game, game.renderer.chronicle.all_lines(0)),
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
