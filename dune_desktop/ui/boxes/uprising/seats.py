"""What the seats have of Uprising: Spies and contracts on the rail, battle icons and Maker Hooks at the armies."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.uprising import contracts, spies
from dune_desktop.engine.boxes.uprising.conflict import WILD, face_up, icon_of
from dune_desktop.engine.boxes.uprising.sandworms import sandworms
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.engine.model.ids import bare
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import SeatMark
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect
from dune_desktop.ui.screen.sizes import BODY, FLOOR, SIGN_SMALL

ICON, PITCH, CLOSEST = 27.0, 29.0, 18.0  # of a battle icon, and from one to the next below it
COLUMN: Final = 118.0  # how far down they may reach
MEDAL: Final = 30.0
SEAL, TARGET = 30.0, 44.0  # of a number at the face, and what of it can be clicked
SHEET: Final = "uprising"  # the page about what a seat has


class _Number(NamedTuple):
    """A number on the rail: what is counted for which seat, now and after what is weighed up."""

    seat: int
    what: str
    now: int
    then: int


def _draw_number(b: Build, right: float, y: float, props: _Number) -> float:
    seat, what, now, then = props
    width = b.metrics.width(str(then), BODY, 600)
    box = Rect(right - width - 28, y - 13, width + 34, 26)
    name = f"{what}:{seat}"
    with b.thing(name, box):
        color, thought = ("bone2", "") if then == now else ("good_dark" if then > now else "bad_dark", THEN + name)
        b.text(right, y, str(then), BODY, 600, color, anchor="right", thing=thought)
        if what == "spies":
            b.piece(right - width - 14, y, "spy", seat, SIGN_SMALL + 4)
        else:
            b.icon(right - width - 14, y, what.removesuffix("s"), SIGN_SMALL)
        sheet = f"{SHEET}:{seat}"
        b.hit(box, action=("inspect", sheet), inspect=sheet, radius=5)
    return box.w


def _spies(model: TableModel, seat: int) -> _Number | None:
    """The Spies in a seat's supply, if there are or would be any."""
    found = _Number(seat, "spies", spies.supply(model.view, seat), model.then(partial(spies.supply, seat=seat)))
    return found if found.now or found.then else None


def _contracts(model: TableModel, seat: int) -> _Number | None:
    """The contracts of a seat that are not completed yet, if it has taken or would take any."""
    if not contracts.in_play(model.rules):
        return None

    def count(state: GameState) -> int:
        return len(of_seat(state, seat).contracts)

    found = _Number(seat, "contracts", count(model.view), model.then(count))
    return found if found.now or found.then or of_seat(model.view, seat).done else None


def _leaders_own(model: TableModel, seat: int) -> _Number | None:
    """How far the training token is, or how many memories there are, for a leader who has such."""
    mine = of_seat(model.view, seat)
    if mine.training:
        columns = {space.id: space.column for space in model.rules.catalog.of("training")}
        then = model.then(lambda state: columns[of_seat(state, seat).training])
        return _Number(seat, "training", columns[mine.training], then)
    then = model.then(lambda state: of_seat(state, seat).memories)
    return _Number(seat, "memory", mine.memories, then) if mine.memories or then else None


def _draw_seal(b: Build, x: float, y: float, props: _Number) -> float:
    """A seal with the number in it, at the face of the leader."""
    name = f"{props.what}:{props.seat}"
    box = Rect(x, y - SEAL / 2, SEAL, SEAL)
    with b.thing(name, box):
        b.icon(*box.center, props.what + "_seal", SEAL)
        thought = "" if props.then == props.now else THEN + name
        b.text(*box.center, str(props.then), FLOOR, 700, "white", anchor="center", thing=thought)
        sheet = f"{SHEET}:{props.seat}"
        spare = (TARGET - SEAL) / 2
        b.hit(box.inset(-spare, -spare), action=("inspect", sheet), inspect=sheet, radius=TARGET / 2)
    return SEAL


# ------------------------------------------------------------------------------------------------ at the armies


class _Icons(NamedTuple):
    """The face-up battle icons of a seat, each with its card and whether winning now would match it; and what a click
    on each answers.
    """

    seat: int
    icons: tuple[tuple[str, str, bool, Action], ...]


def _icons(model: TableModel, seat: int) -> _Icons | None:
    wanted = icon_of(model.rules, "conflict:" + model.view.conflict) if model.view.conflict else ""
    down = {str(card): ("option", action, card) for action, card in model.choices.of("turn_down")}
    mine = model.decision is not None and model.decision.acting_for == seat
    found = []
    for card in face_up(model.rules, model.view, seat):
        icon = icon_of(model.rules, card)
        action: Action = down.get(card, ()) if mine else ()
        found.append((card, icon, bool(wanted) and icon == wanted and wanted != WILD, action))
    return _Icons(seat, tuple(found)) if found else None


def _draw_icons(b: Build, right: float, top: float, props: _Icons) -> float:
    count = len(props.icons)
    pitch = min(PITCH, max(CLOSEST, (COLUMN - ICON) / max(1, count - 1)))
    for place, (card, icon, matches, action) in enumerate(props.icons):
        box = Rect(right - ICON, top + pitch * place, ICON, ICON)
        with b.thing(f"icon:{props.seat}.{bare(card.partition(':')[2])}", box):
            b.plate(box, "battle.lit" if action else "battle.match" if matches else "battle")
            b.icon(*box.center, icon, ICON - 5)
            b.hit(box, action=action, inspect=card, order=17 if action else -1, radius=ICON / 2)
    return PITCH * count


def _twice(model: TableModel, seat: int) -> int | None:
    """The seat, if it gets its reward twice."""
    return seat if model.fight_then(lambda state: sandworms(model.rules, state, seat)) else None


def _draw_twice(b: Build, right: float, top: float, seat: int) -> float:
    box = Rect(right - ICON - 4, top, ICON + 4, ICON)
    with b.thing(f"twice:{seat}", box):
        b.plate(box, "battle.twice")
        b.text(*box.center, "×2", BODY, 700, "ink", anchor="center")
    return PITCH


class _Hooks(NamedTuple):
    """A seat with Maker Hooks, now or after what is weighed up."""

    seat: int
    now: bool


def _hooks(model: TableModel, seat: int) -> _Hooks | None:
    now, then = of_seat(model.view, seat).hook, model.then(lambda state: of_seat(state, seat).hook)
    return _Hooks(seat, now) if now or then else None


def _draw_hooks(b: Build, x: float, y: float, props: _Hooks) -> float:
    name = f"hooks:{props.seat}"
    thing, opacity = (name, 1.0) if props.now else (THEN + name, 0.6)
    b.piece(x + MEDAL / 2, y, "hooks", props.seat, MEDAL, opacity, thing=thing)
    return MEDAL


SPIES: Final = SeatMark(_spies, _draw_number)
CONTRACTS: Final = SeatMark(_contracts, _draw_number)
LEADERS_OWN: Final = SeatMark(_leaders_own, _draw_seal)
TWICE: Final = SeatMark(_twice, _draw_twice)
ICONS: Final = SeatMark(_icons, _draw_icons)
HOOKS: Final = SeatMark(_hooks, _draw_hooks)
