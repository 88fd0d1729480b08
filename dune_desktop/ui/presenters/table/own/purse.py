"""The purse beside the viewer's own face: what there is, and what revealing would bring."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Good, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.presenters.table.tokens import HOME
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs

PURSE_ORDER = 79  # what is given back comes after all that is got or used
FACE = 122.0


class _GoodProps(NamedTuple):
    """A good: how much of it there is now and then, and what a click on it does, if it is a button."""

    name: str
    now: int
    then: int
    button: bool
    page: str
    action: Action
    usable: bool
    chosen: bool


class _Props(NamedTuple):
    """Who looks, and its points and Agents; the goods, and persuasion and swords, now and then, under what they are."""

    rect: Rect
    leader: str
    seat: int
    points: int
    agents: tuple[int, int]  # at home, and out
    goods: tuple[_GoodProps, ...]
    label: str
    now: tuple[int, int]
    then: tuple[int, int]


def _select(model: TableModel) -> _Props:
    goods = [*GOODS, *contributed(TableContribution, model.boxes).goods]
    persuasion, swords, label = _strength_so_far(model, model.view)
    coming = model.weighed.at_reveal or model.then(lambda state: _strength_so_far(model, state)[:2])
    shown, seat = tuple(_good_props(model, good) for good in goods), max(0, model.viewer)
    me, home = model.me, len(model.pieces("agent", seat, HOME))
    return _Props(
        model.places["purse"],
        leader_of(me),
        seat,
        me.vp,
        (home, len(me.agents)),
        shown,
        label,
        (persuasion, swords),
        coming,
    )


def _good_props(model: TableModel, good: Good) -> _GoodProps:
    seat = max(0, model.viewer)
    now, then = good.count(model.view, seat), model.then(lambda state: good.count(state, seat))
    usable = bool(good.option) and model.choices.has(*good.option)
    action: Action = ("several", *good.option) if usable else ("inspect", good.page)
    chosen = model.selection.several == good.option
    return _GoodProps(good.name, now, then, bool(good.option), good.page, action, usable, chosen)


def _strength_so_far(model: TableModel, state: GameState) -> tuple[int, int, str]:
    """Persuasion to spend and swords in the Reveal turn; before it, what revealing would bring."""
    turn, me = state.turn, state.seats[max(0, model.viewer)]
    if turn is not None and turn.stage == "reveal" and turn.seat == model.viewer:
        return turn.persuasion, me.swords, model.t("table.to_spend", n=turn.persuasion_gained)
    if me.revealed:
        return 0, me.swords, model.t("table.revealed_short")
    return *model.at_reveal, model.t("table.at_reveal")


def _draw(b: Build, props: _Props) -> Region:
    with b.thing("purse", props.rect):
        b.hit(props.rect, action=("inspect", "purse:"), inspect="purse:", radius=12)
        _who(b, props)
        _goods(b, props)
        _at_reveal(b, props)
    return b.region("purse", props.rect, bleed=12)


def _who(b: Build, props: _Props) -> None:
    """The face, the points below it, and the Agents."""
    rect, seat = props.rect, props.seat
    medal = Rect(rect.x + 4, rect.y + 10, FACE, FACE)
    with b.thing(f"face:own.{seat}", medal):
        face(b, props.leader, medal, seat)
    y = rect.y + FACE + 40
    width = b.metrics.width(str(props.points), 48, 500, "title")
    with b.thing("purse:vp", Rect(rect.x + 18, y - 26, width + 48, 52)):
        b.text(rect.x + 22, y, str(props.points), 48, 500, "gold", face="title")
        b.icon(rect.x + 22 + width + 22, y, "vp", 35)
    x = rect.x + 24
    home, out = props.agents
    for place in range(home + out):
        kind = "agent_small" if place < home else "agent_used"
        b.piece(x + 24 * place, rect.bottom - 32, kind, seat, 34 if place < home else 30)


def _goods(b: Build, props: _Props) -> None:
    rect = props.rect
    step = min(46.0, 168.0 / len(props.goods))
    for index, good in enumerate(props.goods):
        place = Rect(rect.x + FACE + 14, rect.y + 8 + step * index, rect.w - FACE - 16, step)
        with b.thing("purse:" + good.name, place):
            _good(b, good, place)


def _at_reveal(b: Build, props: _Props) -> None:
    """Persuasion and swords: what there is, or what revealing would bring."""
    rect, (persuasion, swords), coming = props.rect, props.now, props.then
    left = rect.x + FACE + 12
    b.text(left, rect.bottom - 75, props.label, BODY, 500, "bone2", box=rect.right - left)
    y = rect.bottom - 32
    x = left + 76
    with b.thing("purse:persuasion", Rect(left, y - 22, 66, 44)):
        b.extend(signs.seal(b.metrics, left + 22, y, str(coming[0]), 44))
        if coming[0] != persuasion:
            x = max(x, _change(b, left + 38, y - 12, coming[0] - persuasion, "") + 5)
    with b.thing("purse:swords", Rect(x - 4, y - 17, 60, 34)):
        width = b.text(x, y, str(coming[1]), 30, 700)
        b.icon(x + width + 15, y, "sword", 27)
        if coming[1] != swords:
            _change(b, min(x + width + 8, rect.right - 32), y + 8, coming[1] - swords, THEN + "purse:swords")


def _good(b: Build, good: _GoodProps, place: Rect) -> None:
    """A sign, its number, and what would come or go; a button where a click on it answers something."""
    y, now, then = place.y + place.h / 2, good.now, good.then
    big = min(36.0, place.h - 8)
    if good.button:
        button = Rect(place.x - 4, place.y + 1, 92, place.h - 2)
        if good.usable:
            b.plate(button, "option.hover" if good.chosen else "option")
        order = PURSE_ORDER if good.usable else -1
        b.hit(button, action=good.action, inspect=good.page, order=order, radius=6)
    b.icon(place.x + 18, y, good.name, big)
    width = b.text(place.x + 44, y, str(now), big, 700)
    if then != now:
        _change(b, place.x + 52 + width, y, then - now, f"{THEN}purse:{good.name}")


def _change(b: Build, x: float, y: float, by: int, thing: str) -> float:
    """So many more or fewer, on a mark of its own from there on; returns where that ends."""
    words, kind = f"+{by}" if by > 0 else f"−{-by}", "more" if by > 0 else "less"
    width = b.metrics.width(words, BODY, 700)
    mark = Rect(x, y - 13, width + 12, 26)
    with b.thing(thing or f"change:{words}:{x:g}", mark):
        b.plate(mark, "change." + kind)
        b.text_in(mark, words, BODY, 700, PLATES["change." + kind].ink, anchor="center")
    return mark.right


def _goods_of(state: GameState, seat: int, what: str) -> int:
    return int(getattr(state.seats[seat], what))


GOODS = tuple(Good(what, partial(_goods_of, what=what)) for what in ("solari", "spice", "water"))

PURSE: Final = Part(_select, _draw)
