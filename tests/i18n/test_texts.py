"""Texts by key: the little language of the files, clear errors, and how rich text of the window reads the result."""

from dataclasses import replace

import pytest

from dune_desktop.engine.boxes.uprising.words import TakeContract
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Markup, MissingText, Segment, Texts
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.i18n.template import TemplateError, escape, parse, render
from dune_desktop.ui.text import richtext


def rendered(text, language="en", **args):
    """The text of a template in the window's rich text, names being their keys in angle brackets."""
    speech = LANGUAGES[language]
    return "".join(piece.markup for piece in render(parse(text, speech), args, lambda key: f"[{key}]", speech))


def test_a_board_has_texts_of_its_own():
    """They replace the general ones in a game on that board, and in no other."""
    texts = Texts("en")
    there = texts.on("uprising")
    assert (texts.t("table.hagal"), there.t("table.hagal")) == ("House Hagal", "Rivals")
    assert there.t("common.back") == texts.t("common.back")
    assert there.on("uprising") is there
    assert there.on("").t("table.hagal") == "House Hagal"
    assert not texts.has("rules.solo.5")
    assert there.has("rules.solo.5"), "one that the others do not need"


def test_a_game_without_a_variant_has_texts_of_its_own():
    """U2.10: without the CHOAM Module a contract is 2 Solari; texts without a game explain the contract."""
    texts, contract = Texts("en"), (TakeContract(),)
    without, played = texts.of(table(3, ("uprising",))), texts.of(table(3, ("uprising",), ("choam",)))
    assert sentences(without, contract) == "Gain 2 Solari."
    assert sentences(played, contract) == sentences(texts, contract) == "Take a contract (2 Solari if there is none)."
    assert without.t("table.hagal") == "Rivals"
    assert sentences(without.on(""), contract) == sentences(texts, contract)


# ------------------------------------------------------------------------------------------------ the language


def test_fields_are_filled_by_name():
    assert rendered("{who} has {n}", who="Paul", n=3) == "Paul has 3"


@pytest.mark.parametrize(("n", "expected"), [(0, "0 troops"), (1, "1 troop"), (2, "2 troops")])
def test_the_first_wording_is_for_one(n, expected):
    assert rendered("{n} {n|troop|troops}", n=n) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{n|=1:the card|=3:all|some}", ["some", "the card", "some", "all"]),
        ("{n|some|=1:the card}", ["some", "the card", "some", "some"]),
        ({"=1": "the {what}", "other": "{n} cards"}, ["0 cards", "the card", "2 cards", "3 cards"]),
    ],
)
def test_a_language_without_plurals_may_single_out_numbers(text, expected):
    assert [rendered(text, "ko", n=n, what="card") for n in range(4)] == expected


@pytest.mark.parametrize(
    ("wordings", "expected"),
    [
        ("dzień|dni|dnia", ["dzień", "dni", "dnia", "dni"]),
        ("few:dni|dzień|dnia", ["dzień", "dni", "dnia", "dni"]),
        ("=22:dni dwa|one:dzień|few:dni|other:dnia", ["dzień", "dni", "dnia", "dni dwa"]),
    ],
)
def test_a_language_may_have_more_plural_forms(wordings, expected):
    """By their CLDR names, or in the order in which the language lists them."""
    many = {1: "one", 2: "few", 22: "few"}
    speech = replace(LANGUAGES["en"], categories=("one", "few", "other"), plural=lambda n: many.get(n, "other"))
    template = parse("{n|" + wordings + "}", speech)
    said = [render(template, {"n": n}, str, speech)[0].text for n in (1, 2, 5, 22)]
    assert said == expected


def test_plural_forms_have_the_names_of_the_standard():
    with pytest.raises(ValueError, match="plural forms are some of"):
        replace(LANGUAGES["en"], categories=("singular", "plural"))


def test_a_wording_may_hold_the_number():
    assert [rendered("{n|a card|# cards}", n=n) for n in (1, 12)] == ["a card", "12 cards"]


