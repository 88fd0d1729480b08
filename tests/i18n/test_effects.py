"""Effects in words: every word of the vocabulary and every component of both boxes, in all three languages."""

import json
import re
from collections import defaultdict
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.schema import vocabulary
from dune_desktop.engine.boxes.ix import effects as ix_effects
from dune_desktop.engine.model import amounts, components, conditions, effects
from dune_desktop.engine.model.amounts import FactionsAtMost, SwordCards
from dune_desktop.engine.model.effects import Choose, Discard, EachOpponent, Gain, If, May, Pay, Spend, Trash
from dune_desktop.engine.model.vocabulary import Word
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe, requirement, rulings
from dune_desktop.i18n.effect_text import (
    Context,
    clause,
    cost_words,
    label,
    option,
    sentences,
    traits,
)

TEXTS = {language: Texts(language) for language in LANGUAGES}
SPICE, DRAW = Gain("spice", 1), Gain("draw", 2)


def members(vocabulary):
    """The words of a vocabulary."""
    return tuple(vocabulary.words.values())


UNIONS = (effects.Effect, effects.Cost, conditions.Condition, amounts.Amount, components.Trait)
WORDS = [(word, union) for union in UNIONS for word in members(union)]

# Values for the fields that are no Literals.
VALUES = {
    "per": [None, amounts.CardsInPlay("fremen"), SwordCards(True), FactionsAtMost(1)],
    "zones": [("hand",), ("hand", "discard"), ("hand", "discard", "in_play")],
    "effects": [(SPICE,), (SPICE, DRAW)],
    "condition": [conditions.Council()],
    "cost": [(Spend("water", 1),), (Spend("water", 1), Trash())],
    "options": [
        ((SPICE,), (DRAW,)),
        ((SPICE, DRAW), (Trash(),)),
        ((SPICE,), (If(conditions.Council(), (DRAW,)),)),
    ],
    "icons": [("landsraad",), ("landsraad", "city")],
    "tracks": [3, 4],
    "discount": [0, 1, 3],
    "space": ["arrakeen"],
    "one_icon": [(SPICE,), (SPICE, DRAW)],
    "otherwise": [(Gain("solari", 1),)],
    "effect": [Gain("troop", 2)],
    "factions": [("emperor",), ("emperor", "guild")],
    "rewards": [((SPICE,), (Pay((Discard(),), (DRAW,)), SPICE))],
    "again": [(SPICE,), (SPICE, DRAW)],
    "crysknife": [(Trash(),)],
    "desert_mouse": [(), (SPICE,)],
    "ornithopter": [(), (SPICE, DRAW)],
    "card": ["diplomacy"],
    "posts": [("choam",), ("choam", "imperial_basin")],
}


def samples(word):
    """The word in every variety its fields allow; numbers as 1 and as more."""
    hints = get_type_hints(word)
    ranges = []
    for field in fields(word):
        hint = hints[field.name]
        if field.name in VALUES:
            ranges.append(VALUES[field.name])
        elif hint is bool:
            ranges.append([False, True])
        elif hint is int:
            ranges.append([1, 3])
        else:
            found = list(literals(hint))
            if type(None) in get_args(hint):
                found.append(None)
            ranges.append(found)
    return [word(*values) for values in product(*ranges)]


def literals(hint):
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    elif hint is int:
        yield from (1, 3)
    else:
        for part in get_args(hint):
            if part is not type(None):
                yield from literals(part)


def write(language, word, union):
    texts = TEXTS[language]
    if union is effects.Effect:
        return sentences(texts, (word,))
    if union is effects.Cost:
        return sentences(texts, (Pay((word,), (SPICE,)),))
    if union is conditions.Condition:
        return sentences(texts, (If(word, (SPICE,)),))
    if union is amounts.Amount:
        return sentences(texts, (Gain("spice", 1, word),))
    return traits(texts, (word,))


def faults(language, text):
    """What is wrong with a finished text, by its looks."""
    found = []
    if not text:
        return ["empty"]
    if re.search(r"[{}\[\]#]|  |\.\.|。。|^ | $| [.,]", text):
        found.append("leftovers")
    if language == "en":
        if not re.match(r"[A-Z0-9“]", text) or not text.endswith("."):
            found.append("no sentence")
        if re.search(r"\b(a|an) [0-9]|\b1 (troops|cards|swords|Points)\b|\b[02-9] (troop|card|sword|Point)\b", text):
            found.append("number")
    if language == "ko":
        if re.search("[A-Za-z\u3041-\u30ff]", text):
            found.append("foreign letters")
        ends = [part for part in text.split(". ") if not part.rstrip(".").endswith("니다")]
        if ends or not text.endswith("니다."):
            found.append(f"ending {ends}")
        if re.search(r"(?:[2459](?:은|을|과|이)|[013678](?:는|를|와|가))(?=[ .,])", text):
            found.append("particle")
    if language == "ja":
        if re.search("[A-Za-z가-힣]", text.replace("CHOAM", "")):
            found.append("foreign letters")
        if not text.endswith("。") or re.search("[,.!?;:()]", text):
            found.append("punctuation")
    return found


