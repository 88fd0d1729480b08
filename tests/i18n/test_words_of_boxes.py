"""A box brings its words: texts, names and writers from a package of its own, whoever wrote the box."""

from __future__ import annotations

from importlib import import_module

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.conditions import Council
from dune_desktop.engine.model.effects import Gain, If, May
from dune_desktop.i18n import LANGUAGES, MissingText, Texts
from dune_desktop.i18n.component_text import describe, rulings
from dune_desktop.i18n.effect_text import label, sentences
from dune_desktop.i18n.languages.grammar import UnknownVerb
from dune_desktop.i18n.log import log_lines
from dune_desktop.i18n.prompts import source_name
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

WORDS = {
    "names/en": {"card:north/horn": "The Horn"},
    "names/ko": {"card:north/horn": "뿔"},
    "names/ja": {"card:north/horn": "角笛"},
    "en/effects": {"effect.blow": "blow {@card:north/horn} {n|once|# times}", "log.blown": "{who} blows"},
    "ko/effects": {"effect.blow": "{@card:north/horn}[을] {n}번 불다", "log.blown": "{who}: 불기"},
    "ja/effects": {"effect.blow": "{@card:north/horn}[を]{n}回吹く", "log.blown": "{who}が吹く"},
    "verbs/en": {"blow": "blows"},
    "verbs/ko": {"불다": "붑니다 불 불어 불며"},
    "verbs/ja": {"吹く": "吹き 吹いて"},
    "en/rulings": {"ruling:card:north/horn:1": "It is loud."},
}
WRITERS = """
from dataclasses import dataclass
from dune_desktop.engine.model.effects import Gain
from dune_desktop.i18n.contribution import Words

@dataclass(frozen=True)
class Blow:
    n: int

def blow(to, effect):
    return [to.do("effect.blow", n=effect.n)]

def blown(to, facts):
    to.begin(facts.seat, "log.blown")

WORDS = Words(writers={Blow: blow}, events={"blown": blown})
"""
HORN = {"id": "horn", "copies": 1, "deck": "imperium", "cost": 1, "icons": ["city"]}


def north(make_box: Make, writers: str = WRITERS) -> str:
    return make_box(
        "north", {"imperium": [HORN]}, boards=("base",), words=WORDS, writers=writers, events={"blown": ("n",)}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_come_with_the_box_and_go_with_it(language: str, make_box: Make) -> None:
    with pytest.raises(MissingText):
        Texts(language).name("card:north/horn")
    north(make_box)
    texts = Texts(language)
    assert texts.name("card:north/horn") == WORDS[f"names/{language}"]["card:north/horn"]
    assert source_name(texts, "card:north/horn") == texts.title("card:north/horn")
    assert texts.has("effect.blow")


def test_what_happens_is_told_in_words_of_the_box(make_box: Make) -> None:
    north(make_box)
    (line,) = log_lines(Texts("en"), [("blown", 0, 3)], {0: "Ann"})
    assert Texts("en").plain(line.segments) == "Ann blows"


def test_a_card_of_the_box_is_described_with_its_rulings(make_box: Make) -> None:
    boxes = ("base", north(make_box))
    texts = Texts("en")
    (card,) = (card for card in catalog(boxes).cards if card.id == "north/horn")
    assert describe(texts, card) == ()
    assert rulings(texts, "card:north/horn") == ("It is loud.",)


def test_a_new_word_is_written_by_the_box_that_brings_it(make_box: Make) -> None:
    """Conditions and lists of the general part take it like their own."""
    north(make_box)
    blow = import_module("made_up_north.i18n.words").Blow
    told = sentences(Texts("en"), (If(Council(), (Gain("spice", 1), blow(2))),))
    assert told == "If you have a seat on the High Council, gain 1 spice and blow The Horn 2 times."
    assert sentences(Texts("ko"), (blow(1),)) == "‘뿔’을 1번 붑니다."
    assert sentences(Texts("ja"), (May((blow(1),)),)) == "〈角笛〉を1回吹いてもよい。"
    assert label(Texts("ko"), blow(1)) == "‘뿔’ 1번 불기"
    assert label(Texts("ja"), blow(1)) == "〈角笛〉を1回吹く"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_of_the_box_that_no_list_has_is_found_when_the_texts_are_read(language: str, make_box: Make) -> None:
    words = {name: entries for name, entries in WORDS.items() if not name.startswith("verbs/")}
    make_box("north", {}, boards=("base",), words=words)
    with pytest.raises(UnknownVerb, match=r"north.*effect.blow: .*(blow|불다|吹く)"):
        Texts(language).check()


def test_two_packages_that_write_the_same_word_are_found(make_box: Make) -> None:
    north(make_box, WRITERS.replace("{Blow: blow}", "{Gain: blow}"))
    with pytest.raises(ValueError, match=r"writers: written in two packages: .*Gain"):
        label(Texts("en"), Gain("spice", 1))


def test_a_key_that_is_there_already_is_found(make_box: Make) -> None:
    make_box("north", {}, boards=("base",), words={"en/log": {"log.round": "Round {n}"}})
    with pytest.raises(
        ValueError, match=r"made_up_north.i18n, en, log.json: 'log.round' is in dune_desktop.i18n, log.json"
    ):
        Texts("en")
