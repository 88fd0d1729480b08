"""The game in a terminal speaks one language, counts in it, and knows no mouse."""

import builtins
import re
from pathlib import Path

import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.storage.files import read
from dune_desktop.tools.text_play import play

POINTING = {
    "en": re.compile(r"\b(click|point at|highlighted|action panel|drag)", re.IGNORECASE),
    "ko": re.compile("클릭|포인터|밝게 표시|아래에서"),
    "ja": re.compile("クリック|ポインタ|光って|光ります|アクションバー"),
}
ENGLISH = re.compile(r"[a-z]{2,}")


def talked(monkeypatch, capsys, language, answers):
    """What is printed in a four-player game with all boxes, answered like this; then the player leaves."""
    said = iter([*answers, "q"])
    monkeypatch.setattr(builtins, "input", lambda ask="": next(said))
    assert play(table(4, boxes=("base", "ix", "immortality")), 7, None, language) == 0
    return capsys.readouterr().out


SAVED = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("uprising-*.dune"))


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_games_on_another_board_are_told_in_its_words(monkeypatch, capsys, path):
    """Its posts, contracts and cards won have names in the table that is printed; nobody is of House Hagal."""
    told = {}
    for language, hagal in (("en", "Hagal"), ("ko", "하갈"), ("ja", "ヘイガル")):
        said = iter(["t", *["1"] * 12, "t", "q"])
        monkeypatch.setattr(builtins, "input", lambda ask="", said=said: next(said))
        assert play(table(4), None, path, language) == 0
        told[language] = capsys.readouterr().out
        assert hagal not in told[language]
    names = "|".join(read(path).names)
    assert not ENGLISH.findall(re.sub(names, "", told["ko"] + told["ja"]))
    assert "Objective: " in told["en"]


ANSWERS = [*(["1"] * 40), "t", "u", "?", *(["1"] * 20), "t"]


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_it_knows_no_mouse(monkeypatch, capsys, language):
    told = talked(monkeypatch, capsys, language, ANSWERS)
    assert len(told.splitlines()) > 200
    assert not POINTING[language].findall(told)


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_no_english_is_left(monkeypatch, capsys, language):
    told = talked(monkeypatch, capsys, language, ANSWERS)
    assert not sorted(set(ENGLISH.findall(told)))


def test_english_counts(monkeypatch, capsys):
    told = talked(monkeypatch, capsys, "en", ANSWERS)
    counted = re.findall(r"\b(\d+) (troops?|swords?|specimens?|Negotiators?|dreadnoughts?|cards?)\b", told)
    assert len(counted) > 20
    wrong = [(n, word) for n, word in counted if word.endswith("s") == (n == "1")]
    assert not wrong


def test_cards_that_send_an_agent_stand_bare_in_brackets(monkeypatch, capsys):
    sends = [line for line in talked(monkeypatch, capsys, "ko", ANSWERS).splitlines() if "에 보내기" in line]
    assert sends
    assert all(re.search(r"\([^‘’()]+\)$", line) for line in sends)
