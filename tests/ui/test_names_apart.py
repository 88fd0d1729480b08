"""Names on cards: broken between their words, and never cut so that two cards that lie together read alike."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import combinations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.languages import LANGUAGES as KNOWN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, NAME_LINES, NAME_MARGIN
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.screen.display import Label
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.things import Found, things
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table, plain

BOXES: tuple[Box, ...] = ("base", "ix")
CANVAS = canvas_for(1280, 720)
KEY = 28.0  # what the cap of a key takes beside a name
ROOM = CARD_WIDTH - NAME_MARGIN


def model_of(language: str) -> TableModel:
    """A table as the seat that is asked sees it; tests lay other cards before it."""
    scene = at_table(plain(table(4, BOXES)), language)
    scene.shown_game.viewer = 0
    return scene.model(fonts_of(language), CANVAS)


def read(model: TableModel, *ids: str) -> list[str]:
    """What can be read as the names of these components."""
    there = things(table_screen(replace(model))).values()  # other cards lie there than when it was asked last
    return [_name(next(each for each in there if each.thing.id.startswith(name + "#"))) for name in ids]


def _name(found: Found) -> str:
    labels = [each for each in found.elements if isinstance(each, Label) and each.weight == 600]
    return "".join(label.text for label in labels if not label.text.isdigit())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_that_lie_together_read_the_same(language: str) -> None:
    """In the smallest window, of all that begin alike, in the hand, in play and among the Intrigue cards."""
    model, cards = model_of(language), catalog(BOXES)
    fill = ("dagger", "diplomacy", "reconnaissance", "seek_allies")
    intrigues = tuple(card.id for card in cards.intrigues)
    for place, kind, ids, others, counts in (
        ("hand", "card", [card.id for card in cards.cards], fill * 2, (5, 9)),
        ("in_play", "card", [card.id for card in cards.cards], fill, (2, 6)),
        ("intrigue", "intrigue", list(intrigues), intrigues, (2, 8)),
    ):
        names = {each: model.name(f"{kind}:{each}") for each in sorted(set(ids))}
        pairs = [(a, b) for a, b in combinations(names, 2) if names[a][:2] == names[b][:2]]
        assert pairs or place == "intrigue"
        for number, (a, b) in enumerate(pairs):
            rest = [each for each in others if each not in (a, b)]
            setattr(model.me, place, (a, b, *rest[: counts[number % len(counts)] - 2]))
            first, second = read(model, f"{kind}:{a}", f"{kind}:{b}")
            assert first != second, (place, first)
        setattr(model.me, place, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_five_and_many_cards_in_play_have_whole_names(language: str) -> None:
    model = model_of(language)
    cards = sorted({card.id for card in catalog(BOXES).cards}, key=lambda card: len(model.name("card:" + card)))
    for at in range(0, len(cards), 5):
        model.me.hand = tuple(cards[at : at + 5])
        assert not [name for name in read(model, *("card:" + card for card in model.me.hand)) if "…" in name]
    model.me.hand, model.me.intrigue = ("dagger",) * 2, ("bribery", "allied_armada")
    for count in (1, 4, 7, 12):
        model.me.in_play = tuple(cards[-count:])
        names = read(model, *("card:" + card for card in model.me.in_play))
        assert not [name for name in names if name.endswith("…")], count


def test_names_that_look_alike_begin_where_they_differ() -> None:
    names = ["Bene Gesserit Initiate", "Bene Gesserit Sister", "Dagger"]
    assert told_apart(names, ["Bene…", "Bene…", "Dagger"]) == ["…Initiate", "…Sister", "Dagger"]
    assert told_apart(["サルダウカーの軍団", "サルダウカーの歩兵"], ["サ…", "サ…"]) == ["…軍団", "…歩兵"]
    assert told_apart(["Spice", "Spice Hunter"], ["S…", "S…"]) == ["Spice", "…Hunter"]
    assert told_apart(["Dagger", "Dagger"], ["D…", "D…"]) == ["Dagger", "Dagger"]


# ------------------------------------------------------------------------------------------------ between words


def ends(name: str) -> set[int]:
    """After how many letters a word of the name is over."""
    words = [*KNOWN["ja"].apart(name)]
    return {len("".join(words[:many])) for many in range(len(words) + 1)}


def test_no_name_of_a_card_is_broken_within_a_word() -> None:
    """Wherever each of its words finds room in a row."""
    fonts, model = fonts_of("ja"), model_of("ja")
    for room in (ROOM, ROOM - KEY):
        for name in {model.name("card:" + card.id) for card in catalog(BOXES).cards}:
            if all(fonts.width(word, FLOOR, 600) <= room for word in KNOWN["ja"].apart(name)):
                rows = Build(fonts).cut_in_rows(name, room, NAME_LINES).split("\n")
                assert {len("".join(rows[:many])) for many in range(1, len(rows))} <= ends(name), rows


@pytest.mark.parametrize(
    ("name", "room", "rows"),
    [
        ("アリアナ・トールヴァルド伯爵夫人", 170, ["アリアナ・", "トールヴァルド", "伯爵夫人"]),
        ("アリアナ・トールヴァルド伯爵夫人", 250, ["アリアナ・トールヴァルド", "伯爵夫人"]),
        ("研究トラックの3列目・上", 117, ["研究", "トラックの", "3列目・上"]),
        ("協会とのつて", 117, ["協会との", "つて"]),
        ("フレーメンの野営地", 125, ["フレーメンの", "野営地"]),
    ],
)
def test_a_narrow_title_is_broken_between_phrases(name: str, room: float, rows: list[str]) -> None:
    assert Build(fonts_of("ja")).cut_in_rows(name, room, NAME_LINES).split("\n") == rows


def test_the_model_of_phrases_is_read_only_where_japanese_is_broken() -> None:
    """No other language waits for it when the program starts."""
    program = """
import sys
import dune_desktop.cli, dune_desktop.ui.program
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.richtext import layout
texts = {"en": "one two three", "ko": "아주 긴 낱말", "ja": "帝国の盆地"}
for language, words in texts.items():
    layout(words, Plain(language), 80)
    assert ("budoux" in sys.modules) is (language == "ja"), language
"""
    subprocess.run([sys.executable, "-c", program], check=True)
