"""The English texts follow the style of docs/glossary.md, as far as a program can tell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

I18N = Path(__file__).parents[2] / "dune_desktop" / "i18n"
FILES = sorted([*I18N.glob("locales/en/*.json"), *I18N.glob("boxes/*/locales/en/*.json")])

# What the style replaces, as whole words; the second column of its table, and words that hide who acts.
BANNED = (
    "whoever|whatever|somebody|oneself|one’s|how many go|what comes of|do without|look closer|look back|chronicle|"
    "temperament|curtain|goods|big button|golden|lit|come home|go home|comes home|goes home|robbed|"
    "buys?|bought|dearest|colours?|licence|defence|favour|at first|by itself|all the same|"
    "other players?|the others|enem(?:y|ies)"
)
SHORT = 20  # words that a sentence may have; in rulings, the rules book, and effects set together from the data:
LONG = {"ruling": 25, "rules": 25, "hagal": 25, "effect": 25, "trait": 25, "if": 28}
STOPPED = ("tip.", "icontip.", "ruling:", "rules.", "leader.hint.", "help.start.")  # explanations
BARE = ("button.", "log.", "reason.", "command.", "menu.", "undo.", "option.", "whynot.", "phase.", "codex.shelf.")


def texts() -> Iterator[tuple[str, str]]:
    """Every English text with its key; the forms of a plural each by themselves."""
    for path in FILES:
        for key, text in json.loads(path.read_text(encoding="utf-8")).items():
            for form in [text] if isinstance(text, str) else text.values():
                yield key, form


ALL = list(texts())


def plain(text: str) -> str:
    """Read a text as a player would: the second form of a choice, and one word for each placeholder."""
    text = re.sub(r"\{\w+\|[^{}]*\|([^{}|]*)\}", r"\1", text)
    text = re.sub(r"\{\w+\|([^{}|]*)\}", r"\1", text)
    return re.sub(r"\{[^{}]*\}", "X", text)


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?:;])\s+", plain(text)) if part]


def kind(key: str) -> str:
    return re.split(r"[.:]", key, maxsplit=1)[0]


def test_no_text_uses_a_word_that_the_style_replaces() -> None:
    found = [
        f"{key}: {hit.group()!r} in {text!r}"
        for key, text in ALL
        if kind(key) != "say"  # leaders explain nothing, and speak as they like
        for hit in re.finditer(rf"\b(?:{BANNED})\b", plain(text), re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_no_sentence_is_too_long_to_read_once() -> None:
    found = [
        f"{key}: {len(sentence.split())} words: {sentence!r}"
        for key, text in ALL
        for sentence in sentences(text)
        if len(sentence.split()) > LONG.get(kind(key), SHORT)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("prefix", STOPPED)
def test_explanations_end_with_a_full_stop(prefix: str) -> None:
    found = [
        f"{key}: {text!r}"
        for key, text in ALL
        if key.startswith(prefix) and "title" not in key.split(".") and not _ends(text)
    ]
    assert not found, "\n".join(found)


def _ends(text: str) -> bool:
    """Whether it is a sentence that ends, a heading of what follows, or ends with what is filled in."""
    return text.endswith((".", ":", "}", ".)"))


@pytest.mark.parametrize("prefix", BARE)
def test_buttons_log_lines_and_reasons_end_without_one(prefix: str) -> None:
    found = [
        f"{key}: {text!r}"
        for key, text in ALL
        if key.startswith(prefix) and text.endswith(".") and key != "menu.autosave"
    ]
    assert not found, "\n".join(found)


def test_no_text_of_the_terminal_names_the_mouse() -> None:
    """The terminal tells prompts, options, reasons and the log."""
    spoken = [(key, text) for key, text in ALL if kind(key) in ("prompt", "option", "reason", "log", "source")]
    found = [f"{key}: {text!r}" for key, text in spoken if re.search(r"\b(click|pointer|mouse)\b", text, re.IGNORECASE)]
    assert len(spoken) > 300
    assert not found, "\n".join(found)