@pytest.mark.parametrize(("n", "expected"), [(4, "+4"), (0, "+0"), (-2, "−2")])
def test_a_signed_number_has_a_real_minus(n, expected):
    assert rendered("{n:+}", n=n) == expected


def test_korean_particles_follow_arguments_and_names():
    assert rendered("{n:을} {who:이}", "ko", n=2, who="폴") == "2를 폴이"
    assert (
        Texts("ko").t("option.send.from", origin="space:arrakeen", space="space:carthag") == "‘아라킨’에서 ‘카르타그’로"
    )


def test_icons_of_the_files_become_icons_of_the_window():
    assert rendered("costs {n} {icon:water}", n=2) == "costs 2 {water}"
    assert rendered("costs {n} {what!icon}", n=2, what="spice") == "costs 2 {spice}"


def test_the_window_reads_the_result_as_words_and_icons():
    tokens = richtext.parse(Texts("en").t("reason.cost", need=2, what="water", who="Paul", have=1))
    assert [(token.kind, token.text) for token in tokens] == [
        ("text", "Costs 2 "),
        ("icon", "water"),
        ("text", "; Paul has 1"),
    ]


@pytest.mark.parametrize("name", ["A{water}B", "{", "}}", "<b>x</b>", "a < b"])
def test_a_name_from_outside_is_never_read_as_markup(name):
    text = Texts("en").t("prompt.other", who=name)
    assert richtext.plain(text) == f"{name}: choose"
    assert richtext.plain(escape(name)) == name


def test_markup_may_be_given_again():
    inner = Markup("2 {water}")
    assert rendered("pay {what}", what=inner) == "pay 2 {water}"
    assert rendered("pay {what}", what=str(inner)) == "pay 2 {{water}}"


def test_double_braces_are_braces():
    assert richtext.plain(rendered("{{n}}")) == "{n}"


@pytest.mark.parametrize(
    "wrong",
    [
        *("{", "}", "{n", "{n!colour}", "{n:에서}", "{}", "{card:dagger}", "{N}"),
        *("{n|one}", "{n|a|b|c}", "{n|few:a|b|c}", "{n|=1:a}", "{n|one:a|one:b|c}"),
    ],
)
def test_a_broken_text_is_refused(wrong):
    with pytest.raises(TemplateError):
        parse(wrong, LANGUAGES["en"])


def test_a_line_tells_links_and_players_apart():
    line = Texts("ja").line("log.intrigue", who=Segment("player", "花子", "0"), card="intrigue:ambush")
    assert line == (
        Segment("player", "花子", "0"),
        Segment("text", Markup("が")),
        Segment("link", "〈待ち伏せ〉", "intrigue:ambush"),
        Segment("text", Markup("をプレイ")),
    )


# ------------------------------------------------------------------------------------------------ looking up


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_names_key_and_language(language):
    with pytest.raises(MissingText) as error:
        Texts(language).t("no.such.text")
    assert "no.such.text" in str(error.value)
    assert language in str(error.value)
    assert isinstance(error.value, KeyError)


def test_a_missing_argument_names_it():
    with pytest.raises(MissingText, match="'who'"):
        Texts("ko").t("prompt.other")


def test_an_unknown_name_is_told_clearly():
    with pytest.raises(MissingText, match=r"card:nothing.*ja"):
        Texts("ja").name("card:nothing")


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="'fr'"):
        Texts("fr")


def test_names_are_bare_and_titles_as_in_sentences():
    assert [Texts(language).name("card:dagger") for language in LANGUAGES] == ["Dagger", "단검", "短剣"]
    assert [Texts(language).title("card:dagger") for language in LANGUAGES] == ["Dagger", "‘단검’", "〈短剣〉"]
    assert Texts("ko").title("card:the_voice") == "“목소리”", "a name that brings quotes has no others around it"
    assert Texts("ko").title("leader:paul_atreides") == "폴 아트레이드", "people are not quoted"
    assert Texts("ja").title("space:arrakeen") == "《アラキーン》"
    assert Texts("ja").title("faction:fremen") == "フレーメン"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Costs 2 water; Paul has 1"),
        ("ko", "비용 물 2, Paul은 1"),
        ("ja", "コスト2水、Paulは1"),
    ],
)
def test_plain_words_for_what_cannot_draw_icons(language, expected):
    texts = Texts(language)
    assert texts.plain(texts.t("reason.cost", need=2, what="water", who="Paul", have=1)) == expected


