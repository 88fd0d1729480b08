"""Everything can be read and hit: contrast of words in the drawn picture, their size, and the size of targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import Session
from dune_desktop.tools.played import Position
from dune_desktop.tools.positions import groups
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Label, Screen
from dune_desktop.ui.screen.pointing import TARGET, decorate, spot_at, spots
from dune_desktop.ui.screen.schemes import wear
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import Table, immortality_table, ix_table, table, uprising_table
from tests.ui.contrast import Easel, Word
from tests.ui.fonts import fonts_of
from tests.ui.sound import offered
from tests.ui.tables import at_table

SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
WINDOWS = ((1280, 720), (1920, 1080), (1280, 800), (2560, 1080), (1024, 768), (1024, 576))
WAYS = tuple(zip(list(LANGUAGES) * len(WINDOWS), sorted(WINDOWS * len(LANGUAGES)), strict=True))
EVERY = 4  # of so many positions one is looked at, of those of saves all with a choice begun
LEAST, LEAST_DARK = 4.5, 3.0
TEXT = ("look", "moment", "again", "to", "scroll")
"""Links and lines in text, which are as high as a line, the turns on a rail of all of them, and bars that scroll."""


@pytest.fixture
def usual() -> Iterator[None]:
    yield
    wear("usual", False)


def looked_at(folder: Path) -> list[Position]:
    """Of every group of positions some."""
    found: list[Position] = []
    for name, group in groups(SAVES, folder).items():
        positions = list(group())
        found += positions[1::2] if name.startswith("saved") else positions[::EVERY]
    return found


def faint(word: Word) -> str:
    """What is wrong with the contrast of a word; what is dark because it cannot be chosen may be less clear."""
    dark = word.label.opacity < 1 or "/" in word.label.color or word.label.color in ("dim_text", "off_text")
    least = LEAST_DARK if dark else LEAST
    return f"{word.text!r} of {word.region} has {word.contrast:.2f}" if word.contrast < least else ""


def small(screen: Screen) -> Iterator[str]:
    """Words and targets that are too small."""
    for region in screen.regions:
        yield from (
            f"{each.text!r} is {each.size} high"
            for each in region.elements
            if isinstance(each, Label) and each.size < FLOOR
        )
    for spot in offered(screen):
        (_, _, wide, high), hit = spot.hit.rect, spot.hit
        if hit.action and not hit.ground and hit.action[0] not in TEXT and spot_at(screen, *hit.rect.center) == spot:
            wide = wide if wide >= TARGET else reach(screen, hit, 1, 0)
            high = high if high >= TARGET else reach(screen, hit, 0, 1)
            if min(wide, high) < TARGET - 1:
                yield f"{hit.action} of {spot.region} is hit within {wide:.0f}x{high:.0f}"


def reach(screen: Screen, hit: Hit, dx: int, dy: int) -> float:
    """How wide or high it is within which the pointer finds a hit."""
    x, y = hit.rect.center
    steps = [*range(0, -int(TARGET), -1)], [*range(1, int(TARGET))]
    found = 0
    for side in steps:
        for step in side:
            at = spot_at(screen, x + step * dx, y + step * dy)
            if at is None or at.hit.action != hit.action:
                break
            found += 1
    return found


@pytest.mark.slow
def test_every_word_can_be_read_and_every_target_hit(usual: None, tmp_path: Path) -> None:
    """Languages, shapes of windows and high contrast take turns over the positions."""
    positions = looked_at(tmp_path)
    looks = [(position, *WAYS[place % len(WAYS)], place % 5 == 0) for place, position in enumerate(positions)]
    assert len(looks) > 60
    assert {look[1:] for look in looks} >= set(product(LANGUAGES, WINDOWS, (False, True)))
    found: list[str] = []
    boxes, seats = set(), set()
    for high in (False, True):
        wear("usual", high)
        easels: dict[object, Easel] = {}
        for position, language, window, contrast in looks:
            if contrast != high:
                continue
            scene, pointed = position.scene(language)
            if isinstance(scene, TableScene):
                boxes.add(scene.session.config.boxes)
                seats.add(len(scene.session.people))
            canvas = canvas_for(*window, dense=scene.dense)
            screen = scene.screen(fonts_of(language), canvas)
            under = next((spot for spot in spots(screen) if spot.hit.action == pointed), None) if pointed else None
            screen = decorate(screen, under, None)
            if canvas not in easels:
                easels[canvas] = Easel(canvas, high)
            words = easels[canvas].words(screen, fonts_of(language))
            said = [*filter(None, map(faint, words))]
            if not isinstance(scene, TableScene) or not scene.shown_game.watching:  # a click anywhere passes it
                said += small(screen)
            found += [f"{position.name} {language} {window}{' high' * high}: {each}" for each in dict.fromkeys(said)]
    assert len(boxes) >= 4
    assert seats >= {1, 2, 3, 4}
    assert not found, "\n".join(found)


@pytest.mark.parametrize("made", [table, ix_table, immortality_table, uprising_table])
def test_every_card_for_sale_can_be_read(usual: None, made: Callable[..., Table]) -> None:
    """The words of all of them have enough contrast while they can be acquired."""
    wear("usual", False)
    canvas, metrics = canvas_for(1280, 720), fonts_of("en")
    easel = Easel(canvas, False)
    cards = sorted(card.id for card in made().rules.catalog.cards if card.deck == "imperium")
    found: list[str] = []
    for row in (cards[at : at + 5] for at in range(0, len(cards), 5)):
        t = made(hand=[]).row(*row)
        t.reveal()
        t.setup(0, persuasion=99)
        scene = at_table(Session(t.rules, t.state, 1, ("Ana", "Bo", "Cleo", "Dai")[: len(t.state.seats)]))
        scene.shown_game.viewer = 0
        words = easel.words(scene.screen(metrics, canvas), metrics)
        found += [f"{row}: {said}" for word in words if word.region.startswith("market.") and (said := faint(word))]
    assert not found, "\n".join(found)
