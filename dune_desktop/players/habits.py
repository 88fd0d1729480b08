"""The simplest way to play that is not by chance: a handful of habits, for playouts that must cost next to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.players.policy.situation import brought

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.rulebook import Rules

HABITS: Final = ("take", "deploy", "acquire", "branch", "draw_top")
"""What is done whenever it can be done, the first of these before the others; boxes add theirs (`HABITS`)."""
CARDS_KEPT: Final = 0.6  # how often an Intrigue card that could be played is kept for later


@derived
def habits(rules: Rules) -> tuple[str, ...]:
    """The habits in this game, those of its boxes last."""
    return (*HABITS, *(word for box in brought(rules) for word in getattr(box, "HABITS", ())))


def habit(rules: Rules, options: Sequence[OptionId], chance: Random) -> OptionId:
    """One of the options: effects are taken, all troops deployed, the dearest card bought, Agents sent anywhere."""
    if len(options) == 1:
        return options[0]
    kinds = {option[0] for option in options}
    if "intrigue" in kinds and chance.random() > CARDS_KEPT:
        return _any(options, "intrigue", chance)
    for kind in habits(rules):
        if kind == "acquire" and kind in kinds:
            return max((option for option in options if option[0] == kind), key=lambda option: _price(rules, option))
        if kind == "deploy" and kind in kinds:
            return max((option for option in options if option[0] == kind), key=_units)
        if kind in kinds:
            return _any(options, kind, chance)
    if "send" in kinds:
        return _any(options, "send", chance)
    if "trash" in kinds:
        return min((option for option in options if option[0] == "trash"), key=lambda option: _price(rules, option))
    quiet = [option for option in options if option[0] not in ("intrigue", "masterstroke", "retreat")]
    return chance.choice(quiet or list(options))


def _any(options: Sequence[OptionId], kind: str, chance: Random) -> OptionId:
    return chance.choice([option for option in options if option[0] == kind])


def _price(rules: Rules, option: OptionId) -> int:
    match option:
        case ("acquire", str(name), _, _) | ("trash", _, str(name)) if name in rules.cards:
            return rules.cards[name].cost or 0
        case _:
            return 0


def _units(option: OptionId) -> int:
    _, *numbers = option
    return sum(map(int, numbers))
