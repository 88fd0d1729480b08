"""Units in garrison and Conflict: which are there, which would come, which can be picked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import sub
from typing import NamedTuple

from dune_desktop.engine import GameState, Unit
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.boards import BoardContribution
from dune_desktop.ui.presenters.table.choices import stepped
from dune_desktop.ui.presenters.table.conflict.strength import THOUGHT
from dune_desktop.ui.presenters.table.drags import units_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Drag, Rect
from dune_desktop.ui.screen.sizes import BODY, COUNT, COUNT_SMALL

UNITS_ORDER = 18


def _clicks(model: TableModel, seat: int, place: str) -> dict[str, Action]:
    """Select what a click does on the seat's units there, by their kind."""
    choices = model.choices
    found: dict[str, Action] = {}
    if seat == model.active and place in choices.losses:
        found["troop"] = ("option", *choices.losses[place])
    if place == "conflict":
        found |= {kind: ("option", *option) for (other, kind), option in choices.driven.items() if other == seat}
    if seat == model.viewer and choices.units and (place == "conflict") == bool(choices.of("retreat")):
        found |= _steps_left(model)
    return found


def _steps_left(model: TableModel) -> dict[str, Action]:
    """Of which kinds of units one more can be chosen to go, and the click that does."""
    choices = model.choices
    chosen = choices.nearest(model.selection.units)
    return {
        unit.id: stepped(kind, 1)
        for kind, unit in enumerate(model.rules.units[: choices.kinds])
        if chosen[kind] < choices.most(kind, chosen)
    }


def one_more(model: TableModel, seat: int) -> tuple[Action, str]:
    """What a click on the lane of who may deploy does: one more unit goes; or why none."""
    if seat != model.viewer or not model.choices.of("deploy"):
        return (), ""
    left = _steps_left(model)
    if not left:
        return (), model.t("whynot.troops_most", n=sum(model.choices.all_units))
    return next(iter(left.values())), ""


class Force(NamedTuple):
    """What a seat has in a place, its garrison or the Conflict: troops first, then the other units that are shown.

    `more` is how many more (or fewer) of each there would be after what is being weighed up, `coming` how many more of
    all kinds, shown or not; `pieces` are the names of those there of the `others`; `clicks` what a click on each does.
    `rising` are those of the others that stand in the sand.
    """

    seat: int
    place: str
    others: tuple[str, ...]
    now: tuple[int, ...]
    more: tuple[int, ...]
    coming: int
    pieces: tuple[tuple[str, ...], ...]
    clicks: tuple[Action, ...]
    rising: frozenset[str] = frozenset()


def force_of(model: TableModel, seat: int, place: str) -> Force:
    """Select what a seat has in a place."""
    shown, units = model.shown_units, model.rules.more_units
    there = partial(_there, seat=seat, units=units, place=place)
    now, then = there(model.view), model.then(there)
    more = tuple(map(sub, then, now))
    seen = (0, *(1 + units.index(unit) for unit in shown))
    others, clicks = tuple(unit.id for unit in shown), _clicks(model, seat, place)
    return Force(
        seat,
        place,
        others,
        tuple(now[kind] for kind in seen),
        tuple(more[kind] for kind in seen),
        sum(n for n in more if n > 0),
        tuple(tuple(model.pieces(kind, seat, place)) for kind in others),
        tuple(clicks.get(kind, ()) for kind in ("troop", *others)),
        _rising(model),
    )


def still(model: TableModel, seat: int) -> Force:
    """Select what a seat had in the Conflict that is decided: nothing of it can be picked any more."""
    shown, units = model.shown_units, model.rules.more_units
    now = _there(model.fight, seat, units, "conflict")
    numbers = (now[0], *(now[1 + units.index(unit)] for unit in shown))
    names = tuple(
        tuple(f"{unit.id}:{seat}.fought.{n}" for n in range(numbers[1 + at])) for at, unit in enumerate(shown)
    )
    nothing = (0,) * len(numbers)
    others, clicks = tuple(unit.id for unit in shown), ((),) * len(numbers)
    return Force(seat, "conflict", others, numbers, nothing, 0, names, clicks, _rising(model))


