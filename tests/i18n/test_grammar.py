"""How each language makes sentences of a tree, on trees written out by hand."""

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.languages.grammar import UnknownVerb
from dune_desktop.i18n.tree import Choose, Conditional, Do, May, Others, Pay, Per, Sentence, Together

GRAMMARS = {language: Texts(language).grammar for language in LANGUAGES}
EN, KO, JA = (GRAMMARS[language] for language in ("en", "ko", "ja"))

SPICE = {"en": "gain 2 spice", "ko": "2 스파이스[을] 얻다", "ja": "2香料[]獲得する"}
WATER = {"en": "gain 1 water", "ko": "물 1[을] 얻다", "ja": "1水[]獲得する"}
TROOPS = {"en": "recruit 2 troops", "ko": "병력 2[을] 소집하다", "ja": "2部隊[]招集する"}
DRAW = {"en": "draw 1 card", "ko": "카드 1장[을] 뽑다", "ja": "自分の山の上から1枚引く"}
PAY = {"en": "pay 1 water", "ko": "물 1[을] 지불하다", "ja": "1水[を]支払う"}
TRASH = {"en": "trash a card", "ko": "카드 1장[을] 폐기하다", "ja": "カード1枚を破棄する"}
LOSE = {"en": "lose 1 troop", "ko": "병력 1[을] 잃다", "ja": "1部隊を帰投させる"}
INFLUENCE = Do("4つの派閥から1つを選び、影響力＋1")


def acts(language, *words, merge=True):
    return tuple(Do(word[language], merge) for word in words)


def said(language, *nodes):
    """The raw sentences of a tree."""
    return GRAMMARS[language].sentences(nodes)


def either(language, *words):
    return Choose(tuple((Do(word[language], True),) for word in words))


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
    chains = ((SPICE,), (SPICE, WATER), (TROOPS, DRAW))
    assert [said(language, *acts(language, *chain)) for chain in chains] == [[one] for one in expected]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "gain 2 spice, recruit 2 troops and draw 1 card"),
        ("ko", "2 스파이스를 얻고 병력 2를 소집하며, 카드 1장을 뽑습니다"),
        ("ja", "2香料獲得し、2部隊招集し、自分の山の上から1枚引く"),
    ],
)
def test_three_acts(language, expected):
    assert said(language, *acts(language, SPICE, TROOPS, DRAW)) == [expected]


def test_acts_that_may_not_share_their_verb_keep_it():
    assert said("en", *acts("en", SPICE, WATER, merge=False)) == ["gain 2 spice and gain 1 water"]


def test_english_sets_a_comma_before_and_where_a_part_holds_one():
    assert said("en", *acts("en", SPICE, WATER, TROOPS)) == ["gain 2 spice and 1 water, and recruit 2 troops"]


# ------------------------------------------------------------------------------------------------ may, pay, others


@pytest.mark.parametrize(
    ("language", "optional", "forced"),
    [
        ("en", "you may pay 1 water to recruit 2 troops", "pay 1 water to recruit 2 troops"),
        ("ko", "물 1을 지불해 병력 2를 소집할 수 있습니다", "물 1을 지불해 병력 2를 소집합니다"),
        ("ja", "1水を支払ってもよい。そうしたなら、2部隊招集", "1水を支払い、2部隊招集"),
    ],
)
def test_an_arrow_is_optional_unless_it_is_forced(language, optional, forced):
    cost, gain = acts(language, PAY), acts(language, TROOPS)
    assert said(language, Pay(cost, gain)) == [optional]
    assert said(language, Pay(cost, gain, forced=True)) == [forced]


@pytest.mark.parametrize(
    ("costs", "expected"),
    [
        ((PAY,), "물 1을 지불해 병력 2를 소집할 수 있습니다"),
        ((PAY, TRASH), "물 1을 지불하고 카드 1장을 폐기해, 병력 2를 소집할 수 있습니다"),
        ((TRASH, LOSE), "카드 1장을 폐기하고 병력 1을 잃는 대신 병력 2를 소집할 수 있습니다"),
    ],
)
def test_korean_shows_where_the_price_ends(costs, expected):
    """Only the last cost takes the form that says what it is for; what is simply lost is told with -고."""
    assert said("ko", Pay(acts("ko", *costs), acts("ko", TROOPS))) == [expected]


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("자리가 있다면", "자리가 있다면, 카드 1장을 뽑습니다"),
        ("공개 차례에", "공개 차례에 카드 1장을 뽑습니다"),
        ("스파이스를 채취할 때마다", "스파이스를 채취할 때마다 카드 1장을 뽑습니다"),
    ],
)
def test_korean_sets_off_conditions_and_not_moments(clause, expected):
    assert said("ko", Conditional(clause, acts("ko", DRAW))) == [expected]