# ------------------------------------------------------------------------------------------------ the vocabulary


def test_the_tests_below_try_every_word():
    assert {word for word in vocabulary() if issubclass(word, Word)} == {word for word, _ in WORDS}


def test_no_writer_is_for_a_word_that_the_engine_does_not_know():
    assert not set(TEXTS["en"].words.writers) - {word for word, _ in WORDS}


@pytest.mark.parametrize(("word", "union"), WORDS, ids=[word.__name__ for word, _ in WORDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variety_of_every_word_reads_well(language, word, union):
    for sample in samples(word):
        text = write(language, sample, union)
        assert not faults(language, text), f"{sample}: {text!r}: {faults(language, text)}"


@pytest.mark.parametrize(("word", "union"), WORDS, ids=[word.__name__ for word, _ in WORDS])
def test_different_numbers_give_different_sentences(word, union):
    """No writer forgets the number of its word."""
    for field in fields(word):
        if get_type_hints(word)[field.name] is not int or field.name in ("tracks",):
            continue
        by_number = defaultdict(set)
        for sample in samples(word):
            others = tuple(str(getattr(sample, f.name)) for f in fields(word) if f.name != field.name)
            by_number[others].add((getattr(sample, field.name), write("en", sample, union)))
        for pairs in by_number.values():
            if word is effects.ThisTurn and len({text for _, text in pairs}) == 1:
                continue  # rules of the turn that are no number
            assert len({text for _, text in pairs}) == len({n for n, _ in pairs}), f"{word.__name__}.{field.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_label_without_a_full_stop(language):
    for word in members(effects.Effect):
        for sample in samples(word):
            words = label(TEXTS[language], sample)
            assert words, sample
            assert not re.search(r"[{}\[\]#]|[.。]$|  ", words), f"{sample}: {words!r}"


def test_others_are_told_only_what_they_do():
    """Something an opponent may decline has no wording yet and must not slip through."""
    with pytest.raises(AssertionError):
        sentences(TEXTS["en"], (EachOpponent((Trash(),)),))


# ------------------------------------------------------------------------------------------------ structure


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Gain 1 Influence with each of the four Factions."),
        ("ko", "4가지 팩션 모두에서 영향력을 1씩 얻습니다."),
        ("ja", "4つの派閥すべてに対する影響力＋1。"),
    ],
)
def test_influence_with_all_factions_is_told_at_once(language, expected):
    four = tuple(effects.Influence(name) for name in ("emperor", "guild", "bene_gesserit", "fremen"))
    assert sentences(TEXTS[language], four) == expected


def test_influence_with_some_factions_names_them():
    two = (effects.Influence("emperor"), effects.Influence("fremen"))
    assert sentences(TEXTS["en"], two) == "Gain 1 Influence each with the Emperor and the Fremen."
    different = (effects.Influence("emperor", 2), effects.Influence("fremen"))
    assert "2 Influence with the Emperor and gain 1 Influence with the Fremen" in sentences(TEXTS["en"], different)


def test_a_condition_covers_all_effects_of_its_sentence():
    effect = If(conditions.Council(), (SPICE, DRAW))
    assert sentences(TEXTS["en"], (effect,)) == (
        "If you have a seat on the High Council, gain 1 spice and draw 2 cards."
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "If you have 3 or more spice and have a seat on the High Council, draw 2 cards."),
        ("ko", "3 스파이스 이상을 가지고 있고 원로회에 당신의 의원 토큰이 있다면, 카드 2장을 뽑습니다."),
        ("ja", "3香料以上持っており、《最高議会》に議席があるなら、自分の山の上から2枚引く。"),
    ],
)
def test_conditions_that_must_all_hold_are_one_clause(language, expected):
    nested = If(conditions.Owns("spice", 3), (If(conditions.Council(), (DRAW,)),))
    assert sentences(TEXTS[language], (nested,)) == expected


