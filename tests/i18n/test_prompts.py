"""The prompt bar: a headline, a line below it and a label for every option, whatever the engine asks."""

import random
import re

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.effects import Influence
from dune_desktop.engine.model.options import ACTIONS
from dune_desktop.engine.resolution.resolve import ask
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.prompts import Prompt, source_name, undo_label
from dune_desktop.i18n.reasons import why_not
from tests.kit import imm, immortality_table, new_game, solo_table
from tests.kit import table as laid

NAMES = {
    "en": ("Paul", "Ann", "Yuna", "Bob"),
    "ko": ("폴", "지원", "유나", "민호"),
    "ja": ("太郎", "花子", "由奈", "健"),
}
IX = ("base", "ix")
IMMORTALITY = ("base", "immortality")
TABLES = {
    "solo": lambda: solo("mentat"),
    "two": lambda: table(2),
    "four": lambda: table(4),
    "solo with Ix": lambda: solo("mentat", boxes=IX, variants=("row_churn", "brutal_escalation")),
    "two with Ix": lambda: table(2, IX),
    "epic": lambda: table(4, IX, ("epic",)),
    "solo with Immortality": lambda: solo("mentat", boxes=IMMORTALITY),
    "four with both": lambda: table(4, (*IX, "immortality")),
}
SPOKEN_TO = re.compile(r"\b[Yy]ou(r|rs)?\b")


def prompt_of(game, language, chosen=""):
    """The prompt for whoever must answer in a game of the kit."""
    decision = game.rules.decision(game.state)
    view = game.rules.view(game.state, decision.seat)
    return Prompt(Texts(language), game.rules, view, decision, dict(enumerate(NAMES[language])), chosen)


def check(prompt, language, told):
    """Headline, explanation and all labels are there and clean.

    `told` keeps reasons, and ways to send, that were looked at before: most of a turn's are those of the turn before.
    """
    texts = prompt.texts
    for text in (prompt.headline, prompt.explanation):
        words = texts.plain(text)
        assert words.strip(), prompt.decision.kind
        assert not re.search(r"[{}\[\]]|  ", words), words
    if language == "en":
        assert not SPOKEN_TO.search(prompt.headline), "people are called by their names"
    legal = []
    for option in prompt.decision.options:
        if option.reason is not None:
            refusal = (language, repr(option.reason), prompt.decision.acting_for)
            if refusal not in told:
                why_not(texts, option.reason, prompt.decision.acting_for, prompt.names)
                told.add(refusal)
        if option.id[0] == "send":
            if (language, option.id) in told:
                continue
            told.add((language, option.id))
        words = prompt.label(option.id)
        assert words.strip(), option.id
        assert not re.search(r"[{}\[\]]|  ", words), words
        if option.reason is None and option.id[0] not in ("send", "acquire", "row"):  # one card may lie there twice
            legal.append(words)
    assert len(set(legal)) == len(legal), f"two options look alike: {legal}"


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLES)
def test_whole_games_never_lack_a_word(kind):
    """Games played at random, every decision described in all three languages."""
    config = TABLES[kind]()
    rules = Rules(catalog(config.boxes), config)
    seen, told = set(), set()
    for seed in range(2):
        state, dice = rules.new_game(seed), random.Random(seed)
        while (decision := rules.decision(state)) is not None:
            seen.add(decision.kind)
            view = rules.view(state, decision.seat)
            for language in LANGUAGES:
                names = dict(enumerate(NAMES[language]))
                check(Prompt(Texts(language), rules, view, decision, names), language, told)
            lively = [option for option in decision.legal if option[0] not in ("reveal", "end_turn", "pass", "done")]
            rules.play(state, dice.choice(lively if lively and dice.random() < 0.8 else decision.legal))
    assert {"turn", "agent", "reveal", "combat"} <= seen


def test_every_action_has_a_label():
    assert set(Texts("en").words.labels) == set(ACTIONS)


# ------------------------------------------------------------------------------------------------ word for word


def said(game, chosen=""):
    return [str(prompt_of(game, language, chosen).headline) for language in LANGUAGES]


