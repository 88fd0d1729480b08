"""Why-not lines: one for every reason the engine gives."""

import ast
import re
from pathlib import Path

import pytest

from dune_desktop.engine.boxes.immortality import words as immortality_words
from dune_desktop.engine.boxes.ix import words as ix_words
from dune_desktop.engine.boxes.uprising import words as uprising_words
from dune_desktop.engine.model import conditions, effects
from dune_desktop.engine.model.options import Reason
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.reasons import why_not

ENGINE = Path(__file__).parents[2] / "dune_desktop" / "engine"
NAMES = {"en": {0: "Paul", 1: "Yuna"}, "ko": {0: "폴", 1: "유나"}, "ja": {0: "太郎", 1: "花子"}}

SAMPLES = [
    Reason("no_agent", {"n": 2}),
    Reason("no_icons", {"card": "dagger"}),
    Reason("needs_partner", {"card": "immortality/ghola"}),
    Reason("no_icon", {"card": "dagger", "icon": "city"}),
    Reason("no_icons", {"card": "dagger", "partner": "immortality/ghola"}),
    Reason("no_icon", {"card": "dagger", "partner": "immortality/ghola", "icon": "city"}),
    Reason("no_card", {"icon": "city", "cards": "dagger,diplomacy"}),
    Reason("voice", {"seat": 1}),
    Reason("no_swordmaster"),
    Reason("once"),
    Reason("own_agent"),
    Reason("occupied", {"seat": 1}),
    Reason("passed", {"seat": 1}),
    Reason("influence", {"faction": "fremen", "need": 2, "have": 1}),
    Reason("alliance", {"faction": "fremen"}),
    Reason("alliance", {"faction": "any"}),
    Reason("requirement"),
    Reason("cost", {"what": "water", "need": 2, "have": 1}),
    Reason("cost", {"what": "persuasion", "need": 5, "have": 1}),
    Reason("effects_left"),
    Reason("deploy_more", {"need": 4, "have": 1}),
    Reason("taken"),
    Reason("timing", {"timing": "combat"}),
    Reason("timing", {"timing": "combat,endgame"}),
    Reason("no_mentat"),
    Reason("no_opponent"),
    Reason("no_agent_out"),
    Reason("nothing"),
    Reason("no_tech"),
    Reason("tech_price", {"what": "spice", "need": 4, "have": 1}),
    Reason("tile_used"),
    Reason("no_supply_troop"),
    Reason("no_dreadnought"),
    Reason("no_token"),
    Reason("track_end"),
    Reason("no_specimen_card"),
    Reason("agent_gone"),
    Reason("no_faction_space"),
    Reason("not_in_play"),
    Reason("track_icons"),
    Reason("losses_used"),
    Reason("atomics_turn"),
    Reason("over"),
    Reason("hagal"),
    Reason("not_offered"),
    Reason("asked_first"),
    Reason("cost_limit", {"need": 5, "most": 3}),
    Reason("none_left"),
    Reason("reveal_turn_only"),
    Reason("tech_icon"),
    Reason("own_turn_only"),
    Reason("by_itself"),
    Reason("agent_sent"),
    Reason("turns_only"),
    Reason("agent_turn_only"),
    Reason("combat_cards"),
    Reason("deploy_turn"),
    Reason("deploy_in_bar"),
    Reason("no_combat_space"),
    Reason("deployed_all"),
    Reason("freighter_icon"),
    Reason("freighter_step"),
    Reason("played"),
    Reason("waits"),
    Reason("acquire_waits"),
    Reason("influence_by"),
    Reason("no_free_post"),
    Reason("no_spy"),
    Reason("wall_protects"),
    Reason("wall_is_gone"),
    Reason("no_such_icon"),
    Reason("deck_too_small"),
    Reason("too_few_troops"),
    Reason("no_other_agent"),
    Reason("training_over"),
    Reason("no_memory"),
    Reason("spies_by_effect"),
    Reason("contracts_by_effect"),
    Reason("icons_by_winning"),
]


def conditions_by_name():
    """Every condition of the vocabulary by the name of its test."""
    modules = (conditions, ix_words, immortality_words, uprising_words)
    return {
        word.__dataclass_fields__["test"].default: word
        for word in (word for module in modules for word in vars(module).values())
        if isinstance(word, type) and "test" in getattr(word, "__dataclass_fields__", {})
    }


