"""What stands on the caps of keys and buttons: the player's keymap knows which it is, the texts what it is called."""

from __future__ import annotations

from typing import Final

from dune_desktop.i18n import Texts
from dune_desktop.ui.screen.commands import BUTTONS, CARDS, COMMANDS, Hand, Keymap, Place, of_button

PLACES: Final[tuple[Place, ...]] = ("table", "everywhere", "menus", "fixed")
"""Where commands are given, in the order in which they are listed."""

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "hand": CARDS,
    "through_hand": ("card_before", "card_after"),
    "arrows": ("left", "right", "up", "down"),
    "scrolling": ("page_up", "page_down", "top", "bottom"),
}
"""Commands that share a line and its words; a family is called like none of the commands."""

_SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "-": "−", "PageUp": "PgUp", "PageDown": "PgDn"}


def key_words(texts: Texts, key: str) -> str:
    """What is written on a key."""
    return str(texts.t("key.space")) if key == "Space" else _SIGNS.get(key, key)


def cap(texts: Texts, keys: Keymap, commands: str, hand: Hand) -> str:
    """What is written on the key of the first of these commands, or on the first button that gives one; "" for none."""
    names = commands.split()
    if hand == "pad":
        return next((button_words(texts, button) for name in names for button in COMMANDS[name].buttons), "")
    return key_words(texts, keys.keys(names[0])[0]) if names else ""


def called(texts: Texts, keys: Keymap, command: str, hand: Hand) -> str:
    """What a sentence calls it: its button, or its key where a gamepad has no button for it."""
    return cap(texts, keys, command, hand) or cap(texts, keys, command, "keys")


def command_words(texts: Texts, command: str) -> str:
    """What a command does: in its own words, or its family's."""
    family = next((words for words, names in FAMILIES.items() if command in names), command)
    return str(texts.t("command." + family))


def lines(place: Place) -> list[tuple[str, ...]]:
    """The commands of a place, those of a family in one line."""
    family = {name: words for words, names in FAMILIES.items() for name in names}
    found: dict[str, list[str]] = {}
    for command in COMMANDS.values():
        if command.place == place:
            found.setdefault(family.get(command.name, command.name), []).append(command.name)
    return [tuple(names) for names in found.values()]


# ------------------------------------------------------------------------------------------------ gamepads


def button_words(texts: Texts, button: str) -> str:
    """What a button of a gamepad is called."""
    key = "pad.button." + button
    if texts.has(key):
        return str(texts.t(key))
    *stick, way = button.split()
    return " ".join((*stick, _SIGNS.get(way, way))) if stick else button


def button_lines(texts: Texts) -> list[tuple[tuple[str, ...], str]]:
    """What the buttons of a gamepad are called and do, in order: of two meanings the one that holds in more places.

    Of a button that gives whichever answer is there besides the golden one, the texts say that in words of its own.
    """
    found: list[tuple[tuple[str, ...], str]] = []
    told: set[str] = set()
    for button in BUTTONS:
        if button in told:
            continue
        given = [name for name in COMMANDS if name in of_button(button)]
        names = sorted(given, key=lambda name: PLACES.index(COMMANDS[name].place), reverse=True)
        family = next((words for words, members in FAMILIES.items() if names[0] in members), "")
        same = [each for name in FAMILIES.get(family, names[:1]) for each in COMMANDS[name].buttons]
        told.update(same)
        called = [str(texts.t("pad." + family))] if family else [button_words(texts, each) for each in same]
        own = "pad.does." + button
        found.append((tuple(called), str(texts.t(own)) if texts.has(own) else command_words(texts, names[0])))
    return found