def test_the_start_of_a_turn():
    assert said(laid(hand=["dagger"])) == [
        "Paul: send an Agent or reveal",
        "폴의 차례: 에이전트를 보내거나 카드를 공개하세요",
        "太郎の手番：代行者の派遣か説得力の行使",
    ]
    assert said(laid(hand=["convincing_argument"]))[0] == "Paul: reveal"


def test_a_card_in_the_hand_asks_where_it_goes():
    game = laid(hand=["diplomacy"])
    assert said(game, "diplomacy") == [
        "Paul: choose a space for Diplomacy",
        "폴: ‘외교’ 카드로 에이전트를 보낼 장소를 선택하세요",
        "太郎：〈交渉〉の派遣先を選んでください",
    ]
    assert "It can go to" in prompt_of(game, "en", "diplomacy").explanation
    assert "see why" in prompt_of(laid(hand=["convincing_argument"]), "en", "convincing_argument").explanation


MORE, MORE_UNITS = "prompt.may_deploy.more", "prompt.may_deploy.units.more"


@pytest.mark.parametrize(("language", "order"), [("en", "in any order"), ("ko", "원하는 순서"), ("ja", "好きな順")])
def test_one_effect_has_no_order(language, order):
    texts = Texts(language)
    assert order not in texts.t("prompt.effects", n=1)
    assert order in texts.t("prompt.effects", n=2)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", r"for each|up to"), ("ko", "씩|까지|최대"), ("ja", "まで|につき")],
)
@pytest.mark.parametrize(
    "key", ["prompt.acquire_tech.why", "prompt.may_deploy", "prompt.may_deploy.units", MORE, MORE_UNITS]
)
def test_one_is_not_told_as_several(language, wrong, key):
    texts = Texts(language)
    assert not re.search(wrong, texts.t(key, n=1))
    assert re.search(wrong, texts.t(key, n=3))


def test_without_an_agent_it_is_not_the_cards_that_cannot():
    game = laid(hand=["diplomacy", "reconnaissance"])
    game.setup(0, agents=["wealth", "secrets"])
    assert prompt_of(game, "en").explanation == "You have no Agents left to send."
    assert (
        prompt_of(laid(hand=["convincing_argument"]), "en").explanation == "None of your cards can send an Agent now."
    )


def test_after_sending_it_says_what_is_left():
    game = laid(hand=["reconnaissance"], garrison=3)
    game.play("reconnaissance", "arrakeen")
    prompt = prompt_of(game, "en")
    assert prompt.headline == "Paul at Arrakeen"
    assert prompt.explanation == "1 effect left. You may deploy up to 3 troops."
    assert [prompt.label(option) for option in prompt.decision.legal] == [
        "Draw 1 card",
        "Deploy 3 troops",
        "Deploy 2 troops",
        "Deploy 1 troop",
    ]
    assert prompt_of(game, "ko").explanation == "남은 효과 1개. 병력을 최대 3까지 배치할 수 있습니다."
    assert prompt_of(game, "ja").explanation == "残りの効果は1つです。3部隊まで進軍できます。"
    game.deploy(1)
    assert prompt_of(game, "en").explanation == "1 effect left. You may deploy up to 2 more troops."
    assert prompt_of(game, "ko").explanation == "남은 효과 1개. 병력을 최대 2까지 더 배치할 수 있습니다."
    assert prompt_of(game, "ja").explanation == "残りの効果は1つです。あと2部隊まで進軍できます。"


def test_choosing_a_faction_names_the_card_that_asks():
    game = laid(hand=["dagger"], intrigue=["bribery"], solari=2)
    game.intrigue("bribery")
    assert said(game) == [
        "Paul: choose a Faction, +1 Influence",
        "폴: 영향력 1을 얻을 팩션을 선택하세요",
        "太郎：影響力＋1の派閥を選んでください",
    ]
    why = prompt_of(game, "en").explanation
    assert why == "Bribery: Gain 1 Influence with a Faction of your choice. Choose a highlighted Faction."
    why = prompt_of(game, "ja").explanation
    assert why == "〈贈賄〉：4つの派閥から1つを選び、影響力＋1。光っている派閥を選んでください。"
    assert prompt_of(game, "ko").label(("faction", "guild")) == "우주 항행 길드"


