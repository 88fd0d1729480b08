"""The board of Ix: who has Negotiators there, and the face-up Tech tiles as rows of a list."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine import OptionId, Reason
from dune_desktop.engine.boxes.ix import tech
from dune_desktop.engine.boxes.ix.effects import AcquireTech
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import part
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.begun import Answered
from dune_desktop.ui.presenters.table.board import headed
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, CHANGED, COUNT, FLOOR, MARKER_SMALL, SIGN, SIGN_SMALL

TECH_ORDER = 55
TITLE = 112.0  # room for the title before the Negotiators
NAME, EFFECT, LEFT = 56.0, 236.0, 46.0  # columns of a row: where name and effects begin, room for how many are left
PICTURE = 0.42  # how much of a tile its picture takes, from the right


def negotiators(model: TableModel, b: Build, rect: Rect) -> float:
    """The Negotiators of each seat, right of the title; returns the width that is left for it."""
    seats = range(len(model.view.seats))
    now = [of_seat(model.view, seat).negotiators for seat in seats]
    then = model.then(lambda state: [of_seat(state, seat).negotiators for seat in seats])
    if not any(now) and not any(then):
        return rect.w
    y, left = rect.y + 13, rect.x + TITLE
    with b.thing("negotiators", Rect(left, rect.y, rect.right - 54 - left, 26)):
        b.icon(left + 13, y, "negotiator", 25)
        x = left + 36
        for seat in seats:
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
        colour = "bone" if then == now else "good_dark" if then > now else "bad_dark"
        return 32 + b.text(x + 21, y, str(then), BODY, 600, colour, thing="" if then == now else THEN + name)


def parts(model: TableModel) -> Parts:
    """The two spaces under their heading, and the three stacks, each as a row: price, name, effects, how many tiles."""
    rows = {f"tech.{stack}": unselected(partial(_row, stack=stack)) for stack in range(len(of_table(model.view).shown))}
    return {"ix": unselected(_spaces), **rows}


def _spaces(model: TableModel) -> Region:
    return headed(model, "ix", negotiators, "stacks:tech")


def price(model: TableModel, tile: str) -> int:
    """What the tile costs now: less where the effect that asks lowers it."""
    frame = model.view.stack[-1] if model.view.stack else None
    if isinstance(frame, Ask) and isinstance(frame.effect, AcquireTech) and model.choices.mine:
        return tech.price(model.rules, tile, frame.effect.discount)
    found = model.waiting(AcquireTech)
    return tech.price(model.rules, tile, found[1].discount if found is not None else 0)


def _row(model: TableModel, stack: int) -> Region:
    rect = model.places[f"tech.{stack}"]
    b = Build(model.metrics)
    tile = of_table(model.view).shown[stack]
    with b.thing(f"stack:{stack}", rect):
        if tile:
            _tile(model, b, stack, tile, rect)
        else:
            _empty(model, b, stack, rect)
    return b.region(f"tech.{stack}", rect, bleed=34 if tile else 0)


def _empty(model: TableModel, b: Build, stack: int, rect: Rect) -> None:
    b.plate(rect, "tech.dim")
    below = len(of_table(model.view).stacks[stack])
    words = model.t("table.stack_next", n=below) if below else model.t("table.stack_empty")
    b.text(*rect.centre, words, colour="bone3", anchor="centre", box=rect.w - 20)


def _tile(model: TableModel, b: Build, stack: int, tile: str, rect: Rect) -> None:
    ways, first = _ways(model, stack)
    action = model.purchase(ways, first) if ways else ()
    refusal = _closed(model, stack)
    picked = bool(ways) and model.selection.group == tuple(ways)
    style = "tech.hover" if picked else "tech.lit" if ways else "tech.dim" if refusal is not None else "tech"
    surface = PLATES[style]
    opacity = 0.75 if refusal is not None else 1.0
    with b.thing("tech:" + tile, rect):
        _face(model, b, tile, rect, style, opacity)
    y = rect.y + rect.h / 2
    left_over = len(of_table(model.view).stacks[stack]) + 1
    with b.thing(f"left:tech.{stack}", Rect(rect.right - LEFT, rect.y, LEFT, rect.h)):
        width = b.text(rect.right - 10, y, str(left_over), BODY, 600, surface.ink2, anchor="right")
        b.icon(rect.right - 10 - width - 13, y, "tech", 20, opacity)
    if f"tile:{stack}" in model.changed and not surface.lit:
        b.icon(rect.x + 4, rect.y + 4, "changed", CHANGED)
    b.hit(
        rect,
        action=action,
        refusal=_refusal(model, ways, refusal) if not action else "",
        inspect="tech:" + tile,
        order=TECH_ORDER + stack if action else -1,
        radius=7,
        thing="tech:" + tile,
    )


def _face(model: TableModel, b: Build, tile: str, rect: Rect, style: str, opacity: float) -> None:
    """What the tile costs, its name and what it does; the number of tiles beside it is no part of it."""
    b.plate(rect, style)
    strip(b, right_part(rect, PICTURE), "lying", style, "tech:" + tile, PLATES[style].radius)
    ink, y = PLATES[style].ink, rect.y + rect.h / 2
    b.text(rect.x + 21, y, str(price(model, tile)), COUNT, 700, ink, anchor="right", opacity=opacity)
    b.icon(rect.x + 37, y, "spice", SIGN, opacity)
    room = rect.w - LEFT - 4
    signs = tile_line(model.rules.more["tech"][tile], model.texts)
    width = room - NAME - 7 - b.needs(signs, FLOOR)
    used = _name(model, b, model.name("tech:" + tile), rect.x + NAME, y, width, ink)
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


def _name(model: TableModel, b: Build, name: str, x: float, y: float, width: float, ink: str) -> float:
    """The name on one line where the effects leave room for it, else on two; returns its width."""
    whole = model.metrics.width(name, FLOOR, 600)
    if whole <= width:
        return b.text(x, y, name, FLOOR, 600, ink)
    return b.title_of(x, y, name, max(width, whole / 2), FLOOR, ink, close=True).width


def seat_end(model: TableModel, b: Build, right: float, y: float, seat: int) -> None:
    """How many Tech tiles the seat has; resting on it names them, either button shows them."""
    n = len(of_seat(model.view, seat).tech)
    then = model.then(lambda state: len(of_seat(state, seat).tech))
    width = model.metrics.width(str(then), BODY, 600)
    box = Rect(right - width - 28, y - 13, width + 34, 26)
    sheet, name = f"tiles:{seat}", f"count:{seat}.tech"
    with b.thing(name, box):
        colour, thought = ("bone2", "") if then == n else ("good_dark", THEN + name)
        b.text(right, y, str(then), BODY, 600, colour, anchor="right", thing=thought)
        b.icon(right - width - 13, y, "tech", SIGN_SMALL)
        b.hit(box, action=("inspect", sheet), inspect=sheet, radius=5)
