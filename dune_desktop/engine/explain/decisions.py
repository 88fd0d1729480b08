"""Descriptions of decisions: every option, legal or closed, and the reasons for closed ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.engine.model.conditions import Condition, holds
from dune_desktop.engine.model.effects import Choose, Effect, If, Mentat, OneOpponent, Pay, RecallAgent, Spend
from dune_desktop.engine.model.frames import AllianceFalls, Ask, GameFlow, Pool, TurnFlow, WindowFlow
from dune_desktop.engine.model.options import Decision, Option, OptionId, Reason, Send
from dune_desktop.engine.resolution.resolve import available, take_option
from dune_desktop.engine.rules.markets import price
from dune_desktop.engine.rules.secret_factions import may_show_secret
from dune_desktop.engine.rules.sending import refusals

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Todo, Turn
    from dune_desktop.engine.rulebook import Rules


class Question(NamedTuple):
    """The question of a frame: its kind, the component that asks ("" for none), and the options that are closed now."""

    kind: str
    source: str = ""
    closed: Sequence[Option] = ()


def describe(rules: Rules, state: GameState) -> Decision | None:
    """Describe the present decision with its legal and closed options; None when the game is over."""
    asked, acting_for = rules.asked(state), rules.acting_for(state)
    if asked is None or acting_for is None:
        return None
    frame, legal = state.stack[-1], rules.legal(state)
    question = rules.questions[frame.__class__](rules, state, frame, legal)
    options = (*(Option(option) for option in legal), *question.closed)
    return Decision(asked, acting_for, question.kind, question.source, options)


def _of_turn(rules: Rules, state: GameState, frame: TurnFlow, legal: list[OptionId]) -> Question:
    turn = state.turn
    assert turn is not None
    kind = "turn" if turn.stage == "start" else turn.stage
    return Question(kind, "card:" + turn.card if turn.card else "", _closed_in_turn(rules, state, turn, legal))


def _of_pool(rules: Rules, state: GameState, frame: Pool, legal: list[OptionId]) -> Question:
    return Question("pool", frame.todo[0][0], _closed_todo(rules, state, frame.seat, frame.todo, legal))


def _of_effect(rules: Rules, state: GameState, frame: Ask, legal: list[OptionId]) -> Question:
    effect = frame.effect
    return Question(effect.op, frame.source, rules.effects[effect.__class__].closed(rules, state, frame, effect))


def _of_window(rules: Rules, state: GameState, frame: WindowFlow, legal: list[OptionId]) -> Question:
    return Question(frame.timing, "", _closed_intrigue(rules, state, frame.seats[frame.at], frame.timing, legal))


def _of_alliance(rules: Rules, state: GameState, frame: AllianceFalls, legal: list[OptionId]) -> Question:
    return Question("alliance_falls", "alliance:" + frame.faction)


def _of_secrets(rules: Rules, state: GameState, frame: GameFlow, legal: list[OptionId]) -> Question:
    """Describe the choice of secret factions, which the game itself asks for before the first round."""
    seat = rules.acting_for(state)
    assert seat is not None
    return Question("secret_factions", "leader:" + state.seats[seat].leader)


def _closed_in_turn(rules: Rules, state: GameState, turn: Turn, legal: list[OptionId]) -> list[Option]:
    """Return the closed options of a turn, with their reasons."""
    seat = turn.seat
    me = state.seats[seat]
    closed: list[Option] = []
    if turn.stage == "start":
        sends = (option for option in legal if option[0] == "send")
        sendable = {(card, space, also) for _, card, space, _, _, also in sends}
        together = [(play.card, play.also) for play in rules.plays(rules, state, turn) if play.also]
        for card, also in (*((card, "") for card in dict.fromkeys(me.hand)), *together):
            for space, reason in refusals(rules, state, turn, card, also).items():
                if (card, space, also) not in sendable:
                    closed.append(Option(Send("send", card, space, also=also), reason))
    else:
        closed += _closed_todo(rules, state, seat, turn.pool, legal)
        if ("end_turn",) not in legal:
            closed.append(Option(("end_turn",), Reason("effects_left")))
    if turn.stage == "reveal":
        closed += _closed_cards(rules, state, seat, legal)
    closed += _closed_intrigue(rules, state, seat, "plot", legal)
    for more in rules.turn_closed:
        closed += more(rules, state, turn, legal)
    if me.secret and not me.secret_used and not may_show_secret(rules, state, turn):
        trait = rules.leader_rules[me.leader].secret
        need = trait.deploy if trait else 0
        closed.append(Option(("masterstroke",), Reason("deploy_more", {"need": need, "have": turn.joined})))
    return closed


def _closed_cards(rules: Rules, state: GameState, seat: int, legal: list[OptionId]) -> list[Option]:
    """Return the closed options for cards in the markets that the seat cannot pay for."""
    closed: list[Option] = []
    buyable = {(card, slot) for _, card, slot, _ in (option for option in legal if option[0] == "acquire")}
    for market in rules.markets.values():
        have = rules.purses[market.currency].left(state, seat)
        for card, slot in market.offers(rules, state, seat):
            if (card, slot) not in buyable:
                need = price(rules, state, card, slot)
                reason = Reason("cost", {"what": market.currency, "need": need, "have": have})
                closed.append(Option(("acquire", card, slot, market.to(rules, state, seat)[0]), reason))
    return closed


def _closed_todo(
    rules: Rules, state: GameState, seat: int, todo: tuple[Todo, ...], legal: list[OptionId]
) -> list[Option]:
    """Return the closed options for pending effects that cannot be taken, with their reasons."""
    names = [take_option(todo, index) for index in range(len(todo))]
    return [
        Option(name, blocked(rules, state, seat, effect, source))
        for name, (source, effect, _) in zip(names, todo, strict=True)
        if name not in legal
    ]


def _closed_intrigue(rules: Rules, state: GameState, seat: int, timing: str, legal: list[OptionId]) -> list[Option]:
    """Return the closed options for Intrigue cards that cannot be played at this timing, with their reasons."""
    closed: list[Option] = []
    uses = rules.intrigue_uses[timing]
    for card in dict.fromkeys(state.seats[seat].intrigue):
        option: OptionId = ("intrigue", card)
        if option in legal:
            continue
        use = uses.get(card)
        if use is None:
            timings = ",".join(sorted({use.timing for use in rules.intrigues[card].uses}))
            closed.append(Option(option, Reason("timing", {"timing": timings})))
            continue
        reasons = (blocked(rules, state, seat, effect, "intrigue:" + card) for effect in use.effects)
        reason = next((reason for reason in reasons if reason.key != "nothing"), Reason("nothing"))
        closed.append(Option(option, reason))
    return closed


def _told(condition: Condition) -> dict[str, str | int]:
    """Return the fields of the condition: which test, which faction, how many."""
    return {field.name: getattr(condition, field.name) for field in fields(condition)}


def _unmet(rules: Rules, state: GameState, seat: int, condition: Condition) -> Reason:
    """Return why the condition does not hold: the registered reason, or else its own fields."""
    why = rules.unmet.get(condition.__class__)
    reason = why(rules, state, seat, condition) if why is not None else None
    return reason or Reason("condition", _told(condition))


def blocked(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> Reason:
    """Return why an effect cannot be used now: its condition, what its cost lacks, or that it would do nothing.

    For a choice without an open branch it is what the first closed effect lacks (R13.6).
    """
    if isinstance(effect, If):
        if not holds(rules, state, seat, effect.condition, source):
            return _unmet(rules, state, seat, effect.condition)
        for part in effect.effects:
            if not available(rules, state, seat, part, source):
                return blocked(rules, state, seat, part, source)
    if isinstance(effect, Choose) and not available(rules, state, seat, effect, source):
        parts = (part for branch in effect.options for part in branch)
        lacking = next(part for part in parts if not available(rules, state, seat, part, source))
        return blocked(rules, state, seat, lacking, source)
    if isinstance(effect, Pay):
        for cost in effect.cost:
            if not rules.costs[cost.__class__][0](rules, state, seat, cost, source):
                if isinstance(cost, Spend):
                    have = getattr(state.seats[seat], cost.what)
                    return Reason("cost", {"what": cost.what, "need": cost.n, "have": have})
                return Reason("cost_" + cost.op)
        for part in effect.effects:
            if not available(rules, state, seat, part, source):
                return blocked(rules, state, seat, part, source)
    return rules.reasons.get(effect.__class__, NOTHING)


NOTHING: Final = Reason("nothing")

REASONS: Final[dict[type, Reason]] = {
    Mentat: Reason("no_mentat"),
    OneOpponent: Reason("no_opponent"),
    RecallAgent: Reason("no_agent_out"),
}
"""Effect class -> the reason when such an effect is not available."""

QUESTIONS: Final[dict[type, Callable[..., Question]]] = {
    TurnFlow: _of_turn,
    Pool: _of_pool,
    Ask: _of_effect,
    WindowFlow: _of_window,
    AllianceFalls: _of_alliance,
    GameFlow: _of_secrets,
}
