"""How sentences are built in each language, on acts written out by hand."""

import pytest

from dune_desktop.i18n.grammar import GRAMMARS, Act
from dune_desktop.i18n.grammar import japanese as ja
from dune_desktop.i18n.grammar import korean as ko
from dune_desktop.i18n.grammar.english import third_person

EN, KO, JA = (GRAMMARS[language] for language in ("en", "ko", "ja"))

SPICE = {"en": "gain 2 spice", "ko": "2 스파이스[을] 얻다", "ja": "2香料[]獲得する"}
WATER = {"en": "gain 1 water", "ko": "물 1[을] 얻다", "ja": "1水[]獲得する"}
TROOPS = {"en": "recruit 2 troops", "ko": "병력 2[을] 소집하다", "ja": "2部隊[]招集する"}
DRAW = {"en": "draw 1 card", "ko": "카드 1장[을] 뽑다", "ja": "自分の山の上から1枚引く"}
PAY = {"en": "pay 1 water", "ko": "물 1[을] 지불하다", "ja": "1水[を]支払う"}
LOSE = {"en": "lose 1 troop", "ko": "병력 1[을] 잃다", "ja": "1部隊を帰投させる"}


def acts(language, *words, merge=True):
    return tuple(Act(word[language], merge) for word in words)


def either(language, *words):
    return (Act("", branches=tuple((Act(word[language], True),) for word in words)),)


# ------------------------------------------------------------------------------------------------ chains


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["gain 2 spice", "gain 2 spice and 1 water", "recruit 2 troops and draw 1 card"]),
        ("ko", ["2 스파이스를 얻습니다", "2 스파이스와 물 1을 얻습니다", "병력 2를 소집하고 카드 1장을 뽑습니다"]),
        ("ja", ["2香料獲得", "2香料と1水獲得", "2部隊招集し、自分の山の上から1枚引く"]),
    ],
)
def test_acts_are_joined_and_share_their_verb(language, expected):
    grammar = GRAMMARS[language]
    chains = ((SPICE,), (SPICE, WATER), (TROOPS, DRAW))
    assert [grammar.do(acts(language, *chain)) for chain in chains] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "gain 2 spice, recruit 2 troops and draw 1 card"),
        ("ko", "2 스파이스를 얻고 병력 2를 소집하며, 카드 1장을 뽑습니다"),
        ("ja", "2香料獲得し、2部隊招集し、自分の山の上から1枚引く"),
    ],
)
def test_three_acts(language, expected):
    assert GRAMMARS[language].do(acts(language, SPICE, TROOPS, DRAW)) == expected


def test_acts_that_may_not_share_their_verb_keep_it():
    assert EN.do(acts("en", SPICE, WATER, merge=False)) == "gain 2 spice and gain 1 water"


def test_english_sets_a_comma_before_and_where_a_part_holds_one():
    assert EN.do(acts("en", SPICE, WATER, TROOPS)) == "gain 2 spice and 1 water, and recruit 2 troops"


# ------------------------------------------------------------------------------------------------ may, pay, others


@pytest.mark.parametrize(
    ("language", "optional", "forced"),
    [
        ("en", "you may pay 1 water to recruit 2 troops", "pay 1 water to recruit 2 troops"),
        ("ko", "물 1을 지불하고 병력 2를 소집할 수 있습니다", "물 1을 지불하고 병력 2를 소집합니다"),
        ("ja", "1水を支払ってもよい。そうしたなら、2部隊招集", "1水を支払い、2部隊招集"),
    ],
)
def test_an_arrow_is_optional_unless_it_is_forced(language, optional, forced):
    grammar = GRAMMARS[language]
    cost, gain = acts(language, PAY), acts(language, TROOPS)
    assert grammar.pay(cost, gain, False) == optional
    assert grammar.pay(cost, gain, True) == forced


def test_japanese_ends_no_sentence_within_what_a_payment_brings_or_a_clause_covers():
    """影響力＋1。1部隊招集 behind a price would give the troop away."""
    chosen = Act("4つの派閥から1つを選び、影響力＋1")
    gains = (chosen, *acts("ja", TROOPS, SPICE, merge=False))
    together = "2部隊招集し、2香料獲得し、4つの派閥から1つを選び、影響力＋1"
    assert JA.do(gains) == "4つの派閥から1つを選び、影響力＋1。2部隊招集し、2香料獲得"
    assert JA.inside(gains) == together
    assert JA.pay(acts("ja", PAY), gains, False) == f"1水を支払ってもよい。そうしたなら、{together}"
    assert JA.pay(acts("ja", PAY), gains, True) == f"1水を支払い、{together}"
    assert JA.others("全対戦相手は、それぞれ", gains) == f"全対戦相手は、それぞれ{together}"


