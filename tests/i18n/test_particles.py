"""Korean particles: 이/가, 은/는, 을/를, 과/와, 으로/로 after Hangul, digits and Latin letters."""

import pytest

from dune_desktop.i18n.languages.ko import PAIRS, attach


@pytest.mark.parametrize(
    ("word", "particle", "expected"),
    [
        ("물", "이", "물이"),
        ("병력", "을", "병력을"),
        ("솔라리", "을", "솔라리를"),
        ("스파이스", "와", "스파이스와"),
        ("카르타그", "은", "카르타그는"),
        ("아라킨", "은", "아라킨은"),
        ("황제", "과", "황제와"),
    ],
)
def test_hangul_decides_by_its_last_syllable(word, particle, expected):
    assert attach(word, particle) == expected


@pytest.mark.parametrize(
    ("word", "expected"), [("단검", "단검으로"), ("물", "물로"), ("외교", "외교로"), ("하이라이너", "하이라이너로")]
)
def test_a_word_in_rieul_takes_ro(word, expected):
    """로 follows a vowel and ㄹ; every other consonant takes 으로."""
    assert attach(word, "로") == expected


def test_a_family_name_is_read_as_koreans_read_it():
    assert [attach("Park", "이"), attach("Ms Park", "은"), attach("Clark", "이")] == ["Park이", "Ms Park은", "Clark가"]


@pytest.mark.parametrize("first", ["이", "가"])
def test_a_particle_may_be_named_by_either_form(first):
    assert attach("폴", first) == "폴이"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("0", "0을"),
        ("1", "1을"),
        ("2", "2를"),
        ("3", "3을"),
        ("4", "4를"),
        ("5", "5를"),
        ("6", "6을"),
        ("7", "7을"),
        ("8", "8을"),
        ("9", "9를"),
        ("10", "10을"),
        ("12", "12를"),
        ("20", "20을"),
        ("100", "100을"),
    ],
)
def test_digits_sound_as_korean_numerals(number, expected):
    """영 일 이 삼 사 오 육 칠 팔 구 십, as the glossary lists them."""
    assert attach(number, "을") == expected


@pytest.mark.parametrize(
    ("number", "expected"), [("1", "1로"), ("2", "2로"), ("3", "3으로"), ("6", "6으로"), ("7", "7로"), ("10", "10으로")]
)
def test_the_direction_particle_after_digits(number, expected):
    assert attach(number, "으로") == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Paul", "Paul은"),
        ("Ann", "Ann은"),
        ("Tom", "Tom은"),
        ("Bob", "Bob은"),
        ("Jane", "Jane은"),
        ("Anna", "Anna는"),
        ("Mike", "Mike는"),
        ("Chris", "Chris는"),
        ("Ming", "Ming은"),
        ("Peter", "Peter는"),
        ("CHOAM", "CHOAM은"),
        ("AI", "AI는"),
        ("LG", "LG는"),
        ("Min-seok", "Min-seok은"),
        ("Dong-wook", "Dong-wook은"),
        ("Taek", "Taek은"),
        ("Jihyeop", "Jihyeop은"),
        ("Anne", "Anne은"),
        ("Michelle", "Michelle은"),
        ("Apple", "Apple은"),
        ("Arne", "Arne는"),
    ],
)
def test_latin_names_sound_roughly_as_korean_spells_them(name, expected):
    assert attach(name, "은") == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("“목소리”", "“목소리”를"),
        ('유나 모리타니 "공주"', '유나 모리타니 "공주"를'),
        ("승자의 몫은...", "승자의 몫은...을"),
    ],
)
def test_quotation_marks_and_dots_are_not_heard(word, expected):
    assert attach(word, "을") == expected


def test_a_word_nobody_can_read_gets_both_forms():
    assert attach("花子", "은") == "花子은(는)"
    assert attach("花子", "으로") == "花子(으)로"
    assert attach("花子", "이나") == "花子(이)나"


def test_a_name_of_punctuation_only_does_not_fail():
    assert attach("!?", "이") == "!?이(가)"


@pytest.mark.parametrize("pair", PAIRS)
def test_every_pair_differs_after_consonant_and_vowel(pair):
    closed, opened = pair
    assert attach("병", closed) == "병" + closed
    assert attach("나무", closed) == "나무" + opened


def test_an_unknown_particle_is_refused():
    with pytest.raises(KeyError):
        attach("물", "에서")
