"""R11: acquiring cards from the Imperium Row and the Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.effects import Acquire, Foldspace, SetAsideFromRow
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.ids import ASIDE, RESERVE
from dune_desktop.engine.options import OptionId
from dune_desktop.engine.resolve import ASKS, QUIET, EffectRule, ask, ask_owner, picked, run_all
from dune_desktop.engine.rules.cards import leave_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Turn


def offered(rules: Rules, state: GameState, seat: int) -> Iterator[tuple[str, int]]:
    """Every card the seat could acquire if it could afford it, with where it lies (R11.1, R11.2, R24.5)."""
    for slot, card in enumerate(state.row):
        if card:
            yield card, slot
    for card, left in state.reserve.items():
        if left and rules.cards[card].cost is not None:
            yield card, RESERVE
    aside = state.seats[seat].set_aside
    if aside:
        yield aside, ASIDE


def price(rules: Rules, state: GameState, turn: Turn | None, card: str, slot: int) -> int:
    """What the card costs in persuasion this turn, never below 0 (R11.10); set aside, what Helena pays (R24.5)."""
    cost = rules.cards[card].cost or 0
    if slot == ASIDE:
        return max(0, cost - rules.aside_discount)
    return max(0, cost - (turn.spice_must_flow_discount if turn is not None and card == rules.spice_must_flow else 0))


def acquire_options(rules: Rules, state: GameState, turn: Turn) -> list[OptionId]:
    """What the persuasion of this Reveal turn can buy now (R11.3)."""
    left = turn.persuasion
    options: list[OptionId] = []
    top = rules.may_put_on_top(rules, state, turn.seat)
    for card, slot in offered(rules, state, turn.seat):
        if price(rules, state, turn, card, slot) <= left:
            options.append(("acquire", card, slot, "discard"))
            if top:
                options.append(("acquire", card, slot, "top"))
    return options


def buy(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Pay the persuasion and acquire (R11.3)."""
    card, slot = str(option[1]), int(option[2])
    turn.persuasion -= price(rules, state, turn, card, slot)
    acquire(rules, state, turn.seat, card, slot, str(option[3]), "persuasion")


def acquire(rules: Rules, state: GameState, seat: int, card: str, slot: int, to: str, source: str) -> None:
    """Take a card from where it lies, refill the row, use its acquire box (R11.4 to R11.6)."""
    player = state.seats[seat]
    if slot == RESERVE:
        state.reserve = {**state.reserve, card: state.reserve[card] - 1}
    elif slot == ASIDE:
        player.set_aside = ""
    if to == "top":
        player.deck = (card, *player.deck)
        player.known_top += 1
    else:
        player.discard += (card,)
    state.events.append(("acquire", seat, card, slot, to, source))
    if slot >= 0:
        refill_row(state, slot)
    effects = rules.cards[card].acquire
    if effects:
        run_all(rules, state, seat, effects, "card:" + card)


def refill_row(state: GameState, slot: int) -> None:
    """Put the next card of the Imperium deck into the empty slot; an empty deck leaves it empty (R11.5, O1)."""
    deck = state.imperium_deck
    card = deck[0] if deck else ""
    state.imperium_deck = deck[1:]
    state.row = (*state.row[:slot], card, *state.row[slot + 1 :])
    state.events.append(("row", -1, slot, card))


def may_put_on_top(rules: Rules, state: GameState, seat: int) -> bool:
    """Whether a card this seat acquires now may go on top of its deck (R25.19)."""
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.acquire_to_top


def lose_set_aside(rules: Rules, state: GameState, seat: int) -> None:
    """Not acquired by the end of the own Reveal turn: the card leaves the game (R24.5)."""
    player = state.seats[seat]
    if player.set_aside:
        leave_game(rules, state, player.set_aside)
        state.events.append(("set_aside_lost", seat, player.set_aside))
        player.set_aside = ""


# ------------------------------------------------------------------------------------------------ effects


def _run_foldspace(rules: Rules, state: GameState, seat: int, effect: Foldspace, source: str) -> None:
    if not state.reserve.get(rules.foldspace):
        return
    if rules.may_put_on_top(rules, state, seat):
        ask(state, seat, source, effect)
    else:
        acquire(rules, state, seat, rules.foldspace, RESERVE, "discard", source)


def _foldspace_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    return [("acquire", rules.foldspace, RESERVE, to) for to in ("discard", "top")]


def _can_foldspace(rules: Rules, state: GameState, seat: int, effect: Foldspace, source: str) -> bool:
    return bool(state.reserve.get(rules.foldspace))


def _free(rules: Rules, state: GameState, seat: int, effect: Acquire) -> list[tuple[str, int]]:
    return [
        (card, slot) for card, slot in offered(rules, state, seat) if (rules.cards[card].cost or 0) <= effect.max_cost
    ]


def _can_acquire(rules: Rules, state: GameState, seat: int, effect: Acquire, source: str) -> bool:
    return bool(_free(rules, state, seat, effect))


def _acquire_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    effect: Acquire = frame.effect  # type: ignore[assignment]
    places = ["top"] if effect.to_top else ["discard"]
    if not effect.to_top and rules.may_put_on_top(rules, state, frame.seat):
        places.append("top")
    return [("acquire", card, slot, to) for card, slot in _free(rules, state, frame.seat, effect) for to in places]


def _acquire_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    acquire(rules, state, frame.seat, str(option[1]), int(option[2]), str(option[3]), frame.source)


def _can_set_aside(rules: Rules, state: GameState, seat: int, effect: SetAsideFromRow, source: str) -> bool:
    return any(state.row) and not state.seats[seat].set_aside  # there is room for one card


def _set_aside_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    if state.seats[frame.seat].set_aside:
        return []
    return [("row", slot) for slot, card in enumerate(state.row) if card]


def _set_aside_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    slot = int(option[1])
    card = state.row[slot]
    state.seats[frame.seat].set_aside = card
    state.events.append(("set_aside", frame.seat, card, slot))
    refill_row(state, slot)


EFFECTS: Final[dict[type, EffectRule]] = {
    Foldspace: EffectRule(_run_foldspace, QUIET, _can_foldspace, _can_foldspace, _foldspace_options, _acquire_answer),
    Acquire: EffectRule(ask_owner, ASKS, _can_acquire, _can_acquire, _acquire_options, _acquire_answer),
    SetAsideFromRow: EffectRule(ask_owner, ASKS, _can_set_aside, _can_set_aside, _set_aside_options, _set_aside_answer),
}
