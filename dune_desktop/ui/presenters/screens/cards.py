"""What is known of the cards of a game, on a page for each kind: drawn as cards, as far as the reader may know them.

Everything here comes from a view, and from whose cards are whose, which everybody may know (R29).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState
from dune_desktop.engine.model.ids import HIDDEN, NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.box_model import draw, row, scaled, share
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens.book import Book, grown, heading
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.small_cards import Face, card_rows
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.text.richtext import Style

BOOK = Book("cards", width=1660, nav=300)
NOTE = Style(size=20, color="bone2", line=27)


@dataclass(frozen=True, slots=True)
class Known:
    """The table as its reader sees it, and all cards of each seat, in no order; who is asked about comes `first`."""

    model: TableModel
    owned: Mapping[int, tuple[str, ...]]
    first: int = NOBODY

    @property
    def view(self) -> GameState:
        return self.model.view

    @property
    def reader(self) -> int:
        return self.model.viewer


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together: what they are called, what there is to say of them, and which they are."""

    title: str
    faces: tuple[Face, ...]
    note: str = ""
    beside: str = ""


def tabs(known: Known) -> list[str]:
    """The pages there are for this reader at this table."""
    return [name for name, (there, _) in _PAGES.items() if there(known)]


def cards_regions(page: Page, known: Known, chosen: int, blocks: Sequence[Block], offset: float) -> list[Region]:
    """The panel: the pages at the left, the chosen one's cards at the right."""
    titles = [str(page.t("cards.tab." + name)) for name in tabs(known)]
    regions = BOOK.regions(page, str(page.t("cards.title")), titles, chosen, blocks, offset)
    return [*BOOK.with_arrows(regions, chosen, len(titles)), _to_codex(page)]


def _to_codex(page: Page) -> Region:
    """The way to every component of the game, before the way out."""
    b = page.build()
    way = scaled(page.around, page.button(page.t("codex.title"), ("codex",), command="codex", order=98))
    rect = row(share(), way, 16, BOOK.way_out(page), 24).split(BOOK.head(page))[1]
    draw(b, way, rect)
    return b.region(f"{BOOK.name}.codex", rect, bleed=8)


def groups(page: Page, known: Known, tab: str) -> list[Group]:
    """What there is on a page."""
    return list(_PAGES[tab][1](page, known))


def cards_blocks(page: Page, known: Known, tab: str) -> list[Block]:
    """The groups of a page, one under another, as large as text to be read."""
    width = BOOK.text_width(page)
    found: list[Block] = []
    for group in groups(page, known, tab):
        found.append(heading(page, width, group.title, group.beside))
        if group.note:
            found.append(_words(page, group.note, width))
        if group.faces:
            found += card_rows(known.model, group.faces, width)
        else:
            found.append(_words(page, page.t("table.none"), width))
        found.append(Block(14))
    return grown(page, found)


def _words(page: Page, text: str, width: float) -> Block:
    b = page.build()
    laid = b.markup(0, 0, text, width, NOTE)
    return Block.of(b, laid.height + 10)


def faces(page: Page, kind: str, cards: Iterable[str]) -> tuple[Face, ...]:
    """Cards of a kind by name, equal ones once."""
    counts = Counter(cards)
    return tuple(
        Face(f"{kind}:{card}", counts[card]) for card in sorted(counts, key=lambda card: page.name(f"{kind}:{card}"))
    )


def _beside(page: Page, n: int) -> str:
    return str(page.t("cards.n", n=n))


def _group(page: Page, key: str, kind: str, cards: Sequence[str], note: bool = False, **values: str | int) -> Group:
    """A group with the texts of this key."""
    words = str(page.t(f"cards.{key}.note", **values)) if note else ""
    return Group(str(page.t("cards." + key, **values)), faces(page, kind, cards), words, _beside(page, len(cards)))


# ------------------------------------------------------------------------------------------------ the pages


def _mine(page: Page, known: Known) -> Iterator[Group]:
    """The own cards by where they lie; a deck has no order that its owner knows (R29.2)."""
    me, own = known.view.seats[known.reader], Counter(known.owned[known.reader])
    aside = known.model.rules.cards_outside_zones(me)
    deck = tuple((own - Counter((*me.hand, *me.in_play, *me.discard, *aside))).elements())
    top = [page.name("card:" + card) for card in me.deck if card != HIDDEN]
    note = page.t("cards.deck.top", cards=page.texts.grammar.listed(top)) if top else Markup("")
    group = _group(page, "deck", "card", deck, note=True)
    yield Group(group.title, group.faces, str(page.texts.paragraph(page.t("cards.deck.note"), note)), group.beside)
    yield _group(page, "discard", "card", me.discard, note=True)
    yield _group(page, "hand", "card", me.hand)
    if aside:
        yield _group(page, "aside", "card", aside, note=True)
    yield _group(page, "in_play", "card", me.in_play, note=True)
    yield _group(page, "acquired", "card", _acquired(known, known.reader), note=True)


