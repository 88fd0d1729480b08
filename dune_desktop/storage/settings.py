"""The player's settings, one table row each. A missing or broken file means the defaults.

A row gives the possible values, the default, and the page of the settings screen; its words are the texts
`settings.NAME`, `settings.NAME.note` and `settings.NAME.VALUE`. Settings are read before the first picture is shown, so
this module imports nothing slow.
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
"""The pages of the settings screen; a setting with page "" is remembered without being shown there."""


class Kind(Protocol):
    """The set of values that a setting can have."""

    def sound(self, value: Any) -> bool:
        """Tell whether a value read from a file is one of them."""
        ...


class OneOf(NamedTuple):
    """One of a few named values."""

    values: tuple[str, ...]

    def sound(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.values


class LanguageCode:
    """A language code, or None. Whether the program has that language is checked elsewhere."""

    def sound(self, value: Any) -> bool:
        letters = isinstance(value, str) and value.isascii() and value.isalpha() and value.islower()
        return value is None or (letters and len(value) <= MAX_CODE_LENGTH)


class Switch(NamedTuple):
    """On or off; `less`: "on" stands for less of something, such as one click instead of two."""

    less: bool = False

    def sound(self, value: Any) -> bool:
        return isinstance(value, bool)


class WindowSize:
    """Width and height of the window, or None."""

    def sound(self, value: Any) -> bool:
        if value is None:
            return True
        if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
            return False
        return all(
            least <= n <= max_lines for least, n, max_lines in zip(MIN_WINDOW_SIZE, value, MAX_WINDOW_SIZE, strict=True)
        )


class TextLines(NamedTuple):
    """At most `max_lines` lines of text, such as names of people."""

    max_lines: int

    def sound(self, value: Any) -> bool:
        return isinstance(value, list) and len(value) <= self.max_lines and all(isinstance(word, str) for word in value)


class Pairs:
    """Pairs of short texts, such as a command and its key."""

    def sound(self, value: Any) -> bool:
        if not isinstance(value, list) or len(value) > MAX_PAIRS:
            return False
        return all(isinstance(pair, list) and len(pair) == 2 and all(map(_is_short, pair)) for pair in value)


def _is_short(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_ID_LENGTH


class Ids:
    """Distinct ids, of boxes for example. Whether they exist is checked where they are used."""

    def sound(self, value: Any) -> bool:
        if not isinstance(value, list) or len(value) > MAX_IDS or not all(isinstance(word, str) for word in value):
            return False
        return len(set(value)) == len(value) and all(
            len(word) <= MAX_ID_LENGTH and word.isidentifier() for word in value
        )


class ScreenNumber:
    """The number of a screen of the system, from 0. Whether it exists is checked where it is used."""

    def sound(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < MAX_SCREENS


class WindowPosition:
    """The position of the window on the desktop, or None."""

    def sound(self, value: Any) -> bool:
        pair = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
        return value is None or (pair and all(abs(n) <= MAX_WINDOW_SIZE[0] for n in value))


MIN_WINDOW_SIZE: Final = (640, 360)
MAX_WINDOW_SIZE: Final = (16384, 16384)
MAX_BYTES: Final = 1 << 20  # bytes; a larger file was not written by us
MAX_PEOPLE: Final = 4
MAX_SCREENS: Final = 16
MAX_CODE_LENGTH: Final = 8  # letters of a language's code
MAX_IDS, MAX_PAIRS, MAX_ID_LENGTH = 100, 100, 40  # ids in a list, pairs, letters in an id


class Setting(NamedTuple):
    """One row of the table of settings."""

    name: str
    kind: Kind
    page: Page = ""


def row(kind: Kind, page: Page = "") -> dict[str, Any]:
    """Return the metadata of a field of `Settings`."""
    return {"kind": kind, "page": page}


PACES: Final = ("instant", "fast", "normal", "step")
DEPLOYED: Final = ("none", "most")
TIPS: Final = ("never", "long", "short", "instant")
MOTIONS: Final = ("off", "fades", "fast", "normal", "slow")
PALETTES: Final = ("usual", "red_green", "blue_yellow")
RECAPS: Final = ("unseen", "open", "folded")
FRAMES: Final = ("30", "60", "120")
SIZES: Final = ("75", "100", "125", "150", "200")
MOMENTS: Final = ("full", "short", "off")
VOLUMES: Final = ("off", "quiet", "normal", "loud")
TABLES: Final = ("solo", "2", "3", "4")
STRENGTHS: Final = ("novice", "adept", "expert", "master")  # of computers
LEVELS: Final = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices for the program as a whole."""

    #: How long automatic events are shown
    rival_pace: Literal["instant", "fast", "normal", "step"] = field(
        default="normal", metadata=row(OneOf(PACES), "play")
    )
    #: Whether the result of a Conflict and the new round wait for a press
    hold_moments: bool = field(default=True, metadata=row(Switch(), "play"))
    #: Whether one click acquires; otherwise the first click only previews it
    buy_at_once: bool = field(default=False, metadata=row(Switch(less=True), "play"))
    #: Whether to ask before a turn ends with something left that costs nothing
    ask_before_losses: bool = field(default=True, metadata=row(Switch(), "play"))
    #: How many units are preselected for deployment
    deploy: Literal["none", "most"] = field(default="none", metadata=row(OneOf(DEPLOYED), "play"))
    #: Whether to draw cards, and order effects, automatically where the choice makes no difference
    draws: bool = field(default=True, metadata=row(Switch(), "play"))
    #: Whether to hide the cards between the turns of two people at one screen
    curtain: bool = field(default=True, metadata=row(Switch(), "play"))
    #: Whether players can ask for advice at the table
    advice: bool = field(default=True, metadata=row(Switch(), "help"))
    #: How pieces and cards move
    motion: Literal["off", "fades", "slow", "normal", "fast"] = field(
        default="normal", metadata=row(OneOf(MOTIONS), "motion")
    )
    #: How long an Alliance, a point and the like are shown large
    great_moments: Literal["full", "short", "off"] = field(default="full", metadata=row(OneOf(MOMENTS), "motion"))
    #: Whether there is any sound
    sound: bool = field(default=True, metadata=row(Switch(), "motion"))
    #: Volume of pieces and cards that are moved
    effects: Literal["off", "quiet", "normal", "loud"] = field(default="normal", metadata=row(OneOf(VOLUMES), "motion"))
    #: Volume of wind, machines and motifs
    ambience: Literal["off", "quiet", "normal", "loud"] = field(default="quiet", metadata=row(OneOf(VOLUMES), "motion"))
    #: Whether to be silent while another window is in front
    hush: bool = field(default=True, metadata=row(Switch(), "motion"))
    #: Whether the leaders of computers and Rivals say a line now and then
    leaders_speak: bool = field(default=True, metadata=row(Switch(), "motion"))
    #: Whether to use a darker ground, brighter edges, and no art below words
    contrast: bool = field(default=False, metadata=row(Switch(), "look"))
    #: Colors for players who cannot tell some apart
    palette: Literal["usual", "red_green", "blue_yellow"] = field(
        default="usual", metadata=row(OneOf(PALETTES), "look")
    )
    #: The language code; None, or an unknown one: the language of the system
    language: str | None = field(default=None, metadata=row(LanguageCode(), "window"))
    fullscreen: bool = field(default=False, metadata=row(Switch(), "window"))
    #: The screen that the window opens on
    screen: int = field(default=0, metadata=row(ScreenNumber(), "window"))
    #: Frames per second at most, while things move
    frames: Literal["30", "60", "120"] = field(default="60", metadata=row(OneOf(FRAMES), "window"))
    #: Size of reading text in percent: tips, close-ups, chronicle, rules
    reading: Literal["75", "100", "125", "150", "200"] = field(default="100", metadata=row(OneOf(SIZES), "look"))
    #: How soon a tip appears at a resting pointer
    tips: Literal["instant", "short", "long", "never"] = field(default="short", metadata=row(OneOf(TIPS), "help"))
    #: Whether to show hints to players new to the window, and to explain what comes up for the first time
    hints: bool = field(default=True, metadata=row(Switch(), "help"))
    #: The panel of events since the player's last turn; "unseen": open where others' turns are not shown one by one
    recap: Literal["unseen", "open", "folded"] = field(default="unseen", metadata=row(OneOf(RECAPS)))
    #: What has been done already, or was explained when it first came up: there are no more hints about it
    learned: tuple[str, ...] = field(default=(), metadata=row(Ids()))
    #: Lessons that were begun or offered, each with the step it was left at
    lessons: tuple[tuple[str, str], ...] = field(default=(), metadata=row(Pairs()))
    #: Games that were proposed and declined (`next_game`)
    declined: tuple[str, ...] = field(default=(), metadata=row(Ids()))
    #: Commands with a key other than the default (`screen.commands`)
    keys: tuple[tuple[str, str], ...] = field(default=(), metadata=row(Pairs()))
    window: tuple[int, int] | None = field(default=None, metadata=row(WindowSize()))
    spot: tuple[int, int] | None = field(default=None, metadata=row(WindowPosition()))
    player_names: tuple[str, ...] = field(default=(), metadata=row(TextLines(MAX_PEOPLE)))
    #: The kind of table of the latest game; the fields below describe that game too
    table: Literal["solo", "2", "3", "4"] = field(default="4", metadata=row(OneOf(TABLES)))
    #: Its seats of players: "person", or level and temperament of a computer
    seats: tuple[str, ...] = field(default=("person", *("adept:",) * 3), metadata=row(TextLines(MAX_PEOPLE)))
    difficulty: Difficulty = field(default="mercenary", metadata=row(OneOf(LEVELS)))
    boxes: tuple[Box, ...] = field(default=(), metadata=row(Ids()))
    variants: tuple[Variant, ...] = field(default=(), metadata=row(Ids()))

    def recap_opens(self, people: int) -> bool:
        """Tell whether the panel of events since a player's last turn opens by itself, with so many people at a table.

        Nothing that another person does is shown to the next one, and at pace Instant nothing is.
        """
        return self.recap == "open" or (self.recap == "unseen" and (people > 1 or self.rival_pace == "instant"))


