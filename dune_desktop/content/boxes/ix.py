"""Content module of Rise of Ix: shorthand, export and file checks of what it adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.content.shorthand import Form, write
from dune_desktop.engine.boxes.ix import components as k
from dune_desktop.engine.boxes.ix import effects as e
from dune_desktop.engine.boxes.ix import words as w
from dune_desktop.engine.model.effects import Pay, TrashSelf


def _acquire_tech(effect: e.AcquireTech) -> str:
    paid = " [this purchase may be paid in Solari instead of spice]" if effect.solari else ""
    return f"acquire_tech{f' discount {effect.discount}' if effect.discount else ''}{paid}"


SHORTHAND: Final[Mapping[type, Form]] = {
    e.Freighter: "freighter {n}",
    e.Dividends: "solari 5, [each opponent gains 1 Solari]",
    e.AcquireTech: _acquire_tech,
    e.Negotiate: lambda x: "tech_negotiation" if x.n == 1 else f"tech_negotiation {x.n}",
    e.Commission: "dreadnought 1",
    w.DreadnoughtsInConflict: "of your dreadnoughts in the Conflict",
    w.OwnsTech: "tech >= {n}",
}


# ------------------------------------------------------------------------------------------------ export

_TECH_TIMINGS: Final = {"win": "win_conflict", "place": "win_conflict"}
"""The exported names of tile timings that differ from their own."""

_TECH_RULES: Final = {
    "wins_ties": ("endgame", "[you win tiebreakers]"),
    "acquire_to_top": ("permanent", "may([put a card you acquire on top of your deck])"),
    "transports": (
        "permanent",
        "[whenever you recruit troops from the Shipping track] troop 1, "
        "may([deploy any of these troops to the Conflict])",
    ),
}
"""The exported timing and text of permanent rules of a tile, where that is not their name."""


def _tech(tile: k.TechTile) -> dict[str, Any]:
    lines = [(_TECH_TIMINGS.get(use.timing, use.timing), write(use.effects)) for use in tile.uses]
    if tile.rule is not None:
        lines.append(_TECH_RULES.get(tile.rule, ("permanent", f"[{tile.rule}]")))
    return {
        "copies": tile.copies,
        "cost": tile.cost,
        "timing": [timing for timing, _ in lines],
        "acquire": write(tile.acquire),
        "effect": lines[0][1] if len(lines) == 1 else [f"{timing}: {text}" for timing, text in lines],
        "flip": any(use.flip for use in tile.uses),
        "trash_to_use": any(
            isinstance(effect, Pay) and TrashSelf() in effect.cost for use in tile.uses for effect in use.effects
        ),
        "rival": tile.rival,
    }


def _shipping(space: k.ShippingSpace) -> dict[str, Any]:
    return {"copies": 1, "step": space.step, "reward": write(space.reward)}


EXPORTS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {k.TechTile: _tech, k.ShippingSpace: _shipping}


# ------------------------------------------------------------------------------------------------ checks


def _steps(track: tuple[k.ShippingSpace, ...]) -> str:
    steps = [space.step for space in track]
    return "" if steps == [0, 1, 2, 3] else f"the steps are {steps}, not 0 to 3 from the bottom up"


CHECKS: Final[dict[str, Callable[[Any], str]]] = {"shipping": _steps}
