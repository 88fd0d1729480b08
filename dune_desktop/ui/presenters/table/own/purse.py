"""The purse: what the viewer has, and what revealing would bring."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Good, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs

PURSE_ORDER = 79  # what is given back comes after all that is got or used
NARROW_GOOD = 44.0  # a column of the purse no wider than this has smaller figures


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
    """The goods, and persuasion and swords, now and then, under what they are."""

    rect: Rect
    goods: tuple[_GoodProps, ...]
    label: str
    now: tuple[int, int]
    then: tuple[int, int]


def _select(model: TableModel) -> _Props:
    goods = [*GOODS, *contributed(TableContribution, model.boxes).goods]
    persuasion, swords, label = _strength_so_far(model, model.view)
    coming = model.weighed.at_reveal or model.then(lambda state: _strength_so_far(model, state)[:2])
    shown = tuple(_good_props(model, good) for good in goods)
    return _Props(model.places["purse"], shown, label, (persuasion, swords), coming)


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
        _goods(b, props)
    return b.region("purse", props.rect, bleed=6)


def _goods(b: Build, props: _Props) -> None:
    rect, (persuasion, swords), coming = props.rect, props.now, props.then
    b.plate(rect, "panel")
    b.hit(rect, action=("inspect", "purse:"), inspect="purse:", radius=12)
    step = min(54.0, (rect.w - 8) / len(props.goods))
    for index, good in enumerate(props.goods):
        x = rect.x + rect.w / 2 + step * (index - (len(props.goods) - 1) / 2)
        place = Rect(x - step / 2, rect.y + 12, step, 96)
        with b.thing("purse:" + good.name, place):
            _good(b, good, place)
    b.line(rect.x + 16, rect.y + 114, rect.right - 16, rect.y + 114, "brass/45")
    b.text(rect.x + rect.w / 2, rect.y + 128, props.label, BODY, 500, "bone2", anchor="center", box=rect.w - 10)
    y = rect.y + 168
    with b.thing("purse:persuasion", Rect(rect.x + 22, y - 23, 46, 46)):
        if coming[0] == persuasion:
            b.extend(signs.seal(b.metrics, rect.x + 45, y, str(persuasion), 46))
        else:
            b.text(rect.x + 45, y - 15, str(persuasion), BODY, 600, "bone3", anchor="center")
            b.extend(signs.seal(b.metrics, rect.x + 45, y + 12, str(coming[0]), 36))
    with b.thing("purse:swords", Rect(rect.x + 80, y - 17, 68, 34)):
        if coming[1] == swords:
            b.text(rect.x + 108, y, str(swords), 34, 700, anchor="right")
        else:
            b.text(rect.x + 108, y - 15, str(swords), BODY, 600, "bone3", anchor="right")
            color = "good_dark" if coming[1] > swords else "bad_dark"
            b.text(rect.x + 108, y + 12, str(coming[1]), 30, 700, color, anchor="right", thing=THEN + "purse:swords")
        b.icon(rect.x + 131, y, "sword", 34)


def _good(b: Build, good: _GoodProps, place: Rect) -> None:
    """A sign over its number, and over what that would be then; a button where a click on it answers something."""
    x, y, now, then = place.x + place.w / 2, place.y, good.now, good.then
    big = 38.0 if place.w > NARROW_GOOD else 32.0
    if good.button:
        button = Rect(x - place.w / 2 + 1, y - 6, place.w - 2, place.h + 6)
        if good.usable:
            b.plate(button, "option.hover" if good.chosen else "option")
        order = PURSE_ORDER if good.usable else -1
        b.hit(button, action=good.action, inspect=good.page, order=order, radius=6)
    b.icon(x, y + 22, good.name, big)
    if then == now:
        b.text(x, y + 66, str(now), big, 700, anchor="center")
        return
    color = "good_dark" if then > now else "bad_dark"
    b.text(x, y + 54, str(now), BODY, 600, "bone3", anchor="center")
    b.text(x, y + 80, str(then), 30, 700, color, anchor="center", thing=f"{THEN}purse:{good.name}")


def _goods_of(state: GameState, seat: int, what: str) -> int:
    return int(getattr(state.seats[seat], what))


GOODS = tuple(Good(what, partial(_goods_of, what=what)) for what in ("solari", "spice", "water"))

PURSE: Final = Part(_select, _draw)
