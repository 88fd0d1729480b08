"""What a word or a component lacks is said in a sentence, with the file to add it to."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dune_desktop.cli import main
from dune_desktop.content.export import export
from dune_desktop.engine.assembly.missing import MissingPart
from dune_desktop.engine.resolution.resolve import PLAIN, EffectRule
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.reasons import why_not
from dune_desktop.i18n.texts import reload_texts
from dune_desktop.tools.missing import missing, missing_rules, missing_sentences
from dune_desktop.ui.presenters.effect_line import line
from tests.kit import table
from tests.kit.boxes import Make, make_box

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

__all__ = ["make_box"]

VOCABULARY = """
from dataclasses import dataclass
from typing import Literal
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Cost, Effect

@dataclass(frozen=True, slots=True)
class Blow(Effect):
    n: int
    op: Literal["blow"] = "blow"

@dataclass(frozen=True, slots=True)
class Pawn(Cost):
    n: int = 1
    op: Literal["pawn"] = "pawn"

@dataclass(frozen=True, slots=True)
class Loud(Condition):
    n: int
    test: Literal["loud"] = "loud"

@dataclass(frozen=True, slots=True)
class Echoes(Amount):
    count: Literal["echoes"] = "echoes"
"""
WORDS = {
    "names/en": {"card:north/horn": "The Horn"},
    "names/ko": {"card:north/horn": "뿔"},
    "names/ja": {"card:north/horn": "角笛"},
    "en/effects": {
        "effect.blow": "blow your horn {n|once|# times}",
        "cost.pawn": "pawn {n|a horn|# horns}",
        "if.loud": "if {n} or more opponents hear you",
        "per.echoes": "echo you hear",
    },
    "ko/effects": {
        "effect.blow": "뿔[을] {n}번 불다",
        "cost.pawn": "뿔 {n}개[을] 맡기다",
        "if.loud": "다른 플레이어 {n}명 이상이 들었다면",
        "per.echoes": "들리는 메아리 1개",
    },
    "ja/effects": {
        "effect.blow": "角笛を{n}回吹く",
        "cost.pawn": "角笛{n}本を預ける",
        "if.loud": "対戦相手{n}人以上に聞こえるなら",
        "per.echoes": "聞こえるこだま1つ",
    },
    "verbs/en": {"blow": "blows", "pawn": "pawns"},
    "verbs/ko": {"불다": "붑니다 불 불어 불며", "맡기다": "맡깁니다 맡길 맡겨 맡기며"},
    "verbs/ja": {"吹く": "吹き 吹いて", "預ける": "預け 預けて"},
}
HORN = {"id": "horn", "copies": 1, "deck": "imperium", "cost": 1, "icons": ["city"]} | {
    "agent": [
        {"op": "pay", "cost": [{"op": "pawn", "n": 2}], "effects": [{"op": "blow", "n": 3}]},
        {"op": "if", "condition": {"test": "loud", "n": 2}, "effects": [{"op": "gain", "what": "troop"}]},
    ],
    "reveal": [{"op": "gain", "what": "sword", "n": 1, "per": {"count": "echoes"}}],
}
"""A card of words that have a class, a rule and a text in each language, and no other entry anywhere."""


def _install(builder: RulesBuilder) -> None:
    vocabulary = import_module("made_up_north.vocabulary")
    builder.register(
        effects={vocabulary.Blow: EffectRule(lambda *given: True, PLAIN)},
        costs={vocabulary.Pawn: (lambda *given: False, lambda *given: None)},
        conditions={vocabulary.Loud: lambda *given: False},
        counters={vocabulary.Echoes: lambda *given: 2},
    )


def north(make_box: Make, **changed: Any) -> str:
    given = {"words": WORDS, "vocabulary": VOCABULARY, "install": _install} | changed
    return make_box("north", {"imperium": [HORN]}, boards=("base",), **given)


def without(text: str, language: str) -> dict[str, dict[str, str]]:
    file = f"{language}/effects"
    return WORDS | {file: {key: words for key, words in WORDS[file].items() if key != text}}


def test_the_program_lacks_nothing() -> None:
    assert list(missing()) == []


@pytest.mark.parametrize(
    ("language", "agent", "reveal", "unpaid", "unmet"),
    [
        (
            "en",
            "You may pawn 2 horns to blow your horn 3 times. If 2 or more opponents hear you, recruit 1 troop.",
            "Gain 1 sword for each echo you hear.",
            "Ann cannot pay the cost",
            "Only if 2 or more opponents hear you",
        ),
        (
            "ko",
            "뿔 2개를 맡겨 뿔을 3번 불 수 있습니다. 다른 플레이어 2명 이상이 들었다면, 병력 1을 소집합니다.",
            "들리는 메아리 1개당 검 1개를 얻습니다.",
            "Ann은 비용을 지불할 수 없습니다",
            "다른 플레이어 2명 이상이 들었다면 사용할 수 있습니다",
        ),
        (
            "ja",
            "角笛2本を預けてもよい。そうしたなら、角笛を3回吹く。対戦相手2人以上に聞こえるなら、1部隊招集。",
            "聞こえるこだま1つにつき、赤刃1つ獲得。",
            "Annはコストを支払えません",
            "対戦相手2人以上に聞こえるなら使えます",
        ),
    ],
    ids=LANGUAGES,
)
def test_a_word_is_told_everywhere_by_its_class_rule_and_texts(
    make_box: Make, language: str, agent: str, reveal: str, unpaid: str, unmet: str
) -> None:
    """In sentences, on a button, in signs, as the reason why it cannot be used, and in shorthand."""
    box, texts = north(make_box), Texts(language)
    assert list(missing()) == []
    t = table(boxes=("base", box), hand=["north/horn"], garrison=3)
    card = t.rules.cards["north/horn"]
    assert [part.text for part in describe(texts, card)] == [agent, reveal]
    for effect in (*card.agent, *card.reveal):
        assert label(texts, effect)
        assert line((effect,), texts)
    told = {item["id"]: item for item in export((box,))}["horn"]
    assert told["agent"] == "pay [pawn 2] -> [blow 3]; if [loud 2]: troop 1"
    assert told["reveal"] == "[sword 1 for each [echoes]]"
    t.play("north/horn", "arrakeen")
    reasons = [option.reason for option in t.decision().options if option.id[0] == "take" and option.reason]
    assert [str(why_not(texts, reason, 0, {0: "Ann"})) for reason in reasons] == [unpaid, unmet]


@pytest.mark.parametrize(
    ("text", "name", "language"),
    [
        ("effect.blow", "Blow", "en"),
        ("cost.pawn", "Pawn", "ko"),
        ("if.loud", "Loud", "ja"),
        ("per.echoes", "Echoes", "ko"),
    ],
)
def test_a_word_without_a_text_is_named_with_the_file(make_box: Make, text: str, name: str, language: str) -> None:
    """By the command, and by whoever tells the card."""
    box = north(make_box, words=without(text, language))
    lacks = (
        f"{name} (made_up_north/vocabulary.py) has no sentence: "
        f"add the text {text} to made_up_north/i18n/locales/{language}/effects.json"
    )
    assert list(missing_sentences()) == [f"card:north/horn: {lacks}"]
    with pytest.raises(MissingPart, match=re.escape(lacks)):
        describe(Texts(language), table(boxes=("base", box)).rules.cards["north/horn"])


def test_a_field_that_a_text_asks_for_in_vain_is_named(make_box: Make) -> None:
    asks = WORDS | {"en/effects": WORDS["en/effects"] | {"per.echoes": "echo louder than {volume}"}}
    north(make_box, words=asks)
    (said,) = missing_sentences()
    assert said == (
        "card:north/horn: per.echoes in 'en' wants {volume}, which Echoes (made_up_north/vocabulary.py) lacks"
    )


def test_a_word_without_a_rule_is_named_with_its_file(make_box: Make) -> None:
    north(make_box, install=lambda builder: None)
    (said,) = missing_rules()
    assert re.fullmatch(r"card:north/horn uses \w+ \(made_up_north/vocabulary.py\), which has no rule .*", said)


def test_content_says_what_a_card_lacks(capsys: pytest.CaptureFixture[str], make_box: Make) -> None:
    """One line for each name, and no traceback."""
    horn = {"id": "horn", "copies": 1, "deck": "imperium", "cost": 1, "icons": ["city"]}
    make_box("north", {"imperium": [horn]}, boards=("base",), words={"names/en": {"card:north/horn": "The Horn"}})
    assert main(["content"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        f"card:north/horn has no name: add it to made_up_north/i18n/locales/names/{language}.json"
        for language in ("ko", "ja")
    ]


def test_content_says_where_a_file_is_wrong(capsys: pytest.CaptureFixture[str], make_box: Make) -> None:
    """One line with the path in the file."""
    make_box("north", {"imperium": [{"id": "horn", "copies": 1, "deck": "imperium", "cost": "much"}]}, boards=("base",))
    assert main(["content"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("dune-desktop: north/imperium.json: 0.cost: ")
    assert err.count("\n") == 1


def test_content_says_which_file_of_names_is_no_json(
    capsys: pytest.CaptureFixture[str], make_box: Make, tmp_path: Path
) -> None:
    """A comma too many: the file, the line, and no traceback."""
    make_box("north", {"imperium": []}, boards=("base",), words={"names/ko": {}})
    file = tmp_path / "made_up_north" / "i18n" / "locales" / "names" / "ko.json"
    file.write_text('{\n  "card:north/horn": "뿔",\n}\n', encoding="utf-8")
    reload_texts()
    assert main(["content"]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"dune-desktop: {file}: ")
    assert "line 2" in err or "line 3" in err
    assert err.count("\n") == 1
