"""What the things of Rise of Ix on the table say of themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dune_desktop.engine.boxes.ix.components import ShippingSpace
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.boxes.ix.shipping import goals
from dune_desktop.ui.boxes.ix.tech import price
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does, titled, told
from dune_desktop.ui.presenters.table.tips.rows import seat_in
from dune_desktop.ui.text.richtext import escape


def _dreadnought(model: TableModel, rest: str) -> str:
    """One of a seat's, on a space that it controls or elsewhere."""
    seat, number = map(int, rest.split("."))
    held = [space for space, (holder, _) in of_table(model.view).holds.items() if holder == seat]
    holds = any(number in model.tokens.numbers("dreadnought", seat, space) for space in held)
    if holds:
        return str(model.t("tip.dreadnought_holds", name=model.seat_name(seat)))
    return str(model.t("tip.dreadnought", who=model.seat_name(seat)))


def _dreadnoughts(model: TableModel, rest: str) -> str:
    seat, _, place = rest.partition(".")
    n = getattr(of_seat(model.view, int(seat)), place)
    return str(model.t("tip.dreadnoughts." + place, who=model.seat_name(int(seat)), n=n))


def _negotiators(model: TableModel, rest: str) -> str:
    if not rest:
        return str(model.t("tip.negotiators.all"))
    seat = seat_in(rest)
    return str(model.t("tip.negotiators", who=model.seat_name(seat), n=of_seat(model.view, seat).negotiators))


def _freighter(model: TableModel, rest: str) -> str:
    return str(model.t("tip.freighter", who=model.seat_name(seat_in(rest))))


def _tile(model: TableModel, rest: str) -> str:
    """What a tile does, in words; what one costs that can be acquired, and whether one before the viewer was used."""
    used = rest in of_seat(model.view, max(0, model.viewer)).face_down
    name, offered = "tech:" + rest, rest in of_table(model.view).shown
    how = str(model.t("tip.tech", n=price(model, rest))) if offered else ""
    return titled(model, name, how, does(model, name), str(model.t("table.face_down")) if used else "")


def _tiles(model: TableModel, seat: int) -> str:
    """The seat's tiles by name, those used this round marked."""
    rows = [str(model.t("tip.count.tech"))]
    for tile in of_seat(model.view, seat).tech:
        used = tile in of_seat(model.view, seat).face_down
        name = Markup(escape(model.name("tech:" + tile)))
        rows.append(f"· {model.t('common.brackets', words=name, more=model.t('table.face_down')) if used else name}")
    return "\n".join(rows)


def _step(model: TableModel, rest: str) -> str:
    """A space of the Shipping track."""
    space = next((space for space in model.rules.catalog.of("shipping") if space.id == rest), None)
    return _of_space(model, space, space.step in goals(model)) if space is not None else ""


def _of_space(model: TableModel, space: ShippingSpace, goal: bool) -> str:
    """What lies on the space; where the Freighter can go, what going there does first."""
    words: list[str] = []
    if goal:
        words.append(str(model.t("tip.freighter.advance" if space.step else "tip.freighter.recall")))
    if space.step or not goal:
        words.append(told(model, describe(model.texts, space)))
    if goal and not space.step and model.decision is not None:
        step = of_seat(model.view, model.decision.acting_for).freighter
        for passed in model.rules.catalog.of("shipping")[1 : step + 1]:
            words += [f"· {part.text}" for part in describe(model.texts, passed)[:1]]
    return titled(model, "shipping:" + space.id, *words)


def _count(model: TableModel, rest: str) -> str:
    """How many tiles a seat has, and which."""
    seat, _, what = rest.partition(".")
    return _tiles(model, int(seat)) if what == "tech" else ""


def _left(model: TableModel, rest: str) -> str:
    kind, _, number = rest.partition(".")
    if kind != "tech":
        return ""
    table, stack = of_table(model.view), int(number)
    return str(model.t("tip.left.tech", n=len(table.stacks[stack]) + bool(table.shown[stack])))


TIPS: Final[Mapping[str, Callable[[TableModel, str], str]]] = {
    "count": _count,
    "dreadnought": _dreadnought,
    "dreadnoughts": _dreadnoughts,
    "freighter": _freighter,
    "goal": lambda model, rest: str(model.t("tip.goal")),
    "left": _left,
    "negotiators": _negotiators,
    "shipping": lambda model, rest: str(model.t("tip.shipping")),
    "snooper": lambda model, rest: str(model.t("tip.snooper")),
    "step": _step,
    "stack": lambda model, rest: str(model.t("tip.stack")),
    "tech": _tile,
}
"""By the kind of thing."""