def _acquired(known: Known, seat: int) -> tuple[str, ...]:
    """What the seat has besides the cards everybody begins with, wherever it lies."""
    return tuple((Counter(known.owned[seat]) - Counter(known.model.rules.starting_deck)).elements())


def _others(known: Known) -> list[int]:
    seats = [seat for seat in known.owned if seat != known.reader]
    return sorted(seats, key=lambda seat: seat != known.first)


def _everybody(page: Page, known: Known) -> Iterator[Group]:
    """Of every other seat what lies open, and what it has in all hidden places together."""
    for seat in _others(known):
        player, name = known.view.seats[seat], known.model.seat_name(seat)
        hidden = tuple((Counter(known.owned[seat]) - Counter((*player.in_play, *player.discard))).elements())
        yield _group(page, "of.acquired", "card", _acquired(known, seat), who=name)
        yield _group(page, "of.discard", "card", player.discard, who=name)
        if player.in_play:
            yield _group(page, "of.in_play", "card", player.in_play, who=name)
        where = {"deck": len(player.deck), "hand": len(player.hand)}
        if aside := known.model.rules.cards_outside_zones(player):
            yield _group(page, "of.hidden_aside", "card", hidden, note=True, who=name, aside=len(aside), **where)
        else:
            yield _group(page, "of.hidden", "card", hidden, note=True, who=name, **where)


def _intrigue(page: Page, known: Known) -> Iterator[Group]:
    """What was played, what one holds, and what nobody has shown yet."""
    view = known.view
    open_cards = [card for player in view.seats for card in player.intrigue_open]
    mine = [card for card in view.seats[known.reader].intrigue if card != HIDDEN] if known.reader >= 0 else []
    every = Counter(card.id for card in known.model.rules.catalog.intrigues for _ in range(card.copies))
    unseen = tuple((every - Counter((*view.intrigue_discard, *open_cards, *mine))).elements())
    yield _group(page, "intrigue.spent", "intrigue", view.intrigue_discard, note=True)
    if open_cards:
        yield _group(page, "intrigue.open", "intrigue", open_cards)
    if mine:
        yield _group(page, "intrigue.mine", "intrigue", mine)
    yield _group(page, "intrigue.unseen", "intrigue", unseen, note=True, deck=len(view.intrigue_deck))


def _conflicts(page: Page, known: Known) -> Iterator[Group]:
    """Those revealed, in their order, and for each level those that may still come, with how many of them do (R2.2)."""
    view, rules = known.view, known.model.rules
    seen = tuple(Face("conflict:" + card) for card in view.conflicts)
    yield Group(str(page.t("cards.conflict.seen")), seen, beside=_beside(page, len(seen)))
    left = len(view.conflict_deck)
    coming: list[Group] = []
    for level, count in reversed(rules.conflict_levels):
        n = min(left, count)
        left -= n
        may = [card.id for card in rules.catalog.conflicts if card.level == level and card.id not in view.conflicts]
        if n:
            coming.append(
                _group(
                    page, "conflict.coming", "conflict", may, note=True, level=page.t(f"conflict.level.{level}"), n=n
                )
            )
    yield from reversed(coming)


def _trash(page: Page, known: Known) -> Iterator[Group]:
    yield _group(page, "trash", "card", known.view.trashed, note=True)


def _hagal(page: Page, known: Known) -> Iterator[Group]:
    """Turned since the deck was shuffled, and left in it."""
    turned = known.view.hagal_discard
    left = tuple((Counter(known.model.rules.hagal_deck) - Counter(turned)).elements())
    yield _group(page, "hagal.turned", "hagal", turned)
    yield _group(page, "hagal.left", "hagal", left, note=True)


Pages = Callable[[Page, Known], Iterator[Group]]

_PAGES: Final[dict[str, tuple[Callable[[Known], bool], Pages]]] = {
    "mine": (lambda known: known.reader in known.owned, _mine),
    "everybody": (lambda known: bool(_others(known)), _everybody),
    "intrigue": (lambda known: True, _intrigue),
    "conflicts": (lambda known: True, _conflicts),
    "trash": (lambda known: True, _trash),
    "hagal": (lambda known: bool(known.model.rules.hagal_deck), _hagal),
}
"""Name of a page -> whether there is one, and what makes its groups."""
