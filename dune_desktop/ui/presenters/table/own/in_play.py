"""What lies before the player besides the hand: cards in play, what boxes add to them, and the two piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.outlook import has_shown_its_hand
from dune_desktop.ui.presenters.table.additions import Entry, TableContribution
from dune_desktop.ui.presenters.table.drags import picked_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import ASIDE, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import FLOOR

CHOSEN_ORDER = 2  # of the card that is chosen: where it can go comes next
HAND_ORDER = 5  # of the hand, which comes first; what is in play follows
LINE = 20.0  # of a name
HEADING = 32.0  # above the names
LOW, PITCH = 26.0, 56.0  # heights from one entry to the next: at least and at most
IN_COLUMN, MOST_IN_COLUMN = 4, 6  # so many stand below each other, and where two columns are not enough
GAP = 6.0
SIGN, NEAR = 22.0, 3.0  # what a sign before a name takes; how far lines of a name may reach over its edges
PILES = 34.0  # height of the piles
TALL = 42.0  # height of the card above them
BESIDE_DECK = 34.0  # where a name begins beside the sign of the deck


class LyingEntry(NamedTuple):
    """Something that lies before the player: what it is and can do, its name, and the Factions of a card."""

    entry: Entry
    name: str
    factions: tuple[str, ...]  # others count them in the Reveal turn


class InPlayProps(NamedTuple):
    """All that lies before the player besides the hand: what is in play, in columns, and the piles below Intrigue."""

    rect: Rect
    piles: Rect
    title: str
    entries: tuple[LyingEntry, ...]
    deck: int
    discard: int
    picking: bool  # whether a card of the discard pile answers what is asked
    on_top: str  # the card that the viewer knows to lie on top of the deck, "" for none
    on_top_name: str

    @property
    def columns(self) -> int:
        """How many columns the names stand in."""
        many = len(self.entries)
        return -(-many // (IN_COLUMN if many <= 2 * IN_COLUMN else MOST_IN_COLUMN))

    @property
    def width(self) -> float:
        """What all columns take, with what is free before them; 0 for none."""
        return self.columns * (self.rect.w + GAP) + GAP if self.entries else 0.0

    @property
    def foot(self) -> float:
        """Height of the piles, and of the card above them that is known to lie on top of the deck."""
        return PILES + (TALL + GAP if self.on_top else 0.0)


def in_play_props(model: TableModel) -> InPlayProps:
    """Select what is in play, and the piles."""
    top = model.me.deck[0] if model.on_top else ""
    entries = _entries(model)
    cards = any(entry.component.startswith("card:") for entry in entries)
    return InPlayProps(
        model.places["in_play"],
        model.places["intrigue"],
        model.t("table.in_play" if cards or not entries else "table.owned.short"),
        tuple(LyingEntry(entry, model.name(entry.component), _factions(model, entry)) for entry in entries),
        len(model.me.deck),
        len(model.me.discard),
        bool(model.choices.from_zone("discard")),
        top,
        model.name("card:" + top) if top else "",
    )


def _factions(model: TableModel, entry: Entry) -> tuple[str, ...]:
    kind, _, card = entry.component.partition(":")
    return tuple(model.rules.cards[card].factions) if kind == "card" else ()


def _entries(model: TableModel) -> list[Entry]:
    """All that lies there: also what boxes add, where that has no place of its own."""
    return [*_cards(model), *([] if "owned" in model.places else _of_boxes(model))]


def _of_boxes(model: TableModel) -> list[Entry]:
    return [entry for lying in contributed(TableContribution, model.boxes).lying for entry in lying(model)]


def shown_in_hand(model: TableModel) -> list[int] | None:
    """Which cards in play lie where the hand was: in the Reveal turn those revealed, not those that sent Agents.

    None at any other time. All of them lie there where nobody knows any more which were revealed.
    """
    if model.viewer == NOBODY or model.me.revealed or not has_shown_its_hand(model.view, model.viewer):
        return None
    cards = model.me.in_play
    if model.so_far == RoundSoFar():
        return list(range(len(cards)))
    revealed = Counter(model.so_far.revealed)
    found: list[int] = []
    for place in reversed(range(len(cards))):  # they were put behind the others, which may be copies of them
        if revealed[cards[place]]:
            revealed[cards[place]] -= 1
            found.insert(0, place)
    return found


def _cards(model: TableModel) -> list[Entry]:
    """The cards in play that do not lie where the hand was, and the card set aside under a Tech tile or the like."""
    picks = model.choices.from_zone("in_play")
    elsewhere = shown_in_hand(model) or ()
    lying = zip(model.own_cards("in_play"), model.me.in_play, strict=True) if model.me.in_play else ()
    found = [
        Entry(thing, "card:" + card, "row.lit" if card in picks else "row", picks.get(card))
        for place, (thing, card) in enumerate(lying)
        if place not in elsewhere
    ]
    if aside := model.rules.set_aside_card(model.view, max(0, model.viewer)):
        found.append(Entry("aside", "card:" + aside, "row", icon="hand"))
    return found


# ------------------------------------------------------------------------------------------------ drawing it


def draw_in_play(b: Build, props: InPlayProps) -> Region:
    """The heads of what lies there, from above, and the piles below the Intrigue cards."""
    entries, columns = props.entries, props.columns
    rect = (
        props.rect._replace(x=props.rect.right + GAP - props.width + GAP, w=props.width - GAP)
        if entries
        else props.rect
    )
    if entries:
        with b.thing("section:in_play", Rect(rect.x, rect.y, rect.w, 26)):
            b.section(rect, props.title)
    rows = -(-len(entries) // max(1, columns))
    pitch = min(PITCH, (rect.h - HEADING) / max(1, rows))
    width = props.rect.w
    boxes = [
        Rect(rect.x + (width + GAP) * (index // rows), rect.y + HEADING + pitch * (index % rows), width, pitch - 3)
        for index in range(len(entries))
    ]
    for index, (each, box) in enumerate(zip(entries, boxes, strict=True)):
        with b.thing(each.entry.thing, box):
            _entry(b, each, box)
            _hit(b, each.entry, box, index)
    piles = props.piles
    half = (piles.w - GAP) / 2
    _piles(b, props, [Rect(piles.x + at * (half + GAP), piles.bottom - PILES, half, PILES) for at in range(2)])
    if props.on_top:
        _on_top(b, props, Rect(piles.x, piles.bottom - props.foot, piles.w, TALL))
    whole = Rect(rect.x, rect.y, piles.right - rect.x, rect.h)
    return b.region("piles", whole, bleed=34)


class OwnedProps(NamedTuple):
    """What boxes add to what lies before the player, where it has a place on the wall."""

    rect: Rect
    title: str
    entries: tuple[LyingEntry, ...]


def owned_props(model: TableModel) -> OwnedProps | None:
    """Select what hangs there; None where there is no such place."""
    if "owned" not in model.places:
        return None
    entries = tuple(LyingEntry(entry, model.name(entry.component), ()) for entry in _of_boxes(model))
    return OwnedProps(model.places["owned"], model.t("table.owned"), entries)


def draw_owned(b: Build, props: OwnedProps) -> Region:
    """Two and two below a heading, each with its name and what it does."""
    rect, entries = props.rect, props.entries
    with b.thing("section:owned", rect._replace(h=26.0)):
        b.section(rect, props.title)
    rows = max(2, -(-len(entries) // 2))
    width, pitch = (rect.w - GAP) / 2, (rect.h - HEADING) / rows
    for index, (entry, name, _) in enumerate(entries):
        x, y = rect.x + (width + GAP) * (index % 2), rect.y + HEADING + pitch * (index // 2)
        box = Rect(x, y, width, min(PITCH, pitch - 4))
        with b.thing(entry.thing, box):
            ink, opacity = PLATES[entry.style].ink, 0.75 if entry.faded else 1.0
            b.plate(box, entry.style)
            strip(b, right_part(box, 0.6), "lying", entry.style, entry.component, PLATES[entry.style].radius)
            signed = box.h >= 2 * LINE + 6 and bool(entry.signs) and b.whole(name, box.w - 38, 1)
            middle = box.y + (15 if signed else box.h / 2)
            if entry.icon:
                b.icon(box.x + 17, middle, entry.icon, 20, opacity, ink)
            lines = 1 if signed else max(1, int((box.h + NEAR) // FLOOR))
            b.title_of(box.x + 31, middle, name, box.w - 38, LINE, ink, lines=lines, close=True)
            if signed:
                b.one_row(entry.signs, box.x + 9, box.bottom - 16, box.w - 16, 22, entry.style, opacity)
            _hit(b, entry, box, index)
    return b.region("owned", rect, bleed=20)


def _entry(b: Build, each: LyingEntry, box: Rect) -> None:
    """A name on a strip of the picture, behind the signs of its Factions, which others count in the Reveal turn.

    Where the signs leave the name no room they stand over one another.
    """
    entry, surface, middle = each.entry, PLATES[each.entry.style], box.y + box.h / 2
    b.plate(box, entry.style)
    strip(b, right_part(box, 0.6), "lying", entry.style, entry.component, surface.radius)
    x, opacity = box.x + 8, 0.75 if entry.faded else 1.0
    icons = (entry.icon, *each.factions) if entry.icon else each.factions
    lines = max(1, int((box.h + NEAR) // FLOOR))
    right = box.right - 6
    if not icons or b.whole(each.name, right - x - SIGN * len(icons), lines):
        for icon in icons:
            b.icon(x + 10, middle, icon, 20, opacity, surface.ink if icon == entry.icon else "")
            x += SIGN
    else:
        x, right, size = box.x + 2, box.right - 2, min(17.0, box.h / len(icons))
        for place, icon in enumerate(icons):
            y = middle + size * (place - (len(icons) - 1) / 2)
            b.icon(x + 9, y, icon, size, opacity, surface.ink if icon == entry.icon else "")
        x += 19
    b.title_of(x, middle, each.name, right - x, LINE, surface.ink, lines=lines, close=True)


def _hit(b: Build, entry: Entry, box: Rect, index: int) -> None:
    action = ("option", *entry.option) if entry.option else ()
    order = HAND_ORDER + 20 + index if action else -1
    drag = picked_drag(entry.thing, action)
    b.hit(box, action=action, inspect=entry.component, order=order, radius=8, drag=drag)


# ------------------------------------------------------------------------------------------------ piles


def _piles(b: Build, props: InPlayProps, boxes: Sequence[Rect]) -> None:
    """Deck and discard pile, each with the number of its cards."""
    piles = (("deck", props.deck, "deck"), ("discard_pile", props.discard, "discard"))
    for index, ((icon, n, zone), box) in enumerate(zip(piles, boxes, strict=True)):
        style = "row.lit" if zone == "discard" and props.picking else "row"
        with b.thing("pile:" + zone, box):
            b.plate(box, style)
            b.icon(box.x + 22, box.y + box.h / 2, icon, 23)
            b.text(box.x + 42, box.y + box.h / 2, str(n), 22, 600, PLATES[style].ink)
            first = HAND_ORDER + 40 if style == "row.lit" else ASIDE
            b.hit(box, action=("pile", zone), order=first + index, radius=8)


def _on_top(b: Build, props: InPlayProps, box: Rect) -> None:
    """The card that the viewer knows to lie on top of the deck, right above it."""
    component, style, middle = "card:" + props.on_top, PLATES["row"], box.y + box.h / 2
    with b.thing("on_top", box):
        b.plate(box, "row")
        strip(b, right_part(box, 0.6), "lying", "row", component, style.radius)
        b.icon(box.x + 18, middle, "deck", 23)
        room = box.w - BESIDE_DECK - 6
        b.title_of(box.x + BESIDE_DECK, middle, props.on_top_name, room, LINE, style.ink, lines=2, close=True)
        b.hit(box, inspect=component, radius=8)
