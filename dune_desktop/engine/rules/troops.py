"""Recruiting, deploying and losing troops (R8, R15); `units.py` has their retreat, as of all units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.effects import Deploy, LoseTroop, Recruit
from dune_desktop.engine.model.frames import Ask, GameFlow
from dune_desktop.engine.model.options import DECLINE, OptionId
from dune_desktop.engine.resolution.resolve import ASKS, QUIET, EffectRule, ask
from dune_desktop.engine.rules.goods import within_reach
from dune_desktop.engine.rules.seats import army_of

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules


def recruit(rules: Rules, state: GameState, seat: int, n: int, source: str) -> int:
    """Move up to `n` troops from the seat's supply to its garrison; return the number moved (R15.1)."""
    army = rules.army_seat(rules, state, seat)
    player = state.seats[army]
    n = min(n, player.supply)
    if n:
        player.supply -= n
        player.garrison += n
        turn = state.turn
        if turn is not None and turn.seat == seat:
            turn.recruited += n  # R8.2: from any source
        state.events.append(("recruit", army, n, source))
    return n


def deploy(rules: Rules, state: GameState, seat: int, n: int, origin: str = "garrison") -> int:
    """Move up to `n` troops from the garrison or supply to the Conflict; return the number moved (R8.7)."""
    army = rules.army_seat(rules, state, seat)
    player = state.seats[army]
    n = min(n, getattr(player, origin))
    if n:
        if origin == "garrison":
            player.garrison -= n
        else:
            player.supply -= n
        player.conflict += n
        turn = state.turn
        if turn is not None and turn.seat == seat:
            turn.joined += n
        state.events.append(("deploy", army, n, origin))
    return n


def lose_troops(rules: Rules, state: GameState, seat: int, n: int, where: str, source: str) -> None:
    """Return up to `n` troops from the garrison or the Conflict to the supply (R15.3)."""
    seat = rules.army_seat(rules, state, seat)
    player = state.seats[seat]
    n = min(n, getattr(player, where))
    if n:
        setattr(player, where, getattr(player, where) - n)
        player.supply += n
        state.events.append(("lose_troop", seat, n, where, source))


# ------------------------------------------------------------------------------------------------ Combat spaces


def may_deploy(rules: Rules, turn: Turn) -> bool:
    """Tell whether the turn's Agent was sent to a Combat space, even if it was recalled since (R8.1, O2)."""
    return turn.stage == "agent" and rules.spaces[turn.space].combat


# ------------------------------------------------------------------------------------------------ effects


def _gain_troop(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    recruit(rules, state, seat, n, source)


def _supply_left(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    return within_reach(rules, state, seat) > 0


def _run_recruit(rules: Rules, state: GameState, seat: int, effect: Recruit, source: str) -> None:
    came = recruit(rules, state, seat, effect.n, source)
    if not came or fight_is_over(state):
        return
    if effect.deploy == "must":
        deploy_fresh(rules, state, seat, came)
    elif not waits_for_reveal(state, seat, effect):
        ask(state, seat, source, Deploy(came, fresh=True))


def waits_for_reveal(state: GameState, seat: int, effect: Recruit) -> bool:
    """Tell whether the effect recruits without deploying, because it deploys only in the seat's Reveal turn."""
    turn = state.turn
    return effect.deploy == "reveal" and (turn is None or turn.seat != seat or turn.stage != "reveal")


def deploy_fresh(rules: Rules, state: GameState, seat: int, n: int) -> None:
    """Deploy troops just recruited; they use up the allowance that a Combat space gives for them (R8.8, X5.7)."""
    went = deploy(rules, state, seat, n)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.deployed += went


def fight_is_over(state: GameState) -> bool:
    """Tell whether this round's Conflict is decided, so that no more units can be deployed to it (X17.3)."""
    if state.phase not in ("combat", "makers", "recall", "endgame"):
        return False
    flow = state.stack[0]
    return state.phase != "combat" or (isinstance(flow, GameFlow) and flow.step != "rewards")


def at_most(n: int | None, there: int) -> int:
    """Return how many of `there` units an effect may move: at most `n`, or all of them if `n` is None."""
    return there if n is None else min(n, there)


def _run_deploy(rules: Rules, state: GameState, seat: int, effect: Deploy, source: str) -> None:
    if effect.must:
        deploy(rules, state, seat, effect.n or 0, effect.origin)
    else:
        ask(state, seat, source, effect)


def _has_troops(rules: Rules, state: GameState, seat: int, effect: Deploy, source: str) -> bool:
    return bool(getattr(army_of(rules, state, seat), effect.origin) > 0)


def _can_deploy(rules: Rules, state: GameState, seat: int, effect: Deploy, source: str) -> bool:
    return effect.must or _has_troops(rules, state, seat, effect, source)  # R13.8


def _deploy_options(rules: Rules, state: GameState, frame: Ask, effect: Deploy) -> list[OptionId]:
    most = at_most(effect.n, getattr(army_of(rules, state, frame.seat), effect.origin))
    return [*(("deploy", n) for n in range(most, 0, -1)), DECLINE] if most else []


def _deploy_answer(rules: Rules, state: GameState, frame: Ask, effect: Deploy, option: OptionId) -> None:
    _, n = option
    state.stack.pop()
    if effect.fresh:
        deploy_fresh(rules, state, frame.seat, int(n))
    else:
        deploy(rules, state, frame.seat, int(n), effect.origin)


def _run_lose(rules: Rules, state: GameState, seat: int, effect: LoseTroop, source: str) -> None:
    lose_troops(rules, state, seat, effect.n, effect.where, source)


def _can_lose(rules: Rules, state: GameState, seat: int, effect: LoseTroop, source: str) -> bool:
    return bool(getattr(army_of(rules, state, seat), effect.where) > 0)


def _can_lose_all(rules: Rules, state: GameState, seat: int, cost: LoseTroop, source: str) -> bool:
    return bool(getattr(army_of(rules, state, seat), cost.where) >= cost.n)


GAINS: Final[dict[str, Any]] = {"troop": _gain_troop}


def _fresh_troops(rules: Rules, effect: Recruit) -> Iterator[Deploy]:
    """Yield the questions that recruiting can lead to: how many of the new troops to deploy."""
    return (Deploy(came, fresh=True) for came in range(1, effect.n + 1))


MAKES: Final[dict[type, Any]] = {Recruit: _fresh_troops}

COSTS: Final[dict[type, tuple[Any, Any]]] = {LoseTroop: (_can_lose_all, _run_lose)}

EFFECTS: Final[dict[type, EffectRule]] = {
    Recruit: EffectRule(_run_recruit, ASKS, useful=_supply_left),
    Deploy: EffectRule(_run_deploy, ASKS, _can_deploy, _has_troops, _deploy_options, _deploy_answer),
    LoseTroop: EffectRule(_run_lose, QUIET, _can_lose, _can_lose),
}
