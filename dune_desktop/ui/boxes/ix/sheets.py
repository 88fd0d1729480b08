"""The sheets of Rise of Ix: a space of the Shipping track, the tiles and ships of a seat, the stacks of Tech tiles."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.engine.boxes.ix.components import ShippingSpace, TechTile
from dune_desktop.engine.boxes.ix.state import in_play, of_seat, of_table
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, WIDTH, Sheet
from dune_desktop.ui.presenters.screens.lens.pages import Seen
from dune_desktop.ui.presenters.screens.lens.sheets import HEAD, PAD, Below, box_height, draw_box, draw_head, draw_owner
from dune_desktop.ui.presenters.screens.lens.subject import Subject, icons_in, subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect, Thing
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, SIGN
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Style, escape, layout

STEP, SIGNS = 60.0, 250.0  # height of a space of the track; width of its reward
ENTRY, LEAST_ENTRY = 104.0, 76.0  # height of a tile in a list
LINK, LINK_GAP = 46.0, 8.0  # height of a tile by name, and what is between two


# ------------------------------------------------------------------------------------------------ the Shipping track


def shipping_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of a space of the track, with the Freighters of the game if one is played with them."""
    assert known is not None
    found = subject(page.texts, known, component)
    assert found is not None
    return shipping_sheet(page, found, known.of("shipping"), _state(seen))


def tiles_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of what a seat has."""
    assert seen is not None
    return tiles_sheet(page, int(component.partition(":")[2]), seen.rules, seen.view, seen.names)


def stacks_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of the stacks of tiles."""
    assert seen is not None
    return stacks_sheet(page, seen.rules, seen.view)


def of_a_seat(name: str, seen: Seen | None) -> bool:
    """Whether a seat of that number has something of Rise of Ix."""
    state = _state(seen)
    return state is not None and name.isdigit() and int(name) < len(state.seats)


def of_the_stacks(name: str, seen: Seen | None) -> bool:
    """Whether there are stacks of tiles."""
    return name == "tech" and _state(seen) is not None


def _state(seen: Seen | None) -> GameState | None:
    """The position, if it is one with Rise of Ix."""
    return seen.view if seen is not None and in_play(seen.view) else None


def shipping_sheet(page: Page, subject: Subject, track: Sequence[ShippingSpace], state: GameState | None) -> Sheet:
    """A space of the track: where it is, whose Freighters stand where, and what its reward is in words."""
    gauge = STEP * len(track) + 24
    height = HEAD + gauge + sum(box_height(page, box) + 12 for box in subject.boxes) + 8
    signs = dict.fromkeys(icon for space in track for icon in icons_in(line(space.reward, page.texts)))

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, subject.style)
        draw_head(page, b, subject, Rect(rect.x, rect.y, rect.w, HEAD))
        _track(page, b, subject, track, state, Rect(rect.x + PAD, rect.y + HEAD, rect.w - 2 * PAD, gauge))
        y = rect.y + HEAD + gauge
        for box in subject.boxes:
            high = box_height(page, box)
            draw_box(page, b, subject, box, Rect(rect.x + PAD, y, rect.w - 2 * PAD, high))
            y += high + 12

    return Sheet(height, draw, subject.rulings, ("freighter", *signs))


def _track(
    page: Page, b: Build, subject: Subject, track: Sequence[ShippingSpace], state: GameState | None, rect: Rect
) -> None:
    """The spaces, the top one first, with a column for the Freighter of each seat."""
    left = rect.x + SIGNS
    seats = range(len(state.seats)) if state is not None else range(0)
    wide = (rect.right - left - 12) / max(1, len(seats))
    for space in track:
        y = rect.bottom - 24 - STEP * (space.step + 1)
        row = Rect(rect.x, y + 3, rect.w, STEP - 6)
        here = subject.key == "shipping:" + space.id
        b.plate(row, "large.reveal" if here else "large.sent")
        if here:
            b.frame(row, "brass_light", 2, 9)
        middle = row.y + row.h / 2
        if space.reward:
            reward = line(space.reward, page.texts)
            b.extend(signs.fitted(reward, page.metrics, rect.x + 14, middle, SIGNS - 24, 30)[0])
        else:
            b.text(rect.x + 14, middle, page.t("table.shipping_start"), BODY, 500, "bone2", box=SIGNS - 24)
        for seat in seats:
            x = left + wide * (seat + 0.5)
            b.line(x, row.y + 6, x, row.bottom - 6, "line", 1.5)
            if state is not None and of_seat(state, seat).freighter == space.step:
                b.piece(x, middle, "freighter", seat, 46)


