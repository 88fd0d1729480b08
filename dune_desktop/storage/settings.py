"""The player's settings: one row each. A missing or broken file means the defaults, and is never a reason not to start.

A row says which values there are, what holds before anybody chooses, and on which page of the settings screen it
stands; its words are the texts `settings.NAME`, `settings.NAME.note` and `settings.NAME.VALUE`. They are read before
the first picture is shown, so nothing is imported here that takes long.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol

from dune_desktop.dataclass import dataclass
from dune_desktop.storage.disk import SaveError, plain, read, write

if TYPE_CHECKING:
    from dune_desktop.engine.model.ids import Box, Difficulty, Variant

Page = Literal["", "play", "help", "motion", "look", "window"]
"""The pages of the settings screen; what stands on none is remembered without being chosen there."""


class Kind(Protocol):
    """Which values a setting can have."""

    def sound(self, value: Any) -> bool:
        """Whether what was read from a file is one of them."""
        ...


class OneOf(NamedTuple):
    """One of a few."""

    values: tuple[str, ...]

    def sound(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.values


class Code:
    """The code of a language, or None. Whether it is spoken here is for whoever asks to see."""

    def sound(self, value: Any) -> bool:
        letters = isinstance(value, str) and value.isascii() and value.isalpha() and value.islower()
        return value is None or (letters and len(value) <= CODE)


class Switch(NamedTuple):
    """On or off; `less`: on is the less of the two, such as one click instead of two."""

    less: bool = False

    def sound(self, value: Any) -> bool:
        return isinstance(value, bool)


class Size:
    """Width and height of the window, or None."""

    def sound(self, value: Any) -> bool:
        if value is None:
            return True
        if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
            return False
        return all(least <= n <= most for least, n, most in zip(SMALLEST, value, LARGEST, strict=True))


class Words(NamedTuple):
    """A few lines of text, such as names of people."""

    most: int

    def sound(self, value: Any) -> bool:
        return isinstance(value, list) and len(value) <= self.most and all(isinstance(word, str) for word in value)


class Pairs:
    """What somebody wants to be called otherwise: pairs of short texts."""

    def sound(self, value: Any) -> bool:
        if not isinstance(value, list) or len(value) > MAX_PAIRS:
            return False
        return all(isinstance(pair, list) and len(pair) == 2 and all(map(_is_short, pair)) for pair in value)


def _is_short(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_ID_LENGTH


class Ids:
    """Ids of boxes or the like, each once. Whether there are such things is for whoever uses them to see."""

    def sound(self, value: Any) -> bool:
        if not isinstance(value, list) or len(value) > MAX_IDS or not all(isinstance(word, str) for word in value):
            return False
        return len(set(value)) == len(value) and all(
            len(word) <= MAX_ID_LENGTH and word.isidentifier() for word in value
        )


class Which:
    """One of the screens of the system, counted from 0. How many there are is for whoever asks to see."""

    def sound(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < SCREENS


class Spot:
    """Where the window stands on the desktop, or None."""

    def sound(self, value: Any) -> bool:
        pair = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
        return value is None or (pair and all(abs(n) <= LARGEST[0] for n in value))


SMALLEST: Final = (640, 360)
LARGEST: Final = (16384, 16384)
FILE_SIZE: Final = 1 << 20  # bytes; what is larger was not written by us
PEOPLE: Final = 4
SCREENS: Final = 16
CODE: Final = 8  # letters of a language's code
MAX_IDS, MAX_PAIRS, MAX_ID_LENGTH = 30, 100, 40  # ids in a list, pairs, letters in an id


class Setting(NamedTuple):
    """A row of the table."""

    name: str
    kind: Kind
    page: Page = ""


def row(kind: Kind, page: Page = "") -> dict[str, Any]:
    """What a field of `Settings` says besides its default."""
    return {"kind": kind, "page": page}


PACES: Final = ("instant", "fast", "normal", "step")
DEPLOYED: Final = ("none", "most")
TIPS: Final = ("never", "long", "short", "instant")
MOTIONS: Final = ("off", "fades", "fast", "normal", "slow")
PALETTES: Final = ("usual", "red_green", "blue_yellow")
FRAMES: Final = ("30", "60", "120")
SIZES: Final = ("75", "100", "125", "150", "200")
VOLUMES: Final = ("off", "quiet", "normal", "loud")
TABLES: Final = ("solo", "2", "3", "4")
STRENGTHS: Final = ("novice", "adept", "expert", "master")  # of computers
LEVELS: Final = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen for the program as a whole."""

    #: How long what happens by itself is shown
    rival_pace: Literal["instant", "fast", "normal", "step"] = field(
        default="normal", metadata=row(OneOf(PACES), "play")
    )
    #: The verdict of a Conflict and the new round wait for a press
    hold_moments: bool = field(default=True, metadata=row(Switch(), "play"))
    #: One click acquires; otherwise the first one shows what it would mean
    buy_at_once: bool = field(default=False, metadata=row(Switch(less=True), "play"))
    #: Ask before a turn ends with something left that costs nothing
    ask_before_losses: bool = field(default=True, metadata=row(Switch(), "play"))
    #: How many units are picked out to be deployed before anybody says so
    deploy: Literal["none", "most"] = field(default="none", metadata=row(OneOf(DEPLOYED), "play"))
    #: Cards are drawn by themselves, and no order is asked for, where no other could come to anything else
    draws: bool = field(default=True, metadata=row(Switch(), "play"))
    #: Hide the cards between two people at one screen
    curtain: bool = field(default=True, metadata=row(Switch(), "play"))
    #: Advice can be asked for at the table
    advice: bool = field(default=True, metadata=row(Switch(), "help"))
    #: How things change their places
    motion: Literal["off", "fades", "slow", "normal", "fast"] = field(
        default="normal", metadata=row(OneOf(MOTIONS), "motion")
    )
    #: Whether anything is heard at all
    sound: bool = field(default=True, metadata=row(Switch(), "motion"))
    #: How loud what is moved at the table sounds
    effects: Literal["off", "quiet", "normal", "loud"] = field(default="normal", metadata=row(OneOf(VOLUMES), "motion"))
    #: How loud wind, machines and motifs are
    ambience: Literal["off", "quiet", "normal", "loud"] = field(default="quiet", metadata=row(OneOf(VOLUMES), "motion"))
    #: Silent while another window is in front
    hush: bool = field(default=True, metadata=row(Switch(), "motion"))
    #: Darker ground, brighter edges, and no art below words
    contrast: bool = field(default=False, metadata=row(Switch(), "look"))
    #: For eyes to which some colours are alike
    palette: Literal["usual", "red_green", "blue_yellow"] = field(
        default="usual", metadata=row(OneOf(PALETTES), "look")
    )
    #: Its code; None, or one that is not there: as the system is set
    language: str | None = field(default=None, metadata=row(Code(), "window"))
    fullscreen: bool = field(default=False, metadata=row(Switch(), "window"))
    #: Which screen the window opens on
    screen: int = field(default=0, metadata=row(Which(), "window"))
    #: Pictures a second at most, while things move
    frames: Literal["30", "60", "120"] = field(default="60", metadata=row(OneOf(FRAMES), "window"))
    #: How large text to be read is, in percent: tips, what is looked at closer, chronicle, rules
    reading: Literal["75", "100", "125", "150", "200"] = field(default="100", metadata=row(OneOf(SIZES), "look"))
    #: How soon a tip comes to a pointer at rest
    tips: Literal["instant", "short", "long", "never"] = field(default="short", metadata=row(OneOf(TIPS), "help"))
    #: Hints for who does not know the window yet
    hints: bool = field(default=True, metadata=row(Switch(), "help"))
    #: The panel of what has happened since one's last turn was folded
    recap_folded: bool = field(default=False, metadata=row(Switch()))
    #: What was used already, so that it is hinted at no more
    learned: tuple[str, ...] = field(default=(), metadata=row(Ids()))
    #: Commands that have another key than at first (`screen.commands`)
    keys: tuple[tuple[str, str], ...] = field(default=(), metadata=row(Pairs()))
    window: tuple[int, int] | None = field(default=None, metadata=row(Size()))
    spot: tuple[int, int] | None = field(default=None, metadata=row(Spot()))
    player_names: tuple[str, ...] = field(default=(), metadata=row(Words(PEOPLE)))
    #: The kind of table of the latest game, and what was played there
    table: Literal["solo", "2", "3", "4"] = field(default="4", metadata=row(OneOf(TABLES)))
    #: Who sat in the seats of players there: "person", or level and temperament of a computer
    seats: tuple[str, ...] = field(default=("person", *("adept:",) * 3), metadata=row(Words(PEOPLE)))
    difficulty: Difficulty = field(default="mercenary", metadata=row(OneOf(LEVELS)))
    boxes: tuple[Box, ...] = field(default=(), metadata=row(Ids()))
    variants: tuple[Variant, ...] = field(default=(), metadata=row(Ids()))


