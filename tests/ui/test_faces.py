"""Every component in every form the table draws it in: nothing leaves its frame, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.screens.lens.inspect import WIDTH
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.model import Showing, TableModel
from dune_desktop.ui.presenters.table.own.card import hand_card
from dune_desktop.ui.presenters.table.own.hand import spread
from dune_desktop.ui.presenters.table.told import CombatCard, RivalCard, RivalTurn
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Icon, Label, Piece, Plate, Rect, Screen
from dune_desktop.ui.screen.things import find
from tests.ui.fonts import fonts_of
from tests.ui.geometry import HAIR, box_of
from tests.ui.tables import at_table, led

SIZE = (1920.0, 1080.0)
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
SOLID = 0.8  # how much of its square an icon fills
NUMBERED = frozenset({"persuasion_seal", "specimen_seal"})  # icons with a number in them
LANGUAGES = ("en", "ko", "ja")


def scene_of(config: GameConfig, language: str) -> TableScene:
    session = Session.start(
        Rules(catalog(config.boxes), config), 3, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)]
    )
    scene = at_table(session, language)
    scene.shown_game.settle()
    scene.shown_game.viewer = session.asked() or 0
    return scene


def model_of(config: GameConfig, language: str) -> TableModel:
    return scene_of(config, language).model(fonts_of(language), SIZE)


def body(element: Element, model: TableModel) -> Rect | None:
    """The rectangle that letters or a sign fill; None for surfaces."""
    if isinstance(element, Label):
        return box_of(element, model.metrics) if element.text.strip() else None
    if isinstance(element, Icon | Piece):
        side = element.size * SOLID
        return Rect(element.x - side / 2, element.y - side / 2, side, side)
    return None


def misplaced(elements: Iterable[Element], frame: Rect, model: TableModel) -> Iterator[str]:
    """What leaves its frame, or lies on something else that was drawn in it."""
    drawn = [(element, box) for element in elements if (box := body(element, model)) is not None]
    for index, (element, box) in enumerate(drawn):
        name = element.text if isinstance(element, Label) else element.name if isinstance(element, Icon) else "piece"
        if box.x < frame.x - 1 or box.right > frame.right + 1 or box.y < frame.y - 1 or box.bottom > frame.bottom + 1:
            yield f"{name!r} leaves its frame by {max(frame.x - box.x, box.right - frame.right):.0f}"
        for other, place in drawn[:index]:
            wide = min(box.right, place.right) - max(box.x, place.x)
            high = min(box.bottom, place.bottom) - max(box.y, place.y)
            if wide > HAIR and high > HAIR and not (isinstance(other, Icon) and other.name in NUMBERED):
                yield f"{name!r} lies on {other}"
    for element in elements:
        if isinstance(element, Plate) and (element.rect.x < frame.x - 1 or element.rect.right > frame.right + 1):
            yield f"a plate {element.style} leaves its frame"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxes", [ALL], ids=["all"])
@pytest.mark.parametrize("count", [5, 6])
def test_cards_in_the_hand(boxes: tuple[Box, ...], language: str, count: int) -> None:
    """At the widths of a hand of five and of six, with and without the number of its key."""
    model = model_of(table(4, boxes), language)
    room = model.places["hand"]
    width, _ = spread(count, room.w)
    found: list[str] = []
    for card in model.rules.cards:
        for key in ("", "9"):
            b = Build(model.metrics)
            frame = Rect(room.x, room.y, width, room.h)
            hand_card(model, b, card, frame, "card", key)
            found += [f"{card}: {wrong}" for wrong in misplaced(b.elements, frame, model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_the_row(language: str) -> None:
    model, drawings = model_of(table(4, ALL), language), Drawings()
    found: list[str] = []
    for card in model.rules.cards.values():
        if card.deck == "imperium":
            model.view.row = (card.id, *model.view.row[1:])
            screen = table_screen(replace(model), drawings)
            found += [f"{card.id}: {wrong}" for wrong in misplaced_in(screen, f"offer:{card.id}@0", model)]
    assert not found, "\n".join(found)


def misplaced_in(screen: Screen, thing: str, model: TableModel) -> list[str]:
    """What is misplaced in a thing on the screen."""
    drawn = find(screen, thing)
    assert drawn is not None
    return list(misplaced(drawn.elements, drawn.thing.rect, model))


def shown_in(scene: TableScene, name: str, model: TableModel) -> tuple[Rect, list[Element]]:
    """A region of the table as it stands: its rectangle and what is drawn in it."""
    region = next(region for region in scene.screen(model.metrics, SIZE).regions if region.name == name)
    return region.rect, list(region.elements)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxes", [ALL], ids=["all"])
def test_the_reserve_and_the_card_set_aside(boxes: tuple[Box, ...], language: str) -> None:
    scene = scene_of(table(4, boxes), language)
    model = scene.model(fonts_of(language), SIZE)
    found = list(misplaced(shown_in(scene, "reserve", model)[1], shown_in(scene, "reserve", model)[0], model))
    for card in model.rules.cards.values():
        if card.deck == "imperium":
            scene.session.state.seats[1].set_aside = card.id
            rect, elements = shown_in(scene, "aside", model)
            found += [f"{card.id}: {wrong}" for wrong in misplaced(elements, rect, model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 3, 6])
def test_intrigue_cards(language: str, count: int) -> None:
    """High rows and low ones."""
    scene = scene_of(table(4, ALL), language)
    model = scene.model(fonts_of(language), SIZE)
    found: list[str] = []
    cards = list(model.rules.intrigues)
    for at in range(0, len(cards), count):
        scene.session.state.seats[scene.shown_game.viewer].intrigue = tuple(cards[at : at + count])
        scene.session.state.offer = None
        rect, elements = shown_in(scene, "intrigue", model)
        found += [f"{cards[at : at + count]}: {wrong}" for wrong in misplaced(elements, rect, model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 4])
def test_tiles_on_ix_and_before_their_owner(language: str, count: int) -> None:
    scene = scene_of(table(4, ALL), language)
    model = scene.model(fonts_of(language), SIZE)
    found: list[str] = []
    tiles = [tile.id for tile in model.rules.catalog.of("tech")]
    for at in range(0, len(tiles), count):
        some = tuple(tiles[at : at + count])
        of_table(scene.session.state).shown = (some[0], *of_table(scene.session.state).shown[1:])
        of_seat(scene.session.state, scene.shown_game.viewer).tech = some
        scene.session.state.offer = None
        for part in ("tech.0", "piles"):
            rect, elements = shown_in(scene, part, model)
            found += [f"{some}: {wrong}" for wrong in misplaced(elements, rect, model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxes", [ALL], ids=["all"])
def test_spaces_and_tracks(boxes: tuple[Box, ...], language: str) -> None:
    """Every space on its own, and with a mark of each kind on it."""
    model = model_of(table(4, boxes), language)
    state = model.view
    state.bonus_spice = dict.fromkeys(state.bonus_spice, 3)
    screen = table_screen(model)
    spaces = [space.id for space in model.rules.board]
    found = [f"{space}: {wrong}" for space in spaces for wrong in misplaced_in(screen, "space:" + space, model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_conflicts(language: str) -> None:
    """Under the board, and in the arena."""
    model, drawings = model_of(table(4, ALL), language), Drawings()
    model.view.seats[0].conflict = 1
    found: list[str] = []
    for card in model.rules.catalog.conflicts:
        model.view.conflicts = (card.id,)
        for phase in ("turns", "combat"):
            model.view.phase = phase
            screen = table_screen(replace(model), drawings)
            found += [f"{card.id}: {wrong}" for wrong in misplaced_in(screen, "conflict", model)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", [solo("mentat", "", ALL), table(2)], ids=["solo-all", "two"])
def test_house_hagal_cards(config: GameConfig, language: str) -> None:
    """Turned by a Rival, and turned for Combat, alone and in a pair."""
    model, drawings = model_of(led(config), language), Drawings()
    found: list[str] = []
    for card in model.rules.hagal_cards.values():
        spaces = (*card.spaces[:1], *([card.instead.space] if card.instead else [])) or ("",)
        for space in spaces:
            turn = RivalTurn(1, (RivalCard(card.id, space, "goes" if space else "reshuffle", -1),))
            screen = table_screen(replace(model, showing=Showing(watch=True, rival=turn)), drawings)
            found += [f"{card.id}: {wrong}" for wrong in misplaced_in(screen, "rival:1", model)]
    model.view.phase, model.view.seats[0].conflict = "combat", 1
    for card in model.rules.hagal_cards.values():
        for number in (1, 2):
            turned = (CombatCard(2, card.id, card.swords),) * number
            screen = table_screen(replace(model, showing=Showing(turned=turned)), drawings)
            arena = next(region for region in screen.regions if region.name == "conflict.arena")
            names = [e for e in arena.elements if isinstance(e, Plate) and e.style == "row"]
            assert len(names) == number
            for plate in names:
                inside = [e for e in arena.elements if inside_of(e, plate.rect)]
                found += [f"{card.id}: {wrong}" for wrong in misplaced(inside, plate.rect, model)]
    assert not found, "\n".join(found)


def inside_of(element: Element, rect: Rect) -> bool:
    """Whether it begins in the rectangle."""
    return isinstance(element, Label | Icon) and rect.contains(element.x, element.y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_looked_at(language: str) -> None:
    """The large form of everything there is."""
    texts, metrics = Texts(language), fonts_of(language)
    whole_box = catalog(ALL)
    model = model_of(table(4, ALL), language)
    page = Page(texts, metrics, *SIZE)
    kinds = {
        "card": whole_box.cards, "intrigue": whole_box.intrigues, "conflict": whole_box.conflicts,
        "space": whole_box.spaces, "hagal": whole_box.hagal, "tech": whole_box.more["tech"],
    }  # fmt: skip
    found: list[str] = []
    for kind, components in kinds.items():
        for component in components:
            key = f"{kind}:{component.id}"
            looked = subject(texts, whole_box, key)
            assert looked is not None
            sheet = card_sheet(page, looked)
            b, frame = page.build(), Rect(400, (SIZE[1] - sheet.height) / 2, WIDTH, sheet.height)
            sheet.draw(b, frame)
            found += [f"{key}: {wrong}" for wrong in misplaced(b.elements, frame, model)]
            if frame.y < 0:
                found.append(f"{key}: {sheet.height} high")
    assert not found, "\n".join(found)


def whole(shown: list[str], name: str) -> bool:
    """Whether lines show a name without a word broken inside, but for a hyphen or where it was cut."""
    words = name.split()
    ends = [line.split()[-1] for line in shown[:-1]] + [line.split()[0] for line in shown[:1]]
    return all(end in words or end.endswith(("-", "…")) for end in ends)


@pytest.mark.parametrize("boxes", [ALL], ids=["all"])
@pytest.mark.parametrize("count", range(1, 13))
def test_no_word_is_broken_inside(boxes: tuple[Box, ...], count: int) -> None:
    """The names of cards in a hand of any size, the last of it included."""
    model = model_of(table(4, boxes), "en")
    room = model.places["hand"]
    width, step = spread(count, room.w)
    broken: list[str] = []
    for card in model.rules.cards:
        for seen in {min(step, width), width}:
            b = Build(model.metrics)
            hand_card(model, b, card, Rect(room.x, room.y, width, room.h), "card", "9", seen)
            title = [e for e in b.elements if isinstance(e, Label) and e.weight == 600 and e.y < room.y + 43]
            lines = [label.text for label in title if label.text != "9"]
            if not whole(lines, model.name("card:" + card)):
                broken.append(f"{card}: {lines}")
    assert not broken, "\n".join(broken)
