"""Every component in every form the table draws it in: nothing leaves its frame, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import GameConfig, solo, table
from dune_desktop.engine.ids import Box
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.display import Element, Icon, Label, Piece, Plate, Rect
from dune_desktop.ui.fonts import Fonts
from dune_desktop.ui.presenters.build import Build
from dune_desktop.ui.presenters.market import market_card
from dune_desktop.ui.presenters.model import TableModel
from dune_desktop.ui.presenters.own import hand_card, spread
from dune_desktop.ui.scenes.table import TableScene
from tests.ui.geometry import HAIR, box_of

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")
SOLID = 0.8  # how much of its square an icon fills
NUMBERED = frozenset({"persuasion_seal"})  # icons with a number in them
LANGUAGES = ("en", "ko", "ja")


def model_of(config: GameConfig, language: str) -> TableModel:
    session = Session.start(
        Rules(catalog(config.boxes), config), 3, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)]
    )
    scene = TableScene(session, Texts(language), lambda where: None)
    scene.beats, scene.viewer = [], session.asked() or 0
    return scene.model(Fonts(1280 / 1920, language), SIZE)


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
@pytest.mark.parametrize("boxes", [("base",), IX], ids=["base", "ix"])
@pytest.mark.parametrize("count", [5, 6])
def test_cards_in_the_hand(boxes: tuple[Box, ...], language: str, count: int) -> None:
    """At the widths of a hand of five and of six, with and without the number of its key."""
    model = model_of(table(4, boxes), language)
    room = model.layout.hand
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
    model = model_of(table(4, IX), language)
    found: list[str] = []
    for card in model.rules.cards.values():
        if card.deck == "imperium":
            b, frame = Build(model.metrics), model.layout.row(0)
            market_card(model, b, card.id, 0, frame)
            found += [f"{card.id}: {wrong}" for wrong in misplaced(b.elements, frame, model)]
    assert not found, "\n".join(found)


def whole(shown: list[str], name: str) -> bool:
    """Whether lines show a name without a word broken inside, but for a hyphen or where it was cut."""
    words = name.split()
    ends = [line.split()[-1] for line in shown[:-1]] + [line.split()[0] for line in shown[:1]]
    return all(end in words or end.endswith(("-", "…")) for end in ends)


@pytest.mark.parametrize("boxes", [("base",), IX], ids=["base", "ix"])
@pytest.mark.parametrize("count", range(1, 13))
def test_no_word_is_broken_inside(boxes: tuple[Box, ...], count: int) -> None:
    """The names of cards in a hand of any size, the last of it included."""
    model = model_of(table(4, boxes), "en")
    room = model.layout.hand
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
