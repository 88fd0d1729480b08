"""Where room is short nothing is cut that had room beside it, and nothing lies on something else."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.new_game.draft import Draft
from dune_desktop.ui.presenters.screens.new_game.screen import new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Hit, Icon, Label, Plate, Rect, Screen
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.textedit import TextEdit
from tests.kit import Table, immortality_table, ix_table
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table

CANVAS = (1920.0, 1080.0)
FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}


def shown(table: Table, language: str = "en") -> Screen:
    names = ("Ann", "Bo", "Cy", "Di")[: len(table.state.seats)]
    scene = at_table(Session(table.rules, table.state, 1, names), language)
    scene.shown_game.viewer = 0
    return scene.screen(fonts_of(language), CANVAS)


def test_signs_of_factions_beside_a_name_stand_apart() -> None:
    screen = shown(immortality_table(hand=["immortality/face_dancer"]))
    (hand,) = (region for region in screen.regions if region.name == "hand")
    top = min(element.y for element in hand.elements if isinstance(element, Icon) and element.name in FACTIONS)
    badges = [e for e in hand.elements if isinstance(e, Icon) and e.name in FACTIONS and abs(e.y - top) < 1]
    assert len(badges) == 3
    assert all(b.x - a.x >= (a.size + b.size) / 2 for a, b in pairwise(sorted(badges, key=lambda icon: icon.x)))


@pytest.mark.parametrize("cards", [5, 6])
def test_signs_of_factions_give_way_to_a_word_of_the_name(cards: int) -> None:
    """Where cards lie over one another, the word that has room without the sign stays whole."""
    canvas = (1280.0 * 1.5, 720.0 * 1.5)
    others = ["carryall", "stilgar", "chani", "crysknife", "duncan_idaho", "dr_yueh", "gurney_halleck", "lady_jessica"]
    table = immortality_table(hand=["fremen_camp", *others[: cards - 1]])
    session = Session(table.rules, table.state, 1, ("Ann", "Bo", "Cy", "Di")[: len(table.state.seats)])
    scene = at_table(session, "ja")
    scene.shown_game.viewer = 0
    (hand,) = (region for region in scene.screen(fonts_of("ja"), canvas).regions if region.name == "hand")
    (name,) = [e.text for e in hand.elements if isinstance(e, Label) and e.text.startswith("フレー")]
    assert name.startswith("フレーメン")


def test_effects_close_up_before_any_is_left_out() -> None:
    table = immortality_table()
    effects = line(table.rules.intrigues["immortality/vicious_talents"].uses[0].effects, Texts("en"))
    b = Build(metrics := fonts_of())
    b.one_row(effects, 0, 0, signs.measure(effects, metrics, FLOOR) - 1, 23, "intrigue")
    assert not [element for element in b.elements if isinstance(element, Label) and "…" in element.text]


def test_a_name_in_two_rows_lies_on_no_price() -> None:
    table = ix_table(hand=["dagger"])
    table.state.seats[1].agents = ("interstellar_shipping",)
    (choam,) = (region for region in shown(table).regions if region.name == "choam")
    (space,) = (thing for thing in choam.things if thing.id == "space:interstellar_shipping")
    drawn = choam.elements[space.first : space.last]
    rows = [e for e in drawn if isinstance(e, Label) and e.text in ("Interstellar", "Shipping")]
    (asked,) = (e.rect for e in drawn if isinstance(e, Plate) and e.style.startswith("condition"))
    assert len(rows) == 2
    assert max(row.y + 0.55 * row.size for row in rows) <= asked.y


def plain(language: str) -> Page:
    return Page(Texts(language), fonts_of(language), *CANVAS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_stands_beside_the_seed(language: str) -> None:
    names = tuple(TextEdit.of("", 16) for _ in range(4))
    draft = Draft("4", names, ("", "", "", ""), "mercenary", TextEdit.of("1", 9), added=("ix", "immortality"))
    hits: list[Hit] = [hit for region in new_game_screen(plain(language), draft).regions for hit in region.hits]
    seed = next(hit.rect for hit in hits if hit.action[:1] == ("reroll",))
    variants = [hit.rect for hit in hits if hit.action[:1] == ("variant",)]
    assert variants
    assert not [rect for rect in variants if abs(rect.y - seed.y) < 5]


@pytest.mark.parametrize("table", ["solo", "4"])
def test_an_explanation_names_what_it_explains(table: str) -> None:
    names = tuple(TextEdit.of("", 16) for _ in range(4))
    draft = Draft(table, names, ("", "", "", ""), "mercenary", TextEdit.of("1", 9), added=("ix", "immortality"))
    screen = new_game_screen(plain("en"), replace(draft, pointed="set:immortality"))
    (game,) = (region for region in screen.regions if any(thing.id == "about:game" for thing in region.things))
    (about,) = (thing for thing in game.things if thing.id == "about:game")
    words = [element for element in game.elements[about.first : about.last] if isinstance(element, Label)]
    assert words[0].text == "Immortality"
    assert words[0].weight > words[1].weight
    rows = [hit.rect for hit in game.hits]
    assert not [rect for rect in rows if overlap(rect, about.rect)]
    below = [rect for rect in rows if rect.y > about.rect.y]
    assert table == "4" or not below, "between two rows it would seem to belong to the upper one"


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
