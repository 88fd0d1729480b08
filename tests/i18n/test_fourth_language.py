"""A fourth language is one file and its texts: whole games are told in it, and the window offers it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.conditions import Council
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.effects import Discard, EachOpponent, Gain, If, Pay, Spend
from dune_desktop.engine.model.events import seen_by
from dune_desktop.i18n import LANGUAGES, MissingText, Texts, languages
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.effect_text import label, sentences
from dune_desktop.i18n.log import log_lines
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.reasons import why_not
from dune_desktop.i18n.rules_text import rules
from dune_desktop.session import Session
from dune_desktop.storage.places import Places
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.program import Program
from tests.kit.toy import TOY, toy

__all__ = ["toy"]

NAMES = {0: "Ann", 1: "Bo", 2: "Cy", 3: "Di"}
PRICE = Pay((Spend("water", 1),), (Gain("troop", 2), Gain("draw", 5)))


def test_its_grammar_decides_about_everything(toy: str) -> None:
    texts = Texts(toy)
    assert sentences(texts, (Gain("spice", 2),)) == "2 spiceo gainu."
    assert sentences(texts, (PRICE,)) == "2 troopso few recruitu kaj 5 cardso drawu per 1 watero payu, poveble."
    assert sentences(texts, (If(Council(), (Gain("spice", 1),)),)).startswith("1 spiceo gainu (ifo youo")
    assert sentences(texts, (EachOpponent((Discard(1),)),)) == "a cardo discardas eacho opponento."
    assert label(texts, PRICE) == "1 watero payu -> 2 troopso few recruitu; 5 cardso drawu"


def test_numbers_take_the_form_of_the_language(toy: str) -> None:
    texts = Texts(toy)
    said = [str(texts.t("prompt.effects", n=n)) for n in (1, 3, 7)]
    assert [words.split()[-1] for words in said] == ["lefto.", "few", "ordero."]


def test_names_stand_in_its_own_marks(toy: str) -> None:
    assert Texts(toy).title("card:dagger") == "/Daggero/"
    assert Texts(toy).title("faction:fremen") == "Fremeno"


def test_every_component_is_described(toy: str) -> None:
    found = catalog(("base", "ix"))
    texts = Texts(toy)
    for component in (*found.cards, *found.intrigues, *found.conflicts, *found.leaders, *found.spaces, *found.hagal):
        for part in describe(texts, component):
            assert part.heading
            assert not any(sign in part.text for sign in "[]{}#"), part.text
    assert all(section.paragraphs for section in rules(texts))


def test_a_game_is_played_and_told(toy: str) -> None:
    """Prompts, labels, reasons and log of the first rounds with Rise of Ix."""
    config = table(4, ("base", "ix"))
    session = Session.start(Rules(catalog(config.boxes), config), 4, tuple(NAMES.values()))
    texts, chance, events = Texts(toy), random.Random(4), []
    while session.state.round < 4 and (decision := session.decision()) is not None:
        prompt = Prompt(texts, session.rules, session.view(decision.seat), decision, NAMES)
        assert prompt.headline
        assert prompt.explanation is not None
        for option in decision.options:
            assert prompt.label(option.id)
            if option.reason is not None:
                assert why_not(texts, option.reason, decision.seat, NAMES)
        events += session.answer(chance.choice(decision.legal)).events
    told = [texts.plain(line.segments) for line in log_lines(texts, [seen_by(event, 0) for event in events], NAMES)]
    assert len(told) > 50
    assert any("/Daggero/" in line for line in told)


def test_the_window_speaks_it(toy: str, tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), toy)
    assert program.texts.language == toy
    assert Fonts(1.0, toy).width("2 spiceo", 20) > 0
    assert list(LANGUAGES)[-1] == toy


def test_without_its_texts_it_says_what_is_missing(toy: str) -> None:
    languages.unregister(toy)
    languages.register(replace(TOY, texts=""))
    with pytest.raises(MissingText, match=r"no text .log\.round. in .toy."):
        Texts(toy).t("log.round")


def test_no_language_is_made_twice(toy: str) -> None:
    with pytest.raises(ValueError, match="there is a language 'toy' already"):
        languages.register(TOY)
