"""What the tip of each component must say follows from its data alone, field by field and effect by effect.

A tip tells whole sentences. Here every effect, condition, price and mark of a component is put into words by itself,
and what carries its meaning (numbers, names, verbs) must be found in the tip.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, Final

import pytest

from dune_desktop.engine.boxes.uprising import spies
from dune_desktop.engine.boxes.uprising.components import RivalLeader
from dune_desktop.engine.model.conditions import Condition, InfluenceAtLeast
from dune_desktop.engine.model.effects import Choose, Cost, Effect, Influence
from dune_desktop.engine.model.ids import Box, bare
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.effect_text import NO_CONTEXT, Composer, Context, cost_words, label, sentences, traits
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.explained import tip
from dune_desktop.ui.screen.metrics import Plain
from tests.kit import Table, immortality_table, ix_table, solo_table, upr, uprising_table
from tests.kit import table as kit_table
from tests.kit.rivals import rivals_table
from tests.ui.moving import SIZE
from tests.ui.tables import at_table

ALL: tuple[Box, ...] = ("base", "ix", "immortality")
NAMES = ("Ann", "Bo", "Cy", "Di")

CONTENT: Final = {
    "en": re.compile(r"[a-z]{4,}|\d+"),
    "ko": re.compile(r"[가-힣]{2,}|\d+"),
    "ja": re.compile(r"[一-龯々]|[ァ-ヴー]{2,}|\d+"),
}
"""What carries meaning in a sentence; endings and little words differ where sentences are joined."""

ALONE: Final = {"en": set[str](), "ko": {"골라", "있습니다", "버립니다", "부릅니다"}, "ja": set("対選公開")}
"""What is otherwise, or not there, where sentences are joined."""

OTHERWISE: Final = {"choam_directorship": (Influence,), "uprising/rival_glossu_rabban": (Choose,)}
"""Components with a sentence of their own for several such effects together: each Faction, one troop or two."""

WORDS: Final = {
    "combat": {"en": "deploy", "ko": "배치", "ja": "進軍"},
    "control": {"en": "controls", "ko": "지배", "ja": "占拠"},
    "maker": {"en": "bonus spice is added", "ko": "보너스 스파이스가 1", "ja": "1香料を追加"},
    "once": {"en": "only once per game", "ko": "단 1번", "ja": "1回のみ"},
    "graft": {"en": "second card", "ko": "다른 카드", "ja": "2枚"},
    "unload": {"en": "Reveal box", "ko": "공개", "ja": "公開"},
    "defence": {"en": "supply", "ko": "공급처", "ja": "基地"},
    "post": {"en": "Spy", "ko": "스파이", "ja": "密偵"},
    "wall": {"en": "sandworm", "ko": "모래벌레", "ja": "砂虫"},
    "first_player": {"en": "first player", "ko": "시작 플레이어", "ja": "ファースト"},
    "tie": {"en": "tie", "ko": "동점", "ja": "同"},
}
"""The word, or a part of it, by which a mark is known in each language."""


def carried(language: str, sentence: str) -> set[str]:
    """What of a sentence must be found wherever it is told, joined with others or not."""
    found = set(CONTENT[language].findall(re.sub(r"<[^>]*>|\{[^}]*\}", " ", sentence).lower())) - ALONE[language]
    return {_stem(word) for word in found} if language == "ko" else found


def _stem(word: str) -> str:
    """A word of Korean without the endings and particles that it may have."""
    if word.isdigit():
        return word
    return word[:-3] if word.endswith("니다") else word[: max(1, len(word) - 2)]


def missing(language: str, said: str, *ways: str) -> set[str]:
    """What is lacking of what is to be said in one of these ways: numbers as such, words also as parts of others."""
    words = said.lower()
    numbers = set(re.findall(r"\d+", words))
    lacking = [
        {each for each in carried(language, way) if (each not in numbers if each.isdigit() else each not in words)}
        for way in ways
    ]
    return min(lacking, key=len)


# ------------------------------------------------------------------------------------------------ what data say


Said = str | tuple[str, ...]
"""Something in words, or in one way or another."""


def of_words(texts: Texts, found: Any, context: Context = NO_CONTEXT) -> Iterator[Said]:
    """The sentence, or short words, of each effect that holds no other; each condition and cost of those that do."""
    for word in parts(found):
        if not isinstance(word, (Effect, Cost, Condition)):
            continue
        inner = [each for each in parts(word)[1:] if isinstance(each, (Effect, Cost, Condition))]
        if isinstance(word, Effect) and not any(isinstance(each, Effect) for each in inner):
            yield sentences(texts, (word,), context), label(texts, word, context=context)
        elif isinstance(word, Cost):
            yield cost_words(texts, (word,))
        elif isinstance(word, Condition) and not inner:
            yield Composer(texts, context).clause(word)


def names(kind: str) -> Callable[[Texts, Any, Any], Iterator[Said]]:
    """The names of components of a kind."""

    def told(texts: Texts, value: Any, _: object) -> Iterator[Said]:
        for each in (value,) if isinstance(value, str) else value:
            yield texts.name(f"{kind}:{each}")

    return told


def mark(word: str) -> Callable[[Texts, Any, Any], Iterator[Said]]:
    """A mark that is there or not."""
    return lambda texts, value, _: iter([WORDS[word][texts.language]] if value else [])


def effects(texts: Texts, value: Any, component: Any) -> Iterator[Said]:
    of = Context(getattr(component, "base_spice", None), getattr(component, "controls", None) or "")
    return of_words(texts, value, of)


def of_number(sign: str) -> Callable[[Texts, Any, Any], Iterator[Said]]:
    """A number of something."""
    return lambda texts, value, _: iter([f"{value} {texts.t(sign)}"] if value else [])


def number(texts: Texts, value: Any, _: object) -> Iterator[Said]:
    yield from [str(value)] if value else []


def no(texts: Texts, value: Any, _: object) -> Iterator[Said]:
    return iter(())


UNTOLD: Final = frozenset(
    {
        *("id", "copies", "deck", "variant", "box", "of", "without", "kind", "mark", "players"),  # how it comes to play
        *("house", "complexity", "rival", "player", "side_of", "namesake"),  # of leaders, before the game
        *("column", "row", "step", "leads_to", "level", "icon_of", "seats"),  # seen where it lies
        "base_spice",  # told by the harvest among the effects
    }
)
"""Fields of which a tip need not speak."""

TOLD: Final[dict[str, dict[str, Callable[[Texts, Any, Any], Iterator[Said]]]]] = {
    "card": {
        "cost": number,
        "factions": no,
        "icons": names("icon"),
        "infiltrates": names("icon"),
        "unload": mark("unload"),
        "graft": mark("graft"),
        **dict.fromkeys(("agent", "reveal", "acquire", "trash", "discard"), effects),
    },
    "intrigue": {"uses": effects},
    "conflict": {
        **dict.fromkeys(("first", "second", "third"), effects),
        "controls": lambda texts, value, _: iter(
            [texts.name("space:" + value), WORDS["defence"][texts.language]] if value else []
        ),
    },
    "battle": {
        "icon": lambda texts, value, _: iter([texts.t(f"battle.icon.{value}")]),
        "wall": mark("wall"),
    },
    "leader": {"ability": lambda texts, value, _: (traits(texts, (each,)) for each in value), "signet": effects},
    "space": {
        "icon": no,  # its color and sign, and the cards that lead there
        "faction": lambda texts, value, _: iter([texts.name("faction:" + value)] if value else []),
        "cost": effects,
        "rates": effects,
        "requirement": lambda texts, value, _: iter(
            [f"{value.n} {texts.name('faction:' + value.faction)}"] if isinstance(value, InfluenceAtLeast) else []
        ),
        **dict.fromkeys(("effects", "reveal"), effects),
        "combat": mark("combat"),
        "maker": mark("maker"),
        "control_bonus": lambda texts, value, _: iter(
            [WORDS["control"][texts.language], *of_words(texts, value)] if value else []
        ),
        "once_per_game": mark("once"),
    },
    "hagal": {
        "spaces": lambda texts, value, card: names("space")(texts, value if card.kind == "space" else (), card),
        "effects": lambda texts, value, _: of_words(texts, value, Context(rival=True)),
        "when": lambda texts, value, _: of_words(texts, value, Context(rival=True)),
        "instead": lambda texts, value, _: of_words(texts, value, Context(rival=True)),
        "swords": number,
    },
    "tech": {
        "cost": number,
        "acquire": effects,
        "uses": lambda texts, value, _: of_words(texts, value, Context(tile=True)),
        "rule": lambda texts, value, _: iter([str(texts.t(f"tech.rule.{value}"))] if value else []),
    },
    "shipping": {"reward": effects},
    "research": {"effects": effects, "marker": number},
    "tleilaxu_track": {"effects": effects, "first": effects},
    "contract": {
        "effects": effects,
        "visit": lambda texts, value, _: iter([texts.name(f"space:uprising/{value}")] if value else []),
        "harvest": number,
        "acquire": lambda texts, value, _: iter([texts.name(f"card:uprising/{value}")] if value else []),
        "immediate": no,  # what it gives is told, and nothing that it waits for
    },
    "objective": {
        "icon": lambda texts, value, _: iter([texts.t(f"battle.icon.{value}")]),
        "first_player": no,  # it is over when the table can be seen
    },
    "training": {"effects": effects},
    "rival_leader": {
        "ability": no,
        "signet": lambda texts, value, _: of_words(texts, value, Context(rival=True)),
        "scheme": lambda texts, value, _: of_words(texts, value, Context(rival=True)),
        "swordmaster": number,
        "priority": names("faction"),
        "streamlined": no,
    },
}
"""By the kind of component what each field says; no field may be forgotten."""


def wanted(texts: Texts, kind: str, component: Any) -> list[Said]:
    """All sentences whose words the tip of this component must have."""
    told = TOLD[kind]
    found: list[Said] = []
    for each in fields(component):
        assert (each.name in told) != (each.name in UNTOLD and each.name not in told), (kind, each.name)
        if each.name in told:
            found += told[each.name](texts, _leaving_out(component, getattr(component, each.name)), component)
    return found


def _leaving_out(component: Any, value: Any) -> Any:
    """The value of a field without effects that are told otherwise."""
    leave = OTHERWISE.get(component.id, ())
    return tuple(each for each in value if not isinstance(each, leave)) if leave and isinstance(value, tuple) else value


def lacks(texts: Texts, kind: str, component: Any, said: str) -> set[str]:
    """The words that are missing in the tip of a component."""
    ways = [(each,) if isinstance(each, str) else each for each in wanted(texts, kind, component)]
    return {word for way in ways for word in missing(texts.language, said, *map(str, way))}


# ------------------------------------------------------------------------------------------------ what tips say


def before(made: Table, language: str) -> TableModel:
    """What the first seat sees of this position."""
    scene = at_table(Session(made.rules, made.state.clone(), 1, NAMES[: len(made.state.seats)]), language)
    scene.shown_game.viewer = 0
    return scene.model(Plain(), SIZE)


Tipped = tuple[Texts, str, Any, str]
"""The texts, a component and of which kind it is, and its tip."""


def tips(language: str) -> Iterator[Tipped]:
    """Each component of every box, of which kind it is, and its tip where it lies on the table."""
    original, both, uprising = kit_table(), immortality_table(ix=True), uprising_table(choam=True)
    for made in (original, both, uprising):
        model, rules = before(made, language), made.rules
        texts = model.texts
        for space in rules.catalog.spaces:
            yield texts, "space", space, tip(model, "space:" + space.id)
        for card in rules.catalog.intrigues:
            yield texts, "intrigue", card, tip(model, f"intrigue:{card.id}#0")
        for card in rules.catalog.cards:
            yield texts, "card", card, tip(model, _where(card))
        for tile in rules.catalog.of("tech"):
            yield texts, "tech", tile, tip(before(made.shown(tile.id), language), "tech:" + tile.id)
        for kind, thing in (("shipping", "step:"), ("research", "hex:"), ("contract", "contract:own.")):
            for component in rules.catalog.of(kind):
                yield texts, kind, component, tip(model, thing + component.id)
        for station in rules.catalog.of("tleilaxu_track"):
            yield texts, "tleilaxu_track", station, tip(model, f"station.tleilaxu:{station.step}")
        for conflict in rules.catalog.conflicts:
            words = tip(before(made.conflict(conflict.id), language), "conflict")
            yield texts, "conflict", conflict, words
            for battle in rules.catalog.of("battle"):
                if battle.id == conflict.id:
                    yield texts, "battle", battle, words
    for objective in uprising.rules.catalog.of("objective"):
        if 4 in objective.players:
            model = before(uprising.setup(0, objective=objective.id), language)
            yield model.texts, "objective", objective, tip(model, f"icon:0.{bare(objective.id)}")
    yield from _tips_of_leaders(language)
    yield from _tips_of_rivals(language)


def _where(card: Any) -> str:
    """A card lies where it is bought, if it is bought."""
    if card.cost is None:
        return f"card:{card.id}#0"
    lies = {"reserve": f"reserve:{card.id}", "tleilaxu": f"jar:{card.id}@tleilaxu:0"}
    return lies.get(card.deck, f"offer:{card.id}@0")


def _tips_of_leaders(language: str) -> Iterator[Tipped]:
    for table in (immortality_table, uprising_table):
        for leader in table().rules.catalog.leaders:
            if leader.player and not leader.side_of:
                model = before(table(leader=leader.id), language)
                yield model.texts, "leader", leader, tip(model, "seat:0")
    trained = uprising_table(leader=upr("feyd_rautha_harkonnen"))
    for space in trained.rules.catalog.of("training"):
        model = before(trained.setup(0, training=bare(space.id)), language)
        yield model.texts, "training", space, tip(model, "training:0")


def _tips_of_rivals(language: str) -> Iterator[Tipped]:
    for made in (solo_table(boxes=ALL), rivals_table()):
        model = before(made, language)
        for card in made.rules.catalog.hagal:
            yield model.texts, "hagal", card, tip(model, f"hagal:{card.id}")
    for leader in made.rules.catalog.leaders:
        if isinstance(leader, RivalLeader):
            made.state.seats[1].leader = leader.id  # some are the namesake of whoever plays the first seat
            model = before(made, language)
            yield model.texts, "rival_leader", leader, tip(model, "seat:1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_leave_nothing_out_that_the_rules_carry_out(language: str) -> None:
    """Of every component of every box; and each line of a tip that names none but itself is needed for that."""
    found, needed = [], Counter[str]()
    for texts, kind, component, said in tips(language):
        if words := lacks(texts, kind, component, said):
            found.append((kind, component.id, sorted(words), said))
        lines = said.split("\n")
        for at in range(1, len(lines)):
            needed[kind] += bool(lacks(texts, kind, component, "\n".join(lines[:at] + lines[at + 1 :])))
    assert not found
    assert needed.keys() >= TOLD.keys() - {"objective", "battle"}
    assert all(needed[kind] >= least for kind, least in NEEDED.items()), needed


NEEDED: Final = {"space": 35, "card": 700, "intrigue": 140, "conflict": 95, "battle": 20, "leader": 28, "hagal": 65}
"""How many lines at least the tips of a kind cannot do without."""


@pytest.mark.parametrize(
    ("made", "thing", "line"),
    [
        (kit_table(), "space:arrakeen", "Combat space"),
        (kit_table(), "space:arrakeen", "Control bonus"),
        (kit_table(), "space:imperial_basin", "Maker space"),
        (kit_table(), "space:swordmaster", "Once per game"),
        (kit_table(), "space:high_council", "Reveal turn"),
        (uprising_table(), "space:arrakeen", "Observation post"),
        (kit_table(), "faction:fremen", "Each time you reach 4 Influence"),
    ],
)
def test_what_holds_at_a_place_is_in_its_tip(made: Table, thing: str, line: str) -> None:
    kind, _, name = thing.partition(":")
    assert line in tip(before(made, "en"), f"{kind}:{made._name(name)}")


def test_a_tip_tells_how_it_is_now() -> None:
    """Who controls a space and whose Spies watch it, whether the Shield Wall stands, whose ability counts."""
    control = kit_table().control("arrakeen", 1)
    assert "Bo controls it" in tip(before(control, "en"), "space:arrakeen")
    held = ix_table(dreadnoughts={"garrison": 1}).control("arrakeen", 1).hold("arrakeen", 0)
    for thing in ("space:arrakeen", "control:arrakeen"):
        assert "Ann controls" in tip(before(held, "en"), thing), "a dreadnought counts before a marker (X6.4)"
    watched = uprising_table(spies=["emperor"])
    (first, *_) = spies.linked(watched.rules)["emperor"]
    assert "Spies that watch it: Ann." in tip(before(watched, "en"), "space:" + first)
    basin, protected = "space:uprising/hagga_basin", "The Shield Wall protects this Conflict"
    siege = uprising_table().conflict(upr("siege_of_arrakeen"))
    assert protected in tip(before(siege, "en"), basin)
    assert protected not in tip(before(siege.wall(False), "en"), basin)
    assert protected not in tip(before(uprising_table().conflict(upr("trade_dispute")), "en"), basin)
    solo = before(solo_table(), "en")
    ability, signet = describe(solo.texts, solo.rules.leaders[solo.view.seats[1].leader])
    assert signet.text in tip(solo, "seat:1")
    assert ability.text not in tip(solo, "seat:1"), "Rivals ignore it (R28.1)"
