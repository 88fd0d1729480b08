"""The settings: a page of rows for each kind, and one of keys that can be changed."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.storage.settings import LanguageCode, OneOf, ScreenNumber, Setting, Settings, Switch, on_page
from dune_desktop.storage.settings import Page as Name
from dune_desktop.ui.kit.box_model import NOTHING, Node, column, draw, drawn, fixed, item, row, share, wrap
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.scrolling import Block, limit_of
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.keys import PLACES, button_lines, command_words, key_words, lines
from dune_desktop.ui.presenters.screens.book import Book, grown, heading
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rules import cap_line
from dune_desktop.ui.screen.commands import COMMANDS, Command
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.type import USUAL

BOOK = Book("settings")
PAGES: tuple[Name, ...] = ("play", "help", "motion", "look", "window")
KEYS = len(PAGES)
"""The section behind those pages: the keys."""

LINE_OF_KEYS, ROW_OF_CAPS, CAP, CAPS_APART = 54.0, 46.0, 38.0, 8.0
LEAST_WORDS = 170.0  # width of what keys do
LEAST_CONTROL, LEAST_NAME = 320.0, 240.0  # widths of what can be chosen, and of the name of a setting beside it


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
    rows = [setting for setting in on_page(PAGES[section]) if offered(page, setting)]
    wide = max(LEAST_CONTROL, *(_control(page, setting, settings).rect.w for setting in rows))
    made = [_row(page, place, setting, settings, wide) for place, setting in enumerate(rows)]
    if settings.learned and any(setting.name == "hints" for setting in rows):
        made.append(_again(page, 10 + len(rows)))
    return grown(page, [heading(page, BOOK.text_width(page), titles(page)[section]), *made])


def in_the_middle(page: Page, blocks: Sequence[Block], name: str) -> float:
    """How far the rows are scrolled when that of this setting is in the middle."""
    at = next(at for at, block in enumerate(blocks) if any(thing.id == "setting:" + name for thing in block.things))
    return limit_of(blocks[:at], 0) - (BOOK.area(page).h - blocks[at].height) / 2


def offered(page: Page, setting: Setting) -> list[tuple[object, str]]:
    """The values of a setting with their words, from less to more: off stands left of on; none for a single screen."""
    if isinstance(setting.kind, LanguageCode):
        return [(code, language.name) for code, language in LANGUAGES.items()]
    if isinstance(setting.kind, ScreenNumber):
        screens = page.screens if len(page.screens) > 1 else ()
        return [(place, f"{place + 1}: {width} × {height}") for place, (width, height) in enumerate(screens)]
    if isinstance(setting.kind, Switch):
        order = (True, False) if setting.kind.less else (False, True)
        return [(on, page.t(f"settings.{setting.name}.{'on' if on else 'off'}")) for on in order]
    assert isinstance(setting.kind, OneOf)
    return [(value, page.t(f"settings.{setting.name}.{value}")) for value in setting.kind.values]


def _control(page: Page, setting: Setting, settings: Settings, width: float = 0, order: int = 0) -> Drawn:
    """What can be chosen, beside one another, at the origin."""
    values = offered(page, setting)
    now = page.texts.language if isinstance(setting.kind, LanguageCode) else getattr(settings, setting.name)
    options = [Option(words, ("set", setting.name, value)) for value, words in values]
    known = [value for value, _ in values]
    chosen = known.index(now) if now in known else 0
    return segmented(page.metrics, 0, 0, options, chosen, width=width, order=order, kind="setting")


def _row(page: Page, place: int, setting: Setting, settings: Settings, wide: float) -> Block:
    """A setting: its name, its control of this width at the right (or below, where the name would have no room), and
    what it means.
    """
    width = BOOK.text_width(page)
    b = page.build()
    if place:
        b.line(0, 0, width, 0, "brass/25")
    control = drawn(_control(page, setting, settings, wide, order=10 + place).grown(min(1.0, width / wide)))
    high = control.height().natural
    beside = width - wide >= LEAST_NAME
    line = row(share(), 24, control) if beside else column(fixed(48), 4, control, align="start")
    name, at = line.split(Rect(0, 14 if beside else 8, width, high if beside else 52 + high))
    bottom = at.bottom + (4 if beside else 12)
    with b.thing("setting:" + setting.name, Rect(0, 8, width, at.bottom - 4)):
        b.text(0, 38, page.t("settings." + setting.name), 24, 600, "cream", box=name.w)
        draw(b, control, at)
        note = _note(page, setting)
        if note:
            bottom += b.markup(0, bottom, note, width, USUAL.style("note", color="bone2")).height
    return Block.of(b, bottom + 12)


def _again(page: Page, order: int) -> Block:
    """A button that shows all hints again, those about what comes up for the first time too."""
    b, width = page.build(), BOOK.text_width(page)
    button = page.button(page.t("settings.hints.again"), ("forget",), order=order)
    draw(b, row(share(), 0, button), Rect(0, 4, width, 48))
    return Block.of(b, 64)


def _note(page: Page, setting: Setting) -> str:
    """What a setting means, in a sentence."""
    key = f"settings.{setting.name}.note"
    if not page.texts.has(key):
        return ""
    caps = {"cap": page.called("mute" if setting.name == "sound" else "fullscreen")}
    return page.t(key, **{name: caps[name] for name in page.texts.fields(key)})


# ------------------------------------------------------------------------------------------------ keys


def keys(page: Page, listening: Listening) -> list[Block]:
    """All commands with their keys; a click on a key waits for another one."""
    width = BOOK.text_width(page)
    made = [heading(page, width, str(page.t("settings.page.keys"))), _said(page, listening, width)]
    for place in PLACES:
        made.append(_head(page, page.t("settings.keys.place." + place), width))
        made += [_line(page, names, listening.command, width) for names in lines(place)]
        made.append(Block(18))
    if page.pad:
        made.append(_head(page, page.t("pad.title"), width))
        made += [cap_line(page, caps, words, width, high=LINE_OF_KEYS) for caps, words in button_lines(page.texts)]
        made.append(Block(18))
    return grown(page, made)


def _said(page: Page, listening: Listening, width: float) -> Block:
    """What to do now, or what was just done; and the way back, if other keys were chosen."""
    b = page.build()
    reset = page.button(page.t("settings.keys.reset"), ("reset",), order=11) if page.keys.changed else NOTHING
    room, at = row(share(), 24, reset).split(Rect(0, 0, width, 48))
    draw(b, reset, at)
    if listening.command:
        command = command_words(page.texts, listening.command)
        text = str(page.t("settings.keys.wait", command=command, back=page.called("back")))
    else:
        text = listening.said or page.t("settings.keys.note")
    style = USUAL.style("entry", color="brass_light" if listening.command or listening.said else "bone2")
    told = b.markup(0, 10, text, room.w, style)
    return Block.of(b, max(48.0, told.height + 20) + 18)


def _head(page: Page, words: str, width: float) -> Block:
    b = page.build()
    b.text(0, 16, words, 24, color="brass_light", face="title", box=width)
    return Block.of(b, 40)


def _line(page: Page, names: Sequence[str], waiting: str, width: float) -> Block:
    """What the keys do, at the left; the keys at the right, or below where there are too many."""
    b = page.build()
    b.line(0, 0, width, 0, "brass/25")
    caps = [_cap(page, COMMANDS[name], key, name == waiting) for name in names for key in page.keys.keys(name)]
    keys = row(*caps, gap=CAPS_APART)
    need = keys.width().natural
    below = need + CAPS_APART > width - LEAST_WORDS
    words = width if below else width - need - 2 * CAPS_APART
    laid = layout(command_words(page.texts, names[0]), page.metrics, words, Style(size=21), shrink=True)
    first = max(LINE_OF_KEYS, laid.height + 12)
    place, high = Rect(width - need, 0, need, first), first
    if below:
        keys = wrap(*caps, gap=(CAPS_APART, ROW_OF_CAPS - CAP), justify="end")
        place = Rect(0, first - 2, width, keys.height(width).natural)
        high += place.h + ROW_OF_CAPS - CAP
    with b.thing("command:" + names[0], Rect(0, 0, width, high)):
        b.extend(laid.at(0, (first - laid.height) / 2))
        draw(b, keys, place)
    return Block.of(b, high)


def _cap(page: Page, command: Command, key: str, waiting: bool) -> Node:
    """A key that can be clicked, unless it is the same for everybody."""
    words = page.t("settings.keys.press") if waiting else key_words(page.texts, key)
    fixed_key = command.place == "fixed"
    style = "key.off" if fixed_key else "chosen" if waiting else "option"

    def paint(b: Build, rect: Rect) -> None:
        b.plate(rect, style)
        b.text_in(rect, words, 20, 600, PLATES[style].ink, anchor="center")
        if not fixed_key:
            b.hit(rect, action=("listen", command.name), order=12, radius=6)

    return item(max(44.0, page.metrics.width(words, 20, 600) + 24), CAP, paint)