SETTINGS: Final = {each.name: Setting(each.name, **each.metadata) for each in fields(Settings)}
"""The table of settings, in the order of the settings on their pages."""


def on_page(page: Page) -> Sequence[Setting]:
    """Return the settings shown on a page."""
    return [setting for setting in SETTINGS.values() if setting.page == page]


def load_settings(path: Path) -> Settings:
    """Load the settings from the file, with the default for each that is missing or invalid."""
    written = _read(path)
    sound: dict[str, Any] = {
        name: written[name]
        for name, setting in SETTINGS.items()
        if name in written and setting.kind.sound(written[name])
    }
    return replace(Settings(), **{name: _frozen(value) for name, value in sound.items()})


def refused(path: Path) -> tuple[str, ...]:
    """Return the names of the settings in the file with invalid values; ("",) if the whole file is invalid."""
    try:
        data = read(path, MAX_BYTES)
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
    """Copy the settings file aside before it is replaced, and return the copy; None if that fails."""
    copy = path.with_name(path.name + ".old")
    try:
        write(copy, read(path, MAX_BYTES))
    except (OSError, SaveError):
        return None
    return copy


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, and make texts printable."""
    if not isinstance(value, list):
        return value
    return tuple(plain(item) if isinstance(item, str) else _frozen(item) for item in value)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; an unwritable folder is ignored.

    Settings in the file that a newer version of the program wrote are kept.
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
    """Read the object in the file; an empty one if it cannot be read."""
    try:
        return _parsed(read(path, MAX_BYTES)) or {}
    except (OSError, SaveError):
        return {}


def _parsed(data: bytes) -> dict[str, Any] | None:
    """Parse the bytes as a JSON object; None if they are something else."""
    try:
        written = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return written if isinstance(written, dict) else None