def test_effects_behind_different_conditions_do_not_mix():
    two = (If(conditions.Council(), (SPICE,)), If(conditions.AgentHere(), (DRAW,)), SPICE)
    assert sentences(TEXTS["en"], two) == (
        "If you have a seat on the High Council, gain 1 spice. "
        "If your Agent is on this space, draw 2 cards. Gain 1 spice."
    )


def test_a_chosen_option_is_told_without_may():
    assert option(TEXTS["en"], (effects.Retreat(3),)) == "Retreat up to 3 troops."
    assert sentences(TEXTS["en"], (effects.Retreat(3),)) == "You may retreat up to 3 troops."


def test_may_turns_acts_into_offers():
    may = May((effects.Deploy(1, "supply", must=True),))
    assert sentences(TEXTS["ko"], (may,)) == "개인 공급처에 있는 병력 1을 교전 칸에 배치할 수 있습니다."


def test_what_may_be_done_first_joins_the_arrow():
    paid = Pay((Spend("spice", 1),), (Trash(), effects.Gain("troop", 1)))
    assert sentences(TEXTS["en"], (paid,)).startswith("You may pay 1 spice to trash a card from your hand, ")
    assert sentences(TEXTS["en"], (paid,)).endswith(" and recruit 1 troop.")
    shipped = Pay((Spend("spice", 1),), (ix_effects.Freighter(),), forced=True)
    assert [sentences(TEXTS[language], (shipped,)) for language in LANGUAGES] == [
        "Pay 1 spice to advance or recall your Freighter.",
        "1 스파이스를 지불해 화물선을 1번 이동시킵니다.",
        "1香料を支払い、貨物船を1回動かす。",
    ]


@pytest.mark.parametrize(
    ("language", "paid"), [("en", "If you do, "), ("ko", "그렇게 하면, "), ("ja", "そうしたなら、")]
)
def test_what_no_act_tells_is_not_free_either(language, paid):
    """A rule of the turn behind a price says that the price is for it."""
    rule = effects.ThisTurn("pass_enemies")
    bought = sentences(TEXTS[language], (Pay((Discard(1),), (rule,)),))
    assert re.split(r"(?<=[.。]) ?", bought, maxsplit=1)[1].startswith(paid)
    assert sentences(TEXTS[language], (Pay((Discard(1),), (rule,), forced=True),)).count(paid) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_covers_only_its_own_effect(language):
    """The Mentat comes next round, the cards now: the moment stands in a sentence of its own."""
    later = effects.Mentat("next_round")
    alone, both = (sentences(TEXTS[language], found) for found in ((later,), (later, DRAW, SPICE)))
    assert both.startswith(alone)


@pytest.mark.parametrize(("language", "wrong"), [("en", "this turn"), ("ko", "이번 차례"), ("ja", "この手番")])
def test_a_turn_still_to_come_is_not_this_turn(language, wrong):
    """A card played in an Agent turn for the Reveal turn does nothing for the cards of the Agent turn."""
    told = sentences(TEXTS[language], (effects.OnReveal((SPICE, effects.ThisTurn("acquire_to_top"))),))
    assert wrong not in told
    assert wrong in sentences(TEXTS[language], (effects.ThisTurn("acquire_to_top"),))


def test_a_tile_calls_itself_a_tile():
    away = Pay((effects.TrashSelf(),), (SPICE,))
    assert sentences(TEXTS["en"], (away,), Context(tile=True)) == "You may trash this tile to gain 1 spice."


def test_labels_leave_conditions_out():
    effect = If(conditions.Council(), (Pay((Spend("spice", 3),), (Gain("vp", 1),)),))
    assert [label(TEXTS[language], effect) for language in LANGUAGES] == [
        "Pay 3 spice: gain 1 Victory Point",
        "3 스파이스 지불 → 승점 1 얻기",
        "3香料を支払う→1勝利点獲得",
    ]


def test_a_label_of_a_choice_names_its_options():
    effect = Choose(((Discard(1),), (effects.LoseTroop("conflict"),)))
    assert label(TEXTS["en"], effect) == "Discard a card or lose 1 troop in the Conflict"


