"""The settings: a page of rows for each kind, and one of keys that can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.i18n.template import Markup
from dune_desktop.storage.settings import Code, OneOf, Page as Name, Setting, Settings, Switch, on_page
from dune_desktop.ui.kit.widgets import Option, button, key_cap, segmented
from dune_desktop.ui.presenters.screens.book import Book, heading
from dune_desktop.ui.presenters.screens.page import Block, Page
from dune_desktop.ui.screen.commands import CARDS, COMMANDS, Command, Place
from dune_desktop.ui.screen.display import Hit, Plate, Rect, Region
from dune_desktop.ui.text.richtext import Style

BOOK = Book("settings")
PAGES: tuple[Name, ...] = ("play", "window")
KEYS = len(PAGES)
"""The section behind those pages: the keys."""

PLACES: tuple[Place, ...] = ("table", "everywhere", "menus", "fixed")
FAMILIES: dict[str, tuple[str, ...]] = {
    "cards": CARDS,
    "arrows": ("left", "right", "up", "down"),
    "scrolling": ("page_up", "page_down", "top", "bottom"),
}
"""Commands that share a line and its words."""

NOTE = Style(size=20, colour="bone2", line=28)
LINE_OF_KEYS = 54.0


@dataclass(frozen=True, slots=True)
class Listening:
    """The command for which a key is waited for, and what there is to say of the latest one."""

    command: str = ""
    said: str = ""


def titles(page: Page) -> list[str]:
    """The sections."""
    return [str(page.t("settings.page." + name)) for name in (*PAGES, "keys")]


def settings_regions(page: Page, chosen: int, blocks: Sequence[Block], offset: float) -> list[Region]:
    """The panel: sections at the left, the chosen one's rows at the right."""
    return BOOK.regions(page, str(page.t("settings.title")), titles(page), chosen, blocks, offset, apart=KEYS)


# ------------------------------------------------------------------------------------------------ choices


def choices(page: Page, section: int, settings: Settings) -> list[Block]:
    """The rows of a page: what is chosen, and what that means."""
    rows = on_page(PAGES[section])
    made = [_row(page, place, setting, settings) for place, setting in enumerate(rows)]
    return [heading(page, BOOK.text_width(page), titles(page)[section]), *made]


def offered(page: Page, setting: Setting) -> list[tuple[object, str]]:
    """The values of a setting with their words."""
    if isinstance(setting.kind, Code):
        return [(code, language.name) for code, language in LANGUAGES.items()]
    if isinstance(setting.kind, Switch):
        return [(on, page.t(f"settings.{setting.name}.{'on' if on else 'off'}")) for on in (False, True)]
    assert isinstance(setting.kind, OneOf)
    return [(value, page.t(f"settings.{setting.name}.{value}")) for value in setting.kind.values]


def _row(page: Page, place: int, setting: Setting, settings: Settings) -> Block:
    width = BOOK.text_width(page)
    b = page.build()
    if place:
        b.plate(Rect(0, 0, width, 1), "rule")
    values = offered(page, setting)
    now = page.texts.language if isinstance(setting.kind, Code) else getattr(settings, setting.name)
    options = [Option(words, ("set", setting.name, value)) for value, words in values]
    chosen = [value for value, _ in values].index(now)
    needed = segmented(page.metrics, 0, 0, options, chosen).rect.w
    control = segmented(page.metrics, width - max(needed, 320.0), 20, options, chosen, width=320, order=10 + place)
    b.text(0, 44, page.t("settings." + setting.name), 24, 600, "cream", box=control.rect.x - 24)
    b.drawn(control)
    note = _note(page, setting)
    high = 78.0
    if note:
        high += b.markup(0, high, note, width * 0.72, NOTE).height
    return Block.of(b, high + 22)


def _note(page: Page, setting: Setting) -> Markup | str:
    """What a setting means, in a sentence."""
    key = f"settings.{setting.name}.note"
    if not page.texts.has(key):
        return ""
    caps = {"key": page.cap("fullscreen")}
    return page.t(key, **{name: caps[name] for name in page.texts.fields(key)})


# ------------------------------------------------------------------------------------------------ keys


def lines(place: Place) -> list[tuple[str, tuple[str, ...]]]:
    """The commands of a place, those of a family in one line."""
    family = {name: words for words, names in FAMILIES.items() for name in names}
    found: dict[str, list[str]] = {}
    for command in COMMANDS.values():
        if command.place == place:
            found.setdefault(family.get(command.name, command.name), []).append(command.name)
    return [(words, tuple(names)) for words, names in found.items()]


def keys(page: Page, listening: Listening) -> list[Block]:
    """All commands with their keys; a click on a key waits for another one."""
    width = BOOK.text_width(page)
    made = [heading(page, width, str(page.t("settings.page.keys"))), _said(page, listening, width)]
    for place in PLACES:
        made.append(_place(page, place, width))
        made += [_line(page, words, names, listening.command, width) for words, names in lines(place)]
        made.append(Block(18))
    b = page.build()
    b.drawn(button(page.metrics, 0, 6, page.t("settings.keys.reset"), ("reset",), order=60))
    return [*made, Block.of(b, 66)]


def _said(page: Page, listening: Listening, width: float) -> Block:
    """What to do now, or what was just done."""
    b = page.build()
    if listening.command:
        text = page.t("settings.keys.wait", command=page.t("command." + shared(listening.command)))
    else:
        text = listening.said or page.t("settings.keys.note")
    style = Style(size=21, colour="brass_light" if listening.command or listening.said else "bone2", line=28)
    return Block.of(b, max(28.0, b.markup(0, 0, text, width, style).height) + 20)


def shared(command: str) -> str:
    """The name under which the words of a command are found: its own, or its family's."""
    return next((words for words, names in FAMILIES.items() if command in names), command)


def _place(page: Page, place: Place, width: float) -> Block:
    b = page.build()
    b.text(0, 16, page.t("settings.keys.place." + place), 24, colour="brass_light", face="title", box=width)
    return Block.of(b, 40)


def _line(page: Page, words: str, names: Sequence[str], waiting: str, width: float) -> Block:
    """What the keys do, at the left; the keys, from the right."""
    b = page.build()
    b.plate(Rect(0, 0, width, 1), "rule.faint")
    middle = LINE_OF_KEYS / 2
    x = width
    for name in reversed(names):
        for key in reversed(page.keys.keys(name)):
            x = _cap(page, b, x, middle, COMMANDS[name], key, name == waiting) - 8
    b.text(0, middle, page.t("command." + words), 21, 500, "bone", box=x - 16)
    return Block.of(b, LINE_OF_KEYS)
