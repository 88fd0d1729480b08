"""The Codex: every component of some boxes, on a page for each kind, to be searched by name and by what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Catalog
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.components import Leader
from dune_desktop.i18n import Texts
from dune_desktop.i18n.component_text import Part, rulings
from dune_desktop.ui.kit.box_model import Grid, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.finding import plain
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.book import Book, heading
from dune_desktop.ui.presenters.screens.lens.subject import CardContribution, Subject, boxes_of, kind_words, kinds, one
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.subject_card import HEIGHT, subject_card
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import is_wide
from dune_desktop.ui.text.signs import Line

BOOK: Final = Book("codex", width=1720, nav=310, pitch=50)
EVERYTHING: Final = ""
"""The name of the page with all kinds."""

FIRST: Final = ("leader", "imperium", "starter", "reserve", "intrigue", "conflict", "space", "hagal")
"""The pages of the kinds that every game has; those that boxes bring come behind."""

CARD, BETWEEN = 204.0, 18.0  # the least width of a small card; what is free around it
RIM = 7.0  # what stands out from a card on all sides
PITCH = HEIGHT + BETWEEN
_CARDS = Grid(least=CARD, gap=(BETWEEN, 0))
HEAD, APART = 62.0, 14.0  # of a group, and behind it


@dataclass(frozen=True, slots=True)
class Entry:
    """A component: how it is shown, how many of it there are, where it stands, and the words it is found by."""

    subject: Subject
    shelf: str
    box: str
    many: int
    name: str
    words: str

    def named(self, wanted: Sequence[str]) -> bool:
        """Whether its name has all these words in it."""
        return all(_begins(word, self.name) for word in wanted)

    def tells(self, wanted: Sequence[str]) -> bool:
        """Whether each of these words is in its name, in what it does or in its rulings."""
        return all(_begins(word, self.words) for word in wanted)


def _begins(wanted: str, text: str) -> bool:
    """Whether a word of the text begins so; where words are written without spaces, whether it stands anywhere."""
    at = text.find(wanted)
    while at > 0 and not (is_wide(wanted[0]) or is_wide(text[at - 1])) and text[at - 1].isalnum():
        at = text.find(wanted, at + 1)
    return at >= 0


@dataclass(frozen=True, slots=True)
class Group:
    """Components under a heading."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """What stands beside one another in the column: a heading, cards, or nothing; `first` counts the cards above."""

    height: float
    title: str = ""
    beside: str = ""
    entries: tuple[Entry, ...] = ()
    first: int = 0


# ------------------------------------------------------------------------------------------------ what there is


@registry.until_boxes_change
@cache
def entries(language: str, boxes: tuple[str, ...]) -> tuple[Entry, ...]:
    """Every component of these boxes as they are played together; without any, of each box there is.

    They are in the order of the pages, then of the boxes and the names.
    """
    texts = Texts(language)
    every = tuple(box.id for box in registry.boxes())
    latest: dict[str, tuple[str, str, Any]] = {}  # key -> its page, the box it came with, and what it is at last
    boards: dict[str, str] = {}  # box -> the board it is played on, in whose words its components are told
    for box in every:
        together = catalog(registry.with_needed((box,)))
        boards[box] = together.board.id
        for kind, component in _components(together):
            key = f"{kind}:{component.id}"
            came = latest[key][1] if key in latest else box
            latest[key] = _shelf(kind, component), came, component
    if boxes:
        there = {f"{kind}:{component.id}": component for kind, component in _components(catalog(boxes))}
        latest = {key: (*latest[key][:2], component) for key, component in there.items()}
    found = [_entry(texts.on(boards[told[1]]), key, *told) for key, told in latest.items()]
    order = list(shelves(found))
    return tuple(sorted(found, key=lambda entry: (order.index(entry.shelf), every.index(entry.box), entry.name)))


def shelves(found: Iterable[Entry]) -> dict[str, int]:
    """The pages that these stand on, in their order, and how many on each."""
    counts: dict[str, int] = {}
    for entry in found:
        counts[entry.shelf] = counts.get(entry.shelf, 0) + 1
    places = {shelf: place for place, shelf in enumerate(FIRST)}
    return dict(sorted(counts.items(), key=lambda item: places.get(item[0], len(places))))


def _components(known: Catalog) -> Iterator[tuple[str, Any]]:
    """All that has a page of its own, with its kind."""
    yield from (("leader", leader) for leader in known.leaders)
    for kind, (found, _) in kinds().items():
        yield from ((kind, component) for component in found(known))


def _shelf(kind: str, component: Any) -> str:
    """The page it stands on: that of its deck or its kind, unless its box says otherwise."""
    if kind == "leader" and not component.player:
        return "rival"
    own = component.deck if kind == "card" else kind
    return contributed(CardContribution).shelves.get(own, own)


def _entry(texts: Texts, key: str, shelf: str, box: str, component: Any) -> Entry:
    kind = key.partition(":")[0]
    shown = _leader(texts, component) if kind == "leader" else kinds()[kind][1](texts, component)
    shown = replace(shown, rulings=rulings(texts, key))
    return Entry(
        shown, shelf, box, getattr(component, "copies", 1), plain(shown.name), plain("\n".join(_words(texts, shown)))
    )


def _words(texts: Texts, shown: Subject) -> Iterator[str]:
    """What it says, in words: its parts, where it sends Agents, to which Factions it belongs, and its rulings."""
    yield shown.name
    yield from (texts.name("icon:" + icon.removeprefix("infiltrate_")) for icon in shown.icons)
    yield from (texts.name("faction:" + faction) for faction in shown.factions)
    yield from (box.text for box in shown.boxes)
    yield from shown.rulings
    if shown.key.startswith("leader:"):
        yield shown.kind
        yield from (box.heading for box in shown.boxes)


def _leader(texts: Texts, leader: Leader) -> Subject:
    """A leader as other components are told; the page of one is drawn otherwise."""

    def shown(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(leader.signet, texts)) if part.kind == "signet" else ()

    key = "leader:" + leader.id
    house = texts.name("house:" + leader.house) if leader.house else kind_words(texts, "rival")
    return Subject(key, "large", texts.name(key), house, boxes_of(texts, leader, shown), key, badge="signet")


# ------------------------------------------------------------------------------------------------ what is shown of it


def found(all_entries: Sequence[Entry], words: str) -> tuple[Entry, ...]:
    """Those in which all words are found: first those with such a name. Without words, all of them."""
    wanted = plain(words).split()
    if not wanted:
        return tuple(all_entries)
    telling = [entry for entry in all_entries if entry.tells(wanted)]
    return tuple(sorted(telling, key=lambda entry: not entry.named(wanted)))


def groups(page: Page, shown: Sequence[Entry], shelf: str, words: str) -> list[Group]:
    """What stands on a page: by name and by what it does if words are looked for, else by kind or by box."""
    there = [entry for entry in shown if shelf in (EVERYTHING, entry.shelf)]
    if wanted := plain(words).split():
        named = tuple(entry for entry in there if entry.named(wanted))
        parts = {"codex.by_name": named, "codex.by_words": tuple(there[len(named) :])}
        return [Group(str(page.t(key)), part) for key, part in parts.items() if part]
    if shelf == EVERYTHING:
        names = {key: shelf_name(page, key) for key in shelves(there)}
        return [Group(names[key], tuple(entry for entry in there if entry.shelf == key)) for key in names]
    boxes = dict.fromkeys(entry.box for entry in there)
    return [Group(_box_name(page, box), tuple(entry for entry in there if entry.box == box)) for box in boxes]


def shelf_name(page: Page, shelf: str) -> str:
    """What a page is called: by its own text, or else by what one of the things on it is."""
    key = f"codex.shelf.{shelf}"
    return str(page.t(key)) if page.texts.has(key) else kind_words(page.texts, shelf)


def _box_name(page: Page, box: str) -> str:
    key = f"newgame.set.{box}"
    return str(page.t(key)) if page.texts.has(key) else registry.box(box).title


def rows(page: Page, shown: Sequence[Group]) -> list[Row]:
    """The groups one under another, as wide as the column."""
    many, by = _columns(page), page.type.scale
    made: list[Row] = []
    place = 0
    for group in shown:
        count = str(page.t("codex.n", n=len(group.entries)))
        made.append(Row(HEAD * by, group.title, count))
        for at in range(0, len(group.entries), many):
            beside = group.entries[at : at + many]
            made.append(Row(PITCH * by, entries=beside, first=place))
            place += len(beside)
        made.append(Row(APART * by))
    return made


def _columns(page: Page) -> int:
    return _CARDS.many(BOOK.text_width(page) - 2 * RIM)


def limit(page: Page, column: Sequence[Row]) -> float:
    """How far the column can be scrolled."""
    return max(0.0, sum(row.height for row in column) - BOOK.area(page).h)


def blocks(page: Page, column: Sequence[Row], offset: float, drawings: Drawings) -> list[Block]:
    """The column; what is not in sight has its height and nothing else."""
    top, bottom = offset, offset + BOOK.area(page).h
    made: list[Block] = []
    y = 0.0
    for row in column:
        seen = y < bottom and y + row.height > top
        made.append(_block(page, row, drawings) if seen else Block(row.height))
        y += row.height
    return made


def _block(page: Page, row: Row, drawings: Drawings) -> Block:
    by, width = page.type.scale, BOOK.text_width(page)
    if row.title:
        return replace(heading(page, width, row.title, row.beside).grown(by), height=row.height)
    b = page.build()
    cells = Grid(boxes=(share(),) * len(row.entries), columns=_columns(page), gap=_CARDS.gap)
    places = cells.split(Rect(RIM, RIM, width - 2 * RIM, HEIGHT))
    for place, (entry, rect) in enumerate(zip(row.entries, places, strict=True)):
        key = entry.subject.key
        card = drawings.made(key, _card, (entry, rect.w), page.metrics)
        with b.thing("." + key, rect):
            b.drawn(card.widget(rect).moved(rect.x, rect.y))
            b.hit(rect, action=("look", key), inspect=key, order=20 + row.first + place, radius=10)
    return replace(Block.of(b, PITCH).grown(by), height=row.height)


def _card(b: Build, shown: tuple[Entry, float]) -> Build:
    entry, wide = shown
    subject_card(b, entry.subject, entry.many, Rect(0, 0, wide, HEIGHT))
    return b


def codex_regions(
    page: Page, counts: Sequence[tuple[str, int]], chosen: int, column: Sequence[Block], offset: float, empty: str
) -> list[Region]:
    """The panel: the pages at the left with how many are on each, the cards of the chosen one at the right."""
    names = [f"{shelf_name(page, shelf) if shelf else page.t('codex.everything')} · {n}" for shelf, n in counts]
    title = str(page.t("codex.title"))
    regions = BOOK.regions(page, title, names, chosen, column, offset, apart=1, empty=empty)
    return BOOK.with_arrows(regions, chosen, len(names))