def test_the_reveal_turn_counts_persuasion():
    game = laid(hand=["convincing_argument"]).reveal()
    assert said(game) == [
        "Paul: 2 {persuasion} to spend",
        "폴: 남은 설득 비용 2 {persuasion}",
        "太郎：残りの2 {persuasion}",
    ]
    prompt = prompt_of(game, "en")
    assert prompt.label(("acquire", "arrakis_liaison", -1, "discard")) == "Acquire Arrakis Liaison"
    assert prompt.label(("acquire", "arrakis_liaison", -1, "top")) == "Acquire Arrakis Liaison to the top of your deck"


def test_the_reveal_turn_counts_what_else_buys_a_card():
    """Specimens are named where one could spend them: with too few for any card the headline is the usual one."""
    rich = _before_the_tleilaxu_row(specimens=2).reveal()
    assert said(rich) == [
        "Paul: 2 {persuasion} and 2 {specimen} to spend",
        "폴: 남은 설득 비용 2 {persuasion}, 그 밖에 2 {specimen}",
        "太郎：残りの2 {persuasion}、ほかに2 {specimen}",
    ]
    assert said(_before_the_tleilaxu_row(specimens=1).reveal())[0] == "Paul: 2 {persuasion} to spend"


def _before_the_tleilaxu_row(specimens):
    """Somebody with 2 persuasion in the hand; the cards of that row cost 2 specimens and more."""
    game = immortality_table(hand=["convincing_argument"], specimens=specimens)
    return game.tleilaxu_row(imm("slig_farmer"), imm("subject_x_137"))


