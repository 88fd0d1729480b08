"""How many: less, the number, more, and the button for all."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, button_width, called
from dune_desktop.ui.presenters.table.choices import returned
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import HEIGHT, STEPPER_ORDER
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.theme import PLATES

STEPPER = 196.0
ALL = 118.0


def _deploying_all(model: TableModel) -> OptionId:
    """The option that deploys as many as can go; () where nothing is to be deployed."""
    units = model.choices.units if model.choices.of("deploy") and not model.selection.group else {}
    return units[max(units, key=sum)] if units else ()


def _all_width(model: TableModel) -> float:
    return max(ALL, button_width(model.metrics, model.t("button.all"), "button", model.cap("all")))


def steppers_width(model: TableModel) -> float:
    """All of them side by side."""
    steppers = 1 if model.selection.group else sum(n > 0 for n in model.choices.most())
    end = _all_width(model) + 10 if _deploying_all(model) else 0
    return STEPPER * steppers + 10 * (steppers - 1) + end


def steppers(model: TableModel, b: Build, x: float, rect: Rect) -> None:
    """How many units of each kind to deploy or retreat, or how many pieces to take back as a payment."""
    choices = model.choices
    y = rect.y + (rect.h - HEIGHT) / 2
    if model.ware is not None:
        number, largest = returned(model.selection.group, model.selection.negotiators)
        box = Rect(x, y, STEPPER, HEIGHT)
        fewer, more = ("negotiators", -1), ("negotiators", 1)
        _stepper(model, b, box, number, largest, model.ware.paid_with, (fewer, more), ("fewer", "more"))
        return
    chosen = choices.nearest(model.selection.troops, model.selection.dreadnoughts)
    most = choices.most(0, chosen[1])[0], choices.most()[1]
    if choices.most()[0]:
        troop = "retreat" if choices.of("retreat") and not most[1] else "troop"
        box = Rect(x, y, STEPPER, HEIGHT)
        _stepper(model, b, box, chosen[0], most[0], troop, (("troops", -1), ("troops", 1)), ("fewer", "more"))
        x += STEPPER + 10
    if most[1]:
        box = Rect(x, y, STEPPER, HEIGHT)
        kind = next((unit.id for unit in model.shown_units if unit in model.rules.more_units[:1]), "combat")
        _stepper(model, b, box, chosen[1], most[1], kind, (("troops", 0, -1), ("troops", 0, 1)), ("", ""))
        x += STEPPER + 10
    if option := _deploying_all(model):
        words, key = model.t("button.all"), model.cap("all")
        place = button(
            model.metrics,
            x,
            y,
            words,
            ("option", *option),
            width=_all_width(model),
            height=HEIGHT,
            command="all",
            cap=key,
        )
        b.drawn(place)


def _stepper(
    model: TableModel,
    b: Build,
    box: Rect,
    chosen: int,
    most: int,
    icon: str,
    actions: tuple[tuple[object, ...], tuple[object, ...]],
    commands: tuple[str, str],
) -> None:
    """Less, the number, more."""
    with b.thing(f"steps:{icon}", box):
        _steps(model, b, box, chosen, most, icon, actions, commands)


def _steps(
    model: TableModel,
    b: Build,
    box: Rect,
    chosen: int,
    most: int,
    icon: str,
    actions: tuple[tuple[object, ...], tuple[object, ...]],
    commands: tuple[str, str],
) -> None:
    b.plate(box, "segments")
    ends = (
        (box.x + 4, "−", chosen > 0, actions[0], commands[0]),
        (box.right - 46, "+", chosen < most, actions[1], commands[1]),
    )
    for left, sign, possible, action, command in ends:
        cell = Rect(left, box.y + 4, 42, HEIGHT - 8)
        style = "step" if possible else "step.off"
        refusal = "" if possible else model.t("whynot.troops_none" if sign == "−" else "whynot.troops_most", n=most)
        with b.thing(called("step", action), cell):
            b.plate(cell, style)
            b.text(*cell.centre, sign, 28, 700, PLATES[style].ink, anchor="centre")
            b.hit(cell, action=action if possible else (), refusal=refusal, order=STEPPER_ORDER, command=command)
    middle, y = box.centre
    number = f"{chosen}/{most}"
    width = model.metrics.width(number, 24, 700)
    b.text(middle - 14, y, number, 24, 700, anchor="centre")
    b.icon(middle + width / 2, y, icon, 24)