def engine_keys():
    """The keys of every `Reason(...)` in the engine, "cost_*" for those made of a cost's name."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                key = node.args[0]
                for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    if isinstance(one, ast.Constant):
                        found.add(one.value)
                    elif isinstance(one, ast.BinOp) and isinstance(one.left, ast.Constant):
                        found.add(one.left.value + "*")
                    else:
                        raise AssertionError(f"{path.name}:{node.lineno}: a reason this test cannot read")
    return found


def costs():
    """The reason for every kind of cost that is missing."""
    return [f"cost_{name}" for name in effects.Cost.words]


def _condition(test: str) -> Reason:
    """The reason for a condition that is not met, with made-up values for its words."""
    values = {"faction": "fremen", "n": 3, "tracks": 2, "what": "spice", "icons": ("landsraad", "city", "spice_trade")}
    values |= {"factions": ("emperor", "guild"), "most": 2}
    word = conditions_by_name()[test]
    return Reason("condition", {"test": test} | {f: values[f] for f in word.__dataclass_fields__ if f != "test"})


CONDITIONS = [_condition(test) for test in conditions_by_name()]


def test_every_reason_of_the_engine_has_a_line():
    """There is a sample of each, and each sample is tried in all languages."""
    keys = engine_keys()
    assert {"cost", "cost_*"} <= keys, "nothing was found: the search is wrong"
    assert keys - {"cost_*"} <= {reason.key for reason in SAMPLES} | {"condition"}


def test_every_line_is_for_a_reason():
    """The general part has none that are of a box, and a box none that nobody gives."""
    lines = {key.removeprefix("reason.") for key in Texts("en").keys("reason.")}
    lines = {line for line in lines if "." not in line} - {"condition"}
    asked = {reason.key for reason in SAMPLES}
    assert asked <= lines <= asked | set(costs())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "reason",
    [*SAMPLES, *(Reason(key) for key in costs()), *CONDITIONS],
    ids=lambda reason: reason.key + "".join(f"-{value}" for value in reason.args.values()),
)
def test_every_reason_is_one_short_line(language, reason):
    for met in (False, True):
        line = why_not(Texts(language), reason, 0, NAMES[language], met)
        words = Texts(language).plain(line)
        assert words
        assert "\n" not in words
        assert not words.endswith((".", "。")), "a tip has no full stop"
        assert not words[0].islower(), "it stands alone"
        assert not re.search(r"[{}]", words)
        assert len(words) <= {"en": 70, "ko": 45, "ja": 45}[language]


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (
            Reason("cost", {"what": "water", "need": 2, "have": 1}),
            ["Costs 2 {water}; Paul has 1", "비용 2 {water}, 폴은 1", "コスト2 {water}、太郎は1"],
        ),
        (
            Reason("occupied", {"seat": 1}),
            ["Occupied by Yuna’s Agent", "유나의 에이전트가 여기 있습니다", "花子の代行者がいます"],
        ),
        (
            Reason("influence", {"faction": "fremen", "need": 2, "have": 1}),
            [
                "Needs 2 {fremen} Influence; Paul has 1",
                "{fremen} 영향력 2 필요, 폴은 1",
                "{fremen}影響力2が必要、太郎は1",
            ],
        ),
        (
            Reason("voice", {"seat": 1}),
            ["Closed by Yuna with The Voice", "유나가 “목소리”로 막은 장소입니다", "花子が〈声〉で封鎖したマスです"],
        ),
        (
            Reason("no_icon", {"card": "dagger", "icon": "city"}),
            [
                "Dagger has no {city} City Agent icon",
                "‘단검’에는 {city} 도시 아이콘이 없습니다",
                "〈短剣〉には{city}都市部アイコンがありません",
            ],
        ),
        (
            Reason("timing", {"timing": "combat,endgame"}),
            [
                "You can play this only in the Combat phase or at the end of the game",
                "플레이할 수 있는 때: 전투 단계 또는 게임이 종료됐을 때",
                "紛争フェイズかゲームの終了時にのみプレイできます",
            ],
        ),
    ],
    ids=lambda value: value.key if isinstance(value, Reason) else "",
)
def test_reasons_word_for_word(reason, expected):
    assert [str(why_not(Texts(language), reason, 0, NAMES[language])) for language in LANGUAGES] == expected


def test_a_persons_name_is_shown_as_it_is():
    line = why_not(Texts("en"), Reason("occupied", {"seat": 1}), 0, {0: "A", 1: "{x}"})
    assert str(line) == "Occupied by {{x}}’s Agent"
