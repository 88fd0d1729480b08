"""The board of Ix: who has Negotiators there, and the face-up Tech tiles."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState, OptionId, Reason
from dune_desktop.engine.boxes.ix import tech
from dune_desktop.engine.boxes.ix.components import TechTile
from dune_desktop.engine.boxes.ix.effects import AcquireTech
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import part
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts, SeatMark
from dune_desktop.ui.presenters.table.begun import Answered
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, CHANGED, FLOOR, MARKER_SMALL, SIGN_SMALL

TECH_ORDER = 55
TITLE = 112.0  # room for the title before the Negotiators
UNDER_PRICE = 25.0  # the lower edge of the price
SIGNS, ROW = 24.0, 20.0  # the size of what a tile does, and what a further row of it takes


class _HeadProps(NamedTuple):
    """The heading of the tiles with the Negotiators of each seat, now and after what is weighed up."""

    rect: Rect
    texts: Texts
    now: tuple[int, ...]
    then: tuple[int, ...]


def parts(model: TableModel) -> Parts:
    """The heading, and the three stacks, each as a tile: price, name, effects, how many there are."""
    stacks = range(len(of_table(model.view).shown))
    rows = {f"tech.{stack}": Part(partial(_select_stack, stack=stack), _draw_stack) for stack in stacks}
    return {"tiles": Part(_select_head, _draw_head), **rows}


def _select_head(model: TableModel) -> _HeadProps:
    def negotiators(state: GameState) -> tuple[int, ...]:
        return tuple(of_seat(state, seat).negotiators for seat in range(len(state.seats)))

    return _HeadProps(model.places["tiles"], model.texts, negotiators(model.view), model.then(negotiators))


def _draw_head(b: Build, props: _HeadProps) -> Region:
    title = Rect(props.rect.x, props.rect.y, _all_negotiators(b, props), 26)
    with b.thing("section:ix", title):
        b.section(title, props.texts.t("table.ix"))
        b.hit(title, inspect="stacks:tech", radius=5)
    return b.region("tiles", props.rect._replace(h=26), bleed=60)


def _all_negotiators(b: Build, props: _HeadProps) -> float:
    """The Negotiators of each seat, right of the title; returns the width that is left for it."""
    rect, now, then = props.rect, props.now, props.then
    if not any(now) and not any(then):
        return rect.w
    y, left = rect.y + 13, rect.x + TITLE
    with b.thing("negotiators", Rect(left, rect.y, rect.right - 54 - left, 26)):
        b.icon(left + 13, y, "negotiator", 25)
        x = left + 36
        for seat in range(len(now)):
            if now[seat] or then[seat]:
                x += _negotiators(b, x, y, seat, now[seat], then[seat])
        b.plate(Rect(x + 4, y, rect.right - 54 - x, 1), "rule")
        b.hit(Rect(left, rect.y, x - left, 26), inspect="stacks:tech", radius=5)
    return TITLE - 8


def _negotiators(b: Build, x: float, y: float, seat: int, now: int, then: int) -> float:
    """A seat's marker and number; returns the width they take."""
    name = f"negotiators:{seat}"
    with b.thing(name, Rect(x - 1, y - 13, 36, 26)):
        b.piece(x + 8, y, "marker", seat, MARKER_SMALL)
        color = "bone" if then == now else "good_dark" if then > now else "bad_dark"
        return 32 + b.text(x + 21, y, str(then), BODY, 600, color, thing="" if then == now else THEN + name)


def price(model: TableModel, tile: str) -> int:
    """What the tile costs now: less where the effect that asks lowers it."""
    frame = model.view.stack[-1] if model.view.stack else None
    if isinstance(frame, Ask) and isinstance(frame.effect, AcquireTech) and model.choices.mine:
        return tech.price(model.rules, tile, frame.effect.discount)
    waiting = tech.waiting_to_acquire(model.view)
    return tech.price(model.rules, tile, waiting.discount if waiting is not None else 0)