def test_effects_that_read_alike_tell_where_they_come_from():
    game = laid(hand=["signet_ring"], leader="paul_atreides")
    game.play("signet_ring", "arrakeen")
    takes = [option for option in game.legal() if option[0] == "take"]
    labels = {language: [prompt_of(game, language).label(take) for take in takes] for language in LANGUAGES}
    assert labels == {
        "en": ["Draw 1 card (Arrakeen)", "Draw 1 card (Paul Atreides)"],
        "ko": ["카드 1장 뽑기 (아라킨)", "카드 1장 뽑기 (폴 아트레이드)"],
        "ja": ["自分の山の上から1枚引く（アラキーン）", "自分の山の上から1枚引く（ポウル・アトレイデ）"],
    }


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (
            ("send", "dagger", "high_council", 0, "", ""),
            ["Send to High Council", "‘원로회’에 보내기", "《最高議会》に派遣"],
        ),
        (
            ("send", "dagger", "carthag", 0, "arrakeen", ""),
            ["From Arrakeen to Carthag", "‘아라킨’에서 ‘카르타그’로", "《アラキーン》から《カルタゴ》へ"],
        ),
        (
            ("send", "dagger", "sell_melange", 1, "", ""),
            [
                "Sell Melange: Pay 3 spice: gain 8 Solari",
                "‘멜란지 판매’: 3 스파이스 지불 → 8 솔라리 얻기",
                "《メランジ売却》：3香料を支払う→8ソラリ獲得",
            ],
        ),
        (
            ("send", "dagger", "carthag", 0, "", "card:immortality/ghola"),
            [
                "Send to Carthag, with Ghola",
                "‘카르타그’에 보내기 (‘골라’와 함께)",
                "《カルタゴ》に派遣（〈ゴーラ〉とともに）",
            ],
        ),
        (
            ("send", "dagger", "carthag", 0, "", "card:immortality/usurp card:stilgar"),
            [
                "Send to Carthag, with Stilgar from the Imperium Row",
                "‘카르타그’에 보내기 (임페리움 열의 ‘스틸거’와 함께)",
                "《カルタゴ》に派遣（帝国の列の〈スティルガー〉とともに）",
            ],
        ),
        (
            ("acquire", "stilgar", 2, "hand"),
            [
                "Acquire Stilgar to your hand",
                "‘스틸거’ 획득, 핸드로 가져오기",
                "〈スティルガー〉を獲得し、手札に加える",
            ],
        ),
        (("reveal",), ["Reveal 1 card", "카드 1장 공개", "1枚を公開"]),
        (("end_turn",), ["End turn", "차례 종료", "手番終了"]),
        (("pass",), ["Pass", "패스", "パス"]),
        (("stop",), ["Stop for now", "일단 멈추기", "ひとまず終える"]),
        (("done",), ["Skip the rest", "나머지 사용하지 않음", "残りは使わない"]),
        (("decline",), ["Decline", "사용하지 않음", "使わない"]),
        (("masterstroke",), ["Reveal the secret Factions", "비밀 팩션 공개", "秘密の派閥を公開"]),
        (("deploy", 3), ["Deploy 3 troops", "병력 3 배치", "3部隊進軍"]),
        (("retreat", 1), ["Retreat 1 troop", "병력 1 후퇴", "1部隊撤退"]),
        (("intrigue", "ambush"), ["Play Ambush", "‘매복’ 플레이", "〈待ち伏せ〉をプレイ"]),
        (
            ("trash", "discard", "dagger"),
            ["Trash Dagger (discard pile)", "‘단검’ 폐기 (버림 더미)", "〈短剣〉を破棄（捨て場）"],
        ),
        (("opponent", 1), ["Ann", "지원", "花子"]),
        (
            ("recall", "arrakeen"),
            ["Recall the Agent from Arrakeen", "‘아라킨’의 에이전트 소환", "《アラキーン》の代行者を回収"],
        ),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_labels_word_for_word(option, expected):
    game = laid(hand=["dagger"])
    assert [prompt_of(game, language).label(option) for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    ("language", "who"), [("en", "Paul for {}: "), ("ko", "폴({} 대신): "), ("ja", "太郎（{}の代わり）：")]
)
def test_a_rivals_choice_is_the_players_and_says_so(language, who):
    """The human decides for a Rival (R28.15); the question itself tells for whom, so that no window cuts it away."""
    rules = Rules(catalog(), solo("mentat"))
    for seed in range(40):
        state, dice = rules.new_game(seed), random.Random(seed)
        while (decision := rules.decision(state)) is not None:
            if decision.acting_for != decision.seat:
                names = dict(enumerate(NAMES[language]))
                view = rules.view(state, decision.seat)
                prompt = Prompt(Texts(language), rules, view, decision, names)
                assert prompt.headline.startswith(who.format(names[decision.acting_for]))
                assert names[decision.acting_for] not in prompt.explanation
                return
            rules.play(state, dice.choice(decision.legal))
    raise AssertionError("no Rival ever had to choose")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rivals_choice_of_a_faction_says_why_only_some_are_lit(language):
    """R28.15: where it has the least Influence."""
    game = solo_table()
    game.setup(1, influence={"emperor": 1})
    ask(game.state, 1, "conflict:skirmish", Influence("any"))
    game.state.offer = None
    decision = game.rules.decision(game.state)
    assert {option[1] for option in decision.legal} == {"guild", "bene_gesserit", "fremen"}
    texts = Texts(language)
    names = dict(enumerate(NAMES[language]))
    prompt = Prompt(texts, game.rules, game.rules.view(game.state, decision.seat), decision, names)
    assert prompt.explanation.startswith(texts.t("prompt.faction.rival.why"))


def test_a_pass_is_final_where_nobody_else_can_play_intrigue():
    """Alone against Rivals, and at a table where nobody else in the Conflict holds any (R18.2)."""
    said, last = {True: set(), False: set()}, 0
    for config in (solo("mentat"), table(3)):
        rules = Rules(catalog(), config)
        for seed in range(3):
            state, dice = rules.new_game(seed), random.Random(seed)
            while (decision := rules.decision(state)) is not None:
                me = decision.seat
                if decision.kind == "combat" and ("pass",) in decision.legal and len(decision.legal) > 1:
                    others = [seat for seat in range(len(state.seats)) if seat != me and rules.has_unit(state, seat)]
                    final = not any(state.seats[seat].intrigue for seat in others)
                    said[final].add(
                        Prompt(
                            Texts("en"), rules, rules.view(state, me), decision, dict(enumerate(NAMES["en"]))
                        ).explanation
                    )
                    last += final and config.difficulty is None
                rules.play(state, dice.choice(decision.legal))
    assert {words.partition(". ")[2] for words in said[True]} == {"No opponent can play a card, so a pass is final."}
    assert {words.partition(". ")[2] for words in said[False]} == {
        "If you pass, you can still play later, unless everyone passes.",
        "Your opponents have passed: if you pass too, Combat ends.",
    }
    assert last


