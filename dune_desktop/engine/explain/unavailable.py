"""Reasons why a thing on the table cannot be used now, although no option of the decision names it.

`decisions.describe` gives the reasons of closed options, such as why this card cannot go to that space. This module
explains, for example, why a card of the row cannot be acquired in an Agent turn at all. It also lists every condition
of sending an Agent to a space, the met ones too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.engine.model.effects import Acquire
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import WINDOWS
from dune_desktop.engine.model.options import Check, Decision, Reason
from dune_desktop.engine.rules.sending import checks

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import Play
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


class Place(NamedTuple):
    """A kind of place on the table: the actions that name things there, and the reason why none can be used now."""

    named_by: tuple[str, ...]
    why: Callable[[Rules, GameState, Decision, str], Reason]


_MAIN: Final = frozenset({"turn", "agent", "reveal", *WINDOWS})
"""The kinds of decisions in which the seat acts freely; every other kind asks for one certain thing."""


def unavailable(rules: Rules, state: GameState, decision: Decision | None, place: str, thing: str = "") -> Reason:
    """Return why the thing in this place (of `rules.places`) cannot be used now; `thing` is its id, where needed."""
    if decision is None:
        return Reason("over")
    if place == "hagal":
        return Reason("hagal")  # it belongs to no seat
    if decision.kind == "acquire":
        limit = _acquire_limit(rules, state, place, thing)
        if limit is not None:
            return limit
    if decision.kind not in _MAIN:
        named = any(option[0] in rules.places[place].named_by for option in decision.legal)
        return Reason("not_offered") if named else Reason("asked_first")
    return rules.places[place].why(rules, state, decision, thing)


def _acquire_limit(rules: Rules, state: GameState, place: str, thing: str) -> Reason | None:
    """Return the reason if the card costs more than the pending effect allows, else None (R11.11)."""
    frame = state.stack[-1]
    cost = rules.cards[thing].cost if place == "market" and thing in rules.cards else None
    if cost is None or not isinstance(frame, Ask) or not isinstance(frame.effect, Acquire):
        return None
    return Reason("cost_limit", {"need": cost, "most": frame.effect.max_cost}) if cost > frame.effect.max_cost else None


def _market(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    if state.reserve.get(thing) == 0:
        return Reason("none_left")
    pool = state.turn.pool if state.turn is not None else ()
    if any(isinstance(effect, Acquire) for _, effect, _ in pool):
        return Reason("acquire_waits")
    return Reason("reveal_turn_only")  # R11.3; in the Reveal turn it is a closed option


def _hand(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("agent_sent") if decision.kind == "agent" else Reason("turns_only")


def _space(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    if decision.kind == "reveal":
        return Reason("agent_turn_only")
    return _hand(rules, state, decision, thing)


def _units(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Explain units: they are deployed from a Combat space (R8.1); in Combat only Intrigue changes them (R18.1)."""
    turn = state.turn
    if turn is None:
        return Reason("combat_cards")
    if decision.kind != "agent":
        return Reason("deploy_turn")
    if any(option[0] == "deploy" for option in decision.legal):
        return Reason("deploy_in_bar")
    return Reason("deployed_all") if rules.may_deploy(rules, turn) else Reason("no_combat_space")


def _just(reason: Reason) -> Callable[[Rules, GameState, Decision, str], Reason]:
    """Return a function that gives this reason for everything."""
    return lambda rules, state, decision, thing: reason


PLACES: Final[dict[str, Place]] = {
    "market": Place(("acquire", "row"), _market),
    "hand": Place(("discard", "aside", "trash"), _hand),
    "played": Place(("trash",), _just(Reason("played"))),
    "intrigue": Place(("intrigue", "under", "put_back"), _just(Reason("waits"))),
    "space": Place(("space", "recall"), _space),
    "faction": Place(("faction",), _just(Reason("influence_by"))),
    "units": Place(("deploy", "retreat", "drive_back", "lose_from"), _units),
    "hagal": Place((), _just(Reason("hagal"))),
}


def send_checks(rules: Rules, state: GameState, space: str, cards: tuple[str, ...] = ()) -> tuple[Check, ...]:
    """Return every condition of sending an Agent to the space in the Agent turn that may begin now, met or not.

    With `cards`, the conditions are those of playing them. Without, they are those of the play of the hand that misses
    fewest, and the condition about the Agent icon names all cards of the hand that have it. Empty if no play can send
    an Agent at all.
    """
    turn = state.turn
    if turn is None or turn.stage != "start":
        return ()
    plays = [play for play in rules.plays(rules, state, turn) if not cards or sorted(play.cards) == sorted(cards)]
    tried = [(play, checks(rules, state, turn, play, space)) for play in plays]
    if not tried:
        return ()
    found = min((each for _, each in tried), key=_distance)
    if not cards:
        reach = [play for play, each in tried if not play.also and not any(map(_lacks_icon, each))]
        found = tuple(_of_hand(rules, check, space, reach) for check in found)
    return found if found[0].met else ()


def _lacks_icon(check: Check) -> bool:
    return check.reason.key in ("no_icon", "no_icons", "needs_partner") and not check.met


def _distance(found: tuple[Check, ...]) -> tuple[bool, int]:
    """Return a sort key: first the plays that reach the space, then those that miss fewer conditions."""
    return any(map(_lacks_icon, found)), sum(not check.met for check in found)


def _of_hand(rules: Rules, check: Check, space: str, reach: list[Play]) -> Check:
    """Return the condition about the icon as one about all cards of the hand."""
    if check.reason.key not in ("no_icon", "no_icons", "needs_partner"):
        return check
    named = ",".join(play.card for play in reach)
    return Check(Reason("no_card", {"icon": rules.spaces[space].icon, "cards": named}), bool(reach))
