"""What is opened from the table: seats and cards looked at closer are whole and true, and tell nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.knowledge.view import known_of_deck
from dune_desktop.engine.model.ids import FACTION_INDEX, NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.ui.presenters.screens.cards import Group, groups, tabs
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import by_command, spots
from dune_desktop.ui.window.scene import Go, Scene
from tests.kit import proves
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.names import shared, unnamed
from tests.ui.screens import own, shown
from tests.ui.tables import go, start

SIZE = (1920.0, 1080.0)
SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
Open = Callable[..., GameScene]
SOME = ("all-four-mid-effect", "ix-solo-row-churn", "immortality-two-with-hagal", "four-endgame")


@pytest.fixture
def opened(program: Program, tmp_path: Path) -> Open:
    def load(save: str, language: str = "en") -> GameScene:
        program.change("language", language)
        copy = tmp_path / f"{save}.dune"
        copy.write_bytes((SAVES / copy.name).read_bytes())
        game = start(program, load=copy)
        assert isinstance(game, GameScene)
        game.shown_game.uncover()
        game.shown_game.settle()
        return game

    return load


def over(scene: GameScene, tab: str = "", seat: int = NOBODY) -> CardsScene:
    return CardsScene(scene.context, scene, scene.shown_game, tab, seat)


def groups_of(scene: GameScene, tab: str, seat: int = NOBODY) -> list[Group]:
    page = scene.context.page(Plain(), SIZE)
    return groups(page, over(scene, "", seat).known(page), tab)


def pages(scene: GameScene) -> list[str]:
    return [*tabs(over(scene).known(scene.context.page(Plain(), SIZE)))]


def looked_at(scene: GameScene, component: str) -> Scene:
    return go(scene.program, "inspect", component, below=scene)


def told(scene: GameScene, component: str, part: str = "inspect") -> str:
    return shown(looked_at(scene, component).screen(Plain(), SIZE), part)


@pytest.mark.parametrize(("save", "language"), list(zip(SOME, cycle(LANGUAGES), strict=False)))
def test_every_page_is_whole(opened: Open, save: str, language: str) -> None:
    scene, metrics = opened(save, language), fonts_of(language)
    for component in (*(f"seat:{seat}" for seat in range(len(scene.session.names))), "lanes:", "purse:", "dial:"):
        screen = looked_at(scene, component).screen(metrics, SIZE)
        assert problems(screen, metrics) == unnamed(screen) == shared(screen) == [], component
    for tab in pages(scene):
        cards = over(scene, tab)
        for _ in range(2):
            screen = cards.screen(metrics, SIZE)
            assert problems(screen, metrics) == cut(screen, cards.column) == [], tab
            assert unnamed(screen) == shared(screen) == [], tab
            cards.do_scroll(900)


def _mix(rules: Rules, state: GameState, reader: int) -> None:
    """Another position that looks the same to the reader: hidden cards lie elsewhere."""
    chance = Random(4)

    def mixed(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(chance.sample(cards, len(cards)))

    state.hagal_deck, state.imperium_deck = mixed(state.hagal_deck), mixed(state.imperium_deck)
    for seat, player in enumerate(state.seats):
        player.known_top = 0
        known = known_of_deck(rules, state, seat, reader)
        player.deck = player.deck[:known] + mixed(player.deck[known:])
        if seat != reader:
            hidden = mixed((*player.deck, *player.hand))
            player.deck, player.hand = hidden[: len(player.deck)], hidden[len(player.deck) :]
            pool = mixed((*state.intrigue_deck, *player.intrigue))
            state.intrigue_deck, player.intrigue = pool[: len(state.intrigue_deck)], pool[len(state.intrigue_deck) :]


@pytest.mark.parametrize("save", SOME)
def test_nothing_is_told_that_the_reader_may_not_know(opened: Open, save: str) -> None:
    """What is not seen yet of Intrigue and House Hagal is as much as lies in decks and hands of others."""
    scene = opened(save)
    state, reader = scene.session.state, scene.shown_game.viewer
    for player in state.seats:
        player.known_top = 0
    others = sum(len(player.intrigue) for seat, player in enumerate(state.seats) if seat != reader)
    hidden = {"intrigue": len(state.intrigue_deck) + others, "hagal": len(state.hagal_deck)}
    assert ("hagal" in pages(scene)) == bool(state.hagal_deck)
    for tab, many in hidden.items():
        if tab in pages(scene):
            assert sum(face.many for face in groups_of(scene, tab)[-1].faces) == many

    seats = [seat for seat in range(len(state.seats)) if seat != reader]

    def shown_now() -> tuple[list[Screen], list[str]]:
        screens = [own(over(scene, tab).screen(Plain(), SIZE), "cards") for tab in pages(scene)]
        return screens, [told(scene, f"seat:{seat}") for seat in seats]

    before = shown_now()
    _mix(scene.session.rules, state, reader)
    assert shown_now() == before
    scene.shown_game.viewer = NOBODY
    assert "mine" not in pages(scene), "under the curtain no page is anybody's"


def test_who_is_asked_about_comes_first_and_what_was_bought_is_told_apart(opened: Open) -> None:
    """A computer has cards as people have."""
    scene = opened("four-combat")
    last = max(seat for seat in scene.shown_game.people if seat != scene.shown_game.viewer)
    first, *others = groups_of(scene, "everybody", last)
    player = scene.session.state.seats[last]
    assert scene.session.names[last] in first.title
    every = Counter((*player.deck, *player.hand, *player.discard, *player.in_play))
    bought = every - Counter(scene.session.rules.starting_deck)
    assert {face.key: face.many for face in first.faces} == {f"card:{card}": n for card, n in bought.items()}
    scene.shown_game.people = (scene.shown_game.viewer,)
    assert groups_of(scene, "everybody", last) == [first, *others]


def test_counts_on_the_table_and_a_key_lead_there_and_arrows_turn_the_pages(opened: Open) -> None:
    scene = opened("four-combat")
    screen, viewer = scene.screen(Plain(), SIZE), scene.shown_game.viewer
    actions = {spot.hit.thing: spot.hit.action for spot in spots(screen)}
    for deck, tab in (("conflict", "conflicts"), ("intrigue", "intrigue"), ("imperium", "trash")):
        assert actions[f"deck:{deck}"] == ("cards", tab)
    for seat in range(len(scene.session.state.seats)):
        mine = ("cards", "mine") if seat == viewer else ("cards", "everybody", seat)
        assert mine in {spot.hit.action for spot in spots(looked_at(scene, f"seat:{seat}").screen(Plain(), SIZE))}
    key = by_command(screen, {"cards"})
    assert key is not None
    assert scene.handle(key.hit.action) == Go("cards", ("",))
    cards, names = over(scene), pages(scene)
    for command, tab in (("right", names[1]), ("left", names[0]), ("left", names[-1])):
        turn = by_command(cards.screen(Plain(), SIZE), {command})
        assert turn is not None
        cards.handle(turn.hit.action)
        assert cards.tab == tab


def test_a_seat_tells_what_it_has_and_where_its_points_come_from(opened: Open) -> None:
    scene = opened("ix-solo-variants-late")
    rules, rival = scene.session.rules, scene.session.state.seats[1]
    page, texts = told(scene, "seat:1"), Texts("en")
    conflicts = [source for source, _, _ in rival.points if source.startswith("conflict:")]
    for words in (
        f"Points: {rival.vp} of {rules.points_to_end}",
        str(rival.influence[FACTION_INDEX["guild"]]),
        *map(texts.name, ("leader:" + rival.leader, *conflicts)),
    ):
        assert words in page
    mine = looked_at(scene, "seat:0")
    actions = {spot.hit.action for spot in spots(mine.screen(Plain(), SIZE))}
    assert actions >= {("look", "leader:" + scene.session.state.seats[0].leader), ("cards", "mine")}
    assert mine.handle(("cards", "mine")) == Go("cards", ("mine",))


@proves("R28.1")
def test_of_the_leader_of_a_rival_only_the_signet_ring_is_told(opened: Open) -> None:
    scene = opened("solo-mentat-deploying")
    for seat, player in enumerate(scene.session.state.seats):
        parts = describe(Texts("en"), scene.session.rules.leaders[player.leader])
        ability, signet = (part.heading for part in parts)
        beside = told(scene, f"seat:{seat}", "inspect.notes")
        assert signet in beside
        assert (ability in beside, "ignores the other ability" in beside) == (not seat, bool(seat))
        page = told(scene, "leader:" + player.leader, "inspect.notes")
        assert ("ignores the other ability" in page) == bool(seat)
