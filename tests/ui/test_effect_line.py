"""Effects in signs: a word that has none is said in words."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.boxes.ix.effects import Freighter
from dune_desktop.engine.model.effects import Discard
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.screen.display import Icon
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.signs import Amount, Words
from tests.kit import table as played
from tests.kit.boxes import caves
from tests.ui.tables import at_table

__all__ = ["caves"]


def test_a_word_without_signs_is_said_in_words(caves: str) -> None:
    found = {card.id: card for card in catalog(("base", caves)).cards}
    texts = Texts("en")
    assert line(found["caves/worm_caller"].agent[:1], texts) == (Words("Put a Thumper"),)
    said = [part.text for part in line(found["caves/worm_caller"].reveal, texts) if isinstance(part, Words)]
    assert "Thumper of yours" in said


def test_what_trashing_a_card_brings_stands_on_its_face() -> None:
    """In the row and in the hand: it is the reason to buy it."""
    made = played(hand=["assassination_mission"])
    made.state.row = ("assassination_mission", *made.state.row[1:])
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.viewer = 0
    regions = {region.name: region for region in scene.screen(Plain(), (1920.0, 1080.0)).regions}
    for name in ("market.0", "hand"):
        icons = {element.name for element in regions[name].elements if isinstance(element, Icon)}
        assert {"trash", "solari", "sword"} <= icons, name


def test_a_word_without_signs_has_the_icon_of_its_name() -> None:
    """With its number, as on cards whose words bring signs; a box's word too."""
    texts = Texts("en")
    assert line((Discard(2),), texts) == (Amount("discard", "2"),)
    assert line((Freighter(1),), texts) == (Amount("freighter"),)
