"""Counting the revealed cards that gave swords this turn (X3.19, X9.3, X9.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import SwordCards
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.ids import CardId
from dune_desktop.engine.model.records import Record, of_own_turn

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

NAME: Final = "sword_cards"


@cloneable
@dataclass(slots=True)
class RevealedSwords(Record):
    """A turn record: the cards revealed, and those that gave swords."""

    revealed: tuple[CardId, ...] = ()
    swords: tuple[CardId, ...] = ()  # once for each time
    kind: Literal["revealed_swords"] = "revealed_swords"


def _of_turn(state: GameState, seat: int) -> RevealedSwords | None:
    found: RevealedSwords | None = of_own_turn(state, seat, NAME)
    return found


def _reveal_cards(
    inner: Callable[..., None], rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]
) -> None:
    """Reveal cards and record them in the turn."""
    turn = _of_turn(state, seat)
    assert turn is not None
    turn.revealed += cards
    inner(rules, state, seat, cards)


def _note(gain_swords: Callable[..., None]) -> Callable[..., None]:
    def note_swords(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Gain swords and record the card that gave them in the turn."""
        turn = _of_turn(state, seat)
        if turn is not None and source.startswith("card:"):
            turn.swords += (source[5:],)
        gain_swords(rules, state, seat, n, source)

    return note_swords


def _sword_cards(rules: Rules, state: GameState, seat: int, amount: SwordCards, source: str) -> int:
    """Return how many of the cards revealed this turn gave swords (X3.19, X9.3, X9.14)."""
    turn = _of_turn(state, seat)
    if turn is None:
        return 0
    gave = sum(min(turn.revealed.count(card), turn.swords.count(card)) for card in dict.fromkeys(turn.swords))
    own = source.removeprefix("card:")
    return gave - 1 if amount.others and own in turn.swords and own in turn.revealed else gave


def _remember(builder: RulesBuilder) -> None:
    builder.add_state(NAME, turn=RevealedSwords)
    builder.wrap("reveal_cards", _reveal_cards)
    builder.wrap_word("gains", "sword", _note)


COUNTERS: Final[dict[type, Any]] = {SwordCards: _sword_cards}

NEEDS: Final[dict[type, Any]] = {SwordCards: _remember}
