"""The table of commands and the player's keymap."""

from __future__ import annotations

from itertools import combinations

import pytest

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.ui.presenters.keys import FAMILIES, PLACES, called, cap, command_words, key_words, lines
from dune_desktop.ui.screen.commands import AT_FIRST, COMMANDS, Keymap, together, usable

CHANGEABLE = [command.name for command in COMMANDS.values() if command.place != "fixed"]


def test_no_key_stands_for_two_commands_on_one_screen() -> None:
    assert not AT_FIRST.doubled()
    for one, other in combinations(COMMANDS.values(), 2):
        assert not (together(one, other) and set(one.keys) & set(other.keys)), (one.name, other.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_words_and_a_line(language: str) -> None:
    texts = Texts(language)
    listed = [name for place in PLACES for names in lines(place) for name in names]
    assert sorted(listed) == sorted(COMMANDS)
    assert all(command_words(texts, name) for name in listed)
    assert len({command_words(texts, names[0]) for place in PLACES for names in lines(place)}) >= 27


def test_no_family_is_called_like_a_command() -> None:
    """They would share a line and its words."""
    assert not FAMILIES.keys() & COMMANDS.keys()
    assert command_words(Texts("en"), "cards") != command_words(Texts("en"), "card1")


def test_caps_say_which_key_it_is() -> None:
    texts = Texts("en")
    assert cap(texts, AT_FIRST, "primary reveal", "keys") == "Space"
    assert cap(texts, Keymap((("reveal", "V"),)), "reveal", "keys") == "V"
    assert cap(texts, AT_FIRST, "", "keys") == ""
    assert [cap(texts, AT_FIRST, names, "pad") for names in ("primary", "recap undo", "recap")] == ["A", "Back", ""]
    assert called(texts, AT_FIRST, "recap", "pad") == "W", "a sentence names the key where there is no button"
    assert [key_words(texts, key) for key in ("Left", "-", "PageUp", "F1")] == ["←", "−", "PgUp", "F1"]


def test_the_same_key_at_the_table_and_in_menus() -> None:
    assert AT_FIRST.commands("L") == {"log", "load"}
    assert AT_FIRST.commands("l") == {"log", "load"}
    assert AT_FIRST.commands("?") == {"help"}
    assert AT_FIRST.commands("") == frozenset()


def test_a_free_key_is_given() -> None:
    keys = AT_FIRST.with_key("reveal", "V")
    assert keys is not None
    assert keys.changed == (("reveal", "V"),)
    assert keys.commands("R") == {"rules"}
    back = keys.with_key("reveal", "R")
    assert back == AT_FIRST, "what is as at first is not kept"


def test_a_taken_key_is_exchanged() -> None:
    keys = AT_FIRST.with_key("reveal", "P")
    assert keys is not None
    assert dict(keys.changed) == {"reveal": "P", "pass": "R"}
    assert not keys.doubled()


def test_who_has_another_key_gives_one_away_for_nothing() -> None:
    keys = AT_FIRST.with_key("reveal", "?")
    assert keys is not None
    assert (keys.keys("help"), keys.keys("reveal")) == (("F1",), ("?",))


def test_an_exchange_that_would_take_a_third_ones_key_is_refused() -> None:
    """Look closer is given everywhere: it cannot have L, which loads in menus."""
    assert AT_FIRST.with_key("log", "I") is None


@pytest.mark.parametrize("name", CHANGEABLE)
def test_whatever_is_wished_no_key_is_doubled(name: str) -> None:
    keys = AT_FIRST
    for wanted in ("A", "L", "Space", "I", "9", "Ctrl+Z", "F1", "Z"):
        keys = keys.with_key(name, wanted) or keys
        assert not keys.doubled()
        assert Keymap.of(keys.changed) == keys, "it can be kept"


@pytest.mark.parametrize(
    "pairs",
    [
        [("nothing", "A")],
        [("back", "A")],
        [("reveal", "Esc")],
        [("reveal", "")],
        [("reveal", "P")],
        [("reveal", "V"), ("pass", "V")],
    ],
)
def test_strange_wishes_in_a_file_are_none(pairs: list[tuple[str, str]]) -> None:
    assert Keymap.of(pairs) == AT_FIRST


def test_keys_that_lead_out_move_about_and_edit_are_not_given_away() -> None:
    assert not any(usable(key) for key in ("", "Esc", "Enter", "Tab", "Up", "Home", "Backspace", "Delete"))
    assert all(usable(key) for key in ("A", "1", "Space", "F5", "Ctrl+Q", "ß"))
