"""What lies before the player besides the hand: cards in play, what boxes add to them, and the two piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.outlook import has_shown_its_hand
from dune_desktop.ui.presenters.table.additions import Entry, TableContribution
from dune_desktop.ui.presenters.table.drags import picked_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import ASIDE, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.names import told_apart

HAND_ORDER = 5  # of the hand, which comes first; what is in play follows
LINE = 20.0  # of a name
GAP, LEAST_GAP = 3.0, 1.0  # in a close column, and where one more finds room in it so
NARROW = 130.0  # an entry no wider than this is told by its surface and name alone
ROOMY, FLAT, EASY, LEAST = 51.0, 27.0, 24.0, 22.0  # heights in a column: with effects, one line, to breathe, at least
PICTURED, BADGES = 52.0, 22.0  # height of one with its picture; of the signs of Factions below a name
MOST_IN_FULL = 4  # so many names have room for more than a line
WIDER = 12.0  # steps in which it gets wider where names are many
HEADING = 30.0  # above the names
PILES = 30.0  # height of the piles at the foot
TALL = 42.0  # height of a name in two lines
BESIDE_DECK = 34.0  # where a name begins beside the sign of the deck


class LyingEntry(NamedTuple):
    """Something that lies before the player: what it is and can do, its name, and the Factions of a card."""

    entry: Entry
    name: str
    factions: tuple[str, ...]  # others count them in the Reveal turn


class InPlayProps(NamedTuple):
    """All that lies before the player besides the hand.

    Names are told in full where only cards lie, and few. `base` is the usual place, `rect` where it lies.
    """

    base: Rect
    rect: Rect
    title: str
    entries: tuple[LyingEntry, ...]
    opens: bool  # whether names may take as many lines as they need
    deck: int
    discard: int
    picking: bool  # whether a card of the discard pile answers what is asked
    on_top: str  # the card that the viewer knows to lie on top of the deck, "" for none
    on_top_name: str

    @property
    def foot(self) -> float:
        """Height of the piles, and of the card above them that is known to lie on top of the deck."""
        return PILES + (TALL + GAP if self.on_top else 0.0)


def in_play_props(model: TableModel) -> InPlayProps:
    """Select what is in play, and the piles."""
    entries, boxed = _entries(model), bool(contributed(TableContribution, model.boxes).lying)
    rect, top = model.places["in_play"], model.me.deck[0] if model.on_top else ""
    return InPlayProps(
        rect,
        rect,
        model.t("table.in_play"),
        tuple(LyingEntry(entry, model.name(entry.component), _factions(model, entry)) for entry in entries),
        len(entries) <= MOST_IN_FULL and not boxed,
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
    """All that lies there."""
    more = [entry for lying in contributed(TableContribution, model.boxes).lying for entry in lying(model)]
    return [*_cards(model), *more]


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
    """Names in full where only cards lie; one line each where a box adds to them, or where they are many.

    Names that would be cut for it take the place of the heading too.
    """
    rect, entries = props.rect, props.entries
    place = _place(b, props, rect)
    if entries and place.y > rect.y:
        with b.thing("section:in_play", Rect(rect.x, rect.y, rect.w, 26)):
            b.drawn(section(b.metrics, rect.x, rect.y, rect.w, props.title))
    lay = _open if props.opens else _close
    lay(b, entries, place)
    half = (props.base.w - GAP) / 2
    boxes = [Rect(props.base.x + at * (half + GAP), rect.bottom - PILES, half, PILES) for at in range(2)]
    _piles(b, props, boxes)
    if props.on_top:
        _on_top(b, props, Rect(rect.x, rect.bottom - props.foot, rect.w, TALL))
    return b.region("piles", rect, bleed=34)


def _place(b: Build, props: InPlayProps, rect: Rect) -> Rect:
    """Where the names stand: above the piles, and below the heading unless more of them is read without it."""
    foot = props.foot
    below = Rect(rect.x, rect.y + HEADING, rect.w, rect.h - HEADING - foot - 4)
    if props.opens:
        return below
    whole = Rect(rect.x, rect.y, rect.w, rect.h - foot - 4)
    return min((below, whole), key=lambda place: _strain(props.entries, *_laid(b, props.entries, place)))


def _strain(entries: Sequence[LyingEntry], boxes: Sequence[Rect], shown: Sequence[str]) -> tuple[int, int]:
    """How hard they are to read: letters of the names that are not seen; then names that have hardly a line's room."""
    cut = [(each.name, seen) for each, seen in zip(entries, shown, strict=True) if seen.endswith("…")]
    hidden = sum(max(1, len(name) - len(seen.rstrip("…").replace("\n", ""))) for name, seen in cut)
    return hidden, sum(box.h < EASY for box in boxes)


