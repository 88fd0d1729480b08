"""What matters is never cut: questions, sentences of the chronicle, the report on the curtain; over whole games."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, OptionId, Rules
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.window.app import canvas_for
from tests.ui.tables import at_table
from tests.ui.test_table_geometry import NAMES, TABLES

SIZE = 1280, 720
CANVAS = canvas_for(*SIZE)


ENDS_SO = tuple(Texts(language).name("intrigue:to_the_victor") for language in LANGUAGES)  # its name has dots
EVERY = 3  # questions from one look to the next


def cut(screen: Screen, region: str, weight: int = 0) -> list[str]:
    """The words of a region that end in an ellipsis."""
    return [
        element.text
        for part in screen.regions
        if part.name == region
        for element in part.elements
        if isinstance(element, Label)
        and element.text.endswith("…")
        and not element.text.endswith(ENDS_SO)
        and (not weight or element.weight == weight)
    ]


def outside(screen: Screen, region: str) -> list[str]:
    """Words of a region that stand higher or lower than it."""
    return [
        element.text
        for part in screen.regions
        if part.name == region
        for element in part.elements
        if isinstance(element, Label)
        and not part.rect.y - 2
        <= element.y - element.size * 0.4
        <= element.y + element.size * 0.4
        <= part.rect.bottom + 2
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_no_question_is_cut(config: GameConfig, language: str) -> None:
    """Every question of a game, with what is picked out and with every group of ways."""
    fonts = Fonts(SIZE[1] / CANVAS[1], language)
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, 11, NAMES[language][: len(config.seats)])
    player, scene = RandomPlayer(11), at_table(session, language, rival_pace="instant")
    while not session.over:
        legal = rules.legal(session.state)
        looks: list[tuple[OptionId, ...]] = [()] if len(session.log) % EVERY == 0 else []
        looks += [(option,) for option in legal if option[0] in ("acquire", "buy_tech")][:1]
        scene.sitting.viewer = session.asked() or 0
        scene._clear()
        for group in looks:
            scene.selection = type(scene.selection)(group=group)
            screen = scene.screen(fonts, CANVAS)
            assert cut(screen, "prompt", 600) == []
            assert outside(screen, "prompt") == []
            assert cut(screen, "chronicle") == []
            assert outside(screen, "chronicle") == []
        session.answer(player.pick(legal))


def test_the_curtain_tells_as_much_as_there_is_room_for() -> None:
    """Whole sentences, more of them on a higher screen."""
    config = TABLES["four"]
    fonts = Fonts(1.0, "en")
    session = Session.start(Rules(catalog(config.boxes), config), 11, NAMES["en"])
    player, scene = RandomPlayer(11), at_table(session, "en", rival_pace="instant")
    seen = []
    while not session.over and len(seen) < 60:
        if scene.sitting.curtain >= 0:
            screen = scene.screen(fonts, (1920.0, 1080.0))
            told = len(scene.modeller.chronicle.since_turn(scene.sitting.curtain))
            assert cut(screen, "curtain") == []
            assert outside(screen, "curtain") == []
            seen.append((told, sum(len(part.elements) for part in screen.regions)))
            scene.sitting.viewer = scene.sitting.curtain
        session.answer(player.pick(session.rules.legal(session.state)))
    assert max(told for told, _ in seen) > 9