def test_japanese_ends_no_sentence_within_what_a_payment_brings_or_a_clause_covers():
    """影響力＋1。1部隊招集 behind a price would give the troop away."""
    gains = (INFLUENCE, *acts("ja", TROOPS, SPICE, merge=False))
    together = "2部隊招集し、2香料獲得し、4つの派閥から1つを選び、影響力＋1"
    assert said("ja", *gains) == ["4つの派閥から1つを選び、影響力＋1。2部隊招集し、2香料獲得"]
    assert said("ja", Conditional("手番に", gains)) == [f"手番に、{together}"]
    assert said("ja", Pay(acts("ja", PAY), gains)) == [f"1水を支払ってもよい。そうしたなら、{together}"]
    assert said("ja", Pay(acts("ja", PAY), gains, forced=True)) == [f"1水を支払い、{together}"]
    assert said("ja", Others("全対戦相手は、それぞれ", gains, "")) == [f"全対戦相手は、それぞれ{together}"]


def test_japanese_tells_what_is_counted_in_a_sentence_of_its_own():
    """説得力＋2、1隻につき、… would read as a list, and what follows would be counted too."""
    per = Per(Do("赤刃3つ[]獲得する"), "ドレッドノート1隻")
    told = "ドレッドノート1隻につき、赤刃3つ獲得"
    assert said("ja", per, *acts("ja", DRAW)) == [f"{told}。自分の山の上から1枚引く"]
    assert said("ja", Do("説得力＋2"), per) == [f"説得力＋2。{told}"]
    assert said("ja", Conditional("手番に", (per, *acts("ja", DRAW)))) == [f"手番に、自分の山の上から1枚引き、{told}"]


def test_japanese_may_gain_a_figure():
    assert said("ja", May(Do("影響力＋1"))) == ["影響力＋1を得てもよい"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["you may pay 1 water", "if you do, it counts twice", "if you do, draw 1 card"]),
        ("ko", ["물 1을 지불할 수 있습니다", "그렇게 하면, it counts twice", "그렇게 하면, 카드 1장을 뽑습니다"]),
        ("ja", ["1水を支払ってもよい", "そうしたなら、it counts twice", "そうしたなら、自分の山の上から1枚引く"]),
    ],
)
def test_what_follows_a_price_alone_says_that_it_has_one(language, expected):
    paid = Pay(acts(language, PAY), (Sentence("it counts twice"), *acts(language, DRAW)))
    assert said(language, paid) == expected


def test_what_may_be_done_joins_an_arrow_and_what_follows_it_does_not():
    paid = Pay(acts("en", PAY), (May(*acts("en", TRASH)), *acts("en", TROOPS), May(*acts("en", DRAW))))
    assert said("en", paid) == ["you may pay 1 water to trash a card and recruit 2 troops", "you may draw 1 card"]


@pytest.mark.parametrize(
    ("language", "clause", "expected"),
    [
        ("en", "if so", "if so, draw 1 card, and you may trash a card"),
        ("ko", "그렇다면", "그렇다면, 카드 1장을 뽑습니다. 또한 카드 1장을 폐기할 수 있습니다"),
        ("ja", "それなら", "それなら、自分の山の上から1枚引く。さらに、カード1枚を破棄してもよい"),
    ],
)
def test_a_clause_covers_what_may_be_declined_too(language, clause, expected):
    draw, trash = acts(language, DRAW, TRASH)
    for nodes in ((draw, May(trash)), (May(trash), draw)):
        assert said(language, Conditional(clause, nodes)) == [expected]


def test_a_clause_stands_before_the_first_of_several_sentences():
    told = Conditional("if so", (*acts("en", DRAW), Sentence("the card costs nothing")))
    assert said("en", told) == ["if so, draw 1 card", "the card costs nothing"]


def test_neighbors_behind_one_clause_share_it():
    assert said("en", *(Conditional("if so", acts("en", word)) for word in (DRAW, TRASH))) == [
        "if so, draw 1 card and trash a card"
    ]


@pytest.mark.parametrize(
    ("language", "subject", "expected"),
    [
        ("en", "each opponent", "each opponent loses 1 troop and draws 1 card"),
        ("ko", "다른 플레이어들은 각자", "다른 플레이어들은 각자 병력 1을 잃고 카드 1장을 뽑습니다"),
        ("ja", "全対戦相手は、それぞれ", "全対戦相手は、それぞれ1部隊を帰投させ、自分の山の上から1枚引く"),
    ],
)
def test_somebody_else_does_it(language, subject, expected):
    assert said(language, Others(subject, acts(language, LOSE, DRAW), subject)) == [expected]


@pytest.mark.parametrize(
    ("language", "same", "different"),
    [
        ("en", "gain 2 spice or 1 water", "draw 1 card or lose 1 troop"),
        ("ko", "2 스파이스 또는 물 1을 얻습니다", "카드 1장을 뽑거나 병력 1을 잃습니다"),
        ("ja", "2香料または1水獲得", "自分の山の上から1枚引くか、1部隊を帰投させる"),
    ],
)
def test_a_choice_between_acts(language, same, different):
    assert said(language, either(language, SPICE, WATER)) == [same]
    assert said(language, either(language, DRAW, LOSE)) == [different]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Gain 2 spice", "Draw 1 card"]),
        ("ko", ["2 스파이스 얻기", "카드 1장 뽑기"]),
        ("ja", ["2香料獲得", "自分の山の上から1枚引く"]),
    ],
)
def test_labels(language, expected):
    assert [GRAMMARS[language].label(acts(language, word)) for word in (SPICE, DRAW)] == expected


