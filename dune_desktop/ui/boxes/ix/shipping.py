"""The Shipping track of Rise of Ix: four orbits over the cities, a column for each seat on which Freighters rise."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.boxes.ix.components import ShippingSpace
from dune_desktop.engine.boxes.ix.effects import Freighter
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY

SIGNS = 108.0  # width of the rewards left of the columns
SHIPPING_ORDER = 15
HEAD = 27.0  # height of the heading


class _Props(NamedTuple):
    """The Shipping track: its steps, where the Freighters are and would be, and where the active one can go."""

    rect: Rect
    texts: Texts
    steps: tuple[ShippingSpace, ...]
    now: tuple[int, ...]  # the step of each seat's Freighter
    then: tuple[int, ...]  # the same after what is weighed up
    goals: tuple[tuple[int, Action], ...]
    active: int


def _select(model: TableModel) -> _Props | None:
    """None behind Combat."""
    if model.covered:
        return None
    found = tuple(goals(model).items())
    seats, steps = range(len(model.view.seats)), model.rules.catalog.of("shipping")
    now = tuple(_freighter_of(model.view, seat) for seat in seats)
    then = tuple(model.then(partial(_freighter_of, seat=seat)) for seat in seats)
    return _Props(model.places["shipping"], model.texts, tuple(steps), now, then, found, model.active)


def _freighter_of(state: GameState, seat: int) -> int:
    return of_seat(state, seat).freighter


def _draw(b: Build, props: _Props) -> Region:
    """The track; while a Freighter is to be moved, where it can go is lit."""
    whole = Rect(props.rect.x, props.rect.y - HEAD, props.rect.w, props.rect.h + HEAD)
    with b.thing("shipping", whole):
        _track(b, props)
    return b.region("shipping", whole, bleed=30)


def _track(b: Build, props: _Props) -> None:
    rect, steps, found = props.rect, props.steps, dict(props.goals)
    title = props.texts.t("table.shipping")
    head = Rect(rect.x, rect.y - HEAD, b.metrics.width(title, 20, 500, "title") + 20, 26)
    b.plate(head, "sign")
    b.text_in(head, title, 20, color="#FFF0D2", face="title", anchor="center")
    pitch = rect.h / len(steps)
    rows = {space.step: Rect(rect.x, rect.bottom - pitch * (space.step + 1), rect.w, pitch) for space in steps}
    room = (rect.w - SIGNS - 8) / len(props.now)
    columns = [rect.x + SIGNS + 2 + room * (seat + 0.5) for seat in range(len(props.now))]
    for space in steps:
        place = rows[space.step].inset(0, 1)
        with b.thing(f"step:{space.id}", place):
            _space(b, props.texts, rows[space.step], place, space, found.get(space.step, ()))
    for seat, x in enumerate(columns):
        _freighter(b, seat, x, rows, min(38.0, room), props.now[seat], props.then[seat])
        for step in found if seat == props.active else ():
            goal = f"goal:freighter.{step}"
            b.piece(x, rows[step].y + rows[step].h / 2, "freighter", seat, min(38.0, room), 0.5, thing=goal)
        if not found:
            space = steps[props.now[seat]]
            row = rows[space.step]
            b.hit(
                Rect(x - room / 2, row.y + 2, room, row.h - 4),
                inspect="shipping:" + space.id,
                thing=f"freighter:{seat}",
            )


def moves_freighter(choices: Choices) -> bool:
    """Whether a Freighter is to be moved."""
    return bool(choices.of("freighter"))


def goals(model: TableModel) -> dict[int, Action]:
    """Steps the Freighter can go to now, with the action that moves it there."""
    if model.decision is None:
        return {}
    now = of_seat(model.view, model.decision.acting_for).freighter
    moves: dict[OptionId, Action] = {move: ("option", *move) for move in model.choices.of("freighter")}
    waiting = model.waiting(Freighter)
    if waiting is not None:
        first, _ = waiting
        top = model.rules.catalog.of("shipping")[-1].step
        possible = [*(["advance"] if now < top else []), *(["recall"] if now else [])]
        moves = {("freighter", move): ("options", *first, ("freighter", move)) for move in possible}
    return {now + 1 if way == "advance" else 0: action for (_, way), action in moves.items()}


def _space(b: Build, texts: Texts, row: Rect, place: Rect, space: ShippingSpace, action: Action) -> None:
    style, y = "sign.lit" if action else "sign", row.y + row.h / 2
    for high in (7, 0):  # what lies behind an orbit is seen through it
        b.line(row.x + SIGNS + 6, y + high, row.right - 4, y + high, "black/30" if high else "gold/60", 2)
    start = texts.t("table.shipping_start")
    reward = line(space.reward, texts)
    wide = b.needs(reward, 22) + 16 if reward else b.metrics.width(start, BODY, 500) + 16
    wide = min(SIGNS, wide)
    sign = Rect(row.x + SIGNS - wide, place.y, wide, place.h)  # no wider than it must be: the land lies behind it
    if action:
        b.plate(place, "row.lit")
    b.plate(sign, style)
    if reward:
        b.signs(reward, sign.x + 8, y, wide - 12, 22, style)
    else:
        b.text(sign.x + 8, y, start, BODY, 500, "ink" if action else "bone2", box=wide - 12)
    order = SHIPPING_ORDER + space.step if action else -1
    b.hit(place, action=action, inspect="shipping:" + space.id, order=order, radius=6)


def _freighter(b: Build, seat: int, x: float, rows: dict[int, Rect], size: float, now: int, then: int) -> None:
    name = f"freighter:{seat}"
    if then != now:
        b.piece(x, rows[now].y + rows[now].h / 2, "freighter", seat, size, 0.45, thing=name)
        b.piece(x, rows[then].y + rows[then].h / 2, "freighter", seat, size, thing=THEN + name)
    else:
        b.piece(x, rows[now].y + rows[now].h / 2, "freighter", seat, size, thing=name)


SHIPPING: Final = Part(_select, _draw)