def widening(b: Build, props: InPlayProps, most: float) -> float:
    """How much wider than usual it must be so that all are easy to read, or as easy as can be."""
    entries, rect = props.entries, props.base

    def strain(wider: float) -> tuple[int, int]:
        place = _place(b, props, rect._replace(w=rect.w + wider))
        top = sum(name.endswith("…") for name in _shown_on_top(b, props, rect.w + wider))
        if props.opens:
            return top + sum(name.endswith("…") for name in _shown_open(b, entries, place)), 0
        hidden, low = _strain(entries, *_laid(b, entries, place))
        return hidden + top, low

    if not most or not any(as_it_is := strain(0)):
        return 0.0
    tried: list[tuple[tuple[int, int], float]] = []
    for wider in (*(WIDER * step for step in range(1, int(most // WIDER) + 1)), most):
        tried.append((strain(wider), wider))
        if not any(tried[-1][0]):
            break
    return min((as_it_is, 0.0), *tried)[1]


def free_height(props: InPlayProps) -> float:
    """How much of the place is free from the top down: all above the piles while nothing lies there."""
    return 0.0 if props.entries else props.base.h - props.foot - GAP


# ------------------------------------------------------------------------------------------------ names in full


def _open(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> None:
    """Each as high as its name needs, higher for its picture and the signs of its Factions where there is room; all of
    them squeezed evenly where there is too little.
    """
    needs = _needs(b, entries, rect)
    heights = _heights(b, entries, rect)
    names = told_apart([each.name for each in entries], _shown_open(b, entries, rect))
    y = rect.y
    for index, ((entry, _, badges), height) in enumerate(zip(entries, heights, strict=True)):
        box = Rect(rect.x, y, rect.w, height)
        y = box.bottom + 4
        with b.thing(entry.thing, box):
            _surface(b, entry, box)
            ink = PLATES[entry.style].ink
            room = box.h - (BADGES if badges and box.h >= needs[index] + BADGES else 0)
            lines, middle = _lines_in(room), box.y + room / 2
            b.title_of(box.x + 6, middle, names[index], box.w - 12, LINE, ink, lines=lines, close=True)
            for place, faction in enumerate(badges if room < box.h else ()):
                b.icon(box.x + 17 + place * BADGES, box.bottom - 15, faction, BADGES - 1)
            _hit(b, entry, box, index)


def _heights(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> list[float]:
    needs = _needs(b, entries, rect)
    each = rect.h / max(1, len(entries)) - 4
    if all(need <= each for need in needs):
        return [max(need, min(PICTURED, each)) for need in needs]
    squeeze = min(1.0, rect.h / sum(need + 4 for need in needs))
    return [(need + 4) * squeeze - 4 for need in needs]


def _needs(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> list[float]:
    """How high each is for its name."""
    return [b.lines(each.name, rect.w - 12) * LINE + 10 for each in entries]


def _shown_open(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> list[str]:
    """What is seen of the names."""
    rows = [_lines_in(height) for height in _heights(b, entries, rect)]
    named = zip(entries, rows, strict=True)
    return [b.cut_in_rows(each.name, rect.w - 12, lines) for each, lines in named]


def _surface(b: Build, entry: Entry, rect: Rect) -> None:
    """The plate of an entry with a strip of its picture."""
    b.plate(rect, entry.style)
    strip(b, right_part(rect, 0.6), "lying", entry.style, entry.component, PLATES[entry.style].radius)


def _lines_in(height: float) -> int:
    """How many lines of a name a box of this height holds."""
    return max(1, int((height + 6) // LINE))


# ------------------------------------------------------------------------------------------------ a line each


def _close(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> None:
    boxes, shown = _laid(b, entries, rect)
    names = told_apart([each.name for each in entries], shown)
    for index, ((entry, whole, _), box) in enumerate(zip(entries, boxes, strict=True)):
        with b.thing(entry.thing, box):
            name = _from_its_end(b, entry, whole, names[index], box)
            _line(b, entry, name, box)
            _hit(b, entry, box, index)


def _laid(b: Build, entries: Sequence[LyingEntry], rect: Rect) -> tuple[list[Rect], list[str]]:
    """Where the entries lie and what is seen of their names: a line each, two, or two columns, as they read best."""

    def shown(boxes: Sequence[Rect]) -> list[str]:
        lying = zip(entries, boxes, strict=True)
        return [_seen(b, each.entry, each.name, box) for each, box in lying]

    ways = [_boxes(entries, rect, high, least) for least in (EASY, LEAST) for high in (FLAT, TALL)]
    return min(((boxes, shown(boxes)) for boxes in ways), key=lambda each: _strain(entries, *each))


def _seen(b: Build, entry: Entry, name: str, box: Rect) -> str:
    """What is seen of a name: in one line as many letters as there is room for, as many names begin alike."""
    room = box.w - 14 - (25 if entry.icon and box.w > NARROW else 0)
    rows = 1 if entry.signs else _lines_in(box.h)
    return b.cut_in_rows(name, room, rows) if rows > 1 else b.cut(name, room, LINE)


def _from_its_end(b: Build, entry: Entry, name: str, told: str, box: Rect) -> str:
    """Of a name that is told from where it differs from another: as much before that as there is room for."""
    if not told.startswith("…"):
        return told
    longer = ("…" + name[at:].lstrip() for at in range(1, len(name) - len(told) + 1))
    return next((each for each in longer if not _seen(b, entry, each, box).endswith("…")), told)


def _boxes(entries: Sequence[LyingEntry], rect: Rect, high: float, least: float) -> list[Rect]:
    """Under each other, as `high` as that if there is room, before that those with effects higher; in two columns, each
    as high as can be for names of two lines, where there is not the `least` height for each.
    """
    room = rect.h + GAP
    telling = sum(bool(each.entry.signs) for each in entries)
    columns = 1 if len(entries) * (least + LEAST_GAP) <= room else 2
    gap = GAP if columns == 2 or len(entries) * (least + GAP) <= room else LEAST_GAP
    rows = max(1, -(-len(entries) // columns))
    height = min(high if columns == 1 else TALL, room / rows - gap)
    tells = height
    if telling and room - (FLAT + GAP) * len(entries) >= telling * (ROOMY - FLAT):
        tells = ROOMY
        height = min(high, (room - telling * (ROOMY + GAP)) / max(1, len(entries) - telling) - GAP)
    width = (rect.w - GAP * (columns - 1)) / columns
    found: list[Rect] = []
    y = 0.0
    for index, each in enumerate(entries):
        y = 0.0 if index % rows == 0 else y
        own = tells if each.entry.signs else height
        found.append(Rect(rect.x + (index // rows) * (width + GAP), rect.y + y, width, own))
        y += own + gap
    return found


def _line(b: Build, entry: Entry, name: str, rect: Rect) -> None:
    surface = PLATES[entry.style]
    _surface(b, entry, rect)
    two = rect.h >= 46 and bool(entry.signs)
    y = rect.y + (14 if two else rect.h / 2)
    x = rect.x + 8
    opacity = 0.75 if entry.faded else 1.0
    if entry.icon and rect.w > NARROW:
        b.icon(x + 10, y, entry.icon, 20, opacity, surface.ink)
        x += 25
    lines, room = 1 if two else _lines_in(rect.h), rect.right - x - 6
    if lines > 1:
        b.title_of(x, y, name, room, LINE, surface.ink, lines=lines, close=True)
    else:  # as many letters as there is room for: names begin alike
        b.text(x, y, b.cut(name, room, LINE), LINE, 600, surface.ink)
    if two:
        b.one_row(entry.signs, rect.x + 9, rect.y + 37, rect.w - 16, 22, entry.style, opacity)


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


def _shown_on_top(b: Build, props: InPlayProps, width: float) -> list[str]:
    """What is seen of the name of the card on top of the deck, if that is known."""
    return [b.cut_in_rows(props.on_top_name, width - BESIDE_DECK - 6, 2, LINE)] if props.on_top else []


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
