"""What can be done by a key or a button of a gamepad: one row each. A hit names its command.

Which key a command has, the player's keymap says; buttons are the same for everybody. A command's words are the text
`command.NAME`. The same key may stand for two commands if they are never on one screen together: those of the table and
those of menus. Keys that lead out, move about and edit are the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final, Literal

from dune_desktop.dataclass import dataclass

Hand = Literal["keys", "pad"]
"""What commands are given with: the keyboard, maybe with a mouse beside it, or a gamepad."""

Place = Literal["everywhere", "table", "menus", "fixed"]
"""Where a command is given. What is fixed is given everywhere, by a key that no other command can have."""


@dataclass(frozen=True, slots=True)
class Command:
    """A row: its name, where it is given, the keys it has until the player wants others, and buttons of a gamepad.

    Of what is fixed, each button does what the key in the same place does.
    """

    name: str
    place: Place
    keys: tuple[str, ...]
    buttons: tuple[str, ...] = ()


CARDS: Final = tuple(f"card{number}" for number in range(1, 10))

COMMANDS: Final = {
    command.name: command
    for command in (
        Command("primary", "table", ("Space",), ("A",)),
        Command("reveal", "table", ("R",), ("Y",)),
        Command("pass", "table", ("P",), ("Y",)),
        Command("decline", "table", ("D",), ("Y",)),
        Command("leave_open", "table", ("Y",)),
        *(Command(name, "table", (name[-1],)) for name in CARDS),
        Command("card_before", "table", ("[",), ("RS Left",)),
        Command("card_after", "table", ("]",), ("RS Right",)),
        Command("more", "table", ("+",), ("RT",)),
        Command("fewer", "table", ("-",), ("LT",)),
        Command("all", "table", ("A",), ("RS Up",)),
        Command("once", "table", ("F",)),
        Command("undo", "table", ("Ctrl+Z",), ("Back",)),
        Command("skip", "table", ("S",), ("RT",)),
        Command("recap", "table", ("W",)),
        Command("uncover", "table", ("U",), ("X",)),
        Command("slower", "table", (",",)),
        Command("quicker", "table", (".",)),
        Command("log", "table", ("L",)),
        Command("cards", "table", ("C",)),
        Command("menu", "table", ("M",), ("Start",)),
        Command("advice", "table", ("H",), ("RS Down",)),
        Command("icons", "table", ("G",)),
        Command("explain", "table", ("T",), ("R3",)),
        Command("look_up", "table", ("B",)),
        Command("quick_save", "table", ("F5",)),
        Command("quick_load", "table", ("F9",)),
        Command("inspect", "everywhere", ("I",), ("X",)),
        Command("codex", "everywhere", ("K",)),
        Command("help", "everywhere", ("F1", "?"), ("L3",)),
        Command("fullscreen", "everywhere", ("F11",)),
        Command("mute", "everywhere", ("Ctrl+M",)),
        Command("continue", "menus", ("C",)),
        Command("new_game", "menus", ("N",)),
        Command("load", "menus", ("L",)),
        Command("save", "menus", ("S",)),
        Command("earlier", "menus", ("P",)),
        Command("replay", "menus", ("B",)),
        Command("past", "menus", ("H",)),
        Command("lessons", "menus", ("W",)),
        Command("rules", "menus", ("R",)),
        Command("settings", "menus", ("E",)),
        Command("about", "menus", ("A",)),
        Command("title", "menus", ("T",)),
        Command("quit", "menus", ("Q",)),
        Command("rename", "menus", ("F2",)),
        Command("export", "menus", ("X",)),
        Command("search", "menus", ("Ctrl+F",)),
        Command("back", "fixed", ("Esc",), ("B",)),
        Command("confirm", "fixed", ("Enter",), ("A",)),
        Command("previous", "fixed", ("Shift+Enter",)),
        Command("onward", "fixed", ("Tab", "Shift+Tab"), ("RB", "LB")),
        Command("left", "fixed", ("Left",), ("Left",)),
        Command("right", "fixed", ("Right",), ("Right",)),
        Command("up", "fixed", ("Up",), ("Up",)),
        Command("down", "fixed", ("Down",), ("Down",)),
        Command("page_up", "fixed", ("PageUp",), ("RS Up",)),
        Command("page_down", "fixed", ("PageDown",), ("RS Down",)),
        Command("top", "fixed", ("Home",)),
        Command("bottom", "fixed", ("End",)),
        Command("delete", "fixed", ("Delete",)),
    )
}
"""The table, in the order in which commands are listed for players."""

KEY_OF: Final = {
    button: key
    for command in COMMANDS.values()
    if command.place == "fixed"
    for button, key in zip(command.buttons, command.keys, strict=False)
}
"""The key whose meaning a button has as well, wherever that is."""

BUTTONS: Final = (
    *("A", "B", "X", "Y", "LB", "RB", "LT", "RT"),
    *("Left", "Right", "Up", "Down", "RS Up", "RS Down", "RS Left", "RS Right", "Start", "Back", "L3", "R3"),
)
"""The buttons of a gamepad, in the order in which they are listed for players; RS is the right stick, L3 and R3 are the
sticks pushed in."""

_BY_BUTTON: Final = {
    button: frozenset(command.name for command in COMMANDS.values() if button in command.buttons) for button in BUTTONS
}

_RESERVED: Final = frozenset(
    {key for command in COMMANDS.values() if command.place == "fixed" for key in command.keys}
    | {"Backspace", "Shift+Left", "Shift+Right", "Shift+Home", "Shift+End"}
)


def of_button(button: str) -> frozenset[str]:
    """The commands a button of a gamepad stands for, on whatever screen."""
    return _BY_BUTTON[button]


def usable(key: str) -> bool:
    """Whether a command can have the key: it is the same for everybody otherwise."""
    return bool(key) and key not in _RESERVED


def together(one: Command, other: Command) -> bool:
    """Whether the two may be on one screen, so that they cannot have the same key."""
    return one.place == other.place or "everywhere" in (one.place, other.place)


@dataclass(frozen=True)
class Keymap:
    """The keys of a player; `changed` are the commands with another key than at first."""

    changed: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, pairs: Iterable[tuple[str, str]]) -> Keymap:
        """What was wished, as far as it can be: nothing strange, nothing fixed, no key for two commands at once."""
        keys = cls()
        for name, key in pairs:
            known = name in COMMANDS and COMMANDS[name].place != "fixed"
            if known and usable(key):
                keys = cls((*(pair for pair in keys.changed if pair[0] != name), (name, key)))
        return keys if not keys.doubled() else cls()

    @cached_property
    def _keys(self) -> dict[str, tuple[str, ...]]:
        return {name: command.keys for name, command in COMMANDS.items()} | {name: (key,) for name, key in self.changed}

    @cached_property
    def _commands(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for name, keys in self._keys.items():
            for key in keys:
                found.setdefault(key.casefold(), set()).add(name)
        return {key: frozenset(names) for key, names in found.items()}

    def doubled(self) -> bool:
        """Whether a key stands for two commands on one screen."""
        return any(self.rivals(name, key) for name, keys in self._keys.items() for key in keys)

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command."""
        return self._keys[name]

    def commands(self, key: str) -> frozenset[str]:
        """What a key stands for, on whatever screen."""
        return self._commands.get(key.casefold(), frozenset())

    def rivals(self, name: str, key: str) -> tuple[str, ...]:
        """Other commands that have the key and may be on the same screen as this one."""
        others = sorted(self.commands(key) - {name})
        return tuple(other for other in others if together(COMMANDS[name], COMMANDS[other]))

    def with_key(self, name: str, key: str) -> Keymap | None:
        """The command has the key; rivals that had it get the one that was this command's. None if they cannot."""
        old = self.keys(name)[0]
        changed = {**dict(self.changed), name: key}
        for rival in self.rivals(name, key):
            changed[rival] = next((other for other in self.keys(rival) if other != key), old)
        at_first = {each for each, wanted in changed.items() if (wanted,) == COMMANDS[each].keys}
        found = Keymap(tuple(pair for pair in changed.items() if pair[0] not in at_first))
        return None if found.doubled() else found


AT_FIRST: Final = Keymap()
"""The keys before the player wants others."""
