"""Why a click on the table does nothing now: the reason for whatever is pointed at, worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dune_desktop.engine.assembly import registry
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Hit

_REGIONS: dict[str, str] = {
    "market": "market",
    "reserve": "market",
    "aside": "market",
    "hand": "hand",
    "intrigue": "intrigue",
    "piles": "played",
    "owned": "played",
    "faction": "faction",
    "conflict": "units",
}
"""What lies in a region, by the first part of its name."""

_COMPONENTS: dict[str, str] = {"space": "space", "alliance": "faction"}
"""What something is wherever it lies, by the first part of what inspecting it shows."""


def why_not(model: TableModel, region: str, hit: Hit) -> str:
    """Return why nothing can be done now with what a hit stands for, as markup; "" if it stands for nothing."""
    if hit.action or hit.refusal:
        return hit.refusal
    first, _, part = region.partition(".")
    found = (
        _place(model, _REGIONS.get(first) or contributed(TipContribution).lies_in.get(first), hit)
        if part != "header"
        else None
    )
    return _reason(model, *found) if found is not None else ""


def _place(model: TableModel, lies: str | None, hit: Hit) -> tuple[str, str] | None:
    """What the hit stands for: where it lies, and which card or tile it is."""
    kind, _, thing = hit.inspect.partition(":")
    place = _COMPONENTS.get(kind) or contributed(TipContribution).lies_as.get(kind) or lies
    if place is None:
        return None
    if place == "played":
        place = contributed(TipContribution).owned.get(kind, place)
    turn = model.view.turn
    if place == "hand" and turn is not None and turn.stage == "reveal" and thing in model.me.in_play:
        place = "played"
    return place, thing


def _reason(model: TableModel, place: str, thing: str) -> str:
    if model.showing.watch:
        return model.t("whynot.watching")
    if model.thinking >= 0:
        return model.t("whynot.thinking", who=model.seat_name(model.thinking))
    if model.decision is not None and not model.choices.mine:
        return model.t("whynot.covered")
    option = _owned().get(place)
    closed = model.choices.closed.get((option, thing)) if option is not None else None
    return model.reason(closed or model.rules.unavailable(model.view, model.decision, place, thing))


@registry.until_boxes_change
@cache
def _owned() -> Mapping[str, str]:
    """The options that use what lies before a player, by where it lies."""
    return {place: option for option, place in reversed(tuple(contributed(TipContribution).owned.items()))}
