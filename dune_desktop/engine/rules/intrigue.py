"""Intrigue cards: drawing, stealing and playing them (R6, R12, R18, R22.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.chance import below, shuffled
from dune_desktop.engine.model.components import IntrigueUse
from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import Deploy, If, OnReveal, Pay, Retreat, StealIntrigue
from dune_desktop.engine.model.frames import Played, WindowFlow
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, FrameRule, carry_out, useful
from dune_desktop.engine.rules.cards import without
from dune_desktop.engine.rules.structure import all_available
from dune_desktop.engine.rules.units import in_conflict

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

PASS: Final[OptionId] = ("pass",)
STOP: Final[OptionId] = ("stop",)

DECK, STOLEN = "intrigue", "stolen"
STREAMS: Final = {DECK: "table", STOLEN: "table"}


def draw_intrigue(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Draw up to `n` Intrigue cards; reshuffle the discard pile when the deck is empty (R12.6)."""
    drawn: tuple[str, ...] = ()
    while len(drawn) < n:
        if not state.intrigue_deck:
            if not state.intrigue_discard:
                break
            state.intrigue_deck = shuffled(state, DECK, state.intrigue_discard)
            state.events.append(("shuffle", -1, "intrigue", state.intrigue_discard))
            state.intrigue_discard = ()
        drawn += state.intrigue_deck[:1]
        state.intrigue_deck = state.intrigue_deck[1:]
    if drawn:
        state.seats[seat].intrigue += drawn
        state.events.append(("draw_intrigue", seat, drawn, source))
        if rules.is_rival[seat]:
            rules.convert(rules, state, seat)


def _run_steal(rules: Rules, state: GameState, seat: int, effect: StealIntrigue, source: str) -> None:
    thief = state.seats[seat]
    for other in rules.opponents[seat]:
        victim = state.seats[other]
        if len(victim.intrigue) >= effect.least:
            card = victim.intrigue[below(state, STOLEN, len(victim.intrigue))]
            victim.intrigue = without(victim.intrigue, card)
            thief.intrigue += (card,)
            state.events.append(("steal_intrigue", seat, other, card))
    if rules.is_rival[seat]:
        rules.convert(rules, state, seat)


def _useful_steal(rules: Rules, state: GameState, seat: int, effect: StealIntrigue, source: str) -> bool:
    return any(len(state.seats[other].intrigue) >= effect.least for other in rules.opponents[seat])


# ------------------------------------------------------------------------------------------------ playing


def playable(rules: Rules, state: GameState, seat: int, use: IntrigueUse, card: str) -> bool:
    """Tell whether the card can be played for this use: costs payable, and something happens (R6.4, O19).

    If the use has several conditional abilities, one whose condition holds is enough. A line with a cost that may be
    left does not close the others (U5.5).
    """
    source = "intrigue:" + card
    useless = not use.even_for_nothing
    for effect in use.effects:
        if type(effect) is If:
            if not holds(rules, state, seat, effect.condition, source):
                continue
        elif type(effect) is Pay:
            if not rules.effects[Pay].available(rules, state, seat, effect, source):
                if not effect.forced:
                    continue
                return False
            needed = tuple(part for part in effect.effects if not part.may_run_out)
            if not all_available(rules, state, seat, needed, source):
                return False  # R25.9
        if type(effect) in _EVEN_FOR_NOTHING or useful(rules, state, seat, effect, source):
            useless = False
    return not useless


# R13.5: "any number" includes zero.
_EVEN_FOR_NOTHING: Final = frozenset({Deploy, Retreat})


def intrigue_options(rules: Rules, state: GameState, seat: int, timing: str) -> list[OptionId]:
    """Return the options to play an Intrigue card of the seat for this timing."""
    hand = state.seats[seat].intrigue
    if not hand:
        return []
    uses = rules.intrigue_uses[timing]
    options: list[OptionId] = []
    seen: tuple[str, ...] = ()
    for card in hand:
        use = uses.get(card)
        if use is not None and card not in seen:
            seen += (card,)
            if playable(rules, state, seat, use, card):
                options.append(("intrigue", card))
    return options