class _TileProps(NamedTuple):
    """The tile that lies face up on a stack: how it looks, and what a click on it does."""

    tile: TechTile
    style: str
    price: int
    action: Action
    refusal: str
    closed: bool  # whether it cannot be acquired
    changed: bool


class _StackProps(NamedTuple):
    """A stack of tiles: its face-up tile, if there is one, and how many lie below it."""

    stack: int
    rect: Rect
    texts: Texts
    below: int
    tile: _TileProps | None


def _select_stack(model: TableModel, stack: int) -> _StackProps:
    table = of_table(model.view)
    tile = table.shown[stack]
    rect, below = model.places[f"tech.{stack}"], len(table.stacks[stack])
    return _StackProps(stack, rect, model.texts, below, _tile_props(model, stack, tile) if tile else None)


def _tile_props(model: TableModel, stack: int, tile: str) -> _TileProps:
    ways, first = _ways(model, stack)
    action = model.purchase(ways, first) if ways else ()
    reason = _closed(model, stack)
    picked = bool(ways) and model.selection.group == tuple(ways)
    style = "tech.hover" if picked else "tech.lit" if ways else "tech.dim" if reason is not None else "tech"
    refusal = _refusal(model, ways, reason) if not action else ""
    changed = f"tile:{stack}" in model.changed
    return _TileProps(
        model.rules.more["tech"][tile], style, price(model, tile), action, refusal, reason is not None, changed
    )  # fmt: skip


def _draw_stack(b: Build, props: _StackProps) -> Region:
    rect = props.rect
    with b.thing(f"stack:{props.stack}", rect):
        if props.tile is not None:
            _tile(b, props, props.tile)
        else:
            b.plate(rect, "tech.dim")
            t, below = props.texts.t, props.below
            words = t("table.stack_next", n=below) if below else t("table.stack_empty")
            b.title_of(rect.x + 8, rect.y + rect.h / 2, words, rect.w - 16, BODY, "bone3", 500, lines=4, align="center")
    return b.region(f"tech.{props.stack}", rect, bleed=34 if props.tile is not None else 0)


def _tile(b: Build, props: _StackProps, look: _TileProps) -> None:
    """An upright tile: price and pile over its picture, below it the name and what it does."""
    rect, stack, style, name = props.rect, props.stack, look.style, "tech:" + look.tile.id
    surface, opacity = PLATES[style], 0.75 if look.closed else 1.0
    shown = tile_line(look.tile, props.texts)
    widest = max(b.needs((part,), SIGNS) for part in shown)  # in one row
    size = min(SIGNS, max(FLOOR, SIGNS * (rect.w - 14) / widest))
    rows = b.rows(shown, rect.w - 14, size)
    usual = 36 + ROW * (rows - 1)
    with b.thing(name, rect):
        b.plate(rect, style)
        words = props.texts.name(name)
        beside = rect.w - 48
        below = b.widest_word(words) > beside or not b.whole(words, beside, 2)  # the name stands below the price
        room = rect.w - 10 if below else beside
        lines = next((many for many in (1, 2) if b.whole(words, room, many)), 2)
        head = 22.0 if below else 0.0
        high = head + (25.0 if lines == 1 else 42.0)
        told = min(usual, max(FLOOR * rows + 2, rect.h - 6 - max(high, UNDER_PRICE + 21)))
        foot = Rect(rect.x + 4, rect.bottom - 4 - told, rect.w - 8, told)
        window = Rect(rect.x, rect.y + high, rect.w, foot.y - 2 - rect.y - high)
        strip(b, window, "window", style, name)
        middle = rect.y + (head + high) / 2
        b.title_of(rect.right - 6 - room, middle, words, room, FLOOR, surface.ink, lines=lines, close=True)
        b.plate(Rect(rect.x - 3, rect.y - 5, 42, 30), "price")
        b.text(rect.x + 13, rect.y + 10, str(look.price), 23, 700, "bone", anchor="right", opacity=opacity)
        b.icon(rect.x + 26, rect.y + 10, "spice", 22, opacity)
        box, written = ("sent.lit", "sent.lit") if surface.lit else ("sent", style)
        b.plate(foot, box)
        high = told if told < usual else 0
        x, middle, wide = foot.x + 3, foot.y + foot.h / 2, foot.w - 6
        b.signs(shown, x, middle, wide, size, written, center=True, opacity=opacity, height=high)
    number = str(props.below + 1)
    width = b.metrics.width(number, BODY, 600)
    pile = Rect(rect.right - width - 30, window.y + 3, width + 26, 24)
    if window.h < pile.h + 4:  # no room on the picture: beside or below the price
        pile = pile._replace(y=rect.y) if below else Rect(rect.x + 2, rect.y + UNDER_PRICE, pile.w, 20)
    with b.thing(f"left:tech.{stack}", pile):
        b.plate(pile, "caption")
        b.icon(pile.x + 12, pile.y + 12, "tech", 18, opacity)
        b.text(pile.right - 3, pile.y + 12, number, BODY, 600, "bone2", anchor="right")
    if look.changed and not surface.lit:
        b.icon(rect.right - 6, rect.y + 6, "changed", CHANGED)
    order = TECH_ORDER + stack if look.action else -1
    b.hit(rect, action=look.action, refusal=look.refusal, inspect=name, order=order, radius=7, thing=name)


