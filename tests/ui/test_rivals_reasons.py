"""Why a Rival keeps troops back is said on its card, in the recap and in the chronicle (R28.16)."""

from __future__ import annotations

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.screen.display import Label
from tests.kit import solo_table
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rival_that_keeps_troops_back_says_why(language: str) -> None:
    """Two recruits and two of its garrison stay: it leads by 6."""
    made = solo_table("mentat", hand=["dagger"]).conflict("skirmish_a").setup(1, garrison=3, conflict=3)
    made.setup(2, agents_left=0)
    made.hagal_deck("hagal_hardy_warriors").play("dagger", "hall_of_oratory")
    session = Session(made.rules, made.state, 1, ("Ann", "Rabban", "Ilban"))
    session.answer(("end_turn",))
    scene, texts = at_table(session, language), Texts(language)
    (panel,) = (region for region in scene.screen(fonts_of(language), SIZE).regions if region.name == "rival")
    words = "".join(element.text for element in panel.elements if isinstance(element, Label))
    said = texts.t("rival.holds_back", n=4, lead=6)
    assert all(part in words for part in said.replace("{troop}", " ").split()), words
    told = [line.text for turn in Recap(session, texts).since(0) for line in turn.lines]
    assert any(texts.t("log.hold_back.also", n=4, lead=6) in line for line in told), told
    chronicle = scene.renderer.chronicle.latest(0, 0, most=9)
    assert any(texts.t("log.hold_back.also", n=4, lead=6) in line.text for line in chronicle)
