"""What belongs to a seat is told from what is of the next; who leads is seen; a card set aside has its own place."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import ASIDE, Box
from dune_desktop.i18n import Texts
from dune_desktop.session import PERSON, Chair, Session
from dune_desktop.ui.presenters.table.tips.rows import seat_tip
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Icon, Label, Picture, Piece, Rect, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.unseen.headless import fonts
from tests.ui.geometry import box_of, covered
from tests.ui.tables import at_table, plain
from tests.ui.test_room_for_words import fill
from tests.ui.test_table_immortality import WITH_IX, at_turn

WINDOWS = ((1280, 720), (1920, 1080))
CARD = "missionaria_protectiva"
TARGET = 28 * 1.5  # the least height of what is clicked, in reference pixels
APART = 6.0  # between what is drawn of one seat and of the next


def uncovered(config: GameConfig) -> TableScene:
    scene = at_table(plain(config))
    scene.shown_game.uncover()
    return scene


def parts(screen: Screen, name: str) -> tuple[Element, ...]:
    return things(screen)[name].elements


def place(element: Element, metrics: Metrics) -> Rect | None:
    """Where something is seen that is no ground."""
    if isinstance(element, Label):
        return box_of(element, metrics)
    if isinstance(element, Picture):
        return None if "light_from_above" in element.name else element.rect
    if isinstance(element, Icon | Piece):
        side = element.size * 0.8
        return Rect(element.x - side / 2, element.y - side / 2, side, side)
    return None


@pytest.mark.parametrize("boxes", [("base",), WITH_IX], ids="+".join)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_a_card_set_aside_takes_nothing_from_the_reserve(boxes: tuple[Box, ...], window: tuple[int, int]) -> None:
    scene = uncovered(table(4, boxes=boxes))
    metrics, size = fonts("en"), canvas_for(*window, dense=True)
    scene.session.state.seats[1].set_aside = CARD
    screen = scene.screen(metrics, size)
    card = parts(screen, "aside:1")
    assert any(isinstance(each, Picture) and each.name.endswith("card:" + CARD) and each.rect.h >= 40 for each in card)
    words = "".join(each.text for each in card if isinstance(each, Label))
    model = scene.model(metrics, size)
    assert words.startswith(Texts("en").name("card:" + CARD).split()[0])
    assert model.seat_name(1) in words
    assert str(model.rules.price(model.view, CARD, ASIDE)) in words
    (hit,) = [hit for region in screen.regions for hit in region.hits if hit.thing == "aside:1"]
    assert min(hit.rect.w, hit.rect.h) >= TARGET
    stacks = [each.thing.rect for name, each in things(screen).items() if name.startswith("reserve:")]
    assert all(stack.bottom <= hit.rect.y for stack in stacks)
    pictures = [each for name in things(screen) if name.startswith("reserve:") for each in parts(screen, name)]
    assert all(each.rect.h >= 20 for each in pictures if isinstance(each, Picture))


@pytest.mark.parametrize(("window", "language"), [*product(WINDOWS, ("en", "ko", "ja"))], ids=str)
def test_nothing_of_a_seat_lies_at_what_is_of_the_next(window: tuple[int, int], language: str) -> None:
    """On the rail with all badges, and on the battlefield with standards, swords and places."""
    scene = at_turn(boxes=WITH_IX)
    scene.context.texts = Texts(language)
    state = scene.session.state
    fill(state)
    state.alliances = (1, 1, 1, 1)
    for number, seat in enumerate(state.seats):
        seat.conflict, seat.garrison, seat.swords = (8, 4, 12, 16)[number], 3, 1 + 5 * number
    metrics = fonts(language)
    screen = scene.screen(metrics, canvas_for(*window, dense=True))
    for kind in ("seat", "lane"):
        drawn = [
            [rect for each in parts(screen, f"{kind}:{seat}") if (rect := place(each, metrics)) is not None]
            for seat in range(4)
        ]
        ends = [(min(rect.x for rect in own), max(rect.right for rect in own)) for own in drawn]
        assert all(right + APART <= left for (_, right), (left, _) in pairwise(ends)), ends
        for own in range(4):
            words = [each for each in parts(screen, f"{kind}:{own}") if isinstance(each, Label)]
            boxes = [box_of(each, metrics) for each in words]
            for (one, a), (other, b) in combinations(zip(words, boxes, strict=True), 2):
                apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
                assert apart, (one.text, other.text)
    on_words = [each for each in covered(screen, metrics) if "seat." in each or "lanes" in each]
    assert on_words == []


@pytest.mark.parametrize(
    ("config", "points", "leading"),
    [
        (table(4), (1, 1, 1, 1), []),
        (table(4), (1, 3, 2, 1), [1]),
        (table(4), (12, 2, 12, 9), [0, 2]),
        (table(3), (4, 4, 4), []),
        (solo("mentat"), (2, 5, 5), [1, 2]),
    ],
)
def test_who_leads_wears_a_laurel(config: GameConfig, points: tuple[int, ...], leading: list[int]) -> None:
    """Points of all seats stand equally far from their faces."""
    scene = uncovered(config)
    for seat, vp in zip(scene.session.state.seats, points, strict=False):
        seat.vp = vp
    screen = scene.screen(fonts("en"), canvas_for(1280, 720, dense=True))
    assert [seat for seat in range(len(points)) if f"leads:{seat}" in things(screen)] == leading
    starts = set()
    for seat, vp in enumerate(points):
        (number,) = [each for each in parts(screen, f"vp:{seat}") if isinstance(each, Label)]
        assert number.text == str(vp)
        starts.add((round(number.x - things(screen)[f"seat:{seat}"].thing.rect.x), number.y, number.size))
    assert len(starts) == 1


def test_the_tip_of_a_seat_says_how_a_computer_plays() -> None:
    """Its level and play style; of people there is neither."""
    made = plain(table(4))
    chairs = (PERSON, *(Chair("novice", style) for style in ("warrior", "merchant", "balanced")))
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di"), chairs=chairs))
    model = scene.model(fonts("en"), (1920.0, 1080.0))
    tips = [seat_tip(model, str(seat)).split("\n")[0] for seat in range(4)]
    for tip, style in zip(tips[1:], ("Warrior", "Merchant", "Balanced"), strict=True):
        assert "Novice" in tip
        assert style in tip
    assert "Novice" not in tips[0]
