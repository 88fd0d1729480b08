"""The board of Ix: who has Negotiators there, and the face-up Tech tiles as rows of a list."""

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
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, CHANGED, COUNT, FLOOR, MARKER_SMALL, SIGN, SIGN_SMALL

TECH_ORDER = 55
TITLE = 112.0  # room for the title before the Negotiators
NAME, EFFECT, LEFT = 56.0, 236.0, 46.0  # columns of a row: where name and effects begin, room for how many are left
PICTURE = 0.42  # how much of a tile its picture takes, from the right


class _HeadProps(NamedTuple):
    """The heading of the tiles with the Negotiators of each seat, now and after what is weighed up."""

    rect: Rect
    texts: Texts
    now: tuple[int, ...]
    then: tuple[int, ...]


def parts(model: TableModel) -> Parts:
    """The heading, and the three stacks, each as a row: price, name, effects, how many tiles."""
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
            b.text(*rect.center, words, color="bone3", anchor="center", box=rect.w - 20)
    return b.region(f"tech.{props.stack}", rect, bleed=34 if props.tile is not None else 0)


def _tile(b: Build, props: _StackProps, look: _TileProps) -> None:
    rect, stack, name, surface = props.rect, props.stack, "tech:" + look.tile.id, PLATES[look.style]
    opacity = 0.75 if look.closed else 1.0
    with b.thing(name, rect):
        _face(b, props, look, opacity)
    y = rect.y + rect.h / 2
    with b.thing(f"left:tech.{stack}", Rect(rect.right - LEFT, rect.y, LEFT, rect.h)):
        width = b.text(rect.right - 10, y, str(props.below + 1), BODY, 600, surface.ink2, anchor="right")
        b.icon(rect.right - 10 - width - 13, y, "tech", 20, opacity)
    if look.changed and not surface.lit:
        b.icon(rect.x + 4, rect.y + 4, "changed", CHANGED)
    order = TECH_ORDER + stack if look.action else -1
    b.hit(rect, action=look.action, refusal=look.refusal, inspect=name, order=order, radius=7, thing=name)


def _face(b: Build, props: _StackProps, look: _TileProps, opacity: float) -> None:
    """What the tile costs, its name and what it does; the number of tiles beside it is no part of it."""
    rect, style, name = props.rect, look.style, "tech:" + look.tile.id
    b.plate(rect, style)
    strip(b, right_part(rect, PICTURE), "lying", style, name, PLATES[style].radius)
    ink, y = PLATES[style].ink, rect.y + rect.h / 2
    b.text(rect.x + 21, y, str(look.price), COUNT, 700, ink, anchor="right", opacity=opacity)
    b.icon(rect.x + 37, y, "spice", SIGN, opacity)
    room = rect.w - LEFT - 4
    signs = tile_line(look.tile, props.texts)
    width = room - NAME - 7 - b.needs(signs, FLOOR)
    used = _name(b, props.texts.name(name), rect.x + NAME, y, width, ink)
    left = max(NAME + used + 7, min(EFFECT, room - b.needs(signs, 25)))
    b.one_row(signs, rect.x + left, y, room - left, 25, style, opacity)


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


def _name(b: Build, name: str, x: float, y: float, width: float, ink: str) -> float:
    """The name on one line where the effects leave room for it, else on two; returns its width."""
    whole = b.metrics.width(name, FLOOR, 600)
    if whole <= width:
        return b.text(x, y, name, FLOOR, 600, ink)
    return b.title_of(x, y, name, max(width, whole / 2), FLOOR, ink, close=True).width


class _TilesProps(NamedTuple):
    """How many Tech tiles a seat has, now and after what is weighed up."""

    seat: int
    now: int
    then: int


def _tiles_of(model: TableModel, seat: int) -> _TilesProps:
    def count(state: GameState) -> int:
        return len(of_seat(state, seat).tech)

    return _TilesProps(seat, count(model.view), model.then(count))


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