def test_words_of_costs_conditions_and_amounts_alone():
    assert cost_words(TEXTS["en"], (Spend("water", 1), Spend("spice", 2))) == "1 water and 2 spice"
    assert cost_words(TEXTS["ko"], (Spend("spice", 4),)) == "4 스파이스"
    assert cost_words(TEXTS["ja"], (Spend("spice", 4),)) == "4香料"
    assert clause(TEXTS["ja"], conditions.Alliance("any")) == "同盟トークンを1枚以上持っているなら"
    assert "Fremen card" in clause(TEXTS["en"], amounts.CardsInPlay("fremen"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_a_requirement(language):
    for word in members(conditions.Condition):
        for sample in samples(word):
            assert not re.search(r"[{}]", requirement(TEXTS[language], sample))


# ------------------------------------------------------------------------------------------------ components


def all_components():
    for box in (catalog(), catalog(("base", "ix")), catalog(("base", "immortality")), catalog(("uprising",))):
        for kind, items in (
            ("card", box.cards),
            ("intrigue", box.intrigues),
            ("conflict", box.conflicts),
            ("leader", box.leaders),
            ("space", box.spaces),
            ("hagal", box.hagal),
            ("tech", box.of("tech")),
            ("shipping", box.of("shipping")),
            ("research", box.of("research")),
            ("tleilaxu_track", box.of("tleilaxu_track")),
            ("battle", box.of("battle")),
            ("contract", box.of("contract")),
            ("objective", box.of("objective")),
            ("training", box.of("training")),
            ("rival", box.of("rival")),
        ):
            yield from ((f"{kind}:{item.id}", item) for item in items)


COMPONENTS = dict(all_components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_reads_well(language):
    for key, component in COMPONENTS.items():
        parts = describe(TEXTS[language], component)
        assert parts, f"nothing is said of {key}"
        short = {"cost"} | ({"note"} if key.startswith("hagal:") else set())
        for part in parts:
            assert part.heading, key
            if part.kind not in short:
                assert not faults(language, part.text), f"{key}: {part.text!r}: {faults(language, part.text)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language):
    missing = [key for key in COMPONENTS if not TEXTS[language].has_name(key)]
    assert not missing


def test_all_languages_tell_the_same_parts():
    for key, component in COMPONENTS.items():
        kinds = {language: [part.kind for part in describe(TEXTS[language], component)] for language in LANGUAGES}
        assert kinds["en"] == kinds["ko"] == kinds["ja"], key


SENTENCES = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", SENTENCES, ids=[entry["component"] for entry in SENTENCES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_components_word_for_word(language, entry):
    """Components as they were read beside their facts (all of Ix and Uprising among them); read again what changes."""
    parts = describe(TEXTS[language], COMPONENTS[entry["component"]])
    told = [{"kind": part.kind, "text": part.text} for part in parts]
    assert told == [{"kind": part["kind"], "text": part[language]} for part in entry["parts"]]


# ------------------------------------------------------------------------------------------------ clarifications


@pytest.mark.parametrize("language", LANGUAGES)
def test_clarifications_belong_to_components_and_are_numbered_from_one(language):
    texts = TEXTS[language]
    by_component = defaultdict(list)
    for key in texts.keys("ruling:"):
        _, kind, name, number = key.split(":")
        by_component[f"{kind}:{name}"].append(int(number))
    assert set(by_component) <= set(COMPONENTS)
    for component, numbers in by_component.items():
        assert numbers == list(range(1, len(numbers) + 1)), component
        assert len(numbers) <= 3, component
        assert len(rulings(texts, component)) == len(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clarifications_are_sentences(language):
    texts = TEXTS[language]
    end = {"en": ".", "ko": "니다.", "ja": "。"}[language]
    wrong = [key for key in texts.keys("ruling:") if not str(texts.t(key)).endswith(end)]
    assert not wrong


def test_a_component_without_clarifications_has_none():
    assert rulings(TEXTS["en"], "card:dagger") == ()


def test_what_the_official_texts_clarify_most_often_is_told():
    """A few whose rulings matter in play, by what must be in them."""
    expected = {
        "card:kwisatz_haderach": "requirement",
        "card:imperial_spy": "trash itself",
        "intrigue:corner_the_market": "Rival",
        "card:stilgar": "cannot pay",
        "intrigue:calculated_hire": "cannot play",
        "space:mentat": "even if",
        "leader:count_ilban_richese": "board space",
    }
    for key, words in expected.items():
        assert words in " ".join(rulings(TEXTS["en"], key)), key


def test_the_composer_knows_the_space_a_conflict_is_fought_for():
    text = describe(TEXTS["en"], COMPONENTS["conflict:siege_of_arrakeen"])[0].text
    assert text == "Gain 1 Victory Point and control of Arrakeen."
    assert sentences(TEXTS["en"], (effects.Control(),)) == "Gain control of the space."
