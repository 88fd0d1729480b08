"""Why a click on the table does nothing now: the reason for whatever is pointed at, worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from dune_desktop.engine import Reason
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Hit

MOST = 6
"""Spaces of which it is said why a card cannot send an Agent there."""

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
    """Return why nothing can be done now with what a hit stands for, as markup; "" if it stands for nothing.

    Of an Agent that cannot be sent it is every condition in a line of its own, behind a mark whether it is met.
    """
    if hit.action or hit.refusal:
        return _against_sending(model, region, hit) or hit.refusal
    found = _found(model, region, hit)
    return _reason(model, *found) if found is not None else ""


def reasons(model: TableModel, region: str, hit: Hit) -> Iterator[Reason]:
    """Yield what is against doing anything with what a hit stands for, as far as rules say it; the nearest first."""
    if hit.action or model.showing.watch or model.thinking >= 0 or not model.choices.mine:
        return
    kind, _, thing = hit.inspect.partition(":")
    chosen, hand = model.selection, kind == "card" and region == "hand"
    if model.choices.kind == "turn" and (kind == "space" or (hand and chosen.space)):
        space, cards = (thing, chosen.played if chosen.card else ()) if kind == "space" else (chosen.space, (thing,))
        yield from (check.reason for check in model.rules.send_checks(model.view, space, cards) if not check.met)
    if model.choices.kind == "turn" and hand:
        yield from (reason for _, reason in model.choices.closed_to(thing))
    if hit.refusal:
        yield from (reason for reason in model.choices.closed.values() if model.reason(reason) == hit.refusal)
    elif (found := _found(model, region, hit)) is not None:
        yield _because(model, *found)


def _against_sending(model: TableModel, region: str, hit: Hit) -> str:
    """What must hold to send an Agent to a space, or with a card of the hand; "" where a single reason says it all."""
    if hit.action or model.choices.kind != "turn" or not model.choices.mine:
        return ""
    kind, _, thing = hit.inspect.partition(":")
    chosen = model.selection
    if kind == "space":
        return _checks(model, thing, chosen.played if chosen.card else ())
    if kind != "card" or region != "hand":
        return ""
    if chosen.space:
        return _checks(model, chosen.space, (thing,))
    closed = [
        model.t("prompt.because", source=model.name("space:" + space), text=Markup(model.reason(reason)))
        for space, reason in model.choices.closed_to(thing)[:MOST]
    ]
    if len(closed) < 2:
        return "".join(closed)
    return _listed(model.t("whynot.no_space", card=f"card:{thing}"), ((False, words) for words in closed))


def _checks(model: TableModel, space: str, cards: tuple[str, ...]) -> str:
    checks = model.rules.send_checks(model.view, space, cards)
    told = ((check.met, model.reason(check.reason, check.met)) for check in checks)
    return _listed(model.t("whynot.checks", space="space:" + space), told) if checks else ""


def _listed(heading: str, lines: Iterable[tuple[bool, str]]) -> str:
    """What it is about, and below it each condition, behind a mark whether it is met."""
    told = (f"<c=good>✓</c> {words}" if met else f"<c=bad>✕</c> <b>{words}</b>" for met, words in lines)
    return "\n".join((f"<b>{heading}</b>", *told))


def _found(model: TableModel, region: str, hit: Hit) -> tuple[str, str] | None:
    """What the hit in this region stands for; None for nothing."""
    first, _, part = region.partition(".")
    if part == "header":
        return None
    return _place(model, _REGIONS.get(first) or contributed(TipContribution).lies_in.get(first), hit)


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
    return model.reason(_because(model, place, thing))


def _because(model: TableModel, place: str, thing: str) -> Reason:
    option = _owned().get(place)
    closed = model.choices.closed.get((option, thing)) if option is not None else None
    return closed or model.rules.unavailable(model.view, model.decision, place, thing)


@registry.until_boxes_change
@cache
def _owned() -> Mapping[str, str]:
    """The options that use what lies before a player, by where it lies."""
    return {place: option for option, place in reversed(tuple(contributed(TipContribution).owned.items()))}
