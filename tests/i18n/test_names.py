"""The display names of all components: complete, in the right script and told apart, in every language."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.load import load_box, load_changes
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import DIFFICULTIES, FACTIONS, Icon
from dune_desktop.tools.missing import ORIGINS, components, missing_names, missing_origins

I18N = Path(__file__).parents[2] / "dune_desktop" / "i18n"
LANGUAGES = ("en", "ko", "ja")

# Korean or Japanese names that are meant to have Latin letters.
LATIN_ON_PURPOSE = {("card:immortality/subject_x_137", "ko"), ("card:immortality/subject_x_137", "ja")}

SCRIPT = {"ko": re.compile("[가-힣]"), "ja": re.compile("[\u3041-\u30ff\u4e00-\u9fff]")}
OTHER_SCRIPT = {"ko": SCRIPT["ja"], "ja": SCRIPT["ko"]}
LATIN_WORDS = {"ko": set(), "ja": {"CHOAM"}}


def unique(pairs: list[tuple[str, str]]) -> dict[str, str]:
    twice = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]
    assert not twice, f"keys written twice: {twice}"
    return dict(pairs)


def read(language: str) -> dict[str, str]:
    """The names in the files of the game and of all boxes."""
    pairs: list[tuple[str, str]] = []
    for file in sorted(I18N.rglob(f"locales/names/{language}.json")):
        pairs += json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)
    return unique(pairs)


NAME = {language: read(language) for language in LANGUAGES}
ENGLISH = NAME["en"]


def kind_of(key: str) -> str:
    return key.partition(":")[0]


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_every_language_names_the_same_components_in_the_same_order(language):
    assert list(NAME[language]) == list(ENGLISH)


def due() -> set[str]:
    """What must have a name: every component of every box, and the words that are shown like one."""
    houses = {f"house:{item.house}" for box in registry.boxes() for item in load_box(box.id)["leaders"] if item.house}
    return houses.union(words(), posts(), (key for _, key, _ in components()))


def posts() -> Iterator[str]:
    """Those of the boards, and those of what is laid over them."""
    sheets = [catalog((box.id,)).board for box in registry.boxes() if box.brings]
    sheets += [overlay for box in registry.boxes() for overlay in load_changes(box.id).overlays]
    yield from (f"post:{post.id}" for sheet in sheets for post in sheet.posts)


def words() -> Iterator[str]:
    yield from (f"faction:{faction}" for faction in FACTIONS)
    yield from (f"difficulty:{level}" for level in DIFFICULTIES)
    yield from (f"icon:{icon}" for icon in get_args(Icon))
    yield from (f"variant:{variant.id}" for variant in registry.variants())
    yield "shipping:dividends"  # what everybody gets; no space of the track


def test_every_component_has_a_name():
    """And nothing else has one; the parts of leaders are looked at below."""
    assert not list(missing_names())
    assert {key for key in ENGLISH if not key.startswith("leader_")} == due()


@pytest.mark.parametrize("part", ["leader_short", "leader_ability", "leader_signet"])
def test_every_leader_has_a_short_name_and_both_abilities(part):
    leaders = [key.partition(":")[2] for key in ENGLISH if kind_of(key) == "leader"]
    if part != "leader_short":  # what leaders of Rivals alone can do has no name
        people = {leader.id for box in registry.boxes() for leader in load_box(box.id)["leaders"]}
        leaders = [leader for leader in leaders if leader in people]
    assert [key.partition(":")[2] for key in ENGLISH if kind_of(key) == part] == leaders


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_one_clean_line(language):
    untidy = {k: n for k, n in NAME[language].items() if not n or n != " ".join(n.split())}
    assert not untidy


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_names_are_translated(language):
    own, other = SCRIPT[language], OTHER_SCRIPT[language]
    wrong = {
        key: name
        for key, name in NAME[language].items()
        if (key, language) not in LATIN_ON_PURPOSE
        and (not own.search(name) or other.search(name) or set(re.findall("[A-Za-z]+", name)) - LATIN_WORDS[language])
    }
    assert not wrong


def test_japanese_names_carry_no_reading_in_brackets():
    assert not [name for name in NAME["ja"].values() if re.search("[(（《〈]", name)]


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_within_a_kind_names_differ_exactly_where_the_english_ones_do(language):
    by_name, by_english = defaultdict(set), defaultdict(set)
    for key, name in NAME[language].items():
        by_name[kind_of(key), name].add(ENGLISH[key])
        by_english[kind_of(key), ENGLISH[key]].add(name)
    assert not {shared: names for shared, names in by_name.items() if len(names) > 1}
    assert not {english: names for english, names in by_english.items() if len(names) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_is_part_of_the_full_name(language):
    names = NAME[language]
    for key in names:
        if kind_of(key) == "leader_short":
            assert all(word in names[key.replace("leader_short", "leader")] for word in names[key].split())


def test_no_leader_is_called_by_an_everyday_word():
    """일반 alone is "general": 일반 차례 would be an ordinary turn, 일반 승리 an ordinary victory."""
    assert NAME["ko"]["leader_short:count_ilban_richese"] == "일반 리체스"


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_a_house_hagal_card_and_a_post_are_called_like_their_spaces(language):
    names = NAME[language]
    spaces = {ENGLISH[key]: name for key, name in names.items() if kind_of(key) == "space"}
    for key, name in names.items():
        if kind_of(key) in ("hagal", "post"):
            parts = ENGLISH[key].split(" / ")
            if set(parts) <= set(spaces):
                assert re.split(" / |／", name) == [spaces[part] for part in parts]


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_an_icon_of_a_faction_is_called_like_the_faction(language):
    names = NAME[language]
    for key, name in names.items():
        if kind_of(key) == "faction":
            assert names[key.replace("faction", "icon")] == name


def test_sources_say_for_every_name_where_it_comes_from():
    """In the file beside the names, under the same keys in the same order."""
    assert not list(missing_origins())
    for names in sorted(I18N.rglob("locales/names/en.json")):
        sources = json.loads(names.with_name("sources.json").read_text(encoding="utf-8"), object_pairs_hook=list)
        assert list(unique(sources)) == list(json.loads(names.read_text(encoding="utf-8"))), names
        for key, origins in sources:
            assert [language for language, _ in origins] == ["ko", "ja"], key
            assert {origin for _, origin in origins} <= set(ORIGINS), key