def test_japanese_lets_nothing_run_on_from_a_beginning_that_is_meant_for_one_act():
    per = Act("ドレッドノート1隻につき、赤刃3つ[]獲得する")
    assert JA.do((per, *acts("ja", DRAW))) == "ドレッドノート1隻につき、赤刃3つ獲得。自分の山の上から1枚引く"
    assert JA.inside((per, *acts("ja", DRAW))) == "自分の山の上から1枚引き、ドレッドノート1隻につき、赤刃3つ獲得"


@pytest.mark.parametrize(
    ("language", "subject", "expected"),
    [
        ("en", "each opponent", "each opponent loses 1 troop and draws 1 card"),
        ("ko", "다른 플레이어들은 각자", "다른 플레이어들은 각자 병력 1을 잃고 카드 1장을 뽑습니다"),
        ("ja", "全対戦相手は、それぞれ", "全対戦相手は、それぞれ1部隊を帰投させ、自分の山の上から1枚引く"),
    ],
)
def test_somebody_else_does_it(language, subject, expected):
    assert GRAMMARS[language].others(subject, acts(language, LOSE, DRAW)) == expected


@pytest.mark.parametrize(
    ("language", "same", "different"),
    [
        ("en", "gain 2 spice or 1 water", "draw 1 card or lose 1 troop"),
        ("ko", "2 스파이스 또는 물 1을 얻습니다", "카드 1장을 뽑거나 병력 1을 잃습니다"),
        ("ja", "2香料または1水獲得", "自分の山の上から1枚引くか、1部隊を帰投させる"),
    ],
)
def test_a_choice_between_acts(language, same, different):
    grammar = GRAMMARS[language]
    assert grammar.do(either(language, SPICE, WATER)) == same
    assert grammar.do(either(language, DRAW, LOSE)) == different


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Gain 2 spice", "Draw 1 card"]),
        ("ko", ["2 스파이스 얻기", "카드 1장 뽑기"]),
        ("ja", ["2香料獲得", "自分の山の上から1枚引く"]),
    ],
)
def test_labels(language, expected):
    grammar = GRAMMARS[language]
    assert [grammar.begin(grammar.label(acts(language, word))) for word in (SPICE, DRAW)] == expected


def test_sentences_are_finished():
    assert EN.finish(["gain 2 spice", "draw 1 card"]) == "Gain 2 spice. Draw 1 card."
    assert KO.finish(["얻습니다", "뽑습니다"]) == "얻습니다. 뽑습니다."
    assert JA.finish(["2香料獲得", "引く。"]) == "2香料獲得。引く。"


# ------------------------------------------------------------------------------------------------ endings


@pytest.mark.parametrize(
    ("verb", "expected"),
    [
        ("얻다", ["얻습니다", "얻을 수 있습니다", "얻고", "얻으며", "얻거나", "얻기"]),
        ("소집하다", ["소집합니다", "소집할 수 있습니다", "소집하고", "소집하며", "소집하거나", "소집"]),
        ("버리다", ["버립니다", "버릴 수 있습니다", "버리고", "버리며", "버리거나", "버리기"]),
        ("놓다", ["놓습니다", "놓을 수 있습니다", "놓고", "놓으며", "놓거나", "놓기"]),
        ("가져오다", ["가져옵니다", "가져올 수 있습니다", "가져오고", "가져오며", "가져오거나", "가져오기"]),
        (
            "후퇴시키다",
            ["후퇴시킵니다", "후퇴시킬 수 있습니다", "후퇴시키고", "후퇴시키며", "후퇴시키거나", "후퇴시키기"],
        ),
    ],
)
def test_korean_verb_endings(verb, expected):
    assert [form(verb) for form in (ko.polite, ko.can, ko.joining, ko.listing, ko.choosing, ko.noun)] == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("2香料獲得する", ["2香料獲得", "2香料獲得し", "2香料獲得して", "2香料獲得する"]),
        ("破棄する", ["破棄する", "破棄し", "破棄して", "破棄する"]),
        ("引く", ["引く", "引き", "引いて", "引く"]),
        ("支払う", ["支払う", "支払い", "支払って", "支払う"]),
        ("選ぶ", ["選ぶ", "選び", "選んで", "選ぶ"]),
        ("戻す", ["戻す", "戻し", "戻して", "戻す"]),
        ("捨てる", ["捨てる", "捨て", "捨てて", "捨てる"]),
        ("進軍させる", ["進軍させる", "進軍させ", "進軍させて", "進軍させる"]),
        ("受け取る", ["受け取る", "受け取り", "受け取って", "受け取る"]),
        ("影響力＋1", ["影響力＋1", "影響力＋1", "影響力＋1として", "影響力＋1"]),
    ],
)
def test_japanese_forms(act, expected):
    assert [
        ja.final(act),
        ja.stem(act),
        ja.te(act),
        ja.alternative(act).removesuffix("か").removesuffix("、または"),
    ] == expected


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("lose 1 troop", "loses 1 troop"),
        ("trash a card", "trashes a card"),
        ("carry it", "carries it"),
        ("pay 1 water", "pays 1 water"),
        ("have it", "has it"),
    ],
)
def test_english_third_person(phrase, expected):
    assert third_person(phrase) == expected
