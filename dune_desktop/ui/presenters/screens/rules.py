"""The rules in short as an illustrated book: sections to jump to at the left, their text and pictures at the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dune_desktop.content.catalog import catalog
from dune_desktop.i18n.rules_text import RulesSection, rules
from dune_desktop.ui.kit.box_model import Node, draw, drawn, row
from dune_desktop.ui.kit.box_model import text as text_node
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.keys import button_lines, command_words, key_words, lines
from dune_desktop.ui.presenters.screens.book import Book, Read, heading
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rule_pages import RulePage, boxes_of_page, is_sign, rule_page
from dune_desktop.ui.presenters.screens.subject_card import subject_card
from dune_desktop.ui.screen.commands import CARDS, Place
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.type import USUAL

BOOK = Book("rules", width=1800, nav=310, pitch=50, margin=34)
WHERE: tuple[Place, ...] = ("table", "everywhere", "fixed")
KEYS, LINE_OF_KEYS = 250.0, 44.0  # the column of keys, and the height of a line there
MOST_KEYS = 0.47  # of a narrow column, for the keys
HEADING, AFTER = 62.0, 22.0  # the height of a heading, and what is free behind a section
PICTURES, BETWEEN = 700.0, 40.0  # the column of pictures, and what is free before it
TWO_COLUMNS = 1150.0  # of this width there are two columns
WIDEST_TEXT = 980.0
SHAPE: Final = 1.72  # of an example: its width by its height
CARD, CARD_HIGH, GAP = 222.0, 236.0, 17.0
IN_ROW = 3  # components beside each other
SIGN = 44.0


def text(page: Page) -> Read:
    """All sections one after another: a first turn, the rules with their pictures, the keys."""
    width = BOOK.text_width(page)
    narrow = min(width, WIDEST_TEXT)
    first = [_step(page, key) for key in page.texts.keys("help.start.") if key != "help.start.title"]
    keys = [(str(page.t("help.keys")), _keys(page, narrow))]
    if page.pad:
        keys.append((str(page.t("pad.title")), _buttons(page, narrow)))
    blocks = [heading(page, width, str(page.t("help.start.title"))), *_paragraphs(page, narrow, first), Block(26)]
    parts = [(str(page.t("help.start.title")), 0.0)]
    sections: dict[str, int] = {}
    films: dict[str, Rect] = {}
    cards: dict[str, Rect] = {}
    for section in rules(page.texts):
        top = _high(blocks)
        sections[section.id] = len(parts)
        parts.append((section.heading, top))
        block, film, shown = spread(page, width, section)
        if film is not None:
            films[section.id] = film.moved(0, top)
        if shown is not None:
            cards[section.id] = shown.moved(0, top)
        blocks.append(block)
    for name, made in keys:
        parts.append((name, _high(blocks)))
        blocks += [heading(page, width, name), *made, Block(26)]
    return Read(tuple(blocks), tuple(parts), sections, films, cards).grown(page)


def _high(blocks: Iterable[Block]) -> float:
    return sum(block.height for block in blocks)


def spread(page: Page, width: float, section: RulesSection) -> tuple[Block, Rect | None, Rect | None]:
    """A section, where its example is seen, and where its components are: text at the left, pictures at the right.

    Where there is too little room for both, the pictures stand below the text.
    """
    shown = rule_page(page.texts.board, section.id)
    beside = width >= TWO_COLUMNS
    wide = PICTURES if beside else min(PICTURES, width)
    text_wide = width - wide - BETWEEN if beside else min(width, WIDEST_TEXT)
    b = page.build()
    b.extend(heading(page, width, section.heading).elements)
    y = HEADING
    for paragraph in section.paragraphs:
        style = USUAL.style("prose", color="#EFE3CC", icon=1.15)
        y += b.markup(0, y, str(paragraph), text_wide, style).height + 14
    for key in filter(is_sign, shown.pictures):
        y = _sign(page, b, Rect(0, y, text_wide, 0), key)
    left, top = (width - wide, HEADING) if beside else (0.0, y + GAP)
    film = None
    if shown.example is not None:
        film = Rect(left, top, wide, round(wide / SHAPE))
        b.bar(film.inset(-2), "brass/45")
        b.add(Picture(film, "horizon:50"))  # what is seen before the example begins
        b.bar(film, "#0C0812", opacity=0.45)
        with b.thing(".film", film):
            b.hit(film, action=("film",), tip=page.t("rules.film"), radius=0)
        top = film.bottom + 10
        caption = page.t(f"rules.{section.id}.example")
        top += b.markup(left, top, str(caption), wide, USUAL.style("note", color="bone2", icon=1.1)).height + 14
    cards = None
    if many := len(_components(shown)):
        rows = -(-many // IN_ROW)
        cards = Rect(left, top, wide, rows * (CARD_HIGH + GAP) - GAP)
        top = cards.bottom + GAP
    return Block.of(b, max(y, top) + AFTER), film, cards


def pictures(page: Page, section: str, rect: Rect) -> Block:
    """The components of a section, in rows that fill the rectangle."""
    shown = rule_page(page.texts.board, section)
    components = catalog(boxes_of_page(page.texts.board, section))
    by = page.type.scale
    b = page.build()
    whole = Rect(0, 0, rect.w / by, rect.h / by)
    wide = min(CARD, (whole.w - (IN_ROW - 1) * GAP) / IN_ROW)
    for place, key in enumerate(_components(shown)):
        found = subject(page.texts, components, key)
        assert found is not None, f"nothing is called {key}"
        at = Rect(place % IN_ROW * (wide + GAP), place // IN_ROW * (CARD_HIGH + GAP), wide, CARD_HIGH)
        with b.thing(f"picture:{section}.{place}", at):
            subject_card(b, found, 1, at)
            b.hit(at, action=("inspect", key), inspect=key, order=20 + place, radius=10)
    return Block.of(b, whole.h).grown(by)


def _components(shown: RulePage) -> list[str]:
    return [key for key in shown.pictures if not is_sign(key)]


def _sign(page: Page, b: Build, rect: Rect, key: str) -> float:
    """Draw an icon or a wooden piece with what it means beside it; return where the line ends."""
    kind, _, name = key.partition(":")
    style = USUAL.style("note", color="#EFE3CC")
    words = str(page.t(f"icontip.{name}"))
    high = max(SIGN, b.markup(rect.x + SIGN + 14, rect.y + 4, words, rect.w - SIGN - 14, style).height + 8)
    middle = rect.x + SIGN / 2, rect.y + high / 2
    if kind == "piece":
        b.piece(*middle, name, 0, SIGN)
    else:
        b.icon(*middle, name, SIGN - 10)
    return rect.y + high + 6


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
