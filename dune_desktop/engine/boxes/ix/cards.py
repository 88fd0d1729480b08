"""X7 to X9: what the cards of Rise of Ix need beyond the base rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.amounts import FactionsAtMost, SwordCards
from dune_desktop.engine.boxes.ix import words
from dune_desktop.engine.boxes.ix.dreadnoughts import commissioned, joined
from dune_desktop.engine.boxes.ix.state import of_seat, of_table, of_turn
from dune_desktop.engine.conditions import (
    AgentsOn,
    AgentWith,
    EnemyHere,
    PersuasionThisTurn,
    UnitsDeployed,
    spice_must_flow_owned,
)
from dune_desktop.engine.effects import Discard, ExchangeIntrigue, ExtraTurn, InfluenceEach, IntrigueUnder, OnWin, Pay
from dune_desktop.engine.frames import Ask, GameFlow, Pool, RivalFlow
from dune_desktop.engine.ids import FACTION_INDEX, FACTIONS, INFLUENCE_FOR_BONUS, MAX_INFLUENCE, NOBODY
from dune_desktop.engine.options import OptionId
from dune_desktop.engine.resolve import ASKS, DONE, PLAIN, QUIET, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.cards import without
from dune_desktop.engine.rules.influence import gain_influence

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Turn


def install(fitting: Fitting) -> None:
    """Add effects, conditions and counts of cards; have leaving cards unload."""
    fitting.teach(
        effects={
            OnWin: EffectRule(_run_on_win, PLAIN),
            InfluenceEach: EffectRule(_run_each, QUIET, _any_faction, _any_to_gain),
            IntrigueUnder: EffectRule(ask_owner, ASKS, _has_intrigue, _has_intrigue, _under_options, _under_answer),
            ExchangeIntrigue: EffectRule(
                ask_owner, ASKS, _has_intrigue, _has_intrigue, _exchange_options, _exchange_answer, taken=_put_away
            ),
            ExtraTurn: EffectRule(_run_extra_turn, QUIET, _own_turn, _own_turn, moment="turn"),
        },
        costs={IntrigueUnder: (_has_intrigue, ask_owner)},
        conditions={
            words.OwnsTech: _owns_tech,
            EnemyHere: _enemy_here,
            AgentWith: _agent_with,
            AgentsOn: _agents_on,
            PersuasionThisTurn: _persuasion,
            UnitsDeployed: _units_deployed,
            words.Conspiracy: _conspiracy,
        },
        counters={
            SwordCards: _sword_cards,
            words.DreadnoughtsInConflict: _dreadnoughts_in_conflict,
            FactionsAtMost: _factions_at_most,
        },
        influence_where={"sent_agent": _sent_agent},
    )
    fitting.also("on_cards_left", unload)
    fitting.also("worth_paying", _pays_with_unload)
    fitting.around("reveal_cards", reveal_cards)
    fitting.instead("after_turn", after_turn)
    fitting.around_word("gains", "sword", _note_swords)


def _note_swords(gain_swords: Callable[..., None]) -> Callable[..., None]:
    def note_swords(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Which cards gave swords is remembered for this turn (X3.19)."""
        turn = of_turn(state, seat)
        if turn is not None and source.startswith("card:"):
            turn.swords += (source[5:],)
        gain_swords(rules, state, seat, n, source)

    return note_swords


# ------------------------------------------------------------------------------------------------ unload