def test_a_button_says_only_what_is_done():
    long = Together(
        Do("gain 1 Influence with all"), (Do("gain 1 Influence", short="1 Emperor"), Do("gain", short="1 Guild"))
    )
    assert EN.label((Conditional("if so", (Pay(acts("en", PAY), (long,)),)),)) == "Pay 1 water: 1 Emperor, 1 Guild"
    assert EN.label((Sentence("a rule of the turn", "in short"), Sentence("left out", ""))) == "In short"
    assert (
        EN.label((Choose((acts("en", DRAW, TRASH), (Sentence("a rule"),))),)) == "Draw 1 card, trash a card or a rule"
    )


def test_sentences_are_finished():
    assert EN.finish(["gain 2 spice", "draw 1 card"]) == "Gain 2 spice. Draw 1 card."
    assert KO.finish(["얻습니다", "뽑습니다"]) == "얻습니다. 뽑습니다."
    assert JA.finish(["2香料獲得", "引く"]) == "2香料獲得。引く。"


# ------------------------------------------------------------------------------------------------ verbs


@pytest.mark.parametrize(
    ("verb", "expected"),
    [
        ("얻다", ["얻습니다", "얻을 수 있습니다", "얻고", "얻으며", "얻거나", "얻기", "얻어"]),
        ("소집하다", ["소집합니다", "소집할 수 있습니다", "소집하고", "소집하며", "소집하거나", "소집", "소집해"]),
        ("버리다", ["버립니다", "버릴 수 있습니다", "버리고", "버리며", "버리거나", "버리기", "버려"]),
        ("놓다", ["놓습니다", "놓을 수 있습니다", "놓고", "놓으며", "놓거나", "놓기", "놓아"]),
        ("잃다", ["잃습니다", "잃을 수 있습니다", "잃고", "잃으며", "잃거나", "잃기", "잃는 대신"]),
    ],
)
def test_korean_verb_endings(verb, expected):
    forms = (KO.polite, KO.can, KO.joining, KO.listing, KO.choosing, KO.noun, KO.paying)
    assert [form(verb) for form in forms] == expected


def closed(stem, consonant, otherwise):
    """A Korean stem closed with a consonant, as regular verbs are."""
    last = ord(stem[-1]) - 0xAC00
    return stem + otherwise if last % 28 else stem[:-1] + chr(0xAC00 + last + consonant)


@pytest.mark.parametrize("verb", KO.verbs)
def test_korean_verbs_are_listed_in_the_forms_they_have(verb):
    """All of them are regular so far; an irregular one gets its forms here."""
    polite, before_can, paying, listing = KO.verbs[verb].split()
    stem = verb.removesuffix("다")
    assert polite == closed(stem, 17, "습") + "니다"
    assert before_can == closed(stem, 8, "을")
    assert listing == stem + ("으며" if (ord(stem[-1]) - 0xAC00) % 28 else "며")
    assert paying[-1] in "아어여해는" or (ord(paying[-1]) - 0xAC00) % 28 == 0


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("2香料獲得する", ["2香料獲得", "2香料獲得し", "2香料獲得してもよい", "2香料獲得するか"]),
        ("破棄する", ["破棄する", "破棄し", "破棄してもよい", "破棄するか"]),
        ("引く", ["引く", "引き", "引いてもよい", "引くか"]),
        ("支払う", ["支払う", "支払い", "支払ってもよい", "支払うか"]),
        ("戻す", ["戻す", "戻し", "戻してもよい", "戻すか"]),
        ("捨てる", ["捨てる", "捨て", "捨ててもよい", "捨てるか"]),
        ("進軍させる", ["進軍させる", "進軍させ", "進軍させてもよい", "進軍させるか"]),
        ("影響力＋1", ["影響力＋1", "影響力＋1", "影響力＋1を得てもよい", "影響力＋1、または"]),
    ],
)
def test_japanese_forms(act, expected):
    assert [JA.final(act), JA.stem(act), JA.allowed(act), JA.alternative(act)] == expected


@pytest.mark.parametrize("verb", EN.verbs)
def test_english_third_person(verb):
    assert EN.third_person(f"{verb} 1 card") in (f"{verb}s 1 card", f"{verb}es 1 card")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "gobble {n} spice"), ("ko", "스파이스 {n}[을] 삼키다"), ("ja", "香料を{n}つ飲み込む"), ("ja", "{n}香料")],
)
def test_an_act_with_a_verb_nobody_listed_is_refused(language, text):
    with pytest.raises(UnknownVerb, match=r"spice|스파이스|香料"):
        GRAMMARS[language].check(text)