SETTINGS: Final = {each.name: Setting(each.name, **each.metadata) for each in fields(Settings)}
"""The table, in the order in which settings stand on their pages."""


def on_page(page: Page) -> Sequence[Setting]:
    """The settings that can be chosen on a page."""
    return [setting for setting in SETTINGS.values() if setting.page == page]


def load_settings(path: Path) -> Settings:
    """The settings in the file; the default where one is missing or makes no sense."""
    written = _read(path)
    sound: dict[str, Any] = {
        name: written[name]
        for name, setting in SETTINGS.items()
        if name in written and setting.kind.sound(written[name])
    }
    return replace(Settings(), **{name: _frozen(value) for name, value in sound.items()})


def refused(path: Path) -> tuple[str, ...]:
    """The settings in the file whose values make no sense; "" for a file that makes none as a whole."""
    try:
        data = read(path, FILE_SIZE)
    except FileNotFoundError:
        return ()
    except (OSError, SaveError):
        return ("",)
    written = _parsed(data)
    if written is None:
        return ("",)
    return tuple(
        name for name, setting in SETTINGS.items() if name in written and not setting.kind.sound(written[name])
    )


def put_aside(path: Path) -> Path | None:
    """Keep a copy of the file, which the next change of a setting would replace; where it is, None without one."""
    copy = path.with_name(path.name + ".old")
    try:
        write(copy, read(path, FILE_SIZE))
    except (OSError, SaveError):
        return None
    return copy


def _frozen(value: Any) -> Any:
    """Lists as tuples; texts that were typed as they can be shown."""
    if not isinstance(value, list):
        return value
    return tuple(plain(item) if isinstance(item, str) else _frozen(item) for item in value)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; a folder that cannot be written to is no reason to stop playing.

    What a newer version of the program wrote beside them stays in the file.
    """
    ours = asdict(settings)
    others = {name: value for name, value in _read(path).items() if name not in ours}
    try:
        text = json.dumps({**ours, **others}, indent=2)
    except RecursionError:
        text = json.dumps(ours, indent=2)
    try:
        write(path, text.encode())
    except SaveError:
        return


def _read(path: Path) -> dict[str, Any]:
    """What is written in the file, whatever it is; nothing if that cannot be read."""
    try:
        return _parsed(read(path, FILE_SIZE)) or {}
    except (OSError, SaveError):
        return {}


def _parsed(data: bytes) -> dict[str, Any] | None:
    """The settings in these bytes, None if they are something else."""
    try:
        written = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return written if isinstance(written, dict) else None