def test_whoever_cannot_play_is_told_why_he_is_asked():
    """The reason is that others might guess; alone there is none."""
    told = {}
    for name, config in (("alone", solo("mentat")), ("several", table(3))):
        rules = Rules(catalog(), config)
        for seed in range(20):
            state, dice = rules.new_game(seed), random.Random(seed)
            while (decision := rules.decision(state)) is not None:
                if decision.kind in ("combat", "win", "endgame") and list(decision.legal) == [("pass",)]:
                    words = Prompt(
                        Texts("en"), rules, rules.view(state, decision.seat), decision, dict(enumerate(NAMES["en"]))
                    )
                    told.setdefault(name, set()).add(words.explanation)
                rules.play(state, dice.choice(decision.legal))
            if name in told:
                break
    assert told["alone"] == {"You have no card to play now."}
    assert told["several"] == {
        "You have no card to play now. Everyone with Intrigue cards is asked, so hands stay secret."
    }


def test_who_must_discard_is_told_who_played_that_card():
    """Test of Humanity asks the others; the question itself has said what is to be done."""
    game = laid(hand=["test_of_humanity"]).setup(1, hand=["dagger", "diplomacy"], garrison=0)
    game.play("test_of_humanity", "secrets").do("take", "card:test_of_humanity", "each_opponent", 0)
    assert game.decision().kind == "discard"
    assert [prompt_of(game, language).explanation for language in LANGUAGES] == [
        "Test of Humanity, played by Paul",
        "‘인간성 시험’ (폴 사용)",
        "〈人間性テスト〉（太郎がプレイ）",
    ]


def test_secret_factions_before_round_one():
    game = new_game(leaders=("baron_vladimir_harkonnen", "paul_atreides", "count_ilban_richese"))
    assert game.rules.decision(game.state).kind == "secret_factions"
    assert [prompt_of(game, language).headline for language in LANGUAGES] == [
        "Paul: choose a secret Faction",
        "폴: 비밀 팩션을 선택하세요",
        "太郎：秘密の派閥を選んでください",
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("card:dagger", ["Dagger", "‘단검’", "〈短剣〉"]),
        ("track:fremen", ["Fremen Influence track", "프레멘 영향력 트랙", "フレーメンの影響力トラック"]),
        ("alliance:guild", ["Spacing Guild Alliance", "우주 항행 길드 동맹", "宇宙協会の同盟"]),
        ("start", ["Setup", "게임 준비", "ゲームの準備"]),
        ("convert:spice", ["Resources turned into points", "자원 소모", "勝利点への交換"]),
        ("something:new", ["Other", "기타", "その他"]),
    ],
)
def test_sources_by_name(source, expected):
    assert [source_name(Texts(language), source) for language in LANGUAGES] == expected


def test_undo_says_what_it_takes_back_or_why_it_cannot():
    texts = Texts("en")
    assert undo_label(texts, ("intrigue", "ambush")) == "Undo Ambush"
    assert undo_label(texts, ("send", "dagger", "high_council", 0, "", "")) == "Undo Dagger"
    pair = ("send", "dagger", "high_council", 0, "", "card:immortality/slig_farmer")
    assert undo_label(texts, pair) == "Undo Dagger + Slig Farmer"
    assert undo_label(texts, ("faction", "fremen")) == "Undo"
    assert undo_label(texts, None, "cards") == "Can’t undo: cards were seen"
    for language in LANGUAGES:
        for action in ACTIONS:
            named = {"intrigue": "ambush", "tech": "flagship"}.get(action, "dagger")
            assert undo_label(Texts(language), (action, named, "", 0, "", "") if action == "send" else (action, named))
        for why in ("start", "cards", "turn", "loaded"):
            assert undo_label(Texts(language), None, why)
