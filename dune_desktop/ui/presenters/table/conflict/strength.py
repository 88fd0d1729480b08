"""How strong the seats are and of what: as a number, as a bar, and what an act being weighed up would change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState, Rules
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import BODY

FULL_SCALE = 20  # strength at the end of the scale; it grows when somebody has more
THOUGHT = "#FFE3A4"  # what would be added


def full_scale(model: TableModel) -> int:
    most = max(strength(model, seat) for seat in range(len(model.view.seats)))
    return FULL_SCALE if most <= FULL_SCALE else 10 * -(-most // 10)


def strength(model: TableModel, seat: int) -> int:
    """The seat's strength after what is being weighed up."""
    return model.fight_then(partial(model.rules.decided_strength, seat=seat))


def strengths(model: TableModel, seat: int) -> tuple[int, int]:
    """The seat's strength now, and after what is being weighed up."""
    return model.rules.decided_strength(model.fight, seat), strength(model, seat)


def strength_number(b: Build, seat: int, now: int, then: int, right: float, y: float, size: float) -> None:
    """The seat's strength; what it is now stands small beside what it would be."""
    name = f"strength:{seat}"
    if now == then:
        b.text(right, y, str(now), size, 700, "white" if now else "#9B8D7C", anchor="right", thing=name)
        return
    b.text(right, y - 13, str(now), BODY, 600, "bone3", anchor="right", thing=name)
    b.text(right, y + 9, str(then), size - 3, 700, THOUGHT, anchor="right", thing=THEN + name)


class Part(NamedTuple):
    """A part of a seat's strength: how much, what gives it, and how it looks."""

    value: int
    kind: str
    texture: str
    colour: str


def strength_parts(model: TableModel, seat: int) -> list[Part]:
    """What the seat's strength consists of, and what would be added to it or go."""
    now = _parts_of(model.fight, model.rules, seat)
    had, total = sum(part.value for part in now), strength(model, seat)
    if total >= had:
        return [*now, Part(total - had, "coming", "dashed", THOUGHT)] if total > had else now
    left = model.fight_then(partial(_parts_of, rules=model.rules, seat=seat))
    return [*left, Part(had - total, "going", "dashed", "#9B8D7C")]


def _parts_of(state: GameState, rules: Rules, seat: int) -> list[Part]:
    """What the seat's strength consists of in a position: units, then swords."""
    player = state.seats[seat]
    (_, troops), *others = rules.strength_by_unit(state, seat)
    parts = [Part(troops, "troop", "solid", f"seat{seat}")]
    for unit, (_, n) in zip(rules.more_units, others, strict=True):
        many = unit.of_seat(player).conflict
        parts += [Part(n // many, unit.id, "framed", f"seat{seat}") for _ in range(many)]
    swords = rules.decided_strength(state, seat) - troops - sum(n for _, n in others)
    return [part for part in (*parts, Part(swords, "sword", "hatch", "#DDE2EA")) if part.value > 0]


def in_parts(model: TableModel, seat: int) -> list[tuple[str, int]]:
    """What the seat's strength consists of, by the sign for it."""
    signs = {"coming": "deploy"}
    parts = strength_parts(model, seat)
    return [(signs.get(part.kind, part.kind), part.value) for part in parts if part.kind != "going"]


def strength_bar(b: Build, parts: Iterable[Part], x: float, y: float, unit: float, height: float) -> None:
    """Strength as a bar of its parts."""
    for part in parts:
        b.bar(Rect(x, y - height / 2, part.value * unit - 2, height), part.colour, part.texture, 3)
        x += part.value * unit