def play_intrigue(rules: Rules, state: GameState, seat: int, card: str, timing: str) -> None:
    """Play an Intrigue card for its use of this timing; it is discarded once resolved (R6.6)."""
    player = state.seats[seat]
    player.intrigue = without(player.intrigue, card)
    state.events.append(("intrigue", seat, card, timing))
    for told in rules.on_intrigue:
        told(rules, state, seat, card, timing)
    effects = rules.intrigue_uses[timing][card].effects
    waiting = effects[0].__class__ is OnReveal and not _revealed(state, seat)
    if waiting:
        player.intrigue_open += (card,)  # R6.5
        return
    state.stack.append(Played(seat, card))
    carry_out(rules, state, seat, effects, "intrigue:" + card)


def _revealed(state: GameState, seat: int) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.stage == "reveal"


def _played_step(rules: Rules, state: GameState, frame: Played) -> bool:
    state.stack.pop()
    state.intrigue_discard += (frame.card,)
    return False


def _run_on_reveal(rules: Rules, state: GameState, seat: int, effect: OnReveal, source: str) -> None:
    carry_out(rules, state, seat, effect.effects, source)


# ------------------------------------------------------------------------------------------------ windows


def _may_act(rules: Rules, state: GameState, frame: WindowFlow, seat: int) -> bool:
    """Tell whether the seat is asked in this window: it takes part and has Intrigue cards in hand.

    When units return home, only seats with a card for that timing are asked; otherwise everybody would have to pass
    every round, for a timing that hardly any card has (ruling 81).
    """
    if frame.timing == "combat" and not in_conflict(rules, state, seat):
        return False  # R18.3, R18.4
    hand = state.seats[seat].intrigue
    if frame.timing == "home":
        return any(card in rules.intrigue_uses["home"] for card in hand)
    return bool(hand)


def _window_step(rules: Rules, state: GameState, frame: WindowFlow) -> bool:
    while frame.passes < len(frame.seats):
        if _may_act(rules, state, frame, frame.seats[frame.at]):
            return True
        _next_seat(frame, passed=not frame.played)
    state.stack.pop()
    return False


def _next_seat(frame: WindowFlow, passed: bool) -> None:
    """Move to the next seat of the window; a seat that played a card has not passed (R18.2)."""
    frame.passes += passed
    frame.played = False
    frame.at = (frame.at + 1) % len(frame.seats)


def _window_options(rules: Rules, state: GameState, frame: WindowFlow) -> list[OptionId]:
    seat = frame.seats[frame.at]
    waits = frame.played and _others_may_act(rules, state, frame, seat)
    return [*intrigue_options(rules, state, seat, frame.timing), STOP if waits else PASS]


def _others_may_act(rules: Rules, state: GameState, frame: WindowFlow, seat: int) -> bool:
    """Tell whether another seat may act in this window.

    If none may, to stop playing is to pass: the seat would only be asked again.
    """
    return any(other != seat and _may_act(rules, state, frame, other) for other in frame.seats)


def _window_answer(rules: Rules, state: GameState, frame: WindowFlow, option: OptionId) -> None:
    seat = frame.seats[frame.at]
    action = option[0]
    if action == "intrigue":
        frame.passes = 0
        frame.played = True
        _, card = option
        play_intrigue(rules, state, seat, str(card), frame.timing)
        return
    state.events.append((action, seat, frame.timing))
    _next_seat(frame, passed=action == "pass")


def _window_asked(rules: Rules, state: GameState, frame: WindowFlow) -> int:
    return frame.seats[frame.at]


GAINS: Final[dict[str, Any]] = {"intrigue": draw_intrigue}

EFFECTS: Final[dict[type, EffectRule]] = {
    StealIntrigue: EffectRule(_run_steal, ASKS, _useful_steal, _useful_steal),
    OnReveal: EffectRule(_run_on_reveal, ASKS),
}

FRAMES: Final[dict[type, FrameRule]] = {
    Played: FrameRule(_played_step, of_effects=True),
    WindowFlow: FrameRule(_window_step, _window_options, _window_answer, _window_asked),
}
