"""What is known of the cards: every pile drawn, nothing told that the reader may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.knowledge.view import known_of_deck
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.presenters.screens.cards import cards_blocks, groups, tabs
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import by_command, spots
from dune_desktop.ui.text.type import Type
from dune_desktop.ui.window.scene import Go
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.names import shared, unnamed
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
SAVES = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune"))


def table(path: Path, language: str = "en") -> TableScene:
    session = to_session(read(path), path)
    scene = at_table(session, language)
    scene.playback.settle()
    scene.shown_game.viewer = session.asked() or 0
    return scene


def over(scene: TableScene, tab: str = "") -> CardsScene:
    return CardsScene(scene.context, scene, scene.shown_game, tab)


def pages(scene: TableScene) -> dict[str, Counter[str]]:
    """Every page and the cards on it."""
    cards = over(scene)
    page = scene.context.page(Plain(), SIZE)
    known = cards.known(page)
    found: dict[str, Counter[str]] = {}
    for tab in tabs(known):
        counts: Counter[str] = Counter()
        for block in cards_blocks(page, known, tab):
            counts.update(hit.inspect for hit in block.hits)
        found[tab] = counts
    return found


@pytest.mark.parametrize(
    ("path", "language"),
    list(zip(SAVES[::2], cycle(LANGUAGES), strict=False)),
    ids=lambda each: each.stem if isinstance(each, Path) else each,
)
def test_every_page_is_whole(path: Path, language: str) -> None:
    """Languages take turns from save to save."""
    scene = table(path, language)
    metrics = fonts_of(language)
    for tab in pages(scene):
        cards = over(scene, tab)
        screen = cards.screen(metrics, SIZE)
        for _ in range(4):
            own = [region for region in screen.regions if region.name.startswith("cards")]
            assert problems(screen, metrics) == [], tab
            assert cut(screen, cards.column) == [], tab
            assert unnamed(screen) == [], tab
            assert shared(screen) == [], tab
            assert own
            cards.do_scroll(700)
            screen = cards.screen(metrics, SIZE)


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


@pytest.mark.parametrize("path", SAVES[::2], ids=lambda path: path.stem)
def test_nothing_is_told_that_the_reader_may_not_know(path: Path) -> None:
    scene = table(path)
    for player in scene.session.state.seats:
        player.known_top = 0
    before = {tab: over(scene, tab).screen(Plain(), SIZE) for tab in pages(scene)}
    _mix(scene.session.rules, scene.session.state, scene.shown_game.viewer)
    for tab, screen in before.items():
        cards = [region for region in over(scene, tab).screen(Plain(), SIZE).regions if region.name.startswith("cards")]
        assert cards == [region for region in screen.regions if region.name.startswith("cards")], tab


@pytest.mark.parametrize("path", SAVES[::2], ids=lambda path: path.stem)
def test_under_the_curtain_no_page_is_anybodys(path: Path) -> None:
    scene = table(path)
    scene.shown_game.viewer = NOBODY
    assert "mine" not in pages(scene)


@pytest.mark.parametrize("path", SAVES[::2], ids=lambda path: path.stem)
def test_the_numbers_of_hidden_cards_add_up(path: Path) -> None:
    """What is not seen yet of Intrigue and House Hagal is as much as lies in decks and hands of others."""
    scene = table(path)
    state, reader = scene.session.state, scene.shown_game.viewer
    cards = over(scene)
    page = scene.context.page(Plain(), SIZE)
    known = cards.known(page)
    *_, unseen = groups(page, known, "intrigue")
    others = sum(len(player.intrigue) for seat, player in enumerate(state.seats) if seat != reader)
    assert sum(face.many for face in unseen.faces) == len(state.intrigue_deck) + others
    if "hagal" in tabs(known):
        *_, left = groups(page, known, "hagal")
        assert sum(face.many for face in left.faces) == len(state.hagal_deck)


def test_arrows_turn_the_pages() -> None:
    scene = table(SAVES[0])
    cards = over(scene)
    names = list(pages(scene))
    for key, tab in (("right", names[1]), ("left", names[0]), ("left", names[-1]), ("right", names[0])):
        spot = by_command(cards.screen(Plain(), SIZE), {key})
        assert spot is not None
        cards.handle(spot.hit.action)
        cards.screen(Plain(), SIZE)
        assert cards.tab == tab


def test_a_computer_has_cards_as_people_have() -> None:
    scene = table(SAVES[5])
    viewer = scene.shown_game.viewer
    others = pages(scene)["everybody"]
    scene.shown_game.people = (viewer,)
    assert pages(scene)["everybody"] == others != Counter()


def test_who_is_asked_about_comes_first_and_what_was_bought_is_told_apart() -> None:
    scene = table(SAVES[5])
    viewer = scene.shown_game.viewer
    last = max(seat for seat in scene.shown_game.people if seat != viewer)
    cards = CardsScene(scene.context, scene, scene.shown_game, "everybody", last)
    page = scene.context.page(Plain(), SIZE)
    first = groups(page, cards.known(page), "everybody")[0]
    player = scene.session.state.seats[last]
    assert scene.session.names[last] in first.title
    starters = Counter(scene.session.rules.starting_deck)
    every = Counter((*player.deck, *player.hand, *player.discard, *player.in_play))
    assert {face.key: face.many for face in first.faces} == {
        f"card:{card}": n for card, n in (every - starters).items()
    }


LEADS: dict[str, Callable[[int], str]] = {
    "deck:conflict": lambda viewer: "conflicts",
    "deck:intrigue": lambda viewer: "intrigue",
    "deck:imperium": lambda viewer: "trash",
}


def test_counts_on_the_table_and_a_key_lead_there() -> None:
    scene = table(SAVES[5])
    screen, viewer = scene.screen(Plain(), SIZE), scene.shown_game.viewer
    actions = {spot.hit.thing: spot.hit.action for spot in spots(screen)}
    for thing, tab in LEADS.items():
        assert actions[thing] == ("cards", tab(viewer))
    for seat in range(len(scene.session.state.seats)):
        mine = ("cards", "mine") if seat == viewer else ("cards", "everybody", seat)
        assert actions[f"count:{seat}.discard_pile"] == actions[f"count:{seat}.deck"] == mine
    key = by_command(screen, {"cards"})
    assert key is not None
    assert scene.handle(key.hit.action) == Go("cards", ("",))


def test_pages_are_as_large_as_text_to_be_read() -> None:
    """And at once, if that is changed while they lie open."""
    cards = over(table(SAVES[0]))

    def largest(scale: float) -> float:
        page = replace(cards.context.page(Plain(), SIZE), type=Type(scale))
        column = next(region for region in cards.regions(page) if region.name == cards.column)
        return max(each.size for each in column.elements if isinstance(each, Label))

    usual = largest(1.0)
    assert [largest(scale) for scale in (0.75, 1.5, 2.0)] == [0.75 * usual, 1.5 * usual, 2.0 * usual]
