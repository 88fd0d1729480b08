"""Cards that lie together never read alike because their names were cut: at 1280x720, in three languages."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import combinations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.screen.display import Label, Region
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table
from tests.ui.test_table_ix import region

SIZE = (1280, 720)
CANVAS = canvas_for(*SIZE)
TABLES = {"base": table(4), "ix": table(4, ("base", "ix"))}
HEADER = 62.0  # how far down a card its name may reach


def model_of(config: GameConfig, language: str) -> TableModel:
    """A table as the seat that is asked sees it; tests lay other cards before it."""
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("A", "B", "C", "D"))
    scene = at_table(session, language)
    scene.shown_game.viewer = session.asked() or 0
    return scene.model(fonts_of(language), CANVAS)


def names_on(region: Region, height: float) -> dict[str, str]:
    """What can be read as the name of each component of a region."""
    rects = [(hit.inspect, hit.rect) for hit in region.hits if hit.inspect]
    found: dict[str, str] = {}
    for place, (component, rect) in enumerate(rects):
        after = [other.x for _, other in rects[place + 1 :] if other.x > rect.x]
        right = min([rect.right, *after])
        lines = [
            label
            for label in region.elements
            if isinstance(label, Label)
            and rect.x <= label.x < right
            and rect.y <= label.y <= rect.y + min(height, rect.h)
            and label.weight == 600
            and not label.text.isdigit()
        ]
        found[component] = "\n".join(label.text for label in lines)
    return found


def look(model: TableModel, name: str, height: float) -> dict[str, str]:
    screen = table_screen(replace(model))  # other cards lie there than when it was asked last
    return names_on(region(screen, name), height)


def alike(texts: Texts, kind: str, ids: list[str]) -> list[tuple[str, str]]:
    """Pairs whose names begin alike, so that cutting could make them the same."""
    pairs = combinations(sorted(set(ids)), 2)
    return [(a, b) for a, b in pairs if texts.name(f"{kind}:{a}")[:2] == texts.name(f"{kind}:{b}")[:2]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
@pytest.mark.parametrize("count", [5, 6, 7, 8, 9])
def test_no_two_cards_of_a_hand_read_the_same(config: GameConfig, language: str, count: int) -> None:
    model = model_of(config, language)
    pairs = alike(model.texts, "card", [card.id for card in catalog(config.boxes).cards])
    assert len(pairs) > 2
    for first, second in pairs:
        fillers = [card for card in ("dagger", "diplomacy", "reconnaissance") if card not in (first, second)]
        model.me.hand = (first, second, *(fillers * 3)[: count - 2])
        names = look(model, "hand", HEADER)
        assert names["card:" + first] != names["card:" + second], names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_no_two_cards_in_play_read_the_same(config: GameConfig, language: str) -> None:
    model = model_of(config, language)
    for first, second in alike(model.texts, "card", [card.id for card in catalog(config.boxes).cards]):
        for count in (2, 5, 7):
            model.me.in_play = (first, second, *("dagger", "diplomacy", "seek_allies", "dagger", "dagger")[: count - 2])
            names = look(model, "piles", HEADER)
            assert names["card:" + first] != names["card:" + second], names


@pytest.mark.parametrize("intrigue", [(), ("bribery", "allied_armada")], ids=["no Intrigue", "some Intrigue"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_many_cards_in_play_take_the_room_that_the_hand_leaves(
    config: GameConfig, language: str, intrigue: tuple[str, ...]
) -> None:
    """Up to twelve have whole names beside a hand of two; hand, Intrigue and what is in play lie beside one another."""
    model = model_of(config, language)
    cards = sorted({card.id for card in catalog(config.boxes).cards}, key=lambda card: len(model.name("card:" + card)))
    for count in range(1, 13):
        model.me.hand, model.me.intrigue, model.me.in_play = ("dagger",) * 2, intrigue, tuple(cards[-count:])
        screen = table_screen(replace(model))
        hand, rows, lying = (region(screen, name) for name in ("hand", "intrigue", "piles"))
        named = names_on(lying, HEADER)
        assert [words for name, words in named.items() if name.startswith("card:") and words.endswith("…")] == []
        assert max(hit.rect.right for hit in hand.hits) < rows.rect.x
        assert rows.rect.right < lying.rect.x
        assert all(hit.rect.x >= lying.rect.x for hit in lying.hits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_no_two_intrigue_cards_read_the_same(config: GameConfig, language: str) -> None:
    model = model_of(config, language)
    cards = [card.id for card in catalog(config.boxes).intrigues]
    for first, second in alike(model.texts, "intrigue", cards):
        for count in (2, 6, 8):
            model.me.intrigue = (first, second, *cards[: count - 2])
            names = look(model, "intrigue", 24)
            assert names["intrigue:" + first] != names["intrigue:" + second], names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_a_hand_of_five_shows_whole_names(config: GameConfig, language: str) -> None:
    model = model_of(config, language)
    cut = defaultdict(str)
    for card in catalog(config.boxes).cards:
        model.me.hand = (card.id, *("dagger", "diplomacy", "seek_allies", "reconnaissance"))
        shown = look(model, "hand", HEADER)["card:" + card.id]
        if "…" in shown:
            cut[card.id] = shown
    assert not cut


def test_names_that_look_alike_begin_where_they_differ() -> None:
    names = ["Bene Gesserit Initiate", "Bene Gesserit Sister", "Dagger"]
    assert told_apart(names, ["Bene…", "Bene…", "Dagger"]) == ["…Initiate", "…Sister", "Dagger"]
    assert told_apart(["サルダウカーの軍団", "サルダウカーの歩兵"], ["サ…", "サ…"]) == ["…軍団", "…歩兵"]
    assert told_apart(["Spice", "Spice Hunter"], ["S…", "S…"]) == ["Spice", "…Hunter"]
    assert told_apart(["Dagger", "Dagger"], ["D…", "D…"]) == ["Dagger", "Dagger"]
