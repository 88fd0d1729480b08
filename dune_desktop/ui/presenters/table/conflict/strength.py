"""How strong the seats are and of what: in numbers, and what an act being weighed up would change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState, Rules
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.sizes import FLOOR

FULL_SCALE = 20  # strength at the end of the scale; it grows when somebody has more
THOUGHT = "#FFE3A4"  # what would be added


class StrengthPart(NamedTuple):
    """A part of a seat's strength: how much, and what gives it."""

    value: int
    kind: str


class StrengthProps(NamedTuple):
    """A seat's strength: now, after what is being weighed up, and what it consists of, with what comes and goes."""

    seat: int
    now: int
    then: int
    parts: tuple[StrengthPart, ...]


def all_strengths(model: TableModel) -> tuple[StrengthProps, ...]:
    """Select the strength of every seat."""
    return tuple(strength_props(model, seat) for seat in range(len(model.view.seats)))


def strength_props(model: TableModel, seat: int) -> StrengthProps:
    """Select the strength of a seat."""
    then = strength(model, seat)
    parts = _parts_of(model.fight, model.rules, seat)
    had = sum(part.value for part in parts)
    if then > had:
        parts.append(StrengthPart(then - had, "coming"))
    elif then < had:
        parts = model.fight_then(partial(_parts_of, rules=model.rules, seat=seat))
        parts = [*parts, StrengthPart(had - then, "going")]
    return StrengthProps(seat, model.rules.decided_strength(model.fight, seat), then, tuple(parts))


def strength(model: TableModel, seat: int) -> int:
    """Return the seat's strength after what is being weighed up."""
    return model.fight_then(partial(model.rules.decided_strength, seat=seat))


def full_scale(strengths: Iterable[StrengthProps]) -> int:
    """Return the strength at the end of the scale."""
    most = max(strength.then for strength in strengths)
    return FULL_SCALE if most <= FULL_SCALE else 10 * -(-most // 10)


def strength_numeral(b: Build, props: StrengthProps, x: float, y: float, size: float) -> float:
    """Draw the seat's strength large, before what it would be what it is; returns the width."""
    now, then, name = props.now, props.then, f"strength:{props.seat}"
    if now == then:
        return b.text(x, y, str(now), size, 700, "white" if now else "bone3", thing=name)
    small = max(FLOOR, size * 0.6)
    first = b.metrics.width(str(now), small, 700)
    b.text(x, y + size * 0.12, str(now), small, 700, "bone2", thing=name)
    b.icon(x + first + small * 0.35, y + size * 0.1, "arrow", small * 0.62, color=THOUGHT)
    b.text(x + first + small * 0.7, y, str(then), size, 700, THOUGHT, thing=THEN + name)
    return numeral_width(b, props, size)


def numeral_width(b: Build, props: StrengthProps, size: float) -> float:
    """Return how wide a strength drawn large is."""
    then = b.metrics.width(str(props.then), size, 700)
    if props.now == props.then:
        return then
    small = max(FLOOR, size * 0.6)
    return b.metrics.width(str(props.now), small, 700) + small * 0.7 + then


def _parts_of(state: GameState, rules: Rules, seat: int) -> list[StrengthPart]:
    """Return what the seat's strength consists of in a position: units, then swords."""
    player, total = state.seats[seat], rules.decided_strength(state, seat)
    if not total:
        return []
    (_, troops), *others = rules.strength_by_unit(state, seat)
    parts = [StrengthPart(troops, "troop")]
    for unit, (_, n) in zip(rules.more_units, others, strict=True):
        many = unit.of_seat(player).conflict
        parts += [StrengthPart(n // many, unit.id) for _ in range(many)]
    swords = total - troops - sum(n for _, n in others)
    return [part for part in (*parts, StrengthPart(swords, "sword")) if part.value > 0]


def in_parts(model: TableModel, seat: int) -> list[tuple[str, int]]:
    """What the seat's strength consists of, by the sign for it."""
    signs = {"coming": "deploy"}
    parts = strength_props(model, seat).parts
    return [(signs.get(part.kind, part.kind), part.value) for part in parts if part.kind != "going"]