def _closed(model: TableModel, stack: int) -> Reason | None:
    """Why the face-up tile of a stack cannot be acquired."""
    tiles = ((way, why) for way, why in model.choices.closed.items() if way[0] == "buy_tech")
    return next((why for way, why in tiles if part(way, "stack") == stack), None)


def _refusal(model: TableModel, ways: list[OptionId], reason: Reason | None) -> str:
    if ways:
        return model.t("whynot.choose_way")
    return model.reason(reason) if reason is not None else ""


def _ways(model: TableModel, stack: int) -> tuple[list[OptionId], Answered]:
    """The ways to acquire the tile now, and the answers that lead to them, if nothing has asked for it yet."""
    ways = [way for way in model.choices.of("buy_tech") if part(way, "stack") == stack]
    waiting = model.waiting(AcquireTech)
    if ways or waiting is None or model.decision is None:
        return ways, ()
    first, effect = waiting
    offers = tech.purchases(model.rules, model.view, model.decision.acting_for, effect)
    return [offer for offer in offers if part(offer, "stack") == stack], first


class _TilesProps(NamedTuple):
    """How many Tech tiles a seat has, now and after what is weighed up."""

    seat: int
    now: int
    then: int


def _tiles_of(model: TableModel, seat: int) -> _TilesProps | None:
    """The tiles of a seat, if it has or would have any."""

    def count(state: GameState) -> int:
        return len(of_seat(state, seat).tech)

    found = _TilesProps(seat, count(model.view), model.then(count))
    return found if found.now or found.then else None


def _draw_tiles(b: Build, right: float, y: float, props: _TilesProps) -> float:
    """How many Tech tiles the seat has; resting on it names them, either button shows them."""
    seat, n, then = props
    width = b.metrics.width(str(then), BODY, 600)
    box = Rect(right - width - 28, y - 13, width + 34, 26)
    sheet, name = f"tiles:{seat}", f"count:{seat}.tech"
    with b.thing(name, box):
        color, thought = ("bone2", "") if then == n else ("good_dark", THEN + name)
        b.text(right, y, str(then), BODY, 600, color, anchor="right", thing=thought)
        b.icon(right - width - 13, y, "tech", SIGN_SMALL)
        b.hit(box, action=("inspect", sheet), inspect=sheet, radius=5)
    return box.w


TILES: Final = SeatMark(_tiles_of, _draw_tiles)
