"""What is known of the cards: every pile drawn, nothing told that the reader may not know."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.knowledge.view import known_of_deck
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.presenters.screens.cards import Group, groups, tabs
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import by_command, spots
from dune_desktop.ui.window.scene import Go
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.names import shared, unnamed
from tests.ui.screens import own
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
SOME = ("all-four-mid-effect", "ix-solo-row-churn", "immortality-two-with-hagal", "four-endgame")


def table(save: str, language: str = "en") -> TableScene:
    path = SAVES / f"{save}.dune"
    session = to_session(read(path), path)
    scene = at_table(session, language)
    scene.playback.settle()
    scene.shown_game.viewer = session.asked() or 0
    return scene


def over(scene: TableScene, tab: str = "", seat: int = NOBODY) -> CardsScene:
    return CardsScene(scene.context, scene, scene.shown_game, tab, seat)


def groups_of(scene: TableScene, tab: str, seat: int = NOBODY) -> list[Group]:
    page = scene.context.page(Plain(), SIZE)
    return groups(page, over(scene, "", seat).known(page), tab)


def pages(scene: TableScene) -> list[str]:
    return [*tabs(over(scene).known(scene.context.page(Plain(), SIZE)))]


@pytest.mark.parametrize(("save", "language"), list(zip(SOME, cycle(LANGUAGES), strict=False)))
def test_every_page_is_whole(save: str, language: str) -> None:
    scene, metrics = table(save, language), fonts_of(language)
    for tab in pages(scene):
        cards = over(scene, tab)
        for _ in range(3):
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
def test_nothing_is_told_that_the_reader_may_not_know(save: str) -> None:
    """What is not seen yet of Intrigue and House Hagal is as much as lies in decks and hands of others."""
    scene = table(save)
    state, reader = scene.session.state, scene.shown_game.viewer
    for player in state.seats:
        player.known_top = 0
    others = sum(len(player.intrigue) for seat, player in enumerate(state.seats) if seat != reader)
    hidden = {"intrigue": len(state.intrigue_deck) + others, "hagal": len(state.hagal_deck)}
    for tab, many in hidden.items():
        if tab in pages(scene):
            assert sum(face.many for face in groups_of(scene, tab)[-1].faces) == many

    def told() -> dict[str, Screen]:
        return {tab: own(over(scene, tab).screen(Plain(), SIZE), "cards") for tab in pages(scene)}

    before = told()
    _mix(scene.session.rules, state, reader)
    assert told() == before
    scene.shown_game.viewer = NOBODY
    assert "mine" not in pages(scene), "under the curtain no page is anybody's"


def test_arrows_turn_the_pages() -> None:
    scene = table("all-four-mid-effect")
    cards, names = over(scene), pages(scene)
    for key, tab in (("right", names[1]), ("left", names[0]), ("left", names[-1]), ("right", names[0])):
        spot = by_command(cards.screen(Plain(), SIZE), {key})
        assert spot is not None
        cards.handle(spot.hit.action)
        cards.screen(Plain(), SIZE)
        assert cards.tab == tab


def test_who_is_asked_about_comes_first_and_what_was_bought_is_told_apart() -> None:
    """A computer has cards as people have."""
    scene = table("four-combat")
    last = max(seat for seat in scene.shown_game.people if seat != scene.shown_game.viewer)
    first, *others = groups_of(scene, "everybody", last)
    player = scene.session.state.seats[last]
    assert scene.session.names[last] in first.title
    every = Counter((*player.deck, *player.hand, *player.discard, *player.in_play))
    bought = every - Counter(scene.session.rules.starting_deck)
    assert {face.key: face.many for face in first.faces} == {f"card:{card}": n for card, n in bought.items()}
    scene.shown_game.people = (scene.shown_game.viewer,)
    assert groups_of(scene, "everybody", last) == [first, *others]


def test_counts_on_the_table_and_a_key_lead_there() -> None:
    scene = table("four-combat")
    screen, viewer = scene.screen(Plain(), SIZE), scene.shown_game.viewer
    actions = {spot.hit.thing: spot.hit.action for spot in spots(screen)}
    for deck, tab in (("conflict", "conflicts"), ("intrigue", "intrigue"), ("imperium", "trash")):
        assert actions[f"deck:{deck}"] == ("cards", tab)
    for seat in range(len(scene.session.state.seats)):
        mine = ("cards", "mine") if seat == viewer else ("cards", "everybody", seat)
        assert actions[f"count:{seat}.discard_pile"] == actions[f"count:{seat}.deck"] == mine
    key = by_command(screen, {"cards"})
    assert key is not None
    assert scene.handle(key.hit.action) == Go("cards", ("",))
