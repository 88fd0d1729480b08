"""Every thing on the table that does nothing now answers a click: with the reason, a player or House with its page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from dune_desktop.engine.assembly import registry
from dune_desktop.ui.presenters.brought import added
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Hit, Region
from dune_desktop.ui.screen.values import changed

_REGIONS: dict[str, str] = {
    "market": "market",
    "reserve": "market",
    "aside": "market",
    "hand": "hand",
    "intrigue": "intrigue",
    "piles": "played",
    "faction": "faction",
    "conflict": "units",
    "rival": "hagal",
}
"""What lies in a region, by the first part of its name."""

_COMPONENTS: dict[str, str] = {"space": "space", "alliance": "faction"}
"""What something is wherever it lies, by the first part of what inspecting it shows."""

_PAGES = ("seat", "hagal")
"""Regions about somebody, of whom a click that means nothing else tells more."""

_WHOLE = ("faction", "conflict")
"""Regions that are one thing all over, not only where something stands in them."""


def answering(model: TableModel, region: Region) -> Region:
    """The region, with a reason, or the way to a page, on every hit of the table that had neither action nor reason."""
    first, _, part = region.name.partition(".")
    if part == "header":
        return region
    lies = _REGIONS.get(first) or added("lies_in").get(first)
    hits = (*_whole(model, region), *region.hits)
    tell = _opening if first in _PAGES else partial(_told, model, lies)
    told = tuple(hit if hit.action or hit.refusal else tell(hit) for hit in hits)
    return region if told == region.hits else changed(region, hits=told)


def _opening(hit: Hit) -> Hit:
    """The hit with what a right click on it does, for a left one too."""
    return changed(hit, action=hit.closer)


def _told(model: TableModel, lies: str | None, hit: Hit) -> Hit:
    """A hit in what lies there, with the reason, if it stands for anything."""
    reasons = model.reasons
    found = _place(model, lies, hit)
    if found is None:
        return hit
    if found not in reasons:
        reasons[found] = _reason(model, *found)
    return changed(hit, refusal=reasons[found])


def _whole(model: TableModel, region: Region) -> tuple[Hit, ...]:
    first, _, name = region.name.partition(".")
    if first not in _WHOLE:
        return ()
    conflict = "conflict:" + model.view.conflict if model.view.conflict else ""
    inspect = "faction:" + name if first == "faction" else conflict if name == "card" else "lanes:"
    return (Hit(region.rect, inspect=inspect, radius=12, thing=region.things[0].id),)


def _place(model: TableModel, lies: str | None, hit: Hit) -> tuple[str, str] | None:
    """What the hit stands for: where it lies, and which card or tile it is."""
    kind, _, thing = hit.inspect.partition(":")
    place = _COMPONENTS.get(kind) or added("lies_as").get(kind) or lies
    if place is None:
        return None
    if place == "played":
        place = added("owned").get(kind, place)
    turn = model.view.turn
    if place == "hand" and turn is not None and turn.stage == "reveal" and thing in model.me.in_play:
        place = "played"
    return place, thing


def _reason(model: TableModel, place: str, thing: str) -> str:
    if model.watching:
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
    return {place: option for option, place in reversed(tuple(added("owned").items()))}