def unload(rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    """The Reveal boxes of these cards work now, all in the order their owner likes (X7.2, X7.10)."""
    todo = tuple(item for card in cards if rules.cards[card].unload for item in rules.card_rules[card].reveal)
    if todo:
        state.stack.append(Pool(seat, todo))


def _pays_with_unload(rules: Rules, state: GameState, seat: int, effect: Pay) -> bool:
    """A discard is worth its while if a card in hand unloads (X7.2)."""
    return any(part.__class__ is Discard for part in effect.cost) and any(
        rules.cards[card].unload for card in state.seats[seat].hand
    )


def reveal_cards(inner: Callable[..., None], rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    """Remember what is revealed, for counting the cards that give swords (X9.3)."""
    turn = of_turn(state, seat)
    assert turn is not None
    turn.revealed += cards
    inner(rules, state, seat, cards)


# ------------------------------------------------------------------------------------------------ conditions, counts


def _owns_tech(rules: Rules, state: GameState, seat: int, test: words.OwnsTech, source: str) -> bool:
    return len(of_seat(state, seat).tech) >= test.n


def _enemy_here(rules: Rules, state: GameState, seat: int, test: EnemyHere, source: str) -> bool:
    turn = state.turn
    if turn is None or turn.seat != seat or not turn.space:
        return False
    return any(turn.space in state.seats[other].agents for other in rules.opponents[seat])


def _agent_with(rules: Rules, state: GameState, seat: int, test: AgentWith, source: str) -> bool:
    return any(rules.spaces[space].faction == test.faction for space in state.seats[seat].agents)


def _agents_on(rules: Rules, state: GameState, seat: int, test: AgentsOn, source: str) -> bool:
    return sum(rules.spaces[space].icon in test.icons for space in state.seats[seat].agents) >= test.n


def _persuasion(rules: Rules, state: GameState, seat: int, test: PersuasionThisTurn, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.persuasion_gained >= test.n


def _units_deployed(rules: Rules, state: GameState, seat: int, test: UnitsDeployed, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and joined(state, turn) >= test.n


def _conspiracy(rules: Rules, state: GameState, seat: int, test: words.Conspiracy, source: str) -> bool:
    mine = state.seats[seat]
    met = (
        commissioned(state, seat) >= 2,
        spice_must_flow_owned(rules, state, seat) >= 1,
        sum(steps >= INFLUENCE_FOR_BONUS for steps in mine.influence) >= 2,
        mine.council,
    )
    return sum(met) >= test.n


def _sword_cards(rules: Rules, state: GameState, seat: int, amount: SwordCards, source: str) -> int:
    """Of each title as many as were revealed, and as gave swords (X3.19, X9.3, X9.14)."""
    turn = of_turn(state, seat)
    if turn is None:
        return 0
    gave = sum(min(turn.revealed.count(card), turn.swords.count(card)) for card in dict.fromkeys(turn.swords))
    own = source.removeprefix("card:")
    return gave - 1 if amount.others and own in turn.swords and own in turn.revealed else gave


def _dreadnoughts_in_conflict(rules: Rules, state: GameState, seat: int, amount: Any, source: str) -> int:
    return of_seat(state, seat).conflict


def _factions_at_most(rules: Rules, state: GameState, seat: int, amount: FactionsAtMost, source: str) -> int:
    return sum(steps <= amount.n for steps in state.seats[seat].influence)


def _sent_agent(rules: Rules, state: GameState, seat: int, faction: str) -> bool:
    """The faction of the space an Agent was sent to this turn (Strongarm)."""
    turn = state.turn
    return turn is not None and turn.seat == seat and bool(turn.space) and rules.spaces[turn.space].faction == faction


# ------------------------------------------------------------------------------------------------ effects


def _run_on_win(rules: Rules, state: GameState, seat: int, effect: OnWin, source: str) -> None:
    of_seat(state, seat).on_win += tuple((source, part, 0) for part in effect.effects)


def _factions_visited(rules: Rules, state: GameState, seat: int) -> list[str]:
    visited = [rules.spaces[space].faction for space in state.seats[seat].agents]
    return [faction for faction in FACTIONS if faction in visited]


def _any_faction(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> bool:
    return bool(_factions_visited(rules, state, seat))


def _any_to_gain(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> bool:
    steps = state.seats[seat].influence
    return any(steps[FACTION_INDEX[faction]] < MAX_INFLUENCE for faction in _factions_visited(rules, state, seat))


def _run_each(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> None:
    for faction in _factions_visited(rules, state, seat):
        gain_influence(rules, state, seat, faction, effect.n, source)


def _has_intrigue(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    return bool(state.seats[seat].intrigue)


def _under_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    return [("under", card) for card in dict.fromkeys(state.seats[frame.seat].intrigue)]


def _put_under(state: GameState, seat: int, card: str) -> None:
    player = state.seats[seat]
    player.intrigue = without(player.intrigue, card)
    state.intrigue_deck += (card,)
    state.events.append(("under", seat, 1, (card,)))


def _under_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    _put_under(state, frame.seat, str(option[1]))


def _exchange_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    """Card after card, then done; the cards drawn come when all are under the deck."""
    return [*_under_options(rules, state, frame), DONE]


def _put_away(rules: Rules, state: GameState, frame: Ask) -> bool:
    return all(word == "under" for word in frame.taken)


def _exchange_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    if option[0] == "under":
        frame.taken += ("under",)
        _put_under(state, frame.seat, str(option[1]))
        if state.seats[frame.seat].intrigue:
            return
    picked(state, frame)
    if frame.taken:
        rules.gains["intrigue"](rules, state, frame.seat, len(frame.taken), frame.source)


def _own_turn(rules: Rules, state: GameState, seat: int, effect: ExtraTurn, source: str) -> bool:
    return of_turn(state, seat) is not None


def _run_extra_turn(rules: Rules, state: GameState, seat: int, effect: ExtraTurn, source: str) -> None:
    turn = of_turn(state, seat)
    assert turn is not None
    turn.extra = True
    state.events.append(("extra_turn", seat))


def after_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """Whose turn comes next: the same seat's again, or House Hagal's for each Agent turn it has not answered.

    Nobody acts between a turn and the extra one (X9.11, X17.18).
    """
    flow = state.stack[-1]
    assert isinstance(flow, GameFlow)
    assert turn.ix is not None
    table, hagal = of_table(state), rules.hagal_seat
    if hagal != NOBODY and turn.stage != "reveal" and turn.seat == state.first_player:
        table.owed += 1
    if turn.ix.extra:
        flow.seat = turn.seat
        return
    if hagal != NOBODY:
        acts, table.owed = min(table.owed, state.seats[hagal].agents_left), 0
        state.stack.extend(RivalFlow(hagal) for _ in range(acts))
