"""The rules in short: sections to jump to at the left, their text at the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dune_desktop.i18n.rules_text import rules
from dune_desktop.ui.kit.box_model import Node, draw, drawn, row
from dune_desktop.ui.kit.box_model import text as text_node
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.keys import button_lines, command_words, key_words, lines
from dune_desktop.ui.presenters.screens.book import Book, Read, heading
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.commands import CARDS, Place
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.type import USUAL

BOOK = Book("rules")
WHERE: tuple[Place, ...] = ("table", "everywhere", "fixed")
KEYS, LINE_OF_KEYS = 250.0, 44.0  # the column of keys, and the height of a line there
MOST_KEYS = 0.47  # of a narrow column, for the keys


def text(page: Page) -> Read:
    """All sections one after another: a first turn, the rules, the keys."""
    width = BOOK.text_width(page)
    first = [_step(page, key) for key in page.texts.keys("help.start.") if key != "help.start.title"]
    chapters = [
        (str(page.t("help.start.title")), _paragraphs(page, width, first)),
        *((part.heading, _paragraphs(page, width, part.paragraphs)) for part in rules(page.texts)),
        (str(page.t("help.keys")), _keys(page, width)),
        *([(str(page.t("pad.title")), _buttons(page, width))] if page.pad else []),
    ]
    blocks: list[Block] = []
    sections: list[tuple[str, float]] = []
    height = 0.0
    for name, made in chapters:
        sections.append((name, height))
        chapter = [heading(page, width, name), *made, Block(26)]
        blocks += chapter
        height += sum(block.height for block in chapter)
    return Read(tuple(blocks), tuple(sections)).grown(page)


def _step(page: Page, key: str) -> str:
    """A step of the first turn, with its number and what it is called; what holds for all of them is no step."""
    number = key.rpartition(".")[2]
    named = f"help.step.{number}"
    if not page.texts.has(named):
        return str(page.t(key))
    grammar = page.texts.grammar
    return grammar.joints.gap.join((f"{number} {page.t(named)}{grammar.stop}", str(page.t(key))))


def _paragraphs(page: Page, width: float, texts: Iterable[str]) -> list[Block]:
    found: list[Block] = []
    style = USUAL.style("prose", color="#EFE3CC", icon=1.15)
    for text in texts:
        b = page.build()
        found.append(Block.of(b, b.markup(0, 0, str(text), width, style).height + 14))
    return found


def _keys(page: Page, width: float) -> list[Block]:
    """What can be done at the table by keys: the keys at the left, their meaning beside them."""
    return [key_line(page, names, width) for place in WHERE for names in lines(place)]


def _buttons(page: Page, width: float) -> list[Block]:
    """The same by a gamepad."""
    return [cap_line(page, caps, words, width) for caps, words in button_lines(page.texts)]


def key_line(page: Page, names: Sequence[str], width: float, caps: float = KEYS, high: float = LINE_OF_KEYS) -> Block:
    """The keys of commands that share a line, in a column of their own, and what they do."""
    ends = (names[0], names[-1]) if names[0] == CARDS[0] else ()
    shown = [key_words(page.texts, key) for name in ends or names for key in page.keys.keys(name)]
    joint = "–" if ends else ""
    return cap_line(page, shown, command_words(page.texts, names[0]), width, caps, high, joint)


def cap_line(
    page: Page,
    caps: Sequence[str],
    words: str,
    width: float,
    column: float = KEYS,
    high: float = LINE_OF_KEYS,
    joint: str = "",
) -> Block:
    """Caps in a column of their own, with what joins them, and what they do."""
    b = page.build()
    shown: list[Node] = []
    for place, cap in enumerate(caps):
        if place and joint:
            shown.append(text_node(page.metrics, joint, color="bone2"))
        shown.append(drawn(key_cap(page.metrics, 0, 0, cap)))
    keys, middle = row(*shown, gap=8), high / 2
    x = keys.width().natural
    draw(b, keys, Rect(0, 0, x, high))
    left = max(min(column, width * MOST_KEYS), x + 16)
    style = Style(size=22 if high == LINE_OF_KEYS else 21, color="#EFE3CC")
    laid = layout(words, page.metrics, width - left, style, shrink=True)
    b.extend(laid.at(left, middle - style.pitch / 2 if laid.lines > 1 else middle - laid.height / 2))
    return Block.of(b, high + laid.height * (1 - 1 / laid.lines))
