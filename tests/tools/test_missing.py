"""What a word or a component lacks is said in a sentence, with the file to add it to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dune_desktop.cli import main
from dune_desktop.content.shorthand import write_one
from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.missing import MissingPart
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import amount_words, condition_clause, cost_words, sentences
from dune_desktop.i18n.texts import read_anew
from dune_desktop.tools.missing import missing
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]


@dataclass(frozen=True)
class Bake:
    """A word that nobody has written anything for."""

    n: int = 1


def test_the_program_lacks_nothing() -> None:
    assert list(missing()) == []


@pytest.mark.parametrize(
    ("ask", "lacks", "file"),
    [
        (write_one, "shorthand", "dune_desktop/content/shorthand.py"),
        (lambda word: sentences(Texts("en"), (word,)), "sentence", "dune_desktop/i18n/writers"),
        (lambda word: cost_words(Texts("en"), (word,)), "sentence", "dune_desktop/i18n/writers"),
        (lambda word: condition_clause(Texts("en"), word), "sentence", "dune_desktop/i18n/writers"),
        (lambda word: amount_words(Texts("en"), word), "sentence", "dune_desktop/i18n/writers"),
    ],
)
def test_a_word_without_a_part_is_named_with_the_file(ask, lacks, file) -> None:
    """Whoever asks for the part gets the sentence and no bare name of a class."""
    with pytest.raises(MissingPart) as error:
        ask(Bake())
    assert re.fullmatch(rf"Bake \(tests/tools/test_missing.py\) has no {lacks}.*: add it to {file}", str(error.value))


def test_content_says_what_a_card_lacks(capsys: pytest.CaptureFixture[str], make_box: Make) -> None:
    """One line for each name, and no traceback."""
    horn = {"id": "horn", "copies": 1, "deck": "imperium", "cost": 1, "icons": ["city"]}
    make_box("north", {"imperium": [horn]}, boards=("base",), words={"names/en": {"card:north/horn": "The Horn"}})
    assert main(["content"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        f"card:north/horn has no name: add it to made_up_north/i18n/locales/names/{language}.json"
        for language in ("ko", "ja")
    ]


def test_content_says_where_a_file_is_wrong(capsys: pytest.CaptureFixture[str], make_box: Make) -> None:
    """One line with the path in the file."""
    make_box("north", {"imperium": [{"id": "horn", "copies": 1, "deck": "imperium", "cost": "much"}]}, boards=("base",))
    assert main(["content"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("dune-desktop: north/imperium.json: 0.cost: ")
    assert err.count("\n") == 1


def test_content_says_which_file_of_names_is_no_json(
    capsys: pytest.CaptureFixture[str], make_box: Make, tmp_path: Path
) -> None:
    """A comma too many: the file, the line, and no traceback."""
    make_box("north", {"imperium": []}, boards=("base",), words={"names/ko": {}})
    file = tmp_path / "made_up_north" / "i18n" / "locales" / "names" / "ko.json"
    file.write_text('{\n  "card:north/horn": "뿔",\n}\n', encoding="utf-8")
    read_anew()
    assert main(["content"]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"dune-desktop: {file}: ")
    assert "line 2" in err or "line 3" in err
    assert err.count("\n") == 1
