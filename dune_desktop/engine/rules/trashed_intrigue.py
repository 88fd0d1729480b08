"""Trashing Intrigue cards: they leave the game (I12.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.knowledge.memory import INTRIGUE, Memory
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import TrashIntrigue
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import IntrigueId
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.model.records import Record
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask, every_pick_counted, picked
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

NAME: Final = "trashed_intrigue"


@cloneable
@dataclass(slots=True)
class TrashedIntrigue(Record):
    """A table record: the Intrigue cards that are out of the game."""

    cards: tuple[IntrigueId, ...] = ()
    kind: Literal["trashed_intrigue"] = "trashed_intrigue"


def _of_table(state: GameState) -> TrashedIntrigue:
    found: TrashedIntrigue = state.own[NAME]
    return found


def _ask_intrigue(rules: Rules, state: GameState, seat: int, effect: TrashIntrigue, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _has_intrigue(rules: Rules, state: GameState, seat: int, effect: TrashIntrigue, source: str) -> bool:
    return len(state.seats[seat].intrigue) >= effect.n


def _intrigue_options(rules: Rules, state: GameState, frame: Ask, effect: TrashIntrigue) -> list[OptionId]:
    return [("trash_intrigue", card) for card in dict.fromkeys(state.seats[frame.seat].intrigue)]


def _intrigue_answer(rules: Rules, state: GameState, frame: Ask, effect: TrashIntrigue, option: OptionId) -> None:
    _, chosen = option
    card, player = str(chosen), state.seats[frame.seat]
    frame.taken += (card,)
    picked(state, frame)
    player.intrigue = without(player.intrigue, card)
    _of_table(state).cards += (card,)
    state.events.append(("trash_intrigue", frame.seat, card, frame.source))


def _trashed(rules: Rules, state: GameState, frame: Ask, effect: TrashIntrigue) -> bool:
    return all(card in rules.intrigues for card in frame.taken) and every_pick_counted(frame, effect.n)


def _out_of_the_game(state: GameState) -> Iterable[str]:
    return _of_table(state).cards


def _remember_intrigue(memory: Memory, event: Any) -> None:
    _, seat, card, _ = event
    memory.show((INTRIGUE, seat), card)


def _keep_trashed(builder: RulesBuilder) -> None:
    builder.add_state(NAME, table=TrashedIntrigue)
    builder.on("intrigue_elsewhere", _out_of_the_game)
    builder.register(lessons={"trash_intrigue": _remember_intrigue})


EFFECTS: Final[dict[type, EffectRule]] = {
    TrashIntrigue: EffectRule(
        _ask_intrigue, ASKS, _has_intrigue, _has_intrigue, _intrigue_options, _intrigue_answer, taken=_trashed
    ),
}

COSTS: Final[dict[type, tuple[Any, Any]]] = {TrashIntrigue: (_has_intrigue, _ask_intrigue)}

NEEDS: Final[dict[type, Any]] = {TrashIntrigue: _keep_trashed}
