"""A card's page says that it cannot be sent exactly if the rules refuse to send it anywhere for want of icons."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.effects import CouncilSeat, Gain
from dune_desktop.i18n import Texts
from dune_desktop.i18n.component_text import describe
from tests.kit.coverage import proves
from tests.kit.table import table

TEXTS = Texts("en")
NOTE = TEXTS.t("card.no_icons")
CARDS = catalog(("base", "ix")).cards


def _page_says_no(card: Card) -> bool:
    return any(part.text == NOTE for part in describe(TEXTS, card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@proves("R7.4")
def test_the_page_and_the_rules_agree(card):
    """Of every card of both boxes, asked at the table."""
    t = table(boxes=("base", "ix"), variants=("epic",), hand=[card.id])
    reasons = {
        option.reason.key for option in t.decision().options if option.id[:2] == ("send", card.id) and option.reason
    }
    assert _page_says_no(card) == ("no_icons" in reasons)


def test_some_cards_can_and_some_cannot_be_sent():
    """The check above is worth something."""
    assert {_page_says_no(card) for card in CARDS} == {True, False}


@pytest.mark.parametrize("effect", [Gain("spice"), CouncilSeat()])
def test_any_word_can_let_a_card_be_sent(effect, monkeypatch):
    """The page asks the rules: a word that lets a card go needs no line in the texts, whichever box brings it."""
    card = Card("made_up", 1, "imperium", 3, agent=(effect,))
    assert _page_says_no(card)
    monkeypatch.setattr(type(effect), "sends", True)
    assert not _page_says_no(card)
