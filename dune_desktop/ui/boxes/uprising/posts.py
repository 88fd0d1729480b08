"""Observation posts: lamps between the board spaces that they watch, with the Spies on them."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.boxes.uprising import spies
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.engine.boxes.uprising.words import PlaceSpy, SpyIcon
from dune_desktop.engine.model.options import part
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.space import LAND_SIGN
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect, Region

POST_ORDER: Final = 40
SPY: Final = 56.0  # height of a Spy on its lamp
EYE, BADGE = 42.0, 24.0
APART: Final = 34.0  # from one Spy to the next where several share a post
BRACKET: Final = 9.0  # how far above the windows a bracket runs to another one


class _Props(NamedTuple):
    """An observation post: where it stands, whose Spies are there, now and after what is weighed up, and what a click
    on it does.

    `look` is `lit` where it may be chosen, `used` where its Spy comes home with what is weighed up, `watches` where it
    opens spaces to the chosen card. `pole` is how far down it reaches, `arms` are the tops of further windows.
    """

    post: str
    rect: Rect
    now: tuple[int, ...]
    then: tuple[int, ...]
    look: str
    badge: str
    action: Action
    order: int
    pole: float
    arms: tuple[tuple[float, float], ...]


def parts(model: TableModel) -> Parts:
    """A part for each post that has a place; behind Combat those of the windows alone."""
    land = _in_land(model)
    found: Parts = {}
    for number, post in enumerate(spies.linked(model.rules)):
        if f"post.{post}" in model.places and not (model.covered and post in land):
            select = partial(_select, post=post, order=POST_ORDER + number, land=post in land)
            found[f"post.{post}"] = Part(select, _draw)
    return found


def asks_of_posts(choices: Choices) -> bool:
    """Whether posts are chosen among."""
    return bool(choices.of("spy") or choices.of("recall_spy"))


def seats_on(state: GameState, post: str) -> tuple[int, ...]:
    """Return the seats that have a Spy on the post."""
    return tuple(seat for seat in range(len(state.seats)) if post in of_seat(state, seat).spies)


def _in_land(model: TableModel) -> frozenset[str]:
    """Posts whose spaces stand in the land."""
    board, links = model.rules.catalog.board, spies.linked(model.rules)
    land = {space for section in ("city", "desert") for space in board.in_section(section)}
    return frozenset(post for post, spaces in links.items() if land.intersection(spaces))


def _select(model: TableModel, post: str, order: int, land: bool) -> _Props:
    rect = model.places[f"post.{post}"]
    action, badge = _actions(model).get(post, ((), ""))
    used = post in _used(model)
    look = "used" if used else "lit" if action else "watches" if post in _watching(model) else ""
    return _Props(
        post,
        rect,
        seats_on(model.view, post),
        model.then(partial(seats_on, post=post)),
        look,
        "recall_spy" if used else badge,
        action,
        order if action else -1,
        _pole(model, post, rect) if land else 0.0,
        () if land else _arms(model, post, rect),
    )


def _actions(model: TableModel) -> dict[str, tuple[Action, str]]:
    """What a click on each post answers, and the badge of what its Spy does."""
    choices = model.choices
    found: dict[str, tuple[Action, str]] = {}
    for option in choices.of("spy"):
        found[str(part(option, "post"))] = ("option", *option), ""
    for option in choices.of("recall_spy"):
        found[str(part(option, "post"))] = ("option", *option), "recall_spy"
    for option in choices.of("gather"):
        found[str(part(option, "post"))] = ("option", *option), "gather_intelligence"
    for way in model.selection.group:
        for post in posts_of(way):
            found[post] = model.taking(way, model.selection.first), "recall_spy"
    return found or _waiting(model)


def _waiting(model: TableModel) -> dict[str, tuple[Action, str]]:
    """The same of a Spy that waits to be placed among other effects."""
    waiting = model.waiting(PlaceSpy)
    if waiting is None or model.decision is None:
        return {}
    first, effect = waiting
    seat = model.decision.acting_for
    free = tuple(spies.free_posts(model.rules, model.view, seat, effect))
    if free and not spies.supply(model.view, seat):
        mine = of_seat(model.view, seat).spies
        return {post: (("options", *first, ("recall_spy", post)), "recall_spy") for post in mine}
    return {post: (("options", *first, ("spy", post)), "") for post in free}


def posts_of(option: OptionId) -> tuple[str, ...]:
    """Return the posts whose Spies are recalled by this way to send an Agent."""
    if option[0] != "send":
        return ()
    sources = str(part(option, "also")).split()
    return tuple(source.removeprefix(spies.POST) for source in sources if source.startswith(spies.POST))


def _used(model: TableModel) -> frozenset[str]:
    """Posts whose Spy comes home with what is weighed up."""
    return frozenset(post for way in model.weighed.ways for option in way for post in posts_of(option))


def watched(model: TableModel) -> frozenset[str]:
    """The spaces that a Spy would watch from the post that is pointed at."""
    options = [option for way in model.weighed.ways for option in way if option[0] == "spy"]
    links = spies.linked(model.rules)
    return frozenset(space for option in options for space in links[str(part(option, "post"))])


def _watching(model: TableModel) -> frozenset[str]:
    """The own posts that open spaces to the card that is chosen or pointed at."""
    card = model.selection.card or model.weighed.card
    printed = model.rules.cards.get(card)
    if printed is None or not any(isinstance(effect, SpyIcon) for effect in printed.agent):
        return frozenset()
    return frozenset(of_seat(model.view, max(0, model.viewer)).spies)


def _pole(model: TableModel, post: str, rect: Rect) -> float:
    """How far below its middle a lamp in the land stands in the ground."""
    spaces = spies.linked(model.rules)[post]
    sign = model.place_of(spaces[0]).bottom - (LAND_SIGN if len(spaces) > 1 else 0.0)
    return max(rect.h / 2 + 4, sign - rect.center[1])


def _arms(model: TableModel, post: str, rect: Rect) -> tuple[tuple[float, float], ...]:
    """The tops of windows that a post watches without standing beside them."""
    near = rect.inset(-rect.w, 0)
    watched = [model.place_of(space) for space in spies.linked(model.rules)[post]]
    return tuple(
        (window.center[0], window.y)
        for window in watched
        if not any(near.x < edge < near.right for edge in (window.x, window.right))
    )


# ------------------------------------------------------------------------------------------------ drawing it


def _draw(b: Build, props: _Props) -> Region:
    rect, (x, y) = props.rect, props.rect.center
    seats = props.then
    more = APART * max(0, len(seats) - 1)
    lamp = Rect(rect.x, rect.y - more, rect.w, rect.h + more)
    with b.thing("post:" + props.post, lamp):
        for arm in props.arms:
            _arm(b, x, y, *arm)
        if props.pole:
            b.line(x, y + rect.h / 2 - 4, x, y + props.pole, "#140B12", 8)
            b.line(x, y + rect.h / 2 - 4, x, y + props.pole - 1, "#C79A4B", 3.6)
        b.plate(lamp, "post." + props.look if props.look else "post")
        if not seats:
            b.icon(x, y, "spy_icon" if props.look == "lit" else "post_eye", EYE * 0.68)
        for index, seat in enumerate(seats):
            own = f"spy:{seat}.{props.post}"
            at = y - 6 - APART * (len(seats) - 1 - index)
            b.piece(x, at, "spy", seat, SPY, thing=own if seat in props.now else THEN + own)
        for seat in props.now:
            if seat not in seats:
                b.piece(x, y - 6, "spy", seat, SPY, 0.4, thing=f"spy:{seat}.{props.post}")
        if props.badge:
            b.plate(badge := Rect(lamp.right - 13, lamp.bottom - 15, BADGE, BADGE), "post.badge")
            b.icon(*badge.center, props.badge, BADGE - 3)
        b.hit(lamp, action=props.action, order=props.order, radius=21)
    return b.region("post." + props.post, lamp, bleed=150 if props.arms else 30 + props.pole)


def _arm(b: Build, x: float, y: float, end: float, top: float) -> None:
    """A bracket of brass from the lamp over what stands between to another window, with a small lamp at its end."""
    over = y - 21 - BRACKET - 12
    for color, width in (("#140B12", 6.0), ("#C79A4B", 2.6)):
        b.line(x, y - 14, x, over, color, width)
        b.line(x - width / 2, over, end + width / 2, over, color, width)
        b.line(end, over, end, top + 4, color, width)
    b.plate(Rect(end - 7, top - 1, 14, 14), "post.end")
