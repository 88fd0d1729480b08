"""How many: less, the number, more, and the button for all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.choices import mixture, returned, stepped
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import STEPPER_ORDER, Button, StepperProps, Steps
from dune_desktop.ui.presenters.table.prompt.buttons import labeled, need
from dune_desktop.ui.presenters.table.prompt.ways import ware_of
from dune_desktop.ui.screen.display import Action, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, BUTTON, COUNT, SIGN

HEIGHT, PITCH, GAP = 42.0, 48.0, 6.0  # of one, from one to the next, and between what stands side by side
APART = 5.0  # at least from its number to its ends
END, LEAST_END, EDGE = 36.0, 30.0, 4.0  # the width of each of its ends, at least, and what is free around them
ALL = 78.0  # least width of the button for all


def _selecting_all(model: TableModel) -> Action:
    """What selects as many as can be deployed; () where these are selected, or none can be."""
    pairs = zip_longest(model.choices.all_units, model.selection.units, fillvalue=0)
    more = [most - selected for most, selected in pairs]
    return ("troops", *more) if any(more) else ()


def sent(model: TableModel) -> tuple[int, ...]:
    """The units deployed by the latest answer, a number for each kind; () if it was another, or stays done."""
    if model.undo is None or model.undo[0] != "deploy":
        return ()
    return mixture(model.undo, len(model.rules.units))


def select_steppers(model: TableModel) -> StepperProps:
    """Select what is counted, and the button for all: it stays, so that nothing moves under the pointer."""
    everything, gone = None, sent(model)
    if (model.choices.of("deploy") or gone) and not model.selection.group:
        action = _selecting_all(model)
        refusal = "" if action else model.t("whynot.troops_most", n=sum(model.choices.all_units or gone))
        everything = Button(model.t("button.all"), action, "all", refusal, "" if refusal else model.cap("all"))
    return StepperProps(tuple(_counted(model)), everything)


# ------------------------------------------------------------------------------------------------ which there are


def _counted(model: TableModel) -> list[Steps]:
    """What is counted: pieces to take back as a payment, or units of each kind to deploy or retreat."""
    ware = ware_of(model)
    if ware is None:
        return list(_units(model))
    number, largest = returned(model.selection.group, model.selection.taken_back)
    fewer: Action = ("take_back", -1) if number else ()
    more: Action = ("take_back", 1) if number < largest else ()
    said, widest = f"{number}/{largest}", f"{largest}/{largest}"
    no = _refusals(model, fewer, more, largest)
    return [Steps(ware.paid_with, ware.paid_with, said, widest, fewer, more, *no, True)]


def _units(model: TableModel) -> Iterator[Steps]:
    """The kinds of units that can go, or have just been sent and can come back."""
    gone, choices, first = sent(model), model.choices, True
    chosen = choices.nearest(model.selection.units)
    for kind, unit in enumerate(model.rules.units):
        largest, back = choices.most(kind), sum(gone[kind : kind + 1])
        if not largest and not back:
            continue
        number, most = (chosen[kind], choices.most(kind, chosen)) if largest else (back, back)
        largest, icon = max(largest, back), _sign(model, kind)
        said, widest = f"{number}/{most}", f"{largest}/{largest}"
        if not icon:
            said, widest = (str(model.t(f"word.unit.{unit.id}", n=n)) for n in (number, largest))
        fewer, more = _steps(model, kind, chosen, gone)
        yield Steps(unit.id, icon, said, widest, fewer, more, *_refusals(model, fewer, more, most), first)
        first = False


def _steps(model: TableModel, kind: int, chosen: tuple[int, ...], gone: tuple[int, ...]) -> tuple[Action, Action]:
    """What makes it one fewer and one more; below none it goes back into what has just been sent."""
    number = sum(chosen[kind : kind + 1])
    fewer = stepped(kind, -1) if number else ()
    if not any(chosen) and any(gone[kind : kind + 1]):
        fewer = ("step_back", *gone[:kind], gone[kind] - 1, *gone[kind + 1 :])
    return fewer, stepped(kind, 1) if number < model.choices.most(kind, chosen) else ()


def _sign(model: TableModel, kind: int) -> str:
    """The sign of a kind of units on its stepper, "" if it has none; where only troops retreat that of retreating."""
    if kind:
        unit = model.rules.units[kind]
        return unit.id if unit in model.shown_units else ""
    return "retreat" if model.choices.of("retreat") and model.choices.kinds == 1 else "troop"


def _refusals(model: TableModel, fewer: Action, more: Action, most: int) -> tuple[str, str]:
    """Why it cannot be fewer, and why not more."""
    return (
        "" if fewer else model.t("whynot.troops_none", n=most),
        "" if more else model.t("whynot.troops_most", n=most),
    )


# ------------------------------------------------------------------------------------------------ drawn


def steppers_height(props: StepperProps) -> float:
    """How high they are, one below the other."""
    return PITCH * max(1, len(props.counted)) - GAP


def steppers(b: Build, props: StepperProps, rect: Rect) -> None:
    """How many units of each kind to deploy or retreat, or how many pieces to take back as a payment."""
    counted, everything = props
    most = rect.w - GAP - max((_least(b, each) for each in counted[:1]), default=0.0)
    wide = min(max(ALL, need(b, everything, BUTTON)), max(ALL, most)) if everything is not None else 0.0
    for place, each in enumerate(counted):
        width = rect.w - (wide + GAP if everything is not None and place == 0 else 0)
        end = END if _least(b, each) + 2 * APART <= width else LEAST_END
        _stepper(b, Rect(rect.x, rect.y + PITCH * place, width, HEIGHT), each, end)
    if everything is not None:
        _all(b, everything, Rect(rect.right - wide, rect.y, wide, HEIGHT))


def _least(b: Build, each: Steps) -> float:
    """How wide a stepper is at least."""
    sign = SIGN + 4 if each.icon else 0.0
    return 2 * (END + EDGE) + b.metrics.width(each.widest, COUNT if each.icon else BODY, 700) + sign


def _all(b: Build, one: Button, rect: Rect) -> None:
    """The button for all."""
    style = "button.off" if one.refusal else "button"
    with b.thing("button:all", rect):
        b.plate(rect, style)
        labeled(b, rect, one, style)
        b.hit(rect, action=one.action, refusal=one.refusal, command=one.command)


def _stepper(b: Build, box: Rect, each: Steps, end: float) -> None:
    """Less, the number, more."""
    with b.thing(f"steps:{each.name}", box):
        b.plate(box, "segments")
        _end(b, Rect(box.x + EDGE, box.y + EDGE, end, HEIGHT - 2 * EDGE), each, "fewer", "−")
        _end(b, Rect(box.right - EDGE - end, box.y + EDGE, end, HEIGHT - 2 * EDGE), each, "more", "+")
        middle, y = box.center
        if not each.icon:
            b.text(middle, y, each.said, BODY, 700, anchor="center")
            return
        width = b.metrics.width(each.said, COUNT, 700)
        b.text(middle - 14, y, each.said, COUNT, 700, anchor="center")
        b.icon(middle + width / 2, y, each.icon, SIGN)


def _end(b: Build, cell: Rect, each: Steps, way: str, sign: str) -> None:
    action, refusal = (each.fewer, each.not_fewer) if way == "fewer" else (each.more, each.not_more)
    style = "step" if action else "step.off"
    with b.thing(f"step:{each.name}.{way}", cell):
        b.plate(cell, style)
        b.text(*cell.center, sign, 28, 700, PLATES[style].ink, anchor="center")
        command = way if each.keys else ""
        b.hit(cell, action=action, refusal=refusal, order=STEPPER_ORDER, command=command)
