"""Every component in every form the table draws it in: nothing leaves its frame, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.model import Showing
from dune_desktop.ui.presenters.table.told import RivalCard, Spotlight
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.screen.display import Element, Icon, Label, Piece, Plate, Rect, Screen
from tests.ui.fonts import fonts_of
from tests.ui.geometry import HAIR, box_of, problems
from tests.ui.tables import at_table, plain

SIZE = (1920.0, 1080.0)
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
SOLID = 0.8  # how much of its square an icon fills
NUMBERED = frozenset({"persuasion_seal", "specimen_seal"})  # icons with a number in them
FACES = ("card", "offer", "jar", "reserve", "aside", "intrigue", "tech", "space", "conflict")
HANDS = (5, 6, 8, 12)


def body(element: Element, language: str) -> Rect | None:
    """The rectangle that letters or a sign fill; None for surfaces."""
    if isinstance(element, Label):
        return box_of(element, fonts_of(language)) if element.text.strip() else None
    if isinstance(element, Icon | Piece):
        return Rect(element.x, element.y, 0, 0).inset(-element.size * SOLID / 2)
    return None


def misplaced(screen: Screen, language: str, faces: tuple[str, ...] = FACES) -> Iterator[str]:
    """What leaves the frame of its component, or lies on something else that was drawn in it."""
    for region in screen.regions:
        for thing in region.things:
            if thing.id.partition(":")[0] in faces:
                elements, rect = region.elements[thing.first : thing.last], thing.rect
                above = SOLID * 14 if thing.id.startswith("space:") else 0  # its sign hangs on the ring above
                frame = Rect(rect.x, rect.y - above, rect.w, rect.h + above)
                yield from (f"{thing.id}: {wrong}" for wrong in _misplaced(elements, frame, language))


def _misplaced(elements: tuple[Element, ...], frame: Rect, language: str) -> Iterator[str]:
    drawn = [(element, box) for element in elements if (box := body(element, language)) is not None]
    for index, (element, box) in enumerate(drawn):
        if box.x < frame.x - 1 or box.right > frame.right + 1 or box.y < frame.y - 1 or box.bottom > frame.bottom + 1:
            yield f"{element} leaves its frame"
        for other, place in drawn[:index]:
            wide = min(box.right, place.right) - max(box.x, place.x)
            high = min(box.bottom, place.bottom) - max(box.y, place.y)
            if wide > HAIR and high > HAIR and not (isinstance(other, Icon) and other.name in NUMBERED):
                yield f"{element} lies on {other}"
    for element in elements:
        if isinstance(element, Plate) and (element.rect.x < frame.x - HAIR or element.rect.right > frame.right + HAIR):
            yield f"a plate {element.style} leaves its frame"


def broken(screen: Screen) -> Iterator[str]:
    """Names of cards in the hand of which a word is broken inside, but for a hyphen or where it was cut."""
    texts = Texts("en")
    for region in screen.regions:
        for thing in region.things if region.name == "hand" else ():
            labels = [each for each in region.elements[thing.first : thing.last] if isinstance(each, Label)]
            lines = [each.text for each in labels if each.weight == 600 and each.y < thing.rect.y + 43]
            lines = [line for line in lines if not line.isdigit()]
            words = str(texts.name(thing.id.partition("#")[0])).split()
            ends = [line.split()[-1] for line in lines[:-1]] + [line.split()[0] for line in lines[:1]]
            if not all(end in words or end.endswith(("-", "…")) for end in ends):
                yield f"{thing.id}: {lines}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_on_the_table(language: str) -> None:
    """All of them in turn, some at a time: in the hand, in the row, set aside, with their owner and on their stacks."""
    session = Session.start(Rules(catalog(ALL), table(4, ALL)), 3, ("Jiwon", "Minho", "Aya", "Noor"))
    scene = at_table(session, language)
    scene.shown_game.settle()
    state, known = session.state, session.rules.catalog
    viewer = session.asked() or 0
    own, scene.shown_game.viewer = state.seats[viewer], viewer
    state.offer, state.seats[0].conflict = None, 1
    state.bonus_spice = dict.fromkeys(state.bonus_spice, 3)
    cards, row, aside = cycle(known.cards), *(cycle(one for one in known.cards if one.deck == "imperium") for _ in "ab")
    intrigues, tiles, conflicts = cycle(known.intrigues), cycle(known.of("tech")), cycle(known.conflicts)
    found: list[str] = []

    def some(components: Iterator[Any], many: int) -> tuple[str, ...]:
        return tuple(one.id for one in islice(components, many))

    for step in range(2 * len(known.conflicts)):
        own.hand, own.intrigue = some(cards, HANDS[step % len(HANDS)]), some(intrigues, (1, 3, 6)[step % 3])
        state.row, state.seats[1].set_aside = some(row, 5), some(aside, 1)[0]
        of_seat(state, viewer).tech = some(tiles, 1 + step % 4)
        of_table(state).shown = (*some(tiles, 1), *of_table(state).shown[1:])
        state.conflicts, state.phase = some(conflicts, 1), ("turns", "combat")[step % 2]
        screen = scene.screen(fonts_of(language), SIZE)
        found += misplaced(screen, language, FACES if len(own.hand) <= 6 else FACES[1:])
        found += broken(screen) if language == "en" else ()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_house_hagal_as_a_rival_turns_them(language: str) -> None:
    scene, drawings = at_table(plain(solo("mentat", "", ALL)), language), Drawings()
    scene.shown_game.settle()
    model = scene.model(fonts_of(language), SIZE)
    found: list[str] = []
    for card in model.rules.hagal_cards.values():
        for space in (*card.spaces[:1], *([card.instead.space] if card.instead else [])) or ("",):
            turned = (RivalCard(card.id, space, "goes" if space else "reshuffle", -1),)
            seen = Spotlight(1, "hagal", (f"hagal:{card.id}",), "Rabban", space, turned=turned)
            screen = table_screen(replace(model, showing=Showing(watch=True, spotlight=seen)), drawings)
            found += [*misplaced(screen, language, ("staged",)), *problems(screen, fonts_of(language))]
    assert not found, "\n".join(found)