@pytest.mark.parametrize(
    ("language", "key", "args", "expected"),
    [
        ("en", "log.deploy.also", {"n": 3}, "deploys 3 troops"),
        ("en", "log.deploy.also", {"n": 1}, "deploys 1 troop"),
        ("en", "log.gain", {"n": 4, "what": "sword"}, "+4 swords"),
        ("en", "log.gain", {"n": -1, "what": "water"}, "−1 water"),
        ("en", "log.negotiate.also", {"n": 2}, "sends 2 Negotiators to Ix"),
        ("en", "log.draw_intrigue.count", {"n": 2}, "+2 Intrigue cards"),
        ("ko", "log.deploy.also", {"n": 3}, "병력 3 배치"),
        ("ko", "log.deploy_dreadnought.also", {"n": 1}, "드레드노트 1대 배치"),
        ("ko", "log.negotiate.also", {"n": 1}, "익스에 협상가 1명 보냄"),
        ("ko", "log.gain", {"n": 2, "what": "spice"}, "+2 스파이스"),
        ("ko", "log.gain", {"n": -1, "what": "water"}, "물 −1"),
        ("ko", "prompt.reveal", {"n": 5, "who": "폴"}, "폴: 남은 설득 비용 5"),
        ("ko", "reason.condition.owns", {"n": 2, "what": "spice"}, "2 스파이스 필요"),
        ("ja", "log.deploy.also", {"n": 3}, "3部隊進軍"),
        ("ja", "log.deploy", {"n": 1, "who": "太郎"}, "太郎の1部隊が進軍"),
        ("ja", "log.deploy_dreadnought", {"n": 1, "who": "太郎"}, "太郎のドレッドノート1隻が進軍"),
        ("ja", "log.negotiate", {"n": 1, "who": "太郎"}, "太郎がイックスに交渉者1人を送る"),
        ("ja", "log.convert", {"n": 7, "who": "太郎", "what": "spice"}, "太郎が7香料を1勝利点に交換"),
        ("ja", "log.gain", {"n": 2, "what": "sword"}, "赤刃+2"),
        ("ja", "prompt.reveal", {"n": 5, "who": "太郎"}, "太郎：残りの説得力5"),
    ],
)
def test_plain_words_count_as_the_language_does(language, key, args, expected):
    """Where the window draws an icon behind a number, a terminal has the word in its form, in its place, once."""
    texts = Texts(language)
    assert texts.plain(texts.t(key, **args)) == expected


def test_every_thing_that_is_counted_is_counted_in_every_language():
    for language in LANGUAGES:
        texts = Texts(language)
        for what in ("solari", "spice", "water", "troop", "vp", "persuasion", "sword", "draw", "intrigue", "specimen"):
            assert texts.plain(texts.t("log.gain", n=2, what=what)) != f"+2 {{{what}}}"
            assert texts.has(f"icon.{what}.n")


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("reason.once", "일레사가 이미 에이전트를 보낸 장소"),  # not: Ilesa is a place
        ("reason.condition.alliance", "일레사에게 필요한 동맹 토큰이 없습니다"),
        ("rules.intrigue.2", "장소에 에이전트를 보내면"),  # it is not the space that receives cards
        ("rules.agent.3", "카드 폐기도 하지 않아도"),
        ("effect.exchange_intrigue", "골라 공개하지 않은 채"),  # not: without showing as many as one likes
        ("hagal.harvest", "장소 중 보너스 스파이스가 가장 많은 곳"),  # the space has the spice, not the icon
    ],
)
def test_korean_sentences_say_who_does_what(key, says):
    texts = Texts("ko")
    args = {"who": "일레사"} if "who" in texts.fields(key) else {}
    assert says in texts.plain(texts.t(key, **args))
