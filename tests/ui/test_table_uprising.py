"""The table with Uprising: every answer has something to click, and what the box adds can be seen and asked about."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.art import icons
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.points import points_so_far
from dune_desktop.ui.presenters.screens.game_over import gain_of
from dune_desktop.ui.presenters.screens.lens.subject import icons_in
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Picture, Piece, Screen
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import ALIASES, Under
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import Table, uprising_table
from tests.ui.contrast import Easel
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut
from tests.ui.sound import missing, mute, wrong
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame
from tests.ui.test_contrast import faint, small
from tests.ui.test_table_ix import region, shown

RARE = frozenset({"spy", "recall_spy", "gather", "contract", "turn_down", "train"})
"""Answers that random play is to prefer, so that all kinds of questions come."""


def walk(seed: int, players: int, choam: bool) -> list[Session]:
    """The positions of a random game in which something is asked for the first time."""
    variants = frozenset({"choam"}) if choam else frozenset()
    config = GameConfig((SeatConfig(),) * players, ("uprising",), variants=variants)
    rules = Rules(catalog(config.boxes), config)
    session = Session(rules, rules.new_game(seed), seed, ("Jiwon", "Minho", "Aya", "Noor")[:players])
    player, kinds, found = RandomPlayer(seed), set(), []
    while session.state.stack and session.state.round < 5:
        decision = session.decision()
        assert decision is not None
        words = frozenset(option[0] for option in decision.legal)
        kind = (decision.kind, words & RARE)
        if kind not in kinds:
            kinds.add(kind)
            found.append(Session(rules, session.state, seed, session.names))
        rare = [option for option in decision.legal if option[0] in RARE or "post:" in str(option[-1])]
        session.answer(player.pick(rare if rare and seed % 2 else decision.legal))
    return found


@pytest.mark.parametrize(
    ("seed", "players", "choam", "language"), [(1, 4, True, "en"), (3, 3, True, "ko"), (5, 4, False, "ja")]
)
def test_every_answer_can_be_clicked_and_nothing_lies_on_anything(
    seed: int, players: int, choam: bool, language: str
) -> None:
    """At every kind of question in half a game, at 1280 by 720; every word can be read, every target hit."""
    fonts, canvas = fonts_of(language), canvas_for(1280, 720, dense=True)
    easel = Easel(canvas, False)
    for session in walk(seed, players, choam):
        scene = at_table(session, language)
        shown(scene)
        screen = scene.screen(fonts, canvas)
        assert missing(screen, session.rules.legal(session.state)) == []
        assert wrong(scene, screen, fonts) == []
        assert list(mute(scene, screen)) == []
        assert [*filter(None, map(faint, easel.words(screen, fonts))), *small(screen)] == []


def scene_of(made: Table) -> tuple[TableScene, Screen]:
    scene = at_table(Session(made.rules, made.state, 1, ("Jiwon", "Minho", "Aya", "Noor")[: len(made.state.seats)]))
    return scene, shown(scene)


def pictures(screen: Screen, prefix: str) -> list[str]:
    """The pictures of this kind on the screen."""
    elements = (element for region in screen.regions for element in region.elements)
    return [each.name for each in elements if isinstance(each, Picture) and each.name.startswith(prefix)]


def spies_on(screen: Screen, post: str) -> list[int]:
    """The seats whose Spies stand on a lamp."""
    return [
        each.seat for each in region(screen, f"post.{post}").elements if isinstance(each, Piece) and each.kind == "spy"
    ]


def test_spies_stand_on_their_lamps_and_the_lamps_say_what_they_watch() -> None:
    made = uprising_table(spies=["landsraad_1", "deep_desert"]).setup(1, spies=["deep_desert", "fremen"])
    scene, screen = scene_of(made)
    assert spies_on(screen, "landsraad_1") == [0]
    assert spies_on(screen, "deep_desert") == [0, 1]
    assert spies_on(screen, "guild") == []
    told = scene.explain(Under((things(screen)["post:landsraad_1"].thing,)))
    assert told is not None
    for name in ("High Council", "Imperial Privilege", "Swordmaster", "Jiwon"):
        assert name in told.text


def test_the_wall_stands_until_it_has_fallen() -> None:
    made = uprising_table()
    assert pictures(scene_of(made)[1], "site:shield_wall") == ["site:shield_wall"]
    assert pictures(scene_of(made.wall(False))[1], "site:shield_wall") == ["site:shield_wall_fallen"]


def test_a_sandworm_rises_in_the_army_and_doubles_the_reward() -> None:
    _, screen = scene_of(uprising_table(conflict=2, worms=2).setup(1, hooks=True))
    assert pictures(screen, "figure:0:sandworm") == ["figure:0:sandworm"] * 2
    names = things(screen)
    assert "twice:0" in names
    assert "twice:1" not in names
    assert "hooks:1" in names


def test_a_battle_icon_that_would_match_is_ringed() -> None:
    made = uprising_table(won=["choam_security"]).conflict("spice_freighters")
    _, screen = scene_of(made)
    army = region(screen, "conflict.lanes")
    plates = [each.style for each in army.elements if getattr(each, "style", "").startswith("battle")]
    assert "battle.match" in plates


@pytest.mark.usefixtures("queue")
def test_a_spy_that_waits_is_placed_by_clicking_a_lamp() -> None:
    made = uprising_table(hand=["diplomacy", "dagger"], spice=1).play("diplomacy", "espionage")
    with ShownGame(made) as somebody:
        lamp = next(hit for hit in somebody.hits() if hit.thing == "post:choam")
        somebody.click(lamp)
        assert of_seat(somebody.session.state, 0).spies == ("choam",)


@pytest.mark.usefixtures("queue")
def test_a_taken_space_is_infiltrated_by_clicking_card_and_space() -> None:
    made = uprising_table(hand=["dune_the_desert_planet", "dagger"], spies=["hagga_basin"], water=1)
    made.setup(1, agents=["hagga_basin"])
    with ShownGame(made) as somebody:
        somebody.click(next(hit for hit in somebody.hits("card") if hit.action[1].endswith("desert_planet")))
        somebody.do("space", "uprising/hagga_basin")
        assert somebody.answered == ["send"]
        assert of_seat(somebody.session.state, 0).spies == ()


@pytest.mark.usefixtures("queue")
def test_a_contract_is_taken_by_clicking_its_tile() -> None:
    made = uprising_table(choam=True, hand=["dagger", "diplomacy"]).market("espionage", "harvest_3")
    made.play("diplomacy", "dutiful_service")
    with ShownGame(made) as somebody:
        tile = next(hit for hit in somebody.hits() if hit.thing.startswith("contract:1."))
        somebody.click(tile)
        assert of_seat(somebody.session.state, 0).contracts == ("uprising/harvest_3",)


@pytest.mark.usefixtures("queue")
def test_a_contract_that_was_set_aside_is_taken_from_the_own_ones() -> None:
    made = uprising_table(choam=True, leader="shaddam_corrino_iv", hand=["dagger", "diplomacy"])
    aside = made.contracts_aside()
    made.play("diplomacy", "dutiful_service")
    with ShownGame(made) as somebody:
        somebody.click(next(hit for hit in somebody.hits() if hit.thing.startswith("contract:aside.1.")))
        assert of_seat(somebody.session.state, 0).contracts == ("uprising/" + aside[1],)


def test_without_the_module_no_contracts_hang_on_the_wall() -> None:
    _, screen = scene_of(uprising_table())
    assert not [region.name for region in screen.regions if region.name.startswith("offers")]


def test_every_effect_of_a_component_has_signs() -> None:
    """And each of their icons is drawn and explained."""
    pieces, texts = catalog(("uprising",)), Texts("en")
    effects = [(card.agent, card.reveal, card.acquire) for card in pieces.cards]
    effects += [tuple(use.effects for use in card.uses) for card in pieces.intrigues]
    effects += [(card.first, card.second, card.third) for card in pieces.conflicts]
    effects += [(*space.effects, space.reveal) for space in pieces.spaces]
    effects += [(card.effects,) for card in (*pieces.hagal, *pieces.of("contract"), *pieces.of("training"))]
    effects += [(leader.signet, getattr(leader, "scheme", ())) for leader in pieces.leaders]
    used = {icon for parts in effects for each in parts for icon in icons_in(line(each, texts))}
    assert {"spy", "sandworm", "contract", "maker_hooks"} <= used
    assert used <= icons.names() | {"persuasion"}
    assert not [icon for icon in used if not texts.has("icontip." + ALIASES.get(icon, icon))]


SMALL = ("name", "count", "purse", "spies", "contracts", "badge", "swordmaster", "vp")
"""Kinds of what stands in the panel of a seat."""


def test_in_the_panel_of_a_seat_nothing_lies_on_anything() -> None:
    """With four seats in the smallest window, of which each has something of everything."""
    made = uprising_table(choam=True)
    deck, state = of_table(made.state).deck, made.state
    for seat, player in enumerate(state.seats):
        player.council = player.swordmaster = True
        player.intrigue = tuple(made.rules.intrigues)[2 * seat : 2 * seat + 2]
        player.solari, of_seat(state, seat).contracts = 12, deck[2 * seat : 2 * seat + 2]
    state.alliances = (0, 0, 1, 2)
    scene, fonts = scene_of(made)[0], fonts_of("en")
    there = things(scene.screen(fonts, canvas_for(1280, 720, dense=True)))
    for seat in range(4):
        panel = {name: each.thing.rect for name, each in there.items() if each.region.name == f"seat.{seat}"}
        small = {name: rect for name, rect in panel.items() if name.partition(":")[0] in SMALL}
        assert len([name for name in small if name.startswith("badge:")]) == (3, 2, 2, 1)[seat]
        over = [pair for pair in combinations(small, 2) if small[pair[0]].inset(1).shared(small[pair[1]].inset(1))]
        assert not over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_conflict_is_named_whole_at_the_table(language: str) -> None:
    """In the smallest window, with the signs of Uprising beside its name."""
    scene, fonts = scene_of(uprising_table())[0], fonts_of(language)
    scene.context.texts = Texts(language)
    model = scene.model(fonts, canvas_for(1280, 720, dense=True))
    for conflict in model.rules.conflicts:
        model.view.conflicts = (conflict,)
        assert cut(table_screen(replace(model)), "conflict.card") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_point_of_a_matched_pair_is_told_as_that(language: str) -> None:
    """At the end and at the seat: with the battle icon, and not as a point of the Conflict."""
    made = uprising_table(objective="objective_crysknife").conflict("skirmish_crysknife").fight(4).finish_round()
    texts, (*_, point) = Texts(language), made.state.seats[0].points
    gain = gain_of(Page(texts, fonts_of(language), 1920, 1080), made.rules, point)
    assert (gain.icon, gain.text) == ("crysknife", texts.t("source.battle"))
    assert any(texts.t("sheet.points.battle") in line.text for line in points_so_far(texts, made.state, 0))


@pytest.mark.usefixtures("queue")
def test_the_only_way_that_is_left_is_taken_without_a_question(caplog: pytest.LogCaptureFixture) -> None:
    """Without Maker Hooks no sandworms can be summoned: one click brings the spice, and answers nothing besides."""
    made = uprising_table(hand=["dune_the_desert_planet", "dagger"], water=1)
    with ShownGame(made.play("dune_the_desert_planet", "hagga_basin")) as somebody:
        somebody.click(next(hit for hit in somebody.region("prompt") if "hagga_basin" in str(hit.action)))
        assert made.rules.legal(somebody.session.state)
        assert somebody.answered == ["take"]
        assert not caplog.records
