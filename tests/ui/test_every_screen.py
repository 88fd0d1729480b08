"""Every screen that `looks` knows is sound: in one language and shape of window or another, with the real fonts."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from zlib import crc32

import pytest

from dune_desktop.i18n import LANGUAGES
from dune_desktop.tools.positions import groups
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.sound import mute, wrong

SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
WINDOWS = tuple(product(LANGUAGES, ((1280, 720), (1920, 1200), (2560, 1080))))
SELDOM = 4  # of so many tables everything is asked what it is


@pytest.mark.parametrize("group", groups(SAVES, SAVES))
def test_nothing_is_wrong_with_it(group: str, tmp_path: Path) -> None:
    found: list[str] = []
    for position in groups(SAVES, tmp_path)[group]():
        number = crc32(position.name.encode())
        language, window = WINDOWS[number % len(WINDOWS)]
        scene, _ = position.scene(language)
        fonts = fonts_of(language)
        screen = scene.screen(fonts, canvas_for(*window))
        said = wrong(scene, screen, fonts)
        if isinstance(scene, TableScene) and scene.session.state.conflict and number % SELDOM == 0:
            said += mute(scene, screen)
        found += [f"{position.name} {language} {window}: {each}" for each in said]
    assert not found, "\n".join(found)
