"""Notes for translators: there where a text alone says too little, and about texts that are there."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from dune_desktop.cli import main
from dune_desktop.i18n import Texts, languages
from dune_desktop.i18n.notes import note, notes
from dune_desktop.i18n.texts import written
from tests.kit.boxes import Make, make_box
from tests.kit.toy import TOY, toy

__all__ = ["make_box", "toy"]

NOTES = notes()
SHORT = 2
"""A text of so many words may be a noun or a verb, a heading or a button: nobody can translate it alone."""


def words_of(text: object) -> list[str]:
    """The words of a text without its fields."""
    whole = " ".join(text.values()) if isinstance(text, dict) else str(text)
    return re.sub(r"\{[^{}]*\}", " ", whole).split()


def test_a_text_too_short_to_be_understood_has_a_note() -> None:
    texts = Texts("en")
    silent = [key for key, text in written("en").items() if texts.has(key) and len(words_of(text)) <= SHORT]
    assert len(silent) > 300
    assert not [key for key in silent if not note(NOTES, key)]


@pytest.mark.parametrize("family", NOTES)
def test_a_note_is_about_texts_that_are_there(family: str) -> None:
    keys = Texts("en").keys(family.removesuffix("*"))
    assert keys
    assert family.endswith("*") or family in keys


def test_the_note_on_a_key_goes_before_those_on_families() -> None:
    assert note(NOTES, "log.with") == NOTES["log.with"] != note(NOTES, "log.send") == NOTES["log.*"]
    assert note(NOTES, "log.phase.turns") == NOTES["log.phase.*"]
    assert note(NOTES, "ruling:card:dagger:1") == ""


def test_a_box_brings_its_notes(make_box: Make) -> None:
    make_box("north", {}, boards=("base",), words={"notes": {"horn.*": "Something to blow."}})
    assert note(notes(), "horn.loud") == "Something to blow."


def told(capsys: pytest.CaptureFixture[str], *flags: str) -> list[dict[str, object]]:
    assert main(["texts", *flags]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_translator_is_told_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = {str(entry["key"]): entry for entry in told(capsys, "--lang", "ko")}
    assert found["log.round"] == {
        "key": "log.round", "en": "Round {n}", "ko": written("ko")["log.round"], "note": NOTES["log.*"]
    }  # fmt: skip
    assert found["card:dagger"]["ko"] == Texts("ko").name("card:dagger")
    assert told(capsys, "--lang", "ko", "--missing") == []


def test_a_language_in_the_making_lacks_everything(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    languages.unregister(toy)
    languages.register(replace(TOY, texts=""))
    assert len(told(capsys, "--lang", toy, "--missing")) == len(written("en"))