def _rising(model: TableModel) -> frozenset[str]:
    return contributed(BoardContribution, model.boxes).rising


def _there(state: GameState, seat: int, units: Sequence[Unit], place: str) -> tuple[int, ...]:
    player = state.seats[seat]
    return getattr(player, place), *(unit.count(player, place) for unit in units)


def coming_home(b: Build, force: Force, x: float, y: float) -> None:
    """What the act being weighed up would bring to the garrison."""
    troops, *several = force.more
    for kind, more in zip(force.others, several, strict=True):
        if more > 0:
            b.piece(x + 12, y, kind + "_ghost", force.seat, 28, thing=f"{THEN}{kind}s:{force.seat}.garrison")
            x += 32
    if troops > 0:
        words = f"+{troops}"
        b.plate(Rect(x - 5, y - 14, b.metrics.width(words, COUNT_SMALL, 700) + 10, 28), "army.sign")
        b.text(x, y, words, COUNT_SMALL, 700, THOUGHT, thing=f"{THEN}troops:{force.seat}.garrison")


def one_back(model: TableModel, seat: int) -> tuple[Action, str]:
    """What takes back one of the units of the seat that are put forward, and its kind if that is shown; () for none."""
    if seat != model.viewer or not model.choices.of("deploy"):
        return (), ""
    kind = model.choices.chosen_first(model.selection.units)
    unit = model.rules.units[kind or 0]
    return stepped(kind, -1), unit.id if not kind or unit in model.shown_units else ""


def units_there(b: Build, x: float, y: float, force: Force, most: int = 3) -> float:
    """Units that are in a place and would stay there, troops last; those that can be picked are lit.

    Returns the width.
    """
    seat, place = force.seat, force.place
    troops, *several = (n + min(0, more) for n, more in zip(force.now, force.more, strict=True))
    click, *clicks = force.clicks
    others = [each for each in zip(force.others, several, force.pieces, clicks, strict=True) if each[1] > 0]
    if troops <= 0 and not others:
        nothing = "0" if any(more > 0 for more in force.more) else "–"  # no minus before the number of what would come
        return 2 + b.text(x + 2, y, nothing, BODY, 500, "bone3", thing=f"troops:{seat}.{place}")
    at = x
    for kind, many, pieces, action in others:
        width = 4 + 26.0 * many
        name, box = f"{kind}s:{seat}.{place}", Rect(at - 3, y - 19, width + 3, 38)
        with b.thing(name, box):
            _pick(b, box, action, units_drag(action, name, kind, seat, place, box))
            for index, piece in enumerate(pieces[:many]):
                b.piece(at + 14 + index * 26, y, kind, seat, 28, thing=piece)
        at += width + 2
    return at - x + _troops(b, at, y, force, troops, click, most=0 if others else most)


def _troops(b: Build, x: float, y: float, force: Force, troops: int, action: Action, most: int) -> float:
    """Troops side by side, or more than the `most` as one with their number; returns the width."""
    single = troops <= most
    number = 0.0 if single else b.metrics.width(str(troops), COUNT, 700)
    width = 0.0 if troops <= 0 else 4 + 20.0 * troops if single else number + 28
    name, box = f"troops:{force.seat}.{force.place}", Rect(x - 4, y - 19, width + 5, 38)
    with b.thing(name, box):
        if troops > 0:
            ink = _pick(b, box, action, units_drag(action, name, "troop", force.seat, force.place, box))
            if single:
                for index in range(troops):
                    b.piece(x + 11 + index * 20, y, "troop", force.seat, 23)
            else:
                b.text(x, y, str(troops), COUNT, 700, ink)
                b.piece(x + number + 14, y, "troop", force.seat, 23)
    return width


def _pick(b: Build, rect: Rect, action: Action, drag: Drag | None) -> str:
    """Light what can be picked; returns the color to write on it with."""
    if not action:
        return "bone"
    b.plate(rect, "row.lit")
    b.hit(rect, action=action, order=UNITS_ORDER, radius=8, drag=drag)
    return "ink"