# ------------------------------------------------------------------------------------------------ lists of tiles


def tiles_sheet(page: Page, seat: int, rules: Rules, state: GameState, names: tuple[str, ...]) -> Sheet:
    """What a seat has of Rise of Ix: dreadnoughts, Freighter, Negotiators, and its tiles, those used marked."""
    mine = of_seat(state, seat)
    head = Subject("", "large.tech", names[seat], str(page.t("tiles.kind")), (), badge="tech")
    facts = [
        (icon, layout(text, page.metrics, WIDTH - 4 * PAD - 40, Style())) for icon, text in _facts(page, state, seat)
    ]
    top = HEAD + sum(laid.height + 12 for _, laid in facts) + 20
    tiles = [rules.more["tech"][tile] for tile in mine.tech]
    high = _entry_height(page, top, len(tiles))

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        above = Rect(rect.x, rect.y, rect.w, HEAD)
        draw_head(page, b, head, above)
        draw_owner(b, seat, above)
        y = rect.y + HEAD + 4
        for icon, laid in facts:
            b.icon(rect.x + PAD + 20, y + 14, icon, 30)
            b.extend(laid.at(rect.x + PAD + 50, y + 2))
            y += laid.height + 12
        y = rect.y + top
        for tile in tiles:
            note = str(page.t("table.face_down")) if tile.id in mine.face_down else ""
            _entry(page, b, tile, Rect(rect.x + PAD, y, rect.w - 2 * PAD, high - 10), note, "flip")
            y += high
        if not tiles:
            b.text(rect.x + 2 * PAD, y + 22, page.t("tiles.none"), 21, 500, "bone2", box=rect.w - 4 * PAD)

    height = top + high * len(tiles) + (12 if tiles else 56)
    return Sheet(height, draw, (), _signs(page, tiles))


