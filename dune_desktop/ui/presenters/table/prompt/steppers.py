"""How many: less, the number, more, and the button for all."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, button_width
from dune_desktop.ui.presenters.table.choices import STEPPERS, mixture, returned
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import HEIGHT, STEPPER_ORDER
from dune_desktop.ui.presenters.table.prompt.ways import ware_of
from dune_desktop.ui.screen.display import Action, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import COUNT, SIGN

STEPPER = 196.0
ALL = 118.0


def _deploying_all(model: TableModel) -> OptionId:
    """The option that deploys as many as can go; () where nothing is to be deployed."""
    choices = model.choices
    return choices.units[choices.all_units] if choices.of("deploy") and not model.selection.group else ()


def sent(model: TableModel) -> tuple[int, ...]:
    """The units deployed by the latest answer, a number for each kind; () if it was another, or stays done."""
    return mixture(model.undo) if model.undo is not None and model.undo[0] == "deploy" else ()


def _has_all(model: TableModel) -> bool:
    """Whether the button for all is there: also where all were just sent, so that nothing moves under the pointer."""
    return bool(_deploying_all(model) or (sent(model) and not model.selection.group))


def _kinds(model: TableModel) -> list[int]:
    """The kinds of units that can go, or have just been sent and can come back."""
    gone = sent(model)
    return [kind for kind in range(STEPPERS) if model.choices.most(kind) or any(gone[kind : kind + 1])]


def _all_width(model: TableModel) -> float:
    return max(ALL, button_width(model.metrics, model.t("button.all"), "button", model.cap("all")))


def steppers_width(model: TableModel) -> float:
    """All of them side by side."""
    steppers = 1 if model.selection.group else len(_kinds(model))
    end = _all_width(model) + 10 if _has_all(model) else 0
    return STEPPER * steppers + 10 * (steppers - 1) + end


def steppers(model: TableModel, b: Build, x: float, rect: Rect) -> None:
    """How many units of each kind to deploy or retreat, or how many pieces to take back as a payment."""
    y = rect.y + (rect.h - HEIGHT) / 2
    ware = ware_of(model)
    if ware is not None:
        number, largest = returned(model.selection.group, model.selection.taken_back)
        box = Rect(x, y, STEPPER, HEIGHT)
        fewer: Action = ("take_back", -1) if number else ()
        more: Action = ("take_back", 1) if number < largest else ()
        _stepper(model, b, box, number, largest, ware.paid_with, (fewer, more), ("fewer", "more"))
        return
    for kind in _kinds(model):
        box = Rect(x, y, STEPPER, HEIGHT)
        commands = ("", "") if kind else ("fewer", "more")
        _stepper(model, b, box, *_counted(model, kind), _sign(model, kind), _steps_of(model, kind), commands)
        x += STEPPER + 10
    if _has_all(model):
        option = _deploying_all(model)
        place = button(
            model.metrics,
            x,
            y,
            model.t("button.all"),
            ("option", *option) if option else (),
            width=_all_width(model),
            height=HEIGHT,
            command="all",
            cap=model.cap("all"),
            refusal="" if option else model.t("whynot.troops_most", n=sum(sent(model))),
            name="button:all",
        )
        b.drawn(place)


def _counted(model: TableModel, kind: int) -> tuple[int, int]:
    """How many of a kind are picked out, and of how many; where no more can go, all those that have just been sent."""
    if not model.choices.most(kind):
        return (sent(model)[kind],) * 2
    chosen = model.choices.nearest(model.selection.units)
    return chosen[kind], model.choices.most(kind, chosen)


def _steps_of(model: TableModel, kind: int) -> tuple[Action, Action]:
    """What makes it one fewer and one more; below none it goes back into what has just been sent."""
    chosen, gone, before = model.choices.nearest(model.selection.units), sent(model), (0,) * kind
    fewer: Action = ("troops", *before, -1) if chosen[kind] else ()
    if not any(chosen) and any(gone[kind : kind + 1]):
        fewer = ("step_back", *gone[:kind], gone[kind] - 1, *gone[kind + 1 :])
    return fewer, ("troops", *before, 1) if chosen[kind] < model.choices.most(kind, chosen) else ()


def _sign(model: TableModel, kind: int) -> str:
    """The sign of a kind of units on its stepper; where only troops retreat that of retreating."""
    if kind:
        unit = model.rules.units[kind]
        return unit.id if unit in model.shown_units else "combat"
    others = any(map(model.choices.most, range(1, STEPPERS)))
    return "retreat" if model.choices.of("retreat") and not others else "troop"


def _stepper(
    model: TableModel,
    b: Build,
    box: Rect,
    chosen: int,
    most: int,
    icon: str,
    actions: tuple[Action, Action],
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
    actions: tuple[Action, Action],
    commands: tuple[str, str],
) -> None:
    b.plate(box, "segments")
    ends = (
        (box.x + 4, "−", "fewer", actions[0], commands[0]),
        (box.right - 46, "+", "more", actions[1], commands[1]),
    )
    for left, sign, way, action, command in ends:
        cell = Rect(left, box.y + 4, 42, HEIGHT - 8)
        style = "step" if action else "step.off"
        refusal = "" if action else model.t("whynot.troops_none" if way == "fewer" else "whynot.troops_most", n=most)
        with b.thing(f"step:{icon}.{way}", cell):
            b.plate(cell, style)
            b.text(*cell.centre, sign, 28, 700, PLATES[style].ink, anchor="centre")
            b.hit(cell, action=action, refusal=refusal, order=STEPPER_ORDER, command=command)
    middle, y = box.centre
    number = f"{chosen}/{most}"
    width = model.metrics.width(number, COUNT, 700)
    b.text(middle - 14, y, number, COUNT, 700, anchor="centre")
    b.icon(middle + width / 2, y, icon, SIGN)
