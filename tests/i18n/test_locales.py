"""The text files: complete and alike in all three languages, in the right script, in the words of the glossary."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.template import Field, parse
from dune_desktop.i18n.texts import Texts as _Texts

ROOT = Path(__file__).parents[2]
I18N = ROOT / "dune_desktop" / "i18n"


def files(language):
    """The files of a language, of the game and of every box: `boxes/ix/locales/*/log.json`."""
    found = (path.relative_to(I18N) for path in I18N.rglob(f"locales/{language}/*.json"))
    return sorted(path.as_posix().replace(f"/{language}/", "/*/") for path in found)


FILES = files("en")

# Texts that are empty on purpose: what a button leaves out of an effect.
EMPTY = {
    "short.effect.recruit.may",
    "short.effect.recruit.reveal",
    "short.effect.block_space.then",
    "short.effect.set_aside_from_row.then",
}
LATIN = {"Ctrl", "Enter", "Esc", "Space", "Tab", "F", "C", "I", "L", "P", "R", "Z", "II", "III", "CHOAM", "AI"}
SCRIPT = {"ko": re.compile("[가-힣]"), "ja": re.compile("[\u3041-\u30ff\u4e00-\u9fff]")}
OTHER = {"ko": SCRIPT["ja"], "ja": SCRIPT["ko"]}

# Words a translator may think of, and what the glossary (docs/glossary.md) says instead.
AVOID = {
    "ko": {
        "상대": "다른 플레이어",
        "손패": "핸드",
        "창조자": "메이커스",
        "세력": "팩션",
        "수확": "채취",
        "익스의 발흥": "익스의 부상",
        "게임에서 제외": "게임에서 제거",
        "원하는 순서로": "원하는 순서대로",
        "에 이른": "에 도달한",
        "묘지": "버림 더미",
        "동률": "동점",
        "요원": "에이전트",
        " 손에": "핸드에",
        "조언": "힌트",
        "되돌아보": "다시 보기",
        "돌아보기": "복기",
        "이전 시점": "라운드별 저장",
        "큰 버튼": "주요 버튼",
        "불이 들어": "밝게 표시",
        "저절로": "자동으로",
        "포인터 도움말": "툴팁",
        "비용을 치": "비용을 지불",
        "처음대로": "기본값으로",
        "첩자": "스파이",
        "첩보원": "스파이",
        "목표 카드": "목적 카드",
        "유닛": "부대",
        "메이커 장소": "메이커 아이콘 장소",
        "차선": "2순위",
    },
    "ja": {
        "ハガル": "ヘイガル",
        "創造主": "メイカー",
        "指導者": "指揮官",
        "インペリウム列": "帝国の列",
        "召集": "招集",
        "手番プレイヤー": "公家",
        "スパイス": "香料",
        "チョアム": "CHOAM公社",
        "公開手番": "説得力の行使",
        "盤上": "ボード上",
        "ポインタに": "ポインターに",
        "カードを混ぜ": "カードをシャッフル",
        "読込": "ロード",
        "エピックゲーム・モード": "エピックモード",
        "戦闘ボーナス": "紛争時の赤刃",
        "振り返": "リプレイ, 検討",
        "助言": "ヒント",
        "気質": "プレイスタイル",
        "封じ": "封鎖",
        "大きなボタン": "メインボタン",
        "フォルダを": "フォルダーを",
        "人どうし": "プレイヤー同士",
        "公家核兵器": "公家の核兵器",
        "除外したカード": "脇によけたカード",
        "裁定": "詳細説明",
        "この手番で": "この手番に, この手番中",
        "紛争I": "紛争Ⅰ",
        "次善の手": "次善手",
        "エピックゲーム": "エピックモード",
    },
    "en": {
        "opponent's": "opponent’s",
        "battlefield": "Conflict",
        "victory point": "Victory Point",
        "technology tile": "Tech tile",
    },
}


def read(language, file):
    text = (I18N / file.replace("*", language)).read_text(encoding="utf-8")
    pairs = json.loads(text, object_pairs_hook=list)
    twice = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]
    assert not twice, f"{language}/{file}: written twice: {twice}"
    return {key: dict(text) if isinstance(text, list) else text for key, text in pairs}


def parts(text, language):
    """The parts of a template, those in its plural forms too."""
    found = list(parse(text, LANGUAGES[language]))
    for part in found:
        if isinstance(part, Field):
            found += [inner for _, wording in part.wordings for inner in wording if inner != Field("arg", "#")]
    return found


def written(text, language):
    """The words of a template without its fields, and without marks of emphasis."""
    return re.sub("</?b>", "", " ".join(part for part in parts(text, language) if isinstance(part, str)))


def wordings(text):
    """The variants a text is given in, most have one."""
    return list(text.values()) if isinstance(text, dict) else [text]


ALL = [(language, file) for language in LANGUAGES for file in FILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language):
    assert files(language) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_every_language_has_the_same_keys_in_the_same_order(language, file):
    assert list(read(language, file)) == list(read("en", file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_a_translation_wants_no_argument_the_english_does_not_get(language, file):
    """A translation may leave one out (a number that its grammar does not need), never ask for another."""
    english, own = read("en", file), read(language, file)
    more = {
        key: sorted(extra)
        for key in english
        if (
            extra := {f.name for f in parts(own[key], language) if isinstance(f, Field) and "literal" not in f.kind}
            - {f.name for f in parts(english[key], "en") if isinstance(f, Field) and "literal" not in f.kind}
        )
    }
    assert not more


@pytest.mark.parametrize(("language", "file"), ALL)
def test_no_text_is_empty_or_untidy(language, file):
    texts = read(language, file)
    assert not {key for key, text in texts.items() if not text and key not in EMPTY}
    # a label that joins others begins or ends with a space
    joins = {"reason.timing.or", "word.then"}
    untidy = {
        key for key, text in texts.items() for words in wordings(text) if key not in joins and words != _tidy(words)
    }
    assert not untidy


def _tidy(words):
    return " ".join(words.split())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_every_translation_is_in_its_own_script(language, file):
    english = read("en", file)
    wrong = {}
    for key, text in read(language, file).items():
        words = written(text, language)
        foreign = OTHER[language].search(words) or set(re.findall("[A-Za-z]+", words)) - LATIN
        untranslated = re.search("[A-Za-z]", written(english[key], "en")) and not SCRIPT[language].search(words)
        if foreign or (untranslated and key not in FIELDS_ONLY):
            wrong[key] = text
    assert not wrong


# Texts whose English has words where another language needs none.
FIELDS_ONLY = {
    "table.aside",
    "key.space",
    "newgame.seat.computer",
    "reason.timing.or",
    "table.of_rounds",
    "log.mentat.next_round.also",
    "preview.from",
    "preview.title",
    "preview.title.pair",
    "tiles.dreadnought.held",
    "word.faction",
    "word.range",
    *EMPTY,
}


@pytest.mark.parametrize(("language", "file"), ALL)
def test_texts_use_the_words_of_the_glossary(language, file):
    found = {
        key: f"{wrong} -> {right}"
        for key, text in read(language, file).items()
        for wrong, right in AVOID[language].items()
        if wrong in " ".join(wordings(text))
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_and_name_in_a_text_exists(language):
    texts = Texts(language)
    icons = {path.stem for path in (ROOT / "assets" / "icons").glob("*.svg")}
    for file in FILES:
        for key, text in read(language, file).items():
            for field in parts(text, language):
                if isinstance(field, Field) and field.kind == "literal icon":
                    assert field.name in icons, f"{key}: there is no icon {field.name}"
                if isinstance(field, Field) and field.kind == "literal name":
                    assert texts.has_name(field.name), f"{key}: there is no {field.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_stands_in_one_file_only(language):
    keys = Counter(key for file in FILES for key in read(language, file))
    assert not {key for key, times in keys.items() if times > 1}
    assert sorted(keys) == sorted(_Texts(language).keys())


@pytest.mark.parametrize(("language", "file"), [pair for pair in ALL if pair[0] == "ja"])
def test_japanese_uses_full_width_punctuation_and_half_width_digits(language, file):
    wrong = {
        key: text for key, text in read(language, file).items() if re.search(r"[０-９:;,?!()]", written(text, language))
    }
    assert not wrong


@pytest.mark.parametrize("file", FILES)
def test_korean_tooltips_end_with_a_full_stop(file):
    """As the others beside them do; only a text that introduces what follows it ends in a colon or a field."""
    bare = {
        key: text
        for key, text in read("ko", file).items()
        for words in wordings(text)
        if key.startswith(("tip.", "icontip.", "stage.tip")) and words[-1] not in ".:})" and len(words) > 12
    }
    assert not bare


@pytest.mark.parametrize(("language", "file"), [pair for pair in ALL if pair[0] == "ko"])
def test_korean_uses_half_width_punctuation_and_no_space_before_it(language, file):
    wrong = {
        key: text
        for key, text in read(language, file).items()
        for words in wordings(text)
        if re.search(r"[、。，：；！？（）]| [,.?!:;)%]|\( | 당 ", words)
    }
    assert not wrong