def tiles_below(page: Page, seat: int, rules: Rules, state: GameState) -> Below:
    """The seat's tiles by name, two in a row, those used marked; a click shows one large."""
    mine = of_seat(state, seat)
    rows = -(-len(mine.tech) // 2)

    def draw(b: Build, rect: Rect) -> None:
        width = (rect.w - LINK_GAP) / 2
        for index, tile in enumerate(mine.tech):
            x = rect.x + (index % 2) * (width + LINK_GAP)
            box = Rect(x, rect.y + (index // 2) * LINK, width, LINK - LINK_GAP)
            used, first = tile in mine.face_down, len(b.elements)
            b.plate(box, "tech.dim" if used else "tech")
            middle, ink = box.y + box.h / 2, "bone3" if used else "bone"
            b.icon(box.x + 22, middle, "flip" if used else "tech", 24, 0.75 if used else 1.0)
            b.text(box.x + 42, middle, page.name("tech:" + tile), BODY, 600, ink, box=box.w - 52, cut=True)
            key, note = "tech:" + tile, str(page.t("table.face_down")) if used else ""
            name = called("tile", ("look", key))
            b.things.append(Thing(name, box, first, len(b.elements)))
            b.hit(box, action=("look", key), inspect=key, tip=note, order=10, radius=7, thing=name)

    return Below(rows * LINK + LINK_GAP if rows else 0, draw)


def _facts(page: Page, state: GameState, seat: int) -> list[tuple[str, str]]:
    """Dreadnoughts, Freighter and Negotiators in words."""
    mine = of_seat(state, seat)
    held = [space for space, (owner, _) in of_table(state).holds.items() if owner == seat]
    where = [
        page.t("tiles.dreadnought." + place, n=n)
        for place, n in (("garrison", mine.garrison), ("conflict", mine.conflict), ("supply", mine.supply))
        if n
    ]
    where += [page.t("tiles.dreadnought.held", space=escape(page.name("space:" + space))) for space in held]
    step = mine.freighter
    return [
        ("dreadnought", str(page.t("tiles.dreadnoughts", where=" · ".join(where)))),
        ("freighter", str(page.t("tiles.freighter", n=step) if step else page.t("tiles.freighter.start"))),
        ("negotiator", str(page.t("tiles.negotiators", n=mine.negotiators))),
    ]


def stacks_sheet(page: Page, rules: Rules, state: GameState) -> Sheet:
    """The three stacks: the face-up tile of each and how many tiles lie there; and what is out of the game."""
    table = of_table(state)
    left = sum(map(len, table.stacks)) + sum(map(bool, table.shown))
    kind = str(page.t("stacks.kind", n=left))
    head = Subject("", "large.tech", str(page.t("stacks.title")), kind, (), badge="tech")
    names = page.texts.grammar.listed(escape(page.name("tech:" + tile)) for tile in table.removed)
    gone = page.t("stacks.removed", tiles=names) if names else ""
    words = layout(gone, page.metrics, WIDTH - 4 * PAD, Style(color="bone2", line=26))
    height = HEAD + ENTRY * len(table.shown) + (words.height + 28 if gone else 12)

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        draw_head(page, b, head, Rect(rect.x, rect.y, rect.w, HEAD))
        y = rect.y + HEAD
        for tile, pile in zip(table.shown, table.stacks, strict=True):
            box = Rect(rect.x + PAD, y, rect.w - 2 * PAD, ENTRY - 10)
            if tile:
                _entry(page, b, rules.more["tech"][tile], box, str(len(pile) + 1), "tech")
            else:
                b.plate(box, "large.sent")
                empty = page.t("table.stack_next", n=len(pile)) if pile else page.t("table.stack_empty")
                b.text(*box.center, empty, 20, 500, "bone3", anchor="center", box=box.w)
            y += ENTRY
        if gone:
            b.extend(words.at(rect.x + 2 * PAD, y + 6))

    return Sheet(height, draw, (), _signs(page, [rules.more["tech"][tile] for tile in table.shown if tile]))


def _signs(page: Page, tiles: Sequence[TechTile]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(icon for tile in tiles for icon in icons_in(tile_line(tile, page.texts))))


def _entry_height(page: Page, top: float, count: int) -> float:
    room = page.height - 2 * EDGE - top - 12
    return max(LEAST_ENTRY, min(ENTRY, room / max(1, count)))


def _entry(page: Page, b: Build, tile: TechTile, rect: Rect, note: str, icon: str) -> None:
    """A tile of a list: picture, name, price, what it does in signs; a note by its sign, in words where there is room.

    A click shows the tile large.
    """
    key = "tech:" + tile.id
    b.plate(rect, "large.sent")
    face = Rect(rect.x + 8, rect.y + 8, 100, rect.h - 16)
    b.add(Picture(face, key, radius=7))
    x, right = face.right + 14, rect.right - 12
    upper, lower = rect.y + rect.h * 0.3, rect.y + rect.h * 0.7
    b.icon(right - 13, upper, "spice", SIGN)
    used = b.text(right - 32, upper, str(tile.cost), COUNT_SMALL, 700, anchor="right")
    b.text(x, upper, page.name(key), 22, 600, "name", box=right - 46 - used - x)
    signs = tile_line(tile, page.texts)
    if note:
        b.icon(right - 13, lower, icon, SIGN)
        right -= 32
        wide = page.metrics.width(note, BODY, 600)
        if note.isdigit() or b.needs(signs, 24) + wide + 14 < right - x:
            b.text(right, lower, note, BODY, 600, "bone2", anchor="right")
            right -= wide + 14
    b.one_row(signs, x, lower, right - x, 27, "large.sent")
    b.hit(rect, action=("look", key), inspect=key, order=10, radius=9)
